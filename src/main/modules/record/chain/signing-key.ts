import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { AppError, messageOf } from '../../../../shared/errors';
import { writeFileAtomically } from '../../../platform/base/atomic-file';

/** Signs what this home has recorded. Ed25519 (https://www.rfc-editor.org/rfc/rfc8032). */
export interface RecordSigner {
  /** SPKI, DER, in base64. */
  readonly publicKey: string;
  /** In base64. */
  sign(text: string): string;
}

/**
 * The key of this home: a file that only the user who runs the engine reads (mode 0600), made at the first
 * start. Throws AppError record.key.
 */
export function openSigningKey(file: string): RecordSigner {
  return signerOf(existsSync(file) ? readKey(file) : makeKey(file));
}

/** Null: no engine has been here yet, or its key cannot be read. */
export function findSigningKey(file: string): RecordSigner | null {
  try {
    return existsSync(file) ? signerOf(readKey(file)) : null;
  } catch {
    return null;
  }
}

export function signerOf(key: KeyObject): RecordSigner {
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (failure) {
    throw new AppError(
      'record.key',
      `The key that signs the record cannot be read from ${file}: ${messageOf(failure)}`,
      {
        remedy:
          'Give the file back to the user who runs ZeroClaw, or restore it from a copy. If it is lost, delete it: a new key is made, and what was signed before says that another key signed it.',
        cause: failure,
      },
    );
  }
}

function makeKey(file: string): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    writeFileAtomically(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), {
      mode: 0o600,
    });
  } catch (failure) {
    throw new AppError(
      'record.key',
      `The key that signs the record cannot be written to ${file}: ${messageOf(failure)}`,
      {
        remedy: 'Look at the disk that holds the home folder, and at who may write there.',
        cause: failure,
      },
    );
  }
  return privateKey;
}
