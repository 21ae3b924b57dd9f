import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { AppError, messageOf } from '../../../shared/errors';
import { fetchThere } from '../../platform/base/fetch-there';
import { readText } from '../../platform/base/limited-body';
import { withoutEndSlashes } from '../../platform/base/without-end-slashes';

export interface TranscriberOptions {
  /** Of a server that speaks the OpenAI protocol, such as whisper.cpp's or LocalAI. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
}

/** Bytes. */
const longestAnswer = 2 ** 20;

const Answer = z.object({ text: z.string() });

/** Writes down what is said in a sound file. Rejects with AppError channel.transcriber. */
export async function transcribe(
  file: string,
  { baseUrl, apiKey, model }: TranscriberOptions,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.set('model', model);
  form.set('file', new Blob([new Uint8Array(await readFile(file))]), basename(file));
  // As bytes: undici feeds a form from a task of its own, whose failure when the upload breaks off nobody hears.
  const packed = new Response(form);
  const body = new Uint8Array(await packed.arrayBuffer());
  try {
    const answer = await fetchThere(`${withoutEndSlashes(baseUrl)}/audio/transcriptions`, {
      method: 'POST',
      body,
      signal,
      headers: {
        'content-type': packed.headers.get('content-type') ?? 'multipart/form-data',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
    });
    if (!answer.ok) throw new Error(`it answered ${String(answer.status)}`);
    return Answer.parse(JSON.parse(await readText(answer, longestAnswer))).text.trim();
  } catch (failure) {
    signal.throwIfAborted();
    throw new AppError(
      'channel.transcriber',
      `The transcriber at ${baseUrl} did not write down a voice message: ${messageOf(failure)}`,
      {
        remedy: 'Check [channels_config.transcriber] in config.toml, and that its server runs.',
        retryable: true,
        cause: failure,
      },
    );
  }
}
