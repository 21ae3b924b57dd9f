import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const energy: readonly Written[] = [
  {
    tool: 'battery_charge_limit', about: ['Charge limit of a battery bank', '배터리 충전 상한'],
    takes: { bank: names('A, B, C, van', 'A, B, C, 차량'), percent: whole(40, 100, 'pct') },
    en: `
      bank {bank}: stop charging at {percent}
      charge bank {bank} to {percent} and no further
      limit of battery bank {bank}: {percent}
      For a long life bank {bank} should end at {percent}.
      It is {any} degrees in the shed; bank {bank} only up to {percent}.
      cap bank {bank} at {percent}, bank {not_bank} may be full
      {bank}: {percent} full is full enough
      see that bank {bank} is never charged above {percent}`,
    ko: `
      {bank} 뱅크 충전 상한 {percent}
      {bank} 배터리는 {percent}까지만 충전하#
      수명을 위해 {bank} 뱅크를 {percent}에서 멈추게 하#
      창고가 {any}도다. {bank} 뱅크 상한을 {percent:로} 낮추#
      {not_bank}는 만충, {bank} 뱅크는 {percent:로} 제한하#
      {bank} 뱅크: {percent}면 충분하다
      겨울 보관, {bank} 배터리 {percent}까지만 충전
      {bank} 충전 상한을 {percent:로} 바꾸#`,
    titles: ['Charge limit; Battery', '충전 상한; 배터리'],
  },
  {
    tool: 'inverter.export_limit', about: ['Power that an inverter may feed in', '역송 전력 제한'],
    takes: { inverter: whole(1, 20), kilowatts: tenths(0, 60, 'kW') },
    en: `
      inverter {inverter} exports at most {kilowatts}
      feed-in of inverter {inverter}: {kilowatts}
      the grid asks for less, inverter {inverter} down to {kilowatts}
      At {clock} the line is overloaded. {kilowatts} for inverter {inverter}.
      curtail inverter {inverter} to {kilowatts}, leave {not_inverter}
      [kilowatts=0] inverter {inverter} may not feed in at all
      no more than {kilowatts} out of inverter {inverter}, {any} panels hang on it
      hold inverter {inverter} at {kilowatts} of feed-in until {clock}`,
    ko: `
      {inverter}번 인버터 역송 {kilowatts} 제한
      {inverter}번 인버터 출력을 {kilowatts:로} 묶#
      {clock}에 선로 과부하. {inverter}번을 {kilowatts:로} 줄이#
      [kilowatts=0] {inverter}번 인버터는 역송하지 못하게 하#
      {not_inverter}번은 두고 {inverter}번을 {kilowatts:로} 제한하#
      패널 {any}장짜리 {inverter}번 인버터 {kilowatts}
      계통 요청: {inverter}번 {kilowatts}
      {inverter}번이 {kilowatts} 넘게 내보내지 못하게 하#`,
    titles: ['Feed-in; Export limit', '역송 제한; 출력 제한'],
  },
  {
    tool: 'shedLoad', about: ['Take a load off or bring it back', '부하를 차단하거나 복귀한다'],
    takes: { load: names('pool, sauna, welding shop, car wash, chapel', '수영장, 사우나, 용접장, 세차장, 강당'), shed: flag(['off|shed', '차단'], ['back|restored', '복귀']) },
    en: `
      {load} load {shed}
      [shed=true] shed the {load}
      [shed=false] bring the {load} back
      [shed=true] We are {any} kW over. Throw off the {load}.
      [shed=false] the peak ended at {clock}, the {load} may have power again
      [shed=true] the {load} can wait, take it off the supply
      [shed=false] restore the {load}, not yet the {not_load}
      [shed=false] give the {load} its power back`,
    ko: `
      {load} 부하 {shed}
      [shed=true] {load} 부하를 떼어 내#
      [shed=false] {load}에 다시 전기를 주#
      [shed=true] {any}kW 초과. {load:을} 차단하#
      [shed=false] 피크가 {clock}에 끝났다. {load:을} 복귀시키#
      [shed=false] {not_load}은 아직. {load}부터 복귀하#
      [shed=true] 전기가 모자란다. {load} 끔
      [shed=false] {load} 부하 복귀 요망`,
    titles: ['Load shedding; Peak', '부하 차단; 부하 제어'],
  },
  {
    tool: 'genset_cmd', about: ['Command the generator', '발전기 명령'],
    takes: { command: choice({ start: ['start|run', '기동|시동'], stop: ['stop|shut down', '정지'], test: ['test run|test', '시험 운전'] }), warmup_s: maybe(whole(10, 300, 's')) },
    en: `
      genset: {command}
      generator, {command}, warm-up {warmup_s}
      [command=start] The mains failed at {clock}. Start the generator.
      [command=start] fire up the genset, let it warm {warmup_s}
      [command=stop] mains are back since {any} minutes, the diesel can stop
      [command=test] {day} test: run the genset in test, {warmup_s} of warm-up
      [command=stop] shut the generator down
      [command=start] no mains, diesel on`,
    ko: `
      발전기 {command}
      발전기 {command}, 예열 {warmup_s}
      [command=start] {clock} 정전. 발전기를 기동하#
      [command=start] 발전기 시동을 걸고 {warmup_s} 예열하#
      [command=stop] 전기가 들어온 지 {any}분. 발전기를 세우#
      [command=test] {day} 정기 시험. 발전기 시험 운전하#
      [command=start] 한전 정전, 디젤 돌리#
      [command=stop] 복전됨. 발전기 정지`,
    titles: ['Generator; Genset', '발전기; 비상 발전'],
  },
  {
    tool: 'tracker_stow', about: ['Stow the solar tracker at an angle', '추적기를 눕힌다'],
    takes: { field: names('south, hill, canal, barn roof', '남쪽, 언덕, 수로, 축사 지붕'), degrees: whole(0, 60) },
    en: `
      stow the {field} field at {degrees} degrees
      {field} trackers to {degrees}°
      Gusts of {any} m/s. Put the {field} field at {degrees}°.
      lay the panels of the {field} field to {degrees} deg before {clock}
      [degrees=0] storm: lay the {field} panels flat
      snow slides off at {degrees}°, so tilt the {field} field that far, not the {not_field}
      {field} down to {degrees} degrees, wind
      let the panels of {field} rest at {degrees}°`,
    ko: `
      {field} 어레이를 {degrees}도로 눕히#
      {field} 추적기 {degrees}°
      돌풍 {any}m/s. {field} 패널을 {degrees}도로 하#
      [degrees=0] 폭풍이 온다. {field} 패널을 수평으로 눕히#
      {clock} 전에 {field} 패널을 {degrees}도로 맞추#
      눈이 미끄러지게 {field} 어레이를 {degrees}도로 세우#
      바람이 세다. {field} {degrees}도
      {field} 패널 각도 {degrees}도로 두#`,
    titles: ['Stow; Tracker', '패널 눕히기; 추적기'],
  },
  {
    tool: 'getStateOfCharge', about: ['State of charge of a bank', '배터리 잔량'],
    takes: { bank: names('A, B, C, van', 'A, B, C, 차량') }, reads: true, result: '{any} %',
    en: `
      how full is bank {bank}?
      SoC of bank {bank}
      state of charge, bank {bank}, not {not_bank}
      Does bank {bank} last until {clock}? Read its charge.
      check what bank {bank} has left
      bank {bank}, percentage?
      {any} kW are drawn; see how long bank {bank} can go, its charge please
      charge level of {bank}`,
    ko: `
      {bank} 뱅크 잔량을 확인하#
      {bank} 뱅크 충전 상태는?
      {clock}까지 버티는지 {bank} 뱅크 잔량을 보#
      {not_bank} 말고 {bank} 뱅크 SoC 조회하#
      {any}kW를 쓰는 중. {bank} 뱅크가 몇 퍼센트인지 보#
      잔량 조회: {bank}
      {bank} 배터리 얼마나 남았는지 알려 주#
      {bank} 뱅크는 몇 %인가`,
    titles: ['Charge left; How full?', '배터리 잔량; 잔량'],
  },
];
