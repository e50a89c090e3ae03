import { SubPlaces } from '../../shell/frame/sub-places.tsx'
import { useWords } from '../../shell/language.tsx'

export function PaymentPlaces() {
  const menu = useWords('menu')
  const say = useWords('finance')
  const owed = useWords('owed')
  return (
    <SubPlaces
      entries={[
        { path: '/payments', label: menu('payments') },
        { path: '/payments/alerts', label: say('alerts') },
        { path: '/payments/days', label: owed('reconciliation') },
      ]}
    />
  )
}
