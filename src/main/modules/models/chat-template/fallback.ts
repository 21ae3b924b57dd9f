/** What `model-lab/train/export.py` writes into a file: ChatML and nothing else. */
export const plainChatMl =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>\\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/** Llama 2's, which most models without marks of their own have read. */
const llama2 =
  "{% if messages[0]['role'] == 'system' %}{% set told = messages[0]['content'] + '\\n\\n' %}{% set rest = messages[1:] %}{% else %}{% set told = '' %}{% set rest = messages %}{% endif %}{{ bos_token }}{% for message in rest %}{% if message['role'] == 'user' %}{{ '[INST] ' + (told if loop.first else '') + message['content'] + ' [/INST]' }}{% else %}{{ ' ' + message['content'] + eos_token }}{% endif %}{% endfor %}";

/** Llama 3's. */
const llama3 =
  "{{ bos_token }}{% for message in messages %}{{ '<|start_header_id|>' + message['role'] + '<|end_header_id|>\\n\\n' + message['content'] + '<|eot_id|>' }}{% endfor %}{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\\n\\n' }}{% endif %}";

/** How conversations are laid out for a file without a template that can be used, by its vocabulary. */
export function fallbackFor(hasToken: (text: string) => boolean): {
  readonly name: 'ChatML' | 'Llama 3' | 'Llama 2';
  readonly source: string;
} {
  if (hasToken('<|im_start|>')) return { name: 'ChatML', source: plainChatMl };
  if (hasToken('<|start_header_id|>')) return { name: 'Llama 3', source: llama3 };
  return { name: 'Llama 2', source: llama2 };
}
