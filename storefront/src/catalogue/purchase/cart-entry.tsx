import { ShoppingCart } from 'lucide-react'
import { Badge } from '@longmall/ui/display/badge.tsx'
import { useEffect, useRef } from 'react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useShared } from '../../shell/shared.ts'
import { prefersStillness } from '../../shell/layout/prefers-stillness.ts'

/** Link to the cart with its quantity badge; animated when goods are added. */
export function CartEntry() {
  const t = useTranslations('catalogue')
  const tShell = useTranslations('shell')
  const count = useShared((shared) => shared.cartNumber)
  const icon = useRef<HTMLSpanElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current && !prefersStillness()) {
      icon.current?.animate([{ transform: 'none' }, { transform: 'translateY(-6px) scale(1.2)' }, { transform: 'none' }], {
        duration: 320,
        easing: 'ease-out',
      })
    }
    before.current = count
  }, [count])
  return (
    <Link to="/v2/goods/cart/cart" className="pressable flex min-h-11 min-w-13 flex-col items-center justify-center text-11 text-body">
      <span ref={icon} className="relative">
        <ShoppingCart size={20} aria-hidden />
        <Badge count={count} />
      </span>
      {t('cart')}
      {count > 0 && <span className="sr-only">{tShell('cart_badge', { count })}</span>}
    </Link>
  )
}
