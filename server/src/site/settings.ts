import { Language, Pattern, Text, Theme, Timestamp } from '@longmall/contract/fields.ts'
import { DemoAccount, HostPattern, MapTiles, Tab } from '@longmall/contract/site.ts'
import * as z from 'zod/mini'
import { constrainSettings, settings } from '../kernel/settings.ts'

/** Texts of the operator by language; English where one is missing. */
const TextByLanguage = (max: number) => z.partialRecord(Language, Text(max))
export type TextByLanguage = Partial<Record<Language, string>>

const TabSetting = z.extend(z.omit(Tab, { label: true }), { label: z.optional(TextByLanguage(40)) })
const defaultTabs: z.output<typeof TabSetting>[] = [
  { key: 'home', path: '/', icon: 'house' },
  { key: 'category', path: '/v2/goods/category/category', icon: 'layout-grid' },
  { key: 'cart', path: '/v2/goods/cart/cart', icon: 'shopping-cart' },
  { key: 'member', path: '/v2/member/index/index', icon: 'user' },
]
// Our own calls are at `/api` and nowhere else; another server is named whole, and reached by https unless it is this machine.
const rest = String.raw`(?::\d{1,5})?(?:\/[\w.~-]+)*\/?$`
const host = String.raw`[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?`
const Base = {
  schema: Pattern(new RegExp(String.raw`^\/api\/?$|^https:\/\/${host}${rest}|^http:\/\/(?:localhost|127\.0\.0\.1)${rest}`), 300),
  default: '/api',
}
// In a shopper's own network.
const BoxBase = { ...Base, schema: Pattern(new RegExp(String.raw`^\/api\/?$|^https?:\/\/${host}${rest}`), 300) }

export const siteSettings = settings('site', {
  state: {
    schema: z.union([z.literal(1), z.literal(-2), z.literal(-3)]),
    default: 1,
    effect: '1 opens the shop, -2 closes it, -3 closes it until the time set.',
  },
  closed_until: { schema: z.nullable(Timestamp), default: null, effect: 'When a shop closed by schedule opens again by itself.' },
  theme_style: { schema: Theme, default: 'default', effect: 'The colours of the shop, where a member has not chosen others.' },
  tab_bar: {
    schema: z.array(TabSetting).check(z.minLength(1), z.maxLength(5)),
    default: defaultTabs,
    effect: 'Tabs, their order, icons and names.',
  },
  base_main: { ...Base, effect: 'Where the storefront sends its calls.' },
  base_member_level: { ...Base, effect: 'Where the storefront sends calls of member levels.' },
  base_set_top_box: { ...BoxBase, effect: 'Where the storefront sends calls of set-top boxes.' },
  webview_hosts: {
    schema: z.array(HostPattern).check(z.maxLength(200)),
    default: [],
    effect: 'Hosts whose pages open within the shop; all others ask first. `*.example.com` is everything below example.com.',
  },
  map_tiles: {
    schema: z.nullable(MapTiles),
    default: null,
    effect: 'Where map tiles come from, with the words their source asks for; without it outlines of the world are drawn.',
  },
  demo_accounts: {
    schema: z.array(z.extend(z.omit(DemoAccount, { note: true }), { note: z.union([Text(120), TextByLanguage(120)]) })),
    default: [],
    effect: 'Accounts that the log-in screen of a demo store offers.',
  },
})

const { state, closed_until, tab_bar } = siteSettings
constrainSettings([closed_until, state], 'setting.closed_until_missing', (read) => read(state) !== -3 || read(closed_until) !== null)
constrainSettings([tab_bar], 'setting.tabs_wrong', (read) => {
  const keys = read(tab_bar).map(({ key }) => key)
  return new Set(keys).size === keys.length && keys.includes('home')
})
