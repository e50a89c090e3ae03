import type { SiteState } from '@longmall/contract/site.ts'
import type { Language, Theme } from '@longmall/contract/fields.ts'
import type { Fact } from './fact.ts'

/** The running release: the file name of the first code contains its hash. */
export function buildFacts(site: SiteState, language: Language, theme: Theme): Fact[] {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '—'
  const on = Object.entries(site.addons).filter(([, isOn]) => isOn)
  return [
    { name: 'version', value: site.version },
    { name: 'entry', value: entry },
    { name: 'language', value: language },
    { name: 'theme', value: theme },
    { name: 'site_state', value: site.site_state, good: site.site_state === 1 },
    { name: 'addons', value: on.map(([name]) => name).join(', ') || '—' },
    { name: 'security_option', value: site.security_option },
    { name: 'demo', value: site.demo },
  ]
}
