import type { Template } from './template';

/** Pumps, tanks, cold stores, shifts. The limits are examples: each author writes those of the machine. */
export const plantTemplates: readonly Template[] = [
  {
    id: 'pump-pressure',
    trade: 'plant',
    keys: 'priority = "high"\ncooldown_secs = 300\n',
    trigger: 'type = "mqtt"\ntopic = "plant/+/pressure"\ncondition = "$.value > 85"\n',
    example: { topic: 'plant/pump-1/pressure', payload: '{"value": 91.5, "unit": "psi"}' },
    en: {
      title: 'Pump over pressure',
      about: 'Write it down, open the relief valve after approval, tell the operator, look.',
      description: 'Relieves a pump whose pressure is too high.',
      steps: `1. **Write it down** — Save topic and payload as last_overpressure.
   - call: memory_store {"key": "last_overpressure", "content": "{{topic}}: {{payload}}"}

2. **Open the relief valve** — Set pin 5 HIGH: that opens the valve.
   - call: gpio_write {"board": BOARD, "pin": 5, "value": 1}
   - requires_confirmation: true

3. **Tell the operator** — Notify: topic and value, and that the relief valve is open.
   - call: notify {"message": "{{topic}} is at {{payload.value}}: the relief valve is open"}

4. **Look at the pump** — Find the cause. Close the relief valve by hand when the pressure is down.
   - kind: checkpoint
`,
    },
    ko: {
      title: '펌프 과압',
      about: '기록하고, 승인 후 릴리프 밸브를 열고, 담당자에게 알리고, 확인합니다.',
      description: '압력이 너무 높은 펌프의 압력을 빼냅니다.',
      steps: `1. **기록** — 토픽과 페이로드를 last_overpressure로 저장합니다.
   - call: memory_store {"key": "last_overpressure", "content": "{{topic}}: {{payload}}"}

2. **릴리프 밸브 열기** — 핀 5를 HIGH로 하면 밸브가 열립니다.
   - call: gpio_write {"board": BOARD, "pin": 5, "value": 1}
   - requires_confirmation: true

3. **담당자에게 알림** — 토픽과 값, 릴리프 밸브가 열렸음을 알립니다.
   - call: notify {"message": "{{topic}} 값 {{payload.value}}: 릴리프 밸브를 열었습니다"}

4. **펌프 확인** — 원인을 찾습니다. 압력이 내려가면 릴리프 밸브를 손으로 닫습니다.
   - kind: checkpoint
`,
    },
  },
  {
    id: 'tank-level',
    trade: 'plant',
    keys: 'priority = "high"\ncooldown_secs = 60\nconcurrency_key = "$.tank"\n',
    trigger: 'type = "mqtt"\ntopic = "tank/+/level"\ncondition = "$.level > 85"\n',
    example: { topic: 'tank/2/level', payload: '{"tank": "2", "level": 93}' },
    en: {
      title: 'Tank too full',
      about: 'Check the float switch, close the feed after approval, tell the operator.',
      description: 'Keeps a tank from running over.',
      steps: `1. **Read the float switch** — Read pin 3: it is 1 when the tank is full.
   - call: gpio_read {"board": BOARD, "pin": 3}

2. **Close the feed** — Set pin 4 LOW: that closes the feed valve.
   - call: gpio_write {"board": BOARD, "pin": 4, "value": 0}
   - requires_confirmation: true

3. **Tell the operator** — Notify: topic, level, what the float switch says.
   - call: notify {"message": "{{topic}} is at {{payload.level}} %, float switch {{steps.1.output}}: the feed is closed"}

4. **Look at the tank** — Look at the gauge before you open the feed again.
   - kind: checkpoint
`,
    },
    ko: {
      title: '탱크 만수위',
      about: '플로트 스위치를 확인하고, 승인 후 급수를 닫고, 담당자에게 알립니다.',
      description: '탱크가 넘치지 않게 합니다.',
      steps: `1. **플로트 스위치 읽기** — 핀 3을 읽습니다. 탱크가 차면 1입니다.
   - call: gpio_read {"board": BOARD, "pin": 3}

2. **급수 닫기** — 핀 4를 LOW로 하면 급수 밸브가 닫힙니다.
   - call: gpio_write {"board": BOARD, "pin": 4, "value": 0}
   - requires_confirmation: true

3. **담당자에게 알림** — 토픽과 수위, 플로트 스위치 값을 알립니다.
   - call: notify {"message": "{{topic}} 수위 {{payload.level}} %, 플로트 스위치 {{steps.1.output}}: 급수를 닫았습니다"}

4. **탱크 확인** — 급수를 다시 열기 전에 게이지를 봅니다.
   - kind: checkpoint
`,
    },
  },
  {
    id: 'cold-store',
    trade: 'plant',
    keys: 'priority = "high"\ncooldown_secs = 1800\nconcurrency_key = "$.room"\n',
    trigger: 'type = "mqtt"\ntopic = "coldstore/+/temperature"\ncondition = "$.celsius > 8"\n',
    example: {
      topic: 'coldstore/3/temperature',
      payload: '{"room": "3", "celsius": 9.4, "at": "2026-03-01 14:05"}',
    },
    en: {
      title: 'Cold store too warm',
      about: 'Tell at once, keep the reading in a file, have door and compressor checked.',
      description: 'Raises the alarm when a cold store is too warm, and keeps the record.',
      steps: `1. **Raise the alarm** — Notify: room, temperature, and that the limit is 8 °C.
   - call: notify {"message": "Cold store {{payload.room}} is at {{payload.celsius}} °C, the limit is 8 °C"}

2. **Keep the reading** — Add a line to cold-store.csv: time, room, temperature.
   - call: file_write {"path": "cold-store.csv", "content": "{{payload.at}};{{payload.room}};{{payload.celsius}}\\n", "append": true}

3. **Check the room** — Is the door closed? Does the compressor run? Move the goods if it goes on.
   - kind: checkpoint
`,
    },
    ko: {
      title: '냉장실 온도 이상',
      about: '바로 알리고, 측정값을 파일에 남기고, 문과 압축기를 확인하게 합니다.',
      description: '냉장실 온도가 높으면 알리고 기록을 남깁니다.',
      steps: `1. **경보** — 냉장실과 온도, 한도 8 °C를 알립니다.
   - call: notify {"message": "냉장실 {{payload.room}} 온도 {{payload.celsius}} °C, 한도 8 °C"}

2. **측정값 보관** — cold-store.csv에 시각, 냉장실, 온도 한 줄을 더합니다.
   - call: file_write {"path": "cold-store.csv", "content": "{{payload.at}};{{payload.room}};{{payload.celsius}}\\n", "append": true}

3. **냉장실 확인** — 문이 닫혔습니까? 압축기가 돕니까? 계속되면 물건을 옮깁니다.
   - kind: checkpoint
`,
    },
  },
  {
    id: 'handover',
    trade: 'plant',
    trigger: 'type = "cron"\nexpression = "0 6,14,22 * * *"\n',
    en: {
      title: 'Shift handover',
      about: 'Three times a day: remind, and have both shifts sign.',
      description: 'Has the handover between two shifts signed by both.',
      steps: `1. **Remind** — Notify: "Shift handover: go through the open points".
   - call: notify {"message": "Shift handover: go through the open points"}

2. **Outgoing shift** — Alarms, repairs and what is switched off are told. The outgoing shift approves.
   - kind: checkpoint

3. **Incoming shift** — The round is walked together. The incoming shift approves.
   - kind: checkpoint

4. **Keep it** — Save "both shifts approved" as last_handover.
   - call: memory_store {"key": "last_handover", "content": "both shifts approved"}
`,
    },
    ko: {
      title: '근무 교대',
      about: '하루 세 번 알리고, 두 근무조의 승인을 받습니다.',
      description: '두 근무조가 인수인계를 승인하게 합니다.',
      steps: `1. **알림** — "근무 교대입니다. 남은 일을 확인하세요"라고 알립니다.
   - call: notify {"message": "근무 교대입니다. 남은 일을 확인하세요"}

2. **나가는 근무조** — 경보와 수리, 꺼 둔 것을 전합니다. 나가는 근무조가 승인합니다.
   - kind: checkpoint

3. **들어오는 근무조** — 함께 순찰합니다. 들어오는 근무조가 승인합니다.
   - kind: checkpoint

4. **보관** — "두 근무조 승인"을 last_handover로 저장합니다.
   - call: memory_store {"key": "last_handover", "content": "두 근무조 승인"}
`,
    },
  },
];
