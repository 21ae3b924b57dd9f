import { AppError } from '../../shared/errors';

/** Nobody listens on the home's socket. */
export class NoEngineError extends AppError {
  constructor(home: string, cause?: unknown) {
    super('control.no-engine', `No engine is running for ${home}`, {
      mend: 'Start one with `zeroclaw daemon`, or open the app with `zeroclaw`; another home is chosen with --home DIR.',
      retryable: true,
      cause,
    });
  }
}

export class HomeIsFileError extends AppError {
  constructor(home: string, cause: unknown) {
    super('control.home', `${home} is no folder, or a part of its path is none`, { mend: 'Name a folder with --home or ZEROCLAW_HOME.', cause });
  }
}

export class SocketNotPermittedError extends AppError {
  constructor(address: string, cause: unknown) {
    super('control.not-permitted', `You may not use the control socket ${address}`, {
      mend: 'Run the command as the user who started the engine.',
      cause,
    });
  }
}

export class StrangeSocketError extends AppError {
  constructor(folder: string) {
    super('control.not-permitted', `${folder}, where the control socket of this home belongs, is somebody else’s, and nothing was sent there`, {
      mend: 'Have it removed, or choose a home with a shorter path: its socket lies in the home itself.',
    });
  }
}

export class SocketHeldError extends AppError {
  constructor(address: string) {
    super('control.held', `Another engine already listens on ${address}`, {
      mend: 'Use the engine that runs, or stop it first (quit the app, or end `zeroclaw daemon`).',
    });
  }
}

export class NoAnswerError extends AppError {
  constructor(procedure: string, seconds: number, cause: unknown) {
    super('control.timeout', `The engine did not answer ${procedure} within ${String(seconds)} s`, {
      mend: 'It may be busy: try again. If it stays silent, stop it and start it again.',
      retryable: true,
      cause,
    });
  }
}

export class ControlProtocolError extends AppError {
  constructor(message: string, cause?: unknown) {
    super('control.protocol', message, {
      mend: 'The engine and this program are of different versions, or the engine ended in the middle: restart the engine with this version.',
      cause,
    });
  }
}
