import { expect, test } from 'vitest';
import { fromLine, printable, toCapabilities, toLevel, toReading, toRequestLine } from './protocol';

test('a request is one compact line that every firmware can read', () => {
  expect(toRequestLine('a7', 'gpio_write', { pin: 13, value: 1 })).toBe(
    '{"id":"a7","cmd":"gpio_write","args":{"pin":13,"value":1}}\n',
  );
});

const answer = (id: string, fields: { ok: boolean; result?: string; error?: string }) => ({
  kind: 'answer',
  id,
  answer: { result: '', error: '', seq: null, ...fields },
});

test.each([
  {
    name: 'a success',
    line: '{"id":"7","ok":true,"result":"done"}',
    read: answer('7', { ok: true, result: 'done' }),
  },
  {
    name: 'a failure',
    line: '{"id":"7","ok":false,"result":"","error":"Invalid pin"}',
    read: answer('7', { ok: false, error: 'Invalid pin' }),
  },
  {
    name: 'a missing ok is a failure',
    line: '{"id":"7","result":"1"}',
    read: answer('7', { ok: false, result: '1' }),
  },
  {
    name: 'an ok that is not true is a failure',
    line: '{"id":"7","ok":"true","result":"1"}',
    read: answer('7', { ok: false, result: '1' }),
  },
  {
    name: 'a result that is no text is written out',
    line: '{"id":"7","ok":true,"result":{"a":1}}',
    read: answer('7', { ok: true, result: '{"a":1}' }),
  },
  {
    name: 'an id that is no text is no answer',
    line: '{"id":7,"ok":true}',
    read: { kind: 'noise', text: '{"id":7,"ok":true}' },
  },
  {
    name: 'a pushed change',
    line: '{"event":"gpio","pin":3,"value":1,"t_us":9,"seq":4}',
    read: { kind: 'event', event: { pin: 3, value: 1, seq: 4 } },
  },
  {
    name: 'a pushed change without seq',
    line: '{"event":"gpio","pin":3,"value":0}',
    read: { kind: 'event', event: { pin: 3, value: 0, seq: null } },
  },
  {
    name: 'a pushed change to no level',
    line: '{"event":"gpio","pin":3,"value":2}',
    read: { kind: 'noise', text: '{"event":"gpio","pin":3,"value":2}' },
  },
  { name: 'boot text', line: '\u001b[2J*** boot\u0007', read: { kind: 'noise', text: '[2J*** boot' } },
  {
    name: 'a start that the firmware tells',
    line: '{"event":"boot","firmware":"zeroclaw-nucleo"}',
    read: { kind: 'boot' },
  },
  { name: 'half an answer', line: '{"id":"7","ok":tr', read: { kind: 'noise', text: '{"id":"7","ok":tr' } },
])('$name', ({ line, read }) => {
  expect(fromLine(line)).toEqual(read);
});

test.each([
  {
    result: '{"gpio":[0,1,2],"led_pin":13}',
    capabilities: {
      pins: [0, 1, 2],
      ledPin: 13,
      watch: false,
      firmware: null,
      board: null,
      outputs: null,
      analog: null,
    },
  },
  {
    result: '{"gpio":[2,2],"watch":1,"extra":[]}',
    capabilities: {
      pins: [2],
      ledPin: null,
      watch: true,
      firmware: null,
      board: null,
      outputs: null,
      analog: null,
    },
  },
  {
    result: '{"gpio":[2],"firmware":"zeroclaw-nucleo","version":"1.0","board":"nucleo\\u0007-f401re"}',
    capabilities: {
      pins: [2],
      ledPin: null,
      watch: false,
      firmware: 'zeroclaw-nucleo 1.0',
      board: 'nucleo -f401re',
      outputs: null,
      analog: null,
    },
  },
  {
    result: '{"gpio":[2],"firmware":7,"version":[]}',
    capabilities: {
      pins: [2],
      ledPin: null,
      watch: false,
      firmware: null,
      board: null,
      outputs: null,
      analog: null,
    },
  },
  {
    result: '{"gpio":[5,6],"led_pin":13,"outputs":[[5,1],[13,0],[7,1]]}',
    capabilities: {
      pins: [5, 6],
      ledPin: 13,
      watch: false,
      firmware: null,
      board: null,
      outputs: new Map([
        [5, 1],
        [13, 0],
      ]),
      analog: null,
    },
  },
  {
    result: '{"gpio":[5],"outputs":[]}',
    capabilities: {
      pins: [5],
      ledPin: null,
      watch: false,
      firmware: null,
      board: null,
      outputs: new Map(),
      analog: null,
    },
  },
  {
    result: '{"gpio":[5],"outputs":[[5,1],[6]]}',
    capabilities: {
      pins: [5],
      ledPin: null,
      watch: false,
      firmware: null,
      board: null,
      outputs: null,
      analog: null,
    },
  },
  {
    result: '{"gpio":[2],"adc":[0,1,1],"adc_bits":12}',
    capabilities: {
      pins: [2],
      ledPin: null,
      watch: false,
      firmware: null,
      board: null,
      outputs: null,
      analog: { channels: [0, 1], bits: 12 },
    },
  },
  {
    result: '{"gpio":[2],"adc":[0,1]}',
    capabilities: {
      pins: [2],
      ledPin: null,
      watch: false,
      firmware: null,
      board: null,
      outputs: null,
      analog: null,
    },
  },
  { result: '{"gpio":[]}', capabilities: null },
  { result: '{"gpio":[-1]}', capabilities: null },
  { result: '{"gpio":[0,1', capabilities: null },
  { result: 'pong', capabilities: null },
])('capabilities $result', ({ result, capabilities }) => {
  expect(toCapabilities({ ok: true, result, error: '', seq: null })).toEqual(capabilities);
});

test.each([
  [true, '0', 0],
  [true, '1', 1],
  [true, 'true', null],
  [true, '01', null],
  [true, '', null],
  [false, '1', null],
] as const)('an answer with ok %s and result "%s" is the level %s', (ok, result, level) => {
  expect(toLevel({ ok, result, error: '', seq: null })).toBe(level);
});

test.each([
  [true, '0', 0],
  [true, '4095', 4095],
  [true, '4096', null],
  [true, '12.5', null],
  [true, '-1', null],
  [true, '007', null],
  [true, '', null],
  [false, '12', null],
] as const)('an answer with ok %s and result "%s" is the reading %s of 12 bits', (ok, result, reading) => {
  expect(toReading({ ok, result, error: '', seq: null }, 12)).toBe(reading);
});

test('text from a board is cut and has no control characters', () => {
  expect(printable(`a\u0000\u001b[31m\u202Eb${'x'.repeat(500)}`, 12)).toBe('a [31m bxxxx…');
});
