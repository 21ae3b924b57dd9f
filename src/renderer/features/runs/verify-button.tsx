import { Copy, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { RecordFinding, RecordReport } from '../../../shared/record';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button, IconButton } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { fullTime } from '../../kit/time-format';
import { useSay, type Say } from '../../i18n/use-say';

/** Walks the whole record of runs, and says whether it is as it was written. */
export function VerifyButton() {
  const { say } = useSay('runs');
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<RecordReport | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const verify = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask('runs.verify', {});
    setBusy(false);
    if (answer.ok) setReport(answer.value);
    else setRefusal(answer.error);
  };
  const accept = async (): Promise<void> => {
    const answer = await ask('runs.accept-record', {});
    if (answer.ok) await verify();
    else setRefusal(answer.error);
  };
  const close = (): void => {
    setReport(null);
    setRefusal(null);
  };
  return (
    <>
      <IconButton
        icon={ShieldCheck}
        name={say(busy ? 'verifying' : 'verify')}
        onClick={() => {
          if (!busy) void verify();
        }}
      />
      {report === null && refusal === null ? null : (
        <Dialog
          open
          onClose={close}
          title={say(refusal === null ? 'verifyTitle' : 'verifyFailed')}
          // Whoever presses Enter on what they have not read accepts nothing.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            closing.current?.focus();
          }}
        >
          {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
          {report === null ? null : <Report report={report} />}
          <DialogActions>
            {report?.held == null ? null : (
              <Button onClick={() => void accept()}>{say('acceptRecord')}</Button>
            )}
            <Button ref={closing} look="key" onClick={close}>
              {say('close')}
            </Button>
            {report === null ? null : <CopyEnd report={report} />}
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** What is kept elsewhere, with what it is: nobody types 64 digits. */
function CopyEnd({ report: { end, signed } }: { readonly report: RecordReport }) {
  const { say, language } = useSay('runs');
  const [copied, setCopied] = useState(false);
  const text = [
    `${say('verifyTitle')}, ${say('verifyEnd', { link: end.link })} ${end.hash}`,
    ...(signed === null
      ? []
      : [say('verifySigned', { link: signed.link, at: fullTime(signed.at, language), key: signed.key })]),
  ].join('\n');
  return (
    <Button
      icon={Copy}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(() => {
          setCopied(true);
        })
      }
    >
      <span role="status">{say(copied ? 'endCopied' : 'copyEnd')}</span>
    </Button>
  );
}

function Report({
  report: { events, end, before, removed, signed, accepted, held, found, findings },
}: {
  readonly report: RecordReport;
}) {
  const { say, language } = useSay('runs');
  const shown = findings.slice(0, 12);
  return (
    <div role="status">
      {found === 0 ? (
        <p>{say('verifyWhole', { count: events })}</p>
      ) : (
        <>
          <ProblemNote message={say('verifyNot', { count: found })} remedy={null} />
          <ul className="mt-2">
            {shown.map((finding, index) => (
              <li key={index}>{findingPhrase(finding, say)}</li>
            ))}
            {found > shown.length ? <li>{say('verifyMore', { more: found - shown.length })}</li> : null}
          </ul>
        </>
      )}
      {held === null ? null : (
        <p className="mt-3">
          {say('verifyHeld')}{' '}
          {held.runs.length === 0 ? null : say('verifyHeldRuns', { runs: held.runs.join(', ') })}
        </p>
      )}
      <p className="cons mt-3">
        {accepted === null ? null : (
          <>
            {say('verifyAccepted', {
              by: accepted.by,
              via: accepted.via,
              at: fullTime(accepted.at, language),
            })}
            <br />
          </>
        )}
        {signed === null
          ? say('verifyUnsigned')
          : say('verifySigned', {
              link: signed.link,
              at: fullTime(signed.at, language),
              key: signed.key,
            })}
        {before === 0 ? null : (
          <>
            <br />
            {say('verifyBefore', { link: before })}
          </>
        )}
        {removed === 0 ? null : (
          <>
            <br />
            {say('verifyRemoved', { count: removed })}
          </>
        )}
        <br />
        {say('verifyEnd', { link: end.link })} <span className="code break-all">{end.hash}</span>
      </p>
    </div>
  );
}

const wordOf = {
  changed: 'findingChanged',
  missing: 'findingMissing',
  moved: 'findingMoved',
  added: 'findingAdded',
  removals: 'findingRemovals',
  end: 'findingEnd',
  signature: 'findingSignature',
  cut: 'findingCut',
  rewritten: 'findingRewritten',
  'no-events': 'findingNoEvents',
  'not-listed': 'findingNotListed',
  'list-differs': 'findingListDiffers',
  gap: 'findingGap',
  seal: 'findingSeal',
  key: 'findingKey',
  unsigned: 'findingUnsigned',
} as const;

const wordOfTable = {
  permissions: 'tablePermissions',
  'approved-calls': 'tableApprovedCalls',
  queue: 'tableQueue',
  pause: 'tablePause',
  versions: 'tableVersions',
  'imported-procedures': 'tableImportedProcedures',
  'imported-runs': 'tableImportedRuns',
  ends: 'tableEnds',
  counting: 'tableCounting',
  cards: 'tableCards',
  people: 'tablePeople',
  'people-names': 'tablePeopleNames',
  inbox: 'tableInbox',
  outbox: 'tableOutbox',
  'outbox-state': 'tableOutboxState',
  jobs: 'tableJobs',
  'job-times': 'tableJobTimes',
  clock: 'tableClock',
  'clock-triggers': 'tableClockTriggers',
  'known-boards': 'tableKnownBoards',
  'board-pins': 'tableBoardPins',
  'procedure-state': 'tableProcedureState',
  'watched-files': 'tableWatchedFiles',
  'watched-patterns': 'tableWatchedPatterns',
  'announced-topics': 'tableAnnouncedTopics',
  'pin-names': 'tablePinNames',
  accepted: 'tableAccepted',
} as const;

function findingPhrase(
  { kind, runId, seq, link, upTo, table = 'accepted' }: RecordFinding,
  say: Say<'runs'>,
): string {
  if (kind === 'table') return say('findingTable', { what: say(wordOfTable[table]) });
  return say(wordOf[kind], {
    run: runId ?? '?',
    seq: seq ?? 0,
    link: link ?? 0,
    upTo: upTo ?? link ?? 0,
  });
}
