import type { Config } from '../../../shared/config';
import { shownHash, type Signature } from '../../../domain/approval/approval-request';
import { messageOf } from '../../../shared/errors';
import {
  isButton,
  keyOf,
  roleOfPin,
  rolesOn,
  sharedPins,
  whyShared,
  type PinRole,
} from '../../../shared/pin-roles';
import type { Result } from '../../../shared/result';
import type { Decider, Run } from '../../../shared/run';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { Problems } from '../../platform/base/problems';
import { within } from '../../platform/base/within';
import type { BoardDesk, FirstLevel, Level, LevelChange, WatchedPin } from '../../ports/boards';
import type { KeptPin, KeptPins } from '../../ports/kept-pins';
import type { Notifier } from '../../ports/notifier';
import { PinRecord } from './pin-record';

type BoardConfig = Config['peripherals']['boards'][number];

type Button = Exclude<PinRole, 'waiting_led'>;

interface PinProblem {
  readonly id: string;
  readonly board: string;
  readonly message: string;
  readonly remedy: string;
}

/** So long a button is held until it approves: a sleeve or a pulse on a long wire is shorter. */
const holdToApproveMs = 1_000;
const writeWithinMs = 5_000;
const readWithinMs = 3_000;

export interface PanelPorts {
  readonly boards: Pick<BoardDesk, 'status' | 'facts' | 'read' | 'write' | 'watch'>;
  readonly config: () => readonly BoardConfig[];
  /** Runs that wait for a person. */
  readonly waiting: () => readonly Run[];
  readonly approve: (runId: string, signature: Signature, by: Decider) => Promise<Result<unknown>>;
  readonly deny: (runId: string, gate: string, by: Decider) => Promise<Result<unknown>>;
  readonly stop: (by: Decider) => Promise<Result<unknown>>;
  readonly litPins: KeptPins;
  readonly setButtons: KeptPins;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  readonly notifier: Pick<Notifier, 'notify'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * Buttons and a light on boards. Stop and reject act at once, for they are the safe side; approve has to be
 * held, and decides only what was the one thing waiting when it was pressed. A level that was found, at the
 * first look or after a gap, is no press, but for a stop: that counts once for each time that it is found
 * pressed.
 */
export class BoardPanel {
  readonly #holds = new Map<string, AbortController>();
  /**
   * Pins that were set as a light, also those that are none any more, and by an earlier engine, until they
   * are off. Level null: not known.
   */
  readonly #shown = new Map<string, WatchedPin & { readonly level: Level | null }>();
  /** Stops that are pressed, and have been carried out. */
  readonly #pressedStops = new Set<string>();
  /**
   * Buttons whose pin was set, perhaps under an earlier engine, and has not been heard since: they may be
   * outputs.
   */
  readonly #set = new Map<string, KeptPin>();
  /** Ids of the problems that are told. */
  #told: readonly string[] = [];
  /** As they are on disk. */
  readonly #litOnDisk: PinRecord;
  readonly #setOnDisk: PinRecord;
  #lighting: Promise<void> = Promise.resolve();

  constructor(private readonly ports: PanelPorts) {
    this.#litOnDisk = new PinRecord(ports.litPins, (failure) => {
      ports.logger.warn('Which lights are on could not be kept', { failure: messageOf(failure) });
    });
    for (const { board, pin } of this.#litOnDisk.pins)
      this.#shown.set(placeOf(board, pin), { board, pin, level: null });
    this.#setOnDisk = new PinRecord(ports.setButtons, (failure) => {
      ports.logger.warn('Which buttons may not listen could not be kept', { failure: messageOf(failure) });
    });
    for (const { board, pin } of this.#setOnDisk.pins) this.#set.set(placeOf(board, pin), { board, pin });
  }

  roleOf(board: string, pin: number): PinRole | null {
    return roleOfPin(this.ports.config(), board, pin);
  }

  /** Watches the pins that config.toml names now, and brings the lights in line. */
  apply(): void {
    this.ports.boards.watch(
      'panel',
      this.ports.config().flatMap((board) =>
        rolesOn(board)
          .filter(({ role }) => isButton(role))
          .map((used) => ({ board: board.board, ...used })),
      ),
    );
    this.checkPins();
    this.#lookAtStops();
    this.light();
  }

  /**
   * To be told when boards come and go, and when pins cease to be driven: what config.toml names has to be
   * there, and to be heard.
   */
  checkPins(): void {
    const { problems } = this.ports;
    const found = [...this.#missingPins(), ...this.#deafButtons(), ...this.#sharedPins()];
    for (const id of this.#told) if (!found.some((problem) => problem.id === id)) problems.clear(id);
    this.#told = found.map(({ id }) => id);
    for (const { id, board, message, remedy } of found)
      problems.report(id, `board ${board}`, message, remedy);
    this.#keepSet();
  }

  /**
   * To be told before a person sets a pin that has a role, for the engine may not come to say so afterwards;
   * and then whether that happened, or may have.
   */
  setting(board: string, pin: number): (happened: boolean) => void {
    const place = placeOf(board, pin);
    const isNew = isButton(this.roleOf(board, pin)) && !this.#set.has(place);
    if (isNew) this.#set.set(place, { board, pin });
    this.#keepSet();
    return (happened) => {
      if (happened) this.wasSet(board, pin);
      else if (isNew && this.#set.delete(place)) this.checkPins();
    };
  }

  /** To be told when a person has set a pin that has a role, or may have. */
  wasSet(board: string, pin: number): void {
    if (!isButton(this.roleOf(board, pin))) {
      this.lightAgain(board);
      return;
    }
    this.#set.set(placeOf(board, pin), { board, pin });
    this.checkPins();
  }

  /** To be told when a board has started again: nothing on it is driven. */
  restarted(board: string): void {
    for (const [place, set] of this.#set) if (set.board === board) this.#set.delete(place);
    this.checkPins();
    this.lightAgain(board);
  }

  /** To be told of every change of level. */
  changed({ board, pin, value, live }: LevelChange): void {
    const role = this.roleOf(board, pin);
    this.#heard(board, pin);
    this.#holds.get(placeOf(board, pin))?.abort(new Error('the button was released'));
    if (role === 'stop') this.#stop(board, pin, value, live);
    if ((role !== 'approve' && role !== 'reject') || !this.#isPressed(board, value) || !live) return;
    const by = buttonOn(board);
    if (role === 'reject')
      this.#decide(board, (run, gate) => {
        this.#carryOut(board, 'Reject', this.ports.deny(run.runId, gate.gate, by));
      });
    else
      this.#decide(board, (run, gate) => {
        this.#hold(board, pin, run, gate, by);
      });
  }

  /** To be told of the first level of every pin. */
  found({ board, pin, value }: FirstLevel): void {
    if (this.roleOf(board, pin) === 'stop') this.#stop(board, pin, value, false);
  }

  /**
   * Who stops, if a stop is held down now; null: none is on the boards that are there. Nothing is done about
   * it yet.
   */
  async heldStop(signal: AbortSignal): Promise<Decider | null> {
    const looks = this.#stopPins().map(async ({ board, pin }) => {
      const outcome = await this.ports.boards.read(board, pin, signal);
      return outcome.kind === 'value' && this.#isPressed(board, outcome.value) ? foundOn(board) : null;
    });
    return (await Promise.all(looks)).find((by) => by !== null) ?? null;
  }

  /**
   * To be called when a board comes back, or may have started again, or somebody else set its light: what the
   * light shows is not known then.
   */
  lightAgain(board: string): void {
    for (const [place, shown] of this.#shown)
      if (shown.board === board) this.#shown.set(place, { ...shown, level: null });
    this.light();
  }

  /** To be called when something begins or ceases to wait. */
  light(): void {
    this.#lighting = this.#lighting
      .then(() => this.#light())
      .catch((failure: unknown) => {
        this.ports.logger.warn('A light on a board could not be set', { failure: messageOf(failure) });
      });
  }

  async close(): Promise<void> {
    for (const hold of this.#holds.values()) hold.abort(new Error('the engine closes'));
    await this.#lighting;
  }

  #missingPins(): readonly PinProblem[] {
    const { boards } = this.ports;
    return this.ports.config().flatMap((board) => {
      const status = boards.status().find(({ name, state }) => name === board.board && state === 'connected');
      if (status === undefined) return [];
      const { name, pins } = status;
      const led = boards.facts(name)?.ledPin;
      return rolesOn(board)
        .filter(({ role, pin }) => !pins.includes(pin) && !(role === 'waiting_led' && pin === led))
        .map(({ role, pin }) => ({
          id: `board-pins:${name}:${role}`,
          board: name,
          message: whatIsDead[role](name, pin),
          remedy: `Correct ${keyOf(role)} in config.toml: ${name} has the pins ${pins.join(', ')}.`,
        }));
    });
  }

  #sharedPins(): readonly PinProblem[] {
    return this.ports.config().flatMap((board) =>
      sharedPins(board).map((shared) => ({
        id: `board-shared:${board.board}:${String(shared.pin)}`,
        board: board.board,
        ...whyShared(board.board, shared),
      })),
    );
  }

  /**
   * A pin that is driven hears no button. After the board was away, or a write without an answer, only a
   * press that is heard shows that it listens.
   */
  #deafButtons(): readonly PinProblem[] {
    return this.ports.config().flatMap(({ board }) =>
      this.#buttonsOn(board).flatMap(({ role, pin }): readonly PinProblem[] => {
        const isDriven = this.#isDriven(board, pin);
        if (isDriven) this.#set.set(placeOf(board, pin), { board, pin });
        if (!this.#set.has(placeOf(board, pin))) return [];
        const told = isDriven
          ? {
              message: `${buttons[role]} on pin ${String(pin)} of ${board} does not listen while the pin is driven`,
              remedy: `Start ${board} again: press its reset button, or pull its cable and put it in. That makes the pin an input.`,
            }
          : {
              message: `${buttons[role]} on pin ${String(pin)} of ${board} may not listen: the pin was set, and may still be driven`,
              remedy: `Press the reset button of ${board}, or the button itself once: this notice goes when it is heard.`,
            };
        return [{ id: `board-deaf:${board}:${role}`, board, ...told }];
      }),
    );
  }

  /** A board goes on driving its pins while no engine runs; a virtual one ends with the engine. */
  #keepSet(): void {
    const statuses = this.ports.boards.status();
    this.#setOnDisk.keep(
      [...this.#set.values()].filter(
        ({ board }) => statuses.find(({ name }) => name === board)?.virtual !== true,
      ),
    );
  }

  /** A pin that changes and is not driven by us is an input. */
  #heard(board: string, pin: number): void {
    if (!this.#isDriven(board, pin) && this.#set.delete(placeOf(board, pin))) this.checkPins();
  }

  #isDriven(board: string, pin: number): boolean {
    return this.ports.boards.facts(board)?.pins.find((known) => known.pin === pin)?.driven === true;
  }

  #buttonsOn(name: string): readonly { readonly role: Button; readonly pin: number }[] {
    const board = this.ports.config().find((candidate) => candidate.board === name);
    return (board === undefined ? [] : rolesOn(board)).flatMap(({ role, pin }) =>
      role === 'waiting_led' ? [] : [{ role, pin }],
    );
  }

  #stopPins(): readonly WatchedPin[] {
    return this.ports
      .config()
      .flatMap(({ board, stop_pin: pin }) => (pin === undefined ? [] : [{ board, pin }]));
  }

  /** A pin that is a button as well is no light: driven, it would not be heard. */
  #lights(): readonly WatchedPin[] {
    return this.ports
      .config()
      .flatMap(({ board, waiting_led_pin: pin }) =>
        pin === undefined || this.roleOf(board, pin) !== 'waiting_led' ? [] : [{ board, pin }],
      );
  }

  #isPressed(board: string, level: Level): boolean {
    return level === (this.ports.config().find((candidate) => candidate.board === board)?.pressed_level ?? 0);
  }

  /**
   * A pin that becomes a stop may have been looked at for something else before: then no first level of it is
   * told.
   */
  #lookAtStops(): void {
    const stops = this.#stopPins();
    for (const place of this.#pressedStops)
      if (!stops.some(({ board, pin }) => placeOf(board, pin) === place)) this.#pressedStops.delete(place);
    for (const { board, pin } of stops) {
      const known = this.ports.boards.facts(board)?.pins.find((candidate) => candidate.pin === pin);
      if (known !== undefined && known.level !== null && !known.driven)
        this.found({ board, pin, value: known.level });
    }
  }

  #stop(board: string, pin: number, value: Level, live: boolean): void {
    const place = placeOf(board, pin);
    if (!this.#isPressed(board, value)) {
      this.#pressedStops.delete(place);
      return;
    }
    if (!live && this.#pressedStops.has(place)) return;
    this.#pressedStops.add(place);
    this.#carryOut(board, 'Stop', this.ports.stop(live ? buttonOn(board) : foundOn(board)));
    if (live) return;
    this.ports.logger.warn('A stop was found pressed', { board, pin });
    this.#notify(
      board,
      'The stop was found pressed, and everything is stopped. If nobody pressed it, check its wire, and pressed_level in config.toml.',
    );
  }

  /** The one gate that waits; with more than one, a button cannot say which is meant. */
  #decide(board: string, decide: (run: Run, gate: NonNullable<Run['gate']>) => void): void {
    const [run, another] = this.ports.waiting();
    if (run?.gate == null) this.#tell(board, 'Nothing waits for an answer.');
    else if (another !== undefined)
      this.#tell(
        board,
        'More than one procedure waits, and a button cannot say which is meant. Decide in the app.',
      );
    else decide(run, run.gate);
  }

  #hold(board: string, pin: number, run: Run, gate: NonNullable<Run['gate']>, by: Decider): void {
    if (run.sop.priority === 'critical') {
      this.#tell(
        board,
        `${run.sop.name} is critical and is not approved with a button. Open its card in the app.`,
      );
      return;
    }
    if ((gate.changed ?? []).length > 0) {
      this.#tell(
        board,
        `${run.sop.name} asks once more, as something has changed, which a button cannot show. Open its card in the app.`,
      );
      return;
    }
    if (this.ports.boards.status().some(({ name, unconfirmed }) => name === board && unconfirmed === true)) {
      this.#tell(
        board,
        'Approve did nothing: another board than before answers there. Say on the Boards page that it is the right one, or decide in the app.',
      );
      return;
    }
    const hold = new AbortController();
    this.#holds.set(placeOf(board, pin), hold);
    this.ports.clock
      .sleep(holdToApproveMs, hold.signal)
      .then(() => this.#isStillHeld(board, pin, hold.signal))
      .then(
        (held) => {
          if (hold.signal.aborted) return;
          if (held)
            this.#carryOut(
              board,
              'Approve',
              this.ports.approve(run.runId, { id: gate.gate, shown: shownHash(gate.calls) }, by),
            );
          else
            this.#tell(
              board,
              'Approve did nothing: the button could not be read again at the end of its second. Press it again, or decide in the app.',
            );
        },
        () => {},
      );
  }

  /** A board that is lost tells no release: only a button that is read as pressed was held. */
  async #isStillHeld(board: string, pin: number, signal: AbortSignal): Promise<boolean> {
    const outcome = await within(this.ports.clock, readWithinMs, signal, (aborted) =>
      this.ports.boards.read(board, pin, aborted),
    ).catch(() => null);
    return outcome?.kind === 'value' && this.#isPressed(board, outcome.value);
  }

  #carryOut(board: string, what: string, deed: Promise<Result<unknown>>): void {
    deed.then(
      (result) => {
        if (!result.ok)
          this.#tell(
            board,
            `${what} did nothing: ${result.error.message.replace(/\.$/u, '')}. ${result.error.remedy ?? ''}`.trim(),
          );
      },
      (failure: unknown) => {
        this.#tell(board, `${what} failed: ${messageOf(failure)}`);
      },
    );
  }

  #tell(board: string, text: string): void {
    this.ports.logger.warn('A button was pressed that did nothing', { board, text });
    this.#notify(board, text);
  }

  #notify(board: string, body: string): void {
    this.ports.notifier.notify({ title: `Button on ${board}`, body });
  }

  async #light(): Promise<void> {
    const wanted: Level = this.ports.waiting().length > 0 ? 1 : 0;
    const lights = this.#lights();
    for (const [place, { board, pin, level }] of this.#shown) {
      if (lights.some((light) => placeOf(light.board, light.pin) === place)) continue;
      // What has become a button is not driven.
      const mayBeOn =
        level !== 0 &&
        this.roleOf(board, pin) === null &&
        this.ports.config().some((candidate) => candidate.board === board);
      if (mayBeOn) await this.#show(board, pin, 0);
      if (!mayBeOn || this.#shown.get(place)?.level === 0) this.#shown.delete(place);
    }
    for (const { board, pin } of lights)
      if (this.#shown.get(placeOf(board, pin))?.level !== wanted) await this.#show(board, pin, wanted);
    this.#keepLit([]);
  }

  /** On disk before a pin is lit, for the engine may not come to say so afterwards. */
  #keepLit(coming: readonly KeptPin[]): void {
    const lit = [...this.#shown.values()]
      .filter(({ level }) => level !== 0)
      .map(({ board, pin }) => ({ board, pin }));
    this.#litOnDisk.keep([
      ...lit,
      ...coming.filter((one) => !lit.some(({ board, pin }) => board === one.board && pin === one.pin)),
    ]);
  }

  async #show(board: string, pin: number, level: Level): Promise<void> {
    const status = this.ports.boards.status().find(({ name }) => name === board);
    // A board that nobody has confirmed refuses every write.
    if (status?.state !== 'connected' || status.unconfirmed === true) return;
    if (level === 1) this.#keepLit([{ board, pin }]);
    const outcome = await within(this.ports.clock, writeWithinMs, new AbortController().signal, (signal) =>
      this.ports.boards.write(board, pin, level, signal),
    );
    if (outcome.kind !== 'refused')
      this.#shown.set(placeOf(board, pin), { board, pin, level: outcome.kind === 'value' ? level : null });
    if (outcome.kind !== 'value')
      this.ports.logger.warn('The light that says that something waits could not be set', {
        board,
        pin,
        outcome: outcome.message,
      });
  }
}

const whatIsDead: Readonly<Record<PinRole, (board: string, pin: number) => string>> = {
  stop: (board, pin) => `${board} has no pin ${String(pin)}, so its emergency stop does not work`,
  approve: (board, pin) => `${board} has no pin ${String(pin)}, so its approve button does not work`,
  reject: (board, pin) => `${board} has no pin ${String(pin)}, so its reject button does not work`,
  waiting_led: (board, pin) =>
    `${board} has no pin ${String(pin)}, so its light does not say that something waits`,
};

const buttons: Readonly<Record<Button, string>> = {
  stop: 'The emergency stop',
  approve: 'The approve button',
  reject: 'The reject button',
};

const buttonOn = (board: string): Decider => ({ by: `button on ${board}`, via: `board:${board}` });
const foundOn = (board: string): Decider => ({
  by: `button on ${board}, found pressed`,
  via: `board:${board}`,
});
const placeOf = (board: string, pin: number): string => `${board}/${String(pin)}`;
