import { firstLook, lookEveryMs, nextLook, type Watched } from '../../shared/stillness';
import { ask } from '../bridge/bridge';
import { useApp } from '../entities/engine/app-store';

interface AnswersPorts {
  /** Resolves with the answer, whatever it is. */
  readonly ping: () => Promise<unknown>;
  /** Of a clock that nobody sets. */
  readonly elapsed: () => number;
  readonly now: () => number;
  readonly silent: (since: number | null) => void;
}

/**
 * Has the engine asked again as soon as it has answered. What is returned is to be called every second while
 * somebody sees the page.
 */
export function countAnswers({ ping, elapsed, now, silent }: AnswersPorts): () => void {
  let answers = 0;
  let asking = false;
  let watched: Watched | null = null;
  return () => {
    const look = { beat: answers, at: elapsed() };
    if (watched === null) watched = firstLook(look);
    else {
      const { watched: next, event } = nextLook(watched, look);
      watched = next;
      if (event !== null) silent(event.type === 'stands-still' ? now() - event.ms : null);
    }
    if (asking) return;
    asking = true;
    void ping().then(() => {
      asking = false;
      answers += 1;
    });
  };
}

/**
 * Tells in the status line when the engine, which may run in the process of the window's frame, does not
 * answer. Returns the function that ends it.
 */
export function followAnswers(): () => void {
  const look = countAnswers({
    ping: () => ask('engine.ping', {}),
    elapsed: () => performance.now(),
    now: () => Date.now(),
    silent: (silentSince) => {
      useApp.setState({ silentSince });
    },
  });
  const timer = setInterval(() => {
    // Before its first answer it is starting, which the line says.
    if (document.visibilityState === 'visible' && useApp.getState().status !== null) look();
  }, lookEveryMs);
  return () => {
    clearInterval(timer);
  };
}
