import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunDetail } from '../../../src/shared/run';
import { openEngine, type EngineFixture } from '../../fixtures/engine';
import { eventually } from '../../fixtures/eventually';
import { startOpenAiServer, type OpenAiServer, type SeenRequest } from '../../fixtures/openai-server/server';
import { testProgram } from '../../fixtures/test-program';

/** What a tool says of its failure is what the model reads, word for word, however calls are written. */

const error = 'E42: "main valve" stuck at 37 % & 3 bar; 밸브 고장';

const plugin = `export default {
  name: 'valve_state',
  description: 'Reads the valve',
  parameters: { type: 'object', properties: {} },
  effect: 'reads',
  execute: () => ({ success: false, output: '', error: ${JSON.stringify(error)} }),
};
`;

const program = testProgram('tests/fixtures/mcp-server.program.ts').file;

/** The calls that the model is to make, by a word of what it is asked. */
const calls = {
  plugin: { name: 'valve_state', arguments: {} },
  'a text': { name: 'mcp_plant_report', arguments: { as: 'text' } },
  'an error': { name: 'mcp_plant_report', arguments: { as: 'data of an error' } },
  'other words': { name: 'mcp_plant_report', arguments: { as: 'data beside other words' } },
  'only data': { name: 'mcp_plant_report', arguments: { as: 'data' } },
} as const;
type Asked = keyof typeof calls;
const asked = Object.keys(calls) as Asked[];

const textOf = ({ body }: SeenRequest): string =>
  body.messages.map(({ content }) => content ?? '').join('\n');
/** Of a result, as the two ways of writing tell it. */
const hasResult = (request: SeenRequest): boolean =>
  request.body.messages.some(
    ({ role, content }) => role === 'tool' || content?.includes('<tool_result name=') === true,
  );

describe.each(['native', 'xml'] as const)('with calls written in the %s way', (dispatcher) => {
  let model: OpenAiServer;
  let engine: EngineFixture;

  beforeAll(async () => {
    model = await startOpenAiServer((request) => {
      const call = calls[asked.find((word) => textOf(request).includes(`Ask for ${word}.`)) ?? 'plugin'];
      if (hasResult(request)) return { acts: [{ type: 'text', text: 'It did not work.' }] };
      return {
        acts: [
          dispatcher === 'native'
            ? { type: 'call', ...call }
            : { type: 'text', text: `<tool_call>${JSON.stringify(call)}</tool_call>` },
        ],
      };
    });
    engine = await openEngine({
      config: [
        'default_provider = "lab"',
        'default_model = "m"',
        '[providers.lab]',
        'type = "openai"',
        `base_url = "${model.baseUrl}"`,
        '[agent]',
        `tool_dispatcher = "${dispatcher}"`,
        '[gateway]',
        'port = 0',
        '[tools]',
        'plugins = ["valve"]',
        '[mcp.servers.plant]',
        `command = ${JSON.stringify(process.execPath)}`,
        `args = ["--no-warnings", ${JSON.stringify(program)}, "--reports"]`,
        'reads = ["report"]',
      ].join('\n'),
      files: { 'plugins/valve.mjs': Buffer.from(plugin) },
      sops: Object.fromEntries(
        asked.flatMap((word, index) => [
          [
            `ask-${String(index)}/SOP.toml`,
            `[sop]\nname = "ask-${String(index)}"\ndescription = "For a test"\nexecution_mode = "auto"\n`,
          ],
          [
            `ask-${String(index)}/SOP.md`,
            `## Steps\n\n1. **Look** — Ask for ${word}.\n   - tools: ${calls[word].name}\n`,
          ],
        ]),
      ),
    });
    await eventually('the MCP server', async () => (await engine.ask('mcp.list', {}))[0]?.state === 'ready');
  });
  afterAll(async () => {
    await engine.close();
    await model.close();
  });

  /** What the model was told after its call. */
  const toldSince = (before: number): string => {
    const request = model.requests.slice(before).find(hasResult);
    return request === undefined ? '' : textOf(request).replaceAll('\\"', '"');
  };

  test.each(asked)('in chat, by %s', async (word) => {
    const before = model.requests.length;
    const { id } = await engine.ask('chat.new', {});
    await engine.ask('chat.send', { conversationId: id, text: `Ask for ${word}.` });
    const answer = await eventually('the answer', async () => {
      const last = (await engine.ask('chat.open', { conversationId: id })).at(-1);
      return last?.role === 'assistant' && last.state === 'complete' ? last : null;
    });
    expect(answer.tools.map(({ state }) => state)).toEqual(['failed']);
    expect(toldSince(before)).toContain(error);
  });

  test.each(asked)('in a step, by %s', async (word) => {
    const before = model.requests.length;
    const run: RunDetail['run'] = await engine.runToEnd(`ask-${String(asked.indexOf(word))}`);
    expect([run.status, run.steps[0]?.toolCalls[0]?.success]).toEqual(['failed', false]);
    expect(toldSince(before)).toContain(error);
  });
});
