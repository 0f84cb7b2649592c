/** Re-runs that make a luck report; every figure of luck on a page comes from as many. */
export const luckReruns = 1_000;
