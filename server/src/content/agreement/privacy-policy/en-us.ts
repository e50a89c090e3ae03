import type { ShippedAgreement } from '../shipped.ts'

export const privacyPolicy: ShippedAgreement = {
  title: 'Privacy policy',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'We use your data to run {store_name} for you: to deliver what you order, to keep your account and wallet safe, and to answer you. We do not sell it, and we show no advertising of others. This policy says what we keep, why, for how long, and what you can decide.',
      ],
    },
    {
      heading: 'What we collect',
      paragraphs: ['Some of it you give us, some arises while you use the shop:'],
      items: [
        'account: account name, email address, country, and if you add them nickname, real name, sex, birthday, mobile number, region and picture;',
        'orders: goods, amounts, addresses, invoices, reviews, returns and what you write to us;',
        'wallet: balances, transfers, withdrawals and the accounts they go to;',
        'use: searches, favourites, products you looked at, time of log-in, device type and internet address, for safety and for finding faults;',
        'position: only when you ask for it, to find the nearest city or a point on the map; it stays on your device unless you save it in an address;',
        'partner app: if you open the shop inside one, the identity that it confirms to us.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        'We need most of it to keep our contract with you, and some because the law asks for it or because we must protect the shop:',
      ],
      items: [
        'to make, pay, deliver and refund orders, and to keep the books;',
        'to log you in, to recognise your devices, and to stop fraud and guessing of passwords;',
        'to show what fits: your language, your member price, what you looked at last;',
        'to send codes and notices about your account and your orders.',
      ],
    },
    {
      heading: 'Passwords and codes',
      paragraphs: [
        'Passwords and payment passwords are kept only as hashes that cannot be turned back. Verification codes are wiped once they were sent. Neither they nor card numbers are ever written to a log, and our staff cannot see them.',
      ],
    },
    {
      heading: 'Cookies and storage on your device',
      paragraphs: ['We use only what the shop needs to work; there are no cookies of advertisers or of others who follow you:'],
      items: [
        'cookies with your language and colour theme, so that pages come as you want them;',
        'a cookie that tells us that you logged in on this device before, so that nobody can lock you out by typing wrong passwords;',
        'local storage with your session, a key for your cart while you are not logged in, your search history and drafts;',
        'a copy of pages and pictures for use without a network.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: ['Others get only what they need for their task, under a contract that binds them:'],
      items: [
        'carriers: name, address and telephone number of the parcel;',
        'payment providers and banks: what a payment, refund or withdrawal needs;',
        'senders of email and SMS: your address or number and the message;',
        'the shop’s suppliers and partners in other countries, where goods come from there;',
        'authorities and courts, where the law obliges us.',
      ],
    },
    {
      heading: 'What other members see',
      paragraphs: [
        'Reviews show your nickname and picture, or a masked name when you choose so. Whoever you transfer to sees your masked name. Your referrer and your team see your nickname, level and the day you joined, and nothing of your orders or your wallet.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: ['As long as you have your account, and then only what must stay:'],
      items: [
        'sent messages are deleted after 30 days, pictures that were uploaded and not used after a day, logs after a short time;',
        'orders, invoices and entries in the books are kept as long as commercial and tax law asks;',
        'everything else of yours is erased when you close your account.',
      ],
    },
    {
      heading: 'Your rights, and closing your account',
      paragraphs: [
        'You can read and correct your data in your profile at any time, ask us for a copy, object to a use, and complain to the authority for data protection where you live.',
        'When you close your account we erase your email address, mobile number, names, birthday, picture, region, addresses, favourites, browsing history and searches. Reviews stay with a masked name. Orders and ledger entries stay without them as far as the law demands. This cannot be undone.',
      ],
    },
    {
      heading: 'Safety',
      paragraphs: [
        'Connections are encrypted. Staff see what their task needs, log in with a second factor, and every change they make is recorded. If a breach should put your rights at risk, we tell you and the authority without delay.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The shop is not made for children. If we learn that a child has opened an account without a guardian, we close it and erase its data.',
      ],
    },
    {
      heading: 'Changes and contact',
      paragraphs: [
        'When this policy changes, the new version is shown here with its day. If the change concerns you in an important way, we tell you beforehand.',
        'For questions about your data please contact our customer service.',
        'Customer service hotline: {hotline}',
      ],
    },
  ],
}
