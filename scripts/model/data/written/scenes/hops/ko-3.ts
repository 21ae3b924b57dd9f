import type { Scene } from '../../scene';

/** Two things that have to be put together, told in the step itself: Korean, part 3. */
export const hopsKo3: readonly Scene[] = [
  // 세탁소
  {
    language: 'ko',
    event: 'webhook /laundry/in {"표": "{tk}", "옷": "{c}", "얼룩": "{s}", "손님": "{who}", "통": ["{d1}", "{d2}", "{d3}"]}',
    slots: { c: '=셔츠 / 코트 / 이불', tk: 'L-204, 표 77, 분홍 18', s: '=없음 / 기름, 커피, 잉크', who: '곽 선생, 두리네, 민서', d1: '앞통, D1, 가통', d2: '옆통, D2, 나통', d3: '뒷통, D3, 다통', k: '=첫 / 두 / 세', t: '=30, 40', t2: '=50, 60' },
    tools: ['bbalgeut_wash(ticket, drum, celsius?: int): Wash', 'bbalgeut_dry(ticket, drum, minutes?: int): Dry', 'bbalgeut_steam(ticket): Steam', 'eolluk_treat(ticket, kind): Treat a stain', 'otgeori_hang(ticket, tag): Hang up under a tag', 'otgeori_ring(customer, text): Call a customer'],
    steps: `
      @k bbalgeut_wash ticket="{tk}" drum="{d1}" // bbalgeut_wash ticket="{tk}" drum="{d2}" // bbalgeut_wash ticket="{tk}" drum="{d3}" | {k} 번째 통 | 통 목록에서 {k} 번째 통에 이 옷을 빤다. 온도는 라벨을 보고 나중에.
      @c bbalgeut_wash ticket="{tk}" drum="{d1}" celsius={t} // failed "코트는 물빨래하지 않는다" // bbalgeut_wash ticket="{tk}" drum="{d1}" celsius={t2} | 온도 | 목록 맨 앞 통에서. 셔츠 {t}도, 이불 {t2}도. 코트면 물에 넣지 말고 실패.
      @c bbalgeut_steam ticket="{tk}" // bbalgeut_steam ticket="{tk}" // bbalgeut_dry ticket="{tk}" drum="{d3}" | 마무리 | 이불이면 목록 끝 통에서 말리고(분은 안 정함), 다른 옷이면 스팀을 쐰다.
      @s failed "얼룩이 없다" // eolluk_treat ticket="{tk}" kind="{s}" | 얼룩 | 얼룩 칸에 뭐가 적혀 있으면 그 얼룩을 처리해 주세요. 없음이면 실패로 남겨 주시고요.
      otgeori_hang ticket="{tk}" tag="hold-{tk}" | 걸어 두기 | "hold-" 다음에 표 이름을 붙인 꼬리표로 걸 것.
      otgeori_hang ticket="{tk}" tag="{who}/{c}" | 이름 꼬리표 | 꼬리표는 손님/옷 (빗금 앞뒤를 붙인다).
      otgeori_ring customer="{who}" text="{c} 다 됐습니다" | 전화 | 그 손님한테 "{c} 다 됐습니다".
      @s otgeori_ring customer="{who}" text="깨끗합니다" // otgeori_ring customer="{who}" text="얼룩이 있습니다" | 얼룩 전화 | 얼룩이 없으면 "깨끗합니다", 있으면 "얼룩이 있습니다". 손님께 그렇게만.
    `,
  },
  // 스케이트장 문 센서
  {
    language: 'ko',
    earlier: ['문 센서 {p}번 읽기 | gpio_read → {v}', '정빙차 보기 | ice_car → {st}'],
    slots: { v: '=1 / 0', w1: '=열림, 닫힘', w2: '=닫힘, 열림', p: '2..9', q: '10..18', r: '19..27', st: '=대기, 충전 완료 / 고장, 방전', tp: 'rink/door, 빙상장/문', key: 'rink-door, 문-상태', who: '빙판 노 씨, 매표소, 정빙 봉수' },
    steps: `
      @v mqtt_publish topic={tp} payload={w1} // mqtt_publish topic={tp} payload={w2} | 낱말로 | 1을 읽었으면 {w1}, 0을 읽었으면 {w2}. 그 낱말을 {tp}에 발행한다.
      @v memory_store key={key} content="문: {w2}" // memory_store key={key} content="문: {w1}" | 뒤집힌 센서 | 센서를 거꾸로 달았더니 0이 {w1}, 1이 {w2}. {step1}단계 값을 말로 바꿔 "문: ○○"으로 {key}에 기억.
      @v notify message="문 1" // notify message="문 0" | 숫자로 | "문 " 뒤에 읽은 숫자를 적은 알림. 제목은 필요 없음.
      @v gpio_write pin={q} value=0 // gpio_write pin={q} value=1 | 맞은편 문 | {q}번 맞은편 문에는 읽은 값과 다른 값을 주어라.
      @v gpio_write pin={r} value=1 // failed "센서가 0이다" | 1일 때만 | 센서가 1이라고 했을 때만 {r}번을 올리고(1), 0이었으면 실패로 끝냅니다.
      @st gpio_write pin={r} value=0 // failed "정빙차가 {st} 상태다" | 정빙 | {step2}단계가 고장 또는 방전이면 실패. 괜찮으면 {r}번 0.
      @st send_message channel=sms to="{who}" text="정빙 시작" // send_message channel=sms to="{who}" text="정빙 못 함" | 문자 | {who} 앞 sms. 대기나 충전 완료면 "정빙 시작", 아니면 "정빙 못 함".
      gpio_read pin={p} | 다시 | {step1}단계와 같은 핀을 한 번 더 읽는다.
    `,
  },
  // 감귤 저장고
  {
    language: 'ko',
    event: 'mqtt store/set {"방": "{z}", "할일": "{cmd}", "온도": {t}, "당번": "{who}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', z: '=동쪽 / 서쪽 / 남쪽', cmd: '=냉방 / 정지', t: '=4.5, 5.2, 6.1, 3.8', who: '감귤 현 씨, 좌 반장, 위미 부', a: '2..27', b: '2..27', c: '2..27', d: '2..27' },
    steps: `
      @cmd gpio_write pin={d} value={hi} // gpio_write pin={d} value={lo} | 냉동기 | 본 냉동기 {d}번. 할일이 냉방이면 {hi}, 정지면 {lo}.
      @z gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} // gpio_write pin={a} value={hi} | 방 팬 | 방마다 팬이 달라요. 남쪽은 {a}번, 동쪽은 {b}번, 서쪽은 {c}번. 그 방 팬을 켜요. 켤 때는 {hi}, 끌 때는 {lo:을} 씁니다.
      @z gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} // gpio_write pin={a} value={lo} | 팬 멎기 | 동 {b} · 서 {c} · 남 {a} — 메시지 방의 팬을 멎게. {lo}에서 멎음. 할일 칸은 보지 않는다.
      @z failed "동쪽 문은 없다" // gpio_write pin={c} value=1 // gpio_write pin={a} value=1 | 문 | 문은 서쪽 {c}번, 남쪽 {a}번. 동쪽에는 문이 없으므로 동쪽이면 실패, 나머지는 그 문을 1로.
      notify message="{z} {t} 도" title="저장고" | 알림 | 제목 저장고. 본문에는 방 이름, 온도, "도"를 한 칸씩 띄워서.
      memory_store key=당번 content="당번: {who}" | 당번 | 당번이라는 키로 "당번: ○○"라고 기억. ○○는 오늘 당번.
      @cmd notify message="냉방을 시작합니다" // notify message="냉방을 멈춥니다" | 말로 | 냉방 → 냉방을 시작합니다 / 정지 → 냉방을 멈춥니다. 맞는 쪽을 알림으로 띄운다. 제목 없음.
      @cmd failed "할일이 냉방이다" // gpio_write pin={a} value=0 | 정지일 때 | 정지가 왔을 때에 한해 {a}번을 low로 한다. 아니면 실패.
    `,
  },
  // 미용실
  {
    language: 'ko',
    event: 'webhook /salon/book {"손님": "{who}", "시술": "{s}", "시간": "{tm}", "디자이너": "{de}", "예약금": "{pay}"}',
    slots: { s: '=커트 / 펌 / 염색', who: '서다은, 마 대표, 은별', tm: '=14:20, 11:40, 17:10', de: '로이, 정아 쌤, 헤일리', pay: '=입금 / 미입금', m1: '20..40', m2: '45..80', m3: '90..150', ch: '2..8' },
    tools: ['gawiro_seat(guest, chair: int): Seat a guest', 'gawiro_block(staff, minutes: int, note?): Block time of staff', 'gawiro_free(staff): Free the time of staff', 'bitjil_slip(text): Print a slip', 'bitjil_sms(guest, text, from?): Message a guest', 'saekmul_mix(guest, grams?: int): Mix colour'],
    steps: `
      @s gawiro_block staff="{de}" minutes={m1} // gawiro_block staff="{de}" minutes={m3} // gawiro_block staff="{de}" minutes={m2} | 시간 막기 | 커트 {m1}분, 염색 {m2}분, 펌 {m3}분. 담당 디자이너 시간을 막는다. 메모는 생략.
      @s failed "커트에는 약을 안 쓴다" // failed "펌에는 염색약을 안 쓴다" // saekmul_mix guest="{who}" | 염색약 | 염색 손님이면 약을 섞어 주세요(그램은 손님 머리 보고). 염색이 아니면 실패예요.
      @pay gawiro_seat guest="{who}" chair={ch} // failed "예약금이 미입금이다" | 자리 | 미입금이면 앉히지 않고 실패. 입금이면 {ch}번 의자.
      @pay bitjil_sms guest="{who}" text="확정: {tm}" // bitjil_sms guest="{who}" text="대기: {tm}" | 문자 | 입금이면 "확정: ", 미입금이면 "대기: ". 그 뒤에 예약 시간을 붙여 손님께 보냄. 보내는 이름은 안 적음.
      bitjil_sms guest="{who}" text="{tm}에 뵙겠습니다" from="{de}" | 인사 | 디자이너 이름으로 손님께 보내요: "{tm}에 뵙겠습니다"
      bitjil_slip text="담당: {de}" | 쪽지 | "담당: ○○"를 찍어 줘. 디자이너 이름을 넣어서.
      bitjil_slip text="{s}-{tm}" | 쪽지 둘 | 시술과 시간을 줄표(-)로 이어 붙인 쪽지.
      gawiro_free staff="{de}" | 취소 | 손님이 '개인 사정'이라고 취소했다. 디자이너 시간을 풀어 준다.
    `,
  },
  // 주유소
  {
    language: 'ko',
    event: 'peripheral pump/{no} {"주유기": {no}, "유종": "{f}", "리터": {l}, "정전기": "{e}"}',
    slots: { hi: '=1, 0', lo: '=0, 1', f: '=휘발유 / 경유 / 등유, 요소수', no: '2..8', l: '=12.5, 30.2, 44.7', e: '=없음 / 있음', a: '9..15', b: '16..21', c: '22..27', nm: '=하늘주유, 7번국도점, 새벽 셀프' },
    steps: `
      @f gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // failed "{f} 밸브는 여기 없다" | 밸브 열기 | 휘발유 {a}번, 경유 {b}번. 지금 유종 밸브를 연다({hi:이} 열림, {lo:이} 닫힘). 둘 다 아니면 실패.
      @f gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // failed "{f}의 밸브 번호를 알 수 없다" | 밸브 닫기 | 다 넣었습니다. 유종에 맞는 밸브를 닫아 주십시오. 경유가 {b}, 휘발유가 {a}이고 {lo:을} 주면 닫힙니다. 다른 유종은 표에 없으니 못 한다고 남기십시오.
      @e gpio_write pin={c} value=1 // failed "정전기가 있다고 한다" | 펌프 | 정전기가 있으면 실패, 없으면 {c}번을 1로.
      @e gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 경고등 | 이번엔 {c}번이 경고등. 정전기 있음이면 켜고(1) 없음이면 꺼라(0).
      mqtt_publish topic=pump/{no}/done payload="{l} L" | 다 됨 | 토픽은 "pump/" 다음에 주유기 번호, 그다음 "/done". 내용은 리터 수, 한 칸, L.
      notify message="{no}번 {f}" title="{nm}" | 알림 | {nm:을} 제목으로, 본문은 주유기 번호에 "번"을 붙이고 한 칸 띄워 유종.
      @f memory_store key=last-fuel content=노랑 // memory_store key=last-fuel content=초록 // memory_store key=last-fuel content=파랑 | 색 | 휘발유는 노랑, 경유는 초록, 나머지는 파랑. 유종의 색을 last-fuel로 기억해 둬.
      gpio_write pin={b} value=0 | {b}번만 | {a:과} {c:은} 만지면 안 돼요. {b}번만 0으로 해 주세요.
    `,
  },
  // 천문대
  {
    language: 'ko',
    earlier: ['하늘 재기 | sky_gauge → 구름 {cl}', '돔 표 | file_read → 돔 {a}번, 난방 {b}번, 팬 {c}번', '{a}번에 {v} 쓰기 | gpio_write → ok'],
    slots: { v: '=1, 0', o: '1 - {v}', cl: '=없음, 옅음 / 많음, 가득', a: '2..9', b: '10..18', c: '19..27', key: '구름, tonight-sky', dv: '전류를 뒤집는 드라이버 / 전류를 그대로 넘기는 드라이버' },
    steps: `
      gpio_write pin={a} value={o} | 돔 되돌리기 | 돔에 썼던 값과 반대 값을 돔에 다시 쓴다.
      @cl gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 팬 | 구름이 없거나 옅으면 팬을 내리고(0), 많거나 가득이면 올린다(1). 팬 번호는 돔 표.
      @cl gpio_write pin={b} value=1 // failed "구름이 {cl}이다" | 난방 | 구름이 많음·가득이면 관측 취소니까 실패로. 그 밖에는 난방을 1로.
      @dv gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | 팬 돌리기 | 팬은 드라이버 뒤에서 high를 받아야 돈다. 우리 {c}번과 팬 사이에는 {dv}가 있다. 팬을 돌려라.
      @dv gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | 난방 끊기 | 난방은 드라이버에서 high가 나오면 켜져요. {dv}를 거쳐요. 표에 있는 난방 핀으로 난방을 끊어 주세요.
      memory_store key={key} content="구름: {cl}" | 적기 | "구름: " 뒤에 {step1}단계 말을 적어 {key}에 저장.
      gpio_read pin={c} | 마지막 것 | 표에서 마지막으로 적힌 핀을 조회할 것.
      gpio_write pin={b} value={v} | 같은 값 | 난방에 돔과 똑같은 값을 준다. 돔에 뭘 썼는지는 {step3}단계에.
    `,
  },
  // 염색 공방
  {
    language: 'ko',
    event: 'mqtt dye/vat {"솥": "{v}", "물감": "{c}", "pH": {ph}, "다음솥": "{v2}", "천": "{cl}"}',
    slots: { c: '=쪽 / 홍화 / 치자', v: '큰솥, 솥-3, 뒷마당솥', v2: '작은솥, 솥-8, 마루솥', ph: '=5.5, 7.1, 9.8', cl: '=명주 / 무명, 모시, 삼베', t: '=25, 28', t2: '=45, 48', t3: '=70, 75', g: '120..600' },
    tools: ['mulgamsot_heat(vat, celsius: int, cover?: bool): Heat a vat', 'mulgamsot_dip(vat, cloth, times?: int): Dip a cloth', 'mulgamsot_pour(from_vat, to_vat): Pour a vat over', 'jaetmul_add(vat, grams: int): Add lye', 'baekban_add(vat, grams: int): Add alum', 'cheonpyo_tie(text): Tie a tag to the cloth'],
    steps: `
      @c mulgamsot_heat vat="{v}" celsius={t} // mulgamsot_heat vat="{v}" celsius={t2} // mulgamsot_heat vat="{v}" celsius={t3} | 데우기 | 쪽이면 {t}도, 홍화면 {t2}도, 치자면 {t3}도. 알려 온 솥. 뚜껑은 말하지 않음.
      @c jaetmul_add vat="{v}" grams={g} // jaetmul_add vat="{v}" grams={g} // baekban_add vat="{v}" grams={g} | 매염 | 치자에는 백반, 쪽과 홍화에는 잿물. 맞는 것을 그 솥에 {g}g.
      @cl mulgamsot_dip vat="{v}" cloth="{cl}" times=2 // mulgamsot_dip vat="{v}" cloth="{cl}" times=5 | 담그기 | 온 천을 이 솥에 담가요. 명주는 두 번, 딴 천은 다섯 번.
      @cl failed "명주는 삶지 않는다" // mulgamsot_heat vat="{v2}" celsius=95 cover=true | 삶기 | 다음 솥을 뚜껑 덮고 95도로. 다만 명주면 삶지 않으니 실패로 한다.
      mulgamsot_pour from_vat="{v2}" to_vat="{v}" | 붓기 | 다음 솥 물을 지금 솥에 붓는다.
      cheonpyo_tie text="{c}/{cl}" | 꼬리표 | 물감/천 꼴로 붙여 쓴 꼬리표를 맨다.
      cheonpyo_tie text="pH {ph}" | 꼬리표 둘 | "pH" 한 칸 그리고 값. 꼬리표로.
      mulgamsot_dip vat="{v2}" cloth="{cl}" | 한 번 더 | '횟수'를 묻거든 아직 모른다고 하고, 지금은 그냥 다음 솥에 그 천을 담급니다.
    `,
  },
  // 수영장 기계실
  {
    language: 'ko',
    event: 'mqtt pool/cmd {cmd}',
    earlier: ['펌프 표 | memory_recall → 성인풀 {a}, 유아풀 {b}, 온수풀 {c}', '풀 고르기 | pool_pick → {z}'],
    slots: { hi: '=1, 0', lo: '=0, 1', cmd: '=start / stop', z: '=성인풀 / 유아풀 / 온수풀', a: '2..27', b: '2..27', c: '2..27', d: '2..27' },
    steps: `
      @z gpio_write pin={a} value={hi} // gpio_write pin={b} value={hi} // gpio_write pin={c} value={hi} | 고른 풀 돌리기 | {step2}단계가 고른 풀 펌프를 돌린다. 번호는 표에 있고, {hi}=돎 {lo}=멈춤.
      @z gpio_write pin={a} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={c} value={lo} | 멈추기 | 고른 풀의 펌프를 세워 주세요! 이 펌프들은 {lo}일 때 서 있어요.
      @cmd gpio_write pin={b} value={hi} // gpio_write pin={b} value={lo} | 유아풀 명령 | 메시지가 start면 유아풀에 {hi}, stop이면 유아풀에 {lo}.
      @cmd gpio_write pin={d} value={lo} // gpio_write pin={d} value={hi} | 경광등 | {d}번 경광등은 stop에 {hi}, start에 {lo} 쓰도록.
      @cmd gpio_write pin={c} value=1 // failed "stop이 왔다" | 온수 | start가 들어왔으면 온수풀을 1로, stop이면 실패 처리 바람.
      @z failed "성인풀은 세우지 않는다" // gpio_write pin={d} value=0 // gpio_write pin={d} value=0 | 성인풀 빼고 | {d}번 0. 그런데 고른 것이 성인풀이라면 하지 말고 실패로.
      gpio_read pin={a} | 첫 줄 | 표 첫머리에 있는 핀만 읽는다.
      mqtt_publish topic=pool/ack payload="{z} {cmd}" | 회신 | pool/ack에 고른 풀 이름과 받은 낱말을 한 칸 띄워 발행한다.
      mqtt_publish topic=pool/echo payload={cmd} | 메아리 | payload 전체를 그대로 pool/echo로.
    `,
  },
  // 철공소
  {
    language: 'ko',
    earlier: ['자재 달기 | steel_count → {n1} {a}개, {n2} {b}개, {n3} {c}개', '절단기 살피기 | saw_eye → {st}'],
    slots: { n1: '앵글, 각관40, 평철', n2: '환봉, 각관75, H빔', n3: '철판6T, 찬넬, 파이프', a: '41..58', b: '70..95', c: '5..30 / 120..180', st: '=정상 / 날 부러짐, 냉각수 없음', who: '용접 어 씨, 한길철강, 동방상회', len: '300..2400', q: '3..29' },
    tools: ['soetgaru_cut(stock, mm: int, pieces?: int): Cut stock', 'soetgaru_grind(stock): Grind stock', 'soetjip_order(stock, pieces: int, from?): Order stock', 'soetjip_sell(stock, buyer, pieces?: int): Sell stock', 'bulkkot_weld(stock, amps: int): Weld'],
    steps: `
      @c soetjip_order stock="{n3}" pieces={q} // soetjip_order stock="{n1}" pieces={q} | 주문 | 셋 가운데 제일 적게 남은 자재를 {q}개 주문한다. 어디서 사는지는 안 정함.
      @c soetjip_sell stock="{n2}" buyer="{who}" // soetjip_sell stock="{n3}" buyer="{who}" | 팔기 | 가장 많이 있는 것을 {who}에 팔아 주세요. 개수는 그쪽이 와서 정한대요.
      soetgaru_grind stock="{n2}" | 가운데 것 | {step1}단계에 둘째로 나온 자재를 간다.
      soetgaru_cut stock="{n3}" mm={len} | 맨 뒤 | 목록 맨 뒤 자재, {len}밀리로 자르기. 몇 토막인지 안 정함.
      @st soetgaru_cut stock="{n1}" mm={len} pieces={q} // failed "절단기 상태가 {st}이다" | 절단 | 절단기가 정상일 때만 {n1:을} {len}mm로 {q}토막. 아니면 실패.
      @st bulkkot_weld stock="{n2}" amps=120 // soetgaru_grind stock="{n2}" | 붙일까 갈까 | {n2:은} 절단기가 정상이면 120암페어로 용접, 정상이 아니면 그라인더로.
      soetjip_order stock="{n2}" pieces={b} from="{who}" | 있는 만큼 | {n2:을} 지금 세어 본 개수와 똑같이 {who}에서 더 들인다.
      soetjip_sell stock="{n1}" buyer="{who}" pieces={a} | 다 팔기 | 첫째 자재를 센 것 전부 {who}에 넘겨라. {n3:은} 넘기지 말고.
    `,
  },
  // 전통시장 아케이드
  {
    language: 'ko',
    event: 'webhook /arcade/{z} {"구간": "{z}", "비": "{rain}", "신청": "{who}", "번호": {no}}',
    slots: { hi: '=1, 0', lo: '=0, 1', z: '=어물전 / 포목 / 먹자 / 청과, 철물', rain: '=예 / 아니오', who: '상인회 국, 순대 언니, 방앗간 추', no: '101..890', a: '2..27', b: '2..27', c: '2..27', tp: 'market/roof, 시장/지붕' },
    steps: `
      @z gpio_write pin={c} value={lo} // gpio_write pin={b} value={lo} // gpio_write pin={a} value={lo} // failed "{z} 구간은 표에 없다" | 지붕 닫기 | 지붕 모터: 먹자 {a} / 포목 {b} / 어물전 {c}, {hi} 열림 {lo} 닫힘. 신청 들어온 구간을 닫는다. 표에 없으면 실패.
      @z gpio_write pin={a} value={hi} // gpio_write pin={c} value={hi} // gpio_write pin={b} value={hi} // failed "{z}의 등은 없다" | 골목등 | 골목등은 {a}번이 어물전, {b}번이 먹자, {c}번이 포목이에요. 켜면 {hi}, 끄면 {lo}. 그 구간 등 좀 켜 주세요. 등이 없는 구간이면 못 한다고 해 주세요.
      @rain gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | 비 | {b}번: 비가 '예'면 0, '아니오'면 1
      @rain gpio_write pin={c} value=1 // failed "비가 오지 않는다" | 배수 | 비가 온다고 했을 때만 {c}번 배수를 돌린다(high). 안 온다면 실패.
      mqtt_publish topic={tp} payload="신청자: {who}" | 신청자 | {tp:로} "신청자: "에 신청한 사람을 붙여 보내십시오.
      memory_store key=req-{no} content={z} | 접수 | 키는 req- 뒤에 접수 번호, 값은 구간 이름만.
      file_write path=arcade.txt content="{no} {z} {who}" append=true | 장부 | arcade.txt 끝에 번호, 구간, 신청인을 빈칸 하나씩 두고 덧붙인다.
      gpio_write pin={a} value=1 | {a}번 | {b}번 {c}번은 건드리지 말고 {a}번만 1. 비가 오든 말든.
    `,
  },
  // 반도체 세정실
  {
    language: 'ko',
    event: 'mqtt clean/lot {"로트": "{lot}", "판정": "{j}", "조": "{ch}", "담당": "{who}", "입자": {n}}',
    slots: { j: '=합격 / 재세정 / 폐기', lot: 'LT-5021, W88-3, 로트 417', ch: '산조2, 알칼리1, QDR-4', who: '차 프로, 임 연구원, 서 대리', n: '12..480', s: '30..200', s2: '240..600', k: '=긴급' },
    tools: ['ssitgae_dip(lot, bath, secs: int, agitate?: bool): Dip a lot', 'ssitgae_spin(lot, rpm?: int): Spin dry', 'ssitgae_pass(lot, grade?): Let a lot pass', 'ssitgae_scrap(lot, cause?): Scrap a lot', 'panjeong_log(line): Write into the log', 'panjeong_page(who, text): Page somebody'],
    steps: `
      @j ssitgae_pass lot="{lot}" // ssitgae_dip lot="{lot}" bath="{ch}" secs={s} // ssitgae_scrap lot="{lot}" | 판정대로 | 합격이면 통과(등급 없음), 재세정이면 적힌 조에 {s}초 담금, 폐기면 원인 없이 폐기.
      @j ssitgae_spin lot="{lot}" // ssitgae_spin lot="{lot}" // failed "폐기 로트는 말리지 않는다" | 말리기 | 스핀 건조. 회전수는 레시피에 맡김. 폐기 판정 로트면 하지 말고 실패로.
      @j ssitgae_dip lot="{lot}" bath="{ch}" secs={s} // ssitgae_dip lot="{lot}" bath="{ch}" secs={s2} // failed "폐기라 담그지 않는다" | 헹굼 | 그 조에서 합격은 {s}초, 재세정은 {s2}초 헹굽니다. 폐기는 실패 처리해 주세요.
      panjeong_log line="{lot}={j}" | 기록 | 로트=판정, 붙여서 한 줄.
      panjeong_log line="입자 {n}개" | 입자 | "입자 ○개"라고 로그에. ○는 센 수.
      panjeong_page who="{who}" text="{k}: {lot}" | {k} | 담당자 호출. 글은 "{k}: " 뒤에 로트.
      @j panjeong_page who="{who}" text="수고하셨습니다" // panjeong_page who="{who}" text="다시 부탁합니다" // panjeong_page who="{who}" text="회의 바랍니다" | 호출 글 | 폐기 "회의 바랍니다", 재세정 "다시 부탁합니다", 합격 "수고하셨습니다". 담당을 호출하되 판정에 맞는 글만.
      ssitgae_scrap lot="{lot}" | 폐기 확정 | 판정이 뭐든 폐기하기로 했다. 원인은 '조사 중'이라 칸을 비운다.
    `,
  },
  // 낚시터
  {
    language: 'ko',
    event: 'manual - {who}님 {k}번 좌대, {w}',
    slots: { w: '=입장 / 퇴장', who: '황보석, 피 사장, 단골 엽', k: '2..30', lamp: '31..45', n: '2..12', f: '=붕어, 향어, 잉어', g: '100..900' },
    tools: ['jwadae_lamp(pier: int, on: bool): Lamp of a pier', 'jwadae_bridge(pier: int, down: bool): Bridge to a pier', 'jwadae_board(text, pier?: int): Show a text', 'tteokbap_send(pier: int, grams: int): Send bait', 'salimmang_count(pier: int, fish, count?: int): Enter a catch'],
    steps: `
      @w jwadae_lamp pier={k} on=true // jwadae_lamp pier={k} on=false | 등 | 입장하면 그 좌대 등을 켜고 퇴장하면 끈다.
      @w jwadae_bridge pier={k} down=true // jwadae_bridge pier={k} down=false | 다리 | 퇴장이면 다리를 올리고, 입장이면 내려 주세요. 손님 좌대예요.
      @w jwadae_lamp pier={lamp} on=false // jwadae_lamp pier={lamp} on=true | 입구등 | 입구 {lamp}번 등은 거꾸로다: 입장이면 끄고 퇴장이면 켬.
      @w tteokbap_send pier={k} grams={g} // failed "퇴장이라 떡밥이 필요 없다" | 떡밥 | 막 들어온 손님이면 그 좌대에 떡밥 {g}g. 나가는 손님이면 실패.
      jwadae_board text="손님: {who}" pier={k} | 좌대 표시 | 그 좌대 전광판에 "손님: ○○". 님 자는 빼고 이름만.
      @w jwadae_board text="어서 오세요" // jwadae_board text="안녕히 가세요" | 큰 전광판 | 좌대 번호는 넣지 않고, 입장 → "어서 오세요", 퇴장 → "안녕히 가세요".
      salimmang_count pier={k} fish={f} | 조과 | 손님 좌대에 {f:을} 올려 준다. 몇 마리인지는 아직 못 셌다.
      salimmang_count pier={k} fish={f} count={n} | 센 것 | {f} {n}마리, 방금 그 좌대.
    `,
  },
  // 데이터 백업
  {
    language: 'ko',
    earlier: ['디스크 재기 | disk_all → {n1} {a}%, {n2} {b}%, {n3} {c}%, {n4} {d}%', '대기열 보기 | backup_queue → {q}'],
    slots: { n1: 'vault, nas-1, 곳간', n2: 'attic, nas-2, 다락', n3: 'cellar, nas-3, 지하', n4: 'shed, nas-4, 헛간', a: '40..49 / 93..98', b: '62..70', c: '51..60', d: '78..85', q: '=비었음, 없음 / 3건, 11건, 25건', m: '=야간, 새벽', h: 'hop.lan, 10.7.1.4, store9' },
    tools: ['gotgan_copy(disk, to?): Copy a disk', 'gotgan_prune(disk, keep_days?: int): Delete old backups', 'gotgan_mount(disk, readonly?: bool): Mount a disk', 'meonji_label(disk, label): Label a disk', 'meonji_wipe(disk): Wipe a disk'],
    steps: `
      @a gotgan_prune disk="{n4}" // gotgan_prune disk="{n1}" | 비우기 | 네 개 중 가장 꽉 찬 디스크에서 묵은 백업을 지운다. 며칠 치를 남길지는 기본대로.
      @a gotgan_copy disk="{n1}" // gotgan_copy disk="{n3}" | 한가한 곳 | 제일 적게 찬 디스크를 복사해 주세요. 어디로 갈지는 기본값.
      gotgan_mount disk="{n4}" readonly=true | 끝 디스크 | 마지막에 나온 것을 읽기 전용으로 붙여라.
      gotgan_mount disk="{n2}" | 두 번째 | 목록의 두 번째 것을 붙인다. 읽기 전용 여부는 쓰지 않음.
      @q failed "대기열이 비었다" // gotgan_copy disk="{n3}" to="{h}" | 이어서 | 대기열이 비었으면 실패, 아니면 {n3:을} {h:로} 복사.
      @q meonji_wipe disk="{n2}" // failed "대기열에 {q} 있다" | 닦기 | 대기 중인 게 하나도 없을 때에 한해 {n2:을} 지운다. 있으면 지우지 말고 실패로.
      meonji_label disk="{n1}" label="hold-{n1}" | 이름표 | 첫 디스크에 이름표: "hold-" 뒤에 그 디스크 이름.
      meonji_label disk="{n3}" label="{m} {c}%" | 이름표 둘 | {n3}에 붙일 이름표는 "{m}" 한 칸 그리고 사용률(% 포함).
    `,
  },
];
