import { canonicalJson } from '../../shared/canonical-json';
import type { Json, JsonObject } from '../../shared/json';
import type { Range } from '../../shared/range';

/** Approvals after which calls like them can be allowed for longer. */
export const approvalsBeforeOffer = 5;

/** Exactly the calls that were seen, each once. `addresses`: names of arguments that are web addresses. */
export function rangeOf(calls: readonly JsonObject[], addresses: readonly string[] = []): Range {
  const places = addresses.filter((name) => {
    const seen = calls.filter((call) => Object.hasOwn(call, name));
    return seen.length > 0 && seen.every((call) => placeOf(call[name] ?? null) !== null);
  });
  const held = calls.map((call) => withPlaces(call, places)).filter((call) => call !== null);
  return {
    calls: [...new Map(held.map((call) => [canonicalJson(call), call])).values()],
    ...(places.length === 0 ? {} : { addresses: places }),
  };
}

/** Whether the call is one of those that the range allows. */
export function covers({ calls, addresses = [] }: Range, args: JsonObject): boolean {
  const held = withPlaces(args, addresses);
  return held !== null && calls.some((call) => canonicalJson(call) === canonicalJson(held));
}

/** The call with the places in its web addresses; null: one of them is no address. */
function withPlaces(call: JsonObject, addresses: readonly string[]): JsonObject | null {
  const places = addresses
    .filter((name) => Object.hasOwn(call, name))
    .map((name): [string, string | null] => [name, placeOf(call[name] ?? null)]);
  return places.some(([, place]) => place === null) ? null : { ...call, ...Object.fromEntries(places) };
}

/** Whether a call goes on without asking. Null: nothing was allowed; a range of null: the tool, in an earlier version. */
export const permits = (
  permission: { readonly range: Range | null; readonly failed: boolean } | null,
  args: JsonObject,
): boolean => permission?.range != null && !permission.failed && covers(permission.range, args);

/** By the name that a call gives to a board: which one answers to it; null: none does, or nobody knows which. */
export type Answering = Readonly<Record<string, string | null>>;

/**
 * The arguments of a call together with the boards that they are for, as a range holds them: another board under
 * the same name is outside of it. Null: which board it would be is not known, so it is within no range.
 */
export function withBoards(args: JsonObject, answering: Answering): JsonObject | null {
  const boards = Object.entries(answering);
  return boards.some(([, identity]) => identity === null)
    ? null
    : { ...args, ...Object.fromEntries(boards.map(([name, identity]) => [`board "${name}"`, identity])) };
}

/** Whether the one range allows nothing that the other does not. */
export function isWithin(narrow: Range, wide: Range): boolean {
  const known = new Set(wide.calls.map((call) => canonicalJson(call)));
  return (
    canonicalJson([...(narrow.addresses ?? [])].sort()) ===
      canonicalJson([...(wide.addresses ?? [])].sort()) &&
    narrow.calls.every((call) => known.has(canonicalJson(call)))
  );
}

/**
 * The calls of the range that have one of these values in each of these arguments. `values`: what somebody may have
 * meant, the likeliest first. Null: none of it is a value that a call has there, or no call is left.
 */
export function onlyWith(
  range: Range,
  wanted: readonly { readonly name: string; readonly values: readonly Json[] }[],
): Range | null {
  const has = (call: JsonObject, name: string, value: Json): boolean =>
    Object.hasOwn(call, name) && canonicalJson(call[name] ?? null) === canonicalJson(value);
  const meant = wanted.map(({ name, values }) => ({
    name,
    value: values.find((value) => range.calls.some((call) => has(call, name, value))),
  }));
  const names = [...new Set(wanted.map(({ name }) => name))];
  const calls = range.calls.filter((call) =>
    names.every((of) =>
      meant.some(({ name, value }) => name === of && value !== undefined && has(call, name, value)),
    ),
  );
  return calls.length === 0 || meant.some(({ value }) => value === undefined) ? null : { ...range, calls };
}

/**
 * A web address as it is asked for: host, path and query, for `?cmnd=Power%20Off` does something else than `On`. Null: it
 * is none, or carries who asks.
 */
function placeOf(value: Json): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, host, pathname, search, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
    ? `${protocol}//${host}${pathname}${search}`
    : null;
}
