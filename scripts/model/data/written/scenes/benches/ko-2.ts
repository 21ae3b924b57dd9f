import type { Scene } from '../../scene';

/** Labs, breweries, workshops, kitchens, hotels in Korean, part 2. */
export const benchesKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 주방/냉장 {"칸": "{box}", "온도": {t}, "문": "{door}", "제상": {defrost}, "릴레이": {relay}}',
    slots: { box: '육류고, 생선고, 채소고, 소스고', t: '-2..5 / 6..14', door: '=닫힘 / 열림', defrost: '1..6', relay: '18..33' },
    tools: ['coldbox_goal(box, celsius: int): Set the temperature of a cold box', 'coldbox_defrost(box, minutes: int): Defrost a cold box', 'coldbox_log(box, hours?: int): Read the log of a cold box', 'buzzer(box, on: bool): Switch a door buzzer'],
    steps: `
      @t coldbox_goal box="{box}" celsius=2 // pushover message="{box} {t}℃, 5℃ 초과" | 온도 판단 | 5℃ 이하면 해당 칸 목표를 2도로 두고, 5℃를 넘으면 푸시로 칸과 온도(℃), '5℃ 초과'를 보낸다.
      @door coldbox_defrost box="{box}" minutes=20 // failed "문이 열려 있다" | 제상 | 문이 닫혀 있어야 제상이 된다. 닫혀 있으면 그 칸을 20분 제상하고 열려 있으면 하지 않는다.
      @door buzzer box="{box}" on=false // buzzer box="{box}" on=true | 버저 | 그 칸 문이 열렸으면 버저를 울리고 닫혔으면 버저를 끈다.
      gpio_write pin={relay} value=0 | 압축기 멈춤 | 압축기는 메시지에 적힌 릴레이에 있다. 0을 주면 멈춘다. 멈춘다.
      ^ | 릴레이 내리기 | 릴레이 번호는 이벤트. 제상 횟수와 헷갈리지 말 것. 끈다(0).
      coldbox_log box="{box}" hours=12 | 반나절 기록 | 보고한 칸의 지난 12시간 기록을 읽는다.
      coldbox_log box="{box}" | 기록 읽기 | 그 칸 기록을 읽는다. 기간은 정하지 않는다.
      memory_store key=coldbox content="{box} {t}℃ 문 {door}" | 상태 메모 | coldbox 키로 칸, 온도(℃), '문'과 문 상태를 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'cron - -',
    earlier: ['재고 세기 | pantry_count → 들기름 {oil}병, 고춧가루 {chili}봉, 멸치 {fish}박스', '공급처 조회 | supplier_of → 들기름: {s1}, 고춧가루: {s2}, 멸치: {s3}'],
    slots: { oil: '1..3 / 6..14', chili: '2..9', fish: '3..12', s1: '참들농산, 고소한방앗간, 들녘', s2: '영양농협, 붉은밭, 청양상회', s3: '남해수산, 기장건어물, 통영상회' },
    tools: ['po_raise(supplier, article, count: int): Raise a purchase order', 'po_cancel(supplier, article): Cancel a purchase order', 'pantry_fix(article, count: int): Correct the stock', 'price_ask(supplier, article): Ask a supplier for a price'],
    steps: `
      @oil po_raise supplier="{s1}" article=들기름 count=12 // failed "들기름이 {oil}병 있다" | 들기름 주문 | 들기름이 5병 미만으로 남았으면 그 공급처에 12병을 주문한다. 5병 이상이면 주문하지 않는다.
      po_raise supplier="{s2}" article=고춧가루 count=8 | 고춧가루 주문 | {step2}단계에서 찾은 고춧가루 공급처에 여덟 봉.
      ^ | 봉지 주문 | 누가 고춧가루를 대는지는 위에 있다. 8봉을 발주한다.
      price_ask supplier="{s3}" article=멸치 | 멸치 값 | 멸치 대는 집에 값을 물어본다. 주문은 아니다.
      po_cancel supplier="{s1}" article=들기름 | 주문 취소 | 들기름 발주를 거둔다. 공급처는 조회 결과를 볼 것.
      pantry_fix article=멸치 count=4 | 재고 바로잡기 | 직접 세어 보니 멸치는 네 박스다. 재고를 고친다.
      notify message="들기름 {oil}병, 고춧가루 {chili}봉, 멸치 {fish}박스" title="재고" | 재고 알림 | 제목 '재고', 내용은 센 순서대로 품목과 수를 단위까지. 이 컴퓨터에.
      file_write path=pantry/oil.txt content="들기름 {oil}병" append=true | 기름 기록 | pantry/oil.txt 에 들기름이 몇 병인지 한 줄을 덧붙인다.
      send_message channel=kitchen text="고춧가루는 {s2}, 멸치는 {s3}" | 공급처 공유 | kitchen 채널에 고춧가루는 어디, 멸치는 어디인지 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt fryer/{no} {"유온": {oil_t}, "산가": {av}, "사용횟수": {runs}, "가스": {gas}}',
    slots: { no: '=1, 2, 3', oil_t: '150..195', av: '0.8..2.4 / 2.6..4.2', runs: '11..60', gas: '2..9' },
    tools: ['fry_start(fryer: int, seconds: int, celsius: int): Start a frying program', 'fry_stop(fryer: int): Stop a fryer', 'oil_drain(fryer: int): Drain the oil', 'oil_filter(fryer: int, passes: int): Filter the oil'],
    steps: `
      @av oil_filter fryer={no} passes=2 // oil_drain fryer={no} | 기름 판단 | 산가 2.5 이하면 그 튀김기 기름을 두 번 거르고, 2.5를 넘으면 빼낸다.
      fry_start fryer={no} seconds=180 celsius=170 | 튀김 | 값을 보낸 튀김기를 170도에서 3분 돌린다.
      ^ | 프로그램 | 3분, 170℃. 튀김기 번호는 토픽에 있다.
      fry_stop fryer={no} | 정지 | 그 튀김기를 세운다. 기름은 두어라.
      gpio_write pin=9 value=0 | 가스 차단 | 9번이 1인 동안 가스가 흐른다. 끊는다.
      gpio_write pin=9 value=1 | 가스 열기 | 가스 솔레노이드는 9번, 전기가 가면 열린다. 연다.
      notify message="{no}번 튀김기 유온 {oil_t}℃, 산가 {av}" | 튀김기 알림 | 이 컴퓨터에 몇 번 튀김기인지, 유온(℃), 산가를 알린다.
      mqtt_publish topic="fryer/{no}/count" payload="{runs} 회" | 횟수 발행 | fryer/{no}/count 에 사용 횟수를 한 칸 띄우고 '회'를 붙여 내보낸다.
      failed "필터망을 손으로 갈 수 없다" | 필터망 교체 | 낡은 필터망을 빼고 새것으로 손으로 갈아 끼운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hygiene/check {"구역": "{area}", "점검자": "{who}", "점수": {score}, "미비": "{lack}"}',
    slots: { area: '조리대, 세척실, 창고, 홀, 화장실', who: '강예슬, 오도윤, 진세아, 하태민', score: '41..79 / 80..99', lack: '배수구 거름망, 행주 소독, 도마 구분, 손소독제' },
    tools: ['task_open(area, text, days: int): Open a repair task', 'task_close(area, text): Close a repair task', 'inspect_plan(area, date, person): Plan an inspection', 'sheet_sign(area, person): Sign a check sheet'],
    steps: `
      @score failed "점수가 {score}점이라 서명할 수 없다" // sheet_sign area="{area}" person="{who}" | 점검표 서명 | 80점 이상인 구역만 점검한 사람 이름으로 서명 처리한다. 모자라면 실패.
      task_open area="{area}" text="{lack}" days=3 | 보완 과제 | 점검에서 미비하다고 나온 것을 그 구역 과제로 사흘 기한으로 연다.
      ^ | 할 일 열기 | 구역과 부족한 것은 점검 결과대로, 기한 3일.
      task_close area="{area}" text="{lack}" | 과제 닫기 | 같은 구역의 그 미비 사항은 고쳐졌다. 닫는다.
      inspect_plan area="{area}" date=2026-04-20 person="{who}" | 재점검 | 같은 사람이 같은 구역을 2026-04-20 에 다시 본다.
      send_message channel=telegram text="{area} {score}점, 미비: {lack}" | 점장 보고 | channel telegram 에 구역, 점수(점), '미비:' 뒤에 모자란 것을 적어 보낸다.
      file_write path="hygiene/{area}.txt" content="{who} {score}점" | 구역 파일 | hygiene 폴더의 구역 이름.txt 를 점검자와 점수(점)로 새로 쓴다.
      notify message="내일 아침 위생과 방문" | 방문 예고 | 이 컴퓨터에 다음 글자를 그대로 띄운다: 내일 아침 위생과 방문
    `,
  },
  {
    language: 'ko',
    event: 'mqtt shop/laser {"재질": "{mat}", "두께": {mm}, "출력": {power}, "속도": {speed}, "물온도": {water}}',
    slots: { mat: '아크릴, 자작합판, MDF, 가죽, 펠트', mm: '2..9', power: '35..95', speed: '100..400', water: '14..24 / 26..33' },
    tools: ['beam_job(material, power: int, speed: int): Start a laser job', 'beam_pause(): Pause the laser', 'beam_resume(): Go on with the laser', 'air_assist(liters_per_minute: int): Set the air assist', 'preset_save(name, power: int, speed: int): Save a laser preset'],
    steps: `
      @water beam_job material="{mat}" power={power} speed={speed} // failed "물 온도가 {water}℃라 25℃를 넘는다" | 레이저 시작 | 냉각수가 25℃를 넘지 않을 때만 메시지의 재질, 출력, 속도로 시작한다.
      ^ | 가공 개시 | 물이 25℃ 넘게 뜨거우면 관이 상하니 실패로 끝낸다. 아니면 온 값 그대로 돌린다.
      @water beam_resume // beam_pause | 멈춤이냐 계속이냐 | 물 온도 25℃ 이하면 이어서 가공하고, 넘으면 잠시 멈춘다.
      preset_save name="{mat} {mm}mm" power={power} speed={speed} | 프리셋 저장 | 이름은 재질과 두께를 '아크릴 3mm' 꼴로, 나머지는 메시지의 출력과 속도로.
      air_assist liters_per_minute=12 | 에어 | 에어 어시스트를 분당 12리터로.
      file_write path=laser/presets.txt content="{mat}: 출력 {power}, 속도 {speed}" append=true | 값 남기기 | laser/presets.txt 끝에 재질, 쌍점, 출력 얼마, 속도 얼마를 적는다.
      gpio_write pin=25 value=1 | 셔터 닫기 | 셔터 핀은 25. 0이면 빔이 나가고 1이면 막힌다. 막는다.
      gpio_write pin=26 value=0 | 배기 끄기 | 24 에어, 26 배기, 27 조명이다. 배기만 끈다. 0이 꺼짐.
      failed "재질을 눈으로 볼 도구가 없다" | 탄 자국 확인 | 잘린 면에 탄 자국이 있는지 눈으로 본다.
    `,
  },
  {
    language: 'ko',
    earlier: ['집진기 확인 | dust_state → 집진 1: 차압 {d1} Pa 핀 {p1}, 집진 2: 차압 {d2} Pa 핀 {p2}', '톱 조회 | saw_list → 테이블쏘 {saw1}, 밴드쏘 {saw2}'],
    slots: { d1: '300..780', d2: '900..1450', p1: '4..12', p2: '13..27', saw1: '=정지 / 가동', saw2: '=정지, 대기' },
    tools: ['dust_shake(unit: int, seconds: int): Shake the filter of a dust collector', 'dust_speed(unit: int, percent: int): Set the speed of a dust collector', 'saw_lock(saw): Lock a saw', 'saw_release(saw): Unlock a saw', 'blade_height(saw, mm: num): Set the height of a blade'],
    steps: `
      gpio_write pin={p2} value=0 | 막힌 집진기 | 차압이 더 큰 집진기는 막힌 것이다. 그 핀을 0으로 내려 세운다.
      gpio_write pin={p1} value=1 | 멀쩡한 집진기 | {step1}단계에서 차압이 낮게 나온 쪽 핀을 1로 올려 돌린다.
      dust_shake unit=2 seconds=45 | 털기 | 집진 2의 필터를 45초 턴다.
      dust_speed unit=1 percent=75 | 속도 | 집진 1을 사분의 삼 속도로.
      @saw1 blade_height saw=테이블쏘 mm=22.5 // failed "테이블쏘가 가동 중이다" | 날 높이 | 테이블쏘가 서 있을 때만 날을 22.5 mm로 맞춘다. 돌고 있으면 손대지 않는다.
      @saw1 saw_lock saw=테이블쏘 // failed "테이블쏘가 {saw1} 중이다" | 잠그기 | {step2}단계에서 테이블쏘가 정지로 나왔으면 잠그고, 가동 중이면 실패.
      saw_release saw=밴드쏘 | 밴드쏘 풀기 | 수업이 시작된다. 밴드쏘 잠금을 푼다.
      notify message="집진 1 {d1} Pa, 집진 2 {d2} Pa" | 차압 알림 | 이 컴퓨터에 두 집진기 차압을 번호 순서로 Pa와 함께 보인다.
      memory_store key=dust-2 content="차압 {d2} Pa" | 차압 메모 | dust-2 키에 집진 2의 차압을 '차압 n Pa' 꼴로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /makers/booking {"장비": "{tool}", "회원": "{who}", "날짜": "{date}", "시작": "{from}", "끝": "{to}", "등급": "{grade}"}',
    slots: { tool: '3D프린터 2, 선반 1, 자수기, 용접기 3, 비닐커터', who: '윤가온, 서지호, 한별, 마동현, 연우', date: '=2026-04-11, 2026-04-18, 2026-05-09', from: '=10:00, 11:30, 13:00', to: '=15:00, 16:30, 18:00', grade: '=수료, 강사, 마스터 / 입문, 미수료' },
    tools: ['slot_take(machine, member, date, start, end): Book a machine', 'slot_free(machine, date, start): Free a booking', 'badge_grant(member, machine): Allow a member to use a machine', 'badge_withdraw(member, machine): Forbid a member to use a machine'],
    steps: `
      @grade slot_take machine="{tool}" member="{who}" date={date} start={from} end={to} // failed "등급이 {grade:이}다" | 예약 | 교육을 마친 등급(수료, 강사, 마스터)이면 신청한 장비와 시간을 잡아 준다. 그 밖은 거절.
      slot_free machine="{tool}" date={date} start={from} | 예약 비우기 | 이 신청의 장비 예약을 날짜와 시작 시각으로 찾아 비운다.
      ^ | 취소 | 회원이 못 온다고 했다. 그날 그 시각 예약을 풀어 줄 것.
      badge_grant member="{who}" machine="{tool}" | 권한 주기 | 신청한 회원에게 그 장비 쓸 자격을 준다.
      badge_withdraw member="{who}" machine="{tool}" | 권한 회수 | 지난주 사고가 있었다. 그 회원의 해당 장비 자격을 거둔다.
      notify message="{date} {from}~{to} {tool}, {who}" | 예약 알림 | 이 컴퓨터에 날짜, 시작~끝, 장비, 회원 순으로 알린다. 꼴: 2026-04-11 10:00~15:00 선반 1, 한별.
      send_message channel=makers to="{who}" text="{tool} {from}부터 {to}까지 쓰실 수 있습니다" | 회원에게 | makers 채널로 그 회원에게 장비와 몇 시부터 몇 시까지를 적고 '쓰실 수 있습니다'로 맺는다.
      memory_store key=last-booking content="{who} / {tool} / {date}" | 마지막 예약 | last-booking 에 회원 / 장비 / 날짜 꼴로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cnc/{mc}/alarm {"코드": {code}, "축": "{axis}", "공구": {tool}, "부하": {load}, "절삭유": {coolant}}',
    slots: { mc: 'M1, M2, VMC-3, DMG5, T8', code: '300..999', axis: '=X, Y, Z', tool: '1..24', load: '41..89 / 91..130', coolant: '4..29 / 31..80' },
    tools: ['feed_override(machine, percent: int): Set the feed override', 'spindle_override(machine, percent: int): Set the spindle override', 'tool_swap(machine, tool: int): Change the tool', 'tool_block(machine, tool: int): Block a worn tool', 'axis_home(machine, axis: X|Y|Z): Home an axis'],
    steps: `
      @load spindle_override machine={mc} percent=100 // feed_override machine={mc} percent=60 | 부하 대응 | 부하가 90 %를 넘으면 그 기계 이송을 60 %로 낮추고, 90 % 이하면 주축을 100 %로 둔다.
      axis_home machine={mc} axis={axis} | 원점 복귀 | 알람이 난 축을 그 기계에서 원점으로 보낸다.
      ^ | 축 원점 | 어느 기계의 어느 축인지는 알람에 있다.
      tool_block machine={mc} tool={tool} | 공구 막기 | 쓰던 공구가 닳았다. 그 기계에서 못 쓰게 막는다.
      tool_swap machine={mc} tool=12 | 공구 바꾸기 | 알람 난 기계에 12번 공구를 건다. 지금 공구가 아니다.
      @coolant failed "절삭유가 {coolant} %밖에 없다" // spindle_override machine={mc} percent=120 | 주축 올리기 | 절삭유가 30 % 이상 남았으면 주축을 120 %로. 아니면 올리지 않는다.
      notify message="{mc} 알람 {code}, {axis}축, 공구 {tool}" | 알람 알림 | 이 컴퓨터에 기계, '알람'과 코드, 무슨 축, '공구'와 번호를 알린다.
      pushover message="{mc} 부하 {load} %" title="CNC" | 푸시 | 제목 CNC 로, 기계 이름과 부하(%)를 푸시한다.
      file_write path=cnc/alarms.csv content="{code},{tool}" append=true | 알람 기록 | cnc/alarms.csv 에 코드,공구 한 줄을 덧붙인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['작업 목록 | job_list → {j1} 하우징 {n1}개 남음, {j2} 플랜지 {n2}개 남음, {j3} 커버 {n3}개 남음', '도어 확인 | gpio_read → {door}'],
    slots: { j1: 'J-1204, W-330, N-88', j2: 'J-2117, W-512, N-94', j3: 'J-3051, W-740, N-61', n1: '3..20', n2: '21..60', n3: '61..99', door: '=0 / 1', who: '표진우, 단영호, 길세아' },
    tools: ['job_start(job, count: int): Start a job', 'job_hold(job): Hold a job', 'job_assign(job, person): Assign a job to a person', 'unlatch_for(seconds: int): Unlock the machine door'],
    steps: `
      @door failed "도어가 열려 있다(0)" // job_start job={j2} count={n2} | 플랜지 가공 | 도어 센서는 1이 닫힘이다. 닫혔으면 플랜지 작업을 남은 수만큼 시작하고 열렸으면 실패.
      job_hold job={j1} | 하우징 보류 | 소재가 안 왔다. 하우징 작업을 보류한다. 번호는 {step1}단계에.
      ^ | 멈춰 둘 작업 | 위 목록의 하우징 건.
      job_assign job={j3} person="{who}" | 담당 지정 | 커버 건은 {who:이} 맡는다.
      job_start job={j3} count=5 | 커버 시험 가공 | 커버 작업으로 다섯 개만 먼저 돌린다.
      unlatch_for seconds=20 | 도어 풀기 | 도어를 20초 동안 연다.
      notify message="하우징 {n1}개, 플랜지 {n2}개, 커버 {n3}개 남음" | 남은 수 | 이 컴퓨터에 품목별로 몇 개인지 목록 순서로 적고 '남음'으로 끝낸다.
      mqtt_publish topic="cnc/next" payload="{j2}" | 다음 작업 | cnc/next 에 플랜지 작업 번호만 발행한다.
      memory_store key=cover content="{j3}, {n3}개" | 커버 메모 | cover 키에 커버 작업 번호와 남은 수(개)를 쉼표로 이어 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt paint/booth{booth} {"습도": {rh}, "온도": {t}, "풍속": {air}, "도료": "{paint}", "차압": {dp}}',
    slots: { booth: '=1, 2, 3', rh: '35..64 / 66..88', t: '16..29', air: '0.3..0.7', paint: '백색 우레탄, 은회색 에폭시, 적색 프라이머, 투명 클리어', dp: '31..90' },
    tools: ['booth_mode(booth: int, mode: spray|flash|bake|idle): Set the mode of a booth', 'booth_damp(booth: int, percent: int): Set the goal of the humidity', 'gun_feed(booth: int, paint, ml_per_minute: int): Feed a spray gun', 'gun_flush(booth: int): Flush a spray gun'],
    steps: `
      @rh booth_mode booth={booth} mode=spray // failed "습도가 {rh} %라 뿌릴 수 없다" | 도장 시작 | 습도 65 % 이하에서만 그 부스를 분사 모드로 바꾼다.
      ^ | 분사 | 65 %를 넘는 습기에서는 백화가 생긴다. 그럴 땐 실패, 괜찮으면 분사로.
      booth_mode booth={booth} mode=bake | 굽기 | 다 뿌렸다. 보고한 부스를 열처리로 돌린다.
      booth_mode booth={booth} mode=flash | 휘발 | 굽기 전에 먼저 용제 날리기(플래시)로.
      gun_feed booth={booth} paint="{paint}" ml_per_minute=180 | 도료 공급 | 메시지의 도료를 그 부스 건에 분당 180 ml로 보낸다.
      gun_flush booth={booth} | 건 세척 | 색을 바꾼다. 그 부스 건을 씻어 낸다.
      booth_damp booth={booth} percent=55 | 습도 목표 | 해당 부스의 습도 목표를 55 %로.
      notify message="부스 {booth} {paint}: 습도 {rh} %, 온도 {t}℃" | 조건 알림 | 이 컴퓨터에 '부스 n 도료: 습도 n %, 온도 n℃' 꼴로 알린다.
      memory_store key=booth-{booth}-dp content="{dp} Pa" | 차압 메모 | booth-{booth}-dp 에 차압을 Pa로.
      gpio_write pin=11 value=0 | 배기 계속 | 배기팬은 11번, 0이면 돌고 1이면 선다. 돌린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /paint/order {"부품": "{part}", "색": "{ral}", "수량": {count}, "건조": {bake}, "행거": {hook}}',
    slots: { part: '도어 패널, 브라켓, 하부 커버, 휠 캡', ral: 'RAL 7035, RAL 9005, RAL 3020, RAL 5012', count: '10..60', bake: '61..90', hook: '1..9' },
    tools: ['rack_hang(hook: int, part, count: int): Hang parts on the conveyor', 'color_mix(color, liters: num): Mix paint', 'color_dump(color): Dump leftover paint', 'oven_goal(celsius: int, minutes: int): Set the drying oven', 'line_pace(meters_per_minute: num): Set the pace of the conveyor'],
    steps: `
      rack_hang hook={hook} part="{part}" count={count} | 걸기 | 지시서의 행거에 지시된 부품을 수량만큼 건다.
      ^ | 행거 투입 | 몇 번 행거에 무엇을 몇 개 거는지는 지시서대로.
      color_mix color="{ral}" liters=4.5 | 조색 | 지시된 색을 4리터 반 섞는다.
      color_dump color="{ral}" | 잔량 버리기 | 그 색 남은 것을 버린다.
      oven_goal celsius={bake} minutes=45 | 건조로 | 건조 온도는 지시서에, 시간은 45분.
      line_pace meters_per_minute=1.2 | 컨베이어 | 분당 1.2 m로 맞춘다.
      notify message="{part} {count}개 {ral}, {bake}℃ 건조" | 투입 알림 | 이 컴퓨터에 부품과 몇 개, 색, 몇 ℃ 건조인지 알린다.
      file_write path=paint/order.txt content="{part} / {ral} / {count}" | 지시 파일 | paint/order.txt 를 부품 / 색 / 수량으로 새로 쓴다.
      failed "벗겨진 곳을 사포질할 도구가 없다" | 사포질 | 흐른 자국을 800번 사포로 손으로 갈아 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt print/{press}/status {"매수": {sheets}, "급지": {tray}, "잉크C": {c}, "잉크K": {k}, "작업": "{job}"}',
    slots: { press: '오프셋1, 오프셋2, 디지털4, 리소1', sheets: '500..9000', tray: '=1, 2, 3, 4', c: '21..90', k: '3..14 / 16..95', job: '벚꽃축제 리플릿, 동문회보, 식당 메뉴판, 구청 소식지' },
    tools: ['press_run(press, sheets: int, tray: int): Print sheets', 'press_stop(press, after_sheet: bool): Stop a press', 'ink_refill(press, color: cyan|magenta|yellow|black, ml: int): Refill ink', 'plate_mount(press, job): Mount a plate', 'plate_scrap(job): Scrap a plate'],
    steps: `
      @k ink_refill press="{press}" color=black ml=500 // press_run press="{press}" sheets={sheets} tray={tray} | 먹 확인 | 먹(K) 잉크가 15 %를 밑돌면 그 인쇄기에 먹 500 ml를 채우고, 아니면 메시지의 매수와 급지함으로 인쇄한다.
      press_stop press="{press}" after_sheet=true | 이 장까지만 | 찍던 장은 마치고 그 인쇄기를 세운다.
      press_stop press="{press}" after_sheet=false | 당장 정지 | 종이가 말렸다. 장이 끝나기를 기다리지 말고 세운다.
      ink_refill press="{press}" color=cyan ml=250 | 파랑 보충 | 시안을 250 ml 넣는다. 기계는 보고한 것.
      plate_mount press="{press}" job="{job}" | 판 걸기 | 메시지의 작업 판을 그 인쇄기에 건다.
      plate_scrap job="{job}" | 판 폐기 | 다시 찍을 일이 없다. 그 작업의 판을 버린다.
      notify message="{press} {job} {sheets}매" | 작업 알림 | 이 컴퓨터에 인쇄기, 작업, 몇 매인지 띄운다.
      file_write path=print/ink.csv content="{c},{k}" append=true | 잉크 기록 | print/ink.csv 에 C,K 순서로 한 줄을 더한다. % 기호는 쓰지 않는다.
      pushover message="{press} 먹 {k} %" | 먹 푸시 | 푸시로 인쇄기 이름과 먹 잔량을 '먹 n %'로 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook - 견적 문의: {item} {qty}부, {paper} {gsm}g, {fold} 접지, 납기 {date}. {who} 드림',
    slots: { item: '명함, 포스터, 브로슈어, 초대장', qty: '=200, 300, 500, 1000', paper: '스노우지, 랑데부, 모조지, 아르떼', gsm: '=120, 150, 180, 240', fold: '=2단, 3단, 대문', date: '=2026-06-03, 2026-06-19, 2026-07-01', who: '배슬기, 권은호, 옥주연, 반하준' },
    tools: ['quote_make(item, copies: int, paper, gsm: int): Make a quote', 'quote_drop(item): Delete a quote', 'paper_reserve(paper, gsm: int, sheets: int): Reserve paper', 'fold_plan(item, fold: 2단|3단|대문, date): Plan folding'],
    steps: `
      quote_make item="{item}" copies={qty} paper="{paper}" gsm={gsm} | 견적 내기 | 메일의 품목, 부수, 종이, 평량으로 견적을 낸다.
      ^ | 견적서 | 문의하신 조건 그대로 견적서를 만들어 주세요. 접지는 빼고요.
      fold_plan item="{item}" fold={fold} date={date} | 접지 일정 | 문의한 접지 방식으로 납기일에 잡는다.
      paper_reserve paper="{paper}" gsm={gsm} sheets=600 | 종이 잡기 | 그 종이를 그 평량으로 600장 잡아 둔다.
      quote_drop item="{item}" | 견적 지우기 | 손님이 마음을 바꿨다. 그 품목 견적을 지운다.
      send_message channel=telegram to="{who}" text="{item} {qty}부, {date}까지 가능합니다" | 회신 | channel telegram 으로 보낸 사람에게 품목, 몇 부, 언제까지를 적고 '가능합니다'로 끝낸다.
      memory_store key=quote content="{who}: {item} {qty}부 {paper} {gsm}g" | 문의 메모 | quote 키에 이름, 쌍점, 품목, 부수(부), 종이, 평량(g)을 적는다.
      notify message="납기 {date}, {who}" | 납기 알림 | 이 컴퓨터에 '납기'와 날짜, 문의한 사람을 알린다.
      failed "종이 가격을 알려 준 사람이 없다" | 값 적기 | 견적 금액을 quote.txt 에 적는다. 단가는 아무도 주지 않았으니 지어내지 말고 실패로 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt laundry/washer/{no} {"무게": {kg}, "코스": "{course}", "남은": {min}, "진동": {vib}, "거품": "{foam}"}',
    slots: { no: '1..12', kg: '13..35', course: '침구, 울, 작업복, 수건, 와이셔츠', min: '36..70', vib: '0.5..3.9 / 4.1..9.5', foam: '=적음, 보통, 많음' },
    tools: ['wash_begin(washer: int, course, kg: int): Start a washer', 'wash_stop(washer: int): Stop a washer', 'rinse_extra(washer: int, times: int): Add rinses', 'spin_rpm(washer: int, rpm: int): Set the spin speed', 'dryer_begin(dryer: int, minutes: int, heat: low|mid|high): Start a dryer'],
    steps: `
      @vib spin_rpm washer={no} rpm=1000 // wash_stop washer={no} | 진동 판단 | 진동이 4 mm/s를 넘으면 그 세탁기를 세우고, 4 이하면 탈수를 1000 rpm으로 한다.
      wash_begin washer={no} course="{course}" kg={kg} | 다시 세탁 | 같은 기계에서 같은 코스, 같은 무게로 한 번 더 돌린다.
      rinse_extra washer={no} times=2 | 헹굼 추가 | 거품이 남았다. 그 세탁기에 헹굼을 두 번 더한다.
      dryer_begin dryer=3 minutes=40 heat=low | 건조 | 3번 건조기, 40분, 낮은 열로.
      ^ | 건조기 돌리기 | 울이 줄지 않게 약하게. 건조기 3, 사십 분.
      dryer_begin dryer=6 minutes=25 heat=high | 수건 건조 | 여섯째 건조기를 센 열로 25분 돌린다.
      notify message="세탁기 {no} {course} {kg} kg, {min}분 남음" | 알림 | 이 컴퓨터에 세탁기 번호, 코스, 무게(kg), 몇 분 남음을 알린다.
      mqtt_publish topic="laundry/foam" payload="{foam}" | 거품 발행 | 거품이 어떤지 그 말만 laundry/foam 에 발행한다.
      gpio_write pin=17 value=0 | 급수 잠금 | 급수 솔레노이드 17번은 전기가 있는 동안만 열린다. 잠근다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /세탁소/접수 {"표": "{tag}", "손님": "{who}", "옷": "{cloth}", "얼룩": "{stain}", "찾는날": "{date}", "요금": {won}}',
    slots: { tag: '가-118, 다-402, 바-77, 하-260', who: '소민정, 류기범, 천하늘, 엄지수', cloth: '코트, 한복 저고리, 패딩, 실크 블라우스', stain: '커피, 잉크, 기름, 흙, 와인', date: '=2026-03-05, 2026-03-12, 2026-04-02', won: '=6000, 9000, 12000, 25000' },
    tools: ['garment_in(tag, customer, garment): Take a garment in', 'garment_out(tag): Hand a garment out', 'spot_treat(tag, stain, minutes: int): Treat a stain', 'rack_put(tag, date): Hang a garment for a date', 'fee_add(tag, won: int): Charge a fee'],
    steps: `
      garment_in tag={tag} customer="{who}" garment="{cloth}" | 옷 받기 | 접수증대로 표, 손님, 옷을 올린다.
      spot_treat tag={tag} stain="{stain}" minutes=15 | 얼룩 빼기 | 적힌 얼룩을 15분 처리한다. 옷은 표로 찾는다.
      rack_put tag={tag} date={date} | 걸어 두기 | 손님이 찾는 날 자리에 그 옷을 건다.
      fee_add tag={tag} won={won} | 요금 | 접수증 금액을 그 표에 매긴다.
      fee_add tag={tag} won=3000 | 추가 요금 | 수선비 삼천 원을 그 옷에 더 매긴다. 접수증 요금은 이미 매겼다.
      garment_out tag={tag} | 내주기 | 손님이 왔다. 그 표의 옷을 내준다.
      ^ | 찾아감 | 접수된 그 옷 내어 줌 처리.
      send_message channel=telegram to="{who}" text="{cloth} {won}원, {date}에 찾아가세요" | 손님께 | channel telegram 으로 손님에게 옷, 요금(원), 날짜를 적고 '에 찾아가세요'로 맺는다.
      notify message="{tag} {cloth}에 {stain} 얼룩" | 얼룩 알림 | 이 컴퓨터에 표와 옷, 무슨 얼룩인지 알린다. 꼴: 가-118 코트에 커피 얼룩.
      failed "단추를 달 도구가 없다" | 단추 달기 | 떨어진 단추를 바늘로 다시 단다.
    `,
  },
];
