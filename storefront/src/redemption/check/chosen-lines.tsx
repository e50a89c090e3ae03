import type { DeskCheck } from '@longmall/contract/redemption.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Stepper } from '@longmall/ui/form/stepper.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { chosenOf, leftAfter, type Quantities, wholeOf } from './chosen.ts'

type Line = DeskCheck['lines'][number]

interface ChosenLinesProps {
  lines: readonly Line[]
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}

/** Goods to hand over, each with the quantity of it. */
export function ChosenLines({ lines, quantities, onChange }: ChosenLinesProps) {
  const t = useTranslations('redemption')
  const isWhole = leftAfter(lines, chosenOf(lines, quantities)) === 0
  const hasParts = lines.reduce((sum, { remaining }) => sum + remaining, 0) > 1
  return (
    <Card aria-labelledby="desk-lines">
      <div className="flex min-h-8 items-center justify-between gap-3 pb-3">
        <h2 id="desk-lines" className="text-16 font-semibold text-strong">
          {t('hand_over')}
        </h2>
        {hasParts && (
          <Button look="text" size="small" className="-mr-3" onClick={() => onChange(isWhole ? {} : wholeOf(lines))}>
            {t(isWhole ? 'none' : 'all')}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-hairline">
        {lines.map((line) => (
          <ChosenLine
            key={line.order_goods_id}
            line={line}
            quantity={Math.min(line.remaining, quantities[line.order_goods_id] ?? 0)}
            onChange={(quantity) => onChange({ ...quantities, [line.order_goods_id]: quantity })}
          />
        ))}
      </ul>
    </Card>
  )
}

function ChosenLine({ line, quantity, onChange }: { line: Line; quantity: number; onChange: (quantity: number) => void }) {
  const t = useTranslations('redemption')
  const { picture, goods_name, sku_name, remaining, shipped_quantity, refunded_quantity } = line
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <span className={`w-18 shrink-0 ${remaining === 0 ? 'opacity-50' : ''}`}>
        <Picture picture={picture} sizes="72px" decorative className="rounded-8" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-14 text-strong">{goods_name}</p>
        <p className="line-clamp-2 text-12 text-quiet">{sku_name}</p>
        {(shipped_quantity > 0 || refunded_quantity > 0) && (
          <p className="mt-1 flex flex-wrap gap-1">
            {shipped_quantity > 0 && <Tag tone="quiet">{t('already', { count: shipped_quantity })}</Tag>}
            {refunded_quantity > 0 && <Tag tone="warning">{t('refunded', { count: refunded_quantity })}</Tag>}
          </p>
        )}
        {remaining > 0 && (
          <div className="mt-1 flex items-center justify-between gap-2">
            <span className="figures text-12 text-quiet">{t('left', { count: remaining })}</span>
            <Stepper min={0} max={remaining} value={quantity} onChange={onChange} label={t('quantity_of', { goods: goods_name })} />
          </div>
        )}
      </div>
    </li>
  )
}
