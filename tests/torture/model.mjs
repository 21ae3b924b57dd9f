// A model behind the OpenAI protocol, as a process of its own that can be killed and held: it writes the number
// that it was asked about into a file where it has the tool for it, and else says it again.
import { createServer } from 'node:http';

const [port] = process.argv.slice(2);

createServer((request, response) => {
  let text = '';
  request.on('data', (bytes) => {
    text += bytes;
  });
  request.on('end', () => {
    const body = readBody(text);
    if (body === null || !request.url?.endsWith('/chat/completions')) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"not here"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const line of linesOf(answerTo(body))) response.write(`data: ${line}\n\n`);
    response.end();
  });
  request.on('error', () => {});
}).listen(Number(port), '127.0.0.1', () => {
  process.stdout.write('ready\n');
});

function readBody(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answerTo({ messages = [], tools = [] }) {
  const names = tools.map((tool) => tool.function?.name);
  if (names.includes('report_ready')) return { call: 'report_ready', values: { ready: true } };
  const said = messages.map(({ content }) =>
    typeof content === 'string' ? content : JSON.stringify(content ?? ''),
  );
  const number = /\bx\d+-\d+-\d+\b(?![^]*\bx\d+-\d+-\d+\b)/u.exec(said.join('\n'))?.[0] ?? 'none';
  if (names.includes('step_output')) return { call: 'step_output', values: { n: number } };
  if (
    names.includes('file_write') &&
    messages.at(-1)?.role !== 'tool' &&
    said.some((text) => text.includes('model.txt'))
  )
    return { call: 'file_write', values: { path: 'model.txt', content: `${number}\n`, append: true } };
  return { text: `re ${number}` };
}

function linesOf({ call, values, text }) {
  const chunk = (delta, finish = null) =>
    JSON.stringify({
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
    });
  const said =
    call === undefined
      ? [chunk({ content: text })]
      : [
          chunk({
            tool_calls: [
              {
                index: 0,
                id: 'call_0',
                type: 'function',
                function: { name: call, arguments: JSON.stringify(values) },
              },
            ],
          }),
        ];
  return [
    ...said,
    chunk({}, call === undefined ? 'stop' : 'tool_calls'),
    JSON.stringify({ choices: [], usage: { prompt_tokens: 20, completion_tokens: 5, total_tokens: 25 } }),
    '[DONE]',
  ];
}
