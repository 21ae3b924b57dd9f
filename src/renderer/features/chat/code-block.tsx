import { memo, useMemo } from 'react';
import { useLoaded } from '../../kit/use-loaded';
import { useSay } from '../../i18n/use-say';
import { CopyButton } from './copy-button';
import styles from './chat.module.css';

/** More is shown without colours: it would keep the page busy. */
const mostHighlighted = 50_000;

const loadHighlighter = async () => (await import('./highlighter')).codeWords;

/**
 * Code with its language and a button that copies it. `grows`: more of it is being written, and its colours
 * come when it is whole.
 */
export const CodeBlock = memo(function CodeBlock({
  code,
  language,
  grows,
}: {
  readonly code: string;
  readonly language: string;
  readonly grows: boolean;
}) {
  const { say } = useSay('chat');
  return (
    <div className={styles.codeBlock}>
      <div className={styles.codeHead} data-part="code-head">
        <span>{language === '' ? say('code') : language}</span>
        <CopyButton text={code} name={say('copyCode')} />
      </div>
      <pre tabIndex={0}>
        <code>
          {grows || language === '' || code.length > mostHighlighted ? (
            code
          ) : (
            <Highlighted code={code} language={language} />
          )}
        </code>
      </pre>
    </div>
  );
});

function Highlighted({ code, language }: { readonly code: string; readonly language: string }) {
  const wordsIn = useLoaded(loadHighlighter);
  const words = useMemo(() => wordsIn?.(code, language.toLowerCase()) ?? null, [wordsIn, code, language]);
  return words === null
    ? code
    : words.map(({ text, kind }, index) =>
        kind === null ? (
          text
        ) : (
          <span key={index} data-syntax={kind}>
            {text}
          </span>
        ),
      );
}
