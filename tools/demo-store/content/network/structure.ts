import { createRandom, drawBelow } from '../random.ts'
import { nameMembers, type Named } from './name-members.ts'

/** Days of history before the day on which the store is filled. */
export const historyDays = 90

/** A member's place in the network; instants in days since the history began, those before it negative. */
export interface Seat {
  account: string
  /** Of a member whom no other list names. */
  person?: Named
  sponsor: string | null
  registered: number
  /** When the Start-up product was bought; null: never. */
  purchased: number | null
  /** When it was refunded. */
  refunded?: number
}

/** Seats of the accounts that the demo store has anyway: who sits where in the pyramid that an RM4 needs. */
const seated: Record<number, readonly string[]> = {
  2: ['dana_rm2'],
  3: ['tea_and_books'],
  4: ['north_window', 'priya_n', 'yuuko_s'],
  5: ['lars_n', 'haruka_m', 'aisyah_r', 'hafiz_z'],
}
/** The three in each member's team who make them what they are come within so many days. */
const pace: Record<number, readonly [number, number]> = { 2: [3, 11], 3: [4, 13], 4: [5, 14], 5: [4, 14] }
/** Days of each of Erik's three at the start. */
const founders = [0.4, 13, 27]
/** Of a hundred members of the fourth generation, whose third recommendation comes only after the AM window has frozen. */
const lateShare = 40

/** Of the pyramid; the newest sales are those beside it. */
const lastSale = 79.4

/** The founder was an AM of the shop's former network: taken over, so without an order or a window. */
export const founder = 'erik_rm4'

/** Whose sponsor an operator changed, and to whom. */
export const sponsorChange = { account: 'dana_rm2', after: founder, day: 86.45 }

const bob = historyDays - 13
/** The rest of the network, beside the pyramid. */
const beside: readonly (readonly [
  account: string | null,
  sponsor: string,
  registered: number,
  purchased: number | null,
  refunded?: number,
])[] = [
  ['alice_rm', 'dana_rm2', -150, bob - 8],
  ['linjian_deer', 'alice_rm', -0.5, bob - 7],
  ['a_ning', 'alice_rm', -70, bob - 3],
  ['bob_am', 'alice_rm', 15, bob],
  ['carol_user', 'bob_am', 28, null],
  ['hannah_k', 'dana_rm2', -0.5, 62],
  ['minji_home', founder, -53, 12],
  ['summer_sea', 'minji_home', -0.5, 15],
  ['one_coffee', 'minji_home', -40, 20],
  [null, 'minji_home', 18, 24],
  [null, 'bob_am', 78, bob + 3],
  // Two whose Start-up orders were refunded.
  [null, 'bob_am', 77, bob + 2, 88.5],
  [null, 'tea_and_books', 40, 44, 56],
  // The newest.
  [null, 'dana_rm2', 81, 83.4],
  [null, founder, 71, 85.3],
  [null, 'minji_home', 86, 87.4],
  [null, 'dana_rm2', 64, 89.5],
]

/**
 * The whole network, a sponsor before whom they recommended: the pyramid of an RM4 (3 RM3, 9 RM2, 27 RM1, 81 RM, 243 AM), and beside it
 * who came otherwise. The same each time.
 */
export function listSeats(): Seat[] {
  const random = createRandom('network')
  const people = nameMembers(newcomers)
  const seat = (account: string | null | undefined, fields: Omit<Seat, 'account' | 'person'>): Seat => {
    if (account != null) return { account, ...fields }
    const person = people.pop()!
    return { account: person.account, person, ...fields }
  }
  const seats = [seat(founder, { sponsor: null, registered: -330, purchased: null })]
  let upper = seats.slice()
  for (let level = 1; level <= 5; level++) {
    const names = [...(seated[level] ?? [])]
    upper = upper.flatMap((sponsor) =>
      [0, 1, 2].map((place) => {
        const purchased = level === 1 ? founders[place]! : Math.min(sponsor.purchased! + daysAfter(random, level, place), lastSale)
        const name = names.shift()
        const isOld = level <= 3 || name !== undefined
        const registered = isOld ? sponsor.registered + 1 + 20 * random() : Math.max(sponsor.registered + 1, purchased - 5 * random())
        return seat(name, { sponsor: sponsor.account, registered, purchased })
      }),
    )
    seats.push(...upper)
  }
  for (const [account, sponsor, registered, purchased, refunded] of beside)
    seats.push(
      seat(account, {
        sponsor,
        registered: daytime(random, registered),
        purchased: purchased === null ? null : daytime(random, purchased),
        ...(refunded !== undefined && { refunded }),
      }),
    )
  return seats
}

/** A whole day as a time between eight in the morning and eight in the evening of it. */
const daytime = (random: () => number, day: number): number => (Number.isInteger(day) ? day + (8 + 12 * random()) / 24 : day)

function daysAfter(random: () => number, level: number, place: number): number {
  const [least, most] = pace[level]!
  const isLate = level === 5 && place === 2 && drawBelow(random, 100) < lateShare
  return isLate ? 15 + drawBelow(random, 18) + random() : least + random() * (most - least)
}

/** Every seat that no other list names. */
const newcomers = 3 + 8 + 26 + 78 + 239 + beside.filter(([account]) => account === null).length
