import type { Scene } from '../../scene';

/** Short steps with several values, words that stand for a setting, counts in words: Korean, part 2. */
export const denseKo2: readonly Scene[] = [
  {
    language: 'ko',
    slots: { dev: '청소기-3, 먼지돌이, R-11', room: '안방, 서재, 현관, 복도끝', k: '한 번 / 두 번 / 세 번', suck: '약하게, 살살 / 보통으로, 늘 하던 세기로 / 세게, 가장 힘껏', until: '=07:00, 08:30, 13:00', msg: '=문턱 조심하세요, 바닥이 젖었어요, 발밑을 봐 주세요', cm: '3..9', n: '2..8' },
    tools: ['stauballe_area(robot, room, passes?: int): 방 하나를 청소시킨다', 'stauballe_dock(robot, wash_mop?: bool): 충전대로 보낸다', 'stauballe_power(robot, suction: low|normal|max): 흡입 세기', 'stauballe_quiet(robot, until): 조용한 시간을 정한다', 'stauballe_speak(robot, sentence): 말하게 한다'],
    steps: `
      @k stauballe_area robot="{dev}" room={room} passes=1 // stauballe_area robot="{dev}" room={room} passes=2 // stauballe_area robot="{dev}" room={room} passes=3 | 방 쓸기 | {dev}, {room:을} {k} 훑는다.
      stauballe_area robot="{dev}" room={room} | 몇 번이든 | {room}에 부스러기가 있어요. {dev:을} 그리로 내보내 주세요.
      stauballe_dock robot="{dev}" | 거둬들이기 | {dev}, 이제 그만하고 제자리로 돌아가. 걸레 얘기는 하지 않는다.
      stauballe_dock robot="{dev}" wash_mop=true | 걸레까지 | {dev:을} 불러들이되 걸레도 빨게 한다
      stauballe_dock robot="{dev}" wash_mop=false | 걸레는 말고 | {dev:을} 들여보낸다. 걸레는 빨지 않는다. 먼지통은 {n}일에 한 번 비운다.
      @suck stauballe_power robot="{dev}" suction=low // stauballe_power robot="{dev}" suction=normal // stauballe_power robot="{dev}" suction=max | 빠는 힘 | {dev:은} {suck} 빨아들인다.
      stauballe_quiet robot="{dev}" until={until} | 재우기 | {until}까지 {dev:이} 소리를 내면 안 됩니다.
      stauballe_speak robot="{dev}" sentence="{msg}" | 말하기 | {dev}더러 "{msg}"라고 읽게 한다. 문턱은 {cm}cm다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 양계/문 {"동": "{other}", "기온": {t}}',
    slots: { d: '가동, 3동, 병아리동', other: '77동, 거위동', t: '-5..31', kg: '2..40', lux: '5..60', door: '서쪽 문(west) / 동쪽 문(east) / 앞문(front)', door2: '들창(hatch) / 뒷문(rear)', m: '15..90', who: '강씨 아주머니, 누리, 수의사 백', eggs: '110..890', feed: '산란 사료, 육추 사료, 옥수수' },
    tools: ['gallina_gate(house, gate: west|east|front|hatch|rear, state: up|down): Move a sliding gate', 'gallina_feed(house, feed, kg: int): Give feed', 'gallina_light(house, lux: int, fade_min?: int): Light of a house', 'gallina_collect(house, eggs: int, by?): Book collected eggs'],
    steps: `
      @door gallina_gate house={d} gate=west state=down // gallina_gate house={d} gate=east state=down // gallina_gate house={d} gate=front state=down | 막기 | 해가 졌다. {d}의 {door}부터 내려 막는다.
      @door2 gallina_gate house={d} gate=hatch state=up // gallina_gate house={d} gate=rear state=up | 걷어 올리기 | {d}, {door2}만 걷어 올려 닭이 나가게 하세요
      gallina_feed house={d} feed="{feed}" kg={kg} | 모이 | {feed} {kg}킬로를 {d}에 부어 준다.
      gallina_light house={d} lux={lux} fade_min={m} | 천천히 밝게 | {d:은} {lux}럭스. {m}분에 걸쳐서.
      gallina_light house={d} lux={lux} | 바로 밝게 | {d:을} {lux}럭스로. 서서히 바꿀 것 없이 곧장.
      gallina_collect house={d} eggs={eggs} by="{who}" | 알 걷기 | {who:이} {d}에서 알 {eggs}개를 거뒀다고 올린다.
      gallina_collect house={d} eggs={eggs} | 누가인지 모름 | {d}, 알 {eggs}개. 거둔 사람은 적지 않는다.
      gallina_feed house={other} feed="{feed}" kg={kg} | 알려 온 동 | 문이 말썽인 동에도 {feed} {kg}킬로를 준다.
      cron_add schedule="30 5 * * *" action=procedure text="닭장 열기" | 새벽 | 날마다 새벽 5시 반(30 5 * * *)에 "닭장 열기" 절차가 시작되게 한다. 이름은 붙이지 않음.
    `,
  },
  {
    language: 'ko',
    slots: { tpl: '=box40, 냉동주의, SHELF-2', tpl2: '=qr-mini, 파손주의, tag90', from: '1..9', to: '21..60', cnt: '한 장 / 두 장 / 세 장 / 열두 장 / 서른 장', item: '멸치액젓, 현미 10kg, 건표고', lot: '=L2207, K5511, S0390', prn: 'zebra-2, 창고프린터, LP-9', dark: '진하게, 더 새까맣게 / 흐리게, 연하게', speed: '2..8' },
    tools: ['etikettor_stamp(template, text, copies?: int): 라벨을 찍는다', 'etikettor_series(template, from: int, to: int): 번호가 이어지는 라벨을 찍는다', 'etikettor_heat(printer, change: darker|lighter): 인쇄 농도', 'etikettor_feed(printer, labels: int): 빈 라벨을 밀어낸다'],
    steps: `
      etikettor_series template={tpl} from={from} to={to} | 이어 찍기 | {from}번부터 {to}번까지 {tpl} 템플릿으로 찍어 낸다.
      etikettor_series template={tpl2} from={from} to={to} | 번호표 | 템플릿 {tpl2}, {from}에서 시작해 {to}에서 끝.
      @cnt etikettor_stamp template={tpl} text="{item}" copies=1 // etikettor_stamp template={tpl} text="{item}" copies=2 // etikettor_stamp template={tpl} text="{item}" copies=3 // etikettor_stamp template={tpl} text="{item}" copies=12 // etikettor_stamp template={tpl} text="{item}" copies=30 | 몇 장 | "{item}" 라벨을 {tpl} 틀에 얹어 {cnt}.
      etikettor_stamp template={tpl2} text={lot} | 로트 라벨 | {tpl2} 템플릿에 {lot:을} 적어서 낸다. 장수는 정하지 않는다.
      @dark etikettor_heat printer="{prn}" change=darker // etikettor_heat printer="{prn}" change=lighter | 글씨 | {prn} 글씨가 {dark} 나오도록.
      etikettor_feed printer="{prn}" labels=3 | 빈 것 | {prn}에서 아무것도 안 적힌 라벨을 석 장 밀어내세요.
      file_search query={lot} path=labels/ | 로트 찾기 | labels/ 안에서 {lot:이} 나오는 파일을 찾는다.
      file_write path=labels/last.txt content="{tpl}: {from}-{to}" append=true | 찍은 것 | labels/last.txt 끝에 "{tpl}: {from}-{to}" 한 줄을 보탠다. 빠르기는 {speed:로} 그냥 둔다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /cafe/order {"주문": "{ord}", "테이블": {tb}}',
    slots: { ord: '=K-71, K-88, W-13', tb: '1..22', drink: '라떼, 아메리카노, 콜드브루, 말차', shot: '샷 하나 / 샷 둘 / 샷 셋', ice: '얼음 없이 / 얼음 조금만 / 얼음 듬뿍', size: '작은 컵 / 큰 컵', milk: '귀리 우유 / 두유', n: '2..9', bean: '시다모, 만델링, 안티구아', g: '16..24', s: '22..35', who: '점장 유, 오전조 하늘' },
    tools: ['crema_make(drink, size: small|large, ice?: none|little|much): Make a drink', 'crema_shots(drink, shots: int): Add shots to a drink', 'crema_milk(drink, kind: oat|soy): Take another milk', 'crema_grind(bean, grams: int, seconds?: int): Grind beans for the espresso machine', 'crema_soldout(drink, until?): Take a drink off the menu'],
    steps: `
      @size crema_make drink={drink} size=small // crema_make drink={drink} size=large | 컵만 | {drink}, {size}. 얼음 얘기는 없었다.
      @ice crema_make drink={drink} size=large ice=none // crema_make drink={drink} size=large ice=little // crema_make drink={drink} size=large ice=much | 얼음까지 | 큰 컵에 {drink}, {ice}.
      @shot crema_shots drink={drink} shots=1 // crema_shots drink={drink} shots=2 // crema_shots drink={drink} shots=3 | 진하게 | {drink}에 {shot} 더 넣어 주세요.
      @milk crema_milk drink={drink} kind=oat // crema_milk drink={drink} kind=soy | 우유 말고 | 손님이 우유를 못 드신다. {drink:은} {milk:로}.
      crema_grind bean={bean} grams={g} seconds={s} | 갈기 | {bean} {g}그램을 {s}초 간다.
      crema_grind bean={bean} grams={g} | 초는 없이 | {g}그램, 콩은 {bean}. 몇 초인지는 기계가 안다.
      crema_soldout drink={drink} | 품절 | {drink} 재료가 떨어졌다. 손님이 더는 고를 수 없게 내린다. 언제 다시 올릴지는 미정.
      send_message channel=bar text="{drink} {n}잔 밀림" | 뒤쪽에 | bar 채널에 받는 사람 없이 "{drink} {n}잔 밀림"
      mqtt_publish topic=cafe/call payload={ord} | 부르기 | cafe/call 에 들어온 주문 번호만 내보낸다. {who:은} 지금 자리에 없음.
    `,
  },
  {
    language: 'ko',
    slots: { g: '남쪽 들머리(south) / 뒷길 쪽(alley) / 화물 쪽(cargo)', plate: '=12가3456, 88누1290, 301호7752, 45무8013', min: '=10, 20, 45, 90', floor: '지하 1층 / 지하 2층 / 지하 3층', n: '3..40', who: '관리실 봉, 야간 허', why: '=물청소, 도색 작업, 소방 점검', card: '=C-4410, C-9027, C-3315', m: '2..4' },
    tools: ['parkhaus_bar(gate: south|alley|cargo, move: raise|lower): Move a barrier', 'parkhaus_grace(plate, minutes: int): Free minutes for a car', 'parkhaus_level(level: int, sign: free|full): Sign of a level', 'parkhaus_deny(plate, reason?): Let a car in no more', 'parkhaus_card(card, plate): Connect a card with a car'],
    steps: `
      @g parkhaus_bar gate=south move=raise // parkhaus_bar gate=alley move=raise // parkhaus_bar gate=cargo move=raise | 들여보내기 | 소방차가 온다. {g} 봉을 들어 준다.
      @g parkhaus_bar gate=south move=lower // parkhaus_bar gate=alley move=lower // parkhaus_bar gate=cargo move=lower | 막아 두기 | {g} 길을 봉으로 막는다. 높이 제한은 {m}m다.
      parkhaus_grace plate={plate} minutes={min} | 봐주기 | {plate} 차는 {min}분 동안 돈을 안 받는다.
      @floor parkhaus_level level=1 sign=full // parkhaus_level level=2 sign=full // parkhaus_level level=3 sign=full | 꽉 참 | {floor:은} 자리가 하나도 없다. 전광판에 그렇게 보이게 해라.
      @floor parkhaus_level level=1 sign=free // parkhaus_level level=2 sign=free // parkhaus_level level=3 sign=free | 자리 났음 | {floor}에 {n}자리가 비었다. 표시를 바꿔 주세요.
      parkhaus_deny plate={plate} | 못 들어오게 | {plate}, 이제 못 들어온다. 까닭은 적지 않아도 된다.
      parkhaus_deny plate={plate} reason="{why}" | 까닭 적어서 | {plate:은} 돌려보내고 까닭은 "{why}"로 남긴다.
      parkhaus_card card={card} plate={plate} | 묶기 | {card} 카드를 {plate} 차에 물린다.
      pushover title="주차장" message="{plate} 확인 바람" | 관리자에게 | {who} 앞 푸시: 제목 주차장, 내용 {plate} 확인 바람
    `,
  },
  {
    language: 'ko',
    slots: { w: '남창, 회의실2, 거실 왼쪽, 온실동', k: '반만, 절반까지만 / 끝까지, 다 / 조금만, 한 뼘만', ang: '15..75', lock: '아이들이 못 만지게 / 누구나 만질 수 있게', wind: '6..14', scene: '=낮잠, movie, 아침8, desk', sec: '20..90', fab: '린넨, 암막, 망사', pin: '4..25', bd: 'blind-box, 창가보드' },
    tools: ['lamella_open(window, amount: half|full|slight): 차양을 연다', 'lamella_close(window, amount: half|full|slight): 차양을 닫는다', 'lamella_tilt(window, degrees: int, seconds?: int): 날개를 기울인다', 'lamella_childlock(window, on: bool): 버튼을 잠근다', 'lamella_scene(scene, window?): 저장된 모습을 부른다'],
    steps: `
      @k lamella_open window="{w}" amount=half // lamella_open window="{w}" amount=full // lamella_open window="{w}" amount=slight | 걷기 | 햇빛이 들게 {w} 차양을 {k} 걷는다.
      @k lamella_close window="{w}" amount=half // lamella_close window="{w}" amount=full // lamella_close window="{w}" amount=slight | 치기 | 눈이 부시대요. {w}, {k} 가려 주세요.
      lamella_tilt window="{w}" degrees={ang} seconds={sec} | 기울이기 | {w} 날개를 {ang}도로, {sec}초에 걸쳐 눕힌다.
      lamella_tilt window="{w}" degrees={ang} | 빠르기는 그대로 | 날개 {ang}도, 창은 {w}. 초는 말하지 않는다.
      @lock lamella_childlock window="{w}" on=true // lamella_childlock window="{w}" on=false | 버튼 | {w} 버튼은 {lock} 해 둔다.
      lamella_scene scene={scene} | 모두 같은 모습 | 저장해 둔 {scene} 모습으로. 창은 가리지 않는다.
      lamella_scene scene={scene} window="{w}" | 한 창만 | {w}만 {scene} 장면에 맞춘다. 천은 {fab:이}다.
      gpio_write pin={pin} value=0 board="{bd}" | 모터 전원 | 바람이 {wind}m/s다. {bd} 보드의 {pin}번을 내려 모터에 전기가 안 가게 해라.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 가마/로그 {"가마": "{kiln}", "지금": {now}}',
    slots: { kiln: '큰가마, K-2, 라쿠', now: '180..640', top: '=980, 1060, 1180, 1240', up: '60..180', hold: '10..55', k: '한 단 / 두 단 / 세 단', glaze: '청자유, 흑유, 투명유', pot: '사발, 다관, 접시', cnt: '스무 점 / 서른 점 / 쉰 점', vent: '반쯤 / 다', gas: '조금 늘려, 살짝 올려 / 조금 줄여, 살짝 내려', who: '도예과 연, 허 선생' },
    tools: ['tonwerk_ramp(kiln, target: int, per_hour: int, soak_min?: int): Heat a kiln', 'tonwerk_load(kiln, piece, number: int): Enter what stands in a kiln', 'tonwerk_flap(kiln, opening: half|whole): Open the flap', 'tonwerk_burner(kiln, step: plus|minus): Change the gas a little', 'tonwerk_shelf(kiln, levels: int): Number of shelves in a kiln'],
    steps: `
      tonwerk_ramp kiln="{kiln}" target={top} per_hour={up} soak_min={hold} | 불 때기 | {kiln:을} 시간당 {up}도씩 {top}도까지, 거기서 {hold}분 머문다.
      tonwerk_ramp kiln="{kiln}" target={top} per_hour={up} | 머무름 없이 | {kiln}, 목표 {top}도, 한 시간에 {up}도. 머무르는 시간은 정하지 않음.
      @cnt tonwerk_load kiln="{kiln}" piece={pot} number=20 // tonwerk_load kiln="{kiln}" piece={pot} number=30 // tonwerk_load kiln="{kiln}" piece={pot} number=50 | 재임 | {kiln}에 {pot} {cnt}. 유약은 {glaze}다.
      @vent tonwerk_flap kiln="{kiln}" opening=half // tonwerk_flap kiln="{kiln}" opening=whole | 숨구멍 | {kiln} 숨구멍을 {vent} 튼다.
      @gas tonwerk_burner kiln="{kiln}" step=plus // tonwerk_burner kiln="{kiln}" step=minus | 가스 | {kiln}에 가는 가스를 {gas} 주세요. 지금 {now}도다.
      @k tonwerk_shelf kiln="{kiln}" levels=1 // tonwerk_shelf kiln="{kiln}" levels=2 // tonwerk_shelf kiln="{kiln}" levels=3 | 판 놓기 | {kiln:은} 이번에 {k:로} 쌓는다.
      send_message channel=studio to="{who}" text="{kiln} {top}도 시작" | 선생님께 | studio 채널, 받는 분 {who}, 내용은 "{kiln} {top}도 시작".
      memory_store key=glaze-{up} content={glaze} | 유약 이름 | glaze-{up} 키에 {glaze:을} 적어 둔다.
    `,
  },
  {
    language: 'ko',
    slots: { ip: '=10.4.7.21, 203.0.113.9, 172.16.8.140', ip2: '=10.9.0.3, 198.51.100.77', port: '=22, 443, 8080, 5432', proto: 'TCP / UDP', zone: 'dmz, 사무망, guest', why: '=무차별 로그인, 감사 요청, 신규 협력사', h: '=한 시간 / 두 시간 / 하루', rule: '=R-118, R-340, R-902', who: '보안 채, noc' },
    tools: ['zaunwart_block(address, hours?: int, reason?): Keep an address out', 'zaunwart_pass(address, port: int, protocol: tcp|udp): Let an address in on one port', 'zaunwart_off(rule): Disable a rule', 'zaunwart_order(rule, before): Move a rule in front of another', 'zaunwart_isolate(zone, on: bool): Cut a zone off from the others'],
    steps: `
      zaunwart_block address={ip} | 막기 | {ip:을} 막는다. 얼마 동안인지도 왜인지도 적지 않는다.
      @h zaunwart_block address={ip} hours=1 // zaunwart_block address={ip} hours=2 // zaunwart_block address={ip} hours=24 | 잠시 | {ip}, {h} 동안 발도 못 붙이게.
      zaunwart_block address={ip} reason="{why}" | 까닭만 | {ip} 차단. 사유: {why}. 기한은 없음
      @proto zaunwart_pass address={ip2} port={port} protocol=tcp // zaunwart_pass address={ip2} port={port} protocol=udp | 길 터 주기 | {ip2}에서 {proto} {port:로} 들어오는 것은 받아 준다.
      zaunwart_off rule={rule} | 규칙 재우기 | {rule:은} 당분간 재운다. 지우지는 않는다.
      zaunwart_order rule=R-77 before={rule} | 차례 바꾸기 | R-77이 {rule}보다 앞에 오게.
      zaunwart_isolate zone="{zone}" on=true | 떼어 놓기 | {zone:을} 다른 망에서 떼어 놓으세요.
      zaunwart_isolate zone="{zone}" on=false | 다시 붙이기 | 검사가 끝났으니 {zone:을} 다시 붙여 줍니다.
      send_message channel=secops to="{who}" text="{ip} 막았습니다" | 알리기 | secops 채널의 {who}에게 "{ip} 막았습니다"를 보낸다.
    `,
  },
  {
    language: 'ko',
    slots: { repo: 'billing, 지도앱, labtools', br: '=main, release-4, hotfix-ui, 정산개편', br2: '=dev, next, 실험', tag: '=v2.4.0, v0.9.1, 2026.06', who: 'jiwoo, 박하루, seol', msg: '=빈 값 처리, 로그 줄임, 오타 바로잡음', n: '11..940', days: '2..14' },
    tools: ['gitgarten_branch(repo, name, from?): Make a branch', 'gitgarten_protect(repo, branch, reviews: int): Protect a branch', 'gitgarten_tag(repo, tag, note?): Put a tag', 'gitgarten_merge(repo, request: int, squash?: bool): Merge a request', 'gitgarten_assign(repo, request: int, person): Give a request to somebody'],
    steps: `
      gitgarten_branch repo="{repo}" name={br2} from={br} | 가지 치기 | {repo} 저장소에 가지를 하나 낸다. 이름은 {br2}, {br}에서 갈라진다.
      gitgarten_branch repo="{repo}" name={br2} | 어디서든 | {repo}에 {br2:이}라는 가지. 어디서 갈라질지는 맡긴다.
      gitgarten_protect repo="{repo}" branch={br} reviews=2 | 잠가 두기 | {repo}의 {br}에는 아무나 못 올린다. 두 사람이 봐야 한다.
      gitgarten_tag repo="{repo}" tag={tag} | 꼬리표 | {repo}에 {tag} 꼬리표를 단다. 설명은 없음.
      gitgarten_tag repo="{repo}" tag={tag} note="{msg}" | 설명도 | 저장소 {repo}, 꼬리표 {tag}, 설명 "{msg}"
      gitgarten_merge repo="{repo}" request={n} squash=true | 합치기 | {repo} {n}번 요청을 커밋 하나로 뭉쳐 들인다.
      gitgarten_merge repo="{repo}" request={n} | 그냥 합치기 | {n}번, {repo}. 받아들이세요. 뭉칠지는 정하지 않았습니다.
      gitgarten_assign repo="{repo}" request={n} person="{who}" | 맡기기 | {repo}에 올라온 {n}번은 {who:이} 본다.
      file_read path=repos/{repo}.md lines={days} | 앞부분 | repos/{repo}.md의 첫 {days}줄을 읽어 봐.
    `,
  },
];
