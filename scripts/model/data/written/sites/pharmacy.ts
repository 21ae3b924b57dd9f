import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const fridges = names('MF-1, MF-2, MF-4, vaccine, blood bank, insulin', 'MF-1, MF-2, MF-4, 백신, 혈액, 인슐린');

export const pharmacy: readonly Written[] = [
  {
    tool: 'medfridge_limits', about: ['Alarm limits of a medicine fridge', '의약품 냉장고 경보 한계'],
    takes: { fridge: fridges, low_c: tenths(-2, 4, 'C'), high_c: tenths(5, 12, 'C') },
    en: `
      {fridge}: alarm below {low_c} and above {high_c}
      limits of {fridge} {low_c} to {high_c}
      the {fridge} fridge must stay between {low_c} and {high_c}
      {fridge} upper limit {high_c}, lower limit {low_c}
      warn us when {fridge} leaves {low_c} to {high_c}
      {any} packs came on {day}: {fridge} alarms at {high_c}, and at the bottom at {low_c}
      not {not_fridge}: for {fridge}, low {low_c}, high {high_c}
      the insert says {low_c} to {high_c}; alarm accordingly for {fridge}`,
    ko: `
      {fridge} 냉장고 경보 하한 {low_c}, 상한 {high_c}
      {fridge} 한계 {low_c}~{high_c}
      {fridge} 냉장고가 {low_c}에서 {high_c} 사이를 벗어나면 울리게 하#
      {fridge} 상한 {high_c}, 하한 {low_c:로} 설정하#
      {day}에 {any}팩 입고. {fridge} 경보를 {high_c} 초과, {low_c} 미만으로 하#
      {not_fridge} 말고 {fridge} 하한 {low_c}, 상한 {high_c}
      설명서대로 {fridge} 경보 {low_c}에서 {high_c}
      {fridge}: 최저 {low_c}, 최고 {high_c}`,
    titles: ['Alarm limits; Fridge limits', '경보 한계; 냉장고 한계'],
  },
  {
    tool: 'quarantine_drawer', about: ['Quarantine a drawer', '서랍을 격리한다'],
    takes: { fridge: fridges, drawer: whole(1, 12), until_checked: maybe(flag()) },
    en: `
      quarantine drawer {drawer} of {fridge}
      drawer {drawer} in {fridge} is not to be used
      [until_checked=true] lock away drawer {drawer} in {fridge} until the pharmacist has looked
      The door stood open {any} minutes. Block drawer {drawer}, fridge {fridge}.
      {fridge}, drawer {drawer}: hold, drawer {not_drawer} is fine
      [until_checked=true] nobody takes from {fridge} drawer {drawer} before it is checked
      put {fridge}/{drawer} aside
      expired on {day}: {fridge} drawer {drawer}, set aside`,
    ko: `
      {fridge} {drawer}번 서랍 격리하#
      {fridge} 냉장고 {drawer}번 서랍 사용 금지
      [until_checked=true] 약사가 볼 때까지 {fridge} {drawer}번 서랍을 격리하#
      문이 {any}분 열려 있었다. {fridge} {drawer}번 서랍을 묶어 두#
      {not_drawer}번은 괜찮다. {fridge} {drawer}번만 격리
      [until_checked=true] 확인 전까지 {fridge} {drawer}번에서 꺼내지 못하게 하#
      {day} 만료. {fridge} {drawer}번 서랍 따로 두#
      격리: {fridge} / {drawer}번`,
    titles: ['Quarantine; Block the drawer', '격리; 서랍 격리'],
  },
  {
    tool: 'dispense.unit_dose', about: ['Dispense unit doses', '약을 낱개로 낸다'],
    takes: { drug: names('paracetamol, ibuprofen, amoxicillin, omeprazole, cetirizine', '아세트아미노펜, 이부프로펜, 아목시실린, 오메프라졸, 세티리진'), doses: whole(1, 30), ward: names('3A, 4B, ICU, ER, peds', '3A, 4B, 중환자실, 응급실, 소아') },
    en: `
      {doses} {drug} for ward {ward}
      ward {ward}: {drug} x{doses}
      dispense {doses} doses of {drug} to {ward}
      Ward {not_ward} has its share. {ward} still gets {doses} {drug}.
      {drug}, {doses} unit doses, ward {ward}, round at {clock}
      let out {doses} x {drug} for {ward}
      {ward} asked for {doses} of {drug}, not for {not_drug}
      {any} beds in {ward}: {drug}, {doses} doses`,
    ko: `
      {ward} 병동에 {drug} {doses}정 불출하#
      {ward}: {drug} {doses}개
      {drug} {doses}회분을 {ward:로} 내보내#
      {not_ward}는 받았다. {ward}에 {drug} {doses}정을 주#
      {clock} 회진분, {ward} 병동 {drug} {doses}정
      {not_drug} 말고 {drug:을} {doses}정 {ward}에 불출하#
      {ward} {any}병상, {drug} {doses}정
      {drug} {doses}정 → {ward}`,
    titles: ['Dispense; Unit doses', '불출; 약품 불출'],
  },
  {
    tool: 'sterilizer_start', about: ['Start a sterilizer cycle', '멸균기를 시작한다'],
    takes: { sterilizer: whole(1, 5), celsius: choice({ '121': ['121 °C|121 degrees|121', '121도|121℃'], '134': ['134 °C|134 degrees|134', '134도|134℃'] }), load: maybe(names('instruments, textiles, glass, liquids', '기구, 린넨, 유리, 액체')) },
    en: `
      sterilizer {sterilizer} at {celsius}
      start number {sterilizer}, {celsius}, load {load}
      {load} in sterilizer {sterilizer}: {celsius}
      Theatre {any} needs its set at {clock}; sterilizer {sterilizer}, {celsius}.
      autoclave {sterilizer} {celsius}, not autoclave {not_sterilizer}
      run {celsius} on sterilizer {sterilizer} with {load}
      wrapped set, {celsius}, machine {sterilizer}
      {sterilizer}: {celsius}, door is shut`,
    ko: `
      {sterilizer}번 멸균기 {celsius}
      {sterilizer}번 멸균기를 {celsius:로} 시작하#
      {load} 멸균, {sterilizer}번, {celsius}
      {clock} 수술 세트. {sterilizer}번 멸균기 {celsius:로} 돌리#
      {not_sterilizer}번 말고 {sterilizer}번에서 {load:을} {celsius:로} 멸균하#
      {any}번 수술실용, {sterilizer}번 {celsius} 멸균
      {sterilizer}번: {celsius}, 문 닫힘 확인
      포장 세트다. {sterilizer}번 멸균기 {celsius}`,
    titles: ['Sterilize; Autoclave', '멸균; 멸균기 시작'],
  },
  {
    tool: 'ackFridgeAlarm', about: ['Acknowledge a fridge alarm', '냉장고 경보를 확인 처리한다'],
    takes: { fridge: fridges, initials: names('mk, jh, sy, tb, lw') },
    en: `
      acknowledge {fridge}, {initials}
      {initials} has seen the alarm of {fridge}
      ack {fridge} ({initials})
      The alarm of {fridge} came at {clock}; {initials} takes it.
      confirm the fridge alarm {fridge} with the initials {initials}
      {fridge} beeps, {initials} is on it, {not_initials} is off duty
      {initials} looked at {fridge}; the alarm is known
      done by {initials}: {fridge} alarm seen`,
    ko: `
      {fridge} 경보 확인, {initials}
      {fridge} 냉장고 경보를 {initials} 이름으로 확인 처리하#
      {clock}에 울린 {fridge} 경보는 {initials:이} 맡는다. 확인하#
      {not_initials} 아니고 {initials:로} {fridge} 경보를 확인하#
      {fridge} 경보 인지함. 서명 {initials}
      {initials:이} {fridge:을} 보았다. 경보 확인 처리하#
      {any}분 울렸다. {fridge} 경보 확인, {initials}
      {fridge} / {initials} 확인`,
    titles: ['Acknowledge; Fridge alarm', '경보 확인; 냉장고 경보'],
  },
  {
    tool: 'get_fridge_temp', about: ['Temperature of a medicine fridge', '냉장고 온도'],
    takes: { fridge: fridges }, reads: true, result: '{any} C',
    en: `
      how cold is {fridge}?
      temperature of the {fridge} fridge
      read {fridge} for the {clock} entry
      check fridge {fridge}, not {not_fridge}
      Is {fridge} still in range? Look at its temperature.
      {fridge}, degrees now?
      {who} asks for the temperature in {fridge}
      door of {fridge} was open {any} min; what is it inside?`,
    ko: `
      {fridge} 냉장고 온도를 읽#
      {fridge} 온도는?
      {clock} 기록용 {fridge} 온도 확인
      {not_fridge} 말고 {fridge} 냉장고 온도를 조회하#
      범위 안인지 {fridge} 온도를 보#
      {fridge} 문이 {any}분 열렸다. 안이 몇 도인지 보#
      {who} 문의: {fridge} 온도
      {fridge} 지금 몇 도인가`,
    titles: ['Fridge temperature', '냉장고 온도'],
  },
];
