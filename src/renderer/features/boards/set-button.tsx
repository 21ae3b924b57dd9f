import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { useWhyNotSet } from './use-why-not-set';

export function SetButton({
  pin,
  away,
  unconfirmed,
  onSet,
}: {
  readonly pin: number;
  readonly away: boolean;
  readonly unconfirmed: boolean;
  readonly onSet: (pin: number) => void;
}) {
  const { t } = useTranslation('boards');
  const why = useWhyNotSet(away, unconfirmed);
  return (
    <Button
      size="sm"
      aria-label={t('setName', { pin })}
      disabled={why !== null}
      title={why?.text}
      onClick={() => {
        onSet(pin);
      }}
    >
      {t('set')}
    </Button>
  );
}
