import { callFormats } from './call-format';

/** Marks with which a model begins to speak for somebody else, or ends its own turn. */

const control = (names: readonly string[]): string =>
  `<[|｜]?\\/?(?:${names.join('|')})(?:\\s[^<>]*)?[|｜]?>`;

/** Roles that are not the model's own. */
const others =
  '(?:user|human|system|tool|ipython|environment|observation|developer|HUMAN|USER|SYSTEM|OBSERVATION|function[.\\w]*)';

/** A result that only the runtime tells. */
export const resultMark = new RegExp(
  [
    control([
      'tool_?responses?',
      'tool_?results?',
      'tool_?outputs?',
      'function_?responses?',
      'function_?results?',
      'function_?outputs?',
      'tool[▁_]outputs?[▁_]begin',
      'tool[▁_]output[▁_]begin',
      'start_function_response',
      'start_tool_response',
      'START_TOOL_RESULT',
      'tool_call_result',
      'tool_call_results',
      'observation',
      'execute_result',
    ]),
    '\\[TOOL_RESULTS\\]',
    '\\[TOOL_CONTENT\\]',
    '\\[Tool results\\]',
    '✿RESULT✿',
    '<\\|open\\|>(?:result|tool_result)\\b',
  ].join('|'),
  'iuy',
);

/** What ends such a result. */
export const resultEnds: readonly string[] = [
  '</tool_response>',
  '</tool_result>',
  '</tool_results>',
  '</tool_output>',
  '</function_response>',
  '</function_results>',
  '</function_result>',
  '[/TOOL_RESULTS]',
  '<|END_TOOL_RESULT|>',
];

/** A turn of somebody else. */
export const turnMark = new RegExp(
  [
    `<\\|im_start\\|>\\s*${others}`,
    `<\\|start_header_id\\|>\\s*${others}`,
    `<\\|header_start\\|>\\s*${others}`,
    `<\\|start_of_role\\|>\\s*${others}`,
    `<start_of_turn>\\s*${others}`,
    `<\\|turn>\\s*${others}`,
    `<\\|im_(?:user|system|tool)\\|>`,
    `<\\|start\\|>\\s*${others}`,
    `<[|｜]\\/?(?:user|human|system|observation|tool|ipython|developer|User|System|tool_start)[|｜]>`,
    `<\\|(?:USER|SYSTEM|TOOL|TOOL_RESULT|HUMAN)_TOKEN\\|>`,
    `<(?:seed|s):bos>\\s*${others}`,
    `\\]~[!]?b(?:os)?\\]\\s*${others}`,
    `<role>\\s*${others}\\s*</role>`,
    `<\\|open\\|>message role="?${others}`,
    '<(?:user|human|system)>',
    '\\[INST\\]',
    '\\[SYSTEM_PROMPT\\]',
    '\\[AVAILABLE_TOOLS\\]',
    '<<SYS>>',
    '(?:<\\|message_sep\\|>\\s*)?(?:user|human|system|function result)<\\|(?:role|message)_sep\\|>',
    '<\\|user_(?:start|begin)\\|>',
    '(?:GPT4 )?User<\\|end_of_turn\\|>',
  ].join('|'),
  'iuy',
);

/** A line with which a model begins to write somebody else's part. */
export const turnLine = /[ \t]*(?:\*\*)?(?:Observation|User|Human|사용자|관찰)(?:\*\*)?[ \t]*:/uy;

/** The end of the model's turn: nobody speaks for it behind that. */
export const endMark = new RegExp(
  [
    '<\\|(?:im_end|eot_id|eom_id|eot|eom|endoftext|end_of_text|end_of_turn|END_OF_TURN_TOKEN|return|call|end_of_role|end_of_message|user_end|assistant_end|END_RESPONSE_TOKEN)\\|>',
    '<[|｜]end[▁_]of[▁_]sentence[|｜]>',
    '<end_of_turn>',
    '<turn\\|>',
    '<seed:eos>',
    '<(?:EOS|EOS_TOKEN|eos)>',
    '</s>',
    '\\[e~\\[',
    '<\\|close\\|>message<\\|sep\\|>',
  ].join('|'),
  'uy',
);

/** The model's own turn, its channels and their frames: taken off wherever they stand. */
export const frameMark = new RegExp(
  [
    '<\\|im_start\\|>\\s*assistant\\b',
    '<\\|start_header_id\\|>\\s*assistant\\s*<\\|end_header_id\\|>',
    '<\\|header_start\\|>\\s*assistant\\s*<\\|header_end\\|>',
    '<\\|start_of_role\\|>\\s*assistant\\s*<\\|end_of_role\\|>',
    '<start_of_turn>\\s*model\\b',
    '<\\|turn>\\s*model\\b',
    '<seed:bos>\\s*assistant\\b',
    '\\]~b\\]\\s*ai\\b',
    '<role>\\s*ASSISTANT\\s*</role>',
    '(?:<\\|start\\|>\\s*assistant\\s*)?<\\|channel\\|>\\s*(?:final|commentary)\\b[^<\\n]*(?:<\\|constrain\\|>[^<\\n]*)?<\\|message\\|>',
    '<\\|start\\|>\\s*assistant\\b ?',
    'to=(?:user|[\\w.:-]{1,128}(?=<\\|message\\|>\\s*<))<\\|message\\|>',
    '<\\|open\\|>(?:response|message|tools)[^<]*<\\|sep\\|>',
    '<\\|close\\|>(?:response|message|tools|think)<\\|sep\\|>',
    'assistant<\\|(?:role|message)_sep\\|>',
    '<\\|(?:role|message)_sep\\|>',
    '>>>all[ \\t]*\\n',
    '</?(?:response|answer|assistant|final_answer)>',
    '\\[/?(?:BEGIN|END) FINAL RESPONSE\\]',
    '\\[/INST\\]|\\[/TOOL_RESULTS\\]',
    '</?tool_(?:response|result|output)s?>',
    '</(?:tool_calls?|function_calls?|toolcall|tool-call|function|invoke|tools|minimax:tool_call|seed:tool_call)>',
    '<s>(?=\\s*\\S)',
    '<[|｜][^\\s<>|｜][^<>|｜\\n]{0,60}[|｜]?>',
    '<[a-z_]{2,40}\\|>',
    '<(?:BOS_TOKEN|EOS_TOKEN|bos|eos|pad|unk|sep)>',
    '\\]~b\\]',
    '\\[e~\\[',
  ].join('|'),
  'uy',
);

/** How sections of calls end. */
export const sectionCloses: readonly string[] = [
  ...new Set(callFormats.flatMap(({ section }) => section?.close ?? [])),
].sort((a, b) => b.length - a.length);
