import type { Scene } from '../../scene';

/** Short steps with several values, words that stand for a setting, things left open: Korean, part 6. */
export const denseKo6: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /mail/plan {"캠페인": "{camp2}", "오류": "수신거부 {n}건"}',
    slots: { camp2: '=봄맞이, flash9', n: '2..40', camp: '=여름특가, open-day, 재입고', tpl: '=hero-3, 쿠폰형, letter-b', tpl2: '=감사장, mini-2', list: '단골, 휴면회원, 신규 300', subj: '=오늘만 무료 배송, 다시 만나 반가워요, 새 책이 나왔습니다', when: '=2026-07-02T09:00, 2026-08-15T18:30', who: '마케팅 도, yeri, 대표님', mail: '=a@dong.kr, help@soop.io', pct: '=10, 20, 50', half: '반에게 / 모두에게', code: '=SUN20, HELLO5, BOOK7', d: '3..30' },
    tools: ['rundbrief_send(template, audience, subject, at?): Send a newsletter', 'rundbrief_trial(template, address): Send one copy to look at', 'rundbrief_compare(campaign, percent: int): Try two subjects on some people', 'rundbrief_reach(campaign, part: half|all): Who of a list gets it', 'rundbrief_coupon(campaign, code, days: int): Put a coupon into a campaign', 'rundbrief_halt(campaign): Stop a campaign'],
    steps: `
      rundbrief_send template={tpl} audience="{list}" subject="{subj}" | 보내기 | {tpl} 템플릿, 받는 쪽은 {list}, 제목 "{subj}". 때는 정하지 않는다.
      rundbrief_send template={tpl2} audience="{list}" subject="{subj}" at={when} | 때를 정해 | {when}에 {list}에게 나간다. 템플릿 {tpl2}, 제목 "{subj}"
      rundbrief_trial template={tpl} address={mail} | 한 통만 | {mail:로} {tpl} 템플릿 한 통만 먼저 보내 봐.
      rundbrief_compare campaign={camp} percent={pct} | 두 제목 | {camp:은} {pct}퍼센트에게 두 가지로 시험한다.
      @half rundbrief_reach campaign={camp} part=half // rundbrief_reach campaign={camp} part=all | 누구까지 | {camp} 편지는 {half} 간다.
      rundbrief_coupon campaign={camp} code={code} days={d} | 쿠폰 | 쿠폰 코드 {code:을} {camp}에 단다. {d}일 동안 쓴다.
      rundbrief_halt campaign={camp2} | 거두기 | 거부가 쏟아진 것은 여기서 거둬들인다.
      send_message channel=slack to="{who}" text="{camp} 준비 끝" | 보고 | slack {who}: "{camp} 준비 끝"
      file_read path=mail/{tpl}.html lines=15 | 틀 보기 | mail/{tpl}.html의 앞 열다섯 줄.
    `,
  },
  {
    language: 'ko',
    slots: { lane: '1..8', n: '2..24', t: '=26, 28, 30', who: '강사 편, 안전요원 라', cls: '새벽반, 아쿠아로빅, 유아 2', ph: '산을 / 염기를', ml: '50..700', cov: '덮어라, 씌워라 / 걷어라, 벗겨라', wave: '잔잔하게 / 거칠게', min: '5..45', key: '=112, 208, 345', mem: '=W-0915, W-3302', days: '하루 / 이틀 / 보름', jet: '오른쪽 벽(r-wall) / 왼쪽 벽(l-wall) / 바닥(floor)', bd: 'pool-io, 기계실판', pin: '4..26' },
    tools: ['schwimmwart_lane(lane: int, group, swimmers?: int): Give a lane to a group', 'schwimmwart_heat(celsius: int, minutes?: int): Warm the water', 'schwimmwart_ph(add: acid|base, millilitre: int): Correct the water', 'schwimmwart_sheet(state: on|off): Sheet over the water', 'schwimmwart_wave(strength: calm|rough, minutes: int): Make waves', 'schwimmwart_jet(place: r-wall|l-wall|floor, on: bool): Massage jets', 'schwimmwart_locker(locker: int, member, days: int): Rent a locker'],
    steps: `
      schwimmwart_lane lane={lane} group="{cls}" | 레인 | {lane}번 레인은 {cls:이} 쓴다. 몇 사람인지는 안 나왔다.
      schwimmwart_lane lane={lane} group="{cls}" swimmers={n} | 몇 사람 | {cls} {n}명, {lane}레인.
      schwimmwart_heat celsius={t} | 물 데우기 | 물을 {t}도로. 몇 분 안에인지는 됐다.
      schwimmwart_heat celsius={t} minutes={min} | 서둘러 | {min}분이면 {t}도가 되어 있어야 해요.
      @ph schwimmwart_ph add=acid millilitre={ml} // schwimmwart_ph add=base millilitre={ml} | 물맛 | {ph} {ml}밀리리터 탄다. 필터 청소는 월요일에만.
      @cov schwimmwart_sheet state=on // schwimmwart_sheet state=off | 덮개 | 물 위를 {cov}.
      @wave schwimmwart_wave strength=calm minutes={min} // schwimmwart_wave strength=rough minutes={min} | 물결 | 물결은 {wave} {min}분
      @jet schwimmwart_jet place=r-wall on=false // schwimmwart_jet place=l-wall on=false // schwimmwart_jet place=floor on=false | 물살 재우기 | {jet}에서 나오는 물살을 재운다.
      @days schwimmwart_locker locker={key} member={mem} days=1 // schwimmwart_locker locker={key} member={mem} days=2 // schwimmwart_locker locker={key} member={mem} days=15 | 보관함 | {mem} 회원이 {key}번을 {days} 쓴다.
      gpio_write pin={pin} value=0 board="{bd}" | 샤워 | {bd} 보드의 {pin}번을 0으로 해서 샤워 물을 끊는다. {who} 씨가 안에 있으니 서두를 것.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수문/수위 {"수문": "{g2}", "상류": {up}, "하류": {dn}}',
    slots: { g: '=둑3, 새보, G-14', g2: '=둑9, G-71', up: '210..380', dn: '40..160', cm: '5..90', half: '반쯤 / 끝까지', way: '밀물 때 / 썰물 때', pump: '큰물펌프, P-6, 이동식2', l: '=120, 300, 650', min: '10..55', siren: '한 번 / 두 번 / 다섯 번', vil: '강변마을, 윗말, 나루터', say: '=강가에서 나오세요, 물을 내보냅니다, 배를 묶어 두세요', who: '수문지기 은, 군청 당직', tel: '=055-331-2277, 010-4409-8813' },
    tools: ['schleusen_crack(gate, cm: int): Open a sluice a little', 'schleusen_move(gate, opening: half|full, tide?: flood|ebb): Open a sluice', 'schleusen_shut(gate): Close a sluice', 'schleusen_pump(pump, litre_s: int, minutes?: int): Run a pump', 'schleusen_horn(village, blasts: int): Blow a horn', 'schleusen_speak(village, sentence): Speak to a village'],
    steps: `
      schleusen_crack gate={g} cm={cm} | 조금 | {g:을} {cm}센티만 든다.
      @half schleusen_move gate={g} opening=half // schleusen_move gate={g} opening=full | 열어젖히기 | {g:을} {half} 들어 올린다. 물때는 가리지 않는다.
      @way schleusen_move gate={g} opening=half tide=flood // schleusen_move gate={g} opening=half tide=ebb | 물때 맞춰 | {way:을} 골라 {g:을} 반만 든다.
      schleusen_shut gate={g2} | 막기 | 수위를 보낸 수문은 내려서 물길을 막는다. 하류가 {dn}cm다.
      schleusen_pump pump={pump} litre_s={l} | 퍼내기 | {pump:로} 1초에 {l}리터씩 퍼낸다. 언제까지인지는 두고 보자.
      schleusen_pump pump={pump} litre_s={l} minutes={min} | 잠깐 퍼내기 | {min}분만, {pump}, 초당 {l}리터.
      @siren schleusen_horn village={vil} blasts=1 // schleusen_horn village={vil} blasts=2 // schleusen_horn village={vil} blasts=5 | 나팔 | {vil}에 나팔을 {siren} 분다
      schleusen_speak village={vil} sentence="{say}" | 말하기 | {vil} 사람들에게 "{say}" 하고 외쳐 주세요.
      send_message channel=sms to={tel} text="{g} {cm}cm 엽니다" | 알리기 | {who}({tel})께 sms: "{g} {cm}cm 엽니다"
      memory_store key=gate-{g} content="{cm}" | 남기기 | gate-{g}에 {cm:을} 남긴다. 숫자만.
    `,
  },
  {
    language: 'ko',
    slots: { bike: '=자-114, 자-720, E-33', rack: '역 뒤 거치대(st-back), 도서관 거치대(lib-1), 나루 거치대(ferry)', rack2: '=park-2, mall-n', n: '2..30', dock: '1..18', usr: '=u-5501, u-7730', min: '=30, 60, 90', won: '=1000, 1500, 2000', part: '앞바퀴 / 뒷바퀴 / 줄(체인)', k: '반값에 / 거저', bat: '12..60', who: '정비 방, 재배치조', why: '=브레이크 밀림, 안장 빠짐', lamp: '켜져 있게 / 꺼져 있게', say: '=공기가 부족합니다, 반납해 주세요' },
    tools: ['radhalter_release(rack, dock: int, user?): Let a bike go', 'radhalter_move(bikes: int, from, to): Carry bikes to another place', 'radhalter_fault(bike, part: front|rear|chain, remark?): Enter what is broken', 'radhalter_ground(bike): Let nobody ride a bike', 'radhalter_fare(user, minutes: int, discount: half|free): Ride for less money', 'radhalter_lamp(bike, on: bool): Lamp of a bike'],
    steps: `
      radhalter_release rack={rack2} dock={dock} | 내주기 | {rack2}의 {dock}번 칸에서 한 대 내준다. 누구인지는 모른다.
      radhalter_release rack={rack2} dock={dock} user={usr} | 손님에게 | {usr} 손님께 {rack2} {dock}번 것을 내 드리세요.
      radhalter_move bikes={n} from={rack2} to=hub | 나르기 | {rack2}에 몰린 {n}대를 hub로 실어 나른다.
      radhalter_move bikes={n} from=hub to={rack2} | 채우기 | {rack2:이} 텅 비었다. hub에서 {n}대 가져다 채운다
      @part radhalter_fault bike={bike} part=front // radhalter_fault bike={bike} part=rear // radhalter_fault bike={bike} part=chain | 고장 | {bike:은} {part:이} 망가졌다. 설명은 없음.
      @part radhalter_fault bike={bike} part=front remark="{why}" // radhalter_fault bike={bike} part=rear remark="{why}" // radhalter_fault bike={bike} part=chain remark="{why}" | 설명까지 | {bike} {part} 탈. 적을 말은 "{why}".
      radhalter_ground bike={bike} | 못 타게 | 고칠 때까지 {bike:은} 아무에게도 안 내준다. 배터리는 {bat}% 남았다.
      @k radhalter_fare user={usr} minutes={min} discount=half // radhalter_fare user={usr} minutes={min} discount=free | 봐 드리기 | {usr} 손님은 {min}분을 {k} 탄다.
      @lamp radhalter_lamp bike={bike} on=true // radhalter_lamp bike={bike} on=false | 등 | {bike} 등이 {lamp} 해 둬.
      send_message channel=bike to="{who}" text="{bike}: {say}" | 조에게 | bike 채널 {who} 앞으로 "{bike}: {say}"
    `,
  },
  {
    language: 'ko',
    event: 'webhook /stitch/order {"주문": "{ord}", "급함": {fast}}',
    slots: { ord: '=S-4410, S-2093', fast: '=true, false', mc: '자수기4, 미싱2, T-9', word: '=한빛유치원, 제일정비, KIM, 축구부', th: '금실, 남색, 흰색, 301번', col: '1..15', size: '=18, 25, 40', place: '가슴 왼쪽 / 소매 / 등판', cnt: '스물다섯 벌 / 서른 벌 / 쉰 벌 / 한 벌', den: '촘촘하게 / 성기게', tens: '팽팽하게, 조여 / 느슨하게, 풀어', file: '=logo7.dst, 학교.dst', n: '1..12', cloth: '작업복, 앞치마, 모자', who: '재봉 길, 거래처 유진' },
    tools: ['nadelwerk_letters(machine, text, millimetre: int, thread?): Stitch letters', 'nadelwerk_design(machine, file, where: chest|sleeve|back): Stitch a picture', 'nadelwerk_thread(machine, needle: int, colour): Put thread on a needle', 'nadelwerk_density(machine, density: dense|loose): How close the stitches are', 'nadelwerk_tension(machine, change: tighter|looser): Tension of the thread', 'nadelwerk_lot(garment, pieces: int): Enter how many are to be made'],
    steps: `
      nadelwerk_letters machine={mc} text="{word}" millimetre={size} | 글자 놓기 | {mc}, "{word}", 높이 {size}밀리. 실은 걸린 것 그대로.
      nadelwerk_letters machine={mc} text="{word}" millimetre={size} thread="{th}" | 실까지 | "{word}" 글자를 {th:로} {size}mm 크기로 박는다. {mc}에서.
      @place nadelwerk_design machine={mc} file={file} where=chest // nadelwerk_design machine={mc} file={file} where=sleeve // nadelwerk_design machine={mc} file={file} where=back | 그림 | {mc:로} {place}에 {file:을} 놓는다.
      nadelwerk_thread machine={mc} needle={col} colour="{th}" | 실 걸기 | {mc} {col}번 바늘에 {th:을} 꿴다
      @den nadelwerk_density machine={mc} density=dense // nadelwerk_density machine={mc} density=loose | 땀 | {mc} 땀을 {den}.
      @tens nadelwerk_tension machine={mc} change=tighter // nadelwerk_tension machine={mc} change=looser | 당김 | {mc} 실을 지금보다 {tens} 주세요.
      @cnt nadelwerk_lot garment={cloth} pieces=25 // nadelwerk_lot garment={cloth} pieces=30 // nadelwerk_lot garment={cloth} pieces=50 // nadelwerk_lot garment={cloth} pieces=1 | 몇 벌 | {cloth} {cnt} 박는다.
      memory_store key={ord} content="{word} {size}mm" | 주문 글자 | 들어온 주문 번호로 "{word} {size}mm"를 적어 둔다.
      send_message channel=sew to="{who}" text="{cloth} {n}벌 끝" | 끝난 것 | sew 채널 {who}에게: "{cloth} {n}벌 끝"
    `,
  },
  {
    language: 'ko',
    slots: { bt: '36..43', room: '안방, 서재, 막내방, 다락', ac: '시원하게, 찬바람 / 따뜻하게, 더운 바람 / 바람만, 바람만 나오게', t: '18..29', lamp: '거실등, 식탁등, 현관등', pct: '5..95', hue: '노르스름하게 / 새하얗게', pet: '밥그릇1, 냥이급식기', cup: '반 컵 / 한 컵 / 두 컵', min: '10..90', bath: '절반만 / 가득', door: '큰문, 베란다문, 차고', who: '할머니, 세연, 이모', say: '=밥 먹어라, 우산 챙겨, 불 껐니', song: '=자장가2, 빗소리, 라디오', vol: '5..60', url: '=http://hub.local/scene, http://10.0.0.9/mode', scene: '=외출, movie, 손님' },
    tools: ['heimelig_air(room, mode: cool|heat|fan, celsius?: int): Air conditioner', 'heimelig_lamp(lamp, percent: int, tone?: warm|cold): Light', 'heimelig_bowl(feeder, cups: half|one|two): Feed a pet', 'heimelig_tub(level: half|full, celsius: int): Fill the bath', 'heimelig_bolt(door, state: locked|open): Lock a door', 'heimelig_say(room, sentence): Say something in a room', 'heimelig_play(room, sound, volume: int): Play something'],
    steps: `
      @ac heimelig_air room={room} mode=cool // heimelig_air room={room} mode=heat // heimelig_air room={room} mode=fan | 바람 | {room:은} {ac}. 몇 도인지는 말 안 했다.
      @ac heimelig_air room={room} mode=cool celsius={t} // heimelig_air room={room} mode=heat celsius={t} // heimelig_air room={room} mode=fan celsius={t} | 몇 도 | {ac}, {t}도, {room}.
      @hue heimelig_lamp lamp={lamp} percent={pct} tone=warm // heimelig_lamp lamp={lamp} percent={pct} tone=cold | 불빛 | {lamp:을} {hue} {pct}퍼센트.
      heimelig_lamp lamp={lamp} percent={pct} | 밝기 | {lamp}, {pct}%. 빛깔은 손대지 않아요.
      @cup heimelig_bowl feeder={pet} cups=half // heimelig_bowl feeder={pet} cups=one // heimelig_bowl feeder={pet} cups=two | 먹이 | {pet}에 사료 {cup} 떨궈 줘.
      @bath heimelig_tub level=half celsius={bt} // heimelig_tub level=full celsius={bt} | 목욕물 | {bt}도 물을 {bath} 받아 둔다
      heimelig_bolt door={door} state=locked | 걸기 | 다 나갔다. {door:을} 걸어 잠가라. 창문은 {min}분 뒤에 본다.
      heimelig_say room={room} sentence="{say}" | 부르기 | {room}에 대고 "{say}".
      heimelig_play room={room} sound={song} volume={vol} | 틀기 | {room}에서 {song:을} 크기 {vol:로}.
      http_request url={url} method=POST body={scene} | 허브로 | {url:로} {scene:을} POST 한다. {who}에게는 알리지 않는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 병동/호출 {"침상": "{bed2}", "버튼": "간호사"}',
    slots: { bed: '=7-2, 9-4, 특실1', bed2: '=12-6, 집중3', deg: '15..60', part: '윗몸, 머리 쪽 / 다리, 발 쪽', ml: '20..120', bag: '생리식염수, 하트만, 포도당 5', k: '반 병 / 한 병 / 두 병', side: '왼쪽 난간 / 오른쪽 난간', turn: '=두 시간마다, 2시간에 한 번 / 네 시간마다, 4시간에 한 번', lite: '어둡게 / 환하게', who: '간호사 탁, 당직의 모', diet: '죽 / 밥 / 금식', tel: '=내선 4417, 내선 2280', n: '2..9', say: '=곧 갑니다, 검사 시간입니다' },
    tools: ['pflegewacht_bed(bed, part: head|foot, degrees: int): Tilt a bed', 'pflegewacht_drip(bed, fluid, ml_hour?: int): Start an infusion', 'pflegewacht_rail(bed, side: left|right, up: bool): Rails of a bed', 'pflegewacht_turning(bed, hours: 2|4): How often a patient is turned', 'pflegewacht_light(bed, level: dim|bright): Light over a bed', 'pflegewacht_meal(bed, diet: soft|normal|none): Food for a patient', 'pflegewacht_answer(bed, sentence): Answer a call'],
    steps: `
      @part pflegewacht_bed bed={bed} part=head degrees={deg} // pflegewacht_bed bed={bed} part=foot degrees={deg} | 일으키기 | {bed} 환자 {part:을} {deg}도 올려 드린다.
      pflegewacht_drip bed={bed} fluid="{bag}" | 달기 | {bed}에 {bag:을} 단다. 빠르기는 의사가 정한다.
      pflegewacht_drip bed={bed} fluid="{bag}" ml_hour={ml} | 빠르기까지 | {bag}, 시간당 {ml}cc, {bed}.
      @side pflegewacht_rail bed={bed} side=left up=true // pflegewacht_rail bed={bed} side=right up=true | 난간 | {bed} {side:을} 세워 둔다.
      @side pflegewacht_rail bed={bed} side=left up=false // pflegewacht_rail bed={bed} side=right up=false | 난간 눕히기 | 휠체어로 옮깁니다. {bed} {side:을} 눕혀 주세요.
      @turn pflegewacht_turning bed={bed} hours=2 // pflegewacht_turning bed={bed} hours=4 | 돌려 눕히기 | {bed} 환자는 {turn} 돌려 눕힌다.
      @lite pflegewacht_light bed={bed} level=dim // pflegewacht_light bed={bed} level=bright | 불 | {bed} 위를 {lite}. 보호자가 {n}명 와 있다.
      @diet pflegewacht_meal bed={bed} diet=soft // pflegewacht_meal bed={bed} diet=normal // pflegewacht_meal bed={bed} diet=none | 끼니 | {bed:은} 오늘부터 {diet:이}다
      pflegewacht_answer bed={bed2} sentence="{say}" | 부른 분 | 단추를 누른 침상에 "{say}"라고 답한다.
      send_message channel=ward to="{who}" text="{bed} {deg}도" | 알리기 | ward 채널 {who}: "{bed} {deg}도". 전화는 {tel:이}지만 걸지 않는다.
    `,
  },
  {
    language: 'ko',
    slots: { boat: '청해호, 3대성, 복순호', fish: '고등어, 대구, 꽃게, 갈치', crate: '스무 상자 / 서른 상자 / 여든 상자', g: '특 / 상 / 보통', won: '=18000, 26500, 41000', no: '1..60', no2: '61..120', buyer: '중매 17번, 중매 42번, 부산상회', ice: '반 삽 / 한 삽 / 세 삽', t: '-3..2', gate: '남쪽 물양장(quay-s) / 북쪽 물양장(quay-n)', time: '=03:40, 04:20, 05:10', who: '경매사 태, 위판장 반장', tel: '=061-772-3304, 010-9914-2260', min: '4..25' },
    tools: ['fischbord_landing(boat, species, crates: int, grade?: prime|good|plain): Enter a catch', 'fischbord_quay(quay: quay-s|quay-n, boat): Where a boat is unloaded', 'fischbord_bid(lot: int, buyer, won: int): Sell a lot', 'fischbord_join(lot: int, into: int): Put a lot together with another', 'fischbord_ice(lot: int, shovels: half|one|three): Put ice on a lot', 'fischbord_withdraw(lot: int): Take a lot out of the sale'],
    steps: `
      @crate fischbord_landing boat={boat} species={fish} crates=20 // fischbord_landing boat={boat} species={fish} crates=30 // fischbord_landing boat={boat} species={fish} crates=80 | 들어온 것 | {boat}, {fish} {crate}. 등급은 아직.
      @g fischbord_landing boat={boat} species={fish} crates=12 grade=prime // fischbord_landing boat={boat} species={fish} crates=12 grade=good // fischbord_landing boat={boat} species={fish} crates=12 grade=plain | 등급까지 | {boat:이} 부린 {fish} 열두 상자, {g}등급으로 적는다.
      @gate fischbord_quay quay=quay-s boat={boat} // fischbord_quay quay=quay-n boat={boat} | 대는 곳 | {boat:은} {gate}에 댄다.
      fischbord_bid lot={no} buyer="{buyer}" won={won} | 낙찰 | {no}번은 {buyer:이} {won}원에 가져간다.
      fischbord_bid lot={no2} buyer="{buyer}" won={won} | 값 먼저 | {won}원 부른 {buyer}에게 {no2}번이 돌아갔습니다.
      fischbord_join lot={no} into={no2} | 합치기 | {no2}번에 {no}번을 보탠다. 한꺼번에 판다
      @ice fischbord_ice lot={no} shovels=half // fischbord_ice lot={no} shovels=one // fischbord_ice lot={no} shovels=three | 얼음 | {no}번 위에 얼음 {ice}. 지금 {t}도다.
      fischbord_withdraw lot={no} | 물리기 | 상했다. {no}번은 팔지 않고 물린다.
      send_message channel=sms to={tel} text="{time} 경매 시작" | 문자 | {who}({tel})께 sms로 "{time} 경매 시작"
      cron_add schedule="40 3 * * 1-6" action=message text="불 켜기" | 새벽 불 | 월요일부터 토요일까지 03:40(40 3 * * 1-6), 메시지 "불 켜기". 예약 이름은 정하지 않음.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /flower/order {"주문": "{ord}", "받는분": "{rcv}", "보낸분": "{snd}"}',
    slots: { ord: '=F-2210, F-7781', rcv: '길소담, 정 교장님', snd: '위은재, 동문회', fl: '장미, 수국, 리시안, 튤립', stem: '열 송이 / 스무 송이 / 서른 송이 / 백 송이', wrap: '종이 / 천 / 비닐', msg: '=개업을 축하합니다, 늘 고맙습니다, 빠른 쾌유를 빕니다', tpl: '=리본A, gold-2, 근조', room: '앞 냉장고, 뒤 냉장고', t: '3..9', bloom: '더 피게 / 덜 피게', cm: '25..70', who: '배송 노, 오후반 랑', addr: '=시청 2층, 성모병원 504호, 중앙로 18', time: '=10:30, 15:20', kind: '세우는 것 / 눕히는 것' },
    tools: ['strausserei_bunch(flower, stems: int, wrap?: paper|cloth|foil): Make a bunch', 'strausserei_card(template, words, signature?): Print a card', 'strausserei_cut(flower, cm: int): Cut stems', 'strausserei_cool(fridge, celsius: int): Cold store', 'strausserei_force(flower, pace: faster|slower): How fast flowers open', 'strausserei_bring(order, address, at?): Bring flowers', 'strausserei_box(order, shape: standing|lying): Choose a box'],
    steps: `
      @stem strausserei_bunch flower={fl} stems=10 // strausserei_bunch flower={fl} stems=20 // strausserei_bunch flower={fl} stems=30 // strausserei_bunch flower={fl} stems=100 | 묶기 | {fl} {stem} 묶는다. 싸는 건 손님이 고른다.
      @wrap strausserei_bunch flower={fl} stems=15 wrap=paper // strausserei_bunch flower={fl} stems=15 wrap=cloth // strausserei_bunch flower={fl} stems=15 wrap=foil | 싸기까지 | {fl} 열다섯 송이를 {wrap:로} 싼다.
      strausserei_card template={tpl} words="{msg}" | 카드 | {tpl} 템플릿에 "{msg}". 이름은 넣지 않음.
      strausserei_card template={tpl} words="{msg}" signature="{snd}" | 이름까지 | 카드 글 "{msg}", 틀은 {tpl}, 밑에는 보낸 분 이름.
      strausserei_cut flower={fl} cm={cm} | 자르기 | {fl} 대를 {cm}cm로 맞춘다. 물통은 20cm다.
      strausserei_cool fridge="{room}" celsius={t} | 차게 | {room:은} {t}도
      @bloom strausserei_force flower={fl} pace=faster // strausserei_force flower={fl} pace=slower | 피우기 | {fl:이} 지금보다 {bloom} 해 주세요.
      strausserei_bring order={ord} address="{addr}" | 갖다 드리기 | 온 주문을 갖다 드린다. 주소는 "{addr}". 시각은 말하지 않았다.
      @kind strausserei_box order={ord} shape=standing // strausserei_box order={ord} shape=lying | 상자 | 이 주문은 {kind:로} 담는다. {time}에 {who:이} 나간다.
    `,
  },
  {
    language: 'ko',
    slots: { unit: '경보반2, 감지구역 7, F-03', floor: '지하 1층 / 1층 / 5층', bell: '지구종 / 비상벨', min: '5..40', hyd: '소화전4, 옥상밸브, H-9', bar: '3..8', ext: '=0117, 0338, 0902', y: '=2026-11-30, 2027-03-31', why: '=용접 작업, 연막 시험, 공사 먼지', who: '방재실 석, 소방서 중앙', tel: '=031-119-2200, 010-7733-1180', door: '방화문 동, 방화문 서, 계단 B', smoke: '빨아내게 / 불어넣게', say: '=훈련 상황입니다, 계단을 이용하세요, 안심하고 기다리세요', k: '한 번 / 두 번 / 세 번' },
    tools: ['brandmeister_bypass(zone, minutes?: int, reason?): Take a zone out of watch', 'brandmeister_watch(zone): Watch a zone again', 'brandmeister_hush(bell: district|emergency): Silence a bell', 'brandmeister_fan(floor: int, work: extract|supply): Smoke fan of a floor', 'brandmeister_door(door, hold: open|closed): Fire doors', 'brandmeister_test(hydrant, bar: int, rounds: int): Test a hydrant', 'brandmeister_speak(sentence, floor?: int): Speak to people', 'brandmeister_tag(extinguisher, valid_until): Enter until when an extinguisher is good'],
    steps: `
      brandmeister_bypass zone="{unit}" | 눈감기 | {unit:은} 잠시 살피지 않는다. 몇 분인지와 까닭은 비운다.
      brandmeister_bypass zone="{unit}" minutes={min} reason="{why}" | 까닭까지 | {why:이} 있어서 {unit:을} {min}분 재운다. 까닭도 그대로 적을 것.
      brandmeister_watch zone="{unit}" | 다시 눈뜨기 | 먼지가 가라앉았다. {unit:이} 다시 살피게 한다.
      @bell brandmeister_hush bell=district // brandmeister_hush bell=emergency | 종 달래기 | 시끄러운 {bell:을} 잠재워라.
      @floor brandmeister_fan floor=-1 work=extract // brandmeister_fan floor=1 work=extract // brandmeister_fan floor=5 work=extract | 연기 빼기 | {floor} 연기를 밖으로 뽑는다. 지하는 빼기로 센다.
      brandmeister_door door="{door}" hold=closed | 불길 막기 | {door:을} 닫힌 채 붙잡아 불길을 막는다
      @k brandmeister_test hydrant={hyd} bar={bar} rounds=1 // brandmeister_test hydrant={hyd} bar={bar} rounds=2 // brandmeister_test hydrant={hyd} bar={bar} rounds=3 | 쏘아 보기 | {hyd}, {bar}바로 {k} 쏘아 본다.
      brandmeister_speak sentence="{say}" | 온 건물에 | 온 건물에 "{say}". 층은 가리지 않는다.
      brandmeister_tag extinguisher={ext} valid_until={y} | 딱지 | 소화기 {ext:은} {y}까지 쓴다고 붙여 두세요.
      send_message channel=sms to={tel} text="{unit} 훈련입니다" | 미리 알리기 | {who}, {tel}. sms로 "{unit} 훈련입니다"
    `,
  },
];
