import type { Percentiles } from './load/percentiles.ts'

export interface Limit {
  name: string
  rate: number
}

/** One line of the result. Rates a second, times in milliseconds, processor time in cores. */
export interface Figure {
  scenario: string
  users: number
  rate: number
  latency: Percentiles
  /** The bare limits beside it, in the same run; the first is the one it is compared with. */
  limits: Limit[]
  cpu: { server: number; database: number; load: number }
  notes: string[]
}

const columns = ['scenario', 'users', 'a second', 'p50', 'p95', 'p99 ms', 'bare limit', 'of it', 'server', 'db', 'load', 'notes']
const isText = (place: number) => place === 0 || place === columns.length - 1

/** The figures as lines of text under each other. */
export function tableLines(figures: Figure[]): string[] {
  const rows = [columns, ...figures.map(rowOf)]
  const widths = columns.map((_, place) => Math.max(...rows.map((row) => row[place]!.length)))
  return rows.map((row) =>
    row
      .map((cell, place) => (isText(place) ? cell.padEnd(widths[place]!) : cell.padStart(widths[place]!)))
      .join('  ')
      .trimEnd(),
  )
}

function rowOf({ scenario, users, rate, latency, limits, cpu, notes }: Figure): string[] {
  const times = [latency.p50, latency.p95, latency.p99].map((time) => time.toFixed(time < 10 ? 2 : 1))
  const [first, ...others] = limits
  const beside = first ? [`${whole(first.rate)} ${first.name}`, shareOf(rate, first)] : ['', '']
  const cores = [cpu.server, cpu.database, cpu.load].map((one) => one.toFixed(2))
  const more = others.map((limit) => `${shareOf(rate, limit)} of ${whole(limit.rate)} ${limit.name}`)
  return [scenario, String(users), whole(rate), ...times, ...beside, ...cores, [...more, ...notes].join('; ')]
}

const shareOf = (rate: number, limit: Limit) => `${((rate / limit.rate) * 100).toFixed(0)} %`
const whole = (rate: number) => (rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en-US'))
