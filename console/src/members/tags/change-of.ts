/** Which tags to add and to remove, without empty lists. */
export const changeOf = (add: readonly number[] = [], remove: readonly number[] = []): { add?: number[]; remove?: number[] } => ({
  ...(add.length > 0 && { add: [...add] }),
  ...(remove.length > 0 && { remove: [...remove] }),
})

/** The same from the member's old and new tags. */
export const changeBetween = (before: readonly number[], after: readonly number[]) =>
  changeOf(
    after.filter((id) => !before.includes(id)),
    before.filter((id) => !after.includes(id)),
  )
