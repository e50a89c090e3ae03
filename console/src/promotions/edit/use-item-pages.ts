import { Form } from 'antd'
import { useContext, useEffect, useRef, useState } from 'react'
import { FormErrors } from '../../shell/form/form-errors.ts'
import type { LocatedError } from '@longmall/web/errors/locate-errors.ts'

/** Rows on a page: each is a small form, and hundreds at once take half a minute to render. */
export const itemsPerPage = 50

const pageOf = (index: number) => Math.floor(index / itemsPerPage)
const indexOf = ({ path: at }: LocatedError, path: readonly (string | number)[]) =>
  path.every((name, depth) => at[depth] === name) ? Number(at[path.length]) : Number.NaN

/** The page of rows that is shown, from 0; a validation error in a row shows its page. */
export function useItemPages(path: (string | number)[], count: number) {
  const form = Form.useFormInstance()
  const errors = useContext(FormErrors)
  const [chosenPage, setChosenPage] = useState(0)
  const [knownErrors, setKnownErrors] = useState(errors)
  const shownErrors = useRef(new Set<LocatedError>())
  const page = Math.min(chosenPage, Math.max(0, pageOf(count - 1)))
  if (knownErrors !== errors) {
    setKnownErrors(errors)
    const first = errors.map((error) => indexOf(error, path)).find(Number.isInteger)
    if (first !== undefined) setChosenPage(pageOf(first))
  }
  // The fields of a page that was just mounted do not have their errors yet; once corrected, they do not get them again.
  useEffect(() => {
    const unseenHere = errors.filter((error) => pageOf(indexOf(error, path)) === page && !shownErrors.current.has(error))
    if (unseenHere.length === 0) return
    for (const error of unseenHere) shownErrors.current.add(error)
    form.setFields(unseenHere.map(({ path: name, message }) => ({ name, errors: [message] })))
    if (unseenHere[0] === errors[0]) form.scrollToField(unseenHere[0]!.path, { block: 'center', focus: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page of each save
  }, [errors, page])
  return { page, choosePage: setChosenPage, pageOf }
}
