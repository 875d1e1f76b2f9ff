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
araignée du matin chagrin|abracadabra|tout ce qui brille n'est pas or|le corbeau et le renard|la cigale et la fourmi|le loup et l'agneau|le lièvre et la tortue|le lion et le rat|la belle et la bête|le rouge et le noir
le chêne et le roseau|le renard et la cigogne|le rat de ville et le rat des champs|le vieil homme et la mer|la belle et le clochard|autant en emporte le vent|jeux de main jeux de vilain|entre deux chaises|en route mauvaise troupe|jusqu'à ce que mort s'ensuive|il était temps|est pris qui croyait prendre|tant va la cruche à l'eau|tant pis|tant mieux
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
pas touche|pas vu pas pris|plus de peur que de mal|mais voyons|mais non voyons|n'ayez crainte|n'aie crainte|il s'en est fallu de peu|ça sonne occupé
j'en ai ras le bol|il en a plein le dos|j'en ai plein le dos|y en a marre|ça caille|ça gaze|ça roule|ça boume|ça baigne|ça marche|ça craint
à père avare fils prodigue|à quelque chose malheur est bon|abondance de biens ne nuit pas|bien mal acquis ne profite jamais
charité bien ordonnée commence par soi-même|chassez le naturel il revient au galop|contre mauvaise fortune bon cœur|comme on se retrouve
les paroles s'envolent les écrits restent|l'homme propose et dieu dispose|loin des yeux près du cœur|morte la bête mort le venin
nécessité fait loi|nul n'est prophète en son pays|nul n'est censé ignorer la loi|on n'est jamais mieux servi que par soi-même
paris ne s'est pas fait en un jour|rome ne s'est pas faite en un jour|pauvreté n'est pas vice|péché avoué est à moitié pardonné
plaie d'argent n'est pas mortelle|quand le vin est tiré il faut le boire|tel est pris qui croyait prendre|tel qui rit vendredi dimanche pleurera
tout nouveau tout beau|toute peine mérite salaire|ventre affamé n'a pas d'oreilles|un clou chasse l'autre|un homme averti en vaut deux
une de perdue dix de retrouvées|un de perdu dix de retrouvés|ce que femme veut dieu le veut|cœur qui soupire n'a pas ce qu'il désire
comparaison n'est pas raison|deux avis valent mieux qu'un|d'une pierre deux coups|donner c'est donner reprendre c'est voler
erreur n'est pas compte|fais ce que dois advienne que pourra|fontaine je ne boirai pas de ton eau|heureux au jeu malheureux en amour
il vaut mieux être seul que mal accompagné|il n'y a pas péril en la demeure|jeu de mains jeu de vilains|la critique est aisée mais l'art est difficile
le jeu n'en vaut pas la chandelle|le mieux est l'ennemi du bien|les loups ne se mangent pas entre eux|mauvaise herbe croît toujours
l'oisiveté est mère de tous les vices|la méfiance est mère de sûreté|prudence est mère de sûreté|oignez vilain il vous poindra
point de nouvelles bonnes nouvelles|pour vivre heureux vivons cachés|qui s'y frotte s'y pique|qui va à la chasse perd sa place
qui casse paie|qui cherche trouve|qui donne aux pauvres prête à dieu|qui n'entend qu'une cloche n'entend qu'un son|qui paie ses dettes s'enrichit
qui s'excuse s'accuse|qui se sent morveux se mouche|qui veut la fin veut les moyens|qui veut noyer son chien l'accuse de la rage
qui veut voyager loin ménage sa monture|qui terre a guerre a|si jeunesse savait si vieillesse pouvait|sitôt pris sitôt pendu|tel maître tel valet
tout flatteur vit aux dépens de celui qui l'écoute|tout passe tout casse tout lasse|trop poli pour être honnête|chien hargneux a toujours l'oreille déchirée
un malheur n'arrive jamais seul|un prêté pour un rendu|vider son sac|vouloir le beurre et l'argent du beurre|faire d'une pierre deux coups
faute avouée est à moitié pardonnée|faute de mieux|faute de temps|santé bonheur|meilleurs vœux de bonheur|tous mes vœux|tous nos vœux
toutes mes félicitations|toutes mes excuses|toutes mes condoléances|mille excuses|mille pardons|dieu soit loué|dieu vous bénisse|dieu m'en garde
à dieu ne plaise|que dieu te garde|le diable m'emporte|qu'on se le dise|qu'à cela ne tienne|peu s'en faut|tant s'en faut|loin de là
loin de moi cette idée|et pour cause|et comment|et encore|et patati et patata|et tout et tout|et tutti quanti|et patatras|et vlan
ni fait ni à faire|ni chaud ni froid|sain et sauf|saine et sauve|blanc bonnet et bonnet blanc|bel et bien|bon an mal an|bon gré mal gré
ric-rac|un point c'est tout|ça ou rien|tout ça pour ça|tout ça pour rien|c'est kif-kif|c'est du pareil au même|c'est bonnet blanc et blanc bonnet
au nom de la loi|au nom du père|au clair de lune|au bal masqué|au bout du rouleau|aux quatre coins du monde|aux grands maux les grands remèdes
aux innocents les mains pleines|aux petits oignons|à la claire fontaine|à la queue leu leu|à nos amours|à nous la liberté|à chaud|à froid
allez au lit|allez au travail|allez file|allez viens|en voilà une idée|en voilà assez|en voilà des manières|à d'autres|à force|à vous de jouer
promis juré|promis juré craché|croix de bois croix de fer si je mens je vais en enfer|croisons les doigts|touchons du bois|tope là|topez là
un deux trois soleil|un deux trois nous irons au bois|am stram gram|il était un petit navire|savez-vous planter les choux
promenons-nous dans les bois|dansons la capucine|gentil coquelicot|frère jacques dormez-vous|une souris verte|ah vous dirai-je maman
aussitôt dit aussitôt fait|sitôt dit sitôt fait|aussi sec|d'une pierre deux coups|dormez bien|faites vos jeux|rien ne va plus
soit l'un soit l'autre|impossible n'est pas français|à cœur vaillant rien d'impossible|t'en va pas|c'est combien le kilo|sans jamais rien dire|en un mot|d'ici là|d'ici peu|d'un bond|d'un seul coup|à pas de loup|à dos d'âne|œil pour œil|mot pour mot|jour pour jour|un contre tous|seul contre tous
pas de bras pas de chocolat|la dernière fois|sans foi ni loi|tiens bon la barre|tous ensemble|tous en scène|tous en rang|tous à table|y a pire|il y a pire|il est né le divin enfant|sur le pont d'avignon|à qui le tour|il n'en est pas question|chien qui aboie ne mord pas|à poings fermés|pierre feuille ciseaux|hop là|mesdames et messieurs|et avec ça|la parole est d'argent et le silence est d'or|il en est question
il court il court le furet|il pleut il mouille|ainsi font font font|c'est chacun son tour|c'est à qui le tour|un aller et retour
laisse béton|laisse pisser|autant que possible|autant que je sache|dès que possible|sitôt dit|ça va pas la tête|ça va pas non|demain est un autre jour
de temps à autre|aux armes|aux abris|bien le bonjour|à la une à la deux|vienne qui voudra|les jeux sont faits|les carottes sont cuites|vogue la galère|minute papillon|tchin tchin|être ou ne pas être|tu l'as dit bouffi|c'est parti mon kiki|il n'est pire sourd que celui qui ne veut pas entendre|il faut que jeunesse se passe|ventre affamé n'a point d'oreilles
dans tes rêves|dans mes bras|dans la joie et la bonne humeur|dans le doute|dans la même barque|dans le mille|sous la pluie|sous les étoiles
sous le sapin|sur un coup de tête|sur le bout des doigts|sur les chapeaux de roues|avec un peu de chance|avec le temps|avec le sourire|avec des si
par beau temps|par tous les saints|par la force des choses|par-dessus bord|contre toute attente|entre amis|entre deux portes|entre la vie et la mort
entre quatre murs|vers la lumière|après l'orage|après la pluie|sauf erreur|de-ci de-là|par-ci par-là|de nos jours|de toutes les couleurs|de haut niveau
de tout|de toi à moi|de la part de papa|du bon côté|du mauvais côté|soir et matin|matin et soir|été comme hiver|à mi-chemin|à deux|à trois|en deux mots
en moins de deux|en un éclair|en attendant|en attendant mieux|dans l'autre sens|dans le vent|dans le bon sens|dans les nuages|sur la bonne voie
sous tes yeux|sous nos yeux|sur le moment|avec modération|à contre-courant|par monts et par vaux|en vie|en deçà|souvent femme varie|fais ce que je dis pas ce que je fais|aide-toi et le ciel t'aidera|à vaincre sans péril on triomphe sans gloire
à malin malin et demi|à tout seigneur tout honneur|autres temps autres mœurs|après moi le déluge|les chiens aboient la caravane passe
le chat parti les souris dansent|mieux vaut un petit chez soi qu'un grand chez les autres|plus fait douceur que violence
tant va la cruche à l'eau qu'à la fin elle se casse|tout travail mérite salaire|une fois n'est pas coutume|liberté égalité fraternité
sésame ouvre-toi|élémentaire mon cher watson|à la casserole|à l'aise|un de chute|hors jeu|échec et mat|touché coulé|avec grand plaisir
de même|et mon œil|deux poids deux mesures|tout feu tout flamme|tout sucre tout miel|corps et biens|à feu et à sang|de but en blanc
de mal en pis|bon pied bon œil|main basse sur la ville|chose curieuse|chose étrange|chose rare|contre vents et marées|sans queue ni tête
sans tambour ni trompette|sans foi ni loi|à la vie à la mort|ni queue ni tête|à tort et à raison|envers et contre tout|par monts et par vaux
à cor et à cri|au doigt et à l'œil|au four et au moulin|corps à corps|d'égal à égal|de gré ou de force|de près ou de loin
de la tête aux pieds|mi-chemin|contre-courant|de-ci|de-là|par-ci|par-là|entre chien et loup|entre la poire et le fromage|faute de preuves|gagnant gagnant|mine de rien
ni chair ni poisson|œil au beurre noir|pas plus haut que trois pommes|pour le meilleur et pour le pire|rien à signaler|rien ne va
sans peur et sans reproche|santé et bonheur|tambour battant|tel quel|telle quelle|tout cuit|toutes voiles dehors|ventre à terre
vite fait bien fait|plein les yeux|plein la vue|plein gaz|à plein temps|à plein tube|aux anges|au septième ciel|aux petits soins
dans de beaux draps|dans la lune|sous le choc|sur un pied d'égalité|sur le qui-vive|à bout|à bas|en haut lieu|hors pair|hors norme
bas les armes|haut la main|les quatre fers en l'air|la bouche en cœur|la bouche pleine|les mains vides|les yeux fermés|la peur au ventre
un pied dans la tombe|un coup pour rien|un verre de trop|un mot de trop|un homme à la mer|une fois par jour|un bon bol d'air|la classe|la honte|la poisse|la totale
à la bonne franquette|à bon port|à tantôt|satisfait ou remboursé|tu l'as échappé belle|je l'ai échappé belle|on l'a échappé belle|il l'a échappé belle|elle l'a échappé belle|comme quoi|tant qu'à faire|plutôt deux fois qu'une|pas folle la guêpe|en avant toute|chapeau l'artiste|sans commentaire|à deux doigts|santé|la suite au prochain numéro
`;

export const SET_PHRASE_RULES = `SetPhrase = ${SET_PHRASES.split(/[\n|]/).filter(Boolean).map(literals).join(' | ')}`;

/** « va-t'en » is « 'va' '-t' 'en' ». */
export function literals(phrase: string): string {
  const pieces =
    phrase.match(
      /week-end|tire-d'aile|qui-vive|grand-chose|mi-voix|tue-tête|kif-kif|ric-rac|sang-froid|là-bas|peut-être|avant-hier|là-dedans|sur-le-champ|par-dessus|-?[^\s'-]+/gu,
    ) ?? [];
  return pieces.map((piece) => `'${piece}'`).join(' ');
}
