import { useQuery } from '@tanstack/react-query'
import { Button } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Switch } from '@longmall/ui/form/switch.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { promotionAddons } from '../../addresses/promotion-address.ts'
import { useShared } from '../../shell/shared.ts'
import { type ListSearch, promotions, priceRange, readPrice, withoutFilters } from './list-address.ts'
import { PriceRange } from './price-range.tsx'

export interface FilterSheetProps {
  open: boolean
  search: ListSearch
  onClose: () => void
  onApply: (search: ListSearch) => void
}

const isWrong = (text: string) => text.trim() !== '' && readPrice(text) === undefined

/** Filters for price range, brand, offers and stock; applied only by "show results". */
export function FilterSheet({ open, search, onClose, onApply }: FilterSheetProps) {
  const t = useTranslations('catalogue')
  const [draft, setDraft] = useState(search)
  const [range, setRange] = useState({ from: search.price_from ?? '', to: search.price_to ?? '' })
  const brands = useQuery({ ...query('catalogue/brands', {}), enabled: open })
  const addons = useShared((shared) => shared.addons)
  const kinds = promotions.filter((kind) => addons[kind === 'manjian' ? kind : promotionAddons[kind]])
  const wrong = { from: isWrong(range.from), to: isWrong(range.to) }

  const reset = () => {
    setDraft(withoutFilters(draft))
    setRange({ from: '', to: '' })
  }
  const apply = () => {
    if (!wrong.from && !wrong.to) onApply({ ...draft, ...priceRange(range.from, range.to) })
  }
  const footer = (
    <div className="flex gap-3">
      <Button look="plain" onClick={reset} className="flex-1">
        {t('reset')}
      </Button>
      <Button onClick={apply} className="flex-[2]">
        {t('show_results')}
      </Button>
    </div>
  )
  return (
    <Sheet open={open} onClose={onClose} title={t('filter')} footer={footer}>
      <div className="space-y-5 pt-2">
        <PriceRange range={range} wrong={wrong} onChange={setRange} />
        <div className="flex items-center justify-between text-14 text-body">
          <span aria-hidden>{t('in_stock')}</span>
          <Switch
            label={t('in_stock')}
            checked={draft.in_stock === true}
            onChange={(in_stock) => setDraft({ ...draft, in_stock: in_stock || undefined })}
          />
        </div>
        {kinds.length > 0 && (
          <ChoiceGroup
            label={t('promotion')}
            choices={[{ value: 'all' as const, label: t('all') }, ...kinds.map((kind) => ({ value: kind, label: t(`promotion_${kind}`) }))]}
            selected={draft.promotion ?? 'all'}
            onSelect={(value) => setDraft({ ...draft, promotion: value === 'all' ? undefined : value })}
          />
        )}
        {brands.data && brands.data.list.length > 0 && (
          <ChoiceGroup
            label={t('brand')}
            choices={[
              { value: 0, label: t('all') },
              ...brands.data.list.map(({ brand_id, brand_name }) => ({ value: brand_id, label: brand_name })),
            ]}
            selected={draft.brand_id ?? 0}
            onSelect={(value) => setDraft({ ...draft, brand_id: value || undefined })}
          />
        )}
      </div>
    </Sheet>
  )
}
