/** Kinds of promotions, as shoppers and operators call them. */
export const offerKinds = {
  kind_discount: 'Limited-time discount',
  kind_topic: 'Topic',
  kind_seckill: 'Flash sale',
  kind_groupbuy: 'Group buy',
  kind_pintuan: 'Team buy',
  kind_presale: 'Presale',
} as const
