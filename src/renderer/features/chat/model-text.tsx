import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { flattened } from '../../../shared/flat-markdown';
import { markdownBlocks } from './markdown-blocks';
import { useSay } from '../../i18n/use-say';

const components: Components = {
  a: ({ href, children }) => <ShownLink target={href ?? ''}>{children}</ShownLink>,
  img: ({ alt }) => <LeftOutImage text={alt ?? ''} />,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  table: ({ children }) => (
    <div className="tbl" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/**
 * Text of the model: Markdown, sanitised. Links never navigate, images are never fetched, HTML is text. Of a
 * growing text only the last piece is read again.
 */
export const ModelText = memo(function ModelText({ text }: { readonly text: string }) {
  return (
    <div className="md">
      {markdownBlocks(text).map((block, index) => (
        <Block key={index} text={block} />
      ))}
    </div>
  );
});

const remarkPlugins = [remarkGfm];
const rehypePlugins = [rehypeSanitize];

const Block = memo(function Block({ text }: { readonly text: string }) {
  return (
    <Markdown remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={components}>
      {flattened(text)}
    </Markdown>
  );
});

/** The words, and where the link would go: a person copies it if they want it. */
function ShownLink({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  const { say } = useSay('chat');
  return (
    <>
      <span className="shown-link">{children}</span>
      {target === '' ? null : <span className="link-target"> ({say('goesTo', { target })})</span>}
    </>
  );
}

function LeftOutImage({ text }: { readonly text: string }) {
  const { say } = useSay('chat');
  return <span className="m">[{say('image', { text })}]</span>;
}
