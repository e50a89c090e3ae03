import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../shell/display/page-head.tsx'
import { SubNavigation } from '../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../shell/language.tsx'
import { RequestPrice } from './request-price.tsx'

/** Title, request form and tabs of both screens. */
export function UnitPriceHead() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('unitprice')
  const { data } = useQuery(query('unit_price/current', {}))
  return (
    <>
      <PageHead title={tMenu('unit_prices')} lead={t('lead')}>
        {data && <RequestPrice current={data} />}
      </PageHead>
      <SubNavigation
        entries={[
          { path: '/unit-prices', label: t('tab_prices') },
          { path: '/unit-prices/requests', label: t('tab_requests') },
        ]}
      />
    </>
  )
}
