import { choice, flag, maybe, made, names, span, whole, type Written } from '../table';

const ext = whole(100, 799);
const group = names('sales, front desk, night line, service, Team B, orders', '영업, 안내데스크, 야간 전화, 서비스, B팀, 주문');
const outside = made((dice) => dice.pick([`0${String(dice.int(10, 99))}-${String(dice.int(1000, 9999))}-${String(dice.int(1000, 9999))}`, `+49 ${String(dice.int(20, 99))} ${String(dice.int(100_000, 999_999))}`, `0${String(dice.int(100, 999))} ${String(dice.int(10_000, 99_999))}`]));

export const pbx: readonly Written[] = [
  {
    tool: 'ext_divert', about: ['Divert an extension to another number', '내선을 다른 번호로 돌린다'],
    takes: { ext, to: outside, when: maybe(choice({ always: ['always', '항상'], busy: ['when busy|busy', '통화 중'], unanswered: ['when nobody answers|unanswered', '무응답'] })) },
    en: `
      divert {ext} to {to}
      calls for {ext} go to {to}
      {ext} → {to}, {when}
      [when=busy] if {ext} is talking, send the caller to {to}
      [when=unanswered] nobody lifts the receiver at {ext}? Then {to}.
      [when=always] every call for {ext}, without exception, to {to}
      {ext} works at home on {day}; ring {to} instead
      {to} takes the calls of {ext}
      forwarding on {ext}: {to}, {when}
      [when=unanswered] after some rings without success {ext} passes the call on to {to}
      set {to} as the target for {ext}
      [when=busy] second callers of {ext} land at {to}
      extension {ext} to the mobile {to}, {not_ext} stays
      The {who} of {ext} is on the road for {any} days, reachable at {to}. Divert.
      {not_to} is the old mobile, {to} the new; that is where {ext} is sent, {when}
      [when=always] {ext} moves out on {day}; whoever dials it still should land at {to}, each time
      [when=busy] {ext} talks a lot. While it does, {to} helps out.
      [when=unanswered] the desk of {ext} is empty {any} minutes an hour; what nobody lifts there rings at {to}`,
    ko: `
      내선 {ext:을} {to:로} 돌리#
      {ext} → {to}, {when}
      {ext}번으로 오는 전화를 {to:로} 넘기#
      [when=busy] {ext}번이 통화 중이면 {to:로} 보내#
      [when=unanswered] {ext}번을 아무도 안 들면 {to:로} 넘어가게 하#
      [when=always] {ext}번 전화는 하나도 빠짐없이 {to:로}
      {day}에 {ext}번은 재택이다. {to:로} 울리게 하#
      {ext} 착신 전환: {to}, 조건 {when}
      {not_ext}번은 두고 {ext}번만 {to:로} 돌릴 것
      {ext}번 {who:이} {any}일 출장이다. 연락처 {to:로} 착신 전환
      [when=busy] {ext}번에 두 번째로 걸린 전화는 {to:로}
      {not_to:은} 옛 휴대폰, {to:이} 새것이다. {ext}번을 그리로 돌리#
      [when=always] {day}에 {ext}번이 나간다. 그래도 거는 사람은 매번 {to}에 닿게 하#
      [when=busy] {ext}번은 통화가 길다. 그동안은 {to:이} 돕게 하#
      [when=unanswered] {ext}번 자리는 한 시간에 {any}분씩 빈다. 못 든 전화는 {to:로}
      {ext} 전환 번호 {to:로} 등록`,
    titles: ['Divert the extension; Forward calls', '착신 전환; 전화 돌리기'],
  },
  {
    tool: 'ext_divert_off', about: ['End the diversion of an extension', '내선의 착신 전환을 푼다'],
    takes: { ext },
    en: `
      end the diversion of {ext}
      {ext} rings at its own desk again
      calls for {ext} stay at {ext}
      forwarding off, extension {ext}
      The owner of {ext} is back since {clock}. No more diverting.
      cancel what was set for {ext}, {not_ext} remains diverted
      {ext} answers for itself from now on
      take the forwarding off {ext}
      the {any} days are over, undiverted: {ext}
      let {ext} ring where it stands
      {ext} and {not_ext} were both sent to the porter; only the former comes home
      from {clock} on somebody sits at {ext} again, so nothing needs to go elsewhere
      undo the forwarding: {ext}`,
    ko: `
      내선 {ext} 착신 전환을 풀#
      {ext}번이 제자리에서 울리게 하#
      {ext} 전화 돌려놓은 것 해제
      {clock}에 {ext}번 주인이 돌아왔다. 더 돌리지 말 것
      {not_ext}번은 계속 돌려 두고 {ext}번만 해제하#
      {ext}번 전환 취소 요망
      이제 {ext}번은 스스로 전화에 응한다. 전환을 끄#
      {any}일이 지났다. {ext}번 착신 전환 종료
      {ext}번과 {not_ext}번을 경비실로 돌려 두었다. 앞 번호만 되돌리#
      {clock}부터 {ext}번에 사람이 앉는다. 다른 데로 보낼 것 없다
      {ext}번 전화 제자리로
      {ext}번 주인 복귀, 전환 끝
      이제 {ext}번 전화는 {ext}번에서
      {ext} 착신 돌리던 것 끄기`,
    titles: ['End the diversion; Back to the desk', '전환 해제; 원래 자리'],
  },
  {
    tool: 'ext_quiet', about: ['Do not disturb on an extension', '내선 방해 금지'],
    takes: { ext, quiet: flag(['on', '켬'], ['off', '끔']) },
    en: `
      do not disturb on {ext}: {quiet}
      [quiet=true] {ext} is not to ring
      [quiet=false] {ext} may ring again
      [quiet=true] peace for {ext}, they record sound in there
      [quiet=false] the recording is done, {ext} takes calls
      [quiet=true] keep callers away from {ext}
      [quiet=false] lift the rest on {ext}
      [quiet=true] exam at the desk of {ext} from {clock}, {any} pupils. No bell.
      [quiet=false] {ext} has been mute since {day}, end that
      [quiet=true] let {ext} sleep, {not_ext} goes on ringing
      [quiet=false] {ext} out of do-not-disturb
      [quiet=true] {ext} sits in a hearing until {clock}; no ringing, no diverting either
      [quiet=false] the hearing is over, and {ext} wants to know who called
      [quiet=true] next to {not_ext}, which may ring, lies {ext}, which may not`,
    ko: `
      {ext}번 방해 금지 {quiet}
      [quiet=true] {ext}번이 울리지 않게 하#
      [quiet=false] {ext}번 다시 울려도 된다
      [quiet=true] {ext}번 방에서 녹음한다. 벨을 막#
      [quiet=false] 녹음이 끝났다. {ext}번 전화를 다시 살리#
      [quiet=true] {clock}부터 {ext}번 자리에서 {any}명이 시험 본다. 조용히 시키#
      [quiet=false] {day}부터 조용하던 {ext}번, 방해 금지 해제
      [quiet=true] {not_ext}번은 두고 {ext}번만 재우#
      [quiet=false] {ext}번 깨우#
      [quiet=true] {ext}번은 {clock}까지 청문회다. 울리지도 돌리지도 말 것
      [quiet=false] 청문회 끝. {ext}번 벨을 살리#
      [quiet=true] {not_ext}번은 울려도 되고 {ext}번은 안 된다
      [quiet=false] {ext} 무음 풀기`,
    titles: ['Do not disturb; Quiet phone', '방해 금지; 벨 끄기'],
  },
  {
    tool: 'hunt_join', about: ['Log an extension into a call group', '내선을 호출 그룹에 넣는다'],
    takes: { ext, group },
    en: `
      {ext} joins {group}
      log {ext} into {group}
      {group}: + {ext}
      {ext} answers for {group} too
      calls for {group} shall also ring at {ext}
      {group} is short of people, put {ext} in
      from {clock} {ext} sits with {group}
      {any} callers wait. {ext} helps {group}, add it.
      extension {ext} into {group}, not {not_group}
      add to {group} the phone {ext}
      {not_ext} is ill; {ext} takes the seat in {group}
      {group} has two phones for {any} callers. Make {ext} the third.
      {ext} stays in {not_group} and rings for {group} besides`,
    ko: `
      {ext}번을 {group} 그룹에 넣#
      {group}: {ext} 추가
      {group} 전화가 {ext}번에서도 울리게 하#
      {group:이} 일손이 모자란다. {ext}번을 투입하#
      {clock}부터 {ext}번은 {group} 소속
      대기 {any}명. {ext}번을 {group}에 로그인시키#
      {not_group} 아니고 {group}에 내선 {ext} 등록
      내선 {ext}, {group} 합류
      {not_ext}번이 아프다. {group} 자리에 {ext}번을 넣#
      {group}에 전화가 두 대뿐인데 손님이 {any}명이다. {ext}번을 셋째로 넣#
      {ext}번은 {not_group}에 있으면서 {group} 전화도 들게 하#
      {group} 응대에 {ext}번 합류시키#
      내선 {ext} → {group} 로그인
      {group} 벨이 {ext}번에도 가게`,
    titles: ['Into the call group; Log in', '그룹 로그인; 호출 그룹'],
  },
  {
    tool: 'hunt_quit', about: ['Log an extension out of a call group', '내선을 호출 그룹에서 뺀다'],
    takes: { ext, group },
    en: `
      {ext} leaves {group}
      log {ext} out of {group}
      {group}: − {ext}
      calls for {group} no longer ring at {ext}
      {ext} goes home, out of {group}
      {group} has {any} phones, {ext} should not be among them
      relieve {ext} of {group}, it keeps its own number
      {ext} off {group} at once, lunch
      spare {ext} the calls of {group}
      remove {ext} from {group}; {not_ext} carries on
      {ext} has had {any} calls for {group} today and no bread. Let it out.
      {not_group} yes, {group} no more, that goes for {ext}
      until {day} {ext} does the books and nothing for {group}`,
    ko: `
      {ext}번을 {group}에서 빼#
      {group}: {ext} 제외
      {group} 전화가 {ext}번에서는 울리지 않게 하#
      {ext}번 퇴근. {group} 로그아웃
      {group} 전화 {any}대 중 {ext}번은 빼기
      {not_ext}번은 계속하고 {ext}번만 {group}에서 내보내#
      점심이다. {ext}번을 {group}에서 바로 빼 두#
      내선 {ext}, {group} 탈퇴
      {ext}번은 오늘 {group} 전화를 {any}통 받고 밥도 못 먹었다. 빼 주#
      {ext}번은 {not_group:은} 하고 {group:은} 그만한다
      {day}까지 {ext}번은 장부만 본다. {group}에서 제외하#
      {group} 로그아웃: {ext}
      내선 {ext} → {group} 로그아웃
      {ext}번에는 {group} 벨이 안 가게`,
    titles: ['Out of the call group; Log out', '그룹 로그아웃; 그룹 제외'],
  },
  {
    tool: 'call_pass', about: ['Pass the call of one extension on to another', '한 내선의 통화를 다른 내선으로 넘긴다'],
    takes: { from_ext: ext, to_ext: ext },
    en: `
      pass the call at {from_ext} on to {to_ext}
      {from_ext} → {to_ext}
      {to_ext} takes over the caller of {from_ext}
      give {to_ext} the call that {from_ext} has
      from {from_ext} to {to_ext} with the caller
      to {to_ext}, from {from_ext}
      whoever {from_ext} has on the line wants {to_ext}
      the caller at {from_ext} has waited {any} seconds and belongs to {to_ext}
      connect {to_ext} with the person talking to {from_ext}
      {to_ext} is the right one, {from_ext} the one that lifted. Pass it on.
      {to_ext} knows the price, {from_ext} does not. The customer hangs at the latter; to the former with him.
      the pharmacist is {to_ext}. {from_ext}, who has her on the line, gives her away.
      {from_ext} rings off, {to_ext} goes on with the same caller`,
    ko: `
      {from_ext}번 통화를 {to_ext}번으로 넘기#
      {from_ext} → {to_ext} 통화 전달
      {to_ext}번이 {from_ext}번 손님을 맡게 하#
      {to_ext}번으로. 지금은 {from_ext}번에 있다
      {from_ext}번 손님이 {any}초 기다렸다. {to_ext}번에 이어 주#
      맞는 곳은 {to_ext}번, 든 사람은 {from_ext}번이다. 통화를 넘길 것
      통화 이관: 원래 {from_ext}, 새로 {to_ext}
      값은 {to_ext}번이 알고 {from_ext}번은 모른다. 손님은 {from_ext}번에 있다. 넘겨주#
      {from_ext}번은 끊고 {to_ext}번이 같은 손님과 이어 가게 하#
      담당은 {to_ext}번. {from_ext}번에 걸린 전화를 그리로 돌리#
      {from_ext}에서 {to_ext}, 통화 이어 주기
      {to_ext}번 연결, 지금 {from_ext}번 통화 중인 손님
      {from_ext}번 것을 {to_ext}번이 이어 받게 하#
      손님은 {from_ext}번, 갈 곳은 {to_ext}번`,
    titles: ['Pass the call on; Connect', '통화 넘기기; 통화 전달'],
  },
  {
    tool: 'greeting_play', about: ['Which greeting the callers of a group hear', '그룹에 건 사람이 듣는 안내를 정한다'],
    takes: { group, greeting: choice({ day: ['day greeting|day', '주간 안내'], night: ['night greeting|night', '야간 안내'], holiday: ['holiday greeting|holiday', '휴무 안내'], fault: ['fault notice|fault', '장애 안내'] }) },
    en: `
      {group}: {greeting}
      callers of {group} hear the {greeting} text
      [greeting=night] everybody has left, {group} says so
      [greeting=day] the first one is in, {group} greets as usual
      [greeting=holiday] {group} is closed for the feast, tell callers
      [greeting=fault] half the town has no water; {group} tells callers that we know
      [greeting=fault] {any} calls about the same failure. Let {group} say it on the tape.
      [greeting=day] holidays are over, {group} back to its normal text
      [greeting=holiday] put the closing-day text on {group}
      play {greeting} at {group}, not {not_greeting}
      [greeting=night] from {clock} {group} sends people to bed
      [greeting=night] {group} locks up at {clock}; the tape shall say we are back in the morning
      [greeting=day] {not_group} still sleeps, {group} is at work: the ordinary words
      [greeting=holiday] {any} days off, {group} included. Callers ought to hear that.
      [greeting=fault] {group} is buried under calls because the lift network is down; say so at the very start`,
    ko: `
      {group}: {greeting}
      {group}에 건 사람이 {greeting:을} 듣게 하#
      [greeting=night] 다들 퇴근했다. {group} 안내를 밤 것으로 바꾸#
      [greeting=day] 첫 사람이 출근했다. {group} 안내를 평소대로
      [greeting=holiday] 명절이라 {group:은} 쉰다고 알리#
      [greeting=fault] 동네 절반이 단수다. {group:이} 고장을 알고 있다고 안내하#
      [greeting=fault] 같은 고장 전화가 {any}통. {group} 녹음으로 알릴 것
      [greeting=day] 연휴 끝. {group} 안내 원래대로
      {group} {not_greeting} 내리고 {greeting}
      [greeting=night] {clock}부터 {group:은} 업무 종료 안내
      [greeting=night] {group:은} {clock}에 닫는다. 내일 다시 연다는 안내를 틀어 두기
      [greeting=day] {not_group:은} 아직 쉬고 {group:은} 일한다. 보통 안내로
      [greeting=holiday] {any}일 쉰다. {group} 안내도 그렇게 바꾸#
      [greeting=fault] 승강기 통신이 죽어서 {group} 전화가 쏟아진다. 안내에서 먼저 알리#
      {group} 멘트를 {greeting:로} 교체`,
    titles: ['Greeting; What callers hear', '안내 멘트; 전화 안내'],
  },
  {
    tool: 'ring_time', about: ['How long a group rings before the call goes on', '다음으로 넘어가기 전 울리는 시간'],
    takes: { group, seconds: span('s', 5, 120), next: maybe(ext) },
    en: `
      {group} rings for {seconds}
      let {group} ring {seconds}, then {next}
      {group}: {seconds}, afterwards {next}
      {next} comes after {seconds} of ringing at {group}
      ringing time of {group} {seconds}
      give {group} {seconds} to lift the receiver
      nobody can run to the phone of {group} faster; {seconds} it is
      {any} callers hung up last week. {group} rings {seconds} and then goes to {next}.
      after {seconds} at {group} the call moves on to {next}
      {not_group} keeps its 20 seconds. {group} gets {seconds}.
      old people call {group} and old people answer: {seconds} of ringing, then {next}
      {next} complains that calls of {group} come too soon. After {seconds}, not before.
      if {group} has not lifted within {seconds}, {next} is next
      let the telephones of {group} ring {seconds}`,
    ko: `
      {group:은} {seconds} 동안 울리게 하#
      {group} {seconds} 울리고 {next}번으로
      {group}: {seconds}, 다음 {next}
      {group} 벨 시간 {seconds}
      {group}에 {seconds} 여유를 주#
      지난주 {any}명이 끊었다. {group:은} {seconds} 울린 다음 {next}번으로 넘기#
      {next}번은 {group:이} {seconds} 울린 뒤
      {not_group:은} 20초 그대로. {group:은} {seconds}
      {next}번이 {group} 전화가 너무 일찍 넘어온다고 한다. {seconds} 뒤에 넘기#
      {group:이} {seconds} 안에 못 들면 {next}번 차례
      {group} 전화를 {seconds} 울리게 정하#
      {group} 울림 {seconds}, 넘길 곳 {next}
      어르신들이 거는 {group}, 벨을 {seconds}까지 늘리#`,
    titles: ['Ringing time; How long it rings', '벨 시간; 울림 시간'],
  },
];
