import { useQuery } from '@tanstack/react-query'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../../shell/site.ts'
import { query, type Output } from '@longmall/web/call/query.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { RowButton } from '../sections/row-button.tsx'
import { useOpening } from '../../shell/opening/use-opening.ts'
import { countryName } from './country-name.ts'
import { whenOpened } from '../../shell/opening/when-opened.tsx'
import { useDestination } from './use-destination.ts'

const DeliverySheet = whenOpened(async () => (await import('./delivery-sheet.tsx')).DeliverySheet)

export interface DeliveryRowProps {
  sku_id: number
  quantity: number
}

/** Freight of the selection to the shopper's address or region (CAT-04); two lines are reserved for it. */
export function DeliveryRow({ sku_id, quantity }: DeliveryRowProps) {
  const t = useTranslations('catalogue')
  const language = useLanguage()
  const sheet = useOpening()
  const destination = useDestination()
  const region = destination.destination?.region
  const freight = useQuery({ ...query('catalogue/freight', { sku_id, quantity, region: region ?? 'CN' }), enabled: region !== undefined })
  const where =
    destination.destination &&
    (destination.destination.name ?? countryName(destination.destination.region, language) ?? t('other_location'))
  return (
    <>
      <RowButton label={t('deliver_to')} onClick={sheet.show}>
        <span className="block min-h-5 truncate">{where ?? t('choose')}</span>
        <span className="block min-h-4 text-12 text-quiet" aria-live="polite">
          {region === undefined ? t('delivery_hint') : freight.data && <FreightText freight={freight.data} />}
        </span>
      </RowButton>
      <DeliverySheet open={sheet.open} onClose={sheet.hide} choice={destination} />
    </>
  )
}

function FreightText({ freight }: { freight: Output<'catalogue/freight'> }) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  if (!freight.deliverable) return <span className="text-danger">{t('not_deliverable')}</span>
  if (Number(freight.freight) === 0) return <span className="text-success">{t('delivery_free')}</span>
  const costs = t('delivery_costs', { money: displayPrice(freight.freight, currency) })
  return freight.free_from_amount === null
    ? costs
    : `${costs} · ${t('delivery_free_over', { money: displayPrice(freight.free_from_amount, currency) })}`
}
