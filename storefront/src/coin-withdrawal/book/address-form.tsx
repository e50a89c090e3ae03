import { type CoinAddress, CoinNetwork, ExchangeAccount, ExchangeName } from '@longmall/contract/coin-withdrawal.ts'
import { OptionalText, Text } from '@longmall/contract/fields.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { Textarea } from '@longmall/ui/form/textarea.tsx'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { PasswordPrompt } from '../../payment/password-prompt.tsx'
import { useContractForm } from '../../shell/form/use-contract-form.ts'
import { useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useAddAddress } from './use-add-address.ts'

const label = Text(50)
const schemas = {
  wallet: z.object({ label, network: CoinNetwork, wallet_address: Text(120), exchange: OptionalText(60), account: OptionalText(100) }),
  exchange: z.object({ label, network: CoinNetwork, wallet_address: OptionalText(120), exchange: ExchangeName, account: ExchangeAccount }),
}
export type AddressValues = z.output<typeof schemas.wallet>

interface AddressFormProps {
  kind: CoinAddress['kind']
  networks: readonly CoinNetwork[]
  waitHours: number
}

/** The fields of a new address; the server checks the address, then the payment password adds it. */
export function AddressForm({ kind, networks, waitHours }: AddressFormProps) {
  const t = useTranslations('coinwithdrawal')
  const go = useGo()
  const form = useContractForm<AddressValues>({
    schema: schemas[kind],
    defaultValues: { label: '', network: networks[0] ?? 'ethereum', wallet_address: '', exchange: '', account: '' },
  })
  const [typed, setTyped] = useState<AddressValues>()
  const { add, send, refused, check, isChecking } = useAddAddress({ form, kind, onClose: () => setTyped(undefined) })
  const { errors } = form.formState
  const trimmed = { setValueAs: (text: string) => text.trim() }
  return (
    <Form
      onSubmit={form.handleSubmit((values) => check(values).then((isRight) => isRight && setTyped(values)))}
      className="flex flex-1 flex-col"
    >
      <Card className="m-3 flex-1 space-y-4">
        <ChoiceGroup
          label={t('address_kind')}
          choices={(['wallet', 'exchange'] as const).map((value) => ({ value, label: t(`kind_${value}`) }))}
          selected={kind}
          onSelect={(add_kind) => void go('/v2/assets/wallet_address', { add: add_kind }, { replace: true })}
        />
        <Input
          label={t('label')}
          hint={t('label_hint')}
          required
          maxLength={50}
          error={errors.label?.message}
          {...form.register('label', trimmed)}
        />
        {kind === 'wallet' ? (
          <>
            <Select
              label={t('network')}
              required
              hint={t('network_hint')}
              error={errors.network?.message}
              options={networks.map((value) => ({ value, label: t(`network_${value}`) }))}
              {...form.register('network')}
            />
            <Textarea
              label={t('wallet_address')}
              required
              rows={2}
              maxLength={120}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="figures break-all"
              error={errors.wallet_address?.message}
              {...form.register('wallet_address', trimmed)}
            />
          </>
        ) : (
          <>
            <Input
              label={t('exchange')}
              hint={t('exchange_hint')}
              required
              maxLength={60}
              error={errors.exchange?.message}
              {...form.register('exchange', trimmed)}
            />
            <Input
              label={t('account')}
              hint={t('account_hint')}
              required
              maxLength={100}
              autoComplete="off"
              autoCapitalize="none"
              error={errors.account?.message}
              {...form.register('account', trimmed)}
            />
          </>
        )}
        {waitHours > 0 && (
          <p className="flex gap-2 rounded-8 bg-sunken px-3 py-2.5 text-12 text-body">
            <ShieldCheck size={16} aria-hidden className="shrink-0 text-brand-ink" />
            {t('wait_note', { count: waitHours })}
          </p>
        )}
        <p role="alert" className="text-14 text-danger empty:hidden">
          {refused}
        </p>
      </Card>
      <div className="hairline-t sticky bottom-0 bg-card px-4 pt-2 pb-3">
        <Button type="submit" size="large" block busy={add.isPending || isChecking}>
          {t('save_address')}
        </Button>
        <div className="safe-bottom" />
      </div>
      <PasswordPrompt
        open={typed !== undefined}
        failure={add.error}
        isBusy={add.isPending}
        onComplete={(payment_password) => send(payment_password, typed!)}
        onClose={() => {
          add.reset()
          setTyped(undefined)
        }}
      >
        {typed && (
          <>
            <p className="text-16 font-semibold text-strong">{typed.label}</p>
            <p className="figures text-14 break-all text-body">
              {kind === 'wallet' ? `${t(`network_${typed.network}`)} · ${typed.wallet_address}` : `${typed.exchange} · ${typed.account}`}
            </p>
          </>
        )}
      </PasswordPrompt>
    </Form>
  )
}
