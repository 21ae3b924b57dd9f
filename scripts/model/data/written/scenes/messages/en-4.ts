import type { Scene } from '../../scene';

/** Texts of calls, word for word, in English, part 4. */
export const messagesEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'manual',
    slots: { p: '2..19', who: 'Ferd, Maud, Isko', t: '=5, 7:30, 21:00', k: 'todo, handover, later', part: '=seal kit, spare belt, filter bag' },
    tools: ['crewradio_say(words, channel?: int): Say words on the crew radio', 'sluicebook_line(line): Line in the book of the sluice'],
    steps: `
      crewradio_say words="pump {p} is back" | Radio | Tell the crew on the radio: pump {p} is back
      crewradio_say words="pump {p} is back, thanks to {who}" | Radio, thanks | Tell the crew on the radio: pump {p} is back, thanks to {who}
      crewradio_say words="pump {p} is back" channel=8 | Channel eight | On channel 8 tell the crew: pump {p} is back
      memory_store key={k} content="call {who} back at {t}" | Note for {k} | Store "call {who} back at {t}" under {k}.
      memory_store key={k} content="call {who} back" | Shorter note for {k} | Store "call {who} back" under {k}. The time is in the calendar.
      file_write path=logs/pump.txt content="pump {p}: {part} changed" append=true | Append | Append "pump {p}: {part} changed" to logs/pump.txt, it is the insurer's file.
      sluicebook_line line="{part} changed" | Book | Line for the book: {part} changed
      mqtt_publish topic=sluice/{p}/state payload=serviced | State | Publish serviced to sluice/{p}/state
      mqtt_publish topic=sluice/{p}/state payload="serviced by {who}" | State with name | Publish "serviced by {who}" to sluice/{p}/state
    `,
  },
  {
    language: 'en',
    event: 'webhook /tannery/vat {"vat": "{v}", "ph": {ph}, "hides": {h}, "foreman": "{f}", "order": "{o}"}',
    slots: { v: 'V3, lime 2, chrome-1', ph: '2.8..11.9', h: '12..90', f: 'Kalina, Rudi, Abebe', o: '=drain half - then refill, stir - do not heat, leave overnight (lid on!)' },
    tools: ['vatplate_text(vat, text): Text on the plate of a vat', 'foremanbeep(name, text, confirm?: bool): Beep a foreman'],
    steps: `
      vatplate_text vat="{v}" text="{o}" | Plate | Plate of this vat: the order as it came.
      vatplate_text vat="{v}" text="pH {ph}" | Plate, pH | Plate of this vat: "pH", a blank, the reading.
      vatplate_text vat="{v}" text="pH {ph}, {h} hides" | Plate, pH and hides | Plate of this vat: "pH", a blank, the reading, a comma, how many, "hides".
      foremanbeep name={f} text="{v}: {o}" | Foreman | Beep the foreman: vat, colon, the order as it came.
      foremanbeep name={f} text="{o}" confirm=true | Foreman confirms | Beep the foreman the order as it came, to be confirmed.
      foremanbeep name={f} text="please confirm" | Please confirm | Beep the foreman: please confirm
      notify message="{h} hides in {v}" | Here | Display how many "hides in" which vat.
      file_write path=vats.csv content="{v},{ph}" append=true | CSV | vats.csv grows by a row: vat and reading, comma, no blank.
    `,
  },
  {
    language: 'en',
    event: 'mqtt planetarium/show {"show": "{s}", "start": "{st}", "seats_left": {n}, "speaker": "{sp}", "fault": "{fa}"}',
    slots: { s: '=Two Small Moons, Ice Rings, The Long Night', st: '=15:00, 17:30, 20:00', n: '2..70', sp: 'Dr. Ueda, Ms. Kofi, Arno', fa: '=projector 2: lamp, sound hums at 50 Hz, none' },
    tools: ['ticketwall_line(row: int, line): Line on the wall above the tickets', 'podium_note(note, large?: bool): Note for the speaker'],
    steps: `
      ticketwall_line row=1 line="{s} {st}" | Row one | Row 1: show and start, blank between.
      ticketwall_line row=1 line="{s}" | Row one, show | Row 1: the show. The start is printed on the wall.
      ticketwall_line row=2 line="{n} seats left" | Row two | Row 2: how many "seats left".
      ticketwall_line row=2 line="{n} seats left for {s}" | Row two, longer | Row 2: how many "seats left for" which show.
      podium_note note="{fa}" | Fault | Note for the speaker: the fault as reported.
      podium_note note="Fault: {fa}" large=true | Fault, large | A large note for the speaker: "Fault:", a blank, the fault as reported.
      send_message channel=sms to="{sp}" text="You start at {st}" | Speaker | SMS to the speaker: You start at, and the start
      send_message channel=sms to="{sp}" text="You start at {st}, {n} seats are free" | Speaker, seats | SMS to the speaker: "You start at …, … seats are free" - start, then seats.
      pushover title="{s}" message="{fa}" | Push | Title: show. Message: fault.
    `,
  },
  {
    language: 'en',
    earlier: ['Take the order | pos_read → table {tb}: {d1}; {d2}', 'Ask the kitchen | kds_ask → {an}'],
    slots: { tb: '2..31', d1: '=2 x trout, 1 x pork (no salt), 3 x soup', d2: '=1 x cake, 2 x tea, 1 x beer 0.5', an: '=trout is out, 20 minutes, yes - but no dill!', w: 'Zita, Ole, Pim' },
    tools: ['waiterwrist(name, words): Words for the wrist of a waiter', 'passprint(text, twice?: bool): Print at the pass'],
    steps: `
      waiterwrist name={w} words="{an}" | Wrist | {w} gets the kitchen's answer, word for word.
      waiterwrist name={w} words="Table {tb}: {an}" | Wrist with table | {w} gets "Table", its number, a colon, a blank, and the kitchen's answer word for word.
      waiterwrist name={w} words="Table {tb} waits" | Waits | {w} gets: Table (number) waits
      passprint text="{d1}" | First dish | At the pass: the first of the two ordered things, as written.
      passprint text="{d2}" | Second dish | At the pass: the second of the two ordered things, as written.
      passprint text="{d1}; {d2}" | Both dishes | At the pass: both ordered things as the order has them, without the table.
      passprint text="table {tb}: {d1}; {d2}" twice=true | All of it, twice | At the pass, twice: the result of step {step1} from its first to its last letter.
      memory_store key=kitchen-said content="{an}" | Keep | kitchen-said: the answer of step {step2} as it is.
    `,
  },
  {
    language: 'en',
    event: 'webhook /funeral/day {"family": "{fam}", "chapel": "{ch}", "time": "{tm}", "flowers": "{fl}", "wording": "{wd}"}',
    slots: { fam: 'Hollis, Brandauer, Da Costa', ch: '=East Chapel, Chapel 2, the small room', tm: '=10:00, 11:30, 14:15', fl: '=white lilies, no flowers, moss and fern', wd: '=In silence, Forever ours. Thank you., He went fishing!' },
    tools: ['doorcard_print(chapel, words): Print the card at the door', 'floristline(words, by?): Write to the florist'],
    steps: `
      doorcard_print chapel="{ch}" words="{wd}" | Door card | Card for this chapel with the wording that the family wrote, to the letter.
      doorcard_print chapel="{ch}" words="{fam}, {tm}" | Door card, name | Card for this chapel: family, comma, time.
      doorcard_print chapel="{ch}" words="{fam}" | Door card, only name | Card for this chapel: the family. They don't want the time on it.
      floristline words="{fl}" | Florist | To the florist: what is said about flowers.
      floristline words="{fl}" by={tm} | Florist, by when | To the florist: what is said about flowers. By: the time.
      floristline words="{fl} by {tm}" | Florist, in words | To the florist, all in the words: what is said about flowers, "by", the time. The field by stays free.
      send_message channel=sms to=organist text="{tm} {ch}, play softly" | Organist | SMS to organist: time, chapel, a comma, "play softly"
      send_message channel=sms to=organist text="{tm} {ch}" | Organist, plain | SMS to organist: time, chapel. He always plays softly.
      notify title="{ch}" message="{fam}" | Office | Title: the chapel. Message: the family.
    `,
  },
  {
    language: 'en',
    event: 'mqtt orchard/frost {"row": "{r}", "t": {t}, "wind": {w}, "warden": "{wa}", "advice": "{ad}"}',
    slots: { r: 'R14, pears, lower 3', t: '-4.5..0.5', w: '0.2..3.4', wa: 'Ignaz, Mette, Suri', ad: '=water now!, candles in rows 2-6, wait until -2 °C' },
    tools: ['frostsiren_text(text, siren?: bool): Text to all wardens', 'rowpost_show(row, text): Show a text on the post of a row'],
    steps: `
      frostsiren_text text="{ad}" | Advice | To all wardens: the advice, unchanged. No siren is asked for.
      frostsiren_text text="{ad}" siren=true | Advice with siren | To all wardens, with the siren: the advice, unchanged.
      frostsiren_text text="{r} {t} °C: {ad}" | Everything | To all wardens: row, temperature with °C, a colon, then the advice unchanged.
      rowpost_show row="{r}" text="{t}" | Post | Post of this row: the temperature without a unit.
      rowpost_show row="{r}" text="{t} °C" | Post with unit | Post of this row: the temperature, blank, °C.
      send_message channel=signal to={wa} text="{r} is yours" | Warden | Signal to the warden: row, "is yours".
      send_message channel=signal to={wa} text="{r} is yours, wear gloves" | Warden, gloves | Signal to the warden: row, "is yours, wear gloves".
      mqtt_publish topic=orchard/wind payload="{w}" | Wind | The wind as a bare number goes to orchard/wind.
      memory_store key=frost-advice content="{ad}" | Keep | Keep the advice, sign for sign, as frost-advice.
    `,
  },
  {
    language: 'en',
    event: 'webhook /helpdesk/new {"id": {id}, "from": "{fr}", "subject": "{su}", "body": "{bo}", "prio": "{pr}"}',
    slots: { id: '1100..9900', fr: 'gwen, dieter, priya', su: '=printer again, VPN, new laptop?', bo: '=It prints only half: the left half., Error 619 since 8 am, Could I have one with more RAM?', pr: '=low, normal, high' },
    tools: ['helpq_reply(ticket: int, reply, close?: bool): Answer a ticket', 'agentboard(text): Text on the board of the agents'],
    steps: `
      agentboard text="{su}" | Subject | Board: the subject.
      agentboard text="{bo}" | Body | Board: the body of the ticket in full.
      agentboard text="{su}: {bo}" | Subject and body | Board: the subject, a colon, a blank, the body of the ticket in full.
      agentboard text="#{id} {su}" | Number and subject | Board: a #, the number right behind it, a blank, the subject.
      helpq_reply ticket={id} reply="We are on it." | Reply | Answer the ticket with "We are on it."
      helpq_reply ticket={id} reply="We are on it. Restart please!" | Reply, longer | Answer the ticket with "We are on it. Restart please!"
      helpq_reply ticket={id} reply="Solved, thanks {fr}" close=true | Close | Answer the ticket and close it: "Solved, thanks" and the sender.
      send_message channel=rocketchat to={fr} text="Your ticket is {id}" | Number | On rocketchat to the sender: Your ticket is (number)
      notify title="{pr}" message="{su}" | Priority | Title: priority. Message: subject.
    `,
  },
  {
    language: 'en',
    event: 'peripheral /dev/ttyAMA0 {a}, {b}, {c}',
    slots: { a: '=OPEN, SHUT, AJAR', b: '=17.5 C, 21.0 C, 3.5 C', c: '=battery 81 %, battery 12 %, battery 55 %', shed: 'S2, tool shed, kiln hut' },
    tools: ['shedpanel_put(shed, text): Text on the panel of a shed', 'dailysheet_add(text, initials?): Text for the daily sheet'],
    steps: `
      shedpanel_put shed="{shed}" text="{a}" | First part | Panel of {shed}: the first of the three values.
      shedpanel_put shed="{shed}" text="{b}" | Second part | Panel of {shed}: the second of the three values, unit included.
      shedpanel_put shed="{shed}" text="{c}" | Third part | Panel of {shed}: the third of the three values, both words of it.
      shedpanel_put shed="{shed}" text="{a}, {b}" | First two | Panel of {shed}: the first two values with the comma between them.
      dailysheet_add text="{a}, {b}, {c}" | Whole line | Daily sheet: the whole serial line as it came.
      dailysheet_add text="{a}, {b}, {c}" initials=HB | Whole line, signed | Daily sheet, initials HB: the whole serial line as it came.
      dailysheet_add text="{shed}: {c}" | Battery | Daily sheet: {shed}, a colon, the last of the three values.
      pushover message="{shed} {a}" | Push | Push {shed}, a blank, and the first of the three values.
    `,
  },
  {
    language: 'en',
    event: 'webhook /bakery/preorder {"customer": "{cu}", "pickup": "{pi}", "cake": "{ca}", "inscription": "{ins}", "allergy": "{al}"}',
    slots: { cu: 'Mr. Tull, Frau Senn, Aiko', pi: '=Friday 10:00, Saturday 8:30, Sunday noon', ca: '=poppy cake, 2 x plum tart, lemon roll', ins: '=Happy 40th!, For Nana - with love, A + M: 12.12.', al: '=nuts, none, sesame' },
    tools: ['icingbot_write(words, colour?: white|pink): Write on a cake', 'boxlabel(words, copies?: int): Label a box'],
    steps: `
      icingbot_write words="{ins}" | Icing | On the cake: the inscription, no sign more or less.
      icingbot_write words="{ins}" colour=pink | Pink icing | On the cake, in pink: the inscription, no sign more or less.
      icingbot_write words="For {cu}" | Name icing | On the cake: "For" and the customer.
      boxlabel words="{ca}" | Box | Label for the box: which cake.
      boxlabel words="{ca} - {cu}" copies=2 | Box, two copies | Two copies of the label for the box: which cake, " - ", the customer.
      boxlabel words="{ca} - {pi}" | Box, pickup | Label for the box: which cake, " - ", the pickup.
      send_message channel=whatsapp to="{cu}" text="Your cake is ready" | Ready | Whatsapp to the customer: Your cake is ready
      send_message channel=whatsapp to="{cu}" text="Your cake is ready, see you {pi}" | Ready, see you | Whatsapp to the customer: "Your cake is ready, see you …" (pickup)
      memory_store key=allergy-{cu} content="{al}" | Allergy | allergy-{cu}: the allergy as given
    `,
  },
  {
    language: 'en',
    event: 'mqtt windfarm/turbine t={t} kw={kw} fault="{f}" tech="{te}"',
    slots: { t: 'WT04, WT11, N-2', kw: '0..2100', f: '=pitch 2 slow, yaw: cable twist, none', te: 'Brigid, Sven, Ola' },
    tools: ['nacelle_lcd(turbine, text): Text on the display in the nacelle', 'opsdiary_note(note, class?: info|fault): Note for the diary'],
    steps: `
      opsdiary_note note="{t}: {f}" | Diary | Diary: turbine, colon, the fault without its quotes.
      opsdiary_note note="{t}: {f}" class=fault | Diary, class | Diary, class fault: turbine, colon, the fault without its quotes.
      opsdiary_note note="{f}" | Diary, fault | Diary: the fault without its quotes, alone.
      opsdiary_note note="{t} at {kw} kW" | Diary, power | Diary: turbine, "at", the power, "kW".
      nacelle_lcd turbine={t} text="{te} climbs, do not start" | Climb | Display in the nacelle: the technician, "climbs, do not start".
      nacelle_lcd turbine={t} text="do not start" | Do not start | Display in the nacelle: do not start
      send_message channel=tetra to={te} text="{t}: {f}" | Technician | Tetra to the technician: turbine, colon, the fault without its quotes. He reads English only.
      mqtt_publish topic=windfarm/limit payload="{\\"t\\": \\"{t}\\", \\"limit_kw\\": 500}" | Limit | Publish {"t": "{t}", "limit_kw": 500} on windfarm/limit
      mqtt_publish topic=windfarm/limit payload="{\\"t\\": \\"{t}\\", \\"limit_kw\\": null}" | No limit | Publish {"t": "{t}", "limit_kw": null} on windfarm/limit
    `,
  },
  {
    language: 'en',
    event: 'webhook /loans/tool {"tool": "{to}", "member": "{me}", "due": "{du}", "shelf": "{sh}", "damage": "{da}"}',
    slots: { to: '=belt sander, 6 m ladder, drill press', me: 'Ansel, Priska, Mo', du: '=Thursday, 3 January, next Monday', sh: 'B4, loft 2, rack-7', da: '=cable nicked, no battery, tip bent 5°' },
    tools: ['lendcard(tool, text): Text on the card of a tool', 'workroom_tv(text, minutes?: int): Text on the TV of the workroom'],
    steps: `
      send_message channel=email to={me} text="The {to} is due on {du}" | Due | Email to the member: "The … is due on …", tool and day.
      send_message channel=email to={me} text="The {to} is due on {du}. Shelf {sh}. Thank you!" | Due, shelf | Email to the member: "The … is due on …. Shelf …. Thank you!", tool, day and shelf.
      send_message channel=email to={me} text="{to}: {da}?" | Damage | Email to the member: tool, colon, the damage, with a question mark right behind it.
      lendcard tool="{to}" text="{da}" | Card | Card of this tool: the damage in the words of the event.
      lendcard tool="{to}" text="{da}, seen by {me}" | Card, seen by | Card of this tool: the damage in the words of the event, a comma, "seen by", the member.
      workroom_tv text="{to} is on {sh}" | TV | TV: the tool, "is on", the shelf.
      workroom_tv text="{to} is on {sh}" minutes=15 | TV for a while | TV for 15 minutes: the tool, "is on", the shelf.
      workroom_tv text="Sweep in 15 minutes" | Sweep | TV: Sweep in 15 minutes
      file_write path=loans.txt content="{me}: {to}" append=true | List | Append member, colon, tool to loans.txt.
    `,
  },
  {
    language: 'en',
    event: 'cron',
    earlier: ['Read the meters | meters_all → gas {g} m3\nwater {w} m3\npower {p} kWh', 'Compare | diff_week → {up} is up {pc} %'],
    slots: { g: '1100..4800', w: '210..980', p: '5200..9900', up: '=gas, water, power', pc: '3..28', boss: 'Leoni, Mr. Ash, Tibor' },
    tools: ['energysheet_cell(cell, text): Text into a cell', 'landlordmail(subject, text): Mail to the landlord'],
    steps: `
      energysheet_cell cell=B2 text="gas {g} m3" | B2 | Cell B2: the first line of the meters as it stands.
      energysheet_cell cell=B2 text="{g}" | B2, number | Cell B2: the gas figure, nothing else.
      energysheet_cell cell=B3 text="water {w} m3" | B3 | Cell B3: the second line of the meters as it stands.
      energysheet_cell cell=B4 text="{p} kWh" | B4 | Cell B4: the power figure and its unit, without the word power.
      landlordmail subject="Meters" text="gas {g} m3\\nwater {w} m3\\npower {p} kWh" | Mail | Mail the landlord. Subject: Meters. Text: all three lines, unchanged.
      landlordmail subject="Meters" text="{up} is up {pc} %" | Mail, compare | Mail the landlord. Subject: Meters. Text: what the comparison in step {step2} says.
      landlordmail subject="{up} is up {pc} %" text="Please call." | Mail, call | Mail the landlord. Subject: what the comparison in step {step2} says. Text: "Please call."
      notify message="{pc} %" title="{up}" | Here | The title is what is up; the message by how many %, with a blank before the sign.
      send_message channel=telegram to="{boss}" text="{g} / {w} / {p}" | Three numbers | Telegram {boss} gas, water and power as bare figures, with " / " between.
    `,
  },
  {
    language: 'en',
    event: 'webhook /crane/lift {"load": "{lo}", "tons": {tn}, "slinger": "{sl}", "from": "{fr}", "to": "{to}", "wind_limit": "{wl}"}',
    slots: { lo: 'stair 3, slab 12B, chiller', tn: '1.2..9.8', sl: 'Goran, Edda, Mick', fr: '=yard, truck 2, level 1', to: '=level 5, roof, pit', wl: '=12 m/s, 9 m/s, 45 km/h' },
    tools: ['cabvoice(sentence): Say a sentence in the cab', 'liftplan_remark(load, remark, sheet?: int): Remark in the lift plan'],
    steps: `
      cabvoice sentence="{lo} from {fr} to {to}" | Cab | Say in the cab: load, "from", where from, "to", where to.
      cabvoice sentence="{lo} to {to}" | Cab, where to | Say in the cab: load, "to", where to.
      cabvoice sentence="{lo} from {fr}" | Cab, where from | Say in the cab: load, "from", where from.
      cabvoice sentence="Stop" | Stop | Say in the cab: Stop
      liftplan_remark load="{lo}" remark="{tn} t, limit {wl}" | Remark | Plan of this load: tons, "t, limit", the limit of the wind.
      liftplan_remark load="{lo}" remark="{tn} t" sheet=3 | Sheet three | Plan of this load, sheet 3: tons and t, a blank between.
      liftplan_remark load="{lo}" remark="{tn} t, see sheet 3" | See sheet three | Plan of this load: tons, "t, see sheet 3". The sheet number is not set.
      send_message channel=radio to={sl} text="hook on {lo}, then stand clear" | Slinger | Radio to the slinger: hook on (load), then stand clear
      send_message channel=radio to={sl} text="hook on {lo}" | Slinger, shorter | Radio to the slinger: hook on (load)
    `,
  },
  {
    language: 'en',
    event: 'mqtt laundry/drum {"drum": {d}, "program": "{pg}", "left_min": {lm}, "customer": "{cu}", "stain_note": "{sn}"}',
    slots: { d: '1..14', pg: '=wool 30, cotton 60, quick 20', lm: '3..55', cu: 'Hotel Perle, Dr. Rehm, Gym 24', sn: '=red wine - left cuff, none, ink!, grass (twice)' },
    tools: ['drumlamp_text(drum: int, text): Text above a drum', 'ironroom_slip(text, folded?: bool): Slip for the ironing room'],
    steps: `
      drumlamp_text drum={d} text="{lm} min" | Above the drum | Above this drum: how long it takes yet, with "min".
      drumlamp_text drum={d} text="{pg}, {lm} min" | Above the drum, program | Above this drum: program, comma, how long it takes yet, with "min".
      drumlamp_text drum={d} text="{cu}" | Above the drum, customer | Above this drum: the customer.
      ironroom_slip text="{cu}: {sn}" | Slip | Slip for the ironing room: customer, colon, the stain note as typed.
      ironroom_slip text="{sn}" | Slip, note | Slip for the ironing room: the stain note as typed. Not whose it is.
      ironroom_slip text="{cu}" folded=true | Folded | A folded slip for the ironing room: the customer.
      ironroom_slip text="{cu}, folded" | Folded in words | Slip for the ironing room: customer, then ", folded". It is not for the slip to be folded.
      send_message channel=sms to="{cu}" text="Ready in {lm} minutes" | SMS | SMS to the customer: Ready in (how many) minutes
    `,
  },
  {
    language: 'en',
    event: 'manual - please send this: {msg}',
    slots: { msg: '=boiler off till noon, keys? ask Ada!, lunch = 12:30 (not 12), moved to room 4 - bring chairs', ch: '=signal, sms, matrix, teams', who: 'basement, Ruben, porters', f: 'board.txt, notes/today.txt, out/msg.txt' },
    tools: ['stairscreen(words, floor?: int): Words on a screen on the stairs', 'mailroom_pigeon(box: int, words): Words into a pigeonhole'],
    steps: `
      send_message channel={ch} to={who} text="{msg}" | Send it | Send {who} on {ch} what the person wants sent. "please send this" is not part of it.
      send_message channel={ch} to={who} text="FYI: {msg}" | Send it as FYI | Send {who} on {ch}: "FYI:", a blank, and what the person wants sent.
      stairscreen words="{msg}" | Stairs | Show on the stairs what the person wants sent, and on no particular floor.
      stairscreen words="{msg}" floor=4 | Fourth floor | Show on floor 4 what the person wants sent.
      stairscreen words="Floor 4: {msg}" | Floor in the words | Show on the stairs, no floor set: "Floor 4:", a blank, and what the person wants sent.
      mailroom_pigeon box=12 words="{msg}" | Box twelve | Pigeonhole 12 gets what the person wants sent, to the letter.
      file_write path={f} content="{msg}" | File | Overwrite {f} with what the person wants sent.
      file_write path={f} content="{msg}" append=true | Append | Append what the person wants sent to {f}.
      notify message="{msg}" title="{ch}" | Here | Title {ch}; message: what the person wants sent.
    `,
  },
  {
    language: 'en',
    event: 'webhook /pool/lesson {"teacher": "{te}", "group": "{gr}", "kids": {ki}, "lane": {la}, "starts": "{st}", "chlorine": {cl}}',
    slots: { te: 'Hanne, Coach Liu, Bas', gr: '=Seahorses, Frogs A, Sharks', ki: '4..18', la: '1..8', st: '=14:10, 15:25, 16:40', cl: '0.4..1.9' },
    tools: ['poolclock_text(text): Text under the pool clock', 'teachertag(name, text, buzz?: bool): Text to the tag of a teacher'],
    steps: `
      poolclock_text text="{gr}: lane {la}" | Clock | Under the clock: group, colon, "lane", its number.
      poolclock_text text="{gr}: lane {la}, {st}" | Clock, start | Under the clock: group, colon, "lane", its number, comma, start.
      poolclock_text text="{gr}" | Clock, group | Under the clock: the group alone.
      teachertag name="{te}" text="{ki} kids, lane {la}" | Tag | Tag of the teacher: how many "kids, lane" which.
      teachertag name="{te}" text="{ki} kids" buzz=true | Buzz | Tag of the teacher, with a buzz: how many "kids".
      teachertag name="{te}" text="buzz me when done" | Done | Tag of the teacher: buzz me when done
      memory_store key=chlorine content="{cl} mg/l at {st}" | Chlorine | chlorine: the value, "mg/l at", the start.
      memory_store key=chlorine-now content="{cl} mg/l" | Chlorine now | chlorine-now: the value and "mg/l", one blank apart.
      notify title="Lane {la}" message="{gr}, {te}" | Here | Title: "Lane" and its number. Message: group, comma, teacher.
    `,
  },
  {
    language: 'en',
    event: 'webhook /forest/patrol {"ranger": "{ra}", "sector": "{se}", "saw": "{sa}", "count": {n}, "photo": "{ph}", "coords": "{co}"}',
    slots: { ra: 'Aud, Tomasz, Inka', se: 'S4, Moorwald, ridge 2', sa: '=lynx track, fallen beech, bark beetle', n: '2..40', ph: 'p-118.jpg, img0442.jpg, z9.jpg', co: '=47.101 N 11.28 E, 46.88 N 10.02 E, 47.5 N 12.9 E' },
    tools: ['trailgate_notice(sector, notice): Notice at the gate of a sector', 'wildatlas_add(what, where, remark?): Add to the atlas'],
    steps: `
      wildatlas_add what="{sa}" where="{co}" | Atlas | Atlas: what was seen, and the coordinates as the place. No remark.
      wildatlas_add what="{sa}" where="{se}" | Atlas, sector | Atlas: what was seen, and the sector as the place. No remark.
      wildatlas_add what="{sa}" where="{co}" remark="{n} x, {ph}" | Atlas, remark | Atlas: what was seen, the coordinates as the place, and as remark the count, " x, ", the photo.
      trailgate_notice sector="{se}" notice="Trail closed: {sa}" | Closed | Notice at this sector: "Trail closed:", a blank, what was seen.
      trailgate_notice sector="{se}" notice="Trail closed" | Closed, no reason | Notice at this sector: Trail closed
      send_message channel=satphone to={ra} text="Seen {n}? Please recount." | Recount | Satphone to the ranger: "Seen …? Please recount." with the count.
      send_message channel=satphone to={ra} text="Please recount." | Recount, short | Satphone to the ranger: "Please recount."
      pushover message="{ph}" title="{se}" | Photo | Title: sector. Message: the name of the photo.
      file_write path=patrol.txt content="{co} {sa}" append=true | Log | Append coordinates and what was seen, blank between, to patrol.txt.
    `,
  },
];
