import { X } from 'lucide-react';
import { IconButton } from '../../kit/button';
import type { AttachedPicture } from '../../entities/conversation/pictures';
import { PictureThumb } from './picture-thumb';
import { useSay } from '../../i18n/use-say';
import styles from './chat.module.css';

/** The pictures that go along with the next message. */
export function PictureRow({
  pictures,
  onRemove,
}: {
  readonly pictures: readonly AttachedPicture[];
  readonly onRemove: (picture: AttachedPicture) => void;
}) {
  const { say } = useSay('chat');
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={say('pictures')}>
      {pictures.map((picture) => (
        <li key={picture.path}>
          <PictureThumb path={picture.path} name={picture.name} />
          <IconButton
            size="sm"
            icon={X}
            name={say('removePicture', { name: picture.name })}
            onClick={() => {
              onRemove(picture);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
