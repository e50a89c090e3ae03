import { Integer } from '@longmall/contract/fields.ts'
import { settings } from '../settings.ts'

export const jobSettings = settings('jobs', {
  tries: {
    schema: Integer(1, 100),
    default: 20,
    unit: 'tries',
    effect: 'After so many failures in a row a timer or an event is given up until an operator looks at it; twenty are about three days.',
  },
})

const mostWords = 2000

/** What is kept of a failure for operators: its words, without the trace, 2,000 characters at most. */
export const wordsOfError = (error: unknown): string => {
  const words = String(error).replaceAll('\u0000', '').normalize('NFC').slice(0, mostWords).toWellFormed().trim()
  return words || 'Error'
}
