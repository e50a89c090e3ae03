import { buttonClass } from '@longmall/ui/action/button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { Link } from '../../../shell/link.tsx'
import { useTranslations } from '../../../shell/translations.tsx'

/** Classes of the one large button on the brand's own ground. */
export const onBrandClass =
  'pressable inline-flex min-h-12 w-full items-center justify-center gap-2 rounded-full bg-card px-6 text-16 font-semibold text-brand-ink broad:w-auto broad:min-w-56'

/** Into the shop: what every landing page is for. `onBrand`: on the brand's own ground. */
export function EnterLink({ onBrand = false }: { onBrand?: boolean }) {
  const t = useTranslations('article')
  const plain = classNames(buttonClass({ size: 'large' }), 'w-full broad:w-auto broad:min-w-56')
  return (
    <Link to="/v2/index/index/index" className={onBrand ? onBrandClass : plain}>
      {t('enter_shop')}
    </Link>
  )
}
