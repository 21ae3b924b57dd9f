import type { Scene } from '../../scene';

/** Water, pumps, greenhouses and farms in Korean, part 1. */
export const fieldKo1: readonly Scene[] = [
  {
    language: 'ko',
    event: 'mqtt pumpstation/{site}/call {"펌프": {p}, "출력": {out}, "분": {min}, "전류": {amp}}',
    slots: { site: 'sangwon, deokchon, geumgye, hari, namsan', p: '1..8', out: '9..39', min: '=15, 25, 45, 50, 70, 90', amp: '41.2..88.9' },
    tools: ['pst_begin(unit: int, seconds: int): Run an irrigation pump for a while', 'pst_halt(unit: int): Stop an irrigation pump'],
    steps: `
      gpio_write pin={out} value=1 | 양수장 펌프 출력 | 메시지에 이 펌프가 물려 있는 출력이 적혀 있다. 그 출력을 1로 올린다.
      ^ | 해당 펌프 릴레이 켜기 | 펌프 번호 말고, 함께 온 출력 번호의 핀을 켤 것.
      gpio_write pin={out} value=0 | 펌프 릴레이 내리기 | 요청에 적힌 출력을 0으로.
      pst_halt unit={p} | 정지 | 요청에 적힌 펌프를 세워 주십시오.
      pst_begin unit={p} seconds=180 | 시운전 3분 | 요청이 온 펌프를 3분간 돌려 본다. 요청에 적힌 시간은 본 가동용이라 여기서는 쓰지 않는다.
      notify message="{p}번 펌프, 전류 {amp} A" | 전류 알림 | 이 컴퓨터 알림으로 몇 번 펌프인지, 전류가 몇 A인지 한 줄로 띄운다.
      file_write path=log/pump.csv content="{p},{min},{amp}" append=true | 대장에 덧붙이기 | log/pump.csv 끝에 펌프 번호, 분, 전류를 이 순서로 쉼표로만 이어 한 줄 추가.
      memory_store key=pump-{p}-last content="{min}분 가동, {amp} A" | 메모 | pump-{p}-last 라는 키로 몇 분 가동인지와 전류를 남긴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt drain/{sump}/level {"수위_cm": {lvl}, "유입": {inflow}, "문": "닫힘"}',
    slots: { sump: '1..12', lvl: '60..139 / 141..230', inflow: '3..58', pin: '4..27' },
    tools: ['sump_empty(basin: int, pumps: int): Start so many pumps of a basin', 'sump_rest(basin: int): Stop all pumps of a basin'],
    steps: `
      @lvl failed "수위가 {lvl} cm로 140 cm를 넘지 않는다" // sump_empty basin={sump} pumps=2 | 배수 시작 | {sump}번 집수정 수위가 140 cm를 넘을 때만 펌프 두 대를 돌린다. 아니면 실패 처리.
      @lvl sump_rest basin={sump} // failed "수위가 {lvl} cm로 아직 140 cm 이상이다" | 배수 종료 | {sump}번 집수정. 수위가 140 cm 미만으로 내려왔으면 펌프를 전부 세우고, 그렇지 않으면 세우지 말고 실패로 남긴다.
      @lvl gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | 경보등 | 경보등은 {pin}번 핀. 140 cm를 넘었으면 1, 아니면 0을 써서 지금 상태에 맞춘다.
      @lvl sump_rest basin={sump} // sump_empty basin={sump} pumps=3 | 수위대로 | {sump}번 집수정은 140 cm를 경계로, 그 위면 세 대를 돌리고 그 아래면 모두 멈춘다.
      notify message="{sump}번 집수정 수위 {lvl} cm" | 상황실 알림 | 몇 번 집수정이 수위 몇 cm인지 이 컴퓨터에 알림.
      pushover message="집수정 {sump} 수위 {lvl} cm, 기준 140 cm" | 당직자 푸시 | 푸시로 집수정 번호와 수위(cm)를 보내고, 쉼표 뒤에 기준 140 cm를 덧붙인다. 첫 단어는 집수정.
      mqtt_publish topic=drain/sum/inflow payload="{inflow}" | 유입량 중계 | 유입 값만 drain/sum/inflow 로 그대로 발행할 것.
      file_write path=logs/sump-{sump}.txt content="{lvl} cm / {inflow}" append=true | 기록 추가 | logs/sump-{sump}.txt 에 이어 쓴다: 수위 뒤에 cm를 붙이고, 빗금 앞뒤로 한 칸씩 띄운 다음 유입 값.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt wtp/{line}/quality {"탁도": {ntu}, "잔류염소": {cl}, "ph": {ph}, "계열": "{line}"}',
    slots: { line: 'A, B, C, D, E', ntu: '0.05..0.48 / 0.52..2.9', cl: '0.4..0.98', ph: '6.6..7.9' },
    tools: ['naocl_dose(train, mgl: num): Set the chlorine dose of a treatment train', 'pac_dose(train, mgl: num): Set the coagulant dose of a train', 'train_bypass(train, on: bool): Send the water of a train back'],
    steps: `
      naocl_dose train={line} mgl=0.8 | 차염 주입량 | 보고한 계열의 차염 주입률을 0.8 mg/L로 맞춘다. 응집제는 건드리지 않는다.
      pac_dose train={line} mgl=18.5 | PAC | 이 계열 응집제 18.5 mg/L.
      @ntu failed "탁도 {ntu} NTU는 0.5 NTU 이하이다" // train_bypass train={line} on=true | 재순환 | 탁도가 0.5 NTU를 초과한 계열의 물은 되돌린다(바이패스 켬). 기준 안이면 되돌릴 이유가 없으니 실패로 끝낸다.
      @ntu train_bypass train={line} on=false // failed "탁도가 {ntu} NTU로 아직 높다" | 재순환 해제 | 탁도가 0.5 이하로 들어왔을 때에 한해 이 계열의 바이패스를 끈다.
      notify message="계열 {line}: 탁도 {ntu} NTU, 잔류염소 {cl} mg/L" | 수질 알림 | 알림에 어느 계열인지 쓰고 쌍점 뒤에 탁도와 잔류염소를 단위(NTU, mg/L)와 함께 적는다.
      file_write path=quality/today.csv content="{line};{ph};{ntu}" | 오늘 값 새로 쓰기 | quality/today.csv 를 덮어쓴다. 내용은 계열, pH, 탁도를 세미콜론으로 이은 한 줄.
      memory_store key=wtp-{line}-ph content="{ph}" | pH만 | wtp-{line}-ph 에 pH 값만 적어 둔다.
    `,
  },
  {
    language: 'ko',
    earlier: ['관정 목록 확인 | well_list → 1호 핀 {a} 가동, 2호 핀 {b} 정지, 3호 핀 {c} 고장'],
    slots: { a: '4..15', b: '16..27', c: '28..39' },
    tools: ['well_mark(pin: int, state: service|ready): Mark a well in the register'],
    steps: `
      gpio_write pin={a} value=0 | 도는 관정 정지 | 위 목록에서 돌고 있는 관정의 핀을 0으로 내린다.
      gpio_write pin={b} value=1 | 쉬는 관정 기동 | {step1}단계 목록에 서 있는 것으로 나온 관정을 돌린다. 핀을 1로.
      ^ | 예비 투입 | 지금 정지 중인 호기의 핀을 켠다. 고장 난 것은 손대지 말 것.
      well_mark pin={c} state=service | 수리 표시 | 목록에서 고장 난 관정을 대장에 수리 중으로 표시한다.
      gpio_read pin={c} | 고장 호기 입력 확인 | 3호의 핀을 읽는다.
      notify message="1호 가동, 2호 정지, 3호 고장" | 현황 알림 | 이 컴퓨터에 호기 순서대로 상태만 쉼표로 이어서 알린다. 핀 번호는 빼고.
      failed "펌프를 인양할 도구가 없다" | 수중모터 인양 | 고장 난 관정의 수중모터를 크레인으로 끌어올린다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt farm/{house}/env {"t_c": {t}, "rh": {rh}, "co2": {co2}, "창": {win}}',
    slots: { house: 'h1, h2, h3, east, west', t: '11.5..35.5', rh: '41..92', co2: '380..1150', win: '=5, 15, 35, 55, 80' },
    tools: ['ridge_vent(house, percent: int): Set how far the roof vents stand open', 'curtain_draw(house, percent: int): Set how far the thermal screen is drawn', 'dose_co2(house, ppm: int): Set the CO2 target'],
    steps: `
      ridge_vent house={house} percent=25 | 천창 | 이 하우스의 천창을 4분의 1만 연다.
      ridge_vent house={house} percent=100 | 천창 완전 개방 | 신호를 보낸 하우스 천창을 끝까지 연다.
      curtain_draw house={house} percent=50 | 보온커튼 반쯤 | 보온커튼을 절반까지 친다. 천창은 그대로.
      ^ | 커튼 | 해당 동의 스크린 50퍼센트.
      dose_co2 house={house} ppm=900 | 탄산가스 목표 | 이 하우스 CO2 목표를 900 ppm으로. 지금 측정값은 참고만 한다.
      notify message="{house} 하우스 온도 {t}℃, 습도 {rh}%" | 환경 알림 | 어느 하우스인지, 온도와 습도가 얼마인지 기호(℃, %)를 붙여 알림으로 띄운다.
      mqtt_publish topic=farm/{house}/co2 payload="{co2}" | CO2 값 따로 발행 | 받은 값 가운데 CO2만 farm/{house}/co2 토픽으로.
      memory_store key={house}-window content="창 {win}%" | 창 개도 메모 | {house}-window 에 '창' 하고 한 칸 띄운 뒤 지금 개도를 %로 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt mushroom/{room}/alarm {"재배사": "{room}", "온도": {t}, "가습": {hum}, "환기": {fan}, "조명": {lamp}}',
    slots: { room: 'm1, m2, m3, m4', t: '13.2..21.8', hum: '4..12', fan: '13..21', lamp: '22..33' },
    steps: `
      gpio_write pin={hum} value=1 | 가습기 켜기 | 메시지의 가습, 환기, 조명은 각각의 핀 번호다. 가습기를 켠다.
      gpio_write pin={fan} value=1 | 환기팬 | 환기 쪽 핀을 1로 올린다.
      ^ | 공기 갈이 | 온도가 오르고 있으니 환기팬을 돌린다. 핀은 이벤트에 있다.
      gpio_write pin={lamp} value=0 | 소등 | 재배사 조명을 끈다. 번호는 보내온 내용 속 조명 항목.
      gpio_read pin={fan} | 팬 확인 | 환기팬 핀의 현재 값을 읽어 온다.
      notify message="재배사 {room} 온도 {t}℃" | 알림 | 이 컴퓨터에 재배사 이름과 온도.
      pushover message="재배사 {room} 온도 {t}℃, 적정 15~18℃" | 푸시 | 푸시로 재배사와 온도를 보내고 적정 범위 15~18℃를 쉼표 뒤에 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /barn/feed {"우사": {barn}, "사료_kg": {kg}, "두수": {head}, "담당": "{who}"}',
    slots: { barn: '1..9', kg: '120..480', head: '18..64', who: '박창수, 이순례, 정만호, 최필녀' },
    tools: ['augr_run(barn: int, kilograms: num): Convey feed into a barn', 'mist_barn(barn: int, minutes: int): Fog against heat', 'tmr_order(barn: int, bags: int, when: text): Order feed'],
    steps: `
      augr_run barn={barn} kilograms={kg} | 급이 | 요청된 우사에 요청된 만큼 사료를 보낸다.
      ^ | 사료 이송 | 이송기를 돌려 적힌 무게만큼 적힌 우사로. 두수는 참고용이다.
      mist_barn barn={barn} minutes=120 | 안개분무 두 시간 | 같은 우사에 두 시간 동안 안개분무.
      tmr_order barn={barn} bags=30 when=2026-05-06 | 사료 주문 | 이 우사 앞으로 2026-05-06 도착으로 서른 포 주문한다.
      notify message="{who}: {barn}번 우사 사료 {kg} kg" | 급이 알림 | 알림은 담당자 이름, 쌍점, 그 뒤에 몇 번 우사에 사료 몇 kg인지.
      file_write path=feed/log.txt content="우사 {barn}, 두수 {head}, 사료 {kg} kg" append=true | 급이 일지 | feed/log.txt 에 덧붙인다. 우사, 두수, 사료 순으로 이름을 붙여 쉼표로 잇고 사료에는 kg를 쓴다.
      memory_recall query={who} limit=3 | 담당자 메모 찾기 | 담당한 사람에 대한 메모를 찾되 세 건까지만.
      failed "소를 옮길 도구가 없다" | 우군 이동 | 이 우사의 소를 옆 방목지로 몰고 나간다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt fish/{tank}/do {"수조": "{tank}", "do": {do}, "수온": {t}, "산소핀": {o2}, "순환핀": {circ}}',
    slots: { tank: 'A1, A2, B1, B3, C2', do: '2.8..4.9 / 5.1..9.2', t: '14.5..26.5', o2: '5..18', circ: '19..34' },
    tools: ['rest_feeder(tank, minutes: int): Stop feeding for a while', 'feeder_go(tank): Resume feeding'],
    steps: `
      @do gpio_write pin={o2} value=1 // gpio_write pin={o2} value=0 | 액화산소 밸브 | 용존산소가 5 mg/L 아래면 산소핀을 1로, 그렇지 않으면 0으로 둔다.
      @do rest_feeder tank={tank} minutes=60 // failed "용존산소가 {do} mg/L로 충분하다" | 급이 중단 | DO가 5 mg/L 미만일 때만 이 수조 급이를 한 시간 멈춘다.
      @do failed "용존산소가 {do} mg/L로 5 mg/L에 못 미친다" // feeder_go tank={tank} | 급이 재개 | 용존산소 5 mg/L 이상이 확인되면 해당 수조의 급이를 다시 시작하고, 못 미치면 실패로 처리한다.
      gpio_write pin={circ} value=1 | 순환펌프 가동 | 순환에 쓰는 핀을 켠다. 산소 쪽은 그대로 둔다.
      notify message="{tank} 수조 용존산소 {do} mg/L, 수온 {t}℃" | 양식장 알림 | 알림 창에 어느 수조인지, 용존산소와 수온이 얼마인지 단위까지.
      send_message channel=telegram text="{tank} 수조 용존산소 {do} mg/L" | 텔레그램 | telegram 채널에 수조와 용존산소만 짧게 보낸다. 단위는 mg/L.
      memory_store key=tank-{tank} content="DO {do} / 수온 {t}" | 수조 메모 | tank-{tank} 키에 'DO 값 / 수온 값' 꼴로. 단위는 쓰지 않는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt cold/{room}/temp {"실": "{room}", "현재": {now}, "설정": {set}, "문": "{door}"}',
    slots: { room: 'K1, K2, K3, P5, P7', now: '-1.8..8.4', set: '=0.5, 1, 1.5, 2.5, 3', door: '=닫힘 / 열림' },
    tools: ['frig_target(room, celsius: num): Set the target of a cold room', 'frig_defrost(room, minutes: int): Thaw the evaporator', 'frig_siren(room, on: bool): Siren of a cold room'],
    steps: `
      frig_target room={room} celsius={set} | 설정값 다시 보내기 | 메시지에 온 설정 온도를 그 저온실 목표로 다시 써 넣는다.
      ^ | 목표 온도 | 현재 온도가 아니라 함께 온 설정 쪽 값을 해당 실의 목표로.
      @door frig_defrost room={room} minutes=20 // failed "문이 열려 있다" | 제상 | 문이 닫혀 있는 실만 20분 제상한다. 열려 있으면 실패로.
      @door failed "문이 닫혀 있다" // frig_siren room={room} on=true | 문 열림 경보 | 문이 열린 채라면 그 저온실 사이렌을 켠다. 닫혀 있으면 울리지 말고 실패로 남긴다.
      frig_siren room={room} on=false | 사이렌 멈춤 | 이 실의 사이렌을 조용히 시킨다.
      pushover title="저온창고" message="{room} 현재 {now}℃, 설정 {set}℃" | 푸시 | 제목은 저온창고, 본문에는 실 이름, 현재와 설정 온도를 ℃로.
      notify message="{room} 문 {door}" | 문 상태 | 어느 실의 문이 어떤 상태인지 이 컴퓨터에 세 단어로: 실, '문', 상태.
      file_write path=cold/{room}.txt content="{now}" | 현재 온도만 | cold/{room}.txt 를 현재 온도 숫자만으로 새로 쓴다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt silo/level {"1": {s1}, "2": {s2}, "3": {s3}}',
    slots: { s1: '5..35', s2: '36..66', s3: '67..97' },
    tools: ['silo_refill(silo: int, tons: num): Order grain into a silo', 'silo_sweep(silo: int): Run the sweep auger', 'silo_air(silo: int, hours: int): Aerate the grain'],
    steps: `
      silo_refill silo=1 tons=12.5 | 빈 사일로 보충 | 이벤트는 사일로 번호별 재고 %다. 가장 적게 남은 사일로에 12.5톤 채운다.
      silo_air silo=3 hours=6 | 통풍 | 셋 가운데 가장 많이 찬 사일로에 여섯 시간 통풍.
      silo_sweep silo=2 | 스위프 오거 | 2번 사일로의 스위프를 돌린다.
      notify message="사일로 1: {s1}%, 2: {s2}%, 3: {s3}%" | 재고 알림 | 알림 한 줄: '사일로' 다음에 1, 2, 3 순으로 번호, 쌍점, 재고 %를 쉼표로 잇는다.
      mqtt_publish topic=silo/2/level payload="{s2}" | 2번 재고 | 2번 사일로 재고만 silo/2/level 에 발행한다.
      memory_store key=silo-3 content="재고 {s3}%" | 3번 메모 | silo-3 키에 '재고'와 3번 사일로의 %를 적는다.
      file_write path=silo/stock.csv content="{s1},{s2},{s3}" append=true | 재고 대장 | silo/stock.csv 에 세 값을 번호순으로, 쉼표로만 이어 한 줄 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt solar/inv/{inv} {"p_w": {p}, "v_dc": {v}, "i_a": {i}, "고장코드": "{code}"}',
    slots: { inv: '1..14', p: '310..9800', v: '480..760', i: '1.2..14.8', code: 'E021, F114, W302, E077, F009' },
    tools: ['inv_cap(inverter: int, watts: int): Limit the power of an inverter', 'inv_reset(inverter: int, code: text): Clear a fault', 'inv_log(inverter: int, level: error|warning|all): Fetch the log of an inverter'],
    steps: `
      inv_reset inverter={inv} code={code} | 고장 해제 | {inv}번 인버터의 고장을 해제한다. 보내온 코드를 함께 넘길 것.
      inv_cap inverter={inv} watts=4500 | 출력 제한 | {inv}번 인버터를 4.5 kW로 묶는다. 도구는 와트로 받는다.
      inv_log inverter={inv} level=error | 기록 가져오기 | {inv}번 인버터 기록 중 오류만.
      inv_log inverter={inv} level=all | 전체 기록 | 등급 가리지 말고 {inv}번 기록을 전부 가져온다.
      notify message="인버터 {inv}, 고장코드 {code}" | 고장 알림 | 이 컴퓨터에 인버터 번호와 고장코드를 알린다.
      pushover message="인버터 {inv} 출력 {p} W, 전압 {v} V" | 발전 푸시 | 푸시. 인버터 번호 다음에 출력, 전압을 단위와 함께.
      mqtt_publish topic=solar/{inv}/current payload="{i} A" | 전류 중계 | solar/{inv}/current 에 전류를 발행. 숫자 뒤 한 칸 띄고 A.
      file_write path=solar/faults.txt content="{inv} - {code}" append=true | 고장 대장 | solar/faults.txt 끝에 인버터 번호와 고장코드를 ' - ' 로 이어 추가한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt genset/status {"연료": {fuel}, "배터리": {bat}, "모드": "{mode}", "rpm": {rpm}}',
    slots: { fuel: '4..19 / 21..95', bat: '24.1..27.9', mode: '=auto / manual, off', rpm: '=0, 1795, 1800, 1806', pin: '6..26' },
    tools: ['gen_crank(test: bool): Start the generator; test true means without load', 'gen_stop(): Stop the generator'],
    steps: `
      @fuel failed "연료가 {fuel}%뿐이다" // gen_crank test=true | 무부하 시험 | 연료가 20% 이상이면 발전기를 무부하로 시험 기동한다. 모자라면 기동하지 않고 실패로.
      @mode gen_crank test=false // failed "모드가 {mode}이다" | 부하 기동 | 모드가 auto일 때만 부하를 물려 기동한다.
      @fuel gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | 연료 경고등 | 경고등은 {pin}번. 연료 20% 미만이면 켜고 그 이상이면 꺼 둔다.
      gen_stop | 발전기 정지 | 시험이 끝났으니 세운다.
      notify message="발전기 연료 {fuel}%, 배터리 {bat} V" | 상태 알림 | 발전기 연료와 배터리 전압을 이 컴퓨터 알림으로.
      file_write path=genset/2026-05.txt content="{mode} / {rpm} rpm" append=true | 점검 기록 | genset/2026-05.txt 에 이어 쓰기: 모드, 빗금(앞뒤 한 칸), 회전수와 rpm.
      memory_store key=genset-battery content="{bat} V" | 축전지 | genset-battery 에 배터리 전압을 단위까지 적어 둔다.
      failed "연료를 채울 도구가 없다" | 경유 보충 | 경유통을 들고 가서 탱크를 채운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt weather/{st}/obs {"wind": {w}, "gust": {g}, "rain_mm": {r}, "dir": "{dir}", "t": {t}}',
    slots: { st: 'ws1, ws2, ridge, coast, dam', w: '0.4..9.8', g: '10.2..13.8 / 14.1..27.5', r: '0.5..48.5', dir: '=N, NE, E, SE, S, SW, W, NW', t: '-9.5..34.5' },
    tools: ['mast_lower(station): Lower the mast of a station', 'mast_raise(station): Raise the mast', 'met_upload(station, field: wind|gust|rain|temp, value: num): Send one value to the service'],
    steps: `
      @g failed "순간풍속이 {g} m/s이다" // mast_lower station={st} | 마스트 내리기 | 순간풍속(돌풍)이 14 m/s를 넘으면 그 관측소 마스트를 내린다. 평균풍속은 보지 않는다.
      @g mast_raise station={st} // failed "돌풍이 {g} m/s로 14 m/s 이상이다" | 마스트 올리기 | 돌풍이 14 m/s 미만일 때만 보고한 관측소의 마스트를 다시 세운다.
      met_upload station={st} field=rain value={r} | 강수량 전송 | 이번에 온 강수량을 서비스로 올린다.
      met_upload station={st} field=wind value={w} | 평균풍속 올리기 | 평균풍속만. 순간풍속은 올리지 않는다.
      met_upload station={st} field=temp value={t} | 기온 올리기 | 같은 방식으로 기온을 보낸다.
      notify message="{st}: 순간풍속 {g} m/s, 풍향 {dir}" | 바람 알림 | 관측소 이름과 쌍점, 이어서 순간풍속(m/s)과 풍향을 쉼표로 이어 알림에 쓴다.
      mqtt_publish topic=weather/line payload="{st} {t} {r}" | 한 줄로 | weather/line 에 관측소, 기온, 강수량을 한 칸씩 띄워 발행한다. 단위는 없이.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt gate/{gate}/req {"수문": {gate}, "개도": {op}, "상류": {up}, "하류": {down}, "요청": "{who}"}',
    slots: { gate: '1..9', op: '=10, 20, 35, 60, 75', up: '3.1..6.8', down: '0.8..2.9', who: '재난상황실, 농어촌공사, 읍사무소, 수리계' },
    tools: ['slg_move(gate: int, percent: int): Move a sluice gate to an opening', 'slg_lock(gate: int): Lock a gate', 'slg_unlock(gate: int): Unlock a gate'],
    steps: `
      slg_move gate={gate} percent={op} | 수문 조작 | 요청된 수문을 요청된 개도까지 움직인다.
      slg_move gate={gate} percent=0 | 전폐 | 이 수문을 완전히 닫을 것. 요청에 적힌 개도는 무시.
      ^ | 완전히 닫기 | 요청과 상관없이 그 수문을 다 내린다.
      slg_lock gate={gate} | 잠금 | 조작이 끝난 이 수문을 잠가 둔다.
      slg_unlock gate={gate} | 잠금 풀기 | 움직이기 전에 해당 수문의 잠금부터 푼다.
      send_message channel=kakao to="{who}" text="{gate}번 수문 개도 {op}%" | 회신 | kakao 채널로 요청한 곳에 몇 번 수문이 개도 몇 %인지 보낸다.
      notify message="상류 {up} m, 하류 {down} m" | 수위 알림 | 상류와 하류 수위를 m 단위로 이 컴퓨터에 알린다.
      file_write path=gate/log.csv content="{gate},{op},{who}" append=true | 조작 대장 | gate/log.csv 에 수문, 개도, 요청한 곳을 쉼표로만 이어 추가한다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt boiler/{b} {"급수": {feed}, "증기압": {bar}, "배기": {flue}, "버너핀": {burn}, "블로핀": {blow}}',
    slots: { b: '1..4', feed: '62..98', bar: '5.1..7.8 / 8.1..9.6', flue: '142..228', burn: '5..15', blow: '16..27' },
    steps: `
      @bar gpio_write pin={burn} value=1 // failed "증기압이 {bar} bar이다" | 버너 점화 | 증기압이 8 bar 이하인 경우에만 버너를 붙인다. 버너핀은 1이면 탄다.
      @bar gpio_write pin={burn} value=1 // gpio_write pin={burn} value=0 | 버너 자동 | 8 bar를 넘으면 버너를 끄고, 넘지 않으면 태운다. 1이 연소, 0이 소화.
      gpio_write pin={blow} value=1 | 블로다운 | 하부 드레인은 블로핀이 1일 때 열린다. 연다.
      gpio_write pin={blow} value=0 | 드레인 닫기 | 블로 쪽 핀을 0으로 내려 닫는다.
      gpio_read pin={burn} | 화염 확인 | 버너 핀이 지금 어떤지 읽는다.
      notify message="{b}호기 증기압 {bar} bar, 배기 {flue}℃" | 보일러실 알림 | 알림에 {b}호기의 증기압과 배기 온도를 단위와 함께 쓴다.
      pushover message="보일러 {b} 증기압 {bar} bar, 상한 8 bar" | 상한 푸시 | 보일러 번호와 증기압을 푸시로 보내고 상한이 8 bar라고 붙인다.
      file_write path=boiler/{b}.csv content="{feed};{bar};{flue}" append=true | 운전 일지 | boiler/{b}.csv 끝에 급수, 증기압, 배기 순으로 세미콜론으로 이어 한 줄.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /lift {"호기": {car}, "층": {floor}, "코드": "{code}", "갇힘": {n}}',
    slots: { car: '1..6', floor: '7..19', code: 'DR-04, OV-11, BRK-2, PH-07, DR-19', n: '=0 / 21, 22, 23' },
    tools: ['elv_park(car: int, floor: int): Send a car to a floor and hold it there', 'elv_release(car: int): Put a car back into service', 'elv_case(car: int, code: text, urgent: bool): Report a fault to the maker'],
    steps: `
      elv_park car={car} floor=1 | 1층 대기 | 고장을 알린 호기를 1층으로 내려 붙잡아 둔다.
      elv_release car={car} | 운행 복귀 | 점검이 끝났다. 이 호기를 다시 운행에 넣는다.
      elv_case car={car} code={code} urgent=false | 고장 접수 | 온 코드 그대로 제조사에 접수. 급하지 않음으로.
      elv_case car={car} code={code} urgent=true | 긴급 접수 | 같은 호기를 긴급으로 접수한다. 코드는 메시지의 것.
      notify message="{car}호기 {floor}층 정지, 코드 {code}" | 관리실 알림 | 이 컴퓨터에 알림: 몇 호기가 몇 층에 정지했는지, 쉼표 뒤에 코드.
      send_message channel=sms text="{car}호기 {floor}층" | 문자 | sms 채널로 호기와 층만 붙여 보낸다.
      memory_store key=lift-{car} content="{code}, {floor}층" | 이력 | lift-{car} 메모에 코드와 층을 남길 것.
      @n failed "갇힌 사람이 없다" // notify message="{car}호기 갇힘 {n}명" | 갇힘 알림 | 갇힌 사람이 있을 때만 이 컴퓨터에 몇 호기에 갇힘 몇 명인지 띄운다. 없으면 실패.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt panel/{panel}/trip {"회로": "{ckt}", "전류": {amp}, "차단핀": {trip}, "리셋핀": {reset}}',
    slots: { panel: 'LP1, LP2, MCC-A, PP3, EM', ckt: '환풍, 히터, 급이, 조명, 콤프', amp: '31.5..98.5', trip: '3..14', reset: '15..29' },
    steps: `
      gpio_write pin={reset} value=1 | 차단기 재투입 | 리셋핀에 1을 주면 모터가 차단기를 다시 올린다. 투입한다.
      ^ | 리셋 | 트립된 회로를 복귀시킨다. 리셋용 핀을 올리면 된다.
      gpio_write pin={trip} value=1 | 강제 트립 | 차단핀은 션트 트립이라 1이면 떨어진다. 떨어뜨린다.
      gpio_write pin={trip} value=0 | 트립 신호 해제 | 차단핀에 걸린 신호를 0으로 내려 다시 투입할 수 있게 한다.
      notify message="{panel} {ckt} 회로 트립, {amp} A" | 트립 알림 | 분전반과 회로 이름을 대고 트립이라 쓴 뒤 쉼표, 전류(A)를 알림에 넣는다.
      pushover title="{panel}" message="{ckt} {amp} A" | 푸시 | 제목에는 분전반, 본문에는 회로와 전류(A).
      file_write path=trip/2026.csv content="{panel},{ckt},{amp}" append=true | 트립 대장 | trip/2026.csv 에 분전반, 회로, 전류를 쉼표로 이어 덧붙이기.
      memory_store key="trip-{panel}" content="{ckt} 트립" | 메모 | trip-{panel} 에 회로 이름과 '트립'을 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt field/soil {plain}',
    slots: { plain: '=VWC 31.4 % dry, 토양수분 18.2 % 건조, EC 2.7 mS/cm high, 함수율 44.0 % 적정' },
    tools: ['drip_open(block: int, liters: int): Give a block so much water', 'drip_close(block: int): Stop watering a block'],
    steps: `
      mqtt_publish topic=field/soil/copy payload="{plain}" | 그대로 중계 | 들어온 내용을 손대지 말고 field/soil/copy 로 발행한다.
      notify message="{plain}" | 화면에 띄우기 | 받은 값을 단위까지 그대로 이 컴퓨터 알림에 표시.
      file_write path=soil/raw.txt content="{plain}" append=true | 원문 보관 | soil/raw.txt 에 온 대로 한 줄 이어 붙인다.
      memory_store key=soil-last content="{plain}" | 마지막 값 | soil-last 키에 방금 들어온 문구를 통째로 저장.
      drip_open block=7 liters=2500 | 점적 | 7블록에 물 2.5 m³을 준다. 도구 단위는 리터.
      drip_close block=7 | 점적 종료 | 7블록 관수를 끝낸다.
      pushover message="토양: {plain}" | 푸시 | '토양:' 뒤에 한 칸 띄우고 들어온 내용을 그대로 붙여 푸시로.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt house/{h}/cmd {"구역": "{zone}", "분": {min}, "요청자": "{who}"}',
    slots: { h: '1..6', zone: '=동, 서, 남, 북', min: '6..28 / ∅, null, "?"', who: '김판석, 오말순, 한귀남, 서정택' },
    tools: ['mist_go(zone: 동|서|남|북, minutes: int): Run the foggers of a zone', 'fogger_end(zone: 동|서|남|북): Stop the foggers of a zone'],
    steps: `
      @min mist_go zone={zone} minutes={min} // failed "몇 분인지 적혀 있지 않다" | 포그 분무 | 요청된 구역에 요청된 시간만큼 포그를 뿌린다. 시간이 없으면 지어내지 말고 실패로.
      ^ | 안개 분무 | 메시지에 적힌 구역에 적힌 분 수만큼. 분 수가 비어 있으면 할 수 없다.
      fogger_end zone={zone} | 분무 중지 | 요청이 온 구역의 포그를 멈춘다.
      mist_go zone={zone} minutes=5 | 짧게 | 요청에 무엇이 적혔든 그 구역에 5분만 뿌린다.
      notify message="{who} 요청: {zone}쪽 구역 분무" | 요청 알림 | 누구 요청인지 쓰고 쌍점 뒤에 '○쪽 구역 분무' 꼴로 방향을 넣어 알림을 낸다.
      memory_store key=house-{h}-fog content="{zone}, {who}" | 기록 | house-{h}-fog 에 구역과 요청자를 쉼표로.
      memory_recall query={who} | 요청자 조회 | 요청한 사람 이름으로 메모를 뒤져 본다.
    `,
  },
  {
    language: 'ko',
    earlier: ['가동 중인 펌프 찾기 | pump_scan → 펌프 {p1}번 출력 {o1} 가동, 펌프 {p2}번 출력 {o2} 정지', '수위 읽기 | level_read → {lvl}'],
    slots: { p1: '1..3', p2: '4..6', o1: '8..17', o2: '18..29', lvl: '22..79 / 81..140' },
    steps: `
      gpio_write pin={o1} value=0 | 도는 펌프 세우기 | 지금 돌고 있는 펌프의 출력을 내린다. 어느 것인지는 {step1}단계에서 찾았다.
      ^ | 가동 펌프 정지 | 앞에서 가동으로 나온 쪽 출력에 0.
      gpio_write pin={o2} value=1 | 교번 운전 | 서 있던 펌프로 넘긴다. 그 출력을 1로.
      @lvl failed "수위가 {lvl}로 80 이하이다" // gpio_write pin={o2} value=1 | 두 대 운전 | {step2}단계의 수위가 80을 넘을 때만 서 있는 펌프도 켠다.
      notify message="펌프 {p1} 가동, 펌프 {p2} 정지" | 펌프 알림 | 위에서 찾은 두 펌프의 상태를 나온 순서대로 쉼표로 이어 알림에 띄운다. 출력 번호는 빼고, '펌프'와 번호와 상태만.
      mqtt_publish topic=pit/level payload="{lvl}" | 수위 발행 | pit/level 에 읽은 수위를 낸다.
      file_write path=pit.txt content="수위 {lvl}, 가동 {p1}번" append=true | 일지 | pit.txt 에 덧붙인다: 수위, 그다음 가동 중인 펌프가 몇 번인지.
    `,
  },
  {
    language: 'ko',
    event: 'cron',
    slots: { a: '2..9', b: '10..17', c: '18..26', d: '27..39', board: 'nano-1, pico-b, uno-2, board-4' },
    steps: `
      gpio_write pin={b} value=1 | 두 번째 하우스 난방 | 네 동의 온풍기는 1동부터 차례로 {a}, {b}, {c}, {d}번 핀이다. 2동만 켠다.
      gpio_write pin={d} value=0 | 4동 온풍기 끄기 | 핀은 1동 {a}, 2동 {b}, 3동 {c}, 4동 {d}. 맨 끝 동을 끈다.
      gpio_write pin={c} value=1 | 배기팬만 | {a} 관수, {b} 보광등, {c} 배기팬, {d} 순환팬. 배기팬만 돌린다.
      gpio_write pin={a} value=0 | 관수 차단 | {a} 관수, {b} 보광등, {c} 배기팬. 물 주는 것만 끈다.
      gpio_read pin={b} board={board} | 보광등 상태 | {board} 보드에서 보광등은 {b}, 순환팬은 {d}. 보광등 쪽을 읽는다.
      gpio_write pin={d} value=1 board={board} | 순환팬 | {board} 보드. {c}번이 배기팬, {d}번이 순환팬이다. 순환팬을 켠다.
      board_info board={board} | 보드 확인 | {board} 보드가 붙어 있는지, 핀이 무엇인지 본다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt spray/{zone}/need {"작물": "{crop}", "희석": {dil}, "물_l": {water}, "바람": {wind}}',
    slots: { zone: '1..8', crop: '파프리카, 토마토, 딸기, 멜론, 오이', dil: '=500, 800, 1000, 1500, 2000', water: '120..460', wind: '0.3..2.8 / 3.2..7.5' },
    tools: ['agro_mix(liters: int, ratio: int): Prepare the spray tank', 'agro_spray(zone: int, crop: text): Spray a zone', 'agro_flush(zone: int): Rinse the lines of a zone'],
    steps: `
      agro_mix liters={water} ratio={dil} | 약액 조제 | 이벤트의 물 양과 희석 배수로 약액을 탄다.
      ^ | 탱크 준비 | 물은 적힌 리터만큼, 배수는 희석에 적힌 대로.
      @wind agro_spray zone={zone} crop={crop} // failed "바람이 {wind} m/s이다" | 방제 | 바람이 3 m/s 이하일 때에만 {zone}번 구역의 그 작물에 살포한다.
      ^ | 살포 | {zone}구역. 적힌 작물로. 풍속 3 m/s가 넘으면 뿌리지 않는다.
      agro_flush zone={zone} | 배관 세척 | 살포 뒤 {zone}번 구역 배관을 헹군다.
      notify message="{zone}구역 {crop} 방제, 물 {water} L" | 방제 알림 | 몇 구역 무슨 작물 방제인지 쓰고 쉼표 뒤에 물 양을 L로 적어 알림.
      file_write path=spray/book.txt content="{crop} {dil}배 {water} L" append=true | 농약 사용 대장 | spray/book.txt 에 추가: 작물, 희석 배수(배), 물(L)을 한 칸씩 띄워.
      failed "작업자에게 보호복을 입힐 도구가 없다" | 보호복 | 살포할 사람에게 보호복을 입힌다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt poultry/{house}/nh3 {"계사": {house}, "nh3_ppm": {nh3}, "팬": {fan}, "릴레이": {relay}, "수당": {birds}}',
    slots: { house: '1..9', nh3: '8..24 / 26..58', fan: '=2, 3, 5, 6', relay: '13..38', birds: '2400..9800' },
    tools: ['vent_stage(house: int, stage: int): Choose the ventilation stage', 'vent_hold(house: int, minutes: int): Keep the present stage'],
    steps: `
      @nh3 vent_stage house={house} stage=2 // vent_stage house={house} stage=6 | 환기 단계 | 암모니아가 25 ppm을 초과하면 6단계, 그 이하면 2단계로 이 계사의 환기를 맞춘다.
      @nh3 failed "암모니아가 {nh3} ppm으로 25 ppm 이하이다" // gpio_write pin={relay} value=1 | 추가 팬 | 암모니아가 25 ppm을 초과할 때만 이벤트에 적힌 릴레이를 켠다.
      vent_hold house={house} minutes=30 | 단계 유지 | 이 계사 환기를 반 시간 그대로 둔다.
      gpio_write pin={relay} value=0 | 팬 끄기 | 추가 팬이 물린 릴레이를 내린다.
      notify message="{house}번 계사 암모니아 {nh3} ppm, 팬 {fan}대" | 계사 알림 | 몇 번 계사에 암모니아 몇 ppm이고 팬 몇 대인지 알림을 낸다.
      pushover message="암모니아 {nh3} ppm, 한계 25 ppm" | 푸시 | 암모니아 값을 푸시로 보내며 한계 25 ppm을 덧붙인다.
      memory_store key=poultry-{house} content="{birds}수, 팬 {fan}대" | 사육 메모 | poultry-{house} 에 몇 수인지와 팬 몇 대인지 적는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /well/permit {"관정": "{well}", "허가": "{permit}", "일일_m3": {m3}, "신청인": "{who}"}',
    slots: { well: 'W-11, W-24, W-07, N-3, N-15', permit: '=승인, 유효 / 만료, 취소, 심사중', m3: '=40, 60, 85, 120', who: '배정식, 나옥희, 송기철, 임덕배' },
    tools: ['wellctl_allow(well, m3: int): Allow a well so much water a day', 'wellctl_bar(well): Bar a well'],
    steps: `
      @permit wellctl_allow well={well} m3={m3} // failed "허가가 {permit} 상태이다" | 취수 허용 | 허가가 살아 있는 관정만 신청된 하루 물량을 허용해 준다. 만료·취소·심사중이면 실패로.
      @permit wellctl_allow well={well} m3={m3} // wellctl_bar well={well} | 허가대로 | 허가가 유효하면 신청된 물량을 허용하고, 아니면 그 관정을 막는다.
      wellctl_bar well={well} | 취수 금지 | 신청서에 있는 관정을 막는다.
      notify message="{well} 관정 허가 {permit}" | 허가 알림 | 어느 관정의 허가가 어떤 상태인지 이 컴퓨터에 알림.
      send_message channel=sms to="{who}" text="{well} 관정 일일 {m3} m³" | 신청인 문자 | sms로 신청한 사람에게 어느 관정인지와 일일 물량(m³)을 보낸다. '관정', '일일'이라는 말을 쓴다.
      memory_store key={well} content="{who}, 일일 {m3} m³" | 신청 메모 | 관정 이름을 키로 하여 신청인과 일일 물량(m³)을 적는다.
      memory_forget key={well} | 메모 지우기 | 관정 이름으로 적어 둔 메모를 없앤다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt dryer/{d}/state {"상태": "{state}", "수분": {moist}, "곡온": {grain}, "핀": {pin}}',
    slots: { d: '1..7', state: '=건조중, 순환중 / 대기, 완료', moist: '13.2..24.8', grain: '28.5..43.5', pin: '5..34' },
    tools: ['drygr_heat(dryer: int, celsius: num): Set the air temperature of a dryer', 'drygr_load(dryer: int, variety: text): Begin loading'],
    steps: `
      @state failed "상태가 {state}이다" // drygr_load dryer={d} variety=신동진 | 투입 시작 | {d}번 건조기가 비어 쉬고 있을 때(대기나 완료)만 신동진 투입을 시작한다.
      @state drygr_heat dryer={d} celsius=48 // failed "상태가 {state}이라 열풍을 올릴 수 없다" | 열풍 | 건조기가 돌고 있는 중(건조중·순환중)이면 {d}번 열풍을 48도로. 쉬고 있으면 실패.
      gpio_write pin={pin} value=0 | 버너 비상 정지 | 버너 릴레이는 메시지의 핀이고 자기유지라 0이면 꺼진다. 끈다.
      ^ | 불 끄기 | 이벤트에 적힌 핀을 내리면 버너가 꺼진다. 지금 끌 것.
      notify message="{d}번 건조기 {state}, 수분 {moist}%" | 건조기 알림 | 몇 번 건조기가 어떤 상태인지, 수분이 몇 %인지 알림으로.
      mqtt_publish topic=dryer/{d}/moist payload="{moist}%" | 수분 발행 | dryer/{d}/moist 에 수분을 % 붙여 낸다.
      file_write path=dryer/{d}.csv content="{state},{grain},{moist}" append=true | 건조 기록 | dryer/{d}.csv 끝에 상태, 곡온, 수분을 쉼표로 이어 추가.
    `,
  },
];
