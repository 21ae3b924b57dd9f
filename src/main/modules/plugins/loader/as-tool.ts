import { z } from 'zod';
import { AppError } from '../../../../shared/errors';
import { Json, JsonObject } from '../../../../shared/json';
import { untilAborted } from '../../../platform/base/until-aborted';
import { done, failed, unconfirmed, type Tool, type ToolResult } from '../../../ports/tool';

type Execute = (args: JsonObject, context: unknown, signal: AbortSignal) => unknown;
type Changes = (args: JsonObject) => unknown;

/** As the trait of the original names it, a function too. */
const withParameters = (exported: unknown): unknown => {
  if (typeof exported !== 'object' || exported === null || 'parameters' in exported) return exported;
  const schema: unknown = 'parameters_schema' in exported ? exported.parameters_schema : undefined;
  if (schema === undefined) return exported;
  return Object.assign(Object.create(exported) as object, {
    parameters: typeof schema === 'function' ? (schema.call(exported) as unknown) : schema,
  });
};

const ToolExport = z.object({
  name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/u, 'must be 1 to 64 letters, digits, "-" or "_"'),
  description: z.string().min(1, 'must say what the tool is for'),
  parameters: JsonObject.refine(
    (schema) => schema['type'] === 'object',
    'must be a JSON Schema of type "object"',
  ),
  /** What is not said to read acts, and asks. */
  effect: z.enum(['reads', 'acts']).default('acts'),
  /** What its calls change, or how to tell that from the arguments; null: nothing that is shared. */
  changes: z
    .union([z.string(), z.null(), z.custom<Changes>((value) => typeof value === 'function')])
    .optional(),
  execute: z.custom<Execute>((value) => typeof value === 'function', 'must be a function'),
});

const Answer = z.union([
  z.string(),
  z
    .object({
      success: z.boolean(),
      output: z.string().nullish(),
      /** Why it failed, where that is not the output. */ error: z.string().nullish(),
      /** It may have been carried out although it failed. */ unknown: z.boolean().optional(),
      /** The answer as data, for `{{steps.1.output.key}}`. */ value: Json.optional(),
      /** What is to be said about it, for `{{steps.1.meta.key}}`. */ meta: JsonObject.optional(),
    })
    .refine(({ output, error }) => typeof output === 'string' || typeof error === 'string'),
]);

/** The tool that a plugin's default export is. Throws AppError plugin.broken. */
export function asTool(exported: unknown, file: string): Tool {
  const parsed = ToolExport.safeParse(withParameters(exported));
  if (!parsed.success) throw notA('tool', file, parsed.error);
  const { name, description, parameters, effect, changes } = parsed.data;
  const plugin = exported as { execute: Execute; changes?: Changes };
  return {
    name,
    description,
    parameters,
    effect,
    brings: `the plugin tool ${name}`,
    changes: whatItChanges(
      name,
      typeof changes === 'function' ? (args) => plugin.changes?.(args) : changes,
      effect,
    ),
    async execute(args, context, signal): Promise<ToolResult> {
      // As a method: a plugin may use `this`. One that ignores the signal is left behind.
      const answer = Answer.safeParse(
        await untilAborted(signal, Promise.resolve(plugin.execute(args, context, signal))),
      );
      if (!answer.success)
        return (effect === 'acts' ? unconfirmed : failed)(
          `${name} gave no result that can be understood: a text, or { success, output }, is expected`,
        );
      return typeof answer.data === 'string' ? done(answer.data) : withItsError(answer.data);
    },
  };
}

/** A tool that acts and does not say what it changes is asked one call at a time: it may keep something. */
function whatItChanges(
  name: string,
  said: Changes | string | null | undefined,
  effect: Tool['effect'],
): Tool['changes'] {
  if (said === null || (said === undefined && effect === 'reads')) return undefined;
  return typeof said === 'function'
    ? async (args) => `plugin ${String(await said(args))}`
    : () => `plugin ${said ?? name}`;
}

/** What is read of a result is one text: what was put out, and why it failed. */
function withItsError({ output, error, ...answer }: Exclude<z.infer<typeof Answer>, string>): ToolResult {
  const told = [output, error].filter((text) => text !== undefined && text !== null && text.trim() !== '');
  return {
    ...answer,
    output: told.length > 0 ? told.join('\n') : answer.success ? '' : 'It failed and did not say why.',
  };
}

/** What is missing of an export, by key. */
export function notA(kind: string, file: string, error: z.ZodError): AppError {
  const told = error.issues
    .map(({ path, message }) => `${path.length === 0 ? 'it' : path.join('.')}: ${message}`)
    .join('; ');
  return new AppError('plugin.broken', `The default export of ${file} is no ${kind}: ${told}`, {
    remedy: 'Correct the file, then save config.toml again; docs/how-to/write-a-plugin.md has examples.',
  });
}
