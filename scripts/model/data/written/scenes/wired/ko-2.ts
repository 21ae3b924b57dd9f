import type { Scene } from '../../scene';

/** Levels and pins that follow from wiring told in the step, beside everyday calls of other tools: Korean, part 2. */
export const wiredKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 스마트팜/{house} {"동": "{house}", "내부온도": {t}, "습도": {h}, "강우": {rain}, "run": "{run}"}',
    slots: { house: '딸기1, 토마토3, 육묘동', t: '31..38 / 17..27', h: '38..92', rain: 'true / false', run: '=run-31f, run-8b2, r-2207', vent: '4..8', fan: '9..13', heat: '14..19', fog: '20..26', vd: '끊기면 닫히는 / 끊기면 열리는', rly: '눌려 있는(NC) / 떨어져 있는(NO)', ec: '1.1..2.6', lit: '=120, 240, 360', min: '5..22', doc: '=관수 기본, 야간 난방, 방제' },
    tools: ['nongbu_irrigate(bed: int, litres: int, minutes: int, ec: num): Irrigate a bed', 'nongbu_screen(house, percent: int, layer: shade|thermal): Move a screen'],
    steps: `
      @vd gpio_write pin={vent} value=1 // gpio_write pin={vent} value=0 | 천창 개방 | 천창 액추에이터 {vent}번은 전원이 {vd} 타입. 더우니 개방 바람.
      @vd gpio_write pin={vent} value=0 // gpio_write pin={vent} value=1 | 천창 닫아라 | 비 온다 닫아라. 천창 {vent}번, 전기가 {vd} 놈이다.
      @rly gpio_write pin={heat} value=0 // gpio_write pin={heat} value=1 | 온풍기 틀기 | 온풍기 선은 {heat}번 릴레이에서 평소 {rly} 접점으로 나갑니다. 온풍기를 틀어 주세요.
      @rly gpio_write pin={heat} value=1 // gpio_write pin={heat} value=0 | 온풍기 불 끄기 | 기름값이 무섭다. 평소 {rly} 접점에 걸린 온풍기({heat}번)를 끄자.
      @t gpio_write pin={fan} value=1 // failed "내부 {t}도라 팬이 필요 없다" | 30도 넘으면 | 30도를 넘었을 때만 순환팬 {fan}번을 1로. 안 넘었는데 돌리면 안 되니 그때는 실패로 닫는다.
      gpio_write pin={fog} value=0 | 포그 그치기 | {h}%면 축축하다. {fog}번 포그는 1이면 뿜는다. 그치게.
      nongbu_irrigate bed=4 litres={lit} minutes={min} ec={ec} | 4번 베드 | 베드 4에 {lit}L, {min}분, EC {ec}.
      nongbu_screen house="{house}" percent=60 layer=shade | 차광 | 그 동 햇빛 막는 커튼을 60%까지.
      sop_cancel run_id={run} reason="비가 온다" | 관수 절차 취소 | 메시지에 있는 run을 취소하고 까닭은 "비가 온다"라고 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /mill/order {"손님": "{who}", "품목": "{item}", "무게kg": {kg}, "찾는시각": "{tm}"}',
    slots: { who: '윗말 순자네, 경로당, 떡볶이집', item: '고춧가루, 미숫가루, 들기름, 쌀가루', kg: '3..9 / 12..40', tm: '=09:40, 11:10, 16:25', r1: '2..7', r2: '8..13', r3: '14..20', fe: '=전기를 먹으면 멈추고 안 먹으면 구르는 / 전기를 먹으면 구르고 안 먹으면 멈추는', sw: '1 내림·0 올림 / 1 올림·0 내림', won: '=15000, 24000, 36000', mesh: '=20, 40, 60', c: '120..210', mn: '7..25' },
    tools: ['bangat_grind(item, kg: int, mesh: int, passes?: int): Grind', 'bangat_roast(item, celsius: int, minutes: int, smoke: bool): Roast', 'bangat_receipt(customer, won: int, pickup): Receipt'],
    steps: `
      @fe gpio_write pin={r1} value=0 // gpio_write pin={r1} value=1 | 롤러 굴리기 | 롤러 접촉기 {r1}번, 이게 {fe} 묘한 물건이다. 굴려라.
      @fe gpio_write pin={r1} value=1 // gpio_write pin={r1} value=0 | 롤러 멈추기 | 돌 들어갔어! {r1}번 롤러({fe} 것)를 멈춰.
      @sw gpio_write pin={r2} value=0 // gpio_write pin={r2} value=1 | 호퍼 문 올리기 | 호퍼 문은 {r2}번({sw}). 곡식이 쏟아지게 문을 올려 주십시오.
      @sw gpio_write pin={r2} value=1 // gpio_write pin={r2} value=0 | 호퍼 문 내리기 | 다 들어갔습니다. {r2}번 호퍼 문 내리기. {sw}.
      @kg gpio_write pin={r3} value=0 // gpio_write pin={r3} value=1 | 집진 판단 | 10kg 넘는 일감이면 집진기({r3}번, 1=가동)를 돌리고 그보다 적으면 세워 둔다.
      bangat_grind item="{item}" kg={kg} mesh={mesh} passes=3 | 곱게 | 주문 품목과 무게 그대로, {mesh}메시로 세 번 빻는다.
      bangat_grind item="{item}" kg={kg} mesh={mesh} | 그냥 | {mesh}메시. 몇 번인지는 적지 않고 주문대로 빻기.
      bangat_roast item="들깨" celsius={c} minutes={mn} smoke=true | 볶기 | 들깨를 {c}도에서 {mn}분. 연기 나도 괜찮다고 한다.
      bangat_receipt customer="{who}" won={won} pickup={tm} | 영수증 | 손님 이름으로 {won}원, 찾는 시각은 주문서대로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 펜션/{room}/체크인 {"객실": "{room}", "예약자": "{who}", "인원": {n}, "문": {dp}, "보일러": {bp}, "조명": {lp}}',
    slots: { room: '201호, 솔방울, 별채', who: '이가람, 정 부장님, 문영표', n: '2..8', dp: '2..8', bp: '9..16', lp: '17..25', fs: '전기가 들어가면 잠기는 락 / 전기가 들어가면 풀리는 락', oc: '오픈 컬렉터라 핀이 1이면 보일러 단자가 0으로 끌려 내려간다. 단자가 0이면 보일러가 쉰다 / 오픈 컬렉터라 핀이 1이면 보일러 단자가 0으로 끌려 내려간다. 단자가 0이면 보일러가 탄다', dur: '=11:00, 12:00', code: '=7741, 2093, 5588', gr: '=환영합니다, 바비큐는 9시까지입니다, 조용한 밤 되세요' },
    tools: ['pensio_code(room, code, until, uses?: int): Door code', 'pensio_boiler(room, mode: ondol|water|away, celsius: int): Boiler'],
    steps: `
      @fs gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 문 열어 드리기 | {fs}입니다. 손님 오셨으니 객실 문을 풀어 드리세요. 번호는 메시지의 문.
      @fs gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 문 잠금 | 퇴실했으면 잠가야죠. 그 방 문은 {fs}이에요.
      @oc gpio_write pin={bp} value=0 // gpio_write pin={bp} value=1 | 보일러 때기 | 메시지의 보일러 핀은 {oc}. 방이 차니 때 주세요.
      @oc gpio_write pin={bp} value=1 // gpio_write pin={bp} value=0 | 보일러 쉬게 | 보일러를 쉬게 한다. 보일러 핀(메시지)은 {oc}.
      gpio_write pin={lp} value=1 | 현관등 | 해가 졌다. 그 방 조명(1=켜짐)을 켜 놓기. 문하고 보일러는 관두고.
      pensio_code room="{room}" code={code} until={dur} | 비밀번호 | 그 방 비밀번호 {code}, {dur}까지 유효. 몇 번 쓰는지는 제한 없음이니 비워 둔다.
      pensio_code room="{room}" code={code} until={dur} uses=1 | 청소 이모용 | {code}, 한 번만 쓰고 끝나는 번호로, {dur}까지. 메시지의 객실.
      pensio_boiler room="{room}" mode=away celsius=15 | 외출 | 그 방을 외출로, 15도.
      send_message channel=sms to="{who}" text="{gr}" | 손님 문자 | 예약자에게 sms: "{gr}"
    `,
  },
  {
    language: 'ko',
    earlier: ['결선도 확인 | file_read → IO{a}: 가동 허가(1이면 허가), IO{b}: 비상정지 루프({es}), IO{c}: 경광등(0이면 점등)', '프레스 상태 | press_stat → {ton}톤, 금형 {die}'],
    slots: { a: '4..9', b: '10..15', c: '16..21', es: '1인 동안만 운전하고 0이면 정지 / 0인 동안만 운전하고 1이면 정지', ton: '61..88 / 91..140', die: 'M-118, 캡-02, DX7', bd: '프레스함, press-1, 2라인', spm: '20..55', mm: '=2.5, 4, 7.5', who: '금형 석 반장, 곽도현', day: '=2026-09-14, 2027-01-08' },
    tools: ['aprex_feed(mm: num, spm: int, lift: bool): Feed of the press', 'aprex_die(die, action: clamp|unclamp, bar: int): Die clamp', 'aprex_maint(die, due, who?): Plan maintenance'],
    steps: `
      @es gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 비상정지 걸기 | 손이 들어갔다고 합니다. 비상정지 루프로 세우세요. 논리는 결선도.
      @es gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 루프 되살리기 | 안전 확인 완료. 비상정지 루프를 운전 상태로 되돌릴 것(결선도 참고).
      gpio_write pin={a} value=0 board="{bd}" | 허가 거두기 | 점심시간. {bd} 보드의 가동 허가를 거둔다.
      gpio_write pin={a} value=1 | 허가 주기 | 가동해도 좋다고 허가를 줘라. 핀은 {step1}단계에.
      gpio_write pin={c} value=0 | 경광등 점등 | 경광등을 켠다. 위에서 읽은 논리를 잊으면 꺼진다.
      gpio_write pin={c} value=1 | 경광등 소등 | 다 됐으니 경광등은 꺼 주세요, 논리에 주의해서.
      @ton aprex_die die="{die}" action=clamp bar=160 // failed "{ton}톤이 걸려 있다" | 금형 체결 | 90톤 미만이면 그 금형을 160바로 물린다. 이상이면 하지 않는다(실패).
      aprex_feed mm={mm} spm={spm} lift=false | 이송 | 분당 {spm}회, 한 번에 {mm}mm씩. 들어 올리는 동작은 없이.
      aprex_maint die="{die}" due={day} | 정비 날짜 | {die} 금형을 {day}에 정비하기로 잡는다. 누가 할지는 미정.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { p1: '3..7', p2: '8..12', p3: '13..18', p4: '19..26', w1: '끄려면 1을 쓴다 / 끄려면 0을 쓴다', w2: '1 쓰면 물이 선다 / 1 쓰면 물이 간다', w3: '핀이 떠 있거나 HIGH면 / 핀이 LOW일 때만', lamp: '=강변로, 7구역, 시장 골목', lx: '5..30', pct: '20..80', f: '=lamps/night.csv, data/가로등.csv', q: '=누전, 점멸, 안정기' },
    tools: ['garodeung_dim(zone, percent: int, from, until): Dim street lamps', 'garodeung_fault(zone, pole: int, kind: dark|flicker|leak, urgent?: bool): Report a fault'],
    steps: `
      @w1 gpio_write pin={p1} value=0 // gpio_write pin={p1} value=1 | 가로등 점등 | 분전함 {p1}번. {w1}. 해 졌으니 점등 요망.
      @w1 gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | 가로등 소등 | 날 밝음 → 소등. 분전함 출력 {p1}번이고 {w1}는 것만 기억하면 된다.
      @w2 gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 분수 그만 | 분수 {p2}번({w2}). 애들 다 갔다. 그만.
      @w2 gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | 분수 솟게 | 12시 정각, 분수가 솟아야 합니다. {p2}번에 {w2}.
      @w3 gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | 수문 경보 울리지 않게 | 경보기({p3}번)는 {w3} 운다. 조용하게 만들 것.
      gpio_read pin={p4} | 조도 접점 | GPIO{p4} 조도 접점을 읽어라, {p3}번은 아님.
      garodeung_dim zone="{lamp}" percent={pct} from=23:30 until=05:00 | 밤 밝기 | {lamp:은} 밤 11시 반(23:30)부터 아침 5시(05:00)까지 {pct}%로.
      garodeung_fault zone="{lamp}" pole=14 kind=flicker | 깜박임 신고 | {lamp} 14번 기둥이 깜박거린다고 신고. 급한지는 쓰지 않는다.
      garodeung_fault zone="{lamp}" pole=3 kind=leak urgent=true | 누전 신고 | {lamp} 3번 기둥, 전기가 샌다. 급하다고 표시해서 신고해.
      file_search query="{q}" path=lamps | 기록 뒤지기 | lamps 폴더에서 "{q}" 하는 말이 든 파일을 찾는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pool/{lane} {"레인": {lane}, "pH": {ph}, "펌프": {pp}, "소독": {dp}, "수중등": {lp}, "담당": "{who}"}',
    slots: { lane: '1..8', ph: '6.4..6.9 / 7.2..7.8', pp: '3..8', dp: '9..15', lp: '16..22', uv: '23..28', who: '안전요원 기, 구 팀장', nc: '배선은 COM과 NC / 배선은 COM과 NO', no2: '기동 신호가 0 / 기동 신호가 1', ml: '=150, 300, 450', v: '=1.2, 1.5, 0.8', txt: '=수질 양호, 소독 중 입수 금지, 점검 시간입니다' },
    tools: ['suyeong_acid(ml: int, minutes: int, pump: acid|base): Correct the pH', 'suyeong_board(lane: int, sentence, seconds?: int): Lane display'],
    steps: `
      @nc gpio_write pin={pp} value=1 // gpio_write pin={pp} value=0 | 순환펌프 차단 | 이벤트의 펌프 핀이 모는 릴레이. {nc}에 물려 있고 코일은 1에서 여자됨. 펌프 차단.
      @nc gpio_write pin={pp} value=0 // gpio_write pin={pp} value=1 | 순환펌프 가동 | 여과 재개합니다. 펌프 핀(이벤트)은 1에서 코일이 붙고 {nc}를 씁니다. 가동시켜 주세요.
      @no2 gpio_write pin={dp} value=0 // gpio_write pin={dp} value=1 | 소독 시작 | 소독기는 {no2}이다. 시작. 핀은 이벤트의 소독.
      @no2 gpio_write pin={dp} value=1 // gpio_write pin={dp} value=0 | 소독 그치기 | 애들 들어온다, 소독 그쳐. {no2}인 기계이고 핀은 이벤트에 있음.
      gpio_write pin={lp} value=1 | 물속 등 | 수중등에 불을 넣는다. 이벤트의 핀, 넣으면 1.
      @ph suyeong_acid ml={ml} minutes=12 pump=base // failed "pH {ph}면 알맞다" | pH 올리기 | pH가 7.0보다 낮을 때 염기 쪽 펌프로 {ml}ml를 12분에 걸쳐. 7.0 이상이면 실패.
      suyeong_board lane={lane} sentence="{txt}" seconds=40 | 레인 전광판 | 보고된 레인 판에 40초 동안 띄울 글: "{txt}"
      suyeong_board lane={lane} sentence="{txt}" | 그냥 띄우기 | 그 레인에 "{txt}". 시간은 정해 두지 않아요.
      memory_recall query="pH" limit=4 | 옛 기록 | pH로 적어 둔 것 네 개만 떠올려 봐.
    `,
  },
  {
    language: 'ko',
    earlier: ['단자대 촬영 판독 | photo_ocr → 1번 냉동 {p1}, 2번 제상히터 {p2}, 3번 실내팬 {p3}, 4번 문히터 {p4}', '고내 온도 | probe → {t}℃'],
    slots: { p1: '3..8', p2: '9..14', p3: '15..20', p4: '21..27', t: '-17..-9 / -29..-22', lg: '음논리(0이 참) / 양논리(1이 참)', tr: '핀 → 반전단 → 릴레이(한 번 뒤집힘) / 핀 → 반전단 → 반전단 → 릴레이(두 번 뒤집혀 제자리)', bd: '냉동함, cold-7, 얼음골', who: '냉동기사 진, 표 과장', min: '12..40' },
    tools: ['eoreum_defrost(room: int, minutes: int, drip_min: int): Defrost', 'eoreum_alarm(room: int, upper_c: int, lower_c: int, delay_min?: int): Alarm limits'],
    steps: `
      @lg gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | 제상히터 투입 | 성에 낀 날. 제상히터 투입. 이 판은 {lg}로 짰다. 핀은 판독 결과에.
      @lg gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 제상히터 빼기 | 제상 끝, 히터를 뺀다. 판 전체가 {lg}임을 염두에.
      @tr gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | 실내팬 돌게 | 3번 실내팬이 돌아야 한다. 릴레이는 1을 받아야 붙는데 길이 이렇다: {tr}.
      @tr gpio_write pin={p3} value=1 // gpio_write pin={p3} value=0 | 실내팬 서게 | 팬 서게 해 주세요. ({tr}. 릴레이는 1 받으면 붙고 붙으면 돕니다.)
      @t gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | 냉동기 판단 | -20℃보다 따뜻하면 냉동에 1, 더 차면 0.
      gpio_read pin={p4} board="{bd}" | 문히터 | {bd} 보드에서 4번 단자 문히터 핀 조회.
      eoreum_defrost room=2 minutes={min} drip_min=5 | 2실 제상 | 2실을 {min}분 녹이고 물 빠지는 데 5분을 둔다.
      eoreum_alarm room=1 upper_c=-15 lower_c=-28 | 1실 경보 | 아래는 영하 28도, 위는 영하 15도. 1실. 지연은 설정 안 함.
      pushover message="고내 {t}℃" title="냉동" | 기사 폰 | 푸시, 제목 "냉동", 내용 "고내 {t}℃".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 승강장/{st} {"역": "{st}", "문": {gate}, "풍속": {w}, "열차": "{tr}", "지연분": {dl}}',
    slots: { st: '굴봉산, 원동, 석불역', gate: '1..12', w: '3..9 / 14..22', tr: '1453, ITX-31, 무궁화1972', dl: '3..25', hd: '4..9', fan: '10..16', sgn: '17..22', ht: '23..28', hw: '핀의 전기를 놓으면 열선이 꺼지는 / 핀의 전기를 놓으면 열선이 켜지는', sp: '0을 주어야 소리가 난다 / 0을 주면 소리가 죽는다', ln: '=문이 닫힙니다, 안전선 밖으로 물러서 주세요' },
    tools: ['yeoksa_announce(station, sentence, times: int, chime: bool): Announcement', 'yeoksa_gate(station, gate: int, way: in|out|closed): Ticket gate', 'yeoksa_delay(train, minutes: int, cause?): Delay'],
    steps: `
      @sp gpio_write pin={sgn} value=0 // gpio_write pin={sgn} value=1 | 스피커 살리기 | 앰프 뮤트선 {sgn}번, {sp}. 방송해야 하니 소리 살려.
      @sp gpio_write pin={sgn} value=1 // gpio_write pin={sgn} value=0 | 스피커 죽이기 | 심야라 민원 들어옴. {sgn}번 뮤트선으로 소리를 죽인다({sp}).
      @hw gpio_write pin={ht} value=1 // gpio_write pin={ht} value=0 | 선로 열선 넣기 | 전환기 열선은 {ht}번에 걸렸고 {hw} 식이다. 눈 오니까 넣어라.
      @hw gpio_write pin={ht} value=0 // gpio_write pin={ht} value=1 | 선로 열선 빼기 | 봄입니다. 열선을 빼 주십시오. {ht}번, {hw} 방식.
      @w gpio_write pin={fan} value=1 // failed "풍속 {w}m/s" | 환풍 | 바람이 12m/s 아래일 때에만 {fan}번 환풍(1=가동)을 돌린다. 그보다 세면 실패.
      yeoksa_announce station="{st}" sentence="{ln}" times=2 chime=true | 방송 | 그 역에 딩동 울린 뒤 "{ln}"를 두 번.
      yeoksa_announce station="{st}" sentence="{ln}" times=1 chime=false | 조용한 방송 | 종소리 없이 한 번: "{ln}". 역은 메시지.
      yeoksa_gate station="{st}" gate={gate} way=out | 나가는 문 | 보고한 개찰구를 나가는 쪽으로만.
      yeoksa_delay train="{tr}" minutes={dl} | 지연 등록 | 메시지의 열차가 그만큼 늦는다고 올린다. 사유는 아직 모른다.
    `,
  },
  {
    language: 'ko',
    slots: { k: '12..19', m: '2..6', n: '7..11', o: '20..27', st: 'HIGH인 동안 잠자는 / HIGH인 동안 깨어 있는', rst: '리셋을 문다 / 리셋을 놓는다', oe: '출력이 열리고 / 출력이 막히고', dev: '=LTE 모뎀, 위성 단말, 와이브로 라우터', ip: '=192.168.30.4, 10.8.0.17', port: '=502, 8883, 1883', ssid: '=factory-iot, 창고와이파이', ch: '1..13', dbm: '5..20' },
    tools: ['netgaji_route(destination, gateway, metric: int): Add a route', 'netgaji_wifi(ssid, channel: int, dbm: int, hidden: bool): Access point', 'netgaji_probe(host, port: int, seconds: int): Probe a port'],
    steps: `
      @rst gpio_write pin={k} value=0 // gpio_write pin={k} value=1 | 모뎀 살리기 | {dev} RST는 GPIO{k}: 1이면 {rst}. 리셋이 물린 채로는 죽어 있다. 살려 주세요.
      @rst gpio_write pin={k} value=1 // gpio_write pin={k} value=0 | 모뎀 죽이기 | GPIO{k}에 1을 쓰면 {rst}. 리셋을 물려서 {dev:을} 죽여 놓는다.
      @st gpio_write pin={m} value=0 // gpio_write pin={m} value=1 | 깨우기 | SLEEP 핀은 IO{m}, 신호가 {st} 칩이다. 깨워라.
      @st gpio_write pin={m} value=1 // gpio_write pin={m} value=0 | 재우기 | IO{m}에 달린 칩은 신호가 {st} 것. 전력 아끼게 재운다.
      @oe gpio_write pin={n} value=0 // gpio_write pin={n} value=1 | 버퍼 열기 | 버퍼 OE는 D{n}. 0이면 {oe} 1이면 반대. 신호가 밖으로 나가야 한다.
      @oe gpio_write pin={n} value=1 // gpio_write pin={n} value=0 | 버퍼 막기 | 설정하는 동안 신호가 새면 안 됨. D{n}이 OE이고 0이면 {oe} 1이면 반대다.
      gpio_write pin={o} value=0 | 안테나 앰프 끄기 | 앰프 전원 스위치는 GPIO{o}(H=켬). GPIO{k:은} RST라 놔두고 앰프만 끈다.
      netgaji_route destination=10.20.0.0/16 gateway={ip} metric=50 | 경로 | 10.20.0.0/16 으로 가는 길을 {ip} 쪽으로, 메트릭 50.
      netgaji_wifi ssid="{ssid}" channel={ch} dbm={dbm} hidden=true | 무선 | {ssid}, {ch}번 채널, {dbm}dBm, 남들 눈에 이름이 안 보이게.
      netgaji_probe host={ip} port={port} seconds=5 | 포트 두드리기 | {ip}의 {port} 포트를 5초 두드려 본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 도축장/계류 {"칸": {pen}, "두수": {n}, "온도": {t}, "수의사": "{vet}", "run_id": "{run}"}',
    slots: { pen: '1..14', n: '8..24 / 26..60', t: '9..31', vet: '배 수의관, 지서연', run: '=wf-118, wf-72, x-9041', sh: '3..8', gt: '9..14', lamp: '15..20', nipple: '21..27', sol: '여자되면 물길이 막히는 / 여자되면 물길이 트이는', gs: '핀이 1인 동안 닫혀 있다 / 핀이 1인 동안 들려 있다', why: '=두수 초과, 수의관 지시, 급수 고장' },
    tools: ['gyeryu_shower(pen: int, minutes: int, pause_min: int, celsius?: int): Shower pigs', 'gyeryu_move(from: int, to: int, heads: int): Move animals between pens'],
    steps: `
      @sol gpio_write pin={sh} value=0 // gpio_write pin={sh} value=1 | 샤워 틀기 | 계류 샤워 {sh}번은 {sol} 전자변. {t}도나 되니 물을 틀어 준다.
      @sol gpio_write pin={sh} value=1 // gpio_write pin={sh} value=0 | 샤워 잠그기 | {sol} 전자변({sh}번)이에요. 이제 샤워 잠가요.
      @gs gpio_write pin={gt} value=0 // gpio_write pin={gt} value=1 | 칸막이 열기 | 칸막이 {gt}번. {gs}. 몰아야 하니 열어 주시오.
      @gs gpio_write pin={gt} value=1 // gpio_write pin={gt} value=0 | 칸막이 닫기 | 몰아넣었으면 닫는다. {gt}번 칸막이는 {gs}.
      @n gyeryu_move from={pen} to=15 heads=5 // failed "{n}두라 남는다" | 덜어 내기 | 25두 미만인 칸에서만 다섯 마리를 15번 칸으로 옮겨 합친다. 25두 이상이면 실패로 기록.
      gyeryu_move from=3 to={pen} heads=2 | 3번에서 데려오기 | 3번 칸 두 마리를 보고한 칸으로.
      gyeryu_shower pen={pen} minutes=3 pause_min=20 | 샤워 간격 | 보고한 칸. 20분 쉬고 3분 뿌리는 식으로. 물 온도는 없음.
      sop_status run_id={run} | 진행 확인 | 메시지에 적힌 실행이 어디까지 갔는지 본다.
      sop_cancel run_id={run} reason="{why}" | 그만두기 | 그 실행을 거두고 이유는 {why:이}라고 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral gpio/{pin} {"핀": {pin}, "값": {val}, "보드": "{bd}"}',
    slots: { pin: '2..9', val: '=0, 1', bd: '현관함, pi-door, 초소', q1: '10..15', q2: '16..21', q3: '22..28', pu: '풀업이라 열려 있으면 1이고 버튼이 눌려 이어지면 0 / 풀다운이라 열려 있으면 0이고 버튼이 눌려 이어지면 1', bz: '능동 부저의 한쪽은 3.3V에 있고 다른 쪽이 / 능동 부저의 한쪽은 GND에 있고 다른 쪽이', ph: '=010-2210-4471, 010-9934-0087', nm: '=경비실, 관리소장, 택배함' },
    tools: ['chodae_call(unit, seconds: int, video: bool): Ring a flat', 'chodae_card(card, person, expires?): Register a card', 'chodae_log(kind: visit|parcel|alarm, sentence): Entry in the book'],
    steps: `
      gpio_read pin={pin} board="{bd}" | 같은 핀 다시 | 이벤트의 보드에서 이벤트의 핀을 한 번 더 본다.
      @bz gpio_write pin={q1} value=0 // gpio_write pin={q1} value=1 | 부저 울림 | {bz} {q1}번에 있다. 울려라.
      @bz gpio_write pin={q1} value=1 // gpio_write pin={q1} value=0 | 부저 멈춤 | {bz} {q1}번에 있다. 시끄러우니 그치게 할 것.
      @pu gpio_write pin={q2} value=0 // gpio_write pin={q2} value=1 | 버튼 누른 척 | 상대 입력은 {pu}. {q2}번 출력으로 버튼이 눌린 것처럼 꾸며라.
      @pu gpio_write pin={q2} value=1 // gpio_write pin={q2} value=0 | 손 뗀 척 | {q2}번을 버튼에서 손 뗀 때와 같은 값으로 두십시오. 저쪽 입력은 {pu}.
      gpio_write pin={q3} value=0 board="{bd}" | 현관 열림 | {bd} 보드의 {q3}번 전자석이 현관을 붙들고 있다(전기 = 붙듦). 열리게 놓는다.
      chodae_call unit=1203 seconds=25 video=false | 1203호 호출 | 1203호를 25초 울린다. 화면은 보내지 않는다.
      chodae_card card=A1F0-77 person="{nm}" | 카드 | 카드 A1F0-77을 {nm} 앞으로. 만료일은 안 정함.
      chodae_log kind=parcel sentence="{nm}에 맡김" | 택배 기록 | 방문록에 택배로, 글은 "{nm}에 맡김".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 한약방/{mc} {"탕전기": "{mc}", "환자": "{who}", "남은분": {left}, "봉": {packs}, "압": {bar}}',
    slots: { mc: '탕전1, 큰솥, T4', who: '심복례, 우 선생, 하만수', left: '=0 / 12, 27, 44', packs: '20..60', bar: '0.4..1.3', ht: '3..8', vl: '9..14', seal: '15..20', hn: '21..27', ty: '스프링이 눌러 막고 전기가 당겨 연다 / 스프링이 당겨 열고 전기가 눌러 막는다', rl: '코일이 쉬면 히터가 탄다 / 코일이 쉬면 히터가 식는다', cc: '=80, 100, 120' },
    tools: ['tangjeon_pack(packs: int, ml: int, celsius: int): Pack the brew', 'tangjeon_brew(patient, minutes: int, bar: num, lid: closed|open): Brew'],
    steps: `
      @rl gpio_write pin={ht} value=0 // gpio_write pin={ht} value=1 | 불 넣기 | {ht}번 릴레이: {rl}. 달이기 시작하니 불을 넣는다.
      @rl gpio_write pin={ht} value=1 // gpio_write pin={ht} value=0 | 불 빼기 | 약이 졸았네. {ht}번({rl}) 불 빼시게.
      @ty gpio_write pin={vl} value=1 // gpio_write pin={vl} value=0 | 김 빼는 밸브 열기 | {bar}바. 김 빼는 밸브 {vl}번을 연다. {ty}.
      @ty gpio_write pin={vl} value=0 // gpio_write pin={vl} value=1 | 김 가두기 | {vl}번 밸브를 막아서 김을 가둬 주세요. 생김새: {ty}.
      @left gpio_write pin={seal} value=1 // failed "{left}분 남았다" | 포장기 예열 | 다 달여졌을 때만(남은 0분) 포장기 열판 {seal}번을 1로. 시간이 남았으면 실패.
      tangjeon_pack packs={packs} ml={cc} celsius=85 | 포장 | 메시지의 봉 수대로, 한 봉에 {cc}ml, 85도에서.
      tangjeon_brew patient="{who}" minutes=150 bar=0.9 lid=closed | 달이기 | 그 환자 약을 두 시간 반, 0.9바, 뚜껑 덮고.
      tangjeon_brew patient="{who}" minutes=60 bar=0.5 lid=open | 다시 달이기 | 한 시간만 더, 0.5바. 이번엔 뚜껑을 연 채로. 환자는 메시지대로.
      memory_store key="{who}" content="{packs}봉" | 기억 | 환자 이름을 키로 '{packs}봉'만 기억시키기.
    `,
  },
  {
    language: 'ko',
    earlier: ['배전 목록 | file_read → 가: {p1} / 나: {p2} / 다: {p3} / 라: {p4} (가=조명, 나=환기, 다=컴프레서, 라=손대지 말 것)', '압력 | gauge → {bar}bar'],
    slots: { p1: '2..7', p2: '8..13', p3: '14..20', p4: '21..27', bar: '4.1..5.8 / 7.2..9.4', un: '언로더는 1이면 부하이고 0이면 무부하 / 언로더는 0이면 부하이고 1이면 무부하', pn: 'PNP 출력이라 1이면 24V가 나가고 받는 쪽은 24V에서 돈다 / NPN 출력에 반전 접점이라 1을 쓰면 받는 쪽 전기가 빠져 선다', bd: '공무실, util-2, 배전A', l: '=50, 200, 500', who: '공무 천 대리, 육 기사' },
    tools: ['apchuk_tank(tank: int, upper_bar: num, lower_bar: num): Pressure switch', 'apchuk_drain(tank: int, seconds: int, every_min: int): Drain valve'],
    steps: `
      @un gpio_write pin={p3} value=1 // gpio_write pin={p3} value=0 | 부하 걸기 | 컴프레서에 부하를 걸어 주세요. 목록의 다. {un}.
      @un gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | 무부하로 | 공기가 남아돈다. 다를 무부하로 돌린다. {un}.
      @pn gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 환기 가동 | 나 가동. {pn}.
      @pn gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | 환기 정지 | 나를 멎게 합니다. 라는 손대지 마십시오. {pn}.
      gpio_write pin={p1} value=1 board="{bd}" | 조명 켬 | {bd} 보드. 가에 1. 환해야 일을 하지.
      @bar gpio_write pin={p3} value=1 // failed "{bar}bar로 충분하다" | 압 떨어졌으면 | 새 컴프레서는 1에서 돈다(핀은 같은 다). 6bar 미만이면 돌리고 넘으면 실패로 둔다.
      apchuk_tank tank=2 upper_bar=8.5 lower_bar=6.2 | 압력 스위치 | 2번 탱크. 6.2에서 돌기 시작해 8.5에서 서게(단위 bar).
      apchuk_drain tank=1 seconds=4 every_min=30 | 드레인 | 1번 탱크 물빼기: 반 시간마다 4초.
      send_message channel=slack to="{who}" text="압력 {bar}bar" | 알려 두기 | slack, {who}: "압력 {bar}bar"
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hive/{no} {"벌통": {no}, "온도": {t}, "무게": {kg}, "출입문핀": {door}, "히터핀": {ht}}',
    slots: { no: '1..30', t: '36..41 / 18..31', kg: '12..48', door: '2..9', ht: '10..18', fan: '19..26', sv: '1에서 소문이 막히는 / 1에서 소문이 트이는', hl: '로우일 때 데워지는 / 하이일 때 데워지는', gr: '=50, 100, 150', who: '벌 아저씨, 양봉 조합, 서문희', note: '=여왕 확인, 분봉 기미, 먹이 부족' },
    tools: ['kkul_feed(hive: int, ml: int, sugar_percent: int, warm: bool): Feed syrup', 'kkul_scale(hive: int, tare_kg: num, every_min: int): Scale'],
    steps: `
      @sv gpio_write pin={door} value=1 // gpio_write pin={door} value=0 | 소문 막기 | 말벌이 왔다! 소문을 막아라. 이벤트의 출입문핀은 {sv} 서보.
      @sv gpio_write pin={door} value=0 // gpio_write pin={door} value=1 | 소문 틔우기 | 말벌이 갔으니 벌이 드나들게 해 줍니다. 서보는 {sv} 쪽으로 달았어요. 핀은 이벤트.
      @hl gpio_write pin={ht} value=0 // gpio_write pin={ht} value=1 | 데우기 | 새벽에 얼겠다. {hl} 필름히터다, 데워. 핀은 히터핀.
      @hl gpio_write pin={ht} value=1 // gpio_write pin={ht} value=0 | 그만 데우기 | 히터핀 쪽, {hl} 필름히터. 이만하면 됐어, 그만.
      @t gpio_write pin={fan} value=1 // failed "{t}도면 벌이 알아서 한다" | 부채질 | 35도 넘는 벌통이면 팬 {fan}번을 틀고(1=돎) 아니면 실패로.
      kkul_feed hive={no} ml={gr} sugar_percent=60 warm=false | 시럽 | 그 벌통에 60% 시럽 {gr}ml를 데우지 않고.
      kkul_scale hive={no} tare_kg=8.4 every_min=30 | 저울 | 빈 통 8.4kg을 빼고 30분마다 재게. 그 벌통.
      file_write path=bees/{no}.txt content="{note}" append=true | 메모 덧붙이기 | bees/{no}.txt 끝에 "{note}".
      send_message channel=band to="{who}" text="{no}번 {kg}kg" | 알림 | band에서 {who}에게 "{no}번 {kg}kg".
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { p1: '3..7', p2: '8..12', p3: '13..17', p4: '18..23', tl: '뒤판에 LOW TRIGGER라고 찍힌 / 뒤판에 HIGH TRIGGER라고 찍힌', jp: '점퍼를 L에 꽂아 둔 / 점퍼를 H에 꽂아 둔', wr: '선을 1번 나사(NC)와 2번 나사(COM)에 / 선을 2번 나사(COM)와 3번 나사(NO)에', item: '=카레빵, 소금빵, 호밀빵', c: '=180, 205, 230', mn: '9..34', pc: '10..95', hr: '=04:30, 05:10', am: '=8, 24, 60' },
    tools: ['oven_bake(item, celsius: int, minutes: int, steam_s?: int): Bake', 'oven_proof(trays: int, percent: int, celsius: int): Proofer'],
    steps: `
      @tl gpio_write pin={p1} value=0 // gpio_write pin={p1} value=1 | 반죽기 붙이기 | {tl} 모듈의 IN이 {p1}번이다. 반죽기 릴레이를 붙여라.
      @tl gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | 반죽기 떼기 | 반죽이 다 됐어요. {tl} 모듈({p1}번)의 릴레이를 떼 주세요.
      @jp gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | 발효실 히터 여자 | {jp} 채널이고 번호는 {p2}. 여자시킬 것. 점퍼가 L이면 낮을 때 붙는다.
      @jp gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 발효실 히터 소자 | {p2}번 채널({jp} 것, L=낮을 때 붙음) 소자.
      @wr gpio_write pin={p3} value=1 // gpio_write pin={p3} value=0 | 쇼케이스 전기 내림 | {p3}번 릴레이는 1에서 붙는다. {wr} 물려 놓았다. 마감했으니 쇼케이스 전기를 내린다.
      @wr gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | 쇼케이스 전기 올림 | 개점. 쇼케이스 전기를 올려 주세요. 1에서 붙는 {p3}번 릴레이에 {wr} 물렸습니다.
      gpio_read pin={p4} | 문 스위치 | 오븐 문 스위치는 {p4}번. 읽기만.
      oven_bake item={item} celsius={c} minutes={mn} steam_s=6 | 굽기 | {item}, {c}℃, {mn}분, 스팀은 6초.
      oven_bake item={item} celsius={c} minutes={mn} | 스팀 없이 | {mn}분간 {item:을} {c}℃에서 굽는다. 스팀 값은 안 넣는다.
      oven_proof trays={am} percent={pc} celsius=32 | 발효 | 철판 {am}장, 습도 {pc}%, 32℃.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 풍력/{wt} {"호기": "{wt}", "풍속": {ws}, "요각": {yaw}, "브레이크": {bk}, "항공등": {av}, "히터": {ht}}',
    slots: { wt: 'W-03, 영덕7, 고원11', ws: '4..11 / 26..34', yaw: '10..350', bk: '2..8', av: '9..15', ht: '16..23', fsb: '유압이 빠지면 물린다. 1이면 유압이 찬다 / 유압이 차면 물린다. 1이면 유압이 찬다', ss: 'SSR은 부하를 음의 제어(0=통전)로 / SSR은 부하를 양의 제어(1=통전)로', deg: '5..85', kw: '=500, 900, 1500', to: '=관제 은가람, 정비 2조' },
    tools: ['baram_pitch(turbine, degrees: int, rate: slow|fast): Pitch blades', 'baram_limit(turbine, kw: int, minutes?: int): Limit the power', 'baram_yaw(turbine, degrees: int, manual: bool): Yaw'],
    steps: `
      @fsb gpio_write pin={bk} value=0 // gpio_write pin={bk} value=1 | 로터 잡기 | 브레이크는 {fsb}. 로터를 잡아라. 핀은 이벤트의 브레이크.
      @fsb gpio_write pin={bk} value=1 // gpio_write pin={bk} value=0 | 로터 놓기 | 점검자 내려왔음. 브레이크 놓기. {fsb}. 핀은 이벤트에.
      @ss gpio_write pin={ht} value=0 // gpio_write pin={ht} value=1 | 결빙 히터 통전 | {ss} 모는 형. 얼음 낀다, 이벤트의 히터를 통전.
      @ss gpio_write pin={ht} value=1 // gpio_write pin={ht} value=0 | 결빙 히터 끊기 | 녹았으니 히터 전류를 끊을 것. {ss} 모는 형이며 번호는 이벤트의 히터.
      @ws gpio_write pin={av} value=1 // gpio_write pin={av} value=0 | 항공등 시험 | 25m/s를 밑돌면 항공등을 1로, 웃돌면 0으로 시험한다.
      baram_pitch turbine="{wt}" degrees={deg} rate=slow | 날개각 | 보고한 호기 날개를 {deg}도로, 천천히.
      baram_limit turbine="{wt}" kw={kw} | 출력 제한 | 그 호기를 {kw}kW까지만. 언제까지인지는 말이 없다.
      baram_limit turbine="{wt}" kw={kw} minutes=90 | 한 시간 반 제한 | 한 시간 반만 {kw}kW로 묶는다, 보고한 호기.
      baram_yaw turbine="{wt}" degrees={yaw} manual=true | 요 고정 | 메시지의 요각 그대로, 손으로 잡은 상태(수동)로 둔다.
    `,
  },
];
