import { choice, flag, names, whole, type Written } from '../table';

export const elevators: readonly Written[] = [
  {
    tool: 'car_call', about: ['Send a lift to a floor', '승강기를 층으로 보낸다'],
    takes: { car: names('A, B, C, freight', 'A, B, C, 화물용'), floor: whole(1, 32) },
    en: `
      car {car} to floor {floor}
      send lift {car} to {floor}
      bring elevator {car} to floor {floor}
      The stretcher waits on {floor}; car {car} has to come there.
      lift {car}, floor {floor}, doors open for {any} s
      {floor} is where car {car} should wait at {clock}
      not car {not_car}, send car {car} to the floor {floor}
      park lift {car} on {floor}`,
    ko: `
      {car} 호기를 {floor}층으로 보내#
      {car}호기 {floor}층
      들것이 {floor}층에서 기다린다. {car} 호기를 보내#
      {clock}에 {car} 호기를 {floor}층에 대기시키#
      {not_car} 호기가 아니라 {car} 호기를 {floor}층에 세우#
      {car} 승강기 {floor}층 호출
      {any}명이 기다린다. {car} 호기 {floor}층으로
      호출: {car}호기 / {floor}층`,
    titles: ['Call the lift; Send the car', '승강기 호출; 호기 이동'],
  },
  {
    tool: 'liftServiceMode', about: ['Put a lift into or out of service', '승강기 운행 상태'],
    takes: { car: names('A, B, C, freight', 'A, B, C, 화물용'), mode: choice({ normal: ['normal|in service', '정상|운행'], inspection: ['inspection|maintenance', '점검|정비'], fire: ["fire service|firemen's", '소방'], parked: ['parked|locked off', '운휴|휴지'] }) },
    en: `
      lift {car}: {mode}
      put car {car} on {mode}
      [mode=inspection] the mechanic stands on car {car}, inspection please
      [mode=fire] Smoke on {any}. Give car {car} to the fire brigade.
      [mode=normal] the mechanic left at {clock}, car {car} carries people again
      [mode=parked] weekend: car {car} is taken out and parked
      [mode=inspection] lift {car} is to be maintained, lift {not_car} keeps running
      mode of lift {car}: {mode}`,
    ko: `
      {car}호기 {mode}
      {car} 호기를 {mode} 상태로 바꾸#
      [mode=inspection] 기사가 카 위에 있다. {car}호기를 점검으로 돌리#
      [mode=fire] {any}층 연기. {car}호기를 소방 운전으로 하#
      [mode=normal] {clock}에 정비가 끝났다. {car}호기를 정상 운행하#
      [mode=parked] 주말이니 {car}호기를 운휴시키#
      {who} 작업, {car}호기 {mode}
      [mode=fire] 불이다. {car}호기를 소방대에 넘기#`,
    titles: ['Lift mode; Service', '승강기 모드; 운행 상태'],
  },
  {
    tool: 'escalator_run', about: ['Direction of an escalator', '에스컬레이터 방향'],
    takes: { escalator: whole(1, 14), direction: choice({ up: ['up|upwards', '상행|위로'], down: ['down|downwards', '하행|아래로'], stop: ['stop|standstill', '정지'] }) },
    en: `
      escalator {escalator} {direction}
      [direction=up] {any} people come from the platform, escalator {escalator} must go up
      [direction=down] turn escalator {escalator} round so that it runs down
      [direction=stop] a shoe is caught, stop escalator {escalator}
      [direction=stop] Escalator {escalator} squeaks since {clock}. Let it stand.
      direction of escalator {escalator}: {direction}
      [direction=up] escalator {escalator} upwards, {not_escalator} stays as it is
      [direction=down] {who}: escalator {escalator} down, please`,
    ko: `
      {escalator}호 에스컬레이터 {direction}
      [direction=up] 승객 {any}명이 올라온다. {escalator}호를 상행으로 돌리#
      [direction=down] {escalator}호를 하행으로 바꾸#
      [direction=stop] 신발이 끼었다. {escalator}호 에스컬레이터를 세우#
      [direction=stop] {clock}부터 소리가 난다. {escalator}호 정지
      [direction=up] {not_escalator}호는 그대로 두고 {escalator}호만 위로 움직이#
      [direction=down] {who} 요청 {escalator}호 하행
      {escalator}호 → {direction}`,
    titles: ['Escalator; Escalator direction', '에스컬레이터; 운행 방향'],
  },
  {
    tool: 'lock_floor', about: ['Lock or free a floor for all lifts', '층 정차를 막거나 푼다'],
    takes: { floor: whole(1, 32), locked: flag(['locked|closed to the lifts', '잠금'], ['free|open to the lifts', '해제']) },
    en: `
      floor {floor} {locked}
      [locked=true] no lift may stop on {floor}
      [locked=false] let the lifts stop on floor {floor} again
      [locked=true] The carpet on floor {floor} dries until {clock}; keep people out.
      [locked=false] floor {floor} is handed over, free it
      [locked=true] lock {floor}, {any} people are informed
      [locked=false] unlock floor {floor}, floor {not_floor} remains locked
      [locked=true] {floor} is private today`,
    ko: `
      {floor}층 {locked}
      [locked=true] {floor}층에 서지 않게 하#
      [locked=false] {floor}층 정차를 다시 허용하#
      [locked=true] {clock}까지 {floor}층 공사. 정차를 막#
      [locked=false] {floor}층 인계 완료. 잠금을 풀#
      [locked=false] {not_floor}층은 잠근 채로 {floor}층만 풀#
      [locked=true] 오늘 {floor}층 출입 통제. 승강기가 서지 못하게 하#
      [locked=false] {floor}층 열어 주#`,
    titles: ['Floor lock; Floor', '층 잠금; 정차 제한'],
  },
  {
    tool: 'get_lift_position', about: ['Where a lift is', '승강기 위치'],
    takes: { car: names('A, B, C, freight', 'A, B, C, 화물용') }, reads: true, result: '{any}',
    en: `
      where is car {car}?
      on which floor is lift {car}?
      Somebody knocks in car {car}. Find out where it hangs.
      position of lift {car}, not {not_car}
      look where {car} is, it was called at {clock}
      car {car} seems stuck; tell me its floor
      floor of car {car}?
      lift {car}: position now`,
    ko: `
      {car}호기 위치를 확인하#
      {car}호기는 몇 층인가
      안에서 두드린다. {car}호기가 어디 있는지 보#
      {not_car}호기 말고 {car}호기 위치 조회하#
      {clock}에 부른 {car}호기 현재 층 확인
      {car}호기가 멈춘 것 같다. 층을 알려 주#
      {any}분째 안 온다. {car}호기 위치를 보#
      위치: {car}호기`,
    titles: ['Where is the lift; Position', '승강기 위치; 위치 확인'],
  },
];
