import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../kit/icons';
import { useToldWhole } from '../../i18n/use-told';
import { useEditor } from './editor-store';
import { useSay } from '../../i18n/use-say';
import styles from './draft.module.css';

/** A text that cannot be read: which line, and that the cards are those from before. */
export function StaleNote() {
  const { say } = useSay('editor');
  const told = useToldWhole();
  const stale = useEditor((state) => state.document?.cards.stale);
  const findings = useEditor((state) => state.document?.present.checked?.entry.diagnostics);
  if (stale === undefined || findings === undefined || (!stale.toml && !stale.markdown)) return null;
  const broken = (['SOP.toml', 'SOP.md'] as const).filter((file) =>
    file === 'SOP.toml' ? stale.toml : stale.markdown,
  );
  return (
    <div className={styles.stale} role="status">
      <Icon of={TriangleAlert} />
      <div>
        {broken.map((file) => {
          const finding = findings.find((each) => each.file === file && each.severity === 'error');
          return (
            <p key={file}>
              {say(file === 'SOP.toml' ? 'staleToml' : 'staleMarkdown', { line: finding?.line ?? 1 })}{' '}
              {finding === undefined ? null : told(finding)}
            </p>
          );
        })}
      </div>
    </div>
  );
}
