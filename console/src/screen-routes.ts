import { routes as applications } from './applications/routes.ts'
import { routes as articles } from './articles/routes.ts'
import { routes as awards } from './awards/routes.ts'
import { routes as boxes } from './boxes/routes.ts'
import { routes as catalogue } from './catalogue/routes.ts'
import { routes as composer } from './composer/routes.ts'
import { routes as coupons } from './coupons/routes.ts'
import { routes as pointsShop } from './points-shop/routes.ts'
import { routes as distribution } from './distribution/routes.ts'
import { routes as finance } from './finance/routes.ts'
import { routes as games } from './games/routes.ts'
import { routes as gifts } from './gifts/routes.ts'
import { routes as goods } from './goods/routes.ts'
import { routes as home } from './home/routes.ts'
import { routes as invitation } from './invitation/routes.ts'
import { routes as jobs } from './jobs/routes.ts'
import { routes as members } from './members/routes.ts'
import { routes as messaging } from './messaging/routes.ts'
import { routes as network } from './network/routes.ts'
import { routes as orders } from './orders/routes.ts'
import { routes as promotions } from './promotions/routes.ts'
import { routes as redemption } from './redemption/routes.ts'
import { routes as refund } from './refund/routes.ts'
import { routes as reviews } from './reviews/routes.ts'
import { routes as rewards } from './rewards/routes.ts'
import { routes as search } from './search/routes.ts'
import { routes as settings } from './settings/routes.ts'
import type { ScreenRoute } from './shell/screen-route.ts'
import { routes as site } from './site/routes.ts'
import { routes as staff } from './staff/routes.ts'
import { routes as stores } from './stores/routes.ts'
import { routes as unitPrice } from './unit-price/routes.ts'
import { routes as work } from './work/routes.ts'

/** Every screen of the console, in the order of the menu. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...home,
  ...goods,
  ...catalogue,
  ...reviews,
  ...orders,
  ...redemption,
  ...refund,
  ...applications,
  ...members,
  ...network,
  ...stores,
  ...promotions,
  ...coupons,
  ...pointsShop,
  ...gifts,
  ...games,
  ...rewards,
  ...distribution,
  ...invitation,
  ...finance,
  ...awards,
  ...unitPrice,
  ...boxes,
  ...composer,
  ...articles,
  ...site,
  ...search,
  ...settings,
  ...staff,
  ...work,
  ...messaging,
  ...jobs,
]
