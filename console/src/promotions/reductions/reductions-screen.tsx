import type { StaffReductionRow } from '@longmall/contract/campaign-shapes.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { SpanCell } from '../../shell/list/span-cell.tsx'
import { CampaignStateTag } from '../campaigns/campaign-state-tag.tsx'
import { nameOf } from '../campaigns/name-of.ts'
import { ReductionActions } from './reduction-actions.tsx'
import { ReductionDrawer } from './reduction-drawer.tsx'

const rowActions = (row: StaffReductionRow) => <ReductionActions reduction={row} />

/** Full reductions (PRM-08): a discount from a threshold of amount or quantity. */
export function ReductionsScreen() {
  const t = useTranslations('reduction')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { day } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <ReductionDrawer by="amount" label={t('new_by_amount')} type="primary" />
        <ReductionDrawer by="quantity" label={t('new_by_quantity')} />
      </PageHead>
      <ResourceList
        operation="campaign/reductions"
        rowKey="reduction_id"
        empty={t('empty')}
        filters={[{ kind: 'flag', name: 'is_on', label: tCommon('state'), yes: tCommon('on'), no: tCommon('off') }]}
        columns={[
          { name: 'reduction_id', title: '#', sort: 'reduction_id' },
          {
            name: 'name',
            title: t('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 200, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          {
            name: 'state',
            title: tCommon('state'),
            render: ({ state }) => <CampaignStateTag state={state} />,
          },
          { name: 'steps', title: t('steps'), render: (row) => <Steps reduction={row} /> },
          {
            name: 'window',
            title: t('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'scope',
            title: t('scope'),
            render: ({ goods_ids, category_ids }) => scopeText(goods_ids.length, category_ids.length),
          },
        ]}
        actions={rowActions}
      />
    </>
  )

  function scopeText(goods: number, categories: number): string {
    if (goods + categories === 0) return t('everything')
    return [
      ...(goods ? [t('scope_goods', { count: goods })] : []),
      ...(categories ? [t('scope_categories', { count: categories })] : []),
    ].join(', ')
  }
}

function Steps({ reduction: { reduction_id, steps, gifts } }: { reduction: StaffReductionRow }) {
  const t = useTranslations('reduction')
  const { money } = useFormat()
  const { language } = useConsoleLanguage()
  const giftName = (id: number | undefined) => {
    const { goods_name = '', sku_name = '' } = gifts.find(({ sku_id }) => sku_id === id) ?? {}
    return [goods_name, sku_name].filter(Boolean).join(' · ')
  }
  const effectOf = ({ effect, money_off, permille_off = 0, gift_sku_id, gift_quantity = 1 }: StaffReductionRow['steps'][number]) => {
    if (effect === 'money') return t('off_money', { money: money(money_off) })
    if (effect === 'percentage') return t('off_percent', { off: discountFigure(language, permille_off) })
    return effect === 'gift' ? t('free_gift_text', { count: gift_quantity, gift: giftName(gift_sku_id) }) : t('effect_free_freight')
  }
  return steps.map((step) => (
    <div key={`${reduction_id} ${step.amount ?? step.quantity}`}>
      {`${step.amount === undefined ? t('from_count', { count: step.quantity ?? 0 }) : t('from_money', { money: money(step.amount) })}: ${effectOf(step)}`}
    </div>
  ))
}
