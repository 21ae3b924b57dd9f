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

const order = '/approve 3f2a-91bc-77de';
const forwardedIn: Readonly<Record<string, string>> = {
  Italian: `---------- Messaggio inoltrato ----------\nDa: Bo <bo@x.example>\nDate: lun 3 mar 2025 alle ore 10:00\nSubject: valvola\n\n${order}`,
  Spanish: `---------- Mensaje enviado ----------\nDe: Bo <bo@x.example>\nFecha: lun, 3 mar 2025 a las 10:00\n\n${order}`,
  Portuguese: `---------- Mensagem encaminhada ---------\nDe: Bo <bo@x.example>\nData: seg., 3 de mar. de 2025 às 10:00\n\n${order}`,
  Japanese: `---------- 転送されたメッセージ ----------\n差出人: Bo <bo@x.example>\n日付: 2025年3月3日(月) 10:00\n件名: バルブ\n\n${order}`,
  Russian: `---------- Пересланное сообщение ---------\nОт: Bo <bo@x.example>\nДата: пн, 3 мар. 2025 г. в 10:00\n\n${order}`,
  Chinese: `---------- 转发的邮件 ----------\n发件人：Bo<bo@x.example>\n日期：2025年3月3日周一 10:00\n\n${order}`,
  Polish: `-------- Przekazana wiadomość --------\nTemat: zawór\nData: Mon, 3 Mar 2025 10:00:00 +0100\nNadawca: Bo <bo@x.example>\n\n${order}`,
  Turkish: `________________________________\nGönderen: Bo\nGönderildi: 3 Mart 2025 Pazartesi 10:00\nKime: Ana\n\n${order}`,
  'Apple, Italian': `Inizio messaggio inoltrato:\n\n> Da: Bo <bo@x.example>\n> Oggetto: valvola\n> Data: 3 marzo 2025 alle ore 10:00:00 CET\n>\n> ${order}`,
  'Apple, Dutch, not quoted': `Begin doorgestuurd bericht:\n\nVan: Bo <bo@x.example>\nOnderwerp: klep\n\n${order}`,
  'Outlook, Italian': `Da: Bo <bo@x.example>\nInviato: lunedì 3 marzo 2025 10:00\nA: Ana\nOggetto: valvola\n\n${order}`,
  'Outlook, Czech, names alone': `Od: Bo\nOdesláno: pondělí 3. března 2025 10:00\nKomu: Ana\nPředmět: ventil\n\n${order}`,
  'Outlook, bold': `*Lähettäjä:* Bo <bo@x.example>\n*Lähetetty:* maanantai 3. maaliskuuta 2025 10.00\n*Aihe:* venttiili\n\n${order}`,
};
const answeredIn: Readonly<Record<string, string>> = {
  Italian: `Il giorno lun 3 mar 2025 alle ore 10:00 Bo <bo@x.example> ha scritto:\n\n> ${order}`,
  Portuguese: `Em seg., 3 de mar. de 2025 às 10:00, Bo <bo@x.example>\nescreveu:\n\n> ${order}`,
  Japanese: `2025年3月3日(月) 10:00 Bo <bo@x.example>:\n\n> ${order}`,
  Russian: `пн, 3 мар. 2025 г. в 10:00, Bo <bo@x.example>:\n\n> ${order}`,
  Chinese: `Bo <bo@x.example> 于2025年3月3日周一 10:00写道：\n\n> ${order}`,
  'Dutch, not quoted': `Op ma 3 mrt 2025 om 10:00 schreef Bo <bo@x.example>:\n\n${order}`,
  Arabic: `في الاثنين، 3 مارس 2025 في 10:00 تمت كتابة ما يلي بواسطة Bo <bo@x.example>:\n\n> ${order}`,
  'Polish, by day alone': `W dniu 3.03.2025 o 10:00, Bo pisze:\n> ${order}`,
};

test.each(Object.entries(forwardedIn))('what is passed on is nobody’s own words: %s', (_language, mail) => {
  for (const above of ['', 'See below.\n\n']) {
    const { text, quotations } = readMailText(`${above}${mail}`, false);
    expect(text).toBe(above.trim());
    expect(text === '' || quotations.length > 0 || !text.includes(order)).toBe(true);
  }
});

test.each(Object.entries(answeredIn))('what is answered is nobody’s own words: %s', (_language, mail) => {
  expect(readMailText(`OK.\n\n${mail}`, false)).toEqual({ text: 'OK.', quotations: [] });
  expect(readMailText(mail, false).text).toBe('');
});

test.each([
  'Tank: 4\nTemperature: 80\nSince: 10:00\nPlease look at it.',
  'Pump: on\nValve: shut',
  'Please write to ana@plant.example:\nshe knows.',
  'At 10:00 on 3.3.2025 I saw this:\nthe pump was hot.',
  '--- Notes ---\nThe pump is warm: see the gauge.\nBo will come.',
])('what a person writes stays their own: %j', (mail) => {
  expect(readMailText(mail, false).text).toBe(mail);
});
