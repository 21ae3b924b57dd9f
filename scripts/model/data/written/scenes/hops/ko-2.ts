import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 2. */
export const hopsKo2: readonly Scene[] = [
  // 전산실 팬
  {
    language: 'ko',
    event: 'mqtt {tp} {w}',
    slots: { hi: '=1, 0', lo: '=0, 1', tp: 'rack3/fan/set, idc/팬', w: '=ON, 켜 / OFF, 꺼', p: '2..9', q: '10..17', r: '18..27', back: 'rack3/fan/state, idc/팬/상태', file: 'fan.log, 팬기록.txt' },
    steps: `
      @w gpio_write pin={p} value={hi} // gpio_write pin={p} value={lo} | 랙 팬 | 팬은 {p}번 릴레이. ON이나 켜가 오면 {hi}, OFF나 꺼가 오면 {lo}.
      @w gpio_write pin={q} value={lo} // gpio_write pin={q} value={hi} | 예비 팬 | 예비 팬 {q}번은 본 팬과 반대로 돈다. 켜라는 말이 왔으면 끄고 끄라는 말이 왔으면 켜는데, {hi:이} 켜짐이고 {lo:이} 꺼짐.
      @w gpio_write pin={r} value=0 // gpio_write pin={r} value=1 | LED | active-low LED라 low에서 불이 들어와요. {r}번이고요, 받은 말대로 켜거나 꺼 주세요.
      mqtt_publish topic={back} payload="fan={w}" | 상태 | {back:로} "fan=" 다음에 온 낱말 그대로.
      @w mqtt_publish topic={back} payload=1 // mqtt_publish topic={back} payload=0 | 숫자로 | {back} 토픽에 숫자 하나만 발행: 켜는 말이면 1, 끄는 말이면 0
      file_write path={file} content="{tp} {w}" append=true | 로그 | {file} 끝에 토픽 이름과 낱말을 한 칸 띄워 붙인다.
      @w failed "켜라는 말이 왔다" // gpio_write pin={p} value={lo} | 정비 중 | 정비 중이라 켜는 건 금지(그러면 실패). 끄라는 말이면 {p}번에 {lo:을} 써라.
      gpio_write pin={q} value={hi} | {q}번만 | {p}번은 기사가 잡고 있음. 그건 두고 {q}번만 {hi:로} 바꿔 주십시오.
    `,
  },
  // 양봉장
  {
    language: 'ko',
    earlier: ['벌통 달기 | hive_scale → {n1} {a}kg, {n2} {b}kg, {n3} {c}kg, {n4} {d}kg', '날씨 묻기 | sky_ask → {sky}'],
    slots: { n1: '앞줄1, 왕통, H-11', n2: '앞줄2, 새통, H-12', n3: '뒷줄1, 밤통, H-13', n4: '뒷줄2, 꿀통, H-14', a: '31..39', b: '18..24 / 52..60', c: '41..47', d: '26..30', sky: '=맑음, 갬 / 비, 소나기', g: '200..900', dy: '2..14', k: '=2, 3, 4' },
    tools: ['beoltong_super(hive, frames?: int): Put a super on a hive', 'beoltong_syrup(hive, grams: int): Feed syrup', 'beoltong_close(hive, days?: int): Close a hive', 'kkuljip_extract(hive, kg?: num): Take honey', 'bongjang_note(hive, text): Note about a hive'],
    steps: `
      @b kkuljip_extract hive="{n3}" // kkuljip_extract hive="{n2}" | 꿀 뜨기 | 넷 중 제일 무거운 통에서 꿀을 뜬다. 몇 킬로인지는 떠 봐야 안다.
      @b beoltong_syrup hive="{n2}" grams={g} // beoltong_syrup hive="{n4}" grams={g} | 먹이 | 가장 가벼운 벌통에 시럽 {g}그램 줍시다.
      beoltong_super hive="{n4}" | 계상 | {step1}단계 목록 마지막 통에 계상을 올릴 것. 장수는 안 적어도 됨.
      beoltong_super hive="{n2}" frames={k} | 두 번째 통 | 처음 것 말고 그다음 통에 계상 {k}장.
      @sky kkuljip_extract hive="{n1}" // beoltong_close hive="{n1}" | 날씨 따라 | 맑음이나 갬이면 첫 통 꿀을 뜨고, 비나 소나기면 첫 통을 닫는다. 킬로수도 날수도 쓰지 않는다.
      @sky failed "{sky:이}라 닫을 일이 없다" // beoltong_close hive="{n3}" days={dy} | 비 올 때만 | 비·소나기 소식이면 {n3:을} {dy}일 닫고, 아니면 실패로 넘겨.
      bongjang_note hive="{n1}" text="무게 {a}kg" | 장부 | 첫 통 장부에 "무게 {a}kg" 적어 주세요.
      bongjang_note hive="{n3}" text="날씨: {sky}" | 날씨 적기 | {n3} 장부에 {step2}단계 날씨를 "날씨: " 뒤에.
    `,
  },
  // 수족관
  {
    language: 'ko',
    event: 'peripheral aqua/{z} {"수조": "{z}", "염분": {s}, "상태": "{st}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', z: '=해마 / 가오리 / 펭귄 / 해파리, 산호', s: '=28.5, 31.2, 33.9', st: '=이상 없음 / 물샘', a: '2..27', b: '2..27', c: '2..27', d: '2..27', vt: '상시 열림 / 상시 닫힘' },
    steps: `
      @z gpio_write pin={b} value={hi} // gpio_write pin={a} value={hi} // gpio_write pin={c} value={hi} // failed "{z} 펌프는 표에 없다" | 순환 | 펌프표는 가오리 {a}, 해마 {b}, 펭귄 {c}. 핀이 {lo:이}면 서고 {hi:이}면 돈다. 이벤트 수조 펌프를 돌릴 것. 표에 없으면 실패.
      @z gpio_write pin={a} value={lo} // gpio_write pin={c} value={lo} // gpio_write pin={b} value={lo} // failed "{z}의 등은 적혀 있지 않다" | 등 끄기 | 관람 끝. 켜짐 {hi}, 꺼짐 {lo}. 해마 등 {a}번, 펭귄 등 {b}번, 가오리 등 {c}번 가운데 알려 온 수조 등을 꺼요. 여기 없는 수조면 못 한다고 해요.
      @vt gpio_write pin={d} value=1 // gpio_write pin={d} value=0 | 급수 막기 | {d}번 급수는 {vt}형. 전기를 주는 값은 1. 물을 막아 둔다.
      @vt gpio_write pin={d} value=0 // gpio_write pin={d} value=1 | 급수 | 물을 보내 주세요. 급수변 {d}번({vt}형이고 1에서 전기가 감).
      @st gpio_write pin={d} value=0 // failed "물이 샌다고 한다" | 물샘이면 | 상태가 물샘이면 아무것도 하지 말고 실패, 이상 없음이면 {d}번 0.
      @st notify message="{z} 이상 없음" // notify message="{z} 물샘" | 알림 | 수조 이름, 한 칸, 상태를 그대로 이어서 알림으로 띄운다. 제목은 안 붙인다.
      memory_store key=salt content="{s} 퍼밀" | 염분 | salt라는 이름으로 염분 값에 한 칸 띄고 '퍼밀'을 붙여 외워라.
      gpio_read pin={c} | 끝의 것 | {a}, {b}, {c} — 맨 끝 핀을 읽어 봐 주세요.
    `,
  },
  // 한약방
  {
    language: 'ko',
    event: 'webhook /hanyak/order {"손님": "{who}", "약": "{m}", "첩": {n}, "받기": "{how}", "주소": "{ad}"}',
    slots: { m: '=쌍화탕 / 십전대보탕 / 갈근탕', who: '마덕순, 호진, 차 여사', n: '5..40', how: '=택배 / 방문', ad: '은행길 12, 옥천리 3반, 남문로 88', d: '2..9', mn: '90..240', mn2: '30..80' },
    tools: ['dalim_boil(recipe, minutes: int, pots?: int): Boil a recipe', 'dalim_pack(recipe, doses: int, label?): Pack doses', 'yakjang_open(drawer: int): Open a drawer of the cabinet', 'yakjang_check(drawer: int): Weigh a drawer', 'bonae_parcel(name, address, memo?): Send a parcel', 'bonae_counter(name): Lay aside for pickup'],
    steps: `
      @m yakjang_open drawer=3 // yakjang_open drawer=8 // yakjang_open drawer=5 | 서랍 | 쌍화탕 3, 갈근탕 5, 십전대보탕 8. 주문한 약 서랍을 연다.
      @m dalim_boil recipe="{m}" minutes={mn} // dalim_boil recipe="{m}" minutes={mn} // dalim_boil recipe="{m}" minutes={mn2} | 달이기 | 갈근탕은 {mn2}분, 다른 탕은 {mn}분 달입니다. 솥 수는 정하지 않아요.
      dalim_pack recipe="{m}" doses={n} | 싸기 | 주문한 첩 수만큼 싼다. 이름표는 붙이지 말 것.
      dalim_pack recipe="{m}" doses={n} label="{who}님" | 이름표 | 주문대로 싸고, 이름표에는 손님 이름 뒤에 띄지 않고 "님".
      @how bonae_parcel name="{who}" address="{ad}" // bonae_counter name="{who}" | 보내기 | 받기가 택배면 적힌 주소로 부치고, 방문이면 카운터에 둔다. 메모는 생략.
      @how failed "방문이 아니라 택배다" // bonae_counter name="{who}" | 방문만 | 방문 손님 것만 카운터에 둡니다. 택배면 실패로 끝내 주세요.
      bonae_parcel name="{who}" address="{ad}" memo="신청자: {who}" | 부치기 | 이번엔 무조건 부쳐요. 메모 칸에 "신청자: " 하고 손님 이름.
      yakjang_check drawer={d} | 서랍 달기 | {d}번 서랍 무게를 재 봐라. 열라는 게 아님.
      @m yakjang_check drawer=2 // yakjang_check drawer=7 // failed "갈근탕에는 인삼이 안 든다" | 인삼 서랍 | 인삼은 쌍화탕용이 2번, 십전대보탕용이 7번 서랍. 이 약에 쓰는 서랍을 단다. 갈근탕에는 안 쓰니 그때는 실패.
    `,
  },
  // 택배 분류장
  {
    language: 'ko',
    event: 'mqtt hub/scan {"운송장": "{w}", "권역": "{z}", "무게": {kg}, "포장": "{pk}"}',
    slots: { z: '=수도권 / 충청 / 영남 / 제주', w: '6604-118, KX77120, 송장 4419', kg: '0.4..24.5', pk: '=멀쩡 / 찢어짐', a: '2..9', b: '11..18', c: '20..28', k: '=급함, 당일' },
    tools: ['meomeot_chute(parcel, chute: int): Send a parcel down a chute', 'meomeot_hold(parcel, until?): Keep a parcel', 'meomeot_return(parcel, reason?): Send a parcel back', 'tteusae_tape(parcel, rolls?: int): Tape a parcel', 'tteusae_sticker(parcel, text): Put a sticker on', 'belteu_speed(pace: slow|fast): Belt'],
    steps: `
      @z meomeot_chute parcel="{w}" chute={a} // meomeot_chute parcel="{w}" chute={b} // meomeot_chute parcel="{w}" chute={c} // failed "제주 슈트는 표에 없다" | 떨구기 | 슈트: 수도권 {a}, 충청 {b}, 영남 {c}. 표에 없는 권역이면 실패로 둔다.
      @z meomeot_chute parcel="{w}" chute={c} // meomeot_chute parcel="{w}" chute={a} // meomeot_chute parcel="{w}" chute={b} // meomeot_hold parcel="{w}" | 바뀐 표 | 오늘은 충청이 {a}, 영남이 {b}, 수도권이 {c}번 슈트예요. 제주 건 그냥 맡아 두세요, 언제까지인지는 안 정해졌어요.
      @pk failed "포장이 멀쩡하다" // tteusae_tape parcel="{w}" | 테이프 | 찢어진 것만 테이프로 감는다. 멀쩡하면 실패. 몇 롤인지는 쓰지 않는다.
      @pk meomeot_chute parcel="{w}" chute={b} // meomeot_return parcel="{w}" | 돌려보낼까 | 포장이 찢어졌으면 사유 없이 반송, 멀쩡하면 {b}번 슈트.
      tteusae_sticker parcel="{w}" text="{k} {z}" | 스티커 | 스티커에 "{k}" 쓰고 한 칸 띄워 권역 이름.
      tteusae_sticker parcel="{w}" text="무게 {kg}kg" | 무게 스티커 | "무게" 한 칸, 그 뒤에 들어온 무게에 kg를 바로 붙여 적은 스티커를 붙입니다.
      @z belteu_speed pace=slow // belteu_speed pace=fast // belteu_speed pace=fast // belteu_speed pace=fast | 벨트 | 수도권 물건이 오면 벨트를 느리게, 딴 데 물건이면 빠르게 돌린다.
      meomeot_hold parcel="{w}" | {k} | '{k}' 딱지가 붙어 있지만 오늘은 차가 없다. 맡아 두되 기한 칸은 비울 것.
    `,
  },
  // 목공소 집진기
  {
    language: 'ko',
    earlier: ['스위치 {s}번 읽기 | gpio_read → {v}', '필터 살피기 | filter_eye → {f}', '{p}번 핀에 {v} 쓰기 | gpio_write → ok'],
    slots: { v: '=1, 0', o: '1 - {v}', s: '2..9', p: '10..18', q: '19..27', f: '=깨끗, 새것 / 막힘, 찢김', key: '집진-필터, dust-filter', who: '목수 갈, 옹 사장, 견습 림' },
    steps: `
      gpio_write pin={p} value={o} | 반대로 | 조금 전에 쓴 핀에 반대 값을 쓴다.
      gpio_write pin={q} value={v} | 스위치대로 | 블라스트 게이트 {q}번은 스위치에서 읽은 값 그대로 따라가요.
      gpio_write pin={q} value={o} | 비상 게이트 | {q}번 비상 게이트에는 스위치 값과 반대되는 값을 넣을 것. 스위치는 {step1}단계.
      @f gpio_write pin={q} value=1 // failed "필터가 {f} 상태다" | 집진 | 필터가 막혔거나 찢겼다고 했으면 실패, 아니면 {q}번을 1로.
      @f gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 교체등 | {q}번 교체등: 깨끗·새것이면 0, 막힘·찢김이면 1.
      memory_store key={key} content="필터: {f}" | 기억 | {step2}단계 결과를 "필터: " 뒤에 적어 {key} 이름으로 기억.
      send_message channel=sms to="{who}" text="pin {s} = {v}" | 문자 | {who}한테 sms로 "pin {s} = "에 읽은 값을 이어 붙여 보내 줘.
      gpio_read pin={p} | 그 핀 다시 | {step3}단계에서 쓴 핀을 다시 읽어 확인한다. {q}번은 볼 것 없음.
      gpio_write pin={s} value=0 | {s}번 | {p:과} {q}번은 그냥 두시고 {s}번만 low로 내려 주세요.
    `,
  },
  // 동네 빵집
  {
    language: 'ko',
    event: 'manual - {who} 요청: {b} {n}개',
    slots: { b: '=식빵 / 소금빵 / 치아바타', who: '반찬가게, 3호점, 어린이집 달', n: '6..60', t1: '=190, 195', t2: '=205, 210', t3: '=225, 230', m: '12..35', d: '=우유 알레르기, 견과 빼고' },
    tools: ['geuleun_oven(deck: int, celsius: int, steam?: bool): Set a deck oven', 'geuleun_time(deck: int, minutes: int): Baking time', 'banjukgi_mix(dough, batches?: int): Mix a dough', 'banjukgi_rest(dough, minutes: int): Let a dough rest', 'ppangbox_tag(text): Tag for a box', 'ppangbox_note(buyer, text): Note for a buyer'],
    steps: `
      @b geuleun_oven deck=2 celsius={t1} // geuleun_oven deck=2 celsius={t2} // geuleun_oven deck=2 celsius={t3} | 오븐 | 식빵 {t1}도, 소금빵 {t2}도, 치아바타 {t3}도. 2단에. 스팀 얘기는 없음.
      @b geuleun_time deck=1 minutes={m} // geuleun_time deck=3 minutes={m} // geuleun_time deck=2 minutes={m} | 시간 | 치아바타는 2단, 소금빵은 3단, 식빵은 1단에서 구워요. 요청받은 빵 단을 {m}분으로.
      @b geuleun_oven deck=1 celsius={t2} steam=false // geuleun_oven deck=1 celsius={t2} steam=true // geuleun_oven deck=1 celsius={t2} steam=true | 스팀 | 1단 {t2}도. 식빵이면 스팀을 끄고 나머지 빵이면 스팀을 켠다.
      banjukgi_mix dough="{b}" | 반죽 | 요청 온 빵 반죽. 몇 판인지는 나중에 정한다.
      @b failed "식빵 반죽은 쉬게 하지 않는다" // banjukgi_rest dough="{b}" minutes={m} // banjukgi_rest dough="{b}" minutes={m} | 휴지 | 식빵이면 실패. 소금빵·치아바타면 그 반죽을 {m}분 쉬게 해 주세요.
      ppangbox_tag text="{b} {n}개" | 상자 | 상자 이름표에 빵 이름, 한 칸, 개수에 "개".
      ppangbox_tag text="받는 곳: {who}" | 받는 곳 | 이름표 하나 더: "받는 곳: ○○". 요청한 데를 넣으시오.
      ppangbox_note buyer="{who}" text="{d}" | 쪽지 | 요청한 곳 앞으로 '{d}'라고만 쪽지를 남긴다.
    `,
  },
  // 태양광 발전소
  {
    language: 'ko',
    event: 'mqtt solar/inv {"인버터": "{iv}", "알람": "{al}", "kW": {kw}}',
    earlier: ['줄별 발전량 | string_sum → 가줄 {x}A, 나줄 {y}A, 다줄 {z}A'],
    slots: { al: '=과열 / 누전 / 정상', iv: 'INV-04, 인버터 7, S-12', kw: '3.5..48.2', x: '=4.1, 4.4', y: '=6.2, 6.7 / 2.1, 2.6', z: '=5.1, 5.5', pc: '30..80', who: '전기실 우, 감리 편', h: '2..20' },
    tools: ['bitgol_curb(inverter, percent: int, hours?: int): Limit an inverter', 'bitgol_trip(inverter): Disconnect an inverter', 'bitgol_ack(inverter, words?): Acknowledge an alarm', 'julgi_clean(string): Wash a string of panels', 'julgi_skip(string, days?: int): Leave a string out', 'banjang_mail(to, text): Mail'],
    steps: `
      @al bitgol_curb inverter="{iv}" percent={pc} // bitgol_trip inverter="{iv}" // bitgol_ack inverter="{iv}" | 알람 처리 | 과열: 출력 {pc}%로 제한(시간은 없이). 누전: 끊는다. 정상: 말 없이 알람 확인만.
      @al failed "누전이 아니라 과열이다" // bitgol_trip inverter="{iv}" // failed "알람이 정상이다" | 끊기 | 누전일 때만 그 인버터를 끊고 다른 알람이면 실패.
      @y julgi_clean string=나줄 // julgi_clean string=다줄 | 잘 나오는 줄 | 셋 가운데 전류가 가장 센 줄을 닦아 주세요.
      @y julgi_skip string=가줄 // julgi_skip string=나줄 | 약한 줄 | 전류가 제일 약한 줄은 빼 둔다. 며칠인지 미정.
      julgi_clean string=다줄 | 셋째 | 결과에서 세 번째로 나온 줄을 닦을 것.
      banjang_mail to="{who}" text="알람: {al}" | 메일 | {who} 앞. "알람: " 다음에 알람 종류.
      banjang_mail to="{who}" text="출력 {kw}kW" | 출력 메일 | {who}에게 "출력 " 쓰고 지금 숫자에 kW를 붙여서.
      bitgol_curb inverter="{iv}" percent={pc} hours={h} | 제한 | 무슨 알람이든 그 인버터를 {h}시간 동안 {pc}%로 묶어라.
    `,
  },
  // 동물병원
  {
    language: 'ko',
    event: 'webhook /vet/queue {"이름": "{pet}", "종": "{sp}", "보호자": "{who}", "kg": {kg}, "급": "{u}"}',
    slots: { sp: '=개 / 고양이 / 토끼', pet: '두부, 밤톨, 초코-2', who: '천예린, 하 씨, 은서 엄마', kg: '1.2..28.5', u: '=응급 / 보통', r1: '2..4', r2: '5..7', r3: '8..11', m: '12..50' },
    tools: ['jindam_room(pet, room: int, vet?): Put an animal into a room', 'jindam_wait(pet, minutes?: int): Let an animal wait', 'jindam_weigh(pet, kg: num): Enter a weight', 'kkori_card(pet, line): Write on the card', 'kkori_text(owner, text): Text to an owner', 'jangjang_cage(pet, heated: bool): Cage'],
    steps: `
      @sp jindam_room pet="{pet}" room={r1} // jindam_room pet="{pet}" room={r2} // jindam_room pet="{pet}" room={r3} | 방 | 개는 {r1}번 방, 고양이는 {r2}번 방, 토끼는 {r3}번 방. 의사는 정하지 않음.
      @sp jangjang_cage pet="{pet}" heated=false // jangjang_cage pet="{pet}" heated=false // jangjang_cage pet="{pet}" heated=true | 장 | 토끼면 데운 장, 다른 동물이면 데우지 않은 장에 넣는다.
      @u jindam_room pet="{pet}" room={r2} // jindam_wait pet="{pet}" | 응급이면 | 응급이면 바로 {r2}번 방(의사 칸 비움), 보통이면 기다리게 해 주세요. 몇 분이라고는 말 못 해요.
      @u failed "응급은 기다리게 하지 않는다" // jindam_wait pet="{pet}" minutes={m} | {m}분 | {m}분 대기. 급이 응급으로 왔으면 그러지 말고 실패로.
      jindam_weigh pet="{pet}" kg={kg} | 몸무게 | 들어온 무게를 넣으세요.
      kkori_card pet="{pet}" line="보호자: {who}" | 카드 | 카드에 "보호자: " 쓰고 보호자 이름.
      kkori_card pet="{pet}" line="{sp}, {kg}kg" | 카드 둘 | 카드 한 줄: 종, 쉼표, 한 칸, 무게에 kg를 붙임.
      kkori_text owner="{who}" text="{pet} 차례입니다" | 문자 | 보호자에게 "{pet} 차례입니다" 문자.
    `,
  },
  // 캠핑장
  {
    language: 'ko',
    event: 'mqtt camp/req {w}',
    slots: { hi: '=1, 0', lo: '=0, 1', w: '=샤워 / 매점 / 우물 / 놀이터, 주차장', a: '2..27', b: '2..27', c: '2..27', d: '2..27', nm: '별내 캠프, 솔숲 3호, 물골', file: 'camp.txt, 캠핑/요청.txt' },
    steps: `
      @w gpio_write pin={c} value={hi} // gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // failed "{w:은} 목록에 없다" | 불 켜기 | {a}번 매점, {b}번 우물, {c}번 샤워. payload 낱말의 불을 켠다 — {hi} 켜짐, {lo} 꺼짐. 없는 곳이면 실패.
      @w gpio_write pin={c} value={lo} // gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // failed "{w}의 핀을 모른다" | 불 끄기 | 열 시예요. 요청 온 데 불 꺼 주세요! 샤워장은 {c}, 매점은 {a}, 우물은 {b}. {hi}에 켜지고 {lo}에 꺼지는 등이에요. 목록 밖이면 실패로요.
      @w gpio_write pin={d} value=1 // gpio_write pin={d} value=0 // gpio_write pin={d} value=0 // gpio_write pin={d} value=0 | 온수 | {d}번 보일러는 샤워라는 말이 왔을 때만 1. 무슨 말이든 다른 말이면 0.
      @w failed "우물이 아니다" // failed "우물이 아니다" // gpio_write pin={b} value=1 // failed "우물이 아니다" | 우물만 | 우물이라고 왔으면 {b}번 high. 딴말이면 실패 처리하고 끝.
      notify message="요청: {w}" title="{nm}" | 알림 | 본문은 "요청: "에 받은 낱말, 제목은 {nm}.
      file_write path={file} content={w} append=true | 적기 | 받은 낱말 그대로 {file} 끝에 덧붙일 것.
      gpio_write pin={a} value={hi} | 매점 켬 | 샤워 {c}, 우물 {b}, 매점 {a}. 누가 뭐라 했든 매점을 켠다. 이 등들은 {lo:이}면 꺼지고 {hi:이}면 켜진다.
      mqtt_publish topic=camp/ack payload="ok-{w}" | 답 | camp/ack 토픽에 "ok-" 뒤로 낱말을 붙인 것.
    `,
  },
  // 요양병원 병동 문
  {
    language: 'ko',
    earlier: ['문 표 찾기 | memory_recall → 동쪽 문 {a}번, 서쪽 문 {b}번, 옥상 문 {c}번', '시간대 | clock_zone → {w}', '{b}번 읽기 | gpio_read → {v}'],
    slots: { v: '=1, 0', o: '1 - {v}', w: '=낮 / 밤', a: '2..9', b: '10..18', c: '19..27', k: '전기가 끊기면 열리는 / 전기가 들어가면 열리는' },
    steps: `
      @w gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 동쪽 문 | 동쪽 문은 낮에 0, 밤에 1. 번호는 {step1}단계 표, 때는 {step2}단계.
      @w gpio_write pin={c} value=1 // failed "밤에는 옥상을 열지 않는다" | 옥상 | 옥상 문을 1로 열되 밤이면 안 된다. 밤이면 실패로.
      @k gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | 동쪽 열기 | 동쪽 문을 엽니다. 이 문은 {k} 자물쇠고 1이 전기를 넣는 값입니다.
      @k gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | 옥상 잠그기 | 옥상 문 자물쇠는 {k} 것이다. 1=전기 들어감, 0=끊김. 잠가 둘 것.
      gpio_write pin={b} value={o} | 서쪽 뒤집기 | 서쪽 문에 방금 읽은 값 반대를 써 주세요.
      gpio_write pin={a} value={v} | 동쪽도 똑같이 | 동쪽 문을 서쪽 문에서 읽은 값과 같게.
      gpio_read pin={c} | 마지막 문 | 표 맨 끝에 있는 문 핀을 읽는다.
      gpio_write pin={b} value=1 | 가운데 문 | 표 한가운데 문만 1로. 앞뒤 두 문은 놔둔다.
    `,
  },
  // 3D 프린터 방
  {
    language: 'ko',
    event: 'mqtt printfarm/{p} {"기계": "{p}", "결과": "{r}", "파일": "{f}", "남은g": {g}}',
    slots: { r: '=성공 / 실패 / 걸림', p: '까치, 제비-2, PR-08', f: '톱니.gcode, cap_7.gcode, 손잡이.stl', g: '20..890', n: '2..9', col: '=검정, 흰색, 회색', t: '190..240' },
    tools: ['jjajak_run(printer, file, copies?: int): Print a file', 'jjajak_drop(printer): Push the part off', 'jjajak_park(printer, reason?): Take a printer out of use', 'jjajak_nozzle(printer, celsius: int): Heat the nozzle', 'silpae_reel(printer, colour): Ask for a reel', 'silpae_memo(text, about?): Memo'],
    steps: `
      @r jjajak_drop printer="{p}" // jjajak_run printer="{p}" file="{f}" // jjajak_park printer="{p}" | 결과대로 | 성공이면 떼어 내고, 실패면 같은 파일을 다시 뽑고(장수 없이), 걸림이면 기계를 세워 둔다(사유 없이).
      @r jjajak_run printer="{p}" file="{f}" copies={n} // failed "출력이 실패했다" // failed "기계가 걸렸다" | 더 뽑기 | 성공했을 때만 그 파일을 {n}장 더 뽑아 줘. 아니면 실패로 남겨 줘.
      @r failed "걸리지 않았다" // failed "걸리지 않았다" // jjajak_nozzle printer="{p}" celsius={t} | 노즐 | 걸림이면 노즐을 {t}도로 데운다. 다른 결과면 실패.
      silpae_memo text="{f} {r}" | 메모 | 파일 이름, 빈칸, 결과 순으로 메모. 무엇에 대한 메모인지는 안 적음.
      silpae_memo text="남음: {g}g" about="{p}" | 남은 실 | 그 기계에 대한 메모로 "남음: ○g". ○ 자리에 남은 그램.
      silpae_reel printer="{p}" colour={col} | 실 | 보고한 기계에 {col} 실을 청한다.
      jjajak_park printer="{p}" | 쉬기 | '점검'이라고 써 붙여 놨으니 시스템에는 사유를 안 넣어도 됩니다. 그 기계를 빼 주세요.
      @r silpae_memo text="초록" // silpae_memo text="빨강" // silpae_memo text="노랑" | 스티커 색 | 걸림 노랑, 실패 빨강, 성공 초록. 결과에 맞는 색 이름만 메모로.
    `,
  },
  // 정수장
  {
    language: 'ko',
    event: 'mqtt water/ask {"못": "{z}", "명령": "{cmd}", "탁도": {tb}}',
    slots: { hi: '=1, 0', lo: '=0, 1', cmd: '=열림 / 닫힘', z: '=침전지 / 여과지', tb: '=0.12, 0.35, 0.48', a: '2..9', b: '10..18', c: '19..27', tp: 'water/turb, 정수/탁도' },
    steps: `
      @cmd gpio_write pin={a} value={hi} // gpio_write pin={a} value={lo} | 유입변 | 유입변 {a}번에 명령대로. {hi}에서 열리고 {lo}에서 닫힙니다.
      @cmd gpio_write pin={b} value={lo} // gpio_write pin={b} value={hi} | 우회변 | 우회변({b}번)은 명령과 거꾸로 움직인다. 열림이면 닫고 닫힘이면 연다. {hi}=열기, {lo}=닫기.
      @z gpio_write pin={a} value={hi} // gpio_write pin={c} value={hi} | 그 못 열기 | 침전지 {a}, 여과지 {c}. 명령 칸은 보지 말고 적힌 못을 연다. 여는 값은 {hi}.
      @z gpio_write pin={c} value={lo} // gpio_write pin={a} value={lo} | 반대쪽 못 | 알려 온 못 말고 다른 못을 닫아라. 여과지 {c}번, 침전지 {a}번, 닫는 값 {lo}.
      @z failed "침전지는 손대지 않는다" // gpio_write pin={c} value=0 | 여과지만 | 여과지면 {c}번을 0으로 하고, 침전지면 실패로 하십시오.
      mqtt_publish topic={tp} payload="{tb} NTU" | 탁도 | {tp}에 탁도를, 뒤에 한 칸 띄우고 NTU를 붙여 발행.
      @cmd notify message="{z} 열림" // notify message="{z} 닫힘" | 알림 | 못 이름 한 칸 명령. 알림으로 올리고 제목은 쓰지 않습니다.
      gpio_write pin={c} value={lo} | {c}번만 | 손댈 것은 {c}번뿐이고 값은 {lo}. {a}번, {b}번은 건드리지 마라.
    `,
  },
];
