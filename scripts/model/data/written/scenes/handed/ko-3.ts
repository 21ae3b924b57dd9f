import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; Korean, part 3. */
export const handed6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /김장/주문 {"주문": "{no}", "받는이": "{who}", "포기": {n1}, "날짜": "{d1}", "맛": "보통"}',
    earlier: ['배추 세기 | baechu_count → 절인 배추 {n2}포기, 생배추 {n3}포기', '소 맛보기 | ask_operator → "{say}"', '배송 되는 날 | baesong_day → {d2}'],
    slots: { no: 'K-041, 김장 88, KJ7', who: '=진해 이모, 곽두심, 연립 302호', n1: '5..19', n2: '21..49', n3: '51..99', d1: '=11월 20일, 11월 23일', d2: '=11월 27일, 12월 2일', say: '=소금 더 넣어라, 딱 좋다, 젓갈이 세다' },
    tools: ['kimjang_dam(주문, 포기: int, 통?: int): 김치를 담는다', 'kimjang_jeorim(포기: int, 시간: int): 배추를 절인다', 'kimjang_songjang(주문, 날짜): 송장을 뽑는다'],
    steps: `
      kimjang_dam 주문="{no}" 포기={n1} | 담기 | 주문받은 포기 수대로 담아 주세요. 통은 담는 사람이 고른다.
      kimjang_dam 주문="{no}" 포기={n2} 통=4 | 몽땅 담기 | 절여 둔 것을 죄다 이 주문으로 담는다, 통은 넷.
      kimjang_jeorim 포기={n3} 시간=10 | 절이기 | 아직 안 절인 배추를 전부 열 시간 절인다.
      kimjang_songjang 주문="{no}" 날짜="{d2}" | 송장 | 택배가 된다고 한 날로 송장을 뽑을 것.
      kimjang_songjang 주문="{no}" 날짜="{d1}" | 원한 날 송장 | 직접 실어다 드리기로 했다. 송장 날짜는 주문에 있는 날.
      notify message="{say}" | 할머니 말씀 | {step2}단계에서 들은 말을 따옴표 빼고 띄운다.
      memory_store key="{no}" content="{d1} → {d2}" | 날짜 바뀜 | 주문 번호에 "원한 날 → 되는 날" 꼴로 남겨요.
      send_message channel=kakao to="{who}" text="{d2} 도착" | 받는 분께 | 받는이에게 kakao로 배송 되는 날 뒤에 한 칸 띄우고 "도착".
      mqtt_publish topic=김장/생배추 payload="{n3}" | 남은 생배추 | 생배추가 몇 포기인지 숫자만 김장/생배추로
    `,
  },
  {
    language: 'ko',
    earlier: ['회전 초밥 접시 세기 | jeopsi_eye → 빨강 {r}, 파랑 {b}, 금색 {g}', '단가 | menu_price → {"빨강": 2000, "파랑": 3500, "금색": 6000}', '계산 | gyesan → 합계 {sum}원, 할인 {dc}'],
    slots: { r: '3..9', b: '11..19', g: '=0 / 1, 2', sum: '38000..98000', dc: '=없음, 0원 / 3000원, 5000원', t: '21..39', nm: '=알바 하진, 점장님' },
    tools: ['bill_print(테이블: int, 금액: int, 비고?): 계산서를 뽑는다', 'plate_wash(색: 빨강|파랑|금색, 장수: int): 접시를 씻긴다', 'pos_memo(테이블: int, 글): 테이블에 메모를 단다'],
    steps: `
      bill_print 테이블={t} 금액={sum} | 계산서 | {t}번 테이블 계산서, 금액은 합계.
      @dc bill_print 테이블={t} 금액={sum} // bill_print 테이블={t} 금액={sum} 비고="할인 {dc}" | 할인 표시 | {t}번 테이블을 합계로 계산서 뽑는데 할인이 있었으면 비고에 "할인" 한 칸 할인액(원까지)을 쓰고, 없었으면 비고를 쓰지 않는다.
      plate_wash 색=파랑 장수={b} | 파란 접시 | 나온 파란 접시를 모두 씻긴다.
      plate_wash 색=빨강 장수={r} | 빨간 접시 | 빨간 것도 센 만큼 씻겨 주세요.
      @g failed "금색이 없다" // plate_wash 색=금색 장수={g} | 금색 접시 | 금색이 나왔으면 그 수대로 씻기고 하나도 없으면 실패로 둔다.
      pos_memo 테이블={t} 글="{r}/{b}/{g}" | 메모 | {t}번에 빨강, 파랑, 금색 수를 빗금으로 띄지 않고 이어 단다.
      notify message="합계 {sum}원" | 합계 | 합계만 "합계 …원"으로 화면에.
      send_message channel=점포 to="{nm}" text="{t}번 {sum}원" | 알려 주기 | 점포 채널, 받는 사람 {nm}. "{t}번" 다음에 합계(원까지).
      memory_store key=매출 content="{sum}" | 매출 | 매출이라는 이름에 합계를 원 없이 적기
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 하수/{m} {"맨홀": "{m}", "수위": {w1}, "가스": "정상", "기울기": {tilt}}',
    earlier: ['현장에서 재기 | {w2}', '가스 다시 보기 | gas_now → {gs}', '담당 구역 | guyeok → {m}: 2조 {p}, 예비 {q}'],
    slots: { m: '=MH-12, 역전 3, 시장 뒤', w1: '31..59', tilt: '0.1..2.9', w2: '61..98', gs: '=정상, 0 ppm / 황화수소 12 ppm, 메탄 검출', p: '=하정모, 공다솔', q: '=변 반장, 설우' },
    tools: ['manhole_pump(맨홀, 분: int): 물을 퍼낸다', 'manhole_ban(맨홀, 이유): 들어가지 못하게 한다', 'jo_call(사람, 말): 조원을 부른다'],
    steps: `
      @gs manhole_pump 맨홀="{m}" 분=20 // manhole_ban 맨홀="{m}" 이유="{gs}" | 퍼내기 또는 금지 | 가스가 괜찮으면 20분 퍼낸다. 가스가 나왔으면 출입을 막고 이유에는 다시 본 결과를 그대로 쓴다.
      @gs failed "가스가 없다" // jo_call 사람="{p}" 말="들어가지 마세요" | 말리기 | 다시 봤을 때 가스가 나온 경우 2조 담당에게 "들어가지 마세요". 깨끗하면 실패 처리합니다.
      jo_call 사람="{q}" 말="수위 {w2}" | 예비 조원 | 예비로 적힌 사람에게 "수위"와 현장에서 잰 값을 말해 줄 것.
      jo_call 사람="{p}" 말="알림은 {w1}" | 2조 | 2조 사람에게는 "알림은" 하고 알림에 온 수위를 말한다.
      mqtt_publish topic=하수/실측 payload="{w2}" | 실측 | 하수/실측에 사람이 잰 수위
      mqtt_publish topic=하수/기울기 payload="{tilt}" | 기울기 | 들어온 기울기는 하수/기울기로 넘긴다.
      memory_store key="{m}" content="{w2} ({w1})" | 수위 | 맨홀 이름에 잰 수위를 쓰고 한 칸 뒤 괄호 속에 알림 수위를 넣어 저장.
      notify message="{m}: {gs}" | 가스 | 맨홀, 쌍점, {step2}단계 결과
      file_write path=하수/{m}.txt content="{w2}" append=true | 파일 | 하수/{m}.txt 끝에 {step1}단계 값을 더해 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['방 온도 조절기 목록 | boiler_list → 안방 {a}, 작은방 {b}, 거실 {c}', '외출 여부 | haru_look → {out}'],
    slots: { a: 'th-11, T4A, 0x21', b: 'th-29, T7C, 0x38', c: 'th-45, T9F, 0x52', out: '=모두 외출, 아무도 없음 / 할머니 계심, 둘 있음', c1: '=18, 19', c2: '=22, 23, 24', p: '5..26' },
    tools: ['ondol(id, 도: int, 예약?): 바닥 난방을 맞춘다', 'ondol_off(id): 난방을 끈다', 'ilgi(글): 집 일기를 쓴다'],
    steps: `
      ondol id={b} 도={c2} | 작은방 | 작은방을 {c2}도로.
      ondol id={a} 도={c2} 예약="05:30" | 새벽 안방 | 새벽 05:30 예약으로 안방을 {c2}도까지 데워 주세요.
      @out ondol_off id={c} // ondol id={c} 도={c2} | 거실 | 집이 비었으면 거실 난방을 끄고, 누가 있으면 거실을 {c2}도로 맞춘다.
      @out ondol id={a} 도={c1} // failed "사람이 있다" | 외출 온도 | 다 나갔을 때에만 안방을 {c1}도로 내린다. 남은 사람이 있으면 내리지 말고 실패로 할 것.
      @out gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 현관등 | 현관등 {p}번은 사람이 있으면 1, 비었으면 0.
      ilgi 글="{out}" | 일기 | 집 일기에 {step2}단계 결과를 그대로.
      memory_store key=거실난방 content="{c}" | 적어 두기 | 거실 조절기 식별자만 거실난방에 적어 놓아요
      mqtt_publish topic=집/조절기 payload="{a} {b} {c}" | 셋 다 | 세 식별자를 목록 순서로 한 칸씩 띄워 집/조절기에 발행한다.
      ondol_off id={b} | 작은방 끄기 | 작은방은 아무도 안 쓴다. 끄자.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /대리/콜 {"콜": "{call}", "출발": "{f}", "도착": "{t}", "손님전화": "{tel}", "요금": {w1}}',
    earlier: ['가까운 기사 | gisa_near → 1순위 {g1} {m1}분\n2순위 {g2} {m2}분', '길 요금 | gil_fee → 예상 {w2}원(통행료 별도)'],
    slots: { call: 'C-5531, 콜 902, DR77', f: '=먹자골목, 시청역 5번, 포장마차 거리', t: '=호평동, 삼산 2지구, 옥계', tel: '=010-4477-1209, 010-9030-6681', w1: '15000..22000', w2: '23000..39000', g1: '=남기범, 유 기사', g2: '=오달수, 문복희', m1: '3..8', m2: '9..19' },
    tools: ['dr_assign(콜, 기사): 기사를 붙인다', 'dr_fee(콜, 원: int, 까닭?): 요금을 정한다', 'dr_text(번호, 글): 손님께 문자한다'],
    steps: `
      dr_assign 콜="{call}" 기사="{g1}" | 배정 | 제일 빨리 닿는 기사를 붙인다.
      dr_assign 콜="{call}" 기사="{g2}" | 다음 기사 | 1순위가 콜을 뺐다. 그다음 사람으로.
      dr_fee 콜="{call}" 원={w2} 까닭="거리" | 예상 요금 | 요금을 새로 계산된 예상 금액으로 고치고 까닭에는 "거리".
      dr_fee 콜="{call}" 원={w1} | 손님 요금 | 손님이 부른 값에 갑시다. 요금은 콜에 있는 대로 정해 주세요.
      dr_text 번호={tel} 글="{m1}분 뒤 도착" | 손님 문자 | 손님께 1순위 기사가 몇 분 걸리는지 "…분 뒤 도착"이라고 문자한다.
      dr_text 번호={tel} 글="예상 {w2}원" | 요금 문자 | 손님 번호에 예상 요금을 "예상 …원"으로 보낼 것(통행료 말은 빼고).
      notify message="{f} → {t}" | 어디서 어디로 | 출발과 도착을 사이에 " → "를 넣어 보인다.
      memory_store key="{call}" content="{g1}, {g2}" | 후보 | 콜 번호에 두 기사 이름을 순위대로 쉼표로 적는다
      send_message channel=무전 to="{g2}" text="대기하세요" | 대기 | 2순위 기사에게 무전으로 "대기하세요".
    `,
  },
  {
    language: 'ko',
    earlier: ['자막 검사 | srt_check → {sv}', '영상 길이 | mov_len → {hh}:{mm}:07', '편집본 이름 | file_search → 완성/{f}.mp4 (1.4 GB)'],
    slots: { sv: '=오류 없음, 문제없음 / 12번 자막 겹침, 깨진 글자 3개', hh: '=01, 02', mm: '=14, 38, 52', f: '=제주편 최종, ep07_final, 인터뷰-2차', pd: '=조연출 세미, 감독 길현, 번역가 오' },
    tools: ['upload_y(파일, 제목?, 공개?: bool): 영상을 올린다', 'jamak_fix(내용): 자막 수정을 맡긴다', 'pd_dm(사람, 글): 제작진에게 쪽지한다'],
    steps: `
      @sv upload_y 파일="완성/{f}.mp4" // jamak_fix 내용="{sv}" | 올리기 또는 고치기 | 자막에 문제가 없으면 찾은 편집본을 경로째 올리고, 있으면 검사에 나온 말로 수정을 맡긴다.
      upload_y 파일="완성/{f}.mp4" 공개=false | 비공개로 | 자막은 나중 일. 찾은 편집본을 비공개로 올려 주세요.
      upload_y 파일="완성/{f}.mp4" 제목="{f}" | 제목 달아 | 편집본을 올리는데 제목은 파일 이름에서 폴더와 .mp4를 뗀 것.
      @sv failed "자막에 문제가 없다" // pd_dm 사람="{pd}" 글="{sv}" | 쪽지 | 자막 검사에 걸린 것이 있으면 {pd}에게 그대로 쪽지. 안 걸렸으면 실패.
      pd_dm 사람="{pd}" 글="{hh}:{mm}:07" | 길이 | {pd}에게 영상 길이를 나온 꼴 그대로 보낸다.
      memory_store key=편집본 content="완성/{f}.mp4" | 경로 | 편집본 키에 경로만(크기 빼고) 저장할 것
      notify message="{f}.mp4" | 파일 이름 | 폴더는 빼고 파일 이름만 알림
      @sv gpio_write pin=4 value=1 // gpio_write pin=4 value=0 | 초록불 | 4번 초록불은 자막 검사가 깨끗할 때 1, 걸렸을 때 0으로 둡니다.
      mqtt_publish topic=편집/자막 payload="{sv}" | 검사 결과 | {step1}단계 말을 편집/자막에 발행
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 떡집/pin_{pe} 1',
    earlier: ['찜기 온도 | jjim_read → {"1호": {t1}, "2호": {t2}, "3호": null}', '물통 센서 | gpio_read → pin {p} = {v}', '주문 메모 | memory_recall → 내일 첫 주문: {d} {k}되, {cu}'],
    slots: { pe: '2..6', t1: '61..79', t2: '96..99', p: '7..14', v: '=1 / 0', d: '=송편, 절편, 꿀떡', k: '3..9', cu: '=향교, 최 의원 댁, 제일유치원', vp: '15..26' },
    tools: ['jjim_go(찜기: int, 떡, 분?: int): 떡을 찐다', 'jjim_mul(찜기: int): 물을 채운다', 'jjim_pan(글): 알림판에 쓴다'],
    steps: `
      jjim_go 찜기=2 떡="{d}" | 찌기 | 90도가 넘은 찜기에서 내일 첫 주문 떡을 찐다.
      jjim_go 찜기=1 떡="{d}" 분=25 | 덜 더운 것 | 값이 나온 두 찜기 중 온도가 낮은 쪽에 첫 주문 떡을 넣고 25분.
      @v failed "물통이 차 있다" // jjim_mul 찜기=2 | 물 채우기 | 물통 센서 0은 물이 없다는 뜻이다. 그럴 때 2호에 물을 채우고, 1이면 실패.
      @v gpio_write pin={vp} value=0 // gpio_write pin={vp} value=1 | 급수 밸브 | 센서가 0이면 밸브 {vp}번을 1로 열어 물을 받고, 1이면 0으로 닫아 주세요.
      failed "3호 온도가 없다" | 3호 | 3호 찜기 온도를 찜기3에 저장한다. 값이 없으면 실패.
      notify message="{cu} {d} {k}되" | 첫 주문 | 누가 무엇을 얼마나 시켰는지 "집 떡 n되" 순서로 한 칸씩 띄워 알림
      jjim_pan 글="1호 {t1}, 2호 {t2}" | 알림판 | 알림판에 1호와 2호 온도를 "1호 n, 2호 n"으로 씁니다.
      mqtt_publish topic=떡집/2호 payload="{t2}" | 2호 | 2호 온도만 떡집/2호에.
      memory_store key=물통 content="{v}" | 물통 | 물통 센서에서 읽은 값 하나를 물통에 적을 것.
    `,
  },
  {
    language: 'ko',
    earlier: ['표 읽기 | file_read → 이름;전화;당번\n{a};{ta};월\n{b};{tb};화\n{c};{tc};수', '오늘 요일 | nalja → {day}요일'],
    slots: { a: '=구윤모, 노단비', b: '=현소라, 라희만', c: '=도미닉 한, 위가람', ta: '=010-1111-4020, 010-1212-5050', tb: '=010-2222-4021, 010-2323-6060', tc: '=010-3333-4022, 010-3434-7070', day: '=월 / 화 / 수 / 목, 금', w: '=재활용, 복도 청소, 분리수거장' },
    tools: ['dangbeon_tel(전화, 말): 당번에게 전화한다', 'dangbeon_set(이름, 일, 요일?): 당번을 정한다'],
    steps: `
      @day dangbeon_tel 전화={ta} 말="{w} 차례" // dangbeon_tel 전화={tb} 말="{w} 차례" // dangbeon_tel 전화={tc} 말="{w} 차례" // failed "오늘은 당번이 없다" | 오늘 당번 | 표에서 오늘 당번인 사람에게 전화해서 "{w} 차례"라고 한다. 오늘 당번이 표에 없으면 실패.
      @day notify message="{a}" // notify message="{b}" // notify message="{c}" // notify message="당번 없음" | 누구 | 오늘 당번 이름만 알려 주세요. 없는 요일이면 "당번 없음".
      dangbeon_set 이름="{b}" 일="{w}" | 화요일 사람 | 화요일 당번에게 {w} 일을 정해 준다. 요일은 비운다.
      dangbeon_set 이름="{c}" 일="{w}" 요일=목 | 목요일로 | 수요일 당번이던 사람을 목요일 {w} 당번으로 정할 것.
      memory_store key=월요일 content="{a} {ta}" | 월요일 | 월요일이라는 메모에 월요일 당번의 이름과 전화를 한 칸 띄워.
      mqtt_publish topic=당번/오늘 payload="{day}" | 요일 | 오늘이 무슨 요일인지 한 글자만 당번/오늘에
      file_write path=당번.txt content="{a},{b},{c}" | 이름만 | 표에 있는 이름 셋을 위에서부터 쉼표로만 이어 당번.txt에 새로 씁니다.
      send_message channel=sms to={tc} text="{w} 부탁해요" | 문자 | sms로 수요일 당번 번호에: {w} 부탁해요
    `,
  },
  {
    language: 'ko',
    event: 'webhook /농기계/대여 {"기계": "{m1}", "농가": "{fm}", "며칠": {d1}, "지번": "{j}"}',
    earlier: ['있는지 보기 | gigye_q → {m1}: 정비 중({d2}일 걸림), 대체 {m2}', '외상 확인 | oesang → {fm} {won}'],
    slots: { m1: '=관리기 3호, 콤바인 1, 이앙기 나', m2: '=관리기 5호, 콤바인 4, 이앙기 라', fm: '=곡성 심 씨, 들꽃농장, 위 이장', d1: '1..3', d2: '4..9', j: '=산 41-2, 원촌리 302, 답 77', won: '=없음, 0원 / 120000원, 84000원' },
    tools: ['daeyeo(기계, 농가, 일: int): 기계를 빌려준다', 'daeyeo_wait(기계, 농가): 차례를 건다', 'maeul_bang(글): 마을 방송을 한다'],
    steps: `
      daeyeo 기계="{m2}" 농가="{fm}" 일={d1} | 대체 대여 | 신청한 것은 고치는 중이니 대체로 나온 기계를 신청한 날수만큼 빌려준다.
      daeyeo 기계="{m1}" 농가="{fm}" 일={d1} | 수리 끝 | 방금 수리가 끝났답니다. 신청한 기계를 신청대로 빌려주세요.
      daeyeo_wait 기계="{m1}" 농가="{fm}" | 차례 | 농가가 신청한 기계만 고집한다. 그것으로 차례를 걸어 둘 것.
      @won daeyeo 기계="{m2}" 농가="{fm}" 일=1 // failed "외상이 {won} 있다" | 외상 없을 때 | 외상이 없는 농가라면 대체 기계를 하루 빌려주고 외상이 남았으면 실패.
      @won failed "외상이 없다" // send_message channel=sms to="{fm}" text="외상 {won}" | 외상 문자 | 갚을 것이 있으면 농가에 sms로 "외상" 한 칸 금액(원까지). 없으면 실패로 끝낸다.
      maeul_bang 글="{m1} 정비 중" | 방송 | 마을 방송으로 어느 기계가 "정비 중"인지 알린다.
      memory_store key="{m1}" content="{d2}일" | 걸리는 날 | 정비가 며칠 걸리는지 "…일"로, 기계 이름에 저장
      notify message="{j}" | 지번 | 어디서 쓸 건지 지번만 띄우#
      mqtt_publish topic=농기계/대체 payload="{m2}" | 대체 | 대체 기계 이름을 농기계/대체로 보낸다.
    `,
  },
  {
    language: 'ko',
    earlier: ['문서 인쇄 | {pr}', '팩스 보내기 | paekseu → {fx}', '담당 확인 | memory_recall → 민원 담당 {w}(내선 {ex})'],
    slots: { pr: '=inswae → 4쪽 인쇄함, inswae → 11쪽 인쇄함 / inswae → 용지 걸림, 실패: 토너 없음', fx: '=전송 완료, 2쪽 보냄 / 상대 통화 중, 응답 없음', w: '=표 주사, 심은채', ex: '311..398', no: '=민-2201, 행정 77, 26-0418' },
    tools: ['giggi_as(기기: 프린터|팩스, 증상): 수리를 부른다', 'minwon_end(번호): 민원을 마친다', 'minwon_hold(번호, 까닭?): 민원을 미룬다'],
    steps: `
      @pr minwon_end 번호={no} // minwon_hold 번호={no} | 마치거나 미루기 | 인쇄가 됐으면 {no} 민원을 마친다. 안 됐으면 까닭은 적지 말고 미룬다.
      @pr failed "인쇄가 되었다" // minwon_hold 번호={no} 까닭="인쇄 안 됨" | 미루기 | 인쇄에 실패한 경우만 {no:을} "인쇄 안 됨"으로 미뤄 주세요. 인쇄됐다면 이 단계가 실패입니다.
      @pr send_message channel=내부 to="{w}" text="인쇄 됨" // send_message channel=내부 to="{w}" text="인쇄 안 됨" | 담당에게 | 내부 채널로 민원 담당에게 인쇄가 됐으면 "인쇄 됨", 아니면 "인쇄 안 됨".
      @fx minwon_end 번호={no} // failed "팩스가 가지 않았다" | 팩스 갔으면 | 팩스가 제대로 갔을 때 {no} 민원 완료 처리. 못 갔으면 실패할 것.
      @fx failed "팩스는 갔다" // giggi_as 기기=팩스 증상="{fx}" | 팩스 수리 | 팩스가 안 갔으면 수리를 부르되 증상에 {step2}단계에서 나온 말을 그대로. 갔으면 실패.
      memory_store key=민원 content="{w} {ex}" | 담당 | 민원에 담당 이름과 내선 숫자를 한 칸 띄워 적어 두기
      notify message="내선 {ex}" | 내선 | 담당 내선을 "내선 n"으로 띄운다.
      minwon_hold 번호={no} 까닭="담당 출장" | 출장 | 결과를 따지지 말고 {no:을} "담당 출장"으로 미룬다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 한우/{c} {"개체": "{c}", "걸음": {s1}, "되새김": {r}, "체온": {t1}}',
    earlier: ['직장 체온 | che_on → {t2}', '발정 판정 | ai_heat → {ht}', '정액 재고 | jaego → KPN{k1} {n1}개, KPN{k2} {n2}개'],
    slots: { c: '=0417번, 누리, KR-8820', s1: '4100..9800', r: '180..460', t1: '37.1..37.9', t2: '38.2..38.9', ht: '=발정, 발정(확률 높음) / 아님, 판정 불가', k1: '1100..1299', k2: '1300..1499', n1: '=1, 2, 3', n2: '=14, 17, 22', v: '=수정사 반, 봉 원장' },
    tools: ['suteae(개체, kpn: int, 메모?): 수정을 예약한다', 'soo_hist(개체, 체온: num): 이력에 체온을 넣는다', 'susa_call(사람, 글): 수정사를 부른다'],
    steps: `
      @ht suteae 개체="{c}" kpn={k2} // failed "발정이 아니다" | 수정 예약 | 발정으로 판정되었으면 재고가 많은 정액 번호(KPN은 떼고)로 예약한다. 아니거나 모르면 실패.
      suteae 개체="{c}" kpn={k1} 메모="{n1}개 남음" | 적은 쪽 | 판정은 묻지 말고 재고가 적은 정액으로 예약하되 메모에 남은 수를 "…개 남음"이라고 써 주세요.
      soo_hist 개체="{c}" 체온={t2} | 직장 체온 | 이력에는 직장에서 잰 체온을 넣을 것.
      soo_hist 개체="{c}" 체온={t1} | 목걸이 체온 | 이력에 목걸이가 보낸 체온을 넣는다.
      @ht susa_call 사람="{v}" 글="{c} 발정" // failed "발정이 아니다" | 부르기 | 발정이면 {v:을} 부르고 "개체 한 칸 발정"이라 전한다. 발정이 아니면 실패.
      @ht notify message="{ht}" // notify message="{ht}" | 판정 | {step2}단계 판정을 적힌 그대로 보여 주십시오.
      mqtt_publish topic=한우/걸음 payload="{s1}" | 걸음 | 걸음 수를 한우/걸음에
      memory_store key="{c}" content="{t1} / {t2}" | 두 체온 | 개체에 목걸이와 직장 체온을 "A / B"로 저장한다.
    `,
  },
  {
    language: 'ko',
    earlier: ['와이파이 찾기 | wifi_scan → "{s1}" -{d1} dBm 잠김\n"{s2}" -{d2} dBm 열림', '공유기 이름 | snmp → {rt}, 가동 {up}일'],
    slots: { s1: '=cafe haru, 사무실 5G, KT_9A1', s2: '=guest, 도서관_무료, iptime2', d1: '38..52', d2: '61..84', rt: '=AX-300, 옥상 공유기, gw.main', up: '=2, 9, 31 / 120, 214', who: '=전산실 도, 카페 주인' },
    tools: ['net_join(이름, 기기?): 무선에 붙는다', 'net_block(이름): 무선을 막는다', 'router_boot(공유기): 공유기를 다시 켠다'],
    steps: `
      net_join 이름="{s2}" | 열린 것 | 암호 없는 무선에 붙는다.
      net_join 이름="{s1}" 기기=계산대 | 센 것 | 신호가 더 센 무선에 기기 "계산대"를 붙여 주세요.
      net_block 이름="{s2}" | 막기 | 신호가 약한 쪽은 누가 몰래 켠 것이다. 막아라.
      @up failed "{up}일밖에 안 되었다" // router_boot 공유기="{rt}" | 다시 켜기 | 백 일 넘게 켜져 있던 공유기만 다시 켠다. 그만큼이 아니면 실패로.
      @up notify message="{rt} 괜찮음" // notify message="{rt} {up}일째" | 며칠째 | 가동이 100일 이하이면 공유기 이름과 "괜찮음", 100일을 넘었으면 이름과 "…일째"를 한 칸 띄워 알린다.
      memory_store key=무선 content="{s1}, {s2}" | 이름 둘 | 두 무선 이름을 나온 순서대로 쉼표로 이어 '무선'에(따옴표는 뺌)
      mqtt_publish topic=망/신호 payload="-{d1}" | 세기 | 첫 무선의 세기를 음수 그대로 숫자만 망/신호로 보낸다.
      send_message channel=sms to="{who}" text="{s2} 열림" | 알리기 | sms로 {who}에게 어느 무선이 "열림"인지.
    `,
  },
  {
    language: 'ko',
    event: 'cron -',
    earlier: ['새 편지 | mail_peek → 3통: {m1}(1), {m2}(2), {m3}(3)', '일정 | iljeong → {t1} {e1}\n{t2} {e2}', '할 일 저장 | memory_store → 저장됨: {k}'],
    slots: { m1: '=견적 요청, 반품 문의', m2: '=세금 계산서, 회의 자료', m3: '=부고, 돌잔치 초대', t1: '=09:30, 10:00', t2: '=14:20, 16:00', e1: '=치과, 은행', e2: '=이사회, 학부모 상담', k: '=할일-1130, todo-77, 오늘할일' },
    tools: ['mail_star(번호: int): 편지에 별을 단다', 'mail_reply(번호: int, 글): 편지에 답한다', 'al_set(시각, 글?): 알람을 건다'],
    steps: `
      mail_star 번호=3 | 셋째 | 세 번째 편지에 별을 단다.
      mail_reply 번호=2 글="확인했습니다" | 답장 | {m2} 편지에 "확인했습니다"라고 답해 주세요.
      al_set 시각={t2} 글="{e2}" | 오후 알람 | 오후 일정 시각에 알람, 글은 그 일정.
      al_set 시각={t1} | 오전 알람 | 오전 일정에는 글 없이 알람만 걸어 둘 것.
      memory_forget key="{k}" | 도로 지우기 | {step3}단계에서 저장한 메모를 지운다.
      memory_recall query="{k}" | 잘 들어갔나 | {step3}단계에서 저장한 이름으로 메모를 찾아보#
      notify message="{t1} {e1}" | 첫 일정 | 오늘 첫 일정을 시각부터 그대로 띄운다.
      pushover message="{m1}" | 첫 편지 | 첫 번째 편지 제목만 푸시.
      file_write path=오늘.txt content="{e1}, {e2}" | 오늘 | 오늘.txt에 두 일정의 이름만 쉼표와 한 칸으로 이어 새로 씀
    `,
  },
  {
    language: 'ko',
    event: 'webhook /빨래방/세탁기 {"기계": {m1}, "상태": "멈춤", "코드": "{c1}", "남은분": {l1}}',
    earlier: ['코드 뜻 | manual_q → {c1}: {mean}', '비어 있는 기계 | bin_q → {m2}번, {m3}번', '손님 찾기 | sonnim → {g}, {tel}, 잔액 {bal}원'],
    slots: { m1: '1..9', c1: '=E12, F03, UE', l1: '4..29', mean: '=물이 안 빠짐, 한쪽으로 쏠림, 문이 덜 닫힘', m2: '11..15', m3: '16..20', g: '=손하늘, 응우옌 란, 오복자', tel: '=010-6612-0090, 010-3145-9265', bal: '1500..9800' },
    tools: ['sety_move(에서: int, 으로: int): 빨래를 옮긴다', 'sety_go(기계: int, 분: int): 세탁을 돌린다', 'sety_refund(손님, 원: int, 까닭?): 돈을 돌려준다'],
    steps: `
      sety_move 에서={m1} 으로={m2} | 옮기기 | 멈춘 기계의 빨래를 빈 기계 중 첫째로 옮긴다.
      sety_move 에서={m2} 으로={m1} | 되돌리기 | 멈췄던 게 고쳐졌다. 첫째 빈 기계로 옮긴 것을 원래 기계로 되돌릴 것.
      sety_go 기계={m3} 분={l1} | 마저 돌리기 | 두 번째 빈 기계를 알림에 나온 남은 시간만큼 돌려 주세요.
      sety_refund 손님="{g}" 원=4000 까닭="{mean}" | 환불 | 손님에게 4000원 돌려준다. 까닭은 코드의 뜻.
      sety_refund 손님="{g}" 원={bal} | 잔액 | 손님이 탈퇴한대요. 잔액을 다 돌려주세요, 까닭 없이.
      send_message channel=sms to={tel} text="{m2}번으로 옮겼습니다" | 손님 문자 | 손님 번호로 sms: 첫째 빈 기계가 몇 번인지, "…번으로 옮겼습니다".
      notify message="{c1}: {mean}" | 코드 | {step1}단계 답을 그대로 띄움
      memory_store key={m1}번 content="{mean}" | 고장 기록 | 메모 {m1}번에 코드의 뜻만 적는다.
      mqtt_publish topic=빨래방/빈 payload="{m2},{m3}" | 빈 기계 | 빈 기계 번호 둘을 숫자로, 쉼표만 사이에 두고 빨래방/빈에 보낸다.
    `,
  },
];
