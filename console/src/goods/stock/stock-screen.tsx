import { useNavigate, useSearch } from '@tanstack/react-router'
import { Segmented } from 'antd'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useWords } from '../../shell/language.tsx'
import { LowStock } from './low-stock.tsx'
import { MoveDrawer } from './move-drawer.tsx'
import { StockMoves } from './stock-moves.tsx'

/** What came, what went and what runs short (CON-02). */
export function StockScreen() {
  const say = useWords('goods')
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const isLow = search.view === 'low'
  return (
    <>
      <PageHead title={say('stock')} lead={say('stock_lead')}>
        <MoveDrawer type="primary" label={say('move_stock')} />
      </PageHead>
      <Segmented
        style={{ marginBottom: 16 }}
        value={isLow ? 'low' : 'moves'}
        options={[
          { value: 'moves', label: say('stock_moves') },
          { value: 'low', label: say('low_stock') },
        ]}
        onChange={(view) => void navigate({ to: '.', search: (view === 'low' ? { view } : {}) as never })}
      />
      {isLow ? <LowStock key="low" /> : <StockMoves key="moves" />}
    </>
  )
}
