import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import type { ReactNode } from 'react'
import type { ScreenPath } from '../routes/table.ts'
import type { PagedQuery } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { PromotionCardSkeletons } from './promotion-card.tsx'

export interface OwnListProps<Tab extends string, Row> {
  title: string
  tabs: readonly { key: Tab; label: string }[]
  tab: Tab
  /** The screen itself, whose address names the tab. */
  path: ScreenPath
  query: PagedQuery<Row>
  keyOf: (row: Row) => number
  /** An empty tab: its message, and the link to the zone. */
  empty: { title: string; zone: ScreenPath; linkLabel: string }
  children: (row: Row) => ReactNode
}

/** A member's participations in one kind of promotion, by state. */
export function OwnList<Tab extends string, Row>({ title, tabs, tab, path, query, keyOf, empty, children }: OwnListProps<Tab, Row>) {
  const go = useGo()
  return (
    <>
      <PageHeader title={title} fallback="/v2/member/index/index" />
      <Tabs
        label={title}
        className="sticky top-12 z-20"
        tabs={tabs}
        selected={tab}
        onSelect={(key) => void go(path, { tab: key }, { replace: true })}
      >
        <div className="p-3">
          <EndlessList
            query={query}
            keyOf={keyOf}
            gap={10}
            pull
            skeleton={<PromotionCardSkeletons />}
            empty={
              <EmptyState
                drawing="order"
                title={empty.title}
                action={
                  <Link to={empty.zone} className={buttonClass({ look: 'soft' })}>
                    {empty.linkLabel}
                  </Link>
                }
              />
            }
          >
            {children}
          </EndlessList>
        </div>
      </Tabs>
      <BackToTop />
    </>
  )
}
