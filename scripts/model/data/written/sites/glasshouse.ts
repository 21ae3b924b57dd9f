import { choice, flag, maybe, names, span, tenths, whole, type Written } from '../table';

const house = names('house 3, house 11, G2, seedling house, melon tunnel, north span, nursery B, pepper house', '3동, 11동, G2, 육묘동, 멜론 하우스, 북쪽 연동, 육묘장 B, 고추 하우스');
const side = choice({ lee: ['lee|leeward|downwind', '풍하|바람 등진'], wind: ['windward|weather|upwind', '풍상|바람받이'] });

/** What opens, shades and warms one house. */
export const glasshouse: readonly Written[] = [
  {
    tool: 'ridge_vent', about: ['Position of the ridge vents on one side of a house', '하우스 한쪽 천창의 개도'],
    takes: { house, side, open_pct: whole(0, 100, 'pct') },
    en: `
      {side} ridge vents of {house}: {open_pct}
      put the {side} vents of {house} at {open_pct}
      {house}, roof, {side} side, {open_pct}
      [side=lee,open_pct=0] The last of the warm air is escaping on the side away from the wind. Close that ridge in {house} completely.
      [side=wind] It blows with {any} km/h. On the side where the gusts arrive {house} gets no more than {open_pct} at the ridge.
      [side=wind,open_pct=100] no wind at all, so throw the ridge of {house} wide open on the side that usually takes it
      The pad wall keeps {any} % humidity. Even so, move the {side} vents at the top of {house} to {open_pct}; curtain and cloth stay.
      give {house} {open_pct} of {side} roof air
      let heat out at the top of {house}, {side} side only, {open_pct}
      [open_pct=0] shut the {side} ridge of {house}, not the side curtain
      {open_pct} will do on the {side} roof of {house} until {clock}
      [side=lee] the sheltered ridge of {house} to {open_pct}
      {who} saw rain coming at {clock}; {house} is to have its {side} vents at {open_pct} before that
      not {not_house} but {house}: {side} ridge at {open_pct}
      [open_pct=100] {house}: everything the {side} vents in the roof can give
      Thermometer under the gutter 34, at the ground 29, forecast {any} for the afternoon. So {house} gets {open_pct} on the {side} ridge, and the curtain stays down.
      [side=wind,open_pct=0] gusts of {any} from the west are lifting the panes of {house}; close the ridge on the side they come from
      {house}: {side} ridge, was {any}, now {open_pct}
      The alarm named {not_house}. The heat is in {house}, though, so {open_pct} on its {side} roof side.
      {not_house} has cucumbers, {house} has melons. The melons need {open_pct} on the {side} ridge.`,
    ko: `
      {house} {side} 쪽 천창 {open_pct}
      {house} {side} 쪽 천창을 {open_pct:로} 맞추#
      [side=lee,open_pct=0] 바람 반대편으로 열이 다 샌다. {house} 그쪽 천창을 완전히 닫#
      [side=wind] 바람이 초속 {any}m다. {house}에서 바람 맞는 쪽 천창은 {open_pct}까지만 열#
      [side=wind,open_pct=100] 무풍이니 {house} 바람받이 쪽 천창을 활짝 열#
      패드 쪽 습도 {any}%. 커튼은 그대로 두고 {house} {side} 쪽 지붕 창만 {open_pct}
      {house} 지붕 쪽, {side} 방향, {open_pct} 개방
      [open_pct=0] 측창 말고 {house} {side} 쪽 천창을 닫#
      {clock}까지 {house} {side} 쪽 천창 {open_pct:이}면 충분
      [side=lee] {house}에서 바람 안 받는 쪽 천창을 {open_pct:로} 하#
      {clock}에 비 예보. 그 전에 {house} {side} 쪽 천창 {open_pct:로} 둘 것
      {not_house} 말고 {house}, {side} 쪽 천창 {open_pct}
      [open_pct=100] {house} {side} 쪽 천창 전개 바람
      위로 열을 빼야 한다. {house} {side} 쪽 {open_pct}
      [side=wind,open_pct=0] 서풍 {any}m/s에 {house} 유리가 들썩인다. 바람 맞는 쪽 천창을 다 닫#
      거터 밑 34도, 바닥 29도, 오후 예보 {any}도. 그러니 {house} {side} 쪽 천창만 {open_pct:로} 하고 측창은 그대로 두#
      {house} {side} 천창, {any}에서 {open_pct:로} 바꾸#
      경보는 {not_house}에서 왔지만 더운 곳은 {house} 쪽이다. {house} {side} 쪽 천창 {open_pct}
      {not_house:은} 오이, {house:은} 멜론이다. 멜론 쪽 {side} 천창을 {open_pct:로} 하#`,
    titles: ['Ridge vents; Roof air; Air the house', '천창 개도; 천창 환기; 지붕 환기'],
  },
  {
    tool: 'side_curtain', about: ['Roll the side curtain of a house up or down', '측면 비닐 커튼(측창)을 말아 올리거나 내린다'],
    takes: { house, cm: whole(0, 180, 'cm'), wall: maybe(choice({ east: ['east', '동쪽'], west: ['west', '서쪽'], both: ['both', '양쪽'] })) },
    en: `
      side curtain of {house} to {cm}
      {house}: roll the side film up {cm}
      {wall} side of {house}, curtain {cm}
      the roof is enough for {not_house}; in {house} we want the side rolled to {cm}
      lift the film on the {wall} wall of {house} by the crank motor, {cm}
      [cm=0] frost by {clock}, drop the side curtain of {house} right to the ground
      [cm=0,wall=west] The sun sets and the draught comes from the sunset side. That curtain in {house} all the way down.
      [wall=east] morning side of {house}: {cm} of gap under the film
      [wall=both] left and right in {house}, curtain at {cm}
      Tomatoes, {any} rows, sweat. Open the side of {house} {cm} and leave the ridge vents alone.
      {cm} on the {wall} curtain of {house}
      A gap of {cm} at the bottom of {house} is what {who} asked for.
      [cm=0] side of {house} closed, ridge as it is
      bring the {wall} film of {house} to {cm}, it stood at {any}
      Ridge at 40, wind 12, humidity {any}: the plants in {house} want air from below, {cm} of it.
      [wall=both,cm=0] storm at {clock}; left and right film of {house} down to the sill
      the hens got into {house} last week, so no more than {cm} on the {wall} side
      do not touch the shade; {house}, side film, {cm}
      Cucumbers stand in {house}, melons in {not_house}. Roll the side up {cm} where the cucumbers are.`,
    ko: `
      {house} 측창 {cm}
      {house} 측면 비닐을 {cm:로} 올리#
      {house} {wall} 측창 {cm}
      [cm=0] {clock}부터 서리. {house} 측면 커튼을 바닥까지 내리#
      [cm=0,wall=west] 해 지는 쪽에서 찬 바람이 든다. {house} 그쪽 커튼을 끝까지 내리#
      [wall=east] {house} 해 뜨는 쪽 비닐을 {cm} 띄우#
      [wall=both] {house} 좌우 측창 모두 {cm}
      토마토 {any}줄이 땀을 흘린다. 천창은 두고 {house} 옆만 {cm} 열#
      {not_house:은} 지붕만으로 충분하고 {house:은} 측창을 {cm}까지 걷#
      {house} {wall} 커튼을 {cm} 높이로 맞추#
      {house} 아래쪽에 {cm} 틈을 두#
      [cm=0] {house} 측창 폐쇄, 천창은 현 상태
      {any}cm였던 {house} {wall} 측창을 {cm:로} 바꾸#
      개폐기 돌려서 {house} 측면 {cm} 개방 요망
      천창 40, 풍속 12, 습도 {any}. {house:은} 아래쪽 바람이 필요하다. 측창 {cm} 열#
      [wall=both,cm=0] {clock} 태풍. {house} 좌우 비닐을 문턱까지 내리#
      지난주 닭이 들어왔다. {house} {wall} 쪽은 {cm}까지만 올리#
      차광은 건드리지 말고 {house} 측면 비닐만 {cm}
      {house:은} 오이, {not_house:은} 멜론. 오이 하우스 측창 {cm}`,
    titles: ['Side curtain; Roll up the side; Curtain of the house', '측창; 측면 커튼; 비닐 걷기'],
  },
  {
    tool: 'shadeCloth', about: ['Draw or gather the shade cloth of a house', '차광막을 치거나 걷는다'],
    takes: { house, drawn: flag(['drawn|out', '치|펼친'], ['gathered|in', '걷|접은']) },
    en: `
      [drawn=true] shade over {house}
      [drawn=false] {house} needs all the light of the day, put the cloth away
      [drawn=true] {any} thousand lux burn the leaves in {house}; pull the cloth across
      [drawn=false] clouds since {clock}, gather the shade in {house}
      [drawn=true] Orchids on the tables in {house} are bleaching. Sun off them.
      [drawn=false] no more shadow in {house}
      [drawn=true] draw the cloth in {house}, not the one in {not_house}
      [drawn=false] the cloth in {house} goes back into its bundle
      [drawn=true] keep the noon sun out of {house}, the curtain at the side is not meant
      [drawn=false] {house}: cloth in
      [drawn=true] {house}: cloth out
      [drawn=false] {who} wants {house} bright again for the cucumbers
      [drawn=true] stretch the net under the roof of {house} before {clock}
      [drawn=false] It is {day} and dull. Uncover {house}.
      [drawn=true] 62000 lux at {clock}, 48000 is what begonias bear. Shade, {house}.
      [drawn=false] It rained {any} mm and the sky stays grey; {house} may have its light back, {not_house} too but later.
      [drawn=true] side curtain stays, ridge stays; only the cloth of {house} goes over the crop
      [drawn=false] pull the net of {house} aside so the bees find the flowers
      [drawn=true] {not_house}: cacti. {house}: ferns. The ferns get their shade now.
      [drawn=false] ferns in {not_house}, cacti in {house}; the cacti want the cloth away`,
    ko: `
      [drawn=true] {house} 차광막을 치#
      [drawn=false] {house} 차광막을 걷#
      [drawn=true] 잎이 탄다, {any}천 럭스. {house}에 그늘을 만들#
      [drawn=false] {clock}부터 흐림. {house} 차광 해제
      [drawn=true] {house} 난이 바랜다. 해를 가리#
      [drawn=false] {house}에 그늘이 더는 필요 없다
      [drawn=true] {not_house} 말고 {house} 차광막 펼침
      [drawn=false] {house} 차광막 접어 둘 것
      [drawn=true] 측면 커튼이 아니라 {house} 위쪽 차광망으로 한낮 해를 막#
      [drawn=false] 오이가 빛을 더 받아야 한다. {house} 막을 걷어 내#
      [drawn=true] {clock} 전에 {house} 지붕 밑 차광망을 당겨 치#
      [drawn=false] {day} 종일 흐림, {house} 다시 밝게 하#
      [drawn=true] {house} 차광 개시
      [drawn=false] {house} 햇빛을 다 받게 하#
      [drawn=true] {clock} 6만 2천 럭스, 베고니아는 4만 8천까지다. {house} 그늘을 치#
      [drawn=false] 비가 {any}mm 왔고 계속 흐리다. {not_house:은} 나중에, {house}부터 볕을 들이#
      [drawn=true] 측창도 천창도 그대로. {house} 차광망만 작물 위로 펼치#
      [drawn=false] 벌이 꽃을 찾게 {house} 망을 옆으로 걷#
      [drawn=true] {not_house:은} 선인장, {house:은} 고사리. 고사리에 그늘을 치#
      [drawn=false] 고사리는 {not_house}, 선인장은 {house}. 선인장 쪽 막을 걷#`,
    titles: ['Shade; Shade cloth; Sun on the crop', '차광; 차광막; 햇빛 조절'],
  },
  {
    tool: 'burner_day_night', about: ['Day and night temperature that the burner of a house holds', '온풍기의 주간·야간 온도를 정한다'],
    takes: { house, day_c: tenths(14, 28, 'C'), night_c: tenths(6, 20, 'C') },
    en: `
      {house}: day {day_c}, night {night_c}
      burner of {house} {day_c} by day and {night_c} by night
      at night {night_c} is enough for {house}, by day it should have {day_c}
      set the air heater in {house} to {night_c} after sunset and {day_c} in the light
      {night_c} from dusk, {day_c} from dawn, {house}
      The oil price rose {any} %. In {house} go down to {night_c} in the dark hours; in daylight {day_c} stays.
      {day_c} / {night_c} (day / night) for {house}
      Seedlings came to {house} at {clock}. Nights {night_c}, days {day_c}.
      heat {house} so that it has {day_c} while the sun is up and does not fall below {night_c} in the dark
      {who} keeps {any} trays in {house}: {day_c} in the day, {night_c} in the night
      not above {night_c} between sunset and sunrise, otherwise {day_c}; this is for {house}
      new temperatures for {house}, night first: {night_c}, then day: {day_c}
      {house} heater, daytime {day_c}, nighttime {night_c}, nothing else changes
      The boiler man measured 61 at the flue and {any} in the room. For {house} we agreed {day_c} by day, {night_c} by night.
      in {house} the nights were too warm: {night_c} from now on, the days remain at {day_c}
      {house}: {night_c} when it is dark, {day_c} when it is light, do not fire it by hand`,
    ko: `
      {house} 주간 {day_c}, 야간 {night_c}
      {house} 온풍기를 낮 {day_c}, 밤 {night_c:로} 맞추#
      밤에는 {night_c:이}면 되고 낮에는 {day_c:이} 필요하다, {house}
      {house} 야간 {night_c} / 주간 {day_c}
      기름값이 {any}% 올랐다. {house} 밤 온도를 {night_c:로} 낮추고 낮은 {day_c:로} 두#
      해 지면 {night_c}, 해 뜨면 {day_c}. {house} 온풍기
      {clock}에 모종 입고. {house} 야온 {night_c}, 주온 {day_c} 설정할 것
      {house:은} 낮에 {day_c}, 해가 진 뒤 {night_c:로} 난방하#
      {house} 트레이 {any}판. 밤 {night_c}, 낮 {day_c} 유지 바람
      {house} 온도를 새로 정함: 야간 {night_c}, 주간 {day_c}
      어두울 때 {night_c}, 밝을 때 {day_c:로} {house} 버너를 설정하#
      {house}, 낮 {day_c}·밤 {night_c}
      연도 61도, 실내 {any}도로 측정됨. {house:은} 낮 {day_c}, 밤 {night_c:로} 정함
      {house} 밤이 너무 더웠다. 앞으로 야간 {night_c}, 주간은 {day_c} 그대로 설정하#
      손으로 점화하지 말고 {house} 온도만 어두울 때 {night_c}, 밝을 때 {day_c:로} 바꾸#`,
    titles: ['Day and night temperature; Burner; Heating of the house', '주야간 온도; 온풍기 설정; 난방'],
  },
  {
    tool: 'burner.fire', about: ['Fire or lock the burner of a house', '온풍기를 점화하거나 잠근다'],
    takes: { house, action: choice({ ignite: ['ignite|light', '점화'], stop: ['stop', '정지'], lockout: ['lock out', '잠금'] }) },
    en: `
      {action} the burner of {house}
      [action=ignite] {house} is at {any} degrees, start its heater by hand
      [action=stop] warm enough in {house}, let the flame go out; it may start again by itself
      [action=lockout] Nobody may light the heater of {house} until the chimney has been swept.
      [action=lockout] somebody works inside the air heater of {house}: secure it against starting
      [action=ignite] flame on in {house}
      [action=stop] flame off in {house}, do not lock it
      [action=ignite] frost tonight. {house}: fire.
      [action=lockout] smell of gas near {house}; burner off for good, until {who} frees it
      [action=stop] the thermostat of {house} sticks, bring the burner down
      burner {house}, {action}
      [action=ignite] get some heat going in {house}, temperatures stay as they are set
      [action=lockout] stop is not enough for {house}, block the burner
      [action=stop] {house}: end of heating at {clock}, now
      [action=ignite] Tank 3 holds 800 litres, the flue is swept, {who} has signed at {clock}. {house} may burn.
      [action=stop] The tomatoes in {house} had {any} degrees at noon. Heating out, without any lock.
      [action=lockout] Welding on the gas pipe of {house} until {day}; the burner must be impossible to start.
      [action=ignite] Two burners, one in {house} for the seedlings and one in {not_house} for the lemons: light the one of the seedlings.
      [action=stop] lemons {not_house}, seedlings {house}; seedlings warm enough, flame out there, no lock`,
    ko: `
      {house} 버너 {action}
      [action=ignite] {house} 온풍기에 불을 붙이#
      [action=stop] {house:은} 충분히 따뜻하다. 불만 끄고 잠그지는 않는다
      [action=lockout] 연통 청소가 끝날 때까지 {house} 온풍기에 아무도 불을 못 붙이게 하#
      [action=lockout] {house} 온풍기 안에서 작업 중이다. 기동 못 하게 막#
      [action=ignite] 오늘 밤 서리. {house} 온풍기 가동
      [action=stop] {house} 불꽃 끔
      [action=ignite] {house} 온도 {any}도까지 떨어짐, 수동으로 버너를 켜#
      [action=lockout] {house} 옆에서 가스 냄새. {who} 확인 전까지 버너 봉쇄
      [action=stop] {house} 온도조절기 고착, 버너를 세우#
      {house} 온풍기를 {action} 처리하#
      [action=ignite] 설정 온도는 두고 {house} 불만 살리#
      [action=lockout] 정지로는 부족하다. {house} 버너를 걸어 잠그#
      [action=stop] {clock} 난방 종료, {house} 버너를 멈추#
      [action=ignite] 3번 탱크 800리터, 연통 청소 완료, {clock} 서명. {house} 불을 붙여도 된다. 점화하#
      [action=stop] 한낮 {house} 토마토가 {any}도였다. 잠그지는 말고 난방만 끄#
      [action=lockout] {day}까지 {house} 가스관 용접. 버너가 절대 안 켜지게 걸어 두#
      [action=ignite] 모종은 {house}, 레몬은 {not_house}. 모종 쪽 버너에 불을 붙이#
      [action=stop] 레몬 {not_house}, 모종 {house}. 모종은 충분히 따뜻하니 그쪽 불만 끄#`,
    titles: ['Burner; Heater of the house; Fire', '버너; 온풍기; 점화'],
  },
  {
    tool: 'fogline', about: ['Let the fog line of a house run for some seconds', '하우스 포그 라인을 몇 초 돌린다'],
    takes: { house, secs: span('s', 5, 180), repeats: maybe(whole(2, 8, 'times')) },
    en: `
      fog {house} for {secs}
      {house}: {secs} of fog
      {secs} of mist from the roof line in {house}, {repeats}
      The air in {house} is at {any} % and should be wetter. Fog, {secs}.
      run the high pressure line of {house} {repeats}, {secs} each
      {repeats} {secs}, fog, {house}
      give the cuttings in {house} some haze, {secs} is enough
      not the heater: {house} only needs fog for {secs}
      {house} dries out by {clock}, so {secs} of fog
      cool {house} with water dust for {secs}, {repeats}
      fog line {house} {secs}, {not_house} stays dry
      a cloud for {house}: {secs}
      {who} counted {any} wilted plants in {house}. Let it fog {repeats} for {secs}.
      Relative humidity 41 at 11:00, 38 at {clock}, aim 65. {secs} from the fog line in {house}.
      the fans of {house} are off, so this is the moment for {secs} of fog, {repeats}
      {house} not warmer and not lighter, only wetter: {secs}`,
    ko: `
      {house} 포그 {secs}
      {house}에 안개를 {secs} 뿌리#
      {house} 포그 라인 {secs}씩 {repeats}
      {house} 습도 {any}%, 너무 건조하다. {secs} 동안 안개를 내#
      {repeats}, 한 번에 {secs}씩 {house} 고압 분무를 돌리#
      {house} 삽목에 {secs} 분무하#
      난방 말고 {house} 포그만 {secs} 가동
      {clock} 전에 {house:이} 마른다. 포그 {secs}
      {house:을} 물안개로 식히#, {secs}
      {not_house:은} 건조하게 두고 {house} 안개 {secs}
      시든 포기 {any}개. {house} 포그 {secs}, {repeats}
      {house} 안개분무 {secs} 실시 요망
      11시 습도 41, {clock} 38, 목표 65. {house} 포그 {secs} 돌리#
      {house} 팬이 꺼져 있다. 지금 포그 {secs}씩 {repeats} 분사하#
      {house} 온도도 빛도 그대로, 습기만 더한다. 안개 {secs}`,
    titles: ['Fog; Fog the house; Humidity', '포그; 안개 분무; 가습'],
  },
];
