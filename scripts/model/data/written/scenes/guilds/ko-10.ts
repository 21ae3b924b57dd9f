import type { Scene } from '../../scene';

/** Tools of guilds nobody has heard of, near to each other, in Korean, part 10: numbers in words, lists, titles that say half of it. */
export const guildsKo10: readonly Scene[] = [
  // 찐빵 트럭
  {
    language: 'ko',
    event: 'manual - {p} 자리 도착, 찜통 {s} 온도 {t}도, 남은 반죽 {n}개, 다음 자리 {p2}',
    slots: { p: '=시장 앞, 학교 뒤', p2: '=병원 앞, 등산로 입구', s: '=왼쪽 찜통, 큰 찜통', s2: '=오른쪽 찜통, 작은 찜통', t: '62..84 / 97..103', n: '20..140', b: '3..30', bw: '{b} in words', w: '1000..2900', f: '=팥, 야채', f2: '=고구마, 피자' },
    tools: ['bunwago.steam(steamer, buns: int, minutes?: int): Put buns into a steamer', 'bunwago.boost(steamer): 불을 세게 한다', 'bunwago.douse(steamer): 불을 끈다', 'bunwago.price(filling, won: int): Set a price', 'bunwago.sold_out(fillings: text[]): Mark fillings as sold out', 'bunwago.drive(from_spot, to_spot): Drive the truck on', 'bunwago.bell(rings: int): Ring the bell'],
    steps: `
      @t bunwago.boost steamer="{s}" // bunwago.steam steamer="{s}" buns={b} | 찜통 | 찜통이 90도를 넘었으면 거기에 찐빵 {bw} 개를 넣고(시간은 안 적음), 아직이면 불부터 세게.
      bunwago.steam steamer="{s2}" buns={b} minutes=15 | 찌기 | {s2}에 {b}개, 십오 분.
      bunwago.steam steamer="{s2}" buns={n} minutes=30 | 다 찌기 | 남은 반죽을 전부 {s2}에 넣고 반 시간 찝니다.
      bunwago.douse steamer="{s2}" | 불 | {s2} 물이 말랐어요. 꺼 주세요.
      bunwago.price filling={f} won={w} | 값 | {f} 하나 {w}원
      bunwago.price filling={f2} won=2000 | 새 값 | 이제 {f2:은} 이천 원 받자.
      bunwago.sold_out fillings=["{f}","{f2}"] | 품절 | {f}, {f2} 다 나갔다. 품절로 걸어라.
      bunwago.drive from_spot="{p}" to_spot="{p2}" | 이동 | 지금 자리에서 다음 자리로 옮길 것.
      bunwago.bell rings=3 | 종 | 종을 세 번 울려 주십시오.
    `,
  },
  // 도자기 물레 교실
  {
    language: 'ko',
    slots: { w: '1..6', w2: '7..12', w3: '13..18', n: '5..40', r: '40..90', r2: '110..240', c: '=백자토, 청자토', c2: '=분청토, 옹기토', k: '2..9', kw: '{k} in words', s: '=3기 수요반, 직장인반', s2: '=어린이반, 2기 주말반' },
    tools: ['kerapott.turn(wheel: int, rpm: int): Turn a wheel', 'kerapott.rest(wheel: int): Let a wheel rest', 'kerapott.range(wheel: int, slowest: int, fastest: int): 빠르기 범위를 정한다', 'kerapott.clay(class, clay, kg: num): Hand out clay', 'kerapott.other_clay(class, not_clay, but_clay): Hand out another clay', 'kerapott.lesson(class, minutes: int): Start a lesson', 'kerapott.lock(wheels: int[]): Lock wheels'],
    steps: `
      kerapott.turn wheel={w} rpm={r} | 돌리기 | {w}번 물레, 분당 {r}바퀴.
      kerapott.turn wheel={w2} rpm=100 | 백 바퀴 | {w2}번 물레를 분당 백 바퀴로 돌려 주세요.
      kerapott.rest wheel={w3} | 세움 | {w3}번 물레는 세워 둔다.
      kerapott.range wheel={w} slowest={r} fastest={r2} | 범위 | 초보가 앉았습니다. {w}번은 빨라도 {r2}, 느려도 {r:로} 해 주십시오.
      kerapott.clay class="{s}" clay={c} kg=2.5 | 흙 | {s}에 {c} 두 킬로 반.
      kerapott.clay class="{s2}" clay={c2} kg={k} | 흙 나눔 | {c2} {kw} 킬로를 {s2}에 나눠 줘.
      kerapott.other_clay class="{s}" not_clay={c} but_clay={c2} | 다른 흙 | {s:은} 앞으로 {c} 말고 {c2:을} 씁니다.
      kerapott.other_clay class="{s2}" not_clay={c2} but_clay={c} | 흙 바꿈 | {c:로} 바꾼다. {s2:이} 쓰던 {c2:은} 다 떨어졌다.
      kerapott.lesson class="{s2}" minutes=90 | 수업 | {s2} 수업 시작, 한 시간 반.
      kerapott.lesson class="{s}" minutes=120 | 긴 수업 | 오늘 {s:은} 두 시간 할 거예요.
      kerapott.lock wheels=[{w},{w2},{w3}] | 잠금 | 물레 {w}, {w2}, {w3}번 잠글 것
    `,
  },
  // 밤하늘 캠핑 망원경 대여
  {
    language: 'ko',
    event: 'webhook /scope/rent {"망원경": "{s}", "대상": "{o}", "습도": {h}, "손님": "{g}", "예비": "{s2}", "언어": "{l}"}',
    slots: { s: '=T-80, T-102, 반사 8', s2: '=T-130, 굴절 5', o: '=목성, 토성, 달', o2: '=안드로메다, 플레이아데스', h: '30..69 / 88..98', g: '=하준네, 별모임', l: '=한국어, 영어', x: '20..90', x2: '110..260', n: '2..9', nw: '{n} in words', d: '0.5..4.5' },
    tools: ['teleskopa.goto(scope, object): Point a scope at an object', 'teleskopa.dewheat(scope, percent: int): 렌즈 열선을 켠다', 'teleskopa.switch_target(scope, old_object, new_object): Turn from one object to another', 'teleskopa.nudge(scope, direction: north|south|east|west, degrees: num): Nudge a scope', 'teleskopa.power(scope, weakest: int, strongest: int): Limit the magnification', 'teleskopa.playlist(scope, objects: text[]): Show objects one after the other', 'teleskopa.lens(scope, cap: on|off): Lens cap'],
    steps: `
      @h teleskopa.goto scope={s} object="{o}" // teleskopa.dewheat scope={s} percent=40 | 이슬 | 습도가 80을 넘으면 그 망원경 열선을 사십 퍼센트로 켜고, 안 넘으면 신청한 대상으로 돌린다.
      teleskopa.goto scope={s2} object="{o2}" | 예비 | {s2:은} {o2} 쪽을 보게 해 주세요.
      teleskopa.switch_target scope={s} old_object="{o}" new_object="{o2}" | 다음 | 신청한 것은 다 봤대요. 그 망원경을 {o2:로} 돌려요.
      teleskopa.nudge scope={s} direction=west degrees={d} | 서쪽 | 신청한 망원경 서쪽으로 {d}도만.
      teleskopa.nudge scope={s2} direction=north degrees=1.5 | 북쪽 | {s2:을} 북쪽으로 일 점 오 도 옮기기
      teleskopa.power scope={s2} weakest={x} strongest={x2} | 배율 | {s2} 배율은 낮아도 {x}배, 높아도 {x2}배.
      teleskopa.playlist scope={s2} objects=["{o}","{o2}"] | 차례 | {s2}에서 {o}, {o2} 순서로 보여 주십시오.
      teleskopa.lens scope={s} cap=on | 덮기 | 비 온다, 그 망원경 뚜껑 덮어!
      teleskopa.lens scope={s2} cap=off | 벗기기 | {s2} 뚜껑은 벗길 것.
    `,
  },
  // 공장 안전 교육장
  {
    language: 'ko',
    slots: { b: '101..150', b2: '151..199', b3: '201..250', b4: '251..299', m: '=소화기, 추락 체험', m2: '=지게차, 질식 대피', t: '=용접반, 신입 12기', t2: '=도장반, 협력사', s: '40..69', s2: '70..95', h: '=08:30, 10:00', h2: '=13:30, 15:10', i: '=전 강사, 봉 강사', i2: '=위 강사, 판 강사' },
    tools: ['safetora.begin(team, module): 과목을 시작한다', 'safetora.grades(fail_below: int, honour_above: int): Set the marks', 'safetora.attend(badges: int[]): Mark people as present', 'safetora.absent(badges: int[]): Mark people as absent', 'safetora.replan(team, old_module, new_module): Give a team another module', 'safetora.hours(team, first, last): Set begin and end', 'safetora.teacher(team, leaving, coming): Change the teacher', 'safetora.alarm(drill: bool): Sound the alarm, for real or as a drill'],
    steps: `
      safetora.begin team="{t}" module="{m}" | 시작 | {t} {m} 시작하겠습니다.
      safetora.grades fail_below={s} honour_above={s2} | 점수 | 우수는 {s2}점을 넘을 때, 낙제는 {s}점이 안 될 때.
      safetora.attend badges=[{b},{b2},{b3},{b4}] | 출석 | 온 사람: {b}, {b2}, {b3}, {b4}번.
      safetora.absent badges=[{b2},{b4}] | 결석 | {b2}번과 {b4}번은 오지 않았음
      safetora.replan team="{t2}" old_module="{m}" new_module="{m2}" | 과목 | {t2:은} {m:을} 빼고 {m2:을} 듣게 해 주세요.
      safetora.replan team="{t}" old_module="{m2}" new_module="{m}" | 과목 바꿈 | {t}에는 {m2:이} 안 맞는다. {m:로} 바꿔라.
      safetora.hours team="{t2}" first={h} last={h2} | 시간 | {t2}, {h2}에 마치고 {h}에 시작.
      safetora.teacher team="{t}" leaving="{i}" coming="{i2}" | 강사 | {t} 강사는 {i} 대신 {i2}.
      safetora.teacher team="{t2}" leaving="{i2}" coming="{i}" | 강사 교체 | {t2:을} 맡던 {i2:이} 입원하셔서 {i:이} 들어가십니다.
      safetora.alarm drill=true | 훈련 | 훈련이니까 놀라지 말라고 하고, 훈련용으로 경보를 울려 주십시오.
      safetora.alarm drill=false | 진짜 불 | 훈련 아님! 진짜 불이다, 경보!
    `,
  },
  // 도시 농부 옥상 텃밭
  {
    language: 'ko',
    event: 'mqtt roof/plot {"텃밭": "{p}", "주인": "{o}", "작물": "{c}", "흙수분": {h}, "빈텃밭": "{p2}"}',
    slots: { p: '=A3, B1, C7', p2: '=D2, E4, F6', o: '=소율, 현 과장, 은퇴한 곽 씨', o2: '=태린, 701호', c: '=상추, 가지, 고추', c2: '=배추, 쪽파', h: '8..24 / 55..80', l: '1.5..9.5', n: '2..9', nw: '{n} in words', g: '20..190', d: '=2026-12-06, 2027-03-14' },
    tools: ['rooftopia.water(plot, litres: num): Water a plot', 'rooftopia.skip(plot): Leave a plot out today', 'rooftopia.plant(plot, crop, rows: int): 작물을 심는다', 'rooftopia.replant(plot, old_crop, new_crop): Grow something else', 'rooftopia.feed(plot, grams: int, organic: bool): Give fertiliser', 'rooftopia.hand(plot, old_owner, new_owner): Hand a plot over', 'rooftopia.move_owner(owner, old_plot, new_plot): Give an owner another plot', 'rooftopia.remind(owner, date): Remind an owner'],
    steps: `
      @h rooftopia.water plot={p} litres={l} // rooftopia.skip plot={p} | 물 줄까 | 흙수분이 40도 안 되는 텃밭이면 {l}리터를 주고, 40을 넘으면 오늘은 건너뜁니다.
      rooftopia.water plot={p2} litres=0.5 | 반 리터 | {p2}에는 반 리터만.
      rooftopia.plant plot={p2} crop={c2} rows={n} | 심기 | {p2}에 {c2:을} {nw} 줄 심는다.
      rooftopia.replant plot={p} old_crop={c} new_crop={c2} | 작물 | 알려 온 텃밭, 기르던 것은 뽑고 {c2:을} 심어 주세요.
      rooftopia.feed plot={p} grams={g} organic=true | 거름 | 그 텃밭에 유기농 거름 {g}g.
      rooftopia.feed plot={p2} grams={g} organic=false | 비료 | {p2:은} 유기농 말고 보통 비료로 {g}그램 줄 것.
      rooftopia.hand plot={p} old_owner="{o}" new_owner="{o2}" | 주인 | 주인이 이사 간다. 그 텃밭은 이제 {o2} 것.
      rooftopia.hand plot={p2} old_owner="{o2}" new_owner="{o}" | 넘겨받음 | {p2:은} {o2} 이름에서 {o} 이름으로 넘겨 주십시오.
      rooftopia.move_owner owner="{o}" old_plot={p} new_plot={p2} | 자리 | 그늘져서 안 되겠대. 그 주인 자리를 빈텃밭으로 옮겨 줘.
      rooftopia.remind owner="{o2}" date={d} | 알림 | {o2}에게 {d}에 알려 주기
    `,
  },
  // 개인 서버 백업 담당
  {
    language: 'ko',
    event: 'webhook /backup/done {"job": "{j}", "source": "{s}", "target": "{t}", "gb": {g}, "result": "{r}", "next": "{j2}"}',
    slots: { j: 'nightly-db, photos, mail-7', j2: 'weekly-all, docs, web-3', s: '=/srv/db, /home/photos, /var/mail', s2: '=/etc, /srv/www', t: '=nas1, tape2, cloud-b', t2: '=nas4, usb5', g: '3..190', r: '=ok, complete / failed, timeout', k: '3..9', k2: '12..40', n: '2..9', h: '=01:30, 02:45', h2: '=04:10, 05:50', mb: '5..95' },
    tools: ['vaultarix.copy(source, target): Copy once from a source to a target', 'vaultarix.restore(from_target, to_source): 백업을 되살린다', 'vaultarix.verify(job): Check a backup', 'vaultarix.rerun(job, tries?: int): Run a job again', 'vaultarix.keep(job, min_copies: int, max_copies: int): Set how many copies are kept', 'vaultarix.window(job, earliest, latest): 돌아도 되는 시간을 정한다', 'vaultarix.chain(job, after_job): Let a job run after another', 'vaultarix.throttle(job, mb_per_s: int): Slow a job down', 'vaultarix.retarget(job, old_target, new_target): Let a job write elsewhere'],
    steps: `
      @r vaultarix.verify job="{j}" // vaultarix.rerun job="{j}" tries={n} | 결과 | 결과가 ok나 complete면 그 작업을 검증하고, 실패했거나 시간이 초과됐으면 {n}번까지 다시 돌려 주세요.
      vaultarix.copy source={s2} target={t2} | 복사 | {s2:을} {t2}에 한 번 복사.
      vaultarix.copy source={s} target={t2} | 한 벌 더 | 방금 백업한 원본을 {t2}에도 한 벌 떠 둡니다.
      vaultarix.restore from_target={t} to_source={s} | 복구 | 디스크를 갈았다. 백업이 있는 곳에서 원래 자리로 되살려라.
      vaultarix.rerun job="{j2}" | 다시 | next 작업을 다시 돌릴 것. 몇 번인지는 정하지 않음.
      vaultarix.keep job="{j}" min_copies={k} max_copies={k2} | 보관 | 그 작업 사본은 많아도 {k2}벌, 적어도 {k}벌 남겨 주십시오.
      vaultarix.window job="{j2}" earliest={h} latest={h2} | 시간대 | {j2:은} {h}보다 이르게도 {h2}보다 늦게도 돌면 안 됨
      vaultarix.chain job="{j2}" after_job="{j}" | 순서 | 다음 작업은 이 작업 뒤에 이어서.
      vaultarix.throttle job="{j2}" mb_per_s={mb} | 느리게 | {j2} 때문에 회선이 막혀. 초당 {mb}MB로 줄여 줘.
      vaultarix.retarget job="{j}" old_target={t} new_target={t2} | 옮겨 쓰기 | 이 작업이 쓰는 곳을 {t2:로} 바꿔 주시겠어요?
    `,
  },
  // 경로당 난방과 놀이
  {
    language: 'ko',
    slots: { r: '=할머니방, 큰방', r2: '=할아버지방, 작은방', t: '19..24', m: '5..45', w: '=고스톱, 노래 교실', w2: '=요가, 서예', n: '3..20', nw: '{n} in words', h: '=10:00, 14:00', h2: '=15:30, 16:20', v: '1..9', tx: '=점심 드세요, 약 드실 시간입니다', g: '=순자 어르신, 만복 어르신' },
    tools: ['harmonia_floor(room, celsius: int, hours?: num): 바닥을 데운다', 'harmonia_floor_off(room): 바닥 난방을 끈다', 'harmonia_club(weekday: mon|tue|wed|thu|fri, activity): Put an activity on a weekday', 'harmonia_reclub(old_activity, new_activity): Replace an activity', 'harmonia_speak(text, volume?: int): Speak over the loudspeaker', 'harmonia_ride(person, pick_at, bring_back_at): Order the car for somebody', 'harmonia_meal(people: int, soft: bool): Order lunch', 'harmonia_trade(from_room, to_room, chairs: int): Carry chairs'],
    steps: `
      harmonia_floor room="{r}" celsius={t} hours=1.5 | 바닥 | {r} {t}도로 한 시간 반.
      harmonia_floor room="{r2}" celsius={t} hours=2 | 두 시간 | {r2:을} 두 시간만 {t}도로 데워 주세요.
      harmonia_floor room="{r2}" celsius={t} | 춥대요 | {r2} 춥다고 하십니다. {t}도로 올리고 시간은 정하지 마십시오.
      harmonia_floor_off room="{r}" | 더움 | {r:은} 이제 덥다. 바닥 꺼라.
      harmonia_club weekday=tue activity="{w}" | 화요일 | 화요일 {w}.
      harmonia_club weekday=fri activity="{w2}" | 금요일 | {w2:은} 금요일에 하기로 했어요.
      harmonia_reclub old_activity="{w}" new_activity="{w2}" | 바꿈 | {w} 시간에 앞으로는 {w2:을} 한다.
      harmonia_reclub old_activity="{w2}" new_activity="{w}" | 놀이 | 다들 {w:이} 좋으시대. {w2:은} 빼고 그걸 넣어 줘.
      harmonia_speak text="{tx}" volume={v} | 방송 | "{tx}" 음량 {v:로} 방송
      harmonia_ride person="{g}" pick_at={h} bring_back_at={h2} | 차 | {g:을} {h}에 모시러 가고 {h2}에 모셔다드릴 것.
      harmonia_meal people={n} soft=true | 죽 | 점심 {nw} 분, 이가 안 좋으시니 부드러운 것으로 부탁드립니다.
      harmonia_trade from_room="{r}" to_room="{r2}" chairs={v} | 의자 | 의자 {v}개를 {r2:로} 옮긴다, {r}에서.
    `,
  },
];
