import { coinWithdrawalStates, type CoinWithdrawalState } from '@longmall/contract/coin-withdrawal.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAddress } from './address/check-address.ts'
import { codeAt, isCodeAt, nextStepAt } from './code/rotating-code.ts'
import {
  amountError,
  approve,
  blockerOf,
  decideResult,
  feeOf,
  firstState,
  needsSecond,
  nextQueryMinutes,
  stateAfter,
  worthOf,
  type CoinEvent,
} from './rules.ts'
import { wallets } from './test/coins.ts'

describe('fee and worth', () => {
  test.each([
    [100_000n, 20_000, 2_000n],
    [10_001n, 20_000, 201n],
    [1n, 20_000, 1n],
    [49n, 20_000, 1n],
    [50n, 20_000, 1n],
    [51n, 20_000, 2n],
    [51n, 0, 0n],
  ])('AST-10 of %s thousandths at %s ppm the fee is %s, rounded up', (amount, ppm, fee) => {
    expect(feeOf(amount, ppm)).toBe(fee)
  })

  test('AST-10 the fee is never less than its exact share, and less than one smallest part more', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), fc.integer({ min: 0, max: 500_000 }), (amount, ppm) => {
        const over = feeOf(amount, ppm) * 1_000_000n - amount * BigInt(ppm)
        expect(over >= 0n && over < 1_000_000n).toBe(true)
      }),
    )
  })

  test.each([
    [1_000n, 1_000_000n, 100n],
    [1_000_000n, 1_234_500n, 123_450n],
    [1n, 1n, 1n],
    [999_999n, 1_000_000n, 100_000n],
  ])('AST-10 %s thousandths at %s millionths are worth %s cents, rounded up', (amount, micros, cents) => {
    expect(worthOf(amount, micros)).toBe(cents)
  })
})

describe('who and how much', () => {
  test.each([
    [{ grade: 4, is_frozen: false, cooldown_until: null }, 'rm_only'],
    [{ grade: 0, is_frozen: true, cooldown_until: null }, 'rm_only'],
    [{ grade: 5, is_frozen: true, cooldown_until: null }, 'frozen'],
    [{ grade: 9, is_frozen: false, cooldown_until: '2026-11-27T00:00:00.000Z' }, 'contact_cooldown'],
    [{ grade: 5, is_frozen: false, cooldown_until: null }, null],
  ])('AST-10 %j is told %s', (facts, blocker) => {
    expect(blockerOf(facts)).toBe(blocker)
  })

  test.each([
    [0n, 0n, 'zero_amount'],
    [-1n, 0n, 'zero_amount'],
    [9n, 1n, 'below_minimum'],
    [10n, 10n, 'below_minimum'],
    [10n, 1n, null],
    [100n, 2n, null],
    [101n, 3n, 'exceeds_available'],
  ])('AST-10 of 100 with a minimum of 10, %s with a fee of %s: %s', (amount, fee, expected) => {
    expect(amountError(amount, { fee, minimum: 10n, available: 100n })).toBe(expected)
  })

  test.each([
    [100_000n, 0n, true],
    [99_999n, 0n, false],
    [1n, 99_999n, true],
  ])('AST-10 worth %s after %s in the window: second operator %s', (worth, before, isNeeded) => {
    expect(needsSecond(worth, before, 100_000)).toBe(isNeeded)
  })

  test('AST-10 a code below the bound needs no review', () => {
    expect([firstState('scan_code', false), firstState('scan_code', true), firstState('address', false)]).toEqual([
      'ready',
      'requested',
      'requested',
    ])
  })

  test.each([
    ['address', false, null, 1, 'approved'],
    ['address', true, null, 1, 'first'],
    ['transfer_out', true, 1, 1, 'same_operator'],
    ['transfer_out', true, 2, 1, 'approved'],
    ['scan_code', true, null, 1, 'approved'],
  ] as const)('AST-10 %s, second needed %s, first by %s, now by %s: %s', (way, requires_second_approval, first_approved_by, by, effect) => {
    expect(approve({ way, requires_second_approval, first_approved_by }, by)).toBe(effect)
  })
})

describe('states', () => {
  const events: CoinEvent[] = ['approve', 'refuse', 'cancel', 'send', 'redeem', 'expire', 'sent', 'not_sent']
  const allowed: Record<string, string> = {
    'requested approve': 'approved',
    'requested refuse': 'refused',
    'requested cancel': 'cancelled',
    'approved refuse': 'refused',
    'approved cancel': 'cancelled',
    'approved send': 'sending',
    'ready refuse': 'refused',
    'ready cancel': 'cancelled',
    'ready redeem': 'done',
    'ready expire': 'expired',
    'sending sent': 'done',
    'sending not_sent': 'failed',
  }

  test('AST-10 the table of states: what is not in it is refused, and an end has no way out', () => {
    const found = coinWithdrawalStates.flatMap((state) =>
      events.map((event) => [`${state} ${event}`, stateAfter(state, event, 'address')] as const).filter(([, next]) => next !== null),
    )
    expect(Object.fromEntries(found)).toEqual(allowed)
    expect(stateAfter('requested', 'approve', 'scan_code')).toBe('ready')
  })

  test.each([
    ['sending', 'done', 'apply'],
    ['sending', 'failed', 'apply'],
    ['done', 'done', 'again'],
    ['failed', 'failed', 'again'],
    ['done', 'failed', 'decided'],
    ['failed', 'done', 'decided'],
    ['approved', 'done', 'not_sending'],
    ['refused', 'done', 'not_sending'],
    ['cancelled', 'failed', 'not_sending'],
  ] as [CoinWithdrawalState, 'done' | 'failed', string][])('R-24 %s, and the provider says %s: %s', (state, outcome, effect) => {
    expect(decideResult(state, outcome)).toBe(effect)
  })

  test('a provider without an answer is asked after minutes that double, up to six hours', () => {
    expect([0, 1, 2, 8, 9, 60].map(nextQueryMinutes)).toEqual([1, 2, 4, 256, 360, 360])
  })
})

describe('addresses', () => {
  const short = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'
  test.each([
    ['ethereum', wallets.ethereum, { address: wallets.ethereum }],
    ['ethereum', wallets.ethereum.toLowerCase(), { address: wallets.ethereum }],
    ['ethereum', wallets.ethereum.replace('5aA', '5AA'), { error: 'checksum' }],
    ['ethereum', short, { error: 'form' }],
    ['ethereum', `${short}g`, { error: 'form' }],
    ['ethereum', wallets.tron, { error: 'of_other_network', other: 'tron' }],
    ['ethereum', wallets.bitcoin, { error: 'of_other_network', other: 'bitcoin' }],
    ['tron', wallets.tron, { address: wallets.tron }],
    ['tron', wallets.tron.replace('Lj6t', 'Lj7t'), { error: 'checksum' }],
    ['tron', wallets.ethereum, { error: 'of_other_network', other: 'ethereum' }],
    ['tron', 'hello', { error: 'form' }],
    ['bitcoin', wallets.bitcoin, { address: wallets.bitcoin }],
    ['bitcoin', wallets.bitcoin.toUpperCase(), { address: wallets.bitcoin }],
    ['bitcoin', wallets.bitcoin.replace('kv8', 'kv9'), { error: 'checksum' }],
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', {}],
    // Taproot by the checksum of version 0, as BIP-350 has it refused.
    ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', { error: 'checksum' }],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', {}],
    ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', { error: 'checksum' }],
    ['bitcoin', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', {}],
    ['bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', { error: 'form' }],
    ['bitcoin', wallets.tron, { error: 'of_other_network', other: 'tron' }],
  ] as const)('AST-10 as an address of %s, %s: %j', (network, text, expected) => {
    const checked = checkAddress(network, text)
    expect(checked).toMatchObject(expected)
    if (!('error' in expected)) expect(checked).toHaveProperty('address')
  })

  test('AST-10 any one mistyped character of a checksummed address is found', () => {
    for (const [network, address] of Object.entries(wallets)) {
      const letters =
        network === 'ethereum'
          ? '0123456789abcdefABCDEF'
          : network === 'tron'
            ? '123456789ABCDEFGHJKLMNPQRSTUVWXYZabc'
            : 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
      fc.assert(
        fc.property(fc.integer({ min: 4, max: address.length - 1 }), fc.constantFrom(...letters), (at, letter) => {
          if (address[at] === letter) return
          const mistyped = address.slice(0, at) + letter + address.slice(at + 1)
          expect(checkAddress(network as keyof typeof wallets, mistyped)).toHaveProperty('error')
        }),
      )
    }
  })
})

describe('the rotating code', () => {
  const keys = { sign: Buffer.alloc(32, 7), pepper: Buffer.alloc(32) }
  const at = '2026-11-27T10:00:00.000Z'

  test('AST-10 it changes every 30 seconds and is taken in its step and the one after', () => {
    const code = codeAt(keys, 'X1', at)
    expect(code).toMatch(/^\d{12}$/)
    expect(nextStepAt(at)).toBe('2026-11-27T10:00:30.000Z')
    expect(codeAt(keys, 'X1', '2026-11-27T10:00:29.999Z')).toBe(code)
    expect(codeAt(keys, 'X1', '2026-11-27T10:00:30.000Z')).not.toBe(code)
    const isTaken = (time: string) => isCodeAt(keys, 'X1', time, code)
    expect([at, '2026-11-27T10:00:59.999Z', '2026-11-27T10:01:00.000Z', '2026-11-27T09:59:59.999Z'].map(isTaken)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('AST-10 it is of one request and one installation', () => {
    const code = codeAt(keys, 'X1', at)
    expect(isCodeAt(keys, 'X2', at, code)).toBe(false)
    expect(isCodeAt({ ...keys, sign: Buffer.alloc(32, 8) }, 'X1', at, code)).toBe(false)
  })
})
