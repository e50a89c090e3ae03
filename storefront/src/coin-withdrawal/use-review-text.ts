import { useStoreTime } from '../shell/date-time.ts'
import { useTranslations } from '../shell/translations.tsx'

const hour = { timeStyle: 'short' } as const

/** Says the working day and the hours in which operators review a request: "Nov 30, 2026, 9:00 AM–6:00 PM". */
export function useReviewText(): (hours: { due_from: string; due_until: string }) => string {
  const t = useTranslations('coinwithdrawal')
  const day = useStoreTime({ dateStyle: 'medium' })
  const opens = useStoreTime(hour, { isBare: true })
  const closes = useStoreTime(hour)
  return ({ due_from, due_until }) => t('review_hours', { day: day(due_from), opens: opens(due_from), closes: closes(due_until) })
}
