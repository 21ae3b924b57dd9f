import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const biogas: readonly Written[] = [
  {
    tool: 'digester_feed', about: ['Feed substrate to a digester', '소화조에 원료를 투입한다'],
    takes: { digester: whole(1, 6), substrate: names('maize silage, slurry, grass, beet, whey, chicken litter', '옥수수 사일리지, 가축 분뇨, 음식물, 비트, 유청, 계분'), t: tenths(0.2, 12) },
    en: `
      digester {digester}: {t} t of {substrate}
      feed {t} tonnes of {substrate} into digester {digester}
      {substrate}, {t} t, digester {digester}
      give number {digester} its {substrate}, {t} t
      Gas is down to {any} cubic metres. Digester {digester} could do with {t} t of {substrate}.
      {t} t {substrate} and no {not_substrate} for digester {digester}
      the loader brings {substrate} at {clock}: {t} tonnes of it go to digester {digester}
      let digester {digester} eat {t} t of {substrate}, it is hungry
      Today {substrate} instead of {not_substrate}: {t} t, digester {digester}.
      Digester {not_digester} foams and gets nothing. What was meant for it, {t} t of {substrate}, goes to digester {digester}.`,
    ko: `
      {digester}번 소화조에 {substrate} {t}톤 투입하#
      소화조 {digester}: {substrate} {t}t
      {substrate} {t}톤, {digester}번 소화조
      가스가 {any}루베로 줄었다. {digester}번 소화조에 {substrate:을} {t}톤 넣#
      {not_substrate} 말고 {substrate:을} {digester}번에 {t}톤 먹인다. 투입하#
      {clock} 로더 도착. {digester}번 소화조 {substrate} {t}t 공급
      {t}톤의 {substrate:을} {digester}번 소화조로 보내#
      오늘 원료: {substrate}, {t}톤 / {digester}번
      {not_digester}번은 거품 때문에 쉬게 한다. {substrate} {t}톤은 {digester}번 소화조로 돌리#
      메탄 {any}%로 낮음. {digester}번 소화조에 {substrate:을} {t}톤만 넣#`,
    titles: ['Feed the digester; Substrate', '소화조 투입; 원료 공급'],
  },
  {
    tool: 'agitator', about: ['Run the agitator of a digester', '소화조 교반기를 돌린다'],
    takes: { digester: whole(1, 6), minutes: whole(3, 60, 'min'), direction: maybe(choice({ forward: ['forward', '정방향'], reverse: ['reverse|backward', '역방향'] })) },
    en: `
      stir digester {digester} for {minutes}
      agitator {digester}: {minutes}, {direction}
      {minutes} of mixing in digester {digester}
      A crust swims on digester {digester}. Turn the paddles {minutes}, {direction}.
      [direction=reverse] straw is wound round the shaft in digester {digester}, run it {minutes} the other way
      [direction=forward] digester {digester}, the usual sense of rotation, {minutes}
      mix digester {digester}, {minutes}, after the {clock} feeding
      digester {digester} wants {minutes} on the agitator; {not_digester} was stirred
      let the paddles in number {digester} go {direction} for {minutes}
      {any} cm of foam in the window, so {minutes} of stirring, digester {digester}`,
    ko: `
      {digester}번 소화조 {minutes} 교반하#
      교반기 {digester}번 {minutes} {direction}
      {digester}번 소화조를 {direction:로} {minutes} 저어 주#
      스컴이 떴다. {digester}번 소화조 교반기를 {minutes} 돌리#
      [direction=reverse] 축에 짚이 감겼다. {digester}번 교반기를 반대로 {minutes} 돌리#
      [direction=forward] {digester}번 교반, 평소 회전 방향으로 {minutes}
      {clock} 투입 후 {digester}번 소화조 교반 {minutes}
      {not_digester}번은 끝남. {digester}번 소화조만 {minutes} 섞#
      거품 {any}cm. {digester}번 소화조 {minutes} 교반 요망`,
    titles: ['Stir; Agitator; Mix the digester', '교반; 교반기 운전'],
  },
  {
    tool: 'flare', about: ['Light or put out the flare', '플레어를 점화하거나 끈다'],
    takes: { lit: flag() },
    en: `
      [lit=true] light the flare
      [lit=true] The gas holder is at {any} % and the engine is down; burn the surplus off.
      [lit=true] ignite the torch before the roof lifts
      [lit=true] flare on
      [lit=true] get rid of the gas that the engine cannot take, {clock}
      [lit=true] Since {who} stopped the engine the bag swells. Up with the flame.
      [lit=false] put the flare out
      [lit=false] flare off, the engine takes everything again
      [lit=false] It is a waste to keep the torch burning, the holder is down to {any} %.
      [lit=false] kill the flame at the torch before {clock}
      [lit=false] no more burning off, please
      [lit=false] the fire brigade wants no open flame on {day}: torch dead`,
    ko: `
      [lit=true] 플레어를 점화하#
      [lit=true] 가스 홀더가 {any}%이고 엔진이 섰다. 남는 가스를 태우#
      [lit=true] 지붕이 부풀기 전에 잉여 가스 연소 시작
      [lit=true] 플레어 켬
      [lit=true] {clock}, 엔진이 못 받는 가스는 플레어로 태우#
      [lit=true] {who:이} 엔진을 세웠다. 플레어에 불을 붙이#
      [lit=false] 플레어를 끄#
      [lit=false] 엔진이 다시 다 받는다. 플레어 소화
      [lit=false] 홀더가 {any}%까지 내려갔으니 태우는 것을 멈추#
      [lit=false] {clock} 전에 플레어 불꽃을 죽이#
      [lit=false] {day}에는 화기 금지다. 플레어 꺼 두#`,
    titles: ['Flare; Surplus gas; Torch', '플레어; 잉여 가스'],
  },
  {
    tool: 'chp.load', about: ['Load of the gas engine', '가스 엔진 출력'],
    takes: { engine: choice({ 'CHP-A': ['CHP-A|A', 'CHP-A|A호기'], 'CHP-B': ['CHP-B|B', 'CHP-B|B호기'] }), kw: whole(80, 800, 'kW') },
    en: `
      engine {engine}: {kw}
      run engine {engine} at {kw}
      The bag is nearly flat, so engine {engine} back to {kw}.
      {kw} from engine {engine} until {clock}
      grid operator allows {kw}, that is for engine {engine}
      load engine {engine} up to {kw}, flare stays off
      engine {engine} has {any} hours to its oil change; until then {kw}
      we only need {kw} out of engine {engine}
      push engine {engine} to {kw}, the whey brings gas
      Oil pressure looks odd on the other one, so for now engine {engine} carries {kw} alone.`,
    ko: `
      {engine} 엔진 {kw}
      엔진 {engine} 출력을 {kw:로} 하#
      가스가 거의 없다. {engine} 엔진을 {kw:로} 줄이#
      {clock}까지 {engine} 엔진 {kw} 유지
      계통 허용치가 {kw:이}라 엔진 {engine:을} 거기에 맞추#
      플레어는 그대로 두고 {engine} 엔진만 {kw}까지 올리#
      오일 교환까지 {any}시간 남음. {engine} 엔진은 {kw:로} 돌리#
      발전: {engine} / {kw}
      다른 엔진 유압이 이상하다. 당분간 {engine} 엔진 혼자 {kw:로} 버틴다. 설정하#
      {day} 점검 전까지 {engine} 엔진 부하 {kw} 제한`,
    titles: ['Gas engine; Engine load', '가스 엔진; 발전 출력'],
  },
];
