import { choice, flag, whole, type Written } from '../table';

export const dairy: readonly Written[] = [
  {
    tool: 'entry_gate', about: ['Open or close the entry gate of one side of the milking parlour', '착유실 입구 문'],
    takes: { side: choice({ left: ['left', '왼쪽|좌측'], right: ['right', '오른쪽|우측'] }), open: flag(['open', '열림'], ['closed', '닫힘']) },
    en: `
      [open=true] let the next cows in on the {side}
      [open=false] {side} side is full, shut the way in
      [open=true] {any} cows wait outside. Admit them to the {side} side.
      [open=false] no more animals onto the {side}, we are washing down
      [open=true] entry {side}: open
      [open=false] entry {side}: closed
      [open=true] bring a new batch into the {side} row
      [open=false] Cow {any} is limping. Keep the rest back on the {side} until {clock}.
      [open=true] the {side} stalls are empty, fill them
      [open=false] close behind the last cow that walked into the {side} row
      [open=true] The exit on the {side} is shut and all stalls stand empty; now bring in the next ones.
      [open=false] {any} cows are through on the {side}. Whoever still stands in the waiting yard stays there.
      [open=false] {side} row complete, shut them in from behind`,
    ko: `
      [open=true] {side} 줄에 다음 소를 들이#
      [open=false] {side:이} 찼다. 들어오는 문을 닫#
      [open=true] 밖에 {any}마리 대기. {side} 입구 개방
      [open=false] 세척 중이니 {side:로} 더 못 들어오게 하#
      [open=true] {side} 진입문 열기
      [open=false] {side} 진입문 닫기
      [open=true] {side} 칸이 비었음. 소를 넣#
      [open=false] {any}번 소가 절뚝거린다. {clock}까지 {side} 입구를 막아 두#
      [open=true] {side} 열 새 조 입장시키#
      [open=false] 마지막 소가 {side} 열에 들어오면 뒤를 닫#
      [open=true] {side} 출구는 닫혀 있고 칸이 모두 비었다. 다음 소를 받아들이#
      [open=false] {side} 줄에 {any}마리 들어왔다. 대기장 소는 더 들어오지 못하게 하#`,
    titles: ['Let cows in; Entry; Parlour entry', '소 들이기; 착유실 입구; 진입문'],
  },
  {
    tool: 'exit_gate', about: ['Open or close the exit gate of one side of the milking parlour', '착유실 출구 문'],
    takes: { side: choice({ left: ['left', '왼쪽|좌측'], right: ['right', '오른쪽|우측'] }), open: flag(['open', '열림'], ['closed', '닫힘']) },
    en: `
      [open=true] milked on the {side}, let them go
      [open=false] nobody leaves the {side} row yet
      [open=true] {side} side has finished, release the cows to the yard
      [open=false] exit {side} shut before a fresh batch stands there
      [open=true] all {any} clusters off on the {side}: way out free
      [open=false] The yard is being scraped till {clock}. Hold the {side} cows inside.
      [open=true] exit {side}: open
      [open=false] exit {side}: closed
      [open=false] close the front on the {side}, they have all walked out
      [open=true] send the {side} ones home
      [open=true] On the {side} the last cluster fell off at {clock} and behind them the entry is shut. They may leave.
      [open=false] {side} row: do not let them walk off yet, the vet wants to see {any} of them
      [open=false] the yard gate is broken, so nobody comes out on the {side}`,
    ko: `
      [open=true] {side} 착유 끝. 내보내#
      [open=false] {side} 열은 아직 못 나가게 하#
      [open=true] {side} 유두컵 {any}개 다 빠졌다. 나가는 문을 열#
      [open=false] 마당 청소({clock}까지). {side} 소를 안에 잡아 두#
      [open=true] {side} 퇴장문 열기
      [open=false] {side} 퇴장문 닫기
      [open=false] {side} 소가 모두 나갔다. 앞문을 닫#
      [open=true] {side} 열을 방목장으로 돌려보내#
      [open=false] 새 조가 서기 전에 {side} 출구 닫을 것
      [open=true] {side} 출구 개방 바람
      [open=true] {side} 마지막 유두컵이 {clock}에 빠졌고 입구는 닫혀 있다. 이제 나가게 하#
      [open=false] 수의사가 {any}마리를 봐야 하니 {side} 줄을 내보내지 말 것`,
    titles: ['Let cows out; Exit; Release the row', '소 내보내기; 착유실 출구; 퇴장문'],
  },
  {
    tool: 'milkDivert', about: ['Send the milk of a cow to the tank, the calves or the drain', '우유 행선지를 정한다'],
    takes: { cow: whole(100, 999), dest: choice({ tank: ['tank|bulk tank', '냉각 탱크|집유 탱크'], calves: ['calves|calf bucket', '송아지|송아지용'], waste: ['drain|waste', '폐기|하수'] }) },
    en: `
      milk of cow {cow} to the {dest}
      {cow} → {dest}
      [dest=waste] Cow {cow} got antibiotics on {day}. Nobody may drink it.
      [dest=tank] the waiting time of {cow} is over, her milk counts again
      [dest=calves] {cow} calved {any} hours ago; the first milk belongs to the young
      [dest=waste] pour away what {cow} gives
      send number {cow} to the {dest}, {not_cow} as always
      [dest=calves] no colostrum into the tank: cow {cow}
      [dest=tank] {cow} is healthy again, sell it
      divert animal {cow}: {dest}
      [dest=waste] There is blood in the milk of {cow}. Calves may not have it either.
      [dest=calves] {cow} is on day {any} after calving; good enough for the young ones, not for the dairy.
      [dest=tank] On {day} the last residue test of {cow} was clean, so the lorry may take it.`,
    ko: `
      {cow}번 소 우유 {dest}
      {cow}번 젖은 {dest:로} 보내#
      [dest=waste] {cow}번 {day} 항생제 투여. 출하 금지, 버릴 것
      [dest=tank] {cow}번 휴약 기간 종료. 다시 출하분에 넣#
      [dest=calves] {cow}번은 {any}시간 전에 분만했다. 초유는 새끼에게 주#
      [dest=waste] {cow}번에서 나온 것은 전부 버리게 하#
      {not_cow}번은 평소대로, {cow}번만 {dest}
      [dest=tank] {cow}번 회복 확인. 납유 가능으로 돌리#
      {cow}번 행선지: {dest}
      [dest=calves] 초유가 탱크에 섞이면 안 되는 {cow}번
      [dest=waste] {cow}번 젖에 피가 섞였다. 송아지에게도 주지 말 것
      [dest=calves] {cow}번은 분만 {any}일째, 납유는 안 되지만 새끼 먹이로는 된다
      [dest=tank] {day} 잔류 검사 음성. {cow}번은 집유차에 실어도 된다`,
    titles: ['Where the milk goes; Divert milk; Keep it out of the tank', '우유 분리; 우유 행선지; 분리 착유'],
  },
  {
    tool: 'detach_cluster', about: ['Take the milking cluster off at a stall', '유두컵을 뗀다'],
    takes: { stall: whole(1, 32) },
    en: `
      cluster off at stall {stall}
      stall {stall} is dry, take it off
      Cow in {stall} kicks. Vacuum away and cups off.
      stop milking in place {stall}
      flow at {stall} below {any} ml, detach
      pull the cups at {stall}, {not_stall} is still giving
      She has given {any} litres; enough for {stall}.
      unit {stall}: remove from the udder
      the cups hang too long on number {stall}`,
    ko: `
      {stall}번 칸 유두컵 탈거
      {stall}번 자리 착유를 멈추#
      {stall}번 소가 찬다. 진공 끊고 컵을 떼어 내#
      {not_stall}번은 아직 나온다. {stall}번만 컵을 빼#
      {stall}번 유량 {any}ml 이하. 탈착하#
      {any}리터 나왔으니 {stall}번은 그만 짜게 하#
      {stall}번 착유컵 제거 바람
      과착유 우려, {stall}번 떼기`,
    titles: ['Cups off; Detach; End of milking', '유두컵 탈거; 착유 종료'],
  },
];
