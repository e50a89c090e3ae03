import type { Fairness } from '@longmall/contract/game-shapes.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Form } from '@longmall/ui/form/form.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { notice } from '../../shell/toast.ts'

const form = /^[A-Za-z0-9_-]{1,64}$/

/** The shop's commitment, the own seed, and how to change it. */
export function FairnessPart({ fairness }: { fairness: Fairness }) {
  const t = useTranslations('game')
  const client = useQueryClient()
  const [seed, setSeed] = useState(fairness.client_seed)
  const change = useMutation({
    ...mutation('game/change_seed'),
    onSuccess: () => notice(t('seed_changed'), 'success'),
    onSettled: () => void client.invalidateQueries({ queryKey: ['game'] }),
  })
  const isNew = form.test(seed) && seed !== fairness.client_seed
  return (
    <section className="mt-6">
      <h3 className="text-16 font-semibold">{t('fair_title')}</h3>
      <p className="mt-1 text-14 text-body">{t('fair_text')}</p>
      <dl className="mt-3 space-y-2 text-14">
        <div>
          <dt className="text-12 text-quiet">{t('commitment')}</dt>
          <dd className="figures break-all text-strong">{fairness.commitment}</dd>
        </div>
        <div>
          <dt className="text-12 text-quiet">{t('next_nonce')}</dt>
          <dd className="figures text-strong">{fairness.nonce}</dd>
        </div>
      </dl>
      <Form
        className="mt-3 space-y-2"
        onSubmit={() => {
          if (isNew) change.mutate({ client_seed: seed })
        }}
      >
        <Input
          label={t('own_seed')}
          hint={t('seed_hint')}
          error={form.test(seed) ? undefined : t('seed_form')}
          value={seed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setSeed(event.target.value)}
        />
        <Button type="submit" look="soft" block disabled={!isNew} busy={change.isPending}>
          {t('change_seed')}
        </Button>
      </Form>
    </section>
  )
}
