import type { Scene } from '../../scene';

/** Pins and states said in a roundabout way, inverted, or one of several, part 4. */
export const sensesEn4: readonly Scene[] = [
  {
    language: 'en',
    event: 'cron -',
    slots: { a: '2..9', b: '10..18', c: '19..27', d: '28..36', bd: 'shed-2, bench, attic, north-io', ch: '1..8', sec: '5..55', lit: '60..900', pct: '15..85' },
    tools: ['shellplug_set(plug, on: 0|1): Switch a plug', 'casita_blind(window, position: up|down): Move a blind', 'casita_boiler(heat: bool): Let the boiler heat or not', 'casita_lock(door, state: locked|unlocked): Lock a door'],
    steps: `
      gpio_write pin={a} value=1 | Drive pin {a} high
      gpio_write pin={b} value=0 board={bd} | GPIO {b} of board {bd} to low
      gpio_read pin={c} board={bd} | Read D{c} on the {bd} board
      gpio_write pin={d} value=0 | Barrel | Channel {ch}, pin {d}: {lit} litres are in the barrel, so no more water after {sec} seconds. Off.
      gpio_write pin={b} value=1 board={bd} | Propagator | The {bd} board has channel {ch} on pin {b}. Seedlings want {pct} percent light; what we can do is light it up.
      shellplug_set plug=kettle on=0 | Kettle | No one is at home to drink tea, so the plug of the kettle is to be dead.
      casita_blind window=south position=down | Keep the sun out | Keep the sun out of the south window.
      casita_boiler heat=false | Summer | In summer the boiler stays cold.
      casita_lock door=cellar state=unlocked | The plumber | The plumber comes at {sec} past nine and must get into the cellar.
    `,
  },
  {
    language: 'en',
    event: 'manual -',
    earlier: ['Ask the board | board_info → board {bd}, outputs in order: {a}, {b}, {c}', 'Measure the noise | db_meter → {a}: {na} dB, {b}: {nb} dB, {c}: 40 dB'],
    slots: { bd: 'annex, hvac-1, roof, plant-b', a: '3..9', b: '10..16', c: '17..24', na: '45..58 / 79..90', nb: '62..74', v: '=0, 1', sec: '10..50' },
    tools: ['ventrix_flap(number: int, flap: open|closed): Move a flap', 'ventrix_belt(number: int, tension: tight|loose): Belt of a fan', 'ventrix_night(quiet: bool): Quiet night mode', 'ventrix_filter(alarm: 0|1): Set or reset the filter alarm'],
    steps: `
      @na gpio_write pin={b} value=0 board={bd} // gpio_write pin={a} value=0 board={bd} | The loudest | Stop the fan that makes the most noise. The board is named in step {step1}; use it.
      gpio_write pin={c} value=1 | The quietest | We need air without noise: let the one with the fewest decibels blow. Leave out the board of step {step1}.
      gpio_write pin={b} value={v} board={bd} | Middle output | The second of the three outputs gets the value {v}, on the board that was asked.
      gpio_write pin={a} value=0 | First in the list | Output number one of the list has run for {sec} seconds. De-energise what hangs on it, without the board of step {step1}.
      gpio_read pin={c} board={bd} | Last in the list | For the last output of the list find out its level, giving the board.
      ventrix_flap number=2 flap=closed | Draught | It draws through flap 2. Make it tight.
      ventrix_belt number=3 tension=loose | New belt | To change the belt of fan 3 it must hang slack.
      ventrix_night quiet=true | Night | People sleep here, so go over to the quiet mode.
      ventrix_filter alarm=0 | Filters changed | I put new filters in. The alarm can be reset.
    `,
  },
  {
    language: 'en',
    event: 'mqtt gate/relay {"board": "{bd}", "pin": {pin}, "contact": {ct}, "truck": "{truck}", "tons": {tons}}',
    slots: { bd: 'gatehouse, weigh-1, east', pin: '3..12', ct: '=0 / 1', truck: 'MAN 18, Volvo 7, tipper', tons: '8..39', red: '13..19', green: '20..26', k: '27..34' },
    tools: ['gateline_boom(boom: raised|lowered): Boom', 'gateline_spikes(spikes: out|in): Tyre spikes', 'gateline_loop(presence: bool): Simulate a car on the loop', 'gateline_lamp(red: 0|1): Red lamp'],
    steps: `
      @ct gateline_boom boom=raised // failed "the contact is open" | Contact and boom | Contact 0 means closed and 1 means open. Only with the contact closed may the boom go up; otherwise fail.
      @ct gpio_write pin={green} value=1 // gpio_write pin={red} value=1 | Red or green | A closed contact (0) gives the green lamp on {green}, an open one (1) gives the red lamp on {red}. Light the right one; it is not on the board of the message.
      gpio_read pin={pin} board={bd} | Read it yourself | Do not believe the message: read the very pin that it speaks of, and on its board.
      gpio_write pin={k} value=1 board={bd} | Normally closed lock | Lock {k} is released by current. It sits on the board of the message. {truck} has been weighed, so release it.
      gpio_write pin={k} value=0 board={bd} | Lock falls in | {tons} tons are on the scale and must not roll off. Without current lock {k} falls in; have it do so on the board that the message names.
      gateline_spikes spikes=in | Spikes | An ambulance is coming. Nothing must stick out of the road.
      gateline_loop presence=false | No ghost car | There is no car on the loop, and we do not want to pretend.
      gateline_lamp red=1 | Red | Everybody waits. Show red by the gate tool.
      @ct notify message="Contact closed" // notify message="Contact open" | In words | With 0 show "Contact closed", with 1 "Contact open" on this computer.
    `,
  },
  {
    language: 'en',
    event: 'webhook /hydro/tower {"tower": "{tower}", "ec": {ec}, "ph": {ph}, "pins": [{p1}, {p2}, {p3}]}',
    slots: { tower: 'T1, basil wall, rack 6', ec: '0.7..1.1 / 2.4..3.3', ph: '5.2..6.9', p1: '2..9', p2: '10..18', p3: '19..27', bd: 'hydro, tower-io, lettuce' },
    tools: ['verdi_lamp(tower, leds: lit|dark): LEDs of a tower', 'verdi_bypass(tower, valve: open|closed): Bypass valve', 'verdi_airstone(bubbling: bool): Air stone', 'verdi_mute(value: 0|1): Mute the alarm'],
    steps: `
      @ec gpio_write pin={p2} value=1 // gpio_write pin={p3} value=1 | Feed or thin | The pins in the message are, in this order, circulation, nutrient and fresh water. EC under 1.2: nutrient runs. EC over 2.3: fresh water runs.
      gpio_write pin={p1} value=0 | Circulation at a stand | Of the three pins the first is circulation. Roots are to be cut, so the water must not move.
      gpio_write pin={p3} value=0 board={bd} | Fresh water stays out | At a pH of {ph} no fresh water is wanted, which is the last of the pins. De-energise it on {bd}.
      gpio_write pin={p1} value=1 board={bd} | Water moves again | Start circulating by the first pin of the list and by board {bd}.
      gpio_read pin={p2} | Nutrient pin | Check the second pin of the message.
      verdi_lamp tower="{tower}" leds=dark | Night for the plants | Let this tower have its night.
      verdi_bypass tower="{tower}" valve=open | Around the filter | The filter is clogged, so in the reporting tower the water goes around it.
      verdi_airstone bubbling=true | Bubbles | Roots want air: bubbles, please.
      verdi_mute value=1 | Hush | I have heard the alarm. Mute it.
    `,
  },
  {
    language: 'en',
    event: 'mqtt rink/plant {"ice_c": {ice}, "hall_c": {hall}, "people": {n}}',
    slots: { ice: '-3..-1 / -9..-6', hall: '6..14', n: '3..180', comp: '3..9', dry: '10..16', horn: '17..22', boards: '23..30', bd: 'rink, icebox, arena-2' },
    tools: ['glacia_pump(brine: running|standing): Brine pump', 'glacia_goal(side: home|guest, lamp: bool): Goal lamp', 'glacia_gate(value: 0|1): Gate for the ice machine shut (0) or open (1)', 'glacia_clock(state: running|held|reset): Game clock'],
    steps: `
      @ice gpio_write pin={comp} value=1 // gpio_write pin={comp} value=0 | Ice too soft, too hard | Warmer than -4 the compressor at line {comp} pulls in. Colder than -5 it drops out.
      @ice glacia_pump brine=running // glacia_pump brine=standing | Brine | While the ice is warmer than -4 the brine has to move, and colder than -5 it need not.
      gpio_write pin={horn} value=0 | End of the horn | Three seconds of horn are plenty for {n} people. Output {horn}: quiet.
      gpio_write pin={horn} value=1 board={bd} | Goal! | Let everyone hear it, by the horn at {horn} on the board called {bd}. {dry} is the dryer and stays as it is.
      gpio_write pin={dry} value=0 board={bd} | Inverted dryer | {hall} degrees make fog. On {bd} the dryer at {dry} is wired inverted and runs with a 0. It should run.
      gpio_read pin={boards} board={bd} | Door in the boards | Someone may have left the door in the boards open; its contact is line {boards} of {bd}. What does it read?
      glacia_goal side=guest lamp=false | No goal | The referee has seen a foot in it. The guests' lamp goes dark.
      glacia_gate value=1 | Ice machine | The ice machine wants to come in.
      glacia_clock state=held | Injury | A player is lying on the ice; hold the clock, do not reset it.
    `,
  },
];
