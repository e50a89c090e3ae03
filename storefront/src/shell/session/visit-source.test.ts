import { expect, test } from 'vitest'
import { nextSource, type VisitSource } from './visit-source.ts'

test.each<[string, VisitSource, string, VisitSource]>([
  [
    'a shared link',
    {},
    '?sku_id=7&source_type=qr&long_mall_qr_type=poster&source_member=3',
    { source_type: 'qr', long_mall_qr_type: 'poster', source_member: 3 },
  ],
  ['a screen that names none', { source_type: 'qr', source_member: 3 }, '?sku_id=8', { source_type: 'qr', source_member: 3 }],
  [
    'another way in',
    { source_type: 'qr', long_mall_qr_type: 'poster', source_member: 3 },
    '?source_type=scan',
    { source_type: 'scan', source_member: 3 },
  ],
  ['another member', { source_type: 'qr', source_member: 3 }, '?source_member=9', { source_type: 'qr', source_member: 9 }],
  ['what is no member', { source_member: 3 }, '?source_member=x', { source_member: 3 }],
])('CAT-04 the source of a visit after %s', (_, known, search, next) => {
  expect(nextSource(known, search)).toEqual(next)
})
