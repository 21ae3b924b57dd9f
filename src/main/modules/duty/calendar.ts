import { createContext, Script } from 'node:vm';
import { messageOf } from '../../../shared/errors';
import type { OnDuty } from '../../../domain/approval/on-duty';

/** Who is on duty by a calendar. */
export interface DutyCalendar {
  readonly groups: readonly string[];
  /** Events that name nobody, each with why: the others count. Grows while it is looked through. */
  readonly unreadable: readonly string[];
  onDuty(at: number): readonly OnDuty[];
}

type Ical = typeof import('ical.js').default;

const defaultGroup = 'shift';
/** Events that are said by name. */
const mostSaid = 5;

/** In milliseconds of processor time, so that a busy machine leaves out nobody who is on duty. */
const longest = { event: 1_000, all: 5_000 };
/** What a machine that is busy with other things may make of it. */
const mostStretched = 30;
/** Of the time by the clock, what a program works that nothing keeps from it. */
const shareOfWork = 0.9;

/**
 * Reads an iCalendar file. Throws what is wrong with it as a whole; an event that cannot be read, or takes too long, is
 * left out. An event is named `NAME` or `GROUP: NAME`; several names are parted by commas.
 */
export function readCalendar(ical: Ical, text: string): DutyCalendar {
  const root = new ical.Component(ical.parse(text) as unknown[]);
  const calendars = root.name === 'vcalendar' ? [root] : root.getAllSubcomponents('vcalendar');
  for (const calendar of calendars)
    for (const zone of calendar.getAllSubcomponents('vtimezone'))
      ical.TimezoneService.register(new ical.Timezone(zone));
  const components = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  const changed = components.filter((each) => each.getFirstProperty('recurrence-id') !== null);
  const nameOf = (component: InstanceType<Ical['Component']>): string =>
    String(component.getFirstPropertyValue('summary') ?? '');
  const unreadable: string[] = [];
  const limit = new TimeLimit();
  const begun = processorMs();
  let left: readonly EventOnDuty[] = [];
  const inEach = <T>(events: readonly EventOnDuty[], look: (event: EventOnDuty) => readonly T[]): T[] => {
    const read: EventOnDuty[] = [];
    const found = events.flatMap((event) => {
      try {
        const each = limit.within(longest.event, () => look(event));
        read.push(event);
        return each;
      } catch (failure) {
        if (unreadable.length < mostSaid) unreadable.push(`"${event.name}": ${messageOf(failure)}`);
        else if (unreadable.length === mostSaid) unreadable.push('…');
        return [];
      }
    });
    left = read;
    return found;
  };
  inEach(
    components
      .filter((each) => each.getFirstProperty('recurrence-id') === null)
      .map((component) => new EventOnDuty(ical, component, nameOf(component), changed)),
    (event) => {
      if (processorMs() - begun > longest.all) throw tooLong();
      event.prove();
      return [];
    },
  );
  return {
    groups: [
      ...new Set([
        defaultGroup,
        ...components
          .map(nameOf)
          .flatMap(dutiesIn)
          .map(({ group }) => group),
      ]),
    ],
    unreadable,
    onDuty: (at) => inEach(left, (event) => event.at(at)),
  };
}

/** No event holds the engine up for longer, a rule that never comes true among them. */
class TimeLimit {
  readonly #looking: { look: () => void } = { look: () => {} };
  readonly #context = createContext(this.#looking);

  /** `look` may be broken off anywhere, and is begun again where the machine was busy with other things. */
  within<T>(ms: number, look: () => T): T {
    for (let allowed = ms; ;) {
      const begun = processorMs();
      const found = this.#within(allowed, look);
      if (found !== null) return found.value;
      const worked = processorMs() - begun;
      if (worked >= ms * shareOfWork || allowed >= ms * mostStretched) throw tooLong();
      // As much as it takes for the whole of the work at the share that it got, and once more.
      allowed = Math.min(ms * mostStretched, 2 * allowed * Math.max(1, ms / Math.max(worked, 1)));
    }
  }

  #within<T>(ms: number, look: () => T): { readonly value: T } | null {
    const found: { readonly value: T }[] = [];
    this.#looking.look = () => {
      found.push({ value: look() });
    };
    try {
      looking.runInContext(this.#context, { timeout: ms });
    } catch (failure) {
      if (!isTimeout(failure)) throw failure;
    }
    return found[0] ?? null;
  }
}

const looking = new Script('look()');
const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const tooLong = (): Error => new Error('it takes too long to find out when it is');
const isTimeout = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const dutiesIn = (summary: string): readonly OnDuty[] => {
  const [, group = defaultGroup, names = ''] = /^(?:([^\s:@]+)\s*:)?(.*)$/su.exec(summary.trim()) ?? [];
  return names
    .split(',')
    .map((name) => ({ group, name: name.trim() }))
    .filter(({ name }) => name !== '');
};

/** One event, once or again and again. What was looked through is not looked through again as time goes on. */
class EventOnDuty {
  #event: InstanceType<Ical['Event']> | null = null;
  #each: ReturnType<InstanceType<Ical['Event']>['iterator']> | null = null;
  #near: Occurrence[] = [];
  /** Nothing before it is near any more. */
  #from = -Infinity;
  #until = -Infinity;

  constructor(
    private readonly ical: Ical,
    private readonly component: InstanceType<Ical['Component']>,
    readonly name: string,
    private readonly changed: readonly InstanceType<Ical['Component']>[],
  ) {}

  /** Throws what is wrong with it, whenever it is. */
  prove(): void {
    this.#at(this.#read().startDate.toJSDate().getTime());
  }

  at(at: number): readonly OnDuty[] {
    const now = this.#at(at).find(({ start, end }) => start <= at && at < end);
    return now === undefined || isOff(now.component) ? [] : dutiesIn(now.summary);
  }

  #read(): InstanceType<Ical['Event']> {
    if (this.#event !== null) return this.#event;
    const event = new this.ical.Event(this.component, { exceptions: [] });
    if (this.component.getFirstProperty('dtstart') === null) throw new Error('it has no DTSTART');
    for (const other of this.changed)
      if (other.getFirstPropertyValue('uid') === event.uid) event.relateException(other);
    this.#event = event;
    return event;
  }

  #at(at: number): readonly Occurrence[] {
    const event = this.#read();
    if (!event.isRecurring())
      return [occurrenceOf({ startDate: event.startDate, endDate: event.endDate, item: event })];
    let each = this.#each;
    // Where this is broken off, it begins anew.
    this.#each = null;
    if (each === null || at < this.#from) {
      each = event.iterator();
      [this.#near, this.#until] = [[], -Infinity];
    }
    const lasts = event.duration.toSeconds() * 1000;
    this.#from = at;
    this.#near = this.#near.filter(({ end }) => end > at);
    // What was moved may begin earlier than it would have, and later.
    while (this.#until <= at + moved) {
      const next = each.next() as Time | undefined;
      this.#until = next === undefined ? Infinity : next.toJSDate().getTime();
      if (next !== undefined && this.#until + lasts > at - moved)
        this.#near.push(occurrenceOf(event.getOccurrenceDetails(next)));
    }
    this.#each = each;
    return this.#near;
  }
}

interface Occurrence {
  readonly start: number;
  readonly end: number;
  readonly summary: string;
  readonly component: InstanceType<Ical['Component']>;
}

const occurrenceOf = ({
  startDate,
  endDate,
  item,
}: {
  readonly startDate: Time;
  readonly endDate: Time;
  readonly item: InstanceType<Ical['Event']>;
}): Occurrence => ({
  start: startDate.toJSDate().getTime(),
  end: endDate.toJSDate().getTime(),
  summary: item.summary,
  component: item.component,
});

const isOff = (component: InstanceType<Ical['Component']>): boolean =>
  String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';

type Time = InstanceType<Ical['Time']>;
const moved = 31 * 86_400_000;
