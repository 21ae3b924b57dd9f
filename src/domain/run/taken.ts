import type { Run } from '../../shared/run';

/** No folder of the library has such a name. */
export const takenFolder = ':taken';

/** Whether the run carries out a call of another engine. */
export const isTaken = ({ folder }: Pick<Run, 'folder'>): boolean => folder === takenFolder;
