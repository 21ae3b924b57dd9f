import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 1. */
export const benchesKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt lab/{lab}/centrifuge {"rpm": {rpm}, "로터": "{rotor}", "남은분": {left}, "챔버온도": {temp}}',
    slots: { lab: '1..9', rpm: '=3000, 4200, 6500, 8000', rotor: 'A-4-81, FX-6100, TX-400, SW-32', left: '1..9 / 12..45', temp: '14..23' },
    tools: ['spin_begin(rotor, rpm: int, minutes: int): Start a centrifuge run', 'spin_halt(rotor, brake: soft|hard): Stop a centrifuge run', 'chill_to(rotor, celsius: int): Cool the chamber of a rotor', 'chill_now(rotor): Read the temperature of a chamber'],
    steps: `
      chill_to rotor="{rotor}" celsius=4 | 챔버 냉각 | 이벤트에 나온 로터의 챔버를 4도까지 식힌다. 지금 온도는 참고만 한다.
      ^ | 예냉 | 다음 시료는 단백질이라 차가워야 한다. 그 로터 챔버 목표를 영상 4도로.
      spin_halt rotor="{rotor}" brake=soft | 부드럽게 정지 | 층이 흐트러지면 안 되므로 돌고 있는 로터를 약한 제동으로 세운다.
      @left spin_halt rotor="{rotor}" brake=hard // failed "{left}분이나 남아 있다" | 급정지 | 남은 시간이 10분 미만일 때만 강한 제동으로 세운다. 10분 이상 남았으면 손대지 말고 실패로 끝낸다.
      spin_begin rotor="{rotor}" rpm={rpm} minutes=15 | 한 번 더 | 같은 로터, 같은 회전수로 한 시간의 사분의 일만 더 돌린다.
      ^ | 재가동 | 방금 보고한 로터를 회전수는 그대로 두고 15분 동안 다시 가동.
      notify message="{rotor} {rpm} rpm, {left}분 남음" | 화면 알림 | 이 컴퓨터에 로터, 회전수(rpm), 몇 분 남음을 이 순서로 알린다.
      memory_store key=chamber-{lab} content="{temp} °C" | 온도 메모 | chamber-{lab} 키로 챔버 온도를 °C를 붙여 적어 둔다.
      chill_now rotor="{rotor}" | 챔버 온도 읽기 | 식히지는 말고, 해당 로터 챔버가 지금 몇 도인지만 읽는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lab/reagent {"시약": "{reagent}", "선반": "{shelf}", "신청자": "{who}", "ml": {ml}, "교육": "{trained}"}',
    slots: { reagent: '아세토니트릴, 메탄올, 트리톤 X-100, 염산 6N, 톨루엔', shelf: 'F-12, C-03, B-21, H-07', who: '남궁찬, 유소라, 백지훈, 도현수, 채린', ml: '=50, 100, 250, 400, 500', trained: '=이수, 완료, 유효 / 미이수, 만료, 없음' },
    tools: ['reagent_checkout(item, person, ml: int): Hand out a reagent', 'reagent_checkin(item, shelf): Put a reagent back', 'reorder_reagent(item, bottles: int, urgent?: bool): Order a reagent', 'cabinet_unlock(shelf, seconds: int): Unlock a shelf'],
    steps: `
      @trained reagent_checkout item="{reagent}" person="{who}" ml={ml} // failed "안전교육이 {trained} 상태다" | 시약 불출 | 안전교육을 마친 사람에게만 신청한 시약을 신청한 양만큼 내준다. 아니면 실패 처리.
      ^ | 불출 여부 | 교육 칸을 먼저 본다. 효력이 있으면 신청서에 적힌 그대로 내주고, 없거나 지났으면 내주지 않는다.
      cabinet_unlock shelf={shelf} seconds=90 | 선반 열기 | 시약이 놓인 선반을 1분 30초 동안 열어 둔다.
      reagent_checkin item="{reagent}" shelf={shelf} | 반납 | 쓰고 남은 그 시약을 원래 선반으로 되돌린 것으로 처리한다.
      reorder_reagent item="{reagent}" bottles=2 urgent=true | 급한 주문 | 신청된 시약을 두 병, 급한 건으로 주문한다.
      reorder_reagent item="{reagent}" bottles=6 | 보충 주문 | 재고가 줄었으니 방금 나간 시약 여섯 병 주문.
      send_message channel=telegram text="{who}: {reagent} {ml} ml" | 텔레그램 보고 | channel telegram 으로 누가 무슨 시약을 몇 ml 신청했는지 보낸다. 형식은 이름, 쌍점, 시약, 양.
      file_write path=logs/reagent.csv content="{shelf};{reagent};{ml}" append=true | 대장 한 줄 | logs/reagent.csv 끝에 선반;시약;양 순으로 세미콜론으로 나눈 한 줄을 덧붙인다. 양은 숫자만.
      failed "흘린 시약을 닦을 도구가 없다" | 흘린 것 닦기 | 선반 밑에 흘린 시약을 흡착포로 닦아 낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['항온조 상태 조회 | bath_list → 수조 가 {ta}℃ 핀 {pa}, 수조 나 {tb}℃ 핀 {pb}, 수조 다 {tc}℃ 핀 {pc}', '수위 확인 | bath_level → {level} %'],
    slots: { ta: '20..29', tb: '36..38', tc: '55..65', pa: '4..9', pb: '10..16', pc: '17..27', level: '8..38 / 41..95' },
    tools: ['bath_target(bath, celsius: num): Set the temperature of a water bath', 'bath_shake(bath, rpm: int, minutes: int): Shake a water bath', 'bath_still(bath): Stop shaking'],
    steps: `
      gpio_write pin={pb} value=1 | 배양 수조 히터 | {step1}단계 목록에서 체온 가까이(36~38℃) 있는 수조의 핀을 찾아 1로 올린다. 1이면 히터가 켜진다.
      gpio_write pin={pc} value=0 | 뜨거운 수조 끄기 | 셋 중 가장 뜨거운 수조의 히터를 끈다. 핀은 위 목록에 있고 0이 꺼짐이다.
      @level failed "수위가 {level} %뿐이다" // bath_shake bath=가 rpm=60 minutes=30 | 흔들기 | 수위가 40 % 이상이면 수조 가를 분당 60번으로 반 시간 흔든다. 모자라면 흔들지 않는다.
      ^ | 진탕 시작 | {step2}단계 수위를 본다. 40 %에 못 미치면 물이 튀니 실패로 둔다. 충분하면 수조 가, 60 rpm, 30분.
      bath_target bath=나 celsius=37.5 | 목표 온도 | 수조 나의 목표를 37도 반으로 맞춘다.
      bath_still bath=다 | 진탕 멈춤 | 수조 다 흔들기를 멈출 것. 온도는 건드리지 않는다.
      notify message="수조 가 {ta}℃, 수조 다 {tc}℃" | 두 수조 온도 | 수조 가와 수조 다의 온도를 조회 결과에서 찾아 이 컴퓨터에 알린다. 나는 뺀다.
      file_write path=bath/level.txt content="수위 {level} %" | 수위 기록 | bath/level.txt 에 '수위'라는 말과 잰 값(%)을 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 흄후드/{hood} {"면속": {speed}, "창높이": {sash}, "VOC": {voc}}',
    slots: { hood: '=1, 2, 3, 4', speed: '0.2..0.4 / 0.5..0.9', sash: '10..60', voc: '80..620' },
    tools: ['damper_set(hood: int, percent: int): Set an exhaust damper', 'damper_get(hood: int): Read an exhaust damper', 'sash_lower(hood: int, cm: int): Lower a sash'],
    steps: `
      @speed damper_set hood={hood} percent=100 // notify message="후드 {hood} 면속 {speed} m/s 정상" | 면속 판단 | 면속이 0.5 m/s 미만이면 보고한 후드의 댐퍼를 끝까지 연다. 0.5 이상이면 이 컴퓨터에 '후드 {hood} 면속 (값) m/s 정상' 이라고만 알린다.
      damper_set hood={hood} percent=25 | 댐퍼 사반 | 야간에는 사분의 일만 열어 둔다. 대상은 이번에 값을 보낸 후드.
      sash_lower hood={hood} cm=15 | 창 내리기 | 그 후드 창을 15 cm 내린다. 지금 높이와는 상관없다.
      damper_get hood={hood} | 댐퍼 읽기 | 바꾸지 말고 해당 후드의 댐퍼 값만 읽어 온다.
      pushover message="후드 {hood}: VOC {voc} ppb, 한도 300" | 푸시 | 푸시로 후드 번호, VOC 값(ppb), 한도 300임을 보낸다. 꼴은 '후드 n: VOC n ppb, 한도 300'.
      gpio_write pin=16 value=1 | 4번 팬 | 후드 팬은 차례로 2, 3, 4, 16번 핀이다. 네 번째 후드의 팬을 1로 켠다.
      gpio_write pin=3 value=0 | 2번 팬 끄기 | 팬 핀 순서: 2, 3, 4, 16. 후드 2의 팬만 끈다. 0이 정지.
      mqtt_publish topic="lab/sash" payload="{sash}" | 창 높이 전달 | 창 높이 값만 lab/sash 에 발행한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lims/sample {"id": "{id}", "검체": "{kind}", "냉장고": "{fridge}", "칸": {slot}, "유효": "{until}"}',
    slots: { id: 'S-20418, K-7731, M-10025, B-3390', kind: '혈청, 소변, 조직, 타액, 뇌척수액', fridge: 'R2, R5, U80, N4', slot: '1..48', until: '=2026-06-30, 2026-09-15, 2027-01-10, 2026-12-01' },
    tools: ['sample_store(sample, fridge, slot: int, expires): File a sample', 'sample_pull(sample, reason: analysis|transfer|disposal): Take a sample out', 'sticker_out(text, copies: int, size?: small|large): Print labels', 'fridge_alarm(fridge, low: num, high: num): Set the alarm limits of a fridge'],
    steps: `
      sample_store sample={id} fridge={fridge} slot={slot} expires={until} | 검체 입고 | 접수된 검체를 적힌 냉장고와 칸에 넣고 유효 기한도 같이 올린다.
      ^ | 보관 등록 | 접수 내용 그대로 등록. 번호, 냉장고, 칸, 기한 모두 메시지에 있음.
      sample_pull sample={id} reason=disposal | 폐기 반출 | 기한이 지났다. 이 검체를 폐기 목적으로 꺼낸다.
      sample_pull sample={id} reason=transfer | 다른 기관으로 | 같은 검체를 이관하려고 꺼낸다고 등록한다.
      sticker_out text="{id} {kind}" copies=3 size=small | 라벨 | 검체 번호와 종류를 한 칸 띄워 적은 작은 라벨을 석 장 뽑는다.
      sticker_out text="{fridge} / {slot}" copies=1 | 칸 라벨 | 냉장고 / 칸 번호 꼴로 적은 라벨 한 장. 크기는 정하지 않는다.
      fridge_alarm fridge={fridge} low=2 high=8 | 경보 한계 | 검체가 들어간 냉장고의 경보를 아래로 2도, 위로 8도에 건다.
      fridge_alarm fridge={fridge} low=-25 high=-15 | 냉동 경보 | 해당 냉장고 경보 한계: 최고 영하 15도, 최저 영하 25도.
      memory_store key=sample-{id} content="{kind}, {fridge} {slot}번 칸, {until}까지" | 검체 메모 | sample-{id} 아래에 검체 종류, 냉장고와 몇 번 칸, 언제까지인지 적는다. 꼴: 혈청, R2 7번 칸, 2026-06-30까지.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt brew/{tank}/gravity {"plato": {plato}, "t": {t}, "압력": {bar}, "배치": "{batch}"}',
    slots: { tank: 'FV1, FV2, FV3, FV6, BT4', plato: '2.1..2.9 / 3.1..9.8', t: '17..22', bar: '0.4..1.6', batch: '라거-118, 바이젠-52, 스타우트-9, 페일-201' },
    tools: ['glycol_flow(tank, percent: int): Open the glycol jacket of a tank', 'crash_start(tank, celsius: num, hours: int): Begin the cold crash', 'crash_abort(tank): End the cold crash', 'spund_set(tank, bar: num): Set the spunding valve', 'dry_hop(tank, hop, grams: int): Drop hops into a tank'],
    steps: `
      @plato crash_start tank={tank} celsius=1 hours=48 // failed "비중이 {plato} °P로 아직 높다" | 콜드 크래시 | 비중이 3 °P 아래로 내려왔을 때만 보고한 탱크를 1도로 이틀간 식힌다. 아니면 실패.
      ^ | 냉각 들어가기 | 발효가 끝났는지 본다. 기준은 3 °P 미만. 끝났으면 그 탱크를 48시간 1도로 크래시하고 안 끝났으면 하지 않는다.
      spund_set tank={tank} bar={bar} | 지금 압력으로 | 스펀딩 밸브를 탱크가 지금 보이는 압력에 그대로 맞춘다.
      glycol_flow tank={tank} percent=25 | 글리콜 조금 | 그 탱크 재킷을 사분의 일만 연다.
      ^ | 재킷 | 온도가 조금 높다. 글리콜 25 %. 탱크는 메시지를 보낸 것.
      dry_hop tank={tank} hop="모자이크" grams=1500 | 드라이 호핑 | 모자이크 1.5 kg을 이 탱크에 떨어뜨린다.
      crash_abort tank={tank} | 크래시 중단 | 효모가 덜 끝났다. 식히던 것을 그만둔다.
      notify message="{batch}: {plato} °P, {t}℃" title="{tank}" | 발효 알림 | 제목은 탱크 이름, 내용은 배치: 비중 °P, 온도 ℃. 이 컴퓨터에 띄운다.
      file_write path=brew/log.csv content="{batch},{plato},{t}" append=true | 로그 | brew/log.csv 에 배치,비중,온도를 쉼표로 이어 한 줄 더한다. 단위 없이.
    `,
  },
  {
    language: 'ko',
    earlier: ['맥즙 솥 조회 | kettle_state → 솥 A 온도 {ta}℃ 출력 핀 {pa}, 솥 B 온도 {tb}℃ 출력 핀 {pb}', '뚜껑 스위치 | gpio_read → {lid}'],
    slots: { ta: '62..68', tb: '92..99', pa: '5..11', pb: '12..22', lid: '=0 / 1', hop: '사츠, 캐스케이드, 할러타우, 시트라' },
    tools: ['mash_hold(kettle: A|B, celsius: num, minutes: int): Hold a mash temperature', 'whirl_go(kettle: A|B, minutes: int): Start the whirlpool', 'whirl_end(kettle: A|B): Stop the whirlpool', 'hop_add(kettle: A|B, hop, grams: int): Add hops'],
    steps: `
      gpio_write pin={pb} value=0 | 끓는 솥 불 끄기 | {step1}단계에서 끓고 있는 쪽(90℃ 넘는 것) 솥의 출력을 0으로 내려 불을 끈다.
      gpio_write pin={pa} value=1 | 당화 솥 데우기 | 60도대에 있는 솥의 출력 핀을 찾아 1로 올린다. 1이 가열.
      @lid hop_add kettle=B hop="{hop}" grams=80 // failed "뚜껑 스위치가 1이라 닫혀 있다" | 홉 넣기 | 솥 B에 {hop} 80 g. 단 뚜껑이 열려 있어야 하며, 스위치는 0이 열림, 1이 닫힘이다.
      mash_hold kettle=A celsius=66.5 minutes=60 | 당화 유지 | 솥 A를 66도 반에서 한 시간 유지한다.
      ^ | 휴지 | 한 시간 동안 A 솥 66.5℃ 유지할 것.
      whirl_go kettle=B minutes=10 | 월풀 | 홉을 다 넣었으니 솥 B에서 10분간 월풀을 돌린다.
      whirl_end kettle=B | 월풀 끝 | 돌던 B 솥 월풀을 세운다.
      pushover message="솥 A {ta}℃, 솥 B {tb}℃" | 두 솥 온도 푸시 | 솥 A, 솥 B 순으로 온도를 ℃와 함께 푸시로 보낸다.
      failed "케그를 들어 옮길 도구가 없다" | 케그 옮기기 | 다 찬 케그 네 통을 냉장실로 들어 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 막걸리/{jar}/측정 {"품온": {t}, "도수": {abv}, "산도": {acid}, "일차": {day}}',
    slots: { jar: '항아리3, 항아리7, 항아리12, 발효통2', t: '18..24 / 26..31', abv: '9.2..16.4', acid: '0.4..0.8', day: '2..12' },
    tools: ['stirrer_turn(jar, minutes: int, direction?: left|right): Stir a fermenting jar', 'jar_cover(jar, open: bool): Move the lid of a jar', 'room_cool(celsius: num): Cool the fermenting room', 'room_warm(celsius: num): Warm the fermenting room', 'press_queue(jar, position: int): Put a jar into the queue of the press'],
    steps: `
      @t jar_cover jar="{jar}" open=false // room_cool celsius=20 | 품온 보기 | 품온이 25도를 넘으면 발효실을 20도로 식히고, 넘지 않으면 보고한 항아리 뚜껑을 덮는다.
      stirrer_turn jar="{jar}" minutes=5 direction=left | 젓기 | 측정값을 보낸 항아리를 왼쪽으로 5분 젓는다.
      stirrer_turn jar="{jar}" minutes=3 | 잠깐 젓기 | 방향은 상관없다. 그 항아리 3분만.
      jar_cover jar="{jar}" open=true | 뚜껑 열기 | 가스가 찼을 것이다. 같은 항아리 뚜껑을 연다.
      room_warm celsius=23.5 | 발효실 데우기 | 밤이 춥다. 발효실 온도를 23도 반까지 올린다.
      press_queue jar="{jar}" position=1 | 거르기 순서 | 다 익었으니 이 항아리를 거르는 줄 맨 앞(1번)에 세운다.
      notify message="{jar} {day}일차 도수 {abv} %, 산도 {acid}" | 술 상태 알림 | 어느 항아리가 며칠째인지(n일차), 도수 n %, 산도 n을 이 순서로 이 컴퓨터에 알린다.
      memory_store key=last-acid content="{acid}" | 산도 메모 | last-acid 에 산도만 숫자로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt tofu/line{line}/boil {"온도": {t}, "농도": {brix}, "콩": "{bean}", "kg": {kg}}',
    slots: { line: '=1, 2, 3', t: '85..94 / 95..103', brix: '9.5..13.5', bean: '대원, 태광, 서리태, 연천 백태', kg: '20..80' },
    tools: ['coag_dose(line: int, agent: 간수|황산칼슘|글루콘, grams: int): Dose a coagulant', 'coag_flush(line: int): Flush the dosing pipe', 'press_load(line: int, kg: int, minutes: int): Press curd', 'press_release(line: int): Release the press'],
    steps: `
      @t failed "두유가 {t}도라 덜 끓었다" // coag_dose line={line} agent=간수 grams=320 | 간수 치기 | 두유가 95도 이상 올라왔을 때만 그 라인에 간수 320 g을 친다. 모자라면 실패.
      coag_dose line={line} agent=글루콘 grams=150 | 연두부 응고제 | 오늘은 연두부다. 보고한 라인에 글루콘을 150 g 넣는다.
      press_load line={line} kg={kg} minutes=20 | 누르기 | 메시지에 적힌 무게로 그 라인을 20분 누른다.
      ^ | 압착 | 같은 라인, kg 값은 이벤트 그대로, 시간은 한 시간의 삼분의 일인 20분.
      press_release line={line} | 압착 풀기 | 이제 그 라인의 누름판을 놓아 준다.
      coag_flush line={line} | 배관 헹굼 | 응고제가 굳기 전에 해당 라인 투입 배관을 헹군다.
      file_write path=tofu/today.txt content="{line}라인 {bean} {brix} Bx" append=true | 일지 | tofu/today.txt 에 'n라인 콩 이름 농도 Bx' 꼴로 한 줄을 덧붙인다.
      gpio_write pin=13 value=1 | 라인 2 증기 | 증기 밸브: 라인 1은 12, 라인 2는 13, 라인 3은 14. 라인 2만 1을 주어 연다.
      gpio_write pin=14 value=1 | 라인 3 증기 잠금 | 밸브는 평소 열려 있고 14번에 1이 가면 닫힌다. 닫는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /두부/주문 {"가게": "{shop}", "모": {blocks}, "순두부": {soft}, "배송": "{time}", "결제": "{paid}"}',
    slots: { shop: '만석식당, 할매순두부, 푸른마트, 정가네', blocks: '10..90', soft: '5..40', time: '=05:30, 06:10, 07:00, 09:40', paid: '=완료, 입금 확인 / 미납, 대기' },
    tools: ['order_book(shop, item: 모두부|순두부|비지, count: int): Book an order', 'order_drop(shop, item: 모두부|순두부|비지): Cancel an order', 'van_slot(shop, time): Reserve a delivery time', 'crate_count(shop): Count the crates at a customer'],
    steps: `
      @paid order_book shop="{shop}" item=모두부 count={blocks} // failed "결제가 {paid} 상태다" | 모두부 접수 | 돈이 들어왔으면 주문한 모 수대로 모두부를 잡는다. 아직이면 접수하지 않는다.
      order_book shop="{shop}" item=순두부 count={soft} | 순두부 접수 | 순두부만 주문 수량대로 등록.
      van_slot shop="{shop}" time={time} | 배송 시각 | 주문서의 시각에 그 가게 차편을 잡는다.
      order_drop shop="{shop}" item=순두부 | 순두부 취소 | 전화가 왔다. 이 가게 순두부만 뺀다.
      crate_count shop="{shop}" | 빈 상자 | 주문한 가게에 우리 상자가 몇 개 있는지 센다.
      send_message channel=kitchen text="{shop} 모두부 {blocks}모, 순두부 {soft}개, {time} 출발" | 작업장에 | kitchen 채널로 가게, 모두부 몇 모, 순두부 몇 개, 몇 시 출발인지 한 줄로 보낸다.
      mqtt_publish topic="tofu/van" payload="{time} {shop}" | 차편 발행 | tofu/van 에 시각과 가게를 한 칸 띄워 발행.
      memory_recall query="{shop}" limit=5 | 지난 주문 | 그 가게 이름으로 메모를 찾되 다섯 건까지만.
      ^ | 기록 찾기 | 주문한 가게에 관해 적어 둔 것을 최대 다섯 개 찾아본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 떡집/시루{siru} {"증기": {steam}, "경과": {min}, "품목": "{item}"}',
    slots: { siru: '=1, 2, 3, 4', steam: '60..79 / 80..99', min: '5..35', item: '백설기, 팥시루떡, 호박설기, 콩찰떡, 무지개떡' },
    tools: ['siru_fire(siru: int, level: 약|중|강): Set the flame under a steamer', 'siru_off(siru: int): Put out a steamer', 'rest_timer(siru: int, seconds: int): Start the resting time', 'cutter_run(width_mm: int, length_mm: int): Cut rice cake'],
    steps: `
      @steam siru_fire siru={siru} level=강 // rest_timer siru={siru} seconds=300 | 증기 판단 | 증기압이 80 미만이면 그 시루 불을 세게 올리고, 80 이상이면 5분 뜸 들이기를 건다.
      siru_fire siru={siru} level=약 | 약불 | 신호를 보낸 시루를 약한 불로.
      siru_off siru={siru} | 시루 끄기 | 다 쪘다. 보고한 시루의 불을 완전히 끈다.
      cutter_run width_mm=40 length_mm=60 | 자르기 | 떡을 길이 6 cm, 폭 4 cm로 자른다.
      ^ | 재단 | 폭은 40 mm, 길이는 60 mm. 그대로 절단기 가동.
      notify message="시루 {siru} {item}, {min}분 경과" | 알림 | 이 컴퓨터에 시루 번호와 품목, 몇 분 경과했는지 띄운다.
      pushover message="{item} 다 쪘습니다" | 푸시 | 푸시로 품목 뒤에 '다 쪘습니다'라고 붙여 보낸다.
      gpio_write pin=21 value=1 | 3번 시루 환기 | 시루 위 환풍기는 1번부터 19, 20, 21, 22번 핀. 셋째 것만 돌린다(1이 회전).
      failed "손으로 고물을 묻힐 도구가 없다" | 고물 묻히기 | 다 찐 떡에 콩고물을 골고루 손으로 묻힌다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook - {who} 님: {date} {time}까지 {item} {boxes}상자 부탁드립니다.',
    slots: { who: '곽명자, 신도윤, 문지아, 제갈윤', date: '=2026-03-14, 2026-05-02, 2026-09-24, 2026-11-08', time: '=08:30, 10:00, 13:20, 15:45', item: '인절미, 송편, 꿀떡, 절편, 약밥', boxes: '3..30' },
    tools: ['cake_reserve(customer, item, boxes: int, date, time): Reserve rice cake', 'cake_cancel(customer, date): Cancel a reservation', 'soak_plan(rice_kg: num, hours: int): Plan the soaking of rice', 'mill_run(passes: int, coarse: bool): Mill rice'],
    steps: `
      cake_reserve customer="{who}" item="{item}" boxes={boxes} date={date} time={time} | 예약 잡기 | 메일에 적힌 대로 떡 예약을 올린다.
      ^ | 주문 등록 | 손님 이름, 떡, 상자 수, 날짜, 시각을 메일에서 옮겨 예약.
      cake_cancel customer="{who}" date={date} | 예약 취소 | 이 손님이 그날 것을 취소했다. 예약을 지운다.
      soak_plan rice_kg=12.5 hours=8 | 쌀 불리기 | 내일 분량 쌀 12.5 kg을 여덟 시간 불리도록 잡는다.
      mill_run passes=2 coarse=false | 빻기 | 두 번 내리고 곱게 빻는다. 거친 가루가 아니다.
      mill_run passes=1 coarse=true | 거친 가루 | 고물용이므로 한 번만 거칠게.
      memory_store key=order-{date} content="{who} {item} {boxes}상자 {time}" | 주문 메모 | order-{date} 에 누가, 무슨 떡, 몇 상자, 몇 시인지 한 칸씩 띄워 적는다.
      send_message channel=telegram to="{who}" text="{item} {boxes}상자, {date} {time} 준비하겠습니다" | 손님 답장 | channel telegram 으로 메일 보낸 사람에게 떡과 상자 수, 날짜와 시각을 적고 '준비하겠습니다'로 끝낸다.
      file_write path=orders/new.txt content="{date} / {item} / {boxes}" | 새 주문 파일 | orders/new.txt 를 날짜 / 떡 / 상자 수 꼴로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kimchi/salting {"통": {vat}, "염도": {salt}, "수온": {t}, "출력": {out}, "시간": {hours}}',
    slots: { vat: '1..9', salt: '8.1..9.8 / 10.2..13.5', t: '9..17', out: '20..39', hours: '4..14' },
    tools: ['brine_add(vat: int, salt_kg: num): Add salt to a vat', 'brine_dilute(vat: int, liters: int): Add water to a vat', 'vat_turn(vat: int, times: int): Turn the cabbage', 'rinse_begin(vat: int, rounds: int): Rinse a vat', 'rinse_finish(vat: int): End rinsing'],
    steps: `
      @salt brine_add vat={vat} salt_kg=2.5 // brine_dilute vat={vat} liters=40 | 염도 맞추기 | 10 %를 밑돌면 그 통에 소금 2.5 kg을 더하고, 넘으면 물 40리터로 묽힌다.
      gpio_write pin={out} value=1 | 순환 펌프 | 메시지에 통이 어느 출력에 물려 있는지 나온다. 그 출력을 켠다.
      ^ | 출력 켜기 | 통 번호 말고 출력 번호다. 1로.
      vat_turn vat={vat} times=2 | 뒤집기 | 절임통을 두 번 뒤집는다. 통은 이벤트에.
      rinse_begin vat={vat} rounds=3 | 헹굼 시작 | 그 통 배추를 세 번 헹군다.
      rinse_finish vat={vat} | 헹굼 끝 | 헹구던 것을 마친다.
      notify message="{vat}번 통 염도 {salt} %, 수온 {t}℃" | 절임 알림 | 이 컴퓨터에 몇 번 통인지, 염도(%)와 수온(℃)을 알린다.
      memory_store key=salting-{vat} content="{hours}시간째 {salt} %" | 절임 기록 | salting-{vat} 에 몇 시간째인지와 염도를 %로 적는다.
      failed "속을 버무릴 도구가 없다" | 속 버무리기 | 고춧가루와 젓갈로 김칫소를 버무린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['숙성실 조회 | ripen_list → 숙성실 1: {ra}℃ pH {pha}, 숙성실 2: {rb}℃ pH {phb}', '출하 예정 확인 | ship_next → {ship} {qty} 박스'],
    slots: { ra: '3..6', rb: '7..12', pha: '5.1..5.8', phb: '4.2..4.4 / 4.6..4.9', ship: '한들마트, 새벽반찬, 이음푸드, 다온유통', qty: '12..95' },
    tools: ['ripen_temp(room: int, celsius: num): Set the temperature of a ripening room', 'ripen_move(from_room: int, to_room: int, boxes: int): Move boxes between rooms', 'pallet_call(customer, boxes: int): Ask for a pallet', 'pallet_dismiss(customer): Withdraw a pallet'],
    steps: `
      pallet_call customer="{ship}" boxes={qty} | 팔레트 부르기 | {step2}단계에서 확인한 거래처와 수량으로 팔레트를 부른다.
      ^ | 출하 준비 | 나갈 곳과 박스 수는 앞 결과에 있다. 거기 맞춰 팔레트 요청.
      @phb ripen_temp room=2 celsius=1 // failed "pH {phb:로} 아직 덜 익었다" | 숙성실 2 식히기 | 숙성실 2의 pH가 4.5 밑으로 내려갔으면 1도로 낮춘다. 아직이면 그대로 두고 실패.
      ripen_move from_room=2 to_room=1 boxes=30 | 옮기기 | 더 따뜻한 쪽(숙성실 2)에서 숙성실 1로 30박스 옮긴다.
      ripen_temp room=1 celsius=4.5 | 숙성실 1 온도 | 첫째 방을 4도 반으로.
      pallet_dismiss customer="{ship}" | 팔레트 취소 | 출하가 미뤄졌다. 그 거래처 팔레트 요청을 거둔다.
      send_message channel=출하 text="{ship} {qty}박스 내일 출하" | 출하방 공지 | 출하 채널에 거래처, 박스 수, '내일 출하'라고 보낸다.
      file_write path=ripen/ph.csv content="{pha},{phb}" append=true | pH 기록 | ripen/ph.csv 에 방 1과 방 2의 pH를 쉼표로 이어 한 줄 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt kitchen/order {"테이블": {table}, "메뉴": "{dish}", "수량": {count}, "알레르기": "{allergy}", "홀": "{waiter}"}',
    slots: { table: '1..40', dish: '제육덮밥, 들깨칼국수, 새우볶음밥, 땅콩냉면, 버섯전골', count: '1..6', allergy: '=땅콩, 새우, 우유, 메밀', waiter: '소희, 민규, 하윤, 재인' },
    tools: ['ticket_fire(table: int, dish, count: int): Start cooking a ticket', 'ticket_hold(table: int, minutes: int): Hold a ticket back', 'ticket_void(table: int, dish): Cancel a dish', 'bell_waiter(name, table: int): Call a waiter', 'stock_86(dish, until_date?): Take a dish off the menu'],
    steps: `
      ticket_fire table={table} dish="{dish}" count={count} | 조리 시작 | 들어온 주문을 그대로 조리로 넘긴다.
      ^ | 주문 넣기 | 테이블, 메뉴, 수량 모두 주문 메시지대로.
      ticket_hold table={table} minutes=12 | 잠시 보류 | 손님이 한 분 더 온다고 한다. 그 테이블 주문을 12분 미룬다.
      ticket_void table={table} dish="{dish}" | 주문 취소 | 그 메뉴는 빼 달라고 했다. 해당 테이블에서 취소.
      bell_waiter name="{waiter}" table={table} | 홀 호출 | 주문 받은 직원을 그 테이블로 부른다.
      stock_86 dish="{dish}" | 품절 | 재료가 떨어졌다. 방금 들어온 메뉴를 품절로 건다. 기한은 없다.
      notify message="테이블 {table}: {allergy} 알레르기" | 알레르기 알림 | 주방 컴퓨터에 알림: '테이블 n: … 알레르기'.
      mqtt_publish topic="hall/{waiter}" payload="{table} {dish}" | 홀로 발행 | hall/ 뒤에 담당 직원 이름이 붙은 토픽으로 테이블 번호와 메뉴를 한 칸 띄워 보낸다.
      memory_store key=table-{table} content="{dish} {count}개, {allergy} 빼기" | 테이블 메모 | table-{table} 에 메뉴와 몇 개, 알레르기 재료 빼기를 적는다. 꼴: 제육덮밥 2개, 우유 빼기.
    `,
  },
];
