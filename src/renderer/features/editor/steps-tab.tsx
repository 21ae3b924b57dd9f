import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../components/icons';
import { useToldWhole } from '../../i18n/use-told';
import { useEditor } from './editor-store';
import { Inspector } from './inspector';
import { ProcedureIntro } from './procedure-intro';
import { StartsBlock } from './starts-block';
import { StepList } from './step-list';
import { useToolFeed } from './use-tools';
import { useTypical } from './use-typical';
import { useSay } from './use-say';

/** The procedure as its sheet, to be written on; beside it what can be said of the part that is looked at. */
export function StepsTab() {
  const { say } = useSay();
  const name = useEditor((state) => state.document?.name ?? '');
  const typical = useTypical(name);
  useToolFeed();
  return (
    <div className="editor-desk">
      <article className="sheet doc edit-doc" aria-label={name}>
        <StaleNote />
        <ProcedureIntro />
        <StartsBlock typical={typical} />
        <div className="edit-steps" role="group" aria-label={say('steps')}>
          <h2 className="sr">{say('steps')}</h2>
          <StepList typical={typical} />
        </div>
      </article>
      <Inspector />
    </div>
  );
}

/** A text that cannot be read: which line, and that the cards are those from before. */
function StaleNote() {
  const { say } = useSay();
  const told = useToldWhole();
  const stale = useEditor((state) => state.document?.cards.stale);
  const findings = useEditor((state) => state.document?.present.checked?.entry.diagnostics);
  if (stale === undefined || findings === undefined || (!stale.toml && !stale.markdown)) return null;
  const broken = (['SOP.toml', 'SOP.md'] as const).filter((file) => (file === 'SOP.toml' ? stale.toml : stale.markdown));
  return (
    <div className="stale" role="status">
      <Icon of={TriangleAlert} />
      <div>
        {broken.map((file) => {
          const finding = findings.find((each) => each.file === file && each.severity === 'error');
          return (
            <p key={file}>
              {say(file === 'SOP.toml' ? 'staleToml' : 'staleMarkdown', { line: finding?.line ?? 1 })} {finding === undefined ? null : told(finding)}
            </p>
          );
        })}
      </div>
    </div>
  );
}
