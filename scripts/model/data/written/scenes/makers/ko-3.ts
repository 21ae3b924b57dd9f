import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, in Korean, part 3. */
export const makersKo3: readonly Scene[] = [
  {
    language: 'ko',
    slots: { a: '/srv/data/원본 3차.csv, /home/mia/a b.dwg, D:/스캔/7쪽.tif', b: '/mnt/vault/2026/x.csv, /backup/plan-old.dwg, E:/out/p7.tif', d: '/srv/inbox, /var/spool/lab', d2: '/srv/archive, /mnt/cold/lab', h: 'kiln-7, nas4, copper', h2: 'moss-2, nas9, 은하', n: '2..90', name: '최종본.dwg, 정산 (2).xlsx, cover-B.png' },
    tools: ['fs_copy(source, dest, overwrite?: bool): Copy a file', 'fs_move(source, dest): Move a file', 'fs_rename(path, new_name): Give a file another name', 'fs_sweep(folder, older_than_days: int, dry_run?: bool): Delete old files of a folder', 'fs_pull(host, remote, local): Get a file from a host', 'fs_push(host, local, remote): Send a file to a host'],
    steps: `
      fs_copy source="{a}" dest="{b}" overwrite=true | 덮어쓰기 | {a:을} {b:로} 복사한다. 있던 것은 덮어써도 된다.
      fs_copy source="{b}" dest="{a}" overwrite=false | 없을 때만 | {a:이} 도착할 곳이고 {b:이} 원본이다. 이미 있으면 덮어쓰지 말고 복사.
      fs_move source="{a}" dest="{b}" | 옮기기 | {a} 파일이 {b:로} 자리를 옮긴다.
      fs_rename path="{b}" new_name="{name}" | 이름 | {b}의 이름은 이제 "{name}".
      fs_sweep folder={d} older_than_days={n} dry_run=false | 청소 | {d}에서 {n}일 넘은 것은 지운다. 연습 아님.
      fs_sweep folder={d2} older_than_days={n} dry_run=true | 연습 | {d2:은} {n}일보다 묵은 것을 지우면 무엇이 사라지는지만 본다.
      fs_pull host={h} remote="{a}" local="{b}" | 받기 | {h}에 있는 {a:을} 받아 여기 {b:로} 둔다.
      fs_push host={h2} local="{a}" remote="{b}" | 보내기 | 여기 {a:을} {h2}의 {b:로} 보낸다.
      fs_push host={h} local="{b}" remote="{a}" | 되보내기 | {h} 쪽 {a} 자리에 우리 {b:을} 올린다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /ids/hit {"공격자": "{bad}", "대상": "{srv}", "포트": {p}, "규칙": {rl}, "센서": "{sen}"}',
    slots: { bad: '=203.0.113.66, 198.51.100.9, 192.0.2.201', srv: '=10.0.2.15, 10.4.0.8, 172.16.9.30', srv2: '=10.0.2.99, 10.4.0.77', net: '=10.8.0.0/16, 192.168.40.0/24', p: '=22, 443, 3389, 8080', p2: '=5432, 6379, 9200', rl: '100..980', h: '2..72', sen: 'tap-2, edge7' },
    tools: ['fw_ban(address, hours?: int, memo?): Block an address', 'fw_unban(address): Take a block away', 'fw_pass(source, target, port: int, proto?: tcp|udp): Let traffic through', 'fw_forward(outside_port: int, inside_host, inside_port: int): Forward a port', 'fw_limit(source, per_minute: int): Limit how often one may connect', 'fw_rule(id: int, enabled: bool): Switch a rule'],
    steps: `
      fw_ban address={bad} hours={h} | 차단 | 공격한 쪽을 {h}시간 막는다.
      fw_ban address={bad} memo="{p} 포트 훑음, 두 번째" | 계속 차단 | {bad:은} 기한 없이 막고 메모 "{p} 포트 훑음, 두 번째"를 단다.
      fw_unban address={srv2} | 우리 것 | {srv2:은} 잘못 막혔다.
      fw_pass source={net} target={srv} port={p2} proto=udp | 통과 | {net}에서 공격받은 그 서버로 UDP {p2}번을 연다.
      fw_pass source={srv} target={srv2} port={p2} | 한 방향 | {srv2}의 {p2}번에 {srv:이} 붙을 수 있게. 프로토콜은 그냥 둔다.
      fw_forward outside_port={p} inside_host={srv2} inside_port={p2} | 포워딩 | 밖에서 {p:로} 오면 안의 {srv2} {p2}번으로 넘긴다.
      fw_limit source={net} per_minute={h} | 횟수 | {net}, 1분에 {h}번까지만.
      fw_rule id={rl} enabled=true | 규칙 켜기 | 메시지의 규칙을 살린다.
      fw_rule id={h} enabled=false | 규칙 {h} | 이건 쓰지 않는다.
    `,
  },
  {
    language: 'ko',
    slots: { s: '느티나무길, 부두3로, 외곽순환', s2: '역전길, 방앗간길, 다리위', pole: 'P-1180, LM/44, 7731', pole2: 'P-1212, LM/90', pct: '21..95', t: '=16:45, 17:10, 18:05', t2: '=05:50, 06:15, 06:45', t3: '=22:30, 23:15', k: '=2200, 2700, 4000', n: '3..20' },
    tools: ['garo_dim(street, percent: int, fade_s?: int): Dim the lamps of a street', 'garo_full(street): All lamps of a street at full', 'garo_hours(street, on_at, off_at): Set when the lamps burn', 'garo_night(street, from_time, to_time, percent: int): Dim during a part of the night', 'deung_colour(pole, kelvin: int): Set the colour of a lamp', 'deung_blink(pole, times: int): Let a lamp blink to be found', 'deung_reset(pole, hours_too?: bool): Reset a lamp'],
    steps: `
      garo_dim street="{s}" percent={pct} fade_s={n} | 어둡게 | {n}초에 걸쳐 {s} 불을 {pct}%로.
      garo_dim street="{s2}" percent={pct} | {pct}% | {s2} 가로등.
      garo_full street="{s2}" | 사고 | {s2}에서 사고다. 불을 다 켜라.
      garo_hours street="{s}" on_at={t} off_at={t2} | 점등 시간 | {s:은} {t2} 소등, {t} 점등.
      garo_night street="{s2}" from_time={t3} to_time={t2} percent={pct} | 심야 | {t3}부터 {t2}까지는 {s2:을} {pct}퍼센트로만.
      deung_colour pole={pole} kelvin={k} | 색온도 | {k}K, 전주 {pole}.
      deung_blink pole={pole2} times={n} | 찾기 | 기사님이 {pole2:을} 못 찾는다. {n}번 깜빡여 준다.
      deung_reset pole={pole} hours_too=false | 초기화 | {pole:을} 초기화하되 점등 시간 기록은 남긴다.
      deung_reset pole={pole2} hours_too=true | 새 등 | {pole2} 등을 갈았다. 시간 기록까지 싹 초기화.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt barn/robot {"소": "{c}", "착유칸": {b}, "유량": {y}, "분방": "왼쪽 뒤", "대기": "{c2}"}',
    slots: { c: '얼룩이, 4417, KR-208', c2: '순덕이, 5120, KR-311', b: '1..4', b2: '5..8', y: '10.5..19.5', kg: '0.5..4.5', d: '12..31', d2: '=2026-12-03, 2027-01-20', g: '건유군, 4번우리, 분만군', g2: '고능력군, 7번우리', mx: '5.0..9.0' },
    tools: ['milk_start(cow, box: int): Milk a cow', 'milk_skip(cow, hours: int): Do not milk a cow for some hours', 'milk_dump(cow, days: int): Do not use the milk of a cow', 'milk_keep(cow): Use the milk of a cow again', 'saryo_give(cow, kg: num, max_kg?: num): Feed concentrate', 'herd_move(cow, from_group, to_group): Move a cow', 'herd_note(cow, text, due?): Write a note', 'gate_sort(cow, side: left|right): Let a cow walk to one side'],
    steps: `
      milk_start cow="{c2}" box={b2} | 다음 소 | 기다리는 소를 {b2}번 칸에서 짠다.
      milk_skip cow="{c}" hours={d} | 쉬기 | 방금 짠 소는 {d}시간 동안 짜지 않는다.
      milk_dump cow="{c}" days={d} | 휴약 | {c} 젖은 {d}일간 버린다.
      milk_keep cow="{c2}" | 휴약 끝 | {c2} 젖을 이제 써도 된다.
      saryo_give cow="{c}" kg={kg} max_kg={mx} | 사료 | 메시지의 소에게 {kg}kg, 다 합쳐 {mx}kg은 넘기지 않게.
      saryo_give cow="{c2}" kg={kg} | 조금 더 | {c2}에게 배합사료 {kg}킬로.
      herd_move cow="{c}" from_group="{g2}" to_group="{g}" | 이동 | {c:은} {g2:이} 아니라 이제 {g} 소속이다.
      herd_note cow="{c}" text="왼쪽 뒤 단단함, 39.8도" due={d2} | 수의사 | {d2}에 수의사. 방금 짠 소에 "왼쪽 뒤 단단함, 39.8도"라고 적는다.
      gate_sort cow="{c2}" side=left | 문 | 갈림문에서 {c2:을} 왼쪽으로 보낸다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /bakery/rack {"랙": "{r}", "반죽": "{d}", "개수": {n}, "발효분": {min}, "빈발효실": "{cab}"}',
    slots: { r: 'R14, 3호차, 왼쪽랙', d: '바게트, 호밀, 식빵', d2: '브리오슈, 단팥, 치아바타', n: '46..120', min: '39..44', cab: 'G2, 5호실, 저온실', cab2: 'G4, 8호실', c: '2..38', rh: '60..95', t: '=03:15, 04:40, 02:50', kg: '5..60', g: '=80, 350, 550, 1050' },
    tools: ['balhyo_start(cabinet, celsius: int, humidity: int, minutes?: int): Let dough rise', 'balhyo_delay(cabinet, until): Keep dough cold until a time', 'balhyo_stop(cabinet): End rising', 'mixer_run(recipe, kg: num, speed?: slow|fast): Mix a dough', 'mixer_back(): Turn shortly backwards', 'bunhal(grams: int, count: int): Divide dough', 'oven_load(rack, steam: bool): Put a rack into the oven'],
    steps: `
      balhyo_start cabinet="{cab}" celsius={c} humidity={rh} minutes={min} | 발효 | 빈 발효실을 습도 {rh}%, {c}도로, 시간은 메시지에 적힌 분만큼.
      balhyo_start cabinet="{cab2}" celsius={c} humidity={rh} | 시간 없이 | {cab2}, {c}도에 습도 {rh}. 끝은 내가 본다.
      balhyo_delay cabinet="{cab2}" until={t} | 새벽까지 차게 | {cab2:은} {t} 전에는 깨어나지 않게.
      balhyo_stop cabinet="{cab}" | 다 부풀었다 | {cab} 발효는 여기까지.
      mixer_run recipe="{d2}" kg={kg} speed=slow | 살살 반죽 | {d2} {kg}kg을 살살 섞는다.
      mixer_run recipe="{d}" kg={kg} | 같은 반죽 | 랙에 있는 것과 같은 반죽 {kg}킬로. 속도는 안 정한다.
      mixer_back | 달라붙음 | 반죽이 갈고리에 붙었다. 잠깐 거꾸로.
      bunhal grams={g} count={n} | 분할 | 한 덩이 {g}g, 랙에 적힌 개수대로.
      oven_load rack="{r}" steam=true | 굽기 | 보고된 랙을 넣고 증기도 준다.
      oven_load rack="{r}" steam=false | 증기 없이 | {r}, 증기 빼고 오븐에.
    `,
  },
  {
    language: 'ko',
    slots: { p: 'Prusa-4, 레진2, K1-max', p2: 'Prusa-7, 델타, K1-b', f: 'bracket_v3.gcode, 경첩 왼쪽.3mf, cap-12.stl', f2: 'jig B.gcode, 꽃병.3mf, knob_7.stl', n: '190..285', bed: '45..110', z: '-0.35..-0.05', mat: 'PETG, PLA, ASA', mat2: 'TPU, 나일론', lay: '12..480', pct: '30..150', k: '하나만 / 세 개 / 여섯 개' },
    tools: ['print.start(printer, file, copies?: int): Print a file', 'print.pause(printer, at_layer?: int): Pause, now or at a layer', 'print.resume(printer): Go on printing', 'print.cancel(printer): Give a print up', 'heat.set(printer, nozzle: int, bed: int): Heat nozzle and bed', 'z.offset(printer, mm: num): Correct the height', 'speed.set(printer, pct: int): Set the speed', 'spool.swap(printer, old_material, new_material): Enter another material', 'spool.left(printer): Say how much material is left'],
    steps: `
      print.start printer="{p}" file="{f}" | 출력 | {p}에서 {f:을} 뽑는다. 개수 지정 없음.
      @k print.start printer="{p2}" file="{f2}" copies=1 // print.start printer="{p2}" file="{f2}" copies=3 // print.start printer="{p2}" file="{f2}" copies=6 | 여러 개 | {f2} {k}, 프린터는 {p2}.
      print.pause printer="{p}" at_layer={lay} | 너트 넣기 | {lay}층에서 {p:이} 쉬게 한다.
      print.pause printer="{p2}" | 잠깐 | {p2:을} 지금 잠깐 세워 둔다.
      print.resume printer="{p}" | 이어서 | 너트를 넣었다. {p:은} 이어서 출력.
      print.cancel printer="{p2}" | 실패작 | {p2} 출력물은 엉켰다. 포기한다.
      heat.set printer="{p}" nozzle={n} bed={bed} | 예열 | 베드 {bed}도, 노즐 {n}도, {p}.
      z.offset printer="{p}" mm={z} | 높이 | {p:은} {z}mm.
      speed.set printer="{p2}" pct={pct} | {pct}% 속도 | {p2:을} 그 빠르기로.
      spool.swap printer="{p2}" old_material="{mat}" new_material="{mat2}" | 재료 | {p2}에 걸린 것은 {mat:이} 아니라 {mat2:로} 바뀌었다.
      spool.left printer="{p}" | 얼마나 남았나 | {p} 필라멘트가 얼마나 남았는지.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt uav/state {"기체": "{d}", "배터리": {bt}, "출발패드": "{pad}", "바람": {w}, "다음기체": "{d2}"}',
    slots: { d: '솔개2, HX-4, 제비', d2: '매5, HX-9, 황조롱이', bt: '10..14', pad: 'P2, 헛간위, 북쪽패드', pad2: 'P5, 선착장, 남쪽패드', w: '3..9', m: '울타리7, 능선순찰, M-17', alt: '30..120', lat: '=37.3812, 35.0507', lon: '=127.5417, 129.2244', lat2: '=37.3990, 37.8611', r: '15..29', mps: '2..9' },
    tools: ['bihaeng_mission(craft, mission, alt_m?: int): Fly a mission', 'bihaeng_to(craft, lat: num, lon: num): Fly to a place', 'bihaeng_return(craft, pad?): Bring a craft back', 'bihaeng_hover(craft): Keep a craft in the air where it is', 'bihaeng_land(craft): Land where it is', 'bihaeng_orbit(craft, radius_m: int, direction: cw|ccw, mps?: num): Fly circles', 'bihaeng_fence(south: num, north: num): Set how far craft may fly'],
    steps: `
      bihaeng_return craft="{d}" pad="{pad2}" | 귀환 | 배터리가 얼마 없는 기체를 {pad2:로} 불러온다.
      bihaeng_return craft="{d2}" | 집으로 | {d2:은} 돌아와라. 패드는 알아서.
      bihaeng_mission craft="{d2}" mission="{m}" alt_m={alt} | 다음 비행 | 다음 기체가 고도 {alt}m로 {m} 비행을 한다.
      bihaeng_mission craft="{d}" mission="{m}" | {m} | {d}에게 맡긴다. 고도 없음.
      bihaeng_to craft="{d2}" lat={lat} lon={lon} | 좌표 | {d2:을} 경도 {lon}, 위도 {lat:로}.
      bihaeng_hover craft="{d}" | 떠 있기 | {d:은} 그 자리 그대로 공중에서 기다린다.
      bihaeng_land craft="{d}" | 내리기 | 돌아올 것 없이 보고한 기체는 있는 자리에 내려앉힌다.
      bihaeng_orbit craft="{d2}" radius_m={r} direction=ccw mps={mps} | 철탑 | 시계 반대 방향, 초속 {mps}, 반지름 {r}m로 {d2:이} 돈다.
      bihaeng_orbit craft="{d}" radius_m={r} direction=cw | 돌기 | {r}m 거리에서 시계 방향으로 {d}. 속도는 정하지 않음.
      bihaeng_fence south={lat} north={lat2} | 울타리 | 북으로 {lat2}, 남으로 {lat:을} 벗어나지 못하게 한다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /pharm/temp {"냉장고": "{f}", "온도": {t}, "보관로트": "{lot}", "예비냉장고": "{f2}", "열림초": {s}}',
    slots: { f: 'F-01, 백신왼쪽, KS3', f2: 'F-06, 백신오른쪽, KS8', t: '8.4..11.9', lot: 'HK0917, NX-2207-B, LOT-4410', lot2: 'HK0822, QM-1180-A', s: '61..300', q: '4..60', lo: '2.1..3.5', hi: '6.5..7.9', d: '=2027-03-31, 2026-12-15' },
    tools: ['fridge_limits(fridge, high: num, low: num): Set the limits', 'fridge_mute(fridge, minutes: int): Silence the alarm', 'fridge_unmute(fridge): Let the alarm sound', 'lot_quarantine(lot, reason?): Do not use a lot', 'lot_clear(lot): Let a lot be used again', 'lot_transfer(lot, to_fridge, from_fridge): Carry a lot over', 'lot_discard(lot, count: int): Throw doses away', 'lot_expiry(lot, date): Correct the date of a lot'],
    steps: `
      fridge_limits fridge="{f}" high={hi} low={lo} | 한계 | 더워진 냉장고는 아래 {lo}, 위 {hi}.
      fridge_limits fridge="{f2}" high={hi} low={lo} | 예비 쪽 | {f2:은} {lo}도에서 {hi}도까지 괜찮다.
      fridge_mute fridge="{f}" minutes={q} | 조용히 | 그 냉장고 경보를 {q}분 동안 재운다.
      fridge_unmute fridge="{f2}" | 울리게 | {f2}에 무슨 일이 있으면 소리가 나야 한다.
      lot_quarantine lot={lot} reason="{t}도 {s}초" | 격리 | 그 안의 로트는 쓰지 않는다. 사유 "{t}도 {s}초".
      lot_quarantine lot={lot2} | 의심 | {lot2:은} 따로 빼 둔다. 사유는 적지 않음.
      lot_clear lot={lot2} | 해제 | {lot2:은} 이상이 없다니 도로 쓴다.
      lot_transfer lot={lot} to_fridge="{f2}" from_fridge="{f}" | 옮기기 | 더운 냉장고의 로트를 예비로 옮긴다.
      lot_discard lot={lot2} count={q} | 폐기 | {lot2} {q}개는 버린다.
      lot_expiry lot={lot2} date={d} | 기한 | {lot2} 유효 기한을 {d:로} 고친다.
    `,
  },
  {
    language: 'ko',
    slots: { p: 'IP-3, 주입기12, 7번왼쪽', p2: 'IP-8, 주입기20, 9번오른쪽', ml: '0.5..9.5', vol: '50..480', u: '2..8', dr: '생리식염수, 헤파린, 포도당 5%', n: '11..45' },
    tools: ['suaek_run(pump, ml_per_h: num, total_ml?: num): Infuse at a rate', 'suaek_bolus(pump, ml: num, minutes: int): Give an amount once', 'suaek_hold(pump): Pause an infusion', 'suaek_resume(pump): Go on with an infusion', 'suaek_kvo(pump, on: bool): Keep the vein open', 'suaek_drug(pump, name): Enter what is infused', 'suaek_warn(pump, at: low|medium|high): Set at what pressure it warns'],
    steps: `
      suaek_run pump="{p}" ml_per_h={ml} total_ml={vol} | 속도 | 모두 {vol}ml, 한 시간에 {ml}ml. 펌프는 {p}.
      suaek_run pump="{p2}" ml_per_h={ml} | 총량 없음 | {p2:은} 시간당 {ml}. 총량은 안 정한다.
      suaek_bolus pump="{p}" ml={u} minutes={n} | 한 번에 | {n}분 동안 {u}ml만, {p}.
      suaek_hold pump="{p2}" | 세수 | 씻는 동안 {p2:은} 잠시 멈춤.
      suaek_resume pump="{p2}" | 다시 | 다 씻었다. {p2:을} 이어서.
      suaek_kvo pump="{p}" on=true | 혈관 유지 | {p:은} 혈관이 막히지 않게 유지한다.
      suaek_kvo pump="{p2}" on=false | 유지 해제 | {p2}에서는 혈관 유지가 필요 없다.
      suaek_drug pump="{p}" name="{dr}" | {dr} | {p}에 걸려 있는 약이다.
      suaek_warn pump="{p2}" at=low | 가는 바늘 | 압력이 낮을 때부터 알리게, {p2}.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt wind/farm {"풍력기": "{t}", "진동": {v}, "요각": {y}, "출력": {kw}, "뒤쪽": "{t2}"}',
    slots: { t: 'WEA-04, T12, 언덕2', t2: 'WEA-05, T14, 언덕3', v: '3.1..8.8', y: '65..90', kw: '900..1900', cap: '200..800', deg: '-20..-2', min: '12..60', t0: '=19:30, 20:15, 21:00', t1: '=05:45, 06:30, 04:50', k: '부드럽게, 살살 / 급하게, 비상으로' },
    tools: ['wt_stop(turbine, brake: soft|emergency): Stop a turbine', 'wt_start(turbine): Let a turbine run', 'wt_cap(turbine, kw: int, minutes?: int): Limit the power', 'wt_uncap(turbine): Take the limit away', 'wt_yaw(turbine, degrees: int): Turn the nacelle by so many degrees', 'wt_quiet(turbine, from_time, to_time): Run quietly between two times', 'wt_deice(turbine, blades: one|all): Heat the blades'],
    steps: `
      @k wt_stop turbine="{t}" brake=soft // wt_stop turbine="{t}" brake=emergency | 떨림 | 흔들린다고 온 것을 {k} 세운다.
      wt_stop turbine="{t2}" brake=emergency | 탑에 사람! | {t2}, 있는 제동 다 걸어 당장!
      wt_start turbine="{t2}" | 바람 | 바람이 온다. {t2} 돌아도 된다.
      wt_cap turbine="{t}" kw={cap} minutes={min} | 제한 | 메시지의 풍력기는 {min}분 동안 {cap}kW까지만.
      wt_cap turbine="{t2}" kw={cap} | 계통 | {cap}kW가 {t2}의 한도다. 풀라고 할 때까지.
      wt_uncap turbine="{t2}" | 한도 풀기 | {t2}, 낼 수 있는 만큼 낸다.
      wt_yaw turbine="{t}" degrees={deg} | 방향 | 알려 온 것을 {deg}도 틀어라.
      wt_quiet turbine="{t2}" from_time={t0} to_time={t1} | 이웃 | {t1}까지 {t2:은} 조용히, {t0}부터다.
      wt_deice turbine="{t}" blades=all | 얼음 | {t} 날개마다 얼음이 앉았다. 모두 데운다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /brew/tank {"탱크": "{t}", "맥주": "{b}", "플라토": {pl}, "압력": {bar}, "빈탱크": "{t2}"}',
    slots: { t: 'FV3, 발효2, 유니1', t2: 'BBT5, 숙성9, 유니6', b: '필스, 흑맥주, 밀맥주', pl: '2.1..6.4', bar: '0.4..0.8', c: '-1.5..-0.5', c2: '9..20', hl: '21..38', hop: 'Citra, 사피르, HBC 586', g: '150..900', min: '39..60', lo: '0.9..1.2', hi: '1.4..2.1', batch: '=B-2231, G/0884' },
    tools: ['tank_cool(tank, celsius: num, hours?: int): Cool to a temperature', 'tank_rouse(tank, minutes: int): Stir the yeast up', 'tank_xfer(src, dst, hl: num): Pump beer over', 'tank_spund(tank, open_bar: num, close_bar: num): Set the valve for pressure', 'tank_cip(tank, agent: caustic|acid|water, minutes?: int): Clean a tank', 'hop_add(tank, hop, grams: int): Add hops', 'batch_name(tank, batch): Enter the batch of a tank'],
    steps: `
      tank_cool tank="{t}" celsius={c} hours=18 | 냉각 | {b} 든 탱크를 18시간에 걸쳐 {c}도까지.
      tank_cool tank="{t2}" celsius={c2} | {c2}도 | {t2:을} 되는 대로 빨리.
      tank_rouse tank="{t}" minutes={min} | 효모 깨우기 | {min}분, 보고된 탱크.
      tank_xfer src="{t}" dst="{t2}" hl={hl} | 이송 | 차 있는 탱크에서 빈 데로 {hl}hl.
      tank_xfer src="{t2}" dst="{t}" hl={hl} | 되보내기 | {t2:이} 너무 찼다. {hl}hl를 {t:로} 돌려보낸다.
      tank_spund tank="{t}" open_bar={hi} close_bar={lo} | 밸브 | {lo}바에서 닫히고 {hi}바에서 열린다, {t}.
      tank_cip tank="{t2}" agent=caustic minutes={min} | 가성소다 | 빈 탱크를 {min}분 동안 가성소다로.
      tank_cip tank="{t2}" agent=water | 물로만 | {t2:을} 맹물로 헹군다. 시간은 프로그램대로.
      hop_add tank="{t}" hop="{hop}" grams={g} | 홉 | {b}에 {hop} {g}g.
      batch_name tank="{t2}" batch={batch} | {batch} | {t2}에 들어갈 배치 번호다.
    `,
  },
  {
    language: 'ko',
    slots: { q: '10..90', q2: '100..240', g: '달빛, 청색배경, 역광', g2: '전면, 호리존트, 특수', s: '2..30', pct: '31..95', col: '=#3366FF, #FFB070, #0A8F3C', col2: '=#110033, #FFE4C0', a: '춘향, 방자, 합창왼쪽' },
    tools: ['cue_go(number?: int): Play the next cue, or a certain one', 'cue_back(): Return to the cue before', 'cue_save(number: int, fade_in: num, fade_out: num): Save the present light as a cue', 'grp_level(group, pct: int, secs?: num): Set a group', 'grp_colour(group, hex): Colour a group', 'grp_fade(group, from_hex, to_hex, secs: num): Change a colour slowly', 'blackout(on: bool): All dark or not', 'call_actor(name, text): Call an actor'],
    steps: `
      cue_go | 다음 | 다음 큐로 넘어간다.
      cue_go number={q} | 건너뛰기 | 곧장 {q}번 큐.
      cue_back | 너무 빨랐다 | 이전 큐로 돌아간다.
      cue_save number={q2} fade_in={s} fade_out=1.5 | 저장 | 지금 조명을 {q2}번으로. 나갈 때 1.5초, 들어올 때 {s}초.
      grp_level group="{g}" pct={pct} secs={s} | 밝기 | {s}초에 걸쳐 {g} 그룹 {pct}%.
      grp_level group="{g2}" pct={pct} | 바로 | {g2:을} {pct}퍼센트, 초는 안 적는다.
      grp_colour group="{g2}" hex={col} | 색 | {g2} 그룹은 {col} 색이다.
      grp_fade group="{g}" from_hex={col} to_hex={col2} secs={s} | 해질녘 | {g:이} {s}초 동안 {col}에서 {col2:로} 변해 간다.
      blackout on=false | 불! | 암전 끝.
      blackout on=true | 암전 | 무대를 깜깜하게.
      call_actor name="{a}" text="5분 전입니다, stand by!" | 호출 | {a:을} 부른다: "5분 전입니다, stand by!"
    `,
  },
  {
    language: 'ko',
    event: 'webhook /library/return {"바코드": "{b}", "서명": "{t}", "반납자": "{r}", "예약자": "{r2}", "분관": "{br}"}',
    slots: { b: '=30210044871, L-77182, X0091-3', t: '눈의 물결, 옛 지도', r: 'R-2210, 0088-41, KP77', r2: 'R-5504, 0091-17, ZT20', br: '동문분관, 본관', br2: '항구분관, 이동도서관', d: '=2026-12-14, 2027-01-09', won: '=500, 1200, 3000', sh: '813.6, 아동 4, K 12 b', wk: '2..9' },
    tools: ['chaek_reserve(barcode, reader, until?): Keep an item for a reader', 'chaek_unreserve(barcode): Keep an item no longer', 'chaek_send(barcode, from_branch, to_branch): Send an item to another branch', 'chaek_shelve(barcode, shelf): Enter the shelf', 'loan_renew(reader, barcode, weeks?: int): Extend a loan', 'fee_add(reader, won: int, reason?): Charge a fee', 'fee_waive(reader): Drop all fees of a reader'],
    steps: `
      chaek_reserve barcode={b} reader={r2} until={d} | 맡아 두기 | 돌아온 책을 예약한 분 앞으로 {d}까지 맡아 둔다.
      chaek_reserve barcode={b} reader={r2} | 예약자 | {b:을} {r2} 몫으로 챙긴다.
      chaek_unreserve barcode={b} | 예약 풀기 | 찾는 이가 없으니 이 책 예약은 없앤다.
      chaek_send barcode={b} from_branch="{br}" to_branch="{br2}" | {br2:로} | 반납된 곳에서 그리로 보낸다.
      chaek_send barcode={b} from_branch="{br2}" to_branch="{br}" | 돌아오기 | {b:은} {br2}에 있다. {br:로} 돌려보낸다.
      chaek_shelve barcode={b} shelf="{sh}" | 꽂을 곳 | 이 책 서가는 {sh}.
      loan_renew reader={r} barcode={b} weeks={wk} | 연장 | 가져온 분이 {b:을} {wk}주 더 본다.
      fee_add reader={r} won={won} reason="12쪽 커피 얼룩" | 얼룩 | 반납한 분께 {won}원, 사유 "12쪽 커피 얼룩".
      fee_add reader={r2} won={won} | 연체료 | {r2}에게 {won}원을 물린다.
      fee_waive reader={r2} | 면제 | {r2:은} 이제 낼 돈이 없다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt ferry/berth {"선석": {b}, "배": "{s}", "조위": {td}, "갑판": "아래", "다음배": "{s2}"}',
    slots: { b: '1..4', b2: '5..8', s: '새섬호, MF-12, 제비호', s2: '은파호, MF-30, 갈매기', td: '-1.8..-0.4', cm: '70..200', deg: '-9..-2', n: '9..60', ln: '=A, B, C', t: '=05:20, 06:45', t2: '=07:30, 14:05, 23:00' },
    tools: ['ramp_to(berth: int, cm: int): Bring a ramp to a height', 'ramp_tilt(berth: int, degrees: num): Tilt a ramp', 'ramp_home(berth: int): Fold a ramp away', 'lane_open(lane: A|B|C, cars: int): Let cars of a lane drive on', 'lane_hold(lane: A|B|C): Let a lane wait', 'sailing_set(ship, departs, arrives): Enter a sailing', 'sailing_scrub(ship, reason?): Cancel a sailing', 'horn(blasts: int, length: short|long): Sound the horn'],
    steps: `
      ramp_to berth={b} cm={cm} | 램프 | 배가 들어온 선석에서 램프를 {cm}cm로.
      ramp_tilt berth={b2} degrees={deg} | 기울기 | {b2}번 선석 램프는 {deg}도.
      ramp_home berth={b} | 출항 | {s:이} 떠난다. 그 선석 램프를 접는다.
      @ln lane_open lane={ln} cars={n} | 승선 | {ln} 차로에서 {n}대 태운다.
      @ln lane_hold lane={ln} | 만차 | 갑판이 찼으니 {ln} 차로는 기다린다.
      sailing_set ship="{s2}" departs={t} arrives={t2} | 시각 | 다음 배는 {t2}에 닿고 {t}에 떠난다.
      sailing_set ship="{s}" departs={t} arrives={t2} | {s} | 출발 {t}, 도착 {t2}.
      sailing_scrub ship="{s2}" reason="풍속 31m/s, 죄송합니다" | 결항 | {s2} 결항, 사유는 "풍속 31m/s, 죄송합니다".
      sailing_scrub ship="{s}" | 오늘은 쉼 | 지금 대어 있는 배는 오늘 안 뜬다.
      horn blasts=3 length=long | 안개 | 뱃고동을 길게 세 번.
    `,
  },
];
