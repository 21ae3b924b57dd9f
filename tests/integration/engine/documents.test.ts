import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer } from '../../fixtures/openai-server/server';

let engine: EngineFixture | null = null;
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await engine?.close();
  engine = null;
  for (const close of closing.splice(0)) await close();
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

test('the text of a file goes into a conversation as data; what does not fit is said, and a second file gets what is left', async () => {
  const model = await startOpenAiServer(() => ({ acts: [{ type: 'text', text: 'Read.' }] }));
  closing.push(() => model.close());
  engine = await openEngine({
    config: `default_provider = "shop"\ndefault_model = "m"\n[gateway]\nport = 0\n[providers.shop]\ntype = "openai"\nbase_url = "${model.baseUrl}"\n`,
  });
  const { ask } = engine;
  const { id } = await ask('chat.new', {});
  const night = `${'Level 92\n'.repeat(9_000)}the end`;
  const read = await ask('chat.read-document', {
    conversationId: id,
    name: 'night.log',
    base64: base64(night),
  });
  expect(read).toMatchObject({ total: night.length, pages: null });
  expect(read.shown).toBeLessThan(night.length);
  await ask('chat.send', { conversationId: id, text: `${read.block}\n\nWhat happened?` });
  await eventually(
    'the answer',
    async () => (await ask('chat.open', { conversationId: id }))[1]?.state === 'complete',
  );
  const sent = String(model.requests.at(-1)?.body.messages.at(-1)?.content);
  expect(sent).toContain(`Only its first ${String(read.shown)} of ${String(read.total)} characters fit`);
  expect(sent).toContain('\n> Level 92\n');
  expect(sent).not.toContain('the end');
  expect(sent).toContain('What happened?');

  const second = { conversationId: id, name: 'b.txt', base64: base64('x'.repeat(50_000)) };
  expect((await ask('chat.read-document', { ...second, held: read.shown - 1_000 })).shown).toBeLessThan(
    2_000,
  );
  await expect(ask('chat.read-document', { ...second, held: read.shown })).rejects.toThrow('does not fit');
  await expect(
    ask('chat.read-document', {
      ...second,
      name: 'picture.png',
      base64: readFileSync('resources/models/step-runner.gguf').subarray(0, 900).toString('base64'),
    }),
  ).rejects.toThrow('neither text nor a PDF');
});

/** A PDF of one page whose text is this, over and over. */
function longPdf(text: string, times: number): Buffer {
  const content = deflateSync(Buffer.from(`BT /F1 9 Tf (${text}) Tj ET\n`.repeat(times)));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>\nendobj\n5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>\nendobj\n4 0 obj\n<< /Length ${String(content.length)} /Filter /FlateDecode >>\nstream\n`,
    ),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

test('while a PDF is read that takes long, the engine answers', async () => {
  engine = await openEngine({ config: '[gateway]\nport = 0\n' });
  const { ask } = engine;
  const { id } = await ask('chat.new', {});
  const pdf = longPdf('Level 92', 150_000);
  const read = ask('chat.read-document', {
    conversationId: id,
    name: 'long.pdf',
    base64: pdf.toString('base64'),
  });
  let answers = 0;
  const asked = (async () => {
    for (; answers < 20; answers += 1) await ask('engine.status', {});
  })();
  expect((await read).pages).toBe(1);
  expect(answers).toBe(20);
  await asked;
});
