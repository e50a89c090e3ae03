import { type RefusalData, succeeded } from '@longmall/contract/errors.ts'
import { CallFailure } from './call-failure.ts'

export interface Envelope {
  code: number
  message: string
  data: unknown
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'number'

/** Parses a response of the server; throws if it is no envelope. */
export async function readEnvelope(response: Response): Promise<Envelope> {
  const answer: unknown = await response.json().catch(() => null)
  if (isEnvelope(answer)) return answer
  // A proxy responded in place of the server.
  throw new TypeError(`no envelope, status ${response.status}`)
}

/** The data of a response; throws its refusal. */
export function openEnvelope({ code, message, data }: Envelope): unknown {
  if (succeeded(code)) return data
  throw new CallFailure('refused', message, code, data as RefusalData | null)
}
