import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in Korean, part 6. */
export const errandsKo6: readonly Scene[] = [
  // 예식장
  {
    language: 'ko',
    event: 'webhook /wedding/book {"hall": "{h}", "groom": "{g}", "bride": "{b}", "guests": {n}, "menu": "{m}", "mc": "{mc}", "chandelier_pin": {cp}}',
    slots: { h: '=그랜드홀, 정원홀, 5층 홀', g: '=선우진, 탁민재, Brian', b: '=여은수, 모가람, Hana', n: '80..290', m: '=뷔페, 한상, 갈비탕', mc: '=옥 사회자, 엄지혁', cp: '2..9', fog: '10..18', song: '19..28', a: '3..9', p: '12 - {a}', p24: '24 - {a}', pw: '{p} in words', day: '=토요일 / 일요일' },
    steps: `
      notify message="{g} ♡ {b}" title="{h}" | 입구 화면 | 신랑 ♡ 신부 순서로 띄워 주세요(하트 양옆은 한 칸). 홀 이름은 제목입니다.
      gpio_write pin={cp} value=1 | 샹들리에 | 홀이 어둡다. 큰 등의 핀은 예약 정보에 있으니 그걸 밝힌다.
      gpio_write pin={fog} value=1 | 안개 {fog} 음향 {song} | 신부 입장, 안개!
      gpio_write pin={song} value=0 | 안개 {fog} 음향 {song} | 주례 말씀 동안은 음향을 꺼 둠.
      send_message channel=kakao to="{mc}" text="{h}, 하객 {n}명" | 사회자 | 사회 보시는 분께 kakao. "홀, 하객 몇명"을 채운 글.
      mqtt_publish topic="kitchen/{m}" payload={n} | 주방 | kitchen/메뉴 토픽에다 하객 수를 숫자로만 발행하면 주방이 안다.
      @day cron_add schedule="0 {p24} * * 6" action=procedure text=홀정리 // cron_add schedule="0 {p24} * * 0" action=procedure text=홀정리 | 홀 정리 | {day}마다 오후 {pw} 시 정각, 홀정리 절차가 돌게 예약.
      memory_store key="{g}-{b}" content="{h} {m}" | 예약 메모 | 신랑-신부(붙임표)를 키로 홀과 메뉴를 한 칸 띄워 저장하십시오.
      file_write path="하객/{h}.csv" content="{g},{b},{n}" append=true | 하객 장부 | 하객/홀.csv 에 신랑,신부,하객 수를 띄우지 말고 덧붙여라.
    `,
  },
  // 골프 연습장
  {
    language: 'ko',
    earlier: ['타석 현황 | http_request → {z}번 타석 {nm}, 남은 {mi}분, 공 {q}개', '코치 시간표 | file_read → 오전 {c1}, 오후 {c2}', '자동 티업 | gpio_write → 핀 {tp} = 1'],
    slots: { z: '31..60', nm: '=길소담, 채 회장, Owen', mi: '5..29', s: '{mi} * 60', q: '61..240', c1: '=도 프로, 감 프로', c2: '=장 프로, 은 프로', tp: '2..8', net: '9..15', lt: '16..22', heat: '23..28', hh: '6..9', mm: '30..59' },
    steps: `
      gpio_write pin={tp} value=0 | 티업 멈춤 | {step3}단계에서 켠 핀을 도로 내려 주세요.
      mqtt_publish topic=golf/{z}/left payload="{s} s" | 남은 시간 | 그 타석의 남은 시간을 golf/타석번호/left 에 올린다. 분 말고 초, "○ s".
      send_message channel=telegram to="{c2}" text="{z}번 타석 {nm} 회원님" | 오후 코치 | 오후 코치에게 telegram으로 "몇번 타석 누구 회원님".
      send_message channel=telegram to="{c1}" text="공 {q}개 남음" | 오전 코치 | 오전에 가르치는 코치한테 공이 얼마나 남았는지. telegram, "공 몇개 남음"이라 적음.
      gpio_write pin={heat} value=1 | 그물 {net} 조명 {lt} 히터 {heat} | 타석에 앉은 분들이 춥다고 하십니다. 히터 부탁합니다.
      gpio_write pin={net} value=0 | 그물 {net}(1 올림, 0 내림) 조명 {lt} 히터 {heat} | 바람이 세다. 그물 내려.
      cron_add schedule="{mm} {hh} * * 1,3,5" action=message text="{c1} 수업" name=lesson | 오전 수업 | 월요일, 수요일, 금요일 오전 {hh}시 {mm}분에 메시지. 글은 오전 코치 뒤에 "수업"(한 칸), 예약 이름은 lesson.
      notify message="{nm} {mi}분" title="{z}번" | 프런트 | 프런트 알림에는 제목 "몇번", 내용 "이름 몇분"을 쓰기로 했다.
      memory_store key=타석-{z} content="{nm}" | 누가 치나 | 타석-번호 키로 회원 이름 저장.
    `,
  },
  // 화물 기차역
  {
    language: 'ko',
    event: 'mqtt rail/{y}/arrive {"train": "{tr}", "from": "{fr}", "track": {tk}, "tons": {t}, "late_min": {l}, "foreman": "{fo}", "signal_pin": {sg}}',
    slots: { y: '=부곡, 제천, 오봉', tr: '=3081, 3265, 3377', fr: '=묵호, 광양, 도담', tk: '11..19', t: '20..90', kg: '{t} * 1000', l: '2..10', s: '{l} * 60', fo: '=제 조장, 안도현', sg: '20..25', pt: '26..30', pb: '31..35', run: 'r-440, r-77' },
    steps: `
      gpio_write pin={sg} value=1 | 신호 | 도착 보고에 적힌 신호기를 1로 하여 통과시킨다.
      gpio_read pin={pt} | 선로전환기 동쪽 {pt}, 서쪽 {pb} | 동쪽 전환기가 어느 쪽으로 가 있는지 읽는다.
      gpio_write pin={pb} value=1 | 선로전환기 동쪽 {pt}, 서쪽 {pb} | 서쪽 것은 1로 넘겨 주십시오.
      mqtt_publish topic="rail/{y}/track/{tk}" payload={tr} | 선로 배정 | rail/역/track/선로번호 로 열차 번호를 발행. 역은 이번 토픽의 둘째 토막.
      mqtt_publish topic=rail/delay payload="{s} s" | 지연 | 늦은 시간을 rail/delay 에 초로 적어 보내요. "○ s", 원래는 분이에요.
      send_message channel=sms to="{fo}" text="{tr} 열차 {tk}번 선로" | 조장에게 | 조장께 sms로 "몇 열차 몇번 선로" 안내를 드립니다(앞은 열차 번호).
      memory_store key=열차-{tr} content="{kg} kg" | 화물 무게 | 열차-번호 에 화물을 킬로그램으로("○ kg") 기억. 보고는 톤이다.
      file_write path="rail/{y}/{tr}.txt" content="{fr} → {y}" | 운행 카드 | rail/역/열차번호.txt 를 새로 만들고 출발역 → 이 역 이라고 쓴다(화살표 양옆 한 칸).
      sop_execute name=하역 payload="{tr}" | 하역 | 하역 절차에 열차 번호를 주어 시작.
      sop_status run_id={run} | 하역 확인 | 그보다 먼저 돈 {run:이} 끝났는지 상태를 봐라.
    `,
  },
  // 옥상 양계장
  {
    language: 'ko',
    event: 'peripheral henhouse {eg}알 {t}도 {fd}g 물{w} 당번={du}',
    slots: { eg: '31..95', t: '11..29', fd: '1200..9800', kg: '{fd} / 1000', w: '2..9', ml: '{w} * 1000', du: '=소란, 구 씨, Tenzin', dr: '12..17', ht: '18..22', lm: '23..28', bd: 'hen-io, 옥상함, b6', e: '=10, 15, 30', n: '10..30' },
    steps: `
      gpio_write pin={dr} value=0 board={bd} | {bd} 보드: 문 {dr}, 난로 {ht}, 전등 {lm} | 족제비가 돈다. 그 보드의 문을 닫아라(0).
      gpio_write pin={ht} value=1 board={bd} | {bd} 보드: 문 {dr}, 난로 {ht}, 전등 {lm} | 병아리가 떨고 있어요. {bd}에 달린 난로를 피워 주세요.
      memory_store key=오늘알 content="{eg}알" | 알 | 몇 알 나왔는지 온 모양대로("몇알") 오늘알 에 적는다.
      mqtt_publish topic=hen/feed payload="{kg} kg" | 사료 | 사료 소비를 킬로로 바꾼 "○ kg"을 hen/feed 로. 닭장은 그램으로 알려 온다.
      mqtt_publish topic=hen/water payload="{ml} ml" | 물 | 물 뒤의 숫자는 리터입니다. hen/water 에는 밀리리터로 "○ ml"이라 내보내 주십시오.
      send_message channel=kakao to="{du}" text="알 {eg}개, {t}도" | 당번 | 오늘 당번에게 kakao 하나. "알 몇개, 몇도"를 채운다.
      cron_add schedule="*/{e} 6 * * *" action=message text="닭장 보기" | 아침 순찰 | 아침 6시대에만 {e}분마다 "닭장 보기" 메시지(6시 정각부터).
      file_write path=닭장/알.csv content="{eg},{t}" append=true | 기록 | 알 수와 온도를 쉼표로 붙여 닭장/알.csv 밑에 더해 주면 고맙겠소.
      file_read path=닭장/알.csv from_line={n} lines=7 | 한 주 치 | 닭장/알.csv 를 {n}번째 줄부터 일곱 줄.
    `,
  },
  // 언어 교실 (다문화 센터)
  {
    language: 'ko',
    event: 'manual - 수강 신청: {nm} ({na}), {lv}반, 교실 {rm}, 강사 {te}, 교재비 {fee}원, 시작 {hh}시 {mm}분',
    slots: { nm: '=Nguyen Lan, Olena, 바트, Marie', na: '=베트남, 몽골, 프랑스', lv: '=초급, 중급, 고급', rm: '201..219', te: '=지성미 강사, 추 선생님', fee: '=12000, 18000, 25000', hh: '14..20', mm: '10..50', pj: '2..7', ac: '8..13', lk: '21..29', k: '교재 목록, 비자 안내, 결석 규정', id: '=c-19, c-52, job-8' },
    steps: `
      cron_add schedule="{mm} {hh} * * 2,4" action=message text="{lv}반 {rm}호" | 수업 알림 | 화요일과 목요일, 신청서의 시작 시각마다 "무슨반 몇호"라는 메시지를 보냅니다. 호수는 교실입니다.
      cron_add schedule="0 9 * * 1" action=prompt text="출석부를 정리해 줘" | 주초 정리 | 월요일 오전 9시면 프롬프트 "출석부를 정리해 줘"가 던져지도록 할 것.
      send_message channel=email to="{te}" text="새 수강생 {nm} ({na})" | 강사 | 가르칠 분에게 email로 알린다. "새 수강생 이름 (나라)"
      memory_store key="{nm}" content="{lv}/{rm}" | 누가 어느 반 | 수강생 이름 아래 반/교실을 외워 둬요. 반 자와 호 자는 빼고요.
      gpio_write pin={pj} value=1 | 빔 {pj}, 냉방 {ac}, 잠금 {lk} | 화면을 봐야 하니 빔을 켬.
      gpio_write pin={ac} value=0 | 빔 {pj}, 냉방 {ac}, 잠금 {lk} | 다들 춥대. 냉방 그만.
      file_write path=교재비.csv content="{nm},{fee}" append=true | 교재비 | 교재비.csv 에 누가 얼마 냈는지 한 줄. 이름,숫자(원은 빼고, 빈칸 없이)를 끝에 더한다.
      mqtt_publish topic=class/{rm}/door payload="{lv}" | 문패 | 교실 문패에 반 이름을 내걸자: class/교실/door, 내용은 "반" 자를 뗀 이름.
      memory_recall query="{k}" category=센터 | 안내 | 분류를 센터로 해서 {k:을} 기억에서 찾아 주시겠어요? 개수는 상관없습니다.
      cron_remove id={id} | 지난 학기 | 지난 학기 알림인 {id:은} 걷어 낸다.
    `,
  },
];
