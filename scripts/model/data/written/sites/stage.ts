import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

export const stage: readonly Written[] = [
  {
    tool: 'fader_move', about: ['Move a fader of the mixer', '페이더를 움직인다'],
    takes: { channel: whole(1, 48), decibels: whole(-60, 10, 'dB'), seconds: maybe(whole(1, 30, 's')) },
    en: `
      fader {channel} to {decibels}
      channel {channel} {decibels}
      pull channel {channel} to {decibels} over {seconds}
      fade ch {channel} to {decibels} in {seconds}
      The singer on channel {channel} is too loud, {decibels}.
      ride channel {channel}, {decibels}, cue {any}
      mic {channel} at {decibels}, mic {not_channel} as it is
      bring up number {channel} to {decibels} within {seconds}`,
    ko: `
      {channel}번 페이더 {decibels}
      {channel}번 채널을 {decibels:로} 하#
      보컬 {channel}번이 크다. {decibels:로} 내리#
      {channel}번 채널을 {seconds} 동안 {decibels:로} 페이드하#
      {not_channel}번은 그대로 두고 {channel}번 마이크를 {decibels:로} 맞추#
      큐 {any}, {channel}번 {decibels}, {seconds}
      마이크 {channel}: {decibels}
      {channel}번을 {decibels}에 두#`,
    titles: ['Fader; Sound level', '페이더; 음량'],
  },
  {
    tool: 'light.cue_go', about: ['Run a lighting cue', '조명 큐를 실행한다'],
    takes: { cue: tenths(1, 120), fade_s: maybe(tenths(0.5, 20, 's')) },
    en: `
      go cue {cue}
      lights: cue {cue}, fade {fade_s}
      run light cue {cue} in {fade_s}
      The curtain rises at {clock}: cue {cue}.
      LX {cue} go
      take cue {cue} with a {fade_s} fade, not {not_cue}
      after the {any} bars of solo, light cue {cue}
      next light is {cue}, in {fade_s}`,
    ko: `
      조명 큐 {cue} 실행하#
      큐 {cue} 고
      LX {cue}, 페이드 {fade_s}
      {clock} 막이 오른다. 조명 큐 {cue:을} 가#
      {not_cue}번 말고 {cue}번 큐를 {fade_s} 페이드로 실행하#
      독주 {any}마디 뒤 조명 큐 {cue}
      다음 조명은 {cue}번, {fade_s} 페이드
      조명 {cue}번 넘기#`,
    titles: ['Light cue; Cue', '조명 큐; 큐 실행'],
  },
  {
    tool: 'setFixtureColor', about: ['Colour of a fixture', '조명기 색'],
    takes: { fixture: names('wash 1, wash 2, spot L, spot R, cyc', '워시 1, 워시 2, 스팟 L, 스팟 R, 호리존트'), color: choice({ amber: ['amber|warm', '호박색|앰버'], congo: ['congo blue|deep blue', '콩고 블루|짙은 파랑'], magenta: ['magenta|pink', '마젠타|분홍'], open: ['open white|no colour', '오픈|무색'] }) },
    en: `
      {fixture} {color}
      colour of {fixture}: {color}
      put {color} into {fixture}
      [color=congo] it is night in the scene, {fixture} deep blue
      [color=amber] The sunset falls from {fixture}. Make it amber.
      [color=open] take the gel out of {fixture}, open white
      {fixture} should glow {color} until {clock}, not {not_fixture}
      [color=magenta] party look on {fixture}: pink
      {fixture} in {color} from scene {any} on`,
    ko: `
      {fixture} {color}
      {fixture} 색을 {color:로} 바꾸#
      [color=congo] 밤 장면이다. {fixture:을} 짙은 파랑으로 하#
      [color=amber] 노을은 {fixture}에서 온다. 앰버로 하#
      [color=open] {fixture:은} 색 없이 오픈으로 두#
      {not_fixture} 말고 {fixture}에 {color:을} 넣#
      {any}장부터 {fixture} {color}
      {fixture:은} {color}, 다른 등은 그대로`,
    titles: ['Colour; Fixture colour', '색 변경; 조명 색'],
  },
  {
    tool: 'fog_burst', about: ['Burst of stage fog', '포그를 뿜는다'],
    takes: { machine: choice({ left: ['left|stage left', '왼쪽|하수'], right: ['right|stage right', '오른쪽|상수'], pit: ['pit|orchestra', '피트'] }), seconds: whole(1, 20, 's') },
    en: `
      fog {machine} {seconds}
      {seconds} of fog from the {machine} machine
      puff from {machine}, {seconds}
      The dragon enters at bar {any}: {machine} machine, {seconds}.
      let the {machine} fogger breathe {seconds}
      haze us in, {machine}, {seconds}, before {clock}
      thicker on the {machine} side, {seconds}
      scene {any}: fog, {machine}, {seconds}`,
    ko: `
      {machine} 포그 {seconds}
      {machine} 포그 머신을 {seconds} 동안 뿜게 하#
      {any}마디에서 용이 나온다. {machine} 안개 {seconds}
      {clock} 전에 {machine} 포그를 {seconds} 내보내#
      {machine} 쪽 연무 {seconds} 하#
      {any}장: {machine} 포그 {seconds}
      {machine} 쪽이 옅다. {seconds} 더 뿜#
      {machine} 연기를 {seconds}간 내보내#`,
    titles: ['Fog; Stage fog', '포그; 연무'],
  },
  {
    tool: 'amp_zone_mute', about: ['Mute a loudspeaker zone', '스피커 구역 음소거'],
    takes: { zone: names('foyer, bar, balcony, stalls, toilets', '로비, 바, 발코니, 1층, 화장실'), mute: flag(['muted|silent', '음소거'], ['audible|unmuted', '음소거 해제']) },
    en: `
      {zone} {mute}
      [mute=true] no music in the {zone}
      [mute=false] let the {zone} hear the show again
      [mute=true] The speech starts at {clock}. Silence the {zone}.
      [mute=false] unmute the {zone} speakers, the {not_zone} stays quiet
      [mute=true] mute {zone}, {any} guests complained
      loudspeakers in the {zone} should be {mute}
      [mute=false] sound back in the {zone}`,
    ko: `
      {zone} 스피커 {mute}
      [mute=true] {zone} 음악을 꺼 두#
      [mute=false] {zone} 스피커를 다시 소리 나게 하#
      [mute=true] {clock}에 연설이 시작된다. {zone:을} 조용히 하#
      [mute=false] {not_zone}은 조용히 두고 {zone} 음소거를 풀#
      [mute=true] 손님 {any}명이 불평했다. {zone} 음소거하#
      [mute=false] {zone}에 소리를 돌려 주#
      {zone}: {mute}`,
    titles: ['Mute; Loudspeakers', '음소거; 스피커'],
  },
  {
    tool: 'projector_input', about: ['Input of a projector', '프로젝터 입력'],
    takes: { projector: whole(1, 6), input: choice({ hdmi: ['HDMI|the laptop', 'HDMI|노트북'], sdi: ['SDI|the camera', 'SDI|카메라'], player: ['player|the video player', '플레이어|영상 재생기'], blank: ['blank|black', '블랭크|검은 화면'] }) },
    en: `
      projector {projector}: {input}
      show {input} on projector {projector}
      [input=blank] nothing on projector {projector} during the speech, make it black
      [input=hdmi] The speaker plugged in at {clock}. Projector {projector} shows the laptop.
      [input=sdi] live picture on projector {projector}
      [input=player] clip {any} runs from the player, put it on projector {projector}
      source of projector {projector} is {input}, {not_projector} is unchanged
      beam {any} m away shows nothing; projector {projector} on {input}`,
    ko: `
      {projector}번 프로젝터 {input}
      {projector}번 프로젝터 입력을 {input:로} 바꾸#
      [input=blank] 연설 중에는 {projector}번 화면을 검게 하#
      [input=hdmi] {clock}에 연사가 꽂았다. {projector}번에 노트북을 띄우#
      [input=sdi] {projector}번에 현장 카메라 영상을 내보내#
      [input=player] {any}번 클립은 재생기에서 나온다. {projector}번에 띄우#
      {projector}번: {input}
      {projector}번 화면이 안 나온다. 입력 {input:로} 바꾸#`,
    titles: ['Projector; Projector input', '프로젝터; 입력 전환'],
  },
];
