import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Input, Output, ProcedureName } from '../../../src/shared/procedures';
import { askEngine } from '../ask-engine';
import type { Result } from '../../../src/shared/result';
import type { ClockShift } from '../plant';
import { startHarmedRelay, type HarmedRelay } from '../harmed-relay';
import { SupervisedProcess } from '../supervised-process';
import { startWatchedRelay, type WatchedRelay } from '../watched-relay';
import { memberConfig, writeFleetProcedures, type MemberName } from './procedures';

const clockModule = fileURLToPath(new URL('../shifted-clock.mjs', import.meta.url));

export interface MemberOptions {
  readonly name: MemberName;
  /** The built command line, or a mutant of it. */
  readonly program: string;
  /** Of the fleet's torture; it makes its home there. */
  readonly folder: string;
  readonly brokerPort: number;
  readonly databasePort: number;
  readonly board: string | null;
  /** How far its clock is ahead when nothing is harmed. */
  readonly aheadMs: number;
  readonly endedByItself: (how: string) => void;
}

/** One engine of the fleet: a home, a process, a clock, and a line each to the broker and to the database. */
export class Member {
  readonly shifts: ClockShift[];

  private constructor(
    readonly name: MemberName,
    readonly home: string,
    readonly broker: WatchedRelay,
    readonly database: HarmedRelay,
    readonly engine: SupervisedProcess,
    private readonly usualAheadMs: number,
  ) {
    this.shifts = [{ from: 0, aheadMs: usualAheadMs }];
  }

  static async start(options: MemberOptions): Promise<Member> {
    const { name, program, folder, brokerPort, databasePort, board, aheadMs, endedByItself } = options;
    const home = join(folder, name);
    mkdirSync(home);
    writeFileSync(join(home, 'ahead'), String(aheadMs));
    const broker = await startWatchedRelay(brokerPort);
    const database = await startHarmedRelay(databasePort);
    writeFleetProcedures(home);
    writeFileSync(
      join(home, 'config.toml'),
      memberConfig({
        name,
        database: `postgres://zeroclaw@127.0.0.1:${String(database.port)}/plant`,
        brokerPort: broker.port,
        board,
      }),
    );
    const engine = new SupervisedProcess({
      program: process.execPath,
      args: () => ['--import', clockModule, program, 'daemon'],
      env: {
        ...process.env,
        ZEROCLAW_HOME: home,
        ZEROCLAW_LLAMA_THREADS: '1',
        TORTURE_CLOCK_FILE: join(home, 'ahead'),
      },
      ready: () => {},
      endedByItself: (how) => {
        endedByItself(`the engine ${name} ended by itself, ${how}`);
      },
    });
    engine.up();
    return new Member(name, home, broker, database, engine, aheadMs);
  }

  get file(): string {
    return join(this.home, 'data', 'zeroclaw.db');
  }

  /** Null: nobody knows what came of it. */
  ask<P extends ProcedureName>(procedure: P, input: Input<P>): Promise<Result<Output<P>> | null> {
    return askEngine(this.home, procedure, input);
  }

  /** Beside what it usually is ahead. */
  async shift(aheadMs: number): Promise<void> {
    const ahead = this.usualAheadMs + aheadMs;
    writeFileSync(join(this.home, 'ahead'), String(ahead));
    this.shifts.push({ from: Date.now(), aheadMs: ahead });
    // One that is not up yet reads it by itself.
    if (this.engine.isUp) this.engine.signalAlone('SIGUSR2');
    await wait(20);
  }

  /** Resolves when it is up and its clock is as usual. */
  async whole(): Promise<void> {
    if (this.shifts.at(-1)?.aheadMs !== this.usualAheadMs) await this.shift(0);
    // One that was just starting when the clock was set back has read it before, and heard nothing.
    for (const until = Date.now() + 60_000; !this.engine.isUp && Date.now() < until;) await wait(50);
    if (this.engine.isUp) this.engine.signalAlone('SIGUSR2');
  }

  async close(): Promise<void> {
    await this.engine.down('SIGTERM');
    await this.broker.close();
    await this.database.close();
  }
}
