import type { Scene } from '../../scene';

/** Pins and levels that follow from how a device is wired, part 3. */
export const pinsEn3: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /ro/skid {"skid": "{skid}", "conductivity_us": {us}, "feed_bar": {bar}, "phase": "{ph}"}',
    slots: { skid: 'RO-1, skid B, unit 4', us: '3..41', bar: '9..17', ph: '=flush, rinse / produce, run', fl: '3..8', hp: '9..14', perm: '15..20', eff: '=stops / starts', hold: '=open / shut' },
    tools: ['membra_doser(stroke: int, paused: bool): Antiscalant doser', 'membra_valve(tag, coil: on|off): Coil of a valve; every valve of this skid is normally open'],
    steps: `
      gpio_write pin={fl} value=0 | Flush done | Flush valve {fl} shut again; high = open.
      gpio_write pin={fl} value=1 | Flush once more | Pin {fl}, the flush valve, high = open. The membranes smell: flush.
      @ph gpio_write pin={fl} value=1 // gpio_write pin={fl} value=0 | Flush valve by phase | In a flush or rinse the valve on {fl} stands open (1), in production or a normal run it is shut.
      @eff gpio_write pin={hp} value=1 // gpio_write pin={hp} value=0 | Stop the big pump | A 1 on {hp} {eff} the high-pressure pump. Stop it.
      @eff gpio_write pin={hp} value=0 // gpio_write pin={hp} value=1 | Start the big pump | {bar} bar at the inlet are fine. Start the high-pressure pump, which a 1 on {hp} {eff}.
      @hold gpio_write pin={perm} value=0 // gpio_write pin={perm} value=1 | Permeate to the drain only | A high pin holds the permeate valve {hold}, it is number {perm}. With {us} µS nothing of it may reach the tank, so close the valve.
      @hold gpio_write pin={perm} value=1 // gpio_write pin={perm} value=0 | Permeate to the tank | Clean enough. Open the permeate valve, held {hold} by a high pin ({perm}).
      membra_valve tag="XV-7" coil=on | Shut XV-7 | By the valve tool, shut XV-7.
      membra_valve tag="XV-7" coil=off | Open XV-7 | XV-7 has to let water through again. Valve tool; mind how these valves rest.
    `,
  },
  {
    language: 'en',
    event: 'mqtt grain/dryer {"dryer": "{dr}", "moisture": {m}, "plenum_c": {t}, "order": "{cmd}"}',
    slots: { dr: 'D1, tower, south dryer', m: '11.2..21.9', t: '41..96', cmd: '=RUN, START, GO / HOLD, STOP, PAUSE', burner: '3..8', augerp: '9..14', slide: '15..20', fanp: '21..27', nc: '=NC / NO', cyl: '=extends the cylinder and opens the slide / retracts the cylinder and closes the slide', bd: 'dryer-io, barn, silo-3' },
    tools: ['korndorf_sampler(grab: bool): Take a sample', 'korndorf_level(bin: text, full: yes|no): Mark a bin'],
    steps: `
      @cmd gpio_write pin={burner} value=1 // gpio_write pin={burner} value=0 | Burner as ordered | {burner} = burner enable. The order in the message decides: run, start and go mean 1; hold, stop and pause mean 0.
      @cmd gpio_write pin={augerp} value=0 // gpio_write pin={augerp} value=1 | Auger as ordered | The auger goes as the message orders, but mind that {augerp} is active low and a 1 stops the auger.
      gpio_write pin={augerp} value=1 | Stop the auger | Active low, a 1 on {augerp} stops the auger: somebody has dropped his phone into the hopper, so stop it.
      gpio_write pin={augerp} value=0 | Auger turns | The phone is out. Pin {augerp} is active low; the auger should turn.
      @nc gpio_write pin={fanp} value=0 // gpio_write pin={fanp} value=1 | Fan gets power | Relay {fanp}, terminals COM and {nc}: the fan. Give it power.
      @nc gpio_write pin={fanp} value=1 // gpio_write pin={fanp} value=0 | Fan loses power | The fan at COM and {nc} of relay {fanp} shakes. Cut it off.
      @cyl gpio_write pin={slide} value=1 // gpio_write pin={slide} value=0 | Slide open | A 1 on {slide} {cyl}, a 0 does the reverse. Let the grain fall.
      @cyl gpio_write pin={slide} value=0 // gpio_write pin={slide} value=1 | Slide shut | At {m} % the grain stays in. Shut the slide; {slide} high {cyl}.
      gpio_read pin={burner} board={bd} | Burner enabled? | Read, on the board {bd}, whether the burner ({burner}, not {fanp}) is enabled.
    `,
  },
  {
    language: 'en',
    event: 'peripheral bilge/float_{fl} {lvl}',
    slots: { fl: '2..6', lvl: '=1 / 0', bp: '7..12', cock: '13..18', anch: '19..23', nav: '24..30', home: '=opens / closes', fuse: '3..9', bd: 'engine-room, hull, nmea-io' },
    tools: ['skipperly_lamp(lamp: anchor|steaming|deck, lit: bool): Lamps', 'skipperly_fuse(number: int, relay: made|cut): Fuse relay, made = current flows'],
    steps: `
      @lvl gpio_write pin={bp} value=1 // gpio_write pin={bp} value=0 | Bilge by the float | The float in the event gives 1 when it swims. Swimming: bilge pump on {bp} on. Hanging: off.
      @lvl gpio_write pin={nav} value=0 // gpio_write pin={nav} value=1 | Buzzer by the float | Buzzer {nav} is wired to plus and buzzes on a 0. It has to buzz if the float swims (1) and shut up if it hangs.
      @home gpio_write pin={cock} value=1 // gpio_write pin={cock} value=0 | Keep the sea out | The seacock on {cock} {home} by itself when it loses power. Close it now.
      @home gpio_write pin={cock} value=0 // gpio_write pin={cock} value=1 | Raw water | The engine needs raw water: seacock {cock} open, bearing in mind that it {home} by itself without power.
      gpio_write pin={anch} value=0 | Drop the anchor | The pawl of the windlass is held back by {anch} low and falls in when high. Hold it back, we drop anchor.
      gpio_write pin={anch} value=1 | Pawl in | Ten metres are out. Let the pawl fall in; low at {anch} is what holds it back.
      gpio_read pin={fl} board={bd} | Float again | Ask {bd} for the float that is in the event.
      skipperly_fuse number={fuse} relay=cut | Fuse {fuse} | No current through fuse {fuse} until I have dried the plug.
      skipperly_lamp lamp=anchor lit=true | Anchor light | We lie still and it is night.
    `,
  },
  {
    language: 'en',
    earlier: ['Who may pass? | permit_lookup → {plate}: {ok}', 'Bollard sheet | file_read → Market side pin {mk}, church side pin {chu}. {res}. Red lamp {red}: lit when the pin is low.'],
    slots: { plate: 'KN-204, B-4471, LZ 88 F', ok: '=permitted, resident / unknown, expired', mk: '3..9', chu: '10..17', red: '18..27', res: '=A bollard is up without power and sinks with power / A bollard is down without power and rises with power', bd: 'square, bollard-io, kerb' },
    tools: ['pollerix_camera(pole: int, night: on|off): Night mode', 'pollerix_counter(lane, passed: int): Count cars'],
    steps: `
      @res gpio_write pin={mk} value=0 // gpio_write pin={mk} value=1 | Block the market | Stalls are standing. The bollards on the market side have to be up; the sheet says what power does to them.
      @res gpio_write pin={mk} value=1 // gpio_write pin={mk} value=0 | Free the market | Let the vans out at the market side: bollards down.
      @res gpio_write pin={chu} value=1 // gpio_write pin={chu} value=0 | Hearse | The hearse comes by the church side and must find the way free. Sheet of step {step2}.
      @res gpio_write pin={chu} value=0 // gpio_write pin={chu} value=1 | Church side closed | After the hearse, nobody else: church bollards up again.
      gpio_write pin={red} value=0 board={bd} | Red | The lamp is on the board {bd}. Show red to the cars, as the sheet has it.
      gpio_write pin={red} value=1 board={bd} | No red | The lamp on {bd} need not burn any longer. Think of the level in the sheet.
      gpio_read pin={chu} | Church bollards | Which level do the church bollards get?
      @ok pollerix_counter lane="market" passed=1 // failed "the car is {ok}" | Count it | A car that is permitted or lives here is counted as one in the lane market. For any other this step fails.
      pollerix_camera pole=2 night=on | Dusk | The camera on pole 2 goes to night mode.
    `,
  },
  {
    language: 'en',
    event: 'mqtt lab/gascab {"cabinet": "{cab}", "gas": "{gas}", "ppm": {ppm}, "purge_pin": {pu}, "gas_pin": {ga}, "vent_pin": {ve}}',
    slots: { cab: 'GC-2, north cabinet, epi', gas: 'silane, ammonia, argon', ppm: '0..19', pu: '3..9', ga: '10..17', ve: '18..26', air: '=air-to-open / air-to-close', mode: '=latches on at 1 and off at 0 / latches off at 1 and on at 0', who: 'Sunniva, Dr. Abe, Kilian' },
    tools: ['gaswart_scale(cylinder, kg: num): Weight of a cylinder', 'gaswart_exhaust(fan: full|half): Speed of the exhaust'],
    steps: `
      @air gpio_write pin={ga} value=0 // gpio_write pin={ga} value=1 | Shut the gas | The process valve is {air}, and the gas pin of the message, when high, puts air on it. Shut the gas.
      @air gpio_write pin={ga} value=1 // gpio_write pin={ga} value=0 | Gas to the reactor | {who} has checked everything: open the process valve ({air}; the gas pin of the message gives the air at 1).
      gpio_write pin={pu} value=1 | Purge | Purge valve open. It is closed without power, so that it stays shut if the mains fail. Its pin came with the message.
      gpio_write pin={pu} value=0 | Purging done | {ppm} ppm. Enough nitrogen, the purge valve of the message goes shut; no current means shut.
      @mode gpio_write pin={ve} value=1 // gpio_write pin={ve} value=0 | Vent fan | The fan on the vent pin {mode}. Have it on.
      @mode gpio_write pin={ve} value=0 // gpio_write pin={ve} value=1 | No vent fan | Take the vent fan off. What is wired to the vent pin {mode}.
      gpio_read pin={ga} | Gas pin | Look at the gas pin from the report, and at nothing else.
      gaswart_exhaust fan=full | Exhaust | The exhaust of the cabinets has to do all it can.
      pushover message="{cab}: {ppm} ppm" title="{gas}" | Push | Push to {who}, headed with the gas: cabinet, colon, ppm value with unit, as in "GC-9: 4 ppm".
    `,
  },
  {
    language: 'en',
    event: 'webhook /lockers/order {"station": "{st}", "locker": {lk}, "parcel": "{pa}", "relay": {rl}, "bolt": "{bolt}"}',
    slots: { st: 'Platz 4, depot door, Linde', lk: '1..48', pa: 'P-7731, Q-118, box 52', rl: '1..16', bolt: '=powered = bolted, current holds it locked / powered = free, current draws the bolt back', pin: '17..22', heat: '23..29', io: '=true means closed / true means open' },
    tools: ['numatec_relay(channel: int, energise: bool): Energise a relay channel', 'numatec_flap(number: int, state: bool, note?: text): Drive a flap; true closes it'],
    steps: `
      @bolt numatec_relay channel={rl} energise=false // numatec_relay channel={rl} energise=true | Release the locker | The customer stands there: free the bolt of his locker by its relay channel. The order has the channel and how this bolt behaves.
      @bolt numatec_relay channel={rl} energise=true // numatec_relay channel={rl} energise=false | Bolt the locker | The parcel lies in it. Bolt the door by the relay of the order, as its kind wants.
      numatec_flap number={lk} state=true | Flap closed | Close the flap with the number of the locker.
      numatec_flap number={lk} state=false | Flap open | The flap that has the locker's number should be open. See what true does there.
      gpio_write pin={heat} value=1 | Snow on the roof | Element {heat} thaws the roof while it is fed. Feed it.
      gpio_write pin={heat} value=0 | Thawed | No more feeding of {heat}; nothing is left to thaw.
      @io gpio_write pin={pin} value=1 // gpio_write pin={pin} value=0 | Shutter down | For the night shutter on {pin} the fitter noted: {io} (true = 1). Close it.
      @io gpio_write pin={pin} value=0 // gpio_write pin={pin} value=1 | Shutter up | Morning: open the shutter. Output {pin}; {io}, and true is 1.
      memory_store key="{pa}" content="{st} {lk}" | Where it lies | With the parcel as key, note the station, a blank and the locker's number.
    `,
  },
  {
    language: 'en',
    event: 'manual',
    slots: { a: '3..7', b: '8..12', c: '13..17', d: '18..22', e: '23..29', bd: 'arcade, pinhall, coin-io', job: '=cut what is wired normally closed, feed what is wired normally open / feed what is wired normally closed, cut what is wired normally open', pull: '=pull-up and closes to ground / pull-down and closes to 3.3 V', inv: '=inverts / does not invert' },
    tools: ['flipperia_credit(machine: text, coins: int): Give credit', 'flipperia_tilt(machine: text, sensor: armed|asleep): Tilt sensor'],
    steps: `
      @job gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Relay {a} | Relay pin {a}: {job}.
      @inv gpio_write pin={b} value=0 // gpio_write pin={b} value=1 | Lamps on | The driver chip behind {b} {inv}. Let the lamps of the playfield burn.
      @inv gpio_write pin={b} value=1 // gpio_write pin={b} value=0 | Lamps off | Closing time, lamps of the playfield dark. They are behind a driver on {b} that {inv}.
      @pull gpio_write pin={c} value=0 // gpio_write pin={c} value=1 | Fake the start button | We imitate the start button with {c}. The real one has a {pull}. Drive the line as if it were pressed.
      @pull gpio_write pin={c} value=1 // gpio_write pin={c} value=0 | Let go of the button | The line {c} imitates a button with {pull}. Put it as if nobody pressed.
      gpio_write pin={d} value=0 | Coin door | The coin lock-out coil on {d} must have current to accept coins. Let it reject them.
      gpio_write pin={d} value=1 board={bd} | Take coins | Accept coins again; that needs current on the lock-out coil, {d} of the board {bd}.
      gpio_read pin={e} | Ball switch | Is a ball lying on the trough switch at {e}? Just the level, please.
      flipperia_tilt machine="Comet" sensor=asleep | Moving it | We carry Comet to the other wall, its tilt sensor may sleep.
    `,
  },
];
