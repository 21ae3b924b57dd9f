import type { Scene } from '../../scene';

/** Tools whose parameters are of one kind, so that their values could change places, in English, part 3. */
export const twofoldEn3: readonly Scene[] = [
  // seed bank
  {
    language: 'en',
    event: 'webhook /seeds/jar {"lot": "{lot}", "vault_drawer": "{d1}", "bench_tray": "{d2}", "germ_2019": {a}, "germ_2026": {b}, "curator": "{who}", "seal": "{seal}"}',
    slots: { lot: 'rye 113, Emmer K2, Blue Lupin', d1: 'V-14, drawer 3, north 8', d2: 'T-52, tray 6, bench 9', d3: 'X-77, crate 1, south 4', a: '81..97', b: '38..66', who: 'Sunniva, Dr. Appiah, Lorenz', n2: 'Piers, Mrs. Ueda, Katya', seal: '=whole, intact / broken, torn', g: '3..18', mg: '{g} * 1000' },
    tools: ['semara_withdraw(lot, from_place, to_place): Take seed out of the vault', 'semara_deposit(lot, from_place, to_place): Put seed into the vault', 'semara_viability(lot, older_pct: int, newer_pct: int): Enter two germination tests', 'semara_split(lot, keep_mg: int, give_mg: int): Split a lot', 'semara_trust(lot, former, present): Change who is in charge of a lot'],
    steps: `
      semara_withdraw lot="{lot}" from_place="{d1}" to_place="{d2}" | Out of the cold | Somebody needs this lot on its bench tray.
      @seal semara_deposit lot="{lot}" from_place="{d2}" to_place="{d1}" // failed "the seal is {seal}" | In again | From the tray into its drawer in the vault, as long as the seal is whole or intact. Jars with another seal stay out.
      semara_deposit lot="{lot}" from_place="{d3}" to_place="{d1}" | Found one | A second jar of {lot} turned up on {d3}, of all places. Into the vault, drawer as in the message.
      semara_viability lot="{lot}" older_pct={a} newer_pct={b} | Tests | Put both germination figures on the card; this year is 2026.
      semara_split lot="{lot}" keep_mg=2500 give_mg={mg} | Gift | {g} grams are given away, two and a half remain with us.
      semara_split lot="{lot}" keep_mg={mg} give_mg=400 | Small gift | Keep {g} g and hand over 400 mg.
      semara_trust lot="{lot}" former="{who}" present="{n2}" | Farewell | The curator of this lot retires, {n2} follows.
      semara_trust lot="{lot}" former="{n2}" present="{who}" | Changed my mind | {n2} was a bad choice. The lot is the curator's again, the one in the message.
      failed "the second amount is not given" | Split | Split the lot: we keep {g} g, and the guests get what Piotr promised them.
    `,
  },
  // chess club
  {
    language: 'en',
    earlier: ['Board 1 | http_request → white {w}, black {b}, winner: {win}', 'Ratings | file_read → {w} {ra}, {b} {rb}', 'Hall | memory_recall → tables {st}'],
    slots: { w: 'Irina, Mr. Boyle, Tomasz', b: 'Chidi, Old Sam, Freya', c: 'Nadia, Walt, Mrs. Quill', win: '=white / black', ra: '1510..1690', rb: '1710..1980', r2: '2010..2190', st: '=set up, ready / stacked away, missing', m: '20..55', s: '{m} * 60', inc: '3..15', rd: '2..8' },
    tools: ['caissly.result(winner, loser): Enter a game that was won', 'caissly.pair(white, black): Fix a pairing', 'caissly.rating(player, old: int, new: int): Change a rating', 'caissly.clock(base_s: int, bonus_s: int, delay_s?: int): Set the clocks', 'caissly.substitute(out, in): Put a player in for another'],
    steps: `
      @win caissly.result winner="{w}" loser="{b}" // caissly.result winner="{b}" loser="{w}" | Board 1 | The game found first is over. Enter by name who won it and who lost it.
      @win caissly.pair white="{b}" black="{w}" // caissly.pair white="{w}" black="{b}" | Revenge | The loser of board 1 has white in the return game against the winner.
      caissly.pair white="{b}" black="{w}" | Colours reversed | Round {rd}: same two people as on board 1, with colours changed.
      caissly.rating player="{w}" old={ra} new={r2} | Rating | {w} goes up to {r2}; the number till now stands in the list of step {step2}.
      caissly.rating player="{c}" old={r2} new={rb} | Typing error | We had {c} at {r2}. {rb} is right.
      caissly.clock base_s={s} bonus_s={inc} | Clocks | {inc} seconds per move on top of {m} minutes. No delay.
      caissly.substitute out="{b}" in="{c}" | Flu | {c} plays instead of {b}.
      @st caissly.pair white="{c}" black="{w}" // failed "the tables are {st}" | Extra game | If the tables are set up or ready, {w} meets {c}, who begins with the white pieces.
      failed "the opponent is not given" | One more | {c} wants a game with black, against whom I forgot.
    `,
  },
  // ship's engine room
  {
    language: 'en',
    event: 'mqtt ship/tanks {"giving": "{t1}", "taking": "{t2}", "before_l": {a}, "after_l": {b}, "chief": "{n1}", "second": "{n2}", "sea": "{sea}"}',
    slots: { t1: 'port wing, tank 2, DB-1', t2: 'day tank, tank 7, DB-6', t3: 'aft peak, tank 9, settler', a: '6100..8900', b: '2200..5400', n1: 'Eriksen, Ms. Tan, Duarte', n2: 'Volkov, Ms. Reyes, Hugh', sea: '=calm, smooth / rough, storm', q: '2..9', l: '{q} * 1000', h: '2..6', hm: '{h} * 60', o: '7..11', v1: '=V-11, V-12', v2: '=V-38, V-39' },
    tools: ['bunqo_pump(suction, discharge, litres: int): Pump fuel between tanks', 'bunqo_drain(suction, discharge): Let a tank run empty into another', 'bunqo_sound(first_l: int, second_l: int): Log two soundings in the order taken', 'bunqo_valves(shut, open): Change over valves', 'bunqo_watch(start_hour: int, minutes: int, engineer?): Plan a watch'],
    steps: `
      @sea bunqo_pump suction="{t1}" discharge="{t2}" litres={l} // failed "the sea is {sea}" | Trim | {q} cubic metres out of the giving tank into the taking one. Not in a rough sea or a storm.
      bunqo_pump suction="{t2}" discharge="{t3}" litres=750 | A little | 750 litres to {t3} from {t2}. Leave {t1} alone.
      bunqo_drain suction="{t3}" discharge="{t1}" | Empty it | {t1} takes all that {t3} still holds.
      bunqo_drain suction="{t1}" discharge="{t3}" | The other way | Run {t1} dry. What's in it goes to {t3}, not to {t2}.
      bunqo_sound first_l={a} second_l={b} | Soundings | Both into the log, after and before.
      bunqo_valves shut="{v1}" open="{v2}" | Valves | {v2} in place of {v1}.
      bunqo_valves shut="{v2}" open="{v1}" | Valves back | {v1} gets opened, {v2} gets shut.
      bunqo_watch start_hour={o} minutes={hm} engineer="{n2}" | Watch | The second has the watch from {o}:00, for {h} hours.
      bunqo_watch start_hour={o} minutes=45 | Short watch | Three quarters of an hour from {o} o'clock, nobody in particular.
    `,
  },
  // household with two hot water tanks and flatmates
  {
    language: 'en',
    event: 'manual - {n1} says: my {day1} for your {day2}, {n2}? meter read {a} in May and {b} in June, dryer {dr}',
    slots: { n1: 'Mila, Gus, Farouk', n2: 'Bea, Leander, Ollie', n3: 'Xenia, Rufus, Pat', day1: '=Monday, Tuesday', day2: '=Thursday, Friday', a: '4010..4390', b: '4410..4880', dr: '=free, empty / running, full', m: '20..55', h: '13..19', d: '2..6', dm: '{d} * 60', eur: '3..18', ct: '{eur} * 100' },
    tools: ['nestly_swap_chores(person_a, day_a, person_b, day_b): Two people change days; each with the day held so far', 'nestly_meter(previous: int, current: int): Enter two meter readings', 'nestly_lend(lender, borrower, cents: int): Note that money was lent', 'nestly_repay(payer, receiver, cents: int): Note that money was paid back', 'nestly_machine(start_hour: int, minutes: int, name?): Reserve the washing machine'],
    steps: `
      nestly_swap_chores person_a="{n1}" day_a={day1} person_b="{n2}" day_b={day2} | They agree | Put the exchange down; the one who offered it comes first.
      nestly_meter previous={a} current={b} | Meter | June and May reading go into the table.
      nestly_lend lender="{n2}" borrower="{n1}" cents={ct} | Debt | {n1} borrowed {eur} euros from {n2}.
      nestly_lend lender="{n1}" borrower="{n3}" cents={ct} | Another debt | {eur} euros: {n3} got them from {n1} and will owe them for a while.
      nestly_repay payer="{n1}" receiver="{n2}" cents={ct} | Quits | {n2} has {eur} euros back from {n1}.
      nestly_repay payer="{n3}" receiver="{n1}" cents=850 | Settled | Eight euros fifty came back to {n1}, and it was {n3} who paid, not {n2}.
      nestly_machine start_hour={h} minutes={m} | Washing | {m} minutes with the machine, {h}:00 onwards. No name on it.
      @dr nestly_machine start_hour={h} minutes={dm} name="{n1}" // failed "the dryer is {dr}" | Big wash | {d} hours under the name of whoever wrote, from {h} o'clock. There's no point in it while the dryer is running or full.
      failed "the amount is not given" | Pizza | {n2} lent {n3} something for the pizza. Note it.
    `,
  },
  // photo lab
  {
    language: 'en',
    earlier: ['Strip test | file_read → bath A {a} s, bath B {b} s', 'Order slip | http_request → client {n1}, printer {n2}, paper {p1}, reserve {p2}', 'Safelight | gpio_read → {sl}'],
    slots: { a: '61..88', b: '140..290', n1: 'Mrs. Dahl, Ravi, Claudine', n2: 'Otis, Brigid, Mr. Soto', p1: '=matt, pearl', p2: '=gloss, baryta', sl: '=on, lit / off, broken', w: '41..60', ht: '18..39', wmm: '{w} * 10', hmm: '{ht} * 10', m: '3..9', s: '{m} * 60' },
    tools: ['halidoTimes(first_s: int, second_s: int): Set the times of baths A (first) and B (second)', 'halidoCrop(width_mm: int, height_mm: int, border_mm?: int): Cut a print', 'halidoEnlarge(width_mm: int, height_mm: int): Make a print of a size', 'halidoPaper(replace, with): Use another paper', 'halidoSend(sender, recipient): Book a parcel'],
    steps: `
      halidoTimes first_s={a} second_s={b} | Times | Set the baths to what the strip test found.
      halidoTimes first_s={s} second_s={a} | Cold chemistry | {m} minutes for A today; B gets the time that A had in the test.
      halidoCrop width_mm={wmm} height_mm={hmm} | Landscape | Cut to {ht} centimetres of height and {w} of width, no border.
      halidoCrop width_mm={hmm} height_mm={wmm} border_mm=5 | Portrait | Upright: cut it {w} cm high and {ht} cm wide, with a border of 5 mm.
      @sl halidoEnlarge width_mm={wmm} height_mm={hmm} // failed "the safelight is {sl}" | Enlarge | {w} cm across, {ht} cm tall. Needs the safelight on or lit.
      halidoPaper replace={p1} with={p2} | Sold out | What the slip wants is sold out. Take the reserve.
      halidoPaper replace={p2} with={p1} | Delivery came | Back to {p1}. We had been using {p2}.
      halidoSend sender="{n2}" recipient="{n1}" | Post | Book the parcel to the client, it comes from the printer.
      halidoSend sender="{n1}" recipient="{n2}" | Complaint | {n2} is getting it back from {n1}, book the parcel.
      failed "the height is not given" | Trim | Trim it to {w} cm across, and to the height the lady prefers.
    `,
  },
];
