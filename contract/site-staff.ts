import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Flag, Id, Integer, Language, Many, OptionalText, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { SettingKey, SettingRow, SettingValue } from './setting.ts'

/** Where an advert is shown. */
export const AdvertCode = z.enum(['start_up'])
/** `off` by an operator, before, in and after its window. */
export const AdvertState = z.enum(['off', 'scheduled', 'running', 'ended'])
const Version = Integer(1, 2_000_000_000)
/** A page of the shop, or one of another house over HTTPS. */
const Target = Pattern(/^(?:\/(?![\\/])\S*|https:\/\/\S+)$/, 2000)
const AdvertPicture = z.omit(Picture, { alt: true })

const AdvertFields = {
  code: AdvertCode,
  /** Smaller ones come first. */
  position: Integer(0, 9999),
  picture: z.nullable(AdvertPicture),
  /** Seconds until it closes by itself. */
  seconds: Integer(1, 15),
  starts_at: Timestamp,
  ends_at: Timestamp,
  is_on: Flag,
}

export const AdvertRow = z.object({
  advert_id: Id,
  /** In the caller's language, else in English. */
  title: Text(60),
  state: AdvertState,
  ...AdvertFields,
  href: z.nullable(Target),
  version: Version,
})
export type AdvertRow = z.output<typeof AdvertRow>
const AdvertText = z.object({ language: Language, title: Text(60) })

const view = { who: 'staff', permission: 'site.view' } as const
const edit = { who: 'staff', permission: 'site.edit' } as const

/** What operators do with how the shop looks and whether it is open. */
export const siteStaff = {
  list_adverts: operation({
    path: 'site/list_adverts',
    kind: 'query',
    access: view,
    summary: 'Adverts, the newest first',
    input: z.object({ sort: Sorted('title', 'starts_at', 'ends_at', 'position'), ...PageInput, state: z.optional(AdvertState) }),
    output: PageOf(AdvertRow),
  }),
  view_advert: operation({
    path: 'site/view_advert',
    kind: 'query',
    access: view,
    summary: 'One advert in all languages, for editing',
    refusals: ['site.advert_not_found'],
    input: z.object({ advert_id: Id }),
    output: z.object({ advert_id: Id, version: Version, ...AdvertFields, href: z.nullable(Target), texts: Rows(AdvertText) }),
  }),
  save_advert: operation({
    path: 'site/save_advert',
    kind: 'command',
    access: edit,
    summary: 'Adds an advert, or changes one at the version that was shown; visible from the start of its window',
    refusals: ['site.advert_not_found', 'site.changed', 'site.advert_window', 'media.gone'],
    input: z.object({
      advert_id: z.optional(Id),
      version: z.optional(Version),
      ...AdvertFields,
      href: z.optional(Target),
      texts: Many(AdvertText, 5),
    }),
    output: z.object({ advert_id: Id, version: Version }),
  }),
  remove_advert: operation({
    path: 'site/remove_advert',
    kind: 'command',
    access: edit,
    summary: 'Removes an advert with its texts and its picture',
    refusals: ['site.advert_not_found', 'site.changed'],
    input: z.object({ advert_id: Id, version: Version }),
    output: z.object({}),
  }),
  view_settings: operation({
    path: 'site/view_settings',
    kind: 'query',
    access: view,
    summary: 'Settings of the shop’s look, its offers and whether it is open',
    input: z.object({}),
    output: z.object({ list: Rows(SettingRow) }),
  }),
  change_settings: operation({
    path: 'site/change_settings',
    kind: 'command',
    access: edit,
    summary: 'Changes settings of the shop’s look, its offers and whether it is open, all or none',
    refusals: ['setting.not_found', 'setting.changed'],
    input: z.object({
      list: z.array(z.object({ key: SettingKey, value: SettingValue, version: Integer(0, 2_000_000_000) })).check(z.maxLength(20)),
      reason: z.optional(OptionalText(200)),
    }),
    output: z.object({ list: Rows(z.object({ key: SettingKey, version: Version })) }),
  }),
}
