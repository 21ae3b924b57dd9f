import type { Scene } from '../../scene';

/** Lists that the step brings, and the one entry that is meant: Korean, part 1. */
export const tabledKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 과수원/관수 {"구역": "{z}", "수분": {w}, "근무": "{sh}"}',
    slots: { z: '=A, A구역 / B, B구역 / C, C구역', w: '9..38', sh: '=야간, 밤 / 주간, 낮', a: '2..27', b: '2..27', c: '2..27', n1: '조은별, 남궁혁, 황보람', n2: '도재훈, 서 반장, 김말순', ta: 'orchard/a/cmd, 과수/가/밸브', tb: 'orchard/b/cmd, 과수/나/밸브', tc: 'orchard/c/cmd, 과수/다/밸브', min: '5..40' },
    tools: ['seopul_drip(line: int, minutes: int, fertil?: bool): Drip a line', 'seopul_stop(line: int): Stop a line'],
    steps: `
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 밸브 열기 | A구역은 {a}번, B구역은 {b}번, C구역은 {c}번. 이벤트에 적힌 구역을 연다.
      @z gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 밸브 잠그기 | 다 줬으면 그 구역 잠가요 (C={c} / B={b} / A={a}). 1이 열림, 0이 닫힘.
      gpio_write pin={c} value=1 | C만 따로 | 구역 번호표: {a}=A, {b}=B, {c}=C. 센서랑 상관없이 C를 연다.
      gpio_read pin={b} | B 상태 | A {a} · B {b} · C {c}. 가운데 것 값만 읽어 봐.
      @z mqtt_publish topic={ta} payload=flush // mqtt_publish topic={tb} payload=flush // mqtt_publish topic={tc} payload=flush | 세척 명령 | 토픽은 A가 {ta}, B가 {tb}, C가 {tc}. 알려 온 구역 토픽에 flush 를 발행할 것.
      @sh send_message channel=sms to="{n1}" text="관수 시작" // send_message channel=sms to="{n2}" text="관수 시작" | 당번 문자 | 야간 {n1}, 주간 {n2}. 지금 근무인 사람에게 sms로 "관수 시작".
      @z seopul_drip line=1 minutes={min} // seopul_drip line=2 minutes={min} // seopul_drip line=3 minutes={min} | 점적 | 점적 라인은 A부터 C까지 차례로 1, 2, 3이다. 해당 구역 라인을 {min}분.
      @z seopul_stop line=1 // seopul_stop line=2 // seopul_stop line=3 | 점적 멈춤 | 라인 1은 A구역, 라인 2는 B구역, 라인 3은 C구역입니다. 이벤트 구역 라인을 멈춰 주세요.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 지하/누수 {"방향": "{d}", "감지": {mv}}',
    slots: { d: '=N, 북 / S, 남 / E, 동 / W, 서', mv: '300..900', n: '2..27', s: '2..27', e: '2..27', bd: 'leak-2, 지하함, pi-b1', k1: '문 기사, 국 소장, 예린', k2: '봉수, 하 대리, 탁 기사', p1: '02-771-3308, 031-9022', p2: '02-415-7720, 051-3341' },
    tools: ['mulgil_pump(pit: int, on: bool): 집수정 펌프', 'mulgil_log(side: north|south|east, mv: int): 누수 기록'],
    steps: `
      @d gpio_write pin={n} value=0 // gpio_write pin={s} value=0 // gpio_write pin={e} value=0 // failed "{d}쪽은 표에 없다" | 새는 쪽 잠그기 | 북쪽 {n}, 남쪽 {s}, 동쪽 {e} — 새는 쪽을 잠가라. 0이 잠김. 표에 없는 쪽이면 실패로.
      @d gpio_write pin={n} value=1 board={bd} // gpio_write pin={s} value=1 board={bd} // gpio_write pin={e} value=1 board={bd} // failed "{d}쪽 경광등은 없다" | 경광등 | {bd} 보드의 경광등: 북 {n} 남 {s} 동 {e}. 물이 감지된 쪽 하나만 켬. 등이 없는 쪽이면 실패.
      gpio_read pin={e} | 동쪽 접점 | 북쪽 {n}, 동쪽 {e}, 남쪽 {s}. 동쪽 것 읽기.
      gpio_write pin={s} value=0 board={bd} | 남쪽은 무조건 | 방향이 뭐라고 오든 남쪽부터 잠급니다. 북={n}; 남={s}; 동={e}. 보드는 {bd}, 0이면 잠김.
      @d mulgil_pump pit=4 on=true // mulgil_pump pit=2 on=true // mulgil_pump pit=3 on=true // failed "서쪽은 집수정이 없다" | 집수정 | 집수정 번호: 남 2 / 동 3 / 북 4. 서쪽엔 없음(그땐 실패). 감지된 쪽 펌프 가동.
      @d mulgil_log side=north mv={mv} // mulgil_log side=south mv={mv} // mulgil_log side=east mv={mv} // failed "서쪽은 기록 항목이 없다" | 기록 | 새는 쪽과 감지값을 기록 도구에 넣는다. 항목에 없는 방향이면 실패.
      send_message channel=sms to="{p2}" text="누수, 와 주세요" | {k2:과} 연락 | 연락처 — {k1} {p1}, {k2} {p2}. 둘째 사람 번호로 sms, "누수, 와 주세요".
      send_message channel=sms to="{p1}" text="누수, 와 주세요" | {k1:과} 연락 | 연락처 — {k1} {p1}, {k2} {p2}. 위에 적은 사람 먼저. 그 번호에 sms로 "누수, 와 주세요".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /coop/{no} {"동": "{no}", "온도": {t}, "습도": {h}}',
    slots: { no: '=1동, 첫째 동 / 2동, 둘째 동 / 3동, 셋째 동', t: '18..34', h: '30..90', h1: '2..27', h2: '2..27', h3: '2..27', door: '2..27', f1: 'coop/1.csv, 닭장/하나.txt', f2: 'coop/2.csv, 닭장/둘.txt', f3: 'coop/3.csv, 닭장/셋.txt', kg: '5..30' },
    tools: ['kkokko_feed(hopper: text, kg: int): Feed', 'kkokko_light(house: int, percent: int): Light'],
    steps: `
      @no gpio_write pin={h1} value=1 // gpio_write pin={h2} value=1 // gpio_write pin={h3} value=1 | 보온등 | 보온등 핀은 1동 {h1}, 2동 {h2}, 3동 {h3}이에요. 온 동을 켜 주세요.
      @no gpio_write pin={h1} value=0 // gpio_write pin={h2} value=0 // gpio_write pin={h3} value=0 | 보온등 끄기 | 첫째 동 {h1} / 둘째 동 {h2} / 셋째 동 {h3}. {door}번은 문이니 건드리지 말고, 메시지 온 동 등만 끔.
      gpio_write pin={door} value=1 | 문 | {h1}·{h2}·{h3}번은 보온등, {door}번은 닭장 문. 문을 연다(1).
      @no gpio_read pin={h1} // gpio_read pin={h2} // gpio_read pin={h3} | 켜졌나 확인 | 차례대로 {h1}, {h2}, {h3}번이 1동, 2동, 3동 등입니다. 방금 그 동의 핀 값을 읽으세요.
      @no file_write path={f1} content="{t},{h}" append=true // file_write path={f2} content="{t},{h}" append=true // file_write path={f3} content="{t},{h}" append=true | 일지 | 동별 일지: 1동→{f1}, 2동→{f2}, 3동→{f3}. 그 동 일지 끝에 온도, 습도를 쉼표로 붙여(빈칸 없이) 한 줄.
      @no file_read path={f1} // file_read path={f2} // file_read path={f3} | 지난 기록 | {f1}(1동) {f2}(2동) {f3}(3동) 가운데 이벤트 동의 것을 읽어.
      @no kkokko_feed hopper=노랑 kg={kg} // kkokko_feed hopper=파랑 kg={kg} // kkokko_feed hopper=빨강 kg={kg} | 모이 | 모이통 색: 1동 노랑, 2동 파랑, 3동 빨강. 해당 통으로 {kg}킬로.
      @no kkokko_light house=1 percent=40 // kkokko_light house=2 percent=55 // kkokko_light house=3 percent=70 | 밝기 | 동마다 밝기가 다릅니다. 1동은 40, 2동은 55, 3동은 70퍼센트. 올라온 동을 맞춰 주십시오.
    `,
  },
  {
    language: 'ko',
    slots: { ht: '2..27', fn: '2..27', lt: '2..27', pm: '2..27', bd: '육묘기, seed-1, 모종함', ch1: '1..4', ch2: '5..8', w: '=히터, 난방 / 팬, 바람 / 등, 조명', host: 'seed-nas, 10.2.4.9, plant7', key: 'seedling, 모종, 육묘' },
    tools: ['ssakteo_mist(channel: int, seconds: int): Mist', 'ssakteo_curve(device: heater|fan|lamp, preset: int): Load a preset'],
    steps: `
      gpio_write pin={fn} value=1 | 팬 켜기 | 핀: 히터 {ht} / 팬 {fn} / 등 {lt}. 팬 켬.
      gpio_write pin={lt} value=0 | 등 끄기 | 핀: 히터 {ht} / 팬 {fn} / 등 {lt}. 등 끔.
      gpio_write pin={ht} value=1 board={bd} | 히터 | {bd} — 등 {lt}, 히터 {ht}, 팬 {fn}. 히터 넣어 주세요(그 보드).
      @w gpio_write pin={ht} value=0 // gpio_write pin={fn} value=0 // gpio_write pin={lt} value=0 | 하나만 내리기 | 히터 {ht}번, 팬 {fn}번, 등 {lt}번, 펌프 {pm}번인데 {w} 쪽을 내려.
      @w gpio_read pin={ht} // gpio_read pin={fn} // gpio_read pin={lt} | {w} 읽기 | 번호표({lt} 등, {fn} 팬, {ht} 히터)를 보고 제목에 쓴 것의 핀을 읽음.
      @w ssakteo_curve device=heater preset=3 // ssakteo_curve device=fan preset=5 // ssakteo_curve device=lamp preset=8 | 프리셋 | 히터는 3번 프리셋, 팬은 5번, 등은 8번. 지금 부를 것은 {w}.
      ssakteo_mist channel={ch2} seconds=12 | 미스트 | 채널 {ch1:은} 윗단, 채널 {ch2:은} 아랫단. 아랫단에 12초.
      ssakteo_mist channel={ch1} seconds=20 | 미스트 윗단 | 아랫단 {ch2}채널, 윗단 {ch1}채널. 윗단 20초만.
      @w memory_store key={key} content="H{ht}" // memory_store key={key} content="F{fn}" // memory_store key={key} content="L{lt}" | 메모 | 약호는 히터 H{ht}, 팬 F{fn}, 등 L{lt}. {key} 메모에 {w} 약호만 적는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['전화번호부 | file_read → 야간 {n1}, 주간 {n2}, 주말 {n3}', '달력 확인 | day_kind → {k}'],
    slots: { n1: '조은별, 전나라, 탁현', n2: '남궁혁, 어진, 방 주임', n3: '황보람, 기찬, 위 과장', k: '=야간, 밤 근무 / 주간, 낮 근무 / 주말, 토요일', p: '2..27', q: '2..27', r: '2..27', t1: 'duty/night, 당직/밤', t2: 'duty/day, 당직/낮', t3: 'duty/weekend, 당직/주말' },
    tools: ['dangjik_page(person, level: 1|2|3): 호출기를 울린다', 'dangjik_badge(person, door: text): 출입증을 연다'],
    steps: `
      @k send_message channel=kakao to="{n1}" text="확인 바랍니다" // send_message channel=kakao to="{n2}" text="확인 바랍니다" // send_message channel=kakao to="{n3}" text="확인 바랍니다" | 담당에게 | 번호부에서 지금에 맞는 사람을 골라 kakao로 "확인 바랍니다".
      send_message channel=kakao to="{n3}" text="교대 부탁" | 주말 담당 | 오늘이 무엇이든 주말 담당에게 kakao "교대 부탁".
      @k dangjik_page person="{n1}" level=3 // dangjik_page person="{n2}" level=2 // dangjik_page person="{n3}" level=1 | 호출 | 호출 세기: 야간 3, 주간 2, 주말 1. 달력에 나온 근무의 사람을 그 세기로 호출.
      dangjik_badge person="{n2}" door=정문 | 출입증 | 주간 담당 출입증으로 정문을 연다. 후문 아님.
      @k mqtt_publish topic={t1} payload=call // mqtt_publish topic={t2} payload=call // mqtt_publish topic={t3} payload=call | 토픽 | 밤이면 {t1}, 낮이면 {t2}, 주말이면 {t3}. 거기에 call 을 올린다.
      @k gpio_write pin={p} value=1 // gpio_write pin={q} value=1 // gpio_write pin={r} value=1 | 근무등 | 야간등 {p}, 주간등 {q}, 주말등 {r}. 달력에 맞는 등을 켜세요.
      gpio_write pin={q} value=0 | 주간등 끄기 | 야간 {p} / 주간 {q} / 주말 {r} 중에서 주간등은 꺼 주세요.
      @k gpio_read pin={r} // gpio_read pin={p} // gpio_read pin={q} | 스위치 | 스위치 접점은 주간 {p}, 주말 {q}, 야간 {r}. 이번 근무 것의 값을 읽어라.
      notify message="{n1}" title=당직 | 화면에 | 제목은 당직, 내용은 야간 담당 이름만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 주차/{lv} {"층": "{lv}", "만차": "{full}", "차단기": "{bar}"}',
    slots: { lv: '=B1, 지하1 / B2, 지하2 / B3, 지하3', full: '=예, 아니오', bar: '=입구, 들어오는 쪽 / 출구, 나가는 쪽', a: '2..27', b: '2..27', x: '2..27', y: '2..27', s1: '=초록, 녹색 / 빨강, 적색', u1: '=10.4.1.11, 10.4.1.12', u2: '=10.4.2.21, 10.4.2.22', u3: '=10.4.3.31, 10.4.3.32' },
    tools: ['chagopanel_text(panel: int, words): Write on a panel', 'chagopanel_blank(panel: int): Clear a panel'],
    steps: `
      @bar gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 차단기 올리기 | 입구 차단기 {a}, 출구 차단기 {b}. 1이면 올라감. 메시지의 차단기를 올려 줘.
      @bar gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | 내리기 | 0 = 내려감. 나가는 쪽이 {b}, 들어오는 쪽이 {a}. 보고된 차단기를 내립니다.
      @bar gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | 반대쪽 막기 | 입구 {a}번 / 출구 {b}번, 0에서 내려와 막힘. 적힌 차단기 말고 다른 쪽을 막는다.
      @s1 gpio_write pin={x} value=1 // gpio_write pin={y} value=1 | 신호등 | 초록={x}, 빨강={y}. {s1} 불을 켠다.
      @s1 gpio_write pin={y} value=0 // gpio_write pin={x} value=0 | 남은 불 끄기 | 불은 둘, 초록 {x:과} 빨강 {y}. {s1}만 남기고 나머지는 끈다.
      @lv chagopanel_text panel=7 words="만차" // chagopanel_text panel=9 words="만차" // failed "지하 3층은 전광판이 없다" | 전광판 | 지하 1층 판은 7번, 2층 판은 9번, 3층은 아직 없음. 그 층 판에 "만차". 없으면 실패.
      @lv chagopanel_blank panel=7 // chagopanel_blank panel=9 // failed "지하 3층은 전광판이 없다" | 판 비우기 | 판 번호 B1 7 / B2 9 / B3 없음(실패). 알려 온 층 판을 비운다.
      @lv http_request url=http://{u1}/open method=POST // http_request url=http://{u2}/open method=POST // http_request url=http://{u3}/open method=POST | 층별 제어기 | 제어기 주소는 B1 {u1}, B2 {u2}, B3 {u3}. 해당 층 주소의 /open 에 POST (http).
    `,
  },
  {
    language: 'ko',
    event: 'webhook /양식/{tk} {"수조": "{tk}", "산소": {o}, "어종": "{sp}"}',
    slots: { tk: '=1, 1호 / 2, 2호 / 3, 3호 / 4, 4호', o: '3.1..7.9', sp: '=광어, 넙치 / 우럭, 조피볼락 / 돌돔', a: '2..27', b: '2..27', c: '2..27', d: '2..27', bd1: '동편함, sea-1', bd2: '서편함, sea-2', g: '100..900' },
    tools: ['padonara_feed(species: flounder|rockfish, grams: int): Feed fish', 'padonara_oxy(tank: int, litres: int, burst?: bool): Oxygen'],
    steps: `
      @tk gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 기포기 | 1호 {a}, 2호 {b}, 3호 {c}, 4호 {d}. 산소 떨어졌다는 수조 기포기 켤 것.
      @tk gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={d} value=0 | 기포기 끄기 | 수조별 핀[4호 {d}][3호 {c}][2호 {b}][1호 {a}] 이벤트 수조만 끔.
      @tk gpio_write pin={a} value=1 board="{bd1}" // gpio_write pin={b} value=1 board="{bd1}" // gpio_write pin={a} value=1 board="{bd2}" // gpio_write pin={b} value=1 board="{bd2}" | 급수 밸브 | 급수는 함이 둘이다. 1호와 2호는 {bd1} 보드의 {a:과} {b}, 3호와 4호는 {bd2} 보드의 {a:과} {b}. 해당 수조를 1로.
      gpio_read pin={b} board="{bd2}" | 4호 급수 확인 | 4호 급수는 {bd2} {b}번, 3호는 {bd2} {a}번. 4호 것 읽기.
      @tk padonara_oxy tank=1 litres=8 // padonara_oxy tank=2 litres=6 // padonara_oxy tank=3 litres=11 // failed "4호는 산소 배관이 없다" | 산소 | 산소량은 1호 8리터, 2호 6리터, 3호 11리터. 4호는 배관이 없으니 실패로 하세요. 보고된 수조에 넣습니다.
      @sp padonara_feed species=flounder grams={g} // padonara_feed species=rockfish grams={g} // failed "{sp:은} 먹이표에 없다" | 먹이 | 광어(넙치)는 flounder, 우럭(조피볼락)은 rockfish. 적힌 어종에 {g}g. 먹이표에 없는 어종이면 실패.
      @sp memory_recall query=광어병 // memory_recall query=우럭병 // failed "{sp:은} 찾을 말이 없다" | 메모 찾기 | 찾을 말: 광어·넙치면 "광어병", 우럭·조피볼락이면 "우럭병". 다른 물고기는 실패.
      pushover message="산소 {o}" | 푸시 | "산소 (값)" 모양으로 푸시. 값은 이벤트 것.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    slots: { dr: '2..27', l1: '2..27', l2: '2..27', l3: '2..27', bz: '2..27', x: '=현관, 앞 / 복도, 가운데 / 옥상, 위', id1: 'cr-101, job-7', id2: 'cr-202, job-8', id3: 'cr-303, job-9', r1: 'run-a1, sop-11', r2: 'run-b2, sop-22' },
    tools: ['bulkki_timer(lamp: porch|hall|roof, minutes: int): Timer of a lamp', 'bulkki_scene(number: int): Light scene'],
    steps: `
      @x gpio_write pin={l1} value=0 // gpio_write pin={l2} value=0 // gpio_write pin={l3} value=0 | {x} 등 끄기 | 앞 현관등 {l1}, 가운데 복도등 {l2}, 위 옥상등 {l3}. {dr}번은 도어등이니 두고, 제목에 쓴 등만 끈다.
      @x gpio_write pin={l1} value=1 // gpio_write pin={l2} value=1 // gpio_write pin={l3} value=1 | 등 켜기 | {dr}번 도어등은 손대지 말 것! 현관(앞) {l1} 복도(가운데) {l2} 옥상(위) {l3}. 켤 곳: {x}.
      gpio_write pin={bz} value=0 | 부저 끄기 | {l1} 현관등, {l2} 복도등, {bz} 부저, {dr} 도어등. 시끄러우니 부저를 끄자.
      gpio_read pin={dr} | 도어등은 보기만 | {dr}번은 도어등이니 쓰지는 말고 읽기만. 나머지({l1}, {l2}, {l3})는 안 봐도 됨.
      @x bulkki_timer lamp=porch minutes=15 // bulkki_timer lamp=hall minutes=30 // bulkki_timer lamp=roof minutes=5 | 타이머 | 타이머는 현관 15분, 복도 30분, 옥상 5분이 원칙. 이번엔 {x} 쪽.
      bulkki_scene number=4 | 장면 | 장면 2는 낮, 3은 저녁, 4는 밤, 5는 청소. 밤 장면으로.
      cron_remove id={id2} | 예약 빼기 | {id1} 아침 점등, {id2} 저녁 점등, {id3} 소등. 저녁 점등 예약만 지운다.
      cron_remove id={id3} | 소등 예약 빼기 | 예약 번호가 아침 점등 {id1} / 저녁 점등 {id2} / 소등 {id3} 입니다. 불이 저절로 꺼지지 않게 해당 예약을 지워 주세요.
      sop_cancel run_id={r1} reason="중복" | 실행 취소 | {r1:은} 점등, {r2:은} 소등 절차의 실행 번호. 점등 쪽을 "중복" 사유로 취소.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빵집/오븐 {"오븐": "{ov}", "온도": {t}, "빵": "{br}"}',
    slots: { ov: '=상단, 위 / 중단, 가운데 / 하단, 아래', t: '140..260', br: '=바게트 / 식빵 / 단팥빵 / 호밀빵', u: '2..27', m: '2..27', l: '2..27', sv: '2..27', w1: '=12, 14', w2: '=33, 35', w3: '=18, 19' },
    tools: ['hwadeok_bake(bread: baguette|toast|bun, minutes: int): 굽기', 'hwadeok_steam(deck: top|mid|low, seconds: int): 스팀'],
    steps: `
      @ov gpio_write pin={u} value=0 // gpio_write pin={m} value=0 // gpio_write pin={l} value=1 | 열선 끄기 | 열선 릴레이 — 상단 {u}(1=켜짐), 중단 {m}(1=켜짐), 하단 {l}(거꾸로, 0=켜짐). 알려 온 단을 끈다.
      @ov gpio_write pin={u} value=1 // gpio_write pin={m} value=1 // gpio_write pin={l} value=0 | 열선 켜기 | 위 {u}번은 1에 켜지고 가운데 {m}번도 1에 켜지는데 아래 {l}번만 0에 켜져요. 이벤트 단을 켜 주세요.
      gpio_write pin={l} value=0 | 하단 예열 | 상단 {u} HIGH=켜짐 / 하단 {l} LOW=켜짐. 하단 켜.
      gpio_write pin={u} value=0 | 상단은 그만 | 상단 {u} HIGH=켜짐 / 하단 {l} LOW=켜짐. 상단 꺼.
      @ov hwadeok_steam deck=top seconds=6 // hwadeok_steam deck=mid seconds=9 // hwadeok_steam deck=low seconds=4 | 스팀 | 스팀 시간: 상단 6초, 중단 9초, 하단 4초. 그 단에 뿜는다.
      @br hwadeok_bake bread=baguette minutes={w1} // hwadeok_bake bread=toast minutes={w2} // hwadeok_bake bread=bun minutes={w3} // failed "{br:은} 굽기표에 없다" | 굽기 | 굽기표: 바게트 {w1}분(baguette) / 식빵 {w2}분(toast) / 단팥빵 {w3}분(bun). 올라온 빵을 구워라. 표에 없으면 실패.
      @br notify message="바게트 칸 3" // notify message="식빵 칸 5" // notify message="단팥빵 칸 8" // failed "{br:은} 칸이 없다" | 진열 알림 | 이 컴퓨터에 띄운다. 바게트면 "바게트 칸 3", 식빵이면 "식빵 칸 5", 단팥빵이면 "단팥빵 칸 8". 나머지는 칸이 없으니 실패.
      gpio_read pin={sv} | 서비스 접점 | {u} 상단, {m} 중단, {l} 하단, {sv} 서비스 도어. 마지막 것을 읽는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['밸브 지도 | file_read → V{a} 냉수, V{b} 온수, V{c} 증기 (V 뒤가 핀)', '현장 보고 | crew_say → {what} 쪽 패킹에서 샘'],
    slots: { a: '2..27', b: '2..27', c: '2..27', what: '=냉수, 찬물 / 온수, 더운물 / 증기, 스팀', bd: 'boiler-a, 기계실, pi-util', t: 'valve/cold, 밸브/냉', t2: 'valve/hot, 밸브/온', t3: 'valve/steam, 밸브/증기' },
    tools: ['baegwan_tag(line: cold|hot|steam, colour: text): 꼬리표를 단다', 'baegwan_order(part, count: int): 부속 주문'],
    steps: `
      @what gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 새는 밸브 닫기 | 지도에서 보고된 쪽 밸브를 찾아 닫아라. 0이 닫힘.
      gpio_write pin={c} value=0 board="{bd}" | 증기는 어쨌든 닫기 | {bd} 보드. 위 지도의 증기 밸브를 0으로.
      gpio_write pin={b} value=1 | 더운물 열기 | 지도의 두 번째 밸브를 1로 엽니다.
      @what gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 닫혔나 | 샜다는 쪽 밸브의 핀을 읽어 주세요.
      @what baegwan_tag line=cold colour=파랑 // baegwan_tag line=hot colour=빨강 // baegwan_tag line=steam colour=노랑 | 꼬리표 | 색은 냉수 파랑, 온수 빨강, 증기 노랑. 샌 쪽에 달아 둔다.
      @what baegwan_order part="P-20" count=4 // baegwan_order part="P-25" count=4 // baegwan_order part="G-32" count=4 | 패킹 주문 | 부품: 찬물 P-20, 더운물 P-25, 스팀 G-32. 보고된 것 네 개 주문.
      @what mqtt_publish topic={t} payload=closed // mqtt_publish topic={t2} payload=closed // mqtt_publish topic={t3} payload=closed | 알림 토픽 | 냉: {t} / 온: {t2} / 증기: {t3} — 닫은 쪽에 closed 발행.
      baegwan_tag line=hot colour=흰색 | 흰 꼬리표 | 보고와 상관없이 온수 줄에 흰색.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /deploy {"서비스": "{sv}", "환경": "{env}", "버전": "{ver}"}',
    slots: { sv: '=결제 / 검색 / 회원', env: '=prod, 운영 / stg, 스테이징 / dev, 개발', ver: '2.4.1, 5.0.9, 1.12.3', h1: 'web-11, pay-a, 10.1.1.4', h2: 'web-12, find-b, 10.1.1.5', h3: 'web-13, user-c, 10.1.1.6', c1: 'ops-prod, 운영방', c2: 'ops-stg, 검증방', c3: 'ops-dev, 개발방', p1: 'log/pay.log, 로그/결제.txt', p2: 'log/find.log, 로그/검색.txt', p3: 'log/user.log, 로그/회원.txt', a: '2..27', b: '2..27' },
    tools: ['byeolbit_roll(host, version, drain?: bool): 버전을 올린다', 'byeolbit_back(host): 되돌린다'],
    steps: `
      @sv byeolbit_roll host="{h1}" version={ver} // byeolbit_roll host="{h2}" version={ver} // byeolbit_roll host="{h3}" version={ver} | 배포 | 결제는 {h1}, 검색은 {h2}, 회원은 {h3}에 있다. 이벤트의 서비스를 그 버전으로 올린다.
      @sv byeolbit_back host="{h1}" // byeolbit_back host="{h2}" // byeolbit_back host="{h3}" | 되돌리기 | 호스트: 회원 {h3}, 결제 {h1}, 검색 {h2}. 배포한 서비스 호스트를 되돌릴 것.
      byeolbit_roll host="{h2}" version={ver} drain=true | 검색만 | 결제 {h1} / 검색 {h2}. 검색 쪽만, 드레인하면서, 이벤트의 버전으로.
      @env send_message channel="{c1}" text="배포 끝" // send_message channel="{c2}" text="배포 끝" // send_message channel="{c3}" text="배포 끝" | 알림 | 채널 이름은 운영이면 {c1}, 스테이징이면 {c2}, 개발이면 {c3}. 환경에 맞는 채널에 "배포 끝". 받는 이는 없음.
      @env sop_execute name=야간배포 // sop_execute name=검증배포 // failed "개발 환경은 절차가 없다" | 절차 | 절차 이름: prod→야간배포, stg→검증배포. dev에는 절차가 없으니 그땐 실패.
      @sv file_read path={p1} lines=50 // file_read path={p2} lines=50 // file_read path={p3} lines=50 | 로그 | 로그 파일은 결제 {p1}, 검색 {p2}, 회원 {p3}. 해당 서비스 것 50줄만.
      @env gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // failed "개발용 등은 없다" | 표시등 | 운영등 {a}, 스테이징등 {b}, 개발등은 없음. 환경에 맞는 등 켜기, 없으면 실패.
      gpio_write pin={b} value=0 | 스테이징등 | 운영등 {a}, 스테이징등 {b}. 스테이징 쪽은 꺼.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 엘보/호출 {"침대": "{bed}", "단추": "{bt}"}',
    slots: { bed: '=가, 가침대 / 나, 나침대 / 다, 다침대', bt: '=빨강, 적 / 노랑, 황 / 하양, 백', a: '2..27', b: '2..27', c: '2..27', n1: '은지 간호사, 배수진', n2: '선우 보호사, 임보경', bd: 'ward-3, 3병동', e1: '301, 4410', e2: '302, 4420', e3: '303, 4430' },
    tools: ['dolbom_chair(bed: int, angle: int): 침대 등판', 'dolbom_call(ext: int, ring: short|long): 내선을 울린다'],
    steps: `
      @bed gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 침대등 | 가={a}, 나={b}, 다={c}. 단추 누른 침대 등을 켭니다.
      @bed gpio_write pin={a} value=0 board="{bd}" // gpio_write pin={b} value=0 board="{bd}" // gpio_write pin={c} value=0 board="{bd}" | 침대등 끄기 | 처치 끝나면 {bd} 보드에서 그 침대 등을 꺼 주세요. 가침대 {a}번, 나침대 {b}번, 다침대 {c}번.
      @bt gpio_write pin={c} value=1 // gpio_write pin={b} value=1 // gpio_write pin={a} value=1 | 복도 램프 | 복도 램프: 하양 {a}·노랑 {b}·빨강 {c}. 눌린 단추와 같은 색을 켤 것.
      gpio_read pin={b} | 노랑 확인 | 복도 램프 하양 {a}·노랑 {b}·빨강 {c}. 노란 램프가 켜져 있는지 읽기.
      @bt send_message channel=team to="{n1}" text="병실로 와 주세요" // send_message channel=team to="{n2}" text="병실로 와 주세요" // failed "하얀 단추는 부를 사람이 없다" | 사람 부르기 | 빨강은 {n1}, 노랑은 {n2}. team 채널로 "병실로 와 주세요". 하얀 단추는 맡은 사람이 없어요, 실패로.
      @bed dolbom_call ext={e1} ring=short // dolbom_call ext={e2} ring=short // dolbom_call ext={e3} ring=short | 내선 | 내선 번호 가 {e1} / 나 {e2} / 다 {e3}. 호출한 침대 쪽을 짧게.
      @bed dolbom_chair bed=1 angle=30 // dolbom_chair bed=2 angle=45 // dolbom_chair bed=3 angle=60 | 등판 | 침대 번호는 가가 1, 나가 2, 다가 3. 등판 각도는 차례로 30, 45, 60도. 호출한 침대를 맞춘다.
      dolbom_chair bed=2 angle=0 | 나침대 눕히기 | 가 1, 나 2, 다 3. 나침대 등판을 0도로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 요트/빌지 {"칸": "{cp}", "수위cm": {cm}, "바람": "{wd}"}',
    slots: { cp: '=선수, 앞칸 / 중앙, 가운데칸 / 선미, 뒤칸', cm: '3..40', wd: '=좌현, 포트 / 우현, 스타보드', f: '2..27', m: '2..27', a: '2..27', p: '2..27', s: '2..27', bd: 'bilge-io, 선저함', v1: '16, 72', v2: '9, 77' },
    tools: ['dotdan_winch(side: port|starboard, metres: num): Winch', 'dotdan_radio(channel: int, words): Radio'],
    steps: `
      @cp gpio_write pin={f} value=1 // gpio_write pin={m} value=1 // gpio_write pin={a} value=1 | 빌지펌프 | 빌지펌프 번호 (앞칸 {f}, 가운데칸 {m}, 뒤칸 {a}). 물 찬 칸 돌려!
      @cp gpio_write pin={f} value=0 board="{bd}" // gpio_write pin={m} value=0 board="{bd}" // gpio_write pin={a} value=0 board="{bd}" | 펌프 멈춤 | 빠졌다. {bd} 보드 — 선미 {a} / 중앙 {m} / 선수 {f} — 물 찼던 칸 펌프를 멈춘다.
      @wd gpio_write pin={p} value=1 // gpio_write pin={s} value=1 | 항해등 | 좌현등 {p}, 우현등 {s}. 바람 부는 쪽 등을 켜라.
      @wd gpio_write pin={s} value=0 // gpio_write pin={p} value=0 | 반대편 등 | 포트 {p}, 스타보드 {s}. 바람 부는 쪽의 반대편 등은 끕니다.
      gpio_read pin={m} | 중앙 펌프 | 선수 {f}, 중앙 {m}, 선미 {a} 가운데 중앙 값을 읽어.
      @wd dotdan_winch side=port metres=2.5 // dotdan_winch side=starboard metres=4 | 윈치 | 좌현 윈치는 2.5m, 우현 윈치는 4m 감는다. 이번엔 바람 쪽만.
      dotdan_radio channel={v1} words="펌프 가동" | 교신 | 채널: 조난 {v1}, 항만 {v2}. 조난 채널에 "펌프 가동".
      dotdan_radio channel={v2} words="입항합니다" | 항만 교신 | 채널: 조난 {v1}, 항만 {v2}. 항만에 "입항합니다".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /kiln {"가마": "{k}", "핀목록": [{p1}, {p2}, {p3}], "온도": [{t1}, {t2}, {t3}]}',
    slots: { k: '=큰가마, 대 / 작은가마, 소', p1: '2..27', p2: '2..27', p3: '2..27', t1: '100..180', t2: '190..260', t3: '270..390', tt: '=첫, 맨 앞 / 끝, 맨 뒤', big: '2..27', sm: '2..27' },
    tools: ['dojagi_hold(kiln: big|small, celsius: int, hours?: int): Hold', 'dojagi_vent(kiln: big|small, open: bool): Vent'],
    steps: `
      gpio_write pin={p3} value=0 | 마지막 핀 | 핀목록의 마지막 것을 0으로.
      gpio_write pin={p1} value=1 | 첫 핀 | 핀목록의 첫 번째를 1로 올려 주세요.
      gpio_read pin={p2} | 가운데 핀 | 핀목록 셋 중 둘째를 읽기.
      @tt gpio_write pin={p1} value=0 // gpio_write pin={p3} value=0 | {tt} 번호 내리기 | 이벤트 핀목록의 {tt} 번호를 내린다(0).
      @k gpio_write pin={big} value=1 // gpio_write pin={sm} value=1 | 가마 전원 | 큰가마 {big}, 작은가마 {sm}. 온 가마에 전원을 넣어.
      @k dojagi_hold kiln=big celsius={t3} // dojagi_hold kiln=small celsius={t3} | 유지 | 온도 목록에서 가장 높은 값으로 그 가마를 유지. 시간은 정하지 않음.
      @k dojagi_hold kiln=big celsius={t1} hours=3 // dojagi_hold kiln=small celsius={t1} hours=2 | 낮게 유지 | 온도 목록에서 가장 낮은 값으로. 큰가마는 세 시간, 작은가마는 두 시간. 이벤트의 가마.
      @k dojagi_vent kiln=small open=true // dojagi_vent kiln=big open=true | 다른 가마 댐퍼 | 가마는 큰 것(big)과 작은 것(small) 둘뿐. 알려 온 가마가 아닌 쪽의 댐퍼를 연다.
      memory_store key=kiln-max content="{t3}" | 최고 메모 | kiln-max 메모에 온도 목록의 맨 뒤 값만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 학교/종 {"교시": {ps}, "건물": "{bl}"}',
    slots: { ps: '=1 / 2 / 3 / 4', bl: '=본관, 본 / 별관, 별 / 체육관', a: '2..27', b: '2..27', c: '2..27', t1: '학교/본관/종, school/main/bell', t2: '학교/별관/종, school/annex/bell', u: '=당직 한, 교무 임', v: '=체육 구, 강사 민', s1: '=도, 미, 솔', s2: '=레, 파, 라' },
    tools: ['jongsori_ring(bell: int, melody): 종을 울린다', 'jongsori_mute(building: main|annex, minutes: int): 종을 재운다'],
    steps: `
      @bl gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 종 전원 | 본관 {a}번, 별관 {b}번, 체육관 {c}번. 이벤트 건물 종 전원을 켜 주세요.
      @bl gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // failed "체육관은 내리지 않는다" | 종 전원 내리기 | {a}=본관, {b}=별관, {c}=체육관(절대 내리지 말 것). 알려 온 건물을 내리되 체육관이면 실패.
      @ps gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "4교시는 표에 없다" | 교시등 | 1교시 {a} 2교시 {b} 3교시 {c}. 지금 교시의 등을 켜고, 표에 없는 교시면 실패.
      gpio_read pin={c} | 3교시등 | 1교시 {a}, 2교시 {b}, 3교시 {c}. 3교시등 값 읽기.
      @bl mqtt_publish topic={t1} payload=ring // mqtt_publish topic={t2} payload=ring // failed "체육관 토픽은 없다" | 토픽 | 본관→{t1}, 별관→{t2}. 거기에 ring. 체육관은 토픽이 없어서 실패 처리.
      @ps jongsori_ring bell=1 melody={s1} // jongsori_ring bell=1 melody={s2} // jongsori_ring bell=2 melody={s1} // jongsori_ring bell=2 melody={s2} | 가락 | 1교시: 1번 종 {s1} / 2교시: 1번 종 {s2} / 3교시: 2번 종 {s1} / 4교시: 2번 종 {s2}. 이번 교시대로 울린다.
      jongsori_mute building=annex minutes=50 | 별관 조용히 | 시험이라 본관 말고 별관 종을 50분 재웁니다.
      @bl send_message channel=team to="{u}" text="종 점검" // send_message channel=team to="{u}" text="종 점검" // send_message channel=team to="{v}" text="종 점검" | 담당 | 본관과 별관은 {u}, 체육관은 {v}. 그 건물 담당에게 team 채널로 "종 점검".
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', bd1: 'mill-a, 제분1, 갑함', bd2: 'mill-b, 제분2, 을함', wh: '=밀, 흰 것 / 쌀, 멥쌀 / 콩, 메주콩', wd: '=켜, 넣어 / 꺼, 내려', f1: 'mill/wheat.md, 제분/밀.txt', f2: 'mill/rice.md, 제분/쌀.txt', f3: 'mill/bean.md, 제분/콩.txt', rpm1: '=900, 950', rpm2: '=1200, 1250', rpm3: '=600, 650' },
    tools: ['maetdol_speed(motor: int, rpm: int): 맷돌 회전수', 'maetdol_sieve(mesh: 40|60|80): 체를 고른다'],
    steps: `
      gpio_write pin={a} value=1 board="{bd1}" | 갑 호퍼 | 호퍼 모터는 {bd1} {a}번, 체 모터는 {bd2} {b}번. 호퍼 모터를 켜요.
      gpio_write pin={b} value=1 board="{bd2}" | 체 모터 | 호퍼 모터는 {bd1} {a}번, 체 모터는 {bd2} {b}번. 체 모터를 켜요.
      @wd gpio_write pin={c} value=1 board="{bd1}" // gpio_write pin={c} value=0 board="{bd1}" | 집진 | 집진: {bd1}/{c}, 송풍: {bd2}/{d} (보드/핀). 집진 {wd}.
      @wd gpio_write pin={d} value=0 board="{bd2}" // gpio_write pin={d} value=1 board="{bd2}" | 송풍 | 집진: {bd1}/{c}, 송풍: {bd2}/{d} (보드/핀). 송풍기만 0에서 돈다. 송풍기 {wd}.
      gpio_read pin={d} board="{bd2}" | 송풍 읽기 | 읽을 것은 송풍({bd2}의 {d}번)이지 집진({bd1}의 {c}번)이 아님.
      @wh maetdol_speed motor=2 rpm={rpm1} // maetdol_speed motor=2 rpm={rpm2} // maetdol_speed motor=2 rpm={rpm3} | 회전수 | 밀(흰 것) {rpm1}, 쌀(멥쌀) {rpm2}, 콩(메주콩) {rpm3} rpm. 모터는 2번. 지금 빻는 건 {wh}.
      @wh maetdol_sieve mesh=80 // maetdol_sieve mesh=60 // maetdol_sieve mesh=40 | 체 | {wh}에 맞는 체로 바꾼다: 흰 것(밀) 80, 멥쌀 60, 메주콩 40.
      @wh file_read path={f1} // file_read path={f2} // file_read path={f3} | 설명서 | 밀은 {f1}; 쌀은 {f2}; 콩은 {f3}. 읽을 것은 {wh} 설명서.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /실험실/{b} {"벤치": "{b}", "시료": "{s}", "결과": "{r}"}',
    slots: { b: '=1번, 창가 / 2번, 중앙 / 3번, 문쪽', s: 'S-201, KX-77, 시료9', r: '=양성, 음성 / 재검', p1: '2..27', p2: '2..27', p3: '2..27', bd: 'lab-io, 벤치함', ma: '신유라, 봉태규', mb: '권나리, 표 박사', mc: '하준, 설 연구원' },
    tools: ['siryo_move(sample, fridge: text): 시료를 옮긴다', 'siryo_label(sample, colour: red|green|grey): 라벨'],
    steps: `
      @b gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | 후드 켜기 | 벤치 후드: 1번(창가) {p1}, 2번(중앙) {p2}, 3번(문쪽) {p3}. 이벤트 벤치의 후드를 켠다.
      @b gpio_write pin={p1} value=0 board="{bd}" // gpio_write pin={p2} value=0 board="{bd}" // gpio_write pin={p3} value=0 board="{bd}" | 후드 끄기 | 창가 1번이 {p1}, 중앙 2번이 {p2}, 문쪽 3번이 {p3}. 쓴 벤치 후드를 {bd} 보드에서 끕니다.
      gpio_read pin={p3} board="{bd}" | 문쪽 | {bd}: 창가 {p1} / 중앙 {p2} / 문쪽 {p3}. 문쪽 값.
      gpio_write pin={p2} value=1 | 중앙만 | 창가 {p1} / 중앙 {p2} / 문쪽 {p3}. 중앙 후드를 켬.
      @b siryo_move sample="{s}" fridge=A칸 // siryo_move sample="{s}" fridge=B칸 // siryo_move sample="{s}" fridge=D칸 | 냉장 | 벤치마다 칸이 정해져 있다. 1번 A칸, 2번 B칸, 3번 D칸 (C칸은 고장). 그 시료를 옮긴다.
      @r siryo_label sample="{s}" colour=green // siryo_label sample="{s}" colour=grey | 라벨 | 결과가 양성이든 음성이든 나왔으면 초록(green), 재검이면 회색(grey). 온 시료에.
      @b send_message channel=lab to="{ma}" text="{s} 확인" // send_message channel=lab to="{mb}" text="{s} 확인" // send_message channel=lab to="{mc}" text="{s} 확인" | 담당자 | 1번 벤치 {ma}, 2번 {mb}, 3번 {mc}. 그 벤치 담당에게 lab 채널로 "시료이름 확인"(시료이름은 이벤트대로).
      memory_store key={s} content="{r}" | 결과 메모 | 키는 시료 이름, 내용은 결과 낱말만.
    `,
  },
  {
    language: 'ko',
    earlier: ['펌프 점검 | pump_scan → 1번 {a}bar, 2번 {b}bar, 3번 {c}bar', '급한 곳 | crew_pick → {w}'],
    slots: { a: '1.1..1.9', b: '2.1..2.9', c: '3.1..4.2', w: '=1번, 하나 / 2번, 둘 / 3번, 셋', p1: '2..27', p2: '2..27', p3: '2..27', c1: 'R-11, 가31', c2: 'R-22, 나42', c3: 'R-33, 다53', bd: '급수함, pump-io' },
    tools: ['mulbaram_valve(code, percent: int): 밸브 개도', 'mulbaram_check(pump: int, mode: leak|noise): 점검'],
    steps: `
      @w gpio_write pin={p1} value=1 // gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | 급한 펌프 | 1번 펌프 {p1}, 2번 펌프 {p2}, 3번 펌프 {p3}. 급한 곳으로 나온 펌프를 1로.
      @w gpio_write pin={p1} value=0 board="{bd}" // gpio_write pin={p2} value=0 board="{bd}" // gpio_write pin={p3} value=0 board="{bd}" | 세우기 | {bd} 보드. 하나 {p1} / 둘 {p2} / 셋 {p3}. 앞에서 고른 펌프를 세운다.
      gpio_write pin={p1} value=1 | 압력 낮은 것 | 핀은 1번 {p1}, 2번 {p2}, 3번 {p3}. 점검에서 압력이 가장 낮은 펌프를 켜 줘.
      gpio_write pin={p3} value=0 | 압력 높은 것 | 3번 {p3}, 2번 {p2}, 1번 {p1}. 압력이 제일 높게 나온 펌프는 끈다.
      @w mulbaram_valve code={c1} percent=60 // mulbaram_valve code={c2} percent=60 // mulbaram_valve code={c3} percent=60 | 밸브 | 밸브 코드: 1번 {c1}, 2번 {c2}, 3번 {c3}. 급한 쪽 60퍼센트.
      mulbaram_valve code={c2} percent=25 | 둘째 밸브 | 코드가 {c1}(1번), {c2}(2번), {c3}(3번). 2번 밸브 25퍼센트.
      mulbaram_check pump=3 mode=noise | 소음 | 점검 결과에서 압력이 가장 센 펌프의 소음을 점검해 주세요.
      @w memory_store key=urgent content="{a}" // memory_store key=urgent content="{b}" // memory_store key=urgent content="{c}" | 압력 메모 | urgent 메모에 급한 펌프의 압력 숫자만(단위 없이) 적어 둠.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /택배 {"지역": "{rg}", "송장": "{inv}", "크기": "{sz}"}',
    slots: { rg: '=서울 / 부산 / 제주 / 울릉', inv: 'KR-55120, 8841-2207, PX90017', sz: '=소, 소형 / 중, 중형 / 대, 대형', g1: '2..27', g2: '2..27', g3: '2..27', w1: '=2500, 2700', w2: '=3500, 3800', w3: '=5500, 5900', n1: '구 기사, 두리', n2: '방 기사, 미르', n3: '양 기사, 가온' },
    tools: ['bunryu_gate(lane: int, invoice): 분류문', 'bunryu_fee(invoice, won: int): 운임'],
    steps: `
      @rg gpio_write pin={g1} value=1 // gpio_write pin={g2} value=1 // gpio_write pin={g3} value=1 // failed "{rg:은} 분류 게이트가 없다" | 게이트 | 서울 {g1} / 부산 {g2} / 제주 {g3}. 지역에 맞는 게이트를 1로. 없는 지역은 실패.
      @rg gpio_write pin={g1} value=0 // gpio_write pin={g2} value=0 // gpio_write pin={g3} value=0 // failed "{rg} 게이트는 없다" | 게이트 닫기 | 지나갔으면 닫는다(0): 제주 {g3}, 부산 {g2}, 서울 {g1}. 그 밖의 지역이면 닫을 게 없으니 실패.
      gpio_write pin={g2} value=1 | 부산 게이트 | 서울 {g1}, 부산 {g2}, 제주 {g3}. 이벤트 말고 부산 것을 연다(1).
      gpio_read pin={g3} | 제주 센서 | 게이트 번호 서울 {g1}, 부산 {g2}, 제주 {g3} 중 끝에 적은 곳을 읽어 주십시오.
      @rg bunryu_gate lane=1 invoice={inv} // bunryu_gate lane=4 invoice={inv} // bunryu_gate lane=6 invoice={inv} // failed "{rg:은} 레인이 없다" | 분류 | 레인표 - 서울 1, 부산 4, 제주 6. 그 송장을 맞는 레인으로. 표에 없으면 실패.
      @sz bunryu_fee invoice={inv} won={w1} // bunryu_fee invoice={inv} won={w2} // bunryu_fee invoice={inv} won={w3} | 운임 | 운임은 소형 {w1}원, 중형 {w2}원, 대형 {w3}원. 이벤트 크기대로 그 송장에 매긴다.
      @rg send_message channel=sms to="{n1}" text="{inv} 상차" // send_message channel=sms to="{n2}" text="{inv} 상차" // send_message channel=sms to="{n3}" text="{inv} 상차" // failed "{rg} 담당 기사가 없다" | 기사 | 기사: 서울 {n1}, 부산 {n2}, 제주 {n3}. sms로 "송장번호 상차"(번호는 이벤트대로). 담당이 없는 지역은 실패.
      @sz memory_store key={inv} content=S // memory_store key={inv} content=M // memory_store key={inv} content=L | 크기 약호 | 소=S 중=M 대=L. 송장 번호를 키로 약호 한 글자.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 사우나/요청 {"손님": "{g}", "말": "{m}"}',
    slots: { g: '7번 손님, 12번 손님', m: '=더워요, 너무 뜨거워요 / 추워요, 미지근해요 / 어두워요, 안 보여요', h: '2..27', v: '2..27', l: '2..27', dr: '2..27', t1: '사우나/열, sauna/heat', t2: '사우나/등, sauna/lamp' },
    tools: ['hanjeung_stone(ladles: int, scent?: text): 돌에 물을 붓는다', 'hanjeung_towel(count: int, size: big|small): 수건'],
    steps: `
      @m gpio_write pin={v} value=1 // gpio_write pin={h} value=1 // gpio_write pin={l} value=1 | 말대로 | 뜨겁다고 하면 환기 {v}, 차다고 하면 히터 {h}, 어둡다고 하면 등 {l}. 손님 말에 맞는 것을 켠다.
      @m gpio_write pin={h} value=0 // gpio_write pin={v} value=0 // failed "어두운 것은 끌 것이 없다" | 반대 것 끄기 | 뜨거우면 히터({h})를 끄고, 차면 환기({v})를 끈다. 어둡다는 말이면 끌 것이 없으니 실패.
      gpio_write pin={l} value=0 | 등만 끄기 | 히터 {h}, 환기 {v}, 등 {l}. {dr}번은 도어등이라 두고, 실내 등은 끄기.
      gpio_read pin={dr} | 도어등 | 히터 {h}, 환기 {v}, 등 {l}, 도어등 {dr}. 네 번째 것을 읽어만 봄.
      @m mqtt_publish topic={t1} payload=down // mqtt_publish topic={t1} payload=up // mqtt_publish topic={t2} payload=up | 토픽 | 온도 얘기면 {t1}, 밝기 얘기면 {t2}. 뜨겁다면 down, 차거나 어둡다면 up 을 보낸다.
      @m hanjeung_stone ladles=1 // hanjeung_stone ladles=3 // failed "밝기는 돌과 상관없다" | 돌에 물 | 뜨겁다는 손님이면 한 국자, 차다는 손님이면 세 국자. 향은 없음. 밝기 얘기면 실패.
      hanjeung_towel count=2 size=small | 수건 | 큰 수건은 big, 작은 수건은 small. 작은 것 두 장.
      hanjeung_stone ladles=2 scent=쑥 | 쑥 | 향은 쑥, 솔, 박하가 있는데 쑥으로. 두 국자.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', e: '2..27', wh: '=거실 / 안방 / 부엌 / 욕실 / 창고', on: '=켠다, 밝힌다 / 끈다, 내린다', u: 'hub-2, 192.168.7.3', k1: 'home-a, 집가', n: '=아빠, 지수, 할머니' },
    tools: ['jipsa_shade(room: living|bed|kitchen, percent: int): 블라인드', 'jipsa_say(room: text, words): 스피커로 말한다'],
    steps: `
      @wh gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 // failed "창고 등은 표에 없다" | {wh} 불 | 거실 {a}, 안방 {b}, 부엌 {c}, 욕실 {d}. {wh}에 불을 켜 주세요. 표에 없는 방이면 실패로 해 주세요.
      @on gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 부엌등 | 거실({a}) 안방({b}) 부엌({c}) 욕실({d}) 중에 부엌을 {on}.
      @on gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | 욕실 팬 | 거실 {a}=1켜짐, 욕실 {d}=0켜짐. 욕실을 {on}.
      gpio_write pin={e} value=0 | 다섯째 | 멀티탭 다섯 구: {a} TV, {b} 공기청정기, {c} 스탠드, {d} 냉장고(끄지 마), {e} 가습기. 가습기 끄기.
      gpio_read pin={b} | 청정기 | 멀티탭: {a} TV, {b} 공기청정기, {c} 스탠드. 청정기 핀을 읽는다.
      @wh jipsa_shade room=living percent=70 // jipsa_shade room=bed percent=100 // jipsa_shade room=kitchen percent=30 // failed "욕실은 블라인드가 없다" // failed "창고는 블라인드가 없다" | 블라인드 | 거실 70, 안방 100, 부엌 30퍼센트. 지금은 {wh}. 블라인드 없는 방이면 실패.
      jipsa_say room=부엌 words="밥 먹자" | 말하기 | 스피커는 거실, 부엌, 안방에 하나씩. 두 번째로 적은 방에서 "밥 먹자".
      http_request url=http://{u}/scene/3 | 장면 | 장면 1 아침, 2 낮, 3 저녁, 4 잠. 저녁 장면 주소는 http://{u}/scene/ 뒤에 번호를 붙인다. 불러 줘.
    `,
  },
];
