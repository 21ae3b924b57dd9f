import { refuse } from '../../shared/result';
import type { ReadPicture } from '../modules/agent/history/pictures';

/** A workspace without pictures. */
export const noPictures: ReadPicture = () =>
  Promise.resolve(
    refuse({ code: 'picture.unreadable', message: 'there is no such file', remedy: 'Send another picture.' }),
  );
