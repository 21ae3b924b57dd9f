import { ExecutionMode } from '../../../shared/sop';
import { ChoiceField } from '../../kit/choice-field';
import type { EditorState } from '../../entities/draft/editor-state';
import { modeWord } from '../../entities/draft/mode-word';
import { useSay } from '../../i18n/use-say';

/** Where a dry run would ask: as the procedure says, or as if it said something else. */
export function DryMode({
  document,
  mode,
  onChoose,
}: {
  readonly document: EditorState;
  readonly mode: ExecutionMode | null;
  readonly onChoose: (mode: ExecutionMode | null) => void;
}) {
  const { say } = useSay('trial');
  const { say: sayEditor } = useSay('editor');
  const own = document.cards.head?.executionMode ?? null;
  const modes = ExecutionMode.options.map((value) => ({ value, label: sayEditor(modeWord[value]) }));
  return (
    <section>
      <ChoiceField
        label={say('dryMode')}
        value={mode ?? ''}
        choices={[
          {
            value: '',
            label: own === null ? say('asItSays') : say('asItSaysMode', { mode: sayEditor(modeWord[own]) }),
          },
          ...modes,
        ]}
        note={say('dryModeNote')}
        onChoose={(value) => {
          onChoose(ExecutionMode.options.find((each) => each === value) ?? null);
        }}
      />
    </section>
  );
}
