import { Image, ImageOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button';
import { Dialog, DialogActions } from '../../kit/dialog';
import { Icon } from '../../kit/icons';
import { usePicture } from './use-picture';
import { useSay } from '../../i18n/use-say';
import styles from './chat.module.css';

/**
 * A picture of the conversation, small; pressed, it opens as large as the window has room for. One that
 * cannot be shown says so.
 */
export function PictureThumb({ path, name }: { readonly path: string; readonly name: string }) {
  const { say } = useSay('chat');
  const address = usePicture(path);
  const [broken, setBroken] = useState(false);
  const [open, setOpen] = useState(false);
  if (address === undefined || address === null || broken) {
    return (
      <span className={styles.noThumb}>
        <Icon of={address === undefined ? Image : ImageOff} size={14} />
        <span>{address === undefined ? name : say('pictureGone', { name })}</span>
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={say('openPicture', { name })}
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
          <img className={styles.pictureLarge} src={address} alt={say('pictureOf', { name })} />
          <DialogActions>
            <Button
              onClick={() => {
                setOpen(false);
              }}
            >
              {say('close')}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}
