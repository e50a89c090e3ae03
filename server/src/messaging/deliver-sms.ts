import type { Context } from '../kernel/context.ts'
import type { Outgoing } from './send-queued.ts'
import { messagingSettings as own } from './settings.ts'
import { Undeliverable } from './undeliverable.ts'

const timeoutMs = 15_000

/** Hands an SMS to Twilio's REST interface (`POST …/Messages.json`). Throws `Undeliverable` for a number that it will never take. */
export async function deliverSms({ setting }: Context, { recipient, body, code }: Outgoing): Promise<void> {
  const account = setting(own.twilio_account_sid)
  const from = setting(own.twilio_from)
  const response = await fetch(`${setting(own.twilio_base).replace(/\/+$/, '')}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${account}:${setting(own.twilio_auth_token)}`).toString('base64')}` },
    body: new URLSearchParams({
      To: toE164(recipient),
      [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
      Body: body.replace('{code}', code ?? ''),
    }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (response.ok) return
  const { code: reason, message } = (await response.json().catch(() => ({}))) as { code?: number; message?: string }
  const errorText = `Twilio ${response.status}${reason === undefined ? '' : ` (${reason})`}: ${message ?? response.statusText}`
  throw isAboutNumber(reason) ? new Undeliverable(errorText) : new Error(errorText)
}

// Twilio's error dictionary: numbers that are none, that cannot be reached, or that asked to be left alone.
const isAboutNumber = (reason: number | undefined) => reason !== undefined && [21211, 21214, 21408, 21610, 21612, 21614].includes(reason)

/** A mobile as the world writes it; one of mainland China may be kept without its prefix. */
export function toE164(mobile: string): string {
  const digits = mobile.replace(/[^\d+]/g, '')
  if (/^\+\d{6,15}$/.test(digits)) return digits
  if (/^1[3-9]\d{9}$/.test(digits)) return `+86${digits}`
  throw new Undeliverable('a mobile without the prefix of its country')
}
