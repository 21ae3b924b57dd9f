import { choice, maybe, names, tenths, whole, type Written } from '../table';
import { code, degrees } from './slots';

export const districtHeat: readonly Written[] = [
  {
    tool: 'flow_temp_curve', about: ['Set one point of the heating curve', '난방 곡선의 한 점을 정한다'],
    takes: { net: names('Nord, Altstadt, Campus, Hafen, Riverside', '북부망, 구도심, 캠퍼스, 항만, 강변'), outdoor: degrees(-20, 15), flow: whole(60, 125, 'C') },
    en: `
      {net} network: at {outdoor} outside, send {flow}
      flow {flow} when it is {outdoor}, {net}
      when the air is at {outdoor}, the {net} net gets water of {flow}
      curve point for {net}: {outdoor} / {flow}
      People in {net} complain on cold mornings; let {outdoor} outdoors mean {flow} in the pipe.
      send {flow} into the {net} network as soon as the thermometer shows {outdoor}
      {net}, outdoor {outdoor}, supply {flow}
      change the curve of {net}: to {outdoor} of outdoor air belongs a supply of {flow}
      {any} houses were added to {net}, so put {flow} in the curve at {outdoor} outdoors
      Do not touch {not_net}. On the curve of {net}, the point at {outdoor} gets {flow}.`,
    ko: `
      {net}: 외기 {outdoor}일 때 공급 {flow}
      {net} 곡선점 외기 {outdoor} / 공급 {flow}
      바깥이 {outdoor:이}면 {net}에 {flow}의 물을 보내도록 곡선을 고치#
      {net} 난방 곡선에서 {outdoor} 지점을 {flow:로} 하#
      아침에 춥다는 민원. {net} 외기 {outdoor} 기준 공급 온도를 {flow:로} 올리#
      {any}세대가 늘었다. {net} 공급 {flow}, 외기 {outdoor} 조건으로 입력하#
      공급 {flow} ← 외기 {outdoor} ({net})
      {net}, 외기 온도 {outdoor}에서 송수 {flow} 설정 바람
      {not_net} 곡선은 두고 {net}만, 외기 {outdoor}에서 공급 {flow:로} 바꾸#
      한파 {any}일째. {net}, 바깥 {outdoor}면 공급수 {flow} 나가게 하#`,
    titles: ['Heating curve; Flow temperature', '난방 곡선; 공급 온도'],
  },
  {
    tool: 'substation_valve', about: ['Position of the primary valve of a house substation', '기계실 1차측 밸브 개도'],
    takes: { house: code('HS-1##, S-4#, UST##'), open_pct: whole(0, 100, 'pct') },
    en: `
      {house}: primary valve {open_pct}
      open the primary valve of {house} to {open_pct}
      house station {house} may draw {open_pct}
      {house} returns water that is far too warm, throttle it to {open_pct}
      [open_pct=0] cut {house} off, the bill from {day} is still open
      [open_pct=0] shut the primary side of {house} altogether
      [open_pct=100] {house} is to have everything the net can give, valve fully open
      The tenants of {house} freeze since {clock}; valve {open_pct}.
      valve in {house} {open_pct}, the one in {not_house} is {any} already
      {open_pct} is enough for {house}`,
    ko: `
      {house} 1차 밸브 {open_pct}
      {house} 기계실 1차측 밸브를 {open_pct:로} 하#
      {house} 환수 온도가 너무 높다. 밸브를 {open_pct}까지 조이#
      [open_pct=0] {house} 1차측을 완전히 닫#
      [open_pct=0] 요금 미납, {house} 열 공급 차단
      [open_pct=100] {house} 밸브를 전부 열#
      {clock}부터 {house} 입주민이 춥다고 한다. 밸브 개도를 {open_pct:로} 올리#
      {not_house} 말고 {house} 밸브 개도 {open_pct}
      {house:은} {open_pct}면 충분하다. 그렇게 맞추#
      기계실 {house}: 1차 밸브 → {open_pct}`,
    titles: ['House substation; Primary valve', '기계실 밸브; 1차측 개도'],
  },
  {
    tool: 'heat_store', about: ['Charge or discharge the heat store', '축열조를 충전하거나 방열한다'],
    takes: { mode: choice({ charge: ['charge', '축열'], discharge: ['discharge', '방열'], idle: ['idle', '대기'] }), mw: maybe(tenths(0.5, 30)) },
    en: `
      Heat store: {mode}
      [mode=charge] put {mw} MW into the heat store
      [mode=charge] Electricity is cheap until {clock}, so fill the store with {mw} MW.
      [mode=charge] what the boilers make too much goes into the big tank
      [mode=discharge] take {mw} MW out of the heat store
      [mode=discharge] The morning peak comes. Let the store help with {mw} MW.
      [mode=discharge] boiler {any} has tripped, the store must feed the net
      [mode=discharge] empty the heat store into the net, {mw} MW
      [mode=idle] leave the heat store alone for now
      [mode=idle] neither in nor out at the store while {who} is inside
      [mode=idle] store valve neutral, nothing flows`,
    ko: `
      축열조 {mode}
      [mode=charge] 축열조에 {mw}MW 채우#
      [mode=charge] {clock}까지 전기가 싸다. 축열조에 {mw}MW로 열을 모아 두#
      [mode=charge] 보일러 남는 열은 축열조로 돌리#
      [mode=discharge] 축열조에서 {mw}MW 꺼내#
      [mode=discharge] 아침 피크다. 축열조 열을 {mw}MW로 내보내#
      [mode=discharge] 보일러 {any}호기 트립. 축열조로 망을 살리#
      [mode=idle] 축열조는 당분간 쉬게 하#
      [mode=idle] {who:이} 안에 있다. 축열조는 넣지도 빼지도 않는다. 그대로 두#
      축열조를 {mode} 모드로 바꾸#`,
    titles: ['Heat store; Big tank', '축열조; 축열 운전'],
  },
  {
    tool: 'getReturnTemp', about: ['Read the return temperature of a house substation', '기계실 환수 온도를 읽는다'],
    takes: { house: code('HS-1##, S-4#, UST##') }, reads: true, result: '{any}.5',
    en: `
      Return temperature of {house}
      how warm does the water come back from {house}?
      read the return of {house}, not of {not_house}
      {house} had {any} degrees on the way back last week, look what it is today
      before you touch the valve in {house}, see its return
      what is coming back from {house} at {clock}
      get me the return line of {house}
      {house} wastes heat, they say. Check the return.
      Return, {house}?
      The valve in {not_house} was set at {clock}; of {house} we only want to see what flows back.`,
    ko: `
      {house} 환수 온도 확인하#
      {house} 환수는 몇 도인지 읽#
      {not_house} 말고 {house} 환수 온도 조회
      지난주 {any}도였다. 오늘 {house} 환수 온도를 보#
      밸브를 만지기 전에 {house} 환수부터 확인하#
      {clock} 기준 {house} 환수 온도
      {house}에서 돌아오는 물 온도를 알려 주#
      {house} 환수?
      {not_house} 밸브는 {clock}에 손봤다. {house:은} 환수만 보#
      열 손실 의심 {house}, 환수 온도 읽어서 보고`,
    titles: ['Return temperature; Water coming back', '환수 온도; 환수 확인'],
  },
];
