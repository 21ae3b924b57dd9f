import type { SopEntry, Trigger } from '../../../shared/sop';

/** The triggers of a definition, whether it can run or not. */
export const listenedTo = ({
  sop,
  readableTriggers,
}: Pick<SopEntry, 'sop' | 'readableTriggers'>): readonly Trigger[] => sop?.triggers ?? readableTriggers ?? [];
