import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import type { ScreenPath } from '../routes/table.ts'
import { hostPort } from './host/host-port.ts'

export type LinkSearch = Record<string, string | number | boolean | null | undefined>

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onFocus' | 'onPointerEnter'> {
  to: ScreenPath
  search?: LinkSearch | undefined
  replace?: boolean
  /** False: the page stays where it is scrolled to, when only a part of the screen changes. */
  resetScroll?: boolean
  /** Moves from one screen to the other with a transition, where the browser can. */
  transition?: boolean
  ref?: Ref<HTMLAnchorElement>
  children?: ReactNode
}

const opensInNewTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link to a screen of the route table; its code and data are preloaded on touch or hover. */
export function Link({ to, search = {}, transition = false, replace = false, resetScroll = true, onClick, ...rest }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || rest.target || opensInNewTab(event)) return
    event.preventDefault()
    void router.navigate({ to, search, replace, resetScroll, viewTransition: transition })
  }
  const preload = () => void router.preloadRoute({ to, search }).catch(() => undefined)
  return <a {...rest} href={to + router.options.stringifySearch(search)} onClick={follow} onPointerEnter={preload} onFocus={preload} />
}

/** Goes to a screen from code: `go('/v1/order/detail/detail', { order_id })`. */
export function useGo() {
  const router = useRouter()
  return (
    to: ScreenPath,
    search: LinkSearch = {},
    { replace = false, resetScroll = true }: { replace?: boolean; resetScroll?: boolean } = {},
  ) => router.navigate({ to, search, replace, resetScroll })
}

/** Goes back; from the first screen that was opened, back to the host app, else to `fallback`. */
export function useBack(fallback: ScreenPath = '/v2/index/index/index') {
  const router = useRouter()
  const leave = async () => {
    const isClosed = await hostPort()?.close()
    if (!isClosed) await router.navigate({ to: fallback, replace: true })
  }
  return () => (router.history.canGoBack() ? router.history.back() : void leave())
}
