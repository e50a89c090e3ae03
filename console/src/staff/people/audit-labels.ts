import type { auditaction } from '@longmall/translations/en-us/console/auditaction.ts'
import type { auditfield } from '@longmall/translations/en-us/console/auditfield.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { parseSubject } from './audit-links.ts'

type TranslateAction = Translate<typeof auditaction>
type TranslateField = Translate<typeof auditfield>

/** The label of an operation; one that no longer exists by its own name. */
export const actionLabel = (t: TranslateAction, action: string) => t(action as keyof typeof auditaction)

const labelOr = (t: TranslateField, key: string, fallback: string) => {
  const label = t(key as keyof typeof auditfield)
  return label === key ? fallback : label
}

/** The label of a changed field, `skus.0.price`: `SKUs · 1 · Price`; without a label the field itself, underscores as spaces. */
export const fieldLabel = (t: TranslateField, path: string) =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelOr(t, part, part.replaceAll('_', ' '))))
    .join(' · ')

/** The label of a record of the audit log: `Product 12`. */
export function subjectLabel(t: TranslateField, subject: string): string {
  const { kind, rest } = parseSubject(subject)
  // A trial has no number: `mail trial`.
  return `${labelOr(t, `subject_${kind}`, kind)} ${rest === 'test' ? '' : rest}`.trim()
}

const names = ['name', 'title', 'goods_name', 'account', 'order_no', 'nickname'] as const

/** The name of a record, by the stored change; null where the change does not contain it. */
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
