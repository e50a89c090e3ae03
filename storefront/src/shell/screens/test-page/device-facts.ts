import type { Fact } from './fact.ts'

const browsers: [pattern: RegExp, name: string][] = [
  [/MicroMessenger\/([\d.]+)/, 'WeChat'],
  [/Edg\/(\d+)/, 'Edge'],
  [/(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Version\/([\d.]+).*Safari/, 'Safari'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system as people call them. */
export function readUserAgent(userAgent: string): { browser: string; system: string } {
  const found = browsers.find(([pattern]) => pattern.test(userAgent))
  return {
    browser: found ? `${found[1]} ${found[0].exec(userAgent)![1]}` : '—',
    system: systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '—',
  }
}

/** What this device can do. */
export async function deviceFacts(): Promise<Fact[]> {
  const { browser, system } = readUserAgent(navigator.userAgent)
  const hasCrypto = Boolean(globalThis.crypto?.subtle)
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  return [
    { name: 'browser', value: browser },
    { name: 'system', value: system },
    { name: 'window', value: `${innerWidth} × ${innerHeight} @ ${devicePixelRatio}` },
    { name: 'touch', value: navigator.maxTouchPoints > 0 },
    { name: 'cookies', value: navigator.cookieEnabled, good: navigator.cookieEnabled },
    { name: 'secure_context', value: isSecureContext, good: isSecureContext },
    { name: 'crypto', value: hasCrypto, good: hasCrypto },
    { name: 'position', value: permission?.state ?? '—' },
    { name: 'time_zone', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
  ]
}
