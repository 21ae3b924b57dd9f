import { choice, flag, maybe, names, tenths, whole, type Written } from '../table';

const bags = names('B-40211, B-40217, B-40388, P-1180, P-1192, RC-77031');
const stores = names('RED-1, RED-2, FREEZER-A, agitator, quarantine, issue hatch', '적혈구-1, 적혈구-2, 냉동고-A, 교반기, 격리칸, 불출창구');

export const bloodBank: readonly Written[] = [
  {
    tool: 'bag_transfer', about: ['Move a blood bag from one store to another', '혈액백을 다른 보관소로 옮긴다'],
    takes: { bag: bags, src: stores, dst: names('OR-2, OR-5, ICU, ER, dayclinic, irradiation', '수술실-2, 수술실-5, 중환자실, 응급실, 외래, 방사선조사실') },
    en: `
      take {bag} out of {src} and bring it to {dst}
      {bag}: {src} to {dst}
      {dst} waits for {bag}, it lies in {src}
      move bag {bag} from {src} to {dst}
      from {src} to {dst}: {bag}
      To {dst}, bag {bag}, out of {src}.
      {any} units went to {dst} this morning; now {bag} follows from {src}
      carry {bag} over to {dst} before {clock}; at present it is in {src}
      bag {bag} leaves {src}, destination {dst}, not {not_dst}
      send to {dst} what lies in {src} under number {bag}
      The fridge door of {src} does not close any more since {clock}. {bag} has to be saved: {dst}.
      {dst} called; {any} minutes they can wait for {bag}, look for it in {src}`,
    ko: `
      {src}에 있는 {bag:을} {dst:로} 보내#
      {bag}: {src} → {dst}
      {dst}에서 {bag:을} 기다린다. {src}에서 꺼내 옮기#
      {dst:로} {bag} 이송. 현재 위치 {src}
      혈액백 {bag:을} {src}에서 {dst:로} 옮기#
      오늘 아침 {any}단위가 나갔다. 이번에는 {src}의 {bag:을} {dst:로} 보내#
      {clock} 전까지 {dst}에 {bag} 도착 요망, 출고지는 {src}
      {not_dst:이} 아니라 {dst:로}. {src} 보관분 {bag}
      이송지 {dst}, 출고지 {src}, 백 번호 {bag}
      {clock}부터 {src} 문이 안 닫힌다. {bag:을} {dst:로} 살려 보내#
      {dst}에서 전화가 왔다. {any}분은 기다린다고 한다. {src}의 {bag:을} 보내#`,
    titles: ['Move the bag; Transfer; Bag to the ward', '혈액백 이송; 백 이동'],
  },
  {
    tool: 'reserveUnits', about: ['Reserve units of a blood group for a patient', '환자를 위해 혈액을 예약한다'],
    takes: { group: choice({ 'O-': ['O neg|O negative|0-', 'O형 RH-|O-'], 'O+': ['O pos|O positive', 'O형|O+'], 'A+': ['A pos|A positive', 'A형|A+'], 'A-': ['A neg|A negative', 'A형 RH-|A-'], 'B+': ['B pos|B positive', 'B형|B+'], 'AB+': ['AB pos|AB positive', 'AB형|AB+'] }), units: whole(1, 12), patient: names('P-2207, P-3114, P-3390, P-4045, P-4111') },
    en: `
      hold {units} {group} for {patient}
      {patient}: {units} units {group}, reserved
      put {units} units of {group} aside for patient {patient}
      cross-matched {group} for {patient}, keep {units} of them back
      Operation at {clock}. {patient} may need {units} bags, group {group}.
      of the {group} bags, {units} belong to {patient} from now on
      nobody else touches {units} of our {group}, they are for {patient}
      {patient}, blood group {group}, {units} units on hold
      patient {patient} lost {any} ml so far, set aside {units} x {group}
      [group=O-] type unknown yet, so {units} universal donor units for {patient}
      [group=AB+] {patient} has the rarest one of ours, A and B both, positive: keep {units}
      [group=A-] rhesus negative, blood group A: {units} units aside for {patient}`,
    ko: `
      {patient} 환자에게 {group} {units}단위 예약하#
      {patient}: {group} {units}단위 확보
      {group} 혈액 {units}단위를 {patient} 몫으로 떼어 두#
      {clock} 수술. {patient}용 {group} {units}백 준비해 두#
      {group} 중 {units}개는 이제 {patient} 것이다. 따로 두#
      교차시험 끝난 {group} {units}단위, {patient} 앞으로 잡아 두#
      {patient} 출혈량 {any}ml. {group} {units}단위 예약 요망
      [group=O-] 혈액형 미상. {patient}에게 만능 공혈 혈액 {units}단위 예약
      환자 {patient} / 혈액형 {group} / {units}단위
      [group=AB+] {patient:은} AB형이다. {units}백 확보하#
      [group=A-] RH 음성 A형, {patient} 앞으로 {units}단위 떼어 두#`,
    titles: ['Reserve blood; Units on hold; Set blood aside', '혈액 예약; 혈액 확보'],
  },
  {
    tool: 'release_reservation', about: ['Give up the reservation of a patient', '환자의 혈액 예약을 해제한다'],
    takes: { patient: names('P-2207, P-3114, P-3390, P-4045, P-4111'), discard: maybe(flag()) },
    en: `
      {patient} went home, the blood held for {patient} is free again
      release what we hold for {patient}
      [discard=true] The bags for {patient} stood out for {any} minutes. Give up the reservation and bin them.
      [discard=false] {patient} needs no blood after all; back on the shelf with it
      cancel the units of {patient}
      no more hold for {patient}
      [discard=false] drop the hold of {patient}, the units are good and stay in stock
      [discard=true] end the reservation of {patient}, the bags are too warm to keep
      hold of patient {patient} ends on {day}; lift it
      Not {not_patient}, {patient} was cancelled: free the units
      [discard=false] {patient} had the operation and not a drop was needed; let others have the bags
      [discard=true] somebody left what was meant for {patient} on the radiator. Give the reservation up and throw the blood away.`,
    ko: `
      {patient} 퇴원. 잡아 둔 혈액을 풀#
      {patient} 예약분 해제하#
      [discard=true] {patient} 몫 백이 {any}분이나 밖에 있었다. 예약을 풀고 폐기 처리하#
      [discard=false] {patient} 수혈 취소. 혈액은 재고로 돌리고 예약만 지우#
      {patient} 앞으로 잡힌 단위 취소하#
      {not_patient:이} 아니라 {patient} 예약을 거두#
      [discard=false] 상태 양호하니 {patient} 예약 해제 후 보관고에 그대로 두#
      [discard=true] 온도 이탈. {patient} 예약 혈액은 버리는 것으로 하고 해제
      {day}부로 {patient} 보류 해제
      [discard=false] {patient} 수술에서 한 방울도 안 썼다. 다른 환자가 쓰게 풀어 주#
      [discard=true] {patient} 몫이 라디에이터 위에 있었다. 예약을 풀고 버리#`,
    titles: ['Give the hold up; Free the units', '예약 해제; 보류 해제'],
  },
  {
    tool: 'platelet_rocker.hz', about: ['Speed of a platelet agitator', '혈소판 교반기 속도'],
    takes: { unit: whole(1, 6), hz: tenths(0.5, 2, 'Hz') },
    en: `
      rocker {unit} at {hz}
      platelet agitator {unit}: {hz}
      rock unit {unit} with {hz}, {any} bags are on it
      the platelets on agitator {unit} clump, {hz} please
      set {hz} on rocker no. {unit}, not on {not_unit}
      {unit} is too lively, bring that rocker to {hz}
      Agitator {unit} came back from repair on {day}. It runs at {hz}.
      keep the platelets of rocker {unit} moving at {hz}`,
    ko: `
      {unit}번 교반기 {hz}
      혈소판 교반기 {unit}호를 {hz:로} 맞추#
      {unit}호에 {any}백이 올라가 있다. {hz:로} 흔들어 주#
      {not_unit}호 말고 {unit}호를 {hz:로} 하#
      응집이 보인다. {unit}호 속도 {hz}
      {day} 수리 복귀한 {unit}호, {hz} 운전
      {unit}번 교반기가 너무 빠르다. {hz:로} 낮추#
      교반 속도 {hz}({unit}호)`,
    titles: ['Agitator; Platelets', '혈소판 교반; 교반기'],
  },
  {
    tool: 'bag_where', about: ['Where a bag lies', '혈액백 위치를 찾는다'],
    takes: { bag: bags }, reads: true, result: 'RED-{any}',
    en: `
      where does {bag} lie?
      locate {bag}
      in which store is bag {bag}
      look for {bag}, nobody has seen it since {clock}
      {bag} not {not_bag}: find its place`,
    ko: `
      {bag:이} 어디 있는지 찾#
      {bag} 보관 위치 조회
      {clock} 이후 {bag:을} 본 사람이 없다. 어디인지 보#
      {not_bag} 말고 {bag} 위치 확인하#`,
    titles: ['Where is the bag?; Locate the bag', '백 위치; 혈액백 찾기'],
  },
];
