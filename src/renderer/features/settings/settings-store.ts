import { useEffect } from 'react';
import { create } from 'zustand';
import type { ConfigChange, ConfigPlace, ConfigView } from '../../../shared/config-desk';
import type { Refusal, Result } from '../../../shared/result';
import { ask, onNotice } from '../../bridge/bridge';

interface SettingsStore {
  readonly view: ConfigView | null;
  readonly problem: Refusal | null;
  /** The place in the text that somebody wants to see. */
  readonly jump: { readonly line: number; readonly column: number } | null;
}

export const useSettings = create<SettingsStore>(() => ({ view: null, problem: null, jump: null }));

export async function loadConfig(): Promise<void> {
  take(await ask('config.show', {}));
}

function take(answer: Result<ConfigView>): Refusal | null {
  useSettings.setState(answer.ok ? { view: answer.value, problem: null } : { problem: answer.error });
  return answer.ok ? null : answer.error;
}

/** What could not be done; null: it is written and in force. */
export async function changeConfig(...changes: readonly ConfigChange[]): Promise<Refusal | null> {
  const answer = await ask('config.change', { changes: [...changes] });
  if (answer.ok) take(answer);
  return answer.ok ? null : answer.error;
}

export async function saveText(text: string, hash: string, anyway: boolean): Promise<Refusal | null> {
  const answer = await ask('config.save', { text, hash, anyway });
  if (answer.ok) take(answer);
  return answer.ok ? null : answer.error;
}

export async function storeSecret(place: ConfigPlace, secret: string): Promise<Refusal | null> {
  const answer = await ask('config.secret', { place, secret });
  if (answer.ok) take(answer);
  return answer.ok ? null : answer.error;
}

export async function moveBrokerPassword(): Promise<Refusal | null> {
  const answer = await ask('config.move-password', {});
  if (answer.ok) take(answer);
  return answer.ok ? null : answer.error;
}

/** Reads the file, and again whenever it is another one. */
export function useConfigFeed(): void {
  useEffect(() => {
    void loadConfig();
    return onNotice((notice) => { if (notice.type === 'config-changed') void loadConfig(); });
  }, []);
}
