/** Names of classes, for `className`; what is not there is left out. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ');
