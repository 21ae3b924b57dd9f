import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 1. */
export const notebooks1: readonly Scene[] = [
  // 딸기 스마트팜
  {
    language: 'ko',
    event: 'mqtt farm/berry/{dong} {"동": "{dong}", "습도": {h}, "근권온도": {t}, "EC": {ec}}',
    slots: { dong: '=A동, B동, 육묘동, 시험동', h: '41..64 / 86..97', t: '9.5..21.0', ec: '0.6..1.9', p: '2..7', q: '8..13', r: '14..20', s: '21..27' },
    steps: `
      @h failed "습도 {h}%라 환기할 때가 아니다" // gpio_write pin={p} value=1 | 천창 모터 | 습도가 80을 넘었을 때만 천창 모터 {p}번을 돌린다. 아니면 그냥 실패.
      gpio_write pin={q} value=0 | 양액 끊기 | 양액 펌프는 {q}번, 교반기는 {r}번. 양액 쪽만 세워 둔다.
      gpio_write pin={r} value=1 | 교반 | 양액 펌프({q})는 그대로 두고 교반기({r})를 돌릴 것.
      gpio_read pin={s} | 수위봉 | {s}번 수위봉 값 읽기. 쓰지는 말고.
      memory_store key=ec-last content="{ec}" | EC 적어 두기 | ec-last 에 이번에 올라온 양액 농도 숫자만.
      mqtt_publish topic=farm/berry/cmd payload="{\\"fog\\": false}" | 포그 끄라고 알림 | farm/berry/cmd 토픽에 {"fog": false} 발행. 띄어쓰기까지 그대로.
      ^ | 포그 정지 명령 | 포그 제어기는 farm/berry/cmd 를 듣고 있다. {"fog": false} 를 보낸다.
      notify message="{dong} 뿌리 {t}도" | 알림창 | 이 컴퓨터에 '○○동 뿌리 ○도' 모양으로. 동 이름과 온도는 메시지 것. 제목 없음.
    `,
  },
  // 송어 양어장
  {
    language: 'ko',
    event: 'peripheral trout-2/pin_{in} 0',
    earlier: ['수조별 용존산소 | http_request → 1호 {o1}, 2호 {o2}, 3호 {o3} mg/L'],
    slots: { in: '2..6', o1: '6.1..7.4', o2: '3.2..4.8', o3: '8.0..9.3', p: '7..11', q: '12..16', r: '17..21', s: '22..27', who: '=황 반장, 조 씨, 막내' },
    steps: `
      gpio_read pin={in} board=trout-2 | 한 번 더 | 떨어졌다고 올라온 그 입력, 같은 보드(trout-2)에서 다시 읽어 본다.
      gpio_read pin={in} | 재확인 | 신호가 온 핀을 다시 읽는다.
      gpio_write pin={q} value=1 | 2호 폭기 | 폭기기 1호 {p}, 2호 {q}, 3호 {r}. 산소 제일 모자란 데가 둘째니까 거기 올려.
      gpio_write pin={r} value=0 | 3호는 쉬게 | 폭기기 1호 {p}, 2호 {q}, 3호 {r}. 셋째는 남아도니 내린다.
      gpio_write pin={s} value=1 board=trout-2 | 비상 산소 밸브 | trout-2 보드 {s}번, 액화산소 밸브다. 연다.
      send_message channel=sms to="{who}" text="2호 산소 {o2}" | 문자 | sms, 받는 사람 {who}. 내용은 "2호 산소" 하고 한 칸 띄워 방금 조회된 2호 값.
      file_write path=log/do.csv content="{o1},{o2},{o3}" append=true | 기록 | log/do.csv 맨 끝에 세 수조 값을 호수 순서대로 쉼표로 붙여 한 줄 보탠다.
      file_write path=log/do-now.txt content="{o2}" | 현재값 파일 | log/do-now.txt 는 매번 새로 쓴다. 2호 값 하나만.
    `,
  },
  // 대학 연구실
  {
    language: 'ko',
    event: 'webhook /lab/request {"신청자": "{who}", "장비": "{eq}", "시료": "{smp}", "시작": "{day}T{tm}"}',
    slots: { who: '남궁윤, 이채린, 도현석', eq: '=SEM, XRD, FT-IR, ICP', smp: 'ZnO-14, PVDF-3b, Cu20, S-771', day: '=2026-12-03, 2027-01-18, 2027-02-09', tm: '=09:30, 13:00, 16:40', sop: '=장비예열, 진공준비, 시료건조', k: '=예약-최근, last-booking, 장비/최근' },
    steps: `
      cron_add schedule="{day}T{tm}" action=procedure text="{sop}" | 시작 시각에 | 신청서의 시작 시각에 한 번, {sop} 절차가 돌도록 예약해 주세요. 이름은 따로 안 붙입니다.
      cron_add schedule="{day}T{tm}" action=procedure text="{sop}" name="{eq}" | 이름 달아서 | 시작 시각에 맞춰 {sop} 절차를 예약하되 예약 이름은 장비 이름으로 해 주세요.
      cron_add schedule="{day}T08:00" action=message text="시료 확인" | 아침 메시지 | 그 날짜 아침 8시(08:00)에 "시료 확인"이라는 메시지를 한 번 띄웁니다.
      sop_execute name="{sop}" payload={"장비":"{eq}","시료":"{smp}"} | 바로 시작 | {sop} 절차를 지금 시작합니다. 장비와 시료를 같은 이름의 값으로 넘겨 주세요.
      sop_execute name="{sop}" | 그냥 시작 | {sop} 절차를 지금 시작해 주세요. 넘길 것은 없습니다.
      memory_store key={k} content="{who} {eq}" | 메모 | {k}에 신청한 사람, 한 칸, 장비.
      file_search query="{smp}" path=results | 예전 결과 | results 폴더 아래에서 이 시료 이름이 나오는 파일을 찾아 봅시다.
      file_search query="{smp}" | 전체 찾기 | 폴더를 가리지 말고 신청서의 시료 이름으로 파일 찾기.
    `,
  },
  // 서버실
  {
    language: 'ko',
    event: 'mqtt idc/rack{no}/temp {"rack": {no}, "inlet": {ti}, "outlet": {to}, "host": "{host}"}',
    slots: { no: '1..24', ti: '19..24 / 31..38', to: '40..49', host: 'db-master, web07, nas-b, gpu3', tok: 'k9-2281, tok-aa71, secret-40', p: '2..9', q: '10..18', run: 'run-2207, r-91ce, sop-88' },
    steps: `
      @ti failed "흡기 {ti}도면 정상" // http_request url=http://10.0.0.5/fan/{no} method=POST body=max | 팬 최대 | 흡기 30도 초과 시 http://10.0.0.5/fan/랙번호 로 POST, 본문 max. 이하면 실패 처리.
      http_request url=http://10.0.0.5/fan/{no} | 팬 상태 | http://10.0.0.5/fan/랙번호 조회만.
      http_request url=http://10.0.0.5/hosts/{host} method=DELETE headers={"X-Key":"{tok}"} | 감시 제외 | http://10.0.0.5/hosts/ 뒤에 호스트명. DELETE. 헤더 X-Key: {tok}
      http_request url=http://10.0.0.5/hosts/{host} method=HEAD | 살았나 | 같은 호스트 주소(http://10.0.0.5/hosts/호스트명)에 HEAD 요청 한 번.
      gpio_write pin={p} value=0 | PDU-A 차단 | PDU-A 릴레이 {p}, PDU-B 릴레이 {q}. A 차단.
      gpio_write pin={q} value=1 | PDU-B 통전 | PDU-A 릴레이 {p}, PDU-B 릴레이 {q}. B 통전.
      sop_cancel run_id={run} reason="{host} 과열" | 배포 취소 | {run} 실행 취소. 사유는 호스트명 + " 과열".
      sop_status run_id={run} | 배포 상태 | {run} 어디까지 갔는지 확인.
      sop_status | 도는 것 전부 | 지금 돌고 있는 실행 전부 확인.
    `,
  },
  // 동네 카페
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..12', r: '13..19', s: '20..27', ment: '=원두가 새로 들어왔습니다, 오늘은 여덟 시에 닫아요, 크로플은 다 나갔어요, 2층은 단체석이라 못 앉으세요', ch: '=kakao, slack, telegram', who: '점장님, 오픈조, 은비', f: '=메모/오늘.txt, note/open.md, 카페/인수.txt' },
    steps: `
      gpio_write pin={p} value=1 | 간판 | 문 열기 전에 간판({p}번)부터 켜요.
      gpio_write pin={q} value=0 | 그라인더 | 마감이에요. 그라인더는 {q}번, 머신은 {r}번인데 그라인더만 꺼 주세요. 머신은 예열 때문에 둬요.
      gpio_write pin={r} value=1 | 머신 예열 | 그라인더는 {q}번, 머신은 {r}번. 머신에 전기 넣어 주세요.
      send_message channel={ch} to="{who}" text="{ment}" | 단톡 말고 개인톡 | {ch} 채널로 {who}한테 "{ment}"라고 보내요.
      send_message channel={ch} text="{ment}" | 모두에게 | {ch} 채널에 "{ment}" 올려 주세요. 누구한테 가는지는 안 적어요.
      notify message="{ment}" title="카운터" | 포스기 화면 | 이 컴퓨터 알림으로요. 제목은 카운터, 내용은 "{ment}".
      file_write path={f} content="{ment}" append=true | 인수인계 | {f} 맨 밑에 한 줄 더: {ment}
      file_read path={f} | 읽어 보기 | {f} 열어서 전에 뭐라고 썼는지 봐요.
    `,
  },
  // 가죽 공방
  {
    language: 'ko',
    slots: { b1: '작업대pi, bench-esp, left-io', b2: '재단실, cutter-io, right-io', p: '3..9', q: '10..17', r: '18..26', k: '=염색 비율, dye-mix, 실 재고', v: '=갈색 3 검정 1, 사틴실 0.8 두 타래, 통가죽 4평 남음', w: '염색, 사포, 미싱' },
    steps: `
      gpio_write pin={p} value=1 board="{b1}" | 집진기 | {b1} 보드의 {p}번. 사포질 들어가니 집진기 올림.
      gpio_write pin={p} value=0 board="{b2}" | 재단기 | 같은 번호 {p}번이라도 이건 {b2} 보드 쪽. 재단기 전원 내림.
      gpio_write pin={q} value=0 | 열풍기 | {q}번 열풍기 끔.
      gpio_read pin={r} board="{b2}" | 안전커버 | 재단 전에 {b2} 보드 {r}번 읽어 커버 닫혔나 봄.
      board_info board="{b1}" | 보드 하나 | {b1:이} 붙어 있는지 확인.
      board_info | 보드 다 | 붙어 있는 보드가 뭐뭐 있는지 본다.
      memory_store key="{k}" content="{v}" | 적어 두기 | {k} → {v}
      memory_recall query="{w}" limit=2 | 찾아보기 | {w} 관련 메모, 두 개까지만.
      memory_recall query="{w}" | 다 찾아보기 | {w} 들어간 메모 찾기.
    `,
  },
  // 중학교 방송실
  {
    language: 'ko',
    event: 'cron -',
    slots: { h: '=7, 8, 12, 13', m: '=5, 15, 25, 35, 50', sop: '=점심방송, 종례종, 소등점검', id: 'bell-03, job-18, c-7', nm: '=종-오전, 예비종, bell', ment: '=1학년은 강당으로 모이세요, 우천으로 체육은 실내에서 합니다, 분실물은 방송실로', p: '2..12', q: '13..26' },
    steps: `
      cron_add schedule="{m} {h} * * 1-5" action=procedure text="{sop}" | 평일 종 | 월요일에서 금요일까지 {h}시 {m}분에 {sop} 절차가 시작되게 하여 주시기 바랍니다.
      cron_add schedule="{m} {h} * * 1-5" action=procedure text="{sop}" name="{nm}" | 이름 있는 종 | 월~금 {h}시 {m}분, {sop} 절차. 예약 이름은 {nm:로} 하여 주십시오.
      cron_add schedule="{m} {h} * * 3" action=message text="{ment}" | 수요일 안내 | 매주 수요일 {h}시 {m}분에 "{ment}"라는 메시지가 나오도록 합니다.
      cron_add schedule="{m} {h} * * *" action=prompt text="오늘 행사가 있는지 알려 줘" | 물어보기 예약 | 매일 {h}시 {m}분에 "오늘 행사가 있는지 알려 줘"라는 질문(prompt)을 던지도록 예약합니다.
      cron_remove id={id} | 예약 삭제 | 방학이므로 {id} 예약은 지워 주십시오.
      cron_list | 예약 보기 | 현재 잡혀 있는 예약을 모두 확인합니다.
      gpio_write pin={p} value=1 | 앰프 | 방송 앰프는 {p}번입니다. 전원을 넣어 주십시오.
      gpio_write pin={q} value=0 | ON AIR 등 | 방송이 끝났으므로 {q}번에 물린 ON AIR 표시등을 소등합니다.
    `,
  },
  // 아파트 관리실
  {
    language: 'ko',
    event: 'webhook /apt/meter {"동": {dong}, "계량기": "{mt}", "누적": {kwh}, "전월": {old}}',
    slots: { dong: '101..122', mt: 'W-3301, E-780, G-115', kwh: '5200..9800', old: '3100..5100', p: '2..9', q: '10..17', r: '18..26', ment: '=승강기 점검으로 14시부터 한 시간 멈춥니다, 저수조 청소로 단수됩니다, 지하주차장 물청소를 합니다' },
    steps: `
      file_write path=meter/{dong}.csv content="{mt},{kwh}" append=true | 검침 대장 | meter 폴더의 (동번호).csv 에 이어 적습니다. 계량기 번호, 쉼표, 이번 누적.
      file_write path=meter/last.txt content="{old}" | 지난달 값 | meter/last.txt 를 전월 값으로 덮어씁니다. 숫자만요.
      file_read path=meter/{dong}.csv from_line=1 lines=12 | 첫 열두 줄 | 해당 동 검침 대장(meter/동번호.csv)을 1줄부터 12줄 읽습니다.
      file_list path=meter | 대장 목록 | meter 폴더에 무슨 파일이 있는지 봅니다.
      gpio_write pin={p} value=0 | 분수대 | 분수 {p}번, 가로등 {q}번, 차단봉 {r}번. 밤에는 분수를 세웁니다.
      gpio_write pin={q} value=1 | 가로등 점등 | 분수 {p}번, 가로등 {q}번, 차단봉 {r}번. 가로등을 밝힙니다.
      mqtt_publish topic=apt/{dong}/board payload="{ment}" | 전자게시판 | apt/동번호/board 토픽에 "{ment}" 그대로 올립니다.
      pushover message="{ment}" title="관리실" | 소장님 푸시 | 소장님께 푸시 부탁합니다. 제목 관리실, 내용 "{ment}".
    `,
  },
  // 한우 축사
  {
    language: 'ko',
    event: 'mqtt 축사/{no}동 {"동": {no}, "온도": {t}, "암모니아": {nh}, "급수": "{w}"}',
    slots: { no: '1..8', t: '-9..3 / 27..36', nh: '9..34', w: '=정상, 막힘, 얼음', p: '2..7', q: '8..14', r: '15..20', s: '21..27', tel: '=010-5521-0934, 010-9002-7718' },
    steps: `
      @t gpio_write pin={p} value=1 // failed "{t}도라 열선이 필요 없다" | 열선 | 5도 밑이면 급수 열선 {p}번에 전기 넣고, 더우면 넣지 말고 실패로 둬라.
      @t failed "{t}도라 춥다" // gpio_write pin={q} value=1 | 환풍 | 25도 위면 환풍기 {q}번 돌려라. 추우면 손대지 마라.
      gpio_write pin={r} value=0 | 착유실 불 | {r}번 불 내려라. {s}번은 급이기다, 그건 놔두고.
      gpio_write pin={s} value=1 | 급이기 | 착유실 불이 {r}번, 급이기가 {s}번. 밥때 됐다. 급이기 돌려라.
      send_message channel=sms to={tel} text="{no}동 급수 {w}" | 수리공 문자 | sms {tel}. 몇 동인지, 급수가 어떤지: "○동 급수 ○○" 꼴로.
      memory_store key={no}동 content="암모니아 {nh}" | 냄새 적기 | 메모 이름은 동(예: 9동). 내용은 "암모니아" 띄고 숫자.
      memory_forget key={no}동 | 메모 지우기 | 그 동 이름으로(예: 9동) 된 메모 지워라.
      http_request url=http://barn.local/fan/{no} method=PUT body="{nh}" | 환기 제어기 | http://barn.local/fan/동번호 로 PUT. 본문은 암모니아 숫자.
    `,
  },
  // 정수장
  {
    language: 'ko',
    event: 'mqtt wtp/clear {"지점": "{pt}", "탁도": {ntu}, "잔류염소": {cl}, "수위": {lv}}',
    slots: { pt: '=1정수지, 2정수지, 배수지', ntu: '0.11..0.48', cl: '0.52..0.93', lv: '1.8..4.6', v1: '2..6', v2: '7..11', v3: '12..17', v4: '18..27', bd: 'plc-gw, 여과동, wtp-io' },
    steps: `
      gpio_write pin={v1} value=1 board="{bd}" | 유입변 | {bd} 보드 {v1}번 유입변 개방할 것(1=열림).
      gpio_write pin={v2} value=0 board="{bd}" | 역세변 | {bd} 보드의 {v2}번 역세변을 닫을 것(0=닫힘).
      gpio_write pin={v3} value=0 | 염소 주입기 | 염소 주입기({v3}) 정지. 응집제({v4})는 계속.
      gpio_write pin={v4} value=1 | 응집제 주입 | 염소 주입기({v3})가 아니라 응집제({v4})를 가동할 것.
      mqtt_publish topic=wtp/scada/ntu payload="{ntu}" | 탁도 전송 | wtp/scada/ntu 에 탁도값만 발행할 것.
      mqtt_publish topic=wtp/scada/cl payload="{\\"cl\\": {cl}}" | 염소 전송 | wtp/scada/cl 에 {"cl": 값} 모양으로 잔류염소를 발행할 것. 콜론 뒤 한 칸.
      file_write path=수질/{pt}.csv content="{ntu},{cl},{lv}" append=true | 수질 일지 | 수질/지점이름.csv 말미에 탁도, 염소, 수위를 쉼표로만 이어 추가함.
      notify message="수위 {lv}m" title="{pt}" | 상황판 | 제목은 지점, 내용은 "수위 ○m". 본 컴퓨터에 표시함.
    `,
  },
  // 빵집
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..15', r: '16..21', s: '22..27', dough: '=식빵 반죽 40분 남음, 바게트 1차 끝, 단팥빵 180개, 르방 밥 줬음', f: '=dough/today.txt, 반죽/새벽.txt, log/oven.md', hh: '=3, 4, 5', n: '5..40' },
    steps: `
      gpio_write pin={p} value=1 | 데크오븐 | 위 오븐 {p}, 아래 오븐 {q}, 발효실 {r}. 위 오븐 켜.
      gpio_write pin={q} value=0 | 아래 오븐 | 위 오븐 {p}, 아래 오븐 {q}, 발효실 {r}. 아래는 내려.
      gpio_write pin={r} value=1 | 발효실 | 위 오븐 {p}, 아래 오븐 {q}. 발효실은 {r}. 발효실만 올려.
      gpio_read pin={s} | 도어 | {s}번 읽어. 오븐 문 신호.
      file_write path={f} content="{dough}" append=true | 칠판 대신 | {f} 밑에 적어: {dough}
      file_write path={f} content="{dough}" | 새벽에 새로 | {f} 지우고 새로. "{dough}" 한 줄만.
      file_read path={f} lines={n} | 앞부분만 | {f}, {n}줄만 읽어.
      file_read path={f} from_line={n} | 뒷부분 | {f}, {n}번째 줄부터 쭉 읽어.
      cron_add schedule="0 {hh} * * *" action=message text="르방 밥" | 알람 | 날마다 {hh}시 정각 메시지 "르방 밥".
    `,
  },
  // 병원 검사실
  {
    language: 'ko',
    event: 'webhook /lis/result {"검체": "{sp}", "항목": "{item}", "결과": {val}, "단위": "{unit}", "의뢰과": "{dept}"}',
    slots: { sp: 'B26-1180, U26-034, S26-7751', item: '=K, Hb, CRP, Glu', val: '1.2..9.8', unit: '=mmol/L, g/dL, mg/L', dept: '=내과, 응급실, 소아과, 신장내과', tok: 'lis-55e1, key-0921, AA77', run: 'run-5150, r-7af, sop-19' },
    steps: `
      send_message channel=teams to="{dept}" text="{sp} {item} {val}" | 이상치 통보 | 의뢰한 과로 통보합니다. teams 채널, 받는 쪽은 의뢰과, 내용은 검체·항목·결과를 한 칸씩 띄워 적습니다. 단위는 빼고요.
      ^ | 통보 | teams로 의뢰과에 보냅니다. "(검체) (항목) (결과)" 순서이고 구분은 빈칸 하나, 단위는 쓰지 않습니다.
      http_request url=https://lis.hanmaeum.kr/r/{sp} method=PATCH headers={"Authorization":"{tok}"} body="confirmed" | 확정 | https://lis.hanmaeum.kr/r/검체번호 에 PATCH합니다. Authorization 헤더 {tok}, 본문 "confirmed".
      http_request url=https://lis.hanmaeum.kr/r/{sp} headers={"Authorization":"{tok}"} | 결과 다시 보기 | 같은 주소(https://lis.hanmaeum.kr/r/검체번호)를 조회만 합니다. Authorization 헤더는 {tok}.
      memory_store key={sp} content="{item} {val} {unit}" | 메모 | 검체 번호를 키로, 항목 결과 단위를 빈칸으로 이어 적습니다.
      sop_execute name=재검 payload={"검체":"{sp}"} | 재검 | 재검 절차를 시작합니다. 검체 번호를 '검체'라는 값으로 같이 넘겨 주세요.
      sop_execute name=재검 payload={"검체":"{sp}","항목":"{item}"} | 항목까지 넘겨 재검 | 재검 절차를 시작하면서 검체와 항목 둘 다 그 이름으로 넘겨 주세요.
      sop_cancel run_id={run} reason="검체 부족" | 재검 취소 | {run:을} 취소해 주세요. 이유는 "검체 부족"입니다.
    `,
  },
  // 연안 여객선
  {
    language: 'ko',
    event: 'mqtt ship/engine {"축": "{ax}", "rpm": {rpm}, "냉각수": {cw}, "빌지": {bg}}',
    slots: { ax: '=좌현, 우현', rpm: '620..1480', cw: '71..79 / 93..99', bg: '3..48', p: '2..8', q: '9..14', r: '15..20', s: '21..27' },
    steps: `
      @cw failed "냉각수 {cw}도 정상" // pushover message="{ax} 냉각수 {cw}도" | 선장 호출 | 냉각수 90도 넘으면 푸시. "○현 냉각수 ○도". 안 넘으면 보내지 말 것.
      gpio_write pin={p} value=1 | 빌지펌프 기동 | 빌지펌프 {p}, 소화펌프 {q}, 청수펌프 {r}. 빌지 기동.
      gpio_write pin={q} value=0 | 소화펌프 정지 | 빌지펌프 {p}, 소화펌프 {q}, 청수펌프 {r}. 소화 정지.
      gpio_write pin={s} value=1 | 항해등 | 해 졌음. 항해등 {s}번 점등.
      file_write path=deck/log.txt content="{ax} {rpm}" append=true | 항해일지 | deck/log.txt 뒤에 어느 현인지와 회전수를 한 칸 띄고 덧붙임.
      mqtt_publish topic=ship/bridge/bilge payload="{bg}" | 선교로 | ship/bridge/bilge 로 빌지 수치만 송신.
      memory_recall query="{ax} 냉각수" limit=3 | 전에도 있었나 | "{ax} 냉각수"로 메모 검색, 세 건까지.
      send_message channel=vhf-log text="기관 이상 없음, 계속 항해함" | 교신 기록 | vhf-log 채널에 "기관 이상 없음, 계속 항해함"이라고 남김.
    `,
  },
  // 시립 도서관
  {
    language: 'ko',
    event: 'webhook /lib/return {"등록번호": "{reg}", "서명": "{title}", "반납함": {box}, "연체": {late}}',
    slots: { reg: 'EM0083311, KM55120, CH-90417', title: '=토지 3, 코스모스, 소년이 온다, 파친코 2', box: '1..6', late: '0..41', p: '2..10', q: '11..19', r: '20..27', word: '훼손, 분실, 기증', f: '=공지/휴관.txt, notice/2027.md' },
    steps: `
      file_write path=return/box{box}.txt content="{reg} {title}" append=true | 반납 목록 | return/box(반납함 번호).txt 에 등록번호와 서명을 한 칸 띄워 이어 적어 주세요.
      notify message="{title}" title="반납" | 데스크 알림 | 데스크 컴퓨터에 책 제목만 띄웁니다. 알림 제목은 '반납'이에요.
      notify message="연체 {late}일" | 연체 알림 | 데스크 컴퓨터에 "연체 ○일"이라고 띄웁니다.
      file_search query="{word}" path=공지 | 공지 찾기 | 공지 폴더에서 "{word}" 관련 파일을 찾아 주세요.
      file_read path={f} from_line=3 lines=5 | 공지 본문 | {f}의 셋째 줄부터 다섯 줄을 읽어 주세요.
      file_list | 폴더 보기 | 작업 폴더에 무엇이 들어 있는지 한번 봅니다.
      gpio_write pin={p} value=0 | 열람실 소등 | 열람실은 {p}번, 서고는 {q}번입니다. 열람실 등을 내려 주세요. 서고는 아직 정리 중이에요.
      gpio_write pin={q} value=1 | 서고 제습 | 서고 제습기가 {q}번입니다. 장마라서 돌려 둡니다.
      memory_store key=box-{box} content="{reg}" | 마지막 반납 | box-(반납함 번호) 메모에 등록번호를 적어 둡니다.
    `,
  },
  // 볼링장
  {
    language: 'ko',
    slots: { b: '레인판A, lane-io, bowl2', l1: '2..5', l2: '6..9', l3: '10..13', l4: '14..18', l5: '19..26', code: '=E-12, F3, B-07', who: '기계실, 양 기사, 카운터', min: '=5, 10, 15' },
    steps: `
      gpio_write pin={l2} value=0 | 2레인 죽이기 | 1레인 {l1}, 2레인 {l2}, 3레인 {l3}, 4레인 {l4}. 핀 걸렸다. 2레인 전원 죽여.
      gpio_write pin={l4} value=1 | 4레인 살리기 | 1레인 {l1}, 2레인 {l2}, 3레인 {l3}, 4레인 {l4}. 4레인 살려.
      gpio_write pin={l1} value=1 board="{b}" | 1레인 | {b} 보드다. 1레인이 {l1}, 2레인이 {l2}. 1레인 하이로.
      gpio_write pin={l3} value=0 board="{b}" | 3레인 로우 | {b} 보드, 3레인 {l3}번. 로우로 떨궈.
      gpio_read pin={l5} | 파울 센서 | {l5}번 파울 센서 읽기만.
      send_message channel=walkie to="{who}" text="2레인 {code}" | 무전 | walkie로 {who}한테: 2레인 {code}
      cron_add schedule="*/{min} * * * *" action=prompt text="레인 오류가 있나?" | 계속 물어보기 | {min}분마다 "레인 오류가 있나?" 하고 묻는 prompt 예약.
      http_request url=http://score.local/lane/2 method=PUT body=pause | 점수판 | http://score.local/lane/2 에 PUT, 본문 pause.
    `,
  },
  // 온천 목욕탕
  {
    language: 'ko',
    event: 'mqtt spa/tub {"탕": "{tub}", "온도": {t}, "수위": {lv}, "밸브핀": {vp}, "순환핀": {cp}}',
    slots: { tub: '=열탕, 온탕, 냉탕, 쑥탕', t: '17.5..44.5', lv: '40..95', vp: '2..11', cp: '12..20', lt: '21..27', msg: '=미끄러우니 천천히 걸으세요, 열탕은 10분만, 수건은 두 장까지입니다' },
    steps: `
      gpio_write pin={vp} value=1 | 물 받기 | 알려 온 탕의 급수 밸브를 열어 물을 받습니다. 핀 번호는 메시지에 있어요.
      gpio_write pin={vp} value=0 | 물 잠그기 | 그 탕 급수 밸브를 잠가 주세요.
      gpio_write pin={cp} value=0 | 순환 멈춤 | 그 탕의 순환 펌프를 세워 주세요. 밸브 말고요.
      gpio_write pin={cp} value=1 | 순환 다시 | 청소가 끝났어요. 순환 펌프를 다시 돌려 주세요.
      gpio_read pin={vp} | 밸브 상태 | 열지도 닫지도 말고 밸브 쪽 핀을 읽기만 해요.
      mqtt_publish topic=spa/sign payload="{msg}" | 안내판 | spa/sign 으로 "{msg}" 보내기.
      notify message="{tub} {t}도, 수위 {lv}" | 카운터 화면 | 카운터 컴퓨터에 "(탕) ○도, 수위 ○" 이렇게 나오게요. 예: 약탕 40도, 수위 70
      file_write path=spa/{tub}.txt content="{t}" | 현재 온도 파일 | spa/탕이름.txt 를 지금 온도로 새로 써요. 숫자만.
    `,
  },
  // 태양광 발전소
  {
    language: 'ko',
    event: 'mqtt solar/inv {"inv": "{inv}", "kw": {kw}, "err": "{err}", "board": "{bd}", "relay": {rl}}',
    slots: { inv: 'INV-3, INV-11, SMA2', kw: '0.0..48.7', err: '=E031, W-12, 없음', bd: 'sun-gw1, str-box, 접속반2', rl: '2..26', name: '=아침기동, 출력제한, 세척', ch: '=telegram, band, line', who: '안전관리자 문, 소장, 감시반' },
    steps: `
      gpio_write pin={rl} value=0 board="{bd}" | 접속 끊기 | 메시지에 실려 온 보드와 릴레이 번호로, 떼어 낸다(0).
      gpio_write pin={rl} value=1 board="{bd}" | 접속 붙이기 | 메시지의 보드, 메시지의 릴레이. 붙인다.
      gpio_read pin={rl} board="{bd}" | 붙었는지 | 바꾸지 않고 그 보드의 그 릴레이 상태만 읽는다.
      board_info board="{bd}" | 보드 점검 | 통신이 끊긴 것 같다. 실려 온 보드 상태를 조회.
      send_message channel={ch} to="{who}" text="{inv} {err}" | 오류 통보 | {ch:로} {who}에게 인버터 이름과 오류 코드를 한 칸 띄워 보낸다.
      sop_execute name={name} payload={"inv":"{inv}","kw":{kw}} | 절차 | {name} 절차를 시작. inv와 kw를 메시지 값 그대로 그 이름으로 넘긴다.
      sop_execute name={name} payload={"inv":"{inv}"} | 인버터만 넘김 | {name} 절차 시작, inv 하나만 넘긴다. 출력은 넘기지 않는다.
      file_write path=solar/{inv}.csv content="{kw},{err}" append=true | 발전 기록 | solar/인버터이름.csv 에 출력과 오류를 쉼표로 이어서 추가.
    `,
  },
  // 세탁 공장
  {
    language: 'ko',
    earlier: ['배선 메모 확인 | file_read → 세탁기1 {w1}\n세탁기2 {w2}\n건조기 {dr}\n스팀 {st}', '예약 조회 | cron_list → {j1}: 아침 예열; {j2}: 필터 청소'],
    slots: { w1: '2..6', w2: '7..11', dr: '12..17', st: '18..26', j1: 'j4, cr-11, t1', j2: 'j9, cr-30, t2', cust: '한빛호텔, 성모병원, 초원펜션', n: '20..240' },
    steps: `
      gpio_write pin={w2} value=1 | 둘째 기계 | 배선 메모대로 둘째 세탁기 가동.
      gpio_write pin={w1} value=0 | 첫째 기계 | 배선 메모에 있는 첫째 세탁기 정지.
      gpio_write pin={st} value=0 | 스팀 | 스팀 밸브 핀을 0으로. 번호는 앞 단계에.
      gpio_write pin={dr} value=1 | 건조기 | 건조기 핀을 1로.
      cron_remove id={j2} | 필터 예약 취소 | 필터를 갈았으니 필터 청소 예약은 뺀다.
      cron_remove id={j1} | 예열 예약 취소 | 내일 휴무. 아침 예열 쪽 예약을 지운다.
      file_write path=laundry/{cust}.txt content="시트 {n}" append=true | 거래처 장부 | laundry/{cust}.txt 뒤에 "시트 {n}" 추가.
      memory_store key="{cust}" content="시트 {n}장" | 메모 | {cust} 이름으로 "시트 {n}장" 기억해 둘 것.
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    event: 'mqtt mush/{rm} {"방": "{rm}", "CO2": {co}, "습도": {h}, "온도": {t}}',
    slots: { rm: '=가방, 나방, 다방, 배양실', co: '600..950 / 1800..3200', h: '70..96', t: '12.4..19.8', p: '2..8', q: '9..15', r: '16..21', s: '22..27' },
    steps: `
      @co failed "CO2 {co}" // gpio_write pin={p} value=1 | 환기 | CO2 1500 넘거든 환기팬 {p}번 돌리고, 안 넘으면 하지 마시오.
      gpio_write pin={q} value=0 | 가습 중지 | 가습기 {q}번은 이제 끄#
      gpio_write pin={r} value=1 | 보온등 | 가습기는 {q}, 보온등은 {r}. 보온등을 켜#
      gpio_read pin={s} | 물통 | {s}번 부레 스위치를 읽어 보#
      memory_store key={rm} content="{t}도 {h}%" | 재배 수첩 | 방 이름을 키로 하고 온도(도)와 습도(%)를 빈칸 하나로 이어 적#
      pushover message="{rm} CO2 {co}" title="재배사" | 휴대폰 | 제목 재배사로 해서 '(방) CO2 ○'를 푸시로 보내#
      pushover message="{rm} {h}%" | 습도만 푸시 | 방 이름과 습도(% 붙임)를 빈칸 하나로 이어 푸시로 보내#
      file_write path=mush/co2.log content="{rm}={co}" append=true | CO2 기록 | mush/co2.log 끝에 방이름=수치 꼴로 한 줄 보태#
    `,
  },
  // 극장 무대
  {
    language: 'ko',
    slots: { p: '2..7', q: '8..13', r: '14..19', s: '20..27', url: '=http://console.local/cue/14, http://10.3.1.8/go, http://dimmer2/api/fade', b: '=GO, release, fade=3', ment: '=5분 전입니다, 객석 문 닫습니다, 휴대전화를 꺼 주십시오', sop: '=암전전환, 막간, 커튼콜', n: '2..60' },
    steps: `
      gpio_write pin={p} value=1 | 상수 호리존트 | 상수 {p}, 하수 {q}. 상수 쪽 켬.
      gpio_write pin={q} value=0 | 하수 호리존트 | 상수 {p}, 하수 {q}. 하수 쪽 끔.
      gpio_write pin={r} value=0 | 객석등 | 객석등({r}) 다운.
      gpio_write pin={s} value=1 | 스모그 | 스모그({s}) 온.
      http_request url={url} method=POST body="{b}" | 콘솔 | {url} POST, 본문 {b}
      http_request url={url} method=POST | 콘솔 본문 없이 | {url} POST. 본문 없음.
      send_message channel=intercom text="{ment}" | 인터컴 | intercom에 "{ment}"
      sop_execute name={sop} payload={"cue":{n}} | 큐 넘겨 시작 | {sop} 시작. cue라는 값으로 {n} 넘김.
      sop_execute name={sop} | 시작 | {sop} 시작. 큐 없음.
    `,
  },
];
