/** What is wrong with an MQTT topic filter by the standard; null when it is valid. */
export function topicFilterMistake(
  filter: string,
): { readonly column: number; readonly message: string } | null {
  if (filter === '') return { column: 1, message: 'a topic filter must not be empty' };
  if (filter.includes('\0'))
    return { column: filter.indexOf('\0') + 1, message: 'a topic filter must not hold a null character' };
  const levels = filter.split('/');
  let column = 1;
  if (isShared(filter)) {
    const [, group = ''] = levels;
    if (group === '' || /[+#]/u.test(group))
      return { column: 8, message: 'the name of a group has at least one character, and no "+" or "#"' };
    if (levels.length < 3 || (levels.length === 3 && levels[2] === ''))
      return { column: filter.length + 1, message: 'a topic stands behind the name of the group' };
  }
  for (const [index, level] of levels.entries()) {
    if (level.includes('#') && (level !== '#' || index !== levels.length - 1))
      return { column: column + level.indexOf('#'), message: '"#" stands alone in the last level' };
    if (level.includes('+') && level !== '+')
      return { column: column + level.indexOf('+'), message: '"+" stands alone in its level' };
    column += level.length + 1;
  }
  return null;
}

/**
 * A shared subscription hands a message to one of a group: it takes it from the others. What comes through one has
 * the group before its topic here, as the filter has, so that it starts what is for the group and nothing else.
 */
export const isShared = (filter: string): boolean => filter.startsWith('$share/');

export const groupOf = (filter: string): string => filter.split('/')[1] ?? '';

/** The topic as it was published. */
export const withoutGroup = (topic: string): string => topic.replace(/^\$share\/[^/]*\//u, '');

/** Where a message on this topic is heard that came through the shared filter. */
export const placeInGroup = (sharedFilter: string, topic: string): string =>
  `$share/${groupOf(sharedFilter)}/${topic}`;

/**
 * Whether a topic fits a filter by the MQTT standard: `+` is exactly one level, a final `#` is everything
 * from its parent on, neither reaches topics that start with `$`. A wildcard character that does not stand
 * alone is an ordinary one.
 */
export function topicMatches(filter: string, topic: string): boolean {
  if (filter === '' || topic === '') return false;
  const wanted = filter.split('/');
  const levels = topic.split('/');
  if (topic.startsWith('$') && (wanted[0] === '+' || wanted[0] === '#')) return false;
  for (const [index, level] of wanted.entries()) {
    if (level === '#' && index === wanted.length - 1) return levels.length >= index;
    if (index >= levels.length || (level !== '+' && level !== levels[index])) return false;
  }
  return wanted.length === levels.length;
}
