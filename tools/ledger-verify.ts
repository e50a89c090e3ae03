// npm run ledger:verify: looks the whole ledger over (sums, balances, holds, chain of seals, snapshots, anchors) and says where the
// first difference is. The database of DATABASE_URL, or the embedded one of DATA_DIR. Ends with 1 when anything differs.
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import { openDatabase } from '@longmall/server/src/kernel/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/embedded.ts'
import { verifyLedger } from '@longmall/server/src/wallet/ledger/verify-ledger.ts'

const config = readConfig()
const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null
const { db, close } = openDatabase(config.databaseUrl ?? embedded!.url)
const begun = performance.now()
const { entries, sealed, checks } = await verifyLedger(db, config.dataDir)
const ms = performance.now() - begun
for (const { name, first, ms: took } of checks)
  console.log(`${first === null ? 'ok  ' : 'OFF '} ${name} (${took} ms)${first ? `: ${first}` : ''}`)
console.log(`${entries} entries, ${sealed} of them sealed, in ${Math.round(ms)} ms, ${Math.round((Number(entries) / ms) * 1000)} a second`)
await close()
await embedded?.leave()
process.exit(checks.some(({ first }) => first !== null) ? 1 : 0)
