import { harmless } from '../../../../domain/answer/inert';
import type { ModelMessage, ModelToolCall } from '../../../ports/provider';

/**
 * What a tool answered, as every model gets it: data, which holds no call. Whoever shows or records it has
 * the output as it came.
 */
export const toToolMessage = (
  { id, name }: Pick<ModelToolCall, 'id' | 'name'>,
  success: boolean,
  output: string,
): Extract<ModelMessage, { role: 'tool' }> => ({
  role: 'tool',
  callId: id,
  name,
  status: success ? 'ok' : 'error',
  output: harmless(output),
});
