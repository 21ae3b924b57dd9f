import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in Korean, part 2. */
export const makersKo2: readonly Scene[] = [
  {
    language: 'ko',
    slots: { z: 'lind.example, 한강.kr, orrin.example', h: 'shop, mail2, vpn', full: 'cdn.fairway.example, edge7.hollis.net', ip: '=198.51.100.14, 203.0.113.90', ip2: '=192.0.2.77, 192.0.2.13', ttl: '60..900', ttl2: '1200..7200', txt: '=site-check 8841, 소유자 확인 2차' },
    tools: ['dns_add(zone, name, kind: A|CNAME|MX|TXT, value, ttl?: int): Add a record', 'dns_remove(zone, name, kind: A|CNAME|MX|TXT): Remove a record', 'dns_query(name, kind: A|CNAME|MX|TXT, server?): Ask for a record', 'dns_replace(zone, name, old_value, new_value): Replace the value of a record', 'dns_push(zone, dry_run: bool): Send a zone to the servers'],
    steps: `
      dns_add zone={z} name={h} kind=A value={ip} ttl={ttl} | A 레코드 | {z} 존에 A 레코드, 이름 {h}, 값 {ip}, TTL {ttl}.
      dns_add zone={z} name={h} kind=CNAME value={full} | 별명 | {h:을} {full}의 별칭(CNAME)으로 {z}에 넣는다. TTL은 안 적는다.
      dns_add zone={z} name=@ kind=TXT value="{txt}" ttl={ttl2} | 소유 확인 | TTL {ttl2}, {z}의 @ 이름에 TXT로 "{txt}".
      dns_remove zone={z} name={h} kind=MX | 빼기 | {z}에서 {h}의 MX를 뺀다.
      dns_query name={full} kind=A server={ip2} | 물어보기 | {ip2}에게 {full}의 A가 뭔지 묻는다.
      dns_query name={full} kind=TXT | 아무 서버나 | {full}, TXT. 어느 서버든.
      dns_replace zone={z} name={h} old_value={ip} new_value={ip2} | 주소 변경 | {z}의 {h:은} 이제 {ip2:이} 맞다. 전에는 {ip}.
      dns_replace zone={z} name={h} old_value={ip2} new_value={ip} | 원래대로 | {h} 값을 {ip2}에서 {ip:로}. 존은 {z}.
      dns_push zone={z} dry_run=false | 진짜로 | {z:을} 서버에 올린다. 시험이 아니라 실제로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cnc/{m} {"기계": "{m}", "알람": 0, "공구": {tool}, "완료": "{prog}", "다음기계": "{m2}"}',
    slots: { m: 'VMC-3, 선반2, HX-12', m2: 'VMC-8, 밀링5, TL-25', rpm: '800..9500', tool: '1..18', t2: '19..40', mm: '0.01..0.90', len: '60.5..140.5', prog: '=O1207, O4410, O0088', prog2: '=O2231, O5510', k: '살살, 약하게 / 세게, 있는 대로 틀어' },
    tools: ['juchuk_on(machine, rpm: int, dir?: cw|ccw): Turn the spindle', 'juchuk_off(machine): Stop the spindle', 'gagong_start(machine, program?): Start a program or go on with it', 'gagong_hold(machine): Halt a program', 'gonggu_offset(machine, tool: int, length_mm: num, wear_mm?: num): Enter the offset of a tool', 'gonggu_swap(machine, out: int, in: int): Put another tool in', 'jeolsak(machine, flow: low|high): Coolant'],
    steps: `
      juchuk_on machine="{m}" rpm={rpm} dir=ccw | 역회전 | 방금 끝난 기계 주축을 반시계 방향 {rpm}회전으로.
      juchuk_on machine="{m2}" rpm={rpm} | 난기 운전 | {rpm} rpm으로 {m2} 주축을 돌려 둔다. 방향은 상관없음.
      juchuk_off machine="{m2}" | 주축 | {m2} 주축이 돌지 않게 한다.
      gagong_start machine="{m}" | 계속 | 칩을 걷어 냈다. 메시지의 기계는 하던 데서 계속.
      gagong_start machine="{m2}" program={prog2} | 다음 부품 | {prog2:을} {m2}에서 시작한다.
      gagong_hold machine="{m2}" | 잠시 | {m2} 가공을 잠깐 멈춰 두자. 나중에 이어서 한다.
      gonggu_offset machine="{m}" tool={tool} length_mm={len} wear_mm=-{mm} | 보정 | 알려 온 공구의 마모는 -{mm}mm, 길이는 {len}mm.
      gonggu_offset machine="{m2}" tool={t2} length_mm={len} | 새 드릴 | {m2} {t2}번 공구 길이 {len}. 마모값은 그대로.
      gonggu_swap machine="{m}" out={tool} in={t2} | 교체 | 그 기계에서 {t2}번을 끼우고 {tool}번은 뺀다.
      @k jeolsak machine="{m2}" flow=low // jeolsak machine="{m2}" flow=high | 절삭유 | {m2} 절삭유를 {k} 준다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cctv/motion {"카메라": "{cam}", "구역": {z}, "점수": {s}, "직전카메라": "{cam2}"}',
    slots: { cam: 'K-14, 정문캠, PTZ3', cam2: 'K-09, 옥상캠, PTZ8', z: '2..9', s: '0.61..0.98', p: '10..40', pan: '-90..-5', tilt: '5..44', sec: '45..180', f: '/녹화/밤 3차.mp4, clips/gate a.mp4, 하역장.mkv' },
    tools: ['cam_preset(camera, preset: int): Turn a camera to a stored view', 'cam_turn(camera, pan: num, tilt: num): Turn a camera by angles', 'cam_record(camera, seconds: int, path?): Record a clip', 'cam_still(camera, path?): Take a still picture', 'cam_follow(camera, on: bool): Follow what moves', 'cam_zoom(camera, factor: num): Zoom'],
    steps: `
      cam_preset camera={cam} preset={p} | 그쪽 보기 | 움직임을 알린 카메라를 {p}번 프리셋으로.
      cam_preset camera={cam2} preset={z} | 구역 번호대로 | 그 전에 잡았던 카메라는 구역 번호와 같은 프리셋을 본다.
      cam_turn camera={cam} pan={pan} tilt={tilt} | 직접 돌리기 | 이 카메라, 틸트 {tilt}, 팬 {pan}.
      cam_turn camera={cam2} pan={tilt} tilt=-5 | 아래로 | {cam2:을} 옆으로 {tilt}도, 위아래로는 -5도.
      cam_record camera={cam} seconds={sec} path="{f}" | 녹화 | 움직임이 있던 카메라로 {sec}초, 파일은 {f}
      cam_record camera={cam2} seconds={sec} | {cam2} 녹화 | {sec}초. 경로는 필요 없음.
      cam_still camera={cam} | 한 장 | 그 카메라 사진 한 장. 어디 두든 좋다.
      cam_follow camera={cam2} on=false | 따라가지 않기 | {cam2:은} 이제 고정. 쫓아가지 않는다.
      cam_follow camera={cam} on=true | 쫓기 | 움직이는 것을 {cam:이} 따라가게 한다.
      cam_zoom camera={cam} factor=2.5 | 당기기 | 알람 카메라 2.5배.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수영장/수질 {"풀": "{b}", "pH": {ph}, "잔류염소": {cl}, "측정": "{who}", "옆풀": "{b2}"}',
    slots: { b: '성인풀, A풀, 다이빙풀', b2: '유아풀, C풀, 온천탕', ph: '7.6..8.4', cl: '0.1..0.4', who: '도하늘, 감은서', ml: '100..950', min: '5..80', lo: '6.8..7.0', hi: '7.3..7.6', pct: '20..95', c: '26..33' },
    tools: ['pool.acid(pool, ml: int, minutes?: int): Give acid', 'pool.chlorine(pool, ml: int, minutes?: int): Give chlorine', 'pool.band(pool, lower: num, upper: num): Set the band of pH', 'pool.pump(pool, pct: int): Set the pump', 'pool.cover(pool, state: open|half|closed): Move the cover', 'pool.heat(pool, celsius: num): Warm the water'],
    steps: `
      pool.acid pool="{b}" ml={ml} minutes={min} | 산 | 방금 잰 풀에 {min}분에 걸쳐 산 {ml}ml.
      pool.chlorine pool="{b}" ml={ml} | 염소 | 염소가 모자란 그 풀에 {ml}ml. 시간은 장비에 맡긴다.
      pool.chlorine pool="{b2}" ml={ml} minutes={min} | 옆 풀 염소 | 옆 풀은 염소 {ml}ml를 {min}분 동안 넣는다.
      pool.band pool="{b2}" lower={lo} upper={hi} | pH 범위 | {b2}, 상한 {hi}, 하한 {lo}.
      pool.band pool="{b}" lower={lo} upper={hi} | pH | {who} 씨가 잰 풀은 {lo}과 {hi} 사이.
      pool.pump pool="{b2}" pct={pct} | 순환 | 순환 펌프 {pct}%, {b2}.
      pool.cover pool="{b}" state=half | 반쯤 | 그 풀 덮개는 반쯤 열어 둔다.
      pool.cover pool="{b2}" state=closed | 덮기 | {b2:은} 다 덮고 퇴근.
      pool.heat pool="{b2}" celsius={c} | {c}도 | {b2} 물 온도.
    `,
  },
  {
    language: 'ko',
    slots: { l: '초급리프트, L4, 곤돌라1', l2: '상급리프트, L7, 매직카펫', v: '1.2..4.8', s: '15..60', c: '5..90', d: '=2026-12-03, 2027-02-14', t: '=08:30, 09:00, 09:15', t2: '=16:30, 21:40, 22:00', n: '2..9' },
    tools: ['lift_speed(lift, mps: num): Set the speed', 'lift_stop(lift, how: soft|hard): Stop a lift', 'lift_go(lift): Let a stopped lift go on', 'lift_creep(lift, secs?: int): Move slowly to let people board', 'lift_hours(lift, date, opens, closes): Set the hours of a day', 'gun_snow(no: int, on: bool, bar?: num): Switch a snow gun', 'groom(slope, passes: int): Groom a slope'],
    steps: `
      lift_speed lift="{l}" mps={v} | 속도 | {l:을} 초당 {v}미터로.
      lift_stop lift="{l2}" how=hard | 급정지 | 사람이 매달렸다! {l2:을} 확 세운다.
      lift_stop lift="{l}" how=soft | 부드럽게 세움 | {l:을} 덜컹거리지 않게 세워 주세요.
      lift_go lift="{l2}" | 다시 | 이상 없다. 서 있던 {l2:이} 다시 간다.
      lift_creep lift="{l2}" secs={s} | 천천히 | 단체가 탄다. {s}초 동안 {l2:을} 느리게.
      lift_creep lift="{l}" | 휠체어 | 휠체어가 타니 {l:은} 기어가듯. 몇 초인지는 모른다.
      lift_hours lift="{l}" date={d} opens={t} closes={t2} | 운영 시간 | {d}에는 {t2}에 닫고 {t}에 연다. {l} 얘기다.
      lift_hours lift="{l2}" date={d} opens={t} closes={t2} | 야간 | {l2}, {d}, {t}부터 {t2}까지.
      gun_snow no={c} on=true bar={n}.5 | 제설기 | {c}번 제설기를 {n}.5바로 켠다.
      gun_snow no={c} on=false | 제설기 끄기 | {c}번 눈은 이만하면 됐다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral - {"버튼": "조타실2", "당직": "{who}"}',
    slots: { who: '기관사 나로, 이항해사', pct: '10..95', pct2: '10..95', hdg: '5..355', kn: '2..14', m: '25..180', ch: '6..16', wp: 'WP-7, 등표 북, 부이12', side: '왼쪽으로, 좌현으로 / 오른쪽으로, 우현으로' },
    tools: ['thruster_run(end: bow|stern, side: port|starboard, power: int): Run a thruster', 'thruster_stop(end: bow|stern): Stop a thruster', 'helm_heading(deg: int, turn?: port|starboard): Steer a heading', 'helm_goto(waypoint, knots?: num): Steer to a waypoint', 'anchor_let(metres: int): Let chain out', 'anchor_heave(metres: int): Take chain in', 'vhf_channel(channel: int, power: low|high): Set the radio'],
    steps: `
      @side thruster_run end=bow side=port power={pct} // thruster_run end=bow side=starboard power={pct} | 뱃머리 | 뱃머리 추진기를 {side} {pct}%.
      @side thruster_run end=stern side=port power={pct2} // thruster_run end=stern side=starboard power={pct2} | 고물 | {pct2}퍼센트 힘으로 고물 쪽을 {side} 민다.
      thruster_stop end=stern | 그만 밀기 | 고물 추진기는 됐다.
      helm_heading deg={hdg} | 침로 | 침로 {hdg}도. 어느 쪽으로 돌든 좋다.
      @side helm_heading deg={hdg} turn=port // helm_heading deg={hdg} turn=starboard | 돌아서 | {side} 돌아 {hdg}도로 간다.
      helm_goto waypoint="{wp}" knots={kn} | 변침점 | {kn}노트로 {wp:을} 향한다.
      helm_goto waypoint="{wp}" | {wp} 쪽으로 | 빠르기는 지금대로.
      anchor_let metres={m} | 닻 놓기 | 닻줄을 {m}미터 내준다.
      anchor_heave metres={m} | 닻 감기 | {m}미터 감아 들인다.
      vhf_channel channel={ch} power=low | 무전 | 무전기 {ch}번, 출력은 약하게.
    `,
  },
  {
    language: 'ko',
    slots: { o: 'M31, NGC 7000, 토성', o2: 'M57, 베가, HD-4417', ra: '1.05..22.95', dec: '-28.5..-2.5', sec: '5..600', n: '8..90', g: '100..300', mic: '40..900', f: 'L, Ha, OIII', k: '한 장 / 열 장 / 스무 장' },
    tools: ['mount_go(target): Turn the telescope to an object', 'mount_coord(ra_h: num, dec_deg: num): Turn the telescope to coordinates', 'mount_park(): Put the telescope to rest', 'cam_expose(secs: num, count?: int, filter?, gain?: int): Take pictures', 'cam_abort(): Break a series off', 'focus_move(microns: int): Move the focuser, inward is negative', 'dome(action: open|close): Open or close the dome'],
    steps: `
      mount_go target="{o}" | 첫 대상 | 경통을 {o} 쪽으로.
      mount_go target="{o2}" | {o2} | 다음은 이것을 겨눈다.
      mount_coord ra_h={ra} dec_deg={dec} | 좌표로 | 적위 {dec}, 적경 {ra}.
      mount_park | 제자리로 | 망원경을 재운다.
      cam_expose secs={sec} count={n} filter={f} | 연속 촬영 | {f} 필터로 {n}장, 한 장에 {sec}초.
      cam_expose secs={sec} gain={g} | 시험 한 번 | 게인 {g}에 {sec}초만 찍어 본다. 필터랑 장수는 비워 둘 것.
      @k cam_expose secs={sec} count=1 // cam_expose secs={sec} count=10 // cam_expose secs={sec} count=20 | 본 촬영 | {sec}초짜리 {k}. 나머지는 손대지 않는다.
      cam_abort | 구름 | 구름이 덮었으니 찍던 것을 그만둔다.
      focus_move microns=-{mic} | 안쪽 | 초점을 안으로 {mic}미크론.
      dome action=close | 비 | 빗방울이 떨어진다. 돔!
    `,
  },
  {
    language: 'ko',
    event: 'webhook /badge/deny {"문": "{d}", "카드": "{c}", "소지자": "{who}", "이전카드": "{c2}"}',
    slots: { d: 'D-04, 서버실, 동쪽문', d2: 'D-11, 시약고, 비상계단', c: '=04A1-77FE, 8B-2210-D4, 77120934', c2: '=04A1-99C0, 8B-7781-A0, 77120011', who: '고윤재, 리밍, 채소담', day: '=2026-12-31, 2027-06-30', s: '5..60' },
    tools: ['card_grant(card, door, until?): Let a card open a door', 'card_revoke(card, door?): Take the right away from a card', 'card_who(card): Say whose card it is', 'door_open(door, secs: int): Open a door for some seconds', 'door_seal(door): Keep a door shut whatever the card', 'door_unseal(door): Let cards open a door again', 'door_log(door, lines: int): Show who went through'],
    steps: `
      card_grant card={c} door="{d}" until={day} | 허용 | 거절된 카드가 그 문을 {day}까지 열 수 있게 한다.
      card_grant card={c2} door="{d2}" | 다른 문 | {c2:로} {d2:을} 열 수 있게. 기한 없음.
      card_revoke card={c2} | 옛 카드 | {who} 씨가 전에 쓰던 카드는 이제 아무 데도 못 연다.
      card_revoke card={c} door="{d2}" | 한 곳만 | 이번 카드에서 {d2}만 뺀다. 다른 문은 그대로.
      card_who card={c2} | 누구 것 | {c2:이} 누구 카드인지 본다.
      door_open door="{d}" secs={s} | 열어 주기 | 막힌 그 문을 {s}초.
      door_seal door="{d2}" | 봉쇄 | {d2:은} 카드가 있어도 못 지나간다.
      door_unseal door="{d}" | 봉쇄 풀기 | {d}, 카드로 다시 다닐 수 있다.
      door_log door="{d2}" lines={s} | 출입 기록 | {d2:을} 지난 사람, 끝에서 {s}줄.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /wms/task {"작업": "{k}", "상자": "{tote}", "출발": "{a}", "도착": "{b}", "셔틀": {s}}',
    slots: { k: 'T-5501, T-5877', tote: 'TB-0091, XC-4410, 77-180', a: 'A-03-12, R2-07, 가14', b: 'C-11-04, R9-02, 나18', x: 'D-07-09, R4-31, 다20', s: '2..9', n: '12..400', sku: 'WX-3300, 볼트 M8x40, GT-17', st: '11..19' },
    tools: ['tote_carry(tote, src, dst): Carry a tote from one bin to another', 'tote_bring(tote, station: int): Bring a tote to a station', 'shuttle_wait(no: int): Let a shuttle wait', 'shuttle_go(no: int): Let a shuttle go on', 'jaego_adjust(sku, bin, delta: int): Correct the stock of a bin by so many', 'jaego_count(sku, bin?): Say how many there are', 'bin_lock(bin): Take a bin out of use'],
    steps: `
      tote_carry tote={tote} src={a} dst={b} | 작업대로 | 메시지에 적힌 상자를 적힌 대로 나른다.
      tote_carry tote={tote} src={b} dst={a} | 물리기 | 잘못 옮겼다. 그 상자를 도착한 칸에서 처음 칸으로 돌려놓는다.
      tote_carry tote={tote} src={x} dst={b} | {x}에서 | 상자 {tote}, 가는 곳은 {b}.
      tote_bring tote={tote} station={st} | 작업대로 가져오기 | {st}번 작업대에서 {tote} 상자를 기다린다.
      shuttle_wait no={s} | 대기 | 이 작업의 셔틀은 잠시 서 있어라.
      shuttle_go no={s} | 출발 | {s}번 셔틀이 다시 간다.
      jaego_adjust sku="{sku}" bin={x} delta=-{n} | 모자람 | {x}에 {sku} {n}개가 빈다. 그만큼 줄인다.
      jaego_adjust sku="{sku}" bin={a} delta={n} | 남음 | {sku:이} {a}에 {n}개 더 있다. 재고에 보탠다.
      jaego_count sku="{sku}" | 얼마나 있나 | 칸은 따지지 말고 {sku:이} 모두 몇 개인지.
      bin_lock bin={x} | 못 쓰는 칸 | 선반이 휘었으니 {x} 칸은 쓰지 않게 막는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt biogas/{d} {"소화조": "{d}", "메탄": {ch}, "온도": {t}, "거품": {foam}, "쌍둥이": "{d2}"}',
    slots: { d: 'F1, 북조, BG-2', d2: 'F2, 남조, BG-5', ch: '44..56', t: '36.5..41.5', foam: '4..29', kg: '120..1900', mat: '음식물, 축분, 슬러지', mat2: '옥수수대, 비트박, 유청', min: '5..28', lo: '2.5..9.5', hi: '11.5..19.5', rpm: '30..60', kw: '60..480' },
    tools: ['tuip(digester, material, kg: int): Feed a digester', 'gyoban_start(digester, rpm: int, minutes?: int): Stir', 'gyoban_stop(digester): End stirring', 'gas_limits(digester, low_mbar: num, high_mbar: num): Set the limits of gas pressure', 'baljeon(kw: int): Set the load of the generator', 'flare(lit: bool): Light the flare or not'],
    steps: `
      tuip digester="{d2}" material="{mat}" kg={kg} | 투입 | 쌍둥이 소화조에 {mat} {kg}kg.
      tuip digester="{d}" material="{mat2}" kg={kg} | 다른 것 | 보고한 소화조에는 {kg}킬로, {mat2:로}.
      gyoban_start digester="{d}" rpm={rpm} minutes={min} | 거품 | 거품이 뜬 조를 {min}분, {rpm}회전으로 젓는다.
      gyoban_start digester="{d2}" rpm={rpm} | 계속 젓기 | {d2}, {rpm} rpm. 멈출 때까지 둔다.
      gyoban_stop digester="{d}" | 멈춤 | {d} 교반기를 쉬게 한다.
      gas_limits digester="{d2}" low_mbar={lo} high_mbar={hi} | 가스압 | {d2} 가스압 하한은 {lo}, 상한은 {hi} mbar.
      gas_limits digester="{d}" low_mbar={lo} high_mbar={hi} | 이 조의 가스압 | {hi} mbar를 넘지도 {lo} mbar 밑으로 가지도 않게, 메시지의 조.
      baljeon kw={kw} | {kw}kW | 발전기 부하.
      flare lit=true | 태우기 | 남는 가스를 태운다.
      flare lit=false | 불 끄기 | 굴뚝 불꽃은 이제 필요 없다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /flower/order {"주문": "{o}", "받는분": "{to}", "보내는분": "{by}", "꽃": "{f}", "송이": {n}, "지난주문": "{o2}"}',
    slots: { o: 'FL-2207, 88-B, 꽃1190', o2: 'FL-2188, 81-A, 꽃1141', to: '홍서정, 남문호텔', by: '도지후, 총무팀', f: '작약, 흰 장미', f2: '유칼립투스, 튤립, 수국', n: '7..60', n2: '61..90', t: '=09:30, 11:00, 13:45', t2: '=14:30, 16:15, 18:00' },
    tools: ['ggot_make(order, size: small|medium|large, stems?: int): Make a bouquet', 'ggot_card(order, text, from?): Write the card', 'ggot_slot(order, earliest, latest): Say when it is delivered', 'ggot_cancel(order, refund: bool): Cancel an order', 'ggot_take(flower, stems: int): Take flowers out of the cold room', 'ggot_left(flower): Say how many flowers there are'],
    steps: `
      ggot_make order={o} size=large stems={n} | 제작 | 이번 주문을 가장 크게, 주문한 송이 수대로 만든다.
      ggot_make order={o2} size=small | 작은 것 | {o2:은} 조그맣게. 송이 수는 꽃집 마음.
      ggot_card order={o} text="사랑해, 30년 더!" from="{by}" | 카드 | 들어온 주문에 "사랑해, 30년 더!"라고 쓰고 보내는 분 이름을 넣는다.
      ggot_card order={o2} text="3층 식구들, get well soon" | 이름 없는 카드 | 이름은 밝히지 않고 {o2}에 "3층 식구들, get well soon".
      ggot_slot order={o} earliest={t} latest={t2} | 배달 | {t2}를 넘기지 말고, {t}보다 이르지도 않게. 이번 주문이다.
      ggot_slot order={o2} earliest={t} latest={t2} | {o2} 배달 | {t}~{t2}
      ggot_cancel order={o2} refund=false | 취소 | 지난 주문을 물리되 돈은 돌려주지 않는다.
      ggot_cancel order={o} refund=true | 환불까지 | {o:을} 취소하고 환불해 드린다.
      ggot_take flower="{f2}" stems={n2} | 꺼내기 | 냉장실에서 {f2} {n2}송이.
      ggot_left flower="{f}" | 남은 꽃 | {f:이} 몇 송이나 남았을까?
    `,
  },
  {
    language: 'ko',
    slots: { b: '본관종, 징, 강당종', b2: '운동장종, 차임2, 별관', t: '=07:55, 09:20, 10:15', t2: '=12:40, 15:05, 16:30', d: '=2026-12-18, 2027-05-04', cl: '5-2반, 1학년 3반, 심화반', r: '302호, 음악실, 과학실', r2: '411호, 체육관, 시청각실', s: '3..20', n: '2..7', te: '연미정, 공도식' },
    tools: ['jong_ring(bell, secs: int, pattern?: steady|pulse): Ring now', 'jong_plan(bell, at, days: schooldays|daily|once, date?): Ring at a time', 'jong_unplan(bell, at): Take a time out of the plan', 'jong_mute(bell, start, end): Keep a bell quiet between two times', 'ban_move(class_name, from_room, to_room): Move a class', 'ban_sub(class_name, period: int, teacher): Enter who takes a lesson'],
    steps: `
      jong_ring bell="{b}" secs={s} pattern=pulse | 대피 훈련 | {b}, {s}초, 끊어서 울린다.
      jong_ring bell="{b2}" secs={s} | 짧게 | {b2:을} {s}초만.
      jong_plan bell="{b}" at={t} days=schooldays | 등교일마다 | 학교 오는 날은 늘 {t}에 {b:이} 울린다.
      jong_plan bell="{b2}" at={t2} days=once date={d} | 시험 날 | {d} 하루만 {t2}에, {b2}.
      jong_unplan bell="{b}" at={t2} | 빼기 | {b}의 {t2} 종은 이제 치지 않는다.
      jong_mute bell="{b2}" start={t} end={t2} | 조용히 | {t2}까지 {b2:은} 소리 내지 않는다. {t}에 시작.
      ban_move class_name="{cl}" from_room="{r}" to_room="{r2}" | 교실 | {r:이} 물바다라 {cl:은} {r2:로} 간다.
      ban_move class_name="{cl}" from_room="{r2}" to_room="{r}" | 돌아오기 | {cl}, {r2}에서 {r:로}.
      ban_sub class_name="{cl}" period={n} teacher="{te}" | 보강 | {n}교시 {cl} 수업에는 {te} 선생님이 들어간다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /museum/alarm {"진열장": "{c}", "습도": {rh}, "조도": {lx}, "유물번호": "{o}", "옆진열장": "{c2}"}',
    slots: { c: 'V-17, 4번장, 백자실2', c2: 'V-18, 5번장, 백자실3', rh: '58..69', lx: '61..99', o: '1987.44-b, 신수2207, MK/0031', o2: '1902.7-a, 본관118, MK/0450', lo: '38..45', hi: '47..55', lux: '20..57', min: '5..36', w: '수장고 2, 보존실, 중앙홀' },
    tools: ['jang_humid(case, low: int, high: int): Set the band of humidity', 'jang_light(case, lux: int): Set the light', 'jang_dark(case): Put the light out', 'jang_lock(case): Lock a case', 'jang_unlock(case, minutes?: int): Let a case be opened', 'yumul_move(object, source, dest): Enter that an object moves', 'yumul_memo(object, text): Add a note to an object'],
    steps: `
      jang_humid case="{c}" low={lo} high={hi} | 습도 | 경보 난 진열장은 {lo}에서 {hi}%.
      jang_humid case="{c2}" low={lo} high={hi} | 옆장 습도 | 옆 진열장은 높아야 {hi}%, 낮아야 {lo}%.
      jang_light case="{c}" lux={lux} | 조도 | 그 장 안의 것은 {lux}럭스까지만 견딘다. 그 값으로.
      jang_dark case="{c2}" | 소등 | {c2}에는 빛이 없어야 한다.
      jang_lock case="{c}" | 잠금 | 방금 알린 진열장을 잠근다.
      jang_unlock case="{c2}" minutes={min} | 보존과학 | {min}분 동안 {c2:을} 열 수 있게 해 준다.
      yumul_move object={o} source="{c}" dest="{w}" | 내보내기 | 경보에 나온 유물이 지금 장에서 {w:로} 간다.
      yumul_move object={o2} source="{w}" dest="{c2}" | 들이기 | {w}에 있던 {o2:을} {c2}에 넣는다.
      yumul_memo object={o} text="금 3mm, 손잡이로 들지 말 것" | 메모 | 이 유물에: "금 3mm, 손잡이로 들지 말 것"
    `,
  },
  {
    language: 'ko',
    slots: { u: '1..9', u2: '10..31', r: '100..890', r2: '1000..4990', n: '2..24', v: '32..95', d: 'PLC-3, /dev/ttyUSB0, 인버터2', d2: 'PLC-8, /dev/ttyS1, 냉동기', x: '-40..-5' },
    tools: ['mb_read(device, unit: int, register: int, count?: int): Read registers', 'mb_write(device, unit: int, register: int, value: num): Write a register', 'mb_fill(device, unit: int, register: int, values: num[]): Write several registers from one on', 'mb_coil(device, unit: int, coil: int, on: bool): Switch a coil', 'mb_scan(device, first: int, last: int): Find out which units answer'],
    steps: `
      mb_read device={d} unit={u} register={r} count={n} | 여러 개 | {d}, 국번 {u}, {r}번 레지스터부터 {n}개 읽는다.
      mb_read device={d2} unit={u2} register={r2} | 하나만 | {d2}의 {u2}번 국에서 레지스터 {r2}.
      mb_write device={d} unit={u2} register={r} value={v} | 쓰기 | 값 {v:을} 레지스터 {r}에, 국번은 {u2}, 장치는 {d}.
      mb_write device={d2} unit={u} register={r2} value={x} | 영하 | {d2} {u}번 국 {r2}번지에 {x:을} 써 넣는다.
      mb_fill device={d} unit={u} register={r2} values=[{n},{v},0] | 줄줄이 | {d} 국번 {u}: {r2}번지부터 차례로 {n}, {v}, 0.
      mb_fill device={d2} unit={u2} register={r} values=[{x},{v}] | 두 값 | {x}, {v}. 이 둘을 {d2}, 국번 {u2}, {r}번지부터.
      mb_coil device={d} unit={u} coil={n} on=true | 코일 | {d} 국번 {u}의 {n}번 코일을 붙인다.
      mb_coil device={d2} unit={u2} coil={n} on=false | 코일 떼기 | 코일 {n}, 국번 {u2}, {d2}. 꺼짐으로.
      mb_scan device={d} first={u} last={u2} | 누가 있나 | {u}번부터 {u2}번까지 대답하는 국이 있나 {d}에 물어본다.
    `,
  },
];
