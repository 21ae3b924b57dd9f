import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsByLanguage } from '../../i18n/words';
import { consequences, decidedText, headline, timeoutText, viaText, whoText } from './phrases';
import { sayIn } from '../../testing/say-in';
import { sampleApproval } from '../../testing/samples/sample-approval';

const en = i18next.createInstance();
const ko = i18next.createInstance();
const sayEnglish = sayIn(en, 'approvals');
const sayKorean = sayIn(ko, 'approvals');

beforeAll(async () => {
  const options = {
    resources: wordsByLanguage(),
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    defaultNS: 'approvals',
  } as const;
  await en.init({ ...options, lng: 'en' });
  await ko.init({ ...options, lng: 'ko' });
});

const told = (instance: typeof en, approval = sampleApproval()): string =>
  headline(
    approval,
    (key) => instance.t(key, { ns: 'approvals', skipInterpolation: true }),
    sayIn(instance, 'approvals'),
  )
    .map(({ text }) => text)
    .join('');

describe('the headline', () => {
  test('says the step and what its call does', () => {
    expect(told(en)).toBe('Close the feed valve: pin 5 of nucleo-f401re-0 goes low.');
    expect(told(ko)).toBe('Close the feed valve: nucleo-f401re-0 핀 5번 출력을 LOW로 바꿉니다.');
  });

  test('is the title alone while the call is not known', () => {
    expect(told(en, sampleApproval({}, { calls: null }))).toBe('Close the feed valve');
  });

  test('asks whether to repeat an interrupted step', () => {
    expect(told(en, sampleApproval({}, { reason: 'interrupted' }))).toBe(
      'Run step 3 again? Close the feed valve',
    );
  });

  test('tells two calls one after the other', () => {
    const calls = [
      { tool: 'gpio_write', arguments: { pin: 5, value: 0 }, provenance: {} },
      { tool: 'gpio_read', arguments: { pin: 5, board: 'b' }, provenance: {} },
    ];
    expect(told(en, sampleApproval({}, { calls }))).toBe(
      'Close the feed valve: pin 5 goes low. Pin 5 of b is read.',
    );
  });
});

describe('the consequences', () => {
  test('name the value, the pin and the next step', () => {
    expect(consequences(sampleApproval(), sayEnglish)).toEqual({
      approve: 'writes 0 to pin 5, then step 4: Check the pressure.',
      reject: 'records your reason and cancels the run at step 3. Nothing is sent.',
    });
  });

  test('of a card without its call promise nothing yet', () => {
    expect(consequences(sampleApproval({}, { calls: null }), sayEnglish)).toEqual({
      approve: 'becomes possible when the card shows the call',
      reject: 'records your reason and cancels the run at step 3. Nothing is sent.',
    });
  });

  test('of a card for which no call was prepared let the model choose', () => {
    const approval = sampleApproval({}, { calls: [], note: 'The model is away', reason: 'mode' });
    expect(consequences(approval, sayEnglish).approve).toBe(
      'lets the model run this step with the tools above, then step 4: Check the pressure.',
    );
  });

  test('of the last step end the run', () => {
    expect(consequences(sampleApproval({ nextTitle: null }), sayEnglish).approve).toBe(
      'writes 0 to pin 5, then the run is completed.',
    );
  });

  test('of an interrupted step never claim that nothing was sent', () => {
    const { approve, reject } = consequences(sampleApproval({}, { reason: 'interrupted' }), sayEnglish);
    expect(approve).toContain('may be sent a second time');
    expect(reject).not.toContain('Nothing is sent');
  });
});

describe('no answer', () => {
  const at = new Date(2025, 10, 12, 14, 4, 16).getTime();

  test.each([
    ['before the end', at - 60_000, 'At 14:04:16 the run is cancelled. The pin is not changed.'],
    ['the day before', at - 86_400_000, 'At 12 Nov 14:04:16 the run is cancelled. The pin is not changed.'],
    ['at the end', at, 'Time is up. The engine is cancelling the run.'],
  ])('%s', (_name, now, text) => {
    expect(timeoutText(sampleApproval({}, { expiresAt: at }), now, 'en', sayEnglish)).toBe(text);
  });

  test('without a limit the run waits', () => {
    expect(timeoutText(sampleApproval({}, { expiresAt: null }), at, 'en', sayEnglish)).toContain(
      'waits for a decision',
    );
  });
});

test('a surface is named, one that is not known is shown as it came', () => {
  expect(['app', 'cli', 'telegram:12345', 'constructor'].map((via) => viaText(via, sayEnglish))).toEqual([
    'here',
    'command line',
    'Telegram',
    'constructor',
  ]);
});

test('every channel has a name in both languages', () => {
  const channels = ['telegram:1', 'slack:U1', 'discord:1234', 'email:a@b.c', 'webhook:w', 'mqtt:m'];
  expect(channels.map((via) => viaText(via, sayEnglish))).toEqual([
    'Telegram',
    'Slack',
    'Discord',
    'e-mail',
    'webhook',
    'MQTT',
  ]);
  expect(channels.map((via) => viaText(via, sayKorean))).toEqual([
    '텔레그램',
    '슬랙',
    '디스코드',
    '이메일',
    '웹훅',
    'MQTT',
  ]);
});

test('the reader is "you" only under their own name', () => {
  expect([
    whoText('Ana', 'Ana', sayEnglish),
    whoText('Ana', 'Ben', sayEnglish),
    whoText('', '', sayEnglish),
  ]).toEqual(['you', 'Ana', '']);
});

test('a value that was given is answered, not approved', () => {
  const row = {
    runId: 'r',
    sop: 'tank',
    step: 1,
    gate: 'g',
    decision: 'approved' as const,
    by: 'Ana',
    via: 'app',
    at: 0,
    reason: null,
  };
  const told = (more: object): string => decidedText({ ...row, ...more }, 'Ana', 'en', sayEnglish);
  expect(told({})).toMatch(/^Approved by you, here, /u);
  expect(told({ answered: true })).toMatch(/^Answered by you, here, /u);
});
