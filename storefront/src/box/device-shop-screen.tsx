import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages, query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { TermsCard } from '../asset-area/terms-card.tsx'
import { TermsSheet } from '../asset-area/terms-sheet.tsx'
import { useAreaTerms } from '../asset-area/use-area-terms.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { DeviceGoods } from './shop/device-goods.tsx'
import { HostingNote } from './shop/hosting-note.tsx'

/** Devices on sale with their run plans; each is ordered on its own order screen (AST-11). */
export function DeviceShopScreen() {
  const t = useTranslations('box')
  return (
    <AreaGate title={t('buy')}>
      <Shop />
    </AreaGate>
  )
}

function Shop() {
  const t = useTranslations('box')
  const terms = useAreaTerms()
  const { open, times, hide } = terms.opening
  const shop = useQuery(query('box/shop', { page_size: 1 })).data
  return (
    <>
      <PageHeader title={t('buy')} fallback="/v2/assets/devices" />
      <div className="space-y-3 p-3 pb-8">
        {shop ? (
          <HostingNote mayBeHosted={shop.may_be_hosted} minutes={shop.minutes_needed} />
        ) : (
          <Skeleton className="h-24 w-full rounded-12" />
        )}
        <EndlessList
          query={pages('box/shop', {})}
          keyOf={({ sku_id }) => sku_id}
          gap={12}
          pull
          skeleton={
            <div className="space-y-3">
              {[0, 1].map((one) => (
                <Skeleton key={one} className="h-44 w-full rounded-12" />
              ))}
            </div>
          }
          empty={<EmptyState title={t('shop_empty')} text={t('shop_empty_text')} />}
        >
          {(goods) => <DeviceGoods goods={goods} mayBeHosted={shop?.may_be_hosted ?? false} />}
        </EndlessList>
        <TermsCard {...terms} />
      </div>
      <TermsSheet key={times} open={open} onClose={hide} />
    </>
  )
}
