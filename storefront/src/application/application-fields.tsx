import { countries } from '@longmall/contract/identity.ts'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useWatch } from 'react-hook-form'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import type { ApplicationForm } from './use-application-form.ts'

export interface ApplicationFieldsProps extends ApplicationForm {
  /** Where the city picker returns to. */
  here: string
}

const mostWords = 500

/** Name, mobile, city and words of an applicant. */
export function ApplicationFields({ form, keep, here }: ApplicationFieldsProps) {
  const say = usePhrases('application')
  const [message, country] = useWatch({ control: form.control, name: ['message', 'country'] })
  const { errors } = form.formState
  return (
    <>
      <Input
        label={say('name')}
        required
        autoComplete="name"
        maxLength={50}
        error={errors.name?.message}
        {...form.register('name', { onBlur: keep })}
      />
      <Select
        label={say('country')}
        required
        autoComplete="country"
        error={errors.country?.message}
        options={countries.map((code) => ({ value: code, label: say(`country_${code}`) }))}
        {...form.register('country', { onChange: keep })}
      />
      <Input
        label={say('mobile')}
        hint={say(country === 'OTHER' ? 'mobile_prefix' : 'mobile_hint')}
        required
        type="tel"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...form.register('mobile', { onBlur: keep })}
      />
      <Input
        label={say('city')}
        required
        autoComplete="address-level2"
        maxLength={80}
        error={errors.city?.message}
        {...form.register('city', {
          onBlur: keep,
          // A city that is typed anew is no longer the one of the list.
          onChange: () => form.setValue('region', undefined),
        })}
        suffix={
          <Link
            to="/v2/city_picker"
            search={{ redirect: here, country }}
            onClick={keep}
            className="pressable inline-flex min-h-12 shrink-0 items-center rounded-12 bg-brand-soft px-4 text-14 font-semibold text-brand-ink"
          >
            {say('choose_city')}
          </Link>
        }
      />
      <Textarea
        label={say('message')}
        rows={4}
        maxLength={mostWords}
        count={message.length}
        error={errors.message?.message}
        {...form.register('message', { onBlur: keep })}
      />
    </>
  )
}
