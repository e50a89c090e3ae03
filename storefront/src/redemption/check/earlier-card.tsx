import type { DeskRedemption } from '@longmall/contract/redemption.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { RedemptionRow } from '../list/redemption-row.tsx'

/** Earlier hand-overs of the same order, each leading to its record. */
export function EarlierCard({ history }: { history: readonly DeskRedemption[] }) {
  const t = useTranslations('redemption')
  const moment = useMoment()
  return (
    <Card aria-labelledby="desk-earlier">
      <h2 id="desk-earlier" className="pb-1 text-14 font-semibold text-strong">
        {t('handed_over_before')}
      </h2>
      <ul className="divide-y divide-hairline">
        {history.map((one) => (
          <li key={one.redemption_id}>
            <Link
              to="/v2/verification/detail"
              search={{ redemption_id: one.redemption_id }}
              className="pressable flex items-center gap-3 py-3"
            >
              <RedemptionRow redemption={one} notes={[`${moment(one.redeemed_at)} · ${one.clerk_name}`]} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
