import { messageOf } from '../../../shared/errors';
import type { Clock } from '../../platform/base/clock';
import type { Foreground } from '../../platform/base/foreground';
import type { NewId } from '../../platform/base/ids';
import type { Logger } from '../../platform/base/logger';
import type { Memory, MemoryRecord } from '../../ports/memory';
import type { ModelName } from '../../../shared/model-choice';
import type { Hooks } from '../../ports/hooks';
import type { Provider } from '../../ports/provider';
import type { TalkDue, TalksDue } from '../../ports/talks-due';
import type { RunTurn, Turn } from '../../ports/turn';
import { autoSave, worthSaving, type SaidMessage } from './auto-save';
import { keepSummary } from './keep-summary';
import { onlyAsks } from './only-asks';
import { looksSecret } from '../../platform/base/looks-secret';
import { SilentObserver } from './silent-observer';
import { questionAboutTalk, questionAfterTalk, readSummary } from './summary';

/** A message that was dealt with. */
export interface EndedTurn extends SaidMessage {
  /** Null: it was stopped, or the model failed. */
  readonly answer: string | null;
  /**
   * How it was answered, messages to the end: asked right after them, a local model has hardly anything to
   * read.
   */
  readonly turn: Turn | null;
}

export interface TurnMemoryPorts {
  readonly memory: Memory;
  readonly due: TalksDue;
  readonly foreground: Foreground;
  /** Not counted as work that people wait for. */
  readonly runTurn: RunTurn;
  /** This model and none in its place; null: it is not there. */
  readonly model: (name: ModelName) => Promise<Provider | null>;
  readonly hooks: Hooks;
  readonly autoSave: () => boolean;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly logger: Logger;
}

/** Nobody has waited for the model for this long: it may be used for notes. */
const quietMs = 60_000;
const answerTokens = 400;
const mostTries = 3;

/**
 * What remains of a turn: the message itself, at once; and when nobody has needed the model for a while, a
 * summary that the model makes. Invariants: only the model of a talk reads it again, and hooks are asked
 * before it does; a summary gives way to any work that begins, and is made again later; a talk is due until
 * its summary is written or has failed for good, also over restarts; nothing here makes a turn fail.
 */
export class TurnMemory {
  readonly #closed = new AbortController();
  /** How the newest talks were held; lost with the program. */
  readonly #turns = new Map<string, Turn>();
  readonly #tries = new Map<string, number>();
  /** The talk that is being summed up. */
  #current: { readonly id: string; readonly forgotten: AbortController } | null = null;
  #stopped = new AbortController();
  #held = false;
  #saving: Promise<void> = Promise.resolve();
  #summing: Promise<void> = Promise.resolve();
  #running = false;

  constructor(private readonly ports: TurnMemoryPorts) {}

  /** Takes up what an earlier engine left. */
  start(): void {
    this.#sumUp();
  }

  turnEnded(ended: EndedTurn): void {
    if (this.#closed.signal.aborted || !this.ports.autoSave() || !worthSaving(ended.text)) return;
    if (!onlyAsks(ended.text))
      this.#inTurn(() => autoSave(this.ports.memory, ended, this.ports.clock.now(), this.#closed.signal));
    const { key: id, place, text: message, answer, turn } = ended;
    if (answer === null || turn === null || looksSecret(answer) || turn.provider.oneToolPerRequest === true)
      return;
    this.#held = false;
    this.#note(
      {
        id,
        at: this.ports.clock.now(),
        place,
        message,
        answer,
        model: { provider: turn.provider.id, model: turn.provider.model },
        ...(turn.context.outside === undefined ? {} : { outside: turn.context.outside }),
      },
      turn,
    );
    this.#sumUp();
  }

  /**
   * Forgets what these messages left. Facts that were drawn from them stay: the page of memories has them.
   */
  forget(messages: readonly Pick<MemoryRecord, 'key' | 'scope'>[]): void {
    for (const { key } of messages) {
      this.#turns.delete(key);
      this.ports.due.remove(key);
      if (this.#current?.id === key) this.#current.forgotten.abort(new Error('its conversation was deleted'));
    }
    this.#inTurn(async () => {
      for (const { key, scope } of messages) await this.ports.memory.forget(key, scope);
    });
  }

  /** The model is to be idle: what is under way ends, and nothing begins until somebody talks again. */
  stop(): void {
    this.#held = true;
    this.#stopped.abort(new Error('everything was stopped'));
    this.#stopped = new AbortController();
  }

  /** Resolves when what was said is kept. */
  saved(): Promise<void> {
    return this.#saving;
  }

  async close(): Promise<void> {
    await this.#saving;
    this.#closed.abort(new Error('the engine closes'));
    await this.#summing;
  }

  #note(talk: TalkDue, turn: Turn): void {
    try {
      this.ports.due.add(talk);
    } catch (failure) {
      this.ports.logger.warn('A talk could not be kept for a summary', { failure: messageOf(failure) });
      return;
    }
    // One for each conversation: an older turn has been read over by the newer one.
    for (const [id, held] of this.#turns)
      if (held.request.conversation === turn.request.conversation) this.#turns.delete(id);
    this.#turns.set(talk.id, turn);
  }

  /** One after another, so that the same words are not kept twice. */
  #inTurn(work: () => Promise<void>): void {
    this.#saving = this.#saving.then(work).catch((failure: unknown) => {
      this.ports.logger.warn('A message could not be remembered', { failure: messageOf(failure) });
    });
  }

  #sumUp(): void {
    if (this.#running) return;
    this.#running = true;
    const stopped = AbortSignal.any([this.#closed.signal, this.#stopped.signal]);
    this.#summing = this.#sumUpAll(stopped).catch((failure: unknown) => {
      if (!stopped.aborted)
        this.ports.logger.warn('Summing up for the memory ended', { failure: messageOf(failure) });
    });
  }

  async #sumUpAll(stopped: AbortSignal): Promise<void> {
    try {
      while (!this.#held && this.ports.due.next() !== null) {
        await this.ports.foreground.quiet(this.ports.clock, quietMs, stopped);
        // Asked again: while it waited, a newer one may have come, or its conversation may have been deleted.
        const talk = this.ports.due.next();
        const forgotten = new AbortController();
        const signal = AbortSignal.any([stopped, this.ports.foreground.change, forgotten.signal]);
        if (talk !== null) {
          this.#current = { id: talk.id, forgotten };
          await this.#sumUpOne(talk, signal).catch((failure: unknown) => {
            if (!signal.aborted) this.#failed(talk, failure);
          });
        }
        stopped.throwIfAborted();
      }
    } finally {
      this.#running = false;
      this.#current = null;
    }
  }

  async #sumUpOne(talk: TalkDue, signal: AbortSignal): Promise<void> {
    const provider = await this.ports.model(talk.model);
    if (provider === null || provider.oneToolPerRequest === true || !this.ports.autoSave()) {
      this.#done(talk);
      return;
    }
    const outcome = await this.ports.runTurn(
      this.#question(talk, provider),
      new SilentObserver(this.ports.newId),
      signal,
    );
    signal.throwIfAborted();
    const summary = outcome.kind === 'answered' ? readSummary(outcome.text) : null;
    // What could not be read is not asked again: the message is kept as it was written.
    if (summary !== null) await keepSummary(this.ports.memory, talk, summary, this.ports.newId, signal);
    this.#done(talk);
  }

  #question(talk: TalkDue, provider: Provider): Turn {
    const held = this.#turns.get(talk.id);
    if (held !== undefined)
      return {
        ...held,
        provider,
        request: { ...held.request, temperature: 0.1, maxTokens: answerTokens, priority: 'background' },
        messages: [...held.messages, { role: 'user', text: questionAfterTalk }],
        firstCalls: [],
        maxIterations: 1,
      };
    return {
      provider,
      request: {
        system: 'You keep short notes of talks.',
        temperature: 0.1,
        maxTokens: answerTokens,
        conversation: 'memory',
        priority: 'background',
      },
      messages: [{ role: 'user', text: questionAboutTalk(talk) }],
      tools: [],
      context: { origin: `chat:${talk.place.conversation}` },
      maxIterations: 1,
      parallelTools: () => false,
      firstCalls: [],
      hooks: this.ports.hooks,
    };
  }

  #failed(talk: TalkDue, failure: unknown): void {
    const tries = (this.#tries.get(talk.id) ?? 0) + 1;
    this.#tries.set(talk.id, tries);
    this.ports.logger.warn('A talk could not be summed up', { failure: messageOf(failure), tries });
    if (tries >= mostTries) this.#done(talk);
  }

  #done({ id }: TalkDue): void {
    this.ports.due.remove(id);
    this.#turns.delete(id);
    this.#tries.delete(id);
  }
}
