import type { StaffCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { Values } from '../../shell/form/field.ts'
import { textsToInput } from '../../shell/form/form-values.ts'

/** Form values of a promotion: stored as instants, of which days are only a notation. */
export const toForm = ({ starts_at, ends_at, per_member, picture, ...campaign }: StaffCampaign): Values => ({
  by: 'times',
  starts_at,
  ends_at,
  ...(per_member !== null && { per_member }),
  ...(picture && { picture }),
  allows_coupon: campaign.allows_coupon,
  rules: campaign.rules,
  position: campaign.position,
  texts: campaign.texts,
  items: campaign.items.map(({ goods_id: _goods, stock, ...item }) => ({ ...item, ...(stock !== null && { stock }) })),
})

/** Sent with the form and not edited in it. */
export const fixedOf = ({ promotion_id, version, kind, is_on }: StaffCampaign): Values => ({ promotion_id, version, kind, is_on })

/** What the form sends: notes may be empty, and whether the window is of days or of instants shows in its fields. */
export const toInput = ({ by: _by, picture, ...values }: Values): Values => ({
  allows_coupon: false,
  position: 0,
  ...values,
  // Its texts are a sufficient alternative text.
  ...(picture ? { picture: { alt: '', ...picture } } : {}),
  texts: textsToInput(values.texts),
  items: values.items ?? [],
})

/** A series as its dry run has it: as one promotion over all its days. */
export const toDryRunInput = ({ sessions: _sessions, ...values }: Values): Values => toInput(values)
