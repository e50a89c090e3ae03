interface PendingRead<Key, Found> {
  key: Key
  resolve: (found: Found | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Batches concurrent reads by key: up to `concurrency` reads run, and calls that arrive meanwhile share the next one. A key is always
 * read after its call, so that no result is stale; a single call does not wait. `read` returns results by key, without missing ones.
 */
export function batchReads<Key, Found>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
  { concurrency, batchSize }: { concurrency: number; batchSize: number },
): (key: Key) => Promise<Found | undefined> {
  let running = 0
  let waiting: PendingRead<Key, Found>[] = []
  const start = async () => {
    running++
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      waiting = waiting.slice(batchSize)
      try {
        const found = await read([...new Set(batch.map(({ key }) => key))])
        for (const { key, resolve } of batch) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    running--
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (running < concurrency) void start()
    })
}
