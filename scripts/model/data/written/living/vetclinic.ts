import { flag, maybe, moment, names, tenths, whole, type Written } from '../table';

const pet = names('Bruno, Mimi, Luna, Oskar, Biscuit, Zorro', '초코, 나비, 두부, 콩이, 뽀삐, 흰둥이');

export const vetclinic: readonly Written[] = [
  {
    tool: 'drip_rate', about: ['Set the drip of a kennel', '수액 속도를 정한다'],
    takes: { kennel: whole(1, 24), ml_h: tenths(2, 90) },
    en: `
      kennel {kennel} drip {ml_h} ml an hour
      {ml_h} ml/h into the patient in {kennel}
      The cat in {kennel} weighs {any} hundred grams less than on {day}. Give it {ml_h} ml/h.
      let the drip on {kennel} run with {ml_h} ml/h
      slow or speed up {kennel} to {ml_h} an hour
      infusion {kennel}: {ml_h} ml per hour until {clock}
      kidney patient in {kennel} needs {ml_h} ml/h, {not_kennel} gets nothing
      pump at kennel {kennel} on {ml_h} ml/h`,
    ko: `
      {kennel}번 장 수액 시간당 {ml_h}ml
      {kennel}번 입원장에 {ml_h} ml/h로 수액을 넣#
      {day}보다 {any}g 줄었다. {kennel}번 수액을 시간당 {ml_h}ml로 하#
      {clock}까지 {kennel}번 {ml_h}ml/h 유지
      신부전 {kennel}번 장은 {ml_h}ml/h, {not_kennel}번은 없음
      {kennel}번 펌프 속도를 {ml_h}ml/h로 맞추#
      수액({kennel}번): {ml_h} ml/h
      {kennel}번 수액 속도 {ml_h}로 조정 요망`,
    titles: ['Drip; Infusion; Kennel drip', '수액; 수액 속도; 입원장 수액'],
  },
  {
    tool: 'kennel_warm', about: ['Set the temperature of a kennel', '입원장 온도를 정한다'],
    takes: { kennel: whole(1, 24), celsius: whole(18, 33, 'C') },
    en: `
      kennel {kennel} {celsius}
      warm kennel {kennel} to {celsius}
      {celsius} for the puppy in {kennel}
      Just out of surgery and shivering; bring box {kennel} to {celsius}.
      the bulldog in {kennel} pants, not more than {celsius} there
      heat pad of {kennel}: {celsius}, drip stays as it is
      keep {kennel} on {celsius} until {clock}, {not_kennel} is empty
      set the air of kennel {kennel} at {celsius}`,
    ko: `
      {kennel}번 장 {celsius}
      {kennel}번 입원장을 {celsius:로} 데우#
      강아지가 있는 {kennel}번은 {celsius}
      수술 직후라 떤다. {kennel}번을 {celsius:로} 올리#
      불도그가 헐떡인다. {kennel}번 온도는 {celsius:을} 넘지 않게 하#
      수액은 두고 {kennel}번 온도만 {celsius:로} 하#
      {clock}까지 {kennel}번 {celsius} 유지, {not_kennel}번은 비었음
      {kennel}번 장 온도 설정: {celsius}`,
    titles: ['Warm kennel; Kennel temperature', '입원장 온도; 보온; 장 온도'],
  },
  {
    tool: 'theatre_slot', about: ['Put an operation into the plan', '수술 시간을 잡는다'],
    takes: { pet, op: names('spay, dental, fracture, hernia, lump removal', '중성화, 스케일링, 골절, 탈장, 종괴 제거'), at: moment(), vet: maybe(names('Dr Amari, Dr Voss, Dr Lindgren', '오 원장, 신 수의사, 문 수의사')) },
    en: `
      {pet}: {op}, {at}
      {op} of {pet} on {at} by {vet}
      {vet} does {pet} at {at}, {op}
      The owner can only bring {pet} before work. Plan the {op} for {at}.
      at {at} theatre is kept for {pet} ({op})
      {pet} must not eat from {clock} on; {op} is at {at} with {vet}
      {op} → {pet}, {vet}, {at}
      operate on {pet} at {at}: {op}, and not {not_op}
      enter {at}, {pet}, {op}, surgeon {vet}`,
    ko: `
      {pet} {op} {at}
      {at}에 {pet} {op} 수술을 잡아 두#
      {pet} {op}, 집도 {vet}, {at}
      보호자가 출근 전에만 올 수 있다. {pet} {op:을} {at:로} 예약하#
      {vet:이} {at}에 {pet} {op} 집도
      {pet:은} {clock}부터 금식. {op}, {at}, 담당 {vet}
      {not_op} 아니고 {op:로} {pet:을} {at}에 등록하#
      수술 예약: {at} / {pet} / {op}
      {at} 수술실은 {pet} {op:로} 비워 두#`,
    titles: ['Plan an operation; Theatre slot', '수술 예약; 수술 시간; 수술실'],
  },
  {
    tool: 'isolate_pet', about: ['Put an animal into isolation or back to the ward', '격리실로 보내거나 뺀다'],
    takes: { pet, isolated: flag(['isolated', '격리'], ['back on the ward', '일반']) },
    en: `
      [isolated=true] {pet} coughs, away from the others with it
      [isolated=false] {pet} is clear of parvo since {day} and may lie with the rest
      [isolated=true] {pet} behind closed doors until the swab is back
      [isolated=false] lift the quarantine on {pet}
      [isolated=true] Ringworm on {pet}. {any} animals lie in that ward, so keep it by itself.
      [isolated=false] swab negative, {pet} moves back among the other patients
      {pet} {isolated} from {clock}
      [isolated=true] no contact for {pet}, {not_pet} is healthy
      [isolated=true] {pet} has been vomiting since {clock} and nobody knows why. Alone, please.
      [isolated=false] {any} days of quarantine are over for {pet}`,
    ko: `
      [isolated=true] {pet:이} 기침한다. 다른 아이들과 떼어 두#
      [isolated=false] {day} 검사에서 {pet} 파보 음성. 일반 병동으로 돌리#
      [isolated=true] 결과 나올 때까지 {pet} 따로 두기
      [isolated=false] {pet} 격리를 풀#
      [isolated=true] {pet} 곰팡이 피부병. 같은 병동에 {any}마리 있으니 혼자 두#
      [isolated=false] {pet} 면봉 검사 음성, 다른 환자와 같이 있어도 됨
      {clock}부터 {pet} {isolated}
      [isolated=true] {not_pet:은} 건강함. {pet} 접촉 금지
      [isolated=true] {clock}부터 {pet:이} 토한다. 원인을 알 때까지 혼자 두#
      [isolated=false] {pet} 격리 {any}일이 끝났다. 친구들 곁으로 보내#`,
    titles: ['Isolation; Quarantine a patient', '격리; 격리실; 환자 격리'],
  },
  {
    tool: 'pet_weigh', about: ['Read what an animal weighs', '동물 몸무게를 읽는다'],
    takes: { pet }, reads: true, result: '{any}.2',
    en: `
      weight of {pet}
      weigh {pet}
      how heavy is {pet} today
      The dose depends on it: put {pet} on the scale.
      {pet} at {clock}, kilos
      has {pet} gained since {day}
      scale, {pet}; {not_pet} comes later
      before the operation we need what {pet} weighs
      {pet} lost {any} grams in a night, check again`,
    ko: `
      {pet} 몸무게
      {pet} 체중을 재#
      용량이 체중에 달렸다. {pet:을} 저울에 올리#
      {clock} {pet} 체중 확인
      {day}보다 늘었는지 {pet} 무게를 보#
      {not_pet:은} 나중에, {pet} 몸무게부터
      수술 전 {pet} 체중 조회
      밤새 {any}g 줄었다는 {pet}, 다시 재#
      {pet} 몇 kg인지 알려 주#`,
    titles: ['Weigh the patient; Weight', '체중 확인; 몸무게 재기'],
  },
];
