import { ExactNumber, type ExactJson } from '../../../../shared/exact-json';
import { messageOf } from '../../../../shared/errors';
import type { JsonObject } from '../../../../shared/json';
import { secretPattern, withoutSecrets, type SecretPattern } from '../../../platform/base/secret-forms';
import { secretsIn, withSecrets, type SecretPlaces } from '../../../../shared/secret-reference';
import { whyNotCarried, type SecretUses } from '../../../../shared/secret-use';
import { failed, type Tool, type ToolContext, type ToolResult } from '../../../ports/tool';

/** `[secrets]` of config.toml. */
export interface CallSecrets {
  readonly uses: () => SecretUses;
  /** Rejects with an AppError that says what is missing and never holds a secret. */
  readonly read: (name: string) => Promise<string>;
  /** Why it cannot be read, as far as it is known at once; null: nothing is known. */
  readonly whyMissing: (name: string) => string | null;
}

/** One that is shorter stands in too many other texts: it is looked for only where it was sent. */
const shortest = 6;

/**
 * The tool, whose calls may name secrets: they are put in at the last moment, where config.toml allows this
 * tool and, of `http_request`, this host to have them. What comes back holds none.
 */
export function carryingSecrets(tool: Tool, secrets: CallSecrets): Tool {
  const carrying: Pick<Tool, 'execute' | 'check'> = {
    check: (args, secretsAt = []) => [
      ...whyNotSent(tool.name, args, secretsAt, secrets),
      ...(tool.check?.(args) ?? []),
    ],
    async execute(args, context, signal) {
      const call = await withItsSecrets(tool.name, args, context, secrets);
      if ('success' in call) return call;
      const others = await readable(secrets);
      signal.throwIfAborted();
      const hidden = [
        ...new Set([...call.carried, ...others.filter(({ length }) => length >= shortest)]),
      ].map(secretPattern);
      try {
        return masked(await tool.execute(call.args, call.context, signal), hidden);
      } catch (failure) {
        signal.throwIfAborted();
        if (hidden.length === 0) throw failure;
        throw new Error(withoutSecrets(messageOf(failure), hidden));
      }
    },
  };
  // All else stays the tool's own: some of it changes while the engine runs.
  return Object.assign(Object.create(tool) as Tool, carrying);
}

/** What would keep a call with its secrets from leaving, were it made now. */
function whyNotSent(
  tool: string,
  args: JsonObject,
  places: SecretPlaces,
  { uses, whyMissing }: CallSecrets,
): readonly string[] {
  const why = whyNotCarried(tool, args, uses(), places);
  return why === null
    ? secretsIn(args, places).flatMap((name) => whyMissing(name) ?? [])
    : [`${why.message}. ${why.remedy}`];
}

interface Call {
  readonly args: JsonObject;
  readonly context: ToolContext;
  readonly carried: readonly string[];
}

async function withItsSecrets(
  tool: string,
  args: JsonObject,
  context: ToolContext,
  { uses, read }: CallSecrets,
): Promise<Call | ToolResult> {
  const places = context.secretsAt ?? [];
  const names = secretsIn(args, places);
  if (names.length === 0) return { args, context, carried: [] };
  const why = whyNotCarried(tool, args, uses(), places);
  if (why !== null) return failed(`Nothing was sent: ${why.message}. ${why.remedy}`);
  const values = new Map<string, string>();
  for (const name of names) {
    try {
      values.set(name, await read(name));
    } catch (failure) {
      return failed(`Nothing was sent: the secret "${name}" could not be read. ${messageOf(failure)}`);
    }
  }
  return {
    args: withSecrets(args, values, places, (secret, place) =>
      tool === 'http_request' && place === '/url' ? encodeURIComponent(secret) : secret,
    ),
    context: { ...context, carriesSecret: true },
    carried: [...values.values()],
  };
}

/** An answer may repeat what an earlier call carried. One that cannot be read now was sent by nobody. */
async function readable({ uses, read }: CallSecrets): Promise<readonly string[]> {
  const found = await Promise.all(Object.keys(uses()).map((name) => read(name).catch(() => '')));
  return found.filter((secret) => secret !== '');
}

function masked(result: ToolResult, secrets: readonly SecretPattern[]): ToolResult {
  if (secrets.length === 0) return result;
  return {
    ...result,
    output: withoutSecrets(result.output, secrets),
    ...(result.value === undefined ? {} : { value: maskedValue(result.value, secrets) }),
    ...(result.meta === undefined ? {} : { meta: maskedValue(result.meta, secrets) as JsonObject }),
  };
}

function maskedValue(value: ExactJson, secrets: readonly SecretPattern[]): ExactJson {
  if (typeof value === 'string') return withoutSecrets(value, secrets);
  if (typeof value === 'number' || value instanceof ExactNumber) {
    const text = value instanceof ExactNumber ? value.text : String(value);
    return withoutSecrets(text, secrets) === '***' ? '***' : value;
  }
  if (Array.isArray(value)) return value.map((each) => maskedValue(each, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [withoutSecrets(key, secrets), maskedValue(each, secrets)]),
  );
}
