import { choice, many, maybe, names, span, whole, type Written } from '../table';

const room = names('east room, guest room, main hall, loft, tea room', '안방, 건넌방, 사랑채, 다락, 찻방');

export const hanok: readonly Written[] = [
  {
    tool: 'ondol.set', about: ['Warm the floors of rooms', '방바닥을 데운다'],
    takes: { rooms: many(room, 1, 3), floor_c: whole(22, 48, 'C'), for_min: maybe(span('min', 10, 240)) },
    en: `
      floor of {rooms} to {floor_c}
      {rooms} warm, {floor_c}, for {for_min}
      heat {rooms} from below, {floor_c}
      Guests from Busan arrive at {clock}; the stones of {rooms} should have {floor_c}.
      {floor_c} underfoot in {rooms} for {for_min}
      let {rooms} have {floor_c} and go out by itself after {for_min}
      the floor under {rooms} at {floor_c}, the other rooms may stay at {any}
      quilts are laid out; {rooms}: {floor_c}
      {for_min} of heat under {rooms}, {floor_c}`,
    ko: `
      {rooms} 바닥 {floor_c}
      {rooms} 온돌을 {floor_c:로} 맞추#
      {rooms}에 불을 넣어 {floor_c}까지 올리#
      {clock}에 부산 손님이 오신다. {rooms} 바닥을 {floor_c:로} 데우#
      {for_min} 동안 {rooms} {floor_c} 난방
      이불 깔아 두었음. {rooms} {floor_c}
      {rooms:은} {floor_c}, {for_min} 뒤 꺼지게 하#
      다른 방은 {any}도 그대로, {rooms} 바닥만 {floor_c}
      온돌 {rooms} / {floor_c} / {for_min}`,
    titles: ['Warm floor; Ondol; Heat the rooms', '온돌; 바닥 난방; 방 데우기'],
  },
  {
    tool: 'room_blind', about: ['Raise or lower the blind of a room', '방 발을 걷고 내린다'],
    takes: { room, to: choice({ 걷음: ['up|raised', '걷음|올림'], 내림: ['down|lowered', '내림|드리움'] }) },
    en: `
      blind of the {room} {to}
      [to=내림] evening sun burns into the {room}, shade it
      [to=걷음] People come to see the garden from the {room}. Nothing before the view.
      [to=내림] a guest changes clothes in the {room}
      [to=걷음] rain is over since {clock}, let the {room} look outside again
      [to=내림] keep {any} pairs of eyes out of the {room}
      [to=걷음] roll the reed in the {room} up and tie it
      the {room} is to have its blind {to}, the {not_room} not
      [to=내림] let the reed hang in the {room} until {clock}`,
    ko: `
      {room} 발 {to}
      [to=내림] 서향 볕이 든다. {room} 발을 드리워 두#
      [to=걷음] 마당 보러 온 손님이 있다. {room} 발을 걷#
      [to=내림] {room} 손님이 옷을 갈아입으신다. 발로 가리#
      [to=걷음] {clock} 비 그침. {room}에서 다시 밖이 보이게 하#
      [to=내림] 구경꾼 {any}명. {room} 안이 안 보이게 하#
      [to=걷음] {room} 발을 말아서 묶어 두#
      {not_room} 말고 {room} 발 {to}
      [to=내림] {clock}까지 {room}에 그늘을 만들어 주#`,
    titles: ['Blinds; Shade the room', '발; 발 걷기; 그늘'],
  },
  {
    tool: 'firebox_air', about: ['Set the air flap of the firebox', '아궁이 공기구를 조절한다'],
    takes: { box: choice({ kitchen: ['kitchen', '부엌'], guest: ['guest house', '사랑채 쪽'], sauna: ['sauna|jjimjilbang', '찜질방'] }), pct: whole(0, 100, 'pct') },
    en: `
      {box} firebox, air {pct}
      give the fire in the {box} {pct} of air
      smoke comes out of the {box} one, open its flap to {pct}
      [pct=0] choke the {box} fire for the night
      [pct=100] The wood in the {box} is wet and sulks. All the air there is.
      {pct} at the {box} flap, {any} logs are in
      the {box} burns too fast; {pct} will do until {clock}
      air for {box}: {pct}, leave {not_box}`,
    ko: `
      {box} 아궁이 공기 {pct}
      {box} 아궁이 공기구를 {pct:로} 하#
      {box} 쪽에서 연기가 난다. 공기구를 {pct}까지 열#
      [pct=0] 밤이니 {box} 불길을 완전히 막#
      [pct=100] 장작이 젖었다. {box} 공기를 있는 대로 주#
      장작 {any}개 넣음. {box} 공기 {pct}
      {box} 불이 세다. {clock}까지 {pct:로} 줄이#
      {not_box} 말고 {box} 공기구 {pct}`,
    titles: ['Firebox; Air for the fire', '아궁이; 불 조절; 공기구'],
  },
];
