// Knows what a table says in French when it refuses.

import type { MatchRefusal } from '@boite/kernel';
import { typeset } from '@boite/language';
import { LONGEST_TALK, type TableRefusal } from '@boite/protocol';

type Ours = TableRefusal | MatchRefusal;
type RefusalSentences = { readonly [Code in Ours['code']]: (refusal: Extract<Ours, { code: Code }>) => string };

const REFUSAL_SENTENCES: RefusalSentences = {
  unreadable: () => 'Ce message est illisible : la page est peut-être à recharger.',
  'too-fast': () => 'Trop de demandes à la fois : attendez un instant.',
  'unknown-table': ({ table }) => `Aucune table ne porte le code « ${table} ».`,
  'link-only': () => 'La partie est commencée : demandez le lien de la table à ceux qui y sont.',
  'unknown-game': ({ game }) => `Aucun jeu ne s’appelle « ${game} ».`,
  'not-at-a-table': () => 'Entrez d’abord à une table.',
  'unknown-seat': ({ seat }) => `Il n’y a pas de place n° ${seat + 1} à cette table.`,
  'not-your-seat': ({ seat }) => `La place n° ${seat + 1} n’est pas la vôtre.`,
  'host-only': () => 'Seule la personne qui tient la table peut faire cela.',
  'seated-only': () => 'Il faut être assis à la table pour demander cela.',
  'seat-taken': ({ seat }) => `La place n° ${seat + 1} est déjà prise.`,
  'already-playing': () => 'La partie est commencée : la table ne peut plus être arrangée.',
  'not-playing': () => 'Aucune partie n’est en cours.',
  'not-over': () => 'La partie n’est pas finie.',
  'seats-open': () => 'Il reste des places libres : il faut les occuper, les confier à un robot ou les retirer.',
  'people-only': () => 'Ce que la table a choisi n’est jugé que par des personnes : aucun robot ne peut y jouer.',
  'seat-count': ({ min, max }) => `Ce jeu se joue de ${min} à ${max} places.`,
  'unknown-key': () => 'Ce lien a déjà servi, ou ce code n’est plus le bon : un plus récent l’a peut-être remplacé.',
  'bad-name': () => 'Un nom compte de 1 à 24 caractères visibles, d’un seul alphabet.',
  paused: () => 'La partie est en pause.',
  'not-absent': ({ seat }) => `La place n° ${seat + 1} n’est pas celle de quelqu’un d’absent.`,
  'no-take-back': () => 'Ce coup ne peut plus être repris : quelqu’un a joué, ou vu quelque chose de caché.',
  'no-hints': () => 'À cette table, on joue sans indices.',
  'no-gift': () => 'On n’offre du temps qu’à qui l’on attend, tant que son sablier coule.',
  'already-seated': () => 'Vous avez déjà une place à cette table.',
  removed: () => 'Les autres vous ont retiré de cette table.',
  'nobody-called': ({ who }) => `Personne ne s’appelle « ${who} » à cette table.`,
  'no-talk': () => 'À cette table, on ne s’écrit pas librement : la personne qui la tient peut le permettre.',
  'bad-talk': () => `Il faut un message visible, de ${LONGEST_TALK} caractères au plus.`,
  'no-claim': () => 'Personne ne réclame de place.',
  'name-taken': ({ name }) => `Quelqu’un s’appelle déjà « ${name} » à cette table, ou presque : il faut un autre nom.`,
  'wrong-fact': ({ number }) => `Cette partie n’est pas possible : l’événement n° ${number} ne suit pas les règles.`,
  'too-long': ({ most }) => `Cette partie compte plus de ${most} événements : elle ne peut pas continuer ici.`,
  'wrong-names': () => 'Cette partie ne se joue pas à autant de places qu’elle en annonce.',
  'clock-ahead': () => 'L’horloge de cet appareil avance trop : mettez-la à l’heure, puis réessayez.',
  'bad-options': () => 'Ces réglages ne conviennent pas à ce jeu.',
  'not-kept': () => 'L’enregistrement a échoué et rien n’a changé : réessayez dans un instant.',
  'broken-table': () => 'Une erreur de notre part arrête cette table ; la partie est conservée. Veuillez nous en excuser.',
  malformed: () => 'Cette action est illisible : la page est peut-être à recharger.',
  over: () => 'La partie est finie.',
  'not-awaited': () => 'Ce n’est pas à vous de jouer.',
  stale: () => 'La table a changé entre-temps : regardez où en est la partie.',
};

/** The sentence for a refusal of the table or of the match; null for one of the game's own. */
export function tableRefusalText(refusal: { readonly code: string }): string | null {
  if (!isOurs(refusal)) return null;
  const sentence = REFUSAL_SENTENCES[refusal.code] as (refusal: Ours) => string;
  return typeset(sentence(refusal));
}

function isOurs(refusal: { readonly code: string }): refusal is Ours {
  return Object.hasOwn(REFUSAL_SENTENCES, refusal.code);
}
