import type { Word } from '../../i18n/use-say';
import type { Unsayable } from './flow-ways';

/** Why a line cannot be drawn, in a sentence. */
export const unsayableWord: Readonly<Record<Unsayable, Word<'flow'>>> = {
  toStart: 'noToStart',
  nextToItself: 'noNextToItself',
  failureToItself: 'noFailureToItself',
  failureToEnd: 'noFailureToEnd',
  checkpointFails: 'noCheckpointFails',
};

/** What to do instead. */
export const insteadWord: Readonly<Record<Unsayable, Word<'flow'>>> = {
  toStart: 'insteadToStart',
  nextToItself: 'insteadNextToItself',
  failureToItself: 'insteadFailureToItself',
  failureToEnd: 'insteadFailureToEnd',
  checkpointFails: 'insteadCheckpointFails',
};
