import { toMapping } from './methods';
import { printed } from './printing';
import { Attributes, Callable, fail, isNumber, numberOf, type Given, type Named, type Value } from './values';
import { strftime } from '../strftime';

const wholeOf = (value: Value): number => (isNumber(value) ? numberOf(value) : fail('A number is needed'));

function range([first, last, step]: readonly Value[]): Value {
  const [from, to] = last === undefined ? [0, wholeOf(first)] : [wholeOf(first), wholeOf(last)];
  const by = step === undefined ? 1 : wholeOf(step);
  const length = Math.max(0, Math.ceil((to - from) / by));
  if (!(length <= mostNumbers)) fail('Too many numbers');
  return Array.from({ length }, (_, index) => from + index * by);
}

/** As in the sandbox of Jinja. */
const mostNumbers = 100_000;

const namedEntries = (args: readonly Value[], named: Named): Map<string, Value> =>
  new Map([
    ...args.flatMap((each) => [...toMapping(each)].map(([key, value]) => [String(key), value] as const)),
    ...named,
  ]);

function cycler(values: readonly Value[]): Value {
  let at = 0;
  const facts = new Attributes(new Map());
  const tell = (): Value => {
    facts.values.set('current', values[at]);
    return null;
  };
  facts.values.set(
    'next',
    new Callable(() => {
      const value = values[at];
      at = (at + 1) % Math.max(1, values.length);
      tell();
      return value;
    }),
  );
  facts.values.set(
    'reset',
    new Callable(() => {
      at = 0;
      return tell();
    }),
  );
  tell();
  return facts;
}

function joiner([between = ', ']: readonly Value[]): Value {
  let isFirst = true;
  return new Callable(() => {
    const text = isFirst ? '' : between;
    isFirst = false;
    return text;
  });
}

/** What every template can call. */
export const globalsAt = (now: Date, given: Given): Readonly<Record<string, Value>> => ({
  range: new Callable(range),
  dict: new Callable((args, named) => namedEntries(args, named)),
  namespace: new Callable((args, named) => new Attributes(namedEntries(args, named))),
  cycler: new Callable(cycler),
  joiner: new Callable(joiner),
  raise_exception: new Callable(([message]) => fail(printed(message, given))),
  strftime_now: new Callable(([format]) => strftime(now, printed(format, given))),
});
