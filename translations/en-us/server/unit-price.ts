export const unitPrice = {
  'unit_price.format': 'Enter a price above 0 with at most 6 decimals, such as 1.2345',
  'unit_price.day_begun': 'The price of that day is fixed. The first possible day is {day}',
  'unit_price.day_too_late': 'Choose a day up to {day}',
  'unit_price.jump': 'This differs by more than {percent}% from the price of the day before ({before}). Check it and confirm the change',
  'unit_price.request_not_found': 'Price request not found',
  'unit_price.request_decided': 'This price request has already been decided',
  'unit_price.own_request': 'Another operator must decide on your request',
  'unit_price.not_own_request': 'Only the operator who requested this price can withdraw it',
} as const
