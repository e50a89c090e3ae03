import { openAtRest, sealAtRest } from '../../kernel/security/at-rest.ts'
import type { Site } from '../../kernel/context.ts'

const purpose = 'shop set-up'

/** The secret that the owner's authenticator is offered, as the database may hold it. */
export const sealSetUpSecret = ({ keys }: Site, secret: Buffer): Buffer => sealAtRest(keys, purpose, 'shop', secret)

/** The secret again; fails where the keys of the installation are not those that sealed it. */
export function openSetUpSecret({ keys }: Site, sealed: Buffer): Buffer {
  const secret = openAtRest(keys, purpose, 'shop', sealed)
  if (!secret) throw new Error('the set-up address was made with other keys: start again with those of this process')
  return secret
}
