import { choice, maybe, names, whole, type Written } from '../table';

const vessels = names('TK-1, TK-4, FRM-02, FRM-09, seed-3');

export const bioprocess: readonly Written[] = [
  {
    tool: 'do_setpoint', about: ['Set the dissolved oxygen of a fermenter', '용존 산소 목표를 정한다'],
    takes: { vessel: vessels, pct: whole(5, 95, 'pct') },
    en: `
      {vessel} DO to {pct}
      hold {pct} dissolved oxygen in {vessel}
      {vessel}: oxygen set point {pct}
      The cells in {vessel} grow faster than air can follow. Aim at {pct}.
      aim for {pct} of air saturation in {vessel}
      after feeding at {clock} keep {vessel} at {pct} DO
      {pct} oxygen is what {vessel} wants, {not_vessel} gets by on less
      the probe shows {any} %, the target for {vessel} is {pct}`,
    ko: `
      {vessel} 용존산소 {pct}
      {vessel}의 DO 목표를 {pct:로} 하#
      {vessel} 세포가 빨리 자란다. 산소를 {pct:로} 맞추#
      {clock} 급액 뒤 {vessel} DO {pct} 유지
      지금은 {any}%다. {vessel} 목표값을 {pct:로} 바꾸#
      {not_vessel:은} 그대로, {vessel} 용존산소만 {pct:로} 설정하#
      {vessel} 산소 목표 {pct}`,
    titles: ['Oxygen target; DO set point', '용존산소 목표; DO 설정'],
  },
  {
    tool: 'do_read', about: ['Read the dissolved oxygen of a fermenter', '용존 산소를 읽는다'],
    takes: { vessel: vessels }, reads: true, result: '{any}',
    en: `
      how much oxygen is in {vessel}?
      read the DO of {vessel}
      {vessel} DO now
      is {vessel} short of breath? look at the oxygen
      check what the oxygen probe of {vessel} says
      Before the feed of {clock}: dissolved oxygen in {vessel}.
      get DO from {vessel}, not from {not_vessel}
      oxygen value of {vessel} for the batch record, change nothing`,
    ko: `
      {vessel} 용존산소를 읽#
      {vessel} DO 현재값
      {vessel:이} 산소가 모자란지 보#
      {clock} 급액 전 {vessel} 용존산소 확인
      설정은 건드리지 말고 {vessel} DO 값만 보#
      {not_vessel} 말고 {vessel} 산소 프로브 값
      배치 기록용 {vessel} 용존산소 조회`,
    titles: ['Oxygen now; Read the DO', '용존산소 확인; DO 조회'],
  },
  {
    tool: 'foam.antifoam_shot', about: ['Give antifoam to a fermenter', '소포제를 넣는다'],
    takes: { vessel: vessels, shots: whole(1, 12, 'times'), agent: maybe(choice({ silicone: ['silicone', '실리콘계'], oil: ['oil|rapeseed oil', '오일계|유채유'] })) },
    en: `
      {vessel}: antifoam {shots}
      foam climbs in {vessel}, press antifoam {shots}
      antifoam into {vessel} {shots}
      {agent} antifoam for {vessel}, {shots}
      knock the foam in {vessel} down, {shots}, with {agent}
      The exhaust filter of {vessel} is about to get wet. Antifoam, {shots}.
      {vessel} not {not_vessel}: shoot {shots} of {agent}
      the head of {vessel} stands {any} cm high, antifoam {shots}
      [agent=silicone] no oil, the filter would clog: {vessel}, {shots} of the silicone one
      [agent=oil] plant oil against the foam in {vessel}, {shots}`,
    ko: `
      {vessel} 소포제 {shots}
      {vessel}에 거품이 오른다. 소포제를 {shots} 넣#
      {vessel}: {agent} 소포제 {shots}
      배기 필터가 젖기 직전이다. {vessel}에 소포제를 {shots} 주입하#
      거품 {any}cm. {vessel} 소포제 {shots} 투입 요망
      {not_vessel} 말고 {vessel}에 {agent} 소포제를 {shots} 쏘아 주#
      {vessel} 거품을 {shots} 눌러 주#
      [agent=silicone] 오일은 필터가 막힌다. {vessel}에 실리콘 쪽으로 {shots}
      [agent=oil] {vessel} 거품에 식물성 기름으로 {shots}`,
    titles: ['Foam; Antifoam', '거품 제거; 소포제'],
  },
  {
    tool: 'sampleDraw', about: ['Draw a sample from a fermenter', '시료를 뽑는다'],
    takes: { vessel: vessels, ml: whole(2, 60, 'ml'), bottle: whole(1, 99) },
    en: `
      {ml} out of {vessel} into bottle {bottle}
      bottle {bottle}: {ml} of {vessel}
      draw {ml} from {vessel}, bottle no. {bottle}
      sample {vessel}, {ml}, bottle {bottle}, not {not_bottle}
      hour {any} of the run, so {vessel} is sampled: {ml} to {bottle}
      take {ml} for the lab from {vessel} and use bottle {bottle}
      into {bottle} with {ml} of broth from {vessel}
      {vessel} {clock} sample: bottle {bottle}, {ml}`,
    ko: `
      {vessel}에서 {ml:을} {bottle}번 병에 뽑아 두#
      {bottle}번 병: {vessel} {ml}
      {vessel} 시료 {ml}, 병 번호 {bottle}
      배양 {any}시간째, {vessel} 채취 {ml:을} {bottle}번에 담#
      {not_bottle}번 말고 {bottle}번 병에 {vessel} 배양액 {ml}
      {clock} 시료: {vessel}, {ml}, {bottle}번 병
      분석용으로 {vessel}에서 {ml} 채취하#. 병은 {bottle}번`,
    titles: ['Sample; Draw a sample', '시료 채취; 샘플'],
  },
];
