import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../settings.ts'

export const jobSettings = settings('jobs', {
  attempts: {
    schema: Integer(1, 100),
    default: 20,
    unit: 'attempts',
    effect: 'After so many failures in a row a timer or an event is given up until an operator looks at it; twenty are about three days.',
  },
})

const maxErrorLength = 2000

/** What is stored of a failure for operators: its message, without the trace, 2,000 characters at most. */
export const errorText = (error: unknown): string => {
  const text = String(error).replaceAll('\u0000', '').normalize('NFC').slice(0, maxErrorLength).toWellFormed().trim()
  return text || 'Error'
}
