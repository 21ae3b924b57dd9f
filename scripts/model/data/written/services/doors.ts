import { code } from '../industry/slots';
import { choice, date, maybe, names, span, whole, type Written } from '../table';

const door = names('gate west, lab 3, archive, D-14, server cage, loading door 2, roof hatch, bike cellar, stair B', '서문, 실험실 3, 문서고, D-14, 전산실, 하역문 2, 옥상문, 자전거 보관소, 비상계단 B');
const badge = code('B-####, C0####, 04A#F#, K-###, VIS-##');
const part = names('office wing, hall 2, cellar, shop floor, Area 4, tower', '사무동, 2동, 지하, 작업장, 4구역, 탑동');

export const doors: readonly Written[] = [
  {
    tool: 'door_release', about: ['Unlock a door once for some seconds', '문을 몇 초 동안 한 번 연다'],
    takes: { door, seconds: span('s', 3, 90) },
    en: `
      release {door} for {seconds}
      {door} open for {seconds}, then locked as before
      let somebody in at {door}, {seconds} are enough
      buzz {door}, {seconds}
      {seconds} for the postman at {door}
      unlock {door} for {seconds}, not longer
      the courier stands at {door} with {any} boxes; {seconds}
      {door} has to give way for {seconds}
      one opening of {door}, {seconds}
      Somebody rings at {door}, the {who} knows him. {seconds}.
      only {seconds}, then {door} shuts by itself
      press the buzzer of {door} for {seconds}, leave {not_door}
      {not_door} has a bell too, but he stands at {door}. {seconds}.
      {any} people with cake, both hands full, at {door}; they need {seconds}
      not unlocked for the day: {door} gives way {seconds}, and that is it`,
    ko: `
      {door:을} {seconds} 동안 한 번 열어 주#
      {door} {seconds} 개방 후 다시 잠김
      {door}에 사람이 왔다. {seconds}만 열#
      {door} 버튼 {seconds}
      집배원이 {door}에 있다. {seconds} 열어 줄 것
      상자 {any}개 든 기사가 {door} 앞에 섰다. {seconds}이면 된다
      {not_door} 말고 {door:을} {seconds} 열#
      {who:이} 아는 사람이다. {door} {seconds} 해제
      {seconds}만, 그 뒤 {door:은} 저절로 잠긴다
      {door} 일시 개방 {seconds}
      {not_door}에도 벨이 있지만 그 사람은 {door} 앞이다. {seconds} 열어 주#
      케이크를 든 {any}명이 {door}에 있다. {seconds} 필요
      종일 개방이 아니라 {door} {seconds}만 여는 것
      {door} 앞에서 벨이 울린다. {seconds} 통과시키#`,
    titles: ['Let somebody in; Buzz the door', '문 열어 주기; 일시 개방'],
  },
  {
    tool: 'door_secure', about: ['Lock a door or leave it unlocked until told otherwise', '따로 말할 때까지 문을 잠그거나 열어 둔다'],
    takes: { door, lock: choice({ locked: ['locked', '잠금'], unlocked: ['unlocked', '개방'] }) },
    en: `
      {door} is to be {lock}
      {door}: {lock} until further notice
      [lock=locked] nobody gets through {door} without a badge from now on
      [lock=unlocked] {door} stays free all day, the guests have no badges
      [lock=locked] the party is over, bolt {door}
      [lock=unlocked] removal men go in and out at {door}, {any} trips; leave it open
      [lock=locked] throw the bolt at {door}
      [lock=unlocked] draw the bolt of {door} and leave it drawn
      [lock=locked] {door} was free for the visitors until {clock}; back to locked
      [lock=unlocked] open house on {day}, {door} without lock
      [lock=locked] make {door} fast for the night
      [lock=unlocked] take the lock off {door}, {not_door} keeps it
      [lock=unlocked] the alarm test runs until {clock} and everybody has to get out at {door} without a badge
      [lock=locked] {not_door} may stay open for the cleaners, {door} may not
      [lock=locked] since {day} {door} has been standing free. That ends now.
      [lock=unlocked] the reader of {door} is dead and {any} people wait; leave it without lock until it is mended`,
    ko: `
      {door} {lock} 상태로 두#
      {door}: 따로 말할 때까지 {lock}
      [lock=locked] 이제부터 출입증 없이는 {door:을} 못 지나게 하#
      [lock=unlocked] 손님은 출입증이 없다. {door:은} 종일 열어 두#
      [lock=locked] 행사가 끝났다. {door:을} 걸어 잠그#
      [lock=unlocked] 이삿짐 {any}번 나른다. {door:은} 풀어 둘 것
      [lock=locked] {door} 빗장을 걸#
      [lock=unlocked] {door} 빗장을 풀고 그대로 두기
      [lock=locked] {clock}까지 개방했던 {door}, 다시 잠금
      [lock=unlocked] {day} 공개 행사. {not_door:은} 두고 {door}만 잠금을 풀#
      [lock=locked] 밤새 {door:을} 단단히 잠글 것
      [lock=unlocked] {clock}까지 대피 훈련이다. {door:로} 출입증 없이 나갈 수 있게 하#
      [lock=locked] {not_door:은} 미화원 때문에 열어 두고 {door:은} 잠그#
      [lock=locked] {day}부터 열려 있던 {door}, 이제 끝
      [lock=unlocked] {door} 단말이 죽어 {any}명이 기다린다. 고칠 때까지 잠그지 말 것`,
    titles: ['Lock or unlock the door; Door for the day', '문 잠금; 문 개방'],
  },
  {
    tool: 'badge_allow', about: ['Let a badge open a door', '출입증으로 문을 열 수 있게 한다'],
    takes: { badge, door, until: maybe(date()) },
    en: `
      {badge} may open {door}
      let {badge} through {door} until {until}
      {door}: allow {badge}
      {badge} gets {door}, ends {until}
      the welder has {badge} and must get through {door} up to {until}
      give {badge} the right to {door}
      on {door}, {badge} is welcome
      {badge} shall beep green at {door}
      until {until} {door} opens for {badge}
      {any} people share {door}; add {badge}
      add {door} to {badge}, no end, {not_door} stays closed to it
      {badge} opens {not_door} already and from now on {door} too
      for {any} nights the guard with {badge} goes round by {door}; last night {until}
      {door} is to know {badge}`,
    ko: `
      {badge} 출입증으로 {door:을} 열 수 있게 하#
      {door}: {badge} 허용
      {badge}, {door}, {until}까지 출입 허가
      용접공이 {badge:을} 갖고 있다. {until}까지 {door:을} 지나게 하#
      {badge}에 {door} 권한을 주#
      {door}에서 {badge:이} 초록불이 되게 하#
      {until}까지 {door:은} {badge:로} 열린다. 등록하#
      {not_door:은} 안 되고 {door}만 {badge}에 추가, 기한 없음
      {door:을} 쓰는 사람 {any}명에 {badge:을} 더하#
      {badge:은} 이미 {not_door:을} 연다. 이제 {door}도 열게 하#
      경비가 {badge:로} {any}일 밤 {door:을} 돈다. 마지막 날 {until}
      {door:이} {badge:을} 알아보게 등록하#
      {badge} 출입문 추가: {door}
      {badge}, {until}까지 {door} 통행 허가`,
    titles: ['Badge for a door; Allow the badge', '출입 허가; 출입 권한'],
  },
  {
    tool: 'badge_deny', about: ['No longer let a badge open a door', '출입증으로 문을 열지 못하게 한다'],
    takes: { badge, door },
    en: `
      {badge} may no longer open {door}
      take {door} off {badge}
      {door}: refuse {badge}
      {badge} has no business at {door} any more
      the welder is through, {badge} loses {door}
      strike {badge} from {door}, its other doors stay
      {badge} shall beep red at {door}
      remove {door} from what {badge} opens
      Since {day} {badge} walked through {door} {any} times at night. End that for this door.
      {door} closed to {badge}, {not_door} as before
      {badge} keeps {not_door} and loses {door}
      Not lost, not stolen, {badge} just does not belong in {door} any more.
      from {clock} on whoever holds {badge} stands before {door} in vain`,
    ko: `
      {badge:로} 더는 {door:을} 못 열게 하#
      {badge}에서 {door} 권한을 빼#
      {door}: {badge} 거부
      {badge:은} 이제 {door}에 볼일이 없다. 권한 회수
      용접이 끝났다. {badge}에서 {door:을} 거두#
      {not_door:은} 그대로 두고 {door}만 {badge} 출입 금지
      {door}에서 {badge:이} 빨간불이 되게 하#
      {day}부터 밤에 {badge:이} {door:을} {any}번 지났다. 이 문만 막을 것
      {badge:은} {not_door:은} 두고 {door:은} 잃는다
      잃어버린 것도 아니고 {badge:이} {door}에 들어갈 일이 없어졌을 뿐이다. 그 문만 빼#
      {clock}부터 {badge:로} {door:을} 열 수 없게 하#
      {badge} 출입문 삭제: {door}
      {door} 명단에서 {badge:을} 지우#`,
    titles: ['Badge off a door; Refuse', '출입 권한 회수; 출입 거부'],
  },
  {
    tool: 'badge_block', about: ['Block a badge at all doors', '출입증을 모든 문에서 막는다'],
    takes: { badge, cause: maybe(choice({ lost: ['lost', '분실'], stolen: ['stolen', '도난'], left: ['left the firm', '퇴사'] })) },
    en: `
      block {badge}
      {badge} opens nothing any more, {cause}
      {badge}: {cause}, block it everywhere
      [cause=lost] {badge} slipped into the river, bar it
      [cause=stolen] a bag was snatched, {badge} was in it. Block.
      [cause=left] the last day of the owner of {badge} was {day}
      dead everywhere: {badge}
      shut every door to {badge}
      [cause=lost] {badge} cannot be found for {any} hours, nobody may use it
      [cause=stolen] thieves have {badge}; kill it at all doors
      bar {badge} ({cause}), {not_badge} is found again
      no door for {badge} from {clock} on
      [cause=left] {badge} was handed to a man who no longer works here, and he has not brought it back
      [cause=lost] {not_badge} lies on the desk, {badge} nowhere
      [cause=stolen] {badge} was taken out of a car at {clock}`,
    ko: `
      {badge} 출입증을 정지하#
      {badge} 전체 차단, 사유 {cause}
      {badge}: {cause}. 모든 문에서 막#
      [cause=lost] {badge:을} 강에 빠뜨렸다. 못 쓰게 하#
      [cause=stolen] 가방을 날치기당했다. 안에 {badge:이} 있었다. 정지
      [cause=left] {badge} 주인은 {day}이 마지막 날이었다. 정지하#
      {badge:로} 아무 문도 못 열게 하#
      [cause=lost] {any}시간째 {badge:을} 못 찾는다. 막아 두#
      {not_badge:은} 찾았고 {badge}만 정지 요망
      {badge} 사용 정지 ({cause})
      [cause=left] 그만둔 사람이 {badge:을} 반납하지 않았다. 모든 문에서 막#
      [cause=lost] {not_badge:은} 책상에 있는데 {badge:은} 어디에도 없다. 정지
      [cause=stolen] {clock}에 차에서 {badge:을} 털렸다. 전부 차단하#
      {badge} 한 문이 아니라 건물 전체에서 막을 것`,
    titles: ['Block the badge; Lost badge', '출입증 정지; 출입증 분실'],
  },
  {
    tool: 'badge_unblock', about: ['Let a blocked badge work again', '정지된 출입증을 다시 쓰게 한다'],
    takes: { badge },
    en: `
      unblock {badge}
      {badge} works again
      {badge} was in the other coat, free it
      lift the block of {badge}
      {badge} turned up at {clock}, let it open doors again
      give {badge} its rights back
      {badge} was barred {any} days for nothing, restore it
      {badge}: good again, {not_badge} stays blocked
      the thief threw {badge} away and it was handed in; activate it
      barred at {clock}, found at lunch: {badge} may beep again
      {badge} and {not_badge} were confused. The innocent one is {badge}; free it.
      the {who} brought {badge} in from the snow, let it open doors as before
      make {badge} valid again
      nothing was stolen after all, {badge} is back in its pocket`,
    ko: `
      {badge} 정지를 풀#
      {badge:을} 다시 쓰게 하#
      {badge:은} 다른 외투에 있었다. 풀어 주#
      {clock}에 {badge:을} 찾았다. 다시 열리게 하#
      {any}일 동안 괜히 막혀 있던 {badge}, 복구하#
      {not_badge:은} 계속 막고 {badge}만 해제
      {badge} 정지 해제 요망
      {clock}에 막고 점심에 찾았다. {badge:을} 다시 살리#
      {badge:과} {not_badge:을} 헷갈렸다. 죄 없는 {badge:을} 풀#
      {who:이} 눈밭에서 {badge:을} 주워 왔다. 예전처럼 열리게 하#
      {badge} 다시 유효하게
      도난이 아니었다. {badge} 사용 재개
      {badge} 차단을 거두#
      찾은 {badge}, 다시 통과되게 하#`,
    titles: ['Unblock the badge; Badge found', '출입증 해제; 출입증 복구'],
  },
  {
    tool: 'intruder_arm', about: ['Arm the burglar alarm of a part of the house', '구역의 방범을 설정한다'],
    takes: { part, mode: choice({ full: ['full|everything', '전체'], shell: ['shell only|doors and windows', '외곽|문과 창'] }), delay_s: maybe(span('s', 10, 180)) },
    en: `
      arm {part}: {mode}
      {part} {mode}, delay {delay_s}
      [mode=shell] watch doors and windows of {part}, people still walk about inside
      [mode=full] nobody is in {part} any more, watch every corner
      [mode=shell] the cleaners stay in {part}; only the outside is guarded
      [mode=full] last one out of {part}, {delay_s} to the gate, then everything is sharp
      set the burglar alarm of {part}, {mode}, leave {delay_s}
      {mode} alarm on in {part}
      [mode=full] holidays begin at {clock}: {part} sharp inside and out
      [mode=shell] {any} guests sleep in {part}. Sensors in the corridors off, outer skin on.
      {delay_s} to leave, then {part} is armed, {mode}
      [mode=full] {not_part} has people until {clock}, {part} has none. Nothing may stir there unnoticed.
      [mode=shell] the {who} works late in {part}. From outside nobody may get in.
      [mode=full] {part} sharp to the last motion sensor, and {delay_s} to get out
      [mode=shell] in {part} only the skin is live, {delay_s} to close up`,
    ko: `
      {part} 방범 설정: {mode}
      {part} {mode} 경계, 지연 {delay_s}
      [mode=shell] {part} 안에 아직 사람이 있다. 문과 창만 지키게 하#
      [mode=full] {part:이} 비었다. 구석구석 경계하#
      [mode=shell] 미화원이 {part}에 남는다. 바깥만 경계
      [mode=full] {part} 마지막 사람이 나간다. {delay_s} 뒤 전부 경계하게 하#
      나갈 시간 {delay_s:을} 두고 {part} {mode} 경계 설정하#
      [mode=full] {clock}부터 휴가다. {part} 안팎 모두 경계할 것
      [mode=shell] 손님 {any}명이 {part}에서 잔다. 복도 감지는 빼고 외곽만
      [mode=full] {not_part:은} {clock}까지 사람이 있고 {part:은} 없다. 안까지 다 지키게 하#
      [mode=shell] {who:이} {part}에서 늦게까지 일한다. 밖에서만 못 들어오게 하#
      [mode=full] {part} 움직임 감지까지 전부 켜고 나갈 시간 {delay_s}
      [mode=shell] {part:은} 겉만 지키기, {delay_s} 뒤부터
      {part} 경계 걸어 두#. 방식은 {mode}`,
    titles: ['Arm the alarm; Burglar alarm on', '방범 설정; 경계 시작'],
  },
  {
    tool: 'intruder_disarm', about: ['Disarm the burglar alarm of a part of the house', '구역의 방범을 해제한다'],
    takes: { part },
    en: `
      disarm {part}
      burglar alarm off in {part}
      {part} is not watched from now on, people come in
      the bakers start at {clock} in {part}, switch the alarm off there
      {part}: no longer sharp
      let us walk through {part} without a siren
      stand down {part}, {not_part} stays armed
      {any} people wait outside {part}; take the alarm off
      release {part} for the morning
      {not_part} is guarded on, in {part} the {who} wants to walk at {clock}
      the siren of {part} must not answer when we open in {any} minutes
      take the watch off {part}
      make {part} safe to enter`,
    ko: `
      {part} 방범을 해제하#
      {part} 경계 끄기
      사람이 들어온다. {part:은} 이제 지키지 않는다
      {clock}에 {part}에서 빵을 굽기 시작한다. 방범을 끄#
      {part}: 경계 해제
      사이렌 없이 {part:을} 지나가게 하#
      {not_part:은} 두고 {part}만 해제
      {part} 밖에 {any}명이 기다린다. 경계를 풀#
      {not_part:은} 계속 지키고 {part}에는 {clock}에 {who:이} 들어간다. 풀어 두#
      {any}분 뒤 {part} 문을 연다. 사이렌이 울리지 않게 하#
      {part} 방범 내리기
      {part:을} 걸어 둔 것을 풀#
      {part} 감시 해제 요망`,
    titles: ['Disarm; Burglar alarm off', '방범 해제; 경계 해제'],
  },
  {
    tool: 'door_hours', about: ['Between which hours a door is open on working days', '평일에 문을 열어 두는 시간을 정한다'],
    takes: { door, from_hour: whole(5, 12), to_hour: whole(13, 22) },
    en: `
      {door} is open from {from_hour} to {to_hour}
      {door}: {from_hour} – {to_hour}
      {door} closes at {to_hour} and opens at {from_hour}
      from {from_hour} o'clock until {to_hour} nobody needs a badge for {door}
      opening hours of {door} {from_hour} to {to_hour}
      {to_hour} is the evening hour, {from_hour} the morning one, for {door}
      shut {door} at {to_hour} every day, open it at {from_hour}
      The shop moves its hours by {any} minutes? No: whole hours, {door}, {from_hour} until {to_hour}.
      free passage through {door}, end {to_hour}, start {from_hour}
      {not_door} keeps summer hours. {door}: at {from_hour} in the morning it opens, at {to_hour} it is over.
      the {who} comes first, at {from_hour}, the last leave at {to_hour}; so long {door} is free
      nobody through {door} after {to_hour} and nobody before {from_hour} without a badge
      weekdays {door} unlocked {from_hour}:00 to {to_hour}:00
      set the timetable of {door}, beginning {from_hour}, end {to_hour}`,
    ko: `
      {door:은} {from_hour}시부터 {to_hour}시까지 열어 두#
      {door}: {from_hour}시 ~ {to_hour}시
      {door:은} {to_hour}시에 잠기고 {from_hour}시에 열린다
      {from_hour}시에서 {to_hour}시 사이에는 {door}에 출입증이 필요 없게 하#
      {door} 개방 시간 {from_hour}시–{to_hour}시로 정하#
      저녁은 {to_hour}시, 아침은 {from_hour}시. {door} 시간표
      종료 {to_hour}시, 시작 {from_hour}시, {door} 자유 통행
      {not_door:은} 여름 시간 그대로. {door:은} 아침 {from_hour}시 개방, {to_hour}시 종료
      {who:이} {from_hour}시에 오고 마지막 사람이 {to_hour}시에 간다. 그동안 {door:을} 열어 두#
      {to_hour}시 뒤와 {from_hour}시 전에는 {door}에 출입증이 있어야 한다
      평일 {door} {from_hour}:00–{to_hour}:00 자유 출입
      {door} 시간표를 {from_hour}시에서 {to_hour}시로 정하#
      {door} 열림 {from_hour}시, 닫힘 {to_hour}시
      {to_hour}시에 닫고 {from_hour}시에 여는 문: {door}`,
    titles: ['Opening hours of the door', '문 개방 시간; 시간표'],
  },
];
