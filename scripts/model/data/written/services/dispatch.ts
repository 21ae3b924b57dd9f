import { code, counted } from '../industry/slots';
import { choice, date, flag, maybe, names, tenths, whole, type Written } from '../table';

const parcel = code('PK#######, 3S-####-##, SHP-####, JD01####');
const carrier = choice({ post: ['the post|post', '우체국'], express: ['express|the express courier', '특급|특송'], freight: ['freight|the haulier', '화물'], bike: ['the bicycle courier|bike', '자전거 배송'] });
const street = names('Mill Lane 4, Harbour Road 17, Elm Court 2b, Dock 9 North, Station Street 31', '물레길 4, 항구로 17, 느티나무길 2, 북부두 9, 역전로 31');

export const dispatch: readonly Written[] = [
  {
    tool: 'label_make', about: ['Make a shipping label', '운송장을 만든다'],
    takes: { order: code('SO-####, #####, W-####'), carrier, weight_kg: tenths(0.2, 30), insured: maybe(flag()) },
    en: `
      label for {order}: {carrier}, {weight_kg} kg
      {order} weighs {weight_kg} kg and goes with {carrier}
      {carrier} takes {order}, {weight_kg} kilos, make the label
      [insured=true] {order} is glass. Label, {carrier}, {weight_kg} kg, with cover for damage.
      [insured=false] {order}: {carrier}, {weight_kg} kg, no insurance
      print nothing yet, just create the label: {order} / {weight_kg} kg / {carrier}
      a shipping label at {weight_kg} kg, {carrier}, for {order}
      [insured=true] insure {order} and label it for {carrier}, {weight_kg} kg
      {order}, on the scale {weight_kg} kg, carrier {carrier}
      The box for {order} holds {any} jars. {weight_kg} kg on the scale. {carrier} picks it up.
      [insured=false] cheap as it is, {order} needs no cover; {weight_kg} kg by {carrier}
      make {order} ready for {carrier} with a label of {weight_kg} kg
      {not_order} was {any} kg and went yesterday. Today {order}: {weight_kg} kg, {carrier}.
      [insured=true] three violins in {order}, {weight_kg} kg; {carrier}, and if it falls somebody has to pay
      [insured=false] {order} are leaflets, {weight_kg} kg, nobody pays for leaflets; {carrier}
      before {clock} a label has to stick on {order}, {carrier}, {weight_kg} kg`,
    ko: `
      {order} 운송장: {carrier}, {weight_kg}kg
      {order:은} {weight_kg}kg, {carrier:로} 보낸다. 운송장을 만들#
      {carrier:로} 갈 {order}, 무게 {weight_kg}킬로
      [insured=true] {order:은} 유리다. {carrier}, {weight_kg}kg, 보험을 넣어 운송장 발행
      [insured=false] {order}: {carrier} {weight_kg}kg, 보험 없이
      {order} / {weight_kg}kg / {carrier} 운송장 작성
      저울에 {weight_kg}kg. {order} {carrier} 송장을 만들어 두#
      [insured=true] 파손 보상 되게 {order:을} {carrier:로}, {weight_kg}kg
      병 {any}개 든 {order}, 재 보니 {weight_kg}kg. {carrier} 송장 요망
      [insured=false] 값싼 물건이라 {order:은} 보험 불필요. {carrier}, {weight_kg}kg 송장
      {not_order:은} {any}kg이었고 어제 나갔다. 오늘은 {order}: {weight_kg}kg, {carrier}
      [insured=true] {order}에 바이올린이 세 대. {weight_kg}kg, {carrier}. 떨어뜨리면 누가 물어 주게 하#
      [insured=false] {order:은} 전단지다. {weight_kg}kg, {carrier}. 보상까지는 필요 없다
      {clock} 전까지 {order} 송장: {carrier}, {weight_kg}kg
      {order} {weight_kg}kg 포장 끝. {carrier} 송장을 만들#`,
    titles: ['Shipping label; Make the label', '운송장; 송장 만들기'],
  },
  {
    tool: 'label_void', about: ['Make a shipping label invalid that was not used', '쓰지 않은 운송장을 무효로 한다'],
    takes: { parcel },
    en: `
      void the label {parcel}
      label {parcel} is not used, cancel it
      {parcel} does not travel, take the label back
      we pay for {parcel} unless it is voided today
      {parcel} got the wrong weight of {any} kg; void it, a new one comes later
      the sticker {parcel} tore, make it invalid
      invalidate {parcel}, {not_parcel} is on the lorry
      no one may stick {parcel} on a box any more
      {parcel}: label cancelled
      The customer fetched it at {clock} by car. The label {parcel} is void.
      two labels for one box: {not_parcel} sticks, {parcel} does not and has to go
      The label {parcel} was made for the wrong carrier {any} minutes ago. Nobody has scanned it. Void.
      not a recall, the box never left: label {parcel} is void`,
    ko: `
      운송장 {parcel:을} 무효로 하#
      {parcel} 송장은 쓰지 않는다. 취소하#
      {parcel:은} 안 나간다. 송장을 거두#
      {parcel} 무게가 {any}kg으로 잘못 찍혔다. 무효 처리
      스티커 {parcel:이} 찢어졌다. 못 쓰게 하#
      {not_parcel:은} 이미 실렸고 {parcel} 송장만 취소하#
      손님이 {clock}에 직접 가져갔다. {parcel} 송장 무효
      {parcel} 운송장 취소 요망
      상자 하나에 송장 둘. {not_parcel:은} 붙였고 {parcel:은} 안 붙였다. 취소하#
      {any}분 전 택배사를 잘못 골라 만든 송장 {parcel}, 아무도 안 찍었다. 무효로 하#
      회수가 아니다. 상자는 나간 적 없다. {parcel} 송장만 무효
      {parcel} 미사용 송장 폐기
      {parcel} 송장 번호는 버린다
      아무 데도 안 붙인 {parcel} 송장을 없애#`,
    titles: ['Void the label; Label not used', '운송장 취소; 송장 무효'],
  },
  {
    tool: 'label_again', about: ['Print an existing label once more', '있는 운송장을 다시 찍는다'],
    takes: { parcel, printer: names('Zeb-1, bench 2, label-hall, ZD42, packing left', '포장 1, 라벨기 2, 출하라벨, ZD42, 작업대 왼쪽'), copies: maybe(whole(2, 6)) },
    en: `
      print {parcel} again on {printer}
      {printer}: label {parcel} once more
      the label {parcel} came out smeared, reprint on {printer}
      {copies} copies of {parcel} from {printer}
      reprint {parcel}, {copies} times, printer {printer}
      let {printer} spit out {parcel} again
      {parcel} got wet. Same label, {printer}.
      {printer} gives {parcel} in {copies} copies, one for each side
      on {printer} please the sticker of {parcel}, {not_printer} has no ribbon
      no new label, just {parcel} printed once more at {printer}
      the roll ran out after {any} labels; {parcel} is missing, print it on {printer}
      the cat sat on the label of {parcel}; another, from {printer}
      {not_parcel} is readable, {parcel} is not. Print it again, {printer}, {copies} copies.
      the driver comes at {clock} and one sticker is missing: {parcel}, machine {printer}`,
    ko: `
      {parcel:을} {printer}에서 다시 찍#
      {printer}: {parcel} 송장 재출력
      {parcel} 송장이 번졌다. {printer:로} 다시 뽑을 것
      {printer}에서 {parcel} {copies}장
      {parcel} 재출력 {copies}장, 프린터 {printer}
      {parcel:이} 젖었다. 같은 송장을 {printer}에서 출력하#
      {not_printer:은} 리본이 없다. {printer:로} {parcel:을} 찍#
      새 송장 말고 {parcel}만 {printer}에서 한 번 더
      롤이 {any}장 만에 떨어졌다. 빠진 {parcel:을} {printer:로} 출력
      {parcel} 송장 위에 고양이가 앉았다. {printer}에서 한 장 더 찍#
      {not_parcel:은} 읽히는데 {parcel:은} 안 읽힌다. {printer:로} {copies}장 재출력
      {clock}에 기사가 온다. {parcel} 스티커가 없다. {printer}에서 찍어 두#
      {printer:로} {parcel} 송장 재출력 요망`,
    titles: ['Print the label again; Reprint', '송장 재출력; 다시 찍기'],
  },
  {
    tool: 'pickup_call', about: ['Ask a carrier to fetch parcels on a day', '택배사에 집하를 요청한다'],
    takes: { carrier, day: date(), pieces: counted(1, 40, ['parcel', 'parcels'], '개'), gate: maybe(names('gate 2, ramp B, reception, yard east', '2번 문, 램프 B, 안내데스크, 동쪽 마당')) },
    en: `
      {carrier} should fetch {pieces} on {day}
      pick-up: {carrier}, {day}, {pieces}, {gate}
      call {carrier} for {day}, there are {pieces}
      {pieces} wait at {gate} for {carrier}, day {day}
      on {day} at {gate}: {pieces} for {carrier}
      order a collection by {carrier}, {pieces}, date {day}
      {pieces} on {day}, {carrier}, no special gate
      have {carrier} come to {gate} on {day}, {pieces} stand ready
      The van was {any} minutes late last time. Tell {carrier} again: {day}, {pieces}.
      {day} is packing day. {carrier} collects {pieces}.
      {not_day} is a holiday. {pieces} for {carrier}, so {day}.
      {any} go by our own van. {carrier} gets the rest, {pieces}, on {day}.
      at {gate} there will be {pieces} from {clock} on; {carrier} is to come for them on {day}
      {carrier}: please fetch {pieces}, {day}`,
    ko: `
      {day}에 {carrier} 집하 요청, {pieces}
      {carrier}, {day}, {pieces}, {gate} 집하
      {gate}에 {pieces} 두었다. {carrier:이} {day}에 가져가게 하#
      {carrier:을} {day:로} 부를 것, 수량 {pieces}
      집하 신청: {carrier} / {day} / {pieces}
      지난번 차가 {any}분 늦었다. 다시 {carrier}, {day}, {pieces:로} 신청하#
      {day} {gate}: {carrier} 수거 {pieces}
      {pieces} 내보낸다. {day}에 {carrier} 호출
      {not_day:은} 휴일이다. {carrier}, {pieces}, {day:로} 신청하#
      {any}개는 우리 차로 간다. 나머지 {pieces:은} {carrier:이} {day}에 가져가게 하#
      {clock}부터 {gate}에 {pieces} 놓아둔다. {day} {carrier} 집하 신청
      {carrier}, {day}에 {pieces} 가져가 달라고 요청하#
      집하 예약: {day}, {carrier}, {pieces}, 장소 {gate}`,
    titles: ['Pick-up; Call the carrier', '집하 요청; 수거 신청'],
  },
  {
    tool: 'address_fix', about: ['Change the address of a parcel that is under way', '가고 있는 소포의 주소를 고친다'],
    takes: { parcel, street, postcode: code('#####, ####, 0####') },
    en: `
      {parcel} goes to {street}, {postcode}
      new address for {parcel}: {street}, {postcode}
      the street was wrong. {parcel}: {street}, postcode {postcode}
      correct {parcel}, {postcode}, {street}
      postcode {postcode}, {street}: that is where {parcel} belongs
      {parcel} is on the road to nowhere; right would be {street} in {postcode}
      change the destination of {parcel} to {street}, {postcode}
      the customer of {parcel} moved on {day} to {street}, code {postcode}
      {street} ({postcode}) for {parcel}, not {not_street}
      re-address {parcel}: {street}, {postcode}
      {not_parcel} is right as it stands. {parcel} has to go to {street}, code {postcode}.
      house number forgotten: {parcel}, correctly {street}, {postcode}
      nobody at number {any}, they live at {street} now, {postcode}; that is about {parcel}
      before {clock} the driver needs the true address of {parcel}: {street}, {postcode}`,
    ko: `
      {parcel} 주소를 {street}, {postcode:로} 고치#
      {parcel}: {street}, 우편번호 {postcode}
      거리 이름이 틀렸다. {parcel:은} {street}, {postcode:로} 가야 한다
      우편번호 {postcode}, {street}. {parcel} 배송지 변경
      {parcel} 손님이 {day}에 {street:로} 이사했다. 우편번호 {postcode}
      {not_street} 아니고 {street}({postcode}). {parcel} 주소 정정하#
      배송지 정정: {parcel} → {postcode} {street}
      {not_parcel:은} 맞다. {parcel:은} {street}, 우편번호 {postcode:로} 가야 한다
      번지를 빠뜨렸다. {parcel}, 바른 주소 {street}, {postcode}
      {any}번지에는 아무도 없다. {parcel} 손님은 {street}, {postcode}에 산다. 고치#
      {clock} 전에 {parcel} 주소를 {street} {postcode:로} 바로 고치#
      {parcel}, {postcode}, {street:로} 다시 보내게 하#
      {parcel} 받는 곳: {street}({postcode})
      {street}, {postcode}. {parcel} 주소 이걸로 변경`,
    titles: ['Correct the address; New address', '주소 정정; 배송지 변경'],
  },
  {
    tool: 'parcel_recall', about: ['Have a parcel come back before it is delivered', '배달 전에 소포를 되돌려 받는다'],
    takes: { parcel },
    en: `
      call {parcel} back
      {parcel} has to return to us before it is handed over
      recall {parcel}
      do not let {parcel} reach the customer
      {parcel} holds the wrong goods, get it back
      {parcel} left at {clock} by mistake; bring it home
      stop {parcel} on its way and return it
      {parcel} is to turn round, {not_parcel} travels on
      We packed {any} instead of a dozen. {parcel} back to us.
      return to sender: {parcel}
      {parcel} and {not_parcel} were swapped. The second may go on, the first comes back.
      The customer of {parcel} cancelled at {clock} and the lorry is {any} km away. Turn the parcel round.
      no new address: {parcel} is to come home to us`,
    ko: `
      {parcel:을} 되돌려 오게 하#
      {parcel}, 전달되기 전에 회수
      {parcel:이} 손님에게 닿지 않게 하#
      {parcel}에 물건이 잘못 들었다. 회수하#
      {clock}에 {parcel:을} 실수로 보냈다. 돌아오게 하#
      {not_parcel:은} 그대로 가고 {parcel}만 돌려세우#
      {any}개를 잘못 넣었다. {parcel} 회수 요망
      반송: {parcel}
      {parcel:과} {not_parcel:을} 바꿔 넣었다. 뒤엣것은 그냥 가고 앞엣것은 되돌리#
      {parcel} 손님이 {clock}에 취소했다. 차는 {any}km 밖. 돌아오게 하#
      새 주소로 보내는 게 아니라 우리에게 되돌아오게: {parcel}
      {parcel} 반송 처리하#
      {parcel:은} 길에서 돌아와야 한다
      배달 중지하고 되가져오기: {parcel}`,
    titles: ['Recall the parcel; Bring it back', '소포 회수; 반송'],
  },
  {
    tool: 'leave_with', about: ['Where a parcel may be left when nobody is at home', '부재 때 소포를 둘 곳을 정한다'],
    takes: { parcel, spot: choice({ neighbour: ['the neighbours|neighbour', '이웃|옆집'], shed: ['the shed|garden shed', '창고|마당 창고'], shop: ['the parcel shop|shop', '보관소|편의점'], nowhere: ['nowhere|no place', '두지 않음|보관 금지'] }) },
    en: `
      {parcel} may be left here: {spot}
      when nobody opens, {parcel} → {spot}
      nobody at home? {parcel}: {spot}
      [spot=neighbour] next door takes {parcel} in
      [spot=shed] {parcel} can lie with the lawn mower
      [spot=shop] the customer fetches {parcel} at the counter round the corner
      [spot=nowhere] {parcel} is handed over in person or comes back
      [spot=nowhere] {parcel} contains {any} watches and must not be put down anywhere
      [spot=neighbour] The Millers beside them are always in and take {parcel}.
      [spot=shop] {parcel} too big for the box and no one home before {clock}: let the shop keep it
      [spot=shed] the garden house is open, {parcel} goes in there
      drop-off for {parcel}: {spot}, not {not_spot}
      [spot=nowhere] last time {any} bottles vanished from the stairs; {parcel} into the hand of the customer only
      [spot=neighbour] at {not_parcel} it was the shed, with {parcel} it is the people on the same floor
      [spot=shop] {parcel}: they work until {clock} and can only fetch it from a counter
      [spot=shed] the bikes and tools are there, and {parcel} may be too`,
    ko: `
      {parcel} 부재 시: {spot}
      사람이 없으면 {parcel} → {spot}
      [spot=neighbour] 옆집에서 {parcel:을} 맡아 준다
      [spot=shed] {parcel:은} 잔디 깎는 기계 옆에 두면 된다
      [spot=shop] 손님이 모퉁이 가게에서 {parcel:을} 찾아간다
      [spot=nowhere] {parcel:은} 본인에게 직접 주거나 도로 가져온다
      [spot=nowhere] {parcel}에는 시계가 {any}개 들었다. 어디에도 두지 말 것
      [spot=shop] {clock} 전에는 집이 빈다. {parcel:은} 가게에 보관
      [spot=shed] 마당 창고가 열려 있다. {parcel:은} 거기에
      {parcel} 보관 장소 {spot}, {not_spot} 아님
      [spot=nowhere] 지난번 계단에서 {any}병이 없어졌다. {parcel:은} 손님 손에만
      [spot=neighbour] {parcel:은} 같은 층 사람이 맡아 주기로 했다
      [spot=shop] {parcel} 손님은 {clock}까지 일한다. 가게에서 찾아가게 하#
      [spot=shed] 자전거랑 연장 두는 데에 {parcel}도 두면 된다
      [spot=neighbour] {parcel}, 옆집 할머니가 늘 계신다`,
    titles: ['Where to leave it; Nobody at home', '부재 시 보관; 맡길 곳'],
  },
];
