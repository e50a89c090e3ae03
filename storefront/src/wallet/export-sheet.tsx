import type { UnitCode } from '@longmall/contract/units.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Output } from '@longmall/web/call/query.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../shell/translations.tsx'
import { useSite } from '../shell/site.ts'
import { useClockOffset } from '../shell/server-clock.ts'
import { storefront } from '../shell/storefront.ts'
import { daysBack } from './export-period.ts'
import { saveFile } from './save-file.ts'

const spans = [30, 90, 365] as const
const formats = ['xlsx', 'csv'] as const

/** The statement of a period as a file: the last month, quarter or year, or days of one's own choice. */
export function ExportSheet({ open, onClose, unit }: { open: boolean; onClose: () => void; unit: UnitCode }) {
  const t = useTranslations('wallet')
  const [opened] = useState(() => Date.now())
  const { time_zone } = useSite()
  const now = new Date(opened + (useClockOffset() ?? 0))
  const [own, setOwn] = useState<{ from: string; until: string } | null>(null)
  const [span, setSpan] = useState<number | 'own'>(365)
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx')
  const period = span === 'own' && own ? own : daysBack(now, span === 'own' ? 30 : span, time_zone)
  const making = useMutation({
    mutationFn: async () => {
      const file = (await storefront().request('wallet/export', { query: { unit, format, ...period } })) as Output<'wallet/export'>
      saveFile(file)
      onClose()
    },
    // The text is in the sheet.
    meta: { quiet: true },
  })
  const choose = (chosen: number | 'own') => {
    setSpan(chosen)
    if (chosen === 'own') setOwn(period)
    making.reset()
  }
  const isFilled = period.from !== '' && period.until !== ''
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('export')}
      footer={
        <Button block size="large" busy={making.isPending} disabled={!isFilled} onClick={() => making.mutate()}>
          {t('export_now')}
        </Button>
      }
    >
      <div className="space-y-4">
        <ChoiceGroup
          label={t('period')}
          choices={[
            ...spans.map((days) => ({ value: days as number | 'own', label: t(`last_${days}`) })),
            { value: 'own' as const, label: t('own_period') },
          ]}
          selected={span}
          onSelect={choose}
        />
        {span === 'own' && own && (
          <div className="grid grid-cols-2 gap-3">
            <Input
              label={t('from')}
              type="date"
              value={own.from}
              max={own.until}
              onChange={(event) => setOwn({ ...own, from: event.target.value })}
            />
            <Input
              label={t('until')}
              type="date"
              value={own.until}
              min={own.from}
              onChange={(event) => setOwn({ ...own, until: event.target.value })}
            />
          </div>
        )}
        <ChoiceGroup
          label={t('format')}
          choices={formats.map((value) => ({ value, label: t(`format_${value}`) }))}
          selected={format}
          onSelect={setFormat}
        />
        <p role="alert" className="text-14 text-danger empty:hidden">
          {making.error instanceof CallFailure && making.error.message}
        </p>
        <p className="text-12 text-quiet">{t('export_note')}</p>
      </div>
    </Sheet>
  )
}
