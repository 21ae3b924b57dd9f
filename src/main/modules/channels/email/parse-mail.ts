import { partHidden } from './hidden-html';
import { withQuotesMarked } from './mail-structure';
import { asHtmlTells } from './told-by-html';
import { simpleParser, type ParsedMail, type SimpleParserOptions } from 'mailparser';

/** Longer heads are none that a mail server lets through. */
const longestHead = 128 * 1024;
/** What makes text of HTML walks through it by calling itself, and its time grows with the depth. */
const longestHtml = 256 * 1024;
const options: SimpleParserOptions = {
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  maxHtmlLengthToParse: longestHtml,
};

/**
 * The mail as if it ended with its head: nothing of a body is looked at. Null: the head is longer than 128
 * KiB, or cannot be read.
 */
export async function parseHead(source: Buffer): Promise<ParsedMail | null> {
  const end = /\r?\n\r?\n/u.exec(source.toString('latin1', 0, longestHead));
  if (end === null && source.length > longestHead) return null;
  return parsed(source.subarray(0, end === null ? source.length : end.index + end[0].length));
}

/**
 * Null: it cannot be read. mailparser makes text of HTML only where that is all there is, not beside an
 * attachment.
 */
export async function parseMail(source: Buffer): Promise<ParsedMail | null> {
  const mail = await parsed(source);
  if (mail === null) return withoutHtml(source);
  if (mail.html === false) return mail;
  const { visible, hidden } = partHidden(mail.html);
  const marked = withQuotesMarked(visible);
  const plain = await plainText(source);
  if (plain === '' && mail.text !== undefined && marked === mail.html) return mail;
  const shown = await textOf(marked);
  if (plain !== '')
    return {
      ...mail,
      text: asHtmlTells(plain, { shown: shown ?? '', hidden: (await textOf(hidden)) ?? '' }),
    };
  return shown === null ? null : { ...mail, text: shown };
}

async function textOf(html: string): Promise<string | null> {
  const mail = await parsed(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`));
  return mail === null ? null : (mail.text ?? '');
}

/** What somebody's program wrote, and mailparser did not make of HTML. */
async function plainText(source: Buffer): Promise<string> {
  const text = (await parsed(source, { skipHtmlToText: true }))?.text ?? '';
  return text.trim() === '' ? '' : text;
}

/** Long HTML may stand behind plain text that says all there is to say. */
async function withoutHtml(source: Buffer): Promise<ParsedMail | null> {
  const mail = await parsed(source, { skipHtmlToText: true });
  return mail?.text === undefined || mail.text.trim() === '' ? null : mail;
}

/** Everything is in memory, so what fails is the mail. */
const parsed = (source: Buffer, more: SimpleParserOptions = {}): Promise<ParsedMail | null> =>
  simpleParser(source, { ...options, ...more }).catch(() => null);
