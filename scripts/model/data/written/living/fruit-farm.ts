import { degrees } from '../industry/slots';
import { choice, maybe, span, whole, type Written } from '../table';
import { coded, resident } from './village-slots';

const plot = coded('plot #, row @-#, ~ slope, block #', '#구역, @-#열, ~밭, 윗밭, 아랫밭 #, #호 과원');
const valve = coded('valve #, V-#, valve @', '#번 밸브, V-#, @밸브, 전자밸브 #호');
const fan = coded('frost fan #, FF-#, fan @', '방상팬 #, #호기, 방상팬 @, #번 방상팬');
const crop = coded('pears, apples, the ~ peaches, grapes, persimmons', '배, 사과, 복숭아, 단감, 포도, ~ 자두, 매실');

export const fruitFarm: readonly Written[] = [
  {
    tool: 'drip_let', about: ['Water through a valve', '밸브로 관수한다'],
    takes: { valve, min: span('min', 5, 240) }, beside: { crop },
    en: `
      {valve} open for {min}
      water through {valve}, {min}
      {min} on {valve}
      <{crop} hang on {valve}|, | and >. Water the {crop} for {min}.
      <{valve} is for {crop}|, | and >. Today only {crop}, {min}.
      dry since {day}, {any} mm all month: {valve}, {min}
      let {valve} drip {min}, leave {not_valve}
      {valve}: {min} of water
      give the roots behind {valve} {min}
      start watering at {valve}, {min}, {clock} at the latest`,
    ko: `
      {valve} {min} 관수
      {valve:을} {min} 열#
      {valve:로} {min} 물을 주#
      <{crop:은} {valve}|, |, >. {crop}에 {min} 물을 주#
      <{valve:은} {crop}|, |, >. 오늘은 {crop}만 {min} 관수하#
      {min} 관수 / {valve}
      {not_valve:은} 닫아 두고 {valve:로} {min} 관수하#
      이달 강수량 {any}mm. {valve} {min} 물 주기
      잎이 처진다. {valve} {min} 급수하#
      {clock} 전에 {valve} {min} 열어 두#
      {valve} 관수 {min} 요망
      점적 {valve}, {min}간
      {day}부터 비가 없다. {valve:을} {min} 동안 틀어 둘 것
      멈추지 말고 {valve} {min} 관수
      {who} 부탁, {valve:로} {min} 물 대기`,
    titles: ['Water the trees; Open the valve', '관수; 물 주기; 점적 관수'],
  },
  {
    tool: 'drip_end', about: ['End the watering through a valve', '관수를 멈춘다'],
    takes: { valve }, beside: { crop },
    en: `
      close {valve}
      no more water through {valve}
      {valve}: end of watering
      <{crop} hang on {valve}|, | and >. The {crop} have had enough; close theirs.
      it rains, {any} mm already; {valve} shut
      water stands between the trees at {valve}, stop
      {valve} off but {not_valve} may run
      {who} found a burst hose on {valve}. Close.
      the turn of {valve} is over at {clock}, shut it
      turn the tap of {valve} back, {any} litres a tree is plenty`,
    ko: `
      {valve} 닫기
      {valve} 관수 정지
      {valve:을} 잠그#
      <{crop:은} {valve}|, |, >. {crop:은} 그만 주#
      비가 {any}mm 왔다. {valve} 관수를 끊#
      {valve} 쪽에 물이 고였다. 멈추#
      {not_valve:은} 계속 주고 {valve}만 닫#
      {who:이} 터진 호스를 찾음. {valve} 차단
      {valve} 물 끄기
      {clock}이면 충분하다. {valve:을} 닫아 두#
      {valve} 관수 종료 바람
      과습 우려로 {valve} 중지하#
      {valve} 잠금 요망`,
    titles: ['Close the valve; End of watering', '관수 정지; 밸브 닫기'],
  },
  {
    tool: 'frost_fan_go', about: ['Start a frost fan below a temperature', '방상팬을 돌린다'],
    takes: { fan, below: maybe(degrees(-6, 5)) }, beside: { plot },
    en: `
      {fan} on
      start {fan} when it falls below {below}
      {fan}: start, threshold {below}
      blossom in the {any} rows round {fan}; let it turn
      <{fan} stands in {plot}|, | and >. Frost in {plot}, turn the fan there on.
      {below} is where {fan} begins
      air must move, {fan}, clear night, {clock}
      {fan} goes, {not_fan} has no diesel
      keep the frost off with {fan} from {below} down
      blades of {fan} turning before the grass is white`,
    ko: `
      {fan} 가동
      {fan:을} 돌리#
      {below} 아래로 떨어지면 돌게 {fan:을} 켜#
      {fan} 시작 온도 {below}
      꽃이 폈다. {fan:을} 켜#
      <{fan:은} {plot}|, |, >에 있다. {plot}에 서리가 온다. 그쪽 팬을 돌리#
      {not_fan:은} 경유가 없다. {fan:을} 기동하#
      {clock} 맑고 바람 없음. {fan} 작동시키#
      {fan} {below}부터 운전 바람
      서리 예보, {fan} 가동 요망
      {below} 기준으로 {fan:을} 작동하#
      {any}열 쪽이 위험하다. {fan} 돌려 두#
      {fan} 켜기, 온도 기준은 기본값
      끄면 안 된다. {fan:을} 계속 돌리#`,
    titles: ['Frost fan on; Against the frost', '방상팬 가동; 서리 방지'],
  },
  {
    tool: 'frost_fan_down', about: ['Stop a frost fan', '방상팬을 멈춘다'],
    takes: { fan }, beside: { plot },
    en: `
      {fan} off
      sun is up, {fan} can stop
      no more wind from {fan}
      <{fan} stands in {plot}|, | and >. It is warm again in {plot}; stop its fan.
      stop {fan}, let {not_fan} go on
      {fan} shakes at {any} turns; halt it
      the village cannot sleep: {fan} out at {clock}
      {who} greases {fan}, it has to stand
      {fan}: rest
      {fan} has done its work for this night`,
    ko: `
      {fan} 정지
      {fan:을} 끄#
      해 떴다. {fan:을} 멈추#
      <{fan:은} {plot}|, |, >. {plot:은} 풀렸으니 그쪽 팬을 끄#
      {not_fan:은} 돌리고 {fan}만 세우#
      {fan} 진동이 심하다. 세우#
      시끄럽다는 전화 {any}통. {fan:을} 꺼 두#
      {clock} 영상 회복, {fan} 운전 종료
      {who} 주유 작업. {fan:을} 멈춰 두#
      {fan} 그만 돌게 하#
      {fan} 끔
      서리 걱정 끝, {fan} 정지 바람`,
    titles: ['Frost fan off; Stop the fan', '방상팬 정지; 팬 끄기'],
  },
  {
    tool: 'frost_watch.read', about: ['Read the leaf temperature of a plot', '과원 잎 온도를 잰다'],
    takes: { plot }, reads: true, result: '{any}',
    en: `
      leaf temperature in {plot}
      how cold is it in {plot}
      read the frost sensor of {plot}
      {plot} at {clock}: degrees at the blossom
      is {plot} near freezing
      {not_plot} is at {any} tenths. What about {plot}?
      check {plot} before a fan turns
      {who} sees white grass in {plot}; get the number
      look at {plot}, value only
      what does the sensor of {plot} show, {who} asks`,
    ko: `
      {plot} 잎 온도 확인
      {plot} 몇 도인지 재#
      {plot} 서리 센서를 읽#
      {clock} {plot} 온도 조회
      {plot:이} 영하로 내려갔는지 보#
      {not_plot:은} 영하 1도였다. {plot:은} 어떤지 확인하#
      팬 돌리기 전에 {plot} 온도부터 보#
      {who:이} {plot} 풀이 하얗다고 한다. 온도를 확인하#
      {plot} 기온 체크 바람
      꽃 피는 {plot}, 지금 온도 조회
      {plot} 온도 값만 읽#, 초기화 금지
      {any}시간째 맑음. {plot} 잎 온도 재기
      {plot} 센서값 확인 요망`,
    titles: ['Leaf temperature; Frost watch', '잎 온도; 서리 관찰; 온도 확인'],
  },
  {
    tool: 'frost_watch.reset', about: ['Reset the lowest value that a frost sensor keeps', '서리 센서의 최저값을 초기화한다'],
    takes: { plot },
    en: `
      reset the lowest value of {plot}
      {plot}: minimum cleared
      forget last night in {plot}, start the minimum anew
      the sensor in {plot} keeps the low of {day}; wipe it
      clear {plot}, keep {not_plot}
      new season in {plot}: lowest value back to empty
      {any} nights are in it. Zero the frost minimum of {plot}.
      do not read, reset: {plot}
      minimum of {plot} from scratch, {clock}
      {plot}: let the coldest value of the season begin afresh`,
    ko: `
      {plot} 최저값 초기화
      {plot} 서리 센서 최저 온도를 지우#
      {plot} 어젯밤 기록은 버리고 최저값을 새로 잡게 하#
      {day} 값이 남아 있다. {plot} 최저값을 초기화하#
      {not_plot:은} 남기고 {plot}만 초기화하#
      {plot} 최저 온도 리셋
      읽는 게 아니라 {plot} 센서를 초기화할 것
      {plot}: 최저 기록 비우기
      {any}일치가 쌓였다. {plot} 최저값 리셋 바람
      {clock} {plot} 최저 온도 초기화 요망
      새 철이다. {plot} 최저값을 처음부터 재게 하#
      {who} 기록 끝. {plot} 최저값 지움`,
    titles: ['Reset the minimum; Clear the low', '최저값 초기화; 센서 초기화'],
  },
  {
    tool: 'bag_count_enter', about: ['Enter how many fruit somebody has bagged', '봉지 씌운 수를 적는다'],
    takes: { plot, bags: whole(50, 3000), worker: maybe(resident) },
    en: `
      {bags} bags in {plot}
      enter {bags} for {plot}, done by {worker}
      {worker} has put {bags} bags on in {plot}
      {plot}: {bags}, {worker}
      bagging, {plot}: {bags}
      write down {bags} bags for {plot}; who did it does not matter
      of 4000 bags {bags} are on the trees in {plot} at {clock}
      {worker}, {plot}, {bags} bags by noon
      {plot} today {bags}, {not_plot} nothing
      <{worker} {bags} bags|, | and >, all in {plot}. Enter those of {worker}.`,
    ko: `
      {plot} 봉지 {bags}장
      {plot} 봉지 {bags}장 기록하#, 작업 {worker}
      {worker} {plot}에서 {bags}장 씌움. 적어 두#
      {plot} {bags}장 입력
      봉지 씌우기: {plot}, {bags}, {worker}
      4000장 중 {bags}장을 {plot}에 썼다. 기록하#
      {worker} 오전 실적 {bags}장, {plot}
      {not_plot:은} 없고 {plot} {bags}장
      {clock} 현재 {plot} 봉지 수를 {bags:로} 올리#
      {plot} 봉지 {bags}장, 누가 했는지는 안 적음
      {worker:이} {plot}에 {bags}장 씌웠다고 입력 바람
      {bags}장 / {plot} / {worker}
      <{worker} {bags}장|, |, >. 모두 {plot}에서 씌웠다. {worker} 것을 입력하#`,
    titles: ['Bags put on; Enter the bags', '봉지 기록; 봉지 수 입력'],
  },
  {
    tool: 'spray_bar_set', about: ['Raise or lower the spray bar of the sprayer over a plot', '방제기 붐대를 올리거나 내린다'],
    takes: { cm: whole(5, 120, 'cm'), move: choice({ raise: ['up|higher', '올림'], lower: ['down|lower', '내림'] }), plot: maybe(plot) },
    en: `
      spray bar {cm} {move}
      [move=raise] lift the bar by {cm}
      [move=lower] bring the spray bar {cm} nearer to the ground
      [move=raise] the trees in {plot} are tall, bar {cm} higher
      [move=lower] for {plot} let the bar sink {cm}
      bar {move}, {cm}, {plot}
      [move=raise] {cm} more height for the spray bar, {any} rows to go
      [move=lower] wind blows it away; {cm} less height at {plot}
      [move=raise] stones ahead, raise the bar {cm}`,
    ko: `
      붐대 {cm} {move}
      [move=raise] 붐대를 {cm} 올리#
      [move=lower] 붐대를 {cm} 내리#
      [move=raise] {plot} 나무가 크다. 붐대를 {cm} 높이#
      [move=lower] {plot}에서는 붐대를 {cm} 낮추#
      {plot} 붐대 {cm} {move}
      [move=lower] 약이 바람에 날린다. 붐대 {cm} 아래로
      [move=raise] 돌이 있으니 붐대 {cm} 위로
      [move=lower] {plot} 어린나무라 {cm}만 내려 두#
      [move=raise] 살포 높이 {cm} 상향 바람
      {clock} 살포 전 붐대 {cm} {move}
      [move=lower] 살포 높이를 {cm} 줄이#
      [move=raise] {any}열 남았다. 붐대 {cm} 더 들#
      [move=raise] 지금 60에 맞춰져 있다. {plot} 가지에 걸리니 붐대를 {cm} 더 들어 올리#
      [move=lower] 바람 초속 {any}미터. 붐대를 지금보다 {cm} 내려 두#`,
    titles: ['Spray bar; Bar up or down', '붐대 높이; 붐대 올리고 내리기'],
  },
];
