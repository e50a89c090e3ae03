import { describe, expect, test } from 'vitest'
import { startOfDay, windowOfDays } from './store-zone.ts'

describe('days of the store', () => {
  test('R-06 a day begins at midnight of the zone, summer time or not', () => {
    expect(startOfDay('Asia/Shanghai', '2026-11-21')).toBe('2026-11-20T16:00:00.000Z')
    expect(startOfDay('UTC', '2026-11-21')).toBe('2026-11-21T00:00:00.000Z')
    expect(startOfDay('America/New_York', '2026-03-08')).toBe('2026-03-08T05:00:00.000Z')
    expect(startOfDay('America/New_York', '2026-03-09')).toBe('2026-03-09T04:00:00.000Z')
    expect(startOfDay('Pacific/Kiritimati', '2026-11-21')).toBe('2026-11-20T10:00:00.000Z')
  })

  test('R-06 a window of days ends with its last day', () => {
    expect(windowOfDays('Asia/Shanghai', '2026-12-30', '2026-12-31')).toEqual({
      starts_at: '2026-12-29T16:00:00.000Z',
      ends_at: '2026-12-31T16:00:00.000Z',
    })
  })
})
