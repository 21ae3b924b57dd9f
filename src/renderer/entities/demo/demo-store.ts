import { create } from 'zustand';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';

interface DemoStore {
  /** Since when the demo is followed in this window; null: it is not. */
  readonly since: number | null;
  /** Its timeline was looked at. */
  readonly seen: boolean;
  readonly busy: boolean;
  readonly problem: Refusal | null;
}

export const useDemo = create<DemoStore>(() => ({ since: null, seen: false, busy: false, problem: null }));

/** Whether it has begun; else `problem` says why not. */
export async function startDemo(language: 'en' | 'ko'): Promise<boolean> {
  const since = Date.now();
  useDemo.setState({ busy: true, problem: null });
  const answer = await ask('demo.start', { language });
  useDemo.setState(answer.ok ? { busy: false, since, seen: false } : { busy: false, problem: answer.error });
  return answer.ok;
}

export const hideDemo = (): void => {
  useDemo.setState({ since: null, problem: null });
};

export const showedTimeline = (): void => {
  useDemo.setState({ seen: true });
};

/** Once its timeline was looked at, the demo is over with the page. */
export const hideDemoIfSeen = (): void => {
  if (useDemo.getState().seen) hideDemo();
};
