import { isValidElement, useEffect, useMemo, useRef, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { isKorean, linkTarget, slugOf, type Doc, type Docs } from '../../entities/help/docs';
import { hrefOf } from '../../entities/window/route';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './help.module.css';

const remarkPlugins = [remarkGfm];
const rehypePlugins = [rehypeSanitize];

/** One page of the documentation. Links stay in it; addresses elsewhere are shown, and nothing is fetched. */
export function DocSheet({
  doc,
  docs,
  anchor,
}: {
  readonly doc: Doc;
  readonly docs: Docs;
  readonly anchor: string | null;
}) {
  const { say, language } = useSay('help');
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const place =
      anchor === null ? null : sheet.current?.querySelector(`[id="${CSS.escape(`doc-${anchor}`)}"]`);
    if (place == null) sheet.current?.scrollTo({ top: 0 });
    else place.scrollIntoView({ block: 'start' });
  }, [doc, anchor]);
  const components = useMemo((): Components => {
    const heading = (Tag: 'h3' | 'h4') =>
      function Heading({ children }: { readonly children?: ReactNode }) {
        return <Tag id={`doc-${slugOf(textOf(children))}`}>{children}</Tag>;
      };
    return {
      a: ({ href = '', children }) => {
        const target = linkTarget(doc.id, href, docs.byId);
        return target === null ? (
          <span title={href}>{children}</span>
        ) : (
          <a className="link" href={hrefOf('help', target.id, target.anchor)}>
            {children}
          </a>
        );
      },
      img: ({ alt }) => <span className={classes(styles.note, 'note')}>[{alt}]</span>,
      h1: () => null,
      h2: heading('h3'),
      h3: heading('h4'),
      h4: heading('h4'),
      pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
      table: ({ children }) => (
        <div className={styles.table} tabIndex={0}>
          <table>{children}</table>
        </div>
      ),
    };
  }, [doc, docs]);
  return (
    <article
      className={classes(styles.sheet, 'sheet')}
      data-part="sheet"
      ref={sheet}
      aria-label={doc.title}
      tabIndex={0}
    >
      <h2>{doc.title}</h2>
      {language === 'ko' && !isKorean(doc) ? (
        <p className={classes(styles.note, 'note')}>{say('englishOnly')}</p>
      ) : null}
      <div className={styles.text} lang={isKorean(doc) ? 'ko' : 'en'}>
        <Markdown remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={components}>
          {doc.text}
        </Markdown>
      </div>
    </article>
  );
}

/** The words of a heading, whatever marks stand in it. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((each: ReactNode) => textOf(each)).join('');
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
