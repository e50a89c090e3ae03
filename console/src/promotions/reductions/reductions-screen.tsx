import type { StaffReduction } from '@longmall/contract/campaign-shapes.ts'
import { discountFigure } from '@longmall/phrases/discount-figure.ts'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { SpanCell } from '../../shell/list/span-cell.tsx'
import { CampaignStateTag } from '../campaigns/campaign-state-tag.tsx'
import { nameOf } from '../campaigns/name-of.ts'
import { ReductionActions } from './reduction-actions.tsx'
import { ReductionDrawer } from './reduction-drawer.tsx'

const rowActions = (row: StaffReduction) => <ReductionActions reduction={row} />

/** Full reductions (PRM-08): from so much, or so many pieces, something comes off. */
export function ReductionsScreen() {
  const say = useWords('reduction')
  const common = useWords()
  const { language } = useConsoleLanguage()
  const { day } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <ReductionDrawer by="amount" label={say('new_by_amount')} type="primary" />
        <ReductionDrawer by="pieces" label={say('new_by_pieces')} />
      </PageHead>
      <ResourceList
        operation="campaign/reductions"
        rowKey="reduction_id"
        empty={say('empty')}
        filters={[{ kind: 'flag', name: 'is_on', label: common('state'), yes: common('on'), no: common('off') }]}
        columns={[
          { name: 'reduction_id', title: '#', sort: 'reduction_id' },
          {
            name: 'name',
            title: say('name'),
            sort: 'name',
            render: ({ texts }) => <div style={{ maxWidth: 200, whiteSpace: 'normal' }}>{nameOf(texts, language)}</div>,
          },
          {
            name: 'state',
            title: common('state'),
            render: ({ state }) => <CampaignStateTag state={state} />,
          },
          { name: 'steps', title: say('steps'), render: (row) => <Steps reduction={row} /> },
          {
            name: 'window',
            title: say('window'),
            sort: 'starts_at',
            render: ({ first_day, last_day }) => <SpanCell from={day(first_day)} until={day(last_day)} />,
          },
          {
            name: 'scope',
            title: say('scope'),
            render: ({ goods_ids, category_ids }) => scopeWords(goods_ids.length, category_ids.length),
          },
        ]}
        actions={rowActions}
      />
    </>
  )

  function scopeWords(goods: number, categories: number): string {
    if (goods + categories === 0) return say('everything')
    return [
      ...(goods ? [say('scope_goods', { count: goods })] : []),
      ...(categories ? [say('scope_categories', { count: categories })] : []),
    ].join(', ')
  }
}

function Steps({ reduction: { reduction_id, steps } }: { reduction: StaffReduction }) {
  const say = useWords('reduction')
  const { money } = useFormat()
  const { language } = useConsoleLanguage()
  const effectOf = ({ effect, money_off, permille_off = 0, gift_sku_id = 0, gift_quantity = 1 }: StaffReduction['steps'][number]) => {
    if (effect === 'money') return say('off_money', { money: money(money_off) })
    if (effect === 'percentage') return say('off_percent', { off: discountFigure(language, permille_off) })
    return effect === 'gift' ? say('gives', { count: gift_quantity, sku: gift_sku_id }) : say('effect_free_freight')
  }
  return steps.map((step) => (
    <div key={`${reduction_id} ${step.amount ?? step.pieces}`}>
      {`${step.amount === undefined ? say('from_count', { count: step.pieces ?? 0 }) : say('from_money', { money: money(step.amount) })}: ${effectOf(step)}`}
    </div>
  ))
}
