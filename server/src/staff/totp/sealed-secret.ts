import { openAtRest, sealAtRest } from '../../kernel/security/at-rest.ts'
import type { Site } from '../../kernel/context.ts'

const purpose = 'staff totp'

/** A secret of an operator as the database may hold it. */
export const sealSecret = ({ keys }: Site, staff_id: number, secret: Buffer) => sealAtRest(keys, purpose, `staff ${staff_id}`, secret)

/** The secret again; fails where the keys of the installation are not those that sealed it. */
export function openSecret({ keys }: Site, staff_id: number, sealed: Buffer): Buffer {
  const secret = openAtRest(keys, purpose, `staff ${staff_id}`, sealed)
  if (!secret) throw new Error(`the second factor of operator ${staff_id} was sealed with another key: reset it`)
  return secret
}
