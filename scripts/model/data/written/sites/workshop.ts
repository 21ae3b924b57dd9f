import { choice, maybe, names, tenths, whole, type Written } from '../table';

export const workshop: readonly Written[] = [
  {
    tool: 'lathe_spindle', about: ['Run the lathe spindle', '선반 주축을 돌린다'],
    takes: { rpm: whole(60, 2800, 'rpm'), direction: choice({ cw: ['clockwise|cw', '시계 방향|정회전'], ccw: ['counterclockwise|ccw|anticlockwise', '반시계 방향|역회전'] }) },
    en: `
      spindle {rpm} {direction}
      turn the chuck {direction} at {rpm}
      {direction}, {rpm}
      For the left-hand thread the spindle runs {direction}, {rpm}.
      lathe: {rpm}, {direction}, tool {any} is in
      run the spindle {direction} with {rpm}
      Brass bar, so {rpm}; direction {direction}.
      the spindle should turn {direction} at {rpm} and not faster`,
    ko: `
      주축 {rpm} {direction}
      주축을 {direction:로} {rpm} 회전시키#
      선반 {direction}, {rpm}
      왼나사 가공이므로 {direction:로} {rpm:로} 돌리#
      공구 {any}번 장착. 주축 {rpm}, {direction}
      척을 {direction:로} {rpm} 돌리#
      황동 봉이다. {rpm}, {direction:로} 돌리#
      스핀들: {direction} / {rpm}`,
    titles: ['Spindle; Lathe', '주축; 선반 회전'],
  },
  {
    tool: 'extract_dust', about: ['Open the dust extraction at a machine', '집진 게이트를 연다'],
    takes: { machine: names('table saw, planer, sander, router, band saw', '테이블쏘, 대패, 샌더, 라우터, 띠톱'), minutes: maybe(whole(1, 60, 'min')) },
    en: `
      dust extraction at the {machine}
      suck the chips off at the {machine} for {minutes}
      {machine}: extraction, {minutes}
      The {machine} has run since {clock}. Clear its dust.
      open the dust gate of the {machine}, the {not_machine} gate stays shut
      so that nobody coughs, extract at the {machine} for {minutes}
      {minutes} of suction for the {machine}
      no dust on the {machine}, please: extract`,
    ko: `
      {machine} 집진 시작하#
      {machine} 집진 {minutes}
      {clock}부터 {machine:을} 썼다. 먼지를 빨아들이게 하#
      {not_machine} 게이트는 닫힌 채로 {machine} 집진 게이트를 열#
      {machine}에서 {minutes} 동안 흡입하#
      {machine} 먼지 {minutes} 흡진
      {machine} 주변이 뿌옇다. 집진 켜 두어야 한다
      {any}번 작업대 옆 {machine} 집진하#`,
    titles: ['Dust; Extraction', '집진; 먼지 제거'],
  },
  {
    tool: 'compressor_band', about: ['Cut-in and cut-out pressure of the compressor', '컴프레서 압력 범위'],
    takes: { low_bar: tenths(4, 6, 'bar'), high_bar: tenths(7, 11, 'bar') },
    en: `
      compressor in at {low_bar}, out at {high_bar}
      cut in {low_bar}, cut out {high_bar}
      keep the air between {low_bar} and {high_bar}
      The receiver must start at {low_bar} and stop at {high_bar}.
      air: from {low_bar} up to {high_bar}
      stop the compressor at {high_bar} and start it at {low_bar}
      {any} tools hang on the line, so load at {low_bar}, unload at {high_bar}
      pressure switch of the compressor: on below {low_bar}, off above {high_bar}`,
    ko: `
      컴프레서 기동 {low_bar}, 정지 {high_bar}
      공기압을 {low_bar}에서 {high_bar} 사이로 유지하#
      {high_bar}에서 멈추고 {low_bar}에서 돌게 하#
      공구 {any}대 사용 중. 하한 {low_bar}, 상한 {high_bar:로} 설정하#
      압력 범위 {low_bar}~{high_bar}
      압력 스위치: {low_bar} 이하 켜짐, {high_bar} 이상 꺼짐
      컴프레서를 {low_bar}~{high_bar} 사이로 돌리#
      아래 {low_bar}, 위 {high_bar:로} 맞추#`,
    titles: ['Compressor band; Air pressure', '공기압 범위; 컴프레서 설정'],
  },
  {
    tool: 'weld.setCurrent', about: ['Welding current', '용접 전류'],
    takes: { station: whole(1, 10), amps: whole(20, 320, 'A') },
    en: `
      station {station}: {amps}
      weld at {amps} on station {station}
      set station {station} to {amps}
      Thin sheet, {any} tenths; station {station} no more than {amps}.
      turn the current at station {station} down to {amps}
      welder {station}, {amps}, not welder {not_station}
      the seam burns through, so take {amps} on station {station}
      {amps} for the welder at station {station}`,
    ko: `
      {station}번 용접기 {amps}
      {station}번 스테이션 전류를 {amps:로} 하#
      얇은 판이다. {station}번 용접기를 {amps:로} 낮추#
      {not_station}번 말고 {station}번 전류 {amps:로} 맞추#
      비드 {any}mm, {station}번 {amps} 설정
      구멍이 나니까 {station}번을 {amps:로} 내리#
      {station}번, {amps}
      {who} 요청: {station}번 용접 전류 {amps}`,
    titles: ['Weld current; Welding', '용접 전류; 전류 조정'],
  },
  {
    tool: 'tool_crib_checkout', about: ['Hand out a tool', '공구를 내준다'],
    takes: { item: names('torque wrench, caliper, heat gun, crimper, laser level', '토크 렌치, 캘리퍼스, 히트건, 압착기, 레이저 레벨'), badge: whole(1000, 9999) },
    en: `
      check out the {item} to badge {badge}
      badge {badge} takes the {item}
      {item} -> {badge}
      Hand the {item} to {badge}, bay {any}.
      the {item} goes to badge no. {badge} until {clock}
      lend badge {badge} the {item}, not the {not_item}
      badge {badge} needs a {item}, book it out
      {any} days at most: {item}, badge {badge}`,
    ko: `
      {item:을} 사번 {badge}에게 대여하#
      {badge}번 출입증으로 {item} 불출하#
      {item} 대여 / {badge}
      {clock}까지 {item:을} {badge}에게 빌려 주#
      {not_item} 말고 {item:을} {badge}에게 내주#
      {any}번 보관함의 {item}, 사번 {badge} 불출
      {badge}번에게 {item} 내주기
      대여 처리: {item}, 사번 {badge}`,
    titles: ['Hand out; Tool crib', '공구 대여; 불출'],
  },
  {
    tool: 'read_coolant_level', about: ['Level of cutting coolant', '절삭유 수위'],
    takes: { machine: names('VMC-1, VMC-2, HMC-1, GR-3, EDM-2') }, reads: true, result: '{any} %',
    en: `
      coolant in {machine}?
      how much coolant has {machine} left
      check the coolant of {machine} before the {clock} shift
      {machine} squeals; look at its coolant level
      coolant level {machine}, {not_machine} was filled
      Is there enough coolant in {machine}?
      emulsion of {machine}: how much
      {machine} needs its coolant looked at`,
    ko: `
      {machine} 절삭유 확인하#
      {machine} 절삭유 수위는?
      {clock} 교대 전에 {machine} 절삭유 잔량을 보#
      {not_machine}은 보충함. {machine} 절삭유를 조회하#
      {machine}에서 소리가 난다. 절삭유 수위를 읽#
      {machine} 절삭유 남은 양을 알려 주#
      {any}시간 가공 후 {machine} 절삭유 점검하#
      절삭유 조회: {machine}`,
    titles: ['Coolant level', '절삭유 확인'],
  },
];
