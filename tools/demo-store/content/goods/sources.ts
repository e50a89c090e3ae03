import type { GoodsSource } from '../../types.ts'
import { careAir } from './appliances/care-air.ts'
import { kitchenPower } from './appliances/kitchen-power.ts'
import { bodyMakeUp } from './beauty/body-make-up.ts'
import { skin } from './beauty/skin.ts'
import { accessories } from './carry/accessories.ts'
import { bags } from './carry/bags.ts'
import { shoes } from './carry/shoes.ts'
import { bottoms } from './clothing/bottoms.ts'
import { outerLounge } from './clothing/outer-lounge.ts'
import { tops } from './clothing/tops.ts'
import { audio } from './digital/audio.ts'
import { deskTech } from './digital/desk-tech.ts'
import { power } from './digital/power.ts'
import { jarGoods } from './food/jars.ts'
import { snacks } from './food/snacks.ts'
import { staples } from './food/staples.ts'
import { teaCoffee } from './food/tea-coffee.ts'
import { bedBath } from './home/bed-bath.ts'
import { furnitureLight } from './home/furniture-light.ts'
import { scentDecor } from './home/scent-decor.ts'
import { babyToys } from './kids/baby-toys.ts'
import { stationery } from './kids/stationery.ts'
import { coffeeTeaWare } from './kitchen/coffee-tea-ware.ts'
import { cookware } from './kitchen/cookware.ts'
import { foodStorage } from './kitchen/food-storage.ts'
import { tableware } from './kitchen/tableware.ts'
import { bookings } from './services/bookings.ts'
import { services } from './services/services.ts'
import { fitness } from './sports/fitness.ts'
import { outdoor } from './sports/outdoor.ts'

const inOrder: GoodsSource[] = [
  ...bedBath,
  ...scentDecor,
  ...furnitureLight,
  ...coffeeTeaWare,
  ...tableware,
  ...cookware,
  ...foodStorage,
  ...teaCoffee,
  ...snacks,
  ...staples,
  ...jarGoods,
  ...skin,
  ...bodyMakeUp,
  ...tops,
  ...bottoms,
  ...outerLounge,
  ...shoes,
  ...bags,
  ...accessories,
  ...audio,
  ...power,
  ...deskTech,
  ...kitchenPower,
  ...careAir,
  ...fitness,
  ...outdoor,
  ...babyToys,
  ...stationery,
  ...bookings,
]

/** Every goods with its id: 1, 2, 3 … in order, around the three ids that the specification fixes. */
export function listSources(): (GoodsSource & { id: number })[] {
  const fixed = new Set(services.map((one) => one.id))
  let next = 0
  const numbered = inOrder.map((one) => {
    do next++
    while (fixed.has(next))
    return { ...one, id: next }
  })
  return [...numbered, ...services.map((one) => ({ ...one, id: one.id ?? 0 }))].sort((a, b) => a.id - b.id)
}
