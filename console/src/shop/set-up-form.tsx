import type { InputOf } from '@longmall/contract/operation.ts'
import type { shop, ShopChoices } from '@longmall/contract/shop.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Flex, Form, Grid, Steps } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import type { Values } from '../shell/form/field.ts'
import { RefusalAlert, useLocateErrors } from '../shell/form/refusal-alert.tsx'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { FactorFields } from './factor-fields.tsx'
import { guessedCountry, guessedZone } from './names.ts'
import { OwnerFields } from './owner-fields.tsx'
import { ShopFields } from './shop-fields.tsx'
import { stepOfField, steps, useSetUpFields } from './use-set-up-fields.ts'

export type SetUp = InputOf<typeof shop.set_up>

export interface SetUpFormProps {
  choices: ShopChoices
  set_up_key: string
  onDone: (made: { token: string; recovery_codes: string[] }) => void
}

/** The owner, the shop and the second factor, one after another; all of it is sent together at the end. */
export function SetUpForm({ choices, set_up_key, onDone }: SetUpFormProps) {
  const t = useTranslations('shop')
  const { language } = useConsoleLanguage()
  const [form] = Form.useForm<Values>()
  const [step, go] = useState(0)
  const isWide = Grid.useBreakpoint().sm ?? true
  const fields = useSetUpFields()
  const firstStep = (names: readonly string[]) => Math.min(...names.map((name) => stepOfField(name.split('.')[0])))
  const onError = ({ fields: wrong }: { fields: Record<string, string> }) => {
    const names = Object.keys(wrong)
    if (names.length) go(firstStep(names))
  }
  const offer = useMutation({ ...mutation('shop/offer_totp'), onSuccess: () => go(2), onError })
  const setUp = useMutation({ ...mutation('shop/set_up'), onSuccess: onDone, onError })
  const refused = setUp.error ? setUp : offer.error ? offer : null
  const locate = useLocateErrors()
  // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  const errors = useMemo(() => locate(fields, refused?.error ?? null, (refused?.variables ?? {}) as Values), [refused?.error])
  useEffect(() => {
    const first = errors.find(({ path }) => stepOfField(path[0]) === step && path.length > 0)
    if (first) form.scrollToField(first.path, { block: 'center', focus: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [form, errors])

  const offered = (values: SetUp) => ({ set_up_key, email_address: values.email_address })
  const toInput = (values: SetUp): SetUp => {
    const names = Object.entries(values.store_name).filter(([, name]) => name?.trim())
    return {
      ...values,
      set_up_key,
      name: values.name.trim(),
      return_address: values.return_address.trim(),
      store_name: Object.fromEntries(names.map(([key, name]) => [key, name.trim()])),
    }
  }
  const typed = () => form.getFieldsValue(true) as unknown as SetUp
  const continueToNextStep = () => {
    if (step === 0) return go(1)
    setUp.reset()
    if (step === 1) return offer.mutate(offered(typed()))
    setUp.mutate(toInput(typed()))
  }
  const country = choices.countries.find((one) => one.country === guessedCountry())
  const initial = { shop_language: language, country: country?.country, currency: country?.currency, time_zone: guessedZone() }
  const shown = (index: number) => ({ display: step === index ? 'block' : 'none' })
  return (
    <>
      <Steps
        size="small"
        current={step}
        items={steps.map((name) => ({ title: t(name) }))}
        responsive={false}
        titlePlacement={isWide ? 'horizontal' : 'vertical'}
      />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initial}
        scrollToFirstError={{ block: 'center', focus: true }}
        onFinish={continueToNextStep}
      >
        <div style={shown(0)}>
          <OwnerFields />
        </div>
        <div style={shown(1)}>{step > 0 && <ShopFields choices={choices} />}</div>
        <div style={shown(2)}>{step > 1 && offer.data && <FactorFields {...offer.data} />}</div>
        {refused?.error && (
          <RefusalAlert
            form={form}
            failure={refused.error}
            errors={errors}
            refusedInput={refused.variables as unknown as Values}
            currentInput={() => (refused === offer ? offered(typed()) : toInput(typed())) as unknown as Values}
            onResolved={refused.reset}
          />
        )}
        <Flex gap={12} style={{ marginTop: 32 }}>
          {step > 0 && (
            <Button size="large" onClick={() => go(step - 1)}>
              {t('back')}
            </Button>
          )}
          <Button type="primary" htmlType="submit" size="large" style={{ flex: 1 }} loading={offer.isPending || setUp.isPending}>
            {t(step === 2 ? 'finish' : 'next')}
          </Button>
        </Flex>
      </Form>
    </>
  )
}
