import type { Scene } from '../../scene';

/** Lists that the step brings, and the one entry that is meant by another word than the list's: Korean, part 7. */
export const tabledKo7: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt wind/gust {"dir": "{d}", "mps": {v}, "alarm": {al}}',
    slots: { d: '=N, north / S, south / E, east / W, west', v: '8..31', al: '=true / false', a: '2..27', b: '2..27', c: '2..27', e: '2..27', z: '2..27', bd: 'sail-io, 돛함', n1: '안 갑판장, 물결', n2: '현 기관장, 너울' },
    steps: `
      @d gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // gpio_write pin={e} value=0 | 바람 창 닫기 | 북창 {a}, 남창 {b}, 동창 {c}, 서창 {e}. 바람 부는 쪽 창을 닫아라(0).
      @d gpio_write pin={b} value=1 board={bd} // gpio_write pin={a} value=1 board={bd} // gpio_write pin={e} value=1 board={bd} // gpio_write pin={c} value=1 board={bd} | 반대 창 열기 | {bd} 보드, 동 {c} 서 {e} 남 {b} 북 {a}. 바람 오는 방향의 정반대 창을 1로.
      gpio_read pin={c} | 동창 | 북 {a}·남 {b}·동 {c}·서 {e}. 동쪽을 읽기.
      @al gpio_write pin={z} value=1 // gpio_write pin={z} value=0 | 경보 | 창({a}, {b}, {c}, {e})은 두고 {z}번 경보만. alarm이 참이면 1, 거짓이면 0.
      @al send_message channel=vhf to="{n1}" text="돛 접기" // send_message channel=vhf to="{n2}" text="그대로 감" | 무전 | alarm이 참이면 {n1}에게 "돛 접기", 거짓이면 {n2}에게 "그대로 감". vhf.
      @d file_read path=chart/n.txt // file_read path=chart/s.txt // file_read path=chart/e.txt // file_read path=chart/w.txt | 해도 | 북풍 chart/n.txt, 남풍 chart/s.txt, 동풍 chart/e.txt, 서풍 chart/w.txt. 지금 바람 것을 읽는다.
      @d memory_store key=wind content=북풍 // memory_store key=wind content=남풍 // memory_store key=wind content=동풍 // memory_store key=wind content=서풍 | 풍향 메모 | wind 메모에 북풍, 남풍, 동풍, 서풍 중 맞는 말 하나.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /farm {"device": "{dv}", "state": "{st}", "house": {h}}',
    slots: { dv: '=pump / fan / lamp / heater', st: '=on / off', h: '=1 / 2 / 3', a: '2..27', b: '2..27', c: '2..27', x: '2..27', y: '2..27', z: '2..27', t1: 'farm/one, 하우스/하나', t2: 'farm/two, 하우스/둘', t3: 'farm/three, 하우스/셋' },
    tools: ['nongga_hours(house: int, device: text, hours: num): 가동 시간', 'nongga_note(house: int, text): 쪽지'],
    steps: `
      @dv gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 // failed "히터는 번호가 없다" | 말썽 장치 끄기 | 펌프 {a}, 환풍기 {b}, 등 {c}. 이벤트의 장치를 끈다. 번호 없는 장치면 실패.
      @dv gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // failed "히터는 표에 없다" | 상태 | 환풍기({b}) 등({c}) 펌프({a}). 이벤트 장치의 핀을 읽고 표에 없으면 실패.
      @st gpio_write pin={x} value=1 // gpio_write pin={x} value=0 | 예비 | 핀 {a} 펌프, {b} 환풍기, {x} 예비. 예비를 이벤트 state 그대로(on 1, off 0).
      @h gpio_write pin={x} value=1 // gpio_write pin={y} value=1 // gpio_write pin={z} value=1 | 하우스 등 | 첫째 하우스 {x} / 둘째 하우스 {y} / 셋째 하우스 {z}. 알려 온 하우스 등을 켜.
      gpio_write pin={y} value=0 | 둘째 등 | 첫째 하우스 {x} / 둘째 하우스 {y} / 셋째 하우스 {z}. 둘째는 꺼 두기.
      @h mqtt_publish topic={t1} payload=check // mqtt_publish topic={t2} payload=check // mqtt_publish topic={t3} payload=check | 토픽 | 첫 하우스 {t1}, 그다음 {t2}, 맨 끝 셋째 {t3}. 그 하우스 토픽에 check.
      @dv nongga_hours house={h} device=펌프 hours=2.5 // nongga_hours house={h} device=환풍기 hours=6 // nongga_hours house={h} device=등 hours=12 // failed "히터 시간은 없다" | 시간 | 펌프 2.5시간, 환풍기 6시간, 등 12시간. 이벤트 하우스에 장치의 우리말 이름으로 적는다. 없는 장치는 실패.
      @st nongga_note house={h} text="켜졌음" // nongga_note house={h} text="꺼졌음" | 쪽지 | 그 하우스에 쪽지: 켜진 거면 "켜졌음", 꺼진 거면 "꺼졌음".
    `,
  },
  {
    language: 'ko',
    event: 'peripheral sw/{n} {"switch": {n}, "pressed": "{hd}"}',
    slots: { n: '=1 / 2 / 3', hd: '=left / right / both', a: '2..27', b: '2..27', c: '2..27', l: '2..27', r: '2..27', bd: 'desk-io, 책상함' },
    tools: ['tteusang_lift(side: left|right, cm: int): 책상 높이', 'tteusang_save(slot: int, cm: int): 높이 저장'],
    steps: `
      @n gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 | 스위치 등 | 맨 왼쪽(1번) 스위치는 {a}번 등, 가운데 {b}번 등, 맨 오른쪽(3번) {c}번 등. 누른 스위치의 등을 켬.
      @n gpio_write pin={a} value=0 // gpio_write pin={b} value=0 // gpio_write pin={c} value=0 | 끄기 | 등은 스위치 번호 순으로 {a} {b} {c}. 누른 것의 등을 끔.
      @hd gpio_write pin={l} value=1 board={bd} // gpio_write pin={r} value=1 board={bd} // failed "양쪽을 한꺼번에 눌렀다" | 모터 | {bd} 보드 왼 모터 {l}, 오른 모터 {r}. 누른 쪽을 1. 양쪽을 다 눌렀으면 실패.
      @hd gpio_read pin={r} // gpio_read pin={l} // failed "반대쪽이 없다" | 반대쪽 | 오른 {r} / 왼 {l}. 누르지 않은 쪽을 읽는다. 양쪽이면 반대쪽이 없으니 실패.
      gpio_write pin={l} value=0 | 왼 모터 | 왼 모터 {l}, 오른 모터 {r}. 왼쪽은 세움.
      @n tteusang_save slot=1 cm=72 // tteusang_save slot=2 cm=95 // tteusang_save slot=3 cm=110 | 저장 | 칸마다 높이가 있다. 첫 칸 72, 둘째 칸 95, 셋째 칸 110센티. 누른 번호의 칸에 저장.
      @hd tteusang_lift side=left cm=90 // tteusang_lift side=right cm=105 // failed "양쪽 높이는 정하지 않았다" | 높이 | 왼쪽 책상 90, 오른쪽 책상 105센티. 누른 쪽을 올린다. 양쪽은 정하지 않았으니 실패.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt grid/relay relay {r} tripped on {ph}',
    slots: { r: '=one / two / three / seven', ph: '=L1 / L2 / L3', a: '2..27', b: '2..27', c: '2..27', x: '2..27', y: '2..27', z: '2..27', n1: '전기 도, 아라미', n2: '전기 위, 너나' },
    steps: `
      @r gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "seven은 목록에 없다" | 재투입 | 1번 릴레이 {a}, 2번 릴레이 {b}, 3번 릴레이 {c}. 떨어졌다는 릴레이를 1로 다시 넣는다. 목록에 없으면 실패.
      @r gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // failed "일곱 번째 릴레이는 없다" | 확인 | 첫째 {a} / 둘째 {b} / 셋째 {c}. 떨어진 릴레이 핀을 읽는다. 없는 번호는 실패.
      @ph gpio_write pin={x} value=0 // gpio_write pin={y} value=0 // gpio_write pin={z} value=0 | 상 끊기 | 상별 접촉기 L3={z}, L1={x}, L2={y}. 사고 난 상의 접촉기를 0.
      gpio_write pin={z} value=1 | L3 넣기 | L1 {x} L2 {y} L3 {z}. L3을 1.
      gpio_write pin={x} value=1 | L1 넣기 | L3 {z} L2 {y} L1 {x}. L1을 1.
      @ph notify message="빨강 상" // notify message="하양 상" // notify message="파랑 상" | 색 | L1 "빨강 상", L2 "하양 상", L3 "파랑 상". 사고 난 상을 그 말로 이 컴퓨터에 띄우기.
      @ph send_message channel=sms to="{n1}" text="계통 확인" // send_message channel=sms to="{n2}" text="계통 확인" // send_message channel=sms to="{n2}" text="계통 확인" | 담당 | L1은 {n1}, L2와 L3은 {n2}. 사고 난 상의 담당에게 sms "계통 확인".
      @r sop_execute name=일번복구 // sop_execute name=이번복구 // sop_execute name=삼번복구 // failed "그 릴레이의 절차가 없다" | 절차 | 릴레이 1 일번복구, 릴레이 2 이번복구, 릴레이 3 삼번복구 절차. 떨어진 것에 맞게. 절차가 없으면 실패.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /calendar {"day": "{dy}", "slot": "{sl}", "title": "{tt}"}',
    slots: { dy: '=Mon, Monday / Tue, Tuesday / Fri, Friday / Sun, Sunday', sl: '=AM / PM', tt: '=회의, 점검, 교육', n1: '조은별, 새롬', n2: '남궁혁, 해든', n3: '선우찬, 달해', a: '2..27', b: '2..27', c: '2..27', f1: '=plan/mon.md, 계획/월.txt', f2: '=plan/tue.md, 계획/화.txt', f3: '=plan/fri.md, 계획/금.txt' },
    tools: ['moim_room(day: text, room: text): 방을 잡는다', 'moim_tea(cups: int, kind: green|black): 차'],
    steps: `
      @dy send_message channel=team to="{n1}" text="{tt}" // send_message channel=team to="{n2}" text="{tt}" // send_message channel=team to="{n3}" text="{tt}" // failed "일요일 당번은 없다" | 당번 | 월 {n1}, 화 {n2}, 금 {n3}. 그 요일 당번에게 team 채널로 일정 제목만. 당번 없는 요일이면 실패.
      @dy gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "일요일 등은 없다" | 요일등 | 월요일 {a}번, 화요일 {b}번, 금요일 {c}번. 일정이 있는 요일 등을 켜고 없으면 실패.
      @sl gpio_write pin={a} value=0 // gpio_write pin={b} value=0 | 블라인드 | 오전이면 동쪽 블라인드 {a}, 오후면 서쪽 블라인드 {b:을} 0으로 내림. 일정 시간대로.
      gpio_read pin={c} | 금요일 등 | 월요일 {a}, 화요일 {b}, 금요일 {c}. 금요일 것을 읽음.
      @dy file_read path={f1} // file_read path={f2} // file_read path={f3} // failed "일요일 계획은 없다" | 계획 | 금요일 {f3} / 화요일 {f2} / 월요일 {f1}. 일정 요일의 계획을 읽는다. 없으면 실패.
      @dy moim_room day=월 room=난초방 // moim_room day=화 room=국화방 // moim_room day=금 room=매화방 // failed "일요일에는 방이 없다" | 방 | 요일별 방은 월 난초방, 화 국화방, 금 매화방. 일정 요일을 한 글자로 적어 잡는다. 방이 없으면 실패.
      @sl moim_tea cups=8 kind=green // moim_tea cups=12 kind=black | 차 | 오전 모임엔 녹차(green) 여덟 잔, 오후 모임엔 홍차(black) 열두 잔.
      @sl cron_add schedule="0 9 * * *" action=message text="자리 펴기" // cron_add schedule="0 14 * * *" action=message text="자리 펴기" | 예약 | 오전 일정이면 매일 9시, 오후 일정이면 매일 14시 정각에 "자리 펴기" 메시지 예약.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral rfid tag={tg} reader={rd}',
    slots: { tg: 'E2-4410, 04AF-91, 88C1', rd: '=1 / 2 / 3', a: '2..27', b: '2..27', c: '2..27', x: '2..27', bd1: 'gate-n, 북함', bd2: 'gate-s, 남함', h: '=log-srv, 10.6.0.2' },
    tools: ['seonban_in(tag, zone: text): 입고', 'seonban_out(tag, zone: text, fast?: bool): 출고'],
    steps: `
      @rd gpio_write pin={a} value=1 board={bd1} // gpio_write pin={b} value=1 board={bd1} // gpio_write pin={c} value=1 board={bd2} | 게이트 | 리더 하나 → {bd1} 보드 {a}번, 리더 둘 → {bd1} 보드 {b}번, 리더 셋 → {bd2} 보드 {c}번. 읽은 리더의 게이트를 연다.
      @rd gpio_write pin={a} value=0 board={bd1} // gpio_write pin={b} value=0 board={bd1} // gpio_write pin={c} value=0 board={bd2} | 게이트 닫기 | {bd2} 보드: 셋째 {c}. {bd1} 보드: 첫째 {a}, 둘째 {b}. 읽은 리더 쪽을 닫아 주세요.
      gpio_read pin={b} board={bd1} | 둘째 | {bd1} 보드에 첫째 {a}, 둘째 {b}. 둘째를 읽어 주세요.
      gpio_write pin={x} value=1 | 컨베이어 | 게이트는 {a}, {b}, {c}. 컨베이어는 {x}. 컨베이어를 돌린다.
      @rd seonban_in tag={tg} zone=가 // seonban_in tag={tg} zone=나 // failed "셋째 리더는 출고용이다" | 입고 | 첫 리더는 "가" 구역, 둘째 리더는 "나" 구역으로 입고. 셋째는 출고용이라 입고하지 말고 실패. 읽힌 태그.
      @rd failed "첫째 리더는 입고용이다" // failed "둘째 리더는 입고용이다" // seonban_out tag={tg} zone=다 | 출고 | 3번 리더에 읽힌 태그만 "다" 구역에서 출고한다. 1번과 2번은 입고용이니 실패.
      @rd http_request url=http://{h}/r/one method=PUT // http_request url=http://{h}/r/two method=PUT // http_request url=http://{h}/r/three method=PUT | 서버 | 리더 1은 one, 2는 two, 3은 three. http://{h}/r/ 뒤에 그 이름을 붙여 PUT.
    `,
  },
  {
    language: 'ko',
    earlier: ['무선 수신 | radio → {s} 구조 요청', '배치표 | file_read → 알파 {a}번 등 담당 {n1}; 브라보 {b}번 등 담당 {n2}; 찰리 {c}번 등 담당 {n3}'],
    slots: { s: '=알파 / 브라보 / 찰리 / 델타', a: '2..27', b: '2..27', c: '2..27', n1: '서하늘, 구름', n2: '문바다, 파도', n3: '우산들, 바람', w: '=물 / 담요 / 약' },
    tools: ['gujo_send(team: alpha|bravo|charlie, goods: text): 물자를 보낸다', 'gujo_beacon(team: alpha|bravo|charlie, on: bool): 비콘'],
    steps: `
      @s gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "델타는 배치표에 없다" | 등 켜기 | 구조를 요청한 조의 등을 배치표에서 찾아 켠다. 없으면 실패.
      @s send_message channel=radio to="{n1}" text="출동" // send_message channel=radio to="{n2}" text="출동" // send_message channel=radio to="{n3}" text="출동" // failed "델타 담당이 없다" | 출동 | 배치표에 적힌 그 조 담당에게 radio로 "출동". 담당이 없으면 실패.
      gpio_write pin={b} value=0 | 브라보 등 | 배치표의 브라보 등은 끈다.
      gpio_read pin={c} | 찰리 등 | 배치표 마지막 등을 읽는다.
      notify message="{n1}" | 알파 담당 | 배치표의 알파 담당 이름만 이 컴퓨터에 띄운다.
      @s gujo_send team=alpha goods={w} // gujo_send team=bravo goods={w} // gujo_send team=charlie goods={w} // failed "델타로는 보낼 수 없다" | 물자 | 요청한 조로 {w:을} 보낸다. 도구에 그 조가 없으면 실패.
      @s gujo_beacon team=alpha on=true // gujo_beacon team=bravo on=true // gujo_beacon team=charlie on=true // failed "델타 비콘은 없다" | 비콘 | 도와 달라고 한 조의 비콘을 켠다. 도구에 없는 조면 실패.
      memory_store key=charlie content="{n3}" | 메모 | charlie 메모에 찰리 담당 이름.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt home/scene {"scene": "{sc}", "who": "{who}"}',
    slots: { sc: '=morning / movie / night / party', who: '=아빠, 엄마, 막내', a: '2..27', b: '2..27', c: '2..27', u: 'tv-hub, 192.168.9.2', bd: 'home-7, 거실함' },
    tools: ['anbang_curtain(percent: int): 커튼', 'anbang_tune(list: text, volume: int): 노래 목록'],
    steps: `
      @sc gpio_write pin={a} value=1 // gpio_write pin={b} value=1 // gpio_write pin={c} value=1 // failed "잔치 장면은 등이 없다" | 장면등 | 아침 {a}, 영화 {b}, 밤 {c}. 온 장면의 등을 켜고 맞는 게 없으면 실패.
      @sc gpio_write pin={c} value=0 board={bd} // gpio_write pin={a} value=0 board={bd} // gpio_write pin={b} value=0 board={bd} // failed "앞 장면이 없다" | 앞 장면 끄기 | {bd} 보드. 하루 순서는 아침({a}) 다음 영화({b}), 그다음 밤({c}), 다시 아침. 온 장면의 바로 앞 장면 등을 끈다. 순서에 없으면 실패.
      gpio_read pin={b} | 영화등 | 아침 {a} 영화 {b} 밤 {c}. 영화 것 읽기.
      gpio_write pin={a} value=0 board={bd} | 아침등 | {bd} 보드 아침 {a} / 영화 {b} / 밤 {c}. 아침등을 끔.
      @sc anbang_curtain percent=100 // anbang_curtain percent=0 // anbang_curtain percent=10 // failed "잔치 때 커튼은 정하지 않았다" | 커튼 | 아침엔 100, 영화 볼 땐 0, 밤엔 10퍼센트. 그 밖에는 정하지 않았으니 실패.
      @sc anbang_tune list=새소리 volume=20 // failed "영화 볼 때는 노래를 틀지 않는다" // anbang_tune list=빗소리 volume=8 // anbang_tune list=춤노래 volume=60 | 노래 | 아침 새소리 20, 밤 빗소리 8, 잔치 춤노래 60(크기). 영화 볼 때는 틀지 않음(실패).
      @sc http_request url=http://{u}/off // http_request url=http://{u}/on // http_request url=http://{u}/off // http_request url=http://{u}/on | 티브이 | 영화나 잔치면 http://{u}/on, 아침이나 밤이면 http://{u}/off 를 부른다.
    `,
  },
  {
    language: 'ko',
    slots: { a: '2..27', b: '2..27', c: '2..27', d: '2..27', e: '2..27', bd1: 'hang-1, 격납1', bd2: 'hang-2, 격납2', ch1: 'tower, 관제방', ch2: 'ground, 지상방', ch3: 'fuel, 급유방' },
    steps: `
      gpio_write pin={b} value=1 board={bd2} | 유도로등 | 활주로등: {bd1} 보드 {a}번 / 유도로등: {bd2} 보드 {b}번 / 주기장등: {bd2} 보드 {c}번. 유도로등 켜 주세요.
      gpio_write pin={a} value=1 board={bd1} | 활주로등 | 활주로등: {bd1} 보드 {a}번 / 유도로등: {bd2} 보드 {b}번 / 주기장등: {bd2} 보드 {c}번. 활주로등 켜 주세요.
      gpio_write pin={c} value=0 board={bd2} | 주기장등 끔 | 주기장등은 {bd2} 보드의 {c}번이고 활주로등은 {bd1} 보드의 {a}번이다. 앞엣것만 끈다.
      gpio_read pin={a} board={bd1} | 활주로등 읽기 | 주기장등은 {bd2} 보드의 {c}번이고 활주로등은 {bd1} 보드의 {a}번이다. 뒤엣것을 읽는다.
      gpio_write pin={d} value=0 | 격납고 문 | 문 {d} LOW=열림, 환기 {e} HIGH=켜짐. 문을 열 것.
      gpio_write pin={e} value=1 | 환기 | 문 {d} LOW=열림, 환기 {e} HIGH=켜짐. 환기를 켤 것.
      gpio_write pin={d} value=1 | 문 닫기 | 문 {d} LOW=열림, 환기 {e} HIGH=켜짐. 문을 닫을 것.
      send_message channel="{ch3}" text="급유차 출발" | 급유 | 채널: 관제 {ch1} / 지상 {ch2} / 급유 {ch3}. 급유 쪽에 "급유차 출발".
      send_message channel="{ch1}" text="활주로 비움" | 관제 | 채널: 관제 {ch1} / 지상 {ch2} / 급유 {ch3}. 관제 쪽에 "활주로 비움".
    `,
  },
  {
    language: 'ko',
    slots: { n1: '조은별, 온새미', n2: '남궁혁, 제갈 과장', n3: '황보람, 사공 대리', p1: 'docs/a.md, 문서/가.txt', p2: 'docs/b.md, 문서/나.txt', p3: 'docs/c.md, 문서/다.txt', s1: '=백업, 야간백업', s2: '=복구, 긴급복구', s3: '=점검, 정기점검', h1: 'db-1, 10.0.1.1', h2: 'web-1, 10.0.1.2', h3: 'mail-1, 10.0.1.3', t1: 'it/db, 전산/디비', t2: 'it/web, 전산/웹', k1: 'key-db, 키디비', k2: 'key-web, 키웹', k3: 'key-mail, 키메일' },
    steps: `
      send_message channel=mail to="{n2}" text="디스크 부족" | 연락 | 디비 {n1}, 웹 {n2}, 메일 {n3}. 웹 맡은 사람에게 mail로 "디스크 부족".
      send_message channel=mail to="{n3}" text="디스크 부족" | 연락 2 | 디비 {n1}, 웹 {n2}, 메일 {n3}. 메일 서버 맡은 사람에게 mail로 "디스크 부족".
      file_read path={p3} | 문서 | 가이드 {p1} / 규정 {p2} / 연락망 {p3}. 연락망을 읽는다.
      file_read path={p1} lines=30 | 문서 앞 | 가이드 {p1} / 규정 {p2} / 연락망 {p3}. 가이드를 30줄만.
      sop_execute name={s2} | 절차 | 밤마다 {s1}, 사고 나면 {s2}, 달마다 {s3}. 지금은 사고다, 맞는 절차를 시작.
      http_request url=http://{h1}/health | 건강 | 디비={h1}; 웹={h2}; 메일={h3}. 디비 쪽 http 주소의 /health 를 불러 본다.
      mqtt_publish topic={t2} payload=restart | 재시작 | 토픽 {t1:은} 디비, {t2:은} 웹. 웹 토픽에 restart.
      memory_forget key={k3} | 메모 지우기 | 메모 셋 — {k1} 디비, {k2} 웹, {k3} 메일. 메일 것을 지운다.
      memory_recall query={k1} limit=2 | 메모 찾기 | 메모 셋 — {k1} 디비, {k2} 웹, {k3} 메일. 디비 것의 이름으로 두 건까지 찾는다.
    `,
  },
];
