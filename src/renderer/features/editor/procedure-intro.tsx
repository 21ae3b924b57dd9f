import { SheetText } from './live-field';
import { selectStep, useEditor } from './editor-store';
import { useSay } from './use-say';
import { writeKey } from './write-step';

/** The sentence that says what the procedure is for. */
export function ProcedureIntro() {
  const { say } = useSay();
  const description = useEditor((state) => state.document?.cards.head?.description ?? '');
  return (
    <div className="intro edit-intro">
      <SheetText className="lead" single label={say('description')} placeholder={say('descriptionEmpty')} value={description} write={writeKey('description', false)} onFocus={() => { selectStep(null); }} />
    </div>
  );
}
