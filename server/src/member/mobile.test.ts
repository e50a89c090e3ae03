import { Mobile } from '@longmall/contract/code.ts'
import { safeParse } from 'zod/mini'
import { describe, expect, test } from 'vitest'
import { formatMobile, internationalMobile } from './mobile.ts'

type Country = Parameters<typeof internationalMobile>[1]

describe('a mobile', () => {
  test.each<[Country, string, string]>([
    ['CN', '13800138000', '+8613800138000'],
    ['CN', '138 0013 8000', '+8613800138000'],
    ['CN', '+86 138-0013-8000', '+8613800138000'],
    ['CN', '19912345678', '+8619912345678'],
    ['KR', '010-1234-5678', '+821012345678'],
    ['KR', '+82 10-1234-5678', '+821012345678'],
    ['MY', '012-345 6789', '+60123456789'],
    ['SG', '8123 4567', '+6581234567'],
    ['ID', '0812-3456-7890', '+6281234567890'],
    ['TH', '081 234 5678', '+66812345678'],
    ['VN', '0912 345 678', '+84912345678'],
    ['KH', '012 345 678', '+85512345678'],
    ['HK', '5123 4567', '+85251234567'],
    ['OTHER', '+81 90-1234-5678', '+819012345678'],
    // Where the plan does not tell mobiles from lines, either may be one.
    ['OTHER', '+1 213 373 4253', '+12133734253'],
    // One with its prefix is checked against its own country.
    ['KR', '+86 13800138000', '+8613800138000'],
  ])('IDN-09 in %s, %s is %s', (country, typed, stored) => {
    expect(internationalMobile(typed, country)).toBe(stored)
  })

  test.each<[Country, string]>([
    ['CN', '12345678901'],
    ['CN', '1380013800'],
    ['CN', '138001380000'],
    ['CN', '010 1234 5678'],
    ['KR', '02-123-4567'],
    ['KR', '13800138000'],
    ['SG', '6123 4567'],
    ['HK', '2123 4567'],
    ['MY', '03-1234 5678'],
    ['OTHER', '13800138000'],
    ['OTHER', '+39 06 1234 5678'],
    ['OTHER', '+999 12345678'],
    ['OTHER', '00000000'],
    ['CN', '+'],
    ['CN', ''],
    ['CN', '1'.repeat(300)],
  ])('IDN-09 in %s, %s is none', (country, typed) => {
    expect(internationalMobile(typed, country)).toBeNull()
  })

  test.each([
    ['+8613800138000', '+86 138 0013 8000'],
    ['+821012345678', '+82 10 1234 5678'],
    ['+60123456789', '+60 12 345 6789'],
    ['+6581234567', '+65 8123 4567'],
    ['+12133734253', '+1 213 373 4253'],
    ['+99912345678', '+99912345678'],
  ])('IDN-09 %s is shown as %s, which may be typed again', (stored, shown) => {
    expect(formatMobile(stored)).toBe(shown)
    expect(safeParse(Mobile, shown).success).toBe(true)
  })
})
