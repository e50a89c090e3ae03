import { regionError } from '@longmall/contract/address-region.ts'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { Input } from '@longmall/ui/form/input.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import type { City } from '../../shell/screens/city/city.ts'
import { notice } from '../../shell/toast.ts'
import { fillFromCity } from './fill-from-city.ts'
import { MapButton } from './map-button.tsx'
import { RegionField } from './region-field.tsx'
import { StateFields } from './state-fields.tsx'
import { hasStates, type StateLists, statesQuery } from './states.ts'

type AddressValues = Omit<MemberAddress, 'address_id'>

export interface RegionFieldsProps {
  form: UseFormReturn<AddressValues>
  country: MemberAddress['country']
  onCountry: (country: MemberAddress['country']) => void
}

/** The region of an address: a picker for China, state and city elsewhere, free text for countries without a list; or taken from the map. */
export function RegionFields({ form, country, onCountry }: RegionFieldsProps) {
  const t = useTranslations('member')
  const language = useLanguage()
  const client = useQueryClient()
  const [isPicking, setPicking] = useState(false)
  const [city, setCity] = useState<string | null>(null)
  const { errors } = form.formState
  const fill = async (found: City | undefined) => {
    if (!found) return notice(t('map_unknown'))
    const lists = await client.ensureQueryData(statesQuery).catch((): StateLists => ({}))
    const { values, districtOf } = fillFromCity(form.getValues(), found, lists, language)
    if (values.country !== form.getValues('country')) onCountry(values.country)
    form.setValue('region', values.region)
    form.setValue('region_name', values.region_name)
    form.clearErrors(['region', 'region_name'])
    setCity(districtOf)
    setPicking(districtOf !== null)
  }
  return (
    <div className="space-y-4">
      {country === 'CN' ? (
        <RegionField form={form} error={errors.region?.message} isOpen={isPicking} onOpen={setPicking} city={city} />
      ) : hasStates(country) ? (
        <StateFields key={country} form={form} country={country} error={errors.region_name?.message} />
      ) : (
        <Input
          label={t('region_outside_china')}
          required={regionError(country, '') !== null}
          maxLength={120}
          autoComplete="address-level1"
          error={errors.region_name?.message}
          {...form.register('region_name', { setValueAs: (text: string) => text.trim() })}
        />
      )}
      <MapButton country={country} onChoose={(found) => void fill(found)} />
    </div>
  )
}
