import { code } from '../industry/slots';
import { choice, flag, many, maybe, names, span, whole, type Written } from '../table';

const bell = names('the great bell, Maria, bell 2, the death bell, bell 5, Gloria', '큰 종, 마리아, 2번 종, 조종, 5번 종, 글로리아');
const lampGroup = names('altar, nave, organ loft, west front, choir, candles left, crypt', '제대, 본당, 성가대석, 정면, 합창석, 왼쪽 촛불등, 지하 경당');

/** A church with bells, a clock and lights. */
export const bellTower: readonly Written[] = [
  {
    tool: 'bell_swing', about: ['Swing a bell for some seconds', '종을 흔들어 울린다'],
    takes: { bell, secs: span('s', 20, 600) },
    en: `
      ring {bell} for {secs}
      {bell}, {secs}
      {secs} of {bell}
      let {bell} swing for {secs} before the wedding at {clock}
      The coffin leaves the house. {bell} for {secs}.
      {bell} shall call people in, {secs}
      swing {bell} {secs}, {not_bell} keeps silent
      {any} guests are waiting outside; ring {secs}, {bell} only
      full swing, no single strokes: {bell}, {secs}
      for {secs} we want to hear {bell}
      Baptism at 10, wedding at {clock}, nothing at 3: now {bell} for {secs}.
      no hammer, {bell} is to move, {secs} long
      {bell} {secs} please, as on every feast day
      When the procession turns into the lane, {any} metres from the door, {bell} begins and keeps on {secs}.
      {not_bell} is cracked, {bell} is whole; ring the whole one, {secs}`,
    ko: `
      {bell:을} {secs} 울리#
      {bell} {secs}
      {clock} 혼배 전에 {bell:을} {secs} 울리#
      운구가 나간다. {bell} {secs} 타종
      {not_bell:은} 그대로, {bell}만 {secs} 흔들어 울리#
      하객 {any}명이 밖에 있다. {bell} {secs}
      한 번씩 치지 말고 {bell:을} {secs} 흔들어 울리#
      {secs} 동안 {bell} 소리가 나게 하#
      {bell} 타종 {secs} 요망
      10시 세례, {clock} 혼배. 지금은 {bell} {secs} 흔들어 울리#
      망치 말고 {bell:을} 움직여 {secs} 울리#
      축일이다. 늘 하던 대로 {bell} {secs}
      행렬이 {any}m 앞까지 왔다. {bell:을} 흔들어 {secs} 울리#
      {bell} 구동 {secs} 켜#
      {not_bell:은} 금이 갔고 {bell:은} 멀쩡하다. 멀쩡한 쪽을 {secs} 울리#`,
    titles: ['Ring a bell; Ringing', '종 울리기; 타종'],
  },
  {
    tool: 'bell_strokes', about: ['Strike a bell a number of times with the hammer', '종을 망치로 몇 번 친다'],
    takes: { bell, strokes: whole(1, 40, 'times') },
    en: `
      strike {bell} {strokes}
      {bell} {strokes} with the hammer
      {strokes}, {bell}, hammer
      hit {bell} {strokes}, do not swing it
      Remembrance at {clock}: {strokes} on {bell}.
      the hammer of {bell} is to fall {strokes}
      for each of the dead one stroke; {bell} {strokes}
      let {bell} sound {strokes}, one stroke after the other, as {who} asked
      {bell}: {strokes}, slowly, {not_bell} {any} later by hand
      knock on {bell} {strokes}
      He was 83, and {any} people come. On {bell} only {strokes}, with the hammer.
      Hammer, {bell}, {strokes}; nothing swings
      Angelus by hammer: {bell}, {strokes}
      count {strokes} on {bell}, single ones
      {bell} hangs in the north, {not_bell} in the south. {strokes} by hammer on the northern one.`,
    ko: `
      {bell:을} {strokes} 치#
      {bell} 망치 {strokes}
      흔들지 말고 {bell:을} 망치로 {strokes} 치#
      {clock} 추모. {bell} {strokes}
      {bell} 타격 {strokes}
      돌아가신 분마다 한 번씩, {bell:을} {strokes} 치#
      망치로 {bell} {strokes}, 천천히
      미사 {any}분 전. {bell:을} {strokes} 두드려 치#
      {not_bell} 말고 {bell} {strokes} 타격할 것
      고인 83세, 조문 {any}명. {bell:은} 망치로 {strokes}만 치#
      아무것도 흔들지 않고 {bell} 망치 {strokes}
      삼종은 망치로 한다. {bell} {strokes}
      {bell} 단타 {strokes}
      하나씩 세어 {bell:을} {strokes} 치#
      {bell:은} 북쪽, {not_bell:은} 남쪽. 북쪽 종을 망치로 {strokes} 치#`,
    titles: ['Strokes of a bell; Strike a bell', '종 치기; 타격'],
  },
  {
    tool: 'bell_stop', about: ['Let a swinging bell come to rest', '울리는 종을 멈춘다'],
    takes: { bell, brake: maybe(flag(['with the brake', '제동으로'], ['let it swing out', '저절로 잦아들게'])) },
    en: `
      stop {bell}
      {bell} to rest, {brake}
      [brake=true] catch {bell} with the brake, the priest wants to begin
      [brake=false] no more drive for {bell}, it may die away
      that is enough of {bell}
      {bell} has rung {any} seconds too long, end it
      stop ringing {bell}, {brake}
      [brake=true] silence {bell} within seconds, brake it
      [brake=false] let {bell} fade by itself
      the sermon starts at {clock}, so {bell} ends; {not_bell} goes on
      [brake=true] the rope of {bell} is fraying: to a standstill as fast as possible
      [brake=false] drive of {bell} off, it needs {any} swings until it hangs still and may take them
      {bell} has done its work, quiet now
      no braking is asked for, {bell} just has to stop`,
    ko: `
      {bell:을} 멈추#
      {bell} 타종 끝, {brake}
      [brake=true] 신부님이 시작하신다. {bell:을} 제동 걸어 세우#
      [brake=false] {bell} 구동만 끊고 저절로 멎게 하#
      {bell:은} 그만 울리게 하#
      {bell:이} {any}초나 더 울렸다. 끝내#
      [brake=true] {bell:을} 몇 초 안에 멎게 브레이크로 잡도록 하#
      [brake=false] {bell} 여운은 그대로 두고 끄#
      {clock} 강론. {bell} 멈춤, {not_bell:은} 계속
      [brake=true] {bell} 줄이 닳았다. 최대한 빨리 세우#
      [brake=false] {bell} 구동을 끄#. {any}번쯤 더 흔들리다 서도 된다
      {bell:은} 할 일을 다 했다. 세우#
      혼배 행렬이 다 들어왔다. {bell} 그침
      {bell} 소리를 이제 멎게 하#`,
    titles: ['Stop a bell; Bells at rest', '종 멈추기; 타종 끝'],
  },
  {
    tool: 'tower_clock.strike', about: ['Whether the tower clock strikes the hours, and at night too', '시계탑이 시각을 치는지, 밤에도 치는지'],
    takes: { hours: flag(['strikes', '타종'], ['silent', '무타종']), at_night: maybe(flag(['at night too', '밤에도'], ['not at night', '밤에는 안'])) },
    en: `
      [hours=true] the clock may strike the hours again
      [hours=false] no striking of the hours at all
      [hours=true,at_night=false] strike the hours by day only, the hotel has complained
      [hours=true,at_night=true] day and night the clock shall give the hours
      [hours=false] The hammer is being repaired for {any} days. The clock keeps quiet.
      [hours=true] turn on the hour strokes of the tower
      [hours=false] silence the tower clock; the hands go on
      [hours=true,at_night=false] let it count the hours but leave people their sleep
      [hours=true,at_night=true] strokes every hour, the dark ones included
      [hours=false] {who} cannot sleep beside the tower, take the strokes off entirely
      [hours=true,at_night=false] clock: strike, but be still between {clock} and morning
      [hours=true,at_night=false] 7 in the morning to 10 in the evening, that is when the tower may count; not in between
      [hours=false] festival week: no strokes from the tower clock
      [hours=true] the hammer is mended, the hours can be heard again`,
    ko: `
      [hours=true] 시계탑 시보를 다시 켜#
      [hours=false] 시보를 아예 끄#
      [hours=true,at_night=false] 호텔 민원. 시보는 낮에만 치게 하#
      [hours=true,at_night=true] 밤낮으로 시각을 치게 하#
      [hours=false] 망치 수리 {any}일. 시계는 조용히 가게 하#
      [hours=true] 탑시계 매시 타종 켬
      [hours=false] 바늘은 가되 소리는 없게 하#
      [hours=true,at_night=false] 시각은 알리되 사람들 잠은 깨우지 않게 하#
      [hours=true,at_night=true] 한밤중까지 매시 타종
      [hours=false] 탑 옆집이 못 잔다. 시보를 전부 빼#
      [hours=true,at_night=false] 아침 7시부터 밤 10시까지만 시각을 치게 하#
      [hours=false] 축제 주간에는 탑시계 소리를 끄#
      [hours=true] 망치 수리 끝, 다시 시각을 치게 하#`,
    titles: ['Hour strokes; Tower clock', '시보; 탑시계'],
  },
  {
    tool: 'nave_light', about: ['Brightness of a group of lamps', '조명 그룹의 밝기'],
    takes: { group: lampGroup, pct: whole(0, 100, 'pct'), fade_s: maybe(span('s', 1, 120)) },
    en: `
      {group} {pct}
      light {group} at {pct}
      {group} to {pct} within {fade_s}
      over {fade_s} bring the {group} to {pct}
      [pct=0] darkness in the {group}
      [pct=100] everything we have on the {group}
      The bride comes in at {clock}. {group} at {pct}, fading {fade_s}.
      dim the {group} to {pct}, {not_group} as before
      {pct} on the {group}, {any} lamps are broken
      [pct=0] put out the {group}, taking {fade_s}
      [pct=50] half light for the {group}
      {fade_s}, {group}, {pct}
      Reading at the {group} needs 300 lux, there are {any}: {pct}.
      [pct=25] a quarter is enough for the {group} during silence
      They read at the {group} and sing at the {not_group}. For reading {pct}.`,
    ko: `
      {group} {pct}
      {group} 조명을 {pct:로} 하#
      {group} {fade_s}에 걸쳐 {pct}
      {fade_s} 동안 {group} 밝기를 {pct}까지 바꾸#
      [pct=0] {group:을} 어둡게 끄#
      [pct=100] {group} 조명을 있는 대로 켜#
      {clock} 신부 입장. {group} {pct}, 페이드 {fade_s}
      {not_group:은} 그대로, {group:을} {pct:로} 낮추#
      [pct=50] {group} 반만 밝히#
      전구 {any}개 나감. {group} {pct}
      [pct=0] {fade_s}에 걸쳐 {group} 소등
      {group} 독서에 300럭스가 필요한데 {any}이다. {pct:로} 올리#
      [pct=25] 묵상 동안 {group:은} 4분의 1만 켜#
      {group}에서 읽고 {not_group}에서 노래한다. 읽는 쪽 등을 {pct:로} 하#`,
    titles: ['Light in the church; Dim the lamps', '성당 조명; 밝기'],
  },
  {
    tool: 'hymn_board', about: ['Show the numbers of the hymns', '성가 번호를 띄운다'],
    takes: { numbers: many(whole(1, 640), 1, 5), verses: maybe(code('1-#, #+#')) },
    en: `
      hymns {numbers}
      board: {numbers}
      show {numbers} on the hymn board
      we sing {numbers}, verses {verses}
      put up the numbers {numbers}
      Mass at {clock}, {any} singers. Hymns: {numbers}.
      the organist chose {numbers}; board please
      verses {verses} of {numbers} on the board
      numbers {numbers} for the congregation
      not the psalm, only hymns: {numbers}
      after the sermon {numbers}, verses {verses}, the board should show it before {clock}
      first {numbers}, that is all for today; {who} has the key of the board
      {numbers} in this order, seen from the last pew too`,
    ko: `
      성가 {numbers}
      성가판에 {numbers} 띄우#
      {numbers}번 성가, {verses}절
      {clock} 미사, 성가 번호 {numbers}
      오르간 반주자가 고른 {numbers:을} 판에 띄우#
      성가대 {any}명. 오늘 성가 {numbers}
      {numbers} 표시, 절은 {verses}
      성가 번호판 {numbers} 게시 요망
      시편 말고 성가만 {numbers}
      강론 뒤 {numbers}, {verses}절. {clock} 전에 판에 띄우#
      오늘은 {numbers}뿐이다. 판에 올리#
      맨 뒷줄에서도 보이게 {numbers} 순서대로 띄우#
      {day} 저녁 미사 성가: {numbers}`,
    titles: ['Hymn board; Hymns', '성가판; 성가 번호'],
  },
  {
    tool: 'church_stream', about: ['Start or end the broadcast of the service', '미사 중계를 시작하거나 끝낸다'],
    takes: { live: flag(['live', '중계 시작'], ['off', '중계 끝']), camera: maybe(choice({ altar: ['altar', '제대'], pulpit: ['pulpit', '독서대'], organ: ['organ', '오르간'] })) },
    en: `
      [live=true] begin the broadcast with the {camera} camera
      [live=false] the service is over, nobody needs to watch us any more
      [live=true] the sick at home wait: let them see in from {clock}
      [live=false] end the transmission
      [live=true] go live
      [live=false] the family asked for privacy, take us off the net
      [live=true] {any} people are watching the black picture, begin, {camera}
      [live=true] transmit from the {camera}
      [live=false] no more pictures to the outside
      [live=true] stream on, picture from the {camera}
      [live=true] 41 viewers wait since {clock}; let them see the {camera}
      [live=false] last hymn sung, candles out, broadcast out
      [live=true] {who} has set up the microphones, the world may watch
      [live=false] stream: stop`,
    ko: `
      [live=true] {camera} 카메라로 중계를 시작하#
      [live=false] 미사가 끝났다. 중계를 끝내#
      [live=true] 환자분들이 집에서 기다린다. {clock}부터 보이게 송출을 켜#
      [live=false] 송출 종료
      [live=true] 생중계 켜#
      [live=false] 유가족이 원하지 않는다. 방송을 내리#
      [live=true] {any}명이 검은 화면을 보고 있다. {camera} 화면으로 시작하#
      [live=true] {camera} 쪽 송출 개시
      [live=false] 밖으로 나가는 화면을 끊#
      [live=false] 중계 내림 요망
      [live=true] {clock}부터 41명이 기다린다. {camera} 화면을 내보내#
      [live=false] 마침 성가 끝, 촛불 끔, 방송도 끄#
      [live=true] 마이크 설치 끝, 이제 밖에서 볼 수 있게 하#
      [live=false] 스트림 정지`,
    titles: ['Broadcast of the service; Stream', '미사 중계; 송출'],
  },
];
