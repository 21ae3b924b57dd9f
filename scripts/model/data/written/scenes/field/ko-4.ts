import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in Korean, part 4. */
export const fieldKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt relay/{board} {"보드": "{board}", "양수": {p}, "경보": {al}, "잠금": {lock}, "정지": {stop}}',
    slots: { board: 'pico-2, nano-3, uno-1, esp-9, teensy-4', p: '2..9', al: '10..17', lock: '18..26', stop: '27..39' },
    steps: `
      gpio_write pin={stop} value=0 board={board} | 비상정지 걸기 | 정지 회로는 b접점으로 엮여 평소 1이고 0이 되면 선다. 보내온 보드에서 그 핀으로 세운다.
      gpio_write pin={stop} value=1 board={board} | 비상정지 풀기 | 정지 릴레이는 1을 유지해야 운전할 수 있다. 풀어 준다. 보드는 이벤트의 것.
      gpio_write pin={al} value=0 board={board} | 경보 울리기 | 경보기는 로우 액티브, 0에서 울린다. 온 보드에서 울려라.
      ^ | 사이렌 | 0을 주면 소리가 난다. 경보 핀을 그렇게 할 것. 보드 이름도 넘긴다.
      gpio_write pin={al} value=1 board={board} | 경보 끄기 | 경보는 0에서 울고 1에서 잠잠하다. 메시지의 보드에서 잠잠하게.
      gpio_write pin={lock} value=1 board={board} | 문 잠그기 | 전자석 잠금이라 전기가 가면(1) 붙는다. 적힌 보드에서 붙인다.
      gpio_write pin={lock} value=0 board={board} | 문 풀기 | 전자석에 전기를 끊으면(0) 문이 풀린다. 적힌 보드로 풀어 준다.
      gpio_read pin={p} board={board} | 양수 출력 읽기 | 그 보드에서 양수 쪽 핀을 읽는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /weighbridge {"벼품종": "{var}", "수분": {m}, "중량_kg": {kg}, "농가": "{who}", "사일로": {silo}}',
    slots: { var: '추청, 삼광, 새청무, 오대', m: '14.1..17.9 / 18.2..24.5', kg: '1200..8900', who: '금동식, 노을순, 맹지호, 피재광', silo: '2..9' },
    tools: ['rpc_accept(farmer, kilograms: int, silo: int): Take a delivery in', 'rpc_refuse(farmer, reason): Refuse a delivery', 'rpc_dry(silo: int, percent: num): Dry down to a moisture'],
    steps: `
      @m rpc_accept farmer={who} kilograms={kg} silo={silo} // failed "수분이 {m}%로 18%를 넘는다" | 산물벼 수매 | 수분 18% 이하인 벼만 농가 이름, 중량, 사일로를 적힌 대로 받아들인다.
      @m rpc_accept farmer={who} kilograms={kg} silo={silo} // rpc_refuse farmer={who} reason="수분 {m}%" | 받을지 말지 | 18% 이하면 적힌 대로 받고, 넘으면 사유에 '수분'과 값(%)을 써서 그 농가 것을 돌려보낸다.
      @m failed "수분이 {m}%로 말릴 것이 없다" // rpc_dry silo={silo} percent=15 | 건조 | 수분이 18%를 넘는 것만 그 사일로에서 15%까지 말린다.
      rpc_dry silo={silo} percent=15.5 | 15.5까지 | 수분에 상관없이 적힌 사일로를 15.5%까지.
      notify message="{who} {var} {kg} kg, 수분 {m}%" | 수매 알림 | 알림: 농가, 품종, 중량(kg)을 잇고 쉼표 뒤에 수분(%).
      send_message channel=sms to={who} text="{kg} kg 접수" | 농가 문자 | sms로 농가에 중량과 '접수'라는 말만 보낸다.
      file_write path=rpc/today.csv content="{who};{kg};{m}" append=true | 수매 대장 | rpc/today.csv 에 농가;중량;수분을 덧붙인다.
      memory_recall query={who} limit=1 | 지난 수매 | 이 농가의 메모를 하나만 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt net/ping {"host": "{host}", "service": "{svc}", "ms": {ms}, "loss": {loss}}',
    slots: { host: 'scada-2, nvr-1, plc-gw, hmi-3, edge-5', svc: 'modbusd, historian, mqtt-bridge, recorder', ms: '12..180', loss: '0..4 / 11..98' },
    tools: ['svc_restart(host, service): Restart a service on a host', 'svc_stop(host, service): Stop a service', 'node_drain(host, minutes: int): Take a machine out for a while'],
    steps: `
      svc_restart host={host} service={svc} | 서비스 재시작 | 보고된 기계에서 보고된 서비스를 다시 띄운다.
      svc_stop host={host} service={svc} | 서비스 정지 | 같은 서비스를 그 기계에서 내린다. 다시 띄우지는 않는다.
      svc_restart host={host} service=ntpd | 시각 동기 | 보고된 기계에서 ntpd 를 다시 시작한다. 이벤트의 서비스는 건드리지 않는다.
      @loss failed "손실이 {loss}%뿐이다" // node_drain host={host} minutes=30 | 빼 두기 | 손실이 10%를 넘는 기계만 반 시간 빼 둔다.
      notify message="{host} 손실 {loss}%, 지연 {ms} ms" | 통신 알림 | 어느 기계의 손실(%)과 지연(ms)이 얼마인지 알림.
      pushover message="{svc} @ {host}" | 짧은 푸시 | 푸시 한 줄: 서비스, 골뱅이(@), 기계를 한 칸씩 띄워서.
      mqtt_publish topic=net/{host}/ms payload="{ms}" | 지연만 | 지연 값만 net/{host}/ms 에.
    `,
  },
  {
    language: 'ko',
    event: 'cron - {"오늘": "{day}", "온도계": {probe}, "목표": {goal}, "동": "{house}"}',
    slots: { day: '=2026-01-14, 2026-02-03, 2026-11-26, 2026-12-09', probe: '2.5..9.4', goal: '=12, 14, 15, 16', house: '1동, 2동, 5동, 육묘동' },
    tools: ['therm_goal(house, celsius: num, from: text): Set the target from an hour on', 'therm_hold(house, hours: num): Keep the present target'],
    steps: `
      therm_goal house={house} celsius={goal} from=22:00 | 밤 목표 | 22:00 부터 이 동의 목표를 이벤트에 온 목표 값으로.
      therm_goal house={house} celsius=10.5 from=05:00 | 새벽 목표 | 새벽 5시(05:00)부터는 이 동을 10.5도로. 메시지의 목표는 밤 것이다.
      therm_hold house={house} hours=0.5 | 반 시간 유지 | 현재 목표를 반 시간 그대로.
      ^ | 잠시 그대로 | 이 동 설정을 30분만 붙들어 둔다. 도구는 시간으로 받는다.
      file_write path=temp.txt content="{day},{probe}" append=true | 온도 일지 | temp.txt 에 한 줄: 날짜, 쉼표, 온도계 값. 예를 들면 2026-03-02,7.1.
      file_write path=goal.txt content="{house}={goal}" | 목표 파일 | goal.txt 를 '동=목표' 한 줄로 새로 쓴다.
      notify message="{house} 온도계 {probe}℃, 목표 {goal}℃" | 온도 알림 | 무슨 동인지와 온도계, 목표가 몇 ℃인지 이 컴퓨터에.
      memory_store key=frost-{day} content="{probe}℃" | 서리 메모 | frost-{day} 라는 키에 온도계 값을 ℃까지.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt trap/{n} {"트랩": {n}, "해충": "{pest}", "마릿수": {cnt}, "작목": "{crop}", "전지_v": {v}}',
    slots: { n: '3..40', pest: '담배가루이, 총채벌레, 온실가루이, 진딧물', cnt: '41..79 / 81..220', crop: '가지, 고추, 상추, 참외', v: '3.1..4.1' },
    tools: ['ipm_release(crop, agent: wasp|mite|bug, count: int): Release a natural enemy', 'ipm_alert(pest, crop): Send the warning to the extension office', 'trap_clear(trap: int): Mark a trap as emptied'],
    steps: `
      @cnt failed "{cnt}마리로 80마리를 넘지 않는다" // ipm_alert pest={pest} crop={crop} | 예찰 경보 | 80마리를 넘게 잡힌 트랩이면 그 해충과 작목으로 기술센터에 경보를 보낸다.
      @cnt ipm_release crop={crop} agent=mite count=200 // ipm_release crop={crop} agent=mite count=500 | 천적 방사 | 이 작목에 이리응애(mite)를 푼다. 80마리를 넘었으면 500마리, 아니면 200마리.
      ipm_release crop={crop} agent=wasp count=1000 | 좀벌 천 마리 | 같은 작목에 좀벌(wasp) 천 마리.
      trap_clear trap={n} | 트랩 비움 | 보고한 트랩을 비운 것으로 표시한다. 마릿수가 아니라 트랩 번호다.
      notify message="{n}번 트랩 {pest} {cnt}마리" | 트랩 알림 | 몇 번 트랩에 무엇이 몇 마리인지 알림.
      pushover message="{crop} {pest} {cnt}마리, 기준 80마리" | 예찰 푸시 | 작목과 해충, 마릿수를 푸시로 보내고 기준이 80마리라고 덧붙인다.
      file_write path=ipm/{pest}.csv content="{crop},{cnt}" append=true | 예찰 기록 | ipm/{pest}.csv 에 작목, 쉼표, 마릿수.
      memory_store key=trap-{n}-battery content="{v} V" | 전지 메모 | trap-{n}-battery 에 전지 전압을 적는다. 한 칸 띄우고 V.
    `,
  },
  {
    language: 'ko',
    earlier: ['하우스 점검 | gh_walk → 1동 정상, 2동 천창 열림(핀 {a}), 3동 난방 꺼짐(핀 {b})', '예보 조회 | forecast → 최저 {low}℃, 바람 {wind} m/s'],
    slots: { a: '4..17', b: '18..34', low: '-9..-1 / 3..14', wind: '1.5..9.5' },
    tools: ['gh_screen(house: int, closed: bool): Close or open the screen', 'gh_heat(house: int, celsius: num): Set the heating'],
    steps: `
      gpio_write pin={a} value=0 | 열린 천창 닫기 | 점검에서 열려 있던 천창의 핀을 0으로 내려 닫는다.
      gpio_write pin={b} value=1 | 꺼진 난방 켜기 | {step1}단계에서 난방이 꺼진 것으로 나온 동의 핀을 켠다.
      @low gh_screen house=2 closed=true // failed "최저가 {low}℃이다" | 커튼 치기 | 예보 최저가 영하일 때만 2동 보온커튼을 친다.
      @low gh_heat house=3 celsius=12 // gh_heat house=3 celsius=6 | 난방 온도 | 밤이 영하로 떨어진다는 예보면 3동을 12도로, 아니면 6도로 둔다.
      gh_screen house=1 closed=false | 1동 커튼 걷기 | 정상인 동의 커튼을 걷는다.
      notify message="최저 {low}℃, 바람 {wind} m/s" | 예보 알림 | {step2}단계의 예보를 온 대로 이 컴퓨터에 띄운다.
      file_write path=night.txt content="2동 천창, 3동 난방" append=true | 이상 기록 | night.txt 에 이상이 있던 동과 그 내용(천창, 난방)만 나온 순서로, 핀 번호 없이 쉼표로 이어 덧붙인다.
      failed "필름을 덧씌울 도구가 없다" | 찢어진 비닐 | 3동의 찢어진 비닐에 필름을 덧씌운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt meter/{line} {"계통": "{line}", "kw": {kw}, "kwh": {kwh}, "역률": {pf}, "콘덴서": {cap}}',
    slots: { line: '양수, 정수, 생활, 냉동', kw: '18.2..59.4 / 60.5..142.8', kwh: '1200..9800', pf: '0.79..0.88', cap: '5..31' },
    tools: ['peak_shed(feeder, kw: num): Shed so much load', 'peak_restore(feeder): Take the shed load back', 'bill_mark(feeder, kwh: int): Note a meter reading'],
    steps: `
      @kw failed "{kw} kW로 60 kW를 넘지 않는다" // peak_shed feeder={line} kw=15 | 부하 차단 | 60 kW를 넘은 계통에서 15 kW를 덜어 낸다.
      @kw peak_restore feeder={line} // failed "{kw} kW로 아직 높다" | 부하 복귀 | 60 kW 아래로 내려온 계통만 부하를 되돌린다.
      @kw gpio_write pin={cap} value=0 // gpio_write pin={cap} value=1 | 역률 콘덴서 | 60 kW를 넘으면 콘덴서 핀을 넣고(1) 아니면 뺀다(0).
      bill_mark feeder={line} kwh={kwh} | 검침 | 이 계통 검침값을 적어 둔다. kW가 아니라 적산 전력량이다.
      peak_shed feeder={line} kw=0.5 | 조금만 | 어떤 값이든 이 계통에서 500 W, 곧 0.5 kW만 덜어 낸다.
      notify message="{line} 계통 {kw} kW, 역률 {pf}" | 전력 알림 | 어느 계통이 몇 kW인지와 역률을 알림.
      mqtt_publish topic=meter/total payload="{line} {kwh} kWh" | 적산 | meter/total 에 계통과 적산(kWh)을 한 칸씩 띄워.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /help {"보낸이": "{who}", "내용": "{text}", "장소": "{place}", "시급": {urgent}}',
    slots: { who: '길현수, 도말자, 공병호, 봉태규', text: '물이 안 나옵니다, 문이 안 열려요, 팬이 멈췄어요, 사이렌이 계속 웁니다', place: '3동 앞, 지하 배수장, 선별장, 정문', urgent: '=true / false' },
    tools: ['ticket_add(place, text, hours: int): Open a ticket with a deadline', 'close_case(place): Close the ticket of a place', 'crew_send(place, crew: electric|pump|gate): Send a crew'],
    steps: `
      @urgent ticket_add place="{place}" text="{text}" hours=1 // ticket_add place="{place}" text="{text}" hours=24 | 접수 | 온 내용 그대로 그 장소에 접수한다. 시급하면 한 시간, 아니면 하루 안으로.
      @urgent crew_send place="{place}" crew=electric // failed "시급하지 않다" | 전기반 출동 | 시급한 신고만 그 장소로 전기반을 보낸다.
      close_case place="{place}" | 접수 닫기 | 이 장소 접수를 닫는다.
      send_message channel=sms to={who} text="접수되었습니다" | 회신 | sms로 보낸 사람에게 '접수되었습니다'라고만. 내용을 되풀이하지 않는다.
      ^ | 답장 | 보낸이에게 문자(sms)를 낸다: 접수되었습니다
      notify message="{who} ({place}): {text}" | 신고 알림 | 이 컴퓨터 알림: 보낸이, 괄호 안에 장소, 쌍점, 내용 그대로.
      pushover title="{place}" message="{text}" | 신고 푸시 | 제목에 장소, 본문에 내용을 그대로 넣어 푸시.
      file_write path=help.txt content="{place} / {who}" append=true | 신고 대장 | help.txt 에 장소와 보낸이를 ' / '로 이어 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt water/use {"동": "{bldg}", "톤": {m3}, "시작": "{from}", "끝": "{to}", "밸브": {valve}}',
    slots: { bldg: 'A동, B동, C동, D동', m3: '11..39 / 43..96', from: '=2026-04-01, 2026-05-01, 2026-06-01', to: '=2026-04-30, 2026-05-31, 2026-06-30', valve: '2..9' },
    tools: ['usage_bill(building, tons: int, since, until): Write a bill', 'usage_warn(building, limit: int): Warn a building', 'stopcock(valve: int, shut: bool): Work a stopcock'],
    steps: `
      usage_bill building={bldg} tons={m3} since={from} until={to} | 고지서 | 이 동의 사용량으로, 시작일부터 끝일까지 고지서를 낸다.
      @m3 failed "{m3}톤으로 40톤 이하이다" // usage_warn building={bldg} limit=40 | 과다 사용 | 40톤을 넘긴 동에만 한도 40으로 경고를 낸다.
      @m3 stopcock valve={valve} shut=false // stopcock valve={valve} shut=true | 지수전 | 40톤을 넘으면 적힌 밸브를 잠그고, 넘지 않으면 연다.
      stopcock valve={valve} shut=true | 무조건 잠그기 | 공사 때문에 그 밸브를 잠근다. 사용량과는 상관없다.
      notify message="{bldg} 사용량 {m3}톤" | 사용량 알림 | 어느 동의 사용량이 몇 톤인지 알림.
      file_write path=water/{bldg}.txt content="{from}~{to} {m3}톤" append=true | 사용 기록 | water/{bldg}.txt 에 시작과 끝을 물결표로 잇고 한 칸 띄워 사용량(톤)을 덧붙인다.
      memory_store key=bill-{bldg} content="사용량 {m3}톤" | 사용 메모 | bill-{bldg} 에 '사용량'이라 쓰고 그 값을 톤까지 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cage/{c} {"가두리": "{c}", "어종": "{fish}", "마릿수": {n}, "수심": {d}, "먹이_kg": {kg}}',
    slots: { c: 'C-1, C-4, C-9, D-2, D-7', fish: '숭어, 우럭, 돔, 광어', n: '1200..9800', d: '4..18', kg: '19..90' },
    tools: ['cage_feed(cage, kilos: num): Feed a cage', 'cage_sink(cage, meters: num): Lower a cage', 'cage_lift(cage, meters: num): Raise a cage'],
    steps: `
      cage_feed cage={c} kilos={kg} | 급이 | 적힌 먹이량을 그 가두리에 준다.
      cage_feed cage={c} kilos=2.5 | 맛보기 | 이 가두리에 2.5 kg만. 적힌 양은 저녁에 준다.
      cage_sink cage={c} meters={d} | 내리기 | 적힌 수심까지 그 가두리를 내린다.
      cage_lift cage={c} meters=3 | 끌어올리기 | 이 가두리를 3 m 올린다.
      cage_sink cage={c} meters=12 | 태풍 대비 | 태풍이 온다. 해당 가두리를 12 m로 내려 둔다.
      notify message="{c} 가두리 {fish} {n}마리" | 어장 알림 | 어느 가두리에 무슨 어종이 몇 마리인지 알림.
      send_message channel=telegram text="{c} 먹이 {kg} kg, 수심 {d} m" | 어장 보고 | telegram 으로 가두리와 먹이(kg), 수심(m)을 보낸다.
      memory_store key=cage-{c} content="{fish}, {n}마리" | 입식 메모 | cage-{c} 에 어종과 마릿수를 쉼표로 이어 적는다.
      failed "그물을 꿰맬 도구가 없다" | 그물 수선 | 찢어진 그물을 꿰맨다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt crane/{site} {"크레인": "{cr}", "하중_t": {t}, "풍속": {wind}, "브레이크": {brake}, "호이스트": {hoist}}',
    slots: { site: 'yard, dock, mill', cr: 'CR-1, CR-2, CR-5, CR-8', t: '2.2..9.6', wind: '1.8..9.9 / 12.5..19.5', brake: '10..19', hoist: '20..32' },
    tools: ['crane_slow(crane, percent: int): Limit the speed', 'park_the_crane(crane): Park a crane'],
    steps: `
      @wind crane_slow crane={cr} percent=40 // park_the_crane crane={cr} | 바람에 따라 | 풍속 12 m/s를 넘으면 주차 위치로 보내고, 아니면 40퍼센트로 묶는다.
      @wind gpio_write pin={hoist} value=1 // failed "풍속이 {wind} m/s이다" | 인양 허가 | 풍속이 12 m/s 이하일 때만 호이스트 핀을 켠다.
      gpio_write pin={brake} value=0 | 브레이크 걸기 | 브레이크는 전기가 통하면(1) 풀리고 끊기면(0) 스프링이 잡는다. 잡게 한다.
      gpio_write pin={brake} value=1 | 브레이크 풀기 | 스프링 브레이크다. 1을 주어 푼다.
      park_the_crane crane={cr} | 주차 | 작업이 끝났다. 이 크레인을 주차 위치로.
      notify message="{cr} 하중 {t} t, 풍속 {wind} m/s" | 크레인 알림 | 어느 크레인의 하중과 풍속인지 단위까지 이 컴퓨터에.
      file_write path=crane/{cr}.txt content="{t} t" append=true | 하중 기록 | crane/{cr}.txt 에 하중을 t까지 덧붙인다.
      mqtt_publish topic=crane/wind payload="{wind} m/s" | 풍속 중계 | 풍속을 m/s까지 crane/wind 에.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lamp/bench{n} "{t} 점등 {hours}시간"',
    slots: { n: '1..16', t: '=05:30, 06:15, 18:40', hours: '=8, 10, 12, 14', pin: '20..39' },
    tools: ['grow_on(bench: int, minutes: int): Light a bench', 'grow_off(bench: int): Put a bench out', 'grow_tag(bench: int, tags: text[]): Put tags on a bench'],
    steps: `
      grow_on bench={n} minutes=90 | 한 시간 반 | {n}번 대를 한 시간 반 비춘다. 받은 시간은 내일 것이다.
      grow_off bench={n} | 소등 | {n}번 대를 끈다.
      grow_tag bench={n} tags=["육묘", "저온"] | 꼬리표 | {n}번 대에 육묘, 저온 두 꼬리표를 이 순서로 붙인다.
      gpio_write pin={pin} value=1 | 예비등 | 예비등은 {pin}번. 켠다.
      notify message="{t} 점등 {hours}시간" | 받은 그대로 | 따옴표 안의 글을 그대로 이 컴퓨터에 띄운다.
      pushover message="{n}번 대 점등 {hours}시간" | 시간만 | {n}번 대라는 말 뒤에 점등이 몇 시간인지 이어 푸시로 보낸다. 시각은 뺀다.
      file_write path=light.csv content="{t};{hours}" append=true | 점등 기록 | light.csv 에 시각;시간 꼴로 덧붙인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['창고 온도 조회 | store_scan → 딸기실 {a}℃, 배실 {b}℃, 사과실 {c}℃', '습도 조회 | store_rh → {rh}%'],
    slots: { a: '0.4..1.9', b: '5.2..9.8', c: '2.5..4.4', rh: '61..78 / 82..97' },
    tools: ['chill_to(room: 딸기실|배실|사과실, celsius: num): Cool a store', 'chill_off(room: 딸기실|배실|사과실): Switch the cooling off', 'store_fog(minutes: int): Fog the store'],
    steps: `
      chill_to room=배실 celsius=2 | 제일 더운 곳 | 셋 중 가장 따뜻하게 나온 실을 2도로 식힌다.
      chill_off room=딸기실 | 제일 찬 곳 | {step1}단계에서 가장 차가운 실은 냉동을 끊는다.
      chill_to room=사과실 celsius={c} | 사과실은 그대로 | 사과실은 지금 잰 온도를 그대로 목표로 준다.
      @rh store_fog minutes=10 // failed "습도가 {rh}%로 80% 이상이다" | 가습 | 습도가 80% 미만일 때만 10분 가습한다.
      notify message="배실 {b}℃, 딸기실 {a}℃" | 두 실만 | 배실, 딸기실 순으로 온도를 알린다. 사과실은 뺀다.
      file_write path=store.csv content="{a},{b},{c},{rh}" append=true | 창고 기록 | store.csv 에 세 실의 온도를 나온 순서로, 이어 습도를 쉼표로 붙여 한 줄 더한다.
      memory_store key=store-rh content="습도 {rh}%" | 습도 메모 | store-rh 에 '습도'와 값(%).
      mqtt_publish topic=store/apple payload="{c}" | 사과실 값 | 사과실 온도만 숫자로 store/apple 에.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt mill/{m} {"정미기": {m}, "축온": {t}, "전류": {a}, "비상핀": {e}, "로터핀": {r}}',
    slots: { m: '1..5', t: '70..74 / 76..98', a: '22.5..68.5', e: '6..17', r: '19..33' },
    steps: `
      gpio_write pin={e} value=0 | 비상 정지 | 비상 회로는 정상일 때 1이다. 0이 되면 선다. 세운다.
      gpio_write pin={e} value=1 | 비상 복귀 | 점검이 끝났으니 비상 회로를 되살린다. 정상은 1이다.
      @t gpio_write pin={r} value=1 // failed "축온이 {t}℃이다" | 로터 투입 | 축온이 75℃ 이하일 때만 로터핀을 켠다.
      gpio_read pin={e} | 비상 회로 확인 | 비상핀이 지금 어떤지 읽는다.
      notify message="{m}번 정미기 축온 {t}℃, 전류 {a} A" | 정미 알림 | 몇 번 정미기의 축온과 전류인지 단위와 함께 알림.
      pushover message="정미기 {m} 축온 {t}℃, 한계 75℃" | 정미 푸시 | '정미기'와 번호, 축온을 쓰고 쉼표 뒤에 한계 75℃라고 덧붙여 푸시로.
      file_write path=mill/{m}.csv content="{t},{a}" append=true | 정미 기록 | mill/{m}.csv 에 축온, 전류 순으로 쉼표로.
      failed "축받이를 교체할 도구가 없다" | 축받이 | 달아오른 축받이를 빼서 새것으로 바꾼다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pool/{pool} {"풀": "{pool}", "염소": {cl}, "ph": {ph}, "수온": {t}, "인원": {n}}',
    slots: { pool: '실내, 유아, 야외, 온천', cl: '0.31..0.48 / 0.52..1.4', ph: '6.8..7.8', t: '26..33', n: '35..68' },
    tools: ['chlorinator(pool, mgl: num): Set the chlorine of a pool', 'pool_close(pool, why): Close a pool', 'pool_warm(pool, celsius: num): Heat the water'],
    steps: `
      @cl chlorinator pool={pool} mgl=1 // failed "염소가 {cl} mg/L로 0.5 mg/L 이상이다" | 염소 보충 | 염소가 0.5 mg/L 미만인 풀만 1 mg/L로 올린다.
      @cl pool_close pool={pool} why="염소 {cl} mg/L" // failed "염소가 {cl} mg/L로 충분하다" | 풀 폐쇄 | 0.5 mg/L에 못 미치면 그 풀을 닫는다. 이유에는 '염소'와 값(mg/L). 충분하면 실패.
      pool_warm pool={pool} celsius={t} | 지금 온도 유지 | 잰 수온을 그대로 목표로 준다.
      pool_warm pool={pool} celsius=31.5 | 31.5도 | 이 풀을 31.5도로.
      notify message="{pool} 풀 염소 {cl} mg/L, 인원 {n}명" | 수영장 알림 | 어느 풀의 염소가 얼마이고 인원이 몇 명인지 알림.
      file_write path=pool/{pool}.csv content="{t},{ph},{cl}" append=true | 수질 일지 | pool/{pool}.csv 에 수온, pH, 염소 순으로 쉼표로 덧붙인다.
      memory_store key=ph-{pool} content="pH {ph}" | pH 메모 | ph-{pool} 에 'pH' 하고 한 칸 띄워 값을 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt robot/{r} {"로봇": "{r}", "구간": "{seg}", "진행": {pct}, "오류": "{err}", "전압": {v}}',
    slots: { r: '풀베기-1, 방제-2, 운반-4, 순찰-7', seg: '북편 1열, 남편 3열, 제방, 진입로', pct: '3..97', err: '=없음 / 슬립, 끼임, 통신끊김', v: '21.5..28.5' },
    tools: ['rover_resume(rover, lane): Go on with a lane', 'rover_home(rover): Call a rover home', 'rover_error_clear(rover, error): Clear an error'],
    steps: `
      @err rover_resume rover={r} lane="{seg}" // failed "오류가 {err}이다" | 이어서 작업 | 오류가 없을 때만 그 로봇을 적힌 구간에서 이어 가게 한다.
      @err failed "오류가 없다" // rover_error_clear rover={r} error={err} | 오류 해제 | 오류가 남아 있으면 그 오류를 지운다. 없으면 지울 것이 없으니 실패.
      rover_home rover={r} | 불러들이기 | 배터리와 상관없이 이 로봇을 차고로 부른다.
      ^ | 복귀 | 비가 온다. 보고한 로봇을 돌아오게.
      notify message="{r} {seg} {pct}%" | 진행 알림 | 어느 로봇이 어느 구간을 몇 % 했는지 이 컴퓨터에. 조사 없이 세 가지를 한 칸씩 띄워.
      pushover message="{r} 오류 {err}, {v} V" | 로봇 푸시 | 로봇 이름 다음에 오류가 무엇인지, 쉼표 뒤에 전압(V)을 푸시로.
      file_write path=rover/{r}.txt content="{seg} {pct}%" append=true | 작업 기록 | rover/{r}.txt 에 구간과 진행(%)을 덧붙인다.
      memory_forget key=rover-{r} | 묵은 메모 지우기 | rover-{r} 메모를 지운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /sop {"절차": "{sop}", "구역": "{zone}", "분": {min}, "부른이": "{who}"}',
    slots: { sop: '야간-관수, 역세척, 동파-방지, 비상-배수', zone: '가, 나, 다, 라', min: '=10, 25, 40, 55', who: '안도영, 여운옥, 편도준' },
    steps: `
      sop_execute name={sop} | 절차 시작 | 적힌 절차를 시작한다. 넘길 값은 없다.
      sop_execute name=배수-점검 | 배수 점검 | 무엇이 적혀 있든 배수-점검 절차를 시작한다.
      sop_list | 절차 목록 | 어떤 절차들이 있는지 본다.
      cron_add schedule="15 4 * * *" action=procedure text={sop} | 새벽 예약 | 온 절차를 매일 4시 15분(15 4 * * *)에 시작하도록 예약한다.
      cron_add schedule="0 20 * * 5" action=message text="{zone}구역 확인" timezone=Asia/Seoul | 금요일 메시지 | 금요일 20시(0 20 * * 5), 서울 시간(Asia/Seoul)에 무슨 구역인지 붙여 '○구역 확인'이라는 메시지를 예약.
      notify message="{who}: {sop}, {min}분" | 시작 알림 | 이 컴퓨터 알림: 부른 사람, 쌍점, 절차, 쉼표, 분.
      memory_store key=last-run content="{sop} ({who})" | 마지막 실행 | last-run 에 절차를 쓰고 괄호 안에 부른 사람을 적는다.
      memory_recall query={sop} limit=2 | 지난 실행 | 이 절차에 관한 메모를 두 건만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /tide {"항": "{port}", "만조": "{hi}", "간조": "{lo}", "조위_cm": {cm}}',
    slots: { port: '오천, 대천, 홍원, 무창포', hi: '=03:42, 04:58, 15:20, 16:31', lo: '=09:56, 10:44, 21:37, 22:50', cm: '410..690 / 710..860' },
    tools: ['tidegate_shut(port, time): Shut the tide gates at a time', 'tidegate_open(port, time): Open the tide gates at a time', 'tide_flag(port, color: white|red): Hoist a flag'],
    steps: `
      tidegate_shut port={port} time={hi} | 만조 전에 닫기 | 이 항의 조수문을 만조 시각에 닫도록 넣는다.
      tidegate_open port={port} time={lo} | 간조에 열기 | 물이 빠진 시각에 그 항의 조수문을 열게 한다.
      ^ | 배수 시간 | 가장 낮은 물때에 조수문이 열리도록. 항은 온 대로.
      @cm tide_flag port={port} color=white // tide_flag port={port} color=red | 깃발 | 조위 700 cm를 넘으면 붉은 깃발, 아니면 흰 깃발을 그 항에 건다.
      @cm failed "조위가 {cm} cm이다" // pushover message="{port}항 조위 {cm} cm" | 고조 푸시 | 조위가 700 cm를 넘는 경우에만 어느 항의 조위가 몇 cm인지 푸시한다. 항 이름 뒤에는 '항'을 붙인다.
      notify message="{port}항 만조 {hi}, 간조 {lo}" | 물때 알림 | 어느 항인지('항'을 붙여), 만조와 간조가 몇 시인지 알림.
      http_request url=http://tide.local/{port} method=POST body="{cm}" | 조위 보내기 | http://tide.local/{port} 로 조위 숫자만 POST 한다.
      file_write path=tide/{port}.txt content="{hi} / {lo}" | 물때표 | tide/{port}.txt 를 '만조 / 간조' 꼴로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt wind/{t} {"발전기": "{t}", "kw": {kw}, "로터_rpm": {rpm}, "요각": {yaw}, "브레이크핀": {pin}}',
    slots: { t: 'WT1, WT3, WT4, WT8', kw: '120..1950', rpm: '8.5..15.2 / 17.1..24.5', yaw: '25..359', pin: '3..22' },
    tools: ['wt_feather(turbine, degrees: int): Feather the blades', 'wt_yaw(turbine, degrees: int): Turn the nacelle', 'wt_derate(turbine, kw: int): Limit the power'],
    steps: `
      @rpm wt_yaw turbine={t} degrees={yaw} // wt_feather turbine={t} degrees=85 | 로터 다루기 | 16 rpm을 넘으면 이 기의 날개를 85도로 눕히고, 아니면 온 요각을 그대로 다시 준다.
      @rpm failed "{rpm} rpm이다" // gpio_write pin={pin} value=1 | 축 브레이크 | 16 rpm을 초과했을 때만 브레이크핀을 1로 잡는다.
      gpio_write pin={pin} value=0 | 브레이크 풀기 | 축 브레이크를 놓는다. 1이 잡힘.
      wt_derate turbine={t} kw=1500 | 1.5 MW로 | 이 발전기를 1.5 MW로 묶는다. 도구는 kW로 받는다.
      wt_yaw turbine={t} degrees=180 | 남쪽으로 | 나셀을 180도로 돌린다.
      notify message="{t} {kw} kW, 로터 {rpm} rpm" | 풍력 알림 | 어느 발전기가 몇 kW인지, 로터가 몇 rpm인지 알림.
      mqtt_publish topic=wind/yaw payload="{yaw}" | 요각 | 요각만 wind/yaw 로 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt vend/{n} {"자판기": {n}, "품목": "{item}", "남음": {left}, "매출": {sales}}',
    slots: { n: '2..8', item: '생수, 커피, 우유, 이온음료', left: '0..9 / 11..60', sales: '12000..98000' },
    tools: ['vend_refill(machine: int, item, count: int): Order a refill', 'vend_block(machine: int, item): Take an item off sale', 'vend_price(machine: int, item, won: int): Set a price'],
    steps: `
      @left vend_refill machine={n} item={item} count=48 // failed "{left}개 남아 있다" | 보충 | 10개 이하로 남은 품목만 그 자판기에 마흔여덟 개 보충을 건다.
      @left vend_block machine={n} item={item} // failed "아직 {left}개 있다" | 판매 중지 | 열 개도 남지 않았으면 그 자판기에서 그 품목을 내린다.
      vend_price machine={n} item={item} won=1200 | 값 바꾸기 | 같은 자판기의 그 품목을 1200원으로.
      vend_refill machine={n} item=생수 count=24 | 생수 보충 | 무엇이 보고됐든 그 자판기에 생수를 두 다스 보낸다.
      notify message="{n}번 자판기 {item} {left}개" | 자판기 알림 | 몇 번 자판기에 무엇이 몇 개 남았는지 알림. '남았다'는 말은 붙이지 않는다.
      file_write path=vend/sales.csv content="{n};{sales}" append=true | 매출 기록 | vend/sales.csv 에 자판기;매출을 덧붙인다.
      memory_store key=vend-{n} content="{item} {left}개, {sales}원" | 자판기 메모 | vend-{n} 에 품목과 남은 수(개), 쉼표, 매출(원).
    `,
  },
];
