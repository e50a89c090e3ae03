import { wrongField } from '../../kernel/refusal.ts'
import { daysBetween, dayPlus } from '../rules.ts'

const maxDays = 370

/** Every day from the first to the last. Refuses `call.wrong_fields` where the last comes first, or later than 370 days. */
export function checkedDays(first_day: string, last_day: string): string[] {
  const days = daysBetween(first_day, last_day)
  if (days.length === 0) throw wrongField('last_day', 'field.too_small', { minimum: first_day })
  if (days.length > maxDays) throw wrongField('last_day', 'field.too_big', { maximum: dayPlus(first_day, maxDays - 1) })
  return days
}
