import type { Scene } from '../../scene';

/** 값이 한도와 똑같을 때: 이상과 초과, 이하와 미만이 갈린다, 10부. */
export const bounds10: readonly Scene[] = [
  // 제빵 발효기
  {
    language: 'ko',
    event: 'mqtt proofer/{id} {"기기": "{id}", "온도": {t}, "습도": {h}, "분": {m}}',
    slots: { id: 'PF-1, PF-8, PF-30', t: '26..38', h: '61..85', m: '90..140', p: '2..9', q: '10..17', r: '18..25' },
    steps: `
      gpio_write pin={p} value=1 | 팬 | {t}도 이상이면 {p}번 팬을 켠다.
      failed "온도가 딱 {t}도다" | 팬 | {t}도를 초과하면 {p}번 팬을 켠다. 초과하지 않으면 켜지 않는다.
      gpio_write pin={q} value=1 | 가습 | 습도가 {h}% 이하면 {q}번 가습기를 켠다.
      failed "습도가 딱 {h}%다" | 가습 | 습도가 {h}% 미만이면 {q}번 가습기를 켠다. 아니면 켜지 않는다.
      notify message="발효 끝" | 끝 | {m}분이 됐으면 "발효 끝" 알림.
      failed "{m}분으로 넘지 않았다" | 끝 | {m}분을 넘겼을 때만 "발효 끝" 알림.
      gpio_write pin={r} value=1 | 등 | {t}도 이하면 {r}번을 켜고, 아니면 끈다.
      gpio_write pin={r} value=0 | 등 | {t}도 미만이면 {r}번을 켜고, 아니면 끈다.
    `,
  },
  // 물류 창고 문
  {
    language: 'ko',
    event: 'webhook /dock/{n} {"도크": {n}, "무게": {kg}, "높이cm": {h}, "기사": "{who}"}',
    slots: { n: '1..9', kg: '510..990', h: '201..399', who: '=임도균, 표수현 / ∅, null, 모름' },
    tools: ['dk_raise(dock: int): 도크를 올린다', 'dk_lower(dock: int): 도크를 내린다', 'dk_seal(dock: int, on: bool): 문을 밀봉한다', 'dk_name(dock: int, driver): 기사를 적는다'],
    steps: `
      dk_raise dock={n} | 올리기 | {kg}킬로까지는 올려도 됨. 넘지 않으면 올릴 것.
      failed "딱 {kg}킬로" | 올리기 | {kg}킬로 미만일 때만 올릴 것.
      dk_lower dock={n} | 내리기 | 높이 {h}cm부터는 내려야 함. 그 밑이면 놔둘 것.
      failed "높이가 딱 {h}cm" | 내리기 | 높이 {h}cm 초과일 때만 내릴 것.
      dk_seal dock={n} on=true | 밀봉 | {h}cm를 넘는 것은 밀봉 금지. 아니면 밀봉.
      failed "높이가 {h}cm" | 밀봉 | {h}cm 이상은 밀봉 금지. 아니면 밀봉.
      @who dk_name dock={n} driver={who} // failed "기사를 모름" | 기사 | 그 도크에 기사 이름 적기. 모르면 적지 말 것.
      dk_seal dock={n} on=false | 풀기 | 밀봉 풀기. 기사를 몰라도 됨.
    `,
  },
  // 수질 실습 학생
  {
    language: 'ko',
    earlier: ['pH 재기 | pH {ph}', '온도 재기 | {t}도', '조원 | {n}명', '비커 | {b}개'],
    slots: { ph: '5.2..8.9', t: '11.5..29.5', n: '3..9', b: '=씻음 / 안 씻음', p: '10..16', q: '17..22', r: '23..27' },
    steps: `
      gpio_write pin={p} value=1 | 중화 | pH {ph} 이상이면 {p}번 펌프를 켜요.
      failed "pH가 {ph}와 같아요" | 중화 | pH {ph} 초과면 {p}번 펌프를 켜요. 같으면 켜지 않아요.
      gpio_write pin={q} value=1 | 데우기 | {t}도 이하일 때만 {q}번 히터를 켜요.
      failed "온도가 {t}도예요" | 데우기 | {t}도 미만일 때만 {q}번 히터를 켜요.
      memory_store key=team content="{n}명" | 조원 | 조원이 {n}명 이상이면 team 메모에 인원을 "명"까지 적어요.
      failed "조원이 {n}명이에요" | 조원 | 조원이 {n}명을 넘을 때만 team 메모에 인원을 적어요.
      @b gpio_write pin={r} value=1 // failed "비커를 안 씻었어요" | 시작등 | 비커를 씻었다고 나올 때만 {r}번 시작등을 켜요.
      gpio_write pin={r} value=0 | 끝 | {r}번을 꺼요. 비커는 나중에 씻어도 돼요.
    `,
  },
  // 공항 수하물
  {
    language: 'ko',
    event: 'webhook /bag/{tag} {"꼬리표": "{tag}", "무게": {kg}, "편명": "{fl}", "시각": "{time}", "검색": "{scan}"}',
    slots: { tag: 'BG-2207, BG-118, BG-9040', kg: '15..32', fl: '=KE118, OZ207, 7C31', fl2: '=TW440, LJ902', time: '=09:20, 13:45, 18:10', scan: '=통과 / 의심, 미검색' },
    tools: ['ap_belt(tag, belt: int): 벨트로 보낸다', 'ap_fee(tag, won: int): 추가 요금', 'ap_hold(tag): 따로 둔다', 'ap_load(tag, flight): 비행기에 싣는다'],
    steps: `
      ap_fee tag={tag} won=30000 | 추가 요금 | {kg}킬로 이상이면 3만 원입니다.
      failed "딱 {kg}킬로입니다" | 추가 요금 | {kg}킬로를 넘으면 3만 원입니다. 넘지 않으면 받지 않습니다.
      ap_belt tag={tag} belt=4 | 벨트 | {kg}킬로 이하 가방은 4번 벨트입니다. 더 무거우면 보내지 않습니다.
      failed "{kg}킬로입니다" | 벨트 | {kg}킬로 미만 가방만 4번 벨트로 보냅니다.
      ap_load tag={tag} flight={fl} | 싣기 | {fl}편 가방이면 그 편에 싣습니다.
      failed "{fl}편 가방입니다" | 싣기 | {fl2}편 가방이면 그 편에 싣습니다. 다른 편이면 싣지 않습니다.
      @scan ap_belt tag={tag} belt=1 // failed "검색이 {scan} 상태입니다" | 검색 | 검색을 통과한 가방만 1번 벨트로 보냅니다.
      @scan failed "검색을 통과했습니다" // ap_hold tag={tag} | 따로 두기 | 통과하지 못한 가방만 따로 둡니다.
    `,
  },
  // 소형 보일러 점검표
  {
    language: 'ko',
    event: 'mqtt heat/{b} {"보일러": "{b}", "압력": {bar}, "수온": {t}, "점화": {n}}',
    slots: { b: '=동관, 서관', b2: '=남관, 북관', bar: '1.1..2.8', t: '45..88', n: '2..9', p: '10..15', q: '16..21', r: '22..27' },
    steps: `
      gpio_write pin={p} value=0 | 차단 | 압력 {bar}바 이상 시 {p}번 차단(0).
      failed "압력이 {bar}바" | 차단 | 압력 {bar}바 초과 시 {p}번 차단(0). 같으면 차단하지 않음.
      failed "수온이 {t}도" | 점화 | 수온 {t}도 미만에서만 {q}번 점화.
      gpio_write pin={q} value=1 | 점화 | 수온 {t}도 이하에서만 {q}번 점화.
      failed "점화를 {n}번 했음" | 재점화 | 점화 {n}번 이상이면 {q}번 금지. 아니면 켬.
      gpio_write pin={q} value=1 | 재점화 | 점화 {n}번을 넘으면 {q}번 금지. 아니면 켬.
      gpio_write pin={r} value=1 | {b} | {b} 신호면 {r}번 순환.
      failed "{b} 신호" | {b2} | {b2} 신호면 {r}번 순환. 다른 보일러면 하지 말 것.
    `,
  },
  // 클라이언트 지원 센터
  {
    language: 'ko',
    event: 'webhook /ticket/{no} {"번호": "{no}", "대기분": {m}, "등급": {lv}, "담당": "{who}", "제목": "{title}"}',
    slots: { no: 'TK-118, TK-2207, TK-90', m: '12..90', lv: '1..5', who: '=공유미, 반석호 / ∅, null, 미배정', title: '=로그인 안 됨, 환불 문의, 화면 깨짐' },
    tools: ['hd_up(ticket): 윗단계로 올린다', 'hd_give(ticket, agent): 담당에게 준다', 'hd_wait(ticket, minutes: int): 미룬다', 'hd_reply(ticket, text): 답한다'],
    steps: `
      hd_up ticket={no} | 올리기 | {m}분 이상 기다렸으면 윗단계로 올려 주세요.
      failed "{m}분 기다렸어요" | 올리기 | {m}분 넘게 기다렸으면 윗단계로 올려 주세요. 딱 맞으면 아직이에요.
      hd_wait ticket={no} minutes=30 | 미루기 | 등급이 {lv} 이하면 30분 미뤄 주세요.
      failed "등급이 {lv:이}에요" | 미루기 | 등급이 {lv} 미만이면 30분 미뤄 주세요. 아니면 미루지 마세요.
      @who hd_give ticket={no} agent={who} // failed "담당이 없어요" | 담당 | 적힌 담당에게 주세요. 담당이 없으면 아무한테나 주지 마세요.
      @who failed "담당이 {who:로} 정해져 있어요" // hd_reply ticket={no} text="담당을 찾고 있어요" | 찾는 중 | 담당이 없을 때만 "담당을 찾고 있어요"라고 답해 주세요.
      hd_reply ticket={no} text="확인 중입니다" | 답 | "확인 중입니다"라고 답해요. 담당이 없어도 답해요.
      hd_up ticket={no} | 급한 건 | 몇 분 기다렸든 이건 바로 올려요.
    `,
  },
  // 버스 정류장 안내판
  {
    language: 'ko',
    event: 'mqtt bus/stop {"정류장": "{st}", "밝기": {lux}, "기온": {t}, "노선": "{line}"}',
    slots: { st: '=시청앞, 솔밭, 구시장', lux: '20..90', t: '-9..-1', line: '=100-1, 720, 마을3', line2: '=급행5, 9401', p: '91..95', q: '96..99' },
    steps: `
      gpio_write pin={p} value=1 | 화면등 | 밝기 {lux} 이하면 {p}번 등.
      failed "밝기가 {lux}" | 화면등 | 밝기 {lux} 미만이면 {p}번 등. 아니면 켜지 않기.
      gpio_write pin={q} value=1 | 온열 의자 | {t}도 이하일 때 {q}번 의자.
      failed "기온이 {t}도" | 온열 의자 | {t}도 아래로 내려갔을 때만 {q}번 의자.
      mqtt_publish topic=bus/next payload="{line}" | 노선 | {line} 버스면 bus/next 로 노선 이름 보내기.
      failed "{line} 버스" | 노선 | {line2} 버스면 bus/next 로 노선 이름 보내기. 다른 버스면 보내지 않기.
      memory_store key={st} content="{lux}" | 밝기 | 정류장 이름 메모에 밝기 숫자. 몇 도인지는 안 봄.
      failed "유리를 닦을 손이 없음" | 유리 | 정류장 유리에 붙은 전단지 떼고 닦기.
    `,
  },
];
