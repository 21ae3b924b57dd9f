import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 8. */
export const decisions8: readonly Scene[] = [
  {
    language: 'en',
    earlier: ['Find the cartridge | stock_find → {item}: {stock}, shelf {shelf}', 'Find the price | price_find → {item}: {price}'],
    slots: { item: 'HP-903, TN-247, ribbon 12, drum kit', stock: '=not listed, no entry, ? / 3 pieces, 8 pieces, 14 pieces', shelf: 'A3, B11, C2, rear', price: '=34.90, 12.50, 8.75 / unknown, n/a, -' },
    tools: ['pick(article, shelf): Have an article fetched', 'offer_line(article, price): Write a line of an offer', 'ask_buyer(article): Ask purchasing'],
    steps: `
      @stock failed "the stock of {item} is not known" // pick article="{item}" shelf={shelf} | Fetch it | Have the article that was looked for fetched from its shelf. If step {step1} could not say how many there are, nobody is sent running: fail.
      @price offer_line article="{item}" price={price} // failed "no price was found" | Offer | Article and price make a line of the offer. A price that step {step2} did not find is not invented.
      ^ | Line of the offer | Write the line with what step {step2} found. No number there, no line; let it fail.
      @price offer_line article="{item}" price={price} // ask_buyer article="{item}" | Offer or ask | With a price: line of the offer. Without: ask purchasing about the article.
      @stock ask_buyer article="{item}" // failed "stock: {stock}" | Ask | Only if no stock is on record, purchasing is asked about it.
      @price memory_store key=price content="{item}: {price}" // failed "no price" | Keep the price | Under price: article, colon, price, provided there is one.
      notify message="{item} on shelf {shelf}" | Where | Show on this computer the article, "on shelf", the shelf. The price, under 50 or not, isn't needed.
      failed "no tool can refill a cartridge" | Refill | Refill the old one with the syringe.
    `,
  },
  {
    language: 'en',
    event: 'mqtt field/{no}/spray {"wind_ms": {wind}, "temp": {temp}, "tank_l": {tank}, "boom_l": {bl}, "boom_r": {br}, "crop": "{crop}"}',
    slots: { no: '1..30', wind: '0.4..2.8 / 5.3..9.9 / ∅, null, "err"', temp: '9..22', tank: '300..900 / 12..60', bl: '4..9', br: '13..20', crop: 'beet, maize, hops, peas' },
    tools: ['boom_fold(side: left|right|both): Fold the boom', 'boom_spread(side: left|right|both): Spread the boom'],
    steps: `
      @wind gpio_write pin={bl} value=1 // failed "{wind} m/s of wind" // failed "the wind is not known" | Left half | Now that everything is mixed, and the neighbours have been told, the left half of the boom may spray (its pin high), always supposing that the wind, which has to be known, does not exceed five metres a second.
      ^ | Spray left | Left boom output high. Wind up to 5 m/s. Wind unreadable: fail, as in too much of it.
      @wind boom_spread side=both // boom_fold side=both // failed "the wind is not known" | Boom | Both halves spread up to 5 m/s, both folded above; without a reading neither.
      @tank gpio_write pin={br} value=1 // failed "only {tank} l are left" | Right half | The right half goes high, which should not be tried with less than a hundred litres in the tank. The wind was looked at.
      @tank failed "{tank} l are enough" // pushover message="Field {no}: {tank} l left" | Refill | Should fewer than one hundred litres be left: push "Field", its number, a colon, the litres with l, "left". Otherwise fail.
      gpio_write pin={bl} value=0 | Left off | Left off, right stays. 25 degrees would be too hot, but that is not why.
      boom_fold side=right | Fold right | Only the right side is folded, since the hedge is 3 m away.
      memory_store key="field-{no}" content="{crop}, {temp} °C" | Field note | Under field-{no}: crop, comma, degrees with °C.
    `,
  },
  {
    language: 'en',
    event: 'webhook /clinic/checkin {"patient": "{id}", "fever_c": {fever}, "fasting": "{fast}", "room": {room}, "doctor": "{doc}"}',
    slots: { id: 'P-3301, P-118, P-902, P-47', fever: '36.1..37.4 / 38.2..40.1', fast: '=yes / no, had coffee, ate', room: '2..19', doc: 'Dr Rao, Dr Lund, Dr Ekwe' },
    tools: ['queue_put(patient, room: int): Send a patient to a room', 'isolate(patient): Send a patient to isolation', 'lab_book(patient, test: glucose|lipids|crp): Book a test'],
    steps: `
      @fever queue_put patient={id} room={room} // isolate patient={id} | Room or isolation | Anyone with 38 degrees or more is isolated; all others go to their room.
      @fever queue_put patient={id} room={room} // failed "a fever of {fever}" | To the room | To the room of the check-in, if there is no fever (38 and up).
      @fast lab_book patient={id} test=glucose // failed "not fasting: {fast}" | Glucose | Book glucose. It is worth nothing on a stomach that is not empty, so ask what they said about fasting first.
      ^ | Sugar | Test glucose for the fasting. Whoever had so much as a coffee: fail.
      @fever failed "no fever" // lab_book patient={id} test=crp | CRP | CRP for feverish patients (from 38.0), for others fail.
      lab_book patient={id} test=lipids | Lipids | Lipids can be taken 2 hours after a meal, so simply book them.
      @fever notify message="{doc}: {id} in room {room}" // notify message="{doc}: {id} in isolation" | Tell the doctor | Show here the doctor, a colon, the patient, and "in room" with the number, or "in isolation" for a fever of 38 or more.
      failed "no tool can draw blood" | Blood | Draw two tubes from the left arm.
    `,
  },
  {
    language: 'en',
    earlier: ['Did the belt stop | belt_state → {belt}', 'What is on it | camera → {things}', 'Where are the pins | file_read → belt {bp}, gate {gp}, lamp {lp}'],
    slots: { belt: '=stopped, standing still / running, slowing', things: '=nothing / two boxes, a sack, a glove', bp: '4..9', gp: '10..15', lp: '16..22' },
    steps: `
      @belt gpio_write pin={gp} value=1 // failed "the belt is {belt}" | Open the gate | People want in. The gate (1 = open) may be opened when the belt stands; while it moves, even slowly, it may not.
      ^ | Gate | Gate open, 1. Belt must have come to rest, see step {step1}.
      @things gpio_write pin={bp} value=1 // failed "on the belt: {things}" | Belt on | Belt high, when step {step2} saw it empty.
      @things failed "the belt is empty" // notify message="On the belt: {things}" | What lies there | If anything lies there, show "On the belt:" and what it is on this computer. If nothing does, fail.
      @belt gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | Lamp | The lamp burns (1) as long as the belt moves and is out when it stands.
      gpio_write pin={bp} value=0 | Belt off | Take the belt off, whatever lies on it. Gate and lamp are none of our business. It has run for 8 hours.
      @things mqtt_publish topic=belt/state payload=free // mqtt_publish topic=belt/state payload=taken | State | To belt/state: free with nothing on the belt, taken with something.
      failed "no tool can pick up a glove" | Pick up | Take down what lies on the belt by hand.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rent/return {"bike": "{bike}", "km": {km}, "damage": "{dmg}", "deposit_eur": {dep}, "dock": {dock}, "customer": "{who}"}',
    slots: { bike: 'B07, cargo 2, E-31, T-9', km: '3..44', dmg: '=none, no / bent wheel, torn saddle, broken lamp', dep: '=50, 80, 120', dock: '2..18', who: 'Lena Hof, M. Duarte, Ewan' },
    tools: ['deposit_back(customer, euros: int): Pay a deposit back', 'deposit_keep(customer, euros: int, why): Keep a deposit', 'dock_lock(dock: int): Lock a dock', 'repair_add(bike, fault): Put a bike on the repair list'],
    steps: `
      @dmg deposit_back customer="{who}" euros={dep} // failed "damage: {dmg}" | Deposit back | The full deposit goes back for bikes that came home whole.
      ^ | Pay back | Nothing broken? Then pay the deposit back in full. Something broken? Then this step fails.
      @dmg deposit_back customer="{who}" euros={dep} // deposit_keep customer="{who}" euros={dep} why="{dmg}" | Back or keep | With a damage the deposit is kept, all of it, and why is the damage; without, it is paid back.
      @dmg failed "nothing to repair" // repair_add bike="{bike}" fault="{dmg}" | Repair list | A damaged bike goes on the repair list with its fault. A sound one: fail.
      dock_lock dock={dock} | Dock | 40 km or 4, the dock is locked now.
      @dmg notify message="{bike} back, {km} km" // notify message="{bike} back, {km} km, {dmg}" | Back | On this computer: the bike, "back," and its km; with a damage, a comma and the damage after that.
      file_write path=rent.csv content="{bike},{who},{km}" append=true | Rent | Add bike, customer and km to rent.csv with commas only.
      failed "no tool can patch a tyre" | Patch | Patch the rear tyre.
    `,
  },
  {
    language: 'en',
    earlier: ['Latest dose | memory_recall → {dose}', 'Tablet count | tray_count → {left} left in tray {tray}'],
    slots: { dose: '=08:00 yesterday, 07:30 yesterday / 11:50 today, 10:15 today', left: '=0 / 4, 9, 17', tray: '1..7', name: 'Walter, Inge, Mr Sato, Rosa', led: '5..20' },
    tools: ['tray_turn(tray: int): Give out the next tablet', 'relative_call(name, text): Call a relative'],
    steps: `
      @dose tray_turn tray={tray} // failed "the last dose was at {dose}" | Next tablet | One a day, no more: turn the tray of step {step2} if none was taken today.
      ^ | Tablet | Turn the tray that was counted. Whoever has had today's (step {step1}) gets no second.
      @left failed "{left} are left" // relative_call name="{name}" text="tray {tray} is empty" | Empty | If the tray ran out, call {name}: "tray", its number, "is empty". While there are some left, fail.
      @left gpio_write pin={led} value=1 // gpio_write pin={led} value=0 | Lamp | Lamp on {led}: lit (high) when the tray is empty, dark otherwise.
      @dose relative_call name="{name}" text="not taken today" // relative_call name="{name}" text="taken today" | Call | Call {name} with "taken today" or "not taken today".
      memory_store key=dose content="{dose}" | Keep | Keep under dose when the last one was, word for word.
      tray_turn tray={tray} | Test turn | 24 hours are not over, but this is a test with sugar pills: turn the counted tray.
      failed "no tool can fill a glass" | Water | Fetch a glass of water.
    `,
  },
  {
    language: 'en',
    event: 'mqtt chick/{house} {"t": {t}, "age_d": {age}, "heat": {heat}, "vent": {vent}, "water_l": {water}}',
    slots: { house: 'A1, A2, brood, east', t: '24..29 / 34..38', age: '=3, 5, 6', heat: '4..9', vent: '12..20', water: '=0 / 18, 40, 75' },
    tools: ['feed_auger(house, kg: int): Feed', 'water_flush(house, seconds: int): Flush the drinking line'],
    steps: `
      @t gpio_write pin={heat} value=1 // failed "it has {t} degrees" | Brooder | In their first week chicks want thirty-one degrees or more; if they have less, the heat goes high. If they have it, fail.
      @t gpio_write pin={heat} value=1 // gpio_write pin={vent} value=1 | Heat or air | Under 31: heat high. Over 33: vent high. It is one of the two.
      @t failed "it has {t} degrees" // gpio_write pin={heat} value=0 | Heat off | Low, if more than thirty-three degrees have been reached. Not before.
      @water failed "no water ran today" // feed_auger house={house} kg=25 | Feed | Chicks that do not drink must not be fed: 25 kg only if any water was used.
      @water water_flush house={house} seconds=60 // failed "{water} l ran" | Flush | A minute of flushing for a house where no water ran. Others fail.
      ^ | Flush the line | If water_l is nought, flush for 60 s in that house; if it isn't, leave the line alone and fail.
      @water pushover message="{house}: no water" // pushover message="{house}: {water} l of water" | Push | The house, a colon, and then "no water" or the litres with "l of water". As a push.
      gpio_write pin={vent} value=0 | Vent shut | They are younger than 7 days, so the vent stays shut: low.
    `,
  },
  {
    language: 'en',
    event: 'webhook /backup/tape {"tape": "{tape}", "state": "{state}", "slot": {slot}, "gb": {gb}, "label_until": "{until}"}',
    earlier: ['Tapes that are never overwritten | file_read → keep: AX01, AX07, YEAR25, LEGAL'],
    slots: { tape: '=AX02, AX03, AX09, WK14 / AX01, AX07, YEAR25, LEGAL', state: '=full', slot: '1..24', gb: '800..6000', until: '=2027-01-31, 2027-06-30' },
    tools: ['tape_wipe(tape): Wipe a tape', 'tape_vault(tape): Send a tape to the vault', 'tape_load(slot: int): Load a tape'],
    steps: `
      @tape tape_wipe tape={tape} // failed "{tape} must be kept" | Wipe | Wipe the tape that was reported. The ones of the list in step {step1} are sacred.
      ^ | Overwrite | It may be wiped if it is not among those to keep.
      @tape failed "{tape} need not be kept" // tape_vault tape={tape} | Vault | Tapes of the keep list go into the vault; for any other this step fails.
      @tape tape_wipe tape={tape} // tape_vault tape={tape} | Wipe or vault | On the list: vault. Not on the list: wipe.
      tape_load slot={slot} | Load | The tape has more than 500 GB; load it from its slot.
      @tape memory_store key={tape} content="free, slot {slot}" // memory_store key={tape} content="kept, slot {slot}" | Note | Under the tape: free, or kept if it is on the list, then a comma, "slot" and its number.
      notify message="{tape}: {gb} GB, until {until}" | Show | Here on the screen: tape, colon, gigabytes with GB, comma, "until", date.
      failed "no tool can stick on labels" | Label | Stick a new label on it.
    `,
  },
  {
    language: 'ko',
    earlier: ['카트리지 찾기 | stock_find → {item} 재고 {stock}, {shelf} 선반', '단가 찾기 | price_find → {item} {price}'],
    slots: { item: 'HP-903, TN-247, 리본12, 드럼키트', stock: '=미등록, 자료 없음, ? / 3개, 8개, 14개', shelf: 'A3, 나-11, 뒤쪽', price: '=34900원, 12500원, 8700원 / 미정, 조회불가, -' },
    tools: ['꺼내기(품목, 선반): 품목을 꺼내 온다', '견적줄(품목, 단가): 견적에 한 줄 쓴다', '구매문의(품목): 구매팀에 묻는다'],
    steps: `
      @stock failed "재고를 알 수 없다" // 꺼내기 품목={item} 선반={shelf} | 꺼내기 | 찾은 품목을 그 선반에서 꺼낸다. 재고가 확인되지 않았으면 헛걸음하지 않도록 실패로 한다.
      @price 견적줄 품목={item} 단가={price} // failed "단가를 찾지 못했다" | 견적 | 찾은 단가로 견적 줄을 쓴다. 단가를 못 찾았으면 지어내지 말 것.
      @price 견적줄 품목={item} 단가={price} // 구매문의 품목={item} | 견적/문의 | 단가가 있으면 견적 줄, 없으면 구매팀 문의.
      @stock 구매문의 품목={item} // failed "재고 {stock}로 확인됐다" | 문의 | 재고 자료가 없을 때만 구매팀에 묻는다.
      @price memory_store key=단가 content="{item}: {price}" // failed "단가가 없다" | 단가 메모 | 단가 키에 품목, 쌍점, 단가를 적는다. 단가를 모르면 실패.
      notify message="{item} {shelf} 선반" | 위치 | 이 컴퓨터에 품목과 선반(선반)을 띄운다. 5만원 아래인지는 따지지 않는다.
      failed "잉크를 채울 도구가 없다" | 충전 | 주사기로 잉크를 채운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 방제/{no} {"풍속": {wind}, "기온": {temp}, "약액l": {tank}, "좌붐": {bl}, "우붐": {br}, "작물": "{crop}"}',
    slots: { no: '1..30', wind: '0.3..2.7 / 4.4..9.5 / ∅, null, "오류"', temp: '9..23', tank: '250..800 / 10..70', bl: '4..9', br: '13..20', crop: '고추, 배추, 무, 콩' },
    tools: ['붐접기(쪽: 좌|우|양쪽): 접는다', '붐펴기(쪽: 좌|우|양쪽): 편다'],
    steps: `
      @wind gpio_write pin={bl} value=1 // failed "풍속이 {wind} m/s다" // failed "풍속을 모른다" | 좌측 살포 | 약을 다 탔고 이웃에도 알렸으니 좌붐을 올려 뿌리되(1), 풍속이 확인되고 4 m/s를 넘지 않을 때에 한한다.
      ^ | 좌붐 | 풍속 4 초과이거나 값이 없으면 거절. 그 외 좌붐 1.
      @wind 붐펴기 쪽=양쪽 // 붐접기 쪽=양쪽 // failed "풍속을 모른다" | 붐 | 4 m/s까지는 양쪽을 펴고, 넘으면 양쪽을 접는다. 측정값이 없으면 실패.
      @tank gpio_write pin={br} value=1 // failed "약액이 {tank} l뿐이다" | 우측 살포 | 우붐을 1로. 약액이 100 l 미만이면 하지 않는다. 바람은 이미 봤다.
      @tank failed "약액 {tank} l로 넉넉하다" // pushover message="{no}번 밭 약액 {tank} l" | 보충 알림 | 약액이 100 l도 안 남았을 때만 밭 번호(번 밭), "약액", 값(l)을 푸시.
      gpio_write pin={bl} value=0 | 좌붐 정지 | 25도까지 괜찮지만 좌붐을 멈춘다. 우붐은 두고.
      붐접기 쪽=우 | 우측 접기 | 울타리가 3 m 앞이라 오른쪽만 접는다.
      memory_store key="밭-{no}" content="{crop}, {temp}도" | 밭 메모 | 밭-{no} 키에 작물, 쉼표, 기온(도).
    `,
  },
  {
    language: 'ko',
    event: 'webhook /의원/접수 {"환자": "{id}", "체온": {fever}, "금식": "{fast}", "진료실": {room}, "의사": "{doc}"}',
    slots: { id: '환-330, 환-118, 환-47', fever: '36.2..37.4 / 38.3..40.2', fast: '=예, 금식함 / 아니오, 커피 마심, 식사함', room: '2..15', doc: '라 원장, 진 과장, 예 선생' },
    tools: ['진료실안내(환자, 진료실: int): 진료실로 보낸다', '격리(환자): 격리실로 보낸다', '검사예약(환자, 검사: 혈당|지질|염증): 검사를 잡는다'],
    steps: `
      @fever 진료실안내 환자={id} 진료실={room} // 격리 환자={id} | 안내 | 38도 이상이면 격리, 아니면 접수된 진료실로.
      @fever 진료실안내 환자={id} 진료실={room} // failed "체온이 {fever}도다" | 진료실로 | 열이 없는(38도 미만) 환자만 진료실로 보낸다.
      @fast 검사예약 환자={id} 검사=혈당 // failed "금식하지 않았다: {fast}" | 혈당 | 공복인 환자만 혈당 검사를 잡아 주세요.
      ^ | 혈당 검사 | 뭘 먹거나 마셨으면 실패, 금식했으면 예약.
      @fever failed "열이 없다" // 검사예약 환자={id} 검사=염증 | 염증 | 38도를 넘는 환자만 염증 검사.
      검사예약 환자={id} 검사=지질 | 지질 | 식후 2시간이어도 되므로 지질 검사를 잡는다.
      @fever notify message="{doc}: {id} {room}번 진료실" // notify message="{doc}: {id} 격리실" | 의사 알림 | 이 컴퓨터에 의사, 쌍점, 환자, 그리고 38도 미만이면 진료실 번호(번 진료실) 이상이면 격리실이라고 띄운다.
      failed "피를 뽑을 도구가 없다" | 채혈 | 왼팔에서 두 통 채혈한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['벨트 상태 | belt → {belt}', '벨트 위 확인 | camera → {things}', '배선 확인 | file_read → 벨트 {bp}번, 문 {gp}번, 등 {lp}번'],
    slots: { belt: '=정지, 멈춤 / 운전, 감속중', things: '=없음 / 상자 2개, 자루, 장갑', bp: '4..9', gp: '10..15', lp: '16..22' },
    steps: `
      @belt gpio_write pin={gp} value=1 // failed "벨트가 {belt}이다" | 문 열기 | 사람이 들어가려 한다. 벨트가 완전히 섰을 때만 문을 연다(1). 느리게라도 움직이면 안 된다.
      @things gpio_write pin={bp} value=1 // failed "벨트 위에 {things}" | 벨트 가동 | 벨트 위에 아무것도 없어야 벨트를 1로 한다.
      ^ | 벨트 | 위에 뭐라도 있으면 실패. 비었으면 벨트 high. 확인은 {step2}단계.
      @things failed "벨트가 비었다" // notify message="벨트 위 {things}" | 물건 알림 | 물건이 있을 때만 이 컴퓨터에 "벨트 위"와 그것을 띄운다.
      @belt gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | 운전등 | 벨트가 움직이는 동안은 등 1, 서 있으면 0.
      gpio_write pin={bp} value=0 | 벨트 정지 | 8시간 돌았다. 위에 뭐가 있든 벨트만 세운다. 문과 등은 그대로.
      @things mqtt_publish topic=belt/state payload=비었음 // mqtt_publish topic=belt/state payload=사용중 | 상태 | belt/state 에 아무것도 없으면 비었음, 있으면 사용중.
      failed "물건을 집을 도구가 없다" | 치우기 | 벨트 위 물건을 손으로 집어 내린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /대여/반납 {"자전거": "{bike}", "km": {km}, "파손": "{dmg}", "보증금": {dep}, "거치대": {dock}, "고객": "{who}"}',
    slots: { bike: '자-07, 짐-2, E31', km: '3..46', dmg: '=없음, 이상무 / 바퀴 휨, 안장 찢김, 전조등 깨짐', dep: '=30000, 50000, 80000', dock: '2..18', who: '하영, 라민수, 조 씨' },
    tools: ['보증금반환(고객, 금액: int): 돌려준다', '보증금차감(고객, 금액: int, 사유): 차감한다', '거치대잠금(거치대: int): 잠근다', '수리등록(자전거, 고장): 수리 목록에 올린다'],
    steps: `
      @dmg 보증금반환 고객="{who}" 금액={dep} // failed "파손: {dmg}" | 반환 | 멀쩡하게 돌아온 자전거만 보증금을 다 돌려준다.
      @dmg 보증금반환 고객="{who}" 금액={dep} // 보증금차감 고객="{who}" 금액={dep} 사유="{dmg}" | 반환/차감 | 파손이 있으면 그것을 사유로 전액 차감, 없으면 전액 반환.
      ^ | 보증금 | 이상이 없으면 전액 돌려주고, 어디가 상했으면 전액 차감하면서 상한 데를 사유로 적는다.
      @dmg failed "고칠 데가 없다" // 수리등록 자전거={bike} 고장="{dmg}" | 수리 | 상한 데가 있으면 수리 목록에 올린다. 없으면 실패.
      거치대잠금 거치대={dock} | 거치대 | 40 km를 탔든 4 km를 탔든 거치대를 잠근다.
      @dmg notify message="{bike} 반납 {km} km" // notify message="{bike} 반납 {km} km, {dmg}" | 반납 알림 | 이 컴퓨터에 자전거, "반납", km를 띄운다. 파손이 있으면 쉼표 뒤에 파손도 적는다.
      file_write path=rent.csv content="{bike},{who},{km}" append=true | 장부 | rent.csv 에 자전거, 고객, km 숫자를 쉼표로만 이어 덧붙인다.
      failed "펑크를 때울 도구가 없다" | 펑크 | 뒷바퀴 펑크를 때운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 병아리/{house} {"온도": {t}, "일령": {age}, "열원": {heat}, "환기": {vent}, "음수량": {water}}',
    slots: { house: '육추1, 육추2, 동편', t: '23..29 / 34..38', age: '=3, 5, 6', heat: '4..9', vent: '12..20', water: '=0 / 18, 40, 75' },
    tools: ['급이(동, 킬로: int): 먹이를 준다', '관세척(동, 초: int): 음수관을 씻는다'],
    steps: `
      @t gpio_write pin={heat} value=1 // failed "{t}도로 따뜻하다" | 열원 | 첫 주에는 31도가 있어야 한다. 모자라면 열원 1, 충분하면 실패.
      @t gpio_write pin={heat} value=1 // gpio_write pin={vent} value=1 | 열원 또는 환기 | 31도 미만이면 열원을, 33도 초과면 환기를 올린다.
      @t failed "{t}도밖에 안 된다" // gpio_write pin={heat} value=0 | 열원 끄기 | 33도를 넘었을 때만 끈다(0).
      @water failed "물을 마시지 않았다" // 급이 동={house} 킬로=25 | 급이 | 물을 조금이라도 마신 동에만 25 kg 준다. 음수량이 0이면 안 준다.
      @water 관세척 동={house} 초=60 // failed "음수량이 {water} l다" | 세척 | 물이 전혀 안 나간 동만 1분 씻는다.
      @water pushover message="{house} 음수 없음" // pushover message="{house} 음수 {water} l" | 푸시 | 동, "음수", 그리고 0이면 없음 아니면 값(l)을 푸시한다.
      gpio_write pin={vent} value=0 | 환기 닫기 | 7일이 안 된 병아리라 환기를 닫는다(0).
      failed "병아리를 옮길 도구가 없다" | 옮기기 | 약한 병아리를 따로 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /백업/테이프 {"테이프": "{tape}", "칸": {slot}, "용량gb": {gb}, "보존": "{until}"}',
    earlier: ['지우면 안 되는 것 | file_read → 보존: AX01, AX07, 결산25, 법무'],
    slots: { tape: '=AX02, AX03, AX09, 주간14 / AX01, AX07, 결산25, 법무', slot: '1..24', gb: '800..5900', until: '=2027-01-31, 2027-06-30' },
    tools: ['테이프삭제(테이프): 지운다', '금고이관(테이프): 금고로 보낸다', '테이프장착(칸: int): 끼운다'],
    steps: `
      @tape 테이프삭제 테이프={tape} // failed "{tape}은 보존 대상이다" | 삭제 | 보고된 테이프를 지운다. {step1}단계 보존 목록에 있으면 절대 지우지 않는다.
      ^ | 지우기 | 보존 목록에 없는 테이프일 때만 삭제.
      @tape failed "보존 대상이 아니다" // 금고이관 테이프={tape} | 금고 | 보존 목록에 있는 것만 금고로 보낸다. 아니면 실패.
      @tape 테이프삭제 테이프={tape} // 금고이관 테이프={tape} | 삭제/이관 | 목록에 있으면 이관, 없으면 삭제.
      테이프장착 칸={slot} | 장착 | 500 GB가 넘으니 그 칸의 테이프를 끼운다.
      @tape memory_store key={tape} content="사용 가능, {slot}번 칸" // memory_store key={tape} content="보존, {slot}번 칸" | 메모 | 테이프를 키로, 목록에 없으면 "사용 가능" 있으면 "보존", 쉼표, 칸 번호(번 칸)를 적는다.
      notify message="{tape} {gb} GB, {until}까지" | 화면 | 이 컴퓨터에 테이프, 용량(GB), 쉼표, 보존 날짜 뒤에 까지를 띄운다.
      failed "라벨을 붙일 도구가 없다" | 라벨 | 새 라벨을 붙인다.
    `,
  },
];
