import { commissionModes, type CommissionMode, type GoodsCommission } from '@longmall/contract/distribution-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { useState } from 'react'
import { PercentField } from '../../awards/rates/percent-field.tsx'
import { queryClient } from '../../shell/call/query-client.ts'
import type { Values } from '../../shell/form/field.ts'
import { FormDrawer } from '../../shell/form/form-drawer.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { RatesField } from '../rates/rates-field.tsx'
import { ratesOf } from '../rates/rates-of.ts'
import { useShare } from '../rates/use-share.ts'
import { GoodsPreview } from './goods-preview.tsx'

const startOf = ({ goods_id, version, mode, rates, own_margin_ppm }: GoodsCommission) => ({
  initial: { mode, ...(rates && { rates }), ...(own_margin_ppm !== null && { own_margin_ppm }) } as Values,
  fixed: { goods_id, version },
})

/** Sets the commission of goods, with what a sale would then pay out. */
export function GoodsDrawer({ goods }: { goods: GoodsCommission }) {
  const t = useTranslations('distribution')
  const { share, rates } = useShare()
  const [mode, onMode] = useState<CommissionMode>(goods.mode)
  const fresh = async () => {
    const { list } = await queryClient.fetchQuery<{ list: GoodsCommission[] }>({
      queryKey: query('distribution/list_goods', { search: String(goods.goods_id) }).queryKey,
      staleTime: 0,
    })
    return startOf(list.find(({ goods_id }) => goods_id === goods.goods_id) ?? goods)
  }
  return (
    <FormDrawer
      command="distribution/save_goods"
      label={t('edit')}
      title={t('goods_edit', { name: goods.goods_name })}
      type="link"
      {...startOf(goods)}
      fresh={fresh}
      shape={toInput}
      // The margin is exceeded by what is typed: the goods’ own rates, else the margin itself.
      refusedFields={{ 'distribution.exceeds_margin': mode === 'own' ? 'rates' : 'own_margin_ppm' }}
      fields={[
        {
          kind: 'choice',
          name: 'mode',
          label: t('mode'),
          isRequired: true,
          options: commissionModes.map((value) => ({ value, label: t(`mode_${value}`) })),
          help: t(`mode_help_${mode}`),
        },
        {
          kind: 'custom',
          name: 'rates',
          label: t('own_rates'),
          when: (values) => values.mode === 'own',
          render: (control) => <RatesField {...control} />,
          formatValue: (value) => rates(ratesOf(value)),
        },
        {
          kind: 'custom',
          name: 'own_margin_ppm',
          label: t('own_margin'),
          help: t('own_margin_help'),
          render: (control) => <PercentField {...control} />,
          formatValue: (value) => (typeof value === 'number' ? share(value) : ''),
        },
      ]}
    >
      <GoodsPreview goods_id={goods.goods_id} onMode={onMode} />
    </FormDrawer>
  )
}

const toInput = (values: Values): Values => ({ ...values, ...(values.mode === 'own' && { rates: ratesOf(values.rates) }) })
