import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchFile, fetchThere, LedElsewhere } from './fetch-there';

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers each path with a redirection, or with "here". */
async function serve(leads: Readonly<Record<string, readonly [status: number, to: string]>>): Promise<{
  readonly origin: string;
  readonly seen: readonly Seen[];
}> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { method = '', url = '', headers } = request;
        seen.push({ line: `${method} ${url}`, headers, body: Buffer.concat(parts).toString() });
        const lead = leads[new URL(url, 'http://x').pathname];
        if (lead === undefined) response.end('here');
        else response.writeHead(lead[0], { location: lead[1] }).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, seen };
}

const keyed = {
  method: 'POST',
  headers: { authorization: 'Bearer a', 'x-api-key': 'b', 'x-goog-api-key': 'c', cookie: 'd' },
  body: 'token=e',
};
const { signal } = new AbortController();

test.each([301, 302, 303, 307, 308])('nothing goes to another origin by %i', async (status) => {
  const other = await serve({});
  const first = await serve({ '/v1': [status, `${other.origin}/v1`], '/there': [status, '/v1'] });
  for (const request of [keyed, { headers: keyed.headers }])
    await expect(fetchThere(`${first.origin}/v1?key=f`, request)).rejects.toThrow(LedElsewhere);
  await expect(fetchThere(`${first.origin}/there`, { headers: keyed.headers })).rejects.toThrow(other.origin);
  expect(other.seen).toEqual([]);
});

test('another name of the same computer is another origin', async () => {
  const first = await serve({});
  const { port } = new URL(first.origin);
  const leading = await serve({ '/v1': [308, `http://localhost:${port}/`] });
  await expect(fetchThere(`${leading.origin}/v1`, keyed)).rejects.toThrow(LedElsewhere);
  expect(first.seen).toEqual([]);
});

test('within its origin a request is sent on whole, or not at all', async () => {
  const server = await serve({ '/a': [307, '/b'], '/c': [302, '/b'], '/d': [303, '/b'] });
  expect(await (await fetchThere(`${server.origin}/a`, keyed)).text()).toBe('here');
  expect(server.seen.at(-1)).toMatchObject({ line: 'POST /b', body: 'token=e', headers: keyed.headers });
  await expect(fetchThere(`${server.origin}/c`, keyed)).rejects.toThrow(LedElsewhere);
  await fetchThere(`${server.origin}/d`, keyed);
  expect(server.seen.at(-1)).toMatchObject({ line: 'GET /b', body: '' });
});

test('a request that is led round and round ends', async () => {
  const server = await serve({ '/a': [307, '/a'] });
  await expect(fetchThere(`${server.origin}/a`)).rejects.toThrow('more than 5 times');
});

test('a file is fetched where it lies, without the key, also on the way back', async () => {
  const back = await serve({});
  const other = await serve({ '/file': [302, `${back.origin}/end`] });
  const first = await serve({ '/file': [302, `${other.origin}/file`] });
  const { authorization } = keyed.headers;
  const got = await fetchFile(`${first.origin}/file`, { headers: { authorization }, signal });
  expect(await got.text()).toBe('here');
  expect([first, other, back].map(({ seen }) => seen[0]?.headers.authorization)).toEqual([
    authorization,
    undefined,
    undefined,
  ]);
});
