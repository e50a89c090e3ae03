/** Kinds of promotions, as shoppers and operators call them. */
export const offerKinds = {
  kind_discount: 'Limited-time discount',
  kind_topic: 'Topic',
  kind_flash_sale: 'Flash sale',
  kind_group_buy: 'Group buy',
  kind_team_buy: 'Team buy',
  kind_presale: 'Presale',
} as const
