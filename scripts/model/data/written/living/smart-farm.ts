import { choice, maybe, span, tenths, whole, type Written } from '../table';
import { coded } from './village-slots';

const house = coded('house #, C-#, ~ house, bay @#', '#동, C-#, ~동, #연동, #호기 하우스');
const tank = coded('tank @, tank #, mix-#, ~ tank', '@탱크, #번 탱크, 원액 #호, ~ 원액통');

export const smartFarm: readonly Written[] = [
  {
    tool: 'nutri_give', about: ['Give a house nutrient solution from a tank', '하우스에 양액을 준다'],
    takes: { house, tank, litres: whole(5, 900, 'l') },
    en: `
      give {house} {litres} out of {tank}
      {house}: {litres} from {tank}
      feed {house} from {tank}, {litres}
      draw on {tank} and let {litres} go to {house}
      {litres} for {house}, taken from {tank}, {not_house} has had its share
      The slabs in {house} are light, {any} % below. They get {litres} of {tank}.
      {tank} is mixed. Out of it {house} drinks {litres}.
      yesterday it was {not_tank}; today {litres} from {tank} into {house}
      at {clock} the drain of {house} was dry: {litres}, {tank}
      {litres} of solution, {tank} to {house}
      <{house} hangs on {tank}|, | and >. Feed {house} with {litres}.
      The mixing room made 600 litres at {clock}, EC 2.{any}. Of that {litres} go from {tank} to {house}.`,
    ko: `
      {house} 양액 {litres}, {tank}에서 공급
      {tank}에서 {house}에 {litres} 주#
      {house}에 {tank} 양액을 {litres} 넣#
      {house} 급액 {litres} / {tank}
      배지가 가볍다. {tank:을} 써서 {house}에 {litres:을} 공급하#
      {not_tank} 말고 {tank}에서 {litres:을} {house}에 보내#
      {not_house:은} 아침에 줬다. {house}에만 {litres}, {tank}
      {clock} 배액이 안 나옴. {house}에 {tank:로} {litres} 급액 요망
      {litres:을} {house}에 줄 것. 원액은 {tank}
      {house} 뿌리가 마르기 전에 {tank}에서 {litres} 흘려 주#
      함수율 {any}%까지 떨어짐. {house}, {litres}, {tank}
      {tank} 조제 완료, 여기서 {house}에 {litres} 공급 바람
      EC 2.1, pH 5.8 확인했음. {house}에 {tank} 양액 {litres} 투입하#
      멈춰 두지 말고 {house}에 {tank} {litres} 주#
      {who} 메모: {house}, {tank}, {litres}
      해가 떴으니 {house} 첫 급액 {litres}, {tank} 사용
      <{house:은} {tank}|, |, > 배관이다. {house}에 {litres} 주#
      <{tank:은} {house}|, |, >에 물려 있다. {house} 배지가 말랐으니 {litres} 공급하#
      조제실에서 EC 2.{any:로} 600리터를 만들었다. 그중 {litres:을} {tank}에서 {house:로} 보내#`,
    titles: ['Feed the house; Nutrient round; First feed', '양액 공급; 급액; 양액 주기'],
  },
  {
    tool: 'nutri_hold', about: ['Hold the nutrient feed of a house back', '하우스 급액을 멈춘다'],
    takes: { house, min: maybe(span('min', 5, 240)) },
    en: `
      no feed for {house}
      hold the nutrient of {house} for {min}
      {house} gets nothing for {min}
      stop feeding {house}
      The drain of {house} runs over already. Keep the solution back, {min}.
      somebody works at the drippers of {house}; the feed rests until told otherwise
      {min} without solution in {house}
      pause {house}, let {not_house} go on
      It rains since {clock} and {house} is wet; do not give it any, hold for {min}.
      {house}: feed off, no time was said
      <{house} waits {min}|, | and >. Start with {house}: hold its feed.
      keep {house} dry for {min}; the other {any} houses drink on`,
    ko: `
      {house} 급액 중지
      {house} 양액을 {min} 멈추#
      {house:은} {min} 동안 주지 말 것. 급액 보류
      배액이 넘친다. {house} 양액을 세우#
      {house} 급액을 {min}만 쉬게 하#
      점적핀 교체 중이라 {house} 급액을 멈춰 두#
      흐려서 물을 안 먹는다. {house} 급액 {min} 정지
      {not_house:은} 계속 주고 {house}만 끊#
      {house} 급액 정지, 시간은 따로 없음
      {clock}에 배액률 {any}% 나옴. {house} 양액 {min} 보류 바람
      재개 말고 정지: {house}
      {house}에 더 넣지 말고 {min} 기다리게 하#
      {who:이} 배드 밑에 들어가 있다. {house} 양액을 당장 멈추#
      {min}간 {house} 급액 없음
      {house} 양액 공급을 잠시 막아 두#
      원수 탁도 문제로 {house} 급액을 중단하#
      <{house:은} {min}|, |, > 쉬기로 했다. 먼저 {house} 급액을 멈추#
      오전에 6번 줬고 배액률이 {any}%다. {house} 급액은 {min} 보류하#
      재개했다가 다시 넘쳤다. {house} 급액 중지, 언제까지인지는 모름
      {house} 양액 스톱`,
    titles: ['Hold the feed; No solution for now', '급액 정지; 양액 멈춤'],
  },
  {
    tool: 'nutri_resume', about: ['Let the nutrient feed of a house go on', '멈춘 급액을 다시 시작한다'],
    takes: { house },
    en: `
      {house} may be fed again
      let the feed of {house} go on
      resume {house}
      drippers of {house} are changed, solution may flow as before
      end the pause of {house}; {not_house} stays held
      The {who} is out from under the benches of {house}. Back to the normal feed.
      {house} has waited {any} minutes, enough. Continue feeding.
      lift the hold on {house}
      carry on with the nutrient in {house}
      {house}: feed on again, schedule as it was
      Three houses rest: {house}, {not_house} and {not_house2}. Only {house} may drink again.
      {house} again on solution, it was stopped at {clock}`,
    ko: `
      {house} 급액 재개
      {house} 양액을 다시 흐르게 하#
      {house:은} 이제 줘도 된다. 급액 재개하#
      {house} 정지 해제
      점적핀 교체 끝. {house} 급액을 원래대로 돌리#
      {not_house:은} 멈춘 채로 두고 {house}만 재개하#
      {any}분 쉬었으면 됐다. {house} 급액을 이어 가게 하#
      {house} 양액 보류를 풀#
      {clock}부터 {house} 급액 정상화
      {who} 작업 완료. {house} 다시 급액하게 하#
      멈춰 둔 {house} 양액 재가동 요망
      {house}: 급액 다시. 설정은 그대로
      비가 그쳤으니 {house} 급액 중지를 해제하#
      {house} 급액 일시 정지를 끝내#
      {house}, {not_house}, {not_house2} 세 곳이 멈춰 있다. 이 중 {house}만 다시 주#
      {clock}에 멈춘 뒤 {any}분이 지났다. {house} 급액을 다시 시작하#
      {house} 양액 다시 켬`,
    titles: ['Resume the feed; Feed again', '급액 재개; 정지 해제'],
  },
  {
    tool: 'roof_vent_pose', about: ['Move the roof vent of a house', '천창을 움직인다'],
    takes: { house, pose: choice({ '열림': ['open|wide open', '열림|완전 개방'], '반열림': ['half open|half', '반열림|반만 열림'], '닫힘': ['shut|closed', '닫힘|밀폐'] }) },
    en: `
      roof of {house}: {pose}
      have the roof vent of {house} {pose}
      [pose=열림] let all the heat out through the top of {house}
      [pose=닫힘] It begins to rain into {house}. Roof!
      [pose=반열림] the top of {house} neither quite open nor quite shut
      [pose=닫힘] storm at {clock}, nothing may stand open above {house}
      [pose=열림] {any} degrees under the glass of {house}; throw the top open
      [pose=반열림] {house} gets a middling gap in the roof
      [pose=열림] air for {house} from above, as much as there is
      [pose=닫힘] we gas {house} tonight, so shut the roof
      the vent above {house} {pose}, {not_house} as it was
      [pose=반열림] a little wind, {house}: roof to the middle
      The sheet on the door says {any} degrees by noon; roof of {house} {pose}, roof of {not_house} untouched`,
    ko: `
      {house} 천창 {pose}
      {house} 천창을 {pose} 상태로 하#
      [pose=열림] {house} 안이 {any}도다. 천창을 활짝 열#
      [pose=닫힘] 비 온다. {house} 천창을 닫#
      [pose=반열림] {house} 천창은 반쯤만 열어 두#
      [pose=반열림] 바람이 조금 있으니 {house} 천창을 절반까지만 열#
      [pose=열림] {house} 더운 공기를 위로 다 빼#
      [pose=닫힘] {clock} 강풍 예보, {house} 위쪽을 꼭 막#
      [pose=닫힘] 탄산가스를 넣을 것이니 {house} 천창을 모두 내리#
      [pose=열림] {house} 천창 끝까지
      [pose=반열림] 다 열면 춥고 닫으면 덥다. {house} 천창을 중간에 두#
      {not_house} 말고 {house} 천창을 {pose:로}
      [pose=열림] 습도 92%, 곰팡이 걱정. {house} 천창을 있는 대로 열#
      [pose=닫힘] {who} 퇴근 전 확인: {house} 천창 틈 없이
      천창 {pose} / {house}
      [pose=반열림] {house} 천창 어중간하게, 오십 프로쯤
      {clock}부터 {house} 천창은 {pose}
      [pose=닫힘] 벌이 {any}통 들어간다. {house} 천창으로 나가지 못하게 막#
      [pose=열림] 훈증이 {clock}에 끝났다. {house} 지붕 쪽을 모두 열어 가스를 빼#
      [pose=반열림] {not_house:은} 다 열었지만 {house:은} 모종이라 천창을 반만 열#`,
    titles: ['Roof vent; Air from above', '천창; 천창 개폐; 환기'],
  },
  {
    tool: 'sun_cover_state', about: ['Spread or take back the shade cloth over a house', '차광막을 치거나 걷는다'],
    takes: { house, state: choice({ '펼침': ['spread|over', '펼침'], '반': ['half|half way', '반만|절반'], '걷음': ['back|taken back', '걷음'] }) },
    en: `
      shade cloth of {house}: {state}
      [state=펼침] the sun burns the lettuce in {house}; draw the shade over it
      [state=걷음] Clouds all day. {house} wants every bit of light, off with the cloth.
      [state=반] half the shade over {house} will do
      [state=펼침] {any} thousand lux at {clock}, cover {house}
      [state=걷음] roll the shade of {house} up
      [state=반] {house}: cloth to the middle rail
      [state=걷음] uncover {house}, not the thermal one, the shade
      [state=펼침] no direct sun on the seedlings of {house}
      shade {state} at {house}, {not_house} untouched
      [state=펼침] Leaf tips burnt in {not_house} yesterday. Do not let it happen in {house}; shade it.`,
    ko: `
      {house} 차광막 {state}
      [state=펼침] 볕이 따갑다. {house} 차광막을 치#
      [state=걷음] 흐려졌으니 {house} 차광막을 걷#
      [state=반] {house} 차광막은 반쯤만 치#
      [state=펼침] {clock} 일사 {any}만 럭스. {house}에 그늘을 만들#
      [state=걷음] {house} 차광막을 말아 올리#
      [state=걷음] 보온커튼 말고 {house} 차광막만 벗기#
      [state=반] 차광막을 {house} 가운데까지만 내리#
      [state=펼침] 육묘가 탄다. {house} 차광막 내리기
      [state=걷음] {house} 햇빛 더 필요, 차광 해제
      {house}: 차광막 {state}, {not_house:은} 그대로
      [state=펼침] 모종 {any}판이 {house}에 있다. 직사광선을 가리#
      [state=반] {who:이} 너무 어둡다고 한다. {house} 차광을 절반으로 줄이#
      [state=걷음] 해가 넘어갔다. {house} 차광막 거두기
      [state=펼침] 정식 직후라 {house:은} 차광막을 다 쳐 두#
      차광({house}): {state}
      [state=펼침] 새로 심은 딸기가 {house}에 {any}주 있다. 시들지 않게 차광막을 쳐 둘 것
      [state=걷음] {not_house:은} 그대로 가리고 {house:은} 가린 것을 벗기#
      [state=반] {clock}까지는 {house} 차광을 오십 프로만`,
    titles: ['Shade; Shade cloth', '차광막; 차광; 그늘'],
  },
  {
    tool: 'thermal_curtain', about: ['Draw the thermal curtain of a house to a percentage', '보온커튼을 정한 만큼 친다'],
    takes: { house, pct: whole(0, 100, 'pct') },
    en: `
      thermal curtain of {house} to {pct}
      {house}, thermal: {pct} drawn
      [pct=100] frost tonight, {house} wrapped up completely by its curtain
      [pct=0] sun is up, no thermal curtain over {house} any more
      draw the warm curtain in {house} {pct}
      keep the heat in {house}: curtain {pct}, the shade stays where it is
      {house} lost {any} degrees in the night; {pct} of curtain from now on
      from {not_pct} to {pct}, thermal curtain, {house}
      [pct=50] the thermal curtain of {house} half across
      {pct} for the thermal curtain in {house} before {clock}
      <{house} {pct}|, | and >; that is for the thermal curtains tonight. Do {house} now.
      {pct} is what the thermal curtain of {house} needs when it is {any} degrees outside`,
    ko: `
      {house} 보온커튼 {pct}
      {house} 보온커튼을 {pct}까지 치#
      [pct=100] 오늘 밤 영하 {any}도. {house} 보온커튼을 다 닫#
      [pct=0] 해가 떴다. {house} 보온커튼을 완전히 걷#
      [pct=50] {house} 보온커튼 반만
      차광막은 두고 {house} 보온커튼만 {pct:로} 하#
      {house} 열이 샌다. 커튼을 {pct:로} 맞추#
      {not_pct}였던 {house} 보온커튼을 {pct:로} 바꾸#
      {clock} 전에 {house} 보온커튼 {pct}
      [pct=100] {house} 보온덮개 끝까지
      보온 {pct} / {house}
      {not_house:은} 아직 이르다. {house}만 보온커튼 {pct}
      [pct=0] {house} 보온커튼 전부 열기, 습기 빼야 함
      난방비 때문에 {house} 커튼을 {pct} 닫아 두#
      [pct=50] 결로가 심하다. {house} 보온커튼을 절반쯤 열어 두#
      {house} 보온커튼 개도 {pct:로} 조정 요망
      <{house:은} {pct}|, |, >. 오늘 밤 보온커튼 계획이다. {house}부터 맞추#
      바깥 영하 {any}도, 안은 8도. {house} 보온커튼 {pct}
      {house:은} {not_pct} 말고 {pct}. 보온커튼 이야기임`,
    titles: ['Thermal curtain; Keep the heat in', '보온커튼; 보온; 커튼 조절'],
  },
  {
    tool: 'drain_ec.measure', about: ['Measure the EC of the drain of a house', '배액 EC를 잰다'],
    takes: { house }, reads: true, result: '{any}',
    en: `
      EC of the drain from {house}
      measure what runs out of {house}
      is the drain of {house} too salty
      take the drain reading, {house}
      before feeding, check the EC below {house}
      {who} thinks {house} is over-fed. Take the drain EC.
      {house} drain, EC at {clock}
      dip the meter into the drain of {house}, do not reset it
      how many mS has the water under {house}
      {not_house} read {any} too much. And {house}?
      {house}: drain, EC, now; calibrating can wait till {day}`,
    ko: `
      {house} 배액 EC 측정
      {house} 배액을 재#
      {house} 배액 EC가 얼마인지 보#
      급액 전에 {house} 배액 농도부터 확인하#
      {clock} 기준 {house} 배액 EC 조회
      초기화하지 말고 {house} 배액만 재#
      {who:이} 염류가 쌓였다고 한다. {house} 배액 EC 확인 바람
      {not_house:은} 2.8이었다. {house} 배액도 재 보#
      {house} 배액 짠지 확인
      일지용 {house} 배액 EC 값
      {house} 물받이 EC를 읽#
      배액 농도({house}) 알려 주#
      {any}동 중 {house}만 아직 안 쟀다. 배액 EC 측정하#
      {house} 배액 얼마나 진한지 조회하#
      급액 EC는 2.1이고 pH는 5.{any}. {house} 배액은 얼마인지 재#
      {not_house:과} {not_house2:은} 쟀다. 남은 {house} 배액 EC를 측정하#`,
    titles: ['Drain EC; Measure the drain', '배액 EC 측정; 배액 확인'],
  },
  {
    tool: 'drain_ec.zero', about: ['Reset the drain meter of a house and calibrate it with a standard', '배액 EC 센서를 초기화한다'],
    takes: { house, standard: tenths(1, 5) },
    en: `
      reset the drain meter of {house} with standard {standard}
      {house}: drain probe back to start, standard {standard}
      calibrate anew what measures the drain of {house}; the bottle says {standard}
      the EC of {house} cannot be true; start its meter over with {standard}
      standard solution {standard}, meter of {house}, reset
      Do not read it. Zero the drain probe in {house}, {standard} is the solution.
      {standard} in the cup: set the probe of {house} back
      Probe in {house} shows {any}, nonsense. Reset, standard {standard}.
      from the beginning again for the drain sensor of {house}, {standard}
      {who} put {standard} under the probe of {house} at {clock}; reset it
      {house} meter to the start, cup of {standard} is ready`,
    ko: `
      {house} 배액 센서 초기화, 표준액 {standard}
      {house} 배액 EC계를 표준액 {standard:로} 초기화하#
      표준액 {standard}, {house} 배액 센서 다시 맞추기
      {house} 값이 {any}라니 말이 안 된다. 표준액 {standard:로} 센서를 초기화하#
      재지 말고 {house} 배액계를 {standard:로} 리셋하#
      {house} 배액 센서를 처음 상태로 돌리#. 표준액은 {standard}
      {who:이} {clock}에 {standard} 표준액을 담가 뒀다. {house} 센서 초기화 바람
      {house} 프로브 교정 초기화({standard})
      {standard} 용액으로 {house} 배액계를 새로 잡기
      {not_house:은} 어제 교정했음. 오늘은 {house}, 표준액 {standard}
      배액 센서 리셋 / {house} / {standard}
      {house} 센서가 밀렸다. {standard} 기준으로 초기화 요망
      초기화: {house} 배액 EC, 기준 {standard}
      {house} EC 센서 0점부터 다시, 용액 {standard}
      표준액은 {standard} 한 가지뿐이다. {house} 배액 센서를 그걸로 초기화하#
      {not_house} 센서는 멀쩡하고 {house} 센서가 {any} 근처를 가리킨다. {standard} 용액으로 리셋`,
    titles: ['Reset the probe; Calibrate the drain meter', '센서 초기화; 배액계 교정'],
  },
];
