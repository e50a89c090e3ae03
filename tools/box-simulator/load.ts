import { Box, openConnections } from './box.ts'

export interface LoadOptions {
  url: string
  /** `device_id`, `key` of each box. */
  keys: readonly (readonly [string, string])[]
  per_second: number
  seconds: number
  connections: number
}

export interface LoadFigures {
  sent: number
  accepted: number
  /** Of the heartbeats, by the name of the refusal, or `lost`. */
  refused: Record<string, number>
  /** In ms. */
  p50: number
  p99: number
  seconds: number
}

/** Heartbeats of many boxes at an even rate, one after the other of each box; a box whose last call is not answered yet is passed over. */
export async function runLoad({ url, keys, per_second, seconds, connections: count }: LoadOptions): Promise<LoadFigures> {
  const connections = openConnections(count)
  const boxes = keys.map(([device_id, key]) => ({ box: new Box(url, device_id, key, connections), isBusy: false }))
  const { time } = (await (await fetch(new URL('/box/v1/time', url))).json()) as { time: number }
  for (const { box } of boxes) box.startAt(time)
  const latencies: number[] = []
  const refused: Record<string, number> = {}
  const running = new Set<Promise<void>>()
  let [sent, accepted, at] = [0, 0, 0]
  const beat = async (one: (typeof boxes)[number]) => {
    const begun = performance.now()
    one.isBusy = true
    try {
      const { status, body } = await one.box.call('POST', 'heartbeat')
      if (status === 204) accepted += 1
      else refused[String(body.error)] = (refused[String(body.error)] ?? 0) + 1
      latencies.push(performance.now() - begun)
    } catch {
      refused.lost = (refused.lost ?? 0) + 1
    }
    one.isBusy = false
  }
  const start = performance.now()
  for (;;) {
    const elapsed = (performance.now() - start) / 1000
    if (elapsed >= seconds) break
    while (sent < Math.min(elapsed, seconds) * per_second) {
      const one = boxes[at++ % boxes.length]!
      sent += 1
      if (one.isBusy) continue
      const done = beat(one).finally(() => running.delete(done))
      running.add(done)
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await Promise.all(running)
  latencies.sort((a, b) => a - b)
  const percentile = (part: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0
  connections.http.destroy()
  connections.https.destroy()
  return { sent, accepted, refused, p50: percentile(0.5), p99: percentile(0.99), seconds: (performance.now() - start) / 1000 }
}
