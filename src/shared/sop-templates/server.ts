import type { Template } from './template';

/** Small servers. */
export const serverTemplates: readonly Template[] = [
  {
    id: 'disk-full',
    trade: 'server',
    keys: 'cooldown_secs = 3600\nconcurrency_key = "$.host"\n',
    trigger: 'type = "mqtt"\ntopic = "server/+/disk"\ncondition = "$.used_percent > 90"\n',
    example: { topic: 'server/nas/disk', payload: '{"host": "nas", "mount": "/srv", "used_percent": 94}' },
    en: {
      title: 'Server disk nearly full',
      about: 'Tell which disk, and have somebody make room.',
      description: 'Tells of a disk that is nearly full before it is.',
      steps: `1. **Tell** — Notify: host, mount point and how full it is.
   - call: notify {"message": "{{payload.host}}: {{payload.mount}} is {{payload.used_percent}} % full"}

2. **Make room** — Remove old logs and images, or add a disk. Look at the figure again, then approve.
   - kind: checkpoint
`,
    },
    ko: {
      title: '서버 디스크 부족',
      about: '어느 디스크인지 알리고, 공간을 비우게 합니다.',
      description: '디스크가 가득 차기 전에 알립니다.',
      steps: `1. **알림** — 호스트와 마운트 위치, 사용률을 알립니다.
   - call: notify {"message": "{{payload.host}}: {{payload.mount}} 사용률 {{payload.used_percent}} %"}

2. **공간 비우기** — 오래된 로그와 이미지를 지우거나 디스크를 더합니다. 사용률을 다시 본 뒤 승인합니다.
   - kind: checkpoint
`,
    },
  },
  {
    id: 'backup-check',
    trade: 'server',
    trigger: 'type = "mqtt"\ntopic = "backup/+/result"\ncondition = "$.ok == false"\n',
    example: {
      topic: 'backup/nightly/result',
      payload: '{"job": "nightly", "ok": false, "error": "repository is locked", "at": "2026-03-01 03:10"}',
    },
    en: {
      title: 'Backup failed',
      about: 'The backup job says that it failed: write it down, tell, have it repeated.',
      description: 'Sees to it that a failed backup is repeated.',
      steps: `1. **Write it down** — Add a line to backups.csv: time, job, error.
   - call: file_write {"path": "backups.csv", "content": "{{payload.at}};{{payload.job}};{{payload.error}}\\n", "append": true}

2. **Tell** — Notify: the job and its error.
   - call: notify {"message": "The backup {{payload.job}} failed: {{payload.error}}"}

3. **Repeat it** — Put the cause right, run the backup again, restore one file from it, then approve.
   - kind: checkpoint
`,
    },
    ko: {
      title: '백업 실패',
      about: '백업 작업이 실패를 알리면 기록하고, 알리고, 다시 하게 합니다.',
      description: '실패한 백업을 다시 하게 합니다.',
      steps: `1. **기록** — backups.csv에 시각, 작업, 오류 한 줄을 더합니다.
   - call: file_write {"path": "backups.csv", "content": "{{payload.at}};{{payload.job}};{{payload.error}}\\n", "append": true}

2. **알림** — 작업과 오류를 알립니다.
   - call: notify {"message": "백업 {{payload.job}} 실패: {{payload.error}}"}

3. **다시 백업** — 원인을 고치고, 백업을 다시 하고, 파일 하나를 복원해 본 뒤 승인합니다.
   - kind: checkpoint
`,
    },
  },
  {
    id: 'ups-battery',
    trade: 'server',
    keys: 'priority = "high"\ncooldown_secs = 600\n',
    trigger: `type = "mqtt"\ntopic = "ups/+/status"\ncondition = "$.status contains 'OB'"\n`,
    example: { topic: 'ups/rack/status', payload: '{"status": "OB DISCHRG", "charge": 24}' },
    en: {
      title: 'UPS on battery',
      about: 'Tell at once; when the charge is low, shut the server down after approval.',
      description: 'Shuts the server down in time when the power is out.',
      steps: `1. **Tell** — Notify: topic and charge.
   - call: notify {"message": "{{topic}}: on battery, charge {{payload.charge}} %"}

2. **Shut down** — When the charge is below 30 %, send "shutdown" to server/power/set.
   - when: $.payload.charge < 30
   - call: mqtt_publish {"topic": "server/power/set", "payload": "shutdown"}
   - requires_confirmation: true
`,
    },
    ko: {
      title: 'UPS 배터리 전환',
      about: '바로 알리고, 충전량이 적으면 승인 후 서버를 끕니다.',
      description: '정전되면 늦기 전에 서버를 끕니다.',
      steps: `1. **알림** — 토픽과 충전량을 알립니다.
   - call: notify {"message": "{{topic}}: 배터리로 작동 중, 충전량 {{payload.charge}} %"}

2. **종료** — 충전량이 30 % 미만이면 server/power/set에 "shutdown"을 보냅니다.
   - when: $.payload.charge < 30
   - call: mqtt_publish {"topic": "server/power/set", "payload": "shutdown"}
   - requires_confirmation: true
`,
    },
  },
  {
    id: 'weekly-report',
    trade: 'server',
    trigger: 'type = "cron"\nexpression = "0 8 * * 1"\n',
    en: {
      title: 'Weekly report',
      about: 'Mondays at eight: what the notes say of alarms, as a file.',
      description: 'Puts the notes on alarms together once a week.',
      steps: `1. **Look up the alarms** — Look for "alarm" in the notes.
   - call: memory_recall {"query": "alarm"}

2. **Write the report** — Write what was found into weekly-report.md.
   - call: file_write {"path": "weekly-report.md", "content": "# Alarms of the week\\n\\n{{steps.1.output}}\\n"}

3. **Tell** — Notify: "The weekly report is in weekly-report.md".
   - call: notify {"message": "The weekly report is in weekly-report.md"}
`,
    },
    ko: {
      title: '주간 보고',
      about: '월요일 여덟 시, 경보에 관한 메모를 파일로 모읍니다.',
      description: '일주일에 한 번 경보 메모를 모읍니다.',
      steps: `1. **경보 찾기** — 메모에서 "alarm"을 찾습니다.
   - call: memory_recall {"query": "alarm"}

2. **보고서 쓰기** — 찾은 것을 weekly-report.md에 적습니다.
   - call: file_write {"path": "weekly-report.md", "content": "# 이번 주 경보\\n\\n{{steps.1.output}}\\n"}

3. **알림** — "주간 보고는 weekly-report.md에 있습니다"라고 알립니다.
   - call: notify {"message": "주간 보고는 weekly-report.md에 있습니다"}
`,
    },
  },
];
