import { countries } from '@longmall/contract/identity.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Select } from '@longmall/ui/form/select.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation, type Output } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useShared } from '../../shell/shared.ts'
import { CodeSteps } from './code-steps.tsx'
import { QueriedCard } from './queried-card.tsx'

type Found = Output<'order/query'>['list']
type Country = (typeof countries)[number]

/** Orders by number or phone (ORD-15): one's own at once, others with the code that their phone was sent. */
export function QueryScreen() {
  const t = useTranslations('order')
  const tApplication = useTranslations('application')
  const isMember = useShared((shared) => shared.hasLogin)
  const [keyword, setKeyword] = useState('')
  const [country, setCountry] = useState<Country>('CN')
  const [found, setFound] = useState<Found | null>(null)
  /** The order whose code is requested. */
  const [orderQuery, setOrderQuery] = useState<{ keyword: string; country: Country } | null>(null)
  const look = useMutation({
    ...mutation('order/query', { quiet: true }),
    onSuccess: ({ list }, wanted) => {
      if (list.length > 0) setFound(list)
      else setOrderQuery({ keyword: wanted.keyword, country: wanted.country })
    },
  })
  const searchAgain = () => {
    setFound(null)
    setOrderQuery(null)
    look.reset()
  }
  return (
    <>
      <PageHeader title={t('query_title')} fallback="/v2/member/index/index" />
      <div className="flex-1 space-y-3 p-3">
        {!found && !orderQuery && (
          <Form
            noValidate={false}
            className="space-y-4 rounded-12 bg-card p-4"
            onSubmit={() => look.mutate({ keyword: keyword.trim(), country })}
          >
            <p className="text-14 text-body">{t('query_intro')}</p>
            <Input
              label={t('query_keyword')}
              required
              autoComplete="off"
              maxLength={40}
              value={keyword}
              error={look.error?.message}
              onChange={(event) => setKeyword(event.target.value)}
            />
            <Select
              label={t('query_country')}
              value={country}
              options={countries.map((code) => ({ value: code, label: tApplication(`country_${code}`) }))}
              onChange={(event) => setCountry(event.target.value as Country)}
            />
            <Button type="submit" size="large" block disabled={!keyword.trim()} busy={look.isPending}>
              {t('query_search')}
            </Button>
            {!isMember && (
              <Link to="/v1/login" search={{ redirect: '/v2/order/query/query' }} className={buttonClass({ look: 'text', block: true })}>
                {t('query_member')}
              </Link>
            )}
          </Form>
        )}
        {orderQuery && !found && <CodeSteps orderQuery={orderQuery} onFound={setFound} onBack={searchAgain} />}
        {found && <Results found={found} onSearchAgain={searchAgain} />}
      </div>
    </>
  )
}

function Results({ found, onSearchAgain }: { found: Found; onSearchAgain: () => void }) {
  const t = useTranslations('order')
  if (found.length === 0) {
    return (
      <EmptyState
        drawing="order"
        title={t('query_none')}
        text={t('query_none_text')}
        action={<Button onClick={onSearchAgain}>{t('query_again')}</Button>}
      />
    )
  }
  return (
    <>
      {found.map((order) => (
        <QueriedCard key={order.order_id} order={order} />
      ))}
      <Card className="text-center">
        <Button look="text" onClick={onSearchAgain}>
          {t('query_again')}
        </Button>
      </Card>
    </>
  )
}
