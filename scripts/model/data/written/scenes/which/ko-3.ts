import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: short commands, and tools that follow from what happened; Korean, part 3. */
export const whichKo3: readonly Scene[] = [
  // 핀만 짧게
  {
    language: 'ko',
    slots: { p: '2..27', q: '2..27', r: '2..27' },
    event: 'cron',
    tools: ['바닥난방(회로: int, 도: num): 난방 회로 온도를 맞춘다', '바닥난방값(회로: int): 난방 회로 온도를 읽는다'],
    steps: `
      gpio_read pin={p} | 읽기 | {p}번 읽기
      gpio_write pin={p} value=1 | 켜기 | {p}번 켜.
      gpio_write pin={p} value=0 | 끄기 | {p}번은 꺼 주세요.
      gpio_read pin={q} | 보기만 | {q}번, 보기만 하고 건드리지 말 것
      gpio_write pin={q} value=1 | 올림 | {q}번 올림
      gpio_write pin={r} value=0 | 내림 | {r}번 내림
      board_info | 보드 | 보드 뭐 붙어 있어?
      바닥난방값 회로=2 | 2회로 | 2회로 몇 도예요?
      바닥난방 회로=2 도=21.5 | 2회로 맞춤 | 2회로 21.5도
    `,
  },
  // 파일·메모만 짧게
  {
    language: 'ko',
    slots: { f: '=할일.txt, 일지/10월.md, plan.csv', d: '=일지, docs, 사진/2026', w: '밧줄, 퓨즈, 꿀', k: '열쇠, 두꺼비집, 벌통', t: '=지붕 업체 연락, 퓨즈 두 개 남음, 대문 번호 바뀜' },
    event: 'manual',
    tools: ['쪽지함(낱말): 종이 쪽지함을 뒤진다'],
    steps: `
      file_read path={f} | 읽기 | {f} 읽어 줘
      file_list path={d} | 안에 | {d} 안에 뭐 있지
      file_search query="{w}" | 파일 중에 | "{w}" 나오는 파일은?
      memory_recall query="{w}" | 메모 중에 | "{w}" 나오는 메모는?
      memory_store key={k} content="{t}" | 기억 | {k:로} 기억: {t}
      memory_forget key={k} | 지움 | {k} 메모 지움
      file_write path={f} content="{t}" | 파일 | {f} 파일 내용을 이걸로: {t}
      file_write path={f} content="{t}" append=true | 덧붙임 | {f} 끝에 덧붙임: {t}
      쪽지함 낱말="{w}" | 쪽지 | 쪽지함에서 {w}
    `,
  },
  // 알림만 짧게
  {
    language: 'ko',
    slots: { t: '=차 드세요, 정오에 정전, 3번 문에 트럭', who: '=하영, 창고, 원 과장', tp: '=hall/info, 마당/말, plc/text', ch: '=sms, slack, kakao' },
    event: 'manual',
    tools: ['로비판(글): 로비 안내판 글', '접수표(제목, 급함?: bool): 접수표를 만든다'],
    steps: `
      notify message="{t}" | 여기 | 여기 화면: {t}
      로비판 글="{t}" | 로비 | 로비에는 "{t}"
      pushover message="{t}" | 폰 | 폰 푸시: {t}
      send_message channel={ch} to={who} text="{t}" | {who} | {who}, {ch}: "{t}"
      send_message channel={ch} text="{t}" | 다 같이 | {ch}에 있는 모두에게 "{t}"
      mqtt_publish topic={tp} payload="{t}" | 토픽 | 토픽 {tp} ← "{t}"
      접수표 제목="{t}" | 접수 | 접수표, 제목 "{t}"
      접수표 제목="{t}" 급함=true | 급한 접수 | 급한 접수표, 제목 "{t}"
      failed "팩스를 보낼 도구가 없다" | 팩스 | {who}에 팩스로 보냄.
    `,
  },
  // 소방서 차고
  {
    language: 'ko',
    event: 'webhook /119/신고 {"종류": "{kd}", "주소": "{ad}", "신고자": "{tel}"}',
    slots: { kd: '=벌집, 고양이, 문 개방 / 화재, 가스 누출, 구조', ad: '=장터길 14, 솔밭로 3, 남강 둔치', tel: '010-4417-3320, 010-8802-5561', g: '3..14', h: '15..26', k: '=오늘출동, 마지막신고' },
    tools: ['차고문(번: int, 위로: bool): 차고 문을 움직인다', '출동벨(종: short|long): 출동벨을 울린다', '지령서(종류, 주소): 출동 지령서를 낸다'],
    steps: `
      @kd 출동벨 종=short // 출동벨 종=long | 벨 | 화재, 가스, 구조는 긴 벨. 그 밖의 생활 신고는 짧은 벨.
      @kd notify message="{ad} {kd}" // 지령서 종류="{kd}" 주소="{ad}" | 지령서까지? | 생활 신고(벌집이나 동물, 문 열기 등)는 지령서 없이 이 컴퓨터에 "주소 종류" 꼴로만 띄우고, 화재나 가스나 구조라면 지령서를 낸다.
      차고문 번=1 위로=true | 1번 문 | 1번 차고 문 올려!
      gpio_read pin={g} | 문 끝까지? | 차고 문이 끝까지 올라갔는지는 {g}번에 나타난다. 확인.
      gpio_write pin={h} value=1 | 배기 | 매연 배기팬, {h}번, 가동.
      memory_store key={k} content="{ad}" | 적어 둠 | {k:로} 주소를 외워 둘 것.
      failed "신고자와 통화할 도구가 없다" | 통화 | 신고자 번호로 전화를 걸어 위치를 다시 묻는다.
      send_message channel=sms to={tel} text="출동했습니다" | 신고자 문자 | 통화는 하지 말고 신고자에게 sms "출동했습니다".
    `,
  },
  // 연구실 시약장
  {
    language: 'ko',
    event: 'mqtt lab/cabinet {"시약": "{ch}", "남은g": {g}, "칸": "{sl}", "꺼낸이": "{who}"}',
    slots: { ch: '=NaOH, 아세톤, KMnO4, 에탄올', g: '0..9 / 120..480', sl: 'A3, C1, 산성칸', who: '예린, 박사과정 남, Kumar', f: '=msds/목록.txt, 시약/안전.md', d: '=msds, 시약', p: '4..23' },
    tools: ['시약주문(시약, 그램: int): 시약을 주문한다', '시약장잠금(칸, 잠금: bool): 칸을 잠그거나 푼다', '시약찾기(시약): 시약이 어느 칸에 있는지 본다'],
    steps: `
      시약찾기 시약={ch} | 어느 칸 | 그 시약이 원래 어느 칸에 있어야 하는지 본다.
      @g 시약주문 시약={ch} 그램=500 // failed "{g}g이면 넉넉하다" | 모자라면 | 50g도 안 남았으면 500g 시킨다. 그 이상이면 시키지 말고 실패.
      시약장잠금 칸="{sl}" 잠금=true | 잠가 | 그 칸 잠가 주세요.
      시약장잠금 칸="{sl}" 잠금=false | 열어 | 쓸 사람이 왔으니 그 칸을 풀어 주세요.
      file_search query="{ch}" path={d} | 안전 자료 | {d} 폴더에서 그 시약 이름이 나오는 자료가 어느 파일인지.
      file_read path={f} | 자료 읽기 | {f}에 적힌 것을 읽어 봅니다.
      memory_recall query="{ch}" | 메모해 둔 요령 | 그 시약 다루는 요령을 누가 메모로 남겼을 텐데요. 시약 이름으로 찾아 주세요.
      send_message channel=email to="{who}" text="{ch} 반납 바랍니다" | 꺼낸이에게 | 꺼낸이에게 email: 시약 이름, 한 칸, "반납 바랍니다"
      gpio_read pin={p} | 흄후드 | 흄후드가 도는지 {p}번 값만.
      failed "시약을 달 도구가 없다" | 칭량 | 약수저로 2.5g을 덜어 답니다.
    `,
  },
  // 자판기 관리
  {
    language: 'ko',
    event: 'mqtt vend/{m} {"기계": "{m}", "오류": "{er}", "잔돈": {c}}',
    slots: { m: 'V-12, 역앞, 기숙사1', er: '=없음 / 동전 걸림, 컵 없음, 온수 고장', c: '100..9900', u: '=http://vend.lan/reboot, http://10.6.1.5/reset', w: '=판매중, 점검중, 잠시만요' },
    tools: ['자판기글(기계, 글): 자판기 액정 글', '수리요청(기계, 고장): 수리 기사를 부른다', '자판기매출(기계): 매출을 본다'],
    steps: `
      @er notify message="{m} 정상" // 수리요청 기계="{m}" 고장="{er}" | 기사? | 오류 칸에 고장이 적혔으면 그대로 수리 기사를 부르고, 없으면 그냥 이 컴퓨터에 기계 이름과 "정상"(한 칸 띄움).
      자판기글 기계="{m}" 글={w} | 액정 | 그 기계 액정에 {w}
      자판기매출 기계="{m}" | 매출 | 그 기계, 얼마나 팔았나?
      http_request url={u} method=POST | 다시 시작 | {u:을} POST로 부르면 다시 시작된다고 한다. 본문 없이 부를 것.
      mqtt_publish topic=vend/ack payload="{m}" | 응답 | 들었다는 표시로 vend/ack 토픽에 기계 이름.
      pushover message="{m} 잔돈 {c}원" | 잔돈 | 순회 기사 폰에 푸시를 넣어요. "기계 잔돈 n원".
      file_write path=자판기/잔돈.csv content="{m},{c}" append=true | 잔돈 표 | 자판기/잔돈.csv에 기계,잔돈 한 줄 더.
      failed "동전을 채울 도구가 없다" | 채우기 | 동전통에 백 원짜리를 채운다.
    `,
  },
  // 냉동 창고
  {
    language: 'ko',
    event: 'peripheral 냉동-io/pin_{p} {v}',
    slots: { p: '2..7', v: '=0 / 1', a: '8..13', b: '14..20', c: '21..27', bd: '냉동-io, 하역장, ice-pi' },
    tools: ['냉동문(문: int): 냉동고 문을 닫는다', '문닫혔나(문: int): 냉동고 문이 닫혔는지 본다', '성에제거(분: int): 성에를 없앤다'],
    steps: `
      @v gpio_read pin={a} // gpio_write pin={b} value=1 | 갇힘 단추 | 올라온 핀이 갇힘 단추입니다. 1이면 누가 누른 것이니 {b}번 사이렌을 켜고, 0이면 아무것도 켜지 말고 {a}번만 읽어 봅니다.
      gpio_read pin={p} | 단추 다시 | 그 단추 핀을 다시 읽어.
      gpio_write pin={b} value=0 | 사이렌 | 사이렌({b}) 그만.
      gpio_read pin={c} board={bd} | 압축기 | {bd}의 {c}번, 압축기가 도는지 본다. 세우지 않는다.
      gpio_write pin={c} value=0 board={bd} | 압축기 세움 | {bd}의 {c}번에 물린 압축기를 세운다. 0이면 선다.
      문닫혔나 문=4 | 4번 문 | 4번 냉동고 문 닫혔습니까?
      냉동문 문=4 | 4번 닫기 | 4번 냉동고 문 닫으십시오.
      성에제거 분=15 | 성에 | 성에 제거 15분
      failed "상자를 쌓을 도구가 없다" | 적재 | 얼린 생선 상자를 다섯 단으로 쌓는다.
    `,
  },
  // 드론 방제팀
  {
    language: 'ko',
    event: 'manual - {fl} 방제, 바람 {w}m/s',
    slots: { fl: '윗들, 갯논, 3필지', w: '0.4..2.9 / 5.5..9.0', bt: '1..8', f: '=방제/계획.txt, drone/todo.md', who: '=작목반장, 조종 민, 보조 둘', id: 'fl-3, 예약12, c-70', hh: '=5, 6, 17', ms: '=북풍주의, 물탱크비움, 논두렁확인' },
    tools: ['드론띄움(필지): 드론을 띄운다', '드론귀환(): 드론을 불러들인다', '드론사진(필지): 드론으로 필지 사진을 찍는다', '배터리(번: int): 배터리가 얼마나 남았는지 본다'],
    steps: `
      @w 드론띄움 필지="{fl}" // failed "바람이 {w}m/s다" | 띄우기 | 바람이 4m/s 아래일 때만 그 필지에 띄운다. 더 세면 실패.
      드론사진 필지="{fl}" | 사진 | 약은 치지 말고 그 필지 사진만 찍어 와.
      드론귀환 | 불러들임 | 돌아와!
      배터리 번={bt} | 배터리 | {bt}번 배터리 몇 퍼센트?
      cron_add schedule="0 {hh} * * *" action=message text="{ms}" | 날마다 | 비행은 말고, 날마다 {hh}시(24시간제)에 "{ms}"라는 메시지만 오게.
      cron_remove id={id} | 예약 빼기 | 비가 온다니 {id} 예약은 빼 줘요.
      file_read path={f} | 계획 | 계획이 {f}에 있다던데 뭐라고 돼 있죠?
      send_message channel=band to={who} text="{fl} 방제합니다" | 알림 | {who}에게 band로 필지 이름, 한 칸, "방제합니다".
      failed "약을 탈 도구가 없다" | 약 타기 | 약 한 병을 물통에 부어 젓는다.
    `,
  },
  // 헌책방
  {
    language: 'ko',
    slots: { bk: '=무진기행, 샘터 창간호, 육조단경', w: '초판, 낙장, 서명본', d: '=재고, 재고/2층', f: '=재고/문학.csv, 재고/잡지.txt', k: '=찾는손님, 희귀본, 외상', pn: '=서 교수, 다락방손님, 희재', sh: '1..40' },
    event: 'manual',
    tools: ['책꽂이불(칸: int): 책꽂이 칸에 불을 켠다', '손님수첩(손님, 글): 손님 수첩에 쓴다', '책값표(책, 원: int): 전자 책값표를 바꾼다'],
    steps: `
      책꽂이불 칸={sh} | 어디지 | {sh}번 칸이 어딘지 손님이 알게 불을 켜 드려요.
      손님수첩 손님="{pn}" 글="{bk}" | 수첩 | {pn:이} {bk:을} 찾는다고 손님 수첩에 쓴다. 글은 책 이름만.
      memory_store key={k} content="{pn}: {bk}" | 수첩 말고 | 수첩에 쓰면 남들이 보니까 안 됩니다. {k} 이름으로 "{pn}: {bk}"를 기억만 하세요.
      memory_recall query="{bk}" | 누가 찾았더라 | {bk:을} 누가 찾았더라. "{bk}"로 기억을 더듬는다.
      file_search query="{w}" path={d} | 재고에 | {d} 폴더의 재고 파일 중 "{w}"라는 표시가 있는 파일.
      file_list path={d} | 재고 파일 | 재고 파일이 뭐뭐 있더라, {d}에.
      file_write path={f} content="{bk}" append=true | 입고 | {f} 맨 뒷줄에 {bk} 추가.
      책값표 책="{bk}" 원=8000 | 책값 | {bk} 8000원.
      failed "책을 꿰맬 도구가 없다" | 제본 | 떨어진 책등을 실로 꿰맵니다.
    `,
  },
  // 소극장
  {
    language: 'ko',
    earlier: ['좌석 세기 | 좌석수 → 빈자리 {n}', '시작 | sop_execute → {run}', '예정 | cron_list → {i1} 낮공연 / {i2} 저녁공연'],
    slots: { n: '1..90', run: 'run-12, r-5fe, sop-209', i1: 'sh-1, c-14, j-3', i2: 'sh-8, c-29, j-6', pr: '=객석정리, 암전연습, 관객퇴장', ln: '=곧 시작합니다, 휴대폰을 꺼 주세요, 출구는 뒤쪽입니다', d: '2..25' },
    tools: ['좌석수(): 빈자리를 센다', '무대귀(말): 무대 뒤 헤드셋으로 말한다', '극장앞판(글): 극장 앞 전광판 글', '무대조명(밝기: int): 무대 조명 밝기'],
    steps: `
      극장앞판 글="빈자리 {n}" | 길 가는 사람 | 길 가던 사람들이 극장 앞에서 "빈자리 n"을 읽게.
      notify message="빈자리 {n}" | 매표소 | 매표소가 이 컴퓨터를 씁니다. 여기에만 "빈자리 n".
      무대귀 말="{ln}" | 무대 뒤 | 무대 뒤 헤드셋에 대고 "{ln}"
      cron_remove id={i1} | 낮공연 | 낮공연이 취소됐다. 예정에서 뺀다.
      cron_remove id={i2} | 저녁공연 | 저녁공연만 예정에서 뺀다. 낮은 한다.
      sop_status run_id={run} | 시작한 것 | 앞에서 시작한 건 어디까지 갔대?
      sop_cancel run_id={run} reason="정전" | 정전 | 정전이다. 앞에서 시작한 것을 그만두게 하고 이유는 "정전".
      sop_execute name={pr} | 이제 | 자, 이제 {pr} 절차로.
      무대조명 밝기={d} | 어둡게 | 무대 밝기 {d}
      failed "분장할 도구가 없다" | 분장 | 배우 얼굴에 분장을 합니다.
    `,
  },
  // 전통시장 상인회
  {
    language: 'ko',
    event: 'webhook /시장/건의 {"가게": "{sp}", "건의": "{tx}", "급함": {ur}}',
    slots: { sp: '순이네전, 대박수산, 만물상회', tx: '=하수구 냄새, 간판 기울어짐, 주차 다툼', ur: '=true / false', md: '=회장님, 총무, 구청 계장', f: '=상인회/건의.txt, 2026/건의.csv', hr: '=8, 9, 10' },
    tools: ['아케이드방송(말): 시장 전체에 방송한다', '건의함(가게, 건의): 건의를 정식으로 접수한다'],
    steps: `
      @ur pushover message="{tx}" // 건의함 가게="{sp}" 건의="{tx}" | 급하면 폰 | 급함이 true인 건의는 접수하지 말고 바로 내 폰에 푸시(건의 글만). false면 정식으로 접수한다.
      @ur send_message channel=sms to={md} text="{sp}: {tx}" // failed "급하지 않다" | 급하면 문자 | 급한 것만 {md}께 sms로 "가게: 건의" 꼴로. 안 급하면 실패로 둔다.
      file_write path={f} content="{sp}: {tx}" append=true | 파일 | {f} 끝에 "가게: 건의" 꼴로
      notify message="{sp}: {tx}" | 사무실만 | 소문나지 않게 사무실 이 컴퓨터에만 "가게: 건의" 꼴로
      아케이드방송 말="차를 빼 주세요" | 시장 방송 | 시장 사람들이 다 듣게 "차를 빼 주세요".
      cron_add schedule="0 {hr} * * *" action=message text="아케이드 문 열기" | 문 열 때 | 매일 오전 {hr}시, "아케이드 문 열기" 메시지.
      memory_recall query="{sp}" | 이 가게 | 이 가게가 전에도 뭐라 한 적 있나 메모를 보자.
      failed "하수구를 뚫을 도구가 없다" | 하수구 | 하수구를 뚫습니다.
    `,
  },
  // 온천 호텔
  {
    language: 'ko',
    event: 'mqtt 온천/{bt} {"탕": "{bt}", "온도": {t}, "수위": {l}, "당번": "{du}"}',
    slots: { bt: '노천탕, 여탕, 가족탕2', t: '36.0..39.0 / 44.5..48.0', l: '40..95', du: '=방 주임, 미옥, 시설 2', v: '3..12', x: '13..26', tp: '=spa/valve, 온천/냉수', py: '=open, close, 40%' },
    tools: ['탕물(탕, 종류: hot|cold, 초: int): 탕에 물을 넣는다', '탕온도(탕): 탕 온도를 다시 잰다', '탕앞글(탕, 글): 탕 앞 액정 글'],
    steps: `
      @t 탕물 탕="{bt}" 종류=hot 초=60 // 탕물 탕="{bt}" 종류=cold 초=60 | 뜨겁나 차갑나 | 40도에 못 미치면 뜨거운 물, 43도를 넘으면 찬물. 그 탕에 60초.
      탕온도 탕="{bt}" | 다시 잼 | 물은 넣지 말고 그 탕이 몇 도인지부터.
      탕앞글 탕="{bt}" 글="청소 중" | 손님 | 탕 앞에서 손님이 "청소 중"을 읽을 수 있어야 합니다.
      send_message channel=kakao to={du} text="{bt} 청소 부탁해요" | 당번 | 당번에게 kakao로 탕 이름과 "청소 부탁해요"(한 칸).
      gpio_write pin={v} value=1 | 원천 밸브 | 탕 물이 아니라 원천 밸브예요. {v}번을 1로.
      gpio_read pin={v} | 원천 밸브? | 원천 밸브({v}번)가 1인지 0인지. 그대로 둘 것.
      gpio_read pin={x} | 누수 | 누수 감지 {x}번 읽어 보세요.
      mqtt_publish topic={tp} payload="{py}" | 냉수 | 냉수 밸브는 {tp} 토픽을 듣는다. {py:을} 보내라.
      failed "수건을 갤 도구가 없다" | 수건 | 수건을 개어 놓는다.
    `,
  },
  // 배달 대행
  {
    language: 'ko',
    event: 'webhook /배달/콜 {"콜": "{no}", "가게": "{sp}", "라이더": "{rd}", "손님번호": "{tel}"}',
    slots: { no: 'D-7712, D-9040, 콜551', sp: '마라왕, 족발명가, 빵굽는집', rd: '=강 라이더, 솔, Nguyen / ∅, 미정', tel: '010-2231-9087, 010-6645-1120', k: '=마지막콜, 지연가게' },
    tools: ['라이더앱(라이더, 글): 라이더 앱에 글을 띄운다', '콜취소(콜): 콜을 취소한다', '콜위치(콜): 배달이 어디쯤인지 본다', '안심전화(번호, 말): 전화를 걸어 말을 들려준다'],
    steps: `
      콜위치 콜="{no}" | 어디쯤 | 지금 어디쯤 갔는지만 보자, 이 콜.
      콜취소 콜="{no}" | 취소 | 손님이 안 먹겠대요. 이 콜 취소.
      @rd 라이더앱 라이더="{rd}" 글="뒷문으로" // failed "라이더가 없다" | 앱으로 | 정해진 라이더 앱에 "뒷문으로"라고 띄운다. 라이더가 안 정해졌으면 실패.
      @rd send_message channel=sms to="{rd}" text="뒷문으로" // failed "라이더가 정해지지 않았다" | 문자로 | 앱이 먹통이라 라이더에게 sms로 "뒷문으로". 정해진 라이더가 없으면 실패.
      안심전화 번호={tel} 말="문 앞에 두었습니다" | 손님 전화 | 손님번호로 전화해서 "문 앞에 두었습니다".
      send_message channel=sms to={tel} text="문 앞에 두었습니다" | 손님 문자 | 아기가 자니 전화하지 말래요. 손님번호에 sms "문 앞에 두었습니다".
      memory_store key={k} content="{sp}" | 가게 | {k}에 가게 이름을 기억.
      failed "음식을 들고 갈 도구가 없다" | 배달 | 음식을 들고 5층까지 올라갑니다.
      notify message="{no} {sp}" | 관제 | 이 컴퓨터(관제)에 "콜 가게" 꼴로.
    `,
  },
  // 수목원
  {
    language: 'ko',
    slots: { tr: '구상나무, 미선나무, 만병초', z: '=암석원, 습지원, 온실', p: '3..14', q: '15..26', f: '=식물/라벨.csv, 관찰/봄.txt', k: '=개화, 병충해, 이식', pr: '=야간순찰, 배수점검, 온실환기', hh: '=7, 8, 18', run: 'run-45, r-c07, sop-92' },
    event: 'cron',
    tools: ['물길(구역, 열림: bool): 구역으로 가는 물을 여닫는다', '물길보기(구역): 구역에 물이 가는지 본다', '관찰일기(나무, 글): 관찰 일기를 쓴다', '나무사진(나무): 나무 사진을 찍는다'],
    steps: `
      물길보기 구역={z} | 물 가나 | {z}에 물이 가고 있는지 본다.
      물길 구역={z} 열림=true | 물 주기 | {z} 물 틀어.
      물길 구역={z} 열림=false | 물 끊기 | {z} 물은 끊어요.
      gpio_write pin={p} value=1 | 분수 | 구역 물 말고 입구 분수예요. {p}번 켭니다.
      gpio_read pin={q} | 비 센서 | 비가 오나? 비 센서 {q}번.
      나무사진 나무="{tr}" | 사진 | {tr} 사진 한 장 남깁시다.
      관찰일기 나무="{tr}" 글="꽃망울" | 일기 | {tr} 관찰 일기에 "꽃망울".
      file_write path={f} content="{tr} 꽃망울" append=true | 파일 | 일기 말고 {f} 끝에 "{tr} 꽃망울"
      memory_recall query="{tr} {k}" | 작년 | 작년 메모가 있을 것이다. "{tr} {k}"로 찾는다.
      cron_add schedule="0 {hh} * * *" action=procedure text={pr} | 매일 | {pr} 절차를 매일 {hh}시(24시간제)에.
      failed "가지를 칠 도구가 없다" | 전정 | 마른 가지를 톱으로 자릅니다.
    `,
  },
  // 보건소
  {
    language: 'ko',
    event: 'manual - {vc} {n}명분 도착',
    slots: { vc: '독감백신, 파상풍, 폐렴구균', n: '10..90', to: '=접종실, 소장님, 김 주무관', f: '=백신/입고.csv, 접종/10월.txt', k: '=백신잔량, 마지막입고', w: '이상반응, 보관온도, 접종간격', d: '=지침, 지침/2026' },
    tools: ['접종명부(이름): 접종 명부에서 찾는다', '번호표(창구: int): 창구에 다음 번호를 띄운다', '백신장부(백신, 명분: int): 백신 장부에 올린다', '스티커인쇄(글, 장: int): 스티커를 인쇄한다'],
    steps: `
      백신장부 백신="{vc}" 명분={n} | 장부 | 도착한 것을 백신 장부에 올립니다.
      file_write path={f} content="{vc},{n}" append=true | 파일 | 장부는 다른 분이 하세요. 저희는 {f} 끝에 백신,명분만 넣어 주세요.
      memory_store key={k} content="{vc} {n}" | 기억 | {k:로} 백신 이름과 명분을 한 칸 띄워 기억.
      스티커인쇄 글="{vc}" 장={n} | 스티커 | 백신 이름 스티커를 명분만큼 인쇄.
      번호표 창구=2 | 다음 분 | 2번 창구 다음 분.
      file_search query="{w}" path={d} | 지침에서 | {d} 폴더의 어느 지침에 "{w}" 이야기가 나오는지 알아봐 주세요.
      memory_recall query="{w}" limit=4 | 메모에서 | 지침 말고 메모에서 "{w}" 네 건까지.
      send_message channel=messenger to={to} text="{vc} 도착" | 도착 | messenger, {to}: 백신 이름, 한 칸, "도착"
      notify message="{vc} 도착" | 내 화면 | 아직 아무에게도 보내지 마세요. 이 화면에 백신 이름, 한 칸, "도착".
      failed "주사를 놓을 도구가 없다" | 접종 | 왼팔에 주사를 놓습니다.
    `,
  },
  // 공유 자전거
  {
    language: 'ko',
    event: 'mqtt 따릉/{st} {"거치소": "{st}", "대수": {n}, "고장": {b}}',
    slots: { st: '강변역, 시청뒤, 87번', n: '0..2 / 18..30', b: '1..9', cr: '=1조, 2조, 야간조', tp: '=bike/lamp, 거치/등', cl: '=red, green, off', u: '=http://bike.lan/sync, http://10.7.7.3/pull', g: '4..25' },
    tools: ['재배치(거치소, 대: int): 자전거를 가져다 놓게 한다', '거치소잠금(거치소, 잠금: bool): 거치소를 잠그거나 푼다', '거치소글(거치소, 글): 거치소 단말기 글', '고장표(거치소, 대: int): 고장 자전거를 접수한다'],
    steps: `
      @n 재배치 거치소="{st}" 대=10 // notify message="{st} {n}대" | 비면 재배치 | 다섯 대도 안 되면 그 거치소에 10대 재배치. 넉넉하면 그냥 이 컴퓨터에 "거치소 n대"만.
      고장표 거치소="{st}" 대={b} | 고장 접수 | 고장 대수만큼 접수.
      거치소글 거치소="{st}" 글="점검 중" | 시민에게 | 거기 온 시민이 단말기에서 "점검 중"을 보게.
      send_message channel=radio to={cr} text="{st} 점검" | 조원에게 | 단말기 말고 radio로 {cr}에 거치소 이름, 한 칸, "점검".
      거치소잠금 거치소="{st}" 잠금=true | 잠금 | 태풍 온다. 그 거치소 잠금.
      거치소잠금 거치소="{st}" 잠금=false | 풀기 | 태풍 지나갔으니 그 거치소를 풉니다.
      mqtt_publish topic={tp} payload={cl} | 등 색 | 등 색은 {tp} 토픽으로 정해요. {cl} 보내요.
      http_request url={u} | 맞추기 | {u} 한 번 불러서 답을 받는다.
      gpio_read pin={g} | 사무실 문 | 사무실 문이 열렸나 {g}번 보기
      failed "펑크를 때울 도구가 없다" | 펑크 | 앞바퀴 펑크를 때운다.
    `,
  },
  // 참기름집
  {
    language: 'ko',
    event: 'manual - 깨 {kg}kg, {cu}',
    slots: { kg: '3..40', cu: '=안골댁, 절집, 시장김밥', t: '165..210', p: '3..12', q: '13..25', f: '=주문/기름.txt, 장부/2026.csv', b: '2..60' },
    tools: ['볶음솥(도: int): 볶음솥 온도를 맞춘다', '볶음솥온도(): 볶음솥이 몇 도인지 본다', '기름짜기(kg: int): 기름을 짠다', '병라벨(글, 장: int): 병 라벨을 인쇄한다'],
    steps: `
      볶음솥온도 | 몇 도 | 솥 몇 도 됐어?
      볶음솥 도={t} | 솥 | 솥은 {t}도.
      기름짜기 kg={kg} | 짜기 | 들어온 깨 전부 짠다.
      병라벨 글="{cu}" 장={b} | 라벨 | 손님 이름 라벨 {b}장
      gpio_write pin={p} value=1 | 연기 빼기 | 연기 빼는 팬은 {p}번이다. 넣어라.
      gpio_read pin={q} | 가스 | 가스 감지기 {q}번이 울렸는지 보기만.
      file_write path={f} content="{cu} {kg}" append=true | 장부 파일 | {f} 끝에 손님 kg수. 한 칸 띄워.
      send_message channel=sms to={cu} text="기름 다 짰어요" | 손님께 | 손님께 sms "기름 다 짰어요"
      notify message="{cu} 기름" | 아들 보게 | 아들이 이 컴퓨터 앞에 있다. 손님 이름, 한 칸, "기름".
      failed "병을 씻을 도구가 없다" | 병 | 빈 병을 씻어 말린다.
    `,
  },
];
