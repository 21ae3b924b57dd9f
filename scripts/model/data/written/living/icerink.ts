import { maybe, names, tenths, whole, type Written } from '../table';

export const icerink: readonly Written[] = [
  {
    tool: 'slab_temp', about: ['Set the temperature of the ice of a rink', '빙면 온도를 정한다'],
    takes: { rink: names('main, small, curling, outdoor', '주링크, 보조링크, 컬링장, 야외링크'), celsius: tenths(-9, -2, 'C') },
    en: `
      {rink} ice {celsius}
      freeze the {rink} rink at {celsius}
      Figure skaters like it soft; {rink} at {celsius}.
      {celsius} in the slab under {rink}
      hockey on {day}: hard ice on {rink}, {celsius}
      let {rink} go to {celsius} overnight because nobody skates
      the {rink} sheet should be at {celsius} by {clock}, {not_rink} unchanged
      {any} people warm the hall; hold {rink} on {celsius}
      set {celsius} for {rink}
      The compressor is set, leave its brine. What has to change is the sheet of {rink} itself, to {celsius}.`,
    ko: `
      {rink} 빙온 {celsius}
      {rink} 얼음을 {celsius:로} 맞추#
      피겨는 무른 얼음이 좋다. {rink:을} {celsius:로} 하#
      {day} 하키 경기. {rink} 단단하게 {celsius}
      밤에는 아무도 안 타니 {rink:은} {celsius:로} 두#
      {not_rink:은} 그대로, {clock}까지 {rink} {celsius}
      관중 {any}명이 덥힌다. {rink} 빙면을 {celsius:로} 유지하#
      {rink} 바닥 {celsius} 설정 요망
      빙면({rink}) → {celsius}
      압축기 브라인은 두고 {rink} 빙면만 {celsius:로} 바꾸#`,
    titles: ['Ice temperature; Hard ice; Freeze the rink', '빙온; 빙면 온도; 얼음 온도'],
  },
  {
    tool: 'brine_temp', about: ['Set the temperature of the brine of a compressor', '브라인 온도를 정한다'],
    takes: { compressor: whole(1, 4), celsius: tenths(-18, -8, 'C') },
    en: `
      compressor {compressor}: brine {celsius}
      brine from {compressor} at {celsius}
      set machine {compressor} to deliver {celsius}
      The slab does not come down although it has had {any} hours. Colder brine from number {compressor}: {celsius}.
      {celsius} out of compressor {compressor}, {not_compressor} rests
      save current tonight, let {compressor} run its brine at {celsius}
      the cold side of {compressor} shall have {celsius}
      by {clock} brine {celsius} on compressor {compressor}
      The skaters do not complain about the ice; only number {compressor} works too hard. Let its brine be {celsius}.`,
    ko: `
      {compressor}번 압축기 브라인 {celsius}
      {compressor}호기 브라인을 {celsius:로} 하#
      {any}시간이 지나도 빙면이 안 내려간다. {compressor}호기 브라인을 {celsius:로} 낮추#
      {not_compressor}호기는 쉬고 {compressor}호기에서 {celsius} 공급
      야간 절전: {compressor}호기 브라인 {celsius}
      {clock}까지 {compressor}번 냉각액 {celsius}
      {compressor}호기 냉각액 온도를 {celsius:로} 설정하#
      브라인 {celsius} / {compressor}호기
      얼음은 좋다. {compressor}호기가 힘들어하니 브라인을 {celsius:로} 하#`,
    titles: ['Brine; Compressor; Colder brine', '브라인; 압축기 설정; 냉각액'],
  },
  {
    tool: 'resurface', about: ['Send the ice resurfacer over a rink', '정빙기를 내보낸다'],
    takes: { rink: names('main, small, curling, outdoor', '주링크, 보조링크, 컬링장, 야외링크'), laps: whole(2, 14), water_l: maybe(whole(60, 700, 'l')) },
    en: `
      {laps} laps on {rink}
      {rink}: resurface with {laps} laps, {water_l}
      smooth {rink}, {laps} times round, {water_l} of hot water
      The second third begins at {clock} and the goal line is a ditch. {laps} rounds on {rink}.
      lay {water_l} on {rink} in {laps} laps
      send the machine round {rink} {laps} times
      {rink} is rough, {laps} laps will do, {not_rink} later
      use {water_l} for the {laps} laps on {rink}
      after {any} minutes of public skating: {rink}, {laps} rounds`,
    ko: `
      {rink} 정빙 {laps}바퀴
      {rink:을} {laps}바퀴 정빙하#, 물 {water_l}
      {clock} 2피리어드 시작인데 골라인이 파였다. {rink} {laps}바퀴
      {rink}에 온수 {water_l:을} {laps}바퀴에 나눠 깔아 주#
      정빙기를 {rink}에 {laps}바퀴 돌리#
      {not_rink:은} 나중에, {rink}부터 {laps}바퀴
      일반 개장 {any}분 뒤: {rink} {laps}바퀴 / {water_l}
      {rink} 얼음이 거칠다. {laps}바퀴 다듬어 주#
      {water_l}, {laps}바퀴, {rink} 정빙 바람`,
    titles: ['Resurface; Smooth the ice', '정빙; 얼음 고르기'],
  },
  {
    tool: 'ice_gauge', about: ['Read the ice thickness of a rink', '얼음 두께를 읽는다'],
    takes: { rink: names('main, small, curling, outdoor', '주링크, 보조링크, 컬링장, 야외링크') }, reads: true, result: '{any}',
    en: `
      ice thickness on {rink}
      how thick is {rink}
      measure {rink} before the machine drives on it
      The lines shine through on {rink}. See what is left.
      {rink}: millimetres of ice at {clock}
      drill gauge of {rink}, please read
      after {any} rounds I do not know what {rink} still has
      can {rink} carry the van? get its thickness, {not_rink} can
      thickness of the {rink} sheet for {day}`,
    ko: `
      {rink} 얼음 두께
      {rink} 빙판이 얼마나 두꺼운지 재#
      정빙기가 올라가기 전에 {rink} 두께를 확인하#
      {rink} 라인이 비친다. 얼마나 남았는지 보#
      {clock} {rink} 몇 mm
      {rink} 두께 센서를 읽#
      {any}바퀴 돌고 난 {rink} 두께 조회
      {not_rink} 말고 {rink} 얼음 두께 확인 바람
      {day} 보고용 {rink} 빙판 두께`,
    titles: ['Ice thickness; How thick is the ice', '얼음 두께; 빙판 두께'],
  },
];
