import { bit, choice, date, flag, maybe, names, whole, type Written } from '../table';
import { nth } from './counts';

const machine = names('press 3, mixer B, saw-2, conveyor 14, P-204, shredder, lathe-5', '프레스 3, 믹서 B, 톱-2, 컨베이어 14, P-204, 파쇄기, 선반-5');
const tank = names('T-1, T-4, tank 12, balance tank, B7, rain tank, brine pit', 'T-1, T-4, 12번 탱크, 균형조, B7, 빗물 탱크, 염수조');

export const opposites: readonly Written[] = [
  {
    tool: 'loto_state', about: ['Lockout of a machine', '기계의 잠금 표시'],
    takes: { machine, locked: flag(['locked out|under lockout', '잠금'], ['unlocked|free of lockout', '해제']), by: maybe(names('Okafor, Lindqvist, Marta, Rossi, Dvorak', '김민수, 박서연, 이준호, 최영자, 정우진')) },
    en: `
      [locked=true] hang the lockout on {machine}
      [locked=false] lift the lockout from {machine}
      [locked=true] {machine}: padlock on, in the name of {by}
      [locked=false] {machine}: padlock off
      [locked=true] {by} climbs into {machine} at {clock}. Nobody may be able to start it.
      [locked=false] {by} has come out of {machine} and takes the lock along; it may run again
      [locked=false] the work on {machine} is over, remove tag and lock
      [locked=true] tag {machine} out before the guard comes off
      {machine} has to be {locked}, {not_machine} stays as it is
      [locked=true] hasp and tag on {machine}, {by}
      [locked=false] give {machine} back to production, the lockout goes
      [locked=false] all {any} bolts are tight. Take the lock of {machine} away.`,
    ko: `
      [locked=true] {machine:을} 잠금 걸어 두#
      [locked=false] {machine}의 잠금을 풀#
      [locked=true] {machine} 자물쇠 채움, 작업자 {by}
      [locked=false] {machine} 자물쇠 뺌
      [locked=true] {clock}에 {by:이} {machine} 안에 들어간다. 아무도 못 돌리게 하#
      [locked=false] {by:이} {machine}에서 나왔다. 잠금표를 떼#
      [locked=false] {machine} 작업 끝. 생산에 돌려주#
      [locked=true] 덮개 열기 전에 {machine}에 잠금표를 걸#
      {machine} {locked} 상태로. {not_machine:은} 그대로
      [locked=true] {machine} 기동 금지 표찰 부착
      [locked=false] 볼트 {any}개 다 조였다. {machine} 표찰 제거하고 풀어 주#`,
    titles: ['Lockout; Make it safe; Lock and tag', '잠금 표찰; 안전 잠금; 로토'],
  },
  {
    tool: 'lot_quarantine', about: ['Mark a lot as quarantined or not', '로트의 격리 표시'],
    takes: { lot: names('L-2207, 26B-114, R-88, KX-301, lot 5512, W19-04'), held: flag(['quarantined|blocked', '격리'], ['released|cleared', '격리 해제']) },
    en: `
      [held=true] mark {lot} as quarantined
      [held=false] unmark {lot}, it is not quarantined any more
      [held=true] nobody is to use {lot} until the lab has called
      [held=false] the lab is happy with {lot}; it may be used
      [held=false] take the yellow tape off {lot}
      [held=true] yellow tape round {lot}
      [held=true] A customer found glass in {not_lot}, and {lot} is from the same day. Set {lot} aside.
      [held=false] {any} samples clean. {lot} goes back among the good ones.
      {lot}: {held}
      [held=false] lift the block from {lot}
      [held=true] {lot} under suspicion since {clock}, put a block on it`,
    ko: `
      [held=true] {lot:을} 격리로 표시하#
      [held=false] {lot} 격리 표시를 없애#
      [held=true] 시험실 연락이 올 때까지 {lot:은} 못 쓰게 하#
      [held=false] 시험실에서 {lot} 이상 없다고 함. 써도 되게 풀#
      [held=false] {lot} 노란 테이프 걷음
      [held=true] {lot}에 노란 테이프를 두르고 묶어 두#
      [held=true] {not_lot}에서 유리가 나왔고 {lot:은} 같은 날 것이다. {lot:을} 따로 잡아 둘 것
      [held=false] 시료 {any}개 모두 양호. {lot:을} 정상품으로 되돌리#
      {lot} {held}
      [held=false] {lot} 보류를 풀#
      [held=true] {clock}부터 의심. {lot} 사용 금지`,
    titles: ['Quarantine; Lot status; Release or hold', '격리; 로트 상태; 보류와 해제'],
  },
  {
    tool: 'chuckJaws', about: ['Close or release the chuck', '척을 조이거나 푼다'],
    takes: { spindle: choice({ main: ['main|left', '메인|왼쪽'], sub: ['sub|right|counter', '서브|오른쪽'] }), closed: bit(['closed|clamped', '조임'], ['open|released', '풀림']) },
    en: `
      {spindle} chuck {closed}
      [closed=0] release the chuck of the {spindle} spindle
      [closed=1] let the {spindle} chuck grip the bar
      [closed=1] the part sits in the {spindle} jaws, clamp it
      [closed=0] {spindle} jaws apart, the part comes out
      [closed=0] The {who} wants to take the ring out of the {spindle} spindle; let go of it.
      [closed=1] bite on the {spindle} side, {any} bar
      [spindle=sub,closed=1] hand over: the right-hand jaws take hold
      [spindle=main,closed=0] after the hand-over the left-hand jaws let loose
      [closed=0] loosen the jaws, {spindle} spindle
      [closed=1] {spindle} spindle: workpiece held tight before {clock}`,
    ko: `
      {spindle} 척 {closed}
      [closed=0] {spindle} 척을 풀#
      [closed=1] {spindle} 척을 조이#
      [closed=1] {spindle} 척에 소재 물림
      [closed=0] {spindle} 척에서 가공품을 빼야 하니 조를 벌리#
      [closed=0] {who:이} 링을 꺼낸다. {spindle} 척을 놓아 주#
      [closed=1] {spindle} 쪽, 압력 {any}bar에서 꽉 물리#
      [spindle=sub,closed=1] 넘겨받기: 오른쪽 조를 닫#
      [spindle=main,closed=0] 넘겨준 다음 왼쪽 조를 열#
      [closed=1] {clock} 전에 {spindle} 스핀들 소재 고정할 것
      [closed=0] {spindle} 조 벌림`,
    titles: ['Chuck; Jaws; Clamp or release', '척; 조 개폐'],
  },
  {
    tool: 'tank_let_in', about: ['Fill a tank', '탱크를 채운다'],
    takes: { tank, until_pct: maybe(whole(10, 98, 'pct')) },
    en: `
      let {tank} fill
      fill {tank} to {until_pct}
      {tank} is low, water in
      let {tank} come up to {until_pct}
      water into {tank}
      {tank} must be full again before {clock}
      {not_tank} may run dry, {tank} not: fill it up to {until_pct}
      top {tank} up, stop at {until_pct}
      {tank}: in, until {until_pct}
      the divers need water in {tank} on {day}, so fill it`,
    ko: `
      {tank:을} 채우#
      {tank}에 물 받음
      {tank:을} {until_pct}까지 채우#
      {tank} 수위가 낮다. 물을 받아 두#
      {tank}: 급수, {until_pct}에서 멈춤
      {clock} 전에 {tank:이} 가득해야 한다
      {not_tank:은} 말라도 되지만 {tank:은} 안 된다. {until_pct}까지 채워 두#
      {tank}에 물을 들이#
      {until_pct}까지 {tank} 물 올림
      {day}에 쓸 물이다. {tank}에 가득 받아 두#`,
    titles: ['Fill the tank; Water in; Tank', '탱크 채우기; 물 받기; 탱크'],
  },
  {
    tool: 'tank_let_out', about: ['Empty a tank', '탱크를 비운다'],
    takes: { tank, until_pct: maybe(whole(0, 80, 'pct')) },
    en: `
      let {tank} empty
      empty {tank} down to {until_pct}
      {tank} is too high, water out
      let {tank} go down to {until_pct}
      out with the water of {tank}
      {tank} must be dry before {clock}
      {not_tank} keeps its water, {tank} not: run it off to {until_pct}
      drain {tank}, stop at {until_pct}
      {tank}: out, until {until_pct}
      the welders climb into {tank} on {day}, so run it off`,
    ko: `
      {tank:을} 비우#
      {tank} 물 뺌
      {tank:을} {until_pct}까지 빼#
      {tank} 수위가 높다. 물을 빼 두#
      {tank}: 배수, {until_pct}에서 멈춤
      {clock} 전에 {tank:이} 말라 있어야 한다
      {not_tank:은} 두고 {tank}만 {until_pct}까지 내보내#
      {tank}의 물을 다 빼내#
      {until_pct}까지 {tank} 물 내림
      {day}에 용접공이 들어간다. {tank:을} 비워 두#`,
    titles: ['Empty the tank; Water out; Tank', '탱크 비우기; 물 빼기; 탱크'],
  },
  {
    tool: 'valve.pos', about: ['Open or close a valve', '밸브를 열거나 닫는다'],
    takes: { valve: names('V-11, V-12, HV-3, FV-207, bypass, drain south, inlet 2', 'V-11, V-12, HV-3, FV-207, 바이패스, 남쪽 드레인, 인렛 2'), pos: choice({ open: ['open', '열림|개방'], shut: ['shut|closed', '닫힘|폐쇄'] }) },
    en: `
      {valve} {pos}
      [pos=open] open {valve} while {not_valve} stays as it is
      [pos=shut] shut {valve}; {not_valve} remains open
      [pos=open] let it flow through {valve}
      [pos=shut] nothing may pass {valve} from {clock} on
      [pos=shut] {not_valve} was opened at {clock}; now close {valve}
      [pos=open] {not_valve} was closed at {clock}; now open {valve}
      [pos=shut] Water drips behind {valve}. Turn it off.
      [pos=open] the line behind {valve} is thirsty, give it way
      valve {valve} in position {pos}
      with {valve} {pos} the others need no touching`,
    ko: `
      {valve} {pos}
      [pos=open] {not_valve:은} 그대로 두고 {valve:을} 열#
      [pos=shut] {not_valve:은} 열어 둔 채 {valve:을} 잠그#
      [pos=open] {valve:로} 흐르게 하#
      [pos=shut] {clock}부터 {valve:로} 아무것도 지나가면 안 된다
      [pos=shut] {clock}에 {not_valve:을} 열었다. 이제 {valve:을} 닫#
      [pos=open] {clock}에 {not_valve:을} 닫았다. 이제 {valve:을} 열#
      [pos=shut] {valve} 뒤에서 물이 샌다. 잠글 것
      [pos=open] {valve} 뒤쪽 배관에 물을 보내야 하니 틀어 두#
      밸브 {valve} → {pos}`,
    titles: ['Valve; Open or shut; Valve position', '밸브; 밸브 개폐'],
  },
  {
    tool: 'evap_fan', about: ['Fan of an evaporator', '증발기 팬'],
    takes: { evaporator: nth(1, 9), on: flag(['on|running', '켜'], ['off|stopped', '꺼']) },
    en: `
      [on=false] The bearing of the {evaporator} evaporator howls. Its fan is to stand still.
      {evaporator} evaporator: fan {on}
      [on=true] let the fan of the {evaporator} evaporator blow
      [on=false] no wind from the {evaporator} evaporator while the door is open
      [on=false] ice on the {evaporator} evaporator, rest its fan
      [on=true] the ice has gone from the {evaporator} evaporator, its fan can work again
      the fan on the {evaporator} evaporator has to be {on} by {clock}
      [on=true] {any} degrees in the corner: air from the {evaporator} evaporator is wanted
      [on=false] quiet please, {evaporator} evaporator, for the inspection
      [evaporator=2,on=false] Evaporator 2, no more air.
      [evaporator=5,on=true] Evaporator 5: fan on.
      [evaporator=3,on=true] fan three, go`,
    ko: `
      [on=true] {evaporator} 증발기 팬을 켜#
      [on=false] {evaporator} 증발기 팬을 끄#
      [on=true] {evaporator} 증발기에서 바람이 나오게 하#
      [on=false] 문이 열려 있는 동안 {evaporator} 증발기 바람 멈춤
      [on=false] {evaporator} 증발기에 얼음. 팬을 쉬게 하#
      [on=true] {evaporator} 증발기 얼음이 녹았다. 팬을 다시 돌리#
      [on=true] 구석이 {any}도다. {evaporator} 증발기 송풍 필요
      [evaporator=2,on=false] 증발기 2호: 팬 정지.
      [evaporator=4,on=true] 증발기 4호: 팬 가동.
      [on=false] {clock} 검사 동안 {evaporator} 증발기 송풍을 세우#`,
    titles: ['Evaporator; Fan; Cold room fan', '증발기 팬; 송풍'],
  },
  {
    tool: 'shutter', about: ['Raise or lower a shutter', '셔터를 올리거나 내린다'],
    takes: { door: names('dock 1, dock 6, yard gate, shop front, kiosk, bay C', '1번 도크, 6번 도크, 정문, 매점, C동, 뒷문'), state: choice({ 올림: ['raised|up', '올림'], 내림: ['lowered|down', '내림'] }) },
    en: `
      {door}: shutter {state}
      [state=올림] roll up the shutter at {door}
      [state=내림] roll down the shutter at {door}
      [state=올림] the lorry at {door} wants in, make way
      [state=내림] rain blows in at {door}; the shutter has to come down
      [state=내림] we close {door} for the night
      [state=올림] {door} opens for customers at {clock}: up with the shutter
      shutter {state} at {door}, {not_door} is not to be touched
      [state=내림] the last lorry has left {door}, drop the shutter
      [state=올림] daylight for {door}`,
    ko: `
      {door} 셔터 {state}
      [state=올림] {door} 셔터를 올리#
      [state=내림] {door} 셔터를 내리#
      [state=올림] {door}에 화물차가 들어온다. 길을 열어 주#
      [state=내림] {door:로} 비가 들이친다. 셔터를 닫#
      [state=내림] 영업 끝. {door} 셔터 폐쇄
      [state=올림] {clock}에 {door:을} 연다. 셔터를 걷어 올리#
      {not_door:은} 두고 {door} 셔터만 {state}
      [state=내림] 마지막 차가 나갔으니 {door:을} 막#
      [state=올림] {door} 환하게 열어 둘 것`,
    titles: ['Shutter; Door up or down', '셔터; 셔터 올리고 내리기'],
  },
  {
    tool: 'awning_cloth', about: ['Spread or take in an awning', '차양을 치거나 걷는다'],
    takes: { side: choice({ 동: ['east', '동쪽|동'], 서: ['west', '서쪽|서'], 남: ['south', '남쪽|남'] }), out: flag(['out|spread', '쳐'], ['in|rolled up', '걷어']) },
    en: `
      {side} awning {out}
      [out=true] give the {side} terrace some shade
      [out=false] take the cloth in on the {side} side, wind {any} km/h
      [out=true] spread the {side} cloth over the tables before {clock}
      [out=false] {side} side: a storm comes, roll it up
      [out=false] no more sun on the {side}, the cloth can go back into its box
      [out=true] the guests on the {side} terrace sweat under the sun, put the awning over them
      [out=false] {side} awning, bring in for the night
      [out=true] draw the {side} cloth
      [side=서,out=true] evening sun blinds the guests: shade where it sets
      [side=동,out=false] the morning sun is gone, so the cloth on the sunrise side goes in`,
    ko: `
      [out=true] {side} 차양을 치#
      [out=false] {side} 차양을 걷#
      [out=true] {side} 테라스에 그늘을 만들#
      [out=false] 바람이 초속 {any}m다. {side} 천막을 거두#
      [out=true] {clock} 전에 {side} 테이블 위에 차양 칠 것
      [out=false] {side}: 폭풍 예보, 차양 걷을 것
      [out=false] {side}에 해가 졌다. 천을 통에 넣#
      [out=true] {side} 손님이 덥다고 한다. 차양을 펼치#
      [out=false] 밤에는 {side} 차양을 접어 두#
      [side=서,out=true] 저녁 해가 눈부시다. 해 지는 쪽 차양을 치#
      [side=동,out=false] 아침 해가 지나갔으니 해 뜨는 쪽 차양을 걷#`,
    titles: ['Awning; Shade; Take in the cloth', '차양; 그늘막; 차양 치고 걷기'],
  },
  {
    tool: 'drawbar_brake', about: ['Brake of a wagon', '대차 제동'],
    takes: { wagon: whole(1, 60), held: choice({ 체결: ['on|applied|set', '체결'], 완해: ['off|released', '완해|풀림'] }), since: maybe(date()) },
    en: `
      wagon {wagon}: brake {held}
      [held=체결] wagon {wagon} must not roll, brake it
      [held=완해] wagon {wagon} may roll again
      [held=완해] let go of the brake, wagon {wagon}
      [held=체결] tie wagon {wagon} down for the night
      [held=체결] {wagon} stands on the slope since {since}; put its brake on
      [held=완해] the brake of wagon {wagon} was set on {since}, take it off
      [held=체결] hold wagon {wagon}, number {not_wagon} is rolling as planned
      [held=완해] The locomotive couples at {clock}. Free wagon {wagon}.
      brakes {held} on wagon no. {wagon}`,
    ko: `
      {wagon}번 대차 제동 {held}
      [held=체결] {wagon}번 대차가 구르지 않게 잡아 두#
      [held=완해] {wagon}번 대차 제동을 풀#
      [held=완해] {wagon}번 대차, 굴러가도 되게 놓아 주#
      [held=체결] 밤새 {wagon}번 대차를 묶어 두#
      [held=체결] {wagon}번이 {since}부터 비탈에 서 있다. 제동을 걸#
      [held=완해] {since}에 건 {wagon}번 제동을 해제하#
      [held=체결] {not_wagon}번은 움직이는 중이고 {wagon}번만 세워 고정하#
      [held=완해] {clock}에 기관차가 붙는다. {wagon}번을 풀어 줄 것
      대차 {wagon}: {held}`,
    titles: ['Wagon brake; Brake', '대차 제동; 제동'],
  },
];
