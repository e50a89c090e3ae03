import type { AreaClosure, AssetArea } from '@longmall/contract/asset-area.ts'
import type { SiteState } from '@longmall/contract/site.ts'
import { assetarea } from '@longmall/translations/en-us/assetarea.ts'
import { content } from '@longmall/translations/en-us/content.ts'
import { shell } from '@longmall/translations/en-us/shell.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { query } from '@longmall/web/call/query.ts'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Providers } from '../shell/providers.tsx'
import { createShared } from '../shell/shared.ts'
import { siteQuery } from '../shell/site.ts'
import { createTranslationStore } from '../shell/translations.tsx'
import { AreaGate } from './area-gate.tsx'
import { TermsCard } from './terms-card.tsx'
import { TermsSheet } from './terms-sheet.tsx'
import { areaQuery } from './use-area-terms.ts'

const agreement = {
  name: 'asset_terms' as const,
  version: 3,
  effective_on: '2026-11-01',
  title: 'Terms and risk',
  sections: [{ heading: 'Risk', paragraphs: ['It may fall.'], items: [] }],
}

/** A component in its first render, with the responses of the server. */
function render(part: ReactNode, { isOn = true, area, accepted_at }: { isOn?: boolean; area?: AssetArea; accepted_at?: string | null }) {
  const queryClient = new QueryClient()
  const site = { addons: { asset: isOn } } as SiteState
  queryClient.setQueryData(siteQuery.queryKey, site)
  if (area) queryClient.setQueryData(areaQuery.queryKey, area)
  if (accepted_at !== undefined) queryClient.setQueryData(query('asset_area/terms', {}).queryKey, { agreement, accepted_at })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const translations = createTranslationStore('en-us', { assetarea, content, shell })
  const providers = { queryClient, translations, shared: createShared(site, 'default'), children: part }
  const routed = { router, children: createElement(Providers, providers) }
  return renderToString(createElement(RouterContextProvider, routed))
}
const gated = { title: 'My team', children: 'the screen' }
const gate = createElement(AreaGate, gated)
const area = (closure: AreaClosure | null): AssetArea => ({ closure, version: 3, is_agreed: false })

describe('a screen of the digital-asset area', () => {
  test('AST-15 is shown where the area is open, and else why it is not', () => {
    expect(render(gate, { area: area(null) })).toBe('the screen')
    for (const closure of ['closed', 'closed_in_country'] as const) {
      const page = render(gate, { area: area(closure) })
      expect(page).not.toContain('the screen')
      expect([page.includes(assetarea[closure]), page.includes('My team')]).toEqual([true, true])
    }
  })

  test('AST-15 is closed without a call where the area is off, and loads until the answer is there', () => {
    expect(render(gate, { isOn: false, area: area(null) })).toContain(assetarea.closed)
    expect(render(gate, {})).toContain('aria-busy')
  })
})

describe('terms and risk notice', () => {
  const sheet = createElement(TermsSheet, { open: true, onClose: () => undefined })

  test('AST-15 are shown with the box to tick and the button, which are gone once they are agreed to', () => {
    const question = render(sheet, { accepted_at: null })
    for (const text of ['Terms and risk', 'It may fall.', assetarea.agree_check]) expect(question).toContain(text)
    expect(question).toMatch(new RegExp(`<button[^>]*>.*${assetarea.agree}</`))
    const read = render(sheet, { accepted_at: '2026-11-20T00:00:00.000Z' })
    expect(read).toContain('You agreed to version 3')
    expect(read).not.toContain(assetarea.agree_check)
  })

  test('AST-15 what is sold in the area says the risk, and whether they are agreed to', () => {
    const opening = { open: false, times: 0, show: () => undefined, hide: () => undefined }
    const card = (isAgreed: boolean) => render(createElement(TermsCard, { isAgreed, version: 3, opening }), {})
    expect(card(false)).toContain(assetarea.read_terms)
    expect(card(true)).toContain('You agreed to version 3')
  })
})
