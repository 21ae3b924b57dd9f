import { micromark } from 'micromark';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { flattened } from '../../../../shared/flat-markdown';
import { shortened } from '../../../../shared/shortened';

const longestSubject = 120;

/**
 * Markdown as a mail shows it, beside the text as it was written. HTML in the Markdown is shown, never passed
 * on. Pictures become links: a program that shows a mail fetches them, and an address that a model wrote may
 * carry out of the house what it knows.
 */
export const toHtml = (markdown: string): string =>
  `<html><body>${picturesAsLinks(micromark(flattened(markdown), { extensions: [gfm({ singleTilde: false }), cjkFriendlyExtension()], htmlExtensions: [gfmHtml()] }))}</body></html>`;

const picturesAsLinks = (html: string): string =>
  html.replaceAll(
    /<img src="([^"]*)" alt="([^"]*)"(?: title="[^"]*")? \/>/gu,
    (_, address: string, label: string) => `<a href="${address}">${label === '' ? address : label}</a>`,
  );

export const replySubject = (subject: string): string =>
  /^re:/iu.test(subject) ? subject : `Re: ${subject}`.trim();

/** A subject for a text that begins a thread: its first line. */
export function subjectOf(markdown: string): string {
  const line = (markdown.trim().split('\n', 1)[0] ?? '')
    .replaceAll(/[*_`#]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return line === '' ? 'ZeroClaw' : `ZeroClaw: ${shortened(line, longestSubject)}`;
}
