import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const animals = names('Luna, Biscuit, Mr. Whiskers, Rex, Olive, Hector', '콩이, 보리, 초코, 나비, 두부, 뭉치');

export const veterinary: readonly Written[] = [
  {
    tool: 'give_drug', about: ['Book and release a dose for an animal', '동물에게 약을 투여 처리한다'],
    takes: { animal: animals, drug: names('meloxicam, maropitant, amoxicillin, prednisolone, ketamine', '멜록시캄, 마로피턴트, 아목시실린, 프레드니솔론, 케타민'), mg: tenths(0.5, 80), route: maybe(choice({ po: ['by mouth|orally', '경구|먹여서'], sc: ['under the skin|subcutaneously', '피하|피하주사'], iv: ['into the vein|i.v.', '정맥|정맥주사'] })) },
    en: `
      {animal} gets {mg} mg {drug}
      {drug} for {animal}, {mg} mg, {route}
      {mg} mg of {drug} {route} for {animal}
      dose {animal} with {drug}: {mg} mg
      [route=po] hide {mg} mg of {drug} in the food of {animal}
      [route=iv] {animal} has a line in; {mg} mg {drug} through it
      {animal} weighs {any} kg and limps. {drug}, {mg} mg.
      [route=sc] scruff of {animal}, needle, {mg} mg {drug}
      patient {animal}: {drug} {mg} mg, next one on {day}
      The owner of {animal} says it vomited twice. Give {mg} mg {drug}.
      not {not_animal} but {animal} is due: {mg} mg {drug}, {route}
      [route=po] {animal} eats cheese with anything in it: {drug}, {mg} mg
      {animal} had {any} seizures since {day}. {mg} mg {drug} now.`,
    ko: `
      {animal}에게 {drug} {mg}mg 투여하#
      {animal}: {drug} {mg}mg {route}
      {animal}, {drug:을} {route:로} {mg}mg 주#
      [route=po] {animal} 사료에 {drug} {mg}mg을 섞어 먹이#
      [route=iv] {animal:은} 라인이 잡혀 있다. {drug} {mg}mg을 혈관으로 넣#
      [route=sc] {animal} 목덜미 피부 아래로 {drug} {mg}mg
      {animal} 체중 {any}kg, 절뚝거림. {drug} {mg}mg 처치
      보호자 말로는 두 번 토했다. {animal}에게 {mg}mg의 {drug:을} 주#
      {not_animal} 아니고 {animal} 차례: {drug} {mg}mg
      {day}까지 매일이지만 오늘은 {animal}에게 {drug} {mg}mg만 주#
      [route=po] {animal:은} 치즈에 싸면 다 먹는다. {drug} {mg}mg
      {day} 이후 {animal} 발작 {any}회. 지금 {drug} {mg}mg 투여`,
    titles: ['Give the drug; Medicine; Treatment', '투약; 처치; 약 투여'],
  },
  {
    tool: 'kennelAssign', about: ['Put an animal into a kennel', '동물을 입원장에 넣는다'],
    takes: { animal: animals, kennel: whole(1, 28), heated: maybe(flag()) },
    en: `
      {animal} into kennel {kennel}
      kennel {kennel} for {animal}
      [heated=true] {animal} has just had surgery, kennel {kennel}, warm floor
      [heated=false] {animal} pants. Kennel {kennel} and no heat mat.
      move {animal} to kennel {kennel}, {not_kennel} is being washed
      {animal} stays overnight in {kennel}
      [heated=true] lay {animal} down in {kennel} with the heating on
      bed down {animal} in no. {kennel} after the x-ray at {clock}
      {animal} barks at the cats. Kennel {kennel} is quiet, put it there.
      [heated=false] kennel {kennel}, {animal}, cold floor is fine
      [heated=false] {animal} likes it cool, a normal floor in {kennel}
      [heated=true] {animal} is down to {any} degrees: {kennel} and keep it cosy`,
    ko: `
      {animal} {kennel}번 입원장
      {animal:을} {kennel}번 장에 넣#
      [heated=true] 수술 직후인 {animal:을} {kennel}번 장에 눕히고 바닥을 따뜻하게 하#
      [heated=false] {animal:이} 헐떡인다. {kennel}번 장, 열판 없이
      {not_kennel}번은 소독 중. {animal:은} {kennel}번으로 옮기#
      {animal} 오늘 밤 {kennel}번에서 재우#
      [heated=true] {kennel}번 입원장에 {animal}, 온열 켜 두#
      {clock} 엑스레이 뒤 {animal:을} {kennel}번에 들이#
      고양이를 보고 짖으니 {animal:은} 조용한 {kennel}번으로 보내#
      [heated=false] {animal}, {kennel}번 장. 보온은 필요 없음
      [heated=false] {animal:은} 시원한 것을 좋아한다. {kennel}번, 난방 없이
      [heated=true] {animal} 체온이 {any}도로 떨어졌다. {kennel}번 장에 따뜻하게 눕히#`,
    titles: ['Kennel; Put the animal to bed; Stay overnight', '입원장 배정; 입원'],
  },
  {
    tool: 'vet.weigh_in', about: ['Record the weight of an animal', '체중을 기록한다'],
    takes: { animal: animals, kg: tenths(0.8, 62, 'kg') },
    en: `
      {animal} weighs {kg}, write it down
      weight of {animal}: {kg}
      scale says {kg} for {animal}
      put {kg} into the card of {animal}
      record {kg} for {animal}; on {day} it was more
      {animal} was on the scale at {clock}: {kg}.
      {animal} {kg}, {not_animal} would not sit still
      enter the new weight, {animal}, {kg}
      the chart of {animal} needs today's weight of {kg}`,
    ko: `
      {animal} 체중 {kg} 기록하#
      {animal} {kg}, 차트에 적#
      저울 값 {kg}. {animal} 카드에 넣#
      {clock}에 잰 {animal} 몸무게는 {kg:이}다. 입력하#
      {day}보다 줄었다. {animal} {kg:로} 적어 두#
      체중 입력: {animal} / {kg}
      {not_animal:은} 가만있지 않아 못 쟀고, {animal:은} {kg}
      {animal} 오늘 체중({kg})을 기록에 남기#`,
    titles: ['Weight; Weigh-in', '체중 기록; 체중'],
  },
  {
    tool: 'last_weight', about: ['Last recorded weight of an animal', '마지막 체중을 조회한다'],
    takes: { animal: animals }, reads: true, result: '{any}.5',
    en: `
      how heavy was {animal} last time?
      look up the last weight of {animal}
      {animal}: weight in the chart
      before we count the dose, see what {animal} weighed on {day}
      get the old weight of {animal}, not of {not_animal}`,
    ko: `
      {animal} 지난번 체중을 조회하#
      {animal} 마지막 몸무게 확인
      용량 계산 전에 {animal:이} {day}에 몇 킬로였는지 보#
      {not_animal} 말고 {animal} 차트에서 체중을 찾#`,
    titles: ['Last weight; How heavy was it?', '지난 체중; 체중 조회'],
  },
];
