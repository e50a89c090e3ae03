import { deepestGeneration, generationsOf, ratedKindsInOrder, rateOf } from '@longmall/contract/award-rates.ts'
import type { RatedKind } from '@longmall/contract/award-shapes.ts'
import { Table } from 'antd'
import { useTranslations } from '../../shell/language.tsx'
import type { Control } from '../../shell/form/field.ts'
import { PercentField } from './percent-field.tsx'
import { AwardName } from './award-name.tsx'
import { ratesIn, withRate } from './rates.ts'

const generations = generationsOf('referral')

/** The rates of a plan by award and generation, in percent; an empty one is not paid. */
export function RatesField({ id, value, onChange }: Control) {
  const t = useTranslations('award')
  const rates = ratesIn(value)
  const inputOf = (kind: RatedKind, generation: number, name: string) => (
    <PercentField
      label={name}
      width={80}
      value={rateOf(rates, kind, generation) || undefined}
      onChange={(rate_ppm) => onChange?.(withRate(rates, kind, generation, rate_ppm as number | undefined))}
    />
  )
  return (
    <div {...(id && { id })}>
      <Table<{ kind: RatedKind }>
        rowKey="kind"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={ratedKindsInOrder.map((kind) => ({ kind }))}
        columns={[
          {
            title: t('award'),
            render: (_, { kind }) => <AwardName kind={kind} width={142} />,
          },
          {
            title: <div style={{ width: 100, whiteSpace: 'normal' }}>{t('all_generations')}</div>,
            render: (_, { kind }) => (deepestGeneration[kind] === 0 ? inputOf(kind, 0, t(`kind_${kind}`)) : null),
          },
          ...generations.map((generation) => ({
            key: String(generation),
            title: t('generation_short', { generation }),
            render: (_: unknown, { kind }: { kind: RatedKind }) =>
              generation > deepestGeneration[kind]
                ? null
                : inputOf(kind, generation, t('rate_name', { award: t(`kind_${kind}`), generation })),
          })),
        ]}
      />
    </div>
  )
}
