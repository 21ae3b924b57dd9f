import { AppError, messageOf } from '../../../shared/errors';
import { readUtf8File } from '../base/utf8-file';

/** What config.toml says; empty: it is not there. Throws AppError config.read. */
export function configText(file: string): string {
  try {
    return readUtf8File(file);
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new AppError('config.read', `${file} cannot be read: ${messageOf(failure)}`, {
      remedy: remedyOf(failure),
      cause: failure,
    });
  }
}

/** What to do about a file that cannot be read. */
export const remedyOf = (failure: unknown): string =>
  (failure instanceof AppError ? failure.remedy : undefined) ?? 'Check that it is a file that you may read.';
