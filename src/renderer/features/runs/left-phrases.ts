import { meaningOf, pinNameOf, type NamedPins } from '../../../shared/pin-names';
import type { LeftByRun, LeftSet } from '../../../shared/run';
import type { Step } from '../../../shared/sop';
import { shownStep } from '../../../shared/step-numbers';
import { visible } from '../../../shared/visible';
import type { Say } from '../../i18n/use-say';

/** What stays of what a run has set: `relief valve, pump-1 pin 5 stays at 1, open, as step 2 set it`. */
export const leftPhrases = (
  left: readonly LeftSet[],
  steps: readonly Pick<Step, 'number' | 'written'>[],
  say: Say<'runs'>,
  boards: readonly NamedPins[] = [],
): readonly string[] =>
  left.map((set) =>
    say(set.unknown === true ? 'leftPerhaps' : 'leftStays', {
      what: targetPhrase(set, say, boards),
      value: valuePhrase(set, boards),
      step: shownStep(steps, set.step),
    }),
  );

/** What stays of what runs had set that somebody has stopped: `Tank relief: relief valve (pump-1 pin 5) stays at 1 (open)`. */
export const stoppedPhrases = (
  stopped: readonly LeftByRun[],
  say: Say<'runs'>,
  boards: readonly NamedPins[],
): readonly string[] =>
  stopped.flatMap(({ sop, left }) =>
    left.map((set) =>
      say(set.unknown === true ? 'stoppedPerhaps' : 'stoppedStays', {
        sop: visible(sop),
        what: targetPhrase(set, say, boards),
        value: valuePhrase(set, boards),
      }),
    ),
  );

/** What a run found that came in the place of another. */
export const inheritedPhrases = (
  left: readonly LeftSet[],
  say: Say<'runs'>,
  boards: readonly NamedPins[],
): readonly string[] =>
  left.map((set) =>
    say(set.unknown === true ? 'inPlacePerhaps' : 'inPlaceLeft', {
      what: targetPhrase(set, say, boards),
      value: valuePhrase(set, boards),
    }),
  );

function targetPhrase({ part, of }: LeftSet, say: Say<'runs'>, boards: readonly NamedPins[]): string {
  if (typeof of === 'string') return visible(part === '' ? of : `${of} (${part})`);
  const named = pinNameOf(boards, part === '' ? null : part, of);
  const pin = `${visible(part)} ${say('pinOf', { pin: of })}`.trimStart();
  return named === null ? pin : `${visible(named.name)} (${pin})`;
}

function valuePhrase({ part, of, value }: LeftSet, boards: readonly NamedPins[]): string {
  const means =
    value === 0 || value === 1 ? meaningOf(pinNameOf(boards, part === '' ? null : part, of), value) : null;
  const shown = visible(JSON.stringify(value));
  return means === null ? shown : `${shown} (${visible(means)})`;
}
