import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../../shared/config';
import type { ConfigChange } from '../../../shared/config-desk';
import { demoBoard, demoPin, demoSop, demoValve, type DemoState } from '../../../shared/demo';
import { messageOf } from '../../../shared/errors';
import { ok, refuse, type Result } from '../../../shared/result';
import type { Decider, Run } from '../../../shared/run';
import { writeFileAtomically } from '../../platform/base/atomic-file';
import type { Clock } from '../../platform/base/clock';
import { within } from '../../platform/base/within';
import type { PinNames } from '../boards/storage/pin-names';
import type { BoardFacts } from '../../ports/boards';
import type { SopEntry } from '../../../shared/sop';
import { demoTexts } from './demo-procedure';

export interface DemoParts {
  /** Folder of the procedures. */
  readonly folder: string;
  readonly clock: Clock;
  readonly config: () => Config;
  /** Resolves when what the changes say is in force. */
  readonly changeConfig: (changes: readonly ConfigChange[]) => Promise<Result<unknown>>;
  readonly library: { entries(): readonly SopEntry[]; reload(): void };
  readonly boards: { facts(board: string): Pick<BoardFacts, 'pins'> | null };
  readonly virtual: { setPin(board: string, pin: number, value: 0 | 1): void };
  readonly pinNames: Pick<PinNames, 'give'>;
  readonly engine: {
    readonly paused: boolean;
    activeRuns(): readonly Run[];
    cancel(runId: string, reason: string, by: Decider): Result<null>;
  };
  /** Aborted when the engine closes. */
  readonly closing: AbortSignal;
}

const connectsWithinMs = 10_000;
const lookEveryMs = 20;

/**
 * The demo: a procedure and a virtual board of their own, which go through everything that real ones go
 * through, so that what it shows is what the product does. Both can be taken away again; the runs stay on
 * record.
 */
export class Demo {
  constructor(private readonly parts: DemoParts) {}

  state(): DemoState {
    return { procedure: this.#entry()?.folder ?? null, board: this.#boardAt() < 0 ? null : demoBoard };
  }

  /**
   * Makes what is missing and turns the pressure switch on; the run starts as any run does. A run that is
   * under way stays the only one.
   */
  async start(language: 'en' | 'ko'): Promise<Result<DemoState>> {
    const { config, engine, virtual } = this.parts;
    if (engine.paused)
      return refuse({
        code: 'demo.paused',
        message: 'All triggers are paused, so the demo’s event would start nothing',
        remedy: 'Resume the triggers, then start the demo again.',
      });
    if (!config().sop.enabled)
      return refuse({
        code: 'demo.off',
        message: 'Procedures are switched off in config.toml',
        remedy: 'Set enabled = true under [sop], then start the demo again.',
      });
    if (!config().peripherals.enabled)
      return refuse({
        code: 'demo.off',
        message: 'Boards are switched off in config.toml',
        remedy: 'Set enabled = true under [peripherals], then start the demo again.',
      });
    if (this.#runs().length > 0) return ok(this.state());
    if (this.#boardAt() < 0) {
      const added = await this.parts.changeConfig([
        {
          kind: 'add',
          place: ['peripherals', 'boards'],
          list: true,
          values: { board: demoBoard, type: 'virtual' },
        },
      ]);
      if (!added.ok) return added;
    }
    this.#namePins(language);
    if (this.#entry() === undefined) this.#writeProcedure(language);
    try {
      virtual.setPin(demoBoard, demoPin, 0);
      await this.#seen(0);
      virtual.setPin(demoBoard, demoPin, 1);
      await this.#seen(1);
    } catch (failure) {
      return refuse({
        code: 'demo.board',
        message: `The demo’s board does not answer: ${messageOf(failure)}`,
        remedy: `Look at ${demoBoard} on the page Boards.`,
      });
    }
    return ok(this.state());
  }

  /** Ends what the demo has under way, and takes its procedure and its board away. */
  async remove(by: Decider): Promise<Result<DemoState>> {
    for (const run of this.#runs()) this.parts.engine.cancel(run.runId, 'the demo was removed', by);
    const entry = this.#entry();
    if (entry !== undefined) {
      rmSync(join(this.parts.folder, entry.folder), { recursive: true, force: true });
      this.parts.library.reload();
    }
    for (const pin of [demoPin, demoValve]) this.parts.pinNames.give(demoBoard, pin, null);
    const at = this.#boardAt();
    if (at >= 0) {
      const removed = await this.parts.changeConfig([
        { kind: 'remove', place: ['peripherals', 'boards', at] },
      ]);
      if (!removed.ok) return removed;
    }
    return ok(this.state());
  }

  #entry(): SopEntry | undefined {
    return this.parts.library.entries().find(({ folder }) => folder === demoSop);
  }

  #boardAt(): number {
    return this.parts
      .config()
      .peripherals.boards.findIndex(({ board, type }) => board === demoBoard && type === 'virtual');
  }

  /** As a person would on the board's page: cards say what hangs there. */
  #namePins(language: 'en' | 'ko'): void {
    const names = {
      en: [
        { name: 'pressure switch', low: 'normal', high: 'too high' },
        { name: 'relief valve', low: 'closed', high: 'open' },
      ],
      ko: [
        { name: '압력 스위치', low: '정상', high: '높음' },
        { name: '안전 밸브', low: '닫힘', high: '열림' },
      ],
    } as const;
    const [pressure, valve] = names[language];
    this.parts.pinNames.give(demoBoard, demoPin, pressure);
    this.parts.pinNames.give(demoBoard, demoValve, valve);
  }

  #runs(): readonly Run[] {
    return this.parts.engine.activeRuns().filter(({ sop }) => sop.name === demoSop);
  }

  #writeProcedure(language: 'en' | 'ko'): void {
    const folder = join(this.parts.folder, demoSop);
    const { toml, markdown } = demoTexts(
      language,
      this.parts.config().peripherals.boards.every(({ board }) => board === demoBoard),
    );
    mkdirSync(folder, { recursive: true });
    // A folder counts once it has SOP.toml.
    writeFileAtomically(join(folder, 'SOP.md'), markdown);
    writeFileAtomically(join(folder, 'SOP.toml'), toml);
    this.parts.library.reload();
  }

  /** Resolves when the engine has seen this level on the pin, as it sees those of any board. */
  #seen(level: 0 | 1): Promise<void> {
    const { boards, clock, closing } = this.parts;
    return within(clock, connectsWithinMs, closing, async (signal) => {
      while (boards.facts(demoBoard)?.pins.find(({ pin }) => pin === demoPin)?.level !== level)
        await clock.sleep(lookEveryMs, signal);
    });
  }
}
