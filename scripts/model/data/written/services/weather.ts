import { choice, flag, names, tenths, whole, type Written } from '../table';

const stations = names('Brocken, Ridge-2, Harbour, Airfield, Moor, KX-14', '대관령, 능선-2, 항구, 비행장, 습지, KX-14');

export const weather: readonly Written[] = [
  {
    tool: 'station_interval', about: ['How often a station reports', '관측 전송 간격을 정한다'],
    takes: { stn: stations, mins: whole(1, 60, 'min') },
    en: `
      {stn} reports every {mins}
      set the interval of {stn} to {mins}
      {stn}: one message each {mins}
      A squall line is {any} km away. From now on we want {stn} every {mins}.
      save the battery of {stn}, once in {mins} is enough
      let {stn} send at intervals of {mins}, {not_stn} as before
      [mins=60] {stn} only on the hour
      every {mins} a report from station {stn}, starting {clock}
      report spacing for {stn}: {mins}
      the batteries of {stn} last till {day} only if it speaks every {mins}
      [mins=1] we want to watch {stn} minute by minute`,
    ko: `
      {stn} 전송 간격 {mins}
      {stn} 관측을 {mins}마다 보내게 하#
      돌풍선이 {any}km 앞이다. {stn:은} {mins} 간격으로 받아야 한다
      {stn} 배터리 절약: {mins}에 한 번
      {not_stn:은} 그대로, {stn}만 {mins} 주기로 바꾸#
      [mins=60] {stn:은} 매시 정각에만 보내게 하#
      {clock}부터 {stn} {mins} 주기
      {stn} 주기를 {mins:로} 설정하#
      보고 간격: {stn} / {mins}
      {stn} 배터리가 {day}까지 가려면 {mins}에 한 번만 보내야 한다
      [mins=1] {stn:을} 1분 단위로 지켜보게 하#`,
    titles: ['Report interval; How often', '전송 간격; 관측 주기'],
  },
  {
    tool: 'getObservation', about: ['Latest value of a station', '관측소의 최신 값을 읽는다'],
    takes: { stn: stations, element: choice({ temp: ['temperature|air temperature', '기온|온도'], wind: ['wind|wind speed', '풍속|바람'], pressure: ['pressure|barometer', '기압'], rain: ['rain|rainfall', '강수량|비'], snow: ['snow depth|snow', '적설'] }) }, reads: true, result: '{any}',
    en: `
      {element} at {stn}
      what is the {element} at {stn} now?
      look up {stn}, {element}
      [element=wind] Does it blow at {stn}?
      [element=rain] how wet has it become at {stn}
      [element=pressure] is the glass falling at {stn}
      [element=snow] How deep do people at {stn} sink in?
      [element=temp] how cold is it up at {stn}
      Before the crane goes up at {clock}, get the {element} from {stn}.
      fetch {element} for {stn}, not for {not_stn}
      {stn} was {any} at noon; {element} again please
      [element=wind] can the paragliders start at {stn}? tell by the wind
      [element=rain] the pitch at {stn} is soft; how many millimetres fell
      [element=snow] plough for {stn} or not? look how much lies there
      [element=temp] Will the concrete at {stn} freeze? The forecast of {any} is old, look at the sensor.`,
    ko: `
      {stn} {element} 조회하#
      {stn}의 {element:은} 지금 얼마인가
      [element=wind] {stn}에 바람이 부는지 보#
      [element=rain] {stn}에 비가 얼마나 왔는지 알아보#
      [element=pressure] {stn} 기압이 떨어지는지 확인하#
      [element=snow] {stn}에 눈이 얼마나 쌓였는지 보#
      [element=temp] {stn:은} 얼마나 추운지 확인하#
      {clock} 크레인 작업 전에 {stn} {element} 값을 가져오#
      {not_stn} 말고 {stn} {element}
      정오 값은 {any}. {stn} {element} 다시 확인
      {element}: {stn} 최신값
      [element=wind] 패러글라이더가 {stn}에서 뜰 수 있는지 바람을 보#
      [element=rain] {stn} 운동장이 질다. 몇 밀리 왔는지 보#
      [element=snow] {stn} 제설이 필요한지, 쌓인 높이를 확인하#
      [element=temp] {stn} 콘크리트가 얼지 걱정이다. 센서로 몇 도인지 보#`,
    titles: ['Observation; Weather now; Look at the station', '관측값 조회; 현재 날씨; 관측소 확인'],
  },
  {
    tool: 'sensor_offset', about: ['Correct a sensor of a station', '센서 보정값을 넣는다'],
    takes: { stn: stations, element: choice({ temp: ['thermometer|temperature', '온도계|기온'], pressure: ['barometer|pressure', '기압계|기압'], humidity: ['hygrometer|humidity', '습도계|습도'] }), delta: tenths(-5, 5) },
    en: `
      {stn} {element}: offset {delta}
      correct the {element} at {stn} by {delta}
      {element} of {stn} reads wrong, put {delta} on it
      Compared with the reference the {element} at {stn} needs {delta}.
      calibration of {day}: {stn}, {element}, {delta}
      add {delta} to every {element} value of {stn}
      {delta} correction for the {element}, station {stn}, height {any} m
      [delta=0] take the correction off the {element} at {stn}
      offset {delta} for {stn}'s {element}, {not_stn} is right
      [element=temp,delta=-2] the thermometer at {stn} shows two degrees too much, correct it
      [element=temp,delta=1.5] at {stn} the thermometer is one and a half degrees too low, correct it
      [element=pressure,delta=3] the barometer at {stn} is three hectopascals too low; correct it
      [element=humidity,delta=-4] dry air at {stn} reads four percent too wet, take that off
      [element=humidity] moisture reading at {stn}: correct by {delta}, the temperature is right`,
    ko: `
      {stn} {element} 보정값 {delta}
      {stn} {element:을} {delta}만큼 보정하#
      기준기와 비교하니 {stn} {element}에 {delta:이} 필요하다
      {day} 교정 결과: {stn} / {element} / {delta}
      {stn} {element} 값마다 {delta:을} 더하#
      [delta=0] {stn} {element} 보정을 없애#
      {not_stn:은} 정확하다. {stn} {element} 오프셋만 {delta:로} 넣#
      [element=temp,delta=-2] {stn} 온도계가 2도 높게 나온다. 그만큼 보정하#
      [element=temp,delta=1.5] {stn} 온도계가 1.5도 낮게 나오니 보정하#
      해발 {any}m인 {stn}, {element} 보정 {delta} 요망
      오프셋 {delta} → {stn} {element}
      [element=pressure,delta=3] {stn} 기압계가 3헥토파스칼 낮게 나온다. 그만큼 더해 보정하#
      [element=humidity,delta=-4] {stn} 습도가 4% 높게 나온다. 그만큼 빼서 보정하#
      [element=humidity] {stn} 온도는 맞다. 습도만 {delta} 보정`,
    titles: ['Calibration; Correct the sensor; Offset', '센서 보정; 교정'],
  },
  {
    tool: 'heater.anemometer', about: ['Heating of the wind sensor', '풍속계 히터'],
    takes: { stn: stations, on: flag() },
    en: `
      [on=true] rime on the cups at {stn}, warm them
      [on=false] it thaws at {stn}, the anemometer needs no heat any more
      anemometer heater {stn} {on}
      wind sensor heating at {stn}: {on}
      [on=true] {stn} has shown no wind for {any} minutes, surely ice. Heat the sensor.
      [on=false] spare the battery of {stn}: cold cups are fine till {day}
      [on=true] let the wind sensor at {stn} defrost
      [on=false] stop heating the anemometer of {stn}
      [on=true] before frost sets in at {clock}, {stn} should have its cups heated`,
    ko: `
      [on=true] {stn} 풍속계 히터 켜#
      [on=true] {stn} 풍속계 컵에 상고대가 붙었다. 데우#
      [on=false] {stn:은} 날이 풀렸다. 풍속계 가열을 멈추#
      [on=true] {stn:이} {any}분째 무풍으로 나온다. 얼었을 것이니 풍속계를 녹이#
      [on=false] {day}까지 {stn} 전기를 아끼도록 풍속계 열선을 끊#
      [on=true] {clock} 서리 전에 {stn} 풍속계 열선 투입
      [on=false] {stn} 풍속계 히터 불필요, 내려 두#
      [on=true] {stn} 풍속 센서에 열을 넣#
      [on=false] {stn} 풍속계는 이제 데우지 않는다`,
    titles: ['Anemometer heating; Ice on the cups', '풍속계 히터; 결빙'],
  },
];
