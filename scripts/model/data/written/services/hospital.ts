import { choice, flag, maybe, names, tenths, type Written } from '../table';

const beds = names('4A-02, 4A-11, 5B-07, 5B-12, ICU-3, ICU-6, 7C-01');

export const hospital: readonly Written[] = [
  {
    tool: 'bed_assign', about: ['Give a bed to a patient', '환자에게 병상을 배정한다'],
    takes: { patient: names('Mrs Abara, Mr Lindqvist, Ms Okafor, Mr Duarte, Mrs Petrov', '김영희 님, 박준호 님, 이말순 님, 최도현 님, 정미라 님'), bed: beds },
    en: `
      {patient} goes to {bed}
      bed {bed} for {patient}
      {bed}: {patient}
      {patient} comes up from the ER with {any} litres of oxygen; make {bed} the bed
      give {patient} {bed}, the window place
      have {bed} booked for {patient}, admission {clock}
      not {not_bed}, that one is broken: {patient} into {bed}
      In {bed} lies {patient} from today on.
      admit {patient} to {bed}
      we put {patient} into bed {bed} so that the nurses see the monitor
      The ambulance with {patient} needs {any} minutes. When it is here: {bed}.
      no isolation, no monitor, so {bed} will do for {patient}`,
    ko: `
      {patient} {bed} 배정하#
      {bed} 병상에 {patient:을} 배치하#
      {patient} → {bed}
      {not_bed:은} 고장. {patient:은} {bed:로} 입원
      {clock} 입원하는 {patient}, {bed}
      응급실에서 산소 {any}리터로 올라오는 {patient}에게 {bed:을} 주#
      오늘부터 {bed:은} {patient} 자리다
      모니터가 보이도록 {patient:을} {bed}에 눕히#
      병상 배정: {bed} / {patient}
      구급차가 {any}분 뒤 도착한다. {patient:은} {bed:로}
      격리도 모니터도 필요 없는 {patient}, {bed}면 된다`,
    titles: ['Admission; Assign a bed; Bed', '병상 배정; 입원'],
  },
  {
    tool: 'bedTransfer', about: ['Move whoever lies in a bed to another bed', '병상 환자를 다른 병상으로 옮긴다'],
    takes: { from_bed: beds, to_bed: names('6D-04, 6D-09, 8E-02, HDU-1, HDU-2, ISO-1') },
    en: `
      {from_bed} moves to {to_bed}
      wheel the patient of {from_bed} over to {to_bed}
      {to_bed} takes over from {from_bed}
      make {from_bed} empty, the patient lies in {to_bed} afterwards
      to {to_bed}, from {from_bed}, at {clock}
      The patient in {from_bed} has MRSA. Transfer to {to_bed}.
      into {to_bed} goes who is now in {from_bed}
      swap nothing, just {from_bed} to {to_bed}
      {any} beds are free upstairs; {to_bed} is for the patient from {from_bed}
      transfer {from_bed} → {to_bed}
      The toilet beside {from_bed} is flooded. Until it is mopped, {to_bed} for whoever lies there.
      upgrade to a single room: {to_bed}, up to now {from_bed}`,
    ko: `
      {from_bed} 환자를 {to_bed:로} 옮기#
      {from_bed} → {to_bed} 전동
      {to_bed}에 {from_bed} 환자를 들이#
      {from_bed:을} 비우고 환자는 {to_bed:로} 보내#
      {clock} 전실. 가는 곳 {to_bed}, 있던 곳 {from_bed}
      {from_bed} 환자 MRSA 확인. {to_bed:로} 전실하#
      위층에 {any}자리 비었다. {to_bed}에는 {from_bed} 환자가 간다
      {to_bed:로} 전동 요망, 현재 {from_bed}
      맞바꾸는 것이 아니라 {from_bed}에서 {to_bed:로}만 옮기#
      {from_bed} 옆 화장실이 넘쳤다. 거기 누운 환자는 {to_bed:로}
      1인실로 승급: {to_bed}, 지금은 {from_bed}`,
    titles: ['Transfer; Move the patient', '전실; 병상 이동'],
  },
  {
    tool: 'medgas.zone_valve', about: ['Open or shut the zone valve of a medical gas', '의료가스 구역 밸브'],
    takes: { zone: names('OR north, OR south, ICU, ward 4, ward 5, dental', '수술실 북, 수술실 남, 중환자실, 4병동, 5병동, 치과'), gas: choice({ o2: ['oxygen|O2', '산소'], air: ['medical air|air', '의료용 공기'], n2o: ['nitrous oxide|laughing gas', '아산화질소|웃음가스'], vac: ['vacuum|suction', '흡인|진공'] }), open: flag(['open', '열림|개방'], ['shut|closed', '닫힘|차단']) },
    en: `
      {zone} {gas}: {open}
      {gas} for {zone} {open}
      [open=false] it burns in {zone}: no {gas} in there any more
      [open=true] {zone} is repaired, let {gas} in again
      [open=false] Cut {gas} off from {zone}. Patients hang on {any} bottles already.
      [open=true] give {zone} its {gas} back
      [open=false,gas=o2] Fire! Nothing that feeds flames may flow into {zone}.
      [open=true,gas=vac] the surgeons of {zone} have to be able to suck again
      the zone valve for {gas} in {zone} must be {open} at {clock}
      [open=false] shut {gas} down for {zone} only, {not_zone} keeps it
      [open=false] leak hissing at {zone}, close its {gas}
      [gas=air,open=false] the compressor smells of oil; nobody in {zone} is to breathe from it
      [gas=n2o,open=false] laughing gas is not used in {zone} any more, close it there
      [gas=n2o,open=true] the children's dentist in {zone} needs laughing gas again
      [gas=vac,open=false] no more suction in {zone} as long as the {who} must work on the trap`,
    ko: `
      {zone} {gas} 밸브 {open}
      [open=false] {zone}에 불이 났다. {gas:을} 막#
      [open=true] {zone} 수리 완료. {gas:을} 다시 보내#
      [open=false] 환자들은 봄베 {any}개로 넘어갔다. {zone} {gas} 잠그#
      [open=true] {zone}에 {gas} 공급 재개하#
      [open=false,gas=o2] 화재! {zone:로} 가는 불붙는 기체를 끊#
      [open=true,gas=vac] {zone}에서 다시 석션할 수 있게 하#
      {clock} 기준 {zone} {gas:은} {open} 상태여야 한다
      [open=false] {not_zone:은} 유지하고 {zone} {gas}만 차단
      [open=false] {zone}에서 새는 소리가 난다. {gas} 잠금
      {gas}, {zone}, {open}
      [gas=air,open=false] 압축기에서 기름 냄새가 난다. {zone} 쪽 의료용 공기를 막#
      [gas=n2o,open=false] {zone}에서는 이제 웃음가스를 안 쓴다. 잠그#
      [gas=n2o,open=true] {zone} 소아 치과에 웃음가스가 다시 필요하다. 열#
      [gas=vac,open=false] 트랩을 가는 동안 {zone} 흡인을 끊어 두#`,
    titles: ['Medical gas; Zone valve', '의료가스; 구역 밸브'],
  },
  {
    tool: 'o2_flow_set', about: ['Set the oxygen flow at a bed', '병상 산소 유량을 정한다'],
    takes: { bed: beds, lpm: tenths(0.5, 15), mask: maybe(choice({ nasal: ['nasal prongs|prongs', '비강 캐뉼라|캐뉼라'], simple: ['simple mask|face mask', '단순 마스크'], reservoir: ['reservoir mask|non-rebreather', '리저버 마스크|저장백 마스크'] })) },
    en: `
      {bed} on {lpm} litres
      {lpm} l/min oxygen at {bed}
      {bed}: {mask}, {lpm} l/min
      Saturation {any} % in {bed}. Oxygen to {lpm} litres per minute.
      wean {bed} to {lpm} L a minute
      flow at bed {bed} {lpm} lpm with {mask}
      {bed} takes {lpm} litres of oxygen a minute, the other bed in the room none
      give {bed} {lpm} l of O2 per minute through {mask}
      the blue lips in {bed} mean {lpm} litres/min, at once
      {bed} not {not_bed}: oxygen flow {lpm}
      [mask=nasal] {bed} eats lunch now, so two little tubes in the nose and {lpm} l/min
      [mask=reservoir] {bed} goes blue in spite of everything: bag mask, {lpm} litres a minute
      [mask=simple] no prongs for {bed}, the plain mask over mouth and nose, {lpm} l/min
      After the walk to the bathroom {bed} was at {any} %. Let {lpm} litres a minute run.`,
    ko: `
      {bed} 산소 {lpm}리터
      {bed} 환자 산소를 분당 {lpm}L로 맞추#
      {bed}: {mask}, {lpm}L/min
      {bed} 포화도 {any}%. 산소 {lpm}L/분으로 올리#
      {bed} 이탈 과정, {lpm}L로 낮추#
      {mask:로} {bed}에 분당 {lpm}리터 주#
      {not_bed} 말고 {bed} 산소 유량 {lpm}
      입술이 파랗다. {bed} 분당 {lpm}리터 즉시
      O2 {lpm}L/min @ {bed}, {mask}
      [mask=nasal] {bed} 환자 식사 중. 코에 거는 줄로 분당 {lpm}리터
      [mask=reservoir] {bed} 청색증이 심하다. 주머니 달린 마스크로 {lpm}L/분
      [mask=simple] {bed:은} 코줄 말고 일반 마스크로 {lpm}L/min
      화장실에 다녀온 뒤 {bed} 포화도가 {any}%로 떨어졌다. 분당 {lpm}리터로 하#`,
    titles: ['Oxygen flow; Oxygen at the bed', '산소 유량; 산소 투여'],
  },
  {
    tool: 'next_free_bed', about: ['Find a free bed on a ward', '병동의 빈 병상을 찾는다'],
    takes: { ward: names('4A, 5B, 7C, ICU, HDU') }, reads: true, result: 'B-{any}',
    en: `
      find a free bed on {ward}
      which bed on {ward} is empty?
      look where {ward} has room
      a place on {ward} for the admission of {clock}, which one
      ask {ward} for a bed, {not_ward} is full
      {any} people wait downstairs; see what {ward} has free`,
    ko: `
      {ward} 병동 빈자리를 찾#
      {ward}에 비어 있는 병상 확인
      {clock} 입원용으로 {ward} 빈 병상을 알아보#
      {not_ward:은} 만실이다. {ward} 쪽 병상을 조회하#
      {any}명이 대기 중. {ward} 어느 자리가 비었는지 보#`,
    titles: ['Free bed; Find a bed', '빈 병상; 병상 찾기'],
  },
];
