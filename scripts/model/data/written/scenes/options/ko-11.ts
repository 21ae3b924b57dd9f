import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 11. */
export const options11: readonly Scene[] = [
  // 전망대 망원경과 승강 시설
  {
    language: 'ko',
    event: 'mqtt tower/{e} {"승강기": "{e}", "층": {f}, "인원": {n}, "바람": {w}}',
    slots: { e: '=E-1, E-4, 전망2', f: '1..9', n: '2..16', w: '3..11 / 19..31', d: '=위로, 올라가게 / 아래로, 내려가게', t: '10..28', k: '=북쪽, 북편 / 남쪽, 남편', won: '=500, 1000', s: '=20, 45, 90', q: '31..60' },
    tools: ['jeonmang_lift(lift, dir: UP|DOWN, floor?: int): 승강기', 'jeonmang_deck(side: N|S, open: bool, until?): 난간 쪽 문', 'jeonmang_scope(scope: int, won: int, seconds?: int): 망원경', 'jeonmang_count(lift, people: int, max?: int): 인원'],
    steps: `
      @d jeonmang_lift lift={e} dir=UP // jeonmang_lift lift={e} dir=DOWN | 승강기 | 그 승강기를 {d}. 몇 층까지인지는 누르는 분이.
      jeonmang_lift lift={e} dir=UP floor={t} | 올림 | {t}층까지 올려 보낸다.
      jeonmang_lift lift={e} dir=DOWN floor={f} | 내림 | 올라온 층까지 내려보낸다.
      @w jeonmang_deck side=N open=true // failed "바람 {w}" | 북쪽 난간 | 바람이 15 밑이면 북쪽 문을 연다. 언제까지인지 안 정함. 15를 넘으면 실패.
      @k jeonmang_deck side=N open=false // jeonmang_deck side=S open=false | 닫기 | {k} 문 닫습니다.
      jeonmang_deck side=S open=true until=17:40 | 남쪽 | 남쪽은 17:40까지 열어 둔다.
      jeonmang_scope scope={q} won={won} seconds={s} | 망원경 | {q}번 망원경, {won}원에 {s}초.
      jeonmang_scope scope={q} won={won} | 값만 | {won}원, 망원경 {q}. 초는 그대로라 적지 않는다.
      jeonmang_count lift={e} people={n} max=18 | 인원 | 올라온 인원을 적고 한도는 18명.
      jeonmang_count lift={e} people={n} | 인원만 | 한도 없이 올라온 인원만.
    `,
  },
  // 염전
  {
    language: 'ko',
    slots: { p: '1..9', p2: '11..29', be: '=3.5, 12, 25', cm: '=2, 4.5, 8', k: '=바닷물을 들이고, 물을 받고 / 물을 빼고, 물을 내보내고', g: '=굵은소금, 굵은 것 / 고운소금, 고운 것 / 꽃소금, 맨 위에 뜬 것', kg: '=20, 200, 750', d: '=2026-06-11, 2026-08-27', w: '=덮고, 씌우고 / 벗기고, 걷고', b: '신의도 탁씨, 해광상회, 조합' },
    tools: ['yeomjeon_water(pan: int, flow: IN|OUT, cm?: num): 물', 'yeomjeon_pass(from_pan: int, to_pan: int, baume?: num): 옆 판으로 보낸다', 'yeomjeon_cover(pan: int, cover: bool): 비 덮개', 'yeomjeon_rake(pan: int, grain: coarse|fine|flower, kg: int, date?): 긁는다', 'yeomjeon_sell(buyer, kg: int, bagged?: bool): 판다'],
    steps: `
      @k yeomjeon_water pan={p} flow=IN // yeomjeon_water pan={p} flow=OUT | 물 | {p}번 판에 {k} 온다. 몇 센티인지는 안 잰다.
      yeomjeon_water pan={p2} flow=IN cm={cm} | 받기 | {p2}번 판, 물 {cm}센티 받기.
      yeomjeon_water pan={p2} flow=OUT cm={cm} | 빼기 | {cm}cm 뺀다. {p2}번 판.
      yeomjeon_pass from_pan={p} to_pan={p2} | 보내기 | {p}번에서 {p2}번으로. 염도는 안 적음.
      yeomjeon_pass from_pan={p2} to_pan={p} baume={be} | 도로 | {be}도짜리 물을 {p}번으로 돌린다. 있던 판은 {p2}번.
      @w yeomjeon_cover pan={p} cover=true // yeomjeon_cover pan={p} cover=false | 덮개 | {p}번 비 덮개를 {w} 온다.
      @g yeomjeon_rake pan={p2} grain=coarse kg={kg} // yeomjeon_rake pan={p2} grain=fine kg={kg} // yeomjeon_rake pan={p2} grain=flower kg={kg} | 긁기 | {p2}번 판에서 {g} {kg}킬로. 날짜는 안 적음.
      yeomjeon_rake pan={p} grain=flower kg={kg} date={d} | 꽃소금 | {d}, {p}번, 꽃소금 {kg}kg.
      yeomjeon_sell buyer="{b}" kg={kg} bagged=true | 포대 | {b}에 {kg}kg, 포대에 담아서.
      yeomjeon_sell buyer="{b}" kg={kg} bagged=false | 벌크 | 포대 없이 {kg}킬로 통째로, {b}.
    `,
  },
  // 통역 부스·회의 장비
  {
    language: 'ko',
    event: 'webhook /interp {"부스": {b}, "언어": "{l}", "채널": {ch}, "연사": "{p}", "요청": "{q}"}',
    slots: { b: '1..4', l: '=영어, English / 중국어, 중문 / 불어, 프랑스어', ch: '11..19', p: '안서라, Dr. Hahn, 목진표', q: '=녹음 바람, 녹음해 주세요 / ∅', ch2: '21..29', v: '=키워, 크게 해 / 낮춰, 작게 해', n: '=2, 5, 30', m: '31..60' },
    tools: ['tongyeok_booth(booth: int, lang: en|zh|fr, record?: bool): 부스', 'tongyeok_volume(channel: int, change: louder|softer, db?: int): 소리', 'tongyeok_patch(from_channel: int, to_channel: int, speaker?): 채널을 잇는다', 'tongyeok_headset(booth: int, count: int, clean?: bool): 수신기'],
    steps: `
      @l tongyeok_booth booth={b} lang=en // tongyeok_booth booth={b} lang=zh // tongyeok_booth booth={b} lang=fr | 부스 | 올라온 부스를 올라온 언어로 연다. 녹음은 따로 정하니 적지 않는다.
      @q tongyeok_booth booth={b} lang=en record=true // tongyeok_booth booth={b} lang=en | 영어 부스 | 그 부스를 영어로. 녹음 요청이 왔을 때만 녹음도 하고, 요청이 없으면 녹음은 적지 않는다.
      tongyeok_booth booth={b} lang=zh record=false | 중국어 | 그 부스, 중국어. 녹음은 하지 말 것.
      @v tongyeok_volume channel={ch} change=louder // tongyeok_volume channel={ch} change=softer | 소리 | 올라온 채널 소리를 {v} 주세요.
      tongyeok_volume channel={ch2} change=softer db={n} | 줄임 | {ch2}번 채널 {n}데시벨 작게.
      tongyeok_patch from_channel={ch} to_channel={ch2} speaker="{p}" | 잇기 | 올라온 채널을 {ch2}번에 잇고 연사 이름도 적는다.
      tongyeok_patch from_channel={ch2} to_channel={ch} | 거꾸로 | {ch2}번에서 올라온 채널로. 이름은 적지 말고.
      tongyeok_headset booth={b} count={m} clean=true | 수신기 | 수신기 {m}개, 닦아서 그 부스에.
      tongyeok_headset booth={b} count={m} | 수신기 수 | 그 부스 수신기 {m}개.
    `,
  },
];
