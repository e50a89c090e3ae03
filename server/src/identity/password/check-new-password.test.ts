import { expect, test } from 'vitest'
import { createContext } from '../../kernel/context.ts'
import { openTestShop } from '../../../test/harness.ts'
import { checkNewPassword } from './check-new-password.ts'

test('IDN-02 a new password is no longer than the operator allows; 64 where nobody set another', async () => {
  const strict = await openTestShop({ settings: { 'identity.password_max_length': 16 } })
  const usual = await openTestShop()
  const check = (shop: typeof usual, password: string) => checkNewPassword(createContext(shop.site, { kind: 'system' }), password, password)
  const seventeen = `abcdefgh-12345678`
  expect(() => check(strict, seventeen)).toThrow('call.wrong_fields')
  expect(() => check(strict, seventeen.slice(1))).not.toThrow()
  expect(() => check(usual, seventeen)).not.toThrow()
})
