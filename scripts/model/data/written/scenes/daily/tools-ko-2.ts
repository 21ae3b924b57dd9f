import type { Scene } from '../../scene';

/** Tools of other makers in plain, short steps, in Korean, part 2. */
export const dailyToolsKo2: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /전산실/경보 {"서버": "{h}", "랙": "{r}", "흡기온도": {c}, "역할": "{role}", "예비": "{h2}"}',
    slots: { h: 'node-14, db07, web-a3', h2: 'node-22, db11, web-c8', r: 'R12, A-04, row3-9', c: '29..38', role: '=대기, 복제본 / 주 서버', rpm: '3200..9800', port: '1..23', port2: '24..48', vlan: '110..190', w: '200..650', min: '50..90', why: '흡기 과열, 펌웨어 갱신, 디스크 교체' },
    tools: ['ipmi_power(host, action: on|off|cycle): Switch a host', 'ipmi_fan(host, rpm: int): Set the fans of a host', 'power_cap(watts: int, host, minutes?: int): Limit what a host draws', 'switch_port(rack, port: int, enabled: bool, vlan?: int): Set a port', 'drain_host(host, timeout_min: int, reason?): Move the load away'],
    steps: `
      @role ipmi_power host={h} action=cycle // failed "{h:은} {role}" | 재시작 | 경보가 온 서버가 주 서버가 아니면 전원을 껐다 켠다.
      ipmi_power host={h2} action=on | 예비 서버 | {h2} 전원을 켠다.
      ipmi_fan host={h} rpm={rpm} | 팬 | {h} 팬을 {rpm}rpm으로.
      power_cap watts={w} host={h} minutes={min} | 전력 제한 | {min}분 동안 {h} 전력을 {w}W로 제한한다.
      power_cap watts={w} host={h2} | 제한 | {h2:은} {w}와트까지.
      switch_port rack={r} port={port} enabled=false | 포트 차단 | 랙 {r}의 {port}번 포트를 끈다.
      switch_port rack={r} port={port2} enabled=true vlan={vlan} | 새 포트 | {r} {port2}번 포트를 VLAN {vlan:로} 켠다.
      drain_host host={h} timeout_min={min} reason="{why}" | 부하 비우기 | 이 서버의 부하를 {min}분 안에 비운다, 사유는 {why}.
      drain_host host={h2} timeout_min={min} | 비우기 | {h2} 비우기, 제한 시간 {min}분.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 가로등/{s} {"구간": "{s}", "조도": {lux}, "등수": {n}, "고장등": "{lamp}"}',
    slots: { s: '방앗간길, seg-14, 북순환로', s2: '부두길, seg-31, 서순환로', lamp: 'ML-07, L1182, P-44', lamp2: 'ML-21, L1440, P-63', lux: '3..19', n: '12..40', pct: '41..100', k: '=2200, 2700, 3000', t: '=17:20, 18:05, 19:40', t2: '=05:30, 06:15, 23:50', sec: '5..40' },
    tools: ['street.dim(percent: int, segment, from?, to?): Dim a segment', 'street.kelvin(segment, kelvin: int): Set the colour temperature', 'street.lamp(lamp, on: bool): Switch one lamp', 'street.blink(lamp, seconds: int): Let a lamp blink', 'street.schedule(segment, on_at, off_at): Set switching times'],
    steps: `
      street.dim percent={pct} segment="{s}" | 밝기 | 보고된 구간을 {pct}%로 낮춘다.
      street.dim percent={pct} segment="{s2}" from={t} to={t2} | 심야 밝기 | {s2:은} {t}부터 {t2}까지 {pct}%.
      street.kelvin segment="{s2}" kelvin={k} | 색온도 | {s2} 색온도는 {k}K.
      street.kelvin segment="{s}" kelvin={k} | 빛 색깔 | {s:을} {k}켈빈으로 맞춘다.
      street.lamp lamp={lamp} on=false | 고장등 | 고장난 등을 끈다.
      street.lamp lamp={lamp2} on=true | 점등 | {lamp2} 등을 켠다.
      street.blink lamp={lamp2} seconds={sec} | 찾기 | {lamp2:을} {sec}초 동안 깜빡인다.
      street.schedule segment="{s2}" on_at={t} off_at={t2} | 점소등 시각 | {s2}, {t} 점등, {t2} 소등.
      street.schedule segment="{s}" on_at={t} off_at={t2} | 새 시각 | {s:은} {t2}에 끄고 {t}에 켠다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 빵집/오븐/{o} {"오븐": "{o}", "단": {dk}, "온도": {now}, "빵": "{pr}", "반죽투입": "{ld}"}',
    slots: { o: '오븐2, BX-40, 돌1', o2: '오븐6, BX-70, 돌4', dk: '1..2', dk2: '3..5', now: '160..190', pr: '호밀빵, 바게트', ld: '=완료 / 안 됨', c: '195..260', c2: '150..159', min: '22..55', s: '6..20', pct: '70..88', kg: '12..21', m: '반죽기1, MX-3' },
    tools: ['oven_bake(oven, deck: int, celsius: int, minutes: int, steam_s?: int): Bake', 'oven_idle(oven, celsius?: int): Let an oven idle', 'proof_box(humidity_pct: int, celsius: int, minutes?: int): Set the proofing room', 'mixer_run(mixer, flour_kg: int, minutes: int, gear: slow|fast): Knead'],
    steps: `
      oven_bake oven={o2} deck={dk2} celsius={c} minutes={min} | 굽기 | {o2} {dk2}단에서 {c}도로 {min}분 굽는다.
      oven_bake oven={o2} deck={dk} celsius={c} minutes={min} steam_s={s} | 스팀 | {o2} {dk}단, 스팀 {s}초, {min}분, {c}도.
      @ld oven_bake oven={o} deck={dk} celsius={c} minutes={min} // failed "{o} 반죽 투입이 {ld}" | 보고된 단 | 반죽이 들어갔으면 보고된 오븐의 그 단을 {min}분, {c}도로 굽는다.
      oven_idle oven={o} celsius={c2} | 대기 | {o:은} {c2}도로 대기.
      oven_idle oven={o2} | 쉬는 시간 | {o2:을} 대기 상태로 둔다.
      proof_box humidity_pct={pct} celsius=32 | 발효실 | 발효실 32도, 습도 {pct}%.
      proof_box humidity_pct={pct} celsius=28 minutes={min} | 발효 | 습도 {pct}%에 28도로 {min}분 발효한다.
      mixer_run mixer={m} flour_kg={kg} minutes={s} gear=slow | 섞기 | {m}에서 밀가루 {kg}kg을 천천히 {s}분 반죽한다.
      mixer_run mixer={m} flour_kg={kg} minutes={s} gear=fast | 빠르게 | {m}, 빠르게 {s}분, 밀가루 {kg}kg.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /도서관/창구 {"회원증": "{c}", "회원": "{rd}", "자료": "{it}", "연체료": {fee}}',
    slots: { c: '=200417, 338120, 771904', c2: '=200988, 339001, 775513', rd: '채율, 음보라', it: 'QA-7741, BK00912, LP-33', it2: 'QA-8120, BK01433, LP-58', fee: '=0 / 1200, 3500, 800', d: '=2026-12-18, 2027-01-08', n: '1..4', br: '항구분관, 서부관, 중앙관', won: '=500, 2400, 9500' },
    tools: ['lend(card, item, due?): Lend an item', 'take_back(item, damaged?: bool): Take an item back', 'reserve(branch, item, card): Reserve an item for pick-up', 'fee_add(amount: int, card, note?): Charge a card', 'renew(item, weeks: int): Extend a loan'],
    steps: `
      @fee lend card={c} item={it} // failed "{c} 회원증에 연체료 {fee}원" | 대출 | 연체료가 없으면 창구의 회원에게 그 자료를 빌려준다.
      lend card={c2} item={it2} due={d} | 기한 대출 | {it2:을} {c2} 회원증으로 {d}까지 대출한다.
      take_back item={it2} damaged=true | 훼손 반납 | {it2} 훼손된 상태로 반납.
      take_back item={it} damaged=false | 반납 | {it:을} 훼손 없음으로 반납 처리한다.
      reserve branch={br} item={it2} card={c} | 예약 | {rd} 회원이 {br}에서 찾도록 {it2:을} 예약한다.
      reserve branch={br} item={it} card={c2} | 수령 예약 | 회원증 {c2}, 자료 {it}, 수령은 {br}.
      fee_add amount={won} card={c2} note="늦은 반납" | 연체료 | {c2}에 {won}원, 메모는 "늦은 반납".
      fee_add amount={won} card={c} | 요금 | 메시지의 회원증에 {won}원을 부과한다.
      renew item={it2} weeks={n} | 연장 | {it2:을} {n}주 연장한다.
    `,
  },
  {
    language: 'ko',
    slots: { e: '곰사, E-12, 조류장3', e2: '원숭이섬, E-20, 조류장7', a: '나라, 투크, 수달4', kg: '0.4..12.5', food: '건초, 송어, 사과', t: '=07:15, 08:40, 14:30, 16:10', g: '문2, G7', g2: '문5, G11', c: '16..28', d: '=2026-12-09, 2027-01-17', kp: '변가람, 한수호' },
    tools: ['zoo_feed(enclosure, food, kg: num, at?): Plan a feeding', 'zoo_gate(gate, state: open|shut, enclosure?): Move a slide gate', 'zoo_climate(enclosure, celsius: int, mist?: bool): Set the climate', 'zoo_vet(date, animal, keeper?): Call the vet'],
    steps: `
      zoo_feed enclosure={e} food={food} kg={kg} at={t} | 급여 | {t}에 {e}에 {food} {kg}kg을 준다.
      zoo_feed enclosure={e2} food={food} kg={kg} | 지금 급여 | {food} {kg}kg, {e2}.
      zoo_gate gate={g} state=shut | 닫기 | {g:을} 닫는다.
      zoo_gate gate={g2} state=open enclosure={e} | 방사 | {e}의 {g2:을} 연다.
      zoo_gate gate={g} state=open | 열기 | {g} 열기.
      zoo_climate enclosure={e2} celsius={c} mist=true | 습하게 | {e2:은} 안개를 켜고 {c}도로.
      zoo_climate enclosure={e} celsius={c} | 따뜻하게 | {e:을} {c}도로 설정한다.
      zoo_vet date={d} animal={a} keeper={kp} | 진료 | {a} 진료를 {d}에 잡는다, 담당 사육사는 {kp}.
      zoo_vet date={d} animal={a} | 검진 | {a} 검진, {d}.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /방송/장애 {"채널": {ch}, "이름": "{nm}", "먹스": "{m}", "예비소스": "{bk}", "가입자": "{sub}"}',
    slots: { ch: '11..88', ch2: '101..240', nm: '북방TV, 스포츠3', m: 'mux-2, MX7', bk: '=sat-b, fibre-2 / ∅', src: 'sat-d, fibre-4, asi-6', sub: '=S-40912, S-77103', sub2: '=S-50233, S-81190', mhz: '314.5..858.5', t: '=19:55, 20:10, 21:45', min: '15..180', pk: '기본형, 가족 플러스, 영화팩' },
    tools: ['headend_switch(channel: int, source): Feed a channel from a source', 'headend_tune(mux, mhz: num, power_db?: int): Tune a multiplex', 'headend_slate(channel: int, text, minutes?: int): Show a text on a channel', 'sub_package(package, subscriber, active: bool): Change what a subscriber sees', 'epg_shift(channel: int, start, minutes: int): Shift a programme'],
    steps: `
      @bk headend_switch channel={ch} source={bk} // failed "예비 소스가 적혀 있지 않음" | 예비 소스 | 장애 채널을 그 예비 소스로 바꾼다.
      headend_switch channel={ch2} source={src} | 소스 전환 | {ch2}번 채널 소스는 {src}.
      headend_tune mux={m} mhz={mhz} power_db=-6 | 튜닝 | {m}, {mhz}MHz, 출력 -6dB.
      headend_tune mux={m} mhz={mhz} | 주파수 | 메시지의 먹스를 {mhz}MHz로 맞춘다.
      headend_slate channel={ch} text="곧 돌아옵니다" minutes={min} | 안내 화면 | 장애 채널에 "곧 돌아옵니다"를 {min}분 띄운다.
      headend_slate channel={ch2} text="214번으로 옮겼습니다" | 이전 안내 | {ch2}번에 "214번으로 옮겼습니다" 표시.
      sub_package package="{pk}" subscriber={sub2} active=true | 상품 추가 | {sub2}에 {pk:을} 켠다.
      sub_package package="{pk}" subscriber={sub} active=false | 상품 해지 | 메시지의 가입자는 {pk:을} 해지한다.
      epg_shift channel={ch2} start={t} minutes={min} | 편성표 | {ch2}번 채널의 {t} 프로그램을 {min}분 늦춘다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 급수탑/{w} {"급수탑": "{w}", "수위": {lv}, "유입": {q}, "수질검사": "{lab}"}',
    slots: { w: 'WT-1, 언덕탑, 북산', w2: 'WT-4, 공원탑, 남산', lv: '2.5..5.5', q: '10..14', lab: '=적합 / 대기, 부적합', p: 'P1, 부스터3', p2: 'P6, 부스터8', lo: '1.2..2.4', hi: '6.5..8.8', m3: '15..95', mg: '0.05..0.35', hz: '28..49', h: '2..9' },
    tools: ['wt_fill(tower, m3_h: int, until_m?: num): Fill a tower', 'wt_band(tower, high_m: num, low_m: num): Set alarm levels', 'wt_valve(tower, valve: inlet|outlet|drain, open: bool): Move a valve', 'wt_chlorine(tower, mg_l: num, hours?: int): Dose chlorine', 'wt_pump(pump, hz: int): Set a pump'],
    steps: `
      wt_fill tower={w2} m3_h={m3} until_m={hi} | 채우기 | {w2:을} 시간당 {m3}㎥로 {hi}m까지 채운다.
      wt_fill tower={w} m3_h={m3} | 유입 | 보고된 급수탑에 시간당 {m3}㎥.
      wt_band tower={w2} high_m={hi} low_m={lo} | 경보 수위 | {w2} 경보는 {lo}m 미만, {hi}m 초과.
      wt_band tower={w} high_m={hi} low_m={lo} | 수위 한계 | {w}, 상한 {hi}m, 하한 {lo}m.
      @lab wt_valve tower={w} valve=outlet open=true // failed "수질 검사 {lab}" | 출수 | 수질 검사가 적합일 때만 {w} 출구 밸브를 연다.
      wt_valve tower={w2} valve=drain open=false | 배수 | {w2} 배수 밸브를 닫는다.
      wt_chlorine tower={w2} mg_l={mg} hours={h} | 염소 | {h}시간 동안 {w2}에 염소 {mg}mg/l.
      wt_pump pump={p} hz={hz} | 펌프 | {p:을} {hz}Hz로 돌린다.
      wt_pump pump={p2} hz={hz} | 둘째 펌프 | {p2}, {hz}Hz.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 승강기/{e} {"승강기": "{e}", "층": {fl}, "인원": {n}, "점검표": "{tag}"}',
    slots: { e: 'EL-2, 서관1호, 화물3', e2: 'EL-5, 동관2호, 화물7', fl: '1..9', fl2: '10..28', fl3: '29..40', n: '=0 / 1, 2, 4', tag: '없음', sec: '41..90', mps: '1.5..3.5', t: '=08:00, 09:20', t2: '=18:30, 20:10', txt: '점검 중, 이사 전용' },
    tools: ['lift_send(floor: int, lift): Send a lift to a floor', 'lift_block(lift, reason?): Take a lift out of service', 'lift_door(lift, state: open|closed, seconds?: int): Move the doors', 'lift_speed(lift, mps: num): Set the speed', 'lift_reserve(lift, from, to, text?): Reserve a lift'],
    steps: `
      lift_send floor={fl2} lift={e2} | 보내기 | {e2:을} {fl2}층으로 보낸다.
      lift_send floor={fl3} lift={e} | 위로 | 보고된 승강기를 {fl3}층으로.
      @n lift_block lift={e} reason="점검" // failed "{e} 안에 {n}명이 있음" | 운행 중지 | 빈 승강기일 때만 {e:을} 사유 "점검"으로 운행 중지한다.
      lift_block lift={e2} | 중지 | {e2} 운행 중지.
      lift_door lift={e2} state=open seconds={sec} | 문 열기 | {e2} 문을 {sec}초 열어 둔다.
      lift_door lift={e} state=closed | 문 닫기 | {e} 문을 닫는다.
      lift_speed lift={e2} mps={mps} | 속도 | {e2} 속도 초속 {mps}m.
      lift_reserve lift={e2} from={t} to={t2} text="{txt}" | 전용 | {e2}, {t}부터 {t2}까지, 안내 문구 "{txt}".
      lift_reserve lift={e} from={t} to={t2} | 예약 | {t}~{t2}에 {e:을} 예약한다.
    `,
  },
  {
    language: 'ko',
    slots: { tr: '1..8', tr2: '9..24', db: '-18.5..-1.5', pan: '-60..-20', hz: '70..160', bpm: '170..198', tk: '테이크4, 후렴_2b, solo3', mic: 'U87, SM57, 리본2', f: 'mix_03.wav, 보컬.flac, stems-b.zip', q: '0.4..3.8' },
    tools: ['trackLevel(track: int, db: num, pan?: int): Set the level of a track', 'trackFilter(hz: int, track: int, kind: lowcut|highcut|notch, q?: num): Filter a track', 'recordTake(take, track: int, bpm?: int, click?: bool): Record a take', 'bounce(file, tracks: int[]): Mix tracks down to a file', 'micPower(mic, phantom: bool): Switch phantom power'],
    steps: `
      trackLevel track={tr} db={db} | 레벨 | {tr}번 트랙을 {db}dB로.
      trackLevel track={tr2} db={db} pan={pan} | 왼쪽으로 | {tr2}번 트랙, 팬 {pan}, 레벨 {db}dB.
      trackFilter hz={hz} track={tr2} kind=lowcut | 로컷 | 트랙 {tr2}에 {hz}Hz 로컷을 건다.
      trackFilter hz={hz} track={tr} kind=notch q={q} | 험 제거 | 트랙 {tr}에 Q {q}, {hz}Hz 노치.
      recordTake take="{tk}" track={tr2} bpm={bpm} click=true | 녹음 | {tk:을} {tr2}번 트랙에 {bpm}bpm으로 클릭과 함께 녹음한다.
      recordTake take="{tk}" track={tr} click=false | 자유롭게 | 클릭 없이 {tr}번 트랙에 {tk} 녹음.
      bounce file={f} tracks=[{tr}, {tr2}] | 바운스 | 트랙 {tr:과} {tr2:을} {f:로} 바운스한다.
      micPower mic={mic} phantom=false | 팬텀 끄기 | {mic} 팬텀 전원을 끈다.
      micPower mic={mic} phantom=true | 팬텀 켜기 | {mic} 팬텀 전원 켜기.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /수하물/벨트 {"편명": "{f}", "벨트": {b}, "개수": {n}, "검색": "{s}", "가방": "{bag}"}',
    slots: { f: 'KX418, OZ77, BR2210', f2: 'KX902, OZ51, BR3345', b: '1..4', b2: '5..9', n: '60..180', s: '=통과 / 대기, 보류', bag: '=0447182, 0991204, 0330178', bag2: '=0447990, 0812245, 0630011', ch: '11..48', mps: '0.4..1.8', g: 'B12, C04, A31', kg: '14.5..31.5' },
    tools: ['belt_assign(belt: int, flight, text?): Assign a belt to a flight', 'belt_speed(belt: int, mps: num): Set the speed of a belt', 'bag_route(bag, chute: int, flight?): Route a bag', 'bag_weight(bag, kg: num, heavy?: bool): Store a weight', 'flight_gate(gate, flight): Tell the gate of a flight'],
    steps: `
      belt_assign belt={b2} flight={f2} | 벨트 배정 | {f2}편에 {b2}번 벨트를 배정한다.
      belt_assign belt={b2} flight={f} text="대형 수하물은 안내소" | 다른 벨트 | 보고된 편은 {b2}번 벨트, 문구 "대형 수하물은 안내소".
      belt_speed belt={b2} mps={mps} | 속도 | {b2}번 벨트 초속 {mps}m.
      belt_speed belt={b} mps={mps} | 늦추기 | 보고된 벨트를 초속 {mps}미터로 한다.
      @s bag_route bag={bag} chute={ch} // failed "{bag} 검색 {s}" | 분류 | 검색을 통과했으면 메시지의 가방을 {ch}번 슈트로 보낸다.
      bag_route bag={bag2} chute={ch} flight={f2} | 환승 가방 | {bag2:은} {f2}편, {ch}번 슈트로.
      bag_weight bag={bag2} kg={kg} heavy=true | 무거운 가방 | {bag2} 무게 {kg}kg, 무거운 가방으로 표시.
      bag_weight bag={bag} kg={kg} | 무게 | 메시지의 가방은 {kg}kg.
      flight_gate gate={g} flight={f2} | 탑승구 | {f2}편 탑승구는 {g}.
    `,
  },
  {
    language: 'ko',
    slots: { p: 'HP-5, 플로터B, 리소2', p2: 'HP-8, 플로터E, 리소6', f: 'poster-a1.pdf, 메뉴_v3.pdf, flyer.tif', f2: 'badge.pdf, plan-b.dwg, 카드_04.ai', n: '15..88', g: '=90, 120, 170, 250', c: '92..99', mm: '2..8', w: '300..420', h: '430..590', lam: 'GL-1, 코팅기2' },
    tools: ['queue_print(file, printer, copies: int, duplex?: bool, gsm?: int): Queue a print', 'queue_cancel(printer, file): Cancel a print', 'trim(width_mm: int, height_mm: int, bleed_mm?: int): Cut sheets to size', 'laminate(machine, finish: matt|gloss, celsius: int): Laminate sheets'],
    steps: `
      queue_print file={f} printer={p} copies={n} duplex=true | 인쇄 | {p}에서 {f:을} 양면으로 {n}부 인쇄한다.
      queue_print file={f2} printer={p2} copies={n} gsm={g} | 두꺼운 종이 | {p2}, {g}g 종이, {f2} {n}부.
      queue_print file={f} printer={p2} copies=1 | 교정쇄 | {f} 1부를 {p2}에서 뽑는다.
      queue_print file={f2} printer={p} copies={n} duplex=false gsm={g} | 단면 | {f2:을} 단면, {g}g으로 {n}부, 프린터는 {p}.
      queue_cancel printer={p} file={f2} | 취소 | {p}의 {f2} 인쇄를 취소한다.
      trim width_mm={w} height_mm={h} | 재단 | 높이 {h}mm, 너비 {w}mm로 재단.
      trim width_mm={w} height_mm={h} bleed_mm={mm} | 도련 재단 | 너비 {w}mm, 높이 {h}mm, 도련 {mm}mm로 자른다.
      laminate machine={lam} finish=matt celsius={c} | 무광 | {lam}에서 {c}도로 무광 코팅한다.
      laminate machine={lam} finish=gloss celsius={c} | 유광 | {lam}, 유광, {c}도.
    `,
  },
  {
    language: 'ko',
    earlier: ['관측소 목록 | wx.list → {s}: 배터리 {b} V, 대기 {n}건; {s2}: 배터리 {b2} V, 대기 {n2}건'],
    slots: { s: 'WX-03, 능선, 부이5', s2: 'WX-17, 골짜기, 부이8', b: '11.4..11.9', b2: '12.5..13.6', n: '61..90', n2: '91..300', min: '1..10', sec: '25..60', off: '-1.5..-0.2', d: '=2026-11-20, 2026-11-24', d2: '=2026-11-25, 2026-11-26', h: '11..24' },
    tools: ['wx.list(): List weather stations', 'wx.interval(minutes: int, station): Set how often it reports', 'wx.heater(station, on: bool, hours?: int): Switch the sensor heater', 'wx.offset(station, sensor: temp|rain|wind, value: num): Correct a sensor', 'wx.export(to, from, station, format: csv|json): Export readings'],
    steps: `
      wx.interval minutes={min} station={s2} | 보고 간격 | {s2:은} {min}분마다 보고한다.
      wx.interval minutes={sec} station={s} | 배터리 절약 | {step1}단계에서 배터리 전압이 낮은 관측소는 {sec}분마다 보고한다.
      wx.heater station={s2} on=true hours={h} | 히터 | {s2} 센서 히터를 {h}시간 켠다.
      wx.heater station={s} on=false | 히터 끄기 | {s} 히터를 끈다.
      wx.offset station={s} sensor=temp value={off} | 온도 보정 | {s} 온도 보정값 {off}.
      wx.offset station={s2} sensor=rain value=0.2 | 우량계 | {s2} 강우 센서를 0.2만큼 보정한다.
      wx.export to={d2} from={d} station={s} format=csv | 내보내기 | {s} 자료를 {d}부터 {d2}까지 CSV로 내보낸다.
      wx.export to={d2} from={d} station={s2} format=json | JSON | {s2}, {d}~{d2}, JSON.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 박물관/진열장/{k} {"진열장": "{k}", "습도": {rh}, "조도": {lx}, "유물": "{o}", "보험": "{ins}"}',
    slots: { k: 'V-12, 진열장3, 2실7', k2: 'V-19, 진열장8, 4실1', rh: '56..66', lx: '70..120', o: 'INV-1884, 청자향로, K-331', o2: 'INV-1902, 은잔, K-540', ins: '=가입 / 미가입', pct: '42..54', lux: '20..41', d: '=2026-12-14, 2027-03-01', to: '수장고B, 보존실2, 6전시실', t: '=09:30, 10:00', t2: '=17:30, 20:00', sp: '선우림, 피지현' },
    tools: ['case_climate(rh_pct: int, case, tolerance?: int): Set the humidity of a case', 'case_light(case, lux: int, from?, to?): Set the light', 'object_move(to, object, date, escort?): Plan a move', 'case_lock(case, locked: bool): Lock a case'],
    steps: `
      case_climate rh_pct={pct} case={k} | 습도 | 보고된 진열장 습도를 {pct}%로 맞춘다.
      case_climate rh_pct={pct} case={k2} tolerance=3 | 허용 폭 | {k2} 습도 {pct}%, 허용 폭 3.
      case_light case={k2} lux={lux} from={t} to={t2} | 개관 시간 | {k2:은} {t}부터 {t2}까지 {lux}럭스.
      case_light case={k} lux={lux} | 조명 | {k} 조명 {lux}럭스.
      @ins object_move to={to} object={o} date={d} // failed "{o} 보험 {ins}" | 이동 | 보험에 들어 있으면 메시지의 유물을 {d}에 {to:로} 옮긴다.
      object_move to={to} object={o2} date={d} escort={sp} | 호송 | {d}에 {o2:을} {to:로}, 호송은 {sp}.
      case_lock case={k2} locked=false | 잠금 해제 | {k2} 잠금을 푼다.
      case_lock case={k} locked=true | 잠그기 | {k:을} 잠근다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /쇼핑몰/주문 {"주문": "{o}", "고객": "{c}", "품목": {n}, "결제": "{paid}", "택배사": "{car}"}',
    slots: { o: 'SO-7714, 100-4482, W9931', o2: 'SO-8020, 100-5107, W9988', c: '맹하린, 모래상회', n: '1..4', paid: '=완료 / 대기, 실패', car: '빠른택배, 한길택배', car2: '북방물류, 꿀벌택배', kg: '5.5..19.5', won: '=4500, 12900, 79000', d: '=2026-12-01, 2026-12-07', sku: 'GT-118, LAMP-07, K2204', q: '20..90', why: '파손, 치수 오류, 배송 지연' },
    tools: ['order.ship(carrier, order, kg?: num, insured?: bool): Ship an order', 'order.refund(order, amount: int, reason): Refund money', 'order.delay(order, new_date, notify?: bool): Put off an order', 'stock.set(quantity: int, sku): Set the stock of an article'],
    steps: `
      @paid order.ship carrier={car} order={o} // failed "{o} 결제 {paid}" | 발송 | 결제가 완료됐으면 이 주문을 적힌 택배사로 발송한다.
      order.ship carrier={car2} order={o2} kg={kg} insured=true | 보험 발송 | {o2:을} {car2:로} 보험을 들어 발송, 무게 {kg}kg.
      order.ship carrier={car} order={o2} kg={kg} | 다른 주문 | {o2}, {kg}kg, {car} 발송.
      order.refund order={o2} amount={won} reason="{why}" | 환불 | {o2} 주문에 {won}원 환불, 사유는 {why}.
      order.refund order={o} amount={won} reason="{why}" | 돈 돌려주기 | {c} 고객의 주문을 "{why}" 사유로 {won}원 환불한다.
      order.delay order={o} new_date={d} notify=true | 미루기 | 이 주문을 {d:로} 미루고 고객에게 알린다.
      order.delay order={o2} new_date={d} notify=false | 조용히 | {o2:은} 알림 없이 {d:로} 미룬다.
      stock.set quantity={q} sku={sku} | 재고 | {sku} 재고 {q}개.
      stock.set quantity=0 sku={sku} | 품절 | {sku} 재고를 0으로 한다.
    `,
  },
];
