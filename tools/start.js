// npm start: installs what is missing, builds what has changed, runs the server.
import { serverFlags, serverVariables } from './node-flags.js'
import { ensureInstalled, ownEnvironment, runOwn } from './setup.js'

ensureInstalled()
const isDevelopment = process.argv.includes('--dev')
const built = await runOwn(['tools/build.js'])
if (built !== 0) process.exit(built)
const watched = isDevelopment ? ['--watch-path=server', '--watch-path=contract', '--watch-path=translations'] : []
const env = { ...serverVariables, ...ownEnvironment() }
process.exit(await runOwn([...serverFlags, ...watched, 'tools/serve.ts'], { env }))
