import * as z from 'zod/mini'
import {
  Count,
  Day,
  Flag,
  Id,
  Integer,
  Language,
  Many,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Rows,
  Sorted,
  Text,
  Timestamp,
} from './fields.ts'
import { operation } from './operation.ts'

/**
 * Hours of a weekday, 1 for Monday to 7, in the store's zone; ones that end before they begin end on the next day, and
 * `24:00` is the end of the day itself.
 */
export const OpenHours = z.object({
  weekday: Integer(1, 7),
  from: Pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 5),
  until: Pattern(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 5),
})
export type OpenHours = z.output<typeof OpenHours>

const decimals = String.raw`(\.\d{1,6})?`
/** Degrees as a decimal text. */
const Latitude = Pattern(new RegExp(`^-?([0-8]?\\d${decimals}|90(\\.0{1,6})?)$`), 12)
const Longitude = Pattern(new RegExp(`^-?((1[0-7]\\d|\\d{1,2})${decimals}|180(\\.0{1,6})?)$`), 12)

/** An operator's texts of a store; English is required. */
const Edited = {
  phone: OptionalText(40),
  hours: z.array(OpenHours).check(z.maxLength(70)),
  closed_days: z.array(Day).check(z.maxLength(100)),
  is_open: Flag,
  /** Orders are fetched there while it is open for business. */
  offers_pickup: Flag,
  position: Integer(0, 10_000),
  texts: Many(z.object({ language: Language, name: Text(120), address: Text(200), note: OptionalText(120) }), 5),
}
const Version = Integer(1, 1_000_000)

/** A store as operators edit it. `branch_id`, because every call may carry a `store_id` of its own (§7). */
export const StaffStore = z.object({
  branch_id: Id,
  version: Version,
  ...Edited,
  latitude: z.nullable(Latitude),
  longitude: z.nullable(Longitude),
  /** The hours in the caller’s language. */
  opening_hours_text: OptionalText(600),
  /** By its hours at this instant; null where it has none. */
  is_open_now: z.nullable(Flag),
  clerks: Rows(z.object({ member_id: Id, account: Text(16), added_at: Timestamp })),
})
export type StaffStore = z.output<typeof StaffStore>

const One = { branch_id: Id }
const view = { who: 'staff', permission: 'store.view' } as const
const edit = { who: 'staff', permission: 'store.edit' } as const

export const store = {
  list: operation({
    path: 'store/list',
    kind: 'query',
    access: view,
    summary: 'Stores in their order, with their clerks; by keywords of name or address, by state, by clerk',
    input: z.object({
      search: z.optional(Text(60)),
      is_open: z.optional(Flag),
      offers_pickup: z.optional(Flag),
      member_id: z.optional(Id),
      sort: Sorted('position', 'name'),
      ...PageInput,
    }),
    output: PageOf(StaffStore),
  }),
  view: operation({
    path: 'store/view',
    kind: 'query',
    access: view,
    summary: 'One store in full, in all languages',
    refusals: ['store.not_found'],
    input: z.object(One),
    output: StaffStore,
  }),
  save: operation({
    path: 'store/save',
    kind: 'command',
    access: edit,
    summary: 'Adds or changes a store; existing pickup orders keep their copy of it',
    refusals: ['store.not_found', 'store.changed', 'store.english_required', 'store.hours_overlap'],
    input: z.object({
      branch_id: z.optional(Id),
      version: z.optional(Version),
      ...Edited,
      latitude: z.optional(Latitude),
      longitude: z.optional(Longitude),
    }),
    output: StaffStore,
  }),
  switch: operation({
    path: 'store/switch',
    kind: 'command',
    access: edit,
    summary: 'Opens or closes a store; a closed one accepts no new pickup orders',
    refusals: ['store.not_found', 'store.changed'],
    input: z.object({ ...One, version: Version, is_open: Flag }),
    output: StaffStore,
  }),
  remove: operation({
    path: 'store/remove',
    kind: 'command',
    access: edit,
    summary: 'Removes a store without pickup orders',
    refusals: ['store.not_found', 'store.changed', 'store.in_use'],
    input: z.object({ ...One, version: Version }),
    output: z.object({}),
  }),
  add_clerks: operation({
    path: 'store/add_clerks',
    kind: 'command',
    access: edit,
    summary: 'Makes members clerks of a store (IDN-12); idempotent',
    refusals: ['store.not_found', 'member.not_found'],
    input: z.object({ ...One, member_ids: Many(Id, 50) }),
    output: z.object({ added: Count }),
  }),
  remove_clerk: operation({
    path: 'store/remove_clerk',
    kind: 'command',
    access: edit,
    summary: 'Removes a clerk of a store',
    refusals: ['store.not_found', 'store.not_a_clerk'],
    input: z.object({ ...One, member_id: Id }),
    output: z.object({}),
  }),
}
