import { Card } from '@longmall/ui/display/card.tsx'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { generations } from '../network-address.ts'
import { useGradeName } from '../use-grade-names.ts'
import { countTable, type TeamCount } from './count-table.ts'
import { showTeamList } from './team-list.tsx'

const cell = 'figures px-0.5 text-right wide:px-2'

/** Members by generation and grade; a count leads to its members. */
export function TeamCounts({ counts }: { counts: readonly TeamCount[] }) {
  const t = useTranslations('network')
  const language = useLanguage()
  const gradeName = useGradeName()
  const { grades, rows, totals } = countTable(counts, generations)
  const shown = (count: number) => formatCount(count, language)
  return (
    <Card className="px-2">
      <h2 className="px-2 pb-2 text-16 font-semibold text-strong">{t('counts')}</h2>
      {/* Focusable, so that a keyboard can scroll it. */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={t('counts')}>
        <table className="w-full text-14 whitespace-nowrap">
          <thead className="text-12 text-quiet">
            <tr>
              <th scope="col" className="px-1 py-1 text-left wide:px-2 font-normal">
                {t('generation_head')}
              </th>
              {grades.map((grade) => (
                <th key={grade} scope="col" className={`${cell} font-normal`}>
                  {gradeName(grade)}
                </th>
              ))}
              <th scope="col" className={`${cell} font-normal`}>
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ generation, total, ofGrade }) => (
              <tr key={generation} className="hairline-t">
                <th scope="row" className="px-1 text-left wide:px-2 font-normal text-body">
                  {generation}
                </th>
                {ofGrade.map((count, index) => (
                  <td key={grades[index]} className={cell}>
                    <Count generation={generation} grade={grades[index]} count={count} />
                  </td>
                ))}
                <td className={`${cell} font-semibold`}>
                  <Count generation={generation} count={total} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="hairline-t font-semibold text-strong">
              <th scope="row" className="px-1 py-2 text-left wide:px-2">
                {t('total')}
              </th>
              {totals.ofGrade.map((count, index) => (
                <td key={grades[index]} className={cell}>
                  {shown(count)}
                </td>
              ))}
              <td className={cell}>{shown(totals.total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  )
}

function Count({ generation, grade, count }: { generation: number; grade?: number | undefined; count: number }) {
  const t = useTranslations('network')
  const language = useLanguage()
  const gradeName = useGradeName()
  if (count === 0) return <span className="inline-flex min-h-11 items-center text-quiet">0</span>
  return (
    <Link
      to="/v2/assets/team"
      search={{ generation, grade }}
      replace
      resetScroll={false}
      onClick={showTeamList}
      aria-label={t('grade_count', { grade: grade === undefined ? t('all_grades') : gradeName(grade), number: generation, count })}
      className="inline-flex min-h-11 min-w-7 items-center justify-end text-brand-ink"
    >
      {formatCount(count, language)}
    </Link>
  )
}
