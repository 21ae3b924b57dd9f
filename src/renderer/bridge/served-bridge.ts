import type { Bridge } from '../../shared/bridge';
import type { Notice } from '../../shared/notices';
import type { Output, ProcedureName } from '../../shared/procedures';
import type { Result } from '../../shared/result';

const againAfterMs = 1000;

/**
 * The engine that runs on this machine, for the page in a plain browser: the server of `npm run dev` hands
 * `/engine/` on to the engine's socket.
 */
export const servedBridge: Bridge = {
  ask: async <P extends ProcedureName>(procedure: P, input: unknown) => {
    const answer = await fetch(`/engine/${procedure}`, { method: 'POST', body: JSON.stringify(input) });
    return (await answer.json()) as Result<Output<P>>;
  },
  onNotice(listener) {
    const leaving = new AbortController();
    void follow(listener, leaving.signal);
    return () => {
      leaving.abort();
    };
  },
};

async function follow(listener: (notice: Notice) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // An engine that ends is waited for.
    await readNotices(listener, signal).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
  }
}

async function readNotices(listener: (notice: Notice) => void, signal: AbortSignal): Promise<void> {
  const { body } = await fetch('/engine/notices', { signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) listener(JSON.parse(line) as Notice);
  }
}
