import { NewPassword } from '@longmall/contract/identity.ts'
import { expect, test } from 'vitest'
import { evaluatePassword } from './password-strength.ts'

test.each([
  ['', 0],
  ['abc1', 1],
  ['aaaaaaa1', 1],
  ['12345678', 1],
  ['qwerty12', 1],
  ['Longmall1', 2],
  ['orchid482', 2],
  ['Orchid-482', 3],
  ['Orchid-482-lamp', 4],
  ['三月的雨-7 伞', 3],
])('IDN-01 "%s" is of strength %i', (password, strength) => {
  expect(evaluatePassword(password).strength).toBe(strength)
})

test('IDN-01 a password made of the account name is weaker', () => {
  expect(evaluatePassword('marigold-77').strength).toBeGreaterThan(evaluatePassword('marigold-77', ['marigold']).strength)
})

test.each(['abc1', 'abcdefgh', '12345678', 'abcdefg1', '!!!!!!!!', 'ab!!!!!!', 'пароль-77'])(
  'IDN-01 both rules hold for "%s" exactly when the contract takes it',
  (password) => {
    const { longEnough, mixed } = evaluatePassword(password)
    expect(longEnough && mixed).toBe(NewPassword.safeParse(password).success)
  },
)
