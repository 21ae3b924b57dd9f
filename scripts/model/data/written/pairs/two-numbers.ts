import { choice, date, maybe, names, span, tenths, whole, type Written } from '../table';
import { nth, sino } from './counts';

export const twoNumbers: readonly Written[] = [
  {
    tool: 'spin_run', about: ['Run the separator', '분리기를 돌린다'],
    takes: { rpm: whole(300, 9000, 'rpm'), minutes: span('min', 2, 60) },
    en: `
      {minutes} at {rpm}
      separator: {rpm}, {minutes}
      run the separator {minutes} long at {rpm}
      spin it at {rpm} for {minutes}
      The cream line is thin. Let the separator turn at {rpm}; {minutes} will do.
      for {minutes} the bowl goes round at {rpm}
      {rpm} on the bowl and hold that for {minutes}
      The last batch had {any} % fat. This time {minutes}, and not slower than {rpm}.
      separator on, {minutes}, {rpm}
      give the bowl {rpm} and stop after {minutes}
      The separator needs {minutes} of {rpm} before {clock}.`,
    ko: `
      {rpm:로} {minutes} 돌리#
      {minutes} 동안 {rpm}
      분리기 {minutes}, {rpm}
      분리기를 {rpm:로} 돌리고 {minutes} 뒤 멈추게 하#
      크림층이 얇다. {minutes}간 {rpm:로} 회전시키#
      지난번에는 지방이 {any}%였다. 이번에는 {rpm:로} {minutes} 돌릴 것
      회전수 {rpm} / 시간 {minutes}
      시간 {minutes}, 회전수는 {rpm:로} 하#
      {clock} 전에 분리기 {rpm}, {minutes} 가동
      볼을 {rpm}까지 올려 {minutes} 유지하#`,
    titles: ['Separator; Spin; Centrifuge run', '분리기; 원심 분리; 회전'],
  },
  {
    tool: 'separatorRinse', about: ['Rinse the separator with water', '분리기를 물로 헹군다'],
    takes: { litres: whole(5, 120, 'l'), celsius: whole(20, 85, 'C') },
    en: `
      rinse the separator with {litres} of water at {celsius}
      {celsius} water, {litres}, through the separator
      {litres} at {celsius} through the bowl
      send {litres} through it, {celsius} warm
      Milk stone sits in the bowl. Rinse: {celsius}, {litres}.
      the rinse wants {celsius} and {litres}
      flush the separator at {celsius}, in all {litres}
      The motor is out since {clock}, so rinse with {litres}; water at {celsius}.
      separator rinse {litres} / {celsius}
      water of {celsius} into the separator, {litres} of it`,
    ko: `
      {celsius} 물 {litres:로} 분리기를 헹구#
      분리기 헹굼: {litres}, {celsius}
      물 {litres:을} {celsius:로} 데워 흘려 보내#
      헹굼 {celsius} / {litres}
      볼에 유석이 꼈다. {celsius} 물 {litres} 투입하#
      {litres}짜리 헹굼, 수온은 {celsius}
      {clock}에 모터가 멈췄으니 {litres:을} {celsius:로} 흘려 헹굼할 것
      수온 {celsius}, 물 양 {litres:로} 헹굼하#
      분리기에 {celsius} 물을 {litres} 보내#`,
    titles: ['Rinse; Rinse the separator', '헹굼; 분리기 헹굼'],
  },
  {
    tool: 'gas_mix', about: ['Set the gas in an incubator or a store', '배양기나 저장고의 기체 비율을 정한다'],
    takes: { room: names('INC-2, INC-5, CA-1, CA-4, chamber K, box 7'), co2_pct: tenths(0, 12, 'pct'), o2_pct: tenths(1, 21, 'pct') },
    en: `
      {room}: {co2_pct} CO2, {o2_pct} O2
      {room} with {o2_pct} oxygen and {co2_pct} carbon dioxide
      oxygen {o2_pct}, CO2 {co2_pct} in {room}
      bring {room} to {co2_pct} carbon dioxide; oxygen down to {o2_pct}
      The pears in {room} want little oxygen, {o2_pct}, and {co2_pct} of CO2.
      set {room} at {co2_pct} CO2 with O2 at {o2_pct}
      {o2_pct} O2 and {co2_pct} CO2 for {room}, the other boxes stay at air
      In {room} carbon dioxide may not be over {co2_pct}; the oxygen shall be {o2_pct}. Set it so.
      hypoxia in {room}: O2 {o2_pct} (CO2 {co2_pct})
      gas for {room} from {clock} on: {co2_pct} of CO2 next to {o2_pct} of oxygen`,
    ko: `
      {room} 산소 {o2_pct}, 이산화탄소 {co2_pct}
      {room} CO2 {co2_pct} / O2 {o2_pct}
      {room}의 탄산가스를 {co2_pct}, 산소를 {o2_pct:로} 맞추#
      산소는 {o2_pct:로} 낮추고 CO2는 {co2_pct:로} 하#. 대상은 {room}
      {room}: O2 {o2_pct}, CO2 {co2_pct} 유지
      배는 산소가 적어야 한다. {room} 산소 {o2_pct}, 탄산가스 {co2_pct:로} 설정하#
      {clock}부터 {room} CO2 {co2_pct}에 산소 {o2_pct}
      {not_room:은} 그대로 두고 {room}만 이산화탄소 {co2_pct}, 산소 {o2_pct:로} 바꾸#
      {room} 저산소 배양: 산소 {o2_pct} (CO2는 {co2_pct})`,
    titles: ['Gas; Oxygen and CO2; Atmosphere', '기체 비율; 산소와 CO2'],
  },
  {
    tool: 'climate_unit', about: ['Set the temperature of an air conditioner', '에어컨 온도를 정한다'],
    takes: { unit: whole(1, 28), celsius: whole(16, 30, 'C') },
    en: `
      unit {unit} to {celsius}
      {celsius} on unit {unit}
      air conditioner {unit}: {celsius}
      AC no. {unit} at {celsius}, number {not_unit} stays as it is
      The meeting room under unit {unit} is an oven. {celsius}, please.
      put the {unit} unit on {celsius}
      guests complain of a draught; unit {unit} should not cool below {celsius}, so set that
      {any} people are expected at {clock}: bring unit {unit} to {celsius}
      set {celsius} at the air conditioner number {unit}
      indoor unit {unit} gets a target of {celsius}`,
    ko: `
      {unit}호기 {celsius}
      에어컨 {unit}호기를 {celsius:로} 맞추#
      {unit}번 실내기 온도 {celsius:로} 설정하#
      {celsius}, 에어컨은 {unit}호기
      {not_unit}호기는 두고 {unit}호기만 {celsius:로} 하#
      회의실이 덥다. {unit}호기 에어컨을 {celsius:로} 내리#
      {clock}에 손님 {any}명 온다. {unit}호기 {celsius} 맞춤
      손님이 춥다고 한다. {unit}번 에어컨은 {celsius:로} 올리#
      실내기 {unit} → {celsius}
      온도를 {celsius:로} 바꾸#. {unit}호기`,
    titles: ['Air conditioner; Cool the room', '에어컨; 실내기 온도'],
  },
  {
    tool: 'hoist_send', about: ['Send a car to a floor', '승강기를 층으로 보낸다'],
    takes: { car: sino(1, 8), floor: sino(1, 32) },
    en: `
      car {car} to floor {floor}
      floor {floor}: send car {car}
      send car {car} up to floor {floor}
      on floor {floor} we need car {car}
      The movers stand on floor {floor}. They use car {car}.
      let car {car} wait at floor {floor} from {clock}
      bring car number {car} to the floor {floor}, not to {not_floor}
      Car {car} must be on floor {floor} when the {who} arrives.
      floor {floor} has a wheelchair waiting; car {car} goes there
      park car {car}, floor {floor}`,
    ko: `
      {car}호기를 {floor}층으로 보내#
      {floor}층에 {car}호기 대기
      {car}호기 {floor}층
      {floor}층으로 {car}호기를 올려 보내#
      이삿짐이 {floor}층에 있다. {car}호기를 그리로 보내#
      {clock}부터 {car}호기는 {floor}층에 세워 두#
      {not_floor}층이 아니라 {floor}층이다. {car}호기를 보내#
      {who:이} 올 때 {car}호기가 {floor}층에 있어야 한다
      휠체어 손님 대기 중, {floor}층. {car}호기 배차
      승강기 {car}호기, 행선층 {floor}층`,
    titles: ['Send the car; Lift; Car to the floor', '승강기 보내기; 호기 배차'],
  },
  {
    tool: 'hoistHold', about: ['Keep the doors of a car open for a while', '승강기 문을 잠시 열어 둔다'],
    takes: { car: sino(1, 8), seconds: span('s', 10, 300) },
    en: `
      hold car {car} open for {seconds}
      doors of car {car} open, {seconds}
      {seconds} with open doors, car {car}
      The piano needs time: car {car} keeps its doors open {seconds}.
      car {car}, doors, {seconds}
      keep the doors of car {car} from closing for {seconds}
      for {seconds} car {car} does not shut
      A bed comes out at {clock}. Doors of car {car} stay open {seconds}.
      car number {car} waits with open doors for {seconds}, car {not_car} runs on
      leave car {car} open {seconds}`,
    ko: `
      {car}호기 문을 {seconds} 동안 열어 두#
      {car}호기 문 {seconds} 개방
      {seconds} 동안 {car}호기는 닫지 않는다
      피아노를 싣는다. {car}호기 문을 {seconds}간 열어 두#
      {clock}에 침대가 나온다. {car}호기 문 열림 {seconds} 유지
      문 열림 {seconds}, {car}호기
      {not_car}호기는 운행하고 {car}호기만 문을 {seconds} 열어 두#
      {car}호기 문이 {seconds} 닫히지 않게 하#
      승강기 {car}호기: 문 열어 둠, {seconds}`,
    titles: ['Hold the doors; Doors open', '문 열어 두기; 승강기 문'],
  },
  {
    tool: 'tower_wet', about: ['Let water run over a cooling tower', '냉각탑에 물을 흘린다'],
    takes: { tower: whole(1, 9), minutes: span('min', 3, 180) },
    en: `
      wet tower {tower} for {minutes}
      tower {tower}: water, {minutes}
      {minutes} of water over tower {tower}
      let it rain in tower {tower} for {minutes}
      Tower {tower} is at {any} degrees. Water over it, {minutes}.
      for {minutes}, water on tower {tower}, tower {not_tower} keeps dry
      run the sprays of tower {tower} {minutes}
      so that the fill does not dry out, tower {tower} wants {minutes} of water
      {minutes}, tower {tower}, sprays
      the sprays in tower no. {tower} shall go for {minutes} before {clock}`,
    ko: `
      {tower}번 냉각탑에 {minutes} 동안 물을 뿌리#
      냉각탑 {tower} 살수 {minutes}
      {minutes} 살수, {tower}호 냉각탑
      {tower}호 냉각탑이 {any}도다. {minutes}간 물을 흘려 보내#
      {not_tower}호는 두고 {tower}호만 {minutes} 살수하#
      충진재가 마르지 않게 {tower}호에 {minutes} 물 공급
      {clock} 전에 {tower}번 탑 살수를 {minutes} 하#
      탑 {tower} / 물 {minutes}
      {minutes} 동안 {tower}번 탑에 물이 흘러야 한다`,
    titles: ['Cooling tower; Wet the tower', '냉각탑 살수; 냉각탑'],
  },
  {
    tool: 'tool_shift', about: ['Correct the length of a tool', '공구 길이를 보정한다'],
    takes: { t: whole(1, 40), offset_mm: tenths(-3, 3) },
    en: `
      tool {t}: offset {offset_mm}
      offset {offset_mm} for tool {t}
      T{t} gets {offset_mm} mm
      correct tool number {t} by {offset_mm} mm
      {offset_mm} mm on tool {t}, the bore measured too wide
      The gauge says {offset_mm}. Enter that for tool {t}.
      tool {t} was reground on {day}; its length correction is {offset_mm}
      write {offset_mm} into the correction of T{t}, not of T{not_t}
      for T{t} the length offset shall be {offset_mm} millimetres
      after {any} parts the edge has worn: tool {t}, {offset_mm} mm`,
    ko: `
      {t}번 공구 보정 {offset_mm}
      {t}번 공구 길이를 {offset_mm}mm 보정하#
      보정값 {offset_mm}, 공구 {t}번
      T{t}에 {offset_mm} 입력하#
      구멍이 크게 나왔다. {t}번 공구를 {offset_mm}mm로 보정하#
      게이지 값 {offset_mm:을} T{t} 보정에 넣#
      {not_t}번 말고 {t}번 공구에 {offset_mm} 적용할 것
      {any}개 깎고 날이 닳음. 공구 {t}, {offset_mm}mm
      {day}에 연마한 {t}번 공구의 길이 보정을 {offset_mm:로} 하#
      T{t}: {offset_mm}`,
    titles: ['Tool offset; Length correction', '공구 보정; 길이 보정'],
  },
  {
    tool: 'fuelTaken', about: ['Note litres taken from the fuel tank', '주유량을 장부에 적는다'],
    takes: { litres: whole(10, 900, 'l'), date: date(), vehicle: maybe(names('truck 4, loader B, van-11, excavator 2, tractor 7', '트럭 4, 로더 B, 지게차-11, 굴착기 2, 트랙터 7')) },
    en: `
      {litres} were taken on {date}
      on {date}: {litres}
      fuel book: {date}, {litres}
      note {litres} of diesel for {date}
      enter for {date} that {vehicle} took {litres}
      {vehicle} filled up {litres} on {date}
      The pump counter moved by {litres} on {date}. Put it in the book.
      {litres}, {vehicle}, {date}
      we owe the book an entry of {date}: {litres} into {vehicle}
      diesel {litres} ({date}), nobody knows who; enter it without a vehicle`,
    ko: `
      {date} 주유 {litres}
      {date}에 경유 {litres} 뺀 것으로 적#
      주유 장부에 {litres:을} {date} 날짜로 적#
      {vehicle}, {date}, {litres}
      {date}에 {vehicle:이} {litres:을} 넣었다. 장부에 기록하#
      {litres} 주유. 날짜 {date}, 차량 {vehicle}
      {date} 계량기가 {litres} 올랐다. 장부에 남기#
      누가 넣었는지 모른다. {date}에 {litres}만 기록하#
      {vehicle} 주유 기록: {litres} / {date}`,
    titles: ['Fuel book; Note the diesel', '주유 기록; 경유 장부'],
  },
  {
    tool: 'drum.turn_dry', about: ['Turn the seed drum while it dries', '종자 건조 드럼을 돌린다'],
    takes: { drum: nth(1, 6), rpm: whole(2, 24), heat_c: whole(25, 60, 'C'), minutes: maybe(span('min', 10, 240)) },
    en: `
      the {drum} drum at {rpm} rpm and {heat_c}
      {heat_c}, {rpm} rpm, for the {drum} drum
      turn the {drum} drum with {rpm} turns a minute, air at {heat_c}, for {minutes}
      {minutes} at {heat_c} and {rpm} rpm, {drum} drum
      The beans in the {drum} drum are damp: {rpm} rpm, {heat_c}.
      slow it down, {drum} drum {rpm} rpm, the air stays {heat_c}
      warm the {drum} drum at {heat_c} and let it go round with {rpm} rpm for {minutes}
      {rpm} rpm is enough for the {drum} drum; {heat_c} of warmth over {minutes}
      {drum} drum: heat {heat_c}, speed {rpm}`,
    ko: `
      {drum} 드럼 {rpm}rpm, {heat_c}
      {drum} 드럼을 {heat_c}, {rpm}rpm으로 돌리#
      {drum} 드럼: 온도 {heat_c}, 회전 {rpm}
      콩이 눅눅하다. {drum} 드럼을 {rpm}rpm, {heat_c:로} {minutes} 동안 돌리#
      {minutes} 동안 {heat_c}, {rpm}rpm. {drum} 드럼
      {drum} 드럼은 {rpm}rpm이면 충분하다. 바람 온도는 {heat_c:로} 하#
      {heat_c} 바람에 {rpm}rpm으로 {drum} 드럼 건조, {minutes}
      회전 {rpm} / 온도 {heat_c} / {drum} 드럼
      {clock}까지 말려야 한다. {drum} 드럼 {rpm}rpm에 {heat_c}`,
    titles: ['Seed drum; Drying; Turn and dry', '건조 드럼; 종자 건조'],
  },
  {
    tool: 'loop_bias', about: ['Set the share of a heating loop', '난방 회로의 비율을 정한다'],
    takes: { loop: names('cellar, annex, guest wing, workshop, L-4, bath north', '지하실, 별관, 작업실, 손님채, L-4, 북쪽 욕실'), share: tenths(0, 2), kind: maybe(choice({ day: ['day|daytime', '주간|낮'], night: ['night|night-time', '야간|밤'] })) },
    en: `
      The loop named {loop} goes to {share}.
      loop {loop}: {share}
      {share} for {loop}
      {loop} at {share} by {kind}
      the {kind} share of {loop} is {share}
      [kind=night] while everybody sleeps, {loop} runs at {share}
      [kind=day] as long as it is light, loop {loop} takes {share}
      set the heating loop called {loop} at {share}, {not_loop} keeps its own
      It was {any} degrees in there. Put {loop} to {share}.
      [share=1] loop {loop} back to exactly one
      [share=0.5] half for {loop}, that will do`,
    ko: `
      {loop} 회로는 {share:로} 한다
      {loop} 회로: {share}
      {share}, {loop}
      {loop} {kind} 비율 {share}
      {loop}의 {kind} 값을 {share:로} 하#
      [kind=night] 다들 잘 때는 {loop} 회로를 {share:로} 돌리#
      [kind=day] 해가 있는 동안 {loop:은} {share}
      {not_loop:은} 그대로 두고 {loop}만 {share:로} 맞추#
      방이 {any}도였다. {loop} 난방을 {share:로} 조정하#
      [share=0.5] {loop} 회로는 절반으로 줄이#`,
    titles: ['Heating loop; Share of the loop', '난방 회로; 회로 비율'],
  },
];
