import { useNavigate, useSearch } from '@tanstack/react-router'
import { Segmented } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { LowStock } from './low-stock.tsx'
import { MoveDrawer } from './move-drawer.tsx'
import { StockMoves } from './stock-moves.tsx'

/** Stock movements and low stock (CON-02). */
export function StockScreen() {
  const t = useTranslations('goods')
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const isLow = search.view === 'low'
  return (
    <>
      <PageHead title={t('stock')} lead={t('stock_lead')}>
        <MoveDrawer type="primary" label={t('move_stock')} />
      </PageHead>
      <Segmented
        style={{ marginBottom: 16 }}
        value={isLow ? 'low' : 'moves'}
        options={[
          { value: 'moves', label: t('stock_moves') },
          { value: 'low', label: t('low_stock') },
        ]}
        onChange={(view) => void navigate({ to: '.', search: (view === 'low' ? { view } : {}) as never })}
      />
      {isLow ? <LowStock key="low" /> : <StockMoves key="moves" />}
    </>
  )
}
