import { isCarriedOut } from '../../../shared/step-facts';
import {
  approvalsBeforeOffer,
  isWithin,
  permits,
  rangeOf,
  withBoards,
  type Answering,
} from '../../../domain/approval/range';
import { canonicalJson } from '../../../shared/canonical-json';
import type { Range } from '../../../shared/range';
import { refuse, type Result } from '../../../shared/result';
import type { Decider, OpenGate, Run, RunEvent, SureFailure } from '../../../shared/run';
import { seenFrom } from '../../../domain/run/lanes';
import { secretsIn } from '../../../shared/secret-reference';
import { shownStep } from '../../../shared/step-numbers';
import { shownHash, type ShownCall, type Signature } from '../../../domain/approval/approval-request';
import type { Tool } from '../../ports/tool';
import type { PermittedCall, ToolPermissions } from '../../ports/tool-permissions';

/** On which surface such a card was approved: on none. */
const unasked = 'standing';

interface StandingStepsPorts {
  readonly permissions: ToolPermissions;
  readonly approve: (runId: string, signature: Signature, by: Decider) => Result<null>;
  readonly sureFailures: (run: Run) => readonly SureFailure[];
  /** What a tool says of its calls as they are now; undefined: there is none of that name. */
  readonly tool: (name: string) => Pick<Tool, 'answering' | 'addresses'> | undefined;
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
    return approved.length >= approvalsBeforeOffer
      ? rangeOf([call.arguments, ...approved], call.addresses)
      : null;
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
        // Of steps side by side another one may be what the run shows by now.
        if (event.via !== unasked) this.#approved(seenFrom(run, event.step));
        return;
      // Only what a person approved, and what succeeded, shows that it works again.
      case 'step-failed':
        if (approvedVia(run, event.step) === unasked)
          this.ports.permissions.setFailed(placeOf(run, event.step), true);
        return;
      case 'step-completed':
        this.#completed(run, event.step);
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

  /** A call of the model's own may have failed, and the step have gone on. */
  #completed(run: Run, step: number): void {
    const via = approvedVia(run, step);
    if (via === null) return;
    const failed = run.steps[step - 1]?.toolCalls.some(({ success }) => success === false) === true;
    if (via === unasked && failed) this.ports.permissions.setFailed(placeOf(run, step), true);
    if (via !== unasked && !failed && this.ports.isInForce(run))
      this.ports.permissions.setFailed(placeOf(run, step), false);
  }

  #approved(run: Run): void {
    const call = this.#callOf(run, run.approved);
    if (call !== null) this.ports.permissions.approved(call);
  }

  /** Null: it always asks. A run that began before the procedure was changed does, too. */
  #callOf(run: Run, asked: Asked): StepCalls | null {
    const call = callOf(run, asked);
    if (call === null || !this.ports.isInForce(run)) return null;
    const calls = asked?.calls ?? [];
    const args = withBoards(
      call.arguments,
      Object.assign(
        {},
        ...calls.map(({ tool, arguments: given }) => this.ports.tool(tool)?.answering?.(given)),
      ) as Answering,
    );
    const addresses = calls.flatMap(({ tool }, index) =>
      (this.ports.tool(tool)?.addresses ?? []).map((name) => nameIn(calls, index, name)),
    );
    return args === null ? null : { ...call, arguments: args, addresses };
  }
}

/** The calls of a step as one, and which of its arguments are web addresses. */
type StepCalls = PermittedCall & { readonly addresses: readonly string[] };

/** How an argument of one of the calls is named where all of them are one. */
const nameIn = (calls: readonly ShownCall[], index: number, name: string): string =>
  `${calls.length === 1 ? '' : `${String(index + 1)} `}${calls[index]?.tool ?? ''}.${name}`;

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
  if (step.requiresConfirmation || !isCarriedOut(step)) return null;
  // Which board answers at another engine is not known here.
  if (step.on !== undefined) return null;
  // What a person allowed were calls, and no secret that they may carry.
  if (calls.some((call) => secretsIn(call.arguments).length > 0)) return null;
  return {
    tool: placeOf(run, asked.step),
    // Two steps may be written with one number.
    definition: canonicalJson([
      sopHash,
      asked.step,
      calls.map(({ tool, definition }) => [tool, definition ?? null]),
    ]),
    arguments: Object.fromEntries(
      calls.flatMap(({ arguments: args }, index) =>
        Object.entries(args).map(([name, value]) => [nameIn(calls, index, name), value]),
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
