import { Button } from '@longmall/ui/action/button.tsx'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useState } from 'react'
import { useTranslations } from '../../shell/translations.tsx'

export interface Invoice {
  title: string
  tax_number: string
}

/** Whether an invoice is requested, and its title. */
export function InvoiceChoice({ invoice, onChange }: { invoice: Invoice | null; onChange: (invoice: Invoice | null) => void }) {
  const t = useTranslations('order')
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<Invoice>({ title: '', tax_number: '' })
  const settle = (chosen: Invoice | null) => {
    onChange(chosen)
    setOpen(false)
  }
  const save = () => settle({ title: draft.title.trim(), tax_number: draft.tax_number.trim() })
  const footer = (
    <div className="flex gap-3">
      <Button look="plain" block onClick={() => settle(null)}>
        {t('no_invoice')}
      </Button>
      <Button block disabled={!draft.title.trim()} onClick={save}>
        {t('save')}
      </Button>
    </div>
  )
  return (
    <div className="overflow-hidden rounded-12 bg-card">
      <button type="button" aria-haspopup="dialog" className={rowClass} onClick={() => setOpen(true)}>
        <ListItem title={t('invoice')} note={<span className="block max-w-48 truncate">{invoice?.title ?? t('no_invoice')}</span>} arrow />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('invoice')} footer={footer}>
        <div className="space-y-4">
          <Input
            label={t('invoice_title')}
            maxLength={120}
            value={draft.title}
            onChange={(event) => setDraft({ ...draft, title: event.target.value })}
          />
          <Input
            label={t('invoice_number')}
            maxLength={40}
            value={draft.tax_number}
            onChange={(event) => setDraft({ ...draft, tax_number: event.target.value })}
          />
        </div>
      </Sheet>
    </div>
  )
}
