import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { useQuery } from '@tanstack/react-query'
import { type Output, query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'

type Account = Output<'site/demo_accounts'>['list'][number]

/** The demo store's accounts, so that a newcomer can try it; never there on a real store. */
export function DemoAccounts({ onChoose }: { onChoose: (account: Account) => void }) {
  const t = useTranslations('identity')
  const accounts = useQuery(query('site/demo_accounts', {}))
  if (!accounts.data?.list.length) return null
  return (
    <section className="px-4 pt-4 pb-6">
      <h2 className="text-14 font-semibold text-body">{t('demo_title')}</h2>
      <p className="text-12 text-quiet">{t('demo_note')}</p>
      <ul className="mt-2 divide-y divide-hairline overflow-hidden rounded-12 bg-card">
        {accounts.data.list.map((account) => (
          <li key={account.account}>
            <button type="button" className={rowClass} onClick={() => onChoose(account)}>
              <ListItem title={account.account} text={account.note} note={account.grade} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
