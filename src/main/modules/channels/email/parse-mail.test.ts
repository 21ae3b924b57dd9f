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
