export const bargain = {
  'bargain.not_found': 'Bargain not found',
  'bargain.own_bargain': 'You cannot help with your own bargain. Share it with friends',
  'bargain.already_helped': 'You have already helped with this bargain',
  'bargain.at_floor': 'The lowest price has already been reached',
  'bargain.ended': 'This bargain has ended',
  'bargain.ordered': 'The price is locked: this bargain is being ordered',
  'bargain.not_at_floor': 'This item can only be bought at the lowest price. {remaining} more friends are needed',
  'bargain.in_stock': 'This item is still in stock. Buy it or continue the bargain',
  'bargain.already_open': 'You already have a bargain in progress for this variant',
  'bargain.changed': 'A friend has just cut the price further. Review it and try again',
} as const
