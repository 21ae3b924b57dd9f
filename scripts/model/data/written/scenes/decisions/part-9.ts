import type { Scene } from '../../scene';

/** Steps that depend on something, or that cannot be done, part 9. */
export const decisions9: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /press/limits {"press": "{press}", "max_bar": {max}, "min_bar": {min}, "max_c": {maxc}, "operator": "{op}"}',
    slots: { press: 'P2, embosser, vulcaniser, P-14', max: '7..12 / 3..5', min: '=1, 1.5, 2', maxc: '160..210 / 90..130', op: 'Dunja, Karel, Ivo, Bea' },
    tools: ['set_bar(press, bar: num): Set the pressure of a press', 'set_heat(press, celsius: int): Set the plates'],
    steps: `
      @max set_bar press="{press}" bar=6 // failed "6 bar is over the maximum of {max} bar" | Six bar | Six bar for the press of the message, if its maximum allows that much.
      ^ | Pressure | Set 6 bar. The message says what the most is; if six is more than that, fail.
      set_bar press="{press}" bar=2.5 | Two and a half | 2.5 bar is between the bounds of every press we have. Set it.
      @maxc set_heat press="{press}" celsius=145 // failed "145 degrees is over {maxc}" | Plates | Plates to 145 degrees, not on a press that may not be so hot (max_c).
      @maxc set_heat press="{press}" celsius=145 // set_heat press="{press}" celsius={maxc} | Hot as it may | 145 degrees, or if the message allows less, as many as it allows.
      @max set_bar press="{press}" bar=6 // set_bar press="{press}" bar={max} | As much as allowed | Six bar, but no more than the maximum of the message: where that is lower, take it instead.
      notify message="{press}: {min} to {max} bar" | Range | Show the press, a colon, and its range as "1 to 9 bar", the smaller number first, on this computer.
      memory_store key="op-{press}" content="{op}" | Operator | Under op-{press} goes the operator.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the budget | budget_get → {left} EUR left for {dept}', 'Read the quote | quote_get → {vendor}, {days} days'],
    slots: { left: '700..2900 / 90..420', dept: 'maintenance, lab, garden, IT', vendor: 'Kessler, Ostmann, Bright & Co, Tuva', days: '3..9 / 22..45' },
    tools: ['order_place(vendor, item, euros: int): Place an order', 'order_wish(dept, item): Put an item on the wish list'],
    steps: `
      @left order_place vendor="{vendor}" item="pump seal" euros=560 // failed "only {left} EUR are left" | Order the pump seal | A pump seal costs 560. Order it from the vendor of the quote, if the department can still pay that.
      ^ | Pump seal, 560 EUR | Only when the money of step {step1} suffices. Vendor: step {step2}. The item is called pump seal.
      @left order_place vendor="{vendor}" item=ladder euros=480 // order_wish dept="{dept}" item=ladder | Ladder | 480 for a ladder: order it from the vendor if so much is left, put it on the department's wish list if not.
      @days order_place vendor="{vendor}" item=filter euros=40 // failed "{days} days are too long" | Filter in two weeks | A filter, 40 euros, from the vendor who quoted. We need it within a fortnight; who takes longer gets no order.
      order_wish dept="{dept}" item=oven | Oven | An oven at 5000 is beyond everybody's means. On the wish list of the department with it.
      @left failed "{left} EUR are enough" // pushover message="{dept}: {left} EUR left" | Poor | Less than 500 left? Push the department, a colon, the rest with EUR, and "left". Else fail.
      file_write path=quotes.csv content="{vendor},{days}" append=true | Quote | Add vendor and days to quotes.csv, comma between.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bus/{seg}/free {"free_ma": {free}, "pins": {"strobe": {st}, "horn": {horn}, "lamp": {lamp}}}',
    slots: { seg: '1..9', free: '450..900 / 60..210', st: '4..9', horn: '10..15', lamp: '16..22' },
    steps: `
      @free gpio_write pin={horn} value=1 // failed "only {free} mA are free" | Horn | The horn draws 300 mA. Switch it on (high) when the bus has that much to spare.
      @free gpio_write pin={horn} value=1 // gpio_write pin={lamp} value=1 | Horn or lamp | 300 mA for the horn, 40 mA for the lamp: the horn if the bus can bear it, if not the lamp. High either way.
      gpio_write pin={lamp} value=1 | Lamp | The lamp needs 40 mA, that is always there. High.
      @free gpio_write pin={st} value=1 // failed "{free} mA is not enough" | Strobe | 250 mA for the strobe; refuse if there is less.
      gpio_write pin={st} value=0 | Strobe off | It frees 250 mA. Strobe low, horn and lamp as they are.
      mqtt_publish topic="bus/{seg}/rest" payload="{free} mA" | Rest | To bus/{seg}/rest: what is free, with mA after a blank.
      @free memory_store key="bus-{seg}" content="enough" // memory_store key="bus-{seg}" content="short, {free} mA" | Note | Under bus-{seg}: the word enough if 300 mA are free, else short, a comma, and the mA.
    `,
  },
  {
    language: 'en',
    earlier: ['Ask whether the line is drained | confirm → {ans}', 'Ask who answered | confirm_by → {who}, {time}'],
    slots: { ans: '=yes, yes it is, confirmed / no, not yet, no answer', who: 'Rob, Agneta, Tomasz, Lila', time: '=09:20, 13:45, 17:05', v1: '4..9', v2: '12..18' },
    steps: `
      @ans gpio_write pin={v1} value=1 // failed "the answer was {ans}" | Open V1 | V1 is on {v1}, high opens. Open it on a clear yes in step {step1}; silence is not a yes.
      ^ | V1 | Was it confirmed that the line is drained? Then {v1} high. Otherwise, also without an answer, fail.
      @ans gpio_write pin={v2} value=0 // failed "the answer was {ans}" | Close V2 | V2 (on {v2}, 0 closes) may be closed after the line has been drained, as step {step1} was to find out. V1 is not to be touched.
      @ans notify message="{who}: drained at {time}" // notify message="{who}: not drained at {time}" | Report | On this computer who answered, a colon, "drained at" or "not drained at", and the time.
      gpio_write pin={v2} value=1 | Vent V2 | V2 on {v2}: high opens it. Open V2, by no means V1. Nobody needs to confirm that.
      file_write path=drain.txt content="{time} {who}" append=true | Who | Add to drain.txt the time and who answered.
      @ans sop_execute name=refill // failed "the answer was {ans}" | Refill | Start the procedure refill if the answer was yes.
      failed "no tool can hold a bucket" | Bucket | Hold a bucket under the drain.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tank/mix {"tank": "{tank}", "free_l": {free}, "holds": "{holds}", "in_pin": {inp}, "out_pin": {outp}}',
    slots: { tank: 'T1, day tank, T-6, blend', free: '350..900 / 20..180', holds: '=rinse water, nothing / acid, peroxide', inp: '4..10', outp: '13..21' },
    tools: ['meter_in(tank, litres: int): Let litres in', 'meter_out(tank, litres: int): Let litres out'],
    steps: `
      @free meter_in tank="{tank}" litres=250 // failed "only {free} l are free" | 250 in | Let a quarter of a cubic metre, 250 l, into the tank if it has room for it.
      ^ | Fill | 250 litres in. The tank says how much is free; overfilling is a failure.
      @free meter_in tank="{tank}" litres=250 // meter_out tank="{tank}" litres=250 | In or out | Is there room for 250 l, let them in. Is there not, let 250 l out.
      @holds meter_in tank="{tank}" litres=15 // failed "the tank holds {holds}" | Lye | 15 l of lye, into nothing but rinse water or an empty tank.
      @holds gpio_write pin={outp} value=1 // failed "the tank holds {holds}" | To the sewer | Outlet high. Acid and peroxide may not go to the sewer.
      gpio_write pin={inp} value=0 | Inlet shut | 250 l are in. Inlet low; the outlet is not our business.
      @holds memory_store key="{tank}" content="safe: {holds}" // memory_store key="{tank}" content="danger: {holds}" | Sign | Under the tank's name: "safe:" for rinse water or nothing, "danger:" for the rest, then what it holds.
      meter_out tank="{tank}" litres=40 | A bit out | Forty litres out, even though fewer than 400 may be in it.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the sign-off | signoff → electrical: {el}, mechanical: {me}', 'Read the tag | tag → {tag}'],
    slots: { el: '=signed, ok / open, missing', me: '=signed', tag: 'LOTO-12, LOTO-40, red 7', main: '5..11', aux: '13..20' },
    tools: ['tag_clear(tag): Take a lock-out tag off', 'tag_keep(tag, why): Keep a tag'],
    steps: `
      @el gpio_write pin={main} value=1 // failed "electrical is {el}" | Main contactor | {main} high brings the main in. Both trades must have signed off in step {step1}, the electrical and the mechanical one.
      ^ | Power | Main contactor ({main}, 1) once neither of the two sign-offs is outstanding. One missing is one too many.
      @el tag_clear tag="{tag}" // tag_keep tag="{tag}" why="electrical {el}" | Tag | With both signatures take the tag off; if the electrical one is outstanding keep it, why: "electrical" and how it stands.
      @el tag_clear tag="{tag}" // failed "electrical is {el}" | Clear | Clear the tag of step {step2} unless the electricians have yet to sign.
      gpio_write pin={aux} value=1 | Auxiliary | 24 V needs no signature. The auxiliary supply on {aux} goes high, the main does not.
      @el failed "everything is signed" // pushover message="{tag}: electrical {el}" | Chase | If electrical is outstanding, push the tag, a colon, "electrical" and how it stands. If it isn't, fail.
      tag_keep tag="{tag}" why="shift change" | Keep | At 14 o'clock the shift changes: keep the tag, why is "shift change".
    `,
  },
  {
    language: 'ko',
    event: 'webhook /프레스/한계 {"프레스": "{press}", "최대bar": {max}, "최소bar": {min}, "최대온도": {maxc}, "작업자": "{op}"}',
    slots: { press: 'P2, 엠보, 가류기, P14', max: '7..12 / 3..5', min: '=1, 1.5, 2', maxc: '160..210 / 90..130', op: '홍 기사, 진수, 모 반장' },
    tools: ['압력설정(프레스, bar: num): 압력을 맞춘다', '열판설정(프레스, 온도: int): 열판을 맞춘다'],
    steps: `
      @max 압력설정 프레스={press} bar=6 // failed "6 bar는 최대 {max} bar를 넘는다" | 6 bar | 메시지의 최대 압력이 허락하면 6 bar로 맞춘다.
      ^ | 압력 | 6 bar. 단 최대bar보다 높으면 실패.
      압력설정 프레스={press} bar=2.5 | 2.5 bar | 어느 프레스든 2.5 bar는 한계 안이다. 맞춘다.
      @maxc 열판설정 프레스={press} 온도=145 // failed "145도는 최대 {maxc}도를 넘는다" | 열판 | 열판 145도. 최대온도가 그보다 낮은 프레스는 안 된다.
      @maxc 열판설정 프레스={press} 온도=145 // 열판설정 프레스={press} 온도={maxc} | 되는 만큼 | 145도로 하되 최대온도가 더 낮으면 최대온도로 맞춘다.
      @max 압력설정 프레스={press} bar=6 // 압력설정 프레스={press} bar={max} | 최대까지만 | 6 bar로 하되 최대가 그에 못 미치면 최대값으로.
      notify message="{press} {min}~{max} bar" | 범위 | 이 컴퓨터에 프레스와 압력 범위를 "P9 1~8 bar" 꼴로 띄운다.
      memory_store key="작업-{press}" content="{op}" | 작업자 | 작업-{press} 키에 작업자를 적는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['예산 읽기 | budget → {dept} 잔액 {left}만원', '견적 읽기 | quote → {vendor}, 납기 {days}일'],
    slots: { left: '80..290 / 5..40', dept: '설비과, 실험실, 조경, 전산', vendor: '한빛상사, 대륙공업, 은성, 미래툴', days: '3..10 / 21..45' },
    tools: ['발주하기(업체, 품목, 만원: int): 발주한다', '희망목록(부서, 품목): 희망 목록에 올린다'],
    steps: `
      @left 발주하기 업체={vendor} 품목="메카니컬 씰" 만원=56 // failed "잔액이 {left}만원뿐이다" | 메카니컬 씰 | 메카니컬 씰은 56만원이다. 부서 잔액이 되면 견적 업체에 발주한다.
      @left 발주하기 업체={vendor} 품목=사다리 만원=48 // 희망목록 부서={dept} 품목=사다리 | 사다리 | 48만원짜리 사다리. 잔액이 되면 그 업체에 발주, 안 되면 부서 희망 목록에 올린다.
      ^ | 사다리 사기 | 사다리 값 48만원이 {step1}단계 잔액보다 적으면 발주, 많으면 희망 목록.
      @days 발주하기 업체={vendor} 품목=필터 만원=4 // failed "납기가 {days}일이다" | 필터 | 4만원짜리 필터를 견적 업체에. 납기가 2주 안이어야 한다.
      희망목록 부서={dept} 품목=오븐 | 오븐 | 500만원은 아무도 감당 못 하니 오븐은 희망 목록에.
      @left failed "잔액이 {left}만원으로 넉넉하다" // pushover message="{dept} 잔액 {left}만원" | 잔액 부족 | 50만원 아래로 남았을 때만 부서, "잔액", 만원 단위 잔액을 푸시.
      file_write path=quote.csv content="{vendor},{days}" append=true | 견적 기록 | quote.csv 에 업체와 납기 숫자를 쉼표로 덧붙인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 버스/{seg}/여유 {"여유mA": {free}, "핀": {"점멸": {st}, "경적": {horn}, "램프": {lamp}}}',
    slots: { seg: '1..9', free: '430..900 / 60..200', st: '4..9', horn: '10..15', lamp: '16..22' },
    steps: `
      @free gpio_write pin={horn} value=1 // failed "여유가 {free} mA뿐이다" | 경적 | 경적은 300 mA를 먹는다. 그만큼 여유가 있을 때만 켠다(1).
      @free gpio_write pin={horn} value=1 // gpio_write pin={lamp} value=1 | 경적 또는 램프 | 경적 300 mA, 램프 40 mA. 경적을 감당하면 경적, 아니면 램프를 1로.
      gpio_write pin={lamp} value=1 | 램프 | 램프 40 mA는 언제나 된다. 켠다.
      @free gpio_write pin={st} value=1 // failed "{free} mA로는 모자란다" | 점멸등 | 점멸등 250 mA. 여유가 그에 못 미치면 실패.
      gpio_write pin={st} value=0 | 점멸등 끄기 | 250 mA를 돌려받으려고 점멸등만 끈다. 경적과 램프는 그대로.
      mqtt_publish topic="버스/{seg}/보고" payload="여유 {free} mA" | 보고 | 버스/{seg}/보고 에 "여유"와 값(mA)을 발행한다.
      @free memory_store key="버스-{seg}" content="충분" // memory_store key="버스-{seg}" content="부족 {free} mA" | 메모 | 버스-{seg} 키에 300 mA 이상이면 "충분", 아니면 "부족"과 값(mA)을 적는다.
    `,
  },
  {
    language: 'ko',
    earlier: ['배수 여부 질문 | confirm → {ans}', '답한 사람 | confirm_by → {who}, {time}'],
    slots: { ans: '=예, 네 다 뺐습니다, 확인 / 아니오, 아직, 무응답', who: '천 기사, 동욱, 유 조장', time: '=09:20, 13:45, 17:05', v1: '4..9', v2: '12..18' },
    steps: `
      @ans gpio_write pin={v1} value=1 // failed "답이 {ans}이다" | V1 열기 | V1은 {v1}번, 1이 열림. {step1}단계에서 다 뺐다고 답했을 때만 연다. 대답이 없으면 안 뺀 것이다.
      ^ | V1 | 배수가 확인됐으면 {v1}번 high. 아니라거나 무응답이면 실패.
      @ans gpio_write pin={v2} value=0 // failed "답이 {ans}이다" | V2 닫기 | 배수가 끝났다는 답이 있었으면 {v2}번 V2를 닫는다(0). V1은 건드리지 않는다.
      @ans notify message="{who} 배수 완료 {time}" // notify message="{who} 배수 안 됨 {time}" | 보고 | 이 컴퓨터에 답한 사람, "배수 완료" 또는 "배수 안 됨", 시각을 띄운다.
      gpio_write pin={v2} value=1 | V2 개방 | {v2}번 V2를 연다(1). V1은 절대 열지 말 것. 확인은 필요 없다.
      @ans sop_execute name=재충수 // failed "답이 {ans}이다" | 재충수 | 배수됐다는 답을 받았을 때만 절차 재충수를 시작한다.
      file_write path=drain.txt content="{time} {who}" append=true | 기록 | drain.txt 에 시각과 답한 사람을 덧붙인다.
      failed "양동이를 받칠 도구가 없다" | 양동이 | 드레인 밑에 양동이를 받친다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /탱크/혼합 {"탱크": "{tank}", "여유l": {free}, "내용물": "{holds}", "입구핀": {inp}, "출구핀": {outp}}',
    slots: { tank: '1탱크, 일일탱크, T6, 배합조', free: '340..900 / 20..170', holds: '=헹굼물, 비어 있음 / 산, 과산화수소', inp: '4..10', outp: '13..21' },
    tools: ['받기(탱크, 리터: int): 받는다', '빼기(탱크, 리터: int): 뺀다'],
    steps: `
      @free 받기 탱크={tank} 리터=250 // failed "여유가 {free} l뿐이다" | 250 l 받기 | 들어갈 자리가 있으면 250 l를 받는다. 넘치면 안 된다.
      @free 받기 탱크={tank} 리터=250 // 빼기 탱크={tank} 리터=250 | 받기/빼기 | 250 l 자리가 있으면 받고, 없으면 250 l를 뺀다.
      @holds 받기 탱크={tank} 리터=15 // failed "탱크에 {holds}" | 가성소다 | 가성소다 15 l를 받는다. 헹굼물이거나 빈 탱크일 때만.
      @holds gpio_write pin={outp} value=1 // failed "탱크에 {holds}" | 하수 방류 | 출구를 연다(1). 산이나 과산화수소는 하수로 보낼 수 없다.
      ^ | 출구 | 하수로 내보낸다, 출구 핀 high. 내용물이 위험한 것이면 실패.
      gpio_write pin={inp} value=0 | 입구 닫기 | 250 l가 다 들어왔다. 입구만 닫고 출구는 그대로.
      @holds memory_store key={tank} content="안전: {holds}" // memory_store key={tank} content="위험: {holds}" | 표식 | 탱크 이름을 키로 헹굼물이나 빈 탱크면 "안전:", 아니면 "위험:" 뒤에 내용물을 적는다.
      빼기 탱크={tank} 리터=40 | 조금 빼기 | 400 l가 안 되더라도 40 l를 뺀다.
    `,
  },
  {
    language: 'ko',
    earlier: ['작업 완료 서명 | signoff → 전기 {el}, 기계 서명됨', '잠금표 번호 | tag → {tag}'],
    slots: { el: '=서명됨, 완료 / 미서명, 누락', tag: '잠금-12, 잠금-40, 적-7', main: '5..11', aux: '13..20' },
    tools: ['잠금해제(표): 잠금표를 뗀다', '잠금유지(표, 사유): 잠금표를 둔다'],
    steps: `
      @el gpio_write pin={main} value=1 // failed "전기가 {el}이다" | 주전원 | {main}번 1이면 주전원 투입. 전기와 기계 양쪽 서명이 다 있어야 한다.
      ^ | 전원 투입 | 두 서명 가운데 하나라도 빠지면 실패, 다 있으면 {main}번 high.
      @el 잠금해제 표={tag} // 잠금유지 표={tag} 사유="전기 {el}" | 잠금표 | 서명이 다 됐으면 떼고, 전기가 빠졌으면 "전기"와 그 상태를 사유로 둔다.
      @el 잠금해제 표={tag} // failed "전기가 {el}이다" | 떼기 | 전기 서명이 끝났을 때만 {step2}단계의 표를 뗀다.
      gpio_write pin={aux} value=1 | 보조 전원 | 24 V는 서명이 필요 없다. {aux}번 보조 전원만 넣는다(1). 주전원은 넣지 않는다.
      @el failed "서명이 다 됐다" // pushover message="{tag} 전기 {el}" | 독촉 | 전기 서명이 안 됐을 때만 표 번호, "전기", 그 상태를 푸시.
      잠금유지 표={tag} 사유="교대" | 유지 | 14시에 교대하므로 "교대"를 사유로 둔다.
    `,
  },
];
