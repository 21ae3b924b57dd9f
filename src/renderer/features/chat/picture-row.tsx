import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button';
import type { AttachedPicture } from './pictures';
import { PictureThumb } from './picture-thumb';

/** The pictures that go along with the next message. */
export function PictureRow({
  pictures,
  onRemove,
}: {
  readonly pictures: readonly AttachedPicture[];
  readonly onRemove: (picture: AttachedPicture) => void;
}) {
  const { t } = useTranslation('chat');
  if (pictures.length === 0) return null;
  return (
    <ul className="pictures" aria-label={t('pictures')}>
      {pictures.map((picture) => (
        <li key={picture.path}>
          <PictureThumb path={picture.path} name={picture.name} />
          <IconButton
            size="sm"
            icon={X}
            name={t('removePicture', { name: picture.name })}
            onClick={() => {
              onRemove(picture);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
