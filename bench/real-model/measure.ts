import { complete, type ModelRequest, type Provider } from '../../src/main/ports/provider';

export type Asked = Pick<ModelRequest, 'system' | 'messages' | 'tools' | 'maxTokens' | 'conversation'>;

export const requestOf = (asked: Asked): ModelRequest => ({ ...asked, temperature: 0, priority: 'chat' });

/** Tokens a second, from the first to the last. */
export async function speedOf(provider: Provider, asked: Asked): Promise<number> {
  let first = 0;
  const answer = await complete(provider, requestOf(asked), new AbortController().signal, (delta) => {
    if (first === 0 && delta.type === 'text') first = performance.now();
  });
  return (((answer.usage?.outputTokens ?? 0) - 1) * 1000) / (performance.now() - first);
}

/** Milliseconds until the first words or call; the answer is read to its end. */
export async function firstToken(provider: Provider, asked: Asked): Promise<number> {
  const startedAt = performance.now();
  let first: number | null = null;
  await complete(provider, requestOf(asked), new AbortController().signal, (delta) => {
    if (delta.type !== 'progress') first ??= performance.now() - startedAt;
  });
  return first ?? Number.NaN;
}
