import type { Scene } from '../../scene';

/** Lists that the step brings, and the one entry that is meant: Korean, part 2. */
export const tabledKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 버섯/{rm}/상태 {"재배사": "{rm}", "증상": "{sy}", "CO2": {co}}',
    slots: { rm: '표고1, 느타리, 송이방', sy: '=건조, 마름 / 과습, 축축함 / 더움, 고온 / 냄새', co: '600..2400', hm: '2..27', dh: '2..27', cl: '2..27', li: '2..27', k: '=0이 켜짐 / 1이 켜짐', t1: '버섯/가습, mush/wet', t2: '버섯/제습, mush/dry', t3: '버섯/냉방, mush/cool' },
    tools: ['gunsa_fog(room, minutes: int, fine?: bool): Fog a room', 'gunsa_ticket(room, kind: dry|wet|hot): Open a ticket'],
    steps: `
      @sy gpio_write pin={hm} value=1 // gpio_write pin={dh} value=1 // gpio_write pin={cl} value=1 // failed "냄새에 맞는 장치가 없다" | 증상대로 | 마르면 가습 {hm}, 축축하면 제습 {dh}, 더우면 냉방 {cl}. 보고된 증상에 맞는 걸 켠다. 셋 다 아니면 실패.
      @k gpio_write pin={li} value=0 // gpio_write pin={li} value=1 | 재배등 | 가습 {hm}·제습 {dh}·냉방 {cl}은 1이 켜짐, 재배등 {li}만 따로 {k}. 재배등을 켜시오.
      @k gpio_write pin={li} value=1 // gpio_write pin={li} value=0 | 재배등 끄기 | 재배등({li}, {k}) 끈다. 가습({hm})이나 제습({dh})은 그대로.
      gpio_write pin={dh} value=0 | 제습 끔 | 번호순 아님! 냉방 {cl} / 제습 {dh} / 가습 {hm}. 제습 끔.
      gpio_read pin={cl} | 냉방 핀 | {hm} 가습, {cl} 냉방, {dh} 제습. 냉방 쪽을 읽어 오세요.
      @sy mqtt_publish topic={t1} payload=on // mqtt_publish topic={t2} payload=on // mqtt_publish topic={t3} payload=on // failed "냄새 토픽은 없다" | 토픽으로 | 건조 {t1}; 과습 {t2}; 고온 {t3}. 해당하는 토픽에 on. 목록에 없는 증상이면 실패.
      @sy gunsa_ticket room="{rm}" kind=dry // gunsa_ticket room="{rm}" kind=wet // gunsa_ticket room="{rm}" kind=hot // failed "종류에 없는 증상이다" | 접수 | 그 재배사를 증상 종류대로 접수한다(마름 dry, 축축함 wet, 고온 hot). 종류에 없으면 실패.
      gunsa_fog room="{rm}" minutes=8 fine=true | 안개 | 거친 안개는 15분, 고운 안개는 8분. 그 방에 고운 안개를.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 계량 저울 {sc} 무게 {kg}',
    slots: { sc: '=1 / 2 / 3', kg: '12..98', a: '2..27', b: '2..27', c: '2..27', pr: 'ZD-410, 라벨기2, TSC-7', bd: 'scale-io, 저울함', w: '=초록 / 노랑 / 빨강' },
    tools: ['jeoul_zero(scale: int): 영점', 'jeoul_unit(scale: int, unit: kg|g|geun): 단위', 'jeoul_print(printer, scale: int, copies: int): 인쇄'],
    steps: `
      @sc gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 배출문 | 저울 1 배출문 {a}, 저울 2 배출문 {b}, 저울 3 배출문 {c}. 방금 잰 저울의 문을 연다(1).
      @sc gpio_write pin={a} value=0 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" // gpio_write pin={c} value=0 board="{bd}" | 배출문 닫기 | {bd} 보드에서 {c}(저울3) {b}(저울2) {a}(저울1). 잰 저울 문을 0으로 닫아.
      @sc gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 문 위치 | 1호기 {a}번, 2호기 {b}번, 3호기 {c}번입니다. 메시지 저울 문의 값을 읽어 주십시오.
      @w gpio_write pin={c} value=1 // gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | {w} 램프 | 탑라이트 노랑 {a} 빨강 {b} 초록 {c}. {w} 램프 점등.
      @sc jeoul_unit scale=1 unit=kg // jeoul_unit scale=2 unit=g // jeoul_unit scale=3 unit=geun | 단위 | 저울마다 단위가 다르다: 1번 kg, 2번 g, 3번 근(geun). 온 저울의 단위를 맞춘다.
      @sc jeoul_zero scale=2 // jeoul_zero scale=3 // jeoul_zero scale=1 | 다음 저울 영점 | 순서는 1 다음 2, 2 다음 3, 3 다음 다시 1. 방금 잰 저울의 다음 저울을 영점.
      @sc jeoul_print printer="{pr}" scale=1 copies=2 // jeoul_print printer="{pr}" scale=2 copies=1 // jeoul_print printer="{pr}" scale=3 copies=4 | 인쇄 | 매수: 저울1=2장, 저울2=1장, 저울3=4장. {pr} 프린터로 잰 저울 것을 찍는다.
      memory_store key=scale-last content="{kg}" | 무게 | scale-last 메모에 무게 숫자만.
    `,
  },
  {
    language: 'ko',
    earlier: ['배선 메모 읽기 | memory_recall → 노즐 {a}, 베드 {b}, 챔버팬 {c}, 도어락 {d}(손대지 말 것)', '출력 상태 | printer_state → {st}'],
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', st: '=예열 중, 데우는 중 / 출력 끝, 완료', cam: '=cam-1, cam-4', m1: '=205, 210', m2: '=235, 240', m3: '=250, 255', mat: '=PLA / PETG / ABS' },
    tools: ['ssaeum_temp(part: nozzle|bed, celsius: int): 온도', 'ssaeum_snap(camera, label: text): 사진', 'ssaeum_fan(speed: int): 냉각팬'],
    steps: `
      gpio_write pin={c} value=1 | 챔버팬 | 배선 메모의 챔버팬을 켜 주세요.
      gpio_write pin={b} value=0 | 베드 끄기 | 메모에 있는 베드만 끔. 노즐은 그대로.
      @st gpio_write pin={a} value=1 // gpio_write pin={c} value=1 | 상태별 | 아직 데우고 있으면 노즐을, 끝났으면 챔버팬을 켠다. 번호는 앞의 메모.
      gpio_read pin={d} | 도어락은 읽기만 | 손대지 말라고 한 핀을 읽기만 한다.
      @mat ssaeum_temp part=nozzle celsius={m1} // ssaeum_temp part=nozzle celsius={m2} // ssaeum_temp part=nozzle celsius={m3} | 노즐 온도 | PLA {m1} / PETG {m2} / ABS {m3}. 이번 재료는 {mat}. 노즐 온도를 맞춰.
      @mat ssaeum_temp part=bed celsius=60 // ssaeum_temp part=bed celsius=80 // ssaeum_temp part=bed celsius=105 | 베드 온도 | 재료가 {mat}인데 베드 온도는 ABS 105, PETG 80, PLA 60으로 정해 두었다. 베드를 거기 맞춘다.
      @mat ssaeum_fan speed=100 // ssaeum_fan speed=40 // failed "ABS는 냉각팬을 쓰지 않는다" | 냉각 | {mat:로} 뽑는다. PLA면 팬 100, PETG면 40. ABS면 팬을 쓰지 않으므로 실패로.
      @st ssaeum_snap camera={cam} label=전 // ssaeum_snap camera={cam} label=후 | 사진 | {cam:로} 한 장. 이름표는 데우는 동안이면 "전", 다 뽑혔으면 "후".
      sop_execute name=베드청소 | 다음 절차 | 절차: 노즐은 노즐청소, 베드는 베드청소, 챔버는 환기. 베드 쪽 절차를 시작해.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /fish-market {"경매": {no}, "품목": "{it}", "낙찰": "{who}"}',
    slots: { no: '11..96', it: '=고등어 / 갈치 / 오징어 / 문어', who: '=17번 상인, 44번 상인', a: '2..27', b: '2..27', c: '2..27', s: '2..27', ca: '냉동고A, cold-1', cb: '냉동고B, cold-2', cc: '냉동고C, cold-3', p1: '3000..3900', p2: '5000..5900', p3: '7000..7900' },
    tools: ['eopan_price(item: mackerel|hairtail|squid, won: int): 시작가', 'eopan_store(cold, boxes: int): 입고'],
    steps: `
      @it gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "{it:은} 라인이 없다" | 라인 | 고등어는 {a}번 라인, 갈치는 {b}번, 오징어는 {c}번. 경매된 품목 라인 가동. 라인 없으면 실패.
      @it gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "{it} 라인은 없다" | 라인 정지 | 갈치({b}), 고등어({a}), 오징어({c}) — 낙찰된 것만 세운다. 목록에 없으면 실패.
      gpio_write pin={s} value=1 | 사이렌 | 라인 {a}·{b}·{c}번은 두고 {s}번 사이렌만 울려라. 1이면 울림.
      gpio_write pin={b} value=0 | 갈치 라인 | 고등어 {a}, 갈치 {b}, 오징어 {c}. 경매 품목과 관계없이 갈치 라인 정지.
      @it eopan_price item=mackerel won={p1} // eopan_price item=hairtail won={p2} // eopan_price item=squid won={p3} // failed "{it} 시작가가 없다" | 시작가 | 시작가: 고등어 {p1}원, 갈치 {p2}원, 오징어 {p3}원. 그 품목으로 넣기. 없으면 실패.
      @it eopan_store cold="{ca}" boxes=12 // eopan_store cold="{cb}" boxes=12 // eopan_store cold="{ca}" boxes=12 // eopan_store cold="{cc}" boxes=12 | 입고 | 고등어와 오징어는 {ca:로}, 갈치는 {cb:로}, 나머지는 전부 {cc:로}. 열두 상자.
      @it file_read path=price/1.txt // file_read path=price/2.txt // file_read path=price/3.txt // failed "{it} 시세 파일이 없다" | 시세 | price/1.txt 고등어, price/2.txt 갈치, price/3.txt 오징어. 이벤트 품목 시세를 읽어. 파일이 없으면 실패.
      notify message="{who} 낙찰" title=경매 | 알림 | 제목 경매, 내용은 "누구 낙찰"(누구는 이벤트대로).
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 연습실/요청 {"방": "{rm}", "악기": "{ins}", "시각": "{tm}"}',
    slots: { rm: '=101호 / 102호 / 103호', ins: '=피아노, 건반 / 드럼, 타악 / 첼로, 현악', tm: '=14:10, 18:30, 20:00', d1: '2..27', d2: '2..27', d3: '2..27', ac: '2..27', dh: '2..27', bd: 'hall-3, 연습동' },
    tools: ['eumsil_open(room: int, minutes: int, code?: text): 방을 연다', 'eumsil_panel(room: int, preset: piano|drum|strings): 흡음판'],
    steps: `
      @rm gpio_write pin={d1} value=0 // gpio_write pin={d2} value=0 // gpio_write pin={d3} value=1 | 문 열기 | 문: 101호 {d1}(0이면 열림), 102호 {d2}(0이면 열림), 103호 {d3}(1이면 열림). 신청한 방 문을 열어 주세요.
      @rm gpio_write pin={d1} value=1 // gpio_write pin={d2} value=1 // gpio_write pin={d3} value=0 | 문 잠그기 | 잠금 값이 다릅니다. {d1}번(101호) 1 잠금 / {d2}번(102호) 1 잠금 / {d3}번(103호) 0 잠금. 신청 방을 잠가 주세요.
      gpio_write pin={d3} value=0 | 103호는 잠금 | {d2}=102호, 1 잠금; {d3}=103호, 0 잠금. 103호를 잠급니다.
      @ins gpio_write pin={dh} value=1 board="{bd}" // gpio_write pin={ac} value=1 board="{bd}" // gpio_write pin={dh} value=1 board="{bd}" | 공기 | {bd}: 제습 {dh}, 냉방 {ac}. 피아노나 첼로면 제습, 드럼이면 냉방을 켠다.
      gpio_read pin={ac} board="{bd}" | 냉방 | {bd} 보드 — 제습이 {dh}번, 냉방이 {ac}번. 냉방 상태만 읽기.
      @rm eumsil_open room=101 minutes=50 // eumsil_open room=102 minutes=50 // eumsil_open room=103 minutes=90 | 시간 | 101호와 102호는 50분, 103호는 90분짜리 방이에요. 신청 방을 그 시간만큼 여세요. 코드는 안 씁니다.
      @ins eumsil_panel room=102 preset=piano // eumsil_panel room=102 preset=drum // eumsil_panel room=102 preset=strings | 흡음판 | 방은 신청과 상관없이 102호. 건반이면 piano, 타악이면 drum, 현악이면 strings 로.
      @rm memory_store key=room-101 content="{tm}" // memory_store key=room-102 content="{tm}" // memory_store key=room-103 content="{tm}" | 메모 | 메모 키는 101호 room-101, 102호 room-102, 103호 room-103. 신청 방 키에 시각만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /서버실/경보 {"랙": "{rk}", "종류": "{kd}", "심각도": "{sv}"}',
    slots: { rk: '=R1, 랙1 / R2, 랙2 / R3, 랙3', kd: '=온도, 열 / 전원, 정전 / 침입, 문열림', sv: '=심각, 위급 / 주의, 경미', p1: '2..27', p2: '2..27', p3: '2..27', u1: '=10.8.0.31, 10.8.0.41', u2: '=10.8.0.32, 10.8.0.42', u3: '=10.8.0.33, 10.8.0.43', n1: '설비 노진, 공조팀', n2: '전기 소피아, 전력팀', n3: '보안 마강, 경비팀', run: '=run-90, sop-4' },
    tools: ['rackmon_fan(rack: text, rpm: int): 랙 팬', 'rackmon_cut(outlet: text, after_s?: int): 콘센트를 끊는다'],
    steps: `
      @rk gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | 랙 표시등 | R1 → {p1}, R2 → {p2}, R3 → {p3}. 경보 난 랙 표시등 켜기.
      @rk gpio_write pin={p1} value=0 // gpio_write pin={p2} value=0 // gpio_write pin={p3} value=0 | 표시등 끄기 | 확인 끝. 경보 난 랙의 등을 꺼라(랙3 {p3}, 랙1 {p1}, 랙2 {p2}).
      @kd send_message channel=slack to="{n1}" text="서버실 경보" // send_message channel=slack to="{n2}" text="서버실 경보" // send_message channel=slack to="{n3}" text="서버실 경보" | 담당 | 온도는 {n1}, 전원은 {n2}, 침입은 {n3}. 종류에 맞는 데에 slack으로 "서버실 경보".
      @sv pushover message="지금 와 주세요" // notify message="나중에 봐 주세요" | 알림 방법 | 심각하면 푸시로 "지금 와 주세요", 주의 정도면 이 컴퓨터 알림으로 "나중에 봐 주세요".
      @rk rackmon_cut outlet=A7 // rackmon_cut outlet=B2 // rackmon_cut outlet=C5 | 콘센트 | 콘센트표: 랙1 A7, 랙2 B2, 랙3 C5. 경보 랙 콘센트를 끊는다.
      @rk rackmon_fan rack=R2 rpm=4200 // rackmon_fan rack=R3 rpm=4200 // failed "오른쪽 랙이 없다" | 옆 랙 | 랙은 왼쪽부터 R1 R2 R3. 경보 랙의 바로 오른쪽 랙 팬을 4200으로. 오른쪽에 랙이 없으면 실패.
      @rk http_request url=http://{u1}/status // http_request url=http://{u2}/status // http_request url=http://{u3}/status | 제어기 | R1 {u1} / R2 {u2} / R3 {u3} — 경보 랙의 http 주소 /status 를 불러 본다.
      gpio_read pin={p2} | 가운데 랙 | 왼쪽부터 {p1}, {p2}, {p3}번 등인데 가운데 것을 읽어.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 축사/급수 {"칸": "{pen}", "물때": "{w}", "담당": "{id}"}',
    slots: { pen: '=가, 가칸 / 나, 나칸 / 다, 다칸 / 라, 라칸', w: '=아침, 오전 / 저녁, 오후', id: 'f-12, f-77', a: '2..27', b: '2..27', c: '2..27', h: '2..27', l1: '5..12', l2: '13..22', l3: '23..40', t: '축사/물, barn/water' },
    tools: ['moksujang_fill(pen: text, litres: int): 물통을 채운다', 'moksujang_drain(pen: text): 물통을 비운다'],
    steps: `
      @pen gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={c} value=1 | 급수 밸브 | 밸브 {a}=가칸, {b}=나칸, {c}=다칸과 라칸 같이 씀. 물 달라는 칸의 밸브를 틀어.
      @pen gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={c} value=0 | 잠그기 | 다칸·라칸 {c}, 나칸 {b}, 가칸 {a}. 찼으니 그 칸 밸브를 0으로.
      gpio_write pin={h} value=1 | 열선 | {a}, {b}, {c}는 물 밸브고 {h}는 동파 열선. 얼기 전에 열선 넣는다.
      gpio_read pin={h} | 열선 확인 | 밸브 {a} {b} {c}, 열선 {h}. 열선 값만 본다.
      @pen moksujang_fill pen=가 litres={l1} // moksujang_fill pen=나 litres={l2} // moksujang_fill pen=다 litres={l3} // failed "라칸은 양이 정해지지 않았다" | 물 양 | 가 {l1}, 나 {l2}, 다 {l3}리터. 그 칸을 채운다. 라칸은 양이 아직 안 정해졌으니 실패로.
      @pen moksujang_drain pen=나 // moksujang_drain pen=가 // moksujang_drain pen=라 // moksujang_drain pen=다 | 짝 칸 비우기 | 가와 나가 짝, 다와 라가 짝이다. 보고한 칸의 짝을 비운다.
      @w mqtt_publish topic={t} payload=AM-3 // mqtt_publish topic={t} payload=PM-5 | 암호 | 아침 암호 AM-3, 저녁 암호 PM-5. 물때에 맞는 것을 {t} 에 발행.
      @w sop_execute name=아침급수 // sop_execute name=저녁급수 | 절차 | 오전이면 아침급수, 오후면 저녁급수 절차.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', lv: '=0, LOW / 1, HIGH', nm: '=맨 위, 제일 위 / 가운데, 중간 / 맨 아래, 제일 아래', tp: 'stage/left, 무대/좌', tp2: 'stage/right, 무대/우', tp3: 'stage/fly, 무대/상부', q1: 'Q12, Q15', q2: 'Q27, Q29', q3: 'Q41, Q44' },
    tools: ['joyeong_cue(cue, fade: int): Light cue', 'joyeong_colour(bar: int, colour: amber|blue|white): Colour of a bar'],
    steps: `
      @nm gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | {nm} 조명바 | 조명바 위에서부터 {a}, {b}, {c}번. {nm} 바를 올린다(1).
      @nm gpio_write pin={c} value=0 // gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | {nm} 커튼 | 커튼 세 장의 번호를 아래에서 위로 적으면 {a}, {b}, {c}. {nm} 커튼을 0으로 내려라.
      @lv gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 안개기 | 안개기 {b}({lv} 분사), 바람개비 {c}(1 회전). 안개기 분사!
      gpio_write pin={c} value=1 | 바람개비 | 안개기 {b}({lv} 분사), 바람개비 {c}(1 회전). 바람개비를 돌려.
      gpio_read pin={d} | 비상등 | {a} 조명바, {b} 안개기, {c} 바람개비, {d} 비상등. 비상등은 읽기만 허용. 읽어라.
      @nm joyeong_cue cue={q1} fade=3 // joyeong_cue cue={q2} fade=3 // joyeong_cue cue={q3} fade=3 | {nm} 큐 | 오늘 큐는 {q1}, {q2}, {q3} 이 순서(위에서 아래로 적음). 그중 {nm} 것을 3초 페이드.
      @nm joyeong_colour bar=1 colour=amber // joyeong_colour bar=2 colour=blue // joyeong_colour bar=3 colour=white | 색 | 바 1(맨 위) 호박색, 바 2(가운데) 파랑, 바 3(맨 아래) 흰색. 지금 바꿀 바는 {nm} 바.
      mqtt_publish topic={tp3} payload=hold | 상부 | 좌 {tp} / 우 {tp2} / 상부 {tp3}. 상부에 hold 발행.
      mqtt_publish topic={tp} payload=hold | 왼쪽 | 우 {tp2} / 좌 {tp} / 상부 {tp3}. 왼쪽에 hold 발행.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /정비/{car} {"차량": "{car}", "부위": "{pt}", "리프트": {lf}}',
    slots: { car: '=12가3401, 88너5520, 31두7788', pt: '=앞바퀴, 전륜 / 뒷바퀴, 후륜 / 엔진', lf: '=1 / 2', l1: '2..27', l2: '2..27', air: '2..27', ex: '2..27', n1: '길 주임, 태오', n2: '염 기사, 루나', n3: '동 반장, 지오', x1: '=220, 230', x2: '=250, 260', bd: 'lift-io, 정비함' },
    tools: ['jeongbi_torque(car, newton: int): 토크를 기록한다', 'jeongbi_part(car, code, qty: int): 부품 출고'],
    steps: `
      @lf gpio_write pin={l1} value=1 // gpio_write pin={l2} value=1 | 리프트 올림 | 리프트 1은 {l1}번, 2는 {l2}번에 물려 있음. 차 올라간 리프트를 올림(1).
      @lf gpio_write pin={l1} value=0 board="{bd}" // gpio_write pin={l2} value=0 board="{bd}" | 리프트 내림 | {bd} / 1호 {l1} / 2호 {l2}. 그 차 리프트를 내립니다(0).
      @lf gpio_write pin={l2} value=0 // gpio_write pin={l1} value=0 | 빈 리프트 | 리프트가 두 대({l1}=1호, {l2}=2호)인데 차 없는 쪽을 0으로.
      @pt gpio_write pin={air} value=1 // gpio_write pin={air} value=1 // gpio_write pin={ex} value=1 | 설비 | 바퀴 작업이면 에어 {air}, 엔진 작업이면 배기팬 {ex} 가동.
      gpio_read pin={ex} | 배기팬 | 에어 {air}, 배기팬 {ex}. 배기팬 읽기.
      @pt jeongbi_torque car={car} newton={x1} // jeongbi_torque car={car} newton={x2} // failed "엔진은 토크표에 없다" | 토크 | 토크표 앞 {x1} 뒤 {x2}. 그 차 부위에 맞춰 기록. 표에 없는 부위면 실패.
      @pt jeongbi_part car={car} code=FW-2 qty=2 // jeongbi_part car={car} code=RW-2 qty=2 // jeongbi_part car={car} code=EN-9 qty=1 | 부품 | 전륜 FW-2 두 개, 후륜 RW-2 두 개, 엔진 EN-9 한 개. 들어온 차에 출고.
      @pt send_message channel=band to="{n1}" text="{car} 입고" // send_message channel=band to="{n2}" text="{car} 입고" // send_message channel=band to="{n3}" text="{car} 입고" | 담당 | 앞바퀴 {n1}, 뒷바퀴 {n2}, 엔진 {n3}. 맡은 사람에게 band 채널 "차번호 입고"(차번호는 이벤트의 것).
    `,
  },
  {
    language: 'ko',
    earlier: ['표본 목록 | list_samples → {s1}, {s2}, {s3}', '무게 | balance → {w2}g, {w3}g, {w1}g (목록 순서)'],
    slots: { s1: 'PX-11, 가-101', s2: 'PX-25, 나-202', s3: 'PX-38, 다-303', w1: '2.1..2.9', w2: '5.1..5.9', w3: '8.1..8.9', o: '=첫 번째, 맨 앞 / 두 번째, 가운데 / 마지막, 맨 끝', a: '2..27', b: '2..27', c: '2..27' },
    tools: ['pyobon_spin(sample, rpm: int): 원심분리', 'pyobon_weigh(sample, grams: num): 무게를 적는다'],
    steps: `
      @o pyobon_spin sample={s1} rpm=3000 // pyobon_spin sample={s2} rpm=3000 // pyobon_spin sample={s3} rpm=3000 | {o} 표본 | 목록의 {o} 표본을 3000rpm으로 돌린다.
      pyobon_weigh sample={s3} grams={w1} | 끝 표본 무게 | 목록 마지막 표본의 무게를 적어 주세요.
      pyobon_weigh sample={s1} grams={w2} | 앞 표본 무게 | 첫 표본, 잰 그대로.
      pyobon_weigh sample={s2} grams={w3} | 제일 무거운 것 | 셋 중 가장 무거운 표본의 이름과 무게를 적는다.
      memory_store key=light content={s3} | 가벼운 것 | light 메모에 무게가 가장 적게 나간 표본 이름만 쓴다.
      @o gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 칸 열기 | 칸 핀은 목록 순서대로 {a}·{b}·{c}. {o} 표본의 칸을 1로.
      gpio_write pin={b} value=0 | {s2} 칸 닫기 | {s1}={a}, {s2}={b}, {s3}={c} 칸이다. 둘째 표본 칸을 0으로.
      gpio_read pin={c} | 칸 센서 | {s3:은} {c}번 칸, {s2:은} {b}번 칸, {s1:은} {a}번 칸. 가장 가벼운 표본의 칸을 읽어.
      file_read path=sample/{s1}.txt | 첫 표본 기록 | sample/표본이름.txt 에서 첫째 표본 것을 읽기.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 태양광/스트링 {"스트링": "{st}", "전압": {v}, "조치": "{ac}"}',
    slots: { st: '=S1 / S2 / S3 / S4 / S9', v: '210..640', ac: '=차단, 끊기 / 투입, 붙이기', a: '2..27', b: '2..27', c: '2..27', d: '2..27', f: '2..27', bd: 'pv-box, 접속반', n: '=변전 조, 설비 육' },
    tools: ['haetbit_trip(string: int, delay_s: int): 스트링 차단', 'haetbit_note(string: text, volt: int): 전압 기록'],
    steps: `
      @st gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 // failed "S9는 표에 없다" | 스트링 끊기 | S1 {a}, S2 {b}, S3 {c}, S4 {d} (0 끊김). 보고된 스트링을 끊음. 표에 없으면 실패.
      @st gpio_write pin={a} value=1 board="{bd}" // gpio_write pin={b} value=1 board="{bd}" // gpio_write pin={c} value=1 board="{bd}" // gpio_write pin={d} value=1 board="{bd}" // failed "S9에 맞는 핀이 없다" | 다시 붙이기 | {bd} 보드, [S4:{d}] [S3:{c}] [S2:{b}] [S1:{a}]. 보고된 것을 1로. 맞는 핀이 없으면 실패.
      @ac gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | 메인 | 메인은 {f}번이다(S1의 {a}번이나 S4의 {d}번과 헷갈리지 말 것). 조치가 차단이면 0, 투입이면 1.
      gpio_read pin={c} | S3 읽기 | S1 {a} / S2 {b} / S3 {c} / S4 {d} — S3만 읽자.
      @st haetbit_trip string=1 delay_s=2 // haetbit_trip string=2 delay_s=2 // haetbit_trip string=3 delay_s=5 // haetbit_trip string=4 delay_s=5 // failed "S9는 지연이 정해지지 않았다" | 지연 차단 | 지연은 S1·S2가 2초, S3·S4가 5초. 그 밖의 것은 정해지지 않았으니 실패. 번호는 S 뒤 숫자, 보고된 스트링 차단.
      haetbit_note string={st} volt={v} | 전압 | 온 스트링 이름과 전압을 그대로 기록.
      @ac send_message channel=kakao to="{n}" text="차단 완료" // send_message channel=kakao to="{n}" text="투입 완료" | 보고 | {n} 님께 kakao. 끊었으면 "차단 완료", 붙였으면 "투입 완료".
      @ac cron_add schedule="0 6 * * *" action=message text="차단 점검" // cron_add schedule="0 18 * * *" action=message text="투입 점검" | 예약 | 끊은 날은 매일 6시 "차단 점검", 붙인 날은 매일 18시 "투입 점검". 조치에 맞는 메시지를 정각에 예약.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도서관/반납 {"책": "{bk}", "청구": "{cl}", "상태": "{st}"}',
    slots: { bk: '노을집, 강의 책, 토끼전', cl: '=문학, 소설 / 과학, 물리 / 역사, 사료 / 만화', st: '=양호, 깨끗함 / 파손, 찢어짐', a: '2..27', b: '2..27', c: '2..27', r: '2..27', m1: '윤슬, 사서 류', m2: '가람, 사서 편', e: '=lib@a.kr, desk@b.kr' },
    tools: ['seoga_shelf(book, shelf: int, cart?: text): Shelve a book', 'seoga_fine(book, won: int): Fine', 'seoga_mend(book, bench: left|right): Mend a book'],
    steps: `
      @cl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "만화 서가등이 없다" | 서가등 | 문학 {a}번, 과학 {b}번, 역사 {c}번. 반납된 책의 서가등을 켜 주세요. 서가등이 없는 분야면 실패.
      @st gpio_write pin={a} value=1 // gpio_write pin={r} value=1 | 반납함 | 깨끗하면 {a}번 문을, 찢어졌으면 {r}번 문을 연다. 1이 열림.
      gpio_write pin={b} value=0 | 과학 서가 | 서가등 {a} 문학·{b} 과학·{c} 역사. 과학은 불을 끕니다.
      gpio_read pin={r} | 파손함 센서 | {a}=정상 반납함, {r}=파손 반납함. 파손 쪽을 읽음.
      @cl seoga_shelf book="{bk}" shelf=8 // seoga_shelf book="{bk}" shelf=4 // seoga_shelf book="{bk}" shelf=9 // failed "만화는 서가 번호가 없다" | 꽂기 | 서가 번호: 과학 4, 문학 8, 역사 9. 온 책을 꽂는다. 번호 없는 분야면 실패. 카트는 안 씀.
      @st seoga_shelf book="{bk}" shelf=1 cart=A // seoga_mend book="{bk}" bench=left | 처리 | 깨끗한 책은 카트 A에 실어 1번 서가, 상한 책은 왼쪽 작업대에서 수선.
      @st send_message channel=desk to="{m1}" text="확인 부탁" // send_message channel=desk to="{m2}" text="확인 부탁" | 담당 | 멀쩡한 책 담당 {m1}, 상한 책 담당 {m2}. desk 채널, "확인 부탁".
      seoga_fine book="{bk}" won=4000 | 변상 | 얼룩 2000원, 찢김 4000원, 분실 12000원. 반납된 책에 찢김 값을 물린다.
      seoga_fine book="{bk}" won=2000 | 얼룩 값 | 분실 12000 / 찢김 4000 / 얼룩 2000원. 얼룩이니 그 책에 그 값.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 문지기/{gt} {"문": "{gt}", "카드": "{cd}"}',
    slots: { gt: '=앞문, 정문 / 뒷문, 후문 / 옆문, 쪽문', cd: '=직원, 사원 / 손님, 방문 / 미등록', a: '2..27', b: '2..27', c: '2..27', g: '2..27', y: '2..27', bd1: 'front-1, 앞함', bd2: 'back-1, 뒤함', bd3: 'side-1, 옆함', k: '=open-5, open-8' },
    tools: ['sujik_log(gate: front|back|side, kind: staff|guest): 출입 기록', 'sujik_escort(name): 안내원을 보낸다'],
    steps: `
      @gt gpio_write pin={a} value=1 board="{bd1}" // gpio_write pin={b} value=1 board="{bd2}" // gpio_write pin={c} value=1 board="{bd3}" | 문 열기 | 앞문은 {bd1} 보드 {a}번, 뒷문은 {bd2} 보드 {b}번, 옆문은 {bd3} 보드 {c}번. 카드 댄 문을 연다(1).
      @gt gpio_write pin={a} value=0 board="{bd1}" // gpio_write pin={b} value=0 board="{bd2}" // gpio_write pin={c} value=0 board="{bd3}" | 문 닫기 | ({bd3}, {c}) 쪽문 / ({bd2}, {b}) 후문 / ({bd1}, {a}) 정문. 보드와 핀임. 그 문을 0으로 닫아라.
      gpio_read pin={b} board="{bd2}" | 뒷문 접점 | 앞문 {bd1}/{a}, 뒷문 {bd2}/{b} (보드/핀) 가운데 뒷문을 읽어 주세요.
      @gt board_info board="{bd1}" // board_info board="{bd2}" // board_info board="{bd3}" | 보드 | 카드 댄 문의 보드를 조회. 앞문 {bd1}, 뒷문 {bd2}, 옆문 {bd3}.
      @cd gpio_write pin={g} value=1 // gpio_write pin={y} value=1 // failed "미등록 카드는 켤 등이 없다" | 안내등 | 직원 카드면 초록등 {g}, 손님 카드면 노랑등 {y}. 등록되지 않은 카드면 아무것도 켜지 말고 실패.
      @cd sujik_escort name=보라 // sujik_escort name=한결 // failed "미등록 카드에는 안내원이 없다" | 안내원 | 직원은 보라, 손님은 한결이 맡음. 카드에 맞는 안내원을 보낸다. 둘 다 아니면 실패.
      @gt sujik_log gate=front kind=staff // sujik_log gate=back kind=staff // sujik_log gate=side kind=staff | 기록 | 문은 정문 front, 후문 back, 쪽문 side. 종류는 카드와 상관없이 staff. 그 문으로 남긴다.
      @gt mqtt_publish topic=gate/1 payload={k} // mqtt_publish topic=gate/2 payload={k} // mqtt_publish topic=gate/3 payload={k} | 토픽 | gate/1 앞, gate/2 뒤, gate/3 옆. 그 문 토픽에 {k}.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 커피/머신 {"메뉴": "{mn}", "사이즈": "{sz}", "주문": "{no}"}',
    slots: { mn: '=아메리카노, 롱블랙 / 라떼, 밀크커피 / 녹차, 그린티 / 유자차', sz: '=S, 작은컵 / M, 보통컵 / L, 큰컵', no: 'A-31, B-77, 102', a: '2..27', b: '2..27', c: '2..27', x: '2..27', ml1: '=180, 190', ml2: '=260, 270', ml3: '=370, 380' },
    tools: ['keopi_pour(order, ml: int): 붓는다', 'keopi_call(order, sound: bell|voice): 손님을 부른다'],
    steps: `
      @mn gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "유자차는 밸브가 없다" | 밸브 | 아메리카노(롱블랙) {a}, 라떼(밀크커피) {b}, 녹차(그린티) {c}. 주문 메뉴의 밸브를 연다. 표에 없으면 실패.
      @mn gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "유자차 밸브는 없다" | 닫기 | 그만 따를 때: {c} 녹차 / {b} 라떼 / {a} 아메리카노. 주문한 메뉴 것 0. 없으면 실패.
      gpio_write pin={x} value=1 | 증기 청소 | {a} 아메리카노, {b} 라떼, {x} 증기 노즐. 증기 노즐을 1.
      gpio_read pin={b} | 우유 밸브 | {a} 아메리카노, {b} 라떼, {x} 증기 노즐. 라떼 쪽 값을 읽는다.
      @sz keopi_pour order={no} ml={ml1} // keopi_pour order={no} ml={ml2} // keopi_pour order={no} ml={ml3} | 양 | S는 {ml1}, M은 {ml2}, L은 {ml3}ml. 그 주문의 컵에 맞게 붓는다.
      @sz notify message="작은 뚜껑" // notify message="보통 뚜껑" // notify message="큰 뚜껑" | 뚜껑 | 작은컵이면 "작은 뚜껑", 보통컵이면 "보통 뚜껑", 큰컵이면 "큰 뚜껑"이라고 이 컴퓨터에 띄워 줘.
      @mn file_read path=recipe/black.txt // file_read path=recipe/latte.txt // file_read path=recipe/green.txt // failed "유자차 조리법이 없다" | 조리법 | recipe/black.txt 롱블랙, recipe/latte.txt 밀크커피, recipe/green.txt 그린티. 주문 메뉴 조리법을 읽어라. 없으면 실패.
      keopi_call order={no} sound=voice | 부르기 | 종은 bell, 목소리는 voice. 그 주문을 목소리로 불러.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /소방훈련 {"층": {fl}, "신호": "{sg}", "통제관": "{who}"}',
    slots: { fl: '=1 / 2 / 3 / 4', sg: '=대피, 나가라 / 해제, 끝', who: '한 소장, 주원', a: '2..27', b: '2..27', c: '2..27', d: '2..27', s: '2..27', f1: '=한결, 보미', f2: '=미르, 단비', f3: '=누리, 가온' },
    tools: ['daepi_voice(floor: int, phrase: leave|return): 방송', 'daepi_count(floor: int, people: int, leader?: text): 인원 보고'],
    steps: `
      @fl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 층 유도등 | 1층 {a}, 2층 {b}, 3층 {c}, 4층 {d}. 훈련 층 유도등을 켤 것.
      @sg gpio_write pin={s} value=1 // gpio_write pin={s} value=0 | 사이렌 | {a}, {b}, {c}, {d}번 유도등은 그대로 두고 사이렌 {s}번만. 대피 신호면 1, 해제면 0.
      @fl gpio_write pin={b} value=0 // gpio_write pin={a} value=0 // gpio_write pin={d} value=0 // gpio_write pin={c} value=0 | 옆 층 끄기 | 1층↔2층, 3층↔4층이 짝. 훈련 층의 짝이 되는 층 유도등을 끈다. 번호: {a}(1층) {b}(2층) {c}(3층) {d}(4층).
      gpio_read pin={d} | 4층 | 유도등 {a} 1층, {b} 2층, {c} 3층, {d} 4층. 꼭대기 층 것 읽기.
      @fl send_message channel=radio to={f1} text="인원 보고" // send_message channel=radio to={f2} text="인원 보고" // send_message channel=radio to={f3} text="인원 보고" // failed "4층은 층장이 없다" | 층장 | 층장은 1층 {f1}, 2층 {f2}, 3층 {f3}. radio 채널로 그 층 층장에게 "인원 보고". 층장이 없으면 실패.
      @sg daepi_voice floor=2 phrase=leave // daepi_voice floor=2 phrase=return | 방송 | 층은 늘 2층. 신호가 대피면 leave, 해제면 return 방송.
      @fl daepi_count floor=1 people=24 leader={f1} // daepi_count floor=2 people=31 leader={f2} // daepi_count floor=3 people=18 leader={f3} // failed "4층은 명단이 없다" | 명단 | 명단: 1층 {f1} 24명 / 2층 {f2} 31명 / 3층 {f3} 18명. 훈련 층의 인원과 층장을 보고. 명단에 없는 층이면 실패.
      @sg sop_execute name=대피훈련 // sop_execute name=훈련해제 | 절차 | 나가라는 신호면 대피훈련, 끝났다는 신호면 훈련해제 절차를 시작하세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['재고 | stock_list → 볼트 {n1}, 너트 {n2}, 와셔 {n3}', '부족 판정 | rule_check → {w}'],
    slots: { n1: '2..19', n2: '31..59', n3: '71..98', w: '=볼트, BOLT / 너트, NUT / 와셔, WASHER / 이상 없음', a: '2..27', b: '2..27', c: '2..27', v1: '대성볼트, 한나사', v2: '동아너트, 철물가', v3: '미래와셔, 링상사', id1: 'B-100, 볼-8', id2: 'N-200, 너-8', id3: 'W-300, 와-8' },
    tools: ['changgo_buy(shop, item: bolt|nut|washer, count: int): Buy', 'changgo_bin(bin: text, lamp: bool): Lamp of a bin'],
    steps: `
      @w gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "부족한 것이 없다" | 통 램프 | 통 램프 핀: 볼트 {a}, 너트 {b}, 와셔 {c}. 부족하다고 판정된 통을 켠다. 부족한 게 없으면 실패.
      @w changgo_buy shop="{v1}" item=bolt count=200 // changgo_buy shop="{v2}" item=nut count=300 // changgo_buy shop="{v3}" item=washer count=500 // failed "부족한 품목이 없다" | 주문 | 볼트 {v1} 200개, 너트 {v2} 300개, 와셔 {v3} 500개. 판정된 것 하나만 산다. 이상 없으면 주문하지 말고 실패.
      @w changgo_bin bin={id1} lamp=true // changgo_bin bin={id2} lamp=true // changgo_bin bin={id3} lamp=true // failed "켤 통이 없다" | 도구로 램프 | 통 이름 볼트 {id1} / 너트 {id2} / 와셔 {id3}. 판정 결과의 통 램프를 도구로 켜고, 이상이 없으면 실패.
      changgo_bin bin={id2} lamp=false | 너트 램프 끔 | 통: {id1} 볼트, {id2} 너트, {id3} 와셔. 너트 통 램프는 꺼 주세요(도구로).
      gpio_write pin={c} value=0 | 와셔 램프 | 볼트 {a}, 너트 {b}, 와셔 {c} — 재고가 제일 많은 것의 램프를 끈다.
      gpio_write pin={a} value=1 | 적은 것 | 와셔 {c} / 너트 {b} / 볼트 {a}. 재고 수가 가장 적은 것의 램프를 1로.
      gpio_read pin={b} | 너트 통 | 너트 통 핀을 읽는다. 볼트가 {a}, 너트가 {b}.
      memory_store key=nut content="{n2}" | 너트 재고 | nut 메모에 재고 결과의 너트 수만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 체육관/조명 {"코트": "{ct}", "예약자": "{who}", "분": {mi}}',
    slots: { ct: '=농구, 바스켓 / 배구, 발리 / 탁구 / 검도', who: '나무팀, 별클럽, 장미회', mi: '30..120', a: '2..27', b: '2..27', c: '2..27', fan: '2..27', x: '=높게 / 낮게', lx1: '=500, 550', lx2: '=750, 800', k: '=0, LOW / 1, HIGH' },
    tools: ['koteu_book(court: basket|volley|table, name, minutes: int): 코트 예약', 'koteu_lux(zone: int, lux: int): 밝기'],
    steps: `
      @ct gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={c} value=0 // failed "검도장은 표에 없다" | 코트등 켜기 | 농구 {a}(0 점등), 배구 {b}(1 점등), 탁구 {c}(0 점등). 예약된 코트에 불을 켜라. 표에 없는 종목이면 실패.
      @ct gpio_write pin={a} value=1 // gpio_write pin={b} value=0 // gpio_write pin={c} value=1 // failed "검도장 등은 없다" | 코트등 끄기 | 탁구 {c} 1 소등 / 배구 {b} 0 소등 / 농구 {a} 1 소등 — 끝난 코트 소등. 표에 없으면 실패.
      @k gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | 환풍 | 농구 {a}, 배구 {b}는 조명이고 {fan}번은 환풍기({k}=가동). 환풍기 가동.
      gpio_read pin={a} | 농구등 | 농구 {a}, 배구 {b}, 탁구 {c} 중 농구 값을 읽으십시오.
      @ct koteu_book court=basket name="{who}" minutes={mi} // koteu_book court=volley name="{who}" minutes={mi} // koteu_book court=table name="{who}" minutes={mi} // failed "검도는 예약 코트가 없다" | 예약 | 종목대로(농구 basket, 배구 volley, 탁구 table) 예약자와 분을 그대로 넣는다. 없는 종목은 실패.
      @ct koteu_lux zone=1 lux={lx2} // koteu_lux zone=2 lux={lx2} // koteu_lux zone=3 lux={lx1} // failed "검도 밝기는 정해지지 않았다" | 밝기 | 구역 1 농구 {lx2}럭스, 구역 2 배구 {lx2}럭스, 구역 3 탁구 {lx1}럭스. 예약 종목을 맞춤. 없으면 실패.
      @x koteu_lux zone=4 lux={lx2} // koteu_lux zone=4 lux={lx1} | 로비 | 로비는 4구역. 높게는 {lx2}, 낮게는 {lx1}럭스라고 정했는데 지금은 {x} 해 줘.
      pushover message="{who} 입장" | 푸시 | "누구 입장"으로 푸시. 누구는 예약자.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ci {"저장소": "{rp}", "결과": "{rs}", "커밋": "{cm}"}',
    slots: { rp: '=앱, app / 서버, server / 문서, docs', rs: '=성공, 통과 / 실패, 깨짐', cm: 'a91fe2, 77bc01, e0d44a', a: '2..27', b: '2..27', c: '2..27', g: '2..27', r: '2..27', h1: '=hook-a.local, 10.9.9.1', h2: '=hook-b.local, 10.9.9.2', n1: '다온, 구자철', n2: '라움, 피세정', n3: '마루, 편지윤' },
    tools: ['jiphap_tag(commit, name: text): 태그를 단다', 'jiphap_rerun(commit, job: unit|lint|build): 다시 돌린다'],
    steps: `
      @rs gpio_write pin={g} value=1 // gpio_write pin={r} value=1 | 신호등 | 초록 {g}, 빨강 {r}. 통과했으면 초록을, 깨졌으면 빨강을 켠다.
      @rs gpio_write pin={r} value=0 // gpio_write pin={g} value=0 | 반대 등 | 통과면 빨강({r})을, 깨짐이면 초록({g})을 끈다.
      @rp gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 저장소 램프 | 앱={a} 서버={b} 문서={c}; 결과가 온 저장소 램프를 켜세요.
      gpio_read pin={b} | 서버 램프 | 앱={a} 서버={b} 문서={c}. 서버 램프를 읽음.
      @rp send_message channel=dev to="{n1}" text="{cm} 봐 주세요" // send_message channel=dev to="{n2}" text="{cm} 봐 주세요" // send_message channel=dev to="{n3}" text="{cm} 봐 주세요" | 담당 | app {n1}, server {n2}, docs {n3}. 저장소 담당에게 dev 채널로 "커밋 봐 주세요"(커밋은 온 값).
      @rs http_request url=http://{h1}/ok method=POST // http_request url=http://{h2}/ng method=POST | 훅 | 성공이면 http://{h1}/ok, 실패면 http://{h2}/ng 에 POST.
      @rp jiphap_rerun commit={cm} job=unit // jiphap_rerun commit={cm} job=build // jiphap_rerun commit={cm} job=lint | 재실행 | 저장소마다 돌릴 것: 앱 unit, 서버 build, 문서 lint. 온 커밋으로.
      @rp jiphap_tag commit={cm} name=app-ok // jiphap_tag commit={cm} name=srv-ok // jiphap_tag commit={cm} name=doc-ok | 태그 | 태그 이름 - 앱: app-ok / 서버: srv-ok / 문서: doc-ok. 이 커밋에.
    `,
  },
  {
    language: 'ko',
    slots: { p: '2..27', q: '2..27', r: '2..27', s: '2..27', bd: 'tank-7, 담금함, 발효실', on: '=여세요, 트세요 / 잠그세요, 막으세요', nm: '=갑, 첫 독 / 을, 둘째 독 / 병, 셋째 독', ta: '=12, 13', tb: '=16, 17', tc: '=21, 22', m: '=간장/갑.txt, jang/a.md', m2: '=간장/을.txt, jang/b.md', m3: '=간장/병.txt, jang/c.md' },
    tools: ['jangdok_temp(jar: 갑|을|병, celsius: int): 독 온도', 'jangdok_stir(jar: 갑|을|병, turns: int): 젓기'],
    steps: `
      @nm gpio_write pin={p} value=1 // gpio_write pin={q} value=1 // gpio_write pin={r} value=1 | 데우기 | 독 열선 = 갑 {p}, 을 {q}, 병 {r} (첫 독이 갑, 둘째 을, 셋째 병). {nm} 쪽을 1.
      @on gpio_write pin={s} value=1 // gpio_write pin={s} value=0 | 배수 | 열선은 {p}, {q}, {r}, 배수 밸브는 {s}(1 열림). 배수를 {on}.
      @nm gpio_write pin={p} value=0 board={bd} // gpio_write pin={q} value=0 board={bd} // gpio_write pin={r} value=0 board={bd} | 그만 데우기 | 병 {r}, 갑 {p}, 을 {q}입니다. {bd} 보드에서 {nm} 열선을 끄십시오. 갑을병은 첫째, 둘째, 셋째.
      gpio_read pin={s} board={bd} | 배수 상태 | {bd}: 갑 {p} / 을 {q} / 병 {r} / 배수 {s}. 배수 밸브를 읽음.
      @nm jangdok_temp jar=갑 celsius={ta} // jangdok_temp jar=을 celsius={tb} // jangdok_temp jar=병 celsius={tc} | 온도 | 첫 독 갑은 {ta}도, 둘째 독 을은 {tb}도, 셋째 독 병은 {tc}도. 이번에 맞출 독: {nm}.
      @nm jangdok_stir jar=을 turns=20 // jangdok_stir jar=병 turns=20 // failed "병 다음 독이 없다" | 다음 독 젓기 | 첫 독 갑, 둘째 독 을, 셋째 독 병이 전부다. {nm} 바로 다음 독을 스무 번 젓는다. 다음이 없으면 실패.
      @nm file_read path={m} // file_read path={m2} // file_read path={m3} | 기록 | 갑(첫 독) {m}, 을(둘째 독) {m2}, 병(셋째 독) {m3} 중 {nm} 기록을 펴 본다.
      memory_forget key=jang-2 | 메모 지우기 | jang-1 갑, jang-2 을, jang-3 병. 을 메모를 지운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세탁/코인 {"기계": "{m}", "코스": "{cs}", "동전": {co}}',
    slots: { m: '=W1 / W2 / D1 / D2', cs: '=표준 / 이불 / 울 / 급속', co: '4..12', a: '2..27', b: '2..27', c: '2..27', d: '2..27', l: '2..27', mn1: '=38, 40', mn2: '=61, 63', mn3: '=27, 28' },
    tools: ['ppallae_run(machine, minutes: int, rinse?: int): 세탁기를 돌린다', 'ppallae_refund(machine, coins: int): 동전을 돌려준다'],
    steps: `
      @m gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 전원 | W1 {a}번, W2 {b}번, D1 {c}번, D2 {d}번. 동전 들어온 기계에 전원(1).
      @m gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // failed "{m:은} 건조기라 급수가 없다" // failed "{m:은} 건조기라 급수가 없다" | 급수 막기 | 급수 밸브 W1={a}, W2={b}. 그 세탁기 급수를 0으로. D로 시작하면 건조기라 급수가 없으니 실패.
      gpio_write pin={l} value=0 | 문 잠금 풀기 | 전원은 {a}·{b}·{c}·{d}, 문 잠금은 {l}(0이 풀림). 문을 풀어.
      gpio_read pin={c} | D1 | W1 {a} W2 {b} D1 {c} D2 {d}. 첫 건조기(D1) 읽기.
      @cs ppallae_run machine={m} minutes={mn1} // ppallae_run machine={m} minutes={mn2} // ppallae_run machine={m} minutes={mn3} // failed "급속 코스는 시간표에 없다" | 돌리기 | 시간표 표준 {mn1}분/이불 {mn2}분/울 {mn3}분. 그 기계를 그 코스 시간만큼. 시간표에 없으면 실패. 헹굼은 안 정함.
      ppallae_run machine={m} minutes={mn3} rinse=3 | 울로 | 표준 {mn1}분, 이불 {mn2}분, 울 {mn3}분. 코스가 뭐든 그 기계를 울 시간으로, 헹굼 세 번.
      @m ppallae_refund machine=W1 coins=4 // ppallae_refund machine=W2 coins=4 // ppallae_refund machine=D1 coins=2 // ppallae_refund machine=D2 coins=2 | 환불 | 세탁기(W)는 4개, 건조기(D)는 2개 돌려준다. 이벤트 기계.
      @cs memory_store key=course content=NORMAL // memory_store key=course content=QUILT // memory_store key=course content=WOOL // memory_store key=course content=QUICK | 코스 메모 | 표준 NORMAL, 이불 QUILT, 울 WOOL, 급속 QUICK. course 메모에 온 코스의 영어 이름.
    `,
  },
];
