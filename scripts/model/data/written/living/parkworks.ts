import { flag, made, maybe, names, whole, type Written } from '../table';

export const parkworks: readonly Written[] = [
  {
    tool: 'path_lamps', about: ['Switch the lamps along a path', '산책로 등을 켜고 끈다'],
    takes: { path: names('lime walk, lake, chapel, north loop, rose garden', '느티나무길, 호숫길, 납골당길, 북쪽 순환로, 장미원'), lit: flag(['lit', '점등'], ['dark', '소등']) },
    en: `
      [lit=true] light the {path} path
      [lit=false] put the {path} lamps out
      [lit=true] A funeral party of {any} walks the {path} path after sunset. They must see where they tread.
      [lit=false] bats hunt along {path}; keep it dark
      [lit=true] lanterns on along {path} from {clock}
      [lit=false] the last jogger has left {path}, save the current
      [lit=true] somebody stumbled on {path}. Lamps!
      [lit=false] full moon, {path} needs none
      the {path} lamps: {lit}
      {path} {lit}, {not_path} unchanged
      [lit=false] Fireworks at {clock}. People want darkness on {path}, the fountain may keep its light.
      [lit=true] Snow covers the steps of {path} and {any} guests walk home that way.`,
    ko: `
      [lit=true] {path} 등을 켜#
      [lit=false] {path} 등을 끄#
      [lit=true] 해 진 뒤 조문객 {any}명이 {path:을} 지난다. 발밑이 보이게 하#
      [lit=false] 박쥐 서식 구간이니 {path:은} 어둡게 두#
      [lit=true] {clock}부터 {path} 가로등 불 밝히기
      [lit=false] {path} 마지막 이용객 퇴장, 전기를 아끼#
      [lit=true] {path}에서 넘어짐 사고. 등 요망
      [lit=false] 보름이라 {path}에는 불이 필요 없다
      {path} 가로등 {lit}
      {not_path:은} 그대로, {path} {lit}
      [lit=false] {clock} 불꽃놀이. {path:을} 캄캄하게 하#
      [lit=true] 눈이 쌓인 {path}로 손님 {any}명이 내려온다. 길이 보이게 하#`,
    titles: ['Path lamps; Light the path; Lanterns', '산책로 등; 가로등; 길 밝히기'],
  },
  {
    tool: 'fountain_jet', about: ['Set the height of a fountain', '분수 높이'],
    takes: { fountain: names('lion, main, lily, children, obelisk', '사자, 중앙, 연꽃, 어린이, 물놀이'), cm: whole(0, 900, 'cm') },
    en: `
      {fountain} fountain {cm}
      let the {fountain} fountain rise {cm}
      wind blows spray onto the benches; {fountain} down to {cm}
      [cm=0] No water out of the {fountain} fountain during the two minutes of silence at {clock}.
      [cm=0] the {who} went to clean the basin, {fountain} has to lie still
      wedding photographs by the {fountain} fountain, give them {cm}
      jet of {fountain}: {cm}, {not_fountain} stays
      {cm} high, {fountain}, until {clock}
      the {fountain} jet at {cm} because only {any} % of the water is left
      raise or sink the {fountain} jet to {cm}`,
    ko: `
      {fountain} 분수 {cm}
      {fountain} 분수를 {cm} 높이로 올리#
      바람에 벤치가 젖는다. {fountain} 분수는 {cm:로} 낮추#
      [cm=0] {clock} 묵념 시간, {fountain} 분수에서 물이 나오지 않게 하#
      [cm=0] {who:이} 수조 청소 중. {fountain} 분수 멈춤
      웨딩 촬영이 있으니 {fountain} 분수 {cm}
      {not_fountain} 분수는 두고 {fountain} 분수 높이를 {cm:로} 하#
      {clock}까지 {fountain} 물줄기 {cm} 유지
      수조 물이 {any}%뿐이다. {fountain} 분수는 {cm}만
      물줄기 높이 {fountain} → {cm}`,
    titles: ['Fountain; Water jet; Height of the fountain', '분수; 분수 높이; 물줄기'],
  },
  {
    tool: 'reserve_plot', about: ['Reserve a grave plot for a family', '묘역을 예약한다'],
    takes: { plot: made((dice) => `${dice.pick(['A', 'B', 'C', 'D', 'E'])}/${String(dice.int(1, 40))}/${String(dice.int(1, 30))}`), family: names('Okafor, Lindqvist, Brandt, Moreau, Castellano, Hayes', '남궁, 선우, 제갈, 황보, 독고, 김해 김씨'), years: maybe(whole(5, 40)) },
    en: `
      plot {plot} for the {family} family
      {family}: {plot}, {years} years
      keep {plot} for {family}
      The {family} relatives chose {plot} under the birch. {years} years.
      {years} years of rest in {plot}, name {family}
      burial on {day} at {clock}; the {family} family gets {plot}
      {plot} is taken, by {family}, not {not_plot}
      enter {family} against {plot}, term {years}
      reserve {plot} ({family})
      row {any} is full, so {family} goes to {plot}`,
    ko: `
      {plot} 자리 {family} 예약
      {family} 유족에게 {plot:을} 잡아 두#
      {family} / {plot} / {years}년
      {family} 유족이 자작나무 아래 {plot:을} 골랐다. {years}년 사용
      {day} {clock} 안장, 위치 {plot}, {family}
      {not_plot} 아니고 {plot}, {family} 앞으로 등록하#
      {any}열 만장. {family:은} {plot:로} 배정하#
      {plot} 사용 기간 {years}년, 명의 {family}
      {family} 명의로 {plot} 예약 바람`,
    titles: ['Reserve a plot; Grave; Burial place', '묘역 예약; 자리 배정; 안장 자리'],
  },
  {
    tool: 'mowerSend', about: ['Send the robot mower to a lawn', '로봇 예초기를 보낸다'],
    takes: { mower: names('Flora, Max, M2, M3, Greta', '초롱이, 풀밭이, M2, M3, 깎순이'), lawn: names('meadow, playground, slope, war graves, picnic', '잔디마당, 놀이터, 비탈, 현충 묘역, 소풍터'), cut_mm: whole(20, 90, 'mm') },
    en: `
      {mower} to the {lawn} lawn, cut {cut_mm}
      mow {lawn} with {mower} at {cut_mm}
      {lawn}: {mower}, {cut_mm}
      Mayday picnic on {day}. {mower} trims {lawn} to {cut_mm}.
      blades of {mower} at {cut_mm}, then off it goes to {lawn}
      {cut_mm} of grass shall remain on {lawn}, done by {mower}
      {not_mower} has a flat battery, so {mower} does {lawn} ({cut_mm})
      hedgehogs come out at {clock}; before that {mower}, {lawn}, height {cut_mm}
      let {mower} loose on {lawn}, {cut_mm}
      send {mower} to {lawn} and not to {not_lawn}, leave the blades {cut_mm} high
      Between {clock} and noon {lawn} is empty. Let {mower} go there, blades so that {cut_mm} remain; {not_lawn} was done on {day}.`,
    ko: `
      {mower:을} {lawn:로} 보내 {cut_mm:로} 깎게 하#
      {lawn} 예초: {mower}, {cut_mm}
      {mower}, {lawn}, 예고 {cut_mm}
      {day} 행사. {mower:로} {lawn:을} {cut_mm} 남기고 깎아 두#
      {not_mower:은} 방전. {mower:이} {lawn} {cut_mm} 작업
      고슴도치가 나오는 {clock} 전에 {lawn:을} {mower:로} {cut_mm} 높이로 깎아 두#
      날 높이 {cut_mm}, 예초기 {mower}, 장소 {lawn}
      {not_lawn} 말고 {lawn:로} {mower:을} 내보내#. 풀 높이 {cut_mm}
      {lawn} 풀이 {any}cm 자랐다. {mower} 투입, {cut_mm}
      {not_lawn:은} {day}에 끝냈다. 이번에는 {mower:로} {lawn:을} {cut_mm} 남게 깎아 두#`,
    titles: ['Mow the lawn; Robot mower; Cut the grass', '예초; 로봇 예초기; 잔디 깎기'],
  },
];
