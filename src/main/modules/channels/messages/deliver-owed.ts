import { AppError, messageOf } from '../../../../shared/errors';
import type { Result } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';
import type { Logger } from '../../../platform/base/logger';
import { within } from '../../../platform/base/within';
import type { OutboundAttachment, OutboundMessage } from '../../../ports/channel';
import { FilesRefused } from '../../../ports/files-refused';
import type { AnswerToSend, GivenUpToSend, Owed } from '../../../ports/outbox';
import { takeAttachments } from './attachment-markers';
import { isFinal, isSentInPart } from './final-failure';
import type { Deliver, Delivery } from './outbox';
import { toProblem, type ChannelWords } from '../../../platform/words/channel-words';

/** A service that hangs is asked again. */
const sentWithinMs = 60_000;
/** An answer may have large files. */
const answerSentWithinMs = 10 * 60_000;
/** What is only shown beside an answer keeps nobody longer. */
const showWithinMs = 10_000;

export interface DeliveryPorts {
  /** A file of the workspace that the model wants sent; refuses what lies outside. */
  readonly readFile: (
    path: string,
    signal: AbortSignal,
  ) => Promise<Result<{ readonly name: string; readonly content: Uint8Array }>>;
  /** What is owed about questions. */
  readonly questions: Deliver;
  readonly words: () => ChannelWords;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How each kind of what is owed is sent. */
export const deliverOwed =
  (ports: DeliveryPorts): Deliver =>
  async (owed, delivery, signal) => {
    const { what } = owed;
    if (what.type === 'answer')
      return within(ports.clock, answerSentWithinMs, signal, (limited) =>
        deliverAnswer(what, owed, delivery, ports, limited),
      );
    return within(ports.clock, sentWithinMs, signal, async (limited) => {
      if (what.type === 'given-up') {
        await delivery.channel.send(
          toMessage(owed, null, givenUpText(what, ports.words()), delivery),
          limited,
        );
        return [];
      }
      if (what.type !== 'note') return ports.questions(owed, delivery, limited);
      await delivery.channel.send(
        toMessage(
          owed,
          what.thread,
          inDoubt(withAge(what.text, delivery, ports.words()), delivery, ports),
          delivery,
        ),
        limited,
      );
      return [];
    });
  };

/** The answer, then the last reaction. What of it the service never takes is owed as a note. */
async function deliverAnswer(
  answer: AnswerToSend,
  owed: Owed,
  delivery: Delivery,
  ports: DeliveryPorts,
  signal: AbortSignal,
): Promise<readonly Owed[]> {
  const { message, draft } = answer;
  const { text: said, attachments } = await toOutbound(answer, ports, signal);
  const text = said === '' && attachments.length === 0 ? '' : withAge(said, delivery, ports.words());
  const outbound = { ...toMessage(owed, message.thread, text, delivery), attachments };
  const react = (emoji: string): Promise<void> =>
    show(
      'react',
      async (limited) => delivery.channel.react?.(message.replyTarget, message.id, emoji, limited),
      owed,
      ports,
    );
  try {
    if (draft === null || !(await becameAnswer(draft, outbound, owed, delivery, ports, signal))) {
      if (text !== '' || attachments.length > 0)
        await delivery.channel.send({ ...outbound, text: inDoubt(text, delivery, ports) }, signal);
    }
    await react(answer.state === 'complete' ? '✅' : '⚠️');
    return [];
  } catch (failure) {
    if (!isFinal(failure)) throw failure;
    await react('⚠️');
    if (!isSentInPart(failure)) throw failure;
    return [
      {
        ...owed,
        key: `${owed.key} rest`,
        what: { type: 'note', thread: message.thread, text: whatIsMissing(failure, ports.words()) },
      },
    ];
  }
}

/**
 * Changing a draft into what it is already does nothing, so this may be tried again. Where it cannot become
 * the answer, that is a message of its own.
 */
async function becameAnswer(
  draft: string,
  outbound: OutboundMessage,
  owed: Owed,
  { channel: { drafts }, progress }: Delivery,
  ports: DeliveryPorts,
  signal: AbortSignal,
): Promise<boolean> {
  if (drafts === undefined || progress.done > 0) return false;
  try {
    await drafts.finish(draft, outbound, signal);
    return true;
  } catch (failure) {
    if (signal.aborted || isSentInPart(failure) || (failure instanceof AppError && failure.retryable))
      throw failure;
    ports.logger.warn('A draft could not become the answer, which is sent again', {
      channel: owed.channel,
      failure: messageOf(failure),
    });
    await show('remove the draft', (limited) => drafts.cancel(owed.recipient, draft, limited), owed, ports);
    return false;
  }
}

async function show(
  what: string,
  work: (signal: AbortSignal) => Promise<void>,
  { channel }: Owed,
  { clock, logger }: DeliveryPorts,
): Promise<void> {
  await within(clock, showWithinMs, new AbortController().signal, work).catch((failure: unknown) => {
    logger.warn(`The channel could not ${what}`, { channel, failure: messageOf(failure) });
  });
}

const toMessage = (
  { recipient }: Owed,
  thread: string | null,
  text: string,
  { progress }: Delivery,
): OutboundMessage => ({ recipient, thread, text, attachments: [], subject: null, progress });

/**
 * In front: whoever reads it is to know before. Of what is sent in parts it must read the same at every try;
 * only a language or zone that is changed between two of them moves the cuts.
 */
export const withAge = (
  text: string,
  { lateSince }: Pick<Delivery, 'lateSince'>,
  words: ChannelWords,
): string =>
  lateSince === null
    ? text
    : [words.writtenAt(words.at(lateSince)), text].filter((part) => part !== '').join('\n\n');

const givenUpText = ({ count, from, until }: GivenUpToSend, words: ChannelWords): string =>
  words.givenUp(count, words.at(from), words.at(until));

const inDoubt = (text: string, { unsure }: Delivery, { words }: DeliveryPorts): string =>
  unsure ? `${text}\n\n${words().perhapsTwice}` : text;

function whatIsMissing(failure: unknown, words: ChannelWords): string {
  if (failure instanceof FilesRefused)
    return failure.files.map(({ name, why }) => words.fileNotSent(name, why)).join('\n\n');
  return `⚠️ ${toProblem(failure instanceof AppError ? failure : { message: messageOf(failure) }, words)}`;
}

/**
 * The same each time, but for what could not be read of the files, which is its end: what is sent in part
 * goes on where it stopped.
 */
async function toOutbound(
  { text, state, problem }: AnswerToSend,
  { words, readFile }: DeliveryPorts,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly attachments: readonly OutboundAttachment[] }> {
  if (state === 'complete' && text.trim() === '') return { text: words().nothingToShow, attachments: [] };
  const taken = takeAttachments(text);
  const attachments: OutboundAttachment[] = [];
  const refused: string[] = [];
  const addresses: string[] = [];
  for (const { kind, target } of taken.attachments) {
    if (isAddress(target)) {
      addresses.push(target);
      continue;
    }
    const file = await readFile(target, signal);
    if (file.ok) attachments.push({ kind, source: file.value });
    else refused.push(words().fileNotSent(target, file.error.message));
  }
  return {
    text: [taken.text, ...addresses, problem === null ? '' : `⚠️ ${toProblem(problem, words())}`, ...refused]
      .filter((part) => part !== '')
      .join('\n\n'),
    attachments,
  };
}

/** It stays text: fetched for a picture, it would tell its server what the model put into it. */
const isAddress = (target: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//iu.test(target);
