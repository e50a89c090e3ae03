import * as z from 'zod/mini'
import { GoodsCard, Picture } from './catalogue.ts'
import { contentStaff, PageName } from './content-staff.ts'
import { Address, Day, Id, Integer, Language, Many, Pattern, Rows, Text, Timestamp, Token } from './fields.ts'
import { operation } from './operation.ts'

const Link = z.object({ label: Text(60), href: Address, picture: z.nullable(Picture) })
const Icon = Pattern(/^[a-z0-9-]+$/, 40)
const Title = z.nullable(Text(60))

/** A block of a page as an operator composed it, in one language. A kind whose area is switched off is left out. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('search_bar'), block_id: Id, placeholder: Text(60) }),
  z.object({ kind: z.literal('carousel'), block_id: Id, slides: Rows(z.object({ ...Link.shape, subtitle: z.nullable(Text(120)) })) }),
  z.object({ kind: z.literal('icon_grid'), block_id: Id, icons: Rows(z.object({ label: Text(30), href: Address, icon: Icon })) }),
  z.object({ kind: z.literal('notice'), block_id: Id, notices: Rows(z.object({ text: Text(200), href: z.nullable(Address) })) }),
  /** Coupons that can be claimed now; the caller loads them. */
  z.object({ kind: z.literal('coupons'), block_id: Id, title: Title }),
  /** The current or next flash sale; the caller loads it. */
  z.object({ kind: z.literal('flash_sale'), block_id: Id, title: Title }),
  z.object({ kind: z.literal('brand_row'), block_id: Id, title: Title, brands: Rows(Link) }),
  z.object({
    kind: z.literal('topic_cards'),
    block_id: Id,
    title: Title,
    cards: Rows(z.object({ ...Link.shape, subtitle: z.nullable(Text(120)) })),
  }),
  z.object({ kind: z.literal('goods_row'), block_id: Id, title: Title, href: z.nullable(Address), goods: Rows(GoodsCard) }),
  z.object({ kind: z.literal('goods_grid'), block_id: Id, title: Title }),
])
export type Block = z.output<typeof Block>

/**
 * Documents that a member agrees to: the user service agreement at `/terms` and the privacy policy at its own path when registering (IDN-03),
 * the terms and the risk notice of the digital-asset area before the first purchase there (AST-15).
 */
export const agreementNames = ['terms', 'privacy_policy', 'asset_terms'] as const
export const AgreementName = z.enum(agreementNames)
export type AgreementName = z.output<typeof AgreementName>

/** A numbered part: text, then points of a list. No markup: each text is shown as it is. */
export const AgreementSection = z.object({ heading: Text(120), paragraphs: Rows(Text(2000)), items: Rows(Text(600)) })
export type AgreementSection = z.output<typeof AgreementSection>
export const AgreementVersion = Integer(1, 100_000)
export const Agreement = z.object({
  name: AgreementName,
  version: AgreementVersion,
  effective_on: Day,
  title: Text(120),
  sections: Rows(AgreementSection),
})
export type Agreement = z.output<typeof Agreement>

export const content = {
  ...contentStaff,
  home: operation({
    path: 'content/home',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The blocks of the home page',
    input: z.object({}),
    output: z.object({ blocks: Rows(Block) }),
  }),
  page: operation({
    path: 'content/page',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The blocks of another page: `topic-12` above the goods of a topic; none for a page without a publication',
    input: z.object({ page: PageName }),
    output: z.object({ blocks: Rows(Block) }),
  }),
  preview: operation({
    path: 'content/preview',
    open_when_closed: true,
    kind: 'query',
    access: { who: 'all' },
    summary:
      'The blocks of a draft or an earlier publication, for a preview ticket; blocks outside their time are included, hidden ones are not. `block_id` is the position in the draft, from 1',
    refusals: ['content.preview_expired'],
    input: z.object({ ticket: Token }),
    output: z.object({ page: PageName, blocks: Rows(Block) }),
  }),
  agreement: operation({
    path: 'content/agreement',
    open_when_closed: true,
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The version in force of a document, in one language',
    input: z.object({ name: AgreementName }),
    output: Agreement,
  }),
  list_agreements: operation({
    path: 'content/list_agreements',
    kind: 'query',
    access: { who: 'staff', permission: 'content.agreement' },
    summary: 'Versions published so far, the newest first; version 1 is the one that comes with the shop',
    input: z.object({ name: AgreementName }),
    output: z.object({
      list: Rows(z.object({ version: AgreementVersion, effective_on: Day, published_at: Timestamp, languages: Rows(Language) })),
    }),
  }),
  agreement_texts: operation({
    path: 'content/agreement_texts',
    kind: 'query',
    access: { who: 'staff', permission: 'content.agreement' },
    summary: 'One version in all its languages',
    refusals: ['content.agreement_not_found'],
    input: z.object({ name: AgreementName, version: AgreementVersion }),
    output: z.object({
      name: AgreementName,
      version: AgreementVersion,
      texts: Rows(z.object({ language: Language, title: Text(120), sections: Rows(AgreementSection) })),
    }),
  }),
  publish_agreement: operation({
    path: 'content/publish_agreement',
    kind: 'command',
    access: { who: 'staff', permission: 'content.agreement' },
    summary: 'Publishes a new version, in force at once; earlier versions remain. English is required as the fallback of other languages',
    refusals: ['content.agreement_changed', 'content.agreement_english_required'],
    input: z.object({
      name: AgreementName,
      /** The version that was in force when this one was written. */
      version: AgreementVersion,
      texts: Many(
        z.object({
          language: Language,
          title: Text(120),
          sections: Many(z.object({ heading: Text(120), paragraphs: z.array(Text(2000)), items: z.array(Text(600)) }), 60),
        }),
        5,
      ),
    }),
    output: z.object({ version: AgreementVersion, effective_on: Day }),
  }),
}
