export interface Percentiles {
  p50: number
  p95: number
  p99: number
}

/** Percentiles of some times; they are sorted in place. */
export function percentiles(times: number[]): Percentiles {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

export const median = (values: number[]): number => percentiles([...values]).p50
