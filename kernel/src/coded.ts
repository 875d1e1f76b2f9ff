// Why something is refused: a code, and what explains it.

/** One refusal for each of the codes, all explained by the same details. */
export type Coded<Code extends string, Details extends object = object> = Code extends string
  ? { readonly code: Code } & Readonly<Details>
  : never;
