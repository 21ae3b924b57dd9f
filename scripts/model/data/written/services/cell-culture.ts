import { flag, maybe, names, tenths, whole, type Written } from '../table';

const flasks = names('T25-03, T75-11, T75-14, T175-2, HEK-7, CHO-21');

export const cellCulture: readonly Written[] = [
  {
    tool: 'passage_cells', about: ['Split cells from one flask into another', '세포를 계대한다'],
    takes: { source: flasks, target: names('T75-31, T75-32, T175-9, HEK-8, HEK-9, CHO-22'), ratio: whole(2, 20) },
    en: `
      split {source} 1:{ratio} into {target}
      passage {source} to {target}, 1 to {ratio}
      {target} gets a 1:{ratio} of {source}
      {source} is at {any} % confluence, so split it 1:{ratio}; new flask {target}
      Into {target} go the cells of {source}, diluted 1:{ratio}.
      1:{ratio}, from {source}, to {target}
      start {target} from {source} at one to {ratio}
      new flask {target}, old flask {source}, ratio 1:{ratio}
      The cells in {source} pile up. Trypsinise and seed {target} with one part in {ratio}.
      carry {source} over into {target} (1:{ratio}) before {clock}`,
    ko: `
      {source:을} 1:{ratio:로} {target}에 계대하#
      {source} → {target}, 1:{ratio}
      {target}에 {source} 세포를 1:{ratio:로} 옮기#
      {source} 밀도 {any}%. 1:{ratio:로} 나눠 {target:로} 넘기#
      새 플라스크 {target}, 기존 플라스크 {source}, 비율 1:{ratio}
      {source:이} 꽉 찼다. {target}에 {ratio}분의 1만 심어 두#
      1:{ratio} 계대. {source}에서 {target:로}
      {clock} 전에 {target:을} {source} 세포로 시작하#. 희석 1:{ratio}
      {source} 세포를 떼어 {target}에 1:{ratio:로} 분주하#
      계대 배양: 원 {source} / 신 {target} / 1:{ratio}`,
    titles: ['Split the cells; Passage; New flask', '계대; 세포 계대; 계대 배양'],
  },
  {
    tool: 'medium.exchange', about: ['Replace the medium of a flask', '배지를 교환한다'],
    takes: { flask: flasks, volume_ml: whole(3, 60, 'ml'), medium: names('DMEM, RPMI-1640, F12, MEM-alpha, StemFlex'), serum: maybe(tenths(0, 20, 'pct')) },
    en: `
      fresh {medium} for {flask}, {volume_ml}
      {flask}: off with the old medium, {volume_ml} of {medium} on
      feed {flask} with {volume_ml} {medium}
      {medium} with {serum} serum, {volume_ml}, into {flask}
      [serum=0] starve {flask}: {volume_ml} of {medium} and not a drop of serum
      The medium of {flask} has gone yellow since {day}. Change it: {medium}, {volume_ml}, {serum} FBS.
      {volume_ml} {medium} to {flask}, not to {not_flask}
      change medium on {flask} to {medium} ({serum} FBS), volume {volume_ml}
      {flask} has not been fed for {any} hours; it takes {volume_ml} of {medium}
      [serum=0] serum-free day for {flask}, {medium}, {volume_ml}`,
    ko: `
      {flask} 배지를 {medium} {volume_ml:로} 갈#
      {flask}: {medium} {volume_ml} 교환
      {flask}에 새 {medium:을} {volume_ml} 넣#
      {medium}(혈청 {serum}) {volume_ml:을} {flask}에 공급하#
      [serum=0] {flask:은} 굶긴다. 혈청 없이 {medium} {volume_ml}만 넣#
      {day}부터 {flask} 배지가 노랗다. {medium} {volume_ml}, FBS {serum:로} 바꾸#
      {not_flask} 말고 {flask}에 {medium} {volume_ml}
      {any}시간째 배지 교환을 못 했다. {flask}에 {medium:을} {volume_ml} 주#
      배지 교체: {flask} / {medium} / {volume_ml} / FBS {serum}
      [serum=0] {flask} 무혈청 {medium} {volume_ml} 교체 요망`,
    titles: ['Medium change; Feed the cells; Fresh medium', '배지 교환; 배지 교체'],
  },
  {
    tool: 'cryoVials.store', about: ['Put vials into the nitrogen tank', '바이알을 질소 탱크에 넣는다'],
    takes: { line: names('HEK293, CHO-K1, HeLa, Vero, iPS-4'), vials: whole(1, 24), box: whole(1, 30), rack: whole(1, 12) },
    en: `
      {vials} vials of {line} into rack {rack}, box {box}
      freeze down {line}: {vials} vials, box {box} in rack {rack}
      box {box}, rack {rack}: {vials} x {line}
      {line} goes to sleep in rack {rack}, box {box}, {vials} tubes
      put away {vials} tubes {line}. Rack {rack}, box {box}. Box {not_box} is full.
      In rack {rack} there is room in box {box} for {vials} vials of {line}.
      bank {vials} of {line}, rack no. {rack}, box no. {box}, at passage {any}
      store {line} ({vials} vials) in box {box} of rack {rack} when the boat is at -80
      Deep freeze for {line}. Vials: {vials}; box: {box}; rack: {rack}.`,
    ko: `
      {line} 바이알 {vials}개를 {rack}번 랙 {box}번 박스에 넣#
      {line} {vials}개 동결. 랙 {rack}, 박스 {box}
      {rack}번 랙 {box}번 박스: {line} {vials}개
      박스 {not_box:은} 꽉 찼으니 {rack}번 랙의 {box}번 박스에 {line} {vials}개를 보관하#
      계대 {any}회째 {line}. {vials}개를 랙 {rack}-박스 {box}에 저장하#
      {box}번 박스({rack}번 랙)에 {line} 튜브 {vials}개를 얼려 두#
      {vials}바이알 뱅킹: {line}, 박스 {box}, 랙 {rack}
      질소 탱크 랙 {rack} 박스 {box}에 {line:을} {vials}개 내려 두#
      {line:을} 재우자. 바이알 {vials}개, 박스 {box}번, 랙 {rack}번`,
    titles: ['Freeze the cells; Bank; Into nitrogen', '세포 동결; 동결 보관; 뱅킹'],
  },
  {
    tool: 'hood_uv', about: ['UV lamp of a clean bench', '클린벤치 UV 램프'],
    takes: { bench: names('A, B, C, D'), lit: flag(), minutes: maybe(whole(5, 60, 'min')) },
    en: `
      UV in hood {bench} {lit}
      [lit=true] sterilise bench {bench} with UV for {minutes}
      [lit=false] the {who} will work in hood {bench}: no ultraviolet any more
      [lit=false] hands are going into bench {bench}, make the violet light go out
      [lit=true] nobody sits at hood {bench}; let the UV burn {minutes}
      [lit=true] After {any} plates bench {bench} needs a UV night.
      [lit=false] UV lamp of bench {bench} out, sash may be raised
      [lit=true] kill what lives in hood {bench}, {minutes} of UV
      bench {bench}: lamp {lit}, not {not_bench}
      [lit=false] dark in hood {bench} before anybody pulls up a chair
      [lit=true] the evening routine at hood {bench}: swab, close, violet light for {minutes}`,
    ko: `
      [lit=true] {bench} 벤치 UV 램프 켜#
      [lit=true] {bench} 클린벤치를 {minutes}간 자외선 살균하#
      [lit=false] {who:이} {bench} 벤치를 쓴다. 자외선을 끄#
      [lit=false] {bench} 벤치에 손이 들어간다. UV 소등
      [lit=true] {bench} 벤치 앞에 사람 없음. UV를 {minutes} 켜 두#
      [lit=true] 플레이트 {any}장을 다뤘으니 {bench} 벤치 UV 점등
      [lit=false] {bench} 새시를 올리기 전에 자외선이 꺼져 있어야 한다
      [lit=true] 작업 종료 후 {bench} 벤치 UV 등 {minutes} 점등할 것
      [lit=false] {bench} 살균등 내려 두#
      [lit=false] {bench} 벤치에 앉기 전에 보라색 불이 꺼져 있어야 한다
      [lit=true] {bench} 벤치 저녁 마감: 닦고, 닫고, 자외선 {minutes}`,
    titles: ['UV in the hood; Bench lamp', '벤치 UV; 살균등'],
  },
  {
    tool: 'thirsty_flask', about: ['Flask of a cell line that was fed longest ago', '가장 오래 배지를 안 간 플라스크'],
    takes: { line: names('HEK293, CHO-K1, HeLa, Vero, iPS-4') }, reads: true, result: 'T75-{any}',
    en: `
      which flask of {line} was fed longest ago?
      find the hungriest {line} flask
      {line}: flask that waits since {day}
      look which of the {any} {line} flasks is next`,
    ko: `
      {line} 중 배지를 제일 오래 안 간 플라스크를 찾#
      {line} 다음 교환 대상 조회
      {day} 이후 굶은 {line} 플라스크를 보#
      {line} 플라스크 {any}개 중 차례를 확인하#`,
    titles: ['Hungry flask; Which flask?', '배지 교환 대상; 플라스크 찾기'],
  },
];
