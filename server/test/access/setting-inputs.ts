import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Api } from '@longmall/contract/index.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { partsOfAddress } from '../../src/messaging/staff/split-mail-server.ts'
import { openMailServer } from '../../src/messaging/test/mail-server.ts'
import type { TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

const newAdvert: InputOf<Api['site/save_advert']> = {
  code: 'start_up',
  position: 0,
  picture: null,
  seconds: 3,
  starts_at: '2030-01-01T00:00:00.000Z',
  ends_at: '2030-02-01T00:00:00.000Z',
  is_on: true,
  texts: [{ language: 'en-us', title: 'Sale' }],
}

/** What changes of settings, of the shop's look, of adverts and of search words take to be done; `secret` is set where a secret belongs. */
export async function settingInputs(shop: TestShop, secret: string) {
  const mail = await openMailServer()
  for (const [key, value] of Object.entries({ ...partsOfAddress(mail.url), 'messaging.mail_from': 'shop@mail.example' }))
    await sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)`.execute(shop.db)
  const waiting = async (requested_by: number) => {
    const { rows } = await sql<{ request_id: number }>`
      with made as (insert into setting_request (language, requested_by, requested_at) values ('en-us', ${requested_by}, clock_timestamp()) returning id)
      insert into setting_request_value (request_id, key, base_version, value)
        select id, 'withdrawal.max_accounts', coalesce((select version from setting where key = 'withdrawal.max_accounts'), 0), '7' from made
      returning request_id`.execute(shop.db)
    return { request_id: rows[0]!.request_id, version: 1 }
  }
  const newWord = () => ({
    list: { language: 'en-us' as const, kind: 'hot' as const },
    keyword: randomBytes(6).toString('hex'),
    is_on: true,
  })
  const addWord = async () => (await staffClient(shop, 'owner')).call('search/save_keyword', newWord())
  const another = async () => (await staffClient(shop, 'owner')).staff_id
  return {
    'setting/approve_request': async () => waiting(await another()),
    'setting/refuse_request': async () => ({ ...(await waiting(await another())), decision: 'Too much' }),
    'setting/withdraw_request': async ({ id }: { id: number }) => waiting(id),
    'setting/change': async () => ({ list: [{ key: 'payment.stripe_key', value: JSON.stringify(secret), version: 0 }] }),
    'setting/restore': async () => ({ key: 'order.quote_minutes', version: 0, to_version: null }),
    'setting/test_storage': async () => ({}),
    'site/save_advert': async () => newAdvert,
    'site/remove_advert': async () => (await staffClient(shop, 'owner')).call('site/save_advert', newAdvert),
    'search/save_keyword': async () => newWord(),
    'search/move_keyword': async () => ({ ...(await addWord()), position: 0 }),
    'search/remove_keyword': async () => addWord(),
    'site/change_settings': async () => ({ list: [{ key: 'site.hotline', value: '"400"', version: 0 }] }),
    'messaging/send_test': async () => ({ kind: 'mail' as const, recipient: 'ann@shop.example' }),
  }
}
