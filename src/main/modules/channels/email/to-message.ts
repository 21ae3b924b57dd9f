import { createHash } from 'node:crypto';
import type { ParsedMail } from 'mailparser';
import type { MessageOrigin, Quotation } from '../../../ports/channel';
import { kindOf, type HeldFile } from '../take-files';
import { readMailText } from './quoted-text';
import { senderProof, type SenderProof } from './sender-proof';

export interface AttachedFile extends HeldFile {
  readonly content: Uint8Array;
}

export interface MailHead {
  /** The address in From. */
  readonly sender: string;
  readonly proof: SenderProof;
}

export interface ReceivedMail extends Pick<MailHead, 'proof'> {
  readonly origin: MessageOrigin;
  readonly senderName: string;
  readonly subject: string;
  /** The person's own words in the mail itself: what may answer a question. */
  readonly own: string;
  /** With the subject where that begins a talk. */
  readonly text: string;
  readonly quotations: readonly Quotation[];
  readonly files: readonly AttachedFile[];
  /** Those of the thread up to this mail, oldest first. */
  readonly references: readonly string[];
  readonly at: number;
}

const longestId = 200;
/** Older ones in the middle are left out, as programs do. */
const mostReferences = 20;

/** What the head of a mail says about who wrote it; a text says why it is nothing to answer. */
export function readHead(
  head: ParsedMail,
  { own, authservId }: { readonly own: readonly string[]; readonly authservId: string },
): MailHead | string {
  const [from, another] = head.from?.value ?? [];
  const sender = from?.address?.toLowerCase() ?? '';
  if (sender === '' || another !== undefined) return 'it does not say whom it is from';
  if (own.includes(sender)) return 'it is our own';
  return whyAutomatic(head, sender) ?? { sender, proof: senderProof(head.headerLines, sender, authservId) };
}

/** `mail` may be its head alone: then there is no text. */
export function readMail(
  mail: ParsedMail,
  { sender, proof }: MailHead,
  { channel, now }: { readonly channel: string; readonly now: number },
): ReceivedMail {
  const id = shortId(
    mail.messageId ??
      createHash('sha256')
        .update(`${sender}\n${mail.date?.toISOString() ?? ''}\n${mail.subject ?? ''}\n${mail.text ?? ''}`)
        .digest('hex'),
  );
  const before = [mail.references ?? [], mail.inReplyTo ?? []]
    .flat()
    .flatMap((ids) => ids.split(/\s+/u))
    .filter((reference) => reference !== '')
    .map(shortId);
  const references = [...new Set([...before, id])];
  const thread = references[0] ?? id;
  const subject = (mail.subject ?? '').replaceAll(/\s+/gu, ' ').trim();
  const isFirst = references.length === 1;
  const read = readMailText(mail.text ?? '', isFirst || passedOn.test(subject));
  const isOfAnother = othersSubject.test(subject) || (read.quotations.length > 0 && anyPrefix.test(subject));
  const own = withoutFarewell(read.text);
  const titled = isFirst && subject !== '' && !isOfAnother && !own.startsWith('/');
  return {
    origin: { id, channel, replyTarget: sender, sender, thread, interruptionScope: thread },
    senderName: sender,
    proof,
    subject,
    own,
    text: [titled ? subject : '', own].filter((part) => part !== '').join('\n\n'),
    quotations: [
      ...(isFirst && isOfAnother ? [{ how: 'forwarded', from: '', text: subject } as const] : []),
      ...read.quotations.map(({ after = 0, ...quotation }) => ({
        ...quotation,
        ...(after === 0 ? {} : { after: Math.min(after, own.length) + (titled ? subject.length + 2 : 0) }),
      })),
    ],
    files: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename, contentType, size, content }) => ({
        kind: kindOf(contentType),
        name: filename ?? 'file',
        size,
        content,
      })),
    references:
      references.length > mostReferences ? [thread, ...references.slice(1 - mostReferences)] : references,
    at: mail.date?.getTime() ?? now,
  };
}

/** Programs begin the subject of a mail that is passed on so, */
const passedOn = /^(?:fwd?|wg|tr|rv|전달|fw) ?[:：]/iu;
/** and of one that is answered: somebody else wrote the rest of it. */
const othersSubject = /^(?:fwd?|wg|tr|rv|전달|re|aw|sv|회신|답장) ?[:：]/iu;

/** The same in whatever language, where the mail holds another one. */
const anyPrefix = /^\p{L}{1,12}(?:\[\d+\])? ?[:：]/u;

/** A command is one line; below it people take their leave. */
const withoutFarewell = (text: string): string =>
  /^\/(runs|stop|new|models?|help)\b[^\n]*/iu.exec(text)?.[0].trim() ?? text;

/** Programs that answer each other never stop. */
function whyAutomatic(mail: ParsedMail, sender: string): string | null {
  const header = (name: string): string => {
    const value = mail.headers.get(name);
    return typeof value === 'string' ? value.toLowerCase() : value === undefined ? '' : 'set';
  };
  if (!['', 'no'].includes(header('auto-submitted'))) return 'a program answered';
  if (
    /^(bulk|list|junk|auto_reply)$/u.test(header('precedence')) ||
    header('list') !== '' ||
    mail.headerLines.some(({ key }) => key === 'list-id')
  )
    return 'it went to a list';
  if (header('x-autoreply') !== '' || header('x-autorespond') !== '') return 'a program answered';
  if (
    /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/u.test(sender) ||
    mail.headerLines.some(({ key, line }) => key === 'return-path' && /<\s*>/u.test(line))
  )
    return 'it takes no answers';
  return null;
}

const shortId = (id: string): string =>
  id.length > longestId ? createHash('sha256').update(id).digest('hex') : id;
