import { makeGoods } from '../../../test/fixtures.ts'
import type { TestShop } from '../../../test/harness.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import type { Site } from '../../kernel/context.ts'
import { makeBuyer } from '../../order/test/shopping.ts'
import { beatsOf } from '../api/beats.ts'
import { boxRoutes } from '../api/routes.ts'
import { BoxClient } from './box-client.ts'
import { buyDevice, enrol } from './boxes.ts'

/** A process of the shop's, with a memory of its own; another site on the same database is another process. */
export function boxProcess(site: Site) {
  const app = boxRoutes(site)
  return { site, send: (path: string, init: RequestInit) => app.request(path, init), flush: () => beatsOf(site).flush() }
}
export type BoxProcess = ReturnType<typeof boxProcess>

/** Boxes and the owners of devices. */
export async function openBoxes(shop: TestShop) {
  const { sku_id } = await makeGoods(shop, { goods_type: 'entity', stock: 1000 })
  const one = boxProcess(shop.site)
  const clock = () => shop.site.shared.now()
  const makeBox = async (at: BoxProcess = one, boot = 1) => new BoxClient(at.send, clock, await enrol(shop), boot)
  /** The same box as another process meets it, or a copy of it. */
  const copyOf = ({ device_id, key }: BoxClient, at: BoxProcess, boot = 1) =>
    new BoxClient(at.send, clock, { device_id, key: key.toString('base64url') }, boot)

  async function makeOwner() {
    const buyer = await makeBuyer(shop)
    await agreeToTerms(buyer)
    await buyDevice(shop, buyer, sku_id)
    return { ...buyer, box_id: (await buyer.call('box/list', {})).list[0]!.box_id }
  }

  /** A box bound to a device of a new owner by the code that it shows. */
  async function makeBound(at: BoxProcess = one) {
    const [owner, box] = [await makeOwner(), await makeBox(at)]
    const { code } = (await box.call('POST', 'code')).body as unknown as { code: string }
    await owner.call('box/bind', { code, box_id: owner.box_id })
    return { owner, box }
  }
  return { one, clock, makeBox, copyOf, makeOwner, makeBound }
}
