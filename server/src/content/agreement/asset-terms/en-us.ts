import type { ShippedAgreement } from '../shipped.ts'

export const assetTerms: ShippedAgreement = {
  title: 'Digital-asset area: terms and risk notice',
  sections: [
    {
      heading: 'What you agree to here',
      paragraphs: [
        'These terms are between you and the operator of {store_name} (“we”). They cover the digital-asset area: the Start-up product, the units ACC, AAA, USDA, USDS and USDP, awards, deposits, pledges, devices, conversions, transfers and withdrawals of units. They add to the user service agreement, which also applies.',
        'You are asked once for each version, before your first purchase in this area. Nobody has to use it: everything else in the shop works without it.',
      ],
    },
    {
      heading: 'What the units are',
      paragraphs: [
        'The units are entries in our books. They are not legal tender, not a bank deposit, not a share in our business, and they are not covered by any deposit insurance. Outside this shop they may be worth nothing.',
      ],
    },
    {
      heading: 'Risk notice: please read this carefully',
      paragraphs: ['You can lose everything that you put into this area. Only use what you could lose without harm.'],
      items: [
        'The price of ACC and AAA can fall at any time, even to zero. A rise in the past says nothing about the future.',
        'No income is guaranteed. Rates, charts and examples that are shown are not a promise, whoever shows them to you.',
        'It may take long to turn units into money, and at times it may not be possible.',
        'If you do not understand how something here works, leave it alone and ask an independent adviser.',
      ],
    },
    {
      heading: 'Awards depend on sales',
      paragraphs: [
        'Awards are paid out of real sales of goods, by the award plan that is in force on the day of the sale. If less is sold, less is paid, and it may be nothing. Most members of plans like this earn little, and many earn nothing.',
      ],
      items: [
        'All awards of a sale together never exceed the limit of the plan. Where they would, they are reduced in proportion, and the award shows by how much.',
        'Nobody is paid for bringing in people alone, and nobody may promise you an income in our name.',
        'When a sale is refunded, the awards that it paid are taken back. What is not there any more remains a debt to us.',
        'We may change the plan for the future. What was paid under an earlier version stays as it was.',
      ],
    },
    {
      heading: 'What is locked, and for how long',
      paragraphs: ['Some of what is yours cannot be used at once. The time is shown before you confirm:'],
      items: [
        'Referral awards are frozen for some days before they become available.',
        'Deposits and pledges are bound for their whole term. You may not be able to get the amount back earlier.',
        'Some levels must be reached within a time that is shown to you. If it passes, income may be frozen and then forfeited; you are warned beforehand.',
        'Withdrawals are handled on working days and cost the fee that is shown.',
      ],
    },
    {
      heading: 'The Start-up product and your right of return',
      paragraphs: [
        'With the Start-up product you buy goods, and they must be worth their price to you by themselves. The level that comes with it is an addition and not an investment.',
        'You may return the goods within the time that the order shows, under the same rules as all goods of this shop, and get back what you paid. You keep the level; the purchase no longer counts towards anybody’s level, and the referral awards that were paid for it are taken back.',
      ],
    },
    {
      heading: 'Transfers and conversions',
      paragraphs: [
        'A transfer to another member cannot be undone: check the payee before you confirm. A conversion uses the price of the day that is shown, and costs the fee that is shown with it.',
      ],
    },
    {
      heading: 'Where the area is open',
      paragraphs: [
        'The area is not offered everywhere. We may close it, wholly or for a country, where the law or safety asks for it. Nothing can then be bought or pledged there any more; you are told how what is yours is settled, and you keep your right of return.',
        'Taxes on what you receive are yours to pay. You must be of full age and allowed to use such an area where you live.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'When these terms change, you are shown the new version and asked again before your next purchase here. We store which version you agreed to, in which language and when.',
        'Please talk to us when something is unclear or goes wrong; most things can be settled quickly.',
        'Customer service hotline: {hotline}',
      ],
    },
  ],
}
