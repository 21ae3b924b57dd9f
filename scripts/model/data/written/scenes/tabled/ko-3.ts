import type { Scene } from '../../scene';

/** Lists that the step brings, and the one entry that is meant: Korean, part 3. */
export const tabledKo3: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /신고 {"신고자": "{who}", "내용": "{w}", "시각": "{tm}"}',
    slots: { who: '=은지, 두호 / 호진, 세아 / 마루, 단아', w: '=소음, 악취', tm: '=09:10, 13:45, 22:20', a: '2..27', b: '2..27', c: '2..27', t1: '조/a, team/a', t2: '조/b, team/b', t3: '조/c, team/c', r1: '=기록/a.txt, log/a.md', r2: '=기록/b.txt, log/b.md', r3: '=기록/c.txt, log/c.md' },
    tools: ['hyeopdong_bell(team: a|b|c, times: int): Ring for a team', 'hyeopdong_shift(team: a|b|c, hours: int, rest?: int): Plan a shift'],
    steps: `
      @who gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 조 램프 | 은지·두호는 A조, 호진·세아는 B조, 마루·단아는 C조. A조 램프 {a}, B조 {b}, C조 {c}. 신고한 사람의 조 램프를 켠다.
      @who gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 램프 끄기 | 조 명단 [A: 은지, 두호] [B: 호진, 세아] [C: 마루, 단아]. 핀은 [A {a}] [B {b}] [C {c}]. 신고자 조 것을 꺼 주세요.
      gpio_write pin={c} value=1 | C조 램프 | A {a} / B {b} / C {c}. 누가 신고했든 C를 켬.
      gpio_read pin={a} | A조 램프 | A {a} / B {b} / C {c} 중 A를 읽어 볼 것.
      @who mqtt_publish topic={t1} payload=go // mqtt_publish topic={t2} payload=go // mqtt_publish topic={t3} payload=go | 출동 토픽 | {t1} = 은지와 두호, {t2} = 호진과 세아, {t3} = 마루와 단아. 신고자가 든 토픽에 go.
      @who hyeopdong_bell team=a times=2 // hyeopdong_bell team=b times=2 // hyeopdong_bell team=c times=2 | 종 | 종은 두 번. A조가 은지, 두호 / B조가 호진, 세아 / C조가 마루, 단아이고, 신고한 사람의 조를 부른다.
      @who hyeopdong_shift team=a hours=6 // hyeopdong_shift team=b hours=8 // hyeopdong_shift team=c hours=4 | 근무 | 은지나 두호면 a조 6시간, 호진이나 세아면 b조 8시간, 마루나 단아면 c조 4시간. 신고자에 맞춰 짠다. 휴식은 비움.
      @who file_write path={r1} content="{tm} {w}" append=true // file_write path={r2} content="{tm} {w}" append=true // file_write path={r3} content="{tm} {w}" append=true | 기록 | 은지·두호 {r1}, 호진·세아 {r2}, 마루·단아 {r3}. 신고자 파일 끝에 시각, 한 칸, 내용을 붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 온실/기온 {t}',
    slots: { t: '1..9 / 11..19 / 21..29 / 31..38', a: '2..27', b: '2..27', c: '2..27', d: '2..27', u: 'farm-cam, 10.3.3.8', k: 'vent-step, 창단계', n1: '수아 농부, 옥 반장' },
    tools: ['gihu_vent(step: 0|1|2|3): 천창 단계', 'gihu_shade(percent: int, side?: text): 차광'],
    steps: `
      @t gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // gpio_write pin={d} value=1 | 구간 장치 | 10도 아래면 히터 {a}번, 10도대면 순환팬 {b}번, 20도대면 천창 {c}번, 30도 넘으면 미스트 {d}번. 지금 기온 구간 것을 1로.
      @t gpio_write pin={d} value=0 // gpio_write pin={d} value=0 // gpio_write pin={a} value=0 // gpio_write pin={a} value=0 | 필요 없는 것 | 20도 아래면 미스트({d}번)를 끄고 20도 위면 히터({a}번)를 끈다.
      gpio_read pin={c} | 천창 접점 | 히터 {a}, 순환팬 {b}, 천창 {c}, 미스트 {d}. 천창을 읽는다.
      gpio_write pin={b} value=0 | 팬 멈춤 | 히터 {a}, 순환팬 {b}, 천창 {c}, 미스트 {d}. 순환팬만 멈춰 주십시오.
      @t gihu_vent step=0 // gihu_vent step=1 // gihu_vent step=2 // gihu_vent step=3 | 단계 | 천창 단계표: ~10도 0단 / 10~20도 1단 / 20~30도 2단 / 30도~ 3단. 온 기온에 맞춤.
      @t failed "기온 {t}도에는 차광하지 않는다" // failed "기온 {t}도에는 차광하지 않는다" // gihu_shade percent=35 // gihu_shade percent=70 | 차광 | 20도대는 35퍼센트, 30도 이상은 70퍼센트. 그보다 서늘하면 차광하지 말고 실패로 적음.
      @t memory_store key={k} content=겨울 // memory_store key={k} content=봄 // memory_store key={k} content=초여름 // memory_store key={k} content=한여름 | 이름 붙이기 | {k} 메모에: 10도 밑 "겨울", 10도대 "봄", 20도대 "초여름", 30도 위 "한여름". 기온에 맞는 낱말.
      @t send_message channel=sms to="{n1}" text="보온 준비" // send_message channel=sms to="{n1}" text="그대로 둠" // send_message channel=sms to="{n1}" text="그대로 둠" // send_message channel=sms to="{n1}" text="차광 준비" | 문자 | {n1}에게 sms. 10도 아래는 "보온 준비", 30도 위는 "차광 준비", 그 사이는 "그대로 둠".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /scan {"바코드": "{bc}", "핀": {"빨강": {r}, "파랑": {b}, "초록": {g}}, "호스트": ["{h1}", "{h2}", "{h3}"]}',
    slots: { bc: 'PK-3301, 8809-11, QX77', r: '2..27', b: '2..27', g: '2..27', h1: 'node-a1, alpha', h2: 'node-b2, beta', h3: 'node-c3, gamma', cl: '=빨강, 적색 / 파랑, 청색 / 초록, 녹색', od: '=첫, 맨 앞 / 둘째, 가운데 / 마지막, 맨 뒤' },
    tools: ['pojang_lane(colour: red|blue|green, code): Send a parcel to a lane', 'pojang_node(host, restart: bool): A node'],
    steps: `
      @cl gpio_write pin={r} value=1 // gpio_write pin={b} value=1 // gpio_write pin={g} value=1 | {cl} 켜기 | 이벤트에 색별 핀이 적혀 있으니 {cl} 핀을 1로.
      @cl gpio_write pin={r} value=0 // gpio_write pin={b} value=0 // gpio_write pin={g} value=0 | 끄기 | 스캐너가 보낸 핀 가운데 {cl} 것만 0.
      gpio_read pin={b} | 청색 값 | 보내 온 핀 중에서 파란 쪽을 읽어 줘요.
      gpio_write pin={g} value=1 | 녹색 | 빨강도 파랑도 아닌 나머지 색의 핀을 1로.
      @od pojang_node host={h1} restart=true // pojang_node host={h2} restart=true // pojang_node host={h3} restart=true | {od} 호스트 재시작 | 호스트 목록의 {od} 것을 재시작.
      pojang_node host={h3} restart=false | 끝 호스트 | 목록 끝 호스트는 재시작 없이(false).
      @cl pojang_lane colour=red code={bc} // pojang_lane colour=blue code={bc} // pojang_lane colour=green code={bc} | 레인 | 찍힌 바코드를 {cl} 레인으로.
      @od http_request url=http://{h1}/ping // http_request url=http://{h2}/ping // http_request url=http://{h3}/ping | 핑 | http://호스트/ping 을 부른다. 호스트는 이벤트 목록에서 {od} 것.
      memory_store key=node content={h1} | 메모 | node 메모에 호스트 목록의 맨 앞 이름.
    `,
  },
  {
    language: 'ko',
    earlier: ['현장 표지 촬영 | ocr_read → 1열 펌프 {a}\n2열 교반 {b}\n3열 배기 {c}\n4열 비상({d}, 봉인)', '운전원 메모 | note_read → 오늘은 {x} 정비'],
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', x: '=펌프, 1열 / 교반기, 2열 / 배기, 3열', bd: 'mcc-1, 제어반', m1: '=SOP-펌프, 펌프정비', m2: '=SOP-교반, 교반정비', m3: '=SOP-배기, 배기정비', y: '=가, 나' },
    tools: ['seolbi_lock(row: int, tag: text): 잠금표', 'seolbi_hours(unit: pump|mixer|exhaust, hours: num): 가동 시간'],
    steps: `
      @x gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 정비할 것 내리기 | 표지에 적힌 번호로, 오늘 정비한다는 설비를 0.
      gpio_write pin={b} value=1 board={bd} | 교반기 시운전 | 표지의 2열을 1로 올린다. 보드는 {bd}.
      gpio_write pin={a} value=0 board={bd} | 1열 | {bd} 보드, 표지 첫 줄의 번호를 0으로 내린다.
      gpio_read pin={d} | 봉인 핀 | 봉인된 것은 쓰면 안 되지만 읽는 건 된다. 4열 번호를 읽어라.
      @x sop_execute name={m1} // sop_execute name={m2} // sop_execute name={m3} | 절차 | 펌프는 {m1}, 교반은 {m2}, 배기는 {m3}. 오늘 정비 절차를 시작.
      @x seolbi_lock row=1 tag={y} // seolbi_lock row=2 tag={y} // seolbi_lock row=3 tag={y} | 잠금표 | 오늘 손보는 열에 "{y}" 표를 단다.
      @x seolbi_hours unit=pump hours=120.5 // seolbi_hours unit=mixer hours=88 // seolbi_hours unit=exhaust hours=301.5 | 시간 | 시간은 펌프 120.5 / 교반 88 / 배기 301.5. 메모에 적힌 설비 것을 넣을 것.
      seolbi_hours unit=exhaust hours=301.5 | 3열 시간 | 메모는 보지 말고 배기로. 펌프 120.5, 교반 88, 배기 301.5시간.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 캠핑장/사이트 {"사이트": "{st}", "요청": "{rq}", "인원": {n}}',
    slots: { st: '=숲1, 숲2 / 강1, 강2 / 들1, 들2', rq: '=전기, 전원 / 온수, 더운물 / 장작', n: '2..8', e: '2..27', w: '2..27', x: '2..27', f1: '=숲지기, 오 씨', f2: '=강지기, 여 씨', f3: '=들지기, 엄 씨', bd1: 'sup-io, 숲함', bd2: 'gang-io, 강함', bd3: 'deul-io, 들함' },
    tools: ['yayeong_wood(site, bundles: int): 장작 배달', 'yayeong_quiet(site, until): 조용히 시간'],
    steps: `
      @rq gpio_write pin={e} value=1 // gpio_write pin={w} value=1 // failed "장작은 핀이 없다" | 요청 들어주기 | 전기 {e}, 온수 {w}. 달라는 것을 켠다. 장작은 핀이 없으니 실패로 돌린다.
      @st gpio_write pin={x} value=1 board="{bd1}" // gpio_write pin={x} value=1 board="{bd2}" // gpio_write pin={x} value=1 board="{bd3}" | 가로등 | 가로등은 어디나 {x}번이지만 보드가 숲은 {bd1}, 강은 {bd2}, 들은 {bd3}. 요청 온 사이트 쪽을 켠다.
      @st gpio_write pin={x} value=0 board="{bd1}" // gpio_write pin={x} value=0 board="{bd2}" // gpio_write pin={x} value=0 board="{bd3}" | 가로등 소등 | 열 시 소등. 보드만 다름 — 들 {bd3} / 강 {bd2} / 숲 {bd1}. 핀은 {x}. 해당 사이트 쪽만.
      gpio_read pin={w} board="{bd2}" | 강 온수 | 전기 {e}, 온수 {w}. 보드 숲 {bd1}, 강 {bd2}. 강 쪽 온수를 읽어요.
      @st send_message channel=radio to="{f1}" text="손님 요청 있음" // send_message channel=radio to="{f2}" text="손님 요청 있음" // send_message channel=radio to="{f3}" text="손님 요청 있음" | 무전 | 숲은 {f1}, 강은 {f2}, 들은 {f3}. 요청한 사이트 맡은 이에게 radio로 "손님 요청 있음".
      @rq failed "전기 요청이다" // failed "온수 요청이다" // yayeong_wood site={st} bundles=3 | 장작 | 장작 달라는 요청이면 그 사이트에 세 단. 딴 요청이면 실패.
      @st yayeong_quiet site={st} until=22:00 // yayeong_quiet site={st} until=23:00 // yayeong_quiet site={st} until=21:30 | 조용히 | 시각은 숲 22:00, 강 23:00, 들 21:30. 그 사이트에 맞춘다.
      @st file_read path=map/forest.txt // file_read path=map/river.txt // file_read path=map/field.txt | 지도 | 숲 map/forest.txt, 강 map/river.txt, 들 map/field.txt. 온 사이트 지도 읽기.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /dental {"의자": {ch}, "술식": "{op}", "환자": "{pt}"}',
    slots: { ch: '=1 / 2 / 3', op: '=발치, 뽑기 / 충전, 때우기 / 교정', pt: 'D-1042, P-88, 환자31', s1: '2..27', s2: '2..27', s3: '2..27', w: '2..27', n1: '맹 원장, 소담', n2: '탁 원장, 이든', n3: '금 원장, 로아', mi: '=20, 25', mj: '=40, 45', bd: 'chair-io, 진료함' },
    tools: ['chia_light(chair: int, lux: int): 진료등', 'chia_plan(patient, minutes: int, room?: text): 진료 시간', 'chia_tray(kind: extract|fill): 기구 트레이'],
    steps: `
      @ch gpio_write pin={s1} value=1 // gpio_write pin={s2} value=1 // gpio_write pin={s3} value=1 | 석션 | 석션 — 의자 1: {s1} / 의자 2: {s2} / 의자 3: {s3}. 진료 중인 의자의 석션을 켠다.
      @ch gpio_write pin={s1} value=0 board="{bd}" // gpio_write pin={s2} value=0 board="{bd}" // gpio_write pin={s3} value=0 board="{bd}" | 석션 끄기 | {bd} 보드에서 {s3}(셋째 의자), {s1}(첫째 의자), {s2}(둘째 의자) 중 진료 의자 것을 끕니다.
      gpio_write pin={w} value=1 | 물 | {s1}, {s2}, {s3}번은 석션이고 {w}번이 급수. 급수를 켬.
      gpio_read pin={s2} | 둘째 의자 | 첫째 {s1} 둘째 {s2} 셋째 {s3}. 둘째 석션 읽기.
      @op chia_tray kind=extract // chia_tray kind=fill // failed "교정 트레이는 없다" | 트레이 | 뽑는 술식이면 extract, 때우는 술식이면 fill 트레이. 교정은 트레이가 없으므로 실패.
      @op chia_plan patient={pt} minutes={mi} // chia_plan patient={pt} minutes={mj} // chia_plan patient={pt} minutes={mi} | 시간 | 발치와 교정은 {mi}분, 충전(때우기)은 {mj}분. 온 환자. 방은 안 적음.
      @ch chia_light chair=1 lux=15000 // chia_light chair=2 lux=22000 // chia_light chair=3 lux=18000 | 진료등 | 1번 의자 15000, 2번 의자 22000, 3번 의자 18000럭스로 맞춘다. 이벤트 의자만.
      @ch send_message channel=clinic to="{n1}" text="준비 완료" // send_message channel=clinic to="{n2}" text="준비 완료" // send_message channel=clinic to="{n3}" text="준비 완료" | 원장님께 | 1번 의자 {n1}, 2번 의자 {n2}, 3번 의자 {n3}. clinic 채널로 그 의자 맡은 분께 "준비 완료".
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 도장/부스 색={c} 압력={p}',
    slots: { c: '=R / G / B / K', p: '2..8', r: '2..27', g: '2..27', b: '2..27', v: '2..27', o: '=열어, 틀어 / 닫아, 잠가', l1: '=5.5, 6.5', l2: '=7.5, 8.5', l3: '=9.5, 10.5' },
    tools: ['dojang_mix(colour: red|green|blue, litres: num): Mix paint', 'dojang_flush(gun: int, seconds: int): Flush a gun'],
    steps: `
      @c gpio_write pin={r} value=1 // gpio_write pin={g} value=1 // gpio_write pin={b} value=1 // failed "K색 밸브는 없다" | 색 밸브 | 빨강 {r}, 초록 {g}, 파랑 {b}. 부스가 보낸 색(R, G, B)의 밸브를 열어라. 없는 색이면 실패.
      @c gpio_write pin={r} value=0 // gpio_write pin={g} value=0 // gpio_write pin={b} value=0 // failed "K는 목록에 없다" | 잠그기 | R→{r} G→{g} B→{b}. 쓴 색 잠금. 목록에 없는 색은 실패.
      @o gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 파랑 | 파랑 {b} / 초록 {g} / 빨강 {r}. 1은 열림 0은 닫힘이니까 파랑을 {o}.
      gpio_write pin={v} value=0 | 배풍 | {r}·{g}·{b}는 도료, {v}는 배풍기(0이 가동). 배풍기 가동.
      gpio_read pin={g} | 초록 값 | 초록 밸브 핀 읽기. {r} 빨강, {g} 초록, {b} 파랑.
      @c dojang_mix colour=red litres={l1} // dojang_mix colour=green litres={l2} // dojang_mix colour=blue litres={l3} // failed "K색 배합이 없다" | 배합 | 배합량: R {l1}리터, G {l2}리터, B {l3}리터. 온 색을 섞는다. 배합이 없으면 실패.
      @c dojang_flush gun=3 seconds=20 // dojang_flush gun=1 seconds=20 // dojang_flush gun=2 seconds=20 // dojang_flush gun=4 seconds=60 | 총 씻기 | 총 번호는 G 1, B 2, R 3, K 4. 20초 씻되 K만 60초. 방금 쓴 색의 총.
      @c memory_store key=colour content=빨강 // memory_store key=colour content=초록 // memory_store key=colour content=파랑 // memory_store key=colour content=검정 | 색 이름 | R 빨강, G 초록, B 파랑, K 검정. colour 메모에 온 색의 우리말 이름.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', e: '2..27', day: '=월, 월요일 / 화, 화요일 / 수, 수요일 / 일, 일요일', g1: '=현미, 귀리', g2: '=콩밥, 보리밥', g3: '=팥밥, 조밥', who1: '가영, 조리사 민', who2: '나래, 조리사 반', who3: '다희, 조리사 원', dw: '=반찬통, 냉장 / 밥통, 보온' },
    tools: ['geupsik_menu(day: mon|tue|wed, rice): 식단', 'geupsik_staff(person, hours: int): 근무'],
    steps: `
      @day gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "일요일에는 켤 솥이 없다" | 솥 | 월 {a}번 솥, 화 {b}번 솥, 수 {c}번 솥을 쓴다(번호가 핀). 오늘은 {day}. 켜라. 정해진 솥이 없는 날이면 실패.
      @day geupsik_menu day=mon rice={g1} // geupsik_menu day=tue rice={g2} // geupsik_menu day=wed rice={g3} // failed "일요일 식단은 없다" | 밥 | 월 {g1} · 화 {g2} · 수 {g3}. {day} 식단에 넣어 주세요. 없는 날은 실패.
      @day geupsik_staff person="{who1}" hours=5 // geupsik_staff person="{who2}" hours=6 // geupsik_staff person="{who3}" hours=4 // failed "일요일 근무자는 없다" | 근무 | {day} 근무를 넣는다: 월 {who1} 5시간, 화 {who2} 6시간, 수 {who3} 4시간. 그 밖의 요일은 근무자가 없어 실패.
      @dw gpio_write pin={d} value=1 // gpio_write pin={e} value=1 | {dw} | 냉장(반찬통) {d}, 보온(밥통) {e}. {dw} 쪽을 켬.
      @dw gpio_write pin={e} value=0 // gpio_write pin={d} value=0 | 다른 것 끄기 | 핀 둘: 반찬통 냉장 {d}, 밥통 보온 {e}. {dw}만 남기고 다른 하나는 끈다.
      gpio_read pin={b} | 화요일 솥 | 솥 핀 월 {a} 화 {b} 수 {c}. 화요일 것을 읽기.
      @day cron_add schedule="0 7 * * 1" action=message text="쌀 씻기" // cron_add schedule="0 7 * * 2" action=message text="쌀 씻기" // cron_add schedule="0 7 * * 3" action=message text="쌀 씻기" // cron_add schedule="0 7 * * 0" action=message text="쌀 씻기" | 예약 | 매주 {day} 아침 7시 정각에 "쌀 씻기" 메시지 예약.
      notify message="{g2}" title=화요일 | 화면 | 월 {g1}, 화 {g2}, 수 {g3}. 제목은 화요일, 내용은 화요일 밥 이름만.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 항만/크레인 {"크레인": "{cr}", "신호": "{sg}", "컨테이너": "{cn}"}',
    slots: { cr: '=C1, 1호기 / C2, 2호기 / C3, 3호기', sg: '=들어, 올려 / 내려, 놓아 / 멈춰, 정지', cn: 'TCLU4410, MSKU-882, 컨91', a: '2..27', b: '2..27', c: '2..27', ho: '2..27', bd1: 'quay-1, 안벽1', bd2: 'quay-2, 안벽2', y1: 'A-07, A-11', y2: 'B-12, B-19', y3: 'C-03, C-28' },
    tools: ['budu_move(crane: int, action: lift|lower|hold): 크레인 동작', 'budu_yard(container, spot): 야드 위치', 'budu_weigh(container): 무게를 잰다'],
    steps: `
      @cr gpio_write pin={a} value=1 board="{bd1}" // gpio_write pin={b} value=1 board="{bd1}" // gpio_write pin={c} value=1 board="{bd2}" | 경고등 | C1 {bd1} {a}번, C2 {bd1} {b}번, C3 {bd2} {c}번. 움직이는 크레인 경고등을 켠다.
      @cr gpio_write pin={a} value=0 board="{bd1}" // gpio_write pin={b} value=0 board="{bd1}" // gpio_write pin={c} value=0 board="{bd2}" | 경고등 끔 | 1호기와 2호기는 {bd1} 보드 {a}, {b}번이고 3호기만 {bd2} 보드 {c}번이다. 이벤트 호기 끄기.
      gpio_read pin={b} board="{bd1}" | 2호기 등 | 1호기 {a}, 2호기 {b} (둘 다 {bd1} 보드). 2호기 읽기.
      @sg gpio_write pin={ho} value=0 // gpio_write pin={ho} value=0 // gpio_write pin={ho} value=1 | 정지 등 | 정지등 {ho}번: 멈추라는 신호면 1, 들거나 내리는 신호면 0.
      @sg budu_move crane=2 action=lift // budu_move crane=2 action=lower // budu_move crane=2 action=hold | 2호기 동작 | 2호기를 온 신호대로. 올림 lift, 내림 lower, 정지 hold.
      @cr budu_move crane=1 action=hold // budu_move crane=2 action=hold // budu_move crane=3 action=hold | 그 호기 정지 | 신호와 상관없이 이벤트의 크레인을 hold. 번호는 C 다음 숫자나 호기 숫자.
      @cr budu_yard container={cn} spot={y1} // budu_yard container={cn} spot={y2} // budu_yard container={cn} spot={y3} | 놓을 자리 | 1호기가 집은 건 {y1}, 2호기는 {y2}, 3호기는 {y3}에 놓기로 했다. 그 컨테이너 자리를 넣어 둘 것.
      budu_weigh container={cn} | 무게 | 자리는 {y1}, {y2}, {y3} 어디든 상관없고 그 컨테이너 무게부터 잰다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /문의 {"언어": "{lg}", "주제": "{sb}", "글": "{tx}"}',
    slots: { lg: '=ko, 한국어 / en, 영어 / ja, 일본어 / fr, 프랑스어', sb: '=요금, 결제 / 고장, 수리 / 칭찬', tx: '=불이 안 들어와요, 언제 오나요, 고맙습니다', n1: '연두, 문 상담', n2: '하람, 그레이스', n3: '유키, 다나카', a: '2..27', b: '2..27', c: '2..27', id: '=ext-310, ext-320', id2: '=ext-440, ext-450' },
    tools: ['angae_reply(lang: ko|en|ja, template: int): 자동 답', 'angae_transfer(extension, note?: text): 넘기기'],
    steps: `
      @lg send_message channel=help to="{n1}" text="{tx}" // send_message channel=help to="{n2}" text="{tx}" // send_message channel=help to="{n3}" text="{tx}" // failed "프랑스어 담당이 없다" | 담당에게 | 한국어 {n1} / 영어 {n2} / 일본어 {n3}. help 채널로 손님 글을 그대로. 담당 없는 언어는 실패.
      @lg angae_reply lang=ko template=11 // angae_reply lang=en template=21 // angae_reply lang=ja template=31 // failed "프랑스어 답은 없다" | 자동 답 | 답 번호 - 한국어 11, 영어 21, 일본어 31. 들어온 언어로. 없는 언어는 실패.
      @sb angae_transfer extension={id} // angae_transfer extension={id2} // failed "칭찬은 넘길 곳이 없다" | 넘기기 | 요금(결제)은 {id}, 고장(수리)은 {id2}. 주제에 맞춰 넘긴다. 어느 쪽도 아니면 실패. 메모 없이.
      angae_transfer extension={id2} note="급함" | 수리로 | 결제 {id} / 수리 {id2}. 수리로 넘기고 메모 "급함".
      @lg gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "프랑스어 등은 없다" | 상담석 등 | 상담석 등이 ko {a}번, en {b}번, ja {c}번이에요. 온 언어 자리를 켜 주시고 자리가 없으면 실패예요.
      gpio_write pin={c} value=0 | 일본어석 끄기 | ko {a}, en {b}, ja {c}. 일본어 상담석 등 끄기.
      gpio_read pin={a} | 한국어석 | 영어석 {b}, 일본어석 {c}, 한국어석 {a} 중 한국어석 읽기.
      @sb file_write path=ask/pay.txt content="{tx}" append=true // file_write path=ask/fix.txt content="{tx}" append=true // file_write path=ask/etc.txt content="{tx}" append=true | 모으기 | 요금 ask/pay.txt, 고장 ask/fix.txt, 나머지 ask/etc.txt. 주제에 맞는 파일 끝에 손님 글.
    `,
  },
  {
    language: 'ko',
    earlier: ['릴레이 점검표 | file_read → K1={a} 정상, K2={b} 고착, K3={c} 정상, K4={d} 미사용', '지시 전달 | radio_log → {w}'],
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', w: '=K1, 첫째 릴레이 / K3, 셋째 릴레이 / K4, 넷째 릴레이', m: '=넣어라, 붙여라 / 빼라, 떼어라', u1: 'relay-x, 10.5.5.1', sp: 'OMR-4, G2R-1, LY2' },
    tools: ['jeomjeop_swap(relay: K1|K2|K3|K4, spare): 릴레이 교체', 'jeomjeop_pulse(relay: K1|K2|K3|K4, ms: int): 펄스'],
    steps: `
      @w gpio_write pin={a} value=1 // gpio_write pin={c} value=1 // failed "K4는 쓰지 않는다" | 지시받은 릴레이 | 무전으로 지시한 릴레이를 1로. 점검표에 미사용이라 된 것이면 하지 말고 실패.
      gpio_write pin={b} value=0 | 고착된 것 | 점검표에서 고착이라고 나온 릴레이 핀을 0으로.
      gpio_read pin={d} | 미사용 핀 | 점검표에 안 쓴다고 적힌 릴레이의 핀을 읽기만 하세요.
      @m gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | K3 | K3을 {m}. 핀은 점검표, 1이 붙음.
      jeomjeop_swap relay=K2 spare={sp} | 교체 | 상태가 나쁜 릴레이 하나를 {sp:로} 교체.
      @w jeomjeop_pulse relay=K1 ms=200 // jeomjeop_pulse relay=K3 ms=450 // failed "K4는 길이가 없다" | 펄스 | 길이는 K1 200ms, K3 450ms. 지시받은 릴레이에 펄스. 길이가 없으면 실패.
      @w http_request url=http://{u1}/k/1 method=PUT // http_request url=http://{u1}/k/3 method=PUT // http_request url=http://{u1}/k/4 method=PUT | 원격 | http://{u1}/k/번호 에 PUT. 번호는 지시받은 릴레이의 번호(첫째가 1).
      memory_store key=stuck content=K2 | 메모 | stuck 메모에 고착된 릴레이 이름.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양봉/벌통 {"통": "{hv}", "소리Hz": {hz}, "무게": {kg}}',
    slots: { hv: '=가-1 / 나-2 / 다-3 / 라-4', hz: '180..420', kg: '21..58', a: '2..27', b: '2..27', c: '2..27', sy: '=1.5, 2.5', sz: '=3.5, 4.5', p1: 'bee/1.txt, 벌/하나.md', p2: 'bee/2.txt, 벌/둘.md', p3: 'bee/3.txt, 벌/셋.md', tg: '=여왕 있음, 분봉 조짐' },
    tools: ['kkulbeol_syrup(hive, kg: num): 설탕물', 'kkulbeol_door(hive, width: narrow|wide|shut): 소문 크기'],
    steps: `
      @hv gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "라-4는 열선이 없다" | 열선 | 열선 핀이 가-1은 {a}, 나-2는 {b}, 다-3은 {c}. 통 이름의 숫자는 핀이 아님! 신호 온 통을 데운다. 열선 없는 통은 실패.
      @hv gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "라-4는 목록에 없다" | 열선 끄기 | {a}: 가-1 / {b}: 나-2 / {c}: 다-3. 그 통 그만 데우기. 목록에 없는 통이면 실패.
      gpio_read pin={b} | 나-2 | 가-1={a}, 나-2={b}, 다-3={c}. 나-2 열선 상태 읽기.
      gpio_write pin={a} value=1 | 가-1만 | 어느 통에서 왔든 가-1을 데워 주세요. 다-3 {c}, 가-1 {a}, 나-2 {b}.
      @hv kkulbeol_syrup hive={hv} kg={sy} // kkulbeol_syrup hive={hv} kg={sz} // kkulbeol_syrup hive={hv} kg={sy} // kkulbeol_syrup hive={hv} kg={sz} | 설탕물 | 홀수 통(가-1, 다-3)은 {sy}kg, 짝수 통(나-2, 라-4)은 {sz}kg. 신호 온 통에 준다.
      @hv kkulbeol_door hive={hv} width=narrow // kkulbeol_door hive={hv} width=wide // kkulbeol_door hive={hv} width=shut // failed "라-4는 정해진 크기가 없다" | 소문 | 소문을 가-1 좁게, 나-2 넓게, 다-3 닫음으로 둔다. 이벤트 통만. 정해지지 않은 통은 실패.
      @hv file_write path={p1} content="{tg}" append=true // file_write path={p2} content="{tg}" append=true // file_write path={p3} content="{tg}" append=true // failed "라-4 파일이 없다" | 일지 | 일지는 가-1 {p1}, 나-2 {p2}, 다-3 {p3}. 그 통 일지 끝에 "{tg}" 추가. 일지 없는 통은 실패.
      memory_store key=hive-{hv} content="{kg}" | 무게 | hive-통이름 을 키로 무게 숫자만.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /셔틀 {"노선": "{ln}", "정류장": "{sp}", "지연분": {dl}}',
    slots: { ln: '=빨강, 적 / 파랑, 청 / 노랑, 황', sp: '=역앞, 시청, 강변', dl: '3..25', a: '2..27', b: '2..27', c: '2..27', d1: '계 기사, 버들', d2: '명 기사, 초원', d3: '반 기사, 들녘', s1: '7011, 가-7011', s2: '7022, 가-7022', s3: '7033, 가-7033', h: '=승객 대기, 만석' },
    tools: ['noseon_spare(plate, line: red|blue|yellow): 예비차를 넣는다', 'noseon_sign(stop, minutes: int): 안내판'],
    steps: `
      @ln gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 노선등 | 차고 노선등: 빨강 {a} 파랑 {b} 노랑 {c}. 늦는다는 노선 등 켬.
      @ln gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 노선등 끔 | 노랑 {c}, 빨강 {a}, 파랑 {b}. 해당 노선 등 끔.
      @ln gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 버튼 | 노선별 기사 버튼 — 적 {a}, 청 {b}, 황 {c}. 그 노선 버튼을 읽어.
      gpio_write pin={b} value=1 | 파랑 고정 | 파랑 {b} / 노랑 {c} / 빨강 {a}. 파랑은 언제나 켜 두기로 했으니 켜 두세요.
      @ln noseon_spare plate={s1} line=red // noseon_spare plate={s2} line=blue // noseon_spare plate={s3} line=yellow | 예비차 | 예비차 번호: 빨강 {s1}, 파랑 {s2}, 노랑 {s3}. 늦는 노선에 제 예비차를 넣는다.
      @ln send_message channel=radio to="{d1}" text="{h}" // send_message channel=radio to="{d2}" text="{h}" // send_message channel=radio to="{d3}" text="{h}" | 기사에게 | 적은 {d1}, 청은 {d2}, 황은 {d3}. radio로 그 기사에게 "{h}".
      noseon_sign stop={sp} minutes={dl} | 안내판 | 그 정류장 안내판에 몇 분 늦는지 띄워요.
      @ln mqtt_publish topic=bus/red payload={dl} // mqtt_publish topic=bus/blue payload={dl} // mqtt_publish topic=bus/yellow payload={dl} | 토픽 | 빨강 bus/red, 파랑 bus/blue, 노랑 bus/yellow. 지연분 숫자만 그 노선 토픽에.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 인쇄/대기열 {"프린터": "{pr}", "용지": "{pp}", "작업": "{jb}"}',
    slots: { pr: '=창가, 창가쪽 / 복도, 복도쪽 / 회의실', pp: '=A4 / A3 / 라벨', jb: 'J-4410, job-71, 인쇄88', a: '2..27', b: '2..27', c: '2..27', i1: '=10.1.7.21, 10.1.7.51', i2: '=10.1.7.22, 10.1.7.52', t1: '1..2', t2: '3..4', k1: '=총무 예, 비품 담당' },
    tools: ['inswae_tray(printer: text, tray: int): 용지함을 고른다', 'inswae_hold(job, hours?: int): 작업을 잡아 둔다'],
    steps: `
      @pr gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 전원 내리기 | 콘센트 {a} 창가, {b} 복도, {c} 회의실. 걸린 프린터 전원을 내린다.
      @pr gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 전원 올리기 | 회의실={c}; 복도={b}; 창가={a}. 그 프린터 다시 올리기.
      gpio_write pin={c} value=0 | 회의실 | 창가 {a}, 복도 {b}, 회의실 {c} 중 회의실 전원을 내린다. 걸린 데와는 무관.
      gpio_read pin={b} | 복도 | 복도 프린터 콘센트 값이 궁금함. 창가 {a}, 복도 {b}.
      @pr http_request url=http://{i1}/clear method=POST // http_request url=http://{i2}/clear method=POST // failed "회의실 프린터는 주소가 없다" | 대기열 비우기 | 창가 {i1}, 복도 {i2}. http로 그 프린터 주소 /clear 에 POST. 주소 없는 프린터면 실패.
      @pp inswae_tray printer=창가 tray={t1} // inswae_tray printer=창가 tray={t2} // failed "라벨은 용지함이 없다" | 용지함 | 창가 프린터는 A4가 {t1}번, A3이 {t2}번 용지함. 온 용지에 맞게 고르고, 용지함이 없는 용지면 실패.
      inswae_hold job={jb} hours=2 | 잡아 두기 | 짧게는 2시간, 길게는 8시간. 그 작업을 짧게 잡아 둔다.
      inswae_hold job={jb} hours=8 | 길게 잡기 | 짧게는 2시간, 길게는 8시간. 그 작업을 길게.
      @pp send_message channel=office to="{k1}" text="A4 떨어짐" // send_message channel=office to="{k1}" text="A3 떨어짐" // send_message channel=office to="{k1}" text="라벨 떨어짐" | 비품 | {k1}에게 office 채널로 "(용지) 떨어짐". 용지는 이벤트대로.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 온천/탕 {"탕": "{b}", "온도": {t}, "혼잡": "{cw}"}',
    slots: { b: '=남탕, 남 / 여탕, 여 / 가족탕, 가족', t: '36..46', cw: '=한산, 보통 / 붐빔, 만원', h: '2..27', c: '2..27', m: '2..27', f: '2..27', bd1: 'men-io, 남함', bd2: 'women-io, 여함', bd3: 'fam-io, 가족함', n: '=탕장 노, 이모' },
    tools: ['oncheon_level(bath: men|women|family, percent: int): 물 높이', 'oncheon_gate(open: bool, limit?: int): 입장문'],
    steps: `
      @b gpio_write pin={h} value=1 board="{bd1}" // gpio_write pin={h} value=1 board="{bd2}" // gpio_write pin={h} value=1 board="{bd3}" | 더운물 | 보드: 남탕 {bd1}, 여탕 {bd2}, 가족탕 {bd3}. 어느 보드나 {h:이} 더운물, {c:이} 찬물. 신호 온 탕에 더운물을 튼다.
      @b gpio_write pin={c} value=1 board="{bd1}" // gpio_write pin={c} value=1 board="{bd2}" // gpio_write pin={c} value=1 board="{bd3}" | 찬물 | 더운물 {h}·찬물 {c}, 보드는 남 {bd1}·여 {bd2}·가족 {bd3}. 그 탕에 찬물을 틀 것.
      gpio_read pin={h} board="{bd3}" | 가족탕 더운물 | 남 {bd1}, 여 {bd2}, 가족 {bd3} / 더운물 {h}, 찬물 {c}. 가족탕 더운물 쪽을 읽기.
      @b board_info board="{bd1}" // board_info board="{bd2}" // board_info board="{bd3}" | 보드 조회 | 여탕 {bd2}, 남탕 {bd1}, 가족탕 {bd3} 중 신호 온 탕 보드를 조회.
      @b oncheon_level bath=men percent=80 // oncheon_level bath=women percent=75 // oncheon_level bath=family percent=60 | 물 높이 | 높이표 남 80, 여 75, 가족 60퍼센트. 이벤트 탕.
      @cw oncheon_gate open=true // oncheon_gate open=false | 입장문 | 한산하거나 보통이면 열고 붐비거나 만원이면 닫는다. 인원은 안 정함.
      @cw gpio_write pin={m} value=1 // gpio_write pin={f} value=1 | 혼잡등 | 초록등 {m}, 빨강등 {f}. 붐비거나 만원이면 빨강, 아니면 초록을 켠다.
      @b send_message channel=kakao to="{n}" text="남탕 확인" // send_message channel=kakao to="{n}" text="여탕 확인" // send_message channel=kakao to="{n}" text="가족탕 확인" | 확인 | {n}께 kakao로 "남탕 확인", "여탕 확인", "가족탕 확인" 가운데 맞는 말을 보낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['절차 실행 목록 | sop_status → {r1} 청소, {r2} 급수, {r3} 환기', '예약 확인 | cron_list → {c1} 06시 급수, {c2} 12시 환기, {c3} 20시 소등', '막힌 것 | check → {x}'],
    slots: { r1: 'run-11, a-81', r2: 'run-22, b-82', r3: 'run-33, c-83', c1: 'job-1a, cr-4', c2: 'job-2b, cr-5', c3: 'job-3c, cr-6', x: '=청소, 청소 절차 / 급수, 물 주기 / 환기, 바람 갈이', a: '2..27', b: '2..27', c: '2..27', tm: '=정오, 낮 / 아침, 새벽 / 밤, 저녁' },
    tools: ['sunseo_note(run, text): 실행에 메모', 'sunseo_boost(run, level: low|high): 우선순위'],
    steps: `
      @x sop_cancel run_id={r1} reason="막힘" // sop_cancel run_id={r2} reason="막힘" // sop_cancel run_id={r3} reason="막힘" | 막힌 실행 취소 | 목록에서 막혔다고 나온 절차의 실행을 "막힘" 이유로 취소.
      sop_status run_id={r3} | 환기 실행 | 환기 실행이 어디까지 갔나 봐요.
      @tm cron_remove id={c2} // cron_remove id={c1} // cron_remove id={c3} | {tm} 예약 빼기 | 예약 셋(06시, 12시, 20시) 중 {tm} 것을 지운다.
      cron_remove id={c1} | 급수 예약 | 물 주는 예약을 지워라. 번호는 예약 확인에.
      @x gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 등 | 청소등 {a}, 급수등 {b}, 환기등 {c}. 막힌 쪽 등을 켠다.
      @x gpio_read pin={c} // gpio_read pin={a} // gpio_read pin={b} | 접점 | 접점은 {a} 급수, {b} 환기, {c} 청소. 막힌 쪽 접점을 읽어 주세요.
      gpio_write pin={b} value=0 | 급수등 | 청소등 {a}, 급수등 {b}, 환기등 {c}. 무엇이 막혔든 급수등은 끄고 간다.
      sunseo_boost run={r2} level=high | 급수 먼저 | 실행 목록의 급수를 우선순위 높게.
      @x sunseo_note run={r1} text="다시 할 것" // sunseo_note run={r2} text="다시 할 것" // sunseo_note run={r3} text="다시 할 것" | 메모 | 막힌 실행에 "다시 할 것" 메모.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', md: '=아침, 기상 / 외출, 나감 / 취침, 잠', x: '=히터는 0이 켜짐, 히터는 LOW가 켜짐 / 히터는 1이 켜짐, 히터는 HIGH가 켜짐', l1: '=65, 70', l2: '=5, 10', l3: '=30, 35', u: 'cat-cam, 10.0.6.4' },
    tools: ['nyang_feed(bowl: int, grams: int): 고양이 밥', 'nyang_light(percent: int, warm?: bool): 방 밝기', 'nyang_toy(name: laser|feather|ball, minutes: int): 장난감'],
    steps: `
      @md nyang_light percent={l1} // nyang_light percent={l2} // nyang_light percent={l3} | 밝기 | 아침(기상) {l1}, 외출(나감) {l2}, 취침(잠) {l3}퍼센트. 지금은 {md}. 색은 그대로.
      @md gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 모드등 | 모드등 셋 — 기상(아침) {a}, 나감(외출) {b}, 잠(취침) {c}. {md} 등을 켠다.
      @x gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | 히터 켜기 | 분수대 {a}번은 1이 켜짐, 등 {b}번도 1이 켜짐, 히터 {d}번: {x}. 히터를 켜 주세요.
      @x gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | 히터 끄기 | 등 {b}번과 분수대 {a}번은 1이 켜짐인데 {d}번 {x}. 고양이가 더워해요, 히터 꺼요.
      gpio_read pin={b} | 등 확인 | 분수대 {a}, 등 {b}, 화장실 팬 {c}. 등의 값을 읽자.
      @md nyang_toy name=feather minutes=10 // nyang_toy name=laser minutes=5 // failed "잘 때는 장난감을 쓰지 않는다" | 장난감 | 기상이면(아침) 깃털 10분, 외출이면(나감) 레이저 5분, 취침이면(잠) 장난감 없이 실패. 지금 모드는 {md}.
      nyang_feed bowl=2 grams=35 | 둘째 그릇 | 그릇 1 나비 50g, 그릇 2 까망 35g. 까망이 밥 줘요.
      nyang_feed bowl=1 grams=50 | 나비 밥 | 그릇 1 나비 50g, 그릇 2 까망 35g. 나비 차례.
      http_request url=http://{u}/view/2 | 카메라 | 1번 거실, 2번 베란다, 3번 부엌 카메라. http://{u}/view/번호 로 베란다를 불러요.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /연구선 {"채수": "{dp}", "파고": {wv}, "해역": "{ar}"}',
    slots: { dp: '=표층, 얕은 물 / 중층, 중간 물 / 저층, 깊은 물', wv: '0.4..3.8', ar: '=동해, E / 남해, S / 서해, W', a: '2..27', b: '2..27', c: '2..27', m1: '=5, 6', m2: '=50, 55', m3: '=200, 210', v1: 'ch-e, 동해방', v2: 'ch-s, 남해방', v3: 'ch-w, 서해방', bd: 'ctd-io, 갑판함' },
    tools: ['haeyang_lower(metres: int, speed: slow|fast): 내리기', 'haeyang_bottle(number: int, keep: bool): 채수병'],
    steps: `
      @dp gpio_write pin={a} value=1 board="{bd}" // gpio_write pin={b} value=1 board="{bd}" // gpio_write pin={c} value=1 board="{bd}" | 병 닫기 | 표층병 {a}, 중층병 {b}, 저층병 {c} ({bd} 보드, 1에서 병이 닫힘). 채수 층의 병을 닫아라.
      @dp gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 병 열기 | 0에서 열린다. 저층 {c} / 중층 {b} / 표층 {a}. 채수할 층의 병을 엶.
      gpio_read pin={c} board="{bd}" | 저층병 | 표층병 {a}, 중층병 {b}, 저층병 {c}. {bd} 보드에서 저층병을 읽는다.
      @dp haeyang_lower metres={m1} speed=slow // haeyang_lower metres={m2} speed=slow // haeyang_lower metres={m3} speed=fast | 내리기 | 얕은 물 {m1}m 천천히, 중간 물 {m2}m 천천히, 깊은 물 {m3}m 빠르게 (순서대로 표층, 중층, 저층). 이번 층으로 내린다.
      @dp haeyang_bottle number=9 keep=true // haeyang_bottle number=5 keep=true // haeyang_bottle number=1 keep=false | 병 번호 | 표층 9번, 중층 5번, 저층 1번 병. 저층 것만 버리고(보관 안 함) 나머지는 보관. 이번 채수 층.
      @ar send_message channel="{v1}" text="채수 시작" // send_message channel="{v2}" text="채수 시작" // send_message channel="{v3}" text="채수 시작" | 알림 | 동해(E) {v1} / 남해(S) {v2} / 서해(W) {v3} 채널. 받는 이 없이 "채수 시작".
      @ar file_read path=chart/east.txt from_line=3 // file_read path=chart/south.txt from_line=3 // file_read path=chart/west.txt from_line=3 | 해도 | 해도: 동 chart/east.txt, 남 chart/south.txt, 서 chart/west.txt. 해역에 맞는 것을 3번째 줄부터.
      @ar memory_store key=sea content=E // memory_store key=sea content=S // memory_store key=sea content=W | 약호 | sea 메모에 해역 약호 한 글자(동해 E, 남해 S, 서해 W).
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 가축/이표 {"이표": "{ear}", "증세": "{sy}", "축사": {no}}',
    slots: { ear: 'K-3302, 002-881, 소71', sy: '=기침, 콧물 / 설사, 묽은 변 / 절뚝임, 다리', no: '=1 / 2 / 3', a: '2..27', b: '2..27', c: '2..27', v1: '우 수의사, 나라동물', v2: '마 수의사, 들동물', v3: '소 수의사, 산동물', g1: '=15, 18', g2: '=22, 24', g3: '=8, 9' },
    tools: ['gachuk_dose(ear, drug: text, ml: int): 투약', 'gachuk_pen(ear, pen: text, days?: int): 격리'],
    steps: `
      @sy gachuk_dose ear={ear} drug=C약 ml={g1} // gachuk_dose ear={ear} drug=D약 ml={g2} // gachuk_dose ear={ear} drug=L약 ml={g3} | 투약 | 기침·콧물엔 C약 {g1}ml, 설사(묽은 변)엔 D약 {g2}ml, 다리 절면 L약 {g3}ml. 그 소에게 증세대로.
      @sy send_message channel=sms to="{v1}" text="왕진 부탁" // send_message channel=sms to="{v2}" text="왕진 부탁" // send_message channel=sms to="{v3}" text="왕진 부탁" | 수의사 | 호흡기(기침, 콧물) {v1}, 소화기(설사, 묽은 변) {v2}, 다리(절뚝임) {v3}. 증세에 맞는 분께 sms "왕진 부탁".
      @no gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 칸막이 | 축사 1은 {a}, 2는 {b}, 3은 {c}. 아픈 소가 있는 축사의 칸막이를 1로 올려라.
      @no gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={a} value=0 | 다음 축사 칸막이 | 1→2→3→1 순으로 돈다. 아픈 소 축사의 다음 축사 칸막이를 0으로. 핀: 축사 1 {a}, 축사 2 {b}, 축사 3 {c}.
      @no gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} | 칸막이 읽기 | {c}=3축사 / {a}=1축사 / {b}=2축사. 그 축사 것.
      gpio_write pin={c} value=1 | 셋째 축사 | 첫째 {a} 둘째 {b} 셋째 {c}. 무조건 셋째 축사 칸막이를 1로.
      @sy gachuk_pen ear={ear} pen=동 days=7 // gachuk_pen ear={ear} pen=서 days=5 // failed "다리 아픈 소는 격리하지 않는다" | 격리 | 호흡기 증세는 동쪽 칸("동") 7일, 설사는 서쪽 칸("서") 5일. 다리 문제면 격리하지 말고 실패.
      gachuk_pen ear={ear} pen=남 | 남쪽 칸 | 칸은 동, 서, 남. 그 소를 "남"에, 날수 없이.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['장비 목록 | inventory → 1) 집진기 {a} 2) 절단기 {b} 3) 연마기 {c} 4) 조명 {d}', '사용 신청 | form_read → {who}, {x}'],
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', who: '메이커 조, 3학년 은호, 동아리 틈', x: '=절단기, 자르는 것 / 연마기, 가는 것 / 레이저', bd: 'maker-io, 공방함', k1: '=A-1, A-4', k2: '=B-2, B-5', y: '=15, 30' },
    tools: ['gongbang_key(box, person): 열쇠함', 'gongbang_time(device: cutter|grinder, minutes: int): 사용 시간', 'gongbang_teach(person, device: text): 교육 기록'],
    steps: `
      @x gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "레이저는 목록에 없다" | 신청 장비 | 신청한 장비 전원을 넣는다. 번호는 장비 목록(괄호 앞 숫자는 순번일 뿐). 목록에 없는 장비면 실패.
      gpio_write pin={a} value=1 board="{bd}" | 집진 먼저 | 신청이 뭐든 목록 1)의 집진기부터 {bd} 보드에서 켬.
      gpio_write pin={d} value=0 | 조명 | 목록 마지막 것을 끄세요.
      gpio_read pin={c} | 3) 읽기 | 목록에서 3)으로 적힌 장비의 핀을 읽어라.
      @x gongbang_key box={k1} person="{who}" // gongbang_key box={k2} person="{who}" // failed "레이저 열쇠함이 없다" | 열쇠 | 열쇠함 — 절단기 {k1}, 연마기 {k2}. 신청한 사람에게. 없는 장비는 실패.
      @x gongbang_time device=cutter minutes={y} // gongbang_time device=grinder minutes=45 // failed "레이저 시간은 없다" | 시간 | 자르는 것(절단기) {y}분, 가는 것(연마기) 45분. 신청 장비에. 둘 다 아니면 실패.
      gongbang_teach person="{who}" device=집진기 | 교육 | 신청한 사람이 목록 첫 장비("집진기") 교육을 받았다고 기록.
      @x memory_recall query=톱날 // memory_recall query=숫돌 // memory_recall query=렌즈 | 소모품 메모 | 절단기면 "톱날", 연마기면 "숫돌", 레이저면 "렌즈"를 메모에서 찾는다. 신청한 장비 기준.
    `,
  },
];
