import * as z from 'zod/mini'
import { addons } from './addons.ts'
import { Picture } from './catalogue.ts'
import { Address, Flag, Id, Integer, Language, OptionalText, Pattern, Rows, Text, Theme, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { AdvertCode, siteStaff } from './site-staff.ts'

export const Tab = z.object({
  key: z.enum(['home', 'category', 'cart', 'member']),
  path: Address,
  label: Text(40),
  icon: Pattern(/^[a-z-]+$/, 40),
})
export type Tab = z.output<typeof Tab>

export const SiteState = z.object({
  version: Text(20),
  store_name: Text(80),
  /** 1 open, -2 closed by the operator, -3 closed by schedule. */
  site_state: z.union([z.literal(1), z.literal(-2), z.literal(-3)]),
  closed_until: z.nullable(Timestamp),
  /** Closed because its owner has not opened it yet. */
  opens_soon: Flag,
  theme_style: Theme,
  tab_bar: Rows(Tab),
  addons: z.record(z.enum(addons), Flag),
  languages: Rows(Language),
  /** ISO 4217. */
  currency: Text(8),
  /** How prices are shown: by the rules of the reader's language, or as the specification has it. */
  price_style: z.enum(['locale', 'specification']),
  /** The store's days and hours, `Asia/Shanghai`. */
  time_zone: Text(60),
  /** Grades by key: the member-level discount in tenths of a hundred (980 = 9.8-fold) that everyone may read. */
  grade_discounts: Rows(z.object({ grade: Integer(-1, 9), name: Text(40), discount_permille: Integer(0, 1000) })),
  base_urls: z.object({ main: Address, member_level: Address, set_top_box: Address }),
  hotline: OptionalText(40),
  /** How calls must be sealed: 0 not at all. */
  security_option: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  demo: Flag,
})
export type SiteState = z.output<typeof SiteState>

export const Advert = z.object({
  advert_id: Id,
  title: Text(60),
  picture: z.nullable(Picture),
  href: z.nullable(Address),
  /** Seconds until it closes by itself. */
  seconds: Integer(1, 15),
})
export type Advert = z.output<typeof Advert>

/** A host that the web view may frame: exact, or everything below it (`*.example.com`); a port only where it is not the usual one. */
export const HostPattern = Pattern(/^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/, 200)
/** Map tiles of the operator: an https address with `{z}`, `{x}`, `{y}`, and the attribution that their source requires. */
export const MapTiles = z.object({
  template: Pattern(/^https:\/\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s"'<>;]+$/, 500),
  attribution: Text(200),
})
export type MapTiles = z.output<typeof MapTiles>

export const DemoAccount = z.object({ account: Text(16), password: Text(64), payment_password: Text(6), grade: Text(8), note: Text(120) })

export const site = {
  ...siteStaff,
  state: operation({
    path: 'site/state',
    open_when_closed: true,
    kind: 'query',
    access: { who: 'all' },
    summary: 'State of the store for the shell: open or closed, tabs, theme, add-ons, bases',
    input: z.object({}),
    output: SiteState,
  }),
  time: operation({
    path: 'site/time',
    open_when_closed: true,
    kind: 'query',
    access: { who: 'all' },
    summary: 'The store clock, for countdowns',
    input: z.object({}),
    output: z.object({ server_time: Timestamp }),
  }),
  visit: operation({
    path: 'site/visit',
    kind: 'non_transactional',
    rate: 'read',
    access: { who: 'optional' },
    summary: 'Counts a visitor of the day, once; called by browsers, so that clients without scripts are not counted',
    input: z.object({}),
    output: z.object({}),
  }),
  adverts: operation({
    path: 'site/adverts',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Current adverts of a slot, in their order (SHL-15)',
    input: z.object({ code: AdvertCode }),
    output: z.object({ list: Rows(Advert) }),
  }),
  web_view: operation({
    path: 'site/web_view',
    open_when_closed: true,
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Hosts that the web view may show in a frame (SHL-20)',
    input: z.object({}),
    output: z.object({ hosts: Rows(HostPattern) }),
  }),
  map: operation({
    path: 'site/map',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Map tiles of the operator; null: built-in outlines (SHL-21)',
    input: z.object({}),
    output: z.object({ tiles: z.nullable(MapTiles) }),
  }),
  demo_accounts: operation({
    path: 'site/demo_accounts',
    open_when_closed: true,
    kind: 'query',
    access: { who: 'demo' },
    summary: 'Accounts of the demo store',
    input: z.object({}),
    output: z.object({ list: Rows(DemoAccount) }),
  }),
  advance_clock: operation({
    path: 'site/advance_clock',
    open_when_closed: true,
    sealed: 'never',
    kind: 'non_transactional',
    access: { who: 'demo' },
    summary: 'Moves the store clock of a demo store forward; everything due runs in order',
    input: z.object({ minutes: Integer(1, 1_051_200) }),
    output: z.object({ server_time: Timestamp, timers_run: Integer(0, 100_000_000) }),
  }),
}
