import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { runNextWork } from '../../work/run/run-next-work.ts'
import { workKinds } from '../../work-kinds.ts'
import { memberAccountClosure } from '../close-account.ts'

const shop = await openTestShop()
const owner = await staffClient(shop)
let count = 0
const makeTag = async (name = `Tag ${++count}`) => ({ ...(await owner.call('member/save_tag', { name })), name })
const tag = (member_ids: number[], add: number[], remove: number[] = []) =>
  owner.call('member/tag_members', { member_ids, ...(add.length && { add }), ...(remove.length && { remove }) })
const tagged = async (tag_id: number) => (await owner.call('member/list_members', { tag_id })).list.map((one) => one.customer_id)

describe('CON-04 tags', () => {
  test('are made, named again and deleted; a stale edit of a second operator is refused', async () => {
    const { tag_id, version } = await makeTag('Wholesale')
    const renamed = await owner.call('member/save_tag', { tag: { tag_id, version }, name: 'Wholesalers' })
    expect(renamed).toEqual({ tag_id, version: version + 1 })
    const stale = { tag_id, version }
    expect((await refusalOf(owner.call('member/save_tag', { tag: stale, name: 'Other' })))?.reason).toBe('member.tag_changed')
    expect((await refusalOf(owner.call('member/remove_tag', stale)))?.reason).toBe('member.tag_changed')
    await owner.call('member/remove_tag', renamed)
    expect((await refusalOf(owner.call('member/remove_tag', renamed)))?.reason).toBe('member.tag_not_found')
    expect((await owner.call('member/list_tags', {})).list.some((one) => one.tag_id === tag_id)).toBe(false)
  })

  test('have each name once, without regard to case, however many are made at once', async () => {
    const made = await Promise.allSettled(
      ['Repeat buyer', 'repeat buyer', 'REPEAT BUYER', 'Repeat Buyer'].map((name) => owner.call('member/save_tag', { name })),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'member.tag_taken' })
    const { tag_id, version } = (await owner.call('member/list_tags', {})).list.find(({ name }) => name.toLowerCase() === 'repeat buyer')!
    expect(await owner.call('member/save_tag', { tag: { tag_id, version }, name: 'repeat BUYER' })).toMatchObject({ tag_id })
  })

  test('are at most 200', async () => {
    const other = await openTestShop()
    await other.db
      .insertInto('member_tag')
      .values(Array.from({ length: 200 }, (_, n) => ({ name: `Tag ${n}`, created_at: other.site.shared.now() })))
      .execute()
    const refused = await refusalOf((await staffClient(other)).call('member/save_tag', { name: 'One more' }))
    expect(refused?.reason).toBe('member.too_many_tags')
  })
})

describe('CON-04 CON-05 members', () => {
  test('many are tagged at once, once each, and found by the tag, the newest first', async () => {
    const { tag_id } = await makeTag()
    const ids = [1, 2, 3].map(() => 0)
    for (const n of ids.keys()) ids[n] = (await shop.member()).member_id
    expect(await tag(ids, [tag_id])).toEqual({ changed: 3 })
    expect(await tag(ids, [tag_id])).toEqual({ changed: 0 })
    expect(await tagged(tag_id)).toEqual(ids.toReversed())
    const page = await owner.call('member/list_members', { tag_id, page_size: 2 })
    const rest = await owner.call('member/list_members', { tag_id, page_size: 2, cursor: page.next! })
    expect([...page.list, ...rest.list].map((one) => one.customer_id)).toEqual(ids.toReversed())
    expect((await owner.call('member/list_tags', {})).list.find((one) => one.tag_id === tag_id)).toMatchObject({ count: 3, is_more: false })
    expect(await tag(ids.slice(0, 2), [], [tag_id])).toEqual({ changed: 2 })
    expect(await tagged(tag_id)).toEqual([ids[2]])
  })

  test('show their tags by name in the list and in the whole of one', async () => {
    const [second, first] = [await makeTag('b tag'), await makeTag('A tag')]
    const { member_id } = await shop.member({ account: 'with_tags' })
    await tag([member_id], [second.tag_id, first.tag_id])
    const tags = [first, second].map(({ tag_id, name }) => ({ tag_id, name }))
    expect((await owner.call('member/list_members', { search: 'with_tags' })).list[0]?.tags).toEqual(tags)
    expect((await owner.call('member/view_member', { member_id })).tags).toEqual(tags)
  })

  test('who cancelled the account is left out; a tag that is not there is refused and nothing is done', async () => {
    const { tag_id } = await makeTag()
    const [here, gone] = [await shop.member(), await shop.member()]
    await shop.db.updateTable('member').set({ state: 'cancelled' }).where('id', '=', gone.member_id).execute()
    expect(await tag([here.member_id, gone.member_id, 2147483647], [tag_id])).toEqual({ changed: 1 })
    expect((await refusalOf(tag([here.member_id], [2147483647], [tag_id])))?.reason).toBe('member.tag_not_found')
    expect(await tagged(tag_id)).toEqual([here.member_id])
  })

  test('a deleted tag leaves no member', async () => {
    const { tag_id, version } = await makeTag()
    const { member_id } = await shop.member()
    await tag([member_id], [tag_id])
    await owner.call('member/remove_tag', { tag_id, version })
    expect((await owner.call('member/view_member', { member_id })).tags).toEqual([])
  })

  test('IDN-13 tags go with an account that is cancelled', async () => {
    const { tag_id } = await makeTag()
    const { member_id } = await shop.member()
    await tag([member_id], [tag_id])
    await memberAccountClosure.erase(shop.systemContext(), member_id)
    expect(await tagged(tag_id)).toEqual([])
  })

  test('CON-10 go into a file by the list’s own filters, with their tags', async () => {
    const { tag_id, name } = await makeTag()
    const { member_id } = await shop.member({ account: 'in_the_file' })
    await tag([member_id, (await shop.member()).member_id], [tag_id])
    const { work_id } = await owner.call('member/export_all', { tag_id, search: 'in_the', format: 'csv' })
    await runNextWork(shop.site, workKinds)
    const { address } = await owner.call('work/download', { work_id })
    const lines = (await (await shop.app.request(address)).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(/,Tags$/)
    expect(lines[1]).toMatch(new RegExp(`^${member_id},in_the_file,.*,${name}$`))
  })

  test('QUA-09 finance sees tags and cannot change them', async () => {
    const finance = await staffClient(shop, 'finance')
    expect((await finance.call('member/list_tags', {})).list).toBeDefined()
    expect((await refusalOf(finance.call('member/save_tag', { name: 'Mine' })))?.reason).toBe('call.forbidden')
  })
})
