/** What stands on posters. */
export const poster = {
  'poster.scan_goods': 'Scan the code to see it in the shop',
  'poster.scan_shop': 'Scan the code to enter the shop',
  'poster.recommends': '{name} recommends this',
  'poster.invites': '{name} invites you',
  'poster.shop_note': 'Good finds, fair prices, one shop',
  'poster.kind_discount': 'Limited-time discount',
  'poster.kind_topic': 'Topic',
  'poster.kind_flash_sale': 'Flash sale',
  'poster.kind_group_buy': 'Group buy',
  'poster.kind_team_buy': 'Team buy',
  'poster.kind_bargain': 'Bargain',
  'poster.kind_presale': 'Presale',
  'poster.kind_combo': 'Bundle',
  'poster.kind_point': 'Points shop',
}
