import { MemoryBook } from './memory-book';
import { TurnMemory } from './turn-memory';
import { runTurn } from '../agent/turn/loop';
import { memoryHandlers } from './handlers';
import type { Recovered } from '../../platform/base/recovered';
import type { Platform } from '../../platform/platform';
import type { Memory } from '../../ports/memory';
import { MemoryMeaning } from './storage/memory-meaning';
import { MemoryVectors } from './storage/memory-vectors';
import { switchedMemory } from './storage/switched-memory';
import { createTalksDue } from './storage/talks-due';
import type { Models } from '../models/module';
import type { PluginParts } from '../plugins/module';

type Ground = Pick<
  Platform,
  | 'clock'
  | 'config'
  | 'configFile'
  | 'database'
  | 'foreground'
  | 'logger'
  | 'newId'
  | 'notices'
  | 'paths'
  | 'problems'
  | 'scope'
>;

interface Needs {
  readonly models: Pick<Models, 'embedder' | 'only'>;
  readonly plugins: Pick<PluginParts, 'hooks'>;
}

/** What is remembered, and what remains of each turn. */
export interface MemoryParts {
  readonly memory: Memory;
  readonly remember: TurnMemory;
  readonly handlers: ReturnType<typeof memoryHandlers>;
  /** Another model may find memories by their meaning now. */
  readonly lookAgain: () => void;
  /** Goes on with the conversations of which something is still to be kept. */
  open(recovered: Recovered): void;
}

export function configureMemory(platform: Ground, { models, plugins }: Needs): MemoryParts {
  const { clock, config, configFile, database, foreground, logger, newId, notices, paths, problems, scope } =
    platform;
  const meaning = scope.own(
    new MemoryMeaning({ vectors: new MemoryVectors(database), foreground, clock, logger, problems }),
  );
  meaning.start(models.embedder);
  const memory = switchedMemory(
    () => configFile.current().memory.backend,
    { database, folder: paths.memory, meaning },
    () => {
      notices.emit({ type: 'memory-changed' });
    },
  );
  const remember = scope.own(
    new TurnMemory({
      memory,
      due: createTalksDue(database),
      foreground,
      runTurn,
      model: models.only,
      hooks: plugins.hooks,
      autoSave: () => config().memory.auto_save && config().memory.backend !== 'none',
      clock,
      newId,
      logger,
    }),
  );
  return {
    memory,
    remember,
    handlers: memoryHandlers(new MemoryBook(memory, () => config().memory.backend, clock)),
    lookAgain: () => {
      meaning.lookAgain();
    },
    open: () => {
      remember.start();
    },
  };
}
