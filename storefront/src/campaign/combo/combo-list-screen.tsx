import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { EmptyZone, ZoneFrame } from '../zone/zone-frame.tsx'
import { ComboCard, ComboCardSkeletons } from './combo-card.tsx'

/** Running, upcoming and ended combos (PRM-07). */
export function ComboListScreen() {
  const t = useTranslations('campaign')
  return (
    <ZoneFrame kind="combo" intro={t('combo_intro')}>
      {(state) => (
        <EndlessList
          query={pages('campaign/zone', { kind: 'combo', state })}
          keyOf={({ promotion_id }) => promotion_id}
          gap={10}
          pull
          skeleton={<ComboCardSkeletons />}
          empty={<EmptyZone state={state} />}
        >
          {(combo, index) => <ComboCard combo={combo} eager={index < 2} />}
        </EndlessList>
      )}
    </ZoneFrame>
  )
}
