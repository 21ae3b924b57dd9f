import { isDeepStrictEqual } from 'node:util';
import type { CallFormat } from '../../../../domain/answer/call-format';
import { triggerOf } from '../../../../domain/answer/call-words';
import { fitArguments } from '../../../../shared/fit-arguments';
import type { JsonObject } from '../../../../shared/json';
import type { ConversationCall } from './conversation';
import { TemplateFailure } from './jinja';
import { learnLayout, writtenCalls } from './learn-layout';
import type { ModelTemplate } from './model-template';
import { readCallsBehindTrigger } from './read-layout';

const parameters: JsonObject = {
  type: 'object',
  properties: { text: { type: 'string' }, pin: { type: 'integer' } },
};
const noted: ConversationCall = { name: 'take_note', arguments: { text: 'a word', pin: 5 } };
const looked: ConversationCall = { name: 'look_around', arguments: {} };

/**
 * How a model writes calls, proved: calls that its template lays out come back equal. Null: its template lays out none,
 * or in a way that is not understood; a form that was learnt amiss would hold every answer to it and read none.
 */
export function understoodLayout(
  template: ModelTemplate,
  hasToken?: (text: string) => boolean,
): CallFormat | null {
  const layout = learnLayout(template, hasToken);
  if (layout === null || !template.abilities.calls) return layout;
  const proofs = [[noted], [looked], ...(layout.single === true ? [] : [[noted, looked]])];
  return proofs.every((calls) => comesBack(template, layout, calls)) ? layout : null;
}

function comesBack(template: ModelTemplate, layout: CallFormat, calls: readonly ConversationCall[]): boolean {
  const written = writtenOrNull(template, calls);
  const trigger = triggerOf(layout);
  const at = written?.indexOf(trigger) ?? -1;
  if (written === null || at === -1) return false;
  const read = readCallsBehindTrigger(layout, written.slice(at + trigger.length)) ?? [];
  const fitted = read.map(({ name, arguments: args }) => {
    const fit = fitArguments(args, parameters, 'are-refused');
    return { name, arguments: fit.ok ? fit.value : null };
  });
  return isDeepStrictEqual(fitted, calls);
}

function writtenOrNull(template: ModelTemplate, calls: readonly ConversationCall[]): string | null {
  try {
    return writtenCalls(template, calls);
  } catch (failure) {
    if (failure instanceof TemplateFailure) return null;
    throw failure;
  }
}
