import { useMemo } from 'react';
import { useApp } from '../app/app-store';
import type { KnownNames } from './manifest-help';

/** Boards that are configured and tools that procedures use, to be offered while somebody writes. */
export function useKnownNames(): KnownNames {
  const boards = useApp((state) => state.status?.boards);
  const sops = useApp((state) => state.sops);
  return useMemo(() => {
    const tools = sops.flatMap(({ sop }) => sop?.steps.flatMap(({ suggestedTools, calls }) => [...suggestedTools.map((name) => ({ name, given: [] as string[] })), ...calls.map((call) => ({ name: call.tool, given: Object.keys(call.arguments) }))]) ?? []);
    const byName = Map.groupBy(tools, ({ name }) => name);
    return { boards: boards?.map(({ name }) => name) ?? [], tools: [...byName].map(([name, all]) => ({ name, description: '', arguments: [...new Set(all.flatMap(({ given }) => given))] })) };
  }, [boards, sops]);
}
