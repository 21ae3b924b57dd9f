import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const rooms = names('CR-1, CR-2, CR-5, dairy, meat, fish, blast', 'CR-1, CR-2, CR-5, 유제품실, 육류실, 수산실, 급냉실');

export const coldRoom: readonly Written[] = [
  {
    tool: 'coldroom_setpoint', about: ['Set the temperature of a cold room', '냉장실 온도를 설정한다'],
    takes: { room: rooms, celsius: tenths(-30, 12, 'C') },
    en: `
      {room} to {celsius}
      bring cold room {room} down to {celsius}
      keep {room} at {celsius} tonight
      {any} pallets came in warm, so {room} goes to {celsius}
      The stock in {room} may not thaw: setpoint {celsius}.
      {celsius} in {room}, and {not_room} unchanged
      Defrost ended at {clock}. Put {room} back on {celsius}.
      set room {room}, {celsius}`,
    ko: `
      {room} 설정 온도 {celsius}
      {room:을} {celsius:로} 맞추#
      {room} 온도를 {celsius}까지 내리#
      팔레트 {any}개가 따뜻하게 들어왔다. {room:을} {celsius:로} 하#
      제상이 {clock}에 끝났으니 {room:을} 다시 {celsius:로} 설정하#
      {not_room}은 그대로 두고 {room}만 {celsius:로} 바꾸#
      녹지 않게 {room} {celsius} 유지
      {room}: {celsius} 설정 바람`,
    titles: ['Cold room temperature; Setpoint', '냉장 온도; 온도 설정'],
  },
  {
    tool: 'defrost_now', about: ['Start a defrost', '제상을 시작한다'],
    takes: { room: rooms, minutes: whole(5, 60, 'min'), fans_off: maybe(flag()) },
    en: `
      defrost {room} for {minutes}
      {room} coil is iced over, thaw it {minutes}
      [fans_off=true] defrost {room}, {minutes}, with the fans off
      [fans_off=false] defrost {room} {minutes}, fans keep turning
      hot gas through {room}'s coil, {minutes}
      There are {any} mm of ice on the coil of {room}; {minutes} of defrost.
      not {not_room}, defrost {room}: {minutes}
      get the ice off in {room}, {minutes} should do`,
    ko: `
      {room} 제상 {minutes}
      {room} 코일이 얼었다. {minutes} 제상하#
      [fans_off=true] {room}을(를) 팬을 멈추고 {minutes} 제상하#
      [fans_off=false] 팬은 돌린 채로 {room} {minutes} 제상하#
      얼음이 {any}mm다. {room}에서 {minutes}간 제상하#
      {not_room} 아님. {room} {minutes} 제상
      {room} 증발기에 성에. {minutes} 제상 바람
      {room} 성에 제거 {minutes}`,
    titles: ['Defrost; Ice on the coil', '제상; 코일 제상'],
  },
  {
    tool: 'door_heater', about: ['Switch the frame heater of a freezer door', '문틀 히터'],
    takes: { door: whole(1, 16), on: flag(['on|working', '켬'], ['off|cold', '끔']) },
    en: `
      frame heater of door {door} {on}
      [on=true] door {door} sticks, warm its frame
      [on=false] take the heat off the frame of door {door}
      [on=true] Ice in the gasket of door {door}. Heater on.
      [on=false] It is dry outside, door {door} needs no heat.
      the heater at door {door} should be {on}, door {not_door} not touched
      [on=true] door {door} heater on until {clock}
      gasket heat, door {door}: {on}`,
    ko: `
      {door}번 문 히터 {on}
      [on=true] {door}번 문이 얼어붙었다. 문틀 히터를 켜#
      [on=false] {door}번 문틀 히터를 끄#
      [on=false] 건조하므로 {door}번 문틀 가열을 중단하#
      [on=true] {clock}까지 {door}번 문 히터를 켜 두#
      {not_door}번 말고 {door}번 문틀 히터 {on}
      [on=true] {door}번 문에 성에가 꼈다. 히터 켬
      [on=false] 전기 절약, {door}번 문 히터 끔`,
    titles: ['Door heater; Frozen door', '문틀 히터; 문 히터'],
  },
  {
    tool: 'evap.fanSpeed', about: ['Evaporator fan speed', '증발기 팬 속도'],
    takes: { unit: whole(1, 8), speed: choice({ low: ['low|slow|quiet', '저속|약'], high: ['high|fast', '고속|강'], off: ['off', '정지'] }) },
    en: `
      evaporator {unit}: fans {speed}
      unit {unit} fans on {speed}
      [speed=low] people work in there until {clock}, run the fans of evaporator {unit} slowly
      [speed=high] Product is warm; full blast on evaporator {unit}.
      [speed=off] no air from evaporator {unit}, the salad freezes
      fan speed of unit {unit} should be {speed}
      {speed} for evaporator {unit}, {any} crates are in front of it
      {who} wants the fans of evaporator {unit} on {speed}`,
    ko: `
      {unit}호 증발기 팬 {speed}
      [speed=low] {clock}까지 사람이 있으니 {unit}호 팬을 저속으로 하#
      [speed=high] 제품이 따뜻하다. {unit}호 증발기 팬을 강하게 돌리#
      [speed=off] 채소가 언다. {unit}호 증발기 팬을 세우#
      {unit}호 증발기 팬을 {speed:로} 바꾸#
      상자 {any}개 앞 {unit}호 팬 {speed}
      {who} 요청: {unit}호 팬 {speed}
      증발기 {unit}호 → {speed}`,
    titles: ['Evaporator fans; Fan speed', '증발기 팬; 팬 속도'],
  },
  {
    tool: 'log_product_temp', about: ['Log a core temperature measured by hand', '품온을 기록한다'],
    takes: { lot: names('L-2207, L-2210, L-2231, L-2240, L-2255'), celsius: tenths(-25, 9, 'C') },
    en: `
      lot {lot}: core {celsius}, log it
      write down {celsius} for {lot}
      The probe in {lot} showed {celsius} at {clock}. Log that.
      core temperature of lot {lot} is {celsius}
      record {celsius} against {lot}, not against {not_lot}
      {celsius} in the middle of {lot}, box {any}
      measured {celsius} in {lot}; keep it on file
      for the inspector: {lot}, {celsius}`,
    ko: `
      {lot} 품온 {celsius} 기록하#
      {lot} 중심 온도 {celsius}. 남기#
      {clock}에 잰 {lot} 품온은 {celsius:이}다. 기록하#
      {not_lot} 아니고 {lot}에 {celsius:을} 적#
      상자 {any}번, 로트 {lot}, 품온 {celsius} 입력
      점검관용: {lot} / {celsius}
      {lot:을} 재니 {celsius} 나왔다. 기록하#
      품온 기록 {lot} {celsius}`,
    titles: ['Core temperature; Product temperature', '품온 기록; 중심 온도'],
  },
  {
    tool: 'get_room_humidity', about: ['Humidity of a cold room', '냉장실 습도 조회'],
    takes: { room: rooms }, reads: true, result: '{any} %',
    en: `
      how humid is {room}?
      humidity in {room}
      The cheese cracks; check the air moisture of {room}.
      check {room}: relative humidity, not the temperature
      RH of {room}, please, {not_room} was fine at {clock}
      air in {room} too dry? see the humidity
      {room}, moisture reading
      the {who} asks for the humidity of {room}`,
    ko: `
      {room} 습도를 확인하#
      {room} 습도는?
      치즈가 갈라진다. {room} 습도를 조회하#
      온도 말고 {room} 상대 습도를 보#
      {clock}에 {not_room}은 정상. {room} 습도 확인
      {who:이} {room} 습도를 묻는다. 조회하#
      {room:이} 건조한지 습도를 보#
      습도 조회: {room}`,
    titles: ['Humidity; Air moisture', '습도 확인; 습도'],
  },
];
