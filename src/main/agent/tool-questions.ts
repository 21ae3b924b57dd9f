import type { ToolDecision, ToolPermission } from '../../shared/chat';
import type { ToolPermissions } from '../ports/tool-permissions';

interface Question {
  readonly tool: string;
  answer(decision: ToolDecision): void;
}

/** Tool calls that wait for a person's word. The first answer counts; an aborted turn takes its question back. */
export class ToolQuestions {
  /** By conversation and call: the ids of calls come from models, and may be the same in two conversations. */
  readonly #open = new Map<string, Question>();
  readonly #allowedIn = new Map<string, Set<string>>();

  /** Emergency stops that could not be written hold at least until the next start. */
  #revoked = false;

  constructor(private readonly permissions: ToolPermissions) {}

  /** Rejects with the signal's reason. */
  async ask(conversationId: string, call: string, tool: string, signal: AbortSignal): Promise<ToolDecision> {
    if (this.isAllowed(conversationId, tool)) return 'once';
    const place = placeOf(conversationId, call);
    return new Promise((resolve, reject) => {
      const end = (): void => {
        this.#open.delete(place);
        signal.removeEventListener('abort', onAbort);
      };
      const onAbort = (): void => {
        end();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.#open.set(place, { tool, answer: (decision) => { end(); resolve(decision); } });
    });
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
    if (decision === 'always') this.permissions.allow({ tool: question.tool, ...by });
    if (decision === 'conversation') {
      const allowed = this.#allowedIn.get(conversationId) ?? new Set();
      this.#allowedIn.set(conversationId, allowed.add(question.tool));
    }
    question.answer(decision);
    return true;
  }
}

const placeOf = (conversationId: string, call: string): string => JSON.stringify([conversationId, call]);
