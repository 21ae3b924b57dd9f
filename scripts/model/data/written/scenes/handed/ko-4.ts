import type { Scene } from '../../scene';

/** Values that earlier steps found, and those of the event beside them; Korean, part 4. */
export const handed8: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt 막걸리/{d} {"독": "{d}", "품온": {t1}, "산도": {a}, "술밥": "{sb}"}',
    earlier: ['막대 온도계 | maktae → {t2}도', '맛보기 기록 | memory_recall → {d}: {mat}, 다음 젓기 {jt}', '거를 날 묻기 | ask_operator → {gd}'],
    slots: { d: '=3독, 옹기 나, 항아리 7', t1: '21.0..23.9', t2: '24.5..29.5', a: '0.3..0.8', sb: '=찹쌀, 멥쌀', mat: '=달다, 시큼하다, 톡 쏜다', jt: '=06:00, 18:30, 21:00', gd: '=모레, 토요일, 다음 달 초하루 / 모르겠다, 아직 안 정함' },
    tools: ['sul_jeot(독, 시각): 저을 시각을 잡는다', 'sul_georeu(독, 날): 거를 날을 잡는다', 'sul_sik(독, 도: num): 품온을 맞춘다'],
    steps: `
      sul_jeot 독="{d}" 시각={jt} | 젓기 | 기록에 다음 젓기로 적힌 시각에 그 독을 젓게 잡아 둔다.
      @gd sul_georeu 독="{d}" 날="{gd}" // failed "거를 날이 정해지지 않았다" | 거르기 | 물어서 들은 날로 거르는 날을 잡아요. 날을 못 들었으면 실패로 남길 것.
      sul_sik 독="{d}" 도={t1} | 처음 품온으로 | 술독이 스스로 알려 온 품온에 맞춰 주세요.
      sul_sik 독="{d}" 도={t2} | 막대 온도로 | 이번엔 막대로 잰 온도에 맞춘다.
      memory_store key="{d}" content="{mat}, {t2}도" | 맛과 온도 | 독을 키로, 맛과 막대 온도("도"까지)를 쉼표로 잇는다.
      notify message="{d} {mat}" | 맛 | 어느 독이 어떤 맛인지 독 다음에 한 칸 띄고 기록의 말로.
      mqtt_publish topic=막걸리/차이 payload="{t1} {t2}" | 두 온도 | 알림 온도와 막대 온도를 한 칸 띄워 숫자로 막걸리/차이에
      file_write path=술독/{d}.txt content="산도 {a}" append=true | 산도 | 술독/{d}.txt 끝에 "산도"와 들어온 산도를 적습니다.
    `,
  },
  {
    language: 'ko',
    earlier: ['현관 벨 사진 | bell_cam → 사람 {n}, 손에 {hold}', '얼굴 찾기 | face_q → {face}', '집주인 답 | sms_wait → "{ans}"'],
    slots: { n: '1..3', hold: '=상자, 꽃다발, 서류', face: '=옆집 송 씨, 큰딸 미르, 배달 기사 류 / 모르는 얼굴, 못 찾음', ans: '=열어 줘, 들여보내 / 열지 마, 그냥 둬 / 답 없음, 시간 초과', p: '3..26' },
    tools: ['mun_yeol(초: int): 문을 연다', 'bell_mal(글): 벨 스피커로 말한다', 'bell_jeojang(글, 이름?): 방문을 적어 둔다'],
    steps: `
      @ans mun_yeol 초=8 // failed "집주인이 열지 말라고 했다" // failed "집주인의 답이 없다" | 문 | 집주인이 열라고 했으면 8초 연다. 말렸거나 답이 없으면 실패.
      @ans bell_mal 글="들어오세요" // bell_mal 글="다음에 오세요" // bell_mal 글="잠시만요" | 벨 | 벨로 말한다. 열라는 답이면 "들어오세요", 열지 말라면 "다음에 오세요", 아무 답이 없으면 "잠시만요".
      @face bell_jeojang 글="{hold}" 이름="{face}" // bell_jeojang 글="{hold}" | 적기 | 손에 든 것을 적는다. 누군지 알면 이름도 넣고 모르면 이름은 비워 주세요.
      @face failed "아는 얼굴이다" // notify message="모르는 사람 {n}명" | 낯선 사람 | 얼굴을 못 알아봤을 때만 "모르는 사람 …명"을 띄운다(사진에 나온 수). 알아봤으면 실패.
      @face memory_store key=방문 content="{face}" // failed "누구인지 모른다" | 방문 메모 | 방문에 찾은 이름을 저장. 모르면 실패할 것.
      gpio_write pin={p} value=1 | 현관등 | 현관등 {p}번은 누구든 켠다.
      mqtt_publish topic=현관/수 payload="{n}" | 몇 명 | 현관/수 ← 사진 속 사람 수
      bell_mal 글="{hold} 감사합니다" | 감사 | 벨로 손에 든 것 다음에 "감사합니다".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /출장/신청 {"사람": "{p}", "곳": "{pl}", "부터": "{d1}", "까지": "{d2}", "차": "{c1}"}',
    earlier: ['빈 차 | gwan_cha → {c2}(기름 {f}%), {c3}(기름 {g}%)', '예산 | yesan → {"남음": {won}, "과목": "{ac}"}'],
    slots: { p: '=길수연, 파견 맹호, 로버트 신', pl: '=나주, 포항, 속초', d1: '=10월 2일, 11월 5일', d2: '=10월 4일, 11월 8일', c1: '=카니발, 1호', c2: '=아이오닉, 5호, 관용 2', c3: '=포터, 7호, 관용 9', f: '61..98', g: '11..39', won: '200000..900000', ac: '=여비, 국내 출장비, 연구비' },
    tools: ['chulj_car(사람, 차, 부터, 까지): 차를 준다', 'chulj_gireum(차): 기름을 넣게 한다', 'chulj_won(사람, 원: int, 과목?): 출장비를 준다'],
    steps: `
      chulj_car 사람="{p}" 차="{c2}" 부터="{d1}" 까지="{d2}" | 차 | 기름이 많은 빈 차를 신청 기간 동안 신청한 사람에게 준다.
      chulj_car 사람="{p}" 차="{c1}" 부터="{d1}" 까지="{d2}" | 원한 차 | 원하던 차가 돌아왔습니다. 신청서의 차로 같은 기간 내주세요.
      chulj_gireum 차="{c3}" | 주유 | 기름이 적은 쪽에 기름을 넣게 한다.
      chulj_won 사람="{p}" 원={won} | 출장비 | 남은 예산을 몽땅 출장비로 준다. 과목은 쓰지 말 것.
      chulj_won 사람="{p}" 원=150000 과목="{ac}" | 15만 원 | 15만 원(150000)을 주되 과목은 조회된 과목으로 해요.
      notify message="{pl} {d1}~{d2}" | 어디 언제 | 가는 곳, 한 칸, 기간을 "부터~까지"로 붙여 띄운다.
      memory_store key="{p}" content="{c2}, {c3}" | 빈 차 둘 | 사람 이름에 빈 차 둘을 기름 빼고 쉼표로 이어 적기
      mqtt_publish topic=출장/예산 payload="{won}" | 예산 | 남은 예산을 숫자로 출장/예산에 보낸다
      send_message channel=메신저 to="{p}" text="{c2} 쓰세요" | 알려 주기 | 메신저로 신청자에게 기름 많은 차 이름에 "쓰세요"를 한 칸 띄워.
    `,
  },
  {
    language: 'ko',
    earlier: ['양봉 저울 | {w}', '벌통 소리 | beol_sori → {s}', '이웃 농약 소식 | web_get → {y}'],
    slots: { w: '=jeoul_b → 31.4 kg, jeoul_b → 28.9 kg / jeoul_b → 배터리 없음, jeoul_b → 0건', s: '=평온, 조용함 / 분봉 조짐, 여왕 소리', y: '=오늘 살포 없음, 계획 없음 / 14시 배밭 살포, 내일 06시 살포', h: '=3번 통, 밤나무 통, 비탈 둘째', nm: '=막내 삼촌, 양봉회 간사 추' },
    tools: ['soomun(통, 폭: open|half|shut): 소문을 조절한다', 'beol_il(통, 글): 벌 일지를 쓴다', 'beol_alli(사람, 글): 양봉가에게 알린다'],
    steps: `
      @y failed "농약 살포가 없다" // soomun 통="{h}" 폭=shut | 소문 닫기 | 이웃에서 농약을 친다고 하면 {h} 소문을 닫는다. 그런 소식이 없으면 닫지 않고 실패.
      @y soomun 통="{h}" 폭=open // soomun 통="{h}" 폭=half | 열기 정도 | 살포가 없다면 {h:을} 활짝 열고, 있다면 반만 열어 둡니다.
      @s failed "벌이 평온하다" // beol_alli 사람="{nm}" 글="{h} {s}" | 분봉 | 통에서 심상치 않은 소리가 났을 때만 {nm}에게 "{h}" 한 칸 띄고 {step2}단계 결과를 알려 주세요. 평온하면 실패.
      @w beol_il 통="{h}" 글="무게 잼" // beol_il 통="{h}" 글="무게 못 잼" | 일지 | 무게가 나왔으면 {h} 일지에 "무게 잼", 나오지 않았으면 "무게 못 잼".
      @w failed "무게는 나왔다" // notify message="저울 확인" | 저울 | 저울이 값을 못 냈을 때 "저울 확인"을 띄우고, 값을 냈으면 이 단계는 실패.
      memory_store key=벌소리 content="{s}" | 소리 | 소리 결과를 벌소리에 저장할 것
      mqtt_publish topic=벌/농약 payload="{y}" | 농약 | 농약 소식은 들은 그대로 벌/농약으로.
      beol_il 통="{h}" 글="{s} / {y}" | 둘 다 | {h} 일지에 소리 결과와 농약 소식을 "A / B"로 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'peripheral 주차장/pin_{pe} 1',
    earlier: ['번호판 읽기 | lpr → {"번호": "{car}", "정확도": {cf}}', '등록 확인 | deungnok → {st}', '빈자리 | bin_jari → 지하1층 {b1}, 지하2층 {b2}'],
    slots: { pe: '2..5', car: '=41거 8812, 203너 1177, 68루 0450', cf: '0.71..0.99', st: '=입주민, 입주민(102동) / 방문, 미등록', b1: '=0 / 3, 9', b2: '11..48', gp: '6..20' },
    tools: ['jucha_pyo(번호, 분: int): 주차권을 끊는다', 'jucha_anne(글): 안내판에 띄운다', 'jucha_gyeong(글, 번호?): 경비실에 알린다'],
    steps: `
      @st gpio_write pin={gp} value=1 // failed "입주민이 아니다" | 차단기 | 입주민 차면 {gp}번을 1로 하여 차단기를 올린다. 입주민이 아니면 올리지 말고 실패.
      @st failed "입주민이다" // jucha_pyo 번호="{car}" 분=120 | 주차권 | 입주민 아닌 차에는 두 시간(120분) 주차권을 끊어 주고 입주민이면 실패로 끝낸다.
      @st jucha_anne 글="어서 오세요" // jucha_gyeong 글="{st}" 번호="{car}" | 인사 또는 경비 | 입주민: 안내판에 "어서 오세요". 아니면: 경비실에 {step2}단계 답을 번호와 함께 알림.
      @b1 jucha_anne 글="지하2층 {b2}" // jucha_anne 글="지하1층 {b1}" | 안내 | 지하1층에 자리가 있으면 "지하1층"과 그 수, 없으면 "지하2층"과 그 수를 한 칸 띄워 안내판에.
      jucha_gyeong 글="지하2층 {b2}자리" | 지하2층 | 경비실에 지하2층이 몇 자리인지 "지하2층 …자리"로 알려라. 번호는 필요 없다.
      memory_store key=마지막차 content="{car}" | 차 번호 | 읽은 번호를 띄어쓰기까지 마지막차에 저장합니다.
      notify message="{cf}" | 정확도 | 얼마나 정확히 읽었는지 수만 화면에.
      mqtt_publish topic=주차/빈 payload="{b1}/{b2}" | 빈자리 | 두 층의 빈자리를 빗금으로 붙여 주차/빈에
      gpio_read pin={pe} | 감지기 | 이 일을 일으킨 핀을 다시 읽어 주세요.
    `,
  },
  {
    language: 'ko',
    earlier: ['원고 찾기 | file_search → 원고/{a}.hwp (1월)\n원고/{b}.hwp (3월)\n원고/{c}.hwp (2월)', '글자 수 | gulja → {b}: {n}자', '맞춤법 | matchum → {mc}'],
    slots: { a: '=수필1, 들머리, 바다', b: '=수필3, 마무리, 골목', c: '=수필2, 가운데, 정류장', n: '4100..9900', mc: '=틀린 곳 없음, 0곳 / 7곳, 12곳', ed: '=편집자 문여울, 교정 단 선생' },
    tools: ['wongo_bonae(파일, 누구): 원고를 보낸다', 'wongo_gyo(파일, 곳?): 교정을 맡긴다', 'wongo_gap(글자: int): 원고료를 셈한다'],
    steps: `
      wongo_bonae 파일="원고/{b}.hwp" 누구="{ed}" | 새것 | 가장 나중 달에 쓴 원고를 경로째 {ed}에게 보낸다.
      wongo_bonae 파일="원고/{a}.hwp" 누구="{ed}" | 오래된 것 | 제일 먼저(1월) 쓴 것을 {ed}에게 보내 주세요. 파일은 찾은 경로 그대로.
      wongo_gap 글자={n} | 원고료 | 센 글자 수로 원고료를 셈한다.
      @mc failed "틀린 곳이 없다" // wongo_gyo 파일="원고/{b}.hwp" 곳="{mc}" | 교정 | 맞춤법이 틀렸으면 3월 원고를 교정 맡기고 곳에는 {step3}단계 답을 쓴다. 틀린 데가 없으면 실패.
      wongo_gyo 파일="원고/{c}.hwp" | 2월 것 | 2월 원고의 경로로 교정을 맡길 것. 몇 곳인지는 모름.
      file_read path="원고/{c}.hwp" | 읽기 | 목록의 마지막 원고를 읽는다.
      memory_store key=글자수 content="{n}자" | 글자 수 | 글자수에 '자'까지 붙여 저장
      notify message="{b}: {n}자" | 셈 | {step2}단계 답을 통째로 띄운다.
      mqtt_publish topic=원고/자 payload="{n}" | 수만 | 글자 수를 숫자만 원고/자로 보내요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 연구실/원심기 {"기기": "{m}", "rpm": {r1}, "시료": "{s}", "예약자": "{p1}"}',
    earlier: ['회전수 확인 | tacho → {r2} rpm', '균형 검사 | gyunhyeong → {bl}', '다음 예약 | yeyak_q → {p2} {t2}'],
    slots: { m: '=CF-2, 원심기 나, 울트라 1', r1: '4000..7900', r2: '8100..12000', s: 'PL-33, 혈장 12, T7-a', p1: '=윤 박사, 하나린', p2: '=도 연구원, 킴 토마스', t2: '=14:10, 17:45', bl: '=양호, 이상 없음 / 3.1 g 치우침, 로터 흔들림' },
    tools: ['wonsim_set(기기, rpm: int, 분?: int): 회전수를 맞춘다', 'wonsim_stop(기기, 까닭?): 멈춘다', 'wonsim_alli(누구, 글): 연구원에게 알린다'],
    steps: `
      @bl wonsim_set 기기="{m}" rpm={r2} // wonsim_stop 기기="{m}" 까닭="{bl}" | 계속 또는 멈춤 | 균형이 좋으면 방금 확인한 회전수로 계속 맞추고, 나쁘면 멈추면서 검사 결과를 까닭에 적는다.
      wonsim_set 기기="{m}" rpm={r1} 분=15 | 15분 | 균형과 상관없이 기기가 알려 온 회전수로 15분 돌려 주세요.
      @bl failed "균형이 좋다" // wonsim_alli 누구="{p1}" 글="{s} 다시 놓으세요" | 다시 놓기 | 균형이 안 좋을 때 지금 예약자에게 시료 이름 뒤 한 칸 띄고 "다시 놓으세요". 좋으면 실패.
      wonsim_alli 누구="{p2}" 글="{t2}부터" | 다음 사람 | 다음 예약자에게 자기 시각에 "부터"를 붙여 알린다.
      wonsim_stop 기기="{m}" | 그냥 멈춤 | 까닭 없이 멈출 것.
      memory_store key="{s}" content="{r1} → {r2}" | 회전수 | 시료를 키로 "알린 값 → 확인한 값"을 숫자로 남긴다
      notify message="{r2} rpm" | 확인값 | 확인한 회전수를 단위까지 화면에 띄웁니다.
      mqtt_publish topic=연구실/rpm payload="{r2}" | 발행 | 확인한 회전수를 단위 없이 연구실/rpm에.
      send_message channel=랩 to="{p1}" text="{bl}" | 검사 결과 | 랩 채널로 지금 예약자에게 {step2}단계 결과만.
    `,
  },
];
