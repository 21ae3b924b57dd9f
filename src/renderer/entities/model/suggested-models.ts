import { z } from 'zod';
import catalogue from '../../../shared/model-catalogue.json';

/**
 * A model of the catalogue: one file at one revision, by its size and SHA-256. `null` where no source says it;
 * nothing in it is guessed.
 */
const CatalogueModel = z.strictObject({
  title: z.string(),
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/u),
  revision: z.string().regex(/^[0-9a-f]{40}$/u),
  file: z.string().regex(/^[\w.-]+\.gguf$/u),
  bytes: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/u),
  licence: z.string(),
  /** The licence allows any use, and asks for no more than being passed on. */
  anyUse: z.boolean(),
  /** Whether its makers name Korean among its languages. */
  korean: z.boolean().nullable(),
  tools: z.boolean().nullable(),
  thinking: z.enum(['never', 'switchable', 'always']).nullable(),
  vision: z.boolean().nullable(),
  context: z.number().int(),
});

/** A model that talks and calls tools. */
export interface SuggestedModel extends Pick<z.infer<typeof CatalogueModel>, 'title' | 'bytes' | 'licence'> {
  readonly uri: string;
  readonly sha256: string;
  readonly anyUse: boolean;
  readonly korean: boolean | null;
  readonly thinking: 'never' | 'switchable' | 'always' | null;
}

export const suggestedModels: readonly SuggestedModel[] = z
  .array(CatalogueModel)
  .parse(catalogue)
  .map(({ title, repository, revision, file, bytes, sha256, licence, anyUse, korean, thinking }) => ({
    title,
    uri: `hf:${repository}@${revision}/${file}`,
    bytes,
    sha256,
    licence,
    anyUse,
    korean,
    thinking,
  }));
