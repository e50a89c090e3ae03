import type { CartLine } from '@longmall/contract/cart.ts'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from '../shell/translations.tsx'
import type { CartTools } from './use-cart.ts'

const VariantSheet = lazy(() => import('./variant-sheet.tsx').then((module) => ({ default: module.VariantSheet })))

/** The chosen variant as a chip that opens the sheet of variants. */
export function ChangeVariant({ line, tools }: { line: CartLine; tools: CartTools }) {
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
