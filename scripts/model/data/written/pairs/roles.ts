import { choice, date, flag, maybe, names, tenths, whole, type Written } from '../table';
import { counted } from './counts';

const cellar = names('barrel 4, steel 9, old oak, vat C, tun 2, egg 1', '4번 통, 9번 강철조, 묵은 참나무통, C조, 2번 큰통, 1번 달걀조');
const folder = names('inbox, scans, to-sign, archive-2, press, drafts', '받은서류, 스캔, 결재대기, 보관-2, 보도, 초안');
const printer = names('zebra-2, office-up, canon hall, label-9, HP-gate', '제브라-2, 사무실-위, 현관 캐논, 라벨-9, 정문-HP');

export const roles: readonly Written[] = [
  {
    tool: 'rack_off', about: ['Rack wine from one vessel into another', '술을 한 통에서 다른 통으로 옮긴다'],
    takes: { from_vessel: cellar, to_vessel: cellar, litres: maybe(whole(20, 900, 'l')) },
    en: `
      rack {from_vessel} into {to_vessel}
      {to_vessel} is clean; bring over what is in {from_vessel}
      into {to_vessel}, {litres} out of {from_vessel}
      {from_vessel} → {to_vessel}, {litres}
      Sediment lies {any} cm high in {from_vessel}. Let the clear part, {litres}, run over to {to_vessel}.
      fill {to_vessel} from {from_vessel}
      empty {from_vessel}, all of it goes into {to_vessel}
      {to_vessel} receives {litres} from {from_vessel}
      The cooper fetches {from_vessel} on {day}, and {to_vessel} has room: move the wine.
      take {litres} off {from_vessel} for {to_vessel}
      out of {from_vessel} with the wine, {to_vessel} waits for it`,
    ko: `
      {from_vessel}에서 {to_vessel:로} 술을 옮기#
      {to_vessel}에 {from_vessel} 술을 받아 두#
      {from_vessel} → {to_vessel}, {litres}
      {to_vessel:로} {litres} 이송, {from_vessel}에서
      {from_vessel}에 앙금이 {any}cm 쌓였다. 맑은 술 {litres:을} {to_vessel:로} 넘기#
      {day}에 {from_vessel:을} 수리한다. 들어 있는 술을 {to_vessel:로} 옮겨 둘 것
      {to_vessel:을} {from_vessel} 술로 채우#
      {from_vessel}에서 {litres:을} 빼서 {to_vessel}에 넣#
      {to_vessel:은} 비어 있다. {from_vessel} 술을 전부 보내#
      받는 통 {to_vessel}, 보내는 통 {from_vessel}, {litres}`,
    titles: ['Rack the wine; From vessel to vessel', '통갈이; 술 옮기기'],
  },
  {
    tool: 'blendIn', about: ['Blend one wine into another in per cent', '다른 술을 비율로 섞는다'],
    takes: { base: cellar, addition: cellar, pct: tenths(0.5, 25, 'pct') },
    en: `
      {pct} of {addition} into {base}
      base {base}, addition {addition}, {pct}
      addition {addition}, base {base}: {pct}
      {base} gets {pct} from {addition}
      lift {base} with {pct} of {addition}
      {base} tastes flat. {pct} of {addition} will give it some life; blend.
      blend {addition} at {pct} to the base {base}
      We tried {any} glasses at {clock}. The best was {base} with {pct} of {addition}: make it so.
      stretch {base} by {pct}, using {addition}`,
    ko: `
      {base}에 {addition:을} {pct} 섞#
      바탕 {base}, 첨가 {addition}, {pct}
      첨가 {addition} {pct}, 바탕은 {base}
      {addition:을} {pct}만큼 {base}에 블렌딩
      {base} 맛이 밋밋하다. {addition} {pct:을} 섞어 넣#
      {clock}에 {any}잔 시음. {base}에 {addition} {pct:이} 가장 좋았다. 그대로 섞#
      {base}에 {addition} 비율 {pct:로} 혼합하#
      {pct}, {addition}에서 {base:로} 혼합
      {base:을} {addition} {pct:로} 살려 볼 것`,
    titles: ['Blend; Blending', '블렌딩; 섞기'],
  },
  {
    tool: 'doc_rename', about: ['Give a document another name', '문서 이름을 바꾼다'],
    takes: { old_name: names('plan-v1.docx, list.xlsx, IMG_2210.jpg, minutes-old.pdf, notes.txt', '계획-v1.docx, 명단.xlsx, IMG_2210.jpg, 회의록-옛.pdf, 메모.txt'), new_name: names('plan-final.docx, guests.xlsx, facade-south.jpg, minutes-may.pdf, handover.txt', '계획-최종.docx, 손님.xlsx, 외벽-남.jpg, 회의록-5월.pdf, 인계.txt') },
    en: `
      {old_name} becomes {new_name}
      rename {old_name} to {new_name}
      call it {new_name}, it was {old_name}
      {new_name} is to be the name of {old_name}
      {old_name} → {new_name}
      what is called {old_name} shall be called {new_name}
      Nobody finds {old_name} under this name. {new_name} says what it is; rename it.
      new name {new_name}, old name {old_name}
      old name {old_name}, new name {new_name}
      from {day} on {old_name} goes by the name {new_name}`,
    ko: `
      {old_name} 이름을 {new_name:로} 바꾸#
      {new_name}, 옛 이름은 {old_name}
      {old_name} → {new_name}
      {new_name:이} 새 이름, {old_name:이} 옛 이름. 바꾸#
      {old_name:을} 이제 {new_name:로} 부른다
      {old_name:로}는 아무도 못 찾는다. {new_name:로} 고치#
      새 이름 {new_name}, 지금 이름 {old_name}
      {day}부터 {old_name:은} {new_name:로} 변경
      {new_name:로} 이름 변경할 문서: {old_name}`,
    titles: ['Rename; Another name', '이름 바꾸기; 문서 이름'],
  },
  {
    tool: 'doc.shift', about: ['Move a document from one folder to another', '문서를 다른 폴더로 옮긴다'],
    takes: { doc: names('plan-v1.docx, list.xlsx, contract 17, IMG_2210.jpg, offer-B', '계획-v1.docx, 명단.xlsx, 계약서 17, IMG_2210.jpg, 견적-B'), src: folder, dst: folder },
    en: `
      {doc}: {src} → {dst}
      move {doc} out of {src} into {dst}
      into {dst} with {doc}, away from {src}
      {dst} is where {doc} belongs, it lies in {src}
      file {doc} under {dst}; at present it is in {src}
      in {src} there is {doc}, we want it in {dst}
      The boss signs from {dst}. Get {doc} there, it is still in {src}.
      destination {dst}, origin {src}, document {doc}
      {src} has {any} papers. Only {doc} moves on to {dst}.`,
    ko: `
      {doc:을} {src}에서 {dst:로} 옮기#
      {dst} 폴더로 {doc} 이동, 지금은 {src}
      {doc}: {src} → {dst}
      {src}에 있는 {doc:을} {dst}에 넣#
      도착 {dst}, 출발 {src}, 문서 {doc}
      소장은 {dst}에서 결재한다. {src}에 있는 {doc:을} 거기로 옮겨 둘 것
      {src}에 서류가 {any}건 있다. {doc}만 {dst:로} 보내#
      {dst}에 있어야 할 {doc:이} {src}에 있다. 옮기#
      {doc:을} {dst:로}, 원래 자리는 {src}`,
    titles: ['Move the document; Filing', '문서 옮기기; 문서 이동'],
  },
  {
    tool: 'copies_out', about: ['Print copies of a document on a printer', '프린터로 문서를 뽑는다'],
    takes: { doc: names('menu, shift-plan.pdf, badge sheet, pick list 88, notice B', '식단표, 근무표.pdf, 명찰 양식, 피킹표 88, 공고 B'), printer, copies: counted(1, 40), both_sides: maybe(flag()) },
    en: `
      {copies} of {doc} on {printer}
      {printer}: {doc}, copies: {copies}
      print {doc} at {printer}, number of copies {copies}
      [both_sides=true] {doc} on {printer}, front and back, copies: {copies}
      [both_sides=false] {doc}, {printer}, nothing on the back, copies: {copies}
      [copies=12] a dozen of {doc} from {printer}
      [copies=1] just one {doc}, {printer}
      [copies=5,both_sides=true] save paper: five of {doc} on {printer}, both pages on one leaf
      [copies=3,both_sides=false] three of {doc}, {printer}, the back stays white
      {any} guests come on {day}, but {copies} of {doc} will do. Printer {printer}.`,
    ko: `
      {printer}에서 {doc} {copies}장 출력하#
      {doc} {copies}장, {printer}
      {printer:로} {doc:을} {copies}장 뽑아 두#
      [both_sides=true] {doc} 앞뒤로 {copies}장, 프린터 {printer}
      [both_sides=false] {doc} {copies}장, 뒷면은 비우고 {printer}에서 출력하#
      [copies=12] {printer}에서 {doc} 열두 장
      [copies=1] {doc} 한 장만 {printer:로} 출력하#
      [copies=5,both_sides=true] 종이 절약: {doc} 다섯 장 양면으로, {printer}
      [copies=3,both_sides=false] {doc} 세 장 단면, {printer}
      {day}에 손님이 {any}명 오지만 {doc:은} {copies}장이면 된다. {printer:로} 출력하#`,
    titles: ['Copies; Print', '출력; 인쇄 부수'],
  },
  {
    tool: 'route_between', about: ['Plan a tour between two places', '두 곳 사이의 운행을 잡는다'],
    takes: { pickup: names('harbour, mill, hospital, depot 3, north gate, airport', '항구, 방앗간, 병원, 3번 차고, 북문, 공항'), dropoff: names('station, school, quarry, hotel Elm, depot 5, museum', '역, 학교, 채석장, 느티호텔, 5번 차고, 박물관'), on: maybe(date()), seats: maybe(counted(2, 50)) },
    en: `
      {pickup} to {dropoff}
      from {pickup} to {dropoff} on {on}
      to {dropoff} from {pickup}, {seats} people
      {seats} passengers stand at {pickup} and want to get to {dropoff}
      pick up at {pickup}, drop at {dropoff}
      drop at {dropoff}, pick up at {pickup}, {on}
      On {on} somebody must be driven from {pickup} to {dropoff}.
      {dropoff} expects {seats} guests, they come from {pickup}
      the road by the lake is closed until {clock}; all the same, a tour {pickup} – {dropoff}
      collect {seats} at {pickup} on {on}, bring them to {dropoff}`,
    ko: `
      {pickup}에서 {dropoff:로} 운행
      {on}에 {pickup}에서 {dropoff}까지 운행을 잡아 두#
      {dropoff:로} 갈 {seats}명이 {pickup}에 있다. 운행 등록하#
      태울 곳 {pickup}, 내릴 곳 {dropoff}
      내릴 곳 {dropoff}, 태울 곳 {pickup}, {on}
      {pickup} → {dropoff}, {on}
      {pickup}에서 손님을 태워 {dropoff}에 내려 주#
      {clock}까지 호수길 통제. 그래도 {pickup}에서 {dropoff:로} 운행은 있어야 한다
      {on} {seats}명, {pickup} 출발 {dropoff} 도착`,
    titles: ['Tour; Drive; Transport', '운행; 차량 운행'],
  },
  {
    tool: 'limit_watch', about: ['Watch a sensor and send word when it passes a limit', '센서가 한계를 넘으면 알린다'],
    takes: { probe: names('T-12, rh_attic, p-main, lvl-3, CO-hall, vib.k1'), limit: tenths(-20, 90), side: choice({ above: ['above|over', '초과|이상'], below: ['below|under', '미만|이하'] }), to_whom: maybe(names('Okafor, Marta, Lindqvist, Bo', '김민수, 박서연, 이준호')) },
    en: `
      watch {probe}, {side} {limit}
      {probe} {side} {limit}: tell {to_whom}
      [side=above] {probe} must not climb past {limit}, keep an eye on it
      [side=below] {probe} must not fall past {limit}, keep an eye on it
      [side=above] if {probe} gets higher than {limit}, {to_whom} wants to know
      [side=below] if {probe} drops to less than {limit}, {to_whom} wants to know
      [side=above] {limit} is the ceiling for {probe}, watch it
      [side=below] {limit} is the floor for {probe}, watch it
      keep watch over {probe} for {to_whom}: anything {side} {limit}
      Last {day} it was noticed {any} minutes too late. Guard {probe}, limit {limit}, {side}.`,
    ko: `
      {probe} 감시, {limit} {side}
      {probe:이} {limit} {side}일 때 {to_whom}에게 알리도록 감시하#
      [side=above] {probe:이} {limit:을} 넘지 않는지 지켜보#
      [side=below] {probe:이} {limit} 아래로 떨어지지 않는지 지켜보#
      [side=above] {probe} 상한 {limit}, 알릴 사람 {to_whom}
      [side=below] {probe} 하한 {limit}, 알릴 사람 {to_whom}
      [side=above] {limit}보다 높아지면 알려야 한다. {probe} 감시 등록하#
      [side=below] {limit}보다 낮아지면 알려야 한다. {probe} 감시 등록하#
      지난 {day}에 {any}분 늦게 알았다. {probe} 감시, 한계 {limit} {side}`,
    titles: ['Watch the sensor; Limit', '센서 감시; 한계 감시'],
  },
];
