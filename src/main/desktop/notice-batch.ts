import type { Notice } from '../../shared/notices';
import type { Clock } from '../platform/base/clock';

/** At most 30 batches a second. */
const shortestGapMs = 34;

/**
 * What waits to be sent, with one more notice: pieces of the same text are joined, "ask again" is said once.
 */
export function addToBatch(batch: Notice[], notice: Notice): void {
  switch (notice.type) {
    case 'chat-delta': {
      const last = batch.findLast(
        (other) => 'conversationId' in other && other.conversationId === notice.conversationId,
      );
      if (last?.type !== 'chat-delta' || last.messageId !== notice.messageId) break;
      batch[batch.indexOf(last)] = {
        ...last,
        text: last.text + notice.text,
        thought: last.thought + notice.thought,
      };
      return;
    }
    case 'chat-progress': {
      const earlier = batch.findIndex(
        (other) => other.type === 'chat-progress' && other.messageId === notice.messageId,
      );
      if (earlier !== -1) batch.splice(earlier, 1);
      break;
    }
    case 'step-text': {
      const last = batch.findLast(
        (other) =>
          (other.type === 'step-text' && other.runId === notice.runId) ||
          (other.type === 'run-changed' && other.summary.runId === notice.runId),
      );
      if (last?.type !== 'step-text' || last.step !== notice.step) break;
      batch[batch.indexOf(last)] = { ...last, text: last.text + notice.text };
      return;
    }
    case 'status-changed':
    case 'preferences-changed':
    case 'sops-changed':
    case 'approvals-changed':
    case 'config-changed':
    case 'memory-changed':
    case 'models-changed':
    case 'channels-changed':
    case 'conversations-changed': {
      // Only the newest counts; it takes the later place, after what led to it.
      const earlier = batch.findIndex((other) => other.type === notice.type);
      if (earlier !== -1) batch.splice(earlier, 1);
      break;
    }
    default:
  }
  batch.push(notice);
}

export interface NoticeBatcher {
  add(notice: Notice): void;
  close(): void;
}

/** Sends the first notice at once and what follows in batches, at most 30 a second, in order. */
export function createNoticeBatcher(clock: Clock, send: (batch: readonly Notice[]) => void): NoticeBatcher {
  const closed = new AbortController();
  let batch: Notice[] = [];
  let sentAt = -Infinity;
  let waiting = false;
  const flush = (): void => {
    if (batch.length === 0) return;
    const ready = batch;
    batch = [];
    sentAt = clock.now();
    send(ready);
  };
  return {
    add(notice) {
      if (closed.signal.aborted) return;
      addToBatch(batch, notice);
      if (waiting) return;
      // A clock that was put back must not hold up the page until it has caught up.
      const wait = Math.min(shortestGapMs, sentAt + shortestGapMs - clock.now());
      if (wait <= 0) {
        flush();
        return;
      }
      waiting = true;
      clock.sleep(wait, closed.signal).then(
        () => {
          waiting = false;
          flush();
        },
        () => {},
      );
    },
    close() {
      closed.abort(new Error('The window is gone'));
    },
  };
}
