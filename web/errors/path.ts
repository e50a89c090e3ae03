/** Where a value stands in an input: `['items', 0, 'price']`. */
export type InputPath = readonly (string | number)[]

/** What stands at a place of an input. */
export const valueAt = (values: unknown, path: InputPath): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], values)

/** Where the server's `texts.0.title` stands in the input. */
export const pathOf = (name: string): (string | number)[] => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
