import { texts } from '../industry/slots';
import { choice, date, flag, maybe, names, span, whole, type Written } from '../table';

const boat = names('Seagull, Anna Marie, Nordlys, Blue Heron, Halla 3, Mistral, Gannet', '갈매기호, 한빛호, 노을호, 한라 3호, 미풍호, 돌고래호');
const berth = names('A12, B7, C03, quay 2, guest 4, pontoon D9', 'A12, B7, C03, 2번 안벽, 손님 4, D9 폰툰');
const pedestal = names('pedestal 3, pedestal B, box 11, P-22, quay box', '3번 전원함, B 전원함, 11번 함, P-22, 안벽 함');

/** A harbour for small boats. */
export const marina: readonly Written[] = [
  {
    tool: 'berth_give', about: ['Give a berth to a boat', '배에 자리를 준다'],
    takes: { boat, berth, nights: maybe(whole(1, 30)) },
    en: `
      {boat} to {berth}
      give {berth} to {boat} for {nights} nights
      {boat} lies at {berth}, {nights} nights
      berth {berth}: {boat}
      {boat} called on the radio at {clock}, {any} m long. {berth} is wide enough, she gets it.
      the yacht {boat} may have {berth}
      {nights} nights for {boat}, {berth}
      put {boat} into {berth}, {not_berth} is too shallow
      {boat}, as long as she likes, {berth}
      assign {berth}: boat {boat}, nights {nights}
      there is a free place at {berth}, let {boat} have it
      12 m long, 3.9 wide, draught 2: {boat} fits into {berth} only
      Three are waiting. First {boat}, {berth}, {nights} nights; the others stay outside.
      {berth} was cleared at {clock}, {boat} may have it
      {boat} is the one with the broken mast, {not_boat} the one with the band on board. {berth} for the broken mast.`,
    ko: `
      {boat} {berth} 배정
      {boat}에 {berth} 자리를 주#
      {berth}, {boat}, {nights}박
      {clock} 무전, 전장 {any}m. {boat:을} {berth}에 대게 하#
      {boat:은} {berth}에 {nights}박 계류
      {not_berth:은} 얕다. {boat:을} {berth}에 넣#
      {berth} 자리가 비었으니 {boat}에 내주#
      {boat} {nights}박, 자리 {berth}
      기한 없이 {boat} {berth} 배정 요망
      길이 12, 폭 3.9, 흘수 2. {boat:은} {berth}에만 들어간다. 배정하#
      셋이 기다린다. 먼저 {boat}, {berth}, {nights}박
      {clock}에 빈 {berth:을} {boat}에 주#
      {boat:은} 돛대 부러진 배, {not_boat:은} 악단이 탄 배. 돛대 부러진 배에 {berth:을} 주#`,
    titles: ['Give a berth; Berth for a boat', '선석 배정; 자리 주기'],
  },
  {
    tool: 'berth_clear', about: ['Note that a berth is free again', '자리가 비었다고 적는다'],
    takes: { berth, fee_paid: flag(['paid', '납부'], ['unpaid', '미납']) },
    en: `
      {berth} is free, fee {fee_paid}
      [fee_paid=true] the boat from {berth} has left, she settled her account
      [fee_paid=false] {berth} is empty; they sailed at {clock} without paying
      [fee_paid=true] clear {berth}, the money is in the till
      [fee_paid=false] clear {berth} and note that {any} euros are owed
      [fee_paid=true] {berth} can be given again, nothing is owed
      free {berth} in the list, {fee_paid}
      [fee_paid=false] Nobody at {berth} any more, and no money either.
      [fee_paid=true] {who} waved goodbye from {berth}, all bills are settled
      take {berth} off the list of taken ones, {fee_paid}
      [fee_paid=true] 4 nights, 88 euros, all received: {berth} can be struck off
      [fee_paid=false] 4 nights at {berth}, 88 euros, none of it received; free it nevertheless
      [fee_paid=true] nobody in {berth}, nothing to collect
      [fee_paid=false] {who} chased them to the pier head, in vain; {berth} empty, account open`,
    ko: `
      {berth} 비었음, 요금 {fee_paid}
      [fee_paid=true] {berth} 배가 나갔다. 계산은 끝났으니 자리를 비우#
      [fee_paid=false] {clock} {berth} 출항, 돈을 안 냈다. 빈자리로 하#
      [fee_paid=true] {berth:을} 비우#. 요금 받음
      [fee_paid=false] {berth:을} 비우고 {any}만 원 못 받았다고 남기#
      {berth} 퇴거 처리, {fee_paid}
      [fee_paid=true] {berth} 다시 배정 가능, 정산 완료
      [fee_paid=false] {berth}에 배도 없고 돈도 없다. 빈자리 처리
      [fee_paid=true] {berth} 손님 떠남, 다 갚고 감. 자리를 비우#
      [fee_paid=true] 4박 8만 8천 원 모두 받음. {berth:을} 빈자리로 하#
      [fee_paid=false] {berth} 4박 8만 8천 원 못 받음. 그래도 자리는 비우#
      [fee_paid=true] {berth} 비었고 받을 돈 없음. 비움 처리
      [fee_paid=false] 방파제까지 쫓아갔지만 허사. {berth} 공석, 요금은 못 받음`,
    titles: ['Berth free again; Clear a berth', '자리 비움; 퇴거 처리'],
  },
  {
    tool: 'shore_power', about: ['Switch the shore power of a pedestal, with a fuse size if given', '육전을 켜고 끈다'],
    takes: { pedestal, on: flag(['on', '켬'], ['off', '끔']), amps: maybe(choice({ 6: ['6 A', '6A'], 10: ['10 A', '10A'], 16: ['16 A', '16A'] })) },
    en: `
      shore power at {pedestal} {on}
      [on=true] current for {pedestal}, {amps}
      [on=false] cut the current at {pedestal}
      [on=true] the fridge of the yacht at {pedestal} is warm, give her electricity
      [on=false] The cable at {pedestal} hangs in the water! No voltage there.
      [on=true] {pedestal} live with {amps}
      [on=false] {pedestal} dead until {who} has dried the plug
      [on=true] they paid for {any} kWh at {pedestal}, let them have it, {amps}
      [on=false] the boat sails at {clock}, its electricity at {pedestal} ends
      {pedestal}: power {on}
      [on=true] energise {pedestal}, {not_pedestal} stays dead
      [on=true] water is off and stays off; electricity for {pedestal}, {amps}
      [on=false] earth fault, 30 mA, box of {pedestal}: take it off the net
      [on=false] {any} kWh used up at {pedestal}, prepaid, so no more current
      [on=true] {pedestal} serves the tug, {not_pedestal} the ferry. The tug wants current.
      [on=false] ferry at {pedestal}, tug at {not_pedestal}; the ferry sails, cut hers`,
    ko: `
      {pedestal} 육전 {on}
      [on=true] {pedestal}에 전기를 {amps:로} 넣#
      [on=false] {pedestal} 전기를 끊#
      [on=true] {pedestal} 요트 냉장고가 미지근하다. 전기를 주#
      [on=false] {pedestal} 케이블이 물에 빠졌다. 전기를 내리#
      [on=true] {pedestal} {amps} 통전
      [on=false] 플러그 마를 때까지 {pedestal} 무전압
      [on=true] {any}kWh 결제함. {pedestal} {amps:로} 켜#
      [on=false] {clock} 출항, {pedestal} 급전 끝
      [on=true] {not_pedestal:은} 그대로 두고 {pedestal}만 살리#
      [on=true] 물은 끈 채로, {pedestal} 전기만 {amps} 넣#
      [on=false] {pedestal} 누전 30mA. 전원을 내리#
      [on=false] {pedestal} 선불 {any}kWh 소진. 전기를 끊#
      [on=true] {pedestal:은} 예인선, {not_pedestal:은} 연락선. 예인선에 전기를 넣#
      [on=false] 연락선 {pedestal}, 예인선 {not_pedestal}. 연락선 쪽 전기를 끊#`,
    titles: ['Shore power; Power for a boat', '육전; 배 전기'],
  },
  {
    tool: 'quay_water', about: ['Let fresh water run at a pedestal, litres', '청수를 리터로 준다'],
    takes: { pedestal, litres: whole(20, 900, 'l') },
    en: `
      {litres} of water at {pedestal}
      {pedestal}: {litres}
      fill from {pedestal}, {litres}
      The tank of the boat takes {any} l more. No, {litres}, from {pedestal}.
      give {litres} of fresh water at {pedestal}
      let {litres} run from the tap of {pedestal}
      {pedestal} water, {litres}, the power stays off
      they wash the deck at {pedestal}; {litres} and no more
      {litres}, fresh, {pedestal}, before {clock}
      two tanks, 80 and {any} litres, one is full; {litres} from {pedestal} for the other
      water, not power, at {pedestal}: {litres}
      {litres} {pedestal} water
      no more than {litres} from {pedestal}, the tap drips afterwards
      the owner of {pedestal} paid for {litres}`,
    ko: `
      {pedestal} 청수 {litres}
      {pedestal}에서 물 {litres} 주#
      {litres} 급수, {pedestal}
      {pedestal} 전기는 두고 물만 {litres}
      갑판 청소한다. {pedestal}에서 {litres}까지만 틀어 주#
      {clock} 전에 {pedestal} 청수 {litres:을} 넣#
      {pedestal:로} 물을 {litres} 내보내#
      {pedestal} 급수 {litres} 요망
      탱크 둘, 80과 {any}리터, 하나는 가득. {pedestal}에서 {litres} 넣#
      전기 말고 물이다. {pedestal} {litres}
      {litres} {pedestal} 물
      {pedestal}에서 {litres} 넘지 않게 틀어 주#
      {pedestal} {litres}치 요금 받음. 물을 내보내#
      {who} 요청, {pedestal} 청수 {litres}`,
    titles: ['Fresh water; Water for a boat', '청수; 물 공급'],
  },
  {
    tool: 'boat_hoist', about: ['Lift a boat out of the water or set her back', '배를 들어 올리거나 물에 내린다'],
    takes: { boat, move: choice({ haul: ['haul out|lift out', '상가'], launch: ['launch', '진수'] }), on_date: date() },
    en: `
      {move} {boat} on {on_date}
      {boat}: {move}, {on_date}
      [move=haul] {boat} gets a new coat of paint; out of the water with her on {on_date}
      [move=launch] the keel of {boat} is done, back into the water on {on_date}
      [move=haul] {boat} on the stand from {on_date} on
      [move=launch] On {on_date} {boat} shall swim again.
      [move=haul] take {boat} ashore, {on_date}, she weighs {any} t
      [move=launch] {on_date}: {boat} afloat
      crane for {boat} on {on_date}, {move}
      [move=haul] winter for {boat} begins on {on_date}, lift her; {not_boat} stays in
      [move=launch] set {boat} down into the basin on {on_date}
      [move=launch] 8 tonnes, two slings, new paint is dry: {boat} goes back on {on_date}
      [move=haul] the propeller of {boat} has to be seen from below; {on_date}, on land
      {on_date} crane, {any} t, {boat}: {move}`,
    ko: `
      {on_date} {boat} {move}
      {boat} {move}, {on_date}
      [move=haul] {boat} 칠을 새로 한다. {on_date}에 물에서 들어내#
      [move=launch] {boat} 용골 수리 끝. {on_date}에 다시 물에 띄우#
      [move=haul] {on_date}부터 {boat:을} 받침대에 올리#
      [move=launch] {on_date} {boat:이} 다시 뜨게 하#
      [move=haul] {boat} {any}톤, {on_date} 육상으로 올리#
      [move=launch] {boat:을} {on_date} 수면에 내리#
      [move=haul] {not_boat:은} 물에 두고 {boat}만 {on_date} 인양
      {on_date} 크레인 예약: {boat}, {move}
      [move=launch] 8톤, 슬링 두 줄, 칠 마름. {boat:을} {on_date} 물에 넣#
      [move=haul] {boat} 프로펠러를 밑에서 봐야 한다. {on_date} 뭍으로 올리#
      {on_date} 크레인 {any}톤, {boat} {move}`,
    titles: ['Boat crane; Boat in or out of the water', '보트 크레인; 상가와 진수'],
  },
  {
    tool: 'fuel_pump_release', about: ['Release an amount of fuel at the fuel quay', '주유 부두에서 연료를 푼다'],
    takes: { boat, fuel: choice({ diesel: ['diesel', '경유'], petrol: ['petrol|gasoline', '휘발유'] }), litres: whole(10, 600, 'l'), on_account: maybe(flag(['on account', '외상'], ['cash', '현금'])) },
    en: `
      {litres} of {fuel} for {boat}
      {boat}: {fuel}, {litres}, {on_account}
      release {litres} {fuel}, boat {boat}
      [on_account=true] {boat} takes {litres} of {fuel} and pays at the end of the month
      [on_account=false] {litres} of {fuel} for {boat}, notes are on the counter
      {boat} has {any} l left and wants {litres} of {fuel}
      pump {fuel} into {boat}, {litres}, {on_account}
      {fuel} {litres} {boat}, before {clock}
      the {boat} gets {litres} of {fuel}, not the {not_boat}
      let {litres} of {fuel} go to {boat}
      tank 300, in it {any}, wanted {litres}: {fuel} for {boat}
      [on_account=true] {fuel} {litres} for {boat}, on her bill
      {who} holds the nozzle; {boat}, {fuel}, {litres}`,
    ko: `
      {boat} {fuel} {litres}
      {boat}에 {fuel} {litres} 주유하#
      {fuel} {litres}, {boat}, {on_account}
      [on_account=true] {boat} {fuel} {litres}, 월말에 낸다
      [on_account=false] {boat} {fuel} {litres}, 지폐 받음
      {boat} 잔량 {any}L. {fuel} {litres} 더 넣#
      {not_boat} 말고 {boat}에 {fuel} {litres} 내주#
      {clock} 전 {boat} {fuel} {litres} 급유, {on_account}
      {boat} 급유 요망: {fuel} {litres}
      탱크 300, 잔량 {any}, {boat}에 {fuel} {litres} 내보내#
      [on_account=true] {boat} {fuel} {litres}, 장부에 달아 두#
      노즐 대기. {boat}, {fuel}, {litres} 주유`,
    titles: ['Fuel; Fuel for a boat', '급유; 배 연료'],
  },
  {
    tool: 'bilge_pump', about: ['Run the bilge pump of a boat that nobody is on', '빌지 펌프를 돌린다'],
    takes: { boat, secs: span('s', 20, 900) },
    en: `
      bilge of {boat}, {secs}
      pump {boat} dry, {secs}
      {secs} of bilge pump on {boat}
      {boat} lies {any} cm deeper than yesterday. Let her pump run {secs}.
      water under the boards of {boat}: {secs}
      run the lenz pump of {boat} for {secs}
      {boat}, {secs}, the owner knows
      for {secs} the pump on {boat} works, the one on {not_boat} does not
      rain got into {boat} since {clock}, get it out, {secs}
      {boat} took 20 cm in 2 days, {any} litres perhaps: pump, {secs}
      the shore power of {boat} is on, so {secs} of pumping will not hurt her battery
      the float switch of {boat} is dead, so by hand: {secs}
      {secs}, {boat}, bilge
      her bow hangs, {boat}, pump her {secs}
      Of the two at the quay {boat} sits lower than {not_boat}. The lower one: {secs} of bilge pump.`,
    ko: `
      {boat} 빌지 {secs}
      {boat} 바닥 물을 {secs} 빼#
      {boat:이} 어제보다 {any}cm 가라앉았다. 펌프를 {secs} 돌리#
      {boat} 빌지 펌프 {secs} 가동
      {clock}부터 비가 샌다. {boat} 물을 {secs} 퍼내#
      {not_boat} 말고 {boat} 펌프 {secs}
      {boat} 마루 밑에 물. {secs} 배수
      선주 확인됨, {boat} 빌지 {secs} 요망
      {boat} 이틀에 20cm, {any}리터쯤 찼다. 펌프 {secs} 돌리#
      육전이 살아 있으니 {boat} 빌지 {secs} 돌려도 된다. 가동하#
      {boat} 부표 스위치 고장. 수동으로 {secs} 퍼내#
      {secs}, {boat}, 빌지
      {boat} 뱃머리가 처졌다. {secs} 펌프를 켜#
      {boat} 바닥 물 빼기 {secs}
      안벽의 두 척 중 {boat:은} 가라앉았고 {not_boat:은} 멀쩡하다. 가라앉은 쪽 빌지를 {secs} 돌리#`,
    titles: ['Bilge pump; Water in the boat', '빌지 펌프; 배 배수'],
  },
  {
    tool: 'harbour_radio', about: ['Speak a text on the harbour radio channel', '항내 무전으로 말한다'],
    takes: { channel: whole(6, 77), text: texts('Wind ## knots from the west, small boats stay in\nFuel quay closed until ##:00, sorry\nTree trunk adrift at buoy #, keep clear\nRegatta start delayed by ## minutes\nWho has lost a red dinghy, call berth C#', '서풍 ##노트, 소형선은 나가지 마십시오\n주유 부두 ##시까지 휴업, 양해 바랍니다\n#번 부이 부근 통나무 표류, 피해 가십시오\n경기 출발 ##분 지연\n빨간 딩기를 잃어버린 분, C#으로 연락 바람') },
    en: `
      on channel {channel} say "{text}"
      radio, channel {channel}: {text}.
      "{text}" on {channel}
      Everybody listening on {channel} should hear: {text}.
      call on channel {channel}: "{text}"
      speak "{text}" on {channel}, {any} boats are out
      {who} wants this on channel {channel} before {clock}: {text}.
      go to channel {channel} and tell them "{text}"
      harbour radio {channel}, text "{text}"
      Not by telephone: channel {channel}, all boats, as follows: {text}.
      {channel} is the channel, "{text}" the message
      as soon as {who} nods, on {channel}: "{text}"`,
    ko: `
      {channel}번 채널: {text}
      {channel}번 채널로 "{text}"라고 말하#
      무전 {channel}번, "{text}"
      {channel}번을 듣는 배에 "{text}"라고 알리#
      배 {any}척이 나가 있다. {channel}번으로 "{text}" 방송
      {clock} 전에 {channel}번에서 다음을 알림: {text}
      항내 무전 {channel}번으로 "{text}" 송신할 것
      전화 말고 {channel}번 채널로 전체에: {text}
      채널 {channel}, 내용 "{text}" 송신하#
      {channel}번: {text}
      {channel}번 채널에 "{text}" 한 번
      {day} 공지, {channel}번으로 "{text}"라고 내보내#
      {channel}번 무전 내용은 다음과 같다: {text}`,
    titles: ['Harbour radio; Call the boats', '항내 무전; 배에 알림'],
  },
];
