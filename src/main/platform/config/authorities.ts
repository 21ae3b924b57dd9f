import { readFile } from 'node:fs/promises';
import { AppError, messageOf } from '../../../shared/errors';

/**
 * The certificates of `ca_file` under a section of config.toml, as PEM. Rejects with an AppError when there are none.
 */
export async function readAuthorities(section: 'mqtt' | 'amqp' | 'storage', file: string): Promise<string> {
  const remedy = `Correct "ca_file" under [${section}] in config.toml: a file that holds one or more certificates as PEM text.`;
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new AppError(
      'config.ca-file',
      `The certificates of [${section}] cannot be read: ${messageOf(cause)}`,
      { remedy, cause },
    );
  });
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new AppError('config.ca-file', `There is no certificate in ${file}`, { remedy });
  return text;
}
