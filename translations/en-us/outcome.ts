/** What a buyer of the Start-up product should know before paying: goods, typical outcome, return. */
export const outcome = {
  goods_title: 'What you get',
  goods_text: 'This is what you pay for. It is sent to you like every other product in the shop.',
  grade_text:
    'The purchase also makes you AM. If you do not become RM within {am} days, your awards are frozen; {forfeit} days later they are forfeited to the shop.',
  see_levels: 'Levels and conditions',
  title: 'What buyers have received',
  lead: 'From the shop’s books up to {day}: {members} members who purchased it at least {days} days before and did not return it.',
  figure: 'Awards received',
  first_days: 'First {days} days',
  so_far: 'To date',
  median: 'Half received no more than',
  none: 'Received nothing',
  how: 'Computed every day. Awards count at their value on the day of the settlement, less what refunds took back; awards that were frozen or forfeited because of the AM period do not count. Members who closed their account are included.',
  no_record: 'There is no record yet',
  no_record_text:
    'Fewer than {least} members have had the product for {days} days, so the shop cannot say what buyers usually receive. Decide as if you received nothing.',
  warning:
    'Awards are not guaranteed and are not a reason to buy. They are paid only from sales that others make, and are reduced if they would exceed the cap.',
  return_title: 'Right of return',
  return_days_one:
    'You can request a refund from the time of payment until {count} day after you receive the product. If it has been shipped, send it back.',
  return_days_other:
    'You can request a refund from the time of payment until {count} days after you receive the product. If it has been shipped, send it back.',
  return_how: 'You request it on the order. The shop’s usual rules apply, and what you paid for the product is refunded.',
  return_grade:
    'Your level stays, but you no longer count as a referral of your sponsor, and the product no longer counts in the binary tree.',
  return_awards:
    'Referral awards that others received from your purchase are taken back from them. Your own awards from other sales are not affected.',
} as const
