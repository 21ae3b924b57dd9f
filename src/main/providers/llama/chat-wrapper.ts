import { ChatMLChatWrapper, resolveChatWrapper, type ChatWrapper, type LlamaModel } from 'node-llama-cpp';

/** What `model-lab/train/export.py` writes into a file: ChatML and nothing else. */
export const plainChatMl =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/**
 * How the turns of a conversation are laid out for this model. The library finds out by rendering the model's
 * template many times, which takes longer than loading a small model: hence once for all conversations, and
 * not at all for the template that is ours.
 */
export const chatWrapperOf = (model: LlamaModel): ChatWrapper =>
  model.fileInfo.metadata.tokenizer.chat_template === plainChatMl
    ? new ChatMLChatWrapper()
    : resolveChatWrapper(model);
