import { places as applications } from './applications/places.ts'
import { places as articles } from './articles/places.ts'
import { places as catalogue } from './catalogue/places.ts'
import { places as composer } from './composer/places.ts'
import { places as coupons } from './coupons/places.ts'
import { places as exchange } from './exchange/places.ts'
import { places as finance } from './finance/places.ts'
import { places as games } from './games/places.ts'
import { places as gifts } from './gifts/places.ts'
import { places as goods } from './goods/places.ts'
import { places as home } from './home/places.ts'
import { places as jobs } from './jobs/places.ts'
import { places as members } from './members/places.ts'
import { places as messaging } from './messaging/places.ts'
import { places as orders } from './orders/places.ts'
import { places as promotions } from './promotions/places.ts'
import { places as returns } from './returns/places.ts'
import { places as reviews } from './reviews/places.ts'
import { places as rewards } from './rewards/places.ts'
import { places as search } from './search/places.ts'
import { places as settings } from './settings/places.ts'
import type { Place } from './shell/place.ts'
import { places as site } from './site/places.ts'
import { places as staff } from './staff/places.ts'
import { places as stores } from './stores/places.ts'
import { places as work } from './work/places.ts'

/** Every screen of the console, in the order of the menu. */
export const places: readonly Place[] = [
  ...home,
  ...goods,
  ...catalogue,
  ...reviews,
  ...orders,
  ...returns,
  ...applications,
  ...members,
  ...stores,
  ...promotions,
  ...coupons,
  ...exchange,
  ...gifts,
  ...games,
  ...rewards,
  ...finance,
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
