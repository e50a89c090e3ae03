import type { ShopChoices } from '@longmall/contract/shop.ts'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Skeleton, Typography } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { startSession } from '../shell/call/session.ts'
import { LanguageSwitch } from '../shell/frame/language-switch.tsx'
import { useTranslations } from '../shell/language.tsx'
import { RecoveryCodes } from '../staff/recovery-codes.tsx'
import { SetUpForm } from './set-up-form.tsx'

const readKey = () => location.hash.slice(1)
const formOfKey = /^[\w-]{43}$/

/** The one-time address of a new shop: its holder becomes the owner, and continues in the console. */
export function SetUpScreen() {
  const t = useTranslations('shop')
  const [key] = useState(readKey)
  const [made, setMade] = useState<{ token: string; recovery_codes: string[] } | null>(null)
  const { mutate, data, error } = useMutation(mutation('shop/check_set_up'))
  useEffect(() => {
    document.title = t('set_up_title')
  }, [t])
  // Once: a refetch would unmount the form.
  useEffect(() => {
    if (formOfKey.test(key)) mutate({ set_up_key: key })
  }, [key, mutate])
  const enter = (token: string) => {
    startSession(token)
    location.replace('/console')
  }
  const reason = formOfKey.test(key) ? error?.reason : 'shop.set_up_unknown'
  return (
    <Frame isWide={made === null}>
      {made ? (
        <RecoveryCodes codes={made.recovery_codes} onConfirmed={() => enter(made.token)} />
      ) : reason !== undefined ? (
        <UnusableLink reason={reason} text={error?.message ?? ''} onRetry={() => mutate({ set_up_key: key })} />
      ) : data ? (
        <SetUpOpen choices={data} set_up_key={key} onDone={setMade} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Frame>
  )
}

function SetUpOpen(props: {
  choices: ShopChoices
  set_up_key: string
  onDone: (made: { token: string; recovery_codes: string[] }) => void
}) {
  const t = useTranslations('shop')
  return (
    <>
      <div>
        <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
          {t('set_up_title')}
        </Typography.Title>
        <Typography.Text>{t('set_up_lead')}</Typography.Text>
      </div>
      <SetUpForm {...props} />
    </>
  )
}

/** An address that was used, one that is none (any more), or a server that was not reached. */
function UnusableLink({ reason, text, onRetry }: { reason: string; text: string; onRetry: () => void }) {
  const tCommon = useTranslations()
  const t = useTranslations('shop')
  if (reason === 'shop.set_up_done')
    return (
      <>
        <Alert type="info" showIcon title={t('used_title')} description={text} />
        <Button type="primary" size="large" block href="/console/log_in">
          {t('to_log_in')}
        </Button>
      </>
    )
  if (reason === 'shop.set_up_unknown')
    return <Alert type="error" showIcon title={t('unknown_title')} description={text || t('unknown_help')} />
  return (
    <>
      <Alert type="error" showIcon title={t('check_failed')} description={text || tCommon('unreachable')} />
      <Button size="large" block onClick={onRetry}>
        {tCommon('retry')}
      </Button>
    </>
  )
}

function Frame({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  return (
    <main style={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 16, background: '#f4f4f7' }}>
      <Card style={{ width: `min(${isWide ? 560 : 400}px, 100%)` }}>
        <Flex vertical gap={24}>
          {children}
          <Flex justify="center">
            <LanguageSwitch />
          </Flex>
        </Flex>
      </Card>
    </main>
  )
}
