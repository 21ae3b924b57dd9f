import { Image, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog, DialogActions } from '../../components/dialog';
import { Icon } from '../../components/icons';
import { usePicture } from './use-picture';

/**
 * A picture of the conversation, small; pressed, it opens as large as the window has room for. One that
 * cannot be shown says so.
 */
export function PictureThumb({ path, name }: { readonly path: string; readonly name: string }) {
  const { t } = useTranslation('chat');
  const address = usePicture(path);
  const [broken, setBroken] = useState(false);
  const [open, setOpen] = useState(false);
  if (address === undefined || address === null || broken) {
    return (
      <span className="no-thumb">
        <Icon of={address === undefined ? Image : ImageOff} size={14} />
        <span>{address === undefined ? name : t('pictureGone', { name })}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className="thumb"
        aria-label={t('openPicture', { name })}
        onClick={() => {
          setOpen(true);
        }}
      >
        <img
          src={address}
          alt=""
          onError={() => {
            setBroken(true);
          }}
        />
        <span aria-hidden="true">{name}</span>
      </button>
      {open ? (
        <Dialog
          open
          wide
          title={name}
          onClose={() => {
            setOpen(false);
          }}
        >
          <img className="picture-large" src={address} alt={t('pictureOf', { name })} />
          <DialogActions>
            <Button
              onClick={() => {
                setOpen(false);
              }}
            >
              {t('close')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
