import type { ExecutionMode } from '../../../shared/sop';
import type { Word } from '../../i18n/use-say';

/** Where a mode asks a person, in words. */
export const modeWord: Readonly<Record<ExecutionMode, Word<'editor'>>> = {
  auto: 'modeAuto',
  supervised: 'modeSupervised',
  step_by_step: 'modeStepByStep',
  priority_based: 'modePriority',
};
