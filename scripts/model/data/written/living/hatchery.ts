import { made, maybe, tenths, whole, type Written } from '../table';

const machine = made((dice) => dice.pick([`S${String(dice.int(1, 12))}`, `SET-${String(dice.int(1, 20))}`, `setter-${String(dice.int(1, 9))}`]));
const hatcher = made((dice) => dice.pick([`X${String(dice.int(1, 12))}`, `HAT-${String(dice.int(1, 20))}`, `hatcher-${String(dice.int(1, 9))}`]));

export const hatchery: readonly Written[] = [
  {
    tool: 'transferEggs', about: ['Move egg trays from a setter to a hatcher', '발육기에서 발생기로 알을 옮긴다'],
    takes: { setter: machine, hatcher, trays: whole(4, 96) },
    en: `
      day 18: {trays} trays from {setter} to {hatcher}
      {hatcher} takes {trays} trays out of {setter}
      move {trays} trays, {setter} → {hatcher}
      The eggs in {setter} are candled. {trays} trays are good and go to {hatcher}.
      fill {hatcher} with {trays} trays of {setter}'s
      clear {trays} trays out of {setter}, they hatch in {hatcher}
      {any} clear eggs thrown away; carry the other {trays} trays from {setter} over to {hatcher}
      into {hatcher}, {trays} trays, coming from {setter}, by {clock}
      {setter} gives {trays} trays, {hatcher} is warmed up for them
      from machine {setter} into basket machine {hatcher}: {trays}
      {hatcher} was disinfected at {clock} and {setter} rings for day eighteen. Change machines with {trays} trays.
      the chicks of {trays} trays want to breathe; take them out of {setter}, baskets stand in {hatcher}`,
    ko: `
      18일령 {setter}에서 {hatcher:로} {trays}판 이동
      {hatcher}에 {setter} 알판 {trays}장을 옮기#
      {setter} → {hatcher}, {trays}판
      {setter} 검란 끝. {trays}판을 {hatcher:로} 보내#
      {hatcher} 예열 완료. {setter}의 {trays}판을 받아 넣#
      무정란 {any}개 제거 후 {setter} {trays}판을 {hatcher}에 넣#
      {clock}까지 {trays}판 이동: 받는 쪽 {hatcher}, 내는 쪽 {setter}
      {setter:을} {trays}판 비워 {hatcher:로} 옮길 것
      발생기 {hatcher:로} 알판 {trays}개, 발육기 {setter}에서
      이란 작업 {setter} / {hatcher} / {trays}판
      {hatcher:은} {clock}에 소독을 마쳤고 {setter:은} 18일째다. {trays}판을 옮겨 넣#
      바구니는 {hatcher}에 있다. {setter}에서 {trays}판을 꺼내 옮겨 담#`,
    titles: ['Transfer; Day 18; Trays to the hatcher', '이란; 알판 이동; 발생기로 옮기기'],
  },
  {
    tool: 'turn_interval', about: ['Set how often a setter turns its eggs', '전란 주기를 정한다'],
    takes: { setter: machine, minutes: whole(15, 240, 'min'), angle: maybe(whole(30, 50)) },
    en: `
      turn {setter} every {minutes}
      {setter}: turning interval {minutes}, {angle} degrees
      tilt the racks of {setter} by {angle} each {minutes}
      germs stick to the shell in {setter}; turn them every {minutes}
      eggs in {setter} are {any} days old, {minutes} between two turns is fine
      {minutes} from turn to turn on {setter}, angle {angle}
      set {setter} to {angle} degrees, {minutes} apart
      the {who} heard {setter} creak at {clock}, so go to {minutes} between turns
      {setter} shall not lie still longer than {minutes}, {not_setter} neither, but that comes later
      The temperature of {setter} is right. But it rolled its eggs only {any} times yesterday; every {minutes} from now.`,
    ko: `
      {setter} 전란 {minutes} 간격
      {setter} 알을 {minutes}마다 돌리#
      {setter} 전란 주기 {minutes}, 각도 {angle}도
      배자가 껍질에 붙는다. {setter:을} {minutes}마다 {angle}도 기울이#
      입란 {any}일차 {setter}, {minutes} 주기로 바꾸#
      {setter} 각도 {angle}도로 {minutes}마다 전란 요망
      {not_setter} 말고 {setter} 전란 간격을 {minutes:로} 하#
      {clock}부터 {setter:은} {minutes} 넘게 멈춰 있으면 안 된다
      전란: {setter} / {minutes}
      {setter} 온도는 맞다. 어제 {any}번밖에 안 굴렸으니 {minutes}마다 굴리게 하#`,
    titles: ['Turning; Turn the eggs; Tilt', '전란; 전란 주기; 알 굴리기'],
  },
  {
    tool: 'setter_temp', about: ['Set the air temperature of a setter', '발육기 온도를 정한다'],
    takes: { setter: machine, temp: tenths(36, 39, 'C') },
    en: `
      {setter} to {temp}
      air in setter {setter} {temp}
      embryos of {setter} make their own heat from day {any}, so only {temp}
      incubate {setter} at {temp}
      hold the setter {setter} on {temp}, the hatchers are warm enough
      shells in {setter} read too high since {clock}; come down to {temp}
      we set {setter} at {temp} and {not_setter} later
      {temp} for the eggs in {setter}
      new eggs on {day} in {setter}, so preheat to {temp}
      Turning goes well, but candling on {day} showed late embryos in {setter}. A little warmer or cooler: {temp}.`,
    ko: `
      {setter} 온도 {temp}
      발육기 {setter:을} {temp:로} 맞추#
      {any}일차부터 자체 발열이 있으니 {setter:은} {temp:로} 낮추#
      {setter} 난각 온도가 높다. 공기 온도 {temp:로} 조정하#
      {day} 입란 예정, {setter} {temp} 예열
      {setter} 알은 {temp}에서 품게 하#
      {not_setter:은} 나중에, {setter}부터 {temp}
      발육 온도({setter}) {temp} 유지 바람
      {clock} 정전 복구. {setter:을} 다시 {temp:로} 하#
      전란은 정상. {day} 검란에서 {setter} 발육이 고르지 않았음. 온도 {temp:로} 변경`,
    titles: ['Setter temperature; Incubate; Preheat', '발육기 온도; 부화 온도; 예열'],
  },
  {
    tool: 'hatcher_temp', about: ['Set the air temperature of a hatcher', '발생기 온도를 정한다'],
    takes: { hatcher, temp: tenths(36, 38, 'C') },
    en: `
      {hatcher} to {temp}
      air in hatcher {hatcher} {temp}
      the chicks in {hatcher} pant, go down to {temp}
      first pips in {hatcher} at {clock}: {temp} from here on
      {any} % have slipped their shells; {hatcher} now at {temp}
      dry the fluff in {hatcher} at {temp}
      keep hatcher {hatcher} on {temp}, do not change the setters
      {temp} where the chicks come out, {hatcher}
      {hatcher} {temp} and the door stays shut until the {who} can pull the hatch
      Eggs that still lie in the setters keep theirs. Down here in {hatcher} they peep already: {temp}.`,
    ko: `
      {hatcher} 온도 {temp}
      발생기 {hatcher:을} {temp:로} 맞추#
      {hatcher} 병아리가 헐떡인다. {temp:로} 내리#
      {clock} 파각 시작. {hatcher:은} 지금부터 {temp}
      {any}% 발생. {hatcher} {temp:로} 변경
      {hatcher} 병아리 솜털 건조, {temp:로} 유지하#
      발육기는 두고 발생기 {hatcher}만 {temp:로} 하#
      병아리가 나오는 {hatcher:은} {temp:이} 알맞다. 설정 바람
      발생 온도({hatcher}): {temp}
      발육기 알은 그대로. {hatcher}에서는 벌써 소리가 난다. {temp:로} 하#`,
    titles: ['Hatcher temperature; Hatch day', '발생기 온도; 발생 온도'],
  },
  {
    tool: 'shell_temp', about: ['Read the temperature of the egg shells in a setter', '난각 온도를 읽는다'],
    takes: { setter: machine }, reads: true, result: '3{any}',
    en: `
      shell temperature in {setter}
      how hot are the eggs themselves in {setter}
      read the shells of {setter}
      The air of {setter} is as set, but are the eggs too warm? Look.
      put the infrared eye on {setter}
      shells, {setter}, at {clock}
      before you alter {setter}, fetch what its eggs have
      day {any} in {setter}: check the shells
      for {setter}, not for {not_setter}, the value at the shell`,
    ko: `
      {setter} 난각 온도
      {setter} 알 표면 온도를 읽#
      공기는 설정대로인데 알이 더운지 {setter:을} 확인하#
      {clock} {setter} 난각 측정
      {setter} 설정을 바꾸기 전에 알 온도를 보#
      {any}일차 {setter} 껍데기 온도 조회
      {not_setter} 말고 {setter} 난각 값
      {setter} 적외선 센서 읽기 바람
      {setter} 알 자체가 몇 도인지 알려 주#`,
    titles: ['Shell temperature; How hot are the eggs', '난각 온도; 알 온도 확인'],
  },
];
