import { Card } from '@longmall/ui/display/card.tsx'
import { Input } from '@longmall/ui/form/input.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import type { EntriesForm } from './account-fields.tsx'

const orNothing = (text: unknown) => (typeof text === 'string' ? text.trim() || undefined : text)

/** Referrer, regional general agent and dealer agent: each may be left empty (IDN-01). */
export function IntroducerFields({ form }: { form: EntriesForm }) {
  const say = usePhrases('identity')
  const { errors } = form.formState
  return (
    <Card className="space-y-4">
      <div>
        <h2 className="text-16 font-semibold">{say('section_introducer')}</h2>
        <p className="mt-0.5 text-12 text-quiet">{say('section_introducer_note')}</p>
      </div>
      <Input
        label={say('referrer')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        error={errors.referrer_id?.message}
        {...form.register('referrer_id', {
          setValueAs: (text: unknown) => {
            const digits = orNothing(text)
            return digits === undefined ? undefined : Number(digits)
          },
        })}
      />
      {(['regional_code', 'dealer_code'] as const).map((name) => (
        <Input
          key={name}
          label={say(name)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={errors[name]?.message}
          {...form.register(name, { setValueAs: orNothing })}
        />
      ))}
    </Card>
  )
}
