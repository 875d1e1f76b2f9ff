// Knows which adjectives never stand before their noun: colours, shapes, peoples, participles.

const COLOURS_AND_SHAPES = new Set(
  `rouge vert bleu blanc noir gris jaune rose brun violet marron orange blond roux beige mauve châtain doré argenté rond carré
  plat neuf pointu creux cru cuit nu muet sourd aveugle électrique public civil solaire lunaire ovale tiède liquide solide ami ennemi frère voisin`.split(
    /\s+/,
  ),
);
const PEOPLES = /(?:[^vnpr]ais|[^b]ois|[cg]ain|[^nc]ien)$/;
const NOT_PEOPLES = new Set('mauvais frais épais niais ancien lointain vilain prochain soudain vain sain humain'.split(' '));

export function onlyFollows(lemma: string): boolean {
  return COLOURS_AND_SHAPES.has(lemma) || (PEOPLES.test(lemma) && !NOT_PEOPLES.has(lemma));
}
