import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PacedServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

/** A server of the OpenAI protocol whose every answer is this text, a token at a time, so many a second. */
export async function startPacedServer(tokens: readonly string[], perSecond: number): Promise<PacedServer> {
  const chunk = (delta: object, finish: string | null): string =>
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  const write = (response: ServerResponse): void => {
    const begun = performance.now();
    let sent = 0;
    const timer = setInterval(() => {
      const due = Math.min(tokens.length, Math.floor(((performance.now() - begun) * perSecond) / 1000));
      for (; sent < due; sent += 1) response.write(chunk({ content: tokens[sent] }, null));
      if (sent < tokens.length) return;
      clearInterval(timer);
      response.end(
        `${chunk({}, 'stop')}data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 2000, completion_tokens: tokens.length, total_tokens: 2000 + tokens.length } })}\n\ndata: [DONE]\n\n`,
      );
    }, 1000 / perSecond);
    response.on('close', () => {
      clearInterval(timer);
    });
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // The trial that every model gets first: one call of a trivial tool.
      if (body.includes('"report_ready"'))
        response.end(
          `${chunk({ tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name: 'report_ready', arguments: '{"ready":true}' } }] }, null)}${chunk({}, 'tool_calls')}data: [DONE]\n\n`,
        );
      else write(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
