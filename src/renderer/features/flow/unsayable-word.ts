import type { WordOf } from '../../i18n/use-words';
import type { Unsayable } from './flow-ways';
import type { words } from './words.en';

type FlowWord = WordOf<typeof words>;

/** Why a line cannot be drawn, in a sentence. */
export const unsayableWord: Readonly<Record<Unsayable, FlowWord>> = {
  toStart: 'noToStart',
  nextToItself: 'noNextToItself',
  failureToItself: 'noFailureToItself',
  failureToEnd: 'noFailureToEnd',
  checkpointFails: 'noCheckpointFails',
};

/** What to do instead. */
export const insteadWord: Readonly<Record<Unsayable, FlowWord>> = {
  toStart: 'insteadToStart',
  nextToItself: 'insteadNextToItself',
  failureToItself: 'insteadFailureToItself',
  failureToEnd: 'insteadFailureToEnd',
  checkpointFails: 'insteadCheckpointFails',
};
