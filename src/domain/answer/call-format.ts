/**
 * How models write calls: one row a format, of the table below or learnt from a model's template. The reader, the
 * grammar, the writer, and what text from outside must not carry, are made from these rows.
 */
export interface CallFormat {
  readonly id: string;
  /** Who writes so. */
  readonly models: string;
  /**
   * Marks before the first call and behind the last; the first of each is written. Absent: the calls stand
   * alone.
   */
  readonly section?: {
    readonly open: readonly string[];
    readonly close: readonly string[];
    /** The calls may stand without them. */
    readonly optional?: true;
  };
  readonly form: CallForm;
  /** What stands between two calls when one is written. */
  readonly between: string;
  /** One call an answer. */
  readonly single?: true;
  /**
   * What tells within an answer that calls begin; empty: they stand at its start alone. Absent: what opens the
   * section.
   */
  readonly trigger?: string;
}

/**
 * Templates name the parts of a mark: `{name}` of the tool, `{key}` of an argument, `{any}` for what a
 * runtime puts there. A blank is any white space or none; a line break as well.
 */
export type CallForm =
  /** A JSON object that holds the name and the arguments, or a list of such. */
  | { readonly kind: 'json-call'; readonly list: boolean; readonly keys: readonly [string, string] }
  /** A JSON object whose one key is the name. */
  | { readonly kind: 'json-by-name' }
  /** A JSON object of arguments behind a head with the name. */
  | { readonly kind: 'json-arguments'; readonly head: readonly string[]; readonly end: readonly string[] }
  /** Elements, one an argument, behind a head with the name. */
  | {
      readonly kind: 'elements';
      readonly head: readonly string[];
      readonly end: readonly string[];
      /** The first one for a type is written. */
      readonly argument: readonly ElementMarks[];
      /** What stands between two arguments when they are written. */
      readonly between?: string;
      /** Every value stands on lines of its own. */
      readonly lines?: true;
      /** Objects and lists are elements in elements; those of a list are called `item`. */
      readonly nested?: true;
      /** The name counts only when it is the name of an offered tool. */
      readonly loose?: true;
    }
  /** `tool(key=value)`, in a list or alone. */
  | { readonly kind: 'python'; readonly list: boolean; readonly head: readonly string[] }
  /** `call:tool{key:value}` with a mark of its own around texts. */
  | { readonly kind: 'gemma'; readonly quote: string };

export interface ElementMarks {
  readonly open: string;
  readonly close: string;
  /** Absent: for every type. A text alone is written between marks of its own. */
  readonly types?: readonly ValueType[];
}

/** As JSON Schema calls them. */
export const valueTypes = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const;
export type ValueType = (typeof valueTypes)[number];

const callTags = ['tool_call', 'toolcall', 'tool-call', 'function_call', 'tool_calls', 'TOOLCALL', 'tools'];
const opened = (names: readonly string[]): readonly string[] => names.map((name) => `<${name}>`);
const closed = (names: readonly string[]): readonly string[] => names.map((name) => `</${name}>`);
const tagged = { open: opened(callTags), close: closed(callTags) };
const invoked = [
  'function_calls',
  'minimax:tool_call',
  'minimax:toolcall',
  'minimax:tool_calls',
  'dots_function_call',
];

const nameArguments = ['name', 'arguments'] as const;
const m3 = ']<]minimax[>[';

/** Elements as DeepSeek writes them, under the word of whoever made the model. */
const typedElements = (id: string, models: string, word: string): CallFormat => ({
  id,
  models,
  section: {
    open: [`<｜${word}｜function_calls>`, `<｜${word}｜tool_calls>`],
    close: [`</｜${word}｜function_calls>`, `</｜${word}｜tool_calls>`],
    optional: true,
  },
  form: {
    kind: 'elements',
    head: [`<｜${word}｜invoke name="{name}">`],
    end: [`</｜${word}｜invoke>`],
    argument: [
      { open: `<｜${word}｜parameter name="{key}" string="{string}">`, close: `</｜${word}｜parameter>` },
    ],
  },
  between: '\n',
});

/** Elements as GLM writes them, with tags of whoever made the model. */
function keyedElements(id: string, models: string, tagged: (tag: string) => string): CallFormat {
  const [calls, call, key, type, value] = ['tool_calls', 'tool_call', 'arg_key', 'arg_type', 'arg_value'].map(
    tagged,
  ) as [string, string, string, string, string];
  const named = `<${key}>{key}</${key}>`;
  return {
    id,
    models,
    section: { open: [`<${calls}>`], close: [`</${calls}>`], optional: true },
    form: {
      kind: 'elements',
      head: [`<${call}>{name}(?=<${key}>)`, `<${call}>{name}(?=</${call}>)`],
      end: [`</${call}>`],
      argument: [
        { open: `${named}<${value}>`, close: `</${value}>` },
        { open: `${named}<${type}>{type}</${type}><${value}>`, close: `</${value}>` },
      ],
    },
    between: '\n',
  };
}

/** The product's own form, for models that have none: every family has read it somewhere. */
export const ownFormat: CallFormat = {
  id: 'hermes',
  models: 'the product itself, Hermes, Qwen 2.5 and 3, MiMo, Reka, Granite 4, Jamba, MiniMax M1',
  section: {
    open: [
      ...tagged.open,
      ...opened(['invoke', ...invoked]),
      '<|tool_call|>',
      '<|tool_calls|>',
      '<|function_call|>',
    ],
    close: [...tagged.close, ...closed(['invoke', ...invoked]), '<|/tool_call|>', '<|/tool_calls|>'],
  },
  form: { kind: 'json-call', list: false, keys: nameArguments },
  between: '</tool_call>\n<tool_call>',
};

export const callFormats: readonly CallFormat[] = [
  ownFormat,
  {
    id: 'json-list',
    models: 'Apriel, Hunyuan, Nemotron Nano 2',
    section: { open: ['<tool_calls>', '<TOOLCALL>'], close: ['</tool_calls>', '</TOOLCALL>'] },
    form: { kind: 'json-call', list: true, keys: nameArguments },
    between: ', ',
  },
  {
    id: 'granite',
    models: 'Granite 3, Phi 4',
    section: { open: ['<|tool_call|>'], close: ['<|/tool_call|>'] },
    form: { kind: 'json-call', list: true, keys: nameArguments },
    between: ', ',
  },
  {
    id: 'mistral-list',
    models: 'Mistral Nemo, Mistral Large',
    section: { open: ['[TOOL_CALLS]'], close: ['[/TOOL_CALLS]'] },
    form: { kind: 'json-call', list: true, keys: nameArguments },
    between: ', ',
  },
  {
    id: 'command',
    models: 'Command R7B, Command A',
    section: { open: ['<|START_ACTION|>'], close: ['<|END_ACTION|>'] },
    form: { kind: 'json-call', list: true, keys: ['tool_name', 'parameters'] },
    between: ', ',
  },
  {
    id: 'command-plus',
    models: 'Command R+',
    section: { open: ['Action:\n```json', 'Action: ```json'], close: ['\n```'] },
    form: { kind: 'json-call', list: true, keys: ['tool_name', 'parameters'] },
    between: ', ',
  },
  {
    id: 'firefunction',
    models: 'FireFunction 2',
    section: { open: ['functools'], close: [] },
    form: { kind: 'json-call', list: true, keys: nameArguments },
    between: ', ',
  },
  {
    id: 'gigachat',
    models: 'GigaChat 3',
    section: { open: ['function call<|role_sep|>', '<|function_call|>'], close: [] },
    form: { kind: 'json-call', list: false, keys: nameArguments },
    between: '\n',
  },
  {
    id: 'internlm',
    models: 'InternLM 2 and 3',
    section: {
      open: ['<|action_start|><|plugin|>', '<|action_start|> <|plugin|>'],
      close: ['<|action_end|>'],
    },
    form: { kind: 'json-call', list: false, keys: ['name', 'parameters'] },
    between: '<|action_end|>\n<|action_start|><|plugin|>',
  },
  {
    id: 'apertus',
    models: 'Apertus',
    section: { open: ['<|tools_prefix|>'], close: ['<|tools_suffix|>'] },
    form: { kind: 'json-by-name' },
    between: ', ',
  },
  {
    id: 'python-tag',
    models: 'Llama 3',
    section: { open: ['<|python_tag|>'], close: [] },
    form: { kind: 'python', list: false, head: ['{name}.call', '{name}'] },
    between: '; ',
  },
  {
    id: 'python-tag-json',
    models: 'Llama 3',
    section: { open: ['<|python_tag|>'], close: [] },
    form: { kind: 'json-call', list: false, keys: ['name', 'parameters'] },
    between: '; ',
  },
  {
    id: 'olmo3',
    models: 'OLMo 3',
    section: { open: ['<function_calls>'], close: ['</function_calls>'] },
    form: { kind: 'python', list: false, head: ['{name}'] },
    between: '\n',
  },
  {
    id: 'lfm2',
    models: 'LFM 2 and 2.5',
    section: {
      open: ['<|tool_call_start|>', '<|python_start|>'],
      close: ['<|tool_call_end|>', '<|python_end|>'],
    },
    form: { kind: 'python', list: true, head: ['{name}'] },
    between: ', ',
  },
  {
    id: 'lfm2-json',
    models: 'LFM 2 and 2.5',
    section: {
      open: ['<|tool_call_start|>', '<|python_start|>'],
      close: ['<|tool_call_end|>', '<|python_end|>'],
    },
    form: { kind: 'json-call', list: true, keys: nameArguments },
    between: ', ',
  },
  {
    id: 'gemma4',
    models: 'Gemma 4',
    section: { open: ['<|tool_call>'], close: ['<tool_call|>'] },
    form: { kind: 'gemma', quote: '<|"|>' },
    between: '<tool_call|><|tool_call>',
  },
  {
    id: 'functiongemma',
    models: 'FunctionGemma',
    section: { open: ['<start_function_call>'], close: ['<end_function_call>'] },
    form: { kind: 'gemma', quote: '<escape>' },
    between: '<end_function_call><start_function_call>',
  },
  {
    id: 'mistral',
    models: 'Mistral Small 3.2, Devstral, Ministral, Magistral',
    form: {
      kind: 'json-arguments',
      head: [
        '[TOOL_CALLS]{name}[ARGS]',
        '[TOOL_CALLS]{name}[CALL_ID]{any}[ARGS]',
        '[TOOL_CALLS]{name}(?={)',
        '[TOOL_CALLS] {name} [ARGS]',
      ],
      end: [],
    },
    between: '',
  },
  {
    id: 'function-tag',
    models: 'Llama 3.1, Functionary 3.1',
    form: {
      kind: 'json-arguments',
      head: ['<function={name}>', '<function name="{name}">'],
      end: ['</function>'],
    },
    between: '',
  },
  {
    id: 'functionary',
    models: 'Functionary 3.2',
    form: { kind: 'json-arguments', head: ['>>>{name}\n'], end: [] },
    between: '',
  },
  {
    id: 'functionary2',
    models: 'Functionary 2',
    form: {
      kind: 'json-arguments',
      head: ['<|recipient|>{name}\n<|content|>'],
      end: ['<|stop|>'],
    },
    between: '\n<|from|>assistant\n',
  },
  {
    id: 'harmony',
    models: 'gpt-oss',
    form: {
      kind: 'json-arguments',
      head: [
        '<|channel|>commentary to=functions.{name} <|constrain|>json<|message|>',
        '<|start|>assistant<|channel|>{any} to={name}{frame}<|message|>',
        '<|start|>assistant to={name}{frame}<|message|>',
        '<|channel|>{any} to={name}{frame}<|message|>',
        'to={name}{frame}<|message|>',
        'to=functions.{name} {word}(?={)',
      ],
      end: ['<|call|>', '<|end|>'],
    },
    between: '<|start|>assistant',
  },
  {
    id: 'kimi-k2',
    models: 'Kimi K2',
    section: {
      open: ['<|tool_calls_section_begin|>', '<|tool_call_section_begin|>'],
      close: ['<|tool_calls_section_end|>', '<|tool_call_section_end|>'],
      optional: true,
    },
    form: {
      kind: 'json-arguments',
      head: [
        '<|tool_call_begin|>functions.{name}:0<|tool_call_argument_begin|>',
        '<|tool_call_begin|>{name}<|tool_call_argument_begin|>',
      ],
      end: ['<|tool_call_end|>'],
    },
    between: '',
  },
  {
    id: 'deepseek',
    models: 'DeepSeek V3.1',
    section: { open: ['<｜tool▁calls▁begin｜>'], close: ['<｜tool▁calls▁end｜>'], optional: true },
    form: {
      kind: 'json-arguments',
      head: [
        '<｜tool▁call▁begin｜>{name}<｜tool▁sep｜>',
        '<｜tool▁call▁begin｜>function<｜tool▁sep｜>{name}\n```json\n',
        '<｜tool▁call▁begin｜> {name} <｜tool▁sep｜>',
      ],
      end: ['```<｜tool▁call▁end｜>', '<｜tool▁call▁end｜>'].reverse(),
    },
    between: '',
  },
  {
    id: 'solar',
    models: 'Solar Open',
    section: { open: ['<|tool_calls|>'], close: [], optional: true },
    form: {
      kind: 'json-arguments',
      head: ['<|tool_call:begin|>{any}<|tool_call:name|>{name}<|tool_call:args|>'],
      end: ['<|tool_call:end|>'],
    },
    between: '',
  },
  {
    id: 'hunyuan',
    models: 'Hunyuan',
    section: { open: tagged.open, close: tagged.close },
    form: { kind: 'json-arguments', head: ['{name}\n```json\n'], end: ['\n```'] },
    between: '</tool_call>\n<tool_call>',
  },
  {
    id: 'react',
    models: 'whoever was taught ReAct',
    form: {
      kind: 'json-arguments',
      head: [
        'Action: {name}\nAction Input: ',
        'Action: {name}\nAction Input: ```json\n',
        '**Action:** {name}\n**Action Input:** ',
      ],
      end: [],
    },
    between: '\n',
  },
  {
    id: 'qwen-agent',
    models: 'Qwen-Agent',
    form: { kind: 'json-arguments', head: ['✿FUNCTION✿: {name}\n✿ARGS✿: '], end: [] },
    between: '\n',
  },
  {
    id: 'tag-with-name',
    models: 'small models',
    form: {
      kind: 'json-arguments',
      head: [
        '<tool_call name="{name}">',
        '<function_call name="{name}">',
        '<tool name="{name}">',
        '<invoke name="{name}">',
      ],
      end: ['</tool_call>', '</function_call>', '</tool>', '</invoke>'],
    },
    between: '\n',
  },
  {
    id: 'tool-fence',
    models: 'small models',
    form: { kind: 'json-arguments', head: ['```tool {name}\n'], end: ['\n```'] },
    between: '\n',
  },
  {
    id: 'qwen-coder',
    models: 'Qwen3-Coder, Qwen 3.5, Nemotron 3, Step 3.5',
    section: { open: tagged.open, close: tagged.close, optional: true },
    form: {
      kind: 'elements',
      head: ['<function={name}>\n'],
      end: ['\n</function>'],
      argument: [{ open: '<parameter={key}>', close: '</parameter>' }],
      between: '\n',
      lines: true,
    },
    between: '</tool_call>\n<tool_call>',
  },
  {
    id: 'seed',
    models: 'Seed-OSS',
    section: { open: ['<seed:tool_call>'], close: ['</seed:tool_call>'] },
    form: {
      kind: 'elements',
      head: ['<function={name}>'],
      end: ['</function>'],
      argument: [{ open: '<parameter={key}>', close: '</parameter>' }],
    },
    between: '</seed:tool_call>\n<seed:tool_call>',
  },
  {
    id: 'minimax-m2',
    models: 'MiniMax M2, dots, Claude in text',
    section: {
      open: ['<minimax:tool_call>', ...opened(invoked), ...tagged.open],
      close: ['</minimax:tool_call>', ...closed(invoked), ...tagged.close],
      optional: true,
    },
    form: {
      kind: 'elements',
      head: ['<invoke name="{name}">'],
      end: ['</invoke>'],
      argument: [{ open: '<parameter name="{key}">', close: '</parameter>' }],
    },
    between: '\n',
  },
  {
    id: 'step3',
    models: 'Step 3',
    section: { open: ['<｜tool_calls_begin｜>'], close: ['<｜tool_calls_end｜>'], optional: true },
    form: {
      kind: 'elements',
      head: ['<｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="{name}">'],
      end: ['</steptml:invoke><｜tool_call_end｜>'],
      argument: [{ open: '<steptml:parameter name="{key}">', close: '</steptml:parameter>' }],
    },
    between: '\n',
  },
  {
    id: 'minimax-m3',
    models: 'MiniMax M3',
    section: {
      open: [`${m3}<tool_call>`, `${m3}<tool_calls>`],
      close: [`${m3}</tool_call>`, `${m3}</tool_calls>`],
      optional: true,
    },
    form: {
      kind: 'elements',
      head: [`${m3}<invoke name="{name}">`],
      end: [`${m3}</invoke>`],
      argument: [{ open: `${m3}<{key}>`, close: `${m3}</{key}>` }],
      nested: true,
    },
    between: '\n',
  },
  typedElements('dsml', 'DeepSeek V3.2 and V4', 'DSML'),
  typedElements('gcml', 'GigaChat 3.5', 'GCML'),
  {
    id: 'atem',
    models: 'Muse',
    section: { open: ['<atem:function_calls>'], close: ['</atem:function_calls>'], optional: true },
    form: {
      kind: 'elements',
      head: ['<atem:invoke name="{name}">'],
      end: ['</atem:invoke>'],
      argument: [{ open: '<atem:parameter name="{key}">', close: '</atem:parameter>' }],
    },
    between: '\n',
  },
  {
    id: 'minicpm5',
    models: 'MiniCPM 5',
    section: { open: tagged.open, close: tagged.close, optional: true },
    form: {
      kind: 'elements',
      head: ['<function name="{name}">'],
      end: ['</function>'],
      argument: [
        { open: '<param name="{key}">', close: '</param>' },
        { open: '<parameter name="{key}">', close: '</parameter>' },
      ],
    },
    between: '\n',
  },
  {
    id: 'kimi-k3',
    models: 'Kimi K3',
    section: { open: ['<|open|>tools<|sep|>'], close: ['<|close|>tools<|sep|>'], optional: true },
    form: {
      kind: 'elements',
      head: ['<|open|>call tool="{name}" index="{any}"<|sep|>'],
      end: ['<|close|>call<|sep|>'],
      argument: [
        { open: '<|open|>argument key="{key}" type="{type}"<|sep|>', close: '<|close|>argument<|sep|>' },
      ],
    },
    between: '',
  },
  {
    id: 'glm',
    models: 'GLM 4.5 and later, Ling 3, Spark 2.5, Laguna, HyperCLOVA X, Hunyuan 3',
    section: { open: tagged.open, close: tagged.close },
    form: {
      kind: 'elements',
      head: ['{name}(?=<arg_key>)', '{name}(?=</tool_call>)', '{name}<tool_sep>'],
      end: ['(?=</tool_call>)'],
      argument: [{ open: '<arg_key>{key}</arg_key>\n<arg_value>', close: '</arg_value>' }],
    },
    between: '</tool_call>\n<tool_call>',
  },
  {
    id: 'longcat',
    models: 'LongCat Flash',
    section: { open: ['<longcat_tool_call>'], close: ['</longcat_tool_call>'] },
    form: {
      kind: 'elements',
      head: ['{name}(?=<longcat_arg_key>)', '{name}(?=</longcat_tool_call>)'],
      end: ['(?=</longcat_tool_call>)'],
      argument: [
        {
          open: '<longcat_arg_key>{key}</longcat_arg_key>\n<longcat_arg_value>',
          close: '</longcat_arg_value>',
        },
      ],
    },
    between: '</longcat_tool_call>\n<longcat_tool_call>',
  },
  {
    id: 'longcat-json',
    models: 'LongCat Flash',
    section: { open: ['<longcat_tool_call>'], close: ['</longcat_tool_call>'] },
    form: { kind: 'json-call', list: false, keys: nameArguments },
    between: '</longcat_tool_call>\n<longcat_tool_call>',
  },
  {
    id: 'solar2',
    models: 'Solar Open 2',
    form: {
      kind: 'elements',
      head: ['<|tool_call:start|>{name}\n'],
      end: ['\n<|tool_call:end|>'],
      argument: [{ open: '<|tool_arg:start|>{key}<|tool_arg:value|>', close: '<|tool_arg:end|>' }],
      between: '\n',
    },
    between: '\n',
  },
  {
    id: 'plamo',
    models: 'PLaMo 3',
    section: {
      open: ['<|plamo:begin_tool_requests:plamo|>'],
      close: ['<|plamo:end_tool_requests:plamo|>'],
      optional: true,
    },
    form: {
      kind: 'json-arguments',
      head: [
        '<|plamo:begin_tool_request:plamo|><|plamo:begin_tool_name:plamo|>{name}<|plamo:end_tool_name:plamo|><|plamo:begin_tool_arguments:plamo|><|plamo:constrain|>json<|plamo:msg|>',
        '<|plamo:begin_tool_request:plamo|><|plamo:begin_tool_name:plamo|>{name}<|plamo:end_tool_name:plamo|><|plamo:begin_tool_arguments:plamo|>',
      ],
      end: ['<|plamo:end_tool_arguments:plamo|><|plamo:end_tool_request:plamo|>'],
    },
    between: '',
  },
  keyedElements('hunyuan4', 'Hunyuan 4', (tag) => `${tag}:opensource`),
  keyedElements('ifm', 'K2 Horizon', (tag) => `ifm|${tag}`),
  {
    id: 'ifm-json',
    models: 'K2 Horizon',
    section: { open: ['<ifm|tool_call>'], close: ['</ifm|tool_call>', '</ifm|tool_calls>'] },
    form: { kind: 'json-call', list: false, keys: nameArguments },
    between: '</ifm|tool_call>\n<ifm|tool_call>',
  },
  {
    id: 'nested-tags',
    models: 'small models',
    section: { open: tagged.open, close: tagged.close },
    form: {
      kind: 'elements',
      head: ['<{name}>'],
      end: ['</{name}>'],
      argument: [{ open: '<{key}>', close: '</{key}>' }],
      loose: true,
    },
    between: '\n',
  },
];
