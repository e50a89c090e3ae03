import { sql } from 'kysely'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { shop as contract } from '@longmall/contract/shop.ts'
import type { TestShop } from '../../../test/harness.ts'
import { codeOf } from '../../staff/test/operators.ts'
import { offerSetUp } from '../set-up/offer-set-up.ts'

type SetUp = InputOf<typeof contract.set_up>

/** The key of the address that a start of the shop prints. */
export async function printedKey(shop: TestShop): Promise<{ key: string; lines: string[]; release: () => Promise<void> }> {
  const { lines, release } = await offerSetUp(shop.site, shop.url, 'http://shop.example')
  return { key: /#([\w-]{43})$/.exec(lines[0] ?? '')?.[1] ?? '', lines, release }
}

/** What an owner fills in, with the code that the authenticator shows. */
export async function setUpInput(shop: TestShop, set_up_key: string, fields: Partial<SetUp> = {}): Promise<SetUp> {
  const email_address = fields.email_address ?? 'ann@store.example'
  const { secret } = await shop.visitor().call('shop/offer_totp', { set_up_key, email_address })
  return {
    set_up_key,
    email_address,
    name: 'Ann',
    password: 'a-Shop-of-mine-1',
    password_again: 'a-Shop-of-mine-1',
    code: codeOf(secret),
    store_name: { 'ms-my': 'Kedai Ann', 'en-us': 'Ann’s' },
    shop_language: 'ms-my',
    currency: 'MYR',
    time_zone: 'Asia/Kuala_Lumpur',
    country: 'MY',
    return_address: 'Ann, 12 Jalan Besar, 50000 Kuala Lumpur',
    ...fields,
  }
}

/** Fulfils every line of the checklist but for the goods, as the settings and tables have it. */
export async function completeChecklist(shop: TestShop): Promise<void> {
  const settings = {
    'payment.stripe_key': 'sk_test_1',
    'payment.stripe_webhook_secret': 'whsec_1',
    'messaging.smtp_host': '127.0.0.1',
    'messaging.mail_from': 'ann@store.example',
    'refund.return_address': 'Ann, 12 Jalan Besar',
    'fulfilment.carriers': [{ carrier: 'pos', carrier_name: 'Pos Malaysia' }],
  }
  for (const [key, value] of Object.entries(settings))
    await sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`.execute(shop.db)
  await sql`insert into agreement (name, version, effective_on, published_at)
    select name, 2, '2026-11-01', now() from unnest(array['terms', 'privacy_policy']) name`.execute(shop.db)
  await shop.refresh()
}
