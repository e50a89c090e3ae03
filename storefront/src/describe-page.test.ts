import { expect, test } from 'vitest'
import { describePage } from './describe-page.ts'

test('SHL-01 an unknown path is missing, whatever it is called', () => {
  expect(describePage('/nope?a=1')).toMatchObject({ kind: 'missing', key: 'missing' })
  expect(describePage('/v2/member/theme/theme/')).toMatchObject({ kind: 'page', path: '/v2/member/theme/theme' })
})

test('junk behind the question mark makes no other page', () => {
  expect(describePage('/v2/member/theme/theme?a=1&utm=x&source_member=5').key).toBe('/v2/member/theme/theme')
})
