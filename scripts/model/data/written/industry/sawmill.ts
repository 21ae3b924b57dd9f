import { choice, flag, maybe, names, whole, type Written } from '../table';
import { counted } from './slots';

export const sawmill: readonly Written[] = [
  {
    tool: 'kiln_schedule', about: ['Start a drying schedule in a kiln', '건조실 스케줄을 시작한다'],
    takes: { kiln: whole(1, 10), species: choice({ spruce: ['spruce', '가문비|가문비나무'], oak: ['oak', '참나무|오크'], beech: ['beech', '너도밤나무'], larch: ['larch', '낙엽송'] }), target_mc: whole(6, 22, 'pct') },
    en: `
      kiln {kiln}: {species} down to {target_mc}
      dry the {species} in kiln {kiln} to {target_mc}
      {species}, kiln {kiln}, final moisture {target_mc}
      start kiln {kiln} on the {species} schedule, end at {target_mc}
      Kiln {kiln} was loaded with {species} at {clock}; we sell it at {target_mc}.
      {any} cubic metres of {species} went into kiln {kiln}, get them to {target_mc}
      The joiner wants {target_mc} in his {species}, it stands in kiln {kiln}.
      run kiln {kiln} until the {species} reads {target_mc}, kiln {not_kiln} is still cooling
      moisture {target_mc} for the {species} of kiln {kiln}
      [species=oak] oak cracks when hurried; kiln {kiln}, gentle programme for that wood, {target_mc} at the end`,
    ko: `
      {kiln}번 건조실 {species} {target_mc}
      {kiln}번 건조실 {species:을} 함수율 {target_mc}까지 말리#
      {species}, 건조실 {kiln}번, 목표 함수율 {target_mc}
      {clock}에 {kiln}번 건조실에 {species} 입고. 함수율 {target_mc:로} 건조 시작하#
      {species} {any}루베, {kiln}번실에서 {target_mc}까지 내리#
      목공소 요구 함수율은 {target_mc}. {kiln}번 건조실 {species} 스케줄 시작하#
      {not_kiln}번은 식는 중이니 {kiln}번 건조실만 {species} {target_mc:로} 돌리#
      건조 스케줄: {kiln}번실 / {species} / {target_mc}
      [species=oak] 참나무는 갈라지기 쉽다. {kiln}번실을 그 수종에 맞춰 {target_mc}까지 건조하#`,
    titles: ['Kiln; Dry the timber; Drying schedule', '목재 건조; 건조실; 건조 스케줄'],
  },
  {
    tool: 'setKilnSpray', about: ['Turn the humidifying spray of a kiln on or off', '건조실 가습 분무를 켜거나 끈다'],
    takes: { kiln: whole(1, 10), on: flag(['on', '가동'], ['off', '중지']) },
    en: `
      Spray in kiln {kiln} {on}
      [on=true] The boards in kiln {kiln} case-harden. Mist them.
      [on=true] humidify kiln {kiln}
      [on=true] air in kiln {kiln} is too dry, {any} % only, let the nozzles run
      [on=true] open the water to the spray bars of kiln {kiln}
      [on=true] conditioning phase in kiln {kiln}: moisten the air
      [on=false] kiln {kiln} is wet enough, stop the nozzles
      [on=false] no more mist in kiln {kiln} from {clock}
      [on=false] shut the humidifier of kiln {kiln}, leave that of {not_kiln} running
      [on=false] water drips from the stickers in kiln {kiln}; spray bars dry, please
      the spray bars of kiln {kiln} are to be {on}`,
    ko: `
      {kiln}번 건조실 가습 {on}
      [on=true] 표면 경화가 보인다. {kiln}번 건조실에 물을 분무하#
      [on=true] {kiln}번 건조실 습도가 {any}%뿐이다. 노즐을 켜#
      [on=true] {kiln}번 건조실 조습 단계, 가습 시작
      [on=true] {kiln}번실 분무 배관의 물을 열#
      [on=false] {kiln}번 건조실은 충분히 젖었다. 분무를 멈추#
      [on=false] {clock}부터 {kiln}번실 가습 끔
      [on=false] {not_kiln}번은 두고 {kiln}번 건조실 가습기만 끄#
      [on=false] 잔목에서 물이 떨어진다. {kiln}번실 노즐을 잠그#
      건조실 {kiln}번 분무: {on}`,
    titles: ['Kiln spray; Humidify; Conditioning', '가습; 건조실 분무'],
  },
  {
    tool: 'log_infeed', about: ['Feed logs to a saw line', '원목을 라인에 투입한다'],
    takes: { deck: choice({ left: ['left', '왼쪽'], right: ['right', '오른쪽'] }), count: counted(1, 40, ['log', 'logs'], '본') },
    en: `
      {count} from the {deck} deck
      roll {count} in, {deck} deck
      the {deck} deck sends {count} to the saw
      feed the saw {count} off the {deck} deck
      Bark is frozen on the other side, so take {count} from the {deck} deck.
      let {count} down the {deck} side, diameter about {any} cm
      {deck}: {count}, then hold the chain
      The band is sharp since {clock}; give it {count}, {deck} deck.
      only {count} more on the {deck}, the stack is finished`,
    ko: `
      {deck} 데크에서 원목 {count} 투입하#
      {deck} 원목 {count}
      {deck} 데크 {count} 굴려 넣#
      {clock}에 띠톱을 갈았다. {deck} 데크에서 원목 {count:을} 보내#
      지름 {any}cm 정도로 {deck} 데크에서 {count} 공급하#
      {deck} 더미가 끝나 간다. {count}만 더 넣#
      톱 앞으로 원목 {count}, {deck}에서
      반대쪽은 얼었으니 {deck} 데크 원목 {count:을} 올리#
      투입: {deck} 데크 / {count}`,
    titles: ['Feed logs; Infeed', '원목 투입; 원목 공급'],
  },
  {
    tool: 'band.tension', about: ['Tension of the saw band', '띠톱 장력'],
    takes: { saw: names('head rig, resaw 1, resaw 2, gang, slabber', '주 띠톱, 재할 1호, 재할 2호, 갱쏘, 슬래버'), kN: maybe(whole(10, 90)), release: flag() },
    en: `
      [release=false] tension the band of the {saw} to {kN} kN
      [release=false] {saw}: band tight, {kN} kN
      [release=false] The cut wanders on the {saw}. Put {kN} kN on its blade.
      [release=false] pull the blade of the {saw} up to working tension
      [release=false] we start at {clock}, the {saw} blade has to be under strain again
      [release=true] slacken the band of the {saw}
      [release=true] {saw}, take the strain off the blade for the night
      [release=true] {who} changes the blade on the {saw}, let it go limp
      [release=true] blade of the {saw} loose, the {not_saw} keeps its {any} kN
      [release=true] so that the wheels do not print, relax the {saw} after the shift`,
    ko: `
      [release=false] {saw} 톱날 장력을 {kN} kN으로 맞추#
      [release=false] {saw} 장력 {kN}kN
      [release=false] 제재면이 휜다. {saw} 톱날을 {kN}kN까지 당기#
      [release=false] {clock} 시작 전에 {saw} 톱날을 팽팽하게 해 두#
      [release=false] {saw} 톱날 조임
      [release=true] {saw} 톱날 장력을 풀#
      [release=true] 야간에는 {saw} 톱날을 느슨하게 두#
      [release=true] {who:이} {saw} 날을 간다. 장력 해제 바람
      [release=true] {not_saw:은} 그대로, {saw} 톱날만 늦추#
      [release=true] 교대 끝나면 {saw} 톱날 이완할 것`,
    titles: ['Blade tension; Band saw', '톱날 장력; 띠톱'],
  },
];
