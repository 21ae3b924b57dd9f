import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askEngine } from './ask-engine';
import type { Result } from '../../src/shared/result';
import type { Input, Output, ProcedureName } from '../../src/shared/procedures';
import { BotApiServer } from '../fixtures/bot-api/server';
import { alice } from '../fixtures/bot-api/updates';
import { freePort, startMosquitto, type Mosquitto } from '../fixtures/mosquitto';
import { makeFailingDisk, type FailingDisk } from '../fixtures/failing-disk';
import { Queues } from './queues';
import { Harms, harmLine, held, killBroker, killEngine, stopBroker } from './harms';
import type { Circumstances } from './judge';
import type { Fault } from './plan';
import {
  configText,
  analogInput,
  edgePin,
  ProcedureFolder,
  procedureNames,
  usualActiveRuns,
  type Places,
} from './procedures';
import { SupervisedProcess } from './supervised-process';
import { startWatchedRelay, type WatchedRelay } from './watched-relay';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const token = 'a-token-of-the-torture';
const homeBytes = 1024 * 1024 * 1024;

/** Since when the engine's clock was ahead by so much. */
export interface ClockShift {
  readonly from: number;
  readonly aheadMs: number;
}

export interface PlantOptions {
  /** An AMQP broker as well, which takes some seconds to start. */
  readonly withQueues: boolean;
  /** The built command line, or a mutant of it. */
  readonly program: string;
  readonly progress: (line: string) => void;
}

type Part =
  | 'engine'
  | 'broker'
  | 'relay'
  | 'board'
  | 'model'
  | 'receiver'
  | 'disk'
  | 'files'
  | 'clock'
  | 'procedures'
  | 'queues';

/**
 * Everything that a plant has, as processes of their own: the engine on a home of its own, a broker behind a
 * relay, a board on a pseudo-terminal, a model, a receiver of requests and Telegram's stand-in; and every way
 * to harm them.
 */
export class Plant {
  /** When the broker was killed: what it held in its memory alone is gone then. */
  readonly brokerKills: number[] = [];
  readonly shifts: ClockShift[] = [{ from: 0, aheadMs: 0 }];
  /** Bodies that the receiver was sent. */
  readonly requests: string[] = [];
  /** The engine ended, and nobody had ended it. */
  readonly ends: string[] = [];
  /** Why something of the plan cannot be done here. */
  readonly missing: string[] = [];
  gateway: string | null = null;
  reckonedAt = 0;
  private brokerLog = '';
  readonly #harms: Harms<Fault, Part>;
  readonly #working = new AbortController();
  #storageHarmedAt = 0;

  private constructor(
    readonly folder: string,
    readonly home: string,
    readonly program: string,
    readonly broker: Mosquitto,
    readonly relay: WatchedRelay,
    readonly telegram: BotApiServer,
    readonly engine: SupervisedProcess,
    readonly board: SupervisedProcess,
    readonly model: SupervisedProcess,
    readonly procedures: ProcedureFolder,
    /** Null: there is none here. */
    readonly queues: Queues | null,
    private readonly receiver: { readonly server: Server; refuses: boolean },
    private readonly mounted: boolean,
    private readonly disk: FailingDisk,
    private places: Places,
    progress: (line: string) => void,
  ) {
    this.#harms = new Harms(progress);
  }

  /** How often each fault was done. */
  get faults(): ReadonlyMap<Fault, number> {
    return this.#harms.counts;
  }

  static async start({ program, progress, withQueues }: PlantOptions): Promise<Plant> {
    const folder = mkdtempSync(join(tmpdir(), 'zc-torture-'));
    const home = join(folder, 'home');
    mkdirSync(home);
    const why = mountAt(home);
    const broker = await startMosquitto();
    const relay = await startWatchedRelay(broker.port);
    const telegram = await BotApiServer.start();
    const queues = withQueues && Queues.areThere ? await Queues.start() : null;
    const modelPort = await freePort();
    let plant: Plant | null = null;
    const receiver = { server: createServer(), refuses: false };
    receiver.server.on('request', (request, response) => {
      if (receiver.refuses) {
        request.socket.destroy();
        return;
      }
      let text = '';
      request.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      request.on('end', () => {
        plant?.requests.push(text);
        response.end('taken');
      });
    });
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    const address = receiver.server.address();
    const receiverPort = address === null || typeof address === 'string' ? 0 : address.port;
    const procedures = new ProcedureFolder(
      join(home, 'workspace', 'sops'),
      `http://127.0.0.1:${String(receiverPort)}/`,
      String(alice.id),
    );
    const disk = makeFailingDisk();
    const places: Places = {
      maxActiveRuns: usualActiveRuns,
      brokerPort: relay.port,
      board: join(folder, 'ttyACM0'),
      modelPort,
      queuesPort: queues?.port ?? null,
      isQuiet: false,
      telegram: { token: telegram.token, apiRoot: telegram.apiRoot, user: String(alice.id) },
      token,
    };
    writeFileSync(join(home, 'config.toml'), configText(places));
    const others = { endedByItself: (how: string) => plant?.ends.push(`a stand-in ended by itself, ${how}`) };
    const board = new SupervisedProcess({
      program: process.execPath,
      args: () => [
        here('../board-sim/nucleo-sim.mjs'),
        '--link',
        plant?.places.board ?? places.board,
        '--log',
        join(folder, 'board.jsonl'),
        '--force',
        '--adc',
        '12',
        '--exit-on-stdin-end',
      ],
      ready: () => {},
      ...others,
    });
    const model = new SupervisedProcess({
      program: process.execPath,
      args: () => [here('model.mjs'), String(modelPort)],
      ready: () => {},
      ...others,
    });
    const engine = new SupervisedProcess({
      program: process.execPath,
      args: () => ['--import', here('shifted-clock.mjs'), program, 'daemon'],
      env: {
        ...process.env,
        ...disk.env,
        ZEROCLAW_HOME: home,
        ZEROCLAW_LLAMA_THREADS: '1',
        TORTURE_CLOCK_FILE: join(folder, 'ahead'),
      },
      ready: (line) => {
        plant?.isReady(line);
      },
      endedByItself: (how, begunAt) => {
        plant?.endedByItself(how, begunAt);
      },
    });
    plant = new Plant(
      folder,
      home,
      program,
      broker,
      relay,
      telegram,
      engine,
      board,
      model,
      procedures,
      queues,
      receiver,
      why === null,
      disk,
      places,
      progress,
    );
    if (why !== null) plant.missing.push(`no full disks: ${why}`);
    if (queues === null)
      plant.missing.push(
        `no queues of AMQP: ${withQueues ? 'RabbitMQ is not installed, on Debian "apt-get install rabbitmq-server"' : 'less than a minute is too short to start RabbitMQ'}`,
      );
    board.up();
    model.up();
    engine.up();
    return plant;
  }

  isReady(line: string): void {
    this.gateway = (JSON.parse(line) as { readonly gateway: string }).gateway;
  }

  /** With a disk that is full or gone it may end; it is started again until it can be at work. */
  endedByItself(how: string, begunAt: number | null): void {
    // A start on a crowded machine may take longer than the harm that it met.
    if (Math.min(begunAt ?? Infinity, Date.now() - 15_000) > this.#storageHarmedAt)
      this.ends.push(`the engine ended by itself, ${how}`);
  }

  get circumstances(): Circumstances {
    return {
      brokerKills: this.brokerKills,
      queueKills: this.queues?.kills ?? [],
      sessions: this.relay.sessions,
    };
  }

  get token(): string {
    return token;
  }

  get boardLog(): string {
    return join(this.folder, 'board.jsonl');
  }

  get database(): string {
    return join(this.home, 'data', 'zeroclaw.db');
  }

  /** Null: nobody knows what came of it. */
  ask<P extends ProcedureName>(procedure: P, input: Input<P>): Promise<Result<Output<P>> | null> {
    return askEngine(this.home, procedure, input);
  }

  /** The finger on the pin. */
  edge(level: 0 | 1): void {
    this.#tellBoard({ set: { pin: edgePin, value: level } });
  }

  /** What is measured from now on. */
  measure(value: number): void {
    this.#tellBoard({ measure: { channel: analogInput, value } });
  }

  /** Nobody is told of what is not urgent while it is true. */
  quiet(isQuiet: boolean): void {
    this.#configure({ isQuiet });
  }

  /** Harms a part for a while. What harms the same part waits its turn. */
  harm(fault: Fault, forMs: number, amount: number): void {
    const [part, work] = this.#harmOf(fault, forMs, amount);
    if (fault === 'fill-disk' && !this.mounted) return;
    if (part === 'queues' && this.queues === null) return;
    this.#harms.add(part, fault, work);
  }

  /** Resolves when every part is as it was. */
  async whole(): Promise<void> {
    await this.#harms.over();
    if (this.#ahead !== 0) await this.#shift(0);
    // One that was just starting when the clock was set back has read it before, and heard nothing.
    for (const until = Date.now() + 30_000; !this.engine.isUp && Date.now() < until;) await wait(50);
    if (this.engine.isUp) this.engine.signalAlone('SIGUSR2');
  }

  async close(): Promise<void> {
    this.#working.abort();
    await this.whole();
    await this.engine.down('SIGTERM');
    await Promise.all([this.board.down('SIGTERM'), this.model.down('SIGTERM')]);
    await this.relay.close();
    this.brokerLog = this.broker.log();
    await this.broker.close();
    await this.queues?.close();
    await this.telegram.close();
    this.receiver.server.closeAllConnections();
    this.receiver.server.close();
  }

  /** After `close`: what is needed to find out how something came about. */
  keep(evidence: object): void {
    writeFileSync(join(this.folder, 'broker.log'), this.brokerLog);
    writeFileSync(
      join(this.folder, 'evidence.json'),
      JSON.stringify({
        harms: this.#harms.done,
        asked: this.relay.asked,
        sessions: this.relay.sessions,
        shifts: this.shifts,
        ...evidence,
      }),
    );
  }

  /** After `close`. */
  remove(): void {
    if (this.mounted) execFileSync('umount', ['-l', this.home]);
    this.disk.remove();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  #harmOf(fault: Fault, forMs: number, amount: number): [Part, () => Promise<void>] {
    const { engine, broker, relay, board, model } = this;
    const name = procedureNames[amount % procedureNames.length] ?? 'append';
    switch (fault) {
      case 'kill-engine':
        return ['engine', () => killEngine(engine, relay, forMs / 10, amount % 2 === 0)];
      case 'stop-engine':
        return ['engine', () => engine.end('SIGTERM', forMs / 10)];
      case 'hold-engine':
        return [
          'engine',
          () =>
            held((signal) => {
              engine.signal(signal);
            }, forMs),
        ];
      case 'kill-broker':
        return ['broker', () => killBroker(broker, this.brokerKills, forMs, amount % 3 > 0)];
      case 'stop-broker':
        return ['broker', () => stopBroker(broker, forMs)];
      case 'hold-broker':
        return [
          'broker',
          () =>
            held((signal) => {
              broker.signal(signal);
            }, forMs),
        ];
      case 'cut-broker':
        return ['relay', () => harmLine(relay, 'cut', forMs, amount)];
      case 'refuse-broker':
        return ['relay', () => harmLine(relay, 'refuse', forMs, amount)];
      case 'slow-broker':
        return ['relay', () => harmLine(relay, 'slow', forMs, amount)];
      case 'hush-broker':
        return ['relay', () => harmLine(relay, 'hush', forMs, amount)];
      case 'kill-board':
        return ['board', () => board.end('SIGKILL', forMs)];
      case 'unplug-board':
        return ['board', () => this.#boardFault({ fault: 'disconnect', for_ms: forMs }, forMs)];
      case 'stall-board':
        return [
          'board',
          () => this.#boardFault({ fault: 'stall', for_ms: forMs, drop: amount % 2 === 0 }, forMs),
        ];
      case 'noise-on-board':
        return [
          'board',
          () => this.#boardFault({ fault: 'garbage', now: true, newline: amount % 2 === 0 }, 0),
        ];
      case 'replug-board':
        return ['board', () => this.#replugBoard(forMs)];
      case 'kill-model':
        return ['model', () => model.end('SIGKILL', forMs)];
      case 'hold-model':
        return [
          'model',
          () =>
            held((signal) => {
              model.signal(signal);
            }, forMs),
        ];
      case 'refuse-requests':
        return [
          'receiver',
          async () => {
            this.receiver.refuses = true;
            await wait(forMs);
            this.receiver.refuses = false;
          },
        ];
      case 'fill-disk':
        return ['disk', () => this.#fillDisk(forMs, amount % 40)];
      case 'slow-disk':
        return [
          'disk',
          async () => {
            this.disk.slows(20 + (amount % 300));
            await wait(forMs);
            this.disk.slows(0);
          },
        ];
      case 'failing-disk':
        return ['disk', () => this.#failDisk(forMs, amount % 2 === 0 ? 'sync' : 'write')];
      case 'take-database-away':
        // An engine that is started meanwhile would rightly make a new one.
        return ['engine', () => this.#takeDatabaseAway(forMs)];
      case 'replace-files':
        return ['files', () => this.#replaceFiles()];
      case 'edit-settings':
        return [
          'files',
          async () => {
            this.#configure({ maxActiveRuns: 1 + (amount % 12) });
            await wait(forMs);
            this.#configure({ maxActiveRuns: usualActiveRuns });
          },
        ];
      case 'break-settings':
        return [
          'files',
          async () => {
            // What held before goes on, also for an engine that is started meanwhile.
            this.#putConfig(`${configText(this.places)}\n[mqtt\nurl = nowhere\n`);
            await wait(forMs);
            this.#configure({});
          },
        ];
      case 'quiet-hours':
        return [
          'files',
          async () => {
            this.quiet(true);
            await wait(forMs);
            this.quiet(false);
          },
        ];
      case 'kill-queues':
        return ['queues', () => this.queues?.kill(forMs) ?? Promise.resolve()];
      case 'cut-queues':
        return ['queues', () => Promise.resolve(this.queues?.cut())];
      case 'shift-clock':
        return [
          'clock',
          async () => {
            // Up to five minutes back, or up to two hours ahead.
            await this.#shift(amount % 2 === 0 ? -(amount % 300_000) : (amount * 7) % 7_200_000);
            await wait(forMs);
            await this.#shift(0);
          },
        ];
      case 'edit-procedure':
        return ['procedures', () => Promise.resolve(this.procedures.write(name))];
      case 'break-procedure':
        return [
          'procedures',
          async () => {
            this.procedures.breakSteps(name);
            await wait(forMs);
            this.procedures.write(name);
          },
        ];
    }
  }

  async #boardFault(fault: object, forMs: number): Promise<void> {
    this.#tellBoard(fault);
    await wait(forMs);
  }

  #tellBoard(order: object): void {
    this.board.input?.write(`${JSON.stringify(order)}\n`);
  }

  /** It comes back under another name, and a person says so in the settings some time later. */
  async #replugBoard(forMs: number): Promise<void> {
    await this.board.down('SIGKILL');
    const name = this.places.board.endsWith('0') ? 'ttyACM1' : 'ttyACM0';
    this.places = { ...this.places, board: join(this.folder, name) };
    await wait(forMs / 10);
    this.board.up();
    await wait(forMs);
    this.#configure({});
  }

  #configure(change: Partial<Places>): void {
    this.places = { ...this.places, ...change };
    this.#putConfig(configText(this.places));
  }

  /** In one piece, as editors save. */
  #putConfig(text: string): void {
    const config = join(this.home, 'config.toml');
    writeFileSync(`${config}.edited`, text);
    renameSync(`${config}.edited`, config);
  }

  async #failDisk(forMs: number, what: 'sync' | 'write'): Promise<void> {
    this.#storageHarmedAt = Date.now() + forMs;
    this.disk.fails(what);
    await wait(forMs);
    this.disk.fails(null);
    this.#storageHarmedAt = Date.now();
  }

  /** To the last page, or but for a few, so that something still fits and something else does not. */
  async #fillDisk(forMs: number, pagesLeft: number): Promise<void> {
    this.#storageHarmedAt = Date.now() + forMs;
    const { bsize } = statfsSync(this.home);
    for (let tries = 0; ; tries += 1) {
      const { blocks, bfree } = statfsSync(this.home);
      try {
        this.#resize((Number(blocks) - Number(bfree) + pagesLeft + 1) * bsize);
        break;
      } catch (failure) {
        // Somebody has written more in between.
        if (tries > 20) throw failure;
      }
    }
    await wait(forMs);
    this.#resize(homeBytes);
    this.#storageHarmedAt = Date.now();
  }

  #resize(bytes: number): void {
    execFileSync('mount', ['-o', `remount,size=${String(bytes)}`, this.home], { stdio: 'pipe' });
  }

  /** Files that are put back are the same files: an engine that has them open loses nothing. */
  async #takeDatabaseAway(forMs: number): Promise<void> {
    // One that is just starting would rightly make a new database, and what that holds is not looked at.
    while (!this.engine.isUp) await wait(50);
    const names = ['', '-wal', '-shm'].filter((end) => existsSync(`${this.database}${end}`));
    this.#storageHarmedAt = Date.now() + forMs;
    for (const end of names) renameSync(`${this.database}${end}`, `${this.database}${end}.away`);
    await wait(forMs);
    for (const end of names) renameSync(`${this.database}${end}.away`, `${this.database}${end}`);
    this.#storageHarmedAt = Date.now();
  }

  /** As people and programs do that tidy up and save settings. */
  async #replaceFiles(): Promise<void> {
    const config = join(this.home, 'config.toml');
    writeFileSync(`${config}.new`, readFileSync(config));
    renameSync(`${config}.new`, config);
    rmSync(join(this.home, 'logs'), { recursive: true, force: true });
    await wait(50);
  }

  get #ahead(): number {
    return this.shifts.at(-1)?.aheadMs ?? 0;
  }

  async #shift(aheadMs: number): Promise<void> {
    writeFileSync(join(this.folder, 'ahead'), String(aheadMs));
    this.shifts.push({ from: Date.now(), aheadMs });
    // One that is not up yet reads it by itself.
    if (this.engine.isUp) this.engine.signalAlone('SIGUSR2');
    await wait(20);
  }
}

/** A disk of its own for the home, which can be full. Returns why there is none; null: there is. */
function mountAt(folder: string): string | null {
  if (process.getuid?.() !== 0) return 'only root may mount a small disk';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${String(homeBytes)}`, 'tmpfs', folder], {
      stdio: 'pipe',
    });
    return null;
  } catch (failure) {
    return `a small disk could not be mounted (${failure instanceof Error ? (failure.message.split('\n')[1] ?? '') : ''})`;
  }
}
