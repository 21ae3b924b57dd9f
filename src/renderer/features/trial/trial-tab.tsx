import { useState } from 'react';
import { placeOf } from '../../../shared/sop';
import { useEditor } from '../editor/editor-store';
import { isTestable, type TestDraft } from '../events/test-plan';
import { BackTestRow } from './back-test-row';
import { DryRunRow } from './dry-run-row';
import { EventPicker } from './event-picker';
import type { TriedEvent } from './trial-state';
import { VerdictRows } from './verdict-rows';
import '../events/events.css';
import './trial.css';

const none: TestDraft = { source: 'mqtt', place: '', payload: '' };

/** What the procedure, as its texts are now, would do: with one event, with those of the past, and step by step without acting. */
export function TrialTab() {
  const document = useEditor((state) => state.document);
  const [chosen, setChosen] = useState<TriedEvent | null>(null);
  if (document === null) return null;
  const trigger = document.cards.triggers.find((each) => each !== null && each.type !== 'manual');
  // Until one is chosen: an event at the first place that it listens to.
  const first: TriedEvent = { ...none, recorded: null, ...(trigger !== undefined && trigger !== null && isTestable(trigger.type) ? { source: trigger.type, place: placeOf(trigger) ?? '' } : {}) };
  const event = chosen ?? first;
  return (
    <div className="desk two trial">
      <article className="sheet trial-sheet" aria-label={document.name} tabIndex={0}>
        <VerdictRows document={document} event={event} />
        <BackTestRow key={document.name} document={document} />
        <DryRunRow document={document} event={event} />
      </article>
      <EventPicker name={document.name} event={event} onChoose={setChosen} />
    </div>
  );
}
