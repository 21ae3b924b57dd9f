import { hash } from 'node:crypto';
import type { SealedEnd } from '../../../platform/storage/record-links';

export interface Sealer {
  /** 32 bytes that nobody makes without the key of this home. */
  seal(text: string): Buffer;
}

/** Short, because it is sealed with every event that is written. */
export const endText = ({ link, hash: end, removals, removalsHash, before, sumsHash }: SealedEnd): string =>
  `zeroclaw-record-end-2 ${String(link)} ${hex(end)} ${String(removals)} ${hex(removalsHash)} ${String(before)} ${hex(sumsHash)}`;

export const hex = (bytes: Buffer): string => bytes.toString('hex');

export const hashOfSums = (sums: string): Buffer => hash('sha256', sums, 'buffer');
