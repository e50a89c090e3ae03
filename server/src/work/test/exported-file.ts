import type { Client, TestShop } from '../../../test/harness.ts'
import { workKinds } from '../../work-kinds.ts'
import { runNextWork } from '../run/run-next-work.ts'

/** Runs the work that an operator started, and gives what is in its file. */
export async function exportedFile(shop: TestShop, operator: Client, started: Promise<{ work_id: number }>): Promise<Buffer> {
  const { work_id } = await started
  await runNextWork(shop.site, workKinds)
  const { address } = await operator.call('work/download', { work_id })
  const response = await shop.app.request(address)
  return Buffer.from(await response.arrayBuffer())
}
