import type { Template } from './template';

/** One for each way in which a procedure is started. */
export const generalTemplates: readonly Template[] = [
  {
    id: 'blank',
    trade: 'general',
    trigger: 'type = "manual"\n',
    en: {
      title: 'Blank',
      about: 'One step, started by hand.',
      description: 'Says in one sentence what it is for.',
      steps: '1. **First step** — What is to be done, in words.\n   - kind: checkpoint\n',
    },
    ko: {
      title: '빈 절차',
      about: '단계 하나, 직접 시작합니다.',
      description: '무엇을 위한 절차인지 한 문장으로 적습니다.',
      steps: '1. **첫 단계** — 할 일을 글로 적습니다.\n   - kind: checkpoint\n',
    },
  },
  {
    id: 'mqtt-limit',
    trade: 'general',
    keys: 'cooldown_secs = 300\n',
    trigger: 'type = "mqtt"\ntopic = "area/machine/value"\ncondition = "$.value > 85"\n',
    example: { topic: 'area/machine/value', payload: '{"value": 91}' },
    en: {
      title: 'MQTT threshold',
      about: 'When a value is too high: log it, notify, ask someone to check.',
      description: 'Acts when a measured value is over its limit.',
      steps: `1. **Write down the value** — Save topic and payload as last_alarm.
   - call: memory_store {"key": "last_alarm", "content": "{{topic}}: {{payload}}"}

2. **Tell the operator** — Notify: topic, value, and that the limit is 85.
   - call: notify {"message": "{{topic}} is at {{payload.value}}, the limit is 85"}

3. **Look at the machine** — Go there, look, and sign.
   - kind: checkpoint
`,
    },
    ko: {
      title: 'MQTT 한도',
      about: '값이 너무 높으면 기록하고, 알리고, 확인을 요청합니다.',
      description: '측정값이 한도를 넘으면 조치합니다.',
      steps: `1. **값 기록** — 토픽과 페이로드를 last_alarm으로 저장합니다.
   - call: memory_store {"key": "last_alarm", "content": "{{topic}}: {{payload}}"}

2. **담당자에게 알림** — 토픽과 값, 한도 85를 알립니다.
   - call: notify {"message": "{{topic}} 값 {{payload.value}}, 한도 85"}

3. **설비 확인** — 가서 보고 서명합니다.
   - kind: checkpoint
`,
    },
  },
  {
    id: 'schedule',
    trade: 'general',
    trigger: 'type = "cron"\nexpression = "0 6 * * 1-5"\n',
    en: {
      title: 'Schedule',
      about: 'Weekdays at six: send a reminder and have the round signed.',
      description: 'Reminds the shift on working days at six.',
      steps: `1. **Remind** — Notify: "It is six: begin the round".
   - call: notify {"message": "It is six: begin the round"}

2. **Confirm the round** — Walk the round, then sign.
   - kind: checkpoint
`,
    },
    ko: {
      title: '일정',
      about: '평일 여섯 시에 알리고 순찰 서명을 받습니다.',
      description: '평일 여섯 시에 근무조에 알립니다.',
      steps: `1. **알림** — "여섯 시입니다. 순찰을 시작하세요"라고 알립니다.
   - call: notify {"message": "여섯 시입니다. 순찰을 시작하세요"}

2. **순찰 확인** — 순찰한 뒤 서명합니다.
   - kind: checkpoint
`,
    },
  },
  {
    id: 'webhook',
    trade: 'general',
    trigger: 'type = "webhook"\npath = "/sop/report"\n',
    example: { payload: '{"from": "inventory", "text": "Three filters left"}' },
    en: {
      title: 'Webhook',
      about: 'Another program reports something: record it, and ask before acting.',
      description: 'Takes a report from another program and asks whether to act on it.',
      steps: `1. **Keep the report** — Save what was sent as last_report.
   - call: memory_store {"key": "last_report", "content": "{{payload}}"}

2. **Decide** — Read the report and tell what follows from it.
   - tools: memory_recall, notify
   - requires_confirmation: true
`,
    },
    ko: {
      title: '웹훅',
      about: '다른 프로그램이 보고하면 기록하고, 조치 전에 묻습니다.',
      description: '다른 프로그램의 보고를 받아, 조치할지 묻습니다.',
      steps: `1. **보고 보관** — 받은 내용을 last_report로 저장합니다.
   - call: memory_store {"key": "last_report", "content": "{{payload}}"}

2. **판단** — 보고를 읽고 무엇이 뒤따르는지 알립니다.
   - tools: memory_recall, notify
   - requires_confirmation: true
`,
    },
  },
  {
    id: 'board-pin',
    trade: 'general',
    trigger: 'type = "peripheral"\nboard = BOARD\nsignal = "pin_3"\ncondition = "== 1"\n',
    example: { payload: '1' },
    en: {
      title: 'Board pin',
      about: 'When an input goes high: read it again, set an output after approval.',
      description: 'Sets an output when an input of the board goes high.',
      steps: `1. **Read the input again** — Read pin 3: a short pulse is no alarm.
   - call: gpio_read {"board": BOARD, "pin": 3}

2. **Set the output** — Set pin 5 LOW, after a signature.
   - when: $.steps.1.output == 1
   - call: gpio_write {"board": BOARD, "pin": 5, "value": 0}
   - requires_confirmation: true

3. **Tell the operator** — Notify: "Pin 3 went high".
   - call: notify {"message": "Pin 3 went high"}
`,
    },
    ko: {
      title: '보드 핀',
      about: '입력이 켜지면 다시 읽고, 승인 후 출력을 바꿉니다.',
      description: '보드의 입력이 켜지면 출력을 바꿉니다.',
      steps: `1. **입력 다시 읽기** — 핀 3을 읽습니다. 짧은 신호는 경보가 아닙니다.
   - call: gpio_read {"board": BOARD, "pin": 3}

2. **출력 바꾸기** — 서명한 뒤 핀 5를 LOW로 합니다.
   - when: $.steps.1.output == 1
   - call: gpio_write {"board": BOARD, "pin": 5, "value": 0}
   - requires_confirmation: true

3. **담당자에게 알림** — "핀 3이 켜졌습니다"라고 알립니다.
   - call: notify {"message": "핀 3이 켜졌습니다"}
`,
    },
  },
];
