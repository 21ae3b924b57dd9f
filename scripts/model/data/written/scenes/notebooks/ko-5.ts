import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 5: the rarer tools. */
export const notebooks5: readonly Scene[] = [
  // 컨테이너 식물공장, 예약 정리
  {
    language: 'ko',
    earlier: ['예약 목록 | cron_list → {i1}: 점등; 0 6 * * *\n{i2}: 소등; 0 22 * * *\n{i3}: 양액교체; 0 9 * * 1'],
    slots: { i1: 'j3, plan-a, c-101', i2: 'j8, plan-f, c-118', i3: 'j15, plan-q, c-140', h: '=5, 7, 23', m: '=10, 30, 45', nm: '=점등-여름, lamp-on, 새벽등', p: '2..13', q: '14..26' },
    steps: `
      cron_remove id={i2} | 소등 예약 없애기 | 밤새 켜 두기로 했다. 불 끄는 예약을 없앤다.
      cron_remove id={i1} | 점등 예약 없애기 | 불 켜는 예약을 없앤다. 번호는 목록에.
      cron_remove id={i3} | 월요일 것 | 월요일마다 도는 예약을 뺀다.
      cron_add schedule="{m} {h} * * *" action=procedure text=점등 name={nm} | 점등 다시 | 날마다 {h}시 {m}분에 점등 절차. {nm:이}라는 이름을 단다.
      cron_add schedule="{m} {h} * * *" action=procedure text=점등 | 점등 다시(이름 없이) | 날마다 {h}시 {m}분에 점등 절차. 이름은 달지 않는다.
      cron_add schedule="{m} {h} * * *" action=message text=점등 | 점등 메시지 | 절차를 돌리는 게 아니다. 날마다 {h}시 {m}분에 "점등"이라는 메시지만.
      cron_list | 확인 | 고친 뒤 예약이 어떻게 남았나 본다.
      gpio_write pin={p} value=1 | 등 | 기다리지 말고 지금 {p}번 등을 밝힌다.
    `,
  },
  // 사내 시스템팀, 실행 관리
  {
    language: 'ko',
    earlier: ['절차 목록 | sop_list → 계정정리, 백업검증, 인증서갱신, 로그순환', '실행 현황 | sop_status → {r1} 계정정리 2/5\n{r2} 백업검증 4/6\n{r3} 로그순환 1/3'],
    slots: { r1: 'run-11a, sop-401, x7-1', r2: 'run-27c, sop-422, x7-2', r3: 'run-39e, sop-463, x7-3', why: '=담당자 휴가, 중복 실행, 디스크 교체 중, 보안팀 요청', user: 'hjkang, temp_02, svc-mail', dom: 'mail.haneul.kr, vpn.saebom.net, git.dasom.io' },
    steps: `
      sop_cancel run_id={r1} reason="{why}" | 계정정리 멈춤 | 계정 정리하던 것 취소 부탁드립니다. 사유는 "{why}"입니다.
      sop_cancel run_id={r3} reason="{why}" | 로그순환 멈춤 | 세 번째 실행을 취소해 주십시오. 사유: {why}
      sop_status run_id={r2} | 백업검증 진행 | 백업 검증하던 실행의 진행 상황을 봐 주십시오.
      sop_status | 전부 다시 | 실행 전체를 다시 봐 주십시오.
      sop_execute name=인증서갱신 payload={"domain":"{dom}"} | 인증서 | 인증서 새로 받는 절차를 시작해 주십시오. domain으로 {dom:을} 넘깁니다.
      sop_execute name=계정정리 payload={"user":"{user}","dry":true} | 계정 시험 실행 | 계정정리 절차를 시작하되 user는 {user}, dry는 참(true)으로 넘겨 주십시오.
      sop_execute name=계정정리 payload={"user":"{user}","dry":false} | 계정 실제 실행 | 계정정리 절차를 시작하되 user는 {user}, dry는 거짓(false)으로 넘겨 주십시오.
      sop_execute name=백업검증 | 백업검증 새로 | 백업검증 절차를 한 번 더 시작해 주십시오. 넘기는 값은 없습니다.
    `,
  },
  // 마을 도서관 봉사자, 파일
  {
    language: 'ko',
    slots: { f: '=books/신간.txt, list/기증.csv, notice/봄.md, memo/봉사.txt', g: '=books/폐기.txt, list/연체.csv, notice/여름.md', a: '2..60', n: '3..40', w: '동화, 점자, 권정생', line: '=나의 라임 오렌지나무 2권 기증, 그림책 서가 옮김, 봉사자 다섯 명, 3월은 월요일 휴관, 돋보기 두 개 분실' },
    steps: `
      file_read path={f} from_line={a} lines={n} | 가운데만 | {f}에서 {a}번째 줄부터 {n}줄만 읽어 주세요.
      file_read path={f} lines={n} | 앞만 | {f}에서 앞의 {n}줄만요. 시작 줄은 따로 정하지 않을게요.
      file_read path={g} from_line={a} | 뒤만 | {g}에서 {a}번째 줄 이후를 읽어 주세요. 줄 수는 정하지 않을게요.
      file_read path={g} | 다 | {g} 읽어 주세요. {f} 말고요.
      file_write path={f} content="{line}" append=true | 덧붙이기 | {f} 맨 뒤에 "{line}" 한 줄을 보태 주세요. 앞의 내용은 살려 두고요.
      file_write path={g} content="{line}" | 갈아 쓰기 | {g}에 있던 건 버리고 "{line}"만 남게 써 주세요.
      file_search query="{w}" path=books | books에서 | books 안에서 "{w}" 찾아 주세요.
      file_search query="{w}" | 어디든 | "{w}" 들어간 파일, 어디에 있든 찾아 주세요.
      file_list path=notice | notice 폴더 | notice 폴더 안에 뭐가 있는지 보여 주세요.
      file_list | 맨 위 폴더 | 맨 위에 뭐가 있는지 보여 주세요.
    `,
  },
  // IoT 교육원 강사, HTTP
  {
    language: 'ko',
    slots: { u: '=http://192.168.50.3/led, http://esp-07.local/api/v1/relay, http://kit.edu.kr:8080/motor, http://10.5.0.9/servo/2', tok: 'edu-51, abc.def, K3Y9', b: '=on, speed=40, {"led":1}, 90', ct: '=text/plain, application/json', ua: '실습3조, team-b, kit-12' },
    steps: `
      http_request url={u} | 그냥 조회 | {u} 한 번 조회해 봅시다.
      http_request url={u} method=GET | GET 명시 | {u:을} GET 방식으로 불러 봅시다.
      http_request url={u} method=POST body="{b}" | 본문 POST | {u}에 {b} 라는 본문을 POST 해 봅시다.
      http_request url={u} method=POST headers={"Content-Type":"{ct}"} body="{b}" | 형식까지 | 이번엔 Content-Type 헤더에 {ct} 넣고, {u}에 {b} 라는 본문을 POST 해 봅시다.
      http_request url={u} method=PUT headers={"X-Team":"{ua}"} | 헤더만 | {u}에 PUT, 헤더는 X-Team: {ua}, 본문은 비웁니다.
      http_request url={u} method=DELETE headers={"Authorization":"{tok}"} | 지우기 | {u:을} DELETE 합니다. Authorization 헤더가 있어야 해요, 값은 {tok}.
      http_request url={u} method=DELETE | 헤더 없이 지우기 | {u:을} DELETE 합니다. 헤더는 필요 없어요.
      http_request url={u} method=HEAD | 머리만 | 본문은 안 받고 {u}에 HEAD만 날려 봅시다.
      http_request url={u} headers={"Authorization":"{tok}"} | 인증 조회 | Authorization 헤더({tok})를 붙여 {u:을} 조회만 해 봅시다.
    `,
  },
  // 해안 양식 연구센터, 메모 도구
  {
    language: 'ko',
    event: 'webhook /hatch/log {"어종": "{sp}", "수조": "{tk}", "일령": {d}, "폐사": {dead}, "먹이": "{fd}", "연구원": "{who}"}',
    slots: { sp: '=넙치, 강도다리, 전복 치패, 해삼', tk: 'R-3, 치어동 2, L09', d: '3..90', dead: '0..45', fd: '=로티퍼, 알테미아, EP 2호', who: '홍진서, 남유나, 전 박사', cat: '=사육, hatchery, 질병', n: '2..9' },
    steps: `
      memory_store key="{tk}" content="{sp} {d}일, 폐사 {dead}" | 수조 메모 | 수조 이름에 "(어종) ○일, 폐사 ○" 식으로 저장하시오.
      memory_store key="{sp}" content="{fd}" | 먹이 메모 | 어종을 키로, 지금 주는 먹이를 저장하시오.
      memory_recall query="{tk}" | 수조로 찾기 | 그 수조 이름으로 메모를 찾으시오.
      memory_recall query="{sp}" limit={n} | 어종으로 몇 건 | 그 어종으로 메모를 {n}건 이내로 찾으시오.
      memory_recall query="{sp}" category={cat} | 분류 안에서 | 그 어종을 {cat} 분류에서 찾으시오. 건수는 상관없음.
      memory_recall query="{who}" limit={n} category={cat} | 사람으로 | 연구원 이름을 {cat} 분류에서 {n}건까지 찾으시오.
      memory_forget key="{tk}" | 수조 메모 삭제 | 출하한 수조이니 그 수조 이름의 메모를 지우시오.
      memory_forget key="{sp}" | 어종 메모 삭제 | 그 어종 이름의 메모를 지우시오. 수조 메모는 두시오.
    `,
  },
  // 스마트시티 관제, MQTT JSON
  {
    language: 'ko',
    event: 'webhook /city/cross {"교차로": "{cr}", "제어기": "{id}", "대기차량": {q}, "보행자": {pd}, "현시": {ph}}',
    slots: { cr: '=시청앞, 남문사거리, 터미널 동쪽, 박물관 삼거리', id: 'TC-041, TC-118, sig7', q: '4..60', pd: '61..99', ph: '=1, 2, 3' },
    steps: `
      mqtt_publish topic=city/{id}/cmd payload="{\\"phase\\":2}" | 현시 2 | city/제어기/cmd 토픽에 {"phase":2} 를 발행합니다.
      mqtt_publish topic=city/{id}/cmd payload="{\\"phase\\":2,\\"sec\\":45}" | 현시 2, 45초 | city/제어기/cmd 토픽에 {"phase":2,"sec":45} 를 발행합니다.
      mqtt_publish topic=city/{id}/cmd payload="{\\"flash\\": true}" | 점멸 시작 | city/제어기/cmd 토픽에 {"flash": true} 를 발행합니다.
      mqtt_publish topic=city/{id}/cmd payload="{\\"flash\\": false}" | 점멸 해제 | city/제어기/cmd 토픽에 {"flash": false} 를 발행합니다.
      mqtt_publish topic=city/{id}/queue payload="{\\"cars\\":{q}}" | 대기열 | city/제어기/queue 토픽에 {"cars":대기차량수} 를 빈칸 없이 발행합니다.
      mqtt_publish topic=city/{id}/walk payload="{pd}" | 보행자 | city/제어기/walk 토픽에 보행자 수만 발행합니다.
      mqtt_publish topic=city/all payload="{cr}" | 어디인지 | city/all 토픽에 교차로 이름만 발행합니다.
      mqtt_publish topic=city/{id}/state payload="phase={ph};cars={q}" | 상태 문자열 | city/제어기/state 토픽에 phase=현시;cars=대기차량 꼴로 발행합니다. 빈칸은 없습니다.
    `,
  },
  // 연구동 관리, 보드
  {
    language: 'ko',
    earlier: ['보드 조회 | board_info → {b1}: 연결됨, 핀 2-27\n{b2}: 연결 끊김\n{b3}: 연결됨, 핀 0-21'],
    slots: { b1: 'rack-pi, 3층보드, lab-A', b2: 'attic-pi, 지하보드, lab-B', b3: 'esp-hood, 옥상보드, lab-C', p: '2..8', q: '9..14', r: '15..20' },
    steps: `
      board_info board="{b2}" | 끊긴 보드 다시 | 끊겼다고 나온 보드만 다시 조회한다.
      board_info | 전체 다시 | 보드 전체를 다시 조회한다.
      board_info board="{b1}" | 첫 보드만 | 맨 위에 나온 보드만 다시 조회한다.
      gpio_write pin={p} value=1 board="{b1}" | 첫 보드 배기 | 맨 위에 나온 보드의 {p}번을 올린다.
      gpio_write pin={p} value=0 board="{b3}" | 마지막 보드 배기 | 맨 아래에 나온 보드의 {p}번을 내린다.
      gpio_read pin={q} board="{b3}" | 마지막 보드 센서 | 맨 아래에 나온 보드에서 {q}번을 읽는다.
      gpio_read pin={q} | 센서 | {q}번을 읽는다.
      gpio_write pin={r} value=0 | 경광등 | {r}번 경광등을 끈다.
    `,
  },
  // 푸드트럭 사장, 알림 세 가지
  {
    language: 'ko',
    event: 'webhook /truck/order {"번호": {no}, "메뉴": "{menu}", "수량": {n}, "요청": "{req}", "연락": "{tel}"}',
    slots: { no: '101..399', menu: '=불초밥, 닭꼬치, 츄러스, 타코 세트', n: '2..9', req: '=덜 맵게, 소스 따로, 파 빼고, 포장', tel: '=010-9931-2204, 010-4408-7165', p: '10..17', q: '18..26' },
    steps: `
      notify message="{menu} {n}개" | 노트북 알림 | 노트북(이 컴) 알림. "(메뉴) ○개".
      notify message="{menu} {n}개" title="{req}" | 노트북 알림, 요청은 위에 | 노트북(이 컴) 알림. 제목에 손님 요청, 내용에 "(메뉴) ○개".
      pushover message="{menu} {n}개" | 폰 푸시 | 내 폰 푸시. "(메뉴) ○개". 그거면 됨.
      pushover message="{req}" title="{no}번" | 폰 푸시, 번호는 위에 | 내 폰 푸시. 제목에 "{no}번", 내용엔 요청만.
      send_message channel=sms to={tel} text="{no}번 {menu} 나왔습니다" | 손님 문자 | 손님 번호로 sms. "○번 (메뉴) 나왔습니다"
      send_message channel=kakao text="{menu} 오늘 여기까지" | 채널 글 | kakao에 "(메뉴) 오늘 여기까지" 올림. 받는 사람 지정 안 함.
      gpio_write pin={p} value=1 | 튀김기 | 튀김기 {p} 올려. 냉장고 {q} 건들지 말고.
      gpio_write pin={p} value=0 | 튀김기 | 튀김기 {p} 내려. 냉장고 {q} 건들지 말고.
    `,
  },
  // 조선소 도장 공장
  {
    language: 'ko',
    event: 'mqtt yard/paint {"블록": "{bk}", "도료": "{pt}", "노점차": {dp}, "막두께": {um}, "검사원": "{who}"}',
    slots: { bk: 'B-3301, 4412P, 선수 2', pt: '=에폭시 회색, 방오 적색, 무기아연', dp: '1.2..2.8 / 4.1..9.5', um: '110..380', who: '편 검사원, 고 주임, 선급 담당', p: '2..7', q: '8..13', r: '14..20', s: '21..27', why: '=노점차 부족, 도료 교체, 비계 철거 전', run: 'run-66, sop-b12, r-3031' },
    steps: `
      @dp sop_cancel run_id={run} reason="노점차 부족" // failed "노점차 {dp}도" | 도장 취소 | 노점차가 3도 미만이면 {run:을} "노점차 부족"으로 취소할 것. 3도 이상이면 취소 금지.
      sop_cancel run_id={run} reason="{why}" | 사유대로 취소 | {run} 취소. 사유는 "{why}".
      sop_execute name=막두께검사 payload={"블록":"{bk}","막두께":{um}} | 검사 절차 | 막두께검사 개시, 블록과 막두께를 같은 이름으로 전달.
      send_message channel=teams to="{who}" text="{bk} {um}um" | 검사원 통보 | teams, 메시지의 검사원 앞. 블록 + 빈칸 + 막두께um.
      gpio_write pin={p} value=1 | 제습기 통전 | 제습기 {p} / 히터 {q} / 집진 {r}. 제습기 통전.
      gpio_write pin={q} value=0 | 히터 차단 | 제습기 {p} / 히터 {q} / 집진 {r}. 히터 차단.
      gpio_write pin={r} value=1 | 집진 기동 | 제습기 {p} / 히터 {q} / 집진 {r}. 집진 기동.
      gpio_read pin={s} | 차압 | 차압 스위치 {s} 확인.
      file_write path=paint/{bk}.txt content="{pt}, {um}um" | 블록 파일 | paint/블록.txt 신규. "(도료), ○um".
    `,
  },
  // 학교 급식실 영양사
  {
    language: 'ko',
    slots: { d: '=2026-10-14, 2026-11-23, 2027-03-09', t: '=06:30, 08:10, 10:40', menu: '=곤드레밥, 닭갈비, 잔치국수, 소고기뭇국', nm: '=검수, 보존식, 배식, haccp-am', who: '조리장님, 검수 당번, 행정실', tz: '=Asia/Seoul, UTC', p: '2..13', q: '14..26' },
    steps: `
      cron_add schedule="{d}T{t}" action=message text="{menu} 검수" | 검수 알림 | {d} {t}에 한 번 "{menu} 검수"라는 메시지를 예약해 주세요.
      cron_add schedule="{d}T{t}" action=message text="{menu} 검수" name={nm} | 이름 있는 검수 알림 | {d} {t}에 한 번 "{menu} 검수"라는 메시지를 예약하고 이름은 "{nm}"으로 해 주세요.
      cron_add schedule="{d}T{t}" action=message text="{menu} 검수" timezone={tz} | 시간대 있는 검수 알림 | {d} {t}({tz} 시간대)에 한 번 "{menu} 검수"라는 메시지를 예약해 주세요.
      cron_add schedule="{d}T{t}" action=message text="{menu} 검수" delivery={"channel":"kakao"} | 카톡으로 검수 알림 | {d} {t}에 한 번 "{menu} 검수"라는 메시지가 kakao 채널로 가도록 예약해 주세요.
      cron_add schedule="{d}T{t}" action=procedure text={nm} | 절차 예약 | {d} {t}에 한 번 {nm} 절차가 시작되도록 예약해 주세요.
      cron_add schedule="{d}T{t}" action=prompt text="{menu} 재료를 확인해 줘" | 물음 예약 | {d} {t}에 한 번 "{menu} 재료를 확인해 줘"라는 prompt를 예약해 주세요.
      send_message channel=kakao to="{who}" text="{menu} 검수" | 지금 보내기 | 예약이 아니고 지금이에요. kakao로 {who}께 "{menu} 검수"라고 보내 주세요.
      gpio_write pin={p} value=1 | 국솥 | 국솥({p})에 불을 올려 주세요. 식기세척기({q})는 나중이에요.
    `,
  },
  // 목장 치즈 공방
  {
    language: 'ko',
    event: 'mqtt cheese/vat {"vat": {v}, "milk_l": {l}, "ph": {ph}, "temp": {t}, "kind": "{k}", "maker": "{who}"}',
    slots: { v: '1..4', l: '80..400', ph: '4.9..6.7', t: '31.0..39.9', k: '=고다, 까망베르, 스트링', who: '임 장인, 두리, 실습생 한', p: '5..9', q: '10..15', r: '16..21', s: '22..27' },
    steps: `
      file_write path=cheese/{k}.csv content="{v},{l},{ph}" append=true | 배치 기록 | 치즈 종류 이름으로 된 csv(cheese 폴더) 끝에 통, 우유량, pH를 쉼표로 이어 적어요.
      file_write path=cheese/{k}.txt content="pH {ph}" | pH만 | cheese 폴더의 (종류).txt를 "pH ○"로 새로 써요.
      memory_store key="{k}" content="{t}도, pH {ph}" | 종류별 메모 | 종류를 키로 "○도, pH ○".
      send_message channel=kakao to="{who}" text="{k} 커드 자를 때입니다" | 만드는 사람에게 | 만드는 사람에게 kakao. "(종류) 커드 자를 때입니다".
      gpio_write pin={p} value=1 | 교반 | 교반기 {p}, 스팀 {q}, 압착 {r}. 저어라(1).
      gpio_write pin={q} value=0 | 스팀 | 교반기 {p}, 스팀 {q}, 압착 {r}. 온도 됐다, 스팀 잠가라.
      gpio_write pin={r} value=1 | 압착 | 교반기 {p}, 스팀 {q}, 압착 {r}. 누르기 시작.
      gpio_read pin={s} | 뚜껑 | 뚜껑 접점 {s} 보기.
    `,
  },
  // 터널 관리소
  {
    language: 'ko',
    event: 'mqtt tunnel/{tn} {"터널": "{tn}", "시정": {vis}, "CO": {co}, "제트팬": [{f1}, {f2}, {f3}], "조명": {lp}}',
    slots: { tn: '=백운, 대관 2, 솔재', vis: '22..49 / 71..97', co: '100..180', f1: '2..6', f2: '7..11', f3: '12..16', lp: '17..21', q: '=VMS-3, VMS-9, 입구판' },
    steps: `
      @vis gpio_write pin={f1} value=1 // failed "시정 {vis}%" | 첫 제트팬 | 시정이 60% 아래로 떨어졌을 때만 목록 맨 앞 제트팬을 돌린다.
      gpio_write pin={f3} value=1 | 끝 제트팬 | 목록 맨 뒤 제트팬을 돌린다.
      gpio_write pin={f2} value=0 | 가운데 제트팬 | 목록 가운데 제트팬을 세운다.
      gpio_write pin={f1} value=0 | 첫 제트팬 정지 | 목록 첫 제트팬을 세운다.
      gpio_write pin={lp} value=1 | 조명 | 터널 조명을 전부 밝힌다. 번호는 메시지.
      mqtt_publish topic=tunnel/{tn}/vms payload="안개 주의, 시속 50 이하" | 전광판 | tunnel/터널이름/vms 에 "안개 주의, 시속 50 이하"를 발행한다.
      memory_store key="{tn}" content="CO {co}" | CO 메모 | 터널 이름으로 "CO ○" 적는다.
      pushover message="시정 {vis}%" title="{tn}" | 소장 푸시 | 소장에게 푸시. 제목은 터널, 내용은 "시정 ○%".
    `,
  },
  // 의류 수선집
  {
    language: 'ko',
    slots: { cust: '베이지코트 손님, 3층 미용실, 교복 학생', work: '=바짓단 3센티, 지퍼 교체, 허리 늘림, 안감 덧댐, 어깨 줄임', won: '5000..38000', tel: '=010-2841-0077, 010-7003-9915', day: '=2026-10-07, 2026-12-02, 2027-01-29', f: '=수선/장부.txt, fix/list.csv', p: '2..13', q: '14..26' },
    steps: `
      memory_store key="{cust}" content="{work}" | 맡긴 것 | {cust}, {work}. 메모해 둘 것(이름이 손님).
      memory_store key="{cust}" content="{work} {won}원" | 값까지 | {cust} 메모에 "{work} {won}원".
      memory_forget key="{cust}" | 찾아감 | {cust} 찾아가심. 메모 지움.
      file_write path={f} content="{day} {cust} {work}" append=true | 장부에 잇기 | {f}에 이어 적기. "{day} {cust} {work}"
      send_message channel=sms to={tel} text="{work} 다 되었습니다" | 다 됐다고 | sms {tel}: {work} 다 되었습니다
      cron_add schedule="{day}T10:00" action=message text="{cust} {work}" | 찾는 날 | {day} 10:00 한 번. 메시지는 "{cust} {work}".
      gpio_write pin={p} value=1 | 다리미 | 스팀다리미 {p}번 데워(1).
      gpio_write pin={p} value=0 | 다리미 끔 | 스팀다리미 {p}번 식혀. 0으로.
      gpio_write pin={q} value=0 | 간판 | 다리미({p})는 아직 쓰고, 간판({q})만 내림.
    `,
  },
  // 철새 탐조 센터
  {
    language: 'ko',
    event: 'webhook /bird/count {"species": "{sp}", "count": {n}, "spot": "{spot}", "observer": "{who}", "photo": "{ph}", "time": "{tm}"}',
    slots: { sp: '=두루미, 큰고니, 저어새, 가창오리', n: '3..980', spot: '=북쪽 갈대밭, 2번 은신처, 배수갑문', who: '탐조반 솔, 심 해설사, 자원봉사 오', ph: 'img/0412.jpg, cam2/a77.png, pic/dusk-3.jpg', tm: '=06:20, 11:45, 17:10', tok: 'bird-7, eco-k11, q88' },
    steps: `
      file_write path=birds/{sp}.csv content="{tm},{spot},{n}" append=true | 관찰 기록 | 새 이름으로 된 birds 폴더의 csv에 시각, 장소, 마릿수를 쉼표로 이어 덧붙여요.
      memory_store key="{spot}" content="{sp} {n}마리" | 장소 메모 | 장소를 키로 "(새) ○마리"라고 적어 둬요.
      memory_store key="{sp}" content="{ph}" | 사진 위치 | 새 이름을 키로 사진 경로를 적어 둬요.
      send_message channel=telegram to="{who}" text="{sp} {n}마리 확인" | 관찰자에게 | 관찰하신 분께 telegram으로 "(새) ○마리 확인"이라고 보내요.
      send_message channel=telegram text="{spot}에 {sp}" | 모두에게 | telegram에 모두 보게 "(장소)에 (새)"이라고 올려요.
      http_request url=https://eco.kr/obs method=POST headers={"X-Eco":"{tok}"} body="{sp},{n}" | 누리집 등록 | https://eco.kr/obs 에 POST. X-Eco 헤더는 {tok}, 본문은 새이름,마릿수예요.
      http_request url=https://eco.kr/obs method=POST body="{sp},{n}" | 누리집 등록(열쇠 없이) | https://eco.kr/obs 에 POST. 본문은 새이름,마릿수예요. 헤더는 안 써요.
      notify message="{sp}" title="{spot}" | 안내대 | 안내대(이 컴퓨터)에 제목은 장소, 내용은 새 이름만 띄워요.
    `,
  },
  // 염전
  {
    language: 'ko',
    slots: { g1: '2..6', g2: '7..11', g3: '12..16', p: '17..21', q: '22..27', b: '염전보드, salt-esp, 제방io', be: '=24, 25, 26', msg: '=비 오니 해주 뚜껑 닫아라, 소금 걷는 날이다, 함수 빼라, 포대 오십 장 가져와라', who: '=염부 김, 아재, 사위' },
    steps: `
      gpio_write pin={g1} value=1 | 첫 물꼬 | 물꼬 셋: {g1}, {g2}, {g3}. 1이면 트인다. 첫 물꼬를 터라.
      gpio_write pin={g2} value=0 | 둘째 물꼬 | 물꼬 셋: {g1}, {g2}, {g3}. 1이면 트이고 0이면 막힌다. 둘째를 막아라.
      gpio_write pin={g3} value=1 board="{b}" | 셋째 물꼬 | {b} 보드에 물꼬가 셋: {g1}, {g2}, {g3}. 1이면 트인다. 셋째를 터라.
      gpio_write pin={p} value=1 | 양수기 | 양수기({p}) 돌려라. {q}번은 건조장 팬이다.
      gpio_write pin={q} value=0 | 건조장 | 양수기({p}) 말고 건조장 팬({q}) 세워라.
      send_message channel=sms to="{who}" text="{msg}" | 기별 | sms로 {who}에게 "{msg}"라고 기별해라.
      memory_store key=함수 content="보메 {be}" | 함수 농도 | 메모 "함수"에 "보메 {be}".
      file_write path=salt/일지.txt content="{msg}" append=true | 일지 | salt/일지.txt 밑에 "{msg}" 적어라.
      file_read path=salt/일지.txt | 일지 읽기 | salt/일지.txt 읽어라.
    `,
  },
  // 장난감 병원 (수리 봉사)
  {
    language: 'ko',
    event: 'manual - {"장난감": "{toy}", "증상": "{sym}", "아이": "{kid}", "접수번호": "{no}", "박사": "{doc}"}',
    slots: { toy: '=소방차, 말하는 곰, 피아노 매트, 변신 로봇', sym: '=소리가 안 남, 바퀴가 빠짐, 불만 깜박임, 건전지가 샘', kid: '라온, 유주, 시우', no: 'T-2231, 0419-7, 토이88', doc: '남 박사, 공 박사, 원 박사', p: '2..13', q: '14..26' },
    steps: `
      memory_store key={no} content="{toy}: {sym}" | 접수 메모 | 접수번호로 "(장난감): (증상)"을 적어 둡니다.
      memory_forget key={no} | 퇴원 | 다 나아서 퇴원합니다. 접수번호 메모를 지웁니다.
      send_message channel=band to="{doc}" text="{toy} {sym}" | 박사님께 | 접수에 적힌 박사님께 band로 장난감과 증상을 한 칸 띄워 알립니다.
      send_message channel=band text="{toy} 부품 구합니다" | 부품 구함 | band에 "(장난감) 부품 구합니다"라고 올립니다.
      file_write path=toy/{no}.txt content="{kid} {toy}" | 진료 카드 | toy/접수번호.txt 를 아이 이름과 장난감으로(한 칸 띄움) 새로 만듭니다.
      file_write path=toy/all.csv content="{no},{toy},{doc}" append=true | 대장 | toy/all.csv 에 번호, 장난감, 박사를 쉼표로만 이어 보탭니다.
      file_search query="{sym}" path=toy | 같은 증상 | toy 폴더에서 같은 증상이 적힌 파일을 찾습니다.
      gpio_write pin={p} value=1 | 인두 | 인두({p})를 데웁니다. 연기 흡입기는 {q}번입니다.
      gpio_write pin={q} value=1 | 흡입기 | 인두는 {p}번이고, 연기 흡입기({q})를 돌립니다.
    `,
  },
  // 파출소 무인 민원대
  {
    language: 'ko',
    event: 'webhook /kiosk/state {"대": "{id}", "용지": {pp}, "온도": {t}, "카드기": "{cd}", "릴레이": {rl}, "점검자": "{who}"}',
    slots: { id: 'K-12, 민원2, kiosk-e', pp: '0..15 / 60..400', t: '24..47', cd: '=정상, 응답 없음, 걸림', rl: '2..26', who: '설 순경, 유지보수 팀, 문 경위' },
    steps: `
      @pp send_message channel=sms to="{who}" text="{id} 용지 {pp}장" // failed "용지가 {pp}장 남았다" | 용지 보충 | 용지가 30장도 안 남은 경우에 점검자에게 sms로 "(대) 용지 ○장"이라고 보내기 바람. 넉넉하면 보내지 말 것.
      gpio_write pin={rl} value=0 | 껐다 켜기 1 | 먼저 민원대 릴레이(보고된 번호)를 내리기 바람.
      gpio_write pin={rl} value=1 | 껐다 켜기 2 | 이어서 민원대 릴레이(보고된 번호)를 올리기 바람.
      gpio_read pin={rl} | 릴레이 상태 | 보고된 릴레이가 올라가 있는지 읽기 바람.
      notify message="카드기 {cd}" title="{id}" | 화면 표시 | 제목은 어느 민원대인지, 내용은 "카드기" 띄고 그 상태.
      memory_store key={id} content="{t}도, 용지 {pp}" | 상태 저장 | 민원대 이름에 "○도, 용지 ○"로 저장하기 바람.
      file_write path=kiosk/{id}.log content="{cd}" append=true | 카드기 기록 | kiosk/민원대.log 끝에 카드기 상태만 추가하기 바람.
      mqtt_publish topic=kiosk/{id}/reboot payload="1" | 재기동 토픽 | kiosk/민원대/reboot 에 1 을 발행하기 바람.
    `,
  },
  // 실내 클라이밍장
  {
    language: 'ko',
    slots: { p: '2..7', q: '8..13', r: '14..19', s: '20..27', wall: '=A벽, 문보드, 키즈벽, 지구력벽', set: '=파랑 다섯 개 새로, 홀드 풀림, 세팅 금요일, 볼더 V5 교체', ch: '=kakao, insta, discord', hh: '=10, 14, 19', dd: '=5 / 2' },
    steps: `
      send_message channel={ch} text="{wall} {set}" | 공지 | {ch}에 올려 주세요: {wall} {set}
      memory_store key="{wall}" content="{set}" | 벽 메모 | {wall}에 대해 "{set}"라고 메모해 주세요.
      memory_recall query="{wall}" limit=3 | 벽 이력 | {wall} 메모 세 개까지만 찾아 주세요.
      memory_recall query="{wall}" category=setting | 세팅 메모만 | {wall} 메모를 setting 분류에서만 찾아 주세요.
      gpio_write pin={p} value=1 | 초크 집진 | 초크 집진기({p}) 돌려 주세요.
      gpio_write pin={q} value=0 | 문보드 LED | 문보드 LED({q}) 꺼 주세요. 타이머({r})는 그대로요.
      gpio_write pin={r} value=1 | 타이머 | 타이머({r}) 켜 주세요. 문보드 LED({q})는 그대로요.
      gpio_read pin={s} | 오토빌레이 | 오토빌레이 게이트({s}) 읽어 주세요.
      @dd cron_add schedule="0 {hh} * * 5" action=message text="세팅 시작" // cron_add schedule="0 {hh} * * 2" action=message text="세팅 시작" | 세팅 요일 | 요일 번호 {dd}(일요일이 0)에, {hh}시 정각마다 "세팅 시작" 메시지를 예약해 주세요.
    `,
  },
  // 가스 용접 학원
  {
    language: 'ko',
    event: 'peripheral weld-io/pin_{g} 1',
    earlier: ['부스 배치 읽기 | file_read → 1부스 {k1} 강사 {t1} / 2부스 {k2} 강사 {t2}'],
    slots: { g: '22..27', k1: '2..6', k2: '7..11', t1: '=용 선생, 한재 샘, 도 기사', t2: '=연 선생, 미르 샘, 탁 기사', p: '12..16', q: '17..21' },
    steps: `
      gpio_write pin={k1} value=0 | 1부스 가스 | 부스 배치에 나온 1부스 가스 전자변을 잠근다(0).
      gpio_write pin={k2} value=0 | 2부스 가스 | 부스 배치에 나온 2부스 가스 전자변을 잠근다(0).
      gpio_write pin={k2} value=1 | 2부스 가스 열기 | 부스 배치에 나온 2부스 가스 전자변을 연다(1).
      gpio_read pin={g} board=weld-io | 감지기 다시 | 울린 감지기를 그 보드(weld-io)에서 다시 읽는다.
      send_message channel=walkie to="{t2}" text="2부스 가스 냄새" | 2부스 강사 | walkie로 2부스 강사에게 "2부스 가스 냄새".
      send_message channel=walkie to="{t1}" text="실습생 밖으로" | 1부스 강사 | walkie로 1부스 강사에게 "실습생 밖으로".
      gpio_write pin={p} value=1 | 배풍기 | 배풍기 {p}, 사이렌 {q}. 배풍기 돌린다.
      gpio_write pin={q} value=1 | 사이렌 | 배풍기 {p}, 사이렌 {q}. 사이렌 울린다.
    `,
  },
  // 화물선 냉동 컨테이너
  {
    language: 'ko',
    event: 'mqtt reefer/{bay} {"cntr": "{c}", "set_c": {st}, "supply_c": {sp}, "return_c": {rt}, "alarm": "{al}", "plug": {pl}, "officer": "{of}"}',
    slots: { bay: 'b14, b22, b31', c: 'HMMU4410027, TGBU8812340, SMCU2203316', st: '-25..-18', sp: '-17..-12', rt: '-11..-4', al: 'AL12, AL58, E-09', pl: '2..26', of: '1항사, 2기사, 당직 갑판수' },
    steps: `
      send_message channel=bridge to="{of}" text="{c} {al}" | 사관 보고 | 메시지의 사관에게 bridge 채널로 컨테이너 번호와 경보를 한 칸 띄워 보고.
      gpio_write pin={pl} value=0 | 플러그 내림 | 메시지의 플러그 핀을 0으로. 재기동 위해 전원 뺌.
      gpio_write pin={pl} value=1 | 플러그 올림 | 메시지의 플러그 핀을 1로. 전원 다시 넣음.
      gpio_read pin={pl} | 플러그 읽음 | 플러그에 전기가 가는지 읽기만.
      memory_store key={c} content="설정 {st}, 회귀 {rt}" | 온도 기록 | 컨테이너 번호에 "설정 ○, 회귀 ○". 회귀는 돌아오는 공기.
      notify message="{c} 급기 {sp}도" | 화면 | "(컨테이너) 급기 ○도" 알림. 급기는 내보내는 공기.
      file_write path=reefer/{c}.csv content="{sp},{rt}" append=true | 온도표 | reefer/컨테이너.csv 에 내보내는 공기, 돌아오는 공기 순으로 쉼표 붙여 추가.
      sop_execute name=냉동점검 payload={"cntr":"{c}","alarm":"{al}"} | 점검 절차 | 냉동점검 시작. cntr, alarm 둘을 메시지대로 넘김.
      mqtt_publish topic=reefer/{bay}/reset payload="{\\"cntr\\": \\"{c}\\"}" | 리셋 | 토픽 reefer/베이/reset (베이는 온 토픽의 끝). 내용 {"cntr": "{c}"}
    `,
  },
];
