import { countedSteps } from '../../../shared/run-numbers';
import { Button } from '../../kit/button';
import { SignedLine } from '../../entities/approval/signed-line';
import { clockTime, durationText } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import { useTold } from '../../i18n/use-told';
import { useApp } from '../../entities/engine/app-store';
import { go } from '../../entities/window/route';
import { isAnswer, type Decided, type Settled } from '../../entities/approval/approvals-state';
import { moveSelection, selectApproval, useApprovals } from '../../entities/approval/approvals-store';
import { viaText } from '../../entities/approval/phrases';
import { useRun } from './use-run';
import { askedAt, cameOf, isQuestion, keyOf, placeOf } from '../../entities/approval/waiting';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** Takes the signature block's place once the question is gone: who, where, when, and what came of it. */
export function SettledBlock({ settled }: { readonly settled: Settled }) {
  const { say } = useSay('approvals');
  const { waiting: shown, decision } = settled;
  const waiting = useApprovals((state) => state.waiting);
  const here = useApprovals((state) => state.decidedHere.has(keyOf(shown)));
  const again =
    decision === null
      ? waiting.find(
          (each) =>
            cameOf(each, shown) ||
            (!isQuestion(shown) &&
              !isQuestion(each) &&
              each.runId === shown.runId &&
              each.step === shown.step),
        )
      : undefined;
  const effect = useEffectText(settled, again !== undefined);
  const failure = useFailure(settled);
  const runFailed = useApp(
    (state) => state.runs.find(({ runId }) => runId === placeOf(shown))?.status === 'failed',
  );
  const rest = waiting.filter((other) => keyOf(other) !== keyOf(shown)).length;
  return (
    <footer className={styles.settled}>
      {decision === null ? null : <DecisionLine settled={settled} />}
      <div className={styles.twoColumns}>
        <div className={classes(styles.inkNote, 'inkn')} role="status">
          <span className={runFailed || failure !== null ? classes(styles.bad, 'bad') : undefined}>
            {effect}
          </span>
          {failure === null ? null : (
            <>
              <br />
              <span className={classes(styles.bad, 'bad')}>{failure}</span>
            </>
          )}
          {here || decision === null ? null : (
            <>
              <br />
              <span className="m">{say('nothingSent')}</span>
            </>
          )}
          {isQuestion(shown) ||
          shown.gate.reason !== 'unsure' ||
          decision === null ||
          isAnswer(decision) ||
          decision.decision !== 'approved' ? null : (
            <>
              <br />
              <span className="m">{say('alwaysThis')}</span>
            </>
          )}
        </div>
        <div className={styles.actions} data-part="actions">
          <Button
            onClick={() => {
              go(isQuestion(shown) ? 'chat' : 'runs', placeOf(shown));
            }}
          >
            {say(isQuestion(shown) ? 'openChat' : 'openRun')}
          </Button>
          {again !== undefined ? (
            <Button
              look="key"
              onClick={() => {
                selectApproval(keyOf(again));
              }}
            >
              {say('checkAgain')}
            </Button>
          ) : rest > 0 ? (
            <Button
              look="key"
              onClick={() => {
                moveSelection(1);
              }}
            >
              {say('next', { count: rest })}
            </Button>
          ) : (
            <Button
              onClick={() => {
                selectApproval(null);
              }}
            >
              {say('done')}
            </Button>
          )}
        </div>
      </div>
    </footer>
  );
}

function DecisionLine({ settled: { waiting, decision } }: { readonly settled: Settled }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  if (decision === null) return null;
  const values = {
    via: viaText(decision.via, say),
    time: clockTime(decision.at, language),
    after: durationText(Math.max(0, decision.at - askedAt(waiting)), language),
    reason: decision.reason ?? '',
  };
  if (!isAnswer(decision) && decision.decision === 'timed_out')
    return <SignedLine name={say('nobody')} detail={say('signedTimedOut', values)} />;
  const word = signedWord(decision);
  const isValue = !isQuestion(waiting) && waiting.gate.reason === 'input';
  return (
    <SignedLine
      name={decision.by}
      detail={say(isValue && word === 'signedApproved' ? 'signedAnswered' : word, values)}
    />
  );
}

function signedWord(decision: Decided): 'signedApproved' | 'signedRejected' | 'signedNo' {
  if (isAnswer(decision))
    return decision.decision !== 'no'
      ? 'signedApproved'
      : decision.reason === ''
        ? 'signedNo'
        : 'signedRejected';
  return decision.decision === 'approved' ? 'signedApproved' : 'signedRejected';
}

/** Why what was signed for went wrong; null: nothing is known to have. */
function useFailure({ waiting, decision }: Settled): string | null {
  const { say } = useSay('approvals');
  const told = useTold();
  const heard = useApp((state) => state.runs.find(({ runId }) => runId === placeOf(waiting)));
  const isSigned = !isQuestion(waiting) && decision !== null && !isAnswer(decision);
  const run = useRun(
    placeOf(waiting),
    isSigned && decision.decision === 'approved',
    `${heard?.status ?? ''} ${String(heard?.currentStep ?? '')} ${String(heard?.lastActivityAt ?? '')}`,
  );
  if (decision === null) return null;
  if (isQuestion(waiting))
    return isAnswer(decision) && decision.outcome?.success === false
      ? say('callFailed', { why: told(decision.outcome.output) })
      : null;
  if (isAnswer(decision) || decision.decision !== 'approved') return null;
  const step = run?.steps[waiting.gate.step - 1];
  if (step === undefined || (step.visits ?? 1) !== (decision.visit ?? 1)) return null;
  return step.status === 'failed' || step.retryAt !== undefined
    ? say('stepFailed', { step: waiting.step, why: told(step.output ?? '') })
    : null;
}

/** What the run or the conversation does now, live. */
function useEffectText({ waiting, decision }: Settled, askedAgain: boolean): string {
  const { say } = useSay('approvals');
  const heard = useApp((state) => state.runs.find(({ runId }) => runId === placeOf(waiting)));
  // A card stays for as long as nobody leaves it; of a run that was over long ago the frame knows nothing any
  // more.
  const old = useRun(placeOf(waiting), heard === undefined && !isQuestion(waiting));
  const status = heard?.status ?? old?.status;
  if (isQuestion(waiting)) {
    if (askedAgain) return say('changed');
    if (decision === null) return say('questionGone');
    return say(decision.decision === 'no' ? 'questionRejected' : 'questionApproved');
  }
  if (askedAgain) return say('changed');
  if (decision === null)
    return status === undefined || status === 'waiting_approval' ? say('settlingText') : say('gone');
  if (status === undefined) return '';
  if (heard?.status === 'running') {
    const at = { step: heard.currentStep, title: heard.stepTitle };
    const total = countedSteps(heard);
    return total === null ? say('runAtAlone', at) : say('runAt', { ...at, total });
  }
  return say('runNow', { status: say(`status_${status}`) });
}
