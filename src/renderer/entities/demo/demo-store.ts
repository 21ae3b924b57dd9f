import { create } from 'zustand';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';

interface DemoStore {
  /** Since when the demo is followed in this window; null: it is not. */
  readonly since: number | null;
  readonly busy: boolean;
  readonly problem: Refusal | null;
}

export const useDemo = create<DemoStore>(() => ({ since: null, busy: false, problem: null }));

/** Whether it has begun; else `problem` says why not. */
export async function startDemo(language: 'en' | 'ko'): Promise<boolean> {
  const since = Date.now();
  useDemo.setState({ busy: true, problem: null });
  const answer = await ask('demo.start', { language });
  useDemo.setState(answer.ok ? { busy: false, since } : { busy: false, problem: answer.error });
  return answer.ok;
}

export const hideDemo = (): void => {
  useDemo.setState({ since: null, problem: null });
};
