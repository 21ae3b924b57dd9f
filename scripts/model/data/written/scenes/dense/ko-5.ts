import type { Scene } from '../../scene';

/** Short steps with several values, two of one kind, words that stand for a setting: Korean, part 5. */
export const denseKo5: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /lab/queue {"예약": "{who}", "장비": "{dev}"}',
    slots: { who: '연구원 진, 옥담, 인턴 류', dev: '원심기2, 형광계', ul: '5..190', src: '=A1, B4, C7, D2', dst: '=E9, F10, G3, H12', plate: '=P-07, P-31, 판2', rpm: '=800, 3000, 12000', min: '2..25', cold: '차게 해서 / 실온에서', k: '한 번 / 세 번 / 다섯 번', tip: '새 팁으로 / 쓰던 팁으로', ph: '산성 쪽으로 / 염기성 쪽으로', ml: '0.2..4.8', lid: '덮어 둔다, 뚜껑을 씌운다 / 벗긴다, 뚜껑을 뗀다', t: '=4, 25, 37, 60' },
    tools: ['pipettara_carry(plate, from, to, microlitre: num): Carry liquid from one well to another', 'pipettara_mix(plate, well, strokes: int, tip?: new|same): Suck and blow', 'pipettara_spin(rpm: int, minutes: int, temperature?: cold|ambient): Run the centrifuge', 'pipettara_titrate(well, toward: acid|base, millilitre: num): Add acid or base', 'pipettara_lid(plate, on: bool): Lid of a plate'],
    steps: `
      pipettara_carry plate={plate} from={src} to={dst} microlitre={ul} | 나르기 | {plate} 판, {src}에서 {dst:로} {ul}마이크로리터.
      pipettara_carry plate={plate} from={dst} to={src} microlitre={ul} | 거꾸로 나르기 | {src}에 넣을 것은 {dst}에 있다. {plate}에서 {ul}µl 옮겨 담는다
      @k pipettara_mix plate={plate} well={src} strokes=1 // pipettara_mix plate={plate} well={src} strokes=3 // pipettara_mix plate={plate} well={src} strokes=5 | 휘젓기 | {plate} 판 {src:을} {k} 빨았다 뱉는다. 팁은 안 정한다.
      @tip pipettara_mix plate={plate} well={dst} strokes=10 tip=new // pipettara_mix plate={plate} well={dst} strokes=10 tip=same | 열 번 | {tip} {plate}의 {dst:을} 열 번.
      pipettara_spin rpm={rpm} minutes={min} | 돌리기 | {rpm}회전, {min}분. 온도는 없음.
      @cold pipettara_spin rpm={rpm} minutes={min} temperature=cold // pipettara_spin rpm={rpm} minutes={min} temperature=ambient | 온도까지 | {cold} {min}분, {rpm}rpm으로.
      @ph pipettara_titrate well={dst} toward=acid millilitre={ml} // pipettara_titrate well={dst} toward=base millilitre={ml} | 맞추기 | {dst:을} {ph} 민다. {ml}밀리리터 넣는다.
      @lid pipettara_lid plate={plate} on=true // pipettara_lid plate={plate} on=false | 뚜껑 | {plate:은} {lid}.
      memory_store key={plate} content="{src}-{dst} {ul}" | 판 기록 | {plate} 키에 "{src}-{dst} {ul}". 배양은 {t}도에서 한다.
    `,
  },
  {
    language: 'ko',
    slots: { q: '환불 줄, 배송 문의, 기술상담', q2: '야간 줄, 신규 가입', n: '=1, 2, 3', agent: '상담원 봉, 가온, 노을', tel: '=1588-2204, 02-6610-7788, 010-9020-4416', tel2: '=1644-9031, 010-3376-5512', say: '=잠시만 기다려 주세요, 통화량이 많습니다, 점심시간입니다', lvl: '급하게 / 느긋하게', min: '2..30', mus: '잔잔한 것 / 신나는 것', half: '상담원 절반을 / 상담원 모두를', vip: 'V-204, V-918', why: '=휴식, 교육, 회의' },
    tools: ['stimmhof_key(digit: int, queue): Let a key lead to a queue', 'stimmhof_forward(from, to, minutes?: int): Forward calls', 'stimmhof_greet(queue, sentence): What callers hear first', 'stimmhof_music(queue, mood: calm|lively): What callers hear while waiting', 'stimmhof_break(agent, minutes: int, reason?): Take an agent out for a while', 'stimmhof_assign(queue, part: half|all): Give agents to a queue', 'stimmhof_priority(customer, level: high|low): How soon a customer is answered'],
    steps: `
      stimmhof_key digit={n} queue="{q}" | 번호 | {n}번을 누르면 {q:로} 간다.
      stimmhof_forward from={tel} to={tel2} | 넘기기 | {tel:로} 온 전화는 {tel2}에서 받는다. 몇 분인지는 정하지 않는다.
      stimmhof_forward from={tel2} to={tel} minutes={min} | 잠깐 넘기기 | {min}분 동안 {tel:이} {tel2} 전화를 대신 받는다.
      stimmhof_greet queue="{q}" sentence="{say}" | 첫마디 | {q}에 걸면 "{say}"부터 들리게 해 주세요.
      @mus stimmhof_music queue="{q2}" mood=calm // stimmhof_music queue="{q2}" mood=lively | 기다리는 동안 | {q2}에는 {mus:을} 튼다.
      stimmhof_break agent="{agent}" minutes={min} | 쉬게 하기 | {agent:은} {min}분 자리를 뜬다. 까닭은 안 적어도 돼.
      stimmhof_break agent="{agent}" minutes={min} reason={why} | 까닭까지 | {agent}, {min}분, {why} 때문에 전화를 못 받는다
      @half stimmhof_assign queue="{q}" part=half // stimmhof_assign queue="{q}" part=all | 몰아주기 | {half} {q}에 붙인다.
      @lvl stimmhof_priority customer={vip} level=high // stimmhof_priority customer={vip} level=low | 차례 | {vip} 고객은 {lvl} 받아도 됩니다.
      notify title="{q2}" message="{say}" | 화면에도 | 이 컴퓨터에 제목 {q2}, 글 "{say}".
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 택배/분류 {"상자": "{pk2}", "상태": "주소 불명"}',
    slots: { pk: '=6091-2284, 7740-1152, 3308-9961', pk2: '=8002-0010, 8115-4407', belt: '1..6', chute: '7..40', sz: '작은 상자 / 큰 상자 / 봉투', kg: '1..29', who: '기사 탁, 북부조, 송 소장', day: '내일로 / 모레로', tel: '=010-5530-2281, 010-7719-6604', door: '문 앞에 / 경비실에 / 무인함에', code: '=3815#, *7742, 0096', from: '100..300', to: '301..600', n: '두 개 / 세 개 / 다섯 개' },
    tools: ['paketino_divert(belt: int, chute: int, kind: small|large|flat): Where boxes of a kind leave a belt', 'paketino_leave(parcel, place: door|guard|locker, entry?): Where a parcel is put down', 'paketino_postpone(parcel, day: tomorrow|overmorrow): Deliver later', 'paketino_return(parcel, to): Send a parcel back', 'paketino_load(driver, first: int, last: int): Give shelf numbers to a driver', 'paketino_bundle(parcel, boxes: int): Several boxes under one number'],
    steps: `
      @sz paketino_divert belt={belt} chute={chute} kind=small // paketino_divert belt={belt} chute={chute} kind=large // paketino_divert belt={belt} chute={chute} kind=flat | 가르기 | {belt}번 벨트의 {sz:은} {chute}번 구멍으로 떨군다. 무게는 {kg}킬로까지다.
      @door paketino_leave parcel={pk} place=door // paketino_leave parcel={pk} place=guard // paketino_leave parcel={pk} place=locker | 두고 오기 | {pk:은} {door} 놓아 주세요. 출입 번호는 없음.
      @door paketino_leave parcel={pk} place=door entry={code} // paketino_leave parcel={pk} place=guard entry={code} // paketino_leave parcel={pk} place=locker entry={code} | 출입 코드까지 | 출입 코드 {code:로} 들어가 {pk:을} {door} 둔다.
      @day paketino_postpone parcel={pk} day=tomorrow // paketino_postpone parcel={pk} day=overmorrow | 미루기 | {pk}, {day} 미룬다.
      paketino_return parcel={pk2} to="{who}" | 주소 모름 | 주소를 모르겠다고 온 상자는 {who} 앞으로 도로 보낸다.
      paketino_load driver="{who}" first={from} last={to} | 싣기 | {who:은} {from}번 칸부터 {to}번 칸까지 가져간다.
      @n paketino_bundle parcel={pk} boxes=2 // paketino_bundle parcel={pk} boxes=3 // paketino_bundle parcel={pk} boxes=5 | 한데 묶기 | {pk} 하나에 상자 {n:이}라고 적는다.
      send_message channel=sms to={tel} text="{pk} 곧 갑니다" | 받는 분께 | {tel}번에 문자(sms): {pk} 곧 갑니다
      file_search query={pk} path=scan | 찍힌 곳 | scan 폴더에서 {pk:이} 나오는 파일을 뒤진다.
    `,
  },
  {
    language: 'ko',
    slots: { site: '솔밭3, 계곡 B, 카라반 2', site2: '언덕5, 물가 C', name: '남소현, 오태주, 린 가족', tel: '=010-4417-2093, 010-6602-9918', night: '하룻밤 / 이틀 밤 / 사흘 밤', wood: '한 단 / 두 단 / 석 단', car: '=52나7719, 171허3340', amp: '=6, 10, 16', early: '일찍 들어오시게 / 늦게 나가시게', d: '=2026-05-16, 2026-08-01, 2026-10-09', dog: '데려와도 된다 / 데려오면 안 된다', grill: '숯불 / 가스불', pin: '4..25', bd: 'camp-pi, 전기함' },
    tools: ['zeltplan_keep(pitch, from, nights: int, guest?): Reserve a pitch', 'zeltplan_swap(guest, from, to): Move a guest', 'zeltplan_wood(pitch, bundles: int): Bring firewood', 'zeltplan_extra(pitch, favour: early_in|late_out): A favour about time', 'zeltplan_pets(pitch, allowed: bool): Pets on a pitch', 'zeltplan_power(pitch, ampere: int): Electricity of a pitch', 'zeltplan_grill(pitch, fuel: charcoal|gas): Bring a grill'],
    steps: `
      @night zeltplan_keep pitch="{site}" from={d} nights=1 // zeltplan_keep pitch="{site}" from={d} nights=2 // zeltplan_keep pitch="{site}" from={d} nights=3 | 잡기 | {d}부터 {night}, {site}. 이름은 아직 없음.
      @night zeltplan_keep pitch="{site}" from={d} nights=1 guest="{name}" // zeltplan_keep pitch="{site}" from={d} nights=2 guest="{name}" // zeltplan_keep pitch="{site}" from={d} nights=3 guest="{name}" | 이름까지 | {name} 님 앞으로 {site:을} {d}부터 {night} 맡아 둔다.
      zeltplan_swap guest="{name}" from="{site}" to="{site2}" | 자리 바꿈 | {name} 님 자리는 {site2}. 지금은 {site}에 계신다. 그리로 보내 드려라.
      @wood zeltplan_wood pitch="{site2}" bundles=1 // zeltplan_wood pitch="{site2}" bundles=2 // zeltplan_wood pitch="{site2}" bundles=3 | 장작 | {site2}에 나무 {wood}.
      @early zeltplan_extra pitch="{site}" favour=early_in // zeltplan_extra pitch="{site}" favour=late_out | 편의 | {site} 손님은 {early} 해 드린다.
      @dog zeltplan_pets pitch="{site}" allowed=true // zeltplan_pets pitch="{site}" allowed=false | 강아지 | {site}에는 강아지를 {dog}.
      zeltplan_power pitch="{site2}" ampere={amp} | 전기 | {site2:은} {amp}암페어까지.
      @grill zeltplan_grill pitch="{site}" fuel=charcoal // zeltplan_grill pitch="{site}" fuel=gas | 굽는 것 | {site}에 {grill:로} 굽는 걸 가져다준다. 차는 {car}.
      send_message channel=sms to={tel} text="{site} 준비됐어요" | 안내 | sms {tel}: "{site} 준비됐어요"
      gpio_write pin={pin} value=1 board="{bd}" | 콘센트 | {bd} {pin}번을 1로. 그러면 {site2} 콘센트가 살아난다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 슬로프/날씨 {"기온": {t}, "바람": {w}}',
    slots: { t: '-14..-1', w: '1..19', gun: '=S-4, S-17, 상단2', sl: '초급, 챔피언, 파노라마', lift: '곤돌라, 4인승 B, T바', pct: '=25, 60, 80', until: '=03:30, 05:00, 06:20', fast: '더 빠르게 / 더 느리게', gate: '정상 쪽(peak) / 허리 쪽(mid) / 아래쪽(base)', who: '패트롤 위, 정설 구', pass: '=SP-4471, SP-0920', run: '한 번 / 두 번 / 세 번', wet: '축축한 눈 / 마른 눈' },
    tools: ['schneewart_gun(gun, snow: wet|dry, until?): 눈을 뿌린다', 'schneewart_groom(slope, passes: int): 슬로프를 다진다', 'schneewart_speed(lift, change: faster|slower): 리프트 빠르기', 'schneewart_net(station: peak|mid|base, up: bool): 그물을 친다', 'schneewart_pass(card, rides: int): 표에 횟수를 넣는다', 'schneewart_close(slope, reason?): 슬로프를 막는다'],
    steps: `
      @wet schneewart_gun gun={gun} snow=wet // schneewart_gun gun={gun} snow=dry | 눈 만들기 | {gun:은} {wet:을} 뿜는다. 끝나는 때는 비움.
      @wet schneewart_gun gun={gun} snow=wet until={until} // schneewart_gun gun={gun} snow=dry until={until} | 새벽까지 | {until}까지 {gun:로} {wet:을} 쌓는다. 지금 {t}도다.
      @run schneewart_groom slope={sl} passes=1 // schneewart_groom slope={sl} passes=2 // schneewart_groom slope={sl} passes=3 | 고르기 | {sl} 코스를 {run} 민다
      @fast schneewart_speed lift="{lift}" change=faster // schneewart_speed lift="{lift}" change=slower | 리프트 | {lift}, {fast} 돌려 주세요.
      @gate schneewart_net station=peak up=true // schneewart_net station=mid up=true // schneewart_net station=base up=true | 그물 | {gate} 그물을 세워 둔다.
      @gate schneewart_net station=peak up=false // schneewart_net station=mid up=false // schneewart_net station=base up=false | 그물 눕히기 | {gate} 그물은 눕힌다. 바람은 초속 {w}미터.
      schneewart_pass card={pass} rides=10 | 열 번 | {pass}에 열 번 치.
      schneewart_close slope={sl} | 못 타게 | {sl:은} 오늘 못 탄다. 사유는 적지 말 것.
      send_message channel=patrol to="{who}" text="{sl} 통제" | 순찰 | patrol 채널, 받는 이 {who}, 글 "{sl} 통제"
      mqtt_publish topic=snow/{gun} payload="{pct}" | 세기 | snow/{gun} 토픽으로 {pct}만.
    `,
  },
  {
    language: 'ko',
    slots: { p: '적층2, 레진A, Prusa-5', f: 'gear.gcode, 컵받침.gcode, clip.gcode', noz: '=195, 210, 240', bed: '=55, 60, 85', pct: '=50, 75, 120', mat: '단단한 것(PLA) / 질긴 것(PETG) / 말랑한 것(TPU)', cnt: '하나 / 두 개 / 여섯 개', mm: '1..60', dir: '올린다, 위로 보낸다 / 내린다, 아래로 보낸다', fan: '반만 / 다', h: '2..14', col: '검정, 옥색, 주황', who: '메이커 한솔, 강사 지', layer: '=0.1, 0.2, 0.3' },
    tools: ['faedenwerk_job(printer, file, copies?: int): Print a file', 'faedenwerk_heat(printer, nozzle: int, bed: int): Heat nozzle and bed', 'faedenwerk_spool(printer, material: PLA|PETG|TPU, colour?): Say what is on the spool', 'faedenwerk_head(printer, move: up|down, mm: int): Move the head', 'faedenwerk_fan(printer, level: half|full): Fan of the nozzle', 'faedenwerk_rest(printer, hours: int): Let a printer sleep'],
    steps: `
      faedenwerk_job printer={p} file={f} | 뽑기 | {p}에 {f:을} 건다. 몇 개인지는 적지 않는다.
      @cnt faedenwerk_job printer={p} file={f} copies=1 // faedenwerk_job printer={p} file={f} copies=2 // faedenwerk_job printer={p} file={f} copies=6 | 몇 개 | {f}, {cnt}. 기계는 {p}.
      faedenwerk_heat printer={p} nozzle={noz} bed={bed} | 데우기 | {p} 노즐 {noz}, 베드 {bed}.
      faedenwerk_heat printer={p} nozzle={noz} bed={bed} | 판부터 | {p}: 판은 {bed}도로 달구고 침은 {noz}도로.
      @mat faedenwerk_spool printer={p} material=PLA // faedenwerk_spool printer={p} material=PETG // faedenwerk_spool printer={p} material=TPU | 감긴 실 | {p}에 물린 것은 {mat}. 색은 넘어간다.
      @mat faedenwerk_spool printer={p} material=PLA colour={col} // faedenwerk_spool printer={p} material=PETG colour={col} // faedenwerk_spool printer={p} material=TPU colour={col} | 색까지 | {p}에 끼운 실은 {col}, {mat}. 적어 두세요.
      @dir faedenwerk_head printer={p} move=up mm={mm} // faedenwerk_head printer={p} move=down mm={mm} | 머리 | {p} 머리를 {mm}mm {dir}. 층 두께는 {layer}mm다.
      @fan faedenwerk_fan printer={p} level=half // faedenwerk_fan printer={p} level=full | 바람 | {p} 바람은 {fan} 튼다.
      faedenwerk_rest printer={p} hours={h} | 재우기 | {p:은} {h}시간 재운다.
      file_list path=gcode/{p} | 파일들 | gcode/{p} 안에 무엇무엇이 있나.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /tang/order {"주문": "{ord}", "손님": "{cust2}"}',
    slots: { ord: '=T-2207, T-3319', cust2: '나주댁, 황 선생님', pot: '약탕기1, 약탕기6, 큰솥', herb: '감초, 당귀, 황기, 갈근', g: '8..95', pack: '스무 봉 / 서른 봉 / 마흔 봉 / 예순 봉', fire: '약한 불 / 중간 불 / 센 불', h: '2..6', cc: '=80, 100, 120', name: '배순임, 고은찬, 엘레나', tel: '=010-3318-7702, 054-771-2093', half: '반으로 줄 때까지 / 삼분의 일만 남을 때까지', tpl: '=복용법2, after-tea, 무당류', times: '한 번 / 두 번 / 세 번' },
    tools: ['sudkessel_put(pot, herb, grams: int): Put a herb into a pot', 'sudkessel_boil(pot, flame: low|medium|high, hours?: int): Boil', 'sudkessel_reduce(pot, until: half|third): Boil until so much is left', 'sudkessel_pouch(pot, pouches: int, millilitre: int): Fill pouches', 'sudkessel_slip(guest, template, phone?): Send how to drink it', 'sudkessel_flush(pot, times: int): Clean a pot with water'],
    steps: `
      sudkessel_put pot={pot} herb={herb} grams={g} | 넣기 | {pot}에 {herb} {g}그램.
      @fire sudkessel_boil pot={pot} flame=low // sudkessel_boil pot={pot} flame=medium // sudkessel_boil pot={pot} flame=high | 달이기 | {pot}, {fire:로}. 몇 시간인지는 나중에.
      @fire sudkessel_boil pot={pot} flame=low hours={h} // sudkessel_boil pot={pot} flame=medium hours={h} // sudkessel_boil pot={pot} flame=high hours={h} | 오래 달이기 | {fire}에 {h}시간, {pot}입니다.
      @half sudkessel_reduce pot={pot} until=half // sudkessel_reduce pot={pot} until=third | 졸이기 | {pot} 물이 {half} 졸인다.
      @pack sudkessel_pouch pot={pot} pouches=20 millilitre={cc} // sudkessel_pouch pot={pot} pouches=30 millilitre={cc} // sudkessel_pouch pot={pot} pouches=40 millilitre={cc} // sudkessel_pouch pot={pot} pouches=60 millilitre={cc} | 담기 | {pot}의 것을 {cc}ml씩 {pack}에 담는다
      sudkessel_slip guest="{name}" template={tpl} | 설명서 | {name} 님께 {tpl} 템플릿. 번호는 모른다.
      sudkessel_slip guest="{name}" template={tpl} phone={tel} | 번호까지 | {tpl} 템플릿으로 {name} 님({tel})께 알려 드려 주세요.
      @times sudkessel_flush pot={pot} times=1 // sudkessel_flush pot={pot} times=2 // sudkessel_flush pot={pot} times=3 | 가시기 | {pot:을} 맹물로 {times} 가신다. 솔질은 토요일에만 한다.
      memory_store key={ord} content="{cust2}" | 주문 메모 | 들어온 주문 번호를 키로 손님 이름만 남긴다.
    `,
  },
  {
    language: 'ko',
    slots: { ex: '반가사유상, 청동거울, 3전시실 지도', no: '11..89', lang: '우리말 / 영어 / 프랑스말', dev: '=G-014, G-233, G-507', kid: '아이들 / 어른들', lux: '=50, 80, 150', hum: '42..58', t: '18..23', case: '유리장4, 독립장, C-12', h: '=30분 / 한 시간 / 한 시간 반', who: '학예사 용, 도슨트 라', line: '=사진 촬영 금지, 손대지 마세요, 수리 중입니다', lock: '잠가 둔다 / 열어 둔다' },
    tools: ['museon_track(number: int, language: ko|en|fr, audience?: child|adult): Play a spoken text', 'museon_lend(guide, minutes: int): Lend an audio guide', 'museon_climate(case, celsius: int, humidity: int): Climate of a glass case', 'museon_light(case, lux: int): Light in a glass case', 'museon_panel(exhibit, sentence): Text beside an exhibit', 'museon_case(case, locked: bool): Lock of a glass case'],
    steps: `
      @lang museon_track number={no} language=ko // museon_track number={no} language=en // museon_track number={no} language=fr | 설명 | {no}번을 {lang:로} 들려준다. 듣는 사람은 안 가림.
      @kid museon_track number={no} language=ko audience=child // museon_track number={no} language=ko audience=adult | 누구에게 | {kid:이} 듣는 {no}번, 우리말로 튼다.
      @h museon_lend guide={dev} minutes=30 // museon_lend guide={dev} minutes=60 // museon_lend guide={dev} minutes=90 | 빌려주기 | {dev:을} {h} 빌려 드린다.
      museon_climate case="{case}" celsius={t} humidity={hum} | 속 공기 | {case} 안은 {t}도에 습도 {hum}.
      museon_climate case="{case}" celsius={t} humidity={hum} | 습기부터 | 습기 {hum}%, 온기 {t}℃. {case} 이야기입니다.
      museon_light case="{case}" lux={lux} | 빛 | {case:은} {lux}럭스까지만 비춘다
      museon_panel exhibit="{ex}" sentence="{line}" | 팻말 | {ex} 곁에 "{line}"라는 팻말을 그대로 건다.
      @lock museon_case case="{case}" locked=true // museon_case case="{case}" locked=false | 유리장 | {case:은} {lock}.
      send_message channel=museum to="{who}" text="{ex} 점검" | 학예실 | museum 채널의 {who}에게 "{ex} 점검"을 부탁한다.
      pushover message="{case} {t}도 {hum}%" | 푸시 | 제목 없이 "{case} {t}도 {hum}%"를 푸시로.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /backup/end {"db": "{db2}", "결과": "디스크 부족"}',
    slots: { db: 'orders, 회원, 재고원장', db2: 'old_logs, 임시집계', to: '=nas3, s3-cold, 테이프2', dump: '=orders-0812.dump, full-77.dump', tbl: '=buyers, 출고, visits', n: '3..40', col: '=email, phone, 생년월일', role: '읽기만 / 읽고 쓰기', user: 'report, 회계봇, yuna', zip: '꽉 눌러서 / 가볍게 눌러서 / 누르지 않고', t: '=01:20, 04:45', who: 'dba, 전산 옹', k: '둘로 / 넷으로 / 여덟으로', host: '=pg-a, 디비7' },
    tools: ['datenspeicher_save(base, target, squeeze?: none|fast|best): Save a base', 'datenspeicher_restore(dump, base): Bring a saved base back', 'datenspeicher_trim(base, table, days: int): Throw away old rows', 'datenspeicher_mask(table, column): Hide a column', 'datenspeicher_grant(user, base, right: read|write): Give a right', 'datenspeicher_split(table, parts: int): Split a table'],
    steps: `
      datenspeicher_save base={db} target={to} | 떠 두기 | {db:을} {to}에 떠 둔다. 압축은 말하지 않음.
      @zip datenspeicher_save base={db} target={to} squeeze=best // datenspeicher_save base={db} target={to} squeeze=fast // datenspeicher_save base={db} target={to} squeeze=none | 눌러서 | {zip} {to:로} {db:을} 내려받아 둔다.
      datenspeicher_restore dump={dump} base={db} | 되살리기 | {db:을} {dump:로} 되살린다.
      datenspeicher_trim base={db} table={tbl} days={n} | 묵은 것 | {db}의 {tbl}에서 {n}일 넘은 줄은 버린다
      datenspeicher_mask table={tbl} column={col} | 가리기 | {tbl} 표의 {col:을} 아무도 못 보게.
      @role datenspeicher_grant user={user} base={db} right=read // datenspeicher_grant user={user} base={db} right=write | 권한 | {user:은} {db}에서 {role:을} 할 수 있다.
      @k datenspeicher_split table={tbl} parts=2 // datenspeicher_split table={tbl} parts=4 // datenspeicher_split table={tbl} parts=8 | 쪼개기 | {tbl:을} {k} 쪼갠다. 기계는 {host}.
      datenspeicher_save base={db2} target={to} squeeze=best | 실패한 것 | 자리가 모자랐다는 것을 이번에는 꽉 눌러 {to}에 떠 둔다.
      cron_add schedule="20 1 * * *" action=procedure text="db-save" name=nightly | 밤마다 | 밤 01:20(20 1 * * *)마다 절차 db-save. 예약 이름은 nightly입니다.
      send_message channel=ops to="{who}" text="{dump} 완료" | 보고 | ops 채널 {who}: "{dump} 완료"
    `,
  },
  {
    language: 'ko',
    slots: { bk: '=B-20417, B-88120, B-30555', mem: '=M-771, M-204, M-930', day: '하루 / 사흘 / 일주일 / 두 주', sh: '아동 3, 향토, 800번대', won: '=300, 900, 1500', seat: '2..80', half: '=반나절 / 온종일', title: '섬의 기록, 눈 오는 역, 개미 도감', cnt: '한 권 / 세 권 / 열 권', say: '=폐관 십 분 전입니다, 분실물을 찾아가세요', vol: '크게 / 작게', who: '사서 함, 근로 다예', t: '=09:30, 17:50' },
    tools: ['leihstube_longer(book, days: int): Let somebody keep a book longer', 'leihstube_fine(member, won: int, paid?: bool): Enter money that is owed', 'leihstube_shelve(book, shelf): Put a book somewhere else', 'leihstube_desk(seat: int, span: half_day|full_day, member?): Reserve a desk', 'leihstube_buy(title, copies: int): Order a book', 'leihstube_call(sentence, volume: loud|soft): Speak in the reading room'],
    steps: `
      @day leihstube_longer book={bk} days=1 // leihstube_longer book={bk} days=3 // leihstube_longer book={bk} days=7 // leihstube_longer book={bk} days=14 | 더 보기 | {bk:을} {day} 더 보게 해 준다.
      leihstube_fine member={mem} won={won} | 늦은 값 | {mem} 회원, {won}원. 냈는지는 적지 않는다.
      leihstube_fine member={mem} won={won} paid=true | 값을 냈음 | {mem:이} 늦은 값 {won}원을 치렀다고 올린다
      leihstube_shelve book={bk} shelf="{sh}" | 자리 | {bk:은} 이제 {sh} 서가에 꽂는다.
      @half leihstube_desk seat={seat} span=half_day // leihstube_desk seat={seat} span=full_day | 자리 맡기 | {seat}번 자리를 {half}. 누구인지는 비운다.
      @half leihstube_desk seat={seat} span=half_day member={mem} // leihstube_desk seat={seat} span=full_day member={mem} | 회원 자리 | {mem} 회원이 {half} {seat}번에 앉는다.
      @cnt leihstube_buy title="{title}" copies=1 // leihstube_buy title="{title}" copies=3 // leihstube_buy title="{title}" copies=10 | 들이기 | "{title}" {cnt:을} 들인다.
      @vol leihstube_call sentence="{say}" volume=loud // leihstube_call sentence="{say}" volume=soft | 말하기 | "{say}" {vol}, 열람실에.
      cron_add schedule="50 17 * * *" action=message text="{say}" | 날마다 | 날마다 17:50(50 17 * * *), 메시지 "{say}". 이름 없음.
      file_write path=lib/{bk}.txt content="{mem}" append=true | 빌린 이 | lib/{bk}.txt에 한 줄 {mem:을} 보태 줘. {who:이} 볼 것이다.
    `,
  },
];
