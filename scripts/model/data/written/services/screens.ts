import { texts } from '../industry/slots';
import { choice, many, maybe, names, span, whole, type Written } from '../table';

const scr = names('lobby-1, canteen, dock 4, LED-W, hall west, lift B, gate sign, info-07, window left', '로비-1, 구내식당, 4번 하역장, LED-W, 서관, 승강기 B, 정문 표지, 안내-07, 진열창 왼쪽');
const txt = texts(`
  Soup of the day: leek, 4.#0
  Lift B out of order, use the stairs by gate #
  Welcome, group 1#, please wait at desk #
  Wet floor between doors # and 1#
  Blood drive today until 1#:30, room 2##
  No parking, delivery at #:15
  We close at 1#:00 and open again on Monday
  Shift # wins: 3## days without an accident
  Mind the step, # cm, and the dog
  Ticket 1## to counter #, please have your papers ready
  Bread from 0#:30, rolls a little later, cash only
  Visitors to the left, lorries to the right, bicycles nowhere
  Machine # is for staff, ask at desk 1# if yours is broken
  Next tour 1#:30, # places left, meet under the clock
  Water is off from 1# to 1# o'clock, sorry`, `
  오늘의 국: 시래기, 4#00원
  승강기 B 고장, #번 문 옆 계단 이용
  1#조 환영합니다, #번 창구에서 기다려 주세요
  #번과 1#번 문 사이 바닥 젖음
  헌혈 1#:30까지, 2##호
  주차 금지, #:15 납품
  1#시에 닫고 월요일에 다시 엽니다
  #조 무재해 3##일
  턱 #cm 주의, 개도 주의
  1##번 손님 #번 창구로, 서류를 미리 준비해 주세요
  빵은 0#:30부터, 롤은 조금 뒤, 현금만
  방문객은 왼쪽, 화물차는 오른쪽, 자전거는 출입 금지
  #번 기계는 직원용, 고장이면 1#번 창구에 문의
  다음 관람 1#:30, #자리 남음, 시계 아래에서 출발
  1#시부터 1#시까지 단수, 죄송합니다`);
const list = names('menu-week, safety-loop, autumn_film, visitors, sale-24, quiet mode, school-day', '주간식단, 안전영상, 가을영상, 방문객, 할인24, 조용한화면, 현장학습');

export const screens: readonly Written[] = [
  {
    tool: 'screen_say', about: ['Show a text on a screen', '화면에 글을 띄운다'],
    takes: { scr, txt, minutes: maybe(span('min', 5, 240)) },
    en: `
      show on {scr}: {txt}
      {scr}: "{txt}"
      let {scr} say "{txt}"
      put up on {scr} for {minutes}: {txt}
      "{txt}" on the screen {scr}
      for {minutes} {scr} reads "{txt}"
      the words for {scr} are: {txt}
      text for {scr}, {minutes}: {txt}
      People run into each other since {clock}. On {scr} there should stand: {txt}
      display "{txt}" on {scr}, {not_scr} keeps its picture
      The {who} wants this on {scr}, word for word: {txt}
      {scr} may forget its film for {minutes} and show "{txt}"
      write on {scr} "{txt}"
      {any} people have asked at the desk already, so tell them by {scr}: {txt}
      two lines, one screen: {txt}; the screen is {scr}
      {scr} has shown the menu for {any} minutes. Now it should read "{txt}" for {minutes}.
      The {who} cannot be at every door. So {scr} says in his place: {txt}
      on {scr}, please, until somebody takes it down: {txt}`,
    ko: `
      {scr}에 띄우#: {txt}
      {scr}: "{txt}"
      {scr} 화면에 "{txt}"라고 보이#
      {minutes} 동안 {scr}에: {txt}
      "{txt}"를 {scr}에 내걸#
      {scr} 문구 {minutes}: {txt}
      {clock}부터 사람들이 엉킨다. {scr}에 이렇게 알리#: {txt}
      {not_scr:은} 그대로 두고 {scr}에만 "{txt}"를 띄우#
      {who} 요청, {scr}에 글자 그대로: {txt}
      {scr} 영상은 {minutes} 쉬고 "{txt}"를 보이게 하#
      벌써 {any}명이 물었다. {scr:로} 안내하#: {txt}
      {scr} 표시 내용: {txt}
      {scr}에 {minutes}만 "{txt}"라고 내보내#
      {who:이} 문마다 서 있을 수 없다. 대신 {scr:이} 말하게 하#: {txt}
      누가 내릴 때까지 {scr}에: {txt}
      {scr}에 식단이 {any}분째다. 이제 "{txt}"를 띄우#`,
    titles: ['Text on the screen; Sign; Tell people', '화면 문구; 안내판; 전광판'],
  },
  {
    tool: 'screen_wipe', about: ['Take the text off a screen, its playlist goes on', '화면의 글을 내린다'],
    takes: { scr },
    en: `
      take the text off {scr}
      {scr} back to its normal pictures
      wipe {scr}
      the notice on {scr} has done its duty
      clear what stands on {scr}
      The floor is dry since {clock}. Nothing about it on {scr} any more.
      no text on {scr}, do not switch it off
      {scr}: notice away, {not_scr} keeps its own
      lift B runs again, so {scr} need not speak of it
      remove the words from {scr}
      {any} hours are enough for that sentence on {scr}
      nobody needs the sentence on {scr} any longer; the films may go on
      {not_scr} goes on warning, {scr} has warned enough
      the sale ended at {clock}, so the words on {scr} are a lie`,
    ko: `
      {scr} 글을 내리#
      {scr:을} 평소 화면으로 되돌리#
      {scr} 안내문은 제 몫을 다했다. 지우#
      {scr} 문구 내림
      {clock}에 바닥이 말랐다. {scr} 글을 치우#
      화면은 끄지 말고 {scr} 글만 지우#
      {not_scr:은} 두고 {scr}만 문구 삭제하#
      승강기가 다시 돈다. {scr}에 더 적을 것 없다
      {any}시간이면 충분하다. {scr} 글 내릴 것
      {scr} 안내문 제거
      {scr} 글은 이제 필요 없다. 영상만 나오면 된다
      {not_scr:은} 계속 알리고 {scr:은} 그만
      할인은 {clock}에 끝났다. {scr} 글이 거짓말이 됐으니 지우#`,
    titles: ['Text off the screen; Wipe the sign', '문구 내리기; 안내문 제거'],
  },
  {
    tool: 'screen_sleep', about: ['Make a screen dark or wake it', '화면을 끄거나 깨운다'],
    takes: { scr, state: choice({ dark: ['dark|asleep', '꺼짐|절전'], awake: ['awake|lit', '켜짐|표시'] }) },
    en: `
      {scr}: {state}
      {scr} is to be {state}
      [state=dark] nobody looks at {scr} at night
      [state=awake] the first visitors come at {clock}, {scr} should shine
      [state=dark] a black {scr} during the minute of silence
      [state=awake] {scr} has slept long enough
      [state=dark] {scr} blinds the drivers; black until the {who} has seen to it
      [state=awake] light up {scr} again
      [state=dark] no picture on {scr}, the text need not be touched
      [state=awake] {any} guests stand before a black {scr}; picture, please
      [state=dark] put {scr} to bed, {not_scr} stays up
      [state=awake] give {scr} its picture back
      [state=awake] {not_scr} is lit and {scr} is not; make the pair even
      [state=dark] power is dear after {clock}, {scr} need not burn
      [state=dark] {scr} shows an error for {any} minutes now; better nothing at all`,
    ko: `
      {scr} {state}
      {scr:을} {state} 상태로 하#
      [state=dark] 밤에는 아무도 {scr:을} 안 본다
      [state=awake] {clock}에 첫 손님이 온다. {scr:을} 밝히#
      [state=dark] 묵념하는 동안 {scr:을} 검게 하#
      [state=awake] {scr:을} 깨우#
      [state=dark] {scr:이} 운전자 눈을 부시게 한다. {who:이} 볼 때까지 꺼 두#
      [state=awake] {scr} 다시 켜#
      [state=dark] {not_scr:은} 두고 {scr:을} 재우#
      [state=awake] 손님 {any}명이 까만 {scr} 앞에 섰다. 화면을 살리#
      [state=dark] {scr} 화면 끄기. 글은 그대로
      [state=awake] {not_scr:은} 밝고 {scr:은} 어둡다. 똑같이 밝히#
      [state=dark] {clock} 뒤로는 전기가 비싸다. {scr:은} 끌 것
      [state=dark] {scr}에 오류 화면이 {any}분째. 차라리 검게 하#`,
    titles: ['Screen dark or lit', '화면 끄기; 화면 켜기'],
  },
  {
    tool: 'screen_lists', about: ['Let a screen play several playlists one after the other', '화면에 재생 목록을 차례로 튼다'],
    takes: { scr, lists: many(list, 2, 3) },
    en: `
      {scr} plays {lists}
      on {scr} one after the other: {lists}
      {lists} for {scr}
      let {scr} run {lists}, in this order
      the loop of {scr} consists of {lists}
      {scr}: {lists} and nothing else
      Children come at {clock}. {scr} should show {lists}.
      set {lists} on {scr}, {not_scr} has other things
      first to last on {scr}: {lists}
      the fair is over, {scr} goes back to {lists}
      {any} films are stored, of them {scr} shall play {lists}
      for the evening {lists} on {scr}
      {scr} from now on: {lists}, round and round
      what {scr} needs today is {lists}`,
    ko: `
      {scr}에 {lists} 틀기
      {scr}: {lists} 차례로
      {lists} 순서로 {scr}에서 재생하#
      {scr} 재생 목록 {lists}
      {clock}에 아이들이 온다. {scr}에 {lists} 돌릴 것
      {scr}에는 {lists}만 나오게 하#
      {not_scr:은} 다른 것, {scr:은} {lists}
      {scr} 순환: {lists}
      행사가 끝났다. {scr:은} {lists:로} 돌아간다
      저장된 영상 {any}개 중 {scr}에는 {lists}
      저녁용으로 {scr}에 {lists} 걸어 두#
      {scr}에서 {lists} 번갈아 재생
      오늘 {scr:은} {lists} 반복
      {scr}에 걸 목록: {lists}`,
    titles: ['Playlists; What the screen shows', '재생 목록; 화면 순환'],
  },
  {
    tool: 'screen_nits', about: ['Brightness of a screen by day and by night', '화면의 낮 밝기와 밤 밝기'],
    takes: { scr, day_pct: whole(60, 100), night_pct: whole(5, 50) },
    en: `
      {scr}: {day_pct} by day, {night_pct} by night
      at night {scr} goes down to {night_pct}, in daylight it has {day_pct}
      brightness of {scr} {day_pct} / {night_pct}
      dim {scr} to {night_pct} after dark; in the sun {day_pct}
      neighbours complain: {scr} only {night_pct} at night, the {day_pct} of the day may stay
      {day_pct} percent under the sun and {night_pct} under the moon, screen {scr}
      {scr} stands {any} metres from a bedroom. Night {night_pct}, day {day_pct}.
      night value {night_pct}, day value {day_pct}, {scr}
      {not_scr} may blaze. {scr}: {day_pct} while the sun shines, and {night_pct} when it does not.
      the law says {night_pct} at night for {scr}; in daytime we take {day_pct}
      the old values {not_day_pct} and {not_night_pct} go; {scr} has {day_pct} at noon and {night_pct} at midnight
      {scr}, noon {day_pct}, midnight {night_pct}
      {scr} by night {night_pct}, by day {day_pct}
      day {day_pct}, night {night_pct}: that is for {scr}`,
    ko: `
      {scr}: 낮 {day_pct}, 밤 {night_pct}
      {scr} 밝기를 밤에는 {night_pct}, 낮에는 {day_pct:로} 하#
      밤 {night_pct} / 낮 {day_pct} / {scr}
      해 지면 {scr:을} {night_pct:로} 낮추고 해가 있으면 {day_pct}
      이웃이 항의한다. {scr} 밤 밝기 {night_pct}, 낮은 {day_pct}
      {scr}에서 침실까지 {any}미터다. 밤 {night_pct}, 낮 {day_pct:로} 정하#
      낮 {day_pct}퍼센트, 밤 {night_pct}퍼센트. 화면은 {scr}
      {not_scr:은} 밝아도 되고 {scr:은} 해 있을 때 {day_pct}, 없을 때 {night_pct}
      법정 기준이 밤 {night_pct:이}다. {scr} 낮은 {day_pct:로}
      옛 값 {not_day_pct}, {not_night_pct:은} 버리고 {scr} 낮 {day_pct}, 밤 {night_pct}
      {scr}: 정오 {day_pct}, 자정 {night_pct}
      {scr} 낮에는 {day_pct}, 어두우면 {night_pct}
      밤 값 {night_pct}, 낮 값 {day_pct}, 화면 {scr}
      {scr} 밝기 두 단계: 주간 {day_pct}, 야간 {night_pct}`,
    titles: ['Brightness; Day and night', '화면 밝기; 낮과 밤'],
  },
  {
    tool: 'screens.alarm', about: ['Show an emergency text on all screens of a building', '건물의 모든 화면에 비상 문구를 띄운다'],
    takes: { building: names('main house, plant 2, annex, school, mill', '본관, 2공장, 별관, 학교, 제분소'), txt: texts(`
      Leave by the north stairs, not by lift #
      Stay inside, close windows, gas cloud # km west
      Storm: nobody on the roofs before 1#:00
      Fire drill #, this is no real alarm`, `
      북쪽 계단으로 나가세요, #번 승강기 금지
      실내에 머물고 창을 닫으세요, 서쪽 #km 가스
      태풍: 1#시 전까지 지붕 출입 금지
      #차 소방 훈련, 실제 상황 아님`) },
    en: `
      all screens of {building}: {txt}
      emergency in {building}, show everywhere: {txt}
      "{txt}" on every screen in {building}
      red text for {building}: {txt}
      whatever plays in {building}, cover it with "{txt}"
      {building}, all screens, at once: {txt}
      warn everybody in {building}: "{txt}"
      It is {clock} and {any} people are in {building}. Every screen must read: {txt}
      not one sign but all of {building}: "{txt}"
      {not_building} is safe, {building} is not: on all screens there "{txt}"
      make every screen in {building} say the same: {txt}
      the {who} calls it serious; {building}, everywhere, {txt}
      {building}: everywhere the same red line, {txt}
      in {building} people must read this now, wherever they stand: {txt}`,
    ko: `
      {building} 모든 화면에: {txt}
      {building} 비상, 전부 띄우#: {txt}
      "{txt}"를 {building} 화면 전체에 띄우#
      {building} 붉은 문구: {txt}
      {building}에서 무엇이 나오든 "{txt}"로 가리#
      {building} 전 화면 즉시: {txt}
      {clock} 현재 {building}에 {any}명. 화면마다 이렇게: {txt}
      화면 하나가 아니라 {building} 전체에 "{txt}"를 내보내#
      {not_building:은} 괜찮고 {building:이} 위험하다. 거기 전 화면에 "{txt}"
      {building} 안 모든 화면이 같은 말을 하게: {txt}
      {who} 지시. {building} 전부에 띄울 글: {txt}
      {building} 긴급 문구 송출: {txt}
      {building} 어디에 서 있든 읽게: {txt}
      {building} 화면 모두 붉게, "{txt}"`,
    titles: ['Emergency text; All screens', '비상 문구; 전체 화면'],
  },
  {
    tool: 'screens.calm', about: ['End the emergency text in a building', '건물의 비상 문구를 끝낸다'],
    takes: { building: names('main house, plant 2, annex, school, mill', '본관, 2공장, 별관, 학교, 제분소') },
    en: `
      end the emergency text in {building}
      all clear in {building}, screens back to normal
      {building}: no more red
      the drill in {building} is over since {clock}, take the warning down everywhere
      {building} may show its films again
      lift the alarm text from {building}, {not_building} keeps it
      calm the screens of {building}
      {any} minutes after the storm: {building} without warning
      the fire brigade left {building}, the red may go
      {not_building} still burns its warning, {building} needs it no longer
      false alarm in {building}; clear all its screens of it
      danger past in {building}, ordinary pictures again
      {building} is safe since {clock}; no alarm text there
      red off, {building}`,
    ko: `
      {building} 비상 문구를 끝내#
      {building} 상황 해제. 화면을 평소대로
      {building} 붉은 글 내리#
      {clock}에 {building} 훈련이 끝났다. 경고를 모두 걷#
      {building:은} 다시 영상을 틀어도 된다
      {not_building:은} 두고 {building} 비상 문구만 내리#
      {building} 화면 진정시키#
      태풍 지나고 {any}분. {building} 경고 해제
      소방차가 {building}에서 갔다. 붉은 글을 거두#
      {not_building:은} 아직 경고 중, {building:은} 이제 필요 없다
      {building} 오보였다. 화면마다 뜬 경고를 내리#
      {building} 위험 끝, 보통 화면
      {clock}부터 {building} 안전. 비상 글 없이
      {building} 비상 표시를 끄#`,
    titles: ['All clear on the screens', '비상 문구 해제; 상황 해제'],
  },
];
