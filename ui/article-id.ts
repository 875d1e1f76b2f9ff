// Where an article of the rules begins, as the build marks it and a page finds it.

export function articleId(article: string): string {
  return `regle-${article}`;
}
