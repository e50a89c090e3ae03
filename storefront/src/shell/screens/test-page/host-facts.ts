import type { HostPort } from '../../host/host-port.ts'
import type { Fact } from './fact.ts'

/** How the host app is joined, when there is one. */
export function hostFacts(host: HostPort | null): Fact[] {
  if (!host) return [{ name: 'host', value: false }]
  const { transport, plartform, pro_version, problems } = host.state()
  return [
    { name: 'host', value: true },
    { name: 'transport', value: transport },
    { name: 'plartform', value: plartform ?? '—' },
    { name: 'pro_version', value: pro_version ?? '—' },
    { name: 'problems', value: problems.length, good: problems.length === 0 },
    ...problems.slice(0, 5).map(({ at, text }): Fact => ({ name: 'problem', value: `${at} ${text}`, good: false })),
  ]
}
