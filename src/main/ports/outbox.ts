import type { ChatMessage } from '../../shared/chat';
import type { Evidence } from '../../shared/evidence';
import type { ChannelQuestion, MessageOrigin } from './channel';
import type { RefusedFile } from './files-refused';

/** The answer to a message, as the conversation has it. What of it is sent is made of it when it is sent. */
export interface AnswerToSend extends Pick<ChatMessage, 'text' | 'state' | 'problem'> {
  readonly type: 'answer';
  readonly message: MessageOrigin;
  /** Id of the draft that is to become it; null: it is a message of its own. */
  readonly draft: string | null;
}

/** A line to one chat, such as the answer to a command. */
export interface NoteToSend {
  readonly type: 'note';
  readonly thread: string | null;
  /** Markdown. */
  readonly text: string;
}

/** A signal up to the reading that started a run, as it is drawn for channels that show pictures. */
export type Trend = Pick<Evidence, 'name' | 'unit' | 'limit' | 'holds' | 'points'>;

export interface AskedQuestion {
  readonly subject: string;
  /** Markdown. */
  readonly text: string;
  /**
   * Shorter ones that still show all that a yes is for, where `text` is more than one message of the channel.
   */
  readonly shorter: readonly string[];
  /** Where none is one message: what a yes is for as a file, and the text below it. Null: it has no such. */
  readonly inFile: {
    readonly name: string;
    readonly content: string;
    readonly text: string;
    readonly shorter: readonly string[];
  } | null;
  /** Drawn below the card, where the channel shows pictures. Absent: nothing is measured, or too little. */
  readonly trend?: Trend | undefined;
  /** Where nothing of that can be shown: nobody can say yes there. */
  readonly tooLong: string;
  readonly choices: ChannelQuestion['choices'];
  /** Said below the text on channels without buttons. */
  readonly withoutButtons: string;
  /** Said below the text where buttons and commands answer. */
  readonly withButtons: string;
  /** The hash of the calls that a yes is for; see Signature. */
  readonly shown: string;
}

/** A question, asked or changed into this, as long as nothing is decided. */
export interface CardToSend {
  readonly type: 'card';
  readonly thread: string | null;
  readonly question: AskedQuestion;
  /** In a message of its own, though the question stands further up. */
  readonly again?: boolean | undefined;
}

/** What became of a question, on the card or, where there is none, in a line. */
export interface OutcomeToSend {
  readonly type: 'outcome';
  readonly subject: string;
}

/** That a question still waits, with the time that is left when it is sent. */
export interface ReminderToSend {
  readonly type: 'reminder';
  readonly subject: string;
}

/** How much of what one chat was owed is never sent, as too much waited. */
export interface GivenUpToSend {
  readonly type: 'given-up';
  readonly count: number;
  /** When the first and the last of it were written. */
  readonly from: number;
  readonly until: number;
}

/** Something that people on a channel are to get. */
export interface Owed {
  /** Of two with one key only the newer is sent. */
  readonly key: string;
  readonly channel: string;
  readonly recipient: string;
  /** What is owed in one queue arrives in its order. */
  readonly queue: string;
  readonly what: AnswerToSend | NoteToSend | CardToSend | OutcomeToSend | ReminderToSend | GivenUpToSend;
}

export interface SendingProblem {
  readonly message: string;
  readonly remedy: string | null;
  readonly at: number;
}

/** What is owed, as it stands on disk, without what it says. */
export interface OutboxRow extends Omit<Owed, 'what'> {
  readonly kind: Owed['what']['type'];
  /** When it was written; null: an earlier version did not say. */
  readonly owedAt: number | null;
  /** In the order in which it came. */
  readonly seq: number;
  /** unsure: the engine ended while it was sent, so it may be there. refused: the channel never takes it. */
  readonly state: 'due' | 'sending' | 'unsure' | 'refused';
  /** How many of its parts are done; see SendingProgress. */
  readonly done: number;
  readonly refused: readonly RefusedFile[];
  /** How often it failed. */
  readonly tries: number;
  /** Null: once the channel was off. */
  readonly dueAt: number | null;
  /** Why it could not be sent; null: nothing went wrong yet. */
  readonly problem: SendingProblem | null;
}

export interface WaitingAtChannel {
  readonly count: number;
  /** How many of them went wrong before, or stand behind one that did. */
  readonly held: number;
  /** What went wrong with the newest that did. */
  readonly problem: SendingProblem | null;
}

/** What is being sent. */
export interface Sending extends Owed {
  /** When it was written, where that was long before its first part was sent; the same at every try. */
  readonly lateSince: number | null;
}

/** Everything that is owed to channels, kept until it was sent. Every change is on disk on return. */
export interface OutboxStore {
  /**
   * What has its key already keeps its place, and its age where it says the same, unless that is on its way.
   */
  put(owed: readonly Owed[], now: number): void;
  /** Everything, in the order in which it came. What is asked often has an answer of its own below. */
  rows(): readonly OutboxRow[];
  /** Of each queue what waits first, in the order in which it came. */
  heads(): readonly OutboxRow[];
  /** Whether anything of this queue is not there yet and will be. */
  owes(queue: string): boolean;
  /** What went wrong with what is owed under this key. */
  problemOf(key: string): SendingProblem | null;
  /** What is to be sent to a channel and its rooms, and is not there yet. */
  waiting(channel: string): WaitingAtChannel;
  /** The last that a channel or one of its rooms refused. */
  lastRefused(channel: string): SendingProblem | null;
  /** Whether what is owed under this key is on its way. */
  isSending(key: string): boolean;
  /** What is owed under this key, unless it is on its way. */
  whatOf(key: string): Owed['what'] | null;
  /**
   * Of what waits for a channel and its rooms, the oldest beyond so many. Questions, and what tells of what
   * was given up, do not count.
   */
  beyond(channel: string, most: number): readonly OutboxRow[];
  /** Channels, and rooms of them, that are still to be told what was given up. */
  givingUp(): readonly string[];
  /**
   * It is being sent from now on; it is late if it was written before `lateBefore`. Null: it is not owed any
   * more. Throws `outbox.unreadable`, and leaves it as it is, where nobody can say what it is.
   */
  begin(seq: number, lateBefore: number): Sending | null;
  took(seq: number, done: number, refused: readonly RefusedFile[]): void;
  wait(seq: number, row: Pick<OutboxRow, 'state' | 'tries' | 'dueAt' | 'problem'>): void;
  /** It is time for all that waits for a channel and its rooms. */
  hurry(channel: string, now: number): void;
  /** It was sent, and its chat takes messages. `next` is owed from now on. */
  sent(row: OutboxRow, next: readonly Owed[], now: number): void;
  /** Kept without what it says, until its chat takes something. */
  refuse(row: OutboxRow, problem: SendingProblem): void;
  drop(...seqs: readonly number[]): void;
  /** After a start: whatever was being sent may be there. */
  doubtSending(): void;
}
