export const requestPermission = 'unit_price.request_price'
export const approvePermission = 'unit_price.approve_price'
