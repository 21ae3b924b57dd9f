import { routingKeys } from './step-routing';
import { readWork, workKeys, type Work, type WorkKey } from '../../../../domain/procedure/step-work';

const keys = ['tools', 'requires_confirmation', 'call', ...routingKeys] as const;

/** A bullet that the format knows. Places count from the beginning of the line's text, from 0. */
export type Bullet = KeyBullet | (BulletPlace & { readonly key: WorkKey; readonly work: Work });

/** One that every step has. */
export type KeyBullet = BulletPlace & { readonly key: (typeof keys)[number] };

interface BulletPlace {
  readonly keyAt: number;
  readonly value: string;
  readonly valueAt: number;
}

export const bulletPattern = /^(?:[-*+]\s+)+/u;
export const keyPattern = /^([A-Za-z][\w-]*(?: confirmation)?)\s*[:：]\s*(.*)$/u;

/** The bullet that a line without outer blanks is; null: it is none of a known key. */
export function bulletOf(text: string): Bullet | null {
  const keyAt = bulletPattern.exec(text)?.[0].length ?? 0;
  const [, word = '', value = ''] = (keyAt === 0 ? null : keyPattern.exec(text.slice(keyAt))) ?? [];
  const place = { keyAt, value, valueAt: text.length - value.length };
  const ofKind = workKeys.find((known) => known === word);
  const work = ofKind === undefined ? null : readWork(ofKind, value);
  if (ofKind !== undefined && work !== null) return { key: ofKind, work, ...place };
  const key = keys.find((known) => known === word.toLowerCase());
  return key === undefined ? null : { key, ...place };
}
