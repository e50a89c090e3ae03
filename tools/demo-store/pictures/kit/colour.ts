// Colours are '#rrggbb'; hue in degrees, saturation and lightness from 0 to 1.

type Rgb = [number, number, number]

function rgbOf(hex: string): Rgb {
  const long = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex
  const value = Number.parseInt(long.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((one) =>
      Math.round(Math.min(255, Math.max(0, one)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)]
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share])
}

export const lighter = (hex: string, share: number) => mix(hex, '#ffffff', share)
/** Towards a warm near-black, as shadows of coloured things are never grey. */
export const darker = (hex: string, share: number) => mix(hex, '#1f1a17', share)

export function hslOf(hex: string): Rgb {
  const [r, g, b] = rgbOf(hex).map((one) => one / 255) as Rgb
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [lightness, spread] = [(high + low) / 2, high - low]
  if (spread === 0) return [0, 0, lightness]
  const hue = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [hue * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness]
}

export function hexOfHsl(hue: number, saturation: number, lightness: number): string {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return (lightness - (chroma / 2) * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

/** How light a colour looks, 0 to 1; ink on it is chosen by this. */
export function lightnessOf(hex: string): number {
  const [r, g, b] = rgbOf(hex)
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255
}

/** A print colour that reads on `ground`. */
export const inkOn = (ground: string) => (lightnessOf(ground) > 0.55 ? darker(ground, 0.72) : lighter(ground, 0.86))
