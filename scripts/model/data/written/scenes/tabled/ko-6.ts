import type { Scene } from '../../scene';

/** Lists that the step brings, and the one entry that is meant: Korean, part 6. */
export const tabledKo6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 공장/탑라이트 {"상태": "{st}", "라인": "{ln}", "교대": {sh}}',
    slots: { st: '=정상, OK / 대기, IDLE / 고장, FAULT', ln: '=조립 / 도장 / 포장', sh: '=1 / 2 / 3', a: '2..27', b: '2..27', c: '2..27', z: '2..27', n1: '김보통, 1조장 엄', n2: '박솔, 2조장 탁', n3: '최누리, 3조장 맹' },
    tools: ['gongjang_rate(line: assemble|paint|pack, percent: int): Line rate', 'gongjang_stopcode(line: assemble|paint|pack, code): Stop code'],
    steps: `
      @st gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 탑라이트 | 초록 {a}: 정상(OK) / 노랑 {b}: 대기(IDLE) / 빨강 {c}: 고장(FAULT). 상태에 맞는 색 점등.
      @st gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 소등 | OK는 {a}, IDLE은 {b}, FAULT는 {c}(정상, 대기, 고장 순). 그 상태의 불을 소등한다.
      @st gpio_write pin={z} value=0 // gpio_write pin={z} value=0 // gpio_write pin={z} value=1 | 부저 | 불({a}, {b}, {c})은 그대로 두고 부저 {z}만. 고장(FAULT)일 때만 1, 다른 상태는 0.
      gpio_read pin={b} | 노랑 | 탑라이트 {a} 초록 {b} 노랑 {c} 빨강. 노랑 읽기.
      @ln gongjang_rate line=assemble percent=80 // gongjang_rate line=paint percent=65 // gongjang_rate line=pack percent=95 | 속도 | 조립은 80, 도장은 65, 포장은 95퍼센트로 돌리기로 함. 알려 온 라인을 거기 맞추세요.
      @ln gongjang_stopcode line=assemble code=S-1 // gongjang_stopcode line=paint code=S-4 // gongjang_stopcode line=pack code=S-7 | 정지 코드 | 코드표: S-1 조립, S-4 도장, S-7 포장. 그 라인에 제 코드를 넣을 것.
      @sh send_message channel=team to="{n1}" text="라인 확인" // send_message channel=team to="{n2}" text="라인 확인" // send_message channel=team to="{n3}" text="라인 확인" | 조장 | 1교대 {n1}, 2교대 {n2}, 3교대 {n3}. 지금 교대 조장에게 team 채널로 "라인 확인".
      @sh send_message channel=team to="{n2}" text="곧 교대" // send_message channel=team to="{n3}" text="곧 교대" // send_message channel=team to="{n1}" text="곧 교대" | 다음 조 | 교대는 1, 2, 3, 다시 1로 돈다. 1교대 {n1}, 2교대 {n2}, 3교대 {n3}. 지금 다음 교대의 사람에게 team "곧 교대".
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', e: '2..27', bd: 'green-7, 화훼함' },
    steps: `
      gpio_write pin={a} value=1 | 펌프 | 펌프 {a} / 팬 {b} / 등 {c} / 히터 {d}. 펌프 켤 것.
      gpio_write pin={b} value=1 | 팬 | 펌프 {a} / 팬 {b} / 등 {c} / 히터 {d}. 팬 켤 것.
      gpio_write pin={c} value=0 | 등 | 펌프={a}, 팬={b}, 등={c}, 히터={d}. 이제 환하니까 등은 끄자.
      gpio_write pin={d} value=0 | 히터 | {a} 펌프, {b} 팬, {c} 등, {d} 히터. 더우니 히터를 끕니다.
      gpio_write pin={d} value=1 board={bd} | 히터 (보드) | {bd} 보드: [{a} 펌프] [{b} 팬] [{c} 등] [{d} 히터]. 히터를 켜 주십시오.
      gpio_read pin={a} | 펌프 상태 | 히터({d}), 등({c}), 팬({b}), 펌프({a}) — 펌프가 도는지 읽어 봐.
      gpio_read pin={c} board={bd} | 등 상태 | {bd} 보드에서 등을 읽을 것. 펌프 {a}; 팬 {b}; 등 {c}; 히터 {d}.
      gpio_write pin={e} value=0 | 창 | 펌프 {a}, 팬 {b}, 등 {c}, 히터 {d}, 창 {e}. 창만 거꾸로 0이 열림. 창을 연다.
      gpio_write pin={e} value=1 | 창 닫기 | 펌프 {a}, 팬 {b}, 등 {c}, 히터 {d}, 창 {e}. 창만 거꾸로 0이 열림. 창을 닫는다.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', k: '=낮, 주간 / 밤, 야간', x: '=왼쪽 / 오른쪽', bd1: 'left-io, 좌함', bd2: 'right-io, 우함', id1: 'cron-11, j-1', id2: 'cron-22, j-2', id3: 'cron-33, j-3', p1: '=조은별, 노을', p2: '=남궁혁, 독고진' },
    tools: ['hanok_gate(gate: text, open: bool): 대문', 'hanok_fire(stove: int, logs: int): 아궁이'],
    steps: `
      @x gpio_write pin={a} value=1 board={bd1} // gpio_write pin={a} value=1 board={bd2} | {x} 처마등 | 처마등은 {a}번. 보드는 왼쪽이 {bd1}, 오른쪽이 {bd2}. {x} 처마등을 켠다.
      @x gpio_write pin={b} value=0 board={bd1} // gpio_write pin={c} value=0 board={bd2} | {x} 담장등 | 왼쪽 담장등 {bd1} 보드 {b}번, 오른쪽 담장등 {bd2} 보드 {c}번. {x} 담장등을 끈다.
      @x gpio_read pin={c} board={bd2} // gpio_read pin={b} board={bd1} | 반대쪽 읽기 | 왼쪽: 보드 {bd1}, {b}번. 오른쪽: 보드 {bd2}, {c}번. {x} 말고 다른 쪽을 읽는다.
      @k send_message channel=sms to="{p2}" text="문단속" // send_message channel=sms to="{p1}" text="문단속" | 문단속 | 야간 {p1}, 주간 {p2}. {k} 담당에게 sms "문단속". 낮이면 주간, 밤이면 야간이다.
      @k gpio_write pin={a} value=0 // gpio_write pin={b} value=1 | {k} 등 | {a}번은 낮에 끄는 등, {b}번은 밤에 켜는 등. 지금은 {k}, 할 일을 한다.
      cron_remove id={id3} | 밤 예약 | 예약 {id1}=아침, {id2}=점심, {id3}=밤. 밤 예약을 지운다.
      cron_remove id={id1} | 아침 예약 | 예약 {id3}=밤, {id2}=점심, {id1}=아침. 아침 예약을 지운다.
      @x hanok_gate gate=동문 open=true // hanok_gate gate=서문 open=true | 대문 | 대문은 왼쪽이 "동문", 오른쪽이 "서문". {x} 대문을 연다.
      @k hanok_fire stove=1 logs=2 // hanok_fire stove=1 logs=6 | 아궁이 | 1번 아궁이에 낮(주간)에는 두 개비, 밤(야간)에는 여섯 개비. 지금은 {k}.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 밭/수분 {"고랑": {g}, "값": {v}}',
    slots: { g: '=1 / 2 / 3 / 4 / 5', v: '100..900', a: '2..27', b: '2..27', c: '2..27', d: '2..27', e: '2..27', bd: 'field-9, 밭함' },
    tools: ['gorang_seed(row: int, crop: text, grams: int): 파종', 'gorang_net(row: int, up: bool): 망'],
    steps: `
      @g gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // gpio_write pin={e} value=1 | 고랑 물 | 1={a}, 2={b}, 3={c}, 4={d}, 5={e} (고랑=핀). 마른 고랑에 물을 튼다.
      @g gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 // gpio_write pin={e} value=0 | 고랑 잠금 | 다섯 고랑의 핀을 1번부터 적으면 {a}, {b}, {c}, {d}, {e}. 신호 온 고랑을 잠가 주세요.
      @g gpio_read pin={a} board={bd} // gpio_read pin={b} board={bd} // gpio_read pin={c} board={bd} // gpio_read pin={d} board={bd} // gpio_read pin={e} board={bd} | 다시 재기 | {bd} 보드에서 그 고랑 것을 읽기. 고랑5 {e} / 고랑4 {d} / 고랑3 {c} / 고랑2 {b} / 고랑1 {a}.
      gpio_write pin={c} value=1 board={bd} | 가운데 고랑 | {bd} 보드, 고랑 다섯 {a}-{b}-{c}-{d}-{e} 중 한가운데를 1.
      gpio_write pin={e} value=0 | 끝 고랑 | 고랑 순서대로 {a}, {b}, {c}, {d}, {e}. 마지막 고랑을 0.
      @g gorang_seed row=1 crop=무 grams=40 // gorang_seed row=2 crop=배추 grams=25 // gorang_seed row=3 crop=무 grams=40 // gorang_seed row=4 crop=배추 grams=25 // gorang_seed row=5 crop=갓 grams=15 | 파종 | 홀수 고랑은 무 40g, 짝수 고랑은 배추 25g인데 5번만은 갓 15g. 신호 온 고랑에 파종.
      @g gorang_net row=1 up=true // gorang_net row=2 up=true // gorang_net row=3 up=false // gorang_net row=4 up=false // gorang_net row=5 up=false | 망 | 1, 2번은 망을 올리고 3, 4, 5번은 내린다. 그 고랑만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /무인점포 {"점포": "{st}", "사건": "{ev}", "시각": "{tm}"}',
    slots: { st: '=역전점, 역 앞 가게 / 대학점, 학교 앞 가게 / 시장점', ev: '=정전 / 도난 / 품절 / 민원', tm: '=02:14, 11:40, 19:05', a: '2..27', b: '2..27', c: '2..27', bd1: 'shop-11, 역함', bd2: 'shop-22, 학함', bd3: 'shop-33, 시함', n1: '경비 국, 파수', n2: '물류 방, 보급', n3: '전기 남, 볕뉘' },
    tools: ['muin_lock(shop: station|campus|market, locked: bool): 문', 'muin_stock(shop: station|campus|market, item: text, qty: int): 채우기'],
    steps: `
      @st gpio_write pin={a} value=1 board="{bd1}" // gpio_write pin={b} value=1 board="{bd2}" // gpio_write pin={c} value=1 board="{bd3}" | 조명 | 역전점(역 앞 가게) {bd1}의 {a}번, 대학점(학교 앞 가게) {bd2}의 {b}번, 시장점 {bd3}의 {c}번 보드 핀. 사건 난 점포 조명을 켠다.
      @st gpio_read pin={a} board="{bd1}" // gpio_read pin={b} board="{bd2}" // gpio_read pin={c} board="{bd3}" | 조명 확인 | 보드:핀 = 시장점 {bd3}:{c}, 대학점(학교 앞 가게) {bd2}:{b}, 역전점(역 앞 가게) {bd1}:{a}. 그 점포를 읽기.
      gpio_write pin={b} value=0 board="{bd2}" | 대학점 끄기 | 보드:핀 = 시장점 {bd3}:{c}, 대학점 {bd2}:{b}, 역전점 {bd1}:{a}. 대학점을 끔.
      @ev send_message channel=sms to="{n3}" text="확인 바람" // send_message channel=sms to="{n1}" text="확인 바람" // send_message channel=sms to="{n2}" text="확인 바람" // failed "민원 담당이 없다" | 연락 | 도난 {n1} · 품절 {n2} · 정전 {n3}. 사건에 맞는 사람에게 sms "확인 바람". 담당 없는 사건이면 실패.
      @ev notify message="전기 점검" // notify message="경찰 신고" // notify message="물건 채움" // notify message="전화 응대" | 화면 | 정전 "전기 점검" / 도난 "경찰 신고" / 품절 "물건 채움" / 민원 "전화 응대". 맞는 말을 이 컴퓨터에.
      @st muin_lock shop=station locked=true // muin_lock shop=campus locked=true // muin_lock shop=market locked=false | 문 | 역전점(역 앞 가게)과 대학점(학교 앞 가게)은 잠그고 시장점은 열어 둔다. 사건 난 점포만.
      @st muin_stock shop=station item=생수 qty=40 // muin_stock shop=campus item=라면 qty=60 // muin_stock shop=market item=얼음 qty=20 | 채우기 | 역전점(역 앞 가게) 생수 40, 대학점(학교 앞 가게) 라면 60, 시장점 얼음 20. 그 점포를 채운다.
      @st board_info board="{bd1}" // board_info board="{bd2}" // board_info board="{bd3}" | 보드 조회 | {bd1} 역전점(역 앞 가게), {bd2} 대학점(학교 앞 가게), {bd3} 시장점. 사건 점포 보드 조회.
    `,
  },
  {
    language: 'ko',
    earlier: ['센서 훑기 | scan_all → T1 {t1}도, T2 {t2}도, T3 {t3}도'],
    slots: { t1: '21..29', t2: '41..49', t3: '31..39', a: '2..27', b: '2..27', c: '2..27', bd: 'scan-io, 훑개', n1: '1구역 변, 산들', n2: '2구역 엽, 가람', n3: '3구역 옥, 미리' },
    tools: ['onjeom_cool(zone: int, percent: int): 냉각', 'onjeom_log(sensor: T1|T2|T3, celsius: int): 기록'],
    steps: `
      gpio_write pin={b} value=1 | 제일 뜨거운 곳 | T1 팬 {a}, T2 팬 {b}, T3 팬 {c}. 가장 뜨거운 센서의 팬을 켠다.
      gpio_write pin={a} value=0 | 제일 찬 곳 | T1 팬 {a}, T2 팬 {b}, T3 팬 {c}. 가장 온도가 낮은 센서의 팬을 끈다.
      gpio_write pin={c} value=1 | 마지막 센서 | 팬: {a}(T1) {b}(T2) {c}(T3). 훑은 결과에서 마지막에 적힌 센서의 팬을 1.
      gpio_read pin={a} board={bd} | T1 팬 | {bd} 보드 T3 {c} / T2 {b} / T1 {a}. T1 쪽 읽기.
      onjeom_cool zone=2 percent=80 | 냉각 | 구역 번호는 T 뒤 숫자. 온도가 가장 높은 구역을 80퍼센트.
      onjeom_cool zone=1 percent=10 | 약하게 | 구역 번호는 T 뒤 숫자. 온도가 가장 낮은 구역을 10퍼센트.
      onjeom_log sensor=T3 celsius={t3} | T3 기록 | T3을 잰 값 그대로 기록.
      onjeom_log sensor=T2 celsius={t2} | 최고 기록 | 가장 높은 센서와 그 값을 기록.
      send_message channel=team to="{n2}" text="{t2}도" | 담당 | T1 {n1}, T2 {n2}, T3 {n3} 담당. 가장 뜨거운 센서 담당에게 team 채널로 그 온도만("숫자도" 꼴).
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 주차타워/칸 {"칸": "{sl}", "차": "{car}", "명령": "{cm}"}',
    slots: { sl: '=A칸 / B칸 / C칸 / F칸', car: '12다4455, 77라9012, 90소1188', cm: '=입고, 넣기 / 출고, 빼기 / 취소', a: '2..27', b: '2..27', c: '2..27', u: '2..27', d: '2..27', h1: '=3, 4', h2: '=7, 8', h3: '=11, 12' },
    tools: ['tapcha_lift(floor: int, car): 차를 옮긴다', 'tapcha_fee(car, won: int, paid?: bool): 요금'],
    steps: `
      @sl gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "F칸은 없는 칸이다" | 칸문 열기 | 칸문은 active-low: A {a}, B {b}, C {c} 모두 0이 열림. 온 칸 열기. 없는 칸이면 실패.
      @sl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "F칸은 표에 없다" | 칸문 닫기 | 0이 열림 1이 닫힘. C칸={c} / A칸={a} / B칸={b}. 그 칸을 닫는다. 표에 없으면 실패.
      @cm gpio_write pin={u} value=1 // gpio_write pin={d} value=1 // failed "취소라 돌릴 것이 없다" | 승강 | 입고(넣기)면 올림 {u}, 출고(빼기)면 내림 {d}. 1로. 취소면 아무것도 돌리지 말고 실패.
      gpio_read pin={u} | 올림 | 올림 {u}, 내림 {d}. 올림 릴레이 읽기.
      gpio_write pin={d} value=0 | 내림 떼기 | 올림 {u}, 내림 {d}. 내림 릴레이를 0.
      @sl tapcha_lift floor={h1} car={car} // tapcha_lift floor={h2} car={car} // tapcha_lift floor={h3} car={car} // failed "F칸의 층이 없다" | 층 | A칸은 {h1}층, B칸은 {h2}층, C칸은 {h3}층이다. 그 차를 칸의 층으로. 층이 없으면 실패.
      @cm tapcha_fee car={car} won=1000 // tapcha_fee car={car} won=5000 // tapcha_fee car={car} won=0 | 요금 | 넣을 때(입고) 1000원, 뺄 때(출고) 5000원, 취소 0원. 명령대로 그 차에.
      @cm sop_execute name=입고안내 // sop_execute name=출고안내 // sop_execute name=취소안내 | 안내 | 입고·넣기 입고안내, 출고·빼기 출고안내, 취소 취소안내. 명령에 맞는 절차를 시작.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /빗물/{tank} {"탱크": "{tank}", "수위": {lv}, "수질": "{q}"}',
    slots: { tank: '=T-동, 동쪽 통 / T-서, 서쪽 통 / T-남, 남쪽 통', lv: '8..96', q: '=맑음, 좋음 / 흐림, 나쁨', a: '2..27', b: '2..27', c: '2..27', x: '2..27', y: '2..27', g: '=화단, 정원 / 변기, 화장실 / 세차', bd: 'rain-io, 빗물함' },
    tools: ['bitmul_route(dest: garden|toilet|wash, litres: int): 빗물을 보낸다', 'bitmul_filter(tank: east|west|south, times: int): 거른다'],
    steps: `
      @tank gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 통 밸브 | 동쪽 통(T-동) {a}, 서쪽 통(T-서) {b}, 남쪽 통(T-남) {c}. 알려 온 통을 연다.
      @tank gpio_write pin={a} value=0 board={bd} // gpio_write pin={b} value=0 board={bd} // gpio_write pin={c} value=0 board={bd} | 통 닫기 | {bd} 보드, 남 {c} 서 {b} 동 {a}. 알려 온 통을 닫는다.
      @q gpio_write pin={x} value=1 // gpio_write pin={y} value=1 | 갈래 | 맑으면(좋으면) 쓰는 쪽 {x}, 흐리면(나쁘면) 버리는 쪽 {y}. 수질에 맞는 갈래를 1로.
      @q gpio_write pin={y} value=0 // gpio_write pin={x} value=0 | 다른 갈래 | {x}번은 쓰는 쪽, {y}번은 버리는 쪽. 맑으면(좋으면) 버리는 쪽을, 흐리면(나쁘면) 쓰는 쪽을 0으로 막는다.
      gpio_read pin={c} | 남쪽 통 | 동 {a}, 서 {b}, 남 {c}. 남쪽 통 밸브 읽기.
      @g bitmul_route dest=garden litres=120 // bitmul_route dest=toilet litres=60 // bitmul_route dest=wash litres=200 | 보내기 | 화단(정원) 120리터, 변기(화장실) 60리터, 세차 200리터. 오늘은 {g:로} 보낸다.
      @tank bitmul_filter tank=east times=2 // bitmul_filter tank=west times=1 // bitmul_filter tank=south times=3 | 거르기 | 서쪽 통 한 번, 동쪽 통 두 번, 남쪽 통 세 번. 알려 온 통(T-동, T-서, T-남도 같은 말).
      @tank memory_store key=rain-east content="{lv}" // memory_store key=rain-west content="{lv}" // memory_store key=rain-south content="{lv}" | 수위 | 키: rain-east 동쪽, rain-west 서쪽, rain-south 남쪽. 알려 온 통의 키에 수위 숫자.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', m: '=미술실 / 과학실 / 음악실 / 강당', n: '=점등 / 소등', w: '=종이, 폐지 / 유리, 병 / 플라스틱, 페트', k1: '=art-room, 미술', k2: '=science-room, 과학', k3: '=music-room, 음악', t1: 'school/art, 교실/미', t2: 'school/sci, 교실/과', t3: 'school/mus, 교실/음' },
    tools: ['bunri_bin(kind: paper|glass|plastic, floor: int): 분리수거함', 'bunri_full(kind: paper|glass|plastic): 가득 표시'],
    steps: `
      @m gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "강당은 번호가 없다" | {m} 점등 | 미술실 {a}번 과학실 {b}번 음악실 {c}번 — 제목의 방을 점등. 번호가 없는 방은 실패.
      @m gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // failed "강당은 목록에 없다" | {m} 읽기 | 번호는 음악실 {c}, 과학실 {b}, 미술실 {a}. {m} 것을 읽는다. 목록에 없으면 실패.
      @n gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 과학실 {n} | 미술실 {a} / 과학실 {b} / 음악실 {c}. 과학실만 {n}.
      @n gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | 복도 {n} | 교실은 미술실 {a}, 과학실 {b}로 1이 점등이지만 복도 {d}는 0이 점등. 복도 {n}.
      @m mqtt_publish topic={t1} payload=clean // mqtt_publish topic={t2} payload=clean // mqtt_publish topic={t3} payload=clean // failed "강당 토픽이 없다" | {m} 청소 | {t1}=미술실 {t2}=과학실 {t3}=음악실. {m} 토픽에 clean. 없으면 실패.
      @m memory_forget key={k1} // memory_forget key={k2} // memory_forget key={k3} // failed "강당 메모는 없다" | 메모 지우기 | 메모 키는 미술실 {k1}, 과학실 {k2}, 음악실 {k3}. {m} 메모를 지운다. 키가 없는 방이면 실패.
      @w bunri_bin kind=paper floor=1 // bunri_bin kind=glass floor=2 // bunri_bin kind=plastic floor=3 | 수거함 | 종이(폐지)는 1층, 유리(병)는 2층, 플라스틱(페트)은 3층에 둔다. 이번에 놓을 것: {w}.
      @w bunri_full kind=paper // bunri_full kind=glass // bunri_full kind=plastic | 가득 | {w} 함이 다 찼음. 표시해 줘 (폐지는 종이, 병은 유리, 페트는 플라스틱).
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빙상장/정빙 {"구획": {z}, "빙온": {t}, "시간대": "{sl}"}',
    slots: { z: '=1 / 2 / 3', t: '-9..-2', sl: '=오전 / 오후 / 야간', a: '2..27', b: '2..27', c: '2..27', n1: '정빙 설, 서리', n2: '정빙 한, 고드름', n3: '정빙 동, 눈송이', w1: '=120, 140', w2: '=180, 190', w3: '=90, 100' },
    tools: ['bingpan_water(zone: int, litres: int): 물 뿌리기', 'bingpan_blade(depth_mm: num): 날 깊이'],
    steps: `
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=1 | 냉각 넣기 | 냉각 밸브 1구획 {a}: 1이 냉각 / 2구획 {b}: 0이 냉각 / 3구획 {c}: 1이 냉각. 신호 온 구획에 냉각을 넣어라.
      @z gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=0 | 냉각 빼기 | 2구획만 반대! 1구획 {a:과} 3구획 {c:은} 1=냉각, 2구획 {b}은 0=냉각. 너무 차다, 그 구획 냉각을 끊어.
      gpio_write pin={b} value=0 | 2구획 냉각 | 1구획 {a}(1=냉각), 2구획 {b}(0=냉각). 2구획에 냉각을 넣음.
      gpio_write pin={a} value=1 | 1구획 냉각 | 1구획 {a}(1=냉각), 2구획 {b}(0=냉각). 1구획에 냉각을 넣음.
      gpio_read pin={c} | 3구획 | 1구획 {a}, 2구획 {b}, 3구획 {c}. 끝 구획 읽기.
      @sl send_message channel=ice to="{n1}" text="정빙 준비" // send_message channel=ice to="{n2}" text="정빙 준비" // send_message channel=ice to="{n3}" text="정빙 준비" | 담당 | 오전 {n1} → 오후 {n2} → 야간 {n3}. ice 채널로 지금 시간대 담당에게 "정빙 준비".
      @z bingpan_water zone=1 litres={w1} // bingpan_water zone=2 litres={w2} // bingpan_water zone=3 litres={w3} | 물 | 물은 1구획 {w1}, 2구획 {w2}, 3구획 {w3}리터. 온 구획에 뿌린다.
      @sl bingpan_blade depth_mm=0.5 // bingpan_blade depth_mm=0.8 // bingpan_blade depth_mm=1.2 | 날 | 날 깊이: 오전 0.5, 오후 0.8, 야간 1.2mm. 시간대대로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /드론 {"기체": "{dr}", "임무": "{ms}", "전압": {v}}',
    slots: { dr: '=매, 1번기 / 솔개, 2번기 / 제비, 3번기', ms: '=방제, 약 치기 / 촬영, 사진 / 배송', v: '14.2..16.7', a: '2..27', b: '2..27', c: '2..27', p1: '북쪽 패드, N-1', p2: '둑 패드, D-2', p3: '옥상 패드, R-3', h1: '=3, 4', h2: '=60, 80', bd: 'pad-io, 이착륙함' },
    tools: ['nalgae_land(drone: 매|솔개|제비, pad): 내린다', 'nalgae_fly(drone: 매|솔개|제비, metres: int, spray?: bool): 띄운다'],
    steps: `
      @dr gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 패드등 | 1번기(매) 패드등 {a} / 2번기(솔개) {b} / 3번기(제비) {c}. 연락 온 기체 패드등 켜기.
      @dr gpio_write pin={a} value=0 board={bd} // gpio_write pin={b} value=0 board={bd} // gpio_write pin={c} value=0 board={bd} | 충전 끊기 | {bd} 보드의 충전 핀은 매(1번기) {a}, 솔개(2번기) {b}, 제비(3번기) {c}입니다. 그 기체 충전을 끊어 주세요.
      gpio_read pin={b} | 솔개 패드 | 매 {a}, 솔개 {b}, 제비 {c}. 솔개 것 읽기.
      gpio_write pin={c} value=1 | 제비 패드등 | 매 {a}, 솔개 {b}, 제비 {c}. 야간이라 제비 패드등을 켜 둠.
      @dr nalgae_land drone=매 pad="{p1}" // nalgae_land drone=솔개 pad="{p2}" // nalgae_land drone=제비 pad="{p3}" | 착륙 | 매(1번기)는 {p1}, 솔개(2번기)는 {p2}, 제비(3번기)는 {p3}에 내린다. 그 기체를 제자리에.
      @ms nalgae_fly drone=솔개 metres={h1} spray=true // nalgae_fly drone=솔개 metres={h2} spray=false // failed "배송 고도는 없다" | 솔개 띄우기 | 방제(약 치기) {h1}m 살포함, 촬영(사진) {h2}m 살포 안 함. 솔개를 임무대로. 고도가 없는 임무면 실패.
      @ms sop_execute name=방제절차 // sop_execute name=촬영절차 // sop_execute name=배송절차 | 절차 | 약 치기·방제 방제절차, 사진·촬영 촬영절차, 배송 배송절차. 임무에 맞게 시작.
      @dr memory_store key=last-drone content=매 // memory_store key=last-drone content=솔개 // memory_store key=last-drone content=제비 | 이름 메모 | 1번기=매, 2번기=솔개, 3번기=제비. last-drone 메모에 연락 온 기체를 새 이름으로.
    `,
  },
  {
    language: 'ko',
    earlier: ['택배함 조회 | locker → 함 {x1}: 401호, 함 {x2}: 502호, 함 {x3}: 603호', '방문자 | door → {w}호'],
    slots: { x1: '11..19', x2: '21..29', x3: '31..39', w: '=401 / 502 / 603 / 704', a: '2..27', b: '2..27', c: '2..27', p1: '010-1111-2222, 010-1212-3434', p2: '010-3333-4444, 010-5656-7878', p3: '010-5555-6666, 010-9090-1212' },
    tools: ['sangja_open(locker: int): 함을 연다', 'sangja_code(locker: int, hours: int): 임시 번호'],
    steps: `
      @w sangja_open locker={x1} // sangja_open locker={x2} // sangja_open locker={x3} // failed "704호의 함이 없다" | 함 열기 | 찾아온 호의 함을 연다. 조회에 없는 호면 실패.
      sangja_open locker={x3} | 603호 함 | 603호 함을 열어 주세요.
      sangja_code locker={x1} hours=12 | 401호 번호 | 401호 함의 임시 번호를 반나절(12시간)짜리로.
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "704호 등은 없다" | 함 등 | 401호 {a}, 502호 {b}, 603호 {c}. 방문한 호의 등을 켜기. 없는 호는 실패.
      @w gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "704호는 적혀 있지 않다" | 함 등 끄기 | {a}(401호) · {b}(502호) · {c}(603호). 찾아갔으니 그 호 등을 끄기. 적혀 있지 않으면 실패.
      gpio_read pin={b} | 502호 센서 | 401호 {a}, 502호 {b}, 603호 {c}. 가운데 호를 읽기.
      @w send_message channel=sms to={p1} text="택배 도착" // send_message channel=sms to={p2} text="택배 도착" // send_message channel=sms to={p3} text="택배 도착" // failed "704호 번호를 모른다" | 문자 | 401호 {p1} / 502호 {p2} / 603호 {p3}. 온 호의 번호로 sms "택배 도착". 번호를 모르면 실패.
      memory_store key=locker-502 content="{x2}" | 메모 | locker-502 메모에 502호의 함 번호만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 공방/집진 {"기계": "{mc}", "필터": {f}, "자루": "{bg}"}',
    slots: { mc: '=대패, 손대패 / 밴드쏘, 띠톱 / 루터, 테이블 루터 / 선반', f: '12..95', bg: '=가득 참, 꽉 참 / 비었음, 여유', g1: '2..27', g2: '2..27', g3: '2..27', mo: '2..27', kk: '=1이 열림, HIGH 열림 / 0이 열림, LOW 열림', bd: 'dust-io, 집진함' },
    tools: ['meonji_gate(no: int, open: bool): 게이트', 'meonji_speed(machine: planer|band|router, hz: int): 집진 속도'],
    steps: `
      @mc gpio_write pin={g1} value=1 // gpio_write pin={g2} value=1 // gpio_write pin={g3} value=1 // failed "선반에는 게이트가 없다" | 게이트 열기 | 게이트: 대패(손대패) {g1}, 밴드쏘(띠톱) {g2}, 루터(테이블 루터) {g3}. 쓰는 기계 쪽을 1로. 게이트 없는 기계면 실패.
      @kk gpio_write pin={g2} value=1 // gpio_write pin={g2} value=0 | 밴드쏘 게이트 | 대패 {g1}, 밴드쏘 {g2}, 루터 {g3}. 이 게이트들은 {kk}. 밴드쏘 게이트를 연다.
      @kk gpio_write pin={g3} value=0 // gpio_write pin={g3} value=1 | 루터 게이트 | 대패 {g1}, 밴드쏘 {g2}, 루터 {g3}. 게이트는 다 {kk}. 루터 게이트를 닫는다.
      @bg gpio_write pin={mo} value=0 // gpio_write pin={mo} value=1 | 집진 모터 | 게이트({g1}, {g2}, {g3})는 놔두고 모터 {mo}번. 자루가 찼으면 0, 여유 있거나 비었으면 1.
      gpio_read pin={mo} board={bd} | 모터 | {bd} 보드 — 대패 {g1}, 루터 {g3}, 모터 {mo}. 모터를 읽는다.
      @mc meonji_gate no=1 open=true // meonji_gate no=2 open=true // meonji_gate no=3 open=true // failed "선반 게이트는 없다" | 도구로 열기 | 도구의 게이트 번호는 대패(손대패) 1, 띠톱(밴드쏘) 2, 루터(테이블 루터) 3. 쓰는 기계 것을 열고 없으면 실패.
      @mc meonji_speed machine=planer hz=50 // meonji_speed machine=band hz=40 // meonji_speed machine=router hz=45 // failed "선반 속도는 없다" | 속도 | 대패·손대패 50Hz, 밴드쏘·띠톱 40Hz, 루터·테이블 루터 45Hz. 온 기계대로, 없으면 실패.
      @bg pushover message="자루 교체" // failed "자루에 여유가 있다" | 푸시 | 자루가 꽉 차거나 가득일 때만 "자루 교체" 푸시. 아니면 실패.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /기상 {"특보": "{al}", "지역": "{rg}", "단계": "{lv}"}',
    slots: { al: '=호우, 폭우 / 폭염, 더위 / 대설, 폭설 / 황사', rg: '=북부 / 중부 / 남부', lv: '=주의보 / 경보', a: '2..27', b: '2..27', c: '2..27', s: '2..27', n1: '북부 소장, 기현', n2: '중부 소장, 아라', n3: '남부 소장, 태윤', t1: '=warn/rain, 특보/비', t2: '=warn/heat, 특보/더위', t3: '=warn/snow, 특보/눈' },
    tools: ['teukbo_sign(region: north|mid|south, text): 전광판', 'teukbo_shelter(region: north|mid|south, people: int): 쉼터'],
    steps: `
      @al gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "황사에 돌릴 것이 없다" | 대응 장치 | 호우(폭우)면 배수펌프 {a}, 폭염(더위)이면 살수 {b}, 대설(폭설)이면 열선 {c}. 특보에 맞는 것을 1. 없으면 실패.
      @al gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "황사 장치는 없다" | 해제 | 특보 해제됨: 열선 {c}(대설·폭설), 살수 {b}(폭염·더위), 배수펌프 {a}(호우·폭우) — 켰던 것을 0. 없으면 실패.
      @lv gpio_read pin={s} // gpio_write pin={s} value=1 | 사이렌 | {a}, {b}, {c}번 말고 사이렌 {s}번. 주의보면 읽기만, 경보면 1로 울린다.
      gpio_read pin={c} | 열선 | 배수펌프 {a} / 살수 {b} / 열선 {c}. 열선 상태 읽기.
      @rg send_message channel=sms to="{n1}" text="특보 확인" // send_message channel=sms to="{n2}" text="특보 확인" // send_message channel=sms to="{n3}" text="특보 확인" | 소장 | 북부 {n1}, 중부 {n2}, 남부 {n3}. 특보 지역 사람에게 sms "특보 확인".
      @al mqtt_publish topic={t1} payload=on // mqtt_publish topic={t2} payload=on // mqtt_publish topic={t3} payload=on // failed "황사 토픽은 없다" | 토픽 | 비(호우, 폭우) {t1} · 더위(폭염) {t2} · 눈(대설, 폭설) {t3}. 해당 토픽에 on. 없으면 실패.
      @rg teukbo_shelter region=north people=120 // teukbo_shelter region=mid people=300 // teukbo_shelter region=south people=180 | 쉼터 | 쉼터 인원: 북 120, 중 300, 남 180명. 특보 지역 쉼터를 연다.
      @lv teukbo_sign region=mid text="조심하세요" // teukbo_sign region=mid text="대피하세요" | 전광판 | 중부 전광판에 주의보면 "조심하세요", 경보면 "대피하세요".
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 캐비닛/도어 {"칸": "{d}", "열쇠": "{k}"}',
    slots: { d: '=상, 윗칸 / 중, 가운데 칸 / 하, 아랫칸', k: '=K-71, K-72', a: '2..27', b: '2..27', c: '2..27', dl: '2..27', bd: 'cab-3, 약품함', it1: '=아세톤, 톨루엔', it2: '=질산, 염산', it3: '=수산화나트륨, 암모니아수' },
    tools: ['yakpum_take(item, grams: int, key?: text): 약품을 꺼낸다', 'yakpum_count(shelf: top|mid|low): 센다'],
    steps: `
      @d gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 칸 등 끄기 | 상(윗칸) {a}, 중(가운데 칸) {b}, 하(아랫칸) {c}. {dl}번은 도어락이라 절대 쓰지 말 것! 열린 칸의 등을 끈다.
      @d gpio_write pin={a} value=1 board={bd} // gpio_write pin={b} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | 칸 등 켜기 | {bd} 보드. 도어락({dl})은 두고, 아랫칸(하) {c} / 가운데 칸(중) {b} / 윗칸(상) {a}. 열린 칸 등을 켬.
      gpio_read pin={dl} board={bd} | 도어락 읽기 | {bd} 보드 {a} 상, {b} 중, {c} 하, {dl} 도어락. 도어락은 읽어도 된다. 읽어라.
      gpio_read pin={b} | 가운데 | 등 상 {a} 중 {b} 하 {c}, {dl}번 도어락은 건드리지 않음. 중을 읽어라.
      @d yakpum_take item="{it1}" grams=50 // yakpum_take item="{it2}" grams=20 // yakpum_take item="{it3}" grams=80 | 꺼내기 | 윗칸(상) {it1} 50g, 가운데 칸(중) {it2} 20g, 아랫칸(하) {it3} 80g. 열린 칸의 약품을 꺼냄. 열쇠는 안 적음.
      @d yakpum_take item="{it1}" grams=10 key={k} // yakpum_take item="{it2}" grams=10 key={k} // yakpum_take item="{it3}" grams=10 key={k} | 열쇠까지 | 상·윗칸={it1}, 중·가운데 칸={it2}, 하·아랫칸={it3}. 열린 칸 약품 10g, 온 열쇠도 적는다.
      @d yakpum_count shelf=top // yakpum_count shelf=mid // yakpum_count shelf=low | 세기 | 상은 top, 중은 mid, 하는 low. 윗칸 아랫칸도 마찬가지. 열린 칸을 세어 봐.
      @d file_read path=msds/top.txt // file_read path=msds/mid.txt // file_read path=msds/low.txt | 자료 | msds/top.txt 윗칸(상), msds/mid.txt 가운데 칸(중), msds/low.txt 아랫칸(하). 열린 칸 자료를 읽는다.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', x: '=물고기 / 거북 / 새우', y: '=켜 주세요, 넣어 주세요 / 꺼 주세요, 빼 주세요', u1: 'fish-nas, 10.4.4.1', u2: 'turtle-nas, 10.4.4.2', u3: 'shrimp-nas, 10.4.4.3', r1: '24..25', r2: '28..30', r3: '20..22' },
    tools: ['eohang_temp(tank: fish|turtle|shrimp, celsius: int): 수온', 'eohang_food(tank: fish|turtle|shrimp, pellets: int, soak?: bool): 먹이'],
    steps: `
      @x gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | {x} 등 | 물고기 {a}, 거북 {b}, 새우 {c}. {x} 쪽 등을 켜 주세요.
      @x gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={a} value=0 | {x} 여과기 | 여과기 번호는 새우 {a}, 물고기 {b}, 거북 {c}. 청소하려고 {x} 여과기를 멈춰요.
      @y gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | 히터 | 등 {a} {b} {c} / 히터 {d}. 히터를 {y}.
      @y gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 새우 등 | 물고기 {a} 1이 점등, 거북 {b} 1이 점등, 새우 {c} 0이 점등. 새우 등을 {y}.
      gpio_read pin={a} | 물고기 등 | 거북 {b}, 새우 {c}, 물고기 {a} 중 물고기.
      @x eohang_temp tank=fish celsius={r1} // eohang_temp tank=turtle celsius={r2} // eohang_temp tank=shrimp celsius={r3} | 수온 | 물고기 {r1}도, 거북 {r2}도, 새우 {r3}도가 좋대요. {x} 어항을 맞춰 주세요.
      @x eohang_food tank=fish pellets=30 // eohang_food tank=turtle pellets=12 // eohang_food tank=shrimp pellets=4 | 먹이 | 알갱이는 물고기 서른(30), 거북 열둘(12), 새우 넷(4). {x} 차례예요.
      @x http_request url=http://{u1}/photo // http_request url=http://{u2}/photo // http_request url=http://{u3}/photo | 사진 | 물고기 {u1} / 거북 {u2} / 새우 {u3}. {x} 쪽 http 주소의 /photo 를 불러 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /정미소 {"쌀": "{rc}", "포대": {n}, "거래처": "{cu}"}',
    slots: { rc: '=백미, 흰쌀 / 현미, 누런쌀 / 찹쌀', n: '3..60', cu: '=한마음식당 / 두레마트 / 세모떡집 / 모름상회', a: '2..27', b: '2..27', c: '2..27', p1: '=51000, 52000', p2: '=56000, 57000', p3: '=63000, 64000', k1: 'C-101, 거-1', k2: 'C-202, 거-2', k3: 'C-303, 거-3' },
    tools: ['jeongmi_sell(code, bags: int, won: int): 판매', 'jeongmi_mill(rice: white|brown|sticky, bags: int): 찧는다'],
    steps: `
      @rc gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 통로 | 백미(흰쌀) {a}번 통로, 현미(누런쌀) {b}번, 찹쌀 {c}번. 주문한 쌀의 통로를 연다.
      @rc gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 통로 닫기 | 찹쌀={c} 백미(흰쌀)={a} 현미(누런쌀)={b}. 다 담았음, 그 쌀 통로 0.
      gpio_read pin={c} | 찹쌀 | 백미 {a}, 현미 {b}, 찹쌀 {c}. 찹쌀 통로 읽기.
      @rc jeongmi_mill rice=white bags={n} // jeongmi_mill rice=brown bags={n} // jeongmi_mill rice=sticky bags={n} | 찧기 | 흰쌀·백미는 white, 누런쌀·현미는 brown, 찹쌀은 sticky. 주문 포대만큼 찧는다.
      @cu jeongmi_sell code={k1} bags={n} won={p1} // jeongmi_sell code={k2} bags={n} won={p2} // jeongmi_sell code={k3} bags={n} won={p3} // failed "모름상회는 거래처 목록에 없다" | 판매 | 거래처 목록: 한마음식당 {k1} 포대당 {p1}원 / 두레마트 {k2} {p2}원 / 세모떡집 {k3} {p3}원. 주문 포대 수와 포대당 값을 그 거래처 코드로 넣는다. 목록에 없으면 실패.
      @cu memory_recall query={k1} // memory_recall query={k2} // memory_recall query={k3} // failed "모름상회 코드가 없다" | 메모 찾기 | 한마음식당 {k1}, 두레마트 {k2}, 세모떡집 {k3}. 주문한 거래처의 코드로 메모를 찾는다. 코드가 없으면 실패.
      @cu file_read path=deal/hanmaeum.txt // file_read path=deal/dure.txt // file_read path=deal/semo.txt // failed "모름상회 장부가 없다" | 장부 | deal/hanmaeum.txt 한마음식당 / deal/dure.txt 두레마트 / deal/semo.txt 세모떡집. 주문한 거래처 장부 읽기. 없으면 실패.
      gpio_write pin={b} value=1 | 현미 통로 | 백미 {a}, 현미 {b}, 찹쌀 {c}. 주문이 뭐든 현미 통로를 연다.
    `,
  },
];
