import { canonicalJson } from '../../shared/canonical-json';
import type { Json, JsonObject } from '../../shared/json';
import type { Limits, Range } from '../../shared/range';

/** Approvals after which calls like them can be allowed for longer. */
export const approvalsBeforeOffer = 5;

/**
 * Exactly what was seen, argument by argument: every value that one of the calls had, and nothing between.
 * `addresses`: names of arguments that are web addresses.
 */
export function rangeOf(calls: readonly JsonObject[], addresses: readonly string[] = []): Range {
  const names = [...new Set(calls.flatMap((call) => Object.keys(call)))];
  return Object.fromEntries(
    names.map((name): [string, Limits] => {
      const seen = calls.filter((call) => Object.hasOwn(call, name)).map((call) => call[name] ?? null);
      const address = addresses.includes(name) && seen.every((value) => placeOf(value) !== null);
      const values = address ? seen.map((value) => placeOf(value) ?? null) : seen;
      return [
        name,
        {
          values: [...new Map(values.map((value) => [canonicalJson(value), value])).values()],
          ...(address ? { address: true } : {}),
          ...(seen.length < calls.length ? { absent: true } : {}),
        },
      ];
    }),
  );
}

/** Whether the call is one of those that the range allows. */
export const covers = (range: Range, args: JsonObject): boolean =>
  Object.keys(args).every((name) => Object.hasOwn(range, name)) &&
  Object.entries(range).every(([name, limits]) =>
    Object.hasOwn(args, name)
      ? holds(limits, limits.address === true ? placeOf(args[name] ?? null) : (args[name] ?? null))
      : limits.absent === true,
  );

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
export const isWithin = (narrow: Range, wide: Range): boolean =>
  Object.entries(wide).every(([name, limits]) => Object.hasOwn(narrow, name) || limits.absent === true) &&
  Object.entries(narrow).every(([name, limits]) => {
    const outer = Object.hasOwn(wide, name) ? wide[name] : undefined;
    return (
      outer !== undefined &&
      limits.address === outer.address &&
      (limits.absent !== true || outer.absent === true) &&
      limits.values.every((value) => holds(outer, value))
    );
  });

/**
 * The range with these values of these arguments, and all of what it has of the others. Null: one of them is no value
 * that it has.
 */
export function onlyWith(
  range: Range,
  wanted: readonly (readonly [name: string, value: Json])[],
): Range | null {
  const names = new Set(wanted.map(([name]) => name));
  if (
    wanted.some(
      ([name, value]) => !Object.hasOwn(range, name) || !holds(range[name] ?? { values: [] }, value),
    )
  )
    return null;
  return Object.fromEntries(
    Object.entries(range).map(([name, { absent, ...limits }]): [string, Limits] => [
      name,
      names.has(name)
        ? { ...limits, values: wanted.filter(([of]) => of === name).map(([, value]) => value) }
        : { ...limits, ...(absent === true ? { absent } : {}) },
    ]),
  );
}

const holds = ({ values }: Limits, value: Json): boolean =>
  value !== undefined && values.some((each) => canonicalJson(each) === canonicalJson(value));

/** Host and path of a web address; null: it is none, or carries who asks. */
function placeOf(value: Json): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, host, pathname, username, password } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
    ? `${protocol}//${host}${pathname}`
    : null;
}
