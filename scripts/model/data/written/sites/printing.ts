import { choice, flag, maybe, names, whole, type Written } from '../table';

export const printing: readonly Written[] = [
  {
    tool: 'press_impressions', about: ['Impressions an hour of a press', '인쇄 속도'],
    takes: { press: names('SM-52, SM-74, web 1, web 2', 'SM-52, SM-74, 윤전 1, 윤전 2'), per_hour: whole(2000, 15000) },
    en: `
      {press} at {per_hour} an hour
      run {press} with {per_hour} sheets per hour
      {press}: {per_hour}/h
      The ink sets off; slow {press} to {per_hour} impressions an hour.
      bring {press} up to {per_hour} iph, job {any} is late
      {per_hour} sheets an hour on {press}, {not_press} is washing up
      make it {per_hour} impressions per hour for {press}
      {press} too fast: {per_hour}`,
    ko: `
      {press:을} 시간당 {per_hour}매로 돌리#
      {press} {per_hour}매/h
      뒷묻음 발생. {press:을} 시간당 {per_hour}매로 낮추#
      {any}번 작업이 늦었다. {press} 속도를 {per_hour:로} 올리#
      {not_press}는 세척 중. {press} 시간당 {per_hour}매
      {press:이} 너무 빠르다. {per_hour}매/시
      {press}: 시간당 {per_hour}
      {press} 회전을 {per_hour}매/h에 맞추#`,
    titles: ['Press speed; Impressions', '인쇄 속도; 인쇄기'],
  },
  {
    tool: 'inkKeys', about: ['Move an ink zone', '잉크 키 조정'],
    takes: { unit: choice({ cyan: ['cyan', '시안|청'], magenta: ['magenta', '마젠타|홍'], yellow: ['yellow', '옐로|황'], black: ['black', '먹|블랙'] }), zone: whole(1, 23), opening: whole(0, 100, 'pct') },
    en: `
      {unit} zone {zone} to {opening}
      open the {unit} key {zone} to {opening}
      {unit}, key {zone}, {opening}
      The sky is too thin: {unit} in zone {zone} at {opening}.
      ink key {zone} of the {unit} unit {opening}, zone {not_zone} is fine
      density is {any} off in zone {zone}; {unit} to {opening}
      more or less colour? {unit}, zone {zone}: {opening}
      {unit} {zone}: {opening}, proof {any} agrees`,
    ko: `
      {unit} {zone}번 존 {opening}
      {unit} 유닛 {zone}번 키를 {opening:로} 열#
      하늘색이 약하다. {unit} {zone}번을 {opening:로} 하#
      {not_zone}번은 좋다. {unit} {zone}번 키만 {opening:로} 조정하#
      농도 {any} 차이, {unit} {zone}존 {opening}
      {zone}번 {unit} 키 → {opening}
      교정지 {any}번 기준 {unit} {zone}번 {opening}
      {unit} 농도 조정, {zone}번 존 {opening:로} 맞추#`,
    titles: ['Ink key; Ink zone', '잉크 키; 잉크 조정'],
  },
  {
    tool: 'label_print_zpl', about: ['Print shipping labels', '라벨 인쇄'],
    takes: { printer: names('zebra-1, zebra-2, pack-desk, returns'), template: names('parcel, pallet, fragile, return-slip'), copies: whole(1, 40) },
    en: `
      print {copies} {template} labels on {printer}
      {printer}: {template} x{copies}
      {copies} copies of {template} from {printer}
      The truck leaves at {clock}; {copies} labels of the kind {template}, printer {printer}.
      labels, {template}, {copies} of them, on {printer} and not on {not_printer}
      we need {copies} {template} stickers out of {printer} for dock {any}
      out of {printer}: {template}, {copies}
      get {copies} of the {template} labels printed at {printer}`,
    ko: `
      {printer}에서 {template} 라벨 {copies}장 인쇄하#
      {printer} {template} {copies}매
      {clock} 출발. {template} 라벨을 {printer:로} {copies}장 뽑아 두#
      {not_printer} 말고 {printer}에서 {template} {copies}장 출력하#
      {any}번 도크용 {template} 라벨 {copies}장, 프린터는 {printer}
      라벨: {printer} / {template} / {copies}장
      {who:이} {template} {copies}장을 찾는다. {printer}에서 뽑아 주어야 한다
      라벨 프린터 {printer:로} {template} {copies}장 찍#`,
    titles: ['Print labels; Labels', '라벨 인쇄; 라벨 출력'],
  },
  {
    tool: 'cancel_print_job', about: ['Cancel a print job', '인쇄 작업을 취소한다'],
    takes: { job: whole(1000, 9999), keep_file: maybe(flag()) },
    en: `
      cancel print job {job}
      kill job {job}
      [keep_file=true] drop print job {job} but keep the file
      [keep_file=false] delete job {job} together with its file
      Job {job} has {any} wrong pages. Cancel it.
      not {not_job}: take job {job} out of the queue
      {job} must not be printed any more
      wrong paper! {job} has to be stopped`,
    ko: `
      인쇄 작업 {job} 취소하#
      {job}번 작업을 대기열에서 빼#
      [keep_file=true] {job}번 인쇄는 취소하되 파일은 남기#
      [keep_file=false] {job}번 작업을 파일까지 지우#
      {any}쪽이 틀렸다. {job}번 작업 취소
      {not_job}번이 아니라 {job}번을 취소하#
      용지가 틀렸다. {job}번을 멈추#
      취소: {job}`,
    titles: ['Cancel the print; Wrong job', '인쇄 취소; 작업 취소'],
  },
  {
    tool: 'dryer.temp_set', about: ['Temperature of the hot air dryer', '열풍 건조 온도'],
    takes: { tower: whole(1, 4), celsius: whole(60, 220, 'C') },
    en: `
      dryer tower {tower} {celsius}
      hot air of tower {tower} to {celsius}
      The web comes out wet; tower {tower} on {celsius}.
      turn dryer {tower} down to {celsius}, paper of {any} grams is running
      tower {tower}: {celsius}, tower {not_tower} as it was
      {celsius} in drying tower {tower}
      {tower} is the tower, {celsius} the air
      ink smears, dryer {tower} hotter: {celsius}`,
    ko: `
      {tower}번 건조탑 {celsius}
      {tower}번 건조기 온도를 {celsius:로} 하#
      지면이 젖었다. {tower}번 건조탑을 {celsius:로} 올리#
      {any}그램 종이다. {tower}번을 {celsius:로} 낮추#
      {not_tower}번은 그대로, {tower}번 열풍 {celsius}
      잉크가 번진다. {tower}번 {celsius}까지 올리#
      건조탑 {tower}: {celsius}
      {tower}번 열풍을 {celsius:로} 맞추#`,
    titles: ['Dryer; Hot air', '건조 온도; 열풍'],
  },
];
