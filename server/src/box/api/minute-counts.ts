/** Counts by key of the running minute on the real clock, in this process; they begin anew each minute. A call of each box passes here, so that it takes no promise and no timer. */
export class MinuteCounts {
  private readonly counts = new Map<string, number>()
  private until = 0

  /** Counts one more; the count of the minute. */
  add(key: string): number {
    const count = this.read(key) + 1
    this.counts.set(key, count)
    return count
  }

  read(key: string): number {
    const now = Date.now()
    if (now >= this.until) {
      this.counts.clear()
      this.until = now + 60_000
    }
    return this.counts.get(key) ?? 0
  }
}
