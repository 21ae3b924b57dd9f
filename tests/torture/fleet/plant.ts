import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eventually } from '../../fixtures/eventually';
import { startMosquitto, type Mosquitto } from '../../fixtures/mosquitto';
import { startPostgres, type Postgres } from '../../fixtures/postgres';
import { Harms, harmLine, held, killBroker, killEngine, stopBroker } from '../harms';
import type { Circumstances } from '../judge';
import { Publisher } from '../publisher';
import { SupervisedProcess } from '../supervised-process';
import { Member } from './member';
import type { FleetFault } from './plan';
import { boardMember, memberNames, type MemberName } from './procedures';

const simulator = fileURLToPath(new URL('../../board-sim/nucleo-sim.mjs', import.meta.url));
/** Beyond it the others take an engine for gone. */
const beyondLeaseMs = 21_000;
/** From the first topic that an engine is given again to the last. */
const subscribesWithinMs = 3_000;
/** No clock of the fleet is right. */
const aheadMs: Readonly<Record<MemberName, number>> = { a: 0, b: 7_000, c: -4_000 };

/** Three engines, each with its own lines to one broker and one PostgreSQL, and every way to harm them. */
export class FleetPlant {
  readonly brokerKills: number[] = [];
  /** An engine ended, and nobody had ended it. */
  readonly ends: string[];
  readonly harms: Harms<FleetFault, string>;
  reckonedAt = 0;
  /** A device that knows when its broker is not there for all. */
  readonly publisher: Publisher;
  #brokerLog = '';

  private constructor(
    readonly folder: string,
    readonly program: string,
    readonly broker: Mosquitto,
    readonly postgres: Postgres,
    readonly board: SupervisedProcess,
    readonly members: readonly Member[],
    ends: string[],
    progress: (line: string) => void,
  ) {
    this.ends = ends;
    this.publisher = new Publisher(broker.url);
    this.harms = new Harms(progress);
  }

  static async start(program: string, progress: (line: string) => void): Promise<FleetPlant> {
    const folder = mkdtempSync(join(tmpdir(), 'zc-torture-'));
    const ends: string[] = [];
    const postgres = await startPostgres();
    const broker = await startMosquitto();
    const link = join(folder, 'ttyACM0');
    const board = new SupervisedProcess({
      program: process.execPath,
      args: () => [
        simulator,
        '--link',
        link,
        '--log',
        join(folder, 'board.jsonl'),
        '--force',
        '--exit-on-stdin-end',
      ],
      ready: () => {},
      endedByItself: (how) => ends.push(`the board ended by itself, ${how}`),
    });
    board.up();
    const members: Member[] = [];
    for (const name of memberNames)
      members.push(
        await Member.start({
          name,
          program,
          folder,
          brokerPort: broker.port,
          databasePort: postgres.port,
          board: name === boardMember ? link : null,
          aheadMs: aheadMs[name],
          endedByItself: (how) => ends.push(how),
        }),
      );
    const plant = new FleetPlant(folder, program, broker, postgres, board, members, ends, progress);
    for (const member of members)
      await eventually(`the engine ${member.name} to listen`, () =>
        member.broker.sessions.some(({ subscribedAt }) => subscribedAt !== null),
      );
    // A broker that is killed knows again what it has saved.
    await broker.save();
    return plant;
  }

  get boardLog(): string {
    return join(this.folder, 'board.jsonl');
  }

  member(index: number): Member {
    const member = this.members[index % this.members.length];
    if (member === undefined) throw new Error('There are no engines');
    return member;
  }

  get circumstances(): Circumstances {
    return {
      brokerKills: this.brokerKills,
      queueKills: [],
      sessions: this.members
        .flatMap(({ broker }) => broker.sessions)
        .toSorted((one, other) => one.at - other.at),
    };
  }

  harm(fault: FleetFault, index: number, forMs: number, amount: number): void {
    const member = this.member(index);
    const { name, engine, broker: line, database: way } = member;
    const [ofEngine, ofLine, ofWay] = [`engine ${name}`, `broker of ${name}`, `database of ${name}`];
    const long = beyondLeaseMs + forMs;
    const add = (part: string, work: () => Promise<void>): void => {
      this.harms.add(part, fault, work);
    };
    switch (fault) {
      case 'kill-engine':
        add(ofEngine, () => killEngine(engine, line, forMs / 10, amount % 2 === 0));
        return;
      case 'stop-engine':
        add(ofEngine, () => engine.end('SIGTERM', forMs / 10));
        return;
      case 'hold-engine':
      case 'hold-engine-long':
        add(ofEngine, () =>
          held(
            (signal) => {
              engine.signal(signal);
            },
            fault === 'hold-engine' ? forMs : long,
          ),
        );
        return;
      case 'cut-off':
        add(ofLine, () => harmLine(line, 'refuse', long, amount));
        add(ofWay, () => harmLine(way, 'refuse', long, amount));
        return;
      case 'shift-clock':
        add(`clock of ${name}`, async () => {
          await member.shift((amount % 60_000) - 30_000);
          await wait(forMs);
          await member.shift(0);
        });
        return;
      case 'kill-broker':
        add('broker', () =>
          this.#withoutBroker(() => killBroker(this.broker, this.brokerKills, forMs, amount % 6 > 0)),
        );
        return;
      case 'stop-broker':
        add('broker', () => this.#withoutBroker(() => stopBroker(this.broker, forMs)));
        return;
      case 'hold-broker':
        add('broker', () =>
          held((signal) => {
            this.broker.signal(signal);
          }, forMs),
        );
        return;
      case 'cut-broker':
      case 'refuse-broker':
      case 'slow-broker':
      case 'hush-broker':
        add(ofLine, () => harmLine(line, lineFault(fault), forMs, amount));
        return;
      case 'kill-database':
        add('database', async () => {
          await this.postgres.kill();
          await wait(forMs);
          await this.postgres.start();
        });
        return;
      case 'hold-database':
        add('database', () => held(this.postgres.signal, forMs));
        return;
      case 'cut-database':
      case 'refuse-database':
      case 'slow-database':
      case 'hush-database':
        add(ofWay, () => harmLine(way, lineFault(fault), amount % 5 === 0 ? long : forMs, amount));
    }
  }

  /** Resolves when every part is as it was. */
  async whole(): Promise<void> {
    await this.harms.over();
    await Promise.all(this.members.map((member) => member.whole()));
  }

  async close(): Promise<void> {
    await this.harms.over();
    this.publisher.close();
    await Promise.all(this.members.map((member) => member.close()));
    await this.board.down('SIGTERM');
    this.#brokerLog = this.broker.log();
    await this.broker.close();
    await this.postgres.close();
  }

  /** After `close`: what is needed to find out how something came about. */
  keep(evidence: object): void {
    writeFileSync(join(this.folder, 'broker.log'), this.#brokerLog);
    writeFileSync(
      join(this.folder, 'evidence.json'),
      JSON.stringify({
        harms: this.harms.done,
        members: this.members.map(({ name, shifts, broker, engine }) => ({
          name,
          shifts,
          sessions: broker.sessions,
          asked: broker.asked,
          errors: engine.errors,
        })),
        ...evidence,
      }),
    );
  }

  /** After `close`. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  /** mosquitto 2.0.11 gives what comes for a group before its engines have subscribed again to nobody. */
  async #withoutBroker(work: () => Promise<void>): Promise<void> {
    this.publisher.hold(true);
    await work();
    const startedAt = Date.now();
    await eventually('every engine to be back at the broker', () =>
      this.members.every(({ broker }) =>
        broker.sessions.some(({ at, subscribedAt }) => at >= startedAt && subscribedAt !== null),
      ),
    );
    // The first answer says nothing of the other topics.
    await wait(subscribesWithinMs);
    this.publisher.hold(false);
  }
}

const lineFault = (fault: FleetFault): 'cut' | 'refuse' | 'slow' | 'hush' =>
  fault.split('-')[0] as 'cut' | 'refuse' | 'slow' | 'hush';
