import * as z from 'zod/mini'
import { settings } from '../../settings.ts'

export const securitySettings = settings('calls', {
  security_option: {
    schema: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    default: 0,
    effect:
      'How the storefront must seal its calls: 0 not at all, 1 with the public key of the server, 2 with a key of the session. Plain calls are refused under 1 and 2.',
  },
})
