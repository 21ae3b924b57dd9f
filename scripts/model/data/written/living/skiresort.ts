import { choice, made, many, maybe, names, tenths, whole, type Written } from '../table';

const piste = names('Blau, Kessel, Nordhang, Falcon, P12a, Family', '초급1, 상급3, 눈꽃, 은하수길, 하늘길, 가족');

export const skiresort: readonly Written[] = [
  {
    tool: 'snowgun', about: ['Run a snow gun with so much water', '제설기를 돌린다'],
    takes: { gun: made((dice) => `${dice.pick(['G', 'TF', 'L'])}${String(dice.int(1, 60))}`), lpm: whole(0, 480), wetbulb: maybe(tenths(-18, -2, 'C')) },
    en: `
      {gun} with {lpm} litres a minute
      gun {gun}: {lpm} l/min at wet bulb {wetbulb}
      make snow with {gun}, {lpm} a minute
      It is {wetbulb} wet bulb at the tower, so {gun} can take {lpm} l/min.
      [lpm=0] wind turns toward the road; no water to {gun}
      open {gun} to {lpm} l/min, {not_gun} keeps what it has
      [lpm=0] thaw since {clock}. {gun} must not spit any more.
      {lpm} l/min through {gun}, {any} cm are still missing
      for {gun} I have {wetbulb} on the wet bulb; set {lpm} litres per minute`,
    ko: `
      {gun} 분당 {lpm}리터
      제설기 {gun:을} {lpm}L/min으로 돌리#
      습구 {wetbulb}, {gun} {lpm} L/min
      타워 습구온도가 {wetbulb}이므로 {gun}에 분당 {lpm}리터 공급하#
      [lpm=0] 바람이 도로 쪽으로 바뀌었다. {gun}에 물을 끊#
      {not_gun:은} 그대로, {gun} 유량만 분당 {lpm}리터로 하#
      [lpm=0] {clock}부터 녹는다. {gun} 제설 중지
      아직 {any}cm 모자람. {gun} 분당 {lpm}리터
      {gun}: {lpm} L/min, 습구 {wetbulb}`,
    titles: ['Make snow; Snow gun', '제설; 제설기 가동; 눈 만들기'],
  },
  {
    tool: 'piste_status', about: ['Show a piste as open, closed or being groomed', '슬로프 상태를 표시한다'],
    takes: { piste, status: choice({ 개방: ['open', '개방|열림'], 폐쇄: ['closed|shut', '폐쇄|닫힘'], 정설중: ['being groomed|grooming', '정설 중'] }) },
    en: `
      {piste} {status}
      piste {piste} is {status} from {clock}
      [status=폐쇄] avalanche danger level 4 above {piste}, nobody goes in
      [status=개방] patrol has skied {piste} and found it good
      [status=정설중] the cat is on {piste} with its winch rope
      show {piste} as {status} on every board
      [status=폐쇄] ice plates on {piste}; {any} people fell. Take it out of service.
      [status=개방] let skiers onto {piste}, {not_piste} has to wait
      [status=정설중] Rope across {piste} until {clock}, machine working.
      board {piste}: {status}
      [status=개방] All {any} mines were shot and the patrol is down. {piste} may be skied.
      [status=폐쇄] Nobody is to be seen on {piste} after {clock}.`,
    ko: `
      {piste} 슬로프 {status}
      {clock}부터 {piste} {status}
      [status=폐쇄] 눈사태 위험. {piste}에 아무도 못 들어가게 하#
      [status=개방] 패트롤이 {piste:을} 내려와 보고 이상 없다고 함. 손님 받기
      [status=정설중] {piste}에 정설차가 윈치를 걸고 올라가 있다
      전광판에 {piste} {status:로} 표시하#
      [status=폐쇄] {piste} 빙판, {any}명 넘어짐. 운영에서 빼 두#
      [status=개방] {not_piste:은} 대기, {piste:은} 타게 하#
      [status=정설중] {clock}까지 {piste} 설면 다듬는 중이라고 알리#
      {piste}: {status} 바람
      [status=개방] 발파 {any}발 끝, 패트롤 철수. {piste:은} 타도 됨
      [status=폐쇄] {clock} 이후 {piste}에 한 사람도 없어야 한다`,
    titles: ['Piste board; Piste open or closed', '슬로프 상태; 슬로프 개방; 슬로프 폐쇄'],
  },
  {
    tool: 'chairlift_speed', about: ['Set the speed of a chairlift', '리프트 속도를 정한다'],
    takes: { lift: names('Gipfel, Panorama, K2, Sun, T4', '정상, 파노라마, K2, 햇살, T4'), mps: tenths(0.5, 5, 'm') },
    en: `
      {lift} lift {mps} a second
      run {lift} at {mps}/s
      A class of {any} beginners boards at {lift}; slow it to {mps} per second.
      {mps}/s on the {lift} lift
      wind {any} km/h at the ridge, so {lift} only {mps} a second
      set the rope of {lift} to {mps} per second, {not_lift} may go full
      wheelchair coming: {lift} down to {mps}/s, then back by hand
      queue at {lift} since {clock}. Take it up to {mps} a second.`,
    ko: `
      {lift} 리프트 초속 {mps}
      {lift} 리프트를 초속 {mps:로} 운행하#
      초보 강습 {any}명 탑승. {lift} 속도를 초당 {mps:로} 낮추#
      능선 바람이 세다. {lift:은} 초속 {mps}만
      {not_lift:은} 전속, {lift:은} 초속 {mps:로} 하#
      휠체어 탑승, {lift} 초속 {mps}까지 내림
      {clock}부터 {lift} 줄이 길다. 초속 {mps:로} 올리#
      {lift} 속도 → {mps}/s`,
    titles: ['Lift speed; Slow the lift; Chairlift', '리프트 속도; 리프트 감속'],
  },
  {
    tool: 'groom.dispatch', about: ['Send a snow cat over pistes', '정설차를 보낸다'],
    takes: { cat: names('Bully 1, Bully 3, PB600, Leitner', '눈곰 1호, 눈곰 3호, PB600, 백두호'), pistes: many(piste), passes: maybe(whole(1, 4, 'times')) },
    en: `
      {cat} over {pistes}
      {cat} grooms {pistes}, {passes}
      send {cat} to {pistes}
      Forty centimetres fell overnight and the race is on {day}. {cat} has to press {pistes} {passes}.
      {pistes}: {cat}, {passes}
      get {pistes} flattened by {cat} before {clock}
      tonight's round of {cat} is {pistes}
      {not_cat} is in the workshop, so {cat} takes {pistes}
      {passes} with {cat} on each of {pistes}`,
    ko: `
      {cat} 정설: {pistes}
      {cat:을} {pistes}에 보내#
      {pistes} {cat} {passes}
      밤새 {any}cm 내렸고 {day}에 대회가 있다. {cat:로} {pistes:을} {passes} 눌러 주#
      {clock} 전에 {pistes} 정설을 {cat}에 맡기#
      {not_cat:은} 정비 중, {pistes:은} {cat:이} 맡음
      오늘 밤 {cat} 순서는 {pistes}
      {pistes:을} {cat:로} {passes} 밀어 주#`,
    titles: ['Groom the pistes; Send the snow cat', '정설; 정설차 배차; 슬로프 다지기'],
  },
];
