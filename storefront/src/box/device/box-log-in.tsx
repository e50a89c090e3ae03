import type { Output } from '@longmall/web/call/query.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDateTime } from '../../shell/date-time.ts'
import { Link } from '../../shell/link.tsx'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Who is logged in to the box of the device, and the way out or in; or that it has none. */
export function BoxLogIn({ box: { box_id, device_id, logged_in_at } }: { box: Output<'box/view'> }) {
  const t = useTranslations('box')
  const dateTime = useDateTime()
  const client = useQueryClient()
  const loggingOut = useMutation({
    ...mutation('box/log_out'),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['box'] })
      toast(t('logged_out'), { icon: 'success' })
    },
  })
  const logOut = async () => {
    if (await confirm({ title: t('log_out'), text: t('log_out_text'), confirmLabel: t('log_out') })) loggingOut.mutate({ box_id })
  }
  return (
    <Card className="space-y-3">
      <p className="text-14 text-body">
        {device_id === null ? t('no_box') : logged_in_at ? t('logged_in_since', { time: dateTime(logged_in_at) }) : t('not_logged_in')}
      </p>
      {logged_in_at ? (
        <Button look="plain" block busy={loggingOut.isPending} onClick={() => void logOut()}>
          {t('log_out')}
        </Button>
      ) : (
        <Link to="/v2/assets/scan" className={buttonClass({ look: 'soft', block: true })}>
          {t('scan')}
        </Link>
      )}
    </Card>
  )
}
