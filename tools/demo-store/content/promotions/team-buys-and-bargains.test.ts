import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'
import { listMembers } from '../members/members.ts'
import { listGoods } from '../store.ts'
import { bargainBuys, teamBuys } from './team-buys-and-bargains.ts'

const goods = new Map(listGoods().map((one) => [one.key, one]))
const accounts = new Set(listMembers().map(({ account }) => account))
const stateOf = ([first, last]: [number, number]) => (last < 0 ? 'ended' : first > 0 ? 'upcoming' : 'running')

test('PRM-05 PRM-06 every team buy and bargain speaks all five languages and sells goods that exist', () => {
  for (const { goods: key, name, note } of [...teamBuys, ...bargainBuys]) {
    expect(goods.get(key)?.goods_type, key).toBe('standard')
    for (const language of languages) expect([name[language], note[language]].every((text) => text.trim() !== '')).toBe(true)
  }
})

test.each([
  ['team buys', teamBuys],
  ['bargains', bargainBuys],
])('%s stand in every state on the first day, and run for the 60 days to come', (_, all) => {
  expect(new Set(all.map(({ span }) => stateOf(span)))).toEqual(new Set(['running', 'upcoming', 'ended']))
  expect(Math.max(...all.map(({ span }) => span[1]))).toBe(60)
})

test('PRM-05 teams form, are nearly full, are complete, were completed by the shop, and failed', () => {
  const kinds = teamBuys.flatMap(({ size, hours, virtual_completion, teams }) =>
    teams.map(({ hours: ago, members }) => {
      if (members.length === size) return 'complete'
      if (ago > hours) return virtual_completion ? 'by the shop' : 'failed'
      return size - members.length === 1 ? 'nearly full' : 'forming'
    }),
  )
  expect(new Set(kinds)).toEqual(new Set(['complete', 'by the shop', 'failed', 'nearly full', 'forming']))
})

test('PRM-05 PRM-06 whoever is in a team or has a bargain is a member, and no team has more than its size', () => {
  const named = [
    ...teamBuys.flatMap(({ teams }) => teams.flatMap(({ members }) => members)),
    ...bargainBuys.flatMap(({ bargains }) => bargains.map(({ owner }) => owner)),
  ]
  expect(named.filter((account) => !accounts.has(account))).toEqual([])
  expect(teamBuys.filter(({ size, teams }) => teams.some(({ members }) => members.length > size))).toEqual([])
  expect(bargainBuys.filter(({ helpers, bargains }) => bargains.some(({ helps }) => helps > helpers))).toEqual([])
})
