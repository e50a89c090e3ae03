import type { Addon } from '@longmall/contract/addons.ts'
import { storefront } from '../../shell/storefront.ts'
import { query } from '@longmall/web/call/query.ts'
import type { BrowserApp } from '../../browser/browser-app.ts'
import { toast } from '../../shell/toast.ts'
import type { Handle } from '../message/link.ts'
import type { ProblemLog } from '../message/problems.ts'
import { sendDesktopOrder, storeDesktopOrder } from './desktop-order.ts'
import { linkTarget } from './link-target.ts'
import { type Scan, scanTarget } from './scan-target.ts'

export interface Openings {
  scan: Handle
  link: Handle
  desktopOrder: Handle
  /** Opens a code scanned by the app's camera (014); false when it matches nothing in the shop. */
  scanned: (text: string) => Promise<boolean>
}

/** Host commands that open a screen: 005, 015 and 013 (HST-05). */
export function createOpenings({ router, queryClient, shared, translations }: BrowserApp, problems: ProblemLog): Openings {
  const goodsOf = async (sku_id: number) =>
    queryClient.fetchQuery(query('catalogue/detail', { sku_id })).then(
      ({ goods_id }) => goods_id,
      () => null,
    )
  const isAddonOn = (addon: Addon) => shared.getState().addons[addon] === true
  async function openScan(scan: Scan) {
    const target = await scanTarget(scan, { isAddonOn, goodsOf })
    if (target === null) problems.note('005 names nothing to open')
    else if (target === 'off') toast(translations.t('shell')('feature_off'))
    else await router.navigate(target)
  }
  return {
    scan: (message) => (!message.sku_id && !message.promotion_id && message.url ? openLink(message.url) : openScan(message)),
    link: ({ url = '' }) => openLink(url),
    scanned: async (text) => {
      const target = linkTarget(text, location.origin, Date.now())
      if (!target) return false
      await ('goods' in target ? openScan({ sku_id: text.trim() }) : openLink(text))
      return true
    },
    desktopOrder: async (message) => {
      const { storage, request } = storefront()
      storeDesktopOrder(storage, message)
      await sendDesktopOrder(storage, request).catch((error: unknown) => problems.note('the order of 013 was not taken', error))
      await router.navigate({ to: '/v2/pay/result/result' })
    },
  }

  async function openLink(url: string) {
    const target = linkTarget(url, location.origin, Date.now())
    if (!target) return problems.note('a link that may not be opened')
    if ('goods' in target) await router.navigate({ to: '/v2/goods/detail/detail', search: { sku_id: target.goods } })
    else if ('inside' in target) await router.navigate({ href: target.inside })
    else await router.navigate({ to: '/v2/webview/webview', search: { url: target.outside } })
  }
}
