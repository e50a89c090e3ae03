interface Failing {
  isError: boolean
  reset: () => void
}

/** For the `onChange` of a form: what the server said of the last entries is gone with the next one. */
export const clearFailures =
  (...calls: Failing[]) =>
  () => {
    for (const call of calls) if (call.isError) call.reset()
  }
