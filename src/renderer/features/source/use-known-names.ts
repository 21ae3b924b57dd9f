import { useMemo } from 'react';
import { useApp } from '../../entities/engine/app-store';
import { useToolFeed, useTools } from '../../entities/draft/use-tools';
import type { KnownNames } from './manifest-help';

/** Boards that are configured and tools that there are, to be offered while somebody writes. */
export function useKnownNames(): KnownNames {
  useToolFeed();
  const boards = useApp((state) => state.status?.boards);
  const tools = useTools((state) => state.tools);
  return useMemo(
    () => ({
      boards: boards?.map(({ name }) => name) ?? [],
      tools:
        tools?.map(({ name, description, parameters }) => ({
          name,
          description,
          arguments: Object.keys(parameters['properties'] ?? {}),
        })) ?? [],
    }),
    [boards, tools],
  );
}
