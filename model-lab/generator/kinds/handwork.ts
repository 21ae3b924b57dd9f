/** Work for hands, which no tool does: `title: job` a line. */
export const englishHandwork = `
  Mend the net: sew up the hole in the net of basin {n} before the evening
  Terminals: open cabinet {n} and tighten every terminal in it with a screwdriver
  Wash hands: scrub hands and forearms for {n} seconds and put on the apron
  Tie the tarp: lash the tarpaulin to the rail with two half hitches
  Move the fish: carry {n} trout in the hand net over to the other basin
  Pull weeds: pull the weeds between rows {n} and {few} by the roots
  Change the blade: take the guard off, lift the old blade out and fit the sharp one
  Wipe the bench: wipe bench {few} with alcohol and let it dry
  Hang the sign: hang the sign "wet floor" on the door of room {n}
  Prop the door: put the wedge under door {few} so that it stays ajar
  Split the logs: split {n} logs and stack them under the eaves
  Sharpen: grind the chisels on the wet stone until they take a hair off
  Fill the form: fill in the paper form in the folder and have the {who} sign it
  Empty the trap: take the dead mice out of trap {few} and bait it again
  Lift the lid: lift the lid of vat {few} and smell whether it has turned
  Swap the barrel: roll the empty barrel out and the full one in
  Turn the cheese: turn the {n} wheels on shelf {few} by hand
  Bleed the brake: bleed the brake of the hoist, two people are needed
  Feel the bearing: lay a hand on the bearing and feel whether it shakes
  Torque: tighten the {few} flange bolts crosswise to {n} newton metres with the torque wrench
  Sweep: sweep the aisle between racks {few} and {n}
  Look at the colour: hold the strip against the card and see which colour it has
  Thread the film: thread the film through rollers 1 to {few}
  Cut the rope: cut {n} metres of the blue rope and singe the ends
  Pour: pour the melt into mould {few}, slowly and without splashing
  Carry the patient: help the guest of room {n} into the wheelchair
  Talk to them: go over to table {few} and apologise to the guests
  Shake: shake the flask by hand until the crystals are gone
  Scrape: scrape the scale off the electrode with the plastic blade
  Unload: unload {n} sacks from the lorry onto pallets
  Check the seal: look whether the seal on container {few} is broken
  Paste: paste the new price over the old one on {n} boxes
  Wind the clock: wind the tower clock with the crank, {n} turns
  Hammer: drive the loose peg {few} back in with the mallet
  Iron out: iron the creases out of banner {few}
  Pack: pack {n} jars into straw, lids up
  Dig: dig a trench of {few} metres along the fence
  Adjust the strap: pull the strap of harness {few} tight until it no longer slips
  Climb: climb the mast and clear the bird's nest away
  Oil the hinge: put two drops of oil on each hinge of gate {few}
  Measure by hand: hold the dipstick into tank {few} and read the mark
  Fold: fold {n} towels in thirds
  Replace the lamp: unscrew the dead bulb over door {few} and screw in a new one
  Bandage: clean the cut and put a plaster on it
  Seal the bag: press the air out of bag {few} and tape it shut
  Graft: graft the scion onto stock {few} and bind it with raffia
  Lay the table: lay table {few} for {n}
  Pick up the key: fetch the key from the porter and bring it back by noon
  Show around: show the two inspectors the drying room
  Empty the bucket: empty the bucket under the drip and put it back
  Reset by hand: press the red mushroom button in again with the thumb
  Straighten: bend the bent fin of cooler {few} straight with the comb
  Call out: call {who} over the yard, the horn is broken
  Glue: glue tile {n} back on with the tile cement
  Plumb: hang the plumb line from beam {few} and mark where it points
  Draw: draw the new route on the paper map in the office
`;
export const koreanHandwork = `
  그물 꿰매기: {n}번 수조 그물 구멍을 저녁 전에 꿰매#
  단자 조임: {n}번 분전함을 열고 단자를 드라이버로 모두 조이#
  손 씻기: 손과 팔을 {n}초 동안 문질러 씻고 앞치마를 두르#
  천막 묶기: 천막 끈을 기둥에 두 번 돌려 묶#
  물고기 옮기기: 뜰채로 송어 {n}마리를 옆 수조로 옮기#
  풀 뽑기: {few}번 이랑 잡초를 뿌리째 뽑#
  날 교체: 덮개를 벗기고 무딘 날을 빼고 새 날을 끼우#
  작업대 닦기: {few}번 작업대를 알코올로 닦고 말리#
  팻말 걸기: {n}호 문에 "바닥 젖음" 팻말을 걸#
  장작: 장작 {n}개를 패서 처마 밑에 쌓#
  날 갈기: 끌을 숫돌에 갈#
  서류: 서류철의 종이 양식을 채우고 {who} 도장을 받#
  쥐덫: {few}번 쥐덫을 비우고 미끼를 새로 놓#
  뚜껑 열기: {few}번 항아리 뚜껑을 열고 냄새를 맡#
  통 교체: 빈 통을 굴려 내고 새 통을 들이#
  메주 뒤집기: {few}번 시렁의 메주 {n}장을 손으로 뒤집#
  베어링 만져 보기: 베어링에 손을 대어 떨리는지 느껴 보#
  볼트 조임: 플랜지 볼트 {few}개를 토크 렌치로 {n}Nm까지 대각선으로 조이#
  비질: {few}번 통로를 비로 쓸#
  색 보기: 시험지를 색표에 대고 무슨 색인지 보#
  밧줄 자르기: 파란 밧줄 {n}m를 자르고 끝을 불로 지지#
  붓기: 쇳물을 {few}번 거푸집에 천천히 붓#
  부축: {n}호 어르신을 휠체어로 옮겨 앉히#
  사과: {few}번 상에 가서 손님께 사과드리#
  흔들기: 결정이 없어질 때까지 플라스크를 손으로 흔들#
  긁어내기: 전극의 물때를 플라스틱 날로 긁어내#
  하차: 트럭에서 포대 {n}개를 내려 팔레트에 쌓#
  봉인 보기: {few}번 컨테이너 봉인이 뜯겼는지 눈으로 보#
  가격표: 상자 {n}개에 새 가격표를 덧붙이#
  못 박기: 빠진 말뚝 {few}번을 나무망치로 다시 박#
  포장: 병 {n}개를 짚에 싸서 세워 담#
  도랑: 울타리를 따라 도랑을 {few}m 파#
  기둥 오르기: 전주에 올라가 새 둥지를 치우#
  경첩 기름: {few}번 문 경첩마다 기름을 두 방울씩 떨어뜨리#
  눈금 보기: {few}번 탱크에 자를 넣어 눈금을 읽#
  수건 접기: 수건 {n}장을 세 겹으로 접#
  전구 갈기: {few}번 문 위 나간 전구를 빼고 새것을 돌려 끼우#
  상처: 베인 곳을 씻고 반창고를 붙이#
  접붙이기: {few}번 대목에 접순을 붙이고 끈으로 감#
  상 차리기: {few}번 상에 {n}인분을 차리#
  열쇠 받기: 경비실에서 열쇠를 받아 점심 전에 돌려주#
  안내: 점검 나온 두 사람에게 건조실을 보여 주#
  양동이: 물 새는 곳 양동이를 비우고 다시 받치#
  손으로 복귀: 빨간 버섯 단추를 엄지로 눌러 되돌리#
  타일: {n}번 타일을 시멘트로 다시 붙이#
  지도: 사무실 종이 지도에 새 길을 그리#
  김장: 배추 {n}포기를 소금물에 손으로 절이#
  떡 썰기: 가래떡 {few}줄을 칼로 어슷하게 썰#
  맛보기: 국을 한 숟갈 떠서 간을 보#
  이삿짐: {n}호 이삿짐을 사다리차에 실#
`;
