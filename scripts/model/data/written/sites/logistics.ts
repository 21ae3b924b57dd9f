import { choice, flag, maybe, names, whole, type Written } from '../table';

export const logistics: readonly Written[] = [
  {
    tool: 'dock_assign', about: ['Send a truck to a dock', '트럭에 도크를 배정한다'],
    takes: { truck: names('KLM 482, TX 9031, BR-771, 서울 82가 1204, 부산 90바 3311'), dock: whole(1, 36) },
    en: `
      {truck} to dock {dock}
      send truck {truck} to dock {dock}
      dock {dock} for {truck}
      {truck} carries {any} pallets, it goes to dock {dock}
      Dock {not_dock} is blocked. {truck} takes dock {dock}.
      let {truck} come to gate {dock} at {clock}
      tell the yard system: {truck}, dock {dock}
      {truck} may dock at {dock}`,
    ko: `
      {truck} 차량을 {dock}번 도크로 보내#
      {truck} → 도크 {dock}
      {not_dock}번은 막혔다. {truck} 차량을 {dock}번에 배정하#
      파렛트 {any}장 적재. {truck} 차량은 {dock}번 도크로 하#
      {clock}에 {truck} 차량 {dock}번 도크 접안
      도크 {dock}: {truck}
      {truck} 차량 도착. {dock}번으로 안내하#
      {truck} 차량은 {dock}번에 대게 하#
      {who} 요청, {truck} 차량 {dock}번 도크`,
    titles: ['Dock; Send the truck', '도크 배정; 접안'],
  },
  {
    tool: 'conveyorDivert', about: ['Divert parcels from a line to a chute', '소포를 슈트로 분류한다'],
    takes: { line: whole(1, 8), chute: whole(20, 80), share: maybe(whole(5, 100, 'pct')) },
    en: `
      line {line} to chute {chute}
      divert line {line} into chute {chute}
      {share} of line {line} goes down chute {chute}
      Chute {not_chute} is full; line {line} has to use {chute}.
      send line {line} to chute no. {chute}, {share} of it
      from {clock} on line {line} drops into chute {chute}
      parcels of line {line}: chute {chute}
      {share} off line {line} into {chute}`,
    ko: `
      {line}번 라인을 {chute}번 슈트로 돌리#
      {line}라인 → {chute}번 슈트
      {not_chute}번 슈트 만재. {line}번 라인을 {chute}번으로 보내#
      {line}번 라인 물량의 {share:을} {chute}번 슈트로 분류하#
      {clock}부터 {line}번 라인은 {chute}번 슈트로 내리#
      라인 {line}, 슈트 {chute}
      {any}개가 밀렸다. {line}라인을 {chute}번 슈트로 빼#
      {line}번 라인 소포는 {chute}번 슈트로`,
    titles: ['Divert; Chute', '분류; 슈트 변경'],
  },
  {
    tool: 'agv_goto', about: ['Send a driverless cart to a station', '무인 운반차를 보낸다'],
    takes: { cart: whole(1, 30), station: names('goods-in, kitting, paint, packing, charger, QA', '입고, 키팅, 도장, 포장, 충전소, 검사') , loaded: maybe(flag()) },
    en: `
      cart {cart} to {station}
      AGV {cart}, go to {station}
      send cart {cart} over to {station}
      [loaded=true] cart {cart} drives loaded to {station}
      [loaded=false] cart {cart} empty to {station}
      The cart {cart} has {any} % left; {station} is next.
      fetch nothing, just park AGV {cart} at {station}, not at {not_station}
      [loaded=true] take the load of cart {cart} to {station}`,
    ko: `
      {cart}번 운반차를 {station:로} 보내#
      AGV {cart} → {station}
      [loaded=true] {cart}번 운반차를 실은 채 {station:로} 보내#
      [loaded=false] {cart}번 빈 차로 {station} 이동
      배터리 {any}%. {cart}번 운반차를 {station:로} 이동시키#
      {not_station} 말고 {station}에 {cart}번을 세우#
      {station}에서 {cart}번 운반차를 찾는다. 보내#
      {cart}호 → {station}`,
    titles: ['Send the cart; AGV', '운반차 이동; AGV'],
  },
  {
    tool: 'put_on_hold', about: ['Put a shipment on hold', '출하를 보류한다'],
    takes: { shipment: whole(40000, 49999), reason: choice({ damage: ['damage|it is damaged', '파손'], customs: ['customs|customs papers', '통관'], payment: ['payment|it is not paid', '미결제|대금'], address: ['address|the address is wrong', '주소'] }) },
    en: `
      hold {shipment} because of {reason}
      shipment {shipment} on hold, reason {reason}
      [reason=damage] Box {any} of {shipment} is crushed. Hold it.
      [reason=customs] customs want papers for {shipment}, so do not ship: hold
      [reason=payment] {shipment} has not been paid, keep it back
      [reason=address] no such street on {shipment}; stop it
      stop {shipment}, not {not_shipment}: {reason}
      {shipment}: keep in the house, {reason}`,
    ko: `
      {shipment} 출하 보류, 사유 {reason}
      {shipment:을} {reason} 사유로 보류하#
      [reason=damage] {shipment} {any}번 상자가 찌그러졌다. 보류하#
      [reason=customs] {shipment} 통관 서류가 없다. 붙들어 두#
      [reason=payment] {shipment} 대금 미입금. 출하를 잡아 두#
      [reason=address] {shipment} 주소가 틀렸다. 보류하#
      {shipment}, 보류({reason})
      {who} 요청으로 {shipment:을} 세워 두#. 사유는 {reason}`,
    titles: ['Hold the shipment; Hold', '출하 보류; 보류'],
  },
  {
    tool: 'cycle_count_request', about: ['Ask for a count of a bin', '재고 실사를 요청한다'],
    takes: { bin: names('A-04-2, B-11-1, C-07-3, D-20-4'), expected: maybe(whole(1, 500, 'pieces')) },
    en: `
      count bin {bin}
      count {bin}, there should be {expected}
      {bin} wants a count; the book says {expected}
      The picker found {any} only in {bin}. Have it counted.
      stock check on {bin}, {expected} expected, not on {not_bin}
      have somebody count {bin} on {day}
      is {expected} right for {bin}? count
      somebody please count {bin} again`,
    ko: `
      {bin} 재고를 실사하#
      {bin} 실사, 장부 {expected}
      {bin}에 {expected:이} 있어야 한다. 세어 보게 하#
      피킹 중 {any}개만 나왔다. {bin} 실사 요청하#
      {day}에 {bin} 재고 조사
      {not_bin} 말고 {bin:을} 실사하#. 장부 수량 {expected}
      {bin:을} 다시 세게 하#
      실사 요망: {bin}`,
    titles: ['Count; Stock check', '재고 실사; 실사 요청'],
  },
  {
    tool: 'forklift.speedCap', about: ['Speed limit for forklifts in an aisle', '지게차 속도 제한'],
    takes: { aisle: names('3, 7, 12, main, cross', '3, 7, 12, 중앙, 횡단'), km_per_h: whole(3, 16) },
    en: `
      aisle {aisle}: {km_per_h} km/h
      forklifts no faster than {km_per_h} km/h in aisle {aisle}
      cap the trucks in aisle {aisle} at {km_per_h} kph
      Visitors walk in aisle {aisle} at {clock}, so {km_per_h} km/h there.
      slow aisle {aisle} to {km_per_h} km/h, not aisle {not_aisle}
      {km_per_h} km/h is the most in aisle {aisle}
      aisle {aisle} is slippery: {km_per_h} kph
      {any} near misses in aisle {aisle}, forklifts {km_per_h} km/h`,
    ko: `
      {aisle} 통로 지게차 {km_per_h}km/h 제한
      {aisle} 통로 속도를 시속 {km_per_h}km로 묶#
      {clock}에 방문객이 {aisle} 통로를 지난다. 시속 {km_per_h:로} 낮추#
      {not_aisle} 말고 {aisle} 통로 제한 속도를 {km_per_h:로} 하#
      {aisle} 통로가 미끄럽다. 시속 {km_per_h}
      아차 사고 {any}건. {aisle} 통로 지게차를 시속 {km_per_h}km로 제한하#
      {aisle} 통로: {km_per_h}km/h
      {aisle} 통로에서는 시속 {km_per_h}km를 넘지 못하게 하#`,
    titles: ['Forklift speed; Speed cap', '지게차 속도; 속도 제한'],
  },
];
