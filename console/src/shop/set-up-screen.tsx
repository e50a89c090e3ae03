import type { ShopChoices } from '@longmall/contract/shop.ts'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Card, Flex, Skeleton, Typography } from 'antd'
import { type ReactNode, useEffect, useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { startSession } from '../shell/call/session.ts'
import { LanguageSwitch } from '../shell/frame/language-switch.tsx'
import { useWords } from '../shell/language.tsx'
import { RecoveryCodes } from '../staff/recovery-codes.tsx'
import { SetUpForm } from './set-up-form.tsx'

const readKey = () => location.hash.slice(1)
const formOfKey = /^[\w-]{43}$/

/** The one-time address of a new shop: whoever holds it becomes the owner, and goes on into the console. */
export function SetUpScreen() {
  const say = useWords('shop')
  const [key] = useState(readKey)
  const [made, setMade] = useState<{ token: string; recovery_codes: string[] } | null>(null)
  const { mutate, data, error } = useMutation(mutation('shop/check_set_up'))
  useEffect(() => {
    document.title = say('set_up_title')
  }, [say])
  // Once: while it is asked for again, nothing of the form would stand.
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
        <RecoveryCodes codes={made.recovery_codes} onKept={() => enter(made.token)} />
      ) : reason !== undefined ? (
        <Unusable reason={reason} words={error?.message ?? ''} onRetry={() => mutate({ set_up_key: key })} />
      ) : data ? (
        <Open choices={data} set_up_key={key} onDone={setMade} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Frame>
  )
}

function Open(props: { choices: ShopChoices; set_up_key: string; onDone: (made: { token: string; recovery_codes: string[] }) => void }) {
  const say = useWords('shop')
  return (
    <>
      <div>
        <Typography.Title level={1} style={{ fontSize: 24, margin: 0 }}>
          {say('set_up_title')}
        </Typography.Title>
        <Typography.Text>{say('set_up_lead')}</Typography.Text>
      </div>
      <SetUpForm {...props} />
    </>
  )
}

/** An address that was used, one that is none (any more), or a server that was not reached. */
function Unusable({ reason, words, onRetry }: { reason: string; words: string; onRetry: () => void }) {
  const frame = useWords()
  const say = useWords('shop')
  if (reason === 'shop.set_up_done')
    return (
      <>
        <Alert type="info" showIcon title={say('used_title')} description={words} />
        <Button type="primary" size="large" block href="/console/log_in">
          {say('to_log_in')}
        </Button>
      </>
    )
  if (reason === 'shop.set_up_unknown')
    return <Alert type="error" showIcon title={say('unknown_title')} description={words || say('unknown_help')} />
  return (
    <>
      <Alert type="error" showIcon title={say('check_failed')} description={words || frame('unreachable')} />
      <Button size="large" block onClick={onRetry}>
        {frame('retry')}
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
