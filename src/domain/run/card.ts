import type { DraftedCall, Run } from '../../shared/run';
import type { Step } from '../../shared/sop';
import { canonicalJson } from '../../shared/canonical-json';
import { askedCall } from '../approval/edited-calls';

type Call = Pick<DraftedCall, 'tool' | 'arguments' | 'definition' | 'on'>;

/** Equal for calls that do the same. */
export const callMark = ({ tool, arguments: args, on }: Call): string =>
  `${on === undefined ? tool : `${tool} on ${on}`} ${canonicalJson(args)}`;

/**
 * Whether the step may act only as a card showed it. A step that asks is approved for its calls, not for
 * whatever the model thinks of later.
 */
export const isBoundToCard = (step: Pick<Step, 'requiresConfirmation'>): boolean => step.requiresConfirmation;

/**
 * Index of the approved call of the current step that this one is and that has not been sent yet; -1: no card
 * showed it.
 */
export function indexOnCard(approved: Run['approved'], step: number, call: Call): number {
  if (approved?.step !== step) return -1;
  const mark = callMark(call);
  return approved.calls.findIndex(
    (shown, index) => !approved.sent.includes(index) && callMark(shown) === mark && isOfSameTool(shown, call),
  );
}

const onOf = ({ on }: Call): Pick<Call, 'on'> => (on === undefined ? {} : { on });

/** A server may have made another tool of it since. */
const isOfSameTool = (shown: Call, call: Call): boolean =>
  shown.tool === call.tool && shown.definition === call.definition;

/** The acting calls that a step may still send; each is good for one use. */
export class Card {
  readonly bound: boolean;
  #approved: Run['approved'];

  constructor(
    run: Run,
    private readonly step: Step,
    private readonly before: readonly DraftedCall[] = [],
  ) {
    this.bound = isBoundToCard(step);
    this.#approved = run.approved;
  }

  /** Where the values of a call on the card come from, as the card said; null: it is not on the card. */
  sourcesOf(call: Call): Pick<DraftedCall, 'provenance' | 'same'> | null {
    const mark = callMark(call);
    const shown =
      this.#approved?.step === this.step.number
        ? this.#approved.calls.find((each) => callMark(each) === mark)
        : undefined;
    if (shown === undefined) return null;
    const { provenance, same } = shown;
    return { provenance, ...(same === undefined ? {} : { same }) };
  }

  /**
   * What is to be sent for the call, and is used up by it: the call itself, or what a person wrote instead of
   * it on the card. `changed`: a card showed it as another, before a hook changed it. Null: a person has to
   * see it first.
   */
  take(call: Call, changed = false): Call | null {
    return this.takeShown(call) ?? (this.bound || changed || this.showsOtherTool(call) ? null : call);
  }

  /** The same whether or not the step asks: only what a card showed is there to be used. */
  takeShown(call: Call): Call | null {
    if (this.#approved?.step !== this.step.number) return null;
    const { calls, sent } = this.#approved;
    const mark = callMark(call);
    const index = calls.findIndex(
      (shown, at) =>
        !sent.includes(at) &&
        isOfSameTool(shown, call) &&
        (callMark(shown) === mark || callMark({ ...askedCall(shown), ...onOf(shown) }) === mark),
    );
    const shown = calls[index];
    if (shown === undefined) return null;
    this.#approved = { ...this.#approved, sent: [...sent, index] };
    return callMark(shown) === mark ? call : { tool: shown.tool, arguments: shown.arguments, ...onOf(shown) };
  }

  /** Whether a person said yes to calls of what bore the tool's name then. */
  showsOtherTool(call: Call): boolean {
    const now = this.#approved?.step === this.step.number ? this.#approved.calls : [];
    return [...now, ...this.before].some((shown) => shown.tool === call.tool && !isOfSameTool(shown, call));
  }
}
