import type { poster as enUs } from '../../en-us/server/poster.ts'

export const poster: Record<keyof typeof enUs, string> = {
  'poster.scan_goods': '扫描二维码，到商城查看',
  'poster.scan_shop': '扫描二维码，进入商城',
  'poster.recommends': '{name} 推荐',
  'poster.invites': '{name} 邀请您加入',
  'poster.shop_note': '好物、好价，尽在一家商城',
  'poster.kind_discount': '限时折扣',
  'poster.kind_topic': '专题',
  'poster.kind_flash_sale': '限时秒杀',
  'poster.kind_group_buy': '团购',
  'poster.kind_team_buy': '拼团',
  'poster.kind_bargain': '砍价',
  'poster.kind_presale': '预售',
  'poster.kind_combo': '优惠套餐',
  'poster.kind_point': '龙币兑换',
}
