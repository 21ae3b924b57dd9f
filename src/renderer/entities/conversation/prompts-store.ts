import { create } from 'zustand';
import type { ConversationPrompt, Preset } from '../../../shared/chat-presets';
import type { Result } from '../../../shared/result';
import type { Sampling } from '../../../shared/sampling';
import { ask } from '../../bridge/bridge';
import { useChat } from './chat-store';

interface PromptsState {
  /** By name; null: not read yet. */
  readonly presets: readonly Preset[] | null;
  /** By conversation. */
  readonly prompts: Readonly<Record<string, ConversationPrompt>>;
  /** How often the model or the sampling of a conversation was changed here: who shows it asks again then. */
  readonly changes: number;
}

export const usePrompts = create<PromptsState>(() => ({ presets: null, prompts: {}, changes: 0 }));

/** What stands before a conversation, and the presets there are. */
export async function readPrompts(conversationId: string): Promise<void> {
  const [prompt, presets] = await Promise.all([
    ask('chat.own-prompt', { conversationId }),
    ask('chat.presets', {}),
  ]);
  usePrompts.setState((state) => ({
    ...(prompt.ok ? { prompts: { ...state.prompts, [conversationId]: prompt.value } } : {}),
    ...(presets.ok ? { presets: presets.value } : {}),
  }));
}

/** False: it was refused, and the page says why. */
async function changed(conversationId: string, work: Promise<Result<null>>): Promise<boolean> {
  const answer = await work;
  if (!answer.ok) useChat.setState({ refusal: { conversationId, refusal: answer.error } });
  await readPrompts(conversationId);
  return answer.ok;
}

/** Blank: the app's own words. */
export const setPrompt = (conversationId: string, prompt: string): Promise<boolean> =>
  changed(
    conversationId,
    ask('chat.set-prompt', { conversationId, prompt: prompt.trim() === '' ? null : prompt }),
  );

export async function takePreset(conversationId: string, name: string): Promise<void> {
  await changed(conversationId, ask('chat.use-preset', { conversationId, name }));
  noteChange();
}

export const noteChange = (): void => {
  usePrompts.setState(({ changes }) => ({ changes: changes + 1 }));
};

export const keepPreset = (conversationId: string, preset: Preset): Promise<boolean> =>
  changed(conversationId, ask('chat.keep-preset', preset));

export const deletePreset = (conversationId: string, name: string): Promise<boolean> =>
  changed(conversationId, ask('chat.delete-preset', { name }));

/** The preset that a conversation has, and nothing else than that; null: none. */
export const presetOf = (
  presets: readonly Preset[],
  prompt: string | null,
  sampling: Sampling,
): Preset | null =>
  presets.find((preset) => preset.prompt === prompt && isSame(preset.sampling, sampling)) ?? null;

function isSame(one: Sampling, other: Sampling): boolean {
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return a.length === b.length && a.every(([key, value]) => other[key as keyof Sampling] === value);
}
