import type { Dice } from '../dice';
import { kindOf, type Noun } from './nouns';
import type { Language } from './template';

/**
 * How people mean a value without saying it, by what it is called. A line a noun:
 * `english, other/한국어, 다른 말: phrase | phrase // 구 | 구`; a Korean phrase ends in a noun.
 * No phrase fits another noun that an event can have beside this one.
 */
const inEvent = `
temperature/온도: the degrees the probe has just sent | however warm it is in there | what the thermometer said | the degrees the thermometer reported | how hot it got | the reading of the thermometer in the message | the degrees of warmth they ask for | whatever the thermometer has sent | the warmth it reported | how warm or cold it is by the message // 센서가 알려 온 도수 | 방금 올라온 도수 | 온도계가 보낸 값 | 메시지에 찍힌 도수 | 알림에 뜬 몇 도 | 통보된 현재 온도 | 온도계 지시값 | 보고된 도수
humidity/습도: how damp the air is by the message | the moisture that was reported | what the hygrometer sent | the relative humidity we were told | however damp it is in there | how much moisture the air holds // 습도계가 보낸 값 | 알려 온 상대 습도 | 공기 중 습기 수치 | 방금 올라온 습도 | 보고된 습도 퍼센트 | 메시지에 찍힌 습도
pressure/압력: what the gauge shows | the bar that came in | whatever the manometer has sent | the pressure it is standing at | how much pressure there is on it | what the gauge reported // 압력계가 보낸 값 | 게이지 지시값 | 방금 올라온 압력 | 통보된 압력 수치 | 지금 걸려 있는 압력 | 압력계 눈금
level/수위: how high it stands | how full it is by the message | what the float reported | the height the float sent | the filling that was reported | however high the water stands | where the water stands now // 부자가 알려 온 높이 | 보고된 물 높이 | 수위계가 보낸 값 | 차 있는 높이 | 방금 올라온 수위 | 통보된 물 높이
flow rate/유량: how much runs through | what the flow meter sent | the throughput it reported | how much is flowing by the message | the flow that was counted | the litres a minute that came in // 유량계가 보낸 값 | 흐르고 있는 양 | 분당 흐름량 | 방금 올라온 유량 | 통보된 유량 수치 | 유량계 지시값
speed/회전수, 속도: how fast it is going | the speed the drive reported | the pace it runs at | how fast it moves by the message | the tempo it keeps | the swiftness they ask for | how fast they want it // 지금 도는 빠르기 | 통보된 속도 | 속도계가 보낸 값 | 방금 올라온 회전 속도 | 돌고 있는 속도 | 요청한 빠르기
weight/무게: what the scale showed | what lies on the scale | how heavy it is | what it weighs | the reading of the scale | whatever the scale has sent | the weighing that came in | how much it brings to the scale // 저울이 보낸 값 | 저울에 찍힌 무게 | 계근 결과 | 저울 지시값 | 달아 본 무게 | 방금 계량된 무게 | 통보된 중량
voltage/전압: the volts that came in | what the voltmeter sent | how many volts there are on it | the volts we were told | the voltage it dropped to // 전압계가 보낸 값 | 보고된 볼트 수 | 방금 올라온 전압 | 걸려 있는 전압 | 통보된 전압
current/전류: the amps it draws | how many amps are flowing | what the ammeter sent | the amps that were reported | the current it pulls // 전류계가 보낸 값 | 흐르는 암페어 수 | 보고된 암페어 | 방금 올라온 전류 | 먹고 있는 전류
battery level/배터리 잔량: how much charge is left | what is left in the battery | the charge it still has | how full the battery is | the rest of the battery | the percentage the battery is down to // 남은 배터리 | 배터리에 남은 퍼센트 | 충전 잔량 | 보고된 배터리 잔량 | 배터리 남은 양
pH/산도: how sour it is | what the pH probe sent | how acid it is by the message | the acidity that was reported | the pH it stands at // pH 전극이 보낸 값 | 보고된 pH | 방금 올라온 산도 | 신맛 정도 수치 | 통보된 pH 값
co2 value/이산화탄소 농도: how stale the air is | the carbon dioxide in the air | the CO2 that was reported | what the air sensor says of CO2 | how much carbon dioxide there is // 공기 중 이산화탄소 수치 | 보고된 CO2 값 | 공기질 센서가 보낸 CO2 | 방금 올라온 이산화탄소 수치
brightness/조도, 밝기: how light it is there | the lux that came in | how bright they want it | what the light meter sent | how dark or light it is // 조도계가 보낸 값 | 보고된 럭스 | 밝은 정도 | 알려 온 밝기 | 통보된 밝기 값
vibration/진동: how hard it shakes | the shaking that was reported | what the vibration pick-up sent | how much it rattles by the message // 떨림 수치 | 진동계가 보낸 값 | 방금 올라온 진동 값 | 보고된 흔들림 정도
quantity/수량: the number of pieces they ordered | how many pieces it is about | the pieces that were asked for | however many pieces they need | the piece count in the message // 주문한 개수 | 요청한 낱개 수 | 몇 개인지 적힌 수 | 신청 수량 | 필요하다는 수량
count/개수: how many were counted | the tally that came in | what the counter stands at | however many there were | the total the counter sent // 세어 본 수 | 계수기가 보낸 값 | 카운터에 찍힌 수 | 집계된 수 | 방금 올라온 집계
mileage/주행거리: how far it has been driven | what the odometer shows | the kilometres on the clock | the kilometres it has done // 달린 거리 | 계기판에 찍힌 킬로수 | 보고된 누적 거리 | 주행 킬로수
wind speed/풍속: how hard it is blowing | what the anemometer sent | the wind that was reported | how windy it is out there // 풍속계가 보낸 값 | 바람 세기 | 보고된 바람 속도 | 지금 부는 바람 세기
conductivity/전도도: how salty it is | what the EC meter sent | the EC that was reported | the salt reading // EC 값 | EC 측정기가 보낸 값 | 보고된 염분 수치 | 양액 전도도 | 방금 올라온 EC
time in minutes/시간(분): the minutes they ask for | however many minutes it should take | the minutes that came in | how many minutes it is to be // 요청한 분 수 | 알려 온 분 수 | 걸리는 분 수 | 통보된 몇 분
time in seconds/시간(초): the seconds they ask for | however many seconds it should take | the seconds that came in | how many seconds it is to be // 요청한 초 수 | 알려 온 초 수 | 걸리는 초 수 | 통보된 몇 초
number of hours/시간: the hours they ask for | however many hours it is to be | the hours that were booked | how many hours it should run | the hours that came in // 신청한 시간 | 요청한 시간 길이 | 몇 시간인지 적힌 수 | 통보된 시간 | 예약된 시간
number of days/일수: the days they ask for | however many days it is to be | how many days they need | the days that were granted // 신청한 날수 | 며칠인지 적힌 수 | 요청한 일수 | 통보된 날수
duration/시간: how long it should last | how long they want it to take | the length of time they ask for | however long it is to go on // 신청한 시간 | 요청한 시간 길이 | 얼마나 걸릴지 적힌 수 | 통보된 시간 | 예약된 시간
percentage/비율: the per cent that came in | how many per cent they want | the share in per cent we were told | the percentage it is to be // 알려 온 퍼센트 | 요청한 퍼센트 | 몇 퍼센트인지 적힌 수 | 통보된 비율
amount/양: however much they want | how much was asked for | the amount they need | how much it should be | the helping that was ordered // 달라고 한 양 | 신청한 양 | 필요하다는 양 | 얼마큼인지 적힌 수 | 주문된 양
height/높이: how high it should go | how tall it is by the message | the height it reported | the centimetres up that they want | however high they need it // 올라갈 높이 | 요청한 높이 | 알려 온 높이 | 얼마나 높은지 적힌 수 | 통보된 높이
power/전력, 출력: the kilowatts it draws | how much power they want | the kilowatts that came in | the power it is running at | the output that was reported // 쓰고 있는 전력 | 보고된 킬로와트 | 요청한 출력 | 통보된 출력 값 | 전력량계가 보낸 값
concentration/농도: how strong the solution is | the ppm that came in | the strength that was reported | how concentrated it is | the parts per million we were told // 얼마나 진한지 나온 수치 | 보고된 ppm | 통보된 농도 값 | 요청한 농도 | 농도계가 보낸 값
dose/농도: how much is to be dosed | the dosing they ask for | the dose it should get | the strength of the dosing // 투입할 농도 | 요청한 농도 | 통보된 농도 값 | 보고된 투입 농도
number of litres/물의 양: the litres they want | however many litres it takes | the litres that came in | how much water is wanted | the litres of water asked for // 요청한 리터 수 | 몇 리터인지 적힌 수 | 달라고 한 물 | 통보된 물 양 | 급수 신청량
carbonation/탄산도: how fizzy it should be | the carbonation they ask for | the fizz that is wanted // 요청한 탄산 세기 | 알려 온 탄산 수치 | 통보된 탄산 볼륨
bandwidth/대역폭: how fast their line should be | the megabits they booked | the megabits that were asked for | the bandwidth they pay for // 신청한 회선 속도 | 몇 메가인지 적힌 수 | 요청한 대역폭 | 계약한 메가 수
number of free places/빈자리 수: how many places are still free | the spaces that are left | however many places are empty // 남은 자리 | 비어 있는 면수 | 아직 빈 자리 수
opening/개도: how far it should open | how far it stands open | the opening they ask for | however wide it is open // 열린 정도 | 얼마나 열지 적힌 수 | 요청한 개도 | 지금 열려 있는 정도
number of copies/부수: how many copies they want | the copies that were ordered | however many copies they need | the print run they asked for | the copies they ticked // 신청한 부수 | 몇 부인지 적힌 수 | 주문된 부수 | 필요하다는 부수 | 찍어 달라는 부수
expected number/예정 수량: how many are expected | the number they announced | however many should come | as many as are expected // 들어올 예정인 수 | 올 것으로 통보된 수량 | 예고된 수량
warm-up time/예열 시간: how long it should warm up | the seconds for warming up | the warming-up they ask for // 예열하라고 한 시간 | 데우는 데 걸리는 시간 | 요청한 예열 시간
angle/각도: how far it should turn | the tilt they ask for | how far it leans | the slant that was reported | the degrees of tilt // 돌릴 각 | 기울어진 정도 | 요청한 각도 | 몇 도 기울었는지 나온 수
number of doses/투여 횟수: how often it is to be given | the doses that were prescribed | how many doses are due // 처방된 횟수 | 몇 번 투여할지 적힌 수 | 통보된 투여 횟수
limit/한도: how much is allowed at most | the most that is allowed | the cap they ask for | the ceiling that was set // 허용된 최대치 | 요청한 한도 | 넘으면 안 되는 값 | 통보된 한도
value/값: the plain value they sent | the bare value that came with it | the value as it was written // 찍힌 값 | 알려 온 값 그대로 | 적혀 온 값 | 통보된 값
set point/설정값: where they want it set | the set point they ask for | what it should be set to | what it is to be held at // 맞추라고 한 값 | 요청한 설정 | 유지하라고 한 값 | 통보된 설정값
threshold/기준값: where the alarm should begin | the mark it must not pass | the threshold they ask for | the trip point that was sent // 경보를 낼 기준 | 넘지 말아야 할 값 | 요청한 기준값 | 통보된 기준
timeout/제한 시간: how long it may wait | the longest wait they allow | how long we should give it // 기다려도 되는 시간 | 허용된 대기 시간 | 요청한 제한 시간
price/가격: what it costs | how much they charge | the price they quoted | what it sells for | how much it costs by the message // 부른 값 | 매겨진 가격 | 통보된 단가 | 얼마인지 적힌 금액
length/길이: how long the piece should be | how long it is from end to end | the length they want it cut to | the length they ordered // 자를 길이 | 요청한 길이 | 끝에서 끝까지의 길이 | 통보된 길이
number of lines/줄 수: how many lines they want | however many lines to show // 보여 달라고 한 줄 수 | 몇 줄인지 적힌 수 | 요청한 줄 수
position/위치: where it stands now | where they want it to stand | the place it moved to // 지금 서 있는 위치 | 옮기라고 한 위치 | 통보된 위치
rate/속도: how much a minute they want | the rate they ask for | the pace it should keep // 요청한 빠르기 | 통보된 속도
frequency/주파수: the hertz that came in | how many hertz they want | the frequency it runs at | the hertz the drive should run at | how often a second it swings // 보고된 헤르츠 | 요청한 주파수 | 지금 돌고 있는 주파수 | 맞춰 달라는 주파수
volume/음량: the volume asked for | the volume they want // 요청한 소리 크기 | 얼마나 크게 틀지 적힌 수 | 통보된 음량
user/사용자: whoever has just logged in | whoever is logged in | the user behind it | the user who caused it | the user whose login it was | the user who cannot get in | whoever typed the password // 방금 로그인한 사람 | 이벤트에 찍힌 사용자 | 접속한 사용자 | 로그인 기록의 주인 | 이 일을 일으킨 사용자 | 로그인이 안 된다는 사용자 | 비밀번호를 넣은 사람
operator/운전원: whoever is at the controls | the operator on duty | whoever runs the machine today | the operator who signed on // 지금 조작 중인 운전원 | 당번 운전원 | 교대로 들어온 운전원 | 기계를 맡은 운전원
recipient/받는 사람: the one it is meant for | whoever is to get it | whoever it is addressed to | the one who is to receive it | the addressee // 받을 사람 | 수신인 | 수령할 사람 | 물건 받을 분 | 보낼 상대
person/사람: the person it is about | whoever has just badged in | the person leaving | whoever came through | the person who is concerned | whoever is still inside | the one who is locked out | whoever held the card up // 이벤트에 찍힌 사람 | 방금 카드를 찍은 사람 | 나가는 사람 | 방금 지나간 사람 | 해당되는 분 | 아직 안에 있는 사람 | 못 들어가고 있는 사람 | 카드를 댄 사람
phone number/전화번호: the number they rang from | the number to call back | where they can be reached by phone | the telephone they left with us // 연락 달라는 번호 | 남긴 연락처 | 걸려 온 전화의 번호 | 회신할 전화 | 전화 온 곳
mobile number/휴대폰 번호: the mobile they left | the cell phone to be texted | the mobile to ring | the cell they answer on // 남긴 휴대폰 | 문자 받을 휴대폰 | 연락할 핸드폰 | 받는다는 휴대폰
driver/기사: whoever drives | the one at the wheel | whoever is behind the wheel | the driver who has just arrived // 운전대를 잡은 기사 | 방금 도착한 기사 | 배차된 기사님 | 들어온 차의 기사
customer/고객: whoever ordered it | the customer it is for | the firm that placed it | the client who bought it | the customer who complained | whoever is to be billed | the customer who is waiting for it // 주문한 고객 | 물건을 산 손님 | 문의한 고객 | 발주한 업체 | 불만을 넣은 고객 | 청구받을 고객 | 기다리는 고객
initials/이니셜: the letters they signed with | the initials that were left | how they signed it off // 서명한 이니셜 | 서명란의 약자 | 남긴 이니셜
e-mail address/메일 주소: where to mail it | the mail they left with us | the e-mail they wrote from | the address with the at sign // 남긴 메일 | 보낸 사람 메일 | 회신받을 메일 | 적어 준 이메일
visitor/방문객: our guest | whoever has come to see us | whoever is visiting | the guest at the reception | the guest who has been announced | the guest who is waiting downstairs | whoever has just signed the visitors' book // 찾아온 손님 | 방금 온 손님 | 접수된 방문자 | 안내 데스크에 온 분 | 오늘 오기로 한 방문객 | 아래층에서 기다리는 손님 | 방명록에 적은 분
caller/발신자: whoever rang | whoever is on the phone | the one who rang us | whoever wants to be called back | the voice on the line // 전화를 건 사람 | 걸려 온 전화의 주인 | 전화한 분 | 다시 전화 달라는 분 | 통화한 사람
owner/담당자: whoever is in charge of it | whoever looks after it | the one responsible | whoever it belongs to // 맡은 사람 | 책임자 | 이 건을 맡은 분 | 담당하는 직원
doctor/의사: the physician on the form | the doctor who signed it | whoever prescribed it | the doctor on call // 처방한 의사 | 서명한 선생님 | 당직 의사 | 진료한 의사
machine/기계: the machine that has stopped | the machine that complained | whichever machine it is about | the machine in question | the machine they are talking about | the machine with the trouble // 멈춰 선 기계 | 알람 낸 설비 | 말썽인 기계 | 문제의 기계 | 메시지에 나온 설비 | 방금 이상을 알린 기계
device/장치: the device that wrote to us | whichever device sent this | the thing that reported | the device that has dropped out | the device in trouble | the device that is calling for help // 신호를 보낸 기기 | 끊어진 장치 | 이걸 보낸 장치 | 문제의 장치 | 방금 보고한 기기
sensor/센서: the sensor that raised this | whichever sensor went off | the probe that gave this reading | the sensor that is out of range | the sensor that has sent it // 값을 보낸 센서 | 반응한 센서 | 범위를 벗어난 센서 | 이걸 올린 감지기 | 울린 센서
host/호스트: the server that is struggling | whichever host is down | the host that stopped answering | the host the alert is about | the box that wrote to us // 응답 없는 서버 | 알림을 보낸 서버 | 죽은 호스트 | 경보가 뜬 서버 | 문제의 호스트
server/서버: the server that is struggling | whichever server is down | the server that stopped answering | the box the alert is about // 응답 없는 서버 | 알림을 보낸 서버 | 죽은 서버 | 경보가 뜬 서버 | 문제의 서버
pump/펌프: the pump that is running dry | whichever pump tripped | the pump that draws too much | the pump the alarm is about | the pump that gave out | the pump that makes the noise // 공회전하는 펌프 | 멈춘 펌프 | 알람 난 펌프 | 과부하 걸린 펌프 | 말썽인 펌프 | 소리 나는 펌프
tank/탱크: the tank that is nearly full | whichever tank ran low | the tank whose level is reported | the tank the alarm is about | the basin in question | the tank that runs over | the tank the lorry has filled // 거의 찬 탱크 | 바닥난 탱크 | 수위가 올라온 탱크 | 알람 난 탱크 | 문제의 수조 | 넘치는 탱크 | 방금 채운 탱크
door/문: the door that stands open | whichever door was forced | the door they are waiting at | the door that opened | the door that will not shut | the door with the broken closer // 열려 있는 문 | 방금 열린 문 | 사람이 기다리는 문 | 안 닫히는 문 | 강제로 열린 문 | 도어클로저가 나간 문
camera/카메라: the camera that saw it | whichever camera picked it up | the camera that caught the movement | the camera that went dark // 움직임을 잡은 카메라 | 감지한 카메라 | 화면이 끊긴 카메라 | 찍은 카메라
vehicle/차량: the truck that has just arrived | the vehicle at the gate | the car that drove in | whatever has just driven up | the vehicle waiting outside // 방금 들어온 차 | 정문에 선 차 | 도착한 트럭 | 대기 중인 차 | 입차한 차량
room/방: the room that rang | whichever room is calling | the room with the open window | the room the complaint came from | the room they booked // 호출한 방 | 불편 신고가 들어온 방 | 예약된 방 | 연락 온 방 | 창문이 열린 방
zone/구역: the zone that tripped | whichever zone is in alarm | the zone where it was set off | the zone that is asking for it // 감지된 구역 | 울린 구역 | 경보 뜬 구역 | 요청한 구역 | 신호 들어온 구역
line/라인: the line that has come to a halt | whichever line is waiting | the line that is short of material | the line the report is about // 멈춘 라인 | 자재가 떨어진 라인 | 호출한 라인 | 보고 올린 라인
shelf/선반: the shelf it lies on | the shelf that is empty | the shelf where it was put | the shelf they want refilled | the shelf that gave way // 물건이 있는 선반 | 비어 있는 선반 | 채워 달라는 선반 | 올려 둔 선반 | 무너진 선반
floor/층: the storey it happened on | the floor that called | whichever floor pressed the button | the storey they are on | the floor they want to go to // 호출한 층 | 버튼 누른 층 | 일이 생긴 층 | 가려는 층 | 사람이 있는 층
batch/배치: the batch on the table right now | the batch that is through | whichever batch came out | the batch they are working on | the batch that was just closed // 지금 작업 중인 배치 | 방금 끝난 배치 | 마감된 배치 | 나온 배치 | 걸려 있는 배치
lot/로트: the lot that was checked in | whichever lot has come in | the lot they were packing | the lot to be held back // 입고된 로트 | 포장하던 로트 | 검사 들어온 로트 | 보류할 로트
order number/주문 번호: the order that came in | whichever order was placed | the order to be shipped | the number under which they ordered | the order they are asking about // 들어온 주문 | 방금 접수된 주문 | 출고할 주문 | 문의한 주문 건 | 주문서 번호
order/주문: the order that came in | whichever order was placed | the order to be shipped | the order they are asking about // 들어온 주문 | 방금 접수된 주문 | 출고할 주문 | 문의한 주문 건
ticket/티켓: the ticket that was opened | whichever ticket came in | the ticket it was filed under | the ticket they want closed // 접수된 티켓 | 새로 열린 티켓 | 처리할 티켓 | 올라온 티켓
invoice number/송장번호: the invoice that has come in | the number on the invoice | the bill they sent | the invoice to be paid // 들어온 송장 | 송장에 찍힌 번호 | 결제할 송장 | 보내온 송장
article/품목: the article they ran out of | whichever article was scanned | the article to be reordered | what they want reordered // 떨어진 품목 | 스캔한 품목 | 다시 시킬 품목 | 재고가 모자란 물건 | 메시지 속 품번
part number/부품 번호: the part they need | whichever part broke | the spare they ask for | the part to be ordered // 필요하다는 부품 | 고장 난 부품 | 교체할 부품 | 신청한 부품
recipe/레시피: the recipe they have chosen | what is to be cooked up next | the recipe it should run | the recipe that was picked // 고른 레시피 | 돌릴 레시피 | 이번에 쓸 배합 | 선택된 레시피
serial number/일련번호: what is stamped on its plate | the serial on the label | the number on its nameplate // 명판에 찍힌 번호 | 라벨의 시리얼 | 기기에 적힌 시리얼 | 명판 번호
error code/오류 코드: the error it threw | the fault it shows | what it says is wrong | the code on its screen | the fault that came up // 뜬 오류 | 화면에 나온 에러 | 발생한 에러 코드 | 알려 온 고장 코드
job/작업: the job that has just ended | whichever job is through | the job that got stuck | the job they started // 방금 끝난 작업 | 걸린 작업 | 시작된 작업 | 실패한 작업 | 대기열에 오른 작업
file/파일: the file that was dropped off | the file it wrote | whichever file has arrived | the file they uploaded | the document that was saved // 올라온 파일 | 저장된 파일 | 방금 도착한 파일 | 업로드한 문서 | 새로 생긴 파일
time/시각: the hour and minute it happened | the clock time it was stamped with | the time of day they want | the moment it was recorded // 일이 난 시각 | 찍힌 시분 | 기록된 시분 | 원하는 시각 | 몇 시 몇 분
date/날짜: the day it happened | the day they picked | the day it is due | the day they want it // 원하는 날 | 신청한 날 | 예정일 | 적힌 날 | 잡힌 날짜
message/메시지: what the message says | the words of the message | the message as they wrote it | the message that just came | what they have to tell us // 온 메시지 글 | 보내온 문구 | 메시지 내용 그대로 | 방금 온 메시지 | 메시지에 쓰인 말
title/제목: the heading it came under | the title it carries | the headline it has | the heading they gave it // 붙은 제목 | 달아 온 제목 | 적어 보낸 제목 | 글머리에 쓴 제목
name/이름: what it is called | the name it goes by | what they call it | the name they gave it | whatever it is called // 불리는 이름 | 붙여 준 이름 | 등록된 이름 | 보내온 이름 | 부르는 명칭
pin/핀: the pin it hangs on | the pin it is wired to | whichever pin was touched | the pin that has changed | the pin they ask for | the pin with the loose wire | the pin the cable goes to // 연결된 핀 | 신호가 바뀐 핀 | 물려 있는 핀 | 요청한 핀 | 배선된 핀 | 선이 빠진 핀 | 케이블이 간 핀
board/보드: the board it sits on | whichever board has reported | the board that came back | the board that was flashed | the board that lost contact | the board they plugged in // 꽂혀 있는 보드 | 신호를 보낸 보드 | 다시 붙은 보드 | 재부팅된 보드 | 연락이 끊긴 보드 | 새로 꽂은 보드
unit/호기: the unit that has tripped | whichever unit is asking | the unit with the fault | the unit that wants service | the unit that has come to rest | the unit they are talking about // 고장 난 호기 | 점검이 필요한 호기 | 신호를 보낸 호기 | 멈춘 호기 | 이상을 알린 호기 | 정지 신호가 뜬 호기
vessel/발효조: the vessel that is fermenting too warm | whichever vessel is done | the vessel they want emptied | the vessel in question // 발효가 끝난 통 | 비워 달라는 발효조 | 온도가 튄 발효조 | 문제의 발효조
fridge/냉장고: the freezer that complained | the fridge that is too warm | whichever fridge was left open | the cooler with the open lid | the fridge where the milk is going off | the freezer that is thawing // 온도가 오른 냉장고 | 문이 덜 닫힌 냉장고 | 경보 울린 냉장고 | 냉기가 빠진 냉장고 | 녹고 있는 냉장고 | 성에 낀 냉장고
car/승강기: the lift that is stuck | whichever car is standing | the lift they are locked in | the car that rang | the lift whose door is blocked | the car between two floors // 멈춰 선 승강기 | 사람이 갇힌 승강기 | 비상벨이 울린 승강기 | 호출한 승강기 | 문이 막힌 승강기 | 층 사이에 낀 승강기
switch/스위치: the switch that lost its link | whichever switch was pressed | the switch that has dropped out | the switch that blinked // 링크가 끊긴 스위치 | 눌린 스위치 | 응답 없는 스위치 | 접점이 붙은 스위치
port/포트: the port that went down | whichever port lost its link | the port they ask for | the port it is plugged into | the port with the errors on it | the port the cable is in // 링크가 죽은 포트 | 꽂혀 있는 포트 | 요청한 포트 | 끊긴 포트 | 오류가 쌓이는 포트 | 케이블이 꽂힌 포트
channel/채널: the channel that went off scale | whichever channel is noisy | the channel they ask for | the channel it runs on | the channel they are listening on | the channel with the bad signal // 튀는 채널 | 요청한 채널 | 물려 있는 채널 | 경보 난 채널 | 신호가 나쁜 채널 | 듣고 있는 채널
station/스테이션: the station that is waiting | whichever station called | the station that is through | the station with the stop light on // 호출한 스테이션 | 대기 중인 공정 | 작업을 마친 스테이션 | 정지등 켜진 스테이션
washer/세탁기: the washer that has finished | whichever washer is done | the washer that is leaking | the washer they have paid for | the washer with the wet load in it | the washer that wants unlocking // 다 돌아간 세탁기 | 물 새는 세탁기 | 결제된 세탁기 | 탈수 끝난 세탁기 | 빨래가 남은 세탁기 | 문이 잠긴 세탁기
dryer/건조기: the dryer that has finished | whichever dryer is done | the dryer that got too hot | the dryer they have paid for | the dryer with the fluff in it | the tumbler that is still warm // 다 돌아간 건조기 | 과열된 건조기 | 결제된 건조기 | 보풀이 찬 건조기 | 아직 뜨거운 건조기 | 빨래가 남은 건조기
house/온실: the house that is calling | whichever greenhouse is too warm | the glasshouse with the open vents | the greenhouse the alarm came from | the house with the torn foil | the greenhouse that needs shade // 방금 울린 동 | 더워진 온실 | 신호를 보낸 하우스 | 창이 열린 온실 | 비닐이 찢긴 동 | 차광이 필요한 온실
bench/벤치: the bench that is dry | whichever bench wants water | the bench they are standing at | the bench that was cleared | the bench the seedlings are on | the bench to be watered // 마른 벤치 | 물이 필요한 벤치 | 비워진 벤치 | 작업 중인 벤치 | 모종이 놓인 벤치 | 물 줄 벤치
loop/루프: the loop that is hunting | whichever loop is off its value | the loop they want tuned // 흔들리는 루프 | 값이 벗어난 루프 | 조정할 루프
plate/플레이트: the hot plate in use | whichever plate got too hot | the plate they left on // 켜 둔 플레이트 | 달아오른 플레이트 | 쓰고 있는 열판
hood/후드: the hood that is blocked | whichever hood was left up | the fume hood in use | the hood they are cooking under | the hood with the low draught // 막힌 후드 | 열려 있는 후드 | 사용 중인 흄 후드 | 흡입이 약한 후드
pdu/PDU: the power strip it hangs on | whichever PDU is overloaded | the strip that reported | the strip they want switched off | the PDU in the left rail // 부하가 걸린 PDU | 물려 있는 멀티탭 | 신호를 보낸 PDU | 끄라는 PDU
outlet/콘센트: the outlet it is plugged into | whichever socket is drawing too much | the outlet they want switched | the outlet the heater is on | the outlet that sparked // 꽂혀 있는 콘센트 | 과부하 걸린 콘센트 | 끄라는 콘센트 | 불꽃이 튄 콘센트 | 히터가 물린 콘센트
ups/UPS: the UPS that went on battery | whichever UPS is beeping | the UPS that is running down | the UPS with the weak battery | the UPS that sent the mail // 배터리로 넘어간 UPS | 삑삑거리는 UPS | 방전되는 UPS | 배터리가 약해진 UPS | 메일을 보낸 UPS
service/서비스: the service that fell over | whichever service is hanging | the daemon that stopped | the service that will not come up | the service the alert is about | the service everybody is waiting for // 죽은 서비스 | 안 뜨는 서비스 | 멈춘 데몬 | 경보가 난 서비스 | 재시작을 요청한 서비스 | 다들 기다리는 서비스
rack/랙: the rack that runs hot | whichever rack lost a feed | the rack it is mounted in | the rack with the open door | the rack that smells burnt // 뜨거워진 랙 | 전원이 빠진 랙 | 장착된 랙 | 문이 열린 랙 | 탄내 나는 랙
access point/AP: the access point that is gone | whichever AP is overloaded | the Wi-Fi box they complain about | the AP in the dead corner | the access point that keeps restarting // 끊긴 AP | 붐비는 AP | 와이파이가 안 되는 AP | 자꾸 재시작하는 AP | 신호가 약한 AP
gate/게이트, 차단기: the gate they are waiting at | whichever gate is to open | the barrier in front of them | the gate that did not close | the barrier that was rammed // 차가 기다리는 게이트 | 안 닫힌 차단기 | 열어 달라는 게이트 | 차가 선 차단기 | 차에 받힌 차단기
filter/여과지, 필터: the filter that is clogged | whichever filter is due | the filter with the high loss of head | the filter whose turn it is | the filter that lets sand through // 막힌 여과지 | 세척할 때가 된 필터 | 손실수두가 높은 여과지 | 모래가 새는 여과지 | 순서가 된 필터
oven/오븐: the oven that is up to heat | whichever oven rang | the oven they have loaded | the oven that beeps | the oven that smokes | the oven with the burnt tray // 예열이 끝난 오븐 | 울린 오븐 | 반죽을 넣은 오븐 | 다 구운 오븐 | 연기 나는 오븐 | 다음 판을 넣을 오븐
fryer/튀김기: the fryer with the old oil | whichever fryer is up to heat | the fryer that beeps | the fryer that foams | the fryer they want lowered // 기름을 갈 튀김기 | 예열된 튀김기 | 울린 튀김기 | 거품 이는 튀김기 | 내려 달라는 튀김기
cabinet/캐비닛: the cabinet that was left open | whichever cabinet warmed up | the cabinet it is kept in | the cabinet that will not close | the cabinet with the wet floor // 열려 있는 캐비닛 | 온도가 오른 캐비닛 | 보관된 캐비닛 | 안 닫히는 캐비닛 | 물이 고인 캐비닛
press/인쇄기: the press that jammed | whichever press is out of ink | the press it is running on | the press that prints crooked | the press in make-ready // 걸린 인쇄기 | 잉크가 떨어진 인쇄기 | 돌고 있는 인쇄기 | 비뚤게 찍히는 인쇄기 | 준비 중인 인쇄기
printer/프린터: the printer that is out of paper | whichever printer jammed | the printer they are standing at | the printer with the empty tray | the printer that prints streaks // 용지가 떨어진 프린터 | 걸린 프린터 | 출력하려는 프린터 | 트레이가 빈 프린터 | 줄이 생기는 프린터
tower/타워: the tower that is icing | whichever tower needs a rinse | the cooling tower in alarm // 얼어붙는 타워 | 경보 뜬 냉각탑 | 세척할 타워
truck/트럭: the truck that has backed up | whichever truck is at the ramp | the lorry that is waiting | the truck to be unloaded | the truck with the open tailgate // 후진해 들어온 트럭 | 기다리는 트럭 | 램프에 댄 트럭 | 하차할 트럭 | 뒷문이 열린 트럭
chute/슈트: the chute that is full | whichever chute has jammed | the chute it slid into | the chute that beeps | the chute to be emptied // 꽉 찬 슈트 | 걸린 슈트 | 떨어진 슈트 | 비울 슈트
cart/카트: the cart that is coming back | whichever cart is standing in the way | the trolley they took | the cart with the flat battery | the cart on its way here // 돌아오는 카트 | 길을 막은 카트 | 가져간 카트 | 방전된 카트 | 이리로 오는 카트
inverter/인버터: the inverter that has tripped off | whichever inverter is derating | the inverter without output | the inverter that beeps | the inverter under the hot roof // 트립된 인버터 | 출력이 없는 인버터 | 발전량이 떨어진 인버터 | 삐 소리 나는 인버터 | 과열된 인버터
escalator/에스컬레이터: the escalator somebody stopped | whichever escalator is standing | the escalator with the pulled stop | the escalator that squeaks | the escalator with the loose step // 비상 정지된 에스컬레이터 | 서 있는 에스컬레이터 | 누가 세운 에스컬레이터 | 삐걱대는 에스컬레이터 | 발판이 헐거운 에스컬레이터
fixture/조명기: the fixture that flickers | whichever fixture is dark | the spot they want moved | the fixture over the stage | the spot with the wrong colour // 깜빡이는 조명기 | 꺼진 조명기 | 돌려야 할 조명기 | 색이 틀어진 조명기 | 무대 위 조명기
projector/프로젝터: the projector with the old lamp | whichever projector overheated | the projector they need | the projector nobody switched off | the projector with the pink picture // 램프가 다 된 프로젝터 | 과열된 프로젝터 | 쓰겠다는 프로젝터 | 안 끄고 간 프로젝터 | 화면이 분홍인 프로젝터
sterilizer/멸균기: the autoclave that has finished | whichever sterilizer is through | the sterilizer that was loaded | the autoclave that lost steam | the sterilizer to be opened // 멸균이 끝난 기기 | 적재된 멸균기 | 다 돌아간 멸균기 | 증기가 샌 멸균기 | 열어도 되는 멸균기
injector/인젝터: the injector that is blocked | whichever injector misfires | the injector they want tested // 막힌 인젝터 | 새는 인젝터 | 시험할 인젝터
gun/스프레이 건: the gun that is clogged | whichever gun lost pressure | the spray gun in use // 막힌 건 | 쓰고 있는 건 | 압력이 빠진 건
valve/밸브: the valve that is leaking | whichever valve did not move | the valve that sticks | the valve they want turned | the valve that hangs half open | the valve somebody closed // 새는 밸브 | 안 움직인 밸브 | 걸린 밸브 | 돌려 달라는 밸브 | 반쯤 열린 밸브 | 누가 잠근 밸브 | 안 닫히는 밸브
relay/릴레이: the relay that welded | whichever relay is to switch | the relay it hangs on | the relay that chatters | the relay that clicked // 붙어 버린 릴레이 | 물려 있는 릴레이 | 전환할 릴레이 | 딱딱거리는 릴레이 | 방금 붙은 릴레이
output/출력 단자: the output it is wired to | whichever output is to switch | the output that was overloaded | the output that stays dark | the output they measured // 물려 있는 출력 단자 | 전환할 출력 단자 | 과부하 난 출력 단자 | 안 나오는 출력 단자
lamp/램프: the lamp that burnt out | whichever lamp flickers | the lamp they want lit | the lamp that was smashed | the lamp somebody left burning // 나간 램프 | 깜빡이는 램프 | 켜 달라는 램프 | 깨진 램프 | 켜 놓고 간 램프
fan/팬: the fan that is rattling | whichever fan stopped turning | the fan that fell out | the fan that hums | the fan with the worn bearing // 덜덜거리는 팬 | 안 도는 팬 | 멈춰 버린 팬 | 베어링이 닳은 팬 | 웅웅거리는 팬
motor/모터: the motor that overheated | whichever motor tripped | the drive that is humming | the motor that smells | the motor that draws too much // 과열된 모터 | 트립된 모터 | 소리 나는 모터 | 탄내 나는 모터 | 전류가 튄 모터
heater/히터: the heater that will not switch off | whichever heater failed | the heater that is glowing | the heater that trips the fuse | the heater left on overnight // 안 꺼지는 히터 | 나간 히터 | 달아오른 히터 | 밤새 켜 둔 히터 | 차단기를 떨어뜨린 히터
light/조명: the light that was left on | whichever light flickers | the light they want off | the light over the stairs | the light nobody needs // 켜 둔 조명 | 깜빡이는 조명 | 꺼 달라는 조명 | 아무도 안 쓰는 조명 | 계단 위 조명
socket/콘센트: the socket it is plugged into | whichever socket is drawing too much | the socket they want off | the socket that got warm | the socket they unplugged it from // 꽂혀 있는 콘센트 | 과부하 걸린 콘센트 | 끄라는 콘센트 | 뜨거워진 콘센트 | 플러그를 뺀 콘센트
circuit/회로: the circuit that tripped | whichever circuit has the earth fault | the circuit it hangs on | the circuit without current | the circuit they are working on // 떨어진 회로 | 누전된 회로 | 물려 있는 회로 | 전기가 나간 회로 | 작업 중인 회로
actuator/구동기: the actuator that is stuck | whichever actuator did not answer | the actuator to be moved | the actuator that overran | the actuator out of its end position // 걸린 구동기 | 응답 없는 구동기 | 움직일 구동기 | 끝까지 못 간 구동기 | 지나쳐 간 구동기
alarm/경보기: the alarm that is sounding | whichever alarm went off | the alarm they want quiet | the alarm nobody has answered | the alarm that will not stop // 울리고 있는 경보기 | 작동한 경보기 | 꺼 달라는 경보기 | 안 멎는 경보기 | 아무도 안 끈 경보기
meter/계량기: the meter that was read | whichever meter stands still | the meter they took down | the meter that jumped | the meter behind the wall // 검침한 계량기 | 멈춘 계량기 | 숫자를 적어 온 계량기 | 숫자가 튄 계량기 | 교체할 계량기
node/노드: the node that left the cluster | whichever node is not ready | the node that fell out | the node with the full disk | the node to be drained // 클러스터에서 빠진 노드 | 준비 안 된 노드 | 떨어진 노드 | 디스크가 찬 노드 | 비울 노드
robot/로봇: the robot that got stuck | whichever robot is idle | the robot waiting for help | the robot with the dropped box | the robot that lost its way // 길이 막힌 로봇 | 놀고 있는 로봇 | 도움을 기다리는 로봇 | 상자를 떨어뜨린 로봇 | 길을 잃은 로봇
crane/크레인: the crane that is overloaded | whichever crane is free | the crane with the load on it | the crane that swings | the crane they have asked for // 과하중 걸린 크레인 | 쉬고 있는 크레인 | 짐이 걸린 크레인 | 흔들리는 크레인 | 불러 달라는 크레인
display/표시기: the screen that went black | whichever display is stale | the panel in front of them | the display that shows nonsense | the board the passengers look at // 화면이 나간 표시기 | 꺼진 표시기 | 앞에 있는 전광판 | 글자가 깨진 표시기 | 승객이 보는 전광판
compressor/컴프레서: the compressor that cut out | whichever compressor runs hot | the compressor due for service | the compressor that will not load | the compressor with the water in it // 나가 버린 컴프레서 | 과열된 컴프레서 | 점검할 컴프레서 | 부하가 안 걸리는 컴프레서 | 물이 찬 컴프레서
boiler/보일러: the boiler that locked out | whichever boiler has no flame | the boiler that will not fire | the boiler that lost pressure | the boiler the tenants complain about // 불이 꺼진 보일러 | 점화 안 되는 보일러 | 잠긴 보일러 | 압력이 빠진 보일러 | 입주민이 신고한 보일러
kiln/가마: the kiln that is through | whichever kiln is cooling | the kiln that was stacked | the kiln that may be opened | the kiln that fires too hot // 소성 끝난 가마 | 식고 있는 가마 | 재임한 가마 | 열어도 되는 가마 | 너무 뜨거운 가마
mixer/믹서: the mixer that is full | whichever mixer stopped | the mixer with the dough in it | the mixer that spilled | the mixer that is through kneading // 반죽이 든 믹서 | 멈춰 선 믹서 | 가득 찬 믹서 | 반죽을 다 친 믹서 | 넘친 믹서
vat/통: the vat that is ripe | whichever vat runs over | the vat they want drained | the vat that foams over | the vat to be racked // 다 익은 통 | 넘치는 통 | 비워 달라는 통 | 거품이 넘친 통 | 옮겨 담을 통
coil/코일: the coil that iced up | whichever coil is to switch | the coil they want written | the coil that was energised | the coil that dropped // 얼어붙은 코일 | 쓰라는 코일 | 바꿀 코일 | 여자된 코일 | 떨어진 코일
slot/슬롯: the slot that is empty | whichever slot is free | the slot it was put into | the slot they put the new card in | the slot with the dead drive // 비어 있는 슬롯 | 넣어 둔 슬롯 | 빈 슬롯 | 새 카드를 꽂은 슬롯 | 죽은 디스크가 든 슬롯
gateway/게이트웨이: the gateway that is out of reach | whichever gateway fell off the net | the gateway it came over | the gateway that rebooted | the gateway the sensors hang on // 끊긴 게이트웨이 | 거쳐 온 게이트웨이 | 응답 없는 게이트웨이 | 재부팅된 게이트웨이 | 센서들이 물린 게이트웨이
silo/사일로: the silo that is running low | whichever silo is empty | the silo they want filled | the silo that bridges | the silo the lorry is blowing into // 바닥난 사일로 | 채워 달라는 사일로 | 사료가 떨어진 사일로 | 막힌 사일로 | 지금 받고 있는 사일로
block/블록: the block that wants water | whichever block is dry | the block they are working in | the block with the burst hose | the block they harvest today // 물이 필요한 블록 | 마른 블록 | 작업 중인 블록 | 호스가 터진 블록 | 오늘 따는 블록
barn/축사: the barn that is too warm | whichever barn called | the barn with the open curtain | the barn with the sick birds | the barn where the power went // 더워진 축사 | 호출한 축사 | 커튼이 열린 축사 | 닭이 앓는 축사 | 정전된 축사
bank/뱅크: the bank that is discharged | whichever bank is to switch | the bank they want on | the bank with the bad cell | the bank that came on // 방전된 뱅크 | 전환할 뱅크 | 켜 달라는 뱅크 | 셀이 나간 뱅크 | 들어온 뱅크
bed/베드: the bed that is dry | whichever bed needs water | the bed somebody rang from | the bed they planted | the bed with the drip that clogged // 마른 베드 | 물이 필요한 베드 | 호출 벨이 울린 베드 | 심어 놓은 베드 | 점적이 막힌 베드
bay/베이: the bay that became free | whichever bay is occupied | the bay they backed into | the bay the trolley is in | the bay they were sent to // 비게 된 베이 | 차가 선 베이 | 후진해 댄 베이 | 배정받은 베이 | 대차가 선 베이
deck/주차층: the deck that is full | whichever deck has room | the parking deck in question // 꽉 찬 층 | 자리가 있는 층 | 문제의 주차층
area/구역: the area that tripped | whichever area is in alarm | the area that was cordoned off | the area they closed | the area where it smells of gas // 감지된 구역 | 통제된 구역 | 울린 구역 | 가스 냄새 나는 구역 | 닫아 놓은 구역
point/지점: the point they reached | whichever point was read | the measuring point in question | the point they stopped at | the point where it leaks // 도달한 지점 | 읽은 지점 | 문제의 측점 | 새는 지점 | 멈춰 선 지점
lane/차로: the lane that is blocked | whichever lane is backed up | the lane they are queueing in | the lane with the broken-down car | the lane to be closed // 막힌 차로 | 줄이 선 차로 | 사고 난 차로 | 고장 차가 선 차로 | 막을 차로
ward/병동: the ward that rang | whichever ward needs it | the ward that ordered it | the ward that is short | the ward the bed goes to // 호출한 병동 | 요청한 병동 | 필요하다는 병동 | 물품이 모자란 병동 | 침대가 갈 병동
drawer/서랍: the drawer that is open | whichever drawer was pulled | the drawer it lies in | the drawer that sticks | the drawer to be unlocked // 열린 서랍 | 들어 있는 서랍 | 당겨진 서랍 | 안 열리는 서랍 | 열어 줄 서랍
dock/도크: the dock they backed up to | whichever dock is free | the ramp with the lorry at it | the dock where the seal tore | the dock they are to back into // 차가 댄 도크 | 비어 있는 도크 | 배정된 도크 | 후진해 들어갈 도크 | 실이 찢어진 도크
aisle/통로: the aisle that is blocked | whichever aisle is wet | the aisle with the spill | the aisle the robot is stuck in | the aisle they are counting // 막힌 통로 | 쏟아진 통로 | 젖은 통로 | 재고를 세는 통로 | 로봇이 선 통로
pen/우리: the pen with the sick one in it | whichever pen is restless | the pen that was cleaned out | the pen with the broken fence | the pen they moved them to // 아픈 놈이 든 우리 | 치운 우리 | 소란한 우리 | 울타리가 부서진 우리 | 옮겨 놓은 우리
row/줄: the row that is dry | whichever row they picked | the row they stopped at | the row with the mildew | the row to be picked // 마른 줄 | 작업하던 줄 | 수확한 줄 | 곰팡이 핀 줄 | 오늘 딸 줄
field/밭: the field that is dry | whichever field they mowed | the field the rain missed | the field they sowed | the field with the hail damage // 마른 밭 | 물 줄 밭 | 베어 놓은 밭 | 씨 뿌린 밭 | 우박 맞은 밭
bin/칸: the bin that ran empty | whichever bin it was put in | the bin to be refilled | the bin the picker stands at | the bin that was miscounted // 비어 버린 칸 | 넣어 둔 칸 | 채워야 할 칸 | 잘못 센 칸 | 피커가 선 칸
destination/목적지, 도착지: where it is to go | where they want it | where it is headed | where it should end up // 가야 할 곳 | 보내 달라는 곳 | 향하는 곳 | 도착할 곳
target/대상: what it is aimed at | what it is meant to hit | the one that is targeted // 겨냥한 대상 | 지목된 대상 | 손댈 대상
place it comes from/출발지: where it comes from | where it set out | where it was fetched from // 떠나온 곳 | 가져온 곳 | 출발한 곳
source/출처: where it comes from | where it was taken from | the origin it states // 나온 곳 | 가져온 곳 | 온 데
origin/출발지: where it comes from | where it set out | where the journey began // 떠나온 곳 | 출발한 곳 | 처음 떠난 데
address/주소: where it can be reached | the address they left | where it is to be found on the net | where the parcel should be left | the address on the label // 남긴 주소 | 적어 준 주소 | 접속할 주소 | 찾아갈 주소 | 라벨에 찍힌 주소
ip address/IP 주소: the IP it answers on | the IP that got in touch | the IP to be blocked // 접속해 온 IP | 응답하는 IP | 막을 IP
folder/폴더: the folder it was put into | whichever folder is full | the directory they ask for | the folder to be cleared | the folder they cannot find // 넣어 둔 폴더 | 꽉 찬 폴더 | 요청한 폴더 | 올려 둔 디렉터리 | 비울 폴더 | 못 찾겠다는 폴더
site/현장: the site that called | whichever site is waiting | the site they are working at | the site with the crane | the site they shut down // 연락 온 현장 | 작업 중인 현장 | 기다리는 현장 | 공사가 멈춘 현장 | 크레인이 선 현장
city/도시: the town they asked about | the city they want to know about | wherever they are in town | the town they are travelling to | the city the parcel goes to // 물어본 도시 | 궁금하다는 도시 | 가려는 도시 | 출장 가는 도시 | 택배가 갈 도시
column/컬럼: the column on the instrument | whichever column is worn | the column they eluted // 장착된 컬럼 | 닳은 컬럼 | 용출한 컬럼
badge/출입증: the card that was held up | whichever badge was swiped | the badge at the reader | the card they used // 방금 찍힌 카드 | 리더기에 댄 카드 | 사용된 출입증 | 거부된 출입증
load/짐: the load on the hook | whichever load is next | the load they brought | the load to be set down | the load that slipped // 매달린 짐 | 싣고 온 짐 | 다음 짐 | 내려놓을 짐 | 미끄러진 짐
sample/시료: the sample in the rack | whichever sample is next | the specimen they brought in | the sample that was pulled | the sample that was spilled // 방금 들어온 검체 | 다음 시료 | 채취한 샘플 | 측정 끝난 시료 | 쏟은 시료
variety/품종: the variety they planted | whichever variety is ripe | what is growing there | the sort they sowed | what the nursery sent // 심은 품종 | 익은 품종 | 수확할 품종 | 파종한 품종 | 들여온 품종
item/품목: the item they ran out of | whichever item was scanned | the item to be reordered | the item they could not find | the item that was returned // 떨어진 품목 | 스캔한 품목 | 다시 시킬 품목 | 재고가 모자란 물건 | 메시지 속 품번 | 못 찾겠다는 품목 | 반품된 품목
vlan/VLAN: the network it should be in | whichever VLAN they want | the VLAN it was put into | the VLAN the phones are in | the VLAN to be cut off // 넣어 달라는 VLAN | 속한 VLAN | 옮겨 갈 VLAN | 전화기가 든 VLAN | 끊을 VLAN
mac address/MAC 주소: the MAC that showed up | the hardware address it gave | whichever MAC is unknown | the MAC to be let in | the MAC of the newcomer // 새로 잡힌 MAC | 처음 보는 MAC | 기기가 내놓은 MAC | 허용할 MAC | 새로 온 기기의 MAC
group/그룹: the group it belongs to | whichever group is meant | the group they want to reach | the group that was added | the group to be told // 속한 그룹 | 지정된 그룹 | 알릴 그룹 | 추가된 그룹 | 연락받을 그룹
template/양식: the form they want filled | whichever template was chosen | the template to be used | the form they sent back | the form it is written on // 고른 양식 | 쓸 양식 | 채워 달라는 양식 | 되돌아온 양식 | 써 온 양식
share/공유 폴더: the share that is full | whichever share they cannot open | the share they asked for | the share that went offline | the share with the photos // 꽉 찬 공유 폴더 | 안 열린다는 공유 폴더 | 신청한 공유 폴더 | 사진이 든 공유 폴더 | 끊긴 공유 폴더
shipment/송장번호: the shipment on its way | whichever shipment is late | the consignment that left | the shipment stuck in customs | the consignment they are asking about // 떠난 화물의 송장 | 늦어지는 배송 건 | 나간 택배의 송장 | 통관에 걸린 화물 송장 | 문의 온 배송 송장
ear tag/귀표: the tag in its ear | the ear tag that was read | the tag of the cow at the gate | the tag the reader caught | the ear tag of the calf // 귀에 달린 번호 | 판독된 귀표 | 문 앞 소의 귀표 | 리더기에 잡힌 귀표 | 송아지 귀표
cue/큐: the cue that is up next | whichever cue they called | the cue on the board // 다음 큐 | 부른 큐 | 대기 걸린 큐
drug/약품: the drug that was prescribed | whichever drug ran out | what the patient is to get | the drug they are allergic to | the medicine to be refilled // 처방된 약 | 떨어진 약품 | 투여할 약 | 알레르기가 있다는 약 | 채워야 할 약품
key/키: the key it goes by | the key it was kept under | whichever key was asked for | the key to look under | the key it was stored with // 저장된 키 | 요청한 키 | 쓰인 키 | 찾아볼 키 | 함께 저장된 키
topic/토픽: the topic it came in on | the topic they want it on | whichever topic they listen to | the topic the others read | the topic to publish on // 발행해 달라는 토픽 | 구독 중인 토픽 | 올릴 토픽 | 다른 쪽이 읽는 토픽 | 내보낼 토픽
run/실행: the run that is still going | whichever run is hanging | the run they want stopped | the run that was begun last | the run they wonder about // 아직 도는 실행 | 멈춰 달라는 실행 | 걸려 있는 실행 | 마지막에 시작된 실행 | 어찌 됐나 묻는 실행
id/번호: the id it carries | the id they gave us | the id it was filed under | the id it was created with | the id on the sheet // 매겨진 번호 | 부여된 번호 | 붙은 번호 | 접수된 번호 | 종이에 적힌 번호 | 생성된 번호
number/번호: the number it carries | the number it was given | the bare number beside it // 매겨진 번호 | 부여된 번호 | 붙은 번호
tag/태그: the tag that was read | whichever tag was held up | the tag stuck on it | the tag that was lost | the tag on the crate // 읽힌 태그 | 붙어 있는 태그 | 갖다 댄 태그 | 잃어버린 태그 | 상자에 달린 태그
code/코드: the code they typed in | whatever code was keyed in | the code on the sticker | the code that was refused | the digits somebody keyed in // 입력된 코드 | 스티커에 찍힌 코드 | 눌러 넣은 코드 | 거절된 코드 | 누가 누른 코드
product/제품: the product coming off the belt | whichever product is next | the product they asked for | what they are making // 나오고 있는 제품 | 다음에 만들 제품 | 주문받은 제품 | 생산 중인 제품
material/재료: the material that is running out | whichever material was booked | what it is to be made of | the material that came damaged | what they have run out of // 모자라는 재료 | 불출된 자재 | 쓸 재료 | 다 떨어진 재료 | 파손돼 온 자재
part/부품: the part they need | whichever part broke | the spare they ask for | the part that wore out | the part the fitter is waiting for // 필요하다는 부품 | 고장 난 부품 | 교체할 부품 | 신청한 부품 | 닳은 부품 | 정비사가 기다리는 부품
program/프로그램: the programme that was picked | whichever program it should run | the cycle they have chosen | the programme that was interrupted | the cycle to be repeated // 고른 프로그램 | 돌릴 코스 | 선택된 코스 | 중단된 프로그램 | 다시 돌릴 코스
search word/검색어: what they are looking for | what they typed into the search | the word to search for // 찾고 있는 말 | 검색창에 친 말 | 찾아 달라는 말
label/라벨: what is written on the label | the label it was given | the label stuck on the box | the words on the label | the label they scanned // 붙은 라벨 | 라벨에 쓰인 글자 | 달아 둔 라벨 | 찍은 라벨 | 라벨 글씨
table/테이블: the table that wants to pay | whichever table called the waiter | the table that was booked | the table by the window they want | the table that is still waiting // 계산하려는 테이블 | 벨 누른 테이블 | 예약된 테이블 | 아직 기다리는 테이블 | 앉아 있는 테이블
queue/큐, 대기열: the queue that is piling up | whichever queue is stuck | the queue nobody empties | the queue that overflowed | the queue to be emptied // 밀려 있는 큐 | 막힌 대기열 | 쌓이고 있는 큐 | 넘친 대기열 | 비울 대기열
case/건: the case that was opened | whichever case is urgent | the case they ask about | the case they reopened | the case still pending // 접수된 건 | 급한 건 | 문의한 건 | 다시 열린 건 | 아직 안 끝난 건
number plate/차량번호: what is on its plate | the plate that was read | the registration of the car outside | the plate the barrier camera read | the plate of the one who is double-parked // 판독된 번호판 | 인식된 번호판 | 들어온 차의 번호 | 이중 주차된 차 번호 | 주차장에서 읽힌 번호판
index/번호: the place it has in the list | the position in the list they chose | its place in the row // 목록에서의 순번 | 고른 순번 | 매겨진 번호
invoice/송장: the bill they sent | the invoice to be paid | whichever invoice is overdue | the bill they dispute | the invoice that was paid twice // 보내온 송장 | 결제할 송장 | 기한이 지난 송장 | 두 번 결제된 송장 | 이의가 들어온 송장
parcel/소포: the parcel that was dropped off | whichever parcel is at the desk | the parcel to be picked up | the parcel nobody claimed | the parcel that is too heavy | the parcel with the torn wrapping // 맡겨진 택배 | 찾아가야 할 소포 | 방금 배달된 소포 | 주인 없는 소포 | 무거운 택배 | 포장이 터진 소포
patient/환자: the patient who rang | whoever lies in the bed | the patient who is due | the patient in front of the desk | whoever is next to be seen // 벨을 누른 환자 | 입원한 환자 | 진료받을 환자 | 다음 차례 환자 | 접수대 앞 환자
animal/개체: the cow that was recognised | whichever animal is limping | the beast at the gate | the animal in the stall // 인식된 개체 | 다리를 저는 놈 | 문 앞에 있는 개체 | 착유실에 들어온 개체
account/계정: the login that was locked | whichever account is affected | the account they cannot get into | the account to be unlocked | the account that was set up // 잠긴 계정 | 로그인이 안 된다는 계정 | 해당 아이디 | 풀어 달라는 계정 | 새로 만든 계정
song/곡: the song they wished for | whichever track is next | what they want to hear | the song that was cut off | the tune they ask for // 신청한 곡 | 다음 곡 | 듣고 싶다는 노래 | 끊긴 곡 | 틀어 달라는 곡
video/영상: the clip they want shown | whichever clip is next | the film they picked | the clip that stopped | the recording they ask to see // 틀어 달라는 영상 | 다음 영상 | 고른 영상 | 멈춘 영상 | 보여 달라는 녹화본
step/단계: the step it stopped at | whichever stage is next | the stage it has reached // 멈춘 단계 | 다음 공정 | 도달한 단계
process/프로세스: the process that eats the memory | whichever process hangs | the process to be killed | the process that went wild | the process without an owner // 메모리를 먹는 프로세스 | 멈춰 버린 프로세스 | 죽여야 할 프로세스 | 폭주하는 프로세스 | 주인 없는 프로세스
barcode/바코드: what the scanner read | the barcode on the box | the bars that were scanned | the code under the stripes | what the handheld picked up // 스캐너가 읽은 코드 | 상자에 붙은 바코드 | 방금 스캔된 바코드 | 핸디로 찍은 바코드 | 줄무늬 밑의 코드
token/토큰: the token they signed in with | whichever token expired | the token to be revoked | the token that leaked | the token of the old app // 만료된 토큰 | 로그인에 쓴 토큰 | 취소할 토큰 | 유출된 토큰 | 옛 앱의 토큰
liquid/액체: the liquid in the bottle | whichever liquid is to be drawn | what is to be pipetted | the liquid that runs low | the liquid they spilled // 병에 든 액체 | 뽑을 액체 | 피펫으로 옮길 액체 | 모자라는 액체 | 쏟은 액체
agent/약제: what is to be sprayed | the agent in the sprayer | whichever agent they mixed // 뿌릴 약제 | 타 놓은 약제 | 살포기에 든 약
virtual machine/가상 머신: the machine that hangs | the guest that ran out of memory | the virtual machine they want back // 멈춰 버린 VM | 응답 없는 가상 머신 | 재부팅을 요청한 VM | 메모리가 찬 가상 머신 | 돌려 달라는 VM
procedure/절차: the procedure it asks for | whichever procedure is to run | the SOP they want started | the procedure nobody has run yet | the procedure that is due // 실행해 달라는 절차 | 시작할 절차 | 돌릴 SOP | 아직 안 돌린 절차 | 돌릴 때가 된 절차
text/내용, 글: the text as it came in | the text they wrote | the text they sent us | whatever text they put there // 적어 보낸 글 | 들어온 글 그대로 | 들어온 내용 그대로 | 써 보낸 글
note/메모: the note they left | what they jotted down | what the note says | the note stuck to it | the note from the night // 남긴 메모 | 적어 둔 메모 | 메모에 쓴 말 | 붙여 둔 메모 | 야간조가 남긴 메모
comment/의견: the comment they left | what they had to say about it | what they commented | the comment underneath | the comment they typed // 남긴 의견 | 달린 댓글 | 덧붙인 의견 | 밑에 단 의견 | 써 넣은 의견
remark/비고: the remark beside it | what stands in the remarks | what they remarked | what was scribbled in the margin // 비고란의 글 | 비고에 적은 말 | 덧붙인 비고 | 여백에 적은 말
reason/사유: why it happened | why they want it | the cause they give | what they give as the reason | the reason they put down | why they cancelled // 적어 낸 이유 | 왜 그런지 적힌 글 | 신청 이유 | 밝힌 사유 | 적은 사유 | 취소한 이유
subject/제목: what the mail is about | the line at the top of the mail | the mail's own heading // 메일 제목 | 적어 보낸 제목 | 글머리에 쓴 제목
words/문구: the words to be shown | what it is to say | the wording they want | the wording as they put it | the words for the sign // 띄워 달라는 문구 | 써 달라는 말 | 원하는 문구 | 표지에 쓸 문구 | 보내온 문구 그대로
body/본문: the text of the mail | what they wrote below the heading | the mail itself // 메일 본문 | 아래에 쓴 글 | 본문에 적힌 글
`;

/** The same for the result of step {n}; where the step is not named, the words for it are put to it. */
const inEarlier = `
temperature/온도: the degrees | the warmth | what the probe showed in step {n} | how warm step {n} found it | whatever the thermometer said in step {n} | however hot it was in step {n} // 도수 | 잰 온도 값 | {n}단계에서 잰 도수 | {n}단계 때 온도계 눈금 | {n}단계에서 나온 몇 도
humidity/습도: the moisture | how damp step {n} found the air | what the hygrometer gave in step {n} // 습도 수치 | {n}단계에서 잰 습도 값 | {n}단계 때 습도계 눈금
pressure/압력: the bar | what the gauge showed in step {n} | the gauge reading | how much pressure step {n} found // 게이지 값 | {n}단계 때 압력계 눈금 | {n}단계에서 읽은 압력 수치
level/수위: the height of the water | how full step {n} found it | how high it stood in step {n} | the filling // 물 높이 | {n}단계에서 잰 물 높이 | {n}단계 때 차 있던 높이
flow rate/유량: the throughput | how much was running in step {n} | what the flow meter gave in step {n} // 흐르는 양 | {n}단계 때 유량계 눈금 | {n}단계에서 잰 흐름량
speed/회전수, 속도: the tempo | the pace | how fast it ran in step {n} | how quick step {n} found it // 빠르기 | {n}단계 때 돌던 속도 | {n}단계에서 나온 빠르기
weight/무게: the weighing result | the reading of the scale | what the scale said in step {n} | how heavy step {n} found it | what it weighed in step {n} // 저울 값 | {n}단계에서 단 무게 | {n}단계 때 저울 눈금 | 중량
voltage/전압: the volts | how many volts step {n} found | what the voltmeter gave in step {n} // 볼트 수 | {n}단계에서 잰 볼트 | {n}단계 때 걸린 전압
current/전류: the amps | how many amps step {n} found | what it drew in step {n} // 암페어 수 | {n}단계에서 잰 암페어 | {n}단계 때 흐른 전류
battery level/배터리 잔량: the charge left | how full the battery was in step {n} // 남은 충전량 | {n}단계 때 배터리 남은 양
ph/산도: the acidity | how sour step {n} found it | what the pH probe gave in step {n} // pH 값 | {n}단계에서 잰 pH | {n}단계 때 신맛 수치
brightness/조도, 밝기: the lux | how bright step {n} found it | how light it was in step {n} // 밝은 정도 | {n}단계에서 잰 밝기 값
quantity/수량: the number of pieces | how many pieces step {n} came to // 낱개 수 | {n}단계에서 나온 몇 개
count/개수: the tally | the count from step {n} | how many step {n} counted | however many step {n} found | the total // 세어 본 수 | {n}단계에서 센 수 | {n}단계가 집계한 수
time in minutes/시간(분): the minutes | how many minutes step {n} said // 분 수 | {n}단계에서 나온 몇 분
time in seconds/시간(초): the seconds | how many seconds step {n} said // 초 수 | {n}단계에서 나온 몇 초
number of hours/시간: the hours | the hours that step {n} gave | how many hours step {n} said // 시간 수 | {n}단계가 알려 준 시간 길이
number of days/일수: the days | how many days step {n} said // 날수 | {n}단계에서 나온 며칠
duration/시간: the length of time | how long step {n} said // 시간 길이 | {n}단계에서 나온 소요 시간
percentage/비율: the per cent | how many per cent step {n} said | the share // 퍼센트 | {n}단계에서 나온 몇 퍼센트
amount/양: the dose | how much step {n} said | however much step {n} came to // 나온 양 | {n}단계에서 나온 얼마 | 분량
height/높이: how high step {n} found it | the centimetres // 높이 값 | {n}단계에서 잰 높이
power/전력, 출력: the kilowatts | how much power step {n} found // 킬로와트 수 | {n}단계 때 쓰던 전력
concentration/농도: the ppm | the strength | how strong step {n} found it // 진한 정도 | {n}단계에서 잰 ppm
dose/농도: the dosing | how much step {n} said to dose // 농도 값 | {n}단계에서 나온 투입 농도
number of litres/물의 양: the litres | how many litres step {n} said // 리터 수 | {n}단계에서 나온 물 양
carbonation/탄산도: the fizz | how fizzy step {n} said // 탄산 수치 | {n}단계에서 나온 탄산 세기
bandwidth/대역폭: the megabits | how fast a line step {n} said // 회선 속도 | {n}단계에서 나온 메가 수
number of free places/빈자리 수: the free spaces | how many places step {n} found free // 남은 자리 | {n}단계에서 나온 빈 자리
opening/개도: how far open step {n} found it | how wide it stood in step {n} // 열린 정도 | {n}단계 때 열려 있던 정도
number of copies/부수: the copies | how many copies step {n} said // 찍을 부수 | {n}단계에서 나온 몇 부
expected number/예정 수량: how many step {n} said to expect | the expected ones // 들어올 수량 | {n}단계에서 나온 예정 개수
warm-up time/예열 시간: the warming-up time | how long step {n} said to warm up // 예열에 걸릴 시간 | {n}단계에서 나온 데우는 시간
angle/각도: the tilt | how far step {n} found it turned // 기울기 | {n}단계에서 잰 각
volume/음량: how much volume step {n} found | the volume setting // 소리 크기 | {n}단계 때 소리 크기
number of doses/투여 횟수: the doses | how many doses step {n} said // 투여할 횟수 | {n}단계에서 나온 몇 회
limit/한도: the cap | the most that step {n} allows | the ceiling // 최대치 | {n}단계에서 나온 상한
value/값: the figure | the number | what step {n} said | what came of step {n} // 수치 | 숫자 | {n}단계의 답
set point/설정값: the setting | what step {n} says to set it to // 설정 | {n}단계에서 본 설정
threshold/기준값: the mark | the trip point | the threshold step {n} knows of // 기준 | {n}단계에서 본 기준
timeout/제한 시간: the longest wait | how long step {n} says to wait // 대기 시간 | {n}단계에서 나온 대기 한도
price/가격: what it costs according to step {n} | the cost // 금액 | 단가 | {n}단계에서 알아낸 값
length/길이: how long step {n} found it | the measured length // 길이 값 | {n}단계에서 잰 길이
number of lines/줄 수: how many lines step {n} said // 몇 줄인지 나온 수 | {n}단계에서 센 줄 수
position/위치: where step {n} found it to stand | the place it has // 서 있는 위치 | {n}단계 때 있던 위치
rate/속도: how fast step {n} found it // 빠르기 | {n}단계 때 속도
frequency/주파수: the hertz | how many hertz step {n} found // 헤르츠 | {n}단계에서 잰 헤르츠
user/사용자: the person | the login | whoever step {n} named | the one step {n} came up with // 쓰는 사람 | {n}단계가 알려 준 사람 | 직원
operator/운전원: the colleague | whoever step {n} has on duty | the one at the controls according to step {n} // 당번 | {n}단계에서 나온 당번 | 조작자
recipient/받는 사람: the addressee | whoever is to get it according to step {n} // 수신인 | {n}단계에 받는 이로 나온 사람 | 받을 분
person/사람: whoever step {n} named | the one step {n} came up with | whose name step {n} gave // {n}단계가 알려 준 사람 | {n}단계에서 나온 분 | 해당자
phone number/전화번호: the number to ring | the telephone number | where to ring according to step {n} // 연락처 | {n}단계에서 찾은 연락처 | 통화할 번호
mobile number/휴대폰 번호: the mobile | the cell number | the mobile step {n} dug up // 핸드폰 번호 | {n}단계에서 찾은 휴대폰
driver/기사: whoever drives according to step {n} | the lorry driver // 운전자 | {n}단계에서 나온 기사님 | 배차 기사
customer/고객: the client | the firm | whoever ordered it according to step {n} // 거래처 | 손님 | {n}단계에서 나온 업체
initials/이니셜: the letters | the short name | how step {n} abbreviates them // 약자 | {n}단계에 나온 약자 | 머리글자
e-mail address/메일 주소: where to mail it according to step {n} | the mail address | the e-mail step {n} dug up // 이메일 | {n}단계에서 찾은 메일
visitor/방문객: the guest | whoever is visiting according to step {n} // 손님 | {n}단계에서 나온 방문자
caller/발신자: whoever rang according to step {n} | the one on the phone // 전화한 사람 | {n}단계에 나온 발신인
owner/담당자: whoever is in charge according to step {n} | the one responsible // 맡은 사람 | 책임자 | {n}단계에서 나온 책임자
doctor/의사: the physician | whoever prescribed it according to step {n} // 선생님 | 주치의 | {n}단계에서 나온 주치의
machine/기계: the plant | whichever machine step {n} came up with | the one that step {n} found // 설비 | {n}단계가 짚은 기계 | 장비
virtual machine/가상 머신: the guest system // VM | {n}단계가 알려 준 VM
device/장치: the instrument | the thing step {n} found | whichever device step {n} came up with // 기기 | {n}단계가 짚은 기기 | 설비
sensor/센서: the probe | whichever sensor step {n} came up with // 감지기 | {n}단계가 짚은 센서 | 탐침
host/호스트: the server | the box | whichever host step {n} came up with // 서버 | {n}단계가 짚은 서버 | 장비
server/서버: the machine | the box | whichever server step {n} came up with // 장비 | {n}단계가 짚은 서버
pump/펌프: whichever pump step {n} came up with | the one to pump with according to step {n} // {n}단계가 짚은 펌프 | {n}단계에서 확인된 펌프
tank/탱크: the basin | whichever tank step {n} came up with // 수조 | {n}단계가 짚은 탱크 | 통
door/문: the entrance | whichever door step {n} came up with // 출입문 | {n}단계가 짚은 문
camera/카메라: the cam | whichever camera step {n} came up with // {n}단계가 짚은 카메라 | {n}단계에 나온 캠
vehicle/차량: the truck | the car | whichever vehicle step {n} came up with // 차 | {n}단계에 나온 차
room/방: the place | whichever room step {n} came up with // {n}단계가 알려 준 방 | {n}단계에 나온 호실
zone/구역: the area | whichever zone step {n} came up with | where step {n} found it // 자리 | {n}단계가 짚은 구역
area/구역: the zone | whichever area step {n} came up with // 자리 | {n}단계가 짚은 구역
line/라인: whichever line step {n} came up with // {n}단계가 짚은 라인 | {n}단계에서 확인된 라인
shelf/선반: where step {n} found it to lie | whichever shelf step {n} came up with // {n}단계가 알려 준 선반 | 놓인 선반
floor/층: the storey | whichever floor step {n} came up with // {n}단계가 알려 준 층 | {n}단계에 나온 층수
pin/핀: the pin number | the GPIO | whichever pin step {n} came up with | the one it is wired to according to step {n} // 핀 번호 | {n}단계가 알려 준 핀 번호 | {n}단계에서 확인된 단자
board/보드: whichever board step {n} came up with | the board it sits on according to step {n} // 기판 | {n}단계가 알려 준 보드
unit/호기: whichever unit step {n} came up with | the unit number // 호기 번호 | {n}단계가 짚은 호기
vessel/발효조: the fermenter | whichever vessel step {n} came up with // 통 | {n}단계가 짚은 발효조
fridge/냉장고: the cooler | whichever fridge step {n} came up with // {n}단계가 짚은 냉장고 | 냉장 설비
car/승강기: the lift | whichever car step {n} came up with // 엘리베이터 | {n}단계가 짚은 승강기
switch/스위치: whichever switch step {n} came up with // {n}단계가 짚은 스위치 | {n}단계에서 확인된 스위치
port/포트: the port number | whichever port step {n} came up with // 포트 번호 | {n}단계가 알려 준 포트
channel/채널: the channel number | whichever channel step {n} came up with // 채널 번호 | {n}단계가 알려 준 채널
station/스테이션: whichever station step {n} came up with // 공정 자리 | {n}단계가 짚은 스테이션
washer/세탁기: whichever washer step {n} found free | the washing machine // {n}단계가 짚은 세탁기 | {n}단계에서 확인된 세탁기
dryer/건조기: whichever dryer step {n} came up with | the tumble dryer // {n}단계가 짚은 건조기 | {n}단계에서 확인된 건조기
house/온실: the greenhouse | whichever house step {n} came up with // 하우스 | {n}단계가 짚은 동
bench/벤치: whichever bench step {n} came up with // {n}단계가 짚은 벤치 | 작업대
loop/루프: whichever loop step {n} came up with | the control loop // 제어 루프 | {n}단계가 짚은 루프
plate/플레이트: whichever plate step {n} came up with | the hot plate // 열판 | {n}단계가 짚은 플레이트
hood/후드: whichever hood step {n} came up with | the fume hood // 흄 후드 | {n}단계가 짚은 후드
pdu/PDU: the power strip | whichever PDU step {n} came up with // 멀티탭 | {n}단계가 짚은 PDU
outlet/콘센트: the socket | whichever outlet step {n} came up with // 꽂는 자리 | {n}단계가 짚은 콘센트
ups/UPS: whichever UPS step {n} came up with // {n}단계가 짚은 UPS | 무정전 전원
service/서비스: the daemon | whichever service step {n} came up with // 데몬 | {n}단계가 짚은 서비스
rack/랙: whichever rack step {n} came up with // {n}단계가 짚은 랙 | {n}단계에 나온 랙
access point/AP: the AP | whichever access point step {n} came up with // 무선 AP | {n}단계가 짚은 AP
gate/게이트, 차단기: the barrier | whichever gate step {n} came up with // {n}단계가 짚은 출입구 | 차단 바
filter/여과지, 필터: whichever filter step {n} came up with // {n}단계가 짚은 여과지 | {n}단계에서 확인된 필터
oven/오븐: whichever oven step {n} found free | the one to bake in according to step {n} // {n}단계가 짚은 오븐 | {n}단계에서 확인된 오븐
fryer/튀김기: whichever fryer step {n} came up with // {n}단계가 짚은 튀김기 | {n}단계에서 확인된 튀김기
cabinet/캐비닛: the cupboard | whichever cabinet step {n} came up with // 장 | {n}단계가 짚은 캐비닛
press/인쇄기: whichever press step {n} came up with // {n}단계가 짚은 인쇄기 | 기계
printer/프린터: whichever printer step {n} came up with // {n}단계가 짚은 프린터 | 출력기
tower/타워: whichever tower step {n} came up with // {n}단계가 짚은 타워 | 냉각탑
truck/트럭: the lorry | whichever truck step {n} came up with // 화물차 | {n}단계가 짚은 트럭
chute/슈트: whichever chute step {n} came up with // {n}단계가 짚은 슈트 | {n}단계에 나온 슈트
cart/카트: the trolley | whichever cart step {n} came up with // 수레 | {n}단계가 짚은 카트
inverter/인버터: whichever inverter step {n} came up with // {n}단계가 짚은 인버터 | {n}단계에 나온 인버터
escalator/에스컬레이터: whichever escalator step {n} came up with // {n}단계가 짚은 에스컬레이터 | {n}단계에 나온 에스컬레이터
fixture/조명기: the spot | whichever fixture step {n} came up with // 등기구 | {n}단계가 짚은 조명기
projector/프로젝터: the beamer | whichever projector step {n} came up with // 빔 | {n}단계가 짚은 프로젝터
sterilizer/멸균기: the autoclave | whichever sterilizer step {n} came up with // 오토클레이브 | {n}단계가 짚은 멸균기
injector/인젝터: whichever injector step {n} came up with // {n}단계가 짚은 인젝터 | {n}단계에 나온 인젝터
gun/스프레이 건: the spray gun | whichever gun step {n} came up with // {n}단계가 짚은 건 | {n}단계에 나온 건
valve/밸브: whichever valve step {n} came up with | the one to turn according to step {n} // {n}단계가 짚은 밸브 | {n}단계에 나온 밸브
relay/릴레이: whichever relay step {n} came up with // 계전기 | {n}단계가 짚은 릴레이
output/출력 단자: whichever output step {n} came up with | the terminal // {n}단계가 짚은 출력 단자 | 단자
lamp/램프: the light | whichever lamp step {n} came up with // 등 | {n}단계가 짚은 램프
fan/팬: the blower | whichever fan step {n} came up with // 송풍기 | {n}단계가 짚은 팬
motor/모터: the drive | whichever motor step {n} came up with // 전동기 | {n}단계가 짚은 모터
heater/히터: whichever heater step {n} came up with // {n}단계가 짚은 히터 | 난방기
light/조명: the lamp | whichever light step {n} came up with // 등 | {n}단계가 짚은 조명
socket/콘센트: the outlet | whichever socket step {n} came up with // 꽂는 자리 | {n}단계가 짚은 콘센트
circuit/회로: whichever circuit step {n} came up with // {n}단계가 짚은 회로 | {n}단계에 나온 회로
actuator/구동기: whichever actuator step {n} came up with | the drive // {n}단계가 짚은 구동기 | 액추에이터
alarm/경보기: the warning device | whichever alarm step {n} came up with // {n}단계가 짚은 경보기 | 사이렌
meter/계량기: the counter | whichever meter step {n} came up with // 검침기 | {n}단계가 짚은 계량기
node/노드: whichever node step {n} came up with // {n}단계가 짚은 노드 | {n}단계에 나온 노드
robot/로봇: whichever robot step {n} found free // {n}단계가 짚은 로봇 | {n}단계에 나온 로봇
crane/크레인: whichever crane step {n} found free // {n}단계가 짚은 크레인 | 기중기
display/표시기: the screen | whichever display step {n} came up with // 화면 | {n}단계가 짚은 표시기
compressor/컴프레서: whichever compressor step {n} came up with // 압축기 | {n}단계가 짚은 컴프레서
boiler/보일러: whichever boiler step {n} came up with // {n}단계가 짚은 보일러 | {n}단계에 나온 보일러
kiln/가마: whichever kiln step {n} came up with // {n}단계가 짚은 가마 | {n}단계에 나온 가마
mixer/믹서: whichever mixer step {n} came up with // 교반기 | {n}단계가 짚은 믹서
vat/통: whichever vat step {n} came up with // {n}단계가 짚은 통 | {n}단계에 나온 통
coil/코일: whichever coil step {n} came up with // {n}단계가 짚은 코일 | {n}단계에 나온 코일
slot/슬롯: the place | whichever slot step {n} found free // 빈 자리 | {n}단계가 알려 준 슬롯
gateway/게이트웨이: whichever gateway step {n} came up with // {n}단계가 짚은 게이트웨이 | {n}단계에 나온 게이트웨이
silo/사일로: whichever silo step {n} came up with // {n}단계가 짚은 사일로 | {n}단계에 나온 사일로
block/블록: whichever block step {n} came up with // {n}단계가 짚은 블록 | {n}단계에 나온 블록
barn/축사: the stable | whichever barn step {n} came up with // {n}단계가 짚은 축사 | 우사
bank/뱅크: whichever bank step {n} came up with // {n}단계가 짚은 뱅크 | {n}단계에 나온 뱅크
bed/베드: whichever bed step {n} came up with // {n}단계가 짚은 베드 | {n}단계에 나온 베드
bay/베이: whichever bay step {n} found free // {n}단계가 알려 준 베이 | {n}단계에 나온 베이
deck/주차층: whichever deck step {n} came up with // {n}단계가 알려 준 층 | 주차하는 층
point/지점: whichever point step {n} came up with | the spot // {n}단계가 짚은 지점 | 측점
lane/차로: whichever lane step {n} came up with // {n}단계가 짚은 차로 | 차선
ward/병동: whichever ward step {n} came up with // {n}단계가 알려 준 병동 | {n}단계에 나온 병동
drawer/서랍: where step {n} found it to lie | whichever drawer step {n} came up with // {n}단계가 알려 준 서랍 | 든 서랍
dock/도크: the ramp | whichever dock step {n} found free // {n}단계가 알려 준 도크 | 빈 도크
aisle/통로: whichever aisle step {n} came up with // {n}단계가 알려 준 통로 | {n}단계에 나온 통로
pen/우리: whichever pen step {n} came up with // {n}단계가 알려 준 우리 | {n}단계에 나온 우리
row/줄: whichever row step {n} came up with // {n}단계가 알려 준 줄 | {n}단계에 나온 줄
field/밭: whichever field step {n} came up with | the plot // {n}단계가 알려 준 밭 | {n}단계에 나온 밭
bin/칸: whichever bin step {n} came up with | where it lies according to step {n} // {n}단계가 알려 준 칸 | 놓인 칸
destination/목적지, 도착지: where step {n} says it should go | where it is headed according to step {n} // 갈 곳 | {n}단계에 나온 행선지
target/대상: the one step {n} points at | what step {n} aims at // {n}단계가 가리킨 대상 | {n}단계에서 지목된 대상
place it comes from/출발지: where step {n} says it comes from // 떠나온 곳 | {n}단계에 나온 출발한 곳
source, origin/출처: where step {n} says it comes from // 나온 곳 | {n}단계에 나온 온 데
address/주소: where step {n} says it can be reached | the link // {n}단계가 알려 준 주소 | 링크
ip address/IP 주소: the IP | whichever IP step {n} came up with // IP | {n}단계에 나온 IP
folder/폴더: the directory | where step {n} found it // 디렉터리 | {n}단계가 찾은 폴더
site/현장: whichever site step {n} came up with // {n}단계가 알려 준 현장 | {n}단계에 나온 현장
city/도시: the town | whichever city step {n} came up with // {n}단계가 알려 준 도시 | 시
column/컬럼: whichever column step {n} came up with // {n}단계가 알려 준 컬럼 | {n}단계에 나온 컬럼
badge/출입증: the card | whichever badge step {n} came up with // 카드 | {n}단계에 나온 카드
load/짐: whichever load step {n} came up with // 화물 | {n}단계에 나온 짐
lot/로트: the batch | whichever lot step {n} came up with | the lot number // 로트 번호 | {n}단계가 찾은 로트
sample/시료: the specimen | whichever sample step {n} came up with // 검체 | 샘플 | {n}단계에 나온 시료
variety/품종: whichever variety step {n} came up with | the sort // {n}단계가 알려 준 품종 | {n}단계에 나온 종류
item/품목: the article | whichever item step {n} came up with // 물건 | 품번 | {n}단계가 찾은 물건
article/품목: the item | whichever article step {n} came up with // 물건 | 품번 | {n}단계가 찾은 물건
vlan/VLAN: the network | whichever VLAN step {n} came up with // {n}단계가 알려 준 VLAN | {n}단계에 나온 VLAN
mac address/MAC 주소: the MAC | the hardware address // MAC | {n}단계에 나온 MAC
group/그룹: whichever group step {n} came up with // {n}단계가 알려 준 그룹 | 모임
order/주문: the order number | whichever order step {n} came up with // 주문 건 | {n}단계가 찾은 주문
template/양식: the form | whichever template step {n} came up with // 서식 | {n}단계가 알려 준 양식
job/작업: whichever job step {n} came up with // {n}단계가 알려 준 작업 | {n}단계에 나온 작업 건
share/공유 폴더: whichever share step {n} came up with // {n}단계가 알려 준 공유 폴더 | 공유
shipment/송장번호: the consignment | whichever shipment step {n} came up with // 운송장 | {n}단계에 나온 운송장
ear tag/귀표: the tag of the animal | whichever ear tag step {n} read // 귀표 번호 | {n}단계에서 읽은 귀 번호
cue/큐: whichever cue step {n} came up with // {n}단계가 알려 준 큐 | {n}단계에 나온 큐
drug/약품: the medicine | whichever drug step {n} came up with // 약 | {n}단계가 알려 준 약
batch/배치: the charge | whichever batch step {n} came up with | the batch number // 배치 번호 | {n}단계가 찾은 배치
key/키: the key name | whichever key step {n} came up with | what step {n} says it is kept under // 키 이름 | {n}단계가 알려 준 키
topic/토픽: whichever topic step {n} came up with | where step {n} says it is published // 토픽 이름 | {n}단계가 알려 준 토픽
file/파일: the document | the file name | whichever file step {n} came across | what step {n} found on the disk // 문서 | 파일 이름 | {n}단계가 찾은 문서
run/실행: the run that step {n} set off | the one step {n} set going | the run number // 실행 번호 | {n}단계가 띄운 실행 | {n}단계에서 시작한 실행 건
id/번호: the id step {n} came back with | the identifier | the number // 아이디 | {n}단계가 돌려준 번호 | 식별 번호
number/번호: the number step {n} came back with | the figure // {n}단계가 돌려준 번호 | 숫자
name/이름: what step {n} says it is called | the name step {n} came back with // 명칭 | {n}단계가 돌려준 이름
ticket/티켓: the case | the ticket number | whichever ticket step {n} opened // 티켓 번호 | {n}단계가 돌려준 티켓
tag/태그: whichever tag step {n} came up with // {n}단계가 읽은 태그 | 꼬리표
code/코드: whatever code step {n} came back with // 코드 번호 | {n}단계가 돌려준 코드
product/제품: what step {n} says is made | whichever product step {n} came up with // 만들 물건 | {n}단계가 알려 준 제품
material/재료: the stuff | whichever material step {n} came up with // 자재 | {n}단계가 알려 준 재료
part/부품: the spare | the component | whichever part step {n} came up with // 자재 | {n}단계가 찾은 부품
recipe/레시피: whichever recipe step {n} came up with // 배합 | {n}단계가 알려 준 레시피
program/프로그램: the programme | the cycle | whichever program step {n} came up with // 코스 | {n}단계가 알려 준 코스
search word/검색어: the word to look for | what step {n} says to look for // 찾을 말 | {n}단계가 알려 준 검색 단어
label/라벨: what step {n} found on the label // 붙은 이름 | {n}단계에서 읽은 라벨
table/테이블: whichever table step {n} found free // 자리 | {n}단계가 알려 준 테이블
queue/대기열: whichever queue step {n} came up with // {n}단계가 알려 준 대기열 | {n}단계에 나온 대기열
case/건: the dossier | whichever case step {n} came up with // 사건 | {n}단계가 알려 준 건
number plate/차량번호: the registration | the plate step {n} read // 번호판 | {n}단계에서 판독한 번호판
index/번호: the place in the list | the position step {n} found it at // 순번 | {n}단계가 돌려준 순번
serial number/일련번호: the serial | what step {n} read on its plate // 시리얼 | {n}단계에서 읽은 명판 번호
invoice/송장: the bill | whichever invoice step {n} came up with // 청구서 | {n}단계가 찾은 송장
parcel/소포: the package | whichever parcel step {n} came up with // 택배 | {n}단계가 찾은 소포
patient/환자: whoever is due according to step {n} | the patient step {n} called up // 진료받을 분 | {n}단계에 나온 환자분
animal/개체: the beast | whichever animal step {n} recognised // 가축 | {n}단계가 알아본 개체
account/계정: the login | whichever account step {n} came up with // 아이디 | {n}단계에 나온 계정
song/곡: the track | whichever song step {n} came up with // 노래 | {n}단계가 찾은 곡
video/영상: the clip | whichever video step {n} came up with // 동영상 | {n}단계가 찾은 영상
error code/오류 코드: the fault | what step {n} says is wrong | the error // 에러 | {n}단계에서 뜬 오류
process/프로세스: the task | whichever process step {n} came across // 프로그램 | {n}단계가 찾은 프로세스
time/시각: the hour | when step {n} says it is | the clock time // 시간 | {n}단계에 나온 몇 시 몇 분
date/날짜: the day | the day step {n} settled on // 날 | {n}단계에 나온 날 | 일자
barcode/바코드: what the scanner read in step {n} // {n}단계에서 스캔한 코드 | 스캔 값
token/토큰: whatever token step {n} was given // {n}단계가 받은 토큰 | {n}단계에서 발급된 토큰
liquid/액체: the fluid | whichever liquid step {n} came up with // 용액 | {n}단계가 알려 준 액체
agent/약제: what step {n} says to spray // 약 | {n}단계가 알려 준 약제
title/제목: the heading | how step {n} says it is headed // 표제 | {n}단계에 나온 제목
procedure/절차: the SOP | whichever procedure step {n} came up with // SOP | {n}단계가 알려 준 절차
message/메시지: the words | what step {n} came back with in words | the wording // 문구 | {n}단계가 돌려준 글 | 말
text/내용, 글: the words | what step {n} found written | the wording // 문구 | {n}단계가 돌려준 글 | {n}단계에서 읽은 글
note/메모: what step {n} found noted | what was jotted down according to step {n} // 적어 둔 것 | {n}단계가 찾은 쪽지
comment/의견: what step {n} found commented // 댓글 | {n}단계에서 읽은 의견
remark/비고: what step {n} found remarked // 덧붙인 말 | {n}단계에서 읽은 비고
reason/사유: the cause | why it is according to step {n} // 이유 | {n}단계가 밝힌 이유
subject/제목: the heading // 표제 | {n}단계에 나온 제목
words/문구: the wording | what step {n} says to show // 글귀 | {n}단계가 돌려준 문구
body/본문: the text below the heading // 본문 글 | {n}단계에서 읽은 본문
`;

type Phrases = ReadonlyMap<string, readonly string[]>;

function parsed(table: string): Readonly<Record<Language, Phrases>> {
  const en = new Map<string, readonly string[]>();
  const ko = new Map<string, readonly string[]>();
  for (const line of table.trim().split('\n')) {
    const [, english = '', korean = '', saidEnglish = '', saidKorean = ''] = /^([^/:]+)\/([^:]+): (.+) \/\/ (.+)$/u.exec(line) ?? [];
    const add = (map: Map<string, readonly string[]>, names: string, phrases: string): void => names.split(', ').forEach((name) => map.set(name, [...new Set([...(map.get(name) ?? []), ...phrases.split(' | ')])]));
    add(en, english.toLowerCase(), saidEnglish);
    add(ko, korean, saidKorean);
  }
  return { en, ko };
}

const events = parsed(inEvent);
const results = parsed(inEarlier);
/** One word for two things. */
const otherThings = new Set(['line text', '줄 text', 'volume machine', '출력 machine', '건 machine']);
/** What a note is called is not what it says. */
const isName = (language: Language, noun: Noun): boolean => noun.kind !== 'text' && kindOf(noun[language]) === 'text';
const of = (table: Readonly<Record<Language, Phrases>>, language: Language, noun: Noun): readonly string[] => (noun.twin === true || isName(language, noun) || otherThings.has(`${noun[language]} ${noun.kind}`) ? [] : (table[language].get(language === 'en' ? noun.en.toLowerCase() : noun.ko) ?? []));

const says = { en: /event|message|alert|alarm|report|sent|came in|told/u, ko: /이벤트|메시지|알림|알려|통보|보고|보낸|보내|올라온/u };
const tails = { en: [' (see the event)', ' (it is in the event)', ' according to the event', ' (per the event)', ' (from the event)'], ko: ['(이벤트 참조)', '(이벤트에 있음)', '(이벤트에 나옴)', '(이벤트 확인)'] };

/** Words for a value of the event; null: there are none for this noun. `among`: earlier results may have one like it. */
export function mention(dice: Dice, language: Language, noun: Noun, among: boolean): string | null {
  const phrases = of(events, language, noun);
  if (phrases.length === 0) return null;
  const phrase = dice.pick(phrases);
  return dice.chance(among ? 1 : says[language].test(phrase) ? 0.04 : 0.16) ? phrase + dice.pick(tails[language]) : phrase;
}

const behind = ['from step {n}', 'that step {n} came back with', 'step {n} turned up', 'step {n} gave us', 'out of step {n}', 'seen in step {n}', 'that came of step {n}', 'we have from step {n}', 'as step {n} has it', 'that step {n} brought to light', 'known since step {n}', 'that step {n} told us'];
const ahead = ['{n}단계가 돌려준', '{n}단계에서 얻은', '{n}번 단계에서 나온', '{n}단계 결과에 찍힌', '앞선 {n}단계의', '{n}단계에서 알아낸', '{n}단계 답변 속', '{n}단계에서 확인된', '{n}단계가 내놓은', '{n}단계에 나온', '{n}단계에서 받은'];

/** Words for a value in the result of an earlier step; null: there are none for this noun. */
export function earlierMention(dice: Dice, language: Language, noun: Noun, step: number): string | null {
  const phrases = of(results, language, noun);
  if (phrases.length === 0) return null;
  const phrase = dice.pick(phrases);
  const whole = phrase.includes('{n}') ? phrase : language === 'ko' ? `${dice.pick(ahead)} ${phrase}` : `${phrase} ${dice.pick(behind)}`;
  return whole.replace('{n}', String(step));
}
