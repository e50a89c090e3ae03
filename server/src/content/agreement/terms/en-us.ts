import type { ShippedAgreement } from '../shipped.ts'

export const terms: ShippedAgreement = {
  title: 'User service agreement',
  sections: [
    {
      heading: 'What this agreement is about',
      paragraphs: [
        'This agreement is between you and the operator of {store_name} (“we”). It covers browsing, buying, your account, your wallet and everything else you do in this shop, in a browser or inside a partner app.',
        'By registering, or by placing an order, you accept it together with the privacy policy. Please read the parts on the wallet, referral awards and digital assets with particular care: they concern your money.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You may browse and fill a cart without an account. Ordering needs one, opened by a person of full age and legal capacity, or by a guardian for them.',
      ],
      items: [
        'The details you give must be true and kept up to date. An account belongs to one person and may not be sold, lent or given away.',
        'Keep your password, payment password and verification codes to yourself. Our staff will never ask you for them.',
        'An account is logged in on one device at a time. After several wrong passwords it is locked for a while to protect you.',
        'Tell us at once when you think that somebody else uses your account. What was done with the right password before you told us counts as done by you, unless we were at fault.',
      ],
    },
    {
      heading: 'Goods, prices and orders',
      paragraphs: [
        'Pictures and descriptions are made with care; small differences in colour and packaging are possible. A price, a reduction and the stock are judged once more when you place the order. If the total differs from the one you saw, you are asked before anything is charged.',
        'The contract of sale is made when your payment has arrived. An order that is not paid in the time shown closes by itself and its goods go back on sale. Obvious mistakes, such as a misplaced decimal point, entitle us to cancel the order and return what you paid.',
      ],
    },
    {
      heading: 'Delivery, receipt and after-sales',
      paragraphs: [
        'We hand parcels to carriers for the address you chose. Goods from an overseas warehouse may pass customs, and you may have to provide details that the law asks for.',
      ],
      items: [
        'Please look at a parcel when it arrives. An order counts as received some days after shipping when you have not said otherwise; the day is shown in the order.',
        'Within the time shown in the order you may ask for a return, an exchange or a refund. Goods that were made for you, opened hygiene articles and digital goods that were used cannot be returned, unless they are faulty.',
        'A refund goes back the way you paid, to the same sources.',
      ],
    },
    {
      heading: 'Wallet, balance and longcoin',
      paragraphs: [
        'Your wallet shows a balance with a part that can be withdrawn and a part that cannot. Recharges, their gifts and red packets can be spent here and not withdrawn. The balance bears no interest, and it is not a bank deposit.',
        'Spending from the wallet asks for your payment password. A withdrawal freezes its amount at once, shows its fee beforehand, and is handled on working days. Longcoin is a bonus of this shop: it lowers prices within the limits shown, is worth nothing outside it, and cannot be turned into money.',
      ],
    },
    {
      heading: 'Levels, referrals and awards',
      paragraphs: [
        'Member levels and awards follow the rules published in the shop, in the version that was in force when something happened. Awards come from real sales of goods; nobody is paid for bringing in people alone, and nobody may promise an income in our name.',
        'Some awards are frozen for a time, and some levels must be reached within a period that is shown to you together with what happens when it passes. An award for an order that is refunded is taken back in proportion. You are responsible for the taxes on what you receive.',
      ],
    },
    {
      heading: 'Digital assets: please read this risk notice',
      paragraphs: [
        'The digital-asset area with its units ACC, AAA, USDA, USDS and USDP, deposits, pledges and hosted devices is optional and is not offered everywhere. Its units are entries in our books. They are not legal tender, not a bank deposit and not covered by any deposit insurance.',
      ],
      items: [
        'Their price may fall, even to zero. Past income says nothing about future income, and rates that are shown are not a promise of profit.',
        'Deposits and pledges are bound for their whole term. You may not be able to get the amount back earlier.',
        'A transfer to another member cannot be undone. Check the payee before you confirm.',
        'Conversions, transfers and withdrawals cost the fees shown before you confirm.',
        'Only use what you could lose without harm. If you are not sure, leave this area alone and ask an independent adviser.',
        'The area may be closed wholly, or for a region, where the law asks for it. You will then be told how what is yours is settled.',
      ],
    },
    {
      heading: 'What we ask of everybody',
      paragraphs: ['Fair use keeps the shop good for all. It is not allowed to:'],
      items: [
        'use robots, several accounts or faults of the system to get goods, coupons or awards;',
        'invent orders, reviews or referrals, or buy goods in order to resell them against a stated limit;',
        'publish what is unlawful, insulting or misleading, or breaks the rights of others;',
        'attack or probe our systems, or get around their protection.',
      ],
    },
    {
      heading: 'Reviews and other content of yours',
      paragraphs: [
        'What you write and upload stays yours. You allow us to show it in the shop and in its advertising, without paying and for as long as it is published. We may remove what breaks this agreement. Bad marks alone are never a reason for removal.',
      ],
    },
    {
      heading: 'Interruptions and liability',
      paragraphs: [
        'We maintain the shop with care and announce planned work where we can. We answer for damage that we cause on purpose or by gross negligence, and for harm to life and health, without limit. Beyond that we answer for the foreseeable damage from breaking a main duty of this agreement. Your rights as a consumer stay untouched.',
      ],
    },
    {
      heading: 'Ending the agreement',
      paragraphs: [
        'You may close your account in your profile at any time once no money, coins, open orders, deposits, pledges or devices remain. Your personal data is then erased; entries in our books are kept as the law demands.',
        'We may suspend an account that breaks this agreement seriously or repeatedly. You are told why, and what is yours is settled.',
      ],
    },
    {
      heading: 'Changes, law and contact',
      paragraphs: [
        'We may change this agreement for the future. A new version shows the day from which it holds and is brought to your attention; important changes to your money need your consent.',
        'The law of the operator’s seat applies, without taking away the protection of the mandatory law where you live. Please talk to us first: most things can be settled quickly.',
        'Customer service hotline: {hotline}',
      ],
    },
  ],
}
