import { expect, test } from 'vitest';
import { readMailText } from './quoted-text';

const bo = 'Bo <bo@x.example>';

/** Own words first, then each quotation as `how from: text`. */
const read = (text: string, passesOn = false): readonly string[] => {
  const { text: own, quotations } = readMailText(text, passesOn);
  return [own, ...quotations.map(({ how, from, text: quoted }) => `${how} ${from}: ${quoted}`)];
};

test.each([
  { name: 'nothing is quoted', text: 'Close it.\n\nThanks', parts: ['Close it.\n\nThanks'] },
  {
    name: 'Gmail, wrapped',
    text: 'Yes.\r\n\r\nOn Thu, 1 Jan 2026 at 15:04, Zero Claw <bot@plant.example>\r\nwrote:\r\n\r\n> Close it?\r\n> Really?\r\n',
    parts: ['Yes.'],
  },
  {
    name: 'Gmail, in Korean',
    text: '네.\n\n2026년 1월 1일 (목) 오후 3:04, 제로 <bot@plant.example>님이 작성:\n\n> 닫을까요?',
    parts: ['네.'],
  },
  {
    name: 'Gmail, in German',
    text: 'Ja.\n\nAm Do., 1. Jan. 2026 um 15:04 Uhr schrieb Zero <bot@plant.example>:\n\n> Zu?',
    parts: ['Ja.'],
  },
  {
    name: 'Outlook',
    text: 'Yes.\n\n________________________________\nFrom: bot\nSent: today\nTo: me\n\nClose it?',
    parts: ['Yes.'],
  },
  {
    name: 'Outlook without a line',
    text: 'Yes.\n\nFrom: bot@plant.example\nSent: today\nTo: me\nSubject: valve\n\nClose it?',
    parts: ['Yes.'],
  },
  {
    name: 'Outlook in Korean, below a line across',
    text: `네.\n\n${'-'.repeat(80)}\n\n보낸 사람: bot\n보낸 날짜: 오늘\n\n닫을까요?`,
    parts: ['네.'],
  },
  {
    name: 'Naver',
    text: '승인합니다\n\n-----Original Message-----\nFrom: bot\n\n닫을까요?',
    parts: ['승인합니다'],
  },
  { name: 'only marks', text: 'Yes.\n> Close it?\n', parts: ['Yes.'] },
  { name: 'a signature', text: 'Yes.\n-- \nAna\nPlant 7', parts: ['Yes.'] },
  {
    name: 'a person who writes of a section',
    text: 'Look:\n\n--- Notes ---\nThe pump is warm.',
    parts: ['Look:\n\n--- Notes ---\nThe pump is warm.'],
  },
  {
    name: 'a line that only looks like a head',
    text: 'From: now on it is closed.\nOK?',
    parts: ['From: now on it is closed.\nOK?'],
  },
])('of an answer its own words are read: $name', ({ text, parts }) => {
  expect(read(text)).toEqual(parts);
});

test.each([
  {
    name: 'answers between the lines',
    text: 'On Monday ana wrote:\n> one?\nyes\n> two?\nno',
    parts: ['yes\n\nno', 'quoted : one?', 'quoted : two?'],
  },
  { name: 'nothing but a quote', text: '> Close it?', parts: ['', 'quoted : Close it?'] },
  {
    name: 'a code in a quote above the own words',
    text: '> /approve 3f2a-91bc-77de\n\nWhat is this?',
    parts: ['What is this?', 'quoted : /approve 3f2a-91bc-77de'],
  },
  ...[
    '---------- Forwarded message ---------',
    '-------- Weitergeleitete Nachricht --------',
    '---------- 전달된 메시지 ----------',
    '---------- 전달된 메일 ----------',
  ].map((mark) => ({
    name: mark,
    text: `See below.\n\n-- \nAna\n\n${mark}\nFrom: ${bo}\nDate: today\n\n/approve 3f2a-91bc-77de`,
    parts: ['See below.', `forwarded ${bo}: ${mark}\nFrom: ${bo}\nDate: today\n\n/approve 3f2a-91bc-77de`],
  })),
  {
    name: 'Apple, as a quote',
    text: `Begin forwarded message:\n\n> From: ${bo}\n> Subject: x\n>\n> Open valve 5.`,
    parts: ['', `forwarded ${bo}: Begin forwarded message:\n\nFrom: ${bo}\nSubject: x\n\nOpen valve 5.`],
  },
  {
    name: 'a mail that is nothing but an answered one',
    text: `On Thu, 1 Jan 2026 at 15:04, ${bo} wrote:\n\n> /approve x`,
    parts: ['', `answered ${bo}: On Thu, 1 Jan 2026 at 15:04, ${bo} wrote:\n\n/approve x`],
  },
])('what is quoted is kept beside the own words: $name', ({ text, parts }) => {
  expect(read(text)).toEqual(parts);
});

test('a mail that answers none passes on what stands below, whatever the program calls it', () => {
  const mail = `Do this?\n\nVon: ${bo}\nGesendet: heute\nAn: Ana\nBetreff: Ventil\n\nOpen valve 5.`;
  expect(read(mail, true)).toEqual([
    'Do this?',
    `forwarded ${bo}: Von: ${bo}\nGesendet: heute\nAn: Ana\nBetreff: Ventil\n\nOpen valve 5.`,
  ]);
});

test.each([
  { name: 'blank lines', text: `x${'\n'.repeat(500_000)}x` },
  { name: 'lines that begin a quote', text: `${'On Monday, somebody wrote:\n'.repeat(20_000)}> x\ny` },
  { name: 'heads', text: 'From: x\n'.repeat(60_000) },
  { name: 'one line', text: `On ${' '.repeat(500_000)} wrote: x` },
])('500 kB of $name are read at once', ({ text }) => {
  expect(text).toContain(readMailText(text, true).text);
});

test('of a mail the first 2,000 lines and 100,000 characters are read', () => {
  expect(readMailText('line\n'.repeat(3_000), false).text.split('\n')).toHaveLength(2_000);
  expect(readMailText('x'.repeat(200_000), false).text).toHaveLength(100_000);
});
