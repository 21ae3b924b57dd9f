import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { toConnectError } from './connect-failures';
import { patientFetch, silenceMs } from './patient-fetch';

/** Begins an answer or not, and never goes on. */
async function silentServer(begins: boolean): Promise<string> {
  const server = createServer((_request, response) => {
    if (begins) response.write('data: {}\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  await work.then(
    () => null,
    (failure: unknown) => failure,
  );

test.each([
  { begins: false, says: 'said nothing for an hour' },
  { begins: true, says: 'fell silent for an hour in the middle of its answer' },
])('a server whose silence is too long ($begins) is named so', async ({ begins, says }) => {
  const address = await silentServer(begins);
  const failure = await failureOf(patientFetch(100)(address).then((response) => response.text()));
  expect(toConnectError('server', failure).message).toContain(says);
});

test('an abort ends the silence with its reason', async () => {
  const stop = new AbortController();
  const failed = failureOf(patientFetch(silenceMs)(await silentServer(false), { signal: stop.signal }));
  stop.abort(new Error('no longer wanted'));
  expect(await failed).toMatchObject({ message: 'no longer wanted' });
});
