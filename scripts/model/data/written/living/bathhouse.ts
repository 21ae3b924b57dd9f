import { choice, maybe, span, tenths, whole, type Written } from '../table';
import { coded } from './village-slots';

const bath = coded('bath #, ~ bath, women bath #, tub @', '#번 탕, 열탕, 온탕, 냉탕, 여탕 #호, ~탕, 남탕 @탕');
const room = coded('salt room, room #, ~ room, clay room #', '소금방, 불가마, #호 황토방, 얼음방, ~방, 편백 #방');
const boiler = coded('boiler #, boiler @, B-#', '#호기, 보일러 #호, @보일러, 진공 #호기');

export const bathhouse: readonly Written[] = [
  {
    tool: 'boiler_fire', about: ['Light a boiler', '보일러를 켠다'],
    takes: { boiler, target: maybe(whole(45, 90, 'C')) },
    en: `
      light {boiler}
      {boiler} on, {target}
      fire {boiler} up to {target}
      water for the first guests at {clock}: {boiler} must burn
      {boiler} joins in, {target}
      start {boiler}, {not_boiler} is being descaled
      {any} guests and only lukewarm showers; put {boiler} on
      up to {target} with {boiler}
      burner of {boiler} on, target as it stands
      cold showers again: {boiler}, and let it go to {target}`,
    ko: `
      {boiler} 점화
      {boiler} 보일러를 켜#
      {boiler} 가동, 목표 {target}
      {boiler:을} {target}까지 때#
      새벽 손님 오기 전에 {boiler} 불을 넣#
      {not_boiler:은} 세관 중. {boiler:을} 돌리#
      {clock}에 {boiler} 가동 시작
      샤워물이 미지근하다. {boiler}도 켜#
      {target:로} {boiler} 점화 바람
      손님 {any}명 예약, {boiler} 추가 가동 요망
      {boiler} 버너 켜기, 온도는 그대로
      끄지 말고 {boiler:을} 계속 때#
      {boiler}: {target}
      {boiler} 연소 개시({target})
      {not_boiler:은} 압력이 새고 물은 {any}도밖에 안 된다. {boiler:을} 점화하#
      <{boiler:은} {target}|, |, >. {boiler}부터 때#`,
    titles: ['Light the boiler; Boiler on', '보일러 점화; 보일러 켜기'],
  },
  {
    tool: 'boiler_kill', about: ['Put a boiler out', '보일러를 끈다'],
    takes: { boiler },
    en: `
      {boiler} out
      put {boiler} out
      no more fire in {boiler}
      smell of gas at {boiler}: off
      {boiler} has {any} bar, too much. Kill it.
      last guest left at {clock}, {boiler} can rest
      extinguish {boiler} and leave {not_boiler} burning
      burner of {boiler} off for the sweep
      shut {boiler} down
      {boiler} burns for nobody after {clock}; out`,
    ko: `
      {boiler} 소화
      {boiler} 보일러를 끄#
      {boiler} 불을 내리#
      가스 냄새. {boiler} 당장 끄#
      {boiler} 압력 {any}까지 올랐다. 멈추#
      {clock} 마감. {boiler:을} 꺼 두#
      {not_boiler:은} 때고 {boiler}만 끄#
      {boiler} 버너 정지
      세관 작업 예정, {boiler} 가동 중지 바람
      {boiler} 연소 종료
      {who} 점검하러 옴. {boiler:을} 세우#
      {boiler} 그만 때기
      {boiler} OFF 요망, 재점화 금지
      {not_boiler:은} 72도, {boiler:은} 95도다. 너무 뜨거운 {boiler:을} 끄#
      {who:이} 굴뚝에 올라간다. {boiler} 불부터 끄#`,
    titles: ['Boiler off; Put the fire out', '보일러 끄기; 소화'],
  },
  {
    tool: 'bath_warm', about: ['Bring a bath to a temperature', '탕 온도를 맞춘다'],
    takes: { bath, c: tenths(12, 46, 'C') },
    en: `
      {bath} to {c}
      bring the water of {bath} to {c}
      {bath}: {c}
      people complain that {bath} bites; make it {c}
      water in {bath} {not_c} at {clock}, wanted {c}
      {c} for {bath}, the {not_bath} may stay
      set {bath} at {c} before we open
      {any} children come on {day}, so {bath} only {c}
      the temperature of {bath} shall be {c}
      <{bath} {c}|, | and >. The card on the door has it; set {bath}.
      {bath} ought to have {c}, the card says so`,
    ko: `
      {bath} {c}
      {bath} 물을 {c:로} 맞추#
      {bath} 온도 {c}
      {bath:이} 뜨겁다고 한다. {c:로} 하#
      {not_c}였던 {bath:을} {c:로} 바꾸#
      개장 전에 {bath:을} {c}까지 맞춰 두#
      {not_bath:은} 그대로, {bath}만 {c}
      아이들 {any}명이 온다. {bath:은} {c} 정도로 하#
      {c} / {bath}
      {clock}부터 {bath} {c} 유지
      {bath:이} 식었다. {c:로} 올리#
      어르신들이 춥다고 하시니 {bath} 온도를 {c:로} 조정하#
      {bath} 수온 {c} 설정 요망
      재기만 하지 말고 {bath:을} {c:로} 맞출 것
      <{bath:은} {c}|, |, >. 문에 붙은 온도표다. {bath:을} 맞추#
      재 보니 {any}도였다. {bath:을} {c:로} 올려 두#`,
    titles: ['Bath temperature; Water of the bath', '탕 온도; 수온 맞추기'],
  },
  {
    tool: 'bath_temp_look', about: ['Measure the water of a bath', '탕 온도를 잰다'],
    takes: { bath }, reads: true, result: '{any}',
    en: `
      how warm is {bath}
      measure {bath}
      thermometer into {bath}
      temperature of {bath} at {clock}
      look at {bath} before the doors open
      the {who} burnt a toe in {bath}; take its temperature
      {not_bath} had {any}. And {bath}?
      only read {bath}, change nothing
      warmth of {bath} for the daily sheet`,
    ko: `
      {bath} 온도 확인
      {bath} 몇 도인지 재#
      {bath} 수온을 보#
      {clock} {bath} 온도
      {bath:이} 뜨겁다는 손님이 있다. 온도를 재 보#
      {not_bath:은} {any}도였음. {bath}도 확인하#
      바꾸지는 말고 {bath} 수온만 읽#
      일일 점검표, {bath} 온도 조회
      문 열기 전에 {bath} 온도를 재 두#
      {bath} 지금 온도 알려 주#
      {who:이} {bath}에 발을 데었다고 한다. 수온 확인 바람
      {bath} 온도 조회 요망
      {bath} 물이 식었는지 보#
      {bath} 수온 측정
      보일러는 78도인데 {bath:이} 안 뜨겁다고 한다. {bath} 수온부터 재#`,
    titles: ['Temperature of the bath; Measure', '탕 온도 재기; 수온 확인'],
  },
  {
    tool: 'bath_refill', about: ['Empty, top up or change the water of a bath', '탕 물을 빼거나 채우거나 간다'],
    takes: { bath, how: choice({ '배수': ['emptied|drained', '배수'], '보충': ['topped up', '보충'], '환수': ['changed', '환수|물갈이'] }) },
    en: `
      water of {bath}: {how}
      {bath} is to be {how}
      [how=배수] pull the plug of {bath}
      [how=보충] the edge of {bath} is dry, add water
      [how=환수] old water out of {bath} and new in
      [how=배수] the tiles of {bath} are scrubbed at {clock}; it must be empty
      [how=보충] {any} cm are missing in {bath}
      [how=환수] {bath} is cloudy, give it wholly fresh water
      [how=보충] a little more into {bath}, do not change all of it
      [how=배수] {bath} dry overnight, {not_bath} stays full
      [how=보충] {bath} lost a hand of water, give it that back
      [how=환수] not one bucket of old water stays in {bath}, fill it anew`,
    ko: `
      {bath} {how}
      {bath} 물 {how} 처리하#
      [how=배수] {bath} 물을 빼#
      [how=보충] {bath:이} 줄었다. 물을 더 채우#
      [how=환수] {bath} 물이 흐리다. 싹 갈#
      [how=배수] {clock}에 타일을 닦으니 {bath:을} 비우#
      [how=보충] {bath} 수위가 {any}cm 모자람, 물 보태기
      [how=환수] {bath} 헌 물 버리고 새 물 받기
      [how=배수] {not_bath:은} 두고 {bath} 마개를 뽑아 두#
      [how=보충] 전부 갈 필요는 없고 {bath}에 조금 더 받아 두#
      [how=환수] 수질 검사 전날이다. {bath} 새 물로 바꾸#
      {bath}: {how}
      [how=배수] {bath} 밤새 마르게 물 내리기
      [how=환수] {who:이} 때가 뜬다고 함. {bath} 전량 교체 요망
      [how=보충] {bath} 넘침 턱까지 물 넣#
      [how=배수] {not_bath:은} 물만 보태고 {bath:은} 완전히 빼#
      [how=환수] 손님 {any}명이 다녀가 {bath} 물이 탁하다. 새로 갈아 두#
      [how=보충] {not_bath:은} 갈았고 {bath:은} 줄어든 만큼만 더 받아 두#`,
    titles: ['Water of the bath; Drain or fill', '탕 물; 물갈이; 탕 배수'],
  },
  {
    tool: 'jjim_heat', about: ['Raise or lower the heat of a sauna room by degrees', '찜질방 온도를 몇 도 올리거나 내린다'],
    takes: { room, by: whole(1, 15), dir: choice({ up: ['up|higher', '올림'], down: ['down|lower', '내림'] }) },
    en: `
      {room} {by} degrees {dir}
      [dir=up] {room} is not hot enough, {by} degrees more
      [dir=down] take {by} degrees off {room}
      [dir=up] add {by} to {room}
      [dir=down] a guest felt faint in {room}: {by} degrees less
      {room}: {dir}, {by}
      [dir=up] {any} people sit in {room} in the cold at {clock}; put {by} on top
      [dir=down] make {room} cooler by {by}, {not_room} stays
      [dir=up] warm {room} by {by}
      [dir=down] {by} down in {room}, the stones are new
      <{room} {by} degrees|, | and >, all of them {dir}. Now {room}.`,
    ko: `
      {room} {by}도 {dir}
      [dir=up] {room} {by}도 올리#
      [dir=down] {room} {by}도 낮추#
      [dir=up] {room:이} 미지근하다. {by}도 더 높이#
      [dir=down] {room}에서 손님이 어지럽다고 한다. {by}도 내리#
      [dir=up] 손님 {any}명, {room} 온도를 {by}도 더하#
      [dir=down] {not_room:은} 두고 {room}만 {by}도 떨어뜨리#
      [dir=up] {clock}까지 {room:을} {by}도 더 데우#
      [dir=down] {room} {by}도만 식히#
      {room}: {by}도 {dir}
      [dir=up] {room} 지금보다 {by}도 뜨겁게
      [dir=down] {room} 지금보다 {by}도 시원하게
      [dir=down] 숨이 막힌다는 민원. {room} {by}도 하향
      [dir=up] {who} 요청으로 {room} {by}도 상향
      [dir=up] {room} +{by}도 요망
      [dir=up] 지금 {any}도인데 춥다고 한다. {room:을} {by}도 올리#
      [dir=down] {not_room:은} 그대로 두고 {room:은} {by}도 낮춰 두#`,
    titles: ['Heat of the room; Hotter or cooler', '찜질방 온도; 온도 올리고 내리기'],
  },
  {
    tool: 'jjim_close', about: ['Close a sauna room for a time', '찜질방을 닫는다'],
    takes: { room, min: maybe(span('min', 10, 240)) },
    en: `
      close {room}
      {room} shut for {min}
      nobody into {room} for {min}
      {room} is swept, keep the guests out
      {any} towels lie in {room}. Close it {min}.
      hang the chain before {room}
      {room}: closed, reopening unknown
      for {min} {room} is not for guests, {not_room} is
      close {room} at once, {who} fell
      a rope across the door of {room} for {min}`,
    ko: `
      {room} 폐쇄
      {room:을} {min} 동안 닫#
      {room} 손님 못 들어가게 하#
      {room} {min} 이용 중지
      {room} 청소라 {min} 막아 두#
      {who:이} {room}에서 넘어졌다. 일단 닫#
      {not_room:은} 열어 두고 {room}만 닫#
      {room} 출입 금지, 언제 열지는 미정
      {room} 돌을 갈아야 하니 {clock}부터 손님을 들이지 말 것. 폐쇄 처리
      수건 {any}장 흩어짐. {room} {min} 닫기
      {room} 잠시 닫아 두#
      {min}간 {room} 이용 불가 처리 바람
      온도는 그대로 두고 {room} 문만 닫#
      {not_room:은} 65도, {room:은} 물이 샌다. {room:을} {min} 닫아 두#`,
    titles: ['Close the room; Room shut', '찜질방 폐쇄; 방 닫기'],
  },
];
