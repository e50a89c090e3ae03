import { regionError } from '@longmall/contract/address-region.ts'
import type { MemberAddress } from '@longmall/contract/member.ts'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { type OtherRegion, readOtherRegion, statesOf, statesQuery, writeOtherRegion } from './states.ts'

type AddressValues = Omit<MemberAddress, 'address_id'>

export interface StateFieldsProps {
  form: Pick<UseFormReturn<AddressValues>, 'control' | 'setValue'>
  /** One that has a list of states. */
  country: MemberAddress['country']
  error: string | undefined
}

/** State by choice and city by typing, of a country outside China. Without its list the state is typed with the city. */
export function StateFields({ form, country, error }: StateFieldsProps) {
  const t = useTranslations('member')
  const language = useLanguage()
  const lists = useQuery(statesQuery)
  const region = useWatch({ control: form.control, name: 'region' })
  const { name, value, ref, onBlur, onChange } = useController({ control: form.control, name: 'region_name' }).field
  const read = readOtherRegion({ country, region, region_name: value })
  const [typed, setTyped] = useState(read.city)
  const states = statesOf(lists.data, country, language)
  const options =
    states.some(({ code }) => code === read.state) || !read.state ? states : [{ code: read.state, name: read.stateName }, ...states]
  const change = (parts: Partial<OtherRegion>) => {
    const next = writeOtherRegion(country, { ...read, ...parts })
    form.setValue('region', next.region)
    onChange(next.region_name)
  }
  return (
    <>
      <Select
        label={t('state')}
        required={regionError(country, '') !== null}
        autoComplete="address-level1"
        hint={lists.isError ? t('states_failed') : undefined}
        options={[{ value: '', label: t('region_choose') }, ...options.map(({ code, name }) => ({ value: code, label: name }))]}
        value={read.state}
        onFocus={() => void (lists.isError && lists.refetch())}
        onChange={({ target }) => change({ state: target.value, stateName: options.find(({ code }) => code === target.value)?.name ?? '' })}
      />
      <Input
        label={t('state_city')}
        maxLength={80}
        autoComplete="address-level2"
        error={error}
        name={name}
        ref={ref}
        // A trailing space is retained until the form is sent.
        value={typed.trim() === read.city ? typed : read.city}
        onBlur={onBlur}
        onChange={({ target }) => {
          setTyped(target.value)
          change({ city: target.value })
        }}
      />
    </>
  )
}
