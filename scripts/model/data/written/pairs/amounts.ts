import { choice, flag, maybe, names, span, whole, type Written } from '../table';
import { counted, nth, often, sino } from './counts';

const tank = names('pond 2, quarantine tank, reef 4, nursery, tank K, long tank', '2번 못, 격리 수조, 산호 4, 치어조, K 수조, 긴 수조');

export const amounts: readonly Written[] = [
  {
    tool: 'stock_fish', about: ['Note fish put into a tank', '수조에 넣은 물고기를 적는다'],
    takes: { species: names('tench, roach, clownfish, tilapia, sturgeon, neon tetra, koi', '잉어, 붕어, 흰동가리, 틸라피아, 철갑상어, 송어, 비단잉어'), count: counted(1, 58), tank },
    en: `
      {count} {species} into {tank}
      {tank} gets {count} {species}
      put {count} of the {species} into {tank}
      {species}: {count}, {tank}
      note for {tank} that {count} {species} were added
      The van arrived at {clock} with {count} {species}; they swim in {tank} now.
      in {tank} there are {count} {species} more, enter them
      {tank}: {species}, {count} head
      write down {count} new {species} for {tank}, none for {not_tank}
      {count} fish, all {species}, have moved into {tank}
      We counted twice. {species} for {tank}, {count} of them.`,
    ko: `
      {tank}에 {species} {count}마리 넣음
      {species} {count}마리, {tank}
      {tank}에 {species:을} {count}마리 넣은 것으로 적#
      {count} 마리의 {species:을} {tank} 기록에 더하#
      {clock}에 {species} {count}마리가 도착했다. {tank}에 입식 기록 바람
      {tank}: {species} / {count}마리
      {not_tank} 말고 {tank}에 {species} {count}마리 추가하#
      두 번 셌다. {tank} {species:은} {count}마리로 입식 기록하#
      {tank}에 새로 들어온 {species} {count}마리를 적#
      입식: {count}마리 {species}, 수조는 {tank}`,
    titles: ['New fish; Stocking; Put the fish in', '입식; 물고기 넣기; 입식 기록'],
  },
  {
    tool: 'fishLost', about: ['Note fish found dead in a tank', '폐사한 물고기를 적는다'],
    takes: { species: names('tench, roach, clownfish, tilapia, sturgeon, neon tetra, koi', '잉어, 붕어, 흰동가리, 틸라피아, 철갑상어, 송어, 비단잉어'), count: counted(1, 30), tank },
    en: `
      {count} {species} dead in {tank}
      {tank} lost {count} {species}
      in {tank} {count} of the {species} have died
      losses in {tank}: {species}, {count}
      we took {count} lifeless {species} out of {tank} at {clock}
      {species} floating belly up, {count} of them, {tank}
      the heron got {count} {species} from {tank}; book them as lost
      {tank}, dead: {count} {species}
      enter the loss of {count} {species} for {tank}
      After the power cut {count} {species} in {tank} did not make it.`,
    ko: `
      {tank}에서 {species} {count}마리 폐사
      {tank} {species} {count}마리가 죽었다. 폐사로 적#
      폐사: {tank}, {species}, {count}마리
      {clock}에 {tank}에서 죽은 {species} {count}마리를 건졌다. 기록하#
      배를 뒤집고 뜬 {species} {count}마리, {tank}
      왜가리가 {tank}에서 {species} {count}마리를 물어 갔다. 손실로 적#
      {tank}의 {species} 손실 {count}마리 기록하#
      정전으로 {tank} {species} {count}마리를 잃었다. 폐사 기록 바람
      {count}마리 폐사, {species}, 수조 {tank}`,
    titles: ['Losses; Dead fish', '폐사 기록; 폐사'],
  },
  {
    tool: 'file_passes', about: ['Overwrite a file several times', '파일을 여러 번 덮어써서 없앤다'],
    takes: { file: names('salaries.xlsx, scan-0412.pdf, old/keys.txt, draft.docx, patients.csv, tmp/dump.sql'), passes: often(1, 9) },
    en: `
      overwrite {file} {passes}
      {file}: shred, {passes}
      {passes} over {file}, then it is gone
      wipe {file} {passes}
      run over {file} {passes} with zeros
      [passes=2] two passes over {file}
      [passes=3] shred {file} with three passes
      [passes=7] seven passes for {file}, the lawyers insist
      [passes=1] a single pass over {file} is enough
      {file} must not come back; write over it {passes}
      The disk is {any} % full and {file} is the first to go: {passes}.`,
    ko: `
      {file:을} {passes} 덮어쓰#
      {file} 파쇄 {passes}
      {passes} 덮어써서 {file:을} 없애#
      {file:은} 다시 나오면 안 된다. {passes} 덮어써서 지우#
      [passes=2] {file} 두 번 덮어써 파쇄하#
      [passes=3] {file:을} 세 차례 덮어쓰#
      [passes=7] 법무팀 요청, {file} 일곱 번 덮어써서 파쇄
      [passes=1] {file:은} 한 번만 덮어쓰면 된다. 파쇄하#
      {clock} 전에 {file:을} {passes} 파쇄하#
      디스크가 {any}% 찼다. {file}부터 {passes} 덮어써 없애#`,
    titles: ['Shred the file; Overwrite', '파일 파쇄; 덮어쓰기'],
  },
  {
    tool: 'keep_years', about: ['Set how many years a kind of record is kept', '기록 보존 연수를 정한다'],
    takes: { record: names('invoices, dose cards, calibration sheets, wage slips, batch logs, visitor book', '송장, 피폭 기록, 교정 성적서, 급여 명세, 배치 일지, 방문 대장'), years: sino(1, 30) },
    en: `
      keep {record} for {years} years
      {record}: {years} years
      {years} years for {record}
      the law wants {record} kept {years} years
      {record} may be thrown away after {years} years, set that
      [years=10] a decade for {record}
      [years=5] {record}, five years from now on
      from {day} the rule for {record} is {years} years
      hold on to {record} {years} years, {not_record} has its own rule
      The auditor found {any} gaps. For {record} enter {years} years.`,
    ko: `
      {record} 보존 {years}년
      {record:은} {years}년 보관하게 하#
      {years}년 동안 {record:을} 두#
      법에 따라 {record} 보존 기간을 {years}년으로 하#
      {record:은} {years}년이 지나면 버려도 된다. 그렇게 설정하#
      [years=10] {record} 보관은 십 년으로
      [years=5] {record:을} 다섯 해 동안 보존하#
      [years=3] 앞으로 {record:은} 삼 년 보관
      {not_record:은} 따로 정하고 {record}만 {years}년으로 설정하#
      감사 지적 {any}건. {record} 보존 {years}년으로 고치#`,
    titles: ['Retention; How long we keep it', '보존 기간; 보관 연수'],
  },
  {
    tool: 'timer_rest', about: ['Let something rest for a number of seconds', '정해진 초만큼 쉬게 한다'],
    takes: { what: names('dough, kettle, press, glaze, line 2, paste, mould', '반죽, 솥, 프레스, 유약, 2번 라인, 풀, 거푸집'), sec: span('s', 5, 3600), alarm: maybe(flag()) },
    en: `
      let {what} rest {sec}
      {what}: pause of {sec}
      {sec} of rest for {what}
      [sec=8] {what} rests eight seconds
      [sec=30] give {what} half a minute
      [sec=900] a quarter of an hour of rest for {what}
      [sec=3600] leave {what} alone for an hour
      [sec=120,alarm=true] rest {what} two minutes and ring when it is over
      [sec=45,alarm=false] forty-five seconds for {what}, no bell
      [alarm=true] {what} rests {sec}; call us with the bell
      [alarm=false] {what} rests {sec} without a sound at the end
      [sec=1800] half an hour does {what} good`,
    ko: `
      {what:을} {sec} 쉬게 하#
      {what} 휴지 {sec}
      {sec} 동안 {what:을} 가만히 두#
      [sec=8] {what:을} 팔 초 쉬게 하#
      [sec=30] {what} 반 분 휴지
      [sec=900] {what:은} 십오 분 동안 쉰다
      [sec=3600] {what:을} 한 시간 그대로 두#
      [sec=1800] {what:은} 반 시간 쉬게 하#
      [sec=120,alarm=true] {what:을} 이 분 쉬게 하고 끝나면 종을 울리#
      [sec=45,alarm=false] {what} 사십오 초 휴지, 종은 울리지 않음
      [alarm=true] {what} {sec} 휴지 후 벨로 알리#
      [alarm=false] {what} 휴지 {sec}, 소리 없이`,
    titles: ['Rest; Let it rest; Pause', '휴지; 쉬게 하기'],
  },
  {
    tool: 'lap_walk', about: ['Let a robot go round a course', '로봇이 코스를 돌게 한다'],
    takes: { robot: nth(1, 9), laps: counted(1, 20), course: maybe(choice({ inner: ['inner|inside', '안쪽'], outer: ['outer|outside', '바깥쪽|바깥'] })) },
    en: `
      the {robot} robot does {laps} rounds
      {laps} laps for the {robot} robot
      send the {robot} robot round, {laps} in all
      {laps} rounds on the {course} course, {robot} robot
      [laps=1] the {robot} robot goes round just once
      [laps=2] twice round with the {robot} robot
      [laps=12] a dozen laps, {robot} robot
      [course=inner] The yard is being swept; the {robot} robot keeps to the inside, laps: {laps}.
      [course=outer] along the fence with the {robot} robot, {laps} laps
      {robot} robot, course {course}, {laps}
      Its battery has {any} %. Even so the {robot} robot shall make {laps} laps.`,
    ko: `
      {robot} 로봇 {laps} 바퀴
      {robot} 로봇이 {laps} 바퀴 돌게 하#
      {laps} 바퀴, {robot} 로봇
      {robot} 로봇을 {course} 코스로 {laps} 바퀴 돌리#
      [laps=1] {robot} 로봇 딱 한 바퀴만 돌리#
      [laps=2] {robot} 로봇 두 바퀴
      [laps=12] {robot} 로봇을 열두 바퀴 돌리#
      [course=inner] 마당 청소 중이니 {robot} 로봇은 안으로 {laps} 바퀴 돌리#
      [course=outer] 울타리를 따라 {robot} 로봇 {laps} 바퀴
      {course} 코스, {robot} 로봇, {laps} 바퀴
      배터리가 {any}%다. 그래도 {robot} 로봇은 {laps} 바퀴 돌 것`,
    titles: ['Rounds; Laps of the robot; Patrol', '로봇 순찰; 바퀴 수'],
  },
  {
    tool: 'bellStrokes', about: ['Strike the bell', '종을 친다'],
    takes: { strokes: often(1, 12), soft: maybe(flag()) },
    en: `
      strike the bell {strokes}
      {strokes}, the bell
      bell: {strokes}
      [strokes=2] two strokes of the bell
      [strokes=8] eight bells
      [soft=true] ring {strokes}, gently, the ward sleeps
      [soft=false] ring {strokes} and let all the harbour hear it
      [strokes=1] one stroke only
      [strokes=3,soft=true] three quiet strokes
      [strokes=5,soft=false] five loud strokes, it is urgent
      When the {who} waves at {clock} the bell sounds {strokes}.`,
    ko: `
      종을 {strokes} 치#
      타종 {strokes}
      {strokes} 타종
      [strokes=2] 종 두 번
      [strokes=8] 종을 여덟 번 치#
      [soft=true] 병동이 잔다. 종을 살살 {strokes} 치#
      [soft=false] 항구에 다 들리게 {strokes} 치#
      [strokes=1] 종은 한 번만 치#
      [strokes=3,soft=true] 약하게 세 번 타종
      [strokes=5,soft=false] 급하다. 크게 다섯 번 치#
      {clock}에 {who:이} 손을 흔들면 종 {strokes}`,
    titles: ['The bell; Bell strokes', '타종; 종 치기'],
  },
  {
    tool: 'spares_in', about: ['Add spare parts to the shelf count', '예비 부품을 입고한다'],
    takes: { part: names('O-rings, fuses, V-belts, oil filters, shear pins, bearing 6204', '오링, 퓨즈, V벨트, 오일 필터, 전단핀, 베어링 6204'), qty: counted(1, 48) },
    en: `
      {qty} {part} in
      {part}: {qty} more on the shelf
      {qty} {part} have been delivered
      add {qty} to our {part}
      put {qty} {part} on the shelf
      the parcel of {day} had {qty} {part} in it, book them
      [qty=12] a dozen {part} arrived
      [qty=24] two dozen {part} onto the shelf
      we bought {qty} {part}, count them in
      {part} plus {qty}`,
    ko: `
      {part} {qty}개 입고
      {part:이} {qty}개 들어왔다. 재고에 더하#
      선반에 {part} {qty}개를 더하#
      {qty}개 입고, {part}
      {day} 택배에 {part} {qty}개가 들어 있었다. 입고하#
      [qty=5] {part} 다섯 개 들어옴
      [qty=10] {part} 열 개를 재고에 넣#
      {part} 재고 {qty}개 늘리#
      새로 산 {part} {qty}개 입고 처리`,
    titles: ['Spares in; Delivery; Parts', '부품 입고; 입고'],
  },
  {
    tool: 'spares_out', about: ['Take spare parts off the shelf count', '예비 부품을 출고한다'],
    takes: { part: names('O-rings, fuses, V-belts, oil filters, shear pins, bearing 6204', '오링, 퓨즈, V벨트, 오일 필터, 전단핀, 베어링 6204'), qty: counted(1, 48) },
    en: `
      {qty} {part} out
      {part}: {qty} fewer on the shelf
      {qty} {part} have been used up
      take {qty} from our {part}
      take {qty} {part} off the shelf
      the repair on {day} ate {qty} {part}, book them
      [qty=12] a dozen {part} are gone
      [qty=24] two dozen {part} left the shelf
      we built in {qty} {part}, count them out
      {part} minus {qty}`,
    ko: `
      {part} {qty}개 출고
      {part} {qty}개를 썼다. 재고에서 빼#
      선반에서 {part} {qty}개를 빼#
      {qty}개 출고, {part}
      {day} 수리에 {part} {qty}개가 들어갔다. 출고하#
      [qty=5] {part} 다섯 개 나감
      [qty=10] {part} 열 개를 재고에서 내리#
      {part} 재고 {qty}개 줄이#
      장착한 {part} {qty}개 출고 처리`,
    titles: ['Spares out; Used parts; Parts', '부품 출고; 출고'],
  },
  {
    tool: 'mangle_pass', about: ['Send linen through the mangle', '세탁물을 압착기에 통과시킨다'],
    takes: { batch: whole(1, 90), passes: counted(1, 9), steam: maybe(flag()) },
    en: `
      batch {batch}: {passes} through the mangle
      [passes=2] batch {batch} goes through twice
      [passes=1] once through the mangle with batch {batch}
      [passes=2] two passes, batch {batch}
      number of passes for batch {batch}: {passes}
      [steam=true] batch {batch} with steam, passes: {passes}
      [steam=false] dry mangling of batch {batch}, passes: {passes}
      [passes=3] Batch {batch} is still damp in the seams. Three times through, please.
      [passes=4,steam=true] four passes under steam for batch {batch}
      [passes=2,steam=false] batch {batch} twice and no steam at all`,
    ko: `
      {batch}번 배치 압착 {passes} 번
      {batch}번 배치를 압착기에 {passes} 번 통과시키#
      [passes=2] {batch}번 배치 두 번 통과
      [passes=1] {batch}번 배치는 한 번만 압착기에 넣#
      {passes} 번 통과, 배치 {batch}
      [steam=true] {batch}번 배치 증기 넣어 {passes} 번 통과시키#
      [steam=false] {batch}번 배치 증기 없이 {passes} 번
      [passes=3] {batch}번 배치 솔기가 아직 눅눅하다. 세 번 통과시키#
      [passes=4,steam=true] {batch}번 배치 증기 켜고 네 번
      [passes=2,steam=false] {batch}번 배치 마른 압착 두 번`,
    titles: ['Mangle; Through the mangle', '압착; 압착기'],
  },
];
