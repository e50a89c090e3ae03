export const bargain = {
  'bargain.not_found': 'Bargain not found',
  'bargain.own': 'Friends cut the price for you: share your bargain with them',
  'bargain.helped': 'You have helped with this bargain already',
  'bargain.at_floor': 'The price is at its lowest already',
  'bargain.over': 'This bargain is over',
  'bargain.ordered': 'The price stands: this bargain is being ordered',
  'bargain.not_at_floor': 'This can be bought at the lowest price alone. {left} more helpers are needed',
  'bargain.in_stock': 'There are still items of this one: buy it, or go on bargaining',
  'bargain.has_other': 'You have a bargain of that variant in progress already',
  'bargain.changed': 'A friend has just cut the price further, please review it and try again',
} as const
