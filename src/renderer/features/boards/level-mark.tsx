import { useTranslation } from 'react-i18next';

/** Low is a ring, high is filled; what is not known is a question mark. */
export function LevelMark({ level }: { readonly level: 0 | 1 | null }) {
  const { t } = useTranslation('boards');
  return (
    <i
      className={level === 1 ? 'lv hi' : 'lv'}
      role="img"
      aria-label={level === null ? t('levelUnknown') : t('level', { level })}
    >
      {level ?? '?'}
    </i>
  );
}
