import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  sign,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { AppError, messageOf } from '../../../../shared/errors';
import { writeFileAtomically } from '../../../platform/base/atomic-file';
import type { Sealer } from './seal';

/** Signs what this home has recorded. Ed25519 (https://www.rfc-editor.org/rfc/rfc8032). */
export interface RecordSigner extends Sealer {
  /** SPKI, DER, in base64. */
  readonly publicKey: string;
  /** In base64. */
  sign(text: string): string;
}

/** The key of a home as it was found. */
export interface HomeKey {
  readonly signer: RecordSigner;
  /** It was made now. */
  readonly isNew: boolean;
  /** Whether an engine that seals has begun: a record without a seal is then one that was changed. */
  readonly isSealing: boolean;
  /** Notes in the file of the key that the record is sealed from now on: only its owner can. */
  beginSealing(): void;
}

/** Behind the key in its file, where nothing that reads keys looks. */
const sealingMark = '\nThe record is sealed with this key.\n';

/**
 * The key of this home: a file that only the user who runs the engine reads (mode 0600), made at the first
 * start. Throws AppError record.key.
 */
export function openSigningKey(file: string): HomeKey {
  const isNew = !existsSync(file);
  const key = isNew ? makeKey(file) : readKey(file);
  return {
    signer: signerOf(key),
    isNew,
    isSealing: isMarked(file),
    beginSealing: () => {
      if (!isMarked(file)) writeKey(file, key, sealingMark);
    },
  };
}

const isMarked = (file: string): boolean => readFileSync(file, 'utf8').includes(sealingMark);

/** Null: no engine has been here yet, or its key cannot be read. */
export function findSigningKey(file: string): RecordSigner | null {
  try {
    return existsSync(file) ? signerOf(readKey(file)) : null;
  } catch {
    return null;
  }
}

/** For a check of the record. */
export const knownKey = (file: string): RecordSigner | 'missing' | 'unreadable' =>
  existsSync(file) ? (findSigningKey(file) ?? 'unreadable') : 'missing';

export function signerOf(key: KeyObject): RecordSigner {
  const secret = hash(
    'sha256',
    `zeroclaw-record-seal\n${key.export({ type: 'pkcs8', format: 'pem' }).toString()}`,
  );
  return {
    // The key stands at both ends, so that nobody goes on from a seal that they know.
    seal: (text) => hash('sha256', `${secret}\n${text}\n${secret}`, 'buffer'),
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
  writeKey(file, privateKey);
  return privateKey;
}

function writeKey(file: string, key: KeyObject, mark = ''): void {
  try {
    writeFileAtomically(file, `${key.export({ type: 'pkcs8', format: 'pem' }).toString()}${mark}`, {
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
}
