/** A topic filter that a broker accepts: 1 to 65535 bytes, `+` and `#` only as whole levels, `#` only at the end. */
export function isTopicFilter(filter: string): boolean {
  if (filter === '' || filter.includes('\u0000') || Buffer.byteLength(filter) > 65_535) return false;
  const levels = filter.split('/');
  return levels.every((level, index) => (level === '#' ? index === levels.length - 1 : level === '+' || !/[+#]/.test(level)));
}

/** A topic that may be published to. */
export const isTopicName = (topic: string): boolean => isTopicFilter(topic) && !/[+#]/.test(topic);
