import type { Scene } from '../../scene';

/** What is done only within a limit, and what only looks forbidden, part 2: the limit itself changes sides. */
export const limits2: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt well/{w} {"well": "{w}", "depth_m": {d}, "flow": {f}, "pump": {pin}}',
    slots: { w: 'W1, W6, old well', d: '40..60', f: '4..12', pin: '5..20', max: '61..80 / 20..39', min: '20..39 / 61..80' },
    steps: `
      @max gpio_write pin={pin} value=1 // failed "the depth is {d} m" | Pump | Pump of the message on. Not deeper than {max} m.
      ^ | Start it | Pump pin high, if the water stands no deeper than {max} metres.
      ^ | On | On with the pump unless the depth is over {max}.
      @min gpio_write pin={pin} value=0 // failed "the depth is {d} m" | Pump off | If it is deeper than {min} m, pump off.
      @min gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | By the depth | At more than {min} m of depth the pump is on, at less it is off.
      @max notify message="{w} is fine" // failed "the depth is {d} m" | Fine | Notification "{w} is fine", for a depth of up to {max}.
      @max failed "the depth is {d} m" // pushover message="{w} is too deep" | Deep | Push "{w} is too deep" beyond {max} m.
      gpio_write pin={pin} value=0 | Maintenance | Pump pin low for the fitter. Depths from {min} to {max} are only written here for him.
      failed "no tool can lower a bucket" | Bucket | Let the bucket down and count the turns.
    `,
  },
  {
    language: 'en',
    event: 'webhook /gym/class {"class": "{c}", "booked": {n}, "coach": "{coach}", "hall": {hall}}',
    slots: { c: 'spin, yoga 2, box-fit', n: '12..18', coach: 'Lia, Marco, Dana', hall: '1..5', least: '5..11 / 19..25', most: '19..30 / 6..11' },
    tools: ['gymgrid_confirm(class, hall?: int): Confirm a class', 'gymgrid_cancel(class): Cancel a class', 'gymgrid_split(class, into: int): Split a class', 'gymgrid_text(coach, words): Text a coach'],
    steps: `
      @least gymgrid_confirm class="{c}" // failed "only {n} are booked" | Confirm | Confirm it with {least} bookings or more.
      @least gymgrid_confirm class="{c}" hall={hall} // failed "{n} bookings are too few" | With the hall | At least {least} people? Then confirm the class and name the hall.
      @least gymgrid_confirm class="{c}" // gymgrid_cancel class="{c}" | Take place? | Fewer than {least} bookings: cancel. Otherwise confirm (no hall).
      @least failed "{n} are booked" // gymgrid_text coach={coach} words="Bring friends" | Text | Text the coach "Bring friends" if there are fewer than {least} bookings.
      @most gymgrid_confirm class="{c}" hall={hall} // gymgrid_split class="{c}" into=2 | Split? | More than {most}? Split in 2. No? Confirm, with the hall.
      @most failed "{n} are booked" // gymgrid_split class="{c}" into=2 | Split | Over {most}, split the class into two.
      gymgrid_text coach={coach} words="Hall {hall}" | Hall | Text the coach: Hall {hall}. Whether it is full doesn't matter.
      gymgrid_cancel class="{c}" | Flu | The coach has the flu, cancel it. {least} or {most} people, it makes no difference today.
    `,
  },
  {
    language: 'en',
    event: 'mqtt boiler/{b} {"boiler": "{b}", "state": "hot", "bar": {bar}, "burner": {pin}, "valve": {v}}',
    slots: { b: 'B1, north, kitchen', bar: '1.2..2.4', pin: '4..12', v: '13..21', rule: '=Only while the boiler is hot. / Never while the boiler is hot.', r2: '=As long as it is not hot / As long as it is hot', lim: '2.5..3.9 / 0.3..1.1' },
    steps: `
      @rule gpio_write pin={v} value=1 // failed "the boiler is hot" | Valve | Open valve {v} (high). {rule}
      @rule gpio_write pin={pin} value=0 // failed "the boiler is hot" | Burner off | {rule} Burner pin to 0.
      @r2 failed "the boiler is hot" // gpio_write pin={v} value=0 | Shut | {r2}, shut valve {v} (low).
      @r2 failed "the boiler is hot" // notify message="{b} is on" | Tell | {r2}, notify "{b} is on".
      @lim gpio_write pin={pin} value=1 // failed "the pressure is {bar} bar" | Burner | Burner on. Up to {lim} bar.
      @lim gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Burner by pressure | Burner on below {lim} bar, off above.
      gpio_write pin={v} value=1 | Rinse | Valve {v} to 1 for rinsing. The boiler may be hot or cold.
      failed "the step contradicts itself" | ? | Write a 1 to pin {v}. Do not write to pin {v}.
      failed "no tool can descale a boiler" | Descale | Take the cover off and scrape out the scale.
    `,
  },
  {
    language: 'en',
    event: 'webhook /museum/loan {"piece": "{p}", "rh": {rh}, "crate": "sealed", "to": "{to}", "insured_eur": {ins}}',
    slots: { p: 'vase 12, M-771, Lady in Blue', rh: '48..52', to: 'Bonn, Utrecht, Lisbon', ins: '40000..60000', a: '=40 and 55 / 53 and 60 / 30 and 45', rule: '=if the crate is sealed / unless the crate is sealed', min: '20000..39000 / 61000..90000' },
    tools: ['loanbook_release(piece, to): Release a piece', 'loanbook_keep(piece): Keep a piece here', 'loanbook_insure(piece, eur: int): Insure a piece', 'artcrate_open(piece): Ask for opening a crate'],
    steps: `
      @a loanbook_release piece="{p}" to={to} // failed "the humidity is {rh} %" // failed "the humidity is {rh} %" | Release | Release it to where it goes, with a humidity between {a} %.
      @a loanbook_release piece="{p}" to={to} // loanbook_keep piece="{p}" // loanbook_keep piece="{p}" | Release or keep | Humidity between {a} %: release the piece. Outside: keep it.
      @a failed "the humidity is {rh} %" // loanbook_keep piece="{p}" // loanbook_keep piece="{p}" | Keep | Keep the piece here if rh is not between {a}.
      @rule artcrate_open piece="{p}" // failed "the crate is sealed" | Open | Ask for opening the crate {rule}.
      @rule loanbook_release piece="{p}" to={to} // failed "the crate is sealed" | Out | Release the piece {rule}.
      @min loanbook_release piece="{p}" to={to} // failed "it is insured for only {ins}" | Insured? | Release it. Insurance of {min} euro or more is needed.
      @min failed "it is insured for {ins}" // loanbook_insure piece="{p}" eur=95000 | Insure | Insured for less than {min}? Insure it for 95000.
      loanbook_keep piece="{p}" | Strike | Keep the piece, sealed or not, there's a strike at the airport.
    `,
  },
  {
    language: 'en',
    event: 'mqtt freezer/{z} {"unit": "{z}", "t": {t}, "fan_pin": {fan}, "buzzer_pin": {bz}, "alarm": "off"}',
    slots: { z: 'Z1, shop, lab freezer', t: '-20..-14', fan: '4..12', bz: '13..21', warm: '-13..-6 / -28..-21', rule: '=the alarm is off / the alarm is on' },
    steps: `
      @warm failed "it has {t} degrees" // gpio_write pin={bz} value=1 | Buzzer | Buzzer on if the unit is warmer than {warm} °C.
      @warm gpio_write pin={bz} value=0 // failed "it has {t} degrees" | Buzzer off | Buzzer off if it's colder than {warm} degrees.
      @warm gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fan | Fan on above {warm} °C, off below.
      @warm notify message="{z} is cold enough" // failed "it has {t} degrees" | Cold enough | Show "{z} is cold enough" provided it is no warmer than {warm}.
      @rule gpio_write pin={fan} value=1 // failed "the alarm is off" | Fan when | Fan pin to 1, only when {rule}.
      @rule pushover message="Look at {z}" // failed "the alarm is off" | Push | If {rule}, push "Look at {z}".
      @rule failed "the alarm is off" // memory_store key=freezer content="{z}" | Except | Note freezer: the name of the unit. Not if {rule}.
      gpio_write pin={fan} value=0 | Fan off | Fan off for defrosting. Yes, even if it gets warmer than {warm}.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who} wants to use the {m}, badge level {lv}, asked at {time}',
    slots: { who: 'Ada, Piet, Rahim', m: '=lathe, mill, press', lv: '4..6', time: '=13:10, 14:25, 15:50', need: '1..3 / 7..9', til: '=17:00, 16:30, 18:15 / 12:00, 13:00, 11:30', allow: '=for the lathe as well as the mill and the press / for the drill only' },
    tools: ['badgemill_allow(person, machine): Allow someone on a machine', 'badgemill_deny(person): Turn someone down', 'badgemill_power(machine, on: bool): Power of a machine'],
    steps: `
      @need badgemill_allow person={who} machine={m} // failed "the badge has only level {lv}" | Allow | Let them on the machine they want. Level {need} or higher.
      @need badgemill_allow person={who} machine={m} // badgemill_deny person={who} | Allow or deny | Badges under level {need} are turned down; the others may use the machine they asked for.
      @need badgemill_power machine={m} on=true // failed "level {lv} is not enough" | Power | Power on for the machine asked for. Not below level {need}!
      @til badgemill_allow person={who} machine={m} // failed "it was asked at {time}" | Before | Allow it if they asked before {til}.
      @til failed "it was asked at {time}" // badgemill_deny person={who} | After | Requests later than {til} are turned down.
      @allow badgemill_power machine={m} on=true // failed "this is not about the {m}" | Power rule | Give that machine power. This step is {allow}.
      badgemill_power machine={m} on=false | Lights out | Power off for the machine asked for. Anyone may do this, any level and hour.
      badgemill_deny person={who} | No course | Turn them down; they have missed the course, the level {need} on the badge is not asked here.
    `,
  },
  {
    language: 'en',
    event: 'mqtt hive/{h} {"hive": "{h}", "kg": {kg}, "t": {t}, "hum": "loud", "fan": {fan}}',
    slots: { h: 'H2, H11, linden', kg: '20.5..39.5', t: '33.1..35.9', fan: '5..20', light: '40.5..52.0 / 9.5..19.5', rule: '=loud / quiet', dec: '36.1..36.9 / 32.1..32.9' },
    steps: `
      @light failed "the hive weighs {kg} kg" // pushover message="{h} is heavy" | Heavy | Push "{h} is heavy" when it has over {light} kg.
      @light notify message="Feed {h}" // failed "the hive weighs {kg} kg" | Feed | Notify "Feed {h}" for a hive lighter than {light} kg.
      @light memory_store key={h} content="feed" // memory_store key={h} content="harvest" | Feed or harvest | Under the name of the hive store feed if it is lighter than {light} kg, otherwise harvest.
      @dec gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Hive fan | Fan on above {dec} °C. Otherwise off.
      @dec failed "it has {t} °C" // gpio_write pin={fan} value=1 | Fan | Fan on, only above {dec} °C.
      @rule mqtt_publish topic=hive/visit payload={h} // failed "the hive is loud" | Visit | Publish the hive's name to hive/visit if the hum is {rule}.
      @rule failed "the hum is loud" // gpio_write pin={fan} value=0 | Stop the fan | Stop the fan, but not when the bees are {rule}.
      failed "no tool can lift a frame" | Frame | Lift out the third frame and look for the queen.
    `,
  },
  {
    language: 'en',
    event: 'webhook /rental/car {"car": "{car}", "km": {km}, "fuel_pct": {f}, "returned": true, "scratch": false, "customer": "{cu}"}',
    slots: { car: 'K-77, FX 210, van 3', km: '12000..18000', f: '40..60', cu: 'Ruiz, Haddad, Wendt', svc: '19000..30000 / 5000..11000', fuel: '=10, 20, 25 / 70, 80, 95', ret: '=has been returned / has not been returned', scr: '=no scratch / a scratch' },
    tools: ['fleetr_park(car): Mark a car as free', 'fleetr_service(car, km?: int): Book a service', 'fleetr_fee(customer, eur: int, why?): Charge a fee', 'fleetr_wash(car): Book a wash'],
    steps: `
      @svc failed "the car has {km} km" // fleetr_service car="{car}" | Service | Book a service, from {svc} km on. No mileage in the booking.
      @svc fleetr_park car="{car}" // fleetr_service car="{car}" km={km} | Service or free | {svc} km or more: book a service, with the km. Less: the car is free.
      @fuel failed "{f} % of fuel is enough" // fleetr_fee customer={cu} eur=60 | Fuel fee | Customer pays 60 if less than {fuel} % of fuel is left.
      @fuel fleetr_park car="{car}" // failed "only {f} % of fuel" | Free | Mark it as free if there is at least {fuel} % in the tank.
      @ret fleetr_park car="{car}" // failed "the car has been returned" | Returned | Mark as free if the car {ret}.
      @ret failed "the car has been returned" // fleetr_wash car="{car}" | Wash | Book a wash, unless the car {ret}.
      @scr fleetr_wash car="{car}" // failed "there is no scratch" | Scratch | When there is {scr} on it, book a wash.
      fleetr_fee customer={cu} eur=15 why=smoke | Smoke | Customer pays 15, why: smoke. Scratches and fuel are charged elsewhere.
    `,
  },
  {
    language: 'en',
    earlier: ['Measure the current | {a} A on motor {m}', 'Look at the fuse | board_info → fuse ok, breaker tripped'],
    slots: { a: '8.2..11.8', m: 'M3, M14, hoist', max: '12.0..16.5 / 4.5..8.0', pin: '5..15', st: '=the fuse is ok / the breaker is ok', lamp: '16..25', st2: '=has tripped / has not tripped' },
    steps: `
      @max gpio_write pin={pin} value=1 // failed "the motor draws {a} A" | Motor | Motor relay {pin} to 1, up to {max} A.
      @max failed "the motor draws only {a} A" // gpio_write pin={pin} value=0 | Cut | Cut it off ({pin} low) if step {step1} measured more than {max} A.
      @max gpio_write pin={lamp} value=0 // gpio_write pin={lamp} value=1 | Lamp | More than {max} amps: lamp {lamp} on, else off.
      @st gpio_write pin={pin} value=1 // failed "the breaker has tripped" | Go | {pin} high. Only if {st}.
      @st notify message="{m} may run" // failed "the breaker has tripped" | Ready | If {st}, show: {m} may run
      @st2 gpio_write pin={lamp} value=1 // failed "the breaker has tripped" | Breaker | Lamp {lamp} on if the breaker {st2}.
      @st2 failed "the breaker has tripped" // mqtt_publish topic=motor/ok payload="{m}" | Ok | Publish the motor's name on motor/ok, but not if the breaker {st2}.
      gpio_write pin={pin} value=0 | Off | Motor relay {pin} off, whatever current and breaker.
      failed "no tool can push in the breaker" | Breaker in | Push the breaker back in with your thumb.
    `,
  },
  {
    language: 'en',
    event: 'mqtt dryer/grain {"bin": "{bin}", "moist": {m}, "tons": {tn}, "dust": {dust}, "hatch": "closed"}',
    slots: { bin: 'N4, bin 12, west bin', m: '14.5..16.5', tn: '80..120', dust: '20..40', dry: '17.0..19.5 / 11.0..14.0', big: '40..79 / 121..160', hat: '=closed / open', dmax: '41..70 / 5..19' },
    tools: ['grainduct_dry(bin, hours?: int): Dry a bin', 'grainduct_stop(bin): Stop drying', 'grainduct_sell(bin, tons: int): Offer grain for sale', 'grainduct_fan(bin, step: 1|2|3): Set the fan of a bin'],
    steps: `
      @dry failed "the moisture is {m} %" // grainduct_dry bin="{bin}" | Dry | Dry it if the moisture is above {dry} %. No hours.
      @dry grainduct_stop bin="{bin}" // grainduct_dry bin="{bin}" hours=4 | Dry or stop | Above {dry} % dry 4 hours, below stop.
      @dry grainduct_sell bin="{bin}" tons={tn} // failed "the moisture is {m} %" | Sell | Offer all the tons in the bin. Not with more than {dry} % moisture.
      @big grainduct_sell bin="{bin}" tons=30 // failed "only {tn} tons are in the bin" | Thirty | Offer thirty tons if there are more than {big} in there.
      @big failed "there are {tn} tons" // grainduct_fan bin="{bin}" step=1 | Small fan | Fan step 1 with less than {big} tons.
      @hat grainduct_fan bin="{bin}" step=3 // failed "the hatch is closed" | Full fan | Fan step 3, with the hatch {hat}.
      @dmax grainduct_dry bin="{bin}" // failed "the dust is at {dust}" | Dust | Dry (no hours), as long as the dust stays under {dmax}.
      grainduct_stop bin="{bin}" | Stop | Stop drying, wet or dry.
      failed "no tool can shovel grain" | Shovel | Shovel the grain away from the hatch.
    `,
  },
  {
    language: 'en',
    event: 'webhook /backup/done {"host": "{h}", "gb": {gb}, "errors": {e}, "took_min": {m}, "status": "partial"}',
    slots: { h: 'db-1, nas, mail01', gb: '200..400', e: '3..7', m: '60..90', max: '8..12 / 0..2', long: '91..150 / 20..59', stat: '=partial / complete', least: '50..190 / 410..700' },
    steps: `
      @max sop_execute name=rotate-backups // failed "there were {e} errors" | Rotate | Start rotate-backups with at most {max} errors.
      @max failed "there were {e} errors" // notify message="Backup of {h} is bad" | Bad | More than {max} errors: show "Backup of {h} is bad".
      @long memory_store key=backup content="fast" // memory_store key=backup content="slow" | Fast or slow | Note backup: fast if it took less than {long} minutes, slow otherwise.
      @long failed "it took {m} minutes" // send_message channel=ops text="{h} is slow" | Slow | If it took longer than {long} minutes, send "{h} is slow" on ops.
      @stat http_request url=http://{h}.lan/ack method=POST // failed "the status is partial" | Ack | POST http://{h}.lan/ack if the status is {stat}.
      @stat failed "the status is partial" // sop_execute name=verify-backup | Verify | Run verify-backup unless the status is {stat}.
      @least mqtt_publish topic=backup/ok payload="{h}" // failed "only {gb} GB" | Size | The host goes to backup/ok, if at least {least} GB were saved.
      file_write path=backup.log content="{h} {gb}" append=true | Log | Host, blank, GB: add to backup.log. Errors or not.
    `,
  },
  {
    language: 'en',
    event: 'peripheral arm-2/pin_9 {"zone": "{z}", "people": "none", "speed": {s}, "tool": "{tool}"}',
    slots: { z: 'Z1, cell B, pick zone', s: '250..450', tool: 'gripper, suction, blade', rule: '=nobody is in the zone / somebody is in the zone', max: '500..900 / 100..240', only: '=when there are people in the zone / when there are no people in the zone' },
    tools: ['armcell_run(zone, speed?: int): Let the arm move', 'armcell_freeze(zone): Freeze the arm', 'armcell_beep(zone, times: int): Beep', 'armcell_change(tool): Change the tool of the arm'],
    steps: `
      @rule armcell_run zone="{z}" // failed "nobody is in the zone" | Run | Let the arm move (no speed) if {rule}.
      @rule armcell_run zone="{z}" // armcell_freeze zone="{z}" | Run or freeze | If it is true that {rule}, run, no speed. If it isn't, freeze.
      @only failed "nobody is in the zone" // armcell_run zone="{z}" speed=100 | Slow run | Speed 100, but only {only}.
      @only failed "nobody is in the zone" // armcell_beep zone="{z}" times=1 | Beep once | One beep {only}, else none.
      @max armcell_run zone="{z}" speed={s} // failed "the speed is {s}" | Same speed | Let it run at the speed of the message. Limit: {max}.
      @max failed "{s} is within the limit" // armcell_freeze zone="{z}" | Too fast | If the speed in the message is over {max}, freeze.
      armcell_freeze zone="{z}" | Freeze | Freeze the arm. People or no people.
      armcell_beep zone="{z}" times=3 | Beep | Three beeps. It is only a warning for people that may come.
    `,
  },
  {
    language: 'en',
    event: 'mqtt soil/{f} {"field": "{f}", "ph": {ph}, "n_kg": {n}, "rain_mm": {r}, "valve": {v}}',
    slots: { f: 'F1, south, long field', ph: '6.1..6.6', n: '50..80', r: '4..8', v: '4..18', p: '6.8..7.5 / 5.0..5.9', nn: '81..120 / 20..49', rr: '9..20 / 1..3', lamp: '19..27' },
    steps: `
      @p failed "the pH is {ph}" // mqtt_publish topic=field/lime payload="{f}" | Lime | The name of the field to field/lime. Not if the pH is below {p}.
      @p notify message="Lime for {f}" // failed "the pH is {ph}" | Lime it | pH under {p}: notify "Lime for {f}".
      @nn pushover message="Feed {f}" // failed "there are {n} kg" | Feed | Less than {nn} kg of nitrogen (n_kg): push "Feed {f}".
      @nn memory_store key={f} content="poor" // memory_store key={f} content="rich" | Poor or rich | Note under the field's name: rich at {nn} kg of nitrogen and more, poor below.
      @rr gpio_write pin={v} value=1 // failed "it rained {r} mm" | Water | Valve of the field open (1), if it rained less than {rr} mm.
      @rr gpio_write pin={v} value=1 // gpio_write pin={v} value=0 | Valve | Valve: 1 with less than {rr} mm of rain, otherwise 0.
      gpio_write pin={v} value=0 | Mowing | Valve low because they mow. Rain, pH and nitrogen are beside the point.
      gpio_write pin={lamp} value=1 | Lamp | Field lamp {lamp} on. Rain of up to {rr} mm doesn't hurt it.
      failed "no tool can pick up stones" | Stones | Pick up the stones along the edge.
    `,
  },
  {
    language: 'en',
    event: 'webhook /post/counter {"parcel": "{p}", "grams": {g}, "cm": {cm}, "country": "{c}", "fragile": "no"}',
    slots: { p: 'RR71, PX-204, 8812', g: '1500..2500', cm: '60..90', c: '=Norway, Peru, Japan', max: '2600..5000 / 300..1400', len: '=100, 120, 95 / 30, 45, 59', yes: '=Peru Norway and Japan / Chad and Cuba', fr: '=no / yes' },
    tools: ['mailhub_stamp(parcel, grams?: int): Stamp a parcel', 'mailhub_return(parcel): Give a parcel back', 'mailhub_customs(parcel, country): Customs paper', 'mailhub_bubble(parcel): Wrap in bubble foil'],
    steps: `
      @max mailhub_stamp parcel={p} // failed "it weighs {g} g" | Stamp | Stamp it without the weight; {max} g is the most that may pass.
      @max mailhub_stamp parcel={p} grams={g} // mailhub_return parcel={p} | Stamp or back | Heavier than {max} g: give it back. Else stamp it with its grams.
      @len mailhub_stamp parcel={p} // failed "it is {cm} cm long" | Length | Stamp (no weight), if shorter than {len} cm.
      @len failed "it is {cm} cm long" // mailhub_return parcel={p} | Too long | Longer than {len} cm? Give it back.
      @yes mailhub_customs parcel={p} country={c} // failed "{c} is not on the list" | Customs | Customs paper for the country of the parcel. Only for {yes}.
      @fr mailhub_bubble parcel={p} // failed "fragile is no" | Bubble | Wrap it in bubble foil if the message says fragile = {fr}.
      mailhub_bubble parcel={p} | Bubble foil | Bubble foil round it. {max} g or {len} cm play no role.
      failed "no tool can lick a stamp" | Lick | Lick the stamp and press it on with your thumb.
    `,
  },
  {
    language: 'en',
    event: 'cron 0 6 * * *',
    earlier: ['Ask the forecast | http_request → wind {w} km/h, gusts {g} km/h', 'Tide | http_request → high water at {hw}', 'Crew list | memory_recall → {n} people on board'],
    slots: { w: '15..25', g: '30..45', hw: '=12:10, 13:40, 14:05', n: '4..7', wm: '26..40 / 5..14', gm: '46..60 / 15..29', t: '=11:00, 10:30, 9:45 / 15:00, 16:20, 17:30', nn: '2..3 / 8..9', pin: '5..25' },
    steps: `
      @wm gpio_write pin={pin} value=1 // failed "the wind has {w} km/h" | Winch | Winch {pin} on, up to {wm} km/h of wind (gusts don't count).
      @gm gpio_write pin={pin} value=1 // failed "gusts of {g} km/h" | Gusts | Winch {pin} on unless there are gusts above {gm}.
      @gm notify message="Stay in port" // notify message="Stay in port" | Port | Notify "Stay in port". Not because of {gm} km/h, the engine is out.
      @wm mqtt_publish topic=flag payload=green // mqtt_publish topic=flag payload=red | Flag | flag gets red for a wind of more than {wm} km/h, otherwise green.
      @t send_message channel=vhf text="We leave" // failed "high water is at {hw}" | Leave | Message on vhf: We leave. If high water is after {t}.
      @t failed "high water is at {hw}" // pushover message="Wake the crew" | Early | High water before {t}: push "Wake the crew".
      @nn sop_execute name=cast-off // failed "{n} people are on board" | Cast off | Begin cast-off with more than {nn} people on board.
      @nn failed "{n} people are on board" // sop_cancel run_id=r-cast reason="too few" | Too few | Cancel run r-cast, reason "too few", if fewer than {nn} are on board.
      failed "no tool can tie a knot" | Knot | Tie the stern line with two half hitches.
    `,
  },
  {
    language: 'en',
    event: 'mqtt vent/duct {"duct": "{d}", "pa": {pa}, "filter_h": {fh}, "fan": "running", "damper": {pin}}',
    slots: { d: 'D4, lab duct, roof', pa: '-40..-20', fh: '900..1200', pin: '5..20', lo: '-19..-5 / -80..-41', old: '1300..2000 / 200..800', run: '=running / standing still', low2: '-90..-45 / -15..-1' },
    tools: ['airduct_boost(duct, percent?: int): Boost a duct', 'airduct_shut(duct): Shut a duct', 'airduct_filter(duct): Order a filter', 'airduct_mode(duct, mode: day|night): Day or night'],
    steps: `
      @lo airduct_boost duct="{d}" // failed "the pressure is {pa} Pa" | Boost | Boost the duct (no percent) if the pressure is below {lo} Pa.
      @low2 airduct_shut duct="{d}" // failed "the pressure is {pa} Pa" | Shut | Shut it as long as pa is above {low2}.
      @lo airduct_mode duct="{d}" mode=night // airduct_mode duct="{d}" mode=day | Mode | Under {lo} Pa night, over it day.
      @old failed "the filter has {fh} hours" // airduct_filter duct="{d}" | Filter | A filter is ordered if the old one has more than {old} hours.
      @old airduct_boost duct="{d}" percent=80 // failed "the filter has {fh} hours" | 80 % | Boost to 80 percent, with a filter of no more than {old} hours.
      @run airduct_boost duct="{d}" // failed "the fan is running" | Fan | Boost, no percent, if the fan is {run}.
      @run failed "the fan is running" // airduct_shut duct="{d}" | Not then | Don't shut it while the fan is {run}; otherwise shut it.
      airduct_shut duct="{d}" | Fire drill | Fire drill: shut the duct, with the fan running as well.
    `,
  },
  {
    language: 'en',
    event: 'webhook /kitchen/soup {"pot": "{pot}", "c": {c}, "portions": {n}, "allergen": "celery", "chef": "{chef}"}',
    slots: { pot: 'P1, red pot, big one', c: '66..74', n: '20..40', chef: 'Noor, Jan, Bea', hot: '55..64 / 76..90', al: '=nuts / celery', many: '45..90 / 5..19', ring: '4..15' },
    steps: `
      @hot notify message="Soup can go out" // failed "the soup has only {c} °C" | Serve | Show "Soup can go out" if it has {hot} degrees or more.
      @hot failed "the soup has {c} °C" // gpio_write pin={ring} value=1 | Ring on | Hob {ring} on, if the pot is colder than {hot} °C.
      @hot gpio_write pin={ring} value=0 // gpio_write pin={ring} value=1 | Hob | Hob {ring} off from {hot} °C upwards, on below.
      @al send_message channel=school text="Soup today" // failed "it contains celery" | School | Send "Soup today" on school. Not with {al} in it.
      @al failed "the allergen is celery" // mqtt_publish topic=menu/warn payload=allergen | Warn | If the allergen is {al}, publish allergen on menu/warn.
      @many pushover message="Plates for {pot}" // failed "{n} portions are too many" | Plates | Push "Plates for {pot}" for fewer than {many} portions.
      @many memory_store key=cook content="{chef}" // failed "there are {n} portions" | Cook | Note cook with the chef's name, up to {many} portions.
      gpio_write pin={ring} value=0 | Off | Hob {ring} off. Never mind the {hot} degrees, it's burning at the bottom.
      failed "no tool can taste soup" | Taste | Taste it and add salt if it needs any.
    `,
  },
  {
    language: 'en',
    event: 'manual - {who}: {n} people for the ferry {f}, {b} bikes, ticket {tk}',
    slots: { who: 'Mrs. Oda, Emil, group 4', n: '8..12', f: 'F2, Aurora, Blue Tern', b: '3..5', tk: 'T771, T208, X-40', seats: '13..30 / 2..7', bikes: '6..9 / 1..2', day: '=this is a holiday / bikes may come along' },
    tools: ['ferrydesk_board(ticket, people: int): Let people on board', 'ferrydesk_wait(ticket): Let people wait', 'ferrydesk_bikes(ticket, bikes: int): Take bikes on board'],
    steps: `
      @seats ferrydesk_board ticket={tk} people={n} // failed "there are {n} people" | Board | All of them on board. There are {seats} seats.
      @seats ferrydesk_board ticket={tk} people={n} // ferrydesk_wait ticket={tk} | Board or wait | Groups of more than {seats} wait, all others board completely.
      @seats failed "{n} people fit in" // ferrydesk_wait ticket={tk} | Wait | They wait if they are more than {seats}.
      @bikes ferrydesk_bikes ticket={tk} bikes={b} // failed "{b} bikes are too many" | Bikes | Take their bikes, but no more than {bikes}: if they have more, none at all.
      @bikes ferrydesk_bikes ticket={tk} bikes={b} // ferrydesk_wait ticket={tk} | Bikes or wait | If they have {bikes} bikes or fewer, take the bikes on board, else they wait.
      ferrydesk_wait ticket={tk} | Fog | Let them wait, there is fog. Seats ({seats}) are not the question.
      ferrydesk_board ticket={tk} people=1 | Only one | Let one person on board. Only bikes are limited to {bikes}.
      failed "no tool can throw a rope" | Rope | Throw the rope over to the pier.
    `,
  },
  {
    language: 'en',
    event: 'mqtt forge/{n} {"furnace": "{n}", "c": {c}, "gas_bar": {g}, "hood": "up", "blower": {pin}}',
    slots: { n: 'F1, small, gas forge', c: '850..950', g: '1.6..2.2', pin: '4..14', lo: '500..840 / 960..1200', gm: '2.4..3.5 / 0.8..1.5', hood: '=up / down', bell: '15..25' },
    steps: `
      @lo gpio_write pin={bell} value=1 // failed "it has only {c} degrees" | Bell | Ring on pin {bell} (1) as soon as it has {lo} degrees.
      @lo failed "it has {c} degrees" // gpio_write pin={pin} value=1 | Blow | Blower on below {lo}.
      @lo gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Blower | Blower: on if it's colder than {lo} °C, otherwise off.
      @gm gpio_write pin={pin} value=1 // failed "the gas has {g} bar" | Gas | Blower on with no more than {gm} bar of gas.
      @gm failed "the gas has {g} bar" // notify message="Gas at {n}" | Gas warning | Over {gm} bar: notification "Gas at {n}".
      @hood gpio_write pin={bell} value=0 // failed "the hood is up" | Hood | Bell off, with the hood {hood}.
      @hood failed "the hood is up" // pushover message="Hood!" | Hood push | Push "Hood!", unless the hood is {hood}.
      gpio_write pin={pin} value=0 | Blower off | Blower off. Not because of the {lo} degrees: it's five o'clock.
    `,
  },
  {
    language: 'en',
    event: 'webhook /vaccine/box {"box": "{b}", "t_c": {t}, "open_h": {h}, "doses": {d}, "expired": "no"}',
    slots: { b: 'VX-1, box 9, B204', t: '3.0..5.0', h: '4..6', d: '20..40', band: '=2 and 8 / 6 and 9 / -5 and 1', hm: '7..12 / 1..3', dn: '5..19 / 41..80', ex: '=if they are not expired / if they are expired' },
    tools: ['vaxstore_give(box, doses?: int): Give doses out', 'vaxstore_bin(box): Throw a box away', 'vaxstore_cool(box): Move a box to the fridge', 'vaxstore_reorder(box, doses: int): Order more'],
    steps: `
      @band vaxstore_give box="{b}" // failed "the box has {t} °C" // failed "the box has {t} °C" | Give | Give out of the box (no number), if it has between {band} °C.
      @band vaxstore_give box="{b}" doses={d} // vaxstore_bin box="{b}" // vaxstore_bin box="{b}" | Give or bin | Between {band} °C all its doses are given out, outside it is thrown away.
      @hm vaxstore_give box="{b}" // failed "it has been open for {h} hours" | Open | Give out, without a number, unless it has been open for longer than {hm} hours.
      @hm vaxstore_cool box="{b}" // vaxstore_bin box="{b}" | Fridge or bin | Open up to {hm} hours: fridge. Longer: bin.
      @dn failed "there are {d} doses" // vaxstore_reorder box="{b}" doses=100 | Order | Order 100 if fewer than {dn} are left.
      @ex vaxstore_give box="{b}" // failed "expired: no" | Expired | Give out (no number) {ex}.
      @ex failed "they are not expired" // vaxstore_bin box="{b}" | Bin | Throw the box away, but don't do it {ex}.
      vaxstore_cool box="{b}" | Fridge | Move the box to the fridge. Expired or not.
    `,
  },
];
