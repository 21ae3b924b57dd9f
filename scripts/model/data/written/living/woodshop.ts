import { choice, maybe, span, whole, type Written } from '../table';
import { coded, lines, resident } from './village-slots';

const extractor = coded('extractor #, DX-#, cyclone @', '집진기 #호, #호기, @집진기, 사이클론 #');
const gate = coded('gate #, blast gate @-#, drop #', '#번 구, @-#구, 게이트 #, ~ 쪽 구');
const machine = coded('table saw #, planer @, lathe #, bandsaw @', '테이블쏘 #호, 수압대패 @, 목선반 #호, 띠톱 #호기, 자동대패 #');
const kiln = coded('kiln #, kiln @', '#호 가마, 전기가마 @, #번 가마, 작은 가마');

export const woodshop: readonly Written[] = [
  {
    tool: 'dust_on', about: ['Start a dust extractor', '집진기를 켠다'],
    takes: { extractor, power: maybe(whole(30, 100, 'pct')) },
    en: `
      {extractor} on
      start {extractor} at {power}
      {extractor} must run before the saw does
      suck with {extractor}, {power}
      {power} on {extractor}
      walnut today, {any} boards; have {extractor} running
      dust hangs in the air since {clock}: {extractor}
      switch on {extractor}, not {not_extractor}, its bag is full
      {extractor} at {power} for the sanding
      pull air with {extractor}, {power} of what it can`,
    ko: `
      {extractor} 켜기
      {extractor:을} 켜#
      {extractor} {power} 가동
      톱 돌리기 전에 {extractor}부터 돌리#
      {extractor:을} {power:로} 돌리#
      먼지가 자욱하다. {extractor} 가동하#
      {not_extractor:은} 자루가 찼으니 {extractor:을} 켜#
      샌딩 작업 {power}, {extractor}
      호두나무 {any}장 켠다. {extractor} 흡입을 시작하#
      {clock}부터 {extractor} 운전
      {extractor} 흡입 {power} 시작 요망
      {who} 작업 시작. {extractor} 기동 바람
      {extractor} 돌려 두기, 세기는 기본
      {not_extractor:은} 자루가 찼고 {any}분 뒤 샌딩이 시작된다. {extractor:을} 켜#
      <{extractor:은} {power}|, |, >. {extractor}부터 돌리#
      {extractor} 흡입 ON`,
    titles: ['Dust extractor on; Extraction', '집진기 켜기; 집진 시작'],
  },
  {
    tool: 'dust_off', about: ['Stop a dust extractor', '집진기를 끈다'],
    takes: { extractor, after: maybe(span('s', 10, 600)) },
    en: `
      {extractor} off
      stop {extractor} after {after}
      sparks in the pipe! {extractor} off
      let {extractor} run {after} more, then off
      no more suction from {extractor}
      the bag of {extractor} is changed at {clock}, it must stand
      {extractor} can rest, {not_extractor} goes on for {any} boards
      work is over: {extractor}
      {after}, then {extractor} stops
      air no longer needed, {extractor}, stop`,
    ko: `
      {extractor} 끄기
      {extractor:을} 끄#
      {extractor} {after} 뒤 정지
      배관에 불티! {extractor} 즉시 정지
      {after} 더 돌리고 {extractor:을} 끄#
      작업 끝났음. {extractor:을} 세우#
      자루 교체할 것. {extractor} 운전을 멈추#
      {not_extractor:은} 계속 돌리고 {extractor}만 끄#
      {extractor} 흡입 종료({after} 후)
      {clock} 정리. {extractor:을} 내려 두#
      시끄럽다는 민원 {any}건. {extractor} 정지하#
      {who:이} 필터를 턴다. {extractor} 가동 중단 바람
      {extractor} {after} 있다가 끄기
      {not_extractor:은} 톱질 중이라 두고 {extractor}만 {after} 뒤에 끄#
      {extractor} 흡입 OFF`,
    titles: ['Dust extractor off; Extraction off', '집진기 끄기; 집진 정지'],
  },
  {
    tool: 'collector_port_pos', about: ['Open, half open or close a gate of the dust pipes', '집진 게이트를 여닫는다'],
    takes: { gate, pos: choice({ '전개': ['open|fully open', '전개|완전히 열림'], '반개': ['half open|half', '반개|반 열림'], '폐': ['closed|shut', '폐|닫힘'] }), extractor: maybe(extractor) },
    en: `
      {gate} {pos}
      {gate} of {extractor}: {pos}
      [pos=전개] the planer makes long chips at {gate}; open it all the way
      [pos=폐] nobody works at {gate}, close it
      [pos=반개] {gate} to the middle
      [pos=폐] draught only for {not_gate}, so block {gate}
      [pos=전개] everything {extractor} has for {gate}
      [pos=반개] {gate} whistles; half will do
      [pos=폐] slide {gate} to, {any} others are enough
      put {gate} on {extractor} {pos}
      [pos=전개] slide {gate} back completely, {who} starts sanding at {clock}
      [pos=반개] neither shut nor wide: {gate}`,
    ko: `
      {gate} {pos}
      {extractor} {gate:을} {pos:로} 하#
      [pos=전개] 대패밥이 길게 나온다. {gate:을} 다 열#
      [pos=폐] {gate:은} 쓰는 사람이 없다. 닫#
      [pos=반개] {gate:을} 반만 열#
      [pos=폐] {not_gate:로} 바람을 몰아야 하니 {gate:을} 막#
      [pos=전개] {extractor} {gate} 끝까지 당겨 두기
      [pos=반개] {gate}에서 휘파람 소리가 난다. 절반으로 줄이#
      [pos=폐] {gate} 판을 밀어 넣#
      [pos=전개] {clock}에 {who:이} 샌딩 시작. {gate} 활짝
      [pos=반개] {gate:은} 중간쯤
      게이트 {gate}: {pos}
      [pos=폐] {any}번 자리 비었음, {extractor} {gate} 닫기
      [pos=반개] 다 열면 {not_gate:이} 약하다. {gate:은} 오십 프로만 열#
      [pos=전개] {gate} 흡입이 약하다. 구를 전부 열#
      [pos=폐] 구가 {any}개 열려 있어 바람이 약하다. 안 쓰는 {gate:을} 닫#
      [pos=전개] {not_gate:은} 닫았으니 {gate:은} 남김없이 열#
      [pos=반개] {extractor}에서 {not_gate:은} 다 열고 {gate:은} 반만 연 상태로 두#`,
    titles: ['Blast gate; Gate of the dust pipe', '집진 게이트; 집진구 여닫기'],
  },
  {
    tool: 'dust_bag_look', about: ['Look how full the dust bag is', '집진 자루가 얼마나 찼는지 본다'],
    takes: { extractor }, reads: true, result: '{any}',
    en: `
      how full is the bag of {extractor}
      look at the bag under {extractor}
      {extractor}: level of dust
      does {extractor} still have room
      see about the bag of {extractor} at {clock}
      {any} boards planed; check the dust in {extractor}
      {not_extractor} was emptied, see {extractor}
      before {who} starts the planer: fill level, {extractor}
      lift the flap of {extractor} and see what the bag holds`,
    ko: `
      {extractor} 자루 확인
      {extractor} 먼지가 얼마나 찼는지 보#
      {extractor} 집진 자루 양 조회
      {extractor} 통 비울 때가 됐는지 확인하#
      {not_extractor:은} 비웠음. {extractor} 자루를 보#
      {clock} 점검, {extractor} 적재량
      대패질 {any}장 했다. {extractor} 자루 찼나 보#
      {extractor} 톱밥 수위 확인 바람
      켜지 말고 {extractor} 자루만 들여다보#
      {extractor} 자루 몇 프로
      {who} 시작 전에 {extractor} 여유를 확인하#
      {extractor} 먼지통 상태 조회 요망`,
    titles: ['Dust bag; How full', '집진 자루; 먼지통 확인'],
  },
  {
    tool: 'machine_lockout', about: ['Lock a machine of the shop, or unlock it, with a tag', '기계를 잠그거나 푼다'],
    takes: { machine, locked: choice({ '잠금': ['locked|locked out', '잠금'], '해제': ['unlocked|free', '해제'] }), tag: maybe(resident) },
    en: `
      {machine} {locked}
      {machine}: {locked}, tag {tag}
      [locked=잠금] nobody switches {machine} on while the blade is off
      [locked=해제] new blade is in, {machine} may be used
      [locked=잠금] hang the tag of {tag} on {machine}
      [locked=해제] take the tag off {machine}
      [locked=잠금] beginners come at {clock}; {machine} is not for them
      [locked=해제] {tag} has the licence, give {machine} free
      [locked=잠금] {machine} threw a piece of {any} cm; block it, {not_machine} stays free
      [locked=해제] the guard of {machine} is back on, let people work
      [locked=잠금] {tag} puts a padlock on {machine}`,
    ko: `
      {machine} {locked}
      {machine} {locked} 처리, 표찰 {tag}
      [locked=잠금] 날을 뺐다. {machine:을} 아무도 못 켜게 하#
      [locked=해제] 새 날 끼움. {machine:을} 써도 된다
      [locked=잠금] {tag} 이름으로 {machine}에 표찰을 걸#
      [locked=해제] {machine}에 걸린 표찰을 떼#
      [locked=잠금] {clock} 초보반 수업, {machine:은} 사용 금지
      [locked=해제] {tag} 교육 이수. {machine:을} 풀#
      [locked=잠금] {machine}에서 나뭇조각이 튀었다. 막아 두#
      [locked=해제] {not_machine:은} 그대로 묶고 {machine}만 풀#
      [locked=잠금] {machine} 잠가 두기, 수리 {any}일 예정
      {machine} 상태를 {locked:로} 바꾸#
      [locked=해제] {machine} 잠금 걷기
      [locked=잠금] {machine} 전원 못 넣게 표찰 {tag}
      [locked=잠금] {not_machine:은} 써도 되지만 {machine:은} 안전 덮개가 없다. 못 쓰게 막#
      [locked=해제] 덮개를 {any}시간 걸려 고쳤다. {machine:을} 다시 쓰게 풀#`,
    titles: ['Lock the machine; Unlock the machine; Tag', '기계 잠금; 잠금 해제; 표찰'],
  },
  {
    tool: 'kiln_raise', about: ['Raise a kiln to a temperature', '가마 온도를 올린다'],
    takes: { kiln, c: whole(200, 1280, 'C'), per_hour: maybe(whole(40, 200, 'C')) },
    en: `
      raise {kiln} to {c}
      {kiln} up to {c}, {per_hour} an hour
      {c} in {kiln}
      with {per_hour} per hour {kiln} climbs to {c}
      bisque in {kiln}: {c}, slowly, {per_hour} each hour
      {kiln} is at {any} now and goes to {c}
      glaze firing at {c} in {kiln}, {not_kiln} cools
      {who} closed the door of {kiln} at {clock}; up to {c}
      <{kiln} {c}|, | and >. The firing list of {day}; take {kiln} there.`,
    ko: `
      {kiln} {c}까지 올리기
      {kiln:을} {c}까지 올리#
      {kiln} {c}, 시간당 {per_hour}
      시간당 {per_hour}씩 {kiln:을} {c}까지 올리#
      초벌 {kiln} {c}
      재벌이라 {kiln:을} {c:로} 올려 때#
      {not_kiln:은} 식히는 중. {kiln}만 {c}까지 승온하#
      지금 {any}도인 {kiln:을} {c}까지 가열하#
      {clock}에 문 닫음. {kiln} 목표 {c}
      {kiln} 승온 {c}({per_hour}/h)
      그릇이 터지니 한 시간에 {per_hour}만, {kiln:은} {c}까지 올리#
      {who} 작품 {kiln}, {c:로} 소성
      {kiln} {c} 소성 개시 요망
      <{kiln:은} {c}|, |, >. {day} 소성표다. {kiln:을} 그 온도까지 올리#`,
    titles: ['Fire the kiln; Kiln up', '가마 올리기; 소성; 승온'],
  },
  {
    tool: 'kiln_lower', about: ['Let a kiln come down to a temperature', '가마 온도를 내린다'],
    takes: { kiln, c: whole(40, 900, 'C') },
    en: `
      bring {kiln} down to {c}
      let {kiln} fall to {c}
      {kiln} cools until {c}
      do not open {kiln} above {c}; let it sink there
      {c} is where {kiln} comes down to, {not_kiln} goes on firing
      firing is over, {kiln} down, {c}
      {kiln} lower, to {c}, the glaze runs
      from {clock} on {kiln} comes down to {c}, {any} bowls are in it
      from 1240 the heat of {kiln} falls to {c}, no lower`,
    ko: `
      {kiln} {c}까지 내리기
      {kiln:을} {c}까지 식히#
      소성 끝. {kiln} {c}까지 냉각
      유약이 흐른다. {kiln:을} {c:로} 낮추#
      {not_kiln:은} 계속 때고 {kiln}만 {c}까지 내리#
      {kiln:이} {c:이} 될 때까지 온도를 떨어뜨리#
      {clock}부터 {kiln:을} {c}까지 서냉하#
      문은 열지 말고 {kiln:을} {c}까지 내려 두#
      그릇 {any}점 들어 있음. {kiln} 하강 목표 {c}
      {kiln} 온도 내림 → {c}
      {kiln} {c} 냉각 바람
      {who:이} 꺼낸다고 함. {kiln:을} {c}까지 낮춰 두#
      {not_kiln:은} 1250도까지 올리는 중, {kiln:은} {c}까지 내리는 쪽이다. {kiln:을} 내리#`,
    titles: ['Kiln down; Let the kiln cool', '가마 내리기; 가마 식히기'],
  },
  {
    tool: 'bench_note', about: ['Leave a note at a machine', '기계에 메모를 남긴다'],
    takes: { machine, note: lines(`
      blade is blunt, use only for pine
      belt slips above #0 Hz, do not push
      fence is out by 0.# mm, ~ measured it`, `
      날이 무디니 소나무만 켤 것
      벨트가 미끄러짐, #0Hz 이상 금지
      조기대 0.#mm 틀어짐, ~ 확인
      집진 먼저 켜고 #분 뒤 사용, 마스크 필수`) },
    en: `
      note at {machine}: {note}
      leave "{note}" at {machine}
      {machine} – "{note}"
      whoever comes to {machine} should read: {note}
      stick a note on {machine}, "{note}"; it stays unlocked
      {who} found at {clock}, {machine}: {note}
      "{note}" as a slip on {machine}, none on {not_machine}
      {any} people use {machine}. Tell them there: "{note}"`,
    ko: `
      {machine} 메모: {note}
      {machine}에 "{note}" 메모를 붙이#
      {machine} 쓰는 사람이 보게 적어 두#: {note}
      "{note}"라는 쪽지를 {machine}에 남기#
      잠그지는 말고 {machine}에 메모만. {note}
      {clock} {who} 확인. {machine} 메모 "{note}"
      {not_machine:은} 이상 없음. {machine}에 적을 것: {note}
      {machine}에 남길 글은 "{note}"
      {any}명이 쓰는 {machine}에 "{note}"라고 써 붙이#
      메모({machine}): {note}
      {machine} 앞에 "{note}" 부착 바람
      {machine} 이용자 안내 메모. {note}`,
    titles: ['Note at the machine; Leave a note', '기계 메모; 메모 남기기'],
  },
];
