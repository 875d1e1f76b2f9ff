// What a browser withholds from a page that did not come over https, said to whoever looks for it.

import { typeset } from '@boite/language';

/** Null over https, and on the server's own machine. */
export function missingOverHttp(): string | null {
  if (isSecureContext) return null;
  return typeset(
    'Cette page est venue par http, sans chiffrement : le navigateur ne permet donc ni d’être prévenu de son tour, ni de garder les jeux pour jouer sans connexion. Il suffirait que la personne qui tient ce serveur l’ouvre en https.',
  );
}
