import type { Template } from './template';

/** Batches, instruments, printers. */
export const labTemplates: readonly Template[] = [
  {
    id: 'batch-signoff',
    trade: 'lab',
    keys: 'priority = "critical"\n',
    trigger: 'type = "webhook"\npath = "/sop/batch"\n',
    example: {
      payload: '{"batch": "B-1042", "product": "Buffer pH 7", "litres": 20, "at": "2026-03-01 14:05"}',
    },
    en: {
      title: 'Batch sign-off',
      about: 'Two people release a batch; the record is kept in a file.',
      description: 'Releases a batch after two people have looked at it.',
      steps: `1. **Check label and weight** — Compare the label with the batch record, weigh it, approve.
   - kind: checkpoint

2. **Release** — A second person looks at the first one's check and approves.
   - kind: checkpoint

3. **Keep the record** — Add a line to batches.csv: time, batch, product, litres.
   - call: file_write {"path": "batches.csv", "content": "{{payload.at}};{{payload.batch}};{{payload.product}};{{payload.litres}}\\n", "append": true}

4. **Tell the store** — Notify: batch and product, and that it is released.
   - call: notify {"message": "Batch {{payload.batch}} ({{payload.product}}) is released"}
`,
    },
    ko: {
      title: '배치 출하 승인',
      about: '두 사람이 배치를 승인하고, 기록을 파일에 남깁니다.',
      description: '두 사람이 확인한 뒤 배치를 출하합니다.',
      steps: `1. **라벨과 무게 확인** — 라벨을 배치 기록과 비교하고, 무게를 잰 뒤 승인합니다.
   - kind: checkpoint

2. **출하** — 두 번째 사람이 첫 확인을 보고 승인합니다.
   - kind: checkpoint

3. **기록 보관** — batches.csv에 시각, 배치, 제품, 양 한 줄을 더합니다.
   - call: file_write {"path": "batches.csv", "content": "{{payload.at}};{{payload.batch}};{{payload.product}};{{payload.litres}}\\n", "append": true}

4. **창고에 알림** — 배치와 제품, 출하 승인을 알립니다.
   - call: notify {"message": "배치 {{payload.batch}}({{payload.product}}) 출하가 승인되었습니다"}
`,
    },
  },
  {
    id: 'calibration',
    trade: 'lab',
    trigger: 'type = "cron"\nexpression = "0 9 1 * *"\n',
    en: {
      title: 'Calibration round',
      about: 'On the first of each month: two instruments, each with a signature.',
      description: 'Has the instruments calibrated once a month.',
      steps: `1. **Remind** — Notify: "Calibration round today".
   - call: notify {"message": "Calibration round today"}

2. **pH meter** — Calibrate with pH 4, 7 and 10. Write the slope into the log book, approve.
   - kind: checkpoint

3. **Scale** — Check with the 100 g weight: at most 0.02 g off. Approve.
   - kind: checkpoint

4. **Keep it** — Save "pH meter and scale calibrated" as last_calibration.
   - call: memory_store {"key": "last_calibration", "content": "pH meter and scale calibrated"}
`,
    },
    ko: {
      title: '정기 교정',
      about: '매월 1일, 두 기기를 교정하고 각각 승인합니다.',
      description: '한 달에 한 번 기기를 교정합니다.',
      steps: `1. **알림** — "오늘은 교정하는 날입니다"라고 알립니다.
   - call: notify {"message": "오늘은 교정하는 날입니다"}

2. **pH 미터** — pH 4, 7, 10으로 교정합니다. 기울기를 기록부에 적고 승인합니다.
   - kind: checkpoint

3. **저울** — 100 g 분동으로 확인합니다. 오차는 0.02 g 이내여야 합니다. 승인합니다.
   - kind: checkpoint

4. **보관** — "pH 미터와 저울 교정"을 last_calibration으로 저장합니다.
   - call: memory_store {"key": "last_calibration", "content": "pH 미터와 저울 교정"}
`,
    },
  },
  {
    id: 'printer-failed',
    trade: 'lab',
    trigger: 'type = "mqtt"\ntopic = "octoPrint/event/PrintFailed"\n',
    example: {
      topic: 'octoPrint/event/PrintFailed',
      payload: '{"_event": "PrintFailed", "name": "bracket.gcode", "reason": "error"}',
    },
    en: {
      title: '3D print failed',
      about: 'OctoPrint says that a print failed: tell it, and have the bed cleared.',
      description: 'Tells of a failed 3D print and has the printer looked at.',
      steps: `1. **Tell** — Notify: the name of the print and the reason.
   - call: notify {"message": "The print {{payload.name}} failed: {{payload.reason}}"}

2. **Clear the bed** — Let it cool down, take the print off, look at the nozzle.
   - kind: checkpoint
`,
    },
    ko: {
      title: '3D 출력 실패',
      about: 'OctoPrint가 출력 실패를 알리면 전하고, 베드를 치우게 합니다.',
      description: '3D 출력 실패를 알리고 프린터를 확인하게 합니다.',
      steps: `1. **알림** — 출력물 이름과 이유를 알립니다.
   - call: notify {"message": "출력 {{payload.name}} 실패: {{payload.reason}}"}

2. **베드 치우기** — 식힌 뒤 출력물을 떼어 내고 노즐을 확인합니다.
   - kind: checkpoint
`,
    },
  },
];
