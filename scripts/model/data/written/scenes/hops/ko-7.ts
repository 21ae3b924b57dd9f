import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 7. */
export const hopsKo7: readonly Scene[] = [
  // 두부 공장
  {
    language: 'ko',
    event: 'mqtt tofu/call {"라인": "{z}", "말": "{w}", "사람": "{who}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', z: '=갈기 / 끓이기 / 굳히기', w: '=가동 / 멈춤', who: '두부집 탁, 콩 반장, 새벽조 린', a: '2..27', b: '2..27', c: '2..27', d: '2..27', f: '=tofu.log, 두부일지.txt' },
    steps: `
      @z gpio_write pin={c} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={a} value={hi} | 라인 돌리기 | 공정은 갈기 → 끓이기 → 굳히기 차례인데 핀은 뒤에서부터 {a}, {b}, {c}로 물렸다. 적힌 라인을 돌린다. {hi:이} 돎, {lo:이} 섬.
      @z gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} | 라인 세우기 | 배선반 사진 보니 1열 갈기 {a}, 2열 끓이기 {b}, 3열 굳히기 {c}네요. 그 라인을 세워 주실래요? 세우는 값은 {lo}예요.
      @w gpio_write pin={d} value={hi} // gpio_write pin={d} value={lo} | 배기 | 가동이라 하든 멈춤이라 하든 배기({d}번)는 그 말대로 따라간다. 가동 값 {hi}, 멈춤 값 {lo}.
      @w gpio_write pin={d} value={lo} // gpio_write pin={d} value={hi} | 청소등 | 청소등은 라인이 멈춰야 켠다. {d}번. 멈춤이 오면 {hi}, 가동이 오면 {lo}.
      @w failed "가동 중이다" // gpio_write pin={a} value=0 | 물 빼기 | 멈춤이라는 말이 있을 때만 {a}번을 0으로 하고 물을 뺍니다. 가동이면 실패.
      file_write path={f} content="{z} {w}" append=true | 일지 | {f} 끝에 라인 한 칸 말.
      memory_store key=tofu-caller content="부른 사람: {who}" | 기억 | tofu-caller: "부른 사람: ○○".
      @z failed "갈기는 수리 중이다" // gpio_read pin={b} // gpio_read pin={c} | 핀 보기 | 끓이기 {b}, 굳히기 {c}. 갈기는 수리 중이니 갈기라고 왔으면 실패, 아니면 그 라인 핀을 읽는다.
    `,
  },
  // 장애인 콜택시
  {
    language: 'ko',
    event: 'webhook /call/new {"승객": "{who}", "출발": "{p}", "도착": "{q}", "휠체어": "{w}", "시각": "{t}"}',
    earlier: ['가까운 차 | car_near → {c1} {x}분, {c2} {y}분, {c3} {z}분'],
    slots: { w: '=전동 / 수동 / 없음', who: '엄지수, 봉 어르신, 해찬', p: '시민병원, 느티공원, 남역', q: '재활원, 도청, 큰시장', t: '=13:40, 15:05, 9:20', c1: '1호차, 노을-3, 27다', c2: '2호차, 바람-8, 31라', c3: '3호차, 구름-5, 44마', x: '10..14', y: '15..19', z: '3..8 / 25..40' },
    tools: ['barobus_send(car, passenger, ramp?: bool): Send a car', 'barobus_queue(passenger, minutes?: int): Let a passenger wait', 'barobus_route(car, from_place, to_place): Set a route', 'barobus_text(passenger, text): Text a passenger', 'ilji_put(line, car?): Write a line', 'hwil_strap(car, kind: powered|manual): Prepare the straps'],
    steps: `
      @z barobus_send car="{c3}" passenger="{who}" // barobus_send car="{c1}" passenger="{who}" | 빠른 차 | 제일 빨리 닿는 차를 이 승객에게. 경사판은 언급 없음.
      @z hwil_strap car="{c2}" kind=powered // hwil_strap car="{c3}" kind=powered | 늦은 차 | 가장 오래 걸리는 차에 전동용 끈을 채비해 두시오.
      @w hwil_strap car="{c1}" kind=powered // hwil_strap car="{c1}" kind=manual // failed "휠체어가 없다" | 끈 | 첫째 차에, 휠체어 종류에 맞춰 끈을 준비한다. 휠체어가 없다면 실패.
      @w barobus_send car="{c2}" passenger="{who}" ramp=true // barobus_send car="{c2}" passenger="{who}" ramp=true // barobus_send car="{c2}" passenger="{who}" ramp=false | 경사판 | 두 번째 차를 보내요. 휠체어를 쓰시면 경사판을 펴고, 없으면 접고.
      barobus_route car="{c3}" from_place="{p}" to_place="{q}" | 길 | 목록 끝 차의 길: 출발지에서 도착지로.
      barobus_route car="{c1}" from_place="{q}" to_place="{p}" | 돌아오는 길 | 첫 차는 거꾸로, 도착지에서 태워 출발지로 모신다.
      barobus_text passenger="{who}" text="{t}, {p} 앞" | 문자 | 승객 문자: 시각, 쉼표, 한 칸, 출발지, 한 칸, "앞".
      ilji_put line="승객: {who}" | 일지 | "승객: ○○○" 한 줄. 어느 차인지는 쓰지 말 것.
      barobus_queue passenger="{who}" | 대기 | '곧'이라고만 하고 몇 분이라고는 넣지 말아 주세요. 그 승객 대기.
    `,
  },
  // 유리 공방 가마
  {
    language: 'ko',
    earlier: ['가마 배선 | file_read → 가마 {a} ({la}), 문 {b} ({lb})', '가마 색 보기 | kiln_eye → {cl}'],
    slots: { la: '1=불, 1=점화 / 0=불, 0=점화', lb: '1=열림, 1=개방 / 1=닫힘, 1=폐쇄', a: '2..9', b: '10..18', c: '19..27', cl: '=하양, 노랑 / 빨강, 검정', key: '가마-색, kiln-colour' },
    steps: `
      @la gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 점화 | 가마에 불을 넣는다. 배선 읽은 대로.
      @la gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 소화 | 가마 불을 끕니다. 배선에 불을 넣는 값만 나와 있으니 다른 값을 쓰면 됩니다.
      @lb gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 문 열기 | 가마 문 열 것. 값은 {step1}단계의 괄호를 보고.
      @lb gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 문 닫기 | 문 닫아 줘. 괄호 안에 적힌 게 1의 뜻이야.
      @cl gpio_write pin={c} value=1 // failed "불색이 {cl}이다" | 유리 뜨기 | 불색이 빨강·검정이면 덜 된 거라 실패, 하양이나 노랑이면 {c}번을 1로.
      @cl notify message="됐다" // notify message="더 땐다" | 판단 | 하양·노랑 "됐다" / 빨강·검정 "더 땐다". 한쪽만 알림으로. 제목은 필요 없다.
      memory_store key={key} content={cl} | 색 기억 | {step2}단계에 나온 색만 {key}에 기억.
      gpio_read pin={b} | 문 읽기 | 두 핀 중 문 쪽을 읽기. 가마는 건드릴 것 없다.
    `,
  },
  // 곡물 창고 사일로
  {
    language: 'ko',
    event: 'mqtt grain/levels {"A": {x}, "B": {y}, "C": {z}, "D": {k}, "트럭": "{tr}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', x: '55..63', y: '5..20 / 84..97', z: '30..44', k: '66..78', tr: '=있음, 대기 / 없음', p: '2..6', q: '7..12', r: '13..19', s: '20..27' },
    steps: `
      @y gpio_write pin={s} value={hi} // gpio_write pin={q} value={hi} | 꽉 찬 통 비우기 | 통 핀은 A {p}, B {q}, C {r}, D {s}. 제일 많이 찬 통의 배출구를 연다. {hi:이} 엶, {lo:이} 닫음.
      @y gpio_write pin={q} value={lo} // gpio_write pin={r} value={lo} | 빈 통 막기 | D={s}, C={r}, B={q}, A={p} — 제일 적게 찬 통을 닫아 주십시오. 여는 값 {hi}, 닫는 값 {lo}.
      @y gpio_read pin={s} // gpio_read pin={q} | 읽기 | 수위가 가장 높은 통의 핀만 읽기 (A부터 D까지 {p}, {q}, {r}, {s}).
      @tr gpio_write pin={r} value=1 // failed "트럭이 없다" | 싣기 | 트럭이 없으면 실패. 있거나 대기 중이면 C통({r}번)을 1로.
      @tr gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 막대 | {p}번 막대는 트럭이 없을 때 올라가고(high) 있거나 대기할 때 내려간다(low).
      mqtt_publish topic=grain/d payload="D {k}%" | D통 | grain/d 토픽으로 "D", 한 칸, 그 수위에 %.
      memory_store key=truck content="트럭: {tr}" | 트럭 | "트럭: " 뒤에 트럭 칸 말. truck으로 기억해.
      @y notify message="D" // notify message="B" | 이름만 | 가장 많이 찬 통의 글자 하나만 알림에 써 주세요. 제목은 안 써요.
    `,
  },
  // 약초 증류소
  {
    language: 'ko',
    event: 'mqtt still/step {"솥": "{s}", "풀": "{h}", "냄새": "{sm}", "병": ["{b1}", "{b2}", "{b3}"]}',
    slots: { h: '=박하 / 쑥 / 로즈마리', sm: '=맑음 / 탄내', s: '구리솥, S-4, 큰증류', b1: '갈색1, K-01, 앞병', b2: '갈색2, K-02, 옆병', b3: '갈색3, K-03, 뒷병', ml: '20..300', t: '=68, 71', t2: '=77, 79', t3: '=84, 88', n: '=첫, 맨 앞 / 가운데, 둘째 / 끝, 맨 뒤' },
    tools: ['jeungnyu_heat(still, celsius: int, ramp_min?: int): Heat a still', 'jeungnyu_cut(still, bottle, ml?: int): Run into a bottle', 'jeungnyu_stop(still, why?): Stop a still', 'heoreubyeong_tag(bottle, text): Tag a bottle', 'heoreubyeong_seal(bottle, wax: bool): Seal a bottle'],
    steps: `
      @h jeungnyu_heat still="{s}" celsius={t2} // jeungnyu_heat still="{s}" celsius={t} // jeungnyu_heat still="{s}" celsius={t3} | 온도 | 쑥 {t} / 박하 {t2} / 로즈마리 {t3}도. 그 풀에 맞게 이 솥을. 몇 분에 걸칠지는 안 정함.
      @n jeungnyu_cut still="{s}" bottle="{b1}" // jeungnyu_cut still="{s}" bottle="{b2}" // jeungnyu_cut still="{s}" bottle="{b3}" | 받기 | 병 셋 중 {n} 병에 받는다. 몇 ml인지는 눈으로.
      @sm jeungnyu_cut still="{s}" bottle="{b3}" ml={ml} // jeungnyu_stop still="{s}" | 냄새대로 | 맑으면 마지막 병에 {ml}ml 받고 탄내가 나면 솥을 세운다(까닭은 안 적음).
      @sm failed "탄내가 나지 않는다" // heoreubyeong_tag bottle="{b1}" text="탄내" | 표시 | 탄내가 난다고 왔으면 첫 병에 "탄내" 꼬리표를 달고, 아니면 실패로 한다.
      heoreubyeong_tag bottle="{b2}" text="{h}/{s}" | 꼬리표 | 둘째 병 꼬리표 = 풀/솥. 빗금 옆을 띄우지 않기.
      heoreubyeong_tag bottle="{b3}" text="hold-{b3}" | 보관표 | 세 번째 병에 "hold-" 다음 그 병 이름.
      @h heoreubyeong_seal bottle="{b1}" wax=true // heoreubyeong_seal bottle="{b1}" wax=false // heoreubyeong_seal bottle="{b1}" wax=true | 봉하기 | 쑥은 밀랍 없이, 다른 풀은 밀랍으로 첫 병을 봉해 주세요.
      jeungnyu_stop still="{s}" | 정지 | '점심'이라고 쪽지는 붙이되 도구에는 이유를 넣지 말 것. 솥 정지.
    `,
  },
  // 스쿨버스 문과 경광등
  {
    language: 'ko',
    event: 'peripheral bus/{w} {w}',
    slots: { hi: '=1, 0', lo: '=0, 1', w: '=승차 / 하차 / 출발 / 고장, 사고', a: '2..9', b: '10..18', c: '19..27', who: '기사 모, 도우미 설, 원장님', nm: '별빛유치원, 2호 버스, 노랑차' },
    steps: `
      @w gpio_write pin={a} value={hi} // gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} // failed "{w} 신호다" | 앞문 | 앞문 {a}번 — 승차와 하차면 열고, 출발이면 닫는다. 여는 값 {hi}, 닫는 값 {lo}. 그 밖의 말이면 실패.
      @w gpio_write pin={b} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 점멸등 | {b}번 점멸등은 출발일 때만 끄고({lo}) 다른 말이면 다 켠다({hi}).
      @w gpio_write pin={c} value=1 // gpio_write pin={c} value=0 // gpio_write pin={c} value=0 // gpio_write pin={c} value=0 | 발판 | 발판({c}번)은 아이가 탈 때만 high로 내려 줘요. 나머지 신호에는 low예요.
      @w failed "출발 신호가 아니다" // failed "출발 신호가 아니다" // gpio_write pin={c} value=0 // failed "{w} 신호다" | 출발 | 출발 신호에만 {c}번을 0으로. 딴 신호면 실패로 남긴다.
      notify message="{w}" title="{nm}" | 알림 | 제목 {nm}, 본문은 payload 그대로.
      send_message channel=sms to="{who}" text="버스: {w}" | 문자 | {who} sms. "버스: " 하고 온 말.
      mqtt_publish topic=bus/last payload="last-{w}" | 마지막 신호 | bus/last에 "last-"를 앞에 붙인 신호를 발행하기.
      gpio_write pin={b} value={lo} | {b}번만 끔 | {a}번과 {c}번은 사람이 붙어 있다. {b}번만 {lo}.
    `,
  },
  // 시민 텃밭 빗물 통
  {
    language: 'ko',
    earlier: ['빗물 통 재기 | rain_tub → {n1} {x}L, {n2} {y}L, {n3} {z}L', '밸브 번호 | file_read → {n1} {a}, {n2} {b}, {n3} {c}'],
    slots: { n1: '앞통, 감나무통, T1', n2: '뒤통, 우물통, T2', n3: '옆통, 창고통, T3', x: '20..90 / 400..600', y: '210..290', z: '110..180', hi: '=1, 0', lo: '1 - {hi}', a: '2..9', b: '10..18', c: '19..27', tp: 'garden/rain, 텃밭/비' },
    steps: `
      @x gpio_write pin={b} value={hi} // gpio_write pin={a} value={hi} | 많은 통 열기 | 물이 제일 많은 통의 밸브를 연다. 밸브는 {hi}에 열리고 {lo}에 닫힌다.
      @x gpio_write pin={a} value={lo} // gpio_write pin={c} value={lo} | 적은 통 닫기 | 가장 적게 남은 통 밸브를 닫아 주세요. 여는 값이 {hi}, 닫는 값이 {lo}입니다.
      gpio_write pin={c} value={hi} | 셋째 통 | 목록의 세 번째 통을 열 것 ({hi} 열림).
      gpio_read pin={b} | 둘째 통 | 두 번째 통 밸브가 어떤 상태인지 읽음.
      mqtt_publish topic={tp} payload="{n3}: {z}L" | 알리기 | {tp}에 셋째 통 이름, 쌍점, 한 칸, 리터 수와 L.
      @x notify message="{n2}" // notify message="{n1}" | 이름 알림 | 제일 많은 통 이름만 알림. 제목 없이요.
      @x mqtt_publish topic={tp} payload="{x}" // mqtt_publish topic={tp} payload="{z}" | 가장 적은 값 | {tp}로 세 값 중 제일 작은 수를, 단위 없이.
      gpio_write pin={a} value={lo} | 첫째만 | {b}번 {c}번은 놔두고 첫째 통만 {lo:로}.
    `,
  },
  // 공연장 대관
  {
    language: 'ko',
    event: 'webhook /hall/rent {"단체": "{who}", "홀": "{h}", "용도": "{u}", "납부": "{pay}", "인원": {n}}',
    slots: { u: '=연극 / 음악 / 강연', pay: '=완납 / 미납', who: '극단 모루, 시립합창, 독서모임 결', h: '큰울림, 작은결, 지하홀', n: '12..300', d: '=3월 4일, 5월 20일', k: '2..9', r: '=무료, 할인' },
    tools: ['ullim_reserve(hall, group, day?): Reserve a hall', 'ullim_release(hall, reason?): Give a hall free', 'ullim_seat(hall, layout: rows|round|none): Seating', 'mudae_crew(hall, people: int): Order stage hands', 'mudae_sign(hall, text): Sign at the door', 'gyeyak_doc(group, remark?): Make a contract'],
    steps: `
      @u ullim_seat hall="{h}" layout=none // ullim_seat hall="{h}" layout=rows // ullim_seat hall="{h}" layout=round | 자리 | 연극은 의자 없이, 음악은 줄지어, 강연은 둥글게. 빌린 홀.
      @u mudae_crew hall="{h}" people={k} // mudae_crew hall="{h}" people=1 // failed "강연에는 무대 인력이 없다" | 인력 | 무대 인력은 음악 1명, 연극 {k}명. 강연이면 부르지 말고 실패로 답하십시오.
      @pay ullim_reserve hall="{h}" group="{who}" day="{d}" // failed "대관료가 미납이다" | 확정 | 완납이면 {d:로} 잡고, 미납이면 안 잡고 실패.
      @pay gyeyak_doc group="{who}" // gyeyak_doc group="{who}" remark="미납" | 계약서 | 계약서를 만든다. 미납이면 비고에 "미납", 완납이면 비고를 비운다.
      mudae_sign hall="{h}" text="{who}({n}명)" | 문패 | 홀 문에 단체 이름과 괄호 속 인원+"명". 사이는 안 띄움.
      mudae_sign hall="{h}" text="대관: {u}" | 용도 | 홀 문에 "대관: " 그다음 용도.
      ullim_reserve hall="{h}" group="{who}" | 임시 | 날짜는 협의 중이라 안 넣고 그 단체로 홀만 잡아 주세요.
      ullim_release hall="{h}" | 풀기 | '{r}' 문제로 말이 많았다고 함. 사유는 적지 않고 홀만 푼다.
    `,
  },
  // 배수지 - 게이트와 부표
  {
    language: 'ko',
    event: 'mqtt reservoir/{z}/float {"못": "{z}", "부표": {v}, "감시": "{who}"}',
    slots: { v: '=1 / 0', z: '=용연, 새말 / 가재, 큰골', who: '못지기 팽, 수리조합, 이장', a: '2..9', b: '10..18', c: '19..27', w1: '=참, 빔', w2: '=빔, 참', tp: 'reservoir/say, 못/말' },
    steps: `
      @v mqtt_publish topic={tp} payload={w1} // mqtt_publish topic={tp} payload={w2} | 말로 바꿈 | 부표 1은 {w1}, 0은 {w2}. 메시지의 부표를 말로 바꿔 {tp}에.
      @v mqtt_publish topic={tp} payload={w2} // mqtt_publish topic={tp} payload={w1} | 거꾸로 단 부표 | 그런데 이 부표는 거꾸로 달려서 0이 {w1}, 1이 {w2}랍니다. {tp}로 뜻만 보내 주세요.
      @v gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 취수 | 부표가 1이면 {a}번 0, 부표가 0이면 {a}번 1.
      @v gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 방류 | {b}번에는 부표 값을 그대로 옮긴다.
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 못 고르기 | 용연과 새말은 {a}번, 가재와 큰골은 {b}번 게이트를 쓴다. 알려 온 못 게이트를 1로.
      @z failed "{z} 못은 보수 중이다" // gpio_write pin={c} value=0 | 보수 | 용연·새말은 보수 중이니 실패. 가재·큰골이면 {c}번을 0으로 하도록.
      @v failed "부표가 1이다" // gpio_write pin={c} value=1 | 0일 때만 | 부표가 0이라야 {c}번을 올린다(1). 1이면 실패.
      send_message channel=radio to="{who}" text="{z}못 부표 {v}" | 무전 | 감시하는 이에게 radio로 못 이름+"못", 한 칸, "부표", 한 칸, 값.
    `,
  },
  // 세무서 창구
  {
    language: 'ko',
    event: 'webhook /tax/desk {"민원": "{k}", "이름": "{who}", "번호표": {n}, "서류": "{dc}"}',
    slots: { k: '=증명 / 신고 / 상담', dc: '=모두 있음 / 빠짐', who: '전나리, 성대표, 국밥집 옥', n: '101..480', a: '2..4', b: '5..7', c: '8..11', m: '5..40' },
    tools: ['changgu_push(ticket: int, desk: int, note?): Send a ticket to a desk', 'changgu_back(ticket: int, minutes?: int): Send a ticket back', 'seoryu_issue(name, kind, copies?: int): Issue a paper', 'seoryu_ask(name, text): Ask for papers', 'annae_tv(text): Text on the screen', 'annae_voice(text, twice?: bool): Say something'],
    steps: `
      @k changgu_push ticket={n} desk={b} // changgu_push ticket={n} desk={c} // changgu_push ticket={n} desk={a} | 창구 | 상담은 {a}번, 증명은 {b}번, 신고는 {c}번 창구. 덧붙이는 말은 없음.
      @dc changgu_push ticket={n} desk={b} note="서류 확인됨" // changgu_back ticket={n} | 서류 | 서류가 다 있으면 "서류 확인됨"이라고 달아 {b}번 창구로, 빠졌으면 돌려보낸다(몇 분 뒤인지 안 정함).
      @dc failed "서류가 모두 있다" // seoryu_ask name="{who}" text="서류를 더 가져오세요" | 더 받기 | 빠진 게 있는 분께만 "서류를 더 가져오세요". 다 있으면 실패로.
      @k seoryu_issue name="{who}" kind={k} // failed "신고는 떼어 줄 것이 없다" // failed "상담은 떼어 줄 것이 없다" | 발급 | 증명 민원이면 종류를 '증명'으로 하여 그분 이름으로 발급. 다른 민원은 실패. 통수는 안 정함.
      annae_tv text="{n}번 {who}님" | 화면 | 번호표에 "번", 띄우고, 이름에 "님".
      annae_voice text="{n}번 손님" twice=true | 두 번 | "○번 손님"을 두 번 불러 드리세요. ○는 번호표예요.
      @k annae_voice text="오른쪽으로" // annae_voice text="왼쪽으로" // annae_voice text="이층으로" | 어디로 | 신고는 "왼쪽으로", 상담은 "이층으로", 증명은 "오른쪽으로". 한 번인지 두 번인지는 적지 않음.
      changgu_back ticket={n} minutes={m} | {m}분 뒤 | 민원이 무엇이든 이 번호표는 {m}분 뒤로 돌린다.
    `,
  },
  // 냉동 트럭 선단
  {
    language: 'ko',
    earlier: ['트럭 짐칸 온도 | truck_all → {n1} {x}도, {n2} {y}도, {n3} {z}도, {n4} {k}도', '운임 대기열 | job_queue → {q}'],
    slots: { n1: '81가, 북극1, T-51', n2: '82나, 북극2, T-52', n3: '83다, 북극3, T-53', n4: '84라, 북극4, T-54', x: '-14..-11', y: '-29..-25 / -9..-6', z: '-18..-16', k: '-23..-20', q: '=빔, 0건 / 3건, 8건', c: '-28..-19', w: '수산 채, 육가공 림, 배차 온' },
    tools: ['eolcha_chill(truck, celsius: int): Chill a truck', 'eolcha_recall(truck, why?): Call a truck back', 'eolcha_go(truck, dest?): Send a truck', 'hwamul_seal(truck, tag): Seal a truck under a tag', 'hwamul_note(to, text): Note to somebody'],
    steps: `
      @y eolcha_chill truck="{n1}" celsius={c} // eolcha_chill truck="{n2}" celsius={c} | 덜 찬 차 | 넷 중 온도가 가장 높은 차를 {c}도로 더 식힌다.
      @y eolcha_recall truck="{n2}" // eolcha_recall truck="{n4}" | 너무 찬 차 | 온도가 제일 낮은 차를 불러들여 주세요. 이유는 안 적어도 됩니다.
      eolcha_go truck="{n3}" | 셋째 차 | 세 번째로 나온 차 출발. 행선지는 미정.
      @q failed "대기열이 비었다" // eolcha_go truck="{n1}" | 대기열 | 대기열이 비었으면 실패, 아니면 첫 차를 보낸다. 행선지는 기사가 안다.
      @q eolcha_recall truck="{n4}" // failed "{q:이} 남아 있다" | 쉬기 | 할 운임이 하나도 없어야 마지막 차를 부른다(이유 칸 비움). 남아 있으면 실패.
      hwamul_seal truck="{n4}" tag="seal-{n4}" | 봉인 | 넷째 차 봉인. 꼬리표는 "seal-" 뒤에 그 차 이름.
      hwamul_note to="{w}" text="{n3} {z}도" | 쪽지 | {w} 앞: "{n3} ○도". ○는 그 차 온도, 부호도 그대로.
      eolcha_chill truck="{n3}" celsius={c} | 셋째 식히기 | 목록 세 번째, {c}도. '급랭'이란 말은 신경 쓰지 말 것.
    `,
  },
  // 실험실 글러브박스
  {
    language: 'ko',
    event: 'mqtt glove/box {zc}',
    slots: { zc: '=질소 넣기 / 질소 끊기 / 아르곤 넣기 / 아르곤 끊기 / 헬륨 넣기, 헬륨 끊기', hi: '=1, 0', lo: '=0, 1', a: '2..14', b: '15..27', tp: 'glove/ack, 박스/답', who: '연구원 지, 포닥 라울, 실험 반장' },
    steps: `
      @zc gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} // failed "헬륨 밸브는 없다" | 가스 | N2 {a}, Ar {b}. 질소가 N2, 아르곤이 Ar이다. 넣기 {hi}, 끊기 {lo}. 표에 없는 가스면 실패.
      @zc gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} // gpio_write pin={a} value={lo} // gpio_write pin={a} value={hi} // failed "헬륨은 물려 있지 않다" | 거꾸로 된 밸브 | 이 박스는 배관을 거꾸로 해서 질소가 {b}번, 아르곤이 {a}번이에요. 게다가 {lo}에서 들어가고 {hi}에서 끊겨요. 말대로 해 주세요. 둘 다 아닌 가스면 못 한다고 해 주세요.
      @zc failed "질소 얘기다" // failed "질소 얘기다" // gpio_write pin={b} value=1 // gpio_write pin={b} value=0 // failed "헬륨 얘기다" | 아르곤만 | 아르곤에 한해 {b}번: 넣기면 high, 끊기면 low. 다른 가스는 실패로.
      @zc gpio_read pin={a} // gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={b} // failed "헬륨 핀은 없다" | 읽기 | 질소 {a} 아르곤 {b}. 말한 가스 핀을 읽는다. 핀이 없으면 실패.
      mqtt_publish topic={tp} payload="받음 [{zc}]" | 답 | {tp}에 "받음", 한 칸, 대괄호 안에 받은 글.
      send_message channel=lab to="{who}" text="{zc}" | 전달 | lab 채널로 {who}에게 받은 글을 통째로 넘긴다. 앞뒤에 덧붙이지 말 것.
      memory_store key=gas-last content="{zc}" | 기억 | gas-last에 payload 전문을 저장.
    `,
  },
];
