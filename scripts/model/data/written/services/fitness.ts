import { flag, maybe, names, span, tenths, whole, type Written } from '../table';

const clients = names('Nadia, Willem, Sunniva, Karim, Dorothea', '서연, 우진, 채원, 도윤, 말숙');

export const fitness: readonly Written[] = [
  {
    tool: 'treadmill_set', about: ['Speed and incline of a treadmill', '러닝머신 속도와 경사'],
    takes: { mill: whole(1, 20), kmh: tenths(0, 18), incline: maybe(tenths(0, 15, 'pct')) },
    en: `
      treadmill {mill}, {kmh} km/h
      mill {mill}: {kmh} km/h, incline {incline}
      {kmh} km/h on treadmill {mill} at {incline} uphill
      [kmh=0] stop treadmill {mill}, somebody fell
      [incline=0] number {mill} flat and {kmh} km/h
      The belt of {mill} was oiled on {day}. Walk it in at {kmh} km/h.
      run {mill} at {kmh}, tilt {incline}
      slow down or speed up treadmill {mill} to {kmh} km/h
      client weighs {any} kg, mill {mill} may do {kmh} km/h`,
    ko: `
      {mill}번 러닝머신 시속 {kmh}km
      {mill}번 속도 {kmh}, 경사 {incline}
      러닝머신 {mill}번을 {kmh}km/h, 오르막 {incline:로} 하#
      [kmh=0] 사람이 넘어졌다. {mill}번 러닝머신을 세우#
      [incline=0] {mill}번은 평지로 두고 시속 {kmh}km
      {day}에 {mill}번 벨트에 기름칠. {kmh}km/h로 길들이기
      체중 {any}kg 회원이 탄다. {mill}번 속도 {kmh}km/h까지
      {mill}번 벨트를 시속 {kmh:로} 맞추#`,
    titles: ['Treadmill; Belt speed', '러닝머신; 벨트 속도'],
  },
  {
    tool: 'classBook', about: ['Put somebody into a class', '수업에 등록한다'],
    takes: { client: clients, course: names('spinning, yoga, HIIT-30, aqua, pilates B', '스피닝, 요가, HIIT-30, 아쿠아, 필라테스 B'), waitlist: maybe(flag()) },
    en: `
      {client} joins {course}
      {course}: add {client}
      book {client} into {course}
      [waitlist=true] {course} is full, {client} queues
      [waitlist=false] {client} has a firm place in {course}
      {client} would like {course} on {day}, {any} places are free
      a mat for {client} in {course}
      [waitlist=true] {client} may move up in {course} when somebody drops out
      not {not_course}, {client} wants {course}
      sign {client} up, {course}
      [waitlist=true] {client} hopes for somebody's flu: queue for {course}
      [waitlist=false] one mat left in {course}, it is {client}'s`,
    ko: `
      {client} 님을 {course}에 등록하#
      {course}: {client} 추가
      {client} 님 {course} 예약
      [waitlist=true] {course} 만석. {client} 님은 대기로 올리#
      [waitlist=false] {client} 님 {course} 자리 확정
      {day} {course}에 {any}자리 남았다. {client} 님을 넣#
      [waitlist=true] {course}에 빈자리가 나면 {client} 님 차례가 되게 하#
      {not_course} 말고 {course}. 회원 {client}
      {client} 님이 {course:을} 하겠다고 한다. 신청해 주#
      [waitlist=true] {client} 님은 {course} 취소자가 나오기를 기다린다. 대기 등록
      [waitlist=false] {course} 마지막 자리 하나, {client} 님 것으로 하#`,
    titles: ['Class; Sign up', '수업 등록; 수업 예약'],
  },
  {
    tool: 'class_leave', about: ['Take somebody out of a class', '수업에서 뺀다'],
    takes: { client: clients, course: names('spinning, yoga, HIIT-30, aqua, pilates B', '스피닝, 요가, HIIT-30, 아쿠아, 필라테스 B'), fee_back: maybe(flag()) },
    en: `
      {client} does not come to {course}
      take {client} out of {course}
      {course} without {client}
      [fee_back=true] {client} broke a leg: off {course}, and the money returns
      [fee_back=false] {client} cancelled {course} {any} minutes before, no money back
      drop {client} from {course}
      {client}'s place in {course} is free again
      {client} gives up {course}, keeps {not_course}
      [fee_back=true] cancel {course} for {client} and pay the fee back
      [fee_back=true] the trainer's fault: {client} leaves {course} and gets the money
      [fee_back=false] {client} stops {course}, the fee is lost`,
    ko: `
      {client} 님을 {course}에서 빼#
      {client} {course} 취소
      {course} 명단에서 {client} 님을 지우#
      [fee_back=true] {client} 님이 다리를 다쳤다. {course} 취소하고 돈을 돌려주#
      [fee_back=false] {client} 님이 {any}분 전에 취소. {course}에서 빼되 환불 없음
      {client} 님 {course} 자리를 비우#
      {not_course:은} 계속하고 {course}만 그만둔다. 회원 {client}
      [fee_back=true] {course} 해지, {client}, 수강료 반환
      [fee_back=true] 강사 사정이다. {client} 님 {course} 취소하고 수강료를 돌려주#
      [fee_back=false] {client} 님 {course} 중단, 수강료는 돌려주지 않음`,
    titles: ['Out of the class; Cancel the place', '수업 취소; 수강 취소'],
  },
  {
    tool: 'sauna.heat', about: ['Heat a sauna for some time', '사우나를 데운다'],
    takes: { cabin: names('Finnish, steam, bio, infrared', '핀란드식, 습식, 바이오, 적외선'), temp: whole(40, 100, 'C'), stay: maybe(span('min', 10, 240)) },
    en: `
      {cabin} sauna to {temp}
      heat the {cabin} cabin, {temp}, for {stay}
      {cabin}: {temp} for {stay}
      {temp} in the {cabin} cabin when the ladies come at {clock}
      let the {cabin} sauna sit at {temp}
      Only {any} guests today; the {cabin} cabin at {temp} will do.
      {stay} of {temp} in {cabin}
      keep the {cabin} cabin at {temp} over {stay}, the {not_cabin} one stays cold`,
    ko: `
      {cabin} 사우나 {temp}
      {cabin} 사우나를 {temp:로} {stay} 동안 데우#
      {cabin}: {temp} / {stay}
      {clock} 손님 전까지 {cabin} 방을 {temp:로} 올리#
      오늘 손님 {any}명뿐. {cabin} 사우나는 {temp}면 된다
      {not_cabin:은} 두고 {cabin}만 {stay}간 {temp:로} 유지하#
      {cabin}방 온도 {temp} 요망`,
    titles: ['Sauna; Heat the cabin', '사우나; 사우나 가열'],
  },
  {
    tool: 'sauna_now', about: ['Temperature in a sauna', '사우나 온도를 읽는다'],
    takes: { cabin: names('Finnish, steam, bio, infrared', '핀란드식, 습식, 바이오, 적외선') }, reads: true, result: '{any}',
    en: `
      how hot is the {cabin} cabin now?
      read the thermometer in the {cabin} sauna
      {cabin}: temperature at the moment
      somebody says it is cold in {cabin}; look before you heat
      check {cabin}, not {not_cabin}`,
    ko: `
      {cabin} 사우나가 지금 몇 도인지 보#
      {cabin} 온도 조회
      {cabin:이} 춥다고 한다. 데우기 전에 온도부터 읽#
      {not_cabin} 말고 {cabin} 온도 확인하#`,
    titles: ['Sauna temperature; How hot?', '사우나 온도 확인; 온도 조회'],
  },
];
