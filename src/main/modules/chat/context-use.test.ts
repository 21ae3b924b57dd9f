import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextUse, type AskedWith } from './context-use';

const plain: AskedWith = { size: 4096, memories: '', leftOut: 0, shortened: false };
const tool = (name: string) => ({ name, description: 'd'.repeat(80), parameters: {} });
const total = ({ system, tools, memory, history }: ReturnType<typeof contextUse>): number =>
  system + tools + memory + history;

test('the parts add up to what the model counted, whatever a token is', () => {
  fc.assert(
    fc.property(
      fc.nat(2000),
      fc.nat(2000),
      fc.nat(5),
      fc.string(),
      fc.nat(300),
      fc.nat(9000),
      fc.nat(900),
      (system, said, tools, memories, answer, promptTokens, outputTokens) => {
        const request = {
          system: 's'.repeat(system),
          tools: Array.from({ length: tools }, (_, index) => tool(`t${String(index)}`)),
          messages: [{ role: 'user' as const, text: `${memories}${'h'.repeat(said)}` }],
        };
        const use = contextUse(
          request,
          'a'.repeat(answer),
          { promptTokens, evaluatedTokens: 0, outputTokens },
          { ...plain, memories },
        );
        expect(Math.abs(total(use) - promptTokens - outputTokens)).toBeLessThanOrEqual(2);
        expect(Math.min(use.system, use.tools, use.memory, use.history)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('a server that does not count gets an estimate, which says that it is one', () => {
  const use = contextUse(
    {
      system: 's'.repeat(400),
      tools: [],
      messages: [{ role: 'user', text: `${'m'.repeat(200)}${'h'.repeat(184)}` }],
    },
    'a'.repeat(40),
    null,
    { ...plain, size: null, memories: 'm'.repeat(200), leftOut: 4, shortened: true },
  );
  expect(use).toEqual({
    size: null,
    system: 100,
    tools: 0,
    memory: 50,
    history: 60,
    offered: 0,
    counted: false,
    leftOut: 4,
    shortened: true,
  });
});
