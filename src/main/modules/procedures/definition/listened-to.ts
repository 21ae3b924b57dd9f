import type { SopEntry, Trigger } from '../../../../shared/sop';

/** The triggers of a definition, whether it can run or not, those that an error silences too. */
export const listenedTo = ({
  sop,
  readableTriggers,
  silent = [],
}: Pick<SopEntry, 'sop' | 'readableTriggers' | 'silent'>): readonly Trigger[] => [
  ...(sop?.triggers ?? readableTriggers ?? []),
  ...silent.map(({ trigger }) => trigger),
];
