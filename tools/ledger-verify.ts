// npm run ledger:verify: verifies the whole ledger (sums, balances, holds, chain of seals, snapshots, anchors) and reports where the
// first difference is. The database of DATABASE_URL, or the embedded one of DATA_DIR. Ends with 1 when anything differs.
import { addressesOf } from '@longmall/server/src/kernel/database/addresses.ts'
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import { openDatabase } from '@longmall/server/src/kernel/database/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { readKeys } from '@longmall/server/src/kernel/security/keys.ts'
import { Shared } from '@longmall/server/src/kernel/shared.ts'
import { readAnchors } from '@longmall/server/src/wallet/ledger/anchor-head.ts'
import { ledgerOwner } from '@longmall/server/src/wallet/ledger/ledger-owner.ts'
import { verifyLedger } from '@longmall/server/src/wallet/ledger/verify-ledger.ts'

const config = readConfig()
const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null
const { serverUrl, ownerUrl } = await addressesOf(config, embedded)
const { db, close } = openDatabase(ownerUrl)
const server = openDatabase(serverUrl)
const shared = new Shared(db, readKeys(config.dataDir))
await shared.refresh()
const begun = performance.now()
const { entries, sealed, checks } = await verifyLedger(db, await readAnchors({ config, shared }))
const ms = performance.now() - begun
for (const { name, first, ms: took } of checks)
  console.log(`${first === null ? 'ok  ' : 'OFF '} ${name} (${took} ms)${first ? `: ${first}` : ''}`)
console.log(`${entries} entries, ${sealed} of them sealed, in ${Math.round(ms)} ms, ${Math.round((Number(entries) / ms) * 1000)} a second`)
const role = await ledgerOwner(server.db)
if (role !== null)
  console.log(
    `NOTE the server's role "${role}" owns the ledger and can switch its checks off: give it one that owns nothing (README, MIGRATION_DATABASE_URL)`,
  )
await server.close()
await close()
await embedded?.stopWhenUnused()
process.exit(checks.some(({ first }) => first !== null) ? 1 : 0)
