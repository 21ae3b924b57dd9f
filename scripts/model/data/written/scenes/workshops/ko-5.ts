import type { Scene } from '../../scene';

/** Tools of makers nobody has heard of, near to each other, in Korean, part 5. */
export const workshops5: readonly Scene[] = [
  // 기숙사 사감
  {
    language: 'ko',
    event: 'webhook /dorm/scan {"호실": {r}, "학생": "{w}", "귀가": "{t}", "외박신청": "{o}", "룸메이트": "{w2}"}',
    slots: { r: '201..418', r2: '501..618', w: '지한율, 2학년 배솔, 학생 1108', w2: '탁이든, 3학년 모아, 학생 1142', t: '=23:40, 00:15, 01:05', o: '=있음, 승인 / 없음, 미신청', n: '1..5', m: '=토요일은 대청소, 세탁실 고장, 소등 시간 지키기', d: '=금요일, 12월 24일' },
    tools: ['sagam_point(student, points: int, reason?): Give a student penalty points', 'sagam_unpoint(student, points: int): Take penalty points back', 'sagam_notice(text, scope: floor|all): Put a notice up', 'sagam_room(student, old_room: int, new_room: int): Give a student another room', 'sagam_leave(student, day, call_home?: bool): Allow a night out', 'sagam_unleave(student): Take the permission for a night out back'],
    steps: `
      @o failed "외박 신청 {o}" // sagam_point student="{w}" points={n} | 벌점 | 외박 신청을 안 한 학생이면 벌점 {n}점. 신청한 학생이면 벌점을 주지 않는다. 이유 칸은 비운다.
      sagam_point student="{w2}" points=2 reason="소등 후 음악" | 벌점 | 룸메이트는 벌점 2점, 이유 "소등 후 음악".
      sagam_unpoint student="{w}" points={n} | 취소 | 방금 찍힌 학생의 벌점 {n}점을 없던 걸로 한다.
      sagam_notice text="{m}" scope=all | 공지 | 모두에게 보이게 "{m}"라고 붙인다.
      sagam_notice text="복도에서 뛰지 않기" scope=floor | 공지 | "복도에서 뛰지 않기" — 이건 우리 층에만.
      sagam_room student="{w}" old_room={r} new_room={r2} | 방 바꿈 | 찍힌 학생을 지금 방에서 {r2}호로 옮긴다.
      sagam_room student="{w2}" old_room={r2} new_room={r} | 방 바꿈 | {w2}: {r}호로. 지금은 {r2}호.
      sagam_leave student="{w2}" day="{d}" call_home=true | 외박 | {w2} {d} 외박 허락. 집에는 전화로 확인.
      sagam_leave student="{w}" day="{d}" call_home=false | 외박 | {w:은} {d}에 나가도 됩니다. 집에 전화까지는 하지 마세요.
      sagam_unleave student="{w2}" | 외박 취소 | {w2} 외박 허락한 거 물림.
    `,
  },
  // 세관 창고
  {
    language: 'ko',
    slots: { c: '신고 4410-27, 화물 KL-81, 수입 0093', c2: '신고 4410-61, 화물 KL-99', w: '보세 1, 냉장보세 A', w2: '보세 6, 위험물고 C', n: '2..40', h: '=8471.30, 0901.21, 6110.20', h2: '=8473.30, 0902.10', m: '=원산지 표시 없음, 수량 차이, 서류 누락' },
    tools: ['segwan_hold(cargo, note?): Hold cargo back', 'segwan_free(cargo, note?): Let cargo go', 'segwan_move(cargo, from_store, to_store): Move cargo', 'segwan_code(cargo, wrong_code, right_code): Correct the code of cargo', 'segwan_count(cargo, declared: int, found: int): Enter declared and found packages', 'segwan_open(cargo, witness: bool): Open cargo'],
    steps: `
      segwan_hold cargo="{c}" note="{m}" | 보류 | {c} 묶어 둔다. 비고 "{m}".
      segwan_hold cargo="{c2}" | 보류 | {c2}도 일단 보류. 비고는 나중에.
      segwan_free cargo="{c}" | 통관 | {c:은} 문제없다. 내보낸다. 비고 없이.
      segwan_free cargo="{c2}" note="재검사 후 이상 없음" | 통관 | {c2} 내보내고 비고에 "재검사 후 이상 없음"이라고.
      segwan_move cargo="{c}" from_store="{w}" to_store="{w2}" | 이고 | {c}, {w}에서 {w2:로}.
      segwan_move cargo="{c2}" from_store="{w2}" to_store="{w}" | 이고 | {w:로} {c2:을} 옮겨 오십시오. 현재 {w2}.
      segwan_code cargo="{c}" wrong_code={h} right_code={h2} | 세번 | {c} 세번은 {h:이} 아니라 {h2}.
      segwan_code cargo="{c2}" wrong_code={h2} right_code={h} | 세번 | {c2}: 맞는 것은 {h}, 틀린 것은 {h2}
      segwan_count cargo="{c}" declared={n} found=12 | 수량 | {c}, 신고는 {n}상자인데 세어 보니 열두 상자.
      segwan_count cargo="{c2}" declared=9 found={n} | 수량 | {c2:은} {n}상자가 나왔다. 신고한 것은 아홉 상자다.
      segwan_open cargo="{c}" witness=true | 개장 | {c} 개봉. 입회인을 세우고.
      segwan_open cargo="{c2}" witness=false | 개장 | {c2:은} 우리끼리 연다. 입회인은 없어도 된다.
    `,
  },
  // 인형극
  {
    language: 'ko',
    event: 'mqtt puppet/stage {"막": {a}, "인형": "{p}", "다음인형": "{p2}", "배경": "{b}", "객석": {n}}',
    slots: { a: '1..5', p: '여우, 임금님, 달토끼', p2: '두꺼비, 공주, 허수아비', b: '=숲, 성문, 바닷가', b2: '=눈밭, 부엌, 동굴', n: '20..140', s: '2..15', tx: '=쉿! 임금님이 주무신단다., 누가 내 떡을 먹었니?, 자 이제 바다로 가자!', w: '살금살금 / 후다닥' },
    tools: ['inhyeong_enter(puppet, from_side: left|right): Let a puppet come on stage', 'inhyeong_exit(puppet, to_side: left|right): Let a puppet leave the stage', 'inhyeong_walk(puppet, pace: creep|run): Let a puppet walk', 'inhyeong_swap(leaving, coming): Exchange a puppet on stage', 'inhyeong_say(puppet, line): Let a puppet say a line', 'mu_scene(old_scene, new_scene, fade_s?: int): Change the scenery'],
    steps: `
      inhyeong_enter puppet="{p2}" from_side=left | 등장 | 다음 인형이 왼쪽에서 나온다.
      inhyeong_exit puppet="{p}" to_side=left | 퇴장 | 지금 인형은 왼쪽으로 들어간다.
      inhyeong_enter puppet="{p}" from_side=right | 등장 | {p}, 오른쪽에서 등장.
      @w inhyeong_walk puppet="{p}" pace=creep // inhyeong_walk puppet="{p}" pace=run | 걷기 | {p:이} 무대를 {w} 지나간다.
      inhyeong_swap leaving="{p}" coming="{p2}" | 교대 | 지금 인형이 빠지고 다음 인형이 들어온다.
      inhyeong_swap leaving="{p2}" coming="{p}" | 교대 | {p2} 자리에 {p:이} 선다.
      inhyeong_say puppet="{p}" line="{tx}" | 대사 | 지금 인형 대사: "{tx}"
      inhyeong_say puppet="{p2}" line="나도 데려가!" | 대사 | {p2:은} "나도 데려가!"라고 외친다.
      mu_scene old_scene={b} new_scene={b2} fade_s={s} | 배경 | 지금 배경에서 {b2:로}, {s}초에 걸쳐 스르르.
      mu_scene old_scene={b2} new_scene={b} | 배경 | {b2:을} 치우고 {b:을} 건다.
    `,
  },
  // 냉동 창고
  {
    language: 'ko',
    slots: { r: '1냉동, 동쪽 칸, CR-2', r2: '4냉동, 서쪽 칸, CR-7', lo: '-30..-25', hi: '-20..-15', n: '2..60', p: '참치 118, 만두 33, LOT 9920', p2: '갈치 71, 떡갈비 5', w: '한서유통, 북성수산, 4번 트럭', d: '5..55' },
    tools: ['naengdong_band(room, coldest: int, warmest: int): Set the range of a room', 'naengdong_thaw(room, minutes?: int): Melt the ice off the coils', 'naengdong_fan(room, on: bool): Switch the fan', 'pallet_in(lot, room, pallets: int): Bring pallets in', 'pallet_out(lot, room, pallets: int, for?): Take pallets out', 'pallet_rotate(front_lot, back_lot): Put one lot before another', 'door_alarm_delay(room, secs: int): Set after how long an open door alarms'],
    steps: `
      naengdong_band room="{r}" coldest={lo} warmest={hi} | 범위 | {r:은} 추워도 {lo}도, 더워도 {hi}도.
      naengdong_band room="{r2}" coldest={lo} warmest={hi} | 범위 | {r2} 상한 {hi} 하한 {lo}
      naengdong_band room="{r}" coldest=-28 warmest=-18 | 범위 | {r} 영하 십팔 도에서 영하 스물여덟 도 사이로 맞춰 주세요.
      naengdong_thaw room="{r2}" minutes={d} | 제상 | {r2} {d}분 제상.
      naengdong_thaw room="{r}" | 제상 | {r} 코일에 얼음이 끼었다. 녹인다. 시간은 기계가.
      naengdong_fan room="{r}" on=false | 송풍 | 사람이 들어간다. {r} 바람을 세워.
      naengdong_fan room="{r2}" on=true | 송풍 | {r2} 사람 나왔음. 바람 다시.
      pallet_in lot="{p}" room="{r}" pallets={n} | 입고 | {p} {n}판 {r}에 들어옴.
      pallet_out lot="{p}" room="{r}" pallets={n} for="{w}" | 출고 | {w:로} 나갈 {p} {n}판, {r}에서.
      pallet_out lot="{p2}" room="{r2}" pallets=6 | 출고 | {r2}의 {p2:을} 여섯 판 내줄 것.
      pallet_rotate front_lot="{p}" back_lot="{p2}" | 선입선출 | {p:이} 앞, {p2:은} 뒤.
      pallet_rotate front_lot="{p2}" back_lot="{p}" | 자리 | {p}보다 {p2:을} 먼저 꺼내게 앞에 둔다.
      door_alarm_delay room="{r}" secs={d} | 문 | {r} 문은 {d}초 열려 있으면 울리게.
    `,
  },
  // 학원
  {
    language: 'ko',
    event: 'webhook /hagwon/absent {"학생": "{k}", "반": "{c}", "사유": "{m}", "보강희망": "{t}", "학부모": "{p}", "빈교실": "{r}"}',
    slots: { k: '도은찬, 소율, 중2 한빈', k2: '경이안, 고1 채원', c: '수학 A, 영어 심화, 논술 토', c2: '수학 C, 영어 기초', m: '=감기, 체험학습, 할머니 생신 / ∅, null', t: '=16:00, 18:30, 20:10', t2: '=14:00, 15:20', p: '은찬 어머님, 소율 아버님', r: '302호, 작은 교실', r2: '405호, 세미나실', n: '2..30', tx: '=숙제를 두고 갔습니다., 오늘 시험을 잘 봤어요!, 내일은 쉽니다.' },
    tools: ['gyeolseok_mark(student, class, reason?): Mark a student as absent', 'gyeolseok_unmark(student, class): Take an absence back', 'bogang_book(student, at, room?): Book a make-up lesson', 'bogang_shift(student, old_at, new_at): Move a make-up lesson', 'bogang_drop(student): Cancel a make-up lesson', 'ban_transfer_to(student, from_class, to_class): Move a student to another class', 'bumo_text(parent, text): Send parents a text'],
    steps: `
      @m gyeolseok_mark student="{k}" class="{c}" reason="{m}" // failed "사유가 없다" | 결석 | 안 온 학생을 그 반 결석으로, 메시지의 사유를 넣어서 적는다. 사유가 비어 있으면 적지 말고 실패.
      gyeolseok_mark student="{k2}" class="{c2}" | 결석 | {k2} {c2} 결석. 사유 칸 비움.
      gyeolseok_unmark student="{k2}" class="{c2}" | 정정 | {k2:은} {c2}에 늦게 왔다. 결석 지운다.
      bogang_book student="{k}" at={t} room="{r}" | 보강 | 안 온 학생, 바라는 시각에, 빈 교실에서 보강.
      bogang_book student="{k2}" at={t2} | 보강 | {k2} 보강 {t2}. 교실은 그날 정함.
      bogang_shift student="{k}" old_at={t} new_at={t2} | 변경 | 안 온 학생의 보강을 {t}에서 {t2:로}.
      bogang_shift student="{k2}" old_at={t2} new_at={t} | 변경 | {k2:은} {t2} 말고 {t}에 옵니다.
      bogang_drop student="{k}" | 취소 | 안 온 학생은 보강도 안 한대요.
      ban_transfer_to student="{k}" from_class="{c}" to_class="{c2}" | 반 | 그 학생을 {c2} 반으로 내린다.
      ban_transfer_to student="{k2}" from_class="{c2}" to_class="{c}" | 반 | {k2}: {c}에 넣고 {c2}에서 뺀다.
      bumo_text parent="{p}" text="{tx}" | 문자 | 메시지의 학부모께 "{tx}" 문자.
    `,
  },
  // 콘크리트 양생
  {
    language: 'ko',
    earlier: ['센서 읽기 | yang_read → {b} 내부 {c}도 표면 {c2}도', '강도 시험 | gangdo → {b2} {m}MPa'],
    slots: { b: '교각 3, 슬래브 A, P-12', b2: '교각 7, 슬래브 D, P-19', c: '48..66', c2: '21..39', m: '9..13 / 18..27', h: '6..48', n: '2..20', l: '50..400', t: '=5, 10, 15' },
    tools: ['yangsaeng_heat(pour, celsius: int, hours?: int): Heat a pour', 'yangsaeng_wet(pour, litres: int): Sprinkle a pour', 'yangsaeng_wrap(pour, layers: int): Wrap a pour', 'yangsaeng_unwrap(pour): Take the wrap off', 'yangsaeng_gap(pour, inside_c: int, surface_c: int): Enter the temperatures inside and at the surface', 'geopujip_strip(pour): Take the formwork off', 'geopujip_keep(pour, more_days: int): Leave the formwork on for some days'],
    steps: `
      @m geopujip_keep pour="{b2}" more_days=2 // geopujip_strip pour="{b2}" | 거푸집 | 강도를 시험한 곳은 14MPa가 넘으면 거푸집을 떼고, 못 넘으면 이틀 더 둔다.
      yangsaeng_gap pour="{b}" inside_c={c} surface_c={c2} | 온도차 | 센서로 읽은 곳의 표면과 내부 온도를 넣는다.
      yangsaeng_gap pour="{b2}" inside_c={c2} surface_c={t} | 온도차 | {b2}: 겉 {t} 속 {c2}
      yangsaeng_heat pour="{b}" celsius={t} hours={h} | 가온 | {b} {h}시간 {t}도.
      yangsaeng_heat pour="{b2}" celsius={t} | 가온 | {b2:을} {t}도로 데우십시오. 시간은 감리와 정하겠습니다.
      yangsaeng_wet pour="{b}" litres={l} | 살수 | 센서 읽은 데에 물 {l}리터.
      yangsaeng_wrap pour="{b2}" layers=3 | 보온 | {b2} 세 겹으로 싼다.
      yangsaeng_unwrap pour="{b}" | 벗김 | {b} 덮은 것을 걷어 내기.
      geopujip_keep pour="{b}" more_days={n} | 존치 | {b} 거푸집은 {n}일 더.
      geopujip_strip pour="{b}" | 탈형 | {b} 거푸집을 뗍니다.
    `,
  },
  // 게스트 와이파이 / 소규모 통신
  {
    language: 'ko',
    event: 'mqtt net/ap {"AP": "{a}", "접속": {n}, "채널": {c}, "간섭": "{i}", "옆AP": "{a2}", "손님망": "{s}"}',
    slots: { a: 'ap-lobby, ap-3f-e, cafe1', a2: 'ap-pool, ap-3f-w, cafe2', n: '20..120', c: '=1, 6, 11', c2: '=3, 9, 13', i: '=심함, 높음 / 약함, 없음', s: 'guest-wave, SORI_FREE', pw: '=haneul7788, bada-2026, solbit!9', m: '5..90', k: '2..50', d: '=aa:10:4e, 7c:22:0b' },
    tools: ['jeonpa_channel(ap, old_channel: int, new_channel: int): Change the channel', 'jeonpa_power(ap, level: low|mid|high): Set how strong it sends', 'sonnim_password(network, password, notify_staff?: bool): Set the password of the guest network', 'sonnim_open(network, minutes?: int): Open the guest network', 'sonnim_close(network): Close the guest network', 'gigi_kick(device, ban?: bool): Disconnect a device', 'gigi_limit(device, down_mbps: int, up_mbps: int): Limit a device', 'ap_restart(ap): Restart an access point'],
    steps: `
      @i jeonpa_channel ap={a} old_channel={c} new_channel={c2} // failed "간섭이 {i}" | 채널 | 간섭이 크면 그 AP를 {c2}번 채널로 옮긴다. 크지 않으면 옮기지 않는다.
      jeonpa_channel ap={a2} old_channel={c2} new_channel={c} | 채널 | 옆 AP: {c2} → {c}
      jeonpa_power ap={a} level=high | 세기 | 그 AP가 구석까지 닿게 제일 세게.
      jeonpa_power ap={a2} level=low | 세기 | {a2:은} 살살만.
      sonnim_password network="{s}" password="{pw}" notify_staff=true | 암호 | 손님망 암호를 "{pw}"로, 직원들에게도 알린다.
      sonnim_password network="{s}" password="{pw}" notify_staff=false | 암호 | "{pw}"로 손님망 암호 교체. 직원에게는 알리지 말고.
      sonnim_open network="{s}" minutes={m} | 열기 | 손님망을 {m}분 연다.
      sonnim_open network="{s}" | 열기 | 손님망 열기. 닫는 건 손으로.
      sonnim_close network="{s}" | 닫기 | 손님망 닫기.
      gigi_kick device={d} ban=true | 차단 | {d} 쫓아내고 다시 못 들어오게.
      gigi_kick device={d} | 끊기 | {d} 한 번 끊어 주세요.
      gigi_limit device={d} down_mbps={m} up_mbps={k} | 제한 | {d} 올리기 {k}, 내려받기 {m}Mbps.
    `,
  },
  // 실크스크린
  {
    language: 'ko',
    slots: { s: '티셔츠 흑, 에코백 2, 포스터 A', s2: '후드 백, 손수건 5, 포스터 D', f: '판 43T, 판 77T, 8번 틀', f2: '판 120T, 15번 틀', n: '10..400', i: '=형광 노랑, 먹, 발포 백', i2: '=은박, 코랄', x: '20..90', y: '110..260', c: '120..165', m: '1..5' },
    tools: ['silk_burn(frame, design, secs?: int): Burn a design into a frame', 'silk_strip(frame): Take the design off a frame', 'silk_print(frame, item, count: int, twice?: bool): Print', 'silk_place(item, from_left_mm: int, from_top_mm: int): Set where the print stands', 'silk_ink(frame, old_ink, new_ink): Change the ink', 'silk_cure(item, celsius: int, minutes: int): Cure the print'],
    steps: `
      silk_burn frame="{f}" design="고래 3" secs={x} | 감광 | {f}에 "고래 3"을 {x}초 감광.
      silk_burn frame="{f2}" design="기차" | 감광 | {f2}에는 "기차". 시간은 농도 보고.
      silk_strip frame="{f}" | 지우기 | {f} 판 지우기.
      silk_print frame="{f}" item="{s}" count={n} twice=true | 찍기 | {s} {n}장, {f:로}, 두 번씩 밀어 진하게.
      silk_print frame="{f2}" item="{s2}" count={n} twice=false | 찍기 | {f2:로} {s2} {n}장. 한 번씩만 민다.
      silk_place item="{s}" from_left_mm={x} from_top_mm={y} | 자리 | {s}: 왼쪽에서 {x}, 위에서 {y}mm
      silk_place item="{s2}" from_left_mm={x} from_top_mm={y} | 자리 | {s2:은} 위에서 {y}밀리 내려오고 왼쪽에서 {x}밀리 들어온다.
      silk_ink frame="{f}" old_ink="{i}" new_ink="{i2}" | 잉크 | {f} 잉크를 {i}에서 {i2:로}.
      silk_ink frame="{f2}" old_ink="{i2}" new_ink="{i}" | 잉크 | {f2:은} {i:을} 쓰고 {i2:은} 걷는다.
      silk_cure item="{s}" celsius={c} minutes={m} | 건조 | {s} {m}분 {c}도.
      silk_cure item="{s2}" celsius=150 minutes=2 | 건조 | 백오십 도에서 이 분, {s2}.
    `,
  },
  // 빗물 펌프장
  {
    language: 'ko',
    event: 'mqtt rain/station {"펌프장": "{p}", "수위cm": {l}, "돌고있음": "{a}", "쉼": "{b}", "하류수위": {d}, "스크린": "{s}"}',
    slots: { p: '삼성천, 구로 2, 뚝섬', p2: '송정, 대치 1, 마포', l: '20..75 / 140..260', a: 'P-1, 대형 갑', b: 'P-4, 소형 정', d: '80..310', s: '=막힘, 깨끗', lo: '40..90', hi: '130..220', n: '5..60' },
    tools: ['bitmul_run(station, pump, minutes?: int): Run a pump', 'bitmul_rest(station, pump): Let a pump rest', 'bitmul_switch(station, resting, running): Let another pump run instead', 'bitmul_marks(station, start_cm: int, stop_cm: int): Set at which levels pumps start and stop', 'screen_rake(station, passes: int): Rake the screen', 'sangwang_report(station, level_cm: int, urgent: bool): Report the level to the city'],
    steps: `
      @l sangwang_report station="{p}" level_cm={l} urgent=false // sangwang_report station="{p}" level_cm={l} urgent=true | 보고 | 그 펌프장 수위를 시에 올린다. 100cm가 넘으면 급한 보고로, 아니면 급하지 않은 보고로.
      bitmul_run station="{p}" pump="{b}" minutes={n} | 가동 | 그 펌프장, 쉬고 있는 펌프를 {n}분.
      bitmul_run station="{p2}" pump="{a}" | 가동 | {p2} {a} 가동. 시간 제한 없음.
      bitmul_rest station="{p}" pump="{a}" | 쉼 | 돌고 있는 펌프를 쉬게.
      bitmul_switch station="{p}" resting="{a}" running="{b}" | 교대 | 그 펌프장은 돌던 것이 쉬고 쉬던 것이 돈다.
      bitmul_switch station="{p2}" resting="{b}" running="{a}" | 교대 | {p2}에서는 {a:을} 돌리고 {b:을} 쉬게 하라.
      bitmul_marks station="{p}" start_cm={hi} stop_cm={lo} | 수위 | 그 펌프장 {hi}cm에 켜지고 {lo}cm에 꺼지게.
      bitmul_marks station="{p2}" start_cm={hi} stop_cm={lo} | 수위 | {p2}: 정지 {lo}, 기동 {hi}
      screen_rake station="{p}" passes=4 | 스크린 | 보고한 펌프장 스크린을 네 번 긁는다.
      screen_rake station="{p2}" passes={n} | 스크린 | {p2} {n}회.
    `,
  },
  // 로스팅
  {
    language: 'ko',
    slots: { b: '예가체프 G1, 안티구아, 만델링', b2: '시다모, 수프레모, 케냐 AA', c: '150..185', c2: '195..225', n: '8..16', kg: '1.0..14.5', r: '로스터 1, 빨간 통', r2: '로스터 3, 은색 통', p: '=약배전, 중배전, 강배전', w: '카페 솔, 오피스 9층, 단골 민', g: '=200, 500, 1000' },
    tools: ['bokkeum_charge(roaster, bean, kg: num, profile?): Put beans into a roaster', 'bokkeum_dump(roaster): Let beans out of a roaster', 'bokkeum_temps(roaster, charge_c: int, drop_c: int): Set the temperature at which beans go in and come out', 'bokkeum_gas(roaster, level: int): Set the gas', 'bokkeum_blend(bean_a, percent_a: int, bean_b, percent_b: int): Mix two beans', 'pojang_bag(bean, grams: int, bags: int, ground?: bool): Fill bags', 'pojang_ship(customer, bean, bags: int): Send bags'],
    steps: `
      bokkeum_charge roaster="{r}" bean="{b}" kg={kg} profile={p} | 투입 | {r}에 {b} {kg}kg, {p:로}.
      bokkeum_charge roaster="{r2}" bean="{b2}" kg={kg} | 투입 | {b2} {kg}킬로를 {r2}에. 프로파일 없이 손으로 볶아요.
      bokkeum_dump roaster="{r}" | 배출 | {r} 콩 빼!
      bokkeum_temps roaster="{r}" charge_c={c} drop_c={c2} | 온도 | {r} {c}도에 넣고 {c2}도에 뺀다.
      bokkeum_temps roaster="{r2}" charge_c={c} drop_c={c2} | 온도 | {r2}: 배출 {c2} 투입 {c}
      bokkeum_gas roaster="{r2}" level={n} | 가스 | {r2} 가스 {n}.
      bokkeum_blend bean_a="{b}" percent_a=60 bean_b="{b2}" percent_b=40 | 블렌드 | {b} 육십에 {b2} 사십.
      bokkeum_blend bean_a="{b2}" percent_a=70 bean_b="{b}" percent_b=30 | 블렌드 | {b2} 70%, 나머지 30%는 {b}.
      pojang_bag bean="{b}" grams={g} bags={n} ground=true | 포장 | {b} {g}g씩 {n}봉, 갈아서.
      pojang_bag bean="{b2}" grams={g} bags={n} ground=false | 포장 | {b2:은} 갈지 않고 홀빈으로 {n}봉, 한 봉에 {g}g.
      pojang_ship customer="{w}" bean="{b}" bags={n} | 발송 | {w}에 {b} {n}봉 보내요.
    `,
  },
  // 장례식장
  {
    language: 'ko',
    event: 'webhook /funeral/new {"고인": "{n}", "빈소": "{r}", "상주": "{s}", "발인": "{t}", "조문객": {k}, "빈빈소": "{r2}"}',
    slots: { n: '고 문봉식, 고 여순애', r: '2빈소, 국화실', r2: '5빈소, 매화실', s: '문지환, 여하나', s2: '맏사위 길 씨, 큰딸', t: '=06:30, 08:00, 09:30', t2: '=10:00, 11:30', k: '40..250', m: '=육개장, 소고기뭇국, 떡', d: '=12일, 13일, 14일' },
    tools: ['binso_assign(deceased, room): Give a room', 'binso_change(deceased, old_room, new_room): Change the room', 'barin_time(deceased, old_time, new_time): Change when the coffin leaves', 'sangcha_order(room, dish, people: int, before?): Order a meal', 'sangcha_cut(room, people: int): Order less', 'hwahwan_place(room, sender, ribbon): Place a wreath', 'sangju_change(deceased, old_name, new_name): Enter another chief mourner'],
    steps: `
      binso_assign deceased="{n}" room="{r}" | 빈소 | 메시지대로 빈소를 배정합니다.
      binso_change deceased="{n}" old_room="{r}" new_room="{r2}" | 빈소 변경 | 조문객이 많아 배정된 빈소에서 비어 있는 빈소로 옮깁니다.
      barin_time deceased="{n}" old_time={t} new_time={t2} | 발인 | 발인을 알려 온 시각에서 {t2:로} 늦춥니다.
      barin_time deceased="{n}" old_time={t2} new_time={t} | 발인 | {n} 님 발인은 {t2:이} 아니라 {t}입니다.
      sangcha_order room="{r}" dish={m} people={k} before=11:00 | 상차림 | 그 빈소에 {m}, 조문객 수만큼, 11:00 전까지.
      sangcha_order room="{r2}" dish={m} people=30 | 상차림 | 비어 있는 빈소 앞으로 {m} 서른 명분. 시간은 정하지 않음.
      sangcha_cut room="{r}" people=20 | 줄임 | 그 빈소 음식을 스무 명분 줄입니다.
      hwahwan_place room="{r}" sender="산악회" ribbon="삼가 고인의 명복을 빕니다" | 화환 | 그 빈소에 "산악회" 화환. 리본 글은 "삼가 고인의 명복을 빕니다".
      sangju_change deceased="{n}" old_name="{s}" new_name="{s2}" | 상주 | 상주 이름을 {s2:로} 고칩니다.
      sangju_change deceased="{n}" old_name="{s2}" new_name="{s}" | 상주 | {n} 님 상주는 {s}, {s2:은} 잘못 적은 것.
    `,
  },
  // 볼트 체결
  {
    language: 'ko',
    slots: { j: '축대 12, 플랜지 A, J-04', j2: '축대 30, 플랜지 D, J-19', nm: '20..90', nm2: '110..480', n: '4..24', s: '=M8, M10, M12', s2: '=M16, M20', t: '렌치 3, TW-11', t2: '렌치 8, TW-27', w: '차례로 / 엇갈리게', d: '5..90' },
    tools: ['chegyeol_run(tool, joint, bolts: int, pattern?: row|cross): Tighten bolts', 'chegyeol_loosen(tool, joint, bolts: int): Loosen bolts', 'chegyeol_steps(joint, first_nm: int, final_nm: int): Tighten in two steps', 'chegyeol_angle(joint, degrees: int): Turn further by an angle', 'chegyeol_mark(joint, ok: bool): Mark a joint as good or bad', 'bolt_size(joint, old_size, new_size): Use another bolt', 'tool_lend(from_station, to_station, tool): Lend a tool'],
    steps: `
      @w chegyeol_run tool="{t}" joint="{j}" bolts={n} pattern=row // chegyeol_run tool="{t}" joint="{j}" bolts={n} pattern=cross | 조임 | {t:로} {j} 볼트 {n}개를 {w} 조인다.
      chegyeol_run tool="{t2}" joint="{j2}" bolts={n} | 조임 | {t2}, {j2}, {n}개. 순서 상관없음.
      chegyeol_loosen tool="{t}" joint="{j2}" bolts={n} | 풀기 | {j2:은} {t:로} {n}개 푼다.
      chegyeol_steps joint="{j}" first_nm={nm} final_nm={nm2} | 두 단계 | {j} 처음에 {nm}, 마지막에 {nm2}Nm.
      chegyeol_steps joint="{j2}" first_nm={nm} final_nm={nm2} | 두 단계 | {j2}: 본조임 {nm2}, 가조임 {nm}
      chegyeol_angle joint="{j}" degrees={d} | 각도 | {j:을} {d}도 더 돌린다.
      chegyeol_angle joint="{j2}" degrees=90 | 직각 | {j2:은} 거기서 구십 도 더.
      chegyeol_mark joint="{j}" ok=true | 합격 | {j} 합격 표시.
      chegyeol_mark joint="{j2}" ok=false | 불합격 | {j2:은} 못 쓴다. 표시.
      bolt_size joint="{j}" old_size={s} new_size={s2} | 규격 | {j} {s} 대신 {s2}.
      bolt_size joint="{j2}" old_size={s2} new_size={s} | 규격 | {j2}에 {s2} 말고 {s:을} 쓰세요.
      tool_lend from_station=1 to_station=4 tool="{t2}" | 빌려줌 | 4번 자리에 1번 자리의 {t2:을} 빌려준다.
    `,
  },
  // 동네 나눔 냉장고
  {
    language: 'ko',
    event: 'webhook /share/fridge {"냉장고": "{f}", "칸": {k}, "물건": "{i}", "개수": {n}, "기한": "{d}", "넣은이": "{w}", "다른냉장고": "{f2}"}',
    slots: { f: '시장 앞, 성당 옆, 3통', f2: '놀이터, 경로당, 7통', k: '1..6', i: '열무김치, 달걀, 식빵', i2: '두유, 사과, 즉석밥', n: '2..30', d: '=내일, 12/9, 일요일', d2: '=모레, 12/15', w: '꽃집 언니, 5층 아저씨, 반석교회', q: '2..9' },
    tools: ['nanum_add(fridge, item, count: int, best_before?): Enter something that was put in', 'nanum_take(fridge, item, count: int): Enter something that was taken', 'nanum_carry(item, from_fridge, to_fridge, count?: int): Carry something to another fridge', 'nanum_date(item, old_date, new_date): Correct a date', 'nanum_toss(fridge, item): Throw something away', 'nanum_thank(giver, text): Thank a giver'],
    steps: `
      nanum_add fridge="{f}" item={i} count={n} best_before="{d}" | 넣음 | 들어온 물건을 개수와 기한까지 넣어 올린다.
      nanum_add fridge="{f2}" item={i2} count={q} | 넣음 | 다른 냉장고에 {i2} {q}개. 기한은 안 적혀 있어요.
      nanum_take fridge="{f}" item={i} count={q} | 가져감 | 그 물건 {q}개 나감.
      nanum_carry item={i} from_fridge="{f}" to_fridge="{f2}" count={q} | 나르기 | 그 물건 {q}개를 다른 냉장고로.
      nanum_carry item={i2} from_fridge="{f2}" to_fridge="{f}" | 나르기 | {i2:은} {f:로} 옮깁니다. {f2:은} 고장이에요. 몇 개인지는 세지 않아도 돼요.
      nanum_date item={i} old_date="{d}" new_date="{d2}" | 기한 | 그 물건 기한을 적힌 것에서 {d2:로} 고친다.
      nanum_date item={i2} old_date="{d2}" new_date="{d}" | 기한 | {i2} 기한은 {d2} 아니고 {d}.
      nanum_toss fridge="{f2}" item={i2} | 버림 | {f2}의 {i2} 상했다. 버려.
      nanum_thank giver="{w}" text="덕분에 따뜻했습니다" | 인사 | 넣어 주신 분께 "덕분에 따뜻했습니다"라고 전한다.
    `,
  },
  // 석재 절단
  {
    language: 'ko',
    slots: { b: '화강 12, 포천석 A, ST-3', b2: '대리석 5, 마천석 D, ST-9', w: '300..900', h: '1000..2400', t: '20..60', m: '2..9', n: '2..20', f: '=물갈기, 버너구이, 잔다듬' },
    tools: ['jeoldan_slab(block, thickness_mm: int, slabs: int): Saw slabs off a block', 'jeoldan_trim(slab, width_mm: int, length_mm: int): Trim a slab', 'jeoldan_feed(pace: gentle|brisk): Set how fast the saw goes', 'jeoldan_water(litres_min: int): Set the cooling water', 'pyomyeon_finish(slab, old_finish, new_finish): Enter another finish', 'seokjae_lift(block, from_place, to_place): Lift a block', 'seokjae_crack(block, deep: bool): Note a crack'],
    steps: `
      jeoldan_slab block="{b}" thickness_mm={t} slabs={n} | 켜기 | {b} {t}mm로 {n}장.
      jeoldan_slab block="{b2}" thickness_mm={t} slabs={n} | 켜기 | {b2}에서 {n}장을 켠다. 두께는 {t}밀리.
      jeoldan_trim slab="{b}-1" width_mm={w} length_mm={h} | 재단 | {b}-1 폭 {w} 길이 {h}
      jeoldan_trim slab="{b2}-2" width_mm={w} length_mm={h} | 재단 | {b2}-2는 길이 {h}, 폭 {w}mm로 다듬는다.
      jeoldan_feed pace=gentle | 이송 | 톱이 떤다. 살살 가자.
      jeoldan_feed pace=brisk | 이송 | 무른 돌이니 빨리 켜도 됩니다.
      jeoldan_water litres_min={t} | 냉각수 | 물 분당 {t}리터.
      pyomyeon_finish slab="{b}-1" old_finish=버너구이 new_finish=물갈기 | 마감 | {b}-1 마감은 버너구이에서 물갈기로 바뀜.
      pyomyeon_finish slab="{b}-1" old_finish=물갈기 new_finish=버너구이 | 마감 | {b}-1: 버너구이로 한다. 물갈기 아님.
      seokjae_lift block="{b}" from_place=야적장 to_place=톱앞 | 들기 | {b:을} 야적장에서 톱앞으로.
      seokjae_lift block="{b2}" from_place=톱앞 to_place=야적장 | 들기 | {b2:은} 야적장에 도로. 지금 톱앞에 있다.
      seokjae_crack block="{b}" deep=false | 금 | {b}에 금이 갔는데 얕다.
      seokjae_crack block="{b2}" deep=true | 금 | {b2} 금이 깊음. 기록.
    `,
  },
  // 드론 방제
  {
    language: 'ko',
    event: 'mqtt drone/spray {"기체": "{d}", "필지": "{f}", "약제": "{c}", "남은L": {l}, "풍속": {w}, "다음필지": "{f2}"}',
    slots: { d: '방제 2호, DR-5', d2: '방제 6호, DR-9', f: '논 114-2, 앞들, 3필지', f2: '논 118, 뒷들, 9필지', c: '살균 A, 도열-1', c2: '살충 C, 멸구-4', l: '1..9', w: '1..3 / 6..9', m: '2..4', m2: '5..9', h: '8..25', t: '=05:30, 06:10' },
    tools: ['bangje_spray(drone, field, agent, litres_per_ha?: int): Spray a field', 'bangje_skip(field): Leave a field out', 'bangje_swap(drone, old_agent, new_agent): Change the agent', 'bangje_height(drone, low_m: int, high_m: int): Set how low and high it may fly', 'bangje_order(first_field, second_field): Say which field comes first', 'bangje_home(drone, rinse?: bool): Let a drone come home', 'bangje_notice(text, scope: neighbours|village): Warn people'],
    steps: `
      @w bangje_spray drone="{d}" field="{f}" agent="{c}" // failed "풍속 {w}m/s" | 방제 | 바람이 5m/s보다 약하면 보고된 기체, 필지, 약제로 친다. 세면 치지 않는다. 양은 기본.
      bangje_spray drone="{d2}" field="{f2}" agent="{c2}" litres_per_ha={h} | 방제 | {d2}, 다음 필지, {c2}, 헥타르에 {h}리터.
      bangje_skip field="{f2}" | 제외 | 다음 필지는 친환경이다. 빼라.
      bangje_swap drone="{d}" old_agent="{c}" new_agent="{c2}" | 약 바꿈 | 그 기체 약제를 {c2:로}.
      bangje_swap drone="{d2}" old_agent="{c2}" new_agent="{c}" | 약 바꿈 | {d2:은} {c2:을} 비우고 {c:을} 채운다.
      bangje_height drone="{d}" low_m={m} high_m={m2} | 고도 | 그 기체 {m2}m 아래 {m}m 위.
      bangje_height drone="{d2}" low_m={m} high_m={m2} | 고도 | {d2} 최저 {m} 최고 {m2}
      bangje_order first_field="{f2}" second_field="{f}" | 순서 | 다음 필지를 먼저 하고 보고된 필지를 나중에.
      bangje_order first_field="{f}" second_field="{f2}" | 순서 | {f2}보다 {f:이} 먼저.
      bangje_home drone="{d}" rinse=true | 귀환 | 그 기체 불러들이고 통도 헹군다.
      bangje_home drone="{d2}" | 귀환 | {d2} 들어와.
      bangje_notice text="내일 새벽 창문을 닫아 주세요" scope=village | 알림 | 온 동네에 "내일 새벽 창문을 닫아 주세요"
      bangje_notice text="벌통을 닫아 주세요" scope=neighbours | 알림 | 옆집들에만 "벌통을 닫아 주세요".
    `,
  },
  // 자전거 수리
  {
    language: 'ko',
    slots: { b: '로드 흰색, MTB 7, 접이식 은', b2: '전기 B, 하이브리드 3', f: '30..55', r: '60..110', n: '2..15', p: '체인 9단, 타이어 25c, 패드', p2: '체인 11단, 타이어 28c', t: '=오후 3시, 내일, 토요일', w: '방 기사, 수리대 2', w2: '엄 기사, 수리대 5' },
    tools: ['jajeon_tyre(bike, front_psi: int, rear_psi: int): Set both tyre pressures', 'jajeon_gear(bike, clicks: int): Turn the gear adjuster, minus is slack', 'jajeon_brake(bike, feel: soft|firm): Adjust the brakes', 'jajeon_part(bike, old_part, new_part): Replace a part', 'jajeon_job(bike, mechanic, ready?): Give a bike to a mechanic', 'jajeon_pass(bike, from_mechanic, to_mechanic): Give a bike to another mechanic', 'jajeon_done(bike, test_ride: bool): Say that a bike is done'],
    steps: `
      jajeon_tyre bike="{b}" front_psi={f} rear_psi={r} | 공기압 | {b} 앞 {f} 뒤 {r}
      jajeon_tyre bike="{b2}" front_psi={f} rear_psi={r} | 공기압 | {b2:은} 뒷바퀴 {r}, 앞바퀴 {f}psi.
      jajeon_gear bike="{b}" clicks={n} | 변속 | {b} {n}클릭 조인다.
      jajeon_gear bike="{b2}" clicks=-3 | 변속 | {b2} 세 클릭 풀어 주세요. 푸는 건 음수예요.
      jajeon_brake bike="{b}" feel=soft | 브레이크 | {b} 브레이크는 부드럽게. 초보라 하심.
      jajeon_brake bike="{b2}" feel=firm | 브레이크 | {b2:은} 꽉 잡히게.
      jajeon_part bike="{b}" old_part="{p}" new_part="{p2}" | 부품 | {b}: {p} → {p2}
      jajeon_part bike="{b2}" old_part="{p2}" new_part="{p}" | 부품 | {b2}에 {p} 달고 {p2:은} 버린다.
      jajeon_job bike="{b}" mechanic="{w}" ready="{t}" | 맡김 | {b:은} {w}에게, {t}까지.
      jajeon_job bike="{b2}" mechanic="{w2}" | 맡김 | {b2} {w2}. 언제까지는 말 안 함.
      jajeon_pass bike="{b}" from_mechanic="{w}" to_mechanic="{w2}" | 넘김 | {b:을} {w} 대신 {w2:이} 본다.
      jajeon_done bike="{b}" test_ride=true | 완료 | {b} 다 됨. 타 보기까지 했음.
      jajeon_done bike="{b2}" test_ride=false | 완료 | {b2} 끝. 시운전은 안 함.
    `,
  },
  // 수산 위판장
  {
    language: 'ko',
    event: 'webhook /auction/lot {"번호": {n}, "어종": "{f}", "상자": {b}, "최저가": {lo}, "낙찰가": {hi}, "중매인": "{m}", "배": "{s}"}',
    slots: { n: '100..480', n2: '500..890', f: '=대구, 물메기, 갈치', b: '4..60', lo: '20000..38000', hi: '41000..90000', m: '22번, 중매 71, 동해수산', m2: '35번, 중매 88', s: '영진호, 대복 3', k: '1..9', c: '-3..4' },
    tools: ['wipan_open(lot: int, least_won: int): Open the auction of a lot', 'wipan_knock(lot: int, buyer, won: int): Sell a lot', 'wipan_void(lot: int): Declare a sale void', 'wipan_buyer(lot: int, old_buyer, new_buyer): Correct the buyer', 'wipan_range(lot: int, least_won: int, most_won: int): Set the least and the most bid', 'eoreum_add(lot: int, scoops: int): Put ice on', 'wipan_hold(lot: int, until?): Keep a lot back'],
    steps: `
      wipan_open lot={n} least_won={lo} | 개시 | 들어온 번호를 보고된 최저가로 시작.
      wipan_knock lot={n} buyer="{m}" won={hi} | 낙찰 | 그 번호, 그 중매인, 그 낙찰가로 낙찰.
      wipan_void lot={n2} | 무효 | {n2}번 거래는 무효다.
      wipan_buyer lot={n} old_buyer="{m}" new_buyer="{m2}" | 정정 | 그 번호 산 사람은 {m2:이}다. 잘못 들었다.
      wipan_buyer lot={n2} old_buyer="{m2}" new_buyer="{m}" | 정정 | {n2}번 {m2} 아니고 {m}.
      wipan_range lot={n} least_won={lo} most_won={hi} | 범위 | 그 번호는 낙찰가를 최고, 최저가를 최저로 둔다.
      wipan_range lot={n2} least_won={lo} most_won={hi} | 범위 | {n2}번: {hi}원 넘게도 {lo}원 못 되게도 부르지 못함
      eoreum_add lot={n} scoops={k} | 얼음 | 그 번호에 얼음 {k}삽.
      eoreum_add lot={n2} scoops=2 | 얼음 | {n2}번 두 삽만 더 끼얹어라.
      wipan_hold lot={n2} until=05:40 | 보류 | {n2}번은 05:40까지 미룸.
      wipan_hold lot={n} | 보류 | 그 번호는 일단 보류. 언제까지인지 미정.
    `,
  },
  // 작은 약국
  {
    language: 'ko',
    slots: { d: '타이레놀 500, 게보린, 판콜', d2: '아스피린, 훼스탈, 베아제', n: '2..60', x: 'A-4, 서랍 12', x2: 'C-7, 서랍 31', w: '국씨 할머니, 처방 118, 명하린', w2: '처방 140, 심우', t: '=08:00, 09:00', t2: '=18:30, 20:00', k: '=아침 식후 한 알, 물과 함께 드세요, 졸음 주의' },
    tools: ['yakjang_put(drug, slot, boxes: int): Put drugs into a slot', 'yakjang_take(drug, slot, boxes: int): Take drugs out of a slot', 'yakjang_move(drug, old_slot, new_slot): Move drugs to another slot', 'bokyak_label(customer, text, big?: bool): Print a label', 'bokyak_times(customer, morning, evening): Set when a customer takes the medicine', 'cheobang_swap(customer, prescribed, given): Give another drug than prescribed', 'cheobang_hold(customer, until?): Keep a prescription for later'],
    steps: `
      yakjang_put drug="{d}" slot="{x}" boxes={n} | 넣기 | {d} {n}통을 {x}에.
      yakjang_take drug="{d}" slot="{x}" boxes={n} | 꺼내기 | {x}에서 {d} {n}통.
      yakjang_move drug="{d2}" old_slot="{x}" new_slot="{x2}" | 이동 | {d2:을} {x}에서 {x2:로} 옮깁니다.
      yakjang_move drug="{d}" old_slot="{x2}" new_slot="{x}" | 이동 | {d}: {x:로}. {x2:은} 비워야 함.
      bokyak_label customer="{w}" text="{k}" big=true | 라벨 | 눈이 안 좋으시니 {w} 앞으로 큰 글씨로 "{k}".
      bokyak_label customer="{w2}" text="{k}" | 라벨 | {w2} 라벨 "{k}"
      bokyak_times customer="{w}" morning={t} evening={t2} | 시간 | {w:은} 저녁 {t2}, 아침 {t}에 드신다.
      bokyak_times customer="{w2}" morning={t} evening={t2} | 시간 | {w2}: {t} / {t2} (아침 먼저)
      cheobang_swap customer="{w}" prescribed="{d}" given="{d2}" | 대체 | {w:은} {d} 대신 {d2:을} 드린다.
      cheobang_swap customer="{w2}" prescribed="{d2}" given="{d}" | 대체 | {w2}: 처방은 {d2}, 실제로는 {d:을} 드립니다.
      cheobang_hold customer="{w}" until=내일 | 보관 | {w} 처방은 내일까지 맡아 둔다.
      cheobang_hold customer="{w2}" | 보관 | {w2} 처방 맡아 두기. 언제 오실지 모름.
    `,
  },
  // 조경 관수
  {
    language: 'ko',
    event: 'mqtt garden/valve {"구역": "{z}", "토양": {w}, "밸브": {v}, "다음구역": "{z2}", "강수확률": {r}}',
    slots: { z: '장미원, 잔디 A, 북쪽 화단', z2: '수국길, 잔디 D, 남쪽 화단', w: '8..35', v: '1..12', v2: '14..30', r: '0..20 / 70..100', n: '4..45', t: '=05:00, 06:20', t2: '=19:30, 21:00', k: '2..9' },
    tools: ['jogyeong_open(valve: int, minutes?: int): Open a valve', 'jogyeong_shut(valve: int): Shut a valve', 'jogyeong_plan(zone, morning, evening): Water twice a day', 'jogyeong_skip(zone, days: int): Leave watering out', 'jogyeong_first(earlier_zone, later_zone): Say which zone comes first', 'jogyeong_mode(zone, mist: bool): Spray a mist or a jet'],
    steps: `
      @r jogyeong_open valve={v} minutes={n} // failed "비 올 확률 {r}%" | 물주기 | 비 올 확률이 반도 안 되면 보고한 밸브를 {n}분 연다. 높으면 열지 않는다.
      jogyeong_open valve={v2} | 열기 | {v2}번 밸브. 닫는 건 내가 한다.
      jogyeong_shut valve={v} | 닫기 | 보고한 밸브, 물이 넘친다. 닫기.
      jogyeong_plan zone="{z}" morning={t} evening={t2} | 일정 | 보고한 구역은 저녁 {t2}, 아침 {t}.
      jogyeong_plan zone="{z2}" morning={t} evening={t2} | 일정 | {z2} {t}하고 {t2}에 하루 두 번.
      jogyeong_skip zone="{z}" days={k} | 쉼 | 그 구역은 {k}일 쉽니다.
      jogyeong_skip zone="{z2}" days=7 | 쉼 | {z2:은} 한 주 내내 물 안 줌.
      jogyeong_first earlier_zone="{z2}" later_zone="{z}" | 순서 | 다음 구역을 먼저, 보고한 구역을 뒤로.
      jogyeong_first earlier_zone="{z}" later_zone="{z2}" | 순서 | {z:이} 끝나야 {z2} 차례다.
      jogyeong_mode zone="{z}" mist=true | 분무 | 그 구역은 안개처럼 뿌린다.
      jogyeong_mode zone="{z2}" mist=false | 물줄기 | {z2:은} 안개 말고 물줄기로.
    `,
  },
];
