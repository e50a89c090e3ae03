const cleaning: (() => unknown)[] = []

/** Done after the test file that asks for it, from wherever in it; the last one asked for first. */
export const atEnd = (clean: () => unknown) => void cleaning.push(clean)

export async function cleanUp() {
  for (const clean of cleaning.splice(0).toReversed()) await clean()
}
