import type { Scene } from '../../scene';

/** Ordinary procedures in full sentences: tools of other makers, part 4. */
export const plainOthers4: readonly Scene[] = [
  {
    language: 'en',
    event: 'mqtt hotel/floor{floor} {"room": "{room}", "wing": "{wing}", "t_c": {t}, "guest": "{guest}", "checkout": "{out}"}',
    slots: { floor: '1..5', room: '101..599', wing: 'east, west, garden, tower', t: '14..18 / 20..26', guest: 'Mr Alba, Ms Keller, Dr Osei', out: '=10:00, 11:00, 12:30', room2: '601..640' },
    tools: ['otello_climate(wing, room: int, celsius: num): Set the temperature of a room', 'otello_clean(room: int, from, minutes?: int): Send the cleaners to a room', 'otello_change(guest, from: int, to: int): Give a guest another room', 'otello_wake(room: int, time, by?: phone|tv): Order a wake-up call', 'otello_door(room: int, locked: bool): Lock or unlock a room'],
    steps: `
      otello_climate wing={wing} room={room} celsius=21.5 | Twenty-one and a half | Set the room in the message to twenty-one and a half degrees. The wing it lies in is given there too.
      @t otello_climate wing={wing} room={room} celsius=20 // failed "the room has {t} degrees" | Warm up a cold room | If fewer than 19 degrees were measured, set this room to 20 degrees. If it is warm enough already, the step fails.
      otello_clean room={room} from={out} | Clean after the guest | Send the cleaners to the room of the message as soon as the guest has to be out; the hour is in the message.
      otello_clean room={room2} from=13:30 minutes=45 | Room {room2} | Room {room2} should be cleaned from half past one in the afternoon, for three quarters of an hour. The room in the message is not meant.
      otello_change guest="{guest}" from={room} to={room2} | Another room | The guest complains about the noise. Please move this guest from the present room to room {room2}.
      otello_wake room={room} time=06:15 | Wake the guest | The guest in this room would like to be woken at a quarter past six in the morning.
      otello_wake room={room} time=05:45 by=phone | By phone | Order a wake-up call by phone for the reported room, at a quarter to six in the morning.
      otello_door room={room} locked=true | Lock the room | The guest has left. Please lock the room of the message.
      otello_door room={room} locked=false | Let the plumber in | The plumber waits at the door of the reported room. Unlock it.
      notify message="{guest} leaves room {room} at {out}" | Who leaves | Show a notification that says which guest leaves which room at what time, as in: Ms Keller leaves room 204 at 11:00.
    `,
  },
  {
    language: 'en',
    event: 'mqtt house/meters {"house": "{house}", "month": "{month}"}',
    earlier: ['Read the meters | meter_list → heating {a} kWh, water {b} m³, power {c} kWh', 'Find the tenant | tenant_find → flat {flat}, {name}, landlord {land}'],
    slots: { house: 'H4, Mill Lane, Park 9', month: '=May, June, October', a: '300..399 / 401..650', b: '12..48', c: '60..190', flat: '1..9', name: 'Horvat, Jansen, Silva', land: 'Brandt, Casa Nova, Huber' },
    tools: ['mietra_bill(flat: int, kind: heating|water|power, amount: int): Bill a consumption', 'mietra_credit(flat: int, euros: num): Give money back', 'mietra_letter(from, to, text): Write a letter', 'mietra_visit(flat: int, date, time): Announce a visit', 'mietra_share(flat: int, percent: int): Set the share of the costs of the house'],
    steps: `
      mietra_bill flat={flat} kind=water amount={b} | Bill the water | Bill the water consumption from step {step1} to the flat that was found in step {step2}.
      mietra_bill flat={flat} kind=power amount={c} | Bill the power | Please bill this flat for the electric power that the meters showed.
      @a mietra_bill flat={flat} kind=heating amount={a} // failed "the heating used {a} kWh" | Heating up to 400 | Bill the heating to this flat if no more than 400 kWh were read. With more than that the meter has to be checked first, and the step fails.
      mietra_credit flat={flat} euros=12.5 | Money back | The flat has paid twelve euros and fifty cents too much. Give it back.
      mietra_letter from="{land}" to={name} text="The meters were read." | Letter to the tenant | Write a letter from the landlord to the tenant. The text is: The meters were read.
      mietra_letter from={name} to="{land}" text="Please check the heating." | Letter to the landlord | Write a letter in the name of the tenant to the landlord, with the text: Please check the heating.
      mietra_visit flat={flat} date=2026-10-05 time=16:30 | Announce the visit | Announce a visit to the flat that was found, on 2026-10-05 at half past four in the afternoon.
      mietra_share flat={flat} percent=20 | One fifth | From now on this flat pays one fifth of the costs of the house.
      file_write path=meters/log.csv content="{flat},{b},{c}" append=true | Meter log | Add one line to meters/log.csv: flat, water and power, with commas and without units, as in 4,20,95.
    `,
  },
];
