import type { ParsedMail } from 'mailparser';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { AppError, messageOf } from '../../../../shared/errors';
import type { NewId } from '../../../platform/base/ids';
import { isNear } from '../../../platform/base/reconnect';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { Channel, ChannelInbox, ChannelQuestion, OutboundMessage } from '../../../ports/channel';
import { threadPlace, type ReadMarks } from '../../../ports/read-marks';
import type { AdapterPorts } from '../adapter-ports';
import { takeContent } from '../take-files';
import { answerLines, readAnswer } from './answer-code';
import { toChannelError } from './errors';
import { Mailbox, type MailboxOptions } from './mailbox';
import { parseHead, parseMail } from './parse-mail';
import { readHead, readMail, type MailHead, type ReceivedMail } from './to-message';
import { replySubject, subjectOf, toHtml } from './to-mail';

export interface EmailOptions extends MailboxOptions {
  readonly smtpHost: string;
  readonly smtpPort: number;
  /**
   * Name under which the receiving server writes its results (RFC 8601); '' = none is known, and nobody is
   * proved.
   */
  readonly authservId: string;
  readonly from: string;
}

export interface EmailPorts extends AdapterPorts {
  readonly newId: NewId;
  readonly readMarks: ReadMarks;
}

/** What is known of a thread, so that an answer stands below the mail it answers. */
const Thread = z.object({ subject: z.string(), references: z.array(z.string()).readonly() });
type Thread = z.infer<typeof Thread>;

interface Letter {
  readonly recipient: string;
  readonly thread: Thread | null;
  readonly subject: string;
  readonly text: string;
  readonly attachments: OutboundMessage['attachments'];
}

const unreadable = 'Your mail came, and its text could not be read. Write it again as plain text.';
const noCode =
  'Nothing was decided. The address of a mail can be forged, so a decision by mail needs the code of the mail that asks for it: answer that mail, and begin with the line it names. In the app and on the command line no code is needed.';

const noPlainYes =
  'Nothing was approved: the line says more than a yes, and a yes is for everything that the mail shows. To approve it, answer that mail with the line it names alone.';

/**
 * A mailbox over IMAP and SMTP. People are known by the address in From; mail that their domain disowns is
 * not read. Mails go to the address they came from and nowhere else, so that who forges one never sees the
 * answer.
 */
export class EmailChannel implements Channel {
  readonly name = 'email';
  readonly terse = true;
  readonly noTypedDecisions = noCode;
  readonly instructions =
    'You write a mail. Answer in full, in Markdown. To attach a file of the workspace, write [IMAGE:path] or [DOCUMENT:path] on a line of its own.';
  readonly isNear: boolean;
  readonly #mailbox: Mailbox;
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #own: readonly string[];

  constructor(
    private readonly options: EmailOptions,
    private readonly ports: EmailPorts,
  ) {
    this.isNear = isNear(options.host);
    this.#mailbox = new Mailbox(options, ports);
    this.#transport = createTransport({
      host: options.smtpHost,
      port: options.smtpPort,
      secure: options.tls === 'always',
      requireTLS: options.tls === 'starttls',
      ignoreTLS: options.tls === 'never',
      auth: { user: options.username, pass: options.password },
    });
    this.#own = [addressIn(options.from), options.username].map((address) => address.toLowerCase());
  }

  async send(message: OutboundMessage, signal: AbortSignal): Promise<void> {
    const thread = this.#threadOf(message.thread);
    await this.#send(
      {
        recipient: message.recipient,
        thread,
        subject: message.subject ?? thread?.subject ?? subjectOf(message.text),
        text: message.text,
        attachments: message.attachments,
      },
      signal,
    );
  }

  async listen(inbox: ChannelInbox, connected: () => void, signal: AbortSignal): Promise<void> {
    await this.#asking(this.#smtpServer, signal, () => this.#transport.verify());
    try {
      await this.#mailbox.read(
        connected,
        ({ source, size }) => this.#take(source, size, inbox, signal),
        signal,
      );
    } catch (failure) {
      signal.throwIfAborted();
      throw toChannelError(failure, this.#mailbox.server);
    }
  }

  /** Mails have no buttons: the question carries a code that the answer must bring. */
  async ask(question: ChannelQuestion, signal: AbortSignal): Promise<string> {
    const thread = this.#threadOf(question.thread);
    return this.#send(
      {
        recipient: question.recipient,
        thread,
        subject: thread?.subject ?? subjectOf(question.text),
        text: `${question.text}\n\n---\n\n${answerLines(question, this.ports.told)}`,
        attachments: [],
      },
      signal,
    );
  }

  /** A mail that was sent stays as it is; what changed is told below it. */
  async revise(asked: string, question: ChannelQuestion, signal: AbortSignal): Promise<void> {
    const subject = subjectOf(question.text);
    await this.#send(
      {
        recipient: question.recipient,
        thread: { subject, references: [asked] },
        subject,
        text: `${this.ports.told('This is known now:')}\n\n${question.text}\n\n---\n\n${answerLines(question, this.ports.told)}`,
        attachments: [],
      },
      signal,
    );
  }

  async settle(recipient: string, asked: string, text: string, signal: AbortSignal): Promise<void> {
    const at = text.lastIndexOf('\n\n');
    const subject = subjectOf(text);
    await this.#send(
      {
        recipient,
        thread: { subject, references: [asked] },
        subject,
        text: at === -1 ? text : `${text.slice(at).trim()}\n\n---\n\n${text.slice(0, at)}`,
        attachments: [],
      },
      signal,
    );
  }

  async check(signal: AbortSignal): Promise<void> {
    await this.#asking(this.#mailbox.server, signal, () => this.#mailbox.check(signal));
  }

  get #smtpServer(): string {
    return `${this.options.smtpHost}:${String(this.options.smtpPort)}`;
  }

  async #take(source: Buffer | null, size: number, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    if (source === null) {
      this.ports.logger.warn('A mail was left in the folder: it is too large', { channel: this.name, size });
      return;
    }
    const head = await parseHead(source);
    const read =
      head === null
        ? 'its head cannot be read'
        : readHead(head, { own: this.#own, authservId: this.options.authservId });
    if (head === null || typeof read === 'string') {
      this.ports.logger.info('A mail was not answered', { channel: this.name, why: read });
    } else if (read.proof === 'forged') {
      this.ports.logger.warn('A mail was not read: the domain of its sender disowns it', {
        channel: this.name,
        sender: read.sender,
      });
    } else if (this.ports.isAllowed(read.sender, '')) {
      await this.#takeWhole(source, head, read, inbox, signal);
    } else {
      await this.#greet(readMail(head, read, this.#arrival), signal);
    }
  }

  get #arrival(): { readonly channel: string; readonly now: number } {
    return { channel: this.name, now: this.ports.clock.now() };
  }

  async #takeWhole(
    source: Buffer,
    parsedHead: ParsedMail,
    head: MailHead,
    inbox: ChannelInbox,
    signal: AbortSignal,
  ): Promise<void> {
    const mail = await parseMail(source);
    if (mail !== null) {
      await this.#takeMail(readMail(mail, head, this.#arrival), inbox, signal);
      return;
    }
    this.ports.logger.warn('A mail was not read: its body cannot be taken apart', {
      channel: this.name,
      sender: head.sender,
    });
    await this.#reply(readMail(parsedHead, head, this.#arrival), this.ports.told(unreadable), signal);
  }

  async #takeMail(mail: ReceivedMail, inbox: ChannelInbox, signal: AbortSignal): Promise<void> {
    const { origin, senderName, subject, references, files, at, text, quotations } = mail;
    const answer = readAnswer(mail.own);
    if (answer !== null) {
      const outcome =
        answer.kind !== 'answer'
          ? this.ports.told(answer.kind === 'no-code' ? noCode : noPlainYes)
          : await inbox.press({
              channel: this.name,
              sender: origin.sender,
              senderName,
              question: answer.question,
              choice: answer.choice,
              ...(answer.reason === '' ? {} : { reason: answer.reason }),
            });
      await this.#reply(mail, outcome, signal);
      return;
    }
    if (origin.thread !== null)
      this.ports.readMarks.set(
        threadPlace(origin.thread),
        JSON.stringify({ subject: replySubject(subject), references } satisfies Thread),
      );
    const content = await takeContent(
      { text, files, quotations, unread: [] },
      (file) => Promise.resolve(file.content),
      this.ports,
      signal,
    );
    await inbox.accept(
      {
        ...origin,
        ...content,
        senderName,
        group: false,
        at,
        senderProved: mail.proof === 'proved',
      },
      signal,
    );
  }

  /** Only when it is sure who wrote: a code for whom somebody pretends to be would be a nuisance to them. */
  async #greet(mail: ReceivedMail, signal: AbortSignal): Promise<void> {
    const greeting =
      mail.proof === 'proved' ? this.ports.greetStranger(mail.origin.sender, mail.senderName) : null;
    if (greeting === null)
      this.ports.logger.info('A mail was not answered', {
        channel: this.name,
        why: 'its sender is not on the list',
      });
    else await this.#reply(mail, greeting, signal);
  }

  async #reply(
    { origin, subject, references }: ReceivedMail,
    text: string,
    signal: AbortSignal,
  ): Promise<void> {
    const again = replySubject(subject);
    await this.#send(
      {
        recipient: origin.sender,
        thread: { subject: again, references },
        subject: again,
        text,
        attachments: [],
      },
      signal,
    ).catch((failure: unknown) => {
      signal.throwIfAborted();
      this.ports.logger.warn('A mail could not be answered', {
        channel: this.name,
        failure: messageOf(failure),
      });
    });
  }

  #threadOf(root: string | null): Thread | null {
    const kept = root === null ? null : this.ports.readMarks.get(threadPlace(root));
    return kept === null ? null : (Thread.safeParse(JSON.parse(kept)).data ?? null);
  }

  /** Resolves with the id of the mail. */
  async #send(
    { recipient, thread, subject, text, attachments }: Letter,
    signal: AbortSignal,
  ): Promise<string> {
    if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/u.test(recipient))
      throw new AppError('channel.recipient', `"${recipient}" is no address of one person`, {
        remedy: 'Write it as ana@plant.example.',
      });
    const messageId = `<${this.ports.newId()}.${this.ports.newId()}@${addressIn(this.options.from).split('@').at(-1) ?? 'localhost'}>`;
    await this.#asking(this.#smtpServer, signal, () =>
      this.#transport.sendMail({
        from: this.options.from,
        to: { name: '', address: recipient },
        subject,
        messageId,
        text,
        html: toHtml(text),
        headers: { 'Auto-Submitted': 'auto-replied' },
        ...(thread === null
          ? {}
          : { inReplyTo: thread.references.at(-1) ?? '', references: [...thread.references] }),
        attachments: attachments.map(({ source }) => ({
          filename: source.name,
          content: Buffer.from(source.content),
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
      }),
    );
    return messageId;
  }

  async #asking<T>(server: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    try {
      return await untilAborted(signal, work());
    } catch (failure) {
      signal.throwIfAborted();
      throw toChannelError(failure, server);
    }
  }
}

/** `Nari <nari@plant.example>` holds one; a bare address is one. */
const addressIn = (from: string): string => /<([^<>]+)>\s*$/u.exec(from)?.[1] ?? from;
