import type { Template } from './template';

/** Doors, freezers. Topics as zigbee2mqtt writes them. */
export const homeTemplates: readonly Template[] = [
  {
    id: 'door-open',
    trade: 'home',
    trigger:
      'type = "mqtt"\ntopic = "zigbee2mqtt/garage-door"\ncondition = "$.contact == false"\nfor_secs = 600\n',
    example: { topic: 'zigbee2mqtt/garage-door', payload: '{"contact": false, "battery": 91}' },
    en: {
      title: 'Door left open',
      about: 'When a door has been open for ten minutes: tell it, and have it closed.',
      description: 'Tells when the door has been open for ten minutes.',
      steps: `1. **Tell** — Notify: "The garage door has been open for ten minutes".
   - call: notify {"message": "The garage door has been open for ten minutes"}

2. **Close it** — Approve when the door is closed.
   - kind: checkpoint
`,
    },
    ko: {
      title: '열린 문',
      about: '문이 10분 동안 열려 있으면 알리고, 닫게 합니다.',
      description: '문이 10분 동안 열려 있으면 알립니다.',
      steps: `1. **알림** — "차고 문이 10분째 열려 있습니다"라고 알립니다.
   - call: notify {"message": "차고 문이 10분째 열려 있습니다"}

2. **닫기** — 문을 닫았으면 승인하세요.
   - kind: checkpoint
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
