import type { AnsweredQuestion, ToolDecision, ToolPermission, ToolQuestion } from '../../../shared/chat';
import type { JsonObject } from '../../../shared/json';
import type { Range } from '../../../shared/range';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Decider } from '../../../shared/run';
import { secretsIn } from '../../../shared/secret-reference';
import {
  approvalsBeforeOffer,
  covers,
  isWithin,
  permits,
  rangeOf,
  withBoards,
  type Answering,
} from '../../../domain/approval/range';
import { shownAgainHash, shownHash } from '../../../domain/approval/approval-request';
import { changesIn, newIn, withChanges } from '../../../domain/approval/basis';
import type { Changed, Fact } from '../../../shared/basis';
import { changeText } from '../../../shared/basis-text';
import { editedCalls } from '../../../domain/approval/edited-calls';
import type { ModelToolCall } from '../../ports/provider';
import { mostApproved, type PermittedCall, type ToolPermissions } from '../../ports/tool-permissions';

/** A call that a model wants to make. */
export type ProposedCall = Pick<
  ToolQuestion,
  'conversationId' | 'call' | 'tool' | 'arguments' | 'askedAt' | 'unproved'
> & {
  /** Of the tool as the model knows it. */
  readonly definition?: string | undefined;
  /** Whatever was allowed for longer, this one is asked about. */
  readonly eachTime?: true;
  /** Of each argument that somebody else than the model put there: who. */
  readonly from?: ModelToolCall['from'];
  /** Arguments that are web addresses. */
  readonly addresses?: readonly string[] | undefined;
};
/** A call that is asked about, as the conversation knows it. */
export type AskedCall = ProposedCall &
  Pick<ToolQuestion, 'provenance' | 'was' | 'edited' | 'changed' | 'hash' | 'offer' | 'here'>;
export type AnsweredCall = AskedCall &
  Pick<AnsweredQuestion, 'decision' | 'reason' | 'by' | 'via' | 'at' | 'outcome'>;

/**
 * What a person says to a call. `hash`: of what they were shown. A no needs none, for it is a no to whatever
 * stands there.
 */
export interface ToolVerdict {
  readonly decision: ToolDecision;
  readonly reason?: string;
  readonly hash?: string | undefined;
  /** With "always": what of the offer is allowed; absent: all of it. */
  readonly range?: Range | undefined;
}

export interface ToolAnswer {
  readonly decision: ToolDecision;
  readonly reason: string;
  /** Null: it was allowed before, and nobody was asked; or, of a no, nobody could answer any more. */
  readonly by: DecidedBy | null;
  /** A person allowed such calls for longer: from now on, or in this conversation. */
  readonly standing?: 'always' | 'conversation';
  /** The call that was decided about. */
  readonly asked: AskedCall;
}

/** Who answered, where and when. */
type DecidedBy = Pick<ToolPermission, 'by' | 'via' | 'at'>;

/** What is known of the world that calls are for. */
export interface CallWorld {
  /** Of the pins and boards that such a call is for. */
  readonly factsOf: (call: Pick<AskedCall, 'tool' | 'arguments'>) => readonly Fact[];
  /** Exactly these calls wait for a person. */
  readonly waiting: (calls: readonly Pick<AskedCall, 'tool' | 'arguments'>[]) => void;
}

const unknownWorld: CallWorld = { factsOf: () => [], waiting: () => {} };

interface Question {
  readonly asked: AskedCall;
  /** What was known when it asked, and what is known since. */
  readonly basis: readonly Fact[];
  readonly show: (asked: AskedCall) => void;
  answer(answer: ToolAnswer): void;
}

const mostAnswered = 50;

/**
 * Tool calls that wait for a person's word. The first answer counts; an aborted turn takes its question back.
 * A question never changes under its reader: with other values it is another one, and a yes to the one before
 * is refused.
 */
export class ToolQuestions {
  /**
   * By conversation and call: the ids of calls come from models, and may be the same in two conversations.
   */
  readonly #open = new Map<string, Question>();
  readonly #answered: AnsweredCall[] = [];
  /** By conversation and tool. */
  readonly #allowedIn = new Map<string, Map<string, AllowedHere>>();

  /** An emergency stop that could not be written: it holds until it can be, or the next start. */
  #revoked = false;

  /** `changed` hears that another question waits, or one less; `answering`: which boards a call is for. */
  constructor(
    private readonly permissions: ToolPermissions,
    private readonly changed: () => void = () => {},
    private readonly answering: (tool: string, args: JsonObject) => Answering = () => ({}),
    private readonly world: CallWorld = unknownWorld,
  ) {}

  /**
   * `show` is given the question now, and again each time a person has edited it. Rejects with the signal's
   * reason.
   */
  async ask(call: ProposedCall, show: (asked: AskedCall) => void, signal: AbortSignal): Promise<ToolAnswer> {
    signal.throwIfAborted();
    const { eachTime, from, ...proposed } = call;
    const { conversationId } = proposed;
    const covered = call.unproved === true || eachTime === true ? null : this.#covered(call);
    const asked: AskedCall = {
      ...proposed,
      provenance: Object.fromEntries(
        Object.keys(call.arguments).map((name) => [name, from?.[name] ?? 'model']),
      ),
      hash: shownHash([call]),
      ...(covered === null ? {} : this.#offersFor(conversationId, covered)),
    };
    if (covered !== null && this.#isStanding(covered)) {
      this.permissions.used(call.tool);
      return { decision: 'once', reason: '', by: null, standing: 'always', asked };
    }
    if (covered !== null && this.#isAllowedIn(conversationId, covered))
      return { decision: 'once', reason: '', by: null, standing: 'conversation', asked };
    const place = placeOf(conversationId, call.call);
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#open.delete(place);
        signal.removeEventListener('abort', onAbort);
        this.#follow();
        this.changed();
      };
      const onAbort = (): void => {
        end();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#open.set(place, {
        asked,
        basis: this.world.factsOf(asked),
        show,
        answer: (answer) => {
          end();
          resolve(answer);
        },
      });
      this.#follow();
      show(asked);
      this.changed();
    });
  }

  /** Something of the world may be known now that was not when a call was asked about. */
  noteNews(): void {
    for (const [place, question] of this.#open) {
      const news = newIn(question.basis, this.world.factsOf(question.asked));
      if (news.length > 0) this.#open.set(place, { ...question, basis: [...question.basis, ...news] });
    }
  }

  #follow(): void {
    this.world.waiting(this.open());
  }

  /** Oldest first. */
  open(): readonly AskedCall[] {
    return [...this.#open.values()].map(({ asked }) => asked);
  }

  /** Newest first, a few. */
  answered(): readonly AnsweredCall[] {
    return this.#answered;
  }

  /** What came of a call that a person allowed: where it succeeded, a failure before it counts no more. */
  cameOf(conversationId: string, call: string, askedAt: number, outcome: AnsweredQuestion['outcome']): void {
    const index = this.#answered.findIndex(
      (each) => each.conversationId === conversationId && each.call === call && each.askedAt === askedAt,
    );
    const answered = this.#answered[index];
    if (answered === undefined) return;
    this.#answered[index] = { ...answered, outcome };
    const { tool, definition } = answered;
    if (outcome?.success === true && this.permissions.of(tool, definition)?.failed === true)
      this.permissions.setFailed(tool, false);
    this.changed();
  }

  isAllowed(conversationId: string, call: PermittedCall): boolean {
    const covered = this.#covered(call);
    return covered !== null && (this.#isStanding(covered) || this.#isAllowedIn(conversationId, covered));
  }

  /**
   * A call that was carried out because such calls are allowed for longer has failed: it asks until one succeeds, and
   * what was allowed in the conversation is taken back.
   */
  standingFailed(
    conversationId: string,
    { tool, definition }: AllowedTool,
    standing: NonNullable<ToolAnswer['standing']>,
  ): void {
    if (standing === 'always') this.permissions.setFailed(tool, true);
    else this.#allowedIn.get(conversationId)?.delete(markOf({ tool, definition }));
  }

  #isAllowedIn(conversationId: string, call: PermittedCall): boolean {
    return this.#here(conversationId, call).ranges.some((range) => covers(range, call.arguments));
  }

  #here(conversationId: string, tool: AllowedTool): AllowedHere {
    return this.#allowedIn.get(conversationId)?.get(markOf(tool)) ?? nothingHere;
  }

  #putHere(conversationId: string, tool: AllowedTool, here: AllowedHere): void {
    const tools = this.#allowedIn.get(conversationId) ?? new Map<string, AllowedHere>();
    this.#allowedIn.set(conversationId, tools.set(markOf(tool), here));
  }

  /**
   * The call as a range holds it. Null: nothing of it can be allowed for longer, because it carries a secret, which a
   * person never allowed, or goes to a board of which nobody knows which it is.
   */
  #covered<Call extends PermittedCall>(call: Call): Call | null {
    if (secretsIn(call.arguments).length > 0) return null;
    const args = withBoards(call.arguments, this.answering(call.tool, call.arguments));
    return args === null ? null : { ...call, arguments: args };
  }

  /** What can be allowed from now on, and what in this conversation. */
  #offersFor(conversationId: string, call: CoveredCall): Pick<AskedCall, 'offer' | 'here'> {
    const offer = this.#offerFor(call);
    const { approved } = this.#here(conversationId, call);
    return {
      ...(offer === null ? {} : { offer }),
      here: rangeOf([call.arguments, ...approved], call.addresses ?? []),
    };
  }

  #isStanding({ tool, definition, arguments: args }: PermittedCall): boolean {
    return !this.#revoked && permits(this.permissions.of(tool, definition), args);
  }

  /** Calls as a person has said yes to often enough, and this one; null: not yet. */
  #offerFor({ tool, definition, arguments: args, addresses }: CoveredCall): Range | null {
    const approved = this.permissions.approvedOf(tool, definition);
    // Who allowed the whole tool in an earlier version is asked once.
    const wasWhole = this.permissions.of(tool, definition)?.range === null;
    return wasWhole || approved.length >= approvalsBeforeOffer
      ? rangeOf([args, ...approved], addresses ?? [])
      : null;
  }

  /**
   * The tool is this one now: what waits for an answer about another one under its name waits no more, and
   * "always" was for that one. Gives back what the taken back "always" was for; null: it was not allowed
   * always.
   */
  redefined(tool: string, definition: string): ReturnType<ToolPermissions['revokeOther']> {
    for (const question of [...this.#open.values()]) {
      const { asked } = question;
      if (asked.tool === tool && asked.definition !== definition)
        question.answer({
          decision: 'no',
          reason: `Nothing was done: ${tool} became another tool while the call waited for a person. Look at what it does now before you ask for it again.`,
          by: null,
          asked,
        });
    }
    return this.permissions.revokeOther(tool, definition);
  }

  /** Takes back what was allowed for one conversation. */
  forgetConversation(conversationId: string): void {
    this.#allowedIn.delete(conversationId);
  }

  /** Takes back what was allowed for longer than one call. Throws when that could not be written. */
  revokeAll(): void {
    this.#allowedIn.clear();
    this.#revoked = true;
    this.permissions.revokeAll();
    this.#revoked = false;
  }

  /**
   * A person writes other values on a call that waits. Nothing is sent: it is asked again. `mistakesIn` says
   * why values do not fit the tool.
   */
  edit(
    conversationId: string,
    call: string,
    {
      hash,
      values,
      mistakesIn,
    }: {
      readonly hash: string;
      readonly values: JsonObject;
      readonly mistakesIn: (tool: string, args: JsonObject) => readonly string[];
    },
    by: Decider & { readonly at: number },
  ): Result<null> {
    const place = placeOf(conversationId, call);
    const question = this.#open.get(place);
    if (question === undefined) return nothingToDecide;
    const { asked } = question;
    if (hash !== asked.hash) return changedSince;
    const edited = editedCalls([asked], [{ call: 0, arguments: values }]);
    if (!edited.ok) return edited;
    const [next] = edited.value ?? [];
    if (next === undefined) return ok(null);
    const mistakes = mistakesIn(next.tool, next.arguments);
    if (mistakes.length > 0)
      return refuse({
        code: 'not_editable',
        message: `The values do not fit ${next.tool}: ${mistakes.join('; ')}`,
        remedy: 'Nothing was changed. Write values that fit.',
      });
    const { was: _before, offer: _offer, here: _here, changed: _changed, ...rest } = asked;
    const covered = asked.here === undefined ? null : this.#covered({ ...asked, arguments: next.arguments });
    const again: AskedCall = {
      ...rest,
      arguments: next.arguments,
      provenance: next.provenance,
      ...(next.was === undefined ? {} : { was: next.was }),
      edited: by,
      ...(covered === null ? {} : this.#offersFor(conversationId, covered)),
      hash: shownHash([{ tool: asked.tool, arguments: next.arguments, definition: asked.definition }]),
    };
    this.#open.set(place, { ...question, asked: again, basis: this.world.factsOf(again) });
    this.#follow();
    question.show(again);
    this.changed();
    return ok(null);
  }

  /** What it was based on is not so any more: nothing is sent, and a person sees that first. */
  #askAgain(place: string, question: Question, changes: readonly Changed[]): Result<null> {
    const { offer: _offer, here: _here, ...rest } = question.asked;
    const covered = question.asked.here === undefined ? null : this.#covered(question.asked);
    const again: AskedCall = {
      ...rest,
      changed: [...changes],
      ...(covered === null ? {} : this.#offersFor(rest.conversationId, covered)),
      hash: shownAgainHash([rest], rest.hash),
    };
    this.#open.set(place, { ...question, asked: again, basis: withChanges(question.basis, changes) });
    question.show(again);
    this.changed();
    return refuse({
      code: 'basis_changed',
      message: `Nothing was approved: ${changes.map(changeText).join('; ')}`,
      remedy: 'The card asks once more: look at what holds now, and decide again.',
    });
  }

  decide(
    conversationId: string,
    call: string,
    { decision, reason = '', hash, range }: ToolVerdict,
    by: DecidedBy,
  ): Result<null> {
    const place = placeOf(conversationId, call);
    const question = this.#open.get(place);
    if (question === undefined) return nothingToDecide;
    const { asked } = question;
    // A no is a no to whatever stands there.
    if (decision !== 'no' && hash !== asked.hash) return changedSince;
    if (asked.unproved === true && (decision === 'always' || decision === 'conversation')) return onlyOnce;
    const changes = decision === 'no' ? [] : changesIn(question.basis, this.world.factsOf(asked));
    if (changes.length > 0) return this.#askAgain(place, question, changes);
    if (decision === 'always') {
      const allowed = range ?? asked.offer;
      if (asked.offer === undefined || allowed === undefined) return notYet;
      if (!isWithin(allowed, asked.offer)) return wider;
      this.#allowAlways(asked, by, allowed);
    }
    if (decision === 'conversation') {
      if (asked.here === undefined) return onlyThis;
      const here = this.#here(conversationId, asked);
      this.#putHere(conversationId, asked, { ...here, ranges: [...here.ranges, asked.here] });
    }
    this.#remember(asked, decision);
    this.#answered.unshift({ ...asked, decision, reason: reason.trim(), ...by });
    this.#answered.splice(mostAnswered);
    question.answer({ decision, reason: reason.trim(), by, asked });
    return ok(null);
  }

  /** What a stop could not take back is taken back before something new is allowed. */
  #allowAlways({ tool, definition }: AskedCall, by: DecidedBy, range: Range): void {
    if (this.#revoked) this.permissions.revokeAll();
    this.#revoked = false;
    this.permissions.allow({ tool, ...by, range }, definition);
  }

  /** A range is offered of what people said yes to; what was allowed before ranges has asked once by now. */
  #remember(asked: AskedCall, decision: ToolDecision): void {
    const { tool, definition } = asked;
    const permission = this.permissions.of(tool, definition);
    if (permission?.range === null) this.permissions.revoke(tool);
    if (decision === 'no') return;
    const covered = asked.unproved === true ? null : this.#covered(asked);
    if (covered === null) return;
    this.permissions.approved(covered);
    const here = this.#here(asked.conversationId, asked);
    this.#putHere(asked.conversationId, asked, {
      ...here,
      approved: [...here.approved, covered.arguments].slice(-mostApproved),
    });
  }
}

/** Of one tool in one conversation: the calls that people said yes to, and the ranges that go on without asking. */
interface AllowedHere {
  readonly approved: readonly JsonObject[];
  readonly ranges: readonly Range[];
}
const nothingHere: AllowedHere = { approved: [], ranges: [] };

type CoveredCall = PermittedCall & Pick<ProposedCall, 'addresses'>;

type AllowedTool = Pick<AskedCall, 'tool' | 'definition'>;

const markOf = ({ tool, definition }: AllowedTool): string => JSON.stringify([tool, definition]);
const placeOf = (conversationId: string, call: string): string => JSON.stringify([conversationId, call]);

const nothingToDecide = refuse({
  code: 'chat.nothing-to-decide',
  message: 'This question was decided already.',
  remedy: 'Nothing is to be done.',
});
const notYet = refuse({
  code: 'chat.not-yet',
  message: 'Calls of this tool cannot be allowed for longer yet.',
  remedy: 'Approve this call. After five approvals a range of calls like them is offered.',
});
const wider = refuse({
  code: 'chat.range-wider',
  message: 'The range allows more than what was offered.',
  remedy: 'Nothing was allowed. A range can only be narrowed: show the question again.',
});
const onlyOnce = refuse({
  code: 'chat.only-once',
  message:
    'Anybody could have written this under that name, so it cannot be allowed for longer than this one call.',
  remedy: 'Approve this call, or reject it.',
});
const onlyThis = refuse({
  code: 'chat.only-this',
  message:
    'This call carries a secret, or goes to a board of which nobody knows which it is: it is asked about each time.',
  remedy: 'Approve this call, or reject it.',
});
const changedSince = refuse({
  code: 'chat.tool-changed',
  message: 'The call was changed since it was shown.',
  remedy: 'Look at it as it is now. Nothing was sent.',
});
