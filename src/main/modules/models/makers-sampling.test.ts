import { describe, expect, test } from 'vitest';
import { readGgufHeader, type GgufHeader } from './gguf/header';
import { makersWord } from './makers-sampling';

const header: GgufHeader = {
  architecture: 'any',
  contextLength: 4096,
  quantisation: null,
  cacheBytesPerToken: null,
  vocabulary: null,
  width: null,
  name: null,
  sampling: null,
  canThink: true,
  neededBytes: 0,
};

describe('by the name of the file', () => {
  test.each([
    ['Qwen3.5-0.8B-Q4_K_M.gguf', 'Qwen3.5 0.8B, 2B', 1, 1],
    ['Qwen_Qwen3.5-2B-Q4_K_M.gguf', 'Qwen3.5 0.8B, 2B', 1, 1],
    ['Qwen3.5-4B-Q4_K_M.gguf', 'Qwen3.5', 0.7, 1],
    ['Qwen3.6-35B-A3B-UD-Q4_K_M.gguf', 'Qwen3.6', 0.7, 1],
    ['Qwen3-4B-Instruct-2507-Q4_K_M.gguf', 'Qwen3', 0.7, 0.6],
    ['gemma-4-E2B-it-Q4_K_M.gguf', 'Gemma 4', 1, 1],
    ['gpt-oss-20b-MXFP4.gguf', 'gpt-oss', 1, 1],
    ['Ministral-3-3B-Instruct-2512-Q4_K_M.gguf', 'Ministral 3 Instruct', 0.15, 0.15],
    ['SmolLM3-Q4_K_M.gguf', 'SmolLM3', 0.6, 0.6],
    ['granite-4.0-h-tiny-Q4_K_M.gguf', 'Granite 4.0', 0, 0],
    ['LFM2.5-8B-A1B-Q4_K_M.gguf', 'LFM2.5 8B-A1B', 0.2, 0.2],
    ['EXAONE-4.0-1.2B-Q4_K_M.gguf', 'EXAONE 4.0', 0.1, 0.6],
  ])('%s is of %s', (file, source, plain, thinking) => {
    expect(makersWord(header, file)).toMatchObject({
      source,
      plain: { temperature: plain },
      thinking: { temperature: thinking },
    });
  });

  test.each(['Qwen3.8-4B-Distill.gguf', 'Qwen3-Embedding-0.6B-Q8_0.gguf', 'gemma-3-1b-it.gguf', 'x.gguf'])(
    'of %s nothing is known',
    (file) => {
      expect(makersWord(header, file)).toBeNull();
    },
  );
});

test('the name in the file counts where the one on disk says nothing', () => {
  expect(makersWord({ ...header, name: 'Qwen3.5 4B' }, 'model.gguf')).toMatchObject({ source: 'Qwen3.5' });
});

test('what the file says goes before what its family has', () => {
  const sampling = { temperature: 0.3, top_k: 10 };
  expect(makersWord({ ...header, sampling }, 'SmolLM3-Q4_K_M.gguf')).toEqual({
    source: 'file',
    plain: sampling,
    thinking: sampling,
    thinksByDefault: true,
  });
});

test('values of sampling, the name and the switch of a template are read from a header', () => {
  const bytes = ggufOf([
    ['general.architecture', 'llama'],
    ['general.name', 'Small'],
    ['general.basename', 'Small'],
    ['general.size_label', '1B'],
    ['general.sampling.temp', 0.7],
    ['general.sampling.top_p', 0.949_999_988],
    ['general.sampling.top_k', 20],
    ['general.sampling.penalty_repeat', 1.05],
    ['tokenizer.chat_template', '{% if enable_thinking %}{% endif %}'],
  ]);
  expect(readGgufHeader(bytes)).toMatchObject({
    header: {
      name: 'Small 1B',
      canThink: true,
      sampling: { temperature: 0.7, top_p: 0.95, top_k: 20, repeat_penalty: 1.05 },
    },
  });
});

/** A file without weights that says this. */
function ggufOf(values: readonly (readonly [string, string | number])[]): Uint8Array {
  const text = (value: string): Buffer => {
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(Buffer.byteLength(value)));
    return Buffer.concat([length, Buffer.from(value)]);
  };
  const u32 = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE(value);
    return bytes;
  };
  const float = (value: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeFloatLE(value);
    return bytes;
  };
  const counts = Buffer.alloc(16);
  counts.writeBigUInt64LE(BigInt(values.length), 8);
  return Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    counts,
    ...values.flatMap(([key, value]) => [
      text(key),
      ...(typeof value === 'string' ? [u32(8), text(value)] : [u32(6), float(value)]),
    ]),
  ]);
}
