import type { award } from './en-us/console/award.ts'
import type { auditaction } from './en-us/console/auditaction.ts'
import type { auditfield } from './en-us/console/auditfield.ts'
import type { articles } from './en-us/console/articles.ts'
import type { box } from './en-us/console/box.ts'
import type { coinwithdrawal } from './en-us/console/coinwithdrawal.ts'
import type { liabilities } from './en-us/console/liabilities.ts'
import type { due } from './en-us/console/due.ts'
import type { finance } from './en-us/console/finance.ts'
import type { distribution } from './en-us/console/distribution.ts'
import type { invitation } from './en-us/console/invitation.ts'
import type { deposit } from './en-us/console/deposit.ts'
import type { coupon } from './en-us/console/coupon.ts'
import type { pointsshop } from './en-us/console/pointsshop.ts'
import type { gift } from './en-us/console/gift.ts'
import type { game } from './en-us/console/game.ts'
import type { redemption } from './en-us/console/redemption.ts'
import type { reward } from './en-us/console/reward.ts'
import type { campaign } from './en-us/console/campaign.ts'
import type { reduction } from './en-us/console/reduction.ts'
import type { dryrun } from './en-us/console/dryrun.ts'
import type { teambuy } from './en-us/console/teambuy.ts'
import type { member } from './en-us/console/member.ts'
import type { network } from './en-us/console/network.ts'
import type { composer } from './en-us/console/composer.ts'
import type { goods } from './en-us/console/goods.ts'
import type { menu } from './en-us/console/menu.ts'
import type { store } from './en-us/console/store.ts'
import type { staff } from './en-us/console/staff.ts'
import type { cointransfer } from './en-us/console/cointransfer.ts'
import type { conversion } from './en-us/console/conversion.ts'
import type { pledge } from './en-us/console/pledge.ts'
import type { unitprice } from './en-us/console/unitprice.ts'
import type { upload } from './en-us/console/upload.ts'
import type { setting } from './en-us/console/setting.ts'
import type { settingeffect } from './en-us/console/settingeffect.ts'
import type { settingempty } from './en-us/console/settingempty.ts'
import type { settingname } from './en-us/console/settingname.ts'
import type { searchkeyword } from './en-us/console/searchkeyword.ts'
import type { shop } from './en-us/console/shop.ts'
import type { site } from './en-us/console/site.ts'
import type { work } from './en-us/console/work.ts'
import type { tree } from './en-us/console/tree.ts'
import type { imports } from './en-us/console/imports.ts'
import type { bulk } from './en-us/console/bulk.ts'
import type { application } from './en-us/console/application.ts'
import type { order } from './en-us/console/order.ts'
import type { receipt } from './en-us/console/receipt.ts'
import type { refund } from './en-us/console/refund.ts'
import type { review } from './en-us/console/review.ts'
import type { jobkinds } from './en-us/console/jobkinds.ts'
import type { jobs } from './en-us/console/jobs.ts'
import type { dashboard } from './en-us/console/dashboard.ts'

/** Texts of the console's screens, each loaded with its screen: one line for each, typed by English. */
export interface ConsoleTranslations {
  award: typeof award
  auditaction: typeof auditaction
  auditfield: typeof auditfield
  coinwithdrawal: typeof coinwithdrawal
  dashboard: typeof dashboard
  jobkinds: typeof jobkinds
  jobs: typeof jobs
  articles: typeof articles
  box: typeof box
  review: typeof review
  refund: typeof refund
  receipt: typeof receipt
  order: typeof order
  application: typeof application
  bulk: typeof bulk
  imports: typeof imports
  tree: typeof tree
  work: typeof work
  finance: typeof finance
  liabilities: typeof liabilities
  due: typeof due
  member: typeof member
  network: typeof network
  composer: typeof composer
  goods: typeof goods
  menu: typeof menu
  campaign: typeof campaign
  deposit: typeof deposit
  distribution: typeof distribution
  invitation: typeof invitation
  coupon: typeof coupon
  pointsshop: typeof pointsshop
  gift: typeof gift
  game: typeof game
  redemption: typeof redemption
  reward: typeof reward
  reduction: typeof reduction
  dryrun: typeof dryrun
  teambuy: typeof teambuy
  staff: typeof staff
  store: typeof store
  cointransfer: typeof cointransfer
  conversion: typeof conversion
  pledge: typeof pledge
  unitprice: typeof unitprice
  upload: typeof upload
  setting: typeof setting
  settingeffect: typeof settingeffect
  settingempty: typeof settingempty
  settingname: typeof settingname
  searchkeyword: typeof searchkeyword
  shop: typeof shop
  site: typeof site
}
export type ConsoleTranslationsName = keyof ConsoleTranslations
