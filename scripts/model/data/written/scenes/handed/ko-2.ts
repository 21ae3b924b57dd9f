import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; Korean, part 2. */
export const handed4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 정수장/{p} {"펌프": "{p}", "전류": {i1}, "진동": {vb}}',
    earlier: ['전류 재측정 | clampmeter → {"전류": {i2}, "상": "R"}', '이력 찾기 | file_search → {path}:{ln}: {p} 베어링 교체', '교대 확인 | gyodae → 현재 {w1}, 다음 {w2}'],
    slots: { p: '=P-101, P-203, 가압 2호', i1: '11..19', i2: '21..38', vb: '2.1..7.9', path: '=이력/펌프.txt, hist/2026.md, 정비/5월.log', ln: '12..480', w1: '=설기영, 금보람', w2: '=탄주호, 빈나래' },
    tools: ['yongsu_trip(pump, amps: int): 차단 전류를 정한다', 'yongsu_log(pump, amps: int, vib?: num): 펌프 일지를 쓴다', 'yongsu_call(name, text): 근무자를 부른다'],
    steps: `
      yongsu_log pump="{p}" amps={i2} | 일지 | 다시 잰 전류만 일지에 쓴다.
      yongsu_log pump="{p}" amps={i1} vib={vb} | 처음 값으로 | 처음에 들어온 전류와 진동으로 일지를 씁니다.
      yongsu_trip pump="{p}" amps={i2} | 차단값 | 차단 전류를 클램프로 잰 값으로 해 주세요.
      yongsu_call name="{w1}" text="진동 {vb}" | 지금 근무자 | 지금 서 있는 사람을 불러 "진동"과 그 값을 말한다.
      yongsu_call name="{w2}" text="{p} 보세요" | 다음 근무자 | 다음 교대자에게 펌프 이름과 "보세요".
      file_read path={path} from_line={ln} | 그 줄부터 | 찾은 파일을 나온 줄부터 읽어라.
      file_read path={path} | 처음부터 | 찾은 파일을 통째로 읽는다.
      memory_store key="{p}" content="{i1} A / {i2} A" | 두 전류 | 펌프 이름으로, 신고된 전류와 다시 잰 전류를 "n A / n A"로.
      notify message="{w1} 다음 {w2}" | 교대 | 현재 근무자, "다음", 다음 근무자를 한 칸씩 띄워 알림
    `,
  },
  {
    language: 'ko',
    earlier: ['온도 읽기 | {r1}', '습도 읽기 | {r2}'],
    slots: { r1: '=ondo_get → 24.5 ℃, ondo_get → 19.8 ℃ / ondo_get → 오류: 선 끊김, ondo_get → 응답 없음', r2: '=seupdo_get → 48 %, seupdo_get → 53 % / 실패: 센서 없음, 시간 초과', rm: '=수장고, 열람실, 3전시실', who: '=학예사 봉, 시설 마동찬' },
    tools: ['hangon(room, on: bool): 항온기를 켜고 끈다', 'suri(room, text): 수리를 신청한다', 'gwanri_ms(name, text): 담당에게 보낸다'],
    steps: `
      @r1 hangon room="{rm}" on=true // suri room="{rm}" text="온도 센서" | 켜기 또는 수리 | 온도가 제대로 읽혔으면 {rm} 항온기를 켜고, 못 읽었으면 {rm}에 "온도 센서" 수리를 신청해 주세요.
      @r2 failed "습도는 읽혔다" // suri room="{rm}" text="습도 센서" | 습도 수리 | 습도를 못 읽은 경우에만 {rm} 수리 신청(내용: 습도 센서). 읽혔으면 실패.
      @r2 hangon room="{rm}" on=true // hangon room="{rm}" on=false | 습도 따라 | {step2}단계가 성공했으면 {rm} 항온기를 켜고 실패했으면 끈다.
      @r1 failed "온도가 읽혔다" // gwanri_ms name="{who}" text="{rm} 온도를 모릅니다" | 담당에게 | 온도 읽기가 실패로 끝났다면 {who}에게 "{rm} 온도를 모릅니다"를 보낼 것. 성공이면 이 단계가 실패.
      @r1 memory_store key=온도상태 content=정상 // memory_store key=온도상태 content=고장 | 상태 | 온도상태에 '정상' 또는 '고장'을 적는다. 온도를 읽었으면 정상.
      hangon room="{rm}" on=false | 무조건 끄기 | 결과야 어떻든 {rm} 항온기는 끈다.
      @r2 gpio_write pin=9 value=0 // gpio_write pin=9 value=1 | 경고등 | 경고등 9번: 습도 읽기에 실패했을 때 1, 잘됐을 때 0.
      failed "제습제를 갈 도구가 없다" | 제습제 | 진열장 제습제를 새것으로 간다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /카페/주문 {"번호": {no}, "메뉴": "{m1}", "손님": "{g}", "픽업": "{t1}"}',
    earlier: ['재료 보기 | jaeryo → 우유 {mk} L, 원두 {bn} g, 얼음 {ice}', '대신할 메뉴 | menu_alt → {m2}', '걸리는 시간 | baerita_time → {t2}'],
    slots: { no: '101..399', m1: '=아인슈페너, 콜드브루, 딸기라테', g: '은하, 도토리, 라일락', t1: '=14:05, 15:30', t2: '=14:20, 15:50, 16:10', mk: '2..9', bn: '310..940', ice: '=있음 / 없음, 품절', m2: '=유자차, 핫초코, 캐모마일' },
    tools: ['bar_make(번호: int, 메뉴, 얼음?: bool): 음료를 만든다', 'bar_call(손님, 글): 손님을 부른다', 'bar_buy(재료, 양: int): 재료를 산다'],
    steps: `
      bar_make 번호={no} 메뉴="{m1}" | 그대로 | 주문 번호로 손님이 시킨 것을 만든다. 얼음 이야기는 없음.
      bar_make 번호={no} 메뉴="{m2}" | 대신 | 시킨 것은 안 되니 {step2}단계 메뉴로 바꿔 만든다.
      @ice bar_make 번호={no} 메뉴="{m1}" 얼음=true // bar_make 번호={no} 메뉴="{m2}" 얼음=false | 얼음 | 얼음이 있으면 주문한 메뉴를 얼음 넣어, 떨어졌으면 대신할 메뉴를 얼음 없이 만들어 주세요.
      @ice failed "얼음이 있다" // bar_buy 재료=얼음 양=10 | 얼음 사기 | 얼음이 떨어졌을 때만 10 사 온다. 있으면 실패 처리하고 끝.
      bar_call 손님="{g}" 글="{t2}에 나옵니다" | 시간 말하기 | 손님에게 방금 알아본 시각 뒤에 "에 나옵니다".
      notify message="{t1} / {t2}" | 두 시각 | 원한 픽업 시각과 알아본 시각, "A / B".
      memory_store key=우유 content="{mk} L" | 우유 | 우유가 얼마나 남았는지 단위까지 우유에 적기
      mqtt_publish topic=카페/원두 payload="{bn}" | 원두 | 원두 무게, 숫자만 카페/원두로.
      send_message channel=kakao to="{g}" text="{m2} 괜찮으세요?" | 물어보기 | kakao로 손님에게 대신할 메뉴 이름 뒤에 한 칸 띄우고 "괜찮으세요?"를 붙여 묻는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['로그 끝 보기 | tail_log → {h}:02 접속 {u}\n{h}:17 경고 {wn}\n{h}:44 종료 코드 {ec}', '디스크 | df_look → /data {pc}% 사용'],
    slots: { h: '=02, 11, 19', u: 'jiho, backup, svc-a', wn: '=메모리 부족, 느린 쿼리, 인증 만료', ec: '=137, 139, 255', pc: '=91, 94, 97 / 40, 55, 63', hn: 'tal-1, seorabeol, gaya3' },
    tools: ['host_clean(host, path): 찌꺼기를 지운다', 'host_kick(host, user): 사용자를 내보낸다', 'gijang(text, level?: info|warn): 기장에 남긴다'],
    steps: `
      gijang text="{h}:44 종료 코드 {ec}" | 마지막 줄 | {step1}단계 마지막 줄을 시각까지 그대로 기장에 남긴다.
      gijang text="{wn}" level=warn | 경고만 | 경고 내용만, 수준은 warn으로 남겨 주세요.
      host_kick host={hn} user="{u}" | 내보내기 | {hn}에서 접속한 그 사용자를 내보낸다.
      @pc host_clean host={hn} path=/data // failed "{pc}%밖에 안 찼다" | 청소 | /data가 90%를 넘게 찼으면 {hn}의 /data를 청소. 아니면 하지 말고 실패.
      @pc gpio_write pin=12 value=1 // gpio_write pin=12 value=0 | 빨간등 | 12번 핀은 빨간등. 90% 초과면 1, 이하면 0.
      mqtt_publish topic=서버/코드 payload="{ec}" | 종료 코드 | 종료 코드의 숫자만 서버/코드로
      notify message="/data {pc}% 사용" | 디스크 | {step2}단계 답을 통째로 알린다.
      memory_store key=첫줄 content="{h}:02 접속 {u}" | 첫 줄 | 로그의 맨 첫 줄을 '첫줄'에 저장하십시오.
      sop_cancel run_id=run-{ec} reason="{wn}" | 실행 취소 | run-{ec} 실행을 취소한다. 이유는 로그의 경고 내용.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /병원/수술 {"환자": "{pt}", "방": "{r1}", "시각": "{t1}", "집도": "{d1}"}',
    earlier: ['수술방 현황 | orboard → {r2}: 비었음, {r3}: 청소 중', '혈액 확인 | blood → {bl}', '마취과 당직 | memory_recall → 마취 당직 {d2}, 내선 {ex}'],
    slots: { pt: '우진경, 맹도윤, 천보라', r1: '=3번 방, 5번 방', r2: '=7번 방, 9번 방', r3: '=11번 방, 12번 방', t1: '=13:00, 15:40, 08:30', d1: '=길 교수, 탁 교수', d2: '=선우 교수, 마 교수', ex: '2101..2988', bl: '=O형 4단위 있음, A형 2단위 있음 / 없음, 재고 0' },
    tools: ['or_set(환자, 방, 시각?): 수술방을 잡는다', 'or_clean(방, 급함?: bool): 방을 청소시킨다', 'ext_ring(내선: int, 말): 내선에 전화한다'],
    steps: `
      or_set 환자="{pt}" 방="{r2}" | 빈 방으로 | 환자를 지금 빈 방으로 잡는다. 시각은 아직.
      or_set 환자="{pt}" 방="{r1}" 시각="{t1}" | 신청대로 | 신청에 적힌 방과 시각 그대로 잡을 것.
      or_clean 방="{r3}" 급함=true | 빨리 | 청소하고 있는 방을 급하다고 재촉해 주세요.
      or_clean 방="{r2}" | 빈 방 청소 | 빈 방도 한 번 청소시킨다.
      ext_ring 내선={ex} 말="{pt} 준비" | 마취과 | 마취 당직 내선으로 전화. "환자 이름, 한 칸, 준비"라고 말한다.
      @bl ext_ring 내선={ex} 말="피 있습니다" // failed "피가 없다" | 혈액 | 혈액이 확보되었으면 그 내선으로 "피 있습니다". 없으면 실패.
      send_message channel=메신저 to="{d1}" text="{r2} 비었음" | 집도의 | 집도하는 분께 메신저로, 빈 방과 "비었음".
      memory_store key="{pt}" content="{d1} / {d2}" | 두 의사 | 환자 이름을 키로 집도의와 마취 당직을 "A / B"
      notify message="{bl}" | 혈액 상태 | 혈액 조회 결과를 글자 그대로 알려 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['첫째 검수 | geomsu → 통과', '둘째 검수 | geomsu → 실패: {er}', '셋째 검수 | geomsu → 통과, 점수 {sc}'],
    slots: { er: '=바느질 풀림, 얼룩, 치수 벗어남', sc: '81..99', a: 'BX-10, 가방 11, T-41', b: 'BX-20, 가방 26, T-55', c: 'BX-30, 가방 37, T-68' },
    tools: ['sangpum_hold(item, why): 상품을 뺀다', 'sangpum_ship(item): 상품을 내보낸다', 'sangpum_score(item, score: int): 점수를 매긴다'],
    steps: `
      sangpum_hold item="{b}" why="{er}" | 빼기 | 검수 순서는 {a}, {b}, {c}. 떨어진 것을 빼고, 까닭에는 그 검수에서 "실패:" 뒤에 나온 말만 쓴다.
      sangpum_score item="{c}" score={sc} | 점수 | 차례로 {a}, {b}, {c:을} 검수했다. 점수가 나온 것에 그 점수를 매겨 주세요.
      sangpum_ship item="{a}" | 첫째 출고 | {a:은} {step1}단계, {b:은} {step2}단계에서 봤다. 둘 중 통과한 것을 내보낸다.
      sangpum_ship item="{c}" | 셋째 출고 | {b}({step2}단계)와 {c}({step3}단계) 중 통과한 것을 출고할 것.
      failed "둘째 검수가 실패했다" | 모두 출고 | 세 검수가 다 통과했을 때만 {a} 출고. 하나라도 떨어졌으면 실패.
      memory_store key=불량 content="{er}" | 불량 | 무엇이 문제였는지 불량에 적어 둔다("실패:"는 빼고).
      notify message="실패: {er}" | 둘째 답 | {step2}단계의 답을 그대로 화면에.
      mqtt_publish topic=검수/점수 payload="{sc}" | 점수 발행 | 점수, 숫자만, 검수/점수.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /이사/견적 {"고객": "{c}", "짐": {w1}, "출발": "{f}", "도착": "{t}", "연락처": "{tel}"}',
    earlier: ['현장 실측 | jim_scan → {w2}톤', '트럭 찾기 | truck_free → {tr}, 기사 {dr}({dt})'],
    slots: { c: '한고을, 부가영, 제갈윤', w1: '1.5..2.5', w2: '3.0..5.5', f: '=청주 복대동, 안양 평촌', t: '=세종 도담동, 춘천 석사동', tel: '=010-3321-0098, 010-7781-2210', tr: '=5톤 윙바디 2호, 88보 1204, 트럭 9', dr: '노상구, 엄태식', dt: '=010-1002-3003, 010-5005-6006' },
    tools: ['isa_plan(고객, 트럭, 톤?: num): 이사를 잡는다', 'isa_route(트럭, 부터, 까지): 길을 잡는다', 'isa_sms(번호, 글): 문자한다'],
    steps: `
      isa_plan 고객="{c}" 트럭="{tr}" | 이사 잡기 | 찾은 트럭으로 고객 이사를 잡는다. 무게는 빼고.
      isa_plan 고객="{c}" 트럭="{tr}" 톤={w2} | 실측 무게로 | 무게는 실측값으로 넣어 잡아 주세요.
      isa_plan 고객="{c}" 트럭="{tr}" 톤={w1} | 신청 무게로 | 찾은 트럭으로 잡되 무게를 고객이 적은 대로 넣는다.
      isa_route 트럭="{tr}" 부터="{f}" 까지="{t}" | 길 | 그 트럭의 길: 출발지부터 도착지까지.
      isa_route 트럭="{tr}" 부터="{t}" 까지="{f}" | 돌아오는 길 | 일 마치고 빈 차로 되돌아오는 길을 잡을 것.
      isa_sms 번호={dt} 글="{f} 앞으로 오세요" | 기사 문자 | 기사 번호로 문자: 출발지 뒤에 한 칸 띄우고 "앞으로 오세요".
      isa_sms 번호={tel} 글="실측 {w2}톤" | 고객 문자 | 고객 번호로 "실측"과 잰 무게(톤까지).
      notify message="{w1} / {w2}" | 두 무게 | 신청과 실측을 숫자로 "A / B".
      memory_store key="{c}" content="{dr} {dt}" | 기사 | 고객 이름에 기사 이름과 번호를 한 칸 띄워 저장하#
    `,
  },
  {
    language: 'ko',
    earlier: ['장비 목록 | board_info → {b1}: 연결됨\n{b2}: 끊김\n{b3}: 연결됨(GPIO 40개)', '배선 메모 | memory_recall → 배기팬 {p1}번, 조명 {p2}번'],
    slots: { b1: 'lab-pi, uno-1, 온실판', b2: 'roof-esp, uno-2, 창고판', b3: 'main-io, mega-1, 전시판', p1: '2..13', p2: '14..27' },
    tools: ['jangbi_reset(board): 장비를 초기화한다', 'jangbi_name(board, label): 장비에 이름을 준다'],
    steps: `
      jangbi_reset board="{b2}" | 끊긴 것 | 끊어진 장비를 초기화한다.
      gpio_write pin={p1} value=1 board="{b3}" | 배기팬 | 배기팬을 켠다(1). GPIO가 40개인 보드에 달려 있어요.
      gpio_write pin={p2} value=0 board="{b1}" | 조명 | 조명 핀에 0을 준다. 보드는 목록의 첫째.
      gpio_read pin={p2} board="{b3}" | 조명 읽기 | 목록 마지막 보드에서 조명 핀을 읽을 것.
      jangbi_name board="{b1}" label="예비" | 이름 | 첫 줄의 장비 이름표를 "예비"로.
      memory_store key=끊김 content="{b2}" | 적기 | 어느 장비가 끊겼는지 이름만 '끊김'에 적는다.
      board_info board="{b2}" | 다시 보기 | 끊긴 장비의 상태를 다시 물어본다.
      mqtt_publish topic=보드/핀 payload="{p1},{p2}" | 두 핀 | 배기팬 핀과 조명 핀을 이 순서로 쉼표만 넣어 보드/핀에 발행.
      notify message="{b2} 끊김" | 알림 | 끊긴 장비 이름 뒤에 "끊김"을 붙여 알린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 도서관/반납 {"책": "{bk}", "등록번호": "{id}", "반납자": "{who}"}',
    earlier: ['예약자 찾기 | yeyak → {rs}', '자리 찾기 | seoga → {sh}, {fl}층'],
    slots: { bk: '=모래의 시간, 개미 백과, 겨울 부엌', id: 'KR0091, B-3307, 어린이 212', who: '추민재, 연다흰', rs: '=고은별, 김 조셉, 봄이네 / 예약 없음, 없음', sh: '=813.7-ㅁ2, 아동 5서가, 보존 12', fl: '1..4' },
    tools: ['chaek_keep(등록번호, 사람): 예약자 몫으로 둔다', 'chaek_shelf(등록번호, 서가, 층?: int): 서가에 꽂는다', 'chaek_tell(사람, 글): 이용자에게 알린다'],
    steps: `
      @rs chaek_keep 등록번호="{id}" 사람="{rs}" // chaek_shelf 등록번호="{id}" 서가="{sh}" | 보관 또는 꽂기 | 예약한 사람이 있으면 그 사람 몫으로 두고, 없으면 찾은 서가에 꽂는다. 층은 적지 않는다.
      @rs chaek_tell 사람="{rs}" 글="{bk} 왔습니다" // failed "예약자가 없다" | 예약자에게 | 예약자에게 책 이름과 "왔습니다"를 한 칸 띄워 알려 주세요. 예약이 없으면 실패.
      chaek_shelf 등록번호="{id}" 서가="{sh}" 층={fl} | 층까지 | 예약은 무시하고, {step2}단계에 나온 서가와 층에 꽂을 것.
      chaek_tell 사람="{who}" 글="반납 확인" | 반납자 | 책을 돌려준 사람에게 "반납 확인".
      memory_store key="{id}" content="{sh}" | 서가 | 등록번호로 서가만 저장한다.
      notify message="{bk}: {fl}층" | 어디로 | 책 이름, 쌍점, 몇 층인지("층"까지) 알림.
      mqtt_publish topic=도서관/예약 payload="{rs}" | 예약 결과 | {step1}단계 답을 도서관/예약에 그대로 발행하라
      file_write path=반납.log content="{id} {who}" append=true | 반납 기록 | 반납.log 끝에 등록번호와 반납자를 한 칸 띄워 덧붙여요.
    `,
  },
  {
    language: 'ko',
    earlier: ['시세 조회 | sise → {fish} kg당 {won}원({mk})', '얼음 확인 | ice_left → {ice} 포대', '어제 시세 | memory_recall → {fish} {yw}원'],
    slots: { fish: '=참돔, 갈치, 삼치', won: '11000..29000', mk: '=노량진, 자갈치, 동해', yw: '3000..9900', ice: '=0 / 4, 7, 12', boat: '=명진호, 은파 2호, 남해스타' },
    tools: ['eopan_bid(fish, won: int, market?): 경매에 내놓는다', 'eopan_ice(boat, bags: int): 얼음을 싣는다', 'eopan_radio(boat, text): 배에 무전한다'],
    steps: `
      eopan_bid fish="{fish}" won={won} | 내놓기 | 조회한 물고기를 오늘 시세로 내놓는다.
      eopan_bid fish="{fish}" won={won} market="{mk}" | 시장까지 | 오늘 시세와 그 시장을 모두 적어 내놓아 주세요.
      eopan_bid fish="{fish}" won={yw} | 어제 값 | 조회한 고기를 어제 시세로 내놓을 것.
      @ice failed "얼음이 없다" // eopan_ice boat="{boat}" bags={ice} | 얼음 | 남은 얼음을 전부 {boat}에 싣는다. 하나도 없으면 실패.
      @ice eopan_radio boat="{boat}" text="얼음 없음" // eopan_radio boat="{boat}" text="얼음 {ice} 포대" | 무전 | {boat}에 무전. 얼음이 0이면 "얼음 없음", 남았으면 "얼음" 다음에 {step2}단계 답.
      memory_store key="{fish}" content="{won}원" | 오늘 시세 | 고기 이름에 오늘 시세를 원까지 적는다.
      notify message="{yw} → {won}" | 변동 | 어제와 오늘 시세를 숫자로 "A → B"
      mqtt_publish topic=어판/시장 payload="{mk}" | 시장 | 어느 시장 시세인지만 어판/시장으로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /공연/관객 {"공연": "{sh}", "관객": {n1}, "시각": "{t1}"}',
    earlier: ['문 앞에서 세기 | gate_cnt → {n2}명', '비상구 확인 | exit_chk → {ex}', '무대감독 | memory_recall → 무대감독 {sm}, 조명 {lt}'],
    slots: { sh: '=심청, 햄릿, 달의 노래', n1: '110..190', n2: '201..340', t1: '=19:30, 14:00', ex: '=이상 없음, 모두 열림 / 2번 막힘, 북쪽 잠김', sm: '=국지훈, 모란', lt: '=표세라, 강 감독' },
    tools: ['gongyeon_go(show, seats?: int): 공연을 시작한다', 'gongyeon_wait(show, reason): 공연을 미룬다', 'intercom_ko(person, text): 인터컴으로 말한다'],
    steps: `
      @ex gongyeon_go show="{sh}" // gongyeon_wait show="{sh}" reason="{ex}" | 시작 또는 연기 | 비상구가 다 괜찮으면 공연을 시작하고, 문제가 있으면 미루되 사유는 확인 결과 그대로.
      @ex gongyeon_go show="{sh}" seats={n2} // failed "비상구 {ex}" | 관객 수와 함께 | 비상구에 문제없을 때만 문에서 센 관객 수를 넣어 시작. 문제가 있으면 실패.
      gongyeon_go show="{sh}" seats={n1} | 들어온 수로 | 비상구 확인은 신경 쓰지 말고 알림에 적힌 관객 수로 시작하세요.
      intercom_ko person="{sm}" text="관객 {n2}명" | 무대감독 | 무대감독에게 "관객"과 문에서 센 수를 "명"까지.
      intercom_ko person="{lt}" text="{t1} 암전" | 조명 | 조명 맡은 사람에게 공연 시각 뒤에 "암전".
      @ex failed "비상구는 이상 없다" // notify message="비상구 {ex}" | 비상구 | 비상구에 이상이 있을 때만 '비상구'와 그 내용을 띄운다. 이상이 없으면 실패.
      memory_store key="{sh}" content="{n1} / {n2}" | 관객 수 | 공연 이름에 알림의 관객과 센 관객을 숫자로 "A / B" 저장
      mqtt_publish topic=공연/입장 payload="{n2}" | 입장 | 문 앞에서 센 수를 숫자만 공연/입장에 발행한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['설정 파일 찾기 | file_search → {f1}: port={p1}\n{f2}: port={p2}', '접속 시험 | port_try → {p1} 열림, {p2} 닫힘'],
    slots: { f1: '=conf/a.ini, etc/main.yaml, 설정/본사.conf', f2: '=conf/b.ini, etc/old.yaml, 설정/지점.conf', p1: '8001..8499', p2: '9001..9499', svc: 'bori, hanuri, mail-x' },
    tools: ['svc_port(service, port: int): 포트를 바꾼다', 'svc_conf(service, file, reload?: bool): 설정 파일을 정한다', 'fw_open(port: int): 방화벽을 연다'],
    steps: `
      svc_port service={svc} port={p1} | 열린 포트 | {svc:을} 열려 있는 포트로 바꾼다.
      fw_open port={p2} | 닫힌 포트 | 닫혀 있다고 나온 포트를 방화벽에서 연다.
      svc_conf service={svc} file="{f2}" | 둘째 설정 | {svc}에 두 번째로 찾은 설정 파일을 쓰게 할 것.
      svc_conf service={svc} file="{f1}" reload=true | 첫 설정, 다시 읽기 | {svc}, 먼저 나온 파일로 하고 바로 다시 읽게 해 주세요.
      file_read path="{f2}" | 읽기 | 닫힌 포트가 적힌 파일을 읽는다.
      file_write path="{f1}" content="port={p2}" | 고쳐 쓰기 | 첫 파일을 "port=" 바로 뒤에 둘째 파일의 포트가 오는 한 줄로 새로 쓴다.
      memory_store key={svc} content="{p1}" | 포트 메모 | {svc:을} 키로 열린 포트 번호만 적기
      notify message="{p1} 열림, {p2} 닫힘" | 시험 결과 | {step2}단계에서 나온 그대로.
      mqtt_publish topic=설정/파일 payload="{f1}" | 파일 | 첫째 파일의 경로를 설정/파일에 보냅니다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 기계실/pin_{pe} {lv}',
    earlier: ['유량 보기 | {fl}', '압력 보기 | amnyeok → {kp} kPa', '점검자 | memory_recall → 기계실: {who}, 긴급 {tel}'],
    slots: { pe: '2..9', lv: '=0, 1', fl: '=yuryang → 14 L/min, yuryang → 22 L/min / yuryang → 측정 실패, yuryang → 값 없음', kp: '=420, 455, 510 / 120, 180, 240', who: '=백승준, 곽 주임', tel: '=031-880-4412, 010-8080-1212', v: '10..18', w: '19..27' },
    tools: ['valve_hold(minutes: int): 밸브를 잠시 닫는다', 'pipe_note(text): 배관 일지를 쓴다', 'ars_call(number, text): 번호로 전화한다'],
    steps: `
      @kp valve_hold minutes=10 // failed "{kp} kPa이다" | 밸브 | 압력이 400을 넘으면 10분 닫는다. 안 넘으면 실패.
      @kp gpio_write pin={v} value=1 // gpio_write pin={w} value=1 | 어느 등 | 400 kPa 초과면 {v}번에 1, 아니면 {w}번에 1을 준다.
      @fl failed "유량은 읽혔다" // pipe_note text="유량 모름" | 유량 모름 | 유량을 못 쟀을 때에 한해 일지에 "유량 모름". 쟀다면 실패.
      pipe_note text="{kp} kPa" | 압력 적기 | 일지에 {step2}단계 값을 단위까지 쓴다.
      ars_call number={tel} text="{kp}" | 긴급 전화 | 긴급 번호로 전화해 압력을 숫자로만 읽어 준다.
      gpio_read pin={pe} | 다시 읽기 | 신호를 보낸 핀을 다시 읽는다.
      memory_store key=기계실 content="{who} {tel}" | 점검자 | 점검자와 긴급 번호를 한 칸 띄워 기계실에 저장해 주십시오.
      @fl send_message channel=sms to="{who}" text="유량 정상" // send_message channel=sms to="{who}" text="유량 확인 바람" | 점검자 문자 | 점검자에게 sms. 유량이 읽혔으면 "유량 정상", 못 읽었으면 "유량 확인 바람".
      notify message="{lv}" | 신호 | 들어온 신호 값만 띄울 것.
    `,
  },
  {
    language: 'ko',
    earlier: ['카드 대기 | card_tap → {"카드": "{cd}", "이름": "{nm}", "유효": {va}}', '남은 횟수 | pass_left → {lf}회'],
    slots: { cd: '04A9-1, 7731, NFC-22', nm: '=한세이, 마이클 정, 류온', va: '=true / false', lf: '=0 / 3, 8, 11', gate: '=1, 2, 4' },
    tools: ['gym_gate(gate: int, open: bool): 문을 여닫는다', 'gym_charge(card, times: int): 횟수를 채운다', 'gym_hello(text, name?): 화면에 인사를 띄운다'],
    steps: `
      @va gym_gate gate={gate} open=true // failed "유효하지 않은 카드이다" | 문 | 카드가 유효하면 {gate}번 문을 연다. 무효면 열지 말고 실패.
      @lf gym_charge card="{cd}" times=10 // failed "{lf}회 남았다" | 채우기 | 남은 게 0회면 댄 카드에 10회 채우고 남아 있으면 실패로.
      @lf gym_hello text="충전하세요" // gym_hello text="{lf}회" | 인사말 | 0회이면 "충전하세요", 남았으면 몇 회인지("…회")를 화면에.
      gym_hello text="반갑습니다" name="{nm}" | 이름 인사 | "반갑습니다", 이름도 함께. 이름은 카드에서 읽은 것.
      gym_charge card="{cd}" times=1 | 한 번 더 | 서비스로 그 카드에 1회 더해 주세요.
      memory_store key="{cd}" content="{nm}" | 카드 임자 | 카드 번호를 키로 임자 이름을 저장
      mqtt_publish topic=체육관/남음 payload="{lf}" | 남은 횟수 | 체육관/남음에 숫자만 보낸다.
      notify message="{nm}: {lf}회" | 데스크 | 이름, 쌍점, 남은 횟수("회"까지)를 데스크에 알림.
      gym_gate gate={gate} open=false | 닫기 | 카드와 상관없이 {gate}번 문을 닫아라.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /선별/사과 {"상자": "{bx}", "당도": {br1}, "농가": "{fm}"}',
    earlier: ['당도 재측정 | brix → {br2}', '흠 검사 | scar_eye → {sc}', '갈 곳 | memory_recall → 특: {pA} / 보통: {pB}'],
    slots: { bx: 'A-110, 7번, SX31', br1: '11.0..12.5', br2: '=15.1, 16.4, 14.8 / 9.9, 10.4, 8.7', sc: '=흠 없음, 깨끗함 / 흠 4개, 멍 2개', fm: '=덕유농원, 임 씨네, 하늘과수', pA: '=서울 가락, 백화점', pB: '=주스 공장, 읍내 장' },
    tools: ['sagwa_send(box, place): 상자를 보낸다', 'sagwa_grade(box, grade: top|mid|low, brix?: num): 등급을 매긴다', 'sagwa_farm(farm, text): 농가에 알린다'],
    steps: `
      @br2 sagwa_send box="{bx}" place="{pA}" // sagwa_send box="{bx}" place="{pB}" | 보내기 | 다시 잰 당도가 14를 넘으면 '특'이 갈 곳, 아니면 '보통'이 갈 곳으로 상자를 보낸다.
      @sc sagwa_grade box="{bx}" grade=top // sagwa_grade box="{bx}" grade=low | 등급 | 흠이 없으면 top, 있으면 low. 당도는 적지 않는다.
      sagwa_grade box="{bx}" grade=mid brix={br2} | 중간 등급 | 검사와 상관없이 mid, 당도는 재측정 값으로 적을 것.
      sagwa_grade box="{bx}" grade=mid brix={br1} | 들어온 당도로 | mid로 매기고 당도는 처음 들어온 값을 쓴다.
      @sc failed "흠이 없다" // sagwa_farm farm="{fm}" text="{sc}" | 농가에 | 흠이나 멍이 나왔으면 농가에 검사 결과를 그대로 알려 주세요. 안 나왔으면 실패.
      memory_store key="{bx}" content="{br1}, {br2}" | 당도 둘 | 상자를 키로 두 당도를 처음 것부터 쉼표와 한 칸으로 이어 저장.
      notify message="{sc}" | 흠 | {step2}단계 결과 그대로
      mqtt_publish topic=선별/당도 payload="{br2}" | 당도 | 나중에 잰 당도만 선별/당도로 보내 줘요.
    `,
  },
];
