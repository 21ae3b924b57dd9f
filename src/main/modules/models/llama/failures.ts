import { basename } from 'node:path';
import { messageOf } from '../../../../shared/errors';
import type { Failure } from './protocol';

/**
 * What loading threw, told to a person. `log` is the end of llama.cpp's own log, which alone knows the reason
 * of some failures.
 */
export function toLoadFailure(file: string, thrown: unknown, log: readonly string[]): Failure {
  const name = basename(file);
  const text = messageOf(thrown);
  const kind = thrown instanceof Error ? thrown.constructor.name : '';
  if (/ENOENT/u.test(text)) {
    return {
      code: 'provider.model',
      message: `The model file ${name} does not exist (${file})`,
      remedy: 'Choose another model, or put the file back.',
      retryable: false,
    };
  }
  if (/EACCES|EPERM/u.test(text)) {
    return {
      code: 'provider.model',
      message: `The model file ${name} may not be read (${file})`,
      remedy: 'Give your user the right to read the file.',
      retryable: false,
    };
  }
  if (/magic/iu.test(text)) {
    return {
      code: 'provider.model',
      message: `${name} is not a GGUF model file`,
      remedy: 'Choose a file in GGUF format; other formats have to be converted first.',
      retryable: false,
    };
  }
  if (kind === 'InsufficientMemoryError' || /insufficient memory|not enough (?:v?ram|memory)/iu.test(text)) {
    return {
      code: 'provider.model',
      message: `There is too little memory for ${name}: ${text}`,
      remedy: 'Close other programs, choose a smaller model, or a smaller context size.',
      retryable: true,
    };
  }
  if (kind === 'NoBinaryFoundError') {
    return {
      code: 'provider.model',
      message: `No part of llama.cpp runs on this machine: ${text}`,
      remedy:
        'Install the package again with its optional dependencies, or use a server that is OpenAI-compatible.',
      retryable: false,
    };
  }
  const reason = reasonIn(log);
  if (
    /not within the file bounds|corrupted|incomplete|unexpected end|out of range|past the end|read beyond|reached end/iu.test(
      `${reason} ${text}`,
    )
  ) {
    return {
      code: 'provider.model',
      message: `${name} is cut off or damaged: ${reason === '' ? text : reason}`,
      remedy: 'Download or copy the file again and compare its size with the source.',
      retryable: false,
    };
  }
  return {
    code: 'provider.model',
    message: `${name} could not be loaded: ${reason === '' ? text : reason}`,
    remedy:
      'Check that the file is whole and that this version supports its architecture, or choose another model.',
    retryable: false,
  };
}

/** The most telling line of the log's end. */
function reasonIn(log: readonly string[]): string {
  const lines = log.map((line) => line.trim()).filter((line) => line !== '');
  return (
    lines.find(
      (line) =>
        /error|corrupted|incomplete|unknown model|not within/iu.test(line) &&
        !/failed to load model$/iu.test(line),
    ) ??
    lines.at(-1) ??
    ''
  );
}

export const toOverflow = (promptTokens: number, contextSize: number, reserve: number): Failure => ({
  code: 'provider.overflow',
  message: `The prompt has ${String(promptTokens)} tokens, and the model's context holds ${String(contextSize)}, ${String(reserve)} of them kept for the answer`,
  remedy: 'Shorten the text, start a new conversation, or choose a model with a larger context.',
  retryable: false,
});

/** Damaged weights, and drivers of graphics cards that compute wrong. */
export const noNumbers: Failure = {
  code: 'provider.model',
  message: 'The model gives no vector of a text: what it computes are no numbers',
  remedy: 'Download or copy the file again, or choose another model.',
  retryable: false,
};
