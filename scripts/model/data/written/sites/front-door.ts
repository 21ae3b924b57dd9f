import { code, texts } from '../industry/slots';
import { flag, made, maybe, moment, names, span, type Written } from '../table';

const door = names('front door, back door, garage, shed, studio door, flat 3, cellar', '현관, 뒷문, 차고, 창고, 작업실 문, 3호실, 지하실');
const person = names('Anja, the plumber, Mr Sato, the cleaner, our neighbour, Leo', '영희, 배관 기사, 김 씨, 청소하시는 분, 옆집, 준호');
const pin = made((dice) => String(dice.int(1000, 999_999)));

/** Locks, codes and the bell of a house. */
export const frontDoor: readonly Written[] = [
  {
    tool: 'latch_set', about: ['Lock or unlock a door of the house', '집의 문을 잠그거나 연다'],
    takes: { door, locked: flag(['locked', '잠금'], ['unlocked', '열림']) },
    en: `
      [locked=true] lock the {door}
      [locked=false] unlock the {door}
      [locked=true] nobody is at home from {clock} on, bolt the {door}
      [locked=false] {who} stands before the {door} with {any} bags and no key
      [locked=true] the {door} was open all night, close it with the bolt
      [locked=false] let people come in by the {door}
      {door}: {locked}
      [locked=true] The dog can push the {door}. Make sure that it cannot.
      [locked=false] the {door} need not be secured while we unload {any} boxes
      [locked=true] bolt out on the {door}, leave the {not_door} as it is
      [locked=false] bolt back on the {door}, codes stay as they are
      [locked=true] good night: {door} tight
      [locked=false] the movers go through the {door}, keep it free of the bolt
      [locked=true] Cats use the {not_door}, thieves the {door}. Bolt the way of the thieves.
      [locked=false] the cat sits before the {door}, a salesman before the {not_door}; only the cat's door off the bolt`,
    ko: `
      [locked=true] {door:을} 잠그#
      [locked=false] {door} 잠금을 풀#
      [locked=true] {clock}부터 집에 아무도 없다. {door:을} 걸어 잠그#
      [locked=false] {door} 앞에 짐 {any}개를 들고 열쇠 없이 서 있다. 들어오게 하#
      [locked=true] 밤새 {door:이} 열려 있었다. 빗장을 걸#
      {door} {locked}
      [locked=true] 개가 {door:을} 민다. 못 열게 하#
      [locked=false] 상자 {any}개 나르는 동안 {door:을} 풀어 두#
      [locked=true] {not_door:은} 그대로 두고 {door}만 걸#
      [locked=false] 번호는 두고 {door} 빗장만 풀#
      [locked=true] 잘 시간이다. {door} 단단히 잠금
      [locked=false] 이삿짐이 {door:로} 나간다. 잠기지 않게 하#
      [locked=true] 고양이는 {not_door}, 도둑은 {door:로} 다닌다. 도둑 길을 걸어 잠그#
      [locked=false] {door} 앞엔 고양이, {not_door} 앞엔 외판원. 고양이 쪽만 풀#`,
    titles: ['Door; Lock the door; Door lock', '문 잠금; 문; 도어락'],
  },
  {
    tool: 'latch_code_add', about: ['Give a person a code for a door, until a moment if given', '문 비밀번호를 준다'],
    takes: { door, person, pin, until: maybe(moment()) },
    en: `
      {person} gets the code {pin} for the {door}
      code {pin}, {door}, {person}, until {until}
      let {person} in at the {door} with {pin}, valid till {until}
      add {pin} for {person} at the {door}
      {door}: {pin} belongs to {person}
      until {until} {person} may use {pin} at the {door}
      The flat has {any} square metres and {person} looks after it. New code {pin} at the {door}.
      at the {door} the digits {pin} shall work for {person}
      a code for {person}, the {door}, {pin}, no end
      {person} chose {pin}; {door}, {until} is the last moment
      not the {not_door}: {person} opens the {door} with {pin}
      register {pin} on the {door} in the name of {person}
      {person} paints and {not_person} sweeps. The painter gets {pin} for the {door}.`,
    ko: `
      {person}에게 {door} 비밀번호 {pin:을} 주#
      {door}, {person}, {pin}, {until}까지
      {person:이} {door}에서 {pin:로} 열게 하#
      {until}까지 {person:은} {door}에 {pin:을} 쓴다. 등록하#
      {door} 번호 {pin} 추가, 사용자 {person}
      {person:이} 집을 봐 준다. {door}에 {pin} 등록
      기한 없이 {person} 앞으로 {door} {pin}
      {not_door} 말고 {door:을} {person:이} {pin:로} 열게 등록하#
      {person:이} 고른 번호 {pin}, {door}, 만료 {until}
      {any}평 집 관리. {person}, {door}, 새 번호 {pin}
      {door} 신규 번호: {pin} ({person})
      {person:은} 칠, {not_person:은} 청소 담당. 칠하는 쪽에 {door} 번호 {pin:을} 주#`,
    titles: ['New door code; Code for a person', '문 번호 추가; 비밀번호 등록'],
  },
  {
    tool: 'latch_code_drop', about: ['Take the code of a person for a door away', '문 비밀번호를 없앤다'],
    takes: { door, person },
    en: `
      {person} no longer opens the {door}
      delete the code of {person} at the {door}
      {door}: take {person} off
      the work of {person} is done since {clock}, the {door} must not know the code any more
      revoke what {person} has for the {door}
      {person} moved out {any} days ago. The {door} should refuse that code.
      withdraw {person} from the {door}, keep the others
      shut {person} out of the {door} by removing the number
      {person} may keep the code of the {not_door} but not that of the {door}
      code gone: {person}, {door}
      clear {person} from the list of the {door}
      {not_person} stays with us, {person} has quit; take the one who quit off the {door}`,
    ko: `
      {person:은} 이제 {door:을} 못 열게 하#
      {door}에서 {person} 번호를 지우#
      {door}: {person} 삭제
      {clock}에 일이 끝났다. {door}에서 {person} 번호를 빼#
      {any}일 전 이사 나감. {person} 번호로 {door:이} 안 열리게 지우#
      {not_door} 번호는 두고 {door} 번호만 {person}에게서 거두게 지우#
      {door} 목록에서 {person:을} 빼#
      다른 사람은 두고 {person}의 {door} 번호 취소
      {person} {door} 번호 말소 요망
      {person} 번호 없앰, {door}
      {not_person:은} 남고 {person:은} 그만뒀다. 그만둔 사람 번호를 {door}에서 지우#`,
    titles: ['Remove a code; Code away', '번호 삭제; 비밀번호 말소'],
  },
  {
    tool: 'bell.quiet', about: ['Silence the door bell for some time; it still shows visitors', '초인종 소리를 끈다'],
    takes: { minutes: span('min', 5, 240), show_visitors: maybe(flag(['and show visitors', '방문자는 표시'], ['show nothing', '표시도 없이'])) },
    en: `
      no bell for {minutes}
      bell quiet, {minutes}, {show_visitors}
      the baby sleeps; {minutes} without ringing
      [show_visitors=true] silence the bell for {minutes} but let us see who is there
      [show_visitors=false] {minutes} of peace: no bell, no picture either
      I record at {clock} and the bell must not sound for {minutes}
      for {minutes} visitors shall not be heard
      mute the door bell {minutes}
      {any} trick-or-treaters have been here. Bell off for {minutes}.
      [show_visitors=false] nobody exists for us during {minutes}, not on the screen and not by sound
      [show_visitors=true] sound off for {minutes}, screen on`,
    ko: `
      초인종 {minutes} 끔
      초인종을 {minutes} 조용히 하#
      아기가 잔다. {minutes} 동안 안 울리게 하#
      [show_visitors=true] 소리는 {minutes} 끄되 누가 왔는지는 보이게 하#
      [show_visitors=false] {minutes} 동안 벨도 화면도 없이 하#
      {clock} 녹음. {minutes} 초인종 무음
      초인종 {minutes}, {show_visitors}
      아이들 {any}명이 다녀갔다. 벨을 {minutes} 끄#
      [show_visitors=true] 소리만 {minutes} 끄고 화면은 켜 두#
      초인종 무음 {minutes} 바람`,
    titles: ['Bell quiet; Silence the bell', '초인종 무음; 벨 끄기'],
  },
  {
    tool: 'parcel_box_open', about: ['Open the parcel box for a courier, by parcel number', '택배함을 연다'],
    takes: { box: names('box 1, box 4, big box, cool box', '1번함, 4번함, 큰 함, 냉장함'), parcel: code('PK#######, JD-####-##, 6##-####-####') },
    en: `
      open {box} for {parcel}
      {parcel} goes into {box}, open it
      {box}: {parcel}
      the courier has {parcel}, {any} cm long; let {box} spring open
      put {parcel} into {box}
      {box} for the parcel {parcel}, not {not_box}
      someone rings with {parcel} at {clock}; {box} is to take it
      courier with {parcel}: {box}
      make {box} accessible, parcel {parcel}
      {parcel} must stay cold or dry, whatever; {box} is free`,
    ko: `
      {parcel} {box} 열림
      {box:을} {parcel} 택배용으로 열#
      {parcel:은} {box}에 넣게 열#
      기사가 {any}cm짜리 {parcel:을} 들고 있다. {box:을} 열어 주#
      {not_box} 말고 {box}, 송장 {parcel}
      {clock}에 {parcel} 도착. {box} 개방
      송장 {parcel}, {box:을} 열#
      {box} 비었음. {parcel} 수납하게 열#
      택배 {parcel} / {box} 개방 요망`,
    titles: ['Parcel box; Open for the courier', '택배함; 택배함 열기'],
  },
  {
    tool: 'porch_say', about: ['Say a text to whoever stands at a door', '문 앞 사람에게 말한다'],
    takes: { door, text: texts('Put it behind the pot, thanks, it is number ##\nWe are in the garden, come round on the left\nBack at #, please ring at house ##\nNo adverts, no contracts, good bye\nBeware of the dog, he is # months old and jumps', '화분 뒤에 두세요, ##호입니다\n마당에 있어요, 왼쪽으로 돌아오세요\n#시에 옵니다, ##호에 맡겨 주세요\n광고도 계약도 안 합니다, 안녕히 가세요\n개 조심, #개월이라 뜁니다') },
    en: `
      {door}: say "{text}"
      tell the person at the {door} "{text}"
      At the {door} one should hear: {text}.
      "{text}" by the speaker of the {door}
      do not open the {door}, only answer "{text}"
      Somebody rang {any} times at the {door}. Answer: {text}.
      voice at the {door}: {text}.
      speak "{text}" at the {door}, not at the {not_door}
      {who} is waiting at the {door}, "{text}" will do`,
    ko: `
      {door}에서 "{text}"라고 말하#
      {door} 앞 사람에게 "{text}"라고 알리#
      {door} 스피커로 할 말: {text}
      열지는 말고 {door}에 "{text}"라고만 답하#
      {door} 벨이 {any}번 울렸다. 답할 말: {text}
      {door} 앞에 "{text}" 안내
      {not_door:이} 아니라 {door}다. "{text}"라고 말하#
      {door}: {text}`,
    titles: ['Speak at the door; Answer the door', '문 앞에 말하기; 응답'],
  },
];
