import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useState } from 'react'
import { pages } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { CheckSheet } from './record/check-sheet.tsx'
import { DrawCard } from './record/draw-card.tsx'

/** The member's draws (PRM-14), each to be checked. */
export function RecordScreen() {
  const t = useTranslations('game')
  const [shown, setShown] = useState<{ draw_id: number; open: boolean } | null>(null)
  return (
    <>
      <PageHeader title={t('records')} fallback="/v2/member/index/index" />
      <div className="p-3">
        <EndlessList
          query={pages('game/records', {})}
          keyOf={({ draw_id }) => draw_id}
          gap={12}
          pull
          empty={
            <EmptyState
              title={t('records_empty')}
              text={t('records_empty_text')}
              action={
                <Link to="/promotionpages/game/wheel" className={buttonClass({})}>
                  {t('to_wheel')}
                </Link>
              }
            />
          }
        >
          {(record) => <DrawCard record={record} onCheck={() => setShown({ draw_id: record.draw_id, open: true })} />}
        </EndlessList>
      </div>
      <BackToTop />
      {shown && <CheckSheet draw_id={shown.draw_id} open={shown.open} onClose={() => setShown({ ...shown, open: false })} />}
    </>
  )
}
