import { useTranslation } from 'react-i18next';
import type { BoardDetail, PinState } from '../../../shared/boards';
import { useNow } from '../../components/use-now';
import { changesIn, traceOf } from './boards-state';
import { LevelMark } from './level-mark';
import { Button } from '../../components/button';
import { PinTrace } from './pin-trace';
import { SetButton } from './set-button';

/** Every pin of a board with its level now and over the last minute. */
export function PinRows({
  detail,
  outputsAreRead,
  away,
  unconfirmed,
  onSet,
  onInput,
}: {
  readonly detail: BoardDetail;
  readonly outputsAreRead: boolean;
  readonly away: boolean;
  /** Another board than before: it is read and not written to. */ readonly unconfirmed: boolean;
  readonly onSet: (pin: number) => void;
  /** Somebody wants to say that a pin that was set is an input. */ readonly onInput: (pin: PinState) => void;
}) {
  const { t } = useTranslation('boards');
  const now = useNow();
  if (detail.pins.length === 0) return <p className="gaps">{t('noPins')}</p>;
  return (
    <div
      className={detail.pins.some(({ wasSet }) => wasSet !== null) ? 'pins with-inputs' : 'pins'}
      role="region"
      aria-label={t('pins')}
      tabIndex={0}
    >
      <div className="pin-row hd" aria-hidden="true">
        <span>{t('pinHead')}</span>
        <span />
        <span />
        <span>{t('levelHead')}</span>
        <span className="ws">
          <span>{t('minuteAgo')}</span>
          <span>{t('now')}</span>
        </span>
        <span />
      </div>
      {detail.pins.map((pin) => (
        <PinRow
          key={pin.pin}
          pin={pin}
          now={now}
          isRead={outputsAreRead || !pin.driven}
          away={away}
          unconfirmed={unconfirmed}
          onSet={onSet}
          onInput={onInput}
        />
      ))}
    </div>
  );
}

interface PinRowProps {
  readonly pin: PinState;
  readonly now: number;
  readonly isRead: boolean;
  readonly away: boolean;
  readonly unconfirmed: boolean;
  readonly onSet: (pin: number) => void;
  readonly onInput: (pin: PinState) => void;
}

function PinRow({ pin, now, isRead, away, unconfirmed, onSet, onInput }: PinRowProps) {
  const { t } = useTranslation('boards');
  const roles = {
    led: t('roleLed'),
    approve: t('roleApprove'),
    reject: t('roleReject'),
    stop: t('roleStop'),
    waiting_led: t('roleWaitingLed'),
  };
  const who = [
    ...(isRead ? [] : [t('setNotRead')]),
    ...(isRead && pin.wasSet !== null ? [t('wasSet', { level: pin.wasSet })] : []),
    ...(pin.role === null ? [] : [roles[pin.role]]),
    ...pin.procedures,
  ].join(', ');
  const level = pin.level === null ? t('levelUnknown') : t('level', { level: pin.level });
  return (
    <div className="pin-row" role="group" aria-label={t('pin', { pin: pin.pin })}>
      <span className="pn-no">{pin.pin}</span>
      <span className="who" title={isRead ? who : `${who}. ${t('setNotReadWhy')}`}>
        {who}
      </span>
      <span className="way">{pin.level === null ? '' : pin.driven ? t('wayOut') : t('wayIn')}</span>
      <LevelMark level={pin.level} />
      <PinTrace
        trace={traceOf(pin, now)}
        label={t('trace', { pin: pin.pin, level, changes: changesIn(pin, now) })}
      />
      {pin.wasSet === null ? null : (
        <Button
          size="sm"
          aria-label={t('inputName', { pin: pin.pin })}
          onClick={() => {
            onInput(pin);
          }}
        >
          {t('input')}
        </Button>
      )}
      <SetButton pin={pin.pin} away={away} unconfirmed={unconfirmed} onSet={onSet} />
    </div>
  );
}
