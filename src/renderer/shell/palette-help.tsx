import { Command } from 'cmdk';
import { CircleQuestionMark } from 'lucide-react';
import { useEffect } from 'react';
import { searchDocs } from '../entities/help/docs';
import { readDocs, useHelp } from '../entities/help/help-store';
import { go } from '../entities/window/route';
import { useSay } from '../i18n/use-say';
import { useTyped } from './palette-found';
import { Item } from './palette-item';

const mostHits = 5;

/** Where the documentation says something of what is typed. */
export function HelpItems() {
  const { say, language } = useSay('shell');
  const typed = useTyped();
  const docs = useHelp((state) => state.docs);
  useEffect(() => {
    void readDocs();
  }, []);
  const hits = docs === null || typed.length < 2 ? [] : searchDocs(docs, typed, mostHits, language);
  if (hits.length === 0) return null;
  return (
    <Command.Group heading={say('help')}>
      {hits.map(({ doc, section }) => (
        <Item
          key={`${doc.id} ${section.anchor ?? ''}`}
          id={`help ${doc.id} ${section.anchor ?? ''}`}
          icon={CircleQuestionMark}
          words={section.heading}
          alsoCalled={[typed]}
          note={section.anchor === null ? undefined : doc.title}
          onSelect={() => {
            go('help', doc.id, section.anchor);
          }}
        />
      ))}
    </Command.Group>
  );
}
