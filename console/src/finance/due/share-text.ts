/** A part of a whole in percent with one decimal, rounded down: "12.5%". */
export function shareText(part: bigint, whole: bigint): string {
  const permille = (part * 1000n) / whole
  const [percent, tenth] = [permille / 10n, permille % 10n]
  return tenth === 0n ? `${percent}%` : `${percent}.${tenth < 0n ? -tenth : tenth}%`
}
