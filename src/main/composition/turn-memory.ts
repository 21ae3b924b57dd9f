import { runTurn } from '../agent/turn/loop';
import { TurnMemory } from '../agent/memory/turn-memory';
import type { Hooks } from '../ports/hooks';
import type { Foundation } from './foundation';
import type { ModelInUse } from './models/model-in-use';

export function buildTurnMemory(foundation: Foundation, model: ModelInUse, hooks: Hooks): TurnMemory {
  const { memory, talksDue, foreground, config, clock, newId, logger } = foundation;
  return new TurnMemory({
    memory,
    due: talksDue,
    foreground,
    runTurn,
    model: (name) => model.only(name),
    hooks,
    autoSave: () => config().memory.auto_save && config().memory.backend !== 'none',
    clock,
    newId,
    logger,
  });
}
