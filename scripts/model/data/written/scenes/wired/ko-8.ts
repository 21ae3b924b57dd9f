import type { Scene } from '../../scene';

/** Texts to copy, plans and messages of the product's own tools, with outputs that are one of several: Korean, part 8. */
export const wiredKo8: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 뱀장어집/{tb} {"테이블": {tb}, "주문": "{dish}", "인원": {n}, "예약자": "{who}", "시각": "{tm}"}',
    slots: { tb: '1..24', dish: '=장어구이, 복국, 칼국수', n: '2..9', who: '정 여사, 회식팀, 배우진', tm: '=11:40, 18:30, 19:10', k1: '3..8', k2: '9..14', k3: '15..20', v: '릴레이 3은 a접점 / 릴레이 3은 b접점', line: '=불판 갈아 주세요, 아이 의자 하나 부탁드려요, 창가로 옮겨 주세요', won: '=28000, 64000, 112000', url: '=http://pos.local/orders, https://api.sikdang.kr/v2/order' },
    tools: ['bapsang_seat(table: int, guests: int, chair: bool, until?): Seat guests', 'bapsang_bill(table: int, won: int, split: int, card: bool): Bill'],
    steps: `
      gpio_write pin={k1} value=1 | 숯불 송풍 | 릴레이 1 = 핀 {k1} 숯불 송풍, 릴레이 2 = 핀 {k2} 환풍, 릴레이 3 = 핀 {k3} 수족관. 1에서 돈다. 숯불에 바람을 넣어라.
      gpio_write pin={k2} value=0 | 환풍 쉬기 | 환풍은 릴레이 2, 핀으로는 {k2}. 손님 다 나갔다, 쉬게.
      @v gpio_write pin={k3} value=1 // gpio_write pin={k3} value=0 | 수족관 펌프 살리기 | {v:이}고 수족관 펌프가 거기 걸렸다. 핀은 {k3}, 1이 여자. 펌프 살려.
      @v gpio_write pin={k3} value=0 // gpio_write pin={k3} value=1 | 수족관 펌프 죽이기 | 물 갈 동안 펌프를 죽인다. {v}, 핀 {k3}(1=여자).
      bapsang_seat table={tb} guests={n} chair=true until=20:30 | 앉히기 | 그 자리에 주문대로 앉히고 아기 의자를 놓는다. 20:30까지.
      bapsang_seat table={tb} guests={n} chair=false | 그냥 앉히기 | 의자 더 안 놓고 앉힘. 언제까지는 안 묻는다.
      bapsang_bill table={tb} won={won} split=3 card=true | 계산 | 그 테이블 {won}원을 셋이 나눠 카드로.
      http_request url={url} method=POST body="{tb}:{dish}" | 주방 서버 | {url}에 POST. 본문은 테이블 번호, 쌍점, 주문 이름을 붙여 쓴 것(예: 9:냉면).
      send_message channel=kitchen to=주방장 text="{tb}번 {line}" | 주방에 | kitchen 채널 주방장에게: "{tb}번 {line}"
    `,
  },
  {
    language: 'ko',
    slots: { f1: '=경보/규칙.txt, ops/rules.md', f2: '=경보/당직.txt, ops/duty.md', l1: '12..90', n1: '3..25', t1: '=수위 4m 넘으면 문을 닫는다, 두 번 울리면 전화한다, 새벽에는 문자만 보낸다', k1: '=당직-순서, 경보-기준, 열쇠-자리', k2: '=옛날-비밀번호, tmp-7, 지난주-메모', q: '=수위 기준, 밤 당직, 문 닫는 때', n2: '2..12', dir: '=경보, ops, 문서/2026', who: '방재 오 계장, 당직실', p: '3..12', p2: '13..25' },
    tools: ['danghjik_swap(from, to, date, paid: bool): Swap a duty'],
    steps: `
      file_read path={f1} from_line={l1} lines={n1} | 규칙 보기 | {f1}에서 {l1}째 줄부터 {n1}줄.
      file_read path={f2} | 당직표 통째로 | {f2:을} 처음부터 끝까지 읽어라.
      file_write path={f1} content="{t1}" append=true | 규칙 보태기 | {f1} 끝에 "{t1}"를 이어 적는다.
      file_write path={f2} content="{t1}" | 새로 쓰기 | {f2} 파일 내용을 "{t1}" 한 줄로 갈아 치운다.
      file_search query="{q}" path={dir} | 어디 있더라 | {dir} 밑에서 {q:을} 말하는 파일을 찾는다. 찾을 글자: {q}
      memory_store key={k1} content="{t1}" | 외우기 | {k1} 자리에 "{t1}"를 적어 둬.
      memory_forget key={k2} | 버리기 | {k2}, 이건 이제 지워.
      memory_recall query="{q}" limit={n2} | 떠올리기 | {q}에 대한 메모, 많아야 {n2}개.
      danghjik_swap from=무진 to="{who}" date=2026-12-05 paid=false | 당직 바꾸기 | 12월 5일(2026-12-05) 당직을 무진에서 {who:로}, 수당 없이.
      gpio_write pin={p} value=0 | 부저 {p} | 조용히 시킨다. {p2}번 펌프는 그대로 돌린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /sop/done {"run_id": "{run}", "절차": "{sop}", "결과": "{res}", "걸린분": {mn}, "다음": "{nxt}"}',
    slots: { run: '=run-5501, a7c2-09, wf.311', sop: '=밤 소독, 배관 세척, 필터 역세', res: '=성공 / 실패, 중단', mn: '4..80', nxt: '=건조, 재가동, 검수', why: '=결과 이상, 중복, 담당 부재', h: '=7, 8', name: '=소독 알림, 세척 알림', id: '=cron-3, job-88', p: '3..12', q: '13..24', u: '1이 소등 / 1이 점등' },
    tools: ['jeolcha_sign(procedure, minutes: int, signed_by, passed: bool): Sign off'],
    steps: `
      @res sop_execute name="{nxt}" // failed "앞 절차 결과가 {res}" | 이어서 | 결과가 성공이면 메시지의 다음 절차를 시작한다. 아니면 실패.
      sop_status run_id={run} | 실행 보기 | 메시지에 적힌 실행이 지금 어떤지.
      sop_cancel run_id={run} reason="{why}" | 실행 거두기 | 그 실행을 거둔다, 까닭은 '{why}'.
      cron_add schedule="0 {h} * * 1" action=procedure text="{sop}" name="{name}" | 매주 월요일 | 월요일마다 아침 {h}시에 보고된 절차가 돌게 걸고 이름은 {name:로}.
      cron_remove id={id} | 겹치는 예약 | {id} 예약은 겹치니 뺀다.
      jeolcha_sign procedure="{sop}" minutes={mn} signed_by=유나래 passed=true | 서명 | 유나래 이름으로, 걸린 시간은 메시지대로, 합격.
      notify message="{sop} {res}" title="절차" | 알림 | 제목 절차, 내용은 "{sop} {res}".
      @u gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 작업등 끄기 | {p}번 작업등은 {u}. 끝났으니 끈다.
      @u gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 작업등 켜기 | 다음 사람 들어간다, {p}번 작업등({u})을 켜 주세요. {q}번은 아님.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 집하장/{pt} {"집하장": "{pt}", "물량": {n}, "한도": {lim}, "마감": "{tm}", "담당": "{who}"}',
    slots: { pt: '성북B, 물류9, 서귀포', n: '610..900 / 120..340', lim: '400..560', tm: '=16:00, 18:30, 21:00', who: '집하 서 소장, 알바 유진, 배송 12조', to: '=예비차, 자매점, 본사', txt: '=오늘 마감을 한 시간 늦춥니다, 오늘은 예정대로 마감합니다, 지금부터 접수를 멈춥니다', topic: '=hub/notice, pick/board', ch: '=kakao, band', g: '3..9', h: '10..17', r: '18..26', wr: '등은 핀이 놀 때 켜지도록 NC로 뺐다 / 등은 핀이 일할 때 켜지도록 NO로 뺐다' },
    tools: ['jipha_split(point, parcels: int, to, before): Give parcels away', 'jipha_close(point, at, accept_late: bool): Closing'],
    steps: `
      @n jipha_split point="{pt}" parcels=150 to={to} before={tm} // failed "물량 {n}으로 한도 {lim} 아래" | 나눠 보내기 | 물량이 한도를 넘은 곳이면 150개를 {to:로}, 메시지의 마감 전에. 안 넘었으면 실패.
      @n mqtt_publish topic={topic} payload="혼잡" // mqtt_publish topic={topic} payload="여유" | 상황 발행 | 한도보다 많으면 "혼잡", 적으면 "여유"를 {topic}에 발행한다.
      jipha_close point="{pt}" at={tm} accept_late=false | 마감 | 메시지의 시각에 닫고 늦게 온 것은 받지 않는다.
      jipha_close point="{pt}" at=22:00 accept_late=true | 늦춘 마감 | 22:00에 닫되 늦은 것도 받아 줘. 그 집하장.
      send_message channel={ch} to="{who}" text="{txt}" | 공지 | {ch} 채널로 메시지의 담당에게 이렇게: "{txt}"
      pushover message="{txt}" title="{pt}" | 폰 공지 | 푸시로. 제목은 집하장 이름, 글은 {txt}
      @wr gpio_write pin={g} value=0 // gpio_write pin={g} value=1 | 접수등 켜기 | {wr}(핀 {g}, 1=일함). 접수등을 켠다.
      @wr gpio_write pin={g} value=1 // gpio_write pin={g} value=0 | 접수등 끄기 | 마감. 접수등 소등할 것. 핀 {g}. {wr}. 일함이 1.
      gpio_read pin={h} | 저울 접점 | 저울 접점은 {h}, 벨트는 {r}. 저울 것을 읽는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['수온 기록 찾기 | file_search → 3건, 가장 최근 {f}', '최근 값 | file_read → 표층 {a}도, 저층 {b}도', '당번 | memory_recall → {who}'],
    slots: { f: '=수온/1126.csv, sea/t-nov.csv', a: '21..27 / 11..15', b: '16..19', who: '어민회 총무 갈, 종묘장 이레', key: '=성층-여부, 표층-기록', q: '=적조, 냉수대', lim: '2..8', h: '=5, 6', p: '3..10', o: '11..18', c: '19..26', act: '물길이 0에서 위쪽 취수구로 간다 / 물길이 1에서 위쪽 취수구로 간다' },
    tools: ['haesu_intake(level: surface|bottom, m3_h: int, minutes: int): Take in sea water', 'haesu_mix(depth_m: int, kw: num, hours: int): Mix the layers'],
    steps: `
      @a haesu_intake level=bottom m3_h=120 minutes=45 // haesu_intake level=surface m3_h=120 minutes=45 | 더 찬 물 | 표층과 저층 중 찬 쪽에서 시간당 120㎥, 45분.
      @a haesu_mix depth_m=9 kw=5.5 hours=3 // failed "표층이 저층보다 차다" | 섞기 | 표층이 더 따뜻하면 9m 깊이에서 5.5kW로 세 시간 섞는다. 아니면 실패.
      @act gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 위쪽 물 | 취수 전환 {p}번: {act}. 반대 값이면 아래쪽. 위쪽 물을 쓴다.
      @act gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 아래쪽 물 | 아래쪽 취수구로 돌려라. {p}번, {act}. 반대 값이면 아래쪽.
      memory_store key={key} content="표층 {a}도, 저층 {b}도" | 적어 두기 | {key}에 "표층 {a}도, 저층 {b}도" 그대로.
      memory_recall query="{q}" limit={lim} | 지난 일 | {q} 이야기를 {lim}개까지.
      file_write path={f} content="확인함" append=true | 확인 표시 | 가장 최근 파일 끝에 "확인함".
      cron_add schedule="0 {h} * * *" action=message text="표층 수온 재기" | 아침 알림 | 날마다 새벽 {h}시 "표층 수온 재기"라고 알리게.
      send_message channel=kakao to="{who}" text="저층 {b}도" | 당번에게 | 위에서 찾은 당번에게 kakao: 저층 {b}도
      gpio_write pin={o} value=1 | 기포 {o}번 | 송풍을 넣어 주세요. {c}번은 여과라 별개.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral button/{no} {"버튼": {no}, "누름초": {sec}, "자리": "{spot}"}',
    slots: { no: '=1 / 2 / 3', sec: '=1, 2 / 6, 9', spot: '개수대, 매표소, 3번가판', p1: '3..8', p2: '9..14', p3: '15..20', al: '21..27', ph: '=119, 043-220-1100', msg: '=도와주세요, 물이 샙니다, 열쇠를 두고 왔습니다', act: '음의 논리라 0이 참 / 양의 논리라 1이 참' },
    tools: ['danchu_lamp(place, colour: 빨강|노랑|초록, blink: bool): Lamp', 'danchu_call(phone, sentence, tries: int, wait_s?: int): Call by phone'],
    steps: `
      @no gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | 버튼마다 | 버튼 1은 핀 {p1}, 2는 {p2}, 3은 {p3}을 켠다. 눌린 것에 맞춰 켤 것.
      @no gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // gpio_write pin={p3} value=0 | 버튼 따라 끄기 | 그 버튼에 딸린 출력을 끈다(1→{p1}, 2→{p2}, 3→{p3}).
      @no gpio_read pin={p3} // gpio_read pin={p1} // gpio_read pin={p2} | 되읽기 | 이번엔 뒤섞여 있다: 버튼 2를 누르면 {p1:을}, 3은 {p2:을}, 1은 {p3:을} 읽어 본다.
      @sec failed "{sec}초만 눌렀다" // gpio_write pin={al} value=1 | 길게 누르면 | 4초 넘게 눌렀을 때만 경보 {al}번을 1로. 짧으면 실패.
      @act gpio_write pin={al} value=1 // gpio_write pin={al} value=0 | 경보 해제 | 경보 회로를 새로 짰다. {act}이고 번호는 그대로 {al}. 울림을 끈다.
      danchu_lamp place="{spot}" colour=노랑 blink=true | 노란 등 | 그 자리에 노란 등을 깜박이게.
      danchu_lamp place="{spot}" colour=초록 blink=false | 초록 등 | 그 자리는 초록, 깜박이지 말고 켜진 채로.
      danchu_call phone={ph} sentence="{msg}" tries=3 | 전화 | {ph:로} 세 번까지 걸어 "{msg}". 기다리는 초는 안 정함.
      danchu_call phone={ph} sentence="{msg}" tries=1 wait_s=20 | 한 번만 | 20초 기다려 보고 딱 한 번, {ph}, "{msg}".
      notify message="{spot} 호출" | 호출 알림 | 이 컴퓨터에 "{spot} 호출".
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { u: '=https://api.nalssi.kr/now, http://10.0.0.7/weather', u2: '=http://10.0.0.9:1880/mode, https://hook.farm.io/set', b: '=eco, night, 휴무', au: '=tok-55a1, Zx81', t: '=weather/now, site/weather', v: '=맑음 23, 흐림 14, 눈 -2', ti: '=바람 주의, 서리 주의, 한파', ms: '=비닐을 한 번 더 여며 주세요, 수도를 조금 틀어 두세요, 문을 고리로 채우세요', nm: '=이른 점검, 저녁 순찰', to: '=#농장, #경비', p: '3..10', q: '11..19', d: '20..27' },
    tools: ['nalssi_alarm(kind: wind|frost|heat, place, limit: num, unit: ms|celsius): Weather alarm', 'nalssi_cover(bed: int, layers: int, hours: int, pegs: bool): Cover a bed'],
    steps: `
      http_request url={u} | 날씨 받기 | {u} 내용을 받아 온다.
      http_request url={u2} method=PUT body="{b}" | 모드 바꾸기 | {u2:로} PUT, 본문은 {b} 한 마디.
      http_request url={u2} method=POST headers={"Authorization":"{au}"} body="{b}" | 권한 달고 | Authorization 헤더에 {au:을} 달아 {u2}에 POST한다. 본문 "{b}".
      mqtt_publish topic={t} payload="{v}" | 중계 | {t}에 '{v}'을 발행.
      notify message="{ms}" title="{ti}" | 화면 알림 | 제목 "{ti}", 글 "{ms}".
      pushover message="{ms}" | 폰 | 푸시 메시지: {ms}
      send_message channel=slack to="{to}" text="{ti}: {ms}" | 슬랙 | slack의 {to}에 "{ti}: {ms}"라고 올린다.
      cron_add schedule="2027-01-03T06:20" action=procedure text="{nm}" | 한 번만 | 2027년 1월 3일 오전 6시 20분에 '{nm}' 절차를 한 번.
      nalssi_alarm kind=wind place=둑길 limit=13.5 unit=ms | 바람 경보 | 둑길에 초속 13.5m 넘는 바람이면 울리게.
      nalssi_cover bed=4 layers=2 hours=11 pegs=true | 덮기 | 4번 이랑을 두 겹으로 열한 시간, 말뚝까지 박아서.
      gpio_write pin={p} value=0 | 물 {p}, 비료 {q}, 등 {d} | 물을 잠근다.
    `,
  },
  {
    language: 'ko',
    earlier: ['층별 표 | file_read → 1층 {a}(댐퍼 {da}), 2층 {b}(댐퍼 {db}), 3층 {c}(댐퍼 {dc}). 괄호 밖이 팬 핀', '화재 층 | panel → {fl}층'],
    slots: { a: '2..4', b: '5..7', c: '8..10', da: '11..13', db: '14..17', dc: '18..21', fl: '=1 / 2 / 3', op: '전기를 주면 닫히고 안 주면 열린다 / 전기를 주면 열리고 안 주면 닫힌다', bd: '제연반, smoke-1, 옥탑', m: '=3, 10', who: '방재 홍 주임, 관리소장' },
    tools: ['jeyeon_zone(floor: int, pressure_pa: int, minutes: int, elevator: hold|recall): Pressurise', 'jeyeon_report(floor: int, kind: drill|real, people: int): Report'],
    steps: `
      @fl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 그 층 팬 | 불난 층 팬을 돌린다. 팬 핀은 괄호 밖 숫자.
      @fl gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 팬 세우기 | 상황이 끝났다. 그 층 팬을 멈춰라, 댐퍼는 아직.
      @fl gpio_read pin={da} // gpio_read pin={db} // gpio_read pin={dc} | 댐퍼 값 | 화재 층 댐퍼 핀을 읽어 보시오.
      @op gpio_write pin={dc} value=0 board="{bd}" // gpio_write pin={dc} value=1 board="{bd}" | 3층 댐퍼 열기 | {bd} 보드. 3층 댐퍼를 연다. 댐퍼는 {op}.
      @op gpio_write pin={da} value=1 // gpio_write pin={da} value=0 | 1층 댐퍼 닫기 | 1층 댐퍼를 닫아 주세요. 모두 같은 물건으로 {op}.
      jeyeon_zone floor={fl} pressure_pa=45 minutes={m} elevator=recall | 가압 | 화재 층을 45파스칼로 {m}분. 승강기는 불러 내린다.
      jeyeon_report floor={fl} kind=drill people=36 | 훈련 보고 | 훈련이었고 서른여섯 명. 층은 위에서 본 대로.
      send_message channel=sms to="{who}" text="{fl}층 확인" | 문자 | sms로 {who}에게 "{fl}층 확인".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /repair/{no} {"접수": {no}, "기종": "{mdl}", "증상": "{sym}", "견적": {won}, "상한": {cap}, "손님": "{who}", "전화": "{tel}"}',
    slots: { no: '1001..9980', mdl: '=갤탭S7, 맥북 13, 로봇청소기 M2', sym: '=전원 안 들어옴, 액정 깨짐, 물 먹음', won: '30000..60000 / 180000..320000', cap: '90000..140000', who: '손모아, 구 사장, 현지', tel: '=010-5510-2233, 010-8844-0917', jig: '3..9', sup: '10..16', hot: '17..24', sd: '스테이션 ENABLE은 풀업이 걸려 끌어내려야 켜진다 / 스테이션 ENABLE은 풀다운이 걸려 끌어올려야 켜진다', d: '=2026-12-02, 2026-12-09', part: '=배터리, 메인보드, 충전단자' },
    tools: ['surijeom_quote(ticket: int, won: int, days: int, warranty: bool): Quote', 'surijeom_part(ticket: int, part, from, count: int, by?): Part', 'surijeom_ship(ticket: int, person, phone, cod: bool): Ship back'],
    steps: `
      @sd gpio_write pin={hot} value=0 // gpio_write pin={hot} value=1 | 인두 켜기 | {sd}. {hot}번. 인두를 켜라.
      @sd gpio_write pin={hot} value=1 // gpio_write pin={hot} value=0 | 인두 끄기 | 자리 비움. 인두 꺼 둘 것. {hot}번이고 {sd}.
      gpio_write pin={sup} value=0 | 시험 전원 내리기 | 지그 {jig}, 시험 전원 {sup}. 연기 난다, 시험 전원부터 내려!
      gpio_read pin={jig} | 지그 덮개 | 지그 접점 {jig} 읽기. {sup:은} 전원이라 안 본다.
      @won surijeom_quote ticket={no} won={won} days=3 warranty=true // failed "견적 {won}원이 상한 {cap}원을 넘는다" | 견적 | 견적이 상한을 넘지 않으면 사흘, 보증 붙여 그 금액으로 낸다. 넘으면 실패.
      surijeom_part ticket={no} part={part} from=용산 count=1 | 부품 | 용산에서 {part} 하나. 날짜는 두지 않음. 그 접수.
      surijeom_part ticket={no} part={part} from=심천 count=2 by={d} | 부품 둘 | 심천에서 {part} 두 개를 {d}까지.
      surijeom_ship ticket={no} person="{who}" phone={tel} cod=true | 보내기 | 접수한 손님과 전화로, 착불로 보낸다.
      send_message channel=sms to={tel} text="{mdl} {sym} 확인했습니다" | 문자 | 손님 전화로 sms: "{mdl} {sym} 확인했습니다"
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 미세먼지/{pt} {"측정소": "{pt}", "PM10": {pm}, "경보기준": {lim}, "PM25": {pf}, "살수차": "{car}"}',
    slots: { pt: '종로, 항만2, 공단입구', pm: '155..290 / 21..60', lim: '80..140', pf: '11..70', car: '살수7, W-3, 노면청소2', fp: '3..9', wp: '10..17', st: '18..25', nz: '노즐 밸브는 놀 때 새지 않는 형 / 노즐 밸브는 놀 때 흐르는 형', km: '=4, 7, 12', road: '=부두로, 산단1길, 세종대로', who: '환경과 도 주무관, 살수 기사 범' },
    tools: ['meonji_spray(truck, road, km: int, l_km: int): Spray a road', 'meonji_notice(level: watch|warning|lifted, area, hours?: int): Notice'],
    steps: `
      @pm meonji_spray truck="{car}" road={road} km={km} l_km=300 // failed "PM10 {pm}으로 기준 {lim} 아래" | 살수 | 기준을 넘으면 메시지의 차로 {road} {km}km를 km당 300L. 못 넘으면 실패.
      @pm meonji_notice level=warning area="{pt}" // meonji_notice level=lifted area="{pt}" | 알림 수준 | 기준보다 높으면 경보, 낮으면 해제로, 그 측정소 이름에. 시간은 안 붙인다.
      meonji_notice level=watch area="{pt}" hours=6 | 주의보 | 여섯 시간짜리 주의보를 그 이름으로.
      @nz gpio_write pin={wp} value=1 // gpio_write pin={wp} value=0 | 노즐 트기 | {nz}({wp}번, 1=일함). 안개를 뿜게 튼다.
      @nz gpio_write pin={wp} value=0 // gpio_write pin={wp} value=1 | 노즐 잠그기 | 길이 언다. {wp}번 노즐을 잠가 줘. {nz}이고 1이면 일한다.
      gpio_write pin={fp} value=1 | 흡입 팬 {fp} | 돌려 시료를 빨아들이게.
      gpio_read pin={st} | 상태 | {st}번 접점 읽기.
      file_write path=air/{pm}.txt content="{pt} {pm}/{pf}" | 기록 | air/{pm}.txt 를 새로 만들어 "{pt} {pm}/{pf}".
      send_message channel=teams to="{who}" text="{car} 출동" | 출동 | teams, {who}: {car} 출동
    `,
  },
  {
    language: 'ko',
    slots: { p1: '4..7', p2: '8..11', p3: '12..15', p4: '16..19', p5: '20..27', z: '머리맡등은 0을 먹고 산다 / 머리맡등은 1을 먹고 산다', y: '커튼 모터는 1에서 젖히고 0에서 친다 / 커튼 모터는 1에서 치고 0에서 젖힌다', x: '욕조 마개는 힘을 빼면 빠진다 / 욕조 마개는 힘을 빼면 닫힌다', room: '=302호, 스위트, 온돌방', n: '1..6', tm: '=07:00, 08:30', g: '=수건, 생수, 칫솔', cl: '20..27' },
    tools: ['hotel_wake(room, at, music: bool, repeat?: int): Wake-up call', 'hotel_bring(room, item, count: int, knock: bool): Bring something', 'hotel_air(room, celsius: int, fan: low|mid|high, swing: bool): Air'],
    steps: `
      @z gpio_write pin={p1} value=0 // gpio_write pin={p1} value=1 | 머리맡등 살려 | GPIO{p1}. {z}. 책 읽게 켜 줘요.
      @z gpio_write pin={p1} value=1 // gpio_write pin={p1} value=0 | 머리맡등 재워 | 주무신다. GPIO{p1} 끄기. {z}.
      @y gpio_write pin={p2} value=1 // gpio_write pin={p2} value=0 | 커튼 젖히기 | IO{p2}: {y}. 바다가 보이게 젖혀라.
      @y gpio_write pin={p2} value=0 // gpio_write pin={p2} value=1 | 커튼 치기 | IO{p2}, {y}. 눈부시니 쳐 주세요.
      @x gpio_write pin={p3} value=1 // gpio_write pin={p3} value=0 | 마개 닫기 | {x}. 힘을 넣으면 반대. D{p3}. 물 받게 마개를 닫아.
      @x gpio_write pin={p3} value=0 // gpio_write pin={p3} value=1 | 마개 빼기 | 물 빠지게 해. D{p3}, {x}. 힘을 넣으면 반대.
      gpio_write pin={p4} value=0 | 미니바 {p4}번 | 콘센트를 끊어 둔다. {p5}번은 금고.
      hotel_wake room={room} at={tm} music=false | 모닝콜 | {room}, {tm}, 음악 없이. 몇 번 거는지는 비움.
      hotel_wake room={room} at={tm} music=true repeat=3 | 노래로 | 노래를 틀어 세 번 깨운다. {tm}, {room}.
      hotel_bring room={room} item={g} count={n} knock=false | 갖다 놓기 | {room} 문 앞에 {g} {n}개, 두드리지 말고.
      hotel_air room={room} celsius={cl} fan=low swing=true | 에어컨 | {room} {cl}도, 바람은 약하게, 날개는 흔들리게.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 정미/{ln}/경보 {"라인": "{ln}", "진동": {vib}, "허용": {lim}, "모터핀": {mp}, "윤활핀": {lp}, "경보핀": {ap}, "담당": "{who}"}',
    slots: { ln: '백미2, 선별L, 포장끝', vib: '8.1..12.9 / 1.2..2.8', lim: '4.0..6.5', mp: '3..9', lp: '10..16', ap: '17..24', who: '보전 기 반장, 예방팀 솔', ok: '운전 허가 회로를 잇는 자리라 1이 남아 있어야 모터가 돈다 / 운전 금지 회로를 잇는 자리라 1이 남아 있으면 모터가 선다', g: '=15, 25, 40', h: '=200, 500, 1000', grease: '=리튬, 식품용, 고온용' },
    tools: ['bojeon_grease(line, grease, grams: int, every_h: int): Grease', 'bojeon_ticket(line, priority: low|mid|high, fault, photo: bool): Ticket', 'bojeon_stop(line, minutes: int, tag): Lock out'],
    steps: `
      @ok gpio_write pin={mp} value=0 // gpio_write pin={mp} value=1 | 모터 세우기 | 모터핀은 {ok}. 모터를 세워라.
      @ok gpio_write pin={mp} value=1 // gpio_write pin={mp} value=0 | 모터 돌리기 | 손봤습니다. 모터를 돌려 주십시오. 모터핀: {ok}.
      @vib gpio_write pin={ap} value=1 // gpio_write pin={ap} value=0 | 경보 | 진동이 허용보다 크면 경보핀을 울리고(1) 작으면 재운다(0).
      @vib bojeon_ticket line="{ln}" priority=high fault="진동" photo=true // failed "진동 {vib}로 허용 {lim} 안" | 고장 접수 | 허용을 넘었으면 높은 순위로 "진동"이라 접수하고 사진도 붙인다. 안이면 실패.
      gpio_write pin={lp} value=1 | 윤활 펌프 | 윤활핀 가동 요망.
      bojeon_grease line="{ln}" grease={grease} grams={g} every_h={h} | 구리스 | {grease} {g}g을 {h}시간마다 그 라인에.
      bojeon_ticket line="{ln}" priority=low fault="소음" photo=false | 작은 일 | "소음"이라고 낮은 순위, 사진 없이. 그 라인.
      bojeon_stop line="{ln}" minutes=50 tag=LOTO-12 | 잠금표 | 표 LOTO-12를 걸고 50분 세운다. 그 라인.
      send_message channel=slack to="{who}" text="{ln} 진동 {vib} (허용 {lim})" | 보전에 | 메시지의 담당, slack: "{ln} 진동 {vib} (허용 {lim})"
    `,
  },
  {
    language: 'ko',
    earlier: ['어제 메모 | memory_recall → 분수 {p1}, 다리 조명 {p2}, 음악 {p3}. 다리 조명만 거꾸로(0=켜짐), 나머지는 바로', '행사표 | file_read → {ev} {tm}'],
    slots: { p1: '3..8', p2: '9..15', p3: '16..23', ev: '=불꽃놀이, 버스킹, 결혼식', tm: '=18:00, 19:30, 20:15', n: '40..900', bd: '공원함, park-3, 호수', song: '=고향의 봄, 캐논, 아리랑', who: '공원 지기 반, 행사 은채', h: '=3, 5, 8' },
    tools: ['gongwon_show(song, jets_m: int, minutes: int, lights: bool): Fountain show', 'gongwon_crowd(event, people: int, guards: int, from): Crowd plan'],
    steps: `
      gpio_write pin={p2} value=0 | 다리 밝히기 | 다리 조명을 켭니다. 어제 메모를 볼 것.
      gpio_write pin={p2} value=1 board="{bd}" | 다리 어둡게 | {bd} 보드. 다리 조명을 끄시오. 이것만 논리가 다르다고 적혀 있음.
      gpio_write pin={p1} value=1 | 분수 솟기 | 분수를 틀어. 메모에 논리도 있다.
      gpio_write pin={p1} value=0 | 분수 눕기 | 바람 세다, 분수 잠가.
      gpio_write pin={p3} value=0 | 음악 죽이기 | 음악 쪽 전원을 빼 주게.
      gpio_read pin={p3} board="{bd}" | 음악 확인 | {bd} 보드에서 음악 핀 값만.
      gongwon_show song="{song}" jets_m={h} minutes=6 lights=true | 음악 분수 | "{song}"에 맞춰 6분, {h}m 높이, 불빛도.
      gongwon_show song="{song}" jets_m=2 minutes=4 lights=false | 낮 분수 | 낮이라 불빛 없이 2m, 4분, "{song}".
      gongwon_crowd event="{ev}" people={n} guards=12 from={tm} | 인파 | 행사표의 행사와 시각으로, {n}명 예상에 안전요원 열둘.
      notify message="{ev} {tm} 시작" | 행사 알림 | 이 컴퓨터에 "{ev} {tm} 시작".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /seed/{lot} {"로트": "{lot}", "발아율": {g}, "기준": {ref}, "무게kg": {kg}, "창고": "{wh}", "농가": "{who}"}',
    slots: { lot: '=S-2201, 콩-7, 밀-A3', g: '52..70 / 91..99', ref: '=80, 85', kg: '5..90', wh: '=저온1, 저온2', to: '=건조실, 출하장', who: '영농조합 한, 씨앗방 설아', p: '3..9', q: '10..17', r: '18..26', cw: '씨앗 투입 게이트는 코일이 쉬면 열리는 낙하식 / 씨앗 투입 게이트는 코일이 쉬면 닫히는 낙하식', won: '=7000, 12500', days: '=7, 10, 14' },
    tools: ['ssiat_store(lot, warehouse, celsius: int, humidity: int): Store', 'ssiat_move(lot, from, to, kg: int): Move', 'ssiat_test(lot, seeds: int, days: int, celsius?: int): Germination test'],
    steps: `
      @g failed "발아율 {g}%로 기준 {ref}% 아래" // ssiat_move lot={lot} from={wh} to=출하장 kg={kg} | 출하 | 발아율이 기준을 넘은 로트면 이벤트의 창고에서 출하장으로 전량을 옮긴다. 못 넘으면 실패.
      @g notify message="{lot} 불합격 {g}%" // notify message="{lot} 합격 {g}%" | 판정 | 기준 아래면 "{lot} 불합격 {g}%", 위면 "{lot} 합격 {g}%".
      ssiat_move lot={lot} from={to} to={wh} kg=3 | 되돌리기 | {to}에서 이벤트의 창고로 3kg.
      ssiat_store lot={lot} warehouse={wh} celsius=4 humidity=35 | 보관 | 그 창고에 습도 35, 온도 4도로.
      ssiat_test lot={lot} seeds=100 days={days} | 시험 | 백 알, {days}일. 온도는 안 적는다.
      ssiat_test lot={lot} seeds=50 days={days} celsius=25 | 따뜻하게 | 25도에서 쉰 알을 {days}일 본다. 그 로트.
      @cw gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 게이트 열기 | {cw}({p}번, 1=코일이 일함). 씨앗이 쏟아지게 열 것.
      @cw gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 게이트 막기 | 자루 찼다, 막아. {p}번, {cw}. 1이면 코일이 일한다.
      gpio_write pin={q} value=0 | 컨베이어 {q}번 스톱 | 선풍기 {r}번은 두고.
      send_message channel=band to="{who}" text="{lot} {kg}kg 발아율 {g}%" | 농가에 | band로 이벤트의 농가에 "{lot} {kg}kg 발아율 {g}%".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 셔틀/{bus} {"차": "{bus}", "배터리%": {soc}, "귀환%": {ret}, "정류장": "{stop}", "승객": {n}}',
    slots: { bus: '자율2호, 순환A, SH-9', soc: '8..18 / 55..96', ret: '25..35', stop: '도서관앞, 병원, 남문', n: '0..14', p: '3..9', q: '10..16', r: '17..24', dr: '문 밸브에 공기가 들면 닫히고 빠지면 열린다 / 문 밸브에 공기가 들면 열리고 빠지면 닫힌다', hv: '무릎꿇기(차체 내림)는 1을 빼야 된다 / 무릎꿇기(차체 내림)는 1을 넣어야 된다', to: '=차고, 충전소, 본관', msg: '=곧 문이 닫힙니다, 손잡이를 잡아 주세요, 다음은 병원입니다' },
    tools: ['shuttle_go(vehicle, to, kph: int, doors: locked|free): Drive', 'shuttle_say(vehicle, sentence, volume: int, chime?: bool): Say', 'shuttle_hold(vehicle, stop, seconds: int): Wait at a stop'],
    steps: `
      @soc shuttle_go vehicle="{bus}" to=충전소 kph=20 doors=locked // failed "배터리 {soc}%로 귀환 {ret}% 위" | 충전하러 | 배터리가 귀환 값 밑이면 충전소로 시속 20, 문은 잠근 채. 위면 실패.
      shuttle_go vehicle="{bus}" to={to} kph=15 doors=free | 보내기 | 그 차를 {to:로} 시속 15. 문은 잠그지 않는다.
      shuttle_say vehicle="{bus}" sentence="{msg}" volume=6 | 말하기 | 소리 크기 6으로 "{msg}". 딩동은 따로 정하지 않음. 그 차.
      shuttle_say vehicle="{bus}" sentence="{msg}" volume=3 chime=true | 딩동 먼저 | 딩동 하고 크기 3으로: "{msg}" 같은 차.
      shuttle_hold vehicle="{bus}" stop="{stop}" seconds=90 | 기다림 | 그 정류장에서 1분 30초 기다린다.
      @dr gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 문 열기 | {dr}. {p}번 1=공기 들어감. 내리시게 문 열어요.
      @dr gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 문 닫기 | 출발. {p}번(1=공기 들어감)으로 문을 닫는다. {dr}.
      @hv gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 차체 내리기 | 휠체어 손님. {hv}. {q}번으로 차체를 내려라. {r}번은 경사판.
      pushover message="{bus} {soc}%" title="배터리" | 폰 | 제목 배터리, "{bus} {soc}%" 푸시.
      mqtt_publish topic=bus/{stop}/count payload="{n}" | 승객 | bus/{stop}/count 토픽에 승객 숫자만 발행.
    `,
  },
];
