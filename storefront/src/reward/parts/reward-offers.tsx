import type { Occasion } from '@longmall/contract/reward.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../shell/call/query.ts'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { GivesIcon } from './gives-icon.tsx'
import { givesWords } from './gives-words.ts'

/** What is given now for an occasion (PRM-15); nothing where there is none. Its place is at the end of a screen, so that nothing jumps. */
export function RewardOffers({ occasion }: { occasion: Occasion }) {
  const say = usePhrases('reward')
  const language = useLanguage()
  const offers = useQuery(query('reward/offers', { occasion }))
  if (!offers.data || offers.data.list.length === 0) return null
  return (
    <ul className="space-y-2 px-3 pb-4">
      {offers.data.list.map(({ rule_id, rule_name, gives }) => (
        <li key={rule_id} className="flex items-center gap-3 rounded-12 bg-brand-soft px-4 py-3 text-14">
          <span className="shrink-0 text-brand-ink">
            <GivesIcon gives={[gives]} />
          </span>
          <span className="min-w-0 flex-1 text-strong">{rule_name}</span>
          <span className="max-w-1/2 text-right text-brand-ink">{givesWords([gives], say, language)}</span>
        </li>
      ))}
    </ul>
  )
}
