import { onNotice } from '../../bridge/bridge';

/** How often a list of events is read anew while they come. */
export const listEveryMs = 250;

/** Does the work some time after events were seen, and once for all that came meanwhile. Returns the function that ends it. */
export function onEventsSeen(everyMs: number, work: () => Promise<void>): () => void {
  const turns = inTurn(everyMs, work);
  const end = onNotice((notice) => {
    if (notice.type === 'event-seen') turns.tell();
  });
  return () => {
    end();
    turns.end();
  };
}

/** A sensor may send a hundred a second; what they come to is read a few times a second at most. */
function inTurn(everyMs: number, work: () => Promise<void>): { tell(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let again = false;
  const run = async (): Promise<void> => {
    busy = true;
    again = false;
    await work();
    busy = false;
    if (again) wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), everyMs);
  };
  return {
    tell: () => {
      if (!busy && !again) wait();
      again = true;
    },
    end: () => {
      again = false;
      clearTimeout(timer);
    },
  };
}
