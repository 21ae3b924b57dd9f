import { AppError } from '../../../shared/errors';
import { toStamp } from '../base/local-time';

/** No engine is there. */
export class NoEngineError extends AppError {
  constructor(home: string, cause: unknown) {
    super('control.no-engine', `No engine is running for ${home}`, {
      remedy:
        'Start one with `zeroclaw daemon`, or open the app with `zeroclaw`; another home is chosen with --home DIR.',
      retryable: true,
      cause,
    });
  }
}

/** An engine that does not move. */
export interface Stillness {
  /** Null: not known. */
  readonly pid: number | null;
  /** Since 1970; null: the thread that watches it does not answer either. */
  readonly since: number | null;
  readonly doing: string | null;
}

const processText = ({ pid }: Pick<Stillness, 'pid'>): string =>
  pid === null ? '' : ` (process ${String(pid)})`;

const sinceAndWhere = ({ since, doing }: Stillness): string =>
  `since ${toStamp(since ?? 0)}${doing === null ? '' : `, in ${doing}`}`;

/** That it does not move, which one, and since when. */
export const stillText = (stillness: Stillness): string =>
  stillness.since === null
    ? `The engine${processText(stillness)} does not answer, nor does the thread that watches it: it is halted, or the machine has no time for it`
    : `The engine${processText(stillness)} has stood still ${sinceAndWhere(stillness)}`;

export const stillRemedy = (stillness: Stillness): string =>
  `It may go on by itself, as when a disk answers again; its log says more. If it does not, end it${processText(stillness)} and start it again: what is under way is on record.`;

/** An engine uses the home, and nobody listens on its socket: not yet, or not any more. */
export class EngineTakesNothingError extends AppError {
  constructor(
    readonly phase: 'starting' | 'ending' | 'halted',
    /** Null: it moves. */
    readonly stillness: Stillness | null,
    pid: number | null,
    cause: unknown,
  ) {
    const { message, remedy } = whyNothingIsTaken(phase, stillness, processText({ pid }));
    super(`control.${phase}`, message, { remedy, retryable: true, cause });
  }
}

function whyNothingIsTaken(
  phase: EngineTakesNothingError['phase'],
  stillness: Stillness | null,
  which: string,
): { readonly message: string; readonly remedy: string } {
  const stood = (where: string): string =>
    stillness === null ? '' : ` It has stood still in its ${where} ${sinceAndWhere(stillness)}.`;
  const itsOwn = 'It may go on by itself; its log says more. If it does not,';
  switch (phase) {
    case 'starting':
      return {
        message: `The engine${which} is still starting, and takes nothing yet.${stood('start')}`,
        remedy:
          stillness === null ? 'Try again in a moment.' : `${itsOwn} end it${which} and start it again.`,
      };
    case 'ending':
      return {
        message: `The engine${which} is ending, and takes nothing more.${stood('end')}`,
        remedy:
          stillness === null
            ? `Wait until it has ended, then start it again. If it does not end, its log says more: kill it${which}; what is under way is on record.`
            : `${itsOwn} kill it${which} and start it again: what is under way is on record.`,
      };
    case 'halted':
      return {
        message: `The engine${which} takes nothing, and the thread that watches it does not answer: it is halted, or the machine has no time for it.`,
        remedy: `Let it go on, or kill it${which} and start it again: what is under way is on record.`,
      };
  }
}

/** It does not answer, and does nothing else either. */
export class EngineStandsStillError extends AppError {
  constructor(
    readonly stillness: Stillness,
    /** It had turned to what was asked before it came to stand. */
    readonly wasTaken: boolean,
    message = `${stillText(stillness)}. ${wasTaken ? 'It has taken what was asked; whether it is done is not known' : 'What was asked it has not taken, and does not do later'}`,
    remedy = stillRemedy(stillness),
  ) {
    super('control.stands-still', message, { remedy, retryable: true });
  }
}

/** The one thing that is done all the same as soon as it goes on. */
export class StopNotTakenError extends EngineStandsStillError {
  constructor({ stillness, wasTaken }: EngineStandsStillError) {
    super(
      stillness,
      wasTaken,
      `${wasTaken ? 'Whether the emergency stop is carried out is NOT known' : 'The emergency stop is NOT taken'}. ${stillText(stillness)}; if it goes on, it stops everything at once${wasTaken ? '' : ', and until then nothing is stopped'}`,
      `Switch off by its own switch what must not go on. If the engine does not go on, end it${processText(stillness)}: it sends nothing more then, pins stay as they are, and the stop is lost with it. Give the stop again as soon as an engine runs.`,
    );
  }
}

export class HomeIsFileError extends AppError {
  constructor(home: string, cause: unknown) {
    super('control.home', `${home} is no folder, or a part of its path is none`, {
      remedy: 'Name a folder with --home or ZEROCLAW_HOME.',
      cause,
    });
  }
}

export class SocketNotPermittedError extends AppError {
  constructor(address: string, cause: unknown) {
    super('control.not-permitted', `You may not use the control socket ${address}`, {
      remedy: 'Run the command as the user who started the engine.',
      cause,
    });
  }
}

export class StrangeSocketError extends AppError {
  constructor(folder: string) {
    super(
      'control.not-permitted',
      `${folder}, where the control socket of this home belongs, is somebody else’s, and nothing was sent there`,
      {
        remedy: 'Have it removed, or choose a home with a shorter path: its socket lies in the home itself.',
      },
    );
  }
}

export class SocketHeldError extends AppError {
  constructor(address: string) {
    super('control.held', `Another engine already listens on ${address}`, {
      remedy: 'Use the engine that runs, or stop it first (quit the app, or end `zeroclaw daemon`).',
    });
  }
}

export class NoAnswerError extends AppError {
  constructor(procedure: string, seconds: number, cause: unknown) {
    super('control.timeout', `The engine did not answer ${procedure} within ${String(seconds)} s`, {
      remedy: 'It may be busy: try again. If it stays silent, stop it and start it again.',
      retryable: true,
      cause,
    });
  }
}

export class ControlProtocolError extends AppError {
  constructor(message: string, cause?: unknown) {
    super('control.protocol', message, {
      remedy:
        'The engine and this program are of different versions, or the engine ended in the middle: restart the engine with this version.',
      cause,
    });
  }
}
