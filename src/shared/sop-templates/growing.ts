import type { Template } from './template';

/** Greenhouses and water. */
export const growingTemplates: readonly Template[] = [
  {
    id: 'greenhouse-climate',
    trade: 'growing',
    keys: 'cooldown_secs = 900\n',
    trigger:
      'type = "mqtt"\ntopic = "greenhouse/+/climate"\ncondition = "$.temperature > 32 || $.humidity > 90"\n',
    example: { topic: 'greenhouse/north/climate', payload: '{"temperature": 34.1, "humidity": 71}' },
    en: {
      title: 'Greenhouse too hot or too damp',
      about: 'Open the vents after approval, and tell who is on duty.',
      description: 'Airs a greenhouse that is too hot or too damp.',
      steps: `1. **Open the vents** — Send "open" to greenhouse/vents/set.
   - call: mqtt_publish {"topic": "greenhouse/vents/set", "payload": "open"}
   - requires_confirmation: true

2. **Tell who is on duty** — Notify: topic, temperature, humidity.
   - call: notify {"message": "{{topic}}: {{payload.temperature}} °C, {{payload.humidity}} %. The vents were told to open"}
`,
    },
    ko: {
      title: '온실 고온·다습',
      about: '승인 후 환기창을 열고, 담당자에게 알립니다.',
      description: '너무 덥거나 습한 온실을 환기합니다.',
      steps: `1. **환기창 열기** — greenhouse/vents/set에 "open"을 보냅니다.
   - call: mqtt_publish {"topic": "greenhouse/vents/set", "payload": "open"}
   - requires_confirmation: true

2. **담당자에게 알림** — 토픽과 온도, 습도를 알립니다.
   - call: notify {"message": "{{topic}}: {{payload.temperature}} °C, {{payload.humidity}} %. 환기창 열기를 보냈습니다"}
`,
    },
  },
  {
    id: 'aquarium',
    trade: 'growing',
    keys: 'cooldown_secs = 1800\n',
    trigger: 'type = "mqtt"\ntopic = "aquarium/temperature"\ncondition = "< 22 || > 28"\n',
    example: { topic: 'aquarium/temperature', payload: '29.3' },
    en: {
      title: 'Aquarium temperature',
      about: 'Tell at once; when it is too warm, switch the heater off after approval.',
      description: 'Keeps the water between 22 and 28 °C.',
      steps: `1. **Tell** — Notify: the temperature, and that it should be from 22 to 28 °C.
   - call: notify {"message": "The aquarium is at {{payload}} °C, it should be from 22 to 28 °C"}

2. **Switch the heater off** — When it is over 28 °C, set pin 6 LOW: that switches the heater off.
   - when: $.payload > 28
   - call: gpio_write {"board": BOARD, "pin": 6, "value": 0}
   - requires_confirmation: true

3. **Look at the fish** — Look at filter, heater and fish.
   - kind: checkpoint
`,
    },
    ko: {
      title: '수조 온도',
      about: '바로 알리고, 너무 따뜻하면 승인 후 히터를 끕니다.',
      description: '물 온도를 22~28 °C로 유지합니다.',
      steps: `1. **알림** — 온도와 22~28 °C 범위를 알립니다.
   - call: notify {"message": "수조 온도 {{payload}} °C, 22~28 °C 범위를 벗어났습니다"}

2. **히터 끄기** — 28 °C를 넘으면 핀 6을 LOW로 해서 히터를 끕니다.
   - when: $.payload > 28
   - call: gpio_write {"board": BOARD, "pin": 6, "value": 0}
   - requires_confirmation: true

3. **물고기 확인** — 여과기와 히터, 물고기를 살펴봅니다.
   - kind: checkpoint
`,
    },
  },
];
