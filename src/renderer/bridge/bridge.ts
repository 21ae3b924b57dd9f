import { z } from 'zod';
import type { Bridge } from '../../shared/bridge';
import { messageOf } from '../../shared/errors';
import { Notice } from '../../shared/notices';
import { procedures, type Input, type Output, type ProcedureName } from '../../shared/procedures';
import { refuse, type Result } from '../../shared/result';

declare global {
  interface Window {
    readonly zeroclaw?: Bridge;
  }
}

// Compiled parsers need eval, which the content security policy forbids.
z.config({ jitless: true });

let current: Bridge | null = null;

/** The bridge that the preload exposed; undefined in a plain browser. */
export const exposedBridge = (): Bridge | undefined =>
  typeof window === 'undefined' ? undefined : window.zeroclaw;

/** Sets what `ask` and `onNotice` talk to; called once at start, and by tests. */
export function connectBridge(bridge: Bridge): void {
  current = bridge;
}

/** Asks the engine. Never rejects: what breaks on the way becomes a refusal. The answer is parsed here. */
export async function ask<P extends ProcedureName>(
  procedure: P,
  input: Input<P>,
): Promise<Result<Output<P>>> {
  if (current === null)
    return refuse({
      code: 'bridge.absent',
      message: 'The window is not connected to the engine.',
      remedy: 'Close the window and open it again.',
    });
  try {
    const answer = await current.ask(procedure, input);
    if (!answer.ok) return answer;
    const parsed = procedures[procedure].output.safeParse(answer.value);
    if (parsed.success) return { ok: true, value: parsed.data as Output<P> };
    const issue = parsed.error.issues[0];
    return refuse({
      code: 'bridge.answer',
      message: `${procedure} was answered with something this window does not understand: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
      remedy: 'Restart the app, so that the window and the engine have the same version.',
    });
  } catch (failure) {
    return refuse({
      code: 'bridge.lost',
      message: `${procedure} was not answered: ${messageOf(failure)}`,
      remedy: 'Restart the app. Runs that wait keep waiting.',
    });
  }
}

/**
 * Subscribes to what the engine says by itself; notices that do not parse are left out. Returns the function
 * that ends the subscription.
 */
export function onNotice(listener: (notice: Notice) => void): () => void {
  if (current === null) return () => {};
  return current.onNotice((notice) => {
    const parsed = Notice.safeParse(notice);
    if (parsed.success) listener(parsed.data);
    else console.warn('A notice was not understood', parsed.error.issues[0]);
  });
}
