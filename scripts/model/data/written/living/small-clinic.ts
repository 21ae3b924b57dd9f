import { choice, maybe, tenths, whole, type Written } from '../table';
import { coded, lines, resident } from './village-slots';

const sample = coded('S-###, tube ##, B##-#', '검체 ###번, S-###, 혈액-##, 소변 #호');
const rack = coded('rack #, rack @-#, shelf @', '#번 랙, @랙, 냉장 #단, 보관함 @-#');
const box = coded('fridge #, box @, cold box #', '#호 냉장고, 냉동고 @, 이송함 #, 백신고 #');
const centrifuge = coded('centrifuge #, CF-#', '원심분리기 #호, #호기, CF-#');

export const smallClinic: readonly Written[] = [
  {
    tool: 'specimen_log', about: ['Register a specimen of a patient', '검체를 등록한다'],
    takes: { sample, patient: resident, kind: maybe(choice({ '혈액': ['blood', '혈액|피'], '소변': ['urine', '소변|오줌'], '객담': ['sputum', '객담|가래'], '대변': ['stool', '대변|변'] })) },
    en: `
      register {sample} for {patient}
      {sample}: {patient}, {kind}
      {kind} of {patient} is {sample}
      {patient} gave {kind}; log it as {sample}
      new specimen {sample}, patient {patient}
      <{sample} is from {patient}|, | and >. Only {patient} is not in the list yet; register it.
      at {clock} {patient} left {sample} at the counter, {kind}
      log {sample} under the name {patient}, the tube says nothing else
      {patient} – {sample} – {kind}
      the label reads {patient}, the tube is {sample}; into the book with it`,
    ko: `
      {sample} 등록, {patient}
      {patient} 검체를 {sample:로} 등록하#
      {sample} / {patient} / {kind}
      {patient} 환자 {kind}, {sample:로} 등록하#
      {kind} 받았음. {patient}, {sample} 접수하#
      <{sample:은} {patient}|, |, >. 이 중 {patient} 것만 아직 등록이 안 됐다. 등록하#
      {clock}에 {patient:이} 맡긴 {sample}, 등록 바람
      {sample} 이름표는 {patient}. 검체 대장에 올리#
      새 검체 {sample}({patient}), 종류 {kind}
      {patient}님 {kind:은} {sample:로} 들어왔다. 대장에 적어 두#
      {sample:을} {patient} 앞으로 넣#, 종류는 아직 모름
      {any}번째 접수. {patient} {kind} {sample}
      {patient} {sample} 등록 요망`,
    titles: ['Register the specimen; Specimen in', '검체 등록; 검체 접수'],
  },
  {
    tool: 'specimen_shift', about: ['Put a specimen from one rack into another', '검체를 옮긴다'],
    takes: { sample, from: maybe(rack), to: rack },
    en: `
      {sample} into {to}
      move {sample} from {from} to {to}
      {sample}: {from} to {to}
      take {sample} out of {from}; it belongs in {to}
      {to} is where {sample} goes
      out of {from} and into {to} with {sample}
      {from} is needed at {clock}, {sample} to {to}
      {sample} waits in {to} for the courier, {not_sample} stays
      {any} tubes in all, but only {sample} changes to {to}
      <{sample} goes into {to}|, | and >. Do {sample} now.
      {sample} changes its place: new {to}, old {from}`,
    ko: `
      {sample} {to:로} 이동
      {sample:을} {from}에서 {to:로} 옮기#
      {sample}: {from} → {to}
      {from}에 있는 {sample:을} {to}에 두#
      {to}에 {sample:을} 꽂아 두#
      {from:을} 비워야 한다. {sample:은} {to:로} 보내#
      {not_sample:은} 그대로, {sample}만 {to:로} 옮겨 두#
      {clock} 수거분 {sample:을} {to}에 넣#
      {to:로} {sample} 옮김, 원래 자리 {from}
      {sample} 자리를 {to:로} 바꾸#
      {any}개 중 {sample}만 {to:로} 이동 바람
      {sample:은} {from} 말고 {to}에 보관
      {who} 요청. {sample:을} {to:로}
      <{sample:은} {to}|, |, > 자리다. {sample}부터 옮기#`,
    titles: ['Move the specimen; Another rack', '검체 이동; 랙 옮기기'],
  },
  {
    tool: 'specimen_discard', about: ['Throw a specimen away', '검체를 폐기한다'],
    takes: { sample, because: maybe(lines('clotted, tube half full\n label wet, ~ unreadable\n older than # days', '응고됨, 채취량 부족\n라벨 번짐, ~ 확인 불가\n보관 #일 경과\n용혈')) },
    en: `
      throw {sample} away
      discard {sample}: "{because}"
      {sample} is waste, reason: {because}
      {sample} into the yellow bin
      "{because}", so {sample} is thrown out
      {not_sample} is sent on, {sample} is destroyed
      get rid of {sample}, result was given on {day}
      nobody needs {sample} any more
      {sample} fell at {clock}; write it off
      {sample}, yellow bin; in the column for the reason "{because}"`,
    ko: `
      {sample} 폐기
      {sample:을} 버리#, 사유 "{because}"
      {sample} 폐기 처리. 사유: {because}
      {sample:은} 못 쓴다. 폐기하#
      "{because}" 때문에 {sample} 폐기 바람
      {not_sample:은} 보내고 {sample:은} 버리#
      {sample} 의료 폐기물 통으로
      {day} 결과 나갔음. {sample} 폐기하#
      {sample} 떨어뜨려 깨짐, 폐기 요망
      {sample}({because}) 폐기
      재채혈하기로 함. 기존 {sample:은} 없애#
      옮기지 말고 {sample} 폐기
      {clock} {sample} 폐기 기록
      {not_sample:은} 다른 랙으로 옮기고 {sample:은} 버린다. {sample} 폐기하#`,
    titles: ['Discard the specimen; Throw it away', '검체 폐기; 폐기 처리'],
  },
  {
    tool: 'spin_start', about: ['Spin tubes in a centrifuge', '원심분리를 돌린다'],
    takes: { centrifuge, rpm: whole(800, 4500, 'rpm'), min: maybe(whole(3, 30, 'min')) },
    en: `
      {centrifuge}, {rpm}
      spin {centrifuge} at {rpm} for {min}
      {min} at {rpm} in {centrifuge}
      {centrifuge} {rpm} {min}
      tubes are balanced; {centrifuge} up to {rpm}
      {any} tubes stand since {clock}. Spin them, {rpm}, {min}, {centrifuge}.
      turn {centrifuge} with {rpm}, not with {not_rpm}
      start {centrifuge}, {rpm}, {not_centrifuge} is broken
      serum: {centrifuge}, {min}, {rpm}
      <{centrifuge} {rpm}|, | and >, as written on the lids. Start {centrifuge}.`,
    ko: `
      {centrifuge} {rpm} {min}
      {centrifuge:을} {rpm:로} 돌리#
      {centrifuge} {rpm:로} {min} 원심분리하#
      균형 맞췄음. {centrifuge} {rpm} 시작하#
      {not_rpm} 말고 {rpm:로} {centrifuge:을} 돌리#
      {min} {rpm}, {centrifuge}
      혈청 분리, {centrifuge} {min} {rpm}
      {clock} 채혈분 {any}개. {centrifuge}에서 {rpm:로} {min} 돌리#
      {not_centrifuge:은} 고장이라 {centrifuge:을} 쓴다. {rpm:로} 가동하#
      {centrifuge} 회전 {rpm} 시간은 기본값
      {rpm:로} {centrifuge} 기동 요망
      {centrifuge}: {min}간 {rpm}
      세우지 말고 {centrifuge:을} {rpm:로} 돌릴 것
      <{centrifuge:은} {rpm}|, |, >. 뚜껑에 적힌 대로 {centrifuge:을} 돌리#`,
    titles: ['Spin the tubes; Centrifuge', '원심분리; 원심 돌리기'],
  },
  {
    tool: 'spin_abort', about: ['Stop a centrifuge', '원심분리기를 멈춘다'],
    takes: { centrifuge },
    en: `
      stop {centrifuge}
      {centrifuge} hums strangely, stop
      no more turning in {centrifuge}
      a tube has burst in {centrifuge}: halt
      break off the run in {centrifuge}
      {centrifuge} off, {not_centrifuge} carries on for {any} minutes
      {who} forgot the balance tube, {centrifuge} must not go on
      bring {centrifuge} to rest
      {centrifuge}: end it now, {clock}
      lid of {centrifuge} open as soon as it stands; stop it`,
    ko: `
      {centrifuge} 정지
      {centrifuge:을} 세우#
      {centrifuge}에서 이상한 소리. 멈추#
      튜브가 깨졌다. {centrifuge:을} 당장 끄#
      {not_centrifuge:은} 두고 {centrifuge}만 멈추#
      {centrifuge} 회전 중단
      {who:이} 짝 튜브를 안 넣었다. {centrifuge} 정지하#
      {centrifuge} 진동 {any}. 세워 두#
      {centrifuge} 돌리던 것 중지 바람
      {clock}, {centrifuge} 강제 종료
      {centrifuge} 멈춤 요망
      다시 돌리지 말고 {centrifuge:을} 멈춰 두#`,
    titles: ['Stop the centrifuge; Break off', '원심분리 정지; 멈추기'],
  },
  {
    tool: 'cold_box_look', about: ['Look at the temperature of a fridge or box', '냉장고 온도를 본다'],
    takes: { box }, reads: true, result: '{any}',
    en: `
      temperature of {box}
      look into {box}: how cold
      read {box}
      is {box} still between 2 and 8
      {box} at {clock} for the sheet
      vaccines lie in {box}, check it
      {not_box} shows {any}; and {box}?
      power was gone for a while, see {box}
      look at {box}, do not change the setting
      {box}: what does the display say`,
    ko: `
      {box} 온도 확인
      {box} 몇 도인지 보#
      {box} 온도를 읽#
      {clock} {box} 온도 기록용 조회
      {box:이} 2도에서 8도 사이인지 확인하#
      백신 들어 있는 {box}, 온도를 보#
      {not_box:은} {any}도였음. {box:은} 어떤지 확인 바람
      정전이 있었다. {box} 온도 조회하#
      {box} 지금 온도
      설정은 바꾸지 말고 {box} 온도만 보#
      {who} 점검표에 쓸 {box} 온도를 재#
      {box} 냉기 괜찮은지 확인하#
      {box} 온도 체크 요망`,
    titles: ['Fridge temperature; Look at the fridge', '냉장고 온도 확인; 온도 조회'],
  },
  {
    tool: 'cold_box_fix', about: ['Set the temperature of a fridge or box', '냉장고 온도를 정한다'],
    takes: { box, c: tenths(-30, 8) },
    en: `
      {box} to {c} degrees
      set {box} at {c} °C
      {box}: {c}
      the plasma wants {c} degrees, it lies in {box}
      {c} °C for {box}, {not_box} as it is
      make {box} {c}, it was {not_c}
      from {clock} {box} runs at {c} degrees
      {box} should be held at {c}
      {any} vials are in {box}; bring it to {c} °C
      <{box} {c} degrees|, | and >. Set {box} as listed.`,
    ko: `
      {box} {c}도
      {box:을} {c}도로 맞추#
      {box} 설정 {c}도
      혈장은 {c}도. {box:을} 그렇게 설정하#
      {not_c}도였던 {box:을} {c}도로 바꾸#
      {not_box:은} 두고 {box:을} {c}도로
      {clock}부터 {box} {c}도 유지
      {box} 온도를 {c}도로 조정하#
      바이알 {any}개가 {box}에 있다. {c}도로 해 두#
      {box} 목표 온도 {c}℃
      {c}℃로 {box} 설정 바람
      보기만 하지 말고 {box:을} {c}도로 고치#
      <{box:은} {c}도|, |, >. 표대로 {box:을} 설정하#`,
    titles: ['Set the fridge; Fridge to', '냉장고 온도 설정; 온도 맞추기'],
  },
  {
    tool: 'result_tell', about: ['Send a patient a message about a result', '환자에게 결과 문자를 보낸다'],
    takes: { patient: resident, message: lines(`
      your result is here, please come between 9 and 11
      fasting from 22:00 the day before, water is fine
      the sample was too small, we need # ml more
      ~ negative, next check in # months`, `
      결과가 나왔습니다, 오전 9시에서 11시 사이에 오세요
      검사 전날 밤 10시부터 금식, 물은 드셔도 됩니다
      채혈량이 부족해 #ml 더 필요합니다, 다시 들러 주세요
      ~ 음성, 다음 검사는 #개월 뒤입니다`) },
    en: `
      message to {patient}: {message}
      tell {patient} "{message}"
      {patient} should get: "{message}"
      write {patient} this: {message}
      "{message}" goes to {patient}
      {any} people wait for results, first {patient}: "{message}"
      inform {patient} by phone text: {message}
      for {patient}, sent by {clock}: "{message}"
      {not_patient} knows already. Now {patient}: {message}
      {who} called {any} times about another patient. For {patient} it is: {message}`,
    ko: `
      {patient}님에게 문자: {message}
      {patient}에게 "{message}"라고 알리#
      {patient} 환자에게 "{message}" 문자를 보내#
      문자 발송({patient}): {message}
      "{message}" — {patient}에게 전송
      {clock} 전까지 {patient}님께 "{message}"를 전하#
      결과 대기 {any}명 중 {patient} 먼저. 내용은 {message}
      {not_patient:은} 연락했음. {patient}에게 보낼 글: {message}
      {patient}님 휴대폰으로 "{message}"를 보내 주#
      {patient} 안내 문자 바람. {message}
      {patient}: "{message}" 통보 요망
      전화 말고 문자로 {patient}에게: {message}
      {not_patient:은} 재검, {not_patient2:은} 정상. {patient}에게 보낼 문자: {message}
      {clock} 접수, 번호표 {any}번 {patient}님께 알리#: {message}`,
    titles: ['Tell the patient; Result message', '결과 문자; 환자 안내'],
  },
];
