import type { Scene } from '../../scene';

/** Lists that the step brings, and the one entry that is meant: Korean, part 5. */
export const tabledKo5: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 딸기/베드 {"베드": "{bd}", "EC": {ec}, "pH": {ph}}',
    slots: { bd: '=가1, 가2 / 나1, 나2 / 다1, 다2', ec: '0.6..2.4', ph: '5.1..7.4', a: '2..27', b: '2..27', c: '2..27', m: '2..27', bx1: 'ddal-1, 가동함', bx2: 'ddal-2, 나동함', s1: '=200, 220', s2: '=310, 330', u: 'nutri-3, 10.8.1.9' },
    tools: ['ttalgi_dose(bed, ml: int, part: A|B): 양액', 'ttalgi_pick(bed, crew: text): 수확 배정'],
    steps: `
      @bd gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 급액 | 가동{a}번,나동{b}번,다동{c}번. 베드 이름 첫 글자가 동이다. 그 동 급액 열어(1)
      @bd gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 급액 그만 | 동별 밸브는 다 {c} / 나 {b} / 가 {a}. 베드 이름의 첫 글자를 보고 그 동을 잠가 주세요. 0이 잠김이에요.
      gpio_write pin={m} value=1 board={bx2} | 나동 교반 | 교반기는 가동 {bx1} 보드 {a}번, 나동 {bx2} 보드 {m}번. 나동 교반기를 켠다.
      gpio_write pin={a} value=0 board={bx1} | 가동 교반 | 교반기는 가동 {bx1} 보드 {a}번, 나동 {bx2} 보드 {m}번. 가동 교반기를 끈다.
      gpio_read pin={c} | 다동 밸브 | 가 {a} 나 {b} 다 {c}. 다 것을 읽을 것.
      @bd ttalgi_dose bed={bd} ml={s1} part=A // ttalgi_dose bed={bd} ml={s2} part=A // ttalgi_dose bed={bd} ml={s1} part=B | 양액 | 가동은 A액 {s1}ml, 나동은 A액 {s2}ml, 다동은 B액 {s1}ml을 줍니다. 보고한 베드에.
      @bd ttalgi_pick bed={bd} crew=아침조 // ttalgi_pick bed={bd} crew=아침조 // ttalgi_pick bed={bd} crew=저녁조 | 수확조 | 가동·나동은 아침조, 다동은 저녁조 담당. 그 베드를 배정.
      @bd http_request url=http://{u}/valve/a // http_request url=http://{u}/valve/b // http_request url=http://{u}/valve/c | 상태 주소 | 가동 a, 나동 b, 다동 c. http://{u}/valve/ 뒤에 그 동 글자를 붙여 부른다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /출석기 {"사번": "{id}", "부서": "{dp}", "구분": "{k}"}',
    slots: { id: 'E-1044, 사2208, 7719', dp: '=생산, 제조 / 영업, 판매 / 연구, 개발 / 파견', k: '=출근, 들어옴 / 퇴근, 나감', a: '2..27', b: '2..27', c: '2..27', g1: '2..27', g2: '2..27', f1: '=근태/생산.csv, hr/make.csv', f2: '=근태/영업.csv, hr/sell.csv', f3: '=근태/연구.csv, hr/lab.csv', c1: 'hr-make, 생산방', c2: 'hr-sell, 영업방', c3: 'hr-lab, 연구방' },
    tools: ['geuntae_mark(id, kind: in|out): 출퇴근', 'geuntae_seat(id, floor: int): 자리'],
    steps: `
      @k gpio_write pin={g1} value=1 // gpio_write pin={g2} value=1 | 문 | 들어오는 문 {g1}, 나가는 문 {g2}. 출근이면 앞의 것을, 퇴근이면 뒤의 것을 연다.
      @k gpio_write pin={g2} value=0 // gpio_write pin={g1} value=0 | 다른 문 막기 | 출근이면 퇴근문({g2})을 막고 퇴근이면 출근문({g1})을 막는다. 0이 막힘.
      @dp gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "파견은 등이 없다" | 부서등 | 생산(제조) {a}, 영업(판매) {b}, 연구(개발) {c}. 찍은 사람 부서 등을 켜고, 등이 없는 부서면 실패.
      gpio_read pin={b} | 영업등 | 생산 {a} / 영업 {b} / 연구 {c}. 영업 것 읽기.
      @k geuntae_mark id={id} kind=in // geuntae_mark id={id} kind=out | 기록 | 들어옴은 in, 나감은 out. 그 사번으로.
      @dp geuntae_seat id={id} floor=2 // geuntae_seat id={id} floor=5 // geuntae_seat id={id} floor=7 // failed "파견은 자리가 없다" | 자리 | 층: 제조(생산) 2, 판매(영업) 5, 개발(연구) 7. 그 사번의 자리. 자리 없는 부서는 실패.
      @dp file_write path={f1} content="{id}" append=true // file_write path={f2} content="{id}" append=true // file_write path={f3} content="{id}" append=true // failed "파견 파일은 없다" | 근태표 | 생산·제조 {f1}, 영업·판매 {f2}, 연구·개발 {f3}. 사번을 그 부서 파일 끝에. 파일 없는 부서면 실패.
      @dp send_message channel="{c1}" text="{id}" // send_message channel="{c2}" text="{id}" // send_message channel="{c3}" text="{id}" // failed "파견 채널은 없다" | 채널 | 채널은 생산/제조 {c1}, 영업/판매 {c2}, 연구/개발 {c3}. 사번만 보낸다. 받는 이 없음. 채널이 없으면 실패.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수문/{g} {"수문": "{g}", "하천수위": {lv}, "조석": "{td}"}',
    slots: { g: '=상류문, 위 / 중류문, 가운데 / 하류문, 아래', lv: '0.4..5.8', td: '=밀물, 들물 / 썰물, 날물', a: '2..27', b: '2..27', c: '2..27', al: '2..27', d1: '=20, 25', d2: '=50, 55', d3: '=90, 95', n1: '물관리 채, 제방 1', n2: '물관리 홍, 제방 2' },
    tools: ['sumun_open(gate: up|mid|down, percent: int): 수문 개도', 'sumun_siren(km: num, seconds: int): 강변 사이렌'],
    steps: `
      @g gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=0 | 수문 닫기 | 상류문(위) {a}번 LOW에서 닫힘 / 중류문(가운데) {b}번 HIGH에서 닫힘 / 하류문(아래) {c}번 LOW에서 닫힘. 보고된 문을 닫는다.
      @g gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=1 | 수문 열기 | 위 {a}번은 HIGH 열림, 가운데 {b}번은 LOW 열림, 아래 {c}번은 HIGH 열림(상류, 중류, 하류). 보고된 문을 연다.
      gpio_write pin={b} value=1 | 중류문 닫기 | 중류문 {b:은} HIGH에서 닫히고 하류문 {c:은} LOW에서 닫힘. 중류문을 닫음.
      gpio_write pin={c} value=0 | 하류문 닫기 | 중류문 {b:은} HIGH에서 닫히고 하류문 {c:은} LOW에서 닫힘. 하류문을 닫음.
      gpio_read pin={al} | 경보 접점 | 수문 {a} {b} {c}, 경보 {al}. 경보 접점을 본다.
      @g sumun_open gate=up percent={d1} // sumun_open gate=mid percent={d2} // sumun_open gate=down percent={d3} | 개도 | 개도표 — 상류(위) {d1}%, 중류(가운데) {d2}%, 하류(아래) {d3}%. 온 수문만.
      @td send_message channel=radio to="{n1}" text="물때 확인" // send_message channel=radio to="{n2}" text="물때 확인" | 무전 | 밀물(들물) 때는 {n1}, 썰물(날물) 때는 {n2}. radio로 지금 물때 담당에게 "물때 확인".
      @td sumun_siren km=2.5 seconds=30 // sumun_siren km=1 seconds=10 | 사이렌 | 들물(밀물) 2.5km 30초, 날물(썰물) 1km 10초. 조석대로 울림.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', x: '=1호차 / 2호차 / 3호차 / 9호차', y: '=가득, 100퍼센트 / 반만, 절반', w: '=켜 둬 / 꺼 둬', n1: '차고 위, 두산', n2: '차고 봉, 누리', n3: '차고 견, 별하', c1: 'EV-11, 전1', c2: 'EV-22, 전2', c3: 'EV-33, 전3' },
    tools: ['chungjeon_set(charger, percent: int, amp?: int): 충전', 'chungjeon_free(charger): 충전 끝', 'chungjeon_owner(name, charger): 주인'],
    steps: `
      @x gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "9호차 자리가 없다" | {x} 충전 | 충전 릴레이: 1호차={a} 2호차={b} 3호차={c}. {x} 릴레이를 붙여(1). 없는 차면 실패.
      @x gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "9호차 릴레이가 없다" | {x} 그만 | {x} 충전을 끊자. 3호차가 {c}, 1호차가 {a}, 2호차가 {b}. 0이 끊김. 표에 없는 차면 실패로.
      @w gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | 차고등 | 릴레이 {a}, {b}, {c} 말고 차고등 {d}번만 {w}.
      gpio_read pin={c} | 3호차 | 1호차={a} 2호차={b} 3호차={c} 중 3호차 것 읽어 봐.
      @x chungjeon_set charger={c1} percent=80 // chungjeon_set charger={c2} percent=90 // chungjeon_set charger={c3} percent=70 // failed "9호차 충전기가 없다" | 목표 | 1호차 {c1} 80%, 2호차 {c2} 90%, 3호차 {c3} 70%. {x:로} 맞춘다. 전류는 두기. 표에 없으면 실패.
      @y chungjeon_set charger={c2} percent=100 amp=32 // chungjeon_set charger={c2} percent=50 amp=16 | {y} | 가득(100퍼센트)이면 32암페어, 반(50퍼센트)이면 16암페어로. {c2} 충전기, 이번엔 {y}.
      @x chungjeon_owner name="{n1}" charger={c1} // chungjeon_owner name="{n2}" charger={c2} // chungjeon_owner name="{n3}" charger={c3} // failed "9호차 주인을 모른다" | 주인 | 1호차 {n1} {c1} / 2호차 {n2} {c2} / 3호차 {n3} {c3}. {x} 줄을 등록. 줄이 없으면 실패.
      chungjeon_free charger={c3} | 세 번째 | 충전기 {c1}, {c2}, {c3} 가운데 세 번째 것을 끝낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /병리/{k} {"검체": "{sp}", "종류": "{k}", "긴급": "{ur}"}',
    slots: { sp: 'P26-0041, B-771, 검3310', k: '=혈액, 피 / 소변, 뇨 / 조직, 생검 / 객담', ur: '=예, 응급 / 아니오, 보통', a: '2..27', b: '2..27', c: '2..27', r: '2..27', e: '2..27', v1: '=3000, 3200', v2: '=1500, 1600', n1: '판독 주, 유나', n2: '판독 서, 건우' },
    tools: ['byeongri_spin(sample, rpm: int, minutes?: int): 원심', 'byeongri_queue(sample, desk: blood|urine|tissue): 접수대'],
    steps: `
      @k gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "객담 투입구는 없다" | 투입구 | 혈액 투입구 {a}, 소변 투입구 {b}, 조직 투입구 {c}. 접수된 종류의 투입구를 연다. 피는 혈액, 뇨는 소변, 생검은 조직. 투입구가 없으면 실패.
      @ur gpio_write pin={e} value=1 // gpio_write pin={r} value=1 | 등 | 응급등 {e} / 보통등 {r}. 긴급 여부에 맞는 등을 켠다.
      gpio_read pin={a} | 혈액 투입구 | {c} 조직, {b} 소변, {a} 혈액. 혈액 쪽 읽기.
      gpio_write pin={b} value=0 | 소변 투입구 | {c} 조직, {b} 소변, {a} 혈액. 소변 쪽은 막기(0).
      @k byeongri_spin sample={sp} rpm={v1} // byeongri_spin sample={sp} rpm={v2} // failed "조직은 돌리지 않는다" // failed "객담은 회전수가 없다" | 원심 | 혈액(피) {v1}rpm, 소변(뇨) {v2}rpm. 그 검체를. 시간은 기계에 맡김. 회전수가 없는 종류는 실패.
      @k byeongri_queue sample={sp} desk=blood // byeongri_queue sample={sp} desk=urine // byeongri_queue sample={sp} desk=tissue // failed "객담 접수대가 없다" | 접수대 | 피·혈액 blood, 뇨·소변 urine, 생검·조직 tissue 접수대. 없는 것은 실패.
      @ur send_message channel=lab to="{n1}" text="{sp}" // send_message channel=lab to="{n2}" text="{sp}" | 판독 | 응급은 {n1}, 보통은 {n2}. lab 채널로 검체 번호만.
      @ur pushover message="{sp}" title=응급 // failed "응급이 아니다" | 푸시 | 응급이면 제목 "응급", 내용은 검체 번호로 푸시. 응급이 아니면 실패.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 놀이공원/{rd} {"기구": "{rd}", "대기분": {mn}, "바람": {wd}}',
    slots: { rd: '=회전목마, 목마 / 바이킹, 배 / 관람차, 바퀴', mn: '5..90', wd: '1..9 / 16..25', a: '2..27', b: '2..27', c: '2..27', m: '2..27', p1: '=왈츠, 동요', p2: '=북소리, 행진곡', p3: '=재즈, 발라드', bd: 'ride-io, 운전실' },
    tools: ['nori_music(ride: carousel|ship|wheel, tune): 음악', 'nori_gate(ride: carousel|ship|wheel, people: int): 입장'],
    steps: `
      @rd gpio_write pin={a} value=1 board="{bd}" // gpio_write pin={b} value=1 board="{bd}" // gpio_write pin={c} value=1 board="{bd}" | 기구 조명 | 조명은 {bd} 보드에 목마 {a} · 배 {b} · 바퀴 {c}로 모여 있다(회전목마, 바이킹, 관람차의 별명). 보고 온 기구 조명을 켠다.
      @rd gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 조명 끄기 | 관람차(바퀴) {c}, 바이킹(배) {b}, 회전목마(목마) {a}. 그 기구 조명 끄기.
      gpio_write pin={m} value=0 | 매표등 | 기구 조명은 {a}, {b}, {c}이고 매표소등은 {m}. 매표소등을 끕니다.
      @wd gpio_read pin={b} // failed "바람이 {wd}m/s로 세다" | 바이킹 점검 | 목마 {a}, 바이킹 {b}, 관람차 {c}. 바람 15 아래일 때만 바이킹 핀을 읽고, 세면 실패.
      @rd nori_music ride=carousel tune={p1} // nori_music ride=ship tune={p2} // nori_music ride=wheel tune={p3} | 음악 | 회전목마(목마) {p1}, 바이킹(배) {p2}, 관람차(바퀴) {p3}. 보고한 기구에 튼다.
      @rd nori_gate ride=carousel people=20 // nori_gate ride=ship people=32 // nori_gate ride=wheel people=4 | 입장 | 한 번에 목마 20명, 배 32명, 바퀴 4명 (회전목마·바이킹·관람차). 그 기구에 들인다.
      @wd notify message="정상 운행" // notify message="운행 중지" | 알림 | 바람이 15 넘으면 "운행 중지", 아니면 "정상 운행"이라고 이 컴퓨터에 띄운다.
      @rd mqtt_publish topic=ride/1/wait payload={mn} // mqtt_publish topic=ride/2/wait payload={mn} // mqtt_publish topic=ride/3/wait payload={mn} | 대기 | ride/1/wait 회전목마(목마), ride/2/wait 바이킹(배), ride/3/wait 관람차(바퀴). 대기분 숫자를 그 토픽에.
    `,
  },
  {
    language: 'ko',
    earlier: ['도면 검색 | file_search → 조명도면: L1={a}, L2={b}, L3={c} / 콘센트도면: S1={d}, S2={e}', '민원 | note → {w}'],
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', e: '2..27', w: '=L1, L1 회로 / L2, L2 회로 / S1, S1 회로 / S2, S2 회로', on: '=살려, 올려 / 죽여, 내려', n1: '조명반 변, 하늬', n2: '전열반 승, 도담', bd: 'panel-io, 분전함' },
    tools: ['jeongi_tag(circuit, colour: text): 꼬리표', 'jeongi_amp(circuit): 전류를 잰다'],
    steps: `
      @w gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={d} value=0 // gpio_write pin={e} value=0 | 민원 회로 내림 | 민원에 나온 회로를 도면에서 찾아 0으로.
      @on gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | L3 | 도면의 L3을 {on}. 1이 산 것.
      @on gpio_write pin={d} value=1 board={bd} // gpio_write pin={d} value=0 board={bd} | S1 | {bd} 보드의 S1을 {on}. 도면 번호 그대로, 1이 산 것.
      gpio_read pin={e} | S2 | 콘센트도면의 둘째 회로를 읽기.
      gpio_read pin={b} | L2 | 조명도면의 둘째 회로를 읽기.
      @w send_message channel=radio to="{n1}" text="확인 부탁" // send_message channel=radio to="{n1}" text="확인 부탁" // send_message channel=radio to="{n2}" text="확인 부탁" // send_message channel=radio to="{n2}" text="확인 부탁" | 담당반 | L로 시작하는 회로는 {n1}, S로 시작하는 회로는 {n2}. 민원 회로 담당에게 radio로 "확인 부탁".
      @w jeongi_tag circuit=L1 colour=빨강 // jeongi_tag circuit=L2 colour=노랑 // jeongi_tag circuit=S1 colour=파랑 // jeongi_tag circuit=S2 colour=파랑 | 꼬리표 | L1 빨강 / L2 노랑 / S1과 S2 파랑. 민원 회로에 단다.
      @w jeongi_amp circuit=L1 // jeongi_amp circuit=L2 // jeongi_amp circuit=S1 // jeongi_amp circuit=S2 | 전류 | 민원 들어온 회로 이름(L1처럼)으로 전류 재기.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /공유주방 {"자리": "{st}", "기기": "{eq}", "사용자": "{us}"}',
    slots: { st: '=1번, 입구 / 2번, 가운데 / 3번, 창가', eq: '=인덕션 / 오븐 / 후드 / 튀김기', us: '보나, 김 셰프, 두리', a: '2..27', b: '2..27', c: '2..27', bd1: 'k-one, 자리1함', bd2: 'k-two, 자리2함', bd3: 'k-three, 자리3함', t1: '=15, 20', t2: '=40, 45', t3: '=50, 55' },
    tools: ['gongyu_rent(user, device: induction|oven|hood, minutes: int): 대여', 'gongyu_bill(user, won: int): 요금'],
    steps: `
      @st gpio_write pin={a} value=1 board="{bd1}" // gpio_write pin={a} value=1 board="{bd2}" // gpio_write pin={a} value=1 board="{bd3}" | 자리 전원 | 핀은 셋 다 {a}, 보드만 1번(입구) {bd1} / 2번(가운데) {bd2} / 3번(창가) {bd3}. 신청한 자리를 1로.
      @eq gpio_write pin={a} value=1 board="{bd2}" // gpio_write pin={b} value=1 board="{bd2}" // gpio_write pin={c} value=1 board="{bd2}" // failed "튀김기 핀은 없다" | 기기 전원 | {bd2} 보드에서 인덕션 {a}, 오븐 {b}, 후드 {c}. 신청한 기기를 켠다. 핀이 없는 기기면 실패.
      @eq gpio_write pin={a} value=0 board="{bd3}" // gpio_write pin={b} value=0 board="{bd3}" // gpio_write pin={c} value=0 board="{bd3}" // failed "튀김기는 연결되지 않았다" | 창가 기기 | 창가 {bd3} 보드: 후드 {c} 오븐 {b} 인덕션 {a}. 신청 기기 0. 연결 안 된 기기면 실패.
      gpio_read pin={c} board="{bd1}" | 입구 후드 | {bd1} 보드: 인덕션 {a} / 오븐 {b} / 후드 {c}. 후드 읽기.
      @st board_info board="{bd1}" // board_info board="{bd2}" // board_info board="{bd3}" | 보드 | 자리-보드: 입구(1번) {bd1}, 가운데(2번) {bd2}, 창가(3번) {bd3}. 그 자리 보드 조회.
      @eq gongyu_rent user="{us}" device=induction minutes={t1} // gongyu_rent user="{us}" device=oven minutes={t2} // gongyu_rent user="{us}" device=hood minutes={t3} // failed "튀김기는 빌려주지 않는다" | 대여 | 인덕션 {t1}분, 오븐 {t2}분, 후드 {t3}분씩만. 그 사용자에게 신청 기기를. 목록에 없는 기기는 실패.
      @st gongyu_bill user="{us}" won=9000 // gongyu_bill user="{us}" won=7000 // gongyu_bill user="{us}" won=11000 | 요금 | 입구(1번) 9000원, 가운데(2번) 7000원, 창가(3번) 11000원. 쓰는 사람에게 자리값.
      gongyu_bill user="{us}" won=11000 | 창가 값 | 입구 9000원, 가운데 7000원, 창가 11000원. 어디에 앉았든 창가 값으로 그 사람에게.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 등대/점검 {"등대": "{lt}", "고장": "{tr}", "전지V": {v}}',
    slots: { lt: '=남방파제, 남등대 / 북방파제, 북등대 / 섬, 섬등대', tr: '=등, 램프 / 고동, 무적 / 전지', v: '9.8..13.9', a: '2..27', b: '2..27', c: '2..27', h: '2..27', c1: '=F-1, F-4', c2: '=F-2, F-5', c3: '=F-3, F-6', m1: '등대원 옹, 바다', m2: '등대원 견, 파랑', m3: '등대원 모, 나루', bd: 'light-io, 등대함' },
    tools: ['deungdae_flash(code, period_s: num): 불빛 주기', 'deungdae_horn(seconds: int, every_s?: int): 고동'],
    steps: `
      @lt gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 예비등 | 예비등: 남방파제(남등대) {a}, 북방파제(북등대) {b}, 섬(섬등대) {c}. 보고한 등대 예비등을 켠다.
      @tr gpio_write pin={a} value=1 board={bd} // gpio_write pin={h} value=1 board={bd} // failed "전지는 예비 핀이 없다" | 예비 장치 | {bd} 보드. 램프(등) 고장이면 예비 램프 {a}, 고동(무적) 고장이면 예비 고동 {h}. 1로. 예비 핀이 없는 고장이면 실패.
      gpio_read pin={h} | 고동 접점 | 예비등 {a} {b} {c}, 고동 {h}. 고동 접점만 읽을 것.
      gpio_write pin={c} value=0 | 섬 예비등 | 남방파제 {a}, 북방파제 {b}, 섬 {c}. 섬 것은 끈다. 어디서 보고가 왔든.
      @lt deungdae_flash code={c1} period_s=5 // deungdae_flash code={c2} period_s=7.5 // deungdae_flash code={c3} period_s=12 | 주기 | 남등대(남방파제) {c1} 5초, 북등대(북방파제) {c2} 7.5초, 섬등대(섬) {c3} 12초. 보고 온 등대를 맞춘다.
      deungdae_flash code={c2} period_s=10 | 북등대 주기 | 부호 남 {c1} 북 {c2} 섬 {c3}. 북쪽을 10초로.
      @lt send_message channel=vhf to="{m1}" text="점검 요망" // send_message channel=vhf to="{m2}" text="점검 요망" // send_message channel=vhf to="{m3}" text="점검 요망" | 등대원 | 등대원 — 남방파제·남등대 {m1} / 북방파제·북등대 {m2} / 섬·섬등대 {m3}. vhf로 그 사람에게 "점검 요망".
      @tr file_read path=manual/lamp.md // file_read path=manual/horn.md // file_read path=manual/cell.md | 교범 | manual/lamp.md 등(램프), manual/horn.md 고동(무적), manual/cell.md 전지. 고장에 맞는 교범을 읽는다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 유치원/호출 {"반": "{cl}", "색": "{co}"}',
    slots: { cl: '=토끼반 / 곰반 / 병아리반', co: '=빨강 / 파랑 / 노랑', a: '2..27', b: '2..27', c: '2..27', dr: '2..27', t1: '해솔 선생님, 위 선생님', t2: '가을 선생님, 채 선생님', t3: '보슬 선생님, 피 선생님', s1: '=작은별, 나비야', s2: '=곰세마리, 산토끼', s3: '=잘자라, 섬집아기' },
    tools: ['aideul_song(class: rabbit|bear|chick, song, volume?: int): 노래', 'aideul_bus(class: rabbit|bear|chick, seat: int): 버스'],
    steps: `
      @cl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 반 불 켜기 | 토끼반은 {a}번, 곰반은 {b}번, 병아리반은 {c}번이에요. {dr}번은 도어등이니까 두시고요, 부른 반에 불을 켜 주세요.
      @cl gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 반 불 끄기 | 낮잠 시간이래요. 부른 반 불을 꺼 주세요. 병아리 {c}, 토끼 {a}, 곰 {b}, 도어등 {dr}(그대로).
      gpio_read pin={dr} | 도어등 | 반 불 {a}, {b}, {c} 말고 도어등 {dr}번 값을 읽어 주세요.
      @co gpio_write pin={c} value=1 // gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 색등 | 색등은 파랑 {a} / 노랑 {b} / 빨강 {c}이에요. 누른 색을 켜 주세요.
      @cl aideul_song class=rabbit song={s1} // aideul_song class=bear song={s2} // aideul_song class=chick song={s3} | 노래 | 토끼반 {s1}, 곰반 {s2}, 병아리반 {s3:이} 반 노래예요. 부른 반에 틀어 주세요. 크기는 두고요.
      @cl aideul_song class=rabbit song={s3} volume=20 // aideul_song class=bear song={s3} volume=30 // aideul_song class=chick song={s3} volume=10 | 자장가 | 자장가는 {s3}예요. 크기는 토끼 20, 곰 30, 병아리 10으로, 부른 반에요.
      @cl send_message channel=team to="{t1}" text="교실로 와 주세요" // send_message channel=team to="{t2}" text="교실로 와 주세요" // send_message channel=team to="{t3}" text="교실로 와 주세요" | 선생님 | 토끼반 {t1}, 곰반 {t2}, 병아리반 {t3}께 team 채널로. 부른 반 선생님만 "교실로 와 주세요"라고요.
      @co aideul_bus class=rabbit seat=4 // aideul_bus class=bear seat=9 // aideul_bus class=chick seat=2 | 버스 | 빨강은 토끼반 4번 자리, 파랑은 곰반 9번 자리, 노랑은 병아리반 2번 자리. 누른 색대로요.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 계장/PLC 라인={ln} 알람={al}',
    slots: { ln: '=A / B / C', al: '=P01 / T02 / L03 / X99', a: '2..27', b: '2..27', c: '2..27', v: '2..27', bd1: 'plc-a, 가라인', bd2: 'plc-b, 나라인', bd3: 'plc-c, 다라인', w1: '=압력 높음, 압력 과다', w2: '=온도 높음, 과열', w3: '=수위 낮음, 물 부족' },
    tools: ['gyejang_ack(line: A|B|C, code): 알람 확인', 'gyejang_bypass(line: A|B|C, minutes: int): 우회', 'gyejang_speak(phrase): 현장 방송'],
    steps: `
      @ln gpio_write pin={v} value=0 board={bd1} // gpio_write pin={v} value=0 board={bd2} // gpio_write pin={v} value=0 board={bd3} | 라인 정지 | 보드는 A={bd1}, B={bd2}, C={bd3}이고 정지 핀은 어디나 {v}번(0에서 정지). 알람 라인 정지.
      @al gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "X99는 목록에 없다" | 대응 밸브 | P01은 감압 {a}, T02는 냉각 {b}, L03은 보충 {c}. 뜬 알람에 맞는 밸브 열기. 목록에 없는 코드는 실패.
      @al gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "X99 밸브는 없다" | 밸브 복귀 | L03 보충 {c}, P01 감압 {a}, T02 냉각 {b}. 그 알람의 밸브를 0. 없으면 실패.
      gpio_read pin={b} board={bd2} | 냉각 | B라인 {bd2} 보드에서 감압 {a} / 냉각 {b} / 보충 {c} 가운데 냉각을 읽는다.
      @al gyejang_speak phrase="{w1}" // gyejang_speak phrase="{w2}" // gyejang_speak phrase="{w3}" // failed "X99의 뜻이 없다" | 방송 | P01 "{w1}", T02 "{w2}", L03 "{w3}". 뜬 코드의 뜻만 방송. 뜻이 없으면 실패.
      @ln gyejang_bypass line=A minutes=5 // gyejang_bypass line=B minutes=8 // gyejang_bypass line=C minutes=12 | 우회 | 우회 한도 A 5분, B 8분, C 12분. 알람 난 라인을 한도만큼.
      @ln gyejang_bypass line=B minutes=3 // gyejang_bypass line=C minutes=3 // gyejang_bypass line=A minutes=3 | 다음 라인 우회 | A 다음은 B, B 다음은 C, C 다음은 A. 알람 라인의 다음 라인을 3분 우회.
      @ln gyejang_ack line=A code={al} // gyejang_ack line=B code={al} // gyejang_ack line=C code={al} | 확인 | 그 라인의 그 알람을 확인 처리.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도서트럭 {"마을": "{v}", "요일": "{d}", "권수": {n}}',
    slots: { v: '=달동네, 달 / 솔마을, 솔 / 물안골, 물', d: '=화, 화요일 / 목, 목요일 / 토, 토요일', n: '12..96', a: '2..27', b: '2..27', c: '2..27', g: '2..27', k1: '=010-3344-1100, 010-3344-1200', k2: '=010-5566-2100, 010-5566-2200', k3: '=010-7788-3100, 010-7788-3200', h1: '=10:00, 10:30', h2: '=13:00, 13:30', h3: '=16:00, 16:30' },
    tools: ['idong_stop(village: dal|sol|mul, at, books?: int): 정차', 'idong_horn(times: int): 경적'],
    steps: `
      @d gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 요일등 | 화 {a} / 목 {b} / 토 {c}. 온 요일의 등을 켬.
      gpio_write pin={g} value=0 | 발판 | 요일등은 {a}, {b}, {c}번, 발판은 {g}번. 발판을 접는다. 0이 접힘.
      gpio_write pin={g} value=1 | 발판 펴기 | {g}번이 발판(0 접힘 1 펴짐), {a} {b} {c}번은 요일등. 발판을 편다.
      @d gpio_read pin={c} // gpio_read pin={a} // gpio_read pin={b} | 요일 스위치 | 스위치 순서는 등과 다름: 목 {a}, 토 {b}, 화 {c}. 온 요일 스위치를 읽는다.
      @v send_message channel=sms to={k1} text="곧 도착" // send_message channel=sms to={k2} text="곧 도착" // send_message channel=sms to={k3} text="곧 도착" | 이장 문자 | 이장 번호: 달동네(달) {k1} / 솔마을(솔) {k2} / 물안골(물) {k3}. 가는 마을 번호로 sms "곧 도착".
      @v idong_stop village=dal at={h1} // idong_stop village=sol at={h2} // idong_stop village=mul at={h3} | 정차 | 정차 시각은 달동네 {h1}, 솔마을 {h2}, 물안골 {h3}. 온 마을에 정차를 넣는다(달, 솔, 물은 줄인 말). 권수는 빼고.
      @v idong_stop village=dal at={h1} books={n} // idong_stop village=sol at={h2} books={n} // idong_stop village=mul at={h3} books={n} | 권수까지 | 달동네·달 {h1}, 솔마을·솔 {h2}, 물안골·물 {h3}. 이번엔 온 권수도 같이 그 마을에 넣는다.
      @d idong_horn times=1 // idong_horn times=2 // idong_horn times=3 | 경적 | 화요일 한 번, 목요일 두 번, 토요일 세 번. 온 요일만큼 울린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 자수기/상태 {"바늘": {nd}, "실색": "{th}", "끊김": "{br}"}',
    slots: { nd: '=1 / 2 / 3 / 4', th: '=금실, 금 / 은실, 은 / 먹실, 검정', br: '=윗실 / 밑실', a: '2..27', b: '2..27', c: '2..27', d: '2..27', p1: 'GT-10, 금-10', p2: 'ST-20, 은-20', p3: 'KT-30, 먹-30', n1: '자수방 명, 비단', n2: '자수방 옥, 명주' },
    tools: ['jasu_thread(needle: int, code): 실을 건다', 'jasu_tension(upper: bool, grams: int): 실 장력'],
    steps: `
      @nd gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 바늘 올림 | 바늘별 핀 1:{a} 2:{b} 3:{c} 4:{d}. 알려 온 바늘을 올림(1).
      @nd gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 | 바늘 내림 | 바늘별 핀 4:{d} 2:{b} 1:{a} 3:{c}. 알려 온 바늘을 내림(0).
      gpio_read pin={c} | 셋째 | 바늘 핀은 차례로 {a}, {b}, {c}, {d}. 셋째 바늘을 읽는다.
      gpio_write pin={d} value=0 | 끝 바늘 | 바늘 핀은 차례로 {a}, {b}, {c}, {d}. 끝 바늘을 내려라(0).
      @th jasu_thread needle=2 code={p1} // jasu_thread needle=2 code={p2} // jasu_thread needle=2 code={p3} | 실 걸기 | 금 {p1}, 은 {p2}, 검정(먹실) {p3}. 2번 바늘에 온 색의 실을 건다.
      @br jasu_tension upper=true grams=120 // jasu_tension upper=false grams=30 | 장력 | 윗실 120g, 밑실 30g. 끊긴 쪽을 맞춘다.
      @br send_message channel=team to="{n1}" text="실 끊김" // send_message channel=team to="{n2}" text="실 끊김" | 담당 | 윗실 {n1} / 밑실 {n2}. team 채널로 끊긴 쪽 담당에게 "실 끊김".
      @th memory_store key=thread content={p1} // memory_store key=thread content={p2} // memory_store key=thread content={p3} | 실 메모 | thread 메모에 온 색의 실 번호를 적는다(금실 {p1}, 은실 {p2}, 먹실·검정 {p3}).
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', e: '2..27', f: '=불, 전등 / 물, 급수 / 바람, 송풍', ta: '=닭장/불, hen/lamp', tb: '=닭장/물, hen/water', tc: '=닭장/바람, hen/air', r1: '=lamp-guide.md, 전등.md', r2: '=water-guide.md, 급수.md', r3: '=air-guide.md, 송풍.md', u1: '=10.1.1.7, 10.1.1.8', st: '=올린다, 올려 둔다 / 내린다, 내려 둔다' },
    tools: ['omok_timer(device: lamp|water|air, minutes: int): 타이머', 'omok_note(device: lamp|water|air, text): 쪽지'],
    steps: `
      @f gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | {f} 넣기 | 불 {a} 물 {b} 바람 {c} (전등, 급수, 송풍을 이렇게 부름). {f} 넣어.
      @f gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | {f} 빼기 | 바람(송풍) {c}, 불(전등) {a}, 물(급수) {b}. {f} 빼.
      @st gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | 사료 모터 | {a}, {b}, {c}는 딴 것. 사료 모터 {d}번(1이 올림)을 {st}.
      @st gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | 환풍창 | 사료 모터 {d}는 1=올라감, 환풍창 {e}는 0=올라감. 환풍창을 {st}.
      @f gpio_read pin={c} // gpio_read pin={a} // gpio_read pin={b} | 스위치 | 스위치: 물(급수) {a} / 바람(송풍) {b} / 불(전등) {c}. {f} 스위치를 읽기.
      @f mqtt_publish topic={ta} payload=1 // mqtt_publish topic={tb} payload=1 // mqtt_publish topic={tc} payload=1 | 토픽 | {ta} 전등(불), {tb} 급수(물), {tc} 송풍(바람). {f} 토픽에 1.
      @f omok_timer device=lamp minutes=60 // omok_timer device=water minutes=5 // omok_timer device=air minutes=20 | 타이머 | 한 번에 불(전등) 60분, 물(급수) 5분, 바람(송풍) 20분. 이번 것은 {f}.
      @f file_read path={r1} // file_read path={r2} // file_read path={r3} | 설명서 | 전등·불은 {r1}, 급수·물은 {r2}, 송풍·바람은 {r3}. {f} 설명서를 읽자.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /호텔/요청 {"객실": "{rm}", "요청": "{rq}", "언어": "{lg}"}',
    slots: { rm: '=501, 512 / 601, 612 / 701, 712', rq: '=수건, 타월 / 칫솔, 양치 / 생수, 물 / 다리미', lg: '=KO / EN / JA', a: '2..27', b: '2..27', c: '2..27', n1: '하우스 빈, 윤지', n2: '하우스 계, 다올', n3: '하우스 복, 시내', s1: '=감사합니다, 고맙습니다', s2: '=Thank you, On the way', s3: '=ありがとう, すぐ行きます' },
    tools: ['gaeksil_bring(room: int, item: towel|brush|water, count: int): 가져다준다', 'gaeksil_tv(room: int, text): TV에 글을 띄운다'],
    steps: `
      @rm gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 층등 | 5층 {a}, 6층 {b}, 7층 {c}. 객실 번호 첫 자리가 층. 요청 온 층 등을 켬.
      @rm gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 층등 끄기 | 처리 끝. [7층 {c}/6층 {b}/5층 {a}] 요청 객실이 있는 층만 끕니다. 첫 자리를 보세요.
      gpio_read pin={b} | 6층 | 5층 {a}, 6층 {b}, 7층 {c}. 6층 읽기.
      gpio_write pin={c} value=1 | 7층 | 5층 {a}, 6층 {b}, 7층 {c}. 7층은 행사라 켜 둡니다.
      @rm send_message channel=staff to="{n1}" text="{rm} 요청" // send_message channel=staff to="{n2}" text="{rm} 요청" // send_message channel=staff to="{n3}" text="{rm} 요청" | 층 담당 | 층 담당: 5층 {n1}, 6층 {n2}, 7층 {n3}. staff 채널로 그 층 담당에게 "객실번호 요청"(번호는 온 값).
      @rq gaeksil_bring room={rm} item=towel count=4 // gaeksil_bring room={rm} item=brush count=2 // gaeksil_bring room={rm} item=water count=3 // failed "다리미는 목록에 없다" | 물품 | 수건(타월) 4장, 칫솔(양치) 2개, 생수(물) 3병이 기본. 요청한 것을 그 방에. 목록에 없는 물건이면 실패.
      @lg gaeksil_tv room={rm} text="{s1}" // gaeksil_tv room={rm} text="{s2}" // gaeksil_tv room={rm} text="{s3}" | TV 글 | KO "{s1}" / EN "{s2}" / JA "{s3}". 손님 언어에 맞는 글을 그 방 TV에.
      @rq memory_store key=req content=T // memory_store key=req content=B // memory_store key=req content=W // memory_store key=req content=I | 약호 | 수건·타월 T, 칫솔·양치 B, 생수·물 W, 다리미 I. req 메모에 요청의 약호.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 제재소/톱 {"톱": "{sw}", "나무": "{wd}", "반장": "{who}"}',
    slots: { sw: '=띠톱, 밴드 / 원형톱, 둥근톱 / 체인톱', wd: '=소나무, 적송 / 참나무, 떡갈 / 편백', who: '견 반장, 솔이', a: '2..27', b: '2..27', c: '2..27', em: '2..27', v1: '=18, 20', v2: '=10, 12', v3: '=25, 26', bd: 'saw-io, 톱함' },
    tools: ['mokjae_feed(saw: band|round|chain, metres_min: int): 이송 속도', 'mokjae_stack(wood: pine|oak|cypress, row: int): 쌓기'],
    steps: `
      @sw gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 톱 정지 | 띠톱(밴드) {a}, 원형톱(둥근톱) {b}, 체인톱 {c}. 알람 온 톱 정지(0)! 비상정지 {em}번은 누르지 말 것.
      @sw gpio_write pin={a} value=1 board="{bd}" // gpio_write pin={b} value=1 board="{bd}" // gpio_write pin={c} value=1 board="{bd}" | 톱 재가동 | {bd} 보드: 체인톱 {c}, 띠톱(밴드) {a}, 원형톱(둥근톱) {b}. 알람이 풀렸으니 그 톱을 1로.
      gpio_read pin={em} | 비상정지 | 톱 {a}, {b}, {c} / 비상정지 {em}. 비상정지 상태를 읽기만.
      gpio_write pin={b} value=0 | 둥근톱 | 어느 톱 알람이든 둥근톱은 세우고 본다. 밴드 {a} / 둥근톱 {b} / 체인 {c}. 0이 정지.
      @wd mokjae_feed saw=band metres_min={v1} // mokjae_feed saw=band metres_min={v2} // mokjae_feed saw=band metres_min={v3} | 이송 | 띠톱 속도: 소나무(적송) {v1}, 참나무(떡갈) {v2}, 편백 {v3}. 온 나무로 맞춘다.
      @wd mokjae_stack wood=pine row=2 // mokjae_stack wood=oak row=5 // mokjae_stack wood=cypress row=1 | 쌓기 | 줄은 편백 1, 소나무(적송) 2, 참나무(떡갈) 5. 온 나무를 쌓는다.
      @sw sop_execute name=띠톱점검 // sop_execute name=원형톱점검 // failed "체인톱 점검 절차가 없다" | 점검 | 띠톱(밴드)은 띠톱점검, 원형톱(둥근톱)은 원형톱점검 절차. 절차가 없는 톱이면 실패.
      @wd cron_add schedule="0 9 * * *" action=message text="적송 살피기" // cron_add schedule="0 13 * * *" action=message text="떡갈 살피기" // cron_add schedule="0 16 * * *" action=message text="편백 살피기" | 예약 | 매일 정각에: 적송(소나무) 9시 "적송 살피기", 떡갈(참나무) 13시 "떡갈 살피기", 편백 16시 "편백 살피기". 온 나무 것을 메시지로 예약.
    `,
  },
  {
    language: 'ko',
    earlier: ['담당 배정표 | roster → 가동 {n1}(내선 {x1}), 나동 {n2}(내선 {x2}), 다동 {n3}(내선 {x3})', '화재 감지 | fire_panel → {w} 연기'],
    slots: { n1: '천우, 예 반장', n2: '만수, 제 반장', n3: '억이, 형 반장', x1: '2100..2199', x2: '2200..2299', x3: '2300..2399', w: '=가동, A동 / 나동, B동 / 다동, C동', a: '2..27', b: '2..27', c: '2..27', bd: 'fire-io, 수신함' },
    tools: ['sobang_ring(ext: int, pattern: short|long): 내선을 울린다', 'sobang_smoke(building: A|B|C, vent: bool): 배연'],
    steps: `
      @w sobang_ring ext={x1} pattern=long // sobang_ring ext={x2} pattern=long // sobang_ring ext={x3} pattern=long | 내선 | 연기 난 동 담당의 내선을 길게. 가동은 A동, 나동은 B동, 다동은 C동.
      sobang_ring ext={x2} pattern=short | 나동 내선 | 배정표에서 나동 내선을 짧게 울려 본다.
      @w send_message channel=sms to="{n1}" text="연기 감지" // send_message channel=sms to="{n2}" text="연기 감지" // send_message channel=sms to="{n3}" text="연기 감지" | 담당 | 배정표대로 감지된 동의 담당에게 sms "연기 감지". A, B, C동은 가, 나, 다동.
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 배연창 | 배연창 가동(A) {a} / 나동(B) {b} / 다동(C) {c}. 연기 난 동을 1로 열어.
      @w gpio_write pin={b} value=0 board="{bd}" // gpio_write pin={a} value=0 board="{bd}" // gpio_write pin={a} value=0 board="{bd}" | 급기 막기 | {bd} 보드에 급기가 둘: {a:은} 나동·다동 쪽, {b:은} 가동 쪽. 나=B, 다=C, 가=A. 연기 난 동 쪽 급기를 0으로.
      gpio_read pin={c} | 다동 배연창 | 가동 {a}, 나동 {b}, 다동 {c}. 다동 것 읽음.
      @w sobang_smoke building=A vent=true // sobang_smoke building=B vent=true // sobang_smoke building=C vent=true | 배연 도구 | 가→A 나→B 다→C. 연기 난 동을 도구로 배연.
      notify message="{n3}" title=다동 | 화면 | 제목 다동, 내용은 배정표의 다동 담당 이름만. 이 컴퓨터에.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /iot {"기기": "{dv}", "값": {v}, "목록": ["{p1}", "{p2}", "{p3}", "{p4}"]}',
    slots: { dv: 'sens-4, 온계2, th-77', v: '3..98', p1: 'a/data, 가/값', p2: 'b/data, 나/값', p3: 'c/data, 다/값', p4: 'd/data, 라/값', od: '=첫, 1번째 / 두 번째, 2번째 / 세 번째, 3번째 / 마지막, 네 번째', a: '2..27', b: '2..27', c: '2..27', d: '2..27' },
    tools: ['sensmesh_bind(device, topic): 기기를 토픽에 묶는다', 'sensmesh_rate(device, seconds: int): 주기'],
    steps: `
      @od mqtt_publish topic={p1} payload={v} // mqtt_publish topic={p2} payload={v} // mqtt_publish topic={p3} payload={v} // mqtt_publish topic={p4} payload={v} | {od} 토픽 | 이벤트 목록의 {od} 토픽에 값만 발행.
      @od sensmesh_bind device={dv} topic={p1} // sensmesh_bind device={dv} topic={p2} // sensmesh_bind device={dv} topic={p3} // sensmesh_bind device={dv} topic={p4} | 묶기 | 그 기기를 목록의 {od} 토픽에 묶는다.
      mqtt_publish topic={p4} payload=end | 끝 토픽 | 목록 맨 끝 토픽에 end 발행.
      mqtt_publish topic={p1} payload=start | 머리 토픽 | 목록 맨 앞 토픽에 start 발행.
      sensmesh_bind device={dv} topic={p2} | 둘째 | 둘째 토픽에 묶어 주세요. 보고한 기기입니다.
      @od gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 등 | 등 넷이 앞에서부터 {a}, {b}, {c}, {d}. {od} 등을 켠다.
      @od gpio_write pin={d} value=0 // gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | 등 끄기 | 첫째 {d}, 둘째 {c}, 셋째 {b}, 넷째(마지막) {a}번 등. {od} 등을 끈다.
      gpio_read pin={c} | 셋째 등 | 등 앞에서부터 {a}/{b}/{c}/{d}. 셋째를 읽는다.
      sensmesh_rate device={dv} seconds=30 | 주기 | 빠름 5초, 보통 30초, 느림 300초. 그 기기를 보통으로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 묘목장/스프링클러 {"줄": "{ln}", "상태": "{st}", "분": {mn}}',
    slots: { ln: '=첫줄, 앞줄 / 둘째줄, 가운뎃줄 / 셋째줄, 뒷줄', st: '=막힘, 안 나옴 / 터짐, 샘', mn: '2..35', a: '2..27', b: '2..27', c: '2..27', mv: '2..27', bd1: 'spr-a, 앞함', bd2: 'spr-b, 뒤함', n1: '막힘 담당 표, 우람', n2: '누수 담당 감, 새별', x: '=원통, 부채꼴' },
    tools: ['myomok_nozzle(row: int, kind: text): 노즐', 'myomok_rinse(row: int, bar: num): 씻기'],
    steps: `
      @ln gpio_write pin={a} value=0 board={bd1} // gpio_write pin={b} value=0 board={bd1} // gpio_write pin={c} value=0 board={bd2} | 줄 잠금 | 앞줄(첫줄) {bd1}-{a}, 가운뎃줄(둘째줄) {bd1}-{b}, 뒷줄(셋째줄) {bd2}-{c}. 하이픈 뒤 마지막 수가 핀, 앞은 보드. 그 줄 잠가라(0).
      @ln gpio_write pin={a} value=1 board={bd1} // gpio_write pin={b} value=1 board={bd1} // gpio_write pin={c} value=1 board={bd2} | 줄 열기 | 보드 {bd1}: 첫줄(앞줄) {a}, 둘째줄(가운뎃줄) {b}. 보드 {bd2}: 셋째줄(뒷줄) {c}. 보고한 줄을 연다.
      @st gpio_write pin={mv} value=1 // gpio_write pin={mv} value=0 | 메인 | 줄 밸브({a}, {b}, {c})는 두고 메인 {mv}만: 막힌 거면 1, 터지거나 새면 0.
      gpio_read pin={c} board={bd2} | 뒷줄 | 뒷줄은 {bd2} 보드 {c}번, 앞줄은 {bd1} 보드 {a}번. 뒷줄을 읽는다.
      gpio_read pin={a} board={bd1} | 앞줄 | 뒷줄은 {bd2} 보드 {c}번, 앞줄은 {bd1} 보드 {a}번. 앞줄을 읽는다.
      @st send_message channel=farm to="{n1}" text="가 봐 주세요" // send_message channel=farm to="{n2}" text="가 봐 주세요" | 담당 | 막히면(안 나오면) {n1}, 터지면(새면) {n2}. farm 채널로 "가 봐 주세요".
      @ln myomok_rinse row=1 bar=2.5 // myomok_rinse row=2 bar=3 // myomok_rinse row=3 bar=3.5 | 씻기 | 1줄(첫줄·앞줄) 2.5바, 2줄(둘째줄·가운뎃줄) 3바, 3줄(셋째줄·뒷줄) 3.5바. 그 줄을 씻는다.
      @ln myomok_nozzle row=1 kind={x} // myomok_nozzle row=2 kind={x} // failed "뒷줄 노즐은 바꾸지 않는다" | 노즐 | 첫줄(앞줄) 1, 둘째줄(가운뎃줄) 2. 그 줄 노즐을 {x:로}. 셋째줄(뒷줄)은 바꾸지 않으니 실패.
    `,
  },
];
