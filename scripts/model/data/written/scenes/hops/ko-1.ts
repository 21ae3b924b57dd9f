import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 1. */
export const hopsKo1: readonly Scene[] = [
  // 농업용 수문
  {
    language: 'ko',
    event: 'mqtt {tp} {cmd}',
    slots: { hi: '=1, 0', lo: '=0, 1', tp: 'bori/sluice, 수로/3/cmd', cmd: '=열기 / 닫기', a: '2..14', b: '15..27', out: 'bori/ack, 수로/회신', nm: '보리수문, 3번 둑, 하평 수로' },
    steps: `
      @cmd gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 수문 움직이기 | 들어온 낱말이 열기면 {a}번을 {hi:로}, 닫기면 {lo:로} 둔다.
      @cmd gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 경광등 | 경광등은 {b}번. 닫기가 왔을 때 {hi}, 열기가 왔을 때 {lo}.
      @cmd gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | 모터 | 열기 → high, 닫기 → low. 낱말은 payload, 핀은 {a}.
      @cmd gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 새 모터 | {a}번 새 모터는 거꾸로 감깁니다. 닫으라는 말이면 high, 열라는 말이면 low를 주세요.
      mqtt_publish topic={out} payload={cmd} | 되돌려 보내기 | 받은 글자 그대로, 한 자도 보태지 말고 {out}에 발행.
      mqtt_publish topic={out} payload="수문-{cmd}" | 회신 | {out} 토픽으로 회신. 내용은 "수문-" 뒤에 받은 낱말을 띄우지 않고 붙인 것.
      notify message="{nm}: {cmd}" | 화면 알림 | "{nm}: " 다음에 payload를 적어 알림을 띄워 주세요. 제목 생략.
      @cmd failed "지금은 열 수 없다" // gpio_write pin={a} value=0 | 가뭄 | 가뭄이라 여는 건 안 됨. 열기가 왔으면 실패로 끝내고, 닫기면 {a}번을 0으로.
    `,
  },
  // 다육이 온실
  {
    language: 'ko',
    earlier: ['때 가리기 | daylight_judge → {w}', '{p}번 핀 읽기 | gpio_read → {v}'],
    slots: { w: '=주간 / 야간', v: '=1, 0', o: '1 - {v}', p: '2..9', q: '10..18', r: '19..27', key: '다육-때, succulent-time, 온실-등' },
    steps: `
      @w gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 보광등 | 주간: 램프 low, 야간: high. {q}번.
      @w gpio_write pin={r} value=1 // gpio_write pin={r} value=0 | 차광막 | {r}번 차광막은 밤에는 0, 낮에는 1. 지금이 언제인지는 {step1}단계가 말해 줌.
      gpio_write pin={p} value={o} | 뒤집기 | {step2}단계에서 읽은 값의 반대를 같은 핀에 쓴다.
      gpio_write pin={q} value={v} | 옮겨 쓰기 | 방금 읽은 값을 그대로 {q}번에도 쓸 것. 뒤집지 않는다.
      gpio_write pin={r} value={o} | 엇갈리게 | {r}번은 {p}번과 늘 엇갈려야 합니다. {p}번이 1이면 0, 0이면 1을 {r}번에 주세요.
      memory_store key={key} content="때: {w}" | 적기 | {key} 이름으로 "때: {w}"라고 기억. 핀 값은 적지 않음.
      @w failed "낮에는 난방을 켜지 않는다" // gpio_write pin={q} value=1 | 밤 난방 | 난방({q}번, 1이면 켜짐)은 야간이라고 나왔을 때만. 주간이면 실패 처리.
      gpio_read pin={r} | 막 확인 | 등은 {q}, 막은 {r}. 막이 어떤 상태인지 읽어만 보자.
    `,
  },
  // 빌딩 밸브표
  {
    language: 'ko',
    event: 'webhook /valve/req {"valve": "{z}", "who": "{who}", "sec": {s}}',
    slots: { hi: '=1, 0', lo: '=0, 1', z: '=동관 / 서관 / 별관 / 온실, 창고', who: '맹 주임, 시설 오영, 하도윤', s: '30..600', a: '2..27', b: '2..27', c: '2..27', d: '2..27', t: 'valve/log, 시설/밸브' },
    steps: `
      @z gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} // failed "{z:은} 표에 없는 밸브다" | 열기 | 동관 {a} / 서관 {b} / 별관 {c}. 요청한 밸브를 연다. {hi}이면 열림, {lo}이면 닫힘. 표에 없는 이름이면 실패.
      @z gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} // failed "{z}의 핀을 알 수 없다" | 잠그기 | 우리 밸브는 {lo:을} 주면 잠기고 {hi:을} 주면 열립니다. 별관은 {c}번, 서관은 {b}번, 동관은 {a}번이에요. valve에 온 곳을 잠가 주세요. 다른 곳이면 못 한다고 하세요.
      @z gpio_read pin={a} // gpio_read pin={b} // gpio_read pin={c} // failed "{z:은} 읽을 핀이 없다" | 상태 | 핀 {a}=동관, {b}=서관, {c}=별관. 온 이름의 핀만 읽는다. 없으면 실패로.
      gpio_write pin={d} value={hi} | 주관 | 동관 {a}, 서관 {b}, 주관 {d}. 누가 뭘 보냈든 주관을 연다. (여는 값 {hi}, 닫는 값 {lo})
      gpio_write pin={b} value={lo} | 가운데 것 | {a}, {b}, {c} 셋 가운데 둘째만 {lo:로}. 나머지는 그대로 두세요.
      mqtt_publish topic={t} payload="{z} {s}초" | 기록 | {t:로} 밸브 이름, 한 칸 띄고 초 수에 "초"를 붙여 보낸다.
      send_message channel=talk to="{who}" text="신청자: {who}" | 신청자 | talk 채널에서 신청한 사람한테 "신청자: " 하고 그 이름을 적어 보내 줘.
      @z gpio_write pin={d} value=0 // failed "서관이면 주관을 잠그지 않는다" // gpio_write pin={d} value=0 // gpio_write pin={d} value=0 | 주관 닫기 | 서관 요청이면 하지 말고 실패. 그 밖에는 어디든 {d}번을 0으로.
    `,
  },
  // 화학과 안전실
  {
    language: 'ko',
    event: 'peripheral 안전반/경보 {"종류": "{k}", "층": {fl}, "농도": {ppm}, "신고": "{who}"}',
    slots: { k: '=화재 / 가스', fl: '2..9', ppm: '20..480', who: '공아름, 조교 탁, 표 박사', p1: '불-대피, 절차-A, fire-out', p2: '환기-전개, 절차-B, gas-vent', x: '10..18', y: '19..27' },
    tools: ['hudeol_fan(floor: int, way: in|out, percent?: int): Run the big fan of a floor', 'hudeol_damper(floor: int, shut: bool): Damper of a floor', 'nunssop_say(text, floor?: int): Say something over the loudspeakers', 'nunssop_tone(pattern: long|short, secs?: int): Sound the alarm', 'gatekkeut_free(doors: text): Unlock doors'],
    steps: `
      @k sop_execute name="{p1}" // sop_execute name="{p2}" | 절차 고르기 | 화재면 '{p1}', 가스면 '{p2}' 절차를 시작한다. 넘길 내용은 없음.
      @k hudeol_fan floor={fl} way=out // hudeol_fan floor={fl} way=in | 팬 방향 | 경보가 난 층 팬. 불이면 밖으로 빼고, 가스면 신선한 공기를 안으로 민다. 세기는 정하지 않음.
      @k hudeol_damper floor={fl} shut=true // hudeol_damper floor={fl} shut=false | 댐퍼 | 댐퍼는 가스일 때 열고 화재일 때 닫아요. 층은 이벤트에 있어요.
      @k nunssop_tone pattern=short // nunssop_tone pattern=long | 소리 | 길게 = 가스, 짧게 = 화재. 몇 초인지는 안 정합니다.
      nunssop_say text="{fl}층 {k} 경보" floor={fl} | 방송 | 그 층에만 "{fl}층 {k} 경보"라고 방송.
      nunssop_say text="{k} 경보입니다. 나가십시오." | 전체 방송 | 층 지정 없이: "{k} 경보입니다. 나가십시오."
      @k gatekkeut_free doors="계단문" // failed "가스면 문을 열지 않는다" | 문 | 화재라면 "계단문"을 풀어라. 가스라면 문은 풀지 말고 실패로 남겨라.
      @k gpio_write pin={x} value=1 // gpio_write pin={y} value=1 | 빨강과 노랑 | 빨간등 {x}번(화재), 노란등 {y}번(가스). 맞는 등 하나만 켠다, 1.
      send_message channel=radio text="{who}: {ppm}ppm" | 무전 | radio에 신고한 사람 이름, 쌍점, 한 칸, 농도에 ppm을 붙여서. 받는 사람은 없음.
    `,
  },
  // 도서관 반납기
  {
    language: 'ko',
    event: 'mqtt lib/return {"책": "{bk}", "상태": "{st}", "칸": {bin}, "이름": "{who}"}',
    slots: { st: '=정상 / 파손 / 연체', bk: 'B-20417, 총류-88, K0931', bin: '2..8', who: '지한별, 육승민, 소유라', n: '2..9', nx: 'B-77120, 문학-41, K5502' },
    tools: ['chaekbut_shelve(book, bin: int): Send a book to a shelf bin', 'chaekbut_mend(book, note?): Send a book to the mending desk', 'chaekbut_hold(tag, days?: int): Lay a book aside under a tag', 'beolchik_add(member, days: int): Suspend a member', 'beolchik_lift(member, reason?): Lift a suspension', 'banbap_slip(line): Print a slip'],
    steps: `
      @st chaekbut_shelve book={bk} bin={bin} // chaekbut_mend book={bk} // chaekbut_shelve book={bk} bin={bin} | 보내기 | 파손이면 수선대로(메모 없이), 아니면 보고한 칸으로 보낸다.
      @st failed "연체가 아니다" // failed "연체가 아니라 파손이다" // beolchik_add member="{who}" days={n} | 정지 | 연체일 때만 그 사람을 {n}일 정지. 연체가 아니면 실패로 끝낸다.
      chaekbut_hold tag="hold-{bk}" | 맡아 두기 | 책 번호 앞에 "hold-"를 붙인 꼬리표로 맡아 두세요. 며칠인지는 비워 두고요.
      chaekbut_hold tag="res-{nx}" days={n} | 예약분 | {nx:을} {n}일 맡아 둔다. 꼬리표는 "res-" 뒤에 바로 그 번호.
      banbap_slip line="반납자: {who}" | 쪽지 | "반납자: ○○○" 꼴로 한 줄. ○○○에는 반납한 사람.
      banbap_slip line="{bk} ({st})" | 쪽지 한 장 더 | 쪽지에 책 번호를 적고 한 칸 띄운 뒤 괄호 안에 상태.
      beolchik_lift member="{who}" | 풀기 | 전화로 사정 얘기는 다 들었습니다. {who} 정지를 풀어 주세요. 사유는 적지 않습니다.
      @st banbap_slip line="고맙습니다" // banbap_slip line="수선비 안내" // banbap_slip line="연체 안내" | 안내 쪽지 | 정상 → 고맙습니다, 파손 → 수선비 안내, 연체 → 연체 안내. 상태에 맞는 글귀 하나를 찍는다.
    `,
  },
  // 막걸리 양조장
  {
    language: 'ko',
    earlier: ['술독 재기 | sulddok_all → {n1} {x}%, {n2} {y}%, {n3} {z}%', '냉각기 살피기 | cool_look → {st}'],
    slots: { n1: '왼독, 독-1, 큰독', n2: '가운뎃독, 독-2, 새독', n3: '오른독, 독-3, 헌독', x: '5..24 / 81..98', y: '31..45', z: '52..70', st: '=정상, 양호 / 고장, 멈춤', t: '12..19', p: '2..27', m: '5..28' },
    tools: ['jjigeomi_rack(vat, litres?: int): Rack a vat', 'jjigeomi_top(vat): Fill a vat up', 'jjigeomi_stir(vat, minutes: int): Stir a vat', 'jjigeomi_chill(vat, celsius: int): Cool a vat', 'nurukbook_line(text): Write into the brewing book'],
    steps: `
      @x jjigeomi_rack vat="{n3}" // jjigeomi_rack vat="{n1}" | 뜨기 | 가장 많이 찬 독을 뜬다. 몇 리터인지는 정하지 않음.
      @x jjigeomi_top vat="{n1}" // jjigeomi_top vat="{n2}" | 채우기 | 제일 덜 찬 독을 채워 주세요.
      jjigeomi_stir vat="{n2}" minutes={m} | 둘째 독 | {step1}단계에 두 번째로 적힌 독을 {m}분 젓는다.
      jjigeomi_stir vat="{n3}" minutes={m} | 끝의 독 | 목록 맨 끝 독, {m}분 저어 줘.
      @st jjigeomi_chill vat="{n1}" celsius={t} // failed "냉각기가 {st} 상태다" | 식히기 | {step2}단계에서 고장이나 멈춤이 나왔으면 실패. 아니면 처음 적힌 독을 {t}도로.
      @st gpio_write pin={p} value=0 // gpio_write pin={p} value=1 | 고장등 | {p}번 고장등은 정상·양호면 끄고(0) 고장·멈춤이면 켠다(1).
      nurukbook_line text="{n3} {z}%" | 장부 | 장부에 "{n3} {z}%"라고 씀.
      nurukbook_line text="냉각기: {st}" | 한 줄 | 냉각기 상태를 "냉각기: " 뒤에 적어 장부에 남길 것.
    `,
  },
  // 아파트 주차 차단기
  {
    language: 'ko',
    event: 'webhook /gate/{g} {"입구": "{g}", "차": "{car}", "등록": "{reg}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', g: '=정문 / 후문 / 지하', car: '12가 3408, 187호 5521, 33나 9017', reg: '=예 / 아니오', a: '2..9', b: '10..18', c: '19..27', key: '=마지막-차, last-car' },
    steps: `
      @g gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 올리기 | 차단기: 정문 {a}번, 후문 {b}번, 지하 {c}번. {hi}이 올림, {lo}이 내림. 차가 온 입구를 올린다.
      @g gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} | 내리기 | 지나갔습니다. 온 입구 차단기를 내려 주세요. 지하가 {c}, 정문이 {a}, 후문이 {b}번이고 {hi}에서 올라가고 {lo}에서 내려옵니다.
      @reg gpio_write pin={a} value=1 // failed "등록된 차가 아니다" | 등록차만 | 등록이 '예'면 {a}번 1. '아니오'면 올리지 말고 실패.
      @reg gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 빨간불 | 등록이 아니오인 차한테는 {b}번 빨간불을 켜고, 예인 차면 끈다. high가 켜짐.
      gpio_write pin={c} value=0 | 지하만 | {a}번, {b}번은 건드리지 말고 {c}번만 0으로.
      memory_store key={key} content="{car}" | 외워 두기 | {key:이}라는 키로 차 번호만.
      notify message="{g}: {car}" title="차단기" | 알림 | 제목은 '차단기'. 본문은 입구 이름, 쌍점, 한 칸, 차 번호.
      @reg notify message="어서 오세요" // notify message="관리실에 들르세요" | 인사말 | 등록된 차면 "어서 오세요", 등록 안 된 차면 "관리실에 들르세요"를 띄움. 제목은 넣지 않는다.
    `,
  },
  // 병원 검체실
  {
    language: 'ko',
    event: 'mqtt lab/tube {"튜브": "{tb}", "종류": "{k}", "병동": "{wd}", "온도": {t}}',
    slots: { k: '=혈액 / 소변 / 객담', tb: 'T-40921, 검체 77, V3-118', wd: '6서, 응급, 내과 2', t: '2.1..9.8', m: '3..20', r: '2..9', r2: '11..19', r3: '21..29' },
    tools: ['chaehyeol_spin(tube, rack: int, minutes?: int): Spin a tube', 'chaehyeol_cool(tube, rack: int): Put a tube into the fridge', 'chaehyeol_tag(label): Print a label', 'chaehyeol_reject(tube, why?): Reject a tube', 'byeongdong_call(ward, text): Call a ward'],
    steps: `
      @k chaehyeol_spin tube="{tb}" rack={r} // chaehyeol_cool tube="{tb}" rack={r} // chaehyeol_cool tube="{tb}" rack={r} | 돌릴까 식힐까 | 혈액은 원심분리, 그 밖은 냉장. 어느 쪽이든 랙 {r}. 분은 장비에 맡긴다.
      @k chaehyeol_cool tube="{tb}" rack={r} // chaehyeol_cool tube="{tb}" rack={r2} // chaehyeol_cool tube="{tb}" rack={r3} | 냉장 랙 | 냉장할 것. 객담은 {r3}번 랙, 소변은 {r2}번 랙, 혈액은 {r}번 랙.
      @k failed "혈액은 버리지 않는다" // chaehyeol_reject tube="{tb}" // chaehyeol_reject tube="{tb}" | 반려 | 혈액이면 반려 못 합니다(실패). 소변이나 객담이면 사유 없이 반려해 주세요.
      chaehyeol_tag label="{wd}/{tb}" | 라벨 | 라벨 글: 병동, 빗금, 튜브 번호. 사이를 띄우지 않음.
      chaehyeol_tag label="보관 {t}℃" | 온도 라벨 | "보관" 쓰고 한 칸, 온도에 ℃를 붙여 찍으세요.
      byeongdong_call ward="{wd}" text="{k} 다시 보내 주세요" | 병동에 | 튜브를 보낸 병동에 전화해서 "{k} 다시 보내 주세요".
      @k byeongdong_call ward="{wd}" text="아침에" // byeongdong_call ward="{wd}" text="저녁에" // byeongdong_call ward="{wd}" text="저녁에" | 언제 | 결과가 언제 나오느냐는 물음. 그 병동에 혈액이면 "아침에", 나머지는 "저녁에"라고만 답한다.
      chaehyeol_spin tube="{tb}" rack={r2} minutes={m} | 원심 | {m}분, 랙은 {r}번 말고 {r2}번. 이 튜브를 돌려라.
    `,
  },
  // 버섯 재배사
  {
    language: 'ko',
    event: 'mqtt mushroom/bay {"칸": "{z}", "CO2": {co}, "갓": {cap}}',
    slots: { hi: '=1, 0', lo: '=0, 1', z: '=갑 / 을 / 병', co: '700..1400 / 2100..3900', cap: '12..70', a: '2..27', b: '2..27', c: '2..27', tp: 'shroom/cap, 버섯/갓', md: '=평상시 닫힘, 노말 클로즈 / 평상시 열림, 노말 오픈' },
    steps: `
      @z gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} | 가습 끄기 | 가습기 릴레이 갑 {a}, 을 {b}, 병 {c}. {hi}에 붙고 {lo}에 떨어진다. 지금 칸 가습기를 끌 것.
      @z gpio_write pin={c} value={hi} // gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} | 이웃 팬 | 팬은 한 칸씩 밀려 있어요. 갑 칸 팬은 {c}, 을 칸은 {a}, 병 칸은 {b}. 보고한 칸 팬을 켜 주세요, {lo:은} 끄는 값이고 {hi:은} 켜는 값.
      @md gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 물 보내기 | {b}번 전자변은 {md}형이다. 물이 나오게 하라. 전기는 1일 때 간다.
      @md gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 물 끊기 | 물을 끊습니다. {b}번, {md}형, 1이 통전.
      @co failed "CO2가 {co:로} 낮다" // gpio_write pin={a} value=1 | 환기 | CO2가 1800을 넘으면 {a}번을 1로, 안 넘으면 실패.
      mqtt_publish topic={tp} payload="갓 {cap}mm" | 갓 | {tp}에 "갓", 한 칸, 크기에 mm를 붙여서 발행해 주세요.
      mqtt_publish topic={tp}/{z} payload={cap} | 칸마다 | 토픽은 {tp} 뒤에 빗금과 칸 이름. 내용은 갓 크기, 숫자만.
      gpio_read pin={c} | 병 칸 | 갑·을·병 = {a}·{b}·{c}. 병의 것만 읽어 본다.
    `,
  },
  // 소극장
  {
    language: 'ko',
    event: 'manual - {act} 시작, 무대감독 {who}',
    slots: { act: '=1막 / 2막 / 막간', who: '엄지우, 방 감독, 옥선', q: '2..60', q2: '61..99', s: '3..40', k: '=호리존트, 탑라이트, 사이드' },
    tools: ['mudaebit_cue(number: int, fade_s?: int): Run a light cue', 'mudaebit_black(fade_s?: int): Black out', 'mudaebit_lamp(group, percent: int): Set a group of lamps', 'makjul_curtain(open: bool): Curtain', 'makjul_call(text, to?): Call over the intercom', 'hwajang_mirror(on: bool): Mirror lamps in the dressing room'],
    steps: `
      @act makjul_curtain open=true // makjul_curtain open=true // makjul_curtain open=false | 막 | 막간이면 막을 내리고, 1막이나 2막이면 올린다.
      @act mudaebit_cue number={q} // mudaebit_cue number={q2} // mudaebit_black | 큐 | 1막은 큐 {q}, 2막은 큐 {q2}, 막간에는 암전. 페이드 시간은 적지 마세요.
      @act mudaebit_cue number={q2} fade_s={s} // mudaebit_cue number={q} fade_s={s} // failed "막간에는 큐가 없다" | 페이드 큐 | {s}초 페이드로. 2막에서는 {q}번, 1막에서는 {q2}번이다. 막간이면 실패.
      @act hwajang_mirror on=false // hwajang_mirror on=false // hwajang_mirror on=true | 분장실 | 분장실 거울등은 막간에만 켜고 막이 오르면 꺼 둡니다.
      makjul_call text="{act} 갑니다" | 인터컴 | "{act} 갑니다"라고 인터컴에. 누구라고 콕 집지 않음.
      makjul_call text="감독: {who}" to=조명실 | 조명실에 | 조명실에 "감독: ○○"라고 알린다. ○○는 무대감독 이름.
      mudaebit_lamp group={k} percent={q} | 밝기 | {k}, {q}퍼센트. {q2}퍼센트는 지난주 값이니 잊으세요.
      mudaebit_black fade_s={s} | 암전 | {s}초에 걸쳐서 깜깜하게.
    `,
  },
  // 얼음 창고
  {
    language: 'ko',
    earlier: ['{p}번에 0 쓰기 | gpio_write → ok', '대기열 보기 | queue_peek → {qs}', '{r}번 핀 읽기 | gpio_read → {v}'],
    slots: { v: '=1, 0', o: '1 - {v}', p: '2..9', r: '10..18', u: '19..27', qs: '=비었음, 0건 / 4건, 7건, 12건', who: '얼음 아재, 냉동 조 씨, 수협 봉', tp: 'ice/door, 빙고/문' },
    steps: `
      gpio_write pin={p} value=1 | 되돌리기 | {step1}단계에서 쓴 그 핀을 이번에는 1로.
      gpio_write pin={r} value={o} | 거꾸로 | {step3}단계 핀에 읽힌 것과 반대 값을 쓴다.
      gpio_write pin={p} value={v} | 맞추기 | {step1}단계의 핀을 {step3}단계에서 읽은 값과 같게 맞춰라.
      gpio_write pin={u} value={o} | 등 | {u}번 등은 {r}번이 1일 때 꺼지고(0) 0일 때 켜진다(1). 읽은 값에 맞게 써 줘요.
      @qs failed "대기열이 비었다" // gpio_write pin={u} value=1 | 꺼내기 | 대기열이 비었으면 실패, 뭐라도 있으면 {u}번을 1로.
      @qs gpio_write pin={u} value=0 // failed "아직 {qs:이} 남았다" | 쉬기 | 줄이 다 비었을 때만 {u}번을 내린다(0). 남은 게 있으면 실패로 남길 것.
      mqtt_publish topic={tp} payload="pin{r}={v}" | 문 값 | {tp}에 "pin{r}=" 뒤에 읽은 값을 붙여 발행.
      send_message channel=sms to="{who}" text="대기: {qs}" | 알려 주기 | {who} 앞으로 sms: "대기: " 뒤에 {step2}단계 결과.
      gpio_read pin={p} | 다시 보기 | 방금 쓴 {p}번이 정말 바뀌었나 읽어 봅시다. {r}번은 됐고요.
    `,
  },
  // 세차장
  {
    language: 'ko',
    event: 'mqtt carwash/{bay} {"베이": {bay}, "코스": "{cs}", "차종": "{ty}", "결제": "{pay}"}',
    slots: { cs: '=기본 / 왁스 / 하부', bay: '2..6', ty: '=승용, SUV / 승합, 트럭', pay: '=완료 / 실패', ml: '80..400', s: '20..90', s2: '100..240', nm: '구름세차, 워시-3, 동네세차' },
    tools: ['geopumi_foam(bay: int, ml: int, colour?: blue|pink): Foam a car', 'geopumi_rinse(bay: int, secs: int): Rinse a car', 'geopumi_wax(bay: int): Wax a car', 'geopumi_under(bay: int, secs?: int): Wash below', 'balpan_lift(bay: int, up: bool): Lift', 'yeongsu_print(text): Print a receipt'],
    steps: `
      @cs geopumi_rinse bay={bay} secs={s} // geopumi_wax bay={bay} // geopumi_under bay={bay} | 코스 | 그 베이에서: 기본 코스는 헹굼 {s}초, 왁스 코스는 왁스, 하부 코스는 하부 세척(초는 안 정함).
      @ty geopumi_rinse bay={bay} secs={s} // geopumi_rinse bay={bay} secs={s2} | 헹굼 시간 | 승용·SUV {s}초, 승합·트럭 {s2}초 헹군다. 베이는 메시지대로.
      @ty balpan_lift bay={bay} up=true // failed "{ty:은} 리프트에 못 올린다" | 들기 | 승합이나 트럭이면 리프트를 쓰지 말고 실패로 하세요. 다른 차는 올려 주세요.
      @pay geopumi_foam bay={bay} ml={ml} // failed "결제가 안 됐다" | 거품 | 결제가 완료면 거품 {ml}ml, 실패면 못 한다고 끝내. 색은 손님 맘이라 안 정함.
      @pay yeongsu_print text="결제 감사합니다" // yeongsu_print text="카드를 다시 대 주세요" | 영수증 | 완료 → "결제 감사합니다" / 실패 → "카드를 다시 대 주세요". 알맞은 쪽을 찍는다.
      yeongsu_print text="{nm} {cs} 코스" | 이름 찍기 | 영수증 글: "{nm}" 한 칸 코스 이름 한 칸 "코스".
      geopumi_foam bay={bay} ml={ml} colour=pink | 분홍 | 분홍 거품으로 {ml}밀리. 방금 그 베이예요.
      balpan_lift bay={bay} up=false | 내리기 | 차종이 뭐든 그 베이 리프트를 내린다.
    `,
  },
  // 학교 방송실
  {
    language: 'ko',
    event: 'webhook /school/bell {"학년": "{g}", "요일": "{d}", "교시": {h}, "담당": "{who}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', g: '=1학년 / 2학년 / 3학년', d: '=월, 화, 목, 금 / 수', h: '2..7', who: '나경 선생님, 빈 부장, 국어 설', a: '2..9', b: '10..17', c: '18..27', m1: '=수업이 끝났습니다', m2: '=오늘은 일찍 마칩니다' },
    steps: `
      @g gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 스피커 | 층 스피커 선택선이 학년별로 1학년 {a}, 2학년 {b}, 3학년 {c}. 선택은 {hi}, 해제는 {lo}. 해당 학년을 선택할 것.
      @g gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} | 해제 | {c}번은 3학년, {b}번은 2학년, {a}번은 1학년입니다. 방송이 끝났으니 그 학년 선을 해제해 주십시오. ({lo}=해제, {hi}=선택)
      @d notify message="{m1}" // notify message="{m2}" | 안내 | 수요일이면 "{m2}", 다른 요일이면 "{m1}" 알림. 제목 없이.
      @d gpio_write pin={a} value=1 // failed "수요일에는 종을 치지 않는다" | 종 | {a}번 종을 high로. 단 수요일은 안 친다, 실패로.
      mqtt_publish topic=school/bell payload="{h}교시 종" | 전광판 | school/bell 토픽으로 몇 교시인지 쓰고 "교시 종"을 붙인 글.
      memory_store key=bell-{h} content="{who}" | 담당 | 키는 "bell-" 뒤에 교시 숫자. 담당자 이름을 기억시켜 둬요.
      gpio_write pin={b} value=0 | {b}번만 | {a}번하고 {c}번은 수리 기사가 보고 있으니 손대지 말고 {b}번만 0.
      @g notify message="운동장으로" // notify message="강당으로" // notify message="교실로" | 모이는 곳 | 3학년 "교실로", 2학년 "강당으로", 1학년 "운동장으로". 온 학년 것만 알림으로 띄웁니다. 제목은 없어요.
    `,
  },
];
