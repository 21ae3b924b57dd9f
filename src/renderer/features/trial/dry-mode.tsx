import { ExecutionMode } from '../../../shared/sop';
import { ChoiceField } from '../editor/choice-field';
import type { EditorState } from '../editor/editor-state';
import { modeWord } from '../editor/mode-word';
import { useSay as useEditorSay } from '../editor/use-say';
import { useSay } from './use-say';

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
  const { say } = useSay();
  const { say: sayEditor } = useEditorSay();
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
