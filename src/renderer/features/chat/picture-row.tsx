import { Image, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/button';
import { Icon } from '../../components/icons';
import type { AttachedPicture } from './pictures';

/** The pictures that go along with the next message. */
export function PictureRow({ pictures, onRemove }: { readonly pictures: readonly AttachedPicture[]; readonly onRemove: (picture: AttachedPicture) => void }) {
  const { t } = useTranslation('chat');
  if (pictures.length === 0) return null;
  return (
    <ul className="pictures" aria-label={t('pictures')}>
      {pictures.map((picture) => (
        <li key={picture.path}>
          <Icon of={Image} size={14} />
          <span>{picture.name}</span>
          <IconButton size="sm" icon={X} name={t('removePicture', { name: picture.name })} onClick={() => { onRemove(picture); }} />
        </li>
      ))}
    </ul>
  );
}
