import type { deposit, PrincipalArrangement } from '@longmall/contract/deposit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { pricedUnits, type PricedUnit } from '@longmall/contract/unit-price.ts'
import { unitScale } from '@longmall/contract/units.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { query } from '@longmall/web/call/query.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { TermsCard } from '../../asset-area/terms-card.tsx'
import { TermsSheet } from '../../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../../asset-area/use-area-terms.ts'
import { PasswordSheet } from '../../payment/password-sheet.tsx'
import { AmountInput } from '../../shell/form/amount-input.tsx'
import { sentAmount } from '../../shell/form/read-amount.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useDepositTexts } from '../use-deposit-texts.ts'
import { amountError } from './amount-error.ts'
import { ExpiryChoice } from './expiry-choice.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { useOpenDeposit } from './use-open-deposit.ts'

type Offers = OutputOf<typeof deposit.plans>

/** Unit, plan, amount and what happens at expiry; the payment password confirms it. */
export function DepositForm({ offers }: { offers: Offers }) {
  const t = useTranslations('deposit')
  const { coins, day } = useDepositTexts()
  const [unit, setUnit] = useState<PricedUnit>(() => firstUnit(offers))
  const [chosenPlan, setPlan] = useState<number>()
  const [typed, setTyped] = useState('')
  const [on_expiry, setOnExpiry] = useState<PrincipalArrangement>('available')
  const [isPasswordOpen, setPasswordOpen] = useState(false)
  const terms = useAreaTerms()
  const amount = sentAmount(typed)
  const available = offers.available.find((one) => one.unit === unit)?.amount ?? '0'
  const isZero = typed !== '' && amount === null
  const errorKey = isZero ? 'at_least' : amountError(amount, { minimum: offers.minimum, available })
  const deferred = useDeferredValue(amount)
  const priced = useQuery({
    ...query('deposit/plans', deferred === null ? {} : { amount: deferred }),
    enabled: deferred !== null,
    placeholderData: keepPreviousData,
  })
  // Without an amount nothing is earned yet.
  const { plans } = (amount !== null && priced.data) || offers
  const plan = plans.find((one) => one.plan === chosenPlan) ?? plans[0]!
  const open = useOpenDeposit({ onDone: () => setPasswordOpen(false), onTermsMissing: terms.opening.show })
  const texts = {
    at_least: t('at_least', { amount: coins(offers.minimum, unit) }),
    too_much: t('too_much', { amount: coins(available, unit) }),
  }
  const error = errorKey ? texts[errorKey] : open.amountError
  // Without a connection the interest is not known: nothing is deposited on terms that were not shown.
  const isReady = amount !== null && errorKey === null && plan.interest !== null
  const submit = () => (terms.isAgreed === false ? terms.opening.show() : setPasswordOpen(true))
  return (
    <section aria-label={t('title')}>
      <div className="space-y-3 p-3">
        <Card className="space-y-4">
          <ChoiceGroup
            label={t('coin')}
            choices={pricedUnits.map((value) => ({ value, label: <span translate="no">{value}</span> }))}
            selected={unit}
            onSelect={(next) => {
              setUnit(next)
              open.clear()
            }}
          />
          <AmountInput
            label={t('amount')}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              open.clear()
            }}
            decimals={unitScale[unit]}
            unit={unit}
            hint={`${t('available', { amount: coins(available, unit) })} · ${texts.at_least}`}
            error={error}
            suffix={
              <Button look="text" size="small" disabled={isNothing(available)} onClick={() => setTyped(available)}>
                {t('all')}
              </Button>
            }
          />
          <PlanChoice plans={plans} unit={unit} selected={plan.plan} onSelect={setPlan} />
        </Card>
        <Card>
          <ExpiryChoice selected={on_expiry} onSelect={setOnExpiry} />
        </Card>
        <TermsCard {...terms} />
        <p className="px-1 text-12 text-quiet">{t('locked_note')}</p>
      </div>
      <div className="hairline-t sticky bottom-0 z-10 bg-card px-4 pt-3 pb-3">
        <dl className="space-y-1 pb-3 text-14" aria-live="polite">
          <Fact label={t('interest')}>{isReady ? coins(plan.interest!, unit) : '–'}</Fact>
          <Fact label={t('due_on')}>{day(plan.due_on)}</Fact>
        </dl>
        <Button size="large" block disabled={!isReady} busy={open.isPending} onClick={submit}>
          {t('submit')}
        </Button>
        <div className="safe-bottom" />
      </div>
      <TermsSheet key={terms.opening.times} open={terms.opening.open} onClose={terms.opening.hide} />
      {isReady && (
        <PasswordSheet
          open={isPasswordOpen}
          grantFor={{ purpose: 'deposit', unit, amount }}
          onClose={() => setPasswordOpen(false)}
          onGranted={(grant) =>
            open.send({ unit, amount, plan: plan.plan, interest_ppm: plan.interest_ppm, days: plan.days, on_expiry, grant })
          }
          isBusy={open.isPending}
        >
          <p className="figures text-28 font-bold text-strong">{coins(amount, unit)}</p>
          <p className="pt-1 text-12 text-quiet">
            {t('plan_name', { plan: plan.plan })} · {t('row_due', { day: day(plan.due_on) })}
          </p>
        </PasswordSheet>
      )}
    </section>
  )
}

/** The unit that the member has, ACC where they have both or none. */
const firstUnit = ({ available }: Offers): PricedUnit => available.find(({ amount }) => !isNothing(amount))?.unit ?? pricedUnits[0]
