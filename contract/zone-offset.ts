/** What a zone's clock is set to at an instant, "GMT+8"; summer time counts. */
export const offsetName = (timeZone: string, at: string | number): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')!.value

/** Do the clocks of two zones show the same time at this instant? */
export const sameOffset = (one: string, other: string, at: string | number): boolean =>
  one === other || offsetName(one, at) === offsetName(other, at)
