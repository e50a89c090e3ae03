/** What went wrong with the host, newest first: it is only logged, never shown to a shopper (§8). */
export interface Problem {
  at: string
  text: string
}

const maxProblems = 50

export interface ProblemLog {
  list: () => readonly Problem[]
  note: (text: string, cause?: unknown) => void
}

/** A log of the last problems, for the test page, beside the browser's own console. Never with the contents of a message: it may hold a token. */
export function createProblemLog(log: (text: string) => void = (text) => console.warn(text)): ProblemLog {
  let problems: readonly Problem[] = []
  return {
    list: () => problems,
    note: (text, cause) => {
      const reason = cause instanceof Error ? `: ${cause.message}` : ''
      problems = [{ at: new Date().toISOString(), text: text + reason }, ...problems].slice(0, maxProblems)
      log(`Host bridge: ${text}${reason}`)
    },
  }
}
