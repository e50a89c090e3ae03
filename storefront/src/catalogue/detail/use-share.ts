import { hostPort } from '../../shell/host/host-port.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'
import { shareAddress } from './share-address.ts'

/** Shares the page, or another address of the shop, by the host app, else by the system's share sheet, else copies its link; a member's link includes their referral. */
export function useShare() {
  const t = useTranslations('catalogue')
  return async (title: string, address: string = location.href) => {
    const url = shareAddress(new URL(address, location.href).href, storefront().storage.read('customer_id'))
    const host = hostPort()
    if (host) return void (await host.share({ url, title }))
    if (typeof navigator.share === 'function') {
      // Closing the system's share sheet rejects the promise; that is no error.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast(t('link_copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
}
