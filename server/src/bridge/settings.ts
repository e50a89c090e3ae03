import { Address, OptionalText, Pattern, Secret, Text } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { settings } from '../kernel/settings.ts'

/** Scheme, host and port as browsers write an origin; plain HTTP only on the machine itself. */
const Origin = Pattern(/^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/, 200)

/** Who may sign host tokens, and how; two entries of one `iss` let its key be changed without a gap. */
const HostApp = z.discriminatedUnion('alg', [
  z.object({ iss: Text(200), audience: z.optional(Text(200)), alg: z.literal('HS256'), key: Secret(32, 500) }),
  z.object({
    iss: Text(200),
    audience: z.optional(Text(200)),
    alg: z.literal('EdDSA'),
    key: z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: Pattern(/^[\w-]{43}$/, 43) }),
  }),
])
export type HostApp = z.output<typeof HostApp>

export const bridgeSettings = settings('bridge', {
  host_origins: {
    schema: z.array(Origin).check(z.maxLength(20)),
    default: [],
    effect: 'Pages that may frame the storefront and speak with it as its host app; all others are dropped.',
  },
  host_apps: {
    schema: z.array(HostApp).check(z.maxLength(10)),
    default: [],
    secret: true,
    effect: 'Whose signature on a host token logs a member in: issuer, algorithm (HS256 or EdDSA) and key.',
  },
  wechat_app_id: {
    schema: OptionalText(40),
    default: '',
    effect: 'The app id of the WeChat official account; empty switches its log-in off.',
  },
  wechat_secret: { schema: OptionalText(100), default: '', secret: true, effect: 'The secret of the WeChat official account.' },
  wechat_address: {
    schema: Address,
    default: 'https://api.weixin.qq.com',
    variable: 'WECHAT_ADDRESS',
    effect: 'Where codes of WeChat are exchanged; another address only for a relay.',
  },
})
