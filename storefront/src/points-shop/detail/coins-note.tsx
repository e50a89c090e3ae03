import { formatCount } from '@longmall/web/format/number-text.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { useAddon } from '../../shell/shared.ts'
import { useCoins } from '../parts/use-coins.ts'

/** The member's coins beside the price, and how many are missing, with a link to earn them. */
export function CoinsNote({ needed }: { needed: number }) {
  const t = useTranslations('pointsshop')
  const language = useLanguage()
  const coins = useCoins()
  const canEarn = useAddon('membersignin')
  if (coins === undefined) return null
  const shown = (count: number) => formatCount(count, language)
  if (coins >= needed) return <p className="text-12 text-quiet">{t('you_have', { count: shown(coins) })}</p>
  return (
    <p className="flex min-h-8 flex-wrap items-center gap-x-2 text-12 text-danger" role="status">
      {t('you_have', { count: shown(coins) })} · {t('missing', { count: shown(needed - coins) })}
      {canEarn && (
        <Link
          to="/v2/member/signin/signin"
          className="relative font-semibold text-brand-ink before:absolute before:-inset-x-2 before:-inset-y-3.5"
        >
          {t('earn')}
        </Link>
      )}
    </p>
  )
}
