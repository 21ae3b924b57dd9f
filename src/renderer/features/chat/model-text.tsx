import { createContext, isValidElement, memo, useContext, useState, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { flattened } from '../../../shared/flat-markdown';
import { visible } from '../../../shared/visible';
import { CodeBlock } from './code-block';
import { Formula } from './formula';
import { honestAddress } from './honest-address';
import { LinkQuestion } from './link-question';
import { markdownBlocks } from './markdown-blocks';
import { formulaOf, withFormulas } from './math-marks';
import { useSay } from '../../i18n/use-say';
import styles from './chat.module.css';

const components: Components = {
  a: ({ href, children }) => <AskingLink target={href ?? ''}>{children}</AskingLink>,
  img: ({ alt }) => <LeftOutImage text={alt ?? ''} />,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  pre: ({ children }) => <Pre>{children}</Pre>,
  code: ({ children }) => <Code>{children}</Code>,
  table: ({ children }) => (
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** More of the block is being written. */
const Grows = createContext(false);

/**
 * Text of the model: Markdown, sanitised. A link asks before it leads anywhere, images are never fetched, HTML
 * is text. Of a growing text only the last piece is read again.
 */
export const ModelText = memo(function ModelText({
  text,
  grows = false,
}: {
  readonly text: string;
  readonly grows?: boolean;
}) {
  const blocks = markdownBlocks(text);
  return (
    <div className={styles.markdown} data-part="markdown">
      {blocks.map((block, index) => (
        <Grows key={index} value={grows && index === blocks.length - 1}>
          <Block text={block} />
        </Grows>
      ))}
    </div>
  );
});

const remarkPlugins = [remarkGfm];
const rehypePlugins = [rehypeSanitize];

const Block = memo(function Block({ text }: { readonly text: string }) {
  return (
    <Markdown remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={components}>
      {withFormulas(flattened(text))}
    </Markdown>
  );
});

/** Around code that stands on lines of its own. */
function Pre({ children }: { readonly children?: ReactNode }) {
  const grows = useContext(Grows);
  if (!isValidElement<{ readonly className?: string; readonly children?: ReactNode }>(children))
    return <pre tabIndex={0}>{children}</pre>;
  const { className = '', children: code } = children.props;
  const language = /(?:^|\s)language-(\S+)/u.exec(className)?.[1] ?? '';
  const text = typeof code === 'string' ? code.replace(/\n$/u, '') : '';
  if (language === 'math' && !grows) return <Formula tex={text} display />;
  return <CodeBlock code={text} language={visible(language)} grows={grows} />;
}

function Code({ children }: { readonly children?: ReactNode }) {
  const formula = typeof children === 'string' ? formulaOf(children) : null;
  return formula === null ? <code>{children}</code> : <Formula {...formula} />;
}

/** The words, and where the link would go; pressed, it asks. */
function AskingLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  const { say } = useSay('chat');
  const [asks, setAsks] = useState(false);
  const address = honestAddress(target);
  if (address === null) return <span>{children}</span>;
  const { whole, host } = address;
  const isSaid = children === whole || children === target;
  return (
    <>
      <button
        type="button"
        className={styles.askingLink}
        title={whole}
        aria-haspopup="dialog"
        onClick={() => {
          setAsks(true);
        }}
      >
        {children}
      </button>
      {isSaid ? null : <span className={styles.linkTarget}> ({say('goesTo', { target: host })})</span>}
      {asks ? (
        <LinkQuestion
          address={address}
          onClose={() => {
            setAsks(false);
          }}
        />
      ) : null}
    </>
  );
}

function LeftOutImage({ text }: { readonly text: string }) {
  const { say } = useSay('chat');
  return <span className="m">[{say('image', { text })}]</span>;
}
