import type { Scene } from '../../scene';

/** What is done only under a condition, and what is refused, part 4. */
export const refusedEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /git/push {"repo": "{repo}", "branch": "{br}", "tests": "{tests}", "lines": {lines}, "reviewer": "{rev}", "at": "{at}", "commit": "{sha}"}',
    slots: { repo: 'shopfront, ledger-api, tools', br: '=feature-cart, fix-menu, try-cache / main, release, production', tests: '=green, passed, ok / red, timeout, skipped', lines: '12..180 / 900..4100', max: '300..700', rev: '=dora, keita, ulf / ∅, nobody, tbd', at: '=Mon 10:20, Tue 14:05, Wed 09:40 / Fri 16:50, Sat 11:15, Sun 20:30', sha: '=a91f3c, 77be02, c4d5e6' },
    tools: ['forgehub_merge(repo: text, commit: text): Merge a commit', 'forgehub_delete(repo: text, branch: text): Delete a branch', 'forgehub_deploy(repo: text, commit: text, to: staging|live): Roll a commit out', 'forgehub_assign(commit: text, reviewer: text): Assign a reviewer'],
    steps: `
      @tests forgehub_merge repo={repo} commit={sha} // failed "the tests are {tests}" | Merge | Merge the pushed commit. Its tests must be green, passed or ok for that.
      @br forgehub_delete repo={repo} branch={br} // failed "branch {br} is protected" | Tidy up | The branch is not needed any more and can be deleted from its repo; main, release and production, however, are never deleted.
      @at forgehub_deploy repo={repo} commit={sha} to=live // failed "{at} is not Monday to Thursday" | Go live | Roll the commit out to live. We only do so from Monday to Thursday, look at the day in the push.
      @rev forgehub_assign commit={sha} reviewer={rev} // failed "no reviewer is named" | Reviewer | The reviewer in the push gets this commit assigned. Do not choose a person yourself when there is none.
      @lines memory_store key=small-change content="{sha}" // failed "{lines} lines are not small" | Small changes | A change of {max} lines or fewer counts as small: store its commit as small-change. A bigger one does not belong there.
      @tests send_message channel=dev to=all text="{repo}: tests {tests}" // failed "the tests are {tests}" | Good news only | In dev, tell all "{repo}: tests {tests}" when the tests went well (green, passed, ok); for bad news there is another channel.
      forgehub_deploy repo={repo} commit={sha} to=staging | Staging | On staging anything may be tried at any time. Roll it out there.
      file_read path=docs/deploy.md | Read the rules | Read docs/deploy.md. Nothing is to be rolled out yet.
      failed "no tool can revert a commit" | Undo | Take the commit of last Thursday back by a revert.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vpn/gate {"user": "{user}", "country": "{land}", "mfa": {mfa}, "ip": "{ip}", "tries": {tries}, "hour": "{hour}", "device": "{dev}"}',
    slots: { user: 'h.lang, mbeki, r.sato', land: '=DE, FR, KR / XX, ZZ, unknown', mfa: '=true / false', ip: '=91.4.20.7, 185.3.9.44, 80.66.1.2 / ∅, -, n/a', tries: '1..3 / 9..30', most: '4..7', hour: '=08:15, 11:30, 16:55 / 01:20, 03:45, 23:10', dev: 'LT-204, MB-77, LT-9' },
    tools: ['gatekeep_admit(user: text): Admit a user', 'gatekeep_block_ip(ip: text, hours: int): Block an address', 'gatekeep_kick(user: text): Throw a user out', 'gatekeep_trust(device: text, days: int): Trust a device'],
    steps: `
      @mfa gatekeep_admit user={user} // failed "the second factor is missing" | Admit | Admit whoever it is, assuming that the second factor is there (mfa true).
      @land gatekeep_trust device={dev} days=30 // failed "the country is {land}" | Trust | For thirty days we trust the device. From which country does it call? DE, FR and KR are ours, we trust nothing from elsewhere.
      @ip gatekeep_block_ip ip={ip} hours=6 // failed "no address is given" | Six hours | Block the address it came from for six hours. You will find it in the event; if not, this step is a failure.
      @tries gatekeep_admit user={user} // gatekeep_kick user={user} | In or out | A user with at most {most} tries is admitted, one with more is thrown out.
      @hour notify message="{user} at {hour}" // failed "{hour} is outside working hours" | Office | Put "{user} at {hour}" on this screen; it is manned from 7:30 to 18:00 and must stay dark for the rest of the day.
      @tries http_request url=https://audit.lan/ok method=POST body="{user}" // failed "{tries} tries are too many" | Audit | The user is posted as the body to https://audit.lan/ok, if there were no more than {most} tries.
      @ip file_write path=vpn/seen.txt content="{ip}" append=true // failed "no address is given" | Seen | One more line in vpn/seen.txt: the address. If there is none in the event, say so by failing.
      gatekeep_kick user={user} | Throw out | This account was stolen, so throw the user out, even with a second factor.
      failed "no tool can reset a password" | Password | Give this user a new password and let him change it at the first login.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sauna/cabin/{cab} {"cabin": "{cab}", "t_c": {t}, "guests": {n}, "co_ppm": {co}, "door": "{door}", "stove_pin": {pin}, "oil": "{oil}", "clock": "{clock}"}',
    slots: { cab: 'birch, Finn, C2, steam', t: '31..64 / 99..118', top: '75..90', n: '=0 / 2, 5, 8', co: '0..9 / 48..140', door: '=closed, shut / open, ajar', pin: '4..27', oil: '=mint, pine, lemon / ∅, none, empty', clock: '=10:30, 14:15, 19:40 / 23:20, 01:05, 04:50' },
    tools: ['loyly_pour(cabin: text, litres: num): Pour water onto the stones', 'loyly_scent(cabin: text, oil: text): Give a scent', 'loyly_light(cabin: text, colour: warm|blue|off): Light in a cabin', 'loyly_dry(cabin: text): Dry a cabin'],
    steps: `
      @co loyly_pour cabin={cab} litres=0.5 // failed "{co} ppm of CO" | Half a litre | Half a litre of water (0.5) onto the stones of this cabin. Not with 30 ppm of CO or more, for then all must come out.
      @oil loyly_scent cabin={cab} oil={oil} // failed "there is no oil" | Scent | Let it smell of the oil in the message. Has the bottle run out, or is it not mentioned, no scent.
      @n loyly_dry cabin={cab} // failed "{n} guests are inside" | Dry | Dry the cabin when the last guest is gone, meaning 0 guests.
      @t gpio_write pin={pin} value=1 // failed "it has {t} degrees" | Heat up | While it is cooler than {top} °C, the stove may be heated: stove pin of the message, high. Hot enough is hot enough.
      @clock gpio_write pin={pin} value=1 // failed "{clock} is outside 9:00 to 22:00" | Opening hours | During opening hours, from 9:00 to 22:00, let the stove run through its pin. The message came outside of them? Then do not.
      @door mqtt_publish topic=sauna/fan payload=low // failed "the door is {door}" | Fan | low on sauna/fan is published with the door closed or shut. Otherwise it would blow the heat into the hall.
      @n memory_store key=empty-cabin content="{cab}" // failed "{n} guests are inside" | Empty? | Empty cabins (0 guests) are remembered as empty-cabin. This one too, if it is one.
      loyly_light cabin={cab} colour=blue | Blue | Blue light in this cabin, for guests or for none.
      failed "no tool can wave the towel" | Towel | Wave the towel over the heads of the guests, three rounds.
    `,
  },
  {
    language: 'en',
    event: 'webhook /print/farm {"printer": "{pr}", "job": "{job}", "material": "{mat}", "bed_c": {bed}, "spool_g": {g}, "needs_g": {need}, "door": "{door}", "relay": {pin}}',
    slots: { pr: 'Mk3-1, Voron, P7, mini', job: '=bracket-44, gear-12, lid-907 / ∅, unknown, null', mat: '=PLA, PETG, TPU / ABS, nylon, PC', bed: '24..38 / 62..105', warm: '42..55', g: '320..990 / 4..28', need: '40..210', door: '=closed, locked / open', pin: '6..31' },
    tools: ['layerlab_print(printer: text, job: text): Print a job', 'layerlab_eject(printer: text): Push the part off the bed', 'layerlab_load(printer: text, material: text): Load filament', 'layerlab_home(printer: text): Home a printer'],
    steps: `
      @job layerlab_print printer={pr} job={job} // failed "no job is named" | Print it | Print the job on the printer that has asked. Sometimes a printer asks without naming a job, and then nothing can be printed.
      @bed layerlab_eject printer={pr} // failed "the bed still has {bed} degrees" | Push it off | A part comes off only from a bed that has cooled to {warm} °C or less: push it off then. A hot bed has to wait, that is, the step fails.
      @mat layerlab_load printer={pr} material={mat} // failed "{mat} is not allowed here" | Filament | PLA, PETG and TPU are allowed in this room without a hood. Load what the printer wants, if it is one of them.
      @g gpio_write pin={pin} value=1 // failed "the spool has {g} g, {need} g are needed" | Power | The relay in the message switches the printer on. Compare first: the spool must hold at least as much as the job needs.
      @g memory_store key=spool-{pr} content="{g}" // failed "the spool has {g} g, {need} g are needed" | Note the spool | Put the grams that are on the spool into the note spool-{pr}; but a spool with less than the job needs goes to the bin and is not noted.
      @door layerlab_home printer={pr} // failed "the door is open" | Home | Home the printer. Behind a closed or locked door, please, never in front of an open one.
      @mat cron_add schedule="30 6 * * 1" action=procedure text=dry-spools // failed "{mat} is not allowed here" | Dry on Mondays | Each Monday the procedure dry-spools should run, as 30 6 * * 1. Plan it for PLA, PETG or TPU only; other material is not allowed here.
      gpio_write pin={pin} value=0 | Power off | A burnt smell! Relay of the message off, before anything else.
      failed "no tool can scrape the bed" | Scrape | Scrape the rest of the glue off the glass with the blade.
    `,
  },
  {
    language: 'en',
    event: 'mqtt bench/cell {"cell": "{cell}", "volt": {v}, "temp_c": {t}, "ir_mohm": {ir}, "swollen": "{sw}", "relay": {pin}, "chem": "{chem}"}',
    slots: { cell: 'A17, C204, B3, X9', v: '3.1..4.1 / 0.4..2.1', t: '15..33 / 52..78', maxt: '40..48', ir: '12..38 / 140..320', lim: '60..110', sw: '=no, flat, false / yes, slightly, leaking', pin: '8..31 / 1..3', chem: '=NMC, LFP, LTO / ∅, ?, unknown' },
    tools: ['cellab_charge(cell: text, amps: num): Charge a cell', 'cellab_discharge(cell: text, amps: num): Discharge a cell', 'cellab_profile(cell: text, chemistry: text): Load the profile of a chemistry', 'cellab_quarantine(cell: text): Put a cell in quarantine'],
    steps: `
      @v cellab_charge cell={cell} amps=1 // failed "{v} V is too low" | One ampere | This cell is charged with 1 A. It may not have been below 2.5 V, because copper grows in it then; in such a case leave it alone.
      @t cellab_discharge cell={cell} amps=2 // failed "the cell has {t} degrees" | Capacity test | Discharge at 2 A until it is empty. It should not be warmer than {maxt} degrees when we begin.
      @chem cellab_profile cell={cell} chemistry={chem} // failed "the chemistry is unknown" | Profile | Load the profile that goes with the chemistry of this cell. With a chemistry that we don't know there would be a fire, so fail.
      @sw cellab_charge cell={cell} amps=0.5 // cellab_quarantine cell={cell} | Flat or swollen | A flat cell (no, flat, false) is charged at 0.5 A. A swollen or leaking one goes to quarantine.
      @pin gpio_write pin={pin} value=1 // failed "relay {pin} is an emergency stop" | Relay | Pull the relay of the message (1). The relays 1, 2 and 3 are emergency stops and never ours.
      @ir notify message="{cell} is good" // failed "{ir} mOhm are too much" | Verdict | A cell with an inner resistance of no more than {lim} milliohms is good. Show "{cell} is good" for such a one.
      @ir file_write path=cells/sorted.csv content="{cell},{ir}" append=true // failed "{ir} mOhm are too much" | Sorted | For cells up to {lim} milliohms: add name and resistance to cells/sorted.csv, a comma between, no blank. Do not sort in the bad ones.
      gpio_read pin={pin} | Relay state | How is the relay in the message? Read its pin; the emergency stops may be read too.
      failed "no tool can shrink a sleeve over the cell" | Sleeve | Shrink a new blue sleeve over the cell with the hot air gun.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tea/dryer/{d} {"dryer": {d}, "moist_pct": {m}, "leaf": "{leaf}", "inlet_c": {t}, "belt": "{belt}", "kg": {kg}, "fan_pin": {pin}, "buyer": "{buyer}"}',
    slots: { d: '1..4', m: '2.1..3.4 / 7.5..14.5', dry: '4..6', leaf: '=OP, BOP, FOP / ∅, mixed, unknown', t: '88..104 / 128..150', belt: '=running, ok / slipped, torn, off', kg: '40..220', pin: '5..28', buyer: 'Halden, Rao, Whitby' },
    tools: ['witherline_pack(dryer: int, grade: text): Pack tea as a grade', 'witherline_belt(dryer: int, speed: int): Speed of a belt', 'witherline_return(dryer: int): Send the leaves through once more', 'witherline_offer(buyer: text, kg: int): Offer tea to a buyer'],
    steps: `
      @leaf witherline_pack dryer={d} grade={leaf} // failed "the grade is not clear" | Pack | Pack what comes out of this dryer under its grade. Mixed or unknown leaf, or none given, cannot be packed.
      @m witherline_offer buyer={buyer} kg={kg} // failed "{m} % is too moist" | Offer | Offer all kilograms to the buyer, both as reported. Only dry tea is offered: less than {dry} % moisture.
      @m witherline_pack dryer={d} grade=dust // witherline_return dryer={d} | Dust or once more | Under {dry} % it is packed as dust. Moister leaves go through once more.
      @t gpio_write pin={pin} value=0 // failed "the inlet still has {t} degrees" | Fan off | Its fan may rest as soon as the inlet is at 110 degrees or below, so write 0 to the fan pin. It has to keep blowing in hotter air.
      @belt witherline_belt dryer={d} speed=40 // failed "the belt is {belt}" | Speed 40 | Set the belt to 40, if it is running or ok. I would not touch one that slipped, tore or stands still.
      @belt pushover message="Dryer {d} works" // failed "the belt is {belt}" | Good morning | Push "Dryer {d} works" to the manager. It does not work with a belt that is anything but running or ok!
      memory_store key=dryer-{d} content="{kg} kg" | Amount | Note the amount as in "80 kg" under dryer-{d}, dry or moist.
      gpio_write pin={pin} value=1 | Fan on | Fan pin of the message high. It has nothing to do with the temperature: the leaves fly up so nicely.
      failed "no tool can pluck leaves" | Pluck | Pluck two leaves and a bud from the upper rows.
    `,
  },
  {
    language: 'en',
    event: 'webhook /concert/piano {"hall": "{hall}", "rh": {rh}, "pitch_hz": {hz}, "next": "{next}", "lid": "{lid}", "tuner": "{tuner}", "humidifier": {pin}}',
    slots: { hall: 'Great, Studio A, foyer', rh: '27..38 / 57..70', dryest: '42..50', hz: '441..443 / 432..437', next: '=tomorrow, Friday, in 3 days / now, in 5 minutes, tonight', lid: '=closed, locked / open, on the stick', tuner: '=Ferrer, Ozawa, Blum / ∅, none, n/a', pin: '7..33' },
    tools: ['concerta_book(tuner: text, hall: text): Book a tuner', 'concerta_record(hall: text, seconds: int): Record the piano', 'concerta_heat(hall: text, celsius: int): Heat a hall', 'concerta_lift(hall: text, to: stage|store): Move the piano lift'],
    steps: `
      @tuner concerta_book tuner={tuner} hall="{hall}" // failed "no tuner is named" | Tuner | Please book the tuner for the hall, both from the request. If they forgot to name one, this cannot be done.
      @hz concerta_record hall="{hall}" seconds=90 // failed "the pitch is only {hz} Hz" | Record | Ninety seconds of piano from this hall are to be recorded. At a pitch under 440 we would be ashamed, so not then.
      @lid concerta_lift hall="{hall}" to=store // failed "the lid is {lid}" | Into the store | The piano lift takes it to the store. The lid has to be closed or locked on the way.
      @next concerta_heat hall="{hall}" celsius=14 // failed "the next concert is {next}" | Save energy | Down to 14 degrees in this hall, if the next concert is on another day. Never with an audience today, whether now, in a few minutes or tonight.
      @rh gpio_write pin={pin} value=1 // failed "{rh} % is humid enough" | Humidify | In air drier than {dryest} % the humidifier (its pin is in the request) is switched on. No need for it in moister air: fail.
      @lid mqtt_publish topic=hall/lamp payload=off // failed "the lid is {lid}" | Lamp | Publish off on hall/lamp. An open lid means somebody plays: leave the lamp alone in this case.
      @hz memory_store key=pitch content="{hz} Hz" // failed "the pitch is only {hz} Hz" | Pitch | Keep the pitch with its unit, like "445 Hz", in the note pitch; provided it is at 440 or higher.
      concerta_lift hall="{hall}" to=stage | Onto the stage | The piano is wanted on the stage. This works with any lid.
      failed "no tool can tune the strings" | Tune | Pull the strings of the upper octave up with the tuning key.
    `,
  },
  {
    language: 'en',
    event: 'mqtt school/bell {"time": "{time}", "day": "{day}", "mode": "{mode}", "pupils": {n}, "speaker_pin": {pin}, "teacher": "{tea}"}',
    slots: { time: '=07:55, 09:40, 11:25, 12:55 / 16:20, 18:05, 20:30', day: '=Monday, Tuesday, Thursday / Saturday, Sunday', mode: '=normal, test / exam, silent', n: '320..690 / 0..12', few: '20..100', pin: '3..26', tea: '=Ms Odum, Mr Falk, Ms Li / ∅, unknown, -' },
    tools: ['gongmaster_ring(tone: text, seconds: int): Ring', 'gongmaster_say(text: text): Say something over the speakers', 'gongmaster_mute(minutes: int): Mute the bell', 'gongmaster_door(teacher: text): Open the staff room for a teacher'],
    steps: `
      @time gongmaster_ring tone=westminster seconds=6 // failed "{time} is after 13:00" | Ring | Six seconds of westminster, but lessons are over at 13:00 and nobody wants to hear it after that.
      @mode gongmaster_ring tone=soft seconds=2 // failed "the mode is {mode}" | Soft bell | The tone soft for two seconds, unless an exam is being written or the bell is set to silent.
      @day gongmaster_say text="Good morning" // failed "{day} is no school day" | Good morning | On school days, Monday to Friday, the speakers say: Good morning
      @tea gongmaster_door teacher="{tea}" // failed "no teacher is named" | Staff room | Open the staff room for the teacher who is named. An event without a teacher leaves it locked.
      @day gpio_write pin={pin} value=1 // failed "{day} is no school day" | Speakers | Speaker pin to 1 if this is a day of school. The weekend is none.
      @n sop_execute name=roll-call // failed "only {n} pupils are here" | Roll call | When more than {few} pupils are in the house, start roll-call, without payload. Too few are here? Then it is not started.
      @mode notify message="Bell: {mode}" // failed "the mode is {mode}" | Mode | Show "Bell: {mode}" while the mode is normal or test. In the other modes no window may pop up in front of the class.
      gongmaster_mute minutes=45 | Mute | Since the choir is recording, mute the bell for 45 minutes, no matter which mode and which day.
      failed "no tool can wipe the blackboard" | Board | Wipe the blackboard and wash out the sponge.
    `,
  },
  {
    language: 'en',
    earlier: ['Look at the platform | trackcam → {who}', 'Read the points | gpio_read → {pt}', 'Battery of loco {loco} | dcc_query → {bat}'],
    slots: { who: '=empty, nobody, clear / a child, two visitors, a dog', pt: '=1 / 0', bat: '21..95 / no answer, sensor off, timeout', loco: '3..78', pin: '9..30', who2: 'Emil, Grandpa, Zoe' },
    tools: ['minirail_drive(loco: int, speed: int): Drive a loco', 'minirail_halt(loco: int): Stop a loco', 'minirail_whistle(loco: int): Whistle', 'minirail_signal(signal: text, aspect: stop|go): Set a signal'],
    steps: `
      @who minirail_drive loco={loco} speed=20 // failed "on the platform: {who}" | Off we go | Drive loco {loco} at speed 20. The camera must have seen an empty platform (empty, nobody, clear) in step {step1}.
      @pt minirail_signal signal=S4 aspect=go // failed "the points read 0" | Signal S4 | S4 shows go when the points read 1. With a 0 the train would end up in the pond, therefore no.
      @bat notify message="Loco {loco}: {bat} %" // failed "the battery was not read" | Battery | A notification please: "Loco {loco}: {bat} %". Was the battery not read, so that there is no number, let this step fail.
      @bat memory_store key=loco-{loco} content="{bat}" // failed "the battery was not read" | Keep it | Store the number that the battery query gave under loco-{loco}. No number, no note.
      @pt gpio_write pin={pin} value=1 // failed "the points read 0" | Lamp of the points | Make the lamp on pin {pin} burn if step {step2} read a one.
      @who minirail_drive loco={loco} speed=60 // minirail_halt loco={loco} | Fast or not at all | Speed 60 for loco {loco} along an empty platform; if anybody or anything is on it, stop that loco.
      minirail_whistle loco={loco} | Whistle | Whistle with loco {loco}, whoever stands on the platform, they like it.
      send_message channel=family to="{who2}" text="The train is here" | Tell {who2} | In the channel family, tell {who2}: The train is here
      failed "no tool can put the wagon back" | Derailed | The last wagon has jumped off. Put it back on the rails with your hand.
    `,
  },
  {
    language: 'en',
    event: 'webhook /tools/loan {"tool": "{tool}", "borrower": "{who}", "course": "{course}", "days": {days}, "deposit_eur": {dep}, "locker_pin": {pin}, "condition": "{cond}"}',
    slots: { tool: 'planer, chainsaw, K-204, router', who: 'Mina, Oskar, Priya', course: '=done, passed, exempt / open, failed, no', days: '1..6 / 15..30', longest: '7..14', dep: '50..90 / 0..9', pin: '12..30 / 31..33', cond: '=good, new, oiled / cracked, blunt, missing part' },
    tools: ['lendery_out(tool: text, borrower: text, days: int): Lend a tool', 'lendery_back(tool: text): Take a tool back', 'lendery_fix(tool: text, note: text): Send a tool to repair', 'lendery_fee(borrower: text, eur: num): Charge a fee'],
    steps: `
      @days lendery_out tool={tool} borrower={who} days={days} // failed "{days} days are too long" | Lend | Lend the tool to the borrower for the days in the request. Nobody gets a tool for longer than {longest} days.
      @course lendery_out tool={tool} borrower={who} days=1 // failed "the course is {course}" | For a day | A single day for this borrower with this tool. Required: the course is done, passed or exempt.
      @cond lendery_back tool={tool} // lendery_fix tool={tool} note="{cond}" | Back or repair | In a good state (good, new, oiled) the tool is taken back. In another state it is sent to repair with the condition as the note.
      @pin gpio_write pin={pin} value=1 // failed "pin {pin} is the paint store" | Locker | Open the locker by setting its pin to 1. The paint store sits behind pins 31, 32 and 33 and stays shut.
      @dep memory_store key=deposit-{who} content="{dep}" // failed "a deposit of {dep} euros is too small" | Deposit | The deposit goes into the note deposit-{who}, just the number. Anything under 20 euros is too small to be accepted.
      @course file_write path=tools/allowed.txt content="{who}" append=true // failed "the course is {course}" | Allowed | Append the borrower to tools/allowed.txt, which lists those whose course is done or passed, or who are exempt.
      lendery_fee borrower={who} eur=2 | Two euros | Everybody pays a fee of 2 euros, with and without the course. Charge it to the borrower; the deposit will be looked at tomorrow.
      gpio_read pin={pin} | Shut? | Read the locker pin that stands in the request, whatever lies behind it.
      failed "no tool can sharpen the blade" | Sharpen | Sharpen the blade on the wet stone.
    `,
  },
  {
    language: 'en',
    event: 'mqtt sewer/lift/{st} {"station": "{st}", "level_cm": {lvl}, "h2s_ppm": {h}, "pump": "{pump}", "gas_test": "{test}", "pump_pin": {pin}, "crew": "{crew}"}',
    slots: { st: 'Elm Rd, PS4, harbour, PS11', lvl: '120..260 / 8..32', low: '45..80', h: '0..4 / 18..60', pump: '=ok, ready, idle / tripped, blocked, hot', test: '=14:02, 09:31, 16:48 / ∅, null, not done', pin: '5..30', crew: 'Team A, Team 4, night crew' },
    tools: ['sumpnet_pump(station: text, minutes: int): Pump', 'sumpnet_entry(station: text, crew: text): Give a crew the permit to go down', 'sumpnet_flush(station: text): Flush the sump', 'sumpnet_alarm(station: text, class: int): Raise an alarm'],
    steps: `
      @lvl gpio_write pin={pin} value=1 // failed "the level is only {lvl} cm" | Pump by pin | The pump pin goes high at levels of more than {low} cm. Below that it would suck air and tear, so it is out of the question.
      @h sumpnet_entry station="{st}" crew="{crew}" // failed "{h} ppm of H2S" | Go down | The crew gets the permit to go down. At 10 ppm of H2S or above: nobody, under no circumstances.
      @pump sumpnet_pump station="{st}" minutes=12 // failed "the pump is {pump}" | Twelve minutes | Pump for twelve minutes there, if the pump calls itself ok, ready or idle.
      @test memory_store key=gas-test content="{test}" // failed "no gas test was made" | Time of the test | The time of the gas test is kept as gas-test. If there was no test, then no time, and no success for this step.
      @h sumpnet_flush station="{st}" // sumpnet_alarm station="{st}" class=2 | Flush or alarm | Under 10 ppm of H2S the sump is flushed; from 10 ppm up an alarm of class 2 is raised.
      @lvl notify message="{st} is filling" // failed "the level is only {lvl} cm" | Filling | Show "{st} is filling" once the level has passed {low} cm. It has not? Then it should not be shown.
      sumpnet_alarm station="{st}" class=1 | Drill | For the drill, raise an alarm of class 1 at the station of the message. No gas is needed for a drill.
      gpio_write pin={pin} value=0 | Stop | The neighbour complains about the humming. Pump pin low for now; in an hour we go on.
      failed "no tool can lift the manhole cover" | Cover | Lift the manhole cover with two hooks and put it aside.
    `,
  },
  {
    language: 'en',
    event: 'webhook /food/bank {"lot": "{lot}", "best_before": "{bb}", "temp_c": {t}, "boxes": {n}, "charity": "{ch}", "seal": "{seal}", "chiller_pin": {pin}}',
    slots: { lot: 'L-22, yog-9, F118', bb: '=2026-08-30, 2026-09-14, 2026-12-01 / 2025-11-02, 2026-02-19, 2026-03-30', t: '1..6 / 12..21', n: '6..40 / 0..1', ch: '=Open Table, Nest, Caritas East / ∅, none, tbd', seal: '=closed, whole / torn, wet', pin: '10..32', cold: '7..9' },
    tools: ['givery_hand(lot: text, charity: text): Hand a lot over', 'givery_discard(lot: text): Throw a lot away', 'givery_shelf(lot: text, shelf: text): Put a lot on a shelf in the books', 'givery_van(boxes: int): Order a van'],
    steps: `
      @ch givery_hand lot={lot} charity="{ch}" // failed "no charity is named" | Hand over | The lot goes to the charity that is named with it. If nobody is named, it goes to no one.
      @bb givery_shelf lot={lot} shelf=S3 // failed "best before {bb} is over" | Shelf S3 | On 1 July 2026 we sort: what is best before a later date is put on S3. Things whose date was earlier do not get a shelf.
      @t gpio_write pin={pin} value=0 // failed "it has {t} degrees" | Chiller off | It is cold enough at {cold} degrees or less, and the chiller (pin as given) may be switched off. While it is warmer, it must not.
      @t memory_store key=cold-{lot} content="{t} °C" // failed "it has {t} degrees" | Proof | As proof, store the temperature like "5 °C" under cold-{lot}. Only {cold} degrees and below are a proof.
      @n givery_van boxes={n} // failed "{n} boxes are too few" | Van | Order a van for the boxes in the request; for fewer than 3 of them it would be a waste.
      @seal givery_shelf lot={lot} shelf=A1 // givery_discard lot={lot} | Shelf or bin | Closed or whole seal: shelf A1. Torn or wet: thrown away.
      @seal send_message channel=board to=volunteers text="{lot} is fine" // failed "the seal is {seal}" | Tell the volunteers | On the channel board, the volunteers should read "{lot} is fine", if its seal is closed or whole.
      gpio_write pin={pin} value=1 | Chiller on | Switch the chiller pin of the request on. It is summer, that is reason enough.
      failed "no tool can carry boxes" | Carry | Carry the boxes down into the cellar, the heavy ones first.
    `,
  },
];
