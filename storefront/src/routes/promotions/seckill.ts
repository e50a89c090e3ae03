import { notFound } from '@tanstack/react-router'
import { openSession } from '../../seckill/list/open-session.ts'
import { readSeckill, readSession } from '../../seckill/seckill-address.ts'
import { seckillHead } from '../../seckill/seckill-head.ts'
import { query } from '@longmall/web/call/query.ts'
import { siteQuery } from '../../shell/site.ts'
import { screen } from '../screen.ts'
import { type ScreenTools } from '../../shell/page-head.ts'

/** Nothing is asked of an add-on that is off: its screens say so. */
const isOn = ({ queryClient }: Pick<ScreenTools<unknown>, 'queryClient'>) =>
  queryClient.getQueryData(siteQuery.queryKey)?.addons.seckill === true

/** The flash sale: its zone and goods of it. */
export const seckillScreens = {
  '/promotionpages/seckill/list/list': screen('seckill/list/list-screen', {
    phrases: ['seckill', 'promotion', 'catalogue'],
    search: readSession,
    prepare: async ({ queryClient, search }) => {
      if (!isOn({ queryClient })) return
      const { list } = await queryClient.ensureQueryData(query('seckill/sessions', {}))
      const open = openSession(list, search.id)
      if (open) await queryClient.ensureQueryData(query('seckill/items', { promotion_id: open.promotion_id }))
    },
    head: import.meta.env.SSR ? ({ phrases }) => ({ title: phrases.t('seckill')('title') }) : undefined,
  }),
  '/promotionpages/seckill/detail/detail': screen('seckill/detail/seckill-screen', {
    phrases: ['seckill', 'promotion', 'catalogue'],
    search: readSeckill,
    prepare: async ({ queryClient, search: { id, sku_id } }) => {
      if (id === undefined) throw notFound()
      if (!isOn({ queryClient })) return
      const { list } = await queryClient.ensureQueryData(query('seckill/items', { promotion_id: id }))
      const item = list.find((one) => one.sku_id === sku_id) ?? list[0]
      if (item) await queryClient.ensureQueryData(query('catalogue/detail', { sku_id: item.sku_id }))
    },
    head: import.meta.env.SSR ? seckillHead : undefined,
  }),
}
