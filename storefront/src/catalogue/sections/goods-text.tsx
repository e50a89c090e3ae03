import { CircleCheck } from 'lucide-react'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useTranslations } from '../../shell/translations.tsx'
import { partClass } from '../detail/detail-part.ts'

interface PartProps {
  id: string
  title: string
  children: ReactNode
}

/** A part of the goods page that the bar at the top leads to. */
function Part({ id, title, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames('bg-card px-4 py-4', partClass)}>
      <h2 id={`${id}-title`} className="mb-2 text-16 font-semibold text-strong">
        {title}
      </h2>
      {children}
    </section>
  )
}

// The description is HTML of the operator, cleaned by the server: its elements are dressed from outside.
const descriptionClass =
  'mb-4 text-14 text-body [&_a]:text-brand-ink [&_a]:underline [&_h2]:mt-4 [&_h2]:mb-1 [&_h2]:text-16 [&_h2]:font-semibold [&_h2]:text-strong [&_h3]:mt-3 [&_h3]:font-semibold [&_h3]:text-strong [&_img]:my-2 [&_img]:h-auto [&_img]:w-full [&_img]:rounded-8 [&_li]:ml-5 [&_ol]:list-decimal [&_p]:my-2 [&_table]:w-full [&_td]:py-1 [&_ul]:list-disc'

/** Description and specifications. */
export function ParamsPart({ goods }: { goods: Pick<GoodsDetail, 'description' | 'params'> }) {
  const t = useTranslations('catalogue')
  return (
    <Part id="params" title={t(goods.description ? 'description' : 'params')}>
      {goods.description && <div className={descriptionClass} dangerouslySetInnerHTML={{ __html: goods.description }} />}
      {goods.params.length > 0 && (
        <dl className="divide-y divide-hairline rounded-12 bg-sunken px-3 text-14">
          {goods.params.map(({ name, value }) => (
            <div key={name} className="flex gap-3 py-2.5">
              <dt className="w-24 shrink-0 text-quiet">{name}</dt>
              <dd className="min-w-0 flex-1 text-strong">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!goods.description && goods.params.length === 0 && <p className="text-14 text-quiet">{t('no_params')}</p>}
    </Part>
  )
}

/** What the shop promises for these goods. */
export function ServicePart({ services }: { services: GoodsDetail['services'] }) {
  const t = useTranslations('catalogue')
  return (
    <Part id="service" title={t('service')}>
      {services.length === 0 ? (
        <p className="text-14 text-quiet">{t('no_service')}</p>
      ) : (
        <ul className="space-y-3">
          {services.map(({ name, note }) => (
            <li key={name} className="flex gap-2">
              <CircleCheck size={18} aria-hidden className="mt-px shrink-0 text-success" />
              <span className="text-14">
                <span className="block text-strong">{name}</span>
                {note && <span className="block text-12 text-quiet">{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
