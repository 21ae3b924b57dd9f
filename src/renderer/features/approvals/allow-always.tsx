import { useState } from 'react';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import type { Range } from '../../../shared/range';
import { callText, partsOf, rangeText } from '../../../shared/range-text';
import { isUsable, without } from './narrowed';
import { useSay } from '../../i18n/use-say';
import { useTold } from '../../i18n/use-told';
import { classes } from '../../kit/classes';
import styles from './approvals.module.css';

/** Allows calls like this one for longer; what is offered can be narrowed before. */
export function AllowAlways({
  offer,
  disabled,
  onAllow,
}: {
  readonly offer: Range;
  readonly disabled: boolean;
  readonly onAllow: (range: Range) => void;
}) {
  const { say } = useSay('approvals');
  const told = useTold();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={disabled}
        onClick={() => {
          setOpen(true);
        }}
      >
        {say('alwaysWhile', { range: rangeText(offer, told) })}
      </Button>
      {isOpen ? (
        <RangeDialog
          offer={offer}
          onAllow={(range) => {
            setOpen(false);
            onAllow(range);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

function RangeDialog({
  offer,
  onAllow,
  onClose,
}: {
  readonly offer: Range;
  readonly onAllow: (range: Range) => void;
  readonly onClose: () => void;
}) {
  const { say } = useSay('approvals');
  const told = useTold();
  const [dropped, setDropped] = useState<ReadonlySet<number>>(new Set());
  const { common: all, differing } = partsOf(offer);
  const common = Object.keys(all);
  const range = without(offer, dropped);
  const toggle = (key: number): void => {
    setDropped(
      dropped.has(key) ? new Set([...dropped].filter((each) => each !== key)) : new Set([...dropped, key]),
    );
  };
  return (
    <Dialog open onClose={onClose} title={say('alwaysTitle')}>
      <p>{say('alwaysOnly')}</p>
      {common.length === 0 || differing.length === 0 ? null : (
        <p className={classes(styles.mono, 'code')}>{callText(offer.calls[0] ?? {}, common, told)}</p>
      )}
      <fieldset className={styles.range}>
        <legend>{say('alwaysCalls')}</legend>
        {offer.calls.map((call, index) => (
          <label key={JSON.stringify(call)} className={classes(styles.mono, 'code')}>
            <input
              type="checkbox"
              checked={!dropped.has(index)}
              onChange={() => {
                toggle(index);
              }}
            />{' '}
            {callText(call, differing.length === 0 ? common : differing, told)}
          </label>
        ))}
      </fieldset>
      <p className={classes(styles.consequence, 'cons mt-3')}>{say('alwaysMeans')}</p>
      <DialogActions>
        <Button
          look="key"
          disabled={!isUsable(range)}
          onClick={() => {
            onAllow(range);
          }}
        >
          {say('allowAlways')}
        </Button>
        <Button onClick={onClose}>{say('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
