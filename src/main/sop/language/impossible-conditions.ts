import type { Comparison, Condition } from './condition-syntax';

/**
 * Whether the condition can be shown to be false for every payload. Cheap: what it does not see through
 * counts as possible.
 */
export function isImpossible(condition: Condition): boolean {
  switch (condition.kind) {
    case 'comparison':
      return (
        hasOrder(condition) && (condition.literal.kind === 'boolean' || condition.literal.kind === 'null')
      );
    case 'or':
      return condition.parts.every(isImpossible);
    case 'and':
      return condition.parts.some(isImpossible) || contradicts(condition.parts);
    default:
      return false;
  }
}

const hasOrder = ({ operator }: Comparison): boolean => operator !== '==' && operator !== '!=';

/** Two demands on one value that exclude each other. */
function contradicts(parts: readonly Condition[]): boolean {
  const bySubject = new Map<string, Comparison[]>();
  for (const part of parts.flatMap(conjuncts)) {
    const key = JSON.stringify(part.path);
    bySubject.set(key, [...(bySubject.get(key) ?? []), part]);
  }
  return [...bySubject.values()].some(
    (comparisons) => emptyRange(comparisons) || conflictingValues(comparisons),
  );
}

const conjuncts = (condition: Condition): readonly Comparison[] =>
  condition.kind === 'comparison'
    ? [condition]
    : condition.kind === 'and'
      ? condition.parts.flatMap(conjuncts)
      : [];

function emptyRange(comparisons: readonly Comparison[]): boolean {
  let low = -Infinity;
  let high = Infinity;
  let open = false;
  for (const { operator, literal } of comparisons) {
    if (literal.kind !== 'number' || operator === '!=') continue;
    if (operator !== '<' && operator !== '<=') low = Math.max(low, literal.number);
    if (operator !== '>' && operator !== '>=') high = Math.min(high, literal.number);
  }
  for (const { operator, literal } of comparisons) {
    if (
      literal.kind === 'number' &&
      (operator === '>' || operator === '<') &&
      (literal.number === low || literal.number === high)
    )
      open = true;
  }
  return low > high || (low === high && open);
}

function conflictingValues(comparisons: readonly Comparison[]): boolean {
  const equals = comparisons.filter(({ operator }) => operator === '==').map(({ literal }) => literal.text);
  const excluded = comparisons.filter(({ operator }) => operator === '!=').map(({ literal }) => literal.text);
  return equals.some((text) => excluded.includes(text)) || textsDiffer(comparisons);
}

function textsDiffer(comparisons: readonly Comparison[]): boolean {
  const texts = comparisons
    .filter(({ operator, literal }) => operator === '==' && literal.kind !== 'number')
    .map(({ literal }) => literal.text);
  return new Set(texts).size > 1;
}
