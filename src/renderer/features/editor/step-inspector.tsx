import { Copy, Trash2, X } from 'lucide-react';
import type { Step } from '../../../shared/sop';
import { isDoneByAnswer } from '../../../domain/procedure/flow';
import { isCarriedOut } from '../../../shared/step-facts';
import { shownNumber } from '../../../shared/step-numbers';
import { IconButton } from '../../kit/button';
import { edit, selectStep } from '../../entities/draft/editor-store';
import { SwitchField } from '../../kit/choice-field';
import { InspectorHead } from './inspector-head';
import { PlannedCalls } from './planned-calls';
import { StepKindField, StepWork } from './step-work';
import { StepWays } from './step-ways';
import { ToolSignatures } from './tool-signatures';
import { useSay } from '../../i18n/use-say';
import { changeStep } from '../../entities/draft/write-step';

/** Everything about one step that is not on its card. */
export function StepInspector({ step }: { readonly step: Step }) {
  const { say } = useSay('editor');
  const { number } = step;
  const checkpoint = isDoneByAnswer(step);
  const copy = async (): Promise<void> => {
    if ((await edit([{ type: 'duplicate-step', step: number }])) === null) selectStep(number + 1);
  };
  const remove = async (): Promise<void> => {
    if ((await edit([{ type: 'remove-step', step: number }])) === null) selectStep(null);
  };
  return (
    <>
      <InspectorHead title={say('stepNumber', { step: shownNumber(step) })}>
        <IconButton icon={Copy} name={say('duplicate')} onClick={() => void copy()} />
        <IconButton icon={Trash2} name={say('delete')} onClick={() => void remove()} />
        <IconButton
          icon={X}
          name={say('close')}
          onClick={() => {
            selectStep(null);
          }}
        />
      </InspectorHead>
      <section>
        <SwitchField
          label={say('askBefore')}
          on={checkpoint || step.requiresConfirmation}
          note={say(checkpoint ? 'askBeforeCheckpoint' : 'askBeforeNote')}
          onSwitch={(on) => {
            if (!checkpoint) changeStep(number, { requiresConfirmation: on });
          }}
        />
      </section>
      <section>
        <StepKindField step={step} />
      </section>
      {isCarriedOut(step) ? <PlannedCalls step={step} /> : null}
      <section>
        <StepWork step={step} />
      </section>
      {isCarriedOut(step) ? <ToolSignatures step={step} /> : null}
      <StepWays step={step} />
    </>
  );
}
