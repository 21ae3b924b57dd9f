/** What a new procedure can begin as. */
export const templateIds = ['blank', 'mqtt-limit', 'schedule', 'webhook', 'board-pin'] as const;
export type TemplateId = (typeof templateIds)[number];

export interface TemplateValues {
  readonly language: 'en' | 'ko';
  readonly name: string;
  readonly board: string;
}

interface Template {
  readonly keys?: string;
  readonly trigger: (values: TemplateValues) => string;
  readonly en: TemplateText;
  readonly ko: TemplateText;
}

interface TemplateText {
  readonly description: string;
  /** The steps of SOP.md. */
  readonly steps: (values: TemplateValues) => string;
}

/** Both texts of a new procedure. */
export function sopTemplate(
  id: TemplateId,
  values: TemplateValues,
): { readonly toml: string; readonly markdown: string } {
  const { keys = '', trigger, ...texts } = templates[id];
  const { description, steps } = texts[values.language];
  return {
    toml: `[sop]\nname = ${JSON.stringify(values.name)}\ndescription = ${JSON.stringify(description)}\n${keys}\n[[triggers]]\n${trigger(values)}`,
    markdown: `# ${values.name}\n\n## Steps\n\n${steps(values)}`,
  };
}

const templates: Readonly<Record<TemplateId, Template>> = {
  blank: {
    trigger: () => 'type = "manual"\n',
    en: {
      description: 'Says in one sentence what it is for.',
      steps: () => '1. **First step** — What is to be done, in words.\n   - kind: checkpoint\n',
    },
    ko: {
      description: '무엇을 위한 절차인지 한 문장으로 적습니다.',
      steps: () => '1. **첫 단계** — 할 일을 글로 적습니다.\n   - kind: checkpoint\n',
    },
  },
  'mqtt-limit': {
    keys: 'cooldown_secs = 300\n',
    trigger: () => 'type = "mqtt"\ntopic = "area/machine/value"\ncondition = "$.value > 85"\n',
    en: {
      description: 'Acts when a measured value is over its limit.',
      steps: () =>
        '1. **Write down the value** — Save topic and payload as last_alarm.\n   - call: memory_store {"key": "last_alarm", "content": "{{topic}}: {{payload}}"}\n\n2. **Tell the operator** — Notify: topic, value, and that the limit is 85.\n   - call: notify {"message": "{{topic}} is at {{payload.value}}, the limit is 85"}\n\n3. **Look at the machine** — Go there, look, and sign.\n   - kind: checkpoint\n',
    },
    ko: {
      description: '측정값이 한도를 넘으면 조치합니다.',
      steps: () =>
        '1. **값 기록** — 토픽과 페이로드를 last_alarm으로 저장합니다.\n   - call: memory_store {"key": "last_alarm", "content": "{{topic}}: {{payload}}"}\n\n2. **담당자에게 알림** — 토픽과 값, 한도 85를 알립니다.\n   - call: notify {"message": "{{topic}} 값 {{payload.value}}, 한도 85"}\n\n3. **설비 확인** — 가서 보고 서명합니다.\n   - kind: checkpoint\n',
    },
  },
  schedule: {
    trigger: () => 'type = "cron"\nexpression = "0 6 * * 1-5"\n',
    en: {
      description: 'Reminds the shift on working days at six.',
      steps: () =>
        '1. **Remind** — Notify: "It is six: begin the round".\n   - call: notify {"message": "It is six: begin the round"}\n\n2. **Confirm the round** — Walk the round, then sign.\n   - kind: checkpoint\n',
    },
    ko: {
      description: '평일 여섯 시에 근무조에 알립니다.',
      steps: () =>
        '1. **알림** — "여섯 시입니다. 순찰을 시작하세요"라고 알립니다.\n   - call: notify {"message": "여섯 시입니다. 순찰을 시작하세요"}\n\n2. **순찰 확인** — 순찰한 뒤 서명합니다.\n   - kind: checkpoint\n',
    },
  },
  webhook: {
    trigger: () => 'type = "webhook"\npath = "/sop/report"\n',
    en: {
      description: 'Takes a report from another program and asks whether to act on it.',
      steps: () =>
        '1. **Keep the report** — Save what was sent as last_report.\n   - call: memory_store {"key": "last_report", "content": "{{payload}}"}\n\n2. **Decide** — Read the report and tell what follows from it.\n   - tools: memory_recall, notify\n   - requires_confirmation: true\n',
    },
    ko: {
      description: '다른 프로그램의 보고를 받아, 조치할지 묻습니다.',
      steps: () =>
        '1. **보고 보관** — 받은 내용을 last_report로 저장합니다.\n   - call: memory_store {"key": "last_report", "content": "{{payload}}"}\n\n2. **판단** — 보고를 읽고 무엇이 뒤따르는지 알립니다.\n   - tools: memory_recall, notify\n   - requires_confirmation: true\n',
    },
  },
  'board-pin': {
    trigger: ({ board }) =>
      `type = "peripheral"\nboard = ${JSON.stringify(board)}\nsignal = "pin_3"\ncondition = "== 1"\n`,
    en: {
      description: 'Sets an output when an input of the board goes high.',
      steps: ({ board }) =>
        `1. **Read the input again** — Read pin 3: a short pulse is no alarm.\n   - call: gpio_read {"board": ${JSON.stringify(board)}, "pin": 3}\n\n2. **Set the output** — Set pin 5 LOW, after a signature.\n   - when: $.steps.1.output == 1\n   - call: gpio_write {"board": ${JSON.stringify(board)}, "pin": 5, "value": 0}\n   - requires_confirmation: true\n\n3. **Tell the operator** — Notify: "Pin 3 went high".\n   - call: notify {"message": "Pin 3 went high"}\n`,
    },
    ko: {
      description: '보드의 입력이 켜지면 출력을 바꿉니다.',
      steps: ({ board }) =>
        `1. **입력 다시 읽기** — 핀 3을 읽습니다. 짧은 신호는 경보가 아닙니다.\n   - call: gpio_read {"board": ${JSON.stringify(board)}, "pin": 3}\n\n2. **출력 바꾸기** — 서명한 뒤 핀 5를 LOW로 합니다.\n   - when: $.steps.1.output == 1\n   - call: gpio_write {"board": ${JSON.stringify(board)}, "pin": 5, "value": 0}\n   - requires_confirmation: true\n\n3. **담당자에게 알림** — "핀 3이 켜졌습니다"라고 알립니다.\n   - call: notify {"message": "핀 3이 켜졌습니다"}\n`,
    },
  },
};
