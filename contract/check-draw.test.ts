import { expect, test } from 'vitest'
import { checkDraw } from './check-draw.ts'
import type { DrawProof } from './game-shapes.ts'

const weight = (prize_id: number, value: number) => ({ prize_id, prize_name: String(prize_id), weight: value })
const prize = { prize_id: 4, kind: 'nothing' as const, prize_name: '4', longcoin: null, money: null, goods_id: null, picture: null }
/** The worked example of docs/games.md. */
const proof: DrawProof = {
  draw_id: 1,
  game_name: 'A wheel',
  commitment: '5b18dcd15099936cb66f0850abe6ee81e54b0faadeb24431eff433c64dd35fc8',
  server_seed: 'f9fb37f20a4234ae4e5a53dcdc976d045024689a07d1cd78261abe197305df2d',
  client_seed: 'lucky-cat',
  nonce: 0,
  weights: [weight(1, 5), weight(2, 10), weight(3, 25), weight(4, 60)],
  total: 100,
  number: 64,
  drawn_prize_id: 4,
  prize,
  drawn_at: '2026-11-22T00:00:00.000Z',
}

test.each([
  ['as it was', {}, { seed: true, number: true, prize: true }],
  ['with another seed of the shop', { server_seed: proof.commitment }, { seed: false, number: false, prize: true }],
  ['with another seed of the member', { client_seed: 'unlucky-cat' }, { seed: true, number: false }],
  ['with another number on record', { number: 14, drawn_prize_id: 2 }, { seed: true, number: false, prize: false }],
  ['with other weights', { weights: [weight(1, 5), weight(2, 10), weight(3, 85)] }, { seed: true, number: true, prize: false }],
])('R-20 a draw %s is judged by computing it again', async (_name, change, expected) => {
  expect(await checkDraw({ ...proof, ...change })).toMatchObject(expected)
})
