import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { limitText, rangeText, type Range } from '../../../shared/range';
import { visible } from '../../../shared/visible';
import { isUsable, without } from './narrowed';

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
  const { t } = useTranslation('approvals');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        disabled={disabled}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('alwaysWhile', { range: rangeText(offer) })}
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
  const { t } = useTranslation('approvals');
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const range = without(offer, dropped);
  const toggle = (key: string): void => {
    setDropped(
      dropped.has(key) ? new Set([...dropped].filter((each) => each !== key)) : new Set([...dropped, key]),
    );
  };
  return (
    <Dialog open onClose={onClose} title={t('alwaysTitle')}>
      <p>{t('alwaysOnly')}</p>
      {Object.entries(offer).map(([name, { values, address, absent }]) => (
        <fieldset key={name} className="range">
          <legend className="code">{visible(name)}</legend>
          {[
            ...values.map((value) => ({
              key: JSON.stringify([name, value]),
              text: limitText(value, { address }),
            })),
            ...(absent === true ? [{ key: JSON.stringify([name]), text: t('alwaysAbsent') }] : []),
          ].map(({ key, text }) => (
            <label key={key} className="code">
              <input
                type="checkbox"
                checked={!dropped.has(key)}
                onChange={() => {
                  toggle(key);
                }}
              />{' '}
              {text}
            </label>
          ))}
        </fieldset>
      ))}
      <p className="cons mt-3">{t('alwaysMeans')}</p>
      <DialogActions>
        <Button
          look="key"
          disabled={!isUsable(range)}
          onClick={() => {
            onAllow(range);
          }}
        >
          {t('allowAlways')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </DialogActions>
    </Dialog>
  );
}
