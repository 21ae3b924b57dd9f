import { request, type IncomingMessage } from 'node:http';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { AppError } from '../../../../shared/errors';
import type { Notice } from '../../../../shared/notices';
import type { Input, Output, ProcedureName } from '../../../../shared/procedures';
import type { Result } from '../../../../shared/result';
import type { Clock } from '../../../platform/base/clock';
import { buildHeader, buildId } from '../../../platform/base/build-id';
import { DeadlinePassed, within } from '../../../platform/base/within';
import { controlAddress, isNamedPipe, watcherAddress } from '../../../platform/socket/address';
import {
  ControlProtocolError,
  EngineTakesNothingError,
  HomeIsFileError,
  NoAnswerError,
  NoEngineError,
  SocketNotPermittedError,
  StrangeSocketError,
  type Stillness,
} from '../../../platform/socket/errors';
import { isOwnFolder } from '../../../platform/socket/own-folder';
import { askWatcher } from './watcher-client';
import { stillnessOf, whileItMoves, type Watching } from './while-it-moves';

/** The engine of one home, asked over its socket. */
export interface ControlClient {
  /**
   * Asks the running engine. Refusals are values; rejects with a NoEngineError, EngineTakesNothingError,
   * SocketNotPermittedError, StrangeSocketError, NoAnswerError, EngineStandsStillError, ControlProtocolError,
   * or the signal's reason. Once it has rejected nothing is done of what was not begun, but for an emergency
   * stop.
   */
  ask<P extends ProcedureName>(
    procedure: P,
    input: Input<P>,
    signal: AbortSignal,
  ): Promise<Result<Output<P>>>;
  /**
   * Resolves once the engine is listening to us: every notice from then on is in the stream, which ends with
   * the engine.
   */
  notices(signal: AbortSignal): Promise<AsyncIterable<Notice>>;
  /**
   * Each time that the engine comes to stand, and null each time that it goes on; for whoever waits long on
   * purpose. Throws the signal's reason.
   */
  stillness(signal: AbortSignal): AsyncIterable<Stillness | null>;
}

export interface ControlClientOptions {
  readonly home: string;
  readonly clock: Clock;
  /** For one answer; a notice stream has no limit. */
  readonly timeoutMs?: number;
  /** Process of the engine, as far as the home's files say. */
  readonly pid?: () => number | null;
  /** This program's. */
  readonly build?: string | null;
}

export function createControlClient({
  home,
  clock,
  timeoutMs = 30_000,
  pid = () => null,
  build = buildId,
}: ControlClientOptions): ControlClient {
  const address = controlAddress(home);
  const isInHome = isNamedPipe(address) || dirname(dirname(address)) === resolve(home);
  /** Whoever listens outside the home may be anybody; what is asked may be a secret. */
  const refuseStrangers = (): void => {
    if (!isInHome && !isOwnFolder(dirname(address))) throw new StrangeSocketError(dirname(address));
  };
  const watching: Watching = { ask: (signal) => askWatcher(watcherAddress(home), clock, signal), pid, clock };
  const explained = async (failure: unknown, signal: AbortSignal): Promise<unknown> => {
    const why = explain(failure, home, address);
    if (!(why instanceof NoEngineError)) return why;
    const answer = await watching.ask(signal);
    if (answer === null) return why;
    if (answer === 'silent') return new EngineTakesNothingError('halted', null, pid(), failure);
    return new EngineTakesNothingError(
      answer.isStarting ? 'starting' : 'ending',
      answer.still === null ? null : { pid: answer.pid, ...answer.still },
      answer.pid,
      failure,
    );
  };
  return {
    async ask(procedure, input, signal) {
      try {
        return await within(clock, timeoutMs, signal, (limited) =>
          whileItMoves(watching, limited, async (moving, taken) => {
            refuseStrangers();
            const response = await send(
              address,
              'POST',
              `/v1/${procedure}`,
              { text: JSON.stringify(input), isUrgent: urgent.has(procedure), taken },
              moving,
            );
            const isOfThisBuild = build !== null && response.headers[buildHeader] === build;
            return parseAnswer(procedure, await readText(response), isOfThisBuild);
          }),
        );
      } catch (failure) {
        if (failure instanceof DeadlinePassed) throw new NoAnswerError(procedure, timeoutMs / 1000, failure);
        throw await explained(failure, signal);
      }
    },
    async notices(signal) {
      try {
        refuseStrangers();
        const givenUp = new AbortController();
        const response = await whileItMoves(watching, signal, () =>
          send(address, 'GET', '/v1/notices', null, AbortSignal.any([signal, givenUp.signal])),
        ).catch((failure: unknown) => {
          givenUp.abort();
          throw failure;
        });
        if (response.statusCode !== 200) throw new ControlProtocolError('The engine does not stream notices');
        return readNotices(response, signal);
      } catch (failure) {
        throw await explained(failure, signal);
      }
    },
    stillness: (signal) => stillnessOf(watching, signal),
  };
}

/**
 * Done as soon as the engine can, also when whoever asked has given up waiting. Of all else the engine gets
 * the input only when it has turned to it, so that it does nothing for nobody.
 */
const urgent: ReadonlySet<ProcedureName> = new Set(['engine.stop-everything']);

interface Body {
  readonly text: string;
  readonly isUrgent: boolean;
  /** The engine has turned to it. */
  readonly taken: () => void;
}

function send(
  address: string,
  method: string,
  path: string,
  body: Body | null,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((answered, reject) => {
    const fail = (failure: Error): void => {
      reject(signal.aborted ? (signal.reason as Error) : failure);
    };
    const headers =
      body === null
        ? {}
        : {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body.text),
            expect: '100-continue',
          };
    const outgoing = request(
      { socketPath: address, method, path, signal, headers, agent: false },
      (response) => {
        response.once('error', fail);
        answered(response);
      },
    );
    outgoing.once('error', fail);
    if (body === null) {
      outgoing.end();
      return;
    }
    outgoing.once('continue', () => {
      body.taken();
      if (!body.isUrgent) outgoing.end(body.text);
    });
    if (body.isUrgent) outgoing.end(body.text);
    else outgoing.flushHeaders();
  });
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/**
 * What the very same program says needs no check, and the checks take longer to load than all else that a
 * command does.
 */
async function parseAnswer<P extends ProcedureName>(
  procedure: P,
  text: string,
  isOfThisBuild: boolean,
): Promise<Result<Output<P>>> {
  if (isOfThisBuild) return JSON.parse(text) as Result<Output<P>>;
  const { checkedAnswer } = await import('./check-answer');
  return checkedAnswer(procedure, text);
}

async function* readNotices(response: IncomingMessage, signal: AbortSignal): AsyncGenerator<Notice> {
  const { noticeIn } = await import('./check-answer');
  const lines = createInterface({ input: response, crlfDelay: Infinity });
  try {
    for await (const line of lines) {
      const notice = noticeIn(line);
      if (notice !== null) yield notice;
    }
  } catch (failure) {
    if (!signal.aborted && (failure as NodeJS.ErrnoException).code !== 'ECONNRESET') throw failure;
  } finally {
    lines.close();
    response.destroy();
  }
}

function explain(failure: unknown, home: string, address: string): unknown {
  if (failure instanceof AppError) return failure;
  switch ((failure as NodeJS.ErrnoException).code) {
    case 'ENOENT':
    case 'ECONNREFUSED':
      return new NoEngineError(home, failure);
    case 'ENOTDIR':
      return new HomeIsFileError(home, failure);
    case 'EACCES':
    case 'EPERM':
      return new SocketNotPermittedError(address, failure);
    case 'ECONNRESET':
    case 'EPIPE':
      return new ControlProtocolError('The engine ended while it was being asked', failure);
    default:
      return failure;
  }
}
