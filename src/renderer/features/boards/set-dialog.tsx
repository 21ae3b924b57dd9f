import { useId, useState } from 'react';
import type { PinState } from '../../../shared/boards';
import { isButton } from '../../../shared/pin-roles';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { ProblemNote } from '../../kit/problem-note';
import { Segments } from '../../kit/segments';
import { useWhyNotSet } from './use-why-not-set';
import { useSay } from '../../i18n/use-say';
import { classes } from '../../kit/classes';
import styles from './boards.module.css';

const pulseMs = 500;

/** Asks before a person drives a pin: what happens stands above the button, and the button says the level. */
export function SetDialog({
  board,
  pin: { pin, level, driven, procedures, role },
  away,
  unconfirmed,
  onClose,
}: {
  readonly board: string;
  readonly pin: PinState;
  readonly away: boolean;
  /** Another board than before answers. */ readonly unconfirmed: boolean;
  readonly onClose: () => void;
}) {
  const { say } = useSay('boards');
  const [value, setValue] = useState<'0' | '1'>(level === 1 ? '0' : '1');
  const [how, setHow] = useState<'stays' | 'pulse'>('stays');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const why = useWhyNotSet(away, unconfirmed);
  const [valueId, howId] = [useId(), useId()];
  // Driven against a closed contact, a pin may be damaged.
  const button = isButton(role);
  const isSwitch = button || (!driven && procedures.length > 0);
  const set = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const answer = await ask('boards.write', {
      board,
      pin,
      value: value === '1' ? 1 : 0,
      forMs: how === 'pulse' ? pulseMs : null,
      insist: button,
    });
    setBusy(false);
    if (answer.ok) onClose();
    else setRefusal(answer.error);
  };
  return (
    <Dialog open onClose={onClose} title={say('setTitle', { pin, board })}>
      <div className={classes(styles.field, 'field')}>
        <span className="fl" id={valueId}>
          {say('setTo')}
        </span>
        <Segments
          name="level"
          labelledBy={valueId}
          value={value}
          options={[
            { value: '0', label: '0' },
            { value: '1', label: '1' },
          ]}
          onChange={setValue}
        />
      </div>
      <div className={classes(styles.field, 'field')}>
        <span className="fl" id={howId}>
          {say('setHow')}
        </span>
        <Segments
          name="how"
          labelledBy={howId}
          value={how}
          options={[
            { value: 'stays', label: say('setStays') },
            { value: 'pulse', label: say('setPulse') },
          ]}
          onChange={setHow}
        />
      </div>
      {isSwitch ? (
        <div className="mt-3">
          <ProblemNote
            tone="warn"
            message={button ? say('setButton') : say('setSwitch')}
            remedy={button ? say('setButtonRemedy') : say('setSwitchRemedy', { who: procedures.join(', ') })}
          />
        </div>
      ) : null}
      <p className="cons mt-3">{say('setText')}</p>
      {why === null ? null : (
        <div className="mt-3">
          <ProblemNote tone="warn" message={why.text} remedy={why.remedy} />
        </div>
      )}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button
          look="key"
          busy={busy ? say('setting') : null}
          disabled={why !== null}
          title={why?.text}
          onClick={() => void set()}
        >
          {how === 'pulse' ? say('pulseNow', { value }) : say('setNow', { value })}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
