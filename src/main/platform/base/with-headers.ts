import type { JsonObject } from '../../../shared/json';

/** As much is kept of what stands beside the text of one message. */
const longestMetaBytes = 16 * 1024;

/** Headers that are too long for what is kept are left out as a whole, and it says so. */
export function withHeaders(said: JsonObject, headers: JsonObject): JsonObject {
  const meta = { ...said, headers };
  return Buffer.byteLength(JSON.stringify(meta)) > longestMetaBytes
    ? { ...said, headers_left_out: true }
    : meta;
}
