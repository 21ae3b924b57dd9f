import { writeFile } from 'node:fs/promises';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';

const Score = z.object({ total: z.number().int(), exact: z.number().int() });

/**
 * How well a model carries out steps of procedures: what `npm run model:eval -- --store` measured, in a file
 * beside the model's.
 */
const Suitability = z.object({
  /** Which cases were asked. */
  cases: z.string(),
  total: z.number().int(),
  exact: z.number().int(),
  byLanguage: z.record(z.string(), Score),
  /**
   * Cases that nobody looked at while the model or its limit was made, where there are some: what people are
   * told, since the others flatter it.
   */
  heldOut: Score.extend({ cases: z.string() }).optional(),
  /**
   * Calls that the model is less sure of than this are shown to a person before they act; chosen so that
   * nearly all wrong calls are below. Null: nothing is known of its confidence.
   */
  unsureBelow: z.number().min(0).max(1).nullable(),
  /**
   * Of the wrong calls, how many are below it; and of the right ones, for which a person is asked in vain.
   */
  caughtOfWrong: Score,
  askedOfRight: Score,
  millisecondsPerCall: z.number(),
});
export type Suitability = z.infer<typeof Suitability>;

/** `models/x.gguf` has its file beside it as `models/x.suitability.json`. */
const suitabilityPath = (modelFile: string): string =>
  modelFile.replace(/(?:\.gguf)?$/u, '.suitability.json');

/** The figures that say most about steps which nobody has seen yet. */
export const fairScore = ({
  exact,
  total,
  heldOut,
}: Suitability): { readonly exact: number; readonly total: number } => ({
  exact: heldOut?.exact ?? exact,
  total: heldOut?.total ?? total,
});

/**
 * Null when it was never measured, or the file cannot be understood: the model is then used as one of which
 * nothing is known.
 */
export function readSuitability(modelFile: string): Suitability | null {
  try {
    const parsed = Suitability.safeParse(JSON.parse(readFileSync(suitabilityPath(modelFile), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Resolves with the path that was written. */
export async function writeSuitability(modelFile: string, suitability: Suitability): Promise<string> {
  const path = suitabilityPath(modelFile);
  await writeFile(path, `${JSON.stringify(suitability, null, 2)}\n`);
  return path;
}

/**
 * Below which confidence a call of the model is shown to a person; null: nothing is known of its confidence,
 * and nobody is asked. A figure that is lost, or that cannot be read any more, is no reason to trust the
 * model: then every call is shown.
 */
export function doubtLimitOf(modelFile: string, wasMeasured: boolean): number | null {
  const known = readSuitability(modelFile);
  if (known !== null) return known.unsureBelow;
  return wasMeasured || existsSync(suitabilityPath(modelFile)) ? everyCall : null;
}

/** Above every confidence, also that of a model which is certain to the last bit. */
const everyCall = 2;

/** When other weights come under the name of a model, or none. */
export function forgetSuitability(modelFile: string): void {
  rmSync(suitabilityPath(modelFile), { force: true });
}
