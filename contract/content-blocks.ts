import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Address, Flag, Id, Pattern, Text, Timestamp } from './fields.ts'
import { addons } from './addons.ts'

// Blocks as operators compose them: in all languages, and half done while they are being written.

const UpTo = <Item extends z.ZodMiniType>(item: Item, max: number) => z.array(item).check(z.maxLength(max))

/** A text in the languages it has so far; English is the fallback. */
export const LocalizedText = (max: number) =>
  z.object({
    'en-us': z.optional(Text(max)),
    'zh-cn': z.optional(Text(max)),
    'ko-kr': z.optional(Text(max)),
    'ja-jp': z.optional(Text(max)),
    'ms-my': z.optional(Text(max)),
  })
export type LocalizedText = z.output<ReturnType<typeof LocalizedText>>

/** Names a block within its page for as long as it is edited. */
export const BlockKey = Pattern(/^[a-z0-9_]{1,20}$/, 20)
export const BlockIcon = Pattern(/^[a-z0-9-]+$/, 40)

/** A picture without its alternative text, which each language has separately. */
export const BarePicture = z.omit(Picture, { alt: true })

/** Fields of every block: hidden ones are stored and not shown, others are shown from and until an instant. */
const common = {
  key: BlockKey,
  is_hidden: Flag,
  /** The add-on with which the block disappears. */
  addon: z.nullable(z.enum(addons)),
  visible_from: z.nullable(Timestamp),
  visible_until: z.nullable(Timestamp),
}
const title = LocalizedText(60)
const Pictured = { href: Address, picture: z.nullable(BarePicture), alt: LocalizedText(200) }
const Card = z.object({ label: LocalizedText(60), subtitle: LocalizedText(120), ...Pictured })

export const DraftBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search_bar'), ...common, placeholder: LocalizedText(60) }),
  z.object({ kind: z.literal('carousel'), ...common, slides: UpTo(Card, 10) }),
  z.object({
    kind: z.literal('icon_grid'),
    ...common,
    icons: UpTo(z.object({ label: LocalizedText(30), href: Address, icon: BlockIcon }), 30),
  }),
  z.object({
    kind: z.literal('notice'),
    ...common,
    notices: UpTo(z.object({ text: LocalizedText(200), href: z.nullable(Address) }), 10),
  }),
  z.object({ kind: z.literal('coupons'), ...common, title }),
  z.object({ kind: z.literal('flash_sale'), ...common, title }),
  z.object({ kind: z.literal('brand_row'), ...common, title, brands: UpTo(z.object({ label: LocalizedText(60), ...Pictured }), 30) }),
  z.object({ kind: z.literal('topic_cards'), ...common, title, cards: UpTo(Card, 20) }),
  z.object({ kind: z.literal('goods_row'), ...common, title, href: z.nullable(Address), goods_ids: UpTo(Id, 30) }),
  z.object({ kind: z.literal('goods_grid'), ...common, title }),
])
export type DraftBlock = z.output<typeof DraftBlock>
export type DraftBlockKind = DraftBlock['kind']
export const DraftBlocks = UpTo(DraftBlock, 40)

/** Problems that block the publication of a block, and warnings. */
export const blockErrors = ['english_missing', 'parts_missing', 'address_wrong', 'window_wrong', 'duplicate_key'] as const
export const blockWarnings = ['goods_missing', 'addon_off', 'nothing_shown', 'window_ended'] as const
export const BlockProblem = z.object({
  key: BlockKey,
  problem: z.enum([...blockErrors, ...blockWarnings]),
  /** Does it block the publication of the page? */
  is_error: Flag,
  /** Where in the block: `slides.0.label`; empty for the whole. */
  path: z.nullable(Text(60)),
})
export type BlockProblem = z.output<typeof BlockProblem>
