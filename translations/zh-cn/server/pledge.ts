export const pledge = {
  'pledge.closure': '仍有进行中的质押',
  'pledge.not_found': '未找到该质押',
  'pledge.closed': '该质押已到期或已退款',
  'pledge.income_paid': '该质押的首笔收益已发放，不能再退款',
  'pledge.plan_unavailable': '该期限暂不发售',
  'pledge.price_changed': '每份价格随当日价格变动，现为{price}。商品页正在更新，请一分钟后再试',
}
