import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ok } from '../../../../shared/result';
import { connectBridge } from '../../../bridge/bridge';
import { startTranslation } from '../../../i18n/i18n';
import { draw, type Drawn } from '../../../testing/draw';
import { RecordingBridge } from '../../../testing/recording-bridge';
import { typeInto } from '../../../testing/type-into';
import { noCondition } from './draft-state';
import { TopicAndCondition } from './draft-trigger';

let page: Drawn;
afterEach(() => page.end());

const of = { topic: 'cellar/air', cut: false, at: 1, kept: true, count: 1 };
const heard = { ...of, payload: '{"humidity": 61, "temperature": 14.5}' };

test.each([
  { name: 'the value that a device announces there', path: ['temperature'], field: 'temperature' },
  { name: 'the likeliest of what came there', path: null, field: 'humidity' },
])('once a topic is chosen the condition is about $name', async ({ path, field }) => {
  connectBridge(
    new RecordingBridge({
      'topics.listen': () =>
        ok({
          state: 'listening',
          broker: 'b',
          problem: null,
          topics: [heard],
          more: 0,
          named:
            path === null
              ? []
              : [{ topic: of.topic, name: 'Cellar', from: 'home-assistant' as const, path, unit: null }],
          commands: [],
        }),
    }),
  );
  await startTranslation('en');
  const changes: unknown[] = [];
  page = await draw(
    <TopicAndCondition topic="" condition={noCondition} onChange={(change) => changes.push(change)} />,
  );
  await act(() => Promise.resolve());
  const box = page.place.querySelector('input');
  if (box === null) throw new Error('no topic');
  await typeInto(box, 'cellar/air');
  expect(changes.at(-1)).toEqual({ topic: 'cellar/air', condition: { ...noCondition, field } });
});
