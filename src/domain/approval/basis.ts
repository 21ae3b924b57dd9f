import type { Changed, Fact } from '../../shared/basis';

/** What a fact is about: of two with the same subject one takes the place of the other. */
export function subjectOf(fact: Fact): string {
  switch (fact.of) {
    case 'trigger':
      return `trigger ${fact.condition}`;
    case 'silence':
      return `silence ${fact.place}`;
    case 'pin':
      return `pin ${String(fact.pin)} ${fact.board}`;
    case 'signal':
      return `signal ${JSON.stringify([fact.device, fact.signal])}`;
    case 'when':
      return `when ${String(fact.step)}`;
    case 'board':
      return `board ${fact.board}`;
  }
}

/** Those of the facts that say something which the basis does not know yet. */
export function newIn(basis: readonly Fact[], facts: readonly Fact[]): readonly Fact[] {
  const known = new Set(basis.map(subjectOf));
  return facts.filter((fact) => !known.has(subjectOf(fact)));
}

/** The basis with what became of its facts. */
export function withChanges(basis: readonly Fact[], changes: readonly Changed[]): Fact[] {
  const now = new Map(changes.map((change) => [subjectOf(change.was), change.now]));
  return basis.map((fact) => now.get(subjectOf(fact)) ?? fact);
}

/**
 * What a card was based on and is not so any more. A condition that did not hold when it was asked does not
 * cease to, as little as a silence that was over, and of what is not known now nothing can be said.
 */
export function changesIn(basis: readonly Fact[], now: readonly Fact[]): readonly Changed[] {
  const latest = new Map(now.map((fact) => [subjectOf(fact), fact]));
  return basis.flatMap((was) => {
    const is = latest.get(subjectOf(was));
    return is !== undefined && speaksAgainst(was, is) ? [{ was, now: is }] : [];
  });
}

function speaksAgainst(was: Fact, now: Fact): boolean {
  if (was.of === 'trigger') return now.of === 'trigger' && was.holds && !now.holds;
  if (was.of === 'silence') return now.of === 'silence' && was.isSilent && !now.isSilent;
  if (was.of === 'pin') return now.of === 'pin' && was.level !== now.level;
  if (was.of === 'signal') return now.of === 'signal' && was.value !== now.value;
  if (was.of === 'when') return now.of === 'when' && was.holds && !now.holds;
  return now.of === 'board' && was.identity !== now.identity;
}
