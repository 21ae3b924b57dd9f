import type { Scene } from '../../scene';

/** Tools whose parameters are of one kind, so that their values could change places, and classes decide which way, in English, part 5. */
export const twofoldEn5: readonly Scene[] = [
  // distillery
  {
    language: 'en',
    event: 'mqtt still/vats {"left": "{v1}", "left_l": {a}, "right": "{v2}", "right_l": {b}, "mood": "{ok}"}',
    slots: { v1: 'V1, oak vat, Gretel', v2: 'V8, steel vat, Hansel', a: '110..290 / 710..940', b: '410..590', l: '20..60', ok: '=clear, bright / cloudy, hazy', m: '2..9', s: '{m} * 60' },
    tools: ['alambik_rack(from_vat, to_vat, litres: int): Draw spirit over', 'alambik_blend(larger, smaller): Blend two vats', 'alambik_rename(old_name, new_name): Change the name of a vat', 'alambik_cycle(heat_s: int, rest_s: int, vat?): Set heating and resting'],
    steps: `
      @a alambik_rack from_vat="{v2}" to_vat="{v1}" litres={l} // alambik_rack from_vat="{v1}" to_vat="{v2}" litres={l} | Level them | {l} litres out of the fuller vat into the emptier one.
      @a alambik_blend larger="{v2}" smaller="{v1}" // alambik_blend larger="{v1}" smaller="{v2}" | Blend | Blend left and right; look in the message which of them holds more.
      @ok alambik_rack from_vat="{v1}" to_vat="{v2}" litres=15 // alambik_rack from_vat="{v2}" to_vat="{v1}" litres=15 | By the look | Fifteen litres. If it is clear or bright, from left to right; if it's cloudy or hazy, from right to left.
      alambik_rename old_name="{v2}" new_name=Rapunzel | New name | Rapunzel is what the right vat is to be called.
      alambik_cycle heat_s=40 rest_s={s} | Cycle | Rest {m} minutes, heat forty seconds, every vat.
      alambik_cycle heat_s={s} rest_s=90 vat="{v1}" | Left vat | For the left vat alone: {m} minutes of heat, a minute and a half of rest.
      failed "the amount is not given" | Some over | Some litres from {v2} to {v1}, as many as the boss wants.
    `,
  },
  // taxi and parcel dispatch
  {
    language: 'en',
    earlier: ['Position | http_request → {n1} is {a} km away, {n2} is {b} km away', 'Shift plan | file_read → {n1} until {h1}:00, {n2} until {h2}:00', 'Parcel | memory_recall → is with {n1}, customer {sig}'],
    slots: { n1: 'Stavros, Lina, Mr. Pugh', n2: 'Odile, Kenji, Barb', a: '2..6 / 21..38', b: '9..17', h1: '14..16', h2: '19..22', sig: '=agreed, said yes / refused, did not answer', m: '3..9' },
    tools: ['zuumo.rank(nearer, farther): Put two drivers in order', 'zuumo.assign(driver, reserve): Give a ride to a driver, with another in reserve', 'zuumo.handParcel(giver, receiver): A parcel changes drivers', 'zuumo.shift(driver, old_end: int, new_end: int): Change the end of a shift'],
    steps: `
      @a zuumo.rank nearer="{n1}" farther="{n2}" // zuumo.rank nearer="{n2}" farther="{n1}" | Order | Put the two drivers of step {step1} in order by their distance.
      @a zuumo.assign driver="{n1}" reserve="{n2}" // zuumo.assign driver="{n2}" reserve="{n1}" | Ride | The ride goes to whoever is closer, the other one is the reserve.
      zuumo.assign driver="{n2}" reserve="{n1}" | Regular | The lady always wants {n2}. {n1} in reserve, whatever the distance.
      @sig zuumo.handParcel giver="{n1}" receiver="{n2}" // failed "the customer {sig}" | Parcel | The parcel goes over from the one who has it to {n2}, given that the customer agreed or said yes.
      zuumo.handParcel giver="{n2}" receiver="{n1}" | Wrong parcel | {n1} gets the other parcel, the one that {n2} took by mistake.
      zuumo.shift driver="{n1}" old_end={h1} new_end=18 | Longer day | {n1} drives until six in the evening instead of what the plan says.
      zuumo.shift driver="{n2}" old_end={h2} new_end=17 | Shorter day | Not {h2} but five in the afternoon is the end for {n2}.
      failed "the new end is not given" | Also later | {n2} stops at some other hour than planned.
    `,
  },
];
