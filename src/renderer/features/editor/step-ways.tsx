import type { OnFailure, Step } from '../../../shared/sop';
import { ChoiceField } from './choice-field';
import { useEditor } from './editor-store';
import { LiveField } from './live-field';
import { useSay } from './use-say';
import { changeStep, writeStep } from './write-step';

const mostRetries = 10;

/** Whether a step is carried out, what comes after it, and what if it fails. */
export function StepWays({ step }: { readonly step: Step }) {
  const { say } = useSay();
  const count = useEditor((state) => state.document?.cards.steps.length) ?? 0;
  const { number, next, onFailure } = step;
  const others = Array.from({ length: count }, (_, index) => String(index + 1));
  return (
    <section className="ways">
      <LiveField label={say('onlyWhenField')} code placeholder={say('always')} value={step.when ?? ''} note={say('onlyWhenNote')} write={writeStep(number, 'when', (text) => ({ when: text.trim() === '' ? null : text }))} />
      <ChoiceField
        label={say('then')}
        value={next === undefined ? '' : String(next)}
        choices={[{ value: '', label: number === count ? say('thenOver') : say('thenBelow') }, ...others.map((value) => ({ value, label: say('thenStepChoice', { step: value }) })), { value: 'end', label: say('thenOver') }].filter(({ value }) => value !== 'end' || number !== count)}
        onChoose={(value) => { changeStep(number, { next: value === '' ? null : value === 'end' ? 'end' : Number(value) }); }}
      />
      <ChoiceField
        label={say('ifItFails')}
        value={failureValue(onFailure)}
        choices={[
          { value: '', label: say('failRun') },
          ...Array.from({ length: mostRetries }, (_, index) => ({ value: `retry ${String(index + 1)}`, label: say('failRetryChoice', { count: index + 1 }) })),
          ...others.filter((value) => value !== String(number)).map((value) => ({ value: `goto ${value}`, label: say('failGotoChoice', { step: value }) })),
        ]}
        onChoose={(value) => { changeStep(number, { onFailure: toFailure(value) }); }}
      />
    </section>
  );
}

function failureValue(failure: OnFailure | undefined): string {
  if (failure === undefined || failure.action === 'fail') return '';
  return failure.action === 'retry' ? `retry ${String(failure.times)}` : `goto ${String(failure.step)}`;
}

function toFailure(value: string): OnFailure | null {
  const [action, number] = value.split(' ');
  if (action === 'retry') return { action, times: Number(number) };
  return action === 'goto' ? { action, step: Number(number) } : null;
}
