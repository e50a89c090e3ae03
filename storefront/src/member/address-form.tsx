import { regionError } from '@longmall/contract/address-region.ts'
import { countries } from '@longmall/contract/identity.ts'
import { AddressFields, type MemberAddress } from '@longmall/contract/member.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { mutation } from '@longmall/web/call/query.ts'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useContractForm } from '../shell/form/use-contract-form.ts'
import { useTranslations } from '../shell/translations.tsx'
import { RegionFields } from './region/region-fields.tsx'

const schema = z.object(AddressFields)
type Values = z.output<typeof schema>

const emptyAddress = (country: Values['country']): Values => ({
  consignee: '',
  mobile: '',
  telephone: '',
  country,
  region: country === 'CN' ? '' : country,
  region_name: '',
  postcode: '',
  detailed_address: '',
  is_default: false,
})

/** Every field of an address (§3), validated as one types by the server's rules (§5). */
export function AddressForm({
  existing,
  homeCountry,
  onSaved,
}: {
  existing: MemberAddress | undefined
  /** Where a new address most likely is. */
  homeCountry: MemberAddress['country']
  onSaved: (address: MemberAddress) => void | Promise<void>
}) {
  const t = useTranslations('member')
  const { address_id, ...fields } = existing ?? { address_id: undefined }
  const form = useContractForm<Values>({
    schema,
    defaultValues: existing ? fields : emptyAddress(homeCountry),
    messages: { mobile: t('wrong_mobile'), postcode: t('wrong_postcode') },
    check: ({ country, region_name }) => {
      const error = regionError(country, region_name)
      return error ? { region_name: t(error === 'required' ? 'region_needed' : 'wrong_region_name') } : {}
    },
  })
  const [refused, setRefused] = useState<string>()
  const mutationOptions = {
    onSuccess: onSaved,
    onError: (failure: CallFailure) => setRefused(form.showFailure(failure) ? undefined : failure.message),
  }
  const add = useMutation({ ...mutation('member/add_address', { quiet: true }), ...mutationOptions })
  const change = useMutation({ ...mutation('member/change_address', { quiet: true }), ...mutationOptions })
  const submit = form.handleSubmit((values) => (address_id ? change.mutate({ address_id, ...values }) : add.mutate(values)))
  const [country, isDefault] = useWatch({ control: form.control, name: ['country', 'is_default'] })
  const { errors } = form.formState
  const changeCountry = (next: Values['country']) => {
    form.setValue('country', next)
    form.setValue('region', next === 'CN' ? '' : next)
    form.setValue('region_name', '')
    // What was wrong by the rules of the other country may be right here.
    form.clearErrors(['mobile', 'postcode', 'region', 'region_name'])
  }
  return (
    <Form onSubmit={submit} onChange={() => setRefused(undefined)} className="flex flex-1 flex-col">
      <Card className="m-3 flex-1 space-y-4">
        <Input label={t('consignee')} required autoComplete="name" error={errors.consignee?.message} {...form.register('consignee')} />
        <Input label={t('mobile')} required type="tel" autoComplete="tel" error={errors.mobile?.message} {...form.register('mobile')} />
        <Select
          label={t('country')}
          required
          error={errors.country?.message}
          options={countries.map((code) => ({ value: code, label: t(`country_${code}`) }))}
          {...form.register('country', {
            onChange: (event: { target: { value: Values['country'] } }) => changeCountry(event.target.value),
          })}
        />
        <RegionFields form={form} country={country} onCountry={changeCountry} />
        <Textarea
          label={t('detailed_address')}
          hint={t('detailed_hint')}
          required
          rows={2}
          autoComplete="street-address"
          error={errors.detailed_address?.message}
          {...form.register('detailed_address')}
        />
        <Input label={t('postcode')} required autoComplete="postal-code" error={errors.postcode?.message} {...form.register('postcode')} />
        <Input label={t('telephone')} type="tel" error={errors.telephone?.message} {...form.register('telephone')} />
        <div className="flex items-center justify-between">
          <span className="text-14 text-body">{t('is_default')}</span>
          <Switch label={t('is_default')} checked={isDefault} onChange={(checked) => form.setValue('is_default', checked)} />
        </div>
        <p role="alert" className="text-14 text-danger empty:hidden">
          {refused}
        </p>
      </Card>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button type="submit" size="large" block busy={add.isPending || change.isPending}>
          {t('save')}
        </Button>
        <div className="safe-bottom" />
      </div>
    </Form>
  )
}
