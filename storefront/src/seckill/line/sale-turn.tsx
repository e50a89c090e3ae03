import { useEffect, useEffectEvent } from 'react'
import { useLatePhrases } from '../../shell/phrases.tsx'
import { TurnSheet } from './turn-sheet.tsx'
import { useTurn } from './use-turn.ts'

/** Pieces of a SKU that are asked for in a flash sale. */
export interface SaleWanted {
  promotion_id: number
  sku_id: number
  quantity: number
}

export interface SaleTurnProps {
  open: boolean
  wanted: SaleWanted | null
  onClose: () => void
}

/** The line of a flash sale from the page of its goods: asks for the pieces as soon as it is opened, and then goes on to the confirmation. */
export function SaleTurn({ wanted, onClose }: SaleTurnProps) {
  const isSaid = useLatePhrases('seckill')
  return wanted && isSaid && <Turn wanted={wanted} onClose={onClose} />
}

function Turn({ wanted, onClose }: { wanted: SaleWanted; onClose: () => void }) {
  const line = useTurn(wanted.promotion_id)
  const ask = useEffectEvent(() => line.enter(wanted.sku_id, wanted.quantity))
  useEffect(() => ask(), [])
  const leave = () => {
    line.leave()
    onClose()
  }
  return <TurnSheet line={{ ...line, leave }} />
}
