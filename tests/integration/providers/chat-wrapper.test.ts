import { ChatMLChatWrapper, readGgufFileInfo, resolveChatWrapper } from 'node-llama-cpp';
import { expect, test } from 'vitest';
import { plainChatMl } from '../../../src/main/providers/llama/chat-wrapper';
import { builtInModel } from './built-in';

test('the template that is taken for ChatML without asking is that of the built-in model, and the library takes it for ChatML too', async () => {
  const fileInfo = await readGgufFileInfo(builtInModel);
  expect(fileInfo.metadata.tokenizer.chat_template).toBe(plainChatMl);
  expect(resolveChatWrapper({ fileInfo, warningLogs: false })).toBeInstanceOf(ChatMLChatWrapper);
});
