import { Card } from '@longmall/ui/display/card.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { generations } from '../distribution-address.ts'
import type { Centre } from './centre-head.tsx'

/** How many members each generation has; a count leads to them. */
export function TeamRow({ members: { first, second, third } }: { members: Centre['members'] }) {
  const t = useTranslations('distribution')
  const language = useLanguage()
  const counts = [first, second, third]
  return (
    <Card aria-labelledby="distribution-team" className="pb-2">
      <h2 id="distribution-team" className="text-16 font-semibold text-strong">
        {t('team')}
      </h2>
      <ul className="mt-1 grid grid-cols-3">
        {generations.map((generation, at) => (
          <li key={generation}>
            <Link
              to="/v2/distribution/team"
              search={{ generation }}
              className="pressable flex min-h-14 flex-col items-center justify-center rounded-8 text-center"
            >
              <span className="figures text-18 font-bold text-strong">{formatCount(counts[at] ?? 0, language)}</span>
              <span className="text-12 text-quiet">{t(`generation_${generation}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
