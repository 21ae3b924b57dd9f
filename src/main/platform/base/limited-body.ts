/** What somebody sends is longer than whoever asked for it takes. */
export class TooLong extends Error {
  constructor(readonly mostBytes: number) {
    super(`it is longer than ${String(mostBytes / 2 ** 20)} MiB`);
  }
}

/** The bytes as they come. Throws TooLong, and closes the line, once there are more than so many. */
export async function* limited(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): AsyncIterable<Uint8Array> {
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > mostBytes) throw new TooLong(mostBytes);
    yield bytes;
  }
}

/** The whole body. Rejects with TooLong once there are more bytes than so many. */
export async function readBytes(
  { body }: { readonly body: AsyncIterable<Uint8Array> | null },
  mostBytes: number,
): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  for await (const bytes of limited(body, mostBytes)) parts.push(bytes);
  return Buffer.concat(parts);
}

/** As `readBytes`. */
export const readText = async (
  response: Parameters<typeof readBytes>[0],
  mostBytes: number,
): Promise<string> => new TextDecoder().decode(await readBytes(response, mostBytes));

/** The beginning of a body, as far as it comes. */
export async function readStart({ body }: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const bytes of (body ?? []) as AsyncIterable<Uint8Array>) {
      parts.push(bytes);
      length += bytes.length;
      if (length >= mostBytes) break;
    }
  } catch {
    // What came until then is what there is.
  }
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, mostBytes));
}
