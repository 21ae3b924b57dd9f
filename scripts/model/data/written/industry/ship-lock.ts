import { choice, maybe, names, whole, type Written } from '../table';
import { texts } from './slots';

export const shipLock: readonly Written[] = [
  {
    tool: 'lock_gate', about: ['Open or close a gate of a lock chamber', '갑실 수문을 여닫는다'],
    takes: { chamber: names('west, east, old, large', '서측, 동측, 구갑실, 대갑실'), gate: choice({ upper: ['upper|upstream', '상류'], lower: ['lower|downstream', '하류'] }), action: choice({ open: ['open', '개방'], close: ['close', '폐쇄'] }) },
    en: `
      {action} the {gate} gate of the {chamber} chamber
      {chamber} chamber, {gate} gate: {action}
      [action=open] the barge wants to leave downhill, {chamber} chamber, so let the {gate} gate swing wide
      [gate=lower,action=open] The boat in the {chamber} chamber has been lowered. Let it out at the bottom.
      [gate=upper,action=open] It has been lifted; the ship in the {chamber} chamber can leave towards the hills.
      [action=close] {gate} gate of the {chamber} chamber shut before the water moves
      [action=close] {any} boats are in the {chamber} chamber, now the {gate} gate comes to
      [gate=upper,action=close] ice drifts in from above, keep the {chamber} chamber tight on that side
      [gate=lower,action=close] fill the {chamber} chamber later; first the doors towards the sea have to meet
      [action=open] {gate} doors, {chamber} chamber, apart at {clock}`,
    ko: `
      {chamber} 갑실 {gate} 수문 {action}
      [action=open] {chamber} 갑실 {gate} 문을 열#
      [action=close] {chamber} 갑실 {gate} 문을 닫#
      [gate=lower,action=open] 배가 다 내려왔다. {chamber} 갑실 아래쪽 문을 열어 내보내#
      [gate=upper,action=open] 배가 다 올라왔다. {chamber} 갑실 위쪽 문을 열#
      [action=close] 배 {any}척이 {chamber} 갑실에 들어왔다. {gate} 수문을 닫을 것
      [gate=upper,action=close] 위에서 얼음이 떠내려온다. {chamber} 갑실 그쪽 문을 막#
      [gate=lower,action=close] {chamber} 갑실을 채우기 전에 바다 쪽 문부터 닫#
      [action=open] {clock}, {chamber} 갑실 {gate} 문 열림
      {chamber} 갑실의 {gate} 쪽 문을 {action}하#`,
    titles: ['Lock gate; Let the boat out; Gate of the chamber', '수문 조작; 갑문; 갑실 문'],
  },
  {
    tool: 'lockPaddle', about: ['Raise the paddle that fills or empties a chamber', '갑실 급배수 밸브 개도'],
    takes: { chamber: names('west, east, old, large', '서측, 동측, 구갑실, 대갑실'), side: choice({ fill: ['fill|filling', '급수'], empty: ['empty|emptying', '배수'] }), pct: whole(0, 100, 'pct') },
    en: `
      {chamber} chamber, {side} paddle {pct}
      raise the {side} paddle of the {chamber} chamber to {pct}
      [side=fill] let water into the {chamber} chamber, paddle at {pct}
      [side=empty] let the water out of the {chamber} chamber, paddle {pct}
      [side=fill] The canoe in the {chamber} chamber is going up; gently, {pct}.
      [side=empty] {any} boats go down in the {chamber} chamber, draw the paddle {pct}
      {pct} on the {side} side of the {chamber} chamber
      [side=fill] bring the {chamber} chamber to the upper level with {pct}
      [side=empty] bring the {chamber} chamber to the lower level, {pct} of paddle is enough
      [pct=0] {side} paddle of the {chamber} chamber right down
      the ropes in the {chamber} chamber jerk, reduce the {side} paddle to {pct}`,
    ko: `
      {chamber} 갑실 {side} 밸브 {pct}
      {chamber} 갑실 {side} 밸브를 {pct:로} 하#
      [side=fill] {chamber} 갑실에 물을 채우#. 밸브는 {pct}
      [side=empty] {chamber} 갑실 물을 빼#. 밸브는 {pct}
      [side=fill] 카누가 올라간다. {chamber} 갑실을 {pct}로 살살 채우#
      [side=empty] 배 {any}척이 내려간다. {chamber} 갑실 밸브를 {pct} 열어 물을 내보내#
      [pct=0] {chamber} 갑실 {side} 밸브를 완전히 잠그#
      계류줄이 당긴다. {chamber} 갑실 {side} 밸브를 {pct}까지 줄이#
      {side} 밸브 {pct}, {chamber} 갑실`,
    titles: ['Paddle; Fill or empty the chamber', '급배수 밸브; 갑실 수위'],
  },
  {
    tool: 'weir.crest_cm', about: ['Height of the weir crest in a field, above or below the mark', '보 마루 높이를 표준선 기준으로 정한다'],
    takes: { field: whole(1, 6), cm: { ...whole(-80, 80), passable: 'whole' } },
    en: `
      weir field {field}: {cm} cm
      crest of field {field} to {cm} cm
      set the weir in field {field} at {cm} cm against the mark
      The upper reach rises {any} cm an hour. Bring field {field} to {cm} cm.
      {cm} cm in field {field}, the rowers train until {clock}
      flap {field} of the weir: {cm} cm
      field {not_field} is stuck with a log, use field {field} and go to {cm} cm
      at {cm} cm field {field} spills just enough
      crest {cm} cm, field no. {field}
      The power station upstream opens at {clock}. We want {cm} cm on field {field} by then, the other fields stay.`,
    ko: `
      보 {field}번 경간 {cm}cm
      {field}번 보 마루를 {cm}cm로 맞추#
      상류가 시간당 {any}cm 오른다. {field}번 경간 마루 높이 {cm}cm로 하#
      {clock}까지 조정 훈련. {field}번 경간 {cm}cm
      {not_field}번에 나무가 걸렸다. {field}번 보를 {cm}cm로 움직이#
      기준선 대비 {cm}cm, {field}번 경간 보 마루
      {field}번 플랩 게이트 {cm}cm 설정
      보 {field}번, 높이 {cm} 센티로 조정하#
      {clock}에 상류 발전소가 방류한다. 그 전에 {field}번 경간을 {cm}cm로 두#
      물고기 산란기라 {field}번 보 마루는 {cm}cm 유지`,
    titles: ['Weir; Crest height', '보 높이; 보 조작'],
  },
  {
    tool: 'shipSignal', about: ['Signal for ships, on one side of the lock', '갑문 선박 신호'],
    takes: { side: choice({ above: ['upstream', '상류'], below: ['downstream', '하류'] }), light: choice({ red: ['red', '적색'], green: ['green', '녹색'], 'red-green': ['red and green|prepare', '적녹|준비'], 'double-red': ['two reds|double red', '이중 적색'] }) },
    en: `
      {side} signal {light}
      show {light} on the {side} side
      [light=green] ships waiting {side} may come in now
      [light=red] stop the ships on the {side} side
      [light=red-green] {side}: tell them to get ready, it is their turn at {clock}
      [light=double-red] the lock is out of service for whoever comes from {side}
      {any} yachts lie {side}; give them {light}
      {light} for ships on the {side} side
      [side=above] coming down the river they should see {light}
      [side=below] whoever comes up from the sea gets {light}`,
    ko: `
      {side} 신호 {light}
      {side} 쪽 신호를 {light:로} 하#
      [light=green] {side}에서 기다리는 배를 들여보내#
      [light=red] {side} 선박을 멈추게 하#
      [light=red-green] {clock}이 차례다. {side} 배들에게 준비 신호를 주#
      [light=double-red] 갑문 사용 중지. {side}에서 오는 배에 알리는 신호를 켜#
      {side}에 요트 {any}척 대기, {light} 표시
      [side=above] 내려오는 배에는 {light} 등을 보이게 하#
      [side=below] 바다에서 올라오는 배에는 {light} 등을 켜#`,
    titles: ['Ship signal; Lock light', '선박 신호; 갑문 신호등'],
  },
  {
    tool: 'skipper_call', about: ['Speak a text over the loudspeakers of the lock', '갑문 방송을 한다'],
    takes: { text: texts('Please moor on the left wall\nLeave # m to the sill\nEngines off, the chamber is being filled\nMotor vessel Anna, enter first\nNo entry, ice on the lower reach', '좌측 벽에 계류 바랍니다\n문턱에서 #m 떨어지세요\n엔진을 끄세요, 급수 중입니다\n한빛호 먼저 진입하세요\n하류 결빙, 진입 금지'), repeat: maybe(whole(2, 6, 'times')) },
    en: `
      announce "{text}"
      say "{text}" over the loudspeakers, {repeat}
      loudspeaker: "{text}"
      The skippers have to hear "{text}" before {clock}.
      call out "{text}" {repeat}
      {any} boats are in; tell them "{text}"
      "{text}" on the speakers, {repeat}
      {who} wants everybody in the chamber told: "{text}"
      let the public address say "{text}"
      Nobody listened the first time; once again over the speakers, {repeat}: "{text}".`,
    ko: `
      "{text}"라고 방송하#
      갑문 방송: "{text}"
      "{text}" 방송 {repeat}
      스피커로 "{text}"를 {repeat} 내보내#
      {clock} 전에 선장들이 "{text}" 안내를 들어야 한다
      배 {any}척 입거. 방송 문구는 "{text}"
      {who} 요청으로 "{text}" 방송 바람
      "{text}"를 {repeat} 알리#
      처음에는 아무도 안 들었다. "{text}"를 다시 {repeat} 방송하#
      갑실 스피커로 "{text}" 안내할 것`,
    titles: ['Announcement; Tell the skippers', '방송; 선장 안내'],
  },
];
