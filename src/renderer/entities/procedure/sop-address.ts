import type { SopEntry } from '../../../shared/sop';

type Named = Pick<SopEntry, 'name' | 'folder'>;

export const isDoubled = ({ name }: Pick<Named, 'name'>, sops: readonly Named[]): boolean =>
  sops.filter((each) => each.name === name).length > 1;

/** What a procedure is asked for by: its name; its folder where another one has that name too. */
export const addressOf = (sop: Named, sops: readonly Named[]): string =>
  isDoubled(sop, sops) ? sop.folder : sop.name;
