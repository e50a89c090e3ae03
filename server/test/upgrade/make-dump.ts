// Writes the dump of a filled database of an older version, for upgrade.test.ts. Check that version out, start it once with its demo
// store (DATA_DIR=FOLDER npm start) until its ledger is sealed, and while it runs:
//   node server/test/upgrade/make-dump.ts postgres://… server/test/upgrade/shop-NNNN.json.br
import pg from 'pg'
import { writeDump } from './dump.ts'

const [url, file] = process.argv.slice(2)
if (!url || !file) throw new Error('make-dump.ts ADDRESS FILE')
const client = new pg.Client({ connectionString: url })
await client.connect()
await writeDump(client, file)
await client.end()
