import { messageOf } from '../../../shared/errors';
import type { Run, RunEvent } from '../../../shared/run';
import type { SopEntry, SopEvent } from '../../../shared/sop';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import { within } from '../../platform/base/within';
import type { BoardDesk } from '../../ports/boards';
import type { MessageBroker } from '../../ports/message-broker';
import { announcementsOf, pinsIn, pressed, topicsOf, type approvalEvents, type HomePin } from './entities';
import { askedFolder, pinProcedure } from './pin-procedure';
import type { AnnouncedTopics } from './storage/announced-topics';

export interface HomeAssistantPorts {
  readonly id: string;
  readonly version: string;
  /** Null: nothing is announced. */
  readonly prefix: () => string | null;
  readonly broker: MessageBroker & Required<Pick<MessageBroker, 'part'>>;
  readonly entries: () => readonly SopEntry[];
  /** What procedures without an active run came to last. */
  readonly lastStates: () => ReadonlyMap<string, string>;
  readonly activeRuns: () => readonly Run[];
  /** Throws as the engine's `dispatchTo` does. */
  readonly start: (entry: SopEntry, event: SopEvent, remember: () => void) => void;
  readonly boards: Pick<BoardDesk, 'status' | 'facts' | 'watch'>;
  readonly announced: AnnouncedTopics;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Due {
  readonly topic: string;
  readonly payload: string;
  readonly retain: boolean;
}

const againAfterMs = 5_000;
const goodbyeWithinMs = 1_000;

/**
 * Keeps at the broker what Home Assistant is to see of procedures, runs, approvals and pins, and takes what it
 * asks for. Invariant: every topic under which the broker keeps something of ours is on disk before it is
 * published, so that it is removed when it is no longer announced, by whichever engine that finds out.
 */
export class HomeAssistant {
  readonly #topics: ReturnType<typeof topicsOf>;
  readonly #ends = new AbortController();
  #due: Due[] = [];
  #publishing: Promise<void> | null = null;
  #pins: readonly HomePin[] = [];
  /** Under which topics the broker is to keep something now. */
  #wanted: ReadonlySet<string> = new Set();

  constructor(private readonly ports: HomeAssistantPorts) {
    this.#topics = topicsOf(ports.id);
  }

  /** Brings what is announced in line with what there is. What cannot be sent now is with the next connection. */
  sync(): void {
    const { ports } = this;
    if (ports.broker.part.now().state !== 'ready' || this.#ends.signal.aborted) return;
    const prefix = ports.prefix();
    if (prefix === null) this.#look([]);
    const wanted = prefix === null ? [] : this.#everything(prefix);
    const topics = new Set(wanted.map(({ topic }) => topic));
    this.#wanted = topics;
    const announced = new Set(ports.announced.list());
    const added = [...topics].filter((topic) => !announced.has(topic));
    if (added.length > 0) ports.announced.add(added);
    for (const topic of announced) if (!topics.has(topic)) this.#put({ topic, payload: '', retain: true });
    for (const each of wanted) this.#put(each);
  }

  /** A run has changed. */
  changed(run: Run, event: RunEvent): void {
    if (this.ports.prefix() === null || run.dry === true) return;
    if (run.folder?.startsWith(`${askedFolder}/`) !== true)
      this.#put({ topic: this.#topics.stateOf(run.sop.name), payload: stateText(run), retain: true });
    else if (run.completedAt !== null) this.#tellPins();
    const type = approvalWord[event.type];
    if (type === undefined || !('gate' in event)) return;
    this.#put({
      topic: this.#topics.approvals,
      payload: JSON.stringify({
        event_type: type,
        run: run.runId,
        procedure: run.sop.name,
        step: run.sop.steps[event.step - 1]?.title ?? '',
        ...('by' in event ? { by: event.by, via: event.via } : {}),
      }),
      retain: false,
    });
  }

  /** The level of a pin is known. */
  level(board: string, pin: number, value: 0 | 1): void {
    const known = this.#pins.find((each) => each.board === board && each.pin === pin);
    if (known !== undefined) this.#put(this.#levelOf(known, value));
  }

  /** Boards have come or gone. */
  boardsChanged(): void {
    if (this.#pins.length > 0) for (const each of this.#boardStates()) this.#put(each);
  }

  /** What Home Assistant asks for. A value that the broker kept is an old wish, and is none. */
  take(topic: string, payload: string, isNews: boolean, remember: () => void): void {
    if (!isNews || this.ports.prefix() === null) return;
    const entry =
      (payload === pressed
        ? this.#startable().find(({ name }) => this.#topics.startOf(name) === topic)
        : undefined) ?? this.#pinAsked(topic, payload);
    if (entry === null) return;
    const event: SopEvent = { source: 'mqtt', topic, payload, receivedAt: this.ports.clock.now() };
    this.ports.start(entry, event, remember);
  }

  /** Says that nobody is there any more. */
  async close(): Promise<void> {
    this.#ends.abort(new Error('the engine closes'));
    await this.#publishing?.catch(() => {});
    if (this.ports.prefix() === null || this.ports.broker.part.now().state !== 'ready') return;
    await within(this.ports.clock, goodbyeWithinMs, new AbortController().signal, (signal) =>
      this.ports.broker.publish(this.#topics.availability, 'offline', signal, { retain: true }),
    ).catch(() => {});
  }

  #startable(): readonly SopEntry[] {
    return this.ports.entries().filter(({ sop }) => sop?.enabled === true);
  }

  #pinAsked(topic: string, payload: string): SopEntry | null {
    const pin = this.#pins.find((each) => each.kind === 'switch' && this.#topics.setOf(each) === topic);
    if (pin === undefined || (payload !== 'ON' && payload !== 'OFF')) return null;
    return pinProcedure(pin, payload === 'ON' ? 1 : 0);
  }

  #everything(prefix: string): readonly Due[] {
    const { id, version, boards } = this.ports;
    const names = new Set(boards.status().map(({ name }) => name));
    const startable = this.#startable();
    this.#look(pinsIn(startable).filter(({ board }) => names.has(board)));
    const active = new Map(
      this.ports
        .activeRuns()
        .filter(({ dry }) => dry !== true)
        .map((run) => [run.sop.name, run]),
    );
    const last = this.ports.lastStates();
    const retained = (topic: string, payload: string): Due => ({ topic, payload, retain: true });
    return [
      ...announcementsOf({
        id,
        version,
        prefix,
        procedures: startable.map(({ name }) => name),
        pins: this.#pins,
      }).map(({ topic, payload }) => retained(topic, payload)),
      ...startable.map(({ name }) => {
        const run = active.get(name);
        return retained(
          this.#topics.stateOf(name),
          run === undefined ? JSON.stringify({ state: last.get(name) ?? 'idle' }) : stateText(run),
        );
      }),
      ...this.#boardStates(),
      ...this.#levels(),
      retained(this.#topics.availability, 'online'),
    ];
  }

  #look(pins: readonly HomePin[]): void {
    this.#pins = pins;
    // A pin that is set is an output, which looking at it might end.
    this.ports.boards.watch(
      'home-assistant',
      pins.flatMap(({ board, pin, kind }) =>
        kind === 'switch' ? [] : [{ board, pin, isShown: true as const }],
      ),
    );
  }

  #tellPins(): void {
    for (const each of this.#levels()) this.#put(each);
  }

  #levels(): readonly Due[] {
    return this.#pins.flatMap((pin) => {
      const facts = this.ports.boards.facts(pin.board);
      const level =
        facts?.outputs.find((output) => output.pin === pin.pin)?.value ??
        facts?.pins.find((known) => known.pin === pin.pin)?.level ??
        // Nobody has set it: a switch is off until it is.
        (pin.kind === 'switch' ? 0 : null);
      return level === null ? [] : [this.#levelOf(pin, level)];
    });
  }

  #levelOf(pin: HomePin, value: 0 | 1): Due {
    return { topic: this.#topics.levelOf(pin), payload: value === 1 ? 'ON' : 'OFF', retain: true };
  }

  #boardStates(): readonly Due[] {
    const used = new Set(this.#pins.map(({ board }) => board));
    return this.ports.boards
      .status()
      .filter(({ name }) => used.has(name))
      .map(({ name, state, stranger }) => ({
        topic: this.#topics.boardOf(name),
        // What another board than before says is nothing of these pins, and nobody can set them.
        payload: state === 'connected' && stranger === undefined ? 'online' : 'offline',
        retain: true,
      }));
  }

  /**
   * Of what is kept the latest alone is sent. What is no longer announced may still change, as a run of a
   * procedure that was removed: kept at the broker it would stay there for good.
   */
  #put(due: Due): void {
    if (due.retain && due.payload !== '' && !this.#wanted.has(due.topic)) return;
    if (this.#ends.signal.aborted || this.ports.broker.part.now().state !== 'ready') return;
    if (due.retain) this.#due = this.#due.filter(({ topic, retain }) => !retain || topic !== due.topic);
    this.#due.push(due);
    this.#publishing ??= this.#publish().finally(() => {
      this.#publishing = null;
    });
  }

  async #publish(): Promise<void> {
    const { broker, announced, clock, logger } = this.ports;
    const { signal } = this.#ends;
    for (let next = this.#due.shift(); next !== undefined; next = this.#due.shift()) {
      const { topic, payload, retain } = next;
      try {
        await broker.publish(topic, payload, signal, { retain });
        // It may be wanted again since.
        if (retain && payload === '' && !this.#wanted.has(topic)) announced.remove(topic);
      } catch (failure) {
        this.#due = [];
        if (signal.aborted) return;
        logger.warn('What Home Assistant is to see could not be published', { failure: messageOf(failure) });
        clock.sleep(againAfterMs, signal).then(
          () => {
            this.sync();
          },
          () => {},
        );
        return;
      }
    }
  }
}

const approvalWord: Readonly<Record<string, (typeof approvalEvents)[number]>> = {
  'approval-requested': 'asked',
  'approval-granted': 'approved',
  'approval-denied': 'rejected',
  'approval-timed-out': 'timed_out',
};

const stateText = ({ status, runId, sop, currentStep, reason }: Run): string =>
  JSON.stringify({ state: status, run: runId, step: sop.steps[currentStep - 1]?.title ?? '', reason });
