import { withQuotesMarked } from './mail-structure';
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
  const marked = withQuotesMarked(mail.html);
  if (mail.text !== undefined && (marked === mail.html || (await hasPlainText(source)))) return mail;
  const html = await parsed(Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${marked}`));
  return html === null ? null : { ...mail, text: html.text ?? '' };
}

/** Whether somebody's program wrote the text, and mailparser did not make it of HTML. */
const hasPlainText = async (source: Buffer): Promise<boolean> =>
  ((await parsed(source, { skipHtmlToText: true }))?.text ?? '').trim() !== '';

/** Long HTML may stand behind plain text that says all there is to say. */
async function withoutHtml(source: Buffer): Promise<ParsedMail | null> {
  const mail = await parsed(source, { skipHtmlToText: true });
  return mail?.text === undefined || mail.text.trim() === '' ? null : mail;
}

/** Everything is in memory, so what fails is the mail. */
const parsed = (source: Buffer, more: SimpleParserOptions = {}): Promise<ParsedMail | null> =>
  simpleParser(source, { ...options, ...more }).catch(() => null);
