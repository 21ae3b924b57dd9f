import type { Run } from '../../../../shared/run';
import type { Sop } from '../../../../shared/sop';

/** A new name is no new procedure, nor is a new folder: neither gives a place free that a run holds. */
export const isRunOf = (
  { sop, folder }: { readonly sop: Pick<Sop, 'name'>; readonly folder: string },
  run: Pick<Run, 'sop' | 'folder'>,
): boolean => run.sop.name === sop.name || run.folder === folder;
