const home = '/v2/member/index/index'

/** Where a log-in returns to: a path of this site only, else the member centre. */
export function returnAddress(wanted: string | undefined): string {
  if (!wanted || !wanted.startsWith('/') || /^\/[/\\]/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return home
  const { origin, pathname, search, hash } = new URL(wanted, 'https://shop.invalid')
  if (origin !== 'https://shop.invalid' || pathname.startsWith('/v1/login')) return home
  return pathname + search + hash
}
