import type { Scene } from '../../scene';

/** Tools whose parameters are of one kind, so that their values could change places, in English, part 4. */
export const twofoldEn4: readonly Scene[] = [
  // museum store
  {
    language: 'en',
    event: 'webhook /museum/loan {"object": "{ob}", "owner": "{o1}", "borrower": "{o2}", "out": "{d1}", "home": "{d2}", "crate": "{c1}", "condition": "{co}"}',
    slots: { ob: 'bronze stag, inv. 4410, astrolabe', o1: 'Delft, Museum Oslo, Casa Riva', o2: 'Leeds, Museum Graz, Villa Noor', o3: 'Tartu, Museum Cork, Haus Linde', d1: '=2027-02-03, 2027-02-17', d2: '=2027-06-08, 2027-06-22', d3: '=2027-09-01, 2027-09-15', c1: 'C-12, red crate', c2: 'C-90, grey crate', co: '=stable, good / flaking, cracked', lx: '30..49', rh: '51..58' },
    tools: ['vitrinaLend(object, lender, borrower): Book a loan', 'vitrinaReturn(object, sender, receiver): Book the end of a loan', 'vitrinaTerm(object, begins, ends): Set the two dates of a loan', 'vitrinaRecrate(object, old_crate, new_crate): Pack into another crate', 'vitrinaClimate(lux: int, humidity: int, object?): Set light and damp'],
    steps: `
      @co vitrinaLend object="{ob}" lender="{o1}" borrower="{o2}" // failed "the condition is {co}" | Loan | Book the loan of the message. Nothing travels whose condition is neither stable nor good.
      vitrinaLend object="{ob}" lender="{o2}" borrower="{o3}" | Passed along | {o3} borrows it next. It will be lent by whoever is the borrower at present.
      vitrinaReturn object="{ob}" sender="{o2}" receiver="{o1}" | Homecoming | The object goes home from its borrower to its owner.
      vitrinaTerm object="{ob}" begins={d1} ends={d2} | Term | Enter when it comes home and when it goes out.
      vitrinaTerm object="{ob}" begins={d2} ends={d3} | Second term | Until {d3}, beginning on the day it was to come home.
      vitrinaRecrate object="{ob}" old_crate="{c1}" new_crate="{c2}" | Crate | {c2} for the object, its crate so far has woodworm.
      vitrinaRecrate object="{ob}" old_crate="{c2}" new_crate="{c1}" | Crate again | Not {c2} but {c1}, says the conservator; it was already packed in the wrong one.
      vitrinaClimate lux={lx} humidity={rh} | Case | {rh} per cent of humidity, {lx} lux. For the whole store.
      failed "the end of the loan is not given" | Longer | A new term for it: it begins on {d3}, the end is still being negotiated.
    `,
  },
  // climbing hall
  {
    language: 'en',
    earlier: ['Route list | file_read → route {r1}: grade {g1}, wall {w1}; wall {w2} is bare', 'Rope check | http_request → rope {p1} worn, rope {p2} new, {rc}', 'Duty | memory_recall → {n1} until 14:00, {n2} after that'],
    slots: { r1: 'Gecko, Blue Moon, No. 17', g1: '=6a, 6b', g2: '=7a, 7c', w1: 'slab, wall 3, east wing', w2: 'prow, wall 8, west wing', p1: 'P-21, green rope', p2: 'P-64, orange rope', rc: '=signed / unsigned', n1: 'Silke, Jonah, Mr. Abt', n2: 'Priya, Marek, Lou', r: '15..55', cm: '20..90', mm: '{cm} * 10' },
    tools: ['kletto.regrade(route, was, becomes): Change a grade', 'kletto.relocate(route, off_wall, on_wall): Screw a route onto another wall', 'kletto.rope(retire, employ): Exchange ropes', 'kletto.raise(hold: int, mm: int): Put a hold higher', 'kletto.lower(hold: int, mm: int): Put a hold lower'],
    steps: `
      kletto.regrade route="{r1}" was={g1} becomes={g2} | Harder than it looks | {g2} instead of what the list says.
      kletto.regrade route="{r1}" was={g2} becomes={g1} | Complaints | The {g2} on {r1} is nonsense. Make it {g1} again.
      kletto.relocate route="{r1}" off_wall="{w1}" on_wall="{w2}" | Fill the bare one | The bare wall gets {r1}.
      kletto.relocate route="{r1}" off_wall="{w2}" on_wall="{w1}" | Undo | {r1} hangs on {w2} now and nobody likes it there. To {w1}, where it used to be.
      @rc kletto.rope retire="{p1}" employ="{p2}" // failed "the rope check is unsigned" | Ropes | The new one replaces the worn one, if the check of step {step2} was signed.
      kletto.raise hold={r} mm={mm} | Kids cheat | Hold {r} {cm} cm further up.
      kletto.lower hold={r} mm={mm} | Too far | Hold {r} is out of reach, bring it {cm} centimetres down.
      failed "the new grade is not given" | Grade | {r1} isn't {g1}. Change it to what the setters voted for.
    `,
  },
  // hospital pharmacy
  {
    language: 'en',
    event: 'manual - {n1} at the hatch: {dr1} is out, {dr2} is in stock, ward {w1} has too much, ward {w2} too little, fridge {fr}',
    slots: { n1: 'Sister Agnes, Kemal, Ms. Frey', dr1: 'Loxatin, Perivan, Sedol', dr2: 'Morvex, Calinor, Tebrin', w1: 'N2, surgery', w2: 'S5, maternity', w3: 'E8, geriatrics', fr: '=cold, 4 degrees / warm, 13 degrees', k: '12..60', g: '2..8', mg: '{g} * 1000', ml: '20..95', b: '=B-101, B-118', c: '=B-640, B-655' },
    tools: ['apotek_substitute(missing, given): Give one drug for another', 'apotek_transfer(from_ward, to_ward, packs: int): Carry packs between wards', 'apotek_recall(from_ward, batch): Take a batch back from a ward', 'apotek_batches(used_up, opened): Change over batches', 'apotek_solution(powder_mg: int, water_ml: int, label?): Prepare a solution'],
    steps: `
      apotek_substitute missing="{dr1}" given="{dr2}" | Instead | Give what is in stock in place of what is out.
      apotek_substitute missing="{dr2}" given="{dr1}" | Next week | By then {dr1} will be here and {dr2} gone. Enter that the former is given for the latter.
      apotek_transfer from_ward="{w1}" to_ward="{w2}" packs={k} | Even out | {k} packs between the two wards, so that it evens out.
      apotek_transfer from_ward="{w2}" to_ward="{w3}" packs={k} | Further | {w3} is to get {k} packs from {w2}, none from {w1}.
      @fr apotek_recall from_ward="{w3}" batch={b} // failed "the fridge: {fr}" | Recall | {b} comes back from {w3}, not {c}. We can take it only if the fridge is cold or at 4 degrees.
      apotek_batches used_up={b} opened={c} | Batches | {c} was opened because {b} is used up.
      apotek_solution powder_mg={mg} water_ml={ml} | Solution | {ml} millilitres of water, {g} grams of powder. No label.
      apotek_solution powder_mg=250 water_ml={ml} label=eyes | Eye drops | A quarter of a gram in {ml} ml, label: eyes.
      failed "the number of packs is not given" | More for {w2} | {w2} needs still more packs from {w3}.
    `,
  },
];
