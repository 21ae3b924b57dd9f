import { prose, proseClause } from '../own/prose';
import { copied } from '../own/sayings';
import { choice, flag, made, maybe, moment, names, whole, type Written } from '../table';

const plain = made(prose);
const said = copied(proseClause);

const kitchen: readonly Written[] = [
  {
    tool: 'passNote', about: ['Show a note at a station of the kitchen', '주방 구역에 메모를 띄운다'],
    takes: { station: names('cold pass, grill 2, pastry, dish wash, fryer line, bar', '찬 음식대, 2번 화구, 제과대, 세척실, 튀김대, 바'), memo: plain },
    en: `
      Note for {station}: {memo}.
      {station} has to read: {memo}.
      At {station}, show: {memo}.
      Only {station}, not {not_station}: {memo}.
      Kitchen note, {station}: {memo}.
      Put in front of {station}: {memo}.
      The {who} shouts it since {clock}; now it stands at {station}: {memo}.
      Memo: {memo}. Station: {station}.
      Give {station} the note "{memo}"`,
    ko: `
      {station} 메모: {memo}
      {station}에 띄울 글: {memo}
      {not_station} 말고 {station}에만: {memo}
      주방 메모, {station}: {memo}
      {station}에 {memo:이}라고 띄우#
      메모: {memo}. 구역: {station}
      {who:이} {clock}부터 외치고 있다. {station}에 띄울 메모: {memo}
      {station}에 "{memo}" 메모를 띄우#`,
    titles: ['Kitchen note; Tell the station', '주방 메모; 구역에 알림'],
  },
  {
    tool: 'orderRemark', about: ['Add a remark to an order', '주문에 요청 사항을 단다'],
    takes: { orderNo: whole(11, 980), remark: plain },
    en: `
      Order {orderNo}, remark: {remark}.
      Remark on order {orderNo}: {remark}.
      With {orderNo} goes this remark: {remark}.
      Order {not_orderNo} is fine. To {orderNo} add: {remark}.
      The guest of order {orderNo} has a wish. Remark: {remark}.
      Remark: {remark}. Order: {orderNo}.
      Print on the slip of {orderNo}: {remark}.
      {any} dishes, one remark, order {orderNo}: {remark}.`,
    ko: `
      {orderNo}번 주문 요청: {remark}
      주문 {orderNo} 비고: {remark}
      {not_orderNo}번은 그대로, {orderNo}번 비고: {remark}
      {orderNo}번 손님 요청이 있다. 비고란: {remark}
      비고: {remark}. 주문 번호 {orderNo}
      {orderNo}번 주문서에 {remark:이}라고 찍#
      음식 {any}개, 비고는 하나다. {orderNo}번 주문: {remark}`,
    titles: ['Remark on the order; Wish', '주문 요청; 비고'],
  },
  {
    tool: 'refuseOrder', about: ['Refuse an order', '주문을 거절한다'], takes: { orderNo: whole(11, 980), why: said },
    en: `
      Refuse order {orderNo} because {why}.
      Order {orderNo} cannot be made: {why}.
      No to order {orderNo}; the reason is that {why}.
      Turn down {orderNo}, not {not_orderNo}, since {why}.
      Reason: {why}. For this, order {orderNo} is refused.
      It is {clock} and {why}, so refuse order {orderNo}.`,
    ko: `
      {orderNo}번 주문 거절, 사유: {why}
      {why}는 이유로 {orderNo}번 주문을 거절하#
      {orderNo}번은 못 만든다. 거절 사유: {why}
      {not_orderNo}번 말고 {orderNo}번을 거절하#. 사유는 {why}는 것
      사유: {why}. {orderNo}번 주문을 받지 않기로 함`,
    titles: ['Refuse the order; Cannot be made', '주문 거절; 못 받음'],
  },
  {
    tool: 'guestText', about: ['Send a text to the guest of a table', '테이블 손님에게 문자를 보낸다'],
    takes: { table: whole(1, 60), text: plain, lang: maybe(choice({ en: ['English|en', '영어'], ko: ['Korean|ko', '한국어'], de: ['German|de', '독일어'] })) },
    en: `
      Text to table {table}: {text}.
      Table {table} gets: {text}.
      To the guest of table {table}, in {lang}: {text}.
      Guests of {table}, not of {not_table}: {text}.
      Text: {text}. Table: {table}.
      Table {table}, language {lang}, wording: {text}.
      The guest of table {table} waits outside. Text him: {text}.
      Since {clock} table {table} has asked {any} times. Answer: {text}.`,
    ko: `
      {table}번 테이블 문자: {text}
      {table}번 손님에게 보낼 글: {text}
      {table}번 손님에게 {lang:로}: {text}
      {not_table}번 말고 {table}번에: {text}
      글: {text}. 테이블 {table}
      {table}번 손님이 밖에서 기다린다. 문자 내용: {text}
      {table}번에서 {clock}부터 {any}번 물었다. 답: {text}
      {table}번 손님에게 {text:이}라고 문자하#`,
    titles: ['Text to the guest; Table', '손님 문자; 테이블 문자'],
  },
];

const patient = names('bed 4, bed 12, room 7 window, cot 3, Mrs Abel, box 2', '4번 병상, 12번 병상, 7호 창가, 3번 요람, 김 할머니, 2번 격리실');
const ward: readonly Written[] = [
  {
    tool: 'ward_note', about: ['Write a note on the chart of a patient', '환자 차트에 메모한다'], takes: { patient, note: plain, by: maybe(names('Dr Kern, Sister Hanne, Okafor, Lise, Dr Yun', '김 간호사, 윤 원장, 박 수간호사, 이 실습생')) },
    en: `
      Chart of {patient}: {note}.
      On the chart of {patient}, signed {by}: {note}.
      Note for {patient}: {note}.
      {by} notes on {patient}: {note}.
      {patient}, note: {note}.
      Write down for {patient}, not for {not_patient}: {note}.
      The round ended at {clock}. For {patient} the note is: {note}.
      Note: {note}. Patient: {patient}. By: {by}.
      Put "{note}" on the chart of {patient}`,
    ko: `
      {patient} 차트: {note}
      {patient} 메모, 작성 {by}: {note}
      {by:이} {patient} 차트에 적을 것: {note}
      {not_patient} 말고 {patient} 메모: {note}
      {clock} 회진 끝. {patient} 차트에 남길 글: {note}
      메모: {note}. 환자는 {patient}
      {patient} 차트에 {note:이}라고 적#
      {patient} 차트에 "{note}" 기재`,
    titles: ['On the chart; Ward note', '차트 메모; 병동 기록'],
  },
  {
    tool: 'ward_reminder', about: ['Set a reminder for a patient', '환자 알림을 건다'], takes: { patient, at: moment(), words: plain },
    en: `
      Remind us of {patient} at {at}: {words}.
      Reminder, {patient}, {at}: {words}.
      {at}, {patient}: {words}.
      At {at} it should say for {patient}: {words}.
      Not a note now but a reminder at {at} for {patient}: {words}.
      Words: {words}. Patient {patient}, time {at}.
      Let the reminder of {at} for {patient} read "{words}"`,
    ko: `
      {patient} 알림 {at}: {words}
      {at}에 {patient} 알림, 내용은 {words}
      {patient}, {at}: {words}
      지금 적지 말고 {at}에 {patient} 알림으로: {words}
      글: {words}. {patient}, {at}
      {at}에 {patient} 알림으로 {words:이}라고 뜨게 하#`,
    titles: ['Reminder; Remind the ward', '병동 알림; 환자 알림'],
  },
  {
    tool: 'ward_call', about: ['Call the doctor about a patient', '환자 때문에 의사를 부른다'], takes: { patient, reason: said, urgent: maybe(flag(['urgent|at once', '긴급|지금 바로'], ['not urgent|when there is time', '급하지 않음|시간 날 때'])) },
    en: `
      Call the doctor to {patient}: {reason}.
      Doctor to {patient}, {urgent}: {reason}.
      Call the doctor about {patient} because {reason}.
      [urgent=true] The doctor must run to {patient}. Reason: {reason}.
      [urgent=false] The doctor may finish lunch before going to {patient}. Reason: {reason}.
      The doctor is wanted at {patient}, not at {not_patient}; the reason is that {reason}.
      It is not for the chart. Call the doctor to {patient}, as {reason}.`,
    ko: `
      {patient} 의사 호출: {reason}
      {patient} 의사 호출({urgent}). 사유: {reason}
      {reason}는 이유로 {patient}에 의사를 부르#
      [urgent=true] 의사가 {patient:로} 뛰어와야 한다. 사유: {reason}
      [urgent=false] 의사가 점심을 마치고 {patient}에 가도 된다. 호출 사유: {reason}
      {not_patient} 말고 {patient}에 의사 호출, 사유는 {reason}는 것`,
    titles: ['Call the doctor; Doctor to the bed', '의사 호출; 호출'],
  },
  {
    tool: 'ward_family', about: ['Tell the family of a patient', '환자 가족에게 알린다'], takes: { patient, message: said },
    en: `
      Tell the family of {patient} that {message}.
      Family of {patient}: {message}.
      The family of {patient} should know that {message}.
      Inform the family, not the doctor, of {patient} that {message}.
      Message to the family of {patient}: {message}.
      At {clock} the family of {patient} rings. They are to hear that {message}.`,
    ko: `
      {patient} 가족에게 {message}고 알리#
      {patient} 가족 안내: {message}
      의사 말고 {patient} 가족에게 {message}고 전하#
      {patient} 가족에게 보낼 글: {message}
      {clock}에 {patient} 가족이 전화한다. {message}고 전하#`,
    titles: ['Tell the family; News for the family', '가족 안내; 가족에게 알림'],
  },
];

const printers: readonly Written[] = [
  {
    tool: 'label.print', about: ['Print a label', '라벨을 찍는다'], takes: { printer: names('LP-2, zebra-4, dock label, LB7, cold store printer', 'LP-2, 포장 프린터, 냉동고 라벨기, LB7'), text: plain, copies: maybe(whole(2, 60)) },
    en: `
      Label on {printer}: {text}.
      Print on {printer}: {text}.
      {copies} labels on {printer}, text: {text}.
      Text: {text}. Printer {printer}, {copies} pieces.
      {printer}, {copies} copies: {text}.
      Not on {not_printer} but on {printer}, the label: {text}.
      The crate of the {who} needs a label from {printer}: {text}.
      Stick on, printed by {printer}: {text}.
      Have {printer} print "{text}" {copies} times`,
    ko: `
      {printer} 라벨: {text}
      {printer}에서 찍을 글: {text}
      {printer} 라벨 {copies}장, 글은 {text}
      글: {text}. {printer}에서 {copies}장
      {not_printer} 말고 {printer} 라벨: {text}
      {who} 상자에 붙일 라벨을 {printer}에서 찍는다. 문구: {text}
      {printer}에 {text:이}라고 찍#
      {printer:로} "{text}" {copies}장 인쇄`,
    titles: ['Print a label; Labels', '라벨 인쇄; 라벨'],
  },
  {
    tool: 'label.reprint', about: ['Print the last label of a printer again', '마지막 라벨을 다시 찍는다'], takes: { printer: names('LP-2, zebra-4, dock label, LB7, cold store printer', 'LP-2, 포장 프린터, 냉동고 라벨기, LB7') },
    en: `
      the last label of {printer} once more
      {printer}: same label again
      reprint on {printer}, nothing new
      The label of {clock} from {printer} is smeared. The same again.
      no new text, {printer} only repeats the last one`,
    ko: `
      {printer} 마지막 라벨을 한 번 더 찍#
      {printer}: 같은 라벨 다시
      {clock} 라벨이 번졌다. {printer}에서 그대로 다시 찍#
      새 글 없이 {printer:이} 마지막 것을 되풀이하게 하#`,
    titles: ['The same label again; Reprint', '라벨 재인쇄; 같은 라벨'],
  },
  {
    tool: 'receipt.footer', about: ['Set the last line of the receipts of a till', '영수증 맨 아랫줄을 정한다'], takes: { till: whole(1, 14), line: plain },
    en: `
      Receipts of till {till} end with: {line}.
      Last line on the receipts of till {till}: {line}.
      Till {till}, footer: {line}.
      From {clock} on the receipts of till {till} should say at the bottom: {line}.
      Footer: {line}. Till: {till}.
      Till {not_till} keeps its footer, till {till} gets: {line}.`,
    ko: `
      {till}번 계산대 영수증 끝줄: {line}
      {till}번 영수증 맨 아래 글: {line}
      {clock}부터 {till}번 계산대 영수증 아래에: {line}
      끝줄: {line}. 계산대 {till}번
      {not_till}번은 그대로 두고 {till}번 끝줄만: {line}
      {till}번 영수증 아래에 {line:이}라고 찍히게 하#`,
    titles: ['Footer of the receipt; Last line', '영수증 문구; 끝줄'],
  },
];

/** More places where several tools take a text. */
export const wordings: readonly (readonly Written[])[] = [kitchen, ward, printers];
