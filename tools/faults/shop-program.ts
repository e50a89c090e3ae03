// The server as run.ts starts it, on a database that is there, with the demo's bank and without the demo's goods.
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import { createLog } from '@longmall/server/src/kernel/log.ts'
import { startShop } from '@longmall/server/src/start-shop.ts'

const config = { ...readConfig(), demo: true }
const shop = await startShop(config, config.databaseUrl!, createLog(config.logLevel))
process.once('SIGTERM', () => void shop.stop().then(() => process.exit(0)))
console.log(`The shop is open at ${shop.address}`)
