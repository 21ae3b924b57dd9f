import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 6. */
export const decisions6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 수전/{bld}/전력 {w} W',
    earlier: ['한도 조회 | memory_recall → 계약전력 5000 W, 담당 길 과장', '배선표 확인 | file_read → 에어컨 {ac}번, 조명 {light}번, 온수기 {boil}번'],
    slots: { bld: '1동, 2동, 별관, 기숙사', w: '1800..4700 / 5300..7900', ac: '4..8', light: '9..14', boil: '15..22' },
    steps: `
      @w failed "{w} W로 한도 이내다" // gpio_write pin={boil} value=0 | 온수기 차단 | 들어온 전력이 {step1}단계의 한도를 넘으면 온수기를 끊는다(0). 넘지 않으면 실패.
      ^ | 온수기 | 계약전력 초과 시에만 온수기 출력을 내린다. 번호는 배선표에.
      @w gpio_write pin={ac} value=1 // failed "{w} W로 한도를 넘었다" | 에어컨 | 한도 아래일 때만 에어컨을 1로.
      @w gpio_write pin={light} value=1 // gpio_write pin={ac} value=0 | 조명 또는 에어컨 | 한도 이내면 조명을 켜고(1), 넘었으면 에어컨을 끈다(0).
      mqtt_publish topic=수전/사본 payload="{w} W" | 사본 | 들어온 내용을 그대로 수전/사본 에 발행한다.
      @w notify message="{bld} {w} W 정상" // notify message="{bld} {w} W 초과" | 판정 | 이 컴퓨터에 동, 들어온 전력, 5000 W 이하면 "정상" 아니면 "초과"를 띄운다.
      gpio_write pin={light} value=0 | 조명 끄기 | 5000 W 한도와 관계없이 조명만 끈다.
      memory_store key=최근전력 content="{w} W" | 최근값 | 최근전력 키에 이벤트 값을 단위째 넣는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /공구/대출 {"이름": "{who}", "공구": "{tool}", "보관함": {rack}, "반납": "{until}"}',
    earlier: ['대출 가능자 확인 | file_read → 가능: 서지훈, 오미경, 탁재민, 양 반장'],
    slots: { who: '=서지훈, 오미경, 탁재민, 양 반장 / 고은비, 남궁철, 추 기사, 맹도현', tool: '토크렌치, 레이저수평기, 임팩트, 절연저항계', rack: '4..21', until: '=금요일, 내일 정오, 월요일' },
    tools: ['공구대출(공구, 이름, 반납일?): 공구를 빌려준다', '공구반납(공구): 공구를 돌려받는다'],
    steps: `
      @who 공구대출 공구="{tool}" 이름="{who}" // failed "{who}은 명단에 없다" | 대출 | {step1}단계 명단에 있는 사람에게만 빌려준다. 반납일은 적지 않는다.
      ^ | 공구 내주기 | 가능자 명단에 이름이 없으면 거절, 있으면 신청한 공구를 날짜 없이 대출.
      @who 공구대출 공구="{tool}" 이름="{who}" 반납일="{until}" // failed "명단에 없는 사람이다" | 기한 대출 | 명단에 있으면 신청서의 반납일까지 빌려준다. 없으면 실패.
      @who gpio_write pin={rack} value=1 // gpio_write pin={rack} value=0 | 보관함 | 명단에 있으면 보관함 번호와 같은 핀을 1(열림), 없으면 0.
      @who failed "명단에 있다" // notify message="{who} 명단에 없음: {tool}" | 미등록자 | 명단에 없을 때만 이 컴퓨터에 이름, "명단에 없음", 쌍점, 공구를 띄운다.
      공구반납 공구="{tool}" | 반납 | 사흘이 지나 공구를 돌려받았다.
      file_write path=lend.txt content="{who} / {tool}" append=true | 대장 | lend.txt 끝에 이름과 공구를 " / "로 이어 적는다.
      failed "끌을 갈 도구가 없다" | 날 갈기 | 숫돌에 끌을 간다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 폐수/{line} {"pH": {ph}, "산펌프": {acid}, "알칼리펌프": {lye}, "방류": {out}}',
    slots: { line: '1..6', ph: '2.3..5.2 / 6.0..8.4 / 9.1..11.8', acid: '4..8', lye: '10..15', out: '17..24' },
    steps: `
      @ph failed "pH {ph}는 기준 밖이다" // gpio_write pin={out} value=1 // failed "pH {ph}는 기준 밖이다" | 방류 | pH가 5.8 이상 8.6 이하일 때만 방류 밸브(1)를 연다.
      ^ | 내보내기 | 5.8~8.6을 벗어나면 방류 불가. 안이면 방류 핀 high.
      @ph gpio_write pin={lye} value=1 // failed "pH {ph}이라 중화가 필요 없다" // gpio_write pin={acid} value=1 | 중화 | 5.8 미만이면 알칼리펌프, 8.6 초과면 산펌프를 켠다(1). 그 사이면 실패.
      @ph gpio_write pin={lye} value=1 // failed "산성이 아니다" // failed "산성이 아니다" | 알칼리 투입 | pH가 5.8보다 낮을 때만 알칼리펌프 1.
      @ph failed "알칼리성이 아니다" // failed "알칼리성이 아니다" // gpio_write pin={acid} value=1 | 산 투입 | 8.6을 웃돌 때만 산펌프를 올린다.
      @ph notify message="{line}라인 산성 pH {ph}" // notify message="{line}라인 적정 pH {ph}" // notify message="{line}라인 알칼리 pH {ph}" | 표시 | 이 컴퓨터에 라인, 판정(5.8 미만 산성, 8.6 초과 알칼리, 그 사이 적정), pH와 값을 "9라인 적정 pH 7" 꼴로.
      gpio_write pin={out} value=0 | 방류 중지 | 8분 방류했으니 밸브를 닫는다. 펌프는 두고.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 백신고/{no} {"온도": {t}, "압축기": {comp}, "경보": {alarm}, "보관": "{what}"}',
    slots: { no: '1..8', t: '-4..1 / 3..7 / 10..17', comp: '5..11', alarm: '13..21', what: '독감백신, 인슐린, 혈장, 안약' },
    tools: ['사용금지(보관고: int, 사유): 사용을 금지한다', '사용허가(보관고: int): 사용을 허가한다'],
    steps: `
      @t failed "{t}도로 얼 수 있다" // 사용허가 보관고={no} // failed "{t}도로 높다" | 허가 | 2도에서 8도 사이를 지킨 보관고만 허가한다.
      ^ | 사용 허가 | 온도가 2~8도를 벗어났으면 실패 처리. 벗어나지 않았으면 허가.
      @t gpio_write pin={comp} value=0 // gpio_write pin={alarm} value=0 // gpio_write pin={comp} value=1 | 제어 | 2도 미만이면 압축기 0, 8도 초과면 압축기 1, 그 사이면 경보만 0.
      @t 사용금지 보관고={no} 사유="온도 {t}도" // failed "범위 안이다" // 사용금지 보관고={no} 사유="온도 {t}도" | 금지 | 범위(2~8도) 밖이면 금지하고 사유에 "온도"와 값(도)을 적는다. 안이면 실패.
      @t failed "더운 쪽이 아니다" // failed "더운 쪽이 아니다" // gpio_write pin={comp} value=1 | 냉각 | 8도를 넘을 때만 압축기를 돌린다.
      pushover message="{no}번 {what} {t}도" | 푸시 | 보관고 번호(번), 보관된 것, 온도(도)를 차례로 푸시한다.
      gpio_write pin={alarm} value=1 | 경보 시험 | 한 달에 한 번 경보를 울려 본다. high에서 울린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /방송/요청 {"장소": "{place}", "시각": "{time}", "음량": {vol}, "앰프": {amp}, "신청": "{who}"}',
    slots: { place: '운동장, 강당, 옥상정원, 로비', time: '=10:20, 13:50, 16:35, 20:10 / 22:25, 23:50, 02:15, 05:40', vol: '30..68 / 82..99', amp: '5..22', who: '체육부, 동아리연합, 관리실' },
    tools: ['음량설정(장소, 음량: int): 음량을 맞춘다', '음소거(장소): 소리를 끈다'],
    steps: `
      @time gpio_write pin={amp} value=1 // failed "{time}은 정숙 시간이다" | 앰프 전원 | 정숙 시간은 22시부터 6시까지다. 그 밖의 시간이면 앰프 핀을 1로.
      ^ | 앰프 | 밤 10시~아침 6시 요청은 거절, 나머지는 전원 투입(high).
      @time failed "{time}은 낮이다" // 음소거 장소="{place}" | 야간 음소거 | 22시 이후나 6시 이전의 요청이면 그 장소를 음소거. 낮이면 실패.
      @vol 음량설정 장소="{place}" 음량={vol} // failed "음량 {vol}은 너무 크다" | 음량 | 75 이하의 요청만 그대로 맞춘다.
      @vol 음량설정 장소="{place}" 음량={vol} // 음량설정 장소="{place}" 음량=75 | 음량 상한 | 요청한 음량으로 하되 75를 넘으면 75로 맞춘다.
      @time 음량설정 장소="{place}" 음량=60 // 음량설정 장소="{place}" 음량=15 | 시간대별 | 낮(6~22시)은 60, 밤은 15로 그 장소 음량을 맞춘다.
      notify message="{who} {place} {time} 방송" | 알림 | 이 컴퓨터에 신청한 곳, 장소, 시각, "방송"을 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /출입증/확인 {"성명": "{name}", "번호": "{pass}", "유효기한": "{to}", "문핀": {door}}',
    earlier: ['오늘 날짜 | clock → 2026-09-10 목요일'],
    slots: { name: '하정민, 쩐 티 란, 표승호, 도유진', pass: 'G-120, G-377, G-804, G-951', to: '=2026-10-31, 2026-12-24, 2027-03-02 / 2026-08-31, 2026-02-14, 2025-12-01', door: '4..23' },
    tools: ['출입증연장(번호, 일수: int): 연장한다', '출입증말소(번호, 사유): 말소한다'],
    steps: `
      @to gpio_write pin={door} value=1 // failed "유효기한 {to}이 지났다" | 문 열기 | {step1}단계의 오늘 날짜에 아직 유효한 출입증이면 문 핀을 1로 한다.
      ^ | 출입문 | 기한이 오늘보다 앞이면 실패. 남아 있으면 메시지의 문 핀 high.
      @to failed "{to}까지 유효하다" // 출입증말소 번호={pass} 사유="기한 {to}" | 말소 | 기한이 지난 것은 말소한다. 사유는 "기한"과 그 날짜. 남았으면 실패.
      @to 출입증연장 번호={pass} 일수=30 // 출입증말소 번호={pass} 사유="만료" | 연장/말소 | 오늘 기준 유효하면 30일 연장, 지났으면 "만료"로 말소.
      @to notify message="{name} 유효, {to}까지" // notify message="{name} 만료, {to}까지" | 표시 | 이 컴퓨터에 성명, 오늘 유효하면 "유효" 지났으면 "만료", 쉼표, 기한 뒤에 까지를 붙여 띄운다.
      출입증연장 번호={pass} 일수=7 | 일주일 | 만료 여부와 상관없이 일주일 연장.
      file_write path=gate.txt content="{pass} {name}" append=true | 기록 | gate.txt 에 번호와 성명을 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 관정/{well} {"수위": {"m": {m}}, "펌프": {"핀": {pump}, "가동h": {hours}}, "소독": {"핀": {chlor}}}',
    slots: { well: '동쪽, 2호정, 과수원, 마을', m: '0.7..2.5 / 4.2..12.5', pump: '4..9', hours: '900..7700', chlor: '14..22' },
    steps: `
      @m failed "수위가 {m} m뿐이다" // gpio_write pin={pump} value=1 | 양수 | 수위가 3 m 이상일 때만 펌프 핀을 올린다. 공회전은 안 된다.
      @m gpio_write pin={pump} value=0 // failed "수위가 {m} m로 넉넉하다" | 공회전 방지 | 3 m도 안 되면 펌프를 내린다(0). 넉넉하면 실패.
      ^ | 펌프 세우기 | 수위 3 m 미만 → 펌프 0. 3 m 이상 → 이 단계 실패.
      @m gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | 자동 | 3 m를 기준으로 모자라면 펌프 0, 그렇지 않으면 1.
      gpio_write pin={chlor} value=1 | 소독 | 가동 1만 시간이 안 되었으니 소독 핀만 올린다.
      pushover message="{well} 수위 {m} m, 가동 {hours}시간" | 푸시 | 관정 이름, "수위"와 m, 쉼표, "가동"과 시간을 푸시.
      failed "펌프를 끌어올릴 도구가 없다" | 인양 | 밧줄로 수중펌프를 끌어올린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /경보/수신 {"현장": "{site}", "코드": {code}, "수신기": "{panel}", "시험": {test}}',
    earlier: ['코드표 읽기 | file_read → 10 침입, 20 화재, 30 누수, 40 정전'],
    slots: { site: '본관, 연수원, 제2창고, 매점', code: '=10 / 20 / 30', panel: 'A수신기, 지하반, P2', test: '=false' },
    tools: ['출동요청(대상: 경찰|소방|설비, 현장): 출동을 요청한다', '수신기복구(수신기): 복구한다'],
    steps: `
      @code 출동요청 대상=경찰 현장="{site}" // 출동요청 대상=소방 현장="{site}" // 출동요청 대상=설비 현장="{site}" | 출동 | {step1}단계 코드표로 뜻을 찾아 침입이면 경찰, 화재면 소방, 누수면 설비를 현장으로 보낸다.
      @code failed "침입 코드다" // gpio_write pin=8 value=1 // failed "누수 코드다" | 소화펌프 | 화재일 때만 8번을 1로 해서 소화펌프를 돌린다.
      @code gpio_write pin=13 value=1 // failed "화재 코드다" // failed "누수 코드다" | 셔터 | 13번 high면 셔터가 내려온다. 침입이 아니면 내리지 않는다.
      @code failed "침입 코드다" // failed "화재 코드다" // gpio_write pin=19 value=0 | 급수 차단 | 누수 코드가 왔을 때만 19번을 0으로 잠근다.
      @code notify message="{site} 침입" // notify message="{site} 화재" // notify message="{site} 누수" | 화면 | 이 컴퓨터에 현장과 코드의 뜻을 띄운다.
      수신기복구 수신기="{panel}" | 복구 | 20분이 지나 수신기를 복구한다.
      memory_store key=최근경보 content="{site} {code}" | 기록 | 최근경보 키에 현장과 코드 번호를 한 칸 띄워 적는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['재실 확인 | presence → {home}', '배터리 확인 | ess → {soc}%', '시간대 요금 | price → {won}원'],
    slots: { home: '=없음, 비어 있음 / 2명, 할머니, 1명', soc: '9..37 / 56..97', won: '60..110 / 170..290', lamp: '4..8', heat: '9..16' },
    tools: ['경비설정(모드: 외출|취침): 경비를 건다', '경비해제(): 경비를 푼다', '차량충전(킬로와트: num): 차를 충전한다'],
    steps: `
      @home 경비설정 모드=외출 // failed "집에 사람이 있다: {home}" | 외출 경비 | 집이 비었을 때만 외출로 건다. {step1}단계 참고.
      @home 경비설정 모드=외출 // 경비해제 | 걸기/풀기 | 아무도 없으면 외출 경비, 누가 있으면 해제.
      @home failed "아무도 없다" // gpio_write pin={lamp} value=1 | 현관등 | 사람이 있으면 {lamp}번 현관등을 켠다(1). 비었으면 실패.
      @soc failed "배터리가 {soc}%다" // 차량충전 킬로와트=3.5 | 차 충전 | 배터리가 절반 이상 있을 때 3.5 kW로 충전. {step2}단계에서 확인했다.
      @won 차량충전 킬로와트=11 // failed "요금이 {won}원이다" | 싼 시간 충전 | 요금이 150원 이하일 때만 11 kW로 충전한다. 배터리는 보지 않는다.
      ^ | 11 kW | {step3}단계 요금이 150원을 넘으면 안 하고, 넘지 않으면 11 kW.
      @won gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 온수 히터 | 150원 미만이면 {heat}번 1, 그 이상이면 0.
      경비설정 모드=취침 | 취침 | 두 명이 있든 비었든 취침 경비를 건다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /주문/확인 {"주문": {order}, "나이": {age}, "품목": "{item}", "지역": "{area}", "결제": "{paid}"}',
    slots: { order: '5100..5990', age: '20..68 / 14..18', item: '막걸리, 전자담배, 와인, 라이터', area: '=경기, 강원, 부산 / 제주, 울릉', paid: '=완료 / 대기, 취소' },
    tools: ['발송(주문: int, 방법: 일반|특급): 보낸다', '주문취소(주문: int, 사유): 취소한다', '배편예약(주문: int, 지역): 배편을 잡는다'],
    steps: `
      @age 발송 주문={order} 방법=일반 // failed "{age}세라 보낼 수 없다" | 발송 | 만 19세 이상에게만 일반으로 보낸다.
      ^ | 보내기 | 미성년자(19세 미만)면 실패. 성인이면 일반 발송.
      @paid 발송 주문={order} 방법=특급 // failed "결제가 {paid}이다" | 특급 | 결제가 끝난 주문만 특급으로. 나이는 확인됐다.
      @age 발송 주문={order} 방법=일반 // 주문취소 주문={order} 사유="나이 {age}세" | 발송/취소 | 19세 이상이면 일반 발송, 아니면 "나이"와 그 값(세)을 사유로 적고 취소.
      @area failed "{area}은 육로로 간다" // 배편예약 주문={order} 지역={area} | 배편 | 섬으로 가는 주문만 배편을 잡는다. 뭍이면 실패.
      @area 발송 주문={order} 방법=일반 // failed "{area}은 배로 간다" | 육로 발송 | 섬(제주, 울릉)이 아니면 일반으로 보낸다. 나이와 결제는 봤다.
      memory_store key="주문-{order}" content="{item}, {area}" | 메모 | 주문-{order} 키에 품목과 지역을 쉼표로 적는다.
      주문취소 주문={order} 사유="품절" | 품절 | 19세든 아니든 품절이라 취소. 사유 "품절".
    `,
  },
  {
    language: 'ko',
    earlier: ['실행 현황 | sop_status → {run}: {proc}, {min}분째', '예약 목록 | cron_list → {id} {job} {at}'],
    slots: { run: 'run-18, run-240, r-66, run-3', proc: '=세척, 탱크비우기, 역세', min: '3..24 / 45..120', id: 'c-8, c-31, c-55', job: '야간세척, 일일보고, 등검사', at: '=22:10, 04:45, 13:20' },
    steps: `
      @min failed "{min}분이면 정상이다" // sop_cancel run_id={run} reason="{min}분째" | 멈춘 실행 취소 | 30분 넘게 돌고 있으면 취소한다. 사유는 분 수에 분째를 붙인다. 30분이 안 됐으면 실패.
      ^ | 취소 | 반 시간을 넘긴 실행만, "40분째" 같은 사유로 취소.
      @min failed "{min}분이면 정상이다" // notify message="{proc} {min}분째 안 끝남" | 지연 알림 | 30분을 넘겼으면 이 컴퓨터에 절차, 몇 분째인지, "안 끝남"을 띄운다. 아니면 실패.
      @min sop_status run_id={run} // sop_cancel run_id={run} reason=지연 | 보거나 취소 | 30분 이하면 상태만 확인하고, 넘으면 사유 지연으로 취소.
      cron_remove id={id} | 예약 삭제 | 실행이 아니라 {step2}단계의 예약을 지운다.
      sop_execute name={proc} | 다시 시작 | {step1}단계의 절차를 다시 시작한다. 몇 분째인지는 상관없다.
      memory_store key=예약 content="{job} {at}" | 예약 메모 | 예약 키에 예약된 일과 시각을 적는다.
      sop_cancel run_id={run} reason=점검 | 점검 취소 | 30분이 됐든 안 됐든 점검 사유로 취소.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 사일로/{silo} {"적재": {pct}, "송풍": {blow}, "배관": "{pipe}", "차량": "{car}"}',
    slots: { silo: '시멘트1, 석회, S4, 비산재', pct: '7..70 / 92..99 / ∅, null, "고장"', blow: '5..21', pipe: '=체결, 연결 / 풀림, 미체결', car: '충북80아1207, 경기91바3382, 인천81사7754' },
    tools: ['투입개시(사일로, 차량): 투입을 시작한다', '투입종료(사일로): 투입을 끝낸다'],
    steps: `
      @pct 투입개시 사일로="{silo}" 차량={car} // failed "적재율이 {pct}%다" // failed "적재율을 알 수 없다" | 투입 | 적재율이 90%를 넘지 않는 사일로에 그 차량을 투입시킨다. 값이 없거나 고장이면 하지 않는다.
      ^ | 투입 개시 | 숫자로 읽히고 90 이하일 때만. 그 외에는 실패.
      @pipe gpio_write pin={blow} value=1 // failed "배관이 {pipe} 상태다" | 송풍 | 배관이 연결되어 있어야 송풍 1.
      @pipe gpio_write pin={blow} value=1 // gpio_write pin={blow} value=0 | 송풍 제어 | 배관이 체결됐으면 1, 풀렸으면 0.
      @pct failed "아직 여유가 있다" // 투입종료 사일로="{silo}" // failed "적재율을 알 수 없다" | 종료 | 90%를 초과했을 때만 투입을 끝낸다. 모르면 실패.
      @pct mqtt_publish topic=사일로/적재 payload="{silo} {pct}%" // mqtt_publish topic=사일로/적재 payload="{silo} {pct}%" // failed "적재율 값이 없다" | 적재율 발행 | 사일로/적재 에 이름과 적재율(%)을 발행. 값이 없으면 추측하지 말고 실패.
      투입종료 사일로="{silo}" | 마감 | 90%가 안 됐어도 오후 5시라 끝낸다.
      failed "사일로를 두드릴 도구가 없다" | 두드리기 | 고무망치로 사일로를 두드려 뭉친 것을 떨어뜨린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /민원/접수 {"번호": "{id}", "등급": {prio}, "시설": "{asset}", "내용": "{text}"}',
    slots: { id: '민-301, 민-88, 민-412', prio: '=1 / 2 / 4, 5', asset: '승강기2, 정문 차단기, 놀이터, 지하주차장', text: '소음 심함, 물 샘, 멈춤, 불 안 켜짐' },
    tools: ['출동(조: 주간|야간|외주, 번호): 조를 보낸다', '미루기(번호, 일수: int): 뒤로 미룬다'],
    steps: `
      @prio 출동 조=외주 번호={id} // 출동 조=주간 번호={id} // 미루기 번호={id} 일수=7 | 처리 | 1등급은 외주, 2등급은 주간조, 4등급부터는 일주일 미룬다.
      @prio 출동 조=야간 번호={id} // failed "{prio}등급은 급하지 않다" // failed "{prio}등급은 급하지 않다" | 야간 출동 | 야간조는 1등급에만 나간다.
      @prio failed "{prio}등급은 미룰 수 없다" // failed "{prio}등급은 미룰 수 없다" // 미루기 번호={id} 일수=30 | 한 달 미루기 | 3등급보다 낮은 것(숫자가 큰 것)만 30일 미룬다. 나머지는 실패.
      @prio pushover message="{asset} {text}" // notify message="{asset} {text}" // memory_store key={id} content="{asset} {text}" | 전달 | 시설과 내용을 한 칸 띄워 1등급은 푸시, 2등급은 이 컴퓨터 알림, 4등급 이상은 번호를 키로 메모만.
      출동 조=주간 번호={id} | 주간조 | 등급 1이든 5든 주간조를 보낸다.
      file_write path=claims.txt content="{id}: {asset}, {text}" append=true | 대장 | claims.txt 에 번호, 쌍점, 시설, 쉼표, 내용을 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 터널/{tube} {"CO": {co}, "가시거리": {vis}, "제트팬": {jet}, "표지": {sign}}',
    slots: { tube: '상행, 하행, 2터널', co: '5..55 / 82..170', vis: '80..150', jet: '5..11', sign: '13..21' },
    tools: ['터널통제(터널): 통행을 막는다', '터널제한(터널, 속도: int): 속도를 제한한다'],
    steps: `
      @co failed "CO {co} ppm이다" // gpio_write pin={jet} value=1 | 제트팬 | CO 70 ppm 이상이면 제트팬 1. 그 아래면 실패.
      ^ | 팬 기동 | 70에 못 미치면 기동하지 않음. 70 이상 기동(high).
      @co 터널제한 터널={tube} 속도=80 // 터널통제 터널={tube} | 통행 | 70 ppm 미만은 80으로 제한만, 이상은 통제.
      @co gpio_write pin={jet} value=0 // failed "CO가 아직 {co} ppm이다" | 팬 정지 | 70 밑으로 내려왔을 때만 제트팬을 세운다.
      @co gpio_write pin={sign} value=0 // gpio_write pin={sign} value=1 | 적색 표지 | 1이 점등. 70 ppm 이상이면 켜고 아니면 끈다.
      터널제한 터널={tube} 속도=60 | 감속 | 가시거리가 200 m에 못 미쳐 60으로 낮춘다.
      @co notify message="{tube} CO {co} ppm 소통" // notify message="{tube} CO {co} ppm 통제" | 전광판 | 이 컴퓨터에 터널, CO와 값(ppm), 70 미만이면 소통 이상이면 통제라고 띄운다.
      failed "차를 끌어낼 도구가 없다" | 견인 | 멈춘 차를 비상주차대로 밀어낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /잔디/예초 {"구장": "{field}", "상태": "{wet}", "길이mm": {mm}, "로봇": {robot}, "오늘경기": {games}}',
    slots: { field: '주경기장, 보조구장, 하키장, 잔디마당', wet: '=건조, 마름 / 젖음, 물고임', mm: '20..29 / 42..67', robot: '1..6', games: '=0 / 1, 2, 3' },
    tools: ['예초(로봇: int, 높이: int): 깎는다', '복귀(로봇: int): 로봇을 불러들인다', '선긋기(구장): 선을 긋는다'],
    steps: `
      @wet 예초 로봇={robot} 높이=28 // failed "잔디가 {wet} 상태다" | 예초 | 마른 잔디만 28 mm로 깎는다.
      @mm failed "{mm} mm밖에 안 된다" // 예초 로봇={robot} 높이=30 | 길면 깎기 | 35 mm를 넘게 자랐으면 30으로. 젖어도 괜찮다. 넘지 않으면 실패.
      @games 예초 로봇={robot} 높이=25 // failed "오늘 경기가 {games}건 있다" | 경기 없는 날 | 경기가 없을 때만 25 mm로 깎는다.
      @games failed "오늘 경기가 없다" // 선긋기 구장="{field}" | 선 | 오늘 경기가 있으면 구장에 선을 긋고, 없으면 실패.
      @wet 예초 로봇={robot} 높이=40 // 복귀 로봇={robot} | 깎거나 복귀 | 말랐으면 40 mm, 젖었으면 복귀.
      복귀 로봇={robot} | 복귀 | 35 mm면 충분하니 불러들인다.
      memory_store key="잔디-{field}" content="{mm} mm, {wet}" | 메모 | 잔디-{field} 키에 길이(mm), 쉼표, 상태를 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 랙/{rack} {"흡기": {inc}, "배기": {outc}, "팬": {fan}, "전원": {pdu}}',
    slots: { rack: 'A07, B12, R3, 통신1', inc: '18..25 / 34..42', outc: '44..53', fan: '4..9', pdu: '14..22' },
    tools: ['콘센트재기동(랙, 구: int): 껐다 켠다', '전력제한(랙, 와트: int): 전력을 제한한다'],
    steps: `
      @inc failed "흡기 {inc}도다" // gpio_write pin={fan} value=1 | 팬 | 흡기가 30도를 넘으면 팬을 켠다(1). 배기는 원래 뜨거우니 보지 않는다.
      ^ | 팬 가동 | 흡기 30도 초과 시 팬 핀 high, 이하면 실패.
      @inc 전력제한 랙={rack} 와트=6000 // 전력제한 랙={rack} 와트=2500 | 전력 | 흡기 30도까지는 6000 W, 넘으면 2500 W.
      @inc 콘센트재기동 랙={rack} 구=4 // failed "흡기가 {inc}도다" | 4구 재기동 | 흡기가 30도 이하일 때만 이 랙의 4구를 껐다 켠다.
      gpio_write pin={pdu} value=0 | 전원 차단 | 10분째 응답이 없으므로 전원 핀을 내린다. 팬은 아니다.
      @inc mqtt_publish topic="랙/{rack}/상태" payload="정상 {inc}" // mqtt_publish topic="랙/{rack}/상태" payload="과열 {inc}" | 상태 발행 | 랙/{rack}/상태 에 30도 이하면 정상, 넘으면 과열, 한 칸 뒤 흡기 온도를 발행.
      pushover message="{rack} 흡기 {inc}도, 배기 {outc}도" | 푸시 | "X9 흡기 20도, 배기 40도" 꼴로 이 랙의 값을 푸시한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 계량/{no} 순중량 {kg} kg',
    earlier: ['배합표 | file_read → {recipe}: 목표 250 kg, 허용 ±5 kg'],
    slots: { no: '1..5', kg: '246..254 / 203..238 / 263..298', recipe: '배합4, R-90, 하도재, 사료B', gate: '5..12', vib: '14..21' },
    tools: ['배합승인(배합): 승인한다', '배합보류(배합, 사유): 보류한다'],
    steps: `
      @kg 배합승인 배합="{recipe}" // failed "{kg} kg은 모자란다" // failed "{kg} kg은 많다" | 승인 | 들어온 중량이 {step1}단계 허용 범위 안이면 그 배합을 승인.
      ^ | 배합 승인 | 245~255 kg을 벗어나면 실패. 안이면 배합표의 배합을 승인한다.
      @kg failed "{kg} kg이면 됐다" // gpio_write pin={gate} value=1 // failed "{kg} kg은 이미 많다" | 추가 투입 | 245 kg에 못 미칠 때만 {gate}번 게이트를 연다(1).
      @kg 배합승인 배합="{recipe}" // 배합보류 배합="{recipe}" 사유="부족" // 배합보류 배합="{recipe}" 사유="초과" | 판정 | 245~255는 승인, 그 아래는 사유 "부족", 위는 사유 "초과"로 보류.
      gpio_write pin={vib} value=0 | 진동 정지 | 5초 흔들었으니 {vib}번 진동기를 끈다.
      mqtt_publish topic=계량/원본 payload="순중량 {kg} kg" | 원본 전달 | 저울이 보낸 내용을 글자 그대로 계량/원본 으로 발행한다.
      notify message="{recipe} {kg} kg, 목표 250 kg" | 화면 | 이 컴퓨터에 배합, 중량, 쉼표, "목표"와 목표값을 kg까지 "배합9 240 kg, 목표 250 kg"처럼 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /차고/점검 {"버스": "{bus}", "트레드mm": {tyre}, "제동": "{brake}", "노선": {line}, "정비칸": {bay}}',
    slots: { bus: '1207호, 88호, 2051호, 3340호', tyre: '4.2..9.1 / 1.2..2.7', brake: '=양호, 합격 / 불량, 불합격', line: '11..79', bay: '1..9' },
    tools: ['배차(버스, 노선: int): 노선에 내보낸다', '입고(버스, 칸: int): 정비칸에 넣는다'],
    steps: `
      @tyre 배차 버스={bus} 노선={line} // failed "트레드가 {tyre} mm다" | 배차 | 트레드 3 mm 이상인 버스만 메시지의 노선에 내보낸다.
      @brake 배차 버스={bus} 노선={line} // failed "제동이 {brake}이다" | 제동 확인 배차 | 제동에 이상이 없으면 그 노선으로. 타이어는 봤다.
      @tyre failed "트레드 {tyre} mm면 충분하다" // 입고 버스={bus} 칸={bay} | 타이어 입고 | 3 mm가 안 되면 메시지의 정비칸에 넣는다. 되면 실패.
      @brake 배차 버스={bus} 노선={line} // 입고 버스={bus} 칸={bay} | 노선 또는 정비 | 제동이 좋으면 노선, 나쁘면 정비칸. 번호는 모두 메시지에 있다.
      @brake failed "제동은 {brake}이다" // notify message="{bus} 제동 {brake}" | 불량 알림 | 제동이 나쁠 때만 이 컴퓨터에 버스, "제동", 결과를 띄운다.
      입고 버스={bus} 칸=2 | 2번 칸 | 3 mm든 9 mm든 메시지의 칸이 아니라 2번 칸에 넣는다.
      file_write path=fleet.csv content="{bus};{tyre};{brake}" append=true | 대장 | fleet.csv 에 버스, 트레드, 제동을 세미콜론으로 이어 덧붙인다.
    `,
  },
];
