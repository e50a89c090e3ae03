import type { CoinBalance, CoinWallet } from '@longmall/contract/asset-wallet.ts'
import type { SiteState } from '@longmall/contract/site.ts'
import { assets } from '@longmall/translations/en-us/assets.ts'
import { shell } from '@longmall/translations/en-us/shell.ts'
import { query } from '@longmall/web/call/query.ts'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Providers } from '../shell/providers.tsx'
import { createShared } from '../shell/shared.ts'
import { siteQuery } from '../shell/site.ts'
import { createTranslationStore } from '../shell/translations.tsx'
import { CoinCard } from './coin-card.tsx'
import { placesOf } from './places-of.ts'
import { PriceCard } from './price-card.tsx'
import { QuickActionGrid } from './quick-action-grid.tsx'

const balance: CoinBalance = {
  unit: 'ACC',
  decimals: 3,
  price: '2.00',
  total: '1234.500',
  worth: '2469.00',
  available: '1000.000',
  on_hold: '34.500',
  frozen: [{ reason: 'referral', amount: '100.000' }],
  deposited: '100.000',
  pledged: '0.000',
  in_flight: '0.000',
}
const wallet: CoinWallet = {
  day: '2026-11-27',
  worth: '2469.00',
  units: [balance],
  send_blocker: 'rm_only',
  recharge_blocker: null,
  is_empty: false,
}

/** A component in its first render, with the responses of the server. */
function render(part: ReactNode, prices?: { day: string; price: string }[]) {
  const queryClient = new QueryClient()
  const site = { addons: { asset: true, memberrecharge: true }, currency: 'USD', currency_style: 'locale' } as unknown as SiteState
  queryClient.setQueryData(siteQuery.queryKey, site)
  if (prices) queryClient.setQueryData(query('asset_area/prices', { unit: 'ACC', days: 30 }).queryKey, { unit: 'ACC', list: prices })
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const translations = createTranslationStore('en-us', { assets, shell })
  const providers = { queryClient, translations, shared: createShared(site, 'default'), children: part }
  const routed = { router, children: createElement(Providers, providers) }
  return renderToString(createElement(RouterContextProvider, routed))
}

describe('AST-01 parts of the wallet of coins', () => {
  test('AST-01 a coin is shown by where it is, and what is nowhere is left out', () => {
    expect(placesOf(balance).map(({ place, frozen_for, amount }) => [place, frozen_for, amount])).toEqual([
      ['available', undefined, '1000.000'],
      ['frozen', 'referral', '100.000'],
      ['deposited', undefined, '100.000'],
    ])
    const card = render(createElement(CoinCard, { balance }))
    for (const text of ['1,234.500', '1,000.000', assets.frozen_referral, assets.place_deposited]) expect(card).toContain(text)
    expect(card).not.toContain(assets.place_pledged)
    expect(card).toContain('34.500')
  })

  test('AST-01 AST-10 what is locked says why', () => {
    const grid = render(createElement(QuickActionGrid, { wallet }))
    for (const text of [assets.action_transfer, assets.lock_rm_only, assets.see_levels]) expect(grid).toContain(text)
    expect(render(createElement(QuickActionGrid, { wallet: { ...wallet, send_blocker: null } }))).not.toContain(assets.lock_rm_only)
  })

  test('AST-01 the chart of prices loads, and then has its change and its range', () => {
    expect(render(createElement(PriceCard))).toContain('aria-busy')
    const chart = render(createElement(PriceCard), [
      { day: '2026-11-26', price: '1.00' },
      { day: '2026-11-27', price: '1.25' },
    ])
    expect(chart).toContain('+25%')
    expect(chart).toMatch(/<svg[^>]*role="img"/)
  })
})
