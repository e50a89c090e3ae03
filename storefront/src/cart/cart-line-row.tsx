import type { Cart, CartLine } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Checkbox } from '@longmall/ui/form/checkbox.tsx'
import { Stepper } from '@longmall/ui/form/stepper.tsx'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { promotionPaths } from '../addresses/promotion-address.ts'
import { Link } from '../shell/link.tsx'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import type { CartTools } from './use-cart.ts'

const VariantSheet = lazy(() => import('./variant-sheet.tsx').then((module) => ({ default: module.VariantSheet })))

/** One line: tick box, picture, name, variant, price, quantity. */
export function CartLineRow({ cart, line, tools, marked, onMark }: MarkProps & { cart: Cart; line: CartLine; tools: CartTools }) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const { line_id, goods_name: name } = line
  const isOn = marked ? marked.has(line_id) : line.selected
  const toGoods = { to: '/v2/goods/detail/detail', search: { sku_id: line.sku_id } } as const
  return (
    <li className="flex items-start gap-1 py-2 pr-3 pl-1">
      <Checkbox
        className="mt-6"
        aria-label={t('select_line', { name })}
        checked={isOn}
        onChange={(event) =>
          marked
            ? onMark(toggled(marked, [line_id], event.target.checked))
            : tools.select.mutate({ line_ids: [line_id], selected: event.target.checked })
        }
      />
      <Link {...toGoods} className="w-23 shrink-0" aria-label={name}>
        <Picture picture={line.picture} sizes="92px" decorative className="rounded-8" />
      </Link>
      <div className="ml-2 flex min-w-0 flex-1 flex-col gap-1">
        <Link {...toGoods} className="line-clamp-2 text-14 text-strong">
          {name}
        </Link>
        <ChangeVariant line={line} tools={tools} />
        <Limit line={line} />
        <LineNotes cart={cart} line={line} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2">
          <span className="flex flex-wrap items-baseline gap-1.5">
            <Price amount={line.unit_price} currency={currency} />
            {line.unit_price !== line.list_price && <Price amount={line.list_price} currency={currency} struck />}
            {line.promotion ? (
              <Tag tone="danger">{t(line.promotion.kind === 'topic' ? 'kind_topic' : 'kind_discount')}</Tag>
            ) : (
              line.unit_price !== line.list_price && <Tag>{t('member_price')}</Tag>
            )}
          </span>
          <div className="ml-auto">
            <Stepper
              value={line.quantity}
              max={Math.max(line.max_quantity, 1)}
              label={t('quantity_of', { name })}
              onChange={(quantity) => tools.changeQuantity.mutate({ line_id, quantity })}
            />
          </div>
        </div>
      </div>
    </li>
  )
}

/** Says what bounds the line, when it is near. */
function Limit({ line }: { line: CartLine }) {
  const t = useTranslations('cart')
  if (!line.max_reason || (line.max_reason === 'stock' && line.max_quantity > 5 && line.quantity <= line.max_quantity)) return null
  return <span className="text-12 text-warning">{t(line.max_reason === 'stock' ? 'left' : 'limit', { count: line.max_quantity })}</span>
}

export interface MarkProps {
  /** Lines marked for deletion while editing; null while shopping. */
  marked: ReadonlySet<number> | null
  onMark: (marked: ReadonlySet<number>) => void
}

export function toggled(marked: ReadonlySet<number>, ids: readonly number[], on: boolean): ReadonlySet<number> {
  const next = new Set(marked)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

/** The chosen variant as a chip that opens the sheet of variants. */
function ChangeVariant({ line, tools }: { line: CartLine; tools: CartTools }) {
  const t = useTranslations('cart')
  const [open, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!line.sku_name) return null
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="relative inline-flex max-w-full items-center gap-1 self-start rounded-8 bg-sunken px-2 py-1 text-12 text-body before:absolute before:inset-x-0 before:-inset-y-2"
      >
        <span className="sr-only">{t('change_variant', { name: line.goods_name })}</span>
        <span className="truncate">{line.sku_name}</span>
        <ChevronDown size={14} aria-hidden className="shrink-0" />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <VariantSheet line={line} tools={tools} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Notes on a line's price: the quantity with a discount, an excluded offer, a cheaper way to order. */
function LineNotes({ cart, line }: { cart: Cart; line: CartLine }) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const own = cart.trace.filter(({ stage, line_ids }) => stage === 'unit_price' && line_ids.includes(line.line_id))
  const few = own.find(({ reason, missing }) => reason === 'insufficient_quantity' && missing?.quantity && missing.quantity < line.quantity)
  const elsewhere = cart.cheaper_promotions.find(({ line_id }) => line_id === line.line_id)
  const isLeftOut = own.some(({ reason }) => reason === 'cheaper_without')
  return (
    <>
      {few && <span className="text-12 text-warning">{t('few_at_price', { count: line.quantity - few.missing!.quantity! })}</span>}
      {isLeftOut && <span className="text-12 text-quiet">{t('cheaper_without')}</span>}
      {elsewhere && (
        <Link
          to={promotionPaths[elsewhere.kind]}
          search={{ id: elsewhere.promotion_id }}
          className="inline-flex min-h-11 items-center gap-1 self-start text-12 text-price"
        >
          {t(`kind_${elsewhere.kind}`)} {displayPrice(elsewhere.price, currency)}
          <ChevronRight size={14} aria-hidden />
        </Link>
      )}
    </>
  )
}
