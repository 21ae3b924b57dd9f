import { code, texts } from '../industry/slots';
import { choice, many, maybe, moment, names, span, whole, type Written } from '../table';

const gate = names('gate 2, north gate, barrier A, yard gate, ramp barrier, G-14, delivery gate', '2번 게이트, 북문, A 차단기, 마당 문, 램프 차단기, G-14, 납품 문');
const lift = names('lift 3, lift B, goods lift, bed lift 2, panorama lift, L-07', '3호기, B호기, 화물 승강기, 침대용 2호기, 전망 승강기, L-07');
const plate = code('M @@ ###, HH-@@ ##, ##가####, B-@ ####');

/** Gates, bollards and lifts of a site. */
export const gatesLifts: readonly Written[] = [
  {
    tool: 'gate_once', about: ['Let one vehicle through a gate, then it closes again', '한 대만 통과시킨다'],
    takes: { gate, plate: maybe(plate) },
    en: `
      let one car through {gate}
      {gate}: {plate} may pass
      open {gate} once
      {plate} stands before {gate}, let it in
      The plumber with {plate} comes at {clock}. {gate}, just for him.
      one passage at {gate}, then closed again
      lift {gate} for {plate} only
      {any} people wait behind it, but only the one car goes through {gate}
      a single vehicle at {gate}
      pass for {plate} through {gate}, not through {not_gate}
      {gate} up, one car, down
      7 lorries today, 6 are in. The last, {plate}, at {gate}; then shut again by itself.
      {gate} is in normal mode and stays so; let just this one in, {plate}
      {who} forgot the card. {gate}, one time.
      {gate} is where the vet waits, {not_gate} where the milk lorry waits. Let the vet in.`,
    ko: `
      {gate} 한 대 통과
      {gate}에서 차 한 대만 들여보내#
      {plate} 차량을 {gate:로} 통과시키#
      {clock}에 배관 기사 {plate} 방문. {gate:을} 그 차만 지나게 열#
      {gate} 1회 개방 후 닫힘
      뒤에 {any}대 있어도 {gate:은} 한 대만 보내#
      {not_gate} 말고 {gate}에서 {plate} 입차
      {gate:을} 한 번만 열#
      {plate} 한 대, {gate} 통과 요망
      화물차 7대 중 6대 들어옴. 마지막 {plate:을} {gate}에서 들이#
      {gate:은} 평상시 그대로, {plate} 한 대만 지나게 하#
      카드를 두고 왔다고 한다. {gate} 한 번만 열#
      {gate}에는 수의사, {not_gate}에는 우유차가 있다. 수의사만 들여보내#`,
    titles: ['Let one car in; One passage', '한 대 통과; 1회 개방'],
  },
  {
    tool: 'gate_keep', about: ['Keep a gate open or shut for good, or give it back to the cards', '게이트를 계속 열어 두거나 닫아 두거나 카드에 맡긴다'],
    takes: { gate, state: choice({ open: ['open for good', '상시 열림'], shut: ['shut for good', '상시 닫힘'], cards: ['with cards|normal', '카드 방식|평상시'] }) },
    en: `
      {gate}: {state}
      [state=open] removal vans all day, {gate} stays up
      [state=shut] nobody passes {gate} until further notice, not even with a card
      [state=cards] {gate} works normally again, whoever has a card gets in
      [state=open] The fire brigade needs the way behind {gate}. It must not come down again.
      [state=shut] block {gate}, demonstration at {clock}
      [state=cards] end of the exception at {gate}
      [state=open] leave {gate} up, {any} lorries are coming
      [state=cards] {gate} listens to the readers again
      [state=shut] lock {gate} for everyone, {not_gate} stays with cards
      [state=shut] {gate} remains down whatever card is shown
      [state=open] 40 guests within {any} minutes, nobody should have to stop at {gate}
      [state=shut] oil on the ramp behind {gate}; not even the director drives there
      [state=cards] oil removed, {gate} like every day
      [state=shut] flood at {gate}, sunshine at {not_gate}: nobody through where the water is
      [state=open] lorries use {gate}, bicycles {not_gate}; the way of the lorries stays up all day`,
    ko: `
      {gate} {state}
      [state=open] 종일 이삿짐 차. {gate:을} 올려 두#
      [state=shut] 카드가 있어도 {gate:은} 아무도 못 지나가게 막#
      [state=cards] {gate:은} 다시 카드 있는 사람만 들이게 하#
      [state=open] 소방차 길이다. {gate:이} 다시 내려오지 않게 하#
      [state=shut] {clock} 집회. {gate:을} 봉쇄하#
      [state=cards] {gate} 예외 운영 끝
      [state=open] 화물차 {any}대 예정, {gate} 계속 열림
      [state=cards] {gate:을} 리더기에 다시 맡기#
      [state=shut] {not_gate:은} 카드로 두고 {gate:은} 모두에게 닫#
      [state=open] {any}분 안에 손님 40명. {gate}에서 아무도 서지 않게 하#
      [state=shut] {gate} 뒤 램프에 기름. 사장 차도 못 가게 막#
      [state=cards] 기름 제거 끝, {gate:을} 여느 날처럼 하#
      [state=shut] {gate} 침수, {not_gate} 이상 없음. 물 찬 쪽은 아무도 못 지나게 막#
      [state=open] 화물차는 {gate}, 자전거는 {not_gate}. 화물차 쪽은 종일 올려 두#`,
    titles: ['Mode of the gate; Keep the gate', '게이트 모드; 상시 개폐'],
  },
  {
    tool: 'gate.stop_motion', about: ['Stop a moving gate at once and hold it where it is', '움직이는 게이트를 바로 세운다'],
    takes: { gate },
    en: `
      {gate}: stop
      freeze {gate} where it is
      somebody stands under {gate}! Do not let it move
      halt the movement of {gate}, neither up nor down
      {gate} must not move any further
      The wing of {gate} touches a bicycle. Stop it right there.
      arrest {gate} at {any} degrees, as it stands
      emergency stop for {gate}, {not_gate} is clear
      no motion at {gate} until {who} has looked
      {gate} was told to close and a hand is in it: not one centimetre more
      leave the cards working, but what {gate} is doing right now has to stop
      stop {gate}, whatever it was doing
      hold {gate} right here, half open as it is
      {any} cm before the van: {gate} must come to a standstill`,
    ko: `
      {gate} 정지
      {gate:을} 그 자리에서 멈추#
      {gate} 밑에 사람이 있다. 움직이지 않게 세우#
      올리지도 내리지도 말고 {gate:을} 그대로 세우#
      {gate} 문짝이 자전거에 닿았다. 바로 멈추#
      {gate} 비상 정지, {not_gate:은} 이상 없음
      확인할 때까지 {gate} 동작 금지, 정지할 것
      {any}도에서 {gate:을} 그대로 멈추#
      {gate:이} 닫히는데 손이 끼었다. 1cm도 더 움직이지 않게 세우#
      카드 기능은 두고 {gate} 지금 동작만 멈추#
      {gate} 하던 동작을 멈추#
      반쯤 열린 그대로 {gate:을} 세우#
      밴까지 {any}cm. {gate:을} 당장 세우#
      {gate} 구동 정지, 모드는 그대로`,
    titles: ['Stop the gate; Gate halt', '게이트 정지; 비상 정지'],
  },
  {
    tool: 'bollards.sink', about: ['Sink the bollards of a street for some minutes', '볼라드를 몇 분 내린다'],
    takes: { street: names('Market Lane, Chapel Row, Harbour Street, west approach, Mill Alley', '시장길, 성당길, 항구로, 서쪽 진입로, 방앗간길'), minutes: span('min', 1, 60) },
    en: `
      bollards of {street} down for {minutes}
      sink {street} for {minutes}
      {street}: {minutes} without bollards
      the ambulance needs {street}, {minutes}
      The market ends at {clock} and {any} stalls leave by {street}. Down with the posts, {minutes}.
      {minutes} free way in {street}
      let the posts in {street} disappear for {minutes}
      open {street} for the lorry, {minutes}, leave {not_street}
      give the glazier {minutes} in {street}
      3 posts, 2 vans, {any} crates: {street} passable for {minutes}
      fire drill in {street} at {clock}, posts in the ground for {minutes}
      hearse in {street}, {minutes} without posts
      nobody drives in {not_street}; the way is {street}, sunk for {minutes}
      {street} {minutes}`,
    ko: `
      {street} 볼라드 {minutes} 내림
      {street} 볼라드를 {minutes} 내리#
      구급차 진입. {street} {minutes} 개방
      {clock} 장이 끝나면 노점 {any}곳이 {street}로 나간다. 기둥을 {minutes} 내리#
      {street:을} {minutes} 동안 지나가게 볼라드를 내리#
      {not_street:은} 두고 {street}만 {minutes} 내리#
      {street} 기둥 {minutes} 하강
      화물차용으로 {street} {minutes} 열어 줄 것
      기둥 3개, 밴 2대, 상자 {any}개. {street:을} {minutes} 지나갈 수 있게 내리#
      {clock} {street} 소방 훈련, 기둥을 {minutes} 내리#
      장의차가 {street:로} 온다. {minutes} 기둥을 내리#
      {not_street:은} 막혔다. {street} 기둥을 {minutes} 내리#
      {minutes}만 {street} 개방 바람`,
    titles: ['Bollards; Free the street', '볼라드; 길 열기'],
  },
  {
    tool: 'lift_reserve', about: ['Take a lift out of the calls for one user and bring it to a floor', '승강기를 전용으로 잡아 층에 세운다'],
    takes: { lift, floor: whole(-3, 30), user: maybe(names('the movers, the kitchen, the bed team, Mr Lindqvist, the cleaners', '이사팀, 주방, 병상팀, 임 과장, 청소팀')) },
    en: `
      reserve {lift} at floor {floor}
      {lift} for {user}, floor {floor}
      {user} get {lift}, it waits on floor {floor}
      floor {floor}, {lift}, nobody else may call it
      keep {lift} free for {user} on floor {floor}
      {any} beds have to move. {lift} to floor {floor}, exclusively.
      [floor=-1] {lift} waits in the first basement and takes no calls, for {user}
      [floor=0] hold {lift} on the ground floor for {user}
      [floor=-2] reserved: {lift}, second basement
      from {clock} {user} alone use {lift}; start on {floor}
      {lift} on {floor} as a private lift, the others run
      piano, 240 kg, from floor {any}: {lift} waits for {user} on floor {floor} and obeys nobody else
      2 of 4 lifts run. {lift} becomes private, floor {floor}.
      {lift} is the wide one, {not_lift} the fast one. The wide one waits on floor {floor} for {user} alone.`,
    ko: `
      {lift} {floor}층 전용
      {lift:을} {floor}층에 세우고 {user} 전용으로 하#
      {user:이} {lift:을} 쓴다. {floor}층에서 대기
      {floor}층, {lift}, 다른 호출 받지 않게 잡아 두#
      침대 {any}대 이동. {lift:을} {floor}층에 전용으로 잡아 두#
      [floor=-1] {lift:을} 지하 1층에 잡아 두고 {user}만 쓰게 하#
      [floor=0] {lift:을} 0층에 {user} 전용으로 세우#
      [floor=-2] {lift} 지하 2층 전용 대기
      {clock}부터 {user} 전용 {lift}, 시작 {floor}층
      나머지는 운행, {lift}만 {floor}층 전용
      피아노 240kg. {lift:을} {floor}층에서 {user}만 쓰게 잡아 두#
      4대 중 2대 운행 중. {lift} 전용, {floor}층
      {lift:은} 넓고 {not_lift:은} 빠르다. 넓은 것을 {floor}층에 {user} 전용으로 세우#`,
    titles: ['Reserve a lift; Lift for one user', '승강기 전용; 전용 운전'],
  },
  {
    tool: 'lift.setFree', about: ['Give a reserved lift back to everybody', '전용 승강기를 되돌린다'],
    takes: { lift },
    en: `
      {lift} is for everybody again
      release {lift}
      the movers are done, {lift} takes calls again
      end the reservation of {lift}
      {lift} back to normal
      {any} people wait on floor {any}. Give {lift} back to them.
      {who} needs {lift} no longer
      let {lift} answer the buttons again, {not_lift} stays reserved
      since {clock} {lift} has been standing for nothing, free it
      the piano is up, 240 kg moved, {lift} may serve all floors again
      {lift} was kept for the cleaners until {clock}; now for everyone
      back into the group with {lift}
      {lift} may answer calls again
      the private run of {lift} ends here
      {not_lift} stays with the kitchen, {lift} was kept for the beds: the beds are done.`,
    ko: `
      {lift} 전용 해제
      {lift:을} 다시 모두가 쓰게 풀#
      이사가 끝났다. {lift} 호출을 받게 하#
      {lift} 평상시로
      {any}명이 기다린다. {lift:을} 돌려 내주#
      {not_lift:은} 전용으로 두고 {lift:은} 풀#
      {clock}부터 {lift:이} 그냥 서 있다. 해제하#
      {lift} 일반 운전 복귀 바람
      피아노 240kg 다 올렸다. {lift:을} 모든 층에 다시 쓰게 하#
      {lift} {clock}까지 청소팀 전용이었음. 이제 모두에게 풀#
      {lift:을} 군 운전으로 돌리#
      {lift} 다시 호출 받음
      {lift} 전용은 여기까지, 해제하#
      {lift:을} 손님들이 다시 타게 하#
      {not_lift:은} 주방 것, {lift:은} 침대용으로 잡아 둔 것이다. 침대는 끝났으니 그쪽을 풀#`,
    titles: ['Release the lift; Lift back to normal', '전용 해제; 승강기 복귀'],
  },
  {
    tool: 'plates_allow', about: ['Allow licence plates at a gate, until a moment if given', '번호판을 허용한다'],
    takes: { gate, plates: many(plate, 1, 3), until: maybe(moment()) },
    en: `
      allow {plates} at {gate}
      {gate}: {plates} until {until}
      {plates} may use {gate}
      add {plates} to the list of {gate}, valid till {until}
      the builders drive {plates}; {gate}, until {until}
      New cars of {who}: {plates}. {gate} should know them.
      until {until} {gate} opens for {plates}
      from now on {plates} at {gate} without an end date, {any} plates are known already
      {gate} shall recognise {plates}, {not_gate} need not
      Not a single passage but the list: {gate} knows {plates} from today
      3 vans, {any} men, one contract until {until}: {plates} at {gate}
      {plates}: residents, no end, {gate}
      {who} has a second car; {plates} for {gate}`,
    ko: `
      {gate}에 {plates} 허용
      {plates}, {gate}, {until}까지
      {gate} 목록에 {plates:을} 넣#
      공사 차량 {plates}. {gate} {until}까지 통과 허용
      {until}까지 {gate:이} {plates}에 열리게 하#
      이미 {any}대 등록. {gate}에 {plates} 추가, 기한 없음
      {gate:은} {plates:을} 알아보게 하#
      {not_gate} 말고 {gate}에 {plates} 등록 바람
      한 번 통과가 아니라 목록이다. {gate:이} 오늘부터 {plates:을} 알아보게 하#
      밴 3대, 인원 {any}명, 계약 {until}까지. {gate}에 {plates} 허용
      {plates}: 입주민, 기한 없음, {gate}
      {who} 차가 하나 늘었다. {gate}에 {plates} 넣#
      {gate} {plates} {until}까지
      {until}까지 일하는 업체 차 {plates}, {gate} 등록`,
    titles: ['Allow number plates; Plates at the gate', '번호판 허용; 차량 등록'],
  },
  {
    tool: 'intercom.tell', about: ['Say a text at the intercom of a gate', '게이트 인터폰으로 말한다'],
    takes: { gate, text: texts('Please use gate #, this one is being repaired\nGoods reception opens at 0#:30, wait on the left\nYour visitor is in building ##, second floor\nBack up # metres, the sensor does not see you\nTicket not readable, press the lower button', '#번 문으로 가 주세요, 여기는 수리 중입니다\n납품은 0#시 30분부터, 왼쪽에서 기다리세요\n방문처는 ##동, 이 층입니다\n#미터 뒤로, 센서가 못 봅니다\n표를 읽지 못했습니다, 아래 단추를 누르세요') },
    en: `
      intercom of {gate}: {text}.
      say "{text}" at {gate}
      tell the driver at {gate} "{text}"
      At {gate} somebody rings. Tell him: {text}.
      "{text}" through the loudspeaker of {gate}
      speak at {gate}: "{text}"
      {any} cars stand at {gate}; "{text}" is what they should hear
      do not open {gate}, only say "{text}"
      the voice at {gate} says: {text}.
      He has pressed the button {any} times. Voice at {gate}: {text}.
      {gate} remains shut; the driver gets to hear "{text}"
      driver at {gate} asks for reception; answer "{text}"`,
    ko: `
      {gate} 인터폰: {text}
      {gate}에서 "{text}"라고 말하#
      {gate} 운전자에게 "{text}"라고 알리#
      {gate}에서 벨이 울린다. 다음을 말해 주기: {text}
      열지는 말고 {gate}에 "{text}"라고만 말하#
      차 {any}대 대기. {gate} 스피커로 "{text}" 안내
      {gate} 인터폰 안내 문구 "{text}"
      단추를 {any}번 눌렀다. {gate}에서 들려줄 말: {text}
      {gate:은} 닫은 채로 "{text}"라고만 알리#
      {gate}: {text}
      {gate} 기사가 안내를 찾는다. "{text}"라고 답하#
      {clock}에 온 차다. {gate}에서 "{text}"라고 들려주#
      {gate} 스피커로 알릴 것: {text}`,
    titles: ['Intercom; Speak at the gate', '인터폰; 게이트 안내'],
  },
];
