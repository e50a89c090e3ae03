export const bargain = {
  'bargain.not_found': '该砍价不存在',
  'bargain.own_bargain': '砍价要靠好友帮忙，快分享给他们吧',
  'bargain.already_helped': '您已帮砍过这件商品',
  'bargain.at_floor': '已砍到最低价',
  'bargain.ended': '该砍价已结束',
  'bargain.ordered': '价格已锁定，该砍价正在下单中',
  'bargain.not_at_floor': '砍到最低价才能购买，还需 {remaining} 位好友帮砍',
  'bargain.in_stock': '当前规格还有库存，可直接购买或继续砍价',
  'bargain.already_open': '该规格已有进行中的砍价',
  'bargain.changed': '刚有好友又砍了一刀，请重新查看价格',
}
