import { Form } from 'antd'
import { useContext, useEffect, useRef, useState } from 'react'
import { FormErrors } from '../../shell/form/form-errors.ts'
import type { LocatedError } from '@longmall/web/errors/locate-errors.ts'

/** Rows on a page: each is a small form, and hundreds at once take half a minute to draw. */
export const itemsPerPage = 50

const pageOf = (place: number) => Math.floor(place / itemsPerPage)
const placeOf = ({ path: at }: LocatedError, path: readonly (string | number)[]) =>
  path.every((name, depth) => at[depth] === name) ? Number(at[path.length]) : Number.NaN

/** The page of rows that is shown, from 0; a fault that the server finds in a row brings its page. */
export function useItemPages(path: (string | number)[], count: number) {
  const form = Form.useFormInstance()
  const faults = useContext(FormErrors)
  const [wanted, setWanted] = useState(0)
  const [seen, setSeen] = useState(faults)
  const told = useRef(new Set<LocatedError>())
  const page = Math.min(wanted, Math.max(0, pageOf(count - 1)))
  if (seen !== faults) {
    setSeen(faults)
    const first = faults.map((fault) => placeOf(fault, path)).find(Number.isInteger)
    if (first !== undefined) setWanted(pageOf(first))
  }
  // The fields of a page that has just come have not heard of their faults; once mended, they do not hear of them again.
  useEffect(() => {
    const here = faults.filter((fault) => pageOf(placeOf(fault, path)) === page && !told.current.has(fault))
    if (here.length === 0) return
    for (const fault of here) told.current.add(fault)
    form.setFields(here.map(({ path: name, words }) => ({ name, errors: [words] })))
    if (here[0] === faults[0]) form.scrollToField(here[0]!.path, { block: 'center', focus: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page of each save
  }, [faults, page])
  return { page, show: setWanted, pageOf }
}
