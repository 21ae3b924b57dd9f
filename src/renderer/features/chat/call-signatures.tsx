import { clockTime } from '../../kit/time-format';
import { useLanguage } from '../../i18n/use-language';
import type { ToolCard } from '../../../shared/chat';
import { useApp } from '../../entities/engine/app-store';
import { viaText, whoText } from '../../entities/approval/phrases';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './chat.module.css';

/** Who changed the call, and who decided. */
export function CallSignatures({ tool: { edited, decided } }: { readonly tool: ToolCard }) {
  const { say } = useSay('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const values =
    decided === undefined
      ? null
      : {
          by: whoText(decided.by, person, say),
          via: viaText(decided.via, say),
          time: clockTime(decided.at, language),
        };
  return (
    <>
      {edited === undefined ? null : (
        <p className={classes(styles.note, 'note ink mt-1')}>
          {say('changedBy', { by: whoText(edited.by, person, say), time: clockTime(edited.at, language) })}
        </p>
      )}
      {values === null || decided === undefined ? null : (
        <p className={classes(styles.note, 'note ink mt-1')}>
          {say(decided.decision === 'no' ? 'rejectedBy' : 'approvedBy', values)}
          {decided.reason === '' ? null : `: “${decided.reason}”`}
        </p>
      )}
    </>
  );
}
