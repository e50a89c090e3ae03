/** Counts by key within the current minute of the real clock, in this process; they are reset each minute. Every request of a box passes here, so it uses no promise and no timer. */
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
