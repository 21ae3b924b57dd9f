import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { AppError, messageOf } from '../../src/shared/errors';
import { JsonObject } from '../../src/shared/json';
import { EventSource } from '../../src/shared/sop';

/** One step, asked once; the first tool call counts. */
export const EvalCase = z.object({
  id: z.string(),
  lang: z.string(),
  /** What the case is about, for the table. */
  kind: z.string().default('step'),
  sop: z.string(),
  step: z.number().int().positive(),
  title: z.string(),
  body: z.string(),
  suggested_tools: z.array(z.string()),
  tools: z.array(z.object({ name: z.string(), description: z.string(), parameters: JsonObject })),
  event: z
    .object({
      source: EventSource,
      topic: z.string().nullable().default(null),
      payload: z.string().nullable().default(null),
    })
    .nullable(),
  /** What steps before this one said. */
  earlier: z
    .array(z.object({ number: z.number().int().positive(), title: z.string(), output: z.string() }))
    .default([]),
  expect: z.object({ name: z.string(), arguments: JsonObject }),
  alternatives: z.array(JsonObject).default([]),
  free_fields: z.array(z.string()).default([]),
  must_contain: z.array(z.string()).default([]),
});
export type EvalCase = z.infer<typeof EvalCase>;

/** Throws AppError eval.cases. */
export async function readCases(file: string): Promise<readonly EvalCase[]> {
  const wrong = (why: string, cause?: unknown): AppError =>
    new AppError('eval.cases', `${file} holds no cases: ${why}`, {
      remedy: 'Name a file like those in model-lab/cases, whose README explains the form.',
      cause,
    });
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (failure) {
    throw wrong(messageOf(failure), failure);
  }
  const parsed = z.array(EvalCase).safeParse(json);
  if (!parsed.success) throw wrong(z.prettifyError(parsed.error));
  return parsed.data;
}
