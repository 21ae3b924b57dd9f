import { useEffect, useMemo, useState } from 'react';
import type { Output } from '../../../shared/procedures';
import { ask } from '../../bridge/bridge';
import { useApp } from '../app/app-store';
import type { KnownNames } from './manifest-help';

type Tools = Output<'tools.list'>;

/** Boards that are configured and tools that there are, to be offered while somebody writes. */
export function useKnownNames(): KnownNames {
  const boards = useApp((state) => state.status?.boards);
  const [tools, setTools] = useState<Tools>([]);
  useEffect(() => {
    let current = true;
    void ask('tools.list', {}).then((answer) => { if (current && answer.ok) setTools(answer.value); });
    return () => { current = false; };
  }, []);
  return useMemo(() => ({ boards: boards?.map(({ name }) => name) ?? [], tools: tools.map(toKnown) }), [boards, tools]);
}

const toKnown = ({ name, description, parameters }: Tools[number]): KnownNames['tools'][number] => ({ name, description, arguments: Object.keys(parameters['properties'] ?? {}) });
