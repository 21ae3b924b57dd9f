import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 1. */
export const options1: readonly Scene[] = [
  // 광어 양식장
  {
    language: 'ko',
    event: 'mqtt 광어/{t} {"수조": "{t}", "수온": {c}, "산소": {o}}',
    slots: { t: '=S5, S12, K3', c: '14..19', o: '3.1..4.6 / 6.2..8.0', n: '2..40', g: '=150, 320, 600', sz: '=잘게 부순 것, 제일 잔 것 / 중간 크기, 중간치 / 굵은 것, 왕사료', w: '=받아, 채워 / 빼, 버려', pct: '=20, 35, 60' },
    tools: ['neopchi_water(tank, way: in|out, percent?: int): 수조 물을 넣거나 뺀다', 'neopchi_air(tank, level: off|low|high): 산소 공급 세기', 'neopchi_feed(tank, grams: int, pellet?: small|medium|large, soak?: bool): 사료를 준다', 'neopchi_tag(tank, note): 수조에 메모를 단다'],
    steps: `
      @w neopchi_water tank={t} way=in // neopchi_water tank={t} way=out | 물 | 보고한 수조 물 {w}. 얼마나인지는 보면서 정하니 비워 둔다.
      neopchi_water tank={t} way=out percent={pct} | 환수 | 그 수조 물을 {pct}% 뺀다.
      neopchi_water tank={t} way=in percent={pct} | 채우기 | 뺀 만큼 새 물 {pct}%, 같은 수조로.
      @o neopchi_air tank={t} level=high // failed "산소 {o}" | 산소 세게 | 산소가 5 밑이면 제일 세게 틀고, 5를 넘으면 하지 말고 실패로.
      neopchi_air tank={t} level=off | 산소 정지 | 올라온 수조 산소를 끊어 주세요.
      @sz neopchi_feed tank={t} grams={g} pellet=small // neopchi_feed tank={t} grams={g} pellet=medium // neopchi_feed tank={t} grams={g} pellet=large | 먹이 | {sz:로} {g}그램. 이벤트의 수조.
      neopchi_feed tank={t} grams={g} | 먹이 주기 | {g}그램만 줍니다. 알 크기는 아무거나 괜찮습니다.
      neopchi_feed tank={t} grams={g} soak=true | 불린 먹이 | 물에 불려서 {g}g.
      neopchi_tag tank={t} note="{n}마리 선별" | 메모 | 해당 수조에 "{n}마리 선별"이라고 달아 둔다.
    `,
  },
  // 딸기 하우스
  {
    language: 'ko',
    slots: { h: '1..9', k: '11..19', s: '=동쪽, 해 뜨는 쪽 / 서쪽, 해 지는 쪽 / 양쪽, 좌우 다', d: '=걷어 올려, 말아 올려, 걷어 / 풀어 내려, 내려 덮어, 내려 / 그 자리에 세워, 멈춰', pct: '10..90', t: '5..28', m: '=3, 8, 15' },
    tools: ['ddalgi_side(house: int, side: east|west|both, motion: roll_up|roll_down|hold, percent?: int): 측창 비닐', 'ddalgi_heat(house: int, mode: frost|grow|off, target?: int): 온풍기', 'ddalgi_drip(house: int, minutes: int, nutrient?: bool): 점적 관수'],
    steps: `
      @d ddalgi_side house={h} side=both motion=roll_up // ddalgi_side house={h} side=both motion=roll_down // ddalgi_side house={h} side=both motion=hold | 측창 | {h}동 양쪽 측창 {d} 주세요.
      @s ddalgi_side house={k} side=east motion=roll_up // ddalgi_side house={k} side=west motion=roll_up // ddalgi_side house={k} side=both motion=roll_up | 올리기 | {k}동 측창, {s} 걷어 올림.
      ddalgi_side house={h} side=west motion=roll_down percent={pct} | 반만 | {h}동 서쪽을 {pct}%까지 내린다.
      ddalgi_side house={h} side=east motion=roll_up percent={pct} | 환기 | 해 뜨는 쪽을 {pct}퍼센트 걷어 주십시오. {h}동입니다.
      ddalgi_heat house={k} mode=frost | 동해 방지 | 오늘 밤은 얼지만 않게. {k}동 온풍기. 온도는 정하지 않는다.
      ddalgi_heat house={k} mode=grow target={t} | 생육 | {k}동은 생육 모드로, {t}도.
      ddalgi_heat house={h} mode=off | 끄기 | {h}동 온풍기 끕니다.
      ddalgi_drip house={h} minutes={m} nutrient=false | 맹물 | 양액 섞지 말고 맹물로 {m}분, {h}동.
      ddalgi_drip house={k} minutes={m} nutrient=true | 양액 | {k}동에 양액 타서 {m}분 관수.
    `,
  },
  // 아파트 경비실
  {
    language: 'ko',
    event: 'webhook /bell/{ho} {"동": "{dong}", "호": {ho}, "차량": "{car}", "문": "{gate}"}',
    slots: { dong: '=101동, 105동, 가동', ho: '201..1804', car: '=12가3456, 88나1020, 301다7744', gate: '=후문, 뒷문 / 정문, 앞문 / 쪽문, 옆문', up: '=올려, 들어 / 내려, 닫아', m: '=30, 60, 120', hh: '=19:30, 22:00, 06:40' },
    tools: ['dangji_bar(gate: main|back|side, move: up|down, hold?: bool): 차단기를 움직인다', 'dangji_pass(building, unit: int, plate, until?): 방문증을 낸다', 'dangji_call(building, unit: int, ring?: soft|normal): 세대를 부른다', 'dangji_lamp(gate: main|back|side, on: bool): 문 앞 등'],
    steps: `
      @gate dangji_bar gate=back move=up // dangji_bar gate=main move=up // dangji_bar gate=side move=up | 열기 | 차가 서 있는 문의 차단기를 올린다.
      @gate dangji_bar gate=back move=down hold=true // dangji_bar gate=main move=down hold=true // dangji_bar gate=side move=down hold=true | 고정 | 그 문 차단기를 내리고 그대로 고정.
      @up dangji_bar gate=back move=up // dangji_bar gate=back move=down | 후문 | 후문 차단기 {up} 주세요.
      @up dangji_bar gate=main move=up // dangji_bar gate=main move=down | 정문 | 정문 것만 {up} 놓는다. 고정 얘기는 없음.
      dangji_pass building={dong} unit={ho} plate={car} until={hh} | 방문증 | {hh}까지 쓰는 방문증. 동, 호, 차는 이벤트대로.
      dangji_pass building={dong} unit={ho} plate={car} | 방문증(시간 없음) | 이 차 방문증 내 주세요. 시간은 정하지 않습니다.
      dangji_call building={dong} unit={ho} ring=soft | 조용히 | 아기가 잔답니다. 그 세대를 작은 소리로 불러 주세요.
      dangji_call building={dong} unit={ho} | 호출 | 해당 세대 호출.
      dangji_lamp gate=side on=false | 옆문 등 | 옆문 등은 꺼 둡니다.
    `,
  },
  // 학교 전산실
  {
    language: 'ko',
    slots: { a: 'h.yun, t2031, lab-guest', a2: 'm.seo, t2044, pc-admin', sv: 'edu-fs1, nas-ne, lms2', sv2: 'edu-db, print-03, lms7', q: '=20, 50, 120', day: '=2026-03-02, 2026-12-31, 2027-02-28', r: '=읽기만, 보기만 / 쓰기까지, 고칠 수도 있게 / 관리자로, 전부 다 할 수 있게' },
    tools: ['grantShare(account, server, right: ro|rw|admin, expires?): 계정에 서버 권한을 준다', 'dropShare(account, server, wipe?: bool): 권한을 거둔다', 'setQuota(server, account, gigabytes: int): 용량을 정한다', 'lockAccount(account, locked: bool): 계정을 잠그거나 푼다'],
    steps: `
      @r grantShare account={a} server={sv} right=ro // grantShare account={a} server={sv} right=rw // grantShare account={a} server={sv} right=admin | 권한 | {a} 계정, {sv} 서버. {r}.
      @r grantShare account={a2} server={sv2} right=ro // grantShare account={a2} server={sv2} right=rw // grantShare account={a2} server={sv2} right=admin | 서버 열기 | 서버 {sv2}에 계정 {a2:을} 붙여 주세요. {r} 해 주시면 됩니다. 기한은 두지 않습니다.
      grantShare account={a} server={sv2} right=ro expires={day} | 기한부 | {day}까지 {sv2}를 {a}에게 보기만 하게 연다.
      dropShare account={a2} server={sv} | 회수 | {sv}에서 {a2} 뺌.
      dropShare account={a} server={sv} wipe=true | 파일까지 | {a}의 {sv} 권한을 거두고 파일도 지운다.
      dropShare account={a} server={sv2} wipe=false | 파일은 남김 | {a}의 {sv2} 권한은 거두되 파일은 지우지 말 것.
      setQuota server={sv} account={a2} gigabytes={q} | 용량 | {a2} 한테 {q}기가. {sv}에서.
      lockAccount account={a} locked=true | 잠금 | 졸업생 계정 {a:을} 잠가 주십시오.
      lockAccount account={a2} locked=false | 잠금 해제 | {a2} 다시 쓸 수 있게 풀어 줄 것.
    `,
  },
  // 카센터
  {
    language: 'ko',
    event: 'peripheral shop/lift {"리프트": {n}, "차량": "{car}", "무게": {kg}}',
    slots: { n: '1..6', car: '=31무4402, 205보1187, 77로9120', kg: '900..1900 / 2600..3300', cm: '=40, 95, 160', nm: '=90, 108, 135', part: '=오일필터, 브레이크패드, 점화플러그', cnt: '1..8', dir: '=올립니다, 띄웁니다 / 내립니다, 바닥에 놓습니다' },
    tools: ['jeongbi_lift(bay: int, move: up|down|stop, cm?: int): 리프트를 움직인다', 'jeongbi_torque(wheel: fl|fr|rl|rr, nm: int): 바퀴 조임값', 'jeongbi_part(part, count: int, genuine?: bool): 부품을 꺼낸다', 'jeongbi_oil(bay: int, action: drain|fill, litres?: num): 오일 작업'],
    steps: `
      @dir jeongbi_lift bay={n} move=up // jeongbi_lift bay={n} move=down | 리프트 | 차 들어온 리프트를 {dir}. 높이는 제가 봅니다.
      @kg jeongbi_lift bay={n} move=up cm={cm} // failed "{kg}kg" | 들기 | 2500kg 이하면 그 리프트를 {cm}센티까지 올리고, 더 무거우면 올리지 않는다.
      jeongbi_lift bay={n} move=stop | 멈춤 | 멈춰! 그 리프트!
      jeongbi_torque wheel=fl nm={nm} | 앞왼쪽 | 운전석 쪽 앞바퀴(왼쪽 앞) {nm}뉴턴미터.
      jeongbi_torque wheel=rr nm={nm} | 조임 | 오른쪽 뒷바퀴를 {nm}Nm로.
      jeongbi_torque wheel=rl nm={nm} | 조임값 | 뒷바퀴 왼쪽은 {nm}.
      jeongbi_part part={part} count={cnt} genuine=true | 순정 | {part} {cnt}개, 순정품으로 꺼내 주세요.
      jeongbi_part part={part} count={cnt} | 부품 | {cnt}개 꺼낸다. 품명은 {part}. 순정인지는 상관없음.
      jeongbi_oil bay={n} action=fill litres=4.5 | 주유 | 새 오일 4.5리터를 그 자리에 넣는다.
      jeongbi_oil bay={n} action=drain | 빼기 | 헌 오일 뺀다. 몇 리터인지는 모름.
    `,
  },
  // 빵집
  {
    language: 'ko',
    slots: { d: '1..4', up: '150..230', lo: '240..290', m: '8..45', s: '=넣고, 뿜고 / 빼고, 없이', b: '=소금빵, 치아바타, 단팥빵', q: '2..60', f: '=약하게, 살살 / 세게, 확' },
    tools: ['obun_set(deck: int, top_c: int, bottom_c: int, minutes?: int, steam?: bool): 데크 오븐 설정', 'obun_damper(deck: int, state: open|shut): 배기 댐퍼', 'obun_fan(power: low|high|auto): 배기 팬', 'obun_count(item, count: int, shelf?: left|right): 구운 수를 적는다'],
    steps: `
      obun_set deck={d} top_c={up} bottom_c={lo} | 온도 | {d}단 윗불 {up}, 아랫불 {lo}. 시간은 눈으로 본다.
      obun_set deck={d} top_c={lo} bottom_c={up} minutes={m} | 굽기 | {d}번 데크를 아래 {up}도 위 {lo}도로 {m}분이요.
      @s obun_set deck={d} top_c={up} bottom_c={lo} steam=true // obun_set deck={d} top_c={up} bottom_c={lo} steam=false | 스팀 | 스팀 {s} 윗불 {up} 아랫불 {lo}, {d}단.
      obun_damper deck={d} state=open | 김 빼기 | {d}단 댐퍼를 열어 주세요. 껍질이 눅눅해요.
      obun_damper deck={d} state=shut | 김 가두기 | {d}단 댐퍼 막는다.
      @f obun_fan power=low // obun_fan power=high | 배기 | 팬 {f}.
      obun_fan power=auto | 팬 | 팬은 알아서 돌게 두면 됩니다.
      obun_count item={b} count={q} shelf=left | 진열 | {b} {q}개, 왼쪽 선반에 놓았다고 적어요.
      obun_count item={b} count={q} | 수량 | {q}개 나옴, {b}. 선반은 안 적음.
    `,
  },
  // 낚싯배
  {
    language: 'ko',
    event: 'mqtt boat/{v} {"배": "{v}", "풍속": {w}, "수심": {dp}, "연료": {fu}}',
    slots: { v: '바다호, 만선3, 갈매기', w: '2..8 / 14..21', dp: '12..60', fu: '20..90', m: '15..80', kn: '=3.5, 6, 9.5', sd: '=좌현, 왼쪽 뱃전 / 우현, 오른쪽 뱃전 / 고물, 배 뒤', deg: '5..35', dr: '=내려, 풀어 / 감아, 걷어' },
    tools: ['baet_anchor(boat, action: drop|weigh, metres?: int): 닻', 'baet_light(boat, where: port|starboard|stern, on: bool): 뱃전 등', 'baet_helm(boat, turn: port|starboard, degrees: int): 키', 'baet_speed(boat, knots: num, ahead: bool): 속력과 앞뒤'],
    steps: `
      @dr baet_anchor boat="{v}" action=drop // baet_anchor boat="{v}" action=weigh | 닻 | 닻을 {dr}. 보고한 배. 길이는 안 정함.
      baet_anchor boat="{v}" action=drop metres={m} | 닻줄 {m}m | 그 배 닻을 {m}미터 풀어 내린다.
      @sd baet_light boat="{v}" where=port on=true // baet_light boat="{v}" where=starboard on=true // baet_light boat="{v}" where=stern on=true | 등 | {sd} 등을 켭니다. 방금 보고한 배예요.
      @sd baet_light boat="{v}" where=port on=false // baet_light boat="{v}" where=starboard on=false // baet_light boat="{v}" where=stern on=false | 등 끄기 | 눈부시다. 그 배 {sd} 등 꺼라.
      baet_helm boat="{v}" turn=port degrees={deg} | 왼쪽으로 | 좌현으로 {deg}도 튼다.
      baet_helm boat="{v}" turn=starboard degrees={deg} | 오른쪽으로 | 키 {deg}도, 우현으로.
      baet_speed boat="{v}" knots={kn} ahead=true | 전진 | 앞으로 {kn}노트.
      baet_speed boat="{v}" knots={kn} ahead=false | 후진 | {kn}노트로 뒤로 뺀다.
      @w baet_speed boat="{v}" knots={kn} ahead=true // failed "풍속 {w}" | 출항 | 풍속 10 밑일 때만 {kn}노트 전진. 10을 넘으면 실패.
    `,
  },
  // 캠핑장
  {
    language: 'ko',
    slots: { s: 'A-07, 숲속3, 계곡12', s2: 'B-15, 별빛1, 데크9', n: '=김하늘, 민서진, 오태경', day: '=2026-05-01, 2026-08-14, 2026-10-09', day2: '=2026-05-03, 2026-08-16, 2026-10-11', k: '=참나무, 소나무', q: '1..9', w: '=10, 16', tm: '=21:30, 22:00, 23:10' },
    tools: ['yayeong_move(guest, from_site, to_site): 손님 자리를 옮긴다', 'yayeong_book(site, arrive, leave, guest?, pet?: bool): 자리를 잡는다', 'yayeong_power(site, amps: 10|16, on: bool): 자리 전기', 'yayeong_wood(site, bundles: int, wood?): 장작을 갖다준다', 'yayeong_quiet(start, strict?: bool): 조용 시간을 알린다'],
    steps: `
      yayeong_move guest={n} from_site="{s}" to_site="{s2}" | 이동 | {n}님을 {s}에서 {s2:로} 옮겨 주세요.
      yayeong_move guest={n} from_site="{s2}" to_site="{s}" | 자리 바꿈 | {s}로 옮긴다, {n}님. 지금은 {s2}.
      yayeong_book site="{s}" arrive={day} leave={day2} guest={n} pet=true | 예약 | {day} 입실 {day2} 퇴실, {s}, 이름 {n}, 개 데려옴.
      yayeong_book site="{s2}" arrive={day} leave={day2} | 이름 없이 | {s2} 자리, {day2}에 나가고 {day}에 들어옴. 이름은 나중에.
      yayeong_book site="{s2}" arrive={day} leave={day2} pet=false | 반려견 없음 | {s2:을} {day}부터 {day2}까지. 반려견은 없습니다. 성함은 아직 모릅니다.
      yayeong_power site="{s}" amps={w} on=true | 전기 | {s} 전기 {w}암페어 넣어 줘.
      yayeong_power site="{s2}" amps=10 on=false | 전기 끊기 | {s2} 10A 쪽은 끊는다.
      yayeong_wood site="{s}" bundles={q} wood={k} | 장작 | {s}로 {k} {q}단.
      yayeong_wood site="{s2}" bundles={q} | 장작 {q} | {s2}에 {q}단 부탁해요. 나무는 아무거나요.
      yayeong_quiet start={tm} strict=true | 조용 시간 | {tm}부터 조용 시간, 엄격하게.
    `,
  },
  // 검체 냉동고
  {
    language: 'ko',
    event: 'mqtt freezer/{f} {"냉동고": "{f}", "칸": {sh}, "검체": "{sm}", "온도": {c}}',
    slots: { f: 'DF-2, ULT80, 지하1', f2: 'DF-9, ULT81, 지하4', sh: '1..5', sh2: '6..12', sm: 'BX-1102, SER-77, 혈청40', c: '-82..-71 / -58..-41', k: '=-80, -75, -70', lk: '=걸어, 채워 / 풀어, 열어' },
    tools: ['dongsil_move(sample, freezer, shelf: int, keep_log?: bool): 검체를 옮긴다', 'dongsil_set(freezer, celsius: int, ramp?: slow|fast): 설정 온도', 'dongsil_lock(freezer, locked: bool): 문 잠금', 'dongsil_alarm(freezer, state: mute|arm): 경보기'],
    steps: `
      dongsil_move sample={sm} freezer="{f2}" shelf={sh2} | 검체 이동 | 올라온 검체를 {f2} 냉동고 {sh2}번 칸으로 옮긴다.
      dongsil_move sample={sm} freezer="{f}" shelf={sh2} keep_log=false | 칸만 | 냉동고는 그대로, 칸만 {sh2:로}. 기록은 남기지 말고.
      dongsil_move sample={sm} freezer="{f2}" shelf={sh} keep_log=true | 같은 칸 | {f2}의, 지금과 같은 번호의 칸으로 그 검체를 옮기고 기록도 남겨 주세요.
      @c failed "{c}도입니다" // dongsil_set freezer="{f}" celsius={k} ramp=fast | 급냉 | 영하 60도보다 따뜻하면 그 냉동고를 {k}도로 빠르게. 아니면 실패로 둔다.
      dongsil_set freezer="{f2}" celsius={k} ramp=slow | 천천히 | {f2:은} {k}도까지 서서히 내릴 것.
      dongsil_set freezer="{f2}" celsius={k} | 설정 | {f2} {k}도. 빠르기는 말이 없었음.
      @lk dongsil_lock freezer="{f}" locked=true // dongsil_lock freezer="{f}" locked=false | 문 | 보고된 냉동고 문을 {lk} 주세요.
      dongsil_alarm freezer="{f}" state=mute | 경보 | 알고 있으니 그 냉동고 경보음은 잠재워 주십시오.
      dongsil_alarm freezer="{f2}" state=arm | 경보 살리기 | {f2} 경보는 다시 울릴 수 있게 해 둔다.
    `,
  },
  // 목공소
  {
    language: 'ko',
    slots: { m: '=테이블쏘, 대패기, 띠톱, 밴드쏘', mm: '=12.5, 18, 3.2', a: '=45, 22.5, 90', rpm: '=3000, 4500, 12000', n: '1..12', g: '=활짝 열어, 끝까지 열어 / 반만 열어, 절반 열어 / 닫아, 막아', b: '=정방향으로, 앞으로 / 역방향으로, 거꾸로' },
    tools: ['namu_dust(machine, gate: full|half|closed): 집진 게이트', 'namu_cut(thickness_mm: num, angle?: num, passes?: int): 재단 설정', 'namu_spin(machine, rpm: int, dir?: fwd|rev): 날 회전', 'namu_glue(clamp: int, kind: wood|epoxy, minutes?: int): 접착'],
    steps: `
      @g namu_dust machine={m} gate=full // namu_dust machine={m} gate=half // namu_dust machine={m} gate=closed | 집진 | {m} 집진 게이트 {g} 둘 것.
      namu_cut thickness_mm={mm} angle={a} | 각재단 | {a}도로 {mm}밀리.
      namu_cut thickness_mm={mm} | 재단 | 두께 {mm}밀리로 맞춘다. 각도는 그대로 두니 적지 않는다.
      namu_cut thickness_mm={mm} passes={n} | 나눠서 | {n}번에 나눠 {mm}mm까지.
      @b namu_spin machine={m} rpm={rpm} dir=fwd // namu_spin machine={m} rpm={rpm} dir=rev | 회전 | {m} 날을 {b} 돌려요. {rpm}rpm.
      namu_spin machine={m} rpm={rpm} | 회전수 | {rpm:로} 돌린다, {m}.
      namu_glue clamp={n} kind=epoxy minutes=40 | 에폭시 | {n}번 클램프, 에폭시로 40분.
      namu_glue clamp={n} kind=wood | 목공풀 | {n}번 클램프에는 목공용 풀. 굳는 시간은 따로 안 잡음.
    `,
  },
  // 동네 도서관
  {
    language: 'ko',
    event: 'webhook /desk {"회원": "{m}", "책": "{bk}", "층": {fl}, "연체": {od}}',
    slots: { m: 'M-2041, 황보라, 20-118', bk: '토지3, 코스모스, 아몬드', fl: '1..4', od: '0 / 3..29', d: '=7, 14, 21', z: '=아이들 방, 어린이실 / 어른 열람실, 일반 자료실 / 노트북 자리, 노트북실', lt: '=환하게, 밝게 / 어둑하게, 침침하게 / 꺼, 소등' },
    tools: ['chaek_lend(member, title, days?: int, renew?: bool): 빌려준다', 'chaek_return(member, title, damaged: bool): 돌려받는다', 'chaek_seat(zone: kids|adult|laptop, seat: int, member?): 자리를 준다', 'chaek_light(floor: int, level: bright|dim|off): 층 조명'],
    steps: `
      @od chaek_lend member="{m}" title="{bk}" // failed "연체 {od}일" | 대출 | 연체가 하루도 없을 때만 빌려준다. 날수는 기본대로니 적지 않는다.
      chaek_lend member="{m}" title="{bk}" days={d} | {d}일 대출 | 그 회원에게 그 책을 {d}일간 빌려줍니다.
      chaek_lend member="{m}" title="{bk}" days={d} renew=true | 연장 | 이건 새로 빌리는 게 아니라 연장이에요. {d}일 더요.
      chaek_return member="{m}" title="{bk}" damaged=false | 반납 | 이벤트의 책을 돌려받았다. 멀쩡하다.
      chaek_return member="{m}" title="{bk}" damaged=true | 파손 반납 | 돌려받았는데 물에 젖어 망가졌어요. 그렇게 반납 처리해 주세요.
      @z chaek_seat zone=kids seat=12 member="{m}" // chaek_seat zone=adult seat=12 member="{m}" // chaek_seat zone=laptop seat=12 member="{m}" | 자리 | {z} 12번을 그 회원에게.
      @z chaek_seat zone=kids seat=5 // chaek_seat zone=adult seat=5 // chaek_seat zone=laptop seat=5 | 빈 자리 | {z} 5번 자리 하나 내준다. 누구인지는 적지 않음.
      @lt chaek_light floor={fl} level=bright // chaek_light floor={fl} level=dim // chaek_light floor={fl} level=off | 조명 | 그 층 조명: {lt}.
    `,
  },
  // 주차 타워
  {
    language: 'ko',
    slots: { car: '=66허1290, 18루5531, 402주8826', p: '1..38', p2: '41..79', fl: '2..9', k: '=큰 차, SUV / 작은 차, 경차 / 보통 차, 승용차', t: '=시계방향으로, 오른쪽으로 / 반시계로, 왼쪽으로', deg: '=90, 180, 270', w: '=3000, 8000, 12000' },
    tools: ['tawo_in(plate, pallet: int, size: compact|mid|suv): 차를 넣는다', 'tawo_out(plate, fee?: int, receipt?: bool): 차를 꺼낸다', 'tawo_turn(direction: cw|ccw, degrees: int): 턴테이블', 'tawo_swap(pallet_a: int, pallet_b: int): 팔레트를 맞바꾼다'],
    steps: `
      @k tawo_in plate={car} pallet={p} size=suv // tawo_in plate={car} pallet={p} size=compact // tawo_in plate={car} pallet={p} size=mid | 입고 | {car}, {k}. {p}번 팔레트에 넣는다.
      tawo_out plate={car} fee={w} receipt=true | 출고 | {car} 꺼내고 요금 {w}원, 영수증 드림.
      tawo_out plate={car} fee={w} receipt=false | 영수증 없이 | 요금은 {w}원인데 영수증은 필요 없다고 하십니다. {car} 차를 꺼내 주세요.
      tawo_out plate={car} | 월 주차 | {car} 나감. 요금은 안 받는 차라 적지 않는다.
      @t tawo_turn direction=cw degrees={deg} // tawo_turn direction=ccw degrees={deg} | 돌리기 | 턴테이블을 {t} {deg}도.
      tawo_turn direction=ccw degrees={deg} | 반대로 | 너무 돌았음. 시계 반대 방향으로 {deg}도 돌린다.
      tawo_swap pallet_a={p} pallet_b={p2} | 교환 | 첫째 칸에 {p}, 둘째 칸에 {p2:을} 적어 둘을 맞바꾼다.
      tawo_in plate={car} pallet={p2} size=compact | 경차 | {p2}번 팔레트로 {car}. 경차임.
    `,
  },
  // 인쇄소
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['주문 읽기 | order_read → 주문 {no}, {q}부, 용지 {pp}, 마감 {day}', '재고 확인 | paper_stock → {pp} {st}매'],
    slots: { no: 'J-8821, 0412-가, PX77', q: '50..900', pp: '=모조지100, 아트지150, 랑데뷰210', st: '0..40 / 2000..8000', day: '=2026-06-12, 2026-11-30, 2027-01-08', n: '1..6', c: '=흑백, 먹 한 가지 / 컬러, 총천연색', sd: '=양면, 앞뒤 다 / 단면, 한쪽만', f: '=병풍접기, 지그재그 접기 / 반접기, 한 번 접기' },
    tools: ['inswae_run(order, copies: int, sides: simplex|duplex, ink: mono|cmyk, proof?: bool): 인쇄한다', 'inswae_fold(order, style: half|zfold): 접지', 'inswae_paper(paper, tray: int, sheets?: int): 용지를 건다', 'inswae_due(order, date, hard?: bool): 마감을 적는다'],
    steps: `
      @c inswae_run order={no} copies={q} sides=duplex ink=mono // inswae_run order={no} copies={q} sides=duplex ink=cmyk | 인쇄 | 읽은 주문을 부수대로 양면으로 찍는다. {c}.
      @sd inswae_run order={no} copies={q} sides=duplex ink=cmyk // inswae_run order={no} copies={q} sides=simplex ink=cmyk | 컬러 | 컬러, {sd}. 주문 부수 그대로.
      inswae_run order={no} copies=1 sides=simplex ink=mono proof=true | 교정 | 교정쇄로 한 부만, 흑백 단면.
      @f inswae_fold order={no} style=zfold // inswae_fold order={no} style=half | 접지 | 그 주문은 {f:로} 부탁드립니다.
      @st failed "{pp} {st}매뿐" // inswae_paper paper={pp} tray={n} | 용지 | 재고가 1000매 넘으면 그 용지를 {n}번 트레이에 건다. 매수는 안 정함. 모자라면 실패.
      inswae_paper paper={pp} tray={n} sheets=500 | 500매 | {n}번 트레이에 주문 용지 500매.
      inswae_due order={no} date={day} hard=true | 마감 | 읽은 마감일로 적고, 절대 못 미루는 것으로 표시.
      inswae_due order={no} date={day} hard=false | 마감(여유) | 주문에 있는 날짜를 적되 미뤄도 되는 마감입니다.
    `,
  },
  // 작은 회사 서버
  {
    language: 'ko',
    slots: { a: '/srv/doc, /data/crm, /home/ops', b: '/mnt/bk1, /vault/a, /nas/2026', h: 'goose, web02, nas-kim', h2: 'heron, db07, nas-park', g: '2..40', lv: '=자세히, 시시콜콜 / 보통으로, 평소만큼 / 오류만, 틀린 것만', s: '=내려, 꺼 / 다시 올려, 껐다 켜', k: '=오늘 것만, 바뀐 것만 / 전부, 통째로' },
    tools: ['gomdol.backup(source, target, kind: full|delta, compress?: bool): 백업', 'gomdol.restore(source, target, overwrite?: bool): 되돌리기', 'gomdol.power(host, action: halt|reboot, delay_min?: int): 서버 전원', 'gomdol.log(host, level: debug|info|error): 로그 수준'],
    steps: `
      @k gomdol.backup source={a} target={b} kind=delta // gomdol.backup source={a} target={b} kind=full | 백업 | {a}에서 {b}로 백업. {k}.
      gomdol.backup source={a} target={b} kind=full compress=false | 압축 없이 | {b} 안에 {a:을} 통째로 담아 주세요. 압축은 하지 마세요.
      gomdol.backup source={b} target={a} kind=delta compress=true | 거꾸로 | 이번에는 {b} 쪽 바뀐 것만 압축해서 {a:로}.
      gomdol.restore source={b} target={a} | 복구 | {b}에 있는 걸 {a}에 되돌린다.
      gomdol.restore source={b} target={a} overwrite=true | 덮어쓰기 | {a}에 {b} 것을 되돌리되 있는 것은 덮어쓴다.
      @s gomdol.power host={h} action=halt // gomdol.power host={h} action=reboot | 전원 | {h} {s} 주세요. 지금이요.
      gomdol.power host={h2} action=reboot delay_min={g} | 재부팅 | {g}분 있다가 {h2} 재부팅.
      gomdol.power host={h2} action=halt delay_min={g} | 끄기 | {h2:은} {g}분 뒤 완전히 끈다.
      @lv gomdol.log host={h} level=debug // gomdol.log host={h} level=info // gomdol.log host={h} level=error | 로그 | {h} 로그는 {lv} 남길 것.
    `,
  },
  // 목욕탕
  {
    language: 'ko',
    slots: { b: '=온탕, 열탕, 쑥탕', c: '=38, 41, 43', f: '=남탕, 남자 쪽 / 여탕, 여자 쪽', n: '1..120', j: '=세게, 힘껏 / 약하게, 부드럽게 / 꺼, 멈춰', m: '=5, 10, 20', tm: '=05:00, 21:30, 22:20' },
    tools: ['tang_heat(bath, side: men|women, celsius: int): 탕 온도', 'tang_jet(side: men|women, force: off|soft|strong, minutes?: int): 물살', 'tang_locker(side: men|women, number: int, open: bool): 옷장', 'tang_close(side: men|women, at?): 마감'],
    steps: `
      @f tang_heat bath={b} side=men celsius={c} // tang_heat bath={b} side=women celsius={c} | 물 온도 | {f} {b:을} {c}도로.
      @j tang_jet side=women force=strong // tang_jet side=women force=soft // tang_jet side=women force=off | 여탕 물살 | 여탕 물살: {j}.
      tang_jet side=men force=soft minutes={m} | 남탕 물살 | 남탕은 {m}분 동안 부드럽게.
      @f tang_locker side=men number={n} open=true // tang_locker side=women number={n} open=true | 옷장 열기 | 열쇠 잃어버린 손님. {f} {n}번 옷장을 열어 드린다.
      @f tang_locker side=men number={n} open=false // tang_locker side=women number={n} open=false | 옷장 잠금 | {n}번을 잠가 주세요, {f}입니다.
      tang_close side=men at={tm} | 마감 시간 | 남탕은 {tm}에 닫는다.
      tang_close side=women | 지금 마감 | 여탕 닫아요. 시각은 적지 않아도 됩니다.
      tang_heat bath={b} side=women celsius={c} | 여탕 | 여자 쪽, {c}도, {b}.
    `,
  },
  // 양봉
  {
    language: 'ko',
    event: 'mqtt hive/{h} {"벌통": "{h}", "무게": {kg}, "온도": {c}, "줄": {r}}',
    slots: { h: '=H-14, 산밑2, B07', kg: '18..24 / 39..52', c: '21..36', r: '1..8', l: '=0.5, 1.2, 2.5', n: '1..9', e: '=넓혀, 활짝 터 / 좁혀, 조금만 남기고 막아 / 완전히 막아, 틀어막아', s: '=묽게, 연하게 / 진하게, 되직하게' },
    tools: ['kkul_gate(hive, width: wide|narrow|shut): 소문 너비', 'kkul_syrup(hive, litres: num, mix?: thin|thick): 사양액', 'kkul_frame(hive, count: int, action: add|remove): 벌집틀', 'kkul_shade(row: int, on: bool, until?): 그늘막'],
    steps: `
      @e kkul_gate hive={h} width=wide // kkul_gate hive={h} width=narrow // kkul_gate hive={h} width=shut | 소문 | 그 벌통 소문을 {e} 주세요.
      @s kkul_syrup hive={h} litres={l} mix=thin // kkul_syrup hive={h} litres={l} mix=thick | 사양 | 보고된 벌통에 {s} 탄 것으로 {l}리터.
      kkul_syrup hive={h} litres={l} | 사양액 | {l}L만 주면 됨. 묽고 진하고는 상관없음.
      @kg failed "{kg}kg" // kkul_frame hive={h} count={n} action=remove | 채밀 | 35kg 넘는 통이면 틀 {n}장을 빼고, 가벼우면 그냥 둔다(실패).
      kkul_frame hive={h} count={n} action=add | 틀 넣기 | 빈 틀 {n}장을 그 통에 더 끼운다.
      kkul_shade row={r} on=true until=17:30 | 그늘 | 그 줄 그늘막을 17:30까지 친다.
      kkul_shade row={r} on=true | 그늘막 | 이벤트의 줄, 그늘막 쳐 주십시오. 언제 걷을지는 안 정합니다.
      kkul_shade row={r} on=false | 걷기 | 그 줄 그늘막을 걷는다.
    `,
  },
];
