import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { endOf } from '../../../domain/approval/hours';
import { onShift, reachedBy, type OnDuty, type Rota } from '../../../domain/approval/on-duty';
import type { Config } from '../../../shared/config';
import { messageOf } from '../../../shared/errors';
import type { Told } from '../../../shared/escalation';
import { isUrgent } from '../../../shared/sop';
import type { Problems } from '../../platform/base/problems';
import type { DutyNow } from '../../ports/duty';
import { readCalendar, type DutyCalendar } from './calendar';

interface Ports {
  readonly config: () => Config;
  /** Relative paths start here. */
  readonly home: string;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  /** What somebody is called on a channel who is not in the rota; absent: nobody can say. */
  readonly knownAs?: (route: string) => Omit<Told, 'route'> | undefined;
}

interface ReadFile {
  readonly path: string;
  readonly modifiedAt: number;
  /** Null: it cannot be read. */
  readonly calendar: DutyCalendar | null;
  readonly byMinute: Map<number, readonly OnDuty[]>;
}

const largestFile = 4 * 1024 * 1024;
const keptMinutes = 64;
const problem = 'duty-calendar';

/** By whose clock shifts and quiet hours are. */
export const zoneOfDuty = ({ duty, sop }: Pick<Config, 'duty' | 'sop'>): string =>
  duty.timezone === '' ? sop.timezone : duty.timezone;

/** The rota of config.toml, and quiet hours. */
export class Duty implements DutyNow {
  #ical: Parameters<typeof readCalendar>[0] | null = null;
  #file: ReadFile | null = null;

  constructor(private readonly ports: Ports) {}

  /** Brings it in line with config.toml. */
  async apply(): Promise<void> {
    if (this.ports.config().duty.calendar !== '') this.#ical ??= (await import('ical.js')).default;
    this.#calendar();
  }

  readonly hold: DutyNow['hold'] = (priority, at) => {
    const config = this.ports.config();
    return isUrgent({ priority }) ? null : endOf(config.duty.quiet, at, zoneOfDuty(config));
  };

  reach(notify: readonly string[], at: number): ReturnType<DutyNow['reach']> {
    return reachedBy(notify, this.rota(at), this.ports.knownAs);
  }

  rota(at: number): Rota {
    const config = this.ports.config();
    const { people, shifts } = config.duty;
    const calendar = this.#calendar();
    const leftOut = calendar?.calendar?.unreadable.length ?? 0;
    const inFile = calendar === null ? [] : inCalendar(calendar, at);
    if (calendar?.calendar != null && calendar.calendar.unreadable.length > leftOut)
      this.#leftOut(calendar.path, calendar.calendar);
    return {
      people,
      groups: [...new Set([...shifts.map(({ group }) => group), ...(calendar?.calendar?.groups ?? [])])],
      onDuty: [...onShift(shifts, at, zoneOfDuty(config)), ...inFile],
    };
  }

  #leftOut(path: string, { unreadable }: DutyCalendar): void {
    this.ports.problems.report(
      problem,
      'duty.calendar',
      `Events of the calendar ${path} cannot be read, so they name nobody who is on duty: ${unreadable.join('; ')}`,
      'Correct these events in the calendar program and save the file again. The other events count.',
    );
  }

  /** Read again once it has changed. What cannot be read any more says nothing, rather than what it said before. */
  #calendar(): ReadFile | null {
    const { calendar } = this.ports.config().duty;
    if (calendar === '' || this.#ical === null) {
      this.ports.problems.clear(problem);
      this.#file = null;
      return null;
    }
    const path = resolve(this.ports.home, calendar);
    let readAt = NaN;
    try {
      const { mtimeMs: modifiedAt, size } = statSync(path);
      if (this.#file?.path === path && this.#file.modifiedAt === modifiedAt) return this.#file;
      if (size > largestFile) throw new Error('it has more than 4 MiB');
      const text = readFileSync(path, 'utf8');
      // What it says is the same until it is saved again, also where that is no calendar.
      readAt = modifiedAt;
      const read = readCalendar(this.#ical, text);
      this.#file = { path, modifiedAt, calendar: read, byMinute: new Map() };
      if (read.unreadable.length === 0) this.ports.problems.clear(problem);
      else this.#leftOut(path, read);
    } catch (failure) {
      this.#file = { path, modifiedAt: readAt, calendar: null, byMinute: new Map() };
      this.ports.problems.report(
        problem,
        'duty.calendar',
        `The calendar ${path} cannot be read, so it names nobody who is on duty: ${messageOf(failure)}`,
        'Save it as an iCalendar file (.ics), or change [duty] calendar in config.toml.',
      );
    }
    return this.#file;
  }
}

function inCalendar({ calendar, byMinute }: ReadFile, at: number): readonly OnDuty[] {
  const minute = Math.floor(at / 60_000);
  const known = byMinute.get(minute);
  if (known !== undefined) return known;
  const found = calendar?.onDuty(at) ?? [];
  if (byMinute.size >= keptMinutes) byMinute.clear();
  byMinute.set(minute, found);
  return found;
}
