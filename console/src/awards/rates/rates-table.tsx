import { deepestGeneration, generationsOf, ratedKindsInOrder, rateOf } from '@longmall/contract/award-rates.ts'
import type { AwardRate, RatedKind } from '@longmall/contract/award-shapes.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { AwardName } from './award-name.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'

/** The rates of a version by award and generation; a dash is not paid. */
export function RatesTable({ rates }: { rates: readonly AwardRate[] }) {
  const t = useTranslations('award')
  const { language } = useConsoleLanguage()
  const textOf = (kind: RatedKind, generation: number) => {
    const rate = rateOf(rates, kind, generation)
    return rate === 0 ? '–' : formatOdds(rate, language)
  }
  return (
    <WideTable<{ kind: RatedKind }>
      label={t('rates')}
      rowKey="kind"
      dataSource={ratedKindsInOrder.map((kind) => ({ kind }))}
      columns={[
        { title: t('award'), render: (_, { kind }) => <AwardName kind={kind} width={300} /> },
        { title: t('all_generations'), align: 'right', render: (_, { kind }) => (deepestGeneration[kind] === 0 ? textOf(kind, 0) : '') },
        ...generationsOf('referral').map((generation) => ({
          key: String(generation),
          title: t('generation_short', { generation }),
          align: 'right' as const,
          render: (_: unknown, { kind }: { kind: RatedKind }) => (generation > deepestGeneration[kind] ? '' : textOf(kind, generation)),
        })),
      ]}
    />
  )
}
