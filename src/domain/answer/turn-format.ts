/**
 * How families of models mark turns: one row a family. Where the model stops and somebody else begins, what it
 * thinks, and what only the runtime tells, are read by these rows alone. All fields are sources of patterns, and
 * `{other}` stands for a role that is not the model's own.
 */
export interface TurnFormat {
  readonly id: string;
  /** Who writes so. */
  readonly models: string;
  /** A turn of somebody else begins; in any letter case. */
  readonly others?: readonly string[];
  /** The model's own turn begins, or one of its frames that says nothing: taken off wherever it stands. */
  readonly own?: readonly string[];
  /** The model's turn ends. */
  readonly ends?: readonly string[];
  /** A result, which only the runtime tells; in any letter case. `close` is no pattern. */
  readonly results?: { readonly open: readonly string[]; readonly close: readonly string[] };
  readonly thoughts?: readonly ThoughtMarks[];
}

/** Marks around a thought; in any letter case. */
export interface ThoughtMarks {
  readonly open: string;
  readonly close: string;
  /** What closes it also ends other things: without an opening mark it ends no thought. */
  readonly shared?: true;
  /** What the runtime writes to end a thought that takes too long, so that the answer begins. */
  readonly ended: string;
}

/** Names of the tags between which models think. */
export const thoughtTags = [
  'think',
  'thinking',
  'thought',
  'reasoning',
  'reflection',
  'scratchpad',
  'antthinking',
  'seed:think',
  'mm:think',
] as const;

const resultNames = [
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
];

/** `ended` of a thought between tags: the opening one with a stroke, on a line of its own. */
export const ofTag = '</>';

export const turnFormats: readonly TurnFormat[] = [
  {
    id: 'chatml',
    models: 'Qwen, Hermes, SmolLM, Yi, InternLM and most small models',
    others: ['<\\|im_start\\|>\\s*{other}'],
    own: ['<\\|im_start\\|>\\s*assistant\\b'],
    ends: ['<\\|im_end\\|>'],
  },
  {
    id: 'llama3',
    models: 'Llama 3',
    others: ['<\\|start_header_id\\|>\\s*{other}'],
    own: ['<\\|start_header_id\\|>\\s*assistant\\s*<\\|end_header_id\\|>'],
    ends: ['<\\|(?:eot_id|eom_id|end_of_text)\\|>'],
  },
  {
    id: 'llama4',
    models: 'Llama 4, Muse',
    others: ['<\\|header_start\\|>\\s*{other}'],
    own: [
      '<\\|header_start\\|>\\s*assistant\\s*<\\|header_end\\|>',
      'to=(?:user|[\\w.:-]{1,128}(?=<\\|message\\|>\\s*<))<\\|message\\|>',
    ],
    ends: ['<\\|(?:eot|eom|end_of_message)\\|>'],
    thoughts: [
      { open: 'to=self<\\|message\\|>', close: '<\\|(?:eom|eot|end)\\|>', shared: true, ended: '<|eom|>' },
    ],
  },
  {
    id: 'granite',
    models: 'Granite 3 and 4',
    others: ['<\\|start_of_role\\|>\\s*{other}'],
    own: ['<\\|start_of_role\\|>\\s*assistant\\s*<\\|end_of_role\\|>'],
    ends: ['<\\|end_of_role\\|>'],
  },
  {
    id: 'gemma',
    models: 'Gemma 1 to 3, FunctionGemma',
    others: ['<start_of_turn>\\s*{other}'],
    own: ['<start_of_turn>\\s*model\\b'],
    ends: ['<end_of_turn>'],
  },
  {
    id: 'gemma4',
    models: 'Gemma 4',
    others: ['<\\|turn>\\s*{other}'],
    own: ['<\\|turn>\\s*model\\b'],
    ends: ['<turn\\|>'],
    thoughts: [{ open: '<\\|channel>(?:thought|analysis)\\b', close: '<channel\\|>', ended: '<channel|>' }],
  },
  {
    id: 'harmony',
    models: 'gpt-oss',
    others: ['<\\|start\\|>\\s*{other}'],
    own: [
      '(?:<\\|start\\|>\\s*assistant\\s*)?<\\|channel\\|>\\s*(?:final|commentary)\\b[^<\\n]*(?:<\\|constrain\\|>[^<\\n]*)?<\\|message\\|>',
      '<\\|start\\|>\\s*assistant\\b ?',
    ],
    ends: ['<\\|(?:return|call)\\|>'],
    // It opens only: the next message ends it.
    thoughts: [
      {
        open: '(?:<\\|start\\|>assistant)?<\\|channel\\|>\\s*analysis\\b[^<]*(?:<\\|constrain\\|>[^<]*)?(?:<\\|message\\|>)?',
        close: '<\\|(?:end|call|return)\\|>|(?=<\\|(?:start|channel)\\|>)',
        shared: true,
        ended: '<|end|><|start|>assistant<|channel|>final<|message|>',
      },
    ],
  },
  {
    id: 'mistral',
    models: 'Mistral, Magistral, Devstral, Llama 2',
    others: ['\\[INST\\]', '\\[SYSTEM_PROMPT\\]', '\\[AVAILABLE_TOOLS\\]', '<<SYS>>'],
    own: ['\\[/INST\\]|\\[/TOOL_RESULTS\\]', '<s>(?=\\s*\\S)'],
    ends: ['</s>'],
    results: { open: ['\\[TOOL_RESULTS\\]', '\\[TOOL_CONTENT\\]'], close: ['[/TOOL_RESULTS]'] },
    thoughts: [{ open: '\\[THINK\\]', close: '\\[/THINK\\]', ended: '[/THINK]' }],
  },
  {
    id: 'bars',
    models: 'Phi, GLM, DeepSeek, Zephyr, TeleChat, EXAONE, Solar, Hunyuan',
    others: [
      '<[|｜]\\/?(?:user|human|system|observation|tool|ipython|developer|User|System|tool_start)[|｜]>',
      // Of whatever family: its name says whose turn it is.
      '<[|｜](?:[a-z]{1,12}[_:▁])?(?:user|human)(?:[_:▁](?:start|begin))?[|｜]>',
      '\\[[|｜](?:user|human|system|tool|observation)[|｜]\\]',
      '<[|｜]begin[|｜]>\\s*{other}',
      '(?:GPT4 )?User<\\|end_of_turn\\|>',
    ],
    own: ['\\[[|｜]assistant[|｜]\\]', '<[|｜]begin[|｜]>\\s*assistant(?:<[|｜]content[|｜]>)?'],
    ends: [
      '\\[[|｜]endofturn[|｜]\\]',
      '<[|｜]end[▁_]of[▁_]sentence[|｜]>',
      '<\\|(?:endoftext|end_of_turn|user_end|assistant_end)\\|>',
      // Of whatever family: its name says that something of the whole ends.
      '<[|｜](?:[Ee][Oo][SsTtMmDd]|(?:end|END)[_▁-]?(?:of|OF)[_▁-]?(?:turn|TURN|text|TEXT|message|response|answer|dialog|document)|(?:turn|message|response|answer)[_▁-]end|stop)[|｜]>',
      // Of Phi; gpt-oss ends each of its messages so, and goes on.
      '<\\|end\\|>(?!\\s*<\\|(?:start|channel)\\|>)',
    ],
    thoughts: [
      { open: '<\\|begin_of_thought\\|>', close: '<\\|end_of_thought\\|>', ended: '<|end_of_thought|>' },
      { open: '<[|｜]think(?:ing)?[|｜]>', close: '<[|｜]/think(?:ing)?[|｜]>', ended: ofTag },
      { open: '<\\|think:start\\|>', close: '<\\|think:end\\|>', ended: '<|think:end|>' },
    ],
  },
  {
    id: 'command',
    models: 'Command R, Command A',
    others: ['<\\|(?:USER|SYSTEM|TOOL|TOOL_RESULT|HUMAN)_TOKEN\\|>'],
    ends: ['<\\|(?:END_OF_TURN_TOKEN|END_RESPONSE_TOKEN)\\|>'],
    results: { open: [], close: ['<|END_TOOL_RESULT|>'] },
    thoughts: [{ open: '<\\|START_THINKING\\|>', close: '<\\|END_THINKING\\|>', ended: '<|END_THINKING|>' }],
  },
  {
    id: 'seed',
    models: 'Seed-OSS',
    others: ['<(?:seed|s):bos>\\s*{other}'],
    own: ['<seed:bos>\\s*assistant\\b'],
    ends: ['<seed:eos>'],
  },
  {
    id: 'minimax',
    models: 'MiniMax M1 to M3',
    others: ['\\]~[!]?b(?:os)?\\]\\s*{other}'],
    own: ['\\]~b\\]\\s*ai\\b', '\\]~b\\]', '\\[e~\\['],
    ends: ['\\[e~\\['],
  },
  {
    id: 'role-tags',
    models: 'Ling, Ring',
    others: ['<role>\\s*{other}\\s*</role>'],
    own: ['<role>\\s*ASSISTANT\\s*</role>'],
  },
  {
    id: 'kimi',
    models: 'Kimi K2 and K3',
    others: ['<\\|im_(?:user|system|tool)\\|>', '<\\|open\\|>message role="?{other}'],
    own: [
      '<\\|open\\|>(?:response|message|tools)[^<]*<\\|sep\\|>',
      '<\\|close\\|>(?:response|message|tools|think)<\\|sep\\|>',
    ],
    ends: ['<\\|close\\|>message<\\|sep\\|>'],
    results: { open: ['<\\|open\\|>(?:result|tool_result)\\b'], close: [] },
    thoughts: [
      {
        open: '<\\|open\\|>think<\\|sep\\|>',
        close: '<\\|close\\|>think<\\|sep\\|>',
        ended: '<|close|>think<|sep|>',
      },
      { open: '◁think▷', close: '◁/think▷', ended: '◁/think▷' },
    ],
  },
  {
    id: 'gigachat',
    models: 'GigaChat',
    others: ['(?:<\\|message_sep\\|>\\s*)?(?:user|human|system|function result)<\\|(?:role|message)_sep\\|>'],
    own: ['assistant<\\|(?:role|message)_sep\\|>', '<\\|(?:role|message)_sep\\|>'],
  },
  {
    id: 'apertus',
    models: 'Apertus',
    thoughts: [
      {
        open: '<\\|inner_prefix\\|>',
        close: '<\\|inner_suffix\\|>|(?=<\\|tools_prefix\\|>)',
        ended: '<|inner_suffix|>',
      },
    ],
  },
  {
    id: 'apriel',
    models: 'Apriel',
    own: ['\\[/?(?:BEGIN|END) FINAL RESPONSE\\]'],
    thoughts: [
      {
        open: '\\[BEGIN THINKING\\]',
        close: '\\[END THINKING\\]|(?=\\[BEGIN FINAL RESPONSE\\])',
        ended: '[END THINKING]',
      },
    ],
  },
  { id: 'functionary', models: 'Functionary 3.2', own: ['>>>all[ \\t]*\\n'] },
  {
    id: 'functionary2',
    models: 'Functionary 2',
    others: ['<\\|from\\|>\\s*(?!assistant\\b)[\\w.]+'],
    own: ['<\\|from\\|>\\s*assistant\\s*', '<\\|recipient\\|>\\s*all\\s*', '<\\|content\\|>'],
    ends: ['<\\|stop\\|>'],
  },
  {
    id: 'longcat',
    models: 'LongCat Flash',
    others: ['\\[Round \\d+\\]\\s*USER:'],
    own: ['(?:\\[Round \\d+\\]\\s*)?ASSISTANT:(?=\\s*(?:<longcat|$))'],
    ends: ['</longcat_s>'],
    thoughts: [{ open: '<longcat_think>', close: '</longcat_think>', ended: ofTag }],
  },
  {
    id: 'plamo',
    models: 'PLaMo 3',
    ends: ['<\\|plamo:tag\\|>'],
    thoughts: [
      {
        open: '<\\|plamo:begin_think:plamo\\|>',
        close: '<\\|plamo:end_think:plamo\\|>',
        ended: '<|plamo:end_think:plamo|>',
      },
    ],
  },
  {
    id: 'qwen-agent',
    models: 'Qwen-Agent',
    results: { open: ['✿RESULT✿'], close: [] },
  },
  {
    id: 'plain-tags',
    models: 'small models, and what a runtime invents',
    others: [
      '<(?:user|human|system)(?:[_-](?:turn|message|input|query))?>',
      '<(?:message|turn) role=["\']?{other}',
    ],
    own: [
      '</?(?:response|answer|assistant|final_answer)>',
      '</?tool_(?:response|result|output)s?>',
      '</(?:tool_calls?|function_calls?|toolcall|tool-call|function|invoke|tools|minimax:tool_call|seed:tool_call)>',
      '<[|｜][^\\s<>|｜][^<>|｜\\n]{0,60}[|｜]?>',
      '<[a-z_]{2,40}\\|>',
      '<(?:BOS_TOKEN|EOS_TOKEN|bos|eos|pad|unk|sep)>',
    ],
    ends: ['<(?:EOS|EOS_TOKEN|eos)>'],
    results: {
      open: [
        `<[|｜]?\\/?(?:${resultNames.join('|')})(?:[_:▁](?:start|begin))?(?:\\s[^<>]*)?[|｜]?>`,
        '\\[Tool results\\]',
      ],
      close: [
        '</tool_response>',
        '</tool_result>',
        '</tool_results>',
        '</tool_output>',
        '</function_response>',
        '</function_results>',
        '</function_result>',
      ],
    },
  },
];
