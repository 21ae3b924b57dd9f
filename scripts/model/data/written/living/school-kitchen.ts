import { counted } from '../industry/slots';
import { date, maybe, names, span, whole, type Written } from '../table';
import { coded, lines, resident } from './village-slots';

const kettle = coded('kettle #, pot @, K-#', '#번 솥, #호 회전솥, @솥, 국솥 #, ~솥');
const washer = coded('washer #, dishwasher @, DW-#', '세척기 #호, #호기, @세척기, 식기세척 #라인');
const class_ = coded('class #-#, year #, #-#', '#학년 #반, #-#반, #학년, 유치원 #반');
const dish = names('seaweed soup, curry, bulgogi, bean sprouts, dumpling soup, egg roll', '미역국, 카레, 불고기, 콩나물무침, 떡국, 계란말이, 감자조림');

export const schoolKitchen: readonly Written[] = [
  {
    tool: 'kettle_heat', about: ['Heat a soup kettle', '회전솥을 가열한다'],
    takes: { kettle, c: whole(60, 180, 'C'), min: maybe(span('min', 5, 120)) },
    en: `
      heat {kettle} to {c}
      {kettle}: {c} for {min}
      bring {kettle} up to {c}
      soup for {any} classes in {kettle}: {c}, {min}
      {min} at {c}, that is {kettle}
      {kettle} shall reach {c} before {clock}
      gas on under {kettle}, {c}; {not_kettle} stays cold
      oil is in {kettle}; take it to {c} and hold {min}
      let {kettle} boil at {c}, time as the cook likes
      <{kettle} {c}|, | and >, says the cook. Start {kettle}.`,
    ko: `
      {kettle} {c} 가열
      {kettle:을} {c}까지 올리#
      {kettle} {c}, {min}
      {kettle:을} {c}에서 {min} 끓이#
      국거리 넣었음. {kettle:을} {c:로} 가열하#
      {not_kettle:은} 아직 두고 {kettle}부터 {c}
      {clock}까지 {kettle:이} {c:이} 되게 하#
      튀김용 기름 {any}리터. {kettle:을} {c:로} 데우#
      {min} 동안 {c}, 솥은 {kettle}
      {kettle} 불 넣기 {c}
      {kettle} 예열 {c} 요망
      {who} 조리사 요청: {kettle} {c} {min} 가열
      {kettle:은} {c:로} 하고 시간은 맛보고 정함
      끄지 말고 {kettle:을} {c:로} 데우#
      {kettle} 온도를 {c:로} 맞춰 끓이#
      <{kettle:은} {c}|, |, >. {kettle}부터 가열하#
      {any}명분 국이다. 물 80리터 받은 {kettle:을} {c:로} {min} 가열하#`,
    titles: ['Heat the kettle; Soup', '솥 가열; 국 끓이기'],
  },
  {
    tool: 'kettle_cut', about: ['Turn the fire under a kettle off', '솥 불을 끈다'],
    takes: { kettle },
    en: `
      fire under {kettle} off
      {kettle} is done, turn it off
      no more heat for {kettle}
      {kettle} boils over!
      after {any} minutes {kettle} is ready, cut the gas
      {kettle} off but leave {not_kettle} simmering
      gas to {kettle} closed
      the {who} tilts {kettle} at {clock}; the flame has to be out
      let {kettle} cool
      gas tap of {kettle} to the right, lunch is done`,
    ko: `
      {kettle} 불 끄기
      {kettle} 불을 끄#
      {kettle} 다 끓었다. 가열을 멈추#
      {kettle} 넘친다! 가스 차단
      {not_kettle:은} 약불로 두고 {kettle}만 끄#
      {kettle} 그만 끓이기
      {clock}에 {kettle:을} 기울인다. 불을 꺼 두#
      {kettle} 가열 종료
      {any}분 지났음. {kettle} 소화 바람
      {kettle} 가스 잠그#
      {kettle:을} 식히게 불을 내리#
      {who} 요청, {kettle} 가열 중단
      {kettle} 더 데우지 말 것, 끔
      {not_kettle:은} 180도로 튀김 중, {kettle:은} 다 끓었다. 다 끓은 솥의 불을 끄#`,
    titles: ['Fire off; Kettle off', '솥 끄기; 불 끄기'],
  },
  {
    tool: 'core_temp.probe', about: ['Measure the core temperature of a dish', '음식 중심 온도를 잰다'],
    takes: { dish, kettle: maybe(kettle) }, reads: true, result: '{any}',
    en: `
      core temperature of the {dish}
      probe the {dish} in {kettle}
      is the {dish} hot inside
      {dish}, {kettle}: measure the middle
      before serving at {clock} take the core of the {dish}
      stick the needle into the {dish}
      the {dish} must be above {any}; read it in {kettle}
      read the {dish}, not the {not_dish}
      {who} has to write the core temperature of the {dish} down, get it
      {dish}: inside, degrees`,
    ko: `
      {dish} 중심 온도 측정
      {kettle}에 있는 {dish} 중심 온도를 재#
      {dish} 속까지 익었는지 보#
      배식 전 {dish} 중심 온도 확인
      {dish} 탐침 온도({kettle})
      {dish}에 탐침을 꽂아 재#
      {clock} 검식, {dish} 온도 확인 바람
      {not_dish} 말고 {dish} 중심 온도를 확인하#
      {dish:이} 75도 넘는지 재 보#
      {kettle} {dish} 품온 조회
      일지에 적을 {dish} 중심 온도
      {who} 영양사 확인용, {dish} 온도를 읽#
      {dish} 몇 도인지 재기. 가열은 이미 끝
      {any}명분 {dish}, 중심 온도 측정 요망
      솥은 95도지만 {dish} 속은 모른다. 탐침으로 재#
      {not_dish:은} {any}도로 통과. {dish} 중심 온도도 재#`,
    titles: ['Core temperature; Probe the dish', '중심 온도; 품온 측정'],
  },
  {
    tool: 'dishwasher_go', about: ['Start a dishwasher with a rinse temperature', '식기세척기를 돌린다'],
    takes: { washer, rinse: maybe(whole(70, 95, 'C')) },
    en: `
      start {washer}
      {washer} on, rinse at {rinse}
      {any} trays are stacked; run {washer}
      let {washer} go, {rinse} for the rinsing
      rinse water {rinse}, {washer}, go
      {washer} from {clock}, {not_washer} has no soap
      dishes through {washer}
      wash on {washer}, temperature as it was
      belt of {washer} moving, please, {rinse}
      the trays of the {any} classes are back, {washer} can start`,
    ko: `
      {washer} 가동
      {washer:을} 돌리#, 헹굼 {rinse}
      식판 {any}개 쌓였다. {washer:을} 켜#
      {washer} 세척 시작
      헹굼 온도 {rinse:로} {washer} 가동하#
      {not_washer:은} 세제가 없으니 {washer:을} 돌리#
      {clock} 배식 종료. {washer} 운전 시작하#
      {washer} 헹굼수 {rinse}, 시작
      설거지 {washer:로}
      {washer} 켜기, 온도는 놔두기
      {washer} 벨트 돌리기({rinse})
      {washer} 작동 바람
      식판 나왔음. {washer} {rinse:로} 헹구게 돌려 두#
      식판 {any}개, 컵 120개. {not_washer:은} 물이 새니 {washer:을} 가동하#`,
    titles: ['Start the dishwasher; Wash up', '식기세척기 가동; 설거지'],
  },
  {
    tool: 'dishwasher_rest', about: ['Stop a dishwasher', '식기세척기를 멈춘다'],
    takes: { washer },
    en: `
      stop {washer}
      {washer} off
      a spoon is caught in {washer}; stop it
      last tray is through, {washer} can rest
      {washer}: end of washing
      {washer} leaks over the floor since {clock}, off with it
      halt {washer}, let {not_washer} finish its {any} trays
      {who} reaches into {washer}, no belt may move
      shut down {washer} for the day
      {washer} has nothing left to wash`,
    ko: `
      {washer} 정지
      {washer:을} 멈추#
      숟가락이 걸렸다. {washer:을} 세우#
      {washer} 마지막 식판 통과, 끄#
      {washer} 세척 종료
      {washer}에서 물이 샌다. 전원을 내리#
      {not_washer:은} 마저 돌리고 {washer}만 세우#
      {who:이} {washer} 안에 손을 넣는다. 벨트를 멈추#
      {clock} {washer} 마감
      식판 {any}개 남았어도 {washer:은} 정지 바람
      {washer} 그만 돌리기
      {washer} 운전 끝
      {not_washer:은} 헹굼 중이고 {washer:은} 끝났다. 끝난 쪽을 정지하#`,
    titles: ['Stop the dishwasher; Dishwasher off', '식기세척기 정지; 세척 종료'],
  },
  {
    tool: 'meal_count.set', about: ['Set how many meals a class gets', '반별 식수를 정한다'],
    takes: { group: class_, meals: counted(1, 35, ['meal', 'meals'], '명') },
    en: `
      {group}: {meals}
      {meals} for {group}
      {group} gets {meals} on {day}
      {any} pupils in the list of {group}, but set {meals}
      write {meals} beside {group}
      it was {not_meals} yesterday; for {group} now {meals}
      count for {group}: {meals}
      {group} is on a trip with half its children, so {meals}, {not_group} as ever
      <{group} {meals}|, | and >. That came by phone; put in {group}.`,
    ko: `
      {group} 식수 {meals}
      {group} 급식 인원을 {meals:로} 하#
      {group} 오늘 {meals}
      {group:은} 결석이 있어 {meals:로} 고치#
      {not_group:은} 그대로, {group:은} {meals}
      명부에는 {any}명이지만 {group} 식수는 {meals:로} 잡아 두#
      {group}: {not_meals} → {meals}
      {day} {group} 식수를 {meals:로} 바꾸#
      식수 변경 {group} {meals}
      {group} 담임 연락. {meals}분만 준비하게 식수를 맞추#
      {meals}, {group} 식수 입력
      체험학습으로 {group} {meals}만 먹음. 식수 수정 바람
      {clock}까지 {group} 인원을 {meals:로} 넣#
      <{group} {meals}|, |, >. 전화로 온 숫자다. {group} 식수를 입력하#
      {group} 재적 {any}명, 결석이 있어 실제 {meals}. 식수 변경하#`,
    titles: ['Meals of a class; Number of meals', '식수 변경; 급식 인원'],
  },
  {
    tool: 'allergy_note.add', about: ['Enter an allergy of a pupil', '알레르기를 등록한다'],
    takes: { pupil: resident, group: maybe(class_), food: names('egg, milk, peanut, shrimp, buckwheat, peach', '난류, 우유, 땅콩, 새우, 메밀, 복숭아, 고등어') },
    en: `
      {pupil} must not eat {food}; enter it
      allergy: {pupil}, {food}
      {pupil} of {group} reacts to {food}
      note {food} for {pupil}, {group}
      {group}, {pupil}: {food}
      the mother of {pupil} rang at {clock}, {food}
      no {food} for {pupil}, {not_food} is fine
      write {food} into the sheet of {pupil}
      {food} gave {pupil} a rash on {day}. Enter it.
      {any} pupils are in the list; {pupil}, {group}, comes on it with {food}`,
    ko: `
      {pupil} {food} 알레르기 등록
      {group} {pupil}, {food} 알레르기를 등록하#
      {pupil:은} {food:을} 먹으면 안 된다. 등록하#
      {pupil} 학생 {food}
      알레르기 추가: {pupil}({group}), {food}
      {clock}에 {pupil} 어머니 전화. {food} 알레르기라고 함. 기록하#
      {not_food:은} 괜찮고 {food:이} 문제. {pupil} 앞으로 등록하#
      {food} 먹고 {pupil:이} 두드러기가 났다. 알레르기를 올리#
      {group} {pupil} → {food}
      {pupil}에게 {food:을} 주지 않게 적어 두#
      {food} 알레르기 학생 {pupil}, {group}
      {day} 상담 결과 {pupil} {food} 알레르기 입력 바람
      {pupil} 알레르기 정보에 {food:을} 넣#`,
    titles: ['Enter an allergy; Allergy', '알레르기 등록; 알레르기 추가'],
  },
  {
    tool: 'sample_keep', about: ['Put a dish sample into the freezer box', '보존식을 넣는다'],
    takes: { dish, box: coded('box #, box @', '#번 칸, @칸, 보존식 #호, 보존함 #'), until: date(), note: maybe(lines('taken after 20 minutes, lid cracked\n second batch, ~ added', '2차 조리분, ~ 추가\n배식 전 채취, 150g\n뚜껑 금 감')) },
    en: `
      sample of {dish} into {box} until {until}
      {box}: {dish}, keep till {until}
      keep {dish} in {box} up to {until}, note "{note}"
      {until} is the last day for the {dish} in {box}
      put 150 g of {dish} away, {box}, {until}
      "{note}" on the label: {dish}, {box}, {until}
      freeze a bit of {dish} at {clock}, place {box}, thrown away on {until}
      {dish} in {box}, not {not_box}; until {until}`,
    ko: `
      {dish} 보존식 {box}, {until}까지
      {box}에 {dish} 보존식을 넣#, 폐기일 {until}
      {dish:을} {until}까지 {box}에 보관하#
      보존식: {dish} / {box} / {until}
      {until}까지 둘 것. {dish}, {box}, 비고 "{note}"
      {dish} 150g을 {box}에 담아 {until}까지 두#
      {not_box:은} 찼으니 {dish:은} {box}에 보존, {until} 폐기
      "{note}"라고 적어 {dish} 보존식을 {box}에 넣#. 기한 {until}
      {clock} 채취한 {dish}, {box} 보관, {until}까지
      {box} 보존식 등록 {dish} {until}
      {dish} 보존식 {until} 만료로 {box}에 등록 바람
      {until} 폐기 예정 {dish}, {box}`,
    titles: ['Keep a sample; Dish sample', '보존식; 보존식 넣기'],
  },
];
