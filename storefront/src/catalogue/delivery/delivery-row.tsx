import { useQuery } from '@tanstack/react-query'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { query, type Output } from '@longmall/web/call/query.ts'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
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

/** Freight of what is chosen to the shopper's address or region (CAT-04); two lines are kept for it. */
export function DeliveryRow({ sku_id, quantity }: DeliveryRowProps) {
  const say = usePhrases('catalogue')
  const language = useLanguage()
  const sheet = useOpening()
  const place = useDestination()
  const region = place.destination?.region
  const freight = useQuery({ ...query('catalogue/freight', { sku_id, quantity, region: region ?? 'CN' }), enabled: region !== undefined })
  const where = place.destination && (place.destination.name ?? countryName(place.destination.region, language) ?? say('elsewhere'))
  return (
    <>
      <RowButton label={say('deliver_to')} onClick={sheet.show}>
        <span className="block min-h-5 truncate">{where ?? say('choose')}</span>
        <span className="block min-h-4 text-12 text-quiet" aria-live="polite">
          {region === undefined ? say('delivery_hint') : freight.data && <FreightWords freight={freight.data} />}
        </span>
      </RowButton>
      <DeliverySheet open={sheet.open} onClose={sheet.hide} place={place} />
    </>
  )
}

function FreightWords({ freight }: { freight: Output<'catalogue/freight'> }) {
  const say = usePhrases('catalogue')
  const currency = useCurrency()
  if (!freight.deliverable) return <span className="text-danger">{say('not_deliverable')}</span>
  if (Number(freight.freight) === 0) return <span className="text-success">{say('delivery_free')}</span>
  const costs = say('delivery_costs', { money: displayPrice(freight.freight, currency) })
  return freight.free_over === null
    ? costs
    : `${costs} · ${say('delivery_free_over', { money: displayPrice(freight.free_over, currency) })}`
}
