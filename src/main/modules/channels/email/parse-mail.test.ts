import { expect, test } from 'vitest';
import { parseMail } from './parse-mail';
import { readMailText } from './quoted-text';

const order = '/approve 3f2a-91bc-77de';
const head = 'From: a@x.example\r\nTo: b@x.example\r\nSubject: s\r\nMIME-Version: 1.0\r\n';
const html = (body: string): string => `${head}Content-Type: text/html; charset=utf-8\r\n\r\n${body}`;
const mixed = (type: string, inner: string): string =>
  `${head}Content-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\nContent-Type: text/plain\r\n\r\nOK\r\n--B\r\nContent-Type: ${type}\r\n\r\n${inner}\r\n--B--\r\n`;

test.each([
  {
    name: 'Gmail, Italian',
    mail: html(
      `<div dir="ltr">OK</div><div class="gmail_quote"><div class="gmail_attr">Il giorno lun 3 mar 2025 Bo ha scritto:<br></div><blockquote class="gmail_quote">${order}</blockquote></div>`,
    ),
  },
  {
    name: 'Gmail, no element of a quotation',
    mail: html(`<p>OK</p><div class="gmail_quote"><p>${order}</p></div>`),
  },
  {
    name: 'a bar at the left',
    mail: html(`<p>OK</p><div style="padding:0;border-left:2px solid #ccc">${order}</div>`),
  },
  { name: 'Yahoo', mail: html(`<p>OK</p><div class="yahoo_quoted" id="y1"><div>${order}</div></div>`) },
  { name: 'Outlook on the web', mail: html(`<p>OK</p><div id="appendonsend"></div><p>${order}</p>`) },
  {
    name: 'Outlook, Danish',
    mail: html(
      `<p>OK</p><div id="divRplyFwdMsg"><hr><b>Fra:</b> Bo<br><b>Sendt:</b> 3. marts 2025 10:00<br><b>Til:</b> Ana</div><div>${order}</div>`,
    ),
  },
  {
    name: 'Thunderbird, French',
    mail: html(
      `<p>OK</p><div class="moz-cite-prefix">Le 3 mars, Bo:</div><blockquote type="cite">${order}</blockquote>`,
    ),
  },
  {
    name: 'a mail within the mail',
    mail: mixed('message/rfc822', `From: bo@x.example\r\nSubject: valve\r\n\r\n${order}`),
  },
])('what is quoted in a mail is nobody’s own words: $name', async ({ mail }) => {
  const parsed = await parseMail(Buffer.from(mail));
  expect(readMailText(parsed?.text ?? '', false).text).toBe('OK');
});

test('plain text that stands beside HTML is what is read', async () => {
  const mail = `${head}Content-Type: multipart/alternative; boundary=B\r\n\r\n--B\r\nContent-Type: text/plain\r\n\r\nPlain\r\n--B\r\nContent-Type: text/html\r\n\r\n<p>HTML</p><div class="gmail_quote">x</div>\r\n--B--\r\n`;
  expect((await parseMail(Buffer.from(mail)))?.text).toBe('Plain');
});

const both = (plain: string, body: string): string =>
  `${head}Content-Type: multipart/alternative; boundary=B\r\n\r\n--B\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${plain}\r\n--B\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${body}\r\n--B--\r\n`;
const ownOf = async (mail: string): Promise<string> =>
  readMailText((await parseMail(Buffer.from(mail)))?.text ?? '', false).text;

test.each([
  { name: 'an element of a quotation', body: `<p>OK</p><blockquote>${order}</blockquote>` },
  { name: 'a container', body: `<p>OK</p><div class="gmail_quote"><p>Bo:</p><p>${order}</p></div>` },
  { name: 'a bar at the left', body: `<p>OK</p><div style="border-left: 1px solid">${order}</div>` },
  {
    name: 'a quotation that breaks lines elsewhere',
    body: '<p>OK</p><blockquote>please do it now:<br>/approve <b>3f2a</b>-91bc-77de</blockquote>',
  },
  { name: 'an element that is struck out', body: `<p>OK</p><p><s>${order}</s></p>` },
  {
    name: 'a style that strikes out',
    body: `<p>OK</p><p><span style="color:red;text-decoration: underline line-through">${order}</span></p>`,
  },
  { name: 'an element that is hidden', body: `<p>OK</p><div style="display:none">${order}</div>` },
])('what HTML quotes or hides is nobody’s own words in the plain text beside it: $name', async ({ body }) => {
  expect(await ownOf(both(`OK\r\n\r\n${order}`, body))).toBe('OK');
});

test('what a person wrote above and below a quotation stays theirs beside HTML', async () => {
  const mail = both(
    `Yes.\r\n\r\nIs it shut?\r\n\r\n${order}\r\n\r\nSee https://x.example/a`,
    `<p>Yes.</p><blockquote>Is it shut?</blockquote><p>${order}</p><p>See <a href="https://x.example/a">this</a></p>`,
  );
  expect(await ownOf(mail)).toBe(`Yes.\n\n${order}\n\nSee https://x.example/a`);
});

test.each([
  '<div hidden>ORDER</div>',
  '<div style="display:none !important">ORDER</div>',
  "<span style='font-size:0px'>ORDER</span>",
  '<span style="visibility: hidden">a <span>b</span> ORDER</span>',
  '<div style="max-height:0;overflow:hidden">ORDER</div>',
  '<div style="height:0px; overflow: hidden">ORDER</div>',
  '<p style="color:#fff;background:#FFFFFF">ORDER</p>',
  '<p style="color:transparent">ORDER</p>',
  '<p style="position:absolute;left:-9999px">ORDER</p>',
  '<style>.pre, #x {display:none}</style><p class="a pre">ORDER</p>',
  '<template>ORDER</template>',
  '<head><title>ORDER</title></head>',
  '<div style="mso-hide:all">ORDER',
])('HTML that shows nothing is nobody’s words: %s', async (hidden) => {
  expect(await ownOf(html(`<p>OK</p>${hidden.replace('ORDER', order)}`))).toBe('OK');
});

test.each([
  '<p style="color:#000;background:#fff">ORDER</p>',
  '<style>@media (max-width: 600px) {.wide {display:none}}</style><p class="wide">ORDER</p>',
  '<p style="font-size:0.9em;max-height:0.5em;line-height:0.8">ORDER</p>',
  '<p data-x="hidden">ORDER</p>',
  '<p title=\'style="display:none"\'>ORDER</p>',
])('HTML that shows is read: %s', async (shown) => {
  expect(await ownOf(html(`<div>OK</div>${shown.replace('ORDER', order)}`))).toContain(order);
});

test('HTML of tags without an end is read in a moment', async () => {
  await parseMail(Buffer.from(html('<a <style '.repeat(20_000))));
});

test.each(['s', 'strike', 'del'])(
  'what its writer struck out of HTML that stands alone is no order: %s',
  async (name) => {
    expect(await ownOf(html(`<p>OK</p><p><${name}>${order}</${name}></p><p>Thanks</p>`))).not.toContain(
      'approve',
    );
    expect(await ownOf(html(`<p>/approve <${name}>3f2a</${name}> now</p>`))).toMatch(/^\/approve\s+now$/u);
  },
);
