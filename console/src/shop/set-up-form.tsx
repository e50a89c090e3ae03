import type { InputOf } from '@longmall/contract/operation.ts'
import type { shop, ShopChoices } from '@longmall/contract/shop.ts'
import { useMutation } from '@tanstack/react-query'
import { Button, Flex, Form, Grid, Steps } from 'antd'
import { useState } from 'react'
import { mutation } from '../shell/call/query.ts'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { FailureNote } from '../staff/failure-note.tsx'
import { FactorFields } from './factor-fields.tsx'
import { guessedCountry, guessedZone } from './names.ts'
import { OwnerFields } from './owner-fields.tsx'
import { ShopFields } from './shop-fields.tsx'

export type SetUp = InputOf<typeof shop.set_up>

export interface SetUpFormProps {
  choices: ShopChoices
  set_up_key: string
  onDone: (made: { token: string; recovery_codes: string[] }) => void
}

const stepOf: Record<string, number> = { email_address: 0, name: 0, password: 0, password_again: 0, code: 2 }
const steps = ['step_owner', 'step_shop', 'step_factor'] as const

/** The owner, the shop and the second factor, one after another; all of it is sent together at the end. */
export function SetUpForm({ choices, set_up_key, onDone }: SetUpFormProps) {
  const say = useWords('shop')
  const { language } = useConsoleLanguage()
  const [form] = Form.useForm<SetUp>()
  const [step, go] = useState(0)
  const isWide = Grid.useBreakpoint().sm ?? true
  const offer = useMutation({ ...mutation('shop/offer_totp'), onSuccess: () => go(2) })
  const setUp = useMutation({
    ...mutation('shop/set_up'),
    onSuccess: onDone,
    onError: ({ fields }) => {
      const faults = Object.entries(fields)
      form.setFields(faults.map(([name, words]) => ({ name: name.split('.') as never, errors: [words] })))
      if (faults.length) go(Math.min(...faults.map(([name]) => stepOf[name] ?? 1)))
    },
  })
  const goOn = async () => {
    if (step === 0) return go(1)
    const values = form.getFieldsValue(true) as SetUp
    if (step === 1) return offer.mutate({ set_up_key, email_address: values.email_address })
    const names = Object.entries(values.store_name).filter(([, name]) => name?.trim())
    setUp.mutate({
      ...values,
      set_up_key,
      name: values.name.trim(),
      return_address: values.return_address.trim(),
      store_name: Object.fromEntries(names.map(([key, name]) => [key, name.trim()])),
    })
  }
  const country = choices.countries.find((one) => one.country === guessedCountry())
  const initial = { shop_language: language, country: country?.country, currency: country?.currency, time_zone: guessedZone() }
  const shown = (place: number) => ({ display: step === place ? 'block' : 'none' })
  return (
    <>
      <Steps
        size="small"
        current={step}
        items={steps.map((name) => ({ title: say(name) }))}
        responsive={false}
        titlePlacement={isWide ? 'horizontal' : 'vertical'}
      />
      <FailureNote failure={setUp.error ?? offer.error} />
      <Form<SetUp> form={form} layout="vertical" requiredMark={false} initialValues={initial} onFinish={() => void goOn()}>
        <div style={shown(0)}>
          <OwnerFields />
        </div>
        <div style={shown(1)}>{step > 0 && <ShopFields choices={choices} />}</div>
        <div style={shown(2)}>{step > 1 && offer.data && <FactorFields {...offer.data} />}</div>
        <Flex gap={12} style={{ marginTop: 32 }}>
          {step > 0 && (
            <Button size="large" onClick={() => go(step - 1)}>
              {say('back')}
            </Button>
          )}
          <Button type="primary" htmlType="submit" size="large" style={{ flex: 1 }} loading={offer.isPending || setUp.isPending}>
            {say(step === 2 ? 'finish' : 'next')}
          </Button>
        </Flex>
      </Form>
    </>
  )
}
