import { made, maybe, names, tenths, whole, type Written } from '../table';

const shelf = made((dice) => `${dice.pick(['A', 'B', 'C', 'R', 'V'])}${String(dice.int(1, 9))}-${String(dice.int(1, 8))}`);
const clockTime = made((dice) => `${String(dice.int(0, 23)).padStart(2, '0')}:${dice.pick(['00', '10', '20', '40', '50'])}`);

export const shelfFarm: readonly Written[] = [
  {
    tool: 'shelf_photoperiod', about: ['Set when the lamps of a shelf come on and go out', '선반 점등·소등 시각'],
    takes: { shelf, lightsOn: clockTime, lightsOff: clockTime },
    en: `
      {shelf} lit from {lightsOn} to {lightsOff}
      lamps of {shelf}: on {lightsOn}, off {lightsOff}
      {shelf} sleeps from {lightsOff} and wakes at {lightsOn}
      day on shelf {shelf} begins {lightsOn} and ends {lightsOff}
      Basil on {shelf} has {any} leaves. Dark at {lightsOff}, bright at {lightsOn}.
      to use the cheap tariff, light {shelf} between {lightsOn} and {lightsOff}
      switch {shelf} out at {lightsOff}; it comes back at {lightsOn}
      photoperiod {shelf} {lightsOn}-{lightsOff}
      until {lightsOff} there is light on {shelf}, starting {lightsOn}
      no lamp on {shelf} before {lightsOn} or after {lightsOff}
      Flowers came too early on {shelf}. Its night is longer now: dark from {lightsOff}, and no light before {lightsOn}.
      The cleaner works until {clock}; {shelf} may not be lit before {lightsOn}, and at {lightsOff} it is over.`,
    ko: `
      {shelf} 점등 {lightsOn}, 소등 {lightsOff}
      {shelf} 조명을 {lightsOn}부터 {lightsOff}까지로 하#
      {shelf} 소등은 {lightsOff}, 점등은 {lightsOn:로} 맞추#
      {lightsOn}에 켜서 {lightsOff}에 끄게 {shelf} 예약하#
      경부하 요금 시간대에 맞춰 {shelf} {lightsOn}~{lightsOff}
      {shelf} 광주기 {lightsOn} - {lightsOff}
      잎이 {any}장. {shelf:은} {lightsOff}에 어두워지고 {lightsOn}에 밝아지게 설정하#
      {shelf} 밤은 {lightsOff}부터, 아침은 {lightsOn}부터
      {lightsOff} 이후와 {lightsOn} 이전에는 {shelf}에 불이 들어오면 안 된다
      선반 {shelf}: ON {lightsOn} / OFF {lightsOff}
      꽃이 일찍 폈다. {shelf} 밤을 길게, {lightsOff}에 꺼서 {lightsOn}에 켜#
      청소가 {clock}에 끝난다. {shelf:은} {lightsOn} 전에 켜지지 않게, {lightsOff}에는 꺼지게 하#`,
    titles: ['Photoperiod; Lamp times; Day and night of a shelf', '광주기; 점등 시각; 조명 예약'],
  },
  {
    tool: 'ebb_cycle', about: ['Flood a shelf and let it drain', '선반을 담액했다가 비운다'],
    takes: { shelf, floodMin: whole(2, 40, 'min'), depth_mm: maybe(whole(5, 60, 'mm')) },
    en: `
      flood {shelf} for {floodMin}
      {shelf}: {floodMin} under water, {depth_mm} deep
      stand {shelf} in solution {floodMin}, {depth_mm}
      cubes on {shelf} are light when you lift them; {floodMin} of tide
      let the tide come up to {depth_mm} on {shelf} and go again after {floodMin}
      {depth_mm} on shelf {shelf}, {floodMin} long
      {any} plugs dried out on {shelf}. Soak from below, {floodMin}.
      ebb and flow {shelf}, {floodMin} up then down
      drown {shelf} for {floodMin}, {not_shelf} had its turn at {clock}`,
    ko: `
      {shelf} 담액 {floodMin}
      {shelf} 선반을 {floodMin} 동안 담갔다가 빼#
      {shelf} {depth_mm} 깊이로 {floodMin} 채우#
      큐브가 가볍다. {shelf:을} {floodMin} 저면급액하#
      {shelf} 밀물 {depth_mm}까지, {floodMin} 뒤 썰물
      {shelf}: {floodMin} / {depth_mm}
      플러그 {any}개 마름. {shelf} 밑에서부터 {floodMin} 적셔 주#
      {not_shelf:은} {clock}에 했다. {shelf} {floodMin} 담액 요망
      {shelf}에 양액을 {depth_mm:로} 채워 {floodMin} 두#`,
    titles: ['Ebb and flow; Flood the shelf', '담액; 저면급액'],
  },
  {
    tool: 'ec_setpoint', about: ['Set the salt content of the solution of a rack', '랙 양액 EC 목표'],
    takes: { rack: names('R1, R2, R3, nursery, herbs', 'R1, R2, R3, 육묘랙, 허브랙'), ec: tenths(0.8, 3.2) },
    en: `
      EC {ec} for rack {rack}
      rack {rack}: {ec} mS
      tips burn in {rack}, thin the solution to {ec}
      {rack} to {ec}, day {any} after sowing
      mix the {rack} tank to an EC of {ec}
      Lettuce in {rack} is pale and could eat more: {ec}.
      set the strength in {rack} at {ec} mS/cm, leave the pH
      {ec} is the conductivity we want in {rack}
      the {rack} rack at {ec}, {not_rack} on the old recipe`,
    ko: `
      {rack} EC {ec}
      {rack} 양액 농도를 EC {ec:로} 맞추#
      잎끝이 탄다. {rack:을} {ec:로} 묽게 하#
      파종 {any}일차 {rack} {ec}
      {rack} 상추 잎이 옅다. EC를 {ec:로} 올리#
      {not_rack:은} 기존대로, {rack}만 EC {ec}
      {rack} 전기전도도 {ec} mS/cm 설정하#
      pH는 두고 {rack} 농도만 {ec:로} 바꾸#
      양액 목표 {rack}: {ec}`,
    titles: ['EC; Strength of the solution', 'EC 설정; 양액 농도'],
  },
];
