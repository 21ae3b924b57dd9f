import { useEffect } from 'react';
import { create } from 'zustand';
import type { ConfigChange, ConfigPlace, ConfigView } from '../../../shared/config-desk';
import type { Refusal, Result } from '../../../shared/result';
import { ask, onNotice } from '../../bridge/bridge';
import { draftStorage } from '../../bridge/lasting-storage';
import { keepText, readText, type TextDraft } from './kept-text';
import { keepRows, readRows, withoutRemoved, withoutWritten, type UnsavedRows } from './unsaved-rows';

interface SettingsStore {
  readonly view: ConfigView | null;
  readonly problem: Refusal | null;
  /** The place in the text that somebody wants to see. */
  readonly jump: { readonly line: number; readonly column: number } | null;
  /** A text of config.toml that is not saved; it outlives the page and the app. */
  readonly draft: TextDraft | null;
  /** What is written in the form and not saved; what stands in fields outlives the page and the app. */
  readonly rows: UnsavedRows;
}

export const useSettings = create<SettingsStore>(() => ({
  view: null,
  problem: null,
  jump: null,
  draft: readText(draftStorage),
  rows: readRows(draftStorage),
}));

useSettings.subscribe(({ draft, rows }, before) => {
  if (draft !== before.draft) keepText(draftStorage, draft);
  if (rows !== before.rows) keepRows(draftStorage, rows);
});

export async function loadConfig(): Promise<void> {
  take(await ask('config.show', {}));
}

function take(answer: Result<ConfigView>): Refusal | null {
  if (answer.ok)
    useSettings.setState(({ draft, rows }) => ({
      view: answer.value,
      problem: null,
      draft: draft?.text === answer.value.text ? null : draft,
      rows: withoutWritten(rows, answer.value.values),
    }));
  else useSettings.setState({ problem: answer.error });
  return answer.ok ? null : answer.error;
}

/** What could not be done; null: it is written and in force. */
export async function changeConfig(...changes: readonly ConfigChange[]): Promise<Refusal | null> {
  const answer = await ask('config.change', { changes: [...changes] });
  if (!answer.ok) return answer.error;
  take(answer);
  useSettings.setState(({ rows }) => ({ rows: withoutRemoved(rows, changes) }));
  return null;
}

/** Of a text that says what its base says, nothing is kept. */
export function writeText({ text: before, hash }: TextDraft['base'], text: string): void {
  useSettings.setState({ draft: text === before ? null : { base: { text: before, hash }, text } });
}

export async function saveText(text: string, hash: string, anyway: boolean): Promise<Refusal | null> {
  const answer = await ask('config.save', { text, hash, anyway });
  if (!answer.ok) return answer.error;
  // What was written while it was being saved stays.
  const { text: written, hash: writtenHash } = answer.value;
  useSettings.setState(({ draft }) => ({
    view: answer.value,
    problem: null,
    draft:
      draft === null || draft.text === text
        ? null
        : { base: { text: written, hash: writtenHash }, text: draft.text },
  }));
  return null;
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
    return onNotice((notice) => {
      if (notice.type === 'config-changed') void loadConfig();
    });
  }, []);
}
