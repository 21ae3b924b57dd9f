import { choice, maybe, names, tenths, whole, type Written } from '../table';

const cameras = names('QHY-1, QHY-2, guide, wide, spectro', 'QHY-1, QHY-2, 가이드, 광시야, 분광기');

export const telescope: readonly Written[] = [
  {
    tool: 'mount.goto_object', about: ['Point the mount at an object', '가대를 대상으로 향하게 한다'],
    takes: { obj: names('M31, M42, M101, NGC 891, Vega, IC 434, HD 209458'), offset_arcmin: maybe(tenths(-12, 12)) },
    en: `
      slew to {obj}
      next target: {obj}
      swing the tube over to {obj}, the clouds are gone from that side
      We are done with {not_obj}. Move on to {obj}.
      {obj} with an offset of {offset_arcmin} arcmin
      point at {obj} but {offset_arcmin} arc minutes off centre, the bright star must stay out of the field
      The students want to see {obj} at {clock}; have the mount there by then.
      go {offset_arcmin}' beside {obj} and stay there
      {obj} culminates in {any} minutes, the telescope should already look at it
      Not {not_obj}, it is in the trees. {obj} instead.
      centre {obj}, offset {offset_arcmin}
      bring {obj} into the field`,
    ko: `
      {obj:로} 경통을 돌리#
      다음 대상 {obj}
      {not_obj} 관측 끝. {obj:로} 넘어가#
      {obj} 도입 요망
      {obj}에서 {offset_arcmin}분각 벗어나게 겨누어 두#
      {obj}, 오프셋 {offset_arcmin}
      학생들이 {clock}에 {obj:을} 보기로 했다. 가대를 미리 돌려 놓#
      {obj} 시야 중앙에 넣#
      {not_obj:은} 나무에 가린다. 대신 {obj:을} 향하게 하#
      밝은 별을 피해 {obj} 중심에서 {offset_arcmin}분각 비켜 도입하#
      {any}분 뒤 남중이므로 {obj} 쪽으로 망원경을 보내#`,
    titles: ['Next target; Slew; Point the telescope', '대상 도입; 망원경 지향; 다음 대상'],
  },
  {
    tool: 'expose_series', about: ['Take a series of exposures', '연속 노출을 찍는다'],
    takes: { camera: cameras, frames: whole(2, 120), exp_s: whole(5, 900, 's'), dark: maybe(choice({ yes: ['dark', '다크'], no: ['light', '라이트'] })) },
    en: `
      {frames} frames of {exp_s} on {camera}
      camera {camera}: {exp_s} exposures, {frames} of them
      shoot {frames} subs with {camera}, each {exp_s} long
      Expose {camera} for {exp_s}, repeat until there are {frames} frames.
      [dark=yes] cap on, then {frames} darks of {exp_s} with {camera}
      [dark=no] open sky: {frames} light frames, {exp_s} each, camera {camera}
      The seeing is {any} tenths of an arcsecond. Good enough: {camera}, {frames} x {exp_s}.
      we need {frames} pictures from {camera} before the moon rises at {clock}, {exp_s} apiece
      {camera}, not {not_camera}: series of {frames}, single exposure {exp_s}
      [dark=yes] Nobody took darks on {day}. {camera}, {exp_s} long, {frames} pieces.
      {dark} frames with {camera}: {frames} at {exp_s}
      Yesterday we did {any} exposures and the guiding failed. Tonight {camera} does {frames}, {exp_s} each.
      [dark=no] sky frames, not calibration: {camera}, {exp_s} by {frames}`,
    ko: `
      {camera} 카메라로 {exp_s} 노출 {frames}장 찍#
      {camera}: {frames}장 × {exp_s}
      한 장에 {exp_s}씩 {camera:로} {frames}장 촬영하#
      [dark=yes] 뚜껑을 덮은 상태에서 {camera} {exp_s} 다크 {frames}장 확보
      [dark=no] {camera} 라이트 프레임 {frames}장, 각 {exp_s}
      달이 {clock}에 뜬다. 그 전에 {camera:로} {exp_s}짜리 {frames}장을 모두 찍#
      {not_camera} 말고 {camera}. 노출 {exp_s}, 매수 {frames}
      [dark=yes] {day}에 다크를 못 찍었다. {camera}, {frames}장, {exp_s}
      {frames}장 연속 노출. 카메라는 {camera}, 노출 시간은 {exp_s}
      시상이 {any}점이니 충분하다. {camera:로} {frames}장 찍되 장당 {exp_s:로} 하#
      {dark} 프레임 {camera} {exp_s} {frames}장
      어제는 {any}장 찍다가 가이드가 풀렸다. 오늘은 {camera:로} {frames}장, 장당 {exp_s}
      [dark=no] 보정용이 아니라 하늘 사진이다. {camera} {exp_s} × {frames}장`,
    titles: ['Exposures; Take the frames; Imaging run', '연속 노출; 촬영; 프레임 확보'],
  },
  {
    tool: 'domeSlit', about: ['Open or close the slit of a dome', '돔 슬릿을 여닫는다'],
    takes: { dome: names('east, west, north, old', '동관, 서관, 북관, 구관'), pos: choice({ OPEN: ['open', '열림|개방'], SHUT: ['shut|closed', '닫힘|폐쇄'] }) },
    en: `
      {dome} dome {pos}
      [pos=OPEN] let the night air into the {dome} dome
      [pos=SHUT] Drops on the rain sensor. Button up the {dome} dome.
      [pos=SHUT] nothing may fall on the mirror in the {dome} dome any more
      [pos=OPEN] The {dome} dome has to see the sky at {clock}.
      slit of the {dome} dome: {pos}
      [pos=OPEN] so that the mirror cools, have the slit over the {dome} telescope apart {any} minutes before dusk
      [pos=SHUT] End of the session in the {dome} dome; cover the opening. The {not_dome} dome goes on observing.
      [pos=SHUT] wind above {any} m/s, the {dome} dome must be tight
      [pos=OPEN] clear again, pull the {dome} dome's slit back
      the {dome} dome is wanted {pos}, the {not_dome} one stays as it is
      [pos=OPEN] show the {dome} dome the stars
      [pos=SHUT] sun is up in {any} minutes: roof over the {dome} telescope`,
    ko: `
      {dome} 돔 슬릿 {pos}
      [pos=OPEN] {dome} 돔을 열어 외기를 들이#
      [pos=SHUT] 비가 떨어진다. {dome} 돔을 바로 닫#
      [pos=OPEN] {clock}에는 {dome} 돔에서 하늘이 보여야 한다
      [pos=SHUT] 관측 종료. {dome} 돔 슬릿을 내려 두#
      [pos=SHUT] 풍속 {any}m/s 초과. {dome} 돔을 밀폐하#
      [pos=OPEN] 거울 냉각을 위해 박명 {any}분 전에 {dome} 돔을 개방하#
      {not_dome:은} 그대로, {dome:은} {pos}
      [pos=OPEN] 하늘이 개었다. {dome} 돔 슬릿을 걷#
      [pos=SHUT] 주경에 먼지가 앉지 않게 {dome} 돔을 막아 두#
      {dome} 슬릿 → {pos}
      [pos=OPEN] {dome} 돔에 별빛을 들이#
      [pos=SHUT] {any}분 뒤 해가 뜬다. {dome} 망원경 지붕을 덮어 두#`,
    titles: ['Dome; Slit; Shutter of the dome', '돔 개폐; 슬릿; 돔'],
  },
  {
    tool: 'focuser_goto', about: ['Move a focuser to a step position', '초점기를 지정 위치로 옮긴다'],
    takes: { camera: cameras, steps: whole(1200, 48000) },
    en: `
      focuser of {camera} to {steps}
      drive the {camera} focus to position {steps}
      {camera} is soft, {steps} was sharp on {day}
      it got {any} degrees colder, so {camera} wants {steps} steps
      set {steps} on the {camera} focuser
      Put the focus of {camera} back where it was: {steps}.
      {steps} for {camera}; nobody touches {not_camera}
      rack {camera} to {steps}
      camera {camera} in focus at step {steps}`,
    ko: `
      {camera} 초점기를 {steps:로} 옮기#
      {camera} 초점 위치 {steps}
      {camera} 상이 흐리다. {day} 값 {steps:로} 되돌리#
      기온이 {any}도 떨어졌으니 {camera} 초점을 {steps:로} 맞추#
      {not_camera:은} 만지지 말고 {camera}만 {steps} 스텝으로 하#
      초점: {camera} / {steps}
      {camera} 접안부를 {steps}스텝까지 이동하#
      {steps} 스텝에서 {camera} 초점이 맞는다. 그리로 보내#
      {camera} 포커서 {steps} 요망`,
    titles: ['Focus; Set the focus', '초점; 초점 맞춤'],
  },
  {
    tool: 'focuser_where', about: ['Read the step position of a focuser', '초점기 위치를 읽는다'],
    takes: { camera: cameras }, reads: true, result: '{any}40',
    en: `
      at what step is the {camera} focuser?
      note for the log where the focus of {camera} stands
      read the focus position of {camera}, do not move it
      Where is {camera} focused?
      focuser {camera}, present position
      Before we change anything: step count of the {camera} focuser.
      look up how far out {camera} is racked
      {camera} focus step, please; {not_camera} we know, it was {any}
      check whether {camera} has kept its focus since {clock}`,
    ko: `
      {camera} 초점기가 몇 스텝에 있는지 보#
      {camera} 초점 위치 조회
      움직이지 말고 {camera} 포커서 값만 읽#
      일지에 쓸 {camera} 현재 초점 스텝을 확인하#
      {camera:은} 지금 어디에 초점이 있는가
      {not_camera} 값은 안다. {camera} 초점 위치를 가져오#
      {clock} 이후 {camera} 초점이 밀리지 않았는지 보#
      {camera} 초점 스텝값 알려 주#
      현재 위치: {camera} 초점기`,
    titles: ['Focus position; Where is the focus?', '초점 위치; 초점 확인'],
  },
];
