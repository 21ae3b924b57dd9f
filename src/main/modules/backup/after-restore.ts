import { AppError, messageOf } from '../../../shared/errors';
import type { Clock } from '../../platform/base/clock';
import type { Logger } from '../../platform/base/logger';
import type { Problems } from '../../platform/base/problems';

/** How long after it could not be written something is written again. */
const againAfterMs = 10_000;
const problemId = 'unwritten-channels';

interface AfterRestorePorts {
  readonly channels: {
    /** Throws when that could not be written. */
    beginAnew(): void;
    resume(instead: 'restored'): void;
    noteEnded(): boolean;
  };
  /** Brings the channels up that `beginAnew` kept away. */
  readonly applyChannels: () => Promise<void>;
  /** Whether what is called off, and the pause, are on disk. */
  readonly isRecorded: () => boolean;
  /** The next start begins like any other. */
  readonly over: () => void;
  readonly database: string;
  readonly problems: Pick<Problems, 'report' | 'clear'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

/**
 * What is under way in a backup stays called off: a restore is over only once nothing of it is left on disk.
 * Until then it is tried again and again, and the next start calls it off as this one did.
 */
export class AfterRestore {
  #hasBegun = false;
  #hasResumed = false;

  constructor(private readonly ports: AfterRestorePorts) {}

  /** Before any channel may be there. */
  beginAnew(): void {
    const { channels, problems, database } = this.ports;
    try {
      channels.beginAnew();
      this.#hasBegun = true;
      problems.clear(problemId);
    } catch (failure) {
      problems.report(
        problemId,
        database,
        `The channels are off: what was owed on them in the backup could not be taken out: ${messageOf(failure)}`,
        `${(failure instanceof AppError ? failure.remedy : undefined) ?? 'Check the disk.'} It is tried again until it is done; then they come.`,
      );
    }
  }

  /** Once runs are taken up. Channels that have not begun again come later. */
  resume(): void {
    if (!this.#hasBegun) return;
    this.ports.channels.resume('restored');
    this.#hasResumed = true;
  }

  /** Resolves once the restore is over. */
  async run(signal: AbortSignal): Promise<void> {
    const { over, clock, logger } = this.ports;
    while (!signal.aborted) {
      try {
        if (await this.#isOver()) {
          over();
          return;
        }
      } catch (failure) {
        logger.error('A restore could not be ended; it is tried again', { failure: messageOf(failure) });
      }
      await clock.sleep(againAfterMs, signal).catch(() => {});
    }
  }

  async #isOver(): Promise<boolean> {
    const { channels, applyChannels, isRecorded } = this.ports;
    if (!this.#hasBegun) this.beginAnew();
    if (!this.#hasBegun) return false;
    if (!this.#hasResumed) {
      await applyChannels();
      this.resume();
    }
    return isRecorded() && channels.noteEnded();
  }
}
