// A crowd's calls go on together, so often at most: their sessions are then read by one statement.
const pauseMs = 8
// While others are being answered they wait on, so long at most.
const maxWaitMs = 40
// So many go on together: a few milliseconds of work.
const batchSize = 100

let otherCalls = 0
let waiting: (() => void)[] = []
let since = 0

/**
 * Runs a call in its turn: calls of an operation to which thousands may come in a second wait, in order of coming, while any
 * other call is being answered in this process, so that the rest of the shop does not stand behind them.
 */
export async function deferBurst<Answer>(isBurst: boolean, run: () => Promise<Answer>): Promise<Answer> {
  if (isBurst) {
    await waitForOthers()
    return run()
  }
  otherCalls++
  try {
    return await run()
  } finally {
    otherCalls--
  }
}

function waitForOthers(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) scheduleBatch()
  })
}

function scheduleBatch(): void {
  since = performance.now()
  setTimeout(releaseBatch, pauseMs)
}

function releaseBatch(): void {
  if (otherCalls > 0 && performance.now() - since < maxWaitMs) {
    setTimeout(releaseBatch, 1)
    return
  }
  const batch = waiting.splice(0, batchSize)
  for (const resolve of batch) resolve()
  if (waiting.length > 0) scheduleBatch()
}
