import { useMutation } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useTranslations } from '../shell/language.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { queryClient } from '../shell/call/query-client.ts'
import { CodeField } from './code-fields.tsx'
import { FailureNote } from './failure-note.tsx'

/** New recovery codes against a code of the authenticator app. */
export function RenewForm({ onDone }: { onDone: (codes: string[]) => void }) {
  const t = useTranslations()
  const renew = useMutation({
    ...mutation('staff/renew_recovery_codes'),
    onSuccess: ({ recovery_codes }) => {
      void queryClient.invalidateQueries({ queryKey: ['staff', 'security'] })
      onDone(recovery_codes)
    },
  })
  return (
    <>
      <FailureNote failure={renew.error} />
      <Form<{ code: string }> layout="vertical" requiredMark={false} onFinish={(entries) => renew.mutate(entries)}>
        <CodeField autoFocus />
        <Button type="primary" htmlType="submit" size="large" block loading={renew.isPending}>
          {t('continue')}
        </Button>
      </Form>
    </>
  )
}
