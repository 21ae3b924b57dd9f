import { choice, flag, maybe, moment, whole, type Written } from '../table';
import { code } from './slots';

const unit = code('4##, 72-##, EMU ##, DMU-##');

export const railDepot: readonly Written[] = [
  {
    tool: 'set_route', about: ['Set a shunting route from one track to another', '입환 진로를 구성한다'],
    takes: { src: whole(1, 40), dst: whole(1, 40) },
    en: `
      route from track {src} to track {dst}
      set a route to {dst} from {src}
      track {src} -> track {dst}
      The shunter stands on {src} and wants to get to {dst}.
      make the points for {src} to {dst}
      into track {dst}, coming from track {src}
      a unit leaves {src} at {clock}; its way ends on {dst}
      line up track {dst} for the movement out of track {src}
      clear the way: start {src}, end {dst}, unit {any}
      road to {dst} from {src}, please, {who} is at the handset`,
    ko: `
      {src}번선에서 {dst}번선으로 진로 구성하#
      진로 {src} → {dst}
      {dst}번선 진로, 출발은 {src}번선
      입환기가 {src}번선에 있고 {dst}번선으로 가야 한다. 진로를 잡아 주#
      {clock}에 {src}번선 출발, {dst}번선 도착. 선로전환기를 맞추#
      {dst}번선으로 들어간다. {src}번에서 나오는 진로를 내#
      {who} 무전 대기. {src}번선부터 {dst}번선까지 진로 요망
      입환: 발 {src} / 착 {dst}
      {any}편성 이동, {src}번선→{dst}번선 진로 개통 바람`,
    titles: ['Route; Shunting route; Make the points', '진로 구성; 입환 진로; 선로전환'],
  },
  {
    tool: 'catenary_power', about: ['Switch the overhead line of a track', '선로 전차선을 가압하거나 단전한다'],
    takes: { track: whole(1, 40), live: flag(['live|on', '가압'], ['dead|off', '단전']) },
    en: `
      overhead line track {track}: {live}
      [live=true] energise the wire over track {track}
      [live=true] track {track} may have its voltage back, {who} signed off
      [live=true] put current on {track}, the unit there has to leave at {clock}
      [live=true] Everybody is down from the roof on track {track}. Power up.
      [live=false] take the voltage off track {track}
      [live=false] somebody climbs on the roof at track {track}; kill the wire
      [live=false] isolate the catenary of {track}, not of {not_track}
      [live=false] Wash-hall work on track {track} for {any} minutes, line without current
      catenary above track {track} must be {live}`,
    ko: `
      {track}번선 전차선 {live}
      [live=true] {track}번선 전차선을 가압하#
      [live=true] {who} 서명 완료. {track}번선에 전기를 넣#
      [live=true] {clock} 출고 편성이 있다. {track}번선 전차선을 살리#
      [live=true] {track}번선 지붕 작업 끝. 급전할 것
      [live=false] {track}번선 전차선을 단전하#
      [live=false] {track}번선에서 지붕에 올라간다. 전차선을 죽이#
      [live=false] {not_track}번 말고 {track}번선 전차선 전기를 끊#
      [live=false] 세척고 작업 {any}분, {track}번선 무전압
      전차선({track}번선): {live}`,
    titles: ['Overhead line; Power to the track', '전차선; 급단전'],
  },
  {
    tool: 'stable_unit', about: ['Book a unit onto a track until a time', '편성을 유치선에 유치한다'],
    takes: { unit, track: whole(1, 40), until: moment() },
    en: `
      unit {unit} on track {track} until {until}
      stable {unit} on {track}, it leaves {until}
      track {track}: {unit}, until {until}
      {unit} stays till {until}; give it track {track}
      {until} is when {unit} is wanted again, let it sleep on track {track}
      park {unit} on track {track} up to {until}, {any} cars long
      Its heating must be plugged in, so {unit} goes on track {track} till {until}.
      until {until} track {track} belongs to {unit}, not to {not_unit}
      book {track} for {unit}, end {until}
      Track {not_track} floods when it rains. {unit} therefore waits on {track}, and the book shall say {until}.`,
    ko: `
      {unit} 편성 {track}번선 유치, {until}까지
      {unit:을} {until}까지 {track}번선에 유치하#
      {track}번선: {unit} / {until} 해제
      {until}에 출고할 {unit:을} {track}번선에 세워 두#
      {not_unit} 말고 {unit:을} {track}번선에 {until}까지 잡아 두#
      {any}량짜리 {unit}, {track}번선, 종료 {until}
      난방 전원이 필요하다. {unit:을} {track}번선에 두고 {until}까지로 등록하#
      유치 등록 {unit} → {track}번선 (~{until})
      비가 오면 {not_track}번선이 잠긴다. {unit:은} {track}번선에 {until}까지 유치하#
      {track}번선 사용: {unit} 편성, 끝 {until}`,
    titles: ['Stable the unit; Park the train; Stabling', '유치; 편성 유치; 유치선 배정'],
  },
  {
    tool: 'washTrain', about: ['Wash a unit', '편성을 세척한다'],
    takes: { unit, program: choice({ rinse: ['rinse|water only', '헹굼|물세척'], soap: ['soap|full', '세제|전체'], winter: ['winter|frost', '동절기'] }), front: maybe(flag()) },
    en: `
      wash {unit}, {program}
      {unit} through the plant, programme {program}
      [program=rinse] just dust on {unit}, water will do
      [program=soap] {unit} is covered with brake dust, it needs suds
      [program=winter] it freezes, so {unit} gets the programme for that season
      [front=true] {program} wash for {unit}, and the cab ends as well
      [front=false] {program} wash of {unit}, leave out the cab ends
      [front=true] flies all over the windscreen of {unit}: {program}, noses included
      [front=false] {unit}: {program}; the new nose foil must not be brushed
      Before {clock} {unit} should be clean; {program} programme.
      {program} for {unit}, {not_unit} was done {any} hours ago`,
    ko: `
      {unit} 세척 {program}
      {unit} 편성을 {program} 코스로 세척하#
      [program=rinse] {unit}에는 먼지뿐이다. 물로만 닦아 내#
      [program=soap] {unit}에 제륜자 가루가 많다. 비눗물로 씻#
      [program=winter] 영하 날씨다. {unit:은} 겨울 코스로 세척하#
      [front=true] {unit} {program} 세척, 전두부 포함
      [front=false] {unit} {program} 세척, 전두부 제외
      [front=true] {unit} 앞유리에 벌레가 많다. {program} 코스로 앞면까지 닦아 내#
      {clock} 전에 {unit} {program} 세척 완료 바람
      {not_unit:은} {any}시간 전에 했다. {unit}만 {program:로} 돌리#`,
    titles: ['Wash the unit; Train wash', '편성 세척; 세차'],
  },
  {
    tool: 'pit_lights', about: ['Switch the lights of an inspection pit', '점검 피트 조명'],
    takes: { track: whole(1, 40), lit: flag() },
    en: `
      [lit=true] Light in the pit of track {track}
      [lit=true] {who} goes under the train on {track} and needs to see something
      [lit=true] make the pit at track {track} bright
      [lit=true] bogie check on {track} at {clock}: pit lamps
      [lit=true] do not let them work in the dark below track {track}
      [lit=false] dark in the pit of track {track}, please
      [lit=false] nobody is under track {track} any more, save the lamps
      [lit=false] pit lamps {track} out, {not_track} still has people
      [lit=false] the inspection on {track} took {any} minutes and is over, lights off down there
      [lit=false] put out the lamps beneath track {track}`,
    ko: `
      [lit=true] {track}번선 피트 등을 켜#
      [lit=true] {who:이} {track}번선 차량 밑으로 들어간다. 피트를 밝히#
      [lit=true] {clock} {track}번선 대차 점검, 피트 조명 점등
      [lit=true] {track}번선 피트가 어둡다. 불을 켜 두#
      [lit=true] {track}번선 피트 조명 켬
      [lit=false] {track}번선 피트 등을 끄#
      [lit=false] {track}번선 밑에 사람이 없다. 피트 소등
      [lit=false] {not_track}번은 작업 중, {track}번선 피트 조명만 끄#
      [lit=false] 점검 {any}분 만에 끝. {track}번선 피트 불을 내리#`,
    titles: ['Pit lights; Light under the train', '피트 조명; 피트 등'],
  },
];
