export const boxes = {
  state_not_activated: '미활성화',
  state_activated: '활성화됨',
  state_expired: '만료됨',
  state_returned: '반품됨',
  delivery_hosted: '위탁 운영',
  delivery_home: '직접 운영',
} as const
