import { useTranslation } from 'react-i18next';
import { clockTime } from '../../components/time-format';
import { useLanguage } from '../../i18n/use-language';
import type { ToolCard } from '../../../shared/chat';
import { useApp } from '../app/app-store';
import { viaText, whoText } from '../approvals/phrases';

/** Who changed the call, and who decided. */
export function CallSignatures({ tool: { edited, decided } }: { readonly tool: ToolCard }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const person = useApp((state) => state.preferences.person);
  const values =
    decided === undefined
      ? null
      : {
          by: whoText(decided.by, person, t),
          via: viaText(decided.via, t),
          time: clockTime(decided.at, language),
        };
  return (
    <>
      {edited === undefined ? null : (
        <p className="note ink mt-1">
          {t('changedBy', { by: whoText(edited.by, person, t), time: clockTime(edited.at, language) })}
        </p>
      )}
      {values === null || decided === undefined ? null : (
        <p className="note ink mt-1">
          {t(decided.decision === 'no' ? 'rejectedBy' : 'approvedBy', values)}
          {decided.reason === '' ? null : `: “${decided.reason}”`}
        </p>
      )}
    </>
  );
}
