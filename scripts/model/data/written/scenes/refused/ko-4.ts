import type { Scene } from '../../scene';

/** Done or refused, in Korean: hours, forbidden zones and names, results of earlier steps that were not there, part 4. */
export const refusedKo4: readonly Scene[] = [
  {
    language: 'ko',
    event: 'webhook /헬스장/출입 {"회원": "{mem}", "회원권": "{pass}", "시각": "{time}", "기구": {gear}, "코치": "{coach}"}',
    slots: { mem: 'M-2207, M-4180, M-9034', pass: '=유효, 연장됨 / 만료, 일시정지, 환불', time: '=06:30, 12:10, 18:40, 21:30 / 23:20, 00:40, 02:10, 04:30', gear: '1..40', coach: '=안가람, 우보미, 최단 / ∅, 미지정, 없음' },
    tools: ['gym_admit(회원): 출입문을 열어 준다', 'gym_coach(회원, 코치): 코치에게 수업을 잡는다', 'gym_locker(회원, 일: int): 사물함을 빌려준다', 'treadmill_stop(기구: int): 러닝머신을 멈춘다'],
    steps: `
      @pass gym_admit 회원={mem} // failed "회원권이 {pass} 상태다" | 출입 | 쓸 수 있는 회원권을 가진 분만 들여보내 주세요. 기한이 지났거나 멈춰 둔 회원권으로는 못 들어옵니다.
      @time gym_admit 회원={mem} // failed "{time}은 문을 닫은 시간이다" | 시간 보고 열기 | 우리 헬스장은 오전 6시에 열어 밤 10시에 닫는다. 그사이에 온 회원이면 문을 열고, 그 외 시간이면 열지 않음.
      @coach gym_coach 회원={mem} 코치={coach} // failed "코치가 정해지지 않았다" | 수업 | 회원이 원한 코치에게 수업을 잡아 준다. 원한 코치가 없으면 아무나 붙이지 말고 실패로 둔다.
      @pass gym_locker 회원={mem} 일=30 // failed "{pass}된 회원권이다" | 사물함 | 회원권이 살아 있나요? 그렇다면 사물함을 30일 빌려주시고, 아니라면 거절하세요.
      @time failed "{time}에는 영업 중이다" // pushover message="{mem} 야간 출입" | 야간 경보 | 닫은 뒤(22시~06시)에 누가 문을 건드렸을 때만 '(회원) 야간 출입'을 푸시로 알린다.
      @coach memory_store key=오늘코치 content="{coach}" // failed "코치 이름이 없다" | 코치 기억 | 오늘코치 키에 코치를 남긴다. 코치 칸이 비거나 정해지지 않았으면 남기지 못한다.
      treadmill_stop 기구={gear} | 멈춤 | 누군가 넘어졌다! 회원권은 나중 일이고 그 기구부터 멈춰라.
      failed "허리를 펴 줄 도구가 없다" | 자세 | 스쿼트하는 회원의 허리를 손으로 받쳐 곧게 펴 준다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 변전실/명령 {"차단기": "{brk}", "동작": "{act}", "전류A": {amp}, "지시자": "{who}", "핀": {pin}}',
    slots: { brk: '=F1, F2, F5, F8 / ESS, VCB-M, 비상발전', act: '=투입, 개방', amp: '40..180 / 260..410', who: '운영 위다솔, 야간 주영빈, 협력 팽하온', pin: '0..1 / 8..25' },
    tools: ['feeder_open(차단기): 차단기를 개방한다', 'feeder_close(차단기): 차단기를 투입한다', 'load_shed(A: int): 부하를 줄인다'],
    steps: `
      @brk feeder_open 차단기={brk} // failed "{brk:은} 손댈 수 없는 차단기다" | 개방 | ESS, VCB-M, 비상발전은 어떤 지시로도 만지지 않는다. 나머지 차단기의 지시라면 그것을 개방한다.
      @amp feeder_close 차단기=F3 // failed "전류가 {amp}A다" | F3 투입 | 전류 200A를 넘지 않는 동안에만 F3을 투입해 주십시오. 넘으면 투입하지 않습니다.
      @pin failed "{pin}번은 트립 코일이다" // gpio_write pin={pin} value=1 | 핀 쓰기 | 0번과 1번은 트립 코일에 묶여 있다. 그 둘만 아니면 요청 핀을 켜도 좋다.
      @amp failed "{amp}A라 줄일 것이 없다" // load_shed A=50 | 부하 줄이기 | 200A를 초과했다면 50A를 덜어 내고, 초과하지 않았다면 아무것도 덜어 내지 말라.
      @brk notify message="{brk} 조작 허용" // failed "{brk} 조작은 금지다" | 허용 표시 | 만져도 되는 차단기일 때 이 컴퓨터에 '(차단기) 조작 허용'. 금지된 셋(ESS, VCB-M, 비상발전)이면 실패.
      @pin failed "{pin}번 핀은 읽는 것도 잠겨 있다" // gpio_read pin={pin} | 핀 읽기 | 트립 코일(0, 1번)은 읽는 것조차 막아 두었으니 그런 요청은 거절하고, 다른 핀은 읽어 준다.
      file_write path=logs/breaker.txt content="{who} {brk} {act}" append=true | 명령 기록 | 금지 여부를 떠나 logs/breaker.txt 끝에 지시자, 차단기, 동작을 띄어서 한 줄 더한다.
      failed "접지봉을 걸 도구가 없다" | 접지 | 절연 장갑을 끼고 모선에 접지봉을 건다.
    `,
  },
  {
    language: 'ko',
    earlier: ['게이트웨이 깨우기 | {gw}', '문 센서 보기 | sensor_get → {door}', '세입자 찾기 | tenant_find → {tenant}'],
    slots: { gw: '=wake_on → online, wake_on → 연결됨 / 실패: 전원 꺼짐, 건너뜀, 실패: 응답 없음', door: '=닫힘, 잠김 / 열림, 반쯤 열림', tenant: '=하윤서, 방태민, 공리아 / 없음, 0명, 찾지 못함', room: '201호, 305호, 옥탑' },
    tools: ['wake_on(): 게이트웨이를 깨운다', 'sensor_get(방): 센서를 읽는다', 'tenant_find(방): 세입자를 찾는다', 'lock_code(방, 번호: int): 도어록 번호를 바꾼다', 'lock_bolt(방): 문을 잠근다', 'boiler_eco(방, 켬: bool): 보일러 절약 운전을 바꾼다'],
    steps: `
      @gw lock_code 방={room} 번호=4826 // failed "게이트웨이가 깨어나지 않았다" | 번호 바꾸기 | {room} 도어록 번호를 4826으로 바꾼다. 게이트웨이가 깨어 있어야만 전달되므로, {step1}단계가 잘못되었으면 하지 않는다.
      @door lock_bolt 방={room} // failed "문이 {door} 상태다" | 잠그기 | 문이 꼭 닫혀 있는 걸 확인했다면 {room:을} 잠가 주세요. 열린 채로 걸쇠를 내밀면 부러집니다.
      @tenant send_message channel=kakao to={tenant} text="{room} 점검 예정입니다" // failed "세입자를 찾지 못했다" | 세입자에게 | kakao 채널로 찾은 세입자에게 '{room} 점검 예정입니다'라고 보내라. 못 찾았다면 보낼 수 없음.
      @gw boiler_eco 방={room} 켬=true // failed "게이트웨이가 꺼져 있다" | 절약 운전 | 게이트웨이가 응답했다면 {room} 보일러를 절약으로 돌린다.
      @door failed "문이 {door:이}라 알릴 것이 없다" // pushover message="{room} 문 열림" | 문 열림 알림 | 센서가 열려 있다고 한 경우 '{room} 문 열림'을 푸시. 닫혀 있었으면 실패로 처리하는 것이 맞다.
      @tenant memory_store key="{room} 세입자" content="{tenant}" // failed "찾은 세입자가 없다" | 이름 적기 | '{room} 세입자'라는 키로 {step3}단계에서 나온 이름을 저장하십시오. 나온 이름이 없으면 저장하지 마십시오.
      failed "벽지를 바를 도구가 없다" | 도배 | {room}의 곰팡이 핀 벽지를 뜯고 새로 바른다.
      notify message="{room} 점검" | 점검 표시 | 앞 단계가 어찌 되었든 이 컴퓨터에 '{room} 점검'이라고만 띄운다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 수족관/{tank} {"염도": {ppt}, "수온": {t}, "여과핀": {filt}, "격리": "{iso}", "먹이g": {food}}',
    slots: { tank: '산호수조, 대형수조, 해파리관', ppt: '33.1..35.4 / 37.2..41.8', t: '23..26', filt: '2..18 / ∅, null, "없음"', iso: '=아니오, 해제 / 예, 격리 중, 진행 중', food: '5..25 / 60..140' },
    tools: ['aqua_feed(수조, 그램: int): 먹이를 준다', 'aqua_fresh(수조, 리터: int): 민물을 보충한다', 'aqua_lamp(수조, 퍼센트: int): 조명을 정한다', 'aqua_visit(수조): 관람을 연다'],
    steps: `
      @ppt failed "염도 {ppt}라 민물이 필요 없다" // aqua_fresh 수조={tank} 리터=40 | 민물 보충 | 염도가 36을 넘어 짜졌다면 민물 40리터를 보충한다. 넘지 않은 물에 부으면 산호가 죽는다.
      @iso aqua_visit 수조={tank} // failed "격리가 {iso:이}다" | 관람 열기 | 격리가 풀린 수조만 관람객에게 엽니다. 아직 풀리지 않았으면 기다리게 하세요.
      @food aqua_feed 수조={tank} 그램={food} // failed "{food}g은 30g을 넘는다" | 먹이 주기 | 한 끼에 30g까지. 요청이 그 안이면 요청한 만큼 주고 많으면 주지 말 것.
      @filt gpio_write pin={filt} value=1 // failed "여과 핀이 없다" | 여과기 | 여과핀을 올려 다시 돌린다. 핀을 알려 주지 않았으면 실패 처리한다.
      @ppt memory_store key=좋은염도 content="{ppt}" // failed "염도가 {ppt:이}라 좋지 않다" | 염도 기록 | 36 이하의 값이면 좋은염도 라는 이름으로 기록해 둬.
      @iso failed "격리 중이 아니다" // send_message channel=수의사 text="{tank} 상태 봐 주세요" | 수의사 | 격리가 걸려 있는 수조에 한해 수의사 채널에 '(수조) 상태 봐 주세요'를 보낸다.
      aqua_lamp 수조={tank} 퍼센트=20 | 조명 낮추기 | 지금은 20%로 낮춘다. 해가 지고 나면 60%가 되지만 그건 타이머가 할 일이다.
      failed "유리를 닦을 도구가 없다" | 이끼 | 안쪽 유리에 낀 이끼를 스크레이퍼로 긁는다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /세차장/접수 {"차량": "{car}", "코스": "{course}", "높이cm": {h}, "결제": "{pay}", "베이": {bay}, "전화": "{tel}"}',
    slots: { car: '12구 4450, 77라 1932, 205하 8821', course: '기본, 거품, 하부', h: '142..198 / 216..270', pay: '=완료, 승인 / 실패, 취소, 대기', bay: '1..6', tel: '=010-2290-1185, 010-6674-3021 / ∅, 없음, 미기재' },
    tools: ['wash_go(베이: int, 코스): 세차를 시작한다', 'bay_door(베이: int, 방향: up|down): 베이 문을 움직인다', 'wash_coupon(차량): 쿠폰을 준다', 'wash_refund(차량): 돈을 돌려준다'],
    steps: `
      @pay wash_go 베이={bay} 코스={course} // failed "결제가 {pay} 상태다" | 세차 시작 | 결제가 끝난 차만 적힌 베이에서 고른 코스로 닦는다. 결제가 안 끝났으면 물을 틀지 않는다.
      @h bay_door 베이={bay} 방향=up // failed "높이 {h}cm는 2m를 넘는다" | 문 올리기 | 2미터(200cm)까지만 들어갈 수 있어요. 들어갈 수 있는 차라면 그 베이 문을 올려 주세요.
      @pay wash_coupon 차량="{car}" // failed "결제가 {pay}라 쿠폰이 없다" | 쿠폰 | 돈을 낸 손님께는 쿠폰 한 장. 안 낸 손님께는 없다.
      @tel send_message channel=sms to={tel} text="세차가 끝났습니다" // failed "전화번호가 적혀 있지 않다" | 끝났다고 알리기 | 손님 전화로 '세차가 끝났습니다'라는 sms를 보내되, 전화를 안 적은 손님이면 실패로 해라.
      @h failed "높이가 {h}cm라 들어간다" // notify message="{car} 손세차로" | 손세차 안내 | 200cm가 넘어 기계에 안 들어가는 차에 한해 이 컴퓨터에 '(차량) 손세차로'를 띄운다
      @tel memory_store key=단골 content="{tel}" // failed "연락처가 없다" | 단골 | 단골 키에 전화번호 저장. 번호 미기재 시 저장 불가.
      gpio_write pin={bay} value=0 | 물 잠그기 | 베이마다 같은 번호의 핀에 물 밸브가 있다. 결제가 어찌 됐든 이 베이 물을 0으로 잠근다.
      failed "차 안을 쓸 도구가 없다" | 실내 | 발판을 꺼내 털고 시트 밑을 진공청소기로 빨아들인다.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 스마트팜/요청 {"온실": "{gh}", "농약": "{spray}", "수확까지일": {days}, "바람": {wind}, "작업자": "{who}", "노즐핀": {pin}}',
    slots: { gh: '토마토1, 파프리카3, 오이2', spray: '=친환경제, 난황유, 목초액 / 메토밀, 파라치온, DDT', days: '9..30 / 1..4', wind: '0.4..2.6 / 4.3..8.8', who: '용해든, 기윤슬, 두나래', pin: '4..24' },
    tools: ['spray_run(온실, 농약, 분: int): 약을 뿌린다', 'reentry_block(온실, 시간: int): 출입을 막는다', 'vent_half(온실): 천창을 반만 연다'],
    steps: `
      @spray spray_run 온실={gh} 농약={spray} 분=12 // failed "{spray:은} 금지 약제다" | 살포 | 메토밀, 파라치온, DDT 는 법으로 금지된 약이다. 이 셋이 아닌 요청이면 그 온실에 그 약을 12분 뿌린다.
      @days spray_run 온실={gh} 농약=석회유황 분=8 // failed "수확이 {days}일밖에 안 남았다" | 석회유황 | 수확까지 이레(7일) 이상 남은 온실이라면 석회유황을 8분 뿌려 주세요. 그보다 가까우면 뿌리지 않습니다.
      @wind gpio_write pin={pin} value=1 // failed "바람이 {wind}m/s다" | 노즐 | 바람 3m/s 미만에서만 노즐 핀 high. 이상이면 약이 날리므로 금지.
      @wind vent_half 온실={gh} // failed "바람이 {wind:이}라 천창을 열지 않는다" | 천창 | 바람이 3을 넘지 않을 때 천창을 반쯤 열어라
      @spray failed "{spray:은} 써도 되는 약이다" // send_message channel=농업기술센터 text="{gh}에서 {spray} 요청" | 신고 | 금지된 약(메토밀·파라치온·DDT)을 요청한 건은 농업기술센터 채널로 '(온실)에서 (약) 요청'이라고 신고한다. 아닌 건은 신고하지 않는다.
      @days failed "{days}일이나 남았다" // memory_store key=수확임박 content="{gh}" | 수확 임박 | 한 주(7일)도 남지 않은 온실을 수확임박 키에 적어 둘 것.
      reentry_block 온실={gh} 시간=24 | 출입 막기 | 어제 뿌린 약이 마르지 않았다고 하네요. 오늘 무엇을 뿌리든 이 온실은 하루(24시간) 막아 주세요.
      failed "방제복을 입힐 도구가 없다" | 방제복 | 작업자에게 방제복을 입히고 마스크 끈을 조여 준다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /숙소/체크인 {"예약": "{res}", "손님": "{who}", "신분증": "{idc}", "인원": {n}, "시각": "{time}", "객실": {room}}',
    slots: { res: 'BK-7712, BK-3094, BK-5527', who: '이든하, 차마루, 여솔빈', idc: '=확인, 제시함 / 미제시, 불일치, 훼손', n: '1..4 / 6..11', time: '=15:10, 17:45, 20:20, 22:05 / 09:15, 10:50, 12:20, 13:40', room: '201..930' },
    tools: ['stay_key(객실: int, 손님): 열쇠를 만든다', 'stay_hold(예약): 예약을 붙잡아 둔다', 'stay_extra(예약, 침구: int): 침구를 더한다', 'stay_bag(손님, 개: int): 짐을 맡는다'],
    steps: `
      @idc stay_key 객실={room} 손님={who} // failed "신분증이 {idc} 상태다" | 열쇠 | 신분증을 확인한 손님께만 그 객실 열쇠를 만들어 드리십시오.
      @time stay_key 객실={room} 손님={who} // failed "{time}은 아직 입실 시간이 아니다" | 입실 시간 | 입실은 오후 3시부터 밤 11시까지다. 그때 오신 손님이면 열쇠를 만들고, 일찍 오셨다면 실패로 처리해 기다리시게 한다.
      @n failed "{n}명이면 더 필요 없다" // stay_extra 예약={res} 침구=2 | 침구 | 다섯 명이 넘는 일행에는 침구 두 채를 더한다. 그보다 적으면 더하지 않는다.
      @n notify message="{who} 일행 {n}명" // failed "{n}명은 정원 5명을 넘는다" | 인원 표시 | 정원(5명) 안쪽이라야 이 컴퓨터에 '(손님) 일행 (몇)명'이라고 띄운다. 정원을 넘긴 일행은 띄우지 말고 거절할 것.
      @idc failed "신분증은 {idc:이}다" // stay_hold 예약={res} | 붙잡아 두기 | 신분증에 문제가 있을 때는 취소하지 말고 예약만 붙잡아 둬라. 문제가 없다면 붙잡지 않는다.
      @time failed "{time}이면 바로 들어갈 수 있다" // stay_bag 손님={who} 개=2 | 짐 맡기 | 세 시가 되기 전에 온 손님이라면 짐 두 개를 맡아 드려요. 이미 들어갈 수 있는 시각이면 맡지 않습니다.
      memory_store key="{res}" content="{room}" | 객실 기억 | 예약 번호를 키로 객실 번호를 적어 둔다. 신분증 확인 전에도 한다.
      failed "침대보를 갈 도구가 없다" | 침대보 | 쓰던 침대보를 걷어 내고 새것을 팽팽하게 깐다.
    `,
  },
  {
    language: 'ko',
    earlier: ['제빙기 상태 | ice_state → {ice}', '냉매 압력 | ref_bar → {bar} bar', '수리점 메모 찾기 | memory_recall → {shop}'],
    slots: { ice: '=운전, on, 제빙 중 / off, 정지, 오류 E4', bar: '2.1..3.8 / 0.3..1.2', shop: '=찬바람냉동, 북극설비, 한얼냉열 / 메모 없음, 0건, 결과 없음', dev: 'IC-1, IC-7, 주방 제빙기' },
    tools: ['ice_state(기기): 제빙기 상태를 본다', 'ref_bar(기기): 냉매 압력을 잰다', 'ice_size(기기, 크기: small|large): 얼음 크기를 바꾼다', 'ice_dump(기기): 얼음을 쏟는다', 'repair_call(업체, 기기): 수리를 부른다'],
    steps: `
      @ice ice_size 기기="{dev}" 크기=large // failed "제빙기가 {ice} 상태다" | 큰 얼음 | {dev} 얼음을 크게 바꿔 줘. 기계가 꺼져 있거나 멈춰 있으면 명령을 못 받으니 그때는 못 했다고 해.
      @bar ice_dump 기기="{dev}" // failed "압력이 {bar} bar밖에 안 된다" | 쏟기 | 냉매 압력이 2 bar 이상이어야 {dev}에서 얼음을 쏟을 수 있습니다.
      @shop repair_call 업체={shop} 기기="{dev}" // failed "수리점 메모를 찾지 못했다" | 수리 부르기 | {step3}단계 메모에 적힌 수리점에 {dev} 수리를 부른다. 메모가 없으면 인터넷에서 찾지 말고 실패 처리.
      @bar failed "{bar} bar라 정상이다" // pushover message="{dev} 냉매 {bar} bar" | 냉매 부족 | 2 bar가 안 되면 푸시로 '{dev} 냉매 (값) bar'라고 알려라. 2 bar가 넘는데 알리면 안 된다.
      @ice gpio_write pin=16 value=1 // failed "제빙기는 {ice}이다" | 급수 | 제빙기가 실제로 돌고 있을 때만 16번 급수 밸브를 엽니다(1).
      @shop file_write path=수리.txt content="{shop}" append=true // failed "적을 수리점이 없다" | 수리점 적기 | 수리.txt 끝에 메모에서 나온 업체 한 줄. 나온 게 없다면 적지 않음.
      mqtt_publish topic=ice/bar payload="{bar}" | 압력 내기 | 높고 낮음을 따지지 않고 ice/bar 에 잰 압력 숫자를 낸다.
      failed "냉매를 주입할 도구가 없다" | 냉매 보충 | 가스통을 서비스 밸브에 물려 냉매를 조금씩 넣는다. 압력은 잴 수 있어도 넣을 수 있는 것은 없다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /영화관/예매 {"영화": "{film}", "등급": "{rate}", "나이": {age}, "좌석": "{seat}", "회차": "{time}", "관": {hall}}',
    slots: { film: '섬의 겨울, 붉은 열차, 고요한 강', rate: '=청소년 관람불가', age: '21..64 / 11..17', seat: 'E7, G12, H3 / ∅, 미선택, 없음', time: '=10:40, 13:20, 18:50', hall: '1..8' },
    tools: ['ticket_sell(영화, 좌석): 표를 판다', 'seat_release(좌석): 좌석을 푼다', 'hall_light(관: int, 퍼센트: int): 상영관 불을 정한다', 'ticket_check(나이: int): 표를 찍고 들여보낸다'],
    steps: `
      @age ticket_check 나이={age} // failed "{age}세는 만 19세 미만이다" | 입장 | 청소년 관람불가 영화다. 만 19세 이상이면 나이를 찍고 들여보내며, 그 아래면 들이지 않는다.
      @seat ticket_sell 영화="{film}" 좌석={seat} // failed "좌석을 고르지 않았다" | 표 팔기 | 손님이 고른 좌석으로 그 영화 표를 팔아 주세요. 안 고른 손님께 아무 자리나 팔면 다툼이 납니다.
      @seat seat_release 좌석={seat} // failed "풀어 줄 좌석이 없다" | 좌석 풀기 | 예매가 취소되었다. 예매에 있던 좌석을 푼다. 좌석이 적히지 않은 예매라면 풀 것이 없어 실패다.
      @age notify message="{film} 입장 가능" // failed "나이가 {age}세다" | 입장 가능 | 성인(만 19세부터)이라면 이 컴퓨터에 영화 제목과 '입장 가능'을 한 칸 띄어 표시.
      @age failed "{age}세라 입장할 수 있다" // send_message channel=매표소 text="{time} {hall}관 환불" | 미성년 환불 | 열아홉 살이 안 된 손님이 표를 샀다면 매표소 채널에 회차, 몇 관, '환불'을 '09:00 4관 환불' 꼴로 알릴 것.
      @seat memory_store key=팔린자리 content="{seat}" // failed "좌석이 비어 있다" | 팔린 자리 | 좌석이 정해진 예매면 팔린자리 키에 좌석을 올린다.
      hall_light 관={hall} 퍼센트=10 | 불 낮추기 | 지금은 이 관을 10%로 낮춥니다. 영화가 끝나면 100%로 올릴 텐데 그건 다음에요.
      failed "팝콘을 쓸 도구가 없다" | 청소 | 바닥에 쏟아진 팝콘을 빗자루로 쓸어 담으세요.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 정수/약품실 {"탱크": "{tank}", "약품": "{chem}", "pH": {ph}, "투입기핀": {pin}, "잔량L": {left}, "환기": "{vent}"}',
    slots: { tank: 'T-1, T-6, T-11', chem: '차아염소산, PAC, 가성소다', ph: '6.1..7.6 / 8.7..10.4', pin: '3..17', left: '70..400 / 12..38', vent: '=가동, on, 정상 / 정지, off, 고장' },
    tools: ['dose_set(탱크, ml: int): 투입량을 정한다', 'chem_buy(약품, 통: int): 약품을 산다', 'room_seal(분: int): 약품실을 봉쇄한다'],
    steps: `
      @ph dose_set 탱크={tank} ml=120 // failed "pH가 {ph}로 8을 넘는다" | 투입량 | pH 8.0 이하인 탱크에는 120ml로 맞춰 줍니다. 8.0을 넘었다면 더 넣지 마십시오.
      @left failed "{left}L 남아 있다" // chem_buy 약품={chem} 통=6 | 약품 사기 | 50L가 채 안 남았으면 그 약품 여섯 통을 사들인다. 50L 넘게 남았는데 살 필요는 없다.
      @vent gpio_write pin={pin} value=1 // failed "환기가 {vent} 상태다" | 투입기 | 환기가 되는 방에서만 투입기를 켤 수 있다. 되고 있으면 투입기 핀을 1로.
      @vent failed "환기는 {vent:이}다" // room_seal 분=60 | 봉쇄 | 환기가 안 되고 있으면 약품실을 한 시간 막아라. 잘 되고 있으면 막을 필요 없음(실패).
      @ph memory_store key=정상pH content="{tank} {ph}" // failed "pH {ph:은} 정상 범위 밖이다" | 정상 기록 | 8.0을 초과하지 않는 값이면 정상pH 키에 탱크와 값을 띄어 적어 주세요
      @left failed "{left}L면 넉넉하다" // notify message="{chem} {left}L 남음" | 잔량 알림 | 잔량이 50L 밑으로 내려간 날에 한해 '(약품) (잔량)L 남음'을 이 컴퓨터로.
      gpio_write pin={pin} value=0 | 투입기 끄기 | 8시간을 돌았으니 쉬게 한다. 투입기를 끄는 데에는 환기 조건이 없다.
      failed "보호 장화를 신길 도구가 없다" | 장화 | 약품실에 들어갈 사람에게 장화를 신기고 앞치마를 둘러 준다.
    `,
  },
  {
    language: 'ko',
    event: 'webhook /메일서버/차단요청 {"주소": "{ip}", "대상": "{net}", "시도": {tries}, "계정": "{user}", "규칙": {rule}, "요청": "{who}"}',
    slots: { ip: '203.0.113.9, 198.51.100.44, 203.0.113.180', net: '=외부, wan / 내부, 관리망, localhost', tries: '3..15 / 60..900', user: 'hong, jiwon, sales2', rule: '10..60 / ∅, null, ""', who: '관제 A조, 보안팀, 야간 관제' },
    tools: ['fw_drop(ip, hours: int): 주소를 막는다', 'fw_rule_off(rule: int): 규칙을 끈다', 'acct_freeze(user): 계정을 얼린다', 'acct_mail(user, text): 사용자에게 메일을 쓴다'],
    steps: `
      @net fw_drop ip={ip} hours=24 // failed "{net:은} 막지 않는다" | 하루 막기 | 밖(외부, wan)에서 온 주소만 하루 동안 막는다. 내부나 관리망, localhost를 막으면 우리가 갇힌다.
      @tries failed "시도가 {tries}번뿐이다" // fw_drop ip={ip} hours=2 | 시도가 많으면 | 50번을 초과해 두드린 주소라면 두 시간 막아 주십시오. 그보다 적으면 그냥 두고 실패로.
      @rule fw_rule_off rule={rule} // failed "규칙 번호가 없다" | 규칙 끄기 | 요청에 적힌 규칙을 꺼 주세요. 번호가 안 왔다면 아무 규칙도 끄지 말고 그렇게 말해 주세요.
      @tries failed "{tries}번으로는 얼리지 않는다" // acct_freeze user={user} | 계정 얼리기 | 시도 50번이 넘었으면 그 계정을 얼려라. 넘지 않았으면 얼리지 마라.
      @net pushover message="{ip} 차단" // failed "{net} 주소다" | 차단 푸시 | 바깥 주소인 경우에만 '(주소) 차단'이라고 푸시. 안쪽 주소면 거절.
      @rule memory_store key=꺼둔규칙 content="{rule}" // failed "적을 규칙이 없다" | 규칙 기억 | 꺼둔규칙 이라는 이름으로 규칙 번호를 저장해 두자. 빈 요청이면 저장하지 못한다.
      acct_mail user={user} text="비밀번호를 바꿔 주세요" | 사용자에게 메일 | 몇 번을 두드렸든 이 계정 주인에게 '비밀번호를 바꿔 주세요'라는 메일을 쓴다.
      failed "방화벽을 다시 켜는 도구가 없다" | 방화벽 재부팅 | 방화벽 장비 자체를 껐다 켠다. 규칙을 끄거나 주소를 막는 것으로는 대신할 수 없다.
      failed "모니터를 옮길 도구가 없다" | 관제석 | 왼쪽 관제석 모니터를 들어 오른쪽 책상으로 옮겨 놓기.
    `,
  },
  {
    language: 'ko',
    event: 'mqtt 놀이공원/{ride} {"대기": {queue}, "키cm": {tall}, "풍속": {wind}, "안전바": "{bar}", "기동핀": {pin}}',
    slots: { ride: '회전그네, 바이킹, 청룡열차', queue: '4..60', tall: '132..185 / 88..116', wind: '1..8 / 14..23', bar: '=잠김, 확인 / 열림, 풀림, 미확인', pin: '5..26' },
    tools: ['ride_start(기구, 회전: int): 놀이기구를 돌린다', 'ride_board(기구): 한 사람을 태운다', 'ride_sign(기구, 글): 안내판에 글을 띄운다'],
    steps: `
      @bar ride_start 기구={ride} 회전=12 // failed "안전바가 {bar} 상태다" | 출발 | 안전바가 모두 잠긴 것이 확인되면 열두 바퀴 돌린다. 하나라도 아니면 출발시키지 마라!
      @tall ride_board 기구={ride} // failed "키 {tall}cm는 120cm에 못 미친다" | 태우기 | 키 120cm부터 탈 수 있어요. 되는 손님이면 이 기구에 태워 주세요.
      @wind gpio_write pin={pin} value=1 // failed "바람이 {wind}m/s다" | 기동 | 바람이 10m/s를 넘으면 서고, 넘지 않으면 기동 핀을 올린다.
      @wind failed "풍속이 {wind}밖에 안 된다" // ride_sign 기구={ride} 글="강풍으로 쉽니다" | 강풍 안내 | 10m/s 초과 강풍일 때만 안내판에 '강풍으로 쉽니다'를 띄우십시오.
      @bar failed "안전바는 {bar} 상태다" // send_message channel=정비 text="{ride} 안전바 {bar}" | 안전바 신고 | 안전바가 제대로 걸리지 않았으면 정비 채널에 기구, '안전바', 상태를 한 칸씩 띄어 신고할 것. 걸려 있다면 신고할 것이 없다.
      @tall failed "{tall}cm라 탈 수 있다" // notify message="보호자 동반 놀이기구 안내" | 다른 기구 | 120cm가 안 되는 아이가 오면 이 컴퓨터에 '보호자 동반 놀이기구 안내'를 띄운다. 키가 되면 띄우지 않는다.
      ride_sign 기구={ride} 글="대기 {queue}명" | 대기 표시 | 바람이 불어도 줄은 선다. 안내판에 '대기 몇명' 꼴로.
      failed "안전바를 손으로 당길 도구가 없다" | 눌러 보기 | 자리마다 다니며 안전바를 손으로 당겨 흔들리는지 본다.
    `,
  },
];
