import { Command, useCommandState } from 'cmdk';
import { Box, CircuitBoard, ListChecks, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../components/time-format';
import { useNow } from '../../components/use-now';
import { useLanguage } from '../../i18n/use-language';
import { useChat } from '../chat/chat-store';
import { configName, elsewhere, nameOf } from '../models/models-state';
import { useModels } from '../models/models-store';
import { useApp } from './app-store';
import { Item } from './palette-item';
import { go } from './route';
import { useRunOfId } from './use-run-of-id';

/** Before anything is typed. */
const newestRuns = 12;
/** More lines than anybody reads; another letter makes them fewer. */
const mostFound = 50;

const useTyped = (): string => useCommandState((state) => state.search).trim();

/** The newest runs; once something is typed all that are known here, and the one that has this id. */
export function RunItems() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const now = useNow(30_000);
  const typed = useTyped();
  const known = useApp((state) => state.runs);
  const found = useRunOfId(typed, known);
  const shown = typed === '' ? known.slice(0, newestRuns) : [...known, ...(found === null ? [] : [found])];
  if (shown.length === 0) return null;
  return (
    <Command.Group heading={t('paletteRuns')}>
      {shown.map(({ runId, sop, startedAt }) => (
        <Item key={runId} id={`run-of ${runId}`} icon={ListChecks} words={t('paletteRun', { run: runId, sop })} note={momentText(startedAt, now, language)} onSelect={() => { go('runs', runId); }} />
      ))}
    </Command.Group>
  );
}

/** There may be thousands: those with the words that are typed, latest first. */
export function ConversationItems() {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const now = useNow(30_000);
  const parts = useTyped().toLowerCase().split(/\s+/u);
  const conversations = useChat((state) => state.conversations);
  const found = conversations.filter(({ title }) => parts.every((part) => part !== '' && title.toLowerCase().includes(part))).slice(0, mostFound);
  if (found.length === 0) return null;
  return (
    <Command.Group heading={t('paletteChats')}>
      {found.map(({ id, title, updatedAt }) => (
        <Item key={id} id={`conversation ${id}`} icon={MessageSquare} words={title} note={momentText(updatedAt, now, language)} onSelect={() => { go('chat', id); }} />
      ))}
    </Command.Group>
  );
}

export function BoardItems() {
  const { t } = useTranslation('app');
  const typed = useTyped();
  const boards = useApp((state) => state.status?.boards);
  if (typed === '' || boards === undefined || boards.length === 0) return null;
  return (
    <Command.Group heading={t('boards')}>
      {boards.map(({ name }) => (
        <Item key={name} id={`board ${name}`} icon={CircuitBoard} words={name} alsoCalled={[t('boards')]} onSelect={() => { go('boards', name); }} />
      ))}
    </Command.Group>
  );
}

/** Files of this machine, and servers by their names in config.toml. */
export function ModelItems() {
  const { t } = useTranslation('app');
  const { t: models } = useTranslation('models');
  const typed = useTyped();
  const files = useModels((state) => state.files);
  const overview = useModels((state) => state.overview);
  const named = overview === null ? [] : [overview.default, ...overview.routes];
  const shown = new Map<string, readonly string[]>([
    ...(files ?? []).map((file) => [nameOf(file, models('builtIn')), [configName(file)]] as const),
    ...elsewhere(overview).map(({ id }) => [id, named.filter(({ provider }) => provider === id).map(({ model }) => model)] as const),
  ]);
  if (typed === '' || shown.size === 0) return null;
  return (
    <Command.Group heading={t('models')}>
      {[...shown].map(([name, others]) => (
        <Item key={name} id={`model ${name}`} icon={Box} words={name} alsoCalled={[t('models'), ...others]} onSelect={() => { go('models', name); }} />
      ))}
    </Command.Group>
  );
}
