import { choice, flag, maybe, names, type Written } from '../table';
import { code, degrees } from './slots';

const box = code('MSKU ######, TGHU######, HLXU-#####, OOLU#######');

export const harbour: readonly Written[] = [
  {
    tool: 'move_box', about: ['Move a container from one slot to another', '컨테이너를 옮긴다'],
    takes: { box, from: code('@##, @-##-#, Y#-##'), to: code('@##, @-##-#, Y#-##') },
    en: `
      box {box} from {from} to {to}
      move {box}, {from} to {to}
      {to} is where {box} has to stand, it is now at {from}
      shift {box} out of {from} into {to}
      The lorry comes at {clock}. Get {box} from {from} over to {to}.
      straddle carrier: pick {box} at {from}, set it down at {to}
      bring {box} to {to}; you find it in {from}
      {box}: {from} -> {to}
      not {not_box} but {box} leaves {from} and goes to {to}
      To reach the {any} boxes below, {box} must go from {from} to slot {to}.
      slot {to} gets {box}, which blocks {from}`,
    ko: `
      {box:을} {from}에서 {to:로} 옮기#
      {box} {from} → {to}
      컨테이너 {box}, {from}에서 집어 {to}에 내리#
      {clock} 트럭 도착. {from}에 있는 {box:을} {to:로} 이적하#
      {to} 자리에 {box:을} 놓#. 지금은 {from}에 있다
      {not_box} 말고 {box:을} {from}에서 {to:로} 옮길 것
      밑의 {any}개를 꺼내야 하니 {box:을} {from}에서 {to:로} 이동하#
      이적: {box} / 출발 {from} / 도착 {to}
      {from}의 {box:을} {to:로} 보내#`,
    titles: ['Move the container; Restow; Shift the box', '컨테이너 이적; 이동; 재배치'],
  },
  {
    tool: 'reefer.setpoint', about: ['Set the temperature of a reefer container', '냉동 컨테이너 온도를 정한다'],
    takes: { box, celsius: degrees(-30, 16) },
    en: `
      reefer {box}: {celsius}
      set {box} to {celsius}
      {box} carries prawns, it should be at {celsius}
      The papers say {celsius} for {box}, the display shows something else. Correct it.
      {celsius} in {box}, and not in {not_box}
      bananas in {box}, {celsius} and the flaps as they are
      bring reefer {box} to {celsius} before the vessel sails at {clock}
      let {box} cool or warm to {celsius}
      shipper of {box} mailed on {day}: new set temperature {celsius}`,
    ko: `
      냉동 {box} {celsius}
      {box} 온도를 {celsius:로} 맞추#
      {box}에 새우가 들었다. {celsius:로} 설정하#
      서류상 {celsius}인데 표시가 다르다. {box} 설정을 고치#
      {not_box:이} 아니라 {box:을} {celsius:로} 하#
      바나나 {any}팔레트, {box} {celsius}
      {clock} 출항 전에 {box} 리퍼 온도 {celsius:로} 조정
      {day} 화주 메일. {box} 설정 온도 {celsius:로} 변경 요망
      리퍼 설정: {box} = {celsius}`,
    titles: ['Reefer temperature; Set the reefer', '리퍼 온도; 냉동 컨테이너 설정'],
  },
  {
    tool: 'reeferPlug', about: ['Plug in or unplug a reefer container', '냉동 컨테이너 전원을 꽂거나 뺀다'],
    takes: { box, plugged: flag(), socket: maybe(code('P##, S-##, RK#')) },
    en: `
      [plugged=true] give {box} power
      [plugged=true] plug {box} in at {socket}
      [plugged=true] {box} came off the ship at {clock} and warms up; on the mains with it, {socket}
      [plugged=true] connect reefer {box}
      [plugged=true] socket {socket} is free, it feeds {box} from now on
      [plugged=false] unplug {box}
      [plugged=false] {box} goes to the quay, pull its cable
      [plugged=false] no more current for {box}, {who} lifts it in {any} minutes
      [plugged=false] take {box} off the mains at {socket}
      [plugged=false] {box} has been emptied, its lead can hang on the hook again`,
    ko: `
      [plugged=true] {box} 전원을 꽂아 두#
      [plugged=true] {box:을} {socket} 소켓에 연결하#
      [plugged=true] {clock} 하역 후 온도가 오른다. {box}에 전기를 넣#
      [plugged=true] {socket:이} 비었다. {box} 플러그 꽂음
      [plugged=true] {box} 리퍼 전원 연결 요망
      [plugged=false] {box} 플러그를 빼#
      [plugged=false] {box:은} 안벽으로 간다. 케이블을 걷어 두#
      [plugged=false] {any}분 뒤 {who:이} 들어 올린다. {box} 전원을 끊#
      [plugged=false] {socket}에서 {box} 코드 분리
      [plugged=false] {box:은} 비웠으니 전기를 빼#`,
    titles: ['Reefer power; Plug; Reefer cable', '리퍼 전원; 플러그'],
  },
  {
    tool: 'crane_spreader', about: ['Length of the spreader of a crane', '크레인 스프레더 길이'],
    takes: { crane: names('STS1, STS2, STS3, RMG 4, Quay 7', 'STS1, STS2, STS3, RMG 4, 안벽 7호'), size: choice({ '20ft': ['20 foot|20ft|twenty foot', '20피트|20ft'], '40ft': ['40 foot|40ft|forty foot', '40피트|40ft'], '45ft': ['45 foot|45ft', '45피트|45ft'] }) },
    en: `
      spreader of {crane} to {size}
      {crane}: spreader {size}
      the next boxes are {size}, so run out the spreader of {crane}
      telescope {crane} to {size}
      {crane} picks up {size} boxes from {clock}, prepare the spreader
      {any} of the {size} kind come now, crane {crane} needs that length
      set {crane}'s spreader for {size}
      make {crane} fit {size}, {not_crane} remains
      The driver of {crane} asks for {size} before he swings out.
      Hatch {any} is all {size}; {crane} please.
      bring the arms of {crane} to {size}`,
    ko: `
      {crane} 스프레더 {size}
      {crane} 스프레더를 {size:로} 맞추#
      다음 박스는 {size:이}다. {crane} 스프레더를 그 길이로 바꾸#
      {clock}부터 {crane:은} {size} 컨테이너 작업. 스프레더 준비하#
      {size} 컨테이너 {any}개가 온다. {crane} 스프레더를 조정하#
      {not_crane:은} 두고 {crane} 스프레더만 {size:로} 하#
      {crane}: {size} 박스용 스프레더
      스프레더 길이 {size} ({crane})
      {crane} 기사 요청, 스프레더 {size:로} 바꾸#
      {any}번 해치는 전부 {size:이}다. {crane:을} 거기에 맞추#`,
    titles: ['Spreader; Crane', '스프레더; 크레인'],
  },
];
