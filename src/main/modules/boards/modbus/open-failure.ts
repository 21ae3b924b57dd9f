import { knownFailure, type KnownFailure } from '../../../platform/base/known-failure';

const remedy = '';
const known: readonly KnownFailure[] = [
  { pattern: /ECONNREFUSED/u, what: 'nothing listens there', remedy },
  { pattern: /ENOTFOUND|EAI_AGAIN/u, what: 'the name is not known', remedy },
  { pattern: /EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/u, what: 'it does not answer', remedy },
  { pattern: /lock|busy/iu, what: 'another program uses it', remedy },
  { pattern: /permission|EACCES|access denied/iu, what: 'this user may not open it', remedy },
  { pattern: /no such file|ENOENT|file not found/iu, what: 'there is no such port', remedy },
];

/** Why a line could not be opened, for a person; what to do about it is said where the device is told of. */
export const whyNotOpened = (failure: unknown): string => knownFailure(failure, known).what;
