/**
 * Words with a standard term in their place, and that term. A name has a retired word when one of its words is it (`keptPages`,
 * `judge-form.ts`), or two of its words in a row are (`give-back`: `giveBack`).
 */
export const retiredTerms: Readonly<Record<string, string>> = {
  'keep keeps keeping keeper kept': 'cache (answers, settings in memory), favourite (goods), store or save (browser, disk), retain',
  'words phrase phrases say says said saying': 't, useTranslations, translations, label, keywords, note, text, show, log',
  'fault faults': 'error, field error, validation errors',
  'bought buying': 'purchase source, checkout lines',
  'piece pieces': 'quantity, unit price, item',
  'give-back gives-back put-back puts-back take-stock give-stock': 'release or reserve (stock), restock (returned goods), reverse (money)',
  'judge judges judged judging': 'validate, evaluate, check',
  'tell tells telling told': 'notify, publish, show',
  'ask asks asked asking wish wishes wished': 'request, requested, input, query',
  held: 'on hold, hold (funds), reserved (stock)',
  'farewell farewells leaver leavers leaving': 'account closure, log-out',
  'obstacle obstacles': 'blocker',
  'rehearse rehearses rehearsed rehearsal rehearsals': 'dry run, simulation',
  'owe owes owed': 'liability, debt, amount due',
  'try tries': 'payment attempt, attempts',
  'lane lanes': 'keyed semaphore, concurrency limit',
  'shelf shelves': 'listing',
  'reckon reckons reckoned reckoning': 'calculate, price',
  'film films': 'video',
  anew: 'again, refresh, reload',
  seckill: 'flash sale',
  pintuan: 'team buy',
  groupbuy: 'group buy',
  exchange: 'points shop, points order',
  returns: 'refund, after-sale requests, return requests',
  'stake stakes staked': 'pledge',
  'footprint footprints': 'browsing history',
  activist: 'after-sales centre',
  'office handling': 'staff',
  'hear hears heard heed ears eyes': 'listen, receive, subscribe',
  'stands whereabouts doings deeds folk eldest': 'the plain term',
}

/** Standard names with such a word, and what they name. */
export const standardNames: Readonly<Record<string, string>> = {
  'keepAlive keepAliveMs keepAliveInitialDelayMillis': 'options of Node’s HTTP agents and servers',
  keepTrailingZeros: 'an option of a number format',
  'splitWords knownWords split-words.ts': 'words of a text in the search index',
  'decodeWords wordsPerDigest': 'encoded words of a mail header; words of 32 bits of a hash',
  'exchangeCode exchange-code.ts': 'OAuth exchanges a code for a token',
}

/** Words that are right in some files, or mirror there what the wire and the database still call so; `*` stands for all. */
export const allowedTerms: readonly { path: RegExp; terms: string; why: string }[] = [
  { path: /^(tools|server\/test)\/faults\//, terms: 'fault faults', why: 'fault injection' },
  { path: /^server\/src\/kernel\/database\/tables\.ts$/, terms: '*', why: 'is generated from the tables' },
  {
    path: /^(contract|server\/src|storefront\/src|console\/src\/finance)\/coin-withdrawal/,
    terms: 'exchange',
    why: 'an exchange where coins are traded',
  },
  {
    path: /redemption|coin-withdrawal\/code|store\/desks|member\/account-entries|progress\/record-order-event/,
    terms: 'desk',
    why: 'the desk of a store, at which a clerk redeems',
  },
  { path: /^tools\/demo-store\/(content|pictures)\//, terms: 'desk film shelf piece pieces keeps', why: 'goods and pictures of goods' },
]
