import * as z from 'zod/mini'
import { StaffPicture } from './catalogue-staff.ts'
import { Count, Flag, Id, Integer, Language, Many, Money, OptionalText, Pattern, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'
import { StartedWork, WorkFileKey } from './work.ts'

const NameIn = z.object({ language: Language, name: Text(60) })
const BrandTextIn = z.object({ language: Language, name: Text(60), story: OptionalText(500) })

/** A category in the tree that operators order; `goods_count`: on the shelf, in it and below it; counted to 1000. */
export const CategoryNode = z.object({
  category_id: Id,
  parent_id: z.nullable(Id),
  level: Integer(1, 3),
  is_shown: Flag,
  picture: z.nullable(StaffPicture),
  texts: Rows(NameIn),
  goods_count: Count,
  version: Id,
})
export type CategoryNode = z.output<typeof CategoryNode>

export const StaffBrand = z.object({
  brand_id: Id,
  is_shown: Flag,
  logo: z.nullable(StaffPicture),
  texts: Rows(BrandTextIn),
  goods_count: Count,
  version: Id,
})
export type StaffBrand = z.output<typeof StaffBrand>

export const freightKinds = ['free', 'quantity', 'weight'] as const
/** `CN-440300`, `CN-44` for all that begins so, `KR`. */
export const RegionPrefix = Pattern(/^[A-Z]{2,5}(-[A-Z0-9]{1,8})?$/, 16)
/** Prices of some regions, none: of all others. Units or grams, depending on the kind. */
export const FreightRow = z.object({
  regions: Rows(RegionPrefix),
  deliverable: Flag,
  first_units: Integer(0, 1_000_000),
  first_price: Money,
  additional_units: Integer(0, 1_000_000),
  additional_price: Money,
  free_from_amount: z.nullable(Money),
})
export type FreightRow = z.output<typeof FreightRow>
export const StaffFreightTemplate = z.object({
  freight_template_id: Id,
  name: Text(60),
  kind: z.enum(freightKinds),
  rows: Rows(FreightRow),
  /** Is it a goods’ template? */
  is_used: Flag,
  version: Id,
})
export type StaffFreightTemplate = z.output<typeof StaffFreightTemplate>

/** Which goods: the named ones, or all that match; all when left out. */
export const GoodsSelection = {
  goods_ids: z.optional(Many(Id, 500)),
  category_id: z.optional(Id),
  brand_id: z.optional(Id),
  is_listed: z.optional(Flag),
  price_from: z.optional(Money),
  price_to: z.optional(Money),
  freight_template_id: z.optional(Id),
}
/** What is done to each goods; a price by hundredths of a per cent or an amount, rounded half up, never below one cent. */
export const GoodsChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listing'), is_listed: Flag }),
  z.object({ kind: z.literal('category'), category_id: Id }),
  z.object({ kind: z.literal('brand'), brand_id: z.nullable(Id) }),
  z.object({ kind: z.literal('freight'), freight_template_id: z.nullable(Id) }),
  z.object({ kind: z.literal('price_percent'), direction: z.enum(['up', 'down']), basis_points: Integer(1, 100_000) }),
  z.object({ kind: z.literal('price_amount'), direction: z.enum(['up', 'down']), amount: Money }),
  z.object({ kind: z.literal('add_tags'), tags: Many(Text(40), 20) }),
  z.object({ kind: z.literal('remove_tags'), tags: Many(Text(40), 20) }),
])
export type GoodsChange = z.output<typeof GoodsChange>

const view = { who: 'staff', permission: 'goods.view' } as const
const edit = { who: 'staff', permission: 'goods.edit' } as const
const Empty = z.object({})
/** How many goods follow a change later, as a work; null when all have. */
const FollowUpWork = { work_id: z.nullable(Id) }

/** Operators’ side of categories, brands, freight, and of many goods at once (CON-02, CAT-17). */
export const catalogueTreeStaff = {
  category_tree: operation({
    path: 'catalogue/category_tree',
    kind: 'query',
    access: view,
    summary: 'All categories with their names in all languages, each level in its order',
    input: Empty,
    output: z.object({ list: Rows(CategoryNode) }),
  }),
  save_category: operation({
    path: 'catalogue/save_category',
    kind: 'command',
    access: edit,
    summary: 'Adds a category at the end of its level, or changes one',
    refusals: ['catalogue.category_not_found', 'catalogue.changed', 'catalogue.english_name_required', 'catalogue.too_deep', 'media.gone'],
    input: z.object({
      category_id: z.optional(Id),
      version: z.optional(Id),
      /** Of a new one. */
      parent_id: z.optional(Id),
      texts: Many(NameIn, 5),
      picture: z.optional(StaffPicture),
      is_shown: Flag,
    }),
    output: z.object({ category_id: Id, version: Id, ...FollowUpWork }),
  }),
  move_category: operation({
    path: 'catalogue/move_category',
    kind: 'command',
    access: edit,
    summary: 'Moves a category with its subtree to a position of a level, from 0; without a parent on the top level',
    refusals: ['catalogue.category_not_found', 'catalogue.changed', 'catalogue.too_deep', 'catalogue.category_cycle'],
    input: z.object({ category_id: Id, version: Id, parent_id: z.optional(Id), position: Integer(0, 10_000) }),
    output: z.object({ version: Id, ...FollowUpWork }),
  }),
  remove_category: operation({
    path: 'catalogue/remove_category',
    kind: 'command',
    access: edit,
    summary: 'Removes an empty category; one with goods only with a category to move them to',
    refusals: ['catalogue.category_not_found', 'catalogue.changed', 'catalogue.category_has_children', 'catalogue.category_has_goods'],
    input: z.object({ category_id: Id, version: Id, move_to: z.optional(Id) }),
    output: z.object(FollowUpWork),
  }),
  brand_list: operation({
    path: 'catalogue/brand_list',
    kind: 'query',
    access: view,
    summary: 'All brands in their order, shown or not',
    input: Empty,
    output: z.object({ list: Rows(StaffBrand) }),
  }),
  save_brand: operation({
    path: 'catalogue/save_brand',
    kind: 'command',
    access: edit,
    summary: 'Adds a brand at the end, or changes one',
    refusals: ['catalogue.brand_not_found', 'catalogue.changed', 'catalogue.english_name_required', 'media.gone'],
    input: z.object({
      brand_id: z.optional(Id),
      version: z.optional(Id),
      texts: Many(BrandTextIn, 5),
      logo: z.optional(StaffPicture),
      is_shown: Flag,
    }),
    output: z.object({ brand_id: Id, version: Id, ...FollowUpWork }),
  }),
  move_brand: operation({
    path: 'catalogue/move_brand',
    kind: 'command',
    access: edit,
    summary: 'Moves a brand to a position of the list, from 0',
    refusals: ['catalogue.brand_not_found', 'catalogue.changed'],
    input: z.object({ brand_id: Id, version: Id, position: Integer(0, 100_000) }),
    output: z.object({ version: Id }),
  }),
  remove_brand: operation({
    path: 'catalogue/remove_brand',
    kind: 'command',
    access: edit,
    summary: 'Removes a brand without goods',
    refusals: ['catalogue.brand_not_found', 'catalogue.changed', 'catalogue.brand_has_goods'],
    input: z.object({ brand_id: Id, version: Id }),
    output: Empty,
  }),
  freight_list: operation({
    path: 'catalogue/freight_list',
    kind: 'query',
    access: view,
    summary: 'All freight templates',
    input: Empty,
    output: z.object({ list: Rows(StaffFreightTemplate) }),
  }),
  save_freight: operation({
    path: 'catalogue/save_freight',
    kind: 'command',
    access: edit,
    summary: 'Adds or changes a freight template; freight changes at once',
    refusals: [
      'catalogue.freight_not_found',
      'catalogue.changed',
      'catalogue.freight_name_exists',
      'catalogue.duplicate_freight_region',
      'catalogue.freight_no_region',
    ],
    input: z.object({
      freight_template_id: z.optional(Id),
      version: z.optional(Id),
      name: Text(60),
      kind: z.enum(freightKinds),
      rows: z.optional(Many(FreightRow, 100)),
    }),
    output: z.object({ freight_template_id: Id, version: Id }),
  }),
  remove_freight: operation({
    path: 'catalogue/remove_freight',
    kind: 'command',
    access: edit,
    summary: 'Removes a freight template without goods',
    refusals: ['catalogue.freight_not_found', 'catalogue.changed', 'catalogue.freight_used'],
    input: z.object({ freight_template_id: Id, version: Id }),
    output: Empty,
  }),
  bulk_edit: operation({
    path: 'catalogue/bulk_edit',
    kind: 'command',
    access: edit,
    summary: 'Changes many goods as a background job; a dry run counts them and lists the largest changes',
    refusals: ['catalogue.category_not_found', 'catalogue.brand_not_found', 'catalogue.freight_not_found'],
    input: z.object({ ...GoodsSelection, change: GoodsChange, dry_run: Flag }),
    output: StartedWork,
  }),
  import_goods: operation({
    path: 'catalogue/import_goods',
    kind: 'command',
    access: { who: 'staff', permission: 'goods.import' },
    summary: 'Imports goods from product files or ZIPs of them, as a background job; a dry run validates every row and writes nothing',
    refusals: ['work.file_unknown'],
    input: z.object({ files: Many(WorkFileKey, 50), dry_run: Flag }),
    output: StartedWork,
  }),
  export_goods: operation({
    path: 'catalogue/export_goods',
    kind: 'command',
    access: { who: 'staff', permission: 'goods.export' },
    summary: 'Exports goods as a product file for import, as a background job',
    input: z.object(GoodsSelection),
    output: StartedWork,
  }),
}
