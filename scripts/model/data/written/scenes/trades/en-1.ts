import type { Scene } from '../../scene';

/** A candle maker who tells it over a cup of tea, and a recording studio whose engineer wastes no word. */
export const tradesEn1: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt candle/vat/{v} {"vat": "{v}", "celsius": {t}, "depth_mm": {mm}, "heater_pin": {h}, "tap_pin": {tap}, "wax": "{wax}", "watch": "{who}"}',
    slots: { v: 'V1, V3, vat-left, W5', t: '52..66 / 74..88', mm: '11..38 / 62..190', h: '2..13', tap: '14..26', wax: 'beeswax, soy, rapeseed wax, stearin', who: 'Maud, Piet, Annika', set: '68..79', oil: 'cedar, clove, orange peel', ml: '2.5..40.5', n: '27..39' },
    tools: ['vat_heat(vat, celsius: int, hold_min?: int): Bring a vat to a temperature', 'scent_dose(vat, oil, ml: num): Put scent oil into a vat', 'wick_cut(mm: int, count: int, thread?): Cut wicks'],
    steps: `
      @t gpio_write pin={h} value=1 // gpio_write pin={h} value=0 | Warm enough? | Under 70 degrees the heater of that vat goes on, over 70 it goes off. An ordinary relay, one is on.
      gpio_write pin={tap} value=0 | Shut the tap | The tap in the message is held open by current, a spring does the rest. Shut it, please.
      @mm failed "there are only {mm} mm of wax" // vat_heat vat="{v}" celsius={set} | To {set} degrees | Never heat a vat with less than 50 mm of wax in it; if it has less, this step fails. Otherwise bring the reporting vat to {set} degrees. No holding time.
      scent_dose vat="{v}" oil="{oil}" ml={ml} | Scent | {ml} ml of {oil} into the vat that wrote to us. (My first vat is {n} years old, not that it matters.)
      memory_store key=last-wax content="{wax}, {t} °C" | Remember the wax | Under last-wax put what wax it is, a comma, and how warm it is with °C.
      send_message channel=telegram to={who} text="The {wax} is at {t} °C, don't leave it alone" | Whoever is on watch | On telegram tell the person on watch: "The {wax} is at {t} °C, don't leave it alone"
      mqtt_publish topic=candle/shelf/{v} payload="{mm}" | Depth to the shelf | The little display on the shelf takes the depth only, without mm: topic candle/shelf/ and then the name of the vat.
      gpio_read pin={n} | The lid | There's a switch under the lid, {n}. What does it say?
    `,
  },
  {
    language: 'en',
    earlier: ['Open the tap of the soy vat | gpio_write → pin {tap} set to 1', 'Stop the cooling fan | gpio_write → pin {fan} set to 1', 'Weigh the mould tray | read_scale → {g} g, tray {tray}'],
    slots: { tap: '2..13', fan: '14..26', g: '820..1480', tray: 'T9, T14, tray B', lamp: '27..39', dips: '6..24', sec: '3..5', bt: 'B-117, 26-044, N88' },
    tools: ['read_scale(tray): Weigh a tray', 'dip_cycle(frame, dips: int, seconds: int, pause_s?: int): Dip a frame of wicks', 'print_label(text, copies: int, size?: small|large): Print labels'],
    steps: `
      gpio_write pin={tap} value=0 | Shut it again | The tray is full enough, so shut the tap we opened in step {step1}.
      gpio_write pin={fan} value=0 | The fan again | Our fan is a contrary thing: we stopped it in step {step2}, as you see, and now it should blow again.
      read_scale tray="{tray}" | Weigh once more | The same tray onto the scale again.
      dip_cycle frame=upper dips={dips} seconds={sec} | Dip | The frame called upper: {dips} dips, {sec} seconds each. The pause it knows itself.
      dip_cycle frame=lower dips={sec} seconds={dips} | The thick ones | For the frame called lower it's the other way about, {sec} dips that last {dips} seconds each.
      print_label text="{tray}: {g} g" copies=2 size=small | Two small labels | Two of the small labels: the tray, a colon, its weight with g.
      file_write path=candles/{bt}.txt content="{g}" append=true | Batch sheet | Add the weight, only the number, to candles/{bt}.txt.
      gpio_read pin={tap} | Is the tap really shut? | Read back the pin from step {step1}.
      gpio_write pin={lamp} value=1 | Light over the bench | Lamp {lamp}. I can't see a thing.
    `,
  },
  {
    language: 'en',
    event: 'manual - Saturday market',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', ck: '=lit while its pin is low / lit while its pin is high', mm: '80..240', mm2: '250..420', n: '12..60', dl: 'r-81, run-40, mk-7' },
    tools: ['wick_cut(mm: int, count: int, thread?): Cut wicks', 'till_price(article, euro: num, from_date?): Set a price', 'print_label(text, copies: int, size?: small|large): Print labels'],
    steps: `
      gpio_write pin={b} value=1 | The second melter | My melters stand on {a}, {b}, {c} and {d}, from the window to the door. Just the second from the window comes on.
      gpio_read pin={c} | The third | Melters from the window to the door: {a}, {b}, {c}, {d}. Read how the third from the window stands, switch nothing.
      @ck gpio_write pin=40 value=0 // gpio_write pin=40 value=1 | Sign in the street | The sign hangs on pin 40 and is {ck}. Have it lit.
      @ck gpio_write pin=40 value=1 // gpio_write pin=40 value=0 | Sign dark | The sign, pin 40, is {ck}. We are sold out, so dark.
      wick_cut mm={mm} count={n} thread=linen | Wicks | {n} wicks of {mm} mm, linen thread.
      wick_cut mm={mm2} count={n} | Long wicks | As many as {n}, but {mm2} mm long. Whatever thread is on the machine.
      till_price article="rolled taper" euro=3.4 | Price | The rolled taper costs 3.40 from now on.
      print_label text="Burn me on a plate, never in a draught, and never more than four hours: I'm only wax" copies={n} | The warning | {n} times, size as usual: "Burn me on a plate, never in a draught, and never more than four hours: I'm only wax"
      sop_cancel run_id={dl} reason="market day" | No delivery | The run {dl} has to be cancelled, and the reason is "market day".
    `,
  },
  {
    language: 'en',
    event: 'webhook /shop/order {"order": "{o}", "name": "{who}", "pieces": {n}, "colour": "{col}", "scent": "{sc}", "engraving": "{en}"}',
    slots: { o: 'C-3301, K-78, 2026/119', who: 'Mrs Odell, Bram, the abbey', n: '4..90', col: '=ivory, moss green, wine red', sc: '=lavender, pine, honey / ∅', en: 'For Lena\'s 80th, Pax et bonum, No. 7', pin: '2..20', p2: '21..39', sp: '5..9' },
    tools: ['scent_dose(vat, oil, ml: num): Put scent oil into a vat', 'dye_add(vat, colour, chips: int): Put dye chips into a vat', 'engrave(text, pieces: int, depth?: fine|deep): Engrave candles', 'parcel_note(order, text): Put a note into a parcel'],
    steps: `
      dye_add vat=V2 colour="{col}" chips={sp} | Colour | V2 gets {sp} chips of the colour that was ordered.
      @sc scent_dose vat=V2 oil="{sc}" ml={sp} // failed "no scent was ordered" | Scent | If they want a scent, {sp} ml of it into V2. If the order says nothing of a scent, this step fails.
      engrave text="{en}" pieces={n} depth=fine | Engraving | What they want written goes on every piece, finely.
      engrave text="{en}" pieces=1 | A trial | First one single piece with their words; depth as the machine stands.
      parcel_note order={o} text="Trim the wick to 5 mm, {who}, and it won't smoke" | Note in the parcel | Into the parcel of that order: "Trim the wick to 5 mm, {who}, and it won't smoke"
      gpio_write pin={p2} value=1 | Conveyor | The belt, not the glue pot. Glue pot: {pin}; belt: {p2}. Let it run.
      gpio_write pin={pin} value=0 | Glue pot | And the glue pot, {pin}, can cool down. Leave belt {p2} as it is.
      gpio_read pin={pin} | Glue warm? | The glue pot ({pin}, not the belt {p2}): read what its pin says.
      notify message="{n} candles for {who}" title="{o}" | Pop-up | The heading is the order number. Below it: how many, then "candles for", then who.
    `,
  },
  {
    language: 'en',
    event: 'peripheral bench/pin_{sw} 0',
    earlier: ['Who wired the bench | file_read → {sw} = foot pedal (0 when pressed), {m} = dip motor, {br} = brake, {l} = lamp'],
    slots: { sw: '2..10', m: '11..20', br: '21..30', l: '31..39', rk: '=The brake bites when its current is gone / The brake bites when it has current', n: '3..19', fr: 'F2, F7, frame 11', fr2: 'F3, F8' },
    tools: ['dip_cycle(frame, dips: int, seconds: int, pause_s?: int): Dip a frame of wicks', 'dip_hold(frame, until): Keep a frame up till a time', 'dip_skip(frame): Leave a frame out'],
    steps: `
      gpio_write pin={m} value=1 | Pedal pressed | Somebody stands on the pedal, so let the motor run. Numbers are in the file we read.
      gpio_write pin={m} value=0 | Foot off | Foot's off. Motor out.
      @rk gpio_write pin={br} value=0 // gpio_write pin={br} value=1 | Brake on | {rk}. Let it bite.
      @rk gpio_write pin={br} value=1 // gpio_write pin={br} value=0 | Brake off | {rk}. Release it now.
      gpio_read pin={sw} | Still pressed? | Ask the pedal again, it sticks when there's wax on it.
      dip_cycle frame="{fr}" dips={n} seconds=4 pause_s=90 | {fr} | {n} dips of four seconds, a minute and a half between them.
      dip_hold frame="{fr2}" until=15:30 | {fr2} stays up | Not before half past three in the afternoon.
      dip_skip frame="{fr2}" | Not {fr2} | It has a crooked wick; everything is dipped except {fr2}.
      memory_recall query="dip motor brake" limit=3 | What was it with the brake? | Look through the notes for "dip motor brake", three will do.
    `,
  },
  {
    language: 'en',
    event: 'mqtt candle/room {"room": "{r}", "c": {c}, "soot": {s}, "window": "{w}", "fan_pin": {f}, "lamp_pin": {l}}',
    slots: { r: 'pouring, drying, packing', c: '14..17 / 23..31', s: '2..14 / 41..90', w: '=open / shut', f: '2..18', l: '19..35', hb: '=36, 37, 38, 39', by: 'Annika, Piet, Job' },
    tools: ['draught_curtain(room, position: up|down): Move a curtain', 'chiller_set(room, celsius: int, hours?: int): Cool a room'],
    steps: `
      @c gpio_write pin={f} value=0 // gpio_write pin={f} value=1 | The fan of the room | Above 20 degrees the room's fan turns, below it rests. Pin as in the message, 1 = turns.
      @s failed "the soot is only {s}" // pushover message="Soot {s} in the {r} room" | Soot | Over 30 of soot I want a push: Soot, the figure, "in the", which room, "room". Under 30 let this step fail.
      gpio_write pin={l} value=0 | Lamp out | Whatever the soot, the lamp in that message goes out.
      @w gpio_write pin={hb} value=0 // gpio_write pin={hb} value=1 | Heater and window | We don't heat the street: heater {hb} stays off while the window is open, otherwise it goes on.
      draught_curtain room="{r}" position=down | Curtain | Let the curtain down in the room that reported.
      chiller_set room="{r}" celsius=16 | Cool | That room to 16 degrees, until I say otherwise.
      chiller_set room="{r}" celsius=16 hours=3 | Cool for the tapers | For three hours 16 degrees there. Not 18 like last week.
      send_message channel=sms to={by} text="Please close up in {r}; it's {c} °C" | Ask {by} | A text message (sms) for {by}: "Please close up in {r}; it's {c} °C"
      mqtt_publish topic=candle/room/ack payload="{r}" | Say thanks | candle/room/ack gets nothing but the room's name.
    `,
  },
  {
    language: 'en',
    earlier: ['How warm was the vat | vat_get → {was} °C', 'Warmer for pouring | vat_heat → vat {v} goes to {now} °C', 'Pour | gpio_write → pin {p} set to 0', 'Number of moulds | memory_recall → we own {n} star moulds and {m} round ones'],
    slots: { was: '60..67', now: '74..84', v: 'V1, V4, tub-2', p: '2..39', n: '20..48', m: '50..90' },
    tools: ['vat_get(vat): Say how warm a vat is', 'vat_heat(vat, celsius: int, hold_min?: int): Bring a vat to a temperature', 'mould_spray(kind: star|round, count: int): Grease moulds'],
    steps: `
      vat_heat vat="{v}" celsius={was} | Back to where it was | We have poured. The vat goes back to the temperature it had before step {step2}.
      vat_heat vat="{v}" celsius={now} hold_min=20 | Second pouring | Once more as warm as in step {step2}, and hold it for twenty minutes.
      gpio_write pin={p} value=1 | Stop pouring | In step {step3} the pourer was let go. It pours on low, so stop it.
      gpio_write pin={p} value=0 | Pour again | The same as in step {step3}.
      mould_spray kind=star count={n} | Grease the stars | All the star moulds we own.
      mould_spray kind=round count={m} | And the others | The moulds that aren't stars, every one of them.
      vat_get vat="{v}" | Ask it | How warm is that vat by now?
      memory_store key=moulds content="{n} star, {m} round" | Moulds | Under moulds: the first number, star, a comma, the second number, round.
      memory_forget key=moulds-2019 | Old list | The note moulds-2019 can go.
    `,
  },
  {
    language: 'en',
    slots: { id: 'c-12, j40, plan-7', url: '=http://10.0.4.9/light?ch=2&level=30, http://wax.local/api/vat/3/off, http://192.168.0.61/cm?cmnd=Power%20OFF', path: 'recipes/altar.md, batches/2026-10.csv, notes/dyes.txt', pin: '2..20', p2: '21..39', line: '10..80', k: 'wax-supplier, soy-price, altar-recipe', ok: '=paid / unpaid, disputed', inv: 'W-1140, R/88' },
    tools: ['invoice_send(number, to): Send an invoice', 'print_label(text, copies: int, size?: small|large): Print labels'],
    steps: `
      cron_remove id={id} | No more Friday mail | Piet plans too much. {id} has to go.
      cron_add schedule="30 5 * * 1-5" action=procedure text=melt-early | Melt early | On weekdays at half past five start melt-early. As cron: 30 5 * * 1-5
      http_request url="{url}" | The thing on the network | Fetch {url} and that's all.
      file_read path={path} from_line={line} lines=6 | Six lines | From line {line} on, six lines of {path}.
      memory_forget key={k} | Forget {k}
      memory_store key={k} content="Ask for Joost, not for his brother: 0.5 % less on Tuesdays" | Supplier | Write under {k}: "Ask for Joost, not for his brother: 0.5 % less on Tuesdays"
      @ok failed "{inv} is {ok}" // invoice_send number={inv} to=office@abbey.example | Invoice again | {inv} is {ok}. If it's paid there is nothing to send and the step fails; if not, send it to office@abbey.example.
      gpio_write pin={p2} value=0 board=shopfront | Window | On the board shopfront pin {p2} goes low. Not {pin}, that's the alarm.
      gpio_read pin={pin} board=shopfront | Alarm loop | The alarm loop of shopfront comes in on {pin}. Just look, the board doesn't mind.
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/session {"room": "{r}", "band": "{band}", "take": {tk}, "state": "{st}", "red_pin": {red}, "ac_pin": {ac}, "eng": "{eng}"}',
    slots: { r: 'A, B, vault', band: 'The Otters, Nils & Co, Grey Harbour', tk: '2..38', st: '=recording, armed / idle, playback', red: '2..19', ac: '20..39', eng: 'Dot, Ravi, Jess', db: '-18..-3' },
    tools: ['fader_set(channel: int, db: num, fade_s?: num): Set a fader', 'take_mark(take: int, label, star?: bool): Label a take', 'tb_open(seconds: int): Open the talkback'],
    steps: `
      @st gpio_write pin={red} value=1 // gpio_write pin={red} value=0 | Red light | Follows state. Recording or armed: lit. Anything else: dark. Plain lamp.
      @st gpio_write pin={ac} value=0 // gpio_write pin={ac} value=1 | Air con | Silent while recording/armed, else running.
      @st failed "the state is {st}" // tb_open seconds=10 | Talkback | Ten seconds. Never during recording/armed: fail.
      take_mark take={tk} label="keeper, tail's clipped" star=true | Mark | Current take: "keeper, tail's clipped", starred.
      take_mark take={tk} label="{band} {r}" | Label | Take as reported, label = band, blank, room. Star: leave.
      fader_set channel=7 db={db} | Vox | Ch 7, {db} dB. No fade.
      send_message channel=slack to={eng} text="{band}: take {tk} in {r}" | Engineer | Slack, to the engineer: band, colon, "take", number, "in", room.
      file_write path=sessions/{r}.log content="{tk};{st}" append=true | Log | sessions/ROOM.log, append: take, semicolon, state.
      gpio_read pin={ac} | Air con? | Read the air con pin of the message.
    `,
  },
  {
    language: 'en',
    slots: { a: '2..9', b: '10..17', c: '18..25', d: '26..33', e: '34..39', g: '18..62', ch: '1..24', ch2: '25..48', hz: '=80, 120, 3150, 8000', q: '0.5..4.5' },
    tools: ['pre_gain(channel: int, db: int): Set the gain of a preamp', 'pre_phantom(channel: int, on: bool): 48 V on a channel', 'eq_cut(channel: int, hz: int, db: num, q?: num): Take a frequency down', 'patch(from_jack, to_jack): Patch a line'],
    steps: `
      gpio_write pin={c} value=0 | Booth fan | Fans: A {a}, B {b}, booth {c}, machine room {d}. Booth: off.
      gpio_write pin={d} value=1 | Machine room | A {a}, B {b}, booth {c}, machine room {d}: all fans, high = blow. Machine room to blow.
      gpio_write pin={e} value=1 | Mute monitors | Mute relay {e}, energised = muted. Mute.
      gpio_write pin={e} value=0 | Unmute | Mute relay {e}, energised = muted. Sound, please.
      pre_gain channel={ch} db={g} | Gain | {g} on {ch}.
      pre_phantom channel={ch2} on=false | Ribbon | Ribbon mic on {ch2}. No 48 V there!
      pre_phantom channel={ch} on=true | Condenser | {ch}: 48 V.
      eq_cut channel={ch2} hz={hz} db=6 q={q} | Ring | Rings at {hz} Hz. Six dB down on {ch2}, Q {q}.
      gpio_read pin={b} | Fan B? | A {a}, B {b}, booth {c}, machine room {d}. Read B.
    `,
  },
  {
    language: 'en',
    earlier: ['Dim for the singer | light_set → booth from {was} % to {low} %', 'Stop the fridge | gpio_write → pin {fr} set to 1', 'Red light | gpio_write → pin {red} set to 1', 'Meter | lufs_get → {lu} LUFS'],
    slots: { was: '60..90', low: '5..25', fr: '2..20', red: '21..39', lu: '-13..-9 / -24..-18', song: 'Tin Roof, Low Tide, song 4' },
    tools: ['light_set(room, percent: int, fade_s?: int): Dim a room', 'bounce(name, format: wav|flac|mp3, trim?: bool): Write a mix to disk', 'lufs_get(seconds?: int): Measure loudness'],
    steps: `
      light_set room=booth percent={was} | Booth back | Singer's done. Booth as bright as before step {step1}.
      light_set room=B percent={low} fade_s=4 | Same in B | Room B: same brightness as booth has now, 4 s fade.
      gpio_write pin={fr} value=0 | Fridge | Beer's getting warm. Fridge back on; step {step2} stopped it.
      gpio_write pin={red} value=0 | Red off | Undo step {step3}.
      @lu failed "it has {lu} LUFS" // bounce name="{song}" format=flac | Bounce | Louder than -15 LUFS: fail. Quieter: bounce as "{song}", flac. Don't mention trim.
      bounce name="{song} rough" format=mp3 trim=true | Rough | Rough mix for the band: name "{song} rough", format mp3, trimmed.
      lufs_get | Measure again | Once more, default length.
      memory_store key=loudness content="{lu} LUFS" | Note | Key loudness: value + LUFS.
      gpio_read pin={red} | Lamp? | Read the lamp's pin.
    `,
  },
  {
    language: 'en',
    event: 'webhook /booking {"ref": "{ref}", "client": "{cl}", "room": "{r}", "from": "{t1}", "to": "{t2}", "deposit": "{dep}", "drums": {dr}, "mail": "{mail}"}',
    slots: { ref: 'BK-220, 7741, ST/16', cl: 'Owl Choir, M. Deane, Radio Nine', r: 'A, B, vault', t1: '=10:00, 11:30, 09:15', t2: '=18:00, 19:45, 22:30', dep: '=paid / open, late', dr: '=true / false', mail: 'ann@owlchoir.example, book@deane.example', heat: '2..19', dh: '20..39' },
    tools: ['cal.block(room, from_time, to_time, note?): Book a room', 'cal.free(room, from_time): Take a booking away', 'keys.code(room, valid_until, one_time?: bool): Make a door code', 'kit.pull(item, room): Bring equipment'],
    steps: `
      @dep cal.block room={r} from_time={t1} to_time={t2} // failed "the deposit is {dep}" | Block | Deposit paid: block the room, start to end. Not paid: fail.
      cal.block room={r} from_time={t1} to_time={t2} note="{cl}" | Block anyway | Regular. Block it, note = client. Ignore deposit.
      keys.code room={r} valid_until={t2} one_time=false | Code | Door code for that room till the end of the session. More than one use.
      cal.free room={r} from_time={t1} | Cancelled | They cancelled. Free it.
      @dr kit.pull item="drum kit 2" room={r} // failed "no drums are wanted" | Drums | Drums wanted: bring "drum kit 2" into the room. Not wanted: fail.
      gpio_write pin={dh} value=1 | Dehumidifier | Not the heating ({heat}). Dehumidifier, {dh}: run.
      gpio_write pin={heat} value=0 | Heating | Heating {heat} down. Dehumidifier {dh} stays as it is.
      send_message channel=email to={mail} text="You're booked: {t1} to {t2}, room {r}. Ring twice, the bell's at 3 o'clock of the blue door." | Confirm | Mail them: "You're booked: {t1} to {t2}, room {r}. Ring twice, the bell's at 3 o'clock of the blue door."
      memory_store key={ref} content="{cl}, {dep}" | Keep | Key = ref. Content: client, comma, deposit state.
    `,
  },
  {
    language: 'en',
    event: 'peripheral rack/pin_{p} {lv}',
    slots: { p: '2..12', lv: '=0 / 1', amp: '13..22', beep: '23..31', dl: '32..39', tape: 'T-301, reel 9, 2"-14', ips: '=15, 30' },
    tools: ['tape_roll(reel, ips: int, from_s?: int): Start the tape', 'tape_stop(): Stop the tape', 'tape_locate(seconds: int): Wind the tape'],
    steps: `
      @lv failed "the door of the machine room is open" // gpio_write pin={amp} value=1 | Amps | Event pin = machine room door, 1 = shut. Shut: amps on, pin {amp}. Open: fail.
      @lv gpio_write pin={beep} value=1 // gpio_write pin={beep} value=0 | Beeper | Door contact of the event: 1 = shut. Beeper {beep} sounds while it's open, else quiet.
      gpio_read pin={p} | Door again | Re-read the pin that reported.
      gpio_write pin={dl} value=0 | Magnet off | Door magnet {dl} holds while powered. Let go.
      gpio_write pin={dl} value=1 | Magnet holds | Door magnet {dl} holds while powered. Hold.
      tape_roll reel="{tape}" ips={ips} | Roll | Roll {tape}, {ips} ips, from where it is.
      tape_stop | Stop tape
      tape_locate seconds=75 | Locate | Wind to 1 min 15.
      mqtt_publish topic=studio/rack/door payload="{lv}" | Pass on | studio/rack/door: the level, bare.
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/mic/{m} {"mic": "{m}", "model": "{mod}", "hours": {h}, "hum_db": {hum}, "locker": {lo}, "last": "{who}"}',
    slots: { m: 'M4, M19, R2', mod: 'U 87, C-414, Coles', h: '12..88', hum: '-92..-80 / -61..-44', lo: '1..30', who: 'Ravi, Jess, guest', pin: '31..39' },
    tools: ['mic.retire(mic, reason): Take a mic out of use', 'mic.store(mic, locker: int, dry?: bool): Put a mic away', 'mic.test(mic, tone_hz?: int): Test a mic'],
    steps: `
      @hum failed "the hum is {hum} dB" // mic.retire mic={m} reason="hum {hum} dB" | Retire? | Hum above -70 dB (say -50): retire, reason "hum", value, dB. Lower: fail.
      mic.store mic={m} locker={lo} | Away | Its own locker. Dry: no word.
      mic.store mic={m} locker=31 dry=true | Damp | Not into its own locker. Number 31, dry.
      mic.test mic={m} | Test | Default tone.
      mic.test mic={m} tone_hz=440 | Concert A | Test again at 440.
      gpio_write pin={pin} value=1 | Locker heat | Dry heat, {pin}. On = high.
      memory_store key=mic-{m} content="{mod}, {h} h, last {who}" | Mic note | Key mic-ID: model, comma, hours + " h", comma, "last" + who.
      mqtt_publish topic=studio/mic/{m}/locker payload="{lo}" | Locker out | studio/mic/ID/locker: number.
      pushover message="{mod} hums at {hum} dB" title="{m}" | Push | Title: ID. Text: model, "hums at", value, dB.
    `,
  },
  {
    language: 'en',
    event: 'manual - end of the day, twelve takes, nobody slept',
    slots: { a: '2..14', b: '15..26', run: 'bk-5, r-601, up12', dir: 'sessions/otters, mixes/2026, stems', kw: 'tambourine, bad cable, snare', d: '=/mnt/vault/otters, /mnt/nas2/stems' },
    tools: ['disk.mirror(source, dest, delete_extra?: bool): Mirror a folder', 'desk.recall(scene: int): Load a desk scene', 'desk.store(scene: int, name?): Save a desk scene'],
    steps: `
      disk.mirror source={dir} dest={d} | Backup | Mirror {dir} into {d}. Nothing about extras.
      disk.mirror source={dir} dest={d} delete_extra=false | Careful backup | Mirror {dir} to {d}; what's extra there survives.
      desk.store scene=12 name="otters night" | Scene | Save as 12, "otters night".
      desk.recall scene=1 | Neutral | Desk to scene one.
      sop_status run_id={run} | Backup state | {run}: where is it?
      file_list path={dir} | Files | What lies in {dir}?
      file_search query="{kw}" | Find | "{kw}", everywhere.
      gpio_write pin={a} value=0 | Amps down | First amps ({a}), then desk ({b}), in that order. This step: amps.
      gpio_write pin={b} value=0 | Desk down | Amps ({a}) are down. Now the desk ({b}).
    `,
  },
  {
    language: 'en',
    event: 'mqtt studio/power {"ups": "{u}", "load_pct": {l}, "runtime_min": {m}, "mains": "{mains}", "relays": [{r1}, {r2}, {r3}]}',
    slots: { u: 'U1, U4, rack-ups', l: '21..88', m: '3..9 / 24..58', mains: '=ok / failed, lost', r1: '2..13', r2: '14..26', r3: '27..39', ph: 'Dot, Ravi' },
    tools: ['ups.shed(ups, outlet: int): Cut an outlet', 'ups.restore(ups, outlet: int): Give an outlet power', 'save.all(note?): Save every open session'],
    steps: `
      gpio_write pin={r2} value=0 | Second relay | relays in the event: second one, low.
      gpio_write pin={r3} value=1 | Last relay | Of the relays listed, the last: high.
      gpio_read pin={r1} | First relay | Read the first listed.
      @m save.all // failed "it runs {m} min more" | Save | Under 15 min runtime: save all, no note. Over: fail.
      @mains gpio_write pin=40 value=1 // gpio_write pin=40 value=0 | Kettle by mains | Kettle socket, pin 40: on with mains ok, off without.
      ups.shed ups={u} outlet=3 | Shed | That UPS, outlet 3, cut. Not 4.
      ups.restore ups={u} outlet=4 | Restore | Same UPS, outlet 4, power.
      send_message channel=sms to={ph} text="{u}: {m} min left at {l} %" | SMS | {ph}, sms: UPS, colon, runtime, "min left at", load, %.
      mqtt_publish topic=studio/power/runtime payload="{m}" | Runtime | studio/power/runtime, minutes only.
    `,
  },
];
