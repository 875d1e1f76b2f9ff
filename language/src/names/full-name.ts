// Knows how names are put together: an article, a first name or a title, a little word, then a name of the list.

/** Who knows the names that full ones are made of. */
export interface NameList {
  isFirstName(part: string): boolean;
  isListed(part: string): boolean;
}

const ARTICLES = /^(?:(le|la|les)\s+|(l)['’])(?=\S)/iu;

/** « Louis VIII », « Henri Ier » */
const NUMERAL = /^(?:Ier|Ire|I{1,3}|IV|VI{0,3}|IX|XI{1,3}|XIV|XV|XVI{1,3})$/u;

const PARTICLES = /^(?:de la|de l['’]|de|du|des|d['’]|la|le|van|von|el|ben)\s*/iu;

/** What stands before a name and makes one with it: « saint Marc », « prince Harry », « lac Léman », « pont d’Avignon ». */
const TITLES = new Set(
  (
    'saint sainte prince princesse roi reine comte comtesse duc duchesse marquis marquise baron abbé père mère frère frères sœur sœurs ' +
    'monsieur madame mademoiselle docteur professeur maître général maréchal amiral capitaine commissaire inspecteur président pape oncle ' +
    'tante lac mont île îles château pont place rue avenue boulevard tour gare stade golfe cap col baie mer océan fleuve parc musée palais ' +
    'cathédrale basilique abbaye forêt vallée fort canal massif porte'
  ).split(' '),
);

export interface AfterArticle {
  readonly article: string;
  readonly name: string;
}

/** « la tour Eiffel »: la, tour Eiffel. Null when no article is written. */
export function afterArticle(name: string): AfterArticle | null {
  const found = ARTICLES.exec(name.trim());
  return found && { article: `${found[1] ?? `${found[2]}'`}`.toLowerCase(), name: name.trim().slice(found[0].length) };
}

/** « Aliénor d’Aquitaine »: Aliénor, d’, Aquitaine. Null when it is not made so. */
export function partsOfFullName(name: string, list: NameList): readonly string[] | null {
  const words = name.trim().split(/\s+/u);
  for (let count = 1; count < words.length; count++) {
    const first = words.slice(0, count).join(' ');
    const rest = words.slice(count).join(' ');
    if (!isHead(first, list)) continue;
    const particle = PARTICLES.exec(rest)?.[0] ?? '';
    if (list.isListed(rest) || NUMERAL.test(rest)) return [first, rest];
    if (particle !== '' && list.isListed(rest.slice(particle.length)))
      return [first, particle.trim(), rest.slice(particle.length)];
  }
  return null;
}

function isHead(part: string, list: NameList): boolean {
  return list.isFirstName(part) || TITLES.has(part.toLowerCase());
}
