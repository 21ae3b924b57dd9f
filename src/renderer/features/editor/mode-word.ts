import type { ExecutionMode } from '../../../shared/sop';
import type { EditorWord } from './use-say';

/** Where a mode asks a person, in words. */
export const modeWord: Readonly<Record<ExecutionMode, EditorWord>> = {
  auto: 'modeAuto',
  supervised: 'modeSupervised',
  step_by_step: 'modeStepByStep',
  priority_based: 'modePriority',
};
