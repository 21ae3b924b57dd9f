import { createHash } from 'node:crypto';

/** SHA-256 over both texts of a procedure, hex: what a run names its definition by. A missing SOP.md is not an empty one. */
export const definitionHash = (toml: string, markdown: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([toml, markdown]))
    .digest('hex');
