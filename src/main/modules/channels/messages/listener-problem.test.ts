import { expect, test } from 'vitest';
import { AppError } from '../../../../shared/errors';
import { toListenerProblem } from './listener-problem';

const remedy = 'Check [channels_config.mqtt] in config.toml.';

test.each([
  {
    name: 'as the channel says it',
    failure: new AppError('channel.unreachable', 'It cannot be reached', { remedy: 'Check the network.' }),
    told: { message: 'It cannot be reached', remedy: 'Check the network.' },
  },
  {
    name: 'with where to look, when nothing better is known',
    failure: new Error('reset by peer'),
    told: { message: 'reset by peer', remedy },
  },
  {
    name: 'by the first address of several',
    failure: new AggregateError([
      new Error('connect ECONNREFUSED ::1:1883'),
      new Error('connect ECONNREFUSED 127.0.0.1:1883'),
    ]),
    told: { message: 'connect ECONNREFUSED ::1:1883', remedy },
  },
  {
    name: 'by its cause',
    failure: new Error('', { cause: new Error('no route') }),
    told: { message: 'no route', remedy },
  },
  {
    name: 'even when nothing is said',
    failure: new Error(' '),
    told: { message: 'The channel mqtt failed without saying why', remedy },
  },
])('a failure is told $name', ({ failure, told }) => {
  expect(toListenerProblem(failure, 'mqtt')).toEqual(told);
});
