import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Box } from './box.ts'
import { runLoad } from './load.ts'
import { runBox } from './run-box.ts'

const usage = `npm run box -- --id ID --key KEY [--url http://localhost:3000]
  One box: shows its code in the terminal until a member has scanned it, then sends heartbeats and reports until it is stopped.

npm run box -- --keys FILE --per-second N [--seconds 30] [--count N] [--connections 64] [--url …]
  Heartbeats of many boxes. FILE has a line for each box, as the console shows keys: id, version, key.

An operator enrols boxes and copies their keys in the console, Devices → Boxes.`

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    id: { type: 'string' },
    key: { type: 'string' },
    keys: { type: 'string' },
    count: { type: 'string' },
    'per-second': { type: 'string' },
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '64' },
  },
})

const { id, key, keys } = values
if (keys === undefined && id !== undefined && key !== undefined) await single(id, key)
else if (keys !== undefined && values['per-second'] !== undefined) await many(keys, Number(values['per-second']))
else {
  console.error(usage)
  process.exitCode = 2
}

async function single(device_id: string, deviceKey: string): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  await runBox(new Box(values.url, device_id, deviceKey), stop.signal).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}

async function many(file: string, per_second: number): Promise<void> {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  const enrolled = lines.filter(Boolean).map((line) => {
    const [device_id = '', , secret = ''] = line.split(/[,\s]+/)
    return [device_id, secret] as const
  })
  const used = enrolled.slice(0, values.count === undefined ? enrolled.length : Number(values.count))
  const figures = await runLoad({
    url: values.url,
    keys: used,
    per_second,
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  })
  console.log(figures)
}
