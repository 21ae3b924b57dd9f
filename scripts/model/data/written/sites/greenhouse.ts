import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const greenhouse: readonly Written[] = [
  {
    tool: 'dose_bed', about: ['Feed a bed with nutrient solution', '베드에 양액을 준다'],
    takes: { bed: whole(1, 40), ml: whole(20, 900, 'ml') },
    en: `
      give bed {bed} {ml} of feed
      feed bed {bed}, {ml}
      bed {bed}: {ml} of solution
      {ml} of nutrient into bed {bed}, not into bed {not_bed}
      To keep the roots of bed {bed} from starving, dose {ml}.
      The leaves in bed {bed} are pale since {clock}. It gets {ml} of feed.
      dose {ml} to the bed no. {bed} because the EC fell
      Bed {bed} is to be dosed with {ml}.
      make sure {ml} of solution goes to bed {bed}
      {any} plants stand in bed {bed}; they need {ml} in all.
      Not bed {not_bed}, bed {bed} is hungry: {ml}.
      feed round, bed {bed}, {ml}, rest of the row stays dry`,
    ko: `
      {bed}번 베드에 양액 {ml} 주#
      {bed}번 베드 급액 {ml}
      베드 {bed}에 양액을 {ml} 공급하#
      {bed}번 베드 잎이 누렇다. 양액 {ml} 투입하#
      {not_bed}번 말고 {bed}번 베드에 {ml:을} 넣#
      뿌리가 마르지 않도록 베드 {bed}에 {ml:을} 주입하#
      급액: 베드 {bed} / {ml}
      {bed}번 베드에는 모종이 {any}개 있으니 양액 {ml:을} 보내#
      {clock} 이후 EC가 떨어졌으므로 {bed}번 베드에 {ml:을} 보충하#
      양액 {ml}, 베드는 {bed}번. 다른 베드는 그대로 둔다`,
    titles: ['Feed the bed; Nutrient dose; Feeding', '급액; 양액 투입; 베드 급액'], result: 'bed {bed}: {ml} ml given',
  },
  {
    tool: 'setVentGap', about: ['Move the roof vent of a bay', '천창 개도를 바꾼다'],
    takes: { bay: whole(1, 12), percent: whole(0, 100, 'pct') },
    en: `
      roof vent of bay {bay} to {percent}
      crack the vent over bay {bay} to {percent}
      bay {bay} roof {percent} open
      Let the heat out of bay {bay}: vent at {percent}.
      It is {any} degrees under the glass. Bring the bay {bay} vent to {percent}.
      set the ridge vent above bay {bay} at {percent}, leave bay {not_bay} alone
      The vent of bay {bay} should stand {percent} open before {clock}.
      so that no dew forms, hold the roof of bay {bay} at {percent}
      vent gap {percent}, bay {bay}
      [percent=0] close the roof vent over bay {bay} completely
      [percent=100] throw the roof of bay {bay} wide open
      wind from the west, therefore bay {bay} only {percent} open`,
    ko: `
      {bay}동 천창을 {percent}까지 열#
      {bay}동 천창 {percent}
      {bay}동 천창 개도 {percent:로} 맞추#
      온실 안이 {any}도다. {bay}동 천창을 {percent:로} 하#
      {not_bay}동이 아니라 {bay}동 천창을 {percent:로} 조정하#
      이슬 맺힘 방지: {bay}동 천창 {percent} 유지
      바람이 강하니 {bay}동 천창은 {percent}만 열어 두#
      [percent=0] {bay}동 천창을 완전히 닫#
      [percent=100] {bay}동 천창을 전부 열#
      {clock} 전에 {bay}동 천창 개도를 {percent:로} 바꾸#
      {bay}동이 덥다. 천창 {percent} 개방 바람
      천창({bay}동) → {percent}`,
    titles: ['Roof vent; Let the heat out; Vent gap', '천창 조절; 환기; 천창 개도'],
  },
  {
    tool: 'screen_move', about: ['Move the shade or thermal screen of a house', '스크린을 움직인다'],
    takes: { house: names('A1, A2, B1, B2, north, propagation', 'A1, A2, B1, B2, 북쪽, 육묘동'), screen: choice({ shade: ['shade|shading', '차광'], thermal: ['thermal|energy', '보온'] }), to: choice({ drawn: ['drawn|closed over|pulled across', '펼침|닫힘'], parked: ['parked|folded away|pulled back', '걷힘|접힘'] }) },
    en: `
      house {house}: {screen} screen {to}
      the {screen} screen in house {house} must be {to}
      [to=drawn] pull the {screen} screen across house {house}
      [to=parked] fold the {screen} screen of house {house} away
      [screen=shade,to=drawn] The sun burns the seedlings in house {house}; draw the shade screen.
      [screen=thermal,to=drawn] Frost tonight, {any} below. Draw the thermal screen in house {house}.
      [screen=shade,to=parked] Clouds have come in, park the shade screen of house {house}.
      get the {screen} screen {to} in house {house} by {clock}
      have house {house}'s {screen} screen {to}
      [to=drawn] {screen} screen over house {house}, please, not over {not_house}
      {who}: house {house}, {screen} screen, {to}`,
    ko: `
      {house} {screen} 스크린 {to}
      {house} {screen} 스크린을 {to} 상태로 하#
      [to=drawn] {house}의 {screen} 스크린을 펼치#
      [to=parked] {house}의 {screen} 스크린을 걷어 두#
      [screen=shade,to=drawn] 햇볕이 강하다. {house}의 차광막을 치#
      [screen=thermal,to=drawn] 오늘 밤 영하 {any}도 예보. {house} 보온 커튼을 닫#
      [screen=shade,to=parked] 흐려졌으니 {house} 차광 커튼을 걷어 두#
      [to=parked] {clock} 전까지 {house} {screen} 커튼을 접#
      {house}, {screen} 커튼 → {to}
      [to=drawn] 직원 요청: {house} {screen} 커튼을 닫아 두#
      [to=parked] 할 일 {any}번: {house} {screen} 스크린을 걷#`,
    titles: ['Screens; Draw the screen; Shade', '스크린 조작; 차광; 커튼'],
  },
  {
    tool: 'co2.release', about: ['Release CO2 into a house until a level is reached', '이산화탄소를 공급한다'],
    takes: { house: whole(1, 9), ppm: whole(400, 1400, 'ppm') },
    en: `
      enrich house {house} to {ppm}
      bring house {house} up to {ppm} CO2
      CO2 for house {house}: {ppm}
      {ppm} carbon dioxide in house {house}, the crop is at leaf {any}
      gas house {house} until it reads {ppm}
      The vents are shut since {clock}, so house {house} may go up to {ppm}.
      raise the CO2 of house {house} to {ppm}, house {not_house} not
      For photosynthesis house {house} wants {ppm}.
      let CO2 into house {house}; stop at {ppm}
      house {house} is short of carbon dioxide, take it to {ppm} and hold`,
    ko: `
      {house}동 CO2를 {ppm}까지 올리#
      {house}동 탄산가스 {ppm} 시비
      {house}동에 이산화탄소를 공급하#. 목표 {ppm}
      광합성을 위해 {house}동 농도를 {ppm:로} 맞추#
      창이 {clock}부터 닫혀 있으니 {house}동을 {ppm}까지 높이#
      {not_house}동은 두고 {house}동만 {ppm:로} 하#
      CO2 {ppm} / {house}동
      {house}동이 {ppm:이} 되도록 가스를 넣#
      {house}동 농도 부족. {ppm:로} 보충 요망
      목표 {ppm}, {house}동 탄산가스를 넣#`,
    titles: ['CO2; Enrich the air; Carbon dioxide', '탄산 시비; CO2 공급'],
  },
  {
    tool: 'growlight_dim', about: ['Dim the lamps over a bench', '벤치 보광등 밝기'],
    takes: { bench: names('B-04, B-07, B-12, C-01, C-09'), level: whole(0, 100, 'pct'), minutes: maybe(whole(10, 240, 'min')) },
    en: `
      dim the lamps over {bench} to {level}
      {bench} grow lights at {level}
      lamps {bench} {level} for {minutes}
      run the light above bench {bench} at {level}, for {minutes}
      The seedlings on {bench} stretch; give them {level} light.
      Bench {bench} must not get more than {level} for the next {minutes}.
      take {bench} down to {level} because the leaves curl
      [level=0] put the lamps over {bench} out
      [level=100] full light on {bench} for {minutes}
      over bench {bench}, {level} of the light is enough
      the crop over {bench} needs rest: {level}`,
    ko: `
      {bench} 보광등을 {level:로} 낮추#
      {bench} 벤치 조명 {level}
      {bench} 보광등 {level:로} {minutes} 동안 켜 두#
      모종이 웃자란다. {bench} 보광을 {level:로} 하#
      앞으로 {minutes} 동안 {bench} 벤치는 {level:로} 유지하#
      [level=0] {bench} 보광등을 완전히 끄#
      [level=100] {bench:을} {minutes}간 최대 밝기로 켜#
      잎이 말리므로 {bench} 밝기를 {level:로} 줄이#
      {bench} 벤치: {level} / {minutes}
      {bench} 위 등을 {level}만 켜 두#
      모종 {any}판이 있는 {bench:은} {level:로} 하#`,
    titles: ['Grow lights; Dim the bench; Light', '보광등; 벤치 조명; 밝기 조절'],
  },
  {
    tool: 'mistBench', about: ['Mist a propagation bench', '번식 벤치에 미스트를 뿌린다'],
    takes: { bench: whole(1, 30), seconds: whole(2, 90, 's'), warm: maybe(flag()) },
    en: `
      mist bench {bench} for {seconds}
      {seconds} of fog on bench {bench}
      The cuttings on bench {bench} wilt, spray them {seconds}.
      [warm=true] mist bench {bench} for {seconds} with warm water
      [warm=false] cold mist for bench {bench}, {seconds}
      bench {bench}: short burst, {seconds}, bench {not_bench} is wet enough
      To root, the cuttings on bench {bench} want {seconds} of mist.
      spray bench no. {bench}, {seconds} long, {any} trays on it
      [warm=true] bench {bench} gets {seconds} of mist, warm
      make sure bench {bench} is misted, {seconds}
      {clock} round: bench {bench}, mist {seconds}`,
    ko: `
      {bench}번 벤치에 {seconds} 동안 미스트를 뿌리#
      {bench}번 벤치 미스트 {seconds}
      삽수가 시든다. {bench}번 벤치를 {seconds}간 분무하#
      [warm=true] {bench}번 벤치에 온수로 {seconds} 분무하#
      [warm=false] 찬물로 {bench}번 벤치 {seconds} 분무
      {not_bench}번은 젖어 있으니 {bench}번 벤치만 {seconds} 뿌리#
      트레이 {any}개가 있는 {bench}번 벤치에 {seconds}간 안개 분무하#
      {clock} 순회: {bench}번 벤치 미스트 {seconds}
      {bench}번 벤치가 마르지 않도록 {seconds} 뿌려 주어야 한다`,
    titles: ['Mist; Spray the cuttings', '미스트; 분무'],
  },
  {
    tool: 'get_leaf_wetness', about: ['Read a leaf wetness sensor', '엽면 습기 센서를 읽는다'],
    takes: { sensor: names('lw-1, lw-2, lw-3, LW_north, LW_south') }, reads: true, result: '{any}',
    en: `
      how wet are the leaves at {sensor}?
      leaf wetness from {sensor}
      read {sensor}, the leaf sensor, not {not_sensor}
      Before we spray, look at {sensor}.
      check the leaves with {sensor}
      Mildew likes wet leaves. What does {sensor} say?
      take the wetness of {sensor}
      {sensor} reading, for the log of {day}
      let us know how much water is on the leaves, {sensor}`,
    ko: `
      {sensor} 엽면 습기를 읽#
      {sensor} 센서로 잎이 젖었는지 확인하#
      방제 전에 {sensor} 값을 보#
      {not_sensor} 말고 {sensor} 습기 확인
      곰팡이가 걱정된다. {sensor:을} 조회하#
      {day} 일지용 {sensor} 엽면 습기 조회
      잎이 말랐는지 {sensor:로} 보#
      {sensor} 값 부탁`,
    titles: ['Leaf wetness; Wet leaves?', '엽면 습기; 잎 습기 확인'],
  },
  {
    tool: 'heating_pipe_setpoint', about: ['Set the water temperature of the heating pipes', '난방 배관 온도를 정한다'],
    takes: { circuit: choice({ rail: ['rail pipe|floor rails', '레일 배관|바닥 레일'], grow: ['grow pipe|crop pipe', '재배 배관|생육 배관'], top: ['top pipe|upper net', '상부 배관'] }), celsius: tenths(25, 80, 'C') },
    en: `
      {circuit} to {celsius}
      the {circuit} shall carry water of {celsius}
      heat the {circuit} to {celsius} before {clock}
      The night will be clear. Put the {circuit} on {celsius}.
      {celsius} in the {circuit}, otherwise {any} % of the flowers drop
      set the water in the {circuit} at {celsius}
      Because dew is coming, {circuit} {celsius}.
      we need {celsius} in the {circuit}
      see to it that the {circuit} is at {celsius} when the {who} comes
      {circuit}, {celsius}, not more`,
    ko: `
      {circuit} 온도를 {celsius:로} 맞추#
      {circuit} {celsius}
      {clock} 전에 {circuit:을} {celsius}까지 데우#
      오늘 밤 맑음. {circuit} 수온을 {celsius:로} 설정하#
      이슬이 오기 전에 {circuit:을} {celsius:로} 하#
      {circuit}에는 {celsius}의 물이 흘러야 한다
      {circuit} 수온 {celsius}까지만 올리#
      {any}번 구역이 춥다. {circuit:을} {celsius:로} 올리#
      {who:이} 오기 전에 {circuit} {celsius} 맞춤`,
    titles: ['Pipe heat; Heating', '배관 온도; 난방'],
  },
];
