import { code, texts } from '../industry/slots';
import { choice, date, flag, many, maybe, names, tenths, whole, type Written } from '../table';

const sample = code('S-####, LIM-##-###, B##/##, W####, PT-###@');
const person = names('Mira, Jonas, Dr Okafor, Hyun, Petra L., the night shift', '서연, 민재, 오 박사, 김현, 박 주임, 야간조');
const rack = names('rack 4, rack B2, drawer 7, shelf C, freezer box 12, tray R1', '4번 랙, B2 랙, 7번 서랍, C 선반, 냉동 박스 12, R1 트레이');

/** The life of one sample in the book: registered, moved, split, kept, thrown away. */
export const sampleDesk: readonly Written[] = [
  {
    tool: 'sample.register', about: ['Enter a new sample, with what it is and where it came from', '새 시료를 등록한다. 종류와 채취 장소'],
    takes: { id: sample, matrix: choice({ water: ['water', '물'], soil: ['soil', '흙'], tissue: ['tissue', '조직'], swab: ['swab', '면봉'] }), taken_at: names('well 3, outlet north, field 12, tap 2, tank 7, stall 9', '3번 우물, 북쪽 방류구, 12번 밭, 2번 수전, 7번 탱크, 9번 축사') },
    en: `
      register {id}: {matrix} from {taken_at}
      new sample {id}, {matrix}, taken at {taken_at}
      a {matrix} sample came in from {taken_at}, it gets the number {id}
      [matrix=soil] Book in the bag of earth from {taken_at} as {id}.
      [matrix=swab] the cotton stick from {taken_at} has the barcode {id}; enter it
      [matrix=tissue] a piece of liver, {any} g, from {taken_at}: open a record {id} for it
      [matrix=water] half a litre out of {taken_at} was brought at {clock}. It is to be entered as {id}.
      {id} is new. {matrix}, {taken_at}.
      {taken_at}, {matrix}: enter under {id}, we have {any} others already
      make an entry for {id}; origin {taken_at}, material {matrix}
      do not look for {id}, it is not in the book yet: {matrix} from {taken_at}
      from {taken_at}, as {matrix}, number {id}
      {who} dropped off {matrix} from {taken_at}, label {id}, take it into the system
      [matrix=water] {who} brought 3 bottles; two are broken, the third is from {taken_at} and is called {id}
      There is no record of {id} although it stands on the bench, {matrix}, from {taken_at}. Make one.
      {id} ({matrix}) arrived from {taken_at} at 4 degrees, box {any}; take it in`,
    ko: `
      {id} 등록: {matrix}, {taken_at}
      {taken_at}에서 온 {matrix} 시료를 {id}번으로 등록하#
      새 시료 {id}, {matrix}, 채취 {taken_at}
      [matrix=soil] {taken_at} 토양 봉지를 {id:로} 올리#
      [matrix=swab] {taken_at}에서 닦아 온 면봉, 바코드 {id}. 새로 올리#
      [matrix=tissue] {taken_at} 간 조각 {any}g. {id:로} 기록을 만들#
      [matrix=water] {clock}에 {taken_at} 채수병 접수. {id:로} 등록할 것
      아직 대장에 없는 {id:을} 넣#. {taken_at}, {matrix}
      {id:은} 신규다. 종류 {matrix}, 채취처 {taken_at}
      이미 {any}건 있음. {taken_at} {matrix} 한 건 더, 번호 {id}
      {who:이} 두고 간 {taken_at} {matrix}, 라벨 {id}, 접수 바람
      {matrix} / {taken_at} / {id} 신규 등록
      [matrix=water] 병 3개 중 2개 파손. 남은 하나는 {taken_at} 물, 번호 {id}. 등록하#
      {id:이} 작업대에 있는데 기록이 없다. {matrix}, {taken_at}에서 온 것으로 새로 올리#
      {id} ({matrix}) {taken_at}에서 4도로 도착, 상자 {any}. 접수하#`,
    titles: ['Register a sample; New sample; Sample in', '시료 등록; 시료 접수; 새 시료'],
  },
  {
    tool: 'sample.setStatus', about: ['Change the status of a registered sample', '등록된 시료의 상태를 바꾼다'],
    takes: { id: sample, status: choice({ waiting: ['waiting', '대기'], measuring: ['in measurement|measuring', '측정 중'], measured: ['measured|done', '측정 완료'], doubtful: ['doubtful', '의심'] }) },
    en: `
      {id} is now {status}
      status of {id}: {status}
      set {id} to {status}
      [status=measuring] {id} went into the machine at {clock}
      [status=measured] the values of {id} are there, note that in its record
      [status=doubtful] The cap of {id} was loose. Its result cannot be trusted.
      [status=waiting] {id} goes back to the queue, {any} are before it
      [status=doubtful] put a question mark behind {id}
      [status=measured] {id} is through
      change {id} from whatever it was to {status}
      [status=measuring] the instrument works on {id}, the book should show that
      {not_id} stays as it is, {id} becomes {status}
      [status=waiting] {id} has not had its turn; the record must say so
      keep {id} in the book, only its state changes to {status}
      [status=doubtful] Two runs of {id} gave 4.1 and {any}. Nobody should use it for now.
      [status=measured] 14:02, peak found, {id} can leave the queue with its result
      [status=waiting] the instrument stopped before {id}; it has to queue again
      {not_id} has been moved and {id} has not; only the state of {id} becomes {status}
      Two bottles: {id} with the red cap, {not_id} with the blue one. The red one is {status}.`,
    ko: `
      {id} 상태 {status}
      {id} 상태를 {status:로} 바꾸#
      {id:은} 이제 {status}
      [status=measuring] {clock}에 {id:이} 장비에 들어갔다. 기록에 그렇게 남기#
      [status=measured] {id} 값이 나왔다. 상태에 반영하#
      [status=doubtful] {id} 뚜껑이 헐거웠다. 믿을 수 없다고 표시하#
      [status=waiting] {id:은} 다시 줄을 서게 하#. 앞에 {any}건 있음
      [status=doubtful] {id}에 물음표를 걸어 두#
      [status=measured] {id} 끝남, 상태 갱신 요망
      [status=measuring] 지금 {id:을} 재는 중. 대장에 표시할 것
      {not_id:은} 그대로, {id}만 {status}
      [status=waiting] {id:은} 아직 차례가 안 왔다. 상태에 적#
      {id} 기록은 두고 상태만 {status:로} 하#
      [status=doubtful] {id} 두 번 재니 4.1과 {any}. 당분간 못 믿는 것으로 하#
      [status=measured] 14시 02분 피크 확인, {id:은} 결과까지 나온 것으로 하#
      [status=waiting] {id} 차례 전에 장비가 섰다. 다시 기다리는 것으로 하#
      {not_id:은} 옮겼고 {id:은} 아니다. {id} 상태만 {status:로} 하#
      병이 둘이다. {id:은} 빨간 뚜껑, {not_id:은} 파란 뚜껑. 빨간 쪽 상태를 {status:로} 하#`,
    titles: ['Status of a sample; Sample status', '시료 상태; 상태 변경'],
  },
  {
    tool: 'sample.dispose', about: ['Throw a sample away and close its record', '시료를 폐기하고 기록을 닫는다'],
    takes: { id: sample, route: choice({ autoclave: ['autoclave', '고압멸균'], solvent: ['solvent waste', '폐용매'], drain: ['drain|sink', '하수'] }), witness: maybe(person) },
    en: `
      dispose of {id}, {route}
      {id} goes out by way of the {route}, witness {witness}
      throw {id} away ({route})
      [route=autoclave] {id} is infectious; destroy it with steam
      [route=drain] only tap water in {id}, pour it away
      [route=solvent] {id} is in hexane. Into the canister with it, and {witness} signs.
      The storage time of {id} ended on {day}. Disposal: {route}.
      {witness} watches while {id} is destroyed in the {route}
      get rid of {id} through {route}, not of {not_id}
      end of {id}: {route}
      [route=drain] {id} may go down the sink, {any} ml
      destroy {id} by {route}; {witness} is the second person
      we need the place of {id} in the box, so away with it, {route}
      not moved, not blocked: {id} is to be thrown out, {route}
      [route=solvent] 40 ml of toluene with {id}; that bottle ends in the solvent can, {witness} looks on
      {id} was kept 90 days, {any} more than needed. Out by {route}.
      [route=autoclave] kill {id} at 134 degrees and strike it off
      do not change the status of {id}, destroy it: {route}
      {not_id} is the reference and stays; {id} is its spoilt twin and goes, {route}.`,
    ko: `
      {id} 폐기, {route}
      {id:을} {route:로} 폐기하#
      {id} {route} 처리, 입회 {witness}
      [route=autoclave] {id:은} 감염성이다. 증기로 죽여서 없애도록 처리하#
      [route=drain] {id:은} 그냥 수돗물이다. 흘려보내 없애는 것으로 폐기하#
      [route=solvent] {id:은} 헥산이다. 폐액통으로 폐기, {witness} 서명
      {day} 보관 기한 끝. {id:을} {route:로} 버리#
      {witness} 입회하에 {id:을} {route:로} 없애고 기록을 닫#
      {not_id} 말고 {id} 폐기, 방법은 {route}
      옮기는 것도 막는 것도 아니다. {id:을} {route:로} 버리#
      {id} 폐기 요망 ({route})
      [route=drain] {id} {any}ml, 싱크대에 버리#
      [route=solvent] {id} 톨루엔 40ml. 폐액통으로 보내 폐기, {witness} 입회
      {id} 90일 보관, {any}일 초과. {route:로} 버리#
      [route=autoclave] {id:을} 134도로 죽여서 폐기하#
      상태를 바꾸는 게 아니라 {id:을} {route:로} 폐기하는 것이다. 처리하#
      {not_id:은} 표준이라 남기고, 상한 {id:은} {route:로} 버리#`,
    titles: ['Dispose of a sample; Throw away', '시료 폐기; 폐기 처리'],
  },
  {
    tool: 'sample.move', about: ['Note that a sample lies in another place', '시료를 다른 자리로 옮겨 적는다'],
    takes: { id: sample, to_rack: rack, position: whole(1, 96) },
    en: `
      {id} to {to_rack}, position {position}
      move {id} to place {position} of {to_rack}
      {to_rack}, {position}: that is where {id} is from now on
      {id} lay on my desk. It is in {to_rack} now, slot {position}.
      new place of {id}: {to_rack} / {position}
      position {position} in {to_rack} belongs to {id}
      put {id} into {to_rack}, hole {position}; {any} holes are still free
      not {not_to_rack} but {to_rack}, {position}, for {id}
      {who} carried {id} to {to_rack} at {clock}, place no. {position}
      note {to_rack} {position} as the location of {id}
      relocate {id} ({to_rack}, {position})
      {id} does not go out, it only changes to {to_rack}, {position}
      {to_rack} has 96 places, {any} are taken. {id} gets number {position}.
      from {not_to_rack} to {to_rack}: {id}, place {position}`,
    ko: `
      {id} → {to_rack} {position}번
      {id:을} {to_rack} {position}번 자리로 옮기#
      {to_rack} {position}번에 {id:을} 두#
      책상에 있던 {id:은} 이제 {to_rack} {position}번에 있다. 위치를 고쳐 적#
      {id} 새 위치: {to_rack}, {position}
      {not_to_rack} 아니고 {to_rack} {position}번, 시료 {id}
      {clock}에 {id:을} {to_rack:로} 옮겨 둠, {position}번
      {to_rack}의 {position}번 칸은 {id} 자리로 하#
      버리지 말고 {id:을} {to_rack} {position}번으로 옮기#
      {id} 보관 위치 변경 {to_rack} / {position} 바람
      {to_rack:은} 96칸, {any}칸 사용 중. {id:은} {position}번에 두#
      {not_to_rack}에서 {to_rack:로}: {id}, {position}번 자리`,
    titles: ['Move a sample; New place', '시료 이동; 위치 변경'],
  },
  {
    tool: 'sample.aliquot', about: ['Split a sample into parts', '시료를 나눈다'],
    takes: { id: sample, parts: whole(2, 24), ml_each: tenths(0, 50, 'ml') },
    en: `
      split {id} into {parts} of {ml_each}
      {parts} parts out of {id}, {ml_each} each
      {id}: {parts} x {ml_each}
      each tube gets {ml_each}, make {parts} from {id}
      There are {any} ml in {id}. {parts} aliquots with {ml_each} are wanted.
      {ml_each} per aliquot, {parts} of them, sample {id}
      divide {id} by {parts}, {ml_each} apiece
      the customer wants {parts} bottles from {id}, {ml_each} in a bottle
      {who} needs {parts} portions of {id} by {clock}, {ml_each} a portion
      portions of {ml_each}: {parts}, mother sample {id}
      aliquot {id}, number {parts}, volume {ml_each}
      {id} holds 60 ml, {any} for the customer; the rest becomes {parts} tubes of {ml_each}
      tubes: {parts}. Each: {ml_each}. From: {id}.
      {parts} small ones from {id}, {ml_each} in every one
      no disposal of {id} yet, first {parts} aliquots, {ml_each} each`,
    ko: `
      {id} {parts}개로 분할, {ml_each}씩
      {id:을} {ml_each}씩 {parts}개로 나누어 담#
      {id}: {parts} × {ml_each}
      한 튜브에 {ml_each}, {id}에서 {parts}개 만들#
      {id}에 {any}ml 있다. {ml_each}짜리 {parts}개로 나눠 담#
      {clock}까지 {id} 분취 {parts}개, 개당 {ml_each}
      고객용으로 {id}에서 {parts}병, 병당 {ml_each} 소분하#
      모시료 {id}, 분취량 {ml_each}, 개수 {parts}
      {id} 소분 {parts}본 각 {ml_each} 요망
      {id} 60ml 중 {any}ml는 고객용. 나머지를 {ml_each}씩 {parts}개로 나누어 담#
      튜브 {parts}개, 각 {ml_each}, 원시료 {id}
      {id}에서 작은 것 {parts}개, 하나에 {ml_each}
      아직 버리지 말고 {id:을} {ml_each}씩 {parts}개로 나누기만 하#
      {id} 분주 {ml_each} × {parts}`,
    titles: ['Split a sample; Aliquots', '시료 분할; 소분; 분취'],
  },
  {
    tool: 'sample.remark', about: ['Add a remark to the record of a sample', '시료 기록에 비고를 단다'],
    takes: { id: sample, text: texts('arrived warm, ## °C, ice melted\ntwo layers, took the upper one, # ml\nlabel wet, number read by eye\nsmells of diesel, gloves and hood\nbottle only half full, repeat after ##:00\nlid cracked, kept upright, # ml lost', '도착 온도 ##도, 얼음 녹음\n두 층으로 분리, 위층 #ml 사용\n라벨 젖음, 번호 육안 확인\n경유 냄새, 장갑 착용 후 후드에서\n절반만 차 있음, ##시 이후 재채취\n뚜껑 금, 세워 보관, #ml 유실') },
    en: `
      remark on {id}: {text}.
      {id}: note "{text}"
      write "{text}" into the record of {id}
      Add to sample {id}: {text}.
      the record of {id} needs the remark "{text}"
      "{text}" belongs to {id}, not to {not_id}
      {who} noticed it at {clock}. Remark for {id}: {text}.
      comment "{text}", sample {id}
      leave the status of {id} alone and just put down "{text}"
      under remarks of {id} put: {text}.
      let whoever opens {id} read "{text}"
      to {id} add "{text}", there are {any} remarks in the batch
      {id} must not be thrown away without a word of explanation. Put down: {text}.
      Not the status, the remark: {id}, "{text}"
      Remark, {id}: {text}.`,
    ko: `
      {id} 비고: {text}
      {id} 기록에 "{text}"라고 적#
      {id}에 "{text}" 비고를 달아 두#
      {clock} 확인. {id} 비고란: {text}
      {not_id:이} 아니라 {id}에 "{text}"라고 적#
      {id:을} 여는 사람이 "{text}"를 보게 적어 두#
      상태는 그대로, {id} 메모만 "{text}"
      {id} 시료 비고에 다음을 남김: {text}
      "{text}" — {id} 비고로 넣#
      {who} 확인 사항을 {id}에 기록: "{text}"
      상태 말고 비고다. {id}, "{text}"
      {id} 비고란에 그대로 적을 것: {text}
      비고, {id}: {text}`,
    titles: ['Remark on a sample; Note on the sample', '시료 비고; 비고 달기'],
  },
  {
    tool: 'samples.share', about: ['Hand several samples to a person until a date', '여러 시료를 한 사람에게 기한까지 맡긴다'],
    takes: { ids: many(sample), to_person: person, until: maybe(date()) },
    en: `
      give {ids} to {to_person}
      {ids} go to {to_person} until {until}
      {to_person} takes {ids}, back on {until}
      hand over {ids} to {to_person}
      By {until} {to_person} has finished with {ids}. Lend them out.
      {to_person}: {ids}
      lend {ids} until {until} to {to_person}
      {any} samples are left here; {ids} are for {to_person}
      let {to_person} have {ids}, no date
      note that {to_person} holds {ids} till {until}
      {to_person} measures metals, {who} measures salts. {ids} are for the metals: hand them to {to_person}.
      of {any} tubes these leave the house with {to_person}: {ids}
      {to_person} until {until}: {ids}
      the fridge list is wrong: {ids} are with {to_person}, enter it`,
    ko: `
      {ids} {to_person}에게 인계
      {ids}, {to_person}에게 {until}까지 맡기#
      {to_person} 앞으로 {ids} 내주#
      {until}까지 {to_person:이} {ids} 보관
      {ids} 인계, 받는 사람 {to_person}
      {any}개는 남기고 {ids} 시료만 {to_person}에게 주#
      기한 없이 {to_person}에게 {ids} 넘기#
      {to_person}에게 {ids} 대여, 반납 {until}
      {to_person:은} 금속, 우리는 염류 담당. {ids:은} {to_person}에게 넘기#
      {any}개 중 {ids}만 {to_person}에게 {until}까지 내주#
      {to_person} {until}까지: {ids}
      목록이 틀렸다. {ids:은} {to_person:이} 갖고 있다고 올리#
      {to_person}에게 빌려줌, {ids}, {until} 반납`,
    titles: ['Hand over samples; Lend samples', '시료 인계; 시료 대여'],
  },
  {
    tool: 'sample.seal', about: ['Seal a sample as evidence or break its seal', '시료를 봉인하거나 봉인을 푼다'],
    takes: { id: sample, sealed: flag(['sealed', '봉인'], ['unsealed', '봉인 해제']), seal_no: maybe(code('SL####, Q-###, ##-##')) },
    en: `
      [sealed=true] put seal {seal_no} on {id}
      [sealed=false] break the seal of {id}
      [sealed=true] {id} is evidence from now on, tape it up
      [sealed=false] The judge has released {id}; it may be opened.
      [sealed=true] nobody may open {id} any more
      [sealed=true] {id} closed with {seal_no} at {clock}, enter it as such
      [sealed=false] cut the tape of {id}, we need {any} ml of it
      {id}: {sealed}
      [sealed=true] seal number {seal_no} for {id}
      [sealed=false] open {id} and take its seal off in the record, {not_id} keeps its own
      [sealed=false] from {day} on {id} counts as unsealed
      [sealed=true] {who} from the office wants {id} under seal
      [sealed=true] The police brought {id} at {clock}, 2 bags, 1 form. Under seal, {seal_no}.
      [sealed=false] court order {any} is here: {id} may be cut open`,
    ko: `
      [sealed=true] {id}에 봉인 {seal_no:을} 붙이#
      [sealed=false] {id} 봉인을 풀#
      [sealed=true] {id:은} 증거물이다. 봉하도록 처리하#
      [sealed=false] 법원이 {id:을} 풀어 줬다. 열 수 있게 하#
      [sealed=true] {id:은} 이제 아무도 못 열게 하#
      {id} {sealed}
      [sealed=true] {clock} {id} 봉함, 번호 {seal_no}
      [sealed=false] {any}ml 필요하다. {id} 테이프를 끊고 기록도 풀#
      [sealed=false] {not_id:은} 두고 {id}만 봉인 없음으로 하#
      [sealed=true] {who} 요청, {id} 봉인 요망
      [sealed=true] 경찰이 {clock}에 {id} 반입, 봉투 2개, 서류 1장. {seal_no} 번호로 봉하게 하#
      [sealed=false] 법원 명령 {any}호 도착. {id} 봉을 뜯을 수 있게 하#`,
    titles: ['Seal a sample; Seal', '시료 봉인; 봉인'],
  },
];
