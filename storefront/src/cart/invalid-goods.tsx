import type { Cart } from '@longmall/contract/cart.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useTranslations } from '../shell/translations.tsx'
import type { CartTools } from './use-cart.ts'

/** Lines no longer available, listed separately and cleared together. */
export function InvalidGoods({ lines, tools }: { lines: Cart['invalid']; tools: CartTools }) {
  const t = useTranslations('cart')
  const clear = async () => {
    if (await confirm({ title: t('clear_question'), danger: true })) tools.clearInvalid.mutate({})
  }
  return (
    <section className="rounded-12 bg-card px-3 pb-2" aria-label={t('invalid')}>
      <div className="flex items-center justify-between">
        <h2 className="py-3 text-14 font-semibold text-strong">{t('invalid')}</h2>
        <Button look="text" size="small" busy={tools.clearInvalid.isPending} onClick={() => void clear()}>
          {t('clear_invalid')}
        </Button>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.line_id} className="flex gap-3 py-2">
            <div className="w-16 shrink-0 opacity-60">
              <Picture picture={line.picture} sizes="64px" decorative className="rounded-8" />
            </div>
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 text-14 text-quiet">{line.goods_name}</p>
              <p className="mt-1 flex items-center gap-2 text-12 text-quiet">
                <Tag tone="quiet">{t(line.reason)}</Tag>
                <span className="truncate">{line.sku_name}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
