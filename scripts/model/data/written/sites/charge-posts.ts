import { code, texts } from '../industry/slots';
import { flag, maybe, moment, names, span, whole, type Written } from '../table';

const post = names('post 4, post 17, CP-03, north post, deck 2 left, HPC-1, wallbox B', '4번 충전기, 17번 충전기, CP-03, 북쪽 충전기, 2층 왼쪽, HPC-1, 월박스 B');
const card = code('RF-####, T##@##, CARD-###');
const car = names('the red van, the Kona, van 6, the shuttle, the post car, bus 12', '빨간 밴, 코나, 6호 밴, 셔틀, 우편차, 12호 버스');

/** Charging posts and the vehicles at them. */
export const chargePosts: readonly Written[] = [
  {
    tool: 'post_charge_begin', about: ['Begin charging at a post, for a card', '카드로 충전을 시작한다'],
    takes: { post, card, kwh_max: maybe(whole(5, 90)) },
    en: `
      begin charging at {post}, card {card}
      {post}, {card}: charge
      card {card} charges at {post}, at most {kwh_max} kWh
      give {card} current at {post}
      up to {kwh_max} kWh on {post} for the card {card}
      {who} plugged in at {post} with {any} % left. His card is {card}; let it flow.
      start {post} for {card}, no limit
      {card} may load {kwh_max} kWh at {post}
      cable is in at {post}, go, on account of {card}
      current on at {post} for {card}, {not_post} is taken
      for {card} switch {post} to charging until {kwh_max} kWh are in
      Bay 9, 11 kW, tariff 49, customer {who}: {post} begins with {card}.
      {card} wants {kwh_max} kWh and no more; {post} is the one with the green ring, start there
      the pause at {not_post} is no matter; at {post} a new session begins, {card}
      not reserved, not locked, just charging: {post}, {card}`,
    ko: `
      {post} 충전 시작, 카드 {card}
      {card} 카드로 {post} 충전을 시작하#
      {post}, {card}, 최대 {kwh_max}kWh
      {post}에서 {card:로} {kwh_max}kWh까지 충전하#
      잔량 {any}%로 {post}에 꽂았다. 카드 {card}, 전기를 넣#
      제한 없이 {post} 충전 개시, {card}
      {not_post:은} 사용 중. {post}에서 {card} 충전
      케이블 연결됨. {post:을} {card} 앞으로 켜#
      {card} 명의로 {post} 충전 {kwh_max}kWh 허용하고 시작할 것
      9번 칸, 11kW, 단가 49. {post:을} {card:로} 시작하#
      {card:은} {kwh_max}kWh면 된다. 초록 불 들어온 {post}에서 충전을 켜#
      {not_post} 쉬는 것과는 무관하다. {post}에서 {card} 새 세션 시작
      예약도 잠금도 아니고 충전이다. {post}, {card}`,
    titles: ['Begin charging; Charge', '충전 시작; 충전'],
  },
  {
    tool: 'post_charge_hold', about: ['Interrupt charging for some minutes; the session stays open', '충전을 몇 분 쉰다. 세션은 남는다'],
    takes: { post, minutes: span('min', 3, 120) },
    en: `
      hold {post} for {minutes}
      {post}: {minutes} without current, then on again
      the bakery next door fires its ovens, so {post} rests {minutes}
      pause charging at {post}, {minutes}
      {minutes} of break at {post}, keep the session
      The house draws {any} kW. Let {post} wait {minutes}.
      do not end the session at {post}, just interrupt it for {minutes}
      {post} shall stand by for {minutes}
      no power out of {post} during the next {minutes}, afterwards it goes on
      {clock}: peak. {post} off for {minutes} only.
      take a breath at {post}, {minutes}, {not_post} goes on
      Roof 3 kW, ovens 18 kW, limit {any}: {post} must do without for {minutes}.
      the session at {post} has 14 kWh so far and stays open; current off for {minutes}
      {post} waits {minutes}, nobody gets a bill
      The fire engine is at {not_post}, the mower at {post}. Let the mower wait {minutes}.`,
    ko: `
      {post} {minutes} 쉼
      {post} 충전을 {minutes} 멈췄다 잇게 하#
      옆 빵집 오븐 가동. {post} {minutes} 대기
      세션은 두고 {post}만 {minutes} 쉬게 하#
      건물 부하 {any}kW. {post:을} {minutes} 기다리게 하#
      {post} {minutes} 일시정지, 이후 자동 재개
      끝내지 말고 {post} 충전을 {minutes}만 끊#
      {clock} 피크. {post} {minutes} 보류
      {not_post:은} 계속, {post:은} {minutes} 휴지 요망
      지붕 3kW, 오븐 18kW, 한계 {any}. {post:은} {minutes} 참게 하#
      {post} 세션은 14kWh째 열려 있다. {minutes} 동안만 전류를 끊#
      청구 없이 {post} {minutes} 대기
      소방차는 {not_post}, 잔디깎이는 {post}. 잔디깎이 쪽을 {minutes} 쉬게 하#`,
    titles: ['Hold charging; Pause at the post', '충전 보류; 충전 일시정지'],
  },
  {
    tool: 'post_charge_end', about: ['End the session at a post and write the bill', '충전을 끝내고 정산한다'],
    takes: { post, bill: flag(['with a bill|send the bill', '정산하고'], ['free of charge|no bill', '무료로']) },
    en: `
      end the session at {post}, {bill}
      [bill=true] {post} is finished, the customer pays as usual
      [bill=false] the meter of {post} was wrong, close the session and charge nothing
      [bill=false] {post}: end, it goes on the house
      [bill=true] {any} kWh went through {post}; close and invoice them
      close {post}, {bill}
      [bill=true] The Kona at {post} is full. End it, and the money is to be collected.
      [bill=false] Our own van stands at {post}. Finish, nobody gets an invoice.
      [bill=true] stop {post} for good at {clock} and make out the invoice
      [bill=false] finish {post} as a gift for {who}
      [bill=true] not a break but the end at {post}, with everything to be paid
      [bill=true] 31 kWh in {any} minutes at {post}; that was it, the customer pays
      [bill=false] {post} gave 2 kWh and broke down. End, nothing to pay.
      [bill=true] driver of {post} is back, final bill please
      [bill=true] taxi at {post}, our own car at {not_post}: the taxi is full, end and invoice it
      [bill=false] taxi at {not_post}, our own car at {post}: ours is full, end it, no invoice`,
    ko: `
      {post} 충전 종료, {bill}
      {post:을} {bill} 끝내#
      [bill=true] {post} 완료. 평소처럼 요금을 받고 끝내#
      [bill=false] {post} 계량기가 틀렸다. 돈은 받지 말고 세션을 닫#
      [bill=false] {post} 종료, 서비스로 처리
      [bill=true] {post} {any}kWh 사용. 세션을 닫고 청구하#
      [bill=true] 코나 완충. {post:을} 끝내고 요금을 물리#
      [bill=false] 우리 밴이다. {post} 끝내되 청구서 없음
      [bill=true] {clock} {post} 완전 종료 후 계산서 발행
      [bill=false] {post} 충전은 선물이다. 청구 없이 끝내#
      [bill=true] {post} {any}분에 31kWh. 끝내고 손님에게 청구하#
      [bill=false] {post} 2kWh 주고 고장. 끝내되 돈은 안 받음
      [bill=true] {post} 운전자 복귀, 종료하고 정산 바람
      [bill=true] {post:은} 택시, {not_post:은} 우리 차. 택시가 다 찼다. 끝내고 청구하#
      [bill=false] {not_post:은} 택시, {post:은} 우리 차. 우리 차가 다 찼다. 청구 없이 끝내#`,
    titles: ['End charging; Close the session', '충전 종료; 세션 종료'],
  },
  {
    tool: 'post_plug_lock', about: ['Lock the plug in a post or let it go', '플러그를 잠그거나 놓아준다'],
    takes: { post, locked: flag(['locked', '잠금'], ['free', '해제']) },
    en: `
      [locked=true] keep the plug in {post}
      [locked=false] let go of the plug at {post}
      [locked=false] the driver at {post} pulls and pulls, release it
      [locked=true] children play at {post}; nobody may pull the cable
      plug of {post} {locked}
      [locked=false] {post}: cable can be taken out
      [locked=true] hold the cable of {post} fast until {who} is back
      [locked=false] The pin in {post} is stuck since {clock}. Free the connector.
      [locked=true] secure the connector at {post}, {not_post} is empty
      [locked=false] the van has to leave {post} in {any} minutes and its cable does not come out; unlatch it
      [locked=false] 14 kWh are in, the bill is paid, only the plug of {post} still holds; let it loose
      [locked=true] charging at {post} begins in {any} minutes, hold the plug already now
      [locked=true] the van stands at {post} over night with its cable, and cables get stolen: bite it
      [locked=false] cable of {post} must be removable within {any} seconds, the tow truck is here
      [locked=false] blue car {post}, white car {not_post}; the blue one has to leave, let its plug go
      [locked=true] white car {post}, blue car {not_post}; hold the cable of the white one`,
    ko: `
      [locked=true] {post} 플러그를 잠그#
      [locked=false] {post} 플러그를 풀#
      [locked=false] {post}에서 케이블이 안 빠진다. 놓아주게 잠금을 풀#
      [locked=true] {post} 앞에서 아이들이 논다. 케이블을 못 뽑게 하#
      {post} 플러그 {locked}
      [locked=false] {post} 케이블 뺄 수 있게 하#
      [locked=true] 돌아올 때까지 {post} 커넥터 고정
      [locked=false] {clock}부터 {post} 핀 고착. 커넥터를 풀#
      [locked=true] {not_post:은} 비었다. {post} 커넥터를 걸어 두#
      [locked=false] {any}분 뒤 출차. {post} 플러그 해제 요망
      [locked=false] 14kWh 충전, 결제 끝, {post} 플러그만 안 빠진다. 놓아주#
      [locked=true] {any}분 뒤 {post} 충전 시작. 플러그부터 물려 잠그#
      [locked=true] 밴이 {post}에 밤새 꽂혀 있다. 케이블 도둑이 있으니 물어 두게 잠그#
      [locked=false] 견인차 도착. {post} 케이블이 바로 빠지게 하#
      [locked=false] 파란 차 {post}, 흰 차 {not_post}. 파란 차가 나간다. 플러그를 풀#
      [locked=true] 흰 차 {post}, 파란 차 {not_post}. 흰 차 케이블을 잠그#`,
    titles: ['Plug; Lock the plug', '플러그 잠금; 커넥터'],
  },
  {
    tool: 'post_reserve', about: ['Keep a post for a vehicle from a moment on', '차량에 충전기를 예약한다'],
    takes: { post, vehicle: car, from: moment(), minutes: maybe(span('min', 15, 240)) },
    en: `
      keep {post} for {vehicle} from {from}
      {vehicle} gets {post} at {from}, {minutes}
      reserve {post} from {from} for {minutes}, {vehicle}
      from {from} on {post} belongs to {vehicle}
      {vehicle}, {post}, {from}
      {vehicle} comes back with {any} %. Hold {post} free for it, {from}, {minutes}.
      nobody but {vehicle} at {post} from {from} for {minutes}
      book {post}: vehicle {vehicle}, begin {from}
      at {from} {vehicle} has to be loaded; {post} is to be kept, not {not_post}
      {minutes} on {post} for {vehicle}, starting {from}
      2 buses, 1 fast post: {vehicle} at {post}, {from}, the other one later
      {from} until the driver is there, {post} for {vehicle}, {minutes}
      {vehicle} arrives {from}; until then anybody may use {post}, afterwards not for {minutes}
      {post} is promised to {vehicle}, {from}`,
    ko: `
      {from}부터 {post:을} {vehicle}에 예약하#
      {vehicle} {post} {from}, {minutes}
      {post} 예약: {vehicle}, 시작 {from}
      {from} {vehicle} 충전 예정. {post:을} 비워 두#
      {vehicle} 잔량 {any}%로 복귀. {post} {from}부터 {minutes} 잡아 두#
      {not_post} 말고 {post:을} {vehicle} 앞으로, {from}
      {from}부터 {minutes} 동안 {post:은} {vehicle} 전용으로 하#
      {vehicle} 충전 자리 {post} / {from} 확보 요망
      버스 2대에 급속은 하나. {vehicle:은} {post}에서 {from}, 다른 차는 나중에
      {post}, {minutes}, {vehicle}, {from}부터 예약 걸어 두#
      {vehicle} 도착 {from}. 그 뒤로 {minutes} 동안 {post:을} 남이 못 쓰게 예약하#
      {post:은} {from}에 {vehicle} 차례로 올리#
      {vehicle:을} 위해 {from} {post} 찜해 두#
      {who} 요청: {vehicle}, {post}, {from}`,
    titles: ['Reserve a post; Keep a post', '충전기 예약; 자리 확보'],
  },
  {
    tool: 'post_tariff', about: ['Price per kWh and per minute of blocking, in cents', 'kWh당 요금과 점유 분당 요금'],
    takes: { post, kwh_ct: whole(20, 99), blocking_ct: maybe(whole(1, 30)) },
    en: `
      {post}: {kwh_ct} cents per kWh, {blocking_ct} cents a minute for blocking
      price at {post} {kwh_ct} ct/kWh
      blocking costs {blocking_ct} ct a minute and energy {kwh_ct} ct a kWh at {post}
      a kilowatt hour at {post} is {kwh_ct} cents from now on
      set {post} to {kwh_ct} ct; who stays after the charge pays {blocking_ct} ct per minute
      The grid operator takes {any} cents. We take {kwh_ct} at {post}.
      new tariff on {post}: energy {kwh_ct}, blocking {blocking_ct}
      no fee for blocking at {post}, the kWh costs {kwh_ct} cents
      from {day} on {kwh_ct} ct for energy, {post}
      Yesterday 45, competitors {any}, from now on {kwh_ct} cents for the kWh at {post}
      {post}: who blocks pays {blocking_ct} cents a minute; who charges, {kwh_ct} per kWh
      sign says 55, bill said {any}; put {post} at {kwh_ct} cents a kWh and at {blocking_ct} cents for each minute of blocking
      energy at {post}: {kwh_ct} ct
      blocking is not charged, {post} costs {kwh_ct} ct per kilowatt hour`,
    ko: `
      {post} kWh당 {kwh_ct}센트, 점유 분당 {blocking_ct}센트
      {post} 요금을 kWh당 {kwh_ct}센트로 하#
      {post} 점유료 분당 {blocking_ct}센트, 전기료 kWh당 {kwh_ct}센트
      전력사 {any}센트. {post:은} kWh당 {kwh_ct}센트를 받게 하#
      {post} 새 요금: 전력 {kwh_ct}, 점유 {blocking_ct}
      점유료 없이 {post} kWh {kwh_ct}센트
      {day}부터 {post} 전력 단가 {kwh_ct}센트
      충전 후 자리를 안 비우면 분당 {blocking_ct}, 전기는 kWh당 {kwh_ct}센트, {post}
      어제 45, 경쟁사 {any}. 앞으로 {post} kWh {kwh_ct}센트
      {post}: 자리만 차지하면 분당 {blocking_ct}, 충전은 kWh당 {kwh_ct}센트로 하#
      간판은 55, 고지서는 {any}. {post:을} kWh {kwh_ct}센트, 점유 분당 {blocking_ct}센트로 통일하#
      {post} 전력 {kwh_ct}센트
      점유료는 안 받고 {post} 킬로와트시당 {kwh_ct}센트
      {post} 요금 개정: {kwh_ct}센트/kWh, 점유 {blocking_ct}센트/분`,
    titles: ['Price of the post; Tariff', '충전 요금; 단가'],
  },
  {
    tool: 'fleet_soc_target', about: ['How full a vehicle is to be, and by when', '차량을 언제까지 얼마나 채울지'],
    takes: { vehicle: car, pct: whole(30, 100, 'pct'), ready_by: moment() },
    en: `
      {vehicle}: {pct} by {ready_by}
      {vehicle} needs {pct} at {ready_by}
      by {ready_by} the battery of {vehicle} should be at {pct}
      fill {vehicle} to {pct}, it leaves {ready_by}
      Tour of {any} km on {day}: {vehicle}, {pct}, {ready_by}.
      {pct} in {vehicle}, ready {ready_by}, no hurry before
      {who} takes {vehicle} at {ready_by} and wants {pct}
      plan the charging of {vehicle} so that it has {pct} at {ready_by}
      departure {ready_by}, {vehicle}, battery {pct}
      for {ready_by} load {vehicle} up to {pct}, not {not_vehicle}
      180 km, minus 4 degrees, 2 passengers: {vehicle} should have {pct} at {ready_by}
      {who} drives at {ready_by}, not before; {vehicle} full to {pct}
      {vehicle} {pct} {ready_by}
      cheap current between 1 and 5; anyhow {vehicle} must show {pct} when it is {ready_by}`,
    ko: `
      {vehicle} {ready_by}까지 {pct}
      {ready_by} 출발, {vehicle} 배터리 {pct}
      {vehicle:을} {ready_by}까지 {pct} 채우#
      {any}km 운행 예정. {vehicle} {pct}, {ready_by}
      {ready_by}에 {vehicle:이} {pct:이} 되게 충전 계획을 세우#
      서두를 것 없이 {vehicle} {pct}, {ready_by} 준비
      {not_vehicle} 말고 {vehicle:을} {pct}까지, 기한 {ready_by}
      {vehicle} 목표 {pct} / 완료 {ready_by} 설정 바람
      180km, 영하 4도, 승객 2명. {vehicle:은} {ready_by}에 {pct:이} 되어 있게 하#
      {ready_by} 전에는 안 나간다. {vehicle} {pct}까지
      {vehicle} {pct} {ready_by}
      심야 전기 1시부터 5시. 어쨌든 {ready_by}에 {vehicle:은} {pct:이} 되어야 하니 그렇게 잡아 두#
      {ready_by} 배차: {vehicle}, 배터리 {pct}까지
      {vehicle} 배터리를 {pct}까지, {ready_by} 이전 완료로 설정하#`,
    titles: ['Battery target; Ready in time', '목표 충전량; 출발 준비'],
  },
  {
    tool: 'post_screen_text', about: ['Show a text on the screen of a post', '충전기 화면에 글을 띄운다'],
    takes: { post, text: texts('Out of order, next free post: deck #\nOnly ## kW today, works in the grid\nPlease leave by ##:00, bus needs the place\nCard reader dead, call ###-###, we start it by hand\nWet cable, wear gloves', '고장, #층 충전기 이용\n오늘은 ##kW만, 전력 공사 중\n##시까지 비워 주세요, 버스 자리입니다\n카드 불량, ###-####로 전화하면 켜 드립니다\n케이블 젖음, 장갑 착용') },
    en: `
      screen of {post}: {text}.
      show "{text}" on {post}
      {post} is to display "{text}"
      Drivers at {post} should read: {text}.
      "{text}" on the screen of {post}, not of {not_post}
      put "{text}" up at {post}
      {any} drivers rang us. Let {post} say "{text}".
      message on {post}: {text}.
      from {clock} {post} shows "{text}"
      Drivers keep pulling at a dead cable. On {post}, please: {text}.
      {post} keeps charging, only its screen changes to "{text}"
      {post} screen: "{text}"
      before the tow truck comes at {clock}, have {post} say: {text}.`,
    ko: `
      {post} 화면: {text}
      {post} 화면에 "{text}"라고 띄우#
      {post}에 "{text}" 표시
      {any}명이 전화했다. {post}에 "{text}"라고 알리#
      {not_post} 말고 {post} 화면 문구: {text}
      {clock}부터 {post}에 "{text}" 안내
      {post} 표시 문구를 "{text}"로 바꾸#
      죽은 케이블을 자꾸 당긴다. {post} 화면에 띄울 글: {text}
      {post} 충전은 그대로, 화면만 "{text}"로 바꾸#
      {clock} 견인 전까지 {post}에 띄울 글: {text}
      {post} 화면, "{text}"
      운전자가 {post} 앞에서 "{text}"를 읽게 하#
      {post}에 표시할 것: {text}`,
    titles: ['Screen of the post; Text for drivers', '충전기 화면; 안내 문구'],
  },
];
