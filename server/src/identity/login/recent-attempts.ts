const halfMs = 30 * 60_000
/** Of one half hour; an attack from more addresses than this only forgets sooner. */
const maxNetworks = 50_000

/** Attempts by where they come from, of the last half hour to hour; in this process, on the real clock. */
export class RecentAttempts {
  private current = new Map<string, number>()
  private before = new Map<string, number>()
  private turnsAt = 0

  of(network: string, at = Date.now()): number {
    this.turn(at)
    return (this.current.get(network) ?? 0) + (this.before.get(network) ?? 0)
  }

  add(network: string, attempts: number, at = Date.now()): void {
    this.turn(at)
    this.current.set(network, (this.current.get(network) ?? 0) + attempts)
  }

  private turn(at: number): void {
    const isOver = at >= this.turnsAt
    if (!isOver && this.current.size < maxNetworks) return
    const isLongOver = at >= this.turnsAt + halfMs
    this.before = isLongOver ? new Map() : this.current
    this.current = new Map()
    this.turnsAt = isOver && !isLongOver ? this.turnsAt + halfMs : at + halfMs
  }
}
