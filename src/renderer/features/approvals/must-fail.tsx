import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icons';
import { useTold } from '../../i18n/use-told';

/** What would fail for sure if it were carried out now, above the place to sign; nothing where all may go well. */
export function MustFail({ fails }: { readonly fails: readonly string[] }) {
  const { t } = useTranslation('approvals');
  const told = useTold();
  const reasons = [...new Set(fails)];
  if (reasons.length === 0) return null;
  return (
    <div className="pn must-fail" role="note" aria-label={t('mustFail')}>
      <Icon of={TriangleAlert} />
      <div>
        <b>{t('mustFail')}</b>
        {reasons.map((why) => (
          <p key={why}>{told(why)}</p>
        ))}
      </div>
    </div>
  );
}
