import { Command } from 'cmdk';
import { Box, CircuitBoard, ListChecks, MessageSquare } from 'lucide-react';
import type { RunSummary } from '../../shared/run';
import type { BoardStatus } from '../../shared/status';
import { momentText } from '../kit/time-format';
import { useNow } from '../kit/use-now';
import { useLanguage } from '../i18n/use-language';
import { useConversations } from '../entities/conversation/chat-store';
import { configName, elsewhere, nameOf } from '../entities/model/models-state';
import { useModels } from '../entities/model/models-store';
import { useApp } from '../entities/engine/app-store';
import { found, useTyped } from './palette-found';
import { Item } from './palette-item';
import { go } from '../entities/window/route';
import { useRunOfId } from './use-run-of-id';
import { useSay } from '../i18n/use-say';

/** Before anything is typed. */
const newestRuns = 12;
/**
 * The newest runs; once something is typed those with its words, and the one that has this id, however long
 * ago it was.
 */
export function RunItems() {
  const { say } = useSay('shell');
  const language = useLanguage();
  const now = useNow(30_000);
  const typed = useTyped();
  const known = useApp((state) => state.runs);
  const named = useRunOfId(typed, known);
  const wordsOf = ({ runId, sop }: Pick<RunSummary, 'runId' | 'sop'>): string =>
    say('paletteRun', { run: runId, sop });
  const shown =
    typed === ''
      ? known.slice(0, newestRuns)
      : [...found(known, typed, wordsOf), ...(named === null ? [] : [named])];
  if (shown.length === 0) return null;
  return (
    <Command.Group heading={say('paletteRuns')}>
      {shown.map((run) => (
        <Item
          key={run.runId}
          id={`run-of ${run.runId}`}
          icon={ListChecks}
          words={wordsOf(run)}
          note={momentText(run.startedAt, now, language)}
          onSelect={() => {
            go('runs', run.runId);
          }}
        />
      ))}
    </Command.Group>
  );
}

/** There may be thousands: those with the words that are typed, latest first. */
export function ConversationItems() {
  const { say } = useSay('shell');
  const language = useLanguage();
  const now = useNow(30_000);
  const typed = useTyped();
  const conversations = useConversations();
  const shown = typed === '' ? [] : found(conversations, typed, ({ title }) => title);
  if (shown.length === 0) return null;
  return (
    <Command.Group heading={say('paletteChats')}>
      {shown.map(({ id, title, updatedAt }) => (
        <Item
          key={id}
          id={`conversation ${id}`}
          icon={MessageSquare}
          words={title}
          note={momentText(updatedAt, now, language)}
          onSelect={() => {
            go('chat', id);
          }}
        />
      ))}
    </Command.Group>
  );
}

const noBoards: readonly BoardStatus[] = [];

export function BoardItems() {
  const { say } = useSay('shell');
  const typed = useTyped();
  const boards = useApp((state) => state.status?.boards ?? noBoards);
  const shown = typed === '' ? [] : found(boards, typed, ({ name }) => `${say('boards')} ${name}`);
  if (shown.length === 0) return null;
  return (
    <Command.Group heading={say('boards')}>
      {shown.map(({ name }) => (
        <Item
          key={name}
          id={`board ${name}`}
          icon={CircuitBoard}
          words={name}
          alsoCalled={[say('boards')]}
          onSelect={() => {
            go('boards', name);
          }}
        />
      ))}
    </Command.Group>
  );
}

/** Files of this machine, and servers by their names in config.toml. */
export function ModelItems() {
  const { say } = useSay('shell');
  const { say: models } = useSay('models');
  const typed = useTyped();
  const files = useModels((state) => state.files);
  const overview = useModels((state) => state.overview);
  const named = overview === null ? [] : [overview.default, ...overview.routes];
  const known = new Map<string, readonly string[]>([
    ...(files ?? []).map((file) => [nameOf(file, models('builtIn')), [configName(file)]] as const),
    ...elsewhere(overview).map(
      ({ id }) => [id, named.filter(({ provider }) => provider === id).map(({ model }) => model)] as const,
    ),
  ]);
  const shown =
    typed === ''
      ? []
      : found([...known], typed, ([name, others]) => [say('models'), name, ...others].join(' '));
  if (shown.length === 0) return null;
  return (
    <Command.Group heading={say('models')}>
      {shown.map(([name, others]) => (
        <Item
          key={name}
          id={`model ${name}`}
          icon={Box}
          words={name}
          alsoCalled={[say('models'), ...others]}
          onSelect={() => {
            go('models', name);
          }}
        />
      ))}
    </Command.Group>
  );
}
