import { Flex } from 'antd'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { queryClient } from '../../shell/call/query-client.ts'
import { GoodsPicker } from '../../shell/form/fields/goods-picker.tsx'
import { SkuPicker } from '../../shell/form/fields/sku-picker.tsx'
import { useTranslations } from '../../shell/language.tsx'

export interface AddGoodsProps {
  /** SKUs that are there already. */
  chosen: readonly number[]
  /** How many more there may be. */
  room: number
  onAdd: (sku_ids: number[]) => void
}

/** Adds all SKUs of a goods, or one SKU; duplicates are skipped. */
export function AddGoods({ chosen, room, onAdd }: AddGoodsProps) {
  const t = useTranslations('campaign')
  const [round, setRound] = useState(0)
  const add = (sku_ids: number[]) => {
    onAdd(sku_ids.filter((sku_id) => !chosen.includes(sku_id)).slice(0, room))
    setRound(round + 1)
  }
  const addGoods = async (goods_id: number) => {
    const { list } = await queryClient.fetchQuery(query('catalogue/pick', { goods_ids: [goods_id] }))
    add(list.flatMap(({ skus }) => skus.map(({ sku_id }) => sku_id)))
  }
  return (
    <Flex gap={12} wrap key={round}>
      <label style={{ flex: '1 1 260px' }}>
        <span style={{ display: 'block', marginBottom: 4 }}>{t('add_goods')}</span>
        <GoodsPicker id="add_goods" isMany={false} onChange={(goods_id) => typeof goods_id === 'number' && void addGoods(goods_id)} />
      </label>
      <label style={{ flex: '1 1 260px' }}>
        <span style={{ display: 'block', marginBottom: 4 }}>{t('add_sku')}</span>
        <SkuPicker id="add_sku" onChange={(sku_id) => typeof sku_id === 'number' && add([sku_id])} />
      </label>
    </Flex>
  )
}
