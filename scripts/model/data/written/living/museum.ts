import { made, maybe, names, whole, type Written } from '../table';

const vitrine = made((dice, language) => (language === 'ko' ? dice.pick([`진열장 ${String(dice.int(1, 40))}`, `C-${String(dice.int(1, 40))}`, `벽장 ${String(dice.int(1, 9))}`]) : dice.pick([`case ${String(dice.int(1, 40))}`, `V-${String(dice.int(1, 40))}`, `C${String(dice.int(1, 40))}`])));
const gallery = names('bronze, paper, textile, attic, east wing, print room', '청동실, 서화실, 직물실, 다락 전시실, 동관, 판화실');

export const museum: readonly Written[] = [
  {
    tool: 'case_rh_set', about: ['Set the relative humidity inside a display case', '진열장 습도를 정한다'],
    takes: { vitrine, rh: whole(30, 60, 'pct') },
    en: `
      {vitrine} at {rh}
      hold the air in {vitrine} at {rh}
      Lacquer in {vitrine} cracks below {any}. Give it {rh} moisture.
      dry {vitrine} to {rh}, there is iron in it
      humidity of {vitrine} should be {rh}, the one of {not_vitrine} is right
      set {vitrine} for the loan: {rh}, as the lender wrote on {day}
      conservator wants {rh} in {vitrine}
      {rh} inside {vitrine}, from {clock}
      bring {vitrine} to {rh} within a day, no faster
      It was only read yesterday. Today {vitrine} is really to be changed, namely to {rh}, before the {any} guests come.`,
    ko: `
      {vitrine} 습도 {rh}
      {vitrine} 내부를 {rh:로} 유지하#
      옻칠이 {any}% 아래에서 갈라진다. {vitrine:을} {rh:로} 맞추#
      철제 유물이라 {vitrine:을} {rh}까지 말리#
      {day} 대여 조건에 따라 {vitrine} {rh:로} 설정하#
      {not_vitrine:은} 정상. {vitrine} 습도만 {rh:로} 바꾸#
      보존처리실 요청: {vitrine} {rh}
      {clock}부터 {vitrine} 안쪽 습도 {rh} 적용
      하루에 걸쳐 {vitrine:을} {rh:로} 올리거나 내리#
      어제는 읽기만 했다. 오늘은 {vitrine:을} 실제로 {rh:로} 바꾸#`,
    titles: ['Humidity of the case; Case climate', '진열장 습도; 진열장 환경'],
  },
  {
    tool: 'case_rh_get', about: ['Read the relative humidity inside a display case', '진열장 습도를 읽는다'],
    takes: { vitrine }, reads: true, result: '{any}',
    en: `
      humidity in {vitrine}?
      read {vitrine}
      see how dry {vitrine} has become since {clock}
      The glass of {vitrine} mists. What does its hygrometer say?
      nothing is changed at {vitrine}, only its value noted
      report for the lender: relative humidity in {vitrine}
      take the moisture of {vitrine}, then of no other
      before {any} visitors come, check the air in {vitrine}
      what is it in {vitrine} now, {not_vitrine} we know
      The set point of {vitrine} was altered on {day}, not by us. We only want to know what it is inside.`,
    ko: `
      {vitrine} 습도 확인
      {vitrine} 습도계를 읽#
      {clock} 이후 {vitrine:이} 얼마나 말랐는지 보#
      {vitrine} 유리에 김이 서렸다. 습도값 조회하#
      {vitrine:은} 조절하지 말고 값만 확인하#
      대여 기관 보고용 {vitrine} 습도 조회 바람
      관람객 {any}명 입장 전 {vitrine} 상태를 보#
      {not_vitrine} 말고 {vitrine} 현재 습도
      {vitrine} 안 공기 습도를 알려 주#
      {day}에 {vitrine} 설정을 바꿨다. 지금은 손대지 말고 안이 몇 %인지만 보#`,
    titles: ['Read the case; Hygrometer', '진열장 확인; 습도계'],
  },
  {
    tool: 'lux_cap', about: ['Set the most light that a gallery may have', '전시실 조도 상한'],
    takes: { gallery, lux: whole(20, 300, 'lux') },
    en: `
      {gallery} gallery, never above {lux}
      dim {gallery} so that it stays under {lux}
      light ceiling in the {gallery} gallery: {lux}
      Dyes fade. For {gallery} {lux} is the end.
      cap {gallery} at {lux} for the {any} weeks of the loan
      the watercolours in {gallery} stand {lux} and no more
      the {gallery} room may have up to {lux}, {not_gallery} is bronze and does not care
      limit of light, {gallery}: {lux}
      after {clock} the press photographs in {gallery}; allow {lux}
      The cases are all right. In {gallery} itself too much sun falls on {any} prints; {lux} is all they bear.`,
    ko: `
      {gallery} 조도 {lux} 이하
      {gallery} 밝기가 {lux:을} 넘지 않게 설정하#
      염료가 바랜다. {gallery} 상한 {lux}
      대여 {any}주간 {gallery:을} {lux:로} 제한하#
      {gallery} 수채화는 {lux}까지만 견딘다. 상한을 맞추#
      {clock} 취재 촬영. {gallery} 조도를 {lux}까지 허용하#
      {not_gallery:은} 상관없고 {gallery} 최대 조도를 {lux:로} 하#
      최대 밝기({gallery}) {lux} 적용 요망
      {gallery:은} 어둡게, 최대 {lux}
      진열장은 괜찮다. {gallery} 판화 {any}점에 볕이 많이 든다. {lux:을} 상한으로 하#`,
    titles: ['Light limit; Protect from light; Lux', '조도 상한; 조도 제한; 빛 보호'],
  },
  {
    tool: 'object.relocate', about: ['Record that an object has moved', '유물 위치를 옮겨 적는다'],
    takes: { inv: made((dice) => dice.pick([`${String(dice.int(1890, 2024))}.${String(dice.int(1, 400))}`, `INV-${String(dice.int(1000, 9999))}`, `P-${String(dice.int(10, 999))}`])), loc: names('store 2 shelf 7, room 4, quarantine, photo studio, crate 11', '수장고 2-7, 4전시실, 훈증실, 촬영실, 11번 상자'), by: maybe(names('Ines, Kofi, Marta, Sung-min, Odile', '김민서, 박도윤, 이가온, 최하린')) },
    en: `
      {inv} is now in {loc}
      object {inv} → {loc}, carried by {by}
      {by} took {inv} to {loc}
      write down that {inv} stands in {loc}
      Beetles in crate number {any}: {inv} has gone to {loc}.
      new place of {inv}: {loc} ({by})
      {loc} holds {inv} since {clock}, moved by {by}
      {inv} left {not_loc} for {loc}
      as of {day}, {by} has {inv} in {loc}
      relocate {inv}, destination {loc}
      {by} carried it by hand at {clock}. Whoever looks for {inv} shall find {loc} in the book, not {not_loc}.`,
    ko: `
      {inv} 위치 {loc}
      {inv:을} {loc:로} 옮겼다고 기록하#
      {by} 담당, {inv} → {loc}
      {inv} 새 위치는 {loc}, 옮긴 사람 {by}
      해충 {any}마리 발견. {inv}의 위치를 {loc:로} 바꿔 두#
      {not_loc}에서 {loc:로} 이동: {inv}
      {clock} {by:이} {inv:을} {loc}에 둠
      {day}부터 {inv:은} {loc}에 있음, 대장 수정하#
      유물 {inv} 이동 완료. 장소 {loc}
      {loc}에 {inv} 입고, 작업자 {by}
      {clock}에 {by:이} 손으로 옮겼다. {inv:을} 찾는 사람이 {loc:로} 가도록 대장을 고치#`,
    titles: ['Object moved; New location; Relocate', '유물 이동; 위치 기록; 유물 옮김'],
  },
];
