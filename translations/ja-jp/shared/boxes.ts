export const boxes = {
  state_not_activated: '未有効化',
  state_activated: '有効',
  state_expired: '期限切れ',
  state_returned: '返品済み',
  delivery_hosted: 'ホスティング',
  delivery_home: '自宅運用',
} as const
