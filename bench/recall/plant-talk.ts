import type { MemoryRecord } from '../../src/main/ports/memory';

const things = [
  'pump',
  'valve',
  'boiler',
  'compressor',
  'sensor',
  'tank',
  'fan',
  'relay',
  'filter',
  'motor',
  'heater',
  'belt',
  'mixer',
  'pipe',
  'gauge',
  'lamp',
];
const states = [
  'leaks',
  'was replaced',
  'is running hot',
  'stopped',
  'was checked',
  'makes noise',
  'is closed',
  'is open',
  'lost pressure',
  'vibrates',
  'was cleaned',
  'needs oil',
];
const people = ['Ana', 'Jihoon', 'Seoyeon', 'Tom', 'Mina', 'Kwame', 'Lena', 'Omar'];
const places = ['north hall', 'south hall', 'cellar', 'roof', 'yard', 'lab', 'cabinet three', 'line seven'];
const koreanThings = [
  '펌프',
  '밸브',
  '보일러',
  '압축기',
  '센서',
  '탱크',
  '송풍기',
  '릴레이',
  '필터',
  '모터',
  '히터',
  '벨트',
  '혼합기',
  '배관',
  '압력계',
  '램프',
];
const koreanParticles = ['가', '를', '는', '에서', '의', '도'];
const koreanStates = [
  '새고 있습니다',
  '교체했습니다',
  '뜨겁습니다',
  '멈췄습니다',
  '점검했습니다',
  '소리가 납니다',
  '닫혀 있습니다',
  '열려 있습니다',
  '압력이 떨어졌습니다',
  '진동합니다',
  '청소했습니다',
  '기름이 필요합니다',
];
const rooms = ['북쪽 동', '남쪽 동', '지하실', '옥상', '마당', '실험실', '제어반', '일곱째 줄'];

const of = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** The same memory for the same number: English, Korean, and both, as people in a plant write. */
export function memoryRecord(number: number): MemoryRecord {
  const spread = Math.imul(number, 2_654_435_761) >>> 0;
  const [thing, state, person, place] = [
    spread % 16,
    (spread >>> 4) % 12,
    (spread >>> 8) % 8,
    (spread >>> 12) % 8,
  ];
  const name = `${of(['P', 'V', 'M', 'T'], spread >>> 16)}-${String((spread >>> 18) % 400)}`;
  const content =
    number % 3 === 0
      ? `${of(rooms, place)} ${name} ${of(koreanThings, thing)}${of(koreanParticles, spread >>> 20)} ${of(koreanStates, state)}. ${of(people, person)}에게 ${String(number)}번 기록으로 알렸습니다.`
      : `${of(people, person)} says the ${of(things, thing)} ${name} in the ${of(places, place)} ${of(states, state)}; note ${String(number)}${number % 7 === 0 ? `, ${of(koreanThings, thing + 1)} 옆` : ''}.`;
  return {
    key: `desktop_${String(number)}`,
    content,
    category: 'conversation',
    scope: of(['global', 'sender:desktop', 'conversation:c1'], number),
    at: number,
  };
}

export const auditRecord = (number: number): MemoryRecord => ({
  key: `sop_audit_${of(['start', 'decision', 'complete'], number)}_run-${String(number)}`,
  content: JSON.stringify({
    run_id: `run-${String(number)}`,
    sop_name: 'pump-overpressure',
    trigger: { source: 'mqtt', topic: 'plant/pump/pressure', payload: '{"value": 92}' },
    steps: [{ number: 1, status: 'completed', output: 'the valve of the pump is closed' }],
  }),
  category: 'sop',
  scope: 'global',
  at: number,
});

/** What is asked, and how a plain FTS5 table would be asked the same. */
export const queries = [
  { query: 'Which valve leaks in the cellar?', table: 'plain_words', match: 'valve OR leaks OR cellar' },
  { query: 'compressors vibrating', table: 'plain_words', match: 'compressors OR vibrating' },
  { query: 'V-123', table: 'plain_words', match: '"V 123"' },
  {
    query: 'Did Seoyeon replace the heater on the roof of line seven yesterday?',
    table: 'plain_words',
    match: 'Seoyeon OR replace OR heater OR roof OR line OR seven OR yesterday',
  },
  { query: '압축기가 어디에서 진동하지?', table: 'plain_trigrams', match: '압축기 OR 진동하' },
  { query: '지하실 압력계를 교체했어?', table: 'plain_trigrams', match: '지하실 OR 압력계 OR 교체했' },
  { query: '펌프', table: 'plain_words', match: '펌프*' },
  { query: '옥상 P-77 밸브는?', table: 'plain_words', match: '옥상 OR "P 77" OR 밸브*' },
] as const;
