import { createHash } from 'node:crypto';
import { isShared } from '../../../../domain/procedure/topics';

/**
 * A topic filter that a broker accepts: 1 to 65535 bytes, `+` and `#` only as whole levels, `#` only at the
 * end, and a group with a name and a topic where it begins with `$share/`.
 */
export function isTopicFilter(filter: string): boolean {
  if (filter === '' || filter.includes('\u0000') || Buffer.byteLength(filter) > 65_535) return false;
  if (filter.startsWith('$share/') && !/^\$share\/[^/+#]+\/./u.test(filter)) return false;
  const levels = filter.split('/');
  return levels.every((level, index) =>
    level === '#' ? index === levels.length - 1 : level === '+' || !/[+#]/.test(level),
  );
}

/** A topic that may be published to. */
export const isTopicName = (topic: string): boolean => isTopicFilter(topic) && !/[+#]|^\$share\//.test(topic);

/**
 * Without the filters that another one covers: a message that fits two subscriptions may be delivered twice.
 */
export const widestOf = (filters: readonly string[]): readonly string[] =>
  filters.filter((filter) => !filters.some((other) => other !== filter && covers(other, filter)));

/**
 * Whether every topic that fits `narrow` fits `wide`. A wildcard in the first level does not reach topics
 * that begin with `$`.
 */
function covers(wide: string, narrow: string): boolean {
  if (narrow.startsWith('$') && /^[+#]/u.test(wide)) return false;
  const [wideLevels, narrowLevels] = [wide.split('/'), narrow.split('/')];
  const end = wideLevels.indexOf('#');
  const fits = wideLevels
    .slice(0, end === -1 ? undefined : end)
    .every(
      (level, index) =>
        level === narrowLevels[index] ||
        (level === '+' && narrowLevels[index] !== undefined && narrowLevels[index] !== '#'),
    );
  return fits && (end !== -1 || wideLevels.length === narrowLevels.length);
}

const largestSubscriptionId = 268_435_455;
/** Of every subscription that is not shared. */
export const ownSubscriptionId = 1;

/**
 * The number under which the broker says that a message came through this filter: the same in every process, for the
 * broker keeps it with the session.
 */
export const subscriptionId = (filter: string): number =>
  isShared(filter)
    ? 2 + (createHash('sha256').update(filter).digest().readUInt32BE() % (largestSubscriptionId - 2))
    : ownSubscriptionId;
