import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { fillTable, grows, isOneOf, now, pick, upTo } from '../fill-table.ts'

/** Content and requests: articles with their versions, pages with their publications, adverts, applications; and what waits to be done. */
export async function fillContent(db: Database, count: number): Promise<void> {
  const [some, few] = [Math.max(20, Math.floor(count / 10)), Math.max(20, Math.floor(count / 1000))]
  const at = grows(some)
  await fillTable(db, 'article_category', 20, { id: 'n', icon: `'truck'`, position: 'n' })
  await fillTable(db, 'article_category_text', 20, { category_id: 'n', language: `'en-us'`, name: `'Category ' || n` })
  const kind = pick('kind', ['note', 'notice', 'qa', 'help'])
  await fillTable(db, 'article', some, {
    id: 'n',
    kind,
    category_id: `case when ${kind} = 'help' then ${upTo('category', 20)} end`,
    published_at: `case when ${isOneOf('scheduled', 5000)} then timestamptz '${now}' + interval '9 days' when not ${isOneOf('draft', 500)} then ${at} end`,
    languages: `case when ${isOneOf('written', 500)} then '{en-us,zh-cn}' else '{en-us,zh-cn,ko-kr,ja-jp}' end::text[]`,
    created_at: at,
    updated_at: at,
  })
  await fillTable(db, 'article_text', some, {
    article_id: 'n',
    language: `'en-us'`,
    title: `'Note ' || n`,
    body: `repeat('<p>All that there is to be said of it. </p>', 10)`,
    search: `'note ' || n || repeat(' all that there is to be said of it', 10)`,
  })
  await fillTable(db, 'article_history', few * 10, {
    article_id: '1',
    version: 'n',
    at: grows(few * 10),
    staff_id: '1',
    staff_name: `'Ann'`,
    action: `'saved'`,
    content: `'{"texts": [{"language": "en-us", "title": "Note"}]}'`,
  })
  await fillTable(db, 'composed_page', few, {
    id: 'n + 1',
    name: `'landing-' || n`,
    kind: pick('kind', ['topic', 'landing']),
    label: `'Page ' || n`,
    draft: `'[{"kind": "goods_grid", "key": "a", "is_hidden": false, "addon": null, "visible_from": null, "visible_until": null, "title": {"en-us": "More"}}]'`,
  })
  await fillTable(db, 'page_version', few * 10, {
    page_id: '1',
    published: 'n',
    blocks: `'[]'`,
    published_at: grows(few * 10),
    published_by: '1',
  })
  await fillTable(db, 'advert', few, {
    id: 'n',
    code: `'start_up'`,
    starts_at: grows(few),
    ends_at: `${grows(few)} + interval '30 days'`,
    is_on: `not ${isOneOf('off', 20)}`,
  })
  await fillTable(db, 'advert_text', few, { advert_id: 'n', language: `'en-us'`, title: `'Advert ' || n` })
  await fillTable(db, 'application', count, {
    id: 'n',
    application_no: `'A' || lpad(n::text, 17, '0')`,
    kind: pick('kind', ['join', 'franchise']),
    mobile: `'+86139' || lpad(n::text, 8, '0')`,
    name: `'Li Lei'`,
    country: `'CN'`,
    city: `'Shenzhen'`,
    message: `'I would like to open a shop.'`,
    language: `'en-us'`,
    ...decided(count),
  })
  await fillTable(db, 'timer', count, {
    id: 'n',
    due_at: `timestamptz '${now}' + (n - ${Math.floor(count / 100)}) * interval '10 seconds'`,
    kind: pick('kind', ['order.close', 'order.receive', 'coupon.expire', 'promotion.window_changed', 'team_buy.end']),
    subject: `'subject ' || n`,
    attempts: `case when ${isOneOf('failed', 5000)} then 3 else 0 end`,
    error: `case when ${isOneOf('failed', 5000)} then 'it was not there' end`,
  })
  await fillTable(db, 'outbox', some, { id: 'n', event: `'order.paid'`, payload: `'{"order_id": 1}'`, created_at: grows(some) })
}

function decided(count: number) {
  const state = pick('state', ['accepted', 'refused', 'new'])
  return { state, created_at: grows(count), decided_at: `case when ${state} <> 'new' then ${grows(count)} end` }
}
