import type { Client } from '../../../test/harness.ts'

/** Agrees to the terms of the digital-asset area in force, as a buyer of the Start-up product does; the version. */
export async function agreeToTerms({ call }: Pick<Client, 'call'>): Promise<number> {
  const { version } = await call('asset_area/view', {})
  await call('asset_area/agree', { version })
  return version
}
