import { countries } from '@longmall/contract/identity.ts'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useWatch } from 'react-hook-form'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import type { ApplicationForm } from './use-application-form.ts'

export interface ApplicationFieldsProps extends ApplicationForm {
  /** Where the city picker returns to. */
  path: string
}

const maxMessageLength = 500

/** Name, mobile, city and note of an applicant. */
export function ApplicationFields({ form, save, path }: ApplicationFieldsProps) {
  const t = useTranslations('application')
  const [message, country] = useWatch({ control: form.control, name: ['message', 'country'] })
  const { errors } = form.formState
  return (
    <>
      <Input
        label={t('name')}
        required
        autoComplete="name"
        maxLength={50}
        error={errors.name?.message}
        {...form.register('name', { onBlur: save })}
      />
      <Select
        label={t('country')}
        required
        autoComplete="country"
        error={errors.country?.message}
        options={countries.map((code) => ({ value: code, label: t(`country_${code}`) }))}
        {...form.register('country', { onChange: save })}
      />
      <Input
        label={t('mobile')}
        hint={t(country === 'OTHER' ? 'mobile_prefix' : 'mobile_hint')}
        required
        type="tel"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...form.register('mobile', { onBlur: save })}
      />
      <Input
        label={t('city')}
        required
        autoComplete="address-level2"
        maxLength={80}
        error={errors.city?.message}
        {...form.register('city', {
          onBlur: save,
          // A city that is typed again is no longer the one of the list.
          onChange: () => form.setValue('region', undefined),
        })}
        suffix={
          <Link
            to="/v2/city_picker"
            search={{ redirect: path, country }}
            onClick={save}
            className="pressable inline-flex min-h-12 shrink-0 items-center rounded-12 bg-brand-soft px-4 text-14 font-semibold text-brand-ink"
          >
            {t('choose_city')}
          </Link>
        }
      />
      <Textarea
        label={t('message')}
        rows={4}
        maxLength={maxMessageLength}
        count={message.length}
        error={errors.message?.message}
        {...form.register('message', { onBlur: save })}
      />
    </>
  )
}
