import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { cacheByCatalogueVersion } from '../kernel/database/cache-by-catalogue-version.ts'

/** A step of the one ladder: grade and member level are the same (decisions.md, Grades). */
export interface Grade {
  /** 0 User, 4 AM, 5 RM, 6–9 RM1–RM4. */
  grade: number
  code: string
  /** In the caller's language. */
  name: string
  /** Thousandths of the price that the member pays: 980 is the 9.8-fold discount. */
  discount_permille: number
  /** Goods travel for nothing (PRM-13). */
  free_freight: boolean
}

type GradeRow = Omit<Grade, 'name'> & { names: Partial<Record<Language, string>> }

const cachedGrades = cacheByCatalogueVersion(async (db) => {
  const { rows } = await sql<GradeRow>`
    select g.key as grade, g.code, g.discount_permille, g.free_freight, jsonb_object_agg(t.language, t.name) as names
    from grade g join grade_text t on t.grade = g.key group by g.key order by g.key`.execute(db)
  return rows
})

const withName = ({ names, ...grade }: GradeRow, language: Language): Grade => ({
  ...grade,
  name: names[language] ?? names['en-us'] ?? grade.code,
})

/** The whole ladder, lowest first. */
export async function grades(context: Context): Promise<Grade[]> {
  return (await cachedGrades(context)).map((one) => withName(one, context.language))
}

/** One grade by its key; -1, who is not logged in, counts as User. */
export async function gradeOf(context: Context, grade: number): Promise<Grade> {
  const found = (await cachedGrades(context)).find((one) => one.grade === Math.max(0, grade))
  if (!found) throw new Error(`there is no grade ${grade}`)
  return withName(found, context.language)
}
