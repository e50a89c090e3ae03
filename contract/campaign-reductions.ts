import * as z from 'zod/mini'
import { ReductionCard, ReductionForm, StaffReduction, StaffReductionRow, Version, ZoneState } from './campaign-shapes.ts'
import { Flag, Id, PageInput, PageOf, Sorted } from './fields.ts'
import { operation } from './operation.ts'

const One = z.object({ reduction_id: Id })
const staffView = { who: 'staff', permission: 'promotion.view' } as const
const staffChange = { who: 'staff', permission: 'promotion.change' } as const

/** Full reductions: their zone and page, and what operators do with them. */
export const campaignReductions = {
  full_reductions: operation({
    path: 'campaign/full_reductions',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Current, upcoming and recently ended full reductions',
    refusals: ['call.feature_off'],
    input: z.object({ state: z.optional(ZoneState), ...PageInput }),
    output: PageOf(ReductionCard),
  }),
  full_reduction: operation({
    path: 'campaign/full_reduction',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'One full reduction; its goods are `catalogue/list` with its id',
    refusals: ['promotion.not_found', 'call.feature_off'],
    input: One,
    output: ReductionCard,
  }),
  visit_reduction: operation({
    path: 'campaign/visit_reduction',
    kind: 'command',
    access: { who: 'optional' },
    summary: 'Counts a visit of a full reduction’s page',
    input: One,
    output: z.object({}),
  }),
  reductions: operation({
    path: 'campaign/reductions',
    kind: 'query',
    access: staffView,
    summary: 'Full reductions as operators edit them, the newest first',
    input: z.object({ is_on: z.optional(Flag), sort: Sorted('reduction_id', 'name', 'starts_at'), ...PageInput }),
    output: PageOf(StaffReductionRow),
  }),
  reduction: operation({
    path: 'campaign/reduction',
    kind: 'query',
    access: staffView,
    summary: 'One full reduction as operators edit it',
    refusals: ['promotion.not_found'],
    input: One,
    output: StaffReduction,
  }),
  save_reduction: operation({
    path: 'campaign/save_reduction',
    kind: 'command',
    access: staffChange,
    summary: 'Creates or edits a full reduction; existing orders do not change',
    refusals: ['promotion.not_found', 'promotion.changed', 'promotion.ended', 'promotion.english_required', 'catalogue.goods_not_found'],
    input: z.object({ reduction_id: z.optional(Id), version: z.optional(Version), ...ReductionForm }),
    output: StaffReduction,
  }),
  end_reduction: operation({
    path: 'campaign/end_reduction',
    kind: 'command',
    access: staffChange,
    summary: 'Ends a full reduction now; existing orders do not change',
    refusals: ['promotion.not_found', 'promotion.changed', 'promotion.not_started', 'promotion.ended'],
    input: z.object({ reduction_id: Id, version: Version }),
    output: StaffReduction,
  }),
}
