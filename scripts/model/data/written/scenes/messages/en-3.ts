import type { Scene } from '../../scene';

/** Texts of calls, word for word, in English, part 3. */
export const messagesEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /bowling/lane {"lane": {ln}, "state": "{st}", "party": "{pa}", "shoes_out": {sh}, "until": "{un}"}',
    slots: { ln: '1..18', st: '=pin jam, ball stuck, dark', pa: 'Kegelclub Nord, Team Rosso, Office 12', sh: '2..14', un: '=20:30, 21:15, 23:00' },
    tools: ['lanetv_overlay(lane: int, caption, seconds?: int): Caption over the picture of a lane', 'barticket_note(text): Print a note at the bar'],
    steps: `
      lanetv_overlay lane={ln} caption="Mechanic is coming" | Caption | On the TV of this lane: Mechanic is coming
      lanetv_overlay lane={ln} caption="Mechanic is coming - free drink!" | Caption with drink | On the TV of this lane: Mechanic is coming - free drink!
      lanetv_overlay lane={ln} caption="Until {un}" seconds=20 | How long | For 20 seconds, on the TV of this lane: Until, and the time up to which they play.
      barticket_note text="{pa}: {sh} pairs out" | Shoes | The bar prints the party, a colon, how many, "pairs out".
      barticket_note text="{pa}" | Party | The bar prints who plays. The name of the party will do.
      barticket_note text="1 free round for {pa}" | Round | The bar prints: 1 free round for (the party)
      notify title="Lane {ln}" message="{st}" | At the desk | Heading "Lane" and the number; the message is the state alone.
      notify message="Lane {ln}: {st}" | At the desk, no heading | No heading. "Lane", the number, a colon, the state.
      sop_execute name=lane-reset payload="{ln}" | Reset | Start lane-reset and hand it the number of the lane as the payload.
    `,
  },
  {
    language: 'en',
    event: 'mqtt observatory/dome {"dome": "{d}", "target": "{tg}", "seeing": {se}, "cloud_pct": {cl}, "observer": "{ob}"}',
    slots: { d: 'North, Dome 2, Zeiss', tg: 'M 31, NGC 891, Vega', se: '0.8..3.9', cl: '5..95', ob: 'Lucan, Perrine, Dr. Abe' },
    tools: ['nightlog_line(line, star?: bool): Line in the night log', 'telescreen_hint(dome, hint): Hint on the screen in a dome'],
    steps: `
      nightlog_line line="{tg}, seeing {se}" | Log | Night log: target, comma, "seeing", its figure.
      nightlog_line line="{tg}, seeing {se}, clouds {cl} %" | Log with clouds | Night log: target, comma, "seeing", its figure, comma, "clouds", the percentage, a blank, %.
      nightlog_line line="seeing {se}" star=true | Star | Night log, with a star: seeing and its figure
      telescreen_hint dome="{d}" hint="Close before 4:40, dew!" | Dew | Hint in this dome: Close before 4:40, dew!
      telescreen_hint dome="{d}" hint="Close before 4:40" | Close | Hint in this dome: Close before 4:40
      send_message channel=matrix to="{ob}" text="Is {tg} still up?" | Ask | Ask the observer on matrix: "Is … still up?" (the target)
      send_message channel=matrix to="{ob}" text="{tg} still up" | State it | Tell the observer on matrix the target and "still up". It is no question.
      mqtt_publish topic=observatory/seeing payload="{se}" | Seeing | The seeing, a naked figure, to observatory/seeing.
      memory_store key=tonight content="{tg} in {d}" | Tonight | tonight: the target, "in", the dome.
    `,
  },
  {
    language: 'en',
    event: 'manual - chef {chef}',
    slots: { chef: 'Rosalba, Henk, Ting', n: '3..30', dish: '=beetroot soup, cod in paper, walnut cake', al: '=nuts, egg, celery', lane: 'Gate B, Mill Lane, Old Bridge' },
    tools: ['truckmenu_set(slot: int, words, price?: num): Words on the menu of the food truck', 'socialpost(words, tags?: text[]): Post something for the public'],
    steps: `
      truckmenu_set slot=2 words="{dish} (contains {al})" | Slot two | Slot 2 of the menu: {dish} (contains {al})
      truckmenu_set slot=2 words="{dish}" | Slot two without the allergen | Slot 2 of the menu: {dish}
      truckmenu_set slot=2 words="{dish}" price=6.5 | Slot two with price | Slot 2 of the menu, price 6.5, with these words: {dish}
      truckmenu_set slot=2 words="{dish} 6.5" | Price in the words | Slot 2 of the menu reads "{dish} 6.5". Leave the price field empty, it prints a euro sign.
      socialpost words="Only {n} left, we're at {lane}!" | Post | Post: Only {n} left, we're at {lane}!
      socialpost words="We're at {lane}!" | Post the place | Post: We're at {lane}!
      socialpost words="We're at {lane}!" tags=["lunch","street"] | Post with tags | Post with the tags lunch and street: We're at {lane}!
      send_message channel=sms to={chef} text="{n} portions sold, is there more?" | Chef | To the chef by sms: {n} portions sold, is there more?
      cron_add schedule="30 10 * * 6" action=message text="Refill gas, then water" | Saturdays | On Saturdays at half past ten (30 10 * * 6) the message "Refill gas, then water".
    `,
  },
  {
    language: 'en',
    event: 'webhook /dive/return {"boat": "{b}", "divers_out": {out}, "divers_back": {back}, "leader": "{ld}", "site": "{si}", "nitrox": "{nx}"}',
    slots: { b: 'Otter, Blue Fin, Calypso', out: '11..16', back: '2..9', ld: 'Marisol, Tane, Uwe', si: '=Shark Point, the wreck, Coral Steps', nx: '=EAN32, EAN36, air' },
    tools: ['divebook_stamp(words, page?: int): Stamp a line into the dive book', 'coastwatch_call(words): Read words to the coast watch'],
    steps: `
      divebook_stamp words="{si}, {nx}" | Stamp | Dive book: site, comma, gas.
      divebook_stamp words="{nx}, {si}" | Stamp, gas first | Dive book: gas, comma, site.
      divebook_stamp words="{si}, {nx}, led by {ld}" | Stamp with leader | Dive book: site, comma, gas, comma, "led by" and the leader.
      divebook_stamp words="{si}" page=12 | Page twelve | Page 12 of the dive book: the site.
      coastwatch_call words="{b}: {back} of {out} divers back" | Coast watch | Read to the coast watch: boat, colon, how many are back, "of", how many went out, "divers back".
      coastwatch_call words="{b}: {out} divers" | Coast watch, before | Read to the coast watch: boat, colon, how many went out, "divers".
      send_message channel=vhf to={ld} text="Come up, wind turns" | Leader | VHF to the leader: Come up, wind turns
      send_message channel=vhf to={ld} text="Come up, wind turns at {si}" | Leader, site | VHF to the leader: Come up, wind turns at (the site)
      notify message="{back}" title="Back" | Back | Titled Back, showing nothing but how many are back.
    `,
  },
  {
    language: 'en',
    earlier: ['Probe the must | refract_read → {brix} °Bx', 'Who picks | picklist → row {r1}: {p1}\nrow {r2}: {p2}'],
    slots: { brix: '17.5..25.5', r1: '11..19', r2: '21..29', p1: 'Delphine, Ivo, Carme', p2: 'Bastien, Luka, Nuria', plot: 'Hinterberg, Les Clos, P-14' },
    tools: ['vinebook(plot, remark, degrees?: num): Book of the vineyard', 'pickerwatch(name, words): Words for the watch of a picker'],
    steps: `
      vinebook plot="{plot}" remark="ripe" degrees={brix} | Book | Book of {plot}: remark "ripe", and the reading in the field degrees.
      vinebook plot="{plot}" remark="{brix} °Bx" | Reading as remark | Book of {plot}: as remark the reading with its unit. The field degrees is broken, don't use it.
      vinebook plot="{plot}" remark="ripe at {brix} °Bx" | Ripe at | Book of {plot}: as remark "ripe at" and the reading with its unit, no other field.
      pickerwatch name={p1} words="Row {r1} first, then the small crates" | First picker | The one in row {r1} reads on the watch: Row {r1} first, then the small crates
      pickerwatch name={p2} words="Row {r2} first" | Second picker | The one in row {r2} reads on the watch: Row {r2} first
      notify message="row {r1}: {p1}" | First line | Notify the first line of the list exactly as listed.
      notify message="row {r2}: {p2}" | Second line | Notify the second line of the list exactly as listed.
      file_write path=vine/rows.txt content="row {r1}: {p1}\\nrow {r2}: {p2}" | Whole list | vine/rows.txt is written afresh with the list of step {step2}, both lines as they are.
      file_write path=vine/rows.txt content="{p1}\\n{p2}" | Names | vine/rows.txt is written afresh with the two names, one per line, without the rows.
    `,
  },
  {
    language: 'en',
    event: 'webhook /escape/room {"room": "{rm}", "team": "{tm}", "min_left": {ml}, "stuck_at": "{sa}", "hint": "{hi}"}',
    slots: { rm: 'Crypt, Lab 9, Attic', tm: 'The Moles, Ana & Co, Team Blau', ml: '2..45', sa: '=clock, bookcase, third lock', hi: '=read it backwards, 3 + 1 = ?, the key is under it' },
    tools: ['gm_hint(room, hint, voice?: bool): Give a room a hint', 'lobby_score(text): Text on the screen in the lobby'],
    steps: `
      gm_hint room="{rm}" hint="{hi}" | Hint | Give the room the hint of the event, word for word.
      gm_hint room="{rm}" hint="{sa}: {hi}" | Hint with place | Give the room a hint: where they are stuck, a colon, the hint of the event word for word.
      gm_hint room="{rm}" hint="Look up" voice=true | Voice | By voice, a hint for the room: Look up
      gm_hint room="{rm}" hint="Look up, then look at the {sa}" | Look up | A hint for the room: "Look up, then look at the …" and for the dots what they are stuck at.
      lobby_score text="{tm}: {ml} min left" | Lobby | Lobby: team, colon, the minutes left, "min left".
      lobby_score text="{tm} in {rm}" | Lobby, who is where | Lobby: team, "in", room.
      lobby_score text="{tm}" | Lobby, team | Lobby: just the team, so that the others do not see the time.
      send_message channel=slack text="{rm} needs a hint at the {sa}" | Staff | On slack: the room, "needs a hint at the", where they are stuck.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tram/depot {"tram": {tr}, "track": {tk}, "defect": "{df}", "found_by": "{fb}", "next_run": "{nr}"}',
    slots: { tr: '2001..2099', tk: '1..12', df: '=door 3 slow, sand low, bell: no sound, mirror L/R swapped', fb: 'Gerlinde, Osman, Kit', nr: '=04:51, 05:30, 13:12' },
    tools: ['depotscreen(track: int, line): Line on the screen of a track', 'defectcard(tram: int, defect, blocks?: bool): Card for a defect'],
    steps: `
      defectcard tram={tr} defect="{df}" | Card | Card for this tram with the defect as found.
      defectcard tram={tr} defect="{df}" blocks=true | Blocking card | Card for this tram with the defect as found; it blocks the tram.
      defectcard tram={tr} defect="{df} ({fb})" | Card with finder | Card for this tram: the defect as found and, in brackets, who found it.
      depotscreen track={tk} line="{tr} next {nr}" | Screen | Screen of this track: tram, "next", its next run.
      depotscreen track={tk} line="{tr} stays in" | Stays | Screen of this track: tram, "stays in".
      send_message channel=dmr to={fb} text="thanks, card is written" | Thanks | On dmr to the finder: thanks, card is written
      send_message channel=dmr to={fb} text="thanks, card for {tr} is written" | Thanks, tram | On dmr to the finder: thanks, card for (the tram) is written
      pushover title="{tr}" message="{df}" | Push | The tram is the title, the defect the message.
      sop_execute name=wash payload="{\\"tram\\": {tr}, \\"track\\": {tk}}" | Wash | Start wash with {"tram": {tr}, "track": {tk}} as the payload.
    `,
  },
  {
    language: 'en',
    event: 'webhook /care/home {"resident": "{rs}", "room": "{rm}", "drank_ml": {ml}, "visitor": "{vi}", "said": "{sd}"}',
    slots: { rs: 'Frau Heine, Mr. Tosh, Mrs. Bello', rm: 'A12, B03, C21', ml: '150..1400', vi: 'Jule, Nico, Dr. Paz', sd: '=I want my blue hat!, Is it Sunday?, The soup was cold. Again.' },
    tools: ['careplan_entry(resident, entry, shift?: early|late|night): Entry in a care plan', 'familyline(resident, words): Write to the family'],
    steps: `
      careplan_entry resident="{rs}" entry="{sd}" | What was said | Entry for the resident: what was said, with its punctuation.
      careplan_entry resident="{rs}" entry="said: {sd}" | Said | Entry for the resident: said, a colon, a blank, and what was said with its punctuation.
      careplan_entry resident="{rs}" entry="drank {ml} ml" shift=late | Drinking | Entry of the late shift for the resident: drank, how much, ml
      careplan_entry resident="{rs}" entry="drank {ml} ml, late shift" | Shift in the text | Entry for the resident, the shift in the text only: drank, how much, "ml, late shift".
      familyline resident="{rs}" words="{vi} was here" | Family | To the family: who visited, "was here".
      familyline resident="{rs}" words="All is well" | All is well | To the family: All is well
      familyline resident="{rs}" words="All is well, {vi} was here" | All is well, and the visit | To the family: All is well, (the visitor) was here
      notify title="{rm}" message="{ml} ml" | Board | Title: room. Message: what was drunk, a blank, ml.
    `,
  },
  {
    language: 'en',
    event: 'peripheral /dev/ttyACM0 {code};{grams};{lot}',
    slots: { code: 'MX7, KL2, R90', grams: '120..980', lot: 'L-0412, L-771, L-2038', op: 'Ivana, Trond, Wes' },
    tools: ['batchlabel_run(line1, line2?): Print a batch label', 'spicebook(entry, by?): Book of the spice mill'],
    steps: `
      batchlabel_run line1="{code}" line2="{lot}" | Two lines | Label: the code on line one, the lot (third value) on line two.
      batchlabel_run line1="{lot}" line2="{code}" | Lines swapped | Label: the lot (third value) on line one, the code on line two.
      batchlabel_run line1="{code} {lot}" | One line | Label with a single line: code, blank, lot (the third value).
      spicebook entry="{grams} g of {code}" | Book | Book: the grams (second value), "g of", the code.
      spicebook entry="{grams} g of {code}" by={op} | Book, signed | Book, by {op}: the grams (second value), "g of", the code.
      spicebook entry="{code};{grams};{lot}" | As it came | Book: what came over the serial line, semicolons and all.
      send_message channel=telegram to={op} text="{lot} milled, sieve is clean" | {op} | Telegram {op} the lot and then "milled, sieve is clean".
      send_message channel=telegram to={op} text="sieve is clean" | {op}, sieve | Telegram {op}: sieve is clean
      mqtt_publish topic=mill/last payload="{\\"lot\\": \\"{lot}\\", \\"g\\": {grams}}" | JSON | mill/last gets {"lot": "{lot}", "g": {grams}}
    `,
  },
  {
    language: 'en',
    event: 'webhook /climb/gym {"wall": "{w}", "route": "{r}", "grade": "{g}", "setter": "{s}", "report": "{rp}"}',
    slots: { w: 'Cave, Slab 2, Tower', r: 'Red Ant, Plum, No. 14', g: '=6b+, 7a, V4', s: 'Ambra, Kjell, Dov', rp: '=hold spins, rope worn at 4 m, clip no. 5: loose' },
    tools: ['wallsign(wall, text): Sign at a wall', 'setterlist_put(route, task, due?): Task for the route setters'],
    steps: `
      wallsign wall="{w}" text="{r} closed" | Closed | Sign at this wall: the route and "closed".
      wallsign wall="{w}" text="{r} ({g}) closed" | Closed, graded | Sign at this wall: the route, its grade in brackets, "closed".
      wallsign wall="{w}" text="{r} by {s}" | Who made it | Sign at this wall: the route, "by", the setter.
      setterlist_put route="{r}" task="{rp}" | Task | Setters' task for this route: the report exactly.
      setterlist_put route="{r}" task="{rp}" due=2026-12-18 | Task with date | Setters' task for this route, due 2026-12-18: the report exactly.
      setterlist_put route="{r}" task="check, then reopen" | Check | Setters' task for this route: check, then reopen
      setterlist_put route="{r}" task="check" | Check only | Setters' task for this route: check
      send_message channel=discord to={s} text="Your {r} has a problem: {rp}" | Setter | Discord to the setter: "Your … has a problem: …", first the route, then the report.
      memory_store key=closed-route content="{r} / {g}" | Keep | closed-route: the route, then " / ", then the grade.
    `,
  },
  {
    language: 'en',
    earlier: ['Ping the hosts | fping_all → down: {h1}\nup: {h2}', 'Ask the UPS | upsc_get → {ups}', 'Open the change | chg_open → {chg} opened'],
    slots: { h1: 'edge-4, nas-old, cam12', h2: 'db-2, mailgw, core1', ups: '=OL CHRG, OB DISCHRG 12 min, OL', chg: 'CHG-118, CHG-2290, CHG-47', ad: '=noc, storage, field' },
    tools: ['changelog_say(change, words, public?: bool): Words for a change', 'teampager(team, words): Page a team'],
    steps: `
      teampager team={ad} words="down: {h1}" | Down | Page {ad} the first line of the ping result, as it stands.
      teampager team={ad} words="up: {h2}" | Up | Page {ad} the second line of the ping result, as it stands.
      teampager team={ad} words="{h1}" | Name | Page {ad} the name of the host that is down; they like it short.
      changelog_say change={chg} words="{ups}" | UPS | Words for the change that was opened: what the UPS answered, in full.
      changelog_say change={chg} words="UPS: {ups}" public=true | UPS in public | Public words for the change that was opened: "UPS:", a blank, what the UPS answered in full.
      changelog_say change={chg} words="{h1} unplugged, {h2} untouched" | What was done | Words for the change: the host that is down, "unplugged,", the host that is up, "untouched".
      memory_store key=last-change content="{chg}" | Number | The number of the change, nothing more, as last-change.
      notify message="{chg} opened" | Opened | Notify what step {step3} said, unchanged.
    `,
  },
  {
    language: 'en',
    event: 'webhook /plots/allotment {"plot": {pl}, "tenant": "{tn}", "email": "{em}", "issue": "{is}", "deadline": "{dl}"}',
    slots: { pl: '2..88', tn: 'Herr Ott, Ms. Vale, Fam. Duc', em: 'ott@plots.example, vale@plots.example, duc@plots.example', is: '=hedge over 1.2 m, hose left running, bonfire (forbidden!)', dl: '=2026-12-15, 2027-01-10, 2027-03-01' },
    tools: ['tenantfile(plot: int, remark): Remark in the file of a tenant', 'noticebox(heading, text): Notice in the box at the gate'],
    steps: `
      send_message channel=email to={em} text="Plot {pl}: {is}" | Mail | Mail the tenant's address: Plot, the number, a colon, the issue as reported.
      send_message channel=email to={em} text="{is}" | Mail, issue only | Mail the tenant's address the issue as reported, with no plot and no greeting.
      send_message channel=email to={em} text="Please fix it by {dl}" | Deadline | Mail the tenant's address: Please fix it by, and the deadline
      tenantfile plot={pl} remark="warned on the phone" | File | Remark for this plot: warned on the phone
      tenantfile plot={pl} remark="warned on the phone, deadline {dl}" | File, deadline | Remark for this plot: warned on the phone, deadline and its date
      noticebox heading="Plot {pl}" text="{is}" | Notice | Box at the gate. Heading: Plot and number. Text: the issue as reported, names left out.
      noticebox heading="Reminder" text="No bonfires. No loud music after 22:00. Thanks!" | Reminder | Box at the gate, heading Reminder, text "No bonfires. No loud music after 22:00. Thanks!"
      file_write path=plots/{pl}.txt content="{dl} {is}" append=true | Line | Add to plots/{pl}.txt one line: deadline, blank, issue.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sawmill/line {"log": "{lg}", "wood": "{wd}", "boards": {bo}, "blade": "{bl}", "moist": {mo}, "metal": {me}}',
    slots: { lg: 'L-3308, L-92, L-1107', wd: '=larch, spruce, oak', bo: '6..31', bl: 'SB-2, SB-14, rip-1', mo: '14..58', me: '=false / true' },
    tools: ['sawcab_text(text, colour?: green|red): Text in the cab of the saw', 'stackcard(stack, card): Card of a stack'],
    steps: `
      @me sawcab_text text="{lg} clear" // failed "there is metal in the log" | Clear | If no metal was found, the cab shows the log and "clear". With metal this step fails.
      @me failed "no metal was found" // sawcab_text text="METAL in {lg}" colour=red | Metal | If metal was found, show in the cab, in red: METAL in (the log). If not, fail.
      sawcab_text text="Change {bl}" | Blade | The cab shows: Change and the blade
      sawcab_text text="Change {bl} after {lg}" | Blade later | The cab shows: Change, the blade, after, the log
      stackcard stack=3 card="{bo} x {wd}" | Stack | Card of stack 3: number of boards, " x ", wood.
      stackcard stack=3 card="{wd} {mo} %" | Moisture | Card of stack 3: wood, moisture, %, with blanks between.
      stackcard stack=3 card="{bo} x {wd} {mo} %" | All | Card of stack 3: number of boards, " x ", wood, moisture, %, with blanks between.
      notify message="{bl} is blunt" | Blunt | Show the blade and "is blunt".
      http_request url=http://erp.mill.example/boards method=POST body="{\\"log\\":\\"{lg}\\",\\"boards\\":{bo}}" | ERP | To http://erp.mill.example/boards POST {"log":"{lg}","boards":{bo}}
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: 'Tilly, Xaver, Moira', b: 'Anselma, Coen, Raji', t: '=9:40, noon, 16:15', room: 'R12, the vault, hall C' },
    tools: ['foyerbell_say(sentence): Speak a sentence in the foyer', 'memopad_jot(jot, pinned?: bool): Jot something down'],
    steps: `
      send_message channel=teams to={a} text="{b} is in {room}" | Tell {a} where {b} is | Teams to {a}. The text is "{b} is in {room}" and not a letter more.
      send_message channel=teams to={b} text="{a} is in {room}" | Tell {b} where {a} is | Teams to {b}. The text is "{a} is in {room}" and not a letter more.
      send_message channel=teams to={a} text="{b} is in {room} until {t}" | Until when | Teams to {a}: "{b} is in {room} until {t}". He answers at once as a rule.
      foyerbell_say sentence="Tour starts at {t}" | Tour | Say in the foyer: "Tour starts at {t}". Not louder than usual.
      foyerbell_say sentence="Tour starts at {t}. Not louder, please!" | Tour, louder | Say in the foyer: "Tour starts at {t}. Not louder, please!"
      memopad_jot jot="call {b} \\"before\\" {t}" | Jot | Jot down: "call {b} "before" {t}"
      memopad_jot jot="call {b}" pinned=true | Pinned | Jot down, pinned: call {b}
      memopad_jot jot="call {b}, pin it" | Pin in words | Jot down, not pinned: call {b}, pin it
      notify message="{room}: {a} + {b}, {t}" | Plan | On this computer: {room}: {a} + {b}, {t}
    `,
  },
  {
    language: 'en',
    event: 'webhook /seed/bank {"accession": "{ac}", "species": "{sp}", "germ_pct": {ge}, "bag": "{bag}", "curator": "{cu}", "label_text": "{lt}"}',
    slots: { ac: 'AC-1190, K-77, 2026-31', sp: 'Avena nuda, Lens culinaris, Vicia faba', ge: '41..99', bag: 'B3/12, C1/07, A9/30', cu: 'Dr. Moss, Yelena, Bo', lt: '=do not open - 2031, dry < 5 %, copy 2 of 3 (Svalbard)' },
    tools: ['baglabel(bag, text, sticky?: bool): Label a bag', 'curatorpost(curator, subject, text): Write to a curator'],
    steps: `
      baglabel bag="{bag}" text="{lt}" | Label | Label the bag with the label text as sent.
      baglabel bag="{bag}" text="{ac}: {lt}" | Label with number | Label the bag with the accession, a colon, and the label text as sent.
      baglabel bag="{bag}" text="{sp}" sticky=true | Species | A sticky label for the bag: the species.
      curatorpost curator="{cu}" subject="{ac}" text="germinates at {ge} %" | Curator | To the curator. Subject: the accession. Text: "germinates at", the percentage, %, blank before the sign.
      curatorpost curator="{cu}" subject="{sp} {ac}" text="{ge} %" | Curator, short | To the curator. Subject: species and accession. Text: the percentage, a blank, %.
      curatorpost curator="{cu}" subject="{ac}" text="{lt}" | Curator, label | To the curator. Subject: the accession. Text: what the label says.
      memory_store key=bag-{ac} content="{bag}" | Bag | bag-{ac}: which bag, nothing else
      file_write path=seeds.csv content="{ac};{sp};{ge}" append=true | CSV | Line for seeds.csv: accession, species, percentage; semicolons without blanks.
    `,
  },
  {
    language: 'en',
    event: 'mqtt ice/rink {"rink": "{rk}", "ice_c": {ic}, "machine": "{ma}", "driver": "{dr}", "session": "{se}"}',
    slots: { rk: 'Rink A, Rink B, curling', ic: '-7.5..-2.5', ma: 'Zam 1, Olympia, WM-3', dr: 'Pekka, Lou, Agnese', se: '=figure skating, U12 hockey, public skating' },
    tools: ['rinkboard_text(rink, text): Text on the board of a rink', 'icesheet_note(rink, note, initials?): Note for the ice sheet'],
    steps: `
      rinkboard_text rink="{rk}" text="{se} in 5 minutes" | Five minutes | Board of this rink: the session, "in 5 minutes".
      rinkboard_text rink="{rk}" text="Clear the ice: {se} in 5 minutes" | Clear | Board of this rink: "Clear the ice: … in 5 minutes" with the session.
      rinkboard_text rink="{rk}" text="Clear the ice" | Only clear | Board of this rink: Clear the ice
      icesheet_note rink="{rk}" note="{ic} °C" | Note | Ice sheet of this rink: the ice, with °C.
      icesheet_note rink="{rk}" note="{ic} °C" initials=PK | Initials | Ice sheet of this rink, initials PK: the ice, with °C.
      icesheet_note rink="{rk}" note="{ic} °C before, {ma} ran" | Ran | Ice sheet of this rink: the ice, with °C, then "before,", the machine, "ran".
      send_message channel=radio to={dr} text="{ma} to {rk}" | Driver | Radio to the driver: machine, "to", rink.
      send_message channel=radio to={dr} text="{ma} back to the garage" | Driver, back | Radio to the driver: machine, "back to the garage".
      pushover message="{ic}" | Ice | Push the ice temperature as a bare figure.
    `,
  },
  {
    language: 'en',
    event: 'webhook /repair/cafe {"ticket": {tk}, "thing": "{th}", "owner": "{ow}", "fixer": "{fx}", "verdict": "{vd}", "parts": ["{p1}", "{p2}"]}',
    slots: { tk: '11..99', th: '=toaster, hand mixer, desk lamp, zither', ow: 'Mrs. Amt, Joep, Sunny', fx: 'Ludo, Berenike, Hal', vd: '=fuse gone, not worth it, works again!', p1: '=T2A fuse, 3 m cable', p2: '=4 x M3, heat glue' },
    tools: ['cafecall(number: int, words): Call a ticket number', 'partswish(part, for?): Wish for a part'],
    steps: `
      cafecall number={tk} words="{vd}" | Verdict | Call this ticket: the verdict, word for word.
      cafecall number={tk} words="Your {th}: {vd}" | Thing and verdict | Call this ticket: "Your …: …", the thing and then the verdict word for word.
      cafecall number={tk} words="{fx} has a question" | Question | Call this ticket: the fixer, "has a question".
      partswish part="{p1}" | First part | Wish for the first of the parts.
      partswish part="{p2}" for={fx} | Second part | Wish for the second of the parts, for the fixer.
      partswish part="{p1} + {p2}" | Both as one | Wish for both parts in one text: the first, " + ", the second.
      notify message="{th} of {ow}" | Whose | Show the thing, "of", the owner.
      notify title="{ow}" message="{th}" | Whose, in two | The owner as title, the thing as message.
      file_write path=cafe.txt content="{tk} {th}: {vd}" append=true | List | Append to cafe.txt: number, thing, colon, verdict.
    `,
  },
];
