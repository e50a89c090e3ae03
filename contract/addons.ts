/** The add-on flags of the specification (§3), and ours (SHL-07). */
export const addons = [
  'bundling',
  'coupon',
  'discount',
  'fenxiao',
  'gift',
  'groupbuy',
  'manjian',
  'memberconsume',
  'memberrecharge',
  'memberregister',
  'membersignin',
  'memberwithdraw',
  'pintuan',
  'pointexchange',
  'seckill',
  'store',
  'topic',
  'bargain',
  'presale',
  'game',
  'live',
  'asset',
] as const
export type Addon = (typeof addons)[number]

/**
 * Those that shoppers can meet in this shop: each is a switch of the console that hides what it says (server/test/addons.test.ts). Who
 * builds another one adds it here. `asset` is a setting of its own, which two operators change (decisions/0063).
 */
export const offeredAddons = [
  'bundling',
  'coupon',
  'discount',
  'fenxiao',
  'gift',
  'groupbuy',
  'manjian',
  'memberconsume',
  'memberrecharge',
  'memberregister',
  'membersignin',
  'memberwithdraw',
  'pintuan',
  'pointexchange',
  'seckill',
  'topic',
  'bargain',
  'presale',
  'game',
] as const satisfies readonly Addon[]
export type OfferedAddon = (typeof offeredAddons)[number]
