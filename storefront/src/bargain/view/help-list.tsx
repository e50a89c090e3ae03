import type { SharedBargain } from '@longmall/contract/bargain.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Avatar } from '@longmall/ui/display/avatar.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Who helped and how much each took off, the last one first. */
export function HelpList({ bargain: { helps } }: { bargain: SharedBargain }) {
  const t = useTranslations('bargain')
  const currency = useCurrency()
  const moment = useMoment()
  return (
    <section aria-labelledby="helpers" className="rounded-12 bg-card p-4">
      <h2 id="helpers" className="text-16 font-semibold text-strong">
        {t('helpers')}
      </h2>
      {helps.length === 0 ? (
        <p className="pt-3 text-14 text-quiet">{t('no_help_yet')}</p>
      ) : (
        <ul className="divide-y divide-hairline pt-1">
          {helps.map(({ nickname, avatar, cut, helped_at }, index) => (
            <li key={index} className="flex min-h-14 items-center gap-3 py-2">
              <Avatar src={avatar} name={nickname} size="small" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-14 text-strong">{nickname}</span>
                <span className="block text-12 text-quiet">{moment(helped_at)}</span>
              </span>
              <span className="figures shrink-0 text-14 font-semibold text-danger">
                {t('cut_by', { cut: displayPrice(cut, currency) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
