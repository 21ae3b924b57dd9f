import { CallTable } from '../../entities/approval/call-table';
import { modelChooses } from '../../entities/approval/phrases';
import { ToolChip } from '../../kit/chip';
import { StatusDot } from '../../kit/status-dot';
import { clockTime } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { awaitedText } from '../../../shared/part-text';
import type { Approval } from '../../../shared/procedures';
import type { DraftedCall, Run, ToolCallState } from '../../../shared/run';
import { knownOf } from '../../../shared/run-facts';
import { useTold } from '../../i18n/use-told';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** What would be sent, exactly; or, in words, why that is not known yet. */
export function Calls({ approval, run }: { readonly approval: Approval; readonly run: Run | null }) {
  const told = useTold();
  const { say } = useSay('approvals');
  const language = useLanguage();
  const { gate } = approval;
  return (
    <div>
      {gate.reason === 'interrupted' ? <Known approval={approval} run={run} /> : null}
      {gate.reason === 'interrupted' && gate.calls !== null && gate.calls.length > 0 ? (
        <p className={classes(styles.caption, styles.again, 'lab')}>
          {say('sentAgain', { count: gate.calls.length })}
        </p>
      ) : null}
      {gate.resumes === true ? (
        <p className={classes(styles.caption, styles.again, 'lab')}>
          <ParkedBecause gate={gate} />
        </p>
      ) : null}
      {gate.reason === 'beside' ? <Beside calls={gate.calls ?? []} /> : null}
      {gate.calls?.map((call, index) => (
        <CallTable
          key={index}
          name={call.tool}
          args={call.arguments}
          provenance={call.provenance}
          same={call.same}
          was={call.was}
        />
      ))}
      {gate.edited === undefined ? null : (
        <p className={classes(styles.note, 'note mt-2 ink')}>
          {say('editedBy', { by: gate.edited.by, time: clockTime(gate.edited.at, language) })}
        </p>
      )}
      {gate.reason === 'checkpoint' ? (
        <p className={classes(styles.note, 'note')}>{say('checkpoint')}</p>
      ) : null}
      {gate.reason === 'input' ? <p className={classes(styles.note, 'note')}>{say('inputNote')}</p> : null}
      {gate.calls?.length === 0 &&
      gate.reason !== 'interrupted' &&
      gate.reason !== 'checkpoint' &&
      gate.reason !== 'input' &&
      !modelChooses(approval) ? (
        <p className={classes(styles.note, 'note')}>{say('noCalls')}</p>
      ) : null}
      {gate.calls === null || modelChooses(approval) ? <NotKnown approval={approval} /> : null}
      {gate.note === '' ||
      gate.calls === null ||
      modelChooses(approval) ||
      gate.reason === 'checkpoint' ||
      gate.reason === 'input' ||
      gate.resumes === true ? null : (
        <p className={classes(styles.note, 'note mt-2')}>{told(gate.note)}</p>
      )}
    </div>
  );
}

function ParkedBecause({ gate: { reason, edited, calls } }: { readonly gate: Approval['gate'] }) {
  const { say } = useSay('approvals');
  if (edited !== undefined) return say('parked');
  if (reason === 'cut' || reason === 'redefined' || reason === 'beside') return say(reason);
  if (reason === 'changed') return say('worldChanged');
  if (reason !== 'unsure') return say('parked');
  const percent = leastSure(calls ?? []);
  return percent === null ? say('unsureUnknown') : say('unsure', { percent });
}

/** What the model wrote beside the calls, a paragraph each. */
const Beside = ({ calls }: { readonly calls: readonly DraftedCall[] }) =>
  [...new Set(calls.flatMap(({ beside }) => (beside === undefined ? [] : [beside])))].map((words) => (
    <p className="mb-2" key={words}>
      “{words}”
    </p>
  ));

/** In percent, rounded down: 89.9 of 90 is not enough. Null: not known of any. */
function leastSure(calls: readonly DraftedCall[]): number | null {
  const known = calls.flatMap(({ confidence }) => (confidence === undefined ? [] : [confidence]));
  return known.length === 0 ? null : Math.floor(100 * Math.min(1, ...known));
}

function NotKnown({ approval }: { readonly approval: Approval }) {
  const { say } = useSay('approvals');
  const told = useTold();
  const { awaits } = approval;
  const { calls, note, reason } = approval.gate;
  return (
    <div className={styles.draft}>
      {calls === null ? (
        <>
          <p className={classes(styles.state, 'ink st')}>
            <StatusDot state="ink" />
            {say('drafting')}
          </p>
          {awaits === undefined ? null : (
            <p className={classes(styles.note, 'note mt-1')}>{told(awaitedText(awaits.part))}</p>
          )}
        </>
      ) : (
        <>
          <p>{say(reason === 'mode' ? 'noDraft' : 'noDraftAsks')}</p>
          <p className={classes(styles.note, 'note mt-1')}>{told(note)}</p>
        </>
      )}
      {approval.suggestedTools.length === 0 ? null : (
        <div className="tools">
          <span className={classes(styles.note, 'note')}>{say('toolsOffered')}</span>
          {approval.suggestedTools.map((tool) => (
            <ToolChip key={tool} name={tool} />
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * After an interruption: which call was sent without an answer, or without one that tells what came of it.
 */
function Known({ approval, run }: { readonly approval: Approval; readonly run: Run | null }) {
  const { say } = useSay('approvals');
  if (run === null) return <p className={classes(styles.note, 'note')}>{say('knownLoading')}</p>;
  const step = run.steps.find(({ number }) => number === approval.gate.step);
  const { done, open } = step === undefined ? { done: [], open: [] } : knownOf(step);
  if (open.length + done.length === 0) return <p className={styles.draft}>{say('interruptedNoCall')}</p>;
  return (
    <>
      {done.map((call) => (
        <CarriedOut key={call.call} call={call} />
      ))}
      {open.map((call) => (
        <Unanswered key={call.call} call={call} />
      ))}
    </>
  );
}

/** Of a try that broke off later on. */
function CarriedOut({ call }: { readonly call: ToolCallState }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  return (
    <>
      <CallTable name={call.name} args={call.arguments} provenance={call.provenance} same={call.same} />
      <p className={classes(styles.note, 'note mt-2')}>
        {say('carriedOut', { time: clockTime(call.answeredAt ?? call.sentAt, language) })}
      </p>
    </>
  );
}

function Unanswered({ call }: { readonly call: ToolCallState }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  return (
    <>
      <CallTable
        name={call.name}
        args={call.arguments}
        provenance={call.provenance}
        same={call.same}
        aside={<span className={classes(styles.bad, styles.unanswered, 'bad')}>{say('unansweredMark')}</span>}
      />
      <p className={classes(styles.bad, 'bad mt-2')}>
        {say('unanswered', { time: clockTime(call.sentAt, language) })}
      </p>
    </>
  );
}
