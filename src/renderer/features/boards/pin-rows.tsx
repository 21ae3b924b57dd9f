import type { BoardDetail, PinState } from '../../../shared/boards';
import { meaningOf, pinNameOf, type PinName } from '../../../shared/pin-names';
import { visible } from '../../../shared/visible';
import { useNamedPins } from '../../entities/evidence/pin-names';
import { useNow } from '../../kit/use-now';
import { changesIn, traceOf } from './boards-state';
import { LevelMark } from './level-mark';
import { Button } from '../../kit/button';
import { PinTrace } from './pin-trace';
import { SetButton } from './set-button';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

/** Every pin of a board with its level now and over the last minute. */
export function PinRows({
  detail,
  outputsAreRead,
  away,
  unconfirmed,
  onSet,
  onInput,
  onName,
}: {
  readonly detail: BoardDetail;
  readonly outputsAreRead: boolean;
  readonly away: boolean;
  /** Another board than before: it is read and not written to. */ readonly unconfirmed: boolean;
  readonly onSet: (pin: number) => void;
  /** Somebody wants to say that a pin that was set is an input. */ readonly onInput: (pin: PinState) => void;
  readonly onName: (pin: number) => void;
}) {
  const { say } = useSay('boards');
  const now = useNow();
  const boards = useNamedPins();
  if (detail.pins.length === 0) return <p className={styles.gaps}>{say('noPins')}</p>;
  return (
    <div
      className={
        detail.pins.some(({ wasSet }) => wasSet !== null)
          ? classes(styles.pins, styles.withInputs)
          : styles.pins
      }
      data-part="pins"
      role="region"
      aria-label={say('pins')}
      tabIndex={0}
    >
      <div className={classes(styles.pinRow, styles.head)} data-part="pin-row" aria-hidden="true">
        <span>{say('pinHead')}</span>
        <span />
        <span />
        <span>{say('levelHead')}</span>
        <span className={styles.wiring}>
          <span>{say('minuteAgo')}</span>
          <span>{say('now')}</span>
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
          onName={onName}
          named={pinNameOf(boards, detail.name, pin.pin)}
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
  readonly onName: (pin: number) => void;
  readonly named: PinName | null;
}

function PinRow({ pin, now, isRead, away, unconfirmed, onSet, onInput, onName, named }: PinRowProps) {
  const { say } = useSay('boards');
  const roles = {
    led: say('roleLed'),
    approve: say('roleApprove'),
    reject: say('roleReject'),
    stop: say('roleStop'),
    waiting_led: say('roleWaitingLed'),
  };
  const who = [
    ...(isRead ? [] : [say('setNotRead')]),
    ...(isRead && pin.wasSet !== null ? [say('wasSet', { level: pin.wasSet })] : []),
    ...(pin.role === null ? [] : [roles[pin.role]]),
    ...pin.procedures,
  ].join(', ');
  const means = pin.level === null ? null : meaningOf(named, pin.level);
  const level = pin.level === null ? say('levelUnknown') : say('level', { level: pin.level });
  return (
    <div className={styles.pinRow} data-part="pin-row" role="group" aria-label={say('pin', { pin: pin.pin })}>
      <span className={styles.pinNumber}>{pin.pin}</span>
      <span className={styles.who} title={isRead ? who : `${who}. ${say('setNotReadWhy')}`}>
        <button
          type="button"
          className={named === null ? classes(styles.pinName, styles.none) : styles.pinName}
          aria-label={
            named === null
              ? say('nameNone', { pin: pin.pin })
              : say('nameOf', { name: named.name, pin: pin.pin })
          }
          onClick={() => {
            onName(pin.pin);
          }}
        >
          {named === null ? say('nameShort') : visible(named.name)}
        </button>
        {means === null ? null : (
          <span className={styles.pinMeans}>{say('means', { means: visible(means) })}</span>
        )}
        {who === '' ? null : <span> · {who}</span>}
      </span>
      <span className={styles.way}>
        {pin.level === null ? '' : pin.driven ? say('wayOut') : say('wayIn')}
      </span>
      <LevelMark level={pin.level} />
      <PinTrace
        trace={traceOf(pin, now)}
        label={say('trace', { pin: pin.pin, level, changes: changesIn(pin, now) })}
      />
      {pin.wasSet === null ? null : (
        <Button
          size="sm"
          aria-label={say('inputName', { pin: pin.pin })}
          onClick={() => {
            onInput(pin);
          }}
        >
          {say('input')}
        </Button>
      )}
      <SetButton pin={pin.pin} away={away} unconfirmed={unconfirmed} onSet={onSet} />
    </div>
  );
}
