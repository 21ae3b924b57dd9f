import { approvalsBeforeOffer, isWithin, permits, rangeOf } from '../../domain/approval/range';
import { canonicalJson } from '../../shared/canonical-json';
import type { Range } from '../../shared/range';
import { refuse, type Result } from '../../shared/result';
import type { Decider, OpenGate, Run, RunEvent, SureFailure } from '../../shared/run';
import { shownStep } from '../../shared/step-numbers';
import { shownHash, type Signature } from '../../domain/approval/approval-request';
import type { PermittedCall, ToolPermissions } from '../ports/tool-permissions';

/** On which surface such a card was approved: on none. */
const unasked = 'standing';

interface StandingStepsPorts {
  readonly permissions: ToolPermissions;
  readonly approve: (runId: string, signature: Signature, by: Decider) => Result<null>;
  readonly sureFailures: (run: Run) => readonly SureFailure[];
  /** Whether the procedure is still defined as it was when the run began. */
  readonly isInForce: (run: Run) => boolean;
  /** Whether an emergency stop or a restore takes back what was allowed, which is not written yet. */
  readonly isTakingBack: () => boolean;
  readonly now: () => number;
}

/**
 * Gates that the mode of a procedure asks at, and that a person has let go on without asking while the calls of
 * the step are among those they said yes to. Never a written `requires_confirmation`, a checkpoint or a
 * critical procedure.
 */
export class StandingSteps {
  constructor(private readonly ports: StandingStepsPorts) {}

  /** What can be allowed for longer with the card that waits; null: nothing. */
  offer(run: Run): Range | null {
    const call = this.#callOf(run, run.gate);
    if (call === null) return null;
    const approved = this.ports.permissions.approvedOf(call.tool, call.definition);
    return approved.length >= approvalsBeforeOffer ? rangeOf([call.arguments, ...approved]) : null;
  }

  /** A person says yes to the card, and to such calls from now on. */
  approveAlways(run: Run, signature: Signature, range: Range, by: Decider): Result<null> {
    const call = this.#callOf(run, run.gate);
    const offer = this.offer(run);
    if (call === null || offer === null) return notYet;
    if (!isWithin(range, offer)) return wider;
    const approved = this.ports.approve(run.runId, signature, by);
    if (approved.ok)
      this.ports.permissions.allow({ tool: call.tool, ...by, at: this.ports.now(), range }, call.definition);
    return approved;
  }

  /** To be told of every change of a run. */
  changed(run: Run, event: RunEvent): void {
    switch (event.type) {
      case 'approval-granted':
        if (event.via !== unasked) this.#approved(run);
        return;
      // Only what a person approved, and what succeeded, shows that it works again.
      case 'step-failed':
        if (approvedVia(run, event.step) === unasked)
          this.ports.permissions.setFailed(placeOf(run, event.step), true);
        return;
      case 'step-completed':
        if (![unasked, null].includes(approvedVia(run, event.step)) && this.ports.isInForce(run))
          this.ports.permissions.setFailed(placeOf(run, event.step), false);
        return;
      default:
    }
  }

  /** The card of the run waits: it is approved where a person has allowed that. */
  waits(run: Run): void {
    const call = this.#callOf(run, run.gate);
    // What there is to say about the calls is for a person to read.
    if (call === null || run.gate === null || run.gate.note !== '') return;
    const permission = this.ports.permissions.of(call.tool, call.definition);
    if (permission === null || !permits(permission, call.arguments)) return;
    if (this.ports.isTakingBack() || this.ports.sureFailures(run).length > 0) return;
    const signature = { id: run.gate.gate, shown: shownHash(run.gate.calls) };
    const approved = this.ports.approve(run.runId, signature, { by: permission.by, via: unasked });
    if (approved.ok) this.ports.permissions.used(call.tool);
  }

  #approved(run: Run): void {
    const call = this.#callOf(run, run.approved);
    if (call !== null) this.ports.permissions.approved(call);
  }

  /** Null: it always asks. A run that began before the procedure was changed does, too. */
  #callOf(run: Run, asked: Asked): PermittedCall | null {
    const call = callOf(run, asked);
    return call !== null && this.ports.isInForce(run) ? call : null;
  }
}

type Asked = Pick<OpenGate, 'reason' | 'step' | 'calls'> | null;

/** The step as people name it. */
const placeOf = ({ sop, folder = sop.name }: Run, position: number): string =>
  `${folder}/${String(shownStep(sop.steps, position))}`;

/** On which surface the step was approved last; null: on none, or for show. */
const approvedVia = ({ decisions, dry }: Run, position: number): string | null =>
  dry === true
    ? null
    : (decisions.findLast(({ step, decision }) => step === position && decision === 'approved')?.via ?? null);

/**
 * The calls of a step as one, so that one range holds them: `gpio_write.pin`, and with their place where there
 * are several. It is of this very definition of the procedure, and of its tools. Null: it always asks.
 */
function callOf(run: Run, asked: Asked): PermittedCall | null {
  const { sop, sopHash, dry } = run;
  const step = asked === null ? undefined : sop.steps[asked.step - 1];
  const calls = asked?.calls ?? [];
  const isOfMode = asked?.reason === 'mode' && dry !== true && sop.priority !== 'critical';
  if (asked === null || !isOfMode || step === undefined || calls.length === 0) return null;
  if (step.requiresConfirmation || step.kind === 'checkpoint') return null;
  const prefix = (index: number): string => (calls.length === 1 ? '' : `${String(index + 1)} `);
  return {
    tool: placeOf(run, asked.step),
    // Two steps may be written with one number.
    definition: canonicalJson([
      sopHash,
      asked.step,
      calls.map(({ tool, definition }) => [tool, definition ?? null]),
    ]),
    arguments: Object.fromEntries(
      calls.flatMap(({ tool, arguments: args }, index) =>
        Object.entries(args).map(([name, value]) => [`${prefix(index)}${tool}.${name}`, value]),
      ),
    ),
  };
}

const notYet = refuse({
  code: 'approvals.not-yet',
  message: 'Calls of this step cannot be allowed for longer.',
  remedy:
    'Approve this card. After five approvals of one step, which only the mode asks about, a range of calls is offered.',
});
const wider = refuse({
  code: 'approvals.range-wider',
  message: 'The range allows more than what was offered.',
  remedy: 'Nothing was allowed. A range can only be narrowed: show the question again.',
});
