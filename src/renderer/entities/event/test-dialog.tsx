import { useEffect, useId, useState } from 'react';
import type { DispatchRow, SopVerdict } from '../../../shared/sop';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Segments } from '../../kit/segments';
import { useApp } from '../engine/app-store';
import { hrefOf } from '../window/route';
import { CheckLine } from './check-line';
import { reasonPhrase, sourcePhrase } from './event-phrases';
import {
  isComplete,
  placesOf,
  planOf,
  testSources,
  toTestEvent,
  type Expected,
  type TestDraft,
} from './test-plan';
import { useSay, type Word } from '../../i18n/use-say';
import styles from './event.module.css';

const placeWord: Record<TestDraft['source'], Word<'events'>> = {
  mqtt: 'testTopic',
  webhook: 'testPath',
  cron: 'testCron',
  peripheral: 'testPin',
  procedure: 'testProcedure',
  file: 'testFile',
  message: 'testChannel',
  amqp: 'testQueue',
};
const examples: Record<TestDraft['source'], string> = {
  mqtt: 'facility/pump/pressure',
  webhook: '/sop/backup',
  cron: '*/30 * * * *',
  peripheral: 'nucleo-f401re-0/pin_3',
  procedure: 'pump-overpressure',
  file: 'inbox/readings.csv',
  message: 'telegram',
  amqp: 'alarms',
};
const judgeAfterMs = 200;

/**
 * Writes an event, says what it would do, and sends it; where it would start something for real, only after a
 * second question.
 */
export function TestDialog({ first, onClose }: { readonly first: TestDraft; readonly onClose: () => void }) {
  const { say } = useSay('events');
  const [draft, setDraft] = useState(first);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [sent, setSent] = useState<readonly DispatchRow[] | null>(null);
  const sops = useApp((state) => state.sops);
  const { verdicts, problem, judgeAgain } = useVerdicts(draft);
  const plan = verdicts === null ? null : planOf(verdicts, sops);
  const starting = plan?.concerned.filter(({ starts }) => starts) ?? [];
  /**
   * What it would do may have changed since it was looked at: a rest is over, a procedure was saved.
   * `agreed`: what the person knows to be starting.
   */
  const send = async (agreed: readonly string[]): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const now = await judgeAgain();
    const known = now?.every(({ sop, starts }) => !starts || agreed.includes(sop)) === true;
    const answer = known ? await ask('events.send', { ...toTestEvent(draft), test: true }) : null;
    setBusy(false);
    setAsking(!known && now !== null);
    if (answer === null) return;
    if (answer.ok) setSent(answer.value);
    else setRefusal(answer.error);
  };
  if (sent !== null) return <Sent rows={sent} onClose={onClose} />;
  if (asking)
    return (
      <Real
        starting={starting}
        busy={busy}
        onSend={() => void send(starting.map(({ sop }) => sop))}
        onBack={() => {
          setAsking(false);
        }}
      />
    );
  return (
    <Dialog open onClose={onClose} title={say('testTitle')}>
      <Fields draft={draft} places={placesOf(sops, draft.source)} onChange={setDraft} />
      <div className={styles.testWould} aria-live="polite">
        <h3>{say('testWould')}</h3>
        {problem === null ? null : <ProblemNote message={problem.message} remedy={problem.remedy} />}
        {plan === null ? (
          <p className="m">{say('testWrite')}</p>
        ) : (
          <Plan concerned={plan.concerned} others={plan.others} source={draft.source} />
        )}
      </div>
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <p className="cons mt-3">{say('testText')}</p>
      <DialogActions>
        <Button
          look="key"
          busy={busy ? say('testSending') : null}
          disabled={plan === null}
          onClick={() => void send([])}
        >
          {say(starting.length > 0 ? 'testSendAsks' : 'testSend')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface Judged {
  readonly draft: TestDraft;
  readonly verdicts: readonly SopVerdict[] | null;
  readonly problem: Refusal | null;
}

async function judge(draft: TestDraft): Promise<Judged> {
  const answer = await ask('sops.test', toTestEvent(draft));
  return answer.ok
    ? { draft, verdicts: answer.value, problem: null }
    : { draft, verdicts: null, problem: answer.error };
}

/** What the engine would make of the draft; null until that is known. */
function useVerdicts(
  draft: TestDraft,
): Omit<Judged, 'draft'> & { readonly judgeAgain: () => Promise<Judged['verdicts']> } {
  const [judged, setJudged] = useState<Judged | null>(null);
  useEffect(() => {
    if (!isComplete(draft)) return;
    let current = true;
    const timer = setTimeout(() => {
      void judge(draft).then((now) => {
        if (current) setJudged(now);
      });
    }, judgeAfterMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [draft]);
  const judgeAgain = async (): Promise<Judged['verdicts']> => {
    const now = await judge(draft);
    setJudged((before) => (before?.draft === draft ? now : before));
    return now.verdicts;
  };
  const { verdicts, problem } = judged?.draft === draft ? judged : { verdicts: null, problem: null };
  return { verdicts, problem, judgeAgain };
}

function Fields({
  draft,
  places,
  onChange,
}: {
  readonly draft: TestDraft;
  readonly places: readonly string[];
  readonly onChange: (draft: TestDraft) => void;
}) {
  const { say } = useSay('events');
  const [placeId, listId, payloadId, sourceId] = [useId(), useId(), useId(), useId()];
  return (
    <>
      <div className="field" data-part="field">
        <span className="fl" id={sourceId}>
          {say('testSource')}
        </span>
        <Segments
          name="source"
          labelledBy={sourceId}
          value={draft.source}
          options={testSources.map((value) => ({ value, label: sourcePhrase(value, say) }))}
          onChange={(source) => {
            onChange({ ...draft, source, place: '' });
          }}
        />
      </div>
      <div className="field" data-part="field">
        <label htmlFor={placeId}>{say(placeWord[draft.source])}</label>
        <input
          id={placeId}
          className="in code"
          list={listId}
          value={draft.place}
          autoComplete="off"
          spellCheck={false}
          placeholder={say('testPlaceHint', { place: examples[draft.source] })}
          onChange={(event) => {
            onChange({ ...draft, place: event.target.value });
          }}
        />
        <datalist id={listId}>
          {places
            .filter((place) => !/[+#]/u.test(place) || draft.source !== 'mqtt')
            .map((place) => (
              <option key={place} value={place} />
            ))}
        </datalist>
      </div>
      <div className="field" data-part="field">
        <label htmlFor={payloadId}>{say('testPayload')}</label>
        <textarea
          id={payloadId}
          className="in code"
          rows={4}
          spellCheck={false}
          value={draft.payload}
          onChange={(event) => {
            onChange({ ...draft, payload: event.target.value });
          }}
        />
        <span className="note" data-part="note">
          {say('testPayloadHint')}
        </span>
      </div>
    </>
  );
}

function Plan({
  concerned,
  others,
  source,
}: {
  readonly concerned: readonly Expected[];
  readonly others: number;
  readonly source: string;
}) {
  const { say } = useSay('events');
  const [openedAt] = useState(() => Date.now());
  return (
    <>
      {concerned.every(({ starts }) => !starts) ? <p>{say('testNothing')}</p> : null}
      {concerned.map(({ sop, starts, failing, first }) => (
        <div key={sop} className={styles.testVerdict}>
          <span>
            <b>{sop}</b>{' '}
            <span className={starts ? 'ink' : 'bad'}>{say(starts ? 'testStarts' : 'testNot')}</span>
          </span>
          {failing === null ? null : <CheckLine check={failing} source={source} at={openedAt} />}
          {first === null ? null : <FirstActs first={first} />}
        </div>
      ))}
      {others === 0 ? null : <p className="m">{say('testOthers', { count: others })}</p>}
    </>
  );
}

function FirstActs({ first: { asksBefore, tools } }: { readonly first: NonNullable<Expected['first']> }) {
  const { say } = useSay('events');
  const acts =
    tools.length === 0
      ? asksBefore === null
        ? [say('testReads')]
        : []
      : [say('testActs', { tools: tools.join(', ') })];
  return (
    <p className="m">
      {[...acts, ...(asksBefore === null ? [] : [say('testAsks', { step: asksBefore })])].join(', ')}
    </p>
  );
}

function Real({
  starting,
  busy,
  onSend,
  onBack,
}: {
  readonly starting: readonly Expected[];
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onBack: () => void;
}) {
  const { say } = useSay('events');
  const count = starting.length;
  return (
    <Dialog open role="alertdialog" onClose={onBack} title={say('realTitle', { count })}>
      {starting.map(({ sop, first }) => (
        <div key={sop} className={styles.testVerdict}>
          <b>{sop}</b>
          {first === null ? null : <FirstActs first={first} />}
        </div>
      ))}
      <p className="cons mt-3">{say('realText')}</p>
      <DialogActions>
        <Button look="key" busy={busy ? say('testSending') : null} onClick={onSend}>
          {say('realSend', { count })}
        </Button>
        <Button onClick={onBack}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Sent({ rows, onClose }: { readonly rows: readonly DispatchRow[]; readonly onClose: () => void }) {
  const { say } = useSay('events');
  return (
    <Dialog open onClose={onClose} title={say('sentTitle')}>
      {rows.length === 0 ? <p>{say('sentNothing')}</p> : null}
      {rows.map((row) => (
        <div key={row.sop} className={styles.testVerdict}>
          <span>
            <b>{row.sop}</b>{' '}
            {row.result === 'started' ? (
              <span className="ink">
                {say('started')}{' '}
                <a className="link" href={hrefOf('runs', row.runId)} onClick={onClose}>
                  {row.runId}
                </a>
              </span>
            ) : (
              <span className="bad">{say('notStarted')}</span>
            )}
          </span>
          {row.result === 'skipped' ? <p className="m">{reasonPhrase(row.reason, say)}</p> : null}
        </div>
      ))}
      <DialogActions>
        <Button look="key" onClick={onClose}>
          {say('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
