import type { Scene } from '../../scene';

/** Switches, directions, choices and what may be left out, in Korean, part 7. */
export const options7: readonly Scene[] = [
  // 곤충 사육실
  {
    language: 'ko',
    event: 'mqtt bug/{r} {"방": "{r}", "선반": {s}, "습도": {h}, "종": "{k}"}',
    slots: { r: '=B1, B6, 배양실', s: '1..9', h: '22..44 / 62..90', k: '=귀뚜라미, 밀웜, 장수풍뎅이', g: '=15, 60, 220', q: '11..60', st: '=알, 낳아 놓은 것 / 애벌레, 유충 / 다 큰 것, 성충', w: '=낮처럼, 밝게 / 밤처럼, 어둡게', d: '=2026-03-30, 2026-07-09, 2026-10-21' },
    tools: ['gonchung_mist(room, shelf: int, seconds: int, heat?: bool): 물안개', 'gonchung_stage(room, shelf: int, stage: egg|larva|adult, count?: int): 자란 정도', 'gonchung_light(room, cycle: day|night): 빛', 'gonchung_food(shelf: int, grams: int, species?, date?): 먹이'],
    steps: `
      @h gonchung_mist room={r} shelf={s} seconds={q} // failed "습도 {h}%" | 물안개 | 습도 50%가 안 되면 올라온 방과 선반에 {q}초 뿌린다. 넘으면 뿌리지 말고 실패.
      gonchung_mist room={r} shelf={s} seconds={q} heat=true | 더운 안개 | 데운 물로 {q}초, 같은 방 같은 선반.
      gonchung_mist room={r} shelf={s} seconds={q} heat=false | 찬 안개 | 물은 데우지 않고 {q}초만 뿌려 주세요.
      @st gonchung_stage room={r} shelf={s} stage=egg // gonchung_stage room={r} shelf={s} stage=larva // gonchung_stage room={r} shelf={s} stage=adult | 단계 | 그 선반은 이제 {st}. 마릿수는 못 셌음.
      gonchung_stage room={r} shelf={s} stage=larva count={q} | 애벌레 | 애벌레 {q}마리로 적는다.
      @w gonchung_light room={r} cycle=day // gonchung_light room={r} cycle=night | 빛 | 방을 {w} 해 둔다.
      gonchung_food shelf={s} grams={g} species={k} date={d} | 먹이 | {d}에 {g}g, 올라온 종 이름도 적어서 그 선반에.
      gonchung_food shelf={s} grams={g} | 먹이만 | 그 선반 {g}그램. 종도 날짜도 적지 않는다.
      gonchung_food shelf={s} grams={g} species={k} | 종까지 | {g}그램, 종은 적고 날짜는 비운다.
    `,
  },
  // 오디오 매장·수리
  {
    language: 'ko',
    slots: { no: 'R-2201, 접수 88, AS-0412', m: 'AX-300, 파이오니어7, LP-1', k: '=한쪽만 나옴, 한쪽 안 나옴 / 소리가 찢어짐, 지직거림 / 아예 안 켜짐, 먹통', won: '=35000, 88000, 210000', d: '=2026-04-17, 2026-09-29', s: '=맡기심, 수리하기로 / 안 고침, 그냥 가져가심', v: '2..30', ch: '=왼쪽, 좌측 / 오른쪽, 우측', w: '표 사장, 해리 씨, 강릉댁', ohm: '=4, 8, 16' },
    tools: ['sori_take(ticket, model, fault: oneside|crackle|dead, deposit?: int): 접수', 'sori_decide(ticket, repair: bool, reason?): 고칠지', 'sori_test(ticket, channel: left|right, volts: num): 잰다', 'sori_bill(ticket, won: int, customer?, paid?: bool): 값', 'sori_load(ticket, ohm: 4|8|16): 부하'],
    steps: `
      @k sori_take ticket="{no}" model="{m}" fault=oneside // sori_take ticket="{no}" model="{m}" fault=crackle // sori_take ticket="{no}" model="{m}" fault=dead | 접수 | {no}, {m}: {k}. 맡긴 돈 없음.
      sori_take ticket="{no}" model="{m}" fault=crackle deposit={won} | 맡긴 돈 | 지직거린다는 {m}. {no}. 맡긴 돈 {won}원.
      @s sori_decide ticket="{no}" repair=true // sori_decide ticket="{no}" repair=false | 결정 | {no}: {s}. 이유는 적지 않는다.
      sori_decide ticket="{no}" repair=false reason="부품 없음" | 못 고침 | {no}는 "부품 없음" 때문에 고치지 않는 걸로.
      @ch sori_test ticket="{no}" channel=left volts=2.5 // sori_test ticket="{no}" channel=right volts=2.5 | 재기 | {no} {ch} 출력 2.5볼트.
      sori_bill ticket="{no}" won={won} customer="{w}" paid=true | 값 | {w}, {no}, {won}원, 받았음.
      sori_bill ticket="{no}" won={won} paid=false | 미수 | {no} {won}원, 아직 못 받음. 손님 이름은 적지 않음.
      sori_bill ticket="{no}" won={won} | 청구 | {no}에 {won}원 청구.
      sori_load ticket="{no}" ohm={ohm} | 부하 | {no}, {ohm}옴으로 건다.
    `,
  },
  // 산림 감시
  {
    language: 'ko',
    event: 'webhook /fire/tower {"망루": "{t}", "방향": "{d}", "거리": {km}, "연기": "{s}"}',
    slots: { t: '=T-2, 태백3, 설악동', d: '=북쪽, 북 / 남쪽, 남 / 동쪽, 동 / 서쪽, 서', km: '=1.5, 4.2, 8', s: '=흰 연기, 엷음 / 검은 연기, 짙음', m: '10..90', u: '산불진화3, 헬기2호, 의용소방대', z: '=오대산 5코스, 고성 임도', w: '=타오르는, 번지는 / 꺼져 가는, 사그라드는', p: '=들어가게, 앞으로 나아가게 / 빠지게, 물러나게', v: '=사람 없음, 없음 / 사람 있음, 있음' },
    tools: ['sanlim_turn(tower, to: north|south|east|west, degrees?: int): 카메라', 'sanlim_alert(level: watch|warning, area?, tower?): 경보', 'sanlim_crew(crew, order: advance|withdraw, area): 인력', 'sanlim_water(tower, open: bool, litres?: int): 저수조', 'sanlim_report(tower, people: bool, note?): 보고'],
    steps: `
      @d sanlim_turn tower={t} to=north // sanlim_turn tower={t} to=south // sanlim_turn tower={t} to=east // sanlim_turn tower={t} to=west | 카메라 | 보고된 방향으로 그 망루 카메라를 돌린다. 몇 도인지는 비운다.
      sanlim_turn tower={t} to=north degrees={m} | 북 | 북으로 {m}도.
      sanlim_turn tower={t} to=south degrees={m} | 남 | {m}도, 남쪽으로, 그 망루.
      @s sanlim_alert level=watch tower={t} // sanlim_alert level=warning tower={t} | 경보 | 엷은 흰 연기면 지켜보기, 짙은 검은 연기면 경보. 망루도 적는다. 지역은 적지 않음.
      sanlim_alert level=warning area="{z}" | 지역 경보 | {z}에 경보. 망루는 적지 말 것.
      @p sanlim_crew crew="{u}" order=advance area="{z}" // sanlim_crew crew="{u}" order=withdraw area="{z}" | 인력 | {z}: {u:을} {p} 한다.
      sanlim_water tower={t} open=true | 저수조 | 그 망루 저수조를 연다. 양은 재지 않는다.
      sanlim_water tower={t} open=false | 저수조 잠금 | 저수조 잠가라, 그 망루.
      @v sanlim_report tower={t} people=false // sanlim_report tower={t} people=true | 보고 | 보고: {v}. 메모는 적지 말고.
    `,
  },
  // 실버타운 식당
  {
    language: 'ko',
    slots: { n: '한동숙, 라영감, 마끝순', r: '201..707', k: '=부드럽게 간 것, 죽식 / 잘게 썬 것, 다진식 / 보통 밥, 일반식', d: '=아침, 조식 / 점심, 중식 / 저녁, 석식', t: '=07:30, 12:00, 18:00', q: '2..60', s: '=싱겁게, 소금 덜 / 그대로, 보통 간', w: '=방으로, 방에 가져다 / 식당으로, 내려와서', c: '=180, 350, 500' },
    tools: ['silbeo_meal(person, meal: breakfast|lunch|dinner, texture: pureed|chopped|regular, lowsalt?: bool): 밥', 'silbeo_place(person, room: int, where: room|hall, time?): 어디서', 'silbeo_drink(person, ml: int, thick?: bool): 물', 'silbeo_skip(person, meal: breakfast|lunch|dinner, reason?): 거른다', 'silbeo_table(number: int, seats: int): 식탁'],
    steps: `
      @k silbeo_meal person="{n}" meal=lunch texture=pureed // silbeo_meal person="{n}" meal=lunch texture=chopped // silbeo_meal person="{n}" meal=lunch texture=regular | 점심 | {n} 어르신 점심은 {k:로}. 간 얘기는 없습니다.
      @d silbeo_meal person="{n}" meal=breakfast texture=regular // silbeo_meal person="{n}" meal=lunch texture=regular // silbeo_meal person="{n}" meal=dinner texture=regular | 보통 밥 | {d}: {n}님, 일반식.
      silbeo_meal person="{n}" meal=dinner texture=chopped lowsalt=true | 저염 | {n}님 저녁은 다진식, 소금은 덜 넣어서.
      silbeo_meal person="{n}" meal=dinner texture=chopped lowsalt=false | 보통 간 | 다진식, {n}님 저녁. 저염은 아님.
      @w silbeo_place person="{n}" room={r} where=room // silbeo_place person="{n}" room={r} where=hall | 자리 | {r}호 {n}님 식사는 {w} 드심. 시각은 안 정함.
      silbeo_place person="{n}" room={r} where=hall time={t} | 식당 | {t}에 식당에서, {n}님({r}호).
      silbeo_drink person="{n}" ml={c} thick=true | 물 | {n} 어르신 물 {c}밀리, 걸쭉하게.
      silbeo_drink person="{n}" ml={c} | 물 마시기 | {n}님 {c}ml.
      @d silbeo_skip person="{n}" meal=breakfast // silbeo_skip person="{n}" meal=lunch // silbeo_skip person="{n}" meal=dinner | 거름 | {n}님 {d} 거르심. 까닭은 적지 마세요.
      silbeo_table number={q} seats=4 | 식탁 | {q}번 식탁은 네 자리.
    `,
  },
  // 자수·기계 편물
  {
    language: 'ko',
    event: 'peripheral loom/state {"기계": "{m}", "실": "{y}", "행": {r}, "상태": "{st}"}',
    slots: { m: '=편직1, K-4, 자카드B', y: '=면60, 울40, 혼방5', r: '12..640', st: '=돌아감, 정상 / 실끊김, 실 걸림', n: '=5, 7, 12', cm: '=12.5, 30, 88', k: '=겉뜨기, 겉코 / 안뜨기, 안코', d: '=왼쪽에서 오른쪽으로, 오른쪽을 향해 / 오른쪽에서 왼쪽으로, 왼쪽을 향해', w: '=넓게, 성기게 / 촘촘하게, 빽빽하게', q: '2..9' },
    tools: ['pyeonmul_row(machine, stitch: knit|purl, rows: int, gauge?: num): 뜬다', 'pyeonmul_way(machine, to: left|right): 방향', 'pyeonmul_yarn(machine, yarn, tension: loose|tight, cone?: int): 실', 'pyeonmul_stop(machine, cut: bool, row?: int): 멈춘다', 'pyeonmul_swap(from_machine, to_machine, yarn?): 옮긴다'],
    steps: `
      @k pyeonmul_row machine={m} stitch=knit rows={n} // pyeonmul_row machine={m} stitch=purl rows={n} | 뜨기 | {k} {n}단. 게이지는 그대로니 적지 않는다.
      pyeonmul_row machine={m} stitch=purl rows={n} gauge={cm} | 게이지 | 안코 {n}단, 게이지 {cm}.
      @d pyeonmul_way machine={m} to=right // pyeonmul_way machine={m} to=left | 방향 | 이제 {d} 뜬다.
      @w pyeonmul_yarn machine={m} yarn={y} tension=loose // pyeonmul_yarn machine={m} yarn={y} tension=tight | 장력 | 올라온 실을 {w} 당긴다. 콘은 안 적음.
      pyeonmul_yarn machine={m} yarn={y} tension=tight cone={q} | 콘 | 촘촘히, {q}번 콘의 그 실로.
      @st failed "상태 {st}" // pyeonmul_stop machine={m} cut=false | 멈춤 | 실이 끊기거나 걸린 기계만 멈추고 실은 자르지 않는다. 잘 돌면 실패.
      pyeonmul_stop machine={m} cut=true row={r} | 자르고 멈춤 | 올라온 단에서 멈추고 실도 자른다.
      pyeonmul_swap from_machine={m} to_machine=편직8 yarn={y} | 옮김 | 이 기계에서 편직8로 그 실까지.
      pyeonmul_swap from_machine=편직8 to_machine={m} | 되돌림 | 편직8에서 이 기계로. 실 이름은 적지 말 것.
    `,
  },
  // 스터디카페
  {
    language: 'ko',
    slots: { s: '1..60', z: '=조용한 칸, 집중석 / 말해도 되는 칸, 대화석 / 노트북 칸, 키보드석', p: '김아린, 서도겸, 회원 204', h: '=2, 4, 12', t: '=09:15, 13:40, 22:00', k: '=조용히, 소리 끄고 / 크게, 소리 켜고', won: '=3000, 6500, 90000', w: '=밝게, 환하게 / 은은하게, 어둑하게', m: '=5, 15, 30', q: '61..99' },
    tools: ['gongbu_seat(seat: int, zone: quiet|talk|laptop, user?, hours?: int): 자리', 'gongbu_extend(seat: int, hours: int, pay?: int): 늘린다', 'gongbu_lamp(seat: int, bright: bool): 스탠드', 'gongbu_note(seat: int, away: bool, minutes?: int): 자리비움', 'gongbu_switch(user, from_seat: int, to_seat: int): 자리 바꾸기'],
    steps: `
      @z gongbu_seat seat={s} zone=quiet // gongbu_seat seat={s} zone=talk // gongbu_seat seat={s} zone=laptop | 자리 | {s}번, {z}. 누구인지, 몇 시간인지는 안 적음.
      gongbu_seat seat={s} zone=quiet user="{p}" hours={h} | 이용 | {p}님 {s}번 집중석 {h}시간.
      gongbu_seat seat={s} zone=laptop user="{p}" | 시간 미정 | {p}님을 노트북 자리 {s}번에 앉힌다. 시간은 나가실 때 정함.
      gongbu_extend seat={s} hours={h} pay={won} | 연장 | {s}번 {h}시간 더, {won}원 받음.
      gongbu_extend seat={s} hours={h} | 연장(돈 없음) | {s}번을 {h}시간 더. 돈은 받지 않는다.
      @w gongbu_lamp seat={s} bright=true // gongbu_lamp seat={s} bright=false | 스탠드 | {s}번 스탠드를 {w} 해 주세요.
      gongbu_note seat={s} away=true minutes={m} | 자리비움 | {s}번 {m}분 자리비움.
      gongbu_note seat={s} away=false | 돌아옴 | {s}번 돌아오심. 자리비움을 지워요.
      gongbu_switch user="{p}" from_seat={s} to_seat={q} | 바꿈 | {p}님 {s}번에서 {q}번.
      gongbu_switch user="{p}" from_seat={q} to_seat={s} | 거꾸로 바꿈 | {s}번으로 옮겨 달라셔서. {p}님, 지금 {q}번.
    `,
  },
  // 폐수 처리
  {
    language: 'ko',
    event: 'mqtt pond/{p} {"조": "{p}", "산도": {ph}, "탁도": {ntu}, "펌프": {pu}}',
    slots: { p: '=조1, 조4, 응집2', ph: '4.1..5.8 / 9.2..10.6', ntu: '8..40', pu: '1..5', q: '11..70', ml: '=12.5, 80, 300', k: '=산, 산성 약 / 가성소다, 알칼리', w: '=밀어 넣어, 넣어 / 빨아내, 뽑아', s: '=느릿하게, 저속으로 / 힘차게, 고속으로', m: '=2, 6, 20', n: '6..9' },
    tools: ['pyesu_dose(basin, agent: acid|caustic|polymer, ml: num, minutes?: int): 약을 넣는다', 'pyesu_pump(pump: int, way: push|pull, on: bool): 펌프', 'pyesu_stir(basin, speed: slow|fast, minutes?: int): 젓는다', 'pyesu_sludge(from_basin, to_basin, litres?: int): 찌꺼기를 보낸다', 'pyesu_sample(basin, keep: bool, bottle?: int): 채수'],
    steps: `
      @ph pyesu_dose basin={p} agent=caustic ml={ml} // pyesu_dose basin={p} agent=acid ml={ml} | 중화 | 산도가 6 밑이면 가성소다를, 9 위면 산을 {ml}밀리. 보고한 조에.
      @k pyesu_dose basin={p} agent=acid ml={ml} minutes={m} // pyesu_dose basin={p} agent=caustic ml={ml} minutes={m} | 나눠 넣기 | {k:을} {ml}ml, {m}분에 나눠 넣는다.
      pyesu_dose basin={p} agent=polymer ml={ml} | 고분자 | 뭉치는 약(고분자) {ml}밀리리터.
      @w pyesu_pump pump={pu} way=push on=true // pyesu_pump pump={pu} way=pull on=true | 펌프 | 올라온 펌프를 켜서 {w} 주세요.
      pyesu_pump pump={n} way=pull on=false | 펌프 정지 | {n}번 뽑아내는 펌프를 멈춘다.
      @s pyesu_stir basin={p} speed=slow // pyesu_stir basin={p} speed=fast | 젓기 | {s} 젓는다. 시간은 두지 않는다.
      pyesu_stir basin={p} speed=fast minutes={m} | 빠르게 | {m}분간 고속으로 젓기.
      pyesu_sludge from_basin={p} to_basin=농축조 litres={q} | 찌꺼기 | 보고한 조의 찌꺼기 {q}리터를 농축조로.
      pyesu_sludge from_basin=농축조 to_basin={p} | 되돌리기 | 농축조에서 보고한 조로 도로. 몇 리터인지는 안 적음.
      pyesu_sample basin={p} keep=true bottle={n} | 채수 | {n}번 병에 떠서 보관.
      pyesu_sample basin={p} keep=false | 그냥 뜨기 | 떠서 보기만 한다. 보관하지 않음.
    `,
  },
  // 예식장
  {
    language: 'ko',
    slots: { h: '=그랜드홀, 가든홀, 3층홀', h2: '=채플홀, 소연회장', t: '=11:00, 13:30, 16:00', n: '50..400', c: '배현우·이다인, 손 씨네, 장미커플', w: '=천천히, 느린 곡으로 / 빠르게, 신나는 곡으로', k: '=하얀 꽃, 흰색으로 / 붉은 꽃, 빨강으로 / 섞은 꽃, 알록달록', m: '=20, 45, 60', s: '=불 다 끄고, 어둡게 / 불 다 켜고, 환하게', x: '3..9' },
    tools: ['yesik_start(hall, couple, time, guests?: int): 식을 잡는다', 'yesik_music(hall, tempo: slow|quick, volume?: int): 음악', 'yesik_flower(hall, tone: white|red|mixed, tables?: int): 꽃', 'yesik_light(hall, on: bool): 불', 'yesik_move(couple, from_hall, to_hall): 홀을 바꾼다', 'yesik_photo(hall, group: family|friends, minutes?: int): 사진'],
    steps: `
      yesik_start hall="{h}" couple="{c}" time={t} guests={n} | 예식 | {h} {t}, {c}, 하객 {n}명.
      yesik_start hall="{h2}" couple="{c}" time={t} | 하객 미정 | {c}, {t}, {h2}. 하객 수는 정하지 않음.
      @w yesik_music hall="{h}" tempo=slow // yesik_music hall="{h}" tempo=quick | 음악 | {h} 음악을 {w}. 소리 크기는 손대지 마세요.
      yesik_music hall="{h2}" tempo=slow volume={m} | 입장 | {h2}, 느린 곡, 소리 {m}.
      @k yesik_flower hall="{h}" tone=white // yesik_flower hall="{h}" tone=red // yesik_flower hall="{h}" tone=mixed | 꽃 | {h} 꽃 장식: {k}. 테이블 수는 비움.
      yesik_flower hall="{h2}" tone=red tables={x} | 붉은 꽃 | {h2}은 붉은 꽃 {x}테이블.
      @s yesik_light hall="{h}" on=false // yesik_light hall="{h}" on=true | 불 | {h}: {s}.
      yesik_move couple="{c}" from_hall="{h}" to_hall="{h2}" | 홀 변경 | {c}, {h}에서 {h2}으로.
      yesik_move couple="{c}" from_hall="{h2}" to_hall="{h}" | 원래 홀 | {h}로 되돌려 주세요. {c}, 지금은 {h2}.
      yesik_photo hall="{h}" group=friends | 사진 | 친구들 사진, {h}. 시간은 안 정함.
      yesik_photo hall="{h}" group=family minutes={m} | 가족 사진 | 가족 사진은 {m}분, {h}.
    `,
  },
  // 냉동 창고
  {
    language: 'ko',
    event: 'mqtt cold/{r} {"창고": "{r}", "온도": {c}, "문": "{d}", "서리": {f}}',
    slots: { r: '=냉동1, F-03, 급속B', c: '-31..-24 / -12..-4', d: '=열림, 안 닫힘 / 닫힘, 잠김', f: '1..9', cc: '=-40, -25, -18', m: '=10, 25, 40', k: '=바깥 팬, 실외 쪽 / 안쪽 팬, 실내 쪽', w: '=녹이고, 서리 빼고 / 얼리고, 차게 하고', l: '2..8', x: '12..40' },
    tools: ['naengdong_door(store, closed: bool, alarm?: bool): 문', 'naengdong_defrost(store, phase: melt|freeze, minutes?: int): 서리', 'naengdong_fan(store, where: outdoor|indoor, on: bool): 팬', 'naengdong_temp(store, celsius: int, step?: int): 온도', 'naengdong_stock(from_store, to_store, boxes: int): 짐'],
    steps: `
      @d naengdong_door store={r} closed=true alarm=true // failed "문이 {d}" | 문 | 문이 열려 있으면 닫고 경보도 건다. 닫혀 있으면 실패.
      naengdong_door store={r} closed=false alarm=false | 작업 | 작업하게 문을 열어 두고 경보는 꺼 둡니다. 그 창고.
      naengdong_door store={r} closed=true | 문만 | 문만 닫으면 된다.
      @w naengdong_defrost store={r} phase=melt // naengdong_defrost store={r} phase=freeze | 서리 | 그 창고를 {w} 있게. 몇 분인지는 정하지 않는다.
      naengdong_defrost store={r} phase=melt minutes={m} | 녹이기 | {m}분 녹인다.
      @k naengdong_fan store={r} where=outdoor on=true // naengdong_fan store={r} where=indoor on=true | 팬 켜기 | {k:을} 켠다.
      @k naengdong_fan store={r} where=outdoor on=false // naengdong_fan store={r} where=indoor on=false | 팬 끄기 | {k:은} 꺼 둔다.
      @c failed "{c}도" // naengdong_temp store={r} celsius={cc} | 온도 | 영하 20도보다 따뜻하면 {cc}도로 맞춘다. 안 그러면 실패. 한 번에 얼마씩인지는 적지 말 것.
      naengdong_temp store={r} celsius={cc} step=2 | 두 도씩 | {cc}도까지, 2도씩.
      naengdong_stock from_store={r} to_store=냉동9 boxes={x} | 짐 | {x}상자를 이 창고에서 냉동9로.
      naengdong_stock from_store=냉동9 to_store={r} boxes={x} | 짐 받기 | 냉동9에서 {x}상자 받는다.
    `,
  },
  // 펜션 관리
  {
    language: 'ko',
    slots: { r: '=바다방, 소나무방, 2층끝', r2: '=솔향, 다락방', g: '문가희, 석도윤, 단체 12', d: '=2026-07-10, 2026-07-12, 2026-08-01', d2: '=2026-07-14, 2026-08-05', p: '2..9', c: '=22, 26, 38', k: '=숯불, 숯으로 / 가스불, 가스로', m: '=30, 60, 120', w: '=따뜻하게, 데워서 / 차갑게, 그냥 찬물로', o: '=받고, 태우고 / 안 받고, 사양하고' },
    tools: ['minbak_room(room, guest, from, until, people?: int): 방', 'minbak_grill(room, fuel: charcoal|gas, minutes?: int): 바비큐', 'minbak_pool(warm: bool, celsius?: int): 물놀이장', 'minbak_move(guest, from_room, to_room): 방을 바꾼다', 'minbak_pickup(guest, wanted: bool, time?): 마중'],
    steps: `
      minbak_room room="{r}" guest="{g}" from={d} until={d2} people={p} | 예약 | {g}, {r}, {d}부터 {d2}까지, {p}명.
      minbak_room room="{r2}" guest="{g}" from={d} until={d2} | 인원 미정 | {r2}에 {g:을} {d}에서 {d2}까지. 몇 분인지는 아직.
      minbak_room room="{r}" guest="{g}" from={d} until={d2} | 예약 넣기 | 나가는 날 {d2}, 들어오는 날 {d}, {g}, {r}.
      @k minbak_grill room="{r}" fuel=charcoal // minbak_grill room="{r}" fuel=gas | 바비큐 | {r} 바비큐는 {k}. 시간은 손님이 정함.
      minbak_grill room="{r2}" fuel=gas minutes={m} | 가스 바비큐 | {r2:은} 가스로 {m}분.
      @w minbak_pool warm=true // minbak_pool warm=false | 물놀이 | 물놀이장 물은 {w}. 온도는 적지 않습니다.
      minbak_pool warm=true celsius={c} | 온수 | 물놀이장을 데워 {c}도.
      minbak_move guest="{g}" from_room="{r}" to_room="{r2}" | 방 바꿈 | {g:을} {r}에서 {r2:로} 옮긴다.
      minbak_move guest="{g}" from_room="{r2}" to_room="{r}" | 방 되돌림 | {r:로} 옮긴다. {g}, 원래 {r2}.
      minbak_pickup guest="{g}" wanted=true time=15:20 | 마중 | {g}, 마중 나감, 15:20.
      minbak_pickup guest="{g}" wanted=false | 마중 없음 | {g:은} 마중을 바라지 않음.
    `,
  },
  // 무인 정찰 드론
  {
    language: 'ko',
    event: 'webhook /drone/{d} {"기체": "{d}", "높이": {h}, "배터리": {b}, "바람": {w}}',
    slots: { d: '=DR-2, 매3, 정찰가', h: '=15, 40, 110', b: '6..18 / 50..99', w: '1..12', lat: '=37.512, 35.178, 33.499', lon: '=127.03, 129.075, 126.531', k: '=왼쪽으로, 왼편으로 / 오른쪽으로, 오른편으로', m: '=5, 20, 60', v: '=위로, 떠오르게 / 아래로, 내려앉게', c: '=찍고, 녹화하고 / 안 찍고, 녹화 끄고', f: '=느리게, 살살 / 빠르게, 급히' },
    tools: ['jeongchal_turn(craft, side: left|right, degrees: int): 돌린다', 'jeongchal_alt(craft, motion: climb|sink, metres: int, speed?: slow|fast): 높이', 'jeongchal_go(craft, lat: num, lon: num, hover?: bool): 간다', 'jeongchal_cam(craft, record: bool, zoom?: int): 카메라', 'jeongchal_home(craft, drop?: bool): 돌아오게 한다'],
    steps: `
      @k jeongchal_turn craft={d} side=left degrees={m} // jeongchal_turn craft={d} side=right degrees={m} | 돌기 | {k} {m}도 돌린다.
      @v jeongchal_alt craft={d} motion=climb metres={m} // jeongchal_alt craft={d} motion=sink metres={m} | 높이 | 지금 높이에서 {m}미터 {v}. 빠르기는 안 정함.
      @f jeongchal_alt craft={d} motion=sink metres={m} speed=slow // jeongchal_alt craft={d} motion=sink metres={m} speed=fast | 내려 | {m}미터를 {f} 내린다.
      jeongchal_go craft={d} lat={lat} lon={lon} | 이동 | 위도 {lat}, 경도 {lon:로}.
      jeongchal_go craft={d} lat={lat} lon={lon} hover=true | 떠 있기 | 경도는 {lon}, 위도는 {lat}. 가서 떠 있게.
      @c jeongchal_cam craft={d} record=true // jeongchal_cam craft={d} record=false | 카메라 | 카메라는 {c} 있게 한다. 줌은 두지 않는다.
      jeongchal_cam craft={d} record=true zoom={m} | 줌 | 녹화하면서 {m}배로 당긴다.
      @b jeongchal_home craft={d} // failed "배터리 {b}%" | 귀환 | 20% 밑이면 돌아오게 한다. 아니면 실패로.
      jeongchal_home craft={d} drop=true | 짐 놓고 | 싣고 있는 걸 놓고 돌아온다.
      jeongchal_home craft={d} drop=false | 짐 지고 | 짐은 놓지 않고 돌아오게.
    `,
  },
];
