/** An address to which a path is joined. */
export const withoutEndSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/u, '');
