import { choice, maybe, names, tenths, whole, type Written } from '../table';

export const lab: readonly Written[] = [
  {
    tool: 'rotorSpin', about: ['Spin a rotor', '원심분리기를 돌린다'],
    takes: { rpm: whole(300, 15000, 'rpm'), minutes: whole(1, 60, 'min'), celsius: maybe(whole(2, 30, 'C')) },
    en: `
      spin at {rpm} for {minutes}
      {minutes}, {rpm}
      spin the tubes down, {rpm}, {minutes}, at {celsius}
      centrifuge {minutes} at {rpm} and {celsius}
      {any} tubes are loaded and balanced. Spin {minutes} with {rpm}.
      pellet the cells: {rpm}, {minutes}
      The supernatant has to be clear, so {minutes} at {rpm}, cooled to {celsius}.
      run the rotor {minutes} long, not faster than {rpm}
      give the samples of {who} {minutes} at {rpm}`,
    ko: `
      {rpm}에서 {minutes} 원심분리하#
      원심 {rpm} / {minutes}
      튜브 {any}개 장착 완료. {rpm:로} {minutes} 돌리#
      {celsius}에서 {rpm:로} {minutes} 원심분리
      세포를 가라앉히#. {rpm}, {minutes}
      {minutes} 동안 {rpm:로} 회전시키#, 온도는 {celsius:로} 하#
      {rpm} 넘지 않게 {minutes} 돌리#
      {minutes}, {rpm}. 끝나면 그대로 두#
      혈청 분리: {rpm} {minutes}`,
    titles: ['Spin; Centrifuge', '원심분리; 스핀'],
  },
  {
    tool: 'incubator.set', about: ['Set an incubator', '배양기 설정'],
    takes: { unit: names('INC-1, INC-2, INC-3, shaker'), celsius: tenths(20, 60, 'C'), co2_percent: maybe(tenths(1, 10, 'pct')) },
    en: `
      {unit} {celsius}
      {unit}: {celsius}, CO2 {co2_percent}
      incubate at {celsius} in {unit}
      put {unit} on {celsius} with {co2_percent} CO2
      The plates of {day} go into {unit}; it has to be {celsius}.
      {unit} should hold {celsius} until {clock}
      cells in {unit} want {celsius} and {co2_percent} of CO2
      not {not_unit}, {unit}: {celsius}`,
    ko: `
      {unit} {celsius:로} 설정하#
      {unit} 온도 {celsius}, CO2 {co2_percent}
      {day} 배지가 들어간다. {unit:을} {celsius:로} 맞추#
      {unit}에 CO2 {co2_percent}, 온도 {celsius:로} 하#
      {clock}까지 {unit:을} {celsius:로} 유지하#
      {not_unit} 말고 {unit:을} {celsius:로} 바꾸#
      {unit} 배양 {celsius}
      세포용 {unit:을} {celsius}, CO2 {co2_percent:로} 맞추#`,
    titles: ['Incubator; Incubate', '배양기; 배양 온도'],
  },
  {
    tool: 'pipette_dispense', about: ['Dispense into wells of a plate', '웰에 분주한다'],
    takes: { plate: names('P-11, P-12, P-20, QC-A, QC-B'), microlitres: whole(5, 300), column: whole(1, 12) },
    en: `
      {microlitres} µl into column {column} of {plate}
      plate {plate}, column {column}: {microlitres} µL each
      dispense {microlitres} microlitres to {plate}, column {column}
      Column {not_column} is the blank. Column {column} of {plate} gets {microlitres} ul.
      fill col. {column} on plate {plate} with {microlitres} µl of buffer
      pipette {microlitres} µl, {plate}, col {column}, tip box {any}
      for the standard curve, {microlitres} µl in column {column} of {plate}
      {plate} still lacks column {column}: {microlitres} µl`,
    ko: `
      {plate} 플레이트 {column}열에 {microlitres}µl 분주하#
      {plate} {column}열 {microlitres}ul
      {not_column}열은 블랭크. {plate} {column}열에 {microlitres}마이크로리터 넣#
      검량선용으로 {plate}의 {column}번 열에 {microlitres}µL씩 분주하#
      {column}열, {microlitres}µl, 플레이트는 {plate:로} 하#
      팁 {any}번 상자 사용. {plate} {column}열 {microlitres}µl 분주
      {plate}의 {column}열이 비었다. {microlitres}µl 채우#
      분주: {plate} / {column}열 / {microlitres}µl`,
    titles: ['Dispense; Pipetting', '분주; 피펫팅'],
  },
  {
    tool: 'fumehood.sashHeight', about: ['Height of a fume hood sash', '흄후드 새시 높이'],
    takes: { hood: whole(1, 14), cm: whole(0, 60, 'cm') },
    en: `
      sash of hood {hood} to {cm}
      hood {hood} {cm}
      lower the sash at hood {hood} to {cm}
      Somebody left hood {hood} wide open at {clock}. Bring the sash to {cm}.
      hood {hood}'s window at {cm}, hood {not_hood} is in use
      [cm=0] pull the sash of hood {hood} all the way down
      For the air flow, the sash at hood {hood} may stand at {cm}.
      hood no. {hood}: window at {cm}, the {who} says`,
    ko: `
      {hood}번 후드 새시 {cm}
      {hood}번 흄후드 창을 {cm} 높이로 내리#
      {clock}에 {hood}번 후드가 열려 있었다. {cm:로} 하#
      [cm=0] {hood}번 후드 새시를 끝까지 내리#
      {not_hood}번은 사용 중. {hood}번 새시만 {cm:로} 맞추#
      기류를 위해 {hood}번 후드 창 {cm} 유지
      후드 {hood}번 창 높이 {cm}
      {who} 지시로 {hood}번 새시를 {cm}에 맞추#`,
    titles: ['Fume hood; Sash', '흄후드; 새시 높이'],
  },
  {
    tool: 'stirrerStart', about: ['Start a magnetic stirrer with heating', '교반기를 시작한다'],
    takes: { plate: whole(1, 12), rpm: whole(60, 1500, 'rpm'), heat_c: maybe(whole(25, 280, 'C')) },
    en: `
      stir on plate {plate}, {rpm}
      hot plate {plate}: {rpm}, {heat_c}
      stirrer {plate} with {rpm}, heated to {heat_c}
      The salt in beaker {any} does not dissolve; plate {plate}, {rpm}, {heat_c}.
      gently, {rpm}, on plate {plate}, no heat
      get the bar spinning on plate {plate}: {rpm}
      {rpm} on stirrer {plate} until {clock}
      plate {plate} must stir at {rpm} when I come back at {clock}`,
    ko: `
      {plate}번 교반기 {rpm}
      {plate}번 핫플레이트 {rpm}, {heat_c}
      {plate}번에서 {rpm:로} 저으면서 {heat_c}까지 가열하#
      비커 {any}번이 녹지 않는다. {plate}번 교반기를 {rpm:로} 돌리#
      가열 없이 {plate}번 교반 {rpm:로} 시작하#
      {clock}까지 {plate}번 교반기 {rpm} 운전
      {plate}번 교반 시작, {rpm}
      {clock}에 올 때 {plate}번이 {rpm:로} 돌고 있어야 한다`,
    titles: ['Stir; Stirrer', '교반; 교반기 시작'],
  },
  {
    tool: 'label_sample', about: ['Assign a state to a sample', '시료 상태를 지정한다'],
    takes: { sample: names('S-104, S-118, S-203, S-377, ref-2'), status: choice({ accepted: ['accepted|good', '적합|합격'], rejected: ['rejected|bad', '부적합|불합격'], retest: ['for retest|to be measured again', '재시험|재검'] }) },
    en: `
      {sample} is {status}
      mark {sample} {status}
      [status=rejected] Sample {sample} was hemolysed. Reject it.
      [status=retest] two values of {sample} differ by {any} %, measure it again: mark it so
      [status=accepted] {sample} passed, accept it
      set {sample} to {status}, {not_sample} stays open
      sample {sample}: {status}, says the {who}
      lab book: {sample}, {status}`,
    ko: `
      {sample} {status}
      시료 {sample:을} {status:로} 지정하#
      [status=rejected] {sample} 용혈. 불합격 처리하#
      [status=retest] {sample} 값이 {any}% 차이 난다. 재시험으로 돌리#
      [status=accepted] {sample} 통과. 적합으로 표시하#
      {not_sample}는 보류, {sample:은} {status:로} 처리하#
      판정: {sample} {status}
      {who} 확인, {sample:은} {status}`,
    titles: ['Sample state; Judge the sample', '시료 판정; 시료 상태'],
  },
];
