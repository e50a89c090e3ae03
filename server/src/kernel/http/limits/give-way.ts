// A crowd's calls go on together, so often at most: their sessions are then read by one statement.
const pauseMs = 8
// While others are being answered they wait on, so long at most.
const longestMs = 40
// So many go on together: a few milliseconds of work.
const width = 100

let others = 0
let waiting: (() => void)[] = []
let since = 0

/**
 * Runs a call in its turn: calls of an operation to which thousands may come in a second wait, in order of coming, while any
 * other call is being answered in this process, so that the rest of the shop does not stand behind them.
 */
export async function inTurn<Answer>(isOfCrowd: boolean, run: () => Promise<Answer>): Promise<Answer> {
  if (isOfCrowd) {
    await giveWay()
    return run()
  }
  others++
  try {
    return await run()
  } finally {
    others--
  }
}

function giveWay(): Promise<void> {
  return new Promise((go) => {
    waiting.push(go)
    if (waiting.length === 1) begin()
  })
}

function begin(): void {
  since = performance.now()
  setTimeout(turn, pauseMs)
}

function turn(): void {
  if (others > 0 && performance.now() - since < longestMs) {
    setTimeout(turn, 1)
    return
  }
  const now = waiting.splice(0, width)
  for (const go of now) go()
  if (waiting.length > 0) begin()
}
