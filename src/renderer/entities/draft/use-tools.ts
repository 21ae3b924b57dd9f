import { useEffect } from 'react';
import { create } from 'zustand';
import type { ToolInfo } from '../../../shared/tool';
import { ask, onNotice } from '../../bridge/bridge';

/** The tools that steps may name; null: not asked yet. */
export const useTools = create<{ readonly tools: readonly ToolInfo[] | null }>(() => ({ tools: null }));

async function load(): Promise<void> {
  const answer = await ask('tools.list', {});
  if (answer.ok) useTools.setState({ tools: answer.value.toSorted((a, b) => a.name.localeCompare(b.name)) });
}

/** Asks for the tools, and again when some came or went: procedures are read again then. */
export function useToolFeed(): void {
  useEffect(() => {
    void load();
    return onNotice((notice) => {
      if (notice.type === 'sops-changed') void load();
    });
  }, []);
}
