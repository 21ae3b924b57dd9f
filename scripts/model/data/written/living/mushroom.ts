import { whole, type Written } from '../table';

const room = whole(1, 24);

export const mushroom: readonly Written[] = [
  {
    tool: 'co2_ceiling', about: ['Set the carbon dioxide above which a growing room is aired', '환기 기준 이산화탄소를 정한다'],
    takes: { room, ppm: whole(600, 6000, 'ppm') },
    en: `
      room {room}: air it above {ppm}
      CO2 ceiling {ppm} in house {room}
      The stems in room {room} stretch. Not more than {ppm} from now on.
      let carbon dioxide in room {room} climb to {ppm} and no higher
      {ppm} is the limit for room {room} during pinning
      for long stems room {room} may go up to {ppm}
      fresh air in room {room} starts at {ppm}, it was {any} % open all {day}
      set the breathing limit of {room} to {ppm}, {not_room} stays
      when {ppm} is passed, room {room} has to be ventilated
      Humidity in room {room} is right and is not to be changed. It is the bad air that makes caps small; open up from {ppm} on.
      let the vents of {room} sleep until {ppm} is reached, at {any} metres depth the air is thick`,
    ko: `
      {room}호실 CO2 상한 {ppm}
      {room}호실은 {ppm} 넘으면 환기하게 설정하#
      대가 길어진다. {room}호실 탄산가스 한계를 {ppm:로} 하#
      발이기 {room}호실 기준 {ppm}
      {room}호실은 대를 키워야 하니 {ppm}까지 허용하#
      {not_room}호는 그대로 두고 {room}호 환기 시작 농도를 {ppm:로} 바꾸#
      {clock}부터 {room}호실 가스 상한 {ppm} 적용
      {any}번 배지 갓이 작다. {room}호실 {ppm} 이하 유지
      환기 기준({room}호실): {ppm}
      {room}호실 습도는 그대로 두고, 공기가 {ppm:을} 넘으면 환기하게 하#
      갓이 작다. {room}호실 환기는 {ppm}부터 돌게 바꾸#`,
    titles: ['CO2 limit; When to air; Fresh air', '환기 기준; 탄산가스 상한; 환기 설정'],
  },
  {
    tool: 'room_fog', about: ['Set the air humidity of a growing room', '재배실 습도를 정한다'],
    takes: { room, rh: whole(70, 99, 'pct') },
    en: `
      room {room} at {rh}
      fog room {room} up to {rh}
      caps in room {room} crack, so {rh} of moisture
      hold {rh} in the air of room {room}
      Pins came through in {room} on {day}. Humidity {rh}.
      dry room {room} out a little for the picking: {rh}
      {rh} in house {room}, no water on the caps, house {not_room} as before
      moisture {room} → {rh}
      {any} blocks are sweating in room {room}, {rh} is plenty
      The fresh air of {room} is fine as set; what the pins want is wet air, {rh}.
      Water stands on the caps of {room} since {clock} and bacteria love that. {rh}, no more.`,
    ko: `
      {room}호실 습도 {rh}
      {room}호실을 {rh:로} 가습하#
      갓이 갈라진다. {room}호실 습도를 {rh:로} 올리#
      {day} 발이 확인. {room}호실 {rh} 유지
      수확 전 {room}호실을 {rh:로} 말리#
      {not_room}호와 달리 {room}호는 {rh:로} 맞추#
      {room}호실 공기 습도 {rh} 요망
      배지 {any}개에 물이 맺힌다. {room}호실은 {rh}만
      가습 설정 {room}호 → {rh}
      환기는 그대로, {room}호실 어린 버섯이 마르니 습도 {rh}
      {clock}부터 {room}호실 갓에 물이 고였다. 습도를 {rh:로} 내리#`,
    titles: ['Humidity; Fog the room; Moisture', '습도 설정; 가습; 재배실 습도'],
  },
  {
    tool: 'block_soak', about: ['Soak spent blocks for the next flush', '배지를 물에 담근다'],
    takes: { room, qty: whole(10, 400), hours: whole(2, 48, 'h') },
    en: `
      soak {qty} blocks of room {room} for {hours}
      room {room}: {qty} blocks under water, {hours}
      {hours} in the bath for {qty} blocks from room {room}
      First flush picked, {any} kilos. For the second, {qty} logs of room {room} lie in cold water {hours}.
      get {qty} blocks out of {room} and drown them {hours}
      {qty} pieces, {hours}, room {room}, weigh them down
      blocks of room {room} are dry as cork; {hours} of soaking, {qty} of them
      {room} gives {qty} blocks into the tank at {clock}, out after {hours}
      let {qty} from room {room} drink for {hours}`,
    ko: `
      {room}호실 배지 {qty}개 {hours} 침수
      {room}호실에서 {qty}개를 꺼내 {hours} 동안 물에 담그#
      {hours} 침수, {qty}개, {room}호실
      1주기 {any}kg 수확 완료. 2주기 준비로 {room}호실 배지 {qty}개를 찬물에 {hours} 담가 두#
      배지가 바싹 말랐다. {room}호실 {qty}개, {hours} 물 먹이#
      {clock} 입수: {room}호실 배지 {qty}개, {hours} 뒤 건짐
      {room}호 것 {qty}개만 {hours} 담그기. {not_room}호 것은 다음에
      침봉 {qty}본({room}호실) {hours} 침지 요망
      물 주기: {room}호실 {qty}개를 {hours} 침지하#`,
    titles: ['Soak the blocks; Second flush; Bath', '배지 침수; 2주기 준비; 침지'],
  },
  {
    tool: 'co2_now', about: ['Read the carbon dioxide in a growing room', '재배실 이산화탄소를 읽는다'],
    takes: { room }, reads: true, result: '{any}00',
    en: `
      CO2 in room {room} now
      how stale is the air of {room}
      read room {room}, limit stays
      Before you go in: what gas is there in {room}?
      ppm in house {room} at {clock}
      The caps of {room} look like trumpets. Get the reading first.
      measure the air of room {room}, room {not_room} was done
      {any} people worked in {room}; see how much they breathed out
      gas value, room {room}, please`,
    ko: `
      {room}호실 CO2 현재값
      {room}호실 공기가 얼마나 탁한지 읽#
      설정은 두고 {room}호실 가스만 조회하#
      들어가기 전에 {room}호실 탄산가스를 확인하#
      {clock} {room}호실 몇 ppm
      {room}호실 갓이 나팔처럼 휜다. 먼저 농도부터 보#
      {not_room}호는 쟀으니 {room}호실을 재#
      작업자 {any}명이 있었던 {room}호실 농도 확인 바람
      {room}호실 이산화탄소 읽기`,
    titles: ['Gas reading; Air of the room', 'CO2 확인; 가스 측정'],
  },
];
