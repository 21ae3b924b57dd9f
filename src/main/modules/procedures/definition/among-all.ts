import type { SopEntry } from '../../../../shared/sop';
import { markCycles } from './cycles';
import { markDuplicateNames } from './duplicates';
import { markEffectLoops } from './effect-loops';
import { markTriggerLoops } from './trigger-loops';

/** What is wrong with definitions beside each other. `toml` gives the text of a folder's SOP.toml. */
export const markAmongAll = (
  entries: readonly SopEntry[],
  toml?: (folder: string) => string,
): readonly SopEntry[] =>
  markEffectLoops(markCycles(markTriggerLoops(markDuplicateNames(entries, toml), toml)));
