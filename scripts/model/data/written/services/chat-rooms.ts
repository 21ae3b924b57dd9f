import { code, texts } from '../industry/slots';
import { choice, flag, maybe, moment, names, span, type Written } from '../table';

const channel = names('#ops, #night-shift, #greenhouse, #dock, #it-help, #field-west, #kitchen, #quality', '#운영, #야간조, #온실, #하역, #전산문의, #현장서부, #주방, #품질');
const person = names('mira, t.holm, Jakub, sun-a, oskar_p, Bea, driver-2, dr.lim', '미라, 정우, 선아 팀장, 오경민, 배 기사, 임 박사, 운전-2, 유진');
const post = code('p-####, msg####, m##/##, 17##.##');
const msg = texts(`
  pump 2 is back, 14# litres an hour, watch it until noon
  who has the key to room #, the small one
  pallet 3# came in wet, photos follow
  no water from 1#:00 to 1#:30, both kitchens
  I leave at #, Bea takes over with the red phone
  test at 0#:45, sirens and lights, do not call anyone
  -1# degrees tonight, drain the hoses and shut the vents
  ice at gate #, salt is in the yellow bin, spread it before six
  vet comes at 1#:30 and wants to see stalls # to 1#, have water ready
  I was wrong: 2# trays, not 1#, and the oven is free from noon
  fuse 1# tripped again, third time, please do not push it back
  bus is late, 4# minutes at least; start without us and keep # plates
  Meter reads 1#40, yesterday 1#12, so something drips and I do not know where
  thanks to everybody, # days without a complaint and 3#0 jars sold
  forklift # has no brakes, key is with me, nobody drives it
  Room # is warm again, 2#.# degrees, but leave the door shut
  Order 4#7 is complete, 1# boxes, ramp B`, `
  2번 펌프 복구, 시간당 14#리터, 정오까지 지켜볼 것
  #호실 열쇠 누가 갖고 있나요, 작은 것
  3#번 팔레트 젖어서 들어옴, 사진 곧 올림
  1#:00부터 1#:30까지 단수, 두 주방 모두
  저는 #시에 나갑니다, 선아 팀장이 빨간 전화로 이어받음
  0#:45 시험, 사이렌과 조명, 신고하지 말 것
  오늘 밤 영하 1#도, 호스 비우고 환기창 닫기
  #번 문 빙판, 염화칼슘은 노란 통, 여섯 시 전에 뿌릴 것
  수의사가 1#:30에 오고 #번부터 1#번 칸까지 봄, 물 준비
  제가 틀렸습니다: 1#판이 아니라 2#판, 오븐은 정오부터 빔
  1#번 차단기 또 떨어짐, 세 번째, 다시 올리지 말 것
  버스 지연 최소 4#분, 먼저 시작하고 #인분 남겨 주세요
  계량기 1#40, 어제는 1#12, 어디선가 새는데 어딘지 모름
  모두 고맙습니다, #일 동안 불만 없음, 3#0병 판매
  지게차 # 제동 안 됨, 열쇠는 제가 갖고 있음, 운전 금지
  #호실 다시 따뜻함, 2#.#도, 그래도 문은 닫아 두기
  4#7번 주문 완료, 1#상자, B 램프`);

export const chatRooms: readonly Written[] = [
  {
    tool: 'chat.post', about: ['Post a message in a channel', '채널에 글을 올린다'],
    takes: { channel, msg },
    en: `
      post in {channel}: {msg}
      {channel}: {msg}
      tell {channel} that {msg}
      "{msg}" into {channel}
      everybody in {channel} should read this: {msg}
      write to {channel} "{msg}"
      let {channel} know: {msg}
      {channel} gets the message "{msg}"
      Nobody in {not_channel} needs to know, but {channel} does: {msg}
      The {who} phoned at {clock}. Put it into {channel}: {msg}
      {any} people read {channel}, so post "{msg}"
      for {channel}: {msg}
      into the channel {channel} goes "{msg}"
      {not_channel} has heard it, {channel} has not: {msg}
      not to one person but to all of {channel}: {msg}
      before the shift of {clock} begins, {channel} reads: {msg}
      one line for {channel}, nothing left out: {msg}`,
    ko: `
      {channel}에 올리#: {msg}
      {channel}: {msg}
      {channel} 채널에 "{msg}"라고 쓰#
      {channel} 사람들에게 알리#: {msg}
      "{msg}"를 {channel}에 올리#
      {clock}에 {who:이} 전화했다. {channel}에 그대로: {msg}
      {not_channel:은} 몰라도 되고 {channel:은} 알아야 한다: {msg}
      {any}명이 보는 {channel}에 "{msg}"를 적어 두#
      {channel} 공지: {msg}
      {channel} 채널로 보낼 글: {msg}
      {not_channel:은} 들었고 {channel:은} 아직이다: {msg}
      한 사람이 아니라 {channel} 모두에게: {msg}
      {clock} 근무 시작 전에 {channel}에 남길 것: {msg}
      {channel}에 한 줄, 빠짐없이: {msg}`,
    titles: ['Post; Tell the channel', '글 올리기; 채널 알림'],
  },
  {
    tool: 'chat.whisper', about: ['Write to one person only', '한 사람에게만 쓴다'],
    takes: { person, msg },
    en: `
      write to {person} alone: {msg}
      direct message, {person}: {msg}
      {person} only: "{msg}"
      tell {person} that {msg}
      "{msg}" goes to {person} and to nobody else
      let {person} know in private: {msg}
      not into a channel; {person} gets "{msg}"
      {person} has the desk today. Write: {msg}
      send {person} the words "{msg}"
      whisper to {person}: {msg}
      At {clock} {person} leaves the house. Before that, to {person}: {msg}
      {any} messages wait for {not_person}, one more is for {person}: "{msg}"
      The whole channel need not know. {person} does: {msg}
      {person} and {not_person} share a name tag; this is for the former: {msg}
      drop {person} a line, "{msg}"
      a word in the ear of {person}: {msg}`,
    ko: `
      {person}에게만 쓰#: {msg}
      {person} 개인 메시지: {msg}
      {person}에게 "{msg}"라고 보내#
      채널 말고 {person}에게만 "{msg}"
      {person}만 알면 된다: {msg}
      {clock}에 {person:이} 나간다. 그 전에 전하#: {msg}
      {not_person} 말고 {person}에게 따로 알리#: {msg}
      오늘 담당은 {person}. "{msg}"라고 귀띔하#
      {person} 앞으로 한마디: {msg}
      채널이 다 알 필요 없다. {person}에게: {msg}
      {not_person:이} 아니라 {person:이} 받아야 할 글: {msg}
      {person}에게 조용히 전할 말: {msg}
      {person} 개인함으로 "{msg}"를 보내#`,
    titles: ['Direct message; One person only', '개인 메시지; 한 사람에게'],
  },
  {
    tool: 'chat.later', about: ['Post a message in a channel at a moment', '정해진 시각에 채널에 글을 올린다'],
    takes: { channel, msg, at: moment() },
    en: `
      at {at} post in {channel}: {msg}
      {channel}, {at}: "{msg}"
      "{msg}" shall appear in {channel} at {at}, not before
      schedule for {channel} at {at} the words "{msg}"
      let it wait until {at}, then {channel} reads: {msg}
      plan a message, time {at}, channel {channel}: {msg}
      {channel} sleeps now. At {at} it should find "{msg}".
      moment {at}, place {channel}, text: {msg}
      The {who} will be gone by {at}, so prepare for {channel}: {msg}
      {not_channel} has it already; {channel} gets it {at}: {msg}
      everybody is awake at {at}. Then, and in {channel}, "{msg}".
      for {at}, in {channel}: {msg}
      not a direct message and not now: {channel}, {at}, "{msg}"`,
    ko: `
      {at}에 {channel}에 올리#: {msg}
      {channel}, {at}: "{msg}"
      {at:이} 되면 {channel}에 "{msg}"가 뜨게 하#
      예약 글: {at}, {channel}, {msg}
      지금 말고 {at}에 {channel:로} "{msg}"를 보내게 해 두#
      {who:이} 그때는 없다. {at}, {channel}에 나갈 글: {msg}
      {channel} 예약 {at}: {msg}
      {not_channel:은} 이미 받았다. {channel:은} {at}에: {msg}
      다들 깨어 있는 {at}에 {channel:로} "{msg}"
      {channel}에 {at} 맞춰 올라갈 글: {msg}
      {at} 예약, 채널 {channel}, "{msg}"
      개인 말고 {channel}, 지금 말고 {at}: {msg}
      {at} {channel} 게시 예약: {msg}`,
    titles: ['Post later; Scheduled message', '예약 글; 나중에 올리기'],
  },
  {
    tool: 'chat.pin', about: ['Pin a message in a channel or unpin it', '채널에 글을 고정하거나 푼다'],
    takes: { channel, post, pinned: flag(['pinned', '고정'], ['not pinned', '고정 해제']) },
    en: `
      {post} in {channel}: {pinned}
      [pinned=true] {post} has to stay on top of {channel}
      [pinned=false] {post} need not hang on top of {channel} any more
      [pinned=true] nail {post} to the wall of {channel}
      [pinned=false] take {post} off the wall of {channel}, do not delete it
      [pinned=true] everyone in {channel} asks for the code; so hold {post} up there
      [pinned=false] the storm is over, let {post} sink in {channel}
      [pinned=true] {channel}: keep {post} in sight
      [pinned=false] {channel}: {post} has hung there {any} days, down with it
      [pinned=true] pin {post}, not {not_post}, in {channel}
      [pinned=false] free the top of {channel} from {post}
      [pinned=true] {any} people asked where the plan is. It is {post}; hang it up in {channel}.
      [pinned=false] {channel} has four things on top, {post} is the oldest; it comes down
      [pinned=true] so that nobody in {channel} overlooks {post}`,
    ko: `
      {channel} {post} {pinned}
      [pinned=true] {post:이} {channel} 맨 위에 있어야 한다
      [pinned=false] {post:을} {channel} 맨 위에서 내리#
      [pinned=true] {channel} 벽에 {post:을} 걸어 두#
      [pinned=false] 지우지는 말고 {channel}에서 {post}만 떼#
      [pinned=true] {channel}에서 다들 암호를 묻는다. {post:을} 잘 보이게 붙이#
      [pinned=false] 태풍이 지났다. {channel}의 {post:은} 흘려보내#
      [pinned=false] {post:이} {any}일째 {channel}에 붙어 있다. 떼 낼 것
      [pinned=true] {not_post} 말고 {post:을} {channel}에 고정하#
      [pinned=true] {any}명이 계획을 찾는다. {post:이}다. {channel}에 걸어 두#
      [pinned=false] {channel} 위에 네 개나 붙어 있다. 제일 오래된 {post:을} 내리#
      [pinned=true] {channel}에서 아무도 {post:을} 놓치지 않게
      [pinned=false] {post}, {channel} 고정 그만`,
    titles: ['Pin the message; On top of the channel', '글 고정; 상단 고정'],
  },
  {
    tool: 'chat.erase', about: ['Delete a message from a channel', '채널에서 글을 지운다'],
    takes: { channel, post },
    en: `
      delete {post} from {channel}
      {post} must vanish from {channel}
      {channel}: {post} away
      {post} names a patient; nobody in {channel} may read it any longer
      strike {post} in {channel}, {not_post} stays
      The price in {post} is wrong by {any}. Remove it from {channel}.
      not just unpinned: {post} is to be gone from {channel}
      erase {post}, channel {channel}
      whoever wrote {post} into {channel} at {clock} wants it back
      {post} came into {channel} by mistake, it was meant for {not_channel}; out of the former
      somebody put a password into {channel}: {post}. Away before anyone reads it.
      what {post} says is untrue, {channel} must be rid of it
      take {post} down for good, {channel}
      out of sight is not enough; {post} has to leave {channel} altogether`,
    ko: `
      {channel}에서 {post:을} 지우#
      {channel}: {post} 삭제
      {post}에 환자 이름이 있다. {channel}에서 없애#
      {not_post:은} 두고 {channel}의 {post}만 삭제하#
      {post} 가격이 {any}만큼 틀렸다. {channel}에서 내리고 없앨 것
      고정만 푸는 게 아니라 {channel}에서 {post:을} 아주 지우#
      {clock}에 {channel}에 올린 {post:을} 본인이 지워 달란다
      {post} 글 삭제 요망 ({channel})
      {not_channel}에 쓸 것을 {channel}에 썼다. {post} 삭제하#
      누가 {channel}에 암호를 적었다. {post:을} 당장 지우#
      {post} 내용은 사실이 아니다. {channel}에서 없앨 것
      {channel} {post} 완전 삭제하#
      {post:은} {channel}에 남아 있으면 안 된다
      {channel} 글 {post}, 흔적 없이 지울 것`,
    titles: ['Delete the message; Message away', '글 삭제; 글 지우기'],
  },
  {
    tool: 'chat.invite', about: ['Let a person into a channel', '사람을 채널에 들인다'],
    takes: { person, channel },
    en: `
      let {person} into {channel}
      {person} joins {channel}
      {channel}: + {person}
      {person} needs to read {channel} from {day} on
      bring {person} into the channel {channel}
      add {person} to {channel}, not to {not_channel}
      {channel} has {any} readers and {person} is missing
      open {channel} to {person}
      for the night {person} is to be in {channel}
      {not_person} knows the way, {person} is new and must read {channel}
      from {clock} on {person} has the watch, and the watch reads {channel}
      {person} asks to see {channel}; granted
      {channel}: one reader more, {person}
      give {person} a seat in {channel}`,
    ko: `
      {person:을} {channel}에 들이#
      {channel}: {person} 추가
      {day}부터 {person}도 {channel:을} 봐야 한다
      {not_channel:이} 아니라 {channel}에 {person:을} 넣#
      {channel}에 {any}명이 있는데 {person:이} 빠졌다. 부를 것
      오늘 밤은 {person}도 {channel}에 있게 하#
      {person} {channel} 초대
      {channel} 참여자로 {person:을} 올리#
      {not_person:은} 이미 있고 {person:이} 새로 왔다. {channel}에 들이#
      {clock}부터 {person:이} 당직이다. 당직은 {channel:을} 본다. 넣을 것
      {person:이} {channel:을} 보고 싶어 한다. 들여보내#
      {channel} 식구에 {person:을} 더하#
      {person:을} {channel:로} 데려오기
      {channel}에 {person} 자리를 만들어 주#`,
    titles: ['Into the channel', '채널 초대; 채널 추가'],
  },
  {
    tool: 'chat.remove', about: ['Take a person out of a channel', '사람을 채널에서 내보낸다'],
    takes: { person, channel },
    en: `
      take {person} out of {channel}
      {person} leaves {channel}
      {channel}: − {person}
      {person} changed to another site on {day} and has no more to read in {channel}
      {channel} without {person}
      remove {person} from {channel}; {not_person} stays
      {person} stays in the house but not in {channel}
      close {channel} to {person}
      {any} strangers in {channel}, one of them {person}: out
      {person} reads {not_channel} as before, {channel} no longer
      her last shift ended at {clock}: {person} out of {channel}
      what is said in {channel} is not for {person}
      {channel}: one reader less, {person}
      {person} no longer needs {channel} after {day}`,
    ko: `
      {person:을} {channel}에서 내보내#
      {channel}: {person} 제외
      {day}에 {person:이} 다른 현장으로 갔다. {channel}에서 빼#
      {not_person:은} 두고 {person}만 {channel}에서 내보낼 것
      {person} 없이 {channel} 운영
      {channel:을} {person}에게 닫#
      {channel}에 외부인이 {any}명. 그중 {person:을} 빼#
      {person} {channel} 퇴장 처리
      {person:은} {not_channel:은} 그대로, {channel}에서는 빠진다
      {clock}에 마지막 근무가 끝났다. {person:을} {channel}에서 빼#
      {channel} 이야기는 {person:이} 볼 것이 아니다. 내보내#
      {day} 뒤로 {person}에게 {channel:은} 필요 없다. 빼#
      {channel} 명단 정리: {person} 삭제
      {person:은} {channel}에서 나간다`,
    titles: ['Out of the channel', '채널 제외; 채널 내보내기'],
  },
  {
    tool: 'chat.mute', about: ['Keep a channel from ringing for some time', '채널 알림을 얼마 동안 끈다'],
    takes: { channel, minutes: span('min', 10, 480), except: maybe(choice({ urgent: ['urgent ones|urgent', '긴급'], mentions: ['those that name me|mentions', '호출|언급'] })) },
    en: `
      {channel} quiet for {minutes}
      mute {channel} {minutes}
      no ringing from {channel} for {minutes}, except: {except}
      {minutes} of peace from {channel}
      [except=urgent] hush {channel} for {minutes}, but a fire may still ring
      [except=mentions] {channel} keeps quiet {minutes} unless somebody writes my name
      the meeting lasts {minutes}, {channel} must not beep in it
      {any} messages a minute in {channel}; {minutes} without sound
      silence for {channel}, {minutes}, {not_channel} may go on beeping
      for {minutes} {channel} makes no sound, exception: {except}
      {not_channel} must be heard, {channel} need not, {minutes}
      [except=mentions] {minutes} without {channel}, though I want to hear it when they call me
      [except=urgent] let {channel} be still {minutes}; alarms are exempt
      I solder for {minutes} and {channel} disturbs`,
    ko: `
      {channel} {minutes} 조용히
      {channel} 알림을 {minutes} 끄#
      {minutes} 동안 {channel} 소리 없이. 예외: {except}
      [except=urgent] {channel:은} {minutes} 조용히 하되 불났을 때는 울리게 하#
      [except=mentions] 내 이름을 부를 때 말고는 {channel:을} {minutes} 무음으로
      회의가 {minutes}이다. 그동안 {channel:이} 울리지 않게 하#
      {channel}에 분당 {any}건이 온다. {minutes} 소리 끄기
      {not_channel:은} 두고 {channel}만 {minutes} 음소거하#
      {not_channel:은} 들려야 하고 {channel:은} {minutes} 없어도 된다
      [except=mentions] {minutes} {channel} 끄되 나를 찾으면 울리게
      [except=urgent] {channel:을} {minutes} 잠재우되 비상은 예외
      납땜 {minutes}. {channel:이} 방해된다. 소리를 끄#
      {channel} {minutes} 알림 정지
      {minutes} 뒤에 다시 울려도 되니 {channel:을} 잠시 조용히 시키#`,
    titles: ['Mute the channel; Peace for a while', '채널 무음; 알림 끄기'],
  },
];
