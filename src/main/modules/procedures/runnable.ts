import { ok, refuse, type Result } from '../../../shared/result';
import type { HandedOver, Sop, SopEntry, SopEvent } from '../../../shared/sop';
import type { SopSource } from './engine-ports';
import { firstError } from './definition/broken-definition';
import { unknownSop } from './definition/sop-name';

/** The definition of this name, where somebody may start it. `draft`: as it would be instead. */
export function runnableIn(
  sops: SopSource,
  name: string,
  draft?: SopEntry,
): Result<{ readonly entry: SopEntry; readonly sop: Sop }> {
  const entry = draft ?? sops.find(name);
  if (entry === undefined) return refuse(unknownSop(name));
  if (entry.sop === null)
    return refuse({
      code: 'sop.broken',
      message: `"${name}" has errors and cannot run: ${firstError(entry)}`,
      remedy: `\`zeroclaw sop validate ${name}\` says where.`,
    });
  return ok({ entry, sop: entry.sop });
}

/** What stands for the event where somebody starts it by its name. */
export const byHand = (payload: string | null, receivedAt: number, handed?: HandedOver): SopEvent => ({
  source: 'manual',
  topic: null,
  payload,
  receivedAt,
  ...(handed === undefined ? {} : { handed }),
});
