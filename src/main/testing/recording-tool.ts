import type { JsonObject } from '../../shared/json';
import { done, type Tool, type ToolResult } from '../ports/tool';

/** A tool that keeps what it was called with and answers from a list, then "done". */
export class RecordingTool implements Tool {
  readonly description: string;
  readonly brings: string | null = null;
  readonly calls: JsonObject[] = [];
  readonly #answers: (ToolResult | 'hang')[];

  constructor(
    readonly name: string,
    readonly effect: Tool['effect'] = 'acts',
    readonly parameters: JsonObject = { type: 'object' },
    answers: readonly (ToolResult | 'hang')[] = [],
  ) {
    this.description = `Records calls of ${name}`;
    this.#answers = [...answers];
  }

  async execute(args: JsonObject, _context: unknown, signal: AbortSignal): Promise<ToolResult> {
    this.calls.push(args);
    const answer = this.#answers.shift() ?? done('done');
    if (answer !== 'hang') return answer;
    return new Promise((_resolve, reject) => {
      signal.addEventListener(
        'abort',
        () => {
          reject(signal.reason as Error);
        },
        { once: true },
      );
    });
  }
}
