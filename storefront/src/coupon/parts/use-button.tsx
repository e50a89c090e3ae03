import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { type CouponRules, targetOf } from './coupon-text.ts'

const CouponGoodsSheet = whenOpened(async () => (await import('../../catalogue/list/coupon-goods-sheet.tsx')).CouponGoodsSheet)

/** Leads to where a coupon is used: the goods it names in a sheet, else the list of its category or of everything. */
export function UseButton({ rules, coupon_id, name }: { rules: CouponRules; coupon_id: number; name: string }) {
  const t = useTranslations('coupon')
  const sheet = useOpening()
  const label = (
    <>
      {t('use_now')} <span className="sr-only">{name}</span>
    </>
  )
  if (rules.goods_ids.length === 0)
    return (
      <Link {...targetOf(rules)} className={buttonClass({ look: 'soft', size: 'small' })}>
        {label}
      </Link>
    )
  return (
    <>
      <Button look="soft" size="small" aria-haspopup="dialog" onClick={sheet.show}>
        {label}
      </Button>
      <CouponGoodsSheet open={sheet.open} onClose={sheet.hide} coupon_id={coupon_id} />
    </>
  )
}
