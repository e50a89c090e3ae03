import type { award as english } from '@longmall/translations/en-us/console/award.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { ReactNode } from 'react'
import type { Control, Field } from '../../shell/form/field.ts'
import { PercentField } from '../rates/percent-field.tsx'
import { percentText } from '../rates/ppm.ts'
import { ratesIn } from '../rates/rates.ts'
import { RatesField } from '../rates/rates-field.tsx'
import { WeightsField } from '../rates/weights-field.tsx'

export type TranslateAward = Translate<typeof english>

const shares = ['cap_ppm', 'low_usds_ppm', 'high_usds_ppm', 'high_usda_ppm'] as const
const formatShare = (value: unknown): ReactNode => (typeof value === 'number' ? `${percentText(value)} %` : '')

/** The fields of a version of the award plan. */
export function planFields(t: TranslateAward): Field<'award/save_plan'>[] {
  const share = <Name extends (typeof shares)[number]>(name: Name) => ({
    kind: 'custom' as const,
    name,
    label: t(name as (typeof shares)[number]),
    ...(name === 'cap_ppm' && { help: t('cap_help') }),
    isRequired: true,
    render: (control: Control) => <PercentField {...control} />,
    formatValue: formatShare,
  })
  const rateText = ({ kind, generation, rate_ppm }: ReturnType<typeof ratesIn>[number]) =>
    `${generation === 0 ? t(`kind_${kind}`) : t('rate_name', { award: t(`kind_${kind}`), generation })}: ${percentText(rate_ppm)} %`
  return [
    { kind: 'day', name: 'starts_on', label: t('starts_on'), help: t('starts_on_help'), isRequired: true },
    share('cap_ppm'),
    {
      kind: 'custom',
      name: 'rates',
      label: t('rates'),
      help: t('rates_help'),
      render: (control) => <RatesField {...control} />,
      formatValue: (value) => ratesIn(value).map(rateText).join('\n'),
    },
    {
      kind: 'custom',
      name: 'global_weights',
      label: t('global_weights'),
      help: t('global_weights_help'),
      isRequired: true,
      render: (control) => <WeightsField {...control} />,
      formatValue: (value) => (Array.isArray(value) ? value.join(' : ') : ''),
    },
    { kind: 'money', name: 'split_threshold', label: t('split_threshold'), help: t('split_threshold_help'), unit: 'ACC', isRequired: true },
    share('low_usds_ppm'),
    share('high_usds_ppm'),
    share('high_usda_ppm'),
    {
      kind: 'number',
      name: 'freeze_days',
      label: t('freeze_days'),
      help: t('freeze_days_help'),
      isRequired: true,
      minimum: 0,
      maximum: 60,
    },
    { kind: 'area', name: 'reason', label: t('reason'), help: t('reason_help'), maximum: 200 },
  ]
}
