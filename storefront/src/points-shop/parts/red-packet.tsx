import { Price } from '@longmall/ui/display/price.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { useCurrency } from '../../shell/site.ts'

/** Drawing of a red packet with its flap, seal and value. */
export function RedPacket({ amount, size = 'small', faded }: { amount: string; size?: 'small' | 'large'; faded?: boolean }) {
  const currency = useCurrency()
  return (
    <span
      className={classNames(
        'relative flex shrink-0 flex-col items-center justify-end overflow-hidden rounded-8 bg-danger-fill text-on-fill',
        size === 'small' ? 'h-20 w-16 pb-2' : 'h-52 w-40 rounded-16 pb-8',
        faded && 'opacity-50',
      )}
    >
      <span
        aria-hidden
        className={classNames('absolute -top-1/2 h-full w-3/2 rounded-full bg-on-fill/15', size === 'large' && '-top-2/5')}
      />
      <span
        aria-hidden
        className={classNames(
          'absolute top-1/2 -translate-y-1/2 rounded-full border-2 border-on-fill/60',
          size === 'small' ? '-mt-1.5 size-4' : '-mt-2 size-9',
        )}
      />
      <Price amount={amount} currency={currency} size={size === 'small' ? 'small' : 'large'} plain />
    </span>
  )
}
