const home = '/v2/member/index/index'

/** Where a log-in returns to: a path of this site only, else the member centre. */
export function returnAddress(redirect: string | undefined): string {
  if (!redirect || !redirect.startsWith('/') || /^\/[/\\]/.test(redirect) || /[\p{Cc}\\]/u.test(redirect)) return home
  const { origin, pathname, search, hash } = new URL(redirect, 'https://shop.invalid')
  if (origin !== 'https://shop.invalid' || pathname.startsWith('/v1/login')) return home
  return pathname + search + hash
}
