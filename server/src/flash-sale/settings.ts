import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../kernel/settings.ts'

export const flashSaleSettings = settings('flash_sale', {
  pass_seconds: {
    schema: Integer(20, 900),
    default: 120,
    unit: 'seconds',
    effect: 'How long a shopper whose turn it is may take to order in a flash sale; then the next one has the turn.',
  },
  passes_per_second: {
    schema: Integer(0, 1000),
    default: 10,
    unit: 'shoppers a second',
    effect: 'How many have their turn in a flash sale each second in each server process, the others wait in the line; 0: as many as come.',
  },
  max_waiting_per_item: {
    schema: Integer(0, 100),
    default: 5,
    unit: 'shoppers',
    effect: 'How many may wait for each piece that somebody else is about to order; who comes after them is told at once that it is gone.',
  },
})
