import type { bridge } from '@longmall/contract/bridge.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { currentLanguage } from '../translations.ts'

type Calls = Pick<typeof bridge, 'simulate_token' | 'simulate_payment'>

/** What the demo's server does for the simulator: sign a token, decide a payment. */
export async function call<Name extends keyof Calls>(name: Name, input: InputOf<Calls[Name]>): Promise<OutputOf<Calls[Name]>> {
  const fields = new URLSearchParams({ language: currentLanguage() })
  for (const [field, value] of Object.entries(input))
    if (value !== undefined && value !== '') fields.set(field, typeof value === 'string' ? value : JSON.stringify(value))
  const response = await fetch(`/api/bridge/${name}`, { method: 'POST', body: fields })
  const answer = (await response.json()) as { code: number; message: string; data: OutputOf<Calls[Name]> }
  if (answer.code !== 0) throw new Error(answer.message)
  return answer.data
}
