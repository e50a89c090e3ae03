// A new table that refers to members belongs to one of the two, and its domain's account closure covers it.
export const erased = [
  'address',
  'am_window',
  'desktop_order',
  'cart_allowance',
  'cart_line',
  'favourite',
  'browsing_history',
  'goods_visit',
]
erased.push('known_device', 'login_password', 'member_identity', 'payment_password', 'proof', 'recovery', 'search_history', 'upload_rate')
erased.push('withdrawal_account', 'store_clerk', 'contact_binding', 'contact_change')
erased.push('coupon_claim', 'promotion_member', 'reduction_member', 'flash_sale_used_pass')
erased.push('article_like', 'points_item_member', 'member_tag_assignment')
erased.push('game_chance', 'game_member', 'reward_debt', 'reward_progress', 'signin')
export const retained = {
  account: 'the ledger',
  asset_acceptance: 'the evidence that terms and risk were shown before money was taken',
  agent_code: 'newcomers go on naming it; whose it was does not stay',
  adjustment: 'the books, without the words of the reason',
  bargain: 'what was bought belongs to its order; an open one has failed',
  bargain_help: 'the cuts of somebody else’s bargain',
  application: 'what was applied for and decided, without who it was',
  points_order: 'what coins bought stays in the books',
  member_gift: 'one that was claimed belongs to its order',
  game_draw: 'proves the odds to the others',
  game_seed: 'what its draws are checked by; one not drawn with goes',
  grade_change: 'referrers were raised by it; it names the member by number alone',
  start_up_purchase: 'its order stays; referrers were raised by it',
  media: 'pictures of a review stay with it, others go at the next cleaning',
  member: 'the sponsor tree',
  member_coupon: 'what its orders used; the rest goes',
  placement_node: 'the positions below it, and what their volumes are matched by',
  payment: 'the books',
  team_buy_team: 'it belongs to all who bought in it',
  team_buy_member: 'a place belongs to its order',
  payment_grant: 'over within five minutes, gone within a day',
  recharge: 'the books',
  registration: 'of somebody whom the member recommended',
  return_request: 'the books of its order, without words and pictures',
  review: 'under a masked name',
  reward_grant: 'what a rule gave, for its total',
  session: 'so that its token answers -19999',
  sponsor_binding: 'whom commission followed at the time',
  sponsor_node: 'the teams of others',
  sponsor_request: 'what was changed of bindings, without the words of the reason',
  team_count: 'how large a team is',
  shop_order: 'the books, without who it went to',
  virtual_delivery: 'what an order brought, without the phone',
  withdrawal: 'the books, without whose account it was',
}
