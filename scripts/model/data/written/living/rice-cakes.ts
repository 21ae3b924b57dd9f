import { counted } from '../industry/slots';
import { choice, maybe, names, span, tenths, whole, type Written } from '../table';
import { coded } from './village-slots';

const steamer = coded('steamer #, steamer # tier #, S-#', '시루 #단, #호 시루, #번 시루, 큰시루, 시루 @-#');
const mill = coded('mill #, roller @, M-#', '#호기, 롤러 @, #번 분쇄기, 고추방아 #호, 쌀방아 #호기');
const pan = coded('pan #, coagulator #, box @', '#번 솥, 응고조 #, @통, 두부판 #호, #호 가마');

export const riceCakes: readonly Written[] = [
  {
    tool: 'steam_on', about: ['Let steam into a rice-cake steamer', '시루에 김을 넣는다'],
    takes: { steamer, min: maybe(span('min', 5, 90)) },
    en: `
      steam for {steamer}
      {steamer}: steam {min}
      let {steamer} steam for {min}
      the flour lies in {steamer}, turn the steam on
      {min} of steam into {steamer}, {not_steamer} is being washed
      open the steam to {steamer} until I say so
      {any} trays for {day}. Begin with {steamer}, {min}.
      {steamer} wants its steam, {min} by the clock
      start steaming {steamer}; how long, the {who} will say
      steam on at {steamer}
      <{steamer} wants {min}|, | and >, the note on the wall says. Steam for {steamer} now.
      Valve open, {steamer}, and count {min}.`,
    ko: `
      {steamer} 김 올리기
      {steamer}에 스팀을 {min} 넣#
      {steamer} {min} 찌기
      쌀가루 안쳤음. {steamer}에 김을 올리#
      {steamer:을} {min} 찌#
      {steamer} 스팀 열기, 시간은 봐 가며
      {not_steamer:은} 씻는 중. {steamer}부터 스팀 {min}
      {day} 주문 {any}되. {steamer} 스팀 {min} 켜#
      {steamer}에 김을 쐬#
      백설기 들어간 {steamer}, {min} 스팀
      김이 안 오른다. {steamer} 스팀을 열#
      {clock}에 나가야 하니 {steamer:을} 지금부터 {min} 찌기
      {steamer} 증기 개시 요망
      {min}간 {steamer} 스팀 투입 바람
      끄지 말고 {steamer} 스팀을 켜#
      <{steamer:은} {min}|, |, > 찐다. {steamer}부터 김을 올리#
      쌀가루 {any}kg을 체에 쳤다. {steamer}에 안치고 스팀을 {min} 켜#
      {not_steamer:은} 껐고 {steamer:은} 이제 시작이다. 김을 넣#
      {steamer} {min} 쪄 내기`,
    titles: ['Steam the rice cakes; Steam on', '시루 찌기; 김 올리기; 스팀 켜기'],
  },
  {
    tool: 'steam_off', about: ['Shut the steam of a rice-cake steamer', '시루 김을 끊는다'],
    takes: { steamer },
    en: `
      no more steam for {steamer}
      {steamer} is done, steam off
      shut the steam of {steamer}
      cut {steamer} off, let {not_steamer} go on
      The cake in {steamer} got {any} minutes; that is plenty. Close it.
      {steamer}: stop steaming
      lid of {steamer} comes off at {clock}, so no steam from now on
      {who} burnt a hand. Kill the steam at {steamer}.
      steam to {steamer} closed
      the cloth of {steamer} is dry on top, {any} minutes were enough, steam away`,
    ko: `
      {steamer} 스팀 끄기
      {steamer} 김을 끊#
      {steamer} 다 익었다. 스팀을 잠그#
      {steamer} 그만 찌기
      {not_steamer:은} 더 찌고 {steamer}만 스팀을 끄#
      {any}분 쪘으면 됐다. {steamer} 김을 막#
      뚜껑 열 것이니 {steamer} 스팀 차단
      {clock}에 {steamer:을} 내린다. 스팀 닫#
      {steamer} 증기 밸브 잠금 요망
      {steamer} 뜸 들이게 스팀을 멈추#
      {who} 손 데었음. {steamer} 스팀 당장 끄#
      {steamer} 스팀 종료
      다시 올리지 말고 {steamer} 김을 빼기, 스팀 OFF
      {steamer} 스팀 닫음
      {not_steamer:은} 5분 더, {not_steamer2:은} 방금 올렸다. {steamer}만 스팀을 끄#
      {clock}에 올려 {any}분 쪘다. {steamer} 김을 끊#`,
    titles: ['Steam off; Stop steaming', '스팀 끄기; 시루 내리기; 김 끊기'],
  },
  {
    tool: 'soak_rice', about: ['Soak rice or beans in a tub', '쌀이나 콩을 불린다'],
    takes: { tub: coded('tub #, tub @, vat ##', '#번 통, @통, 고무통 #, #호 불림조'), grain: names('glutinous rice, rice, soybeans, mugwort rice, black beans', '찹쌀, 멥쌀, 백태, 현미, 서리태, 쑥쌀'), kg: whole(2, 90, 'kg'), hours: maybe(whole(2, 14, 'h')) },
    en: `
      soak {kg} of {grain} in {tub}
      {tub}: {grain}, {kg}, {hours}
      {grain} into {tub}, {kg}, under water for {hours}
      {kg} {grain} for tomorrow; take {tub}
      in {tub} {kg} of {grain} should swell {hours}
      {hours} of soaking for {kg} {grain}, {tub}
      {tub} is free since {clock}. Put {grain} in, {kg}, until morning comes.
      not {not_grain}, {grain} this time: {kg} in {tub}
      there are {any} sacks left; soak {kg} {grain}, {tub}, {hours}
      <{tub} for {grain}|, | and >. Put {kg} into {tub}.`,
    ko: `
      {tub}에 {grain} {kg} 불리기
      {grain} {kg:을} {tub}에 담그#
      {tub} {grain} {kg}, {hours} 침지
      {grain:을} {kg} 씻어 {tub}에 {hours} 불리#
      내일 쓸 {grain} {kg}, {tub}에 담가 두#
      {not_grain} 말고 {grain:을} {kg} {tub}에 불리#
      {hours} 불림: {tub}, {grain}, {kg}
      {tub} 비었음. {grain} {kg} 불려 두기
      {grain} {kg:을} {hours} 동안 {tub} 물에 담가 두#
      {clock} 전에 {tub}에 {grain} {kg}
      포대가 {any}개 남았다. 그중 {grain} {kg:을} {tub}에 {hours} 담그#
      {grain} 불리기 {tub} {kg} {hours}
      {day} 잔치용 {grain}, {tub}에 {kg}, 시간은 정하지 않음
      {tub}에는 {grain:을} {kg}만 불리기
      <{tub:은} {grain}|, |, > 자리다. {tub}에 {kg} 불리#
      <{grain:은} {tub}|, |, >. 내일은 {grain} 주문이 많으니 {kg} 담그#`,
    titles: ['Soak rice; Soak beans', '쌀 불리기; 콩 불리기; 침지'],
  },
  {
    tool: 'mill_gap', about: ['Set the gap of a mill and start it', '방아 간격을 맞추고 돌린다'],
    takes: { mill, gap: tenths(0.1, 3, 'mm') },
    en: `
      {mill} on {gap} and go
      grind on {mill} with a gap of {gap}
      gap {gap}, {mill}
      chilli for kimchi: {mill}, {gap}
      {mill} grinds too coarse at {not_gap}; make it {gap} and run
      run {mill} at {gap}, {not_mill} rests
      {gap} between the rollers of {mill}, then let it turn
      {any} kilos of rice for {who} wait; {mill}, gap {gap}
      start {mill}: {gap}
      {mill} at {clock} with {gap}, third pass
      <{mill} {gap}|, | and >, as last autumn. Start {mill} that way.`,
    ko: `
      {mill} 간격 {gap} 가동
      {mill} 간격을 {gap:로} 맞춰 빻기
      {mill:을} {gap:로} 돌리#
      김장 고추라 {mill} 간격 {gap}
      {not_gap:은} 너무 굵다. {mill:을} {gap:로} 좁혀 돌리#
      {not_mill:은} 쉬게 하고 {mill:을} {gap:로} 기동하#
      {who} 댁 쌀 {any}되, {mill} {gap:로} 빻기
      세 번째 내림. {mill} 간격 {gap}
      {mill} 롤러 틈을 {gap} 주고 돌리기
      {gap} / {mill} / 가동
      {clock}부터 {mill:을} {gap} 간격으로 돌려 두#
      들깨는 {mill}, 틈은 {gap}. 시작하#
      {mill} 세우지 말고 {gap:로} 돌리#
      {mill} 방아 {gap} 시작 요망
      <{mill:은} {gap}|, |, >. 작년 김장 때 간격이다. {mill:을} 그대로 맞춰 돌리#
      {who} 댁 고추 {any}근. {not_mill:은} 쌀 전용이니 {mill:을} {gap:로} 돌리#`,
    titles: ['Grind; Mill on', '방아 돌리기; 빻기; 분쇄'],
  },
  {
    tool: 'mill_stop', about: ['Stop a mill', '방아를 세운다'],
    takes: { mill },
    en: `
      stop {mill}
      {mill} off, a stone is in it
      hands are going into {mill}; it must not turn
      {mill} has ground all {any} kilos, let it stand
      halt {mill} but not {not_mill}
      smoke from {mill} at {clock}: out
      {mill} to a stop
      no more grinding on {mill} today
      the {who} cleans {mill}. Off.
      pull the switch of {mill}, {who} has to change the belt`,
    ko: `
      {mill} 정지
      {mill:을} 세우#
      {mill}에 돌이 들어갔다. 당장 멈추#
      {mill} 다 빻았음. 끄#
      {not_mill} 말고 {mill:을} 세우#
      {mill}에서 연기. 전원 내리#
      {who:이} {mill} 안을 닦는다. 못 돌게 하#
      {any}되 다 내렸으니 {mill} 정지 바람
      {mill} 가동 중단
      {clock} 마감. {mill:을} 끄고 퇴근
      {mill} 그만 돌리기
      방아({mill}) 멈춤 요망
      간격은 그대로 두고 {mill}만 세우#
      {not_mill:은} 아직 {any}되 남았고 {mill:은} 다 빻았다. 다 빻은 쪽을 끄#
      {mill} 벨트에서 소리가 난다. 간격은 나중에 보고 일단 세우#`,
    titles: ['Stop the mill; Mill off', '방아 정지; 분쇄기 멈춤'],
  },
  {
    tool: 'tofu_coagulate', about: ['Add coagulant to soy milk', '두유에 간수를 넣는다'],
    takes: { pan, ml: whole(20, 800, 'ml'), salt: choice({ bittern: ['bittern|nigari', '간수|천일염 간수'], gypsum: ['gypsum', '석고|황산칼슘'], gdl: ['GDL', 'GDL|글루코노락톤'] }) },
    en: `
      {ml} of {salt} into {pan}
      {pan}: {salt}, {ml}
      curdle {pan} with {ml} {salt}
      the milk in {pan} has {any} degrees, add {ml} of {salt} slowly
      use {salt} and not {not_salt} in {pan}: {ml}
      {salt} for {pan}, {ml}, stir twice
      give {pan} {ml} of {salt}
      soft tofu in {pan}: {ml} {salt}
      {pan} curdles at {clock}, {ml}, {salt}
      today {ml} of {salt}, pan is {pan}, {not_pan} had {any}`,
    ko: `
      {pan}에 {salt} {ml} 넣#
      {pan} {salt} {ml}
      두유가 {any}도다. {pan}에 {salt:을} {ml} 천천히 넣#
      {not_salt} 말고 {salt} {ml}, {pan}
      {pan} 응고: {salt} {ml}
      {salt:을} {ml} 재서 {pan}에 풀#
      {clock} 두 번째 솥. {pan}에 {salt} {ml} 투입하#
      순두부용 {pan}, {salt} {ml}만
      {ml:을} {pan}에. 응고제는 {salt}
      {pan} 엉김이 약하다. {salt} {ml} 더 넣#
      {not_pan:은} 끝났고 {pan}에 {salt} {ml} 주#
      {pan} {ml} {salt} 투입 요망
      {who} 메모대로 {salt} {ml:을} {pan}에 섞#
      모두부는 {pan}에서. {salt:을} {ml} 넣고 젓기
      콩 {any}kg에서 두유 60리터가 나왔다. {pan}에 {salt} {ml:을} 넣#
      <{pan:은} {ml}|, |, >. 오늘 응고제 양이다. {pan}에 {salt:을} 그만큼 넣#`,
    titles: ['Curdle the milk; Coagulant', '간수 넣기; 두부 응고; 응고제'],
  },
  {
    tool: 'tofu_press', about: ['Press or release the tofu in a box', '두부를 누르거나 푼다'],
    takes: { box: pan, weight: choice({ '누름': ['pressed|under the weight', '누름|누르기'], '풂': ['released|free', '풂|풀기'] }), min: maybe(span('min', 5, 60)) },
    en: `
      {box} {weight}
      [weight=누름] stone on {box} for {min}
      [weight=풂] take the load off {box}
      [weight=누름] squeeze {box} until the whey is clear
      [weight=풂] {box} is firm, let go
      [weight=누름] {min} under the press: {box}
      [weight=풂] lift the plate off {box}, {not_box} stays weighed down
      [weight=누름] {who} wants firm tofu from {box}; press it {min}
      [weight=풂] after {any} minutes {box} had enough, free it
      [weight=누름] plate down on {box}, {clock}`,
    ko: `
      {box} {weight}
      [weight=누름] {box:을} {min} 누르기
      [weight=풂] {box} 누름돌을 치우#
      [weight=누름] {box}에 누름판을 얹어 두#
      [weight=풂] {box:은} 단단해졌다. 압착을 풀#
      [weight=누름] {box} {min} 압착
      [weight=누름] 순물이 맑아질 때까지 {box:을} 눌러 두#
      [weight=풂] {box} 판을 들어 올리#, {not_box:은} 계속 눌러 둠
      [weight=풂] {any}분 지났으니 {box} 압착 해제
      [weight=누름] {who} 댁은 단단한 두부. {box:을} {min} 눌러 두기
      [weight=풂] {clock} 절단 예정, {box}에서 추를 내리#
      [weight=누름] {box}에 추를 올리#
      {box} 압착 상태 → {weight}
      [weight=풂] {box} 누름 해제 바람
      [weight=누름] 두부 {any}모가 {box}에 있다. 물이 덜 빠졌으니 추를 얹어 두#
      [weight=풂] {not_box:은} 10분 더, {box:은} 됐다. 된 쪽의 누름판을 들#`,
    titles: ['Press the tofu; Tofu box', '두부 누르기; 압착'],
  },
  {
    tool: 'count_trays', about: ['Note how many trays of rice cake are packed', '포장한 떡판 수를 적는다'],
    takes: { cake: names('songpyeon, injeolmi, baekseolgi, garaetteok, sirutteok', '송편, 인절미, 백설기, 가래떡, 시루떡, 절편'), trays: counted(1, 40, ['tray', 'trays'], '판') },
    en: `
      {trays} of {cake} packed
      note {trays}, {cake}
      {cake}: {trays}
      we have wrapped {trays} of {cake}, book it
      for the order of {who} {trays} of {cake} are ready
      enter {cake} with {trays}; {not_cake} is still warm
      {any} were planned, {trays} of {cake} it became
      write down that {trays} of {cake} left the table at {clock}
      {trays}, all {cake}
      <{cake} {trays}|, | and > were ordered. Only the {cake} is packed; note it.`,
    ko: `
      {cake} {trays} 포장
      {cake} {trays} 기록하#
      포장 수량: {cake} {trays}
      {cake:이} {trays} 나왔다고 적#
      {who} 댁 주문 {cake} {trays} 완료, 장부에 올리#
      {any}판 하려다 {cake} {trays:이} 됨. 수량을 적어 두#
      {not_cake:은} 아직 뜨겁다. {cake} {trays}만 입력하#
      {clock} 현재 {cake} {trays}
      {trays}, {cake} 입력 바람
      {cake} 포장 끝, {trays:로} 기록하#
      {day} 물량 {cake} {trays} 적기
      {cake} {trays} 등록 요망
      <{cake} {trays}|, |, > 주문. 지금은 {cake}만 다 쌌다. 그 수량을 적#
      {clock} 차에 {any}상자가 나간다. {cake} {trays} 포장 완료로 기록하#`,
    titles: ['Trays packed; Note the trays', '포장 수량; 떡판 기록'],
  },
];
