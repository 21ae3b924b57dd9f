// npm run bench -- prefix-reuse [--turns 20] How many tokens of each prompt of a chat are evaluated, next to
// how many of them are new. See bench/README.md.
import { parseArgs } from 'node:util';
import { getLlama } from 'node-llama-cpp';
import { holdConversation, plantChat, plantWords } from '../tests/fixtures/conversation';
import { tinyModel } from '../tests/fixtures/random-gguf';
import { openScriptedModelEngine } from '../tests/fixtures/scripted-model/engine';
import { holdChat } from '../tests/fixtures/scripted-model/held-chat';
import { gpioWrite, providerOf, startHost } from '../tests/integration/providers/built-in';
import { figure, judge, makeModel, median } from './local-model/model-in-home';

const { values } = parseArgs({ options: { turns: { type: 'string', default: '20' } } });
const turns = Number(values.turns);
const model = makeModel({ ...tinyModel, context: 32_768 });
const host = startHost();
/** What the chat template puts around a message. */
const around = '<|im_start|>user\n<|im_end|>\n';
try {
  const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, progressLogs: false });
  const { tokenizer } = await llama.loadModel({ modelPath: model.path, vocabOnly: true });
  const measures = await holdConversation(
    providerOf(host, model.path, 32_768),
    plantChat(turns),
    { system: 'You are ZeroClaw.', tools: [gpioWrite], conversation: 'chat:mine', startedAt: Date.now() },
    new AbortController().signal,
  );
  console.log(
    'prefix-reuse: questions of a dozen words, answers of sixty, memories, tools and a stop among them; tokens counted by llama.cpp\n',
  );
  console.log(['turn', 'prompt', 'new', 'evaluated', 'ratio'].map((cell) => cell.padStart(12)).join(''));
  const ratios: number[] = [];
  for (const [index, { usage, fresh }] of measures.entries()) {
    if (usage === null) {
      console.log(`${String(index + 1).padStart(12)}     stopped`);
      continue;
    }
    const tokens = fresh.reduce(
      (sum, text) => sum + tokenizer(text).length + tokenizer(around, true).length,
      0,
    );
    const ratio = usage.evaluatedTokens / tokens;
    if (index > 0) ratios.push(ratio);
    console.log(
      [index + 1, usage.promptTokens, tokens, usage.evaluatedTokens]
        .map((cell) => String(cell).padStart(12))
        .join('') + figure(ratio, 3),
    );
  }
  console.log('');
  judge(`evaluated / new on turn ${String(turns)}`, ratios.at(-1) ?? Infinity, 1.05, 'below');
  judge('evaluated / new, median of all turns but the first', median(ratios), 1.05, 'below');
  await throughTheEngine();
} finally {
  await host.close();
  model.remove();
}

/** The same with chat, tools, memory and store around it. */
async function throughTheEngine(): Promise<void> {
  const context = 6144;
  const engine = await openScriptedModelEngine({
    contextSize: context,
    model: { ...tinyModel, context, known: plantWords },
  });
  try {
    console.log(
      `\nthrough the whole engine, with all tools and memories; a context of ${String(context)} tokens, two tools in every sixth turn\n`,
    );
    console.log(
      ['turn', 'requests', 'prompt', 'new', 'evaluated', 'ratio'].map((cell) => cell.padStart(12)).join(''),
    );
    const held = await holdChat(engine, turns, 60);
    for (const [index, { requests, fresh, evaluated }] of held.entries())
      console.log(
        [index + 1, requests.length, requests.at(-1)?.usage.promptTokens ?? 0, fresh, evaluated]
          .map((cell) => String(cell).padStart(12))
          .join('') + figure(evaluated / fresh, 3),
      );
    const whole = held.filter(({ isCut }, index) => index > 0 && !isCut);
    const inAll = (of: 'evaluated' | 'fresh'): number => whole.reduce((sum, turn) => sum + turn[of], 0);
    console.log('');
    judge(
      'whole engine, the worst turn but the first and those that are cut',
      Math.max(...whole.map(({ evaluated, fresh }) => evaluated / fresh)),
      1.05,
      'below',
    );
    judge('whole engine, these turns together', inAll('evaluated') / inAll('fresh'), 1.05, 'below');
  } finally {
    await engine.close();
  }
}
process.exit();
