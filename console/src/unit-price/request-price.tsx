import { pricedUnits } from '@longmall/contract/unit-price.ts'
import { useFormat } from '../shell/display/use-format.ts'
import { FormDrawer } from '../shell/form/form-drawer.tsx'
import { useTranslations } from '../shell/language.tsx'
import { type CurrentPrices, needsConfirmation } from './jump.ts'

/** Requests a price from a day on; a large change needs a tick. */
export function RequestPrice({ current }: { current: CurrentPrices }) {
  const tCommon = useTranslations()
  const t = useTranslations('unitprice')
  const { day, time } = useFormat()
  return (
    <FormDrawer
      command="unit_price/request"
      label={t('request')}
      type="primary"
      initial={{ unit: 'ACC', starts_on: current.first_day }}
      refusedFields={{
        'unit_price.day_begun': 'starts_on',
        'unit_price.day_too_late': 'starts_on',
        'unit_price.jump': 'price',
      }}
      fields={[
        {
          kind: 'choice',
          name: 'unit',
          label: t('unit'),
          isRequired: true,
          options: pricedUnits.map((value) => ({ value, label: value })),
        },
        { kind: 'money', name: 'price', label: t('price'), isRequired: true, help: t('price_help') },
        {
          kind: 'day',
          name: 'starts_on',
          label: t('starts_on'),
          isRequired: true,
          help: t('starts_on_help', { first: day(current.first_day) }),
        },
        {
          kind: 'flag',
          name: 'is_jump_confirmed',
          label: t('confirm_jump'),
          help: t('jump_warning', { percent: current.jump_percent }),
          when: ({ unit, price, starts_on }) => needsConfirmation(current, unit, price, starts_on),
        },
        { kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 500, isRequired: true },
      ]}
      doneLabel={({ state, effective_at }) => {
        if (state === 'approved') return t('published')
        return effective_at === null ? t('requested') : t('requested_alone', { time: time(effective_at) })
      }}
    />
  )
}
