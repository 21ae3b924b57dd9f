import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 3. */
export const guildsKo3: readonly Scene[] = [
  // 작은 회사 서버
  {
    language: 'ko',
    event: 'webhook /watch/alert {"host": "{h}", "service": "{s}", "state": "{st}", "spare": "{h2}", "ticket": "{id}"}',
    slots: { h: 'web-2, mail01, nas-b', h2: 'web-9, spare04, nas-f', s: '=nginx, postfix, samba', s2: '=redis, cron, sshd', st: '=down, dead / up, running', id: 'INC-4410, T-882, A-1093', n: '5..90', gb: '2..48', u: '=minji, seojun, backup', mm: '1..9' },
    tools: ['opskelf.service.start(host, service): Start a service on a host', 'opskelf.service.stop(host, service): 호스트의 서비스를 멈춘다', 'opskelf.service.reload(host, service): Read the settings anew', 'opskelf.failover(from_host, to_host): Hand the traffic to another host', 'opskelf.mute(host, minutes: int): Mute the alerts of a host', 'opskelf.ticket.close(ticket, remark?): Close a ticket', 'opskelf.quota(user, gb: int): Limit what a user may store'],
    steps: `
      @st opskelf.service.start host="{h}" service={s} // opskelf.ticket.close ticket="{id}" | 살았나 죽었나 | 상태가 down이나 dead면 그 호스트에서 그 서비스를 띄운다. up이나 running이면 티켓만 닫고 끝. 닫을 때 메모 없음.
      opskelf.service.stop host="{h2}" service={s2} | 내리기 | {h2}의 {s2:을} 내려 주세요.
      opskelf.service.start host="{h2}" service={s} | 예비 쪽 | 경보에 나온 서비스를 예비 장비에서 켤 것
      opskelf.service.reload host="{h}" service={s2} | 설정 | {s2} 설정만 다시 읽히면 됩니다. 장비는 경보를 낸 그 호스트입니다.
      opskelf.failover from_host="{h}" to_host="{h2}" | 넘김 | 경보 난 호스트로 가던 트래픽을 spare로 넘긴다.
      opskelf.failover from_host="{h2}" to_host="{h}" | 되돌림 | 다 고쳤다. {h2:로} 돌려놨던 트래픽, {h:로} 다시 보내.
      opskelf.mute host="{h}" minutes={n} | 조용히 | {n}분만 그 호스트 경보를 꺼 두실 수 있을까요?
      opskelf.ticket.close ticket="{id}" remark="재시작 {mm}회" | 마감 | 이 티켓 닫기, 메모 칸에 "재시작 {mm}회".
      opskelf.quota user={u} gb={gb} | 용량 | {u} 계정은 {gb}기가까지만.
    `,
  },
  // 정육점 숙성고
  {
    language: 'ko',
    slots: { c: '숙성고 1, 왼쪽 칸, DA-2', c2: '숙성고 4, 오른쪽 칸, DA-9', p: '등심 0412, 채끝 7, 갈비 33', p2: '등심 0588, 안심 2, 우둔 19', t: '0.5..2.4', h: '70..79', h2: '80..88', d: '14..45', kg: '1.2..9.8', pr: '6500..14900', pr2: '15500..29000', z: '1..3' },
    tools: ['marblex_climate(chamber, celsius: num, humidity?: int): Set the climate of a chamber', 'marblex_humid_band(chamber, min_pct: int, max_pct: int): 습도 범위를 정한다', 'marblex_hang(piece, chamber, days?: int): Hang a piece up to ripen', 'marblex_take(piece): Take a piece down', 'marblex_trim(piece, kg: num): Record what was cut off', 'marblex_price(piece, old_won: int, new_won: int): Change a price', 'marblex_uv(chamber, on: bool): Ultraviolet lamp of a chamber'],
    steps: `
      marblex_climate chamber="{c}" celsius={t} humidity={h2} | 설정 | {c} 온도 {t}도에 습도 {h2}%.
      marblex_climate chamber="{c2}" celsius=-{z} | 영하 | {c2:은} 영하 {z}도로 내려 주세요. 습도는 그대로 둡니다.
      marblex_humid_band chamber="{c2}" min_pct={h} max_pct={h2} | 습도 범위 | {c2}에서는 습도가 {h2}퍼센트를 넘어도, {h}퍼센트를 밑돌아도 안 됩니다.
      marblex_hang piece="{p}" chamber="{c}" days={d} | 걸기 | {p:을} {c}에 {d}일 걸어 둔다.
      marblex_hang piece="{p2}" chamber="{c2}" | 일단 걸기 | {c2}에 {p2} 걸어. 며칠 둘지는 나중에 말할게.
      marblex_take piece="{p}" | 꺼내기 | 손님이 오셨어요. {p:을} 내려 주세요.
      marblex_trim piece="{p2}" kg={kg} | 겉면 | {p2} 겉을 {kg}kg 깎아 냈음. 적어 둘 것.
      marblex_price piece="{p}" old_won={pr} new_won={pr2} | 값 | {p}, {pr}원에서 {pr2}원으로 인상.
      marblex_price piece="{p2}" old_won={pr2} new_won={pr} | 내림 | 새 값은 {pr}원이고 지금 붙은 값은 {pr2}원이다. {p2} 것.
      marblex_uv chamber="{c}" on=false | 자외선 | 안에서 사람이 일하는 중! {c} 자외선등 끄기.
      marblex_uv chamber="{c2}" on=true | 살균 | 밤새 {c2:을} 자외선으로 살균하겠습니다. 등을 켜 주십시오.
    `,
  },
  // 승마장
  {
    language: 'ko',
    event: 'webhook /riding/lesson {"말": "{h}", "회원": "{m}", "수준": "{lv}", "마장": "{a}", "쉬는말": "{h2}", "분": {n}}',
    slots: { h: '=번개, 초코, 루나', h2: '=구름, 장군, 별이', m: '=한가람, 조민재, 서 원장', m2: '=윤슬, 백 교수', lv: '=초급, 입문 / 상급, 선수', a: '=실내 마장, 둥근 마장', a2: '=언덕길, 모래 마장', n: '20..60', kg: '1.5..6.5', b: '1..8', b2: '9..16' },
    tools: ['equestar_lunge(horse, minutes: int): Exercise a horse on a rope', 'equestar_ride(horse, rider, arena): Book a horse for a rider', 'equestar_swap(rider, from_horse, to_horse): Give a rider another horse', 'equestar_rest(horse, days: int): 말을 쉬게 한다', 'equestar_feed(horse, kg: num, feed: hay|oats|carrots): Feed a horse', 'equestar_box(horse, old_box: int, new_box: int): Move a horse to another box', 'equestar_sprinkle(arena, minutes: int): Wet the sand'],
    steps: `
      @lv equestar_lunge horse="{h}" minutes={n} // equestar_ride horse="{h}" rider="{m}" arena="{a2}" | 수준에 따라 | 초급이나 입문이면 그 말을 예약된 시간만큼 줄에 매어 돌리기만 한다. 상급이나 선수면 그 회원 앞으로 그 말을 잡고 마장은 {a2:로} 한다.
      equestar_ride horse="{h2}" rider="{m2}" arena="{a}" | 배정 | {m2} 님은 쉬는 말로, 마장은 예약에 적힌 곳.
      equestar_swap rider="{m}" from_horse="{h}" to_horse="{h2}" | 말 바꿈 | 말이 절뚝거려요. 예약한 회원께 쉬는 말을 대신 내주세요.
      equestar_rest horse="{h}" days={b} | 휴식 | {h:은} {b}일 푹 쉬게 한다.
      equestar_feed horse="{h2}" kg={kg} feed=hay | 건초 | {h2}한테 건초 {kg}킬로.
      equestar_feed horse="{h}" kg={kg} feed=oats | 귀리 | 수업 마친 말에게는 귀리 {kg}kg을 주십시오.
      equestar_box horse="{h2}" old_box={b} new_box={b2} | 방 옮김 | {h2} 마방: {b}번 → {b2}번
      equestar_box horse="{h}" old_box={b2} new_box={b} | 자리 | {b}번 칸으로 들어간다, {h}. 여태 {b2}번에 있었다.
      equestar_sprinkle arena="{a2}" minutes={b} | 먼지 | {a2}에 먼지가 풀풀 난다. {b}분 물 뿌려라.
    `,
  },
  // 코인 빨래방
  {
    language: 'ko',
    event: 'mqtt laundro/machine {"기계": {k}, "종류": "{ty}", "남은분": {m}, "오류": "{er}", "빈기계": {k2}}',
    slots: { k: '1..9', k2: '10..19', k3: '20..29', ty: '=세탁기 / 건조기', m: '4..25', er: '=E04, E11, E27', n: '5..40', w: '1000..6500', t: '30..60', tx: '=수리 기사를 불렀습니다, 옆 기계를 써 주세요', tt: '20..55' },
    tools: ['sudsigo.spin(machine: int, rpm?: int): Spin the washing once more', 'sudsigo.tumble(machine: int, minutes: int, warm: bool): Tumble in a dryer', 'sudsigo.unlock(machine: int): 문을 풀어 준다', 'sudsigo.shutdown(machines: int[]): Take machines out of use', 'sudsigo.revive(machines: int[]): Put machines back into use', 'sudsigo.payback(machine: int, won: int): Pay money back', 'sudsigo.screen(machine: int, text): Show a text on a machine'],
    steps: `
      @ty sudsigo.spin machine={k} // sudsigo.tumble machine={k} minutes={n} warm=true | 아직 축축 | 덜 마른 채 끝났답니다. 그 기계가 세탁기면 한 번 더 탈수하고(회전수는 정하지 않음), 건조기면 {n}분 더운 바람으로 돌려 주세요.
      sudsigo.spin machine={k2} rpm=800 | 탈수 | {k2}번 탈수, 분당 800회전.
      sudsigo.tumble machine={k3} minutes={n} warm=false | 찬 바람 | {k3}번은 찬 바람으로 {n}분만
      sudsigo.unlock machine={k} | 문 | 알림 온 기계의 문이 안 열린다. 풀어라.
      sudsigo.shutdown machines=[{k},{k3}] | 고장 | {k}번이랑 {k3}번은 못 쓰게 막아 주세요.
      sudsigo.revive machines=[{k},{k2},{k3}] | 수리 끝 | 기사님 다녀가심. {k}, {k2}, {k3}번 다시 쓸 수 있게 할 것.
      sudsigo.payback machine={k} won={w} | 환불 | {w}원, 오류가 난 기계 손님께 돌려드립니다.
      sudsigo.screen machine={k} text="{er} {tx}" | 화면 | 그 기계 화면에 오류 코드, 빈칸 하나, 그리고 "{tx}"를 잇달아 띄운다.
      sudsigo.screen machine={k2} text="{tx}" | 안내 | 비어 있는 기계에는 "{tx}"라고 띄워 줘.
    `,
  },
  // 무대 승강 장치
  {
    language: 'ko',
    slots: { l: '=앞 리프트, 중앙 리프트, 1호 리프트', l2: '=뒤 리프트, 3호 리프트', c: '20..140', c2: '160..300', n: '5..45', b: '1..20', b2: '21..48', tr: '=숲 배경, 궁궐 막, 검은 막', tr2: '=바다 막, 달 그림', d: '15..85', dn: '90..350', q: 'Q12, 장면 3-2, 큐 7', q2: 'Q40, 장면 5-1, 큐 19' },
    tools: ['stagehert.lift(lift, cm: int, direction: up|down): 무대 승강기를 움직인다', 'stagehert.travel(lift, lowest_cm: int, highest_cm: int): Limit the travel of a lift', 'stagehert.turn(degrees: int, seconds?: int): Turn the revolving stage', 'stagehert.flyIn(drop): Let a drop come down', 'stagehert.flyOut(drop): Pull a drop up', 'stagehert.swapDrops(out_drop, in_drop): Change one drop for another', 'stagehert.cueLink(cue, next_cue): Let a cue follow another'],
    steps: `
      stagehert.lift lift="{l}" cm={c} direction=up | 올림 | {l} {c}센티 올리기.
      stagehert.lift lift="{l2}" cm={c} direction=down | 내림 | {c}cm 내려 주십시오, {l2:을}.
      stagehert.travel lift="{l}" lowest_cm={c} highest_cm={c2} | 이동 범위 | {l:은} {c2}cm보다 높이, {c}cm보다 낮게는 못 가게 한다.
      stagehert.turn degrees={dn} seconds={n} | 회전 | 회전 무대를 {n}초에 걸쳐 {dn}도 돌립니다.
      stagehert.turn degrees=-{d} | 반대 회전 | 마이너스 {d}도로 돌려 주세요. 시간은 안 넣어도 돼요.
      stagehert.flyIn drop="{tr}" | 막 내림 | "{tr}" 내려.
      stagehert.flyOut drop="{tr2}" | 막 올림 | "{tr2}" 다시 위로 걷어 올릴 것
      stagehert.swapDrops out_drop="{tr}" in_drop="{tr2}" | 장면 바뀜 | "{tr}" 빼고 "{tr2}" 넣는다.
      stagehert.swapDrops out_drop="{tr2}" in_drop="{tr}" | 다음 장면 | 이번엔 "{tr}" 차례야. 걸려 있는 "{tr2}" 대신 걸어 줘.
      stagehert.cueLink cue="{q}" next_cue="{q2}" | 큐 | {q:이} 끝나면 {q2:이} 이어지게 엮어 주세요.
    `,
  },
  // 곡물 건조장, 할아버지 말투
  {
    language: 'ko',
    event: 'mqtt grain/bin {"통": "{b}", "곡물": "{g}", "수분": {m}, "톤": {t}, "빈통": "{b2}"}',
    slots: { b: '1번 통, 벼-A, 개울가 통', b2: '6번 통, 벼-F, 언덕 통', g: '=벼, 보리, 콩', m: '11.2..14.4 / 18.5..24.5', t: '2.5..18.5', c: '35..58', h: '2..9', hw: '{h} in words', k: '4..30', lo: '10..13', hi: '15..19', mill: '=옆 마을 방앗간, 농협 창고' },
    tools: ['korndor_hotair(bin, celsius: int, hours: int): Dry with hot air', 'korndor_coldair(bin, hours: int): Blow cold air through', 'korndor_augur(source_bin, target_bin, tons?: num): Move grain with the auger', 'korndor_sell(bin, buyer, tons: num): 곡물을 판다', 'korndor_watch(bin, dry_below: int, wet_above: int): Give alarm outside of a range', 'korndor_hatch(bin, position: shut|ajar|wide): Set the hatch of a bin'],
    steps: `
      @m korndor_hatch bin="{b}" position=shut // korndor_hotair bin="{b}" celsius={c} hours={h} | 말릴까 | 수분이 15 밑이면 다 말랐으니 그 통 뚜껑을 닫고, 15를 넘으면 {c}도 더운 바람을 {h}시간 넣게.
      korndor_hotair bin="{b2}" celsius={c} hours={h} | 더운 바람 | 빈 통도 한 번 말려 두세. {hw} 시간, {c}도.
      korndor_coldair bin="{b}" hours={h} | 찬 바람 | 보고한 통에 찬 바람 {h}시간.
      korndor_augur source_bin="{b}" target_bin="{b2}" tons={t} | 옮기기 | 거기 있는 것을 알려 온 톤수만큼 빈 통으로 옮겨 주게.
      korndor_augur source_bin="{b2}" target_bin="{b}" | 다 옮김 | {b2:을} {b:로} 다 비워라. 몇 톤인지 안 재도 된다.
      korndor_sell bin="{b}" buyer="{mill}" tons={k} | 팔기 | {mill}에 {k}톤 팔았다네, {b}에서.
      korndor_watch bin="{b2}" dry_below={lo} wet_above={hi} | 경보 | {b2:은} 수분이 {hi}보다 높거나 {lo}보다 낮으면 알리게 해 둬라.
      korndor_hatch bin="{b2}" position=ajar | 조금 | {b2} 뚜껑은 조금만 열어 두면 되네.
      korndor_hatch bin="{b}" position=wide | 활짝 | 더우니 {b} 뚜껑을 활짝 열어라.
    `,
  },
  // 무인 도서 대출기, 점자 도서관
  {
    language: 'ko',
    slots: { b: '점자-1180, 소나기 2권, BR-07', b2: '점자-2290, 봄봄, BR-31', u: '=회원 3301, 회원 7782, 회원 4090', u2: '=회원 5514, 회원 9026', d: '7..30', n: '2..9', nw: '{n} in words', p: '1..40', p2: '60..190', sp: '0.8..1.9', f: '=3층 열람실, 별관' },
    tools: ['braillio.lend(book, member, days?: int): Lend a book', 'braillio.take_back(book): 책을 돌려받는다', 'braillio.prolong(book, days: int): Let a member keep a book longer', 'braillio.hand_over(book, from_member, to_member): Pass a lent book on', 'braillio.emboss(book, copies: int, first_page?: int, last_page?: int): Print in braille', 'braillio.read_aloud(book, speed: num, voice?: female|male): Read a book aloud', 'braillio.locate(book, place): Note where a book stands'],
    steps: `
      braillio.lend book="{b}" member="{u}" days={d} | 대출 | {u}에게 {b:을} {d}일 빌려드린다.
      braillio.lend book="{b2}" member="{u2}" | 기한 없이 | {b2:은} {u2}께 나갑니다. 기한은 따로 정하지 않습니다.
      braillio.take_back book="{b}" | 반납 | {b} 돌아왔음
      braillio.prolong book="{b2}" days={d} | 더 읽기 | {b2:을} {d}일 더 보고 싶으시대요.
      braillio.hand_over book="{b}" from_member="{u}" to_member="{u2}" | 넘겨받기 | {u:이} 읽던 {b:을} {u2:이} 바로 이어 받아 가신다.
      braillio.hand_over book="{b2}" from_member="{u2}" to_member="{u}" | 돌려 읽기 | {b2}, {u}한테 넘김. 지금은 {u2:이} 갖고 있음.
      braillio.emboss book="{b}" copies={n} first_page={p} last_page={p2} | 인쇄 | {b} {p}쪽에서 {p2}쪽까지 점자로 {nw} 부.
      braillio.emboss book="{b2}" copies={n} | 전체 인쇄 | {b2:을} 처음부터 끝까지 {n}부 찍어 주십시오. 쪽은 지정하지 마시고요.
      braillio.read_aloud book="{b2}" speed={sp} voice=female | 낭독 | 여자 목소리로, {sp}배 빠르기로 {b2} 읽어 줘.
      braillio.locate book="{b}" place="{f}" | 자리 | {b:은} {f}에 꽂혀 있다고 적을 것.
    `,
  },
  // 꽃 경매장
  {
    language: 'ko',
    event: 'webhook /auction/lot {"lot": "{l}", "품목": "{g}", "최고가": {p}, "응찰자": "{bd}", "내정가": {r}, "다음lot": "{l2}"}',
    slots: { l: 'A-117, 꽃 32, L5501', l2: 'A-120, 꽃 40, L5533', g: '=국화, 장미, 백합', p: '2100..4900 / 9100..16500', r: '=7000', bd: '=12번, 31번, 47번', bd2: '=58번, 66번', s: '10..90', w: '200..900', rs: '=시듦, 상자 파손', k: '=2026-12-03, 2026-12-10' },
    tools: ['bidwell.sell(lot, bidder, won: int): Knock a lot down', 'bidwell.pass(lot): Leave a lot unsold', 'bidwell.raise(lot, by_won: int): 호가를 올린다', 'bidwell.lower(lot, by_won: int): 호가를 내린다', 'bidwell.clock(lot, seconds: int): Set the time left for a lot', 'bidwell.withdraw(lot, reason): Take a lot out of the auction', 'bidwell.postpone(lot, date): Put a lot off to another day', 'bidwell.assign(lot, old_bidder, new_bidder): Correct the buyer'],
    steps: `
      @p bidwell.pass lot="{l}" // bidwell.sell lot="{l}" bidder={bd} won={p} | 낙찰 | 최고가가 {r}원을 넘으면 응찰자에게 그 값에 낙찰하고, 못 미치면 유찰로 둔다.
      bidwell.raise lot="{l2}" by_won={w} | 올려 | 다음 물건 호가를 {w}원 올린다.
      bidwell.lower lot="{l2}" by_won={w} | 내려 | 아무도 손을 안 드네요. {l2} 호가를 {w}원 내려 주세요.
      bidwell.clock lot="{l}" seconds={s} | 시계 | 지금 lot은 {s}초 남은 걸로
      bidwell.withdraw lot="{l2}" reason="{rs}" | 빼기 | {l2:을} 경매에서 뺍니다. 이유는 "{rs}".
      bidwell.postpone lot="{l2}" date={k} | 미룸 | 다음 lot은 {k} 경매로 미뤄 주십시오.
      bidwell.assign lot="{l}" old_bidder={bd} new_bidder={bd2} | 정정 | 번호를 잘못 봤다. 이 물건을 산 사람은 {bd2}이다.
      bidwell.assign lot="{l2}" old_bidder={bd2} new_bidder={bd} | 바로잡기 | {l2} 구매자: {bd2} 아님, {bd} 맞음.
    `,
  },
  // 주차 타워
  {
    language: 'ko',
    slots: { p: '=12가 3481, 77나 9023, 301다 5518', p2: '=45라 1107, 88마 6642', s: '1..20', s2: '21..48', n: '2..12', k: '=세단, 경차', w: '1500..9000', m: '15..90', ca: '120..600', m2: '95..240' },
    tools: ['parkolon_lower(plate): Bring a car down', 'parkolon_raise(plate, slot: int): Lift a car into a slot', 'parkolon_shift(from_slot: int, to_slot: int): Move a car between slots', 'parkolon_turntable(way: left|right, degrees: int): Turn the turntable', 'parkolon_fee(plate, won: int, paid_by?: cash|card): 주차비를 받는다', 'parkolon_grace(plate, minutes: int): Give free minutes', 'parkolon_slots_off(slots: int[]): Close slots'],
    steps: `
      parkolon_lower plate="{p}" | 출차 | {p} 내려 주세요.
      parkolon_raise plate="{p2}" slot={s2} | 입고 | {p2} 차를 {s2}번 칸에 올린다.
      parkolon_shift from_slot={s} to_slot={s2} | 칸 옮김 | {s}번 칸 차를 {s2}번 칸으로.
      parkolon_shift from_slot={s2} to_slot={s} | 자리 정리 | {s}번이 비었으니 거기로 옮깁시다, {s2}번 차.
      parkolon_turntable way=left degrees=90 | 왼쪽 | 회전판을 왼쪽으로 90도 돌릴 것
      parkolon_turntable way=right degrees=180 | 반 바퀴 | 회전판, 오른쪽으로 반 바퀴.
      parkolon_fee plate="{p}" won={w} paid_by=card | 계산 | {p} 차주분이 카드로 {w}원 내셨습니다.
      parkolon_fee plate="{p2}" won={w} paid_by=cash | 현금 | 현금 {w}원 받음. 차는 {p2}.
      parkolon_grace plate="{p2}" minutes={m} | 기계 고장 | 우리 기계가 서서 못 나가셨으니 {p2}에 {m}분은 공짜로 해 드려.
      parkolon_slots_off slots=[{s},{s2}] | 칸 막기 | {s}번, {s2}번 칸은 체인이 헐겁다. 둘 다 막는다.
    `,
  },
  // 위스키 숙성 창고
  {
    language: 'ko',
    event: 'manual - 오크통 {c} 측정: 도수 {a}, 남은 양 {l}L, 자리 {r}, 비어 있는 통 {c2}',
    slots: { c: 'OAK-112, 셰리 7, B-31', c2: 'OAK-240, 버번 15, B-77', a: '46.5..54.5 / 61.5..66.0', l: '90..190', r: '=2열 3단, 5열 1단', r2: '=8열 2단, 9열 4단', v: '5..60', ml: '20..70', y: '3..12', y2: '13..25', nm: '=첫눈, 굴뚝새, 늦가을' },
    tools: ['caskory_dilute(cask, water_l: int): Bring the strength down with water', 'caskory_leave(cask, years: int): Let a cask ripen on', 'caskory_move(cask, from_place, to_place): 통의 자리를 옮긴다', 'caskory_refill(from_cask, to_cask, litres?: int): Fill spirit into another cask', 'caskory_sample(cask, ml: int, label?): Draw a sample', 'caskory_bottle(cask, name, min_years: int, max_years: int): Bottle under a name with its ages', 'caskory_plug(cask, plug: in|out): Put the plug in or take it out'],
    steps: `
      @a caskory_leave cask="{c}" years={y} // caskory_dilute cask="{c}" water_l={v} | 도수 | 잰 통이 60도를 넘으면 물 {v}리터로 낮추고, 60도 아래면 그대로 {y}년 더 재운다.
      caskory_move cask="{c}" from_place="{r}" to_place="{r2}" | 자리 | 측정한 통을 {r2:로} 옮겨 주십시오.
      caskory_move cask="{c2}" from_place="{r2}" to_place="{r}" | 자리 바꿈 | {c2:은} {r}에 놓을 것. 전 자리는 {r2}.
      caskory_refill from_cask="{c}" to_cask="{c2}" litres={v} | 옮겨 담기 | 잰 통에서 빈 통으로 {v}리터.
      caskory_refill from_cask="{c2}" to_cask="{c}" | 다 붓기 | {c2}에 든 걸 {c}에 전부 부어요. 양은 안 적어요.
      caskory_sample cask="{c}" ml={ml} label="{nm}" | 시음 | 이 통에서 {ml}ml 뜨고, 이름표에는 "{nm}".
      caskory_sample cask="{c2}" ml={ml} | 맛보기 | {c2} {ml}ml만. 이름표는 됐어.
      caskory_bottle cask="{c}" name="{nm}" min_years={y} max_years={y2} | 병입 | 병에 담는다. 이름은 "{nm}". 가장 오래된 원액이 {y2}년, 가장 어린 원액이 {y}년. 통은 방금 잰 것.
      caskory_plug cask="{c2}" plug=out | 마개 | {c2} 마개를 뽑아 주시겠어요?
      caskory_plug cask="{c}" plug=in | 막기 | 재고 나면 마개부터 막는다. 그 통 얘기다.
    `,
  },
  // 컬링장
  {
    language: 'ko',
    slots: { s: '=1시트, A시트', s2: '=4시트, D시트', t: '3.5..5.5', z: '4..9', n: '2..9', m: '10..50', g: '의성팀, 붉은 빗자루, 화요반', g2: '강릉팀, 느린 돌, 토요반', e: '1..8', k: '12..40', k2: '45..80' },
    tools: ['curlbro_ice(sheet, celsius: num): Set the temperature of the ice', 'curlbro_pebble(sheet, litres: int, passes?: int): Sprinkle drops on the ice', 'curlbro_scrape(sheet, mm: num): 얼음을 깎는다', 'curlbro_match(sheet, red_team, yellow_team): Start a match', 'curlbro_score(sheet, end: int, red: int, yellow: int): Enter the score of an end', 'curlbro_clock(sheet, running: bool): Let the clock run or stand', 'curlbro_light(sheet, dim_pct: int, bright_pct: int): Set both levels of light'],
    steps: `
      curlbro_ice sheet="{s}" celsius=-{t} | 빙온 | {s} 얼음은 영하 {t}도.
      curlbro_ice sheet="{s2}" celsius=-{z} | 더 차게 | {s2:을} 영하 {z}도까지 내려 주세요.
      curlbro_pebble sheet="{s}" litres={n} passes=2 | 페블 | {s}에 물 {n}리터로 두 번 왔다 갔다 페블을 뿌린다.
      curlbro_pebble sheet="{s2}" litres={n} | 페블만 | {s2} 페블 {n}L. 횟수는 기계에 맡김
      curlbro_scrape sheet="{s2}" mm=0.5 | 깎기 | {s2:은} 0.5밀리 깎아 주십시오.
      curlbro_match sheet="{s}" red_team="{g}" yellow_team="{g2}" | 경기 | {s} 경기 시작. 노란 돌 {g2}, 빨간 돌 {g}.
      curlbro_match sheet="{s2}" red_team="{g2}" yellow_team="{g}" | 둘째 경기 | {s2}에서는 {g2:이} 빨강, {g:이} 노랑입니다.
      curlbro_score sheet="{s}" end={e} red=2 yellow=0 | 점수 | {s} {e}엔드, 빨강이 두 점 땄고 노랑은 영점.
      curlbro_score sheet="{s2}" end={e} red=0 yellow=3 | 노랑 | {e}엔드에서 노랑만 3점 냄. 빨강 0. {s2}.
      curlbro_clock sheet="{s}" running=false | 작전 시간 | 작전 시간 부른다. {s} 시계 멈춰.
      curlbro_light sheet="{s2}" dim_pct={k} bright_pct={k2} | 조명 | {s2} 밝을 때 {k2}퍼센트, 어두울 때 {k}퍼센트로 해 줄래?
    `,
  },
  // 소형 위성 지상국
  {
    language: 'ko',
    event: 'mqtt ground/pass {"위성": "{s}", "최고고도각": {e}, "방위": {az}, "남은초": {sec}, "다음위성": "{s2}"}',
    slots: { s: 'CUBE-7, 한별 2, NX-31', s2: 'CUBE-12, 새벽 5, NX-48', e: '4..9 / 31..78', az: '20..160', az2: '190..340', sec: '100..600', v: '437100..437900', dv: '2..18', nm: '=packet_a, morning_log, tlm07', bl: '1..9', bl2: '20..60' },
    tools: ['orbitka.track(satellite): Follow a satellite with the dish', 'orbitka.skip(satellite, reason): Let a pass go by', 'orbitka.point(azimuth: int, elevation?: int): Point the dish', 'orbitka.listen(satellite, khz: int, seconds?: int): Receive on a frequency', 'orbitka.doppler(satellite, khz: int): 주파수를 조금 옮긴다', 'orbitka.uplink(satellite, command: wake|sleep|reset): Send a command up', 'orbitka.fetch(satellite, name, first_block: int, last_block: int): Download blocks of a file'],
    steps: `
      @e orbitka.skip satellite="{s}" reason="고도각 {e}" // orbitka.track satellite="{s}" | 쫓을까 | 최고고도각이 10도를 넘는 위성은 안테나로 쫓고, 못 넘으면 "고도각 {e}"를 사유로 건너뛴다.
      orbitka.track satellite="{s2}" | 다음 것 | 다음 위성을 따라가 주세요.
      orbitka.point azimuth={az} elevation=30 | 방향 | 알려 온 방위로, 고도각 30도.
      orbitka.point azimuth={az2} | 옆으로 | 접시를 방위 {az2}도로. 고도각은 지금대로.
      orbitka.listen satellite="{s}" khz={v} seconds={sec} | 수신 | 그 위성을 남은 시간만큼 {v}kHz에서 듣습니다.
      orbitka.doppler satellite="{s2}" khz=-{dv} | 낮게 | {s2} 쪽 주파수를 {dv}kHz 낮출 것
      orbitka.doppler satellite="{s}" khz={dv} | 높게 | 도플러 보정, {s:은} {dv}kHz만큼 올린다.
      orbitka.uplink satellite="{s2}" command=sleep | 재우기 | {s2} 배터리가 바닥이다. 잠재워라.
      orbitka.uplink satellite="{s}" command=wake | 깨우기 | 지나가는 위성을 깨워 주십시오.
      orbitka.fetch satellite="{s2}" name={nm} first_block={bl} last_block={bl2} | 내려받기 | {s2}에서 {nm} 파일의 {bl}번 블록부터 {bl2}번 블록까지 받아요.
    `,
  },
];
