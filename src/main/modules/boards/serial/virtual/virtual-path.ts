const prefix = 'virtual:';

/** Where a virtual board is plugged in; no path of a real port looks like it. */
export const virtualPath = (board: string): string => `${prefix}${board}`;

export const isVirtualPath = (path: string): boolean => path.startsWith(prefix);
