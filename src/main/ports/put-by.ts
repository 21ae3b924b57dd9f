import { canonicalJson } from '../../shared/canonical-json';
import type { JsonObject } from '../../shared/json';
import type { Provenance } from '../../shared/run';
import type { ModelToolCall } from './provider';

/** The call with other arguments, and who put those there that are not as they were. */
export function putBy(from: Provenance, call: ModelToolCall, args: JsonObject): ModelToolCall {
  const put = Object.keys(args).filter(
    (name) =>
      !Object.hasOwn(call.arguments, name) ||
      canonicalJson(args[name] ?? null) !== canonicalJson(call.arguments[name] ?? null),
  );
  return {
    ...call,
    arguments: args,
    ...(put.length === 0
      ? {}
      : { from: { ...call.from, ...Object.fromEntries(put.map((name) => [name, from])) } }),
  };
}
