import { texts } from '../industry/slots';
import { choice, date, flag, maybe, names, span, tenths, whole, type Written } from '../table';

const horse = names('Bella, Storm, Juno, Old Pete, Karat, Fjalar, Mirabelle', '벨라, 번개, 주노, 흰둥이, 카라트, 바람이, 미라');
const dog = names('Rex, Luna, Biscuit, Mr Bean, Hugo, Tilly, Kim', '렉스, 루나, 비스킷, 콩이, 후고, 보리, 초코');
const field = names('paddock 3, upper meadow, sand ring, winter field, orchard field', '3번 방목장, 윗풀밭, 모래 마장, 겨울 방목장, 과수원 밭');

/** Horses in stables and dogs in kennels. */
export const stables: readonly Written[] = [
  {
    tool: 'horse_out', about: ['Note and arrange that a horse goes out to a field', '말을 방목장으로 내보낸다'],
    takes: { horse, field, hours: maybe(whole(1, 12, 'h')) },
    en: `
      {horse} out to {field}
      {horse}, {field}, {hours}
      turn {horse} out in {field} for {hours}
      {field} for {horse} today
      {horse} has been standing for {any} hours and kicks the door. {field}, {hours}.
      let {horse} graze in {field}
      {horse} goes with the others to {field}
      {hours} of grass for {horse}, {field}
      {field} is dry since {clock}, so {horse} may go there
      not {not_horse}, it is {horse} who goes out to {field}
      lead {horse} out, {field}, {hours}
      4 mares are on the {not_field}, 2 geldings in the stable. Of those {horse} goes out, {field}, {hours}.
      16 degrees, no wind, ground firm: {horse}, {field}
      {horse} may eat grass, {field}
      sun until {clock}, so {hours} outside for {horse} in {field}
      The grey is {horse}, the bay is {not_horse}. The grey goes to {field}, {hours}.`,
    ko: `
      {horse} {field:로} 방목
      {horse}, {field}, {hours}
      {horse:을} {field}에 {hours} 내보내#
      {horse:이} {any}시간째 서서 문을 찬다. {field:로} 내보내#
      {horse:은} {field}에서 풀을 뜯게 내보내#
      {clock}부터 {field:이} 말랐다. {horse} 방목
      {not_horse} 말고 {horse:을} {field:로} 내보내#
      {hours} 동안 {horse} {field} 방목
      {field}에 {horse} 내놓기, {hours}
      암말 4마리는 {not_field}, 거세마 2마리는 안에 있다. 그중 {horse:을} {field:로} {hours} 내보내#
      16도, 무풍, 땅 단단함. {horse} {field} 방목
      {horse} 풀 먹이기, {field}
      {clock}까지 해가 있다. {horse:을} {field}에 {hours} 내놓#
      {horse} 오늘 {field:로} 나감
      회색 말은 {horse}, 밤색 말은 {not_horse}. 회색 말을 {field}에 내보내#`,
    titles: ['Turn a horse out; Horse to the field', '방목; 말 내보내기'],
  },
  {
    tool: 'horse_in', about: ['Bring a horse back to its box', '말을 마방으로 들인다'],
    takes: { horse, box: maybe(whole(1, 40)) },
    en: `
      {horse} in
      bring {horse} to box {box}
      {horse}, box {box}
      fetch {horse} from the grass
      Thunder over the hill, {any} km away. {horse} must come home.
      {horse} sleeps in box {box} tonight
      the farrier waits for {horse} at {clock}, get him into the stable
      put {horse} in {box}, {not_horse} may stay outside
      time for {horse} to come off the field
      {horse} back into his own box
      stable {horse} again, number {box}
      {any} mm of hail by {clock}; {horse} inside, box {box}
      grass enough for {horse}, home now
      {horse}: stable, {box}
      flies are eating {horse} alive; inside with him
      bay: {horse}, grey: {not_horse}; only the bay comes in, box {box}`,
    ko: `
      {horse} 입사
      {horse:을} {box}번 마방으로 들이#
      {horse}, {box}번 칸
      {horse:을} 풀밭에서 데려다 놓#
      {any}km 밖에서 천둥. {horse:을} 안으로 들이#
      {clock}에 장제사가 {horse:을} 기다린다. 마구간으로 들이#
      {not_horse:은} 밖에 두고 {horse:은} {box}번에 들이#
      {horse} 오늘 밤 {box}번 마방
      {horse} 방목 끝, 들일 것
      {clock}부터 우박. {horse:을} {box}번 칸에 들이#
      {horse:은} 풀을 먹을 만큼 먹었다. 안으로 들이#
      {horse}: 마사 {box}번
      파리가 {horse:을} 뜯는다. 안에 들이#
      {horse} 집으로
      밤색은 {horse}, 회색은 {not_horse}. 밤색만 {box}번에 들이#`,
    titles: ['Bring a horse in; Horse home', '말 들이기; 입사'],
  },
  {
    tool: 'horse_feed', about: ['Hay and concentrate of a horse, in kilos', '말의 건초와 배합사료'],
    takes: { horse, hay_kg: tenths(1, 9, 'kg'), oats_kg: maybe(tenths(0, 4, 'kg')) },
    en: `
      {horse}: hay {hay_kg}, oats {oats_kg}
      {horse} gets {hay_kg} of hay and {oats_kg} of oats
      {oats_kg} of oats and {hay_kg} of hay for {horse}
      hay for {horse}, {hay_kg}, no oats named
      {horse} weighs {any} kilos less than in spring. Hay {hay_kg}, oats {oats_kg}.
      oats {oats_kg}, hay {hay_kg}, that is the ration of {horse}
      only hay: {hay_kg} for {horse}
      from {day} {horse} eats {hay_kg} of hay
      the mare {horse} shall have {hay_kg} hay with {oats_kg} oats
      ration {horse} {hay_kg} hay
      520 kg, two hours of work, age {any}: {horse} needs {hay_kg} of hay and {oats_kg} of oats
      oats first, {oats_kg}, hay after, {hay_kg}; {horse}
      {horse} {hay_kg} hay, nothing else
      less for {horse}: oats {oats_kg}, hay {hay_kg}`,
    ko: `
      {horse} 건초 {hay_kg}, 귀리 {oats_kg}
      {horse}에게 귀리 {oats_kg}, 건초 {hay_kg} 주#
      {horse} 건초 {hay_kg}
      {horse:이} 봄보다 {any}kg 빠졌다. 건초 {hay_kg}, 귀리 {oats_kg:로} 하#
      건초만 {hay_kg}, {horse}
      {day}부터 {horse} 건초 {hay_kg}
      {horse} 급여량: 귀리 {oats_kg} / 건초 {hay_kg}
      {horse:은} 건초 {hay_kg}에 귀리 {oats_kg:을} 섞어 주#
      520kg, 운동 두 시간, {any}살. {horse} 건초 {hay_kg}, 귀리 {oats_kg}
      귀리 먼저 {oats_kg}, 그다음 건초 {hay_kg}, {horse}에게 주#
      {horse} 건초 {hay_kg}, 다른 것 없음
      {horse:은} 줄이게 귀리 {oats_kg}, 건초 {hay_kg:로} 하#
      {horse} 저녁 건초 {hay_kg} 주#`,
    titles: ['Feed a horse; Ration of the horse', '말 급여; 건초와 귀리'],
  },
  {
    tool: 'horse_rug', about: ['Put a rug on a horse or take it off', '말에 담요를 입히거나 벗긴다'],
    takes: { horse, rug: choice({ none: ['no rug', '벗김'], light: ['light rug|fly sheet', '얇은 담요'], thick: ['thick rug|winter rug', '두꺼운 담요'] }) },
    en: `
      {horse}: {rug}
      [rug=none] take the rug off {horse}, he sweats
      [rug=thick] {horse} was clipped yesterday and it is minus {any}; wrap him up
      [rug=light] flies on {horse}, the thin sheet on him
      [rug=none] {horse} naked tonight
      [rug=thick] everything warm on {horse}
      [rug=light] a little something on the back of {horse} against the drizzle
      [rug=none] The sun is out since {clock}. {horse} does not need anything on.
      {horse} wears the {rug}, {not_horse} does not
      [rug=thick] snow, {horse} goes out in winter clothes
      [rug=none] undress {horse}
      [rug=thick] 300 g filling for {horse}, it freezes
      [rug=light] 12 degrees and midges: only the thin one for {horse}
      [rug=none] 24 degrees in the stable, {horse} without
      [rug=thick] {horse} is old, {not_horse} is young; the old one gets winter things`,
    ko: `
      {horse} {rug}
      [rug=none] {horse:이} 땀을 흘린다. 담요를 벗기#
      [rug=thick] 어제 털을 깎았고 영하 {any}도다. {horse:을} 따뜻하게 입히#
      [rug=light] {horse}에 파리가 붙는다. 얇은 걸 걸쳐 두#
      [rug=none] 오늘 밤 {horse:은} 맨몸으로 두#
      [rug=thick] {horse}에게 제일 따뜻한 것을 입히#
      [rug=light] 이슬비. {horse} 등에 가벼운 것 하나 걸치#
      [rug=none] {clock}부터 해가 났다. {horse} 담요 필요 없음
      [rug=thick] 눈 온다. {horse} 겨울옷 입힐 것
      {not_horse} 말고 {horse:은} {rug} 처리
      [rug=thick] 얼어붙는다. {horse:은} 솜 300g짜리로 입히#
      [rug=light] 12도에 날벌레. {horse:은} 얇은 것만 걸치#
      [rug=none] 마사 24도, {horse:은} 아무것도 안 입히게 하#
      [rug=thick] {horse:은} 늙었고 {not_horse:은} 젊다. 늙은 말에 겨울 것을 입히#`,
    titles: ['Rug of a horse; Rug', '말 담요; 담요'],
  },
  {
    tool: 'dog_walk', about: ['Enter a walk of a dog with a person', '개 산책을 올린다'],
    takes: { dog, walker: names('Nina, Tom, Mrs Abel, the boy from next door, Jun', '지나, 동현, 안 여사, 옆집 학생, 준'), minutes: span('min', 10, 120) },
    en: `
      {walker} walks {dog} for {minutes}
      {dog} with {walker}, {minutes}
      {minutes} for {dog}, {walker} takes the lead
      walk: {dog}, {walker}, {minutes}
      {walker}: {minutes} with {dog}, please
      {dog} has been in for {any} hours. {walker} goes out with him, {minutes}.
      put {walker} down for {dog}, {minutes}
      {dog} pulls, so {walker}, not {not_walker}, for {minutes}
      at {clock} {walker} takes {dog} along the river, {minutes}
      {walker} and {dog}, out for {minutes}
      2 dogs, 2 people. {walker} gets {dog} and keeps out {minutes}.
      3 km take {minutes} with {dog}; {walker} has agreed
      {dog} out, {minutes}, {walker}
      rain or not: {walker} and {dog}, {minutes}
      {dog} is the puppy, {not_dog} the old lady. {walker} takes the puppy, {minutes}.`,
    ko: `
      {walker}, {dog} 산책 {minutes}
      {dog:을} {walker:이} {minutes} 산책시키#
      {dog} 산책 {minutes}, 담당 {walker}
      {dog:이} {any}시간째 안에 있다. {walker:과} {minutes} 나가게 올리#
      {not_walker} 말고 {walker:이} {dog:을} {minutes} 데리고 나가게 하#
      {clock} {walker}, {dog}, 강변 {minutes}
      {minutes} 산책: 개 {dog}, 사람 {walker}
      {walker} 앞으로 {dog} 산책 {minutes} 넣#
      개 둘, 사람 둘. {walker:이} {dog:을} 맡아 {minutes} 산책하게 올리#
      {dog:과} 3km면 {minutes}. {walker} 동의함, 산책 등록
      {dog} 외출 {minutes}, {walker}
      비가 와도 {walker:과} {dog}, {minutes} 산책
      {dog} 산책 당번은 {walker}, {minutes:로} 올리#
      {dog:은} 강아지, {not_dog:은} 노견이다. 강아지는 {walker:이} {minutes} 산책`,
    titles: ['Walk a dog; Dog walk', '개 산책; 산책'],
  },
  {
    tool: 'dog_checkout', about: ['Enter that a dog was collected, by whom', '개를 찾아갔다고 적는다'],
    takes: { dog, collected_by: names('Mrs Hall, Mr Osei, the Brandts, a neighbour, Ms Cho', '한 여사, 오 선생, 박씨 가족, 이웃, 조 대리'), paid: maybe(flag(['paid', '결제'], ['not paid', '미결제'])) },
    en: `
      {dog} was collected by {collected_by}, {paid}
      {collected_by} took {dog} home
      checkout {dog}: {collected_by}, {paid}
      [paid=true] {collected_by} picked {dog} up and settled the bill
      [paid=false] {dog} went with {collected_by}, the bill is still open
      {dog} leaves us after {any} nights, {collected_by} has the lead
      enter that {collected_by} has fetched {dog}
      [paid=false] {collected_by} forgot the wallet, {dog} is gone all the same
      at {clock} {collected_by} came for {dog}, {paid}
      sign {dog} out to {collected_by}, {not_dog} stays
      [paid=true] 5 nights, 140 euros on the card; {collected_by} and {dog} have driven off
      from kennel {any} {dog} went home, {collected_by} signed
      {dog} to {collected_by}, out
      [paid=true] {dog} has left in the arms of {collected_by}, cash received`,
    ko: `
      {dog} 퇴실, {collected_by}, {paid}
      {collected_by:이} {dog:을} 데려갔다. 기록하#
      {dog} 인도 완료, 인수 {collected_by}
      [paid=true] {collected_by:이} {dog:을} 찾고 계산도 마쳤다. 퇴실로 올리#
      [paid=false] {dog:은} {collected_by:과} 갔고 요금은 아직이다. 퇴실로 올리#
      {any}박 한 {dog}, {collected_by} 인수, {paid}
      {clock}에 {collected_by:이} {dog:을} 찾아감
      {not_dog:은} 남고 {dog}만 {collected_by}에게 퇴실
      [paid=true] 5박 14만 원 카드 결제. {collected_by:이} {dog:을} 데리고 갔다. 퇴실로 올리#
      {any}호 {dog} 귀가, {collected_by} 서명
      {dog} {collected_by} 인수
      [paid=true] {collected_by:이} 현금을 내고 {dog:을} 안고 갔다. 퇴실로 올리#
      [paid=false] {dog:은} {collected_by} 손에 갔지만 돈은 나중에 받기로 함`,
    titles: ['Dog collected; Check a dog out', '개 인도; 퇴실'],
  },
  {
    tool: 'kennel_diary', about: ['Write a line into the diary of a dog', '개 일지에 한 줄 적는다'],
    takes: { dog, text: texts('ate half, drank ### ml, calm\nlimps on the left hind leg, # out of 5\nbarked from # to #, quiet with a blanket\npill hidden in cheese, 0#:15, swallowed\nbit the lead, new one is # m, charge the owner', '절반 먹음, 물 ###ml, 안정\n왼쪽 뒷다리 절음, 5점 중 #점\n#시부터 #시까지 짖음, 담요 덮으니 조용\n0#시 15분 약을 치즈에 숨겨 먹임, 삼킴\n목줄 물어뜯음, 새것 #m, 보호자 청구') },
    en: `
      diary of {dog}: {text}.
      {dog}: "{text}"
      write "{text}" for {dog}
      In the diary of {dog} there should be: {text}.
      note on {dog}: "{text}"
      "{text}" goes into the book of {dog}
      the owner of {dog} wants to read everything; enter "{text}"
      {who} saw it at {clock}. Line for {dog}: {text}.
      put down for {dog}, not for {not_dog}: "{text}"
      The vet will ask on {day}. So for {dog}: {text}.
      Nothing to do, only to write down, {dog}: "{text}"
      so that the night watch knows about {dog}: {text}.`,
    ko: `
      {dog} 일지: {text}
      {dog} 일지에 "{text}"라고 적#
      {dog}, "{text}"
      {dog} 보호자가 다 읽고 싶어 한다. "{text}"라고 적어 두#
      {clock} 확인. {dog} 일지에 다음을 적음: {text}
      {not_dog} 말고 {dog} 앞으로 "{text}" 기록
      "{text}" — {dog} 일지에 넣#
      {day}에 수의사가 물을 것이다. {dog} 일지: {text}
      할 일은 없고 적기만 한다. {dog}, "{text}"
      {dog}: {text}
      야간 근무가 {dog:을} 알도록 적을 것: {text}
      {dog} 오늘 한 줄, "{text}"
      {who:이} 본 대로 {dog} 일지에 "{text}"라고 남기#`,
    titles: ['Diary of a dog; Kennel diary', '개 일지; 일지 쓰기'],
  },
  {
    tool: 'vaccination_due', about: ['Set the date when an animal must be vaccinated', '예방접종 날짜를 정한다'],
    takes: { animal: names('Bella, Storm, Rex, Luna, Juno, Hugo', '벨라, 번개, 렉스, 루나, 주노, 보리'), vaccine: choice({ rabies: ['rabies', '광견병'], tetanus: ['tetanus|lockjaw', '파상풍'], flu: ['flu|influenza', '독감|인플루엔자'] }), due: date() },
    en: `
      {animal}: {vaccine} on {due}
      next {vaccine} shot of {animal} {due}
      {due}, {animal}, {vaccine}
      the vet wants {animal} again on {due} because of {vaccine}
      {animal} is protected against {vaccine} until {due}; that is the next date
      set {due} for the {vaccine} vaccination of {animal}
      {any} animals got it today. {animal} has to come back on {due} for {vaccine}.
      {vaccine} for {animal} falls due on {due}
      remember {due}: {vaccine}, {animal}, not {not_animal}
      last shots: 3 years, 1 year, {any} weeks ago. Next for {animal}: {vaccine}, {due}.
      {animal} needs {vaccine} again, not today, on {due}
      {vaccine} {animal} {due}
      put {animal} into the calendar, {due}, {vaccine}
      {animal}: three years over, {vaccine} again by {due}`,
    ko: `
      {animal} {vaccine} {due}
      {animal} 다음 {vaccine} 접종 {due}
      {due}, {animal}, {vaccine}
      수의사가 {due}에 {animal} {vaccine} 주사를 놓겠다고 한다. 날짜를 넣#
      {animal:은} {vaccine} 예방이 {due}까지다. 다음 접종일로 잡아 두#
      오늘 {any}마리 접종. {animal:은} {due}에 {vaccine}
      {not_animal} 말고 {animal}, {vaccine}, {due:로} 하#
      {animal} {vaccine} 접종 예정일 {due} 등록 바람
      지난 접종 3년, 1년, {any}주 전. {animal} 다음은 {vaccine}, {due:로} 올리#
      오늘이 아니라 {due}에 {animal} {vaccine}
      {vaccine} {animal} {due}
      {animal:을} {due} 달력에 {vaccine:로} 넣#
      {animal} 3년 지남, {due}까지 {vaccine} 다시
      {due}에 맞을 것: {animal}, {vaccine}`,
    titles: ['Vaccination date; Next shot', '접종일; 예방접종'],
  },
];
