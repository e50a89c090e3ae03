import type { Game } from '@longmall/contract/game-shapes.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { FairnessPart } from './fairness-part.tsx'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { PrizeIcon } from './prize-icon.tsx'

/** Rules and odds of a game, and what makes its draws fair. */
export function OddsSheet({ open, onClose, game }: { open: boolean; onClose: () => void; game: Game }) {
  const t = useTranslations('game')
  const language = useLanguage()
  const rules = [
    game.free_daily > 0 && t('rule_free', { count: game.free_daily }),
    t('rule_chances'),
    game.longcoin_price !== null && t('rule_coins', { count: game.longcoin_price }),
    game.daily_limit !== null && t('rule_limit', { count: game.daily_limit }),
    t('rule_out_of_stock'),
    game.kind === 'wheel' && t('rule_fields'),
  ]
  return (
    <Sheet open={open} onClose={onClose} title={t('rules')}>
      {game.note && <p className="text-14 text-body">{game.note}</p>}
      <ul className="mt-2 list-disc space-y-1 pl-5 text-14 text-body">{rules.map((rule) => rule && <li key={rule}>{rule}</li>)}</ul>
      <h3 className="mt-5 text-16 font-semibold">{t('odds')}</h3>
      <table className="mt-1 w-full text-14">
        <caption className="sr-only">{t('odds')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('prize')}</th>
            <th scope="col">{t('odds')}</th>
          </tr>
        </thead>
        <tbody>
          {game.prizes.map(({ prize_id, prize_name, kind, picture, odds, is_exhausted }) => (
            <tr key={prize_id} className="hairline-b">
              <th scope="row" className="py-2 text-left font-normal text-body">
                <span className="flex items-center gap-2">
                  <span className="shrink-0 text-brand-ink">
                    <PrizeIcon kind={kind} picture={picture} size={18} />
                  </span>
                  {prize_name}
                  {is_exhausted && <Tag tone="quiet">{t('out_of_stock')}</Tag>}
                </span>
              </th>
              <td className="figures py-2 text-right whitespace-nowrap text-strong">{formatOdds(odds, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {game.fairness && <FairnessPart fairness={game.fairness} />}
    </Sheet>
  )
}
