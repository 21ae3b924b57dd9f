import type { Scene } from '../../scene';

/** Tools of other makers in plain, short steps, in Korean, part 1. */
export const dailyToolsKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 기공소/소성로/{f} {"소성로": "{f}", "상태": "대기", "문": "{door}", "온도": {now}}',
    slots: { f: 'F-2, 소성로1, KX31', f2: 'F-6, 소성로4, KX50', door: '=닫힘 / 열림', now: '24..60', c: '720..960', c2: '1050..1530', min: '3..25', rate: '30..80', prog: '11..48', case: 'DL-2204, C-118, K-7731' },
    tools: ['furnace_fire(furnace, peak_c: int, hold_min: int, rate_c_min?: int, vacuum?: bool): Fire a dental furnace', 'furnace_program(furnace, program: int, case_no?): Start a stored program', 'furnace_lift(furnace, position: up|down|mid): Move the lift', 'furnace_cool(furnace, mode: slow|fast): Cool down'],
    steps: `
      furnace_fire furnace={f2} peak_c={c} hold_min={min} vacuum=true | 크라운 소성 | {f2}에서 {c}도로 {min}분 유지하며 진공 소성한다.
      furnace_fire furnace={f} peak_c={c2} hold_min={min} rate_c_min={rate} | 소결 | 대기 중인 소성로를 분당 {rate}도씩 {c2}도까지 올려 {min}분 유지한다.
      furnace_fire furnace={f2} peak_c={c} hold_min={min} vacuum=false | 글레이징 | {f2}, 진공 없이 {min}분 유지, 최고 {c}도.
      @door furnace_program furnace={f} program={prog} // failed "{f} 문이 {door} 상태" | 프로그램 시작 | 문이 닫혀 있을 때만 {f}의 프로그램 {prog}번을 시작한다.
      furnace_program furnace={f2} program={prog} case_no={case} | 브리지 | 케이스 {case:은} {f2}에서 {prog}번 프로그램으로 돌린다.
      furnace_lift furnace={f} position=down | 리프트 | {f} 리프트를 내린다.
      furnace_lift furnace={f2} position=mid | 예비 건조 | {f2} 리프트는 중간 위치로.
      furnace_cool furnace={f} mode=slow | 냉각 | {f:을} 천천히 식힌다.
      furnace_cool furnace={f2} mode=fast | 급랭 | {f2:을} 빨리 식힌다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양조/탱크/{t} {"탱크": "{t}", "술": "{beer}", "비중": {sg}, "압력": {bar}}',
    slots: { t: 'FV3, T-12, 발효2', t2: 'FV7, T-15, 저장5', beer: '밀맥주, 흑맥주', sg: '2.1..4.8', bar: '0.4..0.9', c: '8.5..19.5', c2: '-1.5..-0.5', h: '6..72', p: '1.1..2.4', g: '120..900', hop: '사츠 홉, 시트라, 할러타우' },
    tools: ['tank.setTemp(tank, celsius: num, ramp_hours?: int): Set the temperature of a tank', 'tank.pressure(tank, bar: num, relief?: bool): Set the pressure of a tank', 'tank.dose(tank, what, grams: int): Add something to a tank', 'tank.transfer(from, to, purge: bool): Pump beer to another tank'],
    steps: `
      tank.setTemp tank={t} celsius={c} | 온도 | 보고된 탱크를 {c}도로 맞춘다.
      tank.setTemp tank={t2} celsius={c2} ramp_hours={h} | 저온 숙성 | {h}시간에 걸쳐 {t2:을} {c2}도로 내린다.
      tank.setTemp tank={t} celsius={c} ramp_hours={h} | 휴지기 | {t:을} {c}도까지, {h}시간 동안.
      tank.pressure tank={t2} bar={p} | 압력 | {t2} 압력 {p}bar.
      tank.pressure tank={t} bar={p} relief=true | 릴리프 | 이 탱크는 릴리프 밸브를 켜고 {p}bar로 둔다.
      tank.dose tank={t} what="{hop}" grams={g} | 홉 넣기 | {t}에 {hop} {g}g을 넣는다.
      tank.dose tank={t2} what="{hop}" grams={g} | 드라이 호핑 | {hop} {g}그램을 {t2}에 투입.
      tank.transfer from={t} to={t2} purge=true | 이송 | 퍼지한 뒤 {t}의 맥주를 {t2:로} 옮긴다.
      tank.transfer from={t2} to={t} purge=false | 되옮기기 | {t2}에서 {t:로} 퍼지 없이 옮긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 풍력/{w} {"발전기": "{w}", "풍속": {v}, "출력": {kw}, "내부인원": "{crew}"}',
    slots: { w: 'WT-07, E14, 북3호기', w2: 'WT-11, E22, 남9호기', v: '6.5..14.5', kw: '400..2900', crew: '=없음 / 2명, 3명', lim: '500..2800', deg: '5..355', pitch: '2.5..88.5', h: '1..12', why: '결빙, 그림자 민원, 정기 점검' },
    tools: ['turbine_start(turbine): Start a turbine', 'turbine_stop(turbine, brake: soft|emergency, reason?): Stop a turbine', 'turbine_limit(kw: int, turbine, hours?: int): Limit the power of a turbine', 'turbine_yaw(turbine, degrees: int, lock?: bool): Turn the nacelle', 'pitch_turbine(turbine, degrees: num): Set the blade angle'],
    steps: `
      @crew turbine_start turbine={w} // failed "{w} 안에 사람이 있음: {crew}" | 기동 | 안에 사람이 없으면 {w:을} 기동한다.
      turbine_stop turbine={w2} brake=soft | 정지 | {w2:을} 부드럽게 세운다.
      turbine_stop turbine={w} brake=soft reason="{why}" | 사유 정지 | 보고된 발전기를 부드럽게 정지, 사유는 {why}.
      turbine_stop turbine={w2} brake=emergency | 비상 정지 | {w2} 비상 정지.
      turbine_limit kw={lim} turbine={w2} hours={h} | 출력 제한 | {w2} 출력을 {h}시간 동안 {lim}kW로 제한한다.
      turbine_limit kw={lim} turbine={w} | 제한 | {w:은} {lim}kW까지만.
      turbine_yaw turbine={w2} degrees={deg} lock=true | 나셀 고정 | {w2} 나셀을 {deg}도로 돌려 잠근다.
      turbine_yaw turbine={w} degrees={deg} | 나셀 | {w} 나셀을 {deg}도로.
      pitch_turbine turbine={w2} degrees={pitch} | 날개 각도 | {w2} 날개 각도 {pitch}도.
    `,
  },
  {
    language: 'ko',
    slots: { cue: '12..48', cue2: '49..99', sec: '1.5..8.5', ch: '101..240', pct: '15..95', line: '조명봉 2, fly 14, 빨간막', line2: '조명봉 4, fly 21, 망사막', cm: '120..650', s: 'thunder.wav, 문소리.wav, 서곡_b.mp3', db: '-24..-3' },
    tools: ['lx.go(cue: num, fade_s?: num): Run a lighting cue', 'lx.channel(ch: int, percent: int, fade_s?: num): Set a dimmer channel', 'fly.move(line, height_cm: int, speed?: slow|normal|fast): Move a flying line', 'snd.play(file, level_db?: int, loop?: bool): Play a sound'],
    steps: `
      lx.go cue={cue} | 다음 큐 | 조명 큐 {cue}번 실행.
      lx.go cue={cue2} fade_s={sec} | 노을 | 페이드 {sec}초로 {cue2}번 큐를 넣는다.
      lx.channel ch={ch} percent={pct} | 채널 | {ch}번 채널을 {pct}%로.
      lx.channel ch={ch} percent={pct} fade_s={sec} | 천천히 밝게 | {sec}초에 걸쳐 채널 {ch:을} {pct}퍼센트로 맞춘다.
      fly.move line="{line}" height_cm={cm} speed=slow | 전환 | {line:을} 천천히 {cm}cm로 옮긴다.
      fly.move line="{line2}" height_cm={cm} | 높이 | {line2} 높이 {cm}cm.
      snd.play file="{s}" level_db={db} | 효과음 | {s:을} {db}dB로 튼다.
      snd.play file="{s}" loop=true | 배경음 | {s:을} 반복 재생한다.
      snd.play file="{s}" level_db={db} loop=false | 한 번 | {db}dB로 {s}, 반복 없이.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /hotel/요청 {"객실": {r}, "손님": "{g}", "물품": "{item}", "수량": {q}}',
    slots: { r: '201..489', r2: '501..899', g: '노은결, 마이클 그린, 탁세라', item: '베개, 목욕 가운, 생수', q: '2..6 / ∅', t: '=06:10, 06:45, 07:20', d: '=2026-12-08, 2027-01-22', n: '2..5', won: '=12000, 35500, 88000', who: '옥지안, 2조, 방수림' },
    tools: ['hk_deliver(item, room: int, quantity: int): Bring things to a room', 'hk_clean(room: int, kind: light|full, staff?): Have a room cleaned', 'fd_wakeup(date, time, room: int): Book a wake-up call', 'fd_charge(room: int, amount: int, text?): Put a charge on a room', 'fd_key(room: int, copies: int, expires?): Make key cards'],
    steps: `
      @q hk_deliver item="{item}" room={r} quantity={q} // failed "요청에 수량이 없음" | 물품 전달 | 요청된 물품을 요청된 수량만큼 그 객실에 가져다준다.
      hk_deliver item=수건 room={r2} quantity={n} | 수건 | {r2}호에 수건 {n}장.
      hk_clean room={r} kind=full staff="{who}" | 전체 청소 | 요청한 객실의 전체 청소를 {who}에게 맡긴다.
      hk_clean room={r2} kind=light | 간단 청소 | {r2}호는 간단히 청소한다.
      fd_wakeup date={d} time={t} room={r2} | 모닝콜 | {r2}호 모닝콜, {d} {t}.
      fd_wakeup date={d} time={t} room={r} | 손님 모닝콜 | {g} 손님에게 {d} {t}에 모닝콜을 넣는다.
      fd_charge room={r2} amount={won} text="미니바" | 미니바 | {won}원을 {r2}호에 "미니바"로 청구한다.
      fd_charge room={r} amount={won} | 청구 | 요청이 온 객실에 {won}원 청구.
      fd_key room={r2} copies=2 expires={d} | 카드 키 | {d}까지 쓰는 {r2}호 카드 키 2장을 만든다.
    `,
  },
  {
    language: 'ko',
    slots: { z: 'solsup.example, hollow.net, baram.example', z2: 'tolman.example, quaybay.net', h: 'mail, shop, vpn2', h2: 'ftp, static, mx3', ip: '=198.51.100.23, 203.0.113.77, 192.0.2.140', ip2: '=198.51.100.88, 203.0.113.9, 192.0.2.61', ttl: '60..900', prio: '5..50', days: '7..90', m: 'admin@tolman.example, ops@birch.example' },
    tools: ['record_set_dns(zone, name, kind: A|MX|TXT|CNAME, value, ttl?: int): Set a record', 'dns_record_drop(zone, name, kind: A|MX|TXT|CNAME): Delete a record', 'dns_mx(host, zone, priority: int): Add a mail exchanger', 'dns_renew(zone, days: int, notify?): Renew a domain'],
    steps: `
      record_set_dns zone={z} name={h} kind=A value={ip} ttl={ttl} | A 레코드 | {z}의 {h}에 A 레코드 {ip:을} TTL {ttl:로} 넣는다.
      record_set_dns zone={z2} name={h2} kind=A value={ip2} | 새 주소 | {z2} 존에서 {h2}의 A 레코드 값은 {ip2}.
      record_set_dns zone={z} name={h2} kind=CNAME value={h}.{z} | 별칭 | {z}의 {h2:을} {h}.{z}의 CNAME으로 둔다.
      record_set_dns zone={z2} name=_acme kind=TXT value="k7Qd-02_x" ttl={ttl} | 인증 | TTL {ttl}, 값 "k7Qd-02_x", {z2}의 _acme TXT 레코드.
      dns_record_drop zone={z} name={h} kind=A | 삭제 | {z}에서 {h}의 A 레코드를 지운다.
      dns_record_drop zone={z2} name={h2} kind=TXT | TXT 삭제 | {h2}의 TXT 레코드를 {z2}에서 삭제.
      dns_mx host={h}.{z2} zone={z2} priority={prio} | 메일 서버 | {z2}에 메일 서버 {h}.{z2:을} 우선순위 {prio:로} 추가한다.
      dns_renew zone={z} days={days} | 갱신 | {z:을} {days}일 연장한다.
      dns_renew zone={z2} days={days} notify={m} | 갱신과 알림 | {z2} {days}일 연장, 알림은 {m}.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /주차/입차 {"차량": "{p}", "차로": "{l}", "정기권": "{st}", "남은자리": {free}}',
    slots: { p: '23가 4471, 118너 8022, 07다 7703', p2: '64마 3390, 205버 1180, 39조 0551', l: 'lane-1, 입구3, 북문', l2: 'lane-4, 출구2, 남문', st: '=유효 / 만료, 정지', free: '4..60', sec: '10..60', lv: '1..5', won: '=1500, 4000, 18000', t: '=18:00, 21:30, 23:15' },
    tools: ['boom_open(lane, seconds?: int): Open a boom', 'boom_close(lane): Close a boom', 'sign_level(level: int, text: free|full|closed): Set the sign of a level', 'ticket_issue(level: int, plate, until?): Issue a ticket', 'ticket_refund(amount: int, plate): Refund a fee'],
    steps: `
      @st boom_open lane={l} // failed "{p} 정기권 {st}" | 입차 | 정기권이 유효하면 차가 선 차로의 차단기를 연다.
      boom_open lane={l2} seconds={sec} | 납품 차량 | {l2} 차단기를 {sec}초 동안 연다.
      boom_close lane={l2} | 닫기 | {l2} 차단기를 닫는다.
      sign_level level={lv} text=full | 만차 | {lv}층을 만차로 표시한다.
      sign_level level={lv} text=closed | 도색 작업 | {lv}층 표시는 폐쇄.
      ticket_issue level={lv} plate="{p2}" until={t} | 주차권 | {p2} 차량에 {t}까지 {lv}층 주차권을 준다.
      ticket_issue level={lv} plate="{p}" | 이 차 주차권 | 들어온 차에 {lv}층 주차권 발급.
      ticket_refund amount={won} plate="{p2}" | 환불 | {p2}에 {won}원 환불.
      ticket_refund amount={won} plate="{p}" | 잘못된 요금 | 메시지의 차량에 {won}원을 돌려준다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 유가공/통 {"통": "{v}", "원유": "{m}", "ph": {ph}, "리터": {l}}',
    slots: { v: 'V2, 통9, 구리1', v2: 'V6, 통11, 구리4', m: '산양유, 우유', ph: '6.45..6.68', l: '300..900', c: '30.5..38.5', c2: '62..74', s: '15..45', rpm: '4..18', ml: '40..260', lot: 'L-7702, GC12, B-449', min: '20..75' },
    tools: ['pasteurise(vat, celsius: int, seconds: int): Pasteurise a vat', 'vat_heat(vat, celsius: num, stir_rpm?: int): Heat a vat', 'vat_rennet(vat, ml: int, rest_min: int, lot?): Add rennet and let it rest', 'vat_cut(vat, size: fine|medium|coarse): Cut the curd'],
    steps: `
      pasteurise vat={v} celsius={c2} seconds={s} | 살균 | 보고된 통을 {c2}도에서 {s}초 살균한다.
      pasteurise vat={v2} celsius={c2} seconds={s} | 둘째 통 | {s}초, {c2}도, {v2} 살균.
      vat_heat vat={v} celsius={c} stir_rpm={rpm} | 데우기 | {v:을} {rpm}rpm으로 저으며 {c}도로 데운다.
      vat_heat vat={v2} celsius={c} | 가열 | {v2} {c}도.
      vat_rennet vat={v2} ml={ml} rest_min={min} lot={lot} | 레닛 | 로트 {lot} 레닛 {ml}ml를 {v2}에 넣고 {min}분 둔다.
      vat_rennet vat={v} ml={ml} rest_min={min} | 응고 | 메시지의 통에 레닛 {ml}ml, 그 뒤 {min}분 정치.
      vat_cut vat={v} size=coarse | 자르기 | {v} 커드를 굵게 자른다.
      vat_cut vat={v2} size=fine | 잘게 | {v2} 커드는 잘게 자른다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수영장/{b} {"풀": "{b}", "수온": {now}, "ph": {ph}, "입수인원": {n}}',
    slots: { b: '경영풀, B1, 다이빙풀', b2: '유아풀, B4, 온수풀', now: '24..26', ph: '7.1..7.7', n: '=0 / 3, 8, 12', c: '26.5..33.5', mg: '0.4..1.2', h: '2..12', pct: '30..100', t: '=21:30, 22:00', t2: '=05:45, 06:30' },
    tools: ['pool_setpoint(basin, celsius?: num, chlorine_mg?: num): Set what a basin should have', 'pool_shock(basin, mg: num, hours: int): Shock chlorination', 'pool_pump(basin, percent: int, from?, to?): Set the pump', 'pool_lights(basin, on: bool, colour?: white|blue|green): Switch underwater lights'],
    steps: `
      pool_setpoint basin={b2} celsius={c} | 수온 | {b2} 수온을 {c}도로 설정한다.
      pool_setpoint basin={b} chlorine_mg={mg} | 염소 | {b} 염소 목표 {mg}mg.
      pool_setpoint basin={b2} celsius={c} chlorine_mg={mg} | 목표값 둘 | {b2}: 염소 {mg}mg, 수온 {c}도.
      @n pool_shock basin={b} mg=5.5 hours={h} // failed "{b}에 {n}명이 있음" | 충격 염소 | 물에 사람이 없을 때만 {b:을} {h}시간 동안 5.5mg으로 충격 처리한다.
      pool_pump basin={b} percent={pct} from={t} to={t2} | 야간 운전 | {b} 펌프는 {t}부터 {t2}까지 {pct}%.
      pool_pump basin={b2} percent={pct} | 펌프 | {b2} 펌프를 {pct}%로 돌린다.
      pool_lights basin={b} on=true colour=blue | 조명 | {b}에 파란 수중등을 켠다.
      pool_lights basin={b2} on=false | 소등 | {b2} 수중등 끄기.
    `,
  },
  {
    language: 'ko',
    slots: { t: 'R3, 수조7, 치어2', t2: 'R8, 수조12, 치어5', kg: '0.2..3.8', mm: '0.4..1.8', n: '200..4500', lmin: '12..95', h: '2..8', d: '=2026-12-02, 2027-02-11', sp: '송어, 산천어, 황어' },
    tools: ['hatch_feed(tank, kg: num, pellet_mm: num, times_a_day?: int): Feed a tank', 'hatch_flow(tank, l_min: int): Set the water flow', 'hatch_move(count: int, from, to, species?): Move fish', 'hatch_light(tank, hours: int, dim?: bool): Set the daily light', 'hatch_sample(date, fish: int, tank): Plan a sample'],
    steps: `
      hatch_feed tank={t} kg={kg} pellet_mm={mm} | 먹이 | {t}에 {mm}mm 사료 {kg}kg을 준다.
      hatch_feed tank={t2} kg={kg} pellet_mm={mm} times_a_day={h} | 하루 먹이 | {t2}, 하루 {h}번, {kg}kg, 알 크기 {mm}mm.
      hatch_flow tank={t} l_min={lmin} | 유량 | {t} 유량은 분당 {lmin}리터.
      hatch_move count={n} from={t} to={t2} | 옮기기 | {t}에서 {t2:로} {n}마리를 옮긴다.
      hatch_move count={n} from={t2} to={t} species={sp} | 선별 | {sp} {n}마리를 {t2}에서 {t:로}.
      hatch_light tank={t2} hours={h} dim=true | 조명 | {t2} 조명은 하루 {h}시간, 어둡게.
      hatch_light tank={t} hours={h} | 낮 길이 | {t}의 조명을 하루 {h}시간으로 맞춘다.
      hatch_sample date={d} fish=25 tank={t2} | 표본 | {t2}에서 25마리 표본, 날짜 {d}.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 세탁/투입 {"세탁기": "{m}", "kg": {kg}, "섬유": "{fab}", "건조기": "{dr}"}',
    slots: { m: 'W4, 드럼2, 세탁1', m2: 'W9, 드럼6, 세탁3', dr: 'TD-1, 건조5', dr2: 'TD-4, 건조8', kg: '8..22', fab: '면, 모', c: '=30, 40, 60, 90', rpm: '=600, 800, 1000, 1200', ml: '100..180', min: '12..55', pct: '3..11' },
    tools: ['washCycle(machine, celsius: int, spin: int, prewash?: bool): Start a wash', 'addDetergent(machine, ml: int, kind: bio|colour|bleach): Dose detergent', 'dryCycle(dryer, heat: low|high, minutes?: int, residual_pct?: int): Start a dryer', 'unlockDoor(machine): Unlock the door'],
    steps: `
      washCycle machine={m} celsius={c} spin={rpm} | 세탁 | 들어온 빨래를 {c}도, 탈수 {rpm:로} 돌린다.
      washCycle machine={m2} celsius={c} spin={rpm} prewash=true | 애벌빨래 | {m2}, 애벌빨래 포함, 탈수 {rpm}, {c}도.
      washCycle machine={m2} celsius={c} spin={rpm} prewash=false | 본세탁만 | 애벌빨래 없이 {m2:을} {c}도에 탈수 {rpm:로} 시작한다.
      addDetergent machine={m} ml={ml} kind=colour | 세제 | {m}에 색깔 옷용 세제 {ml}ml.
      addDetergent machine={m2} ml={ml} kind=bleach | 흰 빨래 | 표백제 {ml}ml를 {m2}에 넣는다.
      dryCycle dryer={dr} heat=low minutes={min} | 건조 | {dr:을} 약하게 {min}분 돌린다.
      dryCycle dryer={dr2} heat=high residual_pct={pct} | 덜 마르게 | {dr2}, 강하게, 잔류 수분 {pct}%까지.
      unlockDoor machine={m} | 문 | 메시지의 세탁기 문을 잠금 해제한다.
    `,
  },
  {
    language: 'ko',
    slots: { s: '사일로3, S-11, B2', s2: '사일로7, S-14, B5', r: 'RM1, 롤4', r2: 'RM3, 롤6', mm: '0.15..0.85', t: '1.5..18.5', pct: '14.5..16.8', a: '7..9', b: '10..14', c: '15..20', fl: '중력분, W700, 호밀1150', bag: '25..50', n: '60..160' },
    tools: ['mill.gap(stand, mm: num): Set the roller gap', 'mill.draw(tonnes: num, silo, dest?): Draw grain from a silo', 'mill.damp(silo, moisture_pct: num, rest_h: int): Dampen grain', 'mill.pack(flour, bag_kg: int, bags: int): Pack flour', 'mill.blend(silos: text[], shares: num[]): Blend grain from silos'],
    steps: `
      mill.gap stand={r} mm={mm} | 롤 간격 | {r} 간격을 {mm}mm로 맞춘다.
      mill.gap stand={r2} mm={mm} | 다른 롤 | {r2}, {mm}mm.
      mill.draw tonnes={t} silo={s} | 인출 | {s}에서 {t}톤을 뺀다.
      mill.draw tonnes={t} silo={s2} dest={s} | 옮기기 | {s2}에서 {s:로} {t}톤.
      mill.damp silo={s} moisture_pct={pct} rest_h={c} | 가수 | {s:을} 수분 {pct}%로 적셔 {c}시간 둔다.
      mill.pack flour="{fl}" bag_kg={bag} bags={n} | 포장 | {fl} {bag}kg짜리 {n}포를 포장한다.
      mill.pack flour="{fl}" bag_kg={bag} bags={c} | 작은 주문 | {c}포, 한 포에 {bag}kg, {fl}.
      mill.blend silos=["{s}", "{s2}"] shares=[70, 30] | 배합 | {s:과} {s2:을} 70 대 30으로 섞는다.
      mill.blend silos=["{s2}", "{s}"] shares=[{a}, {b}] | 다른 배합 | {s2} {a}, {s} {b}의 비율로 섞는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /우체국/스캔 {"소포": "{p}", "무게": {g}, "우편번호": "{zip}", "주소판독": "{ok}"}',
    slots: { p: 'RR4471820, CX-90211, PK7730', p2: 'RR5580013, CX-91447, PK8812', g: '240..8900', zip: '=04524, 61475, 34126', ok: '=가능 / 불가', ch: '3..24', why: '파손, 주소 불명, 수취 거절', d: '=2026-12-04, 2026-12-11', won: '=2700, 4000, 5500', m: 'lena@foxhill.example, j.choi@pm.example' },
    tools: ['parcel_sort(chute: int, parcel, priority?: bool): Send a parcel to a chute', 'parcel_return(parcel, reason): Return to the sender', 'parcel_hold(parcel, until, notify?): Keep a parcel at the counter', 'parcel_postage(parcel, grams: int, price: int): Set the postage'],
    steps: `
      @ok parcel_sort chute={ch} parcel={p} // failed "{p} 주소 판독 {ok}" | 분류 | 주소가 읽히면 스캔한 소포를 {ch}번 슈트로 보낸다.
      parcel_sort chute={ch} parcel={p2} priority=true | 빠른 소포 | {p2:은} 우선으로 {ch}번 슈트.
      parcel_return parcel={p2} reason="{why}" | 반송 | {p2} 반송, 사유 "{why}".
      parcel_return parcel={p} reason="{why}" | 돌려보내기 | 스캔한 소포를 사유 "{why}"로 반송한다.
      parcel_hold parcel={p} until={d} | 보관 | 이 소포는 {d}까지 보관한다.
      parcel_hold parcel={p2} until={d} notify={m} | 보관과 알림 | {p2:을} {d}까지 창구에 두고 {m}에 알린다.
      parcel_postage parcel={p2} grams=420 price={won} | 우편 요금 | {p2}, 420g, 요금 {won}원.
      parcel_postage parcel={p} grams={g} price={won} | 요금 | 스캔한 소포의 요금을 스캔된 무게로 {won}원에 매긴다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /병동/주입기 {"주입기": "{p}", "침상": "{bed}", "약": "{drug}", "남은양": {ml}, "간호사": "{who}"}',
    slots: { p: 'IP-03, 시린지12, Q7', p2: 'IP-09, 시린지18, Q11', bed: '4B-2, ICU-7', bed2: '5A-1, ICU-12', drug: '생리식염수, 헤파린', ml: '8..40', r: '7.5..24.5', v: '50..250', min: '10..45', who: '나도윤, 표세린', o2: '1.5..6.5' },
    tools: ['rate_pump(pump, ml_h: num, volume_ml?: int): Set the rate of an infusion pump', 'pump_bolus(pump, ml: num, minutes: int): Give a bolus', 'pump_pause(pump, minutes?: int): Pause a pump', 'o2_flow(bed, l_min: num, mask?: bool): Set the oxygen', 'monitor_band(bed, low: int, high: int, value: pulse|spo2|resp): Set alarm limits'],
    steps: `
      rate_pump pump={p} ml_h={r} | 속도 | 보고된 주입기를 시간당 {r}ml로 맞춘다.
      rate_pump pump={p2} ml_h={r} volume_ml={v} | 새 수액 | {p2}, 총량 {v}ml, 속도 {r}ml/h.
      pump_bolus pump={p2} ml={r} minutes={min} | 볼루스 | {p2:로} {min}분에 걸쳐 {r}ml 볼루스.
      pump_pause pump={p} minutes={min} | 일시 정지 | 이 주입기를 {min}분 멈춘다.
      pump_pause pump={p2} | 멈춤 | {p2} 일시 정지.
      o2_flow bed={bed} l_min={o2} mask=true | 산소 | {bed} 침상에 마스크로 산소 분당 {o2}리터.
      o2_flow bed={bed2} l_min={o2} | 산소량 | {bed2} 산소를 분당 {o2}리터로 한다.
      monitor_band bed={bed2} low=45 high=130 value=pulse | 맥박 한계 | {bed2} 맥박 경보는 45 미만, 130 초과.
      monitor_band bed={bed} low=8 high=28 value=resp | 호흡 한계 | 호흡 수 8에서 28까지, 침상 {bed}.
    `,
  },
];
