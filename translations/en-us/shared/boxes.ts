/** Of devices, in the storefront and the console. */
export const boxes = {
  state_not_activated: 'Not activated',
  state_activated: 'Activated',
  state_expired: 'Expired',
  state_returned: 'Returned',
  delivery_hosted: 'Hosted',
  delivery_home: 'Unmanaged',
} as const
