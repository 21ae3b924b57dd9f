import type { Step } from '../../../shared/sop';
import { ChoiceField } from '../../kit/choice-field';
import { useEditor } from '../../entities/draft/editor-store';
import { LiveField } from './live-field';
import { useSay } from '../../i18n/use-say';
import {
  failureChoices,
  failureValue,
  nextChoices,
  nextValue,
  toFailure,
  toNext,
} from '../../entities/draft/way-choices';
import { changeStep, writeStep } from '../../entities/draft/write-step';

const noSteps: readonly Step[] = [];

/** Whether a step is carried out, what comes after it, and what if it fails. */
export function StepWays({ step }: { readonly step: Step }) {
  const { say } = useSay('editor');
  const steps = useEditor((state) => state.document?.cards.steps) ?? noSteps;
  const { number } = step;
  return (
    <section>
      <LiveField
        label={say('onlyWhenField')}
        code
        placeholder={say('always')}
        value={step.when ?? ''}
        note={say('onlyWhenNote')}
        write={writeStep(number, 'when', (text) => ({ when: text.trim() === '' ? null : text }))}
      />
      <ChoiceField
        label={say('then')}
        value={nextValue(step)}
        choices={nextChoices(say, number, steps)}
        onChoose={(value) => {
          changeStep(number, { next: toNext(value) });
        }}
      />
      <ChoiceField
        label={say('ifItFails')}
        value={failureValue(step)}
        choices={failureChoices(say, number, steps)}
        onChoose={(value) => {
          changeStep(number, { onFailure: toFailure(value) });
        }}
      />
    </section>
  );
}
