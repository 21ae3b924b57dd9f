import { Button } from '../../kit/button';
import { useWhyNotSet } from './use-why-not-set';
import { useSay } from '../../i18n/use-say';

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
  const { say } = useSay('boards');
  const why = useWhyNotSet(away, unconfirmed);
  return (
    <Button
      size="sm"
      aria-label={say('setName', { pin })}
      disabled={why !== null}
      title={why?.text}
      onClick={() => {
        onSet(pin);
      }}
    >
      {say('set')}
    </Button>
  );
}
