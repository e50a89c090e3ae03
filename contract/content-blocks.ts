import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Address, Flag, Id, Pattern, Text, Timestamp } from './fields.ts'
import { addons } from './addons.ts'

// Blocks as operators compose them: in all languages, and half done while they are being written.

const UpTo = <Item extends z.ZodMiniType>(item: Item, max: number) => z.array(item).check(z.maxLength(max))

/** Words in the languages they are written in so far; English stands in where one is missing. */
export const LocalWords = (max: number) =>
  z.object({
    'en-us': z.optional(Text(max)),
    'zh-cn': z.optional(Text(max)),
    'ko-kr': z.optional(Text(max)),
    'ja-jp': z.optional(Text(max)),
    'ms-my': z.optional(Text(max)),
  })
export type LocalWords = z.output<ReturnType<typeof LocalWords>>

/** Names a block within its page for as long as it is edited. */
export const BlockKey = Pattern(/^[a-z0-9_]{1,20}$/, 20)
export const BlockIcon = Pattern(/^[a-z0-9-]+$/, 40)

/** A picture without the words that describe it, which stand beside it in each language. */
export const BarePicture = z.omit(Picture, { alt: true })

/** What every block has beside its kind: hidden ones are kept and not shown, others are shown from and until an instant. */
const common = {
  key: BlockKey,
  is_hidden: Flag,
  /** The add-on with which the block disappears. */
  addon: z.nullable(z.enum(addons)),
  visible_from: z.nullable(Timestamp),
  visible_until: z.nullable(Timestamp),
}
const title = LocalWords(60)
const Pictured = { href: Address, picture: z.nullable(BarePicture), alt: LocalWords(200) }
const Card = z.object({ label: LocalWords(60), subtitle: LocalWords(120), ...Pictured })

export const DraftBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search_bar'), ...common, placeholder: LocalWords(60) }),
  z.object({ kind: z.literal('carousel'), ...common, slides: UpTo(Card, 10) }),
  z.object({
    kind: z.literal('icon_grid'),
    ...common,
    icons: UpTo(z.object({ label: LocalWords(30), href: Address, icon: BlockIcon }), 30),
  }),
  z.object({
    kind: z.literal('notice'),
    ...common,
    notices: UpTo(z.object({ text: LocalWords(200), href: z.nullable(Address) }), 10),
  }),
  z.object({ kind: z.literal('coupons'), ...common, title }),
  z.object({ kind: z.literal('flash_sale'), ...common, title }),
  z.object({ kind: z.literal('brand_row'), ...common, title, brands: UpTo(z.object({ label: LocalWords(60), ...Pictured }), 30) }),
  z.object({ kind: z.literal('topic_cards'), ...common, title, cards: UpTo(Card, 20) }),
  z.object({ kind: z.literal('goods_row'), ...common, title, href: z.nullable(Address), goods_ids: UpTo(Id, 30) }),
  z.object({ kind: z.literal('goods_grid'), ...common, title }),
])
export type DraftBlock = z.output<typeof DraftBlock>
export type DraftBlockKind = DraftBlock['kind']
export const DraftBlocks = UpTo(DraftBlock, 40)

/** What keeps a block from being published, and what an operator should know before it is. */
export const blockFaults = ['english_missing', 'parts_missing', 'address_wrong', 'window_wrong', 'key_doubled'] as const
export const blockWarnings = ['goods_missing', 'addon_off', 'nothing_shown', 'window_over'] as const
export const BlockProblem = z.object({
  key: BlockKey,
  problem: z.enum([...blockFaults, ...blockWarnings]),
  /** Does it keep the page from being published? */
  is_fault: Flag,
  /** Where in the block: `slides.0.label`; empty for the whole. */
  path: z.nullable(Text(60)),
})
export type BlockProblem = z.output<typeof BlockProblem>
