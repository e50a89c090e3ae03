import type { RateClass } from '@longmall/contract/operation.ts'
import * as z from 'zod/mini'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { networkOf } from './client-address.ts'
import { Refusal } from './refusal.ts'
import { settings } from './settings.ts'

const PerMinute = z.int().check(z.minimum(1), z.maximum(100_000_000))

export const rateSettings = settings('calls', {
  notice_per_minute: {
    schema: PerMinute,
    default: 60_000,
    unit: 'calls',
    effect: 'Notices of payment providers that one address may send in a minute.',
  },
  read_per_minute: { schema: PerMinute, default: 3000, unit: 'calls', effect: 'Reads that one address may make in a minute.' },
  write_per_minute: { schema: PerMinute, default: 600, unit: 'calls', effect: 'Changes that one address may make in a minute.' },
  log_in_per_minute: {
    schema: PerMinute,
    default: 60,
    unit: 'calls',
    effect: 'Log-ins and registrations that one address may try in a minute.',
  },
  code_per_minute: {
    schema: PerMinute,
    default: 30,
    unit: 'calls',
    effect: 'Codes and payment passwords that one address may try in a minute.',
  },
})

/** Limits by class of call and address, kept in this process. */
export class RateLimits {
  private readonly limiters = new Map<RateClass, RateLimiterMemory>()

  /** Counts one call; refuses `call.too_many`. */
  async count(rate: RateClass, perMinute: number, address: string): Promise<void> {
    let limiter = this.limiters.get(rate)
    if (!limiter) this.limiters.set(rate, (limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })))
    limiter.points = perMinute
    try {
      await limiter.consume(networkOf(address))
    } catch {
      throw new Refusal('call.too_many')
    }
  }
}
