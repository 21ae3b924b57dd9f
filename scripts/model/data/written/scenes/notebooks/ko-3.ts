import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 3. */
export const notebooks3: readonly Scene[] = [
  // 종합병원 기계실
  {
    language: 'ko',
    event: 'webhook /hosp/boiler {"호기": "{no}", "압력": {bar}, "급수온도": {t}, "담당": "{who}", "내선": "{ext}"}',
    slots: { no: '=1호 보일러, 2호 보일러, 예비 보일러', bar: '3.1..5.9 / 7.6..9.2', t: '61..84', who: '육근호, 당직 추, 설비팀 나', ext: '2031..2980', p: '2..8', q: '9..15', r: '16..21', s: '22..27' },
    steps: `
      @bar failed "압력 {bar}bar" // gpio_write pin={p} value=0 | 버너 내리기 | 증기압이 7bar를 넘어가면 안전변이 터지기 전에 버너 릴레이 {p}번을 내려 주시기 바라며, 넘지 않았을 때는 내리지 마시기 바랍니다.
      send_message channel=teams to="{who}" text="{no} 압력 {bar}" | 담당자에게 | 메시지에 적힌 담당자에게 teams로 알립니다. 어느 보일러인지 쓰고 "압력"과 수치를 붙이되 사이는 한 칸씩 띄웁니다.
      memory_store key="{no}" content="내선 {ext}" | 내선 기억 | 보일러 이름을 열쇠말로 하여 '내선 ○○○○'을 기억해 둡니다.
      gpio_write pin={q} value=1 | 급수펌프 | 급수펌프({q})는 돌리고 응축수펌프({r})는 다음에 봅니다. 이번 단계는 급수펌프입니다.
      gpio_write pin={r} value=0 | 응축수펌프 | 급수펌프({q})는 돌고 있으니 손대지 말고, 응축수펌프({r})를 세웁니다.
      gpio_read pin={s} | 저수위 | 저수위 경보 접점이 {s}번에 들어와 있습니다. 지금 어떤지 읽어 주십시오.
      notify message="{who} 내선 {ext}" title="{no}" | 연락처 띄우기 | 이 자리 컴퓨터에 연락처를 띄웁니다. 제목 칸에 보일러, 내용 칸에 담당자 이름과 "내선", 번호를 한 칸씩 띄워 넣습니다.
      file_write path=boiler/press.csv content="{no},{bar}" append=true | 압력 기록 | boiler/press.csv 를 지우지 말고 그 밑에 호기와 압력을 쉼표로 이어 한 줄 넣습니다.
    `,
  },
  // 인쇄소
  {
    language: 'ko',
    event: 'webhook /print/order {"주문": "{no}", "거래처": "{cust}", "품목": "{it}", "부수": {n}, "납기": "{day}", "파일": "{f}"}',
    slots: { no: 'P-2207, OR8812, 26-0391', cust: '가람출판, 동문교회, 은하수학원', it: '=명함, 3단 리플릿, 무선제본, 청첩장', n: '100..5000', day: '=2026-12-11, 2026-12-24, 2027-01-15', f: 'in/가람_최종.pdf, in/cover-v3.pdf, upload/main2.pdf', p: '2..13', q: '14..26' },
    steps: `
      file_list path=in | 들어온 파일 | in 폴더에 뭐가 들어왔나.
      file_search query={no} | 주문 찾기 | 주문번호 나오는 파일. 폴더 안 가림.
      file_search query={no} path=archive | 예전 주문 | archive 폴더에서만 주문번호로 찾기.
      cron_add schedule="{day}T09:00" action=message text="{cust} 납품" name={no} | 납기 알림 | 납기일 09:00에 한 번, 메시지는 거래처 + " 납품". 예약 이름은 주문번호.
      cron_add schedule="{day}T09:00" action=message text="{cust} 납품" | 납기 알림(이름 없음) | 납기일 09:00에 한 번, 메시지는 거래처 + " 납품". 끝.
      file_write path=orders/{no}.txt content="{it} {n}부" | 작업지시서 | orders/주문번호.txt 새로. "(품목) ○부".
      send_message channel=kakao to="{cust}" text="{it} {n}부 접수했습니다" | 접수 톡 | 거래처에 kakao로 "(품목) (부수)부 접수했습니다"
      memory_store key="{cust}" content="{f}" | 원고 위치 | 거래처 이름으로 원고 파일 경로를 기억.
      gpio_write pin={p} value=1 | CTP 전원 | CTP {p}번 올림. 재단기 {q}번은 아직.
    `,
  },
  // 굴 양식 배
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..11', r: '12..16', s: '17..21', u: '22..27', msg: '=물때 맞춰 다섯 시 출항, 서쪽 줄 부자 두 개 터짐, 오늘 굴 까는 사람 넷, 기름 반 남음', ch: '=band, sms, kakao', who: '=선장, 어촌계장, 처남', f: '=배/일지.txt, boat/oil.txt, 굴/2026.csv' },
    steps: `
      gpio_write pin={p} value=1 | 양망기 | 양망기 {p}번 감아올려. 1이 도는 거다.
      gpio_write pin={p} value=0 | 양망기 세우기 | 줄 엉켰다! 양망기 {p}번 세워. 1이 도는 거다.
      gpio_write pin={q} value=1 | 세척펌프 | 양망기 {p}, 세척펌프 {q}, 집어등 {r}. 굴 씻게 펌프 틀어.
      gpio_write pin={r} value=0 | 집어등 | 양망기 {p}, 세척펌프 {q}, 집어등 {r}. 동 텄다, 불 죽여.
      gpio_read pin={s} | 선창 물 | 선창에 물 찼나 {s}번 읽어 봐.
      send_message channel={ch} to="{who}" text="{msg}" | 연락 | {ch:로} {who}한테 전해. "{msg}"
      send_message channel={ch} text="{msg}" | 다 보게 | {ch}에 다 보게 올려. "{msg}"
      file_write path={f} content="{msg}" append=true | 일지 | {f} 밑에다 한 줄. {msg}
      memory_store key=기름 content="{msg}" | 기억 | "기름"이라고 해서 이 말 기억해 둬: {msg}
    `,
  },
  // 원격 기상관측소
  {
    language: 'ko',
    event: 'mqtt aws/{st} {"지점": "{st}", "기온": {t}, "강수": {rn}, "풍속": {w}, "전지": {v}}',
    slots: { st: '=백령, 향로봉, 마라도, 덕적', t: '-12.3..31.8', rn: '0.0..48.5', w: '0.4..9.6', v: '11.1..13.4', p: '2..9', q: '10..18', r: '19..27', tok: 'aws-k1, kma.77, 0x9f1' },
    steps: `
      http_request url=https://met.kr/put?st={st} method=POST headers={"X-Api-Key":"{tok}"} body="{t},{rn},{w}" | 자료 송신 | 주소는 https://met.kr/put?st= 뒤에 지점. POST. 헤더 X-Api-Key에 {tok}. 본문은 기온, 강수, 풍속을 쉼표로만 잇는다.
      http_request url=https://met.kr/put?st={st} method=POST body="{rn}" | 강수만 송신 | https://met.kr/put?st= 뒤에 지점을 붙인 주소로 강수량만 POST. 헤더 없음.
      mqtt_publish topic=aws/{st}/batt payload="{\\"v\\": {v}}" | 전지 | aws/지점/batt 토픽으로 {"v": 전압} 꼴 JSON 발행.
      mqtt_publish topic=aws/{st}/wind payload="{w}" | 바람 | aws/지점/wind 토픽으로 풍속 숫자만 발행.
      gpio_write pin={p} value=1 | 우량계 히터 | 눈 온다. 우량계 히터 {p}번 ON.
      gpio_write pin={q} value=0 | 통풍팬 | 우량계 히터({p}) 말고 통풍팬({q})을 OFF.
      gpio_read pin={r} | 함체 문 | 함체 문 접점 {r}번 READ.
      memory_store key=aws-{st} content="{v}V" | 전압 기억 | aws-지점 키에 전압. 뒤에 V를 붙여(띄지 않음). 예: {v}V
    `,
  },
  // 소방서 차고
  {
    language: 'ko',
    event: 'webhook /fire/dispatch {"출동": "{kind}", "위치": "{addr}", "차량": "{car}", "시각": "{tm}"}',
    slots: { kind: '=화재, 구조, 구급, 벌집제거', addr: '=중앙로 41, 하천변 주차장, 동산빌라 B동, 시장 입구', car: '=펌프1, 구급2, 사다리, 지휘차', tm: '=02:14, 09:37, 13:05, 21:48', d1: '2..6', d2: '7..11', d3: '12..16', sr: '17..21', lt: '22..27' },
    steps: `
      gpio_write pin={d1} value=1 | 1번 셔터 | 셔터 모터 1번 {d1}, 2번 {d2}, 3번 {d3}. 1을 주면 열림. 1번 셔터 개방.
      gpio_write pin={d3} value=0 | 3번 셔터 | 셔터 모터 1번 {d1}, 2번 {d2}, 3번 {d3}. 0을 주면 닫힘. 3번 셔터 폐쇄.
      gpio_write pin={sr} value=1 | 출동벨 | 출동벨({sr}) 울림.
      gpio_write pin={sr} value=0 | 출동벨 정지 | 출동 나갔음. 출동벨({sr}) 정지, 차고등({lt})은 점등 유지.
      send_message channel=radio to="{car}" text="{kind} {addr}" | 출동 지령 | radio로 출동 차량에 "(출동) (위치)".
      file_write path=출동/일지.txt content="{tm} {car} {kind}" append=true | 출동일지 | 출동/일지.txt 에 시각, 차량, 종류를 한 칸 띄워 이어 기록.
      notify message="{addr}" title="{kind} 출동" | 상황실 화면 | 이 컴퓨터 알림. 제목 "(종류) 출동", 내용은 위치만.
      sop_execute name=출동준비 payload={"차량":"{car}","시각":"{tm}"} | 준비 절차 | 출동준비 절차 시작, 차량과 시각을 같은 이름으로 넘김.
    `,
  },
  // 농산물 저온창고
  {
    language: 'ko',
    event: 'mqtt cold/apple {"칸": "{bay}", "품종": "{var}", "에틸렌": {c2}, "온도": {t}, "습도": {h}}',
    slots: { bay: '=1칸, 2칸, 3칸, 가장 안쪽 칸', var: '=부사, 홍로, 시나노골드', c2: '0.1..0.8 / 5.2..14.6', t: '-1.0..3.9', h: '82..95', p: '2..8', q: '9..15', r: '16..21', s: '22..27' },
    steps: `
      @c2 failed "에틸렌 {c2}" // gpio_write pin={p} value=1 | 스크러버 | 에틸렌이 3ppm을 넘은 칸이 있으면 스크러버 {p}번을 가동한다. 넘지 않으면 가동하지 않고 실패로 적는다.
      gpio_write pin={q} value=0 | 유닛쿨러 제상 | 쿨러({q}) 전원을 빼서 성에를 녹인다. 가습({r})은 빼지 않는다.
      gpio_write pin={r} value=1 | 가습 | 쿨러({q})가 아니라 가습({r})에 전기를 넣는다.
      gpio_read pin={s} | 문 틈 | {s}번 문 접점 확인.
      memory_store key="{bay}" content="{var} {t}도" | 칸 메모 | 칸 이름으로 "(품종) ○도"라고 적어 둔다.
      send_message channel=kakao to=조합장 text="{var} 에틸렌 {c2}" | 조합장에게 | 조합장에게 kakao를 보낸다. 품종, "에틸렌", 수치 차례로 한 칸씩 띄운다.
      file_write path=apple/{var}.txt content="{bay} {h}%" append=true | 습도 기록 | apple 폴더에 품종 이름으로 된 txt가 있다. 그 끝에 칸 이름, 한 칸, 습도(% 붙임)를 적는다.
      pushover message="{bay} {var} {t}도" title="저온창고" | 휴대폰 | 칸, 품종, 온도(도를 붙임)를 한 칸씩 띄워 푸시로 보내며 제목은 "저온창고"로 한다.
    `,
  },
  // 지역 신문사 전산
  {
    language: 'ko',
    earlier: ['용량 조회 | http_request → web {u1}%, db {u2}%, photo {u3}%', '실행 중 | sop_status → {r1}: 백업, 3단계; {r2}: 로그정리, 1단계'],
    slots: { u1: '31..59', u2: '61..79', u3: '88..98', r1: 'run-311, r-a9, sop-1007', r2: 'run-624, r-e2, sop-1148', f: '=/var/log/press.log, /srv/www/error.log, /etc/cron.deny', n: '10..60', m: '100..900' },
    steps: `
      sop_cancel run_id={r1} reason="디스크 부족" | 백업 취소 | 지금 도는 둘 가운데 백업 쪽을 취소. 사유는 "디스크 부족".
      sop_cancel run_id={r2} reason="사진 서버 {u3}%" | 로그정리 취소 | 로그정리 쪽을 취소한다. 사유: "사진 서버 ○%" (photo 용량).
      sop_status run_id={r2} | 로그정리 상태 | 로그정리 실행이 어디까지 갔나.
      file_read path={f} from_line={m} lines={n} | 로그 일부 | {f} 를 {m}행부터 {n}행만큼.
      file_read path={f} from_line={m} | 로그 뒤 | {f} 를 {m}행부터 끝까지.
      file_read path={f} lines={n} | 로그 앞 | {f} 를 {n}행만.
      file_read path={f} | 로그 다 | {f} 를 통째로.
      mqtt_publish topic=press/disk/photo payload="{u3}" | 사진 서버 용량 | press/disk/photo 에 그 서버 용량 숫자(% 없이).
      pushover message="db {u2}%" | DB 용량 | DB 용량을 "db ○%"로 푸시. 제목 안 씀.
    `,
  },
  // 요트 계류장
  {
    language: 'ko',
    event: 'webhook /marina/berth {"선석": "{b}", "배": "{boat}", "급수핀": {p}, "전기핀": {q}, "보드": "{bd}", "출항": "{day}"}',
    slots: { b: '=A-03, B-11, C-20', boat: '한바다호, Blue Jay, 은비늘, Santa Rosa', p: '2..13', q: '14..26', bd: 'pier-a, 잔교io, dock-esp2', day: '=2026-09-30, 2026-10-17, 2027-04-02' },
    steps: `
      gpio_write pin={p} value=1 board="{bd}" | 물 대 주기 | 그 배에 물을 대 줍니다. 보드와 핀은 신청에 적힌 대로입니다.
      gpio_write pin={q} value=1 board="{bd}" | 육전 넣기 | 그 배에 육상 전기를 넣어 줍니다. 신청에 적힌 보드의 전기 쪽입니다.
      gpio_write pin={q} value=0 board="{bd}" | 육전 빼기 | 출항하니 육상 전기를 뺍니다. 신청에 적힌 보드입니다.
      gpio_write pin={p} value=0 board="{bd}" | 물 끊기 | 신청에 적힌 보드에서 급수를 잠급니다. 전기는 아직 둡니다.
      gpio_read pin={q} board="{bd}" | 육전 확인 | 전기가 들어가 있는지 그 보드에서 읽어만 봅니다.
      cron_add schedule="{day}T06:00" action=procedure text=출항점검 name="{boat}" | 출항 점검 예약 | 나가는 날 06:00에 한 번 출항점검 절차. 예약에는 배 이름을 붙입니다.
      memory_store key={b} content="{boat}" | 선석 메모 | 선석 번호로 배 이름을 적어 둡니다.
      file_write path=marina/berths.csv content="{b},{boat},{day}" append=true | 대장 | marina/berths.csv 끝에 선석,배,출항일 한 줄 추가합니다.
    `,
  },
  // 초등학교 과학실
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..15', r: '16..21', s: '22..27', chem: '=염산 묽은 것, 요오드 용액, 알코올램프, BTB 용액', shelf: '=3번 시약장, 창가 선반, 잠금장 위칸', n: '2..30', cls: '4-2, 5-1, 6-3', f: '=과학실/안전.txt, sci/list.csv, 실험/준비물.md' },
    steps: `
      memory_store key="{chem}" content="{shelf}" | 어디 뒀나 | "{chem}"이라는 메모에 "{shelf}"라고 적어 둡시다.
      memory_recall query="{chem}" | 어디 있나 | {chem} 메모를 찾아봅시다.
      memory_recall query="{chem}" limit=1 | 하나만 | {chem} 메모를 딱 하나만 찾아봅시다.
      file_write path={f} content="{cls} {chem}" append=true | 준비물 | {f} 마지막 줄 다음에 "{cls} {chem}"을 써넣읍시다.
      file_read path={f} from_line={n} | 이어 읽기 | {f}을(를) {n}번째 줄부터 읽어 봅시다. 몇 줄인지는 정하지 않아요.
      gpio_write pin={p} value=1 | 흄후드 | 냄새 나는 실험이에요. 흄후드는 {p}번이고요, 돌려 놓고 시작합시다.
      gpio_write pin={q} value=0 | 가스 | 가스 밸브는 {q}번, 0이면 잠깁니다. 수업 끝났으니 잠급시다.
      gpio_write pin={r} value=1 | 수조 등 | 흄후드 {p}번, 가스 {q}번은 두고 관찰 수조 등({r})을 켜 줍시다.
      gpio_read pin={s} | 시약장 문 | 시약장 문이 닫혔는지 {s}번을 읽어 봅시다.
    `,
  },
  // 데이터 방송 송신소
  {
    language: 'ko',
    event: 'mqtt tx/site/{site} {"송신기": "{tx}", "출력": {kw}, "VSWR": {vs}, "비상": {em}}',
    slots: { site: '=용문, 관악, 팔공', tx: 'TX-A, TX-B, DTX3', kw: '0.8..4.9', vs: '1.05..1.30 / 2.10..3.40', em: '=0, 1', p: '2..8', q: '9..15', r: '16..22', b: 'rcu-1, 송신반, tx-gpio', url: '=http://10.77.1.4/tx/standby, http://10.77.1.9/mute' },
    steps: `
      @vs failed "VSWR {vs}" // http_request url={url} method=POST | 대기 전환 | 정재파비 2 초과면 {url} 에 POST(본문 없음). 2 이하면 하지 않음.
      http_request url={url} method=POST body="{tx}" | 본문에 송신기 | {url} 에 POST, 본문에 송신기 이름.
      http_request url={url} | 상태 | {url} 조회.
      gpio_write pin={p} value=0 board="{b}" | 여진기 차단 | {b} 보드 {p}번을 0으로. 여진기 차단.
      gpio_write pin={q} value=1 board="{b}" | 더미로드 투입 | {b} 보드 {q}번을 1로. 더미로드 투입.
      gpio_write pin={r} value=0 | 항공장애등 시험 | {r}번을 0으로. 장애등 잠깐 소등 시험.
      send_message channel=ops text="{site} {tx} {kw}kW" | 운용방 | ops에 "(송신소) (송신기) ○kW". 송신소는 토픽 끝 이름.
      memory_store key={tx} content="VSWR {vs}" | 기록 | 송신기 이름 키에 "VSWR ○".
    `,
  },
  // 두부 공장
  {
    language: 'ko',
    event: 'peripheral dubu/pin_{in} 1',
    earlier: ['로트 확인 | memory_recall → 로트 {lot}, 콩 {kg}kg, 간수 {ml}ml'],
    slots: { in: '22..27', lot: 'L0412, DB-33, 26B7', kg: '30..90', ml: '300..950', p: '2..6', q: '7..11', r: '12..16', s: '17..21' },
    steps: `
      gpio_read pin={in} | 신호 재확인 | 들어온 신호 핀 다시 읽음.
      gpio_write pin={p} value=0 | 분쇄기 | 분쇄기 {p} / 끓임솥 {q} / 응고기 {r} / 성형기 {s} 중 분쇄기 정지
      gpio_write pin={q} value=1 | 끓임솥 | 분쇄기 {p} / 끓임솥 {q} / 응고기 {r} / 성형기 {s} 중 끓임솥 가열
      gpio_write pin={r} value=1 | 응고기 | 분쇄기 {p} / 끓임솥 {q} / 응고기 {r} / 성형기 {s} 중 셋째 것 가동
      gpio_write pin={s} value=0 | 성형기 | 분쇄기 {p} / 끓임솥 {q} / 응고기 {r} / 성형기 {s} 중 맨 끝 것 정지
      file_write path=lot/{lot}.txt content="콩 {kg}kg, 간수 {ml}ml" | 로트 파일 | lot/로트번호.txt 새로 작성. "콩 ○kg, 간수 ○ml"
      mqtt_publish topic=dubu/line/lot payload="{lot}" | 라인 표시기 | dubu/line/lot 에 로트 번호
      notify message="간수 {ml}ml" title="{lot}" | 응고실 화면 | 알림. 제목 로트 번호, 내용 "간수 ○ml"
      memory_forget key={lot} | 로트 메모 삭제 | 로트 번호로 된 메모 삭제
    `,
  },
  // 승마장
  {
    language: 'ko',
    slots: { horse: '=번개, 하늘이, 초코, 스톰', vet: '=유 원장, 말병원, 수의사 제', sym: '=앞다리를 전다, 건초를 남긴다, 기침을 한다, 물을 안 먹는다', p: '2..9', q: '10..18', r: '19..27', day: '=2026-11-02, 2026-12-19, 2027-02-14', hh: '=6, 11, 17' },
    steps: `
      send_message channel=sms to="{vet}" text="{horse}: {sym}" | 수의사 연락 | sms로 {vet}에게 "{horse}: {sym}"이라고 알린다.
      memory_store key="{horse}" content="{sym}" | 증상 적기 | {horse} 메모에 "{sym}"라고 적는다.
      memory_store key="{horse}-진료" content="{day}" | 진료일 적기 | "{horse}-진료"라는 메모에 {day}만 적는다.
      cron_add schedule="{day}T14:00" action=message text="{horse} 진료" | 진료일 알림 | {day} 오후 2시(14:00)에 한 번, "{horse} 진료"라는 메시지.
      cron_add schedule="0 {hh} * * *" action=message text="{horse} 약 먹이기" name="{horse}" | 약 시간 | 매일 {hh}시 정각 "{horse} 약 먹이기" 메시지. 예약 이름은 말 이름.
      cron_add schedule="0 {hh} * * *" action=message text="{horse} 약 먹이기" | 약 시간, 이름 없이 | 매일 {hh}시 정각 "{horse} 약 먹이기" 메시지.
      gpio_write pin={p} value=1 | 마장 살수 | 먼지가 날려 마장 스프링클러 {p}번을 연다.
      gpio_write pin={q} value=0 | 마방 등 | 스프링클러({p})는 두고 마방 등({q})을 내린다.
      gpio_read pin={r} | 울타리 문 | 울타리 문 접점 {r}번을 읽는다.
    `,
  },
  // 원룸 건물주
  {
    language: 'ko',
    event: 'webhook /room/rent {"호": {ho}, "세입자": "{who}", "월세": {won}, "입금": "{paid}", "만기": "{day}"}',
    slots: { ho: '101..509', who: '표민재, 길수진, 맹도영', won: '320000..680000', paid: '=완납, 입금됨 / 미납, 연체', day: '=2026-12-31, 2027-02-28, 2027-06-15', p: '2..8', q: '9..16', r: '17..27' },
    steps: `
      @paid failed "이미 {paid}" // send_message channel=sms to="{who}" text="{ho}호 월세 {won}원 부탁드립니다" | 월세 독촉 | 안 들어온 집만. sms로 세입자한테 "○호 월세 ○원 부탁드립니다". 들어왔으면 보내지 말 것.
      cron_add schedule="{day}T10:00" action=message text="{ho}호 만기" | 만기 알림 | 만기날 10:00에 "○호 만기" 메시지 한 번.
      memory_store key={ho} content="{who} {day}" | 호실 메모 | 키 = 호수. 내용 = 세입자, 띄고, 만기.
      memory_recall query="{who}" | 이 사람 | 세입자 이름으로 메모 찾기.
      file_write path=rent/{ho}.csv content="{won},{paid}" append=true | 월세 장부 | rent/호수.csv 에 월세,입금상태 이어 적기.
      gpio_write pin={p} value=0 | 계단등 | 계단등 {p}, 주차장등 {q}, 물탱크펌프 {r}. 계단등 끔.
      gpio_write pin={r} value=1 | 물탱크 | 계단등 {p}, 주차장등 {q}, 물탱크펌프 {r}. 펌프 올림.
      pushover message="{ho}호 {paid}" title="월세" | 내 폰 | 내 폰으로 푸시. 제목 월세. "○호 (입금상태)".
    `,
  },
  // 드론 방제단
  {
    language: 'ko',
    event: 'mqtt drone/{id}/state {"기체": "{id}", "배터리": {bt}, "약제": {liq}, "필지": "{lot}", "고도": {alt}}',
    slots: { id: 'AG-07, T30-2, 방제4', bt: '8..22 / 55..98', liq: '0.4..9.8', lot: '=송정 12-3, 윗들, 교동 88', alt: '2.0..4.5', sop: '=착륙, 약제보충, 배터리교환', tok: 'dr-77a, key/agri, q1w2' },
    steps: `
      @bt mqtt_publish topic=drone/{id}/cmd payload="RTL" // failed "배터리 {bt}%" | 복귀 명령 | 배터리 30% 아래면 drone/기체/cmd 에 RTL 발행. 그 이상이면 계속 날린다(실패).
      mqtt_publish topic=drone/{id}/cmd payload="{\\"spray\\": false, \\"hold\\": true}" | 살포 멈춤 | drone/기체/cmd 에 다음 JSON을 그대로: {"spray": false, "hold": true}
      mqtt_publish topic=drone/{id}/cmd payload="{\\"spray\\": true}" | 살포 재개 | drone/기체/cmd 로 {"spray": true} 를 보낸다.
      sop_execute name={sop} payload={"기체":"{id}"} | 절차 | {sop} 절차를 시작하고 '기체'에 기체 이름을 넘긴다.
      sop_execute name={sop} payload={"기체":"{id}","배터리":{bt}} | 절차(배터리 포함) | {sop} 절차를 시작하고 기체와 배터리를 그 이름대로 넘긴다.
      http_request url=https://fly.agri.kr/log method=POST headers={"X-Fly":"{tok}"} body="{id},{lot},{liq}" | 비행 기록 | https://fly.agri.kr/log 에 POST. X-Fly 헤더는 {tok}, 본문은 기체,필지,약제량.
      send_message channel=kakao to=이장님 text="{lot} 방제 끝났습니다" | 이장님께 | kakao로 이장님께 필지 이름을 앞에 두고 "방제 끝났습니다"라고 알린다. 한 칸 띈다.
      file_write path=drone/last.txt content="{alt}" | 고도 | drone/last.txt 를 고도 숫자 하나로 새로 쓴다.
    `,
  },
  // 카센터 옆 세차장
  {
    language: 'ko',
    slots: { b: '세차1, wash-a, bay-io', c: '세차2, wash-b, bay-io2', p: '2..9', q: '10..17', r: '18..26', url: '=http://192.168.7.2/bay/1/start, http://wash.local/foam', ment: '=기어를 중립에 놓으세요, 사이드미러를 접어 주세요, 앞으로 조금만 더' },
    steps: `
      gpio_write pin={p} value=1 board="{b}" | 폼건 | {b} 보드 {p}번 붙여(폼건).
      gpio_write pin={p} value=0 board="{c}" | 옆 베이 폼건 | 옆 베이는 {c} 보드. 거기 {p}번 떼(폼건).
      gpio_write pin={q} value=0 board="{b}" | 고압 | {b} 보드의 고압펌프 {q}번을 죽여. {c} 쪽은 손대지 마.
      gpio_write pin={q} value=1 board="{c}" | 옆 고압 | {c} 보드의 고압펌프 {q}번을 살려. {b} 쪽은 손대지 마.
      gpio_read pin={r} board="{c}" | 차 있나 | {c} 보드 {r}번 읽어. 차 들어왔나.
      gpio_write pin={r} value=1 | 진공청소기 | 진공청소기 {r}번 돌려.
      board_info board="{c}" | 보드 | {c} 보드만 조회.
      http_request url={url} method=PUT | 시작 | {url} 에 PUT. 본문 없어.
      mqtt_publish topic=wash/led payload="{ment}" | 전광판 | wash/led 에 "{ment}"
    `,
  },
  // 우체국 물류센터
  {
    language: 'ko',
    event: 'webhook /post/jam {"구간": "{sec}", "소포": "{box}", "무게": {kg}, "사진": "{img}", "조장": "{who}"}',
    slots: { sec: '=합류부, 슈트 12, 2층 슈트, 스캐너 앞', box: '6890-2213-0041, EG771820019, 5512-0093-7781', kg: '1.2..29.8', img: 'cam/jam-0031.jpg, cam3/0988.png, shots/a17.jpg', who: '채 조장, 민경, 야간 두 조', c1: '2..6', c2: '7..11', c3: '12..17', bz: '18..26' },
    steps: `
      gpio_write pin={c2} value=0 | 가운데 벨트 정지 | 벨트가 셋입니다. 앞 {c1}, 가운데 {c2}, 뒤 {c3}. 가운데를 세우십시오.
      gpio_write pin={c1} value=1 | 앞 벨트 | 벨트가 셋입니다. 앞 {c1}, 가운데 {c2}, 뒤 {c3}. 앞 벨트는 다시 돌리십시오.
      gpio_write pin={c3} value=0 | 뒤 벨트 | 앞 {c1}, 가운데 {c2}, 뒤 {c3} 가운데 뒤쪽만 정지하십시오.
      gpio_write pin={bz} value=1 | 부저 | 부저({bz})를 울리십시오.
      send_message channel=radio to="{who}" text="{sec} 걸림" | 조장 호출 | 알림에 적힌 조장을 radio로 부르십시오. 문구는 구간, 빈칸, "걸림".
      file_write path=jam/{box}.txt content="{sec} {kg}kg {img}" | 걸림 기록 | jam/소포번호.txt 를 새로 만들어 구간, 무게(kg 붙임), 사진 경로를 빈칸으로 이어 적으십시오.
      file_search query={box} path=jam | 전에도 걸렸나 | jam 폴더에서 이 소포 번호로 찾으십시오.
      memory_store key=jam-last content="{sec}" | 마지막 구간 | jam-last 에 어느 구간인지 적으십시오.
      http_request url=http://sort.local/hold/{box} method=PUT | 보류 | http://sort.local/hold/소포번호 에 PUT하십시오. 본문은 두지 않습니다.
    `,
  },
  // 재래시장 상인회
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..15', r: '16..21', s: '22..27', say: '=물건은 노란 선 안쪽에 놓아 주세요, 오늘 여섯 시에 소독합니다, 온누리 상품권 받습니다, 주차권은 상인회에서 찍어 드립니다', mm: '=0, 20, 40', hh: '=9, 14, 18', d: '=월요일 / 목요일', nm: '=소독, 반상회, 주차안내' },
    steps: `
      @d cron_add schedule="{mm} {hh} * * 1" action=message text="{say}" // cron_add schedule="{mm} {hh} * * 4" action=message text="{say}" | 주마다 안내 | {d}마다 {hh}시 {mm}분에 "{say}"라는 메시지를 내보내게 한다.
      @d cron_add schedule="{mm} {hh} * * 1" action=message text="{say}" name={nm} // cron_add schedule="{mm} {hh} * * 4" action=message text="{say}" name={nm} | 이름 붙인 안내 | {nm:이}라는 이름으로, {d}마다 {hh}시 {mm}분에 "{say}" 메시지.
      cron_add schedule="{mm} {hh} 1 * *" action=message text="{say}" | 달마다 | 매달 1일 {hh}시 {mm}분에 "{say}" 메시지.
      cron_list | 뭐가 잡혀 있나 | 잡아 둔 예약 다 보기.
      send_message channel=band text="{say}" | 밴드 | 상인 밴드(band)에 "{say}" 올리기.
      pushover message="{say}" title="{nm}" | 회장님 | 회장님께 푸시. 제목은 {nm}, 내용은 "{say}".
      gpio_write pin={p} value=1 | 아케이드 등 | 아케이드 등({p}) 밝히기. 화장실 등({q})은 센서라 두기.
      gpio_write pin={r} value=0 | 음악 | 스피커 앰프 {r}번, 물안개 {s}번. 음악 끊기.
      gpio_write pin={s} value=1 | 물안개 | 스피커 앰프 {r}번, 물안개 {s}번. 물안개 뿜기.
    `,
  },
  // 대학 기숙사
  {
    language: 'ko',
    event: 'mqtt dorm/{fl}F/power {"층": {fl}, "부하": {kw}, "차단기": "{br}", "사감": "{who}"}',
    slots: { fl: '2..15', kw: '16.2..38.9', br: 'MCB-4, 3F-B2, L7', who: '=장 사감, 조교 은우, 야간 사감', p: '2..9', q: '10..18', r: '19..27', f: '=dorm/power.log, 기숙사/전기.txt' },
    steps: `
      send_message channel=slack to="{who}" text="{fl}층 {kw}kW" | 사감님께 | slack으로 알림에 적힌 사감님께 "○층 ○kW"라고 보내 주세요.
      send_message channel=slack text="{fl}층 {kw}kW" | 전체 | slack에 "○층 ○kW"라고만 올려 주세요. 받는 사람은 두지 않아요.
      file_write path={f} content="{fl}층 {br} {kw}" append=true | 기록 이어 쓰기 | {f} 아래에 층(층 붙여서), 차단기, 부하를 한 칸씩 띄워 이어 써 주세요.
      file_write path={f} content="{br}" | 새로 쓰기 | {f}는 비우고 차단기 이름만 남겨 주세요.
      memory_store key={br} content="{kw}" | 차단기 메모 | 차단기 이름으로 부하 숫자만 메모해 주세요.
      gpio_write pin={p} value=0 | 세탁실 차단 | 세탁실 {p}번, 조리실 {q}번, 열람실 {r}번이에요. 세탁실 전기를 차단해 주세요.
      gpio_write pin={r} value=1 | 열람실 복구 | 세탁실 {p}번, 조리실 {q}번, 열람실 {r}번이에요. 열람실 전기를 복구해 주세요.
      gpio_read pin={q} | 조리실 | 세탁실 {p}번, 조리실 {q}번이에요. 조리실이 지금 어떤지 읽어 주세요.
    `,
  },
  // 음악 녹음실
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..15', r: '16..22', art: '민트초코밴드, 유하 Trio, 판소리 고은', tk: '=take3 최고, 2절 다시, 드럼 마이크 교체, 브릿지 반음 내림', f: '=session/notes.txt, 녹음/오늘.md, mix/todo.txt', w: 'master, 보컬, bounce' },
    steps: `
      gpio_write pin={p} value=1 | REC 램프 | REC 램프 {p} on
      gpio_write pin={p} value=0 | REC 램프 끔 | REC 램프 {p} off
      gpio_write pin={q} value=0 | 공조 | 녹음 중 소리 남. 공조 {q} 잠깐 재우기. REC 램프 {p}는 그대로.
      gpio_write pin={r} value=1 | 부스 등 | 공조 {q}, 부스 등 {r}. 부스 등 넣어 주기.
      file_write path={f} content="{tk}" append=true | 노트 | {f} ← "{tk}" (뒤에 붙이기)
      file_write path={f} content="{tk}" | 노트 초기화 | {f} ← "{tk}" (전부 갈아엎기)
      file_search query="{w}" path=session | 파일 | session 아래에서 "{w}" 찾기
      memory_store key="{art}" content="{tk}" | 팀 메모 | {art} → {tk}
      send_message channel=discord to="{art}" text="{tk}" | 팀에게 | discord로 {art}에: {tk}
    `,
  },
  // 사무실 관리
  {
    language: 'ko',
    event: 'manual - {"회의실": "{rm}", "날": "{day}", "때": "{tm}", "참석": {n}, "안건": "{ag}"}',
    slots: { rm: '=한라, 백두, 2층 소회의실, Focus', day: '=2026-10-12, 2026-11-30, 2027-01-07', tm: '=10:00, 14:30, 17:15', n: '3..18', ag: '=예산 재편성, 연말 행사, 보안 점검 결과, 신입 교육', p: '2..13', q: '14..26', to: '=회의 참석자, 총무팀, 비서실' },
    steps: `
      cron_add schedule="{day}T{tm}" action=message text="{ag}" | 회의 시각 알림 | 회의 시각에 안건이 메시지로 한 번 뜨게 해 주세요.
      cron_add schedule="{day}T{tm}" action=message text="{ag}" name="{rm}" | 이름 있는 알림 | 회의 시각에 안건이 메시지로 한 번 뜨게 하되 예약 이름을 회의실 이름으로 해 주세요.
      cron_add schedule="{day}T{tm}" action=message text="{ag}" delivery={"channel":"teams"} | teams로 알림 | 회의 시각에 안건이 메시지로 한 번 나가게 하되 teams 채널로 가게 해 주세요.
      cron_add schedule="{day}T{tm}" action=prompt text="{ag} 자료를 정리해 줘" | 자료 정리 시키기 | 회의 시각에 "(안건) 자료를 정리해 줘"라는 prompt가 한 번 돌게 해 주세요.
      send_message channel=teams to="{to}" text="{rm} {n}명" | 인원 통보 | teams로 {to} 앞에 "(회의실) ○명"이라고 보내 주세요.
      file_write path=회의/{day}.txt content="{tm} {rm} {ag}" append=true | 회의록 머리 | 회의/날짜.txt 에 때, 회의실, 안건을 한 칸씩 띄워 추가해 주세요.
      gpio_write pin={p} value=1 | 프로젝터 | 프로젝터({p}) 전원을 넣어 주세요. 에어컨({q})은 참석자가 알아서 합니다.
      gpio_write pin={q} value=0 | 에어컨 | 회의가 끝났으니 프로젝터({p})는 두고 에어컨({q})부터 내려 주세요.
    `,
  },
];
