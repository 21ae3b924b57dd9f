import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 8. */
export const hopsKo8: readonly Scene[] = [
  // 스마트팜 커튼
  {
    language: 'ko',
    event: 'mqtt farm7/curtain {zc}',
    slots: { zc: '=1중 펴기 / 1중 걷기 / 2중 펴기 / 2중 걷기', a: '2..14', b: '15..27', tp: 'farm7/curtain/ok, 7동/커튼/답' },
    steps: `
      @zc gpio_write pin={a} value=1 // gpio_write pin={a} value=0 // gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 커튼 | 1중 커튼 모터는 {a}번, 2중은 {b}번에 물렸습니다. high면 펴지고 low면 걷힙니다. 온 말대로 부탁드립니다.
      @zc gpio_write pin={b} value=0 // gpio_write pin={b} value=1 // gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 바뀐 모터 | 모터 둘을 맞바꿔 달아서 {a}번이 2중, {b}번이 1중임. 회전도 거꾸로라 low에 펴지고 high에 걷힘. 온 말대로 할 것.
      @zc gpio_write pin={a} value=0 // failed "걷으라는 말이다" // failed "2중 얘기다" // failed "2중 얘기다" | 1중 펴기만 | 1중을 펴라는 말이 왔을 때에 한해 {a}번 0. 그 밖의 말이면 죄다 실패.
      @zc gpio_read pin={b} // gpio_read pin={b} // gpio_read pin={a} // gpio_read pin={a} | 다른 커튼 | 말이 나온 커튼 말고 나머지 커튼의 핀을 읽어요. 1중 {a}, 2중 {b}.
      mqtt_publish topic={tp} payload="{zc} 완료" | 답 | {tp}에 받은 글, 한 칸, "완료".
      @zc notify message="해가 듭니다" // notify message="해를 가립니다" // notify message="해가 듭니다" // notify message="해를 가립니다" | 말 뒤집힘 | 이 동은 커튼을 펴야 반사판이 돌아 해가 든다. 펴기면 "해가 듭니다", 걷기면 "해를 가립니다"라고 알림, 제목은 없이.
      memory_store key=curtain content="마지막: {zc}" | 기억 | curtain에 "마지막: " 하고 받은 글을 통째로.
    `,
  },
  // 무인 카페 자판기
  {
    language: 'ko',
    earlier: ['칸 잔량 세기 | slot_count → 갑칸 {x}, 을칸 {y}, 병칸 {z}', '칸 모터 표 | memory_recall → 병칸 {c}번, 갑칸 {a}번, 을칸 {b}번', '점검표 보기 | check_read → {st}'],
    slots: { hi: '=1, 0', lo: '1 - {hi}', x: '2..9 / 41..60', y: '12..20', z: '25..36', a: '61..69', b: '70..79', c: '80..88', st: '=이상 없음, 통과 / 누수, 모터 고장' },
    steps: `
      @x gpio_write pin={c} value={hi} // gpio_write pin={a} value={hi} | 많은 칸 | 제일 많이 남은 칸의 모터를 돌린다. {hi:이} 돎, {lo:이} 멎음. 번호는 {step2}단계.
      @x gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} | 적은 칸 | 가장 적게 남은 칸 모터를 멎게 해 주세요. 값은 도는 게 {hi}, 멎는 게 {lo}예요.
      gpio_read pin={b} | 표 끝 | 모터 표에서 맨 나중에 적힌 번호를 읽는다.
      gpio_read pin={c} | 표 앞 | 모터 표 맨 앞 번호. 읽기만.
      @st gpio_write pin={b} value=1 // failed "점검 결과가 {st}이다" | 을칸 | 점검에서 누수나 모터 고장이 나왔으면 실패, 아니면 을칸 모터를 1로 두세요.
      @st notify message="영업" // notify message="닫음" | 팻말 | 이상 없음·통과: "영업". 누수·모터 고장: "닫음". 하나만 알림, 제목 비움.
      mqtt_publish topic=cafe/stock payload="을칸 {y}개" | 잔량 | cafe/stock에 을칸 이름, 한 칸, 잔량+"개".
      @x memory_store key=refill content=갑칸 // memory_store key=refill content=을칸 | 채울 칸 | 제일 적은 칸의 이름을 refill에 기억. 수는 적지 않음.
    `,
  },
  // 산악 구조대 호출
  {
    language: 'ko',
    event: 'webhook /rescue/call {"신고": "{who}", "곳": "{p}", "상태": "{s}", "지점": {n}}',
    slots: { s: '=골절 / 탈진 / 길 잃음', who: '등산객 변, 하산객 지우, 산장 황', p: '쌍폭 아래, 7부 능선, 돌문고개', n: '101..480', k: '2..9', t1: '=독수리조, 바위조', t2: '=노루조, 샘조', t3: '=길잡이조, 별조' },
    tools: ['sanggol_team(team, place, medics?: int): Send a team', 'sanggol_heli(place, reason?): Ask for a helicopter', 'sanggol_lamp(point: int, blink: bool): Lamp of a marker', 'hyukdae_radio(text, team?): Radio', 'hyukdae_log(line): Log', 'hyukdae_call(person, text): Call back'],
    steps: `
      @s sanggol_team team="{t1}" place="{p}" // sanggol_team team="{t2}" place="{p}" // sanggol_team team="{t3}" place="{p}" | 보낼 조 | 골절은 {t1}, 탈진은 {t2}, 길 잃음은 {t3}. 신고된 곳으로. 의무 인원 수는 쓰지 않는다.
      @s sanggol_team team="{t1}" place="{p}" medics={k} // sanggol_team team="{t1}" place="{p}" medics=1 // failed "다친 사람이 없다" | 의무 | {t1:을} 그리 보내되 골절이면 의무 {k}명, 탈진이면 1명. 길만 잃은 거면 이 조는 안 가고 실패로.
      @s sanggol_heli place="{p}" // failed "탈진에는 헬기를 부르지 않는다" // failed "길 잃음에는 헬기를 부르지 않는다" | 헬기 | 헬기는 골절 신고에만 부른다, 까닭 칸은 빈 채로. 딴 신고면 실패.
      @s sanggol_lamp point={n} blink=false // sanggol_lamp point={n} blink=false // sanggol_lamp point={n} blink=true | 지점등 | 길을 잃은 신고라면 그 지점 등을 깜박이게, 아니라면 깜박이지 않게 켜 주십시오.
      hyukdae_radio text="{p}, {s}" | 모두에게 | 조를 정하지 말고 무전: 곳, 쉼표, 한 칸, 상태.
      hyukdae_radio text="지점 {n}" team="{t2}" | {t2:로} | {t2}에만 "지점 ○"라고 무전. ○는 신고된 지점.
      hyukdae_log line="신고자: {who}" | 기록 | "신고자: ○○○". 기록에 남기기.
      @s hyukdae_call person="{who}" text="움직이지 마세요" // hyukdae_call person="{who}" text="물을 드세요" // hyukdae_call person="{who}" text="그 자리에 계세요" | 답전화 | 신고한 이에게 — 길 잃음 "그 자리에 계세요" / 탈진 "물을 드세요" / 골절 "움직이지 마세요".
    `,
  },
  // 비닐하우스 삼거리 밸브
  {
    language: 'ko',
    event: 'manual - {who} 말로는 {z} 쪽이 {w}',
    slots: { z: '=딸기 / 상추 / 고추', w: '=마름, 바싹 마름 / 젖음, 질퍽함', who: '하우스 금 씨, 작은아들, 외국인 반장', hi: '=1, 0', lo: '=0, 1', a: '2..9', b: '10..18', c: '19..27' },
    steps: `
      @z gpio_write pin={b} value={hi} // gpio_write pin={a} value={hi} // gpio_write pin={c} value={hi} | 그쪽 물 | 상추 {a}, 딸기 {b}, 고추 {c}. 말이 나온 쪽에 물을 준다. 무슨 상태인지는 따지지 않는다. 주는 값 {hi}, 끊는 값 {lo}.
      @z gpio_write pin={a} value={lo} // gpio_write pin={c} value={lo} // gpio_write pin={b} value={lo} | 바뀐 관 | 관을 새로 깔았더니 딸기가 {a}, 고추가 {b}, 상추가 {c}가 됐지 뭡니까. 말 나온 쪽 물을 끊어 주십쇼. {lo:이} 끊는 값, {hi:이} 주는 값입니다.
      @w gpio_write pin={c} value={hi} // gpio_write pin={c} value={lo} | 본관 | 본관 {c}번: 말랐다고 하면 {hi}, 젖었다거나 질퍽하다고 하면 {lo}.
      @w failed "마른 상태다" // gpio_write pin={a} value=1 | 배수 | 젖거나 질퍽하다는 데만 배수({a}번, 1)를 돌려요. 말랐다면 실패로 해요.
      @z failed "고추가 아니다" // failed "고추가 아니다" // gpio_write pin={c} value=0 | 고추만 | 고추 쪽 얘기면 {c}번 low, 아니면 실패
      notify message="{z}: {w}" | 알림 | 작물 이름, 쌍점, 한 칸, 상태. 알림. 제목 없음.
      memory_store key=field-said content="말한 이: {who}" | 누가 | field-said에 "말한 이: ○○○"로 남긴다.
      gpio_write pin={b} value={lo} | {b}번 | {a}번은 새고 {c}번은 막혔다. 둘 다 만지지 말고 {b}번만 {lo:로}.
    `,
  },
  // 항만 컨테이너
  {
    language: 'ko',
    event: 'mqtt port/cont {"번호": "{no}", "검사": "{j}", "위험": "{d}", "선사": "{co}", "장치": ["{y1}", "{y2}", "{y3}"]}',
    slots: { j: '=통과 / 정밀 / 보류', d: '=없음 / 인화성, 부식성', no: 'TCKU-4471, HDM 88120, K-CONT9', co: '대양해운, NorthWay, 한빛선', y1: '가-12, Y11, 북장치', y2: '나-07, Y25, 중장치', y3: '다-31, Y38, 남장치', k: '=첫 / 두 / 세 / 네', h: '2..48', t: '3..28' },
    tools: ['keureinu_lift(cont, yard): Put a container into a yard', 'keureinu_truck(cont, gate?: int): Put a container on a truck', 'segwan_scan(cont, hours?: int): Scan a container', 'segwan_mukkda(cont, tag): Hold a container under a tag', 'naengdong_plug(cont, celsius?: int): Plug in a reefer', 'seonsa_mail(company, text): Mail'],
    steps: `
      @k keureinu_lift cont="{no}" yard="{y1}" // keureinu_lift cont="{no}" yard="{y2}" // keureinu_lift cont="{no}" yard="{y3}" // failed "장치장은 셋뿐이다" | {k} 번째 장치 | 목록의 {k} 번째 장치장에 내린다. 목록에 그런 차례가 없으면 실패.
      @j keureinu_truck cont="{no}" // segwan_scan cont="{no}" // segwan_mukkda cont="{no}" tag="hold-{no}" | 검사 결과 | 통과면 트럭에(게이트 없이), 정밀이면 스캔(시간 없이), 보류면 "hold-" 뒤에 번호를 붙인 꼬리표로 붙든다.
      @j failed "통과한 것이다" // segwan_scan cont="{no}" hours={h} // failed "보류된 것이다" | 스캔 | 정밀 건만 {h}시간 스캔. 딴 건은 실패 처리 요망.
      @d keureinu_lift cont="{no}" yard="{y2}" // keureinu_lift cont="{no}" yard="{y3}" | 위험물 | 위험물이면 끝 장치장, 위험이 없으면 가운데 장치장에 놓으세요.
      @d naengdong_plug cont="{no}" celsius={t} // failed "위험물은 꽂지 않는다" | 냉동 | {t}도로 꽂아 둔다. 인화성이든 부식성이든 위험이 적혀 있으면 꽂지 말고 실패로 한다.
      seonsa_mail company="{co}" text="{no} {j}" | 메일 | 선사에 번호, 한 칸, 검사 결과.
      @d seonsa_mail company="{co}" text="일반" // seonsa_mail company="{co}" text="위험물" | 구분 | 선사 앞 메일 한 낱말: 위험 칸이 없음이면 "일반", 다른 말이면 "위험물".
      naengdong_plug cont="{no}" | 꽂기 | '상온'이라고 누가 적었지만 온도는 넣지 말고 꽂기만 해.
    `,
  },
  // 시립 체육센터 조명
  {
    language: 'ko',
    earlier: ['코트 조명 핀 | file_read → 농구 {a}, 배구 {b}, 탁구 {c}', '예약 보기 | court_next → {z}', '릴레이 보기 | relay_note → {lv}'],
    slots: { z: '=농구 / 배구 / 탁구 / 씨름, 검도', lv: 'LOW에서 붙음, active-low / HIGH에서 붙음, active-high', a: '2..9', b: '10..18', c: '19..27', hi: '=1, 0', lo: '1 - {hi}' },
    steps: `
      @z gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} // failed "{z} 코트는 표에 없다" | 예약 코트 켜기 | 릴레이 메모는 옛것이라 무시하고 {hi:을} 켜짐, {lo:을} 꺼짐으로 친다. 예약된 종목의 조명을 켠다. 조명 표에 없는 종목이면 실패.
      @z gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} // failed "{z}의 핀이 없다" | 예약 코트 끄기 | 예약된 데 불을 내려 주세요. 값은 켜기 {hi}, 끄기 {lo}라고 방금 확인했어요. 표에 없으면 실패로 해 주세요.
      @lv gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 탁구 켜기 | 탁구 조명 켜. 릴레이 메모대로 값 정하고.
      @lv gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 농구 끄기 | 농구 조명은 소등함. 릴레이가 어느 쪽에서 붙는지는 {step3}단계를 볼 것.
      @lv gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 배구 켜기 | 배구 코트 조명이 켜져야 합니다. 핀은 표에, 값은 릴레이 메모에.
      @z failed "농구 예약이다" // gpio_read pin={b} // gpio_read pin={c} // failed "{z} 핀을 모른다" | 읽기 | 농구는 볼 것 없고(그때는 실패), 배구나 탁구 예약이면 그 핀을 읽고, 표에 없으면 실패.
      notify message="다음 예약: {z}" | 알림 | "다음 예약: "에 {step2}단계 종목을 이어 알린다. 제목은 안 정했다.
      gpio_read pin={c} | 끝 핀 | 조명 표의 마지막 핀을 읽어 주시죠.
    `,
  },
  // 전기차 충전소
  {
    language: 'ko',
    event: 'webhook /ev/plug {"면": {n}, "차": "{car}", "카드": "{cd}", "잔량": {b}, "방식": "{m}"}',
    slots: { cd: '=승인 / 거절 / 없음', m: '=급속 / 완속', n: '2..19', car: '48더 2204, 310고 7781, 7나 9032', b: '21..88', k: '30..90', k2: '5..20', who: '관리 소장, 충전센터, 야간 길' },
    tools: ['beonjjeok_start(bay: int, kw?: int): Start charging', 'beonjjeok_stop(bay: int, why?): Stop charging', 'beonjjeok_lock(bay: int, locked: bool): Lock the plug', 'kotkaji_light(bay: int, colour: green|red|white): Lamp of a bay', 'kotkaji_text(bay: int, line): Text at a bay', 'bogo_send(to, text): Report'],
    steps: `
      @cd beonjjeok_start bay={n} // failed "카드가 거절됐다" // failed "카드가 없다" | 충전 | 카드가 승인이면 그 면을 시작한다, 출력은 차에 맡기고. 승인이 아니면 실패.
      @cd kotkaji_light bay={n} colour=green // kotkaji_light bay={n} colour=red // kotkaji_light bay={n} colour=white | 등 | 거절 빨강 / 승인 초록 / 없음 하양. 꽂은 면.
      @cd beonjjeok_lock bay={n} locked=true // beonjjeok_lock bay={n} locked=false // beonjjeok_lock bay={n} locked=false | 잠금 | 승인된 면만 플러그를 잠그고 나머지는 풀어 놓아요.
      @m beonjjeok_start bay={n} kw={k} // beonjjeok_start bay={n} kw={k2} | 출력 | 급속이면 {k}, 완속이면 {k2} kW로 그 면을 시작할 것. 카드는 이미 봤다.
      @m failed "급속 면은 끊지 않는다" // beonjjeok_stop bay={n} | 완속 끊기 | 완속이면 까닭 없이 끊고, 급속이면 끊지 말고 실패라고 남겨 줘.
      kotkaji_text bay={n} line="{car} {b}%" | 글 | 그 면 글판: 차 번호, 한 칸, 잔량에 %.
      bogo_send to="{who}" text="차량: {car}" | 보고 | {who}에 "차량: " 하고 차 번호를 보고하시오.
      @m kotkaji_text bay={n} line="오래 세우지 마세요" // kotkaji_text bay={n} line="천천히 충전합니다" | 안내 | 완속 → "천천히 충전합니다" · 급속 → "오래 세우지 마세요". 그 면에.
    `,
  },
  // 물류 냉장 도크 - 레벨 텍스트 양방향
  {
    language: 'ko',
    event: 'peripheral dock/{no} {"도크": {no}, "신호": "{w}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', no: '2..9', w: '=green / red', a: '10..18', b: '19..27', u1: '=대기, 진입', u2: '=진입, 대기', tp: 'dock/say, 도크/글' },
    steps: `
      @w gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 문 | green이면 {a}번에 {hi:을}, red면 {lo:을} 쓴다.
      @w gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 막이 | {b}번 막이는 신호가 red일 때 {hi}, green일 때 {lo}입니다. 맞게 써 주십시오.
      @w mqtt_publish topic={tp} payload={u1} // mqtt_publish topic={tp} payload={u2} | 글판 | 글판 말: green은 {u1}, red는 {u2}. 맞는 말만 {tp}에 발행.
      @w mqtt_publish topic={tp} payload={u2} // mqtt_publish topic={tp} payload={u1} | 반대편 글판 | 반대편 차선 글판이라 뜻이 뒤집혀요. red일 때 {u1}, green일 때 {u2:을} {tp}로 내 주세요.
      @w failed "green 신호다" // gpio_write pin={b} value=1 | 빨강만 | red가 들어온 게 맞으면 {b}번을 1. green이면 실패할 것.
      @w gpio_read pin={a} // gpio_read pin={b} | 읽을 핀 | green이면 {a}번을, red면 {b}번을 읽는다.
      mqtt_publish topic={tp}/{no} payload="{no}번 도크 {w}" | 도크별 | {tp} 뒤에 빗금과 도크 번호를 붙인 토픽으로 "{no}번 도크 " 다음 신호 낱말.
      memory_store key=dock-{no} content={w} | 기억 | "dock-" 뒤에 번호를 붙인 이름에 신호 낱말만.
    `,
  },
  // 향수 공방
  {
    language: 'ko',
    earlier: ['향 고르기 | scent_vote → {n1} {x}표, {n2} {y}표, {n3} {z}표', '병 살피기 | bottle_eye → {bt}'],
    slots: { n1: '숲비, 무화과, 머스크7', n2: '새벽, 유자잎, 앰버3', n3: '모래, 참나무, 아이리스', x: '40..55', y: '60..75', z: '5..25 / 90..130', bt: '=깨끗 / 금감, 먼지', ml: '5..50', d: '3..30', who: '조향 연, 부티크 솜, 결혼 답례' },
    tools: ['hyangbyeong_fill(scent, ml: int, label?): Fill a bottle', 'hyangbyeong_rinse(times?: int): Rinse the bottles', 'sukseong_keep(scent, days: int, dark?: bool): Age a scent', 'sukseong_drop(scent): Take a scent off the list', 'siheyang_strip(scent, to?): Make a test strip', 'jumun_note(buyer, text): Note for a buyer'],
    steps: `
      @z hyangbyeong_fill scent="{n2}" ml={ml} // hyangbyeong_fill scent="{n3}" ml={ml} | 으뜸 향 | 표를 제일 많이 받은 향을 {ml}ml 담는다. 라벨은 아직 없다.
      @z sukseong_drop scent="{n3}" // sukseong_drop scent="{n1}" | 꼴찌 | 꼴찌 향은 목록에서 뺍니다.
      @z siheyang_strip scent="{n1}" // siheyang_strip scent="{n2}" | 둘째로 많은 향 | 표가 두 번째로 많은 향으로 시향지. 누구에게 줄지는 비워 둘 것.
      sukseong_keep scent="{n3}" days={d} dark=true | 맨 뒤 향 | 결과 맨 뒤의 향을 {d}일 어두운 데서 재운다. 표 수는 보지 않는다.
      sukseong_keep scent="{n1}" days={d} | 맨 앞 향 | 맨 앞에 적힌 향, {d}일. 어두운지 밝은지는 안 적음.
      @bt hyangbyeong_fill scent="{n2}" ml={ml} label="{n2}" // failed "병이 {bt} 상태다" | 병 | 병이 금이 갔거나 먼지가 있으면 실패. 깨끗하면 {n2:을} {ml}ml 담고 라벨에는 향 이름.
      @bt failed "병이 깨끗하다" // hyangbyeong_rinse | 헹굼 | 병이 깨끗하지 않을 때만 헹궈 주세요. 횟수는 정하지 않아요. 깨끗하면 실패예요.
      jumun_note buyer="{who}" text="고른 향: {n1}" | 쪽지 | {who} 앞 쪽지. "고른 향: " 그리고 첫째 향 이름.
    `,
  },
  // 승마장
  {
    language: 'ko',
    event: 'webhook /stable/day {"말": ["{h1}", "{h2}", "{h3}"], "기수": "{who}", "날씨": "{wx}", "수준": "{lv}"}',
    slots: { wx: '=맑음 / 비 / 폭염', lv: '=초급 / 중급 / 고급', h1: '번개, 구름이, M-2', h2: '노을, 설이, M-5', h3: '태풍, 감자, M-8', who: '방은호, 유치부 결, 초보 아린', m: '10..60', kg: '2..9', kg2: '11..19' },
    tools: ['malgup_saddle(horse, rider, size?: s|m|l): Saddle a horse', 'malgup_walk(horse, minutes: int, indoor?: bool): Walk a horse', 'malgup_rest(horse, until?): Let a horse rest', 'geoncho_give(horse, kg: int): Give hay', 'mabang_board(line): Write on the board', 'mabang_shower(horse): Shower a horse'],
    steps: `
      @lv malgup_saddle horse="{h1}" rider="{who}" // malgup_saddle horse="{h2}" rider="{who}" // malgup_saddle horse="{h3}" rider="{who}" | 태울 말 | 초급은 명단 첫째 말, 중급은 둘째, 고급은 셋째 말을 탄다. 안장 크기는 현장에서.
      @wx malgup_walk horse="{h2}" minutes={m} indoor=false // malgup_walk horse="{h2}" minutes={m} indoor=true // failed "폭염이라 걸리지 않는다" | 걸리기 | 둘째 말을 {m}분 걸린다. 맑으면 밖(실내 아님), 비면 실내, 폭염이면 실패.
      @wx failed "폭염이 아니라 맑음이다" // failed "폭염이 아니라 비다" // mabang_shower horse="{h3}" | 물 | 폭염 소식에만 명단 마지막 말에 물을 끼얹어 주고, 다른 날씨면 실패라고 남기세요.
      @wx geoncho_give horse="{h1}" kg={kg2} // geoncho_give horse="{h1}" kg={kg2} // geoncho_give horse="{h1}" kg={kg} | 건초 | 첫째 말 건초: 폭염 {kg}kg, 그 밖에는 {kg2}kg
      @lv failed "초급은 마지막 말을 못 탄다" // malgup_saddle horse="{h3}" rider="{who}" size=m // malgup_saddle horse="{h3}" rider="{who}" size=m | 마지막 말 | 마지막 말에 중간 안장. 초급이면 태우지 말고 실패로 하자.
      mabang_board line="기수: {who}" | 칠판 | 칠판에 "기수: ○○○".
      mabang_board line="{wx}/{lv}" | 칠판 둘 | 날씨와 수준을 빗금으로 이어 칠판에.
      malgup_rest horse="{h2}" | 쉬기 | '발굽'이라는 쪽지가 붙은 가운데 말은 쉰다. 언제까지인지는 수의사가 정한다.
    `,
  },
  // 공유 주방
  {
    language: 'ko',
    event: 'mqtt kitchen/ask {w}',
    earlier: ['당번 말 | memory_recall → {z} 쓰는 중', '{p}번에 {v} 쓰기 | gpio_write → ok'],
    slots: { v: '=1, 0', o: '1 - {v}', w: '=가스 / 후드 / 전기', z: '=앞칸 / 뒤칸', p: '2..6', a: '7..12', b: '13..19', c: '20..27', k: '=주방-요청, kitchen-ask' },
    steps: `
      @w gpio_write pin={a} value={v} // gpio_write pin={b} value={v} // gpio_write pin={c} value={v} | 요청대로 | 가스 {a}, 후드 {b}, 전기 {c}. 요청 온 것에 {step2}단계에서 쓴 값과 같은 값을 쓴다.
      @w gpio_write pin={b} value={o} // gpio_write pin={c} value={o} // gpio_write pin={a} value={o} | 새 표 반대값 | 표: 전기 {a} · 가스 {b} · 후드 {c}. 요청받은 것에다 {step2}단계와 반대되는 값을 쓰세요.
      gpio_write pin={p} value={o} | 물리기 | 조금 전에 쓴 것을 물린다. 같은 핀, 반대 값.
      @z gpio_write pin={a} value=1 // gpio_write pin={b} value=1 | 칸 | 앞칸은 {a}번, 뒤칸은 {b}번. 지금 쓰는 중이라는 칸을 켠다, 1.
      @z gpio_write pin={b} value=0 // gpio_write pin={a} value=0 | 안 쓰는 칸 | 쓰지 않는 칸을 꺼 주세요(0). 앞칸 {a}, 뒤칸 {b}예요.
      @w failed "가스는 혼자 못 켠다" // gpio_write pin={c} value=1 // gpio_write pin={c} value=1 | 가스 금지 | 가스를 달라면 실패, 후드나 전기면 {c}번을 high.
      memory_store key={k} content="{w}({z})" | 기억 | {k} 이름으로, 요청 낱말 바로 뒤 괄호 안에 쓰는 칸을 넣는다.
      notify message={w} title="{z}" | 알림 | 제목은 쓰는 칸, 본문은 받은 낱말 그대로. 둘 다 덧붙이지 않는다.
    `,
  },
  // 요트 계류장
  {
    language: 'ko',
    event: 'manual - 계류장 신호: {w}, {who} 보고',
    slots: { hi: '=1, 0', lo: '=0, 1', w: '=만조 / 간조', who: '선장 모, 부두 여 씨, 항무실', a: '2..9', b: '10..18', c: '19..27', ct: '=A접점, 노멀오픈 접점 / B접점, 노멀클로즈 접점', tp: 'marina/tide, 계류/물때' },
    steps: `
      @w gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 다리 | 다리 모터 {a}번. 만조면 올리고 간조면 내린다. 올림이 {hi}, 내림이 {lo}.
      @w gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 배수문 | 배수문({b}번)은 간조 때 열고 만조 때 닫습니다. 여는 값은 {hi}, 닫는 값은 {lo}.
      @ct gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 부두등 켜기 | 부두등 선은 {c}번 릴레이의 {ct}에 물려 있다. 릴레이 코일은 1에서 붙는다. 등을 켜라.
      @ct gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 부두등 끄기 | 부두등을 꺼 주세요. {c}번 릴레이, {ct} 쪽 사용. 1을 쓰면 코일이 붙어요.
      @w failed "만조다" // gpio_write pin={b} value=1 | 간조만 | 간조라고 했으면 {b}번 1, 만조라고 했으면 실패.
      mqtt_publish topic={tp} payload="보고자: {who}" | 보고자 | {tp}에 "보고자: "와 보고한 사람.
      @w mqtt_publish topic={tp} payload=HIGH // mqtt_publish topic={tp} payload=LOW | 영어로 | {tp}에 만조는 HIGH, 간조는 LOW라는 낱말로. 핀에는 아무것도 쓰지 않음.
      gpio_write pin={c} value={lo} | {c}번 | 사람이 건너는 중이라 {a}는 안 되고 {b}도 안 됨. {c}번만 {lo}.
    `,
  },
];
