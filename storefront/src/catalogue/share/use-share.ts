import { hostPort } from '../../shell/host/host-port.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'
import { shareAddress } from './share-address.ts'

/** The open page, or another address of the shop, as a member shares it: a member's link includes their referral. In events only. */
export const sharedAddress = (address: string = location.href) =>
  shareAddress(new URL(address, location.href).href, storefront().storage.read('customer_id'))

/** Who takes a link further than a copy: the host app, the system's share sheet, or nobody. In events only. */
export const shareTarget = (): 'app' | 'system' | null => (hostPort() ? 'app' : typeof navigator.share === 'function' ? 'system' : null)

/** Shares a link by the host app, else by the system's share sheet; false where there is neither. */
export async function sendLink(url: string, title: string): Promise<boolean> {
  const host = hostPort()
  if (host) await host.share({ url, title })
  // Closing the system's share sheet rejects the promise; that is no error.
  else if (shareTarget() === 'system') await navigator.share({ title, url }).catch(() => undefined)
  else return false
  return true
}

/** Copies a link and says so. */
export function useCopyLink() {
  const t = useTranslations('catalogue')
  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url)
      toast(t('link_copied'), { icon: 'success' })
    } catch {
      toast(t('copy_failed'), { icon: 'error' })
    }
  }
}

/** Shares the page, or another address of the shop, without asking how: by the host app, else by the system's share sheet, else copies its link. */
export function useShare() {
  const copy = useCopyLink()
  return async (title: string, address?: string) => {
    const url = sharedAddress(address)
    if (!(await sendLink(url, title))) await copy(url)
  }
}
