import { sql } from 'kysely'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { payment } from '@longmall/contract/payment.ts'
import { plus } from '../src/kernel/time/clock.ts'
import { within } from '../src/kernel/work/outbox.ts'
import { hashOfToken, newToken } from '../src/kernel/security/session.ts'
import { openPayment, type NewPayment } from '../src/payment/open-payment.ts'
import { sendRefunds } from '../src/payment/provider/send-refunds.ts'
import { signNotice } from '../src/payment/sandbox/sandbox-provider.ts'
import { sandboxBank } from '../src/payment/sandbox/bank.ts'
import type { Outcome } from '../src/payment/rules.ts'
import { balanceOf, moneyOf } from '../src/wallet/balances.ts'
import { grantMoney } from '../src/wallet/grant-money.ts'
import { postTransfer } from '../src/wallet/post-transfer.ts'
import type { Client, TestShop } from './harness.ts'

type Payment = OutputOf<(typeof payment)['view']>

/** What tests of payments need beside a test shop: members with money, grants without a hash, the bank and its notices. */
export function openTestBank(shop: TestShop) {
  const emitted: string[] = []
  const listen = (event: 'payment.paid' | 'payment.failed' | 'payment.returned') =>
    within(
      event,
      'test',
      async (_, { purpose: _purpose, subject: _subject, ...payload }) => void emitted.push(`${event} ${JSON.stringify(payload)}`),
    )
  Object.assign(shop.site, {
    reactions: [...shop.site.reactions, listen('payment.paid'), listen('payment.failed'), listen('payment.returned')],
  })
  const bank = sandboxBank(shop.site)
  const context = shop.systemContext

  async function payer({
    non_withdrawable = 0n,
    withdrawable = 0n,
    grade = 0,
  }: { non_withdrawable?: bigint; withdrawable?: bigint; grade?: number } = {}) {
    const client = await shop.member({ grade })
    const give = (amount: bigint, bucket: 'withdrawable' | 'non_withdrawable') =>
      context().transaction((inner) =>
        grantMoney(inner, client.member_id, amount, { key: `${bucket} ${client.member_id}`, reason: 'test', bucket }),
      )
    if (non_withdrawable) await give(non_withdrawable, 'non_withdrawable')
    if (withdrawable) await give(withdrawable, 'withdrawable')
    return client
  }

  /** Gives a member money that can be withdrawn, in cents, once. */
  const addMoney = ({ member_id }: Client, amount: bigint) =>
    context().transaction((inner) =>
      grantMoney(inner, member_id, amount, { key: `money ${member_id}`, reason: 'test', bucket: 'withdrawable' }),
    )

  const open = async ({ member_id }: Client, amount: bigint, minutes = 30, about: Partial<NewPayment> = {}) =>
    (await context().transaction((inner) => openPayment(inner, { member_id, amount, valid_until: plus(inner.now, { minutes }), ...about })))
      .payment_id

  /** Gives a member coins, in the coin's smallest part. */
  const addCoins = ({ member_id }: Client, unit: 'USDS' | 'USDP', amount: bigint) =>
    context().transaction((inner) =>
      postTransfer(inner, {
        kind: 'grant',
        topic: 'various',
        key: `${unit} ${member_id}`,
        reason: 'test',
        entries: [
          { account: { house: 'treasury', unit }, amount: -amount },
          { account: { member: member_id, unit, purpose: 'available' }, amount },
        ],
      }),
    )

  /** A grant as `payment/grant` gives it, without the password's hash. */
  async function grant(client: Client, payment_id: number, changes: { amount?: bigint; seconds?: number } = {}): Promise<string> {
    const token = newToken()
    await sql`
      insert into payment_grant (token_hash, member_id, session_hash, subject, amount, expires_at)
      select ${hashOfToken(token)}, ${client.member_id}, ${hashOfToken(client.token!)}, id::text, coalesce(${changes.amount ?? null}::bigint, amount),
        clock_timestamp() + make_interval(secs => ${changes.seconds ?? 300}) from payment where id = ${payment_id}`.execute(shop.db)
    return token
  }

  /** The reference of the address that `payment/pay` answered. */
  const referenceOf = (redirect_url: string | null) => /^\/sandbox-bank\/([\w-]+)/.exec(redirect_url ?? '')![1]!
  const press = (reference: string, choice: string) => bank.request(`/sandbox-bank/${reference}/${choice}`, { method: 'POST' })

  /** Sends a notice of the bank's own making, as it would come over the network. */
  const notify = (reference: string, outcome: Outcome, amount: bigint, notice_id = `${reference} ${outcome}`) =>
    shop.visitor().call('payment/notice', signNotice(shop.site, { notice_id, reference, outcome, amount }))

  /** A payment on its way at the bank; `go` goes there again. With a client who has money, the balance's part is taken first. */
  async function start(amount: bigint, rich?: Client) {
    const client = rich ?? (await payer())
    const payment_id = await open(client, amount)
    const go = async (use_balance: boolean) => {
      const part = use_balance ? { use_balance, grant: await grant(client, payment_id) } : {}
      return referenceOf((await client.call('payment/pay', { payment_id, method: 'sandbox', ...part })).redirect_url)
    }
    return { client, payment_id, go, reference: await go(Boolean(rich)) }
  }

  /** The events of a payment so far, such as `payment.paid {"after_close":false}`. */
  const emittedOf = (payment_id: number) =>
    emitted.filter((one) => one.includes(`"payment_id":${payment_id},`)).map((one) => one.replace(`"payment_id":${payment_id},`, ''))

  /** What the bank has sent back for an attempt, once the shop has told it to. */
  async function refundedTo(reference: string): Promise<bigint> {
    await sendRefunds(shop.site)
    return (await shop.db.selectFrom('sandbox_payment').select('refunded').where('reference', '=', reference).executeTakeFirstOrThrow())
      .refunded
  }

  const view = (client: Client, payment_id: number): Promise<Payment> => client.call('payment/view', { payment_id })
  const money = ({ member_id }: Client) => moneyOf(context(), member_id)
  const house = (name: 'escrow' | 'clearing:sandbox') => balanceOf(context(), { house: name, unit: 'MONEY' })
  return { bank, payer, open, addMoney, addCoins, grant, start, emittedOf, refundedTo, referenceOf, press, notify, view, money, house }
}
