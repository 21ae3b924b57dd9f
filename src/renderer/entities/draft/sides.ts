import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import type { Texts } from './editor-state';
import type { StepPlace } from './meanings';
import type { Say } from '../../i18n/use-say';

/** One of two texts that are compared: a version by its number, or the text as it is in the editor now. */
export type Side = number | 'present';

export const sideText = (side: Side, say: Say<'history'>): string =>
  side === 'present' ? say('unsaved') : say('version', { version: side });
export const sideName = (side: Side, say: Say<'history'>): string =>
  side === 'present' ? say('thePresent') : say('version', { version: side });

interface Sides {
  readonly left: Texts | null;
  readonly right: Texts | null;
  readonly problem: Refusal | null;
}

/** The texts of both; versions never change, so each is read once. */
export function useSides(name: string, before: Side | null, after: Side, present: Texts): Sides {
  const [read, setRead] = useState<{ readonly name: string; readonly texts: ReadonlyMap<number, Texts> }>({
    name,
    texts: new Map(),
  });
  const [problem, setProblem] = useState<Refusal | null>(null);
  const known = read.name === name ? read.texts : new Map<number, Texts>();
  const missing = [before, after]
    .filter((side): side is number => typeof side === 'number' && !known.has(side))
    .join(' ');
  useEffect(() => {
    if (missing === '') return;
    let current = true;
    const versions = missing.split(' ').map(Number);
    void Promise.all(versions.map((version) => ask('sops.version', { name, version }))).then((answers) => {
      if (!current) return;
      const refused = answers.find((answer) => !answer.ok);
      setProblem(refused?.ok === false ? refused.error : null);
      const texts = answers.flatMap((answer, index): readonly (readonly [number, Texts])[] =>
        answer.ok
          ? [[versions[index] ?? 0, { toml: answer.value.toml, markdown: answer.value.markdown ?? '' }]]
          : [],
      );
      setRead((before) => ({
        name,
        texts: new Map([...(before.name === name ? before.texts : []), ...texts]),
      }));
    });
    return () => {
      current = false;
    };
  }, [name, missing]);
  const textsOf = (side: Side | null): Texts | null =>
    side === null ? null : side === 'present' ? present : (known.get(side) ?? null);
  return { left: textsOf(before), right: textsOf(after), problem: missing === '' ? null : problem };
}

/**
 * Where the steps of these texts stand, as the engine reads them; none until it has answered, or where they
 * cannot be read.
 */
export function useStepPlaces(name: string, texts: Texts | null): readonly StepPlace[] {
  const [read, setRead] = useState<{ readonly texts: Texts; readonly steps: readonly StepPlace[] } | null>(
    null,
  );
  useEffect(() => {
    if (texts === null) return undefined;
    let current = true;
    void ask('sops.draft', { name, ...texts }).then((answer) => {
      if (current) setRead({ texts, steps: answer.ok ? (answer.value.outline.steps ?? []) : [] });
    });
    return () => {
      current = false;
    };
  }, [name, texts]);
  return read !== null && read.texts === texts ? read.steps : [];
}
