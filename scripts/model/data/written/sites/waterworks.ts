import { bit, flag, maybe, names, tenths, whole, type Written } from '../table';

export const waterworks: readonly Written[] = [
  {
    tool: 'cl2_dosing_set', about: ['Chlorine dose of a station', '염소 주입량'],
    takes: { station: names('Hilltop, Mill Lane, Ford, Quarry', '산마루, 물방아, 여울, 채석장'), mg_per_l: tenths(0.1, 2) },
    en: `
      {station}: chlorine {mg_per_l} mg/l
      dose {mg_per_l} mg/l at {station}
      put the chlorine at {station} to {mg_per_l} mg per litre
      Residual at house {any} is low, {station} has to dose {mg_per_l} mg/L.
      {station} gets {mg_per_l} mg/l of chlorine, {not_station} as before
      disinfection {station}, {mg_per_l} milligrams a litre, from {clock}
      Take the dosing at {station} to {mg_per_l} mg/l, the lab agrees.
      {station}, Cl2 {mg_per_l} mg/l`,
    ko: `
      {station} 염소 {mg_per_l}mg/L
      {station} 염소 주입을 {mg_per_l}mg/L로 하#
      관말 {any}번지 잔류 염소가 낮다. {station} 주입률을 {mg_per_l}mg/L로 올리#
      {not_station}은 그대로, {station}만 {mg_per_l}mg/l로 맞추#
      {clock}부터 {station} 소독 {mg_per_l} mg/L
      {station}: {mg_per_l}mg/L 주입
      검사 결과에 따라 {station} 염소를 {mg_per_l}mg/L로 바꾸#
      {who} 승인, {station} 주입률 {mg_per_l}mg/L`,
    titles: ['Chlorine; Disinfection', '염소 주입; 소독'],
  },
  {
    tool: 'sluice_lift', about: ['Lift a sluice gate', '수문을 올린다'],
    takes: { gate: whole(1, 20), cm: whole(0, 180, 'cm') },
    en: `
      sluice {gate} up {cm}
      lift gate {gate} to {cm}
      The river rises {any} cm an hour. Gate {gate} to {cm}.
      sluice no. {gate} shall stand at {cm}
      [cm=0] lower sluice {gate} all the way
      gate {gate}, {cm}, before {clock}; hands off gate {not_gate}
      so that the weir does not overflow, raise sluice {gate} to {cm}
      [cm=0] let no more water through sluice {gate}`,
    ko: `
      {gate}번 수문 {cm}
      {gate}번 수문을 {cm}까지 올리#
      강물이 시간당 {any}cm 오른다. {gate}번 수문을 {cm:로} 하#
      [cm=0] {gate}번 수문을 완전히 내리#
      {not_gate}번은 손대지 말고 {gate}번 수문을 {cm:로} 맞추#
      {clock} 전에 {gate}번 수문 개도 {cm}
      보가 넘치지 않게 {gate}번 수문을 {cm} 들어 올리#
      수문 {gate}: {cm}`,
    titles: ['Sluice; Gate height', '수문; 수문 개도'],
  },
  {
    tool: 'booster_cmd', about: ['Command a booster pump: 1 runs, 0 stops', '가압 펌프 운전: 1 운전, 0 정지'],
    takes: { pump: whole(1, 12), run: bit(['running|on|1', '운전|1'], ['stopped|off|0', '정지|0']) },
    en: `
      booster {pump} {run}
      [run=1] start booster {pump}
      [run=0] stop booster {pump}
      [run=1] Pressure in the upper zone is down to {any}; booster {pump} must help.
      [run=0] the reservoir is full, booster {pump} can rest
      [run=1] get booster no. {pump} going, {not_pump} is in repair
      [run=0] let booster {pump} coast down at {clock}
      command booster {pump}: {run}`,
    ko: `
      가압 펌프 {pump}호 {run}
      [run=1] {pump}호 가압 펌프를 돌리#
      [run=0] {pump}호 가압 펌프를 세우#
      [run=1] 고지대 수압이 {any}까지 떨어졌다. {pump}호 가압 펌프를 가동하#
      [run=0] 배수지가 찼다. {pump}호 가압 펌프를 멈추#
      [run=1] {not_pump}호는 수리 중. {pump}호를 기동하#
      [run=0] {pump}호 가압 펌프는 쉬게 하#
      [run=1] 물이 안 나온다. {pump}호 부스터 켬`,
    titles: ['Booster; Booster pump', '가압 펌프; 펌프 운전'],
  },
  {
    tool: 'sandfilter_wash', about: ['Wash a sand filter against the flow', '여과지를 역세척한다'],
    takes: { filter: whole(1, 24), minutes: whole(3, 25, 'min'), air: flag() },
    en: `
      [air=false] wash back filter {filter} for {minutes}, water only
      [air=true] wash back filter {filter}, {minutes}, with air scour
      [air=true] Filter {filter} is clogged since {clock}; wash it {minutes} with air.
      [air=false] {minutes} of washing back for filter {filter}, no air
      [air=true] air and water through filter {filter} for {minutes}
      [air=false] wash filter {filter} back {minutes} without air, not filter {not_filter}
      [air=true] filter {filter}: wash back {minutes}, air on
      [air=false] filter {filter}: wash back {minutes}, air stays off`,
    ko: `
      [air=false] {filter}번 여과지를 물로만 {minutes} 역세척하#
      [air=true] {filter}번 여과지 공기 병용 {minutes} 역세
      [air=true] {clock}부터 {filter}번이 막혔다. 공기와 함께 {minutes} 역세척하#
      [air=false] 공기 없이 {filter}번 여과지 {minutes} 역세척
      [air=false] {not_filter}번 말고 {filter}번을 {minutes} 역세하#. 공기는 쓰지 않는다
      [air=true] {filter}번: 역세 {minutes}, 공기 켬
      [air=false] {filter}번: 역세 {minutes}, 공기 끔
      [air=true] {filter}번 여과지를 공기와 물로 {minutes} 씻어 내#`,
    titles: ['Filter wash; Wash back', '역세척; 여과지 역세'],
  },
  {
    tool: 'getTurbidity', about: ['Turbidity at a point', '탁도를 읽는다'],
    takes: { point: names('raw, settled, filtered, outlet', '원수, 침전수, 여과수, 정수') }, reads: true, result: '0.{any} NTU',
    en: `
      turbidity of the {point} water
      how cloudy is the {point} water?
      read the {point} turbidity, the rain began at {clock}
      NTU at {point}, not at {not_point}
      After {any} mm of rain, check the {point} water for turbidity.
      clear or not, the {point} water? NTU please
      {who} wants the turbidity, {point}
      {point}: NTU`,
    ko: `
      {point} 탁도를 읽#
      {point} 탁도는?
      {clock}부터 비가 온다. {point} 탁도를 확인하#
      {not_point} 말고 {point} 탁도 조회
      강우 {any}mm. {point} 흐림 정도를 보#
      {point} 물이 맑은지 보#
      {who} 요청 {point} 탁도값
      NTU 조회: {point}`,
    titles: ['Turbidity; Cloudy water', '탁도; 탁도 확인'],
  },
  {
    tool: 'zone_pressure_target', about: ['Target pressure of a supply zone', '급수 구역 목표 수압'],
    takes: { zone: names('north, old town, harbour, heights', '북부, 구시가, 항만, 고지대'), bar: tenths(2, 8, 'bar'), night_only: maybe(flag()) },
    en: `
      {zone} zone to {bar}
      the {zone} should have {bar}
      hold {bar} in the {zone} zone
      [night_only=true] {zone}: {bar}, at night only
      [night_only=false] {zone} {bar} day and night
      A main burst in {not_zone}. Keep the {zone} at {bar}.
      {any} complaints from the {zone}, raise it to {bar}
      too little water upstairs in the {zone}; {bar}`,
    ko: `
      {zone} 구역 수압 {bar}
      {zone} 수압을 {bar:로} 맞추#
      [night_only=true] {zone} 구역은 야간에만 {bar:로} 하#
      [night_only=false] {zone} 구역 주야로 {bar:로} 유지하#
      {not_zone}에서 관이 터졌다. {zone}은 {bar:로} 두#
      민원 {any}건. {zone} 수압을 {bar:로} 올리#
      {zone} 윗집에 물이 약하다. {bar}까지 올리#
      {zone} 목표 {bar}`,
    titles: ['Zone pressure; Supply pressure', '구역 수압; 수압 조정'],
  },
];
