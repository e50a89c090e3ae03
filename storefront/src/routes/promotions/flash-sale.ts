import { notFound } from '@tanstack/react-router'
import { openSession } from '../../flash-sale/list/open-session.ts'
import { readFlashSale, readSession } from '../../flash-sale/flash-sale-address.ts'
import { flashSaleHead } from '../../flash-sale/flash-sale-head.ts'
import { query } from '@longmall/web/call/query.ts'
import { siteQuery } from '../../shell/site.ts'
import { screen } from '../screen.ts'
import { type ScreenTools } from '../../shell/page-head.ts'

/** An add-on that is off is not queried: its screens show that it is off. */
const isOn = ({ queryClient }: Pick<ScreenTools<unknown>, 'queryClient'>) =>
  queryClient.getQueryData(siteQuery.queryKey)?.addons.seckill === true

/** The flash sale: its zone and goods of it. */
export const flashSaleScreens = {
  '/promotionpages/seckill/list/list': screen('flash-sale/list/flash-sale-list-screen', {
    translations: ['flashsale', 'promotion', 'catalogue'],
    search: readSession,
    prepare: async ({ queryClient, search }) => {
      if (!isOn({ queryClient })) return
      const { list } = await queryClient.ensureQueryData(query('flash_sale/sessions', {}))
      const open = openSession(list, search.id)
      if (open) await queryClient.ensureQueryData(query('flash_sale/items', { promotion_id: open.promotion_id }))
    },
    head: import.meta.env.SSR ? ({ translations }) => ({ title: translations.t('flashsale')('title') }) : undefined,
  }),
  '/promotionpages/seckill/detail/detail': screen('flash-sale/detail/flash-sale-screen', {
    translations: ['flashsale', 'promotion', 'catalogue'],
    search: readFlashSale,
    prepare: async ({ queryClient, search: { id, sku_id } }) => {
      if (id === undefined) throw notFound()
      if (!isOn({ queryClient })) return
      const { list } = await queryClient.ensureQueryData(query('flash_sale/items', { promotion_id: id }))
      const item = list.find((one) => one.sku_id === sku_id) ?? list[0]
      if (item) await queryClient.ensureQueryData(query('catalogue/detail', { sku_id: item.sku_id }))
    },
    head: import.meta.env.SSR ? flashSaleHead : undefined,
  }),
}
