import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 4. */
export const decisions4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 배수/{site} {"수위cm": {lvl}, "펌프": {pump}, "경보": {alarm}, "전류": {amp}}',
    slots: { site: '남문, 3지하도, 하천변, 유수지', lvl: '20..115 / 160..290', pump: '4..9', alarm: '13..19', amp: '7..24' },
    tools: ['배수문.열기(위치): 배수문을 연다', '배수문.닫기(위치): 배수문을 닫는다'],
    steps: `
      @lvl failed "수위가 {lvl} cm다" // gpio_write pin={pump} value=1 | 펌프 가동 | 수위 150 cm를 넘어야 펌프 출력을 1로 한다. 넘지 않으면 실패.
      ^ | 퍼내기 | 1.5 m 초과 시 펌프 기동, 이하면 거절.
      @lvl failed "아직 {lvl} cm다" // notify message="{site} 수위 {lvl} cm, 기준 150 cm" | 수위 알림 | 150 cm를 넘었을 때만 이 컴퓨터에 위치, "수위"와 값, 쉼표, "기준"과 150 cm를 띄운다. 값에는 cm를 붙인다.
      @lvl gpio_write pin={alarm} value=0 // gpio_write pin={alarm} value=1 | 경보등 | 150 cm 초과면 경보 출력 1, 그 아래면 0.
      배수문.닫기 위치="{site}" | 수문 | 배수문을 닫는다. 열지 말 것. 20분 뒤 만조다.
      gpio_write pin={pump} value=0 | 펌프 정지 | 30 A를 넘기 전에 펌프를 세운다.
      mqtt_publish topic="배수/기록" payload="{lvl} cm / {amp} A" | 기록 | 배수/기록 토픽으로 수위와 전류를 "100 cm / 9 A" 꼴로 발행한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hoist/요청 {"바": "{bar}", "하중": {kg}, "한계": {max}, "무대인원": {n}, "요청자": "{who}"}',
    slots: { bar: '3번바, 7번바, 현수막바, 조명바', kg: '60..190 / 410..620', max: '=250, 300, 350', n: '=0 / 1, 3, 8', who: '무대감독, 조명팀, 임 기사' },
    tools: ['바내림(바): 바를 내린다', '바올림(바): 바를 올린다', '바정지(): 모든 바를 세운다'],
    steps: `
      @kg 바올림 바="{bar}" // failed "하중 {kg} kg이 한계를 넘는다" | 올리기 | 하중이 한계 이내인 바만 올린다.
      ^ | 바 올림 | 한계보다 무거우면 실패. 가벼우면 요청한 바를 올려 주세요.
      @n 바내림 바="{bar}" // failed "무대에 {n}명이 있다" | 내리기 | 무대에 사람이 없어야 내릴 수 있다.
      ^ | 바 내림 | 무대 인원이 0이 아니면 절대 내리지 않음. 0이면 내림.
      @n 바내림 바="{bar}" // 바정지 | 내림 또는 정지 | 무대가 비었으면 요청한 바를 내리고, 사람이 있으면 전부 세운다.
      @kg failed "한계 이내다" // pushover message="{bar} {kg} kg, 한계 {max} kg" | 과적 푸시 | 한계를 초과한 경우에만 바, 하중, 쉼표 뒤에 "한계"와 한계값을 kg 단위로 푸시한다.
      file_write path=stage.log content="{who}: {bar}" append=true | 기록 | stage.log 에 요청자, 쌍점, 바를 한 줄 추가.
      바정지 | 전체 정지 | 300 kg이든 몇이든 지금은 모두 세운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /세탁/완료 {"기계": {m}, "코스": "{course}", "손님": "{guest}", "요금": {fee}, "납부": "{paid}", "수온": {w}}',
    slots: { m: '1..14', course: '이불, 울, 표준, 운동화', guest: '302호, 현지수, 1104호, 봉재호', fee: '=4500, 6000, 9000', paid: '=납부, 완납 / 미납', w: '20..38 / 53..74' },
    tools: ['문열림(기계: int): 세탁기 문을 연다', '탈수(기계: int, 분: int): 탈수한다'],
    steps: `
      @paid 문열림 기계={m} // failed "요금이 {paid}이다" | 문 열기 | 요금을 낸 손님의 기계만 연다.
      ^ | 문 | 미납이면 실패, 냈으면 해당 기계의 문을 연다.
      @w 문열림 기계={m} // failed "물이 {w}도다" | 식은 뒤 열기 | 물이 45도 이하로 식었을 때만 연다. 요금은 상관없다.
      @paid failed "이미 냈다" // send_message channel=kakao to="{guest}" text="{course} {fee}원 미납" | 독촉 | 안 낸 손님에게만 kakao 채널로 코스, 요금(원), "미납"을 보낸다. 낸 손님이면 실패.
      @w 문열림 기계={m} // 탈수 기계={m} 분=3 | 열거나 탈수 | 45도 이하이면 문을 열고 넘으면 3분 탈수.
      탈수 기계={m} 분=5 | 탈수 | 수온이 60도 아래이므로 5분 탈수한다.
      notify message="{guest} {course} 완료" | 완료 알림 | 이 컴퓨터에 손님, 코스, "완료"를 차례로 띄운다.
      failed "빨래를 갤 도구가 없다" | 개기 | 수건을 세 번 접어 쌓는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 버섯/{room} {"co2": {co2}, "습도": {rh}, "환기": {vent}, "가습": {hum}}',
    slots: { room: '배양1, 배양2, 생육3, 느타리동', co2: '500..990 / 1600..3200', rh: '72..84', vent: '5..11', hum: '12..20' },
    steps: `
      @co2 failed "{co2} ppm이라 환기가 필요 없다" // gpio_write pin={vent} value=1 | 환기 | 이산화탄소가 1200 ppm을 초과한 동만 환기한다. 환기 핀 1.
      ^ | 환기구 | co2 1200 이하이면 실패 처리, 그 위면 환기 출력을 올림.
      gpio_write pin={hum} value=1 | 가습 | 85%에 못 미치므로 가습기를 돌린다(1). 환기는 손대지 않는다.
      @co2 gpio_write pin={vent} value=0 // gpio_write pin={vent} value=1 | 환기 제어 | 1200 ppm 미만이면 환기 0, 초과면 1.
      @co2 memory_store key=환기상태 content="{room} 양호 {co2} ppm" // memory_store key=환기상태 content="{room} 불량 {co2} ppm" | 상태 메모 | 환기상태 키에 방 이름, 1200 ppm 이하면 양호 넘으면 불량, 그리고 측정값(ppm)을 적는다.
      gpio_write pin={hum} value=0 | 가습 정지 | 10분이 됐으므로 가습을 멈춘다. 핀은 메시지에.
      failed "버섯을 딸 도구가 없다" | 수확 | 갓이 핀 버섯을 골라 딴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 온천/{bath} {"수온": {t}, "냉수": {cold}, "온수": {hot}, "이용객": {n}}',
    slots: { bath: '노천탕, 열탕, 족욕, 가족탕2', t: '33..38 / 45..49', cold: '4..9', hot: '14..19', n: '=0 / 2, 5, 11' },
    steps: `
      @t gpio_write pin={hot} value=1 // failed "이미 {t}도다" | 온수 | 수온이 40도에 미치지 못하면 온수 밸브(1이 열림)를 연다. 40도 이상이면 실패.
      @t failed "{t}도로 뜨겁지 않다" // gpio_write pin={cold} value=1 | 냉수 | 43도를 넘을 때만 냉수를 튼다. 1이 열림.
      @t gpio_write pin={hot} value=1 // gpio_write pin={cold} value=1 | 온도 조절 | 40도보다 차면 온수, 43도보다 뜨거우면 냉수 쪽 핀을 올린다.
      @n gpio_write pin=22 value=1 // failed "이용객이 {n}명 있다" | 약품 세정 | 22번 high로 세정수를 넣는다. 탕에 손님이 있으면 금지.
      ^ | 세정 시작 | 탕이 비었을 때 22번을 1로.
      gpio_write pin={hot} value=0 | 온수 잠금 | 40도와 무관하게 온수를 잠근다. 냉수는 아니다.
      notify message="{bath} {t}도, 이용객 {n}명" | 현황판 | 이 컴퓨터에 탕, 온도, 쉼표, "이용객"과 인원을 "온탕 41도, 이용객 3명"처럼 표시.
      @n failed "손님이 없다" // memory_store key="{bath}-이용객" content="현재 {n}명" | 인원 기록 | 손님이 있을 때만 {bath}-이용객 키에 "현재 3명"처럼 지금 몇 명인지 적는다. 없으면 실패.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 사출/{no} {"금형온도": {mold}, "유압bar": {bar}, "안전문": "{door}", "히터": {heat}, "형체": {clamp}}',
    slots: { no: '1..12', mold: '31..54 / 66..95', bar: '=90, 110, 140', door: '=닫힘, 잠김 / 열림, 미확인', heat: '5..11', clamp: '13..22' },
    tools: ['사출시작(호기: int): 사출을 시작한다', '사출중단(호기: int): 사출을 멈춘다'],
    steps: `
      @door gpio_write pin={clamp} value=1 // failed "안전문이 {door} 상태다" | 형 닫기 | 안전문이 확실히 닫혀 있을 때만 형체 출력 high.
      ^ | 형체 | 안전문 열림이나 미확인이면 거절하고, 닫혀 있으면 1로.
      @mold failed "금형이 {mold}도다" // 사출시작 호기={no} | 사출 | 금형이 60도 이상으로 올라왔으면 이 호기 사출 시작. 아직이면 실패.
      @mold gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 금형 히터 | 60도 미만이면 히터 1, 이상이면 0.
      @door 사출시작 호기={no} // 사출중단 호기={no} | 문 상태대로 | 문이 닫혔으면 시작, 아니면 중단.
      gpio_write pin={clamp} value=0 | 형 열기 | 냉각 18초가 끝났으므로 형을 연다. 1이 닫힘, 0이 열림.
      file_write path=mold.csv content="{no},{mold},{bar}" append=true | 조건 기록 | mold.csv 에 호기, 금형온도, 유압을 쉼표로 이어 덧붙인다.
      failed "금형을 닦을 도구가 없다" | 금형 청소 | 헝겊으로 금형 면을 닦는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['결재 내역 조회 | appr_get → {item} {amount}만원, 결재 {state}', '예산 조회 | budget → 잔액 {left}만원'],
    slots: { item: '노트북, 공구세트, 컴프레서, 책상', amount: '110..190', state: '=승인, 전결 / 반려, 검토중', left: '400..900 / 20..90' },
    tools: ['구매요청(품목, 금액만원: int): 구매를 요청한다', '구매취소(품목): 구매를 취소한다'],
    steps: `
      @state 구매요청 품목="{item}" 금액만원={amount} // failed "결재가 {state}이다" | 구매 | 결재가 난 건만 조회된 품목과 금액으로 구매를 요청한다.
      ^ | 구매요청 | {step1}단계 결재가 반려나 검토 중이면 실패, 났으면 그대로 요청.
      @left 구매요청 품목="{item}" 금액만원={amount} // failed "예산이 {left}만원뿐이다" | 예산 확인 후 구매 | {step2}단계 잔액이 금액보다 많으면 요청. 모자라면 하지 않는다. 결재는 따지지 않는다.
      @state 구매요청 품목="{item}" 금액만원={amount} // 구매취소 품목="{item}" | 요청/취소 | 승인이나 전결이면 요청, 아니면 그 품목을 취소.
      @left failed "예산이 {left}만원 남았다" // notify message="{item} 예산 부족, 잔액 {left}만원" | 예산 부족 | 잔액이 금액보다 적을 때만 이 컴퓨터에 품목, "예산 부족", 쉼표, "잔액"과 만원 단위 잔액을 띄운다.
      memory_store key=최근구매 content="{item} {amount}만원" | 메모 | 최근구매 키에 품목과 금액(만원)을 적는다.
      구매취소 품목="{item}" | 취소 | 100만원이 넘으니 이번 건은 취소한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /회의실/예약 {"방": "{room}", "인원": {n}, "정원": {cap}, "날짜": "{date}", "시각": "{time}", "신청": "{who}"}',
    slots: { room: '대회의실, 4층A, 온누리, 소회의2', n: '2..5 / 14..22', cap: '=6, 8, 10, 12', date: '=2026-04-09, 2026-06-17, 2026-10-02', time: '=09:30, 13:00, 16:15', who: '총무팀, 설비2팀, 구 차장' },
    tools: ['예약확정(방, 날짜, 시각, 인원: int): 예약을 확정한다', '예약거절(방, 신청자, 사유): 예약을 거절한다'],
    steps: `
      @n 예약확정 방="{room}" 날짜={date} 시각={time} 인원={n} // failed "{n}명은 정원 {cap}명을 넘는다" | 확정 | 인원이 정원을 넘지 않으면 신청대로 확정한다.
      ^ | 예약 | 정원 초과는 거절(실패), 그 외는 신청 내용 그대로 확정.
      @n failed "정원 이내다" // 예약거절 방="{room}" 신청자="{who}" 사유="정원 {cap}명" | 정원 초과 거절 | 정원보다 많이 오면 거절한다. 사유는 "정원"과 정원 수에 명을 붙인 것. 많지 않으면 실패.
      @n 예약확정 방="{room}" 날짜={date} 시각={time} 인원={n} // 예약거절 방="{room}" 신청자="{who}" 사유="인원 초과" | 확정 또는 거절 | 정원 안이면 확정, 넘으면 사유 "인원 초과"로 거절.
      notify message="{time} {room} {n}명" | 안내판 | 이 컴퓨터에 시각, 방, 인원(명)을 한 칸씩 띄워 표시.
      file_write path=rooms.txt content="{date} {room} {who}" append=true | 장부 | rooms.txt 에 날짜, 방, 신청한 곳을 덧붙인다.
      예약거절 방="{room}" 신청자="{who}" 사유="공사" | 공사 | 10명 이하라도 공사 중이라 거절한다. 사유는 "공사".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 급식실/{line} {"중심온도": {core}, "기준": {min}, "메뉴": "{menu}", "담당": "{who}", "배식등": {lamp}}',
    slots: { line: '1..5', core: '55..68 / 79..93', min: '=70, 74, 75', menu: '돈가스, 닭조림, 카레, 생선구이', who: '영양사, 조리2조, 염 조리사', lamp: '6..21' },
    tools: ['배식허가(라인: int, 메뉴): 배식을 허가한다', '재가열(라인: int, 분: int): 다시 가열한다'],
    steps: `
      @core failed "중심온도가 {core}도로 {min}도에 못 미친다" // 배식허가 라인={line} 메뉴="{menu}" | 배식 | 중심온도가 기준 이상일 때만 그 라인의 메뉴를 배식한다.
      ^ | 배식 허가 | 기준 미달이면 내보내지 않습니다(실패). 기준은 메시지에 있습니다.
      @core 재가열 라인={line} 분=10 // failed "{core}도로 충분하다" | 재가열 | 기준 미만이면 10분 다시 가열. 넘었으면 실패.
      @core gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | 배식등 | 기준을 넘으면 배식등 1, 못 미치면 0.
      @core 재가열 라인={line} 분=5 // 배식허가 라인={line} 메뉴="{menu}" | 둘 중 하나 | 기준 미달 5분 재가열, 기준 이상 배식.
      file_write path=haccp.txt content="{menu} {core}도 ({who})" append=true | 기록 | haccp.txt 에 메뉴, 온도(도), 괄호 안에 담당을 덧붙인다.
      failed "식판을 나를 도구가 없다" | 식판 | 식판을 배식대로 나른다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 착유/{stall} {"소번호": {cow}, "전도도": {cond}, "유량": {flow}, "진공": {vac}, "분리": {div}}',
    slots: { stall: '1..16', cow: '1100..1990', cond: '4.1..5.5 / 6.6..8.2', flow: '1.2..4.8', vac: '4..9', div: '13..20' },
    tools: ['소표시(소번호: int, 내용): 소에 표시한다', '소해제(소번호: int): 표시를 지운다'],
    steps: `
      @cond failed "전도도가 {cond}로 정상이다" // gpio_write pin={div} value=1 | 우유 분리 | 전도도 6.0을 넘는 젖은 분리 밸브(1)로 뺀다. 넘지 않으면 실패.
      @cond gpio_write pin={div} value=0 // gpio_write pin={div} value=1 | 분리 밸브 | 전도도 6.0 초과면 1, 이하면 0.
      @cond failed "전도도 {cond}로 이상 없음" // 소표시 소번호={cow} 내용="전도도 {cond}" | 유방염 의심 | 전도도가 6을 초과한 소에 "전도도"와 그 값을 표시한다. 그렇지 않으면 표시하지 않고 실패.
      @cond 소해제 소번호={cow} // 소표시 소번호={cow} 내용="유방염 의심" | 표시 정리 | 6.0 이하면 표시를 지우고, 넘으면 "유방염 의심"이라고 표시.
      gpio_write pin={vac} value=0 | 진공 차단 | 유량이 5 밑으로 떨어졌으므로 진공을 끊는다(0).
      소해제 소번호={cow} | 해제 | 7일이 지나 표시를 지운다.
      mqtt_publish topic=착유/실적 payload="{cow}:{flow}" | 실적 | 착유/실적 에 소 번호와 유량을 쌍점으로 붙여 발행한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /실험실/후드 {"후드": "{hood}", "면풍속": {fv}, "새시": "{sash}", "팬": {fan}, "시약": "{chem}"}',
    slots: { hood: 'H1, H4, 산전용, 북측', fv: '0.5..0.8 / 0.1..0.3', sash: '=닫힘, 내림 / 올림, 반열림', fan: '4..17', chem: '염산, 톨루엔, 불산, 메탄올' },
    tools: ['후드사용(후드, 시약): 사용을 허가한다', '후드금지(후드, 사유): 사용을 금지한다'],
    steps: `
      @fv 후드사용 후드="{hood}" 시약="{chem}" // failed "면풍속이 {fv} m/s다" | 사용 허가 | 면풍속이 0.4 m/s 이상인 후드만 그 시약에 쓰게 한다.
      ^ | 후드 사용 | 0.4에 미달하면 허가하지 않는다. 이상이면 메시지의 시약으로 허가.
      @fv failed "면풍속 {fv}로 충분하다" // 후드금지 후드="{hood}" 사유="면풍속 {fv} m/s" | 사용 금지 | 면풍속이 0.4보다 낮으면 금지한다. 사유는 "면풍속"과 값에 m/s. 낮지 않으면 실패.
      @sash gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 배기팬 | 새시가 내려져 닫혀 있으면 팬 0, 조금이라도 열려 있으면 1.
      @sash gpio_write pin={fan} value=0 // failed "새시가 {sash} 상태다" | 팬 끄기 | 새시가 닫힌 경우에만 팬을 끈다.
      gpio_write pin={fan} value=1 | 팬 강제 | 0.4든 아니든 15분간 팬을 돌린다. high가 가동.
      notify message="{hood}: {chem}, {fv} m/s" | 표시 | 이 컴퓨터에 후드, 쌍점, 시약, 쉼표, 면풍속(m/s) 순으로 띄운다.
      failed "시약병을 옮길 도구가 없다" | 시약 이동 | 시약병을 밀폐장으로 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 지게차/{no} {"충전": {soc}, "충전소": {bay}, "정비까지h": {left}, "조장": "{who}"}',
    slots: { no: '1..15', soc: '6..19 / 35..98', bay: '2..8', left: '=0 / 24, 60, 110', who: '차 조장, 방 조장, 주간반' },
    tools: ['지게차.충전(호차: int, 충전소: int): 충전소로 보낸다', '지게차.투입(호차: int): 작업에 투입한다', '지게차.정비(호차: int): 정비에 넣는다'],
    steps: `
      @soc 지게차.충전 호차={no} 충전소={bay} // failed "충전이 {soc}% 남았다" | 충전 보내기 | 20%도 안 남은 호차는 메시지의 충전소로 보낸다. 더 남았으면 실패.
      @soc failed "{soc}%로는 부족하다" // 지게차.투입 호차={no} | 투입 | 30% 이상 남은 호차만 투입한다.
      ^ | 작업 투입 | 충전 30% 미만이면 투입 불가, 그 외 투입.
      @soc 지게차.충전 호차={no} 충전소={bay} // 지게차.투입 호차={no} | 보내기 | 20% 미만은 그 충전소로, 30% 이상은 작업으로.
      @left 지게차.정비 호차={no} // failed "정비까지 {left}시간 남았다" | 정비 | 정비까지 남은 시간이 0이면 정비에 넣는다. 남았으면 아직이다.
      pushover message="{no}호차 {soc}%, {who}" | 푸시 | 호차, 충전률(%), 쉼표, 조장을 "2호차 40%, 국 조장" 꼴로 푸시.
      failed "배터리에 증류수를 부을 도구가 없다" | 증류수 | 배터리에 증류수를 채워 넣는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 컨베이어/{line} {"금속": "{metal}", "중량": {g}, "하한": {lo}, "리젝트": {rej}, "모터": {motor}}',
    slots: { line: '1..9', metal: '=없음, 미검출 / 검출, 감지', g: '420..490 / 300..370', lo: '=380, 400, 410', rej: '4..11', motor: '12..22' },
    steps: `
      @metal failed "금속이 {metal}이다" // gpio_write pin={rej} value=1 | 리젝트 | 금속이 나온 제품만 리젝트 출력(1)으로 밀어낸다. 나오지 않았으면 실패.
      ^ | 밀어내기 | 검출 시에만 리젝트 1.
      @metal gpio_write pin={motor} value=1 // gpio_write pin={motor} value=0 | 모터 | 금속이 없으면 모터 1, 있으면 0.
      @g failed "{g} g은 하한을 넘는다" // gpio_write pin={rej} value=1 | 경량품 | 중량이 하한보다 가벼우면 리젝트 high. 금속 여부는 보지 않는다. 가볍지 않으면 실패.
      @g notify message="{line}라인 합격 {g} g" // notify message="{line}라인 미달 {g} g" | 판정 | 이 컴퓨터에 라인, 하한 이상이면 합격 아니면 미달, 중량(g)을 띄운다.
      gpio_write pin={motor} value=1 | 재가동 | 15초가 지나 컨베이어를 다시 돌린다.
      mqtt_publish topic="컨베이어/{line}/중량" payload="{g} g" | 중량 발행 | 컨베이어/{line}/중량 으로 중량을 g까지 붙여 발행.
      failed "벨트를 당길 도구가 없다" | 벨트 장력 | 렌치로 벨트를 팽팽하게 당긴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /부두/접안 {"선박": "{ship}", "흘수": {draft}, "수심": {depth}, "선석": {berth}, "도선사": "{pilot}"}',
    slots: { ship: '동해호, 청파3, 미래호, 남양7호', draft: '4.1..6.8 / 11.2..13.9', depth: '=8.5, 9, 9.5', berth: '1..8', pilot: '=승선, 탑승 / 미승선, 대기' },
    tools: ['접안허가(선박, 선석: int): 접안을 허가한다', '묘박지시(선박): 밖에서 닻을 내리게 한다'],
    steps: `
      @draft 접안허가 선박="{ship}" 선석={berth} // failed "흘수 {draft} m가 수심보다 깊다" | 접안 | 흘수가 수심보다 얕은 배만 신청한 선석에 댄다.
      ^ | 접안 허가 | 수심이 흘수에 못 미치면 허가 불가. 여유가 있으면 허가.
      @pilot 접안허가 선박="{ship}" 선석={berth} // failed "도선사가 {pilot} 상태다" | 도선사 확인 | 도선사가 배에 타 있으면 신청 선석에 접안 허가. 수심은 이미 확인했다.
      @draft 접안허가 선박="{ship}" 선석={berth} // 묘박지시 선박="{ship}" | 접안/묘박 | 흘수가 수심 이내면 접안, 아니면 묘박.
      @pilot failed "도선사가 {pilot}했다" // notify message="{ship} 도선사 {pilot}" | 도선사 | 도선사가 안 탔을 때만 이 컴퓨터에 배 이름, "도선사", 상태를 띄운다.
      묘박지시 선박="{ship}" | 대기 | 9 m 선석이 비지 않아 닻을 내리고 기다리게 한다.
      memory_store key="선석-{berth}" content="{ship}, 흘수 {draft} m" | 기록 | 선석-{berth} 키에 배, 쉼표, "흘수"와 값(m)을 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 막걸리/{tank} {"품온": {t}, "도수": {abv}, "냉각": {cool}, "교반": {mix}, "날짜": "{date}"}',
    slots: { tank: '1탱크, 3탱크, 옹기, 숙성조', t: '17..24 / 29..35', abv: '4.5..6.5 / 9.1..14.2', cool: '5..9', mix: '12..19', date: '=2026-02-11, 2026-03-20, 2026-11-05' },
    tools: ['병입(탱크, 도수: num): 병에 담는다', '숙성(탱크, 일수: int): 더 익힌다'],
    steps: `
      @t failed "품온이 {t}도다" // gpio_write pin={cool} value=1 | 냉각 | 품온이 27도를 웃돌면 냉각 출력 1. 웃돌지 않으면 실패.
      @t gpio_write pin={cool} value=0 // gpio_write pin={cool} value=1 | 냉각 제어 | 27도 넘으면 켜고(1) 넘지 않으면 끈다(0).
      @abv failed "도수가 {abv}도다" // 병입 탱크="{tank}" 도수={abv} | 병입 | 8도 이상 나온 술만 측정된 도수로 병에 담는다.
      @abv 숙성 탱크="{tank}" 일수=3 // 병입 탱크="{tank}" 도수={abv} | 숙성 또는 병입 | 8도에 못 미치면 사흘 더 익히고, 넘으면 그 도수로 병입한다.
      ^ | 술 정하기 | 도수가 8보다 낮은 탱크는 3일 숙성. 높으면 측정값 그대로 병에 담을 것.
      gpio_write pin={mix} value=1 | 교반 | 30도가 되기 전이니 한 번 저어 준다. 교반 핀 high.
      file_write path=brew.txt content="{date} {tank} {abv}도" append=true | 일지 | brew.txt 에 날짜, 탱크, 도수(도)를 덧붙인다.
      failed "누룩을 빚을 도구가 없다" | 누룩 | 밀을 밟아 누룩을 빚는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /약품/입고 {"약품": "{chem}", "탱크": {tank}, "탱크약품": "{held}", "잔량": {lvl}, "밸브": {valve}, "기사": "{driver}"}',
    slots: { chem: '=차아염소산', held: '=차염 / 황산, 염산', tank: '1..6', lvl: '10..55 / 82..97', valve: '7..21', driver: '성 기사, 왕 기사, 대성화학' },
    tools: ['하역개시(탱크: int): 하역 펌프를 켠다', '하역거부(탱크: int, 사유): 하역을 거부한다'],
    steps: `
      @lvl 하역개시 탱크={tank} // failed "잔량이 {lvl}%다" | 하역 | 잔량이 70% 이하인 탱크에만 하역한다.
      ^ | 하역 펌프 | 70%를 넘게 차 있으면 넘칠 수 있으니 실패. 아니면 그 탱크에 하역 개시.
      @lvl failed "잔량 {lvl}%로 받을 수 있다" // 하역거부 탱크={tank} 사유="잔량 {lvl}%" | 거부 | 잔량이 70%를 초과하면 거부. 사유는 "잔량"과 퍼센트.
      @lvl gpio_write pin={valve} value=1 // gpio_write pin={valve} value=0 | 입구 밸브 | 70% 이하면 1(열림), 넘으면 0(닫힘).
      @held 하역개시 탱크={tank} // failed "탱크에 {held}이 들어 있다" | 혼합 금지 | 차염이 산과 만나면 염소가스가 나온다. 탱크에 든 것이 같은 차염일 때만 그 탱크에 하역을 개시한다. 잔량은 이미 봤다.
      gpio_write pin={valve} value=0 | 밸브 닫기 | 25분 하역이 끝났다. 입구 밸브를 닫는다.
      memory_store key=최근입고 content="{chem} {tank}번 탱크" | 입고 메모 | 최근입고 키에 약품과 탱크를 "황산 9번 탱크"처럼 적는다.
      notify message="{driver} 도착, {tank}번 탱크 {lvl}%" | 도착 알림 | 이 컴퓨터에 기사와 "도착", 쉼표, 탱크 번호와 잔량을 "박 기사 도착, 7번 탱크 40%" 꼴로.
    `,
  },
  {
    language: 'ko',
    earlier: ['수문 상태 | gate_read → 내수위 {in} cm, 외수위 {out} cm', '보트 감시 | cam → 선박 {boat}'],
    slots: { in: '210..300', out: '80..170 / 340..420', boat: '=없음 / 1척, 2척', up: '5..11', down: '13..21' },
    steps: `
      @out gpio_write pin={up} value=1 // failed "외수위가 더 높다" | 수문 열기 | {up}번을 1로 하면 수문이 올라간다. {step1}단계에서 외수위가 내수위보다 낮을 때만 연다.
      ^ | 방류 | 바깥 물이 안쪽보다 높으면 역류하므로 실패. 낮으면 {up}번 high.
      @out failed "외수위가 더 낮다" // gpio_write pin={down} value=1 | 수문 닫기 | 외수위가 내수위를 넘으면 {down}번을 올려 닫는다. 넘지 않으면 그대로 두고 실패.
      @boat gpio_write pin={down} value=1 // failed "선박이 {boat} 있다" | 내리기 | 수문 밑에 배가 없을 때만 {down}번 1. 배는 {step2}단계에서 봤다.
      @out gpio_write pin={up} value=1 // gpio_write pin={down} value=1 | 수위대로 | 바깥이 낮으면 {up}번, 바깥이 높으면 {down}번을 1로 한다.
      @boat failed "배가 없다" // notify message="수문 앞 선박 {boat}" | 선박 알림 | 배가 있을 때만 이 컴퓨터에 "수문 앞 선박"과 몇 척인지 띄운다.
      file_write path=gate.csv content="{in},{out}" append=true | 수위 기록 | gate.csv 에 내수위와 외수위 숫자만 쉼표로 이어 덧붙인다.
      gpio_write pin={up} value=0 | 모터 정지 | 45초 올렸으니 {up}번을 끈다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 크레인/{no} {"순간풍속": {gust}, "평균풍속": {mean}, "하중": {load}, "선회": {slew}, "경보": {siren}}',
    slots: { no: '1..5', gust: '4..13 / 21..33', mean: '=2, 3', load: '=0 / 1.2, 3.5, 4.8', slew: '6..11', siren: '14..22' },
    tools: ['작업재개(호기: int): 크레인 작업을 재개한다', '작업중지(호기: int, 사유): 작업을 중지한다'],
    steps: `
      @gust 작업재개 호기={no} // failed "순간풍속이 {gust} m/s다" | 재개 | 순간풍속 15 m/s 이하라야 재개한다. 평균은 보지 않는다.
      @gust failed "순간풍속 {gust} m/s로 괜찮다" // 작업중지 호기={no} 사유="순간풍속 {gust} m/s" | 중지 | 순간풍속이 15를 넘으면 중지. 사유는 "순간풍속"과 값(m/s). 넘지 않으면 실패.
      @gust 작업재개 호기={no} // 작업중지 호기={no} 사유="강풍" | 재개/중지 | 15 m/s 이하면 재개, 초과면 사유 "강풍"으로 중지.
      @gust gpio_write pin={siren} value=0 // gpio_write pin={siren} value=1 | 경보 | 15를 넘으면 사이렌 1, 아니면 0.
      @load gpio_write pin={slew} value=1 // failed "하중 {load}톤이 걸려 있다" | 선회 풀기 | 선회 핀 1이면 풍향에 따라 돈다. 매달린 짐이 없을 때만 푼다.
      ^ | 프리 선회 | 하중이 0이 아니면 거절. 0이면 선회 출력을 올린다.
      gpio_write pin={slew} value=0 | 선회 고정 | 15 m/s 바람이 10분째 없으므로 선회를 고정한다(0).
      pushover message="{no}호기 순간 {gust}, 평균 {mean} m/s" | 풍속 푸시 | 호기, "순간"과 값, 쉼표, "평균"과 값을 푸시. m/s는 끝에 한 번만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cnc/{mc} {"공구수명": {life}, "공구": {tool}, "절삭유": {cool}, "펌프": {pump}, "도어": "{door}"}',
    slots: { mc: 'M1, M3, 선반2, 5축', life: '2..9 / 25..96', tool: '1..24', cool: '31..88 / ∅, null, "-"', pump: '25..27', door: '=닫힘 / 열림' },
    tools: ['tool_swap(기계, 공구: int): 공구를 바꾼다', 'cycle_go(기계): 가공을 시작한다'],
    steps: `
      @life tool_swap 기계="{mc}" 공구={tool} // failed "수명이 {life}% 남았다" | 공구 교환 | 수명이 10% 이하로 떨어진 공구만 바꾼다. 번호는 메시지에.
      ^ | 공구 | 10% 넘게 남았으면 바꾸지 않는다(실패). 다 됐으면 교환.
      @door cycle_go 기계="{mc}" // failed "도어가 {door} 상태다" | 가공 시작 | 도어가 닫혀 있어야 시작.
      @cool gpio_write pin={pump} value=1 // failed "절삭유 값이 없다" | 절삭유 | 절삭유 잔량이 읽히면 펌프를 켠다(1). 값이 없으면 추측하지 말고 실패.
      @cool memory_store key=절삭유 content="{cool}%" // failed "절삭유 값이 없다" | 잔량 기록 | 절삭유 키에 잔량(%)을 적는다. 읽히지 않았으면 적지 않는다.
      @life failed "수명 {life}%로는 안 된다" // cycle_go 기계="{mc}" | 수명 보고 시작 | 공구 수명이 20% 이상이면 가공 시작. 모자라면 실패. 도어는 따로 확인했다.
      gpio_write pin={pump} value=0 | 펌프 정지 | 가공 12분이 끝났으니 절삭유 펌프를 멈춘다.
      failed "칩을 치울 도구가 없다" | 칩 청소 | 베드에 쌓인 칩을 빗자루로 쓸어 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ups/{id} {"전원": "{src}", "잔여분": {left}, "부하": {load}, "차단": {shed}}',
    slots: { id: 'U1, U3, 전산실, 교환실', src: '=상용, 정상 / 배터리, 정전', left: '3..9 / 18..70', load: '18..77', shed: '5..19' },
    tools: ['서버종료(그룹): 서버를 끈다', '서버기동(그룹): 서버를 켠다'],
    steps: `
      @src failed "전원이 {src}이다" // gpio_write pin={shed} value=1 | 부하 차단 | 배터리로 돌고 있을 때만 차단 출력을 1로 올린다.
      @left 서버종료 그룹="{id}" // failed "{left}분 남았다" | 종료 | 10분도 안 남았으면 같은 이름의 그룹을 끈다. 더 남았으면 실패.
      @src 서버기동 그룹="{id}" // failed "전원이 {src}이다" | 기동 | 상용 전원이 들어와 있어야 그 그룹을 켠다.
      @src 서버기동 그룹="{id}" // 서버종료 그룹="{id}" | 켜거나 끄기 | 정전이면 끄고 아니면 켠다.
      @left pushover message="{id} {left}분 남음, 부하 {load}%" // failed "{left}분이나 남았다" | 푸시 | 10분 미만이면 이름, 남은 분과 "남음", 쉼표, "부하"와 퍼센트를 "U9 5분 남음, 부하 40%"처럼 푸시. 아니면 실패.
      gpio_write pin={shed} value=0 | 차단 해제 | 부하가 80%를 넘지 않으니 차단을 푼다(0).
      mqtt_publish topic="ups/{id}" payload="{load}%" | 부하 발행 | ups/{id} 로 부하를 퍼센트 기호까지 발행한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /떡집/주문 {"떡": "{cake}", "되": {qty}, "찾는날": "{date}", "선금": "{paid}", "손님": "{guest}"}',
    slots: { cake: '시루떡, 절편, 백설기, 인절미', qty: '2..9 / 22..40', date: '=2026-05-02, 2026-09-24, 2026-12-30', paid: '=받음, 입금 / 없음, 미입금', guest: '복자네, 성당, 우 이장, 새마을금고' },
    tools: ['주문받기(떡, 되: int, 날짜): 주문을 받는다', '주문보류(손님, 사유): 주문을 보류한다'],
    steps: `
      @paid 주문받기 떡="{cake}" 되={qty} 날짜={date} // failed "선금이 {paid}이다" | 주문 | 선금을 받은 주문만 적힌 대로 받는다.
      ^ | 주문 접수 | 선금이 안 들어왔으면 받지 않는다. 들어왔으면 떡, 되, 찾는 날대로.
      @qty 주문받기 떡="{cake}" 되={qty} 날짜={date} // failed "{qty}되는 너무 많다" | 물량 확인 | 하루 스무 되까지만 받는다. 선금은 상관없다. 넘으면 실패.
      @paid 주문받기 떡="{cake}" 되={qty} 날짜={date} // 주문보류 손님="{guest}" 사유="선금 없음" | 접수/보류 | 선금이 들어온 것은 받고, 아니면 "선금 없음"으로 그 손님 주문을 보류.
      @qty failed "{qty}되면 적당하다" // notify message="{guest} {cake} {qty}되" | 큰 주문 | 20되를 넘는 주문이면 이 컴퓨터에 손님, 떡, 되 수(되)를 띄운다. 아니면 실패.
      file_write path=orders.txt content="{date} {guest} {cake}" append=true | 장부 | orders.txt 에 찾는 날, 손님, 떡을 덧붙인다.
      주문보류 손님="{guest}" 사유="휴무" | 휴무 | 열 되든 스무 되든 그날은 쉬므로 "휴무"를 사유로 보류한다.
      failed "쌀을 빻을 도구가 없다" | 쌀 빻기 | 불린 쌀을 두 번 빻는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 구역/{zone}/감지 {"구역": "{zone}", "조도": {lux}, "시각": "{time}", "분": {min}}',
    slots: { zone: '=가 / 나 / 다', lux: '20..70', time: '=18:40, 19:05, 20:30', min: '5..14' },
    tools: ['순찰기록(구역, 시각): 순찰을 기록한다', '순찰취소(구역): 순찰을 취소한다'],
    steps: `
      @zone gpio_write pin=6 value=1 // gpio_write pin=9 value=1 // gpio_write pin=14 value=1 | 조명 | 가 구역 6번, 나 구역 9번, 다 구역 14번. 감지된 구역의 등을 켠다(1).
      @zone gpio_write pin=21 value=0 // gpio_write pin=22 value=0 // gpio_write pin=23 value=0 | 잠금 풀기 | 잠금은 가·나·다 순서로 21, 22, 23번이고 0이면 풀린다. 감지된 구역만 푼다.
      @zone 순찰기록 구역=가 시각={time} // 순찰기록 구역=나 시각={time} // failed "다 구역은 순찰 대상이 아니다" | 순찰 | 감지된 구역과 시각으로 순찰을 기록한다. 다 구역은 제외, 실패 처리.
      @zone failed "가 구역은 사람이 직접 끈다" // gpio_write pin=9 value=0 // gpio_write pin=14 value=0 | 소등 | 감지 구역의 등을 끈다(0). 나는 9, 다는 14. 가 구역은 사람이 끄므로 실패.
      순찰취소 구역={zone} | 취소 | {min}분이 지나도 아무 일 없으니 이 구역 순찰을 취소한다.
      notify message="{zone} 구역 {time} 감지" | 알림 | 이 컴퓨터에 구역과 시각, "감지"를 "라 구역 21:00 감지" 꼴로 띄운다.
      memory_store key="조도-{zone}" content="{lux} lx" | 조도 | 조도-{zone} 키에 조도(lx)를 적는다. 80 lx 기준은 신경 쓰지 않는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['보일러 상태 확인 | boiler_get → 난방수 {t}도, 압력 {bar} bar', '굴뚝 점검 결과 | chimney → {result}'],
    slots: { t: '38..58 / 84..97', bar: '0.3..0.8 / 1.3..2.1', result: '=양호, 이상없음 / 막힘, 역류', burn: '5..11', fill: '14..22' },
    steps: `
      @t gpio_write pin={burn} value=1 // failed "난방수가 {t}도다" | 버너 점화 | {burn}번 1로 점화. {step1}단계 난방수가 70도 이하일 때만.
      ^ | 점화 | 난방수 70도 초과면 안 함. 이하면 버너({burn}번) high.
      @bar gpio_write pin={fill} value=1 // failed "압력이 {bar} bar다" | 보충수 | 압력이 1 bar에 못 미치면 {fill}번을 올려 물을 채운다. 충분하면 실패.
      @bar gpio_write pin={fill} value=1 // gpio_write pin={fill} value=0 | 보충 밸브 | 1 bar 미만이면 {fill}번 1, 이상이면 0.
      @result gpio_write pin={burn} value=1 // failed "굴뚝이 {result}이다" | 굴뚝 확인 후 점화 | 굴뚝 점검에서 문제가 없었으면 {burn}번을 1로. 온도는 따지지 않는다.
      @result failed "굴뚝은 {result}이다" // pushover message="굴뚝 {result}, 점화 금지" | 굴뚝 푸시 | 굴뚝에 문제가 있을 때만 "굴뚝", 그 결과, 쉼표, "점화 금지"를 푸시한다.
      notify message="난방수 {t}도, 압력 {bar} bar" | 화면 | 이 컴퓨터에 난방수 온도와 압력을 "난방수 60도, 압력 1 bar"처럼 띄운다.
      failed "그을음을 긁을 도구가 없다" | 그을음 | 연소실 그을음을 긁어 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /출입/요청 {"이름": "{who}", "문": "{door}", "교육이수": "{edu}", "방문증": {badge}, "만료": "{until}"}',
    slots: { who: '강태오, 응우옌, 신보라, 피 대리', door: '클린룸, 변전실, 남문, 옥상', edu: '=이수, 완료 / 미이수, 만료', badge: '200..899 / ∅, null, "?"', until: '=2026-06-30, 2026-12-31, 2027-03-15' },
    tools: ['출입부여(이름, 문, 만료?): 출입 권한을 준다', '출입회수(이름, 문): 출입 권한을 거둔다'],
    steps: `
      @edu 출입부여 이름="{who}" 문="{door}" // failed "안전교육 {edu}" | 권한 부여 | 안전교육을 마친 사람에게만 요청한 문을 열어 준다. 만료일은 넣지 않는다.
      @edu 출입부여 이름="{who}" 문="{door}" 만료={until} // failed "안전교육이 {edu} 상태다" | 기한부 권한 | 교육을 마쳤으면 요청서의 만료일까지 권한을 준다. 아니면 실패.
      @edu 출입부여 이름="{who}" 문="{door}" // 출입회수 이름="{who}" 문="{door}" | 부여/회수 | 교육 이수자면 기한 없이 부여, 아니면 회수.
      @badge memory_store key=방문증 content="{who} {badge}번" // failed "방문증 번호가 없다" | 방문증 기록 | 방문증 키에 이름과 번호(번)를 적는다. 번호가 없으면 지어내지 말고 실패.
      @badge mqtt_publish topic=출입/방문증 payload="{badge}" // failed "방문증 번호가 없다" | 번호 발행 | 방문증 번호만 출입/방문증 으로 발행한다. 빈칸이면 발행하지 않는다.
      출입회수 이름="{who}" 문="{door}" | 회수 | 30일이 지났으므로 이 사람의 그 문 권한을 거둔다.
      notify message="{who}님 {door} 출입 요청" | 알림 | 이 컴퓨터에 이름 뒤에 님을 붙이고 문, "출입 요청"을 띄운다.
    `,
  },
];
