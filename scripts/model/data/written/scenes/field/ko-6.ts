import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in Korean, part 6. */
export const fieldKo6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt pumproom/{room} {"실": "{room}", "펌프": "{pump}", "증상": "{sym}", "온도": {t}, "연속_분": {min}}',
    slots: { room: '제1펌프실, 제2펌프실, 가압장, 취수장', pump: 'P-3, P-7, P-11, B-2, B-5', sym: '=과열, 공회전, 누수, 이상음', t: '61..97', min: '=4, 12, 25, 40' },
    tools: ['hydrus.stop(pump, grace_s: int): Stop a pump after a grace time', 'hydrus.swap(pump, standby): Hand over to a standby pump', 'hydrus.tag(pump, text): Hang a tag on a pump'],
    steps: `
      notify message="{room} {pump} 펌프 {sym}" | 이상 알림 | 이 컴퓨터 알림 한 줄: 어느 실의 어느 펌프에 무슨 증상인지. 펌프 이름 뒤에는 '펌프'를 붙인다.
      pushover message="{pump} 펌프 온도가 {t}℃입니다" | 온도 푸시 | 푸시 문장은 '○○ 펌프 온도가 ○○℃입니다'이다. 빈 곳은 이벤트로 채운다.
      send_message channel=kakao text="{room}에서 {sym} 신고가 들어왔습니다" | 단체방 공지 | kakao 채널에 '○○에서 ○○ 신고가 들어왔습니다'라고 쓴다. 실과 증상을 채운다.
      hydrus.stop pump={pump} grace_s=60 | 1분 뒤 정지 | 문제가 난 펌프를 1분 여유를 두고 세운다.
      hydrus.swap pump={pump} standby=S-1 | 예비로 넘기기 | 그 펌프의 일을 예비기 S-1에 넘긴다.
      hydrus.tag pump={pump} text="{sym} {min}분" | 표찰 | 그 펌프에 증상과 몇 분째인지(분) 적은 표찰을 건다.
      hydrus.tag pump={pump} text="사용 금지" | 금지 표찰 | 표찰에는 '사용 금지'라고만. 증상은 쓰지 않는다.
      memory_store key={pump} content="{sym}, {t}℃" | 증상 메모 | 펌프 이름을 키로 해서 증상과 온도(℃)를 쉼표로 이어 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /door {"문": "{door}", "상태": "{st}", "시각": "{at}", "카드": "{who}"}',
    slots: { door: '전기실, 약품실, 관제실, 변압기실, 옥상', st: '=열림 / 닫힘', at: '=01:12, 05:48, 11:20, 16:03, 22:41', who: '문상혁, 봉미나, 소재훈, 제갈민' },
    tools: ['gatekeep.latch(door, locked: bool): Lock or unlock a door', 'gatekeep.revoke(person): Take the card rights of a person', 'gatekeep.grant(person, door, hours: int): Give rights for a door'],
    steps: `
      @st notify message="{door} 문이 열려 있습니다" // failed "{door} 문은 닫혀 있다" | 열린 문 알림 | 문이 열림일 때만 이 컴퓨터에 '○○ 문이 열려 있습니다'라고 띄운다. 닫혀 있으면 실패.
      @st failed "{door} 문이 열려 있다" // gatekeep.latch door={door} locked=true | 잠그기 | 닫힌 것이 확인된 문만 잠근다.
      gatekeep.latch door={door} locked=false | 잠금 풀기 | 이 문의 잠금을 푼다.
      gatekeep.grant person={who} door={door} hours=2 | 두 시간 허가 | 카드를 댄 사람에게 그 문을 두 시간 열 수 있게 한다.
      gatekeep.revoke person={who} | 권한 회수 | 카드를 댄 사람의 권한을 거둔다.
      pushover message="{at} {who}, {door}" | 출입 푸시 | 푸시: 시각과 사람, 쉼표, 문.
      file_write path=doors/{door}.txt content="{at} {st} {who}" append=true | 출입 기록 | doors/{door}.txt 에 시각, 상태, 사람을 한 칸씩 띄워 한 줄 더한다.
      send_message channel=sms to={who} text="{door} 문을 닫아 주세요" | 문 닫아 달라고 | sms로 카드를 댄 사람에게 '○○ 문을 닫아 주세요'라고 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt relay8/{unit} {"ch1": "{a}", "ch2": "{b}", "ch3": "{c}", "ch4": "{d}"}',
    slots: { unit: 'r1, r2, r5', a: '=순환팬', b: '=관수', c: '=보광등', d: '=난방' },
    tools: ['octo_set(unit, channel: int, on: bool): Switch a relay channel', 'octo_pulse(unit, channel: int, ms: int): Pulse a relay channel', 'octo_all(unit, on: bool): Switch all channels'],
    steps: `
      octo_set unit={unit} channel=2 on=true | 관수 켜기 | 메시지는 채널마다 무엇이 물렸는지 알려 준다. 관수를 켠다.
      octo_set unit={unit} channel=4 on=false | 난방 끄기 | 난방이 물린 채널을 끈다. 유닛은 온 것.
      octo_set unit={unit} channel=3 on=true | 보광등 | 보광등 채널을 찾아 켠다.
      octo_pulse unit={unit} channel=1 ms=2000 | 순환팬 잠깐 | 순환팬 채널에 2초 펄스. 도구는 밀리초로 받는다.
      octo_pulse unit={unit} channel=3 ms=250 | 보광등 깜빡 | 보광등을 4분의 1초만 친다.
      octo_all unit={unit} on=false | 모두 끄기 | 이 유닛의 채널을 전부 끈다.
      notify message="{unit}: {a}, {b}, {c}, {d}" | 배선 알림 | 알림에 유닛과 쌍점을 쓰고 채널 순서대로 무엇이 물렸는지 쉼표로 잇는다.
      memory_store key={unit}-ch4 content="{d}" | 넷째 채널 메모 | {unit}-ch4 에 넷째 채널에 물린 것을 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hopper/{h} {"호퍼": {h}, "잔량": "{state}", "셔터핀": {shut}, "진동핀": {vib}, "사료": "{feed}"}',
    slots: { h: '1..12', state: '=충분, 보통 / 부족, 없음', shut: '13..22', vib: '23..38', feed: '육성1호, 비육, 자돈, 임신돈' },
    tools: ['hop_order(feed, tons: num): Order feed', 'hop_cal(hopper: int, grams: int): Calibrate a hopper'],
    steps: `
      gpio_write pin={shut} value=0 | 셔터 열기 | 셔터는 에어로 닫혀 있다. 1이면 닫힘, 0이면 열림. 연다.
      gpio_write pin={shut} value=1 | 셔터 닫기 | 셔터핀에 공기를 넣으면(1) 닫힌다. 닫는다.
      gpio_write pin={vib} value=1 | 진동기 | 사료가 걸렸다. 진동 쪽을 1로.
      gpio_write pin={vib} value=0 | 진동기 끄기 | 진동을 멈춘다. 0이 정지.
      @state failed "잔량이 {state}이다" // hop_order feed={feed} tons=3.5 | 사료 주문 | 잔량이 부족하거나 없을 때만 그 사료를 3.5톤 주문한다.
      @state hop_cal hopper={h} grams=500 // failed "잔량이 {state}이라 교정할 수 없다" | 교정 | 잔량이 충분하거나 보통이면 그 호퍼를 반 킬로그램으로 교정한다. 단위는 그램. 아니면 실패.
      notify message="{h}번 호퍼 {feed} {state}" | 호퍼 알림 | 몇 번 호퍼의 무슨 사료가 어떤 상태인지 한 칸씩 띄워 이 컴퓨터에.
      send_message channel=sms text="{feed} 주문 바랍니다" | 사료상 문자 | sms 채널로 무슨 사료인지 쓰고 '주문 바랍니다'라고 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt wx/alert {text}',
    slots: { text: '=강풍주의보 14:00 발효, 호우경보 21:30 발효, 한파주의보 03:00 해제, 폭염경보 11:00 발효, 대설주의보 06:20 해제' },
    tools: ['crew_msg(team: pump|farm|electric, text): Write to a team', 'banner(place, text, minutes: int): Show a banner', 'greenhouse_all(action: close|open): Close or open all greenhouses'],
    steps: `
      crew_msg team=farm text="{text}" | 농장팀에 | 들어온 특보를 농장팀에 그대로 전한다.
      crew_msg team=electric text="{text}" | 전기팀에 전달 | 전기 담당 팀에 받은 글을 손대지 않고 보낸다.
      crew_msg team=pump text="현장 대기하세요" | 펌프팀 대기 | 펌프팀에는 '현장 대기하세요'라고만 보낸다. 특보는 붙이지 않는다.
      banner place=정문 text="{text}" minutes=120 | 정문 전광판 | 정문에 특보를 두 시간 띄운다.
      greenhouse_all action=close | 모두 닫기 | 하우스를 전부 닫는다.
      notify title=기상특보 message="{text}" | 특보 알림 | 제목을 기상특보로, 본문을 온 글 그대로 하여 이 컴퓨터에 띄운다.
      pushover message="[특보] {text}" | 특보 푸시 | 앞에 [특보]를 달고 한 칸 띄워 온 글을 그대로 푸시.
      file_write path=wx/alerts.txt content="{text}" append=true | 특보 보관 | wx/alerts.txt 에 온 글을 그대로 덧붙인다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예약 조회 | slot_list → {d1} {t1} {w1}, {d2} {t2} {w2}', '장비 조회 | gear_list → 굴삭기 {g1}, 트랙터 {g2}, 관리기 {g3}'],
    slots: { d1: '=2026-04-02, 2026-04-03, 2026-04-06', d2: '=2026-04-13, 2026-04-17, 2026-04-21', t1: '=08:00, 08:30, 09:00', t2: '=13:00, 14:30, 15:00', w1: '강만복, 우정란, 신홍식', w2: '노갑례, 하종만, 천수근', g1: 'EX-1, EX-4, EX-6', g2: 'TR-3, TR-5, TR-9', g3: 'CU-2, CU-7, CU-8' },
    tools: ['rent_book(machine, date, person): Book a machine', 'rent_free(machine): Release a machine', 'rent_remind(person, time): Remind a person'],
    steps: `
      rent_book machine={g2} date={d1} person={w1} | 트랙터 빌리기 | 첫 번째 예약의 사람과 날짜로 트랙터를 잡는다. 번호는 {step2}단계에.
      rent_book machine={g1} date={d2} person={w2} | 굴삭기 | 둘째 예약의 날짜와 사람으로 굴삭기를 잡는다.
      rent_free machine={g3} | 관리기 반납 | 관리기를 푼다. 번호는 장비 조회 결과에 있다.
      rent_remind person={w2} time={t2} | 오후 예약 안내 | 오후에 예약한 사람에게 그 시각으로 알림을 건다.
      rent_remind person={w1} time={t1} | 오전 예약 안내 | {step1}단계에서 오전에 잡은 사람에게 그 시각을 알린다.
      notify message="{w1} {t1}, {w2} {t2}" | 예약 알림 | 이 컴퓨터에 두 사람의 이름과 시각을 나온 순서로 쉼표로 이어 띄운다. 날짜는 뺀다.
      file_write path=rent/{d1}.txt content="{w1} / {g2}" | 대여 기록 | rent/{d1}.txt 를 첫 예약자와 트랙터 번호로 새로 쓴다. 사이는 ' / '.
      failed "트랙터를 몰 도구가 없다" | 밭 갈기 | 트랙터를 몰고 나가 밭을 간다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt tank/heat {"욕조": "{bath}", "물온도": {t}, "히터": {heat}, "냉각": {cool}, "물고기": {fish}}',
    slots: { bath: '부화조, 격리조, 치어조, 순치조', t: '14.5..17.8 / 20.5..22.5 / 25.4..29.9', heat: '5..17', cool: '18..36', fish: '40..900' },
    tools: ['aqua_heat(tank, watts: int): Set the heater', 'aqua_note(tank, text): Write into the tank book'],
    steps: `
      @t gpio_write pin={heat} value=1 // failed "물온도가 {t}℃로 18에서 25 사이이다" // gpio_write pin={cool} value=1 | 물온도 | 18도 아래면 히터를 켜고 25도 위면 냉각을 켠다. 그 사이면 할 일이 없으니 실패로.
      @t aqua_heat tank={bath} watts=2000 // aqua_heat tank={bath} watts=500 // aqua_heat tank={bath} watts=0 | 히터 출력 | 18도 미만은 2 kW, 18~25도는 500 W, 25도 초과는 0. 도구는 와트로 받는다.
      gpio_write pin={heat} value=0 | 히터 차단 | 히터 핀을 내린다.
      gpio_write pin={cool} value=0 | 냉각 차단 | 냉각 핀을 내린다.
      aqua_note tank={bath} text="물온도 {t}℃, {fish}마리" | 수조 일지 | 이 욕조 일지에 물온도(℃)와 몇 마리인지 쉼표로 적는다.
      aqua_note tank={bath} text="백점병 의심" | 병 기록 | 일지에 다음을 그대로 적는다: 백점병 의심
      notify message="{bath}의 물온도가 {t}℃입니다" | 온도 알림 | 이 컴퓨터에 '○○의 물온도가 ○○℃입니다'라고 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lockout {"전로": "{feeder}", "허가서": "{permit}", "검전": {volt}, "작업자": "{who}", "자물쇠": {lock}}',
    slots: { feeder: 'F-12, F-21, F-33, M-4, M-9', permit: '=유효, 승인 / 만료, 미승인, 반려', volt: '=0 / 220, 380, 112', who: '안석주, 위은채, 목경식, 국대현', lock: '11..88' },
    tools: ['loto_apply(feeder, lock: int, person): Apply a lock', 'loto_remove(feeder, lock: int): Remove a lock', 'loto_refuse(feeder, reason): Refuse a lockout'],
    steps: `
      @volt loto_apply feeder={feeder} lock={lock} person={who} // failed "검전에서 {volt} V가 나왔다" | 자물쇠 채우기 | 검전 값이 0인 전로에만 적힌 자물쇠를 작업자 이름으로 건다.
      @permit loto_apply feeder={feeder} lock={lock} person={who} // failed "허가서가 {permit} 상태이다" | 허가 확인 뒤 잠금 | 허가서가 유효하거나 승인된 것일 때만 적힌 자물쇠를 작업자 이름으로 건다.
      @permit loto_apply feeder={feeder} lock={lock} person={who} // loto_refuse feeder={feeder} reason="허가서 {permit}" | 걸거나 거절 | 허가서가 살아 있으면 적힌 대로 자물쇠를 걸고, 아니면 사유에 '허가서'와 그 상태를 써서 거절한다.
      loto_remove feeder={feeder} lock={lock} | 자물쇠 떼기 | 작업이 끝났다. 그 전로의 자물쇠를 뗀다.
      notify message="{feeder} 검전 {volt} V, 작업자 {who}" | 잠금 알림 | 이 컴퓨터에 전로와 검전 값(V), 작업자를 알린다.
      file_write path=loto.csv content="{lock};{feeder};{who}" append=true | 자물쇠 대장 | loto.csv 에 자물쇠;전로;작업자 순으로 더한다.
      send_message channel=teams text="{who} 작업 시작" | 작업 공지 | teams 채널에 작업자와 '작업 시작'이라는 말만.
      memory_forget key={feeder} | 전로 메모 지우기 | 전로 이름으로 적힌 메모를 지운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt trough/{yard} {"운동장": "{yard}", "물통": {cm}, "급수": {fill}, "부동": {heat}, "기온": {t}}',
    slots: { yard: '동쪽, 서쪽, 솔밭, 개울가', cm: '4..19 / 22..48', fill: '3..15', heat: '16..33', t: '-14.5..-3.5 / 4.5..18.5' },
    steps: `
      @cm gpio_write pin={fill} value=1 // gpio_write pin={fill} value=0 | 물 채우기 | 물이 20 cm에 못 미치면 급수를 열고, 넘으면 닫는다.
      @t gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 동파 방지 | 기온이 0도 밑이면 부동 열선을 켜고, 위면 끈다.
      @t gpio_write pin={heat} value=1 // failed "기온이 {t}℃로 영상이다" | 영하에만 | 열선은 영하에만 켠다. 영상이면 켜지 않고 실패.
      @cm failed "물이 {cm} cm로 20 cm가 안 된다" // gpio_write pin={fill} value=0 | 급수 멈춤 | 물이 20 cm를 넘은 것을 보고 나서 급수를 멈춘다. 모자라면 멈추지 말고 실패로.
      notify message="{yard} 물통 {cm} cm, 기온 {t}℃" | 물통 알림 | 어느 운동장의 물통이 몇 cm이고 기온이 몇 ℃인지 이 컴퓨터에.
      pushover message="{yard} 운동장 물이 모자랍니다" | 물 부족 푸시 | 푸시: '○○ 운동장 물이 모자랍니다'. 운동장은 온 대로.
      memory_store key=trough content="{yard}: {cm} cm" | 물통 메모 | trough 에 운동장, 쌍점, 한 칸, 물통 높이를 cm까지 적는다.
      file_write path=trough.csv content="{yard},{t}" append=true | 기온 기록 | trough.csv 에 운동장과 기온만 쉼표로 이어 더한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['경보 목록 | alarm_open → #{a} 침사지 수위, #{b} 3호 펌프 과열, #{c} 배전반 문', '시각 | clock → {now}'],
    slots: { a: '101..299', b: '301..599', c: '601..899', now: '=02:14, 04:50, 13:33, 19:07' },
    tools: ['alm_clear(id: int): Clear an alarm', 'alm_snooze(id: int, minutes: int): Snooze an alarm', 'alm_assign(id: int, team: pump|electric|water): Give an alarm to a team'],
    steps: `
      alm_clear id={c} | 문 경보 지우기 | 배전반 문은 닫았다. 그 경보를 지운다. 번호는 목록에.
      alm_snooze id={a} minutes=90 | 수위 경보 미루기 | 침사지 수위 경보를 한 시간 반 미룬다.
      alm_assign id={b} team=pump | 과열은 펌프팀 | {step1}단계에서 과열로 나온 경보를 펌프팀에 넘긴다.
      ^ | 펌프팀에 넘기기 | 3호 펌프 경보의 번호를 찾아 펌프팀에 배정한다.
      alm_assign id={c} team=electric | 전기팀 배정 | 배전반과 관련된 경보는 전기팀 몫이다.
      notify message="#{b} 3호 펌프 과열" | 과열 알림 | 목록에서 과열 항목 하나만 나온 그대로(번호 포함) 이 컴퓨터에 띄운다.
      file_write path=night.log content="{now} 침사지 수위" append=true | 야간 기록 | night.log 에 {step2}단계 시각과 '침사지 수위'를 한 칸 띄워 더한다.
      memory_store key=open-alarms content="{a}, {b}, {c}" | 번호만 | open-alarms 에 세 경보의 번호만 숫자로, 나온 순서로 쉼표로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /guest {"이름": "{who}", "소속": "{org}", "인원": {n}, "주차": "{plate}", "만날사람": "{host}"}',
    slots: { who: '신예린, 고만석, 남궁진, 표은실', org: '수자원센터, 한빛대, 군청, 안전공단', n: '2..9', plate: '18로 6643, 33거 2901, 54두 7718', host: '장팀장, 오과장, 유소장, 임반장' },
    tools: ['frontdesk.in(name, host, people: int): Check visitors in', 'frontdesk.out(name): Check visitors out', 'park.allow(plate, hours: int): Allow a car', 'park.deny(plate): Turn a car away'],
    steps: `
      frontdesk.in name={who} host={host} people={n} | 방문 등록 | 손님 이름, 만날 사람, 인원을 온 대로 넣는다.
      frontdesk.out name={who} | 나감 | 이 손님을 나간 것으로 한다.
      park.allow plate="{plate}" hours=3 | 주차 허용 | 그 차를 세 시간 세울 수 있게 한다.
      park.deny plate="{plate}" | 주차 거절 | 자리가 없다. 그 차는 돌려보낸다.
      notify message="{org} {who} 외 손님이 왔습니다" | 손님 알림 | 이 컴퓨터에 '○○ ○○ 외 손님이 왔습니다'라고 띄운다. 소속이 먼저고 이름이 다음이다.
      send_message channel=slack to={host} text="{who} ({org}) {n}명" | 만날 사람에게 | slack 으로 만날 사람에게 손님 이름, 괄호 안에 소속, 인원(명)을 한 칸씩 띄워 보낸다.
      file_write path=guest.csv content="{plate},{who}" append=true | 주차 대장 | guest.csv 에 차와 이름을 쉼표로 더한다. 차가 먼저다.
      memory_recall query={org} limit=4 | 전에 왔던 일 | 소속으로 메모를 네 건까지 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ph/{pit} {"조": "{pit}", "ph": {ph}, "산펌프": {acid}, "알칼리펌프": {alk}, "교반": {mix}}',
    slots: { pit: '중화조, 반응조, 저류조, 방류조', ph: '4.1..5.7 / 6.1..8.2 / 8.8..11.4', acid: '12..19', alk: '20..28', mix: '29..39' },
    tools: ['discharge_gate(tank, open: bool): Open or close the discharge', 'ph_target(tank, ph: num): Set the target'],
    steps: `
      @ph gpio_write pin={alk} value=1 // failed "pH가 {ph}로 5.8에서 8.6 사이이다" // gpio_write pin={acid} value=1 | 중화 | pH가 5.8보다 낮으면 알칼리펌프를, 8.6보다 높으면 산펌프를 켠다. 그 사이면 넣을 것이 없으니 실패.
      @ph failed "pH가 {ph}이다" // discharge_gate tank={pit} open=true // failed "pH가 {ph}이다" | 방류 | pH가 5.8~8.6일 때만 그 조의 방류를 연다.
      @ph discharge_gate tank={pit} open=false // discharge_gate tank={pit} open=true // discharge_gate tank={pit} open=false | 방류 게이트 | 5.8에서 8.6 사이면 열고 벗어나면 닫는다.
      ph_target tank={pit} ph=7.2 | 목표 | 이 조의 목표를 7.2로 둔다. 지금 값은 쓰지 않는다.
      gpio_write pin={mix} value=1 | 교반 | 교반을 켠다.
      gpio_write pin={acid} value=0 | 산 그만 | 산 쪽 펌프를 끈다.
      notify message="{pit} pH {ph}, 방류 기준 5.8~8.6" | 폐수 알림 | 이 컴퓨터에 어느 조의 pH가 얼마인지 쓰고 방류 기준이 5.8~8.6이라고 쉼표 뒤에 덧붙인다.
      file_write path=ph.txt content="{pit}={ph}" append=true | pH 기록 | ph.txt 에 조와 pH를 등호로 이어 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt shed/{s} {"축사": "{s}", "체감": {thi}, "스프링클러": {spr}, "송풍": {fan}, "커튼": "{cur}"}',
    slots: { s: '가축사, 나축사, 다축사', thi: '60..71 / 73..92', spr: '4..14', fan: '15..29', cur: '=내림, 올림' },
    tools: ['curtain.wind(shed, side: left|right|both, percent: int): Wind a curtain up', 'curtain.stop(shed): Stop the curtains', 'milk_note(shed, text): Note for the milker'],
    steps: `
      @thi failed "체감이 {thi}로 72를 넘지 않는다" // gpio_write pin={spr} value=1 | 스프링클러 | 체감지수가 72를 넘는 축사만 스프링클러를 켠다.
      @thi gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 송풍 | 72를 넘으면 송풍을 켜고 아니면 끈다.
      curtain.wind shed={s} side=both percent=100 | 커튼 다 올리기 | 이 축사 양쪽 커튼을 끝까지 감아올린다.
      curtain.wind shed={s} side=left percent=50 | 왼쪽 반 | 왼쪽 커튼만 절반.
      curtain.wind shed={s} side=right percent=25 | 오른쪽 조금 | 오른쪽을 4분의 1만 올린다.
      curtain.stop shed={s} | 커튼 멈춤 | 움직이는 커튼을 세운다.
      milk_note shed={s} text="체감 {thi}" | 착유자 전달 | 이 축사 착유자에게 '체감'과 지수를 남긴다.
      notify message="{s} 체감 {thi}, 커튼 {cur}" | 축사 알림 | 어느 축사의 체감이 얼마이고 커튼이 어떤지 이 컴퓨터에.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt meter/gas "{m} {v} m³ {at}"',
    slots: { m: '계량기-2, 계량기-5, 계량기-8', v: '1022.4..8840.6', at: '=2026-02-03 07:00, 2026-03-14 19:30, 2026-04-22 23:10' },
    tools: ['gasread(meter, cubic: num, at): Enter a reading', 'gascut(meter): Cut the gas of a meter'],
    steps: `
      gasread meter={m} cubic={v} at="{at}" | 검침 입력 | 받은 줄의 계량기, 값, 시각을 그대로 넣는다.
      gascut meter={m} | 가스 차단 | 받은 줄에 적힌 계량기의 가스를 끊는다.
      mqtt_publish topic=gas/raw payload="{m} {v} m³ {at}" | 원문 중계 | 따옴표 안을 그대로 gas/raw 로 낸다.
      file_write path=gas.csv content="{at},{v}" append=true | 검침 대장 | gas.csv 에 한 줄: 시각, 쉼표, 값(단위 없이). 예: 2026-01-02 08:00,512.3.
      notify message="{m} {v} m³" | 값 알림 | 이 컴퓨터에 계량기와 값(m³)만. 시각은 뺀다.
      memory_store key={m} content="{at}" | 검침 시각 | 계량기 이름을 키로 시각만 적는다.
      pushover title={m} message="{v} m³" | 검침 푸시 | 제목은 계량기, 본문은 값에 단위까지.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    slots: { a: '3..9', b: '10..17', c: '18..25', d: '26..33', e: '34..40', lvl: '31..68', site: '송림, 진곡, 외암, 상리' },
    tools: ['surge_tank(site, percent: int): Set the level of a surge tank', 'site_mode(site, mode: auto|manual|winter): Set the mode of a site'],
    steps: `
      gpio_write pin={c} value=1 | 3번 후드 | 후드 다섯은 차례로 {a}, {b}, {c}, {d}, {e}번이다. 세 번째 후드를 켠다.
      gpio_write pin={e} value=0 | 마지막 후드 끄기 | 후드 1~5는 {a}, {b}, {c}, {d}, {e}. 다섯 번째를 끈다.
      gpio_write pin={b} value=1 | 팬 두 대 중 둘째 | 첫 팬 {a}, 둘째 팬 {b}. 둘째만 돌린다.
      gpio_write pin={d} value=1 | 배기만 | {c} 급기, {d} 배기, {e} 가습. 배기만 켠다.
      gpio_read pin={a} | 플로트 읽기 | 플로트는 {a}번, 압력 스위치는 {b}번. 플로트를 읽는다.
      surge_tank site={site} percent={lvl} | 서지탱크 | {site} 서지탱크를 {lvl}%로.
      site_mode site={site} mode=winter | 동절기 | {site:을} 동절기 운전으로 바꾼다.
      site_mode site={site} mode=manual | 수동 | {site}에 사람이 간다. 수동으로 둔다.
      notify message="{site} 수동 전환" | 전환 알림 | {site:이} 수동 전환되었다고, 이름과 '수동 전환' 두 마디로 이 컴퓨터에 알린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /call {"병동": "{ward}", "호실": {room}, "종류": "{kind}", "부른시각": "{at}", "단말": {pin}}',
    slots: { ward: '가온, 누리, 다솜, 하늬', room: '201..519', kind: '=호출, 낙상, 화장실, 침대', at: '=03:18, 07:42, 12:05, 21:56', pin: '4..39' },
    tools: ['nurse_page(ward, text): Page a ward', 'call_done(room: int): End a call', 'lamp_door(room: int, color: red|green|off): Lamp above a door'],
    steps: `
      nurse_page ward={ward} text="{room}호 {kind}" | 병동 호출 | 그 병동에 몇 호인지와 종류를 부른다. 호실 뒤에 '호'를 붙인다.
      call_done room={room} | 호출 끝 | 그 호실 호출을 끝낸다.
      lamp_door room={room} color=red | 문등 빨강 | 이 호실 문 위를 빨갛게.
      lamp_door room={room} color=off | 문등 끄기 | 이 호실 문 위 등을 끈다.
      gpio_write pin={pin} value=0 | 단말 울림 멈춤 | 단말 버저는 1에서 운다. 적힌 단말 핀의 소리를 멈춘다.
      notify message="{at} {ward} {room}호 {kind}" | 호출 알림 | 시각, 병동, 호실(호), 종류를 차례로 한 칸씩 띄워 이 컴퓨터에.
      file_write path=calls.csv content="{room},{at}" append=true | 호출 기록 | calls.csv 에 호실과 부른 시각을 쉼표로 더한다.
      memory_store key=room-{room} content="{kind}, {at}" | 호실 메모 | room-{room} 에 종류와 부른 시각을 쉼표로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt chip/{b} {"사일로": "{b}", "목재칩": {pct}, "스크루": {screw}, "칸막이": {wall}, "흡습": "{wet}"}',
    slots: { b: 'CH-1, CH-2, CH-4, CH-6', pct: '3..24 / 26..97', screw: '6..17', wall: '18..37', wet: '=건조 / 젖음' },
    tools: ['chip_order(silo, loads: int): Order lorry loads', 'chip_feed(silo, minutes: int): Feed the boiler', 'chip_hold(silo, reason): Put a silo on hold'],
    steps: `
      @pct chip_order silo={b} loads=2 // failed "{pct}% 남아 있다" | 칩 주문 | 25% 미만이면 그 사일로에 두 차를 주문한다. 더 남았으면 실패.
      @wet chip_feed silo={b} minutes=45 // chip_hold silo={b} reason="칩 {wet}" | 보일러 공급 | 칩이 건조면 45분 공급하고, 젖었으면 사유 '칩'과 흡습 상태로 그 사일로를 보류한다.
      @wet gpio_write pin={screw} value=1 // failed "칩이 젖어 있다" | 스크루 | 칩이 건조할 때만 스크루를 돌린다.
      gpio_write pin={screw} value=0 | 스크루 멈춤 | 스크루 핀을 내린다.
      gpio_write pin={wall} value=1 | 칸막이 열기 | 칸막이는 유압이라 1이면 열리고 0이면 제자리로 온다. 연다.
      gpio_write pin={wall} value=0 | 칸막이 닫기 | 유압을 빼면(0) 칸막이가 제자리로 온다. 되돌린다.
      notify message="{b} 목재칩 {pct}%, {wet}" | 칩 알림 | 어느 사일로의 목재칩이 몇 %이고 흡습 상태가 무엇인지 쉼표로 이 컴퓨터에.
      failed "뭉친 칩을 부술 도구가 없다" | 덩어리 부수기 | 사일로 안에 들어가 뭉친 칩을 쇠막대로 부순다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ice/{m} {"제빙기": {m}, "얼음_kg": {kg}, "응축온": {t}, "급수핀": {w}, "세척핀": {c}, "시": {hour}}',
    slots: { m: '1..6', kg: '40..190', t: '31..48 / 52..66', w: '7..16', c: '17..30', hour: '=1, 2, 3, 4 / 9, 12, 15, 18' },
    tools: ['ice_make(machine: int, kilograms: int): Make ice', 'ice_clean(machine: int, acid: bool): Clean the machine'],
    steps: `
      @hour ice_clean machine={m} acid=true // failed "{hour}시는 영업 시간이다" | 산 세척 | 영업을 마친 밤 0시에서 5시 사이에만 산으로 세척한다.
      @t ice_make machine={m} kilograms=50 // failed "응축온이 {t}℃이다" | 얼음 만들기 | 응축온이 50℃ 이하일 때만 50 kg을 만든다.
      ice_clean machine={m} acid=false | 물 세척 | 산 없이 한 번 씻는다. 몇 시든 된다.
      @hour gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 세척 밸브 | 0~5시면 세척핀을 올리고 그 밖의 시각이면 내린다.
      gpio_write pin={w} value=0 | 급수 끊기 | 급수핀은 1이면 물이 나온다. 끊는다.
      notify message="{m}번 제빙기 얼음 {kg} kg" | 얼음 알림 | 몇 번 제빙기에 얼음이 몇 kg인지 이 컴퓨터에.
      pushover message="제빙기 {m} 응축온 {t}℃, 한계 50℃" | 응축온 푸시 | '제빙기'와 번호, 응축온(℃)을 쓰고 쉼표 뒤에 한계가 50℃라고 덧붙여 푸시.
      file_write path=ice.txt content="{hour}시 {kg} kg" append=true | 얼음 기록 | ice.txt 에 몇 시인지와 얼음(kg)을 한 칸 띄워 더한다.
    `,
  },
];
