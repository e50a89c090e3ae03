import { Picture, type PictureSource } from '@longmall/ui/display/picture.tsx'

const sizes = {
  small: { frame: 'size-11', shown: '44px' },
  medium: { frame: 'size-14', shown: '56px' },
  large: { frame: 'size-16', shown: '64px' },
}

export interface BrandLogoProps {
  logo: PictureSource | null
  size?: keyof typeof sizes
  eager?: boolean
}

/** A brand's logo in a circle; its name is beside it. */
export function BrandLogo({ logo, size = 'medium', eager }: BrandLogoProps) {
  const { frame, shown } = sizes[size]
  return (
    <span className={`${frame} block shrink-0 overflow-hidden rounded-full`}>
      <Picture picture={logo} sizes={shown} decorative eager={eager} />
    </span>
  )
}
