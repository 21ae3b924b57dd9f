import { expect, test } from 'vitest';
import { randomId } from '../../../platform/base/ids';
import { silentLogger } from '../../../platform/base/logger';
import { Problems } from '../../../platform/base/problems';
import type { GapOfBoard, LevelChange } from '../../../ports/boards';
import { isThorough } from '../../../testing/draws';
import { FakeClock } from '../../../testing/fake-clock';
import { MemoryKeptOutputs } from '../../../testing/memory-kept-outputs';
import { MemoryKnownBoards } from '../../../testing/memory-known-boards';
import { ScriptedBoard, VirtualSerialPorts } from '../../../testing/virtual-serial-port';
import { SerialBridge } from './bridge';

const path = '/dev/ttyACM0';
const dayMs = 86_400_000;
/** A third of a day, unless somebody wants it thorough. */
const lastsMs = isThorough ? dayMs : dayMs / 3;

/** Sends other lines in place of its next event. */
class FaultyBoard extends ScriptedBoard {
  instead: readonly string[] | null = null;

  override sendLine(text: string): void {
    const lines = text.includes('"event"') ? (this.instead ?? [text]) : [text];
    if (text.includes('"event"')) this.instead = null;
    for (const line of lines) super.sendLine(line);
  }
}

/** The same numbers every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each([
  { numbersPings: true, answers: 'its answers tell the number of the last edge' },
  { numbersPings: false, answers: 'its answers do not' },
])(
  'over a day of plugging every change of level is told or lies in a gap that was told, and nothing leaks or spins: $answers',
  async ({ numbersPings }) => {
    const clock = new FakeClock();
    const ports = new VirtualSerialPorts();
    const board = new FaultyBoard({ watch: true, numbersPings, clock });
    const bridge = new SerialBridge({
      boards: [{ name: 'pump', type: 'nucleo-f401re', path, baud: 115_200, debounceMs: 0 }],
      ports,
      clock,
      logger: silentLogger,
      problems: new Problems(clock, silentLogger),
      known: new MemoryKnownBoards(),
      outputs: new MemoryKeptOutputs(),
      newId: randomId,
    });
    const [changes, gaps]: [LevelChange[], GapOfBoard[]] = [[], []];
    bridge.onLevelChange((change) => {
      changes.push(change);
    });
    bridge.onGap((gap) => {
      gaps.push(gap);
    });
    bridge.watch('procedures', [{ board: 'pump', pin: 3 }]);
    ports.plug(path, board);
    await clock.advance(1000);
    const next = numbers(7);
    const edges: { readonly at: number; readonly value: 0 | 1 }[] = [];
    const edge = (): void => {
      const value = board.levelOf(3) === 1 ? 0 : 1;
      edges.push({ at: clock.now(), value });
      board.setPin(3, value);
    };
    let faults = 0;
    const end = clock.now() + lastsMs;
    while (clock.now() < end) {
      await clock.advance(5_000 + next(90_000));
      const what = next(12);
      if (what > 5) {
        edge();
        continue;
      }
      faults += 1;
      if (what === 0 || what === 1) {
        if (what === 0) ports.unplug(path);
        else ports.hang(path);
        await clock.advance(next(4_000));
        for (let times = next(3); times > 0; times -= 1) edge();
        await clock.advance(next(120_000));
        ports.plug(path, board);
      } else if (what === 2) {
        // A board that restarts unnoticed.
        board.restart();
        edge();
      } else if (what === 3) {
        // An event that is lost, and another one after it.
        board.instead = [];
        edge();
        await clock.advance(next(500));
        edge();
      } else if (what === 4) {
        board.instead = ['{"event":"gpio","pi'];
        edge();
      } else board.sendBytes(Buffer.alloc(20_000, 65));
      await clock.advance(20_000);
    }
    await clock.advance(30_000);
    const told = new Set(changes.map(({ at, value }) => `${String(at)} ${String(value)}`));
    const unreported = edges.filter(
      ({ at, value }) =>
        !told.has(`${String(at)} ${String(value)}`) && !gaps.some(({ from, to }) => from <= at && at <= to),
    );
    expect(unreported).toEqual([]);
    expect(bridge.status()[0]?.state).toBe('connected');
    expect(changes.at(-1)?.value ?? 0).toBe(board.levelOf(3));
    expect(faults).toBeGreaterThan(lastsMs / 432_000);
    expect(changes.length).toBeGreaterThan(lastsMs / 172_800);
    // One probe a second, a little for arming; a handful of tries for each fault.
    expect(board.received.length).toBeLessThan((lastsMs / 1000) * 1.5);
    expect(ports.opened.length).toBeLessThan(faults * 3);
    await bridge.close();
    expect([clock.sleeping, ports.openLinks]).toEqual([0, 0]);
  },
  120_000,
);
