import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 9: arguments that are seldom asked for. */
export const notebooks9: readonly Scene[] = [
  // 인삼 농가 공동 선별장
  {
    language: 'ko',
    slots: { ch: '=telegram, band, kakao', to: '선별반장, 조합 재무, 농가 대표', hh: '=6, 8, 17', mm: '=5, 20, 40', t: '=선별기 예열, 출하 상자 확인, 저울 영점', nm: '=선별-아침, 출하, scale', sop: '=선별시작, 저울점검', tz: '=Asia/Seoul, Asia/Tokyo', p: '2..13', q: '14..26' },
    steps: `
      cron_add schedule="{mm} {hh} * * *" action=message text="{t}" delivery={"channel":"{ch}"} | 채널로 | 매일 {hh}시 {mm}분 "{t}"라는 메시지가 {ch} 채널로 가게 예약한다.
      cron_add schedule="{mm} {hh} * * *" action=message text="{t}" name="{nm}" delivery={"channel":"{ch}"} | 채널과 이름 | {nm:이}라는 이름으로, 매일 {hh}시 {mm}분 "{t}"라는 메시지가 {ch} 채널로 가게 예약한다.
      cron_add schedule="{mm} {hh} * * *" action=message text="{t}" | 채널 없이 | 매일 {hh}시 {mm}분 "{t}"라는 메시지를 예약한다.
      cron_add schedule="{mm} {hh} * * *" action=message text="{t}" timezone={tz} | 시간대 | 매일 {hh}시 {mm}분 "{t}"라는 메시지를 예약한다. 시간대는 {tz}.
      cron_add schedule="{mm} {hh} * * *" action=procedure text="{sop}" name="{nm}" timezone={tz} | 절차 예약 | {sop} 절차를 매일 {hh}시 {mm}분에. 이름 {nm}, 시간대 {tz}.
      cron_add schedule="{mm} {hh} * * 2" action=procedure text="{sop}" | 화요일 절차 | 화요일마다 {hh}시 {mm}분에 {sop} 절차.
      send_message channel={ch} to="{to}" text="{t}" | 지금 | 예약 말고 지금 {ch:로} {to}에게 "{t}"라고 보낸다.
      gpio_write pin={p} value=1 | 선별기 | 선별기({p})를 돌린다. 세척기({q})는 쉰다.
    `,
  },
  // 대학 병원 연구 데이터실
  {
    language: 'ko',
    earlier: ['추출 건수 | http_request → 성공 {a}, 실패 {b}, 보류 {c}', '저장 위치 | file_search → {f}'],
    slots: { a: '300..900', b: '1..29', c: '30..99', f: 'data/추출_0412.csv, out/cohort-b.csv, 연구/2차.txt', p: '=감사.txt, audit.md', who: '연구간호사 별, IRB 간사, 통계 민' },
    steps: `
      file_write path={f} content="성공 {a}\\n실패 {b}\\n보류 {c}" | 세 줄로 | 찾은 파일을 세 줄로 새로 쓴다. 성공, 실패, 보류를 이 순서로 한 줄에 하나씩, 이름 뒤에 한 칸 띄고 건수.
      file_write path={f} content="성공 {a}, 실패 {b}" append=true | 한 줄 덧붙이기 | 찾은 파일 끝에 "성공 ○, 실패 ○" 한 줄을 덧붙인다.
      file_write path={p} content="{b}" | 실패 건수만 | {p:을} 실패 건수 숫자로만 새로 쓴다.
      file_read path={f} from_line={c} | 보류 건수만큼 건너 | 찾은 파일을 {c}번째 줄부터 읽는다.
      file_read path={f} lines={b} | 실패 수만큼 | 찾은 파일을 실패 건수와 같은 줄 수만 읽는다.
      sop_execute name=재추출 payload={"실패":{b},"보류":{c}} | 재추출 | 재추출 절차를 시작하며 실패와 보류 건수를 같은 이름으로 넘긴다.
      sop_execute name=재추출 payload={"보류":{c}} | 보류만 재추출 | 재추출 절차를 시작하며 보류 건수만 같은 이름으로 넘긴다.
      send_message channel=teams to="{who}" text="{f}" | 위치 알림 | teams로 {who}에게 찾은 파일의 경로만 보낸다.
      memory_store key=추출 content="{a}/{b}/{c}" | 건수 메모 | 메모 "추출"에 성공/실패/보류 건수를 빗금으로 이어 적는다.
    `,
  },
  // 어선 수리소
  {
    language: 'ko',
    event: 'manual - {"배": "{bt}", "부위": "{pt}", "선주": "{ow}", "전화": "{tel}", "윈치": {w}, "용접": {y}}',
    slots: { bt: '=대성호, 만복 3호, 은하수호', pt: '=스크루, 배기관, 키, 앞갑판', ow: '육선주, 황보 사장, 민어호 주인', tel: '=010-4481-9020, 010-7719-3308', w: '2..12', y: '13..26' },
    steps: `
      gpio_write pin={w} value=1 | 배 끌기 | 윈치 감아라. 핀은 적힌 거. 1이 감는 거다.
      gpio_write pin={w} value=0 | 배 세우기 | 윈치 그만. 핀은 적힌 거.
      gpio_write pin={y} value=1 | 용접기 | 용접기 전기 물려라.
      gpio_write pin={y} value=0 | 용접기 떼기 | 용접기 전기 떼라. 윈치는 두고.
      send_message channel=sms to={tel} text="{pt} 수리 끝" | 선주 문자 | 선주 번호로 sms. "(부위) 수리 끝"
      send_message channel=band to="{ow}" text="{bt} 내일 내립니다" | 선주 밴드 | 선주 이름 앞으로 band. "(배) 내일 내립니다"
      memory_store key="{bt}" content="{pt}" | 뭘 고쳤나 | 배 이름에 고친 부위.
      memory_recall query="{bt}" limit=1 | 전에 | 배 이름으로 메모 하나만.
      file_write path=ship/{bt}.txt content="{ow} {pt}" append=true | 수리 장부 | ship/배이름.txt 밑에 선주, 한 칸, 부위.
    `,
  },
  // 통신 장비 대여 창고
  {
    language: 'ko',
    event: 'webhook /rent/out {"품목": "{it}", "일련": "{sn}", "대여자": "{who}", "반납": "{day}", "보증금": {won}, "비고": "{nt}"}',
    slots: { it: '=무전기 6대, 위성전화, 야외 앰프, 발전기', sn: 'RT-2204, SN88-01, 0412-B', who: '축제 사무국, 산악회 결, 도현 PD', day: '=2026-10-19, 2026-11-27, 2027-02-03', won: '30000..400000', nt: '=배터리 두 개, 가방 포함 / ∅, -', run: 'run-17, out-88, sop-6' },
    steps: `
      @nt memory_store key={sn} content="{nt}" // failed "비고가 없다" | 비고 적기 | 비고가 있으면 일련번호에 비고를 적는다. 없으면 적을 것이 없다.
      @nt notify message="{nt}" title="{it}" // failed "비고가 없다" | 비고 띄우기 | 비고가 있으면 제목을 품목으로 하여 비고를 알림으로 띄운다. 없으면 띄우지 않는다.
      cron_add schedule="{day}T17:00" action=message text="{it} 반납" name={sn} | 반납 알림 | 반납일 17:00에 한 번 "(품목) 반납" 메시지. 예약 이름은 일련번호.
      cron_add schedule="{day}T17:00" action=message text="{it} 반납" delivery={"channel":"kakao","to":"{who}"} | 대여자에게 가는 알림 | 반납일 17:00에 한 번 "(품목) 반납" 메시지가 kakao 채널로 대여자에게 가게 한다.
      cron_add schedule="{day}T17:00" action=procedure text=반납확인 | 반납 절차 | 반납일 17:00에 한 번 반납확인 절차.
      file_write path=rent/out.csv content="{sn},{who},{won}" append=true | 대여 대장 | rent/out.csv 에 일련,대여자,보증금을 이어 넣는다.
      sop_cancel run_id={run} reason="{sn} 미반납" | 정산 취소 | {run} 취소, 사유는 일련번호 뒤에 한 칸 띄고 "미반납".
      sop_execute name=정산 payload={"일련":"{sn}","보증금":{won}} | 정산 | 정산 절차를 시작하며 일련과 보증금을 같은 이름으로 넘긴다.
    `,
  },
  // 해양 쓰레기 수거선
  {
    language: 'ko',
    event: 'mqtt sweep/ship {"해점": "{pos}", "수거": {kg}, "종류": "{kd}", "크레인핀": {cp}, "압착핀": {ap}, "보드": "{bd}"}',
    slots: { pos: '34.8812-126.3301, 35.0917-128.7420, 37.4410-126.5177', kg: '20..880', kd: '=폐그물, 스티로폼, 통발, 페트병', cp: '2..13', ap: '14..26', bd: 'deck-io, 크레인보드, sweep2 / ∅, 없음' },
    steps: `
      @bd gpio_write pin={cp} value=1 board="{bd}" // failed "보드가 적혀 있지 않다" | 크레인 | 메시지에 적힌 보드에서 크레인핀을 올린다. 보드가 적혀 있지 않으면 실패로 한다.
      @bd board_info board="{bd}" // failed "보드가 적혀 있지 않다" | 보드 보기 | 메시지에 적힌 보드를 조회한다. 적혀 있지 않으면 실패로 한다.
      gpio_write pin={ap} value=0 | 압착 멈춤 | 압착핀을 내린다.
      gpio_write pin={ap} value=1 | 압착 | 압착핀을 올린다.
      gpio_read pin={cp} | 크레인 읽기 | 크레인핀을 읽는다.
      memory_store key="{kd}" content="{kg}kg {pos}" | 수거 메모 | 종류에 "○kg (해점)"을 적는다.
      file_write path=sweep/{kd}.csv content="{pos},{kg}" append=true | 수거 기록 | sweep/종류.csv 에 해점,수거량을 덧붙인다.
      mqtt_publish topic=sweep/report payload="{\\"kg\\": {kg}, \\"kind\\": \\"{kd}\\"}" | 보고 | sweep/report 에 {"kg": (수거), "kind": "(종류)"} 모양으로 발행한다. 콜론과 쉼표 뒤에 한 칸씩.
    `,
  },
  // 장애인 복지관 엘리베이터 담당
  {
    language: 'ko',
    slots: { a: '=휠체어 리프트 점검 중입니다. 직원을 불러 주세요., 2층 화장실은 오늘 쓰실 수 없습니다. 1층을 이용해 주세요., 점자 안내판을 새로 달았습니다. 의견을 들려주세요.', b: '=점검, 안내, 공사', f: '=복지관/안내.txt, notice/lift.txt', p: '2..9', q: '10..18', r: '19..27', who: '사회복지사 온, 시설팀 두현, 관장님' },
    steps: `
      notify message="{a}" title="{b}" | 안내대 | 안내대 컴퓨터에 알림을 띄워 주세요. 제목은 "{b}", 내용은 이렇습니다. "{a}"
      notify message="{a}" | 안내대(내용만) | 안내대 컴퓨터에 알림을 띄워 주세요. 내용은 이렇습니다. "{a}"
      pushover message="{a}" title="{b}" | 관장님 푸시 | 관장님께 푸시를 보내 주세요. 제목은 "{b}", 내용은 "{a}"입니다.
      send_message channel=teams to="{who}" text="{a}" | 담당자 | teams로 {who}께 "{a}"라고 전해 주세요.
      file_write path={f} content="{a}" append=true | 안내문 더하기 | {f} 끝에 "{a}"를 더해 주세요.
      file_write path={f} content="{a}" | 안내문 바꾸기 | {f}의 내용을 "{a}"로 바꿔 주세요.
      gpio_write pin={p} value=0 | 리프트 차단 | 리프트({p}) 전원을 차단해 주세요. 자동문({q})은 차단하면 안 됩니다.
      gpio_write pin={q} value=1 | 자동문 | 리프트({p})는 점검 중이라 그대로 두고, 자동문({q})에 전원을 넣어 주세요.
      gpio_read pin={r} | 비상벨 | 비상벨({r})이 눌렸는지 읽어 주세요.
    `,
  },
  // 절차 담당자
  {
    language: 'ko',
    event: 'webhook /ops/plan {"절차": "{sop}", "실행": "{run}", "이유": "{why}", "예약": "{id}", "때": "{a}", "제목": "{nm}"}',
    slots: { sop: '=펌프교대, 야간소등, 필터세척, 비상방류', run: 'run-901, r-77c, sop-20b', why: '=현장 사람 있음, 정전 예고, 부품 대기', id: 'j12, plan-9, c-404', a: '=2026-10-10T06:30, 2026-11-20T22:15, 2027-01-05T13:00', nm: '=교대-10월, 소등-임시, wash-extra' },
    steps: `
      sop_execute name={sop} | 지금 시작 | 알려 온 절차를 지금 시작하십시오. 넘길 값은 없습니다.
      sop_cancel run_id={run} reason="{why}" | 취소 | 알려 온 실행을, 알려 온 이유로 취소하십시오.
      sop_status run_id={run} | 상태 | 알려 온 실행의 상태를 보십시오. 취소는 하지 마십시오.
      sop_status | 전체 상태 | 실행 하나가 아니라 지금 도는 것 전체의 상태를 보십시오.
      sop_list | 절차 목록 | 어떤 절차들이 있는지 목록을 보십시오.
      cron_list | 예약 목록 | 무엇이 예약되어 있는지 목록을 보십시오.
      cron_remove id={id} | 예약 삭제 | 알려 온 예약을 지우십시오.
      cron_add schedule={a} action=procedure text={sop} | 나중에 시작 | 지금 말고, 알려 온 때에 한 번 그 절차가 시작되게 예약하십시오.
      cron_add schedule={a} action=procedure text={sop} name={nm} | 나중에 시작(제목) | 지금 말고, 알려 온 때에 한 번 그 절차가 시작되게 예약하고 예약 이름에는 알려 온 제목을 쓰십시오.
      cron_add schedule={a} action=message text={sop} | 나중에 알림 | 절차를 시작하지 말고, 알려 온 때에 한 번 절차 이름이 메시지로 뜨게 예약하십시오.
    `,
  },
  // 마을 태양광 조합원
  {
    language: 'ko',
    event: 'mqtt coop/sun day={d} kwh={k} peak={pk} inv={iv}',
    slots: { d: '=2026-10-02, 2026-10-03, 2026-11-08', k: '112..460', pk: '21..88', iv: 'INV1, inv-west, GR-2', tok: 'coop-7, sun.kk, T-551', u: '=https://coop.sun.kr/day, http://sun.local/in' },
    steps: `
      mqtt_publish topic=coop/copy payload="day={d} kwh={k} peak={pk} inv={iv}" | 그대로 | 온 글을 그대로 coop/copy 에 다시 낸다.
      mqtt_publish topic=coop/kwh payload="{k}" | 발전량만 | coop/kwh 에 발전량만 낸다.
      http_request url={u} method=POST headers={"X-Coop":"{tok}"} body="{d},{k}" | 올리기 | {u}에 POST. X-Coop 헤더는 {tok}. 본문은 날짜,발전량.
      http_request url={u} method=POST body="{d},{k}" | 헤더 없이 올리기 | {u}에 POST. 본문은 날짜,발전량. 헤더는 쓰지 않는다.
      http_request url={u} headers={"X-Coop":"{tok}"} | 받아 보기 | {u:을} X-Coop 헤더({tok})로 조회한다.
      file_write path=sun/{d}.txt content="{k}kWh, 최고 {pk}kW" | 하루 파일 | sun/날짜.txt 를 새로 쓴다. "○kWh, 최고 ○kW"
      file_write path=sun/all.csv content="{d},{iv},{k}" append=true | 모아 두기 | sun/all.csv 에 날짜,인버터,발전량을 이어 붙인다.
      notify message="day={d} kwh={k} peak={pk} inv={iv}" | 그대로 띄우기 | 온 글을 고치지 말고 이 컴퓨터에 알림으로 띄운다.
      memory_store key={iv} content="최고 {pk}" | 최고 출력 | 인버터 이름에 "최고 ○".
    `,
  },
];
