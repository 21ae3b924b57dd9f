import { expect, test } from 'vitest';
import { silentLogger } from '../../../platform/base/logger';
import type { InboundMessage } from '../../../ports/channel';
import { FakeClock } from '../../../testing/fake-clock';
import { sign } from '../wire/signature';
import { MqttChannel } from './channel';

const now = 1_800_000_000_000;
const day = 86_400_000;
const written = JSON.stringify({ sender: 'panel', content: '/approve r1' });

/** A payload as who knows the secret publishes it. */
function signed(at: number): string {
  const { timestamp, signature } = sign('s3cret', at, written);
  return JSON.stringify({ timestamp, signature, message: written });
}

/** What the channel makes of a payload that its topic brings now. */
async function taken(payload: string, secret: string | null): Promise<readonly InboundMessage[]> {
  const got: InboundMessage[] = [];
  const channel = new MqttChannel(
    { topicOut: 'out', secret, interrupts: false },
    {
      connection: { isNear: true, listen: (take) => take(payload, 'p1'), publish: () => Promise.resolve() },
      clock: new FakeClock(now),
      newId: () => 'x',
      logger: silentLogger,
      isAllowed: () => true,
      greetStranger: () => null,
    },
  );
  await channel.listen(
    {
      accept: (message) => {
        got.push(message);
        return Promise.resolve();
      },
      press: () => Promise.resolve(''),
    },
    () => {},
    new AbortController().signal,
  );
  return got;
}

test.each([
  {
    name: 'a signed message that the broker kept is as old as its signature',
    payload: signed(now - 3 * day),
    secret: 's3cret',
    at: [now - 3 * day],
  },
  {
    name: 'one of a clock that is ahead was written now',
    payload: signed(now + 60_000),
    secret: 's3cret',
    at: [now],
  },
  { name: 'one that is too old is not taken', payload: signed(now - 8 * day), secret: 's3cret', at: [] },
  { name: 'nor one that is not signed', payload: written, secret: 's3cret', at: [] },
  {
    name: 'where nothing is signed nobody knows when it was written',
    payload: written,
    secret: null,
    at: [now],
  },
])('$name', async ({ payload, secret, at }) => {
  expect((await taken(payload, secret)).map((message) => message.at)).toEqual(at);
});
