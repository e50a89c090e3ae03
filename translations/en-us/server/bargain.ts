export const bargain = {
  'bargain.not_found': 'Bargain not found',
  'bargain.own': 'You cannot help with your own bargain. Share it with friends',
  'bargain.helped': 'You have already helped with this bargain',
  'bargain.at_floor': 'The lowest price has already been reached',
  'bargain.over': 'This bargain has ended',
  'bargain.ordered': 'The price is locked: this bargain is being ordered',
  'bargain.not_at_floor': 'This item can only be bought at the lowest price. {left} more friends are needed',
  'bargain.in_stock': 'This item is still in stock. Buy it or continue the bargain',
  'bargain.has_other': 'You already have a bargain in progress for this variant',
  'bargain.changed': 'A friend has just cut the price further. Review it and try again',
} as const
