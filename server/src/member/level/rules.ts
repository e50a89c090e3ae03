/** AM: reached by the Start-up product. */
export const entryGrade = 4
/** RM: all functions, withdrawals too; its members have no window. */
export const fullGrade = 5
