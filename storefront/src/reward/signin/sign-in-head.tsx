import type { SignInView } from '@longmall/contract/reward.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCurrency } from '../../shell/site.ts'
import { mutation } from '@longmall/web/call/query.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { notice } from '../../shell/toast.ts'
import { rewardText } from '../parts/reward-summary.tsx'

/** Days without a gap, coins, and the one action: to sign in. */
export function SignInHead({ view }: { view: SignInView }) {
  const t = useTranslations('reward')
  const language = useLanguage()
  const currency = useCurrency()
  const client = useQueryClient()
  const signing = useMutation({
    ...mutation('reward/sign_in'),
    onSuccess: ({ rewards }) => notice(rewardText(rewards, t, currency) || t('signed_now'), 'success'),
    onSettled: () => {
      for (const domain of ['reward', 'wallet', 'coupon', 'game', 'gift']) void client.invalidateQueries({ queryKey: [domain] })
      void client.invalidateQueries({ queryKey: ['member', 'centre'] })
    },
  })
  return (
    <section className="brand-gradient rounded-16 p-5 text-center text-on-brand">
      <p className="text-14">{t('streak')}</p>
      <p className="figures text-28 font-bold">{t('days', { count: view.streak })}</p>
      <button
        type="button"
        disabled={view.is_signed}
        aria-busy={signing.isPending || undefined}
        onClick={() => !signing.isPending && signing.mutate({})}
        className="pressable mt-3 inline-flex min-h-12 min-w-44 items-center justify-center rounded-full bg-card px-6 text-16 font-semibold text-brand-ink"
      >
        {view.is_signed ? t('signed') : t('sign_in')}
      </button>
      <div className="mt-5 grid grid-cols-2 gap-3 text-14">
        <Link to="/v2/member/point/point" className="rounded-12 py-1">
          <span className="block">{t('available')}</span>
          <span className="block figures text-18 font-bold">{formatCount(view.longcoin, language)}</span>
        </Link>
        <div className="py-1">
          <span className="block">{t('cumulative')}</span>
          <span className="block figures text-18 font-bold">{formatCount(view.cumulative, language)}</span>
        </div>
      </div>
    </section>
  )
}
