import { AppError } from '../../../shared/errors';
import type { Clock } from '../../platform/base/clock';
import type { Incidents } from '../../platform/incidents';
import type { FleetSession, RecordPosition, Registration } from '../../ports/fleet-store';
import type { Me } from '../../ports/fleet-calls';
import type { Pace } from './pace';
import type { ChangedRow, Unhanded } from './storage/unhanded';

const mostEvents = 500;

/** An engine of the same home and name has joined since: this one hands nothing in any more. */
export const replacedBy = (name: string, host: string): AppError =>
  new AppError('fleet.replaced', `Another engine has joined the fleet as ${name}, on ${host}`, {
    remedy:
      'The other one was started later from a copy of this home. Stop one of them, or give this one another "name" under [fleet] in config.toml.',
  });

export const takenBy = (name: string, host: string): AppError =>
  new AppError('fleet.taken', `Another home has the name ${name} in the fleet, on ${host}`, {
    remedy: 'Give this engine another "name" under [fleet] in config.toml.',
  });

const elsewhere = (name: string): AppError =>
  new AppError(
    'fleet.elsewhere',
    `The record of this home does not go on from what ${name} has handed in to the fleet`,
    {
      remedy:
        'This home was restored from a backup, or is a copy of another. What was handed in stays as it is: give this engine another "name" under [fleet] in config.toml, and it hands in its record from the beginning.',
    },
  );

export interface HandInPorts {
  readonly unhanded: Unhanded;
  readonly pace: Pace;
  readonly clock: Pick<Clock, 'now'>;
  readonly incidents: Pick<Incidents, 'tell'>;
}

/** Hands in over one session what this engine has written, in the order of its record. */
export class HandIn {
  readonly #connectedAt: number;
  #position: RecordPosition;
  #removal: number;

  /** Throws when the record here is not the one in the database. */
  constructor(
    private readonly ports: HandInPorts,
    private readonly session: Pick<FleetSession, 'append' | 'keepRows'>,
    private readonly me: Me,
    { position, removal }: Extract<Registration, { kind: 'joined' }>,
  ) {
    this.#connectedAt = ports.clock.now();
    this.#removal = removal;
    this.#position = this.#followed(position);
    ports.unhanded.handedEvents(position.link);
  }

  /** Hands in at most one batch of each kind. True: there is more. */
  async round(): Promise<boolean> {
    const events = await this.#handInEvents();
    const rows = await this.#handInRows();
    return events || rows;
  }

  async #handInEvents(): Promise<boolean> {
    const { pace, unhanded } = this.ports;
    const events = unhanded.events(this.#position.link, mostEvents, pace.bytes);
    const removals = unhanded.removals(this.#removal);
    if (events.length === 0 && removals.length === 0) return false;
    const { link, hash } = events.at(-1) ?? this.#position;
    unhanded.onDisk(link);
    const batch = {
      from: this.#position,
      to: { link, hash },
      events,
      removals,
      runs: unhanded.runs(events.map(({ runId }) => runId)),
      connectedAt: this.#connectedAt,
    };
    const appended = await pace.of(() => this.session.append(this.me, batch));
    if (appended.kind === 'replaced') throw replacedBy(this.me.name, appended.host);
    if (appended.kind === 'elsewhere') this.#position = this.#followed(appended.position);
    else {
      this.#position = { link, hash };
      unhanded.handedEvents(link);
      this.#removal = removals.at(-1)?.id ?? this.#removal;
    }
    return events.length > 0;
  }

  async #handInRows(): Promise<boolean> {
    const { pace, unhanded } = this.ports;
    const most = pace.rows;
    const rows = unhanded.rows(most);
    if (rows.length === 0) return false;
    const there = rows.flatMap(({ row }) => (row === null ? [] : [row]));
    const isKept = there.length === 0 || (await pace.of(() => this.session.keepRows(this.me, there)));
    if (!isKept) throw replacedBy(this.me.name, 'another machine');
    unhanded.handedRows(rows);
    this.#tellGone(rows.filter(({ row }) => row === null));
    return rows.length === most;
  }

  #tellGone(gone: readonly ChangedRow[]): void {
    if (gone.length === 0) return;
    this.ports.incidents.tell({
      id: `fleet-gone-${String(gone[0]?.id)}`,
      crowd: 'fleet-gone',
      where: 'Fleet',
      message: `Rows of Events that were deleted here before the fleet had them: ${String(gone.length)}`,
      remedy:
        'The page Events keeps its newest rows alone, and the database was away for longer. The record of runs is whole.',
    });
  }

  #followed(position: RecordPosition): RecordPosition {
    if (!this.ports.unhanded.follows(position)) throw elsewhere(this.me.name);
    return position;
  }
}
