import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const vessels = names('FV1, FV2, FV3, BBT4, BBT5, unitank 6');

export const brewery: readonly Written[] = [
  {
    tool: 'fv_jacket_set', about: ['Set the cooling jacket of a fermenter', '발효조 재킷 온도'],
    takes: { vessel: vessels, celsius: tenths(-1, 24, 'C') },
    en: `
      jacket {vessel} {celsius}
      cool {vessel} to {celsius}
      crash {vessel} down to {celsius}
      {vessel} wants {celsius} on the jacket, gravity is {any} points
      Diacetyl rest: let {vessel} rise to {celsius}.
      hold {vessel} at {celsius}, {not_vessel} stays where it is
      The yeast in {vessel} is done since {day}; put it on {celsius}.
      To drop the yeast, {vessel} goes to {celsius}.
      set the glycol of {vessel} so that the beer sits at {celsius}`,
    ko: `
      {vessel} 재킷 {celsius}
      {vessel:을} {celsius:로} 냉각하#
      {vessel} 온도를 {celsius}까지 내리#
      비중 {any} 도달. {vessel:을} {celsius:로} 떨어뜨리#
      {day}에 발효가 끝났으니 {vessel} 재킷을 {celsius:로} 맞추#
      {not_vessel}는 그대로, {vessel}만 {celsius:로} 하#
      효모를 가라앉히려면 {vessel:을} {celsius:로} 유지하#
      {vessel} 글리콜을 {celsius:로} 맞추#
      {vessel} {celsius} 유지 요망`,
    titles: ['Crash cool; Jacket; Fermenter temperature', '재킷 온도; 발효조 냉각'],
  },
  {
    tool: 'dry_hop', about: ['Drop hops from the dosing pod into a vessel', '홉을 투입한다'],
    takes: { vessel: vessels, kilograms: tenths(1, 30, 'kg'), variety: maybe(names('Citra, Mosaic, Saaz, Cascade, Simcoe')) },
    en: `
      dry hop {vessel} with {kilograms}
      {kilograms} of {variety} into {vessel}
      {vessel} gets {kilograms} {variety} on {day}
      drop {kilograms} of hops in {vessel}, pod {any} is loaded
      For the nose: {variety}, {kilograms}, {vessel}.
      hop load for {vessel}: {kilograms}
      not {not_vessel} but {vessel} is dry hopped, {kilograms} {variety}
      put {kilograms} of {variety} in with {vessel}`,
    ko: `
      {vessel}에 홉 {kilograms} 투입하#
      {variety} {kilograms:을} {vessel}에 넣#
      {vessel} 드라이홉 {kilograms}
      향을 위해 {vessel}에 {variety:을} {kilograms} 넣#
      {any}번 포드 준비됨. {vessel}에 홉 {kilograms:을} 넣#
      {not_vessel} 말고 {vessel} 드라이호핑, {variety} {kilograms}
      {vessel}, 홉 {kilograms}
      {day}: {vessel}에 {variety} {kilograms} 드라이홉`,
    titles: ['Dry hop; Hops', '드라이호핑; 홉 투입'],
  },
  {
    tool: 'cip_start', about: ['Start cleaning in place', '정치 세척을 시작한다'],
    takes: { vessel: vessels, cycle: choice({ rinse: ['rinse|water only', '헹굼|물 세척'], caustic: ['caustic|lye', '가성소다|알칼리'], acid: ['acid', '산'], sanitize: ['sanitizing|peracetic', '살균|소독'] }) },
    en: `
      CIP {vessel}, {cycle} cycle
      run a {cycle} cycle through {vessel}
      {vessel} empty since {clock}. Clean it, {cycle}.
      {cycle} wash for {vessel}
      start the {cycle} program on {vessel}; {not_vessel} still holds beer
      [cycle=rinse] only rinse {vessel}, no chemicals
      [cycle=caustic] The krausen ring in {vessel} needs lye.
      [cycle=sanitize] before the fill of {any} hl, sanitise {vessel}
      [cycle=acid] beer stone in {vessel}: take acid`,
    ko: `
      {vessel} CIP {cycle}
      {vessel:을} {cycle} 코스로 세척하#
      {clock}에 비운 {vessel}에 {cycle} 세척을 시작하#
      [cycle=rinse] {vessel:은} 약품 없이 물로만 헹구#
      [cycle=sanitize] {any}hl 충전 전에 {vessel:을} 살균하#
      [cycle=acid] {vessel}에 비어스톤이 있다. 산 세척 시작하#
      {not_vessel}에는 맥주가 있다. {vessel}만 {cycle} 세척
      {vessel} 세척 요망, 코스 {cycle}
      비어 있는 {vessel}부터 {cycle} CIP 하#`,
    titles: ['CIP; Clean the tank', 'CIP; 탱크 세척'],
  },
  {
    tool: 'carbonate', about: ['Carbonate a bright tank', '탄산을 주입한다'],
    takes: { tank: names('BBT4, BBT5, BBT7'), volumes: tenths(1.8, 3.2) },
    en: `
      carbonate {tank} to {volumes} volumes
      {tank}: {volumes} vol of CO2
      bring {tank} up to {volumes} volumes overnight
      The lager in {tank} is flat, it should have {volumes} volumes.
      fizz for {tank}, {volumes} volumes, packaging is at {clock}
      gas {tank} to {volumes} vols, {not_tank} later
      make sure {tank} ends up with {volumes} volumes of gas
      {any} kegs come from {tank}; carbonate it to {volumes}`,
    ko: `
      {tank} 탄산을 {volumes} 볼륨으로 맞추#
      {tank} 탄산화 {volumes}vol
      {clock} 포장 전에 {tank}에 탄산을 {volumes} 볼륨까지 넣#
      {tank} 맥주가 밋밋하다. {volumes} 볼륨으로 하#
      {not_tank}는 나중에, {tank}부터 {volumes} 볼륨
      {tank}: {volumes}볼륨
      케그 {any}통 분량 {tank:을} {volumes} 볼륨까지 올리#
      {tank} 가스 볼륨 {volumes:로} 설정하#`,
    titles: ['Carbonation; Fizz', '탄산 주입; 탄산화'],
  },
  {
    tool: 'mash_step', about: ['Go to a step of the mash', '당화 단계로 간다'],
    takes: { celsius: tenths(38, 78, 'C'), rest_minutes: whole(5, 75, 'min') },
    en: `
      mash at {celsius} for {rest_minutes}
      heat to {celsius} and rest {rest_minutes}
      next rest: {rest_minutes} at {celsius}
      {celsius}, {rest_minutes}, rakes on {any} Hz
      The protein rest is over; go to {celsius} and stay there {rest_minutes}.
      saccharification {celsius} / {rest_minutes}
      ramp up to {celsius}, hold it {rest_minutes}, sparge at {clock}
      for body, give the mash {rest_minutes} at {celsius}`,
    ko: `
      {celsius}에서 {rest_minutes} 당화하#
      {celsius:로} 올려 {rest_minutes} 유지하#
      단백질 휴지 끝. {celsius}, {rest_minutes} 휴지
      당화 {celsius} / {rest_minutes}
      스파징은 {clock}. 그때까지 {celsius}로 {rest_minutes}간 두#
      교반기 {any}Hz 유지, 매시를 {celsius}에서 {rest_minutes} 쉬게 하#
      다음 단계: {celsius}, {rest_minutes}
      바디를 위해 {celsius}에서 {rest_minutes} 쉬게 하#`,
    titles: ['Mash step; Mash rest', '당화; 매시 단계'],
  },
  {
    tool: 'keg_line.setSpeed', about: ['Speed of the keg line in kegs an hour', '케그 라인 속도'],
    takes: { kegs_per_hour: whole(10, 90) },
    en: `
      keg line at {kegs_per_hour} an hour
      fill {kegs_per_hour} kegs an hour
      slow the keg line to {kegs_per_hour}/h
      Foam at head {any}; run no more than {kegs_per_hour} kegs per hour.
      the line should do {kegs_per_hour} kegs/h until {clock}
      {kegs_per_hour} kph on the keg line
      let the keg line run at {kegs_per_hour} kegs an hour, head {any} leaks
      keg filler: {kegs_per_hour} per hour and no faster`,
    ko: `
      케그 라인을 시간당 {kegs_per_hour}통으로 돌리#
      케그 속도 시간당 {kegs_per_hour}통
      거품이 많다. 시간당 {kegs_per_hour}통으로 낮추#
      {clock}까지 케그 {kegs_per_hour}통/h 유지하#
      충전 헤드 {any}개, 속도는 {kegs_per_hour}통/시간
      케그 충전은 시간당 {kegs_per_hour}통까지만 하#
      {any}번 헤드가 샌다. 시간당 {kegs_per_hour}통
      라인 속도를 {kegs_per_hour}통/h로 바꾸#`,
    titles: ['Keg line speed; Slow down', '케그 라인 속도; 속도 조정'],
  },
  {
    tool: 'getGravity', about: ['Read the gravity of a fermenter', '비중을 읽는다'],
    takes: { vessel: vessels, corrected: maybe(flag()) }, reads: true, result: '1.0{any}',
    en: `
      gravity of {vessel}?
      where does {vessel} stand, gravity please
      pull the gravity from {vessel}, day {any}
      [corrected=true] gravity of {vessel}, corrected for temperature
      [corrected=false] raw gravity from {vessel}, no correction
      Is {vessel} done? Read its gravity.
      not {not_vessel}: I need the gravity in {vessel}
      {vessel}: specific gravity`,
    ko: `
      {vessel} 비중을 읽#
      {vessel} 비중은?
      발효 {any}일차. {vessel} 비중 확인
      [corrected=true] {vessel} 비중을 온도 보정해서 읽#
      [corrected=false] {vessel} 비중을 보정 없이 읽#
      {not_vessel} 말고 {vessel} 비중을 조회하#
      {vessel} 발효가 끝났는지 비중을 보#
      {vessel} 비중 알려 주#`,
    titles: ['Gravity; Is it done?', '비중 확인; 비중'],
  },
];
