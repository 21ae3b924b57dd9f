import { code, texts } from '../industry/slots';
import { choice, date, flag, maybe, names, span, tenths, whole, type Written } from '../table';

const hood = names('hood 2, hood 14, FH-3, hood by the window, acid hood, teaching hood B', '2번 후드, 14번 후드, FH-3, 창가 후드, 산 후드, 실습 후드 B');
const cylinder = code('C-####, N2-##, H2-##, AR-##, CYL###@');
const line = names('line 1, line 6, nitrogen line, argon line, GC line, helium loop', '1번 라인, 6번 라인, 질소 라인, 아르곤 라인, GC 라인, 헬륨 루프');

/** Fume hoods and the gas cylinders behind them. */
export const gasHoods: readonly Written[] = [
  {
    tool: 'hood_flow', about: ['Air speed of a fume hood, in cm/s', '흄후드 면풍속'],
    takes: { hood, cm_s: whole(20, 80) },
    en: `
      {hood}: {cm_s} cm/s
      set the face velocity of {hood} to {cm_s} cm/s
      {hood} draws at {cm_s} cm a second
      {cm_s} cm/s at {hood} are enough for the night
      Somebody smelled ether at {clock}. Raise {hood} to {cm_s} cm/s.
      {hood} whistles; reduce it to {cm_s} centimetres a second
      air speed {cm_s} for {hood}
      The measured value was {any}, the required one is {cm_s} cm/s. Correct {hood}.
      not a purge, only the normal flow: {hood}, {cm_s} cm/s
      {hood} at {cm_s}, {not_hood} unchanged
      save energy, {hood} with {cm_s} cm/s
      Smoke test: 38 on the left, 52 on the right, {any} in the middle. {hood} needs {cm_s} cm/s.
      the sticker on {hood} is from {day} and says {cm_s} cm/s; set it so
      {hood}, nobody at work, {cm_s} cm/s`,
    ko: `
      {hood} 면풍속 {cm_s}cm/s
      {hood} 풍속을 {cm_s}cm/s로 하#
      밤에는 {hood} {cm_s}cm/s면 충분하다
      {clock}에 에테르 냄새. {hood} 풍속을 {cm_s}cm/s로 올리#
      {hood:이} 시끄럽다. {cm_s}cm/s로 줄이#
      실측 {any}, 기준 {cm_s}cm/s. {hood:을} 기준에 맞추#
      퍼지 말고 평상 풍속, {hood} {cm_s}cm/s
      {not_hood:은} 그대로, {hood}만 {cm_s}cm/s로 둘 것
      {hood} 배기 {cm_s} cm/s 설정
      연기 시험 왼쪽 38, 오른쪽 52, 가운데 {any}. {hood:은} {cm_s}cm/s가 필요하다. 그렇게 맞추#
      {hood} {any}에서 {cm_s}cm/s로 변경 바람
      {day}에 붙인 스티커에 {cm_s}cm/s. {hood:을} 그대로 맞추#
      {hood} 빈 시간, {cm_s}cm/s
      기류 {cm_s}cm/s, {hood}`,
    titles: ['Air of the fume hood; Face velocity', '후드 풍속; 면풍속'],
  },
  {
    tool: 'hood_purge', about: ['Full exhaust of a hood for some time', '후드를 최대로 배기한다'],
    takes: { hood, secs: span('s', 20, 900) },
    en: `
      purge {hood}, {secs}
      {secs} of full draught in {hood}
      bromine was spilt in {hood}: everything out, {secs}
      blow {hood} free for {secs}
      {hood} at full power for {secs}, then as before
      The beaker held {any} ml. Vapours in {hood}! Maximum exhaust {secs}.
      for {secs} {hood} shall pull as hard as it can
      emergency exhaust {hood} {secs}
      clear the air in {hood}, {secs} should do
      not the whole lab, just {hood}: purge of {secs}
      20 ml of ether on the floor of {hood}, sash down; now {secs} of everything the fan can do
      {hood}, purge, {secs}, sash stays as it is
      gas alarm 2 in {hood}, {any} ppm: suck, {secs}
      {hood} is the one with the broken flask, {not_hood} the one with the lamp. Where the flask broke, {secs} of full exhaust.`,
    ko: `
      {hood} 퍼지 {secs}
      {hood:을} {secs} 동안 최대로 빼#
      {hood}에 브롬을 쏟았다. {secs} 강제 배기
      {hood} {secs} 전력 배기 후 원위치
      비커 {any}ml 유출. {hood} 증기를 {secs} 동안 다 빼#
      {secs} 동안 {hood} 최대 풍량으로 돌리#
      {hood} 비상 배기 {secs} 요망
      실험실 전체 말고 {hood}만 {secs} 퍼지
      {hood} 속 공기를 {secs} 갈#
      {hood} 바닥에 에테르 20ml, 새시는 내려져 있다. {secs} 동안 있는 힘껏 빼#
      {hood} 냄새가 밖으로 나온다. {secs} 강제 배기
      새시는 그대로 두고 {hood} 퍼지 {secs}
      {hood} 가스 경보 {any}ppm. {secs} 동안 세게 빨아내#
      {hood} 최대 배기 {secs}
      {hood:은} 플라스크가 깨진 곳, {not_hood:은} 등이 있는 곳. 깨진 쪽을 {secs} 최대로 빼#`,
    titles: ['Purge the hood; Emergency exhaust', '후드 퍼지; 강제 배기'],
  },
  {
    tool: 'hood.sashLatch', about: ['Latch the sash of a hood shut or free it', '새시를 닫은 채 걸거나 푼다'],
    takes: { hood, latched: flag(['latched', '걸림'], ['free', '풀림']) },
    en: `
      [latched=true] latch the sash of {hood}
      [latched=false] free the sash of {hood}
      [latched=true] A reaction boils over night in {hood}. Nobody lifts the glass.
      [latched=false] {who} wants to work in {hood} from {clock}, the window must go up
      [latched=true] keep the front of {hood} down
      [latched=false] let the glass of {hood} move again
      sash of {hood}: {latched}
      [latched=true] {any} bar in the autoclave in {hood}; pin its window
      [latched=false] pull the pin from the window of {hood}
      [latched=true] {not_hood} may be used, but the pane of {hood} stays shut with the bolt
      [latched=false] {hood} is cold and clean, people may reach in again
      [latched=true] 3 flasks, 180 degrees, nobody there between {clock} and morning: front of {hood} fixed
      [latched=false] the glass of {hood} can be moved from now on`,
    ko: `
      [latched=true] {hood} 새시를 걸#
      [latched=false] {hood} 새시를 풀#
      [latched=true] {hood}에서 밤새 반응. 유리문을 아무도 못 올리게 하#
      [latched=false] {clock}부터 {hood}에서 작업. 앞문이 올라가게 하#
      [latched=true] {hood} 앞유리를 내린 채 고정
      {hood} 새시 {latched}
      [latched=false] {hood} 창 핀을 빼#
      [latched=true] {not_hood:은} 써도 되지만 {hood} 창은 걸어 두#
      [latched=false] {hood} 식음, 다시 손을 넣을 수 있게 새시 잠금을 풀#
      [latched=true] {any}bar 반응기 가동. {hood} 앞창 고정 바람
      [latched=true] 플라스크 3개, 180도, {clock}부터 무인. {hood} 앞창을 걸#
      [latched=false] 이제 {hood} 유리를 올릴 수 있게 핀을 풀#`,
    titles: ['Sash; Window of the hood', '새시; 후드 창'],
  },
  {
    tool: 'gasline.open', about: ['Open a gas line with a pressure', '가스 라인을 압력을 정해 연다'],
    takes: { line, bar: tenths(0, 8, 'bar') },
    en: `
      open {line}, {bar}
      {line} on with {bar}
      let gas into {line} at {bar}
      The bottle has {any} bar. On {line} we need {bar}.
      give {line} {bar}
      {bar} on {line}, the detector is warm
      {line} under {bar}, before {clock}
      {line} has been shut since {day}. Bring it into use with {bar}.
      feed {line}: {bar}, {not_line} remains shut
      start the supply of {line}, reducer at {bar}
      pressure {bar}, gas flowing, {line}
      Reducer 1 shows 9 bar, reducer 2 shows {any}. What goes into {line} is {bar}.
      the leak test of {line} is passed, gas may come, {bar}
      {bar} for the chromatograph by way of {line}
      not closed any more: {line}, {bar}
      {not_line} goes to room 4, {line} to room 6. Room 6 needs {bar}.`,
    ko: `
      {line} {bar} 개방
      {line:을} {bar:로} 열#
      {line}에 {bar:로} 가스를 넣#
      용기 압력 {any}bar. {line}에는 {bar:로} 보내#
      검출기 예열 끝. {line} {bar}
      {clock} 전에 {line:을} {bar:로} 걸#
      {day}부터 닫혀 있던 {line:을} {bar:로} 열어 쓰게 하#
      {not_line:은} 닫은 채로, {line} {bar} 공급
      {line} 공급 시작, 감압기 {bar}
      감압기 1은 9bar, 2는 {any}bar. {line:로} 보내는 건 {bar}
      {line} 누설 시험 합격. {bar:로} 가스를 넣#
      크로마토용으로 {line}에 {bar} 보내#
      {line}, 이제 열어서 {bar}
      {line} 밸브를 열고 {bar:로} 두#
      {not_line:은} 4호실, {line:은} 6호실로 간다. 6호실에 {bar} 보내#`,
    titles: ['Open the gas; Gas on', '가스 열기; 가스 공급'],
  },
  {
    tool: 'gasline.shut', about: ['Shut a gas line, venting it or leaving the pressure in', '가스 라인을 닫는다. 빼거나 남기고'],
    takes: { line, vent: flag(['vented|and vent it', '압을 빼고'], ['without venting|and leave the pressure in', '압을 남기고']) },
    en: `
      shut {line} {vent}
      [vent=true] close {line} and let out what is in it
      [vent=false] {line} off for tonight, it may stay under pressure
      [vent=true] A fitting of {line} gets changed, so it must be closed and empty.
      [vent=false] no gas to {line}; do not bleed it, argon is dear
      [vent=true] {line}: closed, down to zero bar
      [vent=false] close the valve of {line} only, {any} bar may remain
      [vent=true] nothing may hiss when {who} opens {line} at {clock}, take it off and relieve it
      turn {line} off {vent}
      [vent=false] shut {line}, keep it full
      [vent=true] shut {line}, blow it off through the roof
      close {line} {vent}; {not_line} stays open
      [vent=true] cylinder and {line} are to be parted at {clock}, both without pressure
      [vent=false] 140 bar in the bottle, 3 in {line}; shut it, the 3 do no harm`,
    ko: `
      {line:을} {vent} 닫#
      [vent=true] {line:을} 잠그고 남은 가스를 내보내#
      [vent=false] 오늘 밤 {line} 잠금, 압은 남겨도 됨
      [vent=true] {line} 피팅 교체. 잠그고 속을 비우#
      [vent=false] 아르곤은 비싸다. {line:을} 잠그되 빼지는 않는다
      [vent=true] {line} 폐쇄, 0bar까지
      [vent=false] {line} 밸브만 닫음, {any}bar 그대로
      [vent=true] {clock}에 {line:을} 연다. 그때 쉭 소리 안 나게 잠그고 압을 풀#
      {not_line:은} 열어 두고 {line:은} {vent} 잠그#
      [vent=false] {line:을} 가득 찬 채로 잠그#
      [vent=true] {clock}에 {line} 분리. 잠그고 압력이 없게 하#
      [vent=false] 용기 140bar, {line} 3bar. 잠그기만 하고 3bar는 두#`,
    titles: ['Shut the gas; Gas off', '가스 닫기; 가스 차단'],
  },
  {
    tool: 'cylinder.swap', about: ['Record that a cylinder takes the place of another', '용기 교체를 기록한다'],
    takes: { empty: cylinder, full: cylinder, bar: maybe(whole(80, 300, 'bar')) },
    en: `
      {full} takes the place of {empty}
      {empty} out, {full} in
      replaced {empty} by {full}, {bar}
      cylinder change: old {empty}, new {full}
      {full} with {bar} was connected instead of {empty}
      {empty} is down to {any} bar. It goes, {full} comes; record that.
      in place of {empty} now {full}
      write down that {full} hangs where {empty} hung, it shows {bar}
      new bottle {full} for the empty one, {empty}
      {who} wheeled {empty} away at {clock} and put {full} on the chain
      swap: from {empty} to {full} ({bar})
      180 kg on the trolley, two men, {clock}: {full} now feeds the line, {empty} stands at the ramp. Record it.
      off the hook: {empty}; on the hook: {full}
      the number on the old one reads {empty}, on the new one {full}`,
    ko: `
      {empty} → {full} 교체
      {empty:을} 빼고 {full:을} 걸었다. 기록하#
      {full}로 교체, 빈 용기 {empty}, 압력 {bar}
      {empty} 대신 {full} 연결, {bar}
      {empty} 잔압 {any}bar. 이걸 내리고 {full:로} 바꾸#
      새 용기 {full}, 헌 용기 {empty}
      {clock}에 {empty} 반출, 그 자리에 {full} 체결함. 기록할 것
      {full:이} {empty} 자리에 들어갔다고 적#
      용기 교체: {empty}에서 {full}로, {bar}
      {clock} 두 명이 작업. 이제 {full:이} 물려 있고 {empty:은} 반출대에 있다. 교체로 적#
      {empty} 다 씀, {full} 물림, {bar}
      내린 것 {empty}, 올린 것 {full}
      헌 용기 번호는 {empty}, 새 용기는 {full}. 교체로 남기#
      {full} {bar}, {empty} 자리에 들어감. 기록 바람`,
    titles: ['Cylinder change; New bottle', '용기 교체; 가스통 교체'],
  },
  {
    tool: 'cylinder.order', about: ['Order cylinders of a gas for a date', '가스 용기를 주문한다'],
    takes: { gas: choice({ nitrogen: ['nitrogen|N2', '질소'], argon: ['argon|Ar', '아르곤'], helium: ['helium|He', '헬륨'], hydrogen: ['hydrogen|H2', '수소'] }), qty: whole(1, 12), by_date: maybe(date()), cost_centre: maybe(code('K####, CC-###')) },
    en: `
      order {qty} cylinders of {gas}
      {qty} x {gas}, needed by {by_date}
      {gas}: {qty} bottles, cost centre {cost_centre}
      have {qty} bottles of {gas} delivered until {by_date}, on {cost_centre}
      We have {any} full ones and need {qty} more of {gas}.
      charge {cost_centre}: {qty} cylinders of {gas}
      {by_date} at the latest, {qty} of {gas}
      {who} runs the GC until {day}. Buy {qty} of {gas}, no date given.
      {gas} runs out, get {qty}, {cost_centre} pays
      the delivery on {by_date} should bring {qty} {gas} cylinders
      2 of the 5 bottles are empty and one leaks. So {qty} of {gas}, for {by_date}.
      for the glove box {qty} cylinders of {gas}, billed to {cost_centre}
      {gas}, {qty} pieces, not before we have room, latest {by_date}`,
    ko: `
      {gas} {qty}병 주문
      {gas} 용기 {qty}개를 {by_date}까지 주문하#
      {gas} {qty}병, 비용은 {cost_centre}
      {cost_centre} 앞으로 {gas} {qty}병, {by_date} 납품으로 주문하#
      가득 찬 게 {any}병뿐이다. {gas} {qty}병 더 시키#
      {by_date}까지 {gas} {qty}병 필요
      {gas} 떨어져 감. {qty}병 발주 요망, 날짜 무관
      {gas} {qty}통 발주, 청구 {cost_centre}
      5병 중 2병 비었고 1병은 샌다. {gas} {qty}병, {by_date}까지 시키#
      글러브 박스용 {gas} {qty}병, {cost_centre} 청구로 주문하#
      늦어도 {by_date}까지 {gas} {qty}병 들어오게 시키#
      {gas} {qty}병 발주하#. {who} 승인`,
    titles: ['Order gas; Order cylinders', '가스 주문; 용기 발주'],
  },
  {
    tool: 'gas_alarm_text', about: ['Show a text on the sign at the door of the gas store', '가스 저장소 문 표지에 글을 띄운다'],
    takes: { text: texts('Helium low, # bottles left, next delivery #.#\nSensor # under test, alarm without meaning\nVentilation off until ##:00, do not enter\nChain the cylinders, ## were found loose\nAcetylene to the left, oxygen to the right', '헬륨 부족, #병 남음, 다음 입고 #일\n#번 센서 시험 중, 경보 무시\n##시까지 환기 정지, 출입 금지\n용기 체인 필수, ##병 미고정 적발\n아세틸렌은 왼쪽, 산소는 오른쪽') },
    en: `
      sign at the gas store: {text}.
      show "{text}" at the gas store
      The door of the gas store has to say: {text}.
      let the sign read "{text}"
      "{text}" on the sign before {clock}
      everyone who goes in should see "{text}"
      put up for all {any} users of the gas store: {text}.
      change the sign to "{text}"
      New wording for the gas store door, please: {text}.
      {who} asks for the words "{text}" at the store
      Two people went in yesterday without a meter. From now on the sign says: {text}.
      gas store, door, "{text}"
      wording of {day} is out of date, now: {text}.`,
    ko: `
      가스 저장소 표지: {text}
      가스 저장소에 "{text}"라고 띄우#
      표지를 "{text}"로 바꾸#
      들어가는 사람이 모두 "{text}"를 보게 하#
      {clock} 전에 저장소 문에 "{text}" 게시
      저장소 이용자 {any}명에게 알릴 글: {text}
      저장소 문구 새로: {text}
      {who} 요청 문구 "{text}"를 저장소에 걸#
      어제 두 명이 측정기 없이 들어갔다. 앞으로 표지에 이렇게 띄울 것: {text}
      저장소 문, "{text}"
      {day} 문구는 옛것이다. 이제는: {text}
      저장소 앞에 이렇게 적어 걸 것: {text}
      {clock}까지 표지를 "{text}"로 갈#`,
    titles: ['Sign at the gas store; Door sign', '저장소 표지; 안내 문구'],
  },
];
