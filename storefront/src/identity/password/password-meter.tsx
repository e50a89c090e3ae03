import { passwordMinimum } from '@longmall/contract/constants.ts'
import { Check, Circle } from 'lucide-react'
import { useTranslations } from '../../shell/translations.tsx'
import { evaluatePassword, type Strength } from './password-strength.ts'

const tones = ['bg-hairline', 'bg-danger-fill', 'bg-warning', 'bg-success', 'bg-success'] as const

interface PasswordMeterProps {
  password: string
  /** Values an attacker can guess from, such as the account name. */
  known?: readonly string[]
  minimum?: number
}

/** The rules of a new password and how hard it is to guess, as one types. */
export function PasswordMeter({ password, known = [], minimum = passwordMinimum }: PasswordMeterProps) {
  const t = useTranslations('identity')
  const { strength, longEnough, mixed } = evaluatePassword(password, known, minimum)
  return (
    <div className="mt-2 space-y-1.5">
      <div className="flex items-center gap-3">
        <div aria-hidden className="flex flex-1 gap-1">
          {[1, 2, 3, 4].map((bar) => (
            <span key={bar} className={`h-1 flex-1 rounded-full transition-colors ${bar <= strength ? tones[strength] : 'bg-hairline'}`} />
          ))}
        </div>
        <p aria-live="polite" className="min-h-4.5 text-12 text-quiet">
          {strength > 0 && t('strength', { level: t(`strength_${strength as Exclude<Strength, 0>}`) })}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        <Rule met={longEnough}>{t('rule_length', { minimum })}</Rule>
        <Rule met={mixed}>{t('rule_mix')}</Rule>
      </ul>
    </div>
  )
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const t = useTranslations('identity')
  const Mark = met ? Check : Circle
  return (
    <li className={`flex items-center gap-1 text-12 ${met ? 'text-success' : 'text-quiet'}`}>
      <Mark size={met ? 14 : 10} strokeWidth={met ? 3 : 2} aria-hidden className="w-3.5" />
      {children}
      <span className="sr-only">{t(met ? 'rule_met' : 'rule_unmet')}</span>
    </li>
  )
}
