import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** A rule for shoppers: a short title and a sentence. */
export interface Rule {
  title: string
  text: string
}

/** The rules of a promotion as text, one below another. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  return (
    <dl className="space-y-2.5">
      {rules.map(({ title, text }) => (
        <div key={title} className="flex gap-3 text-14">
          <dt className="w-24 shrink-0 text-quiet">{title}</dt>
          <dd className="min-w-0 flex-1 text-body">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The rules as a part of a page. */
export function RuleCard({ rules }: { rules: readonly Rule[] }) {
  const t = useTranslations('promotion')
  if (rules.length === 0) return null
  return (
    <section aria-label={t('rules')} className="bg-card px-4 py-4">
      <h2 className="pb-2.5 text-16 font-semibold text-strong">{t('rules')}</h2>
      <RuleList rules={rules} />
    </section>
  )
}

export interface RuleSheetProps {
  open: boolean
  onClose: () => void
  rules: readonly Rule[]
}

/** The rules in a sheet from below, where the page has no room for them. */
export function RuleSheet({ open, onClose, rules }: RuleSheetProps) {
  const t = useTranslations('promotion')
  const footer = (
    <button type="button" className={buttonClass({ look: 'soft', block: true })} onClick={onClose}>
      {t('confirm_read')}
    </button>
  )
  return (
    <Sheet open={open} onClose={onClose} title={t('rules')} footer={footer}>
      <div className="py-2">
        <RuleList rules={rules} />
      </div>
    </Sheet>
  )
}
