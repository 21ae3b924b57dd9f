import type { Scene } from '../../scene';

/** Everyday steps with the product's own tools that have to be understood, in English, part 5. */
export const errandsEn5: readonly Scene[] = [
  {
    language: 'en',
    event: 'webhook /radio/studio {"studio": "{st}", "show": "{show}", "host": "{who}", "guest": "{gu}", "level_left": {a}, "level_right": {b}, "length_min": {min}}',
    slots: { st: '=S1, S3, loft', show: '=Dawn, Jukebox, Talk', who: 'Carla, Big Joe, Ms. Rhee', gu: 'Ivo Stern, Nadia, Prof. Quill', a: '71..94 / 12..33', b: '41..63', min: '=15, 30, 45, 90', s: '{min} * 60', on: '4..12', amp: '13..21', ac: '22..30', h: '5..9', hw: '{h} in words', h2: '18..23' },
    steps: `
      gpio_write pin={on} value=1 | On-air light {on}, amplifier {amp}, air con {ac} | We go live. The red sign must burn.
      gpio_write pin={ac} value=0 | On-air light {on}, amplifier {amp}, air con {ac} | One hears the cooling in the microphone, so that goes off.
      @a notify message="left is louder" title="{st}" // notify message="right is louder" title="{st}" | Balance | Compare the levels and show "left is louder" or "right is louder", entitled with the studio.
      mqtt_publish topic=radio/{st}/clock payload="{s} s" | Clock | The clock on radio/STUDIO/clock runs in seconds, "60 s" for example. Give it the length of the show.
      send_message channel=whatsapp to="{gu}" text="{who} expects you in {st}" | For the guest | By whatsapp to the guest: "HOST expects you in STUDIO".
      send_message channel=whatsapp to="{who}" text="{gu} comes to {show}" | For the host | And the host should get, by whatsapp as well: "GUEST comes to SHOW".
      cron_add schedule="0 {h} * * 1-5" action=message text="{show} is on" name={show} | Weekday show | A message "SHOW is on" from Monday to Friday at {hw} in the morning sharp, under the name of the show.
      cron_add schedule="30 {h2} * * 5" action=procedure text=record | Friday night | Fridays at {h2}:30 the procedure record should run. No name, no time zone.
      file_write path=shows/{show}/guests.txt content="{gu}" append=true | Guest book | Each show has a folder in shows with guests.txt inside. The guest is put at its end.
    `,
  },
  {
    language: 'en',
    event: 'mqtt mushrooms/{room}/air {"co2": {co}, "kind": "{kind}", "picked_g": {g}, "picker": "{who}", "bags": {n}}',
    slots: { room: '=r2, r5, tunnel', co: '500..900 / 1300..2600', kind: '=Oyster, Shiitake, Enoki', g: '1200..9800', kg: '{g} / 1000', who: 'Ama, Leszek, Mrs. Bui', n: '3..40', fan: '4..12', mist: '13..21', light: '22..30', m: '11..54', h: '4..9' },
    steps: `
      @co gpio_write pin={fan} value=0 // gpio_write pin={fan} value=1 | Fresh air | fan: {fan}. mist: {mist}. light: {light}. Blow (1) from 1000 ppm up, otherwise not (0).
      gpio_write pin={mist} value=1 | Dry caps | fan: {fan}. mist: {mist}. light: {light}. The caps crack for want of water in the air; do something about it (1).
      gpio_read pin={light} | Burning? | fan: {fan}. mist: {mist}. light: {light}. I only want to know whether it's bright.
      file_write path=harvest/{room}.csv content="{kind},{kg}" append=true | Harvest list | To harvest/ROOM.csv add kind and kilos, a comma but no blank between them. The scale gave grams.
      pushover message="{who} picked {kg} kg" | Who picked | Push "NAME picked 1.5 kg", right name and right weight, nothing on top.
      @co memory_store key=air-{room} content=good // memory_store key=air-{room} content=bad | Air note | air-ROOM gets "good" with less than 1000 ppm and "bad" with more.
      mqtt_publish topic=mushrooms/{room}/bags payload={n} | Bags | Where this came from but with bags at the end instead of air: there goes the number of bags.
      cron_add schedule="{m} {h} * * *" action=procedure text=mist-{room} | Morning mist | Daily, {h}:{m}, the procedure whose name is mist- and the room.
      http_request url="http://market.example/{kind}" method=POST body="{kg} kg" | Offer | POST what was picked, in kilos like "1.5 kg", to http://market.example/KIND.
    `,
  },
  {
    language: 'en',
    earlier: ['Read the plug list | file_read → {p1} kiln, {p2} wheel, {p3} extractor, {p4} door switch', 'What is in the kiln | memory_recall → {n} bowls by {who}, glaze {gl}', 'Start the firing | sop_execute → {run}'],
    slots: { p1: '4..10', p2: '11..17', p3: '18..24', p4: '25..31', n: '4..36', who: '=Imke, Rafael, Sun', gl: '=celadon, tenmoku, shino', run: '=run-12, run-57, k-9', h: '17..22', c: '=cheap / dear', lim: '2..8' },
    steps: `
      gpio_write pin={p3} value=1 | Fumes | Fumes come out; whatever is there to suck them off must run (1). The plug list tells you the pin.
      gpio_write pin={p2} value=0 | Clay is finished | Nobody throws any more, so the wheel stands still (0).
      gpio_read pin={p4} | Kiln door | Look at the switch on the door. Which pin? Step {step1} found it.
      sop_status run_id={run} | How hot yet | Ask after the firing that was started.
      sop_cancel run_id={run} reason="{gl} runs" | It drips | Call the firing off. As reason give the glaze and the word runs.
      send_message channel=email to={who} text="{n} bowls in {gl}" | Potter | To the person whose bowls they are, email: "2 bowls in cobalt", with their number and glaze.
      memory_recall query={gl} limit={lim} | Glaze | Search the notes for the glaze that was found; not more than {lim}.
      file_write path=kiln/{gl}/{who}.txt content={n} | Count | The file kiln/GLAZE/POTTER.txt holds nothing but the number of bowls. Write it new.
      @c cron_add schedule="0 {h} * * 1-5" action=procedure text=fire // cron_add schedule="0 {h} * * 6,0" action=procedure text=fire | Power is {c} on weekdays | Procedure fire at {h}:00. If power's cheap on weekdays, then Monday to Friday (1-5). If it's dear then, Saturday and Sunday (6,0).
    `,
  },
  {
    language: 'en',
    event: 'mqtt harbour/crane/{cr} {"load_kg": {kg}, "from": "{fr}", "to": "{to}", "driver": "{dr}", "spotter": "{sp}", "brake": "{br}"}',
    slots: { cr: '=K1, K4, K9', kg: '=850, 1250, 2400, 3600', t: '{kg} / 1000', fr: '=quay, barge, yard', to: '=shed, truck, train', dr: 'Osman, Ms. Pike, Jorn', sp: 'Lela, old Finn, B. Wu', br: '=on / off', bell: '4..12', flood: '13..21', hook: '22..30', h: '6..9', hw: '{h} in words' },
    steps: `
      notify message="{cr}: {t} t" | Tonnes | Show crane, colon, load in tonnes, like "K0: 1.1 t". There are a thousand kilos in one.
      send_message channel=radio to="{sp}" text="{fr} to {to}" | Not the driver | Radio to the one who spots: where the load comes from, "to", where it goes.
      @br send_message channel=radio to="{dr}" text="release the brake" // send_message channel=radio to="{dr}" text="set the brake" | Brake | Radio to the driver. Brake on: "release the brake". Brake off: "set the brake".
      @br failed "the brake is on" // gpio_write pin={bell} value=1 | bell={bell} flood={flood} hook={hook} | Ring (1) before it moves. With the brake on it can't move, so the step fails.
      gpio_write pin={flood} value=1 | bell={bell} flood={flood} hook={hook} | Night shift. Floodlight!
      gpio_read pin={hook} | bell={bell} flood={flood} hook={hook} | Is there anything on the hook? Read, don't write.
      mqtt_publish topic=harbour/{fr}/{to} payload={cr} | Route | Topic harbour/FROM/TO, payload the crane.
      file_list path=loads/{cr} | Load sheets | Show what lies in loads/CRANE.
      cron_add schedule="15 {h} * * 1" action=message text="Oil {cr}" | Oil | Mondays, quarter past {hw} in the morning, message: "Oil" and the crane.
    `,
  },
];
