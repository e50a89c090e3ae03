import { expect, test } from 'vitest'
import { earnedBy } from './reward-offers.tsx'

const reward = { longcoin: 5, money: '0.00', coupon_name: null, goods_name: null, game_name: null, chances: 0 } as Parameters<
  typeof earnedBy
>[0]['reward']

test.each([
  { name: 'as often as the amount holds it', threshold: '10.00', is_each: true, amount: '35.99', longcoin: 15, missing: null },
  { name: 'once from the threshold on', threshold: '10.00', is_each: false, amount: '35.99', longcoin: 5, missing: null },
  { name: 'and what is lacking below it', threshold: '50.00', is_each: false, amount: '35.99', longcoin: 5, missing: '14.01' },
  { name: 'nothing for nothing', threshold: '0.00', is_each: false, amount: '0.00', longcoin: 5, missing: '0.00' },
])('PRM-15 the cart shows its rewards: $name', ({ threshold, is_each, amount, longcoin, missing }) => {
  const earned = earnedBy({ threshold, is_each, reward }, amount)
  expect([earned.reward.longcoin, earned.missing]).toEqual([longcoin, missing])
})
