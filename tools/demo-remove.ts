// npm run demo:remove: empties an installation that the demo store filled, so that a real shop can start there. The database of
// DATABASE_URL, or the embedded one of DATA_DIR. Lists what is deleted and asks for confirmation, unless run with --yes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { addressesOf } from '@longmall/server/src/kernel/database/addresses.ts'
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { planRemoval } from './demo-store/remove.ts'

const args = process.argv.slice(2)
const unknown = args.filter((one) => one !== '--yes')
if (unknown.length) {
  console.error(`unknown option ${unknown.join(', ')}\nnpm run demo:remove [-- --yes]`)
  process.exit(2)
}
process.exit(await run().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error))))

async function run(): Promise<number> {
  const config = readConfig()
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'postgres')))
    return fail(`there is no embedded database in ${config.dataDir}`)
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir) : null
  try {
    const { ownerUrl } = await addressesOf(config, embedded)
    const { lines, remove, close } = await planRemoval(config, ownerUrl)
    try {
      console.log(['This removes the demo store for good:', ...lines.map((line) => `  ${line}`)].join('\n'))
      if (!args.includes('--yes') && !(await isMeant()))
        return fail('Nothing was removed. With --yes it does not ask: npm run demo:remove -- --yes')
      await remove()
    } finally {
      await close()
    }
    console.log('Removed. Start the real shop with DEMO=0 npm start.')
    return 0
  } finally {
    await embedded?.stopWhenUnused()
  }
}

async function isMeant(): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question('Type "remove" to go on: ')
  lines.close()
  return answer.trim() === 'remove'
}

function fail(reason: string): number {
  console.error(reason)
  return 1
}
