import { flag, maybe, names, span, tenths, whole, type Written } from '../table';

const rooms = names('Studio A, Studio B, booth 1, booth 3, edit 2', '스튜디오 A, 스튜디오 B, 부스 1, 부스 3, 편집실 2');

export const studioRooms: readonly Written[] = [
  {
    tool: 'redlight', about: ['The lamp over a studio door', '스튜디오 문 위 램프'],
    takes: { room: rooms, lit: flag() },
    en: `
      [lit=true] we record in {room}, nobody opens the door
      [lit=false] {room} may be entered again
      [lit=true] red over {room}
      [lit=false] take the red away at {room}
      [lit=true] Quiet in the corridor of {room} from {clock} on; let the lamp say so.
      [lit=false] recording in {room} is over after {any} takes, lamp out
      [lit=true] show everybody that {room} is live
      [lit=false] nothing is live in {room} any more, the door lamp can go dark
      [lit=true] the lamp outside {room} has to burn, that outside {not_room} not`,
    ko: `
      [lit=true] {room} 녹음 중이다. 문을 못 열게 빨간불을 켜#
      [lit=false] {room} 출입 가능. 빨간불을 끄#
      [lit=true] {room} 온에어 표시
      [lit=false] {any}번째 테이크로 녹음 끝. {room} 문 램프 소등
      [lit=true] {clock}부터 {room} 복도는 조용해야 한다. 램프로 알리#
      [lit=false] {room:은} 이제 방송 중이 아니다. 램프를 내리#
      [lit=true] {not_room} 말고 {room} 앞 램프를 켜#
      [lit=false] {room} 앞 불을 꺼 두#`,
    titles: ['Red light; Lamp at the studio door', '온에어 램프; 스튜디오 램프'],
  },
  {
    tool: 'recorder_arm', about: ['Record a track of a room for some time', '트랙을 녹음한다'],
    takes: { room: rooms, track: whole(1, 32), length: maybe(span('min', 1, 120)) },
    en: `
      record track {track} in {room}
      {room}, track {track}, {length}
      take {room} on track {track} for {length}
      the choir stands in {room}; track {track} should roll, {length}
      roll track {track} ({room})
      Take {any} was the best so far but the strings were out of tune. Once more {room}, on track {track}.
      on track {track} and not on {not_track}: {room}
      {length} of {room} onto track {track}
      from {clock} on {room} goes to track {track}`,
    ko: `
      {room} {track}번 트랙 녹음하#
      {room}: {track}번 트랙, {length}
      {room} 소리를 {length} 동안 {track}번 트랙에 담#
      합창단이 {room}에 섰다. {track}번 트랙을 {length} 돌리#
      {any}번 테이크는 현이 어긋났다. {room} 다시 {track}번 트랙에 녹음
      {not_track}번 말고 {track}번 트랙에 {room:을} 받아 두#
      {clock}부터 {room:은} {track}번 트랙으로
      트랙 {track} ← {room} {length}`,
    titles: ['Record; Roll the track; Take', '녹음; 트랙 녹음'],
  },
  {
    tool: 'recorder.stop', about: ['Stop a track and keep or drop what it has', '트랙을 멈추고 남기거나 버린다'],
    takes: { track: whole(1, 32), keep: flag(['keep', '보관'], ['drop', '폐기']) },
    en: `
      track {track} stop, {keep}
      [keep=true] that was it: track {track} ends here, save it
      [keep=false] the phone rang in the middle; end track {track} and forget it
      [keep=true] cut track {track} and put it on the shelf
      [keep=false] halt {track}, the tape is for the bin
      [keep=true] wonderful! Track {track} may stop and stay.
      [keep=false] the singer coughed at bar {any}. Stop {track}, nothing of it is needed
      end track {track} ({keep}), {not_track} goes on
      [keep=true] finish track {track}, we want to hear it on {day}`,
    ko: `
      {track}번 트랙 정지, {keep}
      [keep=true] 바로 이거다. {track}번을 끝내고 저장하#
      [keep=false] 중간에 전화가 울렸다. {track}번을 멈추고 버리#
      [keep=true] {track}번 트랙을 세우고 남겨 두#
      [keep=false] {any}마디에서 기침 소리. {track}번 정지 후 지우#
      [keep=true] {day}에 들어 볼 것이니 {track}번을 마치고 살려 두#
      {not_track}번은 계속, {track}번은 정지({keep})
      [keep=false] {track}번은 못 쓴다. 세우고 없애#`,
    titles: ['Stop the track; End of the take', '녹음 정지; 트랙 정지'],
  },
  {
    tool: 'tx.power', about: ['Set the power of a transmitter', '송신기 출력을 정한다'],
    takes: { tx: names('FM-1, FM-2, DAB-hill, DAB-city, relay-S', 'FM-1, FM-2, DAB-산, DAB-시내, 중계-남'), kw: tenths(0.1, 20, 'kW') },
    en: `
      {tx} with {kw}
      {tx} at {kw}, the mast climbers are up
      power of transmitter {tx}: {kw}
      reduce or raise {tx} to {kw}
      Ice falls from the antenna. {kw} for {tx} until {clock}.
      run {tx} on {kw}, {not_tx} covers the valley
      {kw} is all {tx} may send, {any} people work on the roof
      bring {tx} to {kw}`,
    ko: `
      {tx} 출력 {kw}
      {tx} 송신기를 {kw:로} 하#
      마스트에 사람이 올라가 있다. {tx:을} {kw:로} 낮추#
      {clock}까지 {tx:은} {kw:로} 운용
      {not_tx:이} 골짜기를 맡는다. {tx:은} {kw:로} 조정하#
      옥상 작업자 {any}명. {tx:은} {kw}만 내보내#
      {tx} 송출 전력 → {kw}`,
    titles: ['Transmitter power; Power of the sender', '송신 출력; 송신기'],
  },
  {
    tool: 'feed_route', about: ['Route a source of sound to a destination', '음성 소스를 목적지에 연결한다'],
    takes: { src: names('newsroom, stadium, satellite 2, phone 1, OB-van', '보도국, 경기장, 위성 2, 전화 1, 중계차'), dst: names('main mixer, backup mixer, web stream, archive, talkback', '주조정실, 예비조정실, 웹스트림, 아카이브, 토크백') },
    en: `
      {src} to {dst}
      {dst} hears {src}
      connect {dst} with {src}
      the sound of {src} belongs on {dst}
      put {src} through to {dst}, the game begins at {clock}
      on {dst} we want {src}, not {not_src}
      feed for {dst}: {src}
      {src} came in too late at {any} past; give it to {dst} now
      route {src} into {dst}`,
    ko: `
      {src:을} {dst}에 연결하#
      {dst}에서 {src} 소리가 나야 한다
      {src} → {dst}
      {clock} 경기 시작. {src:을} {dst:로} 넘기#
      {dst} 입력: {src}
      {not_src} 아니고 {src:을} {dst}에 걸#
      {src} 음성을 {dst:로} 보내#
      {dst:은} {src:을} 듣게 하#`,
    titles: ['Route the sound; Feed', '음성 연결; 라우팅'],
  },
  {
    tool: 'silence_check', about: ['Seconds of silence on a channel', '채널 무음 시간을 읽는다'],
    takes: { channel: names('ch-news, ch-jazz, ch-kids, ch-talk', 'ch-news, ch-jazz, ch-kids, ch-talk') }, reads: true, result: '{any}',
    en: `
      is {channel} dead?
      how long has {channel} been silent
      check {channel} for silence
      listeners say {channel} sends nothing since {clock}; look
      silence on {channel}, how many seconds?
      see whether there is sound on {channel}, not on {not_channel}
      before we call the {who}, find out if {channel} is quiet`,
    ko: `
      {channel} 무음 여부 확인하#
      {channel:이} 얼마나 조용한지 보#
      {clock}부터 {channel:이} 안 나온다는 제보. 무음 시간을 조회하#
      {channel} 무음 몇 초?
      {not_channel} 말고 {channel}에 소리가 나가는지 보#
      {who:을} 부르기 전에 {channel} 무음부터 점검하#`,
    titles: ['Silence?; Check the channel', '무음 확인; 채널 점검'],
  },
];
