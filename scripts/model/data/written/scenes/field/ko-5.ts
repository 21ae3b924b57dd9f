import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in Korean, part 5. */
export const fieldKo5: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt st/{n}/line tank={tank} lvl={lvl} pump={pump} amp={amp}',
    slots: { n: '1..9', tank: 'T3, T8, R2, R5, C1', lvl: '11..49 / 51..96', pump: '5..28', amp: '3.2..9.8' },
    tools: ['tnk_fill(tank, until: int): Fill a tank up to a percentage', 'tnk_dump(tank, until: int): Empty a tank down to a percentage'],
    steps: `
      gpio_write pin={pump} value=1 | 펌프 켜기 | 받은 줄에서 pump= 뒤의 숫자가 핀이다. 켠다.
      gpio_write pin={pump} value=0 | 펌프 멈춤 | 온 줄의 펌프 핀을 내린다.
      tnk_fill tank={tank} until=90 | 90까지 채우기 | 받은 줄의 탱크를 90%까지 채운다.
      @lvl tnk_fill tank={tank} until=80 // failed "수위가 {lvl}%이다" | 모자랄 때만 | 수위(lvl)가 50%에 못 미치는 경우에만 그 탱크를 80%까지 채운다.
      @lvl failed "수위가 {lvl}%로 50%에 못 미친다" // tnk_dump tank={tank} until=30 | 비우기 | 수위가 50%를 넘을 때에 한해 30%까지 비운다. 아니면 실패로.
      notify message="{tank} 수위 {lvl}%, 전류 {amp} A" | 탱크 알림 | 이 컴퓨터에 어느 탱크의 수위(%)와 전류(A)를 알린다.
      mqtt_publish topic=st/all payload="tank={tank} lvl={lvl} pump={pump} amp={amp}" | 줄째 중계 | 들어온 줄을 하나도 바꾸지 않고 st/all 에 다시 낸다.
      file_write path=st/{n}.csv content="{tank},{lvl}" append=true | 두 값만 | st/{n}.csv 에 탱크와 수위만 쉼표로 이어 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt nodes/{gw} {"게이트웨이": "{gw}", "노드": [{"이름": "{n1}", "핀": {p1}, "값": {v1}}, {"이름": "{n2}", "핀": {p2}, "값": {v2}}]}',
    slots: { gw: 'gw-1, gw-3, gw-7', n1: '=유량계', n2: '=압력계', p1: '4..15', p2: '16..33', v1: '12.5..48.5', v2: '1.1..6.8' },
    tools: ['node_zero(gateway, node): Set a sensor to zero', 'node_sleep(gateway, minutes: int): Let a gateway sleep'],
    steps: `
      gpio_read pin={p1} | 유량계 핀 | 노드 가운데 유량계의 핀을 읽는다.
      gpio_read pin={p2} | 압력계 핀 | 압력계가 물린 핀을 읽는다. 핀은 노드 목록에.
      gpio_write pin={p2} value=1 | 압력계 전원 | 압력계 전원은 그 노드의 핀을 1로 하면 들어온다. 넣는다.
      gpio_write pin={p1} value=0 | 유량계 전원 끊기 | 유량계 쪽 핀을 0으로 하여 전원을 끊는다.
      node_zero gateway={gw} node=압력계 | 영점 | 보낸 게이트웨이에서 압력계의 영점을 다시 잡는다.
      node_sleep gateway={gw} minutes=240 | 네 시간 재우기 | 이 게이트웨이를 네 시간 재운다.
      notify message="유량계 {v1}, 압력계 {v2}" | 두 값 알림 | 이 컴퓨터에 유량계와 압력계의 값을 이 순서로 쉼표로 이어 띄운다.
      memory_store key={gw}-pressure content="{v2} bar" | 압력 메모 | {gw}-pressure 에 압력계 값을 적고 한 칸 띄워 bar를 붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt tunnel/{t} {"터널": "{t}", "co": {co}, "제트팬": {jet}, "조명": {lamp}, "차로신호": {sig}}',
    slots: { t: '백운, 삼봉, 가학, 수리', co: '21..68 / 72..140', jet: '4..13', lamp: '14..24', sig: '25..39' },
    tools: ['vms_show(tunnel, line): Show a line on the sign', 'jet_rev(tunnel, direction: forward|reverse): Choose the direction of the jet fans'],
    steps: `
      @co gpio_write pin={jet} value=0 // gpio_write pin={jet} value=1 | 제트팬 | CO가 70 ppm을 넘으면 제트팬을 켜고, 넘지 않으면 끈다.
      @co failed "CO가 {co} ppm이다" // vms_show tunnel={t} line="CO {co} ppm 서행" | 전광판 | CO가 70 ppm을 넘을 때만 그 터널 전광판에 'CO', 값과 ppm, '서행'을 한 칸씩 띄워 쓴다.
      vms_show tunnel={t} line="야간 공사 중" | 공사 안내 | 그 터널 전광판에 '야간 공사 중'이라고만 쓴다.
      jet_rev tunnel={t} direction=reverse | 역방향 | 화재 대비로 그 터널의 제트팬 방향을 거꾸로.
      gpio_write pin={sig} value=0 | 차로 막기 | 차로신호는 1이 초록 화살표, 0이 빨간 가위표다. 차로를 막는다.
      gpio_write pin={sig} value=1 | 차로 열기 | 신호 0은 빨간 가위표, 1은 초록 화살표. 차를 보낸다.
      notify message="{t} 터널 CO {co} ppm" | 터널 알림 | 이 컴퓨터에 어느 터널의 CO가 몇 ppm인지.
      gpio_write pin={lamp} value=1 | 조명 켜기 | 터널 조명 핀을 올린다.
    `,
  },
  {
    language: 'ko',
    earlier: ['냉동기 상태 | chiller_poll → 1호 운전 출구 {t1}℃, 2호 정지 출구 {t2}℃', '전력 | kw_now → {kw} kW', '담당자 | who_on → {who}'],
    slots: { t1: '5.1..8.4', t2: '11.5..17.5', kw: '120..290 / 310..480', who: '추경민, 어순화, 목진우, 반태호' },
    tools: ['chl_start(unit: int): Start a chiller', 'chl_stop(unit: int): Stop a chiller', 'chl_outlet(unit: int, celsius: num): Set the outlet temperature'],
    steps: `
      chl_stop unit=1 | 도는 냉동기 세우기 | {step1}단계에서 운전으로 나온 냉동기를 세운다.
      ^ | 운전 중인 것 정지 | 위에서 돌고 있다고 나온 호기를 멈춘다.
      @kw chl_start unit=2 // failed "전력이 {kw} kW로 300 kW를 넘는다" | 예비기 투입 | 전력이 300 kW 이하일 때만 서 있는 냉동기를 켠다.
      chl_outlet unit=1 celsius={t1} | 지금 출구 온도로 | 1호의 목표를 지금 잰 출구 온도로 한다.
      chl_outlet unit=2 celsius=7.5 | 2호 목표 | 정지한 호기의 목표를 7.5도로 미리 넣어 둔다.
      notify message="{who}: 1호 출구 {t1}℃, 전력 {kw} kW" | 냉동기 알림 | 담당자 이름과 쌍점으로 시작해, 1호 출구 온도와 전력을 단위까지 이 컴퓨터에 띄운다.
      send_message channel=kakao to={who} text="전력 {kw} kW" | 담당자에게 | kakao로 {step3}단계의 담당자에게 전력만 kW까지 보낸다.
      file_write path=chiller.txt content="{t1} / {t2}" append=true | 출구 기록 | chiller.txt 에 1호와 2호 출구 온도를 ' / '로 이어 덧붙인다. 단위 없음.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt horn/{pole} {"기둥": "{pole}", "요청": "{what}", "초": {sec}, "음량": {vol}}',
    slots: { pole: '마을회관, 동구, 선착장, 학교앞', what: '대피, 정수, 방역, 수문 개방', sec: '=15, 20, 30, 45 / ∅, null', vol: '50..95' },
    tools: ['pa_tone(pole, seconds: int, volume: int): Sound a tone', 'pa_speak(pole, text): Read a text aloud', 'pa_mute(pole): Mute a pole'],
    steps: `
      @sec pa_tone pole={pole} seconds={sec} volume={vol} // failed "몇 초인지 적혀 있지 않다" | 취명 | 요청된 기둥에서 적힌 초만큼, 적힌 음량으로 울린다. 초가 빠졌으면 정하지 말고 실패.
      ^ | 소리 내기 | 시간과 음량은 온 대로. 시간이 없으면 울릴 수 없다.
      pa_tone pole={pole} seconds=3 volume={vol} | 시험음 | 적힌 음량으로 3초만 시험 삼아 울린다.
      pa_speak pole={pole} text="{what} 요청입니다" | 안내 방송 | 그 기둥에서 무슨 요청인지 '○○ 요청입니다' 꼴로 읽는다.
      pa_speak pole={pole} text="오늘 훈련은 취소되었습니다" | 취소 방송 | 그 기둥에서 다음을 읽는다: 오늘 훈련은 취소되었습니다
      pa_mute pole={pole} | 음소거 | 이 기둥 소리를 죽인다.
      notify message="{pole} {what} 요청, 음량 {vol}" | 방송 알림 | 어느 기둥에 무슨 요청인지, 쉼표 뒤에 음량이 얼마인지 이 컴퓨터에.
      memory_store key="{pole}" content="{what}" | 요청 메모 | 기둥 이름을 키로 하여 요청 내용만 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt gen/ats {"상용": "{utility}", "비상": "{genset}", "절체핀": {ats}, "경보핀": {al}, "전압": {v}}',
    slots: { utility: '=정상 / 정전', genset: '=운전, 대기', ats: '5..16', al: '17..32', v: '372..389' },
    tools: ['gset_remote(command: start|stop|cooldown): Command the generator', 'load_lane(lane: int, on: bool): Switch a load lane'],
    steps: `
      @utility failed "상용 전원이 정상이다" // gset_remote command=start | 발전기 기동 | 상용이 정전일 때만 발전기를 시동한다.
      @utility gset_remote command=cooldown // failed "아직 정전이다" | 냉각 운전 | 상용이 돌아와 정상이면 발전기를 냉각 운전으로. 아직 정전이면 실패.
      @utility gpio_write pin={ats} value=0 // gpio_write pin={ats} value=1 | 절체 | 절체 스위치는 0이 상용, 1이 비상이다. 상용이 정상이면 상용으로, 정전이면 비상으로 넘긴다.
      gpio_write pin={ats} value=0 | 상용으로 되돌리기 | 절체핀 0이 한전, 1이 발전기다. 한전 쪽으로 놓는다.
      gpio_write pin={ats} value=1 | 발전기로 넘기기 | 절체핀은 1에서 발전기 쪽에 붙는다. 시험을 위해 발전기로 넘긴다.
      load_lane lane=3 on=false | 3번 부하 | 3번 부하 라인을 뗀다.
      notify message="상용 {utility}, 비상 {genset}, {v} V" | 전원 알림 | 상용과 비상이 각각 어떤 상태인지, 전압이 몇 V인지 차례로 이 컴퓨터에 쓴다. 전압이라는 말은 붙이지 않는다.
      gpio_write pin={al} value=1 | 경보 시험 | 경보핀을 1로 하여 소리를 낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /harvest {"작물": "{crop}", "상자": {boxes}, "상자당_kg": {each}, "출하처": "{to}", "차량": "{plate}"}',
    slots: { crop: '가지, 방울토마토, 풋고추, 애호박', boxes: '24..180', each: '=4, 5, 8, 10, 15', to: '가락시장, 농협, 로컬푸드, 도매상', plate: '88바 2217, 91사 4406, 84아 7359' },
    tools: ['ship_note(crop, boxes: int, buyer): Write a delivery note', 'ship_cancel(buyer): Cancel the shipment of a buyer', 'pallet_need(count: int, size: small|large): Ask for pallets'],
    steps: `
      ship_note crop={crop} boxes={boxes} buyer={to} | 송장 | 적힌 작물과 상자 수로 그 출하처 송장을 쓴다.
      ship_note crop={crop} boxes=10 buyer=직판장 | 직판장 몫 | 같은 작물 열 상자는 직판장으로 보낸다.
      ship_cancel buyer={to} | 출하 취소 | 온 출하처의 출하를 취소한다.
      pallet_need count=6 size=large | 팔레트 | 큰 팔레트 반 다스를 청한다.
      notify message="{crop} {boxes}상자, {to}" | 출하 알림 | 작물과 상자 수, 쉼표 뒤에 출하처를 이 컴퓨터에 알린다.
      send_message channel=sms text="{plate} 차량, {crop} {boxes}상자" | 기사 문자 | sms 채널로 어느 차량인지 쓰고, 쉼표 뒤에 무슨 작물 몇 상자인지 보낸다.
      file_write path=ship/day.csv content="{to}|{crop}|{boxes}|{each}" append=true | 출하 대장 | ship/day.csv 에 출하처, 작물, 상자, 상자당 kg을 세로줄로 띄우지 않고 이어 덧붙인다.
      failed "상자를 차에 실을 도구가 없다" | 상차 | 상자를 들어 차에 싣는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt pit/gas {"센서": "{s}", "ch4": {ch4}, "환기": {fan}, "점등": {lamp}, "밸브": {valve}}',
    slots: { s: '저장조, 소화조, 가스홀더, 탈황탑', ch4: '2..17 / 22..58', fan: '3..12', lamp: '13..21', valve: '22..38' },
    tools: ['biogas_flare(on: bool): Switch the flare', 'biogas_boost(percent: int): Set the blower', 'gas_sheet(place, lel: int): Enter a gas value'],
    steps: `
      @ch4 failed "메탄이 {ch4}% LEL이다" // biogas_flare on=true | 플레어 | 메탄이 20% LEL을 초과할 때만 플레어를 붙인다.
      @ch4 biogas_boost percent=30 // biogas_boost percent=90 | 송풍 | 메탄 20% LEL 이하에서는 송풍 30, 초과하면 90퍼센트.
      @ch4 gpio_write pin={valve} value=1 // gpio_write pin={valve} value=0 | 가스 밸브 | 밸브는 1이면 열린다. 20% LEL을 넘으면 닫고, 아니면 열어 둔다.
      biogas_flare on=false | 플레어 끄기 | 플레어를 끈다.
      gas_sheet place={s} lel={ch4} | 가스 기입 | 보고한 곳의 메탄 값을 기입한다.
      gpio_write pin={fan} value=1 | 환기 | 환기 핀을 1로.
      notify message="{s} 메탄 {ch4}% LEL, 한계 20% LEL" | 가스 알림 | 어디의 메탄이 몇 % LEL인지 이 컴퓨터에 쓰고, 쉼표 뒤에 한계가 20% LEL이라고 덧붙인다.
      mqtt_publish topic=gas/{s} payload="{ch4}" | 메탄 값 | 메탄 값만 gas/{s} 에.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cctv/storage {"서버": "{srv}", "디스크": {disk}, "보관일": {days}, "녹화": {rec}}',
    slots: { srv: 'nvr-2, nvr-5, vault-1, arch-3', disk: '41..88 / 91..99', days: '14..38', rec: '=true / false' },
    tools: ['nvr_keep(server, days: int): Keep recordings for so many days', 'nvr_record(server, on: bool): Switch recording', 'nvr_purge(server, older_days: int): Delete old recordings', 'nvr_log(server, level: error|info, lines: int): Fetch a log'],
    steps: `
      @disk nvr_keep server={srv} days=30 // nvr_purge server={srv} older_days=14 | 보관 정리 | 디스크가 90%를 넘은 서버는 14일 지난 녹화를 지우고, 아니면 30일 보관으로 둔다.
      @disk failed "디스크가 {disk}%이다" // nvr_purge server={srv} older_days=7 | 급한 정리 | 디스크 사용량이 90%를 초과했을 때만 7일보다 묵은 것을 지운다.
      @rec failed "이미 녹화 중이다" // nvr_record server={srv} on=true | 녹화 시작 | 녹화가 꺼져 있는 서버만 켠다. 이미 녹화 중이면 실패로.
      nvr_keep server={srv} days=60 | 두 달 보관 | 이 서버의 보관을 60일로 늘린다.
      nvr_log server={srv} level=error lines=50 | 오류 기록 | 이 서버 기록 중 오류만 쉰 줄.
      nvr_log server={srv} level=info lines=100 | 정보 기록 | 정보 등급으로 백 줄 가져온다.
      notify message="{srv} 디스크 {disk}%, 보관 {days}일" | 저장 알림 | 어느 서버의 디스크가 몇 %이고 보관이 며칠인지 이 컴퓨터에.
      memory_store key={srv} content="디스크 {disk}%" | 디스크 메모 | 서버 이름을 키로 하고 '디스크'와 값(%)을 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'cron - {"오늘": "{day}", "요일": "{wd}", "방제구역": "{zone}", "비": {rain}}',
    slots: { day: '=2026-03-23, 2026-04-14, 2026-05-20, 2026-06-18', wd: '=월, 수, 금 / 화, 목', zone: 'A-2, B-4, C-1, D-3', rain: '=true / false' },
    tools: ['job_plan(zone, date, time): Plan a job for a zone', 'job_drop(zone, date): Drop the job of a day', 'gang_call(zone, people: int): Call workers'],
    steps: `
      @wd job_plan zone={zone} date={day} time=05:30 // failed "{wd}요일은 방제일이 아니다" | 방제 예약 | 월·수·금만 방제일이다. 방제일이면 그 구역을 오늘 05:30으로 잡고, 아니면 실패.
      @rain job_drop zone={zone} date={day} // failed "비가 오지 않는다" | 우천 취소 | 비가 오면 오늘 그 구역 일을 뺀다. 오지 않으면 실패로 적는다.
      @rain failed "비가 온다" // gang_call zone={zone} people=4 | 인부 부르기 | 비가 오지 않는 날에만 그 구역으로 네 사람을 부른다.
      job_plan zone={zone} date=2026-07-01 time=04:00 | 다음 방제 | 2026-07-01 04:00에 같은 구역을 잡는다. 오늘 날짜는 쓰지 않는다.
      notify message="{day} {wd}요일, {zone}" | 오늘 알림 | 오늘 날짜와 요일, 쉼표, 구역을 이 컴퓨터에 띄운다.
      file_write path=spray-days.txt content="{day} {zone}" append=true | 방제일 기록 | spray-days.txt 에 날짜와 구역을 한 칸 띄워 덧붙인다.
      memory_recall query={zone} | 지난 방제 | 구역 이름으로 메모를 찾는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['배터리 조회 | cell_list → 지점 {a} {va}V, 지점 {b} {vb}V, 지점 {c} {vc}V'],
    slots: { a: '11..29', b: '31..59', c: '61..89', va: '3.6..4.1', vb: '2.8..3.1', vc: '3.2..3.5' },
    tools: ['node_swap(site: int, cells: int): Order a battery change', 'node_rate(site: int, seconds: int): Set the interval of a node', 'node_mute(site: int): Mute a node'],
    steps: `
      node_swap site={b} cells=2 | 약한 지점 | 전압이 가장 낮게 나온 지점에 전지 두 개 교체를 건다.
      ^ | 전지 교체 | {step1}단계 세 지점 중 제일 약한 곳. 전지는 두 알.
      node_rate site={a} seconds=60 | 자주 보내기 | 전압이 제일 높은 지점은 1분마다 보내게 한다.
      node_rate site={b} seconds=3600 | 뜸하게 보내기 | 가장 낮은 지점은 한 시간에 한 번만. 도구는 초로 받는다.
      node_mute site={c} | 가운데 지점 | 목록의 세 번째 지점을 조용하게 한다.
      notify message="지점 {b} {vb}V" | 전지 알림 | 가장 낮은 지점과 그 전압만, 결과에 나온 꼴대로 이 컴퓨터에.
      file_write path=cells.csv content="{va},{vb},{vc}" append=true | 전압 기록 | cells.csv 에 세 전압을 나온 순서로 숫자만 쉼표로 덧붙인다.
      memory_store key=weak-node content="{b}" | 약한 지점 메모 | weak-node 에 제일 약한 지점의 번호만 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt belt/{b} {"벨트": "{b}", "속도": {speed}, "부하": {load}, "끌림줄": {rope}, "클러치": {clutch}}',
    slots: { b: 'BC-1, BC-3, BC-6, BC-9', speed: '0.8..2.4', load: '25..78 / 82..99', rope: '=0 / 1', clutch: '4..33' },
    tools: ['belt_pace(belt, mm_s: int): Set the speed of a belt', 'belt_note(belt, text): Write into the belt book'],
    steps: `
      @rope gpio_write pin={clutch} value=1 // failed "끌림줄이 당겨져 있다" | 클러치 넣기 | 끌림줄 스위치는 당겨지면 1이다. 당겨지지 않았을 때만 클러치를 1로 넣는다.
      gpio_write pin={clutch} value=0 | 클러치 빼기 | 클러치 핀을 0으로 하여 벨트를 뗀다.
      @load belt_pace belt={b} mm_s=1500 // belt_pace belt={b} mm_s=500 | 속도 | 부하가 80%를 넘으면 초당 반 미터, 아니면 초당 1.5 m. 도구는 mm/s.
      belt_pace belt={b} mm_s=250 | 천천히 | 점검을 위해 이 벨트를 초당 4분의 1 미터로.
      belt_note belt={b} text="부하 {load}%" | 벨트 일지 | 이 벨트의 일지에 '부하'와 그 값(%)을 적는다.
      notify message="{b} 속도 {speed} m/s, 부하 {load}%" | 벨트 알림 | 어느 벨트의 속도와 부하가 얼마인지 단위(m/s, %)를 붙여 이 컴퓨터에.
      pushover message="{b} 부하 {load}%, 한계 80%" | 벨트 푸시 | 벨트와 부하(%)를 쓰고 한계 80%를 쉼표 뒤에 덧붙여 푸시.
      failed "벨트를 꿰맬 도구가 없다" | 벨트 수선 | 갈라진 벨트를 꿰매 잇는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt poly/{n} {"비닐하우스": {n}, "작물": "{crop}", "지온": {soil}, "기온": {air}, "릴레이": [{r1}, {r2}, {r3}]}',
    slots: { n: '1..9', crop: '수박, 참외, 호박, 감자', soil: '6.5..12.5', air: '13.1..29.5', r1: '10..16', r2: '17..25', r3: '26..38' },
    tools: ['soil_warm(house: int, celsius: num): Heat the soil', 'air_warm(house: int, celsius: num): Heat the air'],
    steps: `
      gpio_write pin={r2} value=1 | 두 번째 릴레이 | 릴레이 셋은 차례로 난방, 관수, 환기다. 관수를 켠다.
      gpio_write pin={r1} value=1 | 난방 넣기 | 릴레이 목록은 난방, 관수, 환기 순이다. 난방 것을 올린다.
      gpio_write pin={r3} value=0 | 환기 끄기 | 릴레이 순서는 난방, 관수, 환기. 마지막 것을 내린다.
      soil_warm house={n} celsius=15 | 지온 | 땅을 15도로 데운다. 공기는 손대지 않는다.
      air_warm house={n} celsius={air} | 지금 기온으로 | 지금 재어 온 기온을 그대로 공기 목표로 준다.
      notify message="{n}번 하우스 지온 {soil}℃, 기온 {air}℃" | 지온 알림 | 몇 번 하우스의 지온과 기온이 몇 ℃인지 이 컴퓨터에.
      file_write path=poly/{n}.txt content="{crop}: {soil}/{air}" append=true | 하우스 기록 | poly/{n}.txt 에 작물과 쌍점을 쓰고 한 칸 띄워 지온과 기온을 빗금으로 붙여 덧붙인다. 예: 오이: 9.5/20.
      memory_store key=poly-{n} content="{crop}" | 작물 메모 | poly-{n} 에 작물만 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /maint {"설비": "{eq}", "작업": "{job}", "누가": "{who}", "시간_h": {h}, "재개": {ready}}',
    slots: { eq: '여과기 2, 펌프 7, 급이기 4, 냉각탑', job: '분해, 도장, 그리스 주입, 누수 수리', who: '서말복, 구인회, 옥수길, 부영란', h: '=3, 5, 6, 9, 12', ready: '=true / false' },
    tools: ['eq_hold(equipment, hours: int): Hold equipment out of service', 'eq_return(equipment): Return equipment to service', 'work_log(person, equipment, job): Write a job'],
    steps: `
      @ready eq_return equipment="{eq}" // eq_hold equipment="{eq}" hours={h} | 재개할지 | 재개가 참이면 설비를 돌려주고, 거짓이면 적힌 시간만큼 세워 둔다.
      @ready eq_return equipment="{eq}" // failed "아직 재개할 수 없다" | 복귀 | 재개해도 된다고 온 설비만 다시 넣는다.
      eq_hold equipment="{eq}" hours=48 | 이틀 세우기 | 무엇이 적혀 있든 그 설비를 이틀 세워 둔다.
      work_log person={who} equipment="{eq}" job="{job}" | 작업 기록 | 누가 어느 설비에 무슨 작업을 했는지 적힌 대로 기록한다.
      notify message="{eq} {job}, {who}" | 작업 알림 | 어느 설비에 무슨 작업인지, 쉼표 뒤에 누가 했는지 이 컴퓨터에.
      send_message channel=slack text="{eq} {h}시간" | 정비방 | slack 에 설비와 시간('시간'을 붙여)만.
      file_write path=maint.txt content="{who} - {job}" append=true | 정비 대장 | maint.txt 에 사람과 작업을 ' - '로 이어 더한다.
      memory_store key="{eq}" content="{job} ({who})" | 설비 메모 | 설비 이름을 키로, 작업을 적고 괄호 안에 사람을.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt fog/ice {"노면온도": {road}, "습도": {rh}, "구간": "{seg}", "열선": {wire}, "살포기": {salt}}',
    slots: { road: '-8.5..-0.5 / 2.5..12.5', rh: '61..98', seg: '교량, 진입로, 경사로, 하역장', wire: '3..14', salt: '15..29' },
    tools: ['salt_run(segment, grams: int): Spread salt', 'road_sign(segment, warn: ice|fog|clear): Put a road sign'],
    steps: `
      @road gpio_write pin={wire} value=1 // gpio_write pin={wire} value=0 | 열선 | 노면이 영하면 열선을 켜고, 영상이면 끈다.
      @road salt_run segment={seg} grams=25 // failed "노면온도가 {road}℃이다" | 염수 | 노면이 영하일 때만 그 구간에 제곱미터당 25 g을 뿌린다.
      @road road_sign segment={seg} warn=ice // road_sign segment={seg} warn=clear | 결빙 표시 | 영하면 결빙, 아니면 해제로 그 구간 표지를 바꾼다.
      road_sign segment={seg} warn=fog | 안개 표시 | 그 구간 표지에 안개를 띄운다.
      gpio_write pin={salt} value=0 | 살포기 세우기 | 살포기 핀을 0으로 내려 멈춘다.
      notify message="{seg} 노면온도 {road}℃, 습도 {rh}%" | 노면 알림 | 어느 구간의 노면온도와 습도가 얼마인지 기호까지 붙여 이 컴퓨터에.
      file_write path=ice.csv content="{seg},{road},{rh}" append=true | 노면 기록 | ice.csv 에 구간, 노면온도, 습도를 쉼표로 이어 더한다.
      mqtt_publish topic=road/{seg} payload="{road} ℃" | 노면 중계 | road/{seg} 에 노면온도를 한 칸 띄우고 ℃까지.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt egg/{house} {"계사": {house}, "산란": {eggs}, "파란": {broken}, "수거시각": "{at}", "선별핀": {sort}}',
    slots: { house: '1..7', eggs: '2100..8900', broken: '9..28 / 31..76', at: '=06:20, 07:45, 09:10, 16:35', sort: '39..47' },
    tools: ['egg_book(house: int, eggs: int, broken: int): Book a collection', 'egg_alarm(house: int, why): Ask for an inspection', 'belt_egg(house: int, on: bool): Switch the egg belt'],
    steps: `
      egg_book house={house} eggs={eggs} broken={broken} | 산란 기입 | 그 계사의 산란과 파란을 적힌 수대로 기입한다.
      @broken failed "파란이 {broken}개로 30개 이하이다" // egg_alarm house={house} why="파란 {broken}개" | 점검 요청 | 파란이 30개를 넘은 계사만 점검을 청한다. 사유는 '파란'과 개수(개).
      @broken belt_egg house={house} on=true // belt_egg house={house} on=false | 집란 벨트 | 파란이 30개 이하면 벨트를 돌리고, 넘으면 세운다.
      gpio_write pin={sort} value=1 | 선별기 켜기 | 선별핀을 올린다.
      notify message="{at} {house}번 계사 산란 {eggs}개" | 산란 알림 | 몇 시에 몇 번 계사 산란이 몇 개인지 이 컴퓨터에. 수거시각이 맨 앞이다.
      pushover message="{house}번 계사 파란 {broken}개, 기준 30개" | 파란 푸시 | 몇 번 계사의 파란이 몇 개인지 푸시로 보내고 기준 30개를 덧붙인다.
      file_write path=egg/{house}.csv content="{at},{eggs},{broken}" append=true | 산란 대장 | egg/{house}.csv 에 수거시각, 산란, 파란을 쉼표로 이어 더한다.
      memory_store key=egg-{house} content="{at}" | 수거 메모 | egg-{house} 에 언제 수거했는지만 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt log/{site} {"파일": "{file}", "줄": {line}, "검색어": "{word}", "폴더": "{dir}"}',
    slots: { site: 'ctrl, pump, farm', file: 'alarm.log, run-3.txt, gate.log, tide.txt', line: '60..900', word: 'overload, trip, 과열, lowlevel', dir: 'logs, archive, night, keep' },
    steps: `
      file_read path={dir}/{file} from_line={line} lines=20 | 그 줄부터 | {dir}/{file:을} 적힌 줄부터 스무 줄 읽는다.
      file_read path={dir}/{file} from_line=1 lines=10 | 첫 열 줄 | {dir}/{file:을} 1~10행만.
      ^ | 앞부분 읽기 | {dir}/{file} 맨 앞 열 줄을 본다. 줄 번호는 신경 쓰지 않는다.
      file_read path={dir}/{file} | 통째로 | {dir}/{file:을} 처음부터 끝까지 읽는다.
      file_search query={word} path={dir} | 폴더에서 찾기 | 적힌 폴더 안에서 적힌 검색어를 찾는다.
      file_search query={word} | 어디서든 찾기 | 폴더를 가리지 않고 그 검색어를 찾는다.
      file_list path={dir} | 폴더 보기 | 적힌 폴더에 무엇이 있나 본다.
      file_write path={dir}/found.txt content="{word}: {line}행" append=true | 찾은 곳 | {dir}/found.txt 에 검색어, 쌍점, 한 칸, 줄 번호에 '행'을 붙여 더한다.
      memory_recall query={word} limit=3 | 메모에서 | 같은 낱말로 메모를 세 건까지 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt dose/{line} {"라인": {line}, "약품": "{chem}", "잔량_l": {left}, "주입_mlmin": {rate}, "펌프핀": {pin}}',
    slots: { line: '1..6', chem: '차염, 가성소다, 폴리머, 염화철', left: '4..19 / 21..160', rate: '170..480', pin: '7..30' },
    tools: ['chem_rate(line: int, ml_min: int): Set the rate of a dosing pump', 'chem_order(chemical, liters: int): Order a chemical', 'chem_flush(line: int, seconds: int): Flush a line'],
    steps: `
      @left chem_order chemical={chem} liters=200 // failed "잔량이 {left} L이다" | 약품 주문 | 잔량이 20 L 미만일 때만 그 약품을 200리터 주문한다.
      @left gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | 주입 펌프 | 잔량 20 L 이상이면 펌프핀을 켜고, 그 밑이면 공회전을 막으려고 끈다.
      chem_rate line={line} ml_min={rate} | 주입률 다시 | 온 주입률을 그대로 그 라인에 다시 준다.
      chem_rate line={line} ml_min=90 | 주입률 낮추기 | 이 라인을 분당 90 ml로.
      chem_flush line={line} seconds=90 | 라인 세척 | 이 라인을 일 분 반 씻는다.
      notify message="{line}번 라인 {chem} 잔량 {left} L" | 약품 알림 | 몇 번 라인에 무슨 약품의 잔량이 몇 L인지 이 컴퓨터에.
      send_message channel=email text="{chem} 200 L 주문" | 발주 메일 | email 채널로 약품, '200 L', '주문'을 한 칸씩 띄워 보낸다. 잔량은 쓰지 않는다.
      file_write path=chem/{line}.csv content="{chem};{left};{rate}" append=true | 약품 기록 | chem/{line}.csv 에 약품, 잔량, 주입률을 세미콜론으로 더한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pin {"장치": "{dev}", "핀": {pin}, "보드": "{board}", "상태": "{want}"}',
    slots: { dev: '배수밸브, 사이렌, 투광등, 도어락', pin: '2..39', board: 'mcu-1, pico-8, feather-2, nano-6', want: '=켜짐 / 꺼짐' },
    steps: `
      @want gpio_write pin={pin} value=1 board={board} // gpio_write pin={pin} value=0 board={board} | 원하는 상태로 | 적힌 보드의 핀을 켜짐이면 1, 꺼짐이면 0으로 한다.
      @want gpio_write pin={pin} value=0 board={board} // gpio_write pin={pin} value=1 board={board} | 반전 출력 | 이 보드는 반전형이라 켜짐이 0, 꺼짐이 1이다. 요청된 상태로 맞춘다.
      gpio_read pin={pin} board={board} | 지금 상태 | 적힌 보드에서 그 핀을 읽기만 한다.
      gpio_read pin={pin} | 기본 보드에서 | 보드는 정하지 말고, 적힌 핀을 읽는다.
      board_info | 보드 전체 | 어떤 보드들이 물려 있나 모두 본다.
      board_info board={board} | 그 보드만 | 적힌 보드 하나의 상태를 본다.
      notify message="{dev} {want}" | 장치 알림 | 무슨 장치가 켜짐인지 꺼짐인지 두 낱말로 이 컴퓨터에.
      memory_store key={dev} content="{board}, {pin}번 핀" | 배선 메모 | 장치 이름을 키로, 보드와 쉼표, 몇 번 핀인지를 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt hot/{tank} {"탱크": "{tank}", "상부": {top}, "하부": {bot}, "집열기": {col}, "순환": {pump}}',
    slots: { tank: 'H1, H2, H4', top: '55..64', bot: '31..44', col: '21..29 / 66..88', pump: '4..18' },
    tools: ['solar_legion(tank, celsius: num): Heat a tank against legionella', 'solar_dump(tank, minutes: int): Give heat away'],
    steps: `
      @col failed "집열기가 {col}℃로 하부보다 차다" // gpio_write pin={pump} value=1 | 집열 순환 | 집열기가 탱크 하부보다 더울 때만 순환펌프를 켠다.
      @col gpio_write pin={pump} value=0 // gpio_write pin={pump} value=1 | 순환 자동 | 집열기가 하부 온도보다 높으면 1, 낮으면 0.
      @col failed "집열기가 {col}℃이다" // solar_dump tank={tank} minutes=30 | 방열 | 집열기가 65℃를 넘으면 그 탱크의 열을 반 시간 내보낸다. 아니면 실패.
      solar_legion tank={tank} celsius=65 | 살균 | 이 탱크를 65도까지 올린다.
      notify message="{tank} 상부 {top}℃, 하부 {bot}℃" | 탱크 알림 | 어느 탱크의 상부와 하부가 몇 ℃인지 이 컴퓨터에.
      pushover message="{tank} 집열기 {col}℃" | 집열 푸시 | 탱크 이름 다음에 집열기 온도를 ℃까지 푸시로.
      mqtt_publish topic=hot/{tank}/bottom payload="{bot}" | 하부만 | 하부 온도만 hot/{tank}/bottom 으로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt lora/rx {"dev": "{dev}", "rssi": {rssi}, "bat": {bat}, "data": {"일": {d}, "이": {e}, "삼": {f}}}',
    slots: { dev: 'lr-104, lr-233, lr-078, lr-519', rssi: '-118..-68', bat: '3.1..4.2', d: '12..39', e: '40..69', f: '70..99' },
    tools: ['lora_ack(device): Acknowledge a frame', 'lora_power(device, dbm: int): Set the transmit power', 'lora_rejoin(device, wait_s: int): Have a device join again'],
    steps: `
      lora_ack device={dev} | 수신 확인 | 보낸 장치에 수신을 확인해 준다.
      lora_power device={dev} dbm=14 | 출력 조정 | 이 장치의 송신을 14 dBm으로.
      lora_rejoin device={dev} wait_s=300 | 재접속 | 5분 기다렸다가 이 장치를 다시 붙인다. 도구는 초로 받는다.
      notify message="{dev} rssi {rssi}, bat {bat}" | 무선 알림 | 이 컴퓨터에 장치, rssi, bat을 이름을 붙여 쉼표로.
      mqtt_publish topic=lora/{dev}/2 payload="{e}" | 둘째 값 | 자료의 '이' 값만 lora/{dev}/2 에 낸다.
      mqtt_publish topic=lora/{dev}/3 payload="{f}" | 셋째 값 | 자료의 '삼'에 든 값을 lora/{dev}/3 으로.
      file_write path=lora/{dev}.csv content="{d},{e},{f}" append=true | 세 값 | lora/{dev}.csv 에 일, 이, 삼의 값을 쉼표로 이어 더한다.
      memory_store key=lora-{dev} content="bat {bat}" | 전지 | lora-{dev} 에 bat 하고 한 칸 띄워 그 값을.
    `,
  },
];
