import type { Scene } from '../../scene';

/** The twelve people again, mostly with the tools of the product: pins, topics, notes, messages, files; Korean, part 2. */
export const peopleKo8: readonly Scene[] = [
  // 요양원 간호사
  {
    language: 'ko',
    event: 'mqtt care/{fl}/{rm}/call {"벨": "{bell}", "어르신": "{name}", "보호자전화": "{tel}", "회": {n}}',
    slots: { fl: '=1f, 2f, 3f', rm: '101..320', bell: '=화장실, 비상 / 침대, 일반', name: '조분례, 심상철, 육귀남', tel: '=010-3321-8809, 010-7145-2030 / ∅', n: '1..9', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      mqtt_publish topic=care/{fl}/{rm}/lamp payload=on | 방 앞 등 | 토픽은 care/층/방/lamp이고 층과 방은 벨이 울린 곳이에요. on을 보내 주세요.
      @bell gpio_write pin={p} value=1 // failed "{bell} 벨입니다" | 비상 부저 | 화장실이나 비상 벨일 때만 {p}번 부저를 울립니다. 침대 벨이나 일반 벨이면 울리지 말고 실패로 남겨 주세요.
      @tel send_message channel=sms to={tel} text="{name} 어르신 잘 계십니다" // failed "보호자 전화가 없습니다" | 보호자 안심 문자 | 보호자 전화로 sms를 보내 주세요. "{name} 어르신 잘 계십니다". 전화번호가 없으면 보낼 수 없으니 실패로 해 주세요.
      gpio_write pin={q} value=0 | 벨 표시 지우기 | 복도 벨 표시판이 {q}번이에요. 확인했으니 꺼 주세요.
      gpio_read pin={r} | 화장실 문 | 화장실 문 스위치는 {r}번입니다. 잠겼는지 읽어 주세요.
      memory_store key={rm} content="{name} 벨 {n}회" | 벨 횟수 | 방 번호를 키로 "(성함) 벨 n회"라고 적어 주세요.
      file_write path=call/{fl}.csv content="{rm},{name},{n}" append=true | 호출 기록 | call 폴더의 층.csv에 방, 성함, 횟수를 쉼표로 이어 덧붙입니다.
      notify message="{rm}호 {name} 어르신" title="호출" | 간호실 화면 | 간호실 컴퓨터(이 컴퓨터)에 제목 '호출', 내용 "n호 (성함) 어르신"으로 띄워 주세요.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', doc: '촉탁의 강, 물리치료사 봄, 영양사 노', msg: '=오후 2시 회진입니다, 독감 접종 38명 끝났어요, 엘리베이터 점검 중입니다', f: '=간호/인계.txt, notes/night.md', k: '=회진, 접종현황, 비품' },
    tools: ['oxygen_flow(bed, litres: num): 산소 유량을 맞춘다', 'oxygen_off(bed): 산소를 끈다', 'suction_on(bed, minutes: int): 흡인기를 켠다'],
    steps: `
      oxygen_flow bed=204-2 litres=1.5 | 산소 | 204-2 침상 산소를 분당 1.5리터로 맞춰 주세요.
      oxygen_off bed=301-1 | 산소 끄기 | 301-1 어르신은 이제 산소가 필요 없으세요. 꺼 주세요.
      gpio_write pin={p} value=1 | 목욕실 난방 | {p}번은 목욕실 난방, {q}번은 세탁실, {r}번은 옥상 문이에요. 목욕실 난방을 켭니다.
      gpio_write pin={q} value=0 | 세탁실 | {p}번은 목욕실 난방, {q}번은 세탁실, {r}번은 옥상 문이에요. 세탁실을 꺼 주세요.
      gpio_read pin={r} | 옥상 문 | {p}번은 목욕실 난방, {q}번은 세탁실, {r}번은 옥상 문이에요. 옥상 문 값을 읽습니다.
      gpio_write pin={s} value=1 | 소독등 | 아무도 없는 걸 확인했어요. 소독등({s}번)을 켜 주세요.
      send_message channel=team to="{doc}" text="{msg}" | 전달 부탁 | team 채널로 {doc} 선생님({doc})께 "{msg}" 보내 주세요.
      file_write path="{f}" content="{msg}" append=true | 인계 노트 | {f} 끝에 "{msg}"를 이어 적어 주세요.
      memory_store key={k} content="{msg}" | 메모 | {k} 메모는 이렇게 바꿔 주세요: {msg}
    `,
  },
  // 모텔 시설 담당
  {
    language: 'ko',
    event: 'mqtt motel/{fl}/{room}/door {"문": "{door}", "층": "{fl}", "시각": "{time}", "배터리": {bat}}',
    slots: { fl: '=2, 3, 4, 5', room: '201..560', door: '=열림 / 닫힘', time: '=01:12, 14:40, 22:05', bat: '3..14 / 31..98', p: '6..12', q: '13..19', r: '20..27' },
    steps: `
      mqtt_publish topic=motel/{fl}/{room}/lock payload=1 | 잠금 | 토픽 motel/층/호/lock. 층하고 호는 이벤트. 값은 1.
      @door mqtt_publish topic=motel/{fl}/{room}/beep payload=on // failed "문이 닫혀 있음" | 삐 소리 | 문 열렸을 때만 motel/층/호/beep 에 on. 닫혔으면 안 함.
      @bat pushover message="{room}호 도어락 배터리 {bat}%" // failed "배터리 {bat}% 남음" | 배터리 | 20% 밑이면 푸시 "n호 도어락 배터리 n%". 그 이상이면 실패.
      gpio_write pin={p} value=1 | 층 복도등 | {p}번. 켬.
      gpio_write pin={q} value=0 | 비상계단 팬 | 복도등 {p}, 계단 팬 {q}, 자판기 {r}. 계단 팬 끔.
      gpio_read pin={r} | 자판기 신호 | 복도등 {p}, 계단 팬 {q}, 자판기 {r}. 자판기 것 읽기.
      memory_store key=door-{room} content="{time} {door}" | 문 메모 | door-호수 에 시각, 문 상태 띄어서.
      file_write path=door/{fl}.log content="{time} {room} {bat}" append=true | 층별 기록 | door 폴더 층번호.log 에 시각 호수 배터리 한 칸씩 띄워서 추가.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', v: '=보일러 기사 내일 9시, 501호 누수 천장 도배, 주차기 체인 교체함', nm: '=야간소등, 물탱크청소, 퇴실점검', run: 'run-205, r-61ca, sop-92', hh: '=0, 1, 23' },
    tools: ['parking_turn(slot: int): 주차기를 돌린다', 'parking_stop(): 주차기를 세운다'],
    steps: `
      parking_turn slot=14 | 주차기 | 14번 칸 내려.
      parking_stop | 주차기 정지 | 소리 이상함.
      gpio_write pin={p} value=0 | {p}번 끄기 | 세탁기 순환 펌프. 물 샘.
      gpio_write pin={q} value=1 | {q}번 켜기 | 지하 배수펌프.
      gpio_write pin={s} value=0 | 간판 | {r} 네온, {s} 간판. 간판 끔.
      memory_store key=시설 content="{v}" | 시설 메모 | 시설: "{v}"
      send_message channel=kakao to=사장님 text="{v}" | 사장님 카톡 | kakao 사장님: {v}
      sop_execute name={nm} | 절차 시작 | {nm}. 넘길 거 없음.
      sop_cancel run_id={run} reason="손님 있음" | 절차 취소 | {run} 취소. 사유 "손님 있음".
      cron_add schedule="0 {hh} * * *" action=procedure text={nm} | 매일 밤 {hh}시 | 정각에 {nm} 절차 돌게. 예약 이름 없음.
    `,
  },
  // 과학 교사
  {
    language: 'ko',
    event: 'mqtt class/{cls}/{team}/result {"전압": {v}, "전류": {i}, "판정": "{ok}", "발표": "{who}"}',
    slots: { cls: '=2-1, 2-4, 3-2', team: '=t1, t2, t5, t6', v: '1.2..8.9', i: '20..480', ok: '=통과, 성공 / 다시, 실패', who: '서지안, 권이든, 맹하율', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      mqtt_publish topic=class/{cls}/{team}/led payload=green | 모둠 불빛 | 토픽은 class/반/모둠/led예요. 결과를 보낸 반과 모둠에게 green을 보냅니다.
      @ok gpio_write pin={p} value=1 // failed "판정이 {ok}입니다" | 축하 종 | 판정이 좋게 나온 모둠만 {p}번 종을 울려 줍니다. 그렇지 않으면 울리지 않고 실패로 남겨요.
      @ok mqtt_publish topic=class/{cls}/score payload=+1 // failed "판정이 {ok}입니다" | 점수 올리기 | 통과한 경우에만 class/반/score에 +1을 보내요. 다시 해야 하면 보내지 않습니다.
      gpio_write pin={q} value=0 | 모둠 전원 내리기 | 이 모둠의 책상 전원은 {q}번이에요. 실험이 끝났으니 내립니다.
      gpio_read pin={r} | 스위치 값 | 회로의 스위치가 {r}번에 물려 있어요. 지금 값을 읽어 볼까요?
      memory_store key=결과-{cls}-{team} content="{v} V, {i} mA" | 결과 메모 | 결과-반-모둠을 키로 "n V, n mA"라고 적어요.
      file_write path=result/{cls}.csv content="{team},{v},{i}" append=true | 결과표 | result 폴더의 반.csv에 모둠, 전압, 전류 순으로 한 줄 더합니다(쉼표만, 빈칸 없이).
      notify message="다음 발표는 {who}" | 발표 알림 | 이 컴퓨터에 "다음 발표는 (이름)"이라고 띄워 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['핀 나누기 | file_read → 1모둠 {a}, 2모둠 {b}, 3모둠 {c}, 4모둠 {d}'],
    slots: { a: '2..7', b: '8..13', c: '14..20', d: '21..27', say: '=모둠장은 앞으로 나오세요, 보안경을 쓰세요, 5분 남았습니다', word: '전자석, 끓는점, 원심력' },
    tools: ['random_team(count: int): 모둠을 뽑는다', 'random_student(class): 학생을 뽑는다'],
    steps: `
      gpio_write pin={b} value=1 | 2모둠 전원 | 앞에서 나눈 핀을 보고 2모둠 전원을 켭니다.
      gpio_write pin={d} value=0 | 4모둠 전원 | 4모둠은 정리가 끝났어요. 표에서 핀을 찾아 꺼 주세요.
      gpio_read pin={a} | 1모둠 값 | 1모둠 핀의 값을 읽어 봅시다.
      gpio_write pin={c} value=1 | 3모둠 차례 | 이번에는 3모둠 차례! 그 모둠의 핀({step1}단계 참고)을 올려 주세요.
      random_student class=3-2 | 학생 뽑기 | 3-2반에서 학생 한 명을 뽑습니다.
      send_message channel=classroom text="{say}" | 안내 | classroom에 "{say}"라고 올려 주세요.
      mqtt_publish topic=class/screen payload="{say}" | 교실 화면 | class/screen 토픽에 다음 문장을 보냅니다. "{say}"
      memory_recall query="{word}" limit=1 | 하나만 찾기 | "{word}" 메모를 딱 한 건만 찾아요.
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    event: 'mqtt mush/{dong}/{dan}/cam {"갓": {cap}, "상태": "{st}", "수확일": "{day}", "사람": "{who}"}',
    slots: { dong: '=d1, d2, d4', dan: '1..6', cap: '1.2..3.4 / 5.1..8.8', st: '=곰팡이, 병듦 / 좋음, 깨끗', day: '=2026-04-03, 2026-06-22, 2026-11-08', who: '동서, 명자, 이장', p: '7..13', q: '14..20', r: '21..27' },
    steps: `
      mqtt_publish topic=mush/{dong}/{dan}/mist payload=30s | 그 단만 안개 | 토픽은 mush/동/단/mist. 동이고 단이고 사진 온 데 거. 내용은 30s.
      @cap failed "갓이 {cap:이}라 덜 컸다" // send_message channel=kakao to="{who}" text="딸 때 됐어요" | 딸 때 | 갓이 5 넘으면 이벤트에 적힌 사람한테 kakao로 "딸 때 됐어요". 5도 안 됐으면 보내지 말어.
      @st gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 가습 | 곰팡이 나거나 병든 데면 {p}번 가습기 끄고, 깨끗하면 켜.
      @st sop_execute name=곰팡이처리 // failed "상태가 {st}이다" | 처리 절차 | 병들었을 때만 '곰팡이처리' 절차 돌려(내용은 없이). 깨끗하면 돌릴 거 없고.
      gpio_write pin={q} value=1 | 수확등 | 따는 동안 볼라믄 {q}번 불 켜.
      gpio_read pin={r} | 물통 | 물통 부표 {r}번 읽어.
      memory_store key=수확-{dong}-{dan} content="{day}" | 수확일 | 수확-동-단 메모에 수확일만.
      file_write path=mush/{dong}.csv content="{dan},{cap}" append=true | 크기 적기 | mush 폴더 동.csv에 단,갓 크기 보태.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', bd: '4동판, mush-pi, esp-dry', t: '=톱밥차 아침 7시, 종균 200병 찾으러 감, 3동 문 잠그고 퇴근', u: '=http://192.168.7.21/mist/on, http://192.168.7.30/door', f: '=재배/할일.txt, mush/memo.md' },
    tools: ['bag_press(count: int, grams: int): 톱밥 봉지를 만든다', 'bag_stop(): 봉지 기계를 세운다'],
    steps: `
      bag_press count=600 grams=1200 | 봉지 | 1200그램짜리 육백 개 맹글어.
      bag_stop | 기계 세워 | 봉지 터졌다. 세워.
      gpio_write pin={p} value=1 board="{bd}" | 열풍기 | {bd} 보드 {p}번 켜.
      gpio_write pin={q} value=0 | 믹서 | 톱밥 믹서가 {q}번, 급수가 {r}번. 믹서 꺼.
      gpio_write pin={r} value=1 | 급수 | 톱밥 믹서가 {q}번, 급수가 {r}번. 물 틀어(1).
      gpio_read pin={s} | 무게 스위치 | 다 차면 {s}번이 1 돼. 읽어 봐.
      http_request url={u} method=POST | 신호 보내기 | {u} 여기로 POST. 딴 건 없어.
      memory_store key=할일 content="{t}" | 할 일 | 할일 메모: {t}
      file_write path={f} content="{t}" append=true | 적어 두기 | {f} 끝에 "{t}" 적어.
      pushover message="{t}" title="할 일" | 폰으로도 | 제목 "할 일", 글은 "{t}". 푸시로.
    `,
  },
  // 케이블카 운전원
  {
    language: 'ko',
    event: 'mqtt ropeway/{st}/{gate}/count {"대기": {wait}, "운행": "{run}", "책임자": "{who}", "연락처": "{tel}"}',
    slots: { st: '=upper, lower', gate: '=g1, g2, g3', wait: '0..40 / 160..420', run: '=정상, 운행중 / 정지, 점검중', who: '역장 두현, 대리 소미', tel: '=010-6671-2093, 010-5108-7742 / ∅', p: '2..9', q: '10..18', r: '19..27' },
    steps: `
      mqtt_publish topic=ropeway/{st}/{gate}/cmd payload=close | 게이트 폐쇄 | 토픽은 ropeway/역/게이트/cmd 형식이며 역과 게이트는 보고된 것을 쓴다. 내용은 close.
      mqtt_publish topic=ropeway/{st}/board payload="대기 {wait}명" | 대기 표시 | ropeway/역/board 에 "대기 n명"을 발행한다. 역은 이벤트의 것이다.
      @wait failed "대기 인원 {wait}명" // gpio_write pin={p} value=1 | 혼잡등 | 대기 인원이 100명을 초과하면 {p}번 혼잡등을 켠다. 초과하지 않으면 켜지 말고 실패로 한다.
      @run gpio_write pin={q} value=1 // gpio_write pin={q} value=0 | 승차등 | 정상 운행 중이면 {q}번 승차등을 켜고, 정지나 점검 중이면 끈다.
      @tel send_message channel=sms to={tel} text="대기열 확인 바람" // failed "연락처가 없음" | 책임자 문자 | 이벤트의 연락처로 sms "대기열 확인 바람"을 보낸다. 연락처가 없으면 실패로 한다.
      gpio_read pin={r} | 발판 센서 | {r}번 발판 센서의 값을 읽는다.
      memory_store key={st}-{gate} content="{who}" | 책임자 기록 | 역-게이트를 키로 책임자를 기록한다.
      file_write path=count/{st}.csv content="{gate},{wait}" append=true | 인원 기록 | count 폴더의 역.csv 끝에 게이트,대기 한 줄을 추가한다.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', m: '=14시 안전 교육, 3호 캐빈 운휴, 로프 급유 완료', f: '=일지/상부.txt, logs/lower.md', nm: '=아침점검, 마감점검, 월간점검', run: 'run-8802, sop-37, r-4d1f', id: 'cron-55, job-q2' },
    tools: ['announce(station: upper|lower|all, sentence): 역에 방송한다', 'announce_stop(): 방송을 멈춘다'],
    steps: `
      announce station=all sentence="마지막 운행입니다" | 전체 방송 | 모든 역에 "마지막 운행입니다"를 방송한다.
      announce station=upper sentence="{m}" | 상부 방송 | 위쪽 역에만 방송한다: "{m}"
      gpio_write pin={p} value=1 | 예비 조명 | 결선은 예비 조명 {p}, 환기 {q}, 난방 {r}, 화재 입력 {s}이다. 예비 조명을 투입한다.
      gpio_write pin={r} value=0 | 난방 차단 | 결선은 예비 조명 {p}, 환기 {q}, 난방 {r}, 화재 입력 {s}이다. 난방을 차단한다.
      gpio_read pin={s} | 화재 입력 | 결선은 예비 조명 {p}, 환기 {q}, 난방 {r}, 화재 입력 {s}이다. 화재 입력을 읽는다.
      file_write path="{f}" content="{m}" append=true | 일지 추가 | {f} 말미에 "{m}"을 추가한다.
      memory_store key=전달사항 content="{m}" | 전달 사항 | 전달사항 메모를 다음으로 갱신한다: {m}
      sop_execute name={nm} | 절차 실시 | {nm} 절차를 실시한다. 전달 내용은 없다.
      sop_status run_id={run} | 경과 확인 | 실행 {run}의 경과를 확인한다.
      cron_remove id={id} | 예약 해제 | 휴장 기간이므로 예약 {id:을} 해제한다.
    `,
  },
  // 의용소방대원
  {
    language: 'ko',
    event: 'mqtt village/{ri}/{box}/alarm {"종류": "{kind}", "배터리": {bat}, "시각": "{time}", "이름": "{who}", "전화": "{tel}"}',
    slots: { ri: '=sangri, hari, jungri', box: 'b1, b4, b7, b9', kind: '=연기, 불꽃 / 시험, 오작동', bat: '12..98', time: '=02:31, 13:08, 19:55', who: '박 이장, 부녀회장, 황씨네', tel: '=010-2290-4471, 010-8031-5526 / ∅', p: '10..15', q: '16..21', r: '22..27' },
    steps: `
      mqtt_publish topic=village/{ri}/{box}/siren payload=on | 그 함 사이렌 | 토픽이 village/리/함/siren이야. 리하고 함은 경보 울린 데로 하고 on 보내.
      mqtt_publish topic=village/{ri}/{box}/mute payload=10m | 십 분 조용히 | 시끄러우니까 village/리/함/mute 에 10m. 리, 함은 아까 그거.
      @kind gpio_write pin={p} value=1 // failed "{kind} 신호다" | 차고문 | 진짜 연기나 불꽃이면 {p}번 차고문 올려. 시험이나 오작동이면 열지 말고 실패.
      @tel send_message channel=sms to={tel} text="괜찮으세요?" // failed "전화번호가 없다" | 안부 문자 | 온 전화번호로 sms "괜찮으세요?" 보내 봐. 번호가 없으면 실패지 뭐.
      gpio_write pin={q} value=0 | 회관 히터 | 나가니까 회관 히터 {q}번 꺼.
      gpio_read pin={r} | 물탱크차 | 물탱크차 시동 신호가 {r}번에 와. 읽어.
      memory_store key={box} content="{time} {kind}" | 경보 메모 | 함 이름으로 메모. 시각이랑 종류 한 칸 띄워.
      file_write path=alarm/{ri}.csv content="{time},{box},{kind}" append=true | 경보 대장 | alarm 폴더 리이름.csv 밑에 시각, 함, 종류를 쉼표로 붙여.
      notify message="{who} 경보, 배터리 {bat}%" | 회관 화면 | 이 컴퓨터에 "(이름) 경보, 배터리 n%" 띄워.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..8', q: '9..14', r: '15..20', s: '21..27', m: '=토요일 7시 예초 작업, 소화전 얼었습니다, 회비 3만원 걷습니다', u: '=http://10.9.0.14/siren, http://fire.local/lamp', k: '=회비, 예초, 열쇠', w: '예초기, 동파, 방독면' },
    tools: ['fuel_log(litres: num, kind: diesel|petrol): 기름 넣은 것을 적는다', 'fuel_left(): 남은 기름을 본다'],
    steps: `
      fuel_log litres=18.5 kind=petrol | 기름 | 휘발유 18.5리터 넣었어.
      fuel_log litres=40 kind=diesel | 펌프차 | 펌프차에 경유 사십.
      gpio_write pin={p} value=1 | 창고 불 | 창고 불이 {p}번, 콤프가 {q}번, 사이렌이 {r}번이야. 불 켜.
      gpio_write pin={q} value=0 | 콤프 | 창고 불이 {p}번, 콤프가 {q}번, 사이렌이 {r}번이야. 콤프 꺼, 공기통 다 찼어.
      gpio_read pin={s} | 문 접점 | {s}번 읽어 봐. 창고 문 닫혔는지.
      http_request url={u} method=PUT body=on | 켜라고 보내기 | {u}에 PUT으로 on 이라고만 보내.
      send_message channel=band text="{m}" | 공지 | band에 공지: "{m}"
      memory_store key={k} content="{m}" | {k} 적기 | {k} 메모에 "{m}" 넣어 줘.
      memory_forget key={k} | {k} 지우기 | 끝난 얘기니까 {k} 메모는 지워.
      file_search query="{w}" path=doc | 자료 찾기 | doc 폴더에서 {w} 들어간 자료 찾아봐.
    `,
  },
];
