import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { makeAccount } from '../../src/identity/test/accounts.ts'
import { png } from '../../src/media/test/pictures.ts'
import { upload } from '../../src/media/test/upload.ts'
import { grantMoney } from '../../src/wallet/grant-money.ts'
import { sealLedger } from '../../src/wallet/ledger/seal-ledger.ts'
import { makeGoods } from '../fixtures.ts'
import { openTestShop, type TestShop } from '../harness.ts'

const root = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

export interface ToolResult {
  code: number
  output: string
}

/** A program of tools/, as an operator runs it; what `env` does not say is not set. */
export async function runTool(args: string[], env: Record<string, string>): Promise<ToolResult> {
  const none = { DATABASE_URL: '', MIGRATION_DATABASE_URL: '', SIGN_KEY: '', PEPPER_KEY: '', BACKUP_KEY: '', LOG_LEVEL: 'warn' }
  try {
    const { stdout, stderr } = await run(process.execPath, args, { cwd: root, env: { ...process.env, ...none, ...env } })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

/** A small shop with goods, a member who has a password, a picture, money and a cart; its PostgreSQL has counted far. */
export async function openFilledShop(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop({ kind: 'opened', ...options })
  await sql`create or replace function xid_ahead() returns bigint language sql stable as 'select 7000000000::bigint'`.execute(shop.admin)
  // A shop of its owner, that sells.
  await sql`update shop set is_demo = false, set_up_at = now(), opened_at = now()`.execute(shop.db)
  const { sku_id } = await makeGoods(shop)
  const member = await makeAccount(shop)
  await member.call('cart/add', { sku_id, quantity: 2 })
  await grantOnce(shop, member.member_id, 'before')
  const picture = (await upload(shop, member, { path: 'avatar', file: await png() })).data!.pic_path!
  await sealLedger(shop.site)
  return { shop, member, picture, sku_id }
}

export const grantOnce = (shop: TestShop, member_id: number, key: string) =>
  shop.systemContext().transaction((inner) => grantMoney(inner, member_id, 100n, { key, reason: 'test' }))

/** Changes the ledger until it is told to stop; answers how often it did. */
export function grantRepeatedly(shop: TestShop, member_id: number): () => Promise<number> {
  let isOver = false
  const done = (async () => {
    for (let n = 1; ; n++) {
      await grantOnce(shop, member_id, `during ${n}`)
      if (isOver) return n
    }
  })()
  return () => {
    isOver = true
    return done
  }
}
