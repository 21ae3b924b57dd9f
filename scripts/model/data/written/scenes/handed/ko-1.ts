import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; Korean, part 1. */
export const handed2: readonly Scene[] = [
  {
    language: 'ko',
    earlier: ['우물 수위 재기 | umul_level → {lv}', '압력 보기 | umul_press → {pr} kPa', '당번 찾기 | memory_recall → 물 당번: {d1}(평일), {d2}(주말)'],
    slots: { lv: '=142 cm, 98 cm, 117 cm', pr: '180..340', d1: '=염정수, 곽미란, 도광호', d2: '=피덕구, 마선영, 안승택' },
    tools: ['umul_pump(minutes: int, gentle?: bool): 우물 펌프를 돌린다', 'umul_book(line): 우물 장부에 적는다', 'umul_call(person, words): 사람에게 전화한다'],
    steps: `
      umul_book line="{lv}" | 장부 | {step1}단계에서 잰 값을 단위까지 그대로 장부에 적는다.
      umul_book line="{lv} / {pr} kPa" | 두 값 | 수위와 압력을 "A cm / B kPa" 꼴로 장부에 한 줄로 적어 주세요.
      umul_call person="{d2}" words="수위 {lv}" | 주말 당번 | 주말에 보는 사람에게 전화. "수위" 하고 방금 잰 수위를 단위와 함께.
      umul_call person="{d1}" words="내일 점검 있습니다" | 평일 당번 | 평일 당번께 "내일 점검 있습니다"라고 전해 주십시오.
      mqtt_publish topic=우물/압력 payload="{pr}" | 압력 | {step2}단계 값에서 단위를 뺀 숫자만 우물/압력으로.
      memory_store key=우물압력 content="{pr} kPa" | 압력 메모 | 우물압력이라는 메모에 압력을 단위까지 남긴다.
      umul_pump minutes=20 | 펌프 | 20분 돌릴 것.
      umul_pump minutes=5 gentle=true | 살살 | 물이 흐리다. 5분만, 약하게.
      notify message="{d1}, {d2}" | 당번 둘 | 평일 당번과 주말 당번 이름을 쉼표로 이어 화면에 띄우#
    `,
  },
  {
    language: 'ko',
    event: 'webhook /창고/출고 {"품목": "{item}", "수량": {q1}, "요청자": "{who}"}',
    earlier: ['재고 세기 | jaego_count → {item} {q2}개, {bin} 칸', '기록 찾기 | file_search → {path}'],
    slots: { item: '=방수포, 안전모, LED 투광기, 4분 호스', q1: '5..29', q2: '31..90', who: '장필호, 여운경, 서문탁', bin: 'B-4, 12열, R07', path: '=출고/2026-10.csv, logs/chulgo.txt, 장부/가을.md' },
    tools: ['jaego_out(item, count: int, bin?): 물건을 내보낸다', 'jaego_fix(item, count: int): 재고 수를 고친다', 'jaego_tag(bin, text): 칸에 쪽지를 붙인다'],
    steps: `
      jaego_out item="{item}" count={q1} bin={bin} | 출고 | 요청한 수량만큼 내보내되 칸은 {step1}단계에서 찾은 칸이다.
      jaego_out item="{item}" count={q1} | 칸 없이 출고 | 요청 수량 그대로 출고. 칸은 적지 않는다.
      jaego_fix item="{item}" count={q2} | 재고 고치기 | 장부 수를 방금 센 수로 고친다.
      jaego_tag bin={bin} text="{q1}개 나감" | 칸 쪽지 | 찾은 칸에 쪽지: 요청 수량 뒤에 "개 나감"을 붙여요.
      file_write path={path} content="{item},{q1},{who}" append=true | 기록에 추가 | {step2}단계에서 찾은 파일 끝에 품목, 요청 수량, 요청자를 쉼표로만 이어 한 줄 넣을 것
      file_read path={path} | 열어 보기 | 찾아낸 파일을 읽어 주세요.
      notify message="{q2}개 중 {q1}개" | 몇 개 중 몇 개 | 화면에 "센 수 + 개 중 + 요청 수 + 개"라고 알린다. 이를테면 90개 중 3개.
      memory_store key="{item}" content="{bin}" | 자리 | 품목 이름을 키로, 어느 칸인지만 저장.
      send_message channel=kakao to="{who}" text="{bin}에서 가져가세요" | 요청자에게 | kakao로 요청한 사람에게 칸 이름과 "에서 가져가세요"를 붙여 보낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['릴레이 시험 | gpio_write → {r}', '퓨즈 확인 | fuse_look → {fz}'],
    slots: { r: '=pin 6 = 1, pin 14 = 1, pin 21 = 1 / error: board not connected, error: pin is an input', fz: '=정상, 이상 없음 / 끊어짐, 2번 끊어짐', m: '3..12', n: '15..27', who: '전기반 모상철, 설비팀 차은결' },
    tools: ['bancheck_open(panel: int, why): 분전반 점검을 연다', 'bancheck_close(panel: int): 분전반 점검을 닫는다', 'dispatch_ko(person, text): 사람을 보낸다'],
    steps: `
      @r bancheck_close panel={m} // bancheck_open panel={m} why="{r}" | 점검 닫기 또는 열기 | {step1}단계가 잘 끝났으면 {m}번 분전반 점검을 닫는다. 오류가 나왔으면 점검을 열고 까닭에 그 오류를 그대로 쓴다.
      failed "손으로 두드릴 도구가 없다" | 망치질 | 접점이 붙었는지 손으로 두드려 본다. 그런 도구는 없다.
      @fz failed "퓨즈가 정상이다" // dispatch_ko person="{who}" text="퓨즈 {fz}" | 사람 보내기 | 퓨즈가 나갔을 때만 {who}에게: "퓨즈" 다음에 {step2}단계 결과. 멀쩡하면 실패로 끝낸다.
      @fz gpio_write pin={n} value=1 // gpio_write pin={n} value=0 | 표시등 | 퓨즈가 정상이면 {n}번에 1, 끊어졌으면 0.
      @r notify message="{r}" // notify message="{r}" | 결과 보기 | 릴레이 시험이 뭐라고 답했는지 그대로 알려 주세요.
      memory_store key=퓨즈 content="{fz}" | 퓨즈 메모 | 퓨즈 상태를 답한 그대로 적어 두기 (키: 퓨즈)
      bancheck_open panel={m} why="정기 점검" | 정기 점검 | {m}번 분전반, 까닭은 "정기 점검". 앞 결과와 무관하게 연다.
      gpio_read pin={n} | 한 번 더 | {n}번을 읽는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 목록 보기 | cron_list → {c1}: 매일 06:00 "환기"\n{c2}: 매일 21:30 "문단속"\n{c3}: 월요일 09:00 "필터 청소"', '돌고 있는 절차 | sop_status → {r1} 소독 진행 중, {r2} 급수 대기'],
    slots: { c1: 'job-3, c-14, p101', c2: 'job-8, c-27, p220', c3: 'job-9, c-35, p318', r1: 'run-71, r4402, 8ad1', r2: 'run-85, r4519, 9be4', z: '=동편, 서편, 육묘실' },
    tools: ['sodok_wait(run, minutes: int): 소독을 늦춘다', 'sodok_zone(run, zone): 소독할 곳을 바꾼다', 'geupsu_now(run): 급수를 바로 시작한다'],
    steps: `
      cron_remove id="{c2}" | 문단속 빼기 | 경비 업체가 맡았으니 문단속 예약을 지운다.
      cron_remove id="{c1}" | 아침 것 | 아침 여섯 시에 하던 일은 이제 필요 없어요. 예약에서 없애 주세요.
      cron_remove id="{c3}" | 마지막 줄 | 목록 마지막 줄의 예약 삭제.
      sop_cancel run_id="{r1}" reason="약제 부족" | 소독 그만 | 진행 중인 것을 취소하라. 이유: 약제 부족
      sop_cancel run_id="{r2}" reason="단수" | 급수 그만 | 대기 중인 절차는 취소합니다. 이유는 "단수".
      sop_status run_id="{r2}" | 어떻게 됐나 | 급수가 지금 어떤지 그 실행 번호로 물어본다.
      sodok_wait run="{r1}" minutes=30 | 늦추기 | 소독하는 실행을 30분 늦춰 주세요.
      sodok_zone run="{r1}" zone={z} | 장소 | {step2}단계에 나온 소독 실행의 장소를 {z:로} 바꿀 것.
      memory_store key=필터예약 content="{c3}" | 번호 적기 | 필터 청소 예약의 번호만 필터예약에 적어 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 축사/{b} {"동": "{b}", "암모니아": {a1}, "습도": {h}}',
    earlier: ['암모니아 다시 재기 | gas_again → {a2} ppm', '환기팬 표 | file_read → 동,팬,핀\n가동,북팬,{p1}\n가동,남팬,{p2}\n나동,북팬,{p3}'],
    slots: { b: '=가동', a1: '12..19', a2: '=31, 38, 44 / 6, 9, 11', h: '55..79', p1: '2..8', p2: '9..16', p3: '17..27', who: '육종수, 뇌영란' },
    tools: ['축사_환기(동, 단계: 1|2|3): 환기 단계를 정한다', '축사_일지(동, 암모니아: int, 습도?: int): 축사 일지를 쓴다', '축사_호출(이름, 말): 사람을 부른다'],
    steps: `
      @a2 축사_환기 동={b} 단계=3 // failed "다시 재니 {a2} ppm이다" | 최대 환기 | 다시 잰 값이 25를 넘으면 신고된 동의 환기 단계를 3으로 한다. 안 넘으면 실패.
      @a2 축사_환기 동={b} 단계=2 // 축사_환기 동={b} 단계=1 | 환기 | 다시 잰 값이 25 ppm 초과면 환기 단계 2, 25 이하면 환기 단계 1. 동은 신고된 곳.
      축사_일지 동={b} 암모니아={a2} | 일지 | 일지에는 두 번째로 잰 암모니아만 적습니다.
      축사_일지 동={b} 암모니아={a1} 습도={h} | 처음 값 일지 | 처음 들어온 암모니아와 습도를 일지에 적을 것.
      gpio_write pin={p1} value=1 | 북팬 | 가동 북팬을 켠다. 핀은 표에 있고 1이 켜짐.
      gpio_write pin={p3} value=1 | 나동 | 나동 팬 핀에 1을 준다.
      gpio_write pin={p2} value=0 | 남팬 | 가동의 남쪽 팬은 끄자(0).
      축사_호출 이름={who} 말="암모니아 {a2} ppm" | 부르기 | {who:을} 부른다. 할 말: "암모니아"와 방금 잰 값, 단위 ppm.
      notify message="{a1} / {a2}" | 앞뒤 값 | 신고 값과 다시 잰 값을 "A / B"로 알린다. 단위 없이.
    `,
  },
  {
    language: 'ko',
    earlier: ['약국 재고 조회 | yak_stock → {"약": "{drug}", "남은수": {n}, "유효": "{exp}", "선반": "{sh}"}', '처방 건수 | yak_count → {c}건'],
    slots: { drug: '=타이레놀 500, 겔포스, 록소닌정, 마데카솔', n: '=3, 5, 8 / 44, 61, 90', exp: '=2027-02, 2026-11, 2028-05', sh: '=가-3, C2, 냉장 1', c: '11..39', rep: '=제일약품 권 과장, 동아 심 대리' },
    tools: ['yak_order(drug, boxes: int, urgent?: bool): 약을 주문한다', 'yak_move(drug, from, to): 약을 옮긴다', 'yak_sticker(text): 스티커를 뽑는다'],
    steps: `
      @n yak_order drug="{drug}" boxes=10 // failed "{n}개 남아 있다" | 주문 | 조회한 약이 열 개 미만이면 10통 주문한다. 그보다 많으면 주문 없이 실패로.
      @n yak_order drug="{drug}" boxes=20 urgent=true // notify message="{drug} 충분" | 급하게 | 10개도 안 남았으면 급히 20통 주문하고, 넉넉하면 약 이름 뒤에 "충분"이라고 화면에 알려 주세요.
      yak_move drug="{drug}" from="{sh}" to="조제대" | 조제대로 | 지금 있는 선반에서 조제대로 옮긴다.
      yak_sticker text="유효 {exp}" | 스티커 | "유효" 한 칸 유효기한, 이렇게 스티커 한 장.
      memory_store key="{drug}" content="{sh}" | 선반 | 약 이름을 키로 하고 내용은 선반. 딴말 쓰지 말 것.
      mqtt_publish topic=약국/건수 payload="{c}" | 건수 | {step2}단계의 건수를 숫자만 약국/건수에.
      mqtt_publish topic=약국/오늘 payload="{c}건" | 건수와 단위 | {step2}단계 답을 단위까지 붙은 그대로 약국/오늘로 보내 주세요.
      send_message channel=sms to="{rep}" text="{drug} {n}개 남음" | 영업 담당 | sms로 {rep}에게 약 이름, 남은 수에 "개 남음"을 붙여 보냄.
    `,
  },
  {
    language: 'ko',
    earlier: ['도면 찾기 | {f}', '출력기 상태 | plotter_stat → 용지 {pp} m 남음, 잉크 {ink}%'],
    slots: { f: '=file_search → 도면/A동_3층.dwg, file_search → 2026/지붕 상세.pdf, file_search → draw/B2_배관.dxf / file_search → 결과 없음, file_search → 0건', pp: '4..29', ink: '31..88', no: 'D-301, A2-17, 구조 12', who: '문 소장, 예진우, 구 실장' },
    tools: ['plotter_run(drawing, copies: int): 도면을 출력한다', 'plotter_roll(metres: int): 용지를 간다', 'site_ask(person, text): 현장에 묻는다'],
    steps: `
      @f plotter_run drawing="{no}" copies=2 // site_ask person="{who}" text="{no} 도면이 어디 있나요?" | 출력 또는 문의 | 앞에서 도면을 찾았으면 {no:을} 두 부 출력. 못 찾았으면 {who}에게 "{no} 도면이 어디 있나요?"라고 물을 것.
      @f failed "도면을 찾았다" // notify message="{no} 없음" | 없을 때만 | {step1}단계에서 아무것도 안 나왔을 때만 "{no} 없음"이라고 띄운다. 나왔으면 이 단계는 실패.
      plotter_roll metres=50 | 용지 | 새 두루마리 50미터로 갈아 주세요.
      memory_store key=잉크 content="{ink}%" | 잉크 | 잉크가 얼마 남았는지 %까지 적어 둔다. 키는 잉크.
      mqtt_publish topic=출력실/용지 payload="{pp}" | 용지 길이 | 출력실/용지 ← 남은 미터 수(숫자)
      notify message="용지 {pp} m, 잉크 {ink}%" | 둘 다 | 남은 용지와 잉크를 "용지 … m, 잉크 …%"로 보여 줘.
      send_message channel=현장 to="{who}" text="잉크 {ink}%" | 잉크 알림 | 현장 채널에서 {who}에게 '잉크'와 남은 퍼센트를 보낸다.
      failed "종이를 접는 도구가 없다" | 접기 | 나온 도면을 A4 크기로 접는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /학교/결석 {"학생": "{s}", "반": "{cl}", "연락처": "{t1}", "사유": "{why}"}',
    earlier: ['학적에서 찾기 | hakjeok → {s}, 보호자 {par}, 전화 {t2}', '담임 확인 | memory_recall → {cl} 담임: {tc}'],
    slots: { s: '고윤채, 탁지호, 설아람', cl: '=2-3, 5-1, 6-4', t1: '=010-4410-2218, 010-9982-0013', t2: '=010-7115-3344, 010-6060-7719', why: '=독감, 가족 행사, 병원', par: '고석만, 변인숙', tc: '=하늘빛 선생님, 노 선생님, 채민아' },
    tools: ['absence_put(학생, 반, 사유?): 결석을 적는다', 'parent_sms(전화, 글): 보호자에게 문자한다', 'class_bell(반, 글): 교실 화면에 띄운다'],
    steps: `
      absence_put 학생="{s}" 반={cl} 사유="{why}" | 결석 | 들어온 내용대로 결석을 적는데 사유도 넣는다.
      absence_put 학생="{s}" 반={cl} | 사유 없이 | 알려 온 학생의 결석을 적되 사유는 비워 두세요.
      parent_sms 전화={t2} 글="결석 확인했습니다" | 학적 전화로 | 학적에 있는 번호로 "결석 확인했습니다".
      parent_sms 전화={t1} 글="결석 확인했습니다" | 알려 온 전화로 | 결석을 알려 온 번호로 "결석 확인했습니다" 문자.
      class_bell 반={cl} 글="{s} 결석" | 교실 | 그 반 화면에 학생 이름과 "결석".
      send_message channel=메신저 to="{tc}" text="{s} {why}" | 담임께 | 메신저로 담임에게 누가 무엇 때문인지(학생 한 칸 사유) 보낸다.
      memory_store key="{s}" content="{par} {t2}" | 보호자 메모 | 학생 이름으로 보호자 이름과 학적의 전화를 한 칸 띄워 저장
      notify message="{tc}" | 담임 | 누가 담임인지 이름만 띄워라.
      file_write path=결석/{cl}.txt content="{s} {why}" append=true | 결석부 | 결석/{cl}.txt 끝에 학생과 사유를 한 칸 띄워 덧붙인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['반죽 온도 | dough_temp → {t}도', '발효실 | proofer_get → {"습도": {h}, "온도": {pt}}', '빵 나오는 시각 | file_read → 식빵 {b1}, 치아바타 {b2}'],
    slots: { t: '=22, 23, 24 / 29, 31, 32', h: '61..88', pt: '=35, 36, 37', b1: '=07:10, 07:40', b2: '=09:20, 10:05', min: '=15, 20, 35' },
    tools: ['ppang_rest(minutes: int, cold?: bool): 반죽을 쉬게 한다', 'ppang_proof(humidity: int, celsius?: int): 발효실을 맞춘다', 'ppang_board(text): 가게 칠판에 쓴다'],
    steps: `
      @t ppang_rest minutes={min} // ppang_rest minutes={min} cold=true | 휴지 | {min}분 쉬게 한다. 반죽이 27도를 넘었으면 냉장으로, 아니면 그냥.
      @t failed "반죽이 {t}도라 차다" // notify message="반죽 {t}도" | 뜨거운 반죽 | {step1}단계가 27도 초과일 때 "반죽 …도"라고 알림. 그 아래면 실패 처리.
      ppang_proof humidity={h} | 습도 유지 | 발효실 습도를 방금 읽은 값 그대로 맞춰 두세요.
      ppang_proof humidity={h} celsius={pt} | 둘 다 유지 | 읽은 습도와 온도로 발효실을 맞춘다.
      ppang_board text="치아바타 {b2}" | 칠판 | 칠판에 치아바타와 나오는 시각.
      send_message channel=단골방 text="식빵은 {b1}에 나와요" | 단골방 | 단골방 채널에 "식빵은 …에 나와요"라고, 시각은 {step3}단계에 있음.
      memory_store key=반죽 content="{t}도" | 반죽 메모 | 반죽 키에 {step1}단계 값을 "도"까지
      mqtt_publish topic=빵집/발효 payload="{h},{pt}" | 발효실 값 | 습도,온도 순으로 숫자 두 개를 쉼표로 이어 빵집/발효에 발행한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 선착장/{ship} {"배": "{ship}", "연료": {f1}, "선장": "{c1}", "선석": {d1}}',
    earlier: ['연료 실측 | fuel_dip → {f2} L', '빈 선석 찾기 | pier_find → {d2}', '출항 명단 | sailors → 선장 {c2}, 기관장 {e}'],
    slots: { ship: '=해성호, 제7금양호, 바다별', f1: '900..1400', f2: '310..780', c1: '=황보영, 도상길', c2: '=남궁철, 갈문식', e: '=위성범, 옥동춘', d1: '1..6', d2: '=11, 12, 15 / 없음, 빈 곳 없음' },
    tools: ['pier_assign(ship, pier: int): 선석을 준다', 'fuel_give(ship, liters: int, signer?): 기름을 넣는다', 'log_ship(ship, text): 항해 일지에 쓴다'],
    steps: `
      @d2 pier_assign ship="{ship}" pier={d2} // failed "빈 선석이 없다" | 새 선석 | 찾은 빈 선석을 배에 준다. 빈 데가 없었다면 실패로 보고.
      pier_assign ship="{ship}" pier={d1} | 원래 선석 | 빈 선석은 다른 배 차지다. 이 배는 알려 온 선석에 그대로 둔다.
      fuel_give ship="{ship}" liters=500 signer="{e}" | 급유 | 500리터, 서명은 명단에 나온 기관장.
      fuel_give ship="{ship}" liters=800 | 급유만 | 800리터 넣어 주세요. 서명은 나중에 받아요.
      log_ship ship="{ship}" text="실측 {f2} L" | 일지 | 일지에 "실측"이라 쓰고 {step1}단계에서 잰 양을 단위까지.
      log_ship ship="{ship}" text="보고 {f1}, 실측 {f2}" | 두 값 | 일지: "보고 A, 실측 B". 숫자만 넣는다.
      send_message channel=무전 to="{c2}" text="출항 준비" | 선장 | 무전으로 명단의 선장에게 "출항 준비".
      send_message channel=무전 to="{c1}" text="실측 {f2} L" | 알려 온 선장 | 이 소식을 보낸 선장에게 무전: "실측" 한 칸 잰 양(L까지)
      memory_store key="{ship}" content="{c2}, {e}" | 명단 | 배 이름으로 선장, 기관장을 쉼표로 저장해 주십시오.
    `,
  },
  {
    language: 'ko',
    earlier: ['서버 핑 | ping_many → web {a} ms\ndb {b} ms\nmail {m}', '인증서 확인 | cert_days → {dom} {d}일 남음'],
    slots: { a: '3..19', b: '21..60', m: '=74 ms, 91 ms / 응답 없음, timeout', dom: '=shop.haneul.kr, api.mirae.net, mail.dolsan.kr', d: '=4, 6, 9 / 48, 77', tk: '=OPS-211, T-0098, 7731' },
    tools: ['infra_restart(host): 서버를 다시 켠다', 'infra_renew(domain, days?: int): 인증서를 갱신한다', 'infra_ticket(ticket, text): 티켓에 쓴다'],
    steps: `
      @m failed "mail은 답한다" // infra_restart host=mail | 메일 서버 | mail이 답하지 않았으면 다시 켜고, 답했으면 건드리지 말고 실패로 끝낼 것.
      @m infra_ticket ticket={tk} text="mail {m}" // infra_ticket ticket={tk} text="mail {m}" | 티켓 | {tk} 티켓에 {step1}단계 마지막 줄을 그대로.
      @d infra_renew domain={dom} // failed "{d}일 남았다" | 갱신 | 열흘도 안 남은 인증서면 갱신. 더 남았으면 실패.
      infra_renew domain={dom} days=90 | 90일로 | 남은 날과 관계없이 그 도메인을 90일짜리로 갱신해 주세요.
      notify message="{dom} {d}일 남음" | 며칠 | {step2}단계가 답한 그대로 화면에.
      memory_store key=db-ms content="{b}" | db | db가 몇 ms였는지 숫자만 db-ms에
      mqtt_publish topic=ops/web payload="{a} ms" | web | web 값을 단위까지 ops/web으로 보낸다.
      send_message channel=slack text="web {a}, db {b}" | 둘 | slack에 "web A, db B"로 올립니다. 단위는 뺍니다.
      infra_restart host=db | db 재시작 | 더 느린 쪽(web과 db 가운데)을 재시작한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['첫 번째 시험 | leak_test → {x1}', '두 번째 시험 | leak_test → {x2}', '시험기 번호 | jig_id → {jig}'],
    slots: { x1: '=합격 0.2 mL, 합격 0.4 mL / 불합격 3.1 mL, 불합격 5.6 mL', x2: '=합격 0.3 mL, 합격 0.1 mL / 불합격 2.8 mL, 불합격 4.9 mL', jig: 'JG-12, 지그 7, L3', lot: '=LT-2210, 26K-14, 0931' },
    tools: ['nusu_pass(lot, jig?): 합격 처리한다', 'nusu_hold(lot, reason): 보류한다', 'nusu_clean(jig): 시험기를 닦는다'],
    steps: `
      @x1 nusu_pass lot={lot} // nusu_hold lot={lot} reason="{x1}" | 첫 시험대로 | {lot} 로트: 첫 시험이 합격이면 합격 처리, 아니면 보류하고 까닭에는 첫 시험 결과를 그대로.
      @x2 nusu_pass lot={lot} jig="{jig}" // failed "{x2}" | 둘째 시험대로 | 두 번째 시험에 붙었으면 {lot:을} 합격 처리하되 시험기 번호도 남긴다. 떨어졌으면 실패.
      @x2 failed "두 번째는 합격이다" // nusu_hold lot={lot} reason="누수" | 누수 보류 | {step2}단계 불합격 → {lot} 보류, 이유 "누수". 합격 → 실패.
      nusu_clean jig="{jig}" | 닦기 | 쓴 시험기를 닦아 주세요.
      memory_store key={lot} content="{x1} / {x2}" | 두 결과 | {lot:을} 키로 두 결과를 차례로 " / "로 이어 저장.
      notify message="{x2}" | 나중 것 | 나중 시험 결과만 띄운다.
      mqtt_publish topic=시험/1 payload="{x1}" | 먼저 것 | 먼저 한 시험의 답을 시험/1에 그대로 발행
      file_write path=시험/{lot}.txt content="{jig}" | 시험기 | 시험/{lot}.txt를 시험기 번호만 들어 있게 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /민박/문의 {"손님": "{g}", "도착": "{d1}", "인원": {n}, "방": "{r1}"}',
    earlier: ['빈방 찾기 | bang_find → {r2}', '요금 계산 | bang_fee → {won}원'],
    slots: { g: '=이한별, 조슈아 리, 배꽃님', d1: '=10월 3일, 12월 24일', n: '2..6', r1: '=별방, 달방', r2: '=솔방, 매화방, 사랑채 / 없음, 모두 참', won: '80000..240000' },
    tools: ['bang_book(방, 손님, 인원?: int): 방을 잡는다', 'bang_reply(손님, 글): 손님에게 답한다', 'bang_bill(손님, 금액: int): 계산서를 만든다'],
    steps: `
      @r2 bang_book 방="{r2}" 손님="{g}" // bang_reply 손님="{g}" 글="방이 없습니다" | 방 잡기 | 빈방이 있었으면 그 방을 손님 앞으로 잡고, 없었으면 손님에게 "방이 없습니다"라고 답한다. 인원은 적지 않는다.
      bang_book 방="{r1}" 손님="{g}" 인원={n} | 원한 방 | 찾은 방 말고 손님이 문의한 방으로, 인원까지 넣어 잡아 주세요.
      bang_bill 손님="{g}" 금액={won} | 계산서 | {step2}단계 요금으로 계산서를 만든다.
      bang_reply 손님="{g}" 글="요금 {won}원" | 요금 답 | 손님께 "요금" 다음에 계산된 요금을 원까지 붙여 답한다.
      @r2 notify message="{r2}" // failed "빈방이 없다" | 어느 방 | 찾은 방의 이름만 이 컴퓨터에 알림. 못 찾았으면 실패다.
      memory_store key="{g}" content="{d1} {n}명" | 손님 메모 | 손님 이름 밑에 도착 날짜와 인원("…명")을 한 칸 띄워 적는다.
      mqtt_publish topic=민박/요금 payload="{won}" | 요금만 | 민박/요금으로는 숫자만 나간다.
      pushover message="{g} {won}원" | 사장에게 | 푸시: 손님 이름 한 칸 요금(원까지)
    `,
  },
  {
    language: 'ko',
    earlier: ['목록 보기 | file_list → {f1}\n{f2}\n{f3}', '길이 재기 | audio_len → {f1} {m1}분, {f2} {m2}분, {f3} {m3}분'],
    slots: { f1: '=0412_회의.wav, 가야금1.mp3, 강연A.m4a', f2: '=0413_면담.wav, 가야금2.mp3, 강연B.m4a', f3: '=0414_총회.wav, 장구.mp3, 질문.m4a', m1: '11..29', m2: '31..48', m3: '2..9', who: '속기사 변, 편집 오하림' },
    tools: ['nokchwi(file, speaker?): 녹취를 푼다', 'sori_cut(file, minutes: int): 앞부분만 잘라 낸다', 'sori_send(file, to): 소리 파일을 보낸다'],
    steps: `
      nokchwi file="{f2}" | 제일 긴 것 | 셋 가운데 가장 긴 녹음을 녹취로 푼다.
      sori_send file="{f3}" to="{who}" | 제일 짧은 것 | 가장 짧은 파일을 {who}에게 보내 주세요.
      sori_cut file="{f1}" minutes=5 | 첫 파일 | 목록 맨 위의 것을 앞 5분만 잘라 낸다.
      nokchwi file="{f1}" speaker=사회자 | 말한 이 | 첫째 녹음, 말한 이는 사회자로 하여 녹취할 것
      memory_store key=녹음길이 content="{m1} / {m2} / {m3}" | 세 길이 | 세 길이를 숫자만 차례대로 " / "로 이어 녹음길이에 저장.
      notify message="{f3} {m3}분" | 마지막 | 마지막 파일과 그 길이를 {step2}단계에 적힌 모양 그대로 보여 준다.
      file_write path=녹음/목록.txt content="{f1}\\n{f2}" | 목록 파일 | 녹음/목록.txt에 첫째와 둘째 파일 이름을 한 줄씩 쓴다.
      mqtt_publish topic=녹음/최장 payload="{m2}" | 최장 | 녹음/최장: 가장 긴 것이 몇 분인지, 숫자
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 온실-1/pin_{pe} 1',
    earlier: ['토양 센서 | gpio_read → pin {p1} = {v1}', '비 센서 | gpio_read → pin {p2} = {v2}'],
    slots: { pe: '2..6', p1: '7..14', v1: '=1 / 0', p2: '15..21', v2: '=1 / 0', p3: '22..27', min: '=3, 8, 12' },
    tools: ['mulju_on(line: int, minutes: int): 물을 준다', 'jibung(open: bool): 지붕을 여닫는다'],
    steps: `
      @v1 mulju_on line=2 minutes={min} // failed "토양 센서가 0이다" | 물 주기 | 토양 센서가 1(마름)로 읽혔으면 2번 줄에 {min}분. 0이면 물은 안 주고 실패.
      @v2 jibung open=false // jibung open=true | 지붕 | 비 센서 1이면 지붕을 닫고 0이면 연다.
      @v2 failed "비가 온다" // gpio_write pin={p3} value=1 | 그늘막 | {step2}단계가 0일 때만 {p3}번에 1을 쓴다. 1이었으면 실패로 해 주세요.
      gpio_write pin={p1} value=0 | 센서 핀 | {step1}단계에서 읽은 그 핀을 0으로 내려라
      gpio_read pin={pe} | 처음 것 | 일을 시작하게 한 핀을 다시 읽는다.
      memory_store key=센서 content="{v1} / {v2}" | 두 센서 | 두 센서 값을 토양부터 "A / B"로, 키는 센서.
      notify message="pin {p2} = {v2}" | 비 센서 답 | 비 센서가 답한 글을 pin부터 그대로 알린다.
      mqtt_publish topic=온실/토양 payload="{v1}" | 토양 | 토양 센서 값 한 자리를 온실/토양으로.
    `,
  },
  {
    language: 'ko',
    earlier: ['차량 위치 | cha_where → {car}: {pl}, 남은 거리 {km} km', '기사에게 물음 | ask_driver → "{say}"', '정비 기록 | memory_recall → {car}: 오일 {oil} km 뒤 교환'],
    slots: { car: '=12가 4410, 88나 0093, 1호차', pl: '=천안 휴게소, 문막 부근, 부산항 3부두', km: '41..188', say: '=30분 늦습니다, 타이어가 이상해요, 길이 막혀요', oil: '=900, 1500, 2400', cust: '=한솔유통, 대덕상회' },
    tools: ['cha_note(car, text): 운행 일지를 쓴다', 'cust_tell(customer, text): 거래처에 알린다', 'oil_plan(car, km: int): 오일 교환을 잡는다'],
    steps: `
      cust_tell customer="{cust}" text="{say}" | 거래처 | {cust}에 기사 말을 따옴표 없이 그대로 전한다.
      cust_tell customer="{cust}" text="지금 {pl}입니다" | 어디쯤 | {cust}에는 "지금 …입니다"로 차가 있는 곳을 알려 주세요.
      cha_note car="{car}" text="{km} km 남음" | 일지 | 일지: 남은 거리를 km까지 쓰고 "남음".
      oil_plan car="{car}" km={oil} | 오일 | 정비 기록에 나온 거리로 오일 교환을 잡는다.
      memory_store key="{car}" content="{pl}" | 위치 | 차 번호에 지금 위치만 저장.
      notify message="{say}" title="{car}" | 기사 말 | 제목은 차, 내용은 {step2}단계에서 들은 말.
      mqtt_publish topic=차/남은거리 payload="{km}" | 거리 | 남은 거리 숫자를 차/남은거리로
      file_write path=운행/오늘.txt content="{car} {pl} {km}" append=true | 기록 | 운행/오늘.txt 끝에 차, 위치, 남은 거리(숫자)를 한 칸씩 띄워 더한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['절차 시작 | {st}', '펌프 온도 | pump_heat → {t} ℃'],
    slots: { st: '=sop_execute → run-412 시작, sop_execute → run-777 시작', t: '=71.5, 74.0, 78.2 / 38.4, 41.0', r: '=과열, 진동, 교대' },
    tools: ['gigye_stop(name, reason?): 기계를 세운다', 'gigye_cool(name, minutes: int): 기계를 식힌다', 'gigye_memo(text): 기계 메모를 남긴다'],
    steps: `
      @t gigye_stop name=pump-2 reason="{t} ℃" // failed "{t} ℃밖에 안 된다" | 세우기 | 온도가 60도를 넘었으면 pump-2를 세우고 이유에 잰 온도를 단위까지 쓴다. 넘지 않았으면 실패.
      @t gigye_cool name=pump-2 minutes=30 // gigye_cool name=pump-2 minutes=5 | 식히기 | 60도보다 높으면 30분, 낮으면 5분 동안 pump-2를 식힌다.
      gigye_memo text="{t} ℃" | 온도 메모 | {step2}단계에서 나온 것을 그대로 기계 메모에.
      gigye_stop name=pump-1 | 1번 | pump-1도 세운다. 이유는 필요 없다.
      memory_store key=온도 content="{t}" | 숫자만 | 온도라는 이름으로 ℃ 없이 저장.
      notify message="펌프 {t} ℃" | 알림 | '펌프' 다음에 온도와 단위.
      mqtt_publish topic=pump/2/temp payload="{t}" | 발행 | pump/2/temp 에 값만 발행합니다.
      sop_cancel run_id="pump-check-7" reason="{r}" | 다른 실행 | pump-check-7 실행을 취소해. 이유: {r}
    `,
  },
  {
    language: 'ko',
    event: 'webhook /택배/사고 {"송장": "{no}", "고객": "{c}", "물건": "{it}", "전화": "{tel}"}',
    earlier: ['사진 판독 | photo_ai → {"파손": "{dm}", "확신": {cf}}', '보험 조회 | boheom → {ins}'],
    slots: { no: '6110..6990', c: '우서진, 길태양, 마루한', it: '=도자기 화병, 27인치 모니터, 참기름 세트', tel: '=010-2210-9904, 010-8871-3345', dm: '=모서리 찌그러짐, 유리 깨짐, 물에 젖음', cf: '0.61..0.98', ins: '=가입, 가입(50만원까지) / 미가입, 조회 안 됨' },
    tools: ['sago_open(송장: int, 내용): 사고를 접수한다', 'sago_pay(송장: int, 고객): 보상을 청구한다', 'sago_msg(전화, 글): 고객에게 문자한다'],
    steps: `
      sago_open 송장={no} 내용="{dm}" | 접수 | 사진에서 알아낸 파손을 내용으로 그 송장의 사고를 접수한다.
      @ins sago_pay 송장={no} 고객={c} // failed "보험이 없다" | 보상 | 보험에 들어 있으면 고객 이름으로 보상 청구. 아니거나 알 수 없으면 실패.
      @ins failed "보험에 들어 있다" // sago_msg 전화={tel} 글="보험 {ins}" | 미가입 문자 | {step2}단계에서 가입이 아니었을 때 고객 전화로 "보험" 그리고 조회된 말을 보낸다. 가입이었으면 실패.
      sago_msg 전화={tel} 글="{it} {dm}" | 고객 문자 | 고객에게 문자: 물건, 한 칸, 판독된 파손.
      memory_store key={no} content="{dm}" | 파손 | 송장을 키로 판독 결과(파손만) 저장하#
      notify message="{cf}" | 확신 | 판독이 얼마나 확실한지 수치만 알림
      send_message channel=물류 text="{c} {it}" | 물류방 | 물류 채널에 고객과 물건을 한 칸 띄워서.
      mqtt_publish topic=사고/판독 payload="{dm}" | 판독 발행 | 사고/판독 ← 파손 내용
    `,
  },
  {
    language: 'ko',
    earlier: ['번역 | beonyeok → {tr}', '감수자 찾기 | memory_recall → 일본어 감수: {a} / 영어 감수: {b}'],
    slots: { tr: '=Please ring the bell, No photos inside, Mind your step', a: '=미우라 켄, 하쿠 유이', b: '=조앤 박, 리암 최', pl: '=1층 안내판, 매표소, 북문' },
    tools: ['annae_show(place, text): 안내판에 띄운다', 'annae_off(place): 안내판을 지운다', 'gamsu_ask(person, text): 감수를 부탁한다'],
    steps: `
      annae_show place="{pl}" text="{tr}" | 안내판 | 번역된 글을 {pl}에 띄운다.
      annae_off place="{pl}" | 지우기 | {pl}에 있는 글은 지워 주세요.
      gamsu_ask person="{b}" text="{tr}" | 감수 | 번역된 문장을 영어 감수자에게 보내 감수받는다.
      gamsu_ask person="{a}" text="3시까지 부탁드립니다" | 일본어 | 일본어 감수하는 분께 "3시까지 부탁드립니다".
      memory_store key=안내문 content="{tr}" | 보관 | 영어 문장을 한 글자도 바꾸지 말고 안내문에 보관.
      file_write path=안내/영문.txt content="{tr}" append=true | 파일 | 안내/영문.txt 끝에 {step1}단계 결과를 덧붙이십시오.
      notify message="{a} / {b}" | 감수자 | 두 감수자의 이름을 "A / B"로, 일본어 쪽부터.
      send_message channel=line to="{a}" text="{tr}" | 라인 | line으로 일본어 감수자에게 번역문 전달
    `,
  },
];
