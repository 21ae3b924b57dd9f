import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const microscopy: readonly Written[] = [
  {
    tool: 'stageXY', about: ['Drive the stage to a position in micrometres', '스테이지를 좌표로 이동한다'],
    takes: { x: whole(-9500, 9500), y: whole(-9500, 9500), speed: maybe(choice({ slow: ['slowly|slow', '천천히|저속'], fast: ['fast|quickly', '빠르게|고속'] })) },
    en: `
      stage to x {x}, y {y}
      drive to ({x}, {y})
      y = {y} and x = {x}, that is where the nucleus was
      Move the stage {speed} to X {x} / Y {y}.
      position x={x} y={y}
      The cell marked on {day} sits at {x} in x and {y} in y; bring it under the lens.
      [speed=slow] creep to x {x}, y {y}, the coverslip is loose
      [speed=fast] x {x}, y {y}, no need to be gentle, nothing floats in the dish
      go to well centre: x {x} µm, y {y} µm
      field {any}: y at {y}, x at {x}
      have the sample stand at {x} / {y} (x / y)`,
    ko: `
      스테이지를 x {x}, y {y:로} 이동하#
      좌표 ({x}, {y})
      y는 {y}, x는 {x}. 핵이 있던 자리로 가#
      X {x} / Y {y:로} {speed} 이동하#
      {day}에 표시한 세포는 x {x}, y {y}에 있다. 렌즈 밑으로 가져오#
      [speed=slow] 커버글라스가 헐겁다. x {x}, y {y}까지 살살 움직이#
      [speed=fast] x {x}, y {y:로} 지체 없이 보내#
      웰 중심: x {x}µm, y {y}µm
      {any}번 시야. y {y}, x {x}
      시료가 {x}/{y}(x/y)에 오게 하#
      스테이지 x={x} y={y} 요망`,
    titles: ['Stage position; Drive the stage; Next field', '스테이지 이동; 좌표 이동'],
  },
  {
    tool: 'turret.select', about: ['Choose the objective', '대물렌즈를 고른다'],
    takes: { lens: choice({ '4x': ['4x|4×|4 times', '4배|4x'], '10x': ['10x|10×|ten times', '10배|10x'], '20x_air': ['20x dry|20x air', '20배 건식|20x 건식'], '40x_oil': ['40x oil|oil forty', '40배 유침|40x 오일'], '63x_oil': ['63x oil|oil sixty-three', '63배 유침|63x 오일'] }), drop_stage: maybe(flag()) },
    en: `
      objective {lens}
      turn in the {lens}
      [lens=4x] take the weakest lens for the overview
      [lens=63x_oil] The strongest one we have, we want to see the mitochondria.
      [drop_stage=true] lower the stage, then {lens}
      [drop_stage=false] switch to {lens} with the stage where it is
      {lens} instead of {not_lens}
      [lens=4x,drop_stage=true] Back to the lowest magnification at the end, table down so that nothing touches.
      {any} cells in the field are too many, go to {lens}
      we look at this slide with {lens}
      [drop_stage=true] oil is on the slide, so let the stage sink before {lens} comes round
      nosepiece: {lens}
      [lens=10x] ten times is enough to count {any} colonies
      [lens=20x_air] no oil on this dish, please: the twenty
      [lens=40x_oil] put a drop of oil down and bring in the forty`,
    ko: `
      대물렌즈 {lens}
      {lens} 렌즈로 바꾸#
      [lens=4x] 전체를 보게 가장 낮은 배율로 돌리#
      [lens=63x_oil] 미토콘드리아를 봐야 한다. 제일 높은 배율로 하#
      [drop_stage=true] 스테이지를 내린 다음 {lens:로} 전환하#
      [drop_stage=false] 스테이지는 그 자리에 두고 {lens:로} 바꾸#
      {not_lens} 아니고 {lens}
      시야에 세포가 {any}개라 너무 많다. {lens:로} 바꾸#
      [drop_stage=true] 오일이 묻어 있으니 재물대를 낮추고 {lens:로} 돌리#
      [lens=4x,drop_stage=true] 끝나면 재물대 내리고 최저 배율로 돌려 놓#
      이 슬라이드는 {lens:로} 관찰
      리볼버 {lens}
      [lens=10x] 콜로니 {any}개를 세는 데는 10배면 충분
      [lens=20x_air] 이 접시에는 오일 금지. 20배로 하#
      [lens=40x_oil] 오일 한 방울 떨어뜨리고 40배로 돌리#`,
    titles: ['Objective; Change the lens; Magnification', '대물렌즈 교체; 배율; 렌즈'],
  },
  {
    tool: 'laser_line_power', about: ['Set the power of a laser line', '레이저 라인 출력을 정한다'],
    takes: { nm: choice({ '405nm': ['405|violet', '405|보라'], '488nm': ['488|blue', '488|청색'], '561nm': ['561|yellow', '561|황색'], '640nm': ['640|red', '640|적색'] }), pct: tenths(0, 100, 'pct') },
    en: `
      {nm} laser at {pct}
      the {nm} line to {pct}
      {pct} on {nm}, it bleaches otherwise
      [pct=0] put the {nm} laser out
      [pct=100] full power on {nm} for the bleach spot
      GFP is too dim: {nm} up to {pct}
      Turn {nm} down to {pct}. After {any} frames the signal was gone.
      leave {not_nm}, change {nm} to {pct}
      [pct=0] no {nm} light on the sample any more
      laser {nm}: {pct}
      image with {pct} of the {nm}
      [nm=405nm] DAPI bleaches at once, so its violet line only {pct}
      [nm=488nm] the green cells want {pct} of the blue line
      [nm=640nm] far red dye: {pct} on the red laser
      [nm=561nm] mCherry is excited by yellow light, give it {pct}`,
    ko: `
      {nm} 레이저 {pct}
      {nm} 라인 출력을 {pct:로} 맞추#
      퇴색이 심하니 {nm:을} {pct:로} 낮추#
      [pct=0] {nm} 레이저를 완전히 끄#
      [pct=100] 블리칭용으로 {nm:을} 최대로 올리#
      GFP가 어둡다. {nm} {pct}까지 올리#
      {any}프레임 뒤에 신호가 사라졌다. {nm:을} {pct:로} 조정하#
      {not_nm:은} 두고 {nm}만 {pct:로} 바꾸#
      [pct=0] 이제 시료에 {nm} 빛이 가면 안 된다
      레이저 {nm} → {pct}
      [nm=405nm] DAPI가 금방 바랜다. 보라색 라인은 {pct}만
      [nm=488nm] 초록 형광 세포용 청색 라인 {pct}
      [nm=640nm] 원적외 염료라 적색 레이저를 {pct:로} 하#
      [nm=561nm] mCherry는 황색 빛으로 여기한다. {pct} 주#`,
    titles: ['Laser power; Excitation', '레이저 출력; 여기광'],
  },
  {
    tool: 'zstack_run', about: ['Acquire a stack of slices', 'Z 스택을 찍는다'],
    takes: { from_um: tenths(-40, 0), to_um: tenths(0.5, 60), step_um: tenths(0.2, 3), channel: maybe(names('DAPI, GFP, mCherry, Cy5')) },
    en: `
      stack from {from_um} to {to_um} µm, step {step_um}
      every {step_um} µm between {from_um} and {to_um}
      z from {from_um} up to {to_um} in steps of {step_um}, only {channel}
      Slices {step_um} apart, bottom {from_um}, top {to_um}.
      top at {to_um}, bottom at {from_um}, {step_um} µm slices, {channel}
      The tissue is {any} µm thick: {channel} stack {from_um} … {to_um}, {step_um} each.
      {channel}: z {from_um}/{to_um}/{step_um} (from/to/step)
      take a z series, start {from_um}, end {to_um}, spacing {step_um}
      scan through the sample with {step_um} µm spacing, beginning {from_um} µm and ending {to_um} µm`,
    ko: `
      {from_um}부터 {to_um}µm까지 {step_um} 간격으로 스택을 찍#
      Z {from_um} ~ {to_um}, 스텝 {step_um}
      {channel}만 {from_um}에서 {to_um}까지 {step_um}씩 촬영하#
      위 {to_um}, 아래 {from_um}, 간격 {step_um}µm
      조직 두께 {any}µm. {channel} 스택 {from_um}~{to_um}, 한 장 간격 {step_um}
      {step_um}µm 간격 Z 시리즈. 시작 {from_um}, 끝 {to_um}
      하단 {from_um} 상단 {to_um} 사이를 {step_um}µm마다 찍#
      {channel}: 시작 {from_um} / 끝 {to_um} / 간격 {step_um}
      간격 {step_um:로} {from_um}µm에서 시작해 {to_um}µm에서 끝내#`,
    titles: ['Z stack; Take the stack', 'Z 스택; 단층 촬영'],
  },
];
