import { micromark } from 'micromark';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const longestSubject = 120;

/** Markdown as a mail shows it, beside the text as it was written. HTML in the Markdown is shown, never passed on. */
export const toHtml = (markdown: string): string => `<html><body>${micromark(markdown, { extensions: [gfm({ singleTilde: false }), cjkFriendlyExtension()], htmlExtensions: [gfmHtml()] })}</body></html>`;

export const replySubject = (subject: string): string => (/^re:/iu.test(subject) ? subject : `Re: ${subject}`.trim());

/** A subject for a text that begins a thread: its first line. */
export function subjectOf(markdown: string): string {
  const line = (markdown.trim().split('\n', 1)[0] ?? '').replaceAll(/[*_`#]/gu, '').replaceAll(/\s+/gu, ' ').trim();
  return line === '' ? 'ZeroClaw' : `ZeroClaw: ${line.length > longestSubject ? `${line.slice(0, longestSubject)}…` : line}`;
}
