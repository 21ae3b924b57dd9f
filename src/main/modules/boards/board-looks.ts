import type { BoardActivity } from '../../../shared/boards';
import type { Notice } from '../../../shared/notices';
import type { Clock } from '../../platform/base/clock';
import type { Emitter } from '../../platform/base/emitter';
import type { BoardDesk } from '../../ports/boards';

/** A page that is still there asks again before that. */
const leaseMs = 30_000;
const everyMs = 50;
const linesPerNotice = 30;

/**
 * While a page looks at a board, all its pins are looked at, and what happens is told in batches. Costs
 * nothing else.
 */
export class BoardLooks {
  #board: string | null = null;
  #lease = new AbortController();
  #off = (): void => {};
  #batch: Omit<BoardActivity, 'board'> | null = null;

  constructor(
    private readonly boards: BoardDesk,
    private readonly clock: Clock,
    private readonly notices: Emitter<Notice>,
  ) {}

  look(board: string | null): void {
    this.#lease.abort();
    this.#lease = new AbortController();
    if (board !== this.#board) this.#follow(board);
    if (board === null) return;
    this.clock.sleep(leaseMs, this.#lease.signal).then(
      () => {
        this.#follow(null);
      },
      () => {},
    );
    this.#watch();
  }

  close(): void {
    this.look(null);
  }

  #follow(board: string | null): void {
    this.#off();
    this.#board = board;
    this.#batch = null;
    if (board === null) {
      this.boards.watch('page', []);
      return;
    }
    const offActivity = this.boards.onActivity((activity) => {
      if (activity.board !== board) return;
      const batch = this.#batch ?? this.#begin(board);
      if ('line' in activity) batch.lines.push(activity.line);
      else
        batch.levels.push({
          pin: activity.pin,
          value: activity.value,
          at: activity.at,
          driven: activity.driven,
        });
      if (batch.lines.length > linesPerNotice) {
        batch.lines.shift();
        batch.linesLeftOut += 1;
      }
    });
    const offGap = this.boards.onGap(({ board: of, from, to, reason }) => {
      if (of === board) (this.#batch ?? this.#begin(board)).gaps.push({ from, to, reason });
    });
    // The pins of a board are known once it is connected.
    const offStatus = this.boards.onStatusChange(() => {
      this.#watch();
    });
    this.#off = () => {
      offActivity();
      offGap();
      offStatus();
    };
  }

  #watch(): void {
    const board = this.boards.status().find(({ name }) => name === this.#board);
    if (board !== undefined)
      this.boards.watch(
        'page',
        board.pins.map((pin) => ({ board: board.name, pin, isShown: true })),
      );
  }

  #begin(board: string): Omit<BoardActivity, 'board'> {
    const batch: Omit<BoardActivity, 'board'> = { levels: [], lines: [], linesLeftOut: 0, gaps: [] };
    this.#batch = batch;
    this.clock
      .sleep(everyMs, this.#lease.signal)
      .catch(() => {})
      .then(() => {
        if (this.#batch !== batch || this.#board !== board) return;
        this.#batch = null;
        this.notices.emit({ type: 'board-activity', activity: { board, ...batch } });
      })
      .catch(() => {});
    return batch;
  }
}
