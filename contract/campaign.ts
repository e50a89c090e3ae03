import * as z from 'zod/mini'
import {
  CampaignCard,
  CampaignDetail,
  CampaignForm,
  CampaignRow,
  ComboOffer,
  Figures,
  GoodsCampaign,
  DryRun,
  DryRunForm,
  StaffCampaign,
  StaffState,
  TopicCard,
  Version,
  WindowForm,
  ZoneState,
} from './campaign-shapes.ts'
import { campaignReductions } from './campaign-reductions.ts'
import { Count, Day, Flag, Id, Integer, Many, PageInput, PageOf, Rows, Sorted, Text } from './fields.ts'
import { operation } from './operation.ts'
import { PromotionKind, ReductionFacts, RemainingQuantity } from './promotion-shapes.ts'

export * from './campaign-shapes.ts'
export * from './promotion-shapes.ts'

const One = z.object({ promotion_id: Id })
const OneVersion = z.object({ promotion_id: Id, version: Version })
const staffView = { who: 'staff', permission: 'promotion.view' } as const
const staffChange = { who: 'staff', permission: 'promotion.change' } as const
const savingRefusals = [
  'promotion.english_required',
  'promotion.sku_conflict',
  'promotion.insufficient_stock',
  'promotion.stock_allocated',
  'catalogue.goods_not_found',
  'call.feature_off',
] as const

export const campaign = {
  ...campaignReductions,
  zone: operation({
    path: 'campaign/zone',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The goods of all promotions of a kind: current ones by end, upcoming ones by start, or recently ended ones',
    refusals: ['call.feature_off'],
    input: z.object({ kind: PromotionKind, state: z.optional(ZoneState), ...PageInput }),
    output: PageOf(CampaignCard),
  }),
  topics: operation({
    path: 'campaign/topics',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Current, upcoming and recently ended topics',
    refusals: ['call.feature_off'],
    input: z.object({ state: z.optional(ZoneState), ...PageInput }),
    output: PageOf(TopicCard),
  }),
  view: operation({
    path: 'campaign/view',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'One promotion in full, also when it has ended',
    refusals: ['promotion.not_found', 'call.feature_off'],
    input: z.object({ kind: PromotionKind, promotion_id: Id }),
    output: CampaignDetail,
  }),
  of_goods: operation({
    path: 'campaign/of_goods',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary:
      'Current and upcoming promotions of a SKU’s goods, combos that include it, and full reductions that apply',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ sku_id: Id }),
    output: z.object({ promotions: Rows(GoodsCampaign), combos: Rows(ComboOffer), reductions: Rows(ReductionFacts) }),
  }),
  live: operation({
    path: 'campaign/live',
    kind: 'query',
    access: { who: 'all' },
    summary: 'Remaining stock of some promotions, a second old at most',
    input: z.object({ promotion_ids: Many(Id, 50) }),
    output: z.object({ list: Rows(z.object({ promotion_id: Id, sku_id: Id, ...RemainingQuantity })) }),
  }),
  allowance: operation({
    path: 'campaign/allowance',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Units of a promotion that the caller has, unpaid orders included, and the remaining limit; null for no limit',
    refusals: ['promotion.not_found'],
    input: One,
    output: z.object({ used: Count, remaining_limit: z.nullable(Count) }),
  }),
  visit: operation({
    path: 'campaign/visit',
    kind: 'command',
    access: { who: 'optional' },
    summary: 'Counts a visit of a promotion’s page; with a SKU, records a visit of the goods and its source',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({
      promotion_id: Id,
      sku_id: z.optional(Id),
      source_type: z.optional(Text(40)),
      long_mall_qr_type: z.optional(Text(40)),
      source_member: z.optional(Id),
    }),
    output: z.object({}),
  }),
  search: operation({
    path: 'campaign/search',
    kind: 'query',
    access: staffView,
    summary: 'Promotions as operators see them, the newest first, with their figures so far',
    input: z.object({
      kind: z.optional(PromotionKind),
      state: z.optional(StaffState),
      keyword: z.optional(Text(80)),
      goods_id: z.optional(Id),
      sort: Sorted('promotion_id', 'name', 'starts_at', 'reserved', 'orders', 'sales'),
      ...PageInput,
    }),
    output: PageOf(CampaignRow),
  }),
  staff_view: operation({
    path: 'campaign/staff_view',
    kind: 'query',
    access: staffView,
    summary: 'One promotion as operators edit it',
    refusals: ['promotion.not_found'],
    input: One,
    output: StaffCampaign,
  }),
  save: operation({
    path: 'campaign/save',
    kind: 'command',
    access: staffChange,
    summary:
      'Creates or edits a promotion. Once it has begun, its kind, start, rules and prices are fixed: its end, stock, texts and position may change',
    refusals: [
      ...savingRefusals,
      'promotion.not_found',
      'promotion.changed',
      'promotion.field_locked',
      'promotion.ended',
      'promotion.stock_below_reserved',
    ],
    input: z.object({ promotion_id: z.optional(Id), version: z.optional(Version), ...CampaignForm, ...WindowForm }),
    output: StaffCampaign,
  }),
  save_series: operation({
    path: 'campaign/save_series',
    kind: 'command',
    access: staffChange,
    summary: 'Creates the same promotion for each session of each day, for flash sales: all or none; at most 200',
    refusals: savingRefusals,
    input: z.object({
      ...CampaignForm,
      first_day: Day,
      last_day: Day,
      /** Minutes of the store’s day at which a session begins, and how long it runs. */
      sessions: Many(z.object({ from_minute: Integer(0, 1439), minutes: Integer(5, 1440) }), 24),
    }),
    output: z.object({ promotion_ids: Rows(Id) }),
  }),
  switch: operation({
    path: 'campaign/switch',
    kind: 'command',
    access: staffChange,
    summary: 'Switches a promotion on or off',
    refusals: [
      'promotion.not_found',
      'promotion.changed',
      'promotion.sku_conflict',
      'promotion.insufficient_stock',
      'promotion.stock_allocated',
      'promotion.not_reversible',
    ],
    input: z.object({ ...OneVersion.shape, is_on: Flag }),
    output: StaffCampaign,
  }),
  end: operation({
    path: 'campaign/end',
    kind: 'command',
    access: staffChange,
    summary: 'Ends a promotion now; existing orders do not change',
    refusals: ['promotion.not_found', 'promotion.changed', 'promotion.not_started', 'promotion.ended'],
    input: OneVersion,
    output: StaffCampaign,
  }),
  delete: operation({
    path: 'campaign/delete',
    kind: 'command',
    access: staffChange,
    summary: 'Deletes a promotion that has not begun',
    refusals: ['promotion.not_found', 'promotion.changed', 'promotion.not_draft'],
    input: OneVersion,
    output: z.object({}),
  }),
  figures: operation({
    path: 'campaign/figures',
    kind: 'query',
    access: staffView,
    summary:
      'Views, paid orders, and their quantity, sales and cost less refunds, by day of the store’s zone: of a promotion or full reduction, of a kind of promotions, or of all',
    input: z.object({
      promotion_id: z.optional(Id),
      reduction_id: z.optional(Id),
      kind: z.optional(PromotionKind),
      first_day: Day,
      last_day: Day,
    }),
    output: z.object({ total: z.object(Figures), days: Rows(z.object({ day: Day, ...Figures })) }),
  }),
  dry_run: operation({
    path: 'campaign/dry_run',
    kind: 'query',
    access: staffView,
    summary: 'Prices past or made-up baskets with and without a promotion or a full reduction, and changes nothing',
    refusals: ['promotion.not_found'],
    input: z.object({ promotion_id: z.optional(Id), reduction_id: z.optional(Id), ...DryRunForm }),
    output: DryRun,
  }),
  dry_run_form: operation({
    path: 'campaign/dry_run_form',
    kind: 'non_transactional',
    read_only: true,
    access: staffView,
    summary: 'The same for an unsaved promotion; with an id in place of the saved one',
    refusals: ['promotion.english_required', 'catalogue.goods_not_found', 'promotion.not_found'],
    input: z.object({ promotion_id: z.optional(Id), ...CampaignForm, ...WindowForm, ...DryRunForm }),
    output: DryRun,
  }),
}
