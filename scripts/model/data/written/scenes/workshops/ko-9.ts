import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 9. */
export const workshops9: readonly Scene[] = [
  // 가스 배달
  {
    language: 'ko',
    event: 'webhook /gas/order {"고객": "{g}", "통": {n}, "규격": {k}, "층": {f}, "요청": "{t}", "기사": "{w}"}',
    slots: { g: '양지식당, 302호, 꽈배기집', g2: '한우마을, 옥탑, 분식나라', n: '1..4', k: '=20, 50', f: '1..5', t: '=10:00, 13:30', t2: '=15:00, 17:20', w: '조 기사, 1톤 3호', w2: '마 기사, 1톤 8호', m: '2..9' },
    tools: ['gatong_send(customer, cylinders: int, carry_up?: bool): Send full cylinders', 'gatong_collect(customer, cylinders: int): Collect empty cylinders', 'gatong_hour(customer, old_time, new_time): Change the hour', 'gatong_driver(customer, old_driver, new_driver): Give an order to another driver', 'gatong_stop(customer, reason?): Deliver nothing more', 'gatong_again(customer): Deliver again'],
    steps: `
      gatong_send customer="{g}" cylinders={n} | 배달 | 주문한 대로 그 집에 보낸다. 올려다 주는 건 얘기가 없었다.
      gatong_send customer="{g2}" cylinders={m} carry_up=true | 배달 | {g2} {m}통, 위까지 올려다 드림.
      gatong_send customer="{g2}" cylinders=2 carry_up=false | 배달 | {g2} 두 통. 올리지 말고 문 앞에.
      gatong_collect customer="{g2}" cylinders={m} | 수거 | {g2} 빈 통 {m}개 걷어 와.
      gatong_hour customer="{g}" old_time={t} new_time={t2} | 시간 | 주문한 집은 {t2:로} 미뤄 달랍니다.
      gatong_hour customer="{g2}" old_time={t2} new_time={t} | 시간 | {g2} {t}에 간다, {t2} 말고.
      gatong_driver customer="{g}" old_driver="{w}" new_driver="{w2}" | 기사 | 이 주문은 적힌 기사 말고 {w2:이} 간다.
      gatong_driver customer="{g2}" old_driver="{w2}" new_driver="{w}" | 기사 | {g2}: {w2} → {w}
      gatong_stop customer="{g2}" reason="외상 밀림" | 중지 | {g2} 이제 안 준다. 사유 "외상 밀림".
      gatong_stop customer="{g}" | 중지 | 이 집 배달은 중지. 사유 안 적음.
      gatong_again customer="{g2}" | 재개 | {g2} 외상 갚았다. 다시 배달.
    `,
  },
  // 교회 스트리밍
  {
    language: 'ko',
    slots: { c: '카메라 1, 강단캠, 좌측 PTZ', c2: '카메라 4, 성가대캠, 우측 PTZ', n: '1..8', n2: '9..20', tx: '=예배를 준비합니다, 잠시 후 시작합니다, 찬송 314장', s: '2..12', p: '10..45', p2: '50..95' },
    tools: ['jungye_cam(old_camera, new_camera, fade?: bool): Show another camera', 'jungye_preset(camera, preset: int): Move a camera to a preset', 'jungye_store(camera, preset: int): Store where a camera looks', 'jungye_start(private?: bool): Start streaming', 'jungye_end(): End streaming', 'jungye_caption(text, secs?: int): Show a caption', 'jungye_mix(speech_pct: int, choir_pct: int): Mix the sound'],
    steps: `
      jungye_cam old_camera="{c}" new_camera="{c2}" fade=true | 전환 | {c}에서 {c2:로} 스르르 넘긴다.
      jungye_cam old_camera="{c2}" new_camera="{c}" fade=false | 전환 | {c2} 말고 {c}. 스르르 말고 딱 끊어서.
      jungye_cam old_camera="{c}" new_camera="{c2}" | 전환 | {c2:로} 바꿔 주세요, 지금 화면은 {c}.
      jungye_preset camera="{c}" preset={n} | 위치 | {c} {n}번 자리로.
      jungye_store camera="{c2}" preset={n2} | 기억 | {c2:이} 지금 보는 곳을 {n2}번으로 기억시킨다.
      jungye_start private=true | 시작 | 송출 시작하되 공개하지 않는다.
      jungye_start private=false | 시작 | 누구나 볼 수 있게 송출 시작.
      jungye_start | 시작 | 송출 시작.
      jungye_end | 끝 | 축도 끝났어요. 송출 마칩니다.
      jungye_caption text="{tx}" secs={s} | 자막 | "{tx}" {s}초.
      jungye_caption text="{tx}" | 자막 | 자막으로 "{tx}"
      jungye_mix speech_pct={p2} choir_pct={p} | 소리 | 성가대 {p} 설교 {p2}
      jungye_mix speech_pct={p} choir_pct={p2} | 소리 | 찬양 시간. 말은 {p}%, 성가대는 {p2}%.
    `,
  },
  // 화훼 경매 냉장고
  {
    language: 'ko',
    event: 'mqtt flower/room {"실": "{r}", "품종": "{f}", "단": {n}, "등급": "{g}", "온도": {c}, "옆실": "{r2}"}',
    slots: { r: '1저온실, 장미방', r2: '3저온실, 백합방', f: '하젤, 카사블랑카, 스토크', f2: '푸에고, 소국, 라벤더', n: '10..240', g: '=특, 상', g2: '=중, 하', c: '3..5 / 11..16', k: '2..60', lo: '1..3', hi: '6..9' },
    tools: ['hwahwe_chill(room, coldest: int, warmest: int): Set the range of a room', 'hwahwe_alarm(room, urgent: bool): Call the technician', 'hwahwe_carry(variety, old_room, new_room, bunches?: int): Carry flowers to another room', 'hwahwe_grade(variety, old_grade, new_grade): Change a grade', 'hwahwe_water(room, fresh: bool): Refill the buckets', 'hwahwe_reserve(buyer, variety, bunches: int): Reserve flowers', 'hwahwe_unreserve(buyer, variety): Give a reservation up'],
    steps: `
      @c failed "온도 {c}도" // hwahwe_alarm room="{r}" urgent=true | 고장 | 10도를 넘은 실이면 기사를 급하게 부른다. 안 넘으면 부르지 않는다.
      hwahwe_alarm room="{r2}" urgent=false | 기사 | {r2} 봐 달라고 기사님께. 급한 건 아니라고.
      hwahwe_chill room="{r}" coldest={lo} warmest={hi} | 온도 | 보고된 실 {lo}~{hi}도.
      hwahwe_chill room="{r2}" coldest={lo} warmest={hi} | 온도 | {r2:은} 높게는 {hi}, 낮게는 {lo}.
      hwahwe_carry variety="{f}" old_room="{r}" new_room="{r2}" bunches={k} | 옮김 | 보고된 품종 {k}단을 옆실로.
      hwahwe_carry variety="{f2}" old_room="{r2}" new_room="{r}" | 옮김 | {f2:은} {r2}에서 {r:로}. 몇 단인지 안 적음.
      hwahwe_grade variety="{f}" old_grade={g} new_grade={g2} | 등급 | 보고된 품종을 지금 등급에서 {g2:로} 낮춘다.
      hwahwe_grade variety="{f2}" old_grade={g2} new_grade={g} | 등급 | {f2} {g} 등급. ({g2} 아님)
      hwahwe_water room="{r}" fresh=true | 물 | 보고된 실 물을 새 물로.
      hwahwe_reserve buyer="봄꽃집" variety="{f}" bunches={k} | 예약 | "봄꽃집" 앞으로 보고된 품종 {k}단.
      hwahwe_unreserve buyer="봄꽃집" variety="{f2}" | 취소 | "봄꽃집"이 {f2:은} 안 한대.
    `,
  },
  // 3층 도서관 오디오북 녹음
  {
    language: 'ko',
    slots: { b: '어린 나무, 소나기, 동화 7', b2: '바다의 끝, 운수 좋은 날', p: '3..40', p2: '60..190', r: '낭독자 윤, 봉사 12', r2: '낭독자 백, 봉사 31', n: '1..9', n2: '11..20', s: '=천천히 / 빠르게', t: '2..20' },
    tools: ['nokeum_begin(book, from_page: int, to_page?: int): Record pages', 'nokeum_hold(): Pause recording', 'nokeum_continue(): Go on recording', 'nokeum_again(book, page: int): Record a page again', 'nokeum_reader(book, old_reader, new_reader): Give a book another reader', 'nokeum_order(book, chapter: int, before_chapter: int): Put a chapter before another', 'nokeum_pace(book, pace: slow|fast): Play slower or faster', 'nokeum_gap(book, secs: int, every_page?: bool): Put silence in'],
    steps: `
      nokeum_begin book="{b}" from_page={p} to_page={p2} | 녹음 | {b} {p}쪽에서 {p2}쪽.
      nokeum_begin book="{b2}" from_page={p} to_page={p2} | 녹음 | {b2:을} {p2}쪽까지 읽습니다. {p}쪽부터요.
      nokeum_begin book="{b2}" from_page={p2} | 녹음 | {b2} {p2}쪽부터. 끝은 목이 버티는 데까지.
      nokeum_hold | 쉼 | 물 좀 마시고. 녹음 잠깐.
      nokeum_continue | 계속 | 됐어요, 이어서 녹음.
      nokeum_again book="{b}" page={p} | 다시 | {b} {p}쪽 기침 소리. 다시 녹음.
      nokeum_reader book="{b}" old_reader="{r}" new_reader="{r2}" | 낭독 | {b:은} {r} 님에서 {r2} 님으로.
      nokeum_reader book="{b2}" old_reader="{r2}" new_reader="{r}" | 낭독 | {b2:을} {r} 님이 읽기로 함. {r2} 님은 감기.
      nokeum_order book="{b}" chapter={n2} before_chapter={n} | 순서 | {b} {n2}장을 {n}장 앞에 둔다.
      nokeum_order book="{b2}" chapter={n} before_chapter={n2} | 순서 | {b2}: {n2}장 앞에 {n}장
      @s nokeum_pace book="{b}" pace=slow // nokeum_pace book="{b}" pace=fast | 빠르기 | {b:을} {s} 틀기.
      nokeum_gap book="{b}" secs={t} every_page=true | 쉼표 | {b} 쪽마다 {t}초 비움.
      nokeum_gap book="{b2}" secs={t} | 쉼표 | {b2}에 {t}초 쉬는 곳.
    `,
  },
];
