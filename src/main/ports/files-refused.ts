import { AppError } from '../../shared/errors';

/** Everything of a message was sent but these files, which the service does not take. */
export class FilesRefused extends AppError {
  constructor(readonly files: readonly { readonly name: string; readonly why: string }[]) {
    super('channel.files-refused', `Files were not sent: ${files.map(({ name, why }) => `${name}: ${why}`).join('; ')}`);
  }
}
