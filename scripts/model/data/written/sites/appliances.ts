import { texts } from '../industry/slots';
import { choice, flag, many, maybe, names, span, tenths, whole, type Written } from '../table';

const machine = names('washer left, washer 2, the dryer, dishwasher, the oven, steamer, bread machine', '왼쪽 세탁기, 2번 세탁기, 건조기, 식기세척기, 오븐, 찜기, 제빵기');

/** What washes, dries, bakes and cools in a house. */
export const appliances: readonly Written[] = [
  {
    tool: 'appl_start', about: ['Start a machine with a programme, later if a delay is given', '기기를 프로그램으로 시작한다'],
    takes: { machine, programme: names('eco 50, cotton 60, wool, quick, P4, gentle, pizza', '에코 50, 면 60, 울, 급속, P4, 섬세, 피자'), delay_h: maybe(whole(1, 23, 'h')) },
    en: `
      {machine}: {programme}
      start {machine} with {programme}
      {programme} on {machine} in {delay_h}
      run {programme} in {machine}, beginning after {delay_h}
      {machine} is loaded with {any} plates, {programme}, off it goes
      let {machine} wait {delay_h} and then do {programme}
      The cheap current comes later. {machine}, {programme}, {delay_h} from now.
      {machine} should run {programme} at once, no delay
      after {delay_h}: {machine}, programme {programme}
      not {not_programme} but {programme} in {machine}
      {who} has filled {machine}. {programme}, please.
      {programme}, {machine}, go
      {machine} has the towels, {not_machine} the cake. Towels: {programme}.`,
    ko: `
      {machine} {programme}
      {machine:을} {programme:로} 돌리#
      {machine} {programme}, {delay_h} 뒤
      {delay_h} 뒤에 {machine:을} {programme:로} 시작하게 하#
      접시 {any}개 넣음. {machine} {programme} 시작
      심야 전기를 쓴다. {machine} {programme}, {delay_h} 예약
      지연 없이 {machine} {programme} 바로 시작하#
      {not_programme} 말고 {programme:로} {machine} 가동
      {machine} 채워 둠. {programme} 돌릴 것
      {machine}, 코스 {programme}, 예약 {delay_h}
      {machine:은} 수건, {not_machine:은} 케이크. 수건을 {programme:로} 돌리#`,
    titles: ['Start a machine; Run a programme', '기기 시작; 코스 시작'],
  },
  {
    tool: 'appl_pause', about: ['Pause a running machine; nothing is lost', '도는 기기를 잠시 멈춘다'],
    takes: { machine },
    en: `
      pause {machine}
      one sock is missing, let {machine} wait
      hold {machine}, I add something
      {machine} rests while the baby sleeps; the programme stays
      interrupt {machine}, do not cancel it
      {machine} has {any} minutes left and must pause now
      The fuse hums. {machine} on hold for the moment.
      stop {machine} for now, it goes on later
      {machine}: hold
      {clock}, telephone conference: {machine} silent, to be continued
      let {not_machine} run, {machine} pauses
      cake in {not_machine}, towels in {machine}: the towels can wait, the cake cannot`,
    ko: `
      {machine} 일시정지
      양말 한 짝이 빠졌다. {machine:을} 잠깐 세우#
      {machine} 대기, 넣을 게 있다
      아기 자는 동안 {machine:을} 쉬게 하#. 코스는 유지
      취소하지 말고 {machine:을} 멈춰 두#
      {any}분 남은 {machine:을} 지금 잠시 멈추#
      차단기가 운다. {machine} 잠시 보류
      {clock} 회의. {machine} 조용히 세웠다가 나중에 잇게 하#
      {not_machine:은} 돌게 두고 {machine:은} 멈추#
      {machine} 멈춤, 이따 계속
      케이크 {not_machine}, 수건 {machine}. 수건 쪽만 잠시 멈추#`,
    titles: ['Pause a machine; Hold the machine', '기기 일시정지; 잠시 멈춤'],
  },
  {
    tool: 'appl_cancel', about: ['End a programme for good, pumping water out or leaving it', '코스를 취소한다. 물을 빼거나 남기고'],
    takes: { machine, drain: flag(['pump out', '배수'], ['leave the water', '물 남김']) },
    en: `
      cancel {machine}, {drain}
      [drain=true] wrong programme in {machine}: end it and get the water out
      [drain=false] end {machine}; the lye is good for the next load, keep it in
      [drain=true] there is a mouse in {machine}! Stop for good and empty it.
      [drain=false] give up the programme on {machine}, do not pump
      {machine}: abort, {drain}
      [drain=true] nothing is to remain in {machine}, neither programme nor water
      [drain=false] {machine} off, {any} litres may stay inside to soak
      [drain=true] not a pause: {machine} ends here, dry
      [drain=false] the drain is blocked, so cancel {machine} without pumping
      [drain=true] {who} wants {machine} open at {clock}, no programme, no water`,
    ko: `
      {machine} 취소, {drain}
      [drain=true] {machine} 코스를 잘못 골랐다. 끝내고 물을 빼#
      [drain=false] {machine:을} 끝내되 세제 물은 다음에 쓰게 남기#
      [drain=true] {machine}에 쥐가 들어갔다. 완전히 끄고 비우#
      [drain=false] {machine} 코스 포기, 펌프는 돌리지 않는다
      {machine} 중단, {drain}
      [drain=true] {machine} 안에 물도 코스도 안 남게 하#
      [drain=false] {machine:을} 끄고 {any}리터는 불림용으로 두#
      [drain=true] 일시정지가 아니다. {machine} 여기서 끝, 물까지 빼#
      [drain=false] 배수구가 막혔다. {machine} 취소만 하고 물은 두#`,
    titles: ['Cancel a programme; End the machine', '코스 취소; 기기 종료'],
  },
  {
    tool: 'appl_childlock', about: ['Child lock of some machines', '어린이 잠금'],
    takes: { machines: many(machine, 1, 3), on: flag(['on', '켬'], ['off', '끔']) },
    en: `
      child lock {on}: {machines}
      [on=true] {any} toddlers are coming, make the buttons of {machines} useless
      [on=false] the little ones have left, buttons of {machines} free again
      [on=true] nobody under ten starts {machines}
      [on=false] I cannot press anything on {machines}, take the lock off the panel
      {machines}: child lock {on}
      [on=true] small fingers at {machines} since {clock}; secure the panel
      [on=false] release the keys on {machines}
      [on=true] keys of {machines} blocked
      [on=false] {machines} may be operated by hand again`,
    ko: `
      {machines} 어린이 잠금 {on}
      [on=true] 아이 {any}명이 온다. {machines} 버튼이 안 먹게 하#
      [on=false] 아이들이 갔다. {machines} 버튼을 풀#
      [on=true] {machines:을} 아이가 못 켜게 하#
      [on=false] {machines} 버튼이 안 눌린다. 잠금을 풀#
      [on=true] {clock}부터 작은 손이 {machines:을} 만진다. 조작부를 잠그#
      [on=false] {machines} 다시 손으로 조작하게 하#
      [on=true] {machines} 키 잠금 설정
      [on=false] {machines} 키 잠금 해제 요망`,
    titles: ['Child lock; Lock the buttons', '어린이 잠금; 버튼 잠금'],
  },
  {
    tool: 'fridge_zone', about: ['Temperature of a compartment, for some hours if given', '냉장고 칸 온도'],
    takes: { zone: choice({ top: ['top shelf|upper compartment', '위 칸'], crisper: ['vegetable drawer|crisper', '야채 칸'], freezer: ['freezing compartment', '냉동 칸'] }), celsius: tenths(-24, 9, 'C'), for_h: maybe(whole(2, 48, 'h')) },
    en: `
      {zone} {celsius}
      set the {zone} to {celsius}
      {celsius} in the {zone} for {for_h}
      [zone=crisper] where the lettuce lies {celsius}
      [zone=freezer] {celsius} for the ice cream, {for_h}
      [zone=top] milk and butter want {celsius}
      for {for_h} the {zone} shall have {celsius}
      We bought {any} kilos at the market. {zone^} to {celsius}.
      the {zone} is wrong, {celsius} would be right; {not_zone} is fine
      [zone=freezer] what is frozen should be kept at {celsius}`,
    ko: `
      {zone} {celsius}
      {zone} 온도를 {celsius:로} 하#
      {zone} {for_h} 동안 {celsius}
      [zone=crisper] 상추 넣는 데를 {celsius:로} 하#
      [zone=freezer] 아이스크림 때문에 {for_h} 동안 {celsius:로} 하#
      [zone=top] 우유와 버터 자리는 {celsius}
      시장에서 {any}kg 사 왔다. {zone:을} {celsius:로} 하#
      {not_zone:은} 괜찮고 {zone}만 {celsius:로} 바꾸#
      [zone=freezer] 얼린 것은 {celsius:로} 보관하게 하#`,
    titles: ['Fridge; Compartment of the fridge', '냉장고; 냉장고 칸'],
  },
  {
    tool: 'oven_probe', about: ['Bake until the core has a temperature, in an oven of another temperature', '중심 온도까지 굽는다. 오븐 온도는 따로'],
    takes: { oven_c: whole(80, 250, 'C'), core_c: whole(48, 95, 'C'), then: maybe(choice({ off: ['off', '끔'], warm: ['keep warm', '보온'] })) },
    en: `
      oven {oven_c}, core {core_c}
      roast at {oven_c} until the middle has {core_c}
      until {core_c} inside, oven at {oven_c}, then {then}
      core {core_c}, oven {oven_c}
      The leg weighs {any} hundred grams. {oven_c} outside, {core_c} inside.
      [then=warm] {oven_c} till the needle shows {core_c}, and hold it until the guests sit
      [then=off] at a core of {core_c} the oven of {oven_c} goes out by itself
      the needle in the meat should read {core_c}, the air {oven_c}
      heat with {oven_c}; done at {core_c}
      {who} likes it at {core_c}; the oven may have {oven_c} for that`,
    ko: `
      오븐 {oven_c}, 심부 {core_c}
      속이 {core_c:이} 될 때까지 {oven_c:로} 굽게 하#
      심부 {core_c}까지, 오븐 {oven_c}, 이후 {then}
      {any}00g 다리살. 겉 {oven_c}, 속 {core_c:로} 하#
      [then=warm] {oven_c:로} 굽다가 바늘이 {core_c:이} 되면 손님 앉을 때까지 따뜻하게 두#
      [then=off] 심부 {core_c:이} 되면 {oven_c} 오븐이 저절로 꺼지게 하#
      고기 바늘 {core_c}, 공기 {oven_c}
      {oven_c} 가열, {core_c}에서 완성
      중심 온도 {core_c}, 오븐 {oven_c} 설정 바람`,
    titles: ['Roast; Core temperature', '심부 온도 굽기; 로스트'],
  },
  {
    tool: 'kitchen_note', about: ['Show a text on the kitchen screen', '부엌 화면에 글을 띄운다'],
    takes: { text: texts('Soup in the blue pot, # minutes, lid on\nLeo has swimming at 1#:30, bag in the hall\nEggs: #, milk: none, go to the market\nDo not touch the dough, it rests until #\nGrandma called, ring back, 0# ## ###', '파란 냄비에 국, #분, 뚜껑 덮고\n준호 수영 1#시 30분, 가방은 복도\n달걀 #개, 우유 없음, 장 볼 것\n반죽 만지지 마, #시까지 발효\n할머니 전화 옴, 다시 걸기, 0##-####'), until: maybe(choice({ noon: ['noon', '정오'], evening: ['the evening', '저녁'], tomorrow: ['tomorrow', '내일'] })) },
    en: `
      kitchen screen: {text}.
      show "{text}" in the kitchen until {until}
      "{text}" on the kitchen screen
      till {until} the kitchen shall show "{text}"
      For whoever comes home first: {text}.
      let the kitchen say "{text}"
      {any} notes are on the fridge, nobody reads them; on the screen instead: {text}.
      put "{text}" up, until {until}
      the children must see "{text}" in the kitchen at {clock}`,
    ko: `
      부엌 화면: {text}
      부엌 화면에 "{text}"라고 띄우#
      {until}까지 부엌에 "{text}" 표시
      먼저 온 사람이 보게 띄울 것: {text}
      냉장고 쪽지 {any}장은 아무도 안 읽는다. 화면에 "{text}"라고 띄우#
      {clock}에 아이들이 "{text}"를 부엌에서 보게 하#
      "{text}"를 부엌 화면에 {until}까지 걸어 두#
      부엌에 남길 글: {text}`,
    titles: ['Kitchen note; Text in the kitchen', '부엌 메모; 부엌 화면'],
  },
  {
    tool: 'tap_shutoff', about: ['Shut the water of a room off, or let it on again', '방의 물을 잠그거나 튼다'],
    takes: { room: names('kitchen, bathroom, laundry, garden tap, guest toilet', '부엌, 욕실, 세탁실, 마당 수도, 손님 화장실'), water: flag(['on', '공급'], ['off', '차단']), after: maybe(span('s', 5, 600)) },
    en: `
      water in the {room} {water}
      [water=false] a puddle in the {room}, {any} cm deep, shut the water off
      [water=true] the new tap in the {room} is fitted, water may flow
      [water=false] {after} from now no more water in the {room}
      [water=true] let water into the {room} after {after}
      [water=false] cut the supply of the {room}, not that of the {not_room}
      [water=true] the {room} is dry since {clock}; supply open again
      {room}: water {water}
      [water=false] we go on holiday, nothing may run in the {room}
      [water=true] back from holiday, {room} with water
      [water=false] {who} unscrews the tap in the {room} in {after}; it has to be without pressure then
      [water=false] It drips in the {room} and not in the {not_room}. Shut where it drips.
      [water=true] fitter finished in the {room}, still busy in the {not_room}: supply on where he is finished`,
    ko: `
      {room} 물 {water}
      [water=false] {room}에 물이 {any}cm 고였다. 물을 잠그#
      [water=true] {room} 새 수전 설치 끝. 물을 공급하#
      [water=false] {after} 뒤 {room} 단수
      [water=true] {after} 뒤 {room}에 물이 나오게 하#
      [water=false] {not_room:은} 두고 {room} 물만 끊#
      [water=true] {clock}부터 {room:이} 말랐다. 다시 나오게 하#
      [water=false] 휴가 간다. {room}에 물이 안 흐르게 하#
      [water=true] 휴가 끝, {room} 물을 열#
      [water=false] {after} 뒤 {room} 수전을 푼다. 그때 압이 없게 잠그#
      [water=false] {room:은} 새고 {not_room:은} 괜찮다. 새는 쪽을 잠그#
      [water=true] {room:은} 공사 끝, {not_room:은} 공사 중. 끝난 쪽 물을 열#`,
    titles: ['Water off or on; Water of a room', '물 잠그기; 물 공급'],
  },
];
