import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PinState } from '../../../shared/boards';
import { isButton } from '../../../shared/pin-roles';
import type { Refusal } from '../../../shared/result';
import { ask } from '../../bridge/bridge';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { ProblemNote } from '../../components/problem-note';
import { Segments } from '../../components/segments';
import { useWhyNotSet } from './use-why-not-set';

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
  const { t } = useTranslation('boards');
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
    <Dialog open onClose={onClose} title={t('setTitle', { pin, board })}>
      <div className="field">
        <span className="fl" id={valueId}>
          {t('setTo')}
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
      <div className="field">
        <span className="fl" id={howId}>
          {t('setHow')}
        </span>
        <Segments
          name="how"
          labelledBy={howId}
          value={how}
          options={[
            { value: 'stays', label: t('setStays') },
            { value: 'pulse', label: t('setPulse') },
          ]}
          onChange={setHow}
        />
      </div>
      {isSwitch ? (
        <div className="mt-3">
          <ProblemNote
            tone="warn"
            message={button ? t('setButton') : t('setSwitch')}
            remedy={button ? t('setButtonRemedy') : t('setSwitchRemedy', { who: procedures.join(', ') })}
          />
        </div>
      ) : null}
      <p className="cons mt-3">{t('setText')}</p>
      {why === null ? null : (
        <div className="mt-3">
          <ProblemNote tone="warn" message={why.text} remedy={why.remedy} />
        </div>
      )}
      {refusal === null ? null : <ProblemNote message={refusal.message} remedy={refusal.remedy} />}
      <DialogActions>
        <Button
          look="key"
          busy={busy ? t('setting') : null}
          disabled={why !== null}
          title={why?.text}
          onClick={() => void set()}
        >
          {how === 'pulse' ? t('pulseNow', { value }) : t('setNow', { value })}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
