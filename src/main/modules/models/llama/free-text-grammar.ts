import { characterClass, type GbnfRules } from './gbnf';

/**
 * Adds rules for free text that switches to `after` as soon as one of `triggers` was written. Returns the
 * name of the rule to start from. The text counts as following `before`, and is not empty. Without `mayEnd`
 * it goes on until a trigger was written. `prefix` begins the names of its rules.
 *
 * A grammar has no "anything but": the text is walked by an automaton that knows how much of a trigger its
 * end spells (Aho and Corasick's), each state a rule whose last item is the next state, so that no stack
 * grows.
 */
export function freeTextUntil(
  triggers: readonly string[],
  before: string,
  after: string,
  rules: GbnfRules,
  mayEnd = true,
  prefix = 'text',
): string {
  const states = prefixesOf(triggers);
  const alphabet = [...new Set(triggers.join(''))];
  const nameOf = (state: string): string => `${prefix}-${String(states.indexOf(state))}`;
  const choicesOf = (state: string): string[] => {
    const targets = alphabet.map((character) => ({
      character,
      target: longestKnownEnd(state + character, states, triggers),
    }));
    const tracked = targets.filter(({ target }) => target !== '');
    return [
      ...tracked.map(
        ({ character, target }) =>
          `${characterClass([character])} ${triggers.includes(target) ? after : nameOf(target)}`,
      ),
      `${characterClass(
        tracked.map(({ character }) => character),
        true,
      )} ${nameOf('')}`,
    ];
  };
  for (const state of states)
    rules.add(nameOf(state), [...(mayEnd ? ['""'] : []), ...choicesOf(state)].join(' | '));
  return rules.add(prefix, choicesOf(longestKnownEnd(before, states, triggers)).join(' | '));
}

/** Every proper beginning of a trigger, the empty one first. */
function prefixesOf(triggers: readonly string[]): readonly string[] {
  return [
    ...new Set(
      triggers.flatMap((trigger) =>
        Array.from({ length: trigger.length }, (_, length) => trigger.slice(0, length)),
      ),
    ),
  ];
}

function longestKnownEnd(text: string, states: readonly string[], triggers: readonly string[]): string {
  for (let start = 0; start < text.length; start += 1) {
    const end = text.slice(start);
    if (triggers.includes(end) || states.includes(end)) return end;
  }
  return '';
}
