import { awards } from './shared/awards.ts'

/** The award plan, and a member’s own awards. */
export const award = {
  ...awards,
  plan_title: 'Award plan in force',
  plan_version: 'Version {plan_id}, since {day}',
  plan_lead:
    'Each rate is a share of a sale that was really made. Without sales nothing is paid, and a generation whose sponsor is not AM or higher is not paid.',
  rate: 'Rate',
  generations: 'Generations {first}–{last}',
  cap_title: 'Cap',
  cap_text:
    'All awards of one sale together are at most {cap} of what was paid for it. When they come to more, all are reduced by the same factor, so you may receive less than the rates above; each award shows the factor.',
  split_title: 'How a bonus is paid',
  split_text: 'By the ACC you hold, at the unit prices of the day:',
  below: 'Below {threshold}',
  from: 'From {threshold}',
  freeze_text_one: 'Referral awards are locked for {count} day after the daily settlement.',
  freeze_text_other: 'Referral awards are locked for {count} days after the daily settlement.',
} as const
