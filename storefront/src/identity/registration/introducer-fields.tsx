import { countries } from '@longmall/contract/identity.ts'
import { Fold } from '@longmall/ui/form/fold.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { useHydrated } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { useTranslations } from '../../shell/translations.tsx'
import type { AccountForm } from './account-fields.tsx'

const emptyToUndefined = (text: unknown) => (typeof text === 'string' ? text.trim() || undefined : text)

const agents = ['regional_code', 'dealer_code'] as const

/** Country, which is chosen beforehand, and referrer, regional general agent and dealer agent, which may be left empty: folded (IDN-01). */
export function IntroducerFields({ form }: { form: AccountForm }) {
  const t = useTranslations('identity')
  const tMember = useTranslations('member')
  const isHydrated = useHydrated()
  const { errors } = form.formState
  const [country, referrer] = useWatch({ control: form.control, name: ['country', 'referrer_id'] })
  const filled = [tMember(`country_${country}`), referrer && `${t('referrer')} ${referrer}`].filter(Boolean).join(' · ')
  return (
    <Fold
      title={t('section_referrer')}
      note={isHydrated && filled}
      hasError={Boolean(errors.country ?? errors.referrer_id ?? errors.regional_code ?? errors.dealer_code)}
    >
      <div className="space-y-4">
        <Select
          label={t('country')}
          required
          autoComplete="off"
          error={errors.country?.message}
          options={countries.map((code) => ({ value: code, label: tMember(`country_${code}`) }))}
          {...form.register('country')}
        />
        <p className="text-12 text-quiet">{t('section_referrer_note')}</p>
        <Input
          label={t('referrer')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          error={errors.referrer_id?.message}
          {...form.register('referrer_id', {
            setValueAs: (text: unknown) => {
              const digits = emptyToUndefined(text)
              return digits === undefined ? undefined : Number(digits)
            },
          })}
        />
        {agents.map((name) => (
          <Input
            key={name}
            label={t(name)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={errors[name]?.message}
            {...form.register(name, { setValueAs: emptyToUndefined })}
          />
        ))}
      </div>
    </Fold>
  )
}
