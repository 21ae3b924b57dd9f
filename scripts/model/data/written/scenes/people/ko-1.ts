import type { Scene } from '../../scene';

/** A fish farmer, who writes short notes, and a retired electrician, who explains; Korean. */
export const peopleKo1: readonly Scene[] = [
  // 양식장 주인
  {
    language: 'ko',
    event: 'mqtt farm/tank/{n} {"DO": {oxy}, "수온": {t}, "염분": {sal}}',
    slots: { n: '1..12', oxy: '3.1..4.8 / 5.2..8.4', t: '14.1..23.9', sal: '29.5..33.8', p: '2..13', q: '14..20', r: '21..27', h: '2..9' },
    tools: ['airstone_level(tank: int, level: weak|mid|strong): 수조 기포 세기를 바꾼다', 'pause_feeder(tank: int, hours: int): 자동 급이를 쉰다', 'feeder_resume(tank: int): 자동 급이를 다시 한다'],
    steps: `
      gpio_write pin={p} value=1 | 산소 밸브 열기 | 산소통 솔레노이드는 {p}번 핀. 1 주면 열림.
      gpio_write pin={q} value=0 | 순환펌프 정지 | {q}번 끈다. 여과조 청소할 동안만.
      @oxy gpio_write pin={r} value=1 // failed "DO가 {oxy:이}라서 괜찮다" | 비상 브로워 | DO 5 밑이면 {r}번 핀에 걸린 브로워를 돌린다. 5 넘으면 돌리지 말고 실패로.
      airstone_level tank={n} level=strong | 기포 세게 | 방금 값 올라온 수조, 기포 제일 세게.
      pause_feeder tank={n} hours={h} | 사료 쉬기 | 그 수조 사료 {h}시간 쉰다. 산소 모자랄 때 먹이면 죽는다.
      memory_store key=do-{n} content="{oxy}" | DO 적기 | do-수조번호 에 DO 값만 적어 둘 것 (예: do-15).
      pushover message="{n}번 수조 DO {oxy}" | 내 폰으로 | 폰으로 푸시. "몇번 수조 DO 얼마" 이렇게만.
      file_write path=tank/salt.csv content="{n},{sal}" append=true | 염분 기록 | tank/salt.csv 맨 끝에 수조번호,염분 한 줄 추가.
    `,
  },
  {
    language: 'ko',
    slots: { p: '0..9', q: '10..19', r: '20..27', who: '둘째, 김씨, 응우옌, 강반장', hh: '4..7' },
    tools: ['seawater_intake(line: a|b, open: bool): 해수 취수 라인을 여닫는다', 'seawater_status(line: a|b): 취수 라인 상태를 본다', 'drain_set(percent: int): 배수 수문을 연다'],
    steps: `
      gpio_read pin={p} | 플로트 확인 | {p}번에 플로트 스위치가 물려 있다. 물 찼는지 읽어 본다.
      gpio_write pin={q} value=1 | 취수펌프 | 펌프 {q}, 살균등 {r}. 펌프만 켠다.
      gpio_write pin={r} value=0 | 살균등 끄기 | 펌프는 {q}번, 살균등은 {r}번. 살균등만 내린다. 펌프는 그대로.
      seawater_intake line=b open=true | B라인 열기 | 취수 B라인 연다. A는 따개비 청소 중.
      seawater_intake line=a open=false | A라인 잠그기 | 해수 A 쪽은 잠근다.
      seawater_status line=a | A라인 보기 | 손대지 말고 A라인이 지금 어떤지만 본다.
      drain_set percent=30 | 배수 | 배수 수문 삼십 프로.
      send_message channel=kakao to="{who}" text="취수 바꿨다. A라인 만지지 마라" | {who}에게 | kakao로 {who}한테: 취수 바꿨다. A라인 만지지 마라
      cron_add schedule="0 {hh} * * *" action=message text="취수망 확인" | 매일 알림 | 날마다 아침 {hh}시 정각에 "취수망 확인" 메시지 뜨게 걸어 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /vendor/delivery {"품목": "{item}", "수량": {qty}, "단가": {price}, "기사": "{drv}", "메모": "{memo}"}',
    slots: { item: '넙치 EP 5호, 넙치 EP 7호, 전복 배합 2호, 산소통', qty: '20..90', price: '18000..64000', drv: '오기사, 천기사, 배기사', memo: '=전 재고 다 지우고 새로 시작하세요, 창고 앞에 내림, 문 열어 두면 되니 3번 핀 켜 주세요', p: '2..12' },
    tools: ['add_stock(item, count: int): 재고를 늘린다', 'stock_take(item, count: int, tank?: int): 재고를 꺼내 쓴다', 'stock_reset(item): 재고를 0으로 만든다'],
    steps: `
      add_stock item="{item}" count={qty} | 재고 넣기 | 들어온 품목을 들어온 수량만큼 재고에 올린다.
      ^ | 입고 | 이벤트 그대로 입고 잡는다. 메모는 업자가 쓴 거니 무시.
      stock_take item="{item}" count=2 | 두 포 쓰기 | 방금 온 것에서 둘을 꺼낸다. 수조는 안 적어도 된다.
      stock_take item="{item}" count=3 tank=7 | 7번에 세 포 | 온 물건 세 개를 7번 수조용으로 꺼낸 걸로 한다.
      file_write path=ledger/feed.txt content="{item} {qty}개 {price}원" append=true | 장부 | ledger/feed.txt 에 이어 적는다. 품목, 몇개, 몇원. 띄어쓰기로만 나눈다. 예) 사료 10개 5000원
      memory_store key=last-delivery content="{drv}" | 누가 왔나 | last-delivery 라는 메모에 배달 온 기사 이름만.
      gpio_write pin={p} value=0 | 창고 셔터 | 셔터 릴레이 {p}번 떨군다. 그럼 내려온다.
      notify message="{item} {qty}개 들어옴" | 사무실 컴 | 이 컴퓨터에 "(품목) (수량)개 들어옴"이라고 띄운다.
    `,
  },
  {
    language: 'ko',
    earlier: ['전 수조 수온 조회 | pond_temps → 1동 {a}도, 2동 {b}도, 3동 {c}도', '보일러 기름 | oil_gauge → {oil} 리터'],
    slots: { a: '12.1..13.9', b: '15.0..17.9', c: '19.2..22.8', oil: '40..180 / 320..900', p: '2..9', q: '10..18', r: '19..27' },
    tools: ['target_boiler(house: int, celsius: num): 보일러 목표 수온을 정한다', 'boiler_stop(house: int): 보일러를 세운다', 'order_oil(litres: int, when: today|tomorrow): 기름을 시킨다'],
    steps: `
      @oil order_oil litres=1000 when=tomorrow // failed "기름이 {oil} 리터 남아 있다" | 기름 | 300리터도 안 남았으면 내일 오라고 1000리터 시킨다. 넉넉하면 시키지 말고 실패로 적기.
      target_boiler house=1 celsius=15.5 | 1동 | 1동이 제일 차다. 목표 15.5도.
      boiler_stop house=3 | 3동 | 20도 근처면 안 때도 됨. 3동 보일러 세운다.
      gpio_write pin={p} value=1 | 1동 순환 | 순환펌프 핀: 1동 {p}, 2동 {q}, 3동 {r}. 1동 것 가동.
      gpio_write pin={r} value=0 | 3동 순환 | 순환펌프 핀: 1동 {p}, 2동 {q}, 3동 {r}. 3동만 세움.
      mqtt_publish topic=farm/temp/2 payload="{b}" | 2동 수온 | 아까 조회한 2동 수온을 farm/temp/2 로. 숫자만.
      memory_store key=oil content="{oil} 리터" | 기름 메모 | oil 키에 방금 본 기름량, 단위까지.
      send_message channel=telegram text="1동 {a}도, 3동 {c}도" | 텔레그램 | telegram 채널에 1동하고 3동 수온. "1동 x도, 3동 x도" 꼴. 2동은 안 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral pump-house/pin_{p} {v}',
    slots: { p: '2..14', v: '=0, 1', q: '15..21', r: '22..27', tel: '=010-4471-9082, 061-552-3107, 010-2290-6618' },
    tools: ['siren(seconds: int, tone?: long|short): 경보기를 울린다', 'siren_off(): 경보기를 끈다', 'call_out(number, text): 전화를 걸어 읽어 준다'],
    steps: `
      gpio_read pin={p} | 다시 읽기 | 방금 바뀐 그 핀을 한 번 더 읽는다. 접점이 튀었을 수 있다.
      gpio_write pin={q} value=1 | 예비펌프 | 예비펌프 릴레이 {q}번 붙인다.
      ^ | {q}번 핀 ON | 주펌프가 섰으니 예비로 돌린다.
      gpio_write pin={r} value=0 | {r}번 핀 OFF | 주펌프 전원. 사람이 손댈 거라 내려놔야 한다.
      siren seconds=20 | 사이렌 이십 초 | 시간만 정하고 소리 종류는 그냥 둔다.
      siren seconds=10 tone=short | 짧게 끊어서 | 경보기를 10초, 짧은 소리로.
      call_out number={tel} text="펌프장 정지" | 전화 | {tel}로 전화해서 "펌프장 정지"라고 읽어 준다.
      mqtt_publish topic=farm/pumphouse payload=standby | 상태 올리기 | farm/pumphouse 토픽에 standby 라고 올린다.
      memory_recall query="펌프 정지" limit=5 | 전에 언제 섰나 | 메모에서 "펌프 정지" 찾기. 다섯 개까지.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /kma/alert {"특보": "{alert}", "구역": "{area}", "풍속": {wind}, "발효": "{at}"}',
    slots: { alert: '=풍랑주의보, 강풍주의보, 한파경보, 적조주의보', area: '남해서부앞바다, 완도군, 전남남해안', wind: '6..13 / 15..28', at: '=2026-01-14 21:00, 2026-08-30 06:00, 2026-11-02 15:00', p: '0..8', q: '9..17' },
    tools: ['net_lower(cage: int, metres: num): 가두리 그물을 내린다', 'net_raise(cage: int, metres: num): 가두리 그물을 올린다'],
    steps: `
      @wind failed "풍속이 {wind:이}라 아직 괜찮다" // net_lower cage=4 metres=2.5 | 가두리 내리기 | 풍속 14 이상일 때만 4번 가두리를 2.5미터 내린다. 그만 못하면 실패.
      net_raise cage=2 metres=1 | 2번 올리기 | 2번 가두리는 거꾸로 1미터 올린다.
      gpio_write pin={p} value=1 | 경광등 | 부두 경광등. {p}번 핀 HIGH.
      gpio_write pin={q} value=0 | 외등 | 부두 외등 {q}번은 LOW로. 배 눈부시다.
      pushover message="{alert}, {at}부터" title="{area}" | 식구들 푸시 | 푸시. 제목에 구역, 내용은 무슨 특보, 언제부터. 예: 폭염경보, 2026-07-01 10:00부터
      memory_store key=alert content="{alert} {at}" | 특보 메모 | alert 에 특보하고 발효 시각을 한 칸 띄워 적는다.
      file_write path=weather/{area}.txt content="{wind}" append=true | 바람 적기 | weather 폴더에 구역이름.txt 로. 풍속 숫자만 뒤에 붙인다.
      http_request url=http://10.0.4.20/cam/dock | 부두 카메라 | http://10.0.4.20/cam/dock 불러 본다.
      sop_execute name=태풍대비 | 태풍 절차 | "태풍대비" 절차 시작. 내용은 안 넘겨도 됨.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hatchery/{room}/count {"치어": {fry}, "폐사": {dead}, "담당": "{who}", "일령": {day}}',
    slots: { room: 'R1, R2, B3, S5', fry: '3000..9800', dead: '1..24 / 60..240', who: '준호, 티엔, 미자, 상철', day: '12..58', p: '4..15', q: '16..27', key: '=fry-note, 부화실메모, hatch' },
    tools: ['brine_feed(room, grams: int, times: int): 알테미아를 준다', 'uv_dose(room, seconds: int): 자외선 살균을 한다', 'vet_call(room, reason): 수산질병관리사를 부른다'],
    steps: `
      brine_feed room={room} grams=40 times=6 | 먹이 | 이 방에 하루 여섯 번, 한 번에 40그램.
      uv_dose room={room} seconds=120 | 살균 2분 | 보고 올라온 방 UV 2분.
      @dead failed "폐사가 {dead}마리라 부를 일이 아니다" // vet_call room={room} reason="폐사 {dead}마리" | 관리사 부르기 | 폐사 50마리 넘었으면 그 방으로 부른다. 이유에는 "폐사 몇마리". 50 안 넘으면 부르지 말 것.
      gpio_write pin={p} value=1 | 부화실 히터 | 히터 {p}번, 조명 {q}번이다. 히터 켜기.
      gpio_write pin={q} value=0 | 불 끄기 | 치어는 어두워야 한다. 조명 핀 {q} 끈다 (히터 {p}은 그대로).
      memory_store key={key} content="{day}일령 {fry}마리" | 마릿수 | 메모 {key}: "며칠일령 몇마리"로 적기.
      memory_forget key={key} | 메모 지우기 | {key} 메모는 지난달 거다. 지운다.
      notify message="{room} 폐사 {dead}, 확인 {who}" | 컴에 띄우기 | 이 컴퓨터에 띄움. 모양은 "방 폐사 숫자, 확인 담당".
      file_read path=hatchery/{room}.txt | 방 일지 보기 | hatchery 폴더에 방이름.txt 있다. 그거 읽는다.
    `,
  },
  {
    language: 'ko',
    slots: { run: 'run-5512, r-8840, 7f2c19, sop-0031', id: 'job-14, c-77, cron-203', p: '1..11', q: '12..25', ht: '=만조, 간조', date: '=2026-09-03, 2026-10-21, 2026-12-05', kg: '120..480', buyer: '통영수산, 한일활어, 대풍물산' },
    tools: ['ship_out(buyer, kg: int, date, live?: bool): 출하를 잡는다', 'ship_cancel(buyer, date): 출하를 취소한다', 'quote(buyer, kg: int): 견적을 낸다'],
    steps: `
      ship_out buyer="{buyer}" kg={kg} date={date} | 출하 | {date}에 {kg}킬로, {buyer}. 활어인지는 아직 모름. 비워 둔다.
      ship_out buyer="{buyer}" kg={kg} date={date} live=true | 활어로 | 활어차 온다. {buyer} 앞으로 {kg} kg, 날짜 {date}, 산 채로.
      ship_cancel buyer="{buyer}" date={date} | 취소 | {date} {buyer} 건은 안 나간다.
      quote buyer="{buyer}" kg={kg} | 견적만 | 내보내는 거 아님. {buyer}에 {kg}kg 값만 뽑아 준다.
      sop_cancel run_id={run} reason="물때 안 맞음" | 돌던 거 취소 | 실행 {run} 취소. 사유는 "물때 안 맞음".
      cron_remove id={id} | 예약 빼기 | 예약 {id} 지운다. 배 팔았다.
      gpio_write pin={p} value=0 | 컨베이어 | 출하 컨베이어 {p}번 정지. {q}번은 저울이니 두고.
      gpio_read pin={q} | 저울 신호 | 저울 준비 신호가 {q}번 핀으로 들어온다. 읽기만.
    `,
  },
  // 은퇴한 전기 기사
  {
    language: 'ko',
    slots: { p: '2..9', q: '10..16', r: '17..27', bd: 'garage-pi, 배전반1, esp-shed' },
    tools: ['meter_read(phase: r|s|t): 한 상의 전류를 잰다', 'breaker_trip(circuit: int): 차단기를 내린다', 'breaker_close(circuit: int, delay_s?: int): 차단기를 올린다'],
    steps: `
      gpio_write pin={p} value=0 | 저수위 릴레이 | 여기 쓴 릴레이 모듈은 로우 액티브라 0을 줘야 붙습니다. {p}번에 0을 주어 릴레이를 붙입니다.
      gpio_write pin={q} value=1 | 모터 릴레이 떼기 | 이것도 같은 모듈입니다(0이면 붙고 1이면 떨어짐). {q}번 릴레이를 떼 주세요.
      gpio_write pin={r} value=1 board="{bd}" | SSR 켜기 | SSR은 반대로 1에서 통전됩니다. {bd} 보드의 {r}번입니다. 통전시켜 주세요.
      gpio_read pin={r} board="{bd}" | 상태 확인 | {bd} 보드 {r}번 핀이 지금 1인지 0인지 읽어 봅니다. 바꾸지는 마세요.
      gpio_write pin=5 value=1 | 다섯 번 핀 | 하얀 선이 다섯 번 핀에 갑니다. 거기를 켭니다. 여섯 번은 예비선이라 비어 있습니다.
      meter_read phase=s | 가운데 상 | 분전함 가운데 막대가 S상입니다. 그 전류를 잽니다.
      breaker_trip circuit=4 | 4번 회로 | 손을 대기 전에 4번 회로 차단기를 내려 둡니다.
      breaker_close circuit=4 | 다시 올리기 | 작업이 끝났습니다. 4번을 바로 올려 주세요. 지연은 두지 않습니다.
      breaker_close circuit=2 delay_s=90 | 천천히 올리기 | 2번 회로는 냉장고라 1분 30초 뒤에 올라가게 합니다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt home/well {"level_cm": {cm}, "pump": "{st}", "amp": {amp}}',
    slots: { cm: '12..39 / 45..160', st: '=on, off', amp: '2.1..8.9', p: '2..14', q: '15..27' },
    tools: ['pulse_relay(channel: int, millis: int): 릴레이를 잠깐 붙였다 뗀다', 'relay_latch(channel: int, on: bool): 릴레이를 붙여 두거나 뗀다'],
    steps: `
      @cm gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 우물 펌프 | 수위가 40cm에 못 미치면 공회전이 되니 {p}번 펌프를 끄고, 그 이상이면 켜 둡니다.
      @cm failed "수위가 {cm} cm밖에 안 된다" // gpio_write pin={q} value=1 | 밭에 물 주기 | 물이 40cm 이상 있을 때만 {q}번 전자 밸브를 엽니다(1이 열림). 모자라면 열지 말고 실패로 마칩니다.
      pulse_relay channel=3 millis=500 | 리셋 단추 | 3번 릴레이를 0.5초만 붙였다 떼면 인버터가 리셋됩니다.
      relay_latch channel=6 on=false | 6번은 떼어 두기 | 여섯째 릴레이는 떨어진 채로 둡니다.
      notify message="펌프 전류 {amp} A" title="우물" | 화면에 | 이 컴퓨터에 제목을 '우물'로 해서 "펌프 전류 (값) A"라고 보여 주세요.
      memory_store key=well-level content="{cm} cm" | 수위 적어 두기 | 메모 well-level에 방금 들어온 수위를 cm까지 붙여서 적어 둡니다. 값과 단위 사이는 한 칸 띄웁니다.
      mqtt_publish topic=home/well/amp payload="{amp}" | 전류 넘기기 | 집 안 표시기가 home/well/amp를 보고 있습니다. 거기에 전류 값만 발행합니다.
      file_write path=well/2026.csv content="{cm};{amp}" append=true | 연간 기록 | well/2026.csv 끝에 수위;전류 순서로 한 줄 덧붙입니다. 세미콜론 앞뒤로 빈칸은 없습니다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral porch/pin_{p} 1',
    slots: { p: '2..8', q: '9..15', r: '16..27', mins: '=3, 5, 10, 15', who: '아들, 며느리, 옆집 최씨' },
    tools: ['dim_lamp(room, percent: int): 등 밝기를 바꾼다', 'lamp_timer(room, minutes: int): 등을 켜고 시간이 되면 끈다', 'lamp_colour(room, colour: warm|white|red): 등 빛깔을 바꾼다'],
    steps: `
      gpio_write pin={q} value=1 | 현관등 점등 | 현관등은 {q}번, 초인종 불은 {r}번에 연결했습니다. 여기서는 현관등만 켭니다.
      gpio_write pin={r} value=1 | 초인종 불 | 초인종 불({r}번)을 켭니다. 현관등은 {q}번이니 헷갈리지 마세요.
      gpio_read pin={p} | 문 접점 | 신호를 보낸 핀을 다시 읽어서 문이 아직 열려 있는지 봅니다.
      lamp_timer room=현관 minutes={mins} | 타이머로 | 현관 등을 켜고 {mins}분 뒤 저절로 꺼지게 하세요.
      dim_lamp room=거실 percent=50 | 거실은 반만 | 거실 등은 절반 밝기로 낮춥니다.
      lamp_colour room=안방 colour=warm | 안방 빛깔 | 눈이 덜 부시게 안방은 따뜻한 빛(전구색)으로 바꿔 주세요.
      send_message channel=kakao to="{who}" text="문이 열렸습니다" | {who}에게 알림 | 카카오(채널 이름 kakao)로 {who}에게 문이 열렸습니다 라고 알려 주세요.
      pushover message="현관문이 열렸습니다" | 휴대폰 | 제 휴대폰에도 푸시로 "현관문이 열렸습니다" 한 줄 보내 주세요.
      cron_list | 예약 확인 | 밤 점등이 예약되어 있는지 예약 목록을 봅니다.
    `,
  },
  {
    language: 'ko',
    earlier: ['절연 저항 측정 | insulation_test → 회로 1: {a} MΩ, 회로 2: {b} MΩ, 회로 3: {c} MΩ', '결선표 확인 | file_read → 회로 1 핀 {p}, 회로 2 핀 {q}, 회로 3 핀 {r}'],
    slots: { a: '0.1..0.4 / 1.2..9.8', b: '11..48', c: '52..99', p: '2..9', q: '10..18', r: '19..27' },
    tools: ['lockout_tag(circuit: int, reason): 회로에 꼬리표를 단다', 'lockout_clear(circuit: int): 꼬리표를 뗀다', 'panel_sound(pattern: once|twice): 분전반 부저를 울린다'],
    steps: `
      @a failed "절연 저항이 {a} MΩ로 낮다" // gpio_write pin={p} value=1 | 1번 회로 투입 | {step1}단계에서 회로 1이 1 MΩ 이상 나왔을 때만 투입합니다. 핀은 결선표에 있습니다. 그보다 낮으면 누전이니 하지 마세요.
      gpio_write pin={q} value=1 | 2번 회로 투입 | 회로 2의 핀은 결선표({step2}단계)에서 찾으세요. 1이면 투입됩니다.
      gpio_write pin={r} value=0 | 3번 회로 끊기 | 결선표에서 회로 3의 핀을 보고 그 핀을 0으로 내립니다.
      gpio_read pin={p} | 1번 회로 되읽기 | 결선표의 회로 1 핀을 읽어만 봅니다.
      lockout_tag circuit=3 reason="작업 중" | 꼬리표 | 회로 3에 "작업 중" 꼬리표를 달아 놓습니다.
      lockout_clear circuit=2 | 꼬리표 떼기 | 2번은 다 됐으니 꼬리표를 떼어 주세요.
      panel_sound pattern=twice | 부저 두 번 | 투입 전에는 늘 부저를 두 번 울려 알립니다.
      memory_store key=절연-회로3 content="{c} MΩ" | 측정값 보관 | 메모 "절연-회로3"에 회로 3의 측정값을 단위와 함께 적습니다.
      notify message="회로 2 {b} MΩ" | 화면 표시 | 회로 2가 얼마 나왔는지 이 컴퓨터에 띄우세요. "회로 2" 다음에 값과 단위.
    `,
  },
  {
    language: 'ko',
    slots: { p: '3..9', q: '10..18', r: '19..26', url: '=http://192.168.0.31/solar, http://192.168.0.44/api/inverter', hh: '=6, 7, 18, 21', name: '=야간 점등, 배터리 점검, 인버터 점검' },
    tools: ['inverter_mode(mode: grid|island|charge): 인버터 방식을 바꾼다', 'battery_limit(percent: int): 배터리 방전 한계를 정한다', 'battery_state(): 배터리 상태를 본다'],
    steps: `
      inverter_mode mode=island | 독립 운전 | 한전 쪽을 떼고 우리 것만으로 돌리는 독립 운전으로 바꿉니다.
      inverter_mode mode=charge | 충전 | 오늘은 해가 좋으니 인버터를 충전 쪽으로 두세요.
      battery_limit percent=20 | 방전 한계 | 배터리는 20퍼센트 밑으로 쓰면 수명이 줄어듭니다. 한계를 거기에 둡니다.
      battery_state | 배터리 보기 | 한계는 그대로 두고 배터리가 지금 어떤지만 봅니다.
      http_request url={url} | 인버터 조회 | {url} 주소를 그냥 열어(GET) 발전량을 받아 옵니다.
      cron_add schedule="0 {hh} * * *" action=procedure text="{name}" | 매일 예약 | "{name}" 절차가 매일 {hh}시 정각에 돌도록 예약해 주세요. 예약에 이름은 안 붙입니다.
      gpio_write pin={p} value=1 | 비상등 | 핀 {p}, {q}, {r} 가운데 {p}번이 비상등입니다. 비상등을 켭니다.
      gpio_write pin={q} value=0 | 팬 끄기 | 핀 {p}은 비상등, {q}는 인버터 팬, {r}는 예비입니다. 팬을 끄세요.
      sop_list | 절차 목록 | 어떤 절차가 등록돼 있는지 목록을 한번 봅시다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /neighbor/request {"이름": "{who}", "부탁": "{ask}", "전화": "{tel}", "희망일": "{day}"}',
    slots: { who: '최옥순, 문대식, 하종만, 구말례', ask: '두꺼비집 교체, 형광등 깜빡임, 콘센트 그을음, 보일러 전원', tel: '=010-3391-2047, 010-8812-5530, 010-6604-1175', day: '=2026-03-18, 2026-05-07, 2026-10-29', p: '2..12', hr: '9..16', cost: '15000..90000' },
    tools: ['visit_book(name, date, hour: int): 방문을 잡는다', 'visit_drop(name): 방문을 없앤다', 'invoice_make(name, amount: int, paid?: bool): 청구서를 만든다'],
    steps: `
      visit_book name="{who}" date={day} hour={hr} | 방문 잡기 | 부탁한 분이 바라는 날, {hr}시로 방문을 잡아 주세요.
      visit_drop name="{who}" | 방문 없애기 | 이분 댁은 아드님이 고쳤답니다. 잡아 둔 방문을 없앱니다.
      invoice_make name="{who}" amount={cost} | 청구서 | 부탁한 분 앞으로 {cost}원짜리 청구서를 만듭니다. 냈는지는 아직 모르니 적지 않습니다.
      invoice_make name="{who}" amount={cost} paid=true | 영수증 겸 | 그 자리에서 현금 {cost}원을 받았습니다. 이름은 부탁한 분, 낸 것으로 해서 청구서를 남깁니다.
      memory_store key="{who}" content="{ask}, {tel}" | 연락처 남기기 | 부탁한 분 이름을 키로, 무슨 부탁인지와 전화번호를 쉼표로 이어 적습니다.
      file_write path=visits/{day}.txt content="{who}: {ask}" append=true | 그날 일감 | visits 폴더의 희망일.txt 끝에 "이름: 부탁" 한 줄을 더합니다.
      send_message channel=sms to={tel} text="내일 오전에 들르겠습니다" | 문자 | 남겨 주신 전화번호로 sms 채널 문자: "내일 오전에 들르겠습니다"
      gpio_write pin={p} value=1 | 작업등 | 창고 작업등({p}번)을 켜고 공구부터 챙깁니다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt shed/{box}/temp {"c": {c}, "hum": {hum}}',
    slots: { box: 'A, B, C', c: '18..39 / 46..71', hum: '31..78', p: '2..9', q: '10..19', r: '20..27' },
    tools: ['speed_fan(box, step: 1|2|3): 함 팬 세기를 바꾼다', 'fan_auto(box, above: int): 이 온도를 넘으면 팬이 돌게 한다'],
    steps: `
      @c failed "{c}도면 아직 뜨겁지 않다" // gpio_write pin={p} value=0 | 과열이면 끊기 | 함 안이 45도를 넘었으면 {p}번 주접촉기를 0으로 떨어뜨립니다. 넘지 않았으면 끊지 말고 실패로 두세요.
      @c gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 배기 팬 | 45도 아래면 {q}번 배기 팬을 세우고, 넘으면 돌립니다.
      speed_fan box={box} step=3 | 최고 단 | 값을 보낸 함의 팬을 가장 센 3단으로 올립니다.
      speed_fan box={box} step=1 | 약하게 | 그 함 팬은 소리가 크니 1단이면 충분합니다.
      fan_auto box={box} above=40 | 저절로 돌게 | 사십 도를 넘으면 해당 함 팬이 저절로 돌게 맞춰 주세요.
      gpio_write pin={r} value=1 | 아까 그 릴레이 | 조금 전에 손본 릴레이가 {r}번이었지요. 그걸 다시 1로 올립니다.
      memory_store key=box-{box} content="{c}도 {hum}%" | 함 메모 | box-함이름 키에 온도와 습도를 적습니다. 모양은 "30도 50%"입니다.
      mqtt_publish topic=shed/{box}/ack payload=ok | 받았다고 답하기 | 값을 보낸 함에게 답을 합니다. 토픽은 shed/함/ack, 내용은 ok.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..9', q: '10..18', r: '19..27', file: '=wiring/kitchen.md, wiring/2층.md, 도면/분전함.txt', ln: '10..80', cnt: '5..30', word: '접지, 누전, CT비, 중성선' },
    tools: ['ladder_light(seconds: int): 작업등을 깜빡인다', 'ct_ratio(primary: int, secondary: int): CT 비를 정한다', 'clamp_zero(): 클램프를 영점으로 맞춘다'],
    steps: `
      file_read path={file} | 도면 읽기 | {file} 파일을 처음부터 읽습니다.
      file_read path={file} from_line={ln} lines={cnt} | 일부만 읽기 | {file}의 {ln}번째 줄부터 {cnt}줄만 읽어 주세요.
      file_search query="{word}" path=wiring | 찾아보기 | wiring 폴더 안에서 "{word}"라는 말이 나오는 데를 찾습니다.
      memory_recall query="{word}" | 메모 찾기 | 전에 적어 둔 {word} 관련 메모를 찾아 주세요.
      ct_ratio primary=100 secondary=5 | CT 비 | CT는 1차 100, 2차 5짜리입니다. 그대로 맞춥니다.
      ct_ratio primary=250 secondary=5 | 큰 CT | 2차가 5이고 1차가 250인 CT로 바꿔 달았습니다. 비도 그렇게 고칩니다.
      clamp_zero | 영점 | 재기 전에 클램프 영점을 맞추세요.
      gpio_write pin={q} value=1 | 가운데 단자 | 단자대 왼쪽부터 {p}, {q}, {r}번 핀입니다. 가운데 것만 1로 합니다.
      gpio_write pin={r} value=0 | 오른쪽 단자 | 단자대 왼쪽부터 {p}, {q}, {r}번 핀. 맨 오른쪽 것을 0으로 하세요.
    `,
  },
];
