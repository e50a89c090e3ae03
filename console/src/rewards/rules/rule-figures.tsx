import { Descriptions } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

const counts = ['members', 'longcoin', 'clawed_back', 'coupons', 'gifts', 'chances'] as const

/** What has become of a rule. */
export function RuleFigures({ rule_id }: { rule_id: number }) {
  const t = useTranslations('reward')
  const { count, money } = useFormat()
  return (
    <Loaded query={query('reward/rule_figures', { rule_id })}>
      {(figures) => (
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2, lg: 4 }}
          items={[
            {
              key: 'granted',
              label: t('figure_granted'),
              children: (
                <RecordLink to="/rewards/grants" search={{ rule_id }}>
                  {count(figures.granted)}
                </RecordLink>
              ),
            },
            ...counts.map((name) => ({ key: name, label: t(`figure_${name}`), children: count(figures[name]) })),
            { key: 'money', label: t('figure_money'), children: money(figures.money) },
          ]}
        />
      )}
    </Loaded>
  )
}
