import { maybe, names, tenths, whole, type Written } from '../table';

export const wastewater: readonly Written[] = [
  {
    tool: 'aeration_do_sp', about: ['Oxygen setpoint of an aeration basin', '폭기조 용존산소 목표'],
    takes: { basin: whole(1, 8), mg_l: tenths(0.3, 4) },
    en: `
      basin {basin}: {mg_l} mg/l oxygen
      DO of basin {basin} to {mg_l}
      set the dissolved oxygen in basin {basin} at {mg_l} mg/l
      Ammonia in the outlet since {day}. Give basin {basin} more air, {mg_l} mg/l.
      the blowers eat too much, so basin {basin} may go down to {mg_l} mg/l
      {mg_l} mg/l in aeration basin {basin}, {not_basin} unchanged
      oxygen target {mg_l}, basin no. {basin}
      For denitrification basin {basin} needs only {mg_l} mg/l of O2.
      {any} % of the load goes through basin {basin}: {mg_l} mg/l DO
      Blower {any} is in repair, the others must do. Basin {basin} is content with {mg_l} mg/l.`,
    ko: `
      {basin}번 폭기조 DO {mg_l}
      {basin}번 폭기조 용존산소를 {mg_l} mg/L로 맞추#
      {day}부터 방류수 암모니아가 높다. {basin}번 폭기조 DO를 {mg_l}까지 올리#
      송풍기 전력이 과하다. {basin}번 폭기조는 DO {mg_l}로 낮추#
      {not_basin}번은 그대로, {basin}번 폭기조 산소 목표 {mg_l}
      탈질을 위해 {basin}번조 DO {mg_l}ppm 유지
      DO 설정: {basin}번 / {mg_l}
      부하의 {any}%가 {basin}번으로 간다. 용존산소 {mg_l}mg/L로 하#
      송풍기 {any}호 수리 중이다. {basin}번 폭기조는 DO {mg_l}ppm이면 된다. 그렇게 두#
      야간 저부하, {basin}번 폭기조 DO {mg_l} 설정`,
    titles: ['Oxygen setpoint; Aeration', '용존산소 설정; 폭기'],
  },
  {
    tool: 'sludge_return', about: ['Return sludge rate', '반송 슬러지 비율'],
    takes: { clarifier: names('SC1, SC2, SC3, south, north', 'SC1, SC2, SC3, 남측, 북측'), ratio: whole(20, 150, 'pct') },
    en: `
      Return sludge of clarifier {clarifier}: {ratio}
      bring {ratio} of the inflow back as sludge from clarifier {clarifier}
      the blanket in clarifier {clarifier} is {any} cm too high, return {ratio}
      RAS {clarifier} {ratio}
      Clarifier {clarifier} pushes flocs over the weir; its return goes to {ratio}.
      {ratio} back to the inlet from clarifier {clarifier}, nothing is wasted
      lower the return from clarifier {clarifier} to {ratio} for the night
      set recirculation {clarifier} to {ratio} and let {not_clarifier} be
      storm water comes at {clock}, return pumps of clarifier {clarifier} on {ratio}`,
    ko: `
      {clarifier} 침전지 반송률 {ratio}
      {clarifier} 침전지 슬러지를 {ratio} 반송하#
      슬러지 계면이 {any}cm 높다. {clarifier} 반송률을 {ratio:로} 하#
      {clarifier} 침전지 월류수에 플록이 보인다. 반송을 {ratio:로} 올리#
      야간에는 {clarifier} 침전지 반송을 {ratio:로} 낮추#
      잉여는 빼지 말고 {clarifier} 반송만 {ratio:로} 맞추#
      {clock} 우수 유입 예상. {clarifier} 반송 펌프 {ratio}
      RAS {clarifier} → {ratio}
      {not_clarifier:은} 두고 {clarifier} 반송 비율 {ratio} 설정 바람`,
    titles: ['Return sludge; RAS', '반송 슬러지; 반송률'],
  },
  {
    tool: 'wasteSludge', about: ['Waste surplus sludge', '잉여 슬러지를 뺀다'],
    takes: { clarifier: names('SC1, SC2, SC3, south, north', 'SC1, SC2, SC3, 남측, 북측'), m3: whole(5, 400) },
    en: `
      waste {m3} m³ from clarifier {clarifier}
      surplus sludge, clarifier {clarifier}: {m3} m3
      draw {m3} cubic metres of surplus out of clarifier {clarifier}
      The sludge is {any} days old. Get {m3} m³ out of clarifier {clarifier} to the thickener.
      {m3} m³ to the press from clarifier {clarifier}
      take {m3} cubes off clarifier {clarifier} for good, return stays as it is
      WAS {clarifier} {m3} m³
      from clarifier {clarifier}, not {not_clarifier}, pump {m3} m³ to thickening
      before {day} clarifier {clarifier} has to lose {m3} m³
      The press is free from {clock} on; it can swallow {m3} m³, and they come from clarifier {clarifier}.`,
    ko: `
      {clarifier} 침전지 잉여 슬러지 {m3}㎥ 인발하#
      {clarifier} 잉여 {m3}루베
      SRT가 {any}일이다. {clarifier} 침전지에서 {m3}루베를 농축조로 빼#
      {clarifier} 침전지 슬러지 {m3}루베를 탈수기로 보내#
      반송은 그대로, {clarifier} 잉여만 {m3}㎥ 뽑아 내#
      {not_clarifier} 말고 {clarifier} 침전지에서 잉여 슬러지 {m3}㎥ 폐기
      WAS {clarifier} / {m3}
      {day} 전까지 {clarifier} 슬러지를 {m3}루베 덜어 내#
      {clock}부터 탈수기가 빈다. {clarifier} 침전지 잉여 {m3}루베를 보내#
      {clarifier} 침전지에서 {m3}㎥ 인발, 나머지 침전지는 그대로`,
    titles: ['Surplus sludge; WAS', '잉여 슬러지; 슬러지 인발'],
  },
  {
    tool: 'screenRake', about: ['Rake the bar screen', '스크린을 긁는다'],
    takes: { channel: whole(1, 4), strokes: maybe(whole(1, 12, 'times')) },
    en: `
      rake channel {channel}
      rake the screen in channel {channel} {strokes}
      channel {channel}: screen raked {strokes}
      The level before the bars of channel {channel} is {any} cm up. Clean them.
      wipes hang in the bars of channel {channel}, {strokes} with the rake
      let the rake of channel {channel} go round, not that of {not_channel}
      leaves came down with the rain at {clock}; channel {channel}, rake {strokes}
      get the rags off the bars in channel {channel}
      {strokes} over the screen of channel {channel}, please
      After the festival there is everything in the sewer; channel {channel} gets {strokes}.`,
    ko: `
      {channel}번 수로 스크린을 긁어 내#
      {channel}번 수로 제진기 {strokes}
      {channel}번 수로 제진기를 {strokes} 돌리#
      스크린 앞 수위가 {any}cm 올랐다. {channel}번 수로를 청소하#
      {channel}번 살에 물티슈가 걸렸다. 레이크 {strokes} 작동하#
      {not_channel}번 말고 {channel}번 수로 협잡물을 걷어 내#
      {clock} 비로 낙엽 유입. {channel}번 스크린 제진 요망
      제진기: {channel}번 수로 / {strokes}
      축제 뒤라 온갖 것이 내려온다. {channel}번 수로 제진기를 {strokes} 돌리#
      {who} 순찰 보고: {channel}번 수로 스크린 막힘. 긁어 내#`,
    titles: ['Rake; Bar screen', '제진기; 스크린 청소'],
  },
];
