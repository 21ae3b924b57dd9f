import { useEffect } from 'react';
import { anchorIn, docIn } from '../entities/help/docs';
import { readDocs, useHelp } from '../entities/help/help-store';
import { useRoute, type PageProps } from '../entities/window/route';
import { DocList } from '../features/help/doc-list';
import { DocSheet } from '../features/help/doc-sheet';
import { PageHead } from '../kit/page-head';
import { useSay } from '../i18n/use-say';
import { classes } from '../kit/classes';
import styles from '../features/help/help.module.css';

/** The whole documentation, offline: what is looked for at the left, the page at the right. */
export function HelpPage({ id }: PageProps) {
  const { say, language } = useSay('help');
  const { part } = useRoute();
  const docs = useHelp((state) => state.docs);
  useEffect(() => {
    void readDocs();
  }, []);
  const doc = docs === null ? undefined : docIn(docs, id ?? 'start', language);
  return (
    <main className="page" data-part="page" id="page">
      <PageHead title={say('title')} sub={say('offline')} />
      {docs === null ? (
        <p className="sub" role="status">
          {say('reading')}
        </p>
      ) : (
        <div className={classes(styles.desk, styles.columns, 'desk')}>
          <DocList docs={docs} shown={doc?.id ?? null} />
          {doc === undefined ? (
            <p>{say('noSuchPage', { page: id ?? '' })}</p>
          ) : (
            <DocSheet key={doc.id} doc={doc} docs={docs} anchor={anchorIn(docs, doc, part)} />
          )}
        </div>
      )}
    </main>
  );
}
