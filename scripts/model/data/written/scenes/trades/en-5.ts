import type { Scene } from '../../scene';

/** A rooftop solar club that writes its procedures like minutes, and a radio amateur with his log. */
export const tradesEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt roof/inv/{inv} {"inverter": "{inv}", "watts": {w}, "grid_v": {gv}, "temp_c": {t}, "dc_pin": {dc}, "fan_pin": {fp}, "roof": "{rf}", "keeper": "{who}"}',
    slots: { inv: 'inv1, inv4, east, Q3', w: '0..180 / 1400..5200', gv: '226..239 / 254..262', t: '18..52', dc: '2..14', fp: '15..27', rf: 'school, fire station, No. 12', who: 'Abena, Mr Frost, Li', pct: '30..90', sp: '28..39' },
    tools: ['inv_cap(inverter, percent: int, minutes?: int): Cap the output of an inverter', 'inv_free(inverter): Take the cap away', 'share_book(roof, kwh: num, note?): Book a share of energy', 'clean_plan(roof, date, crew?): Plan the cleaning of a roof'],
    steps: `
      @gv failed "the grid has {gv} V" // inv_cap inverter={inv} percent={pct} | Cap the inverter | We agreed that an inverter is capped only while the grid is above 250 V: then the reporting one to {pct} %, with no time limit. Below 250 V there is nothing to do and the step fails.
      @w gpio_write pin={fp} value=0 // gpio_write pin={fp} value=1 | Its fan | Mr Frost moved, and all were in favour, that the fan should run above 1000 W and be still below.
      gpio_write pin={dc} value=0 | Open the DC switch | The contactor on the DC side closes with current (pin as reported). Please open it before anyone climbs up.
      inv_free inverter={inv} | Free it | Please take the cap off the inverter that reported.
      share_book roof="{rf}" kwh=12.5 note="members' day" | Members' day | 12.5 kWh are booked to the roof in the message, with the note "members' day".
      clean_plan roof="{rf}" date=2026-05-09 | Cleaning | That roof is to be cleaned on 2026-05-09. Volunteers for the crew will be found.
      memory_store key=peak-{inv} content="{w} W, {t} °C" | Peak | Please note under peak- and the inverter: watts with W, a comma, its temperature with °C.
      send_message channel=whatsapp to="{who}" text="The {rf} roof makes {w} W, it isn't the clouds" | To the keeper | WhatsApp to the keeper: "The {rf} roof makes {w} W, it isn't the clouds"
      gpio_read pin={sp} | Surge protector | Please look whether the surge protector (input {sp}) has tripped.
    `,
  },
  {
    language: 'en',
    event: 'mqtt roof/battery {"soc": {soc}, "cells": [{c3}, {c1}, {c2}], "c": {t}, "charge": {ch}, "discharge": {di}, "heater": {h}, "mode": "{md}"}',
    slots: { soc: '8..22 / 64..97', c1: '3.11..3.19', c2: '3.21..3.29', c3: '3.31..3.39', t: '-6..3 / 9..31', ch: '2..13', di: '14..26', h: '27..39', md: '=island, grid, saver' },
    tools: ['batt_mode(mode: island|grid|saver, until?): Change the mode of the battery', 'batt_reserve(percent: int): Keep a reserve', 'ev_charge(post: int, amps: int, kwh?: num): Let a car charge', 'ev_stop(post: int): Stop a car from charging'],
    steps: `
      @soc failed "the battery is at {soc} %" // gpio_write pin={di} value=1 | Discharge contactor | With more than 50 % in it the battery may discharge: contactor in. With less, the step fails, as we all voted.
      @t gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | Heater | Lithium dislikes frost. Below 5 °C please switch its heater on, above 5 °C off.
      gpio_write pin={ch} value=0 | Charge contactor | The contactor for charging drops out, whatever the mode. The one for discharging isn't to be touched.
      batt_reserve percent=35 | Reserve | A reserve of 35 % is kept. (Last winter it was 20.)
      batt_mode mode=saver until=06:00 | Saver | Mode saver till six in the morning.
      batt_mode mode=grid | Grid | Back to the grid, please, for as long as it takes.
      memory_store key=lowest-cell content="{c1}" | Lowest cell | Of the three cells the lowest voltage, as a bare number, under lowest-cell.
      mqtt_publish topic=roof/battery/highest payload="{c3} V" | Highest cell | roof/battery/highest receives the highest of the three, with a blank and V.
      ev_stop post=2 | Post 2 | The car at post 2 has to wait.
    `,
  },
  {
    language: 'en',
    earlier: ['Cap the east roof | inv_cap → east capped, was {was} %, now {now} %', 'Isolate the string | gpio_write → pin {s} set to 1', 'Sprinkle the panels | gpio_write → pin {sp} set to 1', 'Count the dirt | cam_dirt → {d} % dirty, worst panel {pn}'],
    slots: { was: '85..99', now: '30..60', s: '2..19', sp: '20..39', d: '2..9 / 24..61', pn: 'E-07, W12, P-118' },
    tools: ['inv_cap(inverter, percent: int, minutes?: int): Cap the output of an inverter', 'cam_dirt(roof): Say how dirty the panels are', 'panel_wash(panel, litres: num, soap?: bool): Wash a panel'],
    steps: `
      inv_cap inverter=east percent={was} | Back to what it was | The voltage has calmed down. Please put the east roof back to its former cap.
      inv_cap inverter=west percent={now} minutes=20 | The west roof likewise | The west roof gets, for twenty minutes, the cap which east has now.
      gpio_write pin={s} value=0 | The string again | Step {step2} isolated it (1 isolates). Please connect it again.
      gpio_write pin={sp} value=0 | Enough water | The same valve as in step {step3}: shut it, water is dear.
      @d failed "only {d} % are dirty" // panel_wash panel={pn} litres=4.5 | Wash the worst | If more than 15 % are dirty, please wash the worst panel with 4.5 litres, soap not discussed. If less, the step fails.
      panel_wash panel={pn} litres=2 soap=false | Rinse it | Afterwards two litres on the same panel, clear water without soap.
      cam_dirt roof=east | Look again | Please have the camera look at east again.
      gpio_read pin={s} | String closed? | Please read that pin of step {step2}.
      notify message="{pn} is the worst" title="{d} % dirty" | For the screen | Title: the percentage, %, "dirty". Text: the panel and "is the worst".
    `,
  },
  {
    language: 'en',
    event: 'manual - second Thursday, 19 members present',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', kk: '=a normally closed relay and lights while the pin is low / a normally open relay and lights while the pin is high', n: '3..24', n2: '25..60', eu: '0.08..0.34', m: 'Frost, Okafor, Linden' },
    tools: ['member_add(name, shares: int, mentor?): Take a member in', 'member_leave(name, date): Let a member go', 'tariff_set(euro: num, from_date?): Set the tariff', 'ev_charge(post: int, amps: int, kwh?: num): Let a car charge'],
    steps: `
      gpio_write pin={b} value=1 | Roof hatch lamp | The relays are: {a} cellar, {b} hatch, {c} stairwell, {d} yard. It was asked that the hatch be lit.
      gpio_read pin={c} | Stairwell | The relays are: {a} cellar, {b} hatch, {c} stairwell, {d} yard. Somebody saw light on the stairs; please read that relay.
      @kk gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Show the meter | The lamp of the big meter is on {e}; it hangs on {kk}. Please have it lit.
      @kk gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | Meter dark | The lamp of the big meter is on {e}; it hangs on {kk}. At night it is to be dark.
      member_add name="{m}" shares={n} | Welcome | {m} joins with {n} shares; we were {n2} before. No mentor is needed.
      member_leave name="{m}" date=2026-12-31 | Farewell | {m} leaves at the end of the year: 2026-12-31.
      tariff_set euro={eu} | Tariff | {eu} euros, at once.
      ev_charge post={n} amps=16 kwh={n2} | Car | {n2} kWh at 16 A, post {n}.
      ev_charge post=1 amps={n} | Car at post 1 | {n} amps there, as much energy as it likes.
    `,
  },
  {
    language: 'en',
    event: 'webhook /weather {"sun_h": {sh}, "rain_mm": {r}, "gust_kmh": {g}, "hail": {ha}, "source": "{src}", "tilt_pin": {tp}, "awning_pin": {ap}}',
    slots: { sh: '0.5..2.4 / 6.5..13.5', r: '1..28', g: '12..48 / 81..118', ha: '=true / false', src: 'met-9, station 4, dwd', tp: '2..19', ap: '20..39' },
    tools: ['track_stow(angle: int, roof?): Bring the trackers to an angle', 'boiler_solar(on: bool, max_c?: int): Heat water with surplus', 'forecast_save(source, kwh: num): Keep a forecast'],
    steps: `
      @g track_stow angle=60 // failed "the gusts are {g} km/h" | Steep | With gusts under 65 km/h the trackers go to 60 degrees, all roofs. With stronger gusts the step fails.
      @ha gpio_write pin={tp} value=1 // gpio_write pin={tp} value=0 | Hail position | Hail: raise the tilt output. No hail: lower it.
      @sh boiler_solar on=false // boiler_solar on=true | Surplus | Less than four hours of sun: no water heating with surplus. More: heat. Its maximum isn't touched.
      gpio_write pin={ap} value=0 | Awning | The awning rolls out on 1. Please have it in.
      forecast_save source="{src}" kwh=31.5 | Forecast | Keep 31.5 kWh as the forecast of this source.
      track_stow angle=0 roof=school | School flat | The trackers of the school lie flat, that is 0.
      gpio_read pin={ap} | Is it in? | Please read the awning's line.
      mqtt_publish topic=roof/wind payload="{g}" | Wind | roof/wind: how strong the gusts are, without unit.
      file_write path=weather/sun.csv content="{sh};{r};{g}" append=true | Table | One more line in weather/sun.csv: sun, rain, gusts; semicolons.
    `,
  },
  {
    language: 'en',
    event: 'peripheral attic/pin_{p} 1',
    earlier: ['Whose pin is it | file_read → attic: {p} smoke, {v} vent flap, {s} siren, {dc} DC isolator (drops without current), {l} light', 'Ask at the door | chat_reply → {an}'],
    slots: { p: '2..8', v: '9..16', s: '17..24', dc: '25..32', l: '33..39', an: '=nothing burns / there are flames, there is smoke under the roof', tel: '=+44 7700 900321, +44 7700 900777' },
    tools: ['alarm_ack(zone, code): Acknowledge an alarm', 'roof_isolate(roof, reason?): Take a whole roof off the grid'],
    steps: `
      @an alarm_ack zone=attic code=SC-19 // failed "the answer is: {an}" | Acknowledge | If the person says nothing burns, acknowledge zone attic with SC-19. If anything does, don't; the step fails.
      @an gpio_write pin={s} value=0 // gpio_write pin={s} value=1 | Siren by answer | Nothing burns: siren quiet. Fire or smoke: siren sounds.
      gpio_write pin={dc} value=0 | Isolator | To be on the safe side, let the DC isolator drop.
      gpio_write pin={v} value=0 | Flap | The vent flap opens on 1; smoke wants no draught. Please shut it.
      gpio_write pin={l} value=1 | Attic light | So that the firemen see something. The light is in the list.
      gpio_read pin={p} | Smoke again | Please ask the smoke detector once more.
      gpio_read pin={dc} | Isolator state | Please read the isolator, its number is in the list.
      roof_isolate roof=school reason="smoke in the attic" | Off the grid | The school roof is isolated; reason: "smoke in the attic".
      send_message channel=sms to="{tel}" text="Smoke alarm in the attic. Please don't go up alone" | To the chair | The chair has {tel} (sms): "Smoke alarm in the attic. Please don't go up alone"
    `,
  },
  {
    language: 'en',
    event: 'webhook /meter/year {"member": "{mb}", "used": {us}, "made": {ma}, "owes": "{ow}", "iban_ok": {ib}, "mail": "{ml}", "roof": "{rf}"}',
    slots: { mb: 'Okafor, Family Linden, J. Ruiz', us: '820..3100', ma: '3200..6400', ow: '18.40, 211.05, 94.60', ib: '=true / false', ml: 'okafor@sun.example, linden@sun.example', rf: 'school, chapel, No. 7', n: '3..40' },
    tools: ['bill_send(member, euro: num, due?): Send a bill', 'bill_cancel(member, reason?): Cancel a bill', 'share_book(roof, kwh: num, note?): Book a share of energy'],
    steps: `
      @ib bill_send member="{mb}" euro={ow} // failed "the bank account is not right" | Bill | Please bill the member for what is owed, no due date, provided that the IBAN is in order. If it isn't, the step fails.
      bill_cancel member="{mb}" reason="counted twice" | Mistake | We counted twice. Cancel the bill and say so: "counted twice".
      share_book roof="{rf}" kwh={ma} | Book what was made | Not what was used: what was made is booked to the roof.
      memory_store key=year-{n} content="{mb}: {us} used, {ma} made" | Year {n} | Key year-{n}: member, colon, consumption and "used", comma, production and "made".
      send_message channel=email to={ml} text="Dear {mb}, you've made {ma} kWh; that's more sun than the pub ever saw" | Letter | By email: "Dear {mb}, you've made {ma} kWh; that's more sun than the pub ever saw"
      file_write path=bills/2026.csv content="{mb},{ow}" append=true | List of bills | Add member and sum to bills/2026.csv.
      notify message="{us} of {ma} kWh used" title="{mb}" | On the screen | Title: member. Text: used, "of", made, "kWh used".
      memory_recall query="{mb}" limit=2 | What do we know? | Two notes about this member, please.
    `,
  },
  {
    language: 'en',
    slots: { f: 'minutes/2026-03.md, roofs/school.csv, rules.txt', n: '4..60', k: 'key-attic, inv4-fault, tea-money', run: 'wash-4, r-81, cap22', u: '=http://10.9.0.5/api/inverter/4/reboot, https://sun.example/export?roof=school&y=2026', p: '2..20', p2: '21..39', b: 'roof-io, cellar-2, attic' },
    tools: ['ladder_lend(to, days: int): Lend the ladder', 'poll_open(question, days: int, anonymous?: bool): Open a poll'],
    steps: `
      poll_open question="Shall we buy a second ladder, yes or no?" days=7 | Poll | Seven days for the question "Shall we buy a second ladder, yes or no?" Whether it is secret we didn't say.
      poll_open question="Who makes the tea?" days=2 anonymous=true | Secret poll | "Who makes the tea?", two days, anonymous.
      ladder_lend to="Mr Frost" days={n} | Ladder | Mr Frost gets it for {n} days.
      cron_add schedule="0 19 * * 4" action=prompt text="Who has the ladder?" | Thursdays | Every Thursday at seven in the evening (0 19 * * 4) the prompt "Who has the ladder?"
      file_read path={f} from_line={n} | Minutes | Please read {f} from line {n} on.
      memory_store key={k} content="Under the third tile, but don't tell: code 4-1-9" | Store {k} | "Under the third tile, but don't tell: code 4-1-9"
      sop_cancel run_id={run} reason="no sun" | Cancel {run} | For the reason "no sun".
      http_request url={u} method=POST body="ok" | Post | Please POST "ok" to {u}
      gpio_write pin={p} value=1 board={b} | Relay on {b} | Pin {p} of the board {b} up; pin {p2} was up already.
    `,
  },
  {
    language: 'en',
    event: 'mqtt shack/rig {"freq": {fq}, "mode": "{md}", "swr": {swr}, "watts": {w}, "ant": "{an}", "ptt_pin": {ptt}, "amp_pin": {amp}, "tuner_pin": {tu}}',
    slots: { fq: '=3.573, 7.074, 14.268, 21.074', md: '=CW, USB, FT8', swr: '1.1..1.6 / 3.2..6.8', w: '5..95', an: 'dipole, vertical, long wire', ptt: '2..13', amp: '14..26', tu: '27..39', call: 'G4QRX, DL7ZZA, OH2BKT', rst: '=599, 579, 339' },
    tools: ['rig_qsy(mhz: num, mode?: CW|USB|LSB|FT8): Tune the rig', 'rig_power(watts: int): Set the power', 'log_qso(call, rst_sent, rst_rcvd, note?): Log a contact', 'rotor_turn(degrees: int, via?: short|long): Turn the beam'],
    steps: `
      @swr gpio_write pin={amp} value=1 // failed "the SWR is {swr}" | PA on | SWR under 2: PA in (amp, 1). SWR over 2: PA stays cold, fail.
      @swr gpio_write pin={tu} value=0 // gpio_write pin={tu} value=1 | Tuner | SWR over 2: tuner in line. Under 2: bypass (0).
      gpio_write pin={ptt} value=0 | Unkey | PTT up = receive. On this interface 1 keys the TX. Unkey.
      rig_qsy mhz=7.074 mode=FT8 | QSY | 7.074, FT8. Forget what's on now.
      rig_power watts=50 | QRO | 50 W out of the rig, not {w}.
      log_qso call={call} rst_sent={rst} rst_rcvd=559 | QSO | {call}: I gave {rst}, got 559. No remarks.
      rotor_turn degrees=325 via=long | Long path | Beam 325, long way round.
      gpio_read pin={ptt} | Keyed? | Three pins in the message. Read PTT.
      mqtt_publish topic=shack/show/mode payload="{md} {w}W" | Display | shack/show/mode: mode, blank, power with W glued on.
    `,
  },
  {
    language: 'en',
    event: 'webhook /dx/spot {"dx": "{dx}", "khz": {k}, "by": "{by}", "snr": {snr}, "az": {az}, "worked": {wk}, "comment": "{cm}", "lamp": {lp}}',
    slots: { dx: 'VK9XU, 3Y0J, ZL4OL', k: '=7008, 14195, 21260, 28495', by: 'OH2BKT, W1AW, G4QRX', snr: '-24..-15 / 3..22', az: '10..170', wk: '=true / false', cm: 'up 5, pse no dupes, loud in EU', lp: '2..19', b: '20..39' },
    tools: ['rotor_turn(degrees: int, via?: short|long): Turn the beam', 'vfo_split(up_khz: int): Transmit above the receive frequency', 'spot_send(call, khz: int, comment?): Spot a station', 'cw_send(text, wpm?: int): Send Morse'],
    steps: `
      @wk failed "{dx} is worked already" // rotor_turn degrees={az} | Beam | Worked before: fail. New one: beam to the azimuth in the spot, path as you like.
      @snr gpio_write pin={lp} value=0 // gpio_write pin={lp} value=1 | Lamp | SNR above 0: lamp on. Below 0: lamp off.
      vfo_split up_khz=5 | Split | 5 up.
      spot_send call={dx} khz={k} | Re-spot | Spot the DX again, same frequency. No comment from me.
      spot_send call={dx} khz={k} comment="{cm} - tnx {by}" | Re-spot | DX, frequency; comment: theirs, blank hyphen blank, "tnx", who spotted.
      cw_send text="{dx} DE G0AAA K" wpm=24 | Call | Key at 24 wpm: the call of the DX, a blank, then "DE G0AAA K"
      gpio_write pin={b} value=1 | BPF | Band filter of 20 m is {b}; it's in circuit on high. In.
      gpio_read pin={lp} | Lamp? | Read the lamp in the spot, not {b}.
      pushover message="{dx} on {k}, {snr} dB" title="DX" | Push | Title DX. Call, "on", frequency, comma, SNR with dB.
    `,
  },
  {
    language: 'en',
    earlier: ['QSY | rig_qsy → from {old} MHz to {new} MHz, USB', 'Beam | rotor_turn → from {a0} to {a1} degrees', 'Preamp in | gpio_write → pin {pa} set to 1', 'Fan | gpio_write → pin {fn} set to 0', 'Noise | rx_noise → S{s}'],
    slots: { old: '=3.69, 7.09, 10.12', new: '=14.21, 18.13, 21.29', a0: '10..120', a1: '190..340', pa: '2..19', fn: '20..39', s: '1..3 / 7..9', nn: '40..90' },
    tools: ['rig_qsy(mhz: num, mode?: CW|USB|LSB|FT8): Tune the rig', 'rotor_turn(degrees: int, via?: short|long): Turn the beam', 'rx_noise(seconds?: int): Measure noise', 'nb_level(percent: int): Set the noise blanker'],
    steps: `
      rig_qsy mhz={old} mode=LSB | QSY back | Back to where we were before, LSB this time.
      rotor_turn degrees={a0} | Beam back | Beam where it pointed before step {step2}. Path: don't care.
      gpio_write pin={pa} value=0 | Preamp out | Take out what step {step3} put in.
      gpio_write pin={fn} value=1 | Fan off | Fan is active low (see step {step4}). Off.
      @s failed "the noise is only S{s}" // nb_level percent={nn} | NB | Noise S6 or more: blanker {nn} %. Less: fail.
      rx_noise seconds=20 | Noise again | 20 s this time.
      gpio_read pin={pa} | Check preamp pin
      memory_store key=qth-noise content="S{s} at {a1} deg" | Note | qth-noise: S value, "at", the bearing it has now, "deg".
      mqtt_publish topic=shack/beam payload="{a0}" | Map | shack/beam: old bearing, number only.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', k: '=releases on current / pulls in on current', wpm: '12..32', cl: 'SM5BZH, F6KOP, 9A1A', pwr: '5..100', deg: '5..355', run: '=JO65HP, IO91WM, KP20LG' },
    tools: ['cw_send(text, wpm?: int): Send Morse', 'mem_keyer(slot: int, text): Store a text in the keyer', 'beacon_on(call, grid, watts: int): Start the beacon', 'beacon_off(): Stop the beacon', 'sat_track(satellite, min_elev: int): Follow a satellite'],
    steps: `
      gpio_write pin={b} value=1 | Ant 2 | ANT relays: 1 = {a}, 2 = {b}, 3 = {c}, 4 = {d}. Energise antenna 2's.
      gpio_read pin={a} | Ant 1? | ANT relays: 1 = {a}, 2 = {b}, 3 = {c}, 4 = {d}. Read the first antenna's.
      @k gpio_write pin={e} value=0 // gpio_write pin={e} value=1 | Mast brake on | Rotor brake {e} {k}. Brake the mast. (Pulls in = brakes, releases = turns.)
      @k gpio_write pin={e} value=1 // gpio_write pin={e} value=0 | Mast free | Rotor brake {e} {k}. Let the mast turn. (Pulls in = brakes, releases = turns.)
      cw_send text="CQ CQ DE G0AAA K" wpm={wpm} | CQ | {wpm} wpm: "CQ CQ DE G0AAA K"
      cw_send text="TU 73 ES GL" | 73 | Key "TU 73 ES GL". Speed knob rules.
      mem_keyer slot=3 text="{cl} UR 5NN 5NN" | Keyer | Slot 3: "{cl} UR 5NN 5NN"
      beacon_on call={cl} grid={run} watts={pwr} | Beacon | {pwr} W from {run}, call {cl}.
      sat_track satellite=RS-44 min_elev=12 | Sat | RS-44, not below 12 degrees. (Beam is at {deg}.)
    `,
  },
  {
    language: 'en',
    event: 'peripheral shack/pin_{p} {lv}',
    earlier: ['Look up the shack | file_read → {p} lightning detector (0 = strike), {gs} ground switch, {ps} 13.8 V supply, {mast} mast winch, {hl} hall lamp'],
    slots: { p: '2..8', lv: '=0 / 1', gs: '9..16', ps: '17..24', mast: '25..32', hl: '33..39' },
    tools: ['mast_lower(metres: num): Lower the mast', 'mast_raise(metres: num, slow?: bool): Raise the mast', 'qrt(reason?): Close the station'],
    steps: `
      @lv gpio_write pin={ps} value=0 // gpio_write pin={ps} value=1 | 13.8 V | Strike: supply off. No strike: supply on.
      @lv gpio_write pin={gs} value=1 // failed "no strike was detected" | Ground | Strike: ground the antennas, switch grounds on 1. No strike: fail.
      @lv qrt reason="QRN, literally" // failed "no strike was detected" | QRT | Strike: close down, reason "QRN, literally". None: fail.
      mast_lower metres=6.5 | Mast down | Six and a half metres.
      mast_raise metres=6.5 slow=true | Mast up | As far up again, slowly: 6.5.
      gpio_write pin={mast} value=0 | Winch | Winch de-energised.
      gpio_write pin={hl} value=1 | Hall lamp | Lamp in the hall on, XYL is coming.
      gpio_read pin={p} | Detector | Read it again.
      cron_add schedule="*/10 * * * *" action=procedure text=listen-static | Listen | Each ten minutes (*/10 * * * *) procedure listen-static.
    `,
  },
  {
    language: 'en',
    event: 'mqtt aprs/{cl} {"call": "{cl}", "lat": {la}, "lon": {lo}, "alt": {al}, "batt": {bt}, "text": "{tx}", "path": "{pt}"}',
    slots: { cl: 'SM5BZH-9, DL7ZZA-11, G4QRX-7', la: '51.2..58.9', lo: '-3.5..12.5', al: '100..900 / 12100..30400', bt: '1.2..4.1', tx: 'balloon\'s up, hi all, QRV 145.5', pt: 'WIDE2-1, RS0ISS, TCPIP', p: '2..39' },
    tools: ['aprs_msg(to, text, ack?: bool): Send an APRS message', 'map_pin(lat: num, lon: num, label?): Put a pin on the map', 'rec_start(khz: int, minutes: int): Record a frequency'],
    steps: `
      @al failed "it is at {al} m" // map_pin lat={la} lon={lo} label="{cl}" | Pin | Above 5000 m (balloon): pin at its place, label = call. Lower: fail.
      map_pin lat={la} lon={lo} | Pin, no label | Its position without any label.
      aprs_msg to={cl} text="FB, u r at {al} m" ack=true | Reply | To the sender: "FB, u r at {al} m". With ack.
      aprs_msg to=G0AAA text="{tx}" | Forward | Their text to G0AAA, whole. Ack: nothing said.
      rec_start khz=145500 minutes=30 | Record | Half an hour of 145500 kHz.
      gpio_write pin={p} value=1 | Recorder lamp | Red LED {p}, cathode to pin, so it's lit by 0. Keep it dark.
      gpio_write pin={p} value=0 | Recorder lamp lit | Red LED {p}, cathode to pin, so it's lit by 0. Light it.
      memory_store key=aprs-{cl} content="{la}, {lo}" | Position | aprs-CALL: latitude, comma, blank, longitude.
      file_write path=aprs/batt.csv content="{cl},{bt},{pt}" append=true | Battery | aprs/batt.csv, append: call, battery, path.
    `,
  },
  {
    language: 'en',
    event: 'manual - contest weekend, 48 h, no sleep, 2 ops',
    slots: { f: 'contest/rules.txt, log/2026.adi, need/zones.csv', n: '3..20', k: 'qsl-via, coax-len, tower-bolt', w: 'zone 23, Bouvet, ferrite', u: '=http://192.168.1.73/rotor?az=45&go=1, https://cluster.example/api/spots?band=20m', p: '2..20', p2: '21..39', b: 'tower-io, shack-2, remote' },
    tools: ['contest_score(points: int, mults: int): Enter the score', 'op_swap(off, on): Change the operator'],
    steps: `
      contest_score points=1288 mults=61 | Score | 61 mults, 1288 points.
      op_swap off=Hugh on=Marta | Op | Marta relieves Hugh.
      op_swap off=Marta on=Hugh | Op again | Hugh's had his nap. He takes over from her.
      file_read path={f} lines={n} | Rules | Head of {f}, {n} lines.
      memory_recall query="{w}" limit={n} | Notes on "{w}" | Max {n}.
      memory_store key={k} content="Via bureau; SASE if you're in a hurry, 2 x IRC won't do" | {k} | "Via bureau; SASE if you're in a hurry, 2 x IRC won't do"
      gpio_write pin={p2} value=1 board={b} | Tower lamp | Board {b}: red lamp {p2}, white lamp {p}. Red on.
      gpio_read pin={p} board={b} | White lamp | Board {b}: read {p}, don't set it.
      http_request url={u} | GET | Simply get {u}
    `,
  },
  {
    language: 'en',
    event: 'webhook /repeater {"site": "{st}", "tx_c": {tc}, "mains": {mn}, "batt_v": {bv}, "last_call": "{lc}", "tone": {tn}, "fan": {fn}, "tx_en": {te}}',
    slots: { st: 'GB3XX, hilltop, OH2R', tc: '24..48 / 71..92', mn: '=true / false', bv: '11.1..11.8', lc: 'M0ABC, DL7ZZA, 2E0LIM', tn: '=88.5, 103.5, 118.8', fn: '2..19', te: '20..39', tel: '=+44 7700 900205, +44 7700 900619' },
    tools: ['rpt_tone(site, hz: num): Set the access tone', 'rpt_id(site, text, every_min?: int): Set the identification', 'rpt_power(site, level: low|mid|high): Set the power'],
    steps: `
      @tc gpio_write pin={fn} value=0 // gpio_write pin={fn} value=1 | TX fan | TX hotter than 60: fan. Cooler: none.
      @mn rpt_power site="{st}" level=high // rpt_power site="{st}" level=low | Power | Mains there: high. On battery: low.
      @mn failed "the mains are there" // send_message channel=sms to="{tel}" text="{st} on battery, {bv} V" | SMS | Mains gone: sms to {tel}: "{st} on battery, {bv} V". Mains there: fail.
      gpio_write pin={te} value=0 | TX disable | tx_en low. RX may stay.
      rpt_tone site="{st}" hz=94.8 | Tone | That site: 94.8 in place of {tn}.
      rpt_tone site=valley hz={tn} | Same tone | Site valley: the tone this one reported.
      rpt_id site="{st}" text="{st}/R {tn}" | ID | Text: site, /R, blank, tone. Interval as is.
      memory_store key=last-heard content="{lc} via {st}" | Last heard | last-heard: call, "via", site.
      gpio_read pin={te} | tx_en? | Read.
    `,
  },
];
