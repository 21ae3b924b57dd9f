import type { Template } from './template';

/** Doors, freezers. Topics as zigbee2mqtt writes them. */
export const homeTemplates: readonly Template[] = [
  {
    id: 'door-open',
    trade: 'home',
    trigger: 'type = "cron"\nexpression = "0 22 * * *"\n',
    en: {
      title: 'Door left open',
      about: 'At ten in the evening: read the door contact, and tell when it is open.',
      description: 'Tells in the evening when the door is still open.',
      steps: `1. **Read the door contact** — Read pin 3: it is 1 while the door is open.
   - call: gpio_read {"board": BOARD, "pin": 3}

2. **Tell** — Notify: "The door is still open".
   - when: $.steps.1.output == 1
   - call: notify {"message": "The door is still open"}
`,
    },
    ko: {
      title: '열린 문',
      about: '밤 열 시에 문 접점을 읽고, 열려 있으면 알립니다.',
      description: '밤에 문이 열려 있으면 알립니다.',
      steps: `1. **문 접점 읽기** — 핀 3을 읽습니다. 문이 열려 있으면 1입니다.
   - call: gpio_read {"board": BOARD, "pin": 3}

2. **알림** — "문이 아직 열려 있습니다"라고 알립니다.
   - when: $.steps.1.output == 1
   - call: notify {"message": "문이 아직 열려 있습니다"}
`,
    },
  },
  {
    id: 'freezer',
    trade: 'home',
    keys: 'cooldown_secs = 3600\n',
    trigger: 'type = "mqtt"\ntopic = "zigbee2mqtt/freezer"\ncondition = "$.temperature > -12"\n',
    example: { topic: 'zigbee2mqtt/freezer', payload: '{"temperature": -9.5, "battery": 88}' },
    en: {
      title: 'Freezer too warm',
      about: 'Tell the temperature, and have somebody look at the freezer.',
      description: 'Tells when the freezer is getting warm.',
      steps: `1. **Tell** — Notify: the temperature.
   - call: notify {"message": "The freezer is at {{payload.temperature}} °C"}

2. **Look** — Is the door closed and the plug in? Approve when it is getting colder.
   - kind: checkpoint
`,
    },
    ko: {
      title: '냉동고 온도 이상',
      about: '온도를 알리고, 냉동고를 확인하게 합니다.',
      description: '냉동고가 따뜻해지면 알립니다.',
      steps: `1. **알림** — 온도를 알립니다.
   - call: notify {"message": "냉동고 온도 {{payload.temperature}} °C"}

2. **확인** — 문이 닫히고 플러그가 꽂혀 있습니까? 다시 차가워지면 승인합니다.
   - kind: checkpoint
`,
    },
  },
];
