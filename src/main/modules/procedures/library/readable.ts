import { ok, refuse, type Result } from '../../../../shared/result';
import type { SopFolder } from '../../../ports/sop-files';

/** The texts, where both could be read: what is missing would be lost in whatever is made of them. */
export function readable(texts: SopFolder): Result<SopFolder> {
  const [first] = texts.unreadable ?? [];
  return first === undefined
    ? ok(texts)
    : refuse({
        code: 'sop.unreadable',
        message: `${texts.folder}/${first.file} cannot be read: ${first.reason}`,
        remedy: 'Fix that first; nothing was changed.',
      });
}
