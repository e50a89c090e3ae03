import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { usePhrases } from '../shell/phrases.tsx'
import { useMoment } from '../shell/time/use-moment.ts'
import type { Rule } from './rule-list.tsx'

/** What every promotion is asked: how long it runs, how many one member may have, and what else lowers the price; member levels compete with it. */
export function useCommonRules({ kind, starts_at, ends_at, per_member, stacks }: CampaignDetail): Rule[] {
  const say = usePhrases('promotion')
  const moment = useMoment()
  const names = (['combo', 'reduction', 'coupon'] as const)
    .filter((name) => stacks[name] && name !== kind)
    .map((name) => say(`with_${name}`))
  return [
    { title: say('rule_period'), text: say('from_until', { from: moment(starts_at), until: moment(ends_at) }) },
    ...(per_member === null ? [] : [{ title: say('rule_limit'), text: say('limit', { count: per_member }) }]),
    { title: say('rule_stacks'), text: names.length > 0 ? names.join(say('list_joint')) : say('stacks_nothing') },
    { title: say('rule_stock'), text: say('stock_text') },
  ]
}
