import type { AnsweredQuestion, ToolDecision, ToolPermission, ToolQuestion } from '../../shared/chat';
import type { ToolPermissions } from '../ports/tool-permissions';

/** A call that is asked about, as the conversation knows it. */
export type AskedCall = Pick<ToolQuestion, 'conversationId' | 'call' | 'tool' | 'arguments' | 'askedAt'>;
export type AnsweredCall = AskedCall & Pick<AnsweredQuestion, 'decision' | 'by' | 'via' | 'at'>;

interface Question {
  readonly asked: AskedCall;
  answer(decision: ToolDecision): void;
}

const mostAnswered = 50;

/** Tool calls that wait for a person's word. The first answer counts; an aborted turn takes its question back. */
export class ToolQuestions {
  /** By conversation and call: the ids of calls come from models, and may be the same in two conversations. */
  readonly #open = new Map<string, Question>();
  readonly #answered: AnsweredCall[] = [];
  readonly #allowedIn = new Map<string, Set<string>>();

  /** Emergency stops that could not be written hold at least until the next start. */
  #revoked = false;

  /** `changed` hears that another question waits, or one less. */
  constructor(private readonly permissions: ToolPermissions, private readonly changed: () => void = () => {}) {}

  /** Rejects with the signal's reason. */
  async ask(asked: AskedCall, signal: AbortSignal): Promise<ToolDecision> {
    const { conversationId, call, tool } = asked;
    if (this.isAllowed(conversationId, tool)) return 'once';
    const place = placeOf(conversationId, call);
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#open.delete(place);
        signal.removeEventListener('abort', onAbort);
        this.changed();
      };
      const onAbort = (): void => {
        end();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#open.set(place, { asked, answer: (decision) => { end(); resolve(decision); } });
      this.changed();
    });
  }

  /** Oldest first. */
  open(): readonly AskedCall[] {
    return [...this.#open.values()].map(({ asked }) => asked);
  }

  /** Newest first, a few. */
  answered(): readonly AnsweredCall[] {
    return this.#answered;
  }

  isAllowed(conversationId: string, tool: string): boolean {
    return (!this.#revoked && this.permissions.isAllowed(tool)) || (this.#allowedIn.get(conversationId)?.has(tool) ?? false);
  }

  /** Takes back what was allowed for longer than one call. Throws when that could not be written. */
  revokeAll(): void {
    this.#allowedIn.clear();
    this.#revoked = true;
    this.permissions.revokeAll();
    this.#revoked = false;
  }

  /** False: nothing of that name waits in that conversation. */
  decide(conversationId: string, call: string, decision: ToolDecision, by: Omit<ToolPermission, 'tool'>): boolean {
    const question = this.#open.get(placeOf(conversationId, call));
    if (question === undefined) return false;
    const { tool } = question.asked;
    if (decision === 'always') this.permissions.allow({ tool, ...by });
    if (decision === 'conversation') {
      const allowed = this.#allowedIn.get(conversationId) ?? new Set();
      this.#allowedIn.set(conversationId, allowed.add(tool));
    }
    this.#answered.unshift({ ...question.asked, decision, ...by });
    this.#answered.splice(mostAnswered);
    question.answer(decision);
    return true;
  }
}

const placeOf = (conversationId: string, call: string): string => JSON.stringify([conversationId, call]);
