import { useState } from 'react';
import { docIn, groupsFor, searchDocs, type Docs } from '../../entities/help/docs';
import { SearchField } from '../../kit/search-field';
import { hrefOf } from '../../entities/window/route';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './help.module.css';

const mostHits = 40;

const groups = [
  'Start',
  'Concepts',
  'Procedures',
  'Boards',
  'Models',
  'Channels',
  'Operations',
  'Reference',
  'Inside',
] as const;
/** One that README.md gets later stands as it is written there. */
const isGroup = (title: string): title is (typeof groups)[number] =>
  (groups as readonly string[]).includes(title);

/** The contents; with something typed, where it stands. */
export function DocList({ docs, shown }: { readonly docs: Docs; readonly shown: string | null }) {
  const { say, language } = useSay('help');
  const [query, setQuery] = useState('');
  const groupName = (title: string): string => (isGroup(title) ? say(`group_${title}`) : title);
  const hits = searchDocs(docs, query, mostHits, language);
  const searching = query.trim() !== '';
  return (
    <nav className={styles.list} aria-label={say('contents')}>
      <SearchField name={say('search')} query={query} onQuery={setQuery} />
      <div
        className={styles.found}
        tabIndex={0}
        role="group"
        aria-label={say(searching ? 'found' : 'contents')}
      >
        {searching ? (
          <>
            <p className={classes(styles.note, 'note')} role="status">
              {hits.length === 0
                ? say('nothing', { text: query.trim() })
                : say('hits', { count: hits.length })}
            </p>
            <ul>
              {hits.map(({ doc, section, excerpt }) => (
                <li key={`${doc.id} ${section.anchor ?? ''}`}>
                  <a href={hrefOf('help', doc.id, section.anchor)}>
                    <b>{section.heading}</b>
                    {section.anchor === null ? null : (
                      <span className={classes(styles.note, 'note')}>{doc.title}</span>
                    )}
                    <span className={classes(styles.note, 'note')}>{excerpt}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        ) : (
          groupsFor(docs, language).map(({ title, docs: pages }) => (
            <section key={title} aria-label={groupName(title)}>
              <h2 className={classes(styles.caption, 'lab')}>{groupName(title)}</h2>
              <ul>
                {pages.map((page) => (
                  <li key={page.id}>
                    <a
                      href={hrefOf('help', page.id)}
                      aria-current={docIn(docs, page.id, language)?.id === shown ? 'page' : undefined}
                    >
                      {page.title}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </nav>
  );
}
