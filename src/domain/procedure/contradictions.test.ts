import { expect, test } from 'vitest';
import type { JsonObject } from '../../shared/json';
import { contradictions } from './contradictions';

const told = (
  text: string,
  args: JsonObject,
  tools: readonly string[] = [],
  tool = 'gpio_write',
): string[] => {
  const [title = '', body = ''] = text.split(' — ');
  return contradictions({ title, body, suggestedTools: [...tools] }, { tool, arguments: { ...args } }).map(
    ({ message }) => message,
  );
};

test.each<[string, JsonObject, RegExp]>([
  ['Close valve — Set GPIO pin 5 LOW.', { pin: 4, value: 0 }, /pin 4, and the text says pin 5/u],
  ['Close valve — Set GPIO pin 5 LOW.', { pin: 5, value: 1 }, /level 1, and the text says "LOW"/u],
  ['Open it — Set pin 5 to 1.', { pin: 5, value: 0 }, /level 0/u],
  ['Drive the relay — Pull GPIO5 high', { pin: 5, value: 0 }, /"high"/u],
  ['Open relief valve — Set GPIO pin 5 HIGH.', { pin: 5, value: 0 }, /"HIGH"/u],
  ['Pins — Pins 5 and 6 go LOW.', { pin: 7, value: 0 }, /pin 5, 6/u],
  ['Turn the pump on', { pin: 5, value: 0 }, /"on"/u],
  ['Switch off the heater — It is on pin 9.', { pin: 9, value: 1 }, /"off"/u],
  ['Close the valve', { pin: 5, value: 1 }, /"Close"/u],
  ['Pump — Pin 7: off', { pin: 7, value: 1 }, /"off"/u],
  ['Write — pin=5, value=0', { pin: 5, value: 1 }, /"0"/u],
  ['Write — pin=5, value=0', { pin: 6, value: 0 }, /says pin 5/u],
  ['De-energise the coil on pin 5', { pin: 5, value: 1 }, /"De-energise"/u],
  ['출력 — 5번 핀 HIGH', { pin: 5, value: 0 }, /"HIGH"/u],
  ['밸브 닫기 — GPIO 5번을 LOW로.', { pin: 5, value: 1 }, /"LOW"/u],
  ['밸브 닫기 — 핀 5를 LOW로 설정한다.', { pin: 4, value: 0 }, /says pin 5/u],
  ['밸브 닫기 — 5번 핀이다.', { pin: 4, value: 0 }, /says pin 5/u],
  ['밸브를 닫는다', { pin: 5, value: 1 }, /"닫는다"/u],
  ['펌프 끄기 — 핀 7.', { pin: 7, value: 1 }, /"끄기"/u],
  ['펌프를 켠다', { pin: 7, value: 0 }, /"켠다"/u],
  ['출력 — 핀 5에 1을 출력한다.', { pin: 5, value: 0 }, /level 0/u],
])('%s contradicts %j', (text, args, expected) => {
  expect(told(text, args)).toEqual([expect.stringMatching(expected)]);
});

test.each<[string, JsonObject]>([
  ['Close relief valve — Set GPIO pin 5 LOW.', { pin: 5, value: 0 }],
  ['Open relief valve — Set GPIO pin 5 LOW: without current it is open.', { pin: 5, value: 0 }],
  ['Set the output — Pin 5 goes low, after a signature.', { pin: 5, value: 0 }],
  ['Close the feed — Pin 5 LOW closes the valve.', { pin: 5, value: 0 }],
  ['Open it — Pin 5 LOW closes the valve, HIGH opens it.', { pin: 5, value: 1 }],
  ['Close it — Energised to close, so pin 5 HIGH', { pin: 5, value: 1 }],
  ['Open the vent — HIGH closes it.', { pin: 5, value: 0 }],
  ['Open the valve — It is normally open.', { pin: 5, value: 0 }],
  ['Toggle — If pin 5 is HIGH, set it LOW, else set it HIGH.', { pin: 5, value: 1 }],
  ['Act — When pin 5 is HIGH, write it.', { pin: 5, value: 0 }],
  ['High pressure — Act on pin 5.', { pin: 5, value: 0 }],
  ['HIGH PRESSURE ALARM — The switch is on pin 3, the valve on pin 5.', { pin: 5, value: 0 }],
  ['Do not open — Leave pin 5 alone.', { pin: 5, value: 0 }],
  ['Read pin 3 and set pin 5 LOW.', { pin: 3 }],
  ['Read pin 3 and set pin 5 LOW.', { pin: 5, value: 0 }],
  ['Read pin 3; pin 5 goes LOW, pin 6 goes HIGH.', { pin: 6, value: 1 }],
  ['Wait 5 minutes — The valve is open after 4.', { pin: 7, value: 1 }],
  ['Supply — The pin 5 V supply.', { pin: 7, value: 1 }],
  ['See step 4 — As on page 12.', { pin: 5, value: 1 }],
  ['Closed-loop control', { pin: 5, value: 1 }],
  ['Close the loop', { pin: 5, value: 0 }],
  ['Turn the knob', { pin: 5, value: 0 }],
  ['밸브가 닫혀 있는지 확인', { pin: 5, value: 1 }],
  ['핀 5가 HIGH이면 끈다', { pin: 5, value: 0 }],
  ['열 교환기 — 핀 5.', { pin: 5, value: 0 }],
  ['밸브를 닫지 않는다', { pin: 5, value: 1 }],
  ['출력 바꾸기 — 서명한 뒤 핀 5를 LOW로 합니다.', { pin: 5, value: 0 }],
  ['Any — Text.', { pin: '{{payload.pin}}', value: 1 }],
])('%s says nothing against %j', (text, args) => {
  expect(told(text, args)).toEqual([]);
});

test('a tool that the step does not name', () => {
  expect(told('Write', { key: 'a' }, ['gpio_read'], 'memory_store')).toEqual([
    'the tool is not among those of the step: gpio_read',
  ]);
  expect(told('Write', { key: 'a' }, ['gpio_read'], 'memory_recall')).toEqual([]);
  expect(told('Write', { key: 'a' }, [], 'memory_store')).toEqual([]);
});

test.each([
  ['Do not set pin 5 HIGH.', 5, 1, 1],
  ['Never drive GPIO 5 to HIGH; leave it.', 5, 1, 1],
  ['Do not set pin 5 HIGH.', 5, 0, 0],
  ['Do not set pin 5 HIGH unless the tank is full.', 5, 1, 0],
  ['Do not set pin 6 HIGH. Pin 5 is the valve.', 5, 1, 0],
  ['5번 핀을 HIGH로 설정하지 마십시오.', 5, 1, 1],
  ['수위가 높으면 5번 핀을 HIGH로 설정하지 마십시오.', 5, 1, 0],
] as const)('what a text plainly forbids contradicts it: %s', (body, pin, value, found) => {
  const step = { title: 'Valve', body, suggestedTools: ['gpio_write'] };
  expect(contradictions(step, { tool: 'gpio_write', arguments: { pin, value } })).toHaveLength(found);
});
