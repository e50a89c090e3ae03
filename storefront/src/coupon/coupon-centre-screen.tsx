import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useHasLogin } from '../shell/storefront.ts'
import { useOpening } from '../shell/opening/use-opening.ts'
import { CentreTicket } from './parts/centre-ticket.tsx'
import { CodeSheet } from './parts/code-sheet.tsx'
import { TicketSkeletons } from './parts/ticket-skeletons.tsx'
import { useClaim } from './parts/use-claim.ts'

/** The claiming centre (PRM-01): every coupon that can be claimed or exchanged now or soon. */
export function CouponCentreScreen() {
  const t = useTranslations('coupon')
  const isMember = useHasLogin()
  const code = useOpening()
  const { claim, busyWith } = useClaim()
  return (
    <>
      <PageHeader
        title={t('centre_title')}
        action={
          isMember && (
            <Link to="/v2/member/coupon/coupon" className={buttonClass({ look: 'text', size: 'small' })}>
              {t('mine_title')}
            </Link>
          )
        }
      />
      <div className="flex-1 p-3">
        <div className="mb-3 flex items-center justify-between gap-3 px-1">
          <p className="text-14 text-body">{t('centre_text')}</p>
          {isMember && (
            <Button look="soft" size="small" className="shrink-0" aria-haspopup="dialog" onClick={code.show}>
              {t('code_title')}
            </Button>
          )}
        </div>
        <EndlessList
          query={pages('coupon/centre', {})}
          keyOf={({ coupon_id }) => coupon_id}
          gap={12}
          pull
          skeleton={<TicketSkeletons />}
          empty={<NoCoupons />}
        >
          {(coupon) => <CentreTicket coupon={coupon} onClaim={claim} busy={busyWith === coupon.coupon_id} />}
        </EndlessList>
      </div>
      <BackToTop />
      <CodeSheet open={code.open} onClose={code.hide} />
    </>
  )
}

function NoCoupons() {
  const t = useTranslations('coupon')
  return (
    <EmptyState
      drawing="coupon"
      title={t('centre_empty')}
      text={t('centre_empty_text')}
      action={
        <Link to="/v2/goods/list/list" className={buttonClass({ look: 'soft' })}>
          {t('shop_now')}
        </Link>
      }
    />
  )
}
