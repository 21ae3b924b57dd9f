import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in Korean, part 4. */
export const errandsKo4: readonly Scene[] = [
  // 지하철 물품보관함
  {
    language: 'ko',
    event: 'webhook /locker/event {"st": "{st}", "box": {b}, "size": "{sz}", "tel": "{tel}", "pin_no": "{pw}", "left_h": {h}, "lock_gpio": {g}}',
    slots: { st: '=온천장역, 상록수역, 노은역', b: '11..98', sz: '=대형, 중형, 소형', tel: '=010-3381-2207, 010-8150-6694', pw: '=40-917, 22-068, 75-331', h: '2..20', m: '{h} * 60', g: '2..9', alarm: '30..39', n: '21..28', day: '=평일 / 매일' },
    steps: `
      gpio_write pin={g} value=1 | 자물쇠 풀기 | 이 칸의 자물쇠를 푼다. 1이 풀림이다.
      gpio_write pin={alarm} value=0 | 도난 경보 {alarm}번 | 잘못 울렸습니다, 죄송합니다. 꺼 주세요.
      send_message channel=sms to={tel} text="{st} {b}번 함 비밀번호 {pw}" | 비밀번호 문자 | 맡긴 분 번호로 sms: 역, 몇번 함, "비밀번호", 번호. 예: 종점역 0번 함 비밀번호 00-000
      notify message="{b}번 {sz}" title="{st}" | 역무실 | 역무실 화면에 "몇번 크기", 제목엔 역 이름.
      mqtt_publish topic="locker/{st}/{b}" payload="left={m} min" | 남은 시간 | locker/역/칸 으로 남은 시간을 알립니다. 시간을 분으로 바꾼 "left=○ min"입니다.
      memory_store key="{st}-{b}" content={tel} | 누가 쓰나 | 역-칸번호(하이픈)로 전화번호를 기억한다.
      @day cron_add schedule="45 5 * * 1-5" action=procedure text=보관함-점등 // cron_add schedule="45 5 * * *" action=procedure text=보관함-점등 | 점등 | {day} 새벽 5시 45분에 보관함-점등 절차를 돌려라.
      http_request url=http://lock.local/{b}?h={h} method=POST | 연장 | http://lock.local/칸번호?h=남은시간 주소에 POST만 하고 본문은 비운다. 시간은 온 숫자 그대로.
      file_read path="함/{st}.txt" from_line={n} | 점검 기록 | 함/역이름.txt 를 {n}줄부터 읽는다. 몇 줄인지는 정하지 않고 끝까지.
    `,
  },
  // 양조장
  {
    language: 'ko',
    event: 'mqtt brew/tank {"탱크": "{t}", "brix": {bx}, "도수": {abv}, "온도": {c}, "쟈켓핀": {j}, "교반핀": {s}, "양조사": "{w}"}',
    slots: { t: '탁주 3, 약주 A, T-08', bx: '4.5..16.5', abv: '6.1..15.9', c: '17.5..27.5', j: '2..9', s: '10..18', co: '19..28', w: '=좌 명인, 빈도훈, Elif', d: '2..9', h: '{d} * 24', k: '누룩, 효모 교체, 햅쌀', a: '3..9', p: '12 - {a}', p24: '24 - {a}' },
    steps: `
      gpio_write pin={s} value=1 | 젓기 | 술덧을 휘저어야 합니다. 보고 안의 교반핀이 그거예요.
      gpio_write pin={j} value=0 | 쟈켓 | 쟈켓 쪽을 끊는다(0).
      gpio_read pin={co} | CO2 감지기({co}) | 사람이 들어가기 전에 감지기 값을 읽을 것.
      memory_store key="{t}" content="{bx}Bx {abv}%" | 오늘 수치 | 탱크 이름으로 당도와 도수를 저장. 적는 법은 당도Bx 도수%, 가운데만 띔.
      send_message channel=telegram to="{w}" text="{t} {c}℃" | 양조사에게 | 빚는 분께 telegram으로 탱크와 온도℃를 나란히(한 칸 사이) 보내 드린다.
      mqtt_publish topic=brew/timer payload="{h} h" | 발효 시간 | {d}일 더 익힌다. brew/timer 는 날을 모르므로 시간으로 바꿔 "○ h".
      cron_add schedule="15 {p24} * * *" action=message text="{t} 맛보기" | 맛보기 | 매일 오후 {p}시 15분에 메시지가 뜨게 해 주세요. 글은 탱크 이름 다음 "맛보기", 한 칸 띄워요.
      memory_recall query="{k}" | 옛 기록 | {k} 이야기를 기억에서 찾아라, 몇 개든.
      memory_recall query="{w}" limit={d} | 사람 기록 | 양조사 이름이 나온 기억을 {d}건만.
      file_write path="술/{t}.md" content="# {t}\\n{bx}" | 새 술 카드 | 술/탱크.md 를 새로. 첫 줄은 "# 탱크이름", 둘째 줄은 당도 숫자.
    `,
  },
  // 동네 서버실
  {
    language: 'ko',
    earlier: ['서버 상태 | http_request → {h}: cpu {cpu}%, disk {dk}%, up {up}d', '담당 조회 | memory_recall → {h} 담당 {ow}, 부담당 {ow2}', '재시작 절차 | sop_execute → run {run}', '예약 보기 | cron_list → {c1}: 백업 0 2 * * *, {c2}: 로그정리 0 4 * * 0'],
    slots: { h: 'web2, nas-b, 메일서버', cpu: '20..98', dk: '31..97', up: '3..90', hr: '{up} * 24', ow: '=음 대리, 국서진', ow2: '=황보윤, Dev', run: 'r-801, r-96', c1: '=c-12, c-45', c2: '=c-66, c-87', fan: '2..9', ups: '10..27', n: '5..40' },
    steps: `
      sop_status run_id={run} | 재시작 경과 | 앞서 건 재시작이 잘 되고 있나 상태를 묻는다.
      cron_remove id={c2} | 로그정리 빼기 | 일요일 새벽에 도는 로그정리, 그 예약을 없애 주세요.
      cron_remove id={c1} | 백업 빼기 | 백업은 다른 데서 하니 여기 예약에서는 뺀다.
      send_message channel=slack to="{ow2}" text="{h} cpu {cpu}% disk {dk}%" | 부담당 | 부담당에게 slack: "서버 cpu 몇% disk 몇%"
      pushover message="{h} {dk}%" title=디스크 | 담당 폰 | 제목을 "디스크"로 단 푸시. 내용은 서버 한 칸 디스크 퍼센트(% 붙임).
      memory_store key=가동-{h} content="{hr} 시간" | 가동 시간 | 켜진 지 며칠인지가 나왔다. 시간으로 환산해 가동-서버 에 "○ 시간"이라 저장.
      file_read path=logs/{h}/error.log lines={n} | 에러 로그 | logs/서버/error.log 첫 {n}줄을 봅시다.
      file_search query="{ow}" path=logs/{h} | 담당 흔적 | logs 아래 그 서버 폴더에서 담당 이름을 검색한다.
      gpio_write pin={fan} value=1 | 랙 팬 {fan}, UPS 감지 {ups} | 서버실이 덥습니다. 팬을 돌려 주십시오.
      gpio_read pin={ups} | 랙 팬 {fan}, UPS 감지 {ups} | 정전인지 UPS 접점으로 알아본다.
    `,
  },
  // 승마장 마구간
  {
    language: 'ko',
    event: 'mqtt stable/{st}/vital {"horse": "{ho}", "hr": {hr}, "temp": {t}, "groom": "{gr}", "water_l": {w}, "feed_g": {f}}',
    slots: { st: 'A동, 서쪽칸, barn2', ho: '=번개, 미르, Stella, 가을이', hr: '28..72', t: '37.1..39.8', gr: '=나 조교, 도 씨, Jamal', w: '5..36', f: '1500..9500', kg: '{f} / 1000', fan: '2..9', gate: '10..18', sp: '19..28', vet: '=은 수의사, Dr. Han', e: '=2, 3, 4, 6' },
    steps: `
      send_message channel=sms to="{vet}" text="{ho}: 체온 {t}, 맥박 {hr}" | 수의사 | {vet} 앞으로 sms 한 통. 말이름: 체온 ○, 맥박 ○ (쌍점과 쉼표 뒤는 한 칸)
      send_message channel=telegram to="{gr}" text="{ho} 산책" | 조교 | 이 말을 돌보는 사람에게 telegram, "아무개 산책"에서 아무개는 말 이름.
      memory_store key="{ho}" content="{w}L / {kg} kg" | 먹은 것 | 말 이름 키: 물L / 사료 kg. 사료는 그램으로 왔으니 킬로로 옮겨 적는다.
      mqtt_publish topic="stable/{st}/lamp" payload="{ho}" | 칸 등 | 같은 토픽에서 맨 끝만 lamp 로 갈아 말 이름을 보낸다.
      gpio_write pin={gate} value=0 | 선풍기 {fan}, 방목문 {gate}, 살수 {sp} | 말이 나가지 못하게 방목문을 잠그거라(0).
      gpio_write pin={sp} value=1 | 선풍기 {fan}, 방목문 {gate}, 살수 {sp} | 마장에 먼지가 많으니 물 좀 뿌릴까요? 네, 뿌려 주세요.
      gpio_write pin={fan} value=1 | 선풍기 {fan}, 방목문 {gate}, 살수 {sp} | 더위를 타니 바람을 쐬어 준다.
      cron_add schedule="0 */{e} * * *" action=message text="물통 보기" | 물통 | {e}시간마다 정각, 메시지 "물통 보기".
      file_write path="말/{ho}.csv" content="{hr},{t}" append=true | 말 카드 | 말/이름.csv 아래쪽에 맥박 먼저 체온 나중, 쉼표로 붙여서 더한다.
      failed "편자를 박는 도구가 없다" | 편자 | 왼쪽 앞발 편자를 새것으로 박아 준다.
    `,
  },
  // 시립 박물관
  {
    language: 'ko',
    event: 'webhook /museum/case {"room": "{r}", "case_no": {c}, "object": "{o}", "rh": {rh}, "lux": {lx}, "curator": "{cu}", "fan_pin": {f}}',
    slots: { r: '청동실, 2전시실, 서화관', c: '1..29', o: '=금동신발, 백자호, 대동여지도', rh: '38..69', lx: '70..290', cu: '=범 학예사, 석 실장', f: '30..39', id: '=c-8, c-29, job-41', run: 'r-33, r-747', n: '40..60', nm: '=야간순찰, 훈증, 조도점검' },
    steps: `
      gpio_write pin={f} value=1 | 진열장 팬 | 진열장 팬을 켠다. 배선은 알림 안에.
      notify message="{o} 습도 {rh}%, 조도 {lx}" | 알림 | "○○ 습도 ○%, 조도 ○" 이 틀에 유물과 두 수치를 끼워 화면에.
      send_message channel=email to="{cu}" text="{r} {c}번 진열장: {o}" | 학예사 | 담당 학예사께 email을 드립니다. 글은 "전시실 몇번 진열장: 유물"의 순서를 따릅니다.
      memory_store key="{o}" content="{r}/{c}" | 유물 자리 | 유물이 어디 있는지 방/진열장번호 로 기억시킬 것. 키는 유물 이름.
      mqtt_publish topic="museum/{r}/{c}/rh" payload={rh} | 습도 발행 | 습도 값을 museum/방/번호/rh 에.
      file_write path="유물/{o}.txt" content="{lx} lx" append=true | 조도 이력 | 유물/유물이름.txt 에 "○ lx"라는 줄을 보탭니다.
      cron_add schedule="30 21 * * *" action=procedure text={nm} name={nm} | 밤 예약 | 밤 9시 반마다 {nm} 절차를 하되 예약 이름도 똑같이.
      cron_add schedule="0 7 * * 1" action=procedure text={nm} | 휴관일 | 휴관하는 월요일 아침 7시, 절차 {nm}. 이름은 안 붙인다.
      sop_cancel run_id={run} reason="{r} 개관" | 순찰 중지 | 실행 {run} 그만. 사유에는 전시실과 "개관"을 띄워 적으면 돼.
      http_request url=http://museum.local/lux/{c} method=PUT body={n} | 조도 낮춤 | 진열장 조명 서버 http://museum.local/lux/번호 에 PUT, 본문 {n}.
    `,
  },
  // 당구장과 볼링장
  {
    language: 'ko',
    event: 'manual - {la}번 레인 {tm}팀 {n}명, 신발 {sh}, 게임 {gm}판, 계산 {pay}',
    slots: { la: '1..9', tm: '=번개, 총무부, 스트라이크, 동창', n: '2..8', sh: '=240, 255, 270, 285', gm: '2..6', won: '{gm} * 5000', pay: '=카드, 현금, 쿠폰', oil: '10..16', pin: '17..22', lt: '23..28', min: '30..90', sec: '{min} * 60', k: '쿠폰 규정, 단체 할인, 신발 소독' },
    steps: `
      memory_store key="레인 {la}" content="{tm} {n}명" | 누가 치나 | 키는 "레인 번호", 값은 "팀이름 몇명"(팀 자는 뺀다).
      notify message="{won} 원" title="{tm}" | 요금 | 한 판이 5000원이니까 판수만큼 셈해서 "○ 원"으로 띄우고, 팀 이름(팀 자 없이)을 제목에 주십시오.
      mqtt_publish topic=lane/{la}/score payload="{tm}:{gm}" | 점수판 | lane/레인/score 에 팀:판수 (붙여서, "팀" 자 없이).
      mqtt_publish topic=lane/{la}/off payload="{sec} s" | 자동 종료 | {min}분 뒤 꺼지게 lane/레인번호/off 로 보내는데 단위는 초다. "○ s".
      gpio_write pin={pin} value=1 | 오일기 {oil} · 핀세터 {pin} · 레인등 {lt} | 핀이 안 세워져 있네요. 핀세터를 켜 주세요.
      gpio_write pin={oil} value=0 | 오일기 {oil} · 핀세터 {pin} · 레인등 {lt} | 기름 그만 바른다.
      gpio_write pin={lt} value=0 | 오일기 {oil} · 핀세터 {pin} · 레인등 {lt} | 게임 끝, 레인을 어둡게.
      file_write path=장부/{pay}.csv content="{la},{gm}" append=true | 장부 | 계산 방법마다 파일이 다르다(장부/방법.csv). 맞는 데에 레인,판수를 이어 적을 것.
      send_message channel=kakao text="신발 {sh} {n}켤레" | 신발장 | 신발 보는 사람들 방 kakao에 "신발 크기 몇켤레"라고 남긴다. 켤레는 사람 수대로, 받는 이는 비운다.
      memory_recall query="{k}" limit=1 | 규정 | {k:은} 어떻게 정했더라? 기억에서 하나만 꺼내 줘.
    `,
  },
  // 치과 기공소
  {
    language: 'ko',
    event: 'webhook /dental/case {"case": "{ca}", "clinic": "{cl}", "teeth": "{te}", "shade": "{sd}", "furnace": "{fu}", "due": "{du}", "tech": "{tc}"}',
    slots: { ca: '=D-2207, D-2318, 급-41', cl: '=미소치과, 한결치과, Dr. Bae', te: '=11-13, 24, 36-37', sd: '=A2, A3.5, B1', fu: '소성로 1, zir-3, F2', du: '=2026-12-04, 2026-12-18', tc: '=엄 기공사, 방유라', h: '2..9', m: '{h} * 60', vac: '10..15', air: '16..22', uv: '23..28', ff: '=도면/d.stl, scan/upper.stl, cad/a7.stl' },
    steps: `
      send_message channel=teams to="{tc}" text="{te} / {sd} / {du}까지" | 기공사에게 | 이번 건을 맡은 기공사한테 teams로: 치아 / 색 / 날짜까지. 빗금 양쪽은 띄우고.
      memory_store key={ca} content="{cl} {te}" | 건별 메모 | 건 번호로 치과와 치아 번호를 저장해요. 가운데 빈칸 하나예요.
      mqtt_publish topic="dental/{fu}/run" payload="{m} min" | 소성 | {h}시간 소성. 토픽 dental/로이름/run, 내용은 분으로 고쳐 "○ min".
      http_request url=http://mill.local/jobs method=POST body="{ca}:{ff}" | 밀링 | 밀링기에 맡깁니다. POST http://mill.local/jobs, 본문은 건번호:파일이고 파일은 {ff}입니다.
      http_request url=http://mill.local/jobs/{ca} method=HEAD | 밀링 확인 | http://mill.local/jobs/건번호 가 있기는 한지 HEAD로만 확인.
      gpio_write pin={vac} value=1 | 집진기 {vac} / 콤프 {air} / 경화등 {uv} | 가루가 날린다, 빨아들이는 것을 켜자.
      gpio_write pin={uv} value=0 | 집진기 {vac} / 콤프 {air} / 경화등 {uv} | 레진은 다 굳었으니 경화등은 끈다.
      file_write path=건/{ca}/색.txt content={sd} | 색 파일 | 건/번호/색.txt 를 만들어서 색만 담아 줄 것.
      file_list path=건/{ca} | 건 폴더 | 건 폴더 안의 이번 번호 폴더에 뭐가 들었습니까?
      pushover message="{cl} {du}" | 원장 푸시 | 치과와 마감을 한 칸 띄워 푸시로. 제목은 빼 주세요.
    `,
  },
  // 하수 중계펌프장
  {
    language: 'ko',
    event: 'mqtt sewer/{s}/stat {"lvl_m": {lv}, "p1": {p1}, "p2": {p2}, "duty": "{du}", "rain_mm": {mm}, "run_h": {rh}}',
    slots: { s: '하천2, PS-11, 남쪽', lv: '1..6', cm: '{lv} * 100', p1: '7..14', p2: '15..22', du: '=p1 / p2', mm: '10..60', rh: '200..900', bz: '23..29', who: '=하 반장, 위성민', bd: 'ps-io, 중계반, b9', day: '=1, 10, 20' },
    steps: `
      @du gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 | 이번 차례 펌프 | duty 에 적힌 펌프를 가동합니다. p1, p2 항목의 숫자가 핀입니다.
      @du gpio_write pin={p2} value=0 // gpio_write pin={p1} value=0 | 쉬는 펌프 | duty가 아닌 쪽은 쉬게 둔다. 그 핀을 0으로.
      @du gpio_read pin={p1} board={bd} // gpio_read pin={p2} board={bd} | 정말 도나 | 차례가 된 펌프의 핀을 보드 {bd}에서 읽어 볼 것.
      gpio_write pin={bz} value=0 | 부저={bz} | 민원이 들어왔어요. 부저를 조용히 시켜 주세요.
      memory_store key=수위-{s} content="{cm} cm" | 수위 | 수위는 미터로 온다. 센티미터로 바꾸어 "○ cm"을 수위-펌프장 에 저장하라. 펌프장 이름은 토픽 가운데.
      send_message channel=sms to="{who}" text="{s} 강우 {mm}mm" | 반장에게 | sms로 {who}에게 보낼 말: 펌프장(토픽의 가운데 토막), 한 칸, "강우 몇mm".
      mqtt_publish topic="sewer/{s}/cmd" payload={du} | 명령 | 펌프장 토픽의 stat 자리에 cmd 를 넣고 duty 값을 그대로 실어 보낸다.
      file_write path=가동/{s}.csv content="{rh};{mm}" append=true | 가동 시간표 | 가동/펌프장.csv 에 가동시간;강우 를 빈칸 없이 덧붙인다.
      cron_add schedule="0 10 {day} * *" action=message text="{s} 청소" | 달마다 | 매달 {day}일 오전 10시에 "펌프장 청소" 메시지. 펌프장 자리에는 토픽에 나온 이름이 들어가야 해요.
      notify message="{du} 가동 {rh}시간" title="{s}" | 현황 | 알림 제목은 펌프장 이름, 본문은 duty와 가동 시간으로 "p9 가동 10시간"처럼 짓는다.
    `,
  },
];
