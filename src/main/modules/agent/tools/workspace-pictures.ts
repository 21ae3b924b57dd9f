import { messageOf } from '../../../../shared/errors';
import { ok, refuse, type Result } from '../../../../shared/result';
import type { ModelImage } from '../../../ports/provider';
import type { ReadPicture } from '../history/pictures';
import type { WorkspaceFiles } from './workspace-files';

/** What every service takes. */
const largestPicture = 5 * 1024 * 1024;

/** Pictures for a model that sees. What a file is, its first bytes say; its name may lie. */
export const workspacePictures =
  (files: Pick<WorkspaceFiles, 'read'>): ReadPicture =>
  async (path, signal) => {
    if (/^[a-z][\w+.-]*:\/\//iu.test(path)) return refused('pictures of the web are not fetched');
    try {
      const bytes = await files.read(path, signal);
      const mediaType = mediaTypeOf(bytes);
      const why = whyNoPicture(bytes);
      return mediaType === null || why !== null
        ? refused(why ?? '')
        : ok({ mediaType, base64: bytes.toString('base64') });
    } catch (failure) {
      signal.throwIfAborted();
      return refused(messageOf(failure));
    }
  };

/** Why these bytes are no picture that a model can be shown; null: they are. */
export function whyNoPicture(bytes: Buffer): string | null {
  if (bytes.length > largestPicture) return 'it is larger than 5 MB';
  return mediaTypeOf(bytes) === null ? 'it is no PNG, JPEG, WebP or GIF' : null;
}

function mediaTypeOf(bytes: Buffer): ModelImage['mediaType'] | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  const ascii = bytes.subarray(0, 12).toString('latin1');
  if (ascii.startsWith('GIF87a') || ascii.startsWith('GIF89a')) return 'image/gif';
  return ascii.startsWith('RIFF') && ascii.endsWith('WEBP') ? 'image/webp' : null;
}

const refused = (message: string): Result<never> =>
  refuse({ code: 'picture.unreadable', message, remedy: 'Send another picture.' });
