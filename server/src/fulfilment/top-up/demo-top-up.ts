import { fulfilmentSettings } from '../settings.ts'
import type { TopUpOutcome, TopUpProvider } from './top-up-provider.ts'

const outcomes = { success: 'done', failure: 'failed', silence: 'unknown' } as const satisfies Record<string, TopUpOutcome>

/** The demo's provider: answers as the setting `fulfilment.demo_recharge` tells it. */
export const demoTopUp: TopUpProvider = {
  request: async ({ setting }) => outcomes[setting(fulfilmentSettings.demo_recharge)],
}
