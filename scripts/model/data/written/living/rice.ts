import { names, tenths, whole, type Written } from '../table';

const paddy = names('east 1, east 2, hill, road, mill, shrine', '윗논, 아랫논, 샘논, 다랑이 3번, 길가 논, 큰배미');

export const rice: readonly Written[] = [
  {
    tool: 'inlet_board', about: ['Raise or drop the inlet board of a paddy', '논 물꼬(들어오는 쪽)를 조절한다'],
    takes: { paddy, cm: whole(0, 30, 'cm') },
    en: `
      inlet of {paddy} up by {cm}
      let water into {paddy}, board raised {cm}
      {paddy} paddy, inflow side: {cm}
      The seedlings at {paddy} went in on {day}; open the feed side {cm}.
      [cm=0] {paddy} has had enough from the canal, shut its intake
      lift the canal board of {paddy} {cm}, the lower end stays
      {cm} on the supply side of {paddy}
      take in more for {paddy}: {cm}
      [cm=0] Muddy water after {any} mm of rain. Nothing from the ditch may run into {paddy}.
      fill {paddy} slowly with the intake at {cm}
      The low end of {paddy} is tight, so it will fill: give the canal side {cm}.
      {any} mm fell and still {paddy} has cracks. More from the ditch, board at {cm}.
      [cm=0] While the fertiliser settles in {paddy}, no fresh water from above.`,
    ko: `
      {paddy} 입수 물꼬 {cm}
      {paddy} 물 대기, 들어오는 쪽 {cm} 열#
      {day} 모내기한 {paddy}, 입수구를 {cm} 들어 올리#
      [cm=0] {paddy:은} 물이 충분하다. 수로 쪽을 닫#
      {paddy} 수로 판을 {cm} 올리#. 아래쪽은 그대로
      [cm=0] 비 {any}mm 뒤 흙탕물. {paddy}에 도랑물이 못 들어가게 하#
      {paddy:을} 천천히 채우게 입수 {cm}
      물 대는 쪽 판을 {cm:로}, {paddy}
      {paddy}에 물을 더 받게 입수 물꼬를 {cm:로} 맞추#
      급수측 {cm} / {paddy}
      아래 물꼬는 닫혀 있다. {paddy} 도랑 쪽 판을 {cm} 들어 물을 대#
      비가 {any}mm 왔는데도 {paddy} 바닥이 갈라졌다. 수로 쪽을 {cm:로} 열#
      [cm=0] 비료가 가라앉는 동안 {paddy}에 위에서 새 물이 오지 않게 하#`,
    titles: ['Let water in; Inlet; Fill the paddy', '물 대기; 입수 물꼬; 논 급수'],
  },
  {
    tool: 'outlet_board', about: ['Raise or drop the outlet board of a paddy', '논 물꼬(나가는 쪽)를 조절한다'],
    takes: { paddy, cm: whole(0, 30, 'cm') },
    en: `
      outlet of {paddy} up by {cm}
      let water off {paddy}, board raised {cm}
      {paddy} paddy, drain side: {cm}
      Typhoon on {day}: {paddy} must be able to spill, {cm} at the low end.
      [cm=0] keep all the water in {paddy}, nothing runs off
      mid-season drying in {paddy}, give the run-off {cm}
      {cm} on the tail side of {paddy}
      [cm=0] The herbicide went on {paddy} at {clock}. Its tail end stays tight for {any} days.
      drain {paddy} with the low board at {cm}
      before the combine comes, empty {paddy} through {cm}
      The canal side of {paddy} is shut already, now let it run dry through {cm}.
      A duck dam blocks the ditch. Until it is gone {paddy} may lose water through {cm} below.
      [cm=0] Fertiliser lies on {paddy} since {clock} and must not be washed into the stream.`,
    ko: `
      {paddy} 배수 물꼬 {cm}
      {paddy} 물 빼기, 나가는 쪽 {cm} 열#
      {day} 태풍 예보. {paddy:이} 넘치지 않게 아래쪽을 {cm} 터 주#
      [cm=0] {paddy} 물이 한 방울도 빠지지 않게 막#
      중간 물떼기: {paddy} 배수구 {cm}
      [cm=0] {clock}에 제초제를 쳤으니 {any}일간 {paddy} 아래 물꼬를 닫아 두#
      콤바인 들어가기 전에 {paddy} 배수판을 {cm} 올리#
      물 빼는 쪽 판을 {cm:로}, {paddy}
      {paddy} 배수측 {cm} 개방 요망
      {paddy:을} 말리게 나가는 쪽을 {cm:로} 맞추#
      수로 쪽은 이미 닫았다. {paddy:을} 아래로 말리게 {cm} 열#
      [cm=0] {clock}에 {paddy} 비료를 줬다. 하천으로 씻겨 내려가지 않게 하#
      논이 넘칠 것 같다. {paddy} 아래 판을 {cm:로} 들어 주#`,
    titles: ['Let water off; Outlet; Drain the paddy', '물 빼기; 배수 물꼬; 물떼기'],
  },
  {
    tool: 'paddy_depth', about: ['Read the water depth in a paddy', '논물 깊이를 읽는다'],
    takes: { paddy }, reads: true, result: '{any}',
    en: `
      depth on {paddy}
      how much water stands on {paddy}
      read the gauge in {paddy}
      Has it soaked away? Look at {paddy}.
      {paddy} at {clock}: water over the soil?
      water level of the {paddy} paddy, {not_paddy} not
      after {any} hours of rain I want to know how deep {paddy} is
      before a board is touched, measure {paddy}
      the {who} walked it on {day} for the last time; get the level of {paddy} from the gauge`,
    ko: `
      {paddy} 수심
      {paddy} 물 깊이를 읽#
      {paddy}에 물이 얼마나 고였는지 보#
      {clock} {paddy} 논물 확인
      물꼬를 만지기 전에 {paddy} 수심부터 재#
      {not_paddy} 말고 {paddy} 수위계 값을 조회하#
      비가 {any}시간 왔다. {paddy} 깊이 확인 바람
      {paddy} 논바닥이 드러났는지 센서로 확인하#
      {day} 순찰 대신 {paddy} 수심 조회`,
    titles: ['Water depth; How deep is the paddy', '논물 깊이; 수심 확인'],
  },
  {
    tool: 'spray_drone', about: ['Send the spraying drone over a paddy', '방제 드론을 띄운다'],
    takes: { paddy, l_per_ha: whole(6, 20, 'l'), height_m: tenths(1.5, 4, 'm') },
    en: `
      drone over {paddy}, {l_per_ha} a hectare, {height_m} up
      fly {paddy} at {height_m} with {l_per_ha}
      {height_m} above the ears, {l_per_ha} per hectare: {paddy}
      Leaf blast in {paddy} on {any} plants. Spray from {height_m}, {l_per_ha} to the hectare.
      {paddy}: rate {l_per_ha}, height {height_m}
      spray {paddy} before {clock}, {l_per_ha} per ha, keep {height_m} off the crop
      wind is low, so {height_m} will do over {paddy}; put out {l_per_ha}
      {l_per_ha} on each hectare of {paddy}, drone at {height_m}, and not over {not_paddy}
      give {paddy} a treatment from the air: {height_m} high, {l_per_ha}/ha
      Nine hectares hang together here but {paddy} alone has brown spots: {l_per_ha} to the hectare, at {height_m}, from {clock}.
      keep the drone {height_m} over {paddy}; with {l_per_ha} per hectare the tank lasts {any} minutes`,
    ko: `
      {paddy} 드론 방제 ha당 {l_per_ha}, 높이 {height_m}
      {paddy} 위를 {height_m} 높이로 날며 ha당 {l_per_ha} 살포하#
      도열병 {any}포기 발견. {paddy}에 헥타르당 {l_per_ha}, {height_m} 상공에서 뿌리#
      {clock} 전에 {paddy} 방제: {height_m} 고도, ha당 {l_per_ha}
      바람이 약하니 고도는 {height_m}, {paddy} 살포량은 ha당 {l_per_ha}
      {not_paddy} 아님. {paddy:을} ha당 {l_per_ha:로}, 고도 {height_m:로} 방제하#
      항공방제 {paddy} / {l_per_ha}/ha / {height_m}
      살포량 {l_per_ha}(ha당), 비행 높이 {height_m}, 대상 {paddy}
      {paddy} 방제 요망. 이삭 위 {height_m}, ha당 {l_per_ha}
      갈색 반점은 {paddy}에만 있다. {clock}부터 ha당 {l_per_ha:을} {height_m} 높이에서 뿌리#
      드론은 {paddy} 위 {height_m:을} 지키고 ha당 {l_per_ha}, 한 통이면 {any}분 간다`,
    titles: ['Spray from the air; Drone; Blast treatment', '드론 방제; 항공 방제; 도열병 방제'],
  },
];
