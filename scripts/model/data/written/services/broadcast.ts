import { choice, maybe, names, tenths, whole, type Written } from '../table';

const mics = names('host, guest 1, guest 2, news, sports', '진행자, 게스트 1, 게스트 2, 뉴스, 스포츠');

export const broadcast: readonly Written[] = [
  {
    tool: 'cart_fire', about: ['Play a cart in a studio', '카트를 재생한다'],
    takes: { cart: names('JINGLE-03, NEWS-BED, TRAFFIC, ID-TOP, AD-117, AD-131'), studio: whole(1, 5), fade_s: maybe(tenths(0.5, 8, 's')) },
    en: `
      {cart} in studio {studio}
      play {cart} over studio {studio}
      studio {studio} on top of the hour: {cart}
      fire {cart} in {studio}, fade in over {fade_s}
      The presenter in {studio} stops talking at {clock}; {cart} comes then.
      {cart} for {studio}, brought up within {fade_s}
      the listeners of {any} stations hear {cart} next, out of studio {studio}
      Studio {studio}: {not_cart} is over, now {cart}.
      let {cart} run in studio no. {studio}, {fade_s} to fade it in
      hit {cart}, studio {studio}`,
    ko: `
      {studio}스튜디오에서 {cart} 재생하#
      {cart} 송출, {studio}스튜디오
      {studio}번 스튜디오: {not_cart} 끝나면 {cart}
      {studio}스튜디오 {cart}, {fade_s}에 걸쳐 서서히 올리#
      진행자 멘트가 {clock}에 끝난다. 이어서 {studio}스튜디오에서 {cart:을} 틀어 주#
      {any}개 지역국이 듣는다. {studio}번에서 {cart:을} 내보내#
      {cart} 페이드인 {fade_s}({studio}스튜디오)
      {studio}번 카트 {cart} 바로 쏘아 주#
      정각 {studio}스튜디오 {cart}`,
    titles: ['Play the jingle; Cart; On air', '카트 재생; 징글 송출'],
  },
  {
    tool: 'mic.fader', about: ['Set the fader of a microphone', '마이크 페이더'],
    takes: { mic: mics, db: tenths(-60, 10, 'dB') },
    en: `
      {mic} mic at {db}
      pull the {mic} microphone to {db}
      {mic} fader {db}
      The {mic} voice sits too deep in the mix. {db} for that mic.
      {db} on the {mic} microphone, {not_mic} stays
      [db=0] {mic} mic to unity
      [db=-60] take the {mic} fader all the way down to minus sixty
      somebody in row {any} coughs, so {mic} only at {db}
      ride the {mic} mic up or down to {db}
      loudness of the {mic} mic: {db}`,
    ko: `
      {mic} 마이크 {db}
      {mic} 페이더를 {db:로} 맞추#
      {mic} 목소리가 묻힌다. {mic} 마이크 {db:로} 하#
      {not_mic:은} 두고 {mic}만 {db:로} 조정하#
      [db=0] {mic} 마이크를 유니티에 두#
      [db=-60] {mic} 페이더를 마이너스 60dB까지 완전히 내리#
      {any}번 자리에서 기침 소리. {mic} 마이크는 {db}만 열어 두#
      {mic} 레벨 {db} 요망
      마이크 레벨: {mic} / {db}`,
    titles: ['Microphone level; Fader', '마이크 레벨; 페이더'],
  },
  {
    tool: 'switcher_take', about: ['Put a source on program or preview', '영상 소스를 프로그램이나 프리뷰에 올린다'],
    takes: { src: names('CAM1, CAM2, CAM3, GFX, VTR-A, remote'), bus: choice({ PGM: ['program|air', '프로그램|본선'], PVW: ['preview', '프리뷰|미리보기'] }), transition: maybe(choice({ cut: ['cut|hard cut', '컷'], mix: ['mix|dissolve', '믹스|디졸브'], wipe: ['wipe', '와이프'] })) },
    en: `
      {src} on {bus}
      [bus=PGM] the viewers see {src} from now on
      [bus=PVW] have {src} ready, not on air yet
      {src} to {bus}, {transition}
      [bus=PGM,transition=mix] glide softly over to {src}, live
      [bus=PGM,transition=cut] Goal! Straight to {src} on air, no effects.
      [bus=PVW] next shot is {src}, show it to the director only
      {bus} takes {src} by {transition}
      put {src} and not {not_src} on {bus}
      [bus=PVW] line up {src}, item {any} comes in a moment
      [bus=PGM] {src} goes out at {clock} sharp, put it there
      [bus=PGM,transition=wipe] sports style: {src} slides across the picture, on air
      [bus=PVW] {src} is only to be looked at in the control room for now
      [bus=PGM] {any} seconds of tape are left. When they are over the audience has to see {src}, so put it on air`,
    ko: `
      {src} {bus}
      {src:을} {bus}에 올리#
      [bus=PGM] 이제 시청자에게 {src:이} 나가야 한다
      [bus=PVW] {src} 대기. 아직 송출하지 말 것
      {src:을} {bus}에 {transition:로} 올리#
      [bus=PGM,transition=mix] {src:로} 부드럽게 넘어가며 송출하#
      [bus=PGM,transition=cut] 골! 효과 없이 {src:을} 바로 방송에 내보내#
      [bus=PVW] 다음 화면 {src}, 감독만 보게 하#
      {not_src} 말고 {src:을} {bus}에 두#
      [bus=PVW] {any}번 꼭지 준비, {src:을} 걸어 두#
      [bus=PGM] {clock} 정각에 {src:을} 내보내#
      [bus=PGM,transition=wipe] 스포츠식으로 쓸어 넘기며 {src:을} 본방에 올리#
      [bus=PVW] {src:은} 아직 조정실에서만 본다`,
    titles: ['Take the camera; Next shot; Switcher', '화면 전환; 카메라 전환; 소스 선택'],
  },
  {
    tool: 'ptz_recall', about: ['Send a camera to a stored position', '카메라를 저장된 구도로 보낸다'],
    takes: { cam: whole(1, 8), preset: whole(1, 99), speed: maybe(choice({ creep: ['creeping|very slow', '아주 천천히'], normal: ['normal', '보통'], whip: ['whip|as fast as it goes', '최대한 빠르게'] })) },
    en: `
      camera {cam}, preset {preset}
      preset {preset} on camera {cam}
      send cam {cam} to framing {preset}
      [speed=creep] drift camera {cam} over to {preset}, it is on air
      [speed=whip] camera {cam} must be on shot {preset} in a blink
      {preset} for camera {cam}, {speed} speed
      The choir stands up. Camera {cam} to preset {preset}, not {not_preset}.
      row {any} wants to be seen, that is shot {preset} of camera {cam}
      cam {cam}: recall {preset}
      stored view {preset}, robot {cam}`,
    ko: `
      {cam}번 카메라 프리셋 {preset}
      카메라 {cam:을} 저장 구도 {preset}번으로 보내#
      프리셋 {preset}번, 카메라는 {cam}번
      [speed=creep] 방송 중이다. {cam}번 카메라를 {preset}번 구도로 살며시 돌리#
      [speed=whip] {cam}번 카메라는 눈 깜짝할 사이에 {preset}번 구도로
      {cam}캠 {preset}번 구도, {speed}
      합창단이 일어선다. {cam}번 카메라를 {not_preset} 아니고 {preset}번으로 하#
      {any}열을 잡는다. {cam}번 캠 {preset}번 불러오#
      캠{cam} → P{preset}`,
    titles: ['Camera preset; Frame the shot', '카메라 프리셋; 구도'],
  },
  {
    tool: 'mic_level', about: ['Present level of a microphone', '마이크 현재 레벨'],
    takes: { mic: mics }, reads: true, result: '-{any}',
    en: `
      how loud is the {mic} mic at the moment?
      read the meter of the {mic} microphone
      {mic} mic: present level
      before anyone touches the desk, what does the {mic} meter say
      look at the needle for {mic}, not {not_mic}`,
    ko: `
      {mic} 마이크가 지금 몇 dB인지 보#
      {mic} 레벨 미터를 읽#
      {mic} 마이크 현재 레벨 조회
      페이더를 만지기 전에 {mic} 미터를 확인하#`,
    titles: ['Microphone meter; How loud?', '마이크 미터; 레벨 확인'],
  },
];
