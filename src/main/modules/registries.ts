import type { Told } from '../../shared/escalation';
import type { Run, RunEvent } from '../../shared/run';
import type { EventSource, SopEvent } from '../../shared/sop';
import type { EngineStatus } from '../../shared/status';
import { createToolRegistry } from './agent/tools/tool-registry';
import { Emitter } from '../platform/base/emitter';
import { runAll } from '../platform/base/run-all';
import { PathTable } from './gateway/http/path-table';
import { neverCutOff, type CutOff } from '../ports/cut-off';
import type { FleetTick, TickTaker } from '../ports/fleet-ticks';
import type { HandingOver } from '../ports/handed-calls';
import type { MessageOutlet, MessageOutlets } from '../ports/message-outlets';
import type { Tool, ToolRegistry } from '../ports/tool';
import type { Platform } from '../platform/platform';

/**
 * What modules offer to others that may come before them: tools that start procedures that call tools, ways to
 * people, what an emergency stop ends, the parts of the status. A registry is read when somebody asks, so
 * nobody has to come first.
 */
export interface Registries {
  readonly tools: OfferedTools;
  readonly outlets: OfferedOutlets;
  readonly hearing: Hearing;
  readonly stops: Stops;
  readonly tellings: Tellings;
  readonly ticks: Ticks;
  readonly cutOff: OfferedCutOff;
  readonly handing: HandedCalls;
  /** Paths of the gateway. */
  readonly paths: PathTable;
  readonly status: StatusLine;
}

export function createRegistries({ notices, logger }: Pick<Platform, 'notices' | 'logger'>): Registries {
  return {
    tools: new OfferedTools((failure) => {
      logger.error('A listener of the tools failed', { failure: String(failure) });
    }),
    outlets: new OfferedOutlets(),
    hearing: new Hearing(),
    stops: new Stops(),
    tellings: new Tellings(),
    ticks: new Ticks(),
    cutOff: new OfferedCutOff(),
    handing: new HandedCalls(),
    paths: new PathTable(),
    status: new StatusLine((status) => {
      notices.emit({ type: 'status-changed', status });
    }),
  };
}

type TellingEvent = Extract<RunEvent, { type: 'approval-told' }>;

/** The way to those who are told that nobody has decided. */
export interface TellingWay {
  /** Writes what is owed to them, in the transaction in which it is called. */
  tell(run: Run, event: TellingEvent): void;
  /** Who was let in with a code. */
  letIn(channel: string): readonly string[];
  /** What they are called. */
  knownAs(route: string): Omit<Told, 'route'> | undefined;
}

export class Tellings {
  #way: TellingWay | null = null;

  offer(way: TellingWay): void {
    this.#way = way;
  }

  tell(run: Run, event: TellingEvent): void {
    this.#way?.tell(run, event);
  }

  /** Null: nobody can say. */
  letIn(channel: string): readonly string[] | null {
    return this.#way?.letIn(channel) ?? null;
  }

  /** What somebody is called who is not in the rota. */
  knownAs(route: string): Omit<Told, 'route'> | undefined {
    return this.#way?.knownAs(route);
  }
}

/** Who starts what the schedules of the fleet have due. Where there is no fleet each engine starts its own. */
export class Ticks {
  #takerOf: (tick: FleetTick) => TickTaker = () => 'here';
  #settled: () => void = () => {};

  offer(takerOf: (tick: FleetTick) => TickTaker): void {
    this.#takerOf = takerOf;
  }

  takerOf(tick: FleetTick): TickTaker {
    return this.#takerOf(tick);
  }

  /** Calls this when it is known of some tick by now. */
  onSettled(heard: () => void): void {
    this.#settled = heard;
  }

  settled(): void {
    this.#settled();
  }
}

/** Whether this engine is held back; without a fleet nothing holds it. */
export class OfferedCutOff implements CutOff {
  #source = neverCutOff;
  readonly #listeners = new Set<() => void>();

  offer(source: CutOff): void {
    this.#source = source;
    source.onChange(() => {
      for (const listener of [...this.#listeners]) listener();
    });
  }

  since(): number | null {
    return this.#source.since();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

/** Calls that other engines of the fleet carry out. */
export class HandedCalls implements HandingOver {
  #way: HandingOver | null = null;

  offer(way: HandingOver): void {
    this.#way = way;
  }

  part: HandingOver['part'] = (on, tool) => this.#way?.part(on, tool) ?? null;

  outcomeOf: HandingOver['outcomeOf'] = (call, isAsked, signal) => {
    if (this.#way === null) throw new Error('A call is handed over before every module was there');
    return this.#way.outcomeOf(call, isAsked, signal);
  };

  callOff: HandingOver['callOff'] = (key) => this.#way?.callOff(key);

  known: HandingOver['known'] = () => this.#way?.known() ?? null;

  whyNotSent: HandingOver['whyNotSent'] = (run) => this.#way?.whyNotSent(run) ?? null;
}

/** Models read the tools in this order, whatever module comes first. */
const origins = ['product', 'mcp', 'plugins'] as const;
type Origin = (typeof origins)[number];

/** The tools of every module. */
export class OfferedTools implements ToolRegistry {
  /** Some came or went. */
  readonly changed: Emitter<null>;
  readonly #sources = new Map<Origin, () => readonly Tool[]>();
  readonly #registry = createToolRegistry(
    origins.map((origin) => () => (this.#sources.get(origin)?.() ?? []).map((tool) => this.#around(tool))),
  );
  #around: (tool: Tool) => Tool = (tool) => tool;
  #toCome: NonNullable<ToolRegistry['toCome']> = () => null;

  constructor(onFailure: (failure: unknown) => void) {
    this.changed = new Emitter(onFailure);
  }

  offer(origin: Origin, source: () => readonly Tool[]): void {
    this.#sources.set(origin, source);
  }

  /** What holds for every tool, whoever offers it. Gives the same for the same. */
  putAround(around: (tool: Tool) => Tool): void {
    this.#around = around;
  }

  /** Who may yet offer a tool of this name. */
  offerToCome(toCome: NonNullable<ToolRegistry['toCome']>): void {
    this.#toCome = toCome;
  }

  get(name: string): Tool | undefined {
    return this.#registry.get(name);
  }

  list(): readonly Tool[] {
    return this.#registry.list();
  }

  toCome(name: string): ReturnType<NonNullable<ToolRegistry['toCome']>> {
    return this.#toCome(name);
  }
}

/** The ways to people, in the order in which they were offered. */
export class OfferedOutlets implements MessageOutlets {
  readonly #sources: (() => readonly MessageOutlet[])[] = [];

  offer(source: () => readonly MessageOutlet[]): void {
    this.#sources.push(source);
  }

  list(): readonly MessageOutlet[] {
    return this.#sources.flatMap((source) => source());
  }
}

/** What could be heard now, of each source of events. One that nobody speaks for is always heard. */
export class Hearing {
  readonly #sources = new Map<EventSource, (topic: string) => boolean>();

  offer(source: EventSource, hears: (topic: string) => boolean): void {
    this.#sources.set(source, hears);
  }

  canHear({ source, topic }: Pick<SopEvent, 'source' | 'topic'>): boolean {
    return this.#sources.get(source)?.(topic ?? '') ?? true;
  }
}

/** What an emergency stop ends besides runs. One that fails keeps none of the others from it. */
export class Stops {
  readonly #pins: (() => void)[] = [];
  readonly #talks: (() => void)[] = [];

  /** Pins that are driven for a while are let go before anything else. */
  offerPins(stop: () => void): void {
    this.#pins.push(stop);
  }

  offerTalks(stop: () => void): void {
    this.#talks.push(stop);
  }

  pins(): void {
    runAll(this.#pins);
  }

  talks(): void {
    runAll(this.#talks);
  }
}

/** The state of the engine, told at most once a turn of the event loop, however many parts changed. */
export class StatusLine {
  #read: (() => EngineStatus) | null = null;
  readonly #parts: (() => Pick<EngineStatus, 'fleet'>)[] = [];
  #isWaiting = false;

  constructor(private readonly tell: (status: EngineStatus) => void) {}

  /** Nothing is told before somebody knows where every part is read. */
  show(read: () => EngineStatus): void {
    this.#read = read;
  }

  /** What a module adds to it of its own. */
  offer(part: () => Pick<EngineStatus, 'fleet'>): void {
    this.#parts.push(part);
  }

  current(): EngineStatus {
    if (this.#read === null) throw new Error('The status was asked for before every module was there');
    return this.#parts.reduce<EngineStatus>((all, part) => ({ ...all, ...part() }), this.#read());
  }

  readonly changed = (): void => {
    if (this.#read === null || this.#isWaiting) return;
    this.#isWaiting = true;
    setImmediate(() => {
      this.#isWaiting = false;
      this.tell(this.current());
    });
  };
}
