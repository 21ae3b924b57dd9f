import { AppError } from '../../shared/errors';

/** A file that the service does not take, and what it says of it. */
export interface RefusedFile {
  readonly name: string;
  readonly why: string;
}

/** Everything of a message was sent but these files, which the service does not take. */
export class FilesRefused extends AppError {
  constructor(readonly files: readonly RefusedFile[]) {
    super(
      'channel.files-refused',
      `Files were not sent: ${files.map(({ name, why }) => `${name}: ${why}`).join('; ')}`,
    );
  }
}
