import type { SharedBargain } from '@longmall/contract/bargain.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mutation } from '@longmall/web/call/query.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** The goods of a bargain sold out: shows a notice, and lets the owner continue with another variant. */
export function SoldOut({ bargain: { bargain_id, is_mine, alternatives } }: { bargain: SharedBargain }) {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    ...mutation('bargain/change_sku'),
    // Also after a refusal: the cached data are stale.
    onSettled: () => client.invalidateQueries({ queryKey: ['bargain'] }),
  })
  return (
    <div role="status" className="space-y-3 rounded-12 bg-warning-soft p-4 text-14 text-strong">
      <p className="font-semibold">{t('sold_out')}</p>
      <p>{t(is_mine && alternatives.length > 0 ? 'sold_out_alternatives' : 'sold_out_text')}</p>
      {is_mine && alternatives.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {alternatives.map(({ sku_id, sku_name, price }) => (
            <li key={sku_id}>
              <Button
                size="small"
                look="soft"
                busy={isPending && variables?.sku_id === sku_id}
                onClick={() => mutate({ bargain_id, sku_id })}
              >
                {t('switch_to', { name: sku_name, price: displayPrice(price, currency) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
