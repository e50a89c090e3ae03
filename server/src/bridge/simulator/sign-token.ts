import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Context } from '../../kernel/context.ts'
import { simulatorIss, simulatorKey } from '../host-token/host-apps.ts'

interface TokenRequest {
  sub: string
  nickname?: string | undefined
  email_address?: string | undefined
  expires_in?: number | undefined
}

/** Signs a host token as the simulator's own host would; demo only. (HST-08) */
export async function signToken({ site }: Context, request: TokenRequest): Promise<{ host_token: string }> {
  const { sub, nickname, email_address, expires_in = 120 } = request
  const claims = { ...(nickname && { nickname }), ...(email_address && { email: email_address, email_verified: true }) }
  const now = Math.floor(Date.now() / 1000)
  const host_token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(simulatorIss)
    .setSubject(sub)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + expires_in)
    .sign(new TextEncoder().encode(simulatorKey(site)))
  return { host_token }
}
