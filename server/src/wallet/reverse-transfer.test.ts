import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { balanceOf, moneyOf } from './balances.ts'
import { reverseTransferPart } from './reverse-transfer-part.ts'
import { creditCoins } from './credit-coins.ts'
import { reverseTransfer } from './reverse-transfer.ts'
import { grantMoney } from './grant-money.ts'
import { spendCoins } from './spend-coins.ts'
import { spendMoney } from './spend-money.ts'

const shop = await openTestShop()
const context = shop.systemContext()
const within = <T>(work: (inner: typeof context) => Promise<T>) => context.transaction(work)

let key = 0
const makeDetails = () => ({ kind: 'test', topic: 'various', key: `${++key}`, reason: 'test' }) as const
async function spent() {
  const { member_id } = await shop.member()
  await within((inner) => grantMoney(inner, member_id, 300n, { key: `n ${member_id}`, reason: 'test' }))
  await within((inner) => grantMoney(inner, member_id, 500n, { key: `w ${member_id}`, reason: 'test', bucket: 'withdrawable' }))
  const { transfer_id } = await within((inner) => spendMoney(inner, member_id, 450n, { ...makeDetails(), to: 'escrow' }))
  const reverse = (withdrawable: bigint, non_withdrawable: bigint, details = makeDetails()) =>
    within((inner) =>
      reverseTransferPart(
        inner,
        transfer_id,
        [
          { purpose: 'withdrawable', amount: withdrawable },
          { purpose: 'non_withdrawable', amount: non_withdrawable },
        ],
        details,
      ),
    )
  const whole = () => within((inner) => reverseTransfer(inner, transfer_id, makeDetails()))
  const money = async () => {
    const { withdrawable, non_withdrawable } = await moneyOf(context, member_id)
    return [withdrawable, non_withdrawable]
  }
  return { member_id, reverse, whole, money }
}

describe('a part of a spending', () => {
  test('R-11 goes back to the buckets that gave it, never more than they gave', async () => {
    const { reverse, money } = await spent()
    await reverse(100n, 0n)
    expect(await money()).toEqual([450n, 0n])
    await expect(reverse(51n, 0n)).rejects.toMatchObject({ code: 'wallet.reversal_exceeds_original' })
    await reverse(50n, 300n)
    expect(await money()).toEqual([500n, 300n])
    await expect(reverse(0n, 1n)).rejects.toMatchObject({ code: 'wallet.reversal_exceeds_original' })
  })

  test('R-21 of the same key goes back once', async () => {
    const { reverse, money } = await spent()
    const details = makeDetails()
    const ids = await Promise.all(Array.from({ length: 20 }, () => reverse(10n, 10n, details)))
    expect(new Set(ids).size).toBe(1)
    expect(await money()).toEqual([360n, 10n])
  })

  test('R-11 fifty at once give back no more than was taken', async () => {
    const { reverse, money } = await spent()
    const done = await Promise.allSettled(Array.from({ length: 50 }, () => reverse(10n, 20n)))
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(15)
    expect(await money()).toEqual([500n, 300n])
  })

  test('R-11 what went back in part is not undone whole, nor the other way round', async () => {
    const first = await spent()
    await first.reverse(1n, 0n)
    await expect(first.whole()).rejects.toMatchObject({ code: 'wallet.reversal_exceeds_original' })
    const second = await spent()
    await second.whole()
    await expect(second.reverse(1n, 0n)).rejects.toMatchObject({ code: 'wallet.reversal_exceeds_original' })
    expect(await second.money()).toEqual([500n, 300n])
  })
})

describe('coins', () => {
  test('WAL-07 longcoin is given, spent while there is enough, and a part of it given back', async () => {
    const { member_id } = await shop.member()
    const longcoin = { member: member_id, unit: 'LONGCOIN', purpose: 'available' } as const
    const offset = () => balanceOf(context, { house: 'longcoin_offset', unit: 'LONGCOIN' })
    const before = await offset()
    await within((inner) => creditCoins(inner, member_id, 'LONGCOIN', 500n, { ...makeDetails(), from: 'treasury' }))
    const spend = (amount: bigint) =>
      within((inner) => spendCoins(inner, member_id, 'LONGCOIN', amount, { ...makeDetails(), to: 'longcoin_offset' }))
    await expect(spend(501n)).rejects.toMatchObject({ code: 'wallet.insufficient' })
    const transfer_id = await spend(400n)
    await within((inner) => reverseTransferPart(inner, transfer_id, [{ purpose: 'available', amount: 150n }], makeDetails()))
    expect(await balanceOf(context, longcoin)).toBe(250n)
    expect((await offset()) - before).toBe(250n)
  })

  test('R-21 fifty at once of one balance that holds one go through once', async () => {
    const { member_id } = await shop.member()
    await within((inner) => creditCoins(inner, member_id, 'USDS', 100n, { ...makeDetails(), from: 'treasury' }))
    const done = await Promise.allSettled(
      Array.from({ length: 50 }, () => within((inner) => spendCoins(inner, member_id, 'USDS', 100n, { ...makeDetails(), to: 'treasury' }))),
    )
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
})
