import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 5. */
export const benchesKo5: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt lab/freezer {"id": "{id}", "temp": {"now": {now}, "set": {set}, "room": {room}}, "door": "{door}", "owner": "{owner}"}',
    slots: { id: 'DF-80A, DF-80B, UF-3, UF-7', now: '-84..-72 / -69..-52', set: '=-80, -78, -75', room: '19..27', door: '=closed / open', owner: '심가온, 원다빈, 피승우, 맹서하' },
    tools: ['frz_setpoint(unit, celsius: int): Set a deep freezer', 'frz_siren(unit, on: bool): Switch the siren of a freezer', 'frz_lend(unit, person, shelf: int): Give a person a shelf', 'frz_evacuate(from_unit, to_unit): Move all boxes to another freezer'],
    steps: `
      @now frz_siren unit={id} on=false // frz_evacuate from_unit={id} to_unit=UF-9 | 초저온 판단 | 현재 온도가 영하 70도보다 따뜻하면 그 냉동고 내용물을 UF-9 로 모두 옮기고, 영하 70도 이하를 지키고 있으면 사이렌만 끈다.
      @door frz_siren unit={id} on=false // frz_siren unit={id} on=true | 문 사이렌 | 문이 열려(open) 있으면 그 기기 사이렌을 울리고, 닫혀 있으면 끈다.
      frz_setpoint unit={id} celsius=-82 | 설정 낮추기 | 보고한 냉동고를 영하 82도로 맞춘다. 지금 설정값은 상관없다.
      frz_lend unit={id} person="{owner}" shelf=3 | 선반 배정 | 주인으로 적힌 사람에게 그 냉동고 셋째 선반을 준다.
      notify message="{id} 현재 {now}℃, 설정 {set}℃, 실온 {room}℃" | 온도 셋 알림 | 이 컴퓨터에 기기, 그리고 '현재', '설정', '실온' 순으로 세 온도를 ℃로.
      send_message channel=lab to="{owner}" text="{id} 문을 확인해 주세요" | 주인에게 | lab 채널로 주인에게 기기 뒤에 '문을 확인해 주세요'라고 적어 보낸다.
      mqtt_publish topic="lab/freezer/{id}/now" payload="{now}" | 현재값 | lab/freezer/{id}/now 에 현재 온도 숫자만 보낸다. 설정값이나 실온이 아니다.
      ^ | 현재 온도 넘기기 | 세 온도 가운데 지금 것만 lab/freezer/{id}/now 토픽으로, 단위 없이.
      file_write path=freezer/set.txt content="{set}" | 설정값 파일 | freezer/set.txt 를 설정 온도 숫자로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lab/ph-meter {"시료": "{sample}", "측정": [{a}, {b}, {c}], "평균": {mean}, "측정자": "{who}", "보정일": "{cal}"}',
    slots: { sample: '수돗물, 완충액 B, 폐수 2조, 우물물', a: '6.1..6.4', b: '6.5..6.8', c: '7.1..7.4', mean: '5.2..5.9 / 6.9..7.0', who: '형나율, 승재하, 고은별', cal: '=2026-01-12, 2026-02-20, 2026-03-03' },
    tools: ['result_enter(sample, ph: num, analyst): Enter a result', 'result_void(sample, analyst): Void a result', 'meter_calibrate(buffer_low: num, buffer_high: num): Calibrate the meter', 'meter_remind(date): Plan a reminder for a calibration'],
    steps: `
      result_enter sample="{sample}" ph={mean} analyst="{who}" | 결과 입력 | 세 번 잰 것의 평균을 시료와 측정자 이름으로 올린다.
      ^ | 평균 올리기 | 낱개 값이 아니라 평균을 결과로. 시료와 잰 사람은 메시지에 있다.
      @mean failed "평균 pH {mean:이} 범위를 벗어났다" // mqtt_publish topic="lab/ph/ok" payload="{mean}" | 범위 판정 | 평균이 6.5에서 7.5 사이면 그 평균을 lab/ph/ok 에 발행하고, 벗어나면 실패.
      result_void sample="{sample}" analyst="{who}" | 결과 무효 | 전극이 말라 있었다. 그 측정자의 그 시료 결과를 무효로 한다.
      meter_calibrate buffer_low=4.01 buffer_high=9.18 | 보정 | 완충액은 낮은 쪽 4.01, 높은 쪽 9.18.
      notify message="{sample}: {a}, {b}, {c}" | 세 값 알림 | 이 컴퓨터에 시료와 쌍점, 잰 값 셋을 잰 순서로 쉼표로 이어.
      notify message="{sample} 첫 값 {a}, 평균 {mean}" | 첫 값과 평균 | 이 컴퓨터에 시료, '첫 값'과 맨 처음 값, '평균'과 평균값.
      memory_store key=ph-cal content="{cal}" | 보정일 메모 | ph-cal 에 보정한 날만.
      file_write path=lab/ph.csv content="{cal},{mean}" append=true | 표에 더하기 | lab/ph.csv 에 보정일,평균 한 줄.
    `,
  },
  {
    language: 'ko',
    earlier: ['시약장 목록 | cabinet_list → 1칸 염산 {ha} ml, 2칸 에탄올 {hb} ml, 3칸 아세톤 {hc} ml', '환기 상태 | fan_state → {fan}'],
    slots: { ha: '60..190', hb: '200..490 / 510..950', hc: '20..59', fan: '=가동 / 정지' },
    tools: ['pour(cabinet_slot: int, ml: int): Dispense from a slot', 'slot_empty(cabinet_slot: int): Empty a slot', 'slot_label(cabinet_slot: int, text): Label a slot', 'fan_boost(minutes: int): Run the fan at full speed'],
    steps: `
      @fan pour cabinet_slot=2 ml=50 // failed "환기가 {fan} 상태다" | 에탄올 따르기 | 환기팬이 돌고 있을 때만 에탄올 50 ml를 따른다. 칸은 {step1}단계 목록에. 멈췄으면 실패.
      @hb failed "에탄올이 {hb} ml뿐이다" // pour cabinet_slot=2 ml=500 | 반 리터 | 에탄올이 500 ml보다 많이 남았으면 그 칸에서 반 리터(500 ml)를 따른다. 모자라면 실패.
      slot_empty cabinet_slot=3 | 거의 빈 칸 | 셋 중 가장 적게 남은 칸을 비운다.
      ^ | 비우기 | 목록을 보고 제일 조금 남은 시약의 칸 번호로.
      slot_label cabinet_slot=1 text="염산 {ha} ml" | 라벨 | 염산 칸에 '염산'과 남은 양(ml)을 적어 붙인다.
      fan_boost minutes=90 | 환기 세게 | 한 시간 반 동안.
      notify message="염산 {ha} ml, 아세톤 {hc} ml" | 둘만 알림 | 이 컴퓨터에 염산과 아세톤이 몇 ml인지. 에탄올은 뺀다.
      failed "깨진 비커를 치울 도구가 없다" | 깨진 유리 | 바닥에 깨진 비커 조각을 쓸어 담는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt brew/canning {"line": {line}, "can_ml": {ml}, "speed": {speed}, "co2_vol": {vol}, "leak": {leak}, "beer": "{beer}"}',
    slots: { line: '=1, 2', ml: '=330, 355, 500', speed: '20..90', vol: '2.2..2.9', leak: '3..9 / 11..19', beer: '달빛 라거, 한라봉 에일, 메밀 스타우트, 유자 고제' },
    tools: ['can_run(line: int, beer, can_ml: int): Start the canning line', 'can_halt(line: int): Stop the canning line', 'seam_adjust(line: int, microns: int): Adjust the seamer', 'can_speed(line: int, per_minute: int): Set the speed of the line', 'date_stamp(line: int, best_before): Set the stamp'],
    steps: `
      @leak seam_adjust line={line} microns=20 // can_halt line={line} | 누설 판단 | 새는 캔이 열 개를 넘으면 그 라인을 세우고, 열 개 이하면 시머를 20 마이크론 조인다.
      can_run line={line} beer="{beer}" can_ml={ml} | 캔입 시작 | 보고한 라인에서 그 맥주를 그 용량으로 담는다.
      ^ | 담기 | 라인, 맥주, 캔 크기 모두 메시지대로 시작.
      can_speed line={line} per_minute=45 | 속도 낮추기 | 거품이 넘친다. 지금 속도 말고 그 라인을 분당 45캔으로.
      date_stamp line={line} best_before=2027-03-01 | 날짜 찍기 | 그 라인 유통 기한을 2027-03-01 로 찍는다.
      notify message="{beer} {ml} ml, CO2 {vol} vol" | 캔입 알림 | 이 컴퓨터에 맥주, 용량(ml), CO2(vol).
      pushover message="라인 {line} 누설 {leak}캔" | 누설 푸시 | 푸시로 '라인'과 번호, '누설' 몇 캔인지.
      mqtt_publish topic="brew/canning/speed" payload="{speed}" | 속도 발행 | brew/canning/speed 에 지금 속도 숫자만.
      memory_store key=last-can content="{beer}, 라인 {line}" | 마지막 캔 | last-can 에 맥주, 쉼표, '라인'과 번호.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /brew/tasting {"맥주": "{beer}", "시음자": "{who}", "점수": {score}, "쓴맛": {bitter}, "향": "{aroma}", "결함": "{fault}"}',
    slots: { beer: '들국화 세종, 밤꿀 브라운, 솔잎 IPA, 복분자 사워', who: '변도아, 여운재, 함초롱, 천무영', score: '21..34 / 36..50', bitter: '3..9', aroma: '감귤, 풀, 카라멜, 정향', fault: '=디아세틸, 산화취, 황내 / ∅, ?' },
    tools: ['score_post(beer, taster, points: int): Post a score', 'score_erase(beer, taster): Erase a score', 'recipe_tweak(beer, hops_percent: int, malt_percent: int): Change a recipe', 'release_ok(beer): Release a beer for sale', 'release_hold(beer, days: int): Hold a beer back'],
    steps: `
      score_post beer="{beer}" taster="{who}" points={score} | 점수 올리기 | 시음자가 준 점수를 그 맥주에 올린다. 쓴맛 점수가 아니다.
      @score release_hold beer="{beer}" days=7 // release_ok beer="{beer}" | 출시 판단 | 점수가 35점을 넘으면 그 맥주를 내보내고, 안 되면 이레 동안 붙잡는다.
      @fault memory_store key=fault content="{fault}" // failed "결함이 적혀 있지 않다" | 결함 메모 | 결함이 적혀 있으면 그 말만 fault 키에 남긴다. 없으면 지어내지 말고 실패.
      recipe_tweak beer="{beer}" hops_percent=10 malt_percent=-5 | 레시피 | 그 맥주 홉은 10 % 더, 몰트는 5 % 줄인다.
      ^ | 배합 바꾸기 | 맥아를 5 % 빼고(-5) 홉을 10 % 올린다. 맥주는 시음한 것.
      score_erase beer="{beer}" taster="{who}" | 점수 지우기 | 잘못 적었다고 한다. 그 시음자가 그 맥주에 준 점수를 지운다.
      notify message="{beer} {score}점, 향 {aroma}" | 시음 알림 | 이 컴퓨터에 맥주와 점수(점), '향'과 그 향.
      send_message channel=brew text="{who}: {beer} 쓴맛 {bitter}" | 양조팀 | brew 채널에 시음자, 쌍점, 맥주, '쓴맛'과 값.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt soymilk/grinder {"맷돌": {stone}, "간격um": {gap}, "전류": {amp}, "물l": {water}, "콩투입": "{feed}"}',
    slots: { stone: '=1, 2, 3, 4', gap: '80..250', amp: '9..17 / 19..28', water: '29..60', feed: '=열림, 닫힘' },
    tools: ['stone_gap(stone: int, microns: int): Set the gap of a millstone', 'stone_run(stone: int): Run a millstone', 'stone_rest(stone: int, minutes: int): Rest a millstone', 'water_drip(stone: int, liters_per_hour: int): Set the water of a millstone', 'okara_cart(cart: int, send: bool): Send the cart for the residue'],
    steps: `
      @amp stone_run stone={stone} // stone_rest stone={stone} minutes=10 | 전류 판단 | 18 A를 넘으면 그 맷돌을 10분 쉬게 하고, 넘지 않으면 계속 돌린다.
      stone_gap stone={stone} microns=120 | 간격 | 더 곱게. 보고한 맷돌을 120 마이크론으로. 지금 간격은 보지 말 것.
      water_drip stone={stone} liters_per_hour={water} | 물 그대로 | 지금 흐르는 물 양을 그 맷돌에 시간당 리터로 고정한다.
      okara_cart cart=2 send=true | 비지 수레 | 2번 수레를 보낸다.
      okara_cart cart=1 send=false | 수레 부르기 | 1번 수레는 보내지 말고 불러들인다.
      gpio_write pin=18 value=1 | 콩문 닫기 | 콩문은 18번에 1이 가면 닫히고 스프링이 연다. 닫는다.
      gpio_write pin=18 value=0 | 콩문 열기 | 18번 콩문은 전기가 없으면 스프링으로 열린다. 연다.
      notify message="맷돌 {stone} {amp} A, 간격 {gap} um" | 맷돌 알림 | 이 컴퓨터에 '맷돌'과 번호, 전류(A), '간격'과 값(um).
      mqtt_publish topic="soy/feed" payload="{feed}" | 투입 상태 | soy/feed 에 콩 투입 상태를 그 말 그대로.
    `,
  },
  {
    language: 'ko',
    earlier: ['응고조 조회 | curd_list → 응고조 1 {t1}℃ pH {p1}, 응고조 2 {t2}℃ pH {p2}', '절단기 상태 | cutter_state → {cut}'],
    slots: { t1: '70..79', t2: '80..88', p1: '5.8..6.0', p2: '6.3..6.6', cut: '=준비, 대기 / 고장, 정비' },
    tools: ['curd_stir(tub: int, rpm: int, seconds: int): Stir curd', 'curd_wait(tub: int, minutes: int): Let curd stand', 'curd_cut(tub: int, grid_mm: int): Cut curd', 'whey_drain(tub: int, percent: int): Drain whey'],
    steps: `
      @cut curd_cut tub=1 grid_mm=35 // failed "절단기가 {cut} 상태다" | 절단 | 절단기가 쓸 수 있는 상태면 응고조 1을 35 mm 칸으로 자른다. 아니면 실패.
      whey_drain tub=2 percent=50 | 유청 절반 | pH가 더 높은 응고조에서 유청을 반 뺀다.
      ^ | 물 빼기 | {step1}단계 값 중 pH가 높은 쪽 통, 절반.
      curd_stir tub=1 rpm=20 seconds=15 | 젓기 | 첫째 통을 15초, 분당 20번 젓는다.
      curd_wait tub=2 minutes=18 | 두기 | 둘째 통은 18분 둔다.
      notify message="응고조 1 {t1}℃, 응고조 2 {t2}℃" | 온도 알림 | 이 컴퓨터에 두 응고조 온도를 번호순으로 ℃와 함께.
      file_write path=tofu/ph.csv content="{p1},{p2}" | pH 파일 | tofu/ph.csv 를 응고조 1,응고조 2의 pH로 새로 쓴다.
      memory_store key=curd-2 content="{t2}℃, pH {p2}" | 둘째 통 메모 | curd-2 에 응고조 2의 온도(℃)와 pH.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 떡/포장 {"라인": {line}, "봉지": {bags}, "불량": {bad}, "무게": {gram}, "필름m": {film}}',
    slots: { line: '=1, 2, 3', bags: '200..900', bad: '2..9 / 11..40', gram: '41..99', film: '101..190' },
    tools: ['wrap_speed(line: int, per_minute: int): Set the wrapper', 'wrap_stop(line: int): Stop the wrapper', 'film_load(line: int, meters: int): Load film', 'weight_window(line: int, min_gram: int, max_gram: int): Set the window of the checkweigher'],
    steps: `
      @bad wrap_speed line={line} per_minute=60 // wrap_stop line={line} | 불량 판단 | 불량이 열 봉지 이하면 그 라인을 분당 60봉지로 돌리고, 열을 넘으면 세운다.
      weight_window line={line} min_gram=48 max_gram=54 | 무게 창 | 그 라인 무게를 54 g 이하, 48 g 이상으로 거른다.
      film_load line={line} meters=250 | 필름 | 그 라인에 필름 250 m를 건다. 남은 것은 버린다.
      ^ | 필름 걸기 | 새 롤은 이백오십 미터. 라인은 메시지.
      notify message="{line}라인 {bags}봉지, 불량 {bad}봉지" | 포장 알림 | 이 컴퓨터에 몇 라인, 몇 봉지, '불량' 몇 봉지.
      pushover message="필름 {film} m 남음" title="포장" | 필름 푸시 | 제목 포장, 내용은 '필름' 몇 m '남음'.
      file_write path=pack/weight.txt content="{gram} g" append=true | 무게 기록 | pack/weight.txt 에 무게를 g과 함께 덧붙인다.
      mqtt_publish topic="pack/{line}/bad" payload="{bad}" | 불량 발행 | pack/{line}/bad 에 불량 수만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook - 안녕하세요 {shop}입니다. {item} {kg} kg을 {date}에 {van} 편으로 보냅니다. 송장 {inv}.',
    slots: { shop: '고랭지농원, 해남영농, 괴산들, 평창배추', item: '배추, 무, 쪽파, 갓, 생강', kg: '=120, 300, 450, 800', date: '=2026-11-04, 2026-11-11, 2026-11-18', van: '=오전, 오후, 새벽', inv: 'INV-7710, INV-8042, INV-9136' },
    tools: ['receive_plan(supplier, item, kg: int, date): Plan an arrival', 'receive_drop(supplier, date): Remove an arrival', 'dock_reserve(door: int, date, slot: 오전|오후|새벽): Reserve a dock', 'invoice_file(invoice, supplier): File an invoice'],
    steps: `
      receive_plan supplier="{shop}" item="{item}" kg={kg} date={date} | 입고 예정 | 메일의 농가, 품목, 무게, 날짜로 입고를 잡는다.
      ^ | 들어올 것 등록 | 누가 무엇을 몇 킬로 언제 보내는지 메일대로.
      dock_reserve door=3 date={date} slot={van} | 하역장 | 3번 하역장을 그날, 메일에 적힌 때(오전·오후·새벽)로.
      invoice_file invoice={inv} supplier="{shop}" | 송장 보관 | 송장 번호를 보낸 농가 이름으로 보관한다.
      receive_drop supplier="{shop}" date={date} | 입고 취소 | 눈이 와서 못 온다. 그 농가 그날 입고를 뺀다.
      notify message="{date} {van} {shop} {item} {kg} kg" | 입고 알림 | 이 컴퓨터에 날짜, 때, 농가, 품목, 무게(kg)를 띄워 쓴다.
      send_message channel=작업반 text="{date} {item} {kg} kg 입고" | 작업반 공지 | 작업반 채널에 날짜, 품목, 무게(kg), '입고'.
      memory_store key={inv} content="{shop} {item}" | 송장 메모 | 송장 번호를 키로 농가와 품목을 적는다.
      failed "배추를 다듬을 도구가 없다" | 다듬기 | 배추 겉잎을 손으로 떼어 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kimchi/mixer {"믹서": "{mixer}", "양념kg": {sauce}, "배추kg": {cab}, "온도": {t}, "회전": "{dir}"}',
    slots: { mixer: 'KM-1, KM-2, KM-4', sauce: '20..45', cab: '100..260', t: '4..9 / 11..17', dir: '=정, 역' },
    tools: ['mix_turn(mixer, minutes: int, direction: forward|reverse): Turn a mixer', 'mix_break(mixer): Stop a mixer', 'sauce_pump(mixer, kg: num): Pump sauce', 'ice_drop(mixer, kg: int): Add ice', 'metal_scan(lot, sensitivity: low|high): Scan for metal'],
    steps: `
      @t mix_turn mixer={mixer} minutes=6 direction=forward // ice_drop mixer={mixer} kg=10 | 품온 판단 | 10도를 넘으면 그 믹서에 얼음 10 kg을 넣고, 넘지 않으면 앞으로 6분 버무린다.
      mix_turn mixer={mixer} minutes=2 direction=reverse | 거꾸로 | 뭉쳤다. 그 믹서를 2분 거꾸로 돌린다.
      sauce_pump mixer={mixer} kg=7.5 | 양념 더 | 싱겁다. 양념 7.5 kg을 그 믹서에 더 보낸다.
      mix_break mixer={mixer} | 정지 | 그 믹서를 세운다.
      metal_scan lot=K-1130 sensitivity=high | 금속 검사 | 로트 K-1130 을 높은 감도로 훑는다.
      notify message="{mixer} 양념 {sauce} kg, 배추 {cab} kg" | 배합 알림 | 이 컴퓨터에 믹서, '양념'과 '배추' 무게(kg).
      file_write path=kimchi/mix.csv content="{cab},{sauce}" append=true | 배합 기록 | kimchi/mix.csv 에 배추,양념 순으로 무게만 한 줄.
      ^ | 배합표 | 앞이 배추, 뒤가 양념이다. 쉼표로 이어 kimchi/mix.csv 끝에. 단위는 없다.
      memory_store key=mix-temp content="{mixer} {t}℃" | 온도 메모 | mix-temp 에 믹서와 온도(℃).
    `,
  },
  {
    language: 'ko',
    event: 'webhook /kitchen/reserve {"name": "{who}", "party": {party}, "kids": {kids}, "date": "{date}", "time": "{time}", "room": "{room}", "phone": "{phone}"}',
    slots: { who: '도승찬, 위하준, 표가을, 견수민', party: '7..20', kids: '=0, 1, 2, 3', date: '=2026-05-08, 2026-05-15, 2026-12-24', time: '=17:30, 18:00, 19:20', room: '매화, 난초, 국화, 대나무', phone: '010-4410-2293, 010-9001-5567, 010-3178-0042' },
    tools: ['table_lock(room, date, time, people: int): Reserve a room', 'table_unlock(room, date): Free a room', 'chair_kids(room, count: int): Put high chairs into a room', 'menu_course(room, course: 점심|저녁|한정식): Choose a course'],
    steps: `
      table_lock room="{room}" date={date} time={time} people={party} | 방 잡기 | 예약한 방을 예약한 날짜와 시각에 어른 아이 합한 인원(party)으로 잡는다.
      ^ | 예약 | 방, 날, 시간, 사람 수는 예약 내용대로.
      chair_kids room="{room}" count={kids} | 아기 의자 | 아이 수만큼 그 방에 아기 의자를 놓는다.
      table_unlock room="{room}" date={date} | 예약 풀기 | 못 오신다고 한다. 그날 그 방을 비운다.
      menu_course room="{room}" course=한정식 | 코스 | 그 방은 한정식으로.
      send_message channel=sms to="{phone}" text="{who} 님, {date} {time} {room} 예약되었습니다" | 확인 문자 | sms 채널로 예약 전화번호에 '누구 님, 날짜 시각 방 예약되었습니다' 꼴로 보낸다.
      notify message="{time} {room} {party}명, 아이 {kids}명" | 홀 알림 | 이 컴퓨터에 시각과 방, 몇 명, '아이' 몇 명.
      memory_store key=guest-{date} content="{who} {phone}" | 손님 메모 | guest-{date} 에 이름과 전화번호.
      file_write path=reserve/today.txt content="{time} {who} {party}명" append=true | 예약 장부 | reserve/today.txt 에 시각, 이름, 인원(명)을 한 줄 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kitchen/gas {ppm} ppm',
    slots: { ppm: '40..900', valve: '5..25' },
    tools: ['hood_level(level: int): Set the level of the hood, 0 to 4', 'range_lockout(range: int, on: bool): Lock a gas range', 'staff_shout(text, room): Speak a text in a room'],
    steps: `
      notify message="{ppm} ppm" | 그대로 알림 | 받은 값을 단위까지 그대로 이 컴퓨터에 알린다.
      mqtt_publish topic="safety/gas" payload="{ppm} ppm" | 넘기기 | 들어온 그대로 safety/gas 로 넘긴다.
      pushover message="주방 가스 {ppm} ppm, 경보 100 ppm" | 푸시 | 푸시로 '주방 가스'와 값, '경보 100 ppm'을 보낸다.
      staff_shout text="가스 냄새 나면 불 끄세요" room=홀 | 방송 | 홀에 다음을 그대로 읽어 준다: 가스 냄새 나면 불 끄세요
      gpio_write pin={valve} value=0 | 중간 밸브 | 중간 밸브 {valve}번은 1인 동안만 열려 있다. 잠근다.
      ^ | 가스 잠금 | {valve}번에서 전기를 빼면 스프링이 밸브를 닫는다. 그렇게 한다.
      hood_level level=4 | 후드 끝까지 | 0부터 4까지 중 가장 세게.
      range_lockout range=2 on=true | 2번 화구 | 둘째 화구를 못 쓰게 잠근다.
      range_lockout range=3 on=false | 3번 화구 풀기 | 3번 화구 잠금을 푼다.
      file_write path=kitchen/gas.txt content="2026-03-08;{ppm}" append=true | 한 줄 더하기 | kitchen/gas.txt 에 날짜;값 꼴로 한 줄. 예: 2026-01-01;55. 오늘은 2026-03-08.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt shop/printer3d {"기기": "{dev}", "노즐": {nozzle}, "베드": {bed}, "진행": {pct}, "재료": "{mat}", "파일": "{file}"}',
    slots: { dev: '프린터 가, 프린터 나, P-3, P-5', nozzle: '195..260', bed: '101..115', pct: '2..88 / 90..99', mat: '=PLA, PETG, ABS', file: '기어커버.gcode, 손잡이v2.gcode, 브래킷.gcode' },
    tools: ['p3d_nozzle(printer, celsius: int): Set the nozzle', 'p3d_bed(printer, celsius: int): Set the bed', 'p3d_print(printer, file, copies?: int): Print a file', 'p3d_abort(printer): Abort a print', 'spool_swap(printer, material: PLA|PETG|ABS): Change the spool'],
    steps: `
      @pct p3d_abort printer="{dev}" // failed "{pct} %까지 갔으니 끊지 않는다" | 중단 판단 | 진행이 89 % 이하일 때만 그 프린터 출력을 그만둔다. 거의 다 됐으면 실패로.
      p3d_print printer="{dev}" file={file} | 다시 출력 | 같은 기기에서 같은 파일을 다시 뽑는다.
      p3d_print printer="{dev}" file={file} copies=3 | 세 개 | 그 파일 세 벌. 기기도 그대로.
      p3d_bed printer="{dev}" celsius=60 | 베드 | 노즐 말고 베드를 60도로.
      p3d_nozzle printer="{dev}" celsius={nozzle} | 노즐 유지 | 지금 노즐 온도를 그 기기에 그대로 걸어 둔다.
      ^ | 노즐 온도 | 메시지에서 베드가 아니라 노즐로 적힌 온도로 그 프린터 노즐을 맞춘다.
      spool_swap printer="{dev}" material=PETG | 재료 바꾸기 | 지금 재료 대신 PETG 를 건다.
      notify message="{dev} {file} {pct} %" | 진행 알림 | 이 컴퓨터에 기기, 파일, 진행(%).
      memory_store key=last-print content="{file}, {mat}" | 마지막 출력 | last-print 에 파일과 재료를 쉼표로.
    `,
  },
  {
    language: 'ko',
    earlier: ['기기 점검 | tool_audit → 선반 {h1}시간, 밀링 {h2}시간, 연삭기 {h3}시간', '윤활유 재고 | oil_stock → {oil}리터'],
    slots: { h1: '100..390', h2: '400..690', h3: '700..990', oil: '2..9 / 11..30' },
    tools: ['lube_cycle(machine, ml: int): Lubricate a machine', 'service_book(machine, date, hours: int): Book a service', 'oil_buy(liters: int, grade): Buy oil', 'hour_reset(machine): Set the hours of a machine to nought'],
    steps: `
      @oil oil_buy liters=20 grade=VG32 // failed "윤활유가 {oil}리터 있다" | 기름 사기 | 10리터 미만이면 VG32 를 20리터 산다. 그보다 많으면 사지 않는다.
      service_book machine=연삭기 date=2026-07-02 hours=4 | 오래 돈 기계 | 가장 오래 돈 기계를 2026-07-02 에 네 시간 정비로 잡는다.
      ^ | 정비 잡기 | 시간이 제일 많은 것(위 점검 결과 참고), 2026-07-02, 4시간.
      lube_cycle machine=선반 ml=15 | 선반 윤활 | 선반에 15 ml.
      hour_reset machine=밀링 | 시간 되돌리기 | 밀링은 방금 정비했다. 시간을 0으로.
      notify message="선반 {h1}시간, 연삭기 {h3}시간" | 두 기계만 | 이 컴퓨터에 선반과 연삭기가 몇 시간인지. 밀링은 뺀다.
      file_write path=shop/hours.csv content="{h1},{h2},{h3}" | 시간 파일 | shop/hours.csv 를 선반,밀링,연삭기 시간으로 새로 쓴다.
      memory_store key=oil content="{oil}리터" | 기름 메모 | oil 에 남은 양을 리터로.
      send_message channel=shop text="연삭기 {h3}시간, 정비 필요" | 공작실 공지 | shop 채널에 연삭기 시간과 '정비 필요'를 쉼표로 이어.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cnc/coolant {"탱크": "{tank}", "농도": {conc}, "pH": {ph}, "수위": {level}, "보충밸브": {valve}, "펌프": {pump}}',
    slots: { tank: 'T1, T2, T4, 외부탱크', conc: '3.1..5.9 / 6.1..9.5', ph: '8.1..9.2', level: '40..95', valve: '4..15', pump: '16..27' },
    tools: ['cool_mix(tank, liters: int, percent: num): Add mixed coolant', 'cool_skim(tank, minutes: int): Skim oil off', 'cool_drain(tank, liters: int): Drain coolant', 'cool_probe(tank): Measure again'],
    steps: `
      @conc cool_mix tank="{tank}" liters=30 percent=10 // gpio_write pin={valve} value=1 | 농도 맞추기 | 6 % 미만이면 그 탱크에 10 %짜리 30리터를 더하고, 6 %를 넘으면 메시지의 보충 밸브에 1을 주어 물을 연다.
      gpio_write pin={pump} value=0 | 펌프 세우기 | 밸브가 아니라 펌프가 물린 핀을 0으로.
      ^ | 펌프 정지 | 메시지에 핀이 둘 있다. 펌프 쪽만 끈다(0).
      cool_skim tank="{tank}" minutes=25 | 기름 걷기 | 그 탱크를 25분 걷는다.
      cool_drain tank="{tank}" liters=100 | 빼기 | 그 탱크에서 100리터 뺀다.
      cool_probe tank="{tank}" | 다시 재기 | 더하지도 빼지도 말고, 그 탱크를 한 번 더 잰다.
      notify message="{tank} 농도 {conc} %, pH {ph}, 수위 {level} %" | 절삭유 알림 | 이 컴퓨터에 탱크, 농도(%), pH, 수위(%).
      file_write path=cnc/coolant.csv content="{tank},{ph},{conc}" append=true | 기록 | cnc/coolant.csv 에 탱크,pH,농도 순으로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cnc/program {"파일": "{file}", "기계": "{mc}", "원점": "{g}", "수량": {count}, "검사": "{check}", "작성": "{who}"}',
    slots: { file: 'O1201.nc, O3344.nc, 플랜지A.nc, 하우징2.nc', mc: '머시닝 1, 머시닝 3, 선반 2', g: '=G54, G55, G56', count: '2..40', check: '=통과, 합격 / 보류, 불합격', who: '길도혁, 사윤슬, 마찬영' },
    tools: ['nc_load(machine, file): Load a program', 'nc_unload(machine): Unload a program', 'nc_cycle(machine, count: int): Run a program some times', 'wcs_pick(machine, offset: G54|G55|G56): Choose the work offset', 'single_block(machine, on: bool): Switch single block'],
    steps: `
      @check nc_load machine="{mc}" file={file} // failed "검사가 {check:이}다" | 프로그램 싣기 | 검사를 통과한 것만 적힌 기계에 싣는다. 나머지는 실패.
      wcs_pick machine="{mc}" offset={g} | 원점 고르기 | 그 기계에 메시지의 원점을 고른다.
      nc_cycle machine="{mc}" count={count} | 반복 | 적힌 수량만큼 그 기계에서 돌린다.
      nc_cycle machine="{mc}" count=1 | 한 개만 | 시험으로 하나만 깎아 본다.
      single_block machine="{mc}" on=true | 한 블록씩 | 처음이니 싱글 블록을 켠다.
      single_block machine="{mc}" on=false | 연속으로 | 확인했다. 싱글 블록을 끈다.
      nc_unload machine="{mc}" | 내리기 | 그 기계에서 프로그램을 내린다.
      ^ | 프로그램 빼기 | 다음 작업을 위해 그 기계를 비운다.
      notify message="{mc} {file}, {count}개, {who}" | 작업 알림 | 이 컴퓨터에 기계와 파일, 몇 개, 작성한 사람.
      memory_store key=last-nc content="{file} {g}" | 마지막 프로그램 | last-nc 에 파일과 원점.
    `,
  },
];
