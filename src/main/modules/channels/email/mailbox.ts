import { ImapFlow } from 'imapflow';
import type { Clock } from '../../../platform/base/clock';
import { untilAborted } from '../../../platform/base/until-aborted';
import type { ReadMarks } from '../../../ports/read-marks';

/** Looked at this often even when the server says nothing. */
const lookEveryMs = 5 * 60_000;
/** A server that numbered its folder again: what came since this long is looked at again. */
const lookBackMs = 2 * 24 * 60 * 60 * 1000;
/** Larger mails are left in the folder. */
export const largestMail = 30 * 1024 * 1024;

export interface MailboxOptions {
  readonly host: string;
  readonly port: number;
  readonly tls: 'always' | 'starttls' | 'never';
  readonly username: string;
  readonly password: string;
  readonly folder: string;
}

interface MailboxPorts {
  readonly clock: Clock;
  readonly readMarks: ReadMarks;
}

/** A mail as it lies in the folder; `source` null: it is too large. */
export type TakeMail = (mail: { readonly source: Buffer | null; readonly size: number }) => Promise<void>;

/**
 * Reads one folder over IMAP, new mails as they come (IDLE). How far it has read is on disk after each mail
 * that was taken; a mail that cannot be taken ends the reading, and is read again. On the first connection
 * mails that are there already are left alone.
 */
export class Mailbox {
  #client: ImapFlow | null = null;

  constructor(
    private readonly options: MailboxOptions,
    private readonly ports: MailboxPorts,
  ) {}

  get server(): string {
    return `${this.options.host}:${String(this.options.port)}`;
  }

  /** Rejects when the connection ends, and with the signal's reason. */
  async read(opened: () => void, take: TakeMail, signal: AbortSignal): Promise<never> {
    const { host, port, tls, username, password, folder } = this.options;
    const client = new ImapFlow({
      host,
      port,
      secure: tls === 'always',
      doSTARTTLS: tls === 'starttls',
      auth: { user: username, pass: password },
      logger: false,
      autoIdleDelay: 1_000,
      maxIdleTime: lookEveryMs,
    });
    const news = new News();
    const ended = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('close', () => {
        reject(new Error('the server ended the connection'));
      });
    });
    ended.catch(() => {});
    client.on('exists', () => {
      news.tell();
    });
    try {
      await untilAborted(signal, client.connect());
      const box = await untilAborted(signal, client.mailboxOpen(folder));
      this.#client = client;
      opened();
      const reader = new FolderReader(client, `folder:${folder}`, String(box.uidValidity), this.ports);
      await reader.begin(box.uidNext, signal);
      return await untilAborted(signal, Promise.race([ended, this.#follow(reader, news, take, signal)]));
    } finally {
      this.#client = null;
      client.close();
    }
  }

  /** Rejects when the connection does not work. */
  async check(signal: AbortSignal): Promise<void> {
    if (this.#client === null) throw new Error('there is no connection');
    await untilAborted(signal, this.#client.noop());
  }

  async #follow(reader: FolderReader, news: News, take: TakeMail, signal: AbortSignal): Promise<never> {
    for (;;) {
      await reader.takeNew(take, signal);
      reader.idle();
      const waited = new AbortController();
      await Promise.race([
        news.next(),
        this.ports.clock.sleep(lookEveryMs, AbortSignal.any([signal, waited.signal])).catch(() => {}),
      ]);
      waited.abort();
      signal.throwIfAborted();
    }
  }
}

/** Told while nobody listens is not lost. */
class News {
  #told = false;
  #wake = (): void => {};

  tell(): void {
    this.#told = true;
    this.#wake();
  }

  async next(): Promise<void> {
    if (!this.#told)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#told = false;
  }
}

/** One folder with the mark of how far it was read: `UIDVALIDITY:UID`. */
class FolderReader {
  #last = 0;

  constructor(
    private readonly client: ImapFlow,
    private readonly place: string,
    private readonly validity: string,
    private readonly ports: MailboxPorts,
  ) {}

  async begin(next: number, signal: AbortSignal): Promise<void> {
    const [validity, last] = this.ports.readMarks.get(this.place)?.split(':', 2) ?? [];
    if (validity === this.validity) {
      this.#last = Number(last);
      return;
    }
    this.#last = next - 1;
    if (validity !== undefined) {
      const recent =
        (await untilAborted(
          signal,
          this.client.search({ since: new Date(this.ports.clock.now() - lookBackMs) }, { uid: true }),
        )) || [];
      this.#last = Math.min(this.#last, ...recent.map((uid) => uid - 1));
    }
    this.#mark();
  }

  async takeNew(take: TakeMail, signal: AbortSignal): Promise<void> {
    // The last mail of the folder is always within `N:*`, also when N is past it.
    const found =
      (await untilAborted(
        signal,
        this.client.search({ uid: `${String(this.#last + 1)}:*` }, { uid: true }),
      )) || [];
    for (const uid of found.filter((candidate) => candidate > this.#last).sort((a, b) => a - b)) {
      const size = await this.#fetch(uid, signal, false);
      const mail =
        size === null ? null : size.size > largestMail ? size : await this.#fetch(uid, signal, true);
      if (mail !== null) await take(mail);
      this.#last = uid;
      this.#mark();
      if (mail?.source != null)
        await untilAborted(signal, this.client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })).catch(
          () => {
            signal.throwIfAborted();
          },
        ); // a folder that may only be read
    }
  }

  /** Lets the server tell what is new; the next command ends it. */
  idle(): void {
    this.client.idle().catch(() => {}); // the end of the connection is told otherwise
  }

  async #fetch(
    uid: number,
    signal: AbortSignal,
    whole: boolean,
  ): Promise<{ readonly source: Buffer | null; readonly size: number } | null> {
    const mail = await untilAborted(
      signal,
      this.client.fetchOne(String(uid), { size: true, source: whole }, { uid: true }),
    );
    return mail === false || mail === undefined
      ? null
      : { source: mail.source ?? null, size: mail.size ?? 0 };
  }

  #mark(): void {
    this.ports.readMarks.set(this.place, `${this.validity}:${String(this.#last)}`);
  }
}
