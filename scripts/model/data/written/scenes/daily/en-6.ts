import type { Scene } from '../../scene';

/** Short everyday steps with the product's own tools, in English, part 6: more texts than pins. */
export const dailyEn6: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt nursery/tent/{t} {"tent": "{t}", "seedlings": {n}, "soil_c": {c}}',
    slots: { t: 'N1, N7, west', n: '40..900', c: '4..9 / 18..24', a: '2..20', b: '21..40' },
    steps: `
      @c failed "the soil has {c} °C" // notify message="Tent {t} is warm enough" | Warm? | Soil at 15 °C or more: notification "Tent {t} is warm enough". Colder, fail.
      @c gpio_write pin={a} value=1 // gpio_write pin={a} value=0 | Heat mat | Heat mat {a}: on below 15 °C soil, off above.
      gpio_write pin={b} value=1 | Roof vent | Roof vent, {b}, goes up with a high. Up.
      mqtt_publish topic=nursery/{t}/count payload="{n}" | Count | nursery/TENT/count gets the number of seedlings. TENT is in the message.
      memory_store key=tent-{t} content="{n} seedlings" | Seedlings | Key: tent-{t}. Content: {n} seedlings
      file_search query="tent {t}" path=sowing | Sowing | Search sowing for "tent {t}".
      send_message channel=sms to=Grete text="Don't water {t} today" | Grete | SMS to Grete: "Don't water {t} today"
      sop_execute name=prick-out payload="{t}" | Prick out | Start prick-out with the tent as payload.
    `,
  },
  {
    language: 'en',
    event: 'webhook /mill/cane {"lot": "{l}", "brix": {b}, "farm": "{f}", "weight_t": {w}}',
    slots: { l: 'LT-40, 8812, C-7', b: '8..12 / 18..23', f: 'Rosa, Las-Palmas, hill', w: '3..38', a: '2..20', c: '21..40' },
    steps: `
      @b failed "the brix is {b}" // memory_store key={l} content="{f}, {w} t" | Accept | Brix 15 or more: key {l}, content "{f}, {w} t". Poorer cane: fail.
      @b pushover title="{l}" message="Brix is only {b}" // failed "the brix is {b}" | Poor cane | Under 15: push titled {l}, message "Brix is only {b}". Otherwise fail.
      gpio_write pin={a} value=1 | Carrier | Cane carrier {a} forward (1).
      gpio_write pin={c} value=0 | Steam off | Steam to the rollers comes through {c} at 1. No more steam.
      file_write path=mill/{f}.csv content="{l},{w}" append=true | Weights | Append lot,tonnes to mill/{f}.csv.
      mqtt_publish topic=mill/{f}/accept payload="{\\"lot\\":\\"{l}\\"}" | Lot out | Publish {"lot":"{l}"} on mill/FARM/accept; the farm is in the webhook.
      http_request url=http://lab.mill/brix | Lab | Fetch http://lab.mill/brix
      memory_recall query="{f} trash" limit=5 | Trash | Search the notes for "{f} trash", limit 5.
    `,
  },
  {
    language: 'en',
    earlier: ['Who is on call | memory_recall → {who}, desk {d}', 'Fridge drawers | drawer_scan → drawer {n}: {st}'],
    slots: { who: 'Ruth, Emil, Sana', d: '2..9', n: '11..40', st: '=empty / occupied, reserved', a: '2..20', b: '21..40' },
    steps: `
      @st memory_store key=free-drawer content="{n}" // failed "drawer {n} is {st}" | Free drawer | If the drawer of step {step2} is empty, key free-drawer, content its number. Otherwise fail.
      @st failed "drawer {n} is {st}" // send_message channel=sms to={who} text="Drawer {n} isn't free" | Not free | Drawer not empty: SMS to whoever is on call, "Drawer {n} isn't free". Empty: fail.
      gpio_write pin={a} value=1 | Hearse gate | Hearse gate: {a} high lifts it. Lift.
      gpio_write pin={b} value=0 | Corridor | Corridor light is relay {b}; out, please.
      notify title="Desk {d}" message="{who} is on call" | Desk | Title "Desk {d}", message "{who} is on call".
      mqtt_publish topic=mortuary/drawer/{n} payload=check | Check | Publish check on mortuary/drawer/N with the drawer number found.
      file_read path=forms/release.txt lines=15 | Form | 15 lines of forms/release.txt from the top.
      cron_remove id=rota-{d} | Rota | Take out the plan rota-{d}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt tunnel/fan/{f} {"fan": "{f}", "co_ppm": {co}, "jam": "{j}"}',
    slots: { f: 'F2, F9, mid', co: '3..20 / 60..140', j: '=no / yes, partly', a: '2..20', b: '21..40' },
    steps: `
      @co gpio_write pin={a} value=0 // gpio_write pin={a} value=1 | Jet fan | CO over 35: jet fan {a} on. Under: off.
      @j failed "there is no jam" // mqtt_publish topic=tunnel/sign payload="SLOW" | Sign | Jam (even partly): publish SLOW on tunnel/sign. No jam: fail.
      @j cron_add schedule="0 23 * * *" action=procedure text=wash-tunnel // failed "the jam is {j}" | Washing | No jam: plan the procedure wash-tunnel, schedule 0 23 * * *. With one, fail.
      gpio_write pin={b} value=1 | Barrier | Barrier {b}: 1 lowers it. Lower it.
      gpio_read pin={b} | Barrier? | Read the barrier pin, {b}.
      memory_store key=co/{f} content="{co} ppm" | CO | Key: co/{f}. Content: {co} ppm
      file_write path=tunnel/co.txt content="{f} {co}" append=true | CO file | Append fan, blank, ppm number to tunnel/co.txt.
      send_message channel=radio to=patrol text="There's CO at {f}: {co} ppm" | Patrol | Radio to patrol: "There's CO at {f}: {co} ppm"
    `,
  },
  {
    language: 'en',
    slots: { a: '2..20', b: '21..40', run: 'run-61, r-240, feed-3', pony: 'Nugget, Clover, Tilly', vet: 'Dr Bauer, Dr Osei, Ilse' },
    steps: `
      gpio_write pin={a} value=1 | Walker | Horse walker: start it through {a}.
      gpio_write pin={b} value=0 | Arena lights | Arena lights go with {b}. Dark, please.
      sop_cancel run_id={run} reason="{pony} is lame" | Cancel | Cancel the run {run}; the reason is "{pony} is lame".
      sop_status run_id={run} | How is it? | How does the run {run} stand?
      memory_forget key=ride-{pony} | No ride | Delete the note ride-{pony}.
      send_message channel=email to="{vet}" text="{pony}'s left fore is warm" | Vet | Email to {vet}: "{pony}'s left fore is warm"
      pushover message="Nobody rides {pony}" | Nobody | Push "Nobody rides {pony}".
      file_list path=horses/{pony} | Papers | List what's in horses/{pony}.
    `,
  },
  {
    language: 'en',
    event: 'mqtt press/plate {"plate": "{p}", "density": {d}, "operator": "{op}", "vacuum": {v}}',
    slots: { p: 'K-12, cyan-4, P-9', d: '0.7..0.9 / 1.4..1.7', op: 'Hugo, Mei, Carl / ∅', v: '2..20', b: '21..40' },
    steps: `
      @op send_message channel=teams to={op} text="Plate {p}'s done" // failed "no operator is named" | Operator | Teams to the operator in the message: "Plate {p}'s done". No operator there: fail.
      @d failed "the density is {d}" // mqtt_publish topic=press/{p}/go payload=1 | Go | Density from 1.2: publish 1 on press/PLATE/go, plate of the message. Thinner: fail.
      gpio_write pin={v} value=1 | Vacuum | Vacuum pin of the message: on.
      gpio_write pin={v} value=0 | Let go | Vacuum pin of the message: off, the plate comes loose.
      gpio_read pin={b} | Paper? | Paper sensor {b}; read it.
      memory_store key={p} content="density {d}" | Density | Key: {p}. Content: density {d}
      file_write path=press/last.txt content="{p}" | Last plate | Overwrite press/last.txt with the plate's name.
      http_request url=http://rip.local/queue method=DELETE | Queue | Send a DELETE to http://rip.local/queue
    `,
  },
];
