import type { Scene } from '../../scene';

/** What is wanted is said, not the tool's word: archery, seaweed, stars; Korean, part 6. */
export const whichKo6: readonly Scene[] = [
  // 국궁장
  {
    language: 'ko',
    event: 'manual - {nm} 접장 {n}순째',
    slots: { nm: '=송암, 백운, 청파', n: '1..9', h: '=6, 7, 17', p: '3..13', q: '14..26', k: '=몰기, 오늘시수', f: '=국궁/시수.csv, 활터/일지.txt' },
    tools: ['과녁등(관: int, 색: red|green): 과녁 등 색을 바꾼다', '과녁등보기(관: int): 과녁 등 색을 본다', '살날이(관: int): 화살 나르는 줄을 돌린다'],
    steps: `
      과녁등보기 관=2 | 2관 | 2관 등이 무슨 색인지 봐 주십시오.
      과녁등 관=2 색=red | 2관 빨강 | 사람이 과녁에 갔습니다. 2관 등을 빨강으로.
      과녁등 관=2 색=green | 2관 초록 | 돌아왔으니 2관은 초록.
      살날이 관=1 | 살 | 1관 살날이 돌려.
      failed "화살을 뽑을 도구가 없다" | 뽑기 | 과녁에서 화살을 뽑아 닦는다.
      memory_store key={k} content="{nm} {n}" | 기억 | {k:로} 누가 몇 순째인지 한 칸 띄워 기억. 숫자는 숫자만.
      file_write path={f} content="{nm},{n}" append=true | 시수 | {f} 끝에 이름,순
      cron_add schedule="0 {h} * * *" action=message text="과녁 점검" | 날마다 | 날마다 {h}시(24시간제) "과녁 점검" 메시지.
      gpio_read pin={p} | 바람 스위치 | 바람 스위치 {p}번을 본다. 끝.
      gpio_write pin={q} value=0 | 정자 등 | 정자 등 {q}번 끄십시오.
    `,
  },
  // 김 공장
  {
    language: 'ko',
    event: 'mqtt 김/건조/{ln} {"호기": "{ln}", "수분": {m}, "속": {n}, "조장": "{who}"}',
    slots: { ln: '1호기, 햇김, K-4', m: '3.0..4.8 / 7.5..12.0', n: '10..600', who: '=양 조장, 배 조장, 지 조장', p: '3..12', q: '13..25', tp: '=gim/speed, 건조/팬', v: '=slow, fast, stop' },
    tools: ['건조온도(호기, 도: int): 건조 온도를 맞춘다', '건조온도보기(호기): 건조 온도를 본다', '봉투인쇄(글, 장: int): 봉투에 인쇄한다', '불량표(호기, 까닭): 불량 표를 만든다'],
    steps: `
      건조온도보기 호기="{ln}" | 몇 도 | 그 호기 지금 몇 도로 말리고 있나.
      건조온도 호기="{ln}" 도=52 | 52도 | 그 호기 52도.
      @m 봉투인쇄 글="햇김" 장={n} // 불량표 호기="{ln}" 까닭="덜 마름" | 봉투냐 불량이냐 | 수분 6% 밑이면 속 수만큼 봉투에 "햇김"을 인쇄. 그 위면 인쇄하지 말고 불량 표, 까닭은 "덜 마름".
      notify message="{ln} 수분 {m}%" | 표 없이 | 불량 표까지 갈 일은 아니고 이 컴퓨터에 "호기 수분 n%" 꼴로 알림만.
      send_message channel=band to={who} text="{n}속 나왔습니다" | 조장 | 조장에게 band로 몇 속인지 "n속 나왔습니다".
      mqtt_publish topic={tp} payload={v} | 토픽 | {tp} 토픽에 {v:을} 보낸다.
      gpio_write pin={p} value=1 | 컨베이어 | 컨베이어 {p}번 돌리기
      gpio_read pin={q} | 금속 | 금속 검출({q}번) 값 확인만
      failed "김을 갤 도구가 없다" | 개기 | 김을 열 장씩 갠다.
    `,
  },
  // 천문 과학관
  {
    language: 'ko',
    event: 'cron',
    slots: { tg: '=토성, 목성, M42', hh: '=19, 20, 21', pr: '=돔열기, 관측준비, 관람종료', id: 'st-4, 예약5, c-19', run: 'run-8, r-e1f, sop-700', y: '=구름, 정전, 관람객 없음', ph: '=구름이 걷힙니다, 9시에 토성을 봅니다', p: '3..25' },
    tools: ['돔틈(열림: bool): 돔의 틈을 여닫는다', '돔틈보기(): 돔의 틈이 열렸는지 본다', '별사진(대상): 망원경으로 사진을 찍는다', '관람판(글): 관람석 화면 글'],
    steps: `
      돔틈보기 | 열렸나 | 돔 열렸나?
      돔틈 열림=false | 닫기 | 비 온다. 돔 닫아.
      별사진 대상={tg} | 찍기 | {tg} 한 장.
      관람판 글="{ph}" | 관람객 | 관람석 분들이 보시게 "{ph}"
      notify message="{ph}" | 해설사 | 관람석 말고 해설사가 쓰는 이 컴퓨터에 "{ph}"
      cron_add schedule="0 {hh} * * *" action=procedure text={pr} | 저녁마다 | {pr} 절차는 매일 {hh}시(24시간제)에 저절로.
      sop_execute name={pr} | 오늘만 | 예정에 넣지 말고 {pr} 절차를 지금.
      sop_cancel run_id={run} reason="{y}" | 접기 | {run:을} 접습니다. 이유는 "{y}".
      sop_status run_id={run} | 됐나 | {run}, 됐나요?
      cron_remove id={id} | 빼기 | 예정에서 {id} 빼 주세요.
      gpio_write pin={p} value=1 | 붉은 등 | 계단 붉은 등({p}) 켜기
      failed "표를 팔 도구가 없다" | 매표 | 입장권을 팔고 돈을 받습니다.
    `,
  },
  // 해녀의 집
  {
    language: 'ko',
    slots: { nm: '순자 삼춘, 옥희, 막내 해녀', sp: '=전복, 소라, 성게', kg: '2..40', f: '=물질/오늘.txt, 공판/2026.csv', k: '=물때, 금채기, 공판장', v: '=내일 사리, 6월부터 금채, 오후 2시까지', tel: '=010-3700-1142, 010-4810-9926' },
    event: 'manual',
    tools: ['무게재기(): 저울을 읽는다', '공판등록(이름, 물건): 공판에 올린다', '바다종(번: int): 바닷가 종을 친다'],
    steps: `
      무게재기 | 저울 | 저울 몇 킬로?
      공판등록 이름="{nm}" 물건={sp} | 공판 | {nm} {sp}, 공판에 올려.
      file_write path={f} content="{nm} {sp} {kg}" append=true | 파일에만 | 공판엔 올리지 말고 {f} 끝에 "{nm} {sp} {kg}"
      memory_store key={k} content="{v}" | 기억 | {k}? "{v}"라고 기억해 놔.
      memory_recall query={k} | 언제더라 | {k}, 언제더라? 기억해 둔 "{k}"를 찾아 줘.
      바다종 번=4 | 나오라고 | 물에 있는 사람들이 듣게 종 네 번.
      send_message channel=sms to={tel} text="{v}" | 문자 | {tel} 번호로 sms: {v}
      failed "전화를 걸 도구가 없다" | 전화 | {tel} 번호로 전화해서 말로 알린다.
      notify message="{v}" | 화면 | 종도 문자도 말고 여기 화면에: {v}
      failed "껍데기를 깔 도구가 없다" | 손질 | 성게를 까서 알만 꺼냅니다.
    `,
  },
  // 공중화장실 관리
  {
    language: 'ko',
    event: 'peripheral 화장실-io/pin_{p} {v}',
    slots: { p: '2..6', v: '=0 / 1', a: '7..12', b: '13..19', c: '20..27', bd: '화장실-io, 공원2, wc-pi', who: '=미화 권 씨, 공원팀, 당직', pl: '=중앙공원, 분수대, 약수터' },
    tools: ['변기밸브(칸: int, 열림: bool): 칸의 물 밸브를 여닫는다', '칸사용(칸: int): 칸을 누가 쓰는지 본다', '청소표(곳, 일): 청소 표를 만든다'],
    steps: `
      @v gpio_read pin={a} // send_message channel=sms to={who} text="비상벨 울림" | 비상벨 | 올라온 핀은 비상벨이다. 1이면 {who}에게 sms로 "비상벨 울림". 0이면 아무에게도 보내지 말고 {a}번만 읽는다.
      gpio_read pin={p} | 벨 다시 | 벨 핀을 다시 읽어 주세요.
      gpio_write pin={b} value=1 | 등 | 입구 등 {b}번 켜요.
      gpio_write pin={c} value=0 board={bd} | 환풍기 | {bd} {c}번 환풍기를 끕니다.
      gpio_read pin={c} board={bd} | 환풍기? | {bd} {c}번 환풍기가 도는지만.
      칸사용 칸=3 | 3번 칸 | 3번 칸에 누가 있습니까?
      변기밸브 칸=3 열림=false | 물 잠금 | 3번 칸 물이 샌다. 그 칸 밸브 잠금.
      청소표 곳="{pl}" 일="바닥" | 청소표 | {pl} 청소 표, 할 일은 "바닥".
      notify message="{pl} 바닥" | 표 없이 | 청소 표는 만들지 않고 이 컴퓨터에 "{pl} 바닥"만 띄움.
      failed "휴지를 채울 도구가 없다" | 휴지 | 칸마다 휴지를 채워 넣는다.
    `,
  },
];
