import type { Scene } from '../../scene';

/** The product’s own tools as the operators of very different sites note them down, in Korean, part 8: on and off in every word, in notes and in long sentences. */
export const notebooks8: readonly Scene[] = [
  // 방앗간 겸 정미소
  {
    language: 'ko',
    slots: { p: '2..5', q: '6..9', r: '10..13', s: '14..17', u: '18..22', v: '23..27' },
    steps: `
      gpio_write pin={p} value=1 | 승강기 | 현미기 {q}, 승강기 {p}, 석발기 {r}, 색채선별 {s}, 집진 {u}. 승강기부터 돌린다.
      gpio_write pin={q} value=0 | 현미기 | 현미기 {q}, 승강기 {p}, 석발기 {r}, 색채선별 {s}, 집진 {u}. 현미기는 멎게 한다.
      gpio_write pin={r} value=1 | 석발기 | 돌 고르는 기계(석발기)는 {r}번이고 현미기는 {q}번이다. 돌 고르는 쪽에 스위치를 올린다.
      gpio_write pin={s} value=0 | 선별기 | 선별기 {s}번 스위치를 내린다. 집진 {u}번 스위치는 올려져 있는 게 맞다.
      gpio_write pin={u} value=1 | 집진 | 먼지가 차면 불난다. 집진 {u}번 하이.
      gpio_write pin={u} value=0 | 집진 멈춤 | 일 끝. 집진 {u}번 로우.
      gpio_read pin={v} | 벼통 | 벼통 찼나 {v}번 읽는다.
      gpio_write pin={v} value=1 | 벼통 진동 | 벼가 걸렸다. 벼통 진동기 {v}번을 떤다(1).
    `,
  },
  // 전산 교육장
  {
    language: 'ko',
    slots: { b: '교육장A, edu-pi, class-io', c: '교육장B, edu-pi2, class-io2', p: '2..8', q: '9..15', r: '16..21', s: '22..27' },
    steps: `
      gpio_write pin={p} value=1 board="{b}" | 앞줄 콘센트 | 앞줄 콘센트는 {b} 보드 {p}번, 뒷줄은 {c} 보드 {p}번. 앞줄에 전기를 흘려 줘.
      gpio_write pin={p} value=0 board="{c}" | 뒷줄 콘센트 | 앞줄 콘센트는 {b} 보드 {p}번, 뒷줄은 {c} 보드 {p}번. 뒷줄 전기를 끊어 줘.
      gpio_write pin={q} value=1 board="{c}" | 뒷줄 빔 | {c} 보드 {q}번에 빔이 달렸어. 쏘게 해 줘(1).
      gpio_write pin={q} value=0 | 빔 | 보드는 신경 안 써도 돼. {q}번 빔을 꺼 줘.
      gpio_read pin={r} board="{b}" | 문 | {b} 보드 {r}번을 읽어 줘. {c} 보드 {r}번 말고.
      gpio_read pin={r} | 문(기본) | {r}번을 읽어 줘.
      gpio_write pin={s} value=1 board="{b}" | 환기 | {b} 보드 {s}번 환기팬을 1로.
      board_info board="{c}" | 보드 | {c} 보드가 살아 있나 봐 줘.
      board_info | 모두 | 보드가 몇 개 붙어 있나 봐 줘.
    `,
  },
  // 교회 관리집사
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..11', r: '12..16', s: '17..21', u: '22..27', t: '=수요예배는 본당에서 드립니다, 주차는 학교 운동장에 하세요, 점심은 국수입니다, 유아실 난방 중입니다', who: '조 장로, 청년부 은총, 찬양팀', hh: '=5, 9, 19' },
    steps: `
      gpio_write pin={p} value=1 | 본당 난방 | 예배가 열 시라 미리 덥혀야 합니다. 본당 난방은 {p}번, 교육관 난방은 {q}번인데 본당 쪽에 불을 지펴 주세요.
      gpio_write pin={q} value=0 | 교육관 난방 | 본당 난방은 {p}번, 교육관 난방은 {q}번입니다. 교육관은 오늘 안 쓰니 식혀 두세요(0).
      gpio_write pin={r} value=1 | 음향 | 음향 랙은 {r}번이에요. 마이크보다 먼저 전원이 들어가야 합니다. 넣어 주세요.
      gpio_write pin={s} value=0 | 십자가 등 | 민원이 있었습니다. 열한 시가 넘었으니 십자가 등({s})을 내려 주세요.
      gpio_read pin={u} | 종탑 문 | 종탑 문 접점은 {u}번입니다. 손대지 말고 값만요.
      cron_add schedule="0 {hh} * * 0" action=message text="{t}" | 주일 알림 | 주일(일요일)마다 {hh}시 정각에 "{t}"라는 메시지가 나오게 해 주세요.
      send_message channel=band to="{who}" text="{t}" | 밴드 개인 | band로 {who}에게만 "{t}"라고 전해 주세요.
      send_message channel=band text="{t}" | 밴드 전체 | band에 "{t}"라고 올려 주세요.
    `,
  },
  // 곤충 사육장
  {
    language: 'ko',
    event: 'mqtt bug/{rk} {"선반": "{rk}", "종": "{sp}", "온도": {t}, "습도": {h}, "령": {ag}}',
    slots: { rk: 'R1-4, 선반7, bug-C', sp: '=갈색거저리, 장수풍뎅이, 귀뚜라미, 동애등에', t: '21.0..31.9', h: '41..79', ag: '1..5', p: '6..10', q: '11..15', r: '16..20', s: '33..39' },
    steps: `
      gpio_write pin={p} value=1 | 히팅 | 히팅매트 {p} ON. 가습 {q} 그대로.
      gpio_write pin={q} value=0 | 가습 | 히팅매트 {p} 그대로. 가습 {q} OFF.
      gpio_write pin={r} value=1 | 배기 | 배기 {r} 기동.
      gpio_write pin={r} value=0 | 배기 | 배기 {r} 정지.
      memory_store key={rk} content="{sp} {ag}령" | 선반 메모 | 선반: 종 + " " + ○령
      mqtt_publish topic=bug/{rk}/set payload="{\\"t\\":27,\\"h\\":60}" | 설정값 | bug/선반/set ← {"t":27,"h":60}
      file_write path=bug/{sp}.csv content="{rk},{t},{h}" append=true | 종별 기록 | bug/종.csv 에 선반,온도,습도 추가
      file_write path=bug/{sp}.txt content="{rk}" | 위치 파일 | bug/종.txt = 선반 (새로 씀)
      pushover message="{rk} {h}%" title="{sp}" | 푸시 | 제목 종, 내용 "(선반) ○%"
    `,
  },
  // 연료전지 시험실
  {
    language: 'ko',
    event: 'webhook /fc/test {"스택": "{sk}", "전압": {v}, "H2": {h2}, "밸브": {"수소": {a}, "공기": {b}, "퍼지": {c}}, "보드": "{bd}"}',
    slots: { sk: 'ST-04, FC-B2, 스택12', v: '31.0..47.9', h2: '0..3 / 12..38', a: '2..8', b: '9..15', c: '16..26', bd: 'fc-io, 시험대2, stack-gw', run: 'run-3, fc-881, sop-c02' },
    steps: `
      @h2 failed "수소 농도 {h2}%" // gpio_write pin={a} value=0 board="{bd}" | 수소 차단 | 누설 수소가 10%를 넘었으면 실린 보드에서 수소 밸브를 0으로 차단한다. 넘지 않았으면 그대로 둔다(실패).
      gpio_write pin={b} value=1 board="{bd}" | 공기 공급 | 실린 보드에서 공기 밸브를 1로 올린다.
      gpio_write pin={c} value=1 board="{bd}" | 퍼지 시작 | 실린 보드에서 퍼지 밸브를 연다(1).
      gpio_write pin={c} value=0 board="{bd}" | 퍼지 끝 | 실린 보드에서 퍼지 밸브를 닫는다(0).
      gpio_read pin={a} board="{bd}" | 수소 밸브 확인 | 실린 보드에서 수소 밸브가 열려 있는지 읽는다.
      sop_cancel run_id={run} reason="수소 {h2}%" | 시험 취소 | {run:을} 취소한다. 사유는 "수소 ○%".
      sop_status run_id={run} | 시험 상태 | {run:이} 지금 어디까지 왔나 본다.
      memory_store key={sk} content="{v}V, H2 {h2}" | 스택 메모 | 스택에 "○V, H2 ○"라고 남긴다.
    `,
  },
  // 지방 라디오 방송국
  {
    language: 'ko',
    slots: { t: '=전화 연결 2분 뒤, 다음 곡은 트로트, 뉴스 들어갑니다, 시그널 다시, 광고 하나 빼기', who: '디제이 라희, 엔지니어 봉, 작가 수', p: '2..8', q: '9..15', r: '16..21', s: '22..27', hh: '=7, 12, 18', mm: '=28, 55, 58', sop: '=정시뉴스, 비상멘트, 송출전환' },
    steps: `
      send_message channel=talkback to="{who}" text="{t}" | 토크백 | talkback, {who}: {t}
      send_message channel=talkback text="{t}" | 토크백 전체 | talkback, 모두: {t}
      notify message="{t}" title="ON AIR" | 큐 화면 | 화면 알림. 제목 ON AIR. {t}
      notify message="{t}" | 큐 화면(본문만) | 화면 알림. 본문만: {t}
      cron_add schedule="{mm} {hh} * * *" action=procedure text={sop} | 송출 예약 | 매일 {hh}시 {mm}분 {sop} 절차.
      cron_add schedule="{mm} {hh} * * *" action=procedure text={sop} name=air-{hh} | 송출 예약(이름) | 매일 {hh}시 {mm}분 {sop} 절차. 예약명 air-{hh}.
      cron_add schedule="{mm} {hh} * * 1-5" action=procedure text={sop} timezone=Asia/Seoul | 송출 예약(평일) | 월~금 {hh}시 {mm}분 {sop} 절차. 시간대 Asia/Seoul.
      gpio_write pin={p} value=1 | ON AIR | 온에어 등 {p} 점등.
      gpio_write pin={q} value=0 | 마이크 | 마이크 릴레이 {q} 뗌. 온에어 등 {p}은 그대로.
      gpio_write pin={r} value=1 | 예비 송출 | 예비 송출기 {r} 살림. 주 송출기 {s}는 건드리지 않음.
    `,
  },
  // 농촌 체험 학교
  {
    language: 'ko',
    event: 'webhook /farm/school {"학교": "{sc}", "학년": {gr}, "인원": {n}, "체험": "{act}", "도착": "{tm}", "인솔": "{t}"}',
    slots: { sc: '한솔초, 늘푸른중, 다온유치원', gr: '1..6', n: '12..88', act: '=고구마 캐기, 모내기, 치즈 만들기, 누에 관찰', tm: '=09:40, 10:20, 13:10', t: '허 선생님, 김단비 교사, 학년부장', p: '89..92', q: '7..11' },
    steps: `
      send_message channel=kakao to="{t}" text="{act} {n}명 준비했습니다" | 인솔 선생님께 | 인솔하시는 분께 kakao로 "(체험) ○명 준비했습니다"라고 말씀드리면 됩니다. 학교 이름은 넣지 마세요.
      send_message channel=kakao to="{t}" text="{sc} {tm} 도착 확인" | 도착 확인 | 인솔하시는 분께 kakao로 "(학교) (도착) 도착 확인"이라고 말씀드리면 됩니다.
      memory_store key="{sc}" content="{act}, {n}명" | 학교 메모 | 내년에도 오실 수 있으니 학교 이름으로 체험과 인원을 남깁니다. "(체험), ○명" 모양입니다.
      memory_recall query="{sc}" | 작년엔 | 작년에 무슨 체험을 하셨는지 학교 이름으로 메모를 찾습니다. 개수는 정하지 않습니다.
      file_write path=school/{act}.txt content="{sc} {n}" append=true | 체험별 명단 | school/체험.txt 에 학교와 인원 숫자를 한 칸 띄워 이어 적습니다.
      notify message="{tm} {sc}" title="{act}" | 사무실 화면 | 사무실 컴퓨터 알림: 제목은 체험, 내용은 도착 시각과 학교입니다.
      sop_execute name=체험준비 payload={"체험인원":{n}} | 준비 | 체험준비 절차를 시작합니다. 인원을 '체험인원'이라는 이름으로 넘깁니다.
      gpio_write pin={q} value=1 | 손 씻는 물 | 아이들이 손을 씻어야 하니 급수 펌프({q})를 돌립니다.
      gpio_write pin={q} value=0 | 물 그치기 | 다들 갔으니 급수 펌프({q})를 쉬게 합니다.
    `,
  },
  // 배터리 재활용 공장
  {
    language: 'ko',
    event: 'mqtt batt/cell {"셀": "{id}", "전압": {v}, "온도": {t}, "트레이": {tr}, "판정": "{jd}"}',
    slots: { id: 'C-88120, LG-0331, 셀A77', v: '2.1..3.9', t: '22..39 / 61..88', tr: '40..99', jd: '=재사용, 방전, 폐기', p: '2..7', q: '8..13', r: '14..20', sp: '21..27' },
    steps: `
      @t failed "온도 {t}도" // gpio_write pin={sp} value=1 | 소화 | 셀 온도가 50도를 넘으면 소화 노즐({sp})을 터뜨린다(1). 넘지 않으면 터뜨리지 않는다.
      @t gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 이송 | 이송 벨트({p}): 50도 이하 셀이면 돌리고, 넘는 셀이면 세운다.
      gpio_write pin={q} value=0 | 방전기 | 방전기 {q}번의 접점을 뗀다. 충전기 {r}번은 붙어 있어야 한다.
      gpio_write pin={r} value=1 | 충전기 | 충전기 {r}번의 접점을 붙인다. 방전기 {q}번은 떨어져 있어야 한다.
      memory_store key={id} content="{jd}" | 판정 저장 | 셀 이름을 키로 판정만 저장한다.
      file_write path=batt/{jd}.csv content="{id},{v}" append=true | 판정별 목록 | batt/판정.csv 뒤에 셀,전압을 붙인다.
      mqtt_publish topic=batt/tray/{tr} payload="{jd}" | 트레이 표시 | batt/tray/트레이번호 로 판정을 발행한다.
      http_request url=http://mes.batt/cell/{id} method=PATCH body="{jd}" | MES | http://mes.batt/cell/셀 에 PATCH, 본문은 판정.
    `,
  },
  // 섬마을 보건지소
  {
    language: 'ko',
    event: 'webhook /island/clinic {"환자": "{pt}", "혈압": "{bp}", "약": "{md}", "다음방문": "{day}", "배편": "{sh}", "보호자번호": "{tel}"}',
    slots: { pt: '강복남, 우 할머니, 서판석', bp: '=128/76, 151/92, 117/70', md: '=혈압약 한 달, 무릎 파스, 당뇨약 2주, 기침약', day: '=2026-10-21, 2026-11-18, 2027-01-13', sh: '=첫배, 낮배, 막배', tel: '=010-4410-2286, 010-8861-0035', p: '2..9', q: '10..18' },
    steps: `
      cron_add schedule="{day}T09:00" action=message text="{pt} 방문" | 다음 방문 알림 | 다음에 찾아뵙는 날 09:00에 한 번, "(환자) 방문"이라는 메시지를 잡아 주이소.
      cron_add schedule="{day}T09:00" action=message text="{pt} 방문, {sh}" | 배편까지 | 다음에 찾아뵙는 날 09:00에 한 번, "(환자) 방문, (배편)"이라는 메시지를 잡아 주이소.
      send_message channel=sms to={tel} text="{md} 가져가세요" | 보호자 문자 | 보호자 번호로 sms를 보내이소. "(약) 가져가세요"
      memory_store key="{pt}" content="{bp}" | 혈압만 | 환자 이름으로 혈압만 적어 두이소.
      memory_store key="{pt}-약" content="{md}" | 약만 | "(환자)-약" 메모에 약을 적어 두이소.
      file_write path=clinic/{day}.txt content="{pt} {sh}" append=true | 방문 명단 | clinic/다음방문날.txt 뒤에 환자와 배편을 한 칸 띄워 적으이소.
      gpio_write pin={p} value=1 | 약 냉장고 | 발전기 돌아왔으이 약 냉장고({p}) 전기 넣으이소. 에어컨({q})은 안 됩니더.
      gpio_write pin={q} value=0 | 에어컨 | 약 냉장고({p})는 두고 에어컨({q}) 끄이소.
    `,
  },
  // 한식당 주방
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..11', r: '12..16', s: '17..21', u: '22..27', t: '=파 두 단 더, 육수 다 됨, 7번 상 반찬 추가, 예약 여섯 분, 솥밥 12분', f: '=주방/발주.txt, kitchen/order.txt', n: '2..20' },
    steps: `
      gpio_write pin={p} value=1 | 육수솥 | 육수솥 {p} / 밥솥 {q} / 식기세척 {r} / 배기 {s}. 육수솥 올려라.
      gpio_write pin={q} value=0 | 밥솥 | 육수솥 {p} / 밥솥 {q} / 식기세척 {r} / 배기 {s}. 밥 됐다. 밥솥 내려라.
      gpio_write pin={r} value=1 | 식기세척 | 육수솥 {p} / 밥솥 {q} / 식기세척 {r} / 배기 {s}. 설거지 돌려라.
      gpio_write pin={s} value=0 | 배기 | 육수솥 {p} / 밥솥 {q} / 식기세척 {r} / 배기 {s}. 마감이다. 배기 죽여라.
      gpio_read pin={u} | 가스 감지 | 가스 감지 {u} 읽어라.
      file_write path={f} content="{t}" append=true | 발주 쪽지 | {f} 밑에 붙여라: {t}
      file_read path={f} from_line={n} lines=2 | 발주 보기 | {f} {n}번째 줄부터 두 줄 봐라.
      pushover message="{t}" title="주방" | 사장 폰 | 사장 폰에 푸시. 제목 주방. {t}
      mqtt_publish topic=kitchen/hall payload="{t}" | 홀 단말 | kitchen/hall 로: {t}
    `,
  },
  // 대학 전산원, 계정
  {
    language: 'ko',
    event: 'webhook /idm/req {"학번": "{id}", "이름": "{nm}", "신청": "{rq}", "만료": "{day}", "지도교수": "{pf}", "승인": "{ap}"}',
    slots: { id: '20261184, 2025330471, A2240017', nm: '오하람, 제갈민, Nguyen Lan', rq: '=서버 계정, VPN, GPU 시간, 메일 복구', day: '=2026-12-31, 2027-02-28, 2027-08-31', pf: '성 교수, 진가람 교수, Prof. Ahn', ap: '=승인, 허가 / 반려, 대기', tok: 'idm-33f, sso.k2, API-0091' },
    steps: `
      @ap http_request url=https://idm.univ.kr/u/{id} method=PUT headers={"X-Idm":"{tok}"} body="{day}" // failed "신청이 {ap} 상태이다" | 만료 연장 | 승인된 신청에 한하여 https://idm.univ.kr/u/학번 에 PUT 요청을 보냅니다. X-Idm 헤더는 {tok}, 본문은 만료일입니다. 승인 전이면 보내지 않습니다.
      http_request url=https://idm.univ.kr/u/{id} headers={"X-Idm":"{tok}"} | 계정 조회 | https://idm.univ.kr/u/학번 을 X-Idm 헤더({tok})와 함께 조회합니다.
      @ap sop_execute name=계정발급 payload={"학번":"{id}","신청":"{rq}"} // failed "신청이 {ap} 상태이다" | 계정 발급 | 승인이 난 건이면 계정발급 절차를 시작하며 학번과 신청을 같은 이름으로 넘깁니다. 아니면 시작하지 않습니다.
      send_message channel=mail to="{pf}" text="{nm} {rq} 신청" | 교수님께 | mail 채널로 지도교수께 "(이름) (신청) 신청"이라고 알립니다.
      send_message channel=mail to={id} text="{rq} 처리 중입니다" | 학생에게 | mail 채널로 학번 앞으로 "(신청) 처리 중입니다"라고 알립니다.
      cron_add schedule="{day}T09:00" action=procedure text=계정정지 name={id} | 만료일 정지 | 만료일 09:00에 한 번 계정정지 절차를 예약하고 예약 이름은 학번으로 합니다.
      cron_add schedule="{day}T09:00" action=message text="{nm} 만료" | 만료일 알림 | 만료일 09:00에 한 번 "(이름) 만료" 메시지를 예약합니다.
      file_write path=idm/{id}.txt content="{nm}, {rq}" append=true | 이력 | idm/학번.txt 뒤에 "(이름), (신청)"을 덧붙입니다.
    `,
  },
  // 자전거 공방
  {
    language: 'ko',
    slots: { bk: '=미니벨로, 로드 52, 쌀집 자전거, 따릉이 개조', fx: '=체인 교체, 브레이크 선, 휠 트루잉, 튜브 두 개', cu: '우유배달 형, 솔이, 동호회장', p: '2..7', q: '8..13', r: '14..20', s: '21..27', w: '=돌려, 살려, 붙여 / 세워, 죽여, 떼' },
    steps: `
      @w gpio_write pin={p} value=1 // gpio_write pin={p} value=0 | 콤프 | 콤프 {p}번 {w}.
      @w gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 세척기 | 세척기({q})를 {w}. 콤프({p})는 놔두고.
      gpio_write pin={r} value=1 | 작업등 | 작업등 {r}번 밝혀.
      gpio_write pin={r} value=0 | 작업등 | 작업등 {r}번 거둬(끔).
      gpio_read pin={s} | 셔터 | 셔터 {s}번 읽어.
      memory_store key="{cu}" content="{bk} {fx}" | 맡긴 자전거 | {cu} → {bk} {fx}
      memory_forget key="{cu}" | 찾아감 | {cu} 찾아갔다. 메모 없애.
      send_message channel=kakao to="{cu}" text="{bk} 다 고쳤어요" | 연락 | kakao, {cu}, "{bk} 다 고쳤어요"
      file_write path=bike/log.txt content="{fx}" append=true | 일지 | bike/log.txt 밑에 {fx}
    `,
  },
  // 위성 수신국
  {
    language: 'ko',
    event: 'mqtt sat/pass {"위성": "{st}", "시작": "{a}", "고각": {el}, "안테나": "{an}", "모터핀": {m}, "LNA핀": {l}, "운영자": "{op}"}',
    slots: { st: '=KPS-2, 누리관측 3, METEOR M2', a: '=2026-10-09T04:12, 2026-10-31T19:40, 2027-01-15T11:05', el: '8..19 / 35..88', an: 'ANT-1, 3m급, X-dish', m: '2..7', l: '20..27', op: '운영자 휘, 관제 노을, 당직 섭' },
    steps: `
      cron_add schedule={a} action=procedure text=추적 name="{st}" | 추적 예약 | 통과 시작 시각에 한 번 추적 절차. 예약 이름은 위성.
      cron_add schedule={a} action=procedure text=추적 | 추적 예약(이름 없음) | 통과 시작 시각에 한 번 추적 절차.
      cron_add schedule={a} action=message text="{st} 통과" | 통과 메시지 | 통과 시작 시각에 한 번 "(위성) 통과" 메시지.
      @el failed "고각 {el}도" // gpio_write pin={l} value=1 | LNA | 고각 20도를 넘는 통과만 LNA핀을 켠다. 낮은 통과는 켜지 않는다.
      gpio_write pin={m} value=1 | 구동 | 모터핀에 전원을 준다.
      gpio_write pin={m} value=0 | 구동 정지 | 모터핀에서 전원을 거둔다. LNA는 두고.
      gpio_read pin={l} | LNA 확인 | LNA핀을 읽는다.
      send_message channel=ops to="{op}" text="{st} {el}도" | 운영자 | ops로 운영자에게 "(위성) ○도"(고각).
      memory_store key="{st}" content="{an}" | 안테나 | 위성에 어느 안테나인지 적는다.
    `,
  },
  // 공동 텃밭
  {
    language: 'ko',
    slots: { pl: '=상추 이랑, 고추 이랑, 3번 텃밭, 허브 상자', who: '단풍네, 이안이네, 텃밭지기', t: '=진딧물 약 쳤어요, 물은 저녁에 주세요, 퇴비 두 포대 남음, 지지대 세워 주세요', p: '2..7', q: '8..13', r: '14..20', s: '21..27', hh: '=6, 18, 19', id: 'job-5, c12, plan-3' },
    steps: `
      gpio_write pin={p} value=1 | 물 틀기 | 앞밭 {p}, 뒷밭 {q}, 퇴비장 송풍 {r}. 앞밭에 물을 틀어요.
      gpio_write pin={q} value=0 | 물 잠그기 | 앞밭 {p}, 뒷밭 {q}, 퇴비장 송풍 {r}. 뒷밭 물은 잠가요.
      gpio_write pin={r} value=1 | 송풍 | 앞밭 {p}, 뒷밭 {q}, 퇴비장 송풍 {r}. 퇴비에 바람을 넣어요.
      gpio_read pin={s} | 빗물통 | 빗물통({s})에 물이 있나 읽어요.
      cron_add schedule="0 {hh} * * *" action=message text="{pl} 물 주기" | 물 주기 알림 | 매일 {hh}시 정각 "{pl} 물 주기" 메시지요.
      cron_remove id={id} | 알림 빼기 | 장마예요. {id} 예약을 빼요.
      send_message channel=band to="{who}" text="{t}" | 이웃에게 | band로 {who}에 "{t}"라고 알려요.
      memory_store key="{pl}" content="{t}" | 밭 메모 | {pl}에 대해 "{t}"라고 적어요.
      file_write path=garden/note.txt content="{pl}: {t}" append=true | 텃밭 일지 | garden/note.txt 끝에 "{pl}: {t}"를 이어요.
    `,
  },
  // 반찬 공장 품질
  {
    language: 'ko',
    event: 'webhook /qc/metal {"제품": "{pd}", "로트": "{lot}", "검출": "{mt}", "라인": {ln}, "벨트핀": {bp}, "배출핀": {ep}, "책임": "{who}"}',
    slots: { pd: '=연근조림, 멸치볶음, 깻잎지', lot: 'L26-881, 0412B, QX-19', mt: '=철, 스텐 / 없음, 불검출', ln: '1..4', bp: '5..14', ep: '15..26', who: '품질 담당 아라, 공장장 석, 야간 품질' },
    steps: `
      @mt gpio_write pin={ep} value=1 // failed "금속이 {mt}이다" | 배출 | 금속이 나온 제품만 배출핀을 1로 하여 밀어낸다. 나오지 않은 것은 밀어내지 않는다.
      @mt gpio_write pin={bp} value=0 // gpio_write pin={bp} value=1 | 벨트 | 금속이 나왔으면 벨트핀을 0으로 세우고, 나오지 않았으면 1로 계속 돌린다.
      @mt send_message channel=teams to="{who}" text="{lot} {mt} 검출" // failed "금속이 {mt}이다" | 책임자에게 | 금속이 나온 때만 teams로 책임자에게 "(로트) (금속) 검출".
      gpio_read pin={bp} | 벨트 확인 | 벨트핀을 읽는다.
      memory_store key={lot} content="{pd} 라인 {ln}" | 로트 메모 | 로트에 "(제품) 라인 ○".
      file_write path=qc/{lot}.txt content="{pd}" | 로트 파일 | qc/로트.txt 를 제품 이름만으로 새로 쓴다.
      file_write path=qc/all.csv content="{lot},{ln},{mt}" append=true | 전체 대장 | qc/all.csv 에 로트,라인,검출을 추가한다.
      notify message="라인 {ln} {mt}" title="{pd}" | 현장 화면 | 제목은 제품, 내용은 "라인 ○ (검출)".
    `,
  },
  // 학교 숙직 전담
  {
    language: 'ko',
    slots: { p: '2..6', q: '7..11', r: '12..16', s: '17..21', u: '22..27', b: '본관함, gate-io, night-pi', tel: '=010-3321-0087, 02-771-4432', t: '=3층 창문 열려 있음, 체육관 불 켜져 있었음, 외부인 한 명 나감, 특이사항 없음', f: '=숙직/일지.txt, night/2026.txt' },
    steps: `
      gpio_write pin={p} value=0 board="{b}" | 본관 등 | {b} 보드 {p}번이 본관 복도 등. 다 나갔으니 내림.
      gpio_write pin={q} value=1 board="{b}" | 외곽등 | {b} 보드 {q}번이 외곽등. 날 저물었으니 올림.
      gpio_write pin={r} value=1 | 경비 | 기계경비 {r}번, 1이 경계. 경계로 돌림.
      gpio_write pin={r} value=0 | 경비 해제 | 기계경비 {r}번, 1이 경계고 0이 해제. 아침이니 해제.
      gpio_write pin={s} value=1 | 교문 | 교문 {s}번, 1이 열림. 급식차 왔으니 엶.
      gpio_read pin={u} board="{b}" | 체육관 문 | {b} 보드 {u}번, 체육관 문 읽음.
      file_write path={f} content="{t}" append=true | 일지 | {f}에 이어서 "{t}"
      send_message channel=sms to={tel} text="{t}" | 행정실장 문자 | {tel} 번으로 sms "{t}"
      memory_store key=숙직 content="{t}" | 인계 | 메모 "숙직"에 "{t}"
    `,
  },
  // 실험동물실
  {
    language: 'ko',
    event: 'mqtt vivarium/{rm} {"실": "{rm}", "차압": {dp}, "암모니아": {nh}, "조도": {lx}, "과제": "{pj}", "담당": "{who}"}',
    slots: { rm: 'SPF-2, 사육실4, ABSL-1', dp: '1..4 / 11..19', nh: '20..29', lx: '150..320', pj: 'IACUC-0412, P26-17, 과제882', who: '수의사 정안, 기술원 다빛, 실장 모', p: '30..33', q: '34..37', r: '38..42' },
    steps: `
      @dp gpio_write pin={p} value=1 // failed "차압 {dp}Pa로 정상" | 급기 증속 | 차압이 8 Pa 미만으로 무너진 실에 한하여 급기팬 {p}번 기동.
      @dp send_message channel=teams to="{who}" text="{rm} 차압 {dp}" // failed "차압 {dp}Pa로 정상" | 담당 통보 | 차압 8 Pa 미만 시 teams로 담당자에게 "(실) 차압 ○". 이상 없으면 통보하지 않음.
      gpio_write pin={q} value=0 | 명암 주기 | 암기 시작. 조명 {q}번 소등, 급기 {p}번 무조작.
      gpio_write pin={q} value=1 | 명기 | 명기 시작. 조명 {q}번 점등.
      gpio_read pin={r} | 인터록 | 에어록 {r}번 판독.
      memory_store key={pj} content="{rm}" | 과제 위치 | 과제번호에 실 이름.
      file_write path=viv/{rm}.csv content="{dp},{nh},{lx}" append=true | 환경 기록 | viv/실.csv 에 차압,암모니아,조도 추가.
      cron_add schedule="0 7 * * *" action=procedure text=점등확인 name="{rm}" | 점등 확인 | 매일 7시 정각 점등확인 절차. 예약 이름은 실.
    `,
  },
  // 목욕 용품 공방(비누)
  {
    language: 'ko',
    slots: { so: '=라벤더 비누, 쌀겨 비누, 숯 비누, 아이용 무향', ly: '=가성소다 계량 끝, 트레이스 나옴, 보온 24시간, 커팅 전', cu: '선물가게 달, 요가원, 이웃집 다경', p: '2..8', q: '9..15', r: '16..22', d: '=2026-10-30, 2026-12-01, 2027-01-11', k: '=숙성, soap-note, 작업판' },
    steps: `
      memory_store key="{k}" content="{so}, {ly}" | 작업 메모 | {k}에 이렇게요: "{so}, {ly}"
      memory_store key="{so}" content="{ly}" | 비누별 메모 | {so} 이름으로 "{ly}"만요.
      memory_recall query="{so}" limit=2 | 지난 메모 | {so} 메모를 두 개까지만 찾아요.
      cron_add schedule="{d}T10:00" action=message text="{so} 숙성 끝" | 숙성 끝 | {d} 10:00에 한 번 "{so} 숙성 끝" 메시지예요.
      cron_add schedule="{d}T10:00" action=message text="{so} 숙성 끝" delivery={"channel":"kakao"} | 숙성 끝(카톡) | {d} 10:00에 한 번 "{so} 숙성 끝" 메시지가 kakao 채널로 나가게요.
      send_message channel=kakao to="{cu}" text="{so} 준비됐어요" | 손님께 | 예약 말고 지금, kakao로 {cu}께 "{so} 준비됐어요"라고요.
      gpio_write pin={p} value=1 | 블렌더 | 블렌더({p}) 저어요(1). 핫플레이트({q})는 식는 중이에요.
      gpio_write pin={q} value=0 | 핫플레이트 | 핫플레이트({q})를 식혀요. 전기 빼 주세요.
      gpio_read pin={r} | 온도 스위치 | 온도 스위치({r})를 읽어요.
    `,
  },
  // 도로 관리 사업소
  {
    language: 'ko',
    event: 'mqtt road/{sec} {"구간": "{sec}", "노면온도": {t}, "상태": "{st}", "염수핀": {sp}, "경고판핀": {wp}, "제어함": "{bd}", "반장": "{who}"}',
    slots: { sec: '=한티재, 솔고개, 강변 3km, 터널 북측', t: '-9..-2 / 4..12', st: '=건조, 습윤, 결빙, 적설', sp: '2..13', wp: '14..26', bd: 'road-box2, 고개함, rtu-north', who: '도로 반장 엄, 제설 2반, 야간 반장' },
    steps: `
      @t gpio_write pin={sp} value=1 board="{bd}" // failed "노면 {t}도" | 염수 분사 | 노면이 영하일 때만 알려 온 제어함 보드의 염수핀을 켠다. 영상이면 뿌리지 않는다.
      @t gpio_write pin={wp} value=1 board="{bd}" // gpio_write pin={wp} value=0 board="{bd}" | 경고판 | 알려 온 제어함 보드의 경고판핀: 노면이 영하면 점등, 영상이면 소등.
      gpio_write pin={sp} value=0 board="{bd}" | 염수 그침 | 알려 온 제어함 보드에서 염수핀을 끈다.
      gpio_read pin={wp} board="{bd}" | 경고판 확인 | 알려 온 제어함 보드에서 경고판핀을 읽는다.
      board_info board="{bd}" | 제어함 확인 | 알려 온 제어함 보드가 연결되어 있는지 본다.
      send_message channel=radio to="{who}" text="{sec} {st}" | 반장 무전 | radio로 반장에게 "(구간) (상태)".
      mqtt_publish topic=road/{sec}/sign payload="{\\"msg\\": \\"결빙 주의\\"}" | 문자식 표지 | road/구간/sign 에 {"msg": "결빙 주의"} 를 발행한다.
      file_write path=road/{sec}.csv content="{t},{st}" append=true | 구간 기록 | road/구간.csv 에 노면온도,상태를 추가한다.
    `,
  },
  // 1인 출판사
  {
    language: 'ko',
    event: 'manual - {"책": "{bk}", "저자": "{au}", "원고": "{f}", "마감": "{day}", "쇄": {ed}, "인쇄소": "{pr}"}',
    slots: { bk: '=바다의 문법, 작은 기계들, 늦은 점심, 눈 치우는 사람', au: '나희수, 방이현, 로아 정', f: 'books/바다/원고_3교.docx, ms/final2.md, 원고/늦은점심.txt', day: '=2026-10-25, 2026-12-08, 2027-03-31', ed: '1..7', pr: '=다온인쇄, 파주제책, 새로찍다' },
    steps: `
      file_read path={f} from_line=1 lines=30 | 원고 첫머리 | 원고를 1줄부터 30줄 읽는다. 경로는 적어 둔 대로.
      file_read path={f} | 원고 전체 | 원고를 전부 읽는다. 경로는 적어 둔 대로.
      file_search query="{au}" path=books | 저자 찾기 | books 폴더에서 저자 이름이 나오는 파일을 찾는다.
      file_search query="{bk}" | 책 찾기 | 책 제목이 나오는 파일을 폴더 가리지 않고 찾는다.
      cron_add schedule="{day}T18:00" action=message text="{bk} 마감" | 마감 알림 | 마감 날 18:00에 한 번 "(책) 마감" 메시지.
      cron_add schedule="{day}T18:00" action=prompt text="{bk} 교정 상태를 정리해 줘" | 마감 정리 시키기 | 마감 날 18:00에 한 번 "(책) 교정 상태를 정리해 줘"라는 prompt.
      send_message channel=mail to="{pr}" text="{bk} {ed}쇄 부탁드립니다" | 인쇄소 메일 | mail 채널로 인쇄소에 "(책) ○쇄 부탁드립니다".
      send_message channel=mail to="{au}" text="{bk} 마감은 {day}입니다" | 저자 메일 | mail 채널로 저자에게 "(책) 마감은 (날짜)입니다".
      memory_store key="{bk}" content="{pr}, {ed}쇄" | 책 메모 | 책 제목에 "(인쇄소), ○쇄".
      memory_store key="{au}" content="{bk}" | 저자 메모 | 저자 이름에 책 제목.
    `,
  },
];
