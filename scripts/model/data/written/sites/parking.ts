import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const parking: readonly Written[] = [
  {
    tool: 'barrier_raise', about: ['Raise a barrier for some time', '차단기를 올린다'],
    takes: { lane: whole(1, 9), seconds: whole(5, 120, 's') },
    en: `
      raise the barrier in lane {lane} for {seconds}
      lane {lane} up, {seconds}
      boom of lane {lane} open {seconds}
      The fire truck comes through lane {lane}; hold the boom up for {seconds}.
      let the {any} buses out by lane {lane}, {seconds}
      lane {lane} barrier {seconds}, lane {not_lane} stays down
      keep lane {lane} clear {seconds} long
      boom {lane}, up for {seconds}, the lorry is {any} m long`,
    ko: `
      {lane}번 차로 차단기를 {seconds} 동안 올리#
      {lane}번 차단기 {seconds} 개방
      소방차가 들어온다. {lane}번 차로를 {seconds} 열#
      버스 {any}대가 나간다. {lane}번 차단봉을 {seconds}간 올려 두#
      {not_lane}번은 내린 채로 {lane}번만 {seconds} 올리#
      {lane}번 차로에 긴 차. {seconds} 올려 두#
      차단봉 {lane}번: {seconds}
      {lane}번을 {seconds} 비워 두도록 차단기를 올리#`,
    titles: ['Barrier; Open the lane', '차단기; 차로 개방'],
  },
  {
    tool: 'signShowFree', about: ['Number of free spaces on a sign', '안내판 잔여 대수'],
    takes: { deck: names('P1, P2, P3, roof', 'P1, P2, P3, 옥상'), free: whole(0, 320) },
    en: `
      sign at {deck}: {free} free
      show {free} free spaces for {deck}
      {deck} has {free} left, put it on the sign
      the board of {deck} should read {free}
      [free=0] {deck} is full, show it
      Counted at {clock}: {free} spaces on {deck}. Update the sign.
      not {not_deck}: the {deck} sign says {free}
      {free} cars more fit on {deck}; tell the sign`,
    ko: `
      {deck} 안내판에 {free}대 표시하#
      {deck} 잔여 {free}
      [free=0] {deck} 만차. 안내판에 0대로 표시하#
      {clock} 집계 {deck} {free}대 남음. 안내판을 고치#
      {not_deck} 말고 {deck} 표시를 {free:로} 바꾸#
      {deck}에 {free}대 더 들어간다. 표시하#
      표시: {deck} {free}
      {any}대가 나가 {deck} 빈자리 {free}. 안내판에 쓰#`,
    titles: ['Free spaces; Parking sign', '잔여 대수; 안내판'],
  },
  {
    tool: 'door_hold_open', about: ['Hold a door open or let it close', '문 개방 유지'],
    takes: { door: names('lobby, east stairs, goods, staff, garage', '로비, 동쪽 계단, 화물, 직원, 차고'), hold: flag(['held open|open', '개방'], ['released|free to close', '해제']) },
    en: `
      the {door} door is to be {hold}
      [hold=true] hold the {door} door open, movers are coming
      [hold=false] let the {door} door fall shut again
      [hold=true] A pallet of {any} boxes goes through the {door} door; keep it open.
      [hold=false] The movers left at {clock}. The {door} door may close.
      [hold=true] {door} door stays open, {not_door} door stays shut
      [hold=false] take the hold off the {door} door
      [hold=false] close-by-itself again for the {door} door`,
    ko: `
      {door} 문 {hold}
      [hold=true] 이삿짐이 온다. {door} 문을 열어 두#
      [hold=false] {door} 문이 닫히게 하#
      [hold=false] {clock}에 끝났다. {door} 문 개방을 해제하#
      [hold=true] {not_door}은 닫고 {door} 문은 열린 채로 두#
      [hold=true] 상자 {any}개가 지나간다. {door} 문 개방 유지
      [hold=false] {door} 문 고정 해제
      [hold=true] {door} 문을 잡아 두#`,
    titles: ['Door hold; Hold the door', '문 개방 유지; 문'],
  },
  {
    tool: 'badge.grant', about: ['Grant a badge access to an area', '출입 권한을 준다'],
    takes: { badge: whole(10000, 99999), area: names('server room, roof, plant, archive, lab 3', '서버실, 옥상, 공장, 서고, 3실험실'), days: maybe(whole(1, 30, 'days')) },
    en: `
      badge {badge} may enter the {area}
      let {badge} into the {area} for {days}
      grant {area} to badge {badge}
      {badge} works in the {area} for {days}; open it for that badge
      The electrician carries {badge}. Access to the {area}, {days}.
      add {area} to card {badge}, not {not_area}
      from {day} card {badge} has the {area}
      visitor {badge} needs the {area} for {days}`,
    ko: `
      {badge}번 출입증에 {area} 권한을 주#
      {badge}번 {area} 출입 {days} 허용
      전기 기사 카드 {badge}. {area:을} {days} 동안 열어 주#
      {not_area}이 아니라 {area} 출입을 {badge}번에 부여하#
      {day}부터 {badge}번 카드가 {area}에 들어가게 하#
      방문객 {badge}, {area} {days}
      {badge}번 카드로 {area:을} 열 수 있게 하#
      권한 추가: {badge} / {area}`,
    titles: ['Access; Badge rights', '출입 권한; 권한 부여'],
  },
  {
    tool: 'ev_charger_limit', about: ['Limit a charging point', '충전기 출력 제한'],
    takes: { point: whole(1, 40), kilowatts: tenths(3, 50, 'kW') },
    en: `
      charger {point} max {kilowatts}
      limit charging point {point} to {kilowatts}
      {any} cars are plugged in; point {point} gets {kilowatts}.
      throttle point {point} to {kilowatts} until {clock}
      no more than {kilowatts} at charger {point}
      The transformer hums, so {kilowatts} for EV point {point}.
      point {point} ({kilowatts}), leave {not_point} at full power
      let point {point} draw {kilowatts} at the most`,
    ko: `
      {point}번 충전기 {kilowatts} 제한
      {point}번 충전기를 {kilowatts:로} 낮추#
      차 {any}대가 물려 있다. {point}번은 {kilowatts}까지만 주#
      {clock}까지 {point}번 충전 출력을 {kilowatts:로} 묶#
      {not_point}번은 두고 {point}번만 {kilowatts:로} 제한하#
      충전기 {point}: 최대 {kilowatts}
      변압기가 뜨겁다. {point}번 {kilowatts}까지만
      {point}번 충전은 최대 {kilowatts:로} 하#`,
    titles: ['Charger limit; Charging', '충전 제한; 충전기'],
  },
  {
    tool: 'ventilate_deck', about: ['Run the exhaust fans of a deck', '층 배기'],
    takes: { deck: choice({ P1: ['P1|deck one', 'P1|1층'], P2: ['P2|deck two', 'P2|2층'], P3: ['P3|deck three', 'P3|3층'] }), stage: choice({ off: ['off|stopped', '정지'], half: ['half|reduced', '반|약'], full: ['full|maximum', '전|최대'] }) },
    en: `
      exhaust on {deck}: {stage}
      fans of {deck} to {stage}
      [stage=full] CO is at {any} on {deck}, everything the fans can give
      [stage=off] {deck} is empty, no fans
      [stage=half] for the night {deck} needs only half the air
      ventilation {deck} {stage} from {clock}
      set {deck} to {stage} exhaust
      the air on {deck} is bad, {stage}`,
    ko: `
      {deck} 배기 {stage}
      [stage=full] {deck} CO {any}. 배기 팬을 최대로 돌리#
      [stage=off] {deck}에 차가 없다. 배기를 세우#
      [stage=half] 밤이니 {deck} 배기를 반으로 줄이#
      {clock}부터 {deck} 환기를 {stage:로} 하#
      {deck}: {stage}
      {who} 지시, {deck} 팬 {stage}
      {deck} 공기가 나쁘다. 배기 {stage}`,
    titles: ['Deck exhaust; Ventilation', '주차장 배기; 환기'],
  },
];
