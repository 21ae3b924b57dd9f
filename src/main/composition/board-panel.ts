import type { Config } from '../../shared/config';
import { messageOf } from '../../shared/errors';
import type { Result } from '../../shared/result';
import type { Decider, Run } from '../../shared/run';
import type { Clock } from '../base/clock';
import type { Logger } from '../base/logger';
import { within } from '../base/within';
import type { Boards, Level, LevelChange } from '../ports/boards';
import type { Notifier } from '../ports/notifier';

type BoardConfig = Config['peripherals']['boards'][number];
export type PanelRole = 'approve' | 'reject' | 'stop' | 'waiting_led';

/** So long a button is held until it approves: a sleeve or a pulse on a long wire is shorter. */
const holdToApproveMs = 1_000;
const writeWithinMs = 5_000;

export interface PanelPorts {
  readonly boards: Boards;
  readonly config: () => readonly BoardConfig[];
  /** Runs that wait for a person. */
  readonly waiting: () => readonly Run[];
  readonly approve: (runId: string, gate: string, callsShown: boolean, by: Decider) => Promise<Result<unknown>>;
  readonly deny: (runId: string, gate: string, by: Decider) => Promise<Result<unknown>>;
  readonly stop: (by: Decider) => Promise<Result<unknown>>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Buttons and a light on boards. Stop and reject act at once, for they are the safe side; approve has to be held, and decides only what was
 * the one thing waiting when it was pressed. A level that was found after a gap is no press.
 */
export class BoardPanel {
  readonly #holds = new Map<string, AbortController>();
  readonly #shown = new Map<string, Level>();
  #lighting: Promise<void> = Promise.resolve();

  constructor(private readonly ports: PanelPorts) {}

  roleOf(board: string, pin: number): PanelRole | null {
    const found = this.ports.config().find((candidate) => candidate.board === board);
    const roles: readonly (readonly [PanelRole, number | undefined])[] = [['approve', found?.approve_pin], ['reject', found?.reject_pin], ['stop', found?.stop_pin], ['waiting_led', found?.waiting_led_pin]];
    return roles.find(([, at]) => at === pin)?.[0] ?? null;
  }

  /** Watches the pins that config.toml names now, and brings the lights in line. */
  apply(): void {
    this.ports.boards.watch('panel', this.ports.config().flatMap(({ board, approve_pin: approve, reject_pin: reject, stop_pin: stop }) => [approve, reject, stop].flatMap((pin) => (pin === undefined ? [] : [{ board, pin }]))));
    this.light();
  }

  /** To be told of every change of level. */
  changed({ board, pin, value, live }: LevelChange): void {
    const role = this.roleOf(board, pin);
    const pressed = value === (this.ports.config().find((candidate) => candidate.board === board)?.pressed_level ?? 0);
    this.#holds.get(placeOf(board, pin))?.abort(new Error('the button was released'));
    if (role === null || role === 'waiting_led' || !pressed || !live) return;
    const by: Decider = { by: `button on ${board}`, via: `board:${board}` };
    if (role === 'stop') this.#carryOut(board, 'Stop', this.ports.stop(by));
    else if (role === 'reject') this.#decide(board, (run, gate) => { this.#carryOut(board, 'Reject', this.ports.deny(run.runId, gate.gate, by)); });
    else this.#decide(board, (run, gate) => { this.#hold(board, pin, run, gate, by); });
  }

  /** To be called when something begins or ceases to wait, and when a board comes back. */
  light(forget?: string): void {
    if (forget !== undefined) this.#shown.delete(forget);
    this.#lighting = this.#lighting.then(() => this.#light()).catch((failure: unknown) => { this.ports.logger.warn('A light on a board could not be set', { failure: messageOf(failure) }); });
  }

  async close(): Promise<void> {
    for (const hold of this.#holds.values()) hold.abort(new Error('the engine closes'));
    await this.#lighting;
  }

  /** The one gate that waits; with more than one, a button cannot say which is meant. */
  #decide(board: string, decide: (run: Run, gate: NonNullable<Run['gate']>) => void): void {
    const [run, another] = this.ports.waiting();
    if (run?.gate == null) this.#tell(board, 'Nothing waits for an answer.');
    else if (another !== undefined) this.#tell(board, 'More than one procedure waits, and a button cannot say which is meant. Decide in the app.');
    else decide(run, run.gate);
  }

  #hold(board: string, pin: number, run: Run, gate: NonNullable<Run['gate']>, by: Decider): void {
    if (run.sop.priority === 'critical') {
      this.#tell(board, `${run.sop.name} is critical and is not approved with a button. Open its card in the app.`);
      return;
    }
    const hold = new AbortController();
    this.#holds.set(placeOf(board, pin), hold);
    this.ports.clock.sleep(holdToApproveMs, hold.signal).then(
      () => { this.#carryOut(board, 'Approve', this.ports.approve(run.runId, gate.gate, gate.calls !== null, by)); },
      () => {},
    );
  }

  #carryOut(board: string, what: string, deed: Promise<Result<unknown>>): void {
    deed.then(
      (result) => { if (!result.ok) this.#tell(board, `${what} did nothing: ${result.error.message}. ${result.error.mend ?? ''}`.trim()); },
      (failure: unknown) => { this.#tell(board, `${what} failed: ${messageOf(failure)}`); },
    );
  }

  #tell(board: string, text: string): void {
    this.ports.logger.warn('A button was pressed that did nothing', { board, text });
    this.ports.notifier.notify({ title: `Button on ${board}`, body: text });
  }

  async #light(): Promise<void> {
    const wanted: Level = this.ports.waiting().length > 0 ? 1 : 0;
    for (const { board, waiting_led_pin: pin } of this.ports.config()) {
      if (pin === undefined || this.#shown.get(board) === wanted) continue;
      if (this.ports.boards.status().find(({ name }) => name === board)?.state !== 'connected') continue;
      const outcome = await within(this.ports.clock, writeWithinMs, new AbortController().signal, (signal) => this.ports.boards.write(board, pin, wanted, signal));
      if (outcome.kind === 'value') this.#shown.set(board, wanted);
      else this.ports.logger.warn('The light that says that something waits could not be set', { board, pin, outcome: outcome.message });
    }
  }
}

const placeOf = (board: string, pin: number): string => `${board}/${String(pin)}`;
