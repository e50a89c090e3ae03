export const boxes = {
  state_not_activated: '未激活',
  state_activated: '已激活',
  state_expired: '已到期',
  state_returned: '已退回',
  delivery_hosted: '托管',
  delivery_home: '非托管',
} as const
