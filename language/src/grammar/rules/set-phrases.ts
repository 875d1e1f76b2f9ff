// Knows the phrases that everybody says as they are: greetings, calls, proverbs.

/** A phrase a line, or several between bars. */
const SET_PHRASES = `
au revoir|à demain|à bientôt|à plus|à plus tard|à tout à l'heure|à tout de suite|à la prochaine|à ce soir|à lundi|à mardi|à mercredi
à jeudi|à vendredi|à samedi|à dimanche|à la semaine prochaine|à l'année prochaine|à un de ces jours|à jamais|à toujours
à table|à la soupe|à l'eau|à l'aide|à l'attaque|à l'assaut|au secours|au feu|au voleur|au loup|à boire|à manger|à l'abordage
à tes souhaits|à vos souhaits|à tes amours|à votre santé|à ta santé|à la tienne|à la vôtre|à vos marques|à vos ordres|à vos rangs
à la maison|à l'école|à la une|à la vie à la mort|à la bonne heure|à la folie|à la carte|à la mode|à la main|à la fois|à la fin
à pied|à cheval|à vélo|à moto|à genoux|à l'heure|à part|à moitié|à peu près|à mon avis|à ton avis|à votre avis|à mon tour|à ton tour
à quoi bon|à qui le tour|à qui la faute|à qui mieux mieux|à chacun son goût|à chacun son tour|à la guerre comme à la guerre
à suivre|à vendre|à louer|à volonté|à droite|à gauche|à l'envers|à l'endroit|à l'abri|à la ligne|à la rigueur|à propos|à point
au lit|au travail|au boulot|au dodo|au pas|au galop|au trot|au bain|au coin|au pied|au suivant|au plaisir|au fait|au contraire
au pire|au mieux|au moins|au hasard|au début|au fond|au large|au choix|au complet|au courant|au milieu|au bout du compte
au fur et à mesure|au jour le jour|au petit bonheur la chance|au clair de la lune
bon appétit|bon voyage|bon courage|bon anniversaire|bon vent|bon week-end|bon débarras|bon sang|bon retour|bon dimanche
bonne nuit|bonne année|bonne chance|bonne journée|bonne soirée|bonne route|bonne fête|bonnes fêtes|bonnes vacances|bonne continuation
bonne santé|bonne année bonne santé|joyeux noël|joyeux anniversaire|joyeuses pâques|joyeuses fêtes|meilleurs vœux|mes hommages
merci bien|merci beaucoup|merci mille fois|merci pour tout|merci à tous|mille mercis|grand merci|non merci|oui merci|de rien
il n'y a pas de quoi|pas de quoi|je vous en prie|je t'en prie|s'il te plaît|s'il vous plaît|avec plaisir|avec joie|volontiers
pas de panique|pas de problème|pas de souci|pas de chance|pas de bol|pas mal|pas du tout|pas encore|pas question|pas si vite|pas possible
pas grave|pas vrai|pas mal du tout|pas grand-chose|pas assez|pas tant que ça|pas à pas|pas moi|pas toi|pas d'accord|pas la peine
sans blague|sans façon|sans doute|sans cesse|sans faute|sans rancune|sans souci|sans fin|sans arrêt|sans plus|sans issue|sans interdit
en avant|en arrière|en route|en voiture|en garde|en place|en scène|en piste|en selle|en marche|en vacances|en forme|en panne
en retard|en avance|en effet|en fait|en vain|en bas|en haut|en face|en tout cas|en plus|en moins|en plein air|en plein jour|en cachette
en silence|en secret|en colère|en direct|en double|en douce|en famille|en travaux|en vente|en ville|en voie de disparition
en avant la musique|en un clin d'œil|en chair et en os|en long et en large|en fin de compte
par ici|par là|par terre|par cœur|par exemple|par hasard|par chance|par pitié|par conséquent|par ici la sortie|par ici la monnaie
de plus en plus|de moins en moins|de mieux en mieux|de mal en pis|de temps en temps|de près|de loin|de face|de travers|de bonne heure
de tout cœur|de haut en bas|de fil en aiguille|de toute façon|de toutes façons|d'accord|d'abord|d'ailleurs|d'habitude|d'un coup
de nouveau|de bouche à oreille|de long en large|de jour comme de nuit|de père en fils|de pied en cap
un peu|un par un|un pour tous|tous pour un|un pour tous tous pour un|une fois pour toutes|un point c'est tout|un de ces jours
deux par deux|trois fois rien|l'un après l'autre|l'un et l'autre|les uns et les autres|l'un ou l'autre|ni l'un ni l'autre|ni oui ni non
ni vu ni connu|ni plus ni moins|ni une ni deux|tôt ou tard|plus ou moins|tout ou rien|petit à petit|peu à peu|coup sur coup|face à face
côte à côte|dos à dos|nez à nez|tête à tête|mot à mot|goutte à goutte|jour et nuit|jour après jour|corps et âme|sain et sauf
oh là là|ah bon|ah oui|ah non|ah ça|ah ça ira|eh bien|eh oui|eh non|eh ben|oh non|oh oui|ben oui|ben non|mais oui|mais non|mais si
mais enfin|mais encore|mais bon|et alors|et après|et puis|et puis quoi|et puis voilà|et voilà|et hop|et moi|et toi|et vous|et lui
bah oui|bah non|ça alors|ça suffit|ça y est|ça ira|ça va de soi|ça tombe bien|tiens donc|tiens tiens|dis donc|dites donc|dis-moi tout
allons bon|allons donc|allons-y|allons enfants de la patrie|allez hop|allez zou|allez ouste|allez les bleus|voyons voir|voyons donc
c'est la vie|c'est tout|c'est ça|c'est pas grave|c'est pas la peine|c'est du gâteau|c'est pas de chance|c'est pas faux|n'est-ce pas
est-ce bien raisonnable|est-ce possible|est-ce tout|qu'importe|peu importe|n'importe|n'importe où|n'importe qui|n'importe quoi
n'importe comment|n'importe quand|advienne que pourra|coûte que coûte|vaille que vaille|soit dit en passant|ainsi soit-il
sauve qui peut|qui vive|qui sait|qui dort dîne|qui vivra verra|qui va là|qui l'eût cru|qui ne dit mot consent|qui se ressemble s'assemble
qui ne tente rien n'a rien|qui peut le plus peut le moins|qui sème le vent récolte la tempête|qui trop embrasse mal étreint
qui a bu boira|qui aime bien châtie bien|qui m'aime me suive|qui vole un œuf vole un bœuf|rira bien qui rira le dernier
mieux vaut tard que jamais|mieux vaut prévenir que guérir|mieux vaut être seul que mal accompagné|un tiens vaut mieux que deux tu l'auras
chacun son tour|chacun pour soi|chacun ses goûts|chacun chez soi|à chaque jour suffit sa peine|à bon chat bon rat|à bon entendeur salut
après la pluie le beau temps|loin des yeux loin du cœur|chose promise chose due|tel père tel fils|telle mère telle fille
tout est bien qui finit bien|le temps c'est de l'argent|tout vient à point à qui sait attendre|plus on est de fous plus on rit
rien ne sert de courir|il faut partir à point|pierre qui roule n'amasse pas mousse|pas de nouvelles bonnes nouvelles
chat échaudé craint l'eau froide|comme on fait son lit on se couche|aide-toi le ciel t'aidera|vouloir c'est pouvoir|noblesse oblige
œil pour œil dent pour dent|donnant donnant|jamais deux sans trois|les bons comptes font les bons amis|faute de grives on mange des merles
en avril ne te découvre pas d'un fil|en mai fais ce qu'il te plaît|noël au balcon pâques au tison|araignée du soir espoir
araignée du matin chagrin|abracadabra|il était temps|est pris qui croyait prendre|tant va la cruche à l'eau|tant pis|tant mieux
tant pis pour toi|tant pis pour moi|tant pis pour lui|tant mieux pour toi|tant mieux pour lui|tant que ça|trop c'est trop
trop tard|trop bien|trop bon|jamais de la vie|jamais plus|plus jamais|plus jamais ça|plus rien|plus personne|rien du tout|rien à faire
rien à voir|rien à dire|rien que toi|rien de neuf|rien de plus|quoi de neuf|quoi encore|quoi d'autre|qui d'autre|quoi que ce soit
qui que ce soit|où que ce soit|comme ci comme ça|comme ça|comme d'habitude|comme prévu|comme toujours|comme il faut|comme si de rien n'était
bien sûr|bien sûr que oui|bien sûr que non|bien entendu|bien fait|bien fait pour toi|bien joué|bien vu|bien dit|bien à vous|bien à toi
sûrement pas|certainement pas|surtout pas|peut-être pas|peut-être bien|pourquoi pas|pourquoi moi|comment ça|comment ça va|comment donc
combien de fois|depuis quand|jusqu'à quand|pour toujours|pour de vrai|pour de bon|pour rien|pour l'instant|pour moi|pour une fois
moi aussi|toi aussi|moi non plus|toi non plus|moi d'abord|après vous|après toi|entre nous|chez moi|sauf moi|t'inquiète|t'inquiète pas
t'en fais pas|te fais pas de bile|laisse tomber|fais dodo|vas-y|va-t'en|debout|debout là-dedans|haut les mains|bas les pattes
haut les cœurs|la barbe|la paix|la ferme|ta bouche|du calme|du balai|du vent|du nerf|du courage|feu à volonté|terre en vue
silence on tourne|en joue feu|prêt feu partez|à vos marques prêts partez|poisson d'avril|trêve de plaisanterie|vade retro|halte-là
place aux jeunes|place au théâtre|honneur aux dames|les femmes et les enfants d'abord|vive les vacances|vivement demain|vivement dimanche
vivement les vacances|gare à toi|gare à vous|bas les masques|chapeau bas|fin prêt|ciel mon mari|nom d'un chien|nom d'une pipe
mon dieu|grands dieux|dieu merci|dieu sait|grâce à dieu|grâce à toi|cela dit|cela va sans dire|soit|ainsi de suite|et ainsi de suite
il était une fois|les doigts dans le nez|le cœur sur la main|la tête la première|la main dans le sac|bras dessus bras dessous
sens dessus dessous|cul par-dessus tête|cartes sur table|bouche bée|bouche cousue|motus et bouche cousue|motus|métro boulot dodo
pile ou face|la bourse ou la vie|mort ou vif|trois petits tours et puis s'en vont|fluctuat nec mergitur
ce soir|ce matin|cette nuit|avant tout|après tout|après coup|sur-le-champ|sous peu|tout court
tout à coup|tout à fait|tout de suite|tout de même|tout à l'heure|tout droit|tout le temps|tout le monde|tout doux|tout doucement
tout beau tout neuf|tout compte fait|toujours pas|toujours plus|toujours plus haut|encore une fois|encore un peu|une fois de plus
vrai ou faux|oui ou non|oui bien sûr|oui mais non|non mais|non mais dis donc|non non|que oui|que non|si si|moi je sais|plus vite que ça
interdit de fumer|défense de fumer|défense d'entrer|défense d'afficher|entrée interdite|entrée libre|sens interdit|chien méchant
peinture fraîche|sortie de secours|attention à la marche|ouvert|fermé|hors de question|hors d'atteinte|hors service|hors sujet
aussitôt dit aussitôt fait|sitôt dit sitôt fait|aussi sec|d'une pierre deux coups|dormez bien|faites vos jeux|rien ne va plus
soit l'un soit l'autre|impossible n'est pas français|à cœur vaillant rien d'impossible|t'en va pas|c'est combien le kilo|sans jamais rien dire|en un mot|d'ici là|d'ici peu|d'un bond|d'un seul coup|à pas de loup|à dos d'âne|œil pour œil|mot pour mot|jour pour jour|un contre tous|seul contre tous
pas de bras pas de chocolat|la dernière fois|sans foi ni loi|tiens bon la barre|tous ensemble|tous en scène|tous en rang|tous à table|y a pire|il y a pire|il est né le divin enfant|sur le pont d'avignon|à qui le tour|il n'en est pas question|chien qui aboie ne mord pas|à poings fermés|pierre feuille ciseaux|hop là|mesdames et messieurs|et avec ça|la parole est d'argent et le silence est d'or|il en est question
il court il court le furet|il pleut il mouille|ainsi font font font|c'est chacun son tour|c'est à qui le tour|un aller et retour
laisse béton|laisse pisser|autant que possible|autant que je sache|dès que possible|sitôt dit|ça va pas la tête|ça va pas non|demain est un autre jour
les jeux sont faits|les carottes sont cuites|vogue la galère|minute papillon|tchin tchin|santé|la suite au prochain numéro
`;

export const SET_PHRASE_RULES = SET_PHRASES.split(/[\n|]/)
  .filter(Boolean)
  .map((phrase) => `SetPhrase = ${literals(phrase)}`)
  .join('\n');

/** « va-t'en » is « 'va' '-t' 'en' ». */
function literals(phrase: string): string {
  const pieces = phrase.match(/week-end|grand-chose|peut-être|avant-hier|là-dedans|sur-le-champ|par-dessus|-?[^\s'-]+/gu) ?? [];
  return pieces.map((piece) => `'${piece}'`).join(' ');
}
