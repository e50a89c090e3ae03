import { controlClass, Field } from '@longmall/ui/form/field.tsx'
import { ChevronRight } from 'lucide-react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { RegionPicker } from './region-picker.tsx'

type AddressValues = Omit<MemberAddress, 'address_id'>

export interface RegionFieldProps {
  form: Pick<UseFormReturn<AddressValues>, 'control' | 'setValue'>
  error: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** A preselected city: its districts are shown first. */
  city: string | null
}

/** The field that opens the picker of province, city and district. */
export function RegionField({ form, error, isOpen, onOpen, city }: RegionFieldProps) {
  const t = useTranslations('member')
  const { field } = useController({ control: form.control, name: 'region' })
  const name = useWatch({ control: form.control, name: 'region_name' })
  return (
    <>
      <Field label={t('region')} required error={error}>
        {(ids) => (
          <button
            {...ids}
            // A refusal leads to it as to any other field.
            ref={field.ref}
            type="button"
            aria-required={undefined}
            aria-haspopup="dialog"
            onClick={() => onOpen(true)}
            className={`${controlClass} flex items-center justify-between text-left`}
          >
            <span className={name ? '' : 'text-quiet'}>{name || t('region_choose')}</span>
            <ChevronRight size={20} aria-hidden className="text-quiet" />
          </button>
        )}
      </Field>
      <RegionPicker
        key={city}
        open={isOpen}
        value={field.value || (city ?? '')}
        startsWith={field.value === '' && city ? 'district' : 'province'}
        onClose={() => onOpen(false)}
        onChoose={(chosen) => {
          form.setValue('region', chosen.region, { shouldValidate: true })
          form.setValue('region_name', chosen.region_name, { shouldValidate: true })
          onOpen(false)
        }}
      />
    </>
  )
}
