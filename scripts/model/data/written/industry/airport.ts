import { choice, flag, maybe, moment, span, whole, type Written } from '../table';
import { code, degrees } from './slots';

const flight = code('KE###, OZ1##, LH4##, @@2##, TW##');
const stand = code('@##, 1##, R-##');

export const airport: readonly Written[] = [
  {
    tool: 'stand_assign', about: ['Give a flight a stand', '항공편에 주기장을 배정한다'],
    takes: { flight, stand, from: maybe(moment()) },
    en: `
      {flight} on stand {stand}
      give {flight} stand {stand} from {from}
      stand {stand}: {flight}, {from}
      {flight} cannot taxi to {not_stand}, a fuel truck leaks there; park it on {stand}
      put {flight} on {stand}
      from {from} on, {stand} is for {flight}
      The bridge at {not_stand} is stuck since {clock}. {flight} goes to {stand}.
      {any} passengers in wheelchairs are on {flight}, so take {stand}
      {stand} takes {flight}, blocks on {from}
      assign {flight}, arriving {from}, to {stand}`,
    ko: `
      {flight} 주기장 {stand}
      {flight}편을 {stand}에 배정하#
      {flight}편 {from}부터 {stand} 주기장 사용
      {not_stand:은} 급유차 누유로 못 쓴다. {flight:을} {stand:로} 보내#
      {stand} 주기장에 {flight}편, {from} 도착분
      {clock}부터 {not_stand} 탑승교 고장. {flight}편 주기장을 {stand:로} 하#
      휠체어 승객 {any}명이 탔다. {flight}편을 {stand}에 대#
      배정: {flight} → {stand}
      {from}부터 {stand:은} {flight}편 자리로 잡아 두#`,
    titles: ['Stand; Assign a stand; Where to park', '주기장 배정; 주기장'],
  },
  {
    tool: 'gpu.supply', about: ['Ground power at a stand', '주기장 지상 전원'],
    takes: { stand, connected: flag() },
    en: `
      [connected=true] ground power to stand {stand}
      [connected=true] the APU on {stand} is inoperative, feed the aircraft from the ground
      [connected=true] give the jet at {stand} its 400 hertz
      [connected=true] {stand}: plug the aircraft into the mains, captain agrees
      [connected=true] so that they can stop the APU at {stand}, current from us by {clock}
      [connected=false] no ground power at {stand} any more
      [connected=false] the engines at {stand} run, our cable can go
      [connected=false] take the 400 Hz off stand {stand}
      [connected=false] push-back at {stand} in {any} minutes; draw the plug
      [connected=false] disconnect stand {stand} from the converter, not {not_stand}`,
    ko: `
      [connected=true] {stand} 주기장에 지상 전원을 넣#
      [connected=true] {stand} 항공기 APU 고장. 400Hz 공급 시작
      [connected=true] {clock}까지 {stand} 기체에 전기를 연결하#
      [connected=true] {stand} GPU 연결 요망
      [connected=false] {stand} 지상 전원을 빼#
      [connected=false] {stand} 엔진 시동 완료. 전원 케이블 분리
      [connected=false] {any}분 뒤 푸시백이다. {stand} GPU를 떼#
      [connected=false] {not_stand} 말고 {stand} 400Hz 공급을 끊#
      [connected=true] 기장 동의함. {stand} 항공기를 지상 전기로 돌리#`,
    titles: ['Ground power; 400 Hz', '지상 전원; GPU'],
  },
  {
    tool: 'pca_temp', about: ['Temperature of the conditioned air for the aircraft at a stand', '기체 공급 공조 온도'],
    takes: { stand, celsius: degrees(-5, 40) },
    en: `
      {stand}: air at {celsius}
      blow {celsius} into the cabin at stand {stand}
      conditioned air stand {stand}, {celsius}
      The cabin at {stand} is like an oven, {any} degrees. Send {celsius}.
      set the yellow hose of {stand} to {celsius}
      {celsius} for the aircraft on {stand}
      boarding at {stand} begins {clock}; until then its cabin gets air of {celsius}
      crew on {stand} asks for {celsius} out of the hose
      air for {stand} {celsius}, {not_stand} as it was
      Row 14 faints in the heat, and the bridge at {not_stand} is no better. First stand {stand}: {celsius}.`,
    ko: `
      {stand} 공조 {celsius}
      {stand} 기내에 {celsius} 바람을 보내#
      {stand} PCA 온도를 {celsius:로} 하#
      기내가 {any}도다. {stand} 호스 온도를 {celsius:로} 맞추#
      {clock} 탑승 시작. 그 전까지 {stand} 기체에 {celsius} 공급
      승무원 요청으로 {stand} 공조 {celsius:로} 변경
      {not_stand:은} 그대로, {stand} 공급 온도만 {celsius:로} 바꾸#
      {stand} 항공기에는 {celsius} 공기가 필요하다. 설정할 것
      {not_stand}은 나중에 한다. 먼저 {stand} 기내를 {celsius:로} 만들#
      정비사 {any}명이 {stand} 기내에서 작업한다. 공조 {celsius:로} 틀어 두#`,
    titles: ['Cabin air; Conditioned air', '기내 공조; PCA'],
  },
  {
    tool: 'bagBelt', about: ['Give a flight a baggage belt', '항공편에 수하물 벨트를 배정한다'],
    takes: { flight, belt: whole(1, 14) },
    en: `
      bags of {flight} on belt {belt}
      {flight}: belt {belt}
      send the luggage from {flight} to carousel {belt}
      belt {belt} takes {flight}
      {flight} lands at {clock}, its suitcases come on {belt}
      carousel {not_belt} has a broken slat, so {flight} unloads on {belt}
      people from {flight} should wait at belt {belt}
      show {flight} on baggage belt {belt}
      {any} skis and prams on {flight}: use belt {belt}
      Belt {not_belt} was announced by mistake. The truth is {belt} for {flight}.`,
    ko: `
      {flight} 수하물 {belt}번 벨트
      {flight}편 짐을 {belt}번 벨트로 보내#
      {belt}번 캐러셀에 {flight}편 배정하#
      {clock} 도착하는 {flight}편 수하물은 {belt}번
      {not_belt}번 벨트 고장. {flight}편은 {belt}번으로 내리#
      {flight}편 승객은 {belt}번 벨트에서 기다린다. 안내판에 띄우#
      유모차 {any}대가 실린 {flight}편: 수하물 벨트 {belt}
      수하물({flight}) → {belt}번
      안내가 {not_belt}번으로 잘못 나갔다. {flight}편은 {belt}번이 맞으니 고치#
      골프백 {any}개가 있는 {flight}, 큰 벨트 {belt}번 사용 바람`,
    titles: ['Baggage belt; Carousel', '수하물 벨트; 캐러셀'],
  },
  {
    tool: 'deice_pad', about: ['Spray an aircraft with de-icing fluid', '항공기에 제빙액을 뿌린다'],
    takes: { flight, fluid: choice({ 'Type I': ['type one|Type I', '1형|타입 1'], 'Type IV': ['type four|Type IV', '4형|타입 4'] }), seconds: span('s', 30, 600) },
    en: `
      {flight}: {fluid}, {seconds}
      spray {flight} with {fluid} for {seconds}
      [fluid=Type I] hot fluid over {flight} to melt what is there, the thin one, {seconds}
      [fluid=Type IV] it still snows, so {flight} gets the thick one that stays on, {seconds}
      {seconds} of {fluid} on the wings of {flight}
      The captain of {flight} saw ice at {clock}. {fluid}, {seconds}.
      {fluid} for {flight}; {seconds} are enough, the truck has {any} hundred litres left
      de-ice {flight} during {seconds}, {fluid}
      {flight} needs {seconds} under the boom with {fluid}
      Frost since {clock}, slot in {any} minutes: {flight} with {fluid}, boom on it for {seconds}.`,
    ko: `
      {flight} {fluid} {seconds}
      {flight}편에 {fluid} 제빙액을 {seconds} 동안 뿌리#
      [fluid=Type I] {flight}편 얼음을 녹이는 뜨거운 묽은 액으로 {seconds} 분사하#
      [fluid=Type IV] 눈이 계속 온다. {flight}편에 오래 남는 걸쭉한 액을 {seconds} 뿌리#
      {clock} 기장이 착빙 보고. {flight}편 날개에 {fluid}, {seconds}
      제빙: {flight} / {fluid} / {seconds}
      {flight}편은 {fluid:로} {seconds} 처리하#
      차량 잔량 {any}백 리터. {flight}편 {fluid} {seconds}만 분사 바람
      슬롯까지 {any}분 남음. {flight} {fluid:로} {seconds} 분사 후 출발
      {seconds}면 충분하다. {flight}편 날개와 꼬리에 {fluid:을} 뿌리#`,
    titles: ['De-icing; Ice on the wings', '제빙; 제빙액 분사'],
  },
];
