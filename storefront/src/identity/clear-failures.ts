interface Failing {
  isError: boolean
  reset: () => void
}

/** For the `onChange` of a form: the server's errors on the last entries are cleared with the next one. */
export const clearFailures =
  (...calls: Failing[]) =>
  () => {
    for (const call of calls) if (call.isError) call.reset()
  }
