import { describe, expect, test } from 'vitest'
import { outcomeAtEnd, closedReason, localizedName } from './rules.ts'

const ends_at = '2031-01-01T10:00:00.000Z'

describe('a group', () => {
  test.each([
    { name: 'is open to its last second', state: 'forming' as const, now: '2031-01-01T09:59:59.000Z', closed: null },
    { name: 'is over at its end', state: 'forming' as const, now: '2031-01-01T10:00:00.000Z', closed: 'team_buy.ended' },
    { name: 'is over after it', state: 'forming' as const, now: '2031-01-01T10:00:01.000Z', closed: 'team_buy.ended' },
    { name: 'is full when complete', state: 'completed' as const, now: '2031-01-01T09:00:00.000Z', closed: 'team_buy.full' },
    { name: 'is over when failed', state: 'failed' as const, now: '2031-01-01T09:00:00.000Z', closed: 'team_buy.ended' },
  ])('R-16 $name', ({ state, now, closed }) => {
    expect(closedReason({ state, ends_at }, now)).toBe(closed)
  })

  test.each([
    { virtual_completion: false, joined: 2, becomes: 'fail' },
    { virtual_completion: true, joined: 2, becomes: 'complete' },
    { virtual_completion: true, joined: 1, becomes: 'complete' },
    { virtual_completion: true, joined: 0, becomes: 'fail' },
  ])('PRM-05 with $joined in it and virtual completion $virtual_completion its end means: $becomes', ({ becomes, ...group }) => {
    expect(outcomeAtEnd(group)).toBe(becomes)
  })

  test('PRM-05 is named in the shopper’s language, or in English', () => {
    expect(localizedName({ 'en-us': 'Group', 'zh-cn': '拼团' }, 'zh-cn')).toBe('拼团')
    expect(localizedName({ 'en-us': 'Group' }, 'ko-kr')).toBe('Group')
  })
})
