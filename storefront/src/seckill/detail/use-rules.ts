import type { SeckillSession } from '@longmall/contract/seckill.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import type { Rule } from '../../promotion/rule-list.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** What a shopper should know of a session, in words. */
export function useRules({ starts_at, ends_at, per_member, allows_coupon, note }: SeckillSession): Rule[] {
  const say = usePhrases('seckill')
  const moment = useMoment()
  return [
    { title: say('rule_time'), text: say('rule_time_text', { from: moment(starts_at), until: moment(ends_at) }) },
    ...(per_member === null ? [] : [{ title: say('rule_limit_title'), text: say('rule_limit', { count: per_member }) }]),
    { title: say('rule_turn'), text: say('rule_turn_text') },
    { title: say('rule_pay'), text: say('rule_pay_text') },
    { title: say('rule_coupon'), text: say(allows_coupon ? 'rule_coupon_yes' : 'rule_coupon_no') },
    ...(note ? [{ title: say('rule_note'), text: note }] : []),
  ]
}
