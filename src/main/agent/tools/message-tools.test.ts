import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors';
import { mqttPublishTool } from './message-tools';

const never = new AbortController().signal;

test.each([
  { name: 'no connection', code: 'mqtt.offline', mark: {} },
  { name: 'no receipt', code: 'mqtt.unconfirmed', mark: { unknown: true } },
])(
  'a message that fails for $name is marked as unknown only if the broker may have it',
  async ({ code, mark }) => {
    const tool = mqttPublishTool({
      publish: () => Promise.reject(new AppError(code, 'The broker is silent')),
    });
    expect(await tool.execute({ topic: 'pump/1', payload: 'on' }, { origin: 'run:r' }, never)).toEqual({
      success: false,
      output: 'The broker is silent',
      ...mark,
    });
  },
);
