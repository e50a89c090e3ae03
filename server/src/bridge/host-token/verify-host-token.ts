import { Email, Text } from '@longmall/contract/fields.ts'
import { decodeJwt, importJWK, jwtVerify, type JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { HostApp } from '../settings.ts'
import { hostApps } from './host-apps.ts'

/** Somebody whom a host app vouches for. */
export interface HostIdentity {
  iss: string
  sub: string
  jti: string
  expires_at: Date
  nickname: string | null
  /** Only one that the host calls verified. */
  email: string | null
}

/** A token may end at most this far away. */
const maxLifetimeSeconds = 300

const Claims = z.object({ iss: Text(200), sub: Text(128), jti: Text(128, 8), exp: z.number() })

/**
 * Whom a host token names: a JWS that one of the operator's hosts signed by the algorithm set for it, with iss, sub, jti
 * and an exp at most 5 minutes away on the real clock (HST-07). That its jti is used once is the caller's to keep.
 * Refuses `call.feature_off` when no host is set up, and everything else as `bridge.host_token_invalid`.
 */
export async function verifyHostToken(context: Context, token: string): Promise<HostIdentity> {
  const apps = hostApps(context)
  if (apps.length === 0) throw new Refusal('call.feature_off')
  try {
    const iss = decodeJwt(token).iss
    const payload = await firstVerified(
      apps.filter((app) => app.iss === iss),
      token,
    )
    return identityOf(payload)
  } catch (error) {
    context.site.log.info({ reason: error instanceof Error ? error.message : 'unknown' }, 'host token refused')
    throw new Refusal('bridge.host_token_invalid')
  }
}

async function firstVerified(apps: HostApp[], token: string): Promise<JWTPayload> {
  let last: unknown = new Error('issuer not known')
  for (const app of apps) {
    try {
      return await verifiedBy(app, token)
    } catch (error) {
      last = error
    }
  }
  throw last
}

async function verifiedBy({ iss, audience, alg, key }: HostApp, token: string): Promise<JWTPayload> {
  const algorithms = alg === 'HS256' ? (['HS256'] as const) : (['EdDSA', 'Ed25519'] as const)
  const material = alg === 'HS256' ? new TextEncoder().encode(key) : await importJWK(key, 'EdDSA')
  const { payload } = await jwtVerify(token, material, {
    algorithms: [...algorithms],
    issuer: iss,
    ...(audience && { audience }),
    requiredClaims: ['sub', 'jti', 'exp'],
  })
  return payload
}

function identityOf(payload: JWTPayload): HostIdentity {
  const { iss, sub, jti, exp } = z.parse(Claims, payload)
  if (exp - Date.now() / 1000 > maxLifetimeSeconds) throw new Error('exp too far away')
  const validOrNull = <Value>(schema: z.ZodMiniType<Value>, value: unknown) => z.safeParse(schema, value).data ?? null
  return {
    iss,
    sub,
    jti,
    expires_at: new Date(exp * 1000),
    nickname: validOrNull(Text(40), payload.nickname ?? payload.name),
    email: payload.email_verified === true ? validOrNull(Email, payload.email) : null,
  }
}
