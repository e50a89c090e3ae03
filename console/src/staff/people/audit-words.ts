import type { auditaction } from '@longmall/phrases/en-us/console/auditaction.ts'
import type { auditfield } from '@longmall/phrases/en-us/console/auditfield.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { partsOf } from './audit-places.ts'

type ActionSay = Say<typeof auditaction>
type FieldSay = Say<typeof auditfield>

/** What an operator did, in words; an operation that is no more by its own name. */
export const actionWords = (say: ActionSay, action: string) => say(action as keyof typeof auditaction)

const said = (say: FieldSay, key: string, otherwise: string) => {
  const words = say(key as keyof typeof auditfield)
  return words === key ? otherwise : words
}

/** A field that changed, `skus.0.price`, in words: `SKUs · 1 · Price`; one without words as it is, its lines as spaces. */
export const fieldWords = (say: FieldSay, path: string) =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : said(say, part, part.replaceAll('_', ' '))))
    .join(' · ')

/** A thing of the audit log in words: `Product 12`. */
export function subjectWords(say: FieldSay, subject: string): string {
  const { kind, rest } = partsOf(subject)
  // A trial has no number: `mail trial`.
  return `${said(say, `of_${kind}`, kind)} ${rest === 'trial' ? '' : rest}`.trim()
}

const names = ['name', 'title', 'goods_name', 'account', 'order_no', 'nickname'] as const

/** What a thing is called, by what is kept of its change; null where that says nothing of it. */
export function nameIn(json: string | null, language: string): string | null {
  const value = json ? (JSON.parse(json) as unknown) : null
  if (typeof value !== 'object' || value === null) return null
  const own = value as Record<string, unknown>
  const texts = Array.isArray(own.texts) ? (own.texts as Record<string, unknown>[]) : []
  const text = texts.find((one) => one.language === language) ?? texts.find((one) => one.language === 'en-us')
  for (const from of [own, text ?? {}])
    for (const name of names) if (typeof from[name] === 'string' && from[name] !== '') return from[name].slice(0, 80)
  return null
}
