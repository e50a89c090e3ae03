import { bottles } from './beauty/bottles.ts'
import { care } from './beauty/care.ts'
import { bags } from './carry/bags.ts'
import { extras } from './carry/extras.ts'
import { shoes } from './carry/shoes.ts'
import { decor } from './home/decor.ts'
import { furniture } from './home/furniture.ts'
import { linens } from './home/linens.ts'
import { cookware } from './kitchen/cookware.ts'
import { drinkware } from './kitchen/drinkware.ts'
import { tableware } from './kitchen/tableware.ts'
import { jars } from './pantry/jars.ts'
import { packets } from './pantry/packets.ts'
import { desk } from './play/desk.ts'
import { services } from './play/services.ts'
import { toys } from './play/toys.ts'
import { gear } from './sport/gear.ts'
import { appliances } from './tech/appliances.ts'
import { devices } from './tech/devices.ts'
import { sound } from './tech/sound.ts'
import { outer } from './wear/outer.ts'
import { tops } from './wear/tops.ts'

/** Every drawing by its name. */
export const drawings = {
  ...linens,
  ...decor,
  ...furniture,
  ...drinkware,
  ...tableware,
  ...cookware,
  ...packets,
  ...jars,
  ...bottles,
  ...care,
  ...tops,
  ...outer,
  ...shoes,
  ...bags,
  ...extras,
  ...sound,
  ...devices,
  ...appliances,
  ...gear,
  ...toys,
  ...desk,
  ...services,
}
export type DrawingName = keyof typeof drawings
